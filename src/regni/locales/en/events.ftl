### The chronicle: one sentence for each thing that happens at the table.
### $seat and $other are names, or "you" for the reader; person.ftl has the ends of verbs and what is whose.
### $card_key chooses articles, and "hidden" is a card the reader may not know.
### $seat_key is "king" for the King of Rebellion. $rule_key is the rule (W2-1), $how an ending, $verb_key storm, raid or siege.
### $fief is the number of the Fief it is about, $home that of the Fief a card goes to; $source_key is where a card came from.
### What tells of an Action or a free placement stands in moves.ftl, with its other words.
### engine/events.py declares which of these an event has. $card names its colour where it is not that of the Earl who held it.

## The table and its turns

event-first_player = A cube is drawn: { $seat } play{ s } first.
event-round = Round { $number } begins.
event-turn = { $seat } { has } the turn.
event-draw = { $card_key ->
    [hidden] { $seat } draw{ s } a card.
   *[other] { $seat } draw{ s } a card: { $card }.
}
event-discarded = { $seat } discard{ s } a card: { $card }.

## The Earldom

event-army = { $seat } gain{ s } { a-card } for the pool.
event-shown = In { other-hand }: { $number } × { $card }.

## War: the Attack

event-white_marker = The white combat marker moves forward.
event-field = { $source_key ->
   *[pool] { $seat } field{ s } { whom-card } from the pool.
    [royal] { $seat } field{ s } { whom-card } of the Royal Army.
    [hand] { $seat } field{ s } { whom-card } from Hand.
    [lord] { $seat } field{ s } { whom-card }, Lord of Fief { $fief }.
    [mercenary] { $seat } field{ s } { whom-card } from the table.
    [garrison] { $seat } field{ s } a garrison: { $card }.
    [crown] { $seat } field{ s } the King card.
    [host] The Viking host brings up { whom-card }.
    [guard] { $seat } field{ s } Royal Infantry.
}
event-undefended = Nobody defends { $seat }.
event-battle_card = { $seat } draw{ s } a Battle card: { $card }.
event-church = { $seat } speak{ s } for the Church: { $card }.
event-church_silent = Nobody speaks for the Church: the battle is Normal.
event-deals = { $seat } strike{ s } with a force of { $number }.
event-lost = { $seat } lose{ s } { whom-card }.

## War: what it takes

event-towers_soak = { $seat_key ->
    [you] Your Towers
   *[other] The Towers of { $seat }
} absorb { $number } damage.
event-tower_lost = { seat-tower } falls: { $card }.
event-carried_off = { $seat_key ->
    [you] You carry
   *[other] { $seat } carries
} off { a-property }: from { other-fief } to { seat-home }.
event-burnt = { $seat } burn{ s } { a-property } in { other-fief }.
event-holds = { seat-fief } holds: the attack on { the-card } falls { $number } short.
event-seized = { $seat } take{ s } { other-fief }, { the-card } and all that is attached to it: now it is { seat-home }.
event-razed = { $seat } raze{ s } { other-fief }, { the-card } and all that is attached to it.
event-captured = { $seat } capture{ s } { whom-card }, Lord of { other-fief }.
event-killed = { a-card }, Lord of { seat-fief }, is killed.
event-ransom = { $seat } pay{ s } { $other } { a-property } from Fief { $fief } as Ransom.
event-freed = { seat-card } is ransomed and comes home to Fief { $fief }.
event-unransomed = { $seat_key ->
    [king] The King pays no Ransom: his { $card } dies a captive.
   *[other] No Ransom is paid for { seat-card }: he dies a captive.
}

## Politics

event-allies = { $seat } answer{ s } with Allies: a Political Struggle begins.
event-no_allies = { $seat } play{ s } no Allies.
event-vassal = { $source_key ->
    [lord] { $seat } play{ s } a Vassal in the Political Struggle: the Lord of Fief { $fief }.
   *[hand] { $seat } play{ s } a Vassal from Hand in the Political Struggle.
}
event-yields = { $seat } yield{ s } in the Political Struggle.
event-foiled = { seat-plot } is foiled.
event-no_effect = { seat-plot } against { $other } finds nothing left to strike.
event-fief_lost = The Fief is lost with its Vassal: { $seat } lose{ s } Fief { $fief }, { the-card } and all that was attached to it.
event-fief_taken = With the Vassal dead, { other-fief } passes to { $seat }, { the-card } and all that is attached to it: now it is { seat-home }.
event-mercenary_lost = { $seat } lose{ s } Mercenary { $number } and whatever garrison it had.
event-hand_lost = { $seat } lose{ s } a card from Hand: { $card }.
event-intrigued = { seat-intrigue } takes { a-property }: from { other-fief } to { seat-home }.
event-army_taken = { seat-intrigue } wins { a-card } from { other-pool }.
event-mercenary_taken = { other-mercenary } goes over to { $seat }, with whatever garrison it has.

