### The start page of the browser table.

start-nav = Pages
start-nav-new = New game
start-nav-decks = Decks
start-heading = Take your seat
start-text = Every Earl has a Palace, a deck of 24 cards and a claim to all the rest. Press Play and the game begins, against bots; everything else can be chosen, and nothing has to be.

start-continue = Continue
start-more = { $number ->
    [one] One more game
   *[other] { $number } more games
}
start-finished = { $number ->
    [one] One finished game
   *[other] { $number } finished games
}
start-show-all = { $number ->
    [one] Show one more game
   *[other] Show { $number } more games
}
start-you = you
start-several = { $number } × { $name }
start-best-of = best of { $number }
start-remove = Remove
start-remove-name = { $name }: remove from this list
start-remove-title = Remove this game from your list?
start-remove-text = Nothing is deleted: whoever has the address of the table can still open it and play on. But it is not listed here any more.
start-remove-not = Leave it there

start-new = A new game
start-against = The bots play as
start-play = Play
start-choose = Set up…
start-begins = { $bots ->
    [0] You alone against the King
    [one] You against one bot
   *[other] You against { $bots } bots
}

start-decks = Decks
start-decks-text = { $number } ready decks, each with its idea. Take one as it is, or build your own from it.
start-decks-open = Open the deck builder

start-now = just now
start-minutes-ago = { $number ->
    [one] a minute ago
   *[other] { $number } minutes ago
}
start-hours-ago = { $number ->
    [one] an hour ago
   *[other] { $number } hours ago
}
start-days-ago = { $number ->
    [one] yesterday
   *[other] { $number } days ago
}
start-weeks-ago = { $number } weeks ago
start-months-ago = { $number } months ago
start-years-ago = { $number } years ago
start-unreadable = A table that cannot be read
start-winter = Winter, before Summer { $number }
