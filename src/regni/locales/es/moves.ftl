### Lo que se puede elegir, tal como se lee en una lista. $fief es un fief-label ya compuesto; $index cuenta desde 1.

## Cómo se nombran las cosas

fief-label = Feudo { $index } ({ $card })
card-of = { $card } de { $earl }

# Una carta ($card) con el artículo que pide ($card_key): cualquiera; una Propiedad de la mesa, donde Catedral no hay más
# que una; una ya nombrada; y una figura de la que se dispone como persona.
a-card = { $card_key ->
    [allies] { $card }
    [infantry] { $card }
    [cathedral] una { $card }
    [church] una { $card }
    [hidden] una { $card }
    [intrigue] una { $card }
    [treachery] una { $card }
   *[other] un { $card }
}
a-property = { $card_key ->
    [cathedral] la { $card }
   *[other] { a-card }
}
the-card = { $card_key ->
    [allies] los { $card }
    [cathedral] la { $card }
    [church] la { $card }
    [hidden] la { $card }
    [infantry] la { $card }
    [intrigue] la { $card }
    [treachery] la { $card }
   *[other] el { $card }
}
whom-card = { $card_key ->
    [infantry] { $card }
   *[other] a { a-card }
}

## El turno y el Condado

move-end = { $number ->
    [0] Acabar el turno
    [one] Robar y acabar el turno
   *[other] Robar { $number } cartas y acabar el turno
}
move-concede = Rendirse
move-recruit = Reclutar { $number ->
    [one] { $number } carta de Ejército
   *[other] { $number } cartas de Ejército
}
move-hire = Colocar un Mercenario
move-feast = Celebrar un Banquete: robar { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
move-crown = Poner un Estandarte por la Corona
move-tower = Poner { a-card } boca abajo como Torre
move-garrison = Poner { a-card } de Guarnición en el Mercenario { $index }
move-found = Fundar un Feudo sobre { a-property }
move-attach = Anexar { a-property } al { $fief }
move-install = Instalar { whom-card } como Lord del { $fief }
move-visit = Usar el Monasterio para ver la Mano de { $earl }
move-emissary = Enviar { whom-card } como Emisario a los Vikingos, con { $number ->
    [one] { $number } cubo
   *[other] { $number } cubos
}
move-bequeath = Legar con el Príncipe del { $fief }
move-joust = Convocar una Justa y apostar { a-property } del { $fief }
move-discard = Descartar { a-card }

## La política

move-betray_lord = Jugar una Traición contra el { $lord } de { $earl } en el { $fief }
move-betray_mercenary = Jugar una Traición contra el Mercenario { $index } de { $earl }
move-betray_hand = Jugar una Traición contra la Mano de { $earl }: { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
move-intrigue_fief = Jugar una Intriga por { $number ->
    [one] { $number } Propiedad
   *[other] hasta { $number } Propiedades
} de { $earl } en el { $fief }
move-intrigue_mercenary = Jugar una Intriga por el Mercenario { $index } de { $earl }
move-intrigue_pool = Jugar una Intriga por { $number ->
    [one] { $number } carta de Ejército
   *[other] hasta { $number } cartas de Ejército
} de { $earl }
move-ally = Jugar Aliados
move-vassal_hand = Jugar un Vasallo de la Mano
move-vassal_lord = Jugar el Vasallo que es Lord del { $fief }
move-press = Tomar { a-card } de la reserva
move-pass-allies = No jugar Aliados
move-pass-struggle = Ceder
move-done-take_property = No tomar más Propiedades
move-done-take_army = No tomar más cartas de Ejército

## La guerra

move-storm = Atacar las Torres de { $earl }
move-raid = Saquear el { $fief } de { $earl }
move-siege = Asediar el { $fief } de { $earl }
move-field-pool = Enviar { whom-card } de la reserva
move-field-royal = Enviar { whom-card } del Ejército Real
move-field-hand = Enviar { whom-card } desde la Mano
move-field-lord = Enviar { whom-card }, Lord del { $fief }
move-field-mercenary = Enviar al Mercenario { $index }
move-field-crown = Enviar la Carta del Rey
move-done-field = No enviar más cartas
move-decide = Decidir: { $card }
move-lose = { $source_key ->
   *[pool] Perder { whom-card } (reserva)
    [royal] Perder { whom-card } (Ejército Real)
    [hand] Perder { whom-card } (desde la Mano)
    [lord] Perder { whom-card } (Lord)
    [mercenary] Perder { whom-card } (de la mesa)
    [garrison] Perder { whom-card } (Guarnición)
    [host] Perder { whom-card } (hueste vikinga)
}
move-fell = Dejar caer una Torre: { $card }
move-burn-surrender = Entregar { a-property }
move-take = Llevar { a-property } al { $fief }
move-burn = Quemar { a-property }
move-seize = Quedarse con el Feudo
move-raze = Arrasar el Feudo
move-pay = Pagar con { a-property } del { $fief }
move-pass-ransom = No pagar Rescate
move-place = Elegir el { $fief }

## La Corona, la Justa y los Vikingos

move-give = Dar { a-card } al Ejército Real
move-enter = Entrar en la Justa y apostar { a-property } del { $fief }
move-swap = Descartar { a-card } para cambiar { $joust }
move-turn = Convertir { $joust } con un Campeón
move-done-tilt = Justar con estas cartas
move-pass-enter_joust = Rechazar la Justa
move-pass-control = Retener a los Vikingos

move-lose-lord = Perder { whom-card }, Lord del { $fief }
move-lose-mercenary = Perder al { $card } { $index }
move-lose-garrison = Perder { whom-card } de la Guarnición del Mercenario { $index }

## Variantes y opciones

move-mulligan = Devolver la Mano y robar otra
move-pass-mulligan = Quedarse con la Mano
move-seek = Descartar dos cartas y tomar una de la bandeja
move-fetch = Tomar { a-card } de la bandeja
move-tactics = Descartar un Estandarte para que la batalla sea Normal
move-pass-tactics = Aceptar la carta de Batalla
move-buy_towers = Comprar dos Torres
move-buy_banner = Comprar un Estandarte por la Corona
move-buy_castle = Comprar un Castillo, como nuevo Feudo
move-buy_property = Comprar { a-card } para el { $fief }
move-buy_lord = Comprar { a-card } como Lord del { $fief }
move-pick = Elegir { a-card }
move-same = Tomar el mismo Mazo que antes
move-call_vote = Convocar la Votación del Invierno
move-vote_for = Votar por el Invierno
move-vote_against = Votar contra el Invierno
move-pass-cast = Abstenerse
move-show = Enseñar un Monje y un Banquete
move-pass-show_pair = No enseñar nada
move-appease = Aplacar al Rey con un Banquete
move-pass-appease = Dejar que venga el Rey

## Las jugadas posibles como lista: sus grupos, las filas de cada uno y lo que ofrece una fila.

choice-group-free = Libre
choice-group-earldom = Condado
choice-group-court = Corte
choice-group-politics = Política
choice-group-attack = Ataque
choice-row-tower = Levantar una Torre
choice-row-garrison = Guarnición
choice-row-found = Fundar un Feudo
choice-row-attach = Anexar
choice-row-install = Instalar a un Lord
choice-row-bequeath = Legar
choice-row-joust = Justa, apostando
choice-row-visit = Ver la Mano
choice-row-emissary = Emisario
choice-row-treachery = Traición
choice-row-intrigue = Intriga
choice-row-storm = Torres
choice-row-raid = Saqueo
choice-row-siege = Asedio
choice-row-pick = Elegir (quedan)
choice-row-start_tower = De Torre (quedan)
choice-row-buy_property = Anexar
choice-row-buy_lord = Instalar a un Lord
choice-row-fetch = Tomar (quedan)
choice-tower = { $card }
choice-garrison = { $card } al Mercenario { $index }
choice-found = { $card }
choice-attach = { $card } al { $fief }
choice-install = { $card } en el { $fief }
choice-bequeath = Príncipe del { $fief }
choice-joust = { $card } del { $fief }
choice-visit = de { $earl }
choice-emissary = { $card }
choice-betray_lord = { $earl }: { $lord } en el { $fief }
choice-betray_mercenary = { $earl }: Mercenario { $index }
choice-betray_hand = { $earl }: Mano
choice-intrigue_fief = { $earl }: { $fief }
choice-intrigue_mercenary = { $earl }: Mercenario { $index }
choice-intrigue_pool = { $earl }: reserva
choice-storm = de { $earl }
choice-raid = { $earl }: { $fief }
choice-siege = { $earl }: { $fief }
choice-pick = { $card } ({ $number })
choice-start_tower = { $card } ({ $number })
choice-fetch = { $card } ({ $number })
choice-buy_property = { $card } al { $fief }
choice-buy_lord = { $card } en el { $fief }

## Las palabras de las jugadas que se escriben, como en «asediar rojo 1». Si hay varias para una, van con comas: se muestra la primera.

notation-against = contra
notation-ally = aliarse
notation-appease = aplacar, aplaca
notation-attach = anexar, anexa
notation-banner = estandarte
notation-bequeath = legar, lega
notation-betray = traicionar, traiciona
notation-burn = quemar, quema
notation-buy = comprar, compra
notation-call = convocar, convoca
notation-castle = castillo
notation-concede = rendirse
notation-crown = corona, coronar
notation-decide = decidir, decide
notation-discard = descartar, descarta
notation-done = basta, listo
notation-emissary = emisario
notation-end = acabar, acaba
notation-enter = entrar, entra
notation-feast = celebrar, celebra
notation-fell = derribar, derriba
notation-fetch = tomar, toma
notation-fief = feudo
notation-field = enviar, envía
notation-for = por
notation-found = fundar, funda
notation-garrison = guarnición, guarnecer
notation-give = dar, da
notation-guard = guardia
notation-hand = mano
notation-hire = contratar, contrata
notation-host = hueste
notation-install = instalar, instala
notation-intrigue = intrigar, intriga
notation-joust = justa, justar
notation-lord = lord
notation-lose = perder, pierde
notation-mercenary = mercenario
notation-mulligan = mulligan
notation-pass = pasar, paso
notation-pay = pagar, paga
notation-pick = elegir, elige
notation-place = poner, pon
notation-pool = reserva
notation-press = alistar, alista
notation-property = propiedad
notation-raid = saquear, saquea, saqueo
notation-raze = arrasar, arrasa
notation-recruit = reclutar, recluta
notation-royal = real
notation-same = mismo
notation-seek = buscar, busca
notation-seize = quedarse
notation-show = enseñar, enseña
notation-siege = asediar, asedia, asedio
notation-storm = asaltar, asalta, asalto
notation-swap = cambiar, cambia
notation-tactics = táctica, tácticas
notation-take = llevar, lleva
notation-tower = torre
notation-towers = torres
notation-turn = volver, vuelve
notation-vassal = vasallo
notation-visit = visitar, visita
notation-vote = votar, vota, votación

## Palabras que pueden ir en medio y no dicen nada.

notation-silent = el, la, los, las, un, una, de, del, a, al, con, en

## Lo que va en lugar de un dato cuando se muestra una forma, como en «asediar <Conde> <número>».

notation-slot-kind = carta
notation-slot-seat = Conde
notation-slot-card = color.carta
notation-slot-number = número
notation-slot-unit = unidad

## Lo que se hace en un turno, en breve, como lo cuenta el laboratorio.

lab-action-found = fundar un Feudo
lab-action-attach = anexar una Propiedad
lab-action-install = instalar un Lord
lab-action-hire = colocar un Mercenario
lab-action-recruit = Reclutar
lab-action-banquet = Banquete
lab-action-banner = Estandarte por la Corona
lab-action-bequeath = Legar
lab-action-joust = Justa
lab-action-betray_lord = Traición: un Lord
lab-action-betray_mercenary = Traición: un Mercenario
lab-action-betray_hand = Traición: la Mano
lab-action-intrigue_fief = Intriga: Propiedades
lab-action-intrigue_mercenary = Intriga: un Mercenario
lab-action-intrigue_pool = Intriga: cartas de Ejército
lab-action-storm = Ataque a las Torres
lab-action-raid = Saqueo
lab-action-siege = Asedio
lab-action-emissary = Emisario
lab-action-visit = Monasterio
lab-action-vote_called = convocar la Votación
lab-action-seeks = buscar en la bandeja
lab-action-tower = libre: una Torre
lab-action-garrison = libre: una guarnición

## Lo que se cuenta una vez hecho. Qué variables hay se dice en events.ftl.

event-tower = { $card_key ->
    [hidden] { $seat } levanta{ s } una Torre.
   *[other] { $seat } levanta{ s } una Torre, boca abajo: { $card }.
}
event-garrison = { $seat } pone{ s } { a-card } de Guarnición en el Mercenario { $number }.
event-found = { $seat } funda{ s } el Feudo { $fief } sobre { a-property }.
event-attach = { $seat } anexa{ s } { a-property } al Feudo { $fief }.
event-install = { $card_key ->
    [monk] { $seat } instala{ s } { whom-card } como Abad del Feudo { $fief }.
   *[other] { $seat } instala{ s } { whom-card } como Lord del Feudo { $fief }.
}
event-hire = { $seat } coloca{ s } un Mercenario.
event-recruit = { $seat } recluta{ s } { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} de Ejército.
event-banquet = { $seat } celebra{ s } un Banquete.
event-banner = { $seat } pone{ s } un Estandarte por la Corona; ya lleva{ s } { $number }.
event-vote_called = { $seat } convoca{ s } la Votación del Invierno.
event-seeks = { $seat } descarta{ s } dos cartas de la Mano por una de la bandeja.
event-bequeath = { $seat } lega{ s }: se descartan el Príncipe del Feudo { $fief } y el Estandarte, y los descartes se barajan en el Mazo.
event-joust = { $seat } convoca{ s } una Justa. La apuesta: { $card }, del Feudo { $fief }.
event-visit = { $seat } usa{ s } un Monasterio y ve{ s } { other-hand }.
event-emissary = { $seat } envía{ s } { whom-card } como Emisario a los Vikingos y mete{ s } en la bolsa { $number ->
    [one] { $number } cubo
   *[other] { $number } cubos
}.
event-betray_lord = { $seat_key ->
    [king] El Rey trama una Traición contra { $other_key ->
        [you] tu Lord de más rango
       *[other] el Lord de más rango de { $other }
    }: { a-card } en el Feudo { $fief }.
   *[other] { $seat } trama{ s } una Traición contra { a-card }, Lord de { other-fief }.
}
event-betray_mercenary = { $seat_key ->
    [king] { other-lacks } ningún Lord: el Rey trama una Traición contra el Mercenario { $number }.
   *[other] { $seat } trama{ s } una Traición contra { other-mercenary }.
}
event-betray_hand = { $seat_key ->
    [king] { other-lacks } Lores ni Mercenarios: el Rey trama una Traición contra la Mano.
   *[other] { $seat } trama{ s } una Traición contra { other-hand }.
}
event-intrigue_fief = { $seat } trama{ s } una Intriga por { other-properties } en el Feudo { $fief } ({ $card }).
event-intrigue_mercenary = { $seat_key ->
    [king] { other-lacks } Propiedades que tomar: el Rey trama una Intriga por el Mercenario { $number }.
   *[other] { $seat } trama{ s } una Intriga por { other-mercenary }.
}
event-intrigue_pool = { $seat_key ->
    [king] { other-lacks } Propiedades ni Mercenarios que tomar: el Rey trama una Intriga por la reserva.
   *[other] { $seat } trama{ s } una Intriga por { other-pool }.
}
event-storm = { $seat } ataca{ s } { other-towers }.
event-raid = { $seat } saquea{ s } { other-fief }.
event-siege = { $seat } asedia{ s } { other-fief }.
