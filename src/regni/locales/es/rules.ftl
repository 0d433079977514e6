### El juego base (B), las variantes (H, W, R) y las opciones (O). Cada variable trae el valor vigente del ajuste.

section-B1 = Las piezas
section-B2 = Preparar la mesa
section-B3 = Tu turno
section-B4 = Las Acciones
section-B5 = Tu Condado
section-B6 = La guerra
section-B7 = La política
section-B8 = Banquetes, Estandartes y la Corona
section-B9 = Los Vikingos
section-B10 = Cómo acaba
section-B11 = La Justa
section-B12 = Lo que todos pueden saber
section-H1 = Gran Ejército Bárbaro (de 3 a 6 Condes): la victoria
section-H2 = Gran Ejército Bárbaro: nadie queda fuera
section-H3 = Gran Ejército Bárbaro: la última cuenta atrás
section-H4 = Gran Ejército Bárbaro y Wessex: rendirse
section-W1 = Wessex (de 2 a 6 Condes): la victoria
section-W2 = Wessex: nadie queda fuera
section-W3 = Wessex: la Votación del Invierno
section-W4 = Wessex: el Invierno
section-W5 = Wessex: ganar Puntos de Legado
section-W6 = Wessex: gastar Puntos de Legado
section-W7 = Wessex: un Verano que empieza con Vikingos
section-W8 = Wessex: la Fase de Danelaw
section-R1 = Rebelión (de 1 a 5 Condes): tres modos de jugar
section-R2 = Rebelión: con qué empieza el Rey
section-R3 = Rebelión: el turno del Rey
section-R4 = Rebelión: el Rey ataca
section-R5 = Rebelión: la política del Rey
section-R6 = Rebelión: lo que elige el Rey
section-R7 = Rebelión: el tapete del Rey
section-O1 = Mulligan libre
section-O2 = Torneo
section-O3 = Comienzo con Legado
section-O4 = Estado e Iglesia
section-O5 = Capitanes mercenarios
section-O6 = Condes ingeniosos
section-O7 = Vecinos
section-O8 = Tácticas medievales
section-O9 = Una casa dividida
section-O10 = Clerecía

## B1

rule-B1-1 = Juegan de 2 a 6 Condes: azul, rojo, verde, oro, púrpura y naranja. En Rebelión, de 1 a 5.
rule-B1-2 = Tu juego de cartas (la bandeja) tiene 15 tipos, con { $set_copies ->
    [one] { $set_copies } copia
   *[other] { $set_copies } copias
} de cada uno; aparte, tienes un Palacio. Con cinco tipos se construye: Castillo, Campo, Mercado, Iglesia y Catedral. Otros cinco son figuras: Príncipe, Vasallo, Campeón, Monje y Mercenario. Y cinco son cartas políticas: Traición, Intriga, Aliados, Banquete y Estandarte. Estas reglas llaman Propiedades a Campo, Mercado, Iglesia y Catedral; un Feudo se levanta sobre un Castillo o un Palacio.
rule-B1-3 = Toda carta de Conde lleva una Torre en el dorso: cualquiera sirve de Torre boca abajo.
rule-B1-4 = En la mesa están la Carta del Rey y cuatro mazos de { $table_deck_size }. Ejército: { $army_deck }. Vikingos: { $viking_deck }. Batalla: { $battle_deck }. Justa: { $joust_deck }.
rule-B1-5 = Con 1 o 2 Condes hay un mazo de Ejército; con 3 o 4, dos; con 5 o 6, tres. { $king_counts_for_army ->
   *[true] En Rebelión el Rey cuenta como un Conde más.
    [false] El Rey de Rebelión no cuenta.
}
rule-B1-6 = Hay una Bolsa Vikinga para los cubos de colores, un marcador blanco de combate y { $viking_markers ->
    [one] { $viking_markers } Marcador Vikingo (Marcador Negro)
   *[other] { $viking_markers } Marcadores Vikingos (Marcadores Negros)
}.
rule-B1-7 = Una carta conserva su color toda la partida: al salir del juego va a los descartes de ese color, la tuviera quien la tuviera. Las de Ejército, Vikingos, Batalla y Justa van a los descartes de su propio mazo. Si uno de esos mazos se agota, sus descartes se barajan y lo rehacen; si tampoco hay, no se roba nada.

## B2

rule-B2-1 = Elige en secreto, de entre tus cartas, un Mazo de exactamente { $deck_size } cartas: de cada tipo, ninguna, algunas o todas las copias.
rule-B2-2 = Empiezas con el Palacio en la mesa como primer Feudo, el Mazo barajado y una Mano de { $hand_size }. { $start_towers ->
    [0] Aún no tienes Torres ni cartas de Ejército.
    [one] Tienes { $start_towers } Torre, elegida de tu bandeja (O2), y aún ninguna carta de Ejército.
   *[other] Tienes { $start_towers } Torres, elegidas de tu bandeja (O2), y aún ninguna carta de Ejército.
}
rule-B2-3 = Cada Conde mete un cubo en la bolsa.
rule-B2-4 = Se saca un cubo: su Conde es el jugador inicial, y el cubo vuelve a la bolsa. El turno pasa hacia la izquierda. Los Vikingos cierran cada ronda, como sentados a la derecha del jugador inicial.
rule-B2-5 = Los Marcadores Vikingos y el marcador blanco esperan detrás del mazo de Vikingos.

## B3

rule-B3-1 = En tu turno puedes hacer una Acción o ninguna, y cuantas colocaciones libres quieras, antes o después de ella.
rule-B3-2 = Hay dos colocaciones libres: poner una carta de la Mano boca abajo como Torre, y pasar una carta de Ejército de tu reserva a un hueco de Guarnición vacío.
rule-B3-3 = Para acabar el turno robas { $turn_draw ->
    [one] { $turn_draw } carta
   *[other] { $turn_draw } cartas
}. No puedes negarte.
rule-B3-4 = Si tienes que robar y tu Mazo está vacío, tu Conde muere de vejez y, en el juego base, queda fuera (B10). { $banquet_draw_required ->
   *[true] Lo que se roba por un Banquete también cuenta.
    [false] Lo que se roba por un Banquete no cuenta: tomas lo que haya.
}
rule-B3-5 = { $hand_limit ->
    [0] Tu Mano puede crecer sin límite.
    [one] Al acabar tu turno te descartas hasta quedarte con { $hand_limit } carta en la Mano como mucho.
   *[other] Al acabar tu turno te descartas hasta quedarte con { $hand_limit } cartas en la Mano como mucho.
}
rule-B3-6 = Puedes rendirte cuando el turno es tuyo.
rule-B3-7 = { $quiet_turns ->
    [0] Puedes Atacar desde tu primer turno.
    [one] No puedes Atacar en tu primer turno de cada partida.
   *[other] No puedes Atacar en tus { $quiet_turns } primeros turnos de cada partida.
} { $quiet_politics ->
    [0] La política sí está permitida desde el principio.
    [one] En tu primer turno no se permiten Traición ni Intriga (O2).
   *[other] En tus { $quiet_politics } primeros turnos no se permiten Traición ni Intriga (O2).
}