## Banquets, Banners and the crown

event-crowned = { $seat } take{ s } the King card and wear{ s } the crown.
event-royal_gift = { $seat } give{ s } { $other } { a-card } for the Royal Army.
event-king_free = The King card is free again.

## The Joust

event-joust_enter = { $seat } enter{ s } the Joust. The stake: { $card } from Fief { $fief }.
event-joust_decline = { $seat } decline{ s } the Joust.
event-joust_off = Nobody rides against { $seat }: there is no Joust, and the stake goes back to Fief { $fief }.
event-joust_dealt = { $card_key ->
    [hidden] { $seat } receive{ s } a Joust card.
   *[other] { $seat } receive{ s } a Joust card: { $card }.
}
event-joust_swap = { $seat } discard{ s } a card from Hand ({ $card }) to exchange a Joust card: { $number_card }.
event-joust_champion = { $card_key ->
    [hidden] { $number ->
        [0] { seat-champion } turns a Joust card into a Prince.
       *[other] { seat-champion } makes a Joust card count as a Prince or a Vassal.
    }
   *[other] { $number ->
        [0] { seat-champion } turns a Joust card into a Prince: { $card }.
       *[other] { seat-champion } makes a Joust card count as a Prince or a Vassal: { $card }.
    }
}
event-joust_show = { $number ->
    [0] { $seat } show{ s } a Joust card: { $card }.
   *[other] { $seat } show{ s } a Joust card that a Champion has turned: { $card }.
}
event-joust_tie = { $card_key ->
    [hidden] { $seat } would break the tie, but no Joust card is left.
   *[other] { $seat } draw{ s } to break the tie: { $card }.
}
event-joust_won = { $seat } win{ s } the Joust.
event-prize = { $seat } collect{ s } a stake: { $card }.

## The Vikings

event-marker = { $number ->
    [one] The first Viking marker advances.
   *[other] A Viking marker advances: { $number } have advanced now.
}
event-marker_held = There has been fighting: the white marker goes back, and no Viking marker advances.
event-arrived = The Vikings arrive, { $number ->
    [one] { $number } card
   *[other] { $number } cards
} strong.
event-viking_gain = { $number ->
    [0] Nobody joins the Viking host.
    [one] The Viking host grows by { $number } card.
   *[other] The Viking host grows by { $number } cards.
}
event-control = A cube is drawn: this turn the Vikings follow { $seat }.
event-hold = { $seat } hold{ s } the Vikings back.

## Leaving and winning

event-old_age = { $seat } { has } no card left to draw, and die{ s } of old age.
event-concede = { $seat } concede{ s }.
event-out = { $how ->
    [conquest] { $seat } { is } out: { your } last Fief has fallen.
    [vikings] { $seat } { is } out: the Vikings have razed { your } last Fief.
    [treachery] { $seat } { is } out: { your } last Fief was lost to Treachery.
   *[other] { $seat } { is } out.
}
event-won = { $how ->
    [king_and_cathedral] { $seat } begin{ s } the turn with the King card and the Cathedral, and win{ s }.
    [only_fief] { $seat } { is } the only Earl with a Fief, and win{ s }.
    [greater_solo] { $seat } { is } King with a Fief, and no other Earl holds the Cathedral: a greater victory.
    [dual] { $seat } { has } saved the land and share{ s } the victory.
    [lesser_solo] No King has a Fief, but { $seat } hold{ s } the Cathedral: a lesser victory.
    [king_fallen] The King has fallen, and { $seat } win{ s }.
   *[other] { $seat } { is } the last Earl on the table, and win{ s }.
}
event-drawn = After { $number ->
    [one] { $number } round
   *[other] { $number } rounds
} the game is drawn.
event-nobody = No Earl is left on the table, and nobody wins.

