### The base game (B), the variants (H, W, R) and the options (O). A variable carries the setting's value in force.

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
section-H1 = Great Heathen Army (3 to 6 Earls): victory
section-H2 = Great Heathen Army: nobody goes out
section-H3 = Great Heathen Army: the last countdown
section-H4 = Great Heathen Army and Wessex: conceding
section-W1 = Wessex (2 to 6 Earls): victory
section-W2 = Wessex: nobody goes out
section-W3 = Wessex: the vote for Winter
section-W4 = Wessex: Winter
section-W5 = Wessex: earning Legacy points
section-W6 = Wessex: spending Legacy points
section-W7 = Wessex: a Summer that begins with Vikings
section-W8 = Wessex: the Danelaw
section-R1 = Rebellion (1 to 5 Earls): three ways to play
section-R2 = Rebellion: what the King begins with
section-R3 = Rebellion: the King's turn
section-R4 = Rebellion: the King attacks
section-R5 = Rebellion: the King's politics
section-R6 = Rebellion: the King's choices
section-R7 = Rebellion: the King's mat
section-O1 = Free Mulligan
section-O2 = Tournament
section-O3 = Legacy start
section-O4 = State and Church
section-O5 = Mercenary Captains
section-O6 = Resourceful Earls
section-O7 = Neighbors
section-O8 = Medieval Tactics
section-O9 = House Divided
section-O10 = Clerisy

## B1

rule-B1-1 = From 2 to 6 Earls play, in blue, red, green, gold, purple and orange. In Rebellion, from 1 to 5.
rule-B1-2 = Your set (the tray) has 15 card types with { $set_copies ->
    [one] { $set_copies } copy
   *[other] { $set_copies } copies
} of each, and you own one Palace besides. Five types are there to build with: Castle, Land, Market Town, Church and Cathedral. Five are characters: Prince, Vassal, Champion, Monk and Mercenary. Five are political cards: Treachery, Intrigue, Allies, Banquet and Banner. These rules call Land, Market Town, Church and Cathedral Properties; a Fief is built on a Castle or Palace.
rule-B1-3 = Every Earl card has a Tower on its back, so any of them can stand face down as a Tower.
rule-B1-4 = On the table lie the King card and four decks of { $table_deck_size }. Army: { $army_deck }. Viking: { $viking_deck }. Battle: { $battle_deck }. Joust: { $joust_deck }.
rule-B1-5 = One Army deck serves 1 or 2 Earls, two serve 3 or 4, three serve 5 or 6. { $king_counts_for_army ->
   *[true] In Rebellion the King counts as an Earl here.
    [false] The King of Rebellion does not count.
}
rule-B1-6 = There is a bag for coloured cubes, one white combat marker, and { $viking_markers ->
    [one] { $viking_markers } black Viking marker
   *[other] { $viking_markers } black Viking markers
}.
rule-B1-7 = Cards keep their colour all game: one that leaves play goes to the discards of that colour, whoever held it. Army, Viking, Battle and Joust cards go to the discards of their own deck. When such a deck runs out, its discards are shuffled into a new one; if there are none, nothing is drawn.

## B2

rule-B2-1 = Choose in secret a deck of exactly { $deck_size } cards from your set, with none, some or all copies of any type.
rule-B2-2 = You begin with your Palace on the table as first Fief, your deck shuffled and a Hand of { $hand_size }. { $start_towers ->
    [0] You have no Towers and no Army cards yet.
    [one] You have { $start_towers } Tower, picked from your tray (O2), and no Army cards yet.
   *[other] You have { $start_towers } Towers, picked from your tray (O2), and no Army cards yet.
}
rule-B2-3 = Every Earl drops one cube into the bag.
rule-B2-4 = Draw a cube: its Earl plays first, and the cube returns to the bag. Turns pass to the left. The Vikings close every round, as if seated at the first player's right.
rule-B2-5 = The Viking markers and the white marker wait behind the Viking deck.

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
rule-B3-6 = You may concede in your own turn.
rule-B3-7 = { $quiet_turns ->
    [0] You may Attack from your first turn on.
    [one] You cannot Attack in your first turn of a game.
   *[other] You cannot Attack in your first { $quiet_turns } turns of a game.
} { $quiet_politics ->
    [0] Politics is allowed from the start.
    [one] Treachery and Intrigue are not allowed in your first turn (O2).
   *[other] Treachery and Intrigue are not allowed in your first { $quiet_politics } turns (O2).
}

## B4

