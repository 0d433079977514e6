### The table in a terminal: labels, prompts, help and what it says.

## Beginning and end

terminal-title = regni
terminal-seats = At the table: { $earls }.
terminal-the-king = The King plays by himself; in a typed move he is king, or { $colour }.
terminal-bots = Played by a bot: { $earls } ({ $bot }). { $sentence }
terminal-thinking = { $earl } is thinking ...
terminal-you-are = You are { $earl }. Type ? at any time for help.
terminal-commitment = The deal is fixed. The hash of its seed, to be checked at the end:
terminal-taken-up = The game goes on after { $number ->
    [one] { $number } move
   *[other] { $number } moves
}.
terminal-over = The game is over
terminal-won = You have won.
terminal-lost-game = You have lost.
terminal-no-winner = Nobody has won.
terminal-rounds = The game lasted { $number ->
    [one] { $number } round
   *[other] { $number } rounds
}.
terminal-won-together = You have won, together with others.
terminal-summers = The campaign lasted { $number ->
    [one] { $number } Summer
   *[other] { $number } Summers
}.
terminal-series = Game { $number }, { $needed } wins take the series · { $wins }
terminal-series-deck = Your deck: { $deck }. Press Enter to keep it for the next game, or type another of { $size } cards, deck castle 3 land 4 ..., or a ready one: deck lords
terminal-series-over = The series is over
terminal-series-won = { $earl } has won the series with { $wins ->
    [one] { $wins } game
   *[other] { $wins } games
}.
terminal-record = The record is in:
terminal-seed = The seed was { $seed }. Its hash, as shown at the start:

## Earls

terminal-you = { $earl }, you
terminal-king = ♔ King
terminal-archbishop = Archbishop
terminal-hand = Hand { $number }
terminal-deck = Deck { $number }
terminal-towers = Towers { $number }
terminal-mind = Mind { $number }
terminal-guard = Royal Infantry { $number }
terminal-to-spend = { $number } to spend
terminal-votes = Votes { $number }
terminal-off-table = off the table: no Fief
terminal-king-fallen = The King has fallen.
terminal-fief = Fief { $number }
terminal-no-lord = no Lord
terminal-abbot = Monk (Abbot)
terminal-mercenary-with = { $number } with { $garrison }
terminal-mercenary-alone = { $number } alone
terminal-none = none
terminal-nobody = nobody
terminal-levy = levy { $number }
terminal-label-hand = Hand
terminal-label-towers = Towers
terminal-label-pool = Pool
terminal-label-mercenaries = Mercenaries
terminal-label-royal = Royal Army
terminal-label-banners = Banners
terminal-label-discards = Discards
terminal-label-cubes = Cubes in the bag
terminal-label-emissaries = Emissaries
terminal-label-mind = Mind discard pile
terminal-label-legacy = Legacy
terminal-out-conquest = Out of the game: the last Fief fell by force of arms.
terminal-out-vikings = Out of the game: the Vikings razed the last Fief.
terminal-out-treachery = Out of the game: the last Fief was lost to Treachery.
terminal-out-old_age = Out of the game: died of old age.
terminal-out-concession = Out of the game: conceded.

## The middle of the table

terminal-vikings = Vikings and table
terminal-label-game = Game
terminal-summer = Summer { $number }
terminal-round = round { $number }
terminal-label-danelaw = Danelaw
terminal-label-countdown = Countdown
terminal-label-common = Common cards
terminal-label-markers = Vikings
terminal-markers = { $out } of { $whole } Viking markers advanced
terminal-white-forward = white marker forward
terminal-white-back = white marker back
terminal-label-host = Viking host
terminal-host-beaten = beaten for now
terminal-force = force { $number }
terminal-label-bag = Bag
terminal-label-king = King
terminal-king-free = the card is free
terminal-king-gone = the card has left the game
terminal-label-church = Church
terminal-label-decks = Decks
terminal-deck-army = Army { $number }
terminal-deck-viking = Viking { $number }
terminal-deck-battle = Battle { $number }
terminal-deck-joust = Joust { $number }

## Battle and Joust

