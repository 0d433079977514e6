### La crónica: una frase por cada cosa que pasa en la mesa.
### $seat y $other son nombres, y no dicen nada si es quien lee; person.ftl tiene los finales de los verbos y de quién es cada cosa.
### $card_key decide artículos, y "hidden" es una carta que quien lee no puede conocer.
### $seat_key es "king" para el Rey de la Rebelión. $rule_key es la regla (W2-1), $how un desenlace, $verb_key storm, raid o siege.
### $fief es el número del Feudo del que se habla, $home el del Feudo al que va una carta; $source_key dice de dónde vino.
### Lo que cuenta una Acción o una colocación libre está en moves.ftl, con sus demás palabras.
### engine/events.py declara cuáles tiene cada suceso. $card nombra el color si no es el de quien tenía la carta.

## La mesa y sus turnos

event-first_player = Se saca un cubo: { $seat_key ->
    [you] empiezas tú
   *[other] empieza { $seat }
}.
event-round = Comienza la ronda { $number }.
event-turn = { $seat_key ->
    [you] Es tu turno
   *[other] Turno de { $seat }
}.
event-draw = { $card_key ->
    [hidden] { $seat } roba{ s } una carta.
   *[other] { $seat } roba{ s } una carta: { $card }.
}
event-discarded = { $seat } { se } descarta{ s } de una carta: { $card }.

## El Condado

event-army = { $seat } suma{ s } { a-card } a { su } reserva.
event-shown = En { other-hand }: { $number } × { $card }.

## La guerra: el Ataque

event-white_marker = Se adelanta el marcador blanco de combate.
event-field = { $source_key ->
   *[pool] { $seat } envía{ s } { whom-card } de { su } reserva.
    [royal] { $seat } envía{ s } { whom-card } del Ejército Real.
    [hand] { $seat } envía{ s } { whom-card } desde la Mano.
    [lord] { $seat } envía{ s } { whom-card }, Lord del Feudo { $fief }.
    [mercenary] { $seat } envía{ s } { whom-card } de la mesa.
    [garrison] { $seat } envía{ s } una Guarnición: { $card }.
    [crown] { $seat } envía{ s } la Carta del Rey.
    [host] La hueste vikinga trae { whom-card }.
    [guard] { $seat } envía{ s } Infantería Real.
}
event-undefended = { $seat_key ->
    [you] Nadie sale a defenderte
   *[other] Nadie sale a defender a { $seat }
}.
event-battle_card = { $seat } roba{ s } una carta de Batalla: { $card }.
event-church = { $seat } habla{ s } en nombre de la Iglesia: { $card }.
event-church_silent = Nadie habla en nombre de la Iglesia: la batalla es Normal.
event-deals = { $seat } golpea{ s } con una fuerza de { $number }.
event-lost = { $seat } pierde{ s } { whom-card }.

## La guerra: lo que se lleva

event-towers_soak = { $seat_key ->
    [you] Tus Torres
   *[other] Las Torres de { $seat }
} absorben { $number } de daño.
event-tower_lost = Cae { seat-tower }: { $card }.
event-carried_off = { $seat } { se } lleva{ s } { a-property }: de { other-fief } a { seat-home }.
event-burnt = { $seat } quema{ s } { a-property } en { other-fief }.
event-holds = Resiste { seat-fief }: al ataque contra { the-card } le { $number ->
    [one] faltó { $number } punto
   *[other] faltaron { $number } puntos
}.
event-seized = { $seat } toma{ s } { other-fief }, { the-card } y todo lo que tiene anexo: ahora es { seat-home }.
event-razed = { $seat } arrasa{ s } { other-fief }, { the-card } y todo lo que tiene anexo.
event-captured = { $seat } captura{ s } { whom-card }, Lord de { other-fief }.
event-killed = Muere { a-card }, Lord de { seat-fief }.
event-ransom = { $other_key ->
    [you] { $seat } te entrega { a-property } del Feudo { $fief } como Rescate.
   *[other] { $seat } entrega{ s } a { $other } { a-property } del Feudo { $fief } como Rescate.
}
event-freed = Se paga el Rescate: { seat-card } queda libre y vuelve al Feudo { $fief }.
event-unransomed = { $seat_key ->
    [king] El Rey no paga Rescate: su { $card } muere en cautividad.
   *[other] No hay Rescate para { seat-card }, que muere en cautividad.
}

