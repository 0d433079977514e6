### Who does a thing, and whose it is. The reader is "you"; all others go by their names.
### $seat_key and $other_key say who it is: you, vikings, king or a colour. $seat and $other are then "you" or a name.
### Each language has the words of this kind that it needs.

# What $seat and $other are for the reader.
you = you

# The end of the verb after $seat: you draw, Red draws, the Vikings draw; you attach, Red attaches.
s = { $seat_key ->
    [you] { "" }
    [vikings] { "" }
   *[other] s
}
es = { $seat_key ->
    [you] { "" }
   *[other] es
}
is = { $seat_key ->
    [you] are
   *[other] is
}
has = { $seat_key ->
    [you] have
   *[other] has
}
your = { $seat_key ->
    [you] your
   *[other] the
}
other-has = { $other_key ->
    [you] you have
   *[other] { $other } has
}

## Whose it is

seat-fief = { $seat_key ->
    [you] your Fief { $fief }
   *[other] Fief { $fief } of { $seat }
}
seat-home = { $seat_key ->
    [you] your Fief { $home }
   *[other] Fief { $home } of { $seat }
}
seat-card = { $seat_key ->
    [you] your { $card }
   *[other] the { $card } of { $seat }
}
seat-tower = { $seat_key ->
    [you] one of your Towers
   *[other] a Tower of { $seat }
}
seat-champion = { $seat_key ->
    [you] your Champion
   *[other] a Champion of { $seat }
}
seat-plot = { $seat_key ->
    [you] your plot
   *[other] the plot of { $seat }
}
seat-intrigue = { $seat_key ->
    [you] your Intrigue
   *[other] the Intrigue of { $seat }
}
other-fief = { $other_key ->
    [you] your Fief { $fief }
   *[other] Fief { $fief } of { $other }
}
other-towers = { $other_key ->
    [you] your Towers
   *[other] the Towers of { $other }
}
other-hand = { $other_key ->
    [you] your Hand
   *[other] the Hand of { $other }
}
other-pool = { $other_key ->
    [you] your Army pool
   *[other] the Army pool of { $other }
}
other-mercenary = { $other_key ->
    [you] your Mercenary { $number }
   *[other] Mercenary { $number } of { $other }
}
other-properties = { $other_key ->
    [you] your Properties
   *[other] the Properties of { $other }
}

## The end of a game

# How a sentence ends with the reader: it falls to you.
you-object = you
realm-is = { $winner_key ->
    [you] is yours
   *[other] belongs to { $winner }
}
loser-fief = { $loser_key ->
    [you] your last Fief
   *[other] the last Fief of { $loser }
}
loser-left = { $cause_key ->
    [old_age] { $loser_key ->
        [you] you died of old age
       *[other] { $loser } died of old age
    }
    [concede] { $loser_key ->
        [you] you conceded
       *[other] { $loser } conceded
    }
   *[force] { $loser_key ->
        [you] you fell
       *[other] { $loser } fell
    }
}
