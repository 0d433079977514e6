"""Reading and writing text files without losing anything, and without a traceback."""

from __future__ import annotations

import os
import tempfile
import tomllib
from pathlib import Path

from .errors import RegniError

LARGEST = 16 * 1024 * 1024


def read_text(path: str | Path) -> str:
    try:
        if Path(path).stat().st_size > LARGEST:
            raise RegniError("file-large", megabytes=LARGEST // 1024 // 1024)
        return Path(path).read_text(encoding="utf-8")
    except RegniError as error:
        raise error.within(path) from None
    except FileNotFoundError:
        raise RegniError("file-missing").within(path) from None
    except UnicodeDecodeError:
        raise RegniError("file-encoding").within(path) from None
    except (OSError, ValueError) as problem:
        raise RegniError("file-read", problem=getattr(problem, "strerror", None) or str(problem)).within(path) from None


def parse_toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise RegniError("toml", problem=str(problem)) from None


def write_text(path: str | Path, text: str) -> None:
    """All of it or nothing: an earlier file stays whole until the new one is on the disk."""
    target = Path(path)
    name = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", prefix=f".{target.name}.", dir=target.parent, delete=False
        ) as file:
            name = file.name
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, target)
    except OSError as problem:
        if name is not None:
            Path(name).unlink(missing_ok=True)
        raise RegniError("file-write", problem=problem.strerror or str(problem)).within(path) from None
