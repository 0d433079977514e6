"""The house stands: imports point downwards only (the design's "The house"), read from the sources."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import regni

ROOT = Path(regni.__file__).parent
MODULES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))

#: The rooms at the top: they know what is below them, and not each other.
TOP = {"table", "lab", "companion", "paper", "rl", "terminal"}
#: What may know the rooms at the top: it opens their doors.
DOORS = {"cli", "commands", "__main__"}
#: What brings chance or the clock into a game that has its own.
OUTSIDE = {"random", "secrets", "time", "datetime", "uuid", "os", "threading", "asyncio"}
#: Of everything that engine modules may take from elsewhere.
TYPES_ONLY = {"mypy_extensions"}


def room(module: str) -> str:
    """The part of the house a module belongs to: `regni.engine.cards` is in `engine`.

    >>> room("regni.engine.cards"), room("regni")
    ('engine', '')
    """
    return [*module.split("."), ""][1]


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a module imports, wherever in it."""
    package = ("regni", *path.parent.parts)
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            # `from . import moves` names a module, `from .moves import END` something in one.
            yield from (f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base for alias in node.names)


def is_module(name: str) -> bool:
    parts = name.split(".")
    if parts[0] != "regni":
        return False
    place = ROOT.joinpath(*parts[1:])
    return place.is_dir() or place.with_suffix(".py").is_file()


def name_of(path: Path) -> str:
    parts = ("regni", *path.with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] == "engine"], ids=str)
def test_the_engine_knows_nothing_of_the_rest(path: Path) -> None:
    for name in imports(path):
        if name.startswith("regni"):
            assert room(name) == "engine", f"{path} imports {name}"
        else:
            assert name.split(".")[0] in sys.stdlib_module_names | TYPES_ONLY, f"{path} imports {name}"
            assert name.split(".")[0] not in OUTSIDE, f"{path} imports {name}: chance and time are not the engine's"


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] in TOP], ids=str)
def test_the_rooms_at_the_top_do_not_know_each_other(path: Path) -> None:
    own = path.parts[0]
    for name in imports(path):
        if name.startswith("regni."):
            assert room(name) not in TOP - {own} | DOORS, f"{path} imports {name}"


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] not in TOP | {"engine"}], ids=str)
def test_what_is_below_does_not_look_up(path: Path) -> None:
    if path.with_suffix("").parts[0] in DOORS:
        return
    for name in imports(path):
        if name.startswith("regni."):
            assert room(name) not in TOP | DOORS, f"{path} imports {name}"
            assert room(name) != "bots" or path.parts[0] == "bots", f"{path} imports {name}"


def test_nothing_imports_itself_in_a_circle() -> None:
    """Module by module, at import time: a circle would make the order of imports matter."""
    graph = {name_of(path): set(top_imports(path)) for path in MODULES}
    done: set[str] = set()

    def visit(module: str, above: tuple[str, ...]) -> None:
        assert module not in above, " imports ".join([*above[above.index(module) :], module])
        if module not in done:
            for other in graph.get(module, set()):
                visit(other, (*above, module))
            done.add(module)

    for module in graph:
        visit(module, ())


def top_imports(path: Path) -> Iterator[str]:
    """What a module imports when it is imported: not inside functions, not for type checking."""
    package = ("regni", *path.parent.parts)
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            base = ".".join([*package[: len(package) - node.level + 1], *([node.module] if node.module else [])])
            for alias in node.names:
                name = f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base
                if name != name_of(path):
                    yield name


def test_only_what_is_at_the_table_asks_for_chance() -> None:
    """Streams of the engine's own generator are the only chance; a new seed comes from `secrets`, in `Game`."""
    for path in MODULES:
        if path.parts[0] not in DOORS | {"lab", "table"} and "random" in {name.split(".")[0] for name in imports(path)}:
            raise AssertionError(f"{path} imports random")
