### The words of typed moves, as in "siege red 1". Several for one are parted by commas: the first is the one that is shown.

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
