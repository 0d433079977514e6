### What has to be decided, as a prompt over the choices; and how the game ended.

decision-who = { $seat } decides

## Prompts. $card: the captured Lord (ransom, homecoming) or the Property won (place_card).

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
decision-control = Send the Vikings against an Earl, or hold them back

## How it ended

ending-conquest = The last rival walls fell by force of arms, and the realm belongs to { $winner }.
ending-vikings = The Vikings burned the last rival out, and what still stands belongs to { $winner }.
ending-treachery = A Vassal was murdered, the last rival Fief was lost with him, and { $winner } holds the realm by Treachery.
ending-old_age = The last rival died old, with no card left to draw, and { $winner } has outlived them all.
ending-concession = The last rival laid down arms, and { $winner } wins the realm without another blow.
ending-max_rounds = The years ran out before the Earls did, and the game is drawn.
ending-nobody = The last Earls fell together, and the realm is left without a master.
