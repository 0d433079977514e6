# Friends on other devices: the lobby of a table, and what is behind a link to it.

lobby-lead = Friends take their seats on their own phones and computers. The game begins when everybody is ready.
lobby-open = Open seat
lobby-you = You
lobby-nameless = A friend
lobby-is-host = Host
lobby-here = here
lobby-away = away
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-name = Your name
lobby-rename = Change
lobby-deck = Your deck (the others do not see it)
lobby-deck-kept = The deck of the last game
lobby-deck-kept-text = The same cards as in the last game.
lobby-take-deck = Take this deck
lobby-decks-late = Decks are picked when the game has begun.
lobby-ready = I am ready
lobby-wait = Wait, I am not ready
lobby-leave = Leave this seat
lobby-sit-too = Sit here too (a friend at my screen)
lobby-give-bot = Give the seat to a bot
lobby-free = Free this seat
lobby-make-host = Make this player the host
lobby-invite = Invite friends
lobby-invite-text = Send a link. It opens a page where your friend takes a seat. Opening the link alone takes nothing.
lobby-link-seat = Link for this seat
lobby-link-any = Link for any open seat
lobby-link-watch = Link to watch. It shows what everybody sees, and no Hands.
lobby-copy = Copy
lobby-copied = Copied
lobby-link-seat-text = Who opens this link can take this seat and no other.
lobby-code = QR code, new link
lobby-code-label = QR code of the link
lobby-renew = Make a new link. The old one ends.
lobby-waits-open = { $number ->
    [one] One seat is open.
   *[other] { $number } seats are open.
}
lobby-waits-ready = Not ready yet: { $names }.
lobby-all-here = Everybody is ready.
lobby-host-begins = Everybody is ready. The host begins the game.
lobby-close = Close the table
lobby-close-text = The table ends for everybody, and its links open nothing any more.
lobby-close-not = Keep it open
lobby-closed = You have no seat at this table now. The host has freed it or closed the table, or you left it on another page.
lobby-lost = Connection lost. Reconnecting…
lobby-waiting = Friends are taking their seats
lobby-alone = Only this computer can reach this table. To let friends in your network join, stop the program and start it like this:

join-title = You are invited to a game
join-watch = Watch a game
join-watch-text = You see what everybody at the table sees. Hands stay hidden.
join-watch-button = Watch
join-watch-soon = The game has not begun. This page shows it as soon as it does.
join-choose = Choose a seat
join-sit = Take the seat
join-cookie = This browser then holds your seat. To play on another device too, make a link for it on the page Your devices.
join-taken = No seat is free with this link. Ask the host for another one.
join-seated = You have a seat at this table.
join-go = Go to the table

screen-open = On a big screen
screen-watch = Scan to watch on your phone.

devices-title = Your devices
devices-lead = Your tables belong to this browser. There are no passwords: a link brings them to another device.
devices-make-link = Make a link for another device
devices-link = Open this link on the other device. It works once, within a day.
devices-end-title = Lost a device?
devices-end-text = All other devices lose your seats, and pages that are open there close at once. Links that were not used end. This browser stays.
devices-end = End all other devices
devices-forget-title = Forget me
devices-forget-text = Your names, what you wrote to others, your decks, house rules and webhook are removed. Games keep only the colour you played.
devices-forget = Forget me
devices-kept = If none of your devices comes for { $days } days and you are at no table any more, your decks, house rules, webhook and links between devices are deleted.
devices-forget-sure = This cannot be undone. You lose your seats at all tables whose game is not over.
devices-forget-not = Keep everything
devices-arrive = Play on this device too
devices-arrive-text = Your tables, decks and house rules come to this browser. What it had so far is kept and joined with them.
devices-arrive-own = Press the button only if you made this link yourself. If somebody sent it to you, that person would get your seats and see your cards.
devices-arrive-button = The link is mine: use this device

error-lobby-taken = This seat is taken. Choose another one.
error-lobby-seat = There is no such seat. Choose another one.
error-lobby-host = Only the host can do this. Ask the host.
error-lobby-nobody = Nobody sits there who could be the host. Choose another seat.
error-lobby-name = Somebody at this table is called { $name } already. Choose another name.
error-lobby-reserved = { $name } is a name for an Earl or a bot here. Choose another name.
error-lobby-missing = Not everybody is ready. Wait, or give open seats to bots.
error-lobby-over = The game has begun, or the table was closed. Go to the start page.

seats-title = Seats and links
seats-text = When a friend cannot go on, give the seat to somebody else: make a new link to it. The game goes on as it stands.
seats-free = Free seat
seats-yours = Your seat
seats-link = Who opens this link can take this seat. It works once.
seats-renew = Make a new link to this seat
seats-renew-text = The player in this seat loses it at once, on all devices. The player who takes it by the new link sees its Hand and plays on.
seats-renew-free = The last link to this seat ends.
seats-renew-watch = Make a new link to watch
seats-renew-watch-text = The old link ends. Who watches by it watches no longer, and a big screen shows the new code when you open it again.
seats-renew-not = Leave it as it is

error-seats-own = This is your own seat. It needs no link.
error-seats-two = You have a seat at this table. Somebody else must take this one.
error-seats-over = The game has not begun, or it is over. Links to its seats are made while it is played.

deal-hash = SHA-256
deal-title = The deal
deal-fixed = The deal: { $number } of { $all } words are in.
deal-missing = No word yet: { $names }.
deal-opened = The deal: { $number } of { $all } words are open.
deal-left-out = Left out of the deal: { $names }. No word came in time.
deal-again = The others deal again with new words.
deal-how = How nobody can choose the cards
deal-about = Your browser, the browsers of your friends and the server each put in a secret word. All words together shuffle the cards. Each word is fixed by its hash, shown here, before any word is opened. So nobody can choose the cards, not even who runs the server. At the end the words are shown, and your browser checks them. What remains: who runs the server can read the cards during the game.
deal-server = The server
deal-no-script = Your browser runs no scripts, so it cannot put in a word. The others deal without it.
deal-changed = The server has changed what was fixed. Your browser does not open its word. Ask who runs the server.
deal-made = { $people ->
    [0] The server alone shuffled the cards: no browser put in a word. So nobody can check whether the cards were chosen.
    [one] The words of one player and of the server together shuffled the cards.
   *[other] The words of { $people } players and of the server together shuffled the cards.
}
deal-remains = Who runs the server can read the cards during a game, but cannot choose them.
deal-good = Your browser has checked the deal: your word is in it, and the server's word was fixed before the game began. Nobody chose the cards.
deal-bad = This deal does not hold: the words are not those that were fixed before the game. Keep the record, and ask who runs the server.
deal-none = This browser has no word in the deal. The words fit each other, but only a browser that put one in can check them all.
deal-words = The words
deal-check = Each word has the hash that was shown before the game. The command regni replay checks them in the record.
deal-later = The words are shown when all games of the series are over: they shuffle the cards of all of them.

error-deal-round = This word belongs to another round of the deal. Nothing was changed.
error-deal-late = Your word came too late for this deal. The others deal without it.
error-deal-word = This is no word for the deal. Nothing was changed. Reload the page.
error-deal-fixed = Your word is fixed and cannot be changed any more.
error-deal-used = This word was used before. Each deal needs a new one.
error-deal-early = Words are opened when all of them are fixed. Wait until then.
error-deal-wrong = This is not the word that you fixed. Nothing was changed.
error-deal-seat = Only players put in words for the deal. Take a seat first.
error-deal-under-way = The cards are being dealt. Wait a moment, or leave your seat.
