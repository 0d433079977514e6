"""Declares commands by name. Only the chosen one gets its options, because they need more imports."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from ..errors import RegniError
from ..words.hints import nearest, shown
from ..words.texts import LANGUAGES, Texts

LANG = "--lang"


class Parser(argparse.ArgumentParser):
    """An argument parser that reports a mistake in one line."""

    #: The parser of the command that was typed.
    chosen: Parser | None = None

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")

    def options(self) -> list[str]:
        """All options of this parser and of the chosen command."""
        own = [option for action in self._actions for option in action.option_strings]
        return own + (self.chosen.options() if self.chosen else [])


class Chosen(NamedTuple):
    """The command that was typed, its parser (so far only with the language option), and the arguments after it."""

    name: str
    parser: Parser
    rest: Sequence[str]


def add_commands(parser: Parser, w: Texts, names: Sequence[str], given: Sequence[str], of: str = "") -> Chosen | None:
    """Add commands with their names and help lines, and find the one that was typed.

    `of` is the parent of subcommands, such as `lab`.
    """
    dest, metavar = ("experiment", w.text("lab-experiment")) if of else ("command", w.text("cli-command"))
    parsers = parser.add_subparsers(metavar=metavar, parser_class=Parser, dest=dest)
    typed = first_word(given)
    if typed is not None and given[typed] not in names:
        near = nearest(given[typed], list(names))
        called = [f"{of} {name}".strip() for name in (shown(given[typed]), near)]
        raise RegniError("command-unknown", command=called[0], near=called[1], help=f"{parser.prog} --help")
    chosen = None
    for name in names:
        key = f"{of}-{name}" if of else name
        about = w.text(f"{key}-help")
        if typed is None or given[typed] != name:
            parsers.add_parser(name, help=about)
            continue
        description = w.text(f"{key}-description") if w.has(f"{key}-description") else about
        own = parsers.add_parser(name, help=about, description=description, epilog=w.text(f"{key}-example"))
        own.add_argument(LANG, choices=LANGUAGES, default=argparse.SUPPRESS, help=w.text("cli-lang"))
        parser.chosen = own
        chosen = Chosen(name, own, given[typed + 1 :])
    return chosen


def first_word(given: Sequence[str]) -> int | None:
    """The place of the first word that is neither an option nor the value of --lang.

    >>> first_word(["--lang", "es", "play", "--terminal"]), first_word(["--version"])
    (2, None)
    """
    is_language = False
    for place, word in enumerate(given):
        if not word.startswith("-") and not is_language:
            return place
        # argparse accepts the beginning of an option as well.
        is_language = word.startswith("--l") and LANG.startswith(word)
    return None


def not_known(unknown: Sequence[str], parser: Parser, w: Texts) -> str:
    """The message about arguments that a parser does not know."""
    said = " ".join(unknown)
    option = next((one.partition("=")[0] for one in unknown if one.startswith("--")), "")
    if option:
        return w.text("argparse-unknown-option", arguments=said, near=nearest(option, parser.options()))
    return w.text("argparse-unknown", arguments=said)
