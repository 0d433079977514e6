# The command line.
cli-description = An open digital table for the card game Ortus Regni. A fan project, not affiliated with the publisher.
cli-example = Example: regni play --terminal
cli-command = command
cli-lang = the language, en or es
cli-version = regni { $version }, engine: { $kind }
engine-compiled = compiled
engine-plain = plain Python
option-ruleset = a TOML file with other settings
option-json = print the figures as JSON
error-option-range = { $option } must be from { $low } to { $high }, not { $value }.
error-rules-topic = There is no rule, section or card "{ $topic }". Type regni rules for the sections; rules are named like B6.7, cards like treachery.

simulate-help = play many games of random bots and report
simulate-example = Example: regni simulate --seats 3 --games 1000 --seed 7 --json
simulate-variant = which game
simulate-seats = number of Earls, 2 to 6
simulate-games = number of games
simulate-seed = a word or number; the same one gives the same games
simulate-decks = every Earl a deck drawn blindly, or the steady one
simulate-workers = number of processes; all cores unless said
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
 } of { $seats } Earls, random bots, seed { $seed }
simulate-ending = Ending
simulate-number = Games
simulate-share = Share
simulate-earl = Earl
simulate-wins = Wins
simulate-mean = Mean
simulate-p50 = Median
simulate-p95 = 95 %
simulate-rounds = Rounds
simulate-decisions = Decisions
simulate-speed = { $seconds } s, { $rate } decisions a second
how-conquest = last rival conquered
how-vikings = last rival fell to the Vikings
how-treachery = last rival fell to Treachery
how-old_age = last rival died of old age
how-concession = last rival conceded
how-max_rounds = drawn by length
how-nobody = nobody left

rules-help = read the rules: by section, id or card
rules-example = Examples: regni rules B6.7; regni rules treachery; regni rules --assumptions
rules-what = RULE
rules-what-help = a section (B6), a rule (B6.7) or a card (treachery)
rules-assumptions-help = every assumption, with its value
rules-settings-help = every setting, with its value
rules-more = Read one with: regni rules B6, regni rules B6.7, regni rules treachery
rules-assumed = [rests on an assumption]
rules-rule = Rule
rules-setting = Setting
rules-value = Value
rules-meaning = What it sets
rules-as-written = as written
rules-assumptions-note = [A] is assumed: the sources take it for granted and no public text states it. With the printed rulebook at hand, set it right in a TOML file and pass it with --ruleset.
rules-settings-note = [S] stated in a source document, [P] stated publicly, [A] assumed. Change any of them in a TOML file and pass it with --ruleset.

replay-help = step through the record of a game
replay-example = Example: regni replay game.toml --seat blue
replay-file = a record
replay-seat = show only what this Earl may know
replay-step = wait for Enter after each move
replay-until = stop after so many moves
replay-title = A game of { $seats } Earls, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }
replay-commitment = Hash of the seed, fixed before play: { $hash }
replay-seed = The seed was "{ $seed }": it fits the hash, and every move fits the deal.
replay-next = Enter for the next move, Ctrl-D to stop

bench-help = measure the engine's speed, beside other engines where they are installed
bench-example = Example: pip install "regni[bench]"; regni bench --json
bench-seconds = seconds for each engine and round
bench-rounds = rounds; figures are medians over them
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

argparse-usage = {"usage: "}
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and which engine runs, and exit
argparse-unrecognized = unknown arguments: %s. See --help.
argparse-required = missing: %s. See --help.
argparse-choice = "%(value)s" is not one of %(choices)s
argparse-value = "%(value)s" is not a whole number
argparse-one = a value is missing after it
argparse-argument = %(argument_name)s: %(message)s
argparse-ambiguous = %(option)s could mean %(matches)s
