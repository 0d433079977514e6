### Lo que hay que decidir: dicho a quien decide, y contado de los demás. Y cómo acabó la partida.

decision-who = Decide { $seat }

## Lo que se pregunta. $seat es quien decide; $card: el Lord capturado (ransom, homecoming), la Propiedad ganada (place_card), la carta de Batalla (tactics).
## $number: cuánto falta por hacer; $card_key en appease: lo que mandó la Mente del Rey.

decision-turn = { $seat_key ->
    [you] Juega tu turno: como mucho una Acción, y las colocaciones libres que quieras. Para acabar, roba.
   *[other] { $seat } está jugando su turno.
}
decision-discard_down = { $seat_key ->
    [you] Descarta hasta el límite de tu Mano.
   *[other] { $seat } descarta hasta el límite de la Mano.
}
decision-field = { $seat_key ->
    [you] Elige las cartas que luchan.
   *[other] { $seat } está eligiendo las cartas que luchan.
}
decision-church_decides = { $seat_key ->
    [you] Hablas en nombre de la Iglesia: elige cómo va la batalla.
   *[other] { $seat } habla en nombre de la Iglesia y elige cómo va la batalla.
}
decision-losses = { $seat_key ->
    [you] Elige la próxima carta que pierdes.
   *[other] { $seat } está eligiendo qué cartas pierde.
}
decision-fell_tower = { $seat_key ->
    [you] Elige la Torre que cae.
   *[other] { $seat } está eligiendo la Torre que cae.
}
decision-surrender = { $seat_key ->
    [you] Elige la Propiedad que entregas.
   *[other] { $seat } está eligiendo la Propiedad que entrega.
}
decision-spoils = { $seat_key ->
    [you] Toma el botín del Saqueo.
   *[other] { $seat } está tomando el botín del Saqueo.
}
decision-besieged = { $seat_key ->
    [you] Quédate con el Feudo caído o arrásalo.
   *[other] { $seat } decide qué hacer con el Feudo caído.
}
decision-ransom = { $seat_key ->
    [you] Paga el Rescate de tu { $card } o déjalo morir.
   *[other] { $seat } decide si paga el Rescate de su { $card }.
}
decision-homecoming = { $seat_key ->
    [you] Elige un Feudo para tu { $card }, que vuelve del cautiverio.
   *[other] { $seat } elige un Feudo para su { $card }, que vuelve del cautiverio.
}
decision-place_card = { $seat_key ->
    [you] Elige un Feudo para lo que has ganado: { $card }.
   *[other] { $seat } elige un Feudo para lo que ha ganado: { $card }.
}
decision-allies = { $seat_key ->
    [you] Responde a la trama con Aliados o deja que ocurra.
   *[other] { $seat } decide si responde a la trama con Aliados.
}
decision-struggle = { $seat_key ->
    [you] Juega un Vasallo o cede en la Lucha Política.
   *[other] { $seat } tiene que jugar un Vasallo o ceder en la Lucha Política.
}
decision-take_property = { $seat_key ->
    [you] Elige las Propiedades que se lleva tu Intriga.
   *[other] { $seat } está eligiendo las Propiedades que se lleva su Intriga.
}
decision-take_army = { $seat_key ->
    [you] Elige las cartas de Ejército que gana tu Intriga.
   *[other] { $seat } está eligiendo las cartas de Ejército que gana su Intriga.
}
decision-royal_gift = { $seat_key ->
    [you] Elige una carta de Ejército para el Ejército Real.
   *[other] { $seat } elige una carta de Ejército para el Ejército Real.
}
decision-enter_joust = { $seat_key ->
    [you] Apuesta una Propiedad y entra en la Justa, o recházala.
   *[other] { $seat } decide si entra en la Justa.
}
decision-tilt = { $seat_key ->
    [you] Mejora tus cartas de Justa o justa con las que tienes.
   *[other] { $seat } puede mejorar sus cartas de Justa o justar con las que tiene.
}
decision-control = { $seat_key ->
    [you] Envía a los Vikingos al ataque o retenlos.
   *[other] { $seat } decide adónde envía a los Vikingos.
}

## Lo que preguntan variantes y opciones

