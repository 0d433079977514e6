"""The queue of requests: the server answers one request at a time, for one person after the other. While people play,
it leaves pauses for their moves.

Some pages take a hundred times as long as others, so a limit of requests a second would not be enough.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class RequestQueue:
    """The waiting requests of each person."""

    def __init__(self, pause: Callable[[], float]) -> None:
        #: How long the pause after an answer is, as a multiple of the time that the answer took.
        self._pause = pause
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._spent = 0.0
        self._calling: asyncio.Task[None] | None = None

    def number(self, who: str) -> int:
        """How many requests of a person wait."""
        return len(self._waiting.get(who, ()))

    async def take(self, who: str) -> None:
        """Waits until it is this person's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call_all())
        await turn

    def spend(self, seconds: float) -> None:
        """Notes how long an answer took. The pause after it depends on this."""
        self._spent += seconds

    async def _call_all(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            # The person goes to the end of the queue.
            queue = self._waiting.pop(who)
            turn = queue.popleft()
            if queue:
                self._waiting[who] = queue
            if not turn.done():
                turn.set_result(None)
            # Now the answer is made.
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            spent, self._spent = self._spent, 0.0
            await asyncio.sleep(spent * self._pause())
