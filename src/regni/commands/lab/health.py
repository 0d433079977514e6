"""`regni lab health`: how healthy every variant is, and which assumed settings change that most."""

from __future__ import annotations

import argparse
from time import perf_counter

from ...bots.levels import BOTS, LEVELS
from ...lab.health import Patient, decks_for, examined
from ...lab.report import Findings
from ...lab.reports.health import health_findings
from ...measuring.matches import row
from ...words.texts import Texts
from ...words.words import words
from ..common import bot_called
from . import sensitivity
from .common import (
    CONTEST,
    add_contest_options,
    add_experiment,
    check_run,
    chosen_contests,
    hand_out,
    made_by,
    workshop,
)

GAMES = 400
SENSITIVITY_GAMES = 200
DECKS = ("suited", "all")


def add(parser: argparse.ArgumentParser, w: Texts) -> None:
    add_experiment(parser, w, GAMES)
    parser.set_defaults(games=None)
    usual = w.text("lab-health-sensitivity", number=SENSITIVITY_GAMES)
    parser.add_argument("--sensitivity", action="store_true", help=usual)
    parser.add_argument("--setting", action="append", metavar="NAME", help=w.text("lab-health-setting"))
    parser.add_argument("--decks", choices=DECKS, default=DECKS[0], help=w.text("lab-health-decks"))
    names = ", ".join(BOTS + LEVELS)
    parser.add_argument("--bots", default="steward", metavar="BOT", help=w.text("lab-bots", names=names))
    add_contest_options(parser, w)


def run(args: argparse.Namespace) -> int:
    begun = perf_counter()
    is_sensitivity = args.sensitivity or args.setting is not None
    if args.games is None:
        args.games = SENSITIVITY_GAMES if is_sensitivity else GAMES
    games, seed = check_run(args)
    bot = bot_called(args.bots)
    patients = [
        Patient(ruleset, seats, bot, decks_for(args.decks, ruleset, seats)) for ruleset, seats in chosen_contests(args)
    ]
    plan: dict[str, object] = {
        "bots": bot,
        "games": games,
        "seed": seed,
        "contests": [[one.ruleset.changed(), one.seats, one.decks] for one in patients],
    }
    look = sensitivity.found if is_sensitivity else found
    findings = look(args, patients, plan)
    findings.notes.append(made_by(args, words(args.lang), "sensitivity", "setting", "decks", "bots", *CONTEST))
    findings.data |= {"games": games, "seed": seed, "bots": bot, "decks": args.decks}
    findings.data["seconds"] = round(perf_counter() - begun, 3)
    return hand_out(args, findings)


def found(args: argparse.Namespace, patients: list[Patient], plan: dict[str, object]) -> Findings:
    w = words(args.lang)
    games, seed = args.games, args.seed
    matches = [one.match(seed, number) for one in patients for number in range(games)]
    with workshop(args, plan) as work:
        played = work.play(matches)
    results = [examined(one, played[games * place : games * (place + 1)]) for place, one in enumerate(patients)]
    findings = health_findings(results, w)
    findings.about = w.text("lab-health-about", bot=w.bot(patients[0].bot), games=games, seed=seed)
    findings.rows["games"] = [row(match, one) for match, one in zip(matches, played, strict=True)]
    return findings
