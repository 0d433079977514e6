### La mesa en la terminal: rótulos, preguntas, ayuda y lo que dice.

## Principio y fin

terminal-title = regni
terminal-seats = En la mesa: { $earls }.
terminal-the-king = Al Rey no lo maneja nadie; en una jugada escrita es king, o { $colour }.
terminal-bots = Juega un bot: { $earls } ({ $bot }). { $sentence }
terminal-thinking = { $earl } está pensando ...
terminal-you-are = Juegas con { $earl }. Escribe ? cuando quieras ayuda.
terminal-commitment = El reparto está fijado. La huella de su semilla, para comprobarla al final:
terminal-taken-up = La partida sigue tras { $number ->
    [one] { $number } jugada
   *[other] { $number } jugadas
}.
terminal-over = La partida ha terminado
terminal-won = Has ganado.
terminal-lost-game = Has perdido.
terminal-no-winner = No ha ganado nadie.
terminal-rounds = La partida duró { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
}.
terminal-won-together = Has ganado, junto con otros Condes.
terminal-summers = La campaña duró { $number ->
    [one] { $number } Verano
   *[other] { $number } Veranos
}.
terminal-series = Partida { $number }, la serie es de quien gane { $needed } partidas · { $wins }
terminal-series-deck = Tu Mazo: { $deck }. Pulsa Intro para conservarlo en la próxima partida, o escribe otro de { $size } cartas, mazo castillo 3 campo 4 ..., o uno preparado: mazo lords
terminal-series-over = La serie ha terminado
terminal-series-won = { $earl } ha ganado la serie con { $wins ->
    [one] { $wins } partida
   *[other] { $wins } partidas
}.
terminal-record = El registro está en:
terminal-seed = La semilla era { $seed }. Su huella, la misma del principio:

## Condes

terminal-you = { $earl }, tú
terminal-king = ♔ Rey
terminal-archbishop = Arzobispo
terminal-hand = Mano { $number }
terminal-deck = Mazo { $number }
terminal-towers = Torres { $number }
terminal-mind = Mente { $number }
terminal-guard = Infantería Real { $number }
terminal-to-spend = { $number } por gastar
terminal-votes = Votos { $number }
terminal-off-table = fuera de la mesa: sin Feudo
terminal-king-fallen = El Rey ha caído.
terminal-fief = Feudo { $number }
terminal-no-lord = sin Lord
terminal-abbot = Monje (Abad)
terminal-mercenary-with = { $number } con { $garrison }
terminal-mercenary-alone = { $number } sin Guarnición
terminal-none = nada
terminal-nobody = nadie
terminal-levy = leva { $number }
terminal-label-hand = Mano
terminal-label-towers = Torres
terminal-label-pool = Reserva
terminal-label-mercenaries = Mercenarios
terminal-label-royal = Ejército Real
terminal-label-banners = Estandartes
terminal-label-discards = Descartes
terminal-label-cubes = Cubos en la bolsa
terminal-label-emissaries = Emisarios
terminal-label-mind = Descartes de la Mente
terminal-label-legacy = Legado
terminal-out-conquest = Fuera de la partida: su último Feudo cayó por las armas.
terminal-out-vikings = Fuera de la partida: los Vikingos arrasaron su último Feudo.
terminal-out-treachery = Fuera de la partida: la Traición le costó su último Feudo.
terminal-out-old_age = Fuera de la partida: murió de vejez.
terminal-out-concession = Fuera de la partida: se rindió.

## El centro de la mesa

terminal-vikings = Vikingos y mesa
terminal-label-game = Partida
terminal-summer = Verano { $number }
terminal-round = ronda { $number }
terminal-label-danelaw = Danelaw
terminal-label-countdown = Cuenta atrás
terminal-label-common = Cartas comunes
terminal-label-markers = Vikingos
terminal-markers = { $out } de { $whole } Marcadores Vikingos avanzados
terminal-white-forward = el blanco, adelantado
terminal-white-back = el blanco, atrás
terminal-label-host = Hueste vikinga
terminal-host-beaten = vencida, por ahora
terminal-force = fuerza { $number }
terminal-label-bag = Bolsa
terminal-label-king = Rey
terminal-king-free = la carta está libre
terminal-king-gone = la carta ha dejado la partida
terminal-label-church = Iglesia
terminal-label-decks = Mazos
terminal-deck-army = Ejército { $number }
terminal-deck-viking = Vikingos { $number }
terminal-deck-battle = Batalla { $number }
terminal-deck-joust = Justa { $number }

## La batalla y la Justa

