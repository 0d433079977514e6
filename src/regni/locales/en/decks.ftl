### The ready decks: what each is called, what it does, and the idea behind it.

deck-steady = Steady Earldom
deck-steady-text = A bit of everything: good almost anywhere, best at nothing.
deck-steady-idea = Build Lands and Castles first, put what you can spare down as Towers, and answer what the others do. Keep a Prince and a Banner for when your deck runs low.

deck-lords = Council of Lords
deck-lords-text = A Lord in every Fief, who fights in every battle and costs no levy.
deck-lords-idea = Found a Castle, install a Champion, and again. Lords on the table come back from each battle that goes well, so attack often and stop before the odds are even. Only the Vassal is a danger to his own Fief.

deck-lands = Lands and Armies
deck-lands-text = Six Lands and two Market Towns: nobody has a larger levy.
deck-lands-idea = Put all Lands into one Fief, add the Market Town, and Recruit until the pool is full. Guard that Fief with Towers and Allies, because an Intrigue there hurts most; then attack with everything.

deck-plotters = Plotters
deck-plotters-text = Treachery and Intrigue, with the Vassals to win the struggle.
deck-plotters-idea = Take what the others build instead of building it: Lands by Intrigue, Lords and Hands by Treachery, and above all Vassal Lords, whose Fiefs fall with them. Keep your own Vassals in Hand for the Struggle, not in a Fief.

deck-emissaries = Friends of the North
deck-emissaries-text = Monks and Vassals go to the Vikings, and the Vikings come for the others.
deck-emissaries-idea = Send a Monk whenever you have nothing better to do: each puts your cubes into the bag and brings the Vikings nearer. Let the host knock down Towers and Fiefs, and keep your Champions for what is left.

deck-lists = Masters of the Joust
deck-lists-text = Champions and Banners: win Properties in the Joust, or a Crown.
deck-lists-idea = Call a Joust with Champions in Hand and a cheap Property as stake; whoever enters pays for your Earldom. The Banners that are left make you King, and the same Champions win your battles.

deck-rush = Red Dawn
deck-rush-text = Strikes from the second turn, and has no plan for old age.
deck-rush-idea = Field Champions and Mercenaries straight from Hand before the first Towers stand, and go for the Palace of whoever has few of them. There is no Castle and no Banner here: you win before the deck is empty, or not at all.

deck-crown = Crown and Church
deck-crown-text = Six Banners for the King card and two Cathedrals to stand beside it.
deck-crown-idea = Hold Banners back until you can lay a lead in a row, then place the Cathedral in the turn after. Guard its Fief well: from the moment you have both, everybody marches on it.

deck-abbey = The Abbey
deck-abbey-text = Churches, Monks and a Cathedral: the last word in battle, and the votes for Winter.
deck-abbey-idea = A Monk and a Church in one Fief make a Monastery, which looks into Hands and, in Wessex, votes as the whole table does. The Churches let you pick the outcome when the Church decides a battle; Intrigue does the taking.

deck-mercenaries = Free Company
deck-mercenaries-text = Six Mercenaries with garrisons: an army that needs no Fief.
deck-mercenaries-idea = Draw Army cards with Lands and give each Mercenary one: garrisons fight beyond your levy, and no Siege or Raid can take them. In battle, lose cards from Hand first and the Company last.

deck-siege = Siege Train
deck-siege-text = Lands, Market Towns and Champions in great numbers: force to break walls.
deck-siege-idea = Fill the levy, attack the Towers, then besiege, with a point or two to spare each time. Made for the King of Rebellion, who never builds another Tower; do not give other Earls the time to build theirs.

deck-dynasty = The Long Dynasty
deck-dynasty-text = Enough Princes and Banners to outlive everybody.
deck-dynasty-idea = Stay strong enough that others fight elsewhere, and Bequeath each time the deck runs low, while theirs run out. Your Cathedral keeps those without a Church from doing the same, and your Church answers theirs. Where the Crown decides, the spare Banners take it.

deck-usurpers = Usurpers
deck-usurpers-text = Wins the Crown with Banners, and the Cathedral of another with Intrigue.
deck-usurpers-idea = Let somebody else build the Cathedral, become King, and take it by Intrigue when you can win with it in your next turn. Your own is ready if nobody builds one, and your Vassals win the Struggle.
