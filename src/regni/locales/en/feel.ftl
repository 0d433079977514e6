### How the table is handled: settings, keys, sheets of a phone, and what a screen reader says.

feel-settings = Settings
feel-language = Language
feel-theme = Colours
feel-letters = Letter keys
feel-notices = Notices of your turn
feel-notices-denied = Your browser does not let this page show notices. You can change that in its settings.
feel-notices-impossible = This browser shows no notices of this page, so title and sound tell you of your turn.
feel-chronicle = Chronicle
feel-moves-button = Moves
feel-menu = Which do you mean?
feel-offers = What can be done with it
feel-bar = Other views
feel-live = What happens
feel-decision = The decision

## Said of what is lit

feel-lit = can be chosen
feel-chosen = chosen
feel-holds-lit = something in it can be chosen
feel-more = and more
feel-taken-back = Undone.

## Cards, read out: name, what it is, strength, number

feel-card-keep = seat of a Fief
feel-card-property = Property
feel-card-lord = character
feel-card-mercenary = character
feel-card-politics = political card
feel-card-king = the crown
feel-card-army = Army card
feel-card-viking = Viking card
feel-card-battle = Battle card
feel-card-joust = Joust card
feel-card-strength = strength { $number }
feel-card-times = { $number } of them
feel-earldom = Earldom: { $earl }
feel-earldom-own = Your Earldom: { $earl }
feel-place = { $earl }: { $place }
feel-hand-of = { $earl }: the Hand
feel-deck-of = { $earl }: the deck
feel-fiefs = { $number ->
    [0] No Fief
    [one] { $number } Fief
   *[other] { $number } Fiefs
}

## The keys

feel-keys = Keys
feel-keys-tab = to the next thing that can be used
feel-keys-arrows = along a row of cards, moves or sentences
feel-keys-enter = choose, or ask why not
feel-keys-escape = cancel, close
feel-keys-part = to the next part of the table
feel-keys-decision = the decision
feel-keys-moves = the moves
feel-keys-hand = your Hand
feel-keys-own = your Earldom
feel-keys-others = the other Earls
feel-keys-middle = the middle of the table
feel-keys-log = the chronicle; Enter on a line shows its scene again
feel-keys-dangers = dangers and the goal
feel-keys-write = type a move
feel-keys-end = end the turn, or the decision
feel-keys-undo = undo
feel-keys-read = read the situation: decision, dangers, what changed
feel-keys-explain = explain the terms of what has the focus, or of all that is in sight
feel-keys-sound = sound on or off
feel-keys-shift = with the letter of a part: read it instead of going there
feel-keys-digits = choose what has this number, or open it
feel-keys-enter_main = with nothing chosen: the main button
feel-keys-help = this list
feel-keys-close = Close
feel-key-tab = Tab
feel-key-arrows = Arrows
feel-key-enter = Enter
feel-key-escape = Esc
feel-key-decision = d
feel-key-moves = m
feel-key-hand = h
feel-key-own = e
feel-key-others = o
feel-key-middle = t
feel-key-log = c
feel-key-dangers = g
feel-key-write = w
feel-key-end = f
feel-key-undo = u
feel-key-read = r
feel-key-explain = x
feel-key-sound = s
feel-key-shift = Shift
feel-key-digits = 1 … 9
feel-key-enter_main = Enter

## The comfort box

comfort-text = Text size
comfort-text-small = small
comfort-text-normal = normal
comfort-text-large = large
comfort-text-largest = largest
comfort-contrast = Contrast
comfort-contrast-normal = normal
comfort-contrast-strong = strong
comfort-cards = Cards
comfort-cards-normal = normal
comfort-cards-large = larger
comfort-sound = Sound
comfort-sound-on = on
comfort-sound-off = off
