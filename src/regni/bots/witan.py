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
        self._stopped = False

    def stop(self) -> None:
        """Make it answer at once with the best move found so far. Other threads and signals may call this."""
        self._stopped = True

    def choose(self, sight: Sight) -> int:
        self._stopped = False
        self.search = None
        options = [move for move in sight.moves if move != CONCEDE]
        if len(options) == 1 or sight.table.stack[-1].kind in PLANNED:
            return self.steward.choose(sight)
        self.search = self.search_of(sight)
        return self.think(self.search)

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
        if self.search is None:
            return self.steward.reason()
        percent = int(100 * self.search.best().mean() + 0.5)
        return "why-witan", {"deals": int(self.search.done), "percent": percent}
