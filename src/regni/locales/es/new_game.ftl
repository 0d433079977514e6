### El formulario de una partida nueva.

new-title = Una partida nueva
new-lead = Todo está listo para una buena partida: cambia lo que quieras y empieza.
new-variant = Qué juego
new-mode = Cómo se alían los Condes
new-king = La fuerza del Rey
new-king-guard = Infantería Real: { $number }

new-seats = Quién juega
new-number = Condes
new-who = En este sitio
new-who-me = Yo
new-who-friend = Alguien más, aquí
new-who-guest = Alguien en otro dispositivo
new-guest-sentence = El sitio queda libre hasta que alguien lo ocupe con tu enlace, con su propio nombre y su propio Mazo.
new-bots = Bots
new-who-bot = Bot: { $level }
new-name = Nombre (opcional)
new-friends = Quienes están aquí juegan en esta misma pantalla: una cortina oculta cada Mano a los demás. A quienes juegan en otro dispositivo les envías un enlace.

new-deck = Mazo
new-deck-usual = El de siempre: { $deck }
new-deck-book = Que elija el programa
new-deck-book-text = Un Mazo preparado que va bien con este juego, sacado al azar. Lo descubrirás al jugar.
new-deck-look = Ver este Mazo
new-decks-own = Tus Mazos
new-decks-suited = Van bien con este juego
new-decks-other = Otros Mazos preparados
new-decks-late = Con estas opciones los Mazos se eligen en la mesa, antes del primer turno.
new-builder = Haz tu propio Mazo

new-options = Opciones
new-options-text = para quien ya conoce el juego
new-points = Puntos para cada Conde
# Donde la frase de la opción habla de la línea de órdenes.
new-option-tournament = Dos turnos sin Ataque, Traición ni Intriga, y dos Torres para empezar. Pensado para una serie.
new-series = Se juega
new-series-of = { $number ->
    [1] una partida
   *[other] al mejor de { $number }
}
new-series-text = Quien gana una partida conserva su Mazo; los demás pueden cambiar el suyo. La serie es de quien primero tenga 2 victorias (de 5 partidas, 3); con tres o más Condes sigue hasta que alguien las tenga.

# Por qué algo no se puede elegir aquí.
new-refused-together-banquet = En los otros modos dejaría al Rey inofensivo.
new-refused-together-neighbors = En la Rebelión no: los Condes solo atacan al Rey, que no es vecino de todos.
new-refused-together-state-already = Este juego ya lo tiene.
new-refused-together-state-never = Aquí no: el Rey tiene la Carta del Rey hasta que acaba la partida.
new-refused-together-house = En solitario no: para tener cartas comunes hacen falta varios Mazos.
new-refused-series-variant = Una serie pide partidas que gane un solo Conde: el juego base, el Gran Ejército Bárbaro o la Rebelión semicooperativa.
new-refused-series-late = No hay serie si los Mazos se eligen en la mesa: quita esa opción.

new-update = Actualizar
new-update-variant = Ver este juego
new-update-seats = Ver estos sitios
new-earls = { $number ->
    [one] un Conde
   *[other] { $number } Condes
}
new-begin = Empezar
