# The command line.
cli-description = An open digital table for the card game Ortus Regni. A fan project, not affiliated with the publisher.
cli-example = Example: regni play --terminal
cli-command = command
cli-lang = the language, en or es
cli-version = regni { $version }, engine: { $kind }
engine-compiled = compiled
engine-plain = plain Python
option-ruleset = a TOML file with other settings; it may name a variant and mode
option-json = print the figures as JSON
option-variant = which game: base if not given
option-mode = how Rebellion is played; if not given, solo for one Earl and coop for more
option-seats = number of Earls ({ $number } if not given, 1 in solo Rebellion)
option-option = play with an option; may be given several times: { $names }. legacy=2 and legacy=3 give more points. See regni variants
option-king = the King's strength in Rebellion: printed if not given
option-named-banquet = Banquet for the King
error-option-unknown = There is no option "{ $option }". Did you mean "{ $near }"? All options: regni variants
error-option-no-number = The option "{ $option }" takes no number. Only legacy does, as in legacy=2.
error-option-clash = "{ $option }" and "{ $other }" want different values of { $setting }. Leave one of them out.
error-option-against = "{ $option }" wants another value of { $setting } than the ruleset, which has { $value }. Leave out one of the two.
error-option-file = { $option } was asked for, and the file says { $setting } = { $value }. Leave out one of the two.
error-option-king = --king is for Rebellion only. Add --variant rebellion, or leave it out.
error-option-range = { $option } must be from { $low } to { $high }, not { $value }.
error-command-unknown = There is no command "{ $command }". Did you mean "{ $near }"? All of them: { $help }
error-rules-topic = Nothing in the rules is called "{ $topic }". Did you mean "{ $near }"? All sections: regni rules

simulate-help = play many games of bots and report
simulate-example = Examples: regni simulate --seats 3 --games 1000 --seed 7 --json; regni simulate --variant rebellion --mode coop --seats 2 --bots steward --games 200
simulate-seats = number of Earls, 2 to 6
simulate-games = number of games
simulate-seed = a word or number; the same one gives the same games
simulate-decks = what every Earl plays: a deck drawn blindly, the steady one, or one of the book that suits the game, as bots choose theirs
simulate-workers = number of processes; all cores if not given
simulate-bots = who plays: { $names }; one for all, or one for each seat in order, as in steward,random. Random bots play thousands of games a second, those that think ahead far fewer
simulate-winner = Winner
simulate-vikings = the Vikings
simulate-king = the King
simulate-nobody = nobody
simulate-summers = Summers
simulate-rounds-last = Rounds of the last Summer
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
 } of { $seats ->
    [one] one Earl
   *[other] { $seats } Earls
 }, bots: { $bots }, seed { $seed }
simulate-ending = Ending
simulate-number = Games
simulate-share = Share
simulate-wins = Wins
simulate-mean = Mean
simulate-p50 = Median
simulate-p95 = 95 %
simulate-rounds = Rounds
simulate-decisions = Decisions
simulate-speed = { $seconds } s, { $rate } decisions a second

