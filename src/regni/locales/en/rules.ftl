### The base game. A variable carries the setting's value in force.

section-B1 = The pieces
section-B2 = Laying the table
section-B3 = Your turn
section-B4 = The Actions
section-B5 = Your Earldom
section-B6 = War
section-B7 = Politics
section-B8 = Banquets, Banners and the crown
section-B9 = The Vikings
section-B10 = How it ends
section-B11 = The Joust
section-B12 = What everyone may know

## B1

rule-B1-1 = From 2 to 6 Earls play, in blue, red, green, gold, purple and orange. In Rebellion, from 1 to 5.
rule-B1-2 = Your set (the tray) has 15 card types with { $set_copies ->
    [one] { $set_copies } copy
   *[other] { $set_copies } copies
} of each, and you own one Palace besides. Castle, Land, Market Town, Church, Cathedral; the faces Prince, Vassal, Champion, Monk, Mercenary; the political cards Treachery, Intrigue, Allies, Banquet, Banner. These rules call Land, Market Town, Church and Cathedral Properties; a Castle or Palace is the ground of a Fief.
rule-B1-3 = Every Earl card has a Tower on its back, so any of them may serve face down as one.
rule-B1-4 = On the table lie the King card and four decks of { $table_deck_size }. Army: { $army_deck }. Viking: { $viking_deck }. Battle: { $battle_deck }. Joust: { $joust_deck }.
rule-B1-5 = One Army deck serves 1 or 2 Earls, two serve 3 or 4, three serve 5 or 6. In Rebellion the King is counted as an Earl.
rule-B1-6 = There is a bag for coloured cubes, one white combat marker, and { $viking_markers ->
    [one] { $viking_markers } black Viking marker
   *[other] { $viking_markers } black Viking markers
}.
rule-B1-7 = Cards keep their colour all game: one that leaves play goes to the discards of that colour, no matter who held it. Army, Viking, Battle and Joust cards return to their own deck's discards. Once such a deck runs out its discards are shuffled into a new one; if there are none, the draw yields nothing.

## B2

rule-B2-1 = Choose in secret a deck of exactly { $deck_size } cards from your set, with none, some or all copies of any type.
rule-B2-2 = You begin with your Palace on the table as first Fief, your deck shuffled and a Hand of { $hand_size }. You have no Towers and no Army cards yet.
rule-B2-3 = Every Earl drops one cube into the bag.
rule-B2-4 = Draw a cube: its Earl plays first, and the cube returns to the bag. Turns pass to the left. The Vikings close every round, as if seated at the first player's right.
rule-B2-5 = The black markers and the white one wait behind the Viking deck.

## B3

rule-B3-1 = During your turn you may take one Action or none, and make as many free placements as you like, before or after it.
rule-B3-2 = Two placements are free: setting a Hand card face down as a Tower, and moving an Army card from your pool to a garrison slot that is empty.
rule-B3-3 = To end your turn, draw { $turn_draw ->
    [one] { $turn_draw } card
   *[other] { $turn_draw } cards
}. You cannot decline.
rule-B3-4 = If you must draw and your deck is empty, your Earl dies of old age and, in the base game, is out (B10). { $banquet_draw_required ->
   *[true] Draws for a Banquet count as well.
    [false] Draws for a Banquet do not count: you take what there is.
}
rule-B3-5 = { $hand_limit ->
    [0] Your Hand may grow to any size.
    [one] When your turn ends, discard until your Hand holds { $hand_limit } card at most.
   *[other] When your turn ends, discard until your Hand holds { $hand_limit } cards at most.
}
rule-B3-6 = You may concede, while the turn is yours.
rule-B3-7 = { $quiet_turns ->
    [0] You may Attack from your first turn on. Politics is open from the start too.
    [one] Your first turn of each game allows no Attack. Politics is open to you even then.
   *[other] Your first { $quiet_turns } turns of each game allow no Attack. Politics is open to you even then.
}

## B4

rule-B4 = Your Action is one of these: place a Castle or Palace (B5.1), a Property (B5.2), a Lord (B5.4) or a Mercenary (B5.7); Recruit (B5.9); use a Monastery (B5.6); Attack (B6); play Treachery or Intrigue (B7), a Banquet (B8.1) or a Banner (B8.2 to B8.4); send an Emissary (B9.4).

## B5

