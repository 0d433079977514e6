"""Plays an example step by step."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.cards import COLOURS, NAMES
from ..engine.events import EVENT_KINDS, Event
from ..engine.forces import SOURCE_NAMES
from ..engine.leaving import ENDING_NAMES
from ..engine.moves import BY_NUMBER
from ..engine.rule_ids import rule_id
from ..game import Game
from ..records.positions import Data, seat_name
from .example import Example, Try

#: What is told of no step: that a turn or a battle ends is seen anyway.
SILENT = ("turn", "battle_over")


@dataclass(frozen=True)
class Step:
    """One move of an example, made or refused."""

    tried: Try
    #: Who was to decide, and the rule that forbids the move.
    seat: int | None
    forbidden: str
    #: How many moves had been made before it, and how many after it.
    before: int
    after: int


@dataclass
class Played:
    """An example that was played to its end."""

    example: Example
    game: Game
    steps: list[Step] = field(default_factory=list)

    @property
    def told(self) -> list[str]:
        """All that its Earl has seen happen, as its file writes it."""
        seat = self.example.seat
        return [written(event) for event in self.game.events(seat) if name_of(event) not in SILENT]


def played(example: Example, spoilt: Data | None = None) -> Played:
    """Plays an example. A move that is not legal raises an error; one that is to be refused is only tried."""
    game = example.begin(spoilt)
    found = Played(example, game)
    for tried in example.tries:
        seat, before = game.deciding, len(game.moves)
        forbidden = (game.why_not(tried.move) or "") if tried.forbidden else ""
        if not tried.forbidden:
            game.play(tried.move)
        found.steps.append(Step(tried, seat, forbidden, before, len(game.moves)))
    return found


def name_of(event: Event) -> str:
    return EVENT_KINDS[event.kind].name


def written(event: Event) -> str:
    """An event in a line: its rule, its name, and what it tells.

    >>> from ..engine.events import ATTACH
    >>> from ..engine.rule_ids import B5_2
    >>> from ..testing import at, earl, play
    >>> game = play(at(earl(hand={"land": 1}), earl()), "attach land 1")
    >>> written(game.events_of(1)[0])
    'B5.2 attach blue land fief 1 hand'
    """
    kind = EVENT_KINDS[event.kind]
    said = [part for name, meaning in kind.fields.items() if (part := told(name, meaning, int(getattr(event, name))))]
    return " ".join([rule_id(event.rule), kind.name, *said])


def told(name: str, meaning: str, value: int) -> str:
    """A field of an event in words. Empty if it says nothing."""
    if name in ("seat", "other"):
        return seat_name(value)
    if name in ("card", "colour") or meaning == "card":
        return "" if value < 0 else COLOURS[value] if name == "colour" else NAMES[value]
    if name == "source":
        return SOURCE_NAMES[value] if 0 <= value < len(SOURCE_NAMES) else ""
    if meaning == "ending":
        return ENDING_NAMES[value]
    if meaning == "verb":
        return BY_NUMBER[value].name
    if name in ("fief", "home") or meaning.endswith("mercenary"):
        return f"{name} {value + 1}" if value >= 0 else ""
    return str(value) if name == "number" else f"{name} {value}" if value >= 0 else ""
