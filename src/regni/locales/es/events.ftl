### La crónica: una frase por cada cosa que pasa en la mesa.
### $seat y $other son nombres; $seat_key y $card_key deciden artículos y verbos, y "hidden" es una carta que quien lee no puede conocer.

## La mesa y sus turnos

event-first_player = Se saca un cubo: empieza { $seat }.
event-round = Comienza la ronda { $number }.
event-turn = Turno de { $seat }.
event-draw = { $card_key ->
    [hidden] { $seat } roba una carta.
   *[other] { $seat } roba una carta: { $card }.
}
event-discarded = { $seat } se descarta de una carta: { $card }.

## El Condado

event-tower = { $card_key ->
    [hidden] { $seat } levanta una Torre.
   *[other] { $seat } levanta una Torre, boca abajo: { $card }.
}
event-garrison = { $seat } pone { $card_key ->
    [infantry] { $card }
   *[other] un { $card }
} de Guarnición en un Mercenario.
event-found = { $seat } funda un Feudo sobre un { $card }.
event-attach = { $seat } anexa { $card_key ->
    [church] una { $card }
    [cathedral] la { $card }
   *[other] un { $card }
} al Feudo { $number }.
event-army = { $seat } suma { $card_key ->
    [infantry] { $card }
   *[other] un { $card }
} a su reserva.
event-install = { $card_key ->
    [monk] { $seat } nombra a un { $card } Abad del Feudo { $number }.
   *[other] { $seat } nombra a un { $card } Lord del Feudo { $number }.
}
event-visit = Desde un Monasterio, { $seat } conoce la Mano de { $other }.
event-shown = En la Mano de { $other }: { $number } × { $card }.
event-hire = Un Mercenario entra al servicio de { $seat }.
event-recruit = { $seat } recluta y llama a filas { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} de Ejército.

## La guerra: el Ataque

event-storm = { $seat_key ->
    [vikings] Los Vikingos atacan
   *[other] { $seat } ataca
} las Torres de { $other }.
event-raid = { $seat_key ->
    [vikings] Los Vikingos lanzan
   *[other] { $seat } lanza
} un Saqueo contra el Feudo { $number } de { $other }.
event-siege = { $seat_key ->
    [vikings] Los Vikingos ponen
   *[other] { $seat } pone
} Asedio al Feudo { $number } de { $other }.
event-white_marker = Se adelanta el marcador blanco de combate.
event-field = { $source_key ->
   *[pool] { $seat } envía { $card_key ->
        [infantry] { $card }
       *[other] un { $card }
    } de su reserva.
    [royal] { $seat } envía { $card_key ->
        [infantry] { $card }
       *[other] un { $card }
    } del Ejército Real.
    [hand] { $seat } envía un { $card } desde la Mano.
    [lord] { $seat } envía a un { $card }, Lord de un Feudo.
    [mercenary] { $seat } envía un { $card } de la mesa.
    [garrison] { $seat } envía una Guarnición: { $card }.
    [crown] { $seat } envía la Carta del Rey.
    [host] La hueste vikinga trae un { $card }.
}
event-undefended = Nadie sale a defender a { $seat }.
event-battle_card = { $seat } roba una carta de Batalla: { $card }.
event-church = { $seat } habla en nombre de la Iglesia: { $card }.
event-church_silent = Nadie habla en nombre de la Iglesia: la batalla es Normal.
event-deals = { $seat_key ->
    [vikings] Los Vikingos golpean
   *[other] { $seat } golpea
} con una fuerza de { $number }.
event-lost = { $seat_key ->
    [vikings] Los Vikingos pierden
   *[other] { $seat } pierde
} { $card_key ->
    [infantry] { $card }
   *[other] un { $card }
}.

## La guerra: lo que se lleva

event-towers_soak = Las Torres de { $seat } absorben { $number } de daño.
event-tower_lost = Cae una Torre de { $seat }: { $card }.
event-carried_off = { $seat } se lleva { $card_key ->
    [church] una { $card }
    [cathedral] la { $card }
   *[other] un { $card }
} de { $other }.
event-burnt = { $seat_key ->
    [vikings] Los Vikingos queman
   *[other] { $seat } quema
} { $card_key ->
    [church] una { $card }
    [cathedral] la { $card }
   *[other] un { $card }
} de { $other }.
event-holds = Resiste el { $card } de { $seat }: al ataque le { $number ->
    [one] faltó { $number } punto
   *[other] faltaron { $number } puntos
}.
event-seized = { $seat } toma el { $card } de { $other } con todo su Feudo.
event-razed = { $seat_key ->
    [vikings] Los Vikingos arrasan
   *[other] { $seat } arrasa
} el { $card } de { $other } con todo su Feudo.
event-captured = { $seat_key ->
    [vikings] Los Vikingos capturan
   *[other] { $seat } captura
} a un { $card }, Lord de { $other }.
event-killed = Muere un { $card }, Lord de { $seat }.
event-ransom = { $seat } entrega a { $other } { $card_key ->
    [church] una { $card }
    [cathedral] la { $card }
   *[other] un { $card }
} como Rescate.
event-freed = El { $card } de { $seat } queda libre, pagado su Rescate.
event-unransomed = No hay Rescate para el { $card } de { $seat }: muere cautivo.

## La política

