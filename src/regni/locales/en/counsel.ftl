## Dangers: a title, and behind a colon what it would mean. $is_you is 1 if it is about the reader. $wins says who would
## win: you, with_you, one, several or nobody (then the Vikings or the King do).

dangers = Dangers and the goal
fief-number = Fief { $index }
danger-victory = { $how ->
    [only_fief] { $is_you ->
        [1] You alone hold a Fief
       *[0] { $earl } alone holds a Fief
    }
   *[other] { $is_you ->
        [1] You hold King card and Cathedral
       *[0] { $earl } holds King card and Cathedral
    }
}
danger-victory-text = { $is_you ->
    [1] you win when your next turn begins
   *[0] and wins when that turn begins
}
danger-countdown = { $number ->
    [one] The game ends with this round
   *[other] The game ends in { $number } rounds
}
danger-countdown-text = { $wins ->
    [you] as things stand, you win
    [one] as things stand, { $winners } wins
    [with_you] as things stand, you win with { $winners }
    [several] as things stand, { $winners } win
   *[nobody] as things stand, the Vikings win
}
danger-old_age = { $number ->
    [0] Your deck is empty
    [one] Your deck ends in 1 turn
   *[other] Your deck ends in { $number } turns
}
danger-old_age-text = { $number ->
    [0] if you draw to end your turn, you die
   *[other] an Earl who cannot draw dies
}
danger-old_age_other = { $earl } has an empty deck
danger-old_age_other-text = and dies when that turn ends
danger-relative = { danger-old_age }
danger-relative-text = { $number ->
    [0] when your turn ends you lose all Fiefs
   *[other] then a relative takes over and you lose all Fiefs
}
danger-relative_other = { danger-old_age_other }
danger-relative_other-text = and loses all Fiefs when that turn ends
danger-siege = { $earl_key ->
    [vikings] The Vikings can strike with { $number }
   *[other] { $earl } can strike with { $number }
}
danger-siege-text = { $many ->
    [one] { $fiefs } falls
    [2] { $fiefs } fall
   *[other] { $many } of your Fiefs fall
}
danger-last_two = { $is_you ->
    [1] You have one Fief left
   *[0] { $earl } has one Fief left
}
danger-last_two-text = { $wins ->
    [one] if it falls, { $winners } wins
    [several] if it falls, { $winners } win
   *[other] if it falls, the Vikings win
}
danger-vikings = { $number ->
    [0] The Vikings land
    [one] Vikings after the next quiet round
   *[other] Vikings in { $number } quiet rounds
}
danger-vikings-text = { $number ->
    [0] when this round ends
   *[other] fighting holds them off
}
danger-vote = The Vikings land
danger-vote-text = unless the vote brings Winter
danger-drawn = { $number ->
    [one] The game ends with this round
   *[other] The game ends in { $number } rounds
}
danger-drawn-text = it is a draw then

## The goal, and how near each Earl is to it

goal = Goal
goal-base = { $number ->
    [one] take your rival’s last Fief
   *[other] be the last Earl, { $number } rivals stand
}
goal-heathen = hold King card and Cathedral when your turn begins, or be the only Earl with a Fief
goal-wessex = hold King card and Cathedral when your turn begins, or earn Legacy points by Winter
goal-countdown = hold King card and Cathedral when your turn begins, or one of the two and a Fief when the game ends
goal-rebellion = { $mode ->
    [semi] be the one who brings down the King
   *[other] take the King’s last Fief
}
standing-you = You
standing = How everyone stands
standing-fiefs = { $number ->
    [0] no Fief
    [one] 1 Fief
   *[other] { $number } Fiefs
}
standing-draws = { $number ->
    [0] deck empty
    [one] deck for 1 turn
   *[other] deck for { $number } turns
}
standing-crown = King
standing-cathedral = Cathedral
standing-votes = { $number ->
    [one] 1 vote
   *[other] { $number } votes
}
standing-earns = { $number ->
    [0] Winter now would bring no Legacy point (has { $legacy })
    [one] Winter now would bring 1 Legacy point (has { $legacy })
   *[other] Winter now would bring { $number } Legacy points (has { $legacy })
}
scene-winter-now = Winter now would bring, in Legacy points:
standing-hands = Hands are not counted.

## Moves that end it for the reader: what their button says, and the question before them. $how is the ending.

fate-out = { $how ->
    [old_age] { $move } and die of old age
   *[other] { $move } and be out of the game
}
fate-lost = { $wins ->
    [one] { $move }, and { $winners } wins
    [several] { $move }, and { $winners } win
   *[other] { $move } and lose the game
}
fate-landless = { $move } and lose all Fiefs
fate-out-ask = { $how ->
    [old_age] Your deck has no card to draw: you die of old age and are out of the game. Do it?
   *[other] After this you have no Fief and are out of the game. Do it?
}
fate-lost-ask = { $wins ->
    [one] After this { $winners } wins for certain. Do it?
    [several] After this { $winners } win for certain. Do it?
   *[other] After this the game is lost for certain. Do it?
}
fate-landless-ask = After this you have no Fief any more. Do it?
fate-yes = Do it

## An attack before it is declared, and forces that are chosen with one click

preview-way = In the way
preview-needs = Takes { $least } if nobody defends, { $most } against all that lies open. Your most: { $own }.
preview-chance = Chance: { $percent }.
# The same in short, beside an attack in a list.
preview-figures = takes { $takes }, your most { $own }, { $chance } %, Hands not counted
preview-towers = { $number ->
    [one] 1 Tower
   *[other] { $number } Towers
}
preview-walls = Walls
preview-hands = { $number ->
    [one] Hands are not counted: { $earl } holds 1 card.
   *[other] Hands are not counted: { $earl } holds { $number } cards.
}
preview-no-hand = Hands are not counted: { $earl } holds none.
preview-force = You send
preview-undefended = If nobody defends
preview-against = Against all that lies open
preview-taken = taken
preview-fails = fails
preview-least-bare = enough if nobody defends
preview-least = the least that beats all in the open
preview-least-defence = the least that holds if the Battle card is Normal
preview-all = all on the table
preview-all-hand = all, Hand too
preview-choose = Choose the cards myself
propose-losses = Lose { $cards }
propose-spoils = { $cards }
