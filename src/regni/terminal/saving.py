"""What a person at the terminal is told, and how the game is saved when the person asks, leaves or goes on."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from ..errors import RegniError
from .keeping import Keeper
from .screen import BOLD, Screen


class Leave(Exception):  # noqa: N818 - not an error
    """The person leaves the table."""


class Saving:
    """Prints on a screen, and saves what is played."""

    def __init__(self, console: Console, screen: Screen, keeper: Keeper, program: str) -> None:
        self.console = console
        self.screen = screen
        self.words = screen.words
        self.keeper = keeper
        self.program = program
        #: Parts of a typed line, separated by semicolons, that are still to be done.
        self.waiting: list[str] = []
        self.warned = self.is_leaving = False

    # Printing.

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(f"terminal-{key}", **values)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, width=self.screen.width, highlight=False)

    def say(self, key: str, **values: str | int) -> None:
        self.show(Text(self.text(key, **values)))

    def say_whole(self, key: str, line: str, **values: str | int) -> None:
        """Print something to copy, on its own line that is never broken."""
        self.say(key, **values)
        self.console.print(Text(f"  {line}", BOLD), soft_wrap=True, highlight=False)

    def refuse(self, reason: RenderableType) -> None:
        self.waiting.clear()
        self.show(reason)

    # Saving.

    def keep(self) -> None:
        """Save the record. If that fails, say so once."""
        error = self.keeper.keep()
        if error is not None and not self.warned:
            self.warned = True
            self.show(Text(self.text("not-kept", problem=error.text(self.words.language))))

    def save(self, name: str) -> None:
        try:
            if name:
                self.keeper.save_as(Path(name).expanduser())
                self.say_whole("saved", name)
                return
        except (RegniError, OSError, RuntimeError) as problem:
            shown = problem.text(self.words.language) if isinstance(problem, RegniError) else str(problem)
            self.refuse(Text(shown))
            return
        error = self.keeper.keep()
        if error is not None:
            self.refuse(Text(error.text(self.words.language)))
        elif self.keeper.path is None:
            self.say("save-where")
        else:
            self.say_whole("saved", str(self.keeper.path))

    def quit(self) -> None:
        """Leave. If the game cannot be saved, the person must confirm."""
        error = self.keeper.keep()
        if error is None or self.is_leaving:
            raise Leave
        self.is_leaving = True
        self.refuse(Text(self.text("quit-unsaved", problem=error.text(self.words.language))))

    def go(self) -> int:
        """The last words of an unfinished game."""
        error = self.keeper.keep()
        if error is not None:
            self.show(Text(self.text("lost", problem=error.text(self.words.language))))
            return 1
        if self.keeper.path is None:
            self.say("gone")
        else:
            self.say_whole("kept", f"{self.program} --resume {shlex.quote(str(self.keeper.path.absolute()))}")
        return 0
