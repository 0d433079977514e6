"""Limits the messages for the seats of a session to the rate of a person, however many pages are open."""

from __future__ import annotations

from time import monotonic

#: Messages a second that a person may send, and how many of them may come at once.
RATE, BURST = 10.0, 40.0


class Allowance:
    def __init__(self, rate: float | None = None, burst: float | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._left = BURST if burst is None else burst
        self._last = monotonic()

    def is_spent(self) -> bool:
        """Counts one more message. Returns whether it is one too many."""
        now = monotonic()
        rate = RATE if self._rate is None else self._rate
        burst = BURST if self._burst is None else self._burst
        self._left = min(burst, self._left + (now - self._last) * rate)
        self._last = now
        self._left -= 1
        return self._left < 0
