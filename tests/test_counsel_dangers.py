"""Dangers against the engine: in every golden game the end was told before it came, and what was told came true."""

from __future__ import annotations

from pathlib import Path

import pytest

from recorded import GOLDEN, moves_of
from regni import Game
from regni.counsel.dangers import BAD, DIRE, HOPE, PLAIN, Danger, dangers_of, ends_in_viking_turn
from regni.counsel.fate import fates_of
from regni.counsel.standing import standings
from regni.engine.decisions import VIKINGS as VIKING_TURN
from regni.engine.leaving import (
    AT_MAX_ROUNDS,
    DUAL,
    GREATER_SOLO,
    KING_AND_CATHEDRAL,
    LESSER_SOLO,
    OF_OLD_AGE,
    ONLY_FIEF,
    VIKING_VICTORY,
)
from regni.engine.play import legal_moves
from regni.engine.sight import veil
from regni.engine.table import VIKINGS, Table
from regni.records.record import load_record
from regni.testing import at, earl, fief, heathen, in_variant, wessex

#: Endings by open rules, and the kind of danger that tells each of them.
TOLD = {
    KING_AND_CATHEDRAL: "victory",
    GREATER_SOLO: "countdown",
    DUAL: "countdown",
    LESSER_SOLO: "countdown",
    VIKING_VICTORY: "countdown",
    AT_MAX_ROUNDS: "drawn",
}


def told(game: Game, seat: int = 0) -> dict[str, Danger]:
    return {one.kind: one for one in dangers_of(veil(game.table, seat), seat)}


def replayed(path: Path) -> tuple[Table, Game]:
    """The table before the last move of a record, and the game after it."""
    record = load_record(path)
    moves = moves_of(record)
    game = Game(record)
    for move in moves[:-1]:
        game.play(move)
    before = game.table.clone()
    game.play(moves[-1])
    return before, game


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_end_of_every_golden_game_was_told_before(path: Path) -> None:
    before, game = replayed(path)
    after = game.table
    assert after.over
    for seat in range(before.players):
        if before.earls[seat].out:
            continue
        found = [one for one in dangers_of(veil(before, seat), seat) if one.kind == TOLD.get(int(after.ending))]
        if after.ending not in TOLD:
            continue
        assert found, f"seat {seat} was not told of the end"
        if after.ending != AT_MAX_ROUNDS:
            said = [(one.ending, one.winners) for one in found]
            assert (after.ending, after.winners) in said
            mine = bool(after.winners >> seat & 1)
            assert (HOPE if mine else DIRE) in [one.weight for one in found]
            assert min(one.number for one in found) <= 1


@pytest.mark.parametrize("path", [path for path in GOLDEN if "old_age" in path.stem], ids=lambda path: path.stem)
def test_who_died_of_old_age_was_warned_and_his_button_said_so(path: Path) -> None:
    record = load_record(path)
    game = Game(record)
    for move in moves_of(record):
        seat = game.deciding
        assert seat is not None
        seen = veil(game.table, seat)
        warned, fates = dangers_of(seen, seat), fates_of(seen, seat, legal_moves(game.table))
        before = game.table.earls[seat].out
        game.play(move)
        if game.table.earls[seat].out == OF_OLD_AGE and not before:
            assert any(one.kind == "old_age" and one.weight == DIRE for one in warned)
            assert fates


def test_a_rival_who_is_about_to_win_is_told_and_so_are_you() -> None:
    crowned = earl(fiefs=[fief("palace", "prince", "cathedral")])
    game = heathen(earl(), crowned, earl(), king="red")
    rival = told(game)["victory"]
    assert (rival.weight, rival.seat, rival.ending, rival.winners) == (DIRE, 1, KING_AND_CATHEDRAL, 0b10)
    assert told(game, 1)["victory"].weight == HOPE
    # In the base game it wins only by an option.
    assert "victory" not in told(at(earl(), crowned, king="red"))
    assert "victory" in told(at(earl(), crowned, king="red", ruleset={"state_and_church": True}))


def test_in_wessex_the_only_fief_is_told() -> None:
    found = told(wessex(earl(fiefs=[]), earl()))["victory"]
    assert (found.seat, found.ending, found.weight) == (1, ONLY_FIEF, DIRE)


