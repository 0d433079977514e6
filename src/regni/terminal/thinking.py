"""While bots think: the terminal says who does, and Ctrl-C never tears a move apart."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console


@contextmanager
def thinking(console: Console) -> Iterator[Callable[[str], None]]:
    """A line that is gone when they are done, for what is said meanwhile; only a person's own terminal has it."""
    if not console.is_terminal:
        yield lambda line: None
        return
    with console.status("") as status:
        yield status.update


@contextmanager
def whole() -> Iterator[None]:
    """What is done here is done to its end: Ctrl-C comes after it."""
    if threading.current_thread() is not threading.main_thread():
        # Signals are not for other threads.
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
