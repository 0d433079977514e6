### The guided first game. A text that ends in -do says what the learner is to do, in one sentence.

lesson-first = Your first game
lesson-first-about = For somebody who has never seen the game. You play at the real table, one small step at a time, and win a battle on the way. At the end you play on alone.

## What you have, how one wins, a Fief and its Lord

lesson-first-fief = Your first Fief
lesson-first-fief-about = What you have and how you win; a Fief and its Lord; your turn.
lesson-first-fief-hello = Welcome. You are Blue, and your cards lie at the bottom. Red, at the top, is your rival. Both of you are Earls.
lesson-first-fief-goal = The card in the middle of your side is your Palace. It is your first Fief: a place that is yours. An Earl who has lost every Fief is out of the game. The last one left wins.
lesson-first-fief-hand = These cards are your Hand. Only you see them. In your turn you may take one Action. Most Actions are to play a card.
lesson-first-fief-castle = With only one Fief, one defeat ends your game. A Castle gives you a second Fief.
lesson-first-fief-castle-do = Choose the Castle in your Hand, then the frame “A new Fief” that appears.
lesson-first-fief-castle-later = A good card, and you may play it soon. A second Fief comes first: it keeps you in the game.
lesson-first-fief-castle-end = You could end your turn without an Action. But an Action that you do not take is lost.
lesson-first-fief-draw = Well done: two Fiefs. That was your Action. To end your turn, you draw a card from your deck.
lesson-first-fief-draw-do = Choose your deck.
lesson-first-fief-lord = Red has founded a Fief too, and now it is your turn again. Each Fief has room for one Lord, who guards it and fights for you. Your Prince can be a Lord.
lesson-first-fief-lord-do = Choose the Prince in your Hand, then one of your Fiefs.
lesson-first-fief-lord-champion = A Champion can be a Lord too, and he fights best. Keep him in your Hand for now: he will surprise Red later.
lesson-first-fief-done = Everything of yours on the table is your Earldom. Yours has two Fiefs now, one of them with a Lord. Next: soldiers.

## Lands, Levy and Recruits

lesson-first-army = Land and soldiers
lesson-first-army-about = Lands, your levy, and how you get soldiers.
lesson-first-army-land = Some turns have passed. Soldiers come from Land. When you attach a Land to a Fief, you draw an Army card at once.
lesson-first-army-land-do = Choose the Land in your Hand, then one of your Fiefs.
lesson-first-army-pool = The new card is Infantry, your foot soldiers. Your soldiers wait beside your Fiefs, in your pool. Everyone can see them.
lesson-first-army-turn = Your Action is used. End your turn, and see what Red does.
lesson-first-army-turn-do = Draw: choose your deck.
lesson-first-army-recruit = You have two Lands, so your levy is 2. It counts twice: you may send 2 soldiers of your pool into a battle, and when you Recruit, you draw 2.
lesson-first-army-recruit-do = Choose the Army deck: the small shield in the middle of the table.
lesson-first-army-done = Infantry, and a Knight. A Knight is worth two foot soldiers. You have an army now.

## Towers

lesson-first-towers = Towers
lesson-first-towers-about = Towers, which cost no Action.
lesson-first-towers-danger = Some turns later, Red has soldiers too. In an Attack they could take a Fief of yours, and nothing stands before it yet.
lesson-first-towers-raise = Every card has a Tower on its back. Set one face down before your Fiefs: each Tower stops 1 damage, in every Attack. It is a free placement, so it costs no Action, and you may set as many as you like.
lesson-first-towers-raise-do = Choose a card that you can spare (any will do), then the place of your Towers. Do it twice.
lesson-first-towers-raise-later = That would be your Action, and you still have it. Towers cost nothing, so set them first.
lesson-first-towers-raise-end = Your turn would be over, and Red would find no Tower in his way.
lesson-first-towers-done = Two Towers: they guard all your Fiefs. Only you know which cards they are. Every Attack on you now needs 2 more.

## A Siege of one's own

