"""The `regni` command. Wrong arguments and damaged files get one clear line and exit code 2.

The modules of a command are imported only when it is chosen, so that help and completion answer at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from . import __version__
from .commands.parser import LANG, Parser, add_commands, not_known
from .errors import RegniError
from .words.texts import LANGUAGES, Texts, texts

#: The commands, each in its own module of `commands`.
COMMANDS = (
    "play", "decks", "variants", "lessons", "campaign", "simulate", "lab", "rules", "replay", "paper", "bench", "fuzz",
)  # fmt: skip

#: The texts of argparse itself, by the id of our translation.
ARGPARSE = {
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "expected one argument": "argparse-one",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
}


def language(arguments: Sequence[str]) -> str:
    """The language chosen by --lang, by REGNI_LANG or by the system.

    >>> language(["rules", "--lang", "es"]), language(["--lang=en"])
    ('es', 'en')
    """
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        value = value or " ".join(arguments[number + 1 : number + 2])
        if name == LANG and value in LANGUAGES:
            return value
    for variable in ("REGNI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")[:2]
        if value:
            return value if value in LANGUAGES else "en"
    return "en"


def translate_argparse(w: Texts) -> None:
    """Makes argparse, which asks gettext for its texts, use our translations."""

    def translated(message: str) -> str:
        if message == "usage: ":
            return w.text("argparse-usage") + " "
        return w.text(ARGPARSE[message]) if message in ARGPARSE else message

    vars(argparse)["_"] = translated


def build_parser(w: Texts, given: Sequence[str]) -> Parser:
    """A parser for all commands. Only the command that was typed has its options."""
    translate_argparse(w)

    class Version(argparse.Action):
        """Shows the version. Only this looks up which engine runs."""

        def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
            from .build import is_compiled

            kind = w.text("engine-compiled" if is_compiled() else "engine-plain")
            print(w.text("cli-version", version=__version__, kind=kind))
            parser.exit()

    parser = Parser(prog="regni", description=w.text("cli-description"), epilog=w.text("cli-example"))
    parser.add_argument(LANG, choices=LANGUAGES, default=w.language, help=w.text("cli-lang"))
    parser.add_argument("--version", action=Version, nargs=0, help=w.text("argparse-version"))
    chosen = add_commands(parser, w, COMMANDS, given)
    if chosen is not None and chosen.name == "lab":
        # It has commands of its own, and needs no more than this to offer them.
        from .commands import lab

        lab.add(chosen, w)
    elif chosen is not None:
        from .commands.arguments import ARGUMENTS

        ARGUMENTS[chosen.name](chosen.parser, w)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    chosen = language(given)
    try:
        if "_ARGCOMPLETE" in os.environ:
            from .commands.completion import complete

            complete(build_parser, chosen)
        parser = build_parser(texts(chosen), given)
        args, unknown = parser.parse_known_args(given)
        if unknown:
            parser.error(not_known(unknown, parser, texts(chosen)))
        chosen = args.lang
        if args.command is None:
            parser.print_help()
            return 0
        code: int = import_module(f".commands.{args.command}", __package__).run(args)
        sys.stdout.flush()
        return code
    except RegniError as error:
        print(f"regni: {error.text(chosen)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader closed the pipe early, as in `regni rules B6 | head -1`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
