"""`regni paper`: pages to print."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..errors import RegniError
from ..paper.half import FEWEST, MOST
from ..paper.mat import king_mat
from ..words.words import words
from .common import check_number


def run(args: argparse.Namespace) -> int:
    circles = check_number("--circles", args.circles, FEWEST, MOST)
    write_new(Path(args.out), king_mat(args.size, circles, args.lang))
    print(words(args.lang).text("paper-made", file=args.out))
    return 0


def write_new(path: Path, content: bytes) -> None:
    """Write a new file. If it cannot be written completely, no file remains."""
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