event-homeless = { seat-card } is ransomed, finds no Fief to come home to and is discarded.
event-no_room = { $other_key ->
    [nobody] { $seat } { has } no room for { the-card }: it is discarded.
   *[other] { $seat } { has } no room for { the-card } from { other-fief }: it is discarded.
}
event-placed = { the-card } goes to { seat-fief }.

## Before the first turn

event-mulligan = { $seat } put{ s } { your } Hand back and draw{ s } another.
event-keeps_hand = { $seat } keep{ s } { your } opening Hand.
event-chooser = A cube is drawn: { $seat } pick{ s } the cards that all decks have in common.
event-common = Into every deck goes { a-card }.
event-picked = { $card_key ->
    [hidden] { $seat } pick{ s } a card for { your } deck.
   *[other] { $seat } pick{ s } for { your } deck: { $card }.
}
event-deck_ready = { $seat_key ->
    [you] Your deck
   *[other] The deck of { $seat }
} is ready.
event-legacy_spent = { $seat } spend{ s } a Legacy point; { $number ->
    [0] none is left
    [one] { $number } is left
   *[other] { $number } are left
}.

## Options

event-fetched = { $card_key ->
    [hidden] { $seat } take{ s } a card from the tray.
   *[other] { $seat } take{ s } a card from the tray: { $card }.
}
event-tactics = { $seat } discard{ s } a Banner, and the battle becomes Normal.

## Nobody goes out: Great Heathen Army and Wessex

event-relative = { $rule_key ->
    [W2-1] { $seat } { has } no card left to draw: a relative inherits. Fiefs and Kingship Banners are lost, and the discards make a new deck.
   *[other] { $seat } { has } no card left to draw: a lesser relative inherits. Fiefs, Mercenaries and Kingship Banners are lost, and the discards make a new deck.
}
event-tabled = { $seat } { is } off the table: { $how ->
    [vikings] the Vikings have razed { your } last Fief.
    [treachery] { your } last Fief was lost to Treachery.
   *[other] { your } last Fief has fallen.
}{ $rule_key ->
    [H2-2] { " Mercenaries and Kingship Banners are lost with it." }
   *[other] { "" }
}
event-markers_back = All Viking markers go back: the last countdown begins, and the white marker is out of use.
event-vikings_won = { $how ->
    [no_fief_left] No Earl has a Fief left: the Vikings win.
   *[viking_victory] No King has a Fief, and nobody holds the Cathedral: the victory of the Vikings is complete.
}

## Wessex: the vote, Winter, a new Summer

event-longboats = Longboats are sighted: before the Vikings land, the Earls vote on Winter.
event-vote_for = { $seat } vote{ s } for Winter, with { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}.
event-vote_against = { $seat } vote{ s } against Winter, with { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}.
event-abstains = { $seat } abstain{ s }.
event-votes_for = For Winter: { $number }.
event-votes_against = Against: { $number }.
event-winter = Summer { $number } is over: Winter comes.
event-no_winter = There is no majority, and Summer goes on.
event-legacy_king = { $seat } earn{ s } a Legacy point for the King card.
event-legacy_fief = { $seat } earn{ s } a Legacy point for Fief { $fief }: { $card_key ->
    [cathedral] it has the Cathedral
    [prince] its Lord is a Prince
    [market_town] it has Land and Market Town
   *[monk] it is a Monastery
}.
event-legacy_pair = { $seat } show{ s } a Monk and a Banquet, and earn{ s } a Legacy point.
event-legacy_capped = { $seat } { is } off the table, so no more than 1 of these points counts.
event-legacy_total = { $number ->
    [0] { $seat } { has } no Legacy points.
    [one] { $seat } { has } { $number } Legacy point in all.
   *[other] { $seat } { has } { $number } Legacy points in all.
}
event-new_first = The table is cleared, and the Vikings move on by one seat: { $seat } now play{ s } first.
event-markers_start = { $number ->
    [one] { $number } Viking marker has already advanced.
   *[other] { $number } Viking markers have already advanced.
}
event-vikings_start = All Viking markers have advanced, and go back: the Vikings are here from the start, { $number ->
    [one] { $number } card
   *[other] { $number } cards
} strong. The Danelaw begins.
event-summer = Summer { $number } begins.

## Rebellion: the King

