### How a frame is staged: moments, the Joust, your turn, sound.

## Why somebody wins a Joust

joust-princes = { $number ->
    [1] a Prince
    [2] two Princes
    [3] three Princes
   *[other] { $number } Princes
}
joust-vassals = { $number ->
    [1] a Vassal
    [2] two Vassals
    [3] three Vassals
   *[other] { $number } Vassals
}
joust-beats = { $number ->
    [1] { $hand } beats { $other }.
   *[other] { $hand } beat { $other }.
}
joust-tied = The best hands are equal: { $hand }. In the draw { $card } beats { $other }.
joust-tied-still = The best hands are equal: { $hand }. So are the draws, and the first in turn order wins.

## Moments: titles as on a tapestry, and what they mean

moment-crown = Here { $earl_key ->
    [you] you take
   *[other] { $earl } takes
} the crown
moment-siege = Here { $earl_key ->
    [you] one of your Fiefs
   *[other] a Fief of { $earl }
} falls
moment-treachery = Here { $earl_key ->
    [you] you betray
   *[other] { $earl } betrays
} { $foe }
moment-end = Here { $earl_key ->
    [you] you fall
   *[other] { $earl } falls
}
moment-landless = Here { $earl_key ->
    [you] you lose all your land
   *[other] { $earl } loses all land
}
moment-vikings = Here the Vikings come ashore
moment-danelaw = Here the Danelaw begins
moment-winter = Here Winter comes
moment-king = Here the King makes up his mind
moment-joust = Here { $earl_key ->
    [you] you win
   *[other] { $earl } wins
} the Joust
moment-vote = Here the Earls vote
moment-out = { $whose_key ->
    [own] { $how_key ->
        [conquest] { $foe } has taken your last Fief. You are out of the game.
        [vikings] The Vikings have razed your last Fief. They were sent by { $foe }. You are out of the game.
        [treachery] { $foe } has had your Vassal killed, and your last Fief is lost with him. You are out of the game.
       *[old_age] You have no card left to draw, and die of old age. You are out of the game.
    }
   *[other] { $how_key ->
        [conquest] { $foe_key ->
            [you] You have
           *[other] { $foe } has
        } taken the last Fief of { $earl }, who is out of the game.
        [vikings] The Vikings have razed the last Fief of { $earl }, who is out of the game. { $foe_key ->
            [you] You sent them.
           *[other] They were sent by { $foe }.
        }
        [treachery] { $foe_key ->
            [you] You have
           *[other] { $foe } has
        } had a Vassal of { $earl } killed. His Fief was the last: { $earl } is out of the game.
        [concession] { $earl } has laid down arms, and is out of the game.
       *[old_age] { $earl } has no card left to draw, dies of old age, and is out of the game.
    }
}
moment-watch = Watch the others
moment-go-on = Go on

## The page

staging-your-turn = Your turn
staging-sound-on = Sound is on.
staging-sound-off = Sound is off.
