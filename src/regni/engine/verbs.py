"""What the declaration of a verb contains. The verbs themselves are declared in moves.py, next to their numbers.

Notation, typed words, lists of choices, sentences, things to click, reasons for refusals and counts are all derived
from the declarations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

# Lists show the verbs in these groups. The verbs in EARLDOM, COURT, POLITICS and ATTACK are the Actions of a turn.
WAY_OUT: Final = "way_out"  # ends the turn, ends a decision, or declines
LEAVING: Final = "leaving"
FREE: Final = "free"  # placements beside the Action (B3.2)
EARLDOM: Final = "earldom"
COURT: Final = "court"
POLITICS: Final = "politics"
ATTACK: Final = "attack"
ANSWER: Final = "answer"  # answers a question in the course of the game
ACTIONS: Final = (EARLDOM, COURT, POLITICS, ATTACK)

#: The shapes of arguments. The comment says what each shape stands for. The value says how it is written: as the kind
#: of a card, as a card with its colour, as the colour of a seat, as a number from 1, or as a unit of a battle (which
#: uses all three arguments).
SHAPES: Final = {
    "hand": "kind",  # a card in Hand
    "tray": "kind",  # a card of one's tray
    "tower": "kind",  # a Tower of one's own
    "army": "kind",  # an Army card of one's own pool
    "pressed": "kind",  # an Army card of another's pool, to be taken
    "battle": "kind",  # a Battle card
    "joust": "kind",  # a Joust card of one's own
    "property": "card",  # a Property in the Fief that the "home" of the same verb names
    "prize": "card",  # a card to be carried off, burnt or given up
    "fief": "number",  # a Fief of one's own
    "lord": "number",  # the Fief of a Lord of one's own
    "home": "number",  # the Fief that a "property" is in
    "mercenary": "number",  # a Mercenary of one's own
    "seat": "seat",  # the owner of what the next argument names
    "their_hand": "seat",
    "their_pool": "seat",
    "their_towers": "seat",
    "their_fief": "number",
    "their_lands": "number",  # the Properties in a Fief
    "their_lord": "number",
    "their_mercenary": "number",
    "force": "unit",  # a card of one's own that can be fielded
    "fielded": "unit",  # a card that is fielded
}


class Part:
    """A part of a verb's form: either a fixed word or an argument."""

    __slots__ = ("shape", "slot", "text")

    def __init__(self, written: str) -> None:
        slot, colon, shape = written.partition(":")
        #: The fixed word. It is empty for an argument.
        self.text: str = "" if colon else written
        #: The slot is "a", "b" or "c": the argument of the move. The shape says what it stands for.
        self.slot: str = slot if colon else ""
        self.shape: str = shape

    @property
    def writing(self) -> str:
        """How the argument is written."""
        return SHAPES[self.shape]


class Verb:
    """Everything about a verb that is not in the module of its rule.

    Its text in `locales/` is `move-NAME`. If its row has a name, there is `choice-NAME` too.
    """

    def __init__(
        self,
        number: i64,
        form: str,
        group: str,
        asked: str = "turn",
        row: str = "",
        plays: i64 = NOBODY,
        buys: i64 = NOBODY,
        takes: tuple[int, ...] = (),
        needs: tuple[int, ...] = (),
        onto: str = "",
        from_tray: str = "",
        event: str = "",
        face_down: bool = False,
    ) -> None:
        self.number: i64 = number
        #: The form as it is written: fixed words and arguments (`slot:shape`).
        self.parts: list[Part] = [Part(written) for written in form.split()]
        self.arguments: list[Part] = [part for part in self.parts if part.slot]
        words = [part.text for part in self.parts if part.text]
        #: The first word of its notation. Several verbs may have the same.
        self.word: str = words[0]
        self.name: str = "_".join(words)
        #: Where lists show it: the group, and the row in that group. The verbs without a row name share a row.
        self.group: str = group
        self.row: str = row
        #: The names of the decisions in which it can be chosen.
        self.asked: list[str] = asked.split()
        #: `plays`: the card that it always plays from Hand. `buys`: the card that it always buys from the tray.
        self.plays: i64 = plays
        self.buys: i64 = buys
        #: The cards that its "hand" can be. Empty means any card.
        self.takes: tuple[int, ...] = takes
        #: The verb can be used only if somebody's deck has one of these cards. Empty means that it needs no card.
        self.needs: tuple[int, ...] = (plays,) if plays != NOBODY else needs or takes
        #: The place on the board where its card goes or comes from, if no argument says so.
        self.onto: str = onto
        #: In the decision of this name its "hand" is a card of the tray. The row has that name too.
        self.from_tray: str = from_tray
        #: The event that reports it, if it is an Action or a placement.
        self.event: str = event or self.name
        #: Whether the card is hidden from the others.
        self.is_face_down: bool = face_down

    @property
    def is_action(self) -> bool:
        """Whether it takes the one Action of a turn (B4)."""
        return self.group in ACTIONS

    def has(self, shape: str) -> bool:
        """Whether one of its arguments is of that shape."""
        return any(part.shape == shape for part in self.arguments)
