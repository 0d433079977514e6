"""Many games are what they were, for the plain source and the compiled wheel: `tests/trace.toml`.

If a rule, the deal, an event or the order of moves changes on purpose, `python -m regni.testing.trace tests/trace.toml`
writes the new hashes.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from regni.engine.rng import stream
from regni.testing import trace

KEPT = tomllib.loads(Path(__file__).with_name("trace.toml").read_text(encoding="utf-8"))


@pytest.mark.no_cover
def test_two_thousand_games_are_what_they_always_were() -> None:
    assert trace.hash_games() == KEPT["games"]


def test_playouts_lead_to_the_same_ends() -> None:
    assert trace.hash_playouts() == KEPT["playouts"]


def test_every_game_of_changed_rules_is_kept() -> None:
    assert [name.split()[0] for name in KEPT["varied"]] == [str(number) for number in range(trace.VARIED)]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", KEPT["varied"])
def test_a_game_of_changed_rules_is_what_it_was_with_all_that_can_be_asked_of_it(name: str) -> None:
    number, *kind = name.split()
    table = trace.varied_table(int(number))
    assert kind == [part for part in (table.rules.variant, table.rules.mode) if part]
    assert trace.hash_all(table, stream(f"varied-{number}", "moves")) == KEPT["varied"][name]


def test_new_hashes_are_written_as_the_old_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "GAMES", 10)
    monkeypatch.setattr(trace, "VARIED", 8)
    trace.main(str(tmp_path / "trace.toml"))
    written = tomllib.loads((tmp_path / "trace.toml").read_text(encoding="utf-8"))
    assert written == {
        "games": trace.hash_games(),
        "playouts": trace.hash_playouts(),
        "varied": dict(trace.hash_varied()),
    }
    assert written.keys() == KEPT.keys()
