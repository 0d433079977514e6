### The end of a game at the browser table: who won and how, what decided it, what comes next.

## Who won

end-title-won = { $number ->
    [one] { $winner_key ->
        [you] You win
       *[other] { $winner } wins
    }
   *[other] { $winner } win together
}
end-title-great = A great victory for { $winner }
end-title-vikings = The Vikings win
end-title-king = The King reigns on
end-title-max_rounds = A drawn game
end-title-nobody = Nobody wins
end-yours-won = Your victory
end-yours-lost = Your defeat

## How: a sentence for each way a game can end

end-when = in round { $round }
end-when-summer = in round { $round } of Summer { $summer }
end-conquest = { $when } { loser-fief } fell to { $doer }. No rival is left, and the realm { realm-is }.
end-vikings = { $when } the Vikings razed { loser-fief }. What still stands in the land { realm-is }.
end-treachery = { $when } { $loser_key ->
    [you] one of your Vassals was murdered, and your last Fief was lost with him.
   *[other] a Vassal of { $loser } was murdered, and the last Fief was lost with him.
} The realm { realm-is } by Treachery.
end-old_age = { $when } { loser-left }, with no card left to draw. { $winner_key ->
    [you] You have outlived every rival.
   *[other] { $winner } has outlived every rival.
}
end-concession = { $when } { loser-left }. The realm { realm-is } without another blow.
end-max_rounds = Nobody won in time: after { $round ->
    [one] one round
   *[other] { $round } rounds
} the game is drawn.
end-nobody = { $when } the last Earl left the table, and the land has no master.
end-king_and_cathedral = { $when } { $winner_key ->
    [you] you began your turn
   *[other] { $winner } began the turn
} with crown and Cathedral in one hand, and nobody could part them any more.
end-only_fief = { $when } { $winner } alone still held a Fief, and the Vikings had not landed: the realm was won before they came.
end-no_fief_left = { $when } no Earl had a Fief left. The Vikings are masters of the land.
end-greater_solo = { $when } the last Viking marker advanced, and the crown still stood on land of its own. The chronicles will speak long of { $winner }.
end-dual = { $when } the last Viking marker advanced: { $king } wore the crown, { $bishop } held the Cathedral, and between them they had saved the land.
end-lesser_solo = { $when } the last Viking marker advanced over a land without a King. The Cathedral alone had endured, and with it { $winner }.
end-viking_victory = { $when } the last Viking marker advanced over a land with no King on his Fief and no Archbishop. The victory of the Vikings is complete.
end-king_fallen = { $earls ->
    [one] { $when } the King lost his last Fief to { $doer }. One Earl rose against him, and one was enough.
   *[other] { $number ->
        [one] { $when } the King lost his last Fief to { $doer }. Of all the rebels { $winner_key ->
            [you] only you were
           *[other] only { $winner } was
        } there to see it.
       *[other] { $when } the King lost his last Fief to { $doer }. The rebellion of { $winner } has won.
    }
}
end-earls_beaten = { $earls ->
    [one] { $when } { loser-left }, and the rebellion was over.
   *[other] { $when } { loser-left }, and no rebel was left.
}

## What decided it

end-moments = Decisive moments
end-no-moments = Nothing was taken and nobody fell: it was decided without a blow.
end-why = The chronicle says why each bot did what it did.
end-moment = Round { $round }
end-moment-summer = Summer { $summer }, round { $round }

## What each Earl did

end-figures = The Earls in figures
end-figure-turns = Turns
end-figure-drawn = Cards drawn
end-figure-founded = Fiefs founded
end-figure-taken = Fiefs taken
end-figure-lost = Fiefs lost
end-figure-attacks = Attacks
end-figure-victories = … that took something
end-figure-attacked = Attacks suffered
end-figure-held = … and lost nothing
end-figure-strongest = Strongest blow
end-figure-hired = Mercenaries hired
end-figure-plots = Plots
end-figure-succeeded = … that succeeded
end-figure-lords = Lords lost
end-figure-crowns = Coronations
end-figure-legacy = Legacy points
end-figure-largest = Earldom at its largest
end-course = The Earldoms from round to round
end-course-text = Cards on the table: Fiefs with Properties and Lords, Mercenaries, Army cards and Towers.
end-chart-label = How large each Earldom was from round to round; the figures stand in the table.

## What comes next

end-next = What comes next
end-see-table = The table as it stood
end-see-end = How it ended
end-rematch = Rematch
end-rematch-text = The same Earls, rules and decks, and a new deal.
end-rematch-series = The same Earls, rules and decks, and a new series.
end-rematch-friends = Friends on other devices keep their seats.
end-other = Change something first
end-campaign = The whole campaign
end-series = The series
end-series-stands = { $needed } wins take the series.{ $seats ->
    [2] { "" }
   *[other] { " It goes on until somebody has them." }
}
end-series-won = { $earl_key ->
    [you] You win
   *[other] { $earl } wins
} the series after { $games } games.
end-series-wins = { $number ->
    [0] no game
    [one] one game
   *[other] { $number } games
}
end-deck = Change the deck of { $earl }
end-deck-own = Change your deck
end-deck-changed = Another deck is chosen
end-deck-named = { end-deck-changed }: { $deck }.
end-deck-self-made = one of your own
error-rematch-running = This table is not over yet. Play it to its end, then ask for a rematch.

## Another deck for the next game of a series

series-deck-title = A deck for the next game
series-deck-lead = Whoever won the last game keeps the deck; the others may bring another.
series-deck-of = { $earl }: choose a deck
series-deck-friends = Only { $earl } should look at this page.
series-deck-build = A deck that you save in the deck builder stands in this list when you come back and load the page again.
series-deck-now = The deck as it is
series-deck-other = Another deck
series-deck-take = Take this deck
series-deck-back = Back to the table

## How a series stands, beside the game that is played

series-game = Game { $number } · { $needed } wins take the series
series-leads = { $earl_key ->
    [you] you lead { $score }
   *[other] { $earl } leads { $score }
}
series-level = level at { $score }
series-taken = { $earl_key ->
    [you] you win the series { $score }
   *[other] { $earl } wins the series { $score }
}
