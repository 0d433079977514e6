"""What each seat of a session has seen happen. It is read once for all who watch."""

from __future__ import annotations

from ...game import Game
from ...words.chronicle import Chronicle
from ...words.words import Words
from ..story.story import Story


class Readings:
    def __init__(self) -> None:
        self._stories: dict[int, Story] = {}
        self._chronicles: dict[tuple[int, str], Chronicle] = {}

    def story(self, game: Game, seat: int) -> Story:
        """What the seat has seen so far, as scenes."""
        found = self._stories.get(seat)
        if found is None or found.game is not game:
            found = self._stories[seat] = Story(game, seat)
        found.read()
        return found

    def chronicle(self, game: Game, seat: int, words: Words) -> Chronicle:
        """What the seat has seen so far, as sentences."""
        found = self._chronicles.get((seat, words.language))
        if found is None or found.game is not game:
            found = self._chronicles[seat, words.language] = Chronicle(game, seat, words)
        found.read()
        return found
