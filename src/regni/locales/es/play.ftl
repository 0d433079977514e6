### La orden "regni play".

play-help = jugar contra bots en la terminal
play-description = Juega una partida contra bots en la terminal. Se guarda tras cada jugada y puedes retomarla.
play-example = Ejemplo: regni play --seats 4 --seat rojo
play-terminal = jugar en esta terminal (por ahora, la única mesa que hay)
play-seats = número de Condes, de 2 a 6 (3 si no se dice)
play-seat = tu color: { $colours } (blue si no se dice)
play-bots = quién juega los demás asientos (simple si no se dice)
play-seed = semilla del reparto: la misma semilla reparte las mismas cartas
play-ruleset = reglamento con el que jugar, un archivo TOML
play-resume = retomar la partida guardada en un archivo
play-save = archivo en que guardar la partida, en vez de uno en { $folder }
error-play-seat = No existe el asiento "{ $seat }" en una partida de { $number }. Los colores son: { $colours }.
error-play-resume-with = Una partida retomada trae sus asientos, su semilla y su reglamento. Quita { $option }.
