"""Reads and writes text files: nothing is ever lost, and errors are said in one line."""

from __future__ import annotations

import os
import tempfile
import tomllib
from pathlib import Path

from ..errors import RegniError

LARGEST = 4 * 1024 * 1024
LONGEST_LINE = 10_000  # a TOML key of many thousand parts takes the parser minutes


def read_text(path: str | Path) -> str:
    try:
        if Path(path).exists() and not Path(path).is_file():
            raise RegniError("file-kind")
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise RegniError("file-large", megabytes=LARGEST // 1024 // 1024)
        return content.decode("utf-8-sig")
    except RegniError as error:
        raise error.within(path) from None
    except FileNotFoundError:
        raise RegniError("file-missing").within(path) from None
    except UnicodeDecodeError:
        raise RegniError("file-encoding").within(path) from None
    except (OSError, ValueError) as problem:
        raise RegniError("file-read", problem=getattr(problem, "strerror", None) or str(problem)).within(path) from None


def parse_toml(text: str) -> dict[str, object]:
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise RegniError("file-line", number=number, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise RegniError("toml", problem=str(problem)) from None


def write_text(path: str | Path, text: str) -> None:
    """Write the whole file or nothing: the old file stays until the new one is on the disk."""
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
        os.chmod(name, 0o666 & ~current_umask())
        os.replace(name, target)
    except (OSError, ValueError) as problem:
        if name is not None:
            Path(name).unlink(missing_ok=True)
        said = getattr(problem, "strerror", None) or str(problem)
        raise RegniError("file-write", problem=said).within(path) from None


def current_umask() -> int:
    """The user's umask. The system only tells it when it is set."""
    umask = os.umask(0o077)
    os.umask(umask)
    return umask


def data_folder() -> Path:
    """`$XDG_DATA_HOME/regni`, or the same under ~/.local/share."""
    base = os.environ.get("XDG_DATA_HOME", "")
    # The XDG standard says to ignore a relative path here.
    data = base if os.path.isabs(base) else os.path.expanduser("~/.local/share")
    return Path(data, "regni")
