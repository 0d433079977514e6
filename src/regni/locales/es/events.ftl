### La crónica: una frase por cada cosa que pasa en la mesa.
### $seat y $other son nombres; $seat_key y $card_key deciden artículos y verbos, y "hidden" es una carta que quien lee no puede conocer.
### $seat_key es "king" para el Rey de la Rebelión. $rule_key es la regla (W2-1), $how un desenlace, $verb_key storm, raid o siege.
### $fief es el número del Feudo del que se habla, $home el del Feudo al que va una carta; $source_key dice de dónde vino.
### Lo que cuenta una Acción o una colocación libre está en moves.ftl, con sus demás palabras.
### engine/events.py declara cuáles tiene cada suceso. $card nombra el color si no es el de quien tenía la carta.

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

event-army = { $seat } suma { a-card } a su reserva.
event-shown = En la Mano de { $other }: { $number } × { $card }.

## La guerra: el Ataque

event-white_marker = Se adelanta el marcador blanco de combate.
event-field = { $source_key ->
   *[pool] { $seat } envía { whom-card } de su reserva.
    [royal] { $seat } envía { whom-card } del Ejército Real.
    [hand] { $seat } envía { whom-card } desde la Mano.
    [lord] { $seat } envía { whom-card }, Lord del Feudo { $fief }.
    [mercenary] { $seat } envía { whom-card } de la mesa.
    [garrison] { $seat } envía una Guarnición: { $card }.
    [crown] { $seat } envía la Carta del Rey.
    [host] La hueste vikinga trae { whom-card }.
    [guard] { $seat } envía Infantería Real.
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
} { whom-card }.

## La guerra: lo que se lleva

event-towers_soak = Las Torres de { $seat } absorben { $number } de daño.
event-tower_lost = Cae una Torre de { $seat }: { $card }.
event-carried_off = { $seat } se lleva { a-property }: del Feudo { $fief } de { $other } al Feudo { $home } de { $seat }.
event-burnt = { $seat_key ->
    [vikings] Los Vikingos queman
   *[other] { $seat } quema
} { a-property } en el Feudo { $fief } de { $other }.
event-holds = Resiste el Feudo { $fief } de { $seat } ({ $card }): al ataque le { $number ->
    [one] faltó { $number } punto
   *[other] faltaron { $number } puntos
}.
event-seized = { $seat } toma el Feudo { $fief } de { $other }, { the-card } y cuanto tiene anexo: ahora es el Feudo { $home } de { $seat }.
event-razed = { $seat_key ->
    [vikings] Los Vikingos arrasan
   *[other] { $seat } arrasa
} el Feudo { $fief } de { $other }, { the-card } y cuanto tiene anexo.
event-captured = { $seat_key ->
    [vikings] Los Vikingos capturan
   *[other] { $seat } captura
} { whom-card }, Lord del Feudo { $fief } de { $other }.
event-killed = Muere { a-card }, Lord del Feudo { $fief } de { $seat }.
event-ransom = { $seat } entrega a { $other } { a-property } del Feudo { $fief } como Rescate.
event-freed = { the-card } de { $seat } queda libre, pagado su Rescate, y vuelve al Feudo { $fief }.
event-unransomed = { $seat_key ->
    [king] El Rey no paga Rescate: su { $card } muere cautivo.
   *[other] No hay Rescate para { the-card } de { $seat }: muere cautivo.
}

## La política

event-allies = { $seat } responde con Aliados: empieza una Lucha Política.
event-no_allies = { $seat } no juega Aliados.
event-vassal = { $source_key ->
    [lord] { $seat } juega un Vasallo en la Lucha Política: el Lord del Feudo { $fief }.
   *[hand] { $seat } juega un Vasallo de la Mano en la Lucha Política.
}
event-yields = { $seat } cede en la Lucha Política.
event-foiled = Fracasa la trama de { $seat }.
event-no_effect = La trama de { $seat } contra { $other } ya no encuentra blanco.
event-fief_lost = Con el Vasallo cae el Feudo: { $seat } pierde el Feudo { $fief }, { the-card } y cuanto tenía anexo.
event-fief_taken = Muerto el Vasallo, el Feudo { $fief } de { $other } pasa a { $seat }, { the-card } y cuanto tiene anexo: ahora es el Feudo { $home } de { $seat }.
event-mercenary_lost = { $seat } pierde el Mercenario { $number } y la Guarnición que tuviera.
event-hand_lost = { $seat } pierde una carta de la Mano: { $card }.
event-intrigued = La Intriga de { $seat } arrebata { a-property }: del Feudo { $fief } de { $other } al Feudo { $home } de { $seat }.
event-army_taken = La Intriga de { $seat } gana { a-card } de la reserva de { $other }.
event-mercenary_taken = El Mercenario { $number } de { $other } se pasa a { $seat }, con la Guarnición que tenga.

