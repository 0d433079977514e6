"""The whole server is killed at random during play. When it comes back it knows everything it has told anybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from killing import Killer, Played, check_kept, game
from remembering import Memory, Talk


@pytest.mark.no_cover
def test_killed_at_random_it_stands_where_it_was(tmp_path: Path) -> None:
    """`python bench/killing.py --kills 200` does more of the same."""
    tally = Killer(tmp_path / "tables.sqlite", tables=6, seed="at random", most_frames=40).run(8)
    assert (tally.kills, tally.stillborn) == (8, 2)
    assert tally.entries > 30
    assert tally.acknowledged > 30
    assert tally.lines > 30
    assert tally.talk > 0


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


def remembered(*frames: tuple[int, dict[int, str]]) -> Memory:
    memory = Memory()
    for at, lines in frames:
        memory.see(at, lines)
    return memory


#: Three moves, of which the last is taken back and replaced by another one.
LENGTHS = [0, 1, 2, 3, 2, 3]
SHOWN = (3, {0: "Round 1 begins.", 1: "Red draws.", 2: "Red attacks."})


def test_a_chronicle_that_goes_on_is_right() -> None:
    memory = remembered(
        (2, {0: "Round 1 begins.", 1: "Red draws."}), SHOWN, (3, {1: "Red draws (×2).", 2: "Red attacks."})
    )
    assert memory.compare(LENGTHS) == 4


def test_what_was_taken_back_may_be_gone() -> None:
    memory = remembered((2, {0: "Round 1 begins.", 1: "Red draws."}), SHOWN, (5, {1: "Red draws.", 2: "Red ends."}))
    assert memory.compare(LENGTHS) == 3


@pytest.mark.parametrize(
    ("later", "noticed"),
    [
        ((3, {0: "Round 1 begins.", 1: "Red draws."}), "vanished"),
        ((3, {0: "Round 1 begins.", 2: "Red attacks."}), "missing"),
        ((3, {1: "Blue draws.", 2: "Red attacks."}), "become"),
        ((2, {1: "Red draws.", 2: "Red attacks."}), "was shown 2"),
        ((4, {0: "Round 2 begins."}), "become"),
    ],
)
def test_a_chronicle_that_was_rewritten_is_noticed(later: tuple[int, dict[int, str]], noticed: str) -> None:
    memory = remembered((2, {0: "Round 1 begins.", 1: "Red draws."}), SHOWN, later)
    with pytest.raises(AssertionError, match=noticed):
        memory.compare(LENGTHS)


def test_talk_that_was_lost_or_changed_is_noticed() -> None:
    talk, part = Talk(), '<div data-part="chat">{}</div>'
    talk.hear([part.format("words-1 words-2")])
    talk.hear([part.format("words-1")])
    assert talk.compare(["words-1", "words-2", "words-3"]) == 2
    with pytest.raises(AssertionError, match="was kept"):
        talk.compare(["words-1"])
    with pytest.raises(AssertionError, match="the talk was"):
        talk.hear([part.format("words-1 words-3 words-4")])
