### The pictures in the middle of the table: what is under way, and what just happened.

## Battle

scene-sent-by = { $earl_key ->
    [you] sent by you
   *[other] sent by { $earl }
}
scene-target = Target
scene-no-answer = No answer yet.
scene-towers = { $number ->
    [0] no Tower
    [one] { $number } Tower
   *[other] { $number } Towers
}
scene-walls = walls { $number }
scene-fallen = fallen
scene-captured = captured
scene-from-hand = From Hand, discarded after the battle: { $cards }
scene-no-battle-card = Nobody defends: no Battle card is drawn, and the attacker strikes with full force.
scene-card-normal = Both sides strike.
scene-card-attacker_wins = Only the attacker strikes; the defending Lords are captured.
scene-card-defender_wins = Only the defender strikes; the attacking Lords are captured.
scene-card-church_decides = The Church has not decided yet.
scene-damage = { $number } damage
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
scene-ransom-asked = { $owner_key ->
    [you] You may buy your { $card } back from { $captor }
   *[other] { $owner } may buy the { $card } back from { $captor }
} for { $number ->
    [one] a Property
   *[other] { $number } Properties
}.
scene-captor = captor
scene-paid = Paid

## Treachery, Intrigue, struggle

scene-aim = Target
scene-hand = the Hand
scene-yields = yields
scene-prey = Lost or taken
scene-waits = Waiting for the answer.

## Joust

scene-stake = Stake
scene-champions = { $number ->
    [one] { $number } Champion turns a card
   *[other] { $number } Champions turn { $number } cards
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
odds-percent = { $is_range ->
    [0] { $most } %
   *[other] { $least } to { $most } %, as the Church may choose
}
odds-mean = { $is_range ->
    [0] { $most }
   *[other] { $least } to { $most }
}
odds-tenths = { $whole }.{ $tenths }
odds-sum-siege = The Fief falls: { $percent }.
odds-sum-raid = Properties are taken: { $percent }; on average { $mean }.
odds-sum-storm = Towers fall: { $percent }; on average { $mean }.
odds-note = With the forces as they stand now.
odds-note-open = { $earl_key ->
    [you] Counts all that you have in the open
   *[other] Counts all that { $earl } has in the open
} (force { $number }). Cards from Hand may be added.
odds-note-king = The King always sends all he has: force { $number }.
odds-left = { $number } left
odds-undefended = If nobody defends, no card is drawn. { $result }
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
    [you] You lose
   *[other] { $earl } loses
} { $number ->
    [0] { "" }
   *[other] up to { $number } strength
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
    [vikings] The Vikings lose all they sent.
    [you] You lose all you sent.
   *[other] { $earl } loses every card sent.
}
odds-church = { $earl_key ->
    [you] You pick the result.
   *[other] { $earl } picks the result.
}
odds-church-silent = Nobody speaks for the Church: Normal.
odds-early = No cards are sent yet.

## The markers of the Vikings

markers = the markers
markers-black = When the last Viking marker advances, the Vikings land.
markers-white-forward = The white marker is forward, because there was fighting: no Viking marker advances this round.
markers-white-back = The white marker is back. In a round without fighting a Viking marker advances.

## Looking back

past-see = See it again
past-title = { $when } · { $number } of { $whole }
past-previous = Previous
past-next = Next
past-close = Close
past-told = In the chronicle
past-earlier = Earlier
recap-you = You
recap-lost = Lost: { $cards }.
recap-gained = Gained: { $cards }.
recap-towers = { $number ->
    [one] { $number } Tower
   *[other] { $number } Towers
}
recap-hand = { $number ->
    [one] { $number } card in Hand
   *[other] { $number } cards in Hand
}