## La política

event-allies = { $seat } responde{ s } con Aliados: empieza una Lucha Política.
event-no_allies = { $seat } no juega{ s } Aliados.
event-vassal = { $source_key ->
    [lord] { $seat } juega{ s } un Vasallo en la Lucha Política: el Lord del Feudo { $fief }.
   *[hand] { $seat } juega{ s } un Vasallo de la Mano en la Lucha Política.
}
event-yields = { $seat } cede{ s } en la Lucha Política.
event-foiled = Fracasa { seat-plot }.
event-no_effect = { $other_key ->
    [you] { seat-plot } contra ti
   *[other] { seat-plot } contra { $other }
} ya no tiene nada que golpear.
event-fief_lost = Con el Vasallo cae el Feudo: { $seat_key ->
    [you] pierdes
   *[other] { $seat } pierde
} el Feudo { $fief }, { the-card } y todo lo que tenía anexo.
event-fief_taken = Muerto el Vasallo, { other-fief } pasa a { $seat_key ->
    [you] ser tuyo
   *[other] { $seat }
}, { the-card } y todo lo que tiene anexo: ahora es { seat-home }.
event-mercenary_lost = { $seat } pierde{ s } el Mercenario { $number } y la Guarnición que tuviera.
event-hand_lost = { $seat } pierde{ s } una carta de la Mano: { $card }.
event-intrigued = { seat-intrigue } se lleva { a-property }: de { other-fief } a { seat-home }.
event-army_taken = { seat-intrigue } gana { a-card } de { other-pool }.
event-mercenary_taken = { other-mercenary } se pasa a { $seat_key ->
    [you] tu bando
   *[other] { $seat }
}, con la Guarnición que tenga.

## Banquetes, Estandartes y la Corona

event-crowned = { $seat } toma{ s } la Carta del Rey y lleva{ s } la Corona.
event-royal_gift = { $other_key ->
    [you] { $seat } te da { a-card } para el Ejército Real.
   *[other] { $seat } da{ s } a { $other } { a-card } para el Ejército Real.
}
event-king_free = La Carta del Rey vuelve a estar libre.

## La Justa

event-joust_enter = { $seat } entra{ s } en la Justa. La apuesta: { $card }, del Feudo { $fief }.
event-joust_decline = { $seat } rechaza{ s } la Justa.
event-joust_off = { $seat_key ->
    [you] Nadie sale a justar contigo
   *[other] Nadie sale a justar con { $seat }
}: no hay Justa, y la apuesta vuelve al Feudo { $fief }.
event-joust_dealt = { $card_key ->
    [hidden] { $seat } recibe{ s } una carta de Justa.
   *[other] { $seat } recibe{ s } una carta de Justa: { $card }.
}
event-joust_swap = { $seat } descarta{ s } una carta de la Mano ({ $card }) para cambiar una de Justa: { $number_card }.
event-joust_champion = { $card_key ->
    [hidden] { $number ->
        [0] { seat-champion } convierte una carta de Justa en Príncipe.
       *[other] { seat-champion } hace que una carta de Justa valga por Príncipe o por Vasallo.
    }
   *[other] { $number ->
        [0] { seat-champion } convierte una carta de Justa en Príncipe: { $card }.
       *[other] { seat-champion } hace que una carta de Justa valga por Príncipe o por Vasallo: { $card }.
    }
}
event-joust_show = { $number ->
    [0] { $seat } enseña{ s } una carta de Justa: { $card }.
   *[other] { $seat } enseña{ s } una carta de Justa que ha convertido un Campeón: { $card }.
}
event-joust_tie = { $card_key ->
    [hidden] { $seat } tendría{ s } que desempatar, pero no quedan cartas de Justa.
   *[other] { $seat } roba{ s } para desempatar: { $card }.
}
event-joust_won = { $seat } gana{ s } la Justa.
event-prize = { $seat } recoge{ s } una apuesta: { $card }.

## Los Vikingos

