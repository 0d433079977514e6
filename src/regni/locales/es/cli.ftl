# La línea de órdenes.
cli-description = Una mesa digital abierta para el juego de cartas Ortus Regni. Proyecto de aficionados, sin relación con la editorial.
cli-example = Ejemplo: regni play --terminal --lang es
cli-command = orden
cli-lang = el idioma, en o es
cli-version = regni { $version }, motor: { $kind }
engine-compiled = compilado
engine-plain = Python sin compilar
option-ruleset = un archivo TOML con otros ajustes; puede nombrar variante y modo
option-json = muestra las cifras en JSON
option-variant = qué juego: base si no se dice
option-mode = cómo se juega Rebelión; si no se dice, solo con un Conde y coop con más
option-seats = número de Condes ({ $number } si no se dice, 1 en Rebelión en solitario)
option-option = juega con una opción; puede darse varias veces: { $names }. legacy=2 y legacy=3 dan más puntos. Mira regni variants
option-king = la fuerza del Rey en Rebelión: printed si no se dice
option-named-banquet = Banquete para el Rey
error-option-unknown = No hay opción «{ $option }». ¿Querías decir «{ $near }»? Todas las opciones: regni variants
error-option-no-number = La opción «{ $option }» no lleva número. Solo lo lleva legacy, como en legacy=2.
error-option-clash = «{ $option }» y «{ $other }» quieren valores distintos de { $setting }. Quita una de las dos.
error-option-against = «{ $option }» quiere otro valor de { $setting } que el reglamento, que tiene { $value }. Quita uno de los dos.
error-option-file = Se pidió { $option }, y el archivo dice { $setting } = { $value }. Quita uno de los dos.
error-option-king = --king es solo para Rebelión. Añade --variant rebellion, o quítalo.
error-option-range = { $option } debe estar entre { $low } y { $high }, no { $value }.
error-command-unknown = No hay ninguna orden «{ $command }». ¿Querías decir «{ $near }»? Todas: { $help }
error-rules-topic = Nada en las reglas se llama «{ $topic }». ¿Querías decir «{ $near }»? Todas las secciones: regni rules

simulate-help = juega muchas partidas de bots e informa
simulate-example = Ejemplos: regni simulate --seats 3 --games 1000 --seed 7 --json; regni simulate --variant rebellion --mode coop --seats 2 --bots steward --games 200
simulate-seats = número de Condes, de 2 a 6
simulate-games = número de partidas
simulate-seed = una palabra o un número; el mismo da las mismas partidas
simulate-decks = con qué juega cada Conde: un Mazo sacado a ciegas, el equilibrado, o uno preparado que convenga al juego, como los eligen los bots
simulate-workers = número de procesos; si no se dice, todos los núcleos
simulate-bots = quién juega: { $names }; uno para todos, o uno para cada asiento en orden, como steward,random. Al azar son miles de partidas por segundo; con los que piensan por adelantado, muchas menos
simulate-winner = Gana
simulate-vikings = los Vikingos
simulate-king = el Rey
simulate-nobody = nadie
simulate-summers = Veranos
simulate-rounds-last = Rondas del último Verano
simulate-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } de { $seats ->
    [one] un Conde
   *[other] { $seats } Condes
 }, bots: { $bots }, semilla { $seed }
simulate-ending = Desenlace
simulate-number = Partidas
simulate-share = Parte
simulate-wins = Victorias
simulate-mean = Media
simulate-p50 = Mediana
simulate-p95 = 95 %
simulate-rounds = Rondas
simulate-decisions = Decisiones
simulate-speed = { $seconds } s, { $rate } decisiones por segundo