terminal-mode-storm = Ataque a las Torres
terminal-mode-raid = Saqueo
terminal-mode-siege = Asedio
terminal-label-attack = Ataque
terminal-label-defence = Defensa
terminal-label-target = Objetivo
terminal-label-battle-card = Carta de Batalla
terminal-nothing-fielded = nadie ha salido a luchar
terminal-unit-pool = { $card }
terminal-unit-royal = { $card } (Ejército Real)
terminal-unit-hand = { $card } (desde la Mano)
terminal-unit-lord = { $card } (Lord)
terminal-unit-mercenary = { $card }
terminal-unit-garrison = { $card } (Guarnición)
terminal-unit-crown = { $card }
terminal-unit-host = { $card }
terminal-unit-guard = Infantería Real
terminal-towers-stand = { $number ->
    [0] ninguna Torre
    [one] { $number } Torre
   *[other] { $number } Torres
}
terminal-target-siege = { $fief }, cae con { $number } tras las Torres
terminal-target-raid = { $fief }: { $cards }
terminal-joust = Justa
terminal-stake = apuesta { $card }
terminal-no-lances = aún sin cartas de Justa
terminal-lances = { $number ->
    [0] aún sin cartas de Justa
    [one] { $number } carta de Justa
   *[other] { $number } cartas de Justa
}
terminal-champions = { $number ->
    [one] { $number } Campeón jugado
   *[other] { $number } Campeones jugados
}

## Votaciones y Mazos
terminal-vote = Votación del Invierno
terminal-label-for = A favor
terminal-label-against = En contra
terminal-label-to-vote = Faltan por votar
terminal-picking = Tu Mazo
terminal-picking-common = Las cartas comunes de todos los Mazos
terminal-label-picked = Elegidas
terminal-label-left = Por elegir
terminal-label-wanted = Tu último Mazo

## La lista de jugadas. La fila dice qué hacer; las opciones, con qué.

terminal-turn-open = Te queda tu Acción. Para acabar, roba.
terminal-turn-used = Ya has usado tu Acción. Para acabar, roba.
terminal-folded = del { $first } al { $last }: escribe «{ $word }» para ver estas { $number }
terminal-hint = Escribe un número o una jugada como «asediar rojo 1»; ? para pedir ayuda.
terminal-hint-attack = Escribe un número o una jugada como «asediar rojo 1»; probabilidad para saber de los Ataques, ? para pedir ayuda.
terminal-hint-pick = Escribe un número, varios separados por punto y coma, o muchas cartas a la vez: mazo castillo 3 campo 4. Escribe deshacer para deshacer.
terminal-at-once = De una vez
terminal-label-dire = Mortal
terminal-label-bad = Peligro
terminal-label-hope = A favor
terminal-label-plain = Nota
terminal-sure = Escríbelo otra vez, o sí. Con cualquier otra cosa no se hace.
terminal-only-choice = Tu única opción: { $move }.

## Respuestas

terminal-empty = Escribe un número de la lista, una jugada, o ? para pedir ayuda.
terminal-unknown = «{ $typed }» no es jugada ni orden; ? para ayuda.
terminal-not-now = «{ $typed }» no se puede usar aquí; ? para ayuda.
terminal-no-number = No hay ningún número { $number } en la lista; va del 0 al { $last }.
terminal-no-number-zero = No hay ningún número { $number } en la lista; va del 1 al { $last }.
terminal-why-not = «{ $move }» no está permitida ahora, por la regla { $rule }:
terminal-why-what = Di qué jugada: porque asediar rojo 1, o porque 3. Por qué jugaron así los bots: motivo.
terminal-reason = { $move }. { $reason }
terminal-no-reason = Desde tu último turno ningún bot ha jugado por un motivo que todos puedan saber.
terminal-no-attack = Ahora no puedes declarar ese Ataque. probabilidad sin nada detrás habla de todos; probabilidad 3 o probabilidad asediar rojo 1, de uno.
terminal-your-hand = Tu Mano
terminal-since = Desde tu última jugada
terminal-nothing-since = Aún no ha pasado nada.
terminal-legal = «{ $move }» está permitida ahora.
terminal-undone = Jugada deshecha: { $move }.
error-terminal-deck-card = { $card }: en este Mazo caben { $most } como mucho.
error-terminal-deck-size = Son { $number } cartas, y { $left ->
    [one] queda { $left } por elegir
   *[other] quedan { $left } por elegir
}. No se ha elegido nada.
terminal-concede-sure = ¿Seguro que te rindes? No se puede deshacer. Escríbelo otra vez para rendirte.
terminal-watching = Estás fuera; los demás siguen. Intro: una ronda más. fin: hasta el final.
terminal-watching-unknown = «{ $typed }» no se puede usar aquí. Pulsa Intro para una ronda más, o escribe fin o salir.

## Guardar

terminal-saved = Guardada, con las cartas ocultas, en:
terminal-save-where = Di dónde: guardar ARCHIVO.
terminal-kept = La partida queda guardada. Para retomarla:
terminal-not-kept = La partida no se puede ir guardando: { $problem } Escribe guardar ARCHIVO para guardarla en otro sitio.
terminal-quit-unsaved = La partida no está guardada: { $problem } Escribe guardar ARCHIVO para guardarla en otro sitio, o salir otra vez para perderla.
terminal-lost = La partida no se pudo guardar: { $problem }
terminal-gone = Dejas la mesa. Esta partida no se ha guardado.
error-terminal-file-exists = ya hay un archivo con ese nombre, y se queda como está. Elige otro nombre.

## Órdenes: todas las palabras de cada una, separadas por comas

