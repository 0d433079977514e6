"""Keeps the finished items of a run in a file, so that an interrupted run can go on where it stopped.

The first line names the plan. Then comes a line for each finished item, named by a hash of the item. Each line is on
the disk before the run waits for the next item. Only the last line can be torn, and a torn line is ignored.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from .. import __version__
from ..errors import RegniError

FORMAT = "regni-lab"
DIGITS = 24


def key_of(*parts: object) -> str:
    """A short name for plain data. The same data has the same name, whatever the order of its keys.

    >>> key_of({"a": 1, "b": 2}) == key_of({"b": 2, "a": 1})
    True
    """
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:DIGITS]


class Journal:
    """The results by the key of their item, in memory and in the file.

    `plan` is everything that decides the results; a file with another plan is refused. Without `resume`, a file of an
    unfinished run is refused too, so that nobody loses work by forgetting the option.
    """

    def __init__(self, path: str | Path, plan: object, resume: bool = False) -> None:
        self.path = Path(path)
        self.head = {"format": FORMAT, "version": __version__, "plan": key_of(plan)}
        #: The results so far, as JSON.
        self.kept: dict[str, str] = {}
        self.is_finished = False
        whole = self._read()
        if not resume:
            if self.kept and not self.is_finished:
                raise RegniError("lab-unfinished", number=len(self.kept)).within(self.path)
            whole, self.kept, self.is_finished = 0, {}, False
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
            self._file.truncate(whole)
        except OSError as problem:
            raise unwritable(problem).within(self.path) from None
        if whole == 0:
            self._write(self.head)

    def keep(self, key: str, result: str) -> None:
        """Write down a finished item; it is on the disk when this returns."""
        self.kept[key] = result
        self._write({"item": key, "result": json.loads(result)})

    def finish(self) -> None:
        """Mark the run as finished: the file may be overwritten."""
        if not self.is_finished:
            self._write({"finished": True})
            self.is_finished = True

    def close(self) -> None:
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(line).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise unwritable(problem).within(self.path) from None

    def _read(self) -> int:
        """Read the file; returns how many of its bytes are whole lines."""
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return 0
        except OSError as problem:
            raise RegniError("file-read", problem=problem.strerror or str(problem)).within(self.path) from None
        whole = content.rfind(b"\n") + 1
        for number, line in enumerate(content[:whole].splitlines(), 1):
            self._take_in(number, parsed(line))
        return whole

    def _take_in(self, number: int, data: dict[str, Any]) -> None:
        if number == 1:
            if data.get("format") != FORMAT:
                raise RegniError("lab-no-journal").within(self.path)
            if data != self.head:
                raise RegniError("lab-other-plan").within(self.path)
        elif data == {"finished": True}:
            self.is_finished = True
        elif data.keys() == {"item", "result"}:
            self.kept[str(data["item"])] = json.dumps(data["result"])
        else:
            raise RegniError("lab-broken-line", number=number).within(self.path)


def parsed(line: bytes) -> dict[str, Any]:
    """The data of a line; empty if the line is not a JSON object."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def unwritable(problem: OSError) -> RegniError:
    return RegniError("file-write", problem=problem.strerror or str(problem))