# The variants and the options.
variants-help = which games there are, and the options that go with them
variants-example = Examples: regni variants; regni variants rebellion; regni variants legacy
variants-name = NAME
variants-name-help = a variant or an option, to read more about it
variants-all = Variants (--variant NAME)
variants-options = Options (--option NAME)
variants-modes = Modes (--mode NAME)
variants-kings = The King's strength (--king NAME)
variants-king = Royal Infantry: { $formula }, where N is the number of Earls
variants-settings = Settings
variants-sets = What it sets
variants-goes-with = It goes with
variants-yes = yes
variants-on = It is part of this game.
variants-not-in = (Not in { $modes }.)
variants-players = { $low } to { $high } Earls
variants-alone = one Earl
variants-number = It may be given a number, { $low } to { $high }: --option { $option }={ $high }
variants-more = Read more with: regni variants wessex, regni variants tournament. The rules: regni rules
variants-rules = All settings: regni rules --settings. The rules: regni rules { $letter }1 and on. Play it: regni play --terminal --variant { $variant }
error-variants-unknown = There is no variant or option "{ $name }". Did you mean "{ $near }"? All of them: regni variants
variant-base = The base game
variant-base-text = Every Earl plays alone: the last one with a Fief wins.
variant-heathen = Great Heathen Army
variant-heathen-text = Nobody is eliminated. Once the Vikings arrive their clock runs again, and at its end the King, the Archbishop, both, or the Vikings win.
variant-wessex = Wessex
variant-wessex-text = A campaign: Summers of play are joined by Winters that the Earls vote for, in which Legacy points are earned and spent and new decks are picked, until the Danelaw.
variant-rebellion = Rebellion
variant-rebellion-text = The Earls rise against a King whom nobody plays: the cards of his Mind say what he does.
mode-solo = solo
mode-solo-text = You alone against the King. When he falls, you have won.
mode-coop = cooperative
mode-coop-text = The Earls win together when the King falls.
mode-semi = semi-cooperative
mode-semi-text = When the King falls, the Earls fight each other until one is left.
king-printed = printed King
king-strong = strong King
king-relentless = relentless King
option-text-mulligan = Before play each Earl may change the opening Hand once.
option-text-tournament = Two turns without Attack, Treachery or Intrigue, and two Towers to start with. Played as a best of 3 or 5 with --best-of.
option-text-legacy = Each Earl spends 1, 2 or 3 Legacy points before the game, then picks a deck.
option-text-state-and-church = Whoever begins a turn with King card and Cathedral wins.
option-text-captains = A Mercenary may have a garrison of any size.
option-text-resourceful = As an Action, discard two cards from Hand to take any card from the tray.
option-text-neighbors = You may attack only the next Earl to your left.
option-text-tactics = A Banner from Hand turns a Battle card that goes against you into Normal.
option-text-house-divided = Half of every deck, 12 cards, is the same for all.
option-text-clerisy = A Church or the Cathedral may be a Fief of its own.
option-text-banquet = A Banquet from Hand stops the King before he strikes. Only in semi-cooperative Rebellion.

# The ready decks.
decks-help = the ready decks: what is in each, how to play it, and which games it suits
decks-example = Examples: regni decks; regni decks lords; regni decks --variant wessex --seats 4
decks-name = NAME
decks-name-help = a deck, to see its cards and the idea behind it
decks-variant = only decks that suit this variant
decks-mode = only decks that suit this mode of Rebellion
decks-seats = only decks that suit a game of so many Earls
decks-json = print it as JSON
decks-deck = Deck
decks-does = What it does
decks-suits = It suits
decks-suits-none = none of these games
decks-cards = Its cards
decks-typed = To share it
decks-more = The numbers are those of the Earls. Read more with: regni decks lords. Play one with: regni play --terminal --deck lords
decks-play = Play it with: regni play --terminal --deck { $name }. Cards written like this, or a file of them, can stand there too.
error-deck-unknown = There is no ready deck "{ $name }". Did you mean "{ $near }"? All of them: regni decks

# A campaign.
campaign-help = a Wessex campaign so far: votes, crowns, Legacy points earned and spent
campaign-example = Example: regni campaign campaign.toml --json
campaign-file = the record of a Wessex campaign, finished or not
error-campaign-none = This is not a campaign: only a game of Wessex is one.
ledger-summer = Summer { $number }
ledger-first = { $earl } first
ledger-rounds = { $number ->
    [0] not begun
    [one] { $number } round
   *[other] { $number } rounds
}
ledger-danelaw = Danelaw
ledger-winter = Winter
ledger-spent = Spent
ledger-crown = Crown
ledger-crown-round = round { $number }
ledger-crown-start = before the first turn
ledger-vote = Vote
ledger-vote-round = round { $number }
ledger-called = called by { $earl }
ledger-longboats = longboats sighted
ledger-under-way = under way
ledger-counts = { $votes_for } for, { $votes_against } against
ledger-passes = it passes
ledger-fails = it fails
ledger-abstains = abstains
ledger-earned = Earned
ledger-legacy = Legacy points
ledger-capped = off the table, so 1 in all
ledger-towers = two Towers
ledger-in-fief = { $what } in Fief { $number }
ledger-for-king = King card
ledger-for-pair = Monk and Banquet shown
ledger-for-cathedral = Cathedral
ledger-for-prince = Prince
ledger-for-market_town = Land and Market Town
ledger-for-monk = Monastery

how-conquest = last rival conquered
how-vikings = last rival fell to the Vikings
how-treachery = last rival fell to Treachery
how-old_age = last rival died of old age
how-concession = last rival conceded
how-max_rounds = drawn: the last round is over
how-nobody = nobody left
how-king_and_cathedral = King card and Cathedral in one hand
how-only_fief = only Earl with a Fief
how-no_fief_left = Vikings: no Earl had a Fief left
how-greater_solo = greater victory of the King
how-dual = King and Archbishop together
how-lesser_solo = lesser victory of the Archbishop
how-viking_victory = Vikings: neither King nor Archbishop
how-king_fallen = the King fell
how-earls_beaten = the King beat all Earls

