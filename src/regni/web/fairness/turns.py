"""Requests are answered one after another, everybody in turn. While people play, there are pauses for their moves.

Some pages take a hundred times as long as others, so that a number of requests a second would say little.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """The requests that wait, by who asks."""

    def __init__(self, pause: Callable[[], float]) -> None:
        #: How long the server turns to others after an answer, as a multiple of the time that it took.
        self._pause = pause
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._spent = 0.0
        self._calling: asyncio.Task[None] | None = None

    def number(self, who: str) -> int:
        """How many requests of somebody wait."""
        return len(self._waiting.get(who, ()))

    async def take(self, who: str) -> None:
        """Waits until it is somebody's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call_all())
        await turn

    def spend(self, seconds: float) -> None:
        """So long an answer took."""
        self._spent += seconds

    async def _call_all(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            # Who was called comes last among those who wait.
            queue = self._waiting.pop(who)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not turn.done():
                turn.set_result(None)
            # Meanwhile the answer is made.
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            spent, self._spent = self._spent, 0.0
            await asyncio.sleep(spent * self._pause())