# Las variantes y las opciones.
variants-help = qué juegos hay, y las opciones que van con ellos
variants-example = Ejemplos: regni variants; regni variants rebelión; regni variants legacy
variants-name = NOMBRE
variants-name-help = una variante o una opción, para leer más de ella
variants-all = Variantes (--variant NOMBRE)
variants-options = Opciones (--option NOMBRE)
variants-modes = Modos (--mode NOMBRE)
variants-kings = La fuerza del Rey (--king NOMBRE)
variants-king = Infantería Real: { $formula }, donde N es el número de Condes
variants-settings = Ajustes
variants-sets = Qué ajusta
variants-goes-with = Va con
variants-yes = sí
variants-on = Es parte de este juego.
variants-not-in = (No en { $modes }.)
variants-players = de { $low } a { $high } Condes
variants-alone = un Conde
variants-number = Puede llevar un número, de { $low } a { $high }: --option { $option }={ $high }
variants-more = Lee más con: regni variants wessex, regni variants tournament. Las reglas: regni rules
variants-rules = Todos los ajustes: regni rules --settings. Las reglas: desde regni rules { $letter }1. Para jugar: regni play --terminal --variant { $variant }
error-variants-unknown = No hay variante ni opción «{ $name }». ¿Querías decir «{ $near }»? Todas: regni variants
variant-base = El juego base
variant-base-text = Cada Conde por su cuenta: gana el último que tenga un Feudo.
variant-heathen = Gran Ejército Bárbaro
variant-heathen-text = Nadie queda eliminado. Cuando llegan los Vikingos su reloj corre otra vez, y al acabar ganan el Rey, el Arzobispo, los dos, o los Vikingos.
variant-wessex = Wessex
variant-wessex-text = Una campaña: Veranos de juego unidos por Inviernos que los Condes votan, en los que se ganan y gastan Puntos de Legado y se eligen nuevos Mazos, hasta el Danelaw.
variant-rebellion = Rebelión
variant-rebellion-text = Los Condes se alzan contra un Rey al que nadie maneja: las cartas de su Mente dicen qué hace.
mode-solo = en solitario
mode-solo-text = A solas contra el Rey. Cuando cae, has ganado.
mode-coop = cooperativa
mode-coop-text = Los Condes ganan juntos cuando cae el Rey.
mode-semi = semicooperativa
mode-semi-text = Cuando cae el Rey, los Condes luchan entre sí hasta que quede uno.
king-printed = Rey impreso
king-strong = Rey fuerte
king-relentless = Rey implacable
option-text-mulligan = Antes de jugar, cada Conde puede cambiar una vez su Mano inicial.
option-text-tournament = Dos turnos sin Ataque, Traición ni Intriga, y dos Torres para empezar. Con --best-of se juega al mejor de 3 o 5 partidas.
option-text-legacy = Cada Conde gasta 1, 2 o 3 Puntos de Legado antes de la partida, y luego elige su Mazo.
option-text-state-and-church = Gana quien empieza su turno con la Carta del Rey y la Catedral.
option-text-captains = Un Mercenario puede tener una Guarnición de cualquier tamaño.
option-text-resourceful = Como Acción, descarta dos cartas de la Mano y toma una cualquiera de la bandeja.
option-text-neighbors = Solo puedes Atacar al primer Conde a tu izquierda.
option-text-tactics = Un Estandarte de la Mano convierte en Normal una carta de Batalla que va en tu contra.
option-text-house-divided = La mitad de cada Mazo, 12 cartas, es igual para todos.
option-text-clerisy = Una Iglesia o la Catedral puede ser un Feudo por sí sola.
option-text-banquet = Un Banquete de la Mano frena al Rey antes de que golpee. Solo en Rebelión semicooperativa.

# Los Mazos preparados.
decks-help = los Mazos preparados: qué lleva cada uno, cómo jugarlo y a qué juegos conviene
decks-example = Ejemplos: regni decks; regni decks lords; regni decks --variant wessex --seats 4
decks-name = NOMBRE
decks-name-help = un Mazo, para ver sus cartas y la idea que tiene detrás
decks-variant = solo Mazos que convienen a esta variante
decks-mode = solo Mazos que convienen a este modo de Rebelión
decks-seats = solo Mazos que convienen a una partida de tantos Condes
decks-json = lo muestra en JSON
decks-deck = Mazo
decks-does = Qué hace
decks-suits = Conviene a
decks-suits-none = ninguno de estos juegos
decks-cards = Sus cartas
decks-typed = Para compartirlo
decks-more = Los números son los de Condes. Lee más con: regni decks lords. Para jugar con uno: regni play --terminal --deck lords
decks-play = Para jugarlo: regni play --terminal --deck { $name }. Ahí también valen cartas escritas de este modo, o un archivo con ellas.
error-deck-unknown = No hay ningún Mazo preparado «{ $name }». ¿Querías decir «{ $near }»? Todos: regni decks

