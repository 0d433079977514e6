"""Plays every guided game to its end in Chromium: `python bench/lessons.py`, with arguments for pytest if you like.

At a desk and on a phone, in both languages, with wrong turns, a reload, and a leave and return. The tests play one of
these; all of them take some ten minutes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1] / "tests"


def main() -> int:
    played = sorted(map(str, TESTS.glob("test_browser_lessons*.py")))
    # Tests that ./test leaves out are marked: here all of them run.
    return subprocess.run([sys.executable, "-m", "pytest", "-q", *played, *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
