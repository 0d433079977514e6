"""Runs `regni bench` in one or more environments and keeps the tables, with the commit they were taken on.

    python bench/keep.py .venv/bin/regni other/bin/regni

writes them to bench/README.md; the figures of bench/mutants.py there stay. Give the command of an environment with the
compiled engine and of one with the plain one, both with the extra [bench].
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

SECONDS, ROUNDS = "2", "5"
#: The timed games of stewards: their number, the Earls in each, and the cores.
GAMES, EARLS, CORES = "1000", "4", "2"

HEAD = """# How fast the engine is

Random games, ours and the peers' in alternation in one run; medians over {rounds} rounds of {seconds} s each. A
*decision* is a choice made by a player; OpenSpiel's dealt cards, which it also applies as moves, are not counted as
such. The peers are driven from Python, as our own moves are in "move by move". Made by `bench/keep.py`.
"""

README = Path(__file__).with_name("README.md")
#: The heading above the figures of bench/mutants.py, at the end of the page.
MUTANTS = "# What the tests notice\n"


def asked(command: str, *arguments: str) -> dict[str, Any]:
    """The JSON output of a command."""
    call = [command, *arguments, "--json"]
    result: dict[str, Any] = json.loads(subprocess.run(call, check=True, capture_output=True, text=True).stdout)
    return result


def measured(command: str, *arguments: str) -> dict[str, Any]:
    return asked(command, "bench", *arguments, "--seconds", SECONDS, "--rounds", ROUNDS)


def kind(report: dict[str, Any]) -> str:
    return "compiled" if report["compiled"] else "plain Python"


def engines(report: dict[str, Any]) -> str:
    lines = [
        f"## Engine: {kind(report)}, {report['seats']} Earls",
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


def variants(report: dict[str, Any]) -> str:
    """Random games of the variants beside those of the base game."""
    lines = [
        f"## Variants, {kind(report)}",
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


def search(report: dict[str, Any]) -> str:
    """The witan's simulations beside those of OpenSpiel's search."""
    lines = [
        f"## Search, {kind(report)}",
        "",
        "Simulations of the witan in duels and of OpenSpiel's ISMCTS, in alternation. Theirs play on to the end at",
        "random; ours by rules of thumb for some forty decisions, and weigh the position then. Hearts is played",
        "without passing cards.",
        "",
        "| search | simulations/s | ours × |",
        "| --- | ---: | ---: |",
    ]
    for name, figure in report["simulations_per_second"].items():
        lines.append(f"| {name} | {figure:,.0f} | {report['ratios'].get(name, '')} |")
    return "\n".join(lines)


def stewards(runs: dict[str, list[dict[str, Any]]]) -> str:
    """How long games of stewards take, from the reports of several runs, by kind of engine."""
    lines = [
        f"## {int(GAMES):,} games of {EARLS} stewards",
        "",
        f"On {CORES} cores, with decks from the book, the start of the processes included; medians over {ROUNDS} runs.",
        "",
        "| engine | seconds | games/s | decisions/s |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, reports in runs.items():
        seconds = median(one["seconds"] for one in reports)
        decisions = median(one["decisions_per_second"] for one in reports)
        lines.append(f"| {name} | {seconds:.1f} | {reports[0]['games'] / seconds:,.0f} | {decisions:,.0f} |")
    return "\n".join(lines)


def simulated(command: str) -> list[dict[str, Any]]:
    order = ["--seats", EARLS, "--games", GAMES, "--workers", CORES, "--bots", "steward", "--decks", "book"]
    return [asked(command, "simulate", *order) for _ in range(int(ROUNDS))]


def with_mutants(page: str, figures: dict[str, Any], how: str) -> str:
    """The page with the mutant figures of a room and how they are counted; those of other rooms stay."""
    before, _, section = page.partition(MUTANTS)
    lines = [
        MUTANTS + how,
        "| room | mutants | seed | equivalent | killed | of them without end | lived | killed, % | goal, % | commit |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    numbers = [figures[name] for name in ("drawn", "seed", "equivalent", "killed", "endless", "lived")]
    cells = [figures["room"], *numbers, f"{figures['share']:.1f}", figures["goal"], figures["commit"]]
    rows = {line.split()[1]: line for line in section.splitlines() if line.startswith("| ")}
    rows[figures["room"]] = f"| {' | '.join(str(cell) for cell in cells)} |"
    lines += [rows[room] for room in sorted(rows) if room not in ("room", "---")]
    return before.rstrip("\n") + "\n\n" + "\n".join(lines) + "\n"


def main() -> None:
    here = Path(__file__).parent
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    commit = subprocess.run(command, cwd=here, check=True, capture_output=True, text=True).stdout.strip()
    commands = sys.argv[1:]
    reports = {command: measured(command) for command in commands}
    parts = [
        HEAD.format(rounds=ROUNDS, seconds=SECONDS),
        f"Commit {commit}, Python {platform.python_version()}, {platform.machine()}.\n",
        *(f"{engines(report)}\n" for report in reports.values()),
        f"{variants(measured(commands[0], '--variants'))}\n",
        f"{search(measured(commands[0], '--search'))}\n",
        f"{stewards({kind(reports[command]): simulated(command) for command in commands})}\n",
    ]
    _, heading, kept = README.read_text(encoding="utf-8").partition(MUTANTS)
    README.write_text("\n".join(parts) + (f"\n{heading}{kept}" if heading else ""), encoding="utf-8")


if __name__ == "__main__":
    main()