rule-B4 = Your Action is one of these: place a Castle or Palace (B5.1), a Property (B5.2), a Lord (B5.4) or a Mercenary (B5.7); Recruit (B5.9); use a Monastery (B5.6); Attack (B6); play Treachery or Intrigue (B7), a Banquet (B8.1) or a Banner (B8.2 to B8.4); send an Emissary (B9.4).

## B5

rule-B5-1 = Each Fief is built on one Castle or Palace, holds the Properties attached to it and has room for a single Lord. Place a Castle, or a Palace that has returned to your Hand, and you found a new one.{ $clerisy ->
    [true] { " A Church or the Cathedral can be a Fief too (O10)." }
   *[false] { "" }
}
rule-B5-2 = Attach Lands, Market Towns, Churches and the Cathedral to Fiefs of yours, { $properties_per_fief ->
    [0] as many as you like
   *[other] at most { $properties_per_fief } to each
}. While you have no Fief you can place no Property and no Lord.
rule-B5-3 = A Land that you place from your Hand, from a tray or by Legacy brings you { $land_army ->
    [0] no Army card
    [one] { $land_army } Army card
   *[other] { $land_army } Army cards
}; a Land won from another Earl brings none. A Fief's levy is the number of its Lands, times { $market_town_factor } if a Market Town stands there. Your own levy is the sum over your Fiefs.
rule-B5-4 = A Prince, Vassal, Champion or Monk from your Hand becomes Lord of a Fief that has none.
rule-B5-5 = { $one_cathedral ->
   *[true] The table has room for one Cathedral: as long as it stands, nobody places another.
    [false] More than one Cathedral may stand on the table.
} If another Earl has a Cathedral, you can Bequeath only while you hold a Church on the table. Whoever holds the Cathedral is Archbishop and controls the Church. { $church_by_majority ->
   *[true] If no Cathedral stands, the Earl with more Churches than any other controls it; if there is none, nobody does.
    [false] If no Cathedral stands, nobody controls it.
}
rule-B5-6 = A Monk who is Lord is an Abbot. { $monastery_needs_church ->
   *[true] With a Church in his Fief, the two make a Monastery.
    [false] His Fief is a Monastery, with or without a Church.
} As an Action, use it to see the Hand of another Earl.
rule-B5-7 = Mercenaries are placed on the table beside your Fiefs, not in them. Each arrives alone and has { $garrison_slots ->
    [0] no room for a garrison
    [99] room for a garrison of any size
    [one] a garrison slot for { $garrison_slots } Army card
   *[other] garrison slots for { $garrison_slots } Army cards
}.
rule-B5-8 = Army cards not in a garrison form your Army pool, visible to everyone.
rule-B5-9 = To Recruit you need a Land, and Army cards must be left to draw. You draw { $recruit ->
   *[levy] as many as your levy
    [lands] one for each of your Lands
    [one] one
}.
rule-B5-10 = Your Towers protect your whole Earldom, every Fief alike.

## B6

rule-B6-1 = Choose another Earl and what you attack: the Towers, if there are any; one Fief that has a Property, by a Raid; or one Fief, by a Siege.
rule-B6-2 = The attacker fields one card or more. The defender then fields some or none. After that no card joins either side.
rule-B6-3 = You may field Army cards from your pool, up to your levy in one battle; Mercenaries on the table, each with its garrison; your Lords, { $abbot_fights ->
    [true] Abbots included
   *[false] but no Abbot
}; a Prince, Vassal, Champion or Mercenary from Hand; the King card and the Royal Army (B8.6). { $levy_limits_defence ->
   *[true] The levy limits both sides.
    [false] The levy limits the attacker only.
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
rule-B6-5 = If nobody defends, the attacker deals full force and no Battle card is drawn. Otherwise the defender draws one. Normal: each side deals its force. Attacker Wins or Defender Wins: only the side named deals. Church Decides: the Earl who controls the Church chooses one of those three; if nobody controls it, it is Normal.
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
} a Castle and { $palace_strength } a Palace.{ $clerisy ->
    [true] { " A Church or Cathedral that is a Fief (O10) is taken with" } { $clerisy_strength }; no Raid takes the building itself.
   *[false] { "" }
}
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
}. In a Normal battle a lost Lord dies. Characters fielded from Hand are not Lords and are never captured; after the battle { $hand_fighters_discarded ->
   *[true] they are discarded, living or dead
    [false] the survivors return to Hand
}.
rule-B6-11 = Ransom is paid at once, after the spoils of the battle and before anything else. For each captive the owner may give { $ransom_properties ->
    [one] { $ransom_properties } Property
   *[other] { $ransom_properties } Properties
} of the owner's choice, to be attached to a Fief of the captor's. What a fallen Fief held cannot pay, and an owner left without a Fief is not asked. A freed Lord returns to his Fief; if he cannot, to any Fief of his owner without a Lord; if there is none, to the discards. A captive not ransomed dies. The Vikings take no Ransom.
rule-B6-12 = { $white_marker_on ->
   *[attack] As soon as an Earl (or the King of Rebellion) declares an Attack, the white combat marker moves forward.
    [loss] When an Attack by an Earl (or the King of Rebellion) has taken a Tower, a Property or a Fief, the white combat marker moves forward.
}
rule-B6-13 = { $garrison_survives ->
   *[true] A garrison that survives its Mercenary joins the pool.
    [false] A Mercenary who is lost takes its garrison with it.
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
} of a single Fief, where the Cathedral counts as one; a Mercenary with its garrison; or up to { $intrigue_army ->
    [one] { $intrigue_army } Army card
   *[other] { $intrigue_army } Army cards
} from the pool. Properties join your Fiefs; if you have none, they go to their owner's discards. It cannot win Castles or Palaces{ $clerisy ->
    [true] { ", nor a Church or Cathedral that is a Fief (O10)" }
   *[false] { "" }
}.
rule-B7-4 = The target may play Allies from Hand, and a Political Struggle begins. The Earl who acts may play a Vassal, from Hand or a Vassal Lord; the target must answer with another; and so on in turn. Whoever does not answer loses. If that is the Earl who acts, the Treachery or Intrigue fails. All cards played are discarded; a Vassal Lord spent here leaves his Fief standing.

