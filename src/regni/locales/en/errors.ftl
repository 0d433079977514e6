# What went wrong, where, and what to do.
error-file-missing = there is no such file. Check the name and the folder.
error-file-encoding = this is not a text file in UTF-8. It may be damaged, or another kind of file.
error-file-large = the file is larger than { $megabytes } MB. It is not a file of this program.
error-file-kind = this is not a file but a folder or a device.
error-file-line = line { $number } is longer than { $most } characters. It is not a file of this program.
error-file-read = the file cannot be read: { $problem }.
error-file-write = the file cannot be written: { $problem }. Nothing was changed; choose another place.
error-toml = this is not valid TOML: { $problem }. Correct that line, or use an unchanged copy.
error-json = this is not valid JSON: { $problem }. Correct that place, or use an unchanged copy.
error-version = the file is of version { $found }, this program knows version { $known }. Use a program that is as new as the file.
error-revision = the file was made by revision { $found } of the rules, this program knows revision { $known }. Use a program that is as new as the file.
error-revision-number = "revision" must be a whole number from 1 on, not "{ $value }".

error-ruleset-key = There is no setting "{ $key }". Did you mean "{ $near }"? All settings: regni rules --settings
error-ruleset-number = "{ $key }" must be a whole number, not "{ $value }".
error-ruleset-range = "{ $key }" must be from { $low } to { $high }, not { $value }.
error-ruleset-switch = "{ $key }" must be true or false, not "{ $value }".
error-ruleset-word = "{ $key }" must be one of { $words }, not "{ $value }".
error-ruleset-table = "{ $key }" must be a table with numbers for { $words }, not "{ $value }".
error-ruleset-card = "{ $key }" is not a card of this table. It has: { $words }.
error-ruleset-deck = "{ $key }" adds up to { $total } cards; it must have { $size }. Change its numbers, or table_deck_size.
error-ruleset-formula = "{ $key }" must be a number such as 3, or a text such as "earls", "earls + 1" or "2 * earls - 1", not "{ $value }".
error-ruleset-fiefs = "{ $key }" must be a list of 1 to 12 Fiefs, each a text such as "palace prince land": a castle or palace first, then Properties and at most one Lord. This is none: "{ $value }".
error-ruleset-mode = The variant "{ $variant }" has no modes. Leave "mode" out.
error-ruleset-mind = The King's Mind is empty, and he could do nothing. Put a card into "king.mind".
error-ruleset-king-cards = "king.fiefs" and "king.mind" together use more cards "{ $card }" than the King's set has, which is { $most }. Use fewer.
error-ruleset-king-towers = "king.towers" wants more Towers against five Earls than there are cards left in the King's set, which is { $most }. Make it smaller.

error-together-banquet = "banquet_appeases" is for semi-cooperative Rebellion: where Earls only have to beat the King, it would make him harmless. Leave it out, or play the variant "rebellion" in the mode "semi".
error-together-neighbors = "neighbors" cannot be played in Rebellion: Earls attack only the King there, and he is not everybody's neighbour. Leave it out, or play another variant.
error-together-state-already = "state_and_church" is part of this variant already (H1.1, W1.1). Leave it out.
error-together-state-never = "state_and_church" cannot happen in this mode: the King holds the King card until the game is over. Leave it out, or play the mode "semi".
error-together-house = "house_divided" gives several decks cards in common, and in this mode there is only one deck. Leave it out, or play with more Earls.

error-deck-card = There is no card “{ $card }” to put into a deck. Did you mean “{ $near }”? The cards are: { $cards }.
error-deck-number = A deck can have 0 to { $most } of “{ $card }”, not “{ $number }”.
error-deck-negative = A deck cannot have { $number } of “{ $card }”. Give 0 or more.
error-deck-size = The deck has { $number } cards; it must have { $size }. Change the numbers until they add up.

