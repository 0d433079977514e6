"""Errors in the work that the server does beside the pages, such as watching the clocks. Each is logged in one line,
and all other work goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class Mishaps:
    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        #: The last error that was logged for each place.
        self._told: dict[str, str] = {}

    @contextmanager
    def at(self, place: str) -> Iterator[None]:
        """Catches every error at this place. An error that happens again and again is logged once."""
        try:
            yield
        except Exception as problem:
            line = " ".join(f"{place}: {type(problem).__name__}: {problem}".split())
            if self._told.get(place) != line:
                self._told[place] = line
                self._log.error(line)
        else:
            self._told.pop(place, None)
