### The chronicle: one sentence for each thing that happens at the table.
### $seat and $other are names; $seat_key and $card_key choose articles and verbs, and "hidden" is a card the reader may not know.

## The table and its turns

event-first_player = A cube is drawn: { $seat } plays first.
event-round = Round { $number } begins.
event-turn = { $seat } has the turn.
event-draw = { $card_key ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws a card: { $card }.
}
event-discarded = { $seat } discards a card: { $card }.

## The Earldom

event-tower = { $card_key ->
    [hidden] { $seat } raises a Tower.
   *[other] { $seat } raises a Tower, face down: { $card }.
}
event-garrison = { $seat } garrisons a Mercenary with { $card_key ->
    [infantry] { $card }
   *[other] a { $card }
}.
event-found = { $seat } founds a Fief on a { $card }.
event-attach = { $seat } attaches { $card_key ->
    [cathedral] the { $card }
   *[other] a { $card }
} to Fief { $number }.
event-army = { $seat } gains { $card_key ->
    [infantry] { $card }
   *[other] a { $card }
} for the pool.
event-install = { $card_key ->
    [monk] { $seat } installs a { $card } as Abbot of Fief { $number }.
   *[other] { $seat } installs a { $card } as Lord of Fief { $number }.
}
event-visit = From a Monastery, { $seat } learns the Hand of { $other }.
event-shown = In the Hand of { $other }: { $number } × { $card }.
event-hire = A Mercenary enters the service of { $seat }.
event-recruit = { $seat } recruits and calls up { $number ->
    [one] { $number } Army card
   *[other] { $number } Army cards
}.

## War: the Attack

event-storm = { $seat_key ->
    [vikings] The Vikings attack
   *[other] { $seat } attacks
} the Towers of { $other }.
event-raid = { $seat_key ->
    [vikings] The Vikings raid
   *[other] { $seat } raids
} Fief { $number } of { $other }.
event-siege = { $seat_key ->
    [vikings] The Vikings besiege
   *[other] { $seat } besieges
} Fief { $number } of { $other }.
event-white_marker = The white combat marker moves forward.
event-field = { $source_key ->
   *[pool] { $seat } fields { $card_key ->
        [infantry] { $card }
       *[other] a { $card }
    } from the pool.
    [royal] { $seat } fields { $card_key ->
        [infantry] { $card }
       *[other] a { $card }
    } of the Royal Army.
    [hand] { $seat } fields a { $card } from Hand.
    [lord] { $seat } fields a { $card } who is Lord of a Fief.
    [mercenary] { $seat } fields a { $card } from the table.
    [garrison] { $seat } fields a garrison: { $card }.
    [crown] { $seat } fields the King card.
    [host] The Viking host brings up a { $card }.
}
event-undefended = Nobody takes the field for { $seat }.
event-battle_card = { $seat } draws a Battle card: { $card }.
event-church = { $seat } speaks for the Church: { $card }.
event-church_silent = Nobody speaks for the Church: the battle is Normal.
event-deals = { $seat_key ->
    [vikings] The Vikings strike
   *[other] { $seat } strikes
} with a force of { $number }.
event-lost = { $seat_key ->
    [vikings] The Vikings lose
   *[other] { $seat } loses
} { $card_key ->
    [infantry] { $card }
   *[other] a { $card }
}.

## War: what it takes

event-towers_soak = The Towers of { $seat } absorb { $number } damage.
event-tower_lost = A Tower of { $seat } falls: { $card }.
event-carried_off = { $seat } carries off { $card_key ->
    [cathedral] the { $card }
   *[other] a { $card }
} of { $other }.
event-burnt = { $seat_key ->
    [vikings] The Vikings burn
   *[other] { $seat } burns
} { $card_key ->
    [cathedral] the { $card }
   *[other] a { $card }
} of { $other }.
event-holds = The { $card } of { $seat } holds: the attack falls { $number } short.
event-seized = { $seat } takes the { $card } of { $other } with its whole Fief.
event-razed = { $seat_key ->
    [vikings] The Vikings raze
   *[other] { $seat } razes
} the { $card } of { $other } with its whole Fief.
event-captured = { $seat_key ->
    [vikings] The Vikings capture
   *[other] { $seat } captures
} a { $card }, Lord of { $other }.
event-killed = A { $card }, Lord of { $seat }, is killed.
event-ransom = { $seat } pays { $other } { $card_key ->
    [cathedral] the { $card }
   *[other] a { $card }
} in Ransom.
event-freed = The { $card } of { $seat } is ransomed and goes free.
event-unransomed = No Ransom saves the { $card } of { $seat }: he dies a captive.

## Politics

