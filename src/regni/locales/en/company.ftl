# The people at a table on several devices: who is here, and what they say.

company-name = People
company-decides = deciding now
company-turn = { $name } decides
chat-name = What was said
chat-none = Nobody has said anything yet.
chat-line = Write to the others
chat-send = Send
chat-mute = Mute
chat-unmute = Listen again
chat-phrases = Ready phrases
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-your-turn = It is your turn.
chat-well-fought = A good game!
chat-is-off = The host has turned writing off.
chat-turn-off = Turn writing off for everybody
chat-turn-on = Turn writing on again

error-chat-empty = There is nothing to send. Write something first.
error-chat-fast = That was too much at once. Wait a few seconds.
error-chat-watching = Only those who play can talk here.
error-chat-off = Writing is off at this table. The host can turn it on.
