"""An example as a file has it: a position, moves one after another, and what must happen."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.cards import COLOURS
from ..game import Game
from ..records.fields import Fields
from ..records.positions import Data
from ..records.short import spelt, written_short
from ..rules.rulebook import RULES
from ..rules.rulesets import ruleset_from

#: Chance falls out in the same way every time.
SEED = "example"
#: Between another Earl, who makes a move, and the move.
BY = ": "
#: Between a move that is refused and the rule that forbids it.
REFUSED = " -> "
#: What of an example is not a part of the position.
OWN = ("id", "shows", "also", "eyes", "rules", "moves", "happens", "then", "table", "deal")


@dataclass(frozen=True)
class Try:
    """A move that is made, or one that a rule forbids."""

    #: Who makes it.
    seat: int
    move: str
    #: The rule that forbids it. Empty if it is made.
    forbidden: str = ""


@dataclass(frozen=True)
class Example:
    """A position, seen by one Earl, and moves that show what rules mean."""

    id: str
    #: The rules that an event or a refusal in it names, and the cards that it is about.
    shows: tuple[str, ...]
    #: Rules that can be seen in it although nothing names them.
    also: tuple[str, ...]
    seat: int
    rules: Data
    #: Where it begins. Empty if it begins with the deal of a new game.
    position: Data
    #: How many Earls play that new game.
    dealt: int
    tries: tuple[Try, ...]
    #: What the Earl sees happen: the rule, the name of the event, and what it tells.
    happens: tuple[str, ...]
    #: What Earls have at the end, where no event tells it.
    then: Data

    @property
    def things(self) -> tuple[str, ...]:
        """All rules and cards that it shows."""
        return self.shows + self.also

    @property
    def rule(self) -> str:
        """The rule that it shows above all."""
        return next(thing for thing in self.things if thing in RULES)

    def begin(self, spoilt: Data | None = None) -> Game:
        """The game before the first move. `spoilt` are settings to be changed."""
        ruleset = self.rules | (spoilt or {})
        if self.dealt:
            return Game.new(self.dealt, ruleset=ruleset_from(ruleset), seed=SEED)
        return Game.from_position(self.position | {"ruleset": ruleset})


def read_example(item: object, where: str) -> Example:
    """An example from a table of a file."""
    fields = Fields(item, where)
    earls: Data = {name: fields.get(name) for name in fields.data if name not in OWN}
    rules, table = fields.table("rules").data, fields.table("table").data
    if "king" not in earls:
        earls = Data(blue={}, red={}) | earls
    dealt = fields.count("deal", 0, len(COLOURS))
    position: Data = {} if dealt else written_short(earls, Data(seed=SEED) | table)
    texts = {name: fields.items(name, lambda one, where: str(one)) for name in ("moves", "happens")}
    seat = COLOURS.index(fields.word("eyes", COLOURS, COLOURS[0]))
    return Example(
        fields.text("id"),
        tuple(fields.text("shows").split()),
        tuple(fields.text("also").split()),
        seat,
        rules,
        position,
        dealt,
        tuple(read_try(text, seat) for text in texts["moves"]),
        tuple(texts["happens"]),
        {colour: spelt(parts) for colour, parts in fields.table("then").data.items()},
    )


def read_try(text: str, seat: int) -> Try:
    """A move from its line: `red: field hand vassal`, `raid red 1 -> B3.7`. Without a colour it is the move of the
    Earl who looks.

    >>> read_try("red: raid blue 1 -> B3.7", 0)
    Try(seat=1, move='raid blue 1', forbidden='B3.7')
    """
    by, _, move = text.rpartition(BY)
    return Try(COLOURS.index(by) if by else seat, *move.split(REFUSED))
