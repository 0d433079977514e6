"""The arguments of each command. This module imports nothing that only running a command needs."""

from __future__ import annotations

import argparse

from ..bots.levels import BOTS, LEVELS
from ..engine.cards import COLOURS
from ..engine.variant_facts import FACTS, SEATS
from ..measuring.simulate import DECKS, RANDOM
from ..paper.half import FEWEST, MOST, SIZES, USUAL
from ..records import days
from ..records.series import LENGTHS
from ..rules.options import KINGS, OPTIONS
from ..terminal.keeping import games_folder
from ..words.texts import Texts
from .completion import completed, deck_choices, lesson_choices, option_choices, rule_choices, variant_choices

#: The default number of Earls, if the variant allows it.
USUAL_SEATS = 3
#: The default opponent; also if a record names a bot that no longer exists.
USUAL_BOT = "knight"
#: The default port of the server; if it is taken, the next free one.
PORT = 8477
#: The default file for the King's mat.
MAT_FILE = "king-mat.pdf"


def add_game_options(parser: argparse.ArgumentParser, w: Texts, has_seats: bool = True) -> None:
    """Add --variant, --mode, --option, --king, --ruleset and --seats."""
    parser.add_argument("--variant", choices=list(FACTS), help=w.text("option-variant"))
    parser.add_argument("--mode", choices=modes(), help=w.text("option-mode"))
    if has_seats:
        parser.add_argument("--seats", type=int, metavar="N", help=w.text("option-seats", number=USUAL_SEATS))
    else:
        parser.set_defaults(seats=None)
    options = w.text("option-option", names=", ".join(OPTIONS))
    completed(parser.add_argument("--option", action="append", metavar="NAME", help=options), option_choices)
    parser.add_argument("--king", choices=list(KINGS), help=w.text("option-king"))
    parser.add_argument("--ruleset", metavar="FILE", help=w.text("option-ruleset"))


def modes() -> list[str]:
    return [mode for _, mode in SEATS if mode]


def play(parser: argparse.ArgumentParser, w: Texts) -> None:
    parser.add_argument("--terminal", action="store_true", help=w.text("play-terminal"))
    parser.add_argument("--plain", action="store_true", help=w.text("play-plain"))
    add_game_options(parser, w)
    seats = w.text("play-seat", colours=", ".join(COLOURS))
    completed(parser.add_argument("--seat", metavar="COLOUR", help=seats), lambda: COLOURS)
    levels, others = ", ".join(LEVELS), ", ".join(BOTS)
    bots = w.text("play-bots", levels=levels, others=others, usual=USUAL_BOT)
    completed(parser.add_argument("--bots", metavar="LEVEL", help=bots), lambda: LEVELS + BOTS)
    completed(parser.add_argument("--deck", metavar="DECK", help=w.text("play-deck")), deck_choices)
    parser.add_argument("--seed", metavar="TEXT", help=w.text("play-seed"))
    parser.add_argument("--best-of", type=int, choices=LENGTHS, help=w.text("play-best-of"))
    parser.add_argument("--resume", metavar="FILE", help=w.text("play-resume"))
    folder = str(games_folder()).replace("%", "%%")
    parser.add_argument("--save", metavar="FILE", help=w.text("play-save", folder=folder))
    parser.add_argument("--port", type=int, metavar="N", help=w.text("play-port-help", port=str(PORT)))
    parser.add_argument("--listen", default="127.0.0.1", metavar="ADDRESS", help=w.text("play-listen"))
    parser.add_argument("--name", action="append", metavar="NAME", help=w.text("play-name"))
    parser.add_argument("--webhooks", action="store_true", help=w.text("play-webhooks"))
    parser.add_argument("--webhooks-private", action="store_true", help=w.text("play-webhooks-private"))
    parser.add_argument("--no-open", action="store_true", help=w.text("play-no-open"))
    parser.add_argument("--tables", metavar="FILE", help=w.text("play-tables"))
    for kind, number in days.USUAL._asdict().items():
        described = w.text(f"play-keep-{kind}", days=number)
        parser.add_argument(f"--keep-{kind}", type=int, default=number, metavar="DAYS", help=described)


def decks(parser: argparse.ArgumentParser, w: Texts) -> None:
    name = parser.add_argument("name", nargs="*", metavar=w.text("decks-name"), help=w.text("decks-name-help"))
    completed(name, deck_choices)
    parser.add_argument("--variant", choices=list(FACTS), help=w.text("decks-variant"))
    parser.add_argument("--mode", choices=modes(), help=w.text("decks-mode"))
    parser.add_argument("--seats", type=int, metavar="N", help=w.text("decks-seats"))
    parser.add_argument("--json", action="store_true", help=w.text("decks-json"))


