### Decks for house rules, in the deck builder.

builder-house = Decks for house rules
builder-house-text = If your house rules want decks of another size, say so here. The form for a new game does it for you.
builder-house-use = Use these numbers
