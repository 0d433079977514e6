"""How much may be asked of a table: as often as a person could mean it, however many pages are open on a seat."""

from __future__ import annotations

from time import monotonic

#: Messages a second that a person could mean, and how many may come at once.
RATE, BURST = 10.0, 40.0


class Allowance:
    def __init__(self) -> None:
        self._left = BURST
        self._last = monotonic()

    def is_spent(self) -> bool:
        """One more message: whether it is too many."""
        now = monotonic()
        self._left = min(BURST, self._left + (now - self._last) * RATE)
        self._last = now
        self._left -= 1
        return self._left < 0
