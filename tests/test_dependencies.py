"""What is imported is declared, what is declared is imported, and the versions that are installed are written down."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import regni

ROOT = Path(regni.__file__).parent
TOP = Path(__file__).parent.parent
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]

#: Which parts of the house may import what comes with an extra.
WITH_EXTRA = {"lab": "lab", "measuring/cluster.py": "cluster", "testing": "test"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: list[str]) -> set[str]:
    """The distributions that requirements are about.

    >>> sorted(names(["fluent.syntax>=0.19", "uvicorn>=0.34,<0.55"]))
    ['fluent-syntax', 'uvicorn']
    """
    return {normal(re.split(r"[\s<>=!~\[;]", one)[0]) for one in requirements}


BASE = names(PROJECT["project"]["dependencies"])


def imported(tree: ast.AST) -> Iterator[str]:
    """The modules imported when the program runs, inside functions too: not those that only mypy sees."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
        yield from imported(node)


def distributions(path: Path, known: Mapping[str, list[str]]) -> set[str]:
    """The distributions that a module imports from; `known` has those that each name is of."""
    found = set()
    for module in imported(ast.parse(path.read_text(encoding="utf-8"))):
        top = module.split(".")[0]
        if top in sys.stdlib_module_names or top == "regni":
            continue
        owners = known.get(top, [top])
        # Several may share one name, as `fluent.syntax` and `fluent.runtime` do.
        shared = [owner for owner in owners if module.startswith(owner)]
        found.add(normal((shared or owners)[0]))
    return found


def extra_of(path: Path) -> str:
    place = path.relative_to(ROOT).as_posix()
    return next((extra for part, extra in WITH_EXTRA.items() if place == part or place.startswith(f"{part}/")), "")


@pytest.fixture(scope="module")
def imports() -> dict[Path, set[str]]:
    known = packages_distributions()
    return {path: distributions(path, known) for path in sorted(ROOT.rglob("*.py"))}


def test_what_is_imported_is_declared(imports: dict[Path, set[str]]) -> None:
    for path, found in imports.items():
        extra = extra_of(path)
        declared = BASE | (names(EXTRAS[extra]) if extra else set())
        assert found <= declared, f"{path.relative_to(ROOT)} imports {sorted(found - declared)}"


def test_what_is_declared_is_imported(imports: dict[Path, set[str]]) -> None:
    everywhere = set().union(*imports.values())
    outside = set().union(*(found for path, found in imports.items() if not extra_of(path)))
    assert outside & BASE == BASE, "what only the lab imports belongs to [lab]"
    for extra in ("lab", "cluster"):
        assert names(EXTRAS[extra]) <= everywhere


def test_a_version_is_written_down_for_everything_declared() -> None:
    written = (TOP / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in written if not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9.-]+==[\w.!+]+", line) for line in pins), "versions alone, no places"
    pinned = [line.split("==")[0] for line in pins]
    assert pinned == sorted(pinned)
    declared = BASE | names(PROJECT["build-system"]["requires"])
    for extra in ("lab", "cluster", "test"):
        declared |= names(EXTRAS[extra])
    assert declared - {"regni"} <= set(map(normal, pinned)), "make it again by .ci/lock"


def test_a_private_class_has_an_upper_bound() -> None:
    """`regni.web.server.serving` extends a protocol of uvicorn that may change with any version."""
    bound = next(one for one in PROJECT["project"]["dependencies"] if one.startswith("uvicorn"))
    assert "<" in bound
