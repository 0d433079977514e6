### El juego base. Cada variable trae el valor vigente del ajuste.

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

## B1

rule-B1-1 = Juegan de 2 a 6 Condes: azul, rojo, verde, oro, púrpura y naranja. En Rebelión, de 1 a 5.
rule-B1-2 = Tu juego de cartas (la bandeja) tiene 15 tipos, con { $set_copies ->
    [one] { $set_copies } copia
   *[other] { $set_copies } copias
} de cada uno; aparte, tienes un Palacio. Castillo, Campo, Mercado, Iglesia y Catedral; las figuras Príncipe, Vasallo, Campeón, Monje y Mercenario; las cartas políticas Traición, Intriga, Aliados, Banquete y Estandarte. Estas reglas llaman Propiedades a Campo, Mercado, Iglesia y Catedral; el Castillo o el Palacio es el solar de un Feudo.
rule-B1-3 = Toda carta de Conde lleva una Torre en el dorso: cualquiera sirve de Torre boca abajo.
rule-B1-4 = En la mesa están la Carta del Rey y cuatro mazos de { $table_deck_size }. Ejército: { $army_deck }. Vikingos: { $viking_deck }. Batalla: { $battle_deck }. Justa: { $joust_deck }.
rule-B1-5 = Con 1 o 2 Condes hay un mazo de Ejército; con 3 o 4, dos; con 5 o 6, tres. En Rebelión el Rey cuenta como un Conde más.
rule-B1-6 = Hay una Bolsa Vikinga para los cubos de colores, un marcador blanco de combate y { $viking_markers ->
    [one] { $viking_markers } Marcador Vikingo, de color negro
   *[other] { $viking_markers } Marcadores Vikingos, de color negro
}.
rule-B1-7 = Una carta conserva su color toda la partida: al salir del juego va a los descartes de ese color, la tuviera quien la tuviera. Las de Ejército, Vikingos, Batalla y Justa van a los descartes de su propio mazo. Si uno de esos mazos se agota, sus descartes se barajan y lo rehacen; si tampoco hay, no se roba nada.

## B2

rule-B2-1 = Elige en secreto, de entre tus cartas, un Mazo de { $deck_size } exactas: de cada tipo, ninguna, algunas o todas las copias.
rule-B2-2 = Empiezas con el Palacio en la mesa como primer Feudo, el Mazo barajado y una Mano de { $hand_size }. Aún no tienes Torres ni cartas de Ejército.
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
rule-B3-4 = Si tienes que robar y tu Mazo está vacío, tu Conde muere de viejo y, en el juego base, queda fuera (B10). { $banquet_draw_required ->
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
    [0] Puedes Atacar desde tu primer turno. También la política vale desde el principio.
    [one] En cada partida, tu primer turno no admite Ataque. La política sí vale ya entonces.
   *[other] En cada partida, tus { $quiet_turns } primeros turnos no admiten Ataque. La política sí vale ya entonces.
}

## B4

rule-B4 = Tu Acción es una de estas: colocar un Castillo o Palacio (B5.1), una Propiedad (B5.2), un Lord (B5.4) o un Mercenario (B5.7); Reclutar (B5.9); usar un Monasterio (B5.6); Atacar (B6); jugar una Traición o una Intriga (B7), un Banquete (B8.1) o un Estandarte (B8.2 a B8.4); enviar un Emisario (B9.4).

## B5

