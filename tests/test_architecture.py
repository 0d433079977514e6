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

#: The house from the ground up. A room knows the floors below it, and on its own floor only itself.
FLOORS: list[set[str]] = [
    {"engine"},
    {"counsel"},
    # These few lie beside each other: games and their files are written in the notation, and told in words.
    {"words", "errors", "rules", "decks", "records", "game", "build"},
    {"art"},
    {"bots"},
    {"measuring", "lessons"},
    {"examples"},
    {"testing"},
    {"lab", "terminal", "paper", "companion", "rl"},
    {"web"},
    {"commands"},
    {"cli"},
    {"__main__"},
]
#: Which of the rooms at the top the pages may open.
OPENED_BY_WEB = {"paper", "companion"}
#: The rooms of the browser's table from the ground up.
WEB_FLOORS: list[set[str]] = [
    {"manners", "guard", "mishaps"},
    {"syncing", "naming"},
    {"terms", "addresses"},
    {"house_form"},
    {"deck_rules"},
    {"game_form"},
    {"board", "story", "play", "fairness", "teaching"},
    {"gathering", "company", "webhooks"},
    {"staging", "keeping"},
    {"pages"},
    {"tables"},
    {"server"},
]
#: Floors whose rooms are mixed: there only circles are forbidden.
MIXED = ("words", "board")
#: Types that are made of each other, so that one must name the other: the table carries its variant, whose questions
#: are about a table.
PAIRS = {"regni.engine.table": {"regni.engine.variant"}}
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


def floor(name: str, floors: list[set[str]]) -> int:
    return next(number for number, rooms in enumerate(floors) if name in rooms)


def is_below(other: str, own: str, floors: list[set[str]]) -> bool:
    """Whether a room may know another one: it stands lower, or on the same floor if that is mixed."""
    if other == own:
        return True
    lower, higher = floor(other, floors), floor(own, floors)
    return lower < higher or (lower == higher and any(name in floors[lower] for name in MIXED))


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] != "__init__.py"], ids=str)
def test_imports_point_downwards(path: Path) -> None:
    own = path.with_suffix("").parts[0]
    for name in imports(path):
        other = room(name)
        # `from .. import __version__` is no room.
        if name.startswith("regni.") and other:
            assert is_below(other, own, FLOORS), f"{path} imports {name}"
            if own == "web" and floor(other, FLOORS) == floor("lab", FLOORS):
                assert other in OPENED_BY_WEB, f"{path} imports {name}"


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] == "web" and len(path.parts) > 2], ids=str)
def test_so_do_those_among_the_pages(path: Path) -> None:
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["regni", "web"] and len(parts) > 2:
            assert is_below(parts[2], path.parts[1], WEB_FLOORS), f"{path} imports {name}"


def test_no_room_is_crowded() -> None:
    """At most a dozen modules at the root, about fifteen in a room; the engine has one a rule."""
    crowd: dict[Path, int] = {}
    for path in MODULES:
        if path.name != "__init__.py":
            crowd[path.parent] = crowd.get(path.parent, 0) + 1
    assert crowd.pop(Path()) <= 12
    crowd.pop(Path("engine"))
    assert {str(folder): number for folder, number in crowd.items() if number > 16} == {}


def test_nothing_imports_itself_in_a_circle() -> None:
    """Module by module, imports inside functions and for type checking included."""
    graph = {name_of(path): set(imports(path)) - PAIRS.get(name_of(path), set()) for path in MODULES}
    done: set[str] = set()

    def visit(module: str, above: tuple[str, ...]) -> None:
        assert module not in above, " imports ".join([*above[above.index(module) :], module])
        if module not in done:
            for other in graph.get(module, set()) - {module}:
                visit(other, (*above, module))
            done.add(module)

    for module in graph:
        visit(module, ())


#: Who makes a view, hands it out, measures it and tests it.
VIEWERS = {Path("records/positions.py"), Path("game.py"), Path("lab/bench/engine.py")}


@pytest.mark.parametrize("path", [path for path in MODULES if path.parts[0] != "testing"], ids=str)
def test_nothing_inside_reads_a_view(path: Path) -> None:
    """It is for programs outside: pages, terminal, odds and bots read the veiled table."""
    if path in VIEWERS:
        return
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert "view" not in {alias.name for alias in node.names}, f"{path} imports view"
        elif isinstance(node, ast.Attribute):
            assert node.attr != "view", f"{path} asks for a view"


def test_only_what_is_at_the_table_asks_for_chance() -> None:
    """Streams of the engine's own generator are the only chance; a new seed comes from `secrets`, in `Game`."""
    for path in MODULES:
        if path.parts[0] not in {"lab", "web", "testing", "commands"} and "random" in {
            name.split(".")[0] for name in imports(path)
        }:
            raise AssertionError(f"{path} imports random")
