### The terms of the game: how texts name each, apart by commas, and what it is. A name in small letters also stands
### with a capital. A variable carries the value of the setting in force.

term-abbot = Abbot, Abbots
term-abbot-text = A Monk who is Lord of a Fief. { $abbot_fights ->
    [true] He may fight like other Lords.
   *[false] He never fights.
}
term-action = Action, Actions
term-action-text = The main thing you do in your turn: build, fight, plot, feast and so on. You have one a turn, and need not use it.
term-archbishop = Archbishop
term-archbishop-text = The Earl who holds the Cathedral. He controls the Church: when Church Decides is drawn, he chooses how the battle goes.
term-army = Army card, Army cards, Army
term-army-text = Infantry and Knights. They come with Lands and by Recruiting, and wait in your pool until you field them.
term-attack = Attack, Attacks
term-attack-text = An Action against another Earl: storm the Towers, raid a Fief or besiege it.
term-battle_card = Battle card, Battle cards, Battle deck, Battle
term-battle_card-text = Drawn when somebody defends. It says which side deals damage.
term-bequeath = Bequeath, Bequeaths, Bequeathed, Bequeathing
term-bequeath-text = Lay a Banner on a Prince who is your Lord. Both are discarded, and all your discards are shuffled into your deck, so that your Earl does not die of old age.
term-captive = captive, captives, captured
term-captive-text = A captured Lord. His owner may free him by a Ransom; without it he dies.
term-crowned = the King
term-crowned-text = He plays by himself and moves last. He draws a card of his Mind and does what it says. He falls when he has no Fief.
term-cubes = bag, cube, cubes
term-cubes-text = The bag holds cubes of the Earls’ colours. Whose cube is drawn controls the Vikings for that turn. Emissaries add cubes.
term-danelaw = Danelaw
term-danelaw-text = The time after the Vikings have arrived. The Viking markers advance a second time; when the last of the { $viking_markers } has advanced, it is decided who has won.
term-deck = deck, decks
term-deck-text = The { $deck_size } cards that you chose before the game. If you must draw and it is empty, your Earl dies of old age.
term-discards = discards, discard pile
term-discards-text = Cards that have left play, open to all, in a pile for each colour.
term-earl = Earl, Earls
term-earl-text = A player. Each Earl has a colour, a deck, a Hand and an Earldom.
term-earldom = Earldom, Earldoms
term-earldom-text = Everything of an Earl on the table: Fiefs, Towers, Mercenaries and Army cards.
term-emissary = Emissary, Emissaries
term-emissary-text = A Vassal or Monk sent from Hand to the Vikings for good. A Vassal puts { $emissary_vassal_cubes } and a Monk { $emissary_monk_cubes } of your cubes into the bag.
term-fief = Fief, Fiefs
term-fief-text = A Castle or Palace with its Properties and room for one Lord.
term-field = field, fields, fielded, fielding, force, forces
term-field-text = To field a card is to send it into a battle. Your force is the strength of all you have fielded, added up.
term-free = free placement, free placements
term-free-text = It costs no Action: a Hand card set face down as a Tower, or an Army card moved from your pool to a garrison.
term-garrison = garrison, garrisons, garrisoned
term-garrison-text = Army cards that stay with a Mercenary and fight with him. Each Mercenary has { $garrison_slots ->
    [0] no room for any
    [99] room for any number
   *[other] room for { $garrison_slots }
}.
term-hand = Hand, Hands
term-hand-text = The cards that only you see. You begin with { $hand_size }.{ $hand_limit ->
    [0] { "" }
   *[other] { " At the end of your turn you keep" } { $hand_limit } at most.
}
term-heathen = Great Heathen Army
term-heathen-text = { variant-heathen-text }
term-joust = Joust, Jousts
term-joust-text = A Banner can call it. Each Earl who enters stakes a Property and gets { $joust_cards ->
    [one] { $joust_cards } Joust card
   *[other] { $joust_cards } Joust cards
}; the best hand takes all stakes.
term-kingship = Kingship, crown
term-kingship-text = Whoever leads every other Earl by { $kingship_lead ->
    [one] { $kingship_lead } Banner
   *[other] { $kingship_lead } Banners
} takes the King card and is King.
term-legacy = Legacy point, Legacy points, Legacy
term-legacy-text = Earned for what you hold when Winter comes. You spend all your points each Winter: a point buys two Towers, a Banner, a Castle, a Property or a Lord for the next Summer.
term-levy = levy, levies
term-levy-text = How many Army cards of your pool you may field in one { $levy_limits_defence ->
   *[true] battle
    [false] Attack
}: as many as you have Lands. Where a Market Town stands, the Lands of its Fief count { $market_town_factor } times.
term-lord = Lord, Lords
term-lord-text = A Prince, Vassal, Champion or Monk placed in a Fief. Each Fief has room for one.
term-markers = Viking marker, Viking markers, white marker, marker, markers, white combat marker
term-markers-text = There are { $viking_markers } Viking markers, and one advances each Viking turn; when all have advanced, the Vikings arrive. An Attack sets the white marker forward, and then no Viking marker moves that turn.
term-mind = Mind, King’s Mind, the King’s Mind
term-mind-text = A small deck of the King’s. Each turn he draws a card of it and does what it says.
term-monastery = Monastery, Monasteries
term-monastery-text = { $monastery_needs_church ->
   *[true] A Fief with a Church and an Abbot.
    [false] A Fief with an Abbot.
} As an Action, use it to see the Hand of another Earl.
term-mulligan = Mulligan, Mulligans
term-mulligan-text = Once before play begins you may shuffle your whole Hand back and draw a new one.
term-politics = politics
term-politics-text = Treachery and Intrigue: plots against another Earl. Allies may answer them.
term-pool = pool, pools, Army pool
term-pool-text = Your Army cards that garrison nothing, visible to everyone. From here you field them.
term-property = Property, Properties
term-property-text = Land, Market Town, Church and Cathedral: what is attached to a Fief.
term-raid = Raid, Raids
term-raid-text = An Attack on the Properties of a Fief. Each point of damage that passes the Towers takes one.
term-ransom = Ransom, Ransoms
term-ransom-text = For a captured Lord his owner may give { $ransom_properties ->
    [one] { $ransom_properties } Property
   *[other] { $ransom_properties } Properties
} to the captor. Without it he dies.
term-raze = raze, razes, razed, burn, burns, burnt, burned
term-raze-text = { $burning ->
   *[choice] Instead of keeping what he takes, the attacker may burn a Property or raze a Fief. It is discarded.
    [never] Only the Vikings burn Properties and raze Fiefs. What they take is discarded.
}
term-rebellion = Rebellion
term-rebellion-text = { variant-rebellion-text }
term-recruit = Recruit, Recruits, Recruited, Recruiting
term-recruit-text = An Action for an Earl who has a Land: draw { $recruit ->
   *[levy] as many Army cards as your levy
    [lands] an Army card for each of your Lands
    [one] one Army card
}.
term-royal = Royal Army, Royal Infantry, Royal
term-royal-text = The Army cards that the others gave to the King. They fight beside the King card and { $royal_army_dies ->
   *[true] can die
    [false] cannot die
}. The Royal Infantry of Rebellion never dies.
term-siege = Siege, Sieges, besiege, besieges, besieged
term-siege-text = An Attack on a whole Fief. Past the Towers, a Castle falls to { $castle_strength } and a Palace to { $palace_strength } damage.
term-spoils = spoils
term-spoils-text = What a Raid or a Siege has taken.
term-storm = storm, storms, stormed
term-storm-text = An Attack on the Towers: each point of damage fells one.
term-strength = strength, strengths
term-strength-text = What a card adds to a force, and how much damage it absorbs: { $strength }.
term-struggle = Political Struggle, Struggle, Struggles
term-struggle-text = It begins when Allies answer a plot. Both sides play Vassals in turn; whoever does not answer loses.
term-summer = Summer, Summers, Summer Season
term-summer-text = A part of a campaign, played like a game of its own. Winter ends it.
term-tabled = off the table
term-tabled-text = An Earl without a Fief. He plays on with his Hand, and is back when he has a Fief again.
term-tray = tray, trays
term-tray-text = The cards of a colour that are not in the deck of their Earl.
term-vikings = Vikings, Viking, host
term-vikings-text = They arrive when all their markers have advanced, and then strike each round under the Earl whose cube is drawn. They keep nothing and burn all they take.
term-vote = vote, votes
term-vote-text = On Winter: with more votes for it than against, the Summer ends at once. Each Earl casts all his votes together.
term-wessex = Wessex
term-wessex-text = { variant-wessex-text }
term-winter = Winter, Winters, Winter Season
term-winter-text = It ends a Summer. Legacy points are counted and spent, and everyone picks a new deck.

