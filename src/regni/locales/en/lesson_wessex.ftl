### Wessex. A text that ends in -do says what the learner is to do, in one sentence.

lesson-wessex = Wessex: Summers and Winters
lesson-wessex-about = For those who know the base game. You call a vote, win a Winter, spend what you have earned and rebuild your deck. At the end you decide a campaign on your own.

## A Summer

lesson-wessex-summer = A Summer
lesson-wessex-summer-about = What a campaign is, how it is won, and what earns points.
lesson-wessex-summer-goal = Wessex is a campaign: several games, one after another, with the same Earls. Each of them is a Summer Season. For what you hold at its end you earn Legacy points, which make the next Summer easier for you.
lesson-wessex-summer-win = You win the whole campaign if your turn begins and you have both the King card and the Cathedral. You also win if your turn begins and only you have a Fief, before the Vikings have arrived. Once they are here, there is one more way: the last part tells of it.
lesson-wessex-summer-out = Nobody is out of the game. If you lose your last Fief, you are off the table, but you still play your Hand. If you must draw and your deck is empty, your Fiefs and the Banners you have laid go to your discards; these become your new deck.
lesson-wessex-summer-points = Which Fief earns a point? One with a Prince as Lord, one with Land and Market Town, a Monastery, or the Cathedral’s. No Fief earns more than one. The King card earns one, too.
lesson-wessex-summer-town = Your Castle has a Land, but so far it earns nothing.
lesson-wessex-summer-town-do = Choose the Market Town in your Hand, then your Castle.
lesson-wessex-summer-town-other = The Palace has no Land, so there it would earn nothing. The Market Town must stand in the same Fief as the Land.
lesson-wessex-summer-town-monk = That would be a Monastery if he joins the Church in your Palace, and a good plan for the next turn. First, the Castle.
lesson-wessex-summer-town-prince = A Prince as Lord earns a point as well. You can still do that later. First, the Castle.
lesson-wessex-summer-done = Your Castle has earned its point, if it still looks like this when the Summer ends. So it pays to attack others shortly before.

## The vote

lesson-wessex-vote = The vote for Winter
lesson-wessex-vote-about = Who may call a vote, how votes count, and what you earn.
lesson-wessex-vote-when = A Summer ends when the Earls vote for Winter, the Winter Season. As an Action, you can call a vote if you have a Church or the Cathedral or are King. You cannot do it in your first turn, nor once the Vikings have arrived.
lesson-wessex-vote-count = Every Earl has 1 vote, and the King 1 more. A Fief adds 1 with a Prince as Lord or a Church, but a Monastery or the Cathedral adds as many votes as there are players: 3. You have 5: your own, 3 for the Monastery, and 1 for the Prince.
lesson-wessex-vote-enough = Red has 3 votes and Green has 1. There must be more votes for Winter than against it, and a tie is not enough. Even if both vote against you, you win by 5 to 4.
lesson-wessex-vote-call = You have a Church, you have much to gain, and 4 Viking markers have advanced already.
lesson-wessex-vote-call-do = Call the vote for Winter.
lesson-wessex-vote-pair = Red voted against it and Green abstained: Winter comes. Before the points are counted, you may show a Monk and a Banquet in your Hand for one more point.
lesson-wessex-vote-pair-do = Show both cards.
lesson-wessex-vote-pair-pass = Then the point is lost. All Hands are put away now in any case, so showing yours costs nothing.
lesson-wessex-vote-earned = You have earned 3 points: for the Monastery, for the Castle and for the two cards. The Castle has a Prince, Land and Market Town, but a Fief earns only 1. Red and Green have 1 point each.
lesson-wessex-vote-longboats = There is also a vote that nobody calls and that costs no Action. It is held when the Vikings are about to land: the last chance of a Winter before they are here.

## Legacy points

