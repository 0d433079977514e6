"""No rule without a test: every id of the rules is the mark of at least one."""

from __future__ import annotations

import re
from pathlib import Path

from regni.rules.rulebook import RULES

TESTS = Path(__file__).parent


def test_every_rule_id_has_a_test_marked_with_it() -> None:
    marked: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for arguments in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            marked |= set(re.findall(r'"([A-Z][\d.]+)"', arguments))
    assert [rule for rule in RULES if rule not in marked] == []
    assert marked - set(RULES) == set(), "A test is marked with a rule that is not there."
