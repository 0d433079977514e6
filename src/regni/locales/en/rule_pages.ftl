### The rules as pages of the browser table.

rulebook-nav = Rules
rulebook-title = Rules
rulebook-lead = The rules in our own words, with the figures of an ordinary game. The variants change what their own rules say, and options are agreed upon before the game.
rulebook-options = Options
rulebook-cards = The cards
rulebook-contents = Contents
rulebook-all = All rules
rulebook-about = Cards
rulebook-neighbours = Other rules
rulebook-before = Before: { $rule }
rulebook-after = After: { $rule }

## A game in a few lines. The numbers of rules and sections become links.

rulebook-short = How a game goes, and how it is won
rulebook-short-build = Every Earl builds an Earldom: Fiefs on Castles and Palaces, each with Properties and a Lord, and before them the Towers, which protect them all (B5).
rulebook-short-turn = In your turn you take one Action (B4), set as many Towers and garrisons as you like, and draw a card at the end (B3).
rulebook-short-take = What others have is taken by an Attack on their Towers or on a Fief (B6), or by Treachery and Intrigue (B7). Banners win the crown (B8.2).
rulebook-short-vikings = When all their markers have advanced, the Vikings arrive, and each turn they obey the Earl whose cube comes out of the bag (B9).
rulebook-wins-base = The last Earl left wins. You are out if you have no Castle or Palace, if you have no card left to draw and die of old age, or if you concede (B10.1).
rulebook-wins-heathen = Nobody goes out. Whoever begins a turn with the King card and the Cathedral wins (H1.1), or whoever is the only one with a Fief before the Vikings arrive (H1.2). Otherwise, after the last countdown, a King who has a Fief wins, and with him another Earl if he holds the Cathedral; without such a King, whoever holds the Cathedral; and if nobody does, the Vikings (H3.3).
rulebook-wins-wessex = A campaign of Summers, joined by Winters that are voted for (W3) and in which Legacy points are spent (W6). Whoever begins a turn with the King card and the Cathedral wins it (W1.1) or, before the Vikings arrive, as the only Earl with a Fief (W1.2). Otherwise the Danelaw decides (W8).
rulebook-wins-rebellion = The King falls when he has no Fief left (R1.6). With his fall a solo player has won, and cooperating Earls win together; in semi-cooperative play the Earls go on against each other until one wins (R1.1). If all Earls are out, the King wins.

## What is assumed

# Behind a rule, for those who do not see the mark.
rulebook-assumed = (in part assumed)
rulebook-assumed-note = Part of what the rules with this mark say is an assumption: the sources take it for granted, and no public text states it.
rulebook-assumed-text = Part of this rule is an assumption: the sources take it for granted, and no public text states it.

## Looking for something

rulebook-search = Search
rulebook-search-example = Tower, ransom, B6.7
rulebook-find = Find
rulebook-found = { $number ->
    [one] One result
   *[other] { $number } results
} for “{ $text }”
rulebook-nothing = Nothing was found about “{ $text }”. Try another word, or fewer of them.
# Words that are not looked for, and endings that do not tell words apart: without accents, as they are compared.
rulebook-silent = a, am, an, and, are, as, at, be, by, can, do, does, for, from, happens, have, how, i, if, in, is, it, its, me, my, of, on, or, that, the, there, they, this, to, what, when, where, which, who, why, with, you, your
rulebook-endings = ing, ed, es, s, e