terminal-mode-storm = Attack on the Towers
terminal-mode-raid = Raid
terminal-mode-siege = Siege
terminal-label-attack = Attack
terminal-label-defence = Defence
terminal-label-target = Target
terminal-label-battle-card = Battle card
terminal-nothing-fielded = no cards sent
terminal-unit-pool = { $card }
terminal-unit-royal = { $card } (Royal Army)
terminal-unit-hand = { $card } (from Hand)
terminal-unit-lord = { $card } (Lord)
terminal-unit-mercenary = { $card }
terminal-unit-garrison = { $card } (garrison)
terminal-unit-crown = { $card }
terminal-unit-host = { $card }
terminal-unit-guard = Royal Infantry
terminal-towers-stand = { $number ->
    [0] no Towers
    [one] { $number } Tower
   *[other] { $number } Towers
}
terminal-target-siege = { $fief }, falls to { $number } past the Towers
terminal-target-raid = { $fief }: { $cards }
terminal-joust = Joust
terminal-stake = staked { $card }
terminal-no-lances = no Joust cards yet
terminal-lances = { $number ->
    [0] no Joust cards yet
    [one] { $number } Joust card
   *[other] { $number } Joust cards
}
terminal-champions = { $number ->
    [one] { $number } Champion played
   *[other] { $number } Champions played
}

## Votes and decks
terminal-vote = Vote for Winter
terminal-label-for = For
terminal-label-against = Against
terminal-label-to-vote = Still to vote
terminal-picking = Your deck
terminal-picking-common = The common cards of all decks
terminal-label-picked = Picked
terminal-label-left = Left to pick
terminal-label-wanted = Your last deck

## The list of moves. A row says what to do, its options say with what.

terminal-turn-open = You still have your Action. Drawing ends your turn.
terminal-turn-used = You have used your Action. Drawing ends your turn.
terminal-folded = { $first } to { $last }: type “{ $word }” to see these { $number }
terminal-hint = Type a number, or a move such as “siege red 1”. Type ? for help.
terminal-hint-attack = Type a number, or a move such as “siege red 1”. Type odds for the chances of attacks, ? for help.
terminal-hint-pick = Type a number, several separated by semicolons, or many cards at once: deck castle 3 land 4. Type undo to undo.
terminal-at-once = In one go
terminal-label-dire = Deadly
terminal-label-bad = Danger
terminal-label-hope = Good
terminal-label-plain = Note
terminal-sure = Type it again, or yes. Anything else leaves it.
terminal-only-choice = Your only choice: { $move }.

## Answers

terminal-empty = Type a number of the list, a move, or ? for help.
terminal-unknown = “{ $typed }” is no move or command; type ? for help.
terminal-not-now = “{ $typed }” cannot be used here; type ? for help.
terminal-no-number = There is no number { $number } in the list; it goes from 0 to { $last }.
terminal-no-number-zero = There is no number { $number } in the list; it goes from 1 to { $last }.
terminal-why-not = “{ $move }” is not allowed now, by rule { $rule }:
terminal-why-what = Say which move: why siege red 1, or why 3. Why the bots moved as they did: reason.
terminal-reason = { $move }. { $reason }
terminal-no-reason = Since your last turn no bot has moved for a reason that everybody may know.
terminal-no-attack = There is no such attack to declare now. odds alone tells of all, odds 3 or odds siege red 1 of one.
terminal-your-hand = Your Hand
terminal-since = Since your last move
terminal-nothing-since = Nothing has happened yet.
terminal-legal = “{ $move }” is allowed now.
terminal-undone = Undone: { $move }.
error-terminal-deck-card = { $card }: { $most } at most can be in this deck.
error-terminal-deck-size = These are { $number } cards, and { $left ->
    [one] { $left } is left to pick
   *[other] { $left } are left to pick
}. Nothing was picked.
terminal-concede-sure = Do you really concede? This cannot be undone. Type it once more to concede.
terminal-watching = You are out; the others play on. Enter: one more round. finish: to the end.
terminal-watching-unknown = “{ $typed }” cannot be used here. Press Enter for one more round, or type finish or quit.

## Keeping

terminal-saved = Saved, hidden cards included, in:
terminal-save-where = Say where: save FILE.
terminal-kept = The game is saved. To continue it:
terminal-not-kept = The game cannot be saved as it goes on: { $problem } Type save FILE to save it elsewhere.
terminal-quit-unsaved = The game is not saved: { $problem } Type save FILE to save it elsewhere, or quit once more to lose it.
terminal-lost = The game could not be saved: { $problem }
terminal-gone = You leave the table. This game was not saved.
error-terminal-file-exists = there is a file of this name already, and it stays as it is. Choose another name.

