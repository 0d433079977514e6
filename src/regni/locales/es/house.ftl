### Reglas de la casa: las tuyas, en la página de una partida nueva y en la mesa.

house-name = Reglas de la casa
# Lo mismo en la cabecera de una mesa, donde hay poco sitio.
house-button = De la casa
house-title = Tus propias reglas
house-summary = { $number ->
    [0] todo como siempre
    [one] un cambio
   *[other] { $number } cambios
}
house-lead = Todos los números e interruptores de las reglas de este juego. Cambia lo que en tu mesa se juega de otro modo y guárdalo para otras partidas.
house-assumed = señala lo supuesto: ninguna fuente pública lo dice.
house-yes = sí
house-no = no
house-each = por cada Conde
house-more = más
house-was = Normalmente: { $usual }.
house-back = Como siempre
house-all-back = Todo como siempre
house-guard = Tus propias reglas dan al Rey otra Infantería Real: { $value }.
house-by = { $what }: { $value }

house-find = Buscar
house-find-example = Torre, leva, B6
house-show = Qué ajustes
house-show-all = todos
house-show-assumed = supuestos
house-show-changed = cambiados
house-none = Ningún ajuste coincide. Prueba otra palabra o muestra todos.
house-count = { $number ->
    [one] un ajuste
   *[other] { $number } ajustes
}
house-changed = { $number ->
    [one] un cambio
   *[other] { $number } cambios
}
house-group-cards = Cartas y mazos
house-group-turn = El turno y la duración de la partida
house-group-earldom = Feudos, Lores y leva
house-group-battle = Batalla
house-group-politics = Traición e Intriga
house-group-crown = Estandartes y corona
house-group-joust = Justa
house-group-vikings = Los Vikingos
house-group-away = Condes fuera de la mesa, votaciones y Veranos
house-group-king = El Rey de la Rebelión
house-for-good = Supuesto, sin nada que elegir
house-for-good-text = por qué estas reglas son como son

## Guardarlas

house-yours = Reglas guardadas
house-current = elegidas
house-more-button = Más
house-more-of = Más sobre «{ $name }»
house-download = Descargar
house-drop = Borrar
house-rename = Cambiar el nombre
house-new-name = Nombre nuevo de «{ $name }»
house-name-field = Nombre de estas reglas
house-save = Guardar
house-file = Reglas de un archivo (TOML)
house-take = Usar este archivo
house-unreadable = Estas reglas ya no se pueden leer.

house-saved = Guardadas como «{ $name }»: el juego, sus opciones y sus ajustes.
house-taken = «{ $name }» ya está en el formulario.
house-taken-file = Las reglas del archivo ya están en el formulario.
house-renamed = Ahora se llaman «{ $name }».
house-dropped = «{ $name }» se ha borrado. Los ajustes de abajo no cambian.
house-usual = Todo vuelve a estar como siempre.

## Lo que no puede ser

error-house-name = Las reglas necesitan un nombre para guardarse. Ponles uno.
error-house-many = Tienes { $most } reglamentos guardados y no caben más. Borra uno antes.
error-house-taken = Ya tienes otras reglas que se llaman «{ $name }». Elige otro nombre.
error-house-gone = Aquí no hay reglas guardadas «{ $name }». Quizá se borraron, o se guardaron en otro navegador.
error-house-empty = No has elegido ningún archivo, o está vacío. No ha cambiado nada.
error-house-large = El archivo pasa de { $kilobytes } KB: no es un reglamento. No ha cambiado nada.

