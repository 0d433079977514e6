### The deck builder.

builder-title = Decks
builder-lead = A deck has { $size } cards, up to { $most } of a kind. What you leave out stays in the tray.
builder-ready = Start from
builder-own = Your decks
builder-drop = Delete
builder-drop-name = Delete the deck “{ $name }”

builder-family-earldom = Earldom
builder-family-faces = Characters
builder-family-politics = Politics and Crown
builder-fewer = { $card }: one fewer
builder-another = { $card }: one more
builder-strength = Strength in battle: { $number }.
builder-count = Count again

builder-cards = Cards in the deck
builder-total = { $number } of { $size }
builder-whole = A whole deck
builder-missing = { $number ->
    [one] one card is missing
   *[other] { $number } cards are missing
}
builder-over = { $number ->
    [one] one card too many
   *[other] { $number } cards too many
}

builder-strengths = What it is good at
builder-good-at = Good { $what }.
builder-good-at-none = A bit of everything, and nothing stands out.
builder-good-at-unknown = Too few cards yet to say.
builder-mark = { $mark } of { $full }
builder-how = What the bars count
builder-war = War
builder-in-war = at war
builder-war-text = Champions, Mercenaries with their garrisons, Princes and Vassals: characters that fight.
builder-levy = Levy
builder-in-levy = at raising a levy
builder-levy-text = Lands, and Market Towns that make them count for more: how many Army cards can fight.
builder-fiefs = Fiefs
builder-in-fiefs = at holding Fiefs
builder-fiefs-text = Castles, and Lords whom it is safe to install in them.
builder-politics = Politics
builder-in-politics = at politics
builder-politics-text = Treachery and Intrigue to take, Vassals and Allies to win the struggle.
builder-church = Church
builder-in-church = with the Church
builder-church-text = Cathedrals, Churches and Monks: the last word in battle, and Winter's votes.
builder-crown = Crown
builder-in-crown = at claiming the Crown
builder-crown-text = Banners, which win the King card.
builder-joust = Joust
builder-in-joust = in a Joust
builder-joust-text = A Banner to call a Joust, and Champions to win it.
builder-heirs = Heirs
builder-in-heirs = at securing an heir
builder-heirs-text = A Prince and a Banner together: each pair can Bequeath when the deck runs low.
builder-north = Vikings
builder-in-north = at sending for the Vikings
builder-north-text = Monks and Vassals as Emissaries, who put your cubes into the bag.

builder-without-castle = Without a Castle the Palace is your only Fief: if it falls, so do you.
builder-without-land = Without a Land you have no levy and cannot Recruit.
builder-without-heir = Without a Prince and a Banner you have no heir: win before your deck is empty.

builder-keep = Save it
builder-name = Name
builder-save = Save
builder-saved = The deck “{ $name }” is saved.
builder-dropped = The deck “{ $name }” is deleted. Its cards are still here: save it to get it back.
builder-play = Play with this deck
builder-share = Share it
builder-export = The deck as a text
builder-copy = Copy
builder-copied = Copied
builder-import = A deck from a text
builder-import-example = castle 3, land 4, prince 2 …
builder-take = Take these cards
builder-taken = These are the cards of your text.
error-deck-empty = That text has no cards in it, so the deck stays as it was. Write some, such as castle 3, land 4.
builder-clear = Start with no cards