## B8

rule-B8-1 = A Banquet lets you draw { $banquet_cards ->
    [one] { $banquet_cards } card
   *[other] { $banquet_cards } cards
}.
rule-B8-2 = Lay a Banner on the table to claim the Kingship. If the King card is free, an Earl who leads every other by { $kingship_lead ->
    [one] { $kingship_lead } Banner
   *[other] { $kingship_lead } Banners
} or more takes it, and all Kingship Banners on the table are discarded. No rival can take it from the King. The lead is counted { $lead_counted ->
   *[freed] each time a Banner is laid or the card falls free
    [laid] each time a Banner is laid
}.
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

rule-B9-1 = Until the Vikings arrive, each of their turns begins with the markers. If the white marker is forward, it goes back and no Viking marker moves; if not, one Viking marker advances.
rule-B9-2 = If all Viking markers have then advanced, whatever moved them, the Vikings arrive. Turn up this many Viking cards: { $viking_arrival }.
rule-B9-3 = Every Viking turn after that of the arrival brings them { $viking_gain ->
    [one] { $viking_gain } card
   *[other] { $viking_gain } cards
}.
rule-B9-4 = Send a Vassal or a Monk from Hand as Emissary: he stays with the Vikings. A Vassal puts { $emissary_vassal_cubes ->
    [one] { $emissary_vassal_cubes } cube
   *[other] { $emissary_vassal_cubes } cubes
} of yours into the bag, a Monk { $emissary_monk_cubes }. If the Vikings have not arrived yet, one Viking marker also advances.
rule-B9-5 = { $vikings_act_on_arrival ->
   *[true] In each Viking turn, that of the arrival included,
    [false] In each Viking turn after that of the arrival,
} a cube is drawn and returned. Its Earl controls the Vikings for the turn and { $vikings_may_hold ->
   *[true] may send the whole host against one other Earl (Towers, Raid or Siege) or hold it back
    [false] must send the whole host against one other Earl: Towers, Raid or Siege
}.
rule-B9-6 = Vikings fight as in B6 with every card they have. They burn and raze, and keep nothing; a Lord they would capture dies. Nobody can attack them, and a beaten host grows again (B9.3).

## B10

rule-B10-1 = You are out if you have no { $clerisy ->
    [true] Fief on the table: no Castle, no Palace, and no Church or Cathedral of its own (O10)
   *[false] Castle or Palace on the table
}, if you die of old age or if you concede. The last Earl on the table wins.
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
rule-B11-3 = Then come the tilts: once each, in turn order, the caller first. You may discard a Hand card to exchange one Joust card, and you may play Champions from Hand: each { $joust_champion ->
   *[prince] turns one of your Joust cards into a Prince
    [wild] makes one of your Joust cards a Prince or a Vassal, whichever is better
}.
rule-B11-4 = All hands are shown, and with them which cards a Champion has turned. Three of a kind beat a pair, and a pair beats a high card. A Prince outranks a Vassal; No Luck is worth nothing. If tied, compare the next cards; if still tied,{ $joust_tie_draws ->
    [0] { "" }
    [one] { " " }draw one card each, once, and see whose is better; then
   *[other] { " " }draw one card each until somebody's is better, { $joust_tie_draws } times at most; then
} the tied entrant nearest to the caller in turn order wins, the caller first of all. The winner attaches all the stakes to their Fiefs.

