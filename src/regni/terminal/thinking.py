"""While bots think, the terminal says who is thinking, and Ctrl-C never interrupts a move halfway."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console


@contextmanager
def thinking(console: Console) -> Iterator[Callable[[str], None]]:
    """A status line that disappears when the bots are done. Only a real terminal has it."""
    if not console.is_terminal:
        yield lambda line: None
        return
    with console.status("") as status:
        yield status.update


@contextmanager
def whole() -> Iterator[None]:
    """Delays Ctrl-C until the work inside is finished."""
    if threading.current_thread() is not threading.main_thread():
        # Only the main thread can handle signals.
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
