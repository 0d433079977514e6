"""The commands that a person can type besides moves, in any of our languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..engine.moves import VERBS
from ..words.hints import plain
from ..words.words import LANGUAGES, words

COMMANDS = (
    "help", "why", "reason", "undo", "moves", "table", "deck", "campaign", "log", "rules", "save", "quit", "concede",
    "finish",
)  # fmt: skip

LONGEST_ECHO = 30

#: The first words of all moves.
FIRST_WORDS = {verb.word for verb in VERBS}


@dataclass(frozen=True)
class Typed:
    """A typed line: a command with the rest of the line, or a move (then `command` is empty)."""

    command: str
    rest: str


@cache
def aliases() -> dict[str, str]:
    """Every word for every command, without accents."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for command in COMMANDS:
            for alias in words(language).text(f"terminal-command-{command}").split(","):
                found[plain(alias)] = command
    return found


def printable(text: str) -> str:
    """The text without characters that would move the cursor or clear the screen."""
    return "".join(char if char.isprintable() else " " for char in text)


def brief(text: str) -> str:
    """The typed text, shortened for an answer."""
    return text if len(text) <= LONGEST_ECHO else f"{text[: LONGEST_ECHO - 1]}…"


def read_line(text: str) -> Typed:
    """Read a typed line as a command or a move.

    >>> read_line("?treachery"), read_line("por qué siege red 1")
    (Typed(command='help', rest='treachery'), Typed(command='why', rest='siege red 1'))
    >>> read_line("siege red 1")
    Typed(command='', rest='siege red 1')
    """
    line = " ".join(text.split())
    if line.startswith("¿"):
        line = line[1:].rstrip("?").strip()
    if line.startswith("?"):
        return Typed("help", line[1:].strip())
    split = line.split(" ")
    # Longer commands are tried first: "por qué" is two words.
    for length in (2, 1):
        command = aliases().get(plain(" ".join(split[:length])))
        if command is not None and len(split) >= length:
            return Typed(command, " ".join(split[length:]))
    return Typed("", line)