## B12

rule-B12-1 = Everyone can see the table, how many cards Hands and decks hold, the discards, Army pools, cube counts, markers, Legacy points, and whatever is played or shown. You alone see your Hand and what lies under your Towers. Nobody knows the order of a deck. Neither the screen nor the chronicle ever shows more.

## H1

rule-H1-1 = Hold both the King card and the Cathedral as your own turn begins, and you win, whether the Vikings have come or not.
rule-H1-2 = As long as the Vikings have not arrived, an Earl who at any moment is the only one with a Fief wins at once.
rule-H1-3 = Once the Vikings have arrived, being the only Earl with a Fief (H1.2) no longer wins: H3 decides. As soon as no Earl has a Fief, the Vikings win.

## H2

rule-H2-1 = If you must draw and your deck is empty, a lesser branch of your house takes over. Discard all your Fiefs, your Mercenaries with their garrisons and your Kingship Banners, each card to its own pile (B1.7). You keep your Hand. Then your discards, shuffled, are your new deck{ $relative_draws ->
   *[true] , and you draw; if that is empty too, you draw nothing and play on.
    [false] . You draw nothing this time.
} A rival's Cathedral does not prevent it.
rule-H2-2 = Lose your last Fief, and your Mercenaries with their garrisons and your Kingship Banners are lost with it. You are then off the table.
rule-H2-3 = Either way (H2.1, H2.2) you keep your Towers, the King card and the Royal Army, your Army pool, your cubes in the bag and your Emissaries.
rule-H2-4 = Off the table you play on: you have your turns, your draws and your Hand. You may lay Banners, place Mercenaries{ $tabled_attacks ->
   *[true] , Attack and become King, but place no Property and no Lord
    [false] { " and become King, but not Attack, and place no Property and no Lord" }
}. Properties you win by Intrigue, Raid, Joust or Ransom go straight to the discards of their colour. Place a Castle or Palace{ $clerisy ->
    [true] { " (or a Church or the Cathedral, O10)" }
   *[false] { "" }
}{ $tabled_attacks ->
   *[true] , or take a Fief by Siege,
    [false] { "" }
} and you are back.
rule-H2-5 = { $tabled_attacked ->
   *[true] An Earl who is off the table can be attacked in the Towers and nowhere else.
    [false] An Earl who is off the table cannot be attacked.
}

## H3

rule-H3-1 = When the Vikings arrive, all Viking markers go back behind the Viking deck for a second countdown. The white marker is out of use, and Emissaries move no marker from now on.
rule-H3-2 = Every Viking turn after that of the arrival begins with the advance of one Viking marker. Nothing can delay it.
rule-H3-3 = In the Viking turn that begins with the last Viking marker advancing again, the game is decided before the host acts. A King who has a Fief wins alone, the greater victory, and is called “the Great”; but if another Earl holds the Cathedral, the two win together. If no King has a Fief, the Earl who holds the Cathedral wins alone, a lesser victory. If there is no such Earl either, the victory of the Vikings is complete.
rule-H3-4 = Otherwise the Vikings act as in B9.

## H4

rule-H4-1 = If you concede, you lose whatever H2.1 takes, and your Towers, Army pool, King card and cubes as well. Your seat is skipped and has no vote{ $wessex_conceded_count ->
   *[true] , but still counts in the number of players
    [false] { " and no longer counts in the number of players (W3.2)" }
}.

## W1

rule-W1-1 = Hold both the King card and the Cathedral as your own turn begins, and the campaign is yours, in the Danelaw too.
rule-W1-2 = The campaign is also yours if you begin your own turn as the only Earl who has a Fief, as long as the Vikings have not arrived.
rule-W1-3 = Once the Vikings have arrived, W8 decides.

## W2

rule-W2-1 = If you must draw and your deck is empty, discard all your Fiefs{ $wessex_relative_loses_retinue ->
    [true] , your Mercenaries with their garrisons
   *[false] { "" }
} and your Kingship Banners, each card to its own pile (B1.7). You keep your Hand. Then your discards, shuffled, are your new deck{ $relative_draws ->
   *[true] , and you draw.
    [false] . You draw nothing this time.
} All else stays with you: Towers, King card and Royal Army{ $wessex_relative_loses_retinue ->
    [true] { "" }
   *[false] , Mercenaries
}, Army pool, cubes and Emissaries. A rival's Cathedral does not prevent it.
rule-W2-2 = Lose your last Fief and you are off the table, as in H2.4. You keep your Towers and the King card, play on with your Hand, and vote. { $wessex_tabled_loses_retinue ->
    [true] Your Mercenaries with their garrisons and your Kingship Banners are lost.
   *[false] You keep your Kingship Banners and your Mercenaries too.
}
rule-W2-3 = If you are off the table in Winter, you earn 1 Legacy point at most.