rule-B5-1 = Cada Feudo se levanta sobre un Castillo o un Palacio, reúne las Propiedades que le anexas y admite un solo Lord. Coloca un Castillo, o un Palacio que haya vuelto a tu Mano, y fundas otro.
rule-B5-2 = Los Campos, Mercados, Iglesias y la Catedral se anexan a tus Feudos, { $properties_per_fief ->
    [0] tantos como quieras
   *[other] { $properties_per_fief } por Feudo como mucho
}. Mientras no tengas Feudo no puedes colocar Propiedades ni Lores.
rule-B5-3 = Un Campo que colocas desde la Mano, desde una bandeja o por Legado te da { $land_army ->
    [one] { $land_army } carta de Ejército
   *[other] { $land_army } cartas de Ejército
}; el que ganas a otro no da ninguna. La leva de un Feudo es su número de Campos, por { $market_town_factor } si hay en él algún Mercado. Tu leva es la de todos tus Feudos juntos.
rule-B5-4 = Lleva un Príncipe, Vasallo, Campeón o Monje de tu Mano a un Feudo sin Lord: desde entonces lo gobierna.
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
rule-B5-7 = El Mercenario se coloca en la mesa junto a tus Feudos, no en ellos. Llega solo y tiene { $garrison_slots ->
    [one] un hueco de Guarnición para { $garrison_slots } carta de Ejército
   *[other] huecos de Guarnición para { $garrison_slots } cartas de Ejército
}.
rule-B5-8 = Tus cartas de Ejército que no están de Guarnición forman tu reserva, a la vista de todos.
rule-B5-9 = Para Reclutar necesitas un Campo, y que queden cartas de Ejército por robar. Robas { $recruit ->
   *[levy] tantas como tu leva
    [lands] una por cada Campo tuyo
    [one] una
}.
rule-B5-10 = Tus Torres protegen el Condado entero, todos los Feudos por igual.

## B6

rule-B6-1 = Elige a otro Conde y el golpe: a sus Torres, si tiene; Saqueo de un Feudo con alguna Propiedad; o Asedio de un Feudo.
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
rule-B6-5 = Si nadie defiende, el atacante golpea con toda su fuerza y no se roba carta de Batalla. Si hay defensa, el defensor roba una. Normal: cada bando golpea con su fuerza. Gana el Atacante o Gana el Defensor: golpea solo el que nombra la carta. Decide la Iglesia: el Conde que la controla elige entre esas tres; si no hay tal Conde, es Normal.
rule-B6-6 = El daño cae primero sobre las cartas enviadas, y cada una absorbe su valor. Si es menor que la fuerza de su bando, absorben antes las que no pueden morir (como la Carta del Rey y la Infantería Real de Rebelión); luego { $losses_picked_by ->
   *[owner] su dueño
    [enemy] el enemigo
} señala las bajas una a una, ninguna de más valor que el daño que resta, hasta que no quepa otra. El daño que sobra contra el atacante se pierde.
rule-B6-7 = El daño que sobra contra el defensor llega a las Torres. Cada una absorbe { $tower_soak } y no cae. Pero si el objetivo eran las Torres, cada punto derriba una, { $towers_lost ->
   *[random] sacada a ciegas
    [owner] la que elija su dueño
}, y la carta va a los descartes de su dueño.
rule-B6-8 = En un Saqueo, cada punto que pasa las Torres toma una Propiedad del Feudo. En un Asedio, { $castle_strength ->
    [one] { $castle_strength } de esos puntos toma
   *[other] { $castle_strength } de esos puntos toman
} un Castillo y { $palace_strength }, un Palacio.
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
rule-B6-11 = El dueño de un cautivo puede pagar su Rescate en el acto: por cada uno, { $ransom_properties ->
    [one] { $ransom_properties } Propiedad que elige el dueño y que el captor anexa
   *[other] { $ransom_properties } Propiedades que elige el dueño y que el captor anexa
} a un Feudo suyo. El Lord rescatado vuelve a su Feudo; si no puede, a cualquier Feudo sin Lord de su dueño; si no lo hay, a los descartes. Sin Rescate, el cautivo muere. Los Vikingos no lo aceptan.
rule-B6-12 = { $white_marker_on ->
   *[attack] En cuanto un Conde (o el Rey de Rebelión) declara un Ataque, el marcador blanco de combate se adelanta.
    [loss] Cuando un Ataque de un Conde (o del Rey de Rebelión) ha tomado una Torre, una Propiedad o un Feudo, el marcador blanco de combate se adelanta.
}
rule-B6-13 = { $garrison_survives ->
   *[true] La Guarnición que sobrevive a su Mercenario pasa a la reserva.
    [false] El Mercenario que se pierde arrastra consigo a su Guarnición.
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
} de la reserva. Las Propiedades pasan a tus Feudos; si no tienes ninguno, a los descartes de su dueño. Los Castillos y Palacios quedan fuera de su alcance.
rule-B7-4 = El objetivo puede jugar Aliados desde la Mano, y empieza una Lucha Política. El Conde que actúa puede jugar un Vasallo, de la Mano o que sea Lord; el objetivo debe responder con otro; y así por turnos. Quien no responde pierde. Si es el que actúa, la Traición o la Intriga fracasa. Todas las cartas jugadas se descartan; un Lord Vasallo gastado así no hunde su Feudo.