## B4

rule-B4 = Tu Acción es una de estas: colocar un Castillo o Palacio (B5.1), una Propiedad (B5.2), un Lord (B5.4) o un Mercenario (B5.7); Reclutar (B5.9); usar un Monasterio (B5.6); Atacar (B6); jugar una Traición o una Intriga (B7), un Banquete (B8.1) o un Estandarte (B8.2 a B8.4); enviar un Emisario (B9.4).

## B5

rule-B5-1 = Cada Feudo se levanta sobre un Castillo o un Palacio, reúne las Propiedades que le anexas y admite un solo Lord. Coloca un Castillo, o un Palacio que haya vuelto a tu Mano, y fundas otro.{ $clerisy ->
    [true] { " También una Iglesia o la Catedral puede ser un Feudo (O10)." }
   *[false] { "" }
}
rule-B5-2 = Los Campos, Mercados, Iglesias y la Catedral se anexan a tus Feudos, { $properties_per_fief ->
    [0] tantos como quieras
   *[other] { $properties_per_fief } por Feudo como mucho
}. Mientras no tengas Feudo no puedes colocar Propiedades ni Lores.
rule-B5-3 = Un Campo que colocas desde la Mano, desde una bandeja o por Legado te da { $land_army ->
    [0] ninguna carta de Ejército
    [one] { $land_army } carta de Ejército
   *[other] { $land_army } cartas de Ejército
}; el que ganas a otro Conde no da ninguna. La leva de un Feudo es su número de Campos, por { $market_town_factor } si hay en él algún Mercado. Tu leva es la de todos tus Feudos juntos.
rule-B5-4 = Un Príncipe, Vasallo, Campeón o Monje de tu Mano pasa a ser Lord de un Feudo que no lo tiene.
rule-B5-5 = { $one_cathedral ->
   *[true] En la mesa cabe una sola Catedral: mientras siga en pie, nadie coloca otra.
    [false] En la mesa puede haber más de una Catedral.
} Si otro Conde tiene una Catedral, solo puedes Legar si tienes una Iglesia en la mesa. Quien tiene la Catedral es Arzobispo y controla la Iglesia. { $church_by_majority ->
   *[true] Si no hay Catedral en la mesa, la controla el Conde con más Iglesias que ningún otro; si no lo hay, nadie.
    [false] Si no hay Catedral en la mesa, no la controla nadie.
}
rule-B5-6 = Un Monje que es Lord se llama Abad. { $monastery_needs_church ->
   *[true] Con una Iglesia en su Feudo, los dos forman un Monasterio.
    [false] Su Feudo es un Monasterio, haya o no Iglesia en él.
} Como Acción, úsalo para ver la Mano de otro Conde.
rule-B5-7 = El Mercenario se coloca en la mesa junto a tus Feudos, no en ellos. Llega solo y { $garrison_slots ->
    [0] no admite Guarnición
    [99] admite una Guarnición de cualquier tamaño
    [one] tiene un hueco de Guarnición para { $garrison_slots } carta de Ejército
   *[other] tiene huecos de Guarnición para { $garrison_slots } cartas de Ejército
}.
rule-B5-8 = Tus cartas de Ejército que no están de Guarnición forman tu reserva, a la vista de todos.
rule-B5-9 = Para Reclutar necesitas un Campo, y que queden cartas de Ejército por robar. Robas { $recruit ->
   *[levy] tantas como tu leva
    [lands] una por cada Campo tuyo
    [one] una
}.
rule-B5-10 = Tus Torres protegen el Condado entero, todos los Feudos por igual.

## B6

