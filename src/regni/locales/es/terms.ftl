### The terms of the game: how texts name each, apart by commas, and what it is. A name in small letters also stands
### with a capital. A variable carries the value of the setting in force.

term-abbot = Abad, Abades
term-abbot-text = Un Monje que es Lord de un Feudo. { $abbot_fights ->
    [true] Puede luchar como los demás Lores.
   *[false] Nunca lucha.
}
term-action = Acción, Acciones
term-action-text = Lo principal que haces en tu turno: construir, luchar, conspirar, celebrar… Tienes una por turno, y no tienes que usarla.
term-archbishop = Arzobispo
term-archbishop-text = El Conde que tiene la Catedral. Controla la Iglesia: cuando sale «Decide la Iglesia», elige cómo acaba la batalla.
term-army = carta de Ejército, cartas de Ejército, Ejército
term-army-text = Infantería y Caballeros. Llegan con los Campos y al Reclutar, y esperan en tu reserva hasta que los envías a luchar.
term-attack = Ataque, Ataques, Atacar
term-attack-text = Una Acción contra otro Conde: contra sus Torres, un Saqueo o un Asedio.
term-battle_card = carta de Batalla, cartas de Batalla, mazo de Batalla, Batalla
term-battle_card-text = Se roba cuando alguien defiende. Dice qué bando golpea.
term-bequeath = Legar, Lega, Legas, Legó
term-bequeath-text = Juega un Estandarte sobre tu Lord Príncipe. Los dos se descartan, y barajas todos tus descartes en tu Mazo: así tu Conde no muere de vejez.
term-captive = cautivo, cautivos, capturado, capturados
term-captive-text = Un Lord capturado. Su dueño puede liberarlo con un Rescate; sin él, muere.
term-crowned = el Rey, del Rey, al Rey
term-crowned-text = Juega solo y mueve el último. Roba una carta de su Mente y hace lo que dice. Cae cuando no le queda ningún Feudo.
term-cubes = bolsa, Bolsa Vikinga, cubo, cubos
term-cubes-text = En la bolsa hay cubos de los colores de los Condes. Aquel cuyo cubo sale controla a los Vikingos ese turno. Los Emisarios añaden cubos.
term-danelaw = Danelaw, Fase de Danelaw
term-danelaw-text = El tiempo que sigue a la llegada de los Vikingos. Los Marcadores Vikingos avanzan por segunda vez; cuando ha avanzado el último de los { $viking_markers }, se decide quién ha ganado.
term-deck = Mazo, Mazos
term-deck-text = Las { $deck_size } cartas que elegiste antes de la partida. Si tienes que robar y está vacío, tu Conde muere de vejez.
term-discards = descartes
term-discards-text = Las cartas que han salido del juego, a la vista de todos, en un montón por color.
term-earl = Conde, Condes
term-earl-text = Un jugador. Cada Conde tiene un color, un Mazo, una Mano y un Condado.
term-earldom = Condado, Condados
term-earldom-text = Todo lo que un Conde tiene en la mesa: Feudos, Torres, Mercenarios y cartas de Ejército.
term-emissary = Emisario, Emisarios
term-emissary-text = Un Vasallo o Monje enviado desde la Mano a los Vikingos para siempre. Cubos tuyos que mete en la bolsa: { $emissary_vassal_cubes } el Vasallo, { $emissary_monk_cubes } el Monje.
term-fief = Feudo, Feudos
term-fief-text = Un Castillo o Palacio con sus Propiedades y sitio para un Lord.
term-field = fuerza, fuerzas
term-field-text = La suma de los valores de todo lo que has enviado a la batalla.
term-free = colocación libre, colocaciones libres
term-free-text = No gasta Acción: poner una carta de la Mano boca abajo como Torre, o pasar una carta de Ejército de tu reserva a una Guarnición.
term-garrison = Guarnición, Guarniciones
term-garrison-text = Cartas de Ejército que están con un Mercenario y luchan con él. Cada Mercenario { $garrison_slots ->
    [0] no admite ninguna
    [99] admite las que sean
   *[other] admite { $garrison_slots }
}.
term-hand = Mano, Manos
term-hand-text = Las cartas que solo ves tú. Empiezas con { $hand_size }.{ $hand_limit ->
    [0] { "" }
   *[other] { " Al acabar tu turno te quedas con" } { $hand_limit } como máximo.
}
term-heathen = Gran Ejército Bárbaro
term-heathen-text = { variant-heathen-text }
term-joust = Justa, Justas
term-joust-text = La convoca un Estandarte. Cada Conde que entra apuesta una Propiedad y recibe { $joust_cards ->
    [one] { $joust_cards } carta de Justa
   *[other] { $joust_cards } cartas de Justa
}; las mejores cartas se llevan todas las apuestas.
term-kingship = Corona
term-kingship-text = Quien aventaja a cada uno de los demás Condes en { $kingship_lead ->
    [one] { $kingship_lead } Estandarte
   *[other] { $kingship_lead } Estandartes
} toma la Carta del Rey y es Rey.
term-legacy = Punto de Legado, Puntos de Legado, Legado
term-legacy-text = Se gana por lo que tienes al llegar el Invierno. Gastas todos tus puntos cada Invierno: con uno compras dos Torres, un Estandarte, un Castillo, una Propiedad o un Lord para el Verano siguiente.
term-levy = leva, levas
term-levy-text = Cuántas cartas de Ejército de tu reserva puedes enviar a { $levy_limits_defence ->
   *[true] una batalla
    [false] un Ataque
}: tantas como Campos tienes. Donde hay un Mercado, los Campos de su Feudo cuentan { $market_town_factor } veces.
term-lord = Lord, Lores
term-lord-text = Un Príncipe, Vasallo, Campeón o Monje colocado en un Feudo. En cada Feudo cabe uno.
term-markers = Marcador Vikingo, Marcadores Vikingos, marcador blanco, marcador, marcadores, Marcador Negro, Marcadores Vikingos Negros, Marcadores Negros
term-markers-text = Hay { $viking_markers } Marcadores Vikingos, y en cada turno vikingo avanza uno; cuando han avanzado todos, llegan los Vikingos. Un Ataque adelanta el marcador blanco, y entonces ese turno no avanza ninguno.
term-mind = Mente, Mente del Rey
term-mind-text = Un pequeño mazo del Rey. Cada turno roba de él una carta y hace lo que dice.
term-monastery = Monasterio, Monasterios
term-monastery-text = { $monastery_needs_church ->
   *[true] Un Feudo con una Iglesia y un Abad.
    [false] Un Feudo con un Abad.
} Como Acción, úsalo para ver la Mano de otro Conde.
term-mulligan = Mulligan
term-mulligan-text = Una vez, antes de empezar, puedes devolver toda tu Mano al Mazo, barajar y robar otra.
term-politics = política
term-politics-text = Traición e Intriga: conspirar contra otro Conde. Los Aliados pueden responder.
term-pool = reserva, reservas
term-pool-text = Tus cartas de Ejército que no están de Guarnición, a la vista de todos. Desde aquí las envías a luchar.
term-property = Propiedad, Propiedades
term-property-text = Campo, Mercado, Iglesia y Catedral: lo que se anexa a un Feudo.
term-raid = Saqueo, Saqueos, saquear, saquea
term-raid-text = Un Ataque a las Propiedades de un Feudo. Cada punto de daño que pasa las Torres toma una.
term-ransom = Rescate, Rescates
term-ransom-text = Por un Lord capturado, su dueño puede dar { $ransom_properties ->
    [one] { $ransom_properties } Propiedad
   *[other] { $ransom_properties } Propiedades
} al captor. Sin Rescate, el Lord muere.
term-raze = arrasar, arrasa, arrasado, quemar, quema, quemada
term-raze-text = { $burning ->
   *[choice] En vez de quedarse con lo que toma, el atacante puede quemar una Propiedad o arrasar un Feudo. Se descarta.
    [never] Solo los Vikingos queman Propiedades y arrasan Feudos. Lo que toman se descarta.
}
term-rebellion = Rebelión
term-rebellion-text = { variant-rebellion-text }
term-recruit = reclutar, recluta, reclutas
term-recruit-text = Una Acción para quien tiene un Campo: robas { $recruit ->
   *[levy] tantas cartas de Ejército como tu leva
    [lands] una carta de Ejército por cada Campo tuyo
    [one] una carta de Ejército
}.
term-royal = Ejército Real, Infantería Real, Real
term-royal-text = Las cartas de Ejército que los demás dieron al Rey. Luchan junto a la Carta del Rey y { $royal_army_dies ->
   *[true] pueden morir
    [false] no pueden morir
}. La Infantería Real de Rebelión nunca muere.
term-siege = Asedio, Asedios, asediar, asedia, asedias, asediado
term-siege-text = Un Ataque a un Feudo entero. Pasadas las Torres, un Castillo cae con { $castle_strength } de daño y un Palacio con { $palace_strength }.
term-spoils = botín
term-spoils-text = Lo que se ha tomado en un Saqueo o un Asedio.
term-storm = derribar
term-storm-text = Un Ataque a las Torres: cada punto de daño derriba una.
term-strength = valor, valores
term-strength-text = Lo que una carta aporta a la fuerza, y cuánto daño absorbe: { $strength }.
term-struggle = Lucha Política, Lucha, Luchas
term-struggle-text = Empieza cuando unos Aliados responden a una conspiración. Los dos juegan Vasallos por turnos; quien no responde pierde.
term-summer = Verano, Veranos, Temporada de Verano
term-summer-text = Una parte de una campaña, que se juega como una partida. La acaba el Invierno.
term-tabled = fuera de la mesa
term-tabled-text = Un Conde sin Feudo. Sigue jugando con su Mano, y vuelve cuando tiene un Feudo otra vez.
term-tray = bandeja, bandejas
term-tray-text = Las cartas de un color que no están en el Mazo de su Conde.
term-vikings = vikingos, vikingo, vikinga, vikingas, hueste
term-vikings-text = Llegan cuando han avanzado todos sus marcadores, y después golpean cada ronda al mando del Conde cuyo cubo sale. No se quedan nada y queman todo lo que toman.
term-vote = voto, votos, votación, votaciones
term-vote-text = Sobre el Invierno: con más votos a favor que en contra, el Verano acaba en el acto. Cada Conde da todos sus votos juntos.
term-wessex = Wessex
term-wessex-text = { variant-wessex-text }
term-winter = Invierno, Inviernos, Temporada de Invierno
term-winter-text = Acaba un Verano. Se cuentan y se gastan los Puntos de Legado, y cada uno elige un Mazo nuevo.

