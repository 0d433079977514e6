### Cards, as they read at the table. A variable carries the value of the setting in force.

## Earl cards: the Earldom

card-palace = Palace
card-palace-text = The seat of your house and your first Fief. Properties and one Lord belong here. Past the Towers it falls to { $palace_strength ->
    [one] { $palace_strength } point
   *[other] { $palace_strength } points
}.
card-castle = Castle
card-castle-text = Place it to found a Fief, with room for Properties and one Lord. Past the Towers it falls to { $castle_strength ->
    [one] { $castle_strength } point
   *[other] { $castle_strength } points
}. An Earl with neither Castle nor Palace has no Earldom left.
card-land = Land
card-land-text = Attach it to a Fief: you draw { $land_army ->
    [0] no Army card
    [one] { $land_army } Army card
   *[other] { $land_army } Army cards
}. Lands make your levy, and without one you cannot Recruit.
card-market_town = Market Town
card-market_town-text = Attach it to a Fief. In your levy the Lands of that Fief count { $market_town_factor } times.
card-church = Church
card-church-text = Attach it to a Fief. With one on the table you may Bequeath even if a rival has the Cathedral.{ $monastery_needs_church ->
   *[true] { " With an Abbot in the same Fief it makes a Monastery." }
    [false] { "" }
}
card-cathedral = Cathedral
card-cathedral-text = Attach it to a Fief. You are Archbishop and speak for the Church in battle. Rivals without a Church cannot Bequeath.

## Earl cards: faces

card-prince = Prince
card-prince-text = Lord of a Fief, or a fighter straight from Hand. As Lord he can take a Banner: that is how you Bequeath.
card-vassal = Vassal
card-vassal-text = Lord, fighter from Hand, Emissary with { $emissary_vassal_cubes ->
    [one] { $emissary_vassal_cubes } cube
   *[other] { $emissary_vassal_cubes } cubes
}, and your answer in a Political Struggle. If Treachery kills him as Lord, his Fief is lost with him.
card-champion = Champion
card-champion-text = Lord of a Fief, or a fighter straight from Hand.{ $joust ->
   *[true] { $joust_champion ->
       *[prince] { " In a Joust he turns one of your Joust cards into a Prince." }
        [wild] { " In a Joust he makes one of your Joust cards a Prince or a Vassal, whichever is better." }
    }
    [false] { "" }
}
card-monk = Monk
card-monk-text = As Lord he is an Abbot, and his Monastery can make a rival show you a Hand. As Emissary he goes from Hand to the Vikings for good and puts { $emissary_monk_cubes ->
    [one] { $emissary_monk_cubes } cube
   *[other] { $emissary_monk_cubes } cubes
} of yours into the bag.
card-mercenary = Mercenary
card-mercenary-text = Stands outside your Fiefs{ $garrison_slots ->
    [0] { "" }
    [99] { " and can hold any number of Army cards as garrison; they fight together" }
    [one] { " and can hold" } { $garrison_slots } Army card as garrison; both fight together
   *[other] { " and can hold" } { $garrison_slots } Army cards as garrison; they fight together
}. Or he fights straight from Hand.

## Earl cards: politics

card-treachery = Treachery
card-treachery-text = Kill a rival's Lord, remove a Mercenary with its garrison, or take { $treachery_hand_cards ->
    [one] { $treachery_hand_cards } card
   *[other] { $treachery_hand_cards } cards
} at random from a Hand. Allies may answer it.
card-intrigue = Intrigue
card-intrigue-text = Win up to { $intrigue_properties ->
    [one] { $intrigue_properties } Property
   *[other] { $intrigue_properties } Properties
} of one Fief, a Mercenary with its garrison, or up to { $intrigue_army ->
    [one] { $intrigue_army } Army card
   *[other] { $intrigue_army } Army cards
} from a pool. Allies may answer it.
card-allies = Allies
card-allies-text = Keep it in Hand. Played against a Treachery or Intrigue aimed at you, it begins a Political Struggle.
card-banquet = Banquet
card-banquet-text = Draw { $banquet_cards ->
    [one] { $banquet_cards } card
   *[other] { $banquet_cards } cards
} from your deck.
card-banner = Banner
card-banner-text = Lay it to claim the Kingship: a lead of { $kingship_lead } takes the King card. Or set it on your Prince Lord to Bequeath.{ $joust ->
   *[true] { " Or call a Joust with it." }
    [false] { "" }
}
card-tower = Tower
card-tower-text = Any Earl card, face down. It protects the whole Earldom: it absorbs { $tower_soak } damage and stands until Towers themselves are attacked.
card-hidden = Unknown card

## Army and Vikings

card-infantry = Infantry
card-infantry-text = An Army card. It waits in your pool, fights when you field it, or garrisons a Mercenary.
card-knight = Knight
card-knight-text = A horseman among the Army cards. He waits in your pool, fights when you field him, or garrisons a Mercenary.
card-viking = Viking
card-viking-text = One ship of the host. It fights for the Earl who controls the Vikings this turn, and burns what it takes.
card-chieftain = Chieftain
card-chieftain-text = A leader of the host. He burns and razes, and takes no Ransom.
card-king = King
card-king-text = Taken by a lead of { $kingship_lead ->
    [one] { $kingship_lead } Banner
   *[other] { $kingship_lead } Banners
}. Your rivals give you a Royal Army. The card fights for you and never dies.

## Battle cards

card-normal = Normal
card-normal-text = Both sides deal their force. A Lord who is lost is killed.
card-attacker_wins = Attacker Wins
card-attacker_wins-text = The attacker alone deals damage. Defending Lords are captured rather than killed.
card-defender_wins = Defender Wins
card-defender_wins-text = The defender alone deals damage. Attacking Lords are captured rather than killed.
card-church_decides = Church Decides
card-church_decides-text = Whoever controls the Church chooses Normal, Attacker Wins or Defender Wins. If nobody does, Normal.

## Joust cards

card-no_luck = No Luck
card-no_luck-text = The lance breaks. It is worth nothing.
card-joust_vassal = Joust Vassal
card-joust_vassal-text = Better than No Luck, below a Prince.
card-joust_prince = Joust Prince
card-joust_prince-text = The best card in a Joust.

## Colours

earl-blue = Blue
earl-red = Red
earl-green = Green
earl-gold = Gold
earl-purple = Purple
earl-orange = Orange
earl-vikings = the Vikings
# The King of Rebellion, who plays by himself. He has no colour of his own.
earl-king = the King

# Earls by letter, so that no colour is needed to tell them apart.
letter-blue = B
letter-red = R
letter-green = G
letter-gold = D
letter-purple = P
letter-orange = O
letter-vikings = ~
letter-king = ♔
