### What has to be decided: told to the player who decides, and told of others. And how the game ended.

decision-who = { $seat } decides

## What is asked. $seat is who decides; $card: the captured Lord (ransom, homecoming), the Property won (place_card), the Battle card (tactics).
## $number: how much is still to do; $card_key in appease: what the King's Mind made him do.

decision-turn = { $seat_key ->
    [you] Take your turn: at most one Action and any free placements. Drawing ends it.
   *[other] { $seat } is taking a turn.
}
decision-discard_down = { $seat_key ->
    [you] Discard down to your Hand limit.
   *[other] { $seat } discards down to the Hand limit.
}
decision-field = { $seat_key ->
    [you] Choose the cards that fight.
   *[other] { $seat } is choosing the cards that fight.
}
decision-church_decides = { $seat_key ->
    [you] You speak for the Church: choose how the battle goes.
   *[other] { $seat } speaks for the Church and is choosing how the battle goes.
}
decision-losses = { $seat_key ->
    [you] Choose the next card you lose.
   *[other] { $seat } is choosing which cards to lose.
}
decision-fell_tower = { $seat_key ->
    [you] Choose the Tower that falls.
   *[other] { $seat } is choosing the Tower that falls.
}
decision-surrender = { $seat_key ->
    [you] Choose the Property you give up.
   *[other] { $seat } is choosing a Property to give up.
}
decision-spoils = { $seat_key ->
    [you] Take the spoils of the Raid.
   *[other] { $seat } is taking the spoils of the Raid.
}
decision-besieged = { $seat_key ->
    [you] Take over the fallen Fief, or raze it.
   *[other] { $seat } is deciding what becomes of the fallen Fief.
}
decision-ransom = { $seat_key ->
    [you] Pay the Ransom for your captured { $card }, or let him die.
   *[other] { $seat } is deciding whether to pay the Ransom for the captured { $card }.
}
decision-homecoming = { $seat_key ->
    [you] Choose a Fief for your { $card }, who comes back from captivity.
   *[other] { $seat } is choosing a Fief for the { $card }, who comes back from captivity.
}
decision-place_card = { $seat_key ->
    [you] Choose a Fief for what you won: { $card }.
   *[other] { $seat } is choosing a Fief for what was won: { $card }.
}
decision-allies = { $seat_key ->
    [you] Answer the plot with Allies, or let it happen.
   *[other] { $seat } is deciding whether to answer the plot with Allies.
}
decision-struggle = { $seat_key ->
    [you] Play a Vassal, or yield in the Political Struggle.
   *[other] { $seat } must play a Vassal or yield in the Political Struggle.
}
decision-take_property = { $seat_key ->
    [you] Choose the Properties your Intrigue takes.
   *[other] { $seat } is choosing the Properties the Intrigue takes.
}
decision-take_army = { $seat_key ->
    [you] Choose the Army cards your Intrigue wins.
   *[other] { $seat } is choosing the Army cards the Intrigue wins.
}
decision-royal_gift = { $seat_key ->
    [you] Choose an Army card to give to the Royal Army.
   *[other] { $seat } is choosing an Army card to give to the Royal Army.
}
decision-enter_joust = { $seat_key ->
    [you] Stake a Property and enter the Joust, or decline.
   *[other] { $seat } is deciding whether to enter the Joust.
}
decision-tilt = { $seat_key ->
    [you] Improve your Joust cards, or ride with them as they are.
   *[other] { $seat } may improve the Joust cards, or ride with them as they are.
}
decision-control = { $seat_key ->
    [you] Send the Vikings to attack, or hold them back.
   *[other] { $seat } is deciding where to send the Vikings.
}

## What variants and options ask

