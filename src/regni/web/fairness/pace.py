"""How often something may happen for each of many: so many times a second, and so many at once."""

from __future__ import annotations

from dataclasses import dataclass

#: Nobody is refused, however long he must wait.
FOREVER = float("inf")
#: Seconds by which sums of many small costs may be wrong.
ROUNDING = 1e-6
#: So many are remembered before those are forgotten who have nothing to make up for.
FEW = 1000


@dataclass(frozen=True)
class Rate:
    a_second: float
    at_once: float
    #: How long somebody who is too fast may be made to wait, in seconds. Beyond that he is refused.
    patience: float = 0.0


class Pace:
    """Remembers of each how much he has used, when that was, and when all of it is made up for."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float, float]] = {}
        self._most = FEW

    def wait(self, who: str, rate: Rate, now: float, cost: float = 1.0) -> float | None:
        """How many seconds it must wait, 0 if nothing. None if it is refused: then nothing is counted."""
        before, when, _ = self._used.get(who, (0.0, now, now))
        used = max(0.0, before - (now - when) * rate.a_second) + cost
        wait = (used - rate.at_once) / rate.a_second
        if wait > rate.patience + ROUNDING:
            return None
        self._used[who] = used, now, now + used / rate.a_second
        if len(self._used) > self._most:
            self._forget(now)
        return wait if wait > ROUNDING else 0.0

    def _forget(self, now: float) -> None:
        self._used = {who: used for who, used in self._used.items() if used[2] > now}
        self._most = max(FEW, 2 * len(self._used))
