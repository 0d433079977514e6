"""The steward: a quick bot that plays by rules of thumb. Every move gets a score, and the best is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.handlers import HANDLERS
from ...engine.moves import CONCEDE, Moves
from ...engine.native import mypyc_attr
from ...engine.rng import Rng
from ...engine.sight import Sight
from ...engine.table import Decision, Table
from ..bot import Bot
from .judging import Outlook
from .open_reasons import depends_on_open
from .reasons import REASON_NAMES
from .scores import prepare, score

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A random number below this is added to each score, so that chance decides between equal moves.
NOISE: Final = 16


class Steward(Bot):
    remembers = False

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        #: The reason for the last choice.
        self.why: i64 = 0
        self.outlook = Outlook()
        self.collector = BestMove(self.outlook, rng)

    def choose(self, sight: Sight) -> int:
        t = sight.table
        d = t.stack[-1]
        prepare(self.outlook, t, d)
        out = self.collector
        out.begin(t, d)
        for move in sight.moves:
            out.add(move)
        self.why = out.why
        return out.chosen

    def reason(self) -> tuple[str, dict[str, int]]:
        return f"why-{REASON_NAMES[self.why]}", {}

    def is_open(self, t: Table, move: i64) -> bool:
        return depends_on_open(t, move)

    def best(self, t: Table) -> i64:
        """The best move for the seat that has to decide on a table."""
        d = t.stack[-1]
        prepare(self.outlook, t, d)
        out = self.collector
        out.begin(t, d)
        HANDLERS[d.kind].choices(t, d, out)
        self.why = out.why
        return out.chosen

    def top_score(self, t: Table) -> i64:
        """The score of the best move, from 0 to 1000. Afterwards `score` can score other moves of the decision."""
        self.best(t)
        return max(0, min(1000, self.collector.top // NOISE))

    def prepare(self, t: Table, d: Decision) -> None:
        """Work out what all moves of a decision share."""
        prepare(self.outlook, t, d)

    def score(self, t: Table, d: Decision, move: i64) -> i64:
        """The score of a move, from 0 (never) to 1000. Call `prepare` for the decision first."""
        return max(0, min(1000, score(self.outlook, t, d, move)))


@mypyc_attr(acyclic=True)
class BestMove(Moves):
    """Scores moves as the engine lists them and keeps the best."""

    def __init__(self, outlook: Outlook, rng: Rng) -> None:
        super().__init__()
        self.outlook = outlook
        self.rng = rng
        self.t: Table | None = None
        self.d: Decision | None = None
        self.top: i64 = -1
        self.chosen: i64 = 0
        self.why: i64 = 0

    def begin(self, t: Table, d: Decision) -> None:
        self.t = t
        self.d = d
        self.top = -1
        self.count = 0

    def add(self, move: i64) -> None:
        if move == CONCEDE:
            return
        t, d = self.t, self.d
        assert t is not None
        assert d is not None
        self.count += 1
        value = score(self.outlook, t, d, move) * NOISE
        if value + NOISE <= self.top:
            return
        value += self.rng.below(NOISE)
        if value > self.top:
            self.top = value
            self.chosen = move
            self.why = self.outlook.why