decision-mulligan = { $seat_key ->
    [you] Quédate con tu Mano inicial o devuélvela y roba otra.
   *[other] { $seat } puede quedarse con su Mano inicial o devolverla y robar otra.
}
decision-start_tower = { $seat_key ->
    [you] Elige una carta de tu bandeja que haga de Torre; { $number ->
        [one] falta { $number }.
       *[other] faltan { $number }.
    }
   *[other] { $seat } está eligiendo cartas que hagan de Torre.
}
decision-legacy = { $seat_key ->
    [you] Gasta un Punto de Legado ({ $number ->
        [one] queda { $number }).
       *[other] quedan { $number }).
    }
   *[other] { $seat } está gastando Puntos de Legado.
}
decision-pick = { $seat_key ->
    [you] { $common ->
        [1] Elige las cartas comunes a todos los Mazos; por elegir: { $number }.
       *[0] Elige tu Mazo, carta a carta; por elegir: { $number }.
    }
   *[other] { $common ->
        [1] { $seat } está eligiendo las cartas comunes a todos los Mazos.
       *[0] { $seat } está eligiendo su Mazo.
    }
}
decision-sacrifice = { $seat_key ->
    [you] Descarta cartas de tu Mano para pagar la de la bandeja; { $number ->
        [one] falta { $number }.
       *[other] faltan { $number }.
    }
   *[other] { $seat } descarta cartas para tomar una de la bandeja.
}
decision-fetch = { $seat_key ->
    [you] Toma una carta de tu bandeja.
   *[other] { $seat } toma una carta de la bandeja.
}
decision-tactics = { $seat_key ->
    [you] Sale «{ $card }» en tu contra: descarta un Estandarte para que la batalla sea Normal, o acéptalo.
   *[other] Sale «{ $card }» en contra de { $seat }, que puede descartar un Estandarte para que la batalla sea Normal.
}
decision-cast = { $seat_key ->
    [you] Tienes { $number ->
        [one] { $number } voto
       *[other] { $number } votos
    }: vota por el Invierno, en contra, o abstente.
   *[other] { $seat } vota sobre el Invierno con { $number ->
        [one] { $number } voto.
       *[other] { $number } votos.
    }
} De momento, { $for } a favor y { $against } en contra.
decision-show_pair = { $seat_key ->
    [you] Si tienes en la Mano un Monje y un Banquete, puedes enseñarlos y ganar un Punto de Legado.
   *[other] { $seat } puede enseñar un Monje y un Banquete y ganar un Punto de Legado.
}
decision-appease = { $seat_key ->
    [you] { $card_key ->
        [champion] El Rey quiere atacarte
        [treachery] El Rey quiere traicionarte
       *[intrigue] El Rey trama una Intriga contra ti
    }: aplácalo con un Banquete o deja que venga.
   *[other] { $card_key ->
        [champion] El Rey quiere atacar a { $seat }
        [treachery] El Rey quiere traicionar a { $seat }
       *[intrigue] El Rey trama una Intriga contra { $seat }
    }, que puede aplacarlo con un Banquete.
}

## Cómo acabó

ending-conquest = Los últimos muros rivales cayeron por las armas, y el reino { realm-is }.
ending-vikings = Los Vikingos arrasaron el último Feudo rival, y lo que queda en pie { realm-is }.
ending-treachery = Murió un Vasallo a traición, con él se perdió el último Feudo rival, y el reino { realm-is }.
ending-old_age = El último rival murió de vejez, sin carta que robar, y el reino { realm-is }.
ending-concession = El último rival se rindió, y el reino { realm-is } sin un golpe más.
ending-max_rounds = Ha terminado la última ronda, y la partida queda en tablas.
ending-nobody = No queda ningún Conde en la mesa, y el reino está sin dueño.
ending-king_and_cathedral = Corona y Catedral estaban en una sola mano, y el reino { realm-is }.
ending-only_fief = Ningún otro Conde tenía tierra antes de que llegaran los Vikingos, y el reino { realm-is }.
ending-no_fief_left = Ningún Conde tenía ya Feudo, y los Vikingos son dueños de la tierra.
ending-greater_solo = Una sola Corona resistió al Gran Ejército Bárbaro: victoria mayor para { $winner }.
ending-dual = Corona e Iglesia resistieron al Gran Ejército Bárbaro, y { $winner } comparten la victoria.
ending-lesser_solo = La tierra cayó bajo el Danelaw, pero la Iglesia resistió: victoria menor para { $winner }.
ending-viking_victory = No había Rey en su tierra ni Arzobispo, y la victoria de los Vikingos es completa.
ending-king_fallen = { $number ->
    [one] { $winner_key ->
        [you] Ha caído el Rey, y tu rebelión ha vencido.
       *[other] Ha caído el Rey, y la rebelión de { $winner } ha vencido.
    }
   *[other] Ha caído el Rey: la victoria es de { $winner }.
}
ending-earls_beaten = La rebelión está aplastada: no queda ningún Conde, y el Rey sigue reinando.

## Varios nombres en una frase

list-last = { $before } y { $last }