rule-B5-1 = Each Fief is built on one Castle or Palace, holds the Properties attached to it and has room for a single Lord. Place a Castle, or a Palace that has returned to your Hand, and you found a new one.
rule-B5-2 = Attach Lands, Market Towns, Churches and the Cathedral to Fiefs of yours, { $properties_per_fief ->
    [0] as many as you like
   *[other] at most { $properties_per_fief } to each
}. While you have no Fief you can place no Property and no Lord.
rule-B5-3 = A Land you place, be it out of your Hand, a tray or by Legacy, brings you { $land_army ->
    [0] no Army card
    [one] { $land_army } Army card
   *[other] { $land_army } Army cards
}; a Land won from somebody brings none. A Fief's levy is the number of its Lands, times { $market_town_factor } if any Market Town stands there. Add up your Fiefs for your own levy.
rule-B5-4 = A Fief that lacks a Lord can take one from your Hand: Prince, Vassal, Champion or Monk.
rule-B5-5 = { $one_cathedral ->
   *[true] The table has room for one Cathedral: as long as it stands, nobody places another.
    [false] More than one Cathedral may stand on the table.
} If another Earl has a Cathedral, you can Bequeath only while you hold a Church on the table. Whoever holds the Cathedral is Archbishop and controls the Church. { $church_by_majority ->
   *[true] If no Cathedral stands, control falls to the Earl with more Churches than any other; failing that, to nobody.
    [false] If no Cathedral stands, nobody controls it.
}
rule-B5-6 = A Monk who is Lord is an Abbot. { $monastery_needs_church ->
   *[true] With a Church in his Fief, the two make a Monastery.
    [false] His Fief is a Monastery, with or without a Church.
} As an Action, use it to see the Hand of another Earl.
rule-B5-7 = Mercenaries are placed on the table beside your Fiefs, not in them. Each arrives alone and has { $garrison_slots ->
    [one] a garrison slot for { $garrison_slots } Army card
   *[other] garrison slots for { $garrison_slots } Army cards
}.
rule-B5-8 = Those of your Army cards that garrison nothing form your Army pool, open to all eyes.
rule-B5-9 = To Recruit you need a Land, and Army cards must be left to draw. You draw { $recruit ->
   *[levy] as many as your levy
    [lands] one for each of your Lands
    [one] one
}.
rule-B5-10 = Your Towers shield the Earldom as a whole, every Fief alike.

## B6

