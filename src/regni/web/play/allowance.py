"""Limits the messages for the seats of a session to the rate of a person, however many pages are open."""

from __future__ import annotations

from time import monotonic

#: Messages a second that a person may send, and how many of them may come at once.
RATE, BURST = 10.0, 40.0


class Allowance:
    def __init__(self, rate: float | None = None, burst: float | None = None) -> None:
        self._rate = RATE if rate is None else rate
        self._burst = BURST if burst is None else burst
        self._left = self._burst
        self._last = monotonic()

    def is_spent(self) -> bool:
        """Counts one more message. Returns whether it is one too many."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        self._left -= 1
        return self._left < 0
