### Cartas contadas, como en las reglas: «3 Campeones, 2 Campos»; y números que dependen de los Condes.

counted-infantry = { $number } de Infantería
counted-knight = { $number ->
    [one] { $number } Caballero
   *[other] { $number } Caballeros
}
counted-viking = { $number ->
    [one] { $number } Vikingo
   *[other] { $number } Vikingos
}
counted-chieftain = { $number ->
    [one] { $number } Caudillo
   *[other] { $number } Caudillos
}
counted-normal = { $number } Normal
counted-attacker_wins = { $number } Gana el Atacante
counted-defender_wins = { $number } Gana el Defensor
counted-church_decides = { $number } Decide la Iglesia
counted-no_luck = { $number } Sin Suerte
counted-joust_vassal = { $number ->
    [one] { $number } Vasallo
   *[other] { $number } Vasallos
}
counted-joust_prince = { $number ->
    [one] { $number } Príncipe
   *[other] { $number } Príncipes
}
counted-champion = { $number ->
    [one] { $number } Campeón
   *[other] { $number } Campeones
}
counted-land = { $number ->
    [one] { $number } Campo
   *[other] { $number } Campos
}
counted-treachery = { $number ->
    [one] { $number } Traición
   *[other] { $number } Traiciones
}
counted-intrigue = { $number ->
    [one] { $number } Intriga
   *[other] { $number } Intrigas
}
counted-market_town = { $number ->
    [one] { $number } Mercado
   *[other] { $number } Mercados
}
counted-monk = { $number ->
    [one] { $number } Monje
   *[other] { $number } Monjes
}
counted-castle = { $number ->
    [one] { $number } Castillo
   *[other] { $number } Castillos
}
counted-vassal = { $number ->
    [one] { $number } Vasallo
   *[other] { $number } Vasallos
}
counted-prince = { $number ->
    [one] { $number } Príncipe
   *[other] { $number } Príncipes
}

# $each: cuántos por Conde; $more y $less: cuántos más o menos, en total; $when_key: qué Condes cuentan.
by-earls = { $each ->
    [0] { $more }
   *[other] { $each } por cada Conde { $when_key ->
        [start] que empieza
       *[now] que siga en la partida
    }{ $more ->
        [0] { "" }
       *[other] {" "}y { $more } más
    }{ $less ->
        [0] { "" }
       *[other] , menos { $less }
    }
}