rule-B6-1 = Elige a otro Conde y qué atacas: sus Torres, si tiene; un Feudo con alguna Propiedad, con un Saqueo; o un Feudo, con un Asedio.
rule-B6-2 = El atacante envía al menos una carta. Luego el defensor envía las suyas, o ninguna. Después nadie añade más.
rule-B6-3 = Puedes enviar cartas de Ejército de tu reserva, hasta tu leva en cada batalla; Mercenarios de la mesa, cada uno con su Guarnición; tus Lores, { $abbot_fights ->
    [true] Abades incluidos
   *[false] salvo los Abades
}; un Príncipe, Vasallo, Campeón o Mercenario desde la Mano; la Carta del Rey y el Ejército Real (B8.6). { $levy_limits_defence ->
   *[true] La leva limita a los dos bandos.
    [false] La leva limita solo al atacante.
} { $levy_counts_garrison ->
    [true] { $levy_counts_royal ->
        [true] Las Guarniciones y el Ejército Real cuentan para ella.
       *[false] Las Guarniciones cuentan para ella; el Ejército Real, no.
    }
   *[false] { $levy_counts_royal ->
        [true] El Ejército Real cuenta para ella; las Guarniciones, no.
       *[false] Ni las Guarniciones ni el Ejército Real cuentan para ella.
    }
}
rule-B6-4 = Valores de combate: { $strength }. La fuerza de un bando es la suma de lo que ha enviado.
rule-B6-5 = Si nadie defiende, el atacante golpea con toda su fuerza y no se roba carta de Batalla. Si hay defensa, el defensor roba una. Normal: cada bando golpea con su fuerza. Gana el Atacante o Gana el Defensor: golpea solo el que nombra la carta. Decide la Iglesia: el Conde que la controla elige entre esas tres; si no la controla nadie, es Normal.
rule-B6-6 = El daño cae primero sobre las cartas enviadas, y cada una absorbe su valor. Si es menor que la fuerza de su bando, absorben antes las que no pueden morir (como la Carta del Rey y la Infantería Real de Rebelión); luego { $losses_picked_by ->
   *[owner] su dueño
    [enemy] el enemigo
} señala las bajas una a una, ninguna de más valor que el daño que queda, hasta que no quepa ninguna más. El daño que sobra contra el atacante se pierde.
rule-B6-7 = El daño que sobra contra el defensor llega a las Torres. Cada una absorbe { $tower_soak } y no cae. Pero si el objetivo eran las Torres, cada punto derriba una, { $towers_lost ->
   *[random] sacada a ciegas
    [owner] la que elija su dueño
}, y la carta va a los descartes de su dueño.
rule-B6-8 = En un Saqueo, cada punto que pasa las Torres toma una Propiedad del Feudo. En un Asedio, { $castle_strength ->
    [one] { $castle_strength } de esos puntos toma
   *[other] { $castle_strength } de esos puntos toman
} un Castillo y { $palace_strength }, un Palacio.{ $clerisy ->
    [true] { " Una Iglesia o Catedral que es un Feudo (O10) se toma con" } { $clerisy_strength }; ningún Saqueo toma el edificio mismo.
   *[false] { "" }
}
rule-B6-9 = { $spoils_picked_by ->
   *[attacker] El atacante
    [defender] El defensor
} elige qué Propiedades caen en un Saqueo. { $burning ->
   *[choice] Sobre cada una decide el atacante: anexarla a un Feudo suyo o quemarla. El Feudo que cae en un Asedio se lo queda entero, con sus Propiedades, o lo arrasa.
    [never] El atacante las anexa a Feudos suyos y no quema ninguna. El Feudo que cae en un Asedio se lo queda entero, con sus Propiedades; no lo arrasa.
} Un atacante sin Feudo no puede quedarse con lo saqueado, pero sí con un Feudo asediado.
rule-B6-10 = Si solo un bando golpea, { $lords_captured ->
   *[all] todos los Lores que envió el bando perdedor son capturados
    [reached] los Lores enviados por el bando perdedor a los que llega el daño son capturados
} en vez de morir; absorben los últimos de su bando. Si cae un Feudo, el Lord que quedó en casa { $home_lord_captured ->
   *[true] también es capturado
    [false] muere
}. El Lord que se pierde en una batalla Normal muere. Las figuras enviadas desde la Mano no son Lores y nunca son capturadas; tras la batalla { $hand_fighters_discarded ->
   *[true] se descartan, vivas o muertas
    [false] las que sobreviven vuelven a la Mano
}.
rule-B6-11 = El Rescate se paga en el acto: después del botín de la batalla y antes de cualquier otra cosa. Por cada cautivo, el dueño puede dar { $ransom_properties ->
    [one] { $ransom_properties } Propiedad, la que quiera, que el captor anexa
   *[other] { $ransom_properties } Propiedades, las que quiera, que el captor anexa
} a un Feudo suyo. Lo que tenía un Feudo caído no sirve de pago, y a quien se queda sin Feudos no se le pregunta. El Lord rescatado vuelve a su Feudo; si no puede, a cualquier Feudo sin Lord de su dueño; si no lo hay, a los descartes. Sin Rescate, el cautivo muere. Los Vikingos no lo aceptan.
rule-B6-12 = { $white_marker_on ->
   *[attack] En cuanto un Conde (o el Rey de Rebelión) declara un Ataque, el marcador blanco de combate se adelanta.
    [loss] Cuando un Ataque de un Conde (o del Rey de Rebelión) ha tomado una Torre, una Propiedad o un Feudo, el marcador blanco de combate se adelanta.
}
rule-B6-13 = { $garrison_survives ->
   *[true] La Guarnición que sobrevive a su Mercenario pasa a la reserva.
    [false] El Mercenario que se pierde se lleva consigo a su Guarnición.
}

## B7

rule-B7-1 = La Traición golpea a otro Conde en un punto: un Lord, que muere; un Mercenario, que se retira junto con su Guarnición; o la Mano, que pierde { $treachery_hand_cards ->
    [one] { $treachery_hand_cards } carta
   *[other] { $treachery_hand_cards } cartas
} al azar.
rule-B7-2 = El Lord Vasallo que muere por Traición le cuesta a su Conde el Feudo entero: { $treachery_takes_fief ->
    [true] el Castillo o Palacio y las Propiedades pasan al traidor.
   *[false] el Castillo o Palacio y las Propiedades se descartan.
} Cualquier otro Lord deja su Feudo en pie.
rule-B7-3 = Con la Intriga ganas una cosa de otro Conde: hasta { $intrigue_properties ->
    [one] { $intrigue_properties } Propiedad
   *[other] { $intrigue_properties } Propiedades
} de un mismo Feudo, y la Catedral cuenta como una más; un Mercenario con su Guarnición; o hasta { $intrigue_army ->
    [one] { $intrigue_army } carta de Ejército
   *[other] { $intrigue_army } cartas de Ejército
} de la reserva. Las Propiedades pasan a tus Feudos; si no tienes ninguno, a los descartes de su dueño. Los Castillos y Palacios quedan fuera de su alcance{ $clerisy ->
    [true] { ", y también la Iglesia o Catedral que es un Feudo (O10)" }
   *[false] { "" }
}.
rule-B7-4 = El objetivo puede jugar Aliados desde la Mano, y empieza una Lucha Política. El Conde que actúa puede jugar un Vasallo, de la Mano o que sea Lord; el objetivo debe responder con otro; y así por turnos. Quien no responde pierde. Si es el que actúa, la Traición o la Intriga fracasa. Todas las cartas jugadas se descartan; un Lord Vasallo gastado así deja su Feudo en pie.

## B8

rule-B8-1 = Un Banquete te deja robar { $banquet_cards ->
    [one] { $banquet_cards } carta
   *[other] { $banquet_cards } cartas
}.
rule-B8-2 = Pon un Estandarte en la mesa para aspirar a la Corona. Si la Carta del Rey está libre, el Conde que aventaja a cada uno de los demás en { $kingship_lead ->
    [one] { $kingship_lead } Estandarte
   *[other] { $kingship_lead } Estandartes
} o más se la queda, y se descartan los Estandartes por la Corona de toda la mesa. Ningún rival puede quitársela al Rey. La ventaja se cuenta { $lead_counted ->
   *[freed] cada vez que se pone un Estandarte o que la carta queda libre
    [laid] cada vez que se pone un Estandarte
}.
rule-B8-3 = Para Legar, juega un Estandarte sobre tu Lord Príncipe. Los dos se descartan; después baraja todos tus descartes en tu Mazo. La Catedral de un rival puede impedirlo (B5.5).
rule-B8-4 = { $joust ->
   *[true] Un Estandarte también puede convocar una Justa (B11).
    [false] No se celebran Justas; ningún Estandarte las convoca.
}
rule-B8-5 = El nuevo Rey recibe una carta de Ejército de cada uno de los demás Condes que tenga alguna en su reserva; la elige { $royal_gift ->
   *[giver] quien la da
    [king] el Rey
}. Esas cartas son el Ejército Real.
rule-B8-6 = La Carta del Rey lucha con su valor (B6.4) y no puede morir. Las cartas del Ejército Real se envían o se guardan una a una, como cualquier otra, y { $royal_army_dies ->
   *[true] pueden morir
    [false] no pueden morir
}.
rule-B8-7 = { $king_card_freed ->
   *[true] Si el Rey deja la partida, la Corona vuelve a estar libre.
    [false] Si el Rey deja la partida, la Carta del Rey se va con él.
}

