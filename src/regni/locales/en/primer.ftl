### How to play: a page for each variant, to be read in three minutes before the first game. A variable carries the
### value of the setting in force.

primer-title = How to play
primer-nav = How to play
primer-lead = Each page takes about three minutes. The base game comes first: the others change it.
primer-of = How to play: { $game }
primer-goal = The goal.
primer-open = What differs
primer-open-base = Read this first
primer-beyond = These pages are for your first game. What they leave out is in the rules.
primer-print = Print this page
primer-at-table = With the rules of your table.
primer-first = This is the base game with the changes below.
primer-first-link = How to play the base game
primer-onward = What next
primer-play = Set up a game

primer-turn = A turn in five pictures
primer-differs = What differs from the base game
primer-in-full = The rules in full
primer-mistakes = Three mistakes that beginners make
primer-cards = The fifteen cards
primer-cards-text = Your deck holds { $deck_size } cards. You choose how many of each; ready decks are there to begin with.
primer-cards-build = To build with
primer-cards-people = People
primer-cards-politics = Politics

## The goal, for somebody who has never seen the game

primer-goal-base = Build Castles, take those of the others, and be the last Earl who has one. You are out when you have neither Castle nor Palace, or when you must draw a card and your deck is empty.
primer-goal-heathen = Nobody is thrown out. Win by holding the King card and the Cathedral together, or have the better claim when the Viking ships have come twice.
primer-goal-wessex = A campaign in several parts. Win it by holding the King card and the Cathedral together, or have the better claim when the Viking ships have come twice; between the parts you build a stronger start for the next.
primer-goal-rebellion = Alone or with others, take every Fief of a King who plays by himself, before he and the Vikings take yours.

## A turn of the base game

primer-turn-build = Build: your Action
primer-turn-build-text = You have one Action a turn. Mostly you place a card: a Castle founds a Fief, a character becomes Lord of a Fief, a Land { $land_army ->
    [0] lets more of your Army cards fight
    [one] brings an Army card
   *[other] brings { $land_army } Army cards
}.
primer-turn-towers = Set Towers: free
primer-turn-towers-text = Before or after your Action, put as many cards of your Hand face down as you like. Each of them is now a Tower and protects all your Fiefs.
primer-turn-attack = Or attack: your Action
primer-turn-attack-text = Instead of building you may attack. Add up the cards you send. The defender may send some too. Each Tower absorbs { $tower_soak }. A Castle falls if { $castle_strength } or more are left over, a Palace if it is { $palace_strength }.
primer-turn-draw = Draw: the end of your turn
primer-turn-draw-text = Your turn ends when you draw { $turn_draw ->
    [one] a card
   *[other] { $turn_draw } cards
}, and you have to. You began with { $hand_size } of your { $deck_size } cards in Hand. If you must draw and no card is left, your Earl dies of old age.
primer-turn-round = The others, then the Vikings
primer-turn-round-text = After everybody’s turn a longboat comes nearer, unless somebody attacked. When all { $viking_markers } have come, the Vikings land, and then they strike each round for the Earl whose cube is drawn.

primer-turn-heathen-draw-text = Your turn ends when you draw { $turn_draw ->
    [one] a card
   *[other] { $turn_draw } cards
}, and you have to. If no card is left, you lose your Fiefs, your Mercenaries and your Banners on the table, and your discards become your new deck.
primer-turn-heathen-round-text = After everybody’s turn a longboat comes nearer, unless somebody attacked. When all { $viking_markers } have come, the Vikings land, and then they strike each round for the Earl whose cube is drawn. The longboats come a second time meanwhile.
primer-turn-wessex-draw-text = Your turn ends when you draw { $turn_draw ->
    [one] a card
   *[other] { $turn_draw } cards
}, and you have to. If no card is left, you lose your Fiefs and your Banners on the table, and your discards become your new deck.
primer-turn-wessex-round-text = After everybody’s turn a longboat comes nearer, unless somebody attacked. When all { $viking_markers } have come, everybody votes: if Winter does not win, the Vikings land, and then they strike each round for the Earl whose cube is drawn.
primer-turn-rebellion-round-text = After the last Earl it is the King’s turn. Then a longboat comes nearer, unless somebody attacked. When all { $viking_markers } have come, the Vikings land, and then they strike each round for whom the drawn cube names: an Earl, or the King.

