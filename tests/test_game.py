"""The interface of a game: playing, asking why not, undoing, records and their checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from regni import Game, RegniError, ruleset_from
from regni.engine.digest import digest
from regni.records.record import commitment
from regni.testing import at, earl, fief, play
from regni.words.notation import read_move


def some_game(moves: int = 60, seats: int = 3) -> Game:
    """A game of first legal moves that build something, then ends of turn."""
    game = Game.new(seats=seats, seed="test game")
    for number in range(moves):
        legal = [move for move in game.legal_moves() if move != "concede"]
        game.play(legal[number * 7 % len(legal)])
    return game


def test_a_move_can_be_given_as_text_or_as_number() -> None:
    one, other = Game.new(seed="a"), Game.new(seed="a")
    one.play("end")
    other.play(0)
    assert digest(one.table) == digest(other.table)


@pytest.mark.parametrize(
    "move", [127, -1, 2**70, "", "  ", "dance", "siege", "siege red 0", "siege red 999", "\x00", "end end"]
)
def test_what_is_no_move_changes_nothing(move: str | int) -> None:
    game = some_game(10)
    before, moves = digest(game.table), len(game.moves)
    with pytest.raises(RegniError):
        game.play(move)
    assert (digest(game.table), len(game.moves)) == (before, moves)


def test_an_illegal_move_names_the_rule() -> None:
    game = at(earl(turns=1, hand={"champion": 1}), earl())
    with pytest.raises(RegniError, match=r"B3\.7"):
        game.play("siege red 1")


def test_undo_goes_back_to_the_last_reveal() -> None:
    game = at(earl(hand={"castle": 1, "monk": 1, "land": 1}, fiefs=[fief("palace")]), earl())
    before = digest(game.table)
    play(game, "found castle", "tower monk")
    assert [game.undo(), game.undo()] == ["tower monk", "found castle"]
    assert digest(game.table) == before
    game.play("attach land 1")  # draws an Army card
    with pytest.raises(RegniError):
        game.undo()


def test_undo_plays_again_only_the_moves_that_could_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at(earl(hand={"monk": 2, "land": 1}, fiefs=[fief("palace")]), earl())
    play(game, "attach land 1", "tower monk", "tower monk")  # the first draws an Army card
    staying, made, carry_out = game.at(1), [], Game.carry_out

    def counted(self: Game, number: int) -> None:
        made.append(number)
        carry_out(self, number)

    monkeypatch.setattr(Game, "carry_out", counted)
    assert game.staying == 1
    game.undo()
    assert made == game.moves[1:]
    game.undo()
    assert (len(made), game.staying) == (1, 1)
    for seat in range(2):
        one, other = game.sight(seat).memory, staying.sight(seat).memory
        assert (one.hands, one.seen, one.open, len(one.deeds)) == (
            other.hands,
            other.seen,
            other.open,
            len(other.deeds),
        )
    assert (digest(game.table), game.record.data()) == (digest(staying.table), staying.record.data())


def test_only_the_mover_undoes_his_move() -> None:
    game = at(earl(hand={"treachery": 1}), earl(hand={"monk": 1}))
    game.play("betray red hand")
    assert (game.can_undo(0), game.can_undo(1)) == (True, False)
    game.play("pass")  # the Hand is lost at random
    assert not game.can_undo()


def test_who_has_conceded_does_not_come_back() -> None:
    game = at(earl(hand={"monk": 1}), earl(), earl())
    play(game, "tower monk", "concede")
    assert game.outcome is None
    assert (game.can_undo(0), game.undoable) == (False, 0)
    with pytest.raises(RegniError):
        game.undo()


def test_an_undone_game_keeps_no_trace_in_its_record() -> None:
    game = at(earl(hand={"castle": 1}), earl())
    play(game, "found castle")
    game.undo()
    assert (game.record.moves, len(game.events(0))) == ([], len(game.at(0).events(0)))


def test_a_game_steps_through_its_moves() -> None:
    game = some_game()
    assert digest(game.at(len(game.moves)).table) == digest(game.table)
    assert digest(game.at(0).table) == digest(Game.new(seats=3, seed="test game").table)
    for wrong in (-1, len(game.moves) + 1):
        with pytest.raises(RegniError):
            game.at(wrong)


def test_a_record_comes_back(tmp_path: Path) -> None:
    game = some_game()
    game.save(tmp_path / "game.toml")
    again = Game.load(tmp_path / "game.toml")
    assert digest(again.table) == digest(game.table)
    assert again.record.data() == game.record.data()


def test_a_game_from_a_position_has_a_record_too(tmp_path: Path) -> None:
    game = play(at(earl(hand={"castle": 1}), earl()), "found castle", "end")
    game.save(tmp_path / "game.toml")
    assert digest(Game.load(tmp_path / "game.toml").table) == digest(game.table)


def test_the_seed_is_committed_to_and_checked(tmp_path: Path) -> None:
    game = some_game(3)
    assert game.commitment == commitment("test game")
    game.save(tmp_path / "game.toml")
    text = (tmp_path / "game.toml").read_text()
    (tmp_path / "game.toml").write_text(text.replace('seed = "test game"', 'seed = "another"'))
    with pytest.raises(RegniError, match="committed"):
        Game.load(tmp_path / "game.toml")


def test_players_get_the_seed_only_when_the_game_is_over() -> None:
    game = at(earl(hand={"castle": 1}), earl())
    shown = game.shareable()
    assert shown["commitment"] == commitment(game.record.seed)
    assert game.record.seed not in str(shown)
    assert not {"seed", "moves", "position"} & shown.keys()
    game.play("concede")
    assert game.shareable()["seed"] == game.record.seed


@pytest.mark.parametrize("number", [1, 7, 40, 60])
def test_an_edited_move_is_found_at_its_number(number: int, tmp_path: Path) -> None:
    game = some_game()
    lines = list(game.record.moves)
    legal = [move for move in game.at(number - 1).legal_moves() if f" {move} #" not in lines[number - 1]]
    mover, check = lines[number - 1].split()[0], lines[number - 1].split("#")[1]
    for edited in (f"{mover} {legal[0]} #{check}", f"{mover} siege orange 9 #{check}", "garbage", ""):
        record = game.at(len(lines)).record
        record.moves[number - 1] = edited
        record.save(tmp_path / "edited.toml")
        with pytest.raises(RegniError, match=rf"move {number}\b"):
            Game.load(tmp_path / "edited.toml")


def test_a_record_with_a_move_missing_is_refused(tmp_path: Path) -> None:
    game = some_game()
    record = game.record
    del record.moves[20]
    record.save(tmp_path / "short.toml")
    with pytest.raises(RegniError, match="move 21"):
        Game.load(tmp_path / "short.toml")


def test_a_line_that_left_no_trace_cannot_be_left_out(tmp_path: Path) -> None:
    """A Tower raised just before its Earl concedes changes nothing that remains."""
    game = play(at(earl(hand={"castle": 1}), earl()), "tower castle", "concede")
    del game.record.moves[0]
    game.record.save(tmp_path / "short.toml")
    with pytest.raises(RegniError, match="move 1"):
        Game.load(tmp_path / "short.toml")


@pytest.mark.parametrize(("old", "new"), [("max_rounds = 200", "max_rounds = 201"), ("Ada", "Bede")])
def test_rules_and_names_are_part_of_the_first_check(old: str, new: str, tmp_path: Path) -> None:
    Game.new(seed="x", names=["Ada"], ruleset=ruleset_from({"hand_size": 4})).save(tmp_path / "game.toml")
    text = (tmp_path / "game.toml").read_text()
    assert old in text
    (tmp_path / "game.toml").write_text(text.replace(old, new))
    with pytest.raises(RegniError, match="deal"):
        Game.load(tmp_path / "game.toml")


def test_other_decks_than_those_played_are_noticed_at_the_deal(tmp_path: Path) -> None:
    game = some_game(3)
    game.save(tmp_path / "game.toml")
    text = (tmp_path / "game.toml").read_text()
    (tmp_path / "game.toml").write_text(text.replace("castle = 3", "castle = 2").replace("land = 4", "land = 5"))
    with pytest.raises(RegniError, match="deal"):
        Game.load(tmp_path / "game.toml")


@pytest.mark.parametrize("seats", [0, 1, 7, -3])
def test_a_game_has_two_to_six_earls(seats: int) -> None:
    with pytest.raises(RegniError):
        Game.new(seats=seats)


@pytest.mark.parametrize("seed", ["", "x" * 201])
def test_a_seed_is_neither_empty_nor_endless(seed: str) -> None:
    with pytest.raises(RegniError):
        Game.new(seed=seed)


def test_a_view_is_for_a_seat_of_the_game() -> None:
    with pytest.raises(RegniError):
        Game.new(seats=2).view(2)


def test_in_rebellion_a_move_can_call_the_king_by_his_name() -> None:
    solo = Game.new(seats=1, ruleset=ruleset_from({"variant": "rebellion"}))
    assert solo.why_not("siege king 1") == solo.why_not("siege red 1") == "B3.7"
    assert read_move("siege king 1", solo.table) == read_move("siege red 1", solo.table)
    with pytest.raises(RegniError):
        read_move("siege king 1", Game.new().table)