## B9

rule-B9-1 = Hasta que llegan los Vikingos, cada turno suyo empieza por los marcadores. Si el blanco está adelantado, vuelve atrás y no avanza ningún Marcador Vikingo; si no, avanza uno.
rule-B9-2 = Si entonces han avanzado todos los Marcadores Vikingos, por la causa que sea, llegan los Vikingos. Se revelan Ejércitos Vikingos: { $viking_arrival }.
rule-B9-3 = En cada turno vikingo posterior al de la llegada la hueste gana { $viking_gain ->
    [one] { $viking_gain } carta
   *[other] { $viking_gain } cartas
}.
rule-B9-4 = Envía como Emisario un Vasallo o un Monje de tu Mano: se queda con los Vikingos. El Vasallo mete en la bolsa { $emissary_vassal_cubes ->
    [one] { $emissary_vassal_cubes } cubo tuyo
   *[other] { $emissary_vassal_cubes } cubos tuyos
}; el Monje, { $emissary_monk_cubes }. Si los Vikingos aún no han llegado, avanza además un Marcador Vikingo.
rule-B9-5 = { $vikings_act_on_arrival ->
   *[true] En cada turno vikingo, también en el de la llegada,
    [false] En cada turno vikingo posterior al de la llegada
} se saca un cubo, que vuelve a la bolsa. Su Conde controla a los Vikingos ese turno y { $vikings_may_hold ->
   *[true] puede lanzar toda la hueste contra otro Conde (Torres, Saqueo o Asedio) o retenerla
    [false] debe lanzar toda la hueste contra otro Conde: Torres, Saqueo o Asedio
}.
rule-B9-6 = Los Vikingos luchan según B6 con todas sus cartas. Queman y arrasan, y no se quedan nada; el Lord que capturarían muere. Nadie puede atacarlos, y una hueste vencida vuelve a crecer (B9.3).

## B10

rule-B10-1 = Quedas fuera si no tienes { $clerisy ->
    [true] ningún Feudo en la mesa, sea Castillo, Palacio, o Iglesia o Catedral por sí sola (O10)
   *[false] Castillo ni Palacio en la mesa
}, si mueres de vejez o si te rindes. Gana el último Conde en la mesa.
rule-B10-2 = Cuando un Conde queda fuera, las cartas de otros colores vuelven a los descartes de sus dueños, y las de Ejército, a los de su mazo. Sus cubos y Emisarios dejan la partida.
rule-B10-3 = Si los últimos Condes caen a la vez, no gana nadie. Tras { $max_rounds ->
    [one] { $max_rounds } ronda
   *[other] { $max_rounds } rondas
} de la mesa la partida queda en tablas; en Wessex cada Verano lleva su propia cuenta.

## B11

rule-B11-1 = Quien convoca la Justa apuesta una Propiedad suya. En orden de turno, cada uno de los demás Condes con alguna Propiedad puede apostar una y entrar, o no entrar. Si no entra nadie, quien convocó recupera su apuesta y el Estandarte se gasta.
rule-B11-2 = Cada participante recibe { $joust_cards ->
    [one] { $joust_cards } carta de Justa, que no enseña a nadie
   *[other] { $joust_cards } cartas de Justa, que no enseña a nadie
}.
rule-B11-3 = Después cada participante mejora sus cartas, una sola vez, en orden de turno y desde quien convocó. Puedes descartar una carta de la Mano para cambiar una de Justa, y puedes jugar Campeones de la Mano: cada uno convierte una de tus cartas de Justa en { $joust_champion ->
   *[prince] Príncipe
    [wild] Príncipe o Vasallo, lo que más te convenga
}.
rule-B11-4 = Se enseñan todas las manos, y con ellas qué cartas ha convertido un Campeón. Un trío vence a una pareja, y una pareja a la carta más alta. El Príncipe está por encima del Vasallo; Sin Suerte no vale nada. Si hay empate, se miran las cartas siguientes; si persiste,{ $joust_tie_draws ->
    [0] { "" }
    [one] { " " }cada uno roba una carta, una sola vez, y se ve cuál es mejor; después
   *[other] { " " }cada uno roba una carta hasta que alguna sea mejor, { $joust_tie_draws } veces como mucho; después
} gana, de los empatados, el más cercano en orden de turno a quien convocó, empezando por este. Quien gana anexa todas las apuestas a sus Feudos.

## B12

rule-B12-1 = A la vista de todos: la mesa, cuántas cartas hay en cada Mano y cada Mazo, los descartes, las reservas de Ejército, el número de cubos, los marcadores, los Puntos de Legado y todo lo que se juega o se enseña. Solo tú ves tu Mano y lo que esconden tus Torres. El orden de los mazos no lo conoce nadie. Ni la pantalla ni la crónica revelan nada más.

## H1

rule-H1-1 = Si al empezar tu propio turno tienes la Carta del Rey y la Catedral, ganas, hayan llegado o no los Vikingos.
rule-H1-2 = Mientras no lleguen los Vikingos, el Conde que en cualquier momento sea el único con Feudo gana en el acto.
rule-H1-3 = Desde que llegan los Vikingos, ser el único con Feudo (H1.2) ya no da la victoria: decide H3. Y en cuanto ningún Conde tenga Feudo, ganan ellos.

## H2

