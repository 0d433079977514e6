"""Looking back: a scene as the seat saw it, with its sentences, and the older lines of the chronicle."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.table import Table
from ...words.chronicle import Chronicle
from ..board.board import Painter
from ..board.mentions import LogLine, lines
from ..story.scene import Picture
from ..story.story import Story

#: How many older lines of the chronicle are shown at a time.
MOST_LINES = 80


@dataclass(frozen=True)
class PastScene:
    """A scene to be seen again."""

    number: int
    #: When it was and which of how many it is, in words.
    title: str
    picture: Picture
    #: Its sentences.
    lines: list[LogLine]
    #: Whether it is the newest.
    is_last: bool


def past_scene(story: Story, chronicle: Chronicle, number: int, painter: Painter, table: Table) -> PastScene | None:
    """The scene with this number, or the nearest. None if there is none yet. `table` is the table as the seat sees it
    now."""
    most = len(story.scenes)
    if not most:
        return None
    number = max(1, min(number, most))
    entries = [entry for entry in chronicle.entries if story.scene_of[entry.heard] == number]
    return PastScene(
        number,
        title(story, number, painter),
        story.again(number, painter, table),
        lines(entries, painter.seat, painter.words),
        number == most,
    )


def title(story: Story, number: int, painter: Painter) -> str:
    scene, say = story.scenes[number - 1], painter.words.text
    key = "end-moment-summer" if scene.summer else "end-moment"
    when = say(key, summer=scene.summer, round=max(1, scene.round))
    return say("past-title", when=when, number=number, whole=len(story.scenes))


def earlier(story: Story, chronicle: Chronicle, before: int, painter: Painter) -> list[LogLine]:
    """The lines of the chronicle before the one with this number. They highlight nothing: the table has changed since
    then."""
    end = max(0, min(before, len(chronicle.entries)))
    entries = chronicle.entries[max(0, end - MOST_LINES) : end]
    found = lines(entries, painter.seat, painter.words, story.scene_of)
    return [line._replace(mentions="") for line in found]
