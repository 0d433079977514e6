### Cómo se escenifica una jugada: momentos, Justa, turno, sonido.

## Por qué se gana una Justa

joust-princes = { $number ->
    [1] un Príncipe
    [2] dos Príncipes
    [3] tres Príncipes
   *[other] { $number } Príncipes
}
joust-vassals = { $number ->
    [1] un Vasallo
    [2] dos Vasallos
    [3] tres Vasallos
   *[other] { $number } Vasallos
}
joust-beats = { $number ->
    [1] { $hand } vence a { $other }.
   *[other] { $hand } vencen a { $other }.
}
joust-tied = Las mejores manos son iguales: { $hand }. En el desempate, { $card } vence a { $other }.
joust-tied-still = Las mejores manos son iguales: { $hand }. El desempate también, y gana quien va antes en el orden de turno.

## Momentos: títulos como en un tapiz, y lo que significan

moment-crown = Aquí { $earl_key ->
    [you] tomas
   *[other] { $earl } toma
} la Corona
moment-siege = Aquí cae { $earl_key ->
    [you] uno de tus Feudos
   *[other] un Feudo de { $earl }
}
moment-treachery = Aquí { $foe_key ->
    [you] { $earl } te traiciona
   *[other] { $earl_key ->
        [you] traicionas a { $foe }
       *[other] { $earl } traiciona a { $foe }
    }
}
moment-end = Aquí { $earl_key ->
    [you] caes
   *[other] cae { $earl }
}
moment-landless = Aquí { $earl_key ->
    [you] pierdes tu tierra
   *[other] { $earl } pierde su tierra
}
moment-vikings = Aquí desembarcan los Vikingos
moment-danelaw = Aquí empieza el Danelaw
moment-winter = Aquí llega el Invierno
moment-king = Aquí decide el Rey
moment-joust = Aquí { $earl_key ->
    [you] ganas
   *[other] { $earl } gana
} la Justa
moment-vote = Aquí votan los Condes
moment-out = { $whose_key ->
    [own] { $how_key ->
        [conquest] { $foe } ha tomado tu último Feudo. Quedas fuera de la partida.
        [vikings] Los Vikingos han arrasado tu último Feudo. Los envió { $foe }. Quedas fuera de la partida.
        [treachery] { $foe } ha hecho matar a tu Vasallo, y con él pierdes tu último Feudo. Quedas fuera de la partida.
       *[old_age] No te quedan cartas que robar y mueres de vejez. Quedas fuera de la partida.
    }
   *[other] { $how_key ->
        [conquest] { $foe_key ->
            [you] Has
           *[other] { $foe } ha
        } tomado el último Feudo de { $earl }, que queda fuera de la partida.
        [vikings] Los Vikingos han arrasado el último Feudo de { $earl }, que queda fuera de la partida. { $foe_key ->
            [you] Los enviaste tú.
           *[other] Los envió { $foe }.
        }
        [treachery] { $foe_key ->
            [you] Has
           *[other] { $foe } ha
        } hecho matar a un Vasallo de { $earl }. Su Feudo era el último: { $earl } queda fuera de la partida.
        [concession] { $earl } se ha rendido y queda fuera de la partida.
       *[old_age] A { $earl } no le quedan cartas que robar, muere de vejez y queda fuera de la partida.
    }
}
moment-watch = Ver a los demás
moment-go-on = Seguir

## La página

staging-your-turn = Te toca
staging-sound-on = Sonido activado.
staging-sound-off = Sonido desactivado.
