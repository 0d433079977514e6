# La línea de órdenes.
cli-description = Una mesa digital abierta para el juego de cartas Ortus Regni. Proyecto de aficionados, sin relación con la editorial.
cli-example = Ejemplo: regni play --terminal --lang es
cli-command = orden
cli-lang = el idioma, en o es
cli-version = regni { $version }, motor: { $kind }
engine-compiled = compilado
engine-plain = Python sin compilar
option-ruleset = un archivo TOML con otros ajustes
option-json = muestra las cifras en JSON
error-option-range = { $option } debe estar entre { $low } y { $high }, no { $value }.
error-rules-topic = No hay regla, sección ni carta "{ $topic }". Escribe regni rules para ver las secciones; las reglas se llaman como B6.7, las cartas como traición.

simulate-help = juega muchas partidas de autómatas al azar e informa
simulate-example = Ejemplo: regni simulate --seats 3 --games 1000 --seed 7 --json
simulate-variant = qué juego
simulate-seats = número de Condes, de 2 a 6
simulate-games = número de partidas
simulate-seed = una palabra o un número; el mismo da las mismas partidas
simulate-decks = un mazo sacado a ciegas para cada Conde, o el mazo equilibrado
simulate-workers = número de procesos; si no se dice, todos los núcleos
simulate-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
 } de { $seats } Condes, autómatas al azar, semilla { $seed }
simulate-ending = Desenlace
simulate-number = Partidas
simulate-share = Parte
simulate-earl = Conde
simulate-wins = Victorias
simulate-mean = Media
simulate-p50 = Mediana
simulate-p95 = 95 %
simulate-rounds = Rondas
simulate-decisions = Decisiones
simulate-speed = { $seconds } s, { $rate } decisiones por segundo
how-conquest = último rival conquistado
how-vikings = último rival caído ante los Vikingos
how-treachery = último rival caído por Traición
how-old_age = último rival muerto de viejo
how-concession = último rival rendido
how-max_rounds = tablas por duración
how-nobody = no quedó nadie

rules-help = lee las reglas: por sección, número o carta
rules-example = Ejemplos: regni rules B6.7; regni rules traición; regni rules --assumptions
rules-what = REGLA
rules-what-help = una sección (B6), una regla (B6.7) o una carta (traición)
rules-assumptions-help = cada suposición, con su valor
rules-settings-help = cada ajuste, con su valor
rules-more = Lee una con: regni rules B6, regni rules B6.7, regni rules traición
rules-assumed = [descansa en una suposición]
rules-rule = Regla
rules-setting = Ajuste
rules-value = Valor
rules-meaning = Qué fija
rules-as-written = tal como está
rules-assumptions-note = [A] es una suposición: las fuentes la dan por hecha y ningún texto público la dice. Si tienes el reglamento impreso, corrígela en un archivo TOML y pásalo con --ruleset.
rules-settings-note = [S] dicho en un documento fuente, [P] dicho en público, [A] supuesto. Cambia lo que quieras en un archivo TOML y pásalo con --ruleset.

replay-help = recorre el registro de una partida
replay-example = Ejemplo: regni replay partida.toml --seat blue
replay-file = un registro
replay-seat = muestra solo lo que este Conde puede saber
replay-step = espera a Intro después de cada jugada
replay-until = para después de tantas jugadas
replay-title = Una partida de { $seats } Condes, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 }
replay-commitment = Huella de la semilla, fijada antes de jugar: { $hash }
replay-seed = La semilla era "{ $seed }": coincide con la huella, y cada jugada con el reparto.
replay-next = Intro para la siguiente jugada, Ctrl-D para parar

bench-help = mide la velocidad del motor, junto a otros motores si están instalados
bench-example = Ejemplo: pip install "regni[bench]"; regni bench --json
bench-seconds = segundos por motor y vuelta
bench-rounds = vueltas; las cifras son sus medianas
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

argparse-usage = {"uso: "}
argparse-positional = argumentos
argparse-options = opciones
argparse-help = muestra esta ayuda y termina
argparse-version = muestra la versión y qué motor corre, y termina
argparse-unrecognized = argumentos desconocidos: %s. Mira --help.
argparse-required = falta: %s. Mira --help.
argparse-choice = "%(value)s" no es uno de %(choices)s
argparse-value = "%(value)s" no es un número entero
argparse-one = falta un valor detrás
argparse-argument = %(argument_name)s: %(message)s
argparse-ambiguous = %(option)s podría ser %(matches)s
