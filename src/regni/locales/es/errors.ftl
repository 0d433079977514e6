# Qué ha ido mal, dónde, y qué hacer.
error-file-missing = no existe ese archivo. Comprueba el nombre y la carpeta.
error-file-encoding = no es un archivo de texto en UTF-8. Puede estar dañado o ser de otra clase.
error-file-large = el archivo pasa de { $megabytes } MB. No es un archivo de este programa.
error-file-read = no se puede leer el archivo: { $problem }.
error-file-write = no se puede escribir el archivo: { $problem }. Nada ha cambiado; elige otro lugar.
error-toml = no es TOML válido: { $problem }. Corrige esa línea o usa una copia intacta.
error-json = no es JSON válido: { $problem }. Corrige ese punto o usa una copia intacta.
error-version = el archivo es de la versión { $found } y este programa conoce la { $known }. Usa un programa tan nuevo como el archivo.

error-ruleset-key = No existe el ajuste "{ $key }". ¿Querías decir "{ $near }"? Todos los ajustes: regni rules --settings
error-ruleset-number = "{ $key }" debe ser un número entero, no "{ $value }".
error-ruleset-range = "{ $key }" debe estar entre { $low } y { $high }, no { $value }.
error-ruleset-switch = "{ $key }" debe ser true o false, no "{ $value }".
error-ruleset-word = "{ $key }" debe ser uno de { $words }, no "{ $value }".
error-ruleset-table = "{ $key }" debe ser una tabla con números para { $words }, no "{ $value }".
error-ruleset-card = "{ $key }" no es una carta de esta tabla, que tiene: { $words }.
error-ruleset-deck = "{ $key }" suma { $total } cartas y debe tener { $size }. Cambia sus números, o table_deck_size.
error-ruleset-arrival = "{ $key }" debe ser un número, "earls", o "earls + " y un número, no "{ $value }".

error-deck-card = No hay ninguna carta "{ $card }" que poner en un mazo. Las cartas son: { $cards }.
error-deck-number = Un mazo puede tener de 0 a { $most } de "{ $card }", no "{ $number }".
error-deck-size = El mazo tiene { $number } cartas y debe tener { $size }. Cambia los números hasta que sumen.

error-seat = No existe el asiento { $number }; los asientos van del 1 al { $most }.
error-game-over = La partida ha terminado: ya no queda nada que jugar.
error-move-empty = No hay ninguna jugada. Escribe una, por ejemplo "end".
error-move-unknown-verb = Ninguna jugada empieza por "{ $word }". Empiezan por: { $verbs }.
error-move-form = "{ $text }" está incompleta o le sobra una palabra. Se escribe: { $form }.
error-move-ambiguous = Más de una carta encaja. Di cuál: { $options }.
error-move-illegal = "{ $move }" no está permitida ahora, por la regla { $rule }. Léela con: regni rules --lang es { $rule }
error-move-number = { $number } no es una jugada.
error-move-count = No existe la jugada { $number }; la partida tiene { $most }.
error-undo = La última jugada no se puede deshacer: mostró algo oculto, preguntó al azar o era de otro.

error-record-seed = La semilla debe tener de 1 a { $most } caracteres.
error-record-commitment = La semilla no es la que se comprometió al principio: el registro fue cambiado.
error-record-start = El registro deja de tener sentido en el reparto, antes de la jugada 1: se cambiaron mazos, semilla o reglamento.
error-record-mover = El registro deja de tener sentido en la jugada { $number }: decide { $expected }, no { $earl }.
error-record-move = El registro deja de tener sentido en la jugada { $number }: { $problem }
error-record-check = El registro deja de tener sentido en la jugada { $number }: la posición que sigue es otra. Se cambió esa jugada o su comprobación.
error-record-after-end = El registro deja de tener sentido en la jugada { $number }: la partida ya había terminado.
error-record-outcome = Las jugadas del registro no llevan al desenlace que cuenta: faltan líneas al final o se cambió el desenlace.

error-field-table = { $where }: aquí debe haber una tabla de valores con nombre.
error-field-list = { $where }: aquí debe haber una lista.
error-field-number = { $where }: aquí debe haber un número entero de { $low } a { $high }, no "{ $value }".
error-field-flag = { $where }: aquí debe haber true o false, no "{ $value }".
error-field-text = { $where }: aquí debe haber un texto, no "{ $value }".
error-field-word = { $where }: "{ $value }" no es uno de { $words }.
error-field-unknown = { $where }: aquí no va nada con ese nombre. ¿Querías decir "{ $near }"?

error-position-seats = Hay { $number } Condes; una partida tiene de 2 a { $most }.
error-position-order = { $where }: los Condes van en el orden de sus colores; aquí toca { $expected }.
error-position-colour = { $where }: { $colour } no está en esta partida.
error-position-full-fief = { $where }: con este reglamento un Feudo tiene como mucho { $most } Propiedades.
error-position-garrison = { $where }: hay más cartas de Ejército de las que caben en la Guarnición.
error-position-rng = "rng" deben ser cuatro números. Quítalo y, si quieres, da una "seed".
error-position-unit = { $where }: una carta enviada se escribe como "{ $example }".
error-position-landless = { $earl } no tiene Castillo ni Palacio y no está fuera de la partida. Dale un Feudo o di cómo salió.
error-position-out = { $earl } está fuera de la partida y aún tiene algo en la mesa. Quítalo o déjalo jugar.
error-position-royal = { $earl } tiene Ejército Real y no es Rey.
error-position-king = { $earl } es Rey y está fuera de la partida.
error-position-cathedrals = Hay dos Catedrales en pie; solo puede haber una.
error-position-host = Hay cartas Vikingas en la mesa y los Vikingos no han llegado.
error-position-winner = { $earl } no puede haber ganado: los Condes en juego son otros.
error-position-last = Quedan menos de dos Condes en juego: la partida ha terminado.
error-position-turn = Es el turno de { $earl }, que está fuera de la partida.
error-position-cubes = La bolsa está vacía; contiene al menos un cubo.
error-position-cards = Hay { $number } cartas "{ $card }" de { $earl }; el juego tiene { $most }.
error-position-tray = Las cartas "{ $card }" de { $earl }, con la bandeja, son { $number }; el juego tiene { $most }. Quita la bandeja para que se rellene.
error-position-deck = Hay { $number } cartas "{ $card }" del mazo { $deck } en la mesa y en sus pilas; tiene { $most }. Quita sus cartas para que se rellenen.
error-position-joust = { $where }: este participante tiene un Feudo o cartas de Justa imposibles.
error-position-jousters = Hay una Justa sin participantes, un Conde que entra dos veces o participantes sin Justa.
error-position-battle = La batalla no puede ser: sus bandos, su objetivo, sus cartas o su fase no encajan con la mesa.
error-position-decision = La decisión "{ $kind }" no puede estar donde está. Quita "decisions" para estar en medio de un turno.
