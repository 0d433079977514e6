"""Kills the server of the browser table again and again while it is played on: `python bench/killing.py --kills 200`.

Nothing that it had acknowledged may be missing afterwards. The test does this a few times; this does it all night.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from killing import Killer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so many, however many kills it was")
    parser.add_argument("--tables", type=int, default=6, help="tables that are played at the same time")
    parser.add_argument("--seed", default="killed")
    args = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = Killer(Path(folder) / "tables.sqlite", args.tables, args.seed).run(args.kills, args.minutes * 60)
    print(f"{tally}; {time.monotonic() - begun:.0f} seconds")


if __name__ == "__main__":
    main()
