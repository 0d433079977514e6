### La orden "regni play".

play-help = jugar contra bots en la terminal
play-description = Juega una partida contra bots en la terminal: el juego base, una variante, con opciones. Se guarda tras cada jugada y puedes retomarla.
play-example = Ejemplos: regni play --terminal --seats 4 --seat rojo; regni play --terminal --variant rebellion --mode solo --king strong; regni play --terminal --variant wessex --option tactics; regni play --terminal --option tournament --seats 2 --best-of 3
play-terminal = jugar en esta terminal (por ahora, la única mesa que hay)
play-seat = tu color: { $colours } (blue si no se dice)
play-bots = quién juega los demás asientos: { $levels }, de menos a más fuerte ({ $usual } si no se dice), o { $others }; uno para todos, o uno para cada asiento en orden, como squire,king
play-deck = tu Mazo: el nombre de uno preparado (regni decks), un archivo, o sus cartas, como en "castillo 6, campo 6, ..." (si no se dice, steady, o crown en heathen y wessex)
play-seed = semilla del reparto: la misma semilla reparte las mismas cartas
play-resume = retomar la partida o la serie guardada en un archivo
play-save = archivo en que guardar la partida, en vez de uno en { $folder }
error-play-seat = No existe el asiento "{ $seat }" en una partida de { $number }. Los colores son: { $colours }.
error-play-resume-with = Una partida retomada trae sus reglas, sus asientos y su semilla. Quita { $option }.
play-best-of = jugar una serie: la gana quien gane 2 partidas de 3, o 3 de 5. Quien gana una partida conserva su Mazo
error-series-length = Una serie es al mejor de { $lengths }, no de { $number }.
error-series-variant = Una serie pide partidas que gane un solo Conde: el juego base, el Gran Ejército Bárbaro o Rebelión semicooperativa. Quita --best-of, o elige otro juego.
error-series-late = En una serie los Mazos se conservan de partida en partida, y con legacy o house-divided se eligen en la mesa. Quita --best-of, o esa opción.
error-series-over = La serie ha terminado: alguien la ha ganado.
error-series-running = Una partida de la serie sigue en curso.
error-series-deck = El Mazo se queda como está: quien ganó la última partida conserva el suyo, y nadie lo cambia en mitad de una partida.
error-series-game = La partida { $number } no es de esta serie: no encajan su semilla, sus jugadores, sus reglas, un Mazo que había que conservar, o su lugar. El archivo fue cambiado.
error-series-kept = El Mazo de { $earl } para la próxima partida no es el que había que conservar. El archivo fue cambiado.
