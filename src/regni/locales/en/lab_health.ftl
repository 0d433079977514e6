# How every variant fares.
lab-health-help = how every variant fares: length, endings, first seat, use of cards and Actions, Vikings, decks; and which assumed settings change that most
lab-health-example = Examples: regni lab health --out health; regni lab health --variant base --seats 4 --games 2000; regni lab health --sensitivity --variant wessex
lab-health-sensitivity = change every assumed setting, one at a time, and tell which of them changes the game most; { $number } games each if --games is not given
lab-health-setting = with --sensitivity: only this setting, assumed or not; may be given several times
lab-health-decks = which ready decks the Earls bring, each as often: those that suit the game, or all; suited if not given
lab-health-title = The health of the variants
lab-health-about = Bots: { $bot }. { $games ->
    [one] One game
   *[other] { $games } games
 } of each, seed { $seed }. The intervals hold the true value 95 times out of 100.
lab-health-note = All this is how these bots play. What they never do need not be useless, and what wins against them need not win against people.
lab-health-contest = Game
lab-health-signs = What looks sick
lab-health-sign = Sign
lab-health-sound = Nothing: the first seat is not ahead, games end in time and in several ways, every card and Action is used, the Vikings come, and the decks are not far apart.
lab-health-sign-first = The first seat is not equal to the others: { $points } points.
lab-health-sign-long = More than 1 game in 20 is drawn because the last round is over.
lab-health-sign-ending = Nearly all games end one way: { $ending }, { $share }.
lab-health-sign-heathen = Nearly all games are won by the Vikings.
lab-health-sign-vikings = The Vikings never arrive.
lab-health-sign-card = { $number ->
    [one] A card is never played
   *[other] Cards are never played
 }: { $what }.
lab-health-sign-action = { $number ->
    [one] An Action is never taken
   *[other] Actions are never taken
 }: { $what }.
lab-health-sign-decks = The decks are far apart: { $best }, { $worst }.
lab-health-length = Length
lab-health-last = The rounds of a campaign are those of its last Summer.
lab-health-endings = Endings
lab-health-first = The first seat
lab-health-first-text = How many points of 100 the first seat wins more than the other seats do on average.
lab-health-lead = lead
lab-health-verdict = verdict
lab-health-ahead = ahead
lab-health-behind = behind
lab-health-even = even, as far as can be told
lab-health-no-lead = the Earls win together
lab-health-vikings = The Vikings
lab-health-arrive = they arrive
lab-health-round = round, mean
lab-health-cards = Use of the cards
lab-health-cards-text = Games in which somebody plays the card, of those in which somebody has it in a deck. Standing as a Tower does not count.
lab-health-card = Card
lab-health-actions = Use of the Actions
lab-health-actions-text = Games in which somebody does it, of those in which somebody has the card it needs in a deck. Free placements are among them.
lab-health-action = Action
lab-health-never = never
lab-health-decks-title = The decks
lab-health-decks-text = What a seat with the deck wins. The last column is how likely decks of equal strength are to be so far apart.
lab-health-best = best
lab-health-worst = worst
lab-health-spread = points apart
lab-health-chance = by chance
lab-health-plot-length = How long games are
lab-health-axis-rounds = rounds, mean with its 95 % interval
lab-health-plot-endings = How games end
lab-health-plot-lead = What the first seat wins more than the others
lab-health-axis-lead = points of 100, with their 95 % interval
lab-health-plot-vikings = How often the Vikings arrive
lab-health-axis-vikings = games, with their 95 % interval
lab-health-plot-cards = Games in which a card is played, in % of those with it in a deck
lab-health-plot-actions = Games in which an Action is taken, in % of those in which it can be
lab-health-plot-decks = What a seat with each deck wins: { $contest }
error-lab-health-no-change = No setting that you named can be changed in this game. All settings: regni rules --settings

# Which settings change that most.
lab-sensitivity-title = Which settings change the game most
lab-sensitivity-about = One setting changed at a time. Bots: { $bot }. { $games ->
    [one] One game
   *[other] { $games } games
 } for each change, on the same deals, seed { $seed }.
lab-sensitivity-note = The distance tells how far a change takes length, endings, the first seat, the Vikings and the decks, in units of their noise: two runs of the same game on other deals are about 1 apart, 0 is no change at all, and more than 2 is surely the setting's doing. More games make real distances larger.
lab-sensitivity-tables = A number goes a step down and up (one, or half of it), a switch is turned, and other words are tried; of a table every entry goes a step down and up. All changes are in settings.csv of --out, and in --json.
lab-sensitivity-all = In all games together
lab-sensitivity-change = Change
lab-sensitivity-instead = instead of
lab-sensitivity-rule = Rule
lab-sensitivity-distance = distance
lab-sensitivity-most = what moves most
lab-sensitivity-length = length
lab-sensitivity-endings = endings
lab-sensitivity-first_seat = first seat
lab-sensitivity-vikings = Vikings
lab-sensitivity-decks = decks
lab-sensitivity-length-rounds = rounds
lab-sensitivity-length-decisions = decisions
lab-sensitivity-length-summers = Summers
lab-sensitivity-first_seat-lead = lead of the first seat
lab-sensitivity-vikings-arrive = games with Vikings
lab-sensitivity-vikings-round = round in which they come
lab-sensitivity-plot = Which settings change the game most
lab-sensitivity-plot-one = What changes it most: { $contest }
lab-sensitivity-axis = distance from the usual game, in its noise
