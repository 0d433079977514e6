"""The witan (council): a bot that thinks ahead. It imagines the hidden cards many times and searches (search.py)."""

from __future__ import annotations

from time import perf_counter

from ..engine.decisions import LEGACY, PICK, START_TOWER
from ..engine.moves import CONCEDE
from ..engine.rng import Rng
from ..engine.sight import Sight
from .bot import Bot
from .imagine import Imagination
from .search import Search
from .steward.steward import Steward

#: Simulations between two looks at the clock and at the stop flag.
BATCH = 16
#: How many decisions are played by rules of thumb before a position is weighed.
HORIZON = 40
#: With this many simulations it plays twice as far: then errors of the weighing matter more than noise.
MANY = 2000
#: Decisions that the steward makes just as well. A deck follows a plan, so it is not searched card by card.
PLANNED = (PICK, LEGACY, START_TOWER)


class Witan(Bot):
    """Thinks for a number of simulations or of seconds, whichever ends first."""

    def __init__(self, rng: Rng, book: list[tuple[int, int]], simulations: int, seconds: float | None = None) -> None:
        self.steward = Steward(rng)
        self.rng = rng
        self.book = book
        self.simulations = simulations
        self.seconds = seconds
        self.search: Search | None = None
        self._why: tuple[str, dict[str, int]] = ("", {})
        self._stopped = False

    def stop(self) -> None:
        """Make it answer at once with the best move found so far. Other threads and signals may call this."""
        self._stopped = True

    def choose(self, sight: Sight) -> int:
        self._stopped = False
        if not self.has_to_think(sight):
            self.search = None
            move = self.steward.choose(sight)
            self._why = self.steward.reason()
            return move
        self.search = self.search_of(sight)
        move = self.think(self.search)
        percent = int(100 * self.search.best().mean() + 0.5)
        self._why = "why-witan", {"deals": int(self.search.done), "percent": percent}
        return move

    def has_to_think(self, sight: Sight) -> bool:
        """Whether this decision is searched. The steward makes the others at once."""
        options = [move for move in sight.moves if move != CONCEDE]
        return len(options) > 1 and sight.table.stack[-1].kind not in PLANNED

    def search_of(self, sight: Sight) -> Search:
        imagination = Imagination(sight, self.book, self.steward, self.rng)
        horizon = HORIZON if self.simulations < MANY else 2 * HORIZON
        return Search(sight, imagination, self.steward, self.rng, self.simulations, horizon)

    def think(self, search: Search) -> int:
        end = perf_counter() + self.seconds if self.seconds is not None else None
        # This loop is not compiled, so other threads can run between the batches.
        while search.simulate(BATCH) and search.done < self.simulations:
            if self._stopped or (end is not None and perf_counter() >= end):
                break
        return int(search.best().move)

    def reason(self) -> tuple[str, dict[str, int]]:
        """How often the move won in the simulations."""
        return self._why

    def go_on_from(self, stream: list[int], why: tuple[str, dict[str, int]]) -> None:
        """Go on as if this bot had made the last choice of its twin in another process. `stream` is the state of the
        twin's random stream after it, `why` its reason.
        """
        self.rng.a, self.rng.b, self.rng.c, self.rng.d = stream
        self._why = why