## What beginners miss: the base game

primer-mistake-base-1 = No Towers
primer-mistake-base-1-text = Most Fiefs that are besieged without a Tower fall. Three Towers turn that round. They cost no Action: in each of your first turns, put down a card that you do not need soon.
primer-mistake-base-2 = No army, and only one Fief
primer-mistake-base-2-text = Whoever has nobody to send loses four Sieges out of five. Place Lands early: they bring Army cards, and you may send as many of these as you have Lands. And found a second Fief: with only one, its fall is your end.
primer-mistake-base-3 = The deck forgotten
primer-mistake-base-3-text = About one Earl in five dies because the deck is empty. Count your cards, and do not waste them on Banquets. With a Prince as Lord, keep a Banner to Bequeath: that shuffles your discards into a new deck.

## Great Heathen Army

primer-heathen-crown = Crown and Cathedral win at once
primer-heathen-crown-text = Hold the King card and the Cathedral when your own turn begins, and you win. So watch whoever has one of them.
primer-heathen-stays = Nobody goes out
primer-heathen-stays-text = If you lose your last Fief, your Mercenaries and your Banners on the table go too. You keep your Hand, your turns and your Towers. Place a Castle, and you are back. But as long as no Vikings have come, an Earl who is the only one with a Fief wins at once.
primer-heathen-branch = An empty deck is not the end
primer-heathen-branch-text = If you must draw and no card is left, a lesser branch of your house takes over: your Fiefs, Mercenaries and Banners are discarded, and all your discards become your new deck.
primer-heathen-countdown = The longboats come twice
primer-heathen-countdown-text = When the Vikings land, all { $viking_markers } Viking markers go back and start again. This time nothing holds them up: one advances each round.
primer-heathen-decides = Who wins when the last one comes
primer-heathen-decides-text = A King who has a Fief wins; if another Earl holds the Cathedral, they win together. Without such a King, the Earl with the Cathedral wins. If there is none either, the Vikings do; they also win when nobody has a Fief left.
primer-heathen-leaves = Smaller things
primer-heathen-leaves-text = Once before the first turn you may exchange your whole Hand. Whoever concedes loses everything on the table, and the others play on.
primer-mistake-heathen-1 = Nobody looks at the crown
primer-mistake-heathen-1-text = Many of these games end because somebody begins a turn with the King card and the Cathedral. If a rival has one of them, do not let that Earl have the other.
primer-mistake-heathen-2 = Fighting to throw somebody out
primer-mistake-heathen-2-text = An Earl without a Fief plays on and comes back with the next Castle. Attack for the Cathedral, or to weaken whoever leads, and not for the last Castle of a weak Earl.
primer-mistake-heathen-3 = No claim when the time is up
primer-mistake-heathen-3-text = After the landing there are { $viking_markers } rounds left, no more. Before that, get the King card or the Cathedral: lay Banners early, or place the Cathedral first. A King needs a Fief at the end, too.

## Wessex

