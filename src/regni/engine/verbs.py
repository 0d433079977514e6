"""What the declaration of a verb says. The verbs themselves are declared in moves.py, beside their numbers.

Notation, typed words, lists of choices, sentences, things to click, reasons why not and counts all derive from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

# The groups that verbs are listed in. The Actions of a turn are those of EARLDOM, COURT, POLITICS and ATTACK.
WAY_OUT: Final = "way_out"  # ends the turn, or declines what is asked
LEAVING: Final = "leaving"
FREE: Final = "free"  # placements beside the Action (B3.2)
EARLDOM: Final = "earldom"
COURT: Final = "court"
POLITICS: Final = "politics"
ATTACK: Final = "attack"
ANSWER: Final = "answer"  # chosen when something is asked
ACTIONS: Final = (EARLDOM, COURT, POLITICS, ATTACK)

#: The shapes of arguments: what each stands for, and how it is written: as the kind of a card, as a card with its
#: colour, as the colour of a seat, as a number from 1, or as a unit of a battle (which takes all three arguments).
SHAPES: Final = {
    "hand": "kind",  # a card in Hand
    "tray": "kind",  # a card of one's tray
    "tower": "kind",  # a Tower of one's own
    "army": "kind",  # an Army card of one's own pool
    "pressed": "kind",  # an Army card of another's pool, to be taken
    "battle": "kind",  # a Battle card
    "joust": "kind",  # a Joust card of one's own
    "property": "card",  # in the Fief that the "home" of the same verb names
    "prize": "card",  # a card to be carried off, burnt or given up
    "fief": "number",  # of one's own
    "lord": "number",  # the Fief of a Lord of one's own
    "home": "number",  # the Fief in which a "property" lies
    "mercenary": "number",  # of one's own
    "seat": "seat",  # the owner of what the next argument names
    "their_hand": "seat",
    "their_pool": "seat",
    "their_towers": "seat",
    "their_fief": "number",
    "their_lands": "number",  # the Properties in a Fief
    "their_lord": "number",
    "their_mercenary": "number",
    "force": "unit",  # a card of one's own that takes the field
    "fielded": "unit",  # a card in the field
}


class Part:
    """A word of a verb's form: written as it is, or the place of an argument."""

    __slots__ = ("shape", "slot", "text")

    def __init__(self, written: str) -> None:
        slot, colon, shape = written.partition(":")
        #: The word; empty for an argument.
        self.text: str = "" if colon else written
        #: Which argument of the move it is: "a", "b" or "c"; and what it stands for.
        self.slot: str = slot if colon else ""
        self.shape: str = shape

    @property
    def writing(self) -> str:
        """How the argument is written."""
        return SHAPES[self.shape]


class Verb:
    """All that is to be known of a verb outside the module of its rule.

    Its texts in `locales/` are `move-NAME`, and `choice-NAME` where it stands in a row with a name.
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
        #: As it is written: words, and `argument:shape`.
        self.parts: list[Part] = [Part(written) for written in form.split()]
        self.arguments: list[Part] = [part for part in self.parts if part.slot]
        words = [part.text for part in self.parts if part.text]
        #: The word that its notation begins with; several verbs may share it.
        self.word: str = words[0]
        self.name: str = "_".join(words)
        #: Where it is listed: the group, and the row in it. Rows without a name hold several verbs.
        self.group: str = group
        self.row: str = row
        #: The names of the decisions in which it can be chosen.
        self.asked: list[str] = asked.split()
        #: The card that it always plays from the Hand, or buys from the tray.
        self.plays: i64 = plays
        self.buys: i64 = buys
        #: The cards that its "hand" can be; any if none is named.
        self.takes: tuple[int, ...] = takes
        #: The cards without which it is of no use: somebody's deck must have one of them.
        self.needs: tuple[int, ...] = (plays,) if plays != NOBODY else needs or takes
        #: The place that its card goes to, or that it is taken from, where no argument names it.
        self.onto: str = onto
        #: The decision in which its "hand" is a card of the tray; its row there has the same name.
        self.from_tray: str = from_tray
        #: The event that tells of an Action or a placement.
        self.event: str = event or self.name
        #: Whether the others do not see which card it is.
        self.is_face_down: bool = face_down

    @property
    def is_action(self) -> bool:
        """Whether it takes the one Action of a turn (B4)."""
        return self.group in ACTIONS

    def has(self, shape: str) -> bool:
        """Whether one of its arguments is of that shape."""
        return any(part.shape == shape for part in self.arguments)
