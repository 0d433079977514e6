"""The whole server is killed at random during play. When it comes back it knows everything it has told anybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from killing import Killer, Played, check_kept, game


@pytest.mark.no_cover
def test_killed_at_random_it_stands_where_it_was(tmp_path: Path) -> None:
    """`python bench/killing.py --kills 200` does more of the same."""
    tally = Killer(tmp_path / "tables.sqlite", tables=6, seed="at random", most_frames=40).run(8)
    assert (tally.kills, tally.stillborn) == (8, 2)
    assert tally.entries > 30
    assert tally.acknowledged > 30


# The test itself notices a loss.


def played(*said: tuple[int, str], acknowledged: int = 0) -> Played:
    table = Played("A" * 22, 1, game(4, "killed"), [], acknowledged)
    for at, text in said:
        table.said.setdefault(at, set()).add(text)
    return table


def test_what_was_said_and_kept_is_right() -> None:
    check_kept(played((0, "end"), acknowledged=1), ["end"])
    check_kept(played((0, "end"), acknowledged=0), ["end"])
    check_kept(played((0, "end"), acknowledged=0), [])


def test_what_was_lost_is_noticed() -> None:
    with pytest.raises(AssertionError, match="lost 1 acknowledged"):
        check_kept(played((0, "end"), acknowledged=1), [])


def test_what_nobody_said_is_noticed() -> None:
    with pytest.raises(AssertionError, match="nobody said 'end'"):
        check_kept(played((1, "end")), ["end"])
