### House rules: rules of your own on the page for a new game, and at the table.

house-name = House rules
# The same in the head of a table, where there is little room.
house-button = House rules
house-title = Your own rules
house-summary = { $number ->
    [0] all as usual
    [one] one changed
   *[other] { $number } changed
}
house-lead = Every number and switch of the rules in this game. Change what your table plays otherwise, and save it for later games.
house-assumed = marks what is assumed: no public source states it.
house-yes = yes
house-no = no
house-each = for each Earl
house-more = more
house-was = Usually: { $usual }.
house-back = Back to usual
house-all-back = All back to usual
house-guard = Your own rules give the King another Royal Infantry: { $value }.
house-by = { $what }: { $value }

house-find = Find
house-find-example = Tower, levy, B6
house-show = Which settings
house-show-all = all
house-show-assumed = assumed
house-show-changed = changed
house-none = No setting fits. Try another word, or show all.
house-count = { $number ->
    [one] one setting
   *[other] { $number } settings
}
house-changed = { $number ->
    [one] one changed
   *[other] { $number } changed
}
house-group-cards = Cards and decks
house-group-turn = The turn and the length of a game
house-group-earldom = Fiefs, Lords and the levy
house-group-battle = Battle
house-group-politics = Treachery and Intrigue
house-group-crown = Banners and the crown
house-group-joust = Joust
house-group-vikings = The Vikings
house-group-away = Earls off the table, votes and Summers
house-group-king = The King of Rebellion
house-for-good = Assumed, with nothing to choose
house-for-good-text = why these rules read as they do

## Keeping them

house-yours = Saved rules
house-current = chosen
house-more-button = More
house-more-of = More about “{ $name }”
house-download = Download
house-drop = Delete
house-rename = Rename
house-new-name = New name for “{ $name }”
house-name-field = Name for these rules
house-save = Save
house-file = Rules from a file (TOML)
house-take = Take this file
house-unreadable = These rules can no longer be read.

house-saved = Saved as “{ $name }”: the game, its options and its settings.
house-taken = “{ $name }” is filled in.
house-taken-file = The rules of the file are filled in.
house-renamed = It is now called “{ $name }”.
house-dropped = “{ $name }” is deleted. The settings below stay as they are.
house-usual = Everything is as usual again.

## What cannot be

error-house-name = The rules need a name to be saved under. Give them one.
error-house-many = You have { $most } rulesets saved, and there is no room for more. Delete one first.
error-house-taken = You have other rules called “{ $name }”. Choose another name.
error-house-gone = There are no saved rules “{ $name }” here. They may have been deleted, or saved in another browser.
error-house-empty = No file was chosen, or it is empty. Nothing was changed.
error-house-large = The file is larger than { $kilobytes } KB, so it is no ruleset. Nothing was changed.

house-refused-file-encoding = This is not a text file, so nothing was taken from it.
house-refused-toml = { $line ->
    [0] This is not a ruleset file in TOML, so nothing was taken from it.
   *[other] This is not valid TOML in line { $line }, so nothing was taken from it.
}
house-refused-file-line = Line { $number } is too long for a ruleset file, so nothing was taken from it.
house-refused-ruleset-key = The file names “{ $key }”, which is no setting; perhaps “{ $near }” is meant.
house-refused-ruleset-number = “{ $setting }” needs a whole number, not “{ $value }”.
house-refused-ruleset-range = “{ $setting }” can be { $low } to { $high }, not { $value }.
house-refused-ruleset-switch = “{ $setting }” is yes or no, not “{ $value }”.
house-refused-ruleset-word = “{ $setting }” cannot be “{ $value }”.
house-refused-ruleset-table = “{ $setting }” needs a number for each of its cards, not “{ $value }”.
house-refused-ruleset-card = “{ $setting }” has no such card.
house-refused-ruleset-deck = “{ $setting }”: these are { $total } cards, and such a deck has { $size }.
house-refused-ruleset-formula = “{ $setting }” needs a number for each Earl and a number more, both small, and not less than nothing.
house-refused-ruleset-fiefs = “{ $value }” is no Fief: name a Castle or Palace, then Properties and at most one Lord, and 12 Fiefs at most.
house-refused-ruleset-mode = This variant has no modes, so the file cannot name one.
house-refused-ruleset-mind = The King’s Mind is empty, and he could do nothing: give it a card.
house-refused-ruleset-king-cards = The King’s Fiefs and Mind use more of “{ $card }” than the { $most } in his set.
house-refused-ruleset-king-towers = The King cannot have more Towers than cards left in his set, which is { $most }.
house-refused-position-full-fief = A Fief of the King has more Properties than the { $most } that a Fief can hold.
house-refused-position-cathedrals = The King has two Cathedrals, and only one can stand.
house-refused-option-against = { $option } and your own rules disagree about this: “{ $setting }”. Change one of the two.

## Settings in other words than in a file

house-text-joust_champion = What a Champion makes of a Joust card
house-text-king_fiefs = The Fiefs the King begins with, one a line: a Castle or Palace, then its Lord and Properties
house-text-king_towers = Towers the King begins with
house-text-king_royal_infantry = Royal Infantry of the King
house-text-king_mind = What the King’s Mind is made of
house-text-recruit = Army cards drawn by Recruit
house-text-losses_picked_by = Who names a side’s losses
house-text-towers_lost = How a felled Tower is chosen
house-text-burning = Whether an attacker may burn and raze spoils instead of keeping them
house-text-spoils_picked_by = Who picks the Properties a Raid takes
house-text-lords_captured = Which Lords of the loser are captured when only one side deals damage
house-text-white_marker_on = What moves the white combat marker
house-text-lead_counted = When the lead in Banners is counted
house-text-royal_gift = Who picks the Army card each Earl gives a new King
house-text-king_siege_falls_back = When the King besieges another Fief because the Palace is beyond his force

## The words a setting can be

house-recruit-levy = as many as the levy
house-recruit-lands = one for each Land
house-recruit-one = one
house-losses_picked_by-owner = their owner
house-losses_picked_by-enemy = the enemy
house-towers_lost-random = at random
house-towers_lost-owner = by its owner
house-burning-choice = by choice
house-burning-never = never
house-spoils_picked_by-attacker = the attacker
house-spoils_picked_by-defender = the defender
house-lords_captured-all = all
house-lords_captured-reached = those the damage reaches
house-white_marker_on-attack = any Attack
house-white_marker_on-loss = an Attack that takes something
house-lead_counted-freed = when one is laid or the King card falls free
house-lead_counted-laid = only when one is laid
house-royal_gift-giver = the giver
house-royal_gift-king = the King
house-joust_champion-prince = a Prince
house-joust_champion-wild = whatever is better
house-king_siege_falls_back-last = when nothing else is left
house-king_siege_falls_back-never = never
house-king_siege_falls_back-first = at once

## At the table

house-played = This table plays by rules of its own. Everything else is as usual.
house-usually = (usually { $usual })