## How texts name the cards, which explain themselves by their own words

term-castle = Castle, Castles
term-land = Land, Lands
term-market_town = Market Town, Market Towns
term-church = Church, Churches
term-cathedral = Cathedral, Cathedrals
term-prince = Prince, Princes
term-vassal = Vassal, Vassals
term-champion = Champion, Champions
term-monk = Monk, Monks
term-mercenary = Mercenary, Mercenaries
term-treachery = Treachery, Treacheries
term-intrigue = Intrigue, Intrigues
term-allies = Allies
term-banquet = Banquet, Banquets
term-banner = Banner, Banners
term-palace = Palace, Palaces
term-infantry = Infantry
term-knight = Knight, Knights
term-viking = Viking card, Viking cards
term-chieftain = Chieftain, Chieftains
term-king = King, Kings, King card, the King card
term-normal = Normal
term-attacker_wins = Attacker Wins
term-defender_wins = Defender Wins
term-church_decides = Church Decides
term-no_luck = No Luck
term-joust_vassal = Joust Vassal, Joust Vassals
term-joust_prince = Joust Prince, Joust Princes
term-tower = Tower, Towers

## What else may be typed to ask for a term, or for rules on a plainer word

topic-attack = battle
topic-field = send
topic-mind = King's Mind, King's turn
topic-tabled = relative
topic-turn = turn, draw
topic-vikings = control
topic-vote = abstain, longboats
topic-win = win, winning, end

## On pages

terms-button = Terms of the game
terms-explained = Explanation
terms-none = There is no term of the game in sight.
terms-title = Terms