event-betray_lord = { $seat } trama una Traición contra un { $card }, Lord de { $other }.
event-betray_mercenary = { $seat } trama una Traición contra un Mercenario de { $other }.
event-betray_hand = { $seat } trama una Traición contra la Mano de { $other }.
event-intrigue_fief = { $seat } urde una Intriga por las Propiedades de { $other } en el Feudo { $number } ({ $card }).
event-intrigue_mercenary = { $seat } urde una Intriga por un Mercenario de { $other }.
event-intrigue_pool = { $seat } urde una Intriga por la reserva de { $other }.
event-allies = { $seat } responde con Aliados: empieza una Lucha Política.
event-no_allies = { $seat } no juega Aliados.
event-vassal = { $seat } mete un Vasallo en la Lucha Política.
event-yields = { $seat } cede en la Lucha Política.
event-foiled = Fracasa la trama de { $seat }.
event-no_effect = La trama de { $seat } contra { $other } ya no encuentra blanco.
event-fief_lost = Con el Vasallo cae el Feudo: { $seat } pierde el { $card } y cuanto tenía anexo.
event-fief_taken = Muerto el Vasallo, el { $card } de { $other } y todo su Feudo pasan a { $seat }.
event-mercenary_lost = { $seat } pierde un Mercenario y la Guarnición que tuviera.
event-hand_lost = { $seat } pierde una carta de la Mano: { $card }.
event-intrigued = La Intriga de { $seat } arrebata { $card_key ->
    [church] una { $card }
    [cathedral] la { $card }
   *[other] un { $card }
} a { $other }.
event-army_taken = La Intriga de { $seat } gana { $card_key ->
    [infantry] { $card }
   *[other] un { $card }
} de la reserva de { $other }.
event-mercenary_taken = Un Mercenario de { $other } se pasa a { $seat }, con la Guarnición que tenga.

## Banquetes, Estandartes y la Corona

event-banquet = { $seat } celebra un Banquete.
event-banner = { $seat } pone un Estandarte por la Corona y lleva { $number }.
event-crowned = { $seat } toma la Carta del Rey y ciñe la Corona.
event-royal_gift = { $seat } da a { $other } { $card_key ->
    [infantry] { $card }
   *[other] un { $card }
} para el Ejército Real.
event-king_free = La Carta del Rey vuelve a estar libre.
event-bequeath = { $seat } lega: el Príncipe cede el paso y los descartes se barajan en el Mazo.

## La Justa

event-joust = { $seat } convoca una Justa. Su apuesta: { $card }.
event-joust_enter = { $seat } entra en la Justa. Su apuesta: { $card }.
event-joust_decline = { $seat } rehúsa la Justa.
event-joust_off = Nadie sale a justar con { $seat }: no hay Justa, y la apuesta vuelve a su Feudo.
event-joust_dealt = { $card_key ->
    [hidden] { $seat } recibe una carta de Justa.
   *[other] { $seat } recibe una carta de Justa: { $card }.
}
event-joust_swap = { $seat } descarta una carta de la Mano ({ $card }) para cambiar una de Justa: { $number_card }.
event-joust_champion = { $card_key ->
    [hidden] Un Campeón de { $seat } hace Príncipe de una carta de Justa.
   *[other] Un Campeón de { $seat } hace Príncipe de una carta de Justa: { $card }.
}
event-joust_show = { $seat } enseña una carta de Justa: { $card }.
event-joust_tie = { $card_key ->
    [hidden] { $seat } querría desempatar, pero no quedan cartas de Justa.
   *[other] { $seat } roba para desempatar: { $card }.
}
event-joust_won = { $seat } gana la Justa.
event-prize = { $seat } recoge una apuesta: { $card }.

## Los Vikingos

event-emissary = { $seat } envía un { $card } a los Vikingos como Emisario y mete en la bolsa { $number ->
    [one] { $number } cubo
   *[other] { $number } cubos
}.
event-marker = { $number ->
    [one] Avanza el primer Marcador Vikingo.
   *[other] Avanza un Marcador Vikingo: ya son { $number }.
}
event-marker_held = Los Condes han combatido: vuelve el marcador blanco y no avanza ninguno negro.
event-arrived = Llegan los Vikingos, con una hueste de { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}.
event-viking_gain = { $number ->
    [0] A la hueste vikinga no se le une nadie.
    [one] La hueste vikinga crece en { $number } carta.
   *[other] La hueste vikinga crece en { $number } cartas.
}
event-control = Se saca un cubo: este turno los Vikingos siguen a { $seat }.
event-hold = { $seat } retiene a los Vikingos.

## Salir y ganar

event-old_age = { $seat } no tiene carta que robar y muere de viejo.
event-concede = { $seat } se rinde.
event-out = { $how ->
    [conquest] { $seat } queda fuera: ha caído su último Feudo.
    [vikings] { $seat } queda fuera: los Vikingos han arrasado su último Feudo.
    [treachery] { $seat } queda fuera: la Traición le ha costado su último Feudo.
   *[other] { $seat } queda fuera.
}
event-won = { $seat } es el último Conde en la mesa, y gana.
event-drawn = Tras { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
}, la partida queda en tablas.
event-nobody = No queda ningún Conde en la mesa, y no gana nadie.

event-homeless = El { $card } rescatado de { $seat } no encuentra Feudo al que volver y se descarta.
event-no_room = { $seat } no tiene sitio para { $card }, que se descarta.
event-placed = { $card } va al Feudo { $number } de { $seat }.