error-seats = { $high ->
    [1] This game is for one Earl alone, not for { $number }. Change the number of Earls, or choose another mode.
   *[other] This game is for { $low } to { $high } Earls, not for { $number }. Change the number of Earls, or choose another variant or mode.
}
error-seat = There is no seat { $number }; the seats are 1 to { $most }.
error-game-over = The game is over: no move is left to make.
error-not-yours = It is not your decision.
error-move-empty = There is no move. Type one, such as “end”.
error-move-unknown-verb = No move begins with “{ $word }”. Moves begin with: { $verbs }.
error-move-form = “{ $text }” is incomplete or has a word too many. It is written: { $form }.
error-move-ambiguous = More than one card fits. Say which: { $options }.
error-move-illegal = “{ $move }” is not allowed now, by rule { $rule }. Read it with: regni rules { $rule }
error-move-number = { $number } is not a move.
error-move-count = There is no move { $number }; the game has { $most }.
error-undo = The last move cannot be undone: it showed something hidden, was left to chance, conceded, or was not yours.

error-record-seed = The seed must have 1 to { $most } characters.
error-record-commitment = The seed is not the one that was committed to at the start: the record was changed.
error-record-start = The record stops making sense at the deal, before move 1: decks, seed or ruleset were changed.
error-record-mover = The record stops making sense at move { $number }: it is { $expected }'s decision, not { $earl }'s.
error-record-move = The record stops making sense at move { $number }: { $problem }
error-record-check = The record stops making sense at move { $number }: the position after it is another one. This move, or the check behind it, was changed.
error-record-after-end = The record stops making sense at move { $number }: the game is over before it.
error-record-outcome = The record's moves do not lead to the outcome it states: lines are missing at its end, or the outcome was changed.
error-corrected = The rules were corrected since this was played: move { $number } { $rule ->
    [none] no longer holds
   *[other] is now against rule { $rule }
 }. It is opened as it stood before that move.
error-corrected-deal = The rules were corrected since this was played: it no longer holds from the deal on. It is opened before the first move.

error-field-table = { $where }: here must be a table of named values.
error-field-list = { $where }: here must be a list.
error-field-long = { $where }: the list is longer than { $most } entries.
error-field-number = { $where }: here must be a whole number from { $low } to { $high }, not "{ $value }".
error-field-flag = { $where }: here must be true or false, not "{ $value }".
error-field-text = { $where }: here must be a text, not "{ $value }".
error-field-word = { $where }: "{ $value }" is not one of { $words }.
error-field-unknown = { $where }: nothing of this name belongs here. Did you mean "{ $near }"?