# Una campaña.
campaign-help = una campaña de Wessex hasta ahora: votaciones, coronas, Puntos de Legado ganados y gastados
campaign-example = Ejemplo: regni campaign campaña.toml --json
campaign-file = el registro de una campaña de Wessex, acabada o no
error-campaign-none = Esto no es una campaña: solo lo es una partida de Wessex.
ledger-summer = Verano { $number }
ledger-first = empieza { $earl }
ledger-rounds = { $number ->
    [0] sin empezar
    [one] { $number } ronda
   *[other] { $number } rondas
}
ledger-danelaw = Danelaw
ledger-winter = Invierno
ledger-spent = Gastado
ledger-crown = Corona
ledger-crown-round = ronda { $number }
ledger-crown-start = antes del primer turno
ledger-vote = Votación
ledger-vote-round = ronda { $number }
ledger-called = convocada por { $earl }
ledger-longboats = naves avistadas
ledger-under-way = en curso
ledger-counts = { $votes_for } a favor, { $votes_against } en contra
ledger-passes = se aprueba
ledger-fails = no se aprueba
ledger-abstains = se abstiene
ledger-earned = Ganado
ledger-legacy = Puntos de Legado
ledger-capped = fuera de la mesa, así que 1 en total
ledger-towers = dos Torres
ledger-in-fief = { $what } en el Feudo { $number }
ledger-for-king = Carta del Rey
ledger-for-pair = Monje y Banquete enseñados
ledger-for-cathedral = Catedral
ledger-for-prince = Príncipe
ledger-for-market_town = Campo y Mercado
ledger-for-monk = Monasterio

how-conquest = último rival conquistado
how-vikings = último rival caído ante los Vikingos
how-treachery = último rival caído por Traición
how-old_age = último rival muerto de vejez
how-concession = último rival rendido
how-max_rounds = tablas: acabó la última ronda
how-nobody = no quedó nadie
how-king_and_cathedral = Carta del Rey y Catedral en una sola mano
how-only_fief = único Conde con Feudo
how-no_fief_left = Vikingos: ningún Conde tenía Feudo
how-greater_solo = victoria mayor del Rey
how-dual = Rey y Arzobispo juntos
how-lesser_solo = victoria menor del Arzobispo
how-viking_victory = Vikingos: ni Rey ni Arzobispo
how-king_fallen = cayó el Rey
how-earls_beaten = el Rey venció a todos los Condes

rules-help = lee las reglas: por parte, sección, número, carta o término
rules-example = Ejemplos: regni rules B6.7; regni rules R; regni rules monasterio; regni rules --option clerisy; regni rules --assumptions
rules-what = REGLA
rules-what-help = una parte (R), una sección (B6), una regla (B6.7), una carta (traición) o un término (monasterio)
rules-assumptions-help = cada suposición, con su ajuste o por qué no lo tiene
rules-settings-help = cada ajuste, con su valor
rules-more = Lee más con: regni rules R, regni rules B6, regni rules B6.7, regni rules traición, regni rules monasterio
rules-assumed = [se basa en una suposición]
rules-rule = Regla
rules-setting = Ajuste
rules-value = Valor
rules-meaning = Qué fija
rules-as-written = tal como está
rules-assumptions-note = [A] es una suposición: las fuentes la dan por hecha y ningún texto público la dice. Si tienes el reglamento impreso, corrígela en un archivo TOML y pásalo con --ruleset.
rules-settings-note = [S] dicho en un documento fuente, [P] dicho en público, [A] supuesto. Cambia lo que quieras en un archivo TOML y pásalo con --ruleset.