rule-B6-1 = Choose another Earl and what to strike: the Towers, if any stand; a Raid on one Fief that has a Property; or the Siege of one Fief.
rule-B6-2 = The attacker fields one card or more. The defender then fields some or none. After that no card joins either side.
rule-B6-3 = You may field Army cards from your pool, up to your levy in one battle; Mercenaries on the table, each with its garrison; your Lords, { $abbot_fights ->
    [true] Abbots included
   *[false] but no Abbot
}; a Prince, Vassal, Champion or Mercenary from Hand; the King card and the Royal Army (B8.6). { $levy_limits_defence ->
   *[true] The levy binds both sides.
    [false] The levy binds the attacker only.
} { $levy_counts_garrison ->
    [true] { $levy_counts_royal ->
        [true] Garrisons and the Royal Army count towards it.
       *[false] Garrisons count towards it, the Royal Army does not.
    }
   *[false] { $levy_counts_royal ->
        [true] The Royal Army counts towards it, garrisons do not.
       *[false] Neither garrisons nor the Royal Army count towards it.
    }
}
rule-B6-4 = Strengths: { $strength }. Add up what a side has fielded: that is its force.
rule-B6-5 = Against no defence the attacker deals full force and no Battle card is drawn. Otherwise the defender draws one. Normal: each side deals its force. Attacker Wins or Defender Wins: the side named deals, the other does not. Church Decides: the Earl in control of the Church chooses among those three; without such an Earl it is Normal.
rule-B6-6 = Fielded cards take the damage first, each absorbing its strength. If it falls short of their side's force, those that cannot die absorb before the rest (such as the King card and Rebellion's Royal Infantry); then { $losses_picked_by ->
   *[owner] their owner
    [enemy] the enemy
} names the losses one at a time, none stronger than the damage still left, until no card fits. Damage beyond the attacker's cards is wasted.
rule-B6-7 = Damage beyond the defender's cards meets the Towers. Each absorbs { $tower_soak } and does not fall. But if Towers were the target, every point fells one, { $towers_lost ->
   *[random] drawn blindly
    [owner] picked by its owner
}, and it goes to its owner's discards.
rule-B6-8 = In a Raid each point that passes the Towers takes a Property of the Fief. In a Siege, { $castle_strength ->
    [one] { $castle_strength } such point takes
   *[other] { $castle_strength } such points take
} a Castle and { $palace_strength } a Palace.
rule-B6-9 = { $spoils_picked_by ->
   *[attacker] The attacker
    [defender] The defender
} picks which Properties a Raid takes. { $burning ->
   *[choice] For each, the attacker decides: attach it to a Fief of theirs, or burn it. A Fief lost to a Siege is theirs to keep, Properties and all, or to raze.
    [never] The attacker attaches them to Fiefs of theirs and burns none. A Fief lost to a Siege becomes theirs, Properties and all; it is not razed.
} An attacker who has no Fief can keep no raided Property, but can take over a besieged Fief.
rule-B6-10 = If only one side deals damage, { $lords_captured ->
   *[all] all Lords fielded by the losing side are captured
    [reached] those fielded Lords of the losing side whom the damage reaches are captured
}, not killed; they absorb last on their side. When a Fief falls, the Lord who stayed at home is { $home_lord_captured ->
   *[true] captured too
    [false] killed
}. In a Normal battle a lost Lord dies. Faces fielded from Hand are no Lords and are never captured; after the battle { $hand_fighters_discarded ->
   *[true] they are discarded, living or dead
    [false] the survivors return to Hand
}.
rule-B6-11 = A captive's owner may pay Ransom on the spot: for each, { $ransom_properties ->
    [one] { $ransom_properties } Property
   *[other] { $ransom_properties } Properties
} of the owner's choice, to be attached to a Fief of the captor's. A freed Lord returns to his Fief; failing that, to any Fief of his owner that has no Lord; failing that, to the discards. A captive not ransomed dies. The Vikings take no Ransom.
rule-B6-12 = { $white_marker_on ->
   *[attack] As soon as an Earl (or the King of Rebellion) declares an Attack, the white combat marker moves forward.
    [loss] When an Attack by an Earl (or the King of Rebellion) has taken a Tower, a Property or a Fief, the white combat marker moves forward.
}
rule-B6-13 = { $garrison_survives ->
   *[true] A garrison that outlives its Mercenary joins the pool.
    [false] A Mercenary who is lost takes its garrison along.
}

## B7

rule-B7-1 = Treachery strikes another Earl in one place: a Lord, who dies; a Mercenary, who is removed together with its garrison; or the Hand, losing { $treachery_hand_cards ->
    [one] { $treachery_hand_cards } card
   *[other] { $treachery_hand_cards } cards
} at random.
rule-B7-2 = A Vassal Lord who dies by Treachery costs his Earl the whole Fief: { $treachery_takes_fief ->
    [true] the Castle or Palace and the Properties go to the traitor.
   *[false] the Castle or Palace and the Properties are discarded.
} Any other Lord leaves his Fief standing.
rule-B7-3 = Intrigue wins you one thing from another Earl: up to { $intrigue_properties ->
    [one] { $intrigue_properties } Property
   *[other] { $intrigue_properties } Properties
} of a single Fief, the Cathedral counting like any other; a Mercenary with its garrison; or up to { $intrigue_army ->
    [one] { $intrigue_army } Army card
   *[other] { $intrigue_army } Army cards
} from the pool. Properties join your Fiefs; if you have none, they go to their owner's discards. Castles and Palaces are beyond its reach.
rule-B7-4 = The target may play Allies from Hand, and a Political Struggle begins. The Earl who acts may bring in a Vassal, out of Hand or off a Lord's seat; the target must match him with another; and so on by turns. Whoever fails to answer loses. If that is the Earl who acts, the Treachery or Intrigue fails. All cards played are discarded; a Vassal Lord spent here does not bring down his Fief.

## B8

