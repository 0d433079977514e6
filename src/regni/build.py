"""Tells which engine runs: the compiled one of the wheel, or plain Python."""

from __future__ import annotations

from .engine import play


def is_compiled() -> bool:
    return not play.__file__.endswith(".py")