replay-help = recorre el registro de una partida de cualquier variante, o de una serie
replay-example = Ejemplo: regni replay partida.toml --seat blue
replay-file = un registro
replay-seat = muestra solo lo que este Conde puede saber
replay-game = de una serie: cuál de sus partidas, la última si no se dice
error-replay-no-series = Esto es el registro de una partida, no una serie. Quita --game.
error-replay-no-games = Ninguna partida de esta serie ha empezado.
replay-step = espera a Intro después de cada jugada
replay-until = para después de tantas jugadas
replay-title = Una partida de { $seats ->
    [one] un Conde
   *[other] { $seats } Condes
 }, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 }
replay-commitment = Huella de la semilla, fijada antes de jugar: { $hash }
replay-seed = La semilla era «{ $seed }»: coincide con la huella, y cada jugada con el reparto.
replay-deal = El reparto se sostiene: { $people ->
    [0] nadie aportó una palabra; la del servidor se fijó antes de la partida y da la semilla.
    [one] la palabra de una persona y la del servidor se fijaron antes de la partida y dan la semilla.
   *[other] las palabras de { $people } personas y la del servidor se fijaron antes de la partida y dan la semilla.
}
replay-deal-out = Fuera del reparto: { $earls }.
replay-deal-words = El reparto no se sostiene: una palabra no es la que se fijó antes de la partida. El registro se ha cambiado o alguien ha hecho trampa.
replay-deal-seed = El reparto no se sostiene: sus palabras dan otra semilla. El registro se ha cambiado o alguien ha hecho trampa.
replay-deal-terms = El reparto no se sostiene: los Mazos o las reglas no son los que se fijaron antes de abrir las palabras. El registro se ha cambiado o alguien ha hecho trampa.
replay-next = Intro para la siguiente jugada, Ctrl-D para parar

bench-help = mide la velocidad del motor, junto a otros motores si están instalados
bench-example = Ejemplo: pip install "regni[bench]"; regni bench --json
bench-seconds = segundos por motor y vuelta
bench-rounds = vueltas; las cifras son sus medianas
bench-search = cuántas simulaciones por segundo hace el witan, junto a la búsqueda de OpenSpiel
bench-searcher = Búsqueda
bench-simulations = Simulaciones/s
bench-ours = La nuestra, veces
bench-variants = mide las variantes junto al juego base en su lugar
bench-variant = variante
bench-slower = veces el tiempo del juego base por decisión
bench-no-peers = sin los otros motores
bench-title = Motor: { $kind }; partidas al azar de { $seats } Condes
bench-engine = Motor
bench-games = partidas/s
bench-decisions = decisiones/s
bench-clone = copia, µs
bench-playout = nuestro por dentro ×
bench-moves = nuestro por jugadas ×
bench-view = La vista de un asiento tarda { $microseconds } µs.
bench-missing = Sin instalar: { $names }. Vienen con el extra [bench].

fuzz-help = juega partidas al azar hasta que algo se rompa, y guarda su registro
fuzz-example = Ejemplo: regni fuzz --games 10000 --seed 1 --keep hallazgos
fuzz-games = número de partidas
fuzz-seconds = para después de tantos segundos
fuzz-keep = carpeta para los registros de lo que se rompió
fuzz-quick = mira con menos frecuencia: más partidas en el mismo tiempo
fuzz-clean = { $games } partidas, { $moves } jugadas: nada se rompió.
fuzz-found = { $found ->
    [one] Se rompió una cosa
   *[other] Se rompieron { $found } cosas
 } en { $games } partidas. Los registros están en { $folder }.

argparse-usage = uso:
argparse-positional = argumentos
argparse-options = opciones
argparse-help = muestra esta ayuda y termina
argparse-version = muestra la versión y qué motor corre, y termina
argparse-unknown = argumentos desconocidos: { $arguments }. Mira --help.
argparse-unknown-option = argumentos desconocidos: { $arguments }. ¿Querías decir { $near }? Mira --help.
argparse-required = falta: %s. Mira --help.
argparse-choice = «%(value)s» no es uno de %(choices)s
argparse-value = «%(value)s» no es un número entero
argparse-one = falta un valor detrás
argparse-argument = %(argument_name)s: %(message)s
argparse-ambiguous = %(option)s podría ser %(matches)s
