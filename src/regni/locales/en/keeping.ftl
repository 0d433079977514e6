# How long tables are kept, and how they are taken elsewhere.

keeping-title = This table
keeping-unfinished = { $days ->
    [one] A game that nobody plays for a day is put away, which deletes it.
   *[other] A game that nobody plays for { $days } days is put away, which deletes it.
}
keeping-finished = { $days ->
    [one] A finished game is put away after a day.
   *[other] A finished game is put away after { $days } days.
}
keeping-lobbies = { $days ->
    [one] A table whose game never begins is put away after a day.
   *[other] A table whose game never begins is put away after { $days } days.
}
keeping-end-unfinished = This game is put away on { $day } if nobody plays on.
keeping-end-finished = This game is put away on { $day }.
keeping-end-lobbies = This table is put away on { $day } if nobody does anything here.
keeping-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
keeping-day-year = { $day } { $year }
keeping-delete = Delete
keeping-delete-name = { $name }: delete
keeping-delete-title = Delete this game?
keeping-delete-text = It is gone for good, from this list and from the server.

carry-title = Take it along
carry-name = { $name }: take it along
carry-text = A file with the whole table, to play on at another computer: open it on the start page there.
carry-hidden = The file holds all hidden cards.
carry-download = Download the file
carry-open-title = A table from elsewhere
carry-open-text = Play on here at a table that you took along as a file. The file itself stays as it is.
carry-file = File of a table
carry-open = Open it

error-carry-large = This file is larger than { $most } MB, so it is no table. Nothing was changed.
error-carry-garbage = This file is no table of regni, or it is damaged. Nothing was changed.
error-carry-newer = This file was made by a newer regni. Bring this one up to date first; nothing was changed.
error-carry-long = This table has more than { $most } entries, which is too long to open. Nothing was changed.
error-carry-moves = This file says something that the rules do not allow, so it was damaged or changed. No table was opened.
error-carry-others = Several people play at this table on their own devices. The file would hold their hidden cards, so you can take it along only when the game is over.