## Banquetes, Estandartes y la Corona

event-crowned = { $seat } toma la Carta del Rey y ciñe la Corona.
event-royal_gift = { $seat } da a { $other } { a-card } para el Ejército Real.
event-king_free = La Carta del Rey vuelve a estar libre.

## La Justa

event-joust_enter = { $seat } entra en la Justa. Su apuesta: { $card }, del Feudo { $fief }.
event-joust_decline = { $seat } rehúsa la Justa.
event-joust_off = Nadie sale a justar con { $seat }: no hay Justa, y la apuesta vuelve al Feudo { $fief }.
event-joust_dealt = { $card_key ->
    [hidden] { $seat } recibe una carta de Justa.
   *[other] { $seat } recibe una carta de Justa: { $card }.
}
event-joust_swap = { $seat } descarta una carta de la Mano ({ $card }) para cambiar una de Justa: { $number_card }.
event-joust_champion = { $card_key ->
    [hidden] { $number ->
        [0] Un Campeón de { $seat } convierte una carta de Justa en Príncipe.
       *[other] Un Campeón de { $seat } hace que una carta de Justa valga por Príncipe o por Vasallo.
    }
   *[other] { $number ->
        [0] Un Campeón de { $seat } convierte una carta de Justa en Príncipe: { $card }.
       *[other] Un Campeón de { $seat } hace que una carta de Justa valga por Príncipe o por Vasallo: { $card }.
    }
}
event-joust_show = { $number ->
    [0] { $seat } enseña una carta de Justa: { $card }.
   *[other] { $seat } enseña una carta de Justa que ha convertido un Campeón: { $card }.
}
event-joust_tie = { $card_key ->
    [hidden] { $seat } querría desempatar, pero no quedan cartas de Justa.
   *[other] { $seat } roba para desempatar: { $card }.
}
event-joust_won = { $seat } gana la Justa.
event-prize = { $seat } recoge una apuesta: { $card }.

## Los Vikingos

event-marker = { $number ->
    [one] Avanza el primer Marcador Vikingo.
   *[other] Avanza un Marcador Vikingo: ya son { $number }.
}
event-marker_held = Ha habido combate: vuelve el marcador blanco y no avanza ninguno negro.
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
event-won = { $how ->
    [king_and_cathedral] { $seat } empieza su turno con la Carta del Rey y la Catedral, y gana.
    [only_fief] { $seat } es el único Conde con Feudo, y gana.
    [greater_solo] { $seat } es Rey con Feudo, y ningún otro Conde tiene la Catedral: victoria mayor.
    [dual] { $seat } ha salvado la tierra y comparte la victoria.
    [lesser_solo] Ningún Rey tiene Feudo, pero { $seat } tiene la Catedral: victoria menor.
    [king_fallen] Caído el Rey, gana { $seat }.
   *[other] { $seat } es el último Conde en la mesa, y gana.
}
event-drawn = Tras { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
}, la partida queda en tablas.
event-nobody = No queda ningún Conde en la mesa, y no gana nadie.

event-homeless = Rescatado, { the-card } de { $seat } no encuentra Feudo al que volver y se descarta.
event-no_room = { $other_key ->
    [nobody] { $seat } no tiene sitio para { the-card }, que se descarta.
   *[other] { $seat } no tiene sitio para { the-card }, del Feudo { $fief } de { $other }, que se descarta.
}
event-placed = { the-card } va al Feudo { $fief } de { $seat }.

## Antes del primer turno

event-mulligan = { $seat } devuelve su Mano al Mazo y roba otra.
event-keeps_hand = { $seat } se queda con su Mano inicial.
event-chooser = Se saca un cubo: { $seat } elige las cartas comunes a todos los Mazos.
event-common = A todos los Mazos va { a-card }.
event-picked = { $card_key ->
    [hidden] { $seat } elige una carta para su Mazo.
   *[other] Para el Mazo: { $card }.
}
event-deck_ready = El Mazo de { $seat } está listo.
event-legacy_spent = { $seat } gasta un Punto de Legado; { $number ->
    [0] no le queda ninguno
    [one] le queda { $number }
   *[other] le quedan { $number }
}.

