"""How fast the engine and the search are beside another version.

    python bench/beside.py --before PYTHON --after PYTHON

Each PYTHON is an environment with a version of regni installed. Both run `regni bench` in alternation. It measures CPU
time here, so that other work on the machine counts as little as possible.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from collections import defaultdict

#: Runs the command with a clock of CPU time in the place of the usual one.
COMMAND = "import time; time.perf_counter = time.process_time; from regni.cli import main; main()"
#: What is measured, and whether more of it is better.
FIGURES = {
    "playout_decisions_per_second": True,
    "moves_per_second": True,
    "clone_us": False,
    "view_us": False,
    "simulations_per_second": True,
}


def measured(python: str, seconds: str) -> dict[str, float]:
    figures: dict[str, float] = {}
    for more in ([], ["--search"]):
        asked = ["bench", "--json", "--no-peers", "--rounds", "3", "--seconds", seconds, *more]
        done = subprocess.run([python, "-c", COMMAND, *asked], check=True, capture_output=True, text=True)
        report = json.loads(done.stdout)
        if more:
            report["simulations_per_second"] = next(iter(report["simulations_per_second"].values()))
        figures |= {name: report[name] for name in FIGURES if name in report}
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", required=True, help="the Python of the version before")
    parser.add_argument("--after", required=True, help="the Python of the version after")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--seconds", default="1", help="seconds for each figure and round")
    args = parser.parse_args()
    ratios: dict[str, list[float]] = defaultdict(list)
    for pair in range(1, args.pairs + 1):
        before, after = measured(args.before, args.seconds), measured(args.after, args.seconds)
        for name, is_more_better in FIGURES.items():
            ratio = after[name] / before[name]
            ratios[name].append(ratio if is_more_better else 1 / ratio)
        print(f"{pair}: " + ", ".join(f"{name} {one[-1]:.3f}" for name, one in ratios.items()), flush=True)
    print(f"Speed of the version after, as a share of the one before, medians of {args.pairs} pairs:")
    for name, one in ratios.items():
        print(f"  {name}: {statistics.median(one):.3f} (from {min(one):.3f} to {max(one):.3f})")


if __name__ == "__main__":
    main()
