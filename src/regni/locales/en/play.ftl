### The command "regni play".

play-help = play against bots in the terminal
play-description = Play a game against bots in the terminal. It is kept after every move and can be taken up again.
play-example = Example: regni play --seats 4 --seat red
play-terminal = play in this terminal (for now the only table there is)
play-seats = number of Earls, 2 to 6 (3 if not given)
play-seat = your colour: { $colours } (blue if not given)
play-bots = who plays the other seats (simple if not given)
play-seed = seed of the deal: the same seed deals the same cards
play-ruleset = ruleset to play by, a TOML file
play-resume = take up the game kept in a file
play-save = file to keep the game in, instead of one in { $folder }
error-play-seat = There is no seat "{ $seat }" in a game of { $number }. The colours are: { $colours }.
error-play-resume-with = A game that is taken up again brings its own seats, seed and ruleset. Leave out { $option }.
