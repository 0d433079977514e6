### What can be chosen, as it reads in a list. $fief is a ready-made fief-label, $index counts from 1.

## Names of things

fief-label = Fief { $index } ({ $card })
card-of = { $card } of { $earl }

# A card ($card) with the article that it needs ($card_key): any; a Property on the table, where there is but one
# Cathedral; one that was spoken of; and a face that is sent or lost like a person.
a-card = { $card_key ->
    [allies] { $card }
    [infantry] { $card }
    [intrigue] an { $card }
    [hidden] an { $card }
   *[other] a { $card }
}
a-property = { $card_key ->
    [cathedral] the { $card }
   *[other] { a-card }
}
the-card = the { $card }
whom-card = { $card_key ->
    [infantry] { $card }
   *[other] { a-card }
}

## The turn and the Earldom

move-end = { $number ->
    [0] End the turn
    [one] Draw and end the turn
   *[other] Draw { $number } cards and end the turn
}
move-concede = Concede
move-recruit = Recruit { $number ->
    [one] { $number } Army card
   *[other] { $number } Army cards
}
move-hire = Place a Mercenary
move-feast = Hold a Banquet: draw { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
move-crown = Lay a Banner for the Kingship
move-tower = Set { a-card } face down as a Tower
move-garrison = Garrison Mercenary { $index } with { a-card }
move-found = Found a Fief on { a-property }
move-attach = Attach { a-property } to { $fief }
move-install = Install { whom-card } as Lord of { $fief }
move-visit = Use the Monastery to see the Hand of { $earl }
move-emissary = Send { whom-card } to the Vikings as Emissary, with { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
move-bequeath = Bequeath with the Prince of { $fief }
move-joust = Call a Joust, staking { a-property } from { $fief }
move-discard = Discard { a-card }

## Politics

move-betray_lord = Play Treachery on the { $lord } of { $earl } in { $fief }
move-betray_mercenary = Play Treachery on Mercenary { $index } of { $earl }
move-betray_hand = Play Treachery on the Hand of { $earl }: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
move-intrigue_fief = Play Intrigue for up to { $number ->
    [one] { $number } Property
   *[other] { $number } Properties
} of { $earl } in { $fief }
move-intrigue_mercenary = Play Intrigue for Mercenary { $index } of { $earl }
move-intrigue_pool = Play Intrigue for up to { $number ->
    [one] { $number } Army card
   *[other] { $number } Army cards
} of { $earl }
move-ally = Play Allies
move-vassal_hand = Play a Vassal from Hand
move-vassal_lord = Play the Vassal who is Lord of { $fief }
move-press = Take { a-card } from the pool
move-pass-allies = Play no Allies
move-pass-struggle = Yield
move-done-take_property = Take no more Properties
move-done-take_army = Take no more Army cards

## War

move-storm = Attack the Towers of { $earl }
move-raid = Raid { $fief } of { $earl }
move-siege = Besiege { $fief } of { $earl }
move-field-pool = Field { whom-card } from the pool
move-field-royal = Field { whom-card } of the Royal Army
move-field-hand = Field { whom-card } from Hand
move-field-lord = Field { whom-card }, Lord of { $fief }
move-field-mercenary = Field Mercenary { $index }
move-field-crown = Field the King card
move-done-field = Field no more cards
move-decide = Decide: { $card }
move-lose = { $source_key ->
   *[pool] Lose { whom-card } (pool)
    [royal] Lose { whom-card } (Royal Army)
    [hand] Lose { whom-card } (from Hand)
    [lord] Lose { whom-card } (Lord)
    [mercenary] Lose { whom-card } (from the table)
    [garrison] Lose { whom-card } (garrison)
    [host] Lose { whom-card } (Viking host)
}
move-fell = Let a Tower fall: { $card }
move-burn-surrender = Give up { a-property }
move-take = Take { a-property } to { $fief }
move-burn = Burn { a-property }
move-seize = Take over the Fief
move-raze = Raze the Fief
move-pay = Pay with { a-property } from { $fief }
move-pass-ransom = Pay no Ransom
move-place = Choose { $fief }

## The crown, the Joust and the Vikings

move-give = Give { a-card } to the Royal Army
move-enter = Enter the Joust, staking { a-property } from { $fief }
move-swap = Discard { a-card } to exchange { $joust }
move-turn = Turn { $joust } with a Champion
move-done-tilt = Ride with these Joust cards
move-pass-enter_joust = Decline the Joust
move-pass-control = Hold the Vikings back

move-lose-lord = Lose { whom-card }, Lord of { $fief }
move-lose-mercenary = Lose { $card } { $index }
move-lose-garrison = Lose { whom-card } of the garrison of Mercenary { $index }

## Variants and options

move-mulligan = Put the Hand back and draw another
move-pass-mulligan = Keep the Hand
move-seek = Discard two cards to take one from the tray
move-fetch = Take { a-card } from the tray
move-tactics = Discard a Banner to make the battle Normal
move-pass-tactics = Let the Battle card stand
move-buy_towers = Buy two Towers
move-buy_banner = Buy a Banner, laid for the Kingship
move-buy_castle = Buy a Castle, as a new Fief
move-buy_property = Buy { a-card } for { $fief }
move-buy_lord = Buy { a-card } as Lord of { $fief }
move-pick = Pick { a-card }
move-same = Take the same deck as before
move-call_vote = Call a vote for Winter
move-vote_for = Vote for Winter
move-vote_against = Vote against Winter
move-pass-cast = Abstain
move-show = Show a Monk and a Banquet
move-pass-show_pair = Show nothing
move-appease = Appease the King with a Banquet
move-pass-appease = Let the King come

## The legal moves as a list: its groups, the rows of each, and what a row offers.

choice-group-free = Free
choice-group-earldom = Earldom
choice-group-court = Court
choice-group-politics = Politics
choice-group-attack = Attack
choice-row-tower = Raise a Tower
choice-row-garrison = Garrison
choice-row-found = Found a Fief
choice-row-attach = Attach
choice-row-install = Install a Lord
choice-row-bequeath = Bequeath
choice-row-joust = Joust, staking
choice-row-visit = See the Hand
choice-row-emissary = Emissary
choice-row-treachery = Treachery
choice-row-intrigue = Intrigue
choice-row-storm = Towers
choice-row-raid = Raid
choice-row-siege = Siege
choice-row-pick = Pick (left)
choice-row-start_tower = As a Tower (left)
choice-row-buy_property = Attach
choice-row-buy_lord = Install a Lord
choice-row-fetch = Take (left)
choice-tower = { $card }
choice-garrison = { $card } to Mercenary { $index }
choice-found = { $card }
choice-attach = { $card } to { $fief }
choice-install = { $card } in { $fief }
choice-bequeath = Prince of { $fief }
choice-joust = { $card } of { $fief }
choice-visit = of { $earl }
choice-emissary = { $card }
choice-betray_lord = { $earl }: { $lord } in { $fief }
choice-betray_mercenary = { $earl }: Mercenary { $index }
choice-betray_hand = { $earl }: Hand
choice-intrigue_fief = { $earl }: { $fief }
choice-intrigue_mercenary = { $earl }: Mercenary { $index }
choice-intrigue_pool = { $earl }: Army pool
choice-storm = of { $earl }
choice-raid = { $earl }: { $fief }
choice-siege = { $earl }: { $fief }
choice-pick = { $card } ({ $number })
choice-start_tower = { $card } ({ $number })
choice-fetch = { $card } ({ $number })
choice-buy_property = { $card } to { $fief }
choice-buy_lord = { $card } in { $fief }

## The words of typed moves, as in "siege red 1". Several for one are parted by commas: the first is the one that is shown.

notation-against = against
notation-ally = ally
notation-appease = appease
notation-attach = attach
notation-banner = banner
notation-bequeath = bequeath
notation-betray = betray
notation-burn = burn
notation-buy = buy
notation-call = call
notation-castle = castle
notation-concede = concede
notation-crown = crown
notation-decide = decide
notation-discard = discard
notation-done = done
notation-emissary = emissary
notation-end = end
notation-enter = enter
notation-feast = feast
notation-fell = fell
notation-fetch = fetch
notation-fief = fief
notation-field = field
notation-for = for
notation-found = found
notation-garrison = garrison
notation-give = give
notation-guard = guard
notation-hand = hand
notation-hire = hire
notation-host = host
notation-install = install
notation-intrigue = intrigue
notation-joust = joust
notation-lord = lord
notation-lose = lose
notation-mercenary = mercenary
notation-mulligan = mulligan
notation-pass = pass
notation-pay = pay
notation-pick = pick
notation-place = place
notation-pool = pool
notation-press = press
notation-property = property
notation-raid = raid
notation-raze = raze
notation-recruit = recruit
notation-royal = royal
notation-same = same
notation-seek = seek
notation-seize = seize
notation-show = show
notation-siege = siege, besiege
notation-storm = storm
notation-swap = swap
notation-tactics = tactics
notation-take = take
notation-tower = tower
notation-towers = towers
notation-turn = turn
notation-vassal = vassal
notation-visit = visit
notation-vote = vote

## Words that may stand in between and say nothing.

notation-silent = the, a, an, of, to, at, with, from, on, in

## What stands for an argument where a form is shown, as in "siege <Earl> <number>".

notation-slot-kind = card
notation-slot-seat = Earl
notation-slot-card = colour.card
notation-slot-number = number
notation-slot-unit = unit

## What is done in a turn, in short, as the lab counts it.

lab-action-found = found a Fief
lab-action-attach = attach a Property
lab-action-install = install a Lord
lab-action-hire = place a Mercenary
lab-action-recruit = Recruit
lab-action-banquet = Banquet
lab-action-banner = Banner for Kingship
lab-action-bequeath = Bequeath
lab-action-joust = Joust
lab-action-betray_lord = Treachery: a Lord
lab-action-betray_mercenary = Treachery: a Mercenary
lab-action-betray_hand = Treachery: the Hand
lab-action-intrigue_fief = Intrigue: Properties
lab-action-intrigue_mercenary = Intrigue: a Mercenary
lab-action-intrigue_pool = Intrigue: Army cards
lab-action-storm = Attack on Towers
lab-action-raid = Raid
lab-action-siege = Siege
lab-action-emissary = Emissary
lab-action-visit = Monastery
lab-action-vote_called = call a vote
lab-action-seeks = search the tray
lab-action-tower = free: a Tower
lab-action-garrison = free: a garrison

## What is told once it is done. Which variables there are is said in events.ftl.

event-tower = { $card_key ->
    [hidden] { $seat } raise{ s } a Tower.
   *[other] { $seat } raise{ s } a Tower, face down: { $card }.
}
event-garrison = { $seat } garrison{ s } Mercenary { $number } with { a-card }.
event-found = { $seat } found{ s } Fief { $fief } on { a-property }.
event-attach = { $seat } attach{ es } { a-property } to Fief { $fief }.
event-install = { $card_key ->
    [monk] { $seat } install{ s } { whom-card } as Abbot of Fief { $fief }.
   *[other] { $seat } install{ s } { whom-card } as Lord of Fief { $fief }.
}
event-hire = { $seat } place{ s } a Mercenary.
event-recruit = { $seat } recruit{ s } { $number ->
    [one] { $number } Army card
   *[other] { $number } Army cards
}.
event-banquet = { $seat } hold{ s } a Banquet.
event-banner = { $seat } lay{ s } a Banner for the Kingship and now { has } { $number }.
event-vote_called = { $seat } call{ s } a vote for Winter.
event-seeks = { $seat } discard{ s } two cards from Hand for one from the tray.
event-bequeath = { $seat } Bequeath{ s }: the Prince of Fief { $fief } and the Banner are discarded, and the discards are shuffled into the deck.
event-joust = { $seat } call{ s } a Joust. The stake: { $card } from Fief { $fief }.
event-visit = { $seat } use{ s } a Monastery and see{ s } { other-hand }.
event-emissary = { $seat } send{ s } { whom-card } to the Vikings as Emissary: { $number ->
    [one] { $number } cube goes
   *[other] { $number } cubes go
} into the bag.
event-betray_lord = { $seat_key ->
    [king] The King plots Treachery against { $other_key ->
        [you] your highest Lord
       *[other] the highest Lord of { $other }
    }: { a-card } in Fief { $fief }.
   *[other] { $seat } plot{ s } Treachery against { a-card }, Lord of { other-fief }.
}
event-betray_mercenary = { $seat_key ->
    [king] { other-has } no Lord, so the King plots Treachery against Mercenary { $number }.
   *[other] { $seat } plot{ s } Treachery against { other-mercenary }.
}
event-betray_hand = { $seat_key ->
    [king] { other-has } neither Lord nor Mercenary, so the King plots Treachery against the Hand.
   *[other] { $seat } plot{ s } Treachery against { other-hand }.
}
event-intrigue_fief = { $seat } spin{ s } an Intrigue for { other-properties } in Fief { $fief } ({ $card }).
event-intrigue_mercenary = { $seat_key ->
    [king] { other-has } no Property to take, so the King spins an Intrigue for Mercenary { $number }.
   *[other] { $seat } spin{ s } an Intrigue for { other-mercenary }.
}
event-intrigue_pool = { $seat_key ->
    [king] { other-has } neither Property nor Mercenary to take, so the King spins an Intrigue for the Army pool.
   *[other] { $seat } spin{ s } an Intrigue for { other-pool }.
}
event-storm = { $seat } attack{ s } { other-towers }.
event-raid = { $seat } raid{ s } { other-fief }.
event-siege = { $seat } besiege{ s } { other-fief }.
