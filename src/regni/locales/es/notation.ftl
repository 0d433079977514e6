### Las palabras de las jugadas que se escriben, como en «asediar rojo 1». Si hay varias para una, van con comas: se muestra la primera.

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
