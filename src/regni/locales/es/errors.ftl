# Qué ha ido mal, dónde, y qué hacer.
error-file-missing = no existe ese archivo. Comprueba el nombre y la carpeta.
error-file-encoding = no es un archivo de texto en UTF-8. Puede estar dañado o ser de otra clase.
error-file-large = el archivo pasa de { $megabytes } MB. No es un archivo de este programa.
error-file-kind = no es un archivo, sino una carpeta o un dispositivo.
error-file-line = la línea { $number } pasa de { $most } caracteres. No es un archivo de este programa.
error-file-read = no se puede leer el archivo: { $problem }.
error-file-write = no se puede escribir el archivo: { $problem }. Nada ha cambiado; elige otro lugar.
error-toml = no es TOML válido: { $problem }. Corrige esa línea o usa una copia intacta.
error-json = no es JSON válido: { $problem }. Corrige ese punto o usa una copia intacta.
error-version = el archivo es de la versión { $found } y este programa conoce la { $known }. Usa un programa tan nuevo como el archivo.
error-revision = el archivo se hizo con la revisión { $found } de las reglas y este programa conoce la { $known }. Usa un programa tan nuevo como el archivo.
error-revision-number = «revision» debe ser un número entero desde 1, no «{ $value }».

error-ruleset-key = No existe el ajuste «{ $key }». ¿Querías decir «{ $near }»? Todos los ajustes: regni rules --settings
error-ruleset-number = «{ $key }» debe ser un número entero, no «{ $value }».
error-ruleset-range = «{ $key }» debe estar entre { $low } y { $high }, no { $value }.
error-ruleset-switch = «{ $key }» debe ser true o false, no «{ $value }».
error-ruleset-word = «{ $key }» debe ser uno de { $words }, no «{ $value }».
error-ruleset-table = «{ $key }» debe ser una tabla con números para { $words }, no «{ $value }».
error-ruleset-card = «{ $key }» no es una carta de esta tabla, que tiene: { $words }.
error-ruleset-deck = «{ $key }» suma { $total } cartas y debe tener { $size }. Cambia sus números, o table_deck_size.
error-ruleset-formula = «{ $key }» debe ser un número como 3, o un texto como "earls", "earls + 1" o "2 * earls - 1", no «{ $value }».
error-ruleset-fiefs = "{ $key }" debe ser una lista de 1 a 12 Feudos, cada uno un texto como "palace prince land": primero castle o palace, luego Propiedades y un Lord como mucho. Esto no lo es: "{ $value }".
error-ruleset-mode = La variante «{ $variant }» no tiene modos. Quita «mode».
error-ruleset-mind = La Mente del Rey está vacía y no podría hacer nada. Pon alguna carta en «king.mind».
error-ruleset-king-cards = «king.fiefs» y «king.mind» usan entre los dos más cartas «{ $card }» de las que tiene el juego del Rey, que son { $most }. Usa menos.
error-ruleset-king-towers = «king.towers» pide contra cinco Condes más Torres que cartas quedan en el juego del Rey, que son { $most }. Redúcelo.

error-together-banquet = «banquet_appeases» es para la Rebelión semicooperativa: si basta con vencer al Rey, lo haría inofensivo. Quítalo o juega la variante «rebellion» en el modo «semi».
error-together-neighbors = «neighbors» no se puede jugar en la Rebelión: allí los Condes solo atacan al Rey, que no es vecino de todos. Quítalo o juega otra variante.
error-together-state-already = «state_and_church» ya forma parte de esta variante (H1.1, W1.1). Quítalo.
error-together-state-never = «state_and_church» no puede darse en este modo: el Rey tiene la Carta del Rey hasta que acaba la partida. Quítalo o juega el modo «semi».
error-together-house = «house_divided» da cartas comunes a varios Mazos, y en este modo hay uno solo. Quítalo o juega con más Condes.

error-deck-card = No hay ninguna carta «{ $card }» que poner en un Mazo. ¿Querías decir «{ $near }»? Las cartas son: { $cards }.
error-deck-number = Un Mazo puede tener de 0 a { $most } de «{ $card }», no «{ $number }».
error-deck-negative = Un Mazo no puede tener { $number } de «{ $card }». Pon 0 o más.
error-deck-size = El Mazo tiene { $number } cartas y debe tener { $size }. Cambia los números hasta que sumen.

