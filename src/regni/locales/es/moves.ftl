### Lo que se puede elegir, tal como se lee en una lista. $fief es un fief-label ya compuesto; $index cuenta desde 1.

## Cómo se nombran las cosas

fief-label = Feudo { $index } ({ $card })
card-of = { $card } de { $earl }

## El turno y el Condado

move-end = Robar y acabar el turno
move-concede = Rendirse
move-recruit = Reclutar
move-hire = Colocar un Mercenario
move-feast = Celebrar un Banquete
move-crown = Poner un Estandarte por la Corona
move-tower = Poner { $card } boca abajo como Torre
move-garrison = Poner { $card } de Guarnición en el Mercenario { $index }
move-found = Fundar un Feudo sobre { $card_key ->
    [church] una { $card }
    [cathedral] la { $card }
   *[other] un { $card }
}
move-attach = Anexar { $card } al { $fief }
move-install = Instalar { $card } como Lord del { $fief }
move-visit = Usar el Monasterio para ver la Mano de { $earl }
move-emissary = Enviar { $card } a los Vikingos como Emisario
move-bequeath = Legar con el Príncipe del { $fief }
move-joust = Convocar una Justa y apostar { $card } del { $fief }
move-discard = Descartar { $card }

## La política

move-betray_lord = Jugar Traición contra el { $lord } de { $earl } en el { $fief }
move-betray_mercenary = Jugar Traición contra el Mercenario { $index } de { $earl }
move-betray_hand = Jugar Traición contra la Mano de { $earl }
move-intrigue_fief = Jugar Intriga por Propiedades de { $earl } en el { $fief }
move-intrigue_mercenary = Jugar Intriga por el Mercenario { $index } de { $earl }
move-intrigue_pool = Jugar Intriga por cartas de Ejército de { $earl }
move-ally = Jugar Aliados
move-vassal_hand = Jugar un Vasallo de la Mano
move-vassal_lord = Jugar el Vasallo que es Lord del { $fief }
move-take_army = Tomar { $card } de la reserva
move-pass-allies = No jugar Aliados
move-pass-struggle = Ceder
move-done-take_property = No tomar más Propiedades
move-done-take_army = No tomar más cartas de Ejército

## La guerra

move-storm = Atacar las Torres de { $earl }
move-raid = Saquear el { $fief } de { $earl }
move-siege = Asediar el { $fief } de { $earl }
move-field-pool = Enviar { $card } de la reserva
move-field-royal = Enviar { $card } del Ejército Real
move-field-hand = Enviar { $card } desde la Mano
move-field-lord = Enviar { $card }, Lord del { $fief }
move-field-mercenary = Enviar el Mercenario { $index }
move-field-crown = Enviar la Carta del Rey
move-done-field = No enviar más cartas
move-decide = Decidir: { $card }
move-lose = { $source_key ->
   *[pool] Perder { $card } (reserva)
    [royal] Perder { $card } (Ejército Real)
    [hand] Perder { $card } (desde la Mano)
    [lord] Perder { $card } (Lord)
    [mercenary] Perder { $card } (de la mesa)
    [garrison] Perder { $card } (Guarnición)
    [host] Perder { $card } (hueste vikinga)
}
move-fell = Dejar caer una Torre: { $card }
move-surrender = Entregar { $card }
move-take = Llevar { $card } al { $fief }
move-burn = Quemar { $card }
move-seize = Quedarse con el Feudo
move-raze = Arrasar el Feudo
move-pay = Pagar con { $card } del { $fief }
move-pass-ransom = No pagar Rescate
move-place = Elegir el { $fief }

## La Corona, la Justa y los Vikingos

move-give = Dar { $card } al Ejército Real
move-enter = Entrar en la Justa y apostar { $card } del { $fief }
move-swap = Descartar { $card } para cambiar { $joust }
move-turn = Jugar un Campeón para hacer Príncipe de { $joust }
move-done-tilt = Justar con estas cartas
move-pass-enter_joust = Rehusar la Justa
move-pass-control = Retener a los Vikingos

move-lose-lord = Perder { $card }, Lord de { $fief }
move-lose-mercenary = Perder { $card } { $index }
move-lose-garrison = Perder { $card } de la Guarnición del Mercenario { $index }

## Variantes y opciones

move-mulligan = Devolver la Mano y robar otra
move-pass-mulligan = Quedarse con la Mano
move-seek = Descartar dos cartas y tomar una de la bandeja
move-fetch = Tomar { $card } de la bandeja
move-tactics = Descartar un Estandarte para que la batalla sea Normal
move-pass-tactics = Aceptar la carta de Batalla
move-buy_towers = Comprar dos Torres
move-buy_banner = Comprar un Estandarte por la Corona
move-buy_castle = Comprar un Castillo, como nuevo Feudo
move-buy_property = Comprar { $card } para el { $fief }
move-buy_lord = Comprar { $card } como Lord del { $fief }
move-pick = Elegir { $card }
move-same = Tomar el mismo Mazo que antes
move-call_vote = Convocar la Votación del Invierno
move-vote_for = Votar por el Invierno
move-vote_against = Votar contra el Invierno
move-pass-cast = Abstenerse
move-show = Enseñar un Monje y un Banquete
move-pass-show_pair = No enseñar nada
move-appease = Aplacar al Rey con un Banquete
move-pass-appease = Dejar que venga el Rey