## W3

rule-W3-1 = A campaign goes from one Summer Season (a Summer) to the next, with a Winter Season (a Winter) between them. As an Action you may call a vote for Winter, if you have a Church or the Cathedral, or are King. You may not do so in your first turn of the Summer, nor once the Vikings have arrived.
rule-W3-2 = Every Earl has 1 vote, and 1 more with the King card. Each Fief adds its best one of these, and only that: a Prince as Lord or a Church, 1 vote; the Cathedral or a Monastery, as many votes as the campaign has players.
rule-W3-3 = Whoever calls the vote goes first and is for Winter. The rest follow in turn order: for or against, always with all their votes together, or abstaining.
rule-W3-4 = When everyone has voted, a simple majority of the votes cast ends the Summer at once, and Winter begins. Without it (a tie is not enough) play goes on, and the Action is spent.
rule-W3-5 = Longboats in sight: if the Vikings are to arrive in a Viking turn, all vote before any Viking card is turned up. It costs no Action and needs no caller; the first player of the Summer votes first, for or against. If it passes, Winter comes and the Vikings do not; if it fails, they arrive.
rule-W3-6 = If the Vikings are on the table from the start of a Summer, there is no such vote.

## W4

rule-W4-1 = Winter, first step: count the Legacy points earned (W5). Then clear the table. Hands, decks, discards, Towers, Fiefs and Emissaries go back to the sets they came from, whoever held them; the King card, cubes, Army and Viking cards go back to where a game begins. Set up every Palace again.
rule-W4-2 = Winter, second step: the Vikings move on by one seat, to the left. Whoever played second now plays first, and whoever played first plays last.
rule-W4-3 = Winter, third step: Viking markers advance, one for each Summer played so far. The second Summer begins with 1 advanced, the third with 2, and so on.
rule-W4-4 = Winter, fourth step: spend the Legacy points (W6).
rule-W4-5 = Winter, fifth step: with the table in view, every Earl picks a new deck as large as before (B2.1) from what the set still has.
rule-W4-6 = Winter, last step: everyone draws an opening Hand (B2.2), Mulligans are taken in turn order (O1), and a new Summer begins. No cube is drawn for the first player this time.
rule-W4-7 = Winter is the time to pause. A campaign saved then can be taken up another day: it keeps what matters: every Earl's Legacy points, the markers, the first player and the number of the Summer.

## W5

rule-W5-1 = You earn 1 Legacy point for the King card; 1 for each Fief that has the Cathedral, a Prince as Lord, a Land beside a Market Town, or a Monastery, however many of these it has; and 1, once only, if you show everyone a Monk together with a Banquet in the Hand you end the Summer with. Off the table, W2.3 is the limit.
rule-W5-2 = Your points grow from Winter to Winter, and every Winter you spend the whole sum again.

## W6

rule-W6-1 = Go round the table from the new first player on, one point for each Earl each time, until nobody has any left. Points cannot be saved.
rule-W6-2 = For one point you get one of these: two Towers; a Banner laid for the Kingship; a Castle; a Property other than the Cathedral, attached to a Fief; a Lord or Abbot for a Fief without one.
rule-W6-3 = You buy from your set, beyond the cards of your deck. What is on the table cannot go into the deck, and of a type with all copies in use you can buy no more. A Land you buy brings its Army card (B5.3). You choose which cards stand as Towers.
rule-W6-4 = With decks and Mulligans done, just before the first turn, the Banners laid this Winter are counted: a lead as in B8.2 takes the King card (B8.5), and all of them are discarded. Without such a lead they stay on the table. Either way they were not available for the new deck.

## W7

rule-W7-1 = If the last Viking marker advances by W4.3, the Vikings are turned up at once (B9.2), before any point is spent, and the markers go back: the Summer begins in the Danelaw. The host acts once every Earl has had a turn. { $wessex_start_counts ->
   *[true] That is not its turn of arrival, so a marker advances and it gains a card.
    [false] That is its turn of arrival: no marker advances and it gains no card.
}

## W8

