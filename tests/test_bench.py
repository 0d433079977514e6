"""The measurements: what is counted, and the tables that are kept of it."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from regni.lab.bench import search as bench_search
from regni.lab.bench.search import OURS, our_search

KEEP = Path(__file__).parents[1] / "bench" / "keep.py"


def test_a_search_counts_the_simulations_it_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_search, "SIMULATIONS", 32)
    think = our_search("x")
    assert all(0 < think() <= 32 for _ in range(3))


def test_simulations_a_second_are_those_really_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that stops early has not made all that it was given."""
    clock = count()
    made = iter([5, 100, 7, 300])
    monkeypatch.setattr(bench_search, "perf_counter", lambda: float(next(clock)))
    monkeypatch.setattr(bench_search, "our_search", lambda seed: lambda: next(made))
    speeds = bench_search.bench_search(seconds=3, rounds=1, with_peers=False)
    # The first is to warm up; the clock is read four times more.
    assert speeds.figures == {OURS: (100 + 7) / 4}


@pytest.fixture
def keep() -> Any:
    spec = spec_from_file_location("keep", KEEP)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_search_is_kept_beside_its_peers(keep: Any) -> None:
    figures = {OURS: 12345.6, "OpenSpiel hearts (C++)": 1000.0}
    report = {"compiled": True, "simulations_per_second": figures, "ratios": {"OpenSpiel hearts (C++)": 12.35}}
    lines = keep.search(report).splitlines()
    assert lines[0] == "## Search, compiled"
    assert lines[-2:] == [f"| {OURS} | 12,346 |  |", "| OpenSpiel hearts (C++) | 1,000 | 12.35 |"]


def test_how_long_stewards_take_is_kept(keep: Any) -> None:
    runs = [{"games": 1000, "seconds": seconds, "decisions_per_second": 50_000} for seconds in (9.0, 8.0, 40.0)]
    lines = keep.stewards({"compiled": runs}).splitlines()
    assert lines[0] == "## 1,000 games of 4 stewards"
    assert lines[-1] == "| compiled | 9.0 | 111 | 50,000 |"


def test_what_the_tests_notice_is_kept_room_by_room(keep: Any) -> None:
    figures = {"drawn": 200, "seed": "7", "equivalent": 3, "endless": 2, "goal": 95, "commit": "abc"}
    page = "# How fast the engine is\n\n| regni | 1 |\n"
    for room, killed in (("play", 150), ("engine", 180), ("play", 160)):
        one = figures | {"room": room, "killed": killed, "lived": 197 - killed, "share": 100 * killed / 197}
        page = keep.with_mutants(page, one, "\nHow.\n")
    before, _, section = page.partition("# What the tests notice\n\nHow.\n\n")
    assert before == "# How fast the engine is\n\n| regni | 1 |\n\n"
    assert section.splitlines()[2:] == [
        "| engine | 200 | 7 | 3 | 180 | 2 | 17 | 91.4 | 95 | abc |",
        "| play | 200 | 7 | 3 | 160 | 2 | 37 | 81.2 | 95 | abc |",
    ]
