"""Which rules the tests prove: each test of a rule is marked with its id, and the run ends with what is covered.

And the places where the program keeps things, in a folder of the test.
"""

from __future__ import annotations

import io
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from regni.rules.rulebook import RULES
from regni.web.fairness import limits
from regni.web.fairness.pace import Rate

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from attacked import Place
    from real_browser import Served

#: Where helpers of several test files say what failed.
pytest.register_assert_rewrite(
    "attacked", "killing", "lab_runs", "real_browser", "real_friends", "real_server", "table_forms", "terminal_seat"
)

#: The files whose tests look at what stands on the engine. Pages, terminal and lab are the same Python whether the
#: engine is compiled or not, so that `./test` runs them once, on the wheel, where the engine is faster.
ABOVE_THE_ENGINE = (
    "test_adding_",
    "test_approved",
    "test_cli",
    "test_glossary",
    "test_lab_",
    "test_staging",
    "test_table_",
    "test_terminal",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.name.startswith(ABOVE_THE_ENGINE):
            item.add_marker("wheel")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("rule"):
        for rule in mark.args:
            item.user_properties.append(("rule", rule))


def unproven_rules(config: pytest.Config) -> list[str]:
    """The rules of which no test has passed."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    assert isinstance(reporter, pytest.TerminalReporter)
    passed = reporter.stats.get("passed", [])
    proven = {value for report in passed for name, value in report.user_properties if name == "rule"}
    return [rule for rule in RULES if rule not in proven]


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A run of everything, as ./test asks for, fails while a rule is unproven."""
    is_worker = hasattr(session.config, "workerinput")
    if os.environ.get("REGNI_RULES") == "required" and not is_worker and exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED if unproven_rules(session.config) else exitstatus


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    missing = unproven_rules(terminalreporter.config)
    without = ", ".join(missing) or "none"
    line = f"rules with a passing test: {len(RULES) - len(missing)} of {len(RULES)}; without one: {without}"
    terminalreporter.write_line(line)
    if "REGNI_RULES_LINE" in os.environ:
        Path(os.environ["REGNI_RULES_LINE"]).write_text(line + "\n", encoding="utf-8")


@pytest.fixture(autouse=True, scope="session")
def signals_are_heard() -> None:
    """A shell makes what it starts in the background ignore Ctrl-C, and nohup makes it ignore the end of the terminal.
    All that is started from there ignores them, too: tests that send these signals would wait in vain."""
    for name in ("SIGINT", "SIGHUP", "SIGTERM"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)


@pytest.fixture(autouse=True, scope="session")
def no_waiting_for_the_disk() -> Iterator[None]:
    """What fsync is for, a power cut, no test can see; every move of every game kept would wait for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def nobody_is_too_fast() -> Iterator[None]:
    """Tests ask faster than people do, so the limits are lifted. Tests of the limits themselves set what they need, or
    start the program."""
    freely = Rate(1e9, at_once=1e9)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("OWN_REQUESTS", "OWN_MESSAGES", "OWN_TABLES"):
            patch.setattr(limits, name, freely)
        patch.setattr(
            limits,
            "HERE",
            replace(limits.HERE, arrivals=freely, requests=freely, messages=freely, tables=freely),
        )
        yield


@pytest.fixture
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals of the lab are kept in a folder of the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody types, and games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return tmp_path / "data" / "regni" / "games"


# A browser or a server is loaded only for the tests that need one.


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    from real_browser import a_browser

    with a_browser() as one:
        yield one


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    from real_browser import Served

    with Served(tmp_path / "tables.sqlite") as one:
        yield one


@pytest.fixture(scope="module")
def only_place() -> Iterator[Place]:
    from attacked import a_place

    with a_place() as one:
        yield one


@pytest.fixture
def place(only_place: Place) -> Iterator[Place]:
    """One server for all attacks of a file, which it must stand one after another."""
    yield only_place
    only_place.check()