## B8

rule-B8-1 = Un Banquete te deja robar { $banquet_cards ->
    [one] { $banquet_cards } carta
   *[other] { $banquet_cards } cartas
}.
rule-B8-2 = Pon un Estandarte en la mesa para aspirar a la Corona. Si la Carta del Rey está libre, el Conde que aventaja a cada uno de los demás en { $kingship_lead ->
    [one] { $kingship_lead } Estandarte
   *[other] { $kingship_lead } Estandartes
} o más se la queda, y se descartan los Estandartes por la Corona de toda la mesa. Ningún rival puede quitársela al Rey. La ventaja se cuenta cada vez que se pone un Estandarte o que la carta queda libre.
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

rule-B9-1 = Hasta que llegan los Vikingos, cada turno suyo empieza por los marcadores. Si el blanco está adelantado, vuelve atrás y los negros no se mueven; si no, avanza un negro.
rule-B9-2 = Si después de B9.1 todos los Marcadores Vikingos han avanzado, por la causa que sea, llegan los Vikingos. Ejércitos Vikingos que se revelan: { $viking_arrival }. Solo se cuentan los Condes que siguen en la partida.
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

rule-B10-1 = Quedas fuera si no tienes Castillo ni Palacio en la mesa, si mueres de viejo o si te rindes. Gana el último Conde que resista.
rule-B10-2 = Cuando un Conde queda fuera, las cartas de otros colores vuelven a los descartes de sus dueños, y las de Ejército, a los de su mazo. Sus cubos y Emisarios dejan la partida.
rule-B10-3 = Si los últimos Condes caen a la vez, no gana nadie. Tras { $max_rounds ->
    [one] { $max_rounds } ronda
   *[other] { $max_rounds } rondas
} de la mesa la partida queda en tablas; en Wessex cada Verano lleva su propia cuenta.

## B11

rule-B11-1 = Quien convoca la Justa apuesta una Propiedad suya. En orden de turno, cada uno de los demás Condes con alguna Propiedad puede apostar una y entrar, o rehusar. Si no entra nadie, quien convocó recupera su apuesta y el Estandarte se gasta.
rule-B11-2 = Cada participante recibe { $joust_cards ->
    [one] { $joust_cards } carta de Justa, que solo ve él
   *[other] { $joust_cards } cartas de Justa, que solo ve él
}.
rule-B11-3 = Se corren lanzas una vez cada uno, en orden de turno y desde quien convocó. Puedes descartar una carta de la Mano para cambiar una de Justa, y puedes jugar Campeones de la Mano: cada uno hace Príncipe de una de tus cartas de Justa.
rule-B11-4 = Un trío vence a una pareja, y una pareja a la carta más alta. El Príncipe está por encima del Vasallo; Sin Suerte no vale nada. Si hay empate, se miran las cartas siguientes; si persiste, cada uno roba una carta hasta que alguna sea mejor. El ganador anexa todas las apuestas a sus Feudos.

## B12

rule-B12-1 = A la vista de todos: la mesa, cuántas cartas hay en cada Mano y cada Mazo, los descartes, las reservas de Ejército, el número de cubos, los marcadores, los Puntos de Legado y todo lo que se juega o se enseña. Solo tú ves tu Mano y lo que esconden tus Torres. El orden de los mazos no lo conoce nadie. Ni lo que ves ni tu crónica cuentan nunca más que esto.
