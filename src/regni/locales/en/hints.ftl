### Short words at the table about what happens for the first time. A variable carries the value in force.

hint-name = New to you
hint-close = Got it
hint-off = I know the game
hint-off-note = No more notes. You can turn them on again in the settings.
comfort-hints = Notes for newcomers

hint-turn = Your turn
hint-turn-text = What has a gold edge can be used now. Take one Action if you like, set Towers for free, and draw: that ends your turn.
hint-attacked = You are attacked
hint-attacked-text = You may send cards to defend: those lit on the table, and fighters from your Hand. If you send none, no Battle card is drawn and the whole force strikes your Towers and walls.
hint-battle = The Battle card
hint-battle-text = Somebody defends, so a card decides who strikes: on Normal both sides, otherwise only one of them.
hint-towers = Towers
hint-towers-text = Each Tower absorbs { $tower_soak } and stays where it is. Only an Attack on the Towers themselves fells them.
hint-robbed = Taken from you
hint-robbed-text = Damage that passes your Towers takes a Property for each point in a Raid, and in a Siege the whole Fief: a Castle for { $castle_strength }, a Palace for { $palace_strength }. More Towers and a defence in time prevent it.
hint-burnt = Burnt
hint-burnt-text = What an attacker does not keep is burnt and goes to the discards of its colour. The Vikings burn everything they take.
hint-captured = A Lord is captured
hint-captured-text = Where only one side strikes, Lords of the other are captured. The owner may pay { $ransom_properties ->
    [one] { $ransom_properties } Property
   *[other] { $ransom_properties } Properties
} as Ransom. Without it the Lord dies.
hint-treachery = Treachery
hint-treachery-text = It kills a Lord, removes a Mercenary or takes cards from a Hand. Whoever is struck may answer with Allies, if there are any in the Hand.
hint-vassal = A Fief lost to Treachery
hint-vassal-text = A Vassal was its Lord. If Treachery kills a Vassal, the whole Fief goes with him; any other Lord leaves his Fief standing.
hint-intrigue = Intrigue
hint-intrigue-text = It wins Properties of one Fief, a Mercenary or Army cards, and costs nothing but the card. Allies may answer it.
hint-struggle = A Political Struggle
hint-struggle-text = Allies were played. Now both sides play Vassals in turn, and whoever does not answer loses.
hint-banner = A Banner for the crown
hint-banner-text = An Earl who leads every other by { $kingship_lead ->
    [one] { $kingship_lead } Banner
   *[other] { $kingship_lead } Banners
} takes the King card.
hint-crowned = A King
hint-crowned-text = The King card fights for its Earl and never dies. Each of the others gives the King an Army card.
hint-bequeath = A Bequest
hint-bequeath-text = Banner and Prince are discarded, and all discards become a new deck. That is how an Earl escapes death of old age.
hint-joust = A Joust
hint-joust-text = Whoever enters stakes a Property and gets { $joust_cards ->
    [one] { $joust_cards } Joust card
   *[other] { $joust_cards } Joust cards
}. The best hand takes all stakes. You may decline.
hint-longboat = A longboat comes nearer
hint-longboat-text = One comes in each round without an Attack, and when an Emissary is sent. When all { $viking_markers } have come, the Vikings land.
hint-emissary = An Emissary
hint-emissary-text = He stays with the Vikings for good and puts cubes of his Earl into the bag. The more cubes, the more often the Vikings will obey that Earl.
hint-arrived = The Vikings are here
hint-arrived-text = From now on a cube is drawn each round, and its Earl may send the whole host against another Earl. Nobody can attack the Vikings.
hint-countdown = The second countdown
hint-countdown-text = All { $viking_markers } markers advance once more, one each round, and nothing delays them. When the last has advanced, crown and Cathedral decide who wins.
hint-old_age = An empty deck
hint-old_age-text = Whoever must draw and has no card left dies of old age. Prevent it in time: a Banner set on a Prince who is Lord shuffles your discards into a new deck.
hint-branch = A lesser branch
hint-branch-text = The deck was empty. The Fiefs of this Earl are discarded, the discards become a new deck, and the Earl plays on.
hint-out = An Earl is out
hint-out-text = Without a Castle or Palace, with an empty deck, or by conceding, an Earl leaves the game.
hint-tabled = Off the table
hint-tabled-text = An Earl without a Fief plays on with the Hand, and is back with the next Castle or Palace.
hint-vote = A vote for Winter
hint-vote-text = More votes for it than against, and the Summer ends at once. King card, Churches, Princes, Monasteries and the Cathedral bring votes.
hint-longboats = The Vikings are in sight
hint-longboats-text = Everybody votes once more. If Winter wins, they do not land; if it fails, they do, and there are no more votes.
hint-winter = Winter
hint-winter-text = The table is cleared. Legacy points are earned and spent, everybody picks a new deck, and the next Summer begins.
hint-legacy = Your Legacy
hint-legacy-text = You now spend all your points, one at a time in turn. Next Winter you have them again, and those that you earn by then.
hint-mind = The King’s turn
hint-mind-text = He turns up a card of his Mind and does what it says. You can see which cards of it are still to come.
hint-target = Whom the King strikes
hint-target-text = A cube from the bag named the Earl. Cubes come in with Emissaries.
hint-strikes = What the King strikes
hint-strikes-text = A Joust card says it: No Luck the Towers, a Vassal a Raid, a Prince a Siege. He does not begin what your Towers alone could stop.
hint-king_falls = The King has fallen
hint-king_falls-text = He had no Fief left. Alone or together you have won with that; in a semi-cooperative game the Earls now go on against each other.
