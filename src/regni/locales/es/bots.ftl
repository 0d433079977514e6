### Los bots: sus nombres, y por qué jugaron como jugaron.

## Los niveles entre los que se elige, y los bots por su nombre a secas: cada uno con una frase sobre su juego

level-squire = Escudero
level-squire-sentence = Aún aprende: juega con reglas sencillas y a veces las olvida. Juega al instante.
level-knight = Caballero
level-knight-sentence = Juega con buenas reglas. Juega al instante.
level-prince = Príncipe
level-prince-sentence = Piensa un poco por adelantado antes de cada jugada.
level-king = Rey
level-king-sentence = Es el que más piensa por adelantado: tarda uno o dos segundos.
level-random = Azar
level-random-sentence = Hace cualquier jugada permitida, al azar.
level-steward = Mayordomo
level-steward-sentence = Juega con reglas sencillas: construye antes de luchar, y ataca cuando compensa.
level-witan = Witan
level-witan-sentence = Imagina muchas veces las cartas ocultas, y cada vez piensa por adelantado.
error-bot-name = No hay ningún bot «{ $name }». Hay estos: { $names }.
error-bots-number = Has nombrado { $number } bots para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
 }. Nombra uno para todos, o uno para cada asiento, separados por comas.

## Por qué un mayordomo jugó así, en sus propias palabras

why-nothing-better = No se me ocurre nada mejor: me guardo las cartas.
why-wins = Con esto puedo ganar la partida.
why-finishes = Es el último Feudo que le queda.
why-stops-winner = Alguien está a punto de ganar y hay que impedirlo.
why-last-stand = Ya no tengo nada que perder.
why-heir = Lego antes de que se me acabe el Mazo.
why-heir-ready = Quiero un heredero antes de que se me acabe el Mazo.
why-comes-back = Con esto vuelvo a la mesa.
why-grows = Mi Condado crece, y con él mi leva.
why-market = Con un Mercado, los Campos de ese Feudo cuentan más.
why-recruits = Quiero más cartas de Ejército.
why-new-fief = Un Feudo más es una vida más.
why-lord = Un Feudo está mejor con un Lord.
why-hires = Un Mercenario lucha aparte de mi leva.
why-garrisons = En una Guarnición no cuenta en mi leva.
why-raises-tower = Quiero muros más altos, y esa carta me sobra.
why-builds-church = Una Iglesia me será útil.
why-builds-cathedral = Quien tiene la Catedral controla la Iglesia.
why-claims-crown = Quiero la Corona.
why-keeps-crown = No quiero que la Corona sea de otro.
why-draws-cards = Quiero más cartas.
why-seeks = Hay una carta que me hace más falta.
why-besieges = Esos muros no van a resistir.
why-raids = Ahí hay Propiedades que ganar.
why-storms = Esas Torres me estorban.
why-betrays = Le duele más de lo que me cuesta.
why-intrigues = Lo que era suyo será mío.
why-emissary = Cuantos más cubos tenga en la bolsa, más veces me obedecerán los Vikingos.
why-vikings-sent = Los Vikingos no me cuestan nada, y a otros mucho.
why-vikings-held = Los Vikingos no pueden darme nada ahora.
why-jousts = Me veo con posibilidades en la Justa.
why-fields = Envío lo que pide el ataque.
why-enough = Con eso debería bastar.
why-defends = Eso vale la pena defenderlo.
why-in-vain = Por eso no vale la pena perder una carta.
why-cheapest-loss = Es de lo que mejor puedo prescindir.
why-own-favour = Es lo mejor para mi bando.
why-spoils = Es lo que más valor tiene para mí.
why-ransoms = Quiero que vuelva mi Lord.
why-too-dear = No vale lo que cuesta.
why-answers = No voy a permitirlo.
why-appeases = Un Rey en un banquete no lucha.
why-good-hand = Con esta Mano puedo empezar.
why-bad-hand = Cualquier otra Mano será mejor.
why-deck = Va en el Mazo que tengo pensado.
why-least-use = Es lo que menos me sirve.
why-legacy = Es lo mejor para mi Legado.
why-wants-winter = Un Invierno ahora me conviene más que a los demás.
why-wants-no-winter = Un Invierno ahora conviene más a los demás que a mí.

# Un witan cuenta en qué acabaron sus partidas imaginadas.
why-witan = En { $deals } partidas imaginadas que encajan con todo lo que he visto, ninguna otra jugada fue mejor: con esta gané { $percent } de cada cien.

# El motivo de un bot bajo una línea de la crónica. En otro lugar, con el Conde que lo da.
why-said = Por qué: «{ $why }»
why-of = Por qué, según { $earl }: «{ $why }»
