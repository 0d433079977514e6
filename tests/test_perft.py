"""All move sequences to a depth from fixed positions: `tests/perft/*.toml`, each a position and its counts.

When a rule changes on purpose, `python -m regni.testing.perft tests/perft` counts them again.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from regni import Game, read_position
from regni.engine.digest import digest
from regni.records.positions import Data
from regni.testing.perft import COUNTS, divide, main, perft

FILES = sorted(Path(__file__).with_name("perft").glob("*.toml"))
NAMES = [path.stem for path in FILES]


def load(path: Path) -> tuple[Data, list[int]]:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return data["position"], data["counts"]


def by_hand(game: Game, depth: int) -> int:
    """The same count the slow way: every sequence is played as texts, in a game of its own, from its beginning."""
    total = 0
    for move in game.legal_moves():
        further = game.clone()
        further.play(move)
        total += by_hand(further, depth - 1) if depth > 1 else 1
    return total


@pytest.mark.no_cover
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_counts(path: Path) -> None:
    position, counts = load(path)
    table = read_position(position)
    before = digest(table)
    assert [perft(table, depth) for depth in range(1, len(counts) + 1)] == counts
    assert digest(table) == before


@pytest.mark.no_cover
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_counts_by_playing_every_sequence(path: Path) -> None:
    position, counts = load(path)
    game = Game.from_position(position)
    depth = max(depth for depth, count in enumerate(counts, 1) if count <= 250)
    assert by_hand(game, depth) == counts[depth - 1]


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_division_adds_up(path: Path) -> None:
    position, counts = load(path)
    parts = divide(read_position(position), 3)
    assert len(parts) == counts[0]
    assert sum(parts.values()) == counts[2]


def test_the_first_moves_of_a_game_by_the_book() -> None:
    """B3, B4: five cards can each become a Tower; Castle, Land, Champion and Banner have one Action each, Treachery has
    one target, the Hand. There is no Attack in a first turn (B3.7), no Property to joust for and no Lord to betray."""
    position, _ = load(Path(__file__).with_name("perft") / "opening-2.toml")
    towers = {"tower castle", "tower land", "tower champion", "tower treachery", "tower banner"}
    actions = {"found castle", "attach land 1", "install champion 1", "crown", "betray red hand"}
    assert set(Game.from_position(position).legal_moves()) == towers | actions | {"end", "concede"}


def test_there_are_positions_of_every_sort() -> None:
    wanted = {"opening-2", "opening-4", "battle", "losses", "struggle", "joust", "vikings", "king", "royal-army"}
    assert wanted <= set(NAMES)


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_counts_are_found_however_they_are_written(path: Path) -> None:
    assert len(COUNTS.findall(path.read_text(encoding="utf-8"))) == 1


def test_wrong_counts_are_counted_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = Path(__file__).with_name("perft") / "joust.toml"
    text = right.read_text(encoding="utf-8")
    position, counts = load(right)
    assert f"counts = {counts}" in text
    (tmp_path / "right.toml").write_text(text.replace(f"counts = {counts}", f"counts = {counts[:2]}"), encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(text.replace(f"counts = {counts}", "counts = [1, 1]"), encoding="utf-8")
    main(str(tmp_path))
    assert capsys.readouterr().out == "right.toml: as before\nwrong.toml: changed\n"
    assert load(tmp_path / "wrong.toml") == (position, counts[:2])
    assert (tmp_path / "wrong.toml").read_text(encoding="utf-8") == (tmp_path / "right.toml").read_text(
        encoding="utf-8"
    )
