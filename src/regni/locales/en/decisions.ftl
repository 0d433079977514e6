### What has to be decided, as a prompt over the choices; and how the game ended.

decision-who = { $seat } decides

## Prompts. $card: the captured Lord (ransom, homecoming), the Property won (place_card), the Battle card (tactics).
## $number: how much is still to do; $card_key in appease: what the King's Mind made him do.

decision-turn = Play the turn: one Action at most, free placements, then the draw
decision-discard_down = Discard down to the Hand limit
decision-field = Field a force
decision-church_decides = Speak for the Church: choose how the battle goes
decision-losses = Choose the next card to be lost
decision-fell_tower = Choose the Tower that falls
decision-surrender = Choose the Property to give up
decision-spoils = Take the spoils of the Raid
decision-besieged = Settle the fate of the fallen Fief
decision-ransom = Pay the Ransom of the captured { $card }, or let him die
decision-homecoming = Choose a Fief for the { $card } back from captivity
decision-place_card = Choose a Fief for what was won: { $card }
decision-allies = Answer the plot with Allies, or let it take its course
decision-struggle = Play a Vassal, or yield in the Political Struggle
decision-take_property = Choose the Properties the Intrigue takes
decision-take_army = Choose the Army cards the Intrigue wins
decision-royal_gift = Choose an Army card for the Royal Army
decision-enter_joust = Stake a Property and enter the Joust, or decline
decision-tilt = Better the Joust cards, or ride with them as they are
decision-control = Send the Vikings out to attack, or hold them back

## Prompts of variants and options

decision-mulligan = Keep the opening Hand, or put it back and draw another
decision-start_tower = Choose a card of the tray to stand as a Tower; { $number } to go
decision-legacy = Spend a Legacy point ({ $number } left)
decision-pick = { $common ->
    [1] Pick the cards that all decks have in common; { $number } to go
   *[0] Pick the deck, card by card; { $number } to go
}
decision-sacrifice = Discard from Hand what the card of the tray costs; { $number } to go
decision-fetch = Take a card from the tray
decision-tactics = { $card } goes against you: discard a Banner to make the battle Normal, or let it stand
decision-cast = Vote on Winter with { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}, or abstain; so far { $for } for, { $against } against
decision-show_pair = Show a Monk and a Banquet for a Legacy point, if the Hand has them, or show nothing
decision-appease = { $card_key ->
    [champion] The King means to attack you
    [treachery] The King means to betray you
   *[intrigue] The King spins an Intrigue against you
}: appease him with a Banquet, or let him come

## How it ended

ending-conquest = The last rival walls fell by force of arms, and the realm belongs to { $winner }.
ending-vikings = The Vikings burned the last rival out, and what still stands belongs to { $winner }.
ending-treachery = A Vassal was murdered, the last rival Fief was lost with him, and { $winner } holds the realm by Treachery.
ending-old_age = The last rival died old, with no card left to draw, and { $winner } has outlived them all.
ending-concession = The last rival laid down arms, and { $winner } wins the realm without another blow.
ending-max_rounds = The years ran out before the Earls did, and the game is drawn.
ending-nobody = No Earl is left at the table, and the realm is without a master.
ending-king_and_cathedral = Crown and Cathedral were in one hand, and the realm belongs to { $winner }.
ending-only_fief = No other Earl had land left before the Vikings came, and the realm belongs to { $winner }.
ending-no_fief_left = No Earl had a Fief left, and the Vikings are masters of the land.
ending-greater_solo = One crown withstood the Great Heathen Army, and the chronicles speak of { $winner } the Great.
ending-dual = Crown and Church withstood the Great Heathen Army, and { $winner } share the victory.
ending-lesser_solo = The land fell to the Danelaw, but the Church endured, and with it { $winner }.
ending-viking_victory = There was no King on his land and no Archbishop, and the victory of the Vikings is complete.
ending-king_fallen = { $number ->
    [one] The King has fallen, and the rebellion of { $winner } has won.
   *[other] The King has fallen, and { $winner } have won together.
}
ending-earls_beaten = The rebellion is crushed: no Earl is left, and the King still reigns.

## Several names in a sentence

list-last = { $before } and { $last }