event-betray_lord = { $seat } plots Treachery against a { $card }, Lord of { $other }.
event-betray_mercenary = { $seat } plots Treachery against a Mercenary of { $other }.
event-betray_hand = { $seat } plots Treachery against the Hand of { $other }.
event-intrigue_fief = { $seat } spins an Intrigue for the Properties of { $other } in Fief { $number } ({ $card }).
event-intrigue_mercenary = { $seat } spins an Intrigue for a Mercenary of { $other }.
event-intrigue_pool = { $seat } spins an Intrigue for the Army pool of { $other }.
event-allies = { $seat } answers with Allies: a Political Struggle begins.
event-no_allies = { $seat } plays no Allies.
event-vassal = { $seat } brings a Vassal into the Political Struggle.
event-yields = { $seat } yields in the Political Struggle.
event-foiled = The plot of { $seat } is foiled.
event-no_effect = The plot of { $seat } against { $other } finds nothing left to strike.
event-fief_lost = The Fief goes down with its Vassal: { $seat } loses the { $card } and all that was attached to it.
event-fief_taken = With the Vassal dead, the { $card } of { $other } and its whole Fief pass to { $seat }.
event-mercenary_lost = { $seat } loses a Mercenary and whatever garrison it had.
event-hand_lost = { $seat } loses a card from Hand: { $card }.
event-intrigued = The Intrigue of { $seat } takes { $card_key ->
    [cathedral] the { $card }
   *[other] a { $card }
} from { $other }.
event-army_taken = The Intrigue of { $seat } wins { $card_key ->
    [infantry] { $card }
   *[other] a { $card }
} from the pool of { $other }.
event-mercenary_taken = A Mercenary of { $other } goes over to { $seat }, with whatever garrison it has.

## Banquets, Banners and the crown

event-banquet = { $seat } holds a Banquet.
event-banner = { $seat } lays a Banner for the Kingship and now has { $number }.
event-crowned = { $seat } takes the King card and wears the crown.
event-royal_gift = { $seat } gives { $other } { $card_key ->
    [infantry] { $card }
   *[other] a { $card }
} for the Royal Army.
event-king_free = The King card is free again.
event-bequeath = { $seat } Bequeaths: the Prince makes way, and the discards are shuffled into the deck.

## The Joust

event-joust = { $seat } calls a Joust. The stake: { $card }.
event-joust_enter = { $seat } enters the Joust. The stake: { $card }.
event-joust_decline = { $seat } declines the Joust.
event-joust_off = Nobody rides against { $seat }: there is no Joust, and the stake goes back.
event-joust_dealt = { $card_key ->
    [hidden] { $seat } receives a Joust card.
   *[other] { $seat } receives a Joust card: { $card }.
}
event-joust_swap = { $seat } discards a card from Hand ({ $card }) to exchange a Joust card: { $number_card }.
event-joust_champion = { $card_key ->
    [hidden] A Champion of { $seat } makes a Prince of a Joust card.
   *[other] A Champion of { $seat } makes a Prince of a Joust card: { $card }.
}
event-joust_show = { $seat } shows a Joust card: { $card }.
event-joust_tie = { $card_key ->
    [hidden] { $seat } would break the tie, but no Joust card is left.
   *[other] { $seat } draws to break the tie: { $card }.
}
event-joust_won = { $seat } wins the Joust.
event-prize = { $seat } takes up a stake: { $card }.

## The Vikings

event-emissary = { $seat } sends a { $card } to the Vikings as Emissary: { $number ->
    [one] { $number } cube goes
   *[other] { $number } cubes go
} into the bag.
event-marker = { $number ->
    [one] The first black marker goes out.
   *[other] A black marker goes out: { $number } are out now.
}
event-marker_held = The Earls have fought: the white marker goes back, and no black marker moves.
event-arrived = The Vikings arrive, { $number ->
    [one] { $number } card
   *[other] { $number } cards
} strong.
event-viking_gain = { $number ->
    [0] The Viking host finds no one to join it.
    [one] The Viking host grows by { $number } card.
   *[other] The Viking host grows by { $number } cards.
}
event-control = A cube is drawn: this turn the Vikings follow { $seat }.
event-hold = { $seat } holds the Vikings back.

## Leaving and winning

event-old_age = { $seat } has no card left to draw, and dies of old age.
event-concede = { $seat } concedes.
event-out = { $how ->
    [conquest] { $seat } is out: the last Fief has fallen.
    [vikings] { $seat } is out: the Vikings have razed the last Fief.
    [treachery] { $seat } is out: the last Fief was lost to Treachery.
   *[other] { $seat } is out.
}
event-won = { $seat } is the last Earl on the table, and wins.
event-drawn = After { $number ->
    [one] { $number } round
   *[other] { $number } rounds
} the game is drawn.
event-nobody = No Earl is left on the table, and nobody wins.

event-homeless = The ransomed { $card } of { $seat } finds no Fief to come home to and is discarded.
event-no_room = { $seat } has no room for the { $card }: it is discarded.
event-placed = The { $card } goes to Fief { $number } of { $seat }.
