### The rules as pages of the browser table.

rulebook-nav = Rules
rulebook-title = Rules
rulebook-lead = The rules in our own words, with the figures of an ordinary game. The variants change what their own rules say, and options are agreed upon before the game.
rulebook-options = Options
rulebook-cards = The cards
rulebook-contents = Contents
rulebook-search = Look for
rulebook-search-example = Tower, ransom, B6.7
rulebook-find = Find
rulebook-found = { $number ->
    [one] One place
   *[other] { $number } places
} with "{ $text }"
rulebook-nothing = Nothing is written about "{ $text }". Try another word, or fewer of them.
rulebook-all = All rules
rulebook-assumed = rests on an assumption
rulebook-assumed-text = Part of this rule is assumed: the sources take it for granted, and no public text states it.
rulebook-about = Cards
rulebook-neighbours = Other rules
rulebook-before = Before: { $rule }
rulebook-after = After: { $rule }