error-position-players = The record names { $number } players, and its position has { $seats } Earls. One of the two was changed: use an unchanged copy.
error-position-order = { $where }: the Earls stand in the order of their colours; here comes { $expected }.
error-position-colour = { $where }: { $colour } is not in this game.
error-position-full-fief = { $where }: a Fief holds at most { $most } Properties by this ruleset.
error-position-garrison = { $where }: more Army cards than the garrison has room for.
error-position-rng = "rng" must be four numbers. Leave it out, and give a "seed" if you like.
error-position-unit = { $where }: a fielded card is written like "{ $example }".
error-position-landless = { $earl } has no Castle or Palace and is not out of the game. Add a Fief, or say how this Earl left.
error-position-out = { $earl } is out of the game and still has something on the table. Remove it, or let this Earl play.
error-position-royal = { $earl } has a Royal Army and is not King.
error-position-king = { $earl } is King and out of the game.
error-position-cathedrals = There are two Cathedrals on the table; only one can stand.
error-position-host = There are Viking cards on the table, and the Vikings have not arrived.
error-position-winner = { $earl } cannot have won: the Earls in the game are others.
error-position-winners = { $where }: the winners do not fit the ending. Where the Vikings, the King or nobody has won, "winners" is empty; otherwise it names whoever has.
error-position-mind = { $earl } has a Mind or Royal Infantry and is not the King of Rebellion. Leave out "mind" and "guard".
error-position-king-hand = { $earl } is the King of Rebellion, who has no Hand. Leave "hand" out; the cards of his Mind stand in "deck".
error-position-last = Too few Earls are in the game for it to go on: it is over. Let more of them play, or give an "outcome".
error-position-turn = It is the turn of { $earl }, who is out of the game.
error-position-cubes = The bag is empty; it must hold at least one cube.
error-position-cards = There are { $number } cards "{ $card }" of { $earl }; the set has { $most }.
error-position-tray = The cards "{ $card }" of { $earl }, the tray included, are { $number }; the set has { $most }. Leave the tray out to have it filled.
error-position-deck = There are { $number } cards "{ $card }" of the { $deck } deck on the table and in its piles; it has { $most }. Leave its cards out to have them filled in.
error-position-joust = { $where }: this entrant has an impossible Fief or impossible Joust cards.
error-position-jousters = There is a Joust without entrants, an Earl entered twice, or entrants without a Joust.
error-position-battle = This battle is impossible: its sides, its target, its cards or its stage do not fit the table.
error-position-decision = The decision "{ $kind }" is impossible here. Leave "decisions" out for the middle of a turn.
error-position-mind-card = The King's Mind cannot hold the card "{ $card }". It may hold: { $words }.
error-position-king-fallen = The King has fallen, so this game is over; say so with outcome, or give him a Fief and no "out".
error-position-common = "common" has more than { $most } of a card, or this game has no common cards (house_divided).
error-position-clerisy = { $where }: a Church or Cathedral that is a Fief holds no further Church or Cathedral. Take it out.

error-table-stale = The table has changed in the meantime. Nothing was done: look at it again, then decide.
error-table-moves = You can make 1 to { $most } moves at once. Nothing was changed.
error-table-foreseen = What follows that move is not known before it is made. Nothing was changed: make one move, look, then make the next.
error-table-setup = What this table was begun with cannot be read: { $problem }. Nothing was changed.
error-table-own = You have { $most } unfinished games of the last { $days } days, and there is no room for more. Finish one, or delete one: the start page shows the oldest.
error-table-many = This server has no room for more games. Try again later; your own games are kept.
error-table-fast = Too many tables were begun here in a short time. Wait a few minutes, then begin yours; your other games are kept.
error-table-empty = Nobody would play: give at least one seat to yourself or a friend.
error-table-me = You can take one seat only. Give the other to a friend or a bot.
error-store-open = the file of the tables cannot be opened: { $problem }. Nothing was changed; choose another file, or move this one away.
error-store-held = Another program is holding the file of the tables. Nothing was changed; try again in a moment.
error-store-write = The move or the deck could not be kept: { $problem }. Nothing was changed; make room on the disk and try again.
error-bot-lost = A bot could not think about its move. Nothing was changed: reload the page, and it tries again.
error-page-form = The form was too long or damaged. Nothing was changed: go back and send it again.
error-deck-own = There is no deck “{ $name }” here. It may have been deleted, or saved in another browser. Choose another.
error-deck-name = The deck needs a name to be saved under. Give it one.
error-deck-many = You have { $most } decks saved, and there is no room for more. Delete one first.
error-deck-long = That text is too long for a deck: it has more than { $most } characters. Give only the cards and their numbers.
error-table-message = The table did not understand what the page sent. Reload the page; nothing was changed.
error-store-read = The tables cannot be read: { $problem }. Close the program, and put back a copy of the file if you have one.
error-store-gone = The file of the tables was deleted, replaced or changed by something else while the program was running. Nothing was kept, and no more moves are taken. Stop the program, put the file back and start the program again.
error-store-value = The tables cannot be read: there is a value that makes no sense, { $value }. Put back a copy of the file if you have one.
error-store-foreign = this is a file of another program. Nothing was changed: choose another.