rule-B8-1 = A Banquet lets you draw { $banquet_cards ->
    [one] { $banquet_cards } card
   *[other] { $banquet_cards } cards
}.
rule-B8-2 = Lay a Banner on the table to claim the Kingship. If the King card is free, an Earl who leads every other by { $kingship_lead ->
    [one] { $kingship_lead } Banner
   *[other] { $kingship_lead } Banners
} or more takes it, and all Kingship Banners on the table are discarded. No rival can take it from the King. The lead is counted each time a Banner is laid or the card falls free.
rule-B8-3 = To Bequeath, set a Banner on a Prince of yours who is Lord. Discard the two, then shuffle all your discards into your deck. A rival's Cathedral may forbid it (B5.5).
rule-B8-4 = { $joust ->
   *[true] A Banner can also call a Joust (B11).
    [false] No Jousts are held; a Banner calls none.
}
rule-B8-5 = A new King receives one Army card from every other Earl whose pool has any; { $royal_gift ->
   *[giver] the giver
    [king] the King
} picks it. These cards are the Royal Army.
rule-B8-6 = The King card fights with its strength (B6.4) and cannot die. The cards of the Royal Army are fielded or held back one by one, like any others, and { $royal_army_dies ->
   *[true] they can die
    [false] they cannot die
}.
rule-B8-7 = { $king_card_freed ->
   *[true] Once a King is out of the game, the King card may be claimed again.
    [false] Once a King is out of the game, so is the King card.
}

## B9

rule-B9-1 = Until the Vikings arrive, each of their turns begins with the markers. If the white one is forward, it goes back and the black ones stay; if not, a black one goes out.
rule-B9-2 = If after B9.1 every black marker is out, whatever moved it, the Vikings arrive. Turn up this many Viking cards: { $viking_arrival }. Only Earls still in the game are counted.
rule-B9-3 = Every Viking turn after that of the arrival brings them { $viking_gain ->
    [one] { $viking_gain } card
   *[other] { $viking_gain } cards
}.
rule-B9-4 = Send a Vassal or a Monk from Hand as Emissary: he stays with the Vikings. A Vassal puts { $emissary_vassal_cubes ->
    [one] { $emissary_vassal_cubes } cube
   *[other] { $emissary_vassal_cubes } cubes
} of yours into the bag, a Monk { $emissary_monk_cubes }. If the Vikings have not arrived yet, one black marker also goes out.
rule-B9-5 = { $vikings_act_on_arrival ->
   *[true] In each Viking turn, that of the arrival included,
    [false] In each Viking turn after that of the arrival,
} a cube is drawn and returned. Its Earl controls the Vikings for the turn and { $vikings_may_hold ->
   *[true] may send the whole host against one other Earl (Towers, Raid or Siege) or hold it back
    [false] must send the whole host against one other Earl: Towers, Raid or Siege
}.
rule-B9-6 = Vikings fight as in B6 with every card they have. They burn and raze and keep nothing; a Lord they would capture dies. Nobody can attack them, and a beaten host grows anew (B9.3).

## B10

rule-B10-1 = You are out if you have no Castle or Palace on the table, if you die of old age or if you concede. Be the last Earl left and you win.
rule-B10-2 = When an Earl goes out, cards of other colours return to their owners' discards and Army cards to the Army discards. The Earl's cubes and Emissaries leave the game.
rule-B10-3 = If the last Earls fall at the same time, there is no winner. The game is a draw after { $max_rounds ->
    [one] { $max_rounds } round
   *[other] { $max_rounds } rounds
} of the table; in Wessex each Summer has its own count.

## B11

rule-B11-1 = Whoever calls the Joust stakes one Property of theirs. In turn order every other Earl who has a Property may stake one and enter, or decline. If nobody enters, the caller takes the stake back and the Banner is spent.
rule-B11-2 = Each entrant receives { $joust_cards ->
    [one] { $joust_cards } Joust card
   *[other] { $joust_cards } Joust cards
} and shows nobody.
rule-B11-3 = Tilting goes once round in turn order, the caller first. You may discard a Hand card to exchange one Joust card, and you may play Champions from Hand: each makes a Prince of one of your Joust cards.
rule-B11-4 = Three of a kind beat a pair, and a pair beats a high card. A Prince outranks a Vassal; No Luck is worth nothing. If tied, compare the next cards; if still tied, draw one card each until somebody's is better. The winner attaches all the stakes to their Fiefs.

## B12

rule-B12-1 = All may see the table, how many cards Hands and decks hold, the discards, Army pools, cube counts, markers, Legacy points, and whatever is played or shown. You alone see your Hand and what lies under your Towers. Nobody knows the order of a deck. Neither your view nor your log ever tells more.
