"""Makes docs/simulations.md: how the games of every variant end and how long they are.

    python docs/reports.py [GAMES]

Random bots show what the rules allow, stewards show how games go when the players try to win.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regni.engine.variant_facts import SEATS
from regni.measuring.simulate import Plan, simulate
from regni.rules.options import KINGS
from regni.rules.rulesets import ruleset_from
from regni.words.words import words

HERE = Path(__file__).parent
SEED = "report"
RANDOM_GAMES = 10_000

TITLES = {
    "base": "The base game",
    "heathen": "Great Heathen Army",
    "wessex": "Wessex",
    "rebellion": "Rebellion",
}

HEAD = """# How the variants play

Made by `python docs/reports.py`: {random:,} games of random bots with random decks and {steward:,} of stewards with
decks of the book each, seed `{seed}`. Random bots show what the rules allow; stewards, who mean it, show how games go.
Rounds are those of the last Summer in Wessex. The King of Rebellion is the printed one where nothing else is said.
"""


def run(fixed: dict[str, object], seats: int, games: int, bots: str) -> dict[str, Any]:
    decks = "book" if bots == "steward" else "random"
    return simulate(Plan.of(ruleset_from(fixed), games, SEED, decks, [bots] * seats), os.cpu_count() or 1)


def rows(reports: list[tuple[str, dict[str, Any]]]) -> Iterator[str]:
    """A table with a line for each ending and a column for each setup."""
    speech = words("en")
    endings = sorted({ending for _, report in reports for ending in report["endings"]})
    yield "| | " + " | ".join(name for name, _ in reports) + " |"
    yield "| --- |" + " ---: |" * len(reports)
    for ending in endings:
        shares = [report["endings"].get(ending, 0) / report["games"] for _, report in reports]
        yield (
            f"| {speech.text(f'how-{ending}')} | "
            + " | ".join(f"{share:.1%}" if share else "" for share in shares)
            + " |"
        )
    for key in ("rounds", "decisions", "summers"):
        if key in reports[0][1]:
            spreads = [f"{report[key]['p50']} ({report[key]['p95']})" for _, report in reports]
            yield f"| {key}, median (95 of 100 at most) | " + " | ".join(spreads) + " |"
    yield ""


def set_ups(variant: str, mode: str, steward: int) -> list[tuple[str, dict[str, Any]]]:
    fixed: dict[str, object] = {"variant": variant, "mode": mode}
    fewest, most = SEATS[variant, mode]
    reports = []
    for bots, games in (("random", RANDOM_GAMES), ("steward", steward)):
        for seats in sorted({fewest, (fewest + most) // 2, most}):
            reports.append((f"{seats}, {bots}", run(fixed, seats, games, bots)))
            print(variant, mode, seats, bots, reports[-1][1]["endings"], flush=True)
    return reports


def kings(steward: int) -> Iterator[str]:
    """How often the King wins, by number of Earls, mode and strength."""
    yield "## How often the King wins"
    yield ""
    yield "Against stewards, of all games; in semi-cooperative play before he has fallen."
    yield ""
    yield "| Earls | mode | " + " | ".join(KINGS) + " |"
    yield "| ---: | --- |" + " ---: |" * len(KINGS)
    for mode in ("solo", "coop", "semi"):
        fewest, most = SEATS["rebellion", mode]
        for seats in range(fewest, most + 1):
            shares = []
            for formula in KINGS.values():
                fixed: dict[str, object] = {"variant": "rebellion", "mode": mode, "king.royal_infantry": formula}
                report = run(fixed, seats, steward, "steward")
                shares.append(f"{report['endings'].get('earls_beaten', 0) / report['games']:.0%}")
            print("king", mode, seats, shares, flush=True)
            yield f"| {seats} | {mode} | " + " | ".join(shares) + " |"
    yield ""


def main(steward: int) -> None:
    lines = [HEAD.format(random=RANDOM_GAMES, steward=steward, seed=SEED)]
    for variant, mode in SEATS:
        title = TITLES[variant]
        lines += [f"## {title}{f', {mode}' if mode else ''}", "", *rows(set_ups(variant, mode, steward))]
    lines += kings(steward)
    (HERE / "simulations.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
