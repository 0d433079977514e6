### Qué decide cada ajuste de un reglamento, y de dónde viene su valor.

## B1
setting-set_copies = Copias de cada tipo de carta en el juego de un Conde
setting-table_deck_size = Cartas de cada uno de los cuatro mazos de la mesa
setting-army_deck = Composición de un mazo de Ejército
setting-viking_deck = Composición del mazo de Vikingos
setting-battle_deck = Composición del mazo de Batalla
setting-joust_deck = Composición del mazo de Justa
setting-king_counts_for_army = Si el Rey de Rebelión cuenta como Conde para el número de mazos de Ejército
setting-viking_markers = Marcadores Vikingos de la cuenta atrás

## B2
setting-deck_size = Cartas del Mazo que elige cada Conde
setting-hand_size = Cartas de la Mano inicial

## B3
setting-turn_draw = Cartas que se roban para acabar el turno
setting-banquet_draw_required = Si un Banquete con el Mazo vacío supone morir de vejez
setting-hand_limit = Cartas que puedes conservar en la Mano al acabar tu turno (0: sin límite)
setting-quiet_turns = Primeros turnos de cada Conde en los que no se puede Atacar

## B5
setting-properties_per_fief = Máximo de Propiedades de un Feudo (0: sin límite)
setting-land_army = Cartas de Ejército que trae un Campo recién colocado
setting-market_town_factor = Por cuánto multiplica un Mercado los Campos de su Feudo en la leva
setting-one_cathedral = Si solo puede haber una Catedral en la mesa
setting-church_by_majority = Si, mientras no hay Catedral, tener más Iglesias da el control de la Iglesia
setting-monastery_needs_church = Si un Abad necesita una Iglesia en su Feudo para tener Monasterio
setting-garrison_slots = Cartas de Ejército que caben de Guarnición en un Mercenario (99: sin límite)
setting-recruit = Cartas de Ejército que se roban al Reclutar: tantas como la leva, una por Campo o una sola

## B6
setting-levy_limits_defence = Si la leva limita al defensor igual que al atacante
setting-levy_counts_garrison = Si las cartas de Guarnición cuentan para el límite de la leva
setting-levy_counts_royal = Si el Ejército Real cuenta para el límite de la leva
setting-abbot_fights = Si un Abad puede ir a la batalla
setting-strength = Valor de combate de cada carta
setting-losses_picked_by = Quién señala las bajas de un bando: su dueño o el enemigo
setting-tower_soak = Daño que absorbe cada Torre
setting-towers_lost = Cómo se elige la Torre que cae: al azar o la elige su dueño
setting-castle_strength = Puntos que, pasadas las Torres, toman un Castillo en un Asedio
setting-palace_strength = Puntos que, pasadas las Torres, toman un Palacio en un Asedio
setting-burning = Si el atacante puede quemar y arrasar el botín en vez de quedárselo: a su elección o nunca
setting-spoils_picked_by = Quién elige las Propiedades que caen en un Saqueo: atacante o defensor
setting-lords_captured = Qué Lores del perdedor son capturados cuando solo golpea un bando: todos, o aquellos a los que llega el daño
setting-home_lord_captured = Si el Lord que quedó en un Feudo caído es capturado en vez de morir
setting-hand_fighters_discarded = Si las figuras enviadas desde la Mano se descartan aunque sobrevivan
setting-ransom_properties = Propiedades que cuesta el Rescate de un Lord
setting-white_marker_on = Qué adelanta el marcador blanco de combate: cualquier Ataque, o solo el que toma algo
setting-garrison_survives = Si la Guarnición puede sobrevivir a su Mercenario y pasar a la reserva

## B7
setting-treachery_hand_cards = Cartas que pierde una Mano por Traición
setting-treachery_takes_fief = Si el Feudo de un Vasallo muerto por Traición pasa al traidor en vez de a los descartes
setting-intrigue_properties = Máximo de Propiedades que gana una Intriga
setting-intrigue_army = Máximo de cartas de Ejército que gana una Intriga