error-seats = { $high ->
    [1] Esta partida es para un solo Conde, no para { $number }. Cambia el número de Condes o elige otro modo.
   *[other] Esta partida es para entre { $low } y { $high } Condes, no para { $number }. Cambia el número de Condes o elige otra variante u otro modo.
}
error-seat = No existe el asiento { $number }; los asientos van del 1 al { $most }.
error-game-over = La partida ha terminado: ya no queda ninguna jugada por hacer.
error-not-yours = La decisión no es tuya.
error-move-empty = No hay ninguna jugada. Escribe una, por ejemplo «acabar».
error-move-unknown-verb = Ninguna jugada empieza por «{ $word }». Empiezan por: { $verbs }.
error-move-form = «{ $text }» está incompleta o le sobra una palabra. Se escribe: { $form }.
error-move-ambiguous = Más de una carta encaja. Di cuál: { $options }.
error-move-illegal = «{ $move }» no está permitida ahora, por la regla { $rule }. Léela con: regni rules --lang es { $rule }
error-move-number = { $number } no es una jugada.
error-move-count = No existe la jugada { $number }; la partida tiene { $most }.
error-undo = La última jugada no se puede deshacer: mostró algo oculto, dependió del azar, fue una rendición o no era tuya.

error-record-seed = La semilla debe tener de 1 a { $most } caracteres.
error-record-commitment = La semilla no es la que se fijó al principio: el registro fue cambiado.
error-record-start = El registro deja de tener sentido en el reparto, antes de la jugada 1: se cambiaron Mazos, semilla o reglamento.
error-record-mover = El registro deja de tener sentido en la jugada { $number }: decide { $expected }, no { $earl }.
error-record-move = El registro deja de tener sentido en la jugada { $number }: { $problem }
error-record-check = El registro deja de tener sentido en la jugada { $number }: la posición que sigue es otra. Se cambió esa jugada o su comprobación.
error-record-after-end = El registro deja de tener sentido en la jugada { $number }: la partida ya había terminado.
error-record-outcome = Las jugadas del registro no llevan al desenlace que cuenta: faltan líneas al final o se cambió el desenlace.
error-corrected = Las reglas se han corregido desde que se jugó: la jugada { $number } { $rule ->
    [none] ya no vale
   *[other] va ahora contra la regla { $rule }
 }. Se abre como estaba antes de esa jugada.
error-corrected-deal = Las reglas se han corregido desde que se jugó: ya no vale desde el reparto. Se abre antes de la primera jugada.

error-field-table = { $where }: aquí debe haber una tabla de valores con nombre.
error-field-list = { $where }: aquí debe haber una lista.
error-field-long = { $where }: la lista pasa de { $most } elementos.
error-field-number = { $where }: aquí debe haber un número entero de { $low } a { $high }, no «{ $value }».
error-field-flag = { $where }: aquí debe haber true o false, no «{ $value }».
error-field-text = { $where }: aquí debe haber un texto, no «{ $value }».
error-field-word = { $where }: «{ $value }» no es uno de { $words }.
error-field-unknown = { $where }: aquí no va nada con ese nombre. ¿Querías decir «{ $near }»?

error-position-players = El registro nombra { $number } jugadores y su posición tiene { $seats } Condes. Se cambió una de las dos cosas: usa una copia intacta.
error-position-order = { $where }: los Condes van en el orden de sus colores; aquí toca { $expected }.
error-position-colour = { $where }: { $colour } no está en esta partida.
error-position-full-fief = { $where }: con este reglamento un Feudo tiene como mucho { $most } Propiedades.
error-position-garrison = { $where }: hay más cartas de Ejército de las que caben en la Guarnición.
error-position-rng = «rng» deben ser cuatro números. Quítalo y, si quieres, da una «seed».
error-position-unit = { $where }: una carta enviada se escribe como «{ $example }».
error-position-landless = { $earl } no tiene Castillo ni Palacio y no está fuera de la partida. Dale un Feudo o di cómo salió.
error-position-out = { $earl } está fuera de la partida y aún tiene algo en la mesa. Quítalo o deja que juegue.
error-position-royal = { $earl } tiene Ejército Real y no es Rey.
error-position-king = { $earl } es Rey y está fuera de la partida.
error-position-cathedrals = Hay dos Catedrales en pie; solo puede haber una.
error-position-host = Hay Ejércitos Vikingos en la mesa y los Vikingos no han llegado.
error-position-winner = { $earl } no puede haber ganado: los Condes en juego son otros.
error-position-winners = { $where }: los ganadores no encajan con el desenlace. Si ganaron los Vikingos, el Rey o nadie, «winners» está vacío; si no, nombra a quien ganó.
error-position-mind = { $earl } tiene Mente o Infantería Real y no es el Rey de la Rebelión. Quita «mind» y «guard».
error-position-king-hand = { $earl } es el Rey de la Rebelión, que no tiene Mano. Quita «hand»; las cartas de su Mente van en «deck».
error-position-last = Quedan muy pocos Condes en juego para seguir: la partida ha terminado. Deja jugar a más o da un «outcome».
error-position-turn = Es el turno de { $earl }, que está fuera de la partida.
error-position-cubes = La bolsa está vacía; debe tener al menos un cubo.
error-position-cards = Hay { $number } cartas «{ $card }» de { $earl }; el juego tiene { $most }.
error-position-tray = Las cartas «{ $card }» de { $earl }, con la bandeja, son { $number }; el juego tiene { $most }. Quita la bandeja para que se rellene.
error-position-deck = Hay { $number } cartas «{ $card }» del mazo { $deck } en la mesa y en sus pilas; tiene { $most }. Quita sus cartas para que se rellenen.
error-position-joust = { $where }: este participante tiene un Feudo o cartas de Justa imposibles.
error-position-jousters = Hay una Justa sin participantes, un Conde que entra dos veces o participantes sin Justa.
error-position-battle = Esta batalla es imposible: sus bandos, su objetivo, sus cartas o su fase no encajan con la mesa.
error-position-decision = La decisión «{ $kind }» es imposible aquí. Quita «decisions» para estar en medio de un turno.
error-position-mind-card = La Mente del Rey no puede tener la carta «{ $card }». Puede tener: { $words }.
error-position-king-fallen = El Rey ha caído y la partida ha acabado; dilo con outcome, o dale un Feudo y quita «out».
error-position-common = «common» tiene más de { $most } de una carta, o esta partida no tiene cartas comunes (house_divided).
error-position-clerisy = { $where }: una Iglesia o Catedral que es un Feudo no admite otra Iglesia ni Catedral. Quítala.

