"""What pages were shown of the past: the chronicle and the talk. After a kill they must be shown the same again."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

#: A line of the chronicle: its number, and either a heading or a sentence.
LINE = re.compile(r'<(?:h3|p)\b[^>]* data-entry="(\d+)"[^>]*>(?:([^<]+)</h3>|.*?<span>([^<]*)</span>)', re.DOTALL)
#: The chronicle ends with its section. What is behind it is of other parts.
LOG = re.compile(r'data-part="log".*?</section>', re.DOTALL)
#: How often in a row the same has happened. It grows while nothing else happens.
TIMES = re.compile(r" \(×(\d+)\)")
#: What the players say to each other.
SAID = re.compile(r"words-\d+")


def lines_in(html: str) -> dict[int, str]:
    """The lines of the chronicle in a frame, by their numbers."""
    return {
        int(number): heading or sentence for log in LOG.findall(html) for number, heading, sentence in LINE.findall(log)
    }


@dataclass
class Line:
    text: str
    #: So many moves had been made when it was first shown. If fewer are left after an undo, it may be gone.
    moves: int


@dataclass
class Memory:
    """The chronicle as one page was shown it, for one seat."""

    frames: list[tuple[int, dict[int, str]]] = field(default_factory=list)
    lines: dict[int, Line] = field(default_factory=dict)
    #: The number of entries at the last frame that was compared.
    at: int = 0

    def see(self, at: int, lines: dict[int, str]) -> None:
        if lines:
            self.frames.append((at, lines))

    def compare(self, lengths: Sequence[int]) -> int:
        """Compares what was shown with what was shown before. `lengths` are how many moves stand after each number of
        entries. Returns how many lines were shown again."""
        compared = 0
        for at, lines in self.frames:
            assert at >= self.at, f"a page at {self.at} was shown {at}"
            left = min(lengths[self.at : at + 1])
            self.lines = {number: line for number, line in self.lines.items() if line.moves <= left}
            compared += self._compare_one(at, lines)
            for number, text in lines.items():
                self.lines.setdefault(number, Line(text, lengths[at]))
            self.at = at
        self.frames.clear()
        return compared

    def _compare_one(self, at: int, lines: Mapping[int, str]) -> int:
        first, last = min(lines), max(lines)
        for number, line in self.lines.items():
            assert number <= last, f"at {at} line {number} has vanished: {line.text!r}"
            if number >= first:
                assert number in lines, f"at {at} line {number} is missing: {line.text!r}"
                assert is_same(line.text, lines[number]), f"at {at} {line.text!r} has become {lines[number]!r}"
        return len(lines.keys() & self.lines.keys())


def is_same(before: str, now: str) -> bool:
    """Whether a line says what it said before, perhaps more often by now.

    >>> is_same("Red draws.", "Red draws (×2)."), is_same("Red draws (×2).", "Red draws.")
    (True, False)
    """
    (first, then), (one, other) = (
        (int(found[1]) if (found := TIMES.search(text)) else 1, TIMES.sub("", text)) for text in (before, now)
    )
    return then == other and one >= first


@dataclass
class Talk:
    """What the people at a table were shown of their talk."""

    heard: list[str] = field(default_factory=list)

    def hear(self, parts: Sequence[str]) -> None:
        """A page is shown the talk again. It only grows."""
        for part in parts:
            said = SAID.findall(part)
            if 'data-part="chat"' in part and len(said) > len(self.heard):
                assert said[: len(self.heard)] == self.heard, f"the talk was {self.heard}, is {said}"
                self.heard = said

    def compare(self, kept: Sequence[str]) -> int:
        """Compares what was shown with what was kept. Returns how many lines were shown."""
        assert list(kept[: len(self.heard)]) == self.heard, f"the talk was {self.heard}, and {kept} was kept"
        return len(self.heard)