def test_the_countdown_tells_who_would_win_now() -> None:
    ashore = {"arrived": True, "viking": 2}
    game = heathen(earl(), earl(), earl(), king="green", vikings=ashore | {"markers_out": 5})
    found = told(game)["countdown"]
    assert (found.number, found.ending, found.winners, found.weight) == (3, GREATER_SOLO, 0b100, BAD)
    assert told(game, 2)["countdown"].weight == HOPE
    last = told(heathen(earl(), earl(), earl(), vikings=ashore | {"markers_out": 7}))["countdown"]
    assert (last.number, last.ending, last.weight) == (1, VIKING_VICTORY, DIRE)
    far = told(heathen(earl(), earl(), earl(), vikings=ashore))["countdown"]
    assert (far.number, far.weight) == (8, PLAIN)
    assert "countdown" not in told(heathen(earl(), earl(), earl()))


def test_fiefs_that_fall_to_what_lies_open_are_told() -> None:
    strong = earl(fiefs=[fief("palace", "champion", "land", "land", "land")], pool={"knight": 3})
    weak = earl(fiefs=[fief("castle"), fief("palace", "prince")], pool={})
    game = at(weak, strong)
    found = told(game)["siege"]
    # Castle 2, Palace 3, the Prince defends with 1; Red has 2 + 6.
    assert (found.seat, found.number, found.fiefs, found.weight) == (1, 8, (0, 1), BAD)
    game = at(earl(fiefs=[fief("castle")]), strong)
    assert told(game)["siege"].weight == DIRE
    # Towers and defenders can hold him off, and who may not attack is no danger.
    assert "siege" not in told(at(earl(towers={"land": 6}), strong))
    assert "siege" not in told(at(weak, strong, ruleset={"quiet_turns": 9}))


def test_the_vikings_are_a_danger_if_somebody_else_may_lead_them() -> None:
    vikings = {"arrived": True, "viking": 9}
    assert told(at(earl(), earl(), vikings=vikings))["siege"].seat == VIKINGS
    assert "siege" not in told(at(earl(), earl(cubes=0), vikings=vikings))


def test_the_last_two_earls_with_fiefs_are_told_where_one_more_loss_decides() -> None:
    game = heathen(earl(), earl(), earl(fiefs=[]))
    found = [one for one in dangers_of(veil(game.table, 2), 2) if one.kind == "last_two"]
    assert {(one.seat, one.winners) for one in found} == {(0, 0b10), (1, 0b01)}
    assert "last_two" not in told(heathen(earl(), earl(), earl()))


@pytest.mark.parametrize(("variant", "kind"), [("base", "vikings"), ("heathen", "vikings"), ("wessex", "vote")])
def test_only_in_a_campaign_is_there_a_vote_before_the_landing(variant: str, kind: str) -> None:
    earls = [earl(deck={"banquet": 6}) for _ in range(3)]
    near = told(in_variant(variant, *earls, vikings={"markers_out": 7}))
    assert near["vikings"].number == 1
    last = told(in_variant(variant, *earls, vikings={"markers_out": 8}))
    assert {"vikings", "vote"} & set(last) == {kind}
    assert last[kind].number == 0


def test_the_coming_viking_turn_is_played_on_a_copy() -> None:
    game = heathen(earl(), earl(), earl(), vikings={"arrived": True, "markers_out": 7})
    before = game.table.clone()
    told(game)
    assert game.table.markers_out == before.markers_out
    assert not game.table.over
    assert ends_in_viking_turn(before)
    assert VIKING_TURN not in [one.kind for one in game.table.stack]


def test_how_everyone_stands() -> None:
    rich = earl(fiefs=[fief("palace", "prince", "cathedral"), fief("castle")], legacy=2)
    game = wessex(rich, earl(), king="red")
    first, second = standings(veil(game.table, 1))
    assert (first.fiefs, first.draws, first.has_cathedral, first.is_king) == (2, 3, True, False)
    assert (first.votes, first.earns, first.legacy) == (3, 1, 2)
    assert (second.is_king, second.earns) == (True, 1)
    assert standings(veil(at(earl(), earl()).table, 0))[0].votes is None