decision-mulligan = { $seat_key ->
    [you] Keep your opening Hand, or put it back and draw another.
   *[other] { $seat } may keep the opening Hand, or put it back and draw another.
}
decision-start_tower = { $seat_key ->
    [you] Choose a card from your tray to stand as a Tower; { $number } to go.
   *[other] { $seat } is choosing cards to stand as Towers.
}
decision-legacy = { $seat_key ->
    [you] Spend a Legacy point ({ $number } left).
   *[other] { $seat } is spending Legacy points.
}
decision-pick = { $seat_key ->
    [you] { $common ->
        [1] Pick the cards that all decks have in common; { $number } to go.
       *[0] Pick your deck, card by card; { $number } to go.
    }
   *[other] { $common ->
        [1] { $seat } is picking the cards that all decks have in common.
       *[0] { $seat } is picking a deck.
    }
}
decision-sacrifice = { $seat_key ->
    [you] Discard cards from your Hand to pay for the card from the tray; { $number } to go.
   *[other] { $seat } is discarding cards to take one from the tray.
}
decision-fetch = { $seat_key ->
    [you] Take a card from your tray.
   *[other] { $seat } is taking a card from the tray.
}
decision-tactics = { $seat_key ->
    [you] { $card } goes against you: discard a Banner to make the battle Normal, or let it stand.
   *[other] { $card } goes against { $seat }, who may discard a Banner to make the battle Normal.
}
decision-cast = { $seat_key ->
    [you] You have { $number ->
        [one] { $number } vote
       *[other] { $number } votes
    }: vote for Winter or against it, or abstain.
   *[other] { $seat } votes on Winter with { $number ->
        [one] { $number } vote.
       *[other] { $number } votes.
    }
} So far { $for } for, { $against } against.
decision-show_pair = { $seat_key ->
    [you] If you hold a Monk and a Banquet, you may show them for a Legacy point.
   *[other] { $seat } may show a Monk and a Banquet for a Legacy point.
}
decision-appease = { $seat_key ->
    [you] { $card_key ->
        [champion] The King means to attack you
        [treachery] The King means to betray you
       *[intrigue] The King spins an Intrigue against you
    }: appease him with a Banquet, or let him come.
   *[other] { $card_key ->
        [champion] The King means to attack { $seat }
        [treachery] The King means to betray { $seat }
       *[intrigue] The King spins an Intrigue against { $seat }
    }, who may appease him with a Banquet.
}

## How it ended

ending-conquest = The last rival walls fell by force of arms, and the realm { realm-is }.
ending-vikings = The Vikings razed the last rival Fief, and what still stands { realm-is }.
ending-treachery = A Vassal was murdered, the last rival Fief was lost with him, and the realm { realm-is } by Treachery.
ending-old_age = The last rival died of old age, with no card left to draw, and the realm { realm-is }.
ending-concession = The last rival conceded, and the realm { realm-is } without another blow.
ending-max_rounds = The last round is over, and the game is drawn.
ending-nobody = No Earl is left at the table, and the realm is without a master.
ending-king_and_cathedral = Crown and Cathedral were in one hand, and the realm { realm-is }.
ending-only_fief = No other Earl had land left before the Vikings came, and the realm { realm-is }.
ending-no_fief_left = No Earl had a Fief left, and the Vikings are masters of the land.
ending-greater_solo = One crown withstood the Great Heathen Army: a greater victory for { $winner }.
ending-dual = Crown and Church withstood the Great Heathen Army, and { $winner } share the victory.
ending-lesser_solo = The land fell to the Danelaw, but the Church endured: a lesser victory for { $winner }.
ending-viking_victory = There was no King on his land and no Archbishop, and the victory of the Vikings is complete.
ending-king_fallen = { $number ->
    [one] { $winner_key ->
        [you] The King has fallen, and your rebellion has won.
       *[other] The King has fallen, and the rebellion of { $winner } has won.
    }
   *[other] The King has fallen, and { $winner } have won together.
}
ending-earls_beaten = The rebellion is crushed: no Earl is left, and the King still reigns.

## Several names in a sentence

list-last = { $before } and { $last }
