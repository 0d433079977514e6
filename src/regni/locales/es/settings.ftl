### Qué decide cada ajuste de un reglamento, y de dónde viene su valor.

## B1
setting-set_copies = Copias de cada tipo de carta en el juego de un Conde
setting-table_deck_size = Cartas de cada uno de los cuatro mazos de la mesa
setting-army_deck = Composición de un mazo de Ejército
setting-viking_deck = Composición del mazo de Vikingos
setting-battle_deck = Composición del mazo de Batalla
setting-joust_deck = Composición del mazo de Justa
setting-viking_markers = Marcadores Vikingos de la cuenta atrás

## B2
setting-deck_size = Cartas del Mazo que elige cada Conde
setting-hand_size = Cartas de la Mano inicial

## B3
setting-turn_draw = Cartas que se roban para acabar el turno
setting-banquet_draw_required = Si un Banquete con el Mazo vacío supone morir de viejo
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
setting-joust_tie_draws = Robos como mucho para deshacer un empate en la Justa

## W2
setting-wessex_tabled_loses_retinue = Si un Conde fuera de la mesa pierde en Wessex sus Estandartes por la Corona y sus Mercenarios

## R1
setting-banquet_appeases = Si un Banquete puede frenar el Ataque o la política del Rey (solo en el modo semicooperativo)

## R2
setting-king_fiefs = Feudos con los que empieza el Rey, cada uno con su Lord si lo tiene
setting-king_towers = Torres con las que empieza el Rey: un número, o una fórmula como "earls + 1" (earls: Condes)
setting-king_royal_infantry = Infantería Real del Rey: un número, o una fórmula como "earls" o "2 * earls - 1" (earls: Condes)
setting-king_mind = Composición de la Mente del Rey; la carta que no nombres conserva su número

## R3
setting-king_land_for_town = Si el Rey toma un Campo cuando en su bandeja no queda ningún Mercado
setting-king_vassal_spares_palace = Si, entre Feudos con igual de pocas Propiedades, el Vasallo del Rey recibe un Castillo antes que el Palacio

## R4
setting-king_siege_falls_back = Cuándo asedia el Rey otro Feudo porque el Palacio supera su fuerza: en último lugar, nunca, o primero

## R6
setting-king_palace_despite_vassal = Si las nuevas Propiedades del Rey van al Palacio aunque lo gobierne un Vasallo

## Opciones
setting-free_mulligan = Si cada Conde puede cambiar una vez su Mano inicial
setting-quiet_politics = Primeros turnos de cada Conde en los que no se permite Traición ni Intriga
setting-start_towers = Torres con las que empieza cada Conde, elegidas de la bandeja
setting-legacy_start = Puntos de Legado que gasta cada Conde antes de la partida (0: ninguno)
setting-state_and_church = Si la Carta del Rey y la Catedral juntas ganan también el juego base
setting-resourceful = Si una Acción puede cambiar dos cartas de la Mano por una cualquiera de la bandeja
setting-neighbors = Si solo se puede Atacar al primer Conde a la izquierda
setting-tactics = Si un Estandarte de la Mano puede convertir en Normal una carta de Batalla adversa
setting-house_divided = Cartas que todos los Mazos tienen en común (0: ninguna)
setting-clerisy = Si una Iglesia o la Catedral puede ser un Feudo por sí sola
setting-clerisy_strength = Puntos, pasadas las Torres, que toman una Iglesia o Catedral que es un Feudo

## De dónde viene un valor
tag-S = consta en un documento fuente
tag-P = se ha dicho públicamente
tag-A = supuesto
