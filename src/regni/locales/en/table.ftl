### The table in the browser.

table-you = You
table-others = Other Earls
table-middle = The middle of the table
table-your-hand = Your Hand
table-no-hand = Your Hand is empty.
table-your-decision = Your decision
table-thinks = { $earl } decides
table-decides = decides now
table-over = The game is over
table-moves = What you can do
table-next = The next game
table-campaign = The campaign
table-undo = Undo
table-news = Since your last move
table-news-watching = What happened last
table-no-news = Nothing yet.
table-log = Chronicle
table-command = Type a move
table-command-example = siege red 1
table-watching = You are watching. Hands stay hidden until the end.
table-not-yours = { $earl } has to decide now.
table-no-use = Nothing can be done with this now.
table-ask-end = You have not used your Action.
table-ask-end-yes = End the turn anyway
table-ask-no = Go back
table-concede = Concede
table-ask-concede = Do you really concede? This cannot be undone.
table-ask-concede-yes = Concede
table-home = To the start page
table-record = Download the record
table-pace = Pace
table-pace-slow = slow
table-pace-middling = medium
table-pace-quick = quick
table-pace-instant = at once
table-skip = Skip

## Earldoms

table-honour-king = King
table-honour-archbishop = Archbishop
table-honour-first = First
table-hand = Hand { $number }
table-deck = Deck { $number }
table-mind = Mind { $number }
table-banners = { $number ->
    [one] { $number } Banner
   *[other] { $number } Banners
}
table-guard = Royal Infantry { $number }
table-legacy = Legacy { $number }
table-votes = { $number ->
    [one] { $number } vote
   *[other] { $number } votes
}
table-towers = { $number ->
    [0] No Tower
    [one] { $number } Tower
   *[other] { $number } Towers
}
table-levy = Levy { $number }
table-pool = Army pool
table-royal = Royal Army
table-piles = Piles
table-discards = Discards
table-emissaries = With the Vikings
table-king-tray = His tray, to place
table-king-lost = Cards he has lost
table-mind-discards = Mind discard pile
table-common = In common
table-new-fief = A new Fief

## The middle

table-vikings = Vikings
table-markers = { $out } of { $whole } Viking markers have advanced.
table-host-beaten = The host is beaten.
table-host-force = Force { $number }
table-bag = Bag
table-bag-empty = empty
table-realm = The realm
table-crown = { $earl_key ->
    [you] You are King
   *[other] { $earl } is King
}
table-crown-free = The crown is free
table-crown-gone = The King has fallen
table-church = The Church: { $earl }
table-church-silent = Nobody speaks for the Church
table-deck-army = Army
table-deck-viking = Vikings
table-deck-battle = Battle
table-deck-joust = Joust

## What is under way

table-nobody-fielded = No cards sent.
table-prizes = To be taken
table-verdicts = How the battle goes
table-tray = Your tray

## Friends at one screen

table-curtain = { $earl } decides next
table-curtain-any = Who is at the screen?
table-curtain-why = Pass the device to the next player. Hands stay hidden until that player confirms.
table-uncover = I am { $earl }
table-out = You are out of the game
table-out-others = The others play on: watch them, or go straight to the end.
table-out-end = Go to the end
table-out-leave = Start page
table-friend = a friend
table-bot = { $level } bot
table-chip-out = out

## The sea: the Vikings and their longboats

sea-boats = { $out } of { $whole } boats
sea-rounds = { $number ->
    [0] They land
    [one] 1 round off
   *[other] { $number } rounds off
}
sea-lands = when this round ends
sea-vote = if the vote fails
sea-quiet = if nobody fights
sea-held = Held off
sea-held-why = there was fighting
sea-ashore = Ashore
sea-countdown = { $number ->
    [one] 1 round to the end
   *[other] { $number } rounds to the end
}

## The crown and the Church

prize-banners = Banners laid for the crown
prize-royal = Royal Army { $number }
prize-church = { $earl_key ->
    [you] You speak
   *[other] { $earl } speaks
}
prize-church-silent = Nobody speaks
prize-church-text = for the Church

## Under the cards

table-fights = fights with { $number }
# $least: the force that takes it if nobody defends. $most: against all its Earl has in the open.
table-falls = { $is_range ->
    [0] falls to { $least }
   *[other] falls to { $least }–{ $most }
}
table-falls-why = The force that takes it: past Towers and walls, up to all that { $earl } has in the open. Hands are not counted.
table-deck-left = Deck
table-hand-left = Hand

## The stage

stage-your-turn = Your turn
stage-all-news = All news
stage-kicker = Since your last move
moves-number = { $number ->
    [one] { $number } way
   *[other] { $number } ways
}