## Opciones

event-fetched = { $card_key ->
    [hidden] { $seat } toma una carta de la bandeja.
   *[other] { $seat } toma una carta de la bandeja: { $card }.
}
event-tactics = { $seat } descarta un Estandarte, y la batalla pasa a ser Normal.

## Nadie queda fuera: Gran Ejército Bárbaro y Wessex

event-relative = { $rule_key ->
    [W2-1] { $seat } no tiene carta que robar: hereda un familiar. Se pierden sus Feudos y sus Estandartes por la Corona, y los descartes forman un nuevo Mazo.
   *[other] { $seat } no tiene carta que robar: hereda una rama menor. Se pierden sus Feudos, sus Mercenarios y sus Estandartes por la Corona, y los descartes forman un nuevo Mazo.
}
event-tabled = { $seat } está fuera de la mesa: { $how ->
    [vikings] los Vikingos han arrasado su último Feudo.
    [treachery] la Traición le ha costado su último Feudo.
   *[other] ha caído su último Feudo.
}{ $rule_key ->
    [H2-2] { " Con él pierde sus Mercenarios y sus Estandartes por la Corona." }
   *[other] { "" }
}
event-markers_back = Vuelven todos los Marcadores Vikingos: empieza la última cuenta atrás, y el marcador blanco ya no hace falta.
event-vikings_won = { $how ->
    [no_fief_left] Ningún Conde tiene ya Feudo: ganan los Vikingos.
   *[viking_victory] Ningún Rey tiene Feudo y nadie tiene la Catedral: la victoria de los Vikingos es completa.
}

## Wessex: la Votación, el Invierno, un nuevo Verano

event-longboats = Se avistan naves vikingas: antes de que desembarquen, los Condes votan sobre el Invierno.
event-vote_for = { $seat } vota por el Invierno, con { $number ->
    [one] { $number } voto
   *[other] { $number } votos
}.
event-vote_against = { $seat } vota contra el Invierno, con { $number ->
    [one] { $number } voto
   *[other] { $number } votos
}.
event-abstains = { $seat } se abstiene.
event-votes_for = A favor del Invierno: { $number }.
event-votes_against = En contra: { $number }.
event-winter = Acaba el Verano { $number }: llega el Invierno.
event-no_winter = No hay mayoría, y el Verano sigue.
event-legacy_king = { $seat } gana un Punto de Legado por la Carta del Rey.
event-legacy_fief = { $seat } gana un Punto de Legado por el Feudo { $fief }: { $card_key ->
    [cathedral] tiene la Catedral
    [prince] su Lord es un Príncipe
    [market_town] tiene Campo y Mercado
   *[monk] es un Monasterio
}.
event-legacy_pair = { $seat } enseña un Monje y un Banquete, y gana un Punto de Legado.
event-legacy_capped = { $seat } está fuera de la mesa, así que solo cuenta 1 de esos puntos.
event-legacy_total = { $number ->
    [0] { $seat } no tiene Puntos de Legado.
    [one] { $seat } tiene en total { $number } Punto de Legado.
   *[other] { $seat } tiene en total { $number } Puntos de Legado.
}
event-new_first = Se despeja la mesa y los Vikingos se sientan un puesto más a la izquierda: ahora empieza { $seat }.
event-markers_start = { $number ->
    [one] Ya ha avanzado { $number } Marcador Vikingo.
   *[other] Ya han avanzado { $number } Marcadores Vikingos.
}
event-vikings_start = Han avanzado todos los marcadores, que vuelven atrás: los Vikingos están aquí desde el comienzo, con una hueste de { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}. Empieza la Fase de Danelaw.
event-summer = Comienza el Verano { $number }.

## Rebelión: el Rey

