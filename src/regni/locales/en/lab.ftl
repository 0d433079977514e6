# The lab.
lab-help = experiments with bots, decks, kings and rules
lab-example = Example: regni lab ladder --bots steward,random --variant base --games 100
lab-experiment = experiment
lab-games = number of games; { $number } if not given
lab-ray = work on the Ray cluster at this address; "local" starts one here. Needs the extra [cluster]
lab-resume = go on with the same experiment where it was interrupted
lab-out = a folder for everything: report.html, report.md, plots, CSV, Parquet and the journal
lab-variant = which game: every variant and mode if not given
lab-seats = number of Earls; the fewest that a variant has, and at least 2, if not given
lab-contest = { $game }, { $seats ->
    [one] one Earl
   *[other] { $seats } Earls
}
lab-plots = plots
lab-stopped = Stopped. What is done is kept in { $path }: the same command with --resume goes on.
lab-nothing-kept = Nothing was kept of this experiment: it starts from the beginning.
lab-written = Written to { $folder }: open report.html there.
lab-extra = Without { $names }, which need the extra [lab]: pip install "regni[lab]"
lab-made-by = Made by: { $command }
lab-page-made = Made by regni, an independent fan project.

error-lab-unfinished = an experiment that was not finished is kept here, { $number ->
    [one] one part of it done
   *[other] { $number } parts of it done
 }. Add --resume to go on with it, or choose another folder.
error-lab-other-plan = this is kept of another experiment: other options, another seed or another version of regni. Use the same ones, or another folder.
error-lab-no-journal = this is not the journal of an experiment. Choose another folder.
error-lab-broken-line = line { $number } of this journal is damaged. Use an unchanged copy, or another folder.
error-lab-worker-died = A worker process ended before its time; perhaps there was not enough memory. What is done is kept: go on with --resume, with fewer --workers.
error-lab-openskill-missing = The ladder rates bots by openskill, which is not installed. It comes with the extra [lab]: pip install "regni[lab]"
error-lab-ray-missing = Ray is not installed. It comes with the extra [cluster]: pip install "regni[cluster]"
error-lab-ray-unreachable = No Ray cluster answers at "{ $address }": { $problem }. Give the address of a running one, such as 10.0.0.1:6379, or "local".
error-lab-ray-failed = The Ray cluster failed: { $problem }. What is done is kept: go on with --resume. All nodes need regni installed.
error-lab-ray-version = A node of the Ray cluster has regni { $theirs }, and here is { $ours }. Install the same version on all of them.
error-lab-two-bots = A ladder needs at least two bots, each named once, such as --bots steward,random.

# The ladder.
lab-ladder-help = every bot and level against every other, or against the next, with win rates and ratings
lab-ladder-example = Examples: regni lab ladder --bots steward,random --variant base --seats 2 --games 100 --seed 5; regni lab ladder --bots squire,knight,prince,king --games 400 --neighbours --out ladder
lab-ladder-bots = who is compared: bots and levels, such as { $names } or witan:200
lab-ladder-neighbours = compare each bot only with the next of the list: fewer games, for bots that think long
lab-ladder-king = the King's strength in Rebellion; if not given, relentless in cooperation, else printed
lab-ladder-title = The ladder
lab-ladder-about = { $games ->
    [one] One game
   *[other] { $games } games
 } for each pair, seed { $seed }. The intervals hold the true value 95 times out of 100.
lab-ladder-note = Each deal is played twice, with the bots in each other's seats. A bot gets what its seats win of a game, and half of what no Earl wins: 50 % is even.
lab-ladder-note-king = Where Earls win together, each bot plays all deals by itself, and a deal goes to the one who beat the King if the other did not; if both or neither did, half of it.
lab-ladder-note-neighbours = Each bot is compared only with the next of the list.
lab-ladder-note-coop = In cooperation the King is the relentless one: the printed one loses to stewards and stronger bots nearly always, and they could not be told apart.
lab-ladder-note-rating = Ratings are by Plackett and Luce and begin at 25.
lab-ladder-a = A
lab-ladder-b = B
lab-ladder-rate = win rate of A
lab-ladder-won-a-each-other = won by A
lab-ladder-won-b-each-other = won by B
lab-ladder-won-a-king = A beats the King
lab-ladder-won-b-king = B beats the King
lab-ladder-beats-king = beats the King
lab-ladder-bot = Bot
lab-ladder-rating = Rating
lab-ladder-sigma = ±
lab-ladder-plot-pairs = Win rates: { $contest }
lab-ladder-plot-matrix = How often the bot at the side beats the one above, in %: { $contest }
lab-ladder-plot-ratings = Ratings: { $contest }
lab-ladder-axis = win rate of the first named, with its 95 % interval
lab-ladder-axis-rating = rating, with twice its standard deviation to both sides