rule-H2-1 = Si tienes que robar y tu Mazo está vacío, una rama menor de tu casa toma el relevo. Descartas todos tus Feudos, tus Mercenarios con sus Guarniciones y tus Estandartes por la Corona, cada carta a su sitio (B1.7). Conservas la Mano. Después barajas tus descartes, que son tu nuevo Mazo{ $relative_draws ->
   *[true] , y robas; si también está vacío, no robas nada y sigues jugando.
    [false] . Esta vez no robas.
} La Catedral de un rival no lo impide.
rule-H2-2 = Si pierdes tu último Feudo, se pierden con él tus Mercenarios con sus Guarniciones y tus Estandartes por la Corona. Quedas fuera de la mesa.
rule-H2-3 = En los dos casos (H2.1 y H2.2) conservas las Torres, la Carta del Rey y el Ejército Real, la reserva de Ejército, tus cubos de la bolsa y tus Emisarios.
rule-H2-4 = Fuera de la mesa sigues jugando: tienes tus turnos, robas y usas la Mano. Puedes poner Estandartes, colocar Mercenarios{ $tabled_attacks ->
   *[true] , Atacar y llegar a Rey, pero no colocar Propiedades ni Lores
    [false] { " y llegar a Rey, pero no Atacar ni colocar Propiedades ni Lores" }
}. Las Propiedades que ganas por Intriga, Saqueo, Justa o Rescate van derechas a los descartes de su color. Coloca un Castillo o un Palacio{ $clerisy ->
    [true] { " (o una Iglesia o la Catedral, O10)" }
   *[false] { "" }
}{ $tabled_attacks ->
   *[true] , o toma un Feudo por Asedio,
    [false] { "" }
} y vuelves a la mesa.
rule-H2-5 = { $tabled_attacked ->
   *[true] A un Conde que está fuera de la mesa solo se le puede atacar en sus Torres.
    [false] A un Conde que está fuera de la mesa no se le puede atacar.
}

## H3

rule-H3-1 = A la llegada de los Vikingos, todos los Marcadores Vikingos vuelven detrás de su mazo para una segunda cuenta atrás. El marcador blanco ya no se usa, y los Emisarios no mueven más marcadores.
rule-H3-2 = Cada turno vikingo posterior al de la llegada empieza con el avance de un Marcador Vikingo. Nada puede retrasarlo.
rule-H3-3 = En el turno vikingo que empieza al avanzar otra vez el último Marcador Vikingo, la partida se decide antes de que actúe la hueste. Un Rey que tiene Feudo gana en solitario, la victoria mayor, y se le llama «el Grande»; pero si otro Conde tiene la Catedral, ganan los dos juntos. Si ningún Rey tiene Feudo, gana en solitario, una victoria menor, el Conde que tiene la Catedral. Si tampoco lo hay, la victoria de los Vikingos es completa.
rule-H3-4 = En todo lo demás, los Vikingos actúan como en B9.

## H4

rule-H4-1 = Si te rindes, pierdes todo lo que se pierde por H2.1 y, además, las Torres, la reserva de Ejército, la Carta del Rey y los cubos. Tu turno se salta y no tienes voto{ $wessex_conceded_count ->
   *[true] , pero sigues contando en el número de jugadores
    [false] , y ya no cuentas en el número de jugadores (W3.2)
}.

## W1

rule-W1-1 = Si al empezar tu propio turno tienes la Carta del Rey y la Catedral, la campaña es tuya, también en la Fase de Danelaw.
rule-W1-2 = La campaña también es tuya si empiezas tu propio turno como único Conde con Feudo y los Vikingos no han llegado.
rule-W1-3 = Una vez que han llegado los Vikingos, decide W8.

## W2

rule-W2-1 = Si tienes que robar y tu Mazo está vacío, descartas todos tus Feudos{ $wessex_relative_loses_retinue ->
    [true] , tus Mercenarios con sus Guarniciones
   *[false] { "" }
} y tus Estandartes por la Corona, cada carta a su sitio (B1.7). Conservas la Mano. Después barajas tus descartes, que son tu nuevo Mazo{ $relative_draws ->
   *[true] , y robas.
    [false] . Esta vez no robas.
} Lo demás se queda contigo: Torres, Carta del Rey y Ejército Real{ $wessex_relative_loses_retinue ->
    [true] { "" }
   *[false] , Mercenarios
}, reserva de Ejército, cubos y Emisarios. La Catedral de un rival no lo impide.
rule-W2-2 = Si pierdes tu último Feudo, quedas fuera de la mesa, como en H2.4. Conservas las Torres y la Carta del Rey, sigues jugando tu Mano y votas. { $wessex_tabled_loses_retinue ->
    [true] Pierdes tus Mercenarios con sus Guarniciones y tus Estandartes por la Corona.
   *[false] Conservas también tus Estandartes por la Corona y tus Mercenarios.
}
rule-W2-3 = Si en Invierno estás fuera de la mesa, ganas 1 Punto de Legado como mucho.

## W3

rule-W3-1 = Una campaña va de una Temporada de Verano (un Verano) a la siguiente, con una Temporada de Invierno (un Invierno) entre ellas. Como Acción puedes convocar la Votación del Invierno si tienes una Iglesia o la Catedral, o si eres Rey. No puedes en tu primer turno del Verano, ni una vez que han llegado los Vikingos.
rule-W3-2 = Todo Conde tiene 1 voto, y 1 más con la Carta del Rey. Cada Feudo añade lo mejor que tenga de esta lista, y solo eso: un Lord Príncipe o una Iglesia, 1 voto; la Catedral o un Monasterio, tantos votos como jugadores hay en la campaña.
rule-W3-3 = Quien convoca la Votación vota primero, y por el Invierno. Los demás siguen en orden de turno: a favor o en contra, siempre con todos sus votos juntos, o se abstienen.
rule-W3-4 = Cuando todos han votado, la mayoría simple de los votos emitidos acaba el Verano en el acto, y empieza el Invierno. Sin ella (un empate no basta) se sigue jugando, y la Acción queda gastada.
rule-W3-5 = Se avistan naves vikingas: si en un turno vikingo van a llegar los Vikingos, se vota antes de revelar ningún Ejército Vikingo. No gasta Acción y nadie tiene que convocar; vota primero el jugador inicial del Verano, a favor o en contra. Si se aprueba, llega el Invierno y no los Vikingos; si no, llegan ellos.
rule-W3-6 = Si los Vikingos están en la mesa desde el comienzo de un Verano, no hay esa Votación.

## W4

rule-W4-1 = Invierno, primer paso: se cuentan los Puntos de Legado ganados (W5). Luego se despeja la mesa. Manos, Mazos, descartes, Torres, Feudos y Emisarios vuelven al juego de cartas del que salieron, los tuviera quien los tuviera; la Carta del Rey, los cubos y las cartas de Ejército y de Vikingos, al sitio en que empiezan una partida. Cada Palacio se pone de nuevo en la mesa.
rule-W4-2 = Invierno, segundo paso: los Vikingos se sientan un puesto más a la izquierda. El que jugaba segundo juega ahora primero, y el que jugaba primero, el último.
rule-W4-3 = Invierno, tercer paso: avanzan Marcadores Vikingos, uno por cada Verano jugado hasta ahora. El segundo Verano empieza con 1 avanzado; el tercero, con 2, y así sucesivamente.
rule-W4-4 = Invierno, cuarto paso: se gastan los Puntos de Legado (W6).
rule-W4-5 = Invierno, quinto paso: con la mesa a la vista, cada Conde elige un nuevo Mazo, tan grande como antes (B2.1), de lo que queda en su juego de cartas.
rule-W4-6 = Invierno, último paso: cada uno roba su Mano inicial (B2.2), se hacen los Mulligan en orden de turno (O1) y empieza un nuevo Verano. Esta vez no se saca cubo para el jugador inicial.
rule-W4-7 = El Invierno es el momento de hacer una pausa. La campaña que se guarda entonces puede retomarse otro día. Conserva lo que importa: los Puntos de Legado de cada Conde, los marcadores, el jugador inicial y el número del Verano.