## B8
setting-banquet_cards = Cartas que se roban con un Banquete
setting-kingship_lead = Ventaja en Estandartes que da la Carta del Rey
setting-lead_counted = Cuándo se cuenta la ventaja en Estandartes: al poner uno o al quedar libre la Carta del Rey, o solo al poner uno
setting-joust = Si un Estandarte puede convocar una Justa
setting-royal_gift = Quién elige la carta de Ejército que cada Conde da al nuevo Rey: quien la da o el Rey
setting-royal_army_dies = Si las cartas del Ejército Real pueden morir
setting-king_card_freed = Si se puede volver a aspirar a la Carta del Rey cuando el Rey deja la partida

## B9
setting-viking_arrival = Ejércitos Vikingos que se revelan a la llegada
setting-viking_gain = Cartas que ganan los Vikingos en cada turno posterior a su llegada
setting-emissary_cubes = Cubos que un Vasallo o un Monje mete en la bolsa como Emisario
setting-vikings_act_on_arrival = Si los Vikingos ya actúan en el turno en que llegan
setting-vikings_may_hold = Si el Conde que los controla puede retener a los Vikingos

## B10
setting-max_rounds = Rondas tras las que la partida queda en tablas

## B11
setting-joust_cards = Cartas de Justa que recibe cada participante
setting-joust_champion = En qué convierte un Campeón una carta de Justa: en Príncipe, o en lo que más convenga (wild)
setting-joust_tie_draws = Cartas que se roban como mucho para desempatar en la Justa

## H2
setting-relative_draws = Si el familiar que toma el relevo roba enseguida del nuevo Mazo
setting-tabled_attacks = Si un Conde que está fuera de la mesa puede Atacar
setting-tabled_attacked = Si se pueden atacar las Torres de un Conde que está fuera de la mesa

## H4
setting-wessex_conceded_count = Si quien se ha rendido sigue contando en el número de jugadores de una Votación

## W2
setting-wessex_relative_loses_retinue = Si el familiar que toma el relevo en Wessex pierde también los Mercenarios
setting-wessex_tabled_loses_retinue = Si un Conde fuera de la mesa pierde en Wessex sus Estandartes por la Corona y sus Mercenarios

## W7
setting-wessex_start_counts = Si los Vikingos que empiezan un Verano en la mesa ganan carta y avanzan un marcador en su primer turno

## R1
setting-king_truce_bars_joust = Si los Condes no pueden justar entre sí mientras el Rey sigue en pie
setting-king_truce_bars_visit = Si ningún Monasterio puede mirar la Mano de un Conde mientras el Rey sigue en pie
setting-banquet_appeases = Si un Banquete puede frenar el Ataque o la política del Rey (solo en el modo semicooperativo)

## R2
setting-king_fiefs = Feudos con los que empieza el Rey, cada uno con su Lord si lo tiene
setting-king_towers = Torres con las que empieza el Rey: un número, o una fórmula como «earls + 1» (earls: Condes)
setting-king_royal_infantry = Infantería Real del Rey: un número, o una fórmula como «earls» o «2 * earls - 1» (earls: Condes)
setting-king_mind = Composición de la Mente del Rey; la carta que no nombres conserva su número
setting-king_cubes = Cubos del Rey en la bolsa al empezar
setting-king_keeps_quiet = Si los primeros turnos sin Ataque (y por O2 sin política) valen también para el Rey

## R3
setting-king_tray_refills = Si las cartas que pierde el Rey vuelven a su bandeja
setting-king_land_for_town = Si el Rey toma un Campo cuando en su bandeja no queda ningún Mercado
setting-king_monk_moves_marker = Si el Monje del Rey hace avanzar también un Marcador Vikingo antes de que lleguen los Vikingos
setting-king_vassal_spares_palace = Si, entre Feudos con igual de pocas Propiedades, el Vasallo del Rey recibe un Castillo antes que el Palacio

## R4
setting-king_siege_falls_back = Cuándo asedia el Rey otro Feudo porque el Palacio supera su fuerza: en último lugar, nunca, o primero

## R5
setting-king_forces_intrigued = Si la Intriga puede ganarle al Rey Mercenarios y cartas de Ejército

## R6
setting-king_palace_despite_vassal = Si las nuevas Propiedades del Rey van al Palacio aunque su Lord sea un Vasallo

