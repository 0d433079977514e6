"""Runs `regni bench` in one or more environments and keeps the tables, with the commit they were taken on.

    python bench/keep.py .venv/bin/regni other/bin/regni > bench/README.md

Give the command of an environment with the compiled engine and of one with the plain one, both with the extra [bench].
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

SECONDS, ROUNDS = "2", "5"

HEAD = """# How fast the engine is

Random games, ours and the peers' in alternation in one run; medians over {rounds} rounds of {seconds} s each. A
*decision* is a choice made by a player; OpenSpiel's dealt cards, which it also applies as moves, are not counted as
such. The peers are driven from Python, as our own moves are in "move by move". Made by `bench/keep.py`.
"""


def measure(command: str) -> dict[str, Any]:
    call = [command, "bench", "--seconds", SECONDS, "--rounds", ROUNDS, "--json"]
    result: dict[str, Any] = json.loads(subprocess.run(call, check=True, capture_output=True, text=True).stdout)
    return result


def table(report: dict[str, Any]) -> str:
    kind = "compiled" if report["compiled"] else "plain Python"
    lines = [
        f"## Engine: {kind}, {report['seats']} Earls",
        "",
        "| engine | games/s | decisions/s | clone, µs | ours inside the engine × | ours move by move × |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for key, engine in report["engines"].items():
        ratios = [report["ratios"].get(f"{ours}_over_{key}", "") for ours in ("playout", "moves")]
        clone = engine["clone_us"] if engine["clone_us"] is not None else ""
        cells = [f"{engine['games_per_second']:,.0f}", f"{engine['decisions_per_second']:,}", clone, *ratios]
        lines.append(f"| {engine['name']} | {' | '.join(str(cell) for cell in cells)} |")
    lines += ["", f"A seat's view takes {report['view_us']} µs."]
    return "\n".join(lines)


def variants(command: str) -> str:
    """Playouts of the variants beside the base game's."""
    call = [command, "bench", "--variants", "--seconds", SECONDS, "--rounds", ROUNDS, "--json"]
    report = json.loads(subprocess.run(call, check=True, capture_output=True, text=True).stdout)
    kind = "compiled" if report["compiled"] else "plain Python"
    lines = [
        f"## Variants, {kind}",
        "",
        "Playouts inside the engine, in alternation with the base game with as many Earls (at least 2). What the King",
        "of Rebellion decides counts as a decision too.",
        "",
        "| variant | Earls | decisions/s | a decision takes, times the base game's |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, one in report["variants"].items():
        lines.append(f"| {name} | {one['seats']} | {one['decisions_per_second']:,} | {one['slower']} |")
    return "\n".join(lines)


def main() -> None:
    here = Path(__file__).parent
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    commit = subprocess.run(command, cwd=here, check=True, capture_output=True, text=True).stdout.strip()
    print(HEAD.format(rounds=ROUNDS, seconds=SECONDS))
    print(f"Commit {commit}, Python {platform.python_version()}, {platform.machine()}.")
    for command in sys.argv[1:]:
        print(f"\n{table(measure(command))}")
    print(f"\n{variants(sys.argv[1])}")


if __name__ == "__main__":
    main()
