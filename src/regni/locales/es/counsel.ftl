## Peligros: un título y, tras dos puntos, lo que significaría. $is_you vale 1 si trata de quien lee. $wins dice quién
## ganaría: you, with_you, one, several o nobody (entonces, los Vikingos o el Rey).

dangers = Peligros y objetivo
fief-number = Feudo { $index }
danger-victory = { $how ->
    [only_fief] { $is_you ->
        [1] Solo tú tienes Feudos
       *[0] Solo { $earl } tiene Feudos
    }
   *[other] { $is_you ->
        [1] Tienes la Carta del Rey y la Catedral
       *[0] { $earl } tiene la Carta del Rey y la Catedral
    }
}
danger-victory-text = { $is_you ->
    [1] ganas cuando empiece tu próximo turno
   *[0] gana cuando empiece su turno
}
danger-countdown = { $number ->
    [one] La partida acaba con esta ronda
   *[other] La partida acaba en { $number } rondas
}
danger-countdown-text = { $wins ->
    [you] tal como está la mesa, ganas tú
    [one] tal como está la mesa, gana { $winners }
    [with_you] tal como está la mesa, ganas con { $winners }
    [several] tal como está la mesa, ganan { $winners }
   *[nobody] tal como está la mesa, ganan los Vikingos
}
danger-old_age = { $number ->
    [0] Tu Mazo está vacío
    [one] Tu Mazo se acaba en 1 turno
   *[other] Tu Mazo se acaba en { $number } turnos
}
danger-old_age-text = { $number ->
    [0] si robas para acabar el turno, mueres
   *[other] el Conde que no puede robar muere
}
danger-old_age_other = { $earl } tiene el Mazo vacío
danger-old_age_other-text = muere cuando acabe su turno
danger-relative = { danger-old_age }
danger-relative-text = { $number ->
    [0] cuando acabe tu turno pierdes todos tus Feudos
   *[other] después hereda un familiar y pierdes todos tus Feudos
}
danger-relative_other = { danger-old_age_other }
danger-relative_other-text = pierde todos sus Feudos cuando acabe su turno
danger-siege = { $earl_key ->
    [vikings] Los Vikingos pueden atacar con { $number }
   *[other] { $earl } puede atacar con { $number }
}
danger-siege-text = { $many ->
    [one] cae el { $fiefs }
    [2] caen { $fiefs }
   *[other] caen { $many } de tus Feudos
}
danger-last_two = { $is_you ->
    [1] Te queda un Feudo
   *[0] A { $earl } le queda un Feudo
}
danger-last_two-text = { $wins ->
    [one] si cae, gana { $winners }
    [several] si cae, ganan { $winners }
   *[other] si cae, ganan los Vikingos
}
danger-vikings = { $number ->
    [0] Desembarcan los Vikingos
    [one] Vikingos tras la próxima ronda sin lucha
   *[other] Vikingos en { $number } rondas sin lucha
}
danger-vikings-text = { $number ->
    [0] al acabar la ronda
   *[other] luchar los retrasa
}
danger-vote = Desembarcan los Vikingos
danger-vote-text = si la votación no trae el Invierno
danger-drawn = { $number ->
    [one] La partida acaba con esta ronda
   *[other] La partida acaba en { $number } rondas
}
danger-drawn-text = entonces queda en tablas

## El objetivo, y lo cerca que está cada Conde

goal = Objetivo
goal-base = { $number ->
    [one] toma el último Feudo de tu rival
   *[other] sé el último Conde; quedan { $number } rivales
}
goal-heathen = ten la Carta del Rey y la Catedral cuando empiece tu turno, o sé el único Conde con Feudo
goal-wessex = ten la Carta del Rey y la Catedral cuando empiece tu turno, o gana Puntos de Legado en Invierno
goal-countdown = ten la Carta del Rey y la Catedral cuando empiece tu turno, o una de las dos y un Feudo al acabar la partida
goal-rebellion = { $mode ->
    [semi] derriba tú al Rey
   *[other] toma el último Feudo del Rey
}
standing-you = Tú
standing = Cómo va cada uno
standing-fiefs = { $number ->
    [0] sin Feudos
    [one] 1 Feudo
   *[other] { $number } Feudos
}
standing-draws = { $number ->
    [0] Mazo vacío
    [one] Mazo para 1 turno
   *[other] Mazo para { $number } turnos
}
standing-crown = Rey
standing-cathedral = Catedral
standing-votes = { $number ->
    [one] 1 voto
   *[other] { $number } votos
}
standing-earns = { $number ->
    [0] el Invierno ahora no le daría Puntos de Legado (tiene { $legacy })
    [one] el Invierno ahora le daría 1 Punto de Legado (tiene { $legacy })
   *[other] el Invierno ahora le daría { $number } Puntos de Legado (tiene { $legacy })
}
scene-winter-now = El Invierno ahora daría, en Puntos de Legado:
standing-hands = No se cuentan las Manos.

## Jugadas que acaban con quien lee: lo que dice su botón, y la pregunta antes. $how es el final.

fate-out = { $how ->
    [old_age] { $move } y morir de vejez
   *[other] { $move } y quedar fuera de la partida
}
fate-lost = { $wins ->
    [one] { $move }, y gana { $winners }
    [several] { $move }, y ganan { $winners }
   *[other] { $move } y perder la partida
}
fate-landless = { $move } y perder todos los Feudos
fate-out-ask = { $how ->
    [old_age] No te quedan cartas que robar: mueres de vejez y quedas fuera de la partida. ¿Lo haces?
   *[other] Después de esto no te queda ningún Feudo y quedas fuera de la partida. ¿Lo haces?
}
fate-lost-ask = { $wins ->
    [one] Después de esto gana { $winners } con seguridad. ¿Lo haces?
    [several] Después de esto ganan { $winners } con seguridad. ¿Lo haces?
   *[other] Después de esto la partida está perdida. ¿Lo haces?
}
fate-landless-ask = Después de esto no te queda ningún Feudo. ¿Lo haces?
fate-yes = Hacerlo

## Un Ataque antes de declararlo, y fuerzas que se eligen con un clic

preview-way = En el camino
preview-needs = Hacen falta { $least } si nadie defiende y { $most } contra todo lo que está a la vista. Tu máximo: { $own }.
preview-chance = Probabilidad: { $percent }.
# Lo mismo en breve, junto a un Ataque en una lista.
preview-figures = pide { $takes }, tu máximo { $own }, { $chance } %, sin contar Manos
preview-towers = { $number ->
    [one] 1 Torre
   *[other] { $number } Torres
}
preview-walls = Muros
preview-hands = { $number ->
    [one] No se cuentan las Manos: { $earl } tiene 1 carta.
   *[other] No se cuentan las Manos: { $earl } tiene { $number } cartas.
}
preview-no-hand = No se cuentan las Manos: { $earl } no tiene cartas.
preview-force = Envías
preview-undefended = Si nadie defiende
preview-against = Contra todo lo que está a la vista
preview-taken = conseguido
preview-fails = fracasa
preview-least-bare = basta si nadie defiende
preview-least = lo mínimo que vence a todo lo que está a la vista
preview-least-defence = lo mínimo que resiste si la carta de Batalla es Normal
preview-all = todo lo que hay en la mesa
preview-all-hand = todo, con la Mano
preview-choose = Elegir yo las cartas
propose-losses = Perder { $cards }
propose-spoils = { $cards }
