"""No rule without a test: every id of the rules is the mark of at least one, or an example shows it."""

from __future__ import annotations

import re
from pathlib import Path

from regni.engine import rule_ids
from regni.examples.book import book
from regni.rules.rulebook import RULES

TESTS = Path(__file__).parent


def test_every_rule_id_has_a_test_marked_with_it() -> None:
    marked: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for arguments in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            marked |= set(re.findall(r'"([A-Z][\d.]+)"', arguments))
    # An example is a test of the rules that its events and refusals name.
    shown = {thing for example in book().values() for thing in example.shows}
    assert [rule for rule in RULES if rule not in marked | shown] == []
    assert marked - set(RULES) == set(), "A test is marked with a rule that is not there."


def test_what_the_engine_calls_a_rule_is_that_rule() -> None:
    """An event or a refusal carries the number; people are shown the id."""
    named = {name: number for name, number in vars(rule_ids).items() if re.fullmatch(r"[BHWRO]\d+(_\d+)?", name)}
    assert len(named) > 100
    for name, number in named.items():
        assert rule_ids.rule_id(number) == name.replace("_", ".")
        assert name.replace("_", ".") in RULES
