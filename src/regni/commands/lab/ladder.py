"""`regni lab ladder`: every bot and level against every other, or against the next."""

from __future__ import annotations

import argparse
from time import perf_counter

from ...bots.levels import LEVELS
from ...errors import RegniError
from ...lab.ladder import COOP_KING, Contest, matches_of, pairs_of, rating_model, standing
from ...lab.reports.ladder import ladder_findings
from ...measuring.matches import row
from ...rules.options import with_options
from ...words.texts import Texts
from ...words.words import words
from ..common import bot_called
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

GAMES = 100
#: Weakest first. Steward and witan are other names of the knight and the prince.
EVERYBODY = ("random", *LEVELS)


def add(parser: argparse.ArgumentParser, w: Texts) -> None:
    add_experiment(parser, w, GAMES)
    everybody = ",".join(EVERYBODY)
    parser.add_argument("--bots", default=everybody, metavar="A,B", help=w.text("lab-ladder-bots", names=everybody))
    parser.add_argument("--neighbours", action="store_true", help=w.text("lab-ladder-neighbours"))
    add_contest_options(parser, w, king="lab-ladder-king")


def run(args: argparse.Namespace) -> int:
    begun = perf_counter()
    w = words(args.lang)
    rating_model()  # if it is missing, this fails now and not after hours of games
    games, seed = check_run(args)
    bots = chosen_bots(args.bots)
    pairs = pairs_of(bots, args.neighbours)
    contests = telling_contests(args)
    matches = [match for contest in contests for match in matches_of(contest, pairs, games, seed)]
    plan: dict[str, object] = {
        "pairs": pairs,
        "games": games,
        "seed": seed,
        "contests": [[contest.ruleset.changed(), contest.seats] for contest in contests],
    }
    with workshop(args, plan) as work:
        played = work.play(matches)
    results = iter(played)
    standings = [standing(contest, pairs, games, results) for contest in contests]
    findings = ladder_findings(standings, games, seed, w)
    findings.notes.append(made_by(args, w, "bots", "neighbours", *CONTEST))
    findings.data |= {"bots": bots, "neighbours": args.neighbours}
    findings.data["seconds"] = round(perf_counter() - begun, 3)
    findings.rows["games"] = [row(match, one) for match, one in zip(matches, played, strict=True)]
    return hand_out(args, findings)


def chosen_bots(text: str) -> list[str]:
    """The bots of a typed list, at least two and all different.

    >>> chosen_bots("steward, random")
    ['steward', 'random']
    """
    bots = [bot_called(name) for name in text.split(",")]
    if len(set(bots)) < max(2, len(bots)):
        raise RegniError("lab-two-bots")
    return bots


def telling_contests(args: argparse.Namespace) -> list[Contest]:
    """The chosen games, with settings under which bots differ."""
    is_usual = all(value is None for value in (args.option, args.king, args.ruleset))
    contests = []
    for ruleset, seats in chosen_contests(args):
        is_strong = is_usual and ruleset.mode == "coop"
        contests.append(Contest(with_options(ruleset.changed(), [], COOP_KING) if is_strong else ruleset, seats))
    return contests
