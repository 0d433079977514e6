# Decks against decks.
lab-bots = who plays, in every seat: { $names }
lab-decks-help = every ready deck against every other, a deck of yours against them, or a search for a better one
lab-decks-example = Examples: regni lab decks --out decks; regni lab decks --deck lords --variant wessex; regni lab decks --evolve --deck my_deck.toml --field steady,rush,lords
lab-decks-deck = measure this deck against the ready ones, or start the search from it: a ready deck's name, a file, or its cards as in "castle 3, land 4, prince 2 ..."
lab-decks-field = against whom: all ready decks, suited for those that suit the game, or names; all if not given
lab-decks-evolve = search for a deck that does better against the field
lab-decks-generations = length of the search; { $number } generations if not given
lab-decks-seats = number of Earls; 2, or the fewest that a variant has, if not given
lab-decks-title = The decks
lab-decks-about = { $contest }, bots: { $bot }. { $games ->
    [one] One game
   *[other] { $games } games
 } for each pair, seed { $seed }. The intervals hold the true value 95 times out of 100.
lab-decks-about-king = { $contest }, bots: { $bot }. { $games ->
    [one] One game
   *[other] { $games } games
 } with each deck, all on the same deals, seed { $seed }. The intervals hold the true value 95 times out of 100.
lab-decks-note = Each deal is played twice. In one game the first deck is in one seat and the second in all others, in the other it is turned round. A deck gets what its seats win and half of what no Earl wins: 50 % is even.
lab-decks-note-king = Here the Earls win together, so decks do not meet: all Earls bring the same one, and what counts is how often they beat the King.
lab-decks-column = Deck
lab-decks-name = --deck
lab-decks-rate = win rate
lab-decks-prey = best against
lab-decks-hunter = worst against
lab-decks-standings = All decks, best first
lab-decks-matrix = How often the deck at the side beats the one above, in %
lab-decks-margin = The columns are the decks in the same order. The 95 % intervals reach { $margin } points at most to both sides; all are in pairs.csv of --out, and in --json.
lab-decks-rivals = Against each deck of the field
lab-decks-rival = Against
lab-decks-whole = the whole field
lab-decks-king = the King
lab-decks-yours = your deck
lab-decks-start = start
lab-decks-found = found
lab-decks-check = Checked on fresh deals
lab-decks-cards = What was found, card by card
lab-decks-card = Card
lab-decks-change = change
lab-decks-course = The course of the search
lab-decks-generation = generation
lab-decks-best = best deck so far
lab-decks-games = its games
lab-decks-young = mean of the young
lab-decks-swapped = cards swapped since the start
lab-decks-fresh = check
lab-decks-verdict = Found, starting from { $start }: --deck "{ $deck }"
lab-decks-verdict-same = Nothing better was found than { $start }: --deck "{ $deck }"
lab-decks-axis = win rate, with its 95 % interval
lab-decks-axis-king = games won against the King, with their 95 % interval
lab-decks-plot-matrix = How often the deck at the side beats the one above, in %; 95 % intervals reach { $margin } points at most to both sides
lab-decks-plot-decks = Win rates over all games
lab-decks-plot-rivals = Win rates against each deck of the field
lab-decks-plot-course = The search for a better deck
error-lab-decks-late = With legacy or house-divided decks are picked at the table, so there is nothing to compare. Leave that option out.
error-lab-decks-one = One deck alone has nobody to play against. Name at least two, as in --field steady,rush, or give a --deck.
