"""Draws mutants of a room by a seed: small changes of the source that tests should notice.

The changes are those of cosmic-ray's operators, and the removal of a statement, for which it has no operator.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from cosmic_ray.ast import Visitor, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import get_operator, operator_names
from parso.python.tree import Keyword

SOURCE = "src/regni"
#: The folders of each room; everything else is the rest.
ROOMS = {"engine": ("engine",), "play": ("web/play", "web/server")}
REST = "rest"
#: Generated tables of figures: no test knows each of them.
MADE = ("bots/weights.py", "bots/habits.py")
#: The parser's node types for calls, attributes and items.
CALLS = {"atom_expr", "power", "await_expr"}

#: The node types for operators that come in many versions.
ON_KINDS = {
    "ReplaceBinaryOperator": {"operator"},
    "ReplaceComparisonOperator": {"comparison"},
    "ReplaceUnaryOperator": {"factor", "not_test"},
}

#: For small numbers and None, `==` and `is` give the same result.
SAME = tuple(f"core/ReplaceComparisonOperator_{pair}" for pair in ("Eq_Is", "Is_Eq", "NotEq_IsNot", "IsNot_NotEq"))


class LeaveOut(Operator):  # type: ignore[misc]
    """Removes a statement that does something: a call, a change of an attribute or item, a raised error."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        if node.type != "simple_stmt":
            return
        what = node.children[0]
        if what.type in CALLS or what.type == "raise_stmt" or is_change(what):
            yield (what.start_pos, what.end_pos)

    def mutate(self, node: Any, index: int) -> Any:
        first = node.get_first_leaf()
        nothing = Keyword("pass", first.start_pos, first.prefix)
        nothing.parent = node
        node.children[0] = nothing
        return node

    @classmethod
    def examples(cls) -> tuple[Example, ...]:
        return (Example("t.pop()\n", "pass\n"),)


def is_change(statement: Any) -> bool:
    """Whether a statement changes something: `left -= 1`, `table.over = True`. Without a plain `left = 1` nothing would
    run.
    """
    if statement.type != "expr_stmt":
        return False
    target, sign = statement.children[:2]
    return target.type in CALLS or (sign.type == "operator" and sign.value not in ("=", ":"))


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    #: The path from the top of the clone.
    file: str
    #: The name of the changed function or class, "" at the top of a module.
    inside: str
    operator: str
    #: The numbers of the replaced lines in the original source.
    first: int
    last: int
    #: The whole changed source.
    source: str
    #: Whether the change lies inside the body of a function.
    is_in_function: bool

    @property
    def id(self) -> str:
        return hashlib.sha256(f"{self.file}\n{self.source}".encode()).hexdigest()[:16]

    def diff(self, root: Path) -> str:
        old = (root / self.file).read_text(encoding="utf-8").splitlines()
        lines = difflib.unified_diff(old, self.source.splitlines(), self.file, self.file, n=1, lineterm="")
        return "\n".join(lines)

    def change(self, root: Path) -> tuple[str, str]:
        """The removed and the added lines, without indentation."""
        lines = self.diff(root).splitlines()[2:]
        parts = [[line[1:].strip() for line in lines if line[0] == sign] for sign in "-+"]
        return "\n".join(parts[0]), "\n".join(parts[1])


def files_of(root: Path, room: str) -> list[Path]:
    top = root / SOURCE
    taken = {name: {path for part in parts for path in (top / part).rglob("*.py")} for name, parts in ROOMS.items()}
    found = taken[room] if room != REST else set(top.rglob("*.py")) - set().union(*taken.values())
    return sorted(found - {top / name for name in MADE})


@cache
def operators() -> dict[str, Operator]:
    """All operators that need no arguments and change something, by name."""
    found = {name: get_operator(name) for name in operator_names() if name not in SAME}
    made = {name: one() for name, one in sorted(found.items()) if not one.arguments() and "no-op" not in name.lower()}
    return made | {"regni/LeaveOut": LeaveOut()}


@cache
def operators_on(kind: str) -> list[tuple[str, Operator]]:
    """The operators for a kind of node. Most are for one kind only, and trying all of them takes long."""
    return [
        (name, operator)
        for name, operator in operators().items()
        if all(kind in kinds for start, kinds in ON_KINDS.items() if name.startswith(f"core/{start}"))
    ]


class Finder(Visitor):  # type: ignore[misc]
    """Finds the places where each operator could change a source, with the number of the occurrence."""

    def __init__(self) -> None:
        self.found: list[tuple[tuple[int, int], tuple[int, int], str, int]] = []
        self.seen: defaultdict[str, int] = defaultdict(int)

    def visit(self, node: Any) -> Any:
        for name, operator in operators_on(node.type):
            for start, stop in operator.mutation_positions(node):
                self.found.append((start, stop, name, self.seen[name]))
                self.seen[name] += 1
        return node


def drawn(root: Path, room: str, number: int, seed: str) -> list[Mutant]:
    """Draw that many mutants of a room. Each place is equally likely, however many changes it allows."""
    places: defaultdict[tuple[str, tuple[int, int], tuple[int, int], str], list[tuple[str, int]]] = defaultdict(list)
    sources = {}
    for path in files_of(root, room):
        file = path.relative_to(root).as_posix()
        sources[file] = path.read_text(encoding="utf-8")
        finder = Finder()
        finder.walk(get_ast(sources[file]))
        unread = unread_lines(sources[file])
        for start, stop, name, occurrence in finder.found:
            if not any(first <= start and stop <= last for first, last in unread):
                family = name.split("/")[-1].split("_")[0]
                places[file, start, stop, family].append((name, occurrence))
    rng = Random(f"{room} {seed}")
    mutants: list[Mutant] = []
    for place in rng.sample(sorted(places), len(places)):
        if len(mutants) == number:
            break
        file, start, stop, _ = place
        name, occurrence = rng.choice(places[place])
        try:
            mutated = mutate_code(sources[file], operators()[name], occurrence)
        except AttributeError:
            # cosmic-ray cannot replace an exception with a dot in its name, such as `sqlite3.Error`.
            continue
        if mutated is not None and is_other(sources[file], mutated):
            inside, is_in_function = where(sources[file], start[0])
            mutants.append(Mutant(file, inside, name, start[0], stop[0], mutated, is_in_function))
    return mutants


def unread_lines(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The parts of a source that no test runs: annotations, code for the type checker, the start as a program."""
    spans: list[ast.AST] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            spans.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            spans.append(node.returns)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'"):
            spans.append(node)
        elif isinstance(node, ast.Assert):
            # Assertions only tell the type checker what is true anyway.
            spans.append(node)
    return [
        ((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset))  # type: ignore[attr-defined]
        for node in spans
    ]


def is_other(source: str, mutated: str) -> bool:
    """Whether the changed source is a valid program and differs from the original."""
    try:
        return ast.dump(ast.parse(source)) != ast.dump(ast.parse(mutated)) and bool(compile(mutated, "mutant", "exec"))
    except SyntaxError:
        return False


def where(source: str, line: int) -> tuple[str, bool]:
    """The function or class around a line, and whether the line is in the body of a function."""
    names: list[str] = []
    is_in_function = False
    nodes: list[ast.AST] = [ast.parse(source)]
    while nodes:
        for node in ast.iter_child_nodes(nodes.pop()):
            if not getattr(node, "lineno", line + 1) <= line <= (getattr(node, "end_lineno", 0) or 0):
                continue
            nodes.append(node)
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.append(node.name)
                is_in_function = not isinstance(node, ast.ClassDef) and line >= node.body[0].lineno
    return ".".join(names), is_in_function
