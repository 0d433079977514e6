### The form for a new game.

new-title = A new game
new-lead = Everything is set for a good game: change what you like and begin.
new-variant = Which game
new-mode = How the Earls stand together
new-king = The King's strength
new-king-guard = Royal Infantry: { $number }

new-seats = Who plays
new-number = Earls
new-who = At this seat
new-who-me = Me
new-who-friend = A friend here
new-who-guest = A friend on another device
new-guest-sentence = The seat stays open until your friend takes it with your link, with a name and a deck of their own.
new-bots = Bots
new-who-bot = Bot: { $level }
new-name = Name (optional)
new-friends = Friends here play on this screen: a curtain hides each Hand from the others. Friends on other devices get a link.

new-deck = Deck
new-deck-usual = The usual one: { $deck }
new-deck-book = Choose one for me
new-deck-book-text = A ready deck that suits this game, drawn by chance. You will find out as you play.
new-deck-look = See this deck
new-decks-own = Your decks
new-decks-suited = Suit this game
new-decks-other = Other ready decks
new-decks-late = With these options decks are picked at the table, before the first turn.
new-builder = Build a deck of your own

new-options = Options
new-options-text = for those who know the game
new-points = Points for each Earl
# Where the option's own sentence speaks of the command line.
new-option-tournament = Two turns without Attack, Treachery or Intrigue, and two Towers to start with. Made for a series.
new-series = Play
new-series-of = { $number ->
    [1] one game
   *[other] best of { $number }
}
new-series-text = Whoever wins a game keeps the deck; the others may change theirs. Whoever first has 2 wins (of 5 games, 3) takes the series; with three or more Earls it goes on until somebody has them.

# Why something cannot be chosen here.
new-refused-together-banquet = Elsewhere it would make the King harmless.
new-refused-together-neighbors = Not in Rebellion: the Earls attack only the King, and he is not everybody's neighbour.
new-refused-together-state-already = This game has it already.
new-refused-together-state-never = Not here: the King holds the King card until the game is over.
new-refused-together-house = Not alone: cards in common need several decks.
new-refused-series-variant = A series needs games that one Earl wins: the base game, Great Heathen Army or semi-cooperative Rebellion.
new-refused-series-late = No series where decks are picked at the table: leave out that option.

new-update = Update
new-update-variant = Show this game
new-update-seats = Show these seats
new-earls = { $number ->
    [one] one Earl
   *[other] { $number } Earls
}
new-begin = Begin