lesson-first-siege = Your first battle
lesson-first-siege-about = Attack Red: forces, Towers, walls and the Battle card.
lesson-first-siege-kinds = Some turns later, you strike. An Attack is an Action, and there are three kinds: storm the Towers, Raid a Fief for what is attached to it, or Siege, to take the whole Fief.
lesson-first-siege-target = Look at the Castle of Red. One Tower stops 1 damage, and the walls of a Castle fall to { $castle_strength }. So you need 3, and more if its Lord comes out to fight.
lesson-first-siege-declare = You have a Prince and soldiers, and in your Hand a Champion, your best fighter. That is enough.
lesson-first-siege-declare-do = Choose the Castle of Red, then “Choose the cards myself”.
lesson-first-siege-declare-palace = The Palace falls only to { $palace_strength }, and the Tower stands before it too. The Castle is easier.
lesson-first-siege-declare-raid = A Raid takes what is attached to the Fief. You are strong enough to take the whole of it.
lesson-first-siege-declare-storm = You would fell the Tower, and no more. You are strong enough for the Castle behind it.
lesson-first-siege-who = Who fights for you? Infantry and Princes have a strength of 1, Knights and Champions of 2. Added up, that is your force.
lesson-first-siege-field = You may send 2 soldiers from your pool (that is your levy), your Lord, and the Champion from your Hand. 4 would do against Lord, Tower and walls; send more, to be safe.
lesson-first-siege-field-do = Choose your cards one after another, until your force is 5 or more.
lesson-first-siege-send = Your force stands before the Castle. If nobody comes out, it falls. If its Lord does, a card is drawn that decides who deals damage.
lesson-first-siege-send-do = Attack.
lesson-first-siege-send-more = It would do no harm. But you have enough, and who stays at home cannot fall.
lesson-first-siege-card = The Lord of the Castle came out, so a Battle card was drawn: Attacker Wins. Only you deal damage. Look at the bars: 1 is spent on the Lord and 1 on the Tower. What is left is enough, for the walls fall to { $castle_strength }.
lesson-first-siege-spoils = You have won your first battle. The Castle and all that belongs to it can be yours.
lesson-first-siege-spoils-do = Take it over.
lesson-first-siege-spoils-raze = You could tear it down, so that nobody has it. Better to have it yourself.
lesson-first-siege-done = The Castle is yours, and Red has one Fief left. He could have bought back his Lord, and chose not to. A Champion that you send from your Hand does not come back: he has done his part.

## Being attacked

lesson-first-defence = Under attack
lesson-first-defence-about = Defend a Castle, and choose your losses.
lesson-first-defence-warning = A new position, some turns later. You have two Fiefs, and Red has an army. It is his turn: watch what he does.
lesson-first-defence-field = Red besieges your Castle with a force of 3. Your Tower stops 1, and the walls fall to the other 2: if nobody fights, you lose it. Send enough to strike down all that he sent.
lesson-first-defence-field-do = Choose your cards until your force is 4 or more.
lesson-first-defence-field-done = Then nobody would defend the Castle. You can do better.
lesson-first-defence-stand = That is more than he has.
lesson-first-defence-stand-do = Defend.
lesson-first-defence-stand-more = It would help, but each card that you send may be lost. You have enough.
lesson-first-defence-losses = The Battle card was Normal: both sides deal damage. He loses all that he sent. His 3 damage strikes you, and you choose who falls.
lesson-first-defence-losses-do = Choose a card of yours that is lost.
lesson-first-defence-done = The Castle has held. A card falls only if all its strength is struck; what is left over is in vain. Damage goes first into the cards that fight, then into Towers, then into the walls. And Red has lost his army.

## Plots

