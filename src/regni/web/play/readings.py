"""What each seat of a session has seen happen. It is read once for all who watch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from ...game import Game
from ...words.chronicle import Chronicle
from ...words.words import Words
from ..story.story import Story
from .session import Session

#: How many moves are read at once when a session is opened. That takes a few milliseconds.
AT_ONCE = 20


class Readings:
    def __init__(self) -> None:
        self._stories: dict[int, Story] = {}
        self._chronicles: dict[tuple[int, str], Chronicle] = {}

    def story(self, game: Game, seat: int) -> Story:
        """What the seat has seen so far, as scenes."""
        found = self._story(game, seat)
        found.read()
        return found

    def chronicle(self, game: Game, seat: int, words: Words) -> Chronicle:
        """What the seat has seen so far, as sentences."""
        found = self._chronicle(game, seat, words)
        found.read()
        return found

    async def read_ahead(self, session: Session, seats: Iterable[int], words: Words) -> None:
        """Reads what these seats have seen so far, a little at a time: nobody else waits while a long game is
        opened."""
        game = session.game
        told = words.at(game.table, people=session.terms.people)
        for seat in seats:
            for reading in (self._story(game, seat), self._chronicle(game, seat, told)):
                while not reading.read(AT_ONCE):
                    await asyncio.sleep(0)

    def _story(self, game: Game, seat: int) -> Story:
        found = self._stories.get(seat)
        if found is None or found.game is not game:
            found = self._stories[seat] = Story(game, seat)
        return found

    def _chronicle(self, game: Game, seat: int, words: Words) -> Chronicle:
        found = self._chronicles.get((seat, words.language))
        if found is None or found.game is not game:
            found = self._chronicles[seat, words.language] = Chronicle(game, seat, words)
        return found