## How texts name the cards, which explain themselves by their own words

term-castle = Castillo, Castillos
term-land = Campo, Campos
term-market_town = Mercado, Mercados
term-church = Iglesia, Iglesias
term-cathedral = Catedral, Catedrales
term-prince = Príncipe, Príncipes
term-vassal = Vasallo, Vasallos
term-champion = Campeón, Campeones
term-monk = Monje, Monjes
term-mercenary = Mercenario, Mercenarios
term-treachery = Traición, Traiciones
term-intrigue = Intriga, Intrigas
term-allies = Aliados
term-banquet = Banquete, Banquetes
term-banner = Estandarte, Estandartes
term-palace = Palacio, Palacios
term-infantry = Infantería
term-knight = Caballero, Caballeros
term-viking = Ejército Vikingo, Ejércitos Vikingos
term-chieftain = Caudillo, Caudillos
term-king = Rey, Reyes, Carta del Rey
term-normal = Normal
term-attacker_wins = Gana el Atacante
term-defender_wins = Gana el Defensor
term-church_decides = Decide la Iglesia
term-no_luck = Sin Suerte
term-joust_vassal = Vasallo de Justa, Vasallos de Justa
term-joust_prince = Príncipe de Justa, Príncipes de Justa
term-tower = Torre, Torres

## What else may be typed to ask for a term, or for rules on a plainer word

topic-attack = batalla
topic-field = enviar
topic-mind = turno del Rey
topic-tabled = familiar
topic-turn = turno, robar
topic-vikings = control
topic-vote = abstenerse, naves
topic-win = ganar, victoria

## On pages

terms-button = Términos del juego
terms-explained = Explicación
terms-none = No hay ningún término del juego a la vista.
terms-title = Términos
