"""Writes into the files of the examples what happens in them: `python -m regni.testing.examples`. Read the difference:
it is what a reader will be shown.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from ..errors import RegniError
from ..examples.example import read_example
from ..examples.playing import played
from ..records.files import parse_toml, write_text

FOLDER = Path(__file__).parent.parent / "examples" / "data"
BEGIN = "[[example]]\n"
TOLD = re.compile(r"^happens = \[(?:\]|.*?^\])\n", re.MULTILINE | re.DOTALL)


def filled(text: str) -> str:
    """A file of examples, with what happens in each as it happens now."""
    head, *blocks = text.split(BEGIN)
    return head + "".join(BEGIN + with_told(block) for block in blocks)


def with_told(block: str) -> str:
    example = read_example(parse_toml(block), "example")
    lines = "".join(f"    {json.dumps(one)},\n" for one in played(example).told)
    told = f"happens = [\n{lines}]\n" if lines else "happens = []\n"
    return TOLD.sub("", block).rstrip("\n") + "\n" + told + ("\n" if block.endswith("\n\n") else "")


def main(names: Sequence[str]) -> None:
    for file in sorted(FOLDER.glob("*.toml")):
        if not names or file.stem in names:
            try:
                write_text(file, filled(file.read_text(encoding="utf-8")))
            except RegniError as error:
                print(f"{file.name}: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