## Commands: all words for each, apart by commas

terminal-command-help = help
terminal-command-situation = situation
terminal-command-standing = standing, standings
terminal-command-odds = odds
terminal-command-why = why
terminal-command-reason = reason, reasons
terminal-command-undo = undo
terminal-command-moves = moves
terminal-command-table = table
terminal-command-deck = deck
terminal-command-campaign = campaign
terminal-command-log = log
terminal-command-rules = rules
terminal-command-save = save
terminal-command-quit = quit, exit
terminal-command-concede = concede
terminal-command-finish = finish
terminal-command-yes = yes, y

## Letters for the commands that are used most. They count in this language only.

terminal-letter-help = h
terminal-letter-situation = s
terminal-letter-standing = e
terminal-letter-odds = o
terminal-letter-undo = u
terminal-letter-moves = m
terminal-letter-table = t
terminal-letter-log = l

## Help

terminal-help-number = 3
terminal-help-number-text = Play the move of that number. 0 always ends or declines: end the turn, send no more cards, say no.
terminal-help-move = siege red 1
terminal-help-move-text = A move in its notation. Fiefs and Mercenaries count from 1. Several at once: field pool knight; field pool infantry; done
terminal-help-help = ? treachery
terminal-help-help-text = Explain a card, a rule (? B6.7), a section (? B6), a setting, or an Earl with the discards (? red).
terminal-help-situation = situation
terminal-help-situation-text = Read the situation: dangers and the goal, your Hand, each Earl in a line, and what happened since your last move.
terminal-help-standing = standing
terminal-help-standing-text = Say how near everyone is to winning, from what lies open.
terminal-help-odds = odds siege red 1
terminal-help-odds-text = Say what an attack takes, your most, and the chance; also odds 3. odds alone tells of all attacks.
terminal-help-why = why siege red 1
terminal-help-why-text = Say which rule forbids a move now, or that it is allowed.
terminal-help-reason = reason
terminal-help-reason-text = Say why the bots made their last moves, where that tells nothing hidden.
terminal-help-undo = undo
terminal-help-undo-text = Undo your last move, if it showed nothing hidden and left nothing to chance.
terminal-help-moves = moves
terminal-help-moves-text = List all moves in full.
terminal-help-table = table
terminal-help-table-text = Show the whole table again.
terminal-help-deck = deck castle 3 land 4
terminal-help-deck-text = While a deck is picked: take these cards at once, a whole deck or a part of it. deck alone shows how it stands. deck lords takes a ready deck (regni decks).
terminal-help-campaign = campaign
terminal-help-campaign-text = In Wessex: the Summers so far, with votes, crowns and Legacy points.
terminal-help-log = log
terminal-help-log-text = Tell again what happened last; log 100 goes further back, log all to the beginning.
terminal-help-rules = rules
terminal-help-rules-text = The contents of the rules, and what this game's ruleset changes.
terminal-help-save = save FILE
terminal-help-save-text = Save a copy of the game in a file. It is saved after every move anyway.
terminal-help-quit = quit
terminal-help-quit-text = Leave the table. The game is saved, and you can continue it.
terminal-help-concede = concede
terminal-help-concede-text = Give up the game.
terminal-help-finish = finish
terminal-help-finish-text = Once you are out: let the others play to the end.
terminal-help-yes = yes
terminal-help-yes-text = Make a move that ends it for you, after you were asked. Typing the move again does the same.
terminal-help-letters = Letters for these: { $letters }.
terminal-help-foot = Commands may be typed in English or Spanish.
terminal-help-unknown = Nothing is called “{ $topic }”. Ask for a card, a rule such as B6.7, a setting or an Earl; rules lists the sections.
terminal-help-unknown-near = Nothing is called “{ $topic }”. Did you mean “{ $near }”?
terminal-no-rule = There is no rule { $rule }. The sections go from { $first } to { $last }; rules lists them.
terminal-strength = strength { $number }
terminal-assumed-fixed = [{ $tag }] Part of this rule is assumed, and no setting changes it.
terminal-changed = changed in this game
terminal-rules-changed = This game's ruleset changes:
terminal-rules-default = This game plays by the default ruleset.
terminal-rules-foot = ? B6 reads a section, ? B6.7 a rule.
