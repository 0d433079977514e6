### La mesa en el navegador.

table-you = Tú
table-others = Los demás Condes
table-middle = El centro de la mesa
table-your-hand = Tu Mano
table-no-hand = Tu Mano está vacía.
table-your-decision = Te toca decidir
table-thinks = Decide { $earl }
table-decides = decide ahora
table-over = La partida ha terminado
table-moves = Lo que puedes hacer
table-next = La partida siguiente
table-campaign = La campaña
table-undo = Deshacer
table-news-watching = Lo último
table-news = Desde tu última jugada
table-no-news = Aún nada.
table-log = Crónica
table-command = Escribe una jugada
table-command-example = asediar rojo 1
table-watching = Estás mirando. Las Manos siguen ocultas hasta el final.
table-not-yours = Le toca decidir a { $earl }.
table-no-use = Ahora no se puede hacer nada con esto.
table-ask-end = No has usado tu Acción.
table-ask-end-yes = Terminar el turno de todos modos
table-ask-no = Volver
table-concede = Rendirse
table-ask-concede = ¿Seguro que te rindes? No se puede deshacer.
table-ask-concede-yes = Rendirse
table-home = A la página de inicio
table-record = Descargar el registro
table-pace = Ritmo
table-pace-slow = lento
table-pace-middling = medio
table-pace-quick = rápido
table-pace-instant = al instante
table-skip = Saltar

## Condados

table-honour-king = Rey
table-honour-archbishop = Arzobispo
table-honour-first = Empieza
table-hand = Mano { $number }
table-deck = Mazo { $number }
table-mind = Mente { $number }
table-banners = { $number ->
    [one] { $number } Estandarte
   *[other] { $number } Estandartes
}
table-guard = Infantería Real { $number }
table-legacy = Legado { $number }
table-votes = { $number ->
    [one] { $number } voto
   *[other] { $number } votos
}
table-towers = { $number ->
    [0] Sin Torres
    [one] { $number } Torre
   *[other] { $number } Torres
}
table-levy = Leva { $number }
table-pool = Reserva de Ejército
table-royal = Ejército Real
table-piles = Montones
table-discards = Descartes
table-emissaries = Con los Vikingos
table-king-tray = Su bandeja, por colocar
table-king-lost = Cartas que ha perdido
table-mind-discards = Descartes de la Mente
table-common = En común
table-new-fief = Un Feudo nuevo

## El centro

table-vikings = Vikingos
table-markers = { $out } de { $whole } Marcadores Vikingos avanzados.
table-host-beaten = La hueste está vencida.
table-host-force = Fuerza { $number }
table-bag = Bolsa
table-bag-empty = vacía
table-realm = El reino
table-crown = { $earl_key ->
    [you] Llevas la Corona
   *[other] { $earl } lleva la Corona
}
table-crown-free = La Corona está libre
table-crown-gone = El Rey ha caído
table-church = La Iglesia: { $earl }
table-church-silent = Nadie habla en nombre de la Iglesia
table-deck-army = Ejército
table-deck-viking = Vikingos
table-deck-battle = Batalla
table-deck-joust = Justa

## Lo que está en curso

table-nobody-fielded = Nadie ha salido a luchar.
table-prizes = Para tomar
table-verdicts = Cómo irá la batalla
table-tray = Tu bandeja

## Amigos ante una misma pantalla

table-curtain = Le toca decidir a { $earl }
table-curtain-any = ¿Quién está ante la pantalla?
table-curtain-why = Pasa el dispositivo. Las Manos siguen ocultas hasta que la otra persona lo confirme.
table-uncover = Soy { $earl }
table-out = Estás fuera de la partida
table-out-others = Los demás siguen: míralos jugar o ve directo al final.
table-out-end = Ir al final
table-out-leave = Página de inicio
table-friend = otra persona
table-bot = bot { $level }
table-chip-out = fuera

## El mar: los Vikingos y sus barcos

sea-boats = { $out } de { $whole } barcos
sea-rounds = { $number ->
    [0] Desembarcan
    [one] A 1 ronda
   *[other] A { $number } rondas
}
sea-lands = al acabar la ronda
sea-vote = si la votación fracasa
sea-quiet = si nadie lucha
sea-held = A raya
sea-held-why = hubo lucha
sea-ashore = En tierra
sea-countdown = { $number ->
    [one] 1 ronda hasta el fin
   *[other] { $number } rondas hasta el fin
}

## La Corona y la Iglesia

prize-banners = Estandartes puestos por la Corona
prize-royal = Ejército Real { $number }
prize-church = { $earl_key ->
    [you] Hablas
   *[other] { $earl } habla
}
prize-church-silent = Nadie habla
prize-church-text = en nombre de la Iglesia

## Bajo las cartas

table-fights = lucha con { $number }
# $least: la fuerza que lo toma si nadie defiende. $most: contra todo lo que su Conde tiene a la vista.
table-falls = { $is_range ->
    [0] cae con { $least }
   *[other] cae con { $least }–{ $most }
}
table-falls-why = La fuerza que lo toma: Torres y muros, hasta todo lo que { $earl } tiene a la vista. No se cuentan las Manos.
table-deck-left = Mazo
table-hand-left = Mano

## El escenario

stage-your-turn = Tu turno
stage-all-news = Todas las noticias
stage-kicker = Desde tu última jugada
moves-number = { $number ->
    [one] { $number } opción
   *[other] { $number } opciones
}