rule-W8-1 = In the Danelaw phase the markers move as in H3.1 and H3.2. There are no more votes for Winter.
rule-W8-2 = If a Viking turn begins and no Earl has a Fief, the Vikings win.
rule-W8-3 = When the last Viking marker has advanced again, the campaign is decided as in H3.3.
rule-W8-4 = With 8 Viking markers the Danelaw phase is over after 8 turns at most, and comes with the ninth Summer at the latest. A Summer with an Attack in every round and no vote that passes ends by B10.3.

## R1

rule-R1-1 = Solo: you are the only Earl, and win when the King falls. Cooperative: his fall is a victory for all Earls together. Semi-cooperative: after his fall the Earls play on against each other, by the base game, until one has won.
rule-R1-2 = While the King stands, Earls must not harm each other: no Attack, no Treachery or Intrigue, no Vikings sent{ $king_truce_bars_joust ->
   *[true] , no Joust
    [false] { "" }
}{ $king_truce_bars_visit ->
   *[true] , no look at a Hand from a Monastery
    [false] { "" }
}. The King never jousts.
rule-R1-3 = Only a Cathedral that belongs to the King can keep you from Bequeathing (B5.5).
rule-R1-4 = On Church Decides, an Earl who controls the Church must give the victory to the Earl who is fighting the King; if the King controls it, he gives it to himself. Vikings count as whoever sent them.
rule-R1-5 = Semi-cooperative: when the King falls, the King card is free, and a lead in Banners laid before takes it (B8.2). All base rules hold among the Earls from then on. What was the King's leaves the game, his cubes too, and his seat is skipped.
rule-R1-6 = The King falls when he has no Fief. Earls go out as in B10, and when all are out, they have lost. Being the last of them wins nothing while he stands; but in semi-cooperative play, if only one Earl is left when he falls, that Earl wins.
rule-R1-7 = A Banquet appeases the King, in semi-cooperative play only: if your cube is drawn for his Attack, Treachery or Intrigue, you may at once discard one from Hand, before a Joust card is drawn or a target chosen, and he does nothing more this turn. Vikings he sends are not appeased.{ $banquet_appeases ->
    [true] { "" }
   *[false] { " (Only if this option is chosen.)" }
}

## R2

rule-R2-1 = The King begins with these Fiefs, each with what it holds in brackets: { $king_fiefs }. He has this many Towers: { $king_towers }. He never adds a Tower, and they use up no card that his tray needs. As printed, he has as many Towers at the start as cards in his Royal force, the King card included.
rule-R2-2 = The King holds the King card and has this many Royal Infantry: { $king_royal_infantry }. Each of them is as strong as Infantry (B6.4), absorbs as much and never dies. With as many as there are Earls he is the King as printed; with twice as many less 1, a strong King; with twice as many and 1 more, a relentless one.
rule-R2-3 = The King's Mind is a small deck out of one Earl set: { $king_mind }. What is left of the set is his tray. You can set a Mind of your own, with up to 6 each of Champion, Land, Treachery, Intrigue, Market Town, Monk, Castle, Vassal and Prince.
rule-R2-4 = Only Earls are drawn for first player. The King then takes the last seat before the Vikings, and { $king_cubes ->
    [0] no cube of his goes
    [one] a cube of his colour goes
   *[other] { $king_cubes } cubes of his colour go
} into the bag. He has no deck and no Hand. { $king_keeps_quiet ->
   *[true] B3.7 binds him too: a Champion drawn too early is wasted, and so is a Treachery or Intrigue that O2 forbids.
    [false] B3.7 and O2 do not bind him: he may strike from his first turn on.
}
rule-R2-5 = The King makes no draw to end his turn, so he cannot die of old age.

## R3

rule-R3-1 = In his turn the King draws a card of the Mind and does what it says. It goes to the Mind's discards, except for a Vassal or Prince who becomes Lord. Only when the last card is dealt with are these shuffled into a new Mind. Cards the King loses, Lords apart, { $king_tray_refills ->
    [true] go back to his tray
   *[false] have a pile of their own and never return to the tray
}.
rule-R3-2 = Champion: the King attacks (R4). Treachery and Intrigue: he plots (R5.1, R5.2).
rule-R3-3 = Land: he attaches one from his tray by R6.2, while there is any, and it brings its Army card (B5.3).
rule-R3-4 = Market Town: if he has none on the table, he attaches one from his tray. { $king_land_for_town ->
   *[true] If he has one, or the tray has none, he takes a Land instead, while there is any.
    [false] If he has one, he takes a Land instead, while there is any.
}
rule-R3-5 = Castle: he founds a Fief with one from his tray, while there is any.
rule-R3-6 = Monk: 2 cubes of his go into the bag{ $king_monk_moves_marker ->
   *[true] , and before the Vikings arrive a Viking marker advances too (B9.4)
    [false] ; no Viking marker moves
}.
rule-R3-7 = Vassal: becomes Lord of a Fief without one; of several, the one with the fewest Properties{ $king_vassal_spares_palace ->
   *[true] , and of equals a Castle before the Palace, which one Treachery would destroy with him
    [false] { "" }
}. If every Fief has a Lord, nothing happens. Prince: likewise, but the Palace comes first. When a Vassal or Prince Lord of his is killed, the card goes to the Mind's discards and so may be drawn again.

