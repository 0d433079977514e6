### The start page of the browser table.

start-nav = Pages
start-nav-new = New game
start-nav-decks = Decks
start-heading = Take your seat
start-text = A card game of castles, plots and Viking ships in old England. Press Play to start against bots. Everything else is optional.

start-title = { $number ->
    [one] Your turn at one table
   *[other] Your turn at { $number } tables
}
start-elsewhere = { $number ->
    [one] Your turn at one other table
   *[other] Your turn at { $number } other tables
}
start-mine = Your turn
start-oldest = Make room for new games
start-oldest-text = You have { $number } unfinished games that were played in the last { $days } days, as many as there can be. These are the oldest. Delete one to begin another.
start-others = Others are deciding
start-turn-bots = Open it, and the bots play on
start-turn-own = Your turn
start-turn-own-for = Your turn for { $span }
start-turn = { $name } is deciding
start-turn-for = { $name } has been deciding for { $span }
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
start-remove-text = Nothing is deleted: the others can play on, and you keep your seat. It just leaves this list.
start-remove-not = Keep it

start-new = A new game
start-against = The bots play as
start-play = Play
start-choose = Set up…
start-begins = { $bots ->
    [0] Alone against the King
    [one] You against one bot
   *[other] You against { $bots } bots
}

# Each game in a line.
start-line-base = Build castles, attack your neighbours, and be the last one who still has a castle.
start-line-heathen = The same struggle, but nobody is thrown out. Get hold of crown and cathedral before the Viking ships come a second time.
start-line-wessex = Several games that follow each other. You vote on when one ends, and what you have achieved makes your next start stronger.
start-line-rebellion = Take the castles of a king who plays by himself: a card each turn says what he does.

# How long each game takes against bots, and for whom it is.
start-for-base = About 20 minutes. Begin with this one.
start-for-heathen = About 25 minutes. For everyone who wants to stay in the game to the end.
start-for-wessex = An hour or more; you can stop after each game. For people who know the base game.
start-for-rebellion = About half an hour. For one person alone, or for friends who want to win together.

# For somebody who has no game yet, and later as a small link.
start-new-here = New here?
start-new-here-text = You need to know nothing. In a guided first game of about { $minutes } minutes a teacher says one thing at a time. Or read how it goes, or simply begin against two squires, who make mistakes too.
start-new-here-learn = A guided first game
start-new-here-read = How to play, in three minutes
start-new-here-play = Begin against squires

start-friends = Play with friends
start-friends-text = Each on a phone or computer of their own. You send a link, they take a seat.
start-friends-open = Open a table
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
start-span-minutes = { $number ->
    [one] a minute
   *[other] { $number } minutes
}
start-span-hours = { $number ->
    [one] an hour
   *[other] { $number } hours
}
start-span-days = { $number ->
    [one] a day
   *[other] { $number } days
}
start-span-weeks = { $number } weeks
start-span-months = { $number } months
start-span-years = { $number } years
start-unreadable = A table that cannot be read
start-winter = Winter, before Summer { $number }
