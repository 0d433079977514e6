"""The processes in which bots think, as the server sees them. Each is started when it is first needed.

A quick bot does not need them: it thinks on the server's event loop, in less time than it takes to ask a process. So it
never waits for a slow bot.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import NamedTuple

import msgspec

from ....bots.bot import Bot
from ....bots.witan import Witan
from ....engine.sight import Sight
from ....errors import RegniError
from ....measuring.cores import cores
from . import thinker
from .fair_queue import FairQueue
from .parcels import pack
from .thinker import Thought

#: The fewest processes. With a single one, a second person would wait until the first one's bot has thought.
FEWEST = 2
#: How many times a question is asked in all, if processes end before they answer.
TRIES = 2


class Question(NamedTuple):
    """A bot that has to think, what it sees, and the future that gets its answer."""

    witan: Witan
    sight: Sight
    answer: asyncio.Future[Thought]


class Thinkers:
    """All processes of a server. If there are enough cores, one is left to the server itself."""

    def __init__(self, most: int | None = None) -> None:
        self._all = [Thinker() for _ in range(most or max(FEWEST, cores() - 1))]
        #: The process that was freed last is asked first, so that no more are started than think at the same time.
        self._idle = list(self._all)
        self._queue: FairQueue[Question] = FairQueue()
        #: Each thread waits for one process.
        self._threads = ThreadPoolExecutor(len(self._all), "bot")

    async def choose(self, bot: Bot, sight: Sight, person: str, is_watched: Callable[[], bool]) -> int:
        """The move that a bot chooses, in a session of this person. Afterwards the bot is as if it had thought here."""
        if not isinstance(bot, Witan) or not bot.has_to_think(sight):
            return bot.choose(sight)
        question = Question(bot, sight, asyncio.get_running_loop().create_future())
        self._queue.add(question, person, is_watched)
        self._ask()
        try:
            thought = await question.answer
        finally:
            self._queue.drop(question)
        bot.go_on_from(thought.stream, thought.why)
        return thought.move

    def _ask(self) -> None:
        """Gives questions to the processes that are idle."""
        while self._idle and (question := self._queue.take()) is not None:
            one = self._idle.pop()
            asked = asyncio.get_running_loop().run_in_executor(self._threads, one.ask, question.witan, question.sight)
            asked.add_done_callback(partial(self._answered, one, question.answer))

    def _answered(self, one: Thinker, answer: asyncio.Future[Thought], asked: asyncio.Future[Thought]) -> None:
        problem = asked.exception()
        # Nobody may be waiting any more.
        if not answer.done():
            if problem is None:
                answer.set_result(asked.result())
            else:
                answer.set_exception(problem)
        self._idle.append(one)
        self._ask()

    def close(self) -> None:
        """Ends all processes at once. Nobody waits for them any more."""
        for one in self._all:
            one.close()
        self._threads.shutdown()


class Thinker:
    """One process. If it has died, the next question starts another."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self._is_closed = False
        self._lock = Lock()

    def ask(self, witan: Witan, sight: Sight) -> Thought:
        """Asks the process and waits for its answer. It is called in a thread."""
        question = pack(witan, sight)
        for _ in range(TRIES):
            answer = self._answer(question)
            if answer.endswith(b"\n"):
                return msgspec.json.decode(answer, type=Thought)
            self._end()
        raise RegniError("bot-lost")

    def _answer(self, question: bytes) -> bytes:
        """The answer as a line, or less than a line if the process has died or cannot be started."""
        # A pipe that the server has closed meanwhile raises ValueError.
        with suppress(OSError, ValueError):
            process = self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            process.stdin.flush()
            return process.stdout.readline()
        return b""

    def _started(self) -> subprocess.Popen[bytes]:
        process = self.process
        if process is not None and process.poll() is not None:
            self._end()
        with self._lock:
            if self._is_closed:
                raise RegniError("bot-lost")
            if self.process is None:
                self.process = subprocess.Popen(
                    # It imports the same modules as the server, and none from the working folder.
                    [sys.executable, "-P", "-m", thinker.__name__],
                    env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    # Ctrl-C in the server's terminal is not for it. A session of its own would prevent that too, but
                    # systems that divide time among sessions would then give each process as much as the whole server.
                    process_group=0,
                )
            return self.process

    def _end(self) -> None:
        with self._lock:
            process, self.process = self.process, None
        if process is not None:
            process.kill()
            # This closes its pipes and waits for it.
            with suppress(OSError), process:
                pass

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._end()