primer-wessex-crown = Crown and Cathedral win at once
primer-wessex-crown-text = Hold the King card and the Cathedral when your own turn begins, and the campaign is yours. It is too if you begin a turn as the only Earl with a Fief before the Vikings have come.
primer-wessex-vote = Votes
primer-wessex-vote-text = A Summer is played like the base game. With a Church or the Cathedral, or as King, you may call a vote for Winter as your Action. Everybody has 1 vote and 1 more with the King card; a Prince as Lord or a Church adds 1; the Cathedral or a Monastery adds as many as there are players. More votes for it than against end the Summer at once.
primer-wessex-longboats = Longboats in sight
primer-wessex-longboats-text = When the Vikings are about to land, everybody votes once more. If Winter wins, they stay away. If it fails, they land, and there are no more votes.
primer-wessex-winter = Winter
primer-wessex-winter-text = The table is cleared, points are counted and spent, and everybody picks a new deck. One more Viking marker stands advanced each time, so every Summer is shorter than the one before. Winter is also the time to stop and go on another day.
primer-wessex-legacy = Legacy
primer-wessex-legacy-text = When Winter comes you earn a Legacy point for the King card; one for each Fief with the Cathedral, a Prince as Lord, a Land beside a Market Town, or a Monastery; and one for showing a Monk with a Banquet. A point buys two Towers, a Banner, a Castle, a Property or a Lord for the next Summer. Your points add up, and each Winter you spend the whole sum again.
primer-wessex-danelaw = The Danelaw
primer-wessex-danelaw-text = Once the Vikings are there, their { $viking_markers } markers go back and advance again, one each round. When the last one has advanced, a King who has a Fief wins, together with another Earl who holds the Cathedral; without such a King, whoever holds the Cathedral; and if nobody does, the Vikings.
primer-wessex-stays = Nobody goes out
primer-wessex-stays-text = Without a Fief you play on with your Hand, vote, and come back with a Castle. If your deck is empty, your Fiefs and Banners are discarded, and your discards become a new deck.
primer-mistake-wessex-1 = A vote that is called too early
primer-mistake-wessex-1-text = Whoever calls a vote and loses it has spent the Action. Count first: the prompt tells everybody’s votes. A tie is not enough.
primer-mistake-wessex-2 = Nothing for Legacy when Winter comes
primer-mistake-wessex-2-text = Points are earned again every Winter, and they add up. A Prince as Lord, or a Land beside a Market Town, in each Fief is worth more than one large Fief.
primer-mistake-wessex-3 = Nobody looks at the crown
primer-mistake-wessex-3-text = Most campaigns end early, because somebody begins a turn with the King card and the Cathedral. Vote for Winter, besiege, or plot before that turn comes.

## Rebellion

primer-rebellion-ways = Three ways to play
primer-rebellion-ways-text = Solo: you are the only Earl. Cooperative: all Earls win together when the King falls. Semi-cooperative: when he has fallen, the Earls go on against each other until one wins.
primer-rebellion-mind = The King and his Mind
primer-rebellion-mind-text = Nobody plays him. In his turn a card of his Mind is turned up, and he does what it says: Land, Market Town, Castle, Vassal and Prince make him stronger, a Monk puts cubes of his into the bag, a Champion attacks, Treachery and Intrigue plot. Every card is seen, so you can count what is still to come.
primer-rebellion-strikes = How he attacks
primer-rebellion-strikes-text = A cube from the bag names the Earl. A Joust card says what he strikes: No Luck the Towers, a Vassal a Raid, a Prince a Siege. He sends all he has; but he never begins what his force could not do against your Towers alone.
primer-rebellion-plots = How he plots
primer-rebellion-plots-text = Treachery kills a Lord, a Prince first; Intrigue takes Properties. Your Allies answer him as usual. Whether he has Allies against your plots, a Joust card tells.
primer-rebellion-strength = What he has
primer-rebellion-strength-text = He begins with several Fiefs, Towers, the King card and a Royal Infantry that never dies. He has no Hand and no deck, and pays no Ransom.
primer-rebellion-truce = Earls do not harm each other
primer-rebellion-truce-text = As long as he stands, you cannot attack another Earl or plot against one. If Church Decides is drawn, an Earl who controls the Church gives the battle to the Earl who fights him.
primer-rebellion-falls = How it ends
primer-rebellion-falls-text = He falls when he has no Fief. Earls go out as in the base game, by losing the last Fief or by an empty deck. When all of you are out, he has won.
primer-mistake-rebellion-1 = The deck forgotten
primer-mistake-rebellion-1-text = Alone, more Earls die of old age than by the King. He never runs out of cards, and you do. Bequeath in time: only a Cathedral of the King’s can forbid it.
primer-mistake-rebellion-2 = Few Towers
primer-mistake-rebellion-2-text = The King does not begin a Siege or a Raid that your Towers alone could stop. So every Tower may save you a whole attack, and not only a point.
primer-mistake-rebellion-3 = Waiting too long
primer-mistake-rebellion-3-text = He builds almost every turn. Take a Castle of his early, as soon as your force is more than his Towers and its walls need, and before a Prince or Vassal stands in it.
