"""Limits how often each person or address may do something: so many times a second, and so many times at once."""

from __future__ import annotations

from dataclasses import dataclass

#: The patience that never refuses: it only makes people wait.
FOREVER = float("inf")
#: Sums of many small costs may be wrong by so many seconds.
ROUNDING = 1e-6
#: When more than so many are remembered, those whose use has run off are forgotten.
FEW = 1000


@dataclass(frozen=True)
class Rate:
    a_second: float
    at_once: float
    #: How long somebody who is too fast may be made to wait, in seconds. Beyond that he is refused.
    patience: float = 0.0


class Pace:
    """Remembers for each person or address how much was used, when, and at what time all of it will have run off. What
    was used runs off at the rate that is allowed, as water does from a bucket with a hole."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float, float]] = {}
        self._most = FEW

    def wait(self, who: str, rate: Rate, now: float, cost: float = 1.0) -> float | None:
        """Counts a use. Returns how many seconds it must wait. None if it is refused; then it is not counted."""
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
