"""Takes pictures of real tables: `python bench/looking.py OUT --tables duel-late,four-battle --sizes 1440x900,390x844`.

The tables are those of tests/catalogue.py, laid on a server of their own and seen in a real Chromium. Without --tables
all of them are pictured. `python bench/looking.py --seek NAME ...` seeks positions again, after rules or bots changed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from catalogue import NAMES_OF_ALL, RECIPES, found, keep, path, seek
from looking import LANGUAGES, THEMES, Look, go, groups, resize, size_of, the_page
from real_browser import Served, a_browser


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", nargs="?", type=Path, help="the folder for the pictures")
    parser.add_argument("--tables", default=",".join(NAMES_OF_ALL), help="names with commas between them")
    parser.add_argument("--sizes", default="1440x900,390x844", help="a phone's sizes get a finger for a pointer")
    parser.add_argument("--theme", default="light", choices=[*THEMES, "both"])
    parser.add_argument("--lang", default="en", choices=[*LANGUAGES, "both"])
    parser.add_argument("--text", type=int, default=100, help="the size of letters, in percent")
    parser.add_argument("--whole", action="store_true", help="the whole page, not only the window")
    parser.add_argument("--list", action="store_true", help="only name the tables")
    parser.add_argument("--seek", nargs="*", metavar="NAME", help="seek these positions, or those not found yet")
    args = parser.parse_args()
    if args.seek is not None:
        for name in args.seek or [name for name in RECIPES if name not in found()]:
            keep({name: seek(name)})
            print(name, *found()[name], flush=True)
    elif args.list or args.out is None:
        print("\n".join(NAMES_OF_ALL))
    else:
        take(args)


def take(args: argparse.Namespace) -> None:
    args.out.mkdir(parents=True, exist_ok=True)
    themes = THEMES if args.theme == "both" else (args.theme,)
    languages = LANGUAGES if args.lang == "both" else (args.lang,)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "tables.sqlite") as served,
        a_browser() as browser,
    ):
        paths = {name: path(served.host, name) for name in args.tables.split(",")}
        looks = [
            Look(size_of(size), language, theme, args.text)
            for size, theme, language in product(args.sizes.split(","), themes, languages)
        ]
        for together in groups(looks):
            with the_page(browser, served, together[0]) as page:
                for name, where in paths.items():
                    go(page, where)
                    for look in together:
                        resize(page, look)
                        file = args.out / f"{name}-{look.name}.png"
                        page.screenshot(path=file, full_page=args.whole, animations="disabled", scale="css")
                        print(file, flush=True)


if __name__ == "__main__":
    main()