## R4

rule-R4-1 = All the King's cubes are set aside and one is drawn from the bag: its Earl is the target. Afterwards the cubes go back.
rule-R4-2 = A Joust card says what he strikes. No Luck: the Towers. Vassal: a Raid on the largest Fief that has a Property. Prince: a Siege, of the Palace if there is one, otherwise of the largest Fief. The largest is the one with most cards, its Lord among them; of equals, most Properties count, then most Lands, then chance.
rule-R4-3 = He cannot strike what is not there. Nor does he begin a Raid or a Siege in which his whole force, less what the Towers absorb, could not take a Property, or that Castle or Palace (B6.8). He counts all that he may field (B6.3) and nothing that the defender might.
rule-R4-4 = If so, he tries the others. Instead of Towers: a Raid, then a Siege. Instead of a Raid: Towers, then a Siege. Instead of a Siege: { $king_siege_falls_back ->
    [first] the Siege of the largest other Fief that his force can take, then a Raid, then Towers
   *[last] a Raid, then Towers
    [never] a Raid, then Towers
}. { $king_siege_falls_back ->
    [never] If nothing remains, he does nothing.
    [first] Whenever he comes to a Siege and cannot take the Palace, that other Fief comes next. If nothing remains, he does nothing.
   *[last] If nothing remains, but his force can take another Fief than the Palace, he besieges the largest of those; otherwise he does nothing.
}
rule-R4-5 = Whether he attacks or defends, the King fields all he has.

## R5

rule-R5-1 = Treachery by the King: draw the Earl as in R4.1. He strikes a Lord (first a Prince, then Vassal, Champion, Monk; of equals, the one whose Fief is richest); if there is none, a Mercenary; if there is none, the Hand. If the Earl has nothing of this, put those cubes aside too and draw another Earl. If nobody has, nothing happens.
rule-R5-2 = Intrigue by the King: draw the Earl as in R4.1. He goes for the first of these there is: one Land and one Market Town of the same Fief; the Cathedral; the Fief with most Properties, of equals the one with most Lands; a Mercenary; Army cards from the pool. From a Fief he takes as many as B7.3 allows, first the Cathedral, then Lands. If the Earl has nothing of this, go on as in R5.1.
rule-R5-3 = Your Treachery can strike a Lord of the King's, your Intrigue win Properties{ $king_forces_intrigued ->
   *[true] , a Mercenary or Army cards of his
    [false] { " of his, but neither Mercenaries nor Army cards" }
}. He has no Hand that could be struck.
rule-R5-4 = A Joust card tells whether the King has Allies: he has on a Prince or Vassal, and has not on No Luck.
rule-R5-5 = In a Political Struggle the King answers whenever he can. He plays his Vassal Lords first, and they go to the Mind's discards; then a Joust card tells, as in R5.4, whether he has one more Vassal.

## R6

rule-R6-1 = The King pays no Ransom for a Lord of his, but takes it from Earls.
rule-R6-2 = Where the King's new Properties go: a Land or Market Town to a Fief that has any of the two; anything else, or if there is none, to the Palace; if he has none, to the largest Fief without a Vassal Lord; if there is none, to the largest. At every step, Fiefs without a Vassal Lord come first. { $king_palace_despite_vassal ->
    [true] The Palace keeps its place even with a Vassal as Lord.
   *[false] While a Vassal is Lord of the Palace and another Fief has no Vassal Lord, the Palace is skipped: a Treachery would cost him all of it.
} If he takes a Land along with a Market Town, they stay together.
rule-R6-3 = Of his spoils the King keeps all he can and burns or razes only the rest. His losses are his weakest cards first, and Lords last.
rule-R6-4 = When the King controls the Vikings, they attack by R4.1 to R4.4, with their own force in place of his.
rule-R6-5 = Whatever else is left open goes the way that serves the King best.

## R7

