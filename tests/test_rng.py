"""The random generator: even, and the same compiled and in plain Python (./test runs this on both)."""

from __future__ import annotations

from collections import Counter

import pytest

from regni.engine.rng import MOST, stream


@pytest.mark.parametrize("n", [2, 6, 52, 1000, MOST])
def test_numbers_are_even_over_their_whole_range(n: int) -> None:
    rng = stream("even", str(n))
    drawn = [rng.below(n) for _ in range(20_000)]
    assert 0 <= min(drawn) <= max(drawn) < n
    halves = Counter(2 * number // n for number in drawn)
    assert set(halves) == {0, 1}
    assert abs(halves[0] - halves[1]) < 800  # over five standard deviations


def test_by_lot_goes_by_the_weights() -> None:
    rng = stream("lot", "")
    drawn = Counter(int(rng.by_lot([1.0, 0.0, 3.0])) for _ in range(8000))
    assert drawn[1] == 0
    assert abs(drawn[0] - 2000) < 200


def test_by_lot_of_one_or_of_nothing_is_the_last() -> None:
    assert stream("lot", "").by_lot([0.5]) == 0
    assert stream("lot", "").by_lot([0.0, 0.0]) == 1


def test_a_branch_is_a_stream_of_its_own() -> None:
    rng, same = stream("branch", ""), stream("branch", "")
    branch = rng.branch()
    assert branch.words() == same.branch().words()
    assert [branch.below(100) for _ in range(9)] != [rng.below(100) for _ in range(9)]


def test_the_numbers_are_these() -> None:
    """A change here changes every game that was ever recorded."""
    rng = stream("a seed", "play")
    assert [rng.below(100) for _ in range(6)] == [82, 40, 37, 90, 27, 79]