## W5

rule-W5-1 = Ganas 1 Punto de Legado por la Carta del Rey; 1 por cada Feudo que tenga la Catedral, un Lord Príncipe, un Campo junto a un Mercado o un Monasterio, por muchas de estas cosas que reúna; y 1, una sola vez, si enseñas a todos un Monje junto con un Banquete en la Mano con que acabas el Verano. Fuera de la mesa, el límite es W2.3.
rule-W5-2 = Tus puntos crecen de Invierno en Invierno, y cada Invierno vuelves a gastar la suma entera.

## W6

rule-W6-1 = Se da la vuelta a la mesa desde el nuevo jugador inicial, un punto por Conde cada vez, hasta que a nadie le quede ninguno. Los puntos no se pueden guardar.
rule-W6-2 = Por un punto obtienes una de estas cosas: dos Torres; un Estandarte por la Corona, ya en la mesa; un Castillo; una Propiedad que no sea la Catedral, anexada a un Feudo; un Lord o un Abad para un Feudo que no lo tiene.
rule-W6-3 = Compras de tu juego de cartas, aparte de las de tu Mazo. Lo que está en la mesa no puede entrar en el Mazo, y de un tipo con todas las copias en uso no puedes comprar más. El Campo que compras trae su carta de Ejército (B5.3). Tú eliges qué cartas hacen de Torres.
rule-W6-4 = Hechos los Mazos y los Mulligan, justo antes del primer turno, se cuentan los Estandartes puestos este Invierno: una ventaja como la de B8.2 da la Carta del Rey (B8.5), y todos ellos se descartan. Sin esa ventaja se quedan en la mesa. En ambos casos, no estaban disponibles para el nuevo Mazo.

## W7

rule-W7-1 = Si por W4.3 avanza el último Marcador Vikingo, los Vikingos se revelan en el acto (B9.2), antes de gastar ningún punto, y los marcadores vuelven atrás: el Verano empieza en la Fase de Danelaw. La hueste actúa cuando cada Conde ha tenido un turno. { $wessex_start_counts ->
   *[true] No es el turno de su llegada, así que avanza un marcador y gana una carta.
    [false] Es el turno de su llegada: no avanza ningún marcador ni gana carta.
}

## W8

rule-W8-1 = En la Fase de Danelaw los marcadores se mueven como en H3.1 y H3.2. Ya no hay Votaciones del Invierno.
rule-W8-2 = Si empieza un turno vikingo y ningún Conde tiene Feudo, ganan los Vikingos.
rule-W8-3 = Cuando el último Marcador Vikingo ha vuelto a avanzar, la campaña se decide como en H3.3.
rule-W8-4 = Con 8 Marcadores Vikingos, la Fase de Danelaw dura 8 turnos como mucho, y llega a más tardar con el noveno Verano. Un Verano con un Ataque en cada ronda y sin Votación que se apruebe acaba por B10.3.

## R1

rule-R1-1 = En solitario: eres el único Conde, y ganas cuando cae el Rey. Cooperativo: su caída es la victoria de todos los Condes juntos. Semicooperativo: tras su caída los Condes siguen jugando unos contra otros, según el juego base, hasta que gane uno.
rule-R1-2 = Mientras el Rey siga en pie, los Condes no se hacen daño: ni Ataque, ni Traición, ni Intriga, ni Vikingos{ $king_truce_bars_joust ->
   *[true] , ni Justa
    [false] { "" }
}{ $king_truce_bars_visit ->
   *[true] , ni mirar una Mano desde un Monasterio
    [false] { "" }
}. El Rey no justa nunca.
rule-R1-3 = Solo una Catedral que sea del Rey puede impedirte Legar (B5.5).
rule-R1-4 = Si sale Decide la Iglesia, el Conde que la controla debe dar la victoria al Conde que lucha contra el Rey; el Rey, si la controla, se la da a sí mismo. Los Vikingos cuentan como quien los envió.
rule-R1-5 = Semicooperativo: cuando cae el Rey, su carta queda libre, y se la lleva quien tenga ventaja en Estandartes ya puestos (B8.2). Desde entonces valen entre los Condes todas las reglas base. Lo que era del Rey sale de la partida, también sus cubos, y su turno se salta.
rule-R1-6 = El Rey cae cuando no tiene Feudos. Los Condes quedan fuera como en B10, y si lo están todos, han perdido. Ser el último de ellos no da nada mientras el Rey siga en pie; pero en el modo semicooperativo, si cuando cae solo queda un Conde, gana ese Conde.
rule-R1-7 = Un Banquete aplaca al Rey, solo en el modo semicooperativo: si sale tu cubo para su Ataque, Traición o Intriga, puedes descartar uno de la Mano en el acto, antes de que se robe una carta de Justa o se elija un objetivo, y el Rey no hace nada más este turno. A los Vikingos que envía no los aplaca.{ $banquet_appeases ->
    [true] { "" }
   *[false] { " (Solo si se elige esta opción.)" }
}

## R2

rule-R2-1 = El Rey empieza con estos Feudos, cada uno con lo que tiene entre paréntesis: { $king_fiefs }. Sus Torres son { $king_towers }. Nunca añade otra, y no gastan cartas que necesite su bandeja. Según lo impreso, al comienzo tiene tantas Torres como cartas en su fuerza real, contando la Carta del Rey.
rule-R2-2 = El Rey tiene la Carta del Rey y, de Infantería Real, { $king_royal_infantry }. Cada una vale lo que la Infantería (B6.4), absorbe lo mismo y no muere nunca. Si son tantas como Condes, es el Rey impreso; si son el doble menos 1, un Rey fuerte; si son el doble más 1, uno implacable.
rule-R2-3 = La Mente del Rey es un pequeño mazo sacado de un juego de Conde: { $king_mind }. El resto de ese juego es su bandeja. Puedes ajustar una Mente a tu gusto, con hasta 6 de cada uno de estos tipos: Campeón, Campo, Traición, Intriga, Mercado, Monje, Castillo, Vasallo y Príncipe.
rule-R2-4 = El jugador inicial se saca solo entre los Condes. Luego el Rey ocupa el último puesto antes de los Vikingos, y { $king_cubes ->
    [0] ningún cubo suyo entra
    [one] un cubo de su color entra
   *[other] { $king_cubes } cubos de su color entran
} en la bolsa. No tiene Mazo ni Mano. { $king_keeps_quiet ->
   *[true] B3.7 también lo obliga: el Campeón que sale demasiado pronto se pierde, y lo mismo la Traición o la Intriga que O2 prohíbe.
    [false] B3.7 y O2 no lo obligan: puede golpear desde su primer turno.
}
rule-R2-5 = El Rey no roba para acabar su turno, así que no puede morir de vejez.

