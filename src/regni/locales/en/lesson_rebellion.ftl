### Rebellion alone against the King. A text that ends in -do says what the learner is to do, in one sentence.

lesson-rebellion = Rebellion: alone against the King
lesson-rebellion-about = For those who know the base game. The King plays by himself, and you learn to read him: what he draws, why he attacks as he does, and how you answer. At the end you finish a game on your own.

## Who the King is

lesson-rebellion-king = The King and his Mind
lesson-rebellion-king-about = What the King has, how you win and lose, and his first card.
lesson-rebellion-king-goal = In Rebellion you play alone against the King. He sits at the top, and he plays by himself, always after you. He falls when he has no Fief left, and then you have won.
lesson-rebellion-king-his = He has a Palace with a Prince, a Castle and 2 Towers, and he never builds more Towers. The King card and one Royal Infantry fight for him, with a strength of 1 each. Neither of them ever dies.
lesson-rebellion-king-lose = He has neither a Hand nor a deck, so he cannot die of old age. You can: you have lost when you have no Fief, or when you must draw and your deck is empty.
lesson-rebellion-king-land = Your own turn is as in the base game: one Action, free placements, and a card drawn.
lesson-rebellion-king-land-do = Choose the Land in your Hand, then one of your Fiefs.
lesson-rebellion-king-draw = That was your Action. Once you have drawn, it is the King’s turn.
lesson-rebellion-king-draw-do = Draw: choose your deck.
lesson-rebellion-king-mind = The King’s Mind is a small deck of 11 cards. Each turn he draws one of them and does what it says. This one was a Land, so he attached a Land and got an Army card for it.
lesson-rebellion-king-done = A Castle, a Land, a Market Town or a Vassal makes him grow. For a Monk, he puts 2 cubes into the bag and a Viking marker advances. Treachery and Intrigue are plots against you. And with a Champion he attacks.

## How he attacks

lesson-rebellion-aim = Why he attacks as he does
lesson-rebellion-aim-about = What is left of his Mind, his reasons and his numbers, and your answer.
lesson-rebellion-aim-count = Some turns have passed. The cards that he has drawn from his Mind lie open, under “Piles” by his cards, until all are used up; then they are shuffled. 3 cards are left. Of its 3 Champions only one has come so far, so the other 2 are still in there.
lesson-rebellion-aim-towers = So expect an Attack. He weighs his force against your Towers before he attacks, and with every Tower he can do less.
lesson-rebellion-aim-towers-do = Set two cards that you can spare as Towers.
lesson-rebellion-aim-towers-end = Your turn would be over with a single Tower, and he could do much more against you.
lesson-rebellion-aim-draw = Now 3 Towers stand in his way. Let him come.
lesson-rebellion-aim-draw-do = Draw: choose your deck.
lesson-rebellion-aim-how = It was a Champion. A cube from the bag names whom he attacks; alone, it is always you. A Joust card says how: No Luck means your Towers, a Vassal a Raid of your largest Fief, a Prince a Siege of your Palace. He drew a Prince.
lesson-rebellion-aim-shift = Then he reckons. His force is 4, and your 3 Towers absorb 3. The 1 that is left is too little for a Palace, which needs { $palace_strength }. So he turned to a Raid, for which 1 is enough. With one more Tower of yours, only the Towers would have been left to him.
lesson-rebellion-aim-field = He always sends everything he has. But he does not reckon with what you may send, and that is your chance.
lesson-rebellion-aim-field-do = Choose your cards until your force is 4 or more.
lesson-rebellion-aim-field-done = Then he would get his Raid. You have a force to stop him.
lesson-rebellion-aim-stand = You are as strong as he is.
lesson-rebellion-aim-stand-do = Defend.
lesson-rebellion-aim-stand-more = You could. But a force of 4 is enough, and who stays at home cannot fall.
lesson-rebellion-aim-done = The Battle card was Defender Wins: only you struck, and you captured his Prince. The King never pays a Ransom, so the Prince died. He now lies with the played cards of the Mind, and may come back from there.

