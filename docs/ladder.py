"""Makes docs/ladder.md: how strong the bots are, by `regni lab ladder`.

    python docs/ladder.py FOLDER

takes some hours on two cores. Finished games are kept in FOLDER: an interrupted run goes on when started again.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
GAMES, SEED = 400, "ladder"

#: What is measured: a folder, a heading, and the arguments of the ladder.
LADDERS = (
    ("steward", "The steward against random moves, in every variant", ["--bots", "steward,random"]),
    (
        "duels",
        "Duels: all levels",
        ["--bots", "random,squire,knight,prince,king", "--variant", "base", "--seats", "2"],
    ),
    ("variants", "Every variant, up to prince", ["--bots", "random,squire,knight,prince"]),
    (
        "solo",
        "Alone against the King: the strongest beside the steward",
        ["--bots", "knight,king", "--variant", "rebellion", "--mode", "solo"],
    ),
)

HEAD = f"""# How strong the bots are

Made by `python docs/ladder.py`: {GAMES} games for each pair, on the same deals from both sides, with decks of the book.
Bots are compared with the next stronger one. The same commands give the same tables, on any machine: no clock is
asked, each bot thinks for its [number of simulations](bots.md#levels). *Knight* is the steward, *prince* and *king*
are the witan. An interval that does not hold 50 % shows that one is the better.
"""


def played(folder: Path, asked: list[str]) -> str:
    """The report of a ladder; an interrupted run goes on where it stopped."""
    call = [sys.executable, "-m", "regni", "lab", "ladder", *asked, "--neighbours"]
    call += ["--games", str(GAMES), "--seed", SEED, "--out", str(folder)]
    if not (folder / "report.md").exists():
        resume = ["--resume"] if (folder / "journal.jsonl").exists() else []
        subprocess.run(call + resume, check=True, stdout=subprocess.DEVNULL)
    return (folder / "report.md").read_text(encoding="utf-8")


def section(heading: str, report: str) -> str:
    """A report as a section of the page: a heading, the command, and its tables."""
    made = next(line for line in report.splitlines() if line.startswith("Made by: "))
    tables = report[report.index("\n## ") :].replace("\n## ", "\n### ")
    return f"## {heading}\n\n    {made.removeprefix('Made by: ')}\n{tables}"


def main(folder: Path) -> None:
    pages = [section(heading, played(folder / name, asked)) for name, heading, asked in LADDERS]
    (HERE / "ladder.md").write_text("\n".join([HEAD, *pages]).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
