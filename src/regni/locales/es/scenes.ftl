### Los cuadros en medio de la mesa: lo que está en curso y lo que acaba de pasar.

## La batalla

scene-sent-by = { $earl_key ->
    [you] los envías tú
   *[other] por orden de { $earl }
}
scene-target = Objetivo
scene-no-answer = Aún no ha respondido.
scene-towers = { $number ->
    [0] sin Torres
    [one] { $number } Torre
   *[other] { $number } Torres
}
scene-walls = muros { $number }
scene-fallen = ha caído
scene-captured = en cautividad
scene-from-hand = De la Mano, se descartan tras la batalla: { $cards }
scene-no-battle-card = Nadie defiende: no se roba carta de Batalla y el atacante golpea con toda su fuerza.
scene-card-normal = Golpean los dos bandos.
scene-card-attacker_wins = Solo golpea el atacante; los Lores que defienden quedan prisioneros.
scene-card-defender_wins = Solo golpea el defensor; los Lores que atacan quedan prisioneros.
scene-card-church_decides = La Iglesia aún no ha decidido.
scene-damage = { $number } de daño
scene-soak-towers = Torres
scene-soak-fallen = Torres derribadas
scene-soak-properties = Propiedades
scene-soak-walls = { $card } (hacen falta { $whole })
scene-in-vain = { $number } en vano
scene-battle-nothing = No se toma nada.
scene-burnt = { $card } (en llamas)
scene-carried-off = { $card } (cambia de dueño)
scene-spoils = Botín

## El rescate

scene-ransom = Rescate
scene-ransom-asked = { $captor_key ->
    [you] { $owner } puede recuperar a su { $card }, prisionero tuyo,
   *[other] { $owner_key ->
        [you] Puedes recuperar a tu { $card }, prisionero de { $captor },
       *[other] { $owner } puede recuperar a su { $card }, prisionero de { $captor },
    }
} por { $number ->
    [one] una Propiedad
   *[other] { $number } Propiedades
}.
scene-captor = quien lo captura
scene-paid = Pagado

## Traición, Intriga, lucha

scene-aim = Objetivo
scene-hand = la Mano
scene-yields = cede
scene-prey = Perdido o tomado
scene-waits = Se espera la respuesta.

## La Justa

scene-stake = Apuesta
scene-champions = { $number ->
    [one] { $number } Campeón convierte una carta
   *[other] { $number } Campeones convierten { $number } cartas
}
scene-lances = { $number ->
    [one] { $number } carta de Justa
   *[other] { $number } cartas de Justa
}
scene-tie = desempate
scene-winner = gana

## La votación y el Invierno

scene-for = Por el Invierno
scene-against = En contra
scene-abstained = Se abstienen
scene-to-vote = Faltan por votar
scene-nobody = nadie
scene-point-king = Carta del Rey
scene-point-cathedral = Catedral
scene-point-prince = Príncipe como Lord
scene-point-market_town = Campo y Mercado
scene-point-monk = Monasterio
scene-point-pair = Monje y Banquete
scene-no-points = no gana nada
scene-capped = fuera de la mesa: 1 como mucho
scene-legacy = Legado { $number }
scene-to-spend = { $number } por gastar
scene-bought = Comprado

## El Rey

scene-king = El turno del Rey
scene-king-vikings = El Rey envía a los Vikingos

## Probabilidades

odds-title = Probabilidades de las cartas de Batalla
odds-percent = { $is_range ->
    [0] { $most } %
   *[other] del { $least } al { $most } %, según elija la Iglesia
}
odds-mean = { $is_range ->
    [0] { $most }
   *[other] entre { $least } y { $most }
}
odds-tenths = { $whole },{ $tenths }
odds-sum-siege = Cae el Feudo: { $percent }.
odds-sum-raid = Se toman Propiedades: { $percent }; de media, { $mean }.
odds-sum-storm = Caen Torres: { $percent }; de media, { $mean }.
odds-note = Con las fuerzas tal como están ahora.
odds-note-open = { $earl_key ->
    [you] Cuenta todo lo que tienes a la vista
   *[other] Cuenta todo lo que { $earl } tiene a la vista
} (fuerza { $number }). Pueden sumarse cartas de la Mano.
odds-note-king = El Rey siempre envía todo lo que tiene: fuerza { $number }.
odds-left = { $number ->
    [one] queda { $number }
   *[other] quedan { $number }
}
odds-undefended = Si nadie defiende, no se roba carta. { $result }
odds-falls = El Feudo cae.
odds-holds = { $number ->
    [one] Los muros resisten: falta { $number }.
   *[other] Los muros resisten: faltan { $number }.
}
odds-towers = { $number ->
    [one] Cae { $number } Torre.
   *[other] Caen { $number } Torres.
}
odds-properties = { $number ->
    [one] Se toma { $number } Propiedad.
   *[other] Se toman { $number } Propiedades.
}
odds-nothing = No se toma nada.
odds-loses = { $earl_key ->
    [vikings] Los Vikingos pierden
    [you] Pierdes
   *[other] { $earl } pierde
} { $number ->
    [0] { "" }
   *[other] hasta { $number } de fuerza
}{ $captives ->
    [0] .
    [one] { $number ->
        [0] un Lord, prisionero.
       *[other] , y un Lord cae prisionero.
    }
   *[other] { $number ->
        [0] { $captives } Lores, prisioneros.
       *[other] , y { $captives } Lores caen prisioneros.
    }
}
odds-loses-all = { $earl_key ->
    [vikings] Los Vikingos pierden todo lo que han enviado.
    [you] Pierdes todo lo que has enviado.
   *[other] { $earl } pierde todo lo que ha enviado.
}
odds-church = { $earl_key ->
    [you] Eliges el resultado.
   *[other] { $earl } elige el resultado.
}
odds-church-silent = Nadie habla en nombre de la Iglesia: Normal.
odds-early = Aún no has enviado a nadie.

## Los marcadores de los Vikingos

markers = los marcadores
markers-black = Cuando avanza el último Marcador Vikingo, desembarcan los Vikingos.
markers-white-forward = El marcador blanco está adelantado, porque hubo combate: en esta ronda no avanza ningún Marcador Vikingo.
markers-white-back = El marcador blanco está atrás. En una ronda sin combate avanza un Marcador Vikingo.

## Mirar atrás

past-see = Verlo otra vez
past-title = { $when } · { $number } de { $whole }
past-previous = Anterior
past-next = Siguiente
past-close = Cerrar
past-told = En la crónica
past-earlier = Más antiguo
recap-you = Tú
recap-lost = Pérdidas: { $cards }.
recap-gained = Ganancias: { $cards }.
recap-towers = { $number ->
    [one] { $number } Torre
   *[other] { $number } Torres
}
recap-hand = { $number ->
    [one] { $number } carta en la Mano
   *[other] { $number } cartas en la Mano
}