event-marker = { $number ->
    [one] Avanza el primer Marcador Vikingo.
   *[other] Avanza un Marcador Vikingo: ya son { $number }.
}
event-marker_held = Ha habido combate: vuelve el marcador blanco y no avanza ningún Marcador Vikingo.
event-arrived = Llegan los Vikingos, con una hueste de { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}.
event-viking_gain = { $number ->
    [0] Nadie se une a la hueste vikinga.
    [one] La hueste vikinga crece en { $number } carta.
   *[other] La hueste vikinga crece en { $number } cartas.
}
event-control = Se saca un cubo: este turno los Vikingos { $seat_key ->
    [you] te siguen a ti
   *[other] siguen a { $seat }
}.
event-hold = { $seat } retiene{ s } a los Vikingos.

## Salir y ganar

event-old_age = { $seat } no tiene{ s } carta que robar y muere{ s } de vejez.
event-concede = { $seat } { se } rinde{ s }.
event-out = { $how ->
    [conquest] { $seat } queda{ s } fuera: ha caído { su } último Feudo.
    [vikings] { $seat } queda{ s } fuera: los Vikingos han arrasado { su } último Feudo.
    [treachery] { $seat } queda{ s } fuera: la Traición { le } ha costado { su } último Feudo.
   *[other] { $seat } queda{ s } fuera.
}
event-won = { $how ->
    [king_and_cathedral] { $seat } empieza{ s } { su } turno con la Carta del Rey y la Catedral, y gana{ s }.
    [only_fief] { $seat } { es } el único Conde con Feudo, y gana{ s }.
    [greater_solo] { $seat } { es } Rey con Feudo, y ningún otro Conde tiene la Catedral: victoria mayor.
    [dual] { $seat } ha{ s } salvado la tierra y comparte{ s } la victoria.
    [lesser_solo] Ningún Rey tiene Feudo, pero { $seat_key ->
        [you] tienes
       *[other] { $seat } tiene
    } la Catedral: victoria menor.
    [king_fallen] { $seat_key ->
        [you] Ha caído el Rey: ganas.
       *[other] Ha caído el Rey: gana { $seat }.
    }
   *[other] { $seat } { es } el último Conde en la mesa, y gana{ s }.
}
event-drawn = Tras { $number ->
    [one] { $number } ronda
   *[other] { $number } rondas
}, la partida queda en tablas.
event-nobody = No queda ningún Conde en la mesa, y no gana nadie.

event-homeless = Se paga el Rescate, pero { seat-card } no encuentra Feudo al que volver y se descarta.
event-no_room = { $other_key ->
    [nobody] { $seat } no tiene{ s } sitio para { the-card }: se descarta.
   *[other] { $seat } no tiene{ s } sitio para { the-card } de { other-fief }: se descarta.
}
event-placed = { the-card } va a { seat-fief }.

## Antes del primer turno

event-mulligan = { $seat } devuelve{ s } { su } Mano al Mazo y roba{ s } otra.
event-keeps_hand = { $seat } { se } queda{ s } con { su } Mano inicial.
event-chooser = Se saca un cubo: { $seat_key ->
    [you] eliges
   *[other] { $seat } elige
} las cartas comunes a todos los Mazos.
event-common = A todos los Mazos va { a-card }.
event-picked = { $card_key ->
    [hidden] { $seat } elige{ s } una carta para { su } Mazo.
   *[other] { $seat } elige{ s } para { su } Mazo: { $card }.
}
event-deck_ready = { $seat_key ->
    [you] Tu Mazo
   *[other] El Mazo de { $seat }
} está listo.
event-legacy_spent = { $seat } gasta{ s } un Punto de Legado; { $number ->
    [0] no { le } queda ninguno
    [one] { le } queda { $number }
   *[other] { le } quedan { $number }
}.

## Opciones

event-fetched = { $card_key ->
    [hidden] { $seat } toma{ s } una carta de la bandeja.
   *[other] { $seat } toma{ s } una carta de la bandeja: { $card }.
}
event-tactics = { $seat } descarta{ s } un Estandarte, y la batalla pasa a ser Normal.

## Nadie queda fuera: Gran Ejército Bárbaro y Wessex

