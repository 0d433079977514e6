### Cards that are counted, as in the rules: "3 Champions, 2 Lands"; and numbers that depend on the Earls.

counted-infantry = { $number } Infantry
counted-knight = { $number ->
    [one] { $number } Knight
   *[other] { $number } Knights
}
counted-viking = { $number ->
    [one] { $number } Viking
   *[other] { $number } Vikings
}
counted-chieftain = { $number ->
    [one] { $number } Chieftain
   *[other] { $number } Chieftains
}
counted-normal = { $number } Normal
counted-attacker_wins = { $number } Attacker Wins
counted-defender_wins = { $number } Defender Wins
counted-church_decides = { $number } Church Decides
counted-no_luck = { $number } No Luck
counted-joust_vassal = { $number ->
    [one] { $number } Vassal
   *[other] { $number } Vassals
}
counted-joust_prince = { $number ->
    [one] { $number } Prince
   *[other] { $number } Princes
}
counted-champion = { $number ->
    [one] { $number } Champion
   *[other] { $number } Champions
}
counted-land = { $number ->
    [one] { $number } Land
   *[other] { $number } Lands
}
counted-treachery = { $number ->
    [one] { $number } Treachery
   *[other] { $number } Treacheries
}
counted-intrigue = { $number ->
    [one] { $number } Intrigue
   *[other] { $number } Intrigues
}
counted-market_town = { $number ->
    [one] { $number } Market Town
   *[other] { $number } Market Towns
}
counted-monk = { $number ->
    [one] { $number } Monk
   *[other] { $number } Monks
}
counted-castle = { $number ->
    [one] { $number } Castle
   *[other] { $number } Castles
}
counted-vassal = { $number ->
    [one] { $number } Vassal
   *[other] { $number } Vassals
}
counted-prince = { $number ->
    [one] { $number } Prince
   *[other] { $number } Princes
}

# $each: how many for an Earl; $more and $less: how many more or fewer in all; $when_key: which Earls count.
by-earls = { $each ->
    [0] { $more }
   *[other] { $each } for each Earl { $when_key ->
        [start] who starts
       *[now] still in the game
    }{ $more ->
        [0] { "" }
       *[other] {" "}and { $more } more
    }{ $less ->
        [0] { "" }
       *[other] , less { $less }
    }
}