event-king_seated = The King sits down last before the Vikings and puts a cube into the bag.
event-mind = The King draws from his Mind: { $card }. { $card_key ->
    [champion] He means to attack.
    [treachery] He means to betray an Earl.
    [intrigue] He means to rob an Earl by Intrigue.
    [land] He means to add a Land.
    [market_town] He means to add a Market Town, or a Land if he has one already.
    [castle] He means to found a Fief.
    [monk] He means to win over the Vikings.
   *[other] He looks for a Fief without a Lord.
}
event-mind_spent = { $card_key ->
    [champion] It is too early in the game for him to attack, and the card is wasted.
   *[other] It is too early in the game for his plots, and the card is wasted.
}
event-mind_shuffled = His Mind is used up: its discards are shuffled and make it new.
event-king_lacks = No { $card } is left in his tray that he could place: he does nothing.
event-king_ignores = Each of his Fiefs has a Lord: he does nothing.
event-king_cubes = The King puts { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} of his into the bag.
event-king_cube = Without the King's own cubes, one is drawn from the bag: his target is { $other }.
event-appeased = { $seat } appease{ s } the King with a Banquet: he does nothing more this turn.
event-king_joust = A Joust card tells how: { $card }, { $card_key ->
    [joust_vassal] so it is a Raid on the largest Fief
    [joust_prince] so it is a Siege of the Palace, or else of the largest Fief
   *[other] so it is an attack on the Towers
}.
event-king_unavailable = { $verb_key ->
    [storm] But { other-has } no Tower.
    [raid] But { other-has } no Property that could be raided.
   *[siege] But { other-has } no Fief.
}
event-king_impossible = { $verb_key ->
    [storm] But there is no force to send.
    [raid] But the force is too small to get past { other-towers } and take anything.
   *[siege] But the force is too small for the Siege, with { other-towers } in its way.
}
event-king_reckons = Force { $number }{ $towers ->
    [0] : { $needed }
   *[other] : { other-towers } absorb { $towers }, and { $needed } more
} { $needed ->
    [one] is
   *[other] are
} needed.
event-king_turns_to = { $verb_key ->
    [storm] Instead, the King turns to the Towers.
    [raid] Instead, the King turns to a Raid.
   *[siege] { $card_key ->
        [hidden] Instead, the King turns to a Siege.
       *[other] Not the Palace then: the King turns to { other-fief }, { the-card }: the largest other one that he can take.
    }
}
event-king_idle = { $rule_key ->
    [R4-4] Nothing is left for the King to attack.
   *[other] Nobody has anything that the King's plot could strike.
}
event-king_passes_over = { other-has } nothing that the King's plot could strike: those cubes are set aside too.
event-king_allies = A Joust card tells whether the King has Allies: { $card }. He has, and a Political Struggle begins.
event-king_no_allies = A Joust card tells whether the King has Allies: { $card }. He has none.
event-king_vassal = A Joust card tells whether the King has another Vassal: { $card }. He has, and plays him in the Political Struggle.
event-king_no_vassal = A Joust card tells whether the King has another Vassal: { $card }. He has none.
event-king_falls = The King has no Fief left, and falls.
event-king_won = No Earl is left to stand against the King: he wins.
event-king_wants = { $card_key ->
    [market_town] { other-fief } has Land and Market Town: that is what the King wants most.
    [cathedral] { other-has } no Land with a Market Town, but the Cathedral, in Fief { $fief }: the King wants it.
   *[other] { other-has } neither Land with a Market Town nor the Cathedral; Fief { $fief } has most Properties.
}

## What the others leave unsaid

event-reshuffled = The { $card_key ->
    [infantry] Army
    [viking] Viking
    [normal] Battle
   *[no_luck] Joust
} deck is used up: its discards are shuffled to make it new.
event-battle_over = The battle is over, and the survivors go home.
event-spent = { $seat } discard{ s } { a-card } fielded from Hand.
event-back_in_hand = { the-card } fielded from Hand goes back to { $seat_key ->
    [you] your Hand
   *[other] the Hand of { $seat }
}.
event-king_gone = The King card leaves the game with { $seat }.
event-turned_up = { a-card } joins the Viking host.
event-tower_changed = { seat-tower } is now another card, face down: { $card }.
event-common_lacked = { $seat } { has } no { $card } left for { your } deck.
event-legacy_lapsed = Nothing is left that { $seat } could buy with Legacy points.
event-retinue_lost = { $seat } lose{ s } Mercenaries and Kingship Banners too.
