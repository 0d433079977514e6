"""All examples, and which of them shows a rule, a card or an Action."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ..records.fields import Fields
from ..records.files import parse_toml
from ..rules.rulebook import CARD_RULES, RULES
from .example import Example, read_example

DATA = files("regni.examples") / "data"


@cache
def book() -> dict[str, Example]:
    """All examples by their ids, in the order of the rules that they show first."""
    found: list[Example] = []
    for file in sorted(DATA.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            data = parse_toml(file.read_text(encoding="utf-8"))
            found += Fields(data, file.name).items("example", read_example)
    return {one.id: one for one in sorted(found, key=lambda one: RULES.index(one.rule))}


@cache
def showing() -> dict[str, tuple[str, ...]]:
    """For each rule and card that is shown, the ids of its examples, the best first."""
    found: dict[str, list[str]] = {}
    for one in book().values():
        for thing in one.things:
            found.setdefault(thing, []).append(one.id)
    return {thing: tuple(sorted(ids, key=lambda one: distance(thing, book()[one]))) for thing, ids in found.items()}


def distance(thing: str, example: Example) -> int:
    """How far an example is from being about a rule or a card above all."""
    about = CARD_RULES.get(thing, (thing,))
    return about.index(example.rule) if example.rule in about else len(about)


def example_of(thing: str) -> str:
    """The id of the best example of a rule or a card. Empty if nothing shows it."""
    return next(iter(showing().get(thing, ())), "")
