"""`regni paper`: pages to print."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..errors import RegniError
from ..paper.half import FEWEST, MOST, SIZES, USUAL
from ..paper.mat import king_mat
from ..words.words import Words, words
from .common import check_number

FILE = "king-mat.pdf"


def add(parsers: argparse._SubParsersAction[argparse.ArgumentParser], w: Words) -> None:
    parser = parsers.add_parser(
        "paper", help=w.text("paper-help"), description=w.text("paper-description"), epilog=w.text("paper-example")
    )
    parser.add_argument("page", choices=["mat"], help=w.text("paper-page"))
    parser.add_argument("--size", choices=list(SIZES), default="a4", help=w.text("paper-size"))
    parser.add_argument("--out", metavar="FILE", default=FILE, help=w.text("paper-out", file=FILE))
    circles = w.text("paper-circles", low=FEWEST, high=MOST, number=USUAL)
    parser.add_argument("--circles", type=int, metavar="N", default=USUAL, help=circles)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    circles = check_number("--circles", args.circles, FEWEST, MOST)
    write_new(Path(args.out), king_mat(args.size, circles, args.lang))
    print(words(args.lang).text("paper-made", file=args.out))
    return 0


def write_new(path: Path, content: bytes) -> None:
    """A file that was not there before; if it cannot be written whole, it is not there afterwards either."""
    try:
        file = path.open("xb")
    except FileExistsError:
        raise RegniError("terminal-file-exists").within(path) from None
    except (OSError, ValueError) as problem:
        raise not_written(path, problem) from None
    try:
        with file:
            file.write(content)
    except OSError as problem:
        path.unlink(missing_ok=True)
        raise not_written(path, problem) from None


def not_written(path: Path, problem: OSError | ValueError) -> RegniError:
    return RegniError("file-write", problem=getattr(problem, "strerror", None) or str(problem)).within(path)