lesson-wessex-legacy = Spend your points
lesson-wessex-legacy-about = What a Legacy point buys, and in what order.
lesson-wessex-legacy-clear = The table is cleared: all cards go back to their sets, and each Earl has his Palace again. The Vikings have moved on by one seat, so Red is the first player now. And one Viking marker has already advanced.
lesson-wessex-legacy-castle = Now the points are spent, one at a time round the table. A point buys two Towers, a Banner laid for the crown, a Castle, a Property (but not the Cathedral), or a Lord. You have 3 points, and you must spend them all.
lesson-wessex-legacy-castle-do = Buy a Castle.
lesson-wessex-legacy-lord = Red and Green had one point each, so the rest is yours. A Prince as Lord will bring you a vote, and a point next Winter.
lesson-wessex-legacy-lord-do = Buy a Prince as Lord of the Castle.
lesson-wessex-legacy-lord-palace = He would do well in the Palace, too. But a Castle falls more easily, so it needs him more.
lesson-wessex-legacy-lord-vassal = A Vassal gives neither a vote nor a point, and Treachery would cost you the Fief.
lesson-wessex-legacy-towers = Two Towers guard both Fiefs from the first turn on.
lesson-wessex-legacy-towers-do = Buy two Towers.
lesson-wessex-legacy-which = The cards come from your own set, and you choose which. What stands on the table cannot be in your deck, so take cards that you can do without.
lesson-wessex-legacy-which-do = Choose two cards for your Towers.
lesson-wessex-legacy-done = Your points are not gone. Next Winter you spend these 3 again, and those that you earn until then.

## A new deck

lesson-wessex-deck = Rebuild your deck
lesson-wessex-deck-about = A new deck, card by card, and the first Hand.
lesson-wessex-deck-set = Every Earl now picks a new deck of { $deck_size } cards in secret, having seen what the others bought. Twenty of yours are picked. Four are still to choose.
lesson-wessex-deck-cathedral = The Cathedral brings as many votes as there are players, it earns a point, and it is half of a victory.
lesson-wessex-deck-cathedral-do = Pick the Cathedral.
lesson-wessex-deck-cathedral-same = You could take the deck of last Summer. But now you have another Earldom, and other plans.
lesson-wessex-deck-cathedral-later = You could pick that. But think of the victory first: it needs the Cathedral.
lesson-wessex-deck-banner = The other half is the King card. For it you need 2 more Banners laid than anyone else.
lesson-wessex-deck-banner-do = Pick a Banner.
lesson-wessex-deck-banner-later = You could pick that. But one Banner alone does not make you King.
lesson-wessex-deck-prince = A Prince fights, he is worth a vote and a point, and with a Banner he renews your deck.
lesson-wessex-deck-prince-do = Pick a Prince.
lesson-wessex-deck-prince-later = You could pick that. But for a Bequest you need a Prince.
lesson-wessex-deck-last = The last card is up to you.
lesson-wessex-deck-last-do = Pick any card of your set.
lesson-wessex-deck-mulligan = Your new deck is shuffled, and this is your Hand. In every Summer you have one Mulligan: you may put the whole Hand back, shuffle, and draw another.
lesson-wessex-deck-mulligan-do = Keep your Hand, or draw another.
lesson-wessex-deck-done = The second Summer has begun, and Red plays first. Between two Summers is a good moment for a pause: a campaign is kept, and you can go on another day.

## The Danelaw

lesson-wessex-danelaw = The Danelaw
lesson-wessex-danelaw-about = No Winter any more: what decides the campaign.
lesson-wessex-danelaw-here = It is the fourth Summer, and this time the Vikings have landed. Now there is no vote any more. This is the Danelaw, and the markers advance a second time: one each round, even if there is fighting. 4 of { $viking_markers } have advanced.
lesson-wessex-danelaw-decides = When the last one advances, it is decided. If there is a King who has a Fief, he wins. If another Earl has the Cathedral, he wins with him. Without such a King, the Earl with the Cathedral wins alone.
lesson-wessex-danelaw-nobody = If there is neither, the Vikings have won. They have also won if no Earl has a Fief when their turn begins. And until then, your turn with both King card and Cathedral wins at once.
lesson-wessex-danelaw-crown = You have laid one Banner, the others none.
lesson-wessex-danelaw-crown-do = Choose the Banner in your Hand, then the crown.
lesson-wessex-danelaw-done = You are King. If the last marker advanced now, you and Red would win together, because Red has the Cathedral. If you take it from Red, the victory is yours alone.

## Alone

lesson-wessex-alone = The last rounds
lesson-wessex-alone-about = Decide the campaign on your own.
lesson-wessex-alone-over-to-you = Three markers are left, so there are three rounds at most. You are King, and Red has the Cathedral in his Castle. An Intrigue, a Raid or a Siege could get it for you.
lesson-wessex-alone-go = Keep at least one Fief, or your crown counts for nothing. Red and Green play to win, and each round the Vikings follow the Earl whose cube is drawn.
