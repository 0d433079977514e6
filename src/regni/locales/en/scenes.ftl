### The pictures in the middle of the table: what is under way, and what just happened.

## Battle

scene-sent-by = sent by { $earl }
scene-target = Target
scene-towers = { $number ->
    [0] no Tower
    [one] { $number } Tower
   *[other] { $number } Towers
}
scene-walls = walls { $number }
scene-fallen = fallen
scene-from-hand = From Hand, discarded after the battle: { $cards }
scene-no-battle-card = Nobody defends: no Battle card is drawn, and the attacker strikes freely.
scene-card-normal = Both sides strike.
scene-card-attacker_wins = Only the attacker strikes; Lords in the field against him are captured.
scene-card-defender_wins = Only the defender strikes; Lords in the field against him are captured.
scene-card-church_decides = The Church has yet to speak.
scene-damage = { $number ->
    [one] { $number } damage
   *[other] { $number } damage
}
scene-soak-towers = Towers
scene-soak-fallen = Towers felled
scene-soak-properties = Properties
scene-soak-walls = { $card } ({ $whole } needed)
scene-in-vain = { $number } in vain
scene-battle-nothing = Nothing is taken.
scene-burnt = { $card } (burnt)
scene-carried-off = { $card } (carried off)
scene-spoils = Taken

## Ransom

scene-ransom = Ransom
scene-ransom-asked = { $owner } may buy the { $card } back from { $captor } for { $number ->
    [one] a Property
   *[other] { $number } Properties
}.
scene-captor = captor
scene-paid = Paid

## Treachery, Intrigue, struggle

scene-aim = Aimed at
scene-hand = the Hand
scene-yields = yields
scene-prey = Lost or taken
scene-waits = The answer is awaited.

## Joust

scene-stake = Stake
scene-champions = { $number ->
    [one] { $number } Champion makes a Prince
   *[other] { $number } Champions make Princes
}
scene-lances = { $number ->
    [one] { $number } Joust card
   *[other] { $number } Joust cards
}
scene-tie = tie-break
scene-winner = wins

## Vote and Winter

scene-for = For Winter
scene-against = Against
scene-abstained = Abstained
scene-to-vote = Still to vote
scene-nobody = nobody
scene-point-king = King card
scene-point-cathedral = Cathedral
scene-point-prince = Prince as Lord
scene-point-market_town = Land and Market Town
scene-point-monk = Monastery
scene-point-pair = Monk and Banquet
scene-no-points = nothing earned
scene-capped = off the table: 1 at most
scene-legacy = Legacy { $number }
scene-to-spend = { $number } to spend
scene-bought = Bought

## The King

scene-king = The King’s turn
scene-king-vikings = The King sends the Vikings

## Odds

odds-title = Odds of the Battle cards
odds-note = With the forces as they stand now.
odds-note-open = Against all that { $earl } can openly field, force { $number }; cards from Hand may join.
odds-note-king = The King fields all he has, force { $number }.
odds-left = { $number } left
odds-undefended = If nobody defends, no card is drawn: { $result }
odds-falls = The Fief falls.
odds-holds = The walls hold, { $number } short.
odds-towers = { $number ->
    [one] { $number } Tower falls.
   *[other] { $number } Towers fall.
}
odds-properties = { $number ->
    [one] { $number } Property is taken.
   *[other] { $number } Properties are taken.
}
odds-nothing = Nothing is taken.
odds-loses = { $earl_key ->
    [vikings] The Vikings lose
   *[other] { $earl } loses
} { $number ->
    [0] { "" }
   *[other] up to { $number }
}{ $captives ->
    [0] .
    [one] { $number ->
        [0] a Lord, captured.
       *[other] , and a Lord is captured.
    }
   *[other] { $number ->
        [0] { $captives } Lords, captured.
       *[other] , and { $captives } Lords are captured.
    }
}
odds-loses-all = { $earl_key ->
    [vikings] The Vikings lose everybody.
   *[other] { $earl } loses everybody.
}
odds-church = { $earl } picks the result.
odds-church-silent = Nobody speaks for the Church: Normal.
odds-early = No force is fielded yet.
