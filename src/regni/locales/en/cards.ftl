### Cards, as they read at the table. Figures that a ruleset can change are left to the rules.

## Earl cards: the Earldom

card-palace = Palace
card-palace-text = The seat of your house and your first Fief. Properties and one Lord belong here. It withstands more than a Castle.
card-castle = Castle
card-castle-text = Place it to found a Fief, with room for Properties and one Lord. An Earl with neither Castle nor Palace has no Earldom left.
card-land = Land
card-land-text = Attach it to a Fief. Placing it brings men to your Army pool. Lands make your levy, and without one you cannot Recruit.
card-market_town = Market Town
card-market_town-text = Attach it to a Fief. Each Land of that Fief counts double in your levy.
card-church = Church
card-church-text = Attach it to a Fief. With one on the table you may Bequeath even under a rival's Cathedral. With an Abbot in the same Fief it makes a Monastery.
card-cathedral = Cathedral
card-cathedral-text = Attach it to a Fief. You are Archbishop and speak for the Church in battle. Rivals without a Church cannot Bequeath.

## Earl cards: faces

card-prince = Prince
card-prince-text = Lord of a Fief, or a fighter straight from Hand. As Lord he can take a Banner: that is how you Bequeath.
card-vassal = Vassal
card-vassal-text = Lord, fighter from Hand, Emissary, and your voice in a Political Struggle. If Treachery kills him as Lord, his Fief is lost with him.
card-champion = Champion
card-champion-text = Lord of a Fief, or a fighter straight from Hand. In a Joust he turns one of your Joust cards into a Prince.
card-monk = Monk
card-monk-text = As Lord he is an Abbot, and his Monastery can make a rival show you a Hand. As Emissary he goes from Hand to the Vikings for good and puts your cubes into the bag.
card-mercenary = Mercenary
card-mercenary-text = Stands outside your Fiefs and can be garrisoned from your Army pool; both fight together. Or he fights straight from Hand.

## Earl cards: politics

card-treachery = Treachery
card-treachery-text = Kill a rival's Lord, remove a Mercenary with its garrison, or rob a Hand of cards at random. Allies may answer it.
card-intrigue = Intrigue
card-intrigue-text = Win Properties of one Fief, a Mercenary with its garrison, or Army cards from a pool. Allies may answer it.
card-allies = Allies
card-allies-text = Keep it in Hand. Played against a Treachery or Intrigue aimed at you, it opens a Political Struggle.
card-banquet = Banquet
card-banquet-text = Your Action goes to the feast: draw cards from your deck.
card-banner = Banner
card-banner-text = Lay it to claim the Kingship, or set it on your Prince Lord to Bequeath. Where Jousts are held, it calls one.
card-tower = Tower
card-tower-text = Any Earl card, face down. It shields the whole Earldom and stands until Towers themselves are attacked.
card-hidden = Unknown card

## Army and Vikings

card-infantry = Infantry
card-infantry-text = An Army card. It waits in your pool, fights when you field it, or garrisons a Mercenary.
card-knight = Knight
card-knight-text = A horseman among the Army cards. He waits in your pool, fights when you field him, or garrisons a Mercenary.
card-viking = Viking
card-viking-text = One ship of the host. It fights for whoever controls the Vikings this turn, and burns what it takes.
card-chieftain = Chieftain
card-chieftain-text = A leader of the host. He burns and razes, and takes no Ransom.
card-king = King
card-king-text = Taken by a lead in Banners. Your rivals give you a Royal Army. The card fights for you and never dies.

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
card-no_luck-text = The lance breaks. It counts for nothing.
card-joust_vassal = Joust Vassal
card-joust_vassal-text = A fair lance: better than No Luck, below a Prince.
card-joust_prince = Joust Prince
card-joust_prince-text = The best lance in the lists.

## Colours

earl-blue = Blue
earl-red = Red
earl-green = Green
earl-gold = Gold
earl-purple = Purple
earl-orange = Orange
earl-vikings = the Vikings
# Whoever plays by himself in Rebellion, instead of his colour.
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