terminal-command-help = ayuda
terminal-command-situation = situación
terminal-command-standing = estado, posiciones
terminal-command-odds = probabilidad, probabilidades
terminal-command-why = porque, por qué
terminal-command-reason = motivo, motivos
terminal-command-undo = deshacer
terminal-command-moves = jugadas
terminal-command-table = mesa
terminal-command-deck = mazo
terminal-command-campaign = campaña
terminal-command-log = crónica
terminal-command-rules = reglas
terminal-command-save = guardar
terminal-command-quit = salir
terminal-command-concede = rendirse, me rindo
terminal-command-finish = fin, final
terminal-command-yes = sí

## Letras para las órdenes más usadas. Solo valen en este idioma.

terminal-letter-help = a
terminal-letter-situation = s
terminal-letter-standing = e
terminal-letter-odds = p
terminal-letter-undo = d
terminal-letter-moves = j
terminal-letter-table = m
terminal-letter-log = c

## Ayuda

terminal-help-number = 3
terminal-help-number-text = Haz la jugada de ese número. El 0 siempre acaba o rechaza: acabar el turno, no enviar más, decir que no.
terminal-help-move = asediar rojo 1
terminal-help-move-text = Una jugada en su notación. Feudos y Mercenarios se cuentan desde 1. Varias a la vez: enviar reserva caballero; enviar reserva infantería; basta
terminal-help-help = ? traición
terminal-help-help-text = Explica una carta, una regla (? B6.7), un capítulo (? B6), un ajuste o un Conde con sus descartes (? rojo).
terminal-help-situation = situación
terminal-help-situation-text = Lee la situación: peligros y objetivo, tu Mano, cada Conde en una línea, y lo que ha pasado desde tu última jugada.
terminal-help-standing = estado
terminal-help-standing-text = Dice lo cerca que está cada uno de ganar, según lo que está a la vista.
terminal-help-odds = probabilidad asediar rojo 1
terminal-help-odds-text = Dice cuánta fuerza hace falta para un Ataque, tu máximo y la probabilidad; también probabilidad 3. Sin nada detrás habla de todos los Ataques.
terminal-help-why = porque asediar rojo 1
terminal-help-why-text = Dice qué regla prohíbe ahora una jugada, o que está permitida.
terminal-help-reason = motivo
terminal-help-reason-text = Dice por qué los bots hicieron sus últimas jugadas, si eso no revela nada oculto.
terminal-help-undo = deshacer
terminal-help-undo-text = Deshace tu última jugada, si no mostró nada oculto ni dependió del azar.
terminal-help-moves = jugadas
terminal-help-moves-text = Muestra todas las jugadas, enteras.
terminal-help-table = mesa
terminal-help-table-text = Vuelve a mostrar la mesa entera.
terminal-help-deck = mazo castillo 3 campo 4
terminal-help-deck-text = Mientras se elige un Mazo: toma estas cartas de una vez, el Mazo entero o una parte. mazo solo muestra cómo va. mazo lords toma un Mazo preparado (regni decks).
terminal-help-campaign = campaña
terminal-help-campaign-text = En Wessex: los Veranos hasta ahora, con votaciones, coronas y Puntos de Legado.
terminal-help-log = crónica
terminal-help-log-text = Vuelve a contar lo último que pasó; crónica 100 va más atrás, crónica todo hasta el principio.
terminal-help-rules = reglas
terminal-help-rules-text = El índice de las reglas, y lo que cambia el reglamento de esta partida.
terminal-help-save = guardar ARCHIVO
terminal-help-save-text = Guarda una copia de la partida. Tras cada jugada se guarda sola.
terminal-help-quit = salir
terminal-help-quit-text = Deja la mesa. La partida queda guardada y puedes retomarla.
terminal-help-concede = rendirse
terminal-help-concede-text = Te rindes y pierdes la partida.
terminal-help-finish = fin
terminal-help-finish-text = Cuando estás fuera: los demás juegan hasta el final.
terminal-help-yes = sí
terminal-help-yes-text = Haz una jugada que acaba contigo, después de la pregunta. Escribir otra vez la jugada hace lo mismo.
terminal-help-letters = Letras para estas órdenes: { $letters }.
terminal-help-foot = Las órdenes pueden escribirse en español o en inglés, con o sin tildes.
terminal-help-unknown = Nada se llama «{ $topic }». Pregunta por una carta, una regla como B6.7, un ajuste o un Conde; reglas muestra los capítulos.
terminal-help-unknown-near = Nada se llama «{ $topic }». ¿Querías decir «{ $near }»?
terminal-no-rule = No existe la regla { $rule }. Los capítulos van de { $first } a { $last }; reglas los muestra.
terminal-strength = valor { $number }
terminal-assumed-fixed = [{ $tag }] Parte de esta regla es un supuesto que ningún ajuste cambia.
terminal-changed = cambiado en esta partida
terminal-rules-changed = El reglamento de esta partida cambia:
terminal-rules-default = Esta partida sigue el reglamento por defecto.
terminal-rules-foot = ? B6 lee un capítulo; ? B6.7, una regla.