## Opciones
setting-free_mulligan = Si cada Conde puede cambiar una vez su Mano inicial
setting-quiet_politics = Primeros turnos de cada Conde en los que no se permite Traición ni Intriga
setting-start_towers = Torres con las que empieza cada Conde, elegidas de la bandeja
setting-legacy_start = Puntos de Legado que gasta cada Conde antes de la partida (0: ninguno)
setting-state_and_church = Si la Carta del Rey y la Catedral juntas ganan también el juego base
setting-resourceful = Si una Acción puede cambiar dos cartas de la Mano por una cualquiera de la bandeja
setting-neighbors = Si solo se puede Atacar al primer Conde a la izquierda
setting-tactics = Si un Estandarte de la Mano puede convertir en Normal una carta de Batalla que va en tu contra
setting-house_divided = Cartas que todos los Mazos tienen en común (0: ninguna)
setting-clerisy = Si una Iglesia o la Catedral puede ser un Feudo por sí sola
setting-clerisy_strength = Puntos, pasadas las Torres, que toman una Iglesia o Catedral que es un Feudo

## De dónde viene un valor
tag-S = consta en un documento fuente
tag-P = se ha dicho públicamente
tag-A = supuesto

## Por qué una suposición no tiene ajuste
assumption-B5-8 = B12.1 hace públicas las reservas; boca abajo, nadie podría comprobar el límite de la leva (B6.3).
assumption-B6-11 = Cuándo se paga el Rescate: el Lord de un Feudo que cae solo es capturado con el botín, así que un momento posterior vale para todos los cautivos.
assumption-B7-4 = El documento de Rebelión juega así la lucha: primero Aliados y luego Vasallo a Vasallo; lo que se juega se descarta, como cualquier carta.
assumption-B9-6 = Un Ataque golpea Torres, una Propiedad o un Feudo (B6.1), y los Vikingos no tienen nada de eso.
assumption-B10-2 = Un cubo dice quién controla a los Vikingos (B9.5), y un Conde que está fuera no controla a nadie: sus cubos no valdrían nada.
assumption-B11-1 = Una carta jugada está gastada, pase lo que pase: también se descarta la de una trama que fracasa (B7.4).
assumption-W3-3 = Repartir los votos nunca ayuda: quieras lo que quieras, lo mejor es ponerlos todos de un lado.
assumption-W4-1 = Por W4.7 solo duran más que un Invierno los Puntos de Legado, los marcadores, el jugador inicial y el número del Verano.
assumption-W6-3 = B5.3 dice que todo Campo que colocas trae su carta de Ejército; y qué carta hay bajo una Torre solo lo sabe su dueño.
assumption-W6-4 = B8.2 solo descarta los Estandartes por la Corona cuando alguien se queda la Carta del Rey, y lo dice de toda ventaja.
assumption-W8-4 = El número de rondas es un ajuste de B10.3.
assumption-R1-4 = Por R1.2 ningún Conde puede decidir en contra de otro, y el Rey hace lo que más le conviene (R6.5).
assumption-R1-5 = El Rey se va como un Conde (B10.2), y ninguna fuente nombra un heredero.
assumption-R2-1 = La fuente le da todas sus Torres y toda su bandeja; con otras cartas, las Torres la acortarían.
assumption-R3-3 = B5.3 lo dice de todo Campo de una bandeja, y tiene su ajuste.
assumption-R4-2 = Entre iguales, el Feudo más rico es el objetivo más sensato (R6.5); y con este orden el mayor Feudo tiene alguna Propiedad siempre que la tenga alguno.
assumption-R5-1 = La fuente da el orden de los Lores; entre iguales, el Feudo más rico es lo más sensato (R6.5).
assumption-R5-2 = Cuántas toma es un ajuste de B7.3; cuáles, lo que más le conviene (R6.5).
assumption-R5-5 = Su Vasallo sale de la Mente, y R3.7 devuelve a ella a todo Vasallo que pierde.
assumption-R6-3 = Quedarse con lo que gana y perder lo menos posible es lo que más le conviene (R6.5).
assumption-R6-4 = La fuente no le da al Rey otro modo de elegir a quién ataca, y los Vikingos luchan con sus propias cartas (B9.6).
assumption-O2 = Cómo sigue una serie: entre tres o más Condes puede que al acabar la última partida nadie tenga victorias bastantes, y una serie que parase ahí no tendría ganador.