event-relative = { $rule_key ->
    [W2-1] { $seat } no tiene{ s } carta que robar: hereda un familiar. Se pierden { sus } Feudos y { sus } Estandartes por la Corona, y los descartes forman un nuevo Mazo.
   *[other] { $seat } no tiene{ s } carta que robar: hereda una rama menor. Se pierden { sus } Feudos, { sus } Mercenarios y { sus } Estandartes por la Corona, y los descartes forman un nuevo Mazo.
}
event-tabled = { $seat } { esta } fuera de la mesa: { $how ->
    [vikings] los Vikingos han arrasado { su } último Feudo.
    [treachery] la Traición { le } ha costado { su } último Feudo.
   *[other] ha caído { su } último Feudo.
}{ $rule_key ->
    [H2-2] { " Con él" } pierde{ s } { sus } Mercenarios y { sus } Estandartes por la Corona.
   *[other] { "" }
}
event-markers_back = Vuelven todos los Marcadores Vikingos: empieza la última cuenta atrás, y el marcador blanco ya no se usa.
event-vikings_won = { $how ->
    [no_fief_left] Ningún Conde tiene ya Feudo: ganan los Vikingos.
   *[viking_victory] Ningún Rey tiene Feudo y nadie tiene la Catedral: la victoria de los Vikingos es completa.
}

## Wessex: la Votación, el Invierno, un nuevo Verano

event-longboats = Se avistan naves vikingas: antes de que desembarquen, los Condes votan sobre el Invierno.
event-vote_for = { $seat } vota{ s } por el Invierno, con { $number ->
    [one] { $number } voto
   *[other] { $number } votos
}.
event-vote_against = { $seat } vota{ s } contra el Invierno, con { $number ->
    [one] { $number } voto
   *[other] { $number } votos
}.
event-abstains = { $seat } { se } abstiene{ s }.
event-votes_for = A favor del Invierno: { $number }.
event-votes_against = En contra: { $number }.
event-winter = Acaba el Verano { $number }: llega el Invierno.
event-no_winter = No hay mayoría, y el Verano sigue.
event-legacy_king = { $seat } gana{ s } un Punto de Legado por la Carta del Rey.
event-legacy_fief = { $seat } gana{ s } un Punto de Legado por el Feudo { $fief }: { $card_key ->
    [cathedral] tiene la Catedral
    [prince] su Lord es un Príncipe
    [market_town] tiene Campo y Mercado
   *[monk] es un Monasterio
}.
event-legacy_pair = { $seat } enseña{ s } un Monje y un Banquete, y gana{ s } un Punto de Legado.
event-legacy_capped = { $seat } { esta } fuera de la mesa, así que solo cuenta 1 de esos puntos.
event-legacy_total = { $number ->
    [0] { $seat } no tiene{ s } Puntos de Legado.
    [one] { $seat } tiene{ s } en total { $number } Punto de Legado.
   *[other] { $seat } tiene{ s } en total { $number } Puntos de Legado.
}
event-new_first = Se despeja la mesa y los Vikingos se sientan un puesto más a la izquierda: ahora { $seat_key ->
    [you] empiezas tú
   *[other] empieza { $seat }
}.
event-markers_start = { $number ->
    [one] Ya ha avanzado { $number } Marcador Vikingo.
   *[other] Ya han avanzado { $number } Marcadores Vikingos.
}
event-vikings_start = Han avanzado todos los Marcadores Vikingos, que vuelven atrás: los Vikingos están aquí desde el comienzo, con una hueste de { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}. Empieza la Fase de Danelaw.
event-summer = Comienza el Verano { $number }.

## Rebelión: el Rey

