"""Which rules the tests prove: each test of a rule is marked with its id, and the run ends with what is covered."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from regni.rulebook import RULES


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("rule"):
        for rule in mark.args:
            item.user_properties.append(("rule", rule))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    passed = terminalreporter.stats.get("passed", [])
    proven = {value for report in passed for name, value in report.user_properties if name == "rule"}
    missing = [rule for rule in RULES if rule not in proven]
    without = ", ".join(missing) or "none"
    line = f"rules with a passing test: {len(RULES) - len(missing)} of {len(RULES)}; without one: {without}"
    terminalreporter.write_line(line)
    if "REGNI_RULES_LINE" in os.environ:
        Path(os.environ["REGNI_RULES_LINE"]).write_text(line + "\n", encoding="utf-8")