error-table-stale = La mesa ha cambiado mientras tanto. No se ha hecho nada: mírala otra vez y decide.
error-table-moves = Puedes hacer de 1 a { $most } jugadas de una vez. No se ha cambiado nada.
error-table-foreseen = Lo que viene tras esa jugada no se sabe antes de hacerla. No ha cambiado nada: haz una jugada, mira y luego la siguiente.
error-table-setup = No se puede leer con qué empezó esta mesa: { $problem }. No ha cambiado nada.
error-table-own = Tienes { $most } partidas sin terminar de los últimos { $days } días y no caben más. Termina una o bórrala: la página de inicio muestra las más antiguas.
error-table-many = En este servidor no caben más partidas. Inténtalo más tarde; las tuyas se conservan.
error-table-fast = Aquí se han empezado demasiadas mesas en poco tiempo. Espera unos minutos y empieza la tuya; tus otras partidas se conservan.
error-table-empty = No jugaría nadie: deja al menos un sitio para ti o para alguien que esté contigo.
error-table-me = Solo puedes ocupar un sitio. Deja el otro a otra persona o a un bot.
error-store-open = no se puede abrir el archivo de las mesas: { $problem }. No se ha cambiado nada; elige otro archivo, o aparta este.
error-store-held = Otro programa tiene ocupado el archivo de las mesas. No ha cambiado nada; inténtalo de nuevo en un momento.
error-store-write = No se ha podido guardar la jugada o el Mazo: { $problem }. No se ha cambiado nada; haz sitio en el disco e inténtalo de nuevo.
error-bot-lost = Un bot no ha podido pensar su jugada. No se ha cambiado nada: recarga la página y lo intentará de nuevo.
error-page-form = El formulario era demasiado largo o llegó dañado. No se ha cambiado nada: vuelve atrás y envíalo otra vez.
error-deck-own = Aquí no hay ningún Mazo «{ $name }». Puede que se borrara, o que se guardara en otro navegador. Elige otro.
error-deck-name = El Mazo necesita un nombre para guardarlo. Ponle uno.
error-deck-many = Tienes { $most } Mazos guardados y no caben más. Borra alguno primero.
error-deck-long = El texto es demasiado largo para un Mazo: pasa de { $most } caracteres. Pon solo las cartas y sus números.
error-table-message = La mesa no ha entendido lo que envió la página. Recárgala; no se ha cambiado nada.
error-store-read = No se pueden leer las mesas: { $problem }. Cierra el programa y recupera una copia del archivo, si la tienes.
error-store-gone = El archivo de las mesas se ha borrado, o algo ajeno al programa lo ha cambiado mientras estaba en marcha. No se ha guardado nada y ya no se aceptan más jugadas. Detén el programa, devuelve el archivo a su sitio y vuelve a iniciar el programa.
error-store-value = No se pueden leer las mesas: hay un valor que no tiene sentido, { $value }. Recupera una copia del archivo, si la tienes.
error-store-foreign = es un archivo de otro programa. No se ha cambiado nada: elige otro.
