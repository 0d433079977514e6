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
