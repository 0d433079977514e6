"""The commands that a person can type besides moves, in any of our languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..engine.moves import VERBS
from ..words.hints import plain
from ..words.words import LANGUAGES, words

COMMANDS = (
    "help", "situation", "standing", "odds", "why", "reason", "undo", "moves", "table", "deck", "campaign", "log",
    "rules", "save", "quit", "concede", "finish", "yes",
)  # fmt: skip

#: Commands that have a letter of the language that is spoken.
LETTERED = ("help", "situation", "standing", "odds", "undo", "moves", "table", "log")

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


@cache
def letters(language: str) -> dict[str, str]:
    """The letters of one language. The same letter may mean something else in another."""
    return {words(language).text(f"terminal-letter-{command}"): command for command in LETTERED}


def printable(text: str) -> str:
    """The text without characters that would move the cursor or clear the screen."""
    return "".join(char if char.isprintable() else " " for char in text)


def brief(text: str) -> str:
    """The typed text, shortened for an answer."""
    return text if len(text) <= LONGEST_ECHO else f"{text[: LONGEST_ECHO - 1]}…"


def read_line(text: str, language: str) -> Typed:
    """Read a typed line as a command or a move. Words count in any of our languages, letters in the one given.

    >>> read_line("?treachery", "en"), read_line("por qué siege red 1", "en")
    (Typed(command='help', rest='treachery'), Typed(command='why', rest='siege red 1'))
    >>> read_line("siege red 1", "en")
    Typed(command='', rest='siege red 1')
    >>> read_line("m", "en"), read_line("m", "es")
    (Typed(command='moves', rest=''), Typed(command='table', rest=''))
    """
    line = " ".join(text.split())
    if line.startswith("¿"):
        line = line[1:].rstrip("?").strip()
    if line.startswith("?"):
        return Typed("help", line[1:].strip())
    split = line.split(" ")
    letter = letters(language).get(plain(split[0]))
    if letter is not None:
        return Typed(letter, " ".join(split[1:]))
    # Longer commands are tried first: "por qué" is two words.
    for length in (2, 1):
        command = aliases().get(plain(" ".join(split[:length])))
        if command is not None and len(split) >= length:
            return Typed(command, " ".join(split[length:]))
    return Typed("", line)
