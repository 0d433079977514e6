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
lobby-lost = Connection lost. Reconnecting…
lobby-waiting = Friends are taking their seats
lobby-alone = Only this computer can reach this table. To let friends in your network join, stop the program and start it with { $command }.

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

devices-title = Your devices
devices-lead = Your tables belong to this browser. There are no passwords: a link brings them to another device.
devices-make-link = Make a link for another device
devices-link = Open this link on the other device. It works once, within a day.
devices-end-title = Lost a device?
devices-end-text = All other devices lose your seats, and links that were not used end. This browser stays.
devices-end = End all other devices
devices-forget-title = Forget me
devices-forget-text = Your names, what you wrote to others, your decks and house rules are removed. Games keep only the colour you played.
devices-forget = Forget me
devices-forget-sure = This cannot be undone. You lose your seats in games that are not over.
devices-forget-not = Keep everything
devices-arrive = Play on this device too
devices-arrive-text = Your tables, decks and house rules come to this browser. What it had so far is kept and joined with them.
devices-arrive-button = Use this device

error-lobby-taken = This seat is taken. Choose another one.
error-lobby-seat = There is no such seat. Choose another one.
error-lobby-host = Only the host can do this. Ask the host.
error-lobby-nobody = Nobody sits there who could be the host. Choose another seat.
error-lobby-name = Somebody at this table is called { $name } already. Choose another name.
error-lobby-missing = Not everybody is ready. Wait, or give open seats to bots.
error-lobby-over = The game has begun, or the table was closed. Go to the start page.