lesson-first-plots = Plots
lesson-first-plots-about = Treachery and Intrigue, Allies, and why a Vassal matters.
lesson-first-plots-treachery = Some turns later. There is a quieter way than war: politics. Treachery kills a Lord. If he is a Vassal, his whole Fief is lost with him. The Lord of Red’s Castle is one.
lesson-first-plots-treachery-do = Choose the Treachery in your Hand, then the Vassal of Red.
lesson-first-plots-treachery-hand = Treachery can also cost Red two cards of his Hand. The Vassal and his Castle are worth more.
lesson-first-plots-allies = Red answers with Allies, so there is a Political Struggle. Play a Vassal. If Red has none to answer with, you win.
lesson-first-plots-allies-do = Play the Vassal from your Hand.
lesson-first-plots-allies-pass = Then Red wins, and your Treachery comes to nothing. You hold a Vassal, so use him.
lesson-first-plots-fallen = Red has no Vassal left to play. His Lord is dead, and the Castle is gone. So beware of a Vassal as a Lord: he may cost you the Fief.
lesson-first-plots-done = The other plot is Intrigue. It takes goods: what is attached to a Fief, or soldiers. Against both, keep Allies and a Vassal in your Hand.

## The deck and the crown

lesson-first-banners = Old age and the crown
lesson-first-banners-about = The Banquet, an empty deck, and what a Banner can do.
lesson-first-banners-banquet = Much later, your deck has only 4 cards left. A Banquet lets you draw 2 more.
lesson-first-banners-banquet-do = Play the Banquet.
lesson-first-banners-age = More cards, but now 2 are left, and you draw one each turn. If you must draw and your deck is empty, your Earl dies of old age, and your game is over.
lesson-first-banners-age-do = Draw, to end your turn.
lesson-first-banners-bequeath = One card left. A Banner saves you: lay it on a Prince who is your Lord, to Bequeath. All your discards come back into your deck. It costs you the Prince.
lesson-first-banners-bequeath-do = Choose a Banner, then your Prince.
lesson-first-banners-bequeath-crown = The crown is tempting, but soon you could draw no more. Look after your deck first.
lesson-first-banners-turn = Your deck is full of life again. End your turn.
lesson-first-banners-turn-do = Draw: choose your deck.
lesson-first-banners-crown = Banners have another use. You have laid one for the Kingship before. If you have 2 more than everyone else, the crown is yours, and every rival gives you a soldier.
lesson-first-banners-crown-do = Choose a Banner, then the crown.
lesson-first-banners-done = You are King, and nobody can take it from you. The King card fights beside your soldiers, and it cannot die.

## The longboats

lesson-first-vikings = The longboats
lesson-first-vikings-about = When the Vikings come, and whom they follow.
lesson-first-vikings-boats = Another day: look at the sea at the top. The Vikings are on their way: each round in which nobody attacks, a Viking marker advances, as a boat. 7 of { $viking_markers } are out.
lesson-first-vikings-emissary = When they are here, a cube is drawn from a bag each round, and the Vikings strike for the Earl of that colour. Send a Monk as Emissary, and 2 more cubes of yours go into the bag.
lesson-first-vikings-emissary-do = Choose the Monk in your Hand, then the Vikings.
lesson-first-vikings-land = Your Emissary has also called the last boat. When this round is over, they are here.
lesson-first-vikings-land-do = Draw, to end your turn.
lesson-first-vikings-strike = The Vikings have landed, and your cube was drawn. Now they fight for you, all of them at once.
lesson-first-vikings-strike-do = Choose a Fief of Red for a Siege.
lesson-first-vikings-strike-pass = Then they do nothing this round. Next round they may follow Red.
lesson-first-vikings-strike-other = They could do that. But they are strong enough for a whole Fief.
lesson-first-vikings-strike-own = Not against yourself. They follow you.
lesson-first-vikings-done = Vikings keep nothing: what they take is destroyed. They grow each round, and next time they may follow Red.

## Alone

lesson-first-alone = On your own
lesson-first-alone-about = Play a game to its end against a squire.
lesson-first-alone-over-to-you = You know the main things. To read what a card does, point at it, or hold your finger on it. Here is a game under way, and this time Red plays to win. Each turn: look at what threatens you, take your Action, set Towers, draw.
lesson-first-alone-go = The line below the middle of the table warns you of dangers. Everything that you can do is highlighted, and nobody tells you what to play. Take the last Fief of Red, and you have won.
