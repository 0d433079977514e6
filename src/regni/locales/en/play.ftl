### The command "regni play".

play-help = play against bots in the terminal
play-description = Play a game against bots in the terminal: the base game, a variant, with options. It is kept after every move and can be taken up again.
play-example = Examples: regni play --terminal --seats 4 --seat red; regni play --terminal --variant rebellion --mode solo --king strong; regni play --terminal --variant wessex --option tactics; regni play --terminal --option tournament --seats 2 --best-of 3
play-terminal = play in this terminal (for now the only table there is)
play-seat = your colour: { $colours } (blue if not given)
play-bots = who plays the other seats: { $levels }, from weak to strong ({ $usual } if not given), or { $others }; one for all, or one for each seat in order, as in squire,king
play-deck = your deck: the name of a ready one (regni decks), a file, or its cards, as in "castle 6, land 6, ..." (if not given, steady, or crown in heathen and wessex)
play-seed = seed of the deal: the same seed deals the same cards
play-resume = take up the game or series kept in a file
play-save = file to keep the game in, instead of one in { $folder }
error-play-seat = There is no seat "{ $seat }" in a game of { $number }. The colours are: { $colours }.
error-play-resume-with = A game that is taken up again brings its own rules, seats and seed. Leave out { $option }.
play-best-of = play a series: whoever wins 2 of 3, or 3 of 5, has won it. The winner of a game keeps his deck
error-series-length = A series is a best of { $lengths }, not of { $number }.
error-series-variant = A series needs games that one Earl wins: the base game, Great Heathen Army or semi-cooperative Rebellion. Leave out --best-of, or choose another game.
error-series-late = In a series decks are kept from game to game, and with legacy or house-divided they are picked at the table. Leave out --best-of, or that option.
error-series-over = The series is over: somebody has won it.
error-series-running = A game of the series is still under way.
error-series-deck = The deck stays as it is: whoever won the last game keeps his, and nobody changes his in the middle of a game.
error-series-game = Game { $number } does not belong to this series: its seed, players, rules, a deck that was to be kept, or its place is not right. The file was changed.
error-series-kept = The deck of { $earl } for the next game is not the one that was to be kept. The file was changed.