## R3

rule-R3-1 = En su turno el Rey roba una carta de la Mente y hace lo que dice. La carta va a los descartes de la Mente, salvo el Vasallo o Príncipe que pasa a ser Lord. Solo cuando se ha resuelto la última se barajan para rehacer la Mente. Las cartas que pierde el Rey, salvo los Lores, { $king_tray_refills ->
    [true] vuelven a su bandeja
   *[false] van a un montón aparte y nunca vuelven a la bandeja
}.
rule-R3-2 = Campeón: el Rey ataca (R4). Traición e Intriga: el Rey trama (R5.1, R5.2).
rule-R3-3 = Campo: anexa uno de su bandeja según R6.2, mientras queden, y con él llega su carta de Ejército (B5.3).
rule-R3-4 = Mercado: si no tiene ninguno en la mesa, anexa uno de su bandeja. { $king_land_for_town ->
   *[true] Si ya tiene uno, o en la bandeja no queda, toma en su lugar un Campo, mientras queden.
    [false] Si ya tiene uno, toma en su lugar un Campo, mientras queden.
}
rule-R3-5 = Castillo: funda un Feudo con uno de su bandeja, mientras queden.
rule-R3-6 = Monje: mete en la bolsa 2 cubos suyos{ $king_monk_moves_marker ->
   *[true] , y si los Vikingos aún no han llegado avanza además un Marcador Vikingo (B9.4)
    [false] ; no avanza ningún Marcador Vikingo
}.
rule-R3-7 = Vasallo: pasa a ser Lord de un Feudo que no lo tiene; si hay varios, del que menos Propiedades tenga{ $king_vassal_spares_palace ->
   *[true] { " " }y, entre iguales, de un Castillo antes que del Palacio, que una Traición destruiría con él
    [false] { "" }
}. Si no hay ninguno, no pasa nada. Príncipe: lo mismo, pero el Palacio va primero. Cuando muere un Lord Vasallo o Príncipe del Rey, la carta va a los descartes de la Mente, y así puede volver a salir.

## R4

rule-R4-1 = Se apartan todos los cubos del Rey y se saca uno de la bolsa: su Conde es el objetivo. Después los cubos vuelven a ella.
rule-R4-2 = Una carta de Justa dice qué golpea. Sin Suerte: las Torres. Vasallo: Saqueo del mayor Feudo que tenga alguna Propiedad. Príncipe: Asedio del Palacio o, si no lo hay, del mayor Feudo. El mayor es el que tiene más cartas, incluido su Lord; entre iguales, el de más Propiedades, luego el de más Campos, y luego decide el azar.
rule-R4-3 = El Rey no puede golpear lo que no hay. Tampoco empieza un Saqueo o un Asedio en que toda su fuerza, menos lo que absorben las Torres, no baste para tomar una Propiedad, o ese Castillo o Palacio (B6.8). Cuenta todo lo que puede enviar (B6.3) y nada de lo que pudiera enviar el defensor.
rule-R4-4 = Entonces prueba lo demás. En vez de las Torres: Saqueo, luego Asedio. En vez de un Saqueo: Torres, luego Asedio. En vez de un Asedio: { $king_siege_falls_back ->
    [first] Asedio del mayor de los otros Feudos que su fuerza pueda tomar, luego Saqueo, luego Torres
   *[last] Saqueo, luego Torres
    [never] Saqueo, luego Torres
}. { $king_siege_falls_back ->
    [never] Si no queda nada, no hace nada.
    [first] Siempre que llega a un Asedio y no puede tomar el Palacio, lo siguiente es ese otro Feudo. Si no queda nada, no hace nada.
   *[last] Si no queda nada, pero su fuerza puede tomar otro Feudo que no sea el Palacio, asedia el mayor de ellos; si no, no hace nada.
}
rule-R4-5 = Tanto si ataca como si defiende, el Rey envía todo lo que tiene.

## R5

rule-R5-1 = Traición del Rey: se saca al Conde como en R4.1. Golpea a un Lord (primero un Príncipe; luego Vasallo, Campeón y Monje; entre iguales, el del Feudo más rico); si no lo hay, a un Mercenario; si no lo hay, la Mano. Si el Conde no tiene nada de esto, se apartan también sus cubos y se saca a otro. Si nadie lo tiene, no pasa nada.
rule-R5-2 = Intriga del Rey: se saca al Conde como en R4.1. Va a por lo primero que haya de esta lista: un Campo y un Mercado del mismo Feudo; la Catedral; el Feudo con más Propiedades y, entre iguales, con más Campos; un Mercenario; cartas de Ejército de la reserva. De un Feudo toma tantas como permite B7.3, primero la Catedral y luego Campos. Si el Conde no tiene nada de esto, se sigue como en R5.1.
rule-R5-3 = Tu Traición puede golpear a un Lord del Rey; tu Intriga, ganarle Propiedades{ $king_forces_intrigued ->
   *[true] , un Mercenario o cartas de Ejército
    [false] , pero no Mercenarios ni cartas de Ejército
}. No tiene Mano que se pueda golpear.
rule-R5-4 = Una carta de Justa dice si el Rey tiene Aliados: con Príncipe o Vasallo los tiene; con Sin Suerte, no.
rule-R5-5 = En una Lucha Política el Rey responde siempre que puede. Juega primero sus Lores Vasallos, que van a los descartes de la Mente; después, una carta de Justa dice, como en R5.4, si tiene otro Vasallo más.

## R6

