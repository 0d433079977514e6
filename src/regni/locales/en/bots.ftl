### The bots: their names, and why they moved as they did.

## The levels that people choose from, and the bots by their plain names: each with a sentence about its play

level-squire = Squire
level-squire-sentence = Still learning: plays by simple rules and sometimes forgets them. Moves at once.
level-knight = Knight
level-knight-sentence = Plays by sound rules. Moves at once.
level-prince = Prince
level-prince-sentence = Thinks a little ahead before each move.
level-king = King
level-king-sentence = Thinks furthest ahead: takes a second or two for each move.
level-random = Random
level-random-sentence = Makes any legal move at random.
level-steward = Steward
level-steward-sentence = Plays by simple rules: builds before fighting, and attacks where it pays.
level-witan = Witan
level-witan-sentence = Imagines the hidden cards many times over, and thinks ahead each time.
error-bot-name = There is no bot "{ $name }". There are: { $names }.
error-bots-number = You named { $number } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
 }. Name one for all, or one for each, separated by commas.

## Why a steward moved so, in its own words

why-nothing-better = Nothing better comes to mind, so I save my cards.
why-wins = With this I can win the game.
why-finishes = That is the last Fief they have.
why-stops-winner = Somebody is about to win, and must be stopped.
why-last-stand = I have nothing left to lose.
why-heir = I bequeath before my deck runs out.
why-heir-ready = I want an heir before my deck runs out.
why-comes-back = With this I am back on the table.
why-grows = My Earldom grows, and my levy with it.
why-market = The Lands there count for more with a Market Town.
why-recruits = I want more Army cards.
why-new-fief = One more Fief is one more life.
why-lord = A Fief is better off with a Lord.
why-hires = A Mercenary fights beyond my levy.
why-garrisons = In a garrison they do not count against my levy.
why-raises-tower = I want higher walls, and can spare the card.
why-builds-church = A Church will be useful to me.
why-builds-cathedral = Whoever holds the Cathedral controls the Church.
why-claims-crown = I want the Crown.
why-keeps-crown = I do not want anybody else to have the Crown.
why-draws-cards = I want more cards.
why-seeks = There is a card that I need more.
why-besieges = They cannot hold those walls.
why-raids = There are Properties to win there.
why-storms = Those Towers are in my way.
why-betrays = It hurts them more than it costs me.
why-intrigues = What was theirs will be mine.
why-emissary = The more cubes I have in the bag, the more often the Vikings obey me.
why-vikings-sent = The Vikings cost me nothing, and them a great deal.
why-vikings-held = The Vikings can gain me nothing now.
why-jousts = I like my chances in a Joust.
why-fields = I send what the attack needs.
why-enough = That should be enough.
why-defends = That is worth defending.
why-in-vain = This is not worth losing a card for.
why-cheapest-loss = This is what I can most easily do without.
why-own-favour = That is best for my side.
why-spoils = That is worth most to me.
why-ransoms = I want my Lord back.
why-too-dear = It is not worth the price.
why-answers = I will not let that happen.
why-appeases = A King who feasts does not fight.
why-good-hand = With this Hand I can begin.
why-bad-hand = Any other Hand will be better.
why-deck = It belongs in the deck that I have in mind.
why-least-use = It is the least useful to me.
why-legacy = It serves my Legacy best.
why-wants-winter = A Winter now serves me better than the others.
why-wants-no-winter = A Winter now serves the others better than me.

# A witan tells what its imagined games came to.
why-witan = In { $deals } imagined games that fit all I have seen, no other move did better: with this one I won { $percent } of a hundred.

# A bot's reason below a line of the chronicle. Elsewhere with the Earl whose reason it is.
why-said = Why: “{ $why }”
why-of = Why, says { $earl }: “{ $why }”
