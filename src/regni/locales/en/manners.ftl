# The manners of a table of friends: its clock, who plays for somebody who is away, talk. And what people ask of each other.

manners-name = How this table plays together
manners-change = Clock, bots for absent players, chat
manners-keep = Play like this
manners-ready-again = Whoever was ready has to say so again.
manners-clock = Clock
manners-zero = When the time is up
manners-away = When somebody is away
manners-has-chat = People can write to each other
manners-may-extend = Players can ask for more time

manners-clock-none = There is no clock.
manners-clock-turn = { $number ->
    [one] Each time you have to decide, you have one minute.
   *[other] Each time you have to decide, you have { $number } minutes.
}
manners-clock-game = You have { $number } minutes for the whole game.
manners-clock-days = { $number ->
    [one] Each time you have to decide, you have one day.
   *[other] Each time you have to decide, you have { $number } days.
}
manners-zero-bot = When your time is up, a bot plays on for you until you are back.
manners-zero-concede = When your time is up, your Earl concedes.
manners-more = You can ask for more time, and one of the others grants it.
manners-no-more = Nobody can get more time.
manners-away-never = No bot plays for somebody who is away.
manners-away-after = { $number ->
    [one] If you have to decide and are away for a minute, a bot plays for you until you are back.
   *[other] If you have to decide and are away for { $number } minutes, a bot plays for you until you are back.
}
manners-away-vote = If you have to decide and have been away for ten seconds, the others can agree that a bot plays for you until you are back.
manners-chat = You can write to each other.
manners-no-chat = Nobody can write to the others.

manners-pick-clock-none = No clock
manners-pick-clock-turn = { $number ->
    [one] 1 minute for each turn
   *[other] { $number } minutes for each turn
}
manners-pick-clock-game = { $number } minutes for the game
manners-pick-clock-days = { $number ->
    [one] 1 day for each turn
   *[other] { $number } days for each turn
}
manners-pick-zero-bot = A bot plays on until the player is back
manners-pick-zero-concede = The Earl concedes
manners-pick-away-never = No bot plays for them
manners-pick-away-after = { $number ->
    [one] A bot plays for them after 1 minute
   *[other] A bot plays for them after { $number } minutes
}
manners-pick-away-vote = A bot plays for them if the others agree

error-manners = This cannot be chosen. Choose again from the lists.

together-time = { $name }: time left
together-own-time = Your time left
together-minute = You have one minute left.
together-seconds = You have ten seconds left.
together-plays-for = { $level } bot for { $name }
together-bot = A bot plays for { $name } until { $name } is back.
together-own-bot = A bot plays for you until you are back.
together-return = I am back
together-leaves = The time of { $name } is up. This Earl concedes.
together-own-leaves = Your time is up. Your Earl concedes.
together-rematch = A rematch is open, and your seat in it is kept.
together-ask-time = Ask for more time
together-ask-undo = { $number ->
    [one] Ask to undo one move
   *[other] Ask to undo { $number } moves
}
together-ask-bot = Let a bot play for { $name }
together-asked-undo = { $number ->
    [one] { $name } asks to undo one move.
   *[other] { $name } asks to undo { $number } moves.
}
together-asked-undo-own = You have asked to undo. Everybody else has to agree.
together-asked-time = { $name } asks for more time.
together-asked-time-own = You have asked for more time. One of the others has to agree.
together-asked-bot = { $name } asks to let a bot play for { $absent }.
together-asked-bot-own = You have asked to let a bot play for { $absent }. All others who are here have to agree.
together-grant = Agree
together-refuse = Refuse

error-asked-already = Somebody has asked for this already. Wait for the answers.
error-asked-refused = This was refused. You can ask again after the next move.
error-asked-nothing = Nobody asks for this any more.
error-asked-not-you = Your answer is not needed here.
error-asked-time = You cannot ask for more time now.
error-asked-soon = This player left less than { $seconds } seconds ago and may be back in a moment. Wait a little and ask again.
error-asked-bot = A bot can play only for somebody who has to decide and is away, if this table allows it.