event-king_seated = El Rey ocupa el último puesto antes de los Vikingos y mete un cubo en la bolsa.
event-mind = El Rey roba de su Mente: { $card }. { $card_key ->
    [champion] Quiere atacar.
    [treachery] Quiere traicionar a un Conde.
    [intrigue] Quiere despojar a un Conde con una Intriga.
    [land] Quiere añadir un Campo.
    [market_town] Quiere añadir un Mercado o, si ya lo tiene, un Campo.
    [castle] Quiere fundar un Feudo.
    [monk] Quiere ganarse a los Vikingos.
   *[other] Busca un Feudo que no tenga Lord.
}
event-mind_spent = { $card_key ->
    [champion] Es pronto para que pueda atacar, y la carta se pierde.
   *[other] Es pronto para sus tramas, y la carta se pierde.
}
event-mind_shuffled = Se ha agotado su Mente: sus descartes se barajan y la forman de nuevo.
event-king_lacks = En su bandeja no queda ningún { $card } que pueda colocar: no hace nada.
event-king_ignores = A ninguno de sus Feudos le falta Lord: no hace nada.
event-king_cubes = El Rey mete en la bolsa { $number ->
    [one] { $number } cubo suyo
   *[other] { $number } cubos suyos
}.
event-king_cube = Apartados los cubos del Rey, uno de la bolsa nombra su objetivo: { $other }.
event-appeased = { $seat } aplaca al Rey con un Banquete: no hace nada más este turno.
event-king_joust = Una carta de Justa dice cómo: { $card }, { $card_key ->
    [joust_vassal] así que toca un Saqueo del mayor Feudo
    [joust_prince] así que toca el Asedio del Palacio o, si no lo hay, del mayor Feudo
   *[other] así que toca un ataque a las Torres
}.
event-king_unavailable = { $verb_key ->
    [storm] Pero { $other } no tiene Torres.
    [raid] Pero { $other } no tiene Propiedad que saquear.
   *[siege] Pero { $other } no tiene Feudo.
}
event-king_impossible = { $verb_key ->
    [storm] Pero no hay fuerzas que enviar.
    [raid] Pero, contando las Torres de { $other }, la fuerza no basta para tomar nada.
   *[siege] Pero, contando las Torres de { $other }, la fuerza no basta para el Asedio.
}
event-king_turns_to = { $verb_key ->
    [storm] En su lugar, el Rey prueba con las Torres.
    [raid] En su lugar, el Rey prueba con un Saqueo.
   *[siege] { $card_key ->
        [hidden] En su lugar, el Rey prueba con un Asedio.
       *[other] Entonces no será el Palacio: el Rey va a por el Feudo { $fief } de { $other } ({ $card }), el mayor de los otros que puede tomar.
    }
}
event-king_idle = { $rule_key ->
    [R4-4] Al Rey no le queda nada que atacar.
   *[other] Nadie tiene nada que la trama del Rey pueda golpear.
}
event-king_passes_over = { $other } no tiene nada que la trama del Rey pueda golpear: también se apartan sus cubos.
event-king_allies = Una carta de Justa dice si el Rey tiene Aliados: { $card }. Los tiene, y empieza una Lucha Política.
event-king_no_allies = Una carta de Justa dice si el Rey tiene Aliados: { $card }. No los tiene.
event-king_vassal = Una carta de Justa dice si el Rey tiene otro Vasallo: { $card }. Lo tiene, y lo juega en la Lucha Política.
event-king_no_vassal = Una carta de Justa dice si el Rey tiene otro Vasallo: { $card }. No lo tiene.
event-king_falls = El Rey se queda sin Feudos, y cae.
event-king_won = No queda Conde que le plante cara al Rey: gana él.
event-king_wants = { $card_key ->
    [market_town] El Feudo { $fief } de { $other } tiene Campo y Mercado: es lo que más codicia el Rey.
    [cathedral] { $other } no tiene Campo con Mercado, pero sí la Catedral, en el Feudo { $fief }: el Rey la quiere.
   *[other] { $other } no tiene Campo con Mercado ni la Catedral; el Feudo { $fief } es el que más Propiedades tiene.
}

## Lo que las demás frases callan

event-reshuffled = Se ha agotado el mazo { $card_key ->
    [infantry] de Ejército
    [viking] de Vikingos
    [normal] de Batalla
   *[no_luck] de Justa
}: sus descartes se barajan y lo rehacen.
event-battle_over = Acaba la batalla, y los supervivientes vuelven a su sitio.
event-spent = { $seat } descarta { a-card } que envió desde la Mano.
event-back_in_hand = Vuelve a la Mano de { $seat } { the-card } que salió de ella.
event-king_gone = La Carta del Rey deja la partida con { $seat }.
event-turned_up = { a-card } se une a la hueste vikinga.
event-tower_changed = Una Torre de { $seat } es ahora otra carta, boca abajo: { $card }.
event-common_lacked = A { $seat } no le queda ninguna carta de { $card } para el Mazo.
event-legacy_lapsed = No queda nada que { $seat } pueda comprar con Puntos de Legado.
event-retinue_lost = { $seat } pierde también sus Mercenarios y sus Estandartes por la Corona.
