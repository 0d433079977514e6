### Guided games: what all lessons share. The texts of each stand in a file of its own.

## At the table

lesson-part = Part { $number } of { $parts }
lesson-on = Go on
lesson-begin-alone = Play on alone
lesson-back = Back
lesson-skip = Skip this part
lesson-leave = Leave
lesson-aside = Other moves that the rules allow
lesson-for-now = For now:
lesson-allowed = “{ $move }”: the rules allow that. { $does }

## Errors

error-lesson-unknown = There is no lesson { $name }. Do you mean { $near }?
error-lesson-empty = { $where }: a lesson needs parts, and each part needs steps.
error-lesson-twice = { $where }: another part is called { $name } too.
error-lesson-seats = { $where }: this part has { $number } Earls, and the first one has { $seats }.
error-lesson-last = { $where }: the last step of a part is only read, so it has neither moves nor what follows by itself.
error-lesson-free = { $where }: the steps of the last part are only read, because the game goes on freely after them.
error-lesson-position = { $where }: { $problem }
error-lesson-top = { $where }: no { $card } is left in this deck.
error-lesson-name = { $where }: { $name } is no name. Use small letters, digits and hyphens.
error-lesson-no-moves = { $where }: answers and conditions belong to a step with moves.
error-lesson-wait = The teacher waits for your move.
error-lesson-not-now = The lesson does not teach that move now.
error-lesson-no-part = This is the last part of the lesson.
error-lesson-no-back = This is the beginning of the lesson.
error-lesson-none = This table is no lesson.
error-lesson-terms = This lesson has another number of players.
error-lesson-long = You have made { $most } steps in this lesson. Begin it again from the list of lessons.

## What the check finds: `regni lessons --check`

error-lesson-text = { $lesson }: the text { $text } is missing in { $language }.
error-lesson-term-unknown = { $where }: there is no term { $term }.
error-lesson-term-early = { $where }: “{ $term }” is said ({ $language }) before a step explains it.
error-lesson-term-unsaid = { $where }: the step should explain the term { $term }, but its text ({ $language }) does not say it.
error-lesson-broken = { $where }: { $problem }
error-lesson-then = { $where }: “{ $move }” should happen by itself here, but rule { $rule } forbids it.
error-lesson-dead-end = { $where }: none of the moves that are taught can be made ({ $moves }, rule { $rule }).
error-lesson-until = { $where }: what the step waits for is reached before it begins.
error-lesson-holds = { $where }: the text relies on { $fact } being { $number }, but it is { $found }.
error-lesson-unanswered = { $where }: the teacher has no answer to “{ $move }”.
error-lesson-unused = { $where }: “{ $move }” can never be made here.
error-lesson-back = { $where }: going back leads to another place.
error-lesson-skip = { $where }: skipping the part does not lead to the next one.

## The pages of lessons

learn-title = Learn to play
learn-lead = Guided games at the real table. Leave whenever you like: your place is kept.
learn-minutes = About { $minutes } minutes, { $parts } parts
learn-done = you have finished it
learn-begin = Begin
learn-go-on = Go on
learn-again = Play it again
learn-parts = What it teaches
learn-parts-title = The parts
learn-part-done = done
learn-from-here = Begin here
learn-all = All lessons

## The command

lessons-help = the guided games, and whether they can still be played
lessons-example = Examples: regni lessons; regni lessons first; regni lessons --check
lessons-name = NAME
lessons-name-help = a lesson; all of them if none is named
lessons-check = play each lesson through, along the taught ways and along the wrong ones, and tell what is broken
lessons-line = { $title } ({ $lesson }), about { $minutes } minutes
lessons-good = { $lesson }: { $parts } parts, { $steps } steps, nothing is broken.

## The end of the free game

lesson-told = What decided this game
lesson-told-next = What to try next
lesson-why-won-fief = You won because your rival lost the last Fief.
lesson-why-won-age = You won because your rival’s deck was empty: old age.
lesson-why-won-concession = You won because your rival conceded.
lesson-why-won-king = You won because the King lost his last Fief.
lesson-why-lost-fief = You lost because your last Fief fell.
lesson-why-lost-age = You lost because your deck was empty when you had to draw.
lesson-why-lost-concession = You lost because you conceded.
lesson-fact-attacks = { $number ->
    [0] You never attacked.
    [one] You attacked once, and { $good ->
        [0] took nothing
       *[other] took something
    }.
   *[other] You attacked { $number } times, and { $good ->
        [0] took nothing
        [one] took something once
       *[other] took something { $good } times
    }.
}
lesson-fact-attacked = { $number ->
    [0] Nobody attacked you.
    [one] You were attacked once, and { $good ->
        [0] lost something
       *[other] lost nothing
    }.
   *[other] You were attacked { $number } times, and { $good ->
        [0] each time lost something
        [one] once lost nothing
       *[other] { $good } times lost nothing
    }.
}
lesson-try-towers = Set more Towers. They cost no Action, and each stops 1 damage in every Attack.
lesson-try-attack = Attack sooner. When you have more strength than stands before a Fief, take it.
lesson-try-deck = Watch your deck. Keep a Banner for it, and a Prince as Lord.
lesson-try-plots = Try Treachery on a Vassal who is a Lord: it takes the whole Fief.
lesson-try-again = Play against a squire once more. He is the easiest of the bots.
lesson-try-harder = Now try a knight. He plays better than a squire.
lesson-try-king = Now play against the King from the first turn.
lesson-play-next = Play against a { $level }
lesson-play-king = Play against the King
lesson-last-again = This game again
