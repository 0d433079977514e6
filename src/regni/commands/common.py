"""What several commands need: checked numbers, progress, the ruleset option."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..rulesets import load_ruleset


def check_number(option: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise RegniError("option-range", option=option, value=str(value), low=low, high=high)
    return value


def ruleset_option(path: str | None) -> Ruleset:
    return load_ruleset(path) if path else Ruleset()


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error when a person watches; otherwise nothing."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    bar = Progress(
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=total)
        yield lambda steps: bar.advance(task, steps)