rules-help = read the rules: by part, section, id, card or term
rules-example = Examples: regni rules B6.7; regni rules R; regni rules monastery; regni rules --option clerisy; regni rules --assumptions
rules-what = RULE
rules-what-help = a part (R), a section (B6), a rule (B6.7), a card (treachery) or a term (monastery)
rules-assumptions-help = every assumption, with its setting or why it has none
rules-settings-help = every setting, with its value
rules-more = Read more with: regni rules R, regni rules B6, regni rules B6.7, regni rules treachery, regni rules monastery
rules-assumed = [rests on an assumption]
rules-rule = Rule
rules-setting = Setting
rules-value = Value
rules-meaning = What it sets
rules-as-written = as written
rules-assumptions-note = [A] is assumed: the sources take it for granted and no public text states it. With the printed rulebook at hand, set it right in a TOML file and pass it with --ruleset.
rules-settings-note = [S] stated in a source document, [P] stated publicly, [A] assumed. Change any of them in a TOML file and pass it with --ruleset.

replay-help = step through the record of a game of any variant, or of a series
replay-example = Example: regni replay game.toml --seat blue
replay-file = a record
replay-seat = show only what this Earl may know
replay-game = of a series: which of its games, the last if not given
error-replay-no-series = This is the record of one game, not a series. Leave out --game.
error-replay-no-games = No game of this series has begun.
replay-step = wait for Enter after each move
replay-until = stop after so many moves
replay-title = A game of { $seats ->
    [one] one Earl
   *[other] { $seats } Earls
 }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }
replay-commitment = Hash of the seed, fixed before play: { $hash }
replay-seed = The seed was "{ $seed }": it fits the hash, and every move fits the deal.
replay-deal = The deal holds: { $people ->
    [0] no player put in a word; that of the server was fixed before the game and makes the seed.
    [one] the words of one player and of the server were fixed before the game and make the seed.
   *[other] the words of { $people } players and of the server were fixed before the game and make the seed.
}
replay-deal-out = Left out of the deal: { $earls }.
replay-deal-words = The deal does not hold: a word is not the one that was fixed before the game. The record was changed, or somebody cheated.
replay-deal-seed = The deal does not hold: its words make another seed. The record was changed, or somebody cheated.
replay-deal-terms = The deal does not hold: decks or rules are not those that were fixed before the words were opened. The record was changed, or somebody cheated.
replay-next = Enter for the next move, Ctrl-D to stop

bench-help = measure the engine's speed, beside other engines where they are installed
bench-example = Example: pip install "regni[bench]"; regni bench --json
bench-seconds = seconds for each engine and round
bench-rounds = rounds; figures are medians over them
bench-search = how many simulations a second the witan makes, beside OpenSpiel's search
bench-searcher = Search
bench-simulations = Simulations/s
bench-ours = Ours, times
bench-variants = measure the variants beside the base game instead
bench-variant = variant
bench-slower = times the base game's time per decision
bench-no-peers = leave the other engines out
bench-title = Engine: { $kind }; random games of { $seats } Earls
bench-engine = Engine
bench-games = games/s
bench-decisions = decisions/s
bench-clone = clone, µs
bench-playout = ours inside ×
bench-moves = ours move by move ×
bench-view = A seat's view takes { $microseconds } µs.
bench-missing = Not installed: { $names }. They come with the extra [bench].

fuzz-help = play random games until something breaks, and keep its record
fuzz-example = Example: regni fuzz --games 10000 --seed 1 --keep found
fuzz-games = number of games
fuzz-seconds = stop after so many seconds
fuzz-keep = folder for the records of what broke
fuzz-quick = look less often: more games in the same time
fuzz-clean = { $games } games, { $moves } moves: nothing broke.
fuzz-found = { $found ->
    [one] One thing broke
   *[other] { $found } things broke
 } in { $games } games. The records are in { $folder }.

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and which engine runs, and exit
argparse-unknown = unknown arguments: { $arguments }. See --help.
argparse-unknown-option = unknown arguments: { $arguments }. Did you mean { $near }? See --help.
argparse-required = missing: %s. See --help.
argparse-choice = "%(value)s" is not one of %(choices)s
argparse-value = "%(value)s" is not a whole number
argparse-one = a value is missing after it
argparse-argument = %(argument_name)s: %(message)s
argparse-ambiguous = %(option)s could mean %(matches)s
