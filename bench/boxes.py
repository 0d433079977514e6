"""Measures the boxes and letters of real tables: `python bench/boxes.py --tables duel-late --sizes 1280x720,320x568`.

Every table of tests/catalogue.py in every window, or those that are named; what is cut, covered, overlapping, too small
or out of the window is printed. With --pictures FOLDER pages with findings are pictured as well.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from boxes import Finding, measured
from catalogue import NAMES_OF_ALL, path
from looking import LANGUAGES, LARGE_LETTERS, THEMES, WINDOWS, Look, go, groups, resize, size_of, the_page
from real_browser import Served, a_browser


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default=",".join(NAMES_OF_ALL), help="names with commas between them")
    parser.add_argument("--sizes", default=",".join(WINDOWS))
    parser.add_argument(
        "--large", default=",".join(LARGE_LETTERS), help="windows that are seen with letters of 200 %% too"
    )
    parser.add_argument("--theme", default="light", choices=THEMES)
    parser.add_argument("--lang", default="es", choices=LANGUAGES)
    parser.add_argument("--pictures", type=Path, help="the folder for pictures of pages with findings")
    args = parser.parse_args()
    looks = [Look(size_of(size), args.lang, args.theme) for size in args.sizes.split(",")]
    looks += [Look(size_of(size), args.lang, args.theme, 200) for size in args.large.split(",") if size]
    sums: Counter[str] = Counter()
    often: Counter[tuple[str, str]] = Counter()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "tables.sqlite") as served,
        a_browser() as browser,
    ):
        paths = {name: path(served.host, name) for name in args.tables.split(",")}
        for together in groups(looks):
            with the_page(browser, served, together[0]) as page:
                for name, where in paths.items():
                    go(page, where)
                    for look in together:
                        resize(page, look)
                        found = measured(page, look)
                        report(f"{name} {look.name}", found)
                        sums.update(one.kind for one in found)
                        often.update({(one.kind, one.element) for one in found})
                        if found and args.pictures:
                            args.pictures.mkdir(parents=True, exist_ok=True)
                            page.screenshot(path=args.pictures / f"{name}-{look.name}.png", scale="css")
    print("\nOn how many pages:")
    for (kind, element), number in often.most_common():
        print(f"{number:4} {kind}: {element}")
    print("\n" + ", ".join(f"{number} {kind}" for kind, number in sums.most_common()) if sums else "\nNothing.")


def report(where: str, found: list[Finding]) -> None:
    print(f"{where}: {len(found)}", flush=True)
    for one in found:
        print(f"  {one}", flush=True)


if __name__ == "__main__":
    main()