house-refused-file-encoding = No es un archivo de texto; no se ha tomado nada de él.
house-refused-toml = { $line ->
    [0] No es un reglamento en TOML; no se ha tomado nada de él.
   *[other] No es TOML válido en la línea { $line }; no se ha tomado nada de él.
}
house-refused-file-line = La línea { $number } es demasiado larga para un reglamento; no se ha tomado nada de él.
house-refused-ruleset-key = El archivo nombra «{ $key }», que no es ningún ajuste; quizá sea «{ $near }».
house-refused-ruleset-number = «{ $setting }» pide un número entero, no «{ $value }».
house-refused-ruleset-range = «{ $setting }» puede ir de { $low } a { $high }, no { $value }.
house-refused-ruleset-switch = «{ $setting }» es sí o no, no «{ $value }».
house-refused-ruleset-word = «{ $setting }» no puede ser «{ $value }».
house-refused-ruleset-table = «{ $setting }» pide un número para cada una de sus cartas, no «{ $value }».
house-refused-ruleset-card = «{ $setting }» no tiene esa carta.
house-refused-ruleset-deck = «{ $setting }»: son { $total } cartas, y ese mazo tiene { $size }.
house-refused-ruleset-formula = «{ $setting }» pide un número por cada Conde y otro más, ambos pequeños, y no menos que nada.
house-refused-ruleset-fiefs = «{ $value }» no es un Feudo: nombra un Castillo o un Palacio, luego Propiedades y como mucho un Lord; 12 Feudos a lo sumo.
house-refused-ruleset-mode = Este juego no tiene modos, y el archivo no puede nombrar uno.
house-refused-ruleset-mind = La Mente del Rey está vacía y no podría hacer nada: dale una carta.
house-refused-ruleset-king-cards = Los Feudos y la Mente del Rey usan más cartas «{ $card }» que las { $most } de su juego.
house-refused-ruleset-king-towers = El Rey no puede tener más Torres que cartas le quedan en su juego, que son { $most }.
house-refused-position-full-fief = Un Feudo del Rey tiene más Propiedades que las { $most } que caben en un Feudo.
house-refused-position-cathedrals = El Rey tiene dos Catedrales, y solo puede haber una.
house-refused-option-against = { $option } y tus propias reglas no dicen lo mismo de esto: «{ $setting }». Cambia una de las dos cosas.

## Ajustes con otras palabras que en un archivo

house-text-joust_champion = En qué convierte un Campeón una carta de Justa
house-text-king_fiefs = Feudos con los que empieza el Rey, uno por línea: un Castillo o un Palacio, luego su Lord y sus Propiedades
house-text-king_towers = Torres con las que empieza el Rey
house-text-king_royal_infantry = Infantería Real del Rey
house-text-king_mind = Composición de la Mente del Rey
house-text-recruit = Cartas de Ejército que se roban al Reclutar
house-text-losses_picked_by = Quién señala las bajas de un bando
house-text-towers_lost = Cómo se elige la Torre que cae
house-text-burning = Si el atacante puede quemar y arrasar el botín en vez de quedárselo
house-text-spoils_picked_by = Quién elige las Propiedades que caen en un Saqueo
house-text-lords_captured = Qué Lores del perdedor son capturados cuando solo golpea un bando
house-text-white_marker_on = Qué adelanta el marcador blanco de combate
house-text-lead_counted = Cuándo se cuenta la ventaja en Estandartes
house-text-royal_gift = Quién elige la carta de Ejército que cada Conde da al nuevo Rey
house-text-king_siege_falls_back = Cuándo asedia el Rey otro Feudo porque el Palacio supera su fuerza

## Las palabras que puede ser un ajuste

house-recruit-levy = tantas como la leva
house-recruit-lands = una por Campo
house-recruit-one = una sola
house-losses_picked_by-owner = su dueño
house-losses_picked_by-enemy = el enemigo
house-towers_lost-random = al azar
house-towers_lost-owner = la elige su dueño
house-burning-choice = si quiere
house-burning-never = nunca
house-spoils_picked_by-attacker = el atacante
house-spoils_picked_by-defender = el defensor
house-lords_captured-all = todos
house-lords_captured-reached = aquellos a los que llega el daño
house-white_marker_on-attack = cualquier Ataque
house-white_marker_on-loss = un Ataque que toma algo
house-lead_counted-freed = al poner uno o al quedar libre la Carta del Rey
house-lead_counted-laid = solo al poner uno
house-royal_gift-giver = quien la da
house-royal_gift-king = el Rey
house-joust_champion-prince = en un Príncipe
house-joust_champion-wild = en lo que más convenga
house-king_siege_falls_back-last = cuando no queda otra cosa
house-king_siege_falls_back-never = nunca
house-king_siege_falls_back-first = enseguida

## En la mesa

house-played = En esta mesa se juega con reglas propias. Todo lo demás es como siempre.
house-usually = (normalmente { $usual })