rule-R6-1 = El Rey no paga Rescate por un Lord suyo, pero sí lo acepta de los Condes.
rule-R6-2 = Adónde van las nuevas Propiedades del Rey: un Campo o un Mercado, a un Feudo que ya tenga alguno de los dos; lo demás, o si no lo hay, al Palacio; a falta de Palacio, al mayor Feudo que no gobierne un Vasallo; y si no lo hay, al mayor. En cada paso van primero los que no gobierna un Vasallo. { $king_palace_despite_vassal ->
    [true] El Palacio conserva su lugar aunque lo gobierne un Vasallo.
   *[false] Mientras un Vasallo gobierne el Palacio y haya otro Feudo que no gobierne un Vasallo, se pasa por alto el Palacio: una Traición le costaría todo lo que hay en él.
} Si toma un Campo junto con un Mercado, no se separan.
rule-R6-3 = De su botín el Rey se queda con todo lo que puede, y solo quema o arrasa el resto. Sus bajas son primero las cartas más débiles; los Lores, lo último.
rule-R6-4 = Cuando el Rey controla a los Vikingos, atacan según R4.1 a R4.4, con la fuerza de la hueste en lugar de la suya.
rule-R6-5 = Todo lo demás que quede abierto se resuelve como más le convenga al Rey.

## R7

rule-R7-1 = El tapete del Rey es una hoja para imprimir, un PDF en A4 o carta: se crea con la orden regni paper mat (para papel carta, con --size letter). Dóblala a lo largo, esquina con esquina, y ponla ante sus Torres. En ella tiene su sitio la Carta del Rey, y la Infantería Real se pone sobre los círculos.

## O1

rule-O1 = Antes de empezar, en orden de turno, cada Conde puede una sola vez devolver la Mano entera a su Mazo, barajarlo y robar otra. El Gran Ejército Bárbaro y cada Verano de Wessex tienen esta regla siempre, si el reglamento no dice otra cosa.{ $free_mulligan ->
    [true] { "" }
   *[false] { " Los demás juegos, solo si se elige esta opción." }
}

## O2

rule-O2 = Un comienzo en calma, como en los torneos. { $quiet_politics ->
    [0] { $start_towers ->
        [0] Ni Ataque, ni Traición, ni Intriga en tus dos primeros turnos, y dos Torres para empezar, elegidas de tu bandeja.
        [one] Empiezas con { $start_towers } Torre, elegida de tu bandeja.
       *[other] Empiezas con { $start_towers } Torres, elegidas de tu bandeja.
    }
    [one] { $start_towers ->
        [0] Ni Traición ni Intriga en tu primer turno.
        [one] Ni Traición ni Intriga en tu primer turno, y { $start_towers } Torre para empezar, elegida de tu bandeja.
       *[other] Ni Traición ni Intriga en tu primer turno, y { $start_towers } Torres para empezar, elegidas de tu bandeja.
    }
   *[other] { $start_towers ->
        [0] Ni Traición ni Intriga en tus { $quiet_politics } primeros turnos.
        [one] Ni Traición ni Intriga en tus { $quiet_politics } primeros turnos, y { $start_towers } Torre para empezar, elegida de tu bandeja.
       *[other] Ni Traición ni Intriga en tus { $quiet_politics } primeros turnos, y { $start_towers } Torres para empezar, elegidas de tu bandeja.
    }
} Cuándo se puede Atacar lo dice B3.7. En una serie, al mejor de 3 o 5 partidas, quien gana una conserva su Mazo para la siguiente, y los demás pueden elegir otro. Se lleva la serie quien primero tenga 2 victorias (de 5 partidas, 3); con tres o más Condes sigue más allá de la tercera partida (o de la quinta) hasta que alguien las tenga.{ $quiet_politics ->
    [0] { $start_towers ->
        [0] { " (Solo si se elige esta opción.)" }
       *[other] { "" }
    }
   *[other] { "" }
}

## O3

rule-O3 = { $legacy_start ->
    [0] Cada Conde tiene 1, 2 o 3 Puntos de Legado antes de la partida, si se elige esta opción.
    [one] Cada Conde tiene { $legacy_start } Punto de Legado antes de la partida.
   *[other] Cada Conde tiene { $legacy_start } Puntos de Legado antes de la partida.
} Se saca al jugador inicial, se gastan los puntos en orden de turno como en W6 y luego se eligen los Mazos. La ventaja en Estandartes hace Rey, como en W6.4.

## O4

rule-O4 = También en el juego base ganas si empiezas tu propio turno con la Carta del Rey y la Catedral.{ $state_and_church ->
    [true] { "" }
   *[false] { " (Solo si se elige esta opción.)" }
}

## O5

rule-O5 = Un Mercenario puede tener de Guarnición cuantas cartas de Ejército quieras.{ $garrison_slots ->
    [99] { "" }
   *[other] { " (Solo si se elige esta opción.)" }
}

## O6

rule-O6 = Hay una Acción más: descarta 2 cartas de la Mano y toma de tu bandeja la carta que quieras.{ $resourceful ->
    [true] { "" }
   *[false] { " (Solo si se elige esta opción.)" }
}

## O7

rule-O7 = Solo puedes Atacar al primer Conde a tu izquierda que siga en la partida. La política, las Justas y los Vikingos no tienen ese límite.{ $neighbors ->
    [true] { "" }
   *[false] { " (Solo si se elige esta opción.)" }
}

## O8

rule-O8 = Cuando sale «Gana el Atacante» o «Gana el Defensor» en tu contra, puedes descartar un Estandarte de la Mano: la batalla pasa a ser Normal. Contra «Decide la Iglesia» no sirve.{ $tactics ->
    [true] { "" }
   *[false] { " (Solo si se elige esta opción.)" }
}

## O9

rule-O9 = { $house_divided ->
    [0] Todos los Mazos tienen cartas en común, por lo general 12 de 24, si se elige esta opción.
    [one] Todos los Mazos tienen { $house_divided } carta en común.
   *[other] Todos los Mazos tienen { $house_divided } cartas en común.
} Las elige un Conde sacado de la bolsa. El resto de tu Mazo lo eliges tú, en secreto.

## O10

rule-O10 = Puedes colocar una Iglesia, o la Catedral, como un Feudo aparte. Admite Campos, Mercados y un Lord, pero ningún otro edificio religioso; una Iglesia con un Monje como Lord es un Monasterio. Ese Feudo es tierra como cualquier otra: quien tiene uno sigue en la partida (B10.1). Un Asedio lo toma con { $clerisy_strength ->
    [one] { $clerisy_strength } punto
   *[other] { $clerisy_strength } puntos
} pasadas las Torres (B6.8). El edificio mismo no se puede saquear, ganar por Intriga ni apostar en una Justa.{ $clerisy ->
    [true] { "" }
   *[false] { " (Solo si se elige esta opción.)" }
}