event-king_seated = El Rey ocupa el último puesto antes de los Vikingos y mete un cubo en la bolsa.
event-mind = El Rey roba de su Mente: { $card }. { $card_key ->
    [champion] Quiere atacar.
    [treachery] Quiere traicionar a un Conde.
    [intrigue] Quiere robar a un Conde con una Intriga.
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
event-king_ignores = Todos sus Feudos tienen Lord: no hace nada.
event-king_cubes = El Rey mete en la bolsa { $number ->
    [one] { $number } cubo suyo
   *[other] { $number } cubos suyos
}.
event-king_cube = Sin los cubos del Rey, se saca uno de la bolsa: su objetivo { $other_key ->
    [you] eres tú
   *[other] es { $other }
}.
event-appeased = { $seat } aplaca{ s } al Rey con un Banquete: no hace nada más este turno.
event-king_joust = Una carta de Justa dice cómo: { $card }, { $card_key ->
    [joust_vassal] es decir, un Saqueo del mayor Feudo
    [joust_prince] es decir, el Asedio del Palacio o, si no lo hay, del mayor Feudo
   *[other] es decir, un ataque a las Torres
}.
event-king_unavailable = { $verb_key ->
    [storm] Pero { other-lacks } Torres.
    [raid] Pero { other-lacks } Propiedades que saquear.
   *[siege] Pero { other-lacks } Feudos.
}
event-king_impossible = { $verb_key ->
    [storm] Pero no hay fuerzas que enviar.
    [raid] Pero, contando { other-towers }, la fuerza no basta para tomar nada.
   *[siege] Pero, contando { other-towers }, la fuerza no basta para el Asedio.
}
event-king_reckons = Fuerza { $number }: { $towers ->
    [0] { "" }
   *[other] { other-towers } absorben { $towers }, y además{ " " }
}{ $needed ->
    [one] hace falta
   *[other] hacen falta
} { $needed }.
event-king_turns_to = { $verb_key ->
    [storm] En su lugar, el Rey va a por las Torres.
    [raid] En su lugar, el Rey prueba con un Saqueo.
   *[siege] { $card_key ->
        [hidden] En su lugar, el Rey prueba con un Asedio.
       *[other] Entonces no será el Palacio: el Rey va a por { other-fief }, { the-card }: el mayor de los otros que puede tomar.
    }
}
event-king_idle = { $rule_key ->
    [R4-4] Al Rey no le queda nada que atacar.
   *[other] Nadie tiene nada que la trama del Rey pueda golpear.
}
event-king_passes_over = { other-lacks } nada que la trama del Rey pueda golpear: también se apartan { $other_key ->
    [you] tus
   *[other] sus
} cubos.
event-king_allies = Una carta de Justa dice si el Rey tiene Aliados: { $card }. Los tiene, y empieza una Lucha Política.
event-king_no_allies = Una carta de Justa dice si el Rey tiene Aliados: { $card }. No los tiene.
event-king_vassal = Una carta de Justa dice si el Rey tiene otro Vasallo: { $card }. Lo tiene, y lo juega en la Lucha Política.
event-king_no_vassal = Una carta de Justa dice si el Rey tiene otro Vasallo: { $card }. No lo tiene.
event-king_falls = El Rey se queda sin Feudos, y cae.
event-king_won = No queda ningún Conde que se enfrente al Rey: gana él.
event-king_wants = { $card_key ->
    [market_town] { other-fief } tiene Campo y Mercado: es lo que más quiere el Rey.
    [cathedral] { other-lacks } Campo con Mercado, pero sí la Catedral, en el Feudo { $fief }: el Rey la quiere.
   *[other] { other-lacks } Campo con Mercado ni la Catedral; el Feudo { $fief } es el que más Propiedades tiene.
}

## Lo que las demás frases callan

event-reshuffled = Se ha agotado el mazo { $card_key ->
    [infantry] de Ejército
    [viking] de Vikingos
    [normal] de Batalla
   *[no_luck] de Justa
}: sus descartes se barajan y lo forman de nuevo.
event-battle_over = Acaba la batalla, y los supervivientes vuelven a su sitio.
event-spent = { $seat } descarta{ s } { a-card }: luchó desde la Mano.
event-back_in_hand = Vuelve { the-card } a { $seat_key ->
    [you] tu Mano
   *[other] la Mano de { $seat }
}: luchó desde ella.
event-king_gone = La Carta del Rey deja la partida { $seat_key ->
    [you] contigo
   *[other] con { $seat }
}.
event-turned_up = { a-card } se une a la hueste vikinga.
event-tower_changed = { seat-tower } es ahora otra carta, boca abajo: { $card }.
event-common_lacked = { $seat_key ->
    [you] No te
   *[other] A { $seat } no le
} queda ninguna carta de { $card } para el Mazo.
event-legacy_lapsed = No queda nada que { $seat_key ->
    [you] puedas
   *[other] { $seat } pueda
} comprar con Puntos de Legado.
event-retinue_lost = { $seat } pierde{ s } también { sus } Mercenarios y { sus } Estandartes por la Corona.
