"""Finds out which tests run which lines, and whether they notice a mutant. A plugin of pytest, driven by mutants.py.

With REGNI_MUTANTS_TIMES it writes how long each passed test took. With REGNI_MUTANTS_JOBS it collects all tests once.
Then, for each mutant of the list, it runs the tests that may notice it in a fork of itself, in which the changed
functions have their new code. Code that runs while modules are imported cannot be changed this way: its tests run in
a fresh process (REGNI_MUTANTS_TESTS).
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NoReturn

import pytest
from _pytest.main import pytest_runtestloop as run_all

TIMES, JOBS, TESTS = "REGNI_MUTANTS_TIMES", "REGNI_MUTANTS_JOBS", "REGNI_MUTANTS_TESTS"
#: A test that takes this many times as long as before, plus this many seconds, is stopped as endless.
TIMES_AS_LONG, SECONDS_MORE = 10, 20
#: The most memory that the tests of a mutant may use.
MEMORY = 6 << 30
#: How long collecting may take in a fresh process.
COLLECTING = 120

KILLED, ENDLESS, LIVED = "killed", "endless", "lived"
#: The exit code of a fork in which no function would change.
UNCHANGED, NOTHING_SWAPPED = "unchanged", 42


def pytest_configure(config: pytest.Config) -> None:
    for name, plugin in ((TIMES, Clock), (JOBS, Worker), (TESTS, Fresh)):
        if name in os.environ:
            config.pluginmanager.register(plugin(os.environ[name]))


class Clock:
    """Records how long each passed test took."""

    def __init__(self, file: str) -> None:
        self.file = Path(file)
        self.seconds: dict[str, float] = {}
        self.others: set[str] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Remove the mark `no_cover`, so that the lines of every test are recorded."""
        for node in {node for item in items for node in item.listchain()}:
            node.own_markers[:] = [mark for mark in node.own_markers if mark.name != "no_cover"]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if not report.passed:
            self.others.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        passed = {test: round(taken, 3) for test, taken in self.seconds.items() if test not in self.others}
        self.file.write_text(json.dumps(passed), encoding="utf-8")


class Watch:
    """Notes which test runs on a mutant, and stops a test that does not end by ending the process."""

    def __init__(self, file: Path, seconds: dict[str, float]) -> None:
        self.file = file
        self.seconds = seconds

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.file.write_text(nodeid, encoding="utf-8")
        signal.setitimer(signal.ITIMER_REAL, self.seconds[nodeid] * TIMES_AS_LONG + SECONDS_MORE)

    def pytest_sessionfinish(self) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)


def choose(session: pytest.Session, tests: dict[str, float]) -> None:
    """Run only these tests, in their order, up to the first failure."""
    items = {item.nodeid: item for item in session.items}
    session.items = [items[test] for test in tests if test in items]
    session.config.option.maxfail = 1
    session.testscollected = len(session.items)


class Fresh:
    """Runs the tests on one mutant in its own process."""

    def __init__(self, order: str) -> None:
        asked = json.loads(order)
        self.tests = json.loads(Path(asked["tests"]).read_text(encoding="utf-8"))
        self.watch = Watch(Path(asked["running"]), self.tests)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        session.config.pluginmanager.register(self.watch)
        choose(session, self.tests)