def variants(parser: argparse.ArgumentParser, w: Texts) -> None:
    name = parser.add_argument("name", nargs="*", metavar=w.text("variants-name"), help=w.text("variants-name-help"))
    completed(name, variant_choices)


def lessons(parser: argparse.ArgumentParser, w: Texts) -> None:
    name = parser.add_argument("name", nargs="*", metavar=w.text("lessons-name"), help=w.text("lessons-name-help"))
    completed(name, lesson_choices)
    parser.add_argument("--check", action="store_true", help=w.text("lessons-check"))


def campaign(parser: argparse.ArgumentParser, w: Texts) -> None:
    parser.add_argument("file", metavar="FILE", help=w.text("campaign-file"))
    parser.add_argument("--json", action="store_true", help=w.text("option-json"))


def simulate(parser: argparse.ArgumentParser, w: Texts) -> None:
    add_game_options(parser, w)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=w.text("simulate-games"))
    parser.add_argument("--seed", default="1", help=w.text("simulate-seed"))
    parser.add_argument("--decks", choices=DECKS, default=RANDOM, help=w.text("simulate-decks"))
    bots = w.text("simulate-bots", names=", ".join(BOTS + LEVELS))
    completed(parser.add_argument("--bots", metavar="BOT", default=RANDOM, help=bots), lambda: BOTS + LEVELS)
    parser.add_argument("--workers", type=int, metavar="N", help=w.text("simulate-workers"))
    parser.add_argument("--json", action="store_true", help=w.text("option-json"))


def rules(parser: argparse.ArgumentParser, w: Texts) -> None:
    what = parser.add_argument("what", nargs="*", metavar=w.text("rules-what"), help=w.text("rules-what-help"))
    completed(what, rule_choices)
    parser.add_argument("--show", action="store_true", help=w.text("rules-show-help"))
    parser.add_argument("--assumptions", action="store_true", help=w.text("rules-assumptions-help"))
    parser.add_argument("--settings", action="store_true", help=w.text("rules-settings-help"))
    add_game_options(parser, w, has_seats=False)


def replay(parser: argparse.ArgumentParser, w: Texts) -> None:
    parser.add_argument("file", metavar="FILE", help=w.text("replay-file"))
    parser.add_argument("--seat", choices=COLOURS, help=w.text("replay-seat"))
    parser.add_argument("--step", action="store_true", help=w.text("replay-step"))
    parser.add_argument("--game", type=int, metavar="N", help=w.text("replay-game"))
    parser.add_argument("--until", type=int, metavar="N", help=w.text("replay-until"))


def paper(parser: argparse.ArgumentParser, w: Texts) -> None:
    parser.add_argument("page", choices=["mat"], help=w.text("paper-page"))
    parser.add_argument("--size", choices=list(SIZES), default="a4", help=w.text("paper-size"))
    parser.add_argument("--out", metavar="FILE", default=MAT_FILE, help=w.text("paper-out", file=MAT_FILE))
    circles = w.text("paper-circles", low=FEWEST, high=MOST, number=USUAL)
    parser.add_argument("--circles", type=int, metavar="N", default=USUAL, help=circles)


def bench(parser: argparse.ArgumentParser, w: Texts) -> None:
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=w.text("simulate-seats"))
    parser.add_argument("--seconds", type=int, default=2, metavar="N", help=w.text("bench-seconds"))
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help=w.text("bench-rounds"))
    parser.add_argument("--variants", action="store_true", help=w.text("bench-variants"))
    parser.add_argument("--search", action="store_true", help=w.text("bench-search"))
    parser.add_argument("--no-peers", action="store_true", help=w.text("bench-no-peers"))
    parser.add_argument("--json", action="store_true", help=w.text("option-json"))


def fuzz(parser: argparse.ArgumentParser, w: Texts) -> None:
    add_game_options(parser, w, has_seats=False)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=w.text("fuzz-games"))
    parser.add_argument("--seconds", type=int, metavar="N", help=w.text("fuzz-seconds"))
    parser.add_argument("--seed", default="1", help=w.text("simulate-seed"))
    parser.add_argument("--keep", default="fuzz-found", metavar="FOLDER", help=w.text("fuzz-keep"))
    parser.add_argument("--quick", action="store_true", help=w.text("fuzz-quick"))


#: What gives a command's parser all that can be typed behind it, by the command's name.
ARGUMENTS = {
    function.__name__: function
    for function in (play, decks, variants, lessons, campaign, simulate, rules, replay, paper, bench, fuzz)
}
