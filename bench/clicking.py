"""Clicks whole games to their end in a real Chromium: `python bench/clicking.py`.

Every variant and mode in both languages and at both widths, on deals that nobody chose. The tests do some of these, on
deals that make short games; this takes half an hour.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from clicking import click_a_game
from real_browser import SIZES, Served, a_browser

#: Variant, mode and number of Earls.
GAMES = (
    ("base", "", "2"),
    ("heathen", "", "3"),
    ("wessex", "", "2"),
    ("rebellion", "solo", "1"),
    ("rebellion", "coop", "2"),
    ("rebellion", "semi", "2"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="clicked", help="what is clicked where several things can be")
    parser.add_argument("--variant", choices=sorted({game[0] for game in GAMES}), help="only this one")
    args = parser.parse_args()
    mixes = [mix for mix in product(GAMES, ("en", "es"), SIZES) if args.variant in (None, mix[0][0])]
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        for (variant, mode, seats), language, size in mixes:
            name, begun = " ".join(filter(None, (variant, mode, language, size))), time.monotonic()
            with Served(Path(folder) / f"{name}.sqlite") as served:
                rng = Random(f"{args.seed} {name}")
                clicks = click_a_game(browser, served, language, size, rng, variant=variant, mode=mode, seats=seats)
            print(f"{name}: over after {clicks} clicks, {time.monotonic() - begun:.0f} seconds", flush=True)


if __name__ == "__main__":
    main()
