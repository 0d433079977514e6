"""Where games are kept: each move is written at once, so that a killed program loses nothing."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path
from typing import Protocol

from ..errors import RegniError
from ..records.files import data_folder


def games_folder() -> Path:
    """Where games of the terminal are kept: in `games` of the data folder."""
    return data_folder() / "games"


class Kept(Protocol):
    """What can be kept: a game, or a series of them."""

    def save(self, path: str | Path) -> None: ...


def new_file(commitment: str, folder: Path | None = None, now: datetime | None = None) -> Path:
    """A name nobody has yet: the day, the hour, and a bit of the commitment. The folder is made if it is missing."""
    folder = folder or games_folder()
    with contextlib.suppress(OSError):  # then writing the game will say so
        folder.mkdir(parents=True, exist_ok=True)
    stem = f"{now or datetime.now():%Y-%m-%d-%H%M}-{commitment[:6]}"
    path, number = folder / f"{stem}.toml", 1
    while os.path.exists(path):
        number += 1
        path = folder / f"{stem}-{number}.toml"
    return path


class Keeper:
    """Writes a game's record, or a series, to its file."""

    def __init__(self, kept: Kept, path: Path | None) -> None:
        self.kept = kept
        self.path = path
        self.is_kept = False
        #: Files that hold this very game or series: these may be written over.
        self.own = set() if path is None else {path.absolute()}

    def keep(self) -> RegniError | None:
        """Write it down; the error if that failed."""
        if self.path is None:
            return None
        try:
            self.kept.save(self.path)
        except RegniError as error:
            self.is_kept = False
            return error
        self.is_kept = True
        return None

    def save_as(self, path: Path) -> None:
        """A copy in another file, or from now on the file if there was none. A file that is there already stays."""
        if os.path.exists(path) and path.absolute() not in self.own:
            raise RegniError("terminal-file-exists").within(path)
        self.kept.save(path)
        self.own.add(path.absolute())
        if not self.is_kept:
            self.path, self.is_kept = path, True