rule-R7-1 = The King's mat is a page to print, a PDF for A4 or US Letter, made by the command regni paper mat (for US Letter, with --size letter). Fold it lengthwise, corner to corner, and lay it before his Towers. The King card has its place on it, and the Royal Infantry stand on circles.

## O1

rule-O1 = Before play begins, in turn order, each Earl may once shuffle the whole Hand back into the deck and draw a new one. The Great Heathen Army and every Summer of Wessex have this rule by themselves, unless the ruleset says otherwise.{ $free_mulligan ->
    [true] { "" }
   *[false] { " Other games have it only if this option is chosen." }
}

## O2

rule-O2 = A calm start, as in tournaments. { $quiet_politics ->
    [0] { $start_towers ->
        [0] No Attack, Treachery or Intrigue in your first two turns, and two Towers to begin with, picked from your tray.
        [one] You begin with { $start_towers } Tower, picked from your tray.
       *[other] You begin with { $start_towers } Towers, picked from your tray.
    }
    [one] { $start_towers ->
        [0] No Treachery or Intrigue in your first turn.
        [one] No Treachery or Intrigue in your first turn, and { $start_towers } Tower to begin with, picked from your tray.
       *[other] No Treachery or Intrigue in your first turn, and { $start_towers } Towers to begin with, picked from your tray.
    }
   *[other] { $start_towers ->
        [0] No Treachery or Intrigue in your first { $quiet_politics } turns.
        [one] No Treachery or Intrigue in your first { $quiet_politics } turns, and { $start_towers } Tower to begin with, picked from your tray.
       *[other] No Treachery or Intrigue in your first { $quiet_politics } turns, and { $start_towers } Towers to begin with, picked from your tray.
    }
} B3.7 says when you may Attack. In a series, the best of 3 or 5 games, whoever wins a game keeps the deck for the next, and the others may pick a new one. Whoever first has 2 wins (of 5 games, 3) takes the series; with three or more Earls it goes on past the third (or fifth) game until somebody has them.{ $quiet_politics ->
    [0] { $start_towers ->
        [0] { " (Only if this option is chosen.)" }
       *[other] { "" }
    }
   *[other] { "" }
}

## O3

rule-O3 = { $legacy_start ->
    [0] Each Earl has 1, 2 or 3 Legacy points before the game, if this option is chosen.
    [one] Each Earl has { $legacy_start } Legacy point before the game.
   *[other] Each Earl has { $legacy_start } Legacy points before the game.
} Draw the first player, spend the points in turn order as in W6, then pick decks. A lead in Banners makes a King, as in W6.4.

## O4

rule-O4 = The base game, too, is won by holding both the King card and the Cathedral as your own turn begins.{ $state_and_church ->
    [true] { "" }
   *[false] { " (Only if this option is chosen.)" }
}

## O5

rule-O5 = A Mercenary can have any number of Army cards as garrison.{ $garrison_slots ->
    [99] { "" }
   *[other] { " (Only if this option is chosen.)" }
}

## O6

rule-O6 = There is one more Action: discard 2 cards from Hand and take any card you like out of your tray.{ $resourceful ->
    [true] { "" }
   *[false] { " (Only if this option is chosen.)" }
}

## O7

rule-O7 = You can Attack nobody but the next Earl to your left who is still in the game. Politics, Jousts and Vikings are not limited in this way.{ $neighbors ->
    [true] { "" }
   *[false] { " (Only if this option is chosen.)" }
}

## O8

rule-O8 = When Attacker Wins or Defender Wins goes against you, you may discard a Banner from Hand: the battle is Normal instead. This does not work against Church Decides.{ $tactics ->
    [true] { "" }
   *[false] { " (Only if this option is chosen.)" }
}

## O9

rule-O9 = { $house_divided ->
    [0] All decks have cards in common, as a rule 12 of 24, if this option is chosen.
    [one] All decks have { $house_divided } card in common.
   *[other] All decks have { $house_divided } cards in common.
} An Earl drawn from the bag picks them. The rest of your deck you pick yourself, in secret.

## O10

rule-O10 = You can place a Church, or the Cathedral, as a Fief of its own. It has room for Lands, Market Towns and a Lord, but for no other religious building; a Church with a Monk as Lord is a Monastery. Such a Fief is land like any other: whoever has one is in the game (B10.1). A Siege takes it with { $clerisy_strength ->
    [one] { $clerisy_strength } point
   *[other] { $clerisy_strength } points
} past the Towers (B6.8). The building itself cannot be raided, won by Intrigue or staked in a Joust.{ $clerisy ->
    [true] { "" }
   *[false] { " (Only if this option is chosen.)" }
}
