"""The one command, `regni`. Wrong arguments and damaged files get one clear line and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from . import __version__
from .build import is_compiled
from .commands import bench, campaign, decks, fuzz, lab, paper, play, replay, rules, simulate, variants
from .errors import RegniError
from .words.words import LANGUAGES, Words, words

COMMANDS = (play, decks, variants, campaign, simulate, lab, rules, replay, paper, bench, fuzz)

#: What argparse itself says, by the id of our text.
ARGPARSE = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-one",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}


class Parser(argparse.ArgumentParser):
    """An argument parser that answers a mistake in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def language(arguments: Sequence[str]) -> str:
    """The language asked for by --lang, REGNI_LANG or the system's setting.

    >>> language(["rules", "--lang", "es"]), language(["--lang=en"])
    ('es', 'en')
    """
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        value = value or " ".join(arguments[number + 1 : number + 2])
        if name == "--lang" and value in LANGUAGES:
            return value
    for variable in ("REGNI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")[:2]
        if value:
            return value if value in LANGUAGES else "en"
    return "en"


def translate_argparse(w: Words) -> None:
    """argparse asks gettext for its own words; here it asks ours."""

    def translated(message: str) -> str:
        return w.text(ARGPARSE[message]) if message in ARGPARSE else message

    vars(argparse)["_"] = translated


def build_parser(w: Words) -> argparse.ArgumentParser:
    translate_argparse(w)
    kind = w.text("engine-compiled" if is_compiled() else "engine-plain")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=w.language, help=w.text("cli-lang"))
    parser = Parser(prog="regni", description=w.text("cli-description"), epilog=w.text("cli-example"), parents=[common])
    version = w.text("cli-version", version=__version__, kind=kind)
    parser.add_argument("--version", action="version", version=version, help=w.text("argparse-version"))
    parsers = parser.add_subparsers(metavar=w.text("cli-command"), parser_class=Parser, dest="command")
    for command in COMMANDS:
        command.add(parsers, w)
    for one in parsers.choices.values():
        one.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=w.text("cli-lang"))
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    chosen = language(given)
    parser = build_parser(words(chosen))
    args = parser.parse_args(given)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except RegniError as error:
        print(f"regni: {error.text(args.lang)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough, as with `regni rules B6 | head -1`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
