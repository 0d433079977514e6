"""Saves games at once after each move, so that a killed program loses nothing."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path
from typing import Protocol

from ..errors import RegniError
from ..records.files import data_folder


def games_folder() -> Path:
    """The folder for games of the terminal: `games` in the data folder."""
    return data_folder() / "games"


class Kept(Protocol):
    """Something that can be saved: a game, or a series of games."""

    def save(self, path: str | Path) -> None: ...


def new_file(commitment: str, folder: Path | None = None, now: datetime | None = None) -> Path:
    """A new file name: the day, the hour, and a bit of the commitment. The folder is created if it is missing."""
    folder = folder or games_folder()
    with contextlib.suppress(OSError):  # then writing the game reports the error
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
        #: Files that already hold this game or series, so they may be overwritten.
        self.own = set() if path is None else {path.absolute()}

    def keep(self) -> RegniError | None:
        """Save it; returns the error if that failed."""
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
        """Save a copy in another file. If there was no file yet, this becomes the file. Existing files are never
        overwritten.
        """
        if os.path.exists(path) and path.absolute() not in self.own:
            raise RegniError("terminal-file-exists").within(path)
        self.kept.save(path)
        self.own.add(path.absolute())
        if not self.is_kept:
            self.path, self.is_kept = path, True
