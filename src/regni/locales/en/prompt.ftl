### The prompt of the table in the browser, what it answers to a move that cannot be, and why a thing cannot be used.

prompt-action-free = You still have your Action. You may also make free placements; drawing ends your turn.
prompt-action-used = You have used your Action. You can still make free placements; drawing ends your turn.
# $mode: storm, raid or siege.
prompt-field-attack = { $mode ->
    [storm] You attack the Towers of { $earl }: choose the cards that fight, then attack.
    [raid] You raid { $earl }: choose the cards that fight, then attack.
   *[siege] You besiege { $earl }: choose the cards that fight, then attack.
}
# $earl_key: vikings, king or other.
prompt-field-defence = { $earl } { $earl_key ->
    [vikings] { $mode ->
        [storm] attack your Towers
        [raid] raid you
       *[siege] besiege you
    }
   *[other] { $mode ->
        [storm] attacks your Towers
        [raid] raids you
       *[siege] besieges you
    }
} with force { $number }: choose the cards that defend.
prompt-attack = Attack with force { $number }
prompt-defend = Defend with force { $number }
prompt-no-defence = Do not defend
prompt-whole = Everything is chosen. Confirm, or undo.
prompt-confirm = Confirm
prompt-restart = Start over
prompt-choose-where = now choose a highlighted target, or choose the card again to cancel.
prompt-chosen-deck = The deck you chose
prompt-last-deck = The deck you played last
prompt-own-deck = A deck of yours.
# $card: one of the deck that is being picked.
prompt-put-back = put one { $card } back
prompt-draft = Chosen so far
prompt-decks = Ready decks
prompt-named-you = { $name } (you)
prompt-named-earl = { $name } ({ $earl })

## What cannot be

# $word: what was typed; $near: a move that can be made and looks like it.
prompt-unknown-move = No move begins with “{ $word }”. Did you mean “{ $near }”? Everything you can do now is highlighted or in the list.

## Why a thing cannot be used. Of one's own things, and of others'.

whynot-not-now = Not now:
whynot-action-used = Your Action of this turn is used.
# $cards: one card, or several of which one would be enough.
whynot-no-card = You have no { $cards } in your Hand.
whynot-neither = { $before } or { $last }
# $cards: the cards with which to begin.
whynot-first = To use this, first choose: { $cards }.
whynot-lit = a highlighted card
whynot-own-fief = Your own Fief. To build here, first choose a Property or a Lord in your Hand.
whynot-own-property = A Property stays in its Fief. It is staked in a Joust, given as Ransom, or lost to an enemy.
whynot-own-lord = Your Lord can be sent into battle once an Attack is under way.
whynot-own-towers = To raise a Tower, first choose a card in your Hand.
whynot-own-tower = A Tower stands face down until it falls. It does not come back to the Hand.
whynot-own-pool = Army cards are sent into battle once an Attack is under way, up to your levy.
whynot-own-royal = The Royal Army is sent into battle once an Attack is under way.
whynot-own-mercenary = Mercenaries are sent into battle, with their garrison, once an Attack is under way.
whynot-own-earl = This is your own Earldom.
whynot-other-towers = No Tower stands here.
whynot-other-royal = The Royal Army belongs to the King, and fights for him.
whynot-unit = This card is already in the battle.
whynot-host = The Viking host. A cube drawn from the bag says who sends it.
whynot-markers = The Viking markers. In each Viking turn one advances; if an Attack has pushed the white marker forward, that one goes back instead. When all have advanced, the Vikings land.
whynot-joust = This Joust card is drawn and cannot be changed now.
whynot-whole = Everything is chosen. Confirm, or undo the last choice.