class Worker:
    """Tries a list of mutants, in its own clone."""

    def __init__(self, file: str) -> None:
        order = json.loads(Path(file).read_text(encoding="utf-8"))
        self.root = Path(order["root"])
        self.results = Path(order["results"])
        self.running = Path(f"{file}.running")
        self.tests = Path(f"{file}.tests")
        self.digests: dict[str, str] = order["digests"]
        self.jobs: list[dict[str, Any]] = order["jobs"]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        for job in self.jobs:
            begun = time.monotonic()
            outcome, by = self.tried(session, job) if job["tests"] else (LIVED, "")
            taken = round(time.monotonic() - begun, 2)
            tests = self.digests[by.split("::")[0]]
            result = {"id": job["id"], "outcome": outcome, "by": by, "tests": tests, "seconds": taken}
            with self.results.open("a", encoding="utf-8") as out:
                out.write(json.dumps(result) + "\n")
        return True

    def tried(self, session: pytest.Session, job: dict[str, Any]) -> tuple[str, str]:
        """The result of a mutant, and the test that noticed it."""
        path = self.root / job["file"]
        source = path.read_text(encoding="utf-8")
        # No process may use the compiled file of the old source for the new one.
        for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            compiled.unlink()
        path.write_text(job["source"], encoding="utf-8")
        self.running.write_text("", encoding="utf-8")
        try:
            limit = sum(job["tests"].values()) * TIMES_AS_LONG + SECONDS_MORE + COLLECTING
            outcome = UNCHANGED
            if not job["is_fresh"]:
                if (process := os.fork()) == 0:
                    self.forked(session, path, source, job)
                outcome, by = self.awaited(process, limit)
            if outcome == UNCHANGED:
                outcome, by = self.awaited(self.fresh(job["tests"]), limit)
            return outcome, by
        finally:
            path.write_text(source, encoding="utf-8")

    def fresh(self, tests: dict[str, float]) -> int:
        self.tests.write_text(json.dumps(tests), encoding="utf-8")
        order = json.dumps({"tests": str(self.tests), "running": str(self.running)})
        env = {name: value for name, value in os.environ.items() if name != JOBS} | {TESTS: order}
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        command = [sys.executable, "-m", "pytest", "-p", "noticing", "-p", "no:cacheprovider", "-q", *files]
        quiet = subprocess.DEVNULL
        return subprocess.Popen(command, env=env, stdout=quiet, stderr=quiet, start_new_session=True).pid

    def forked(self, session: pytest.Session, path: Path, source: str, job: dict[str, Any]) -> NoReturn:
        """In the fork: change the functions and run the tests."""
        status = 1
        try:
            os.setsid()
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            _, hard = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))
            if not swap(path, source, job["source"]):
                os._exit(NOTHING_SWAPPED)
            session.config.pluginmanager.register(Watch(self.running, job["tests"]))
            choose(session, job["tests"])
            run_all(session)
            status = min(1, session.testsfailed)
        except BaseException:
            # pytest ends the session with an error at the first failed test.
            pass
        finally:
            os._exit(status)

    def awaited(self, process: int, limit: float) -> tuple[str, str]:
        """Wait for a process with tests and return its result. Processes it started are ended too."""
        until = time.monotonic() + limit
        ended = (0, 0)
        try:
            while ended[0] == 0 and time.monotonic() < until:
                time.sleep(0.02)
                ended = os.waitpid(process, os.WNOHANG)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process, signal.SIGKILL)
        by = self.running.read_text(encoding="utf-8")
        if ended[0] == 0:
            os.waitpid(process, 0)
            return ENDLESS, by
        code = os.waitstatus_to_exitcode(ended[1])
        if code == NOTHING_SWAPPED:
            return UNCHANGED, ""
        if code == -signal.SIGALRM:
            return ENDLESS, by
        return (LIVED, "") if code == 0 else (KILLED, by)


def swap(path: Path, source: str, mutated: str) -> bool:
    """Give all functions of a file the code from another version of its source; returns whether any code changed."""
    old, new = (dict(codes(compile(text, str(path), "exec"))) for text in (source, mutated))
    places = {(code.co_qualname, code.co_firstlineno): key for key, code in old.items()}
    is_changed = False
    for function in [one for one in gc.get_objects() if isinstance(one, FunctionType)]:
        code = function.__code__
        if code.co_filename == str(path):
            key = places[code.co_qualname, code.co_firstlineno]
            if new[key].co_freevars == code.co_freevars:
                function.__code__ = new[key]
                is_changed |= new[key] != old[key]
    return is_changed


def codes(code: CodeType, counts: dict[str, int] | None = None) -> Iterator[tuple[tuple[str, int], CodeType]]:
    """The code of all functions of a module, by name and by number among those of the same name."""
    counts = {} if counts is None else counts
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            number = counts[inner.co_qualname] = counts.get(inner.co_qualname, 0) + 1
            yield (inner.co_qualname, number), inner
            yield from codes(inner, counts)
