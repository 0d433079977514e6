"""The council: a bot that thinks ahead. It imagines the hidden cards many times over and searches (search.py)."""

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

#: Between looks at the clock, and at whether it shall stop.
BATCH = 16
#: How many decisions are played by rules of thumb before a position is weighed.
HORIZON = 40
#: With so many simulations, twice as far: what the weighing is wrong about is then no longer lost in the noise.
MANY = 2000
#: What the steward does as well: a deck is made by its plan, not card by card.
PLANNED = (PICK, LEGACY, START_TOWER)


class Witan(Bot):
    """Thinks for so many simulations or so many seconds, whichever is over first."""

    def __init__(self, rng: Rng, book: list[tuple[int, int]], simulations: int, seconds: float | None = None) -> None:
        self.steward = Steward(rng)
        self.rng = rng
        self.book = book
        self.simulations = simulations
        self.seconds = seconds
        self.search: Search | None = None
        self._stopped = False

    def stop(self) -> None:
        """Answer at once with the best found so far; from another thread, or a signal."""
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
        # This loop is not compiled: between the batches other threads get their turn.
        while search.simulate(BATCH) and search.done < self.simulations:
            if self._stopped or (end is not None and perf_counter() >= end):
                break
        return int(search.best().move)

    def reason(self) -> tuple[str, dict[str, int]]:
        """How often the move won in imagination."""
        if self.search is None:
            return self.steward.reason()
        percent = int(100 * self.search.best().mean() + 0.5)
        return "why-witan", {"deals": int(self.search.done), "percent": percent}