## Plots

lesson-rebellion-plots = Plots against a King
lesson-rebellion-plots-about = Treachery against the King, and his against you.
lesson-rebellion-plots-strike = From his Mind, a Vassal has become Lord of his second Castle. The King has no Hand, so Treachery can only strike his Lords. But a Vassal takes his whole Fief with him.
lesson-rebellion-plots-strike-do = Choose the Treachery in your Hand, then the Vassal of the King.
lesson-rebellion-plots-fallen = Could he answer with Allies? A Joust card decides: with a Vassal or a Prince he has them, with No Luck he has none. It was No Luck, and his Castle is gone.
lesson-rebellion-plots-draw = Now it is his turn to draw.
lesson-rebellion-plots-draw-do = Draw: choose your deck.
lesson-rebellion-plots-allies = A Treachery. He prefers a Prince, then a Vassal, a Champion and a Monk, so it strikes at your Prince. You hold Allies, and he needs Vassals to go on.
lesson-rebellion-plots-allies-do = Play your Allies.
lesson-rebellion-plots-allies-pass = Then your Prince would die. You hold Allies, so use them.
lesson-rebellion-plots-done = In a Political Struggle he first plays Vassals who are his Lords; after that a Joust card decides each time. It was No Luck, so he had to yield. With an Intrigue he goes first for a Fief that has both Land and Market Town.

## A Siege

lesson-rebellion-siege = Besiege the King
lesson-rebellion-siege-about = Count what he will send, and take a Castle of his.
lesson-rebellion-siege-reckon = Some turns later a Prince from his Mind is Lord of the Palace again. Now you strike. You know what the King will send, because he always sends all: King card, Royal Infantry, Prince and Infantry. They absorb 4, his Towers 2, and the Castle falls to { $castle_strength }. So you need 8.
lesson-rebellion-siege-declare = You have your Lords, three soldiers and, in your Hand, a Champion. Your levy is 3, so all the soldiers may fight.
lesson-rebellion-siege-declare-do = Choose his Castle, then the Siege, and attack.
lesson-rebellion-siege-declare-palace = The Palace needs { $palace_strength } instead of { $castle_strength }. And he would still have his Castle with Land and Market Town.
lesson-rebellion-siege-declare-raid = A Raid takes what is attached to the Castle. You are strong enough for all of it.
lesson-rebellion-siege-declare-storm = His fallen Towers never come back, so that is worth a thought. But now you are strong enough for the Castle itself.
lesson-rebellion-siege-field = Whatever the Battle card says, he sends the same.
lesson-rebellion-siege-field-do = Choose your cards until your force is 8 or more.
lesson-rebellion-siege-send = That is enough, if the Battle card lets you strike.
lesson-rebellion-siege-send-do = Attack.
lesson-rebellion-siege-send-more = It would do no harm. But 8 is enough, and who stays at home cannot fall.
lesson-rebellion-siege-spoils = Attacker Wins: only you strike. You have won a battle against the King.
lesson-rebellion-siege-spoils-do = Take the Fief over.
lesson-rebellion-siege-spoils-raze = That would take it from him, too. Better to have its Land and Market Town yourself.
lesson-rebellion-siege-done = The Castle is yours, with its Land and Market Town. His Prince was captured and is dead. Only the Palace is left to the King, but a Castle from his Mind gives him a new Fief.

## Alone

lesson-rebellion-alone = Bring him down
lesson-rebellion-alone-about = Finish a game against the King on your own.
lesson-rebellion-alone-over-to-you = This game is yours to finish. He has founded a Castle again, and you must take or destroy both his Fiefs. Look at the played cards of his Mind to know what may come, keep Towers up, and keep Allies in your Hand.
lesson-rebellion-alone-go = With friends it is the same: as long as the King stands, no Earl may harm another. In cooperative play all of you win when he falls. In semi-cooperative play the game then goes on between you, to a single winner.
