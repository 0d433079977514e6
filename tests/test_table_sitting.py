"""A table from its entries: playing them again gives the same, what cannot be done changes nothing, series go on."""

from __future__ import annotations

import pytest

from regni.bots.bot import make_bot
from regni.decks import STEADY
from regni.engine.digest import digest
from regni.errors import RegniError
from regni.notation import move_text
from regni.options import with_options
from regni.table.sitting import MOST_AT_ONCE, NEXT, UNDO, Setup, Sitter, Sitting, read_setup, setup_json

LANDED = {"castle": 6, "land": 6, "prince": 6, "champion": 6}
BOTH = (0, 1)


def setup(best_of: int = 0, bots: tuple[int, ...] = (), **values: object) -> Setup:
    ruleset = with_options(values, []).changed()
    sitters = [Sitter(bot="knight") if seat in bots else Sitter(name=f"Earl {seat}") for seat in BOTH]
    return Setup(ruleset, sitters, [dict(STEADY), dict(LANDED)], "a seed", best_of)


def do(sitting: Sitting, moves: list[str]) -> list[str]:
    entries, _ = sitting.check_moves(BOTH, moves)
    for entry in entries:
        sitting.enter(entry)
    return entries


def concede(sitting: Sitting, loser: int) -> list[str]:
    """What ends the game under way against somebody."""
    entries = []
    while sitting.game.outcome is None:
        is_turn = sitting.game.about == "turn"
        concedes = is_turn and sitting.game.deciding == loser
        move = "concede" if concedes else "end" if is_turn else sitting.game.legal_moves()[0]
        entries += do(sitting, [move])
    return entries


def state(sitting: Sitting) -> tuple[object, ...]:
    return sitting.count, digest(sitting.game.table), list(sitting.game.moves), sitting.is_over


def test_a_setup_is_read_as_it_was_written() -> None:
    one = setup(3, (1,), variant="base", tactics=True)
    assert read_setup(setup_json(one)) == one


def test_entries_played_again_lead_to_the_same_table() -> None:
    sitting = Sitting(setup())
    bots = [make_bot("knight", seat, "bots", sitting.game.record.ruleset) for seat in BOTH]
    entries: list[str] = []
    while len(entries) < 120 and not sitting.is_over:
        seat = sitting.game.deciding
        assert seat is not None
        entries += do(sitting, [move_text(bots[seat].choose(sitting.game.sight(seat)))])
        again = sitting.game.can_undo() and len(entries) % 7 == 0
        if again:
            entries += sitting.check_undo(BOTH)
            sitting.enter(UNDO)
    assert UNDO in entries
    assert state(Sitting(setup(), entries)) == state(sitting)
    assert sitting.count == len(entries)


def test_several_moves_are_made_together_or_not_at_all() -> None:
    sitting = Sitting(setup())
    before = state(sitting)
    towers = [move for move in sitting.game.legal_moves() if move.startswith("tower ")]
    with pytest.raises(RegniError) as caught:
        sitting.check_moves(BOTH, [towers[0], "siege red 9"])
    assert caught.value.code == "move-illegal"
    assert state(sitting) == before
    entries, is_over = sitting.check_moves(BOTH, [towers[0], "end"])
    assert entries == [towers[0], "end"]
    assert not is_over
    assert state(sitting) == before


def test_no_move_is_tried_behind_one_that_shows_something() -> None:
    """Which of them are refused would tell what is drawn before it is."""
    sitting = Sitting(setup())
    before = state(sitting)
    for behind in ("end", "tower land", "tower castle", "zzz", ""):
        with pytest.raises(RegniError) as caught:
            sitting.check_moves(BOTH, ["end", behind])
        assert caught.value.code == "table-foreseen"
    assert state(sitting) == before


def test_a_move_that_made_itself_is_not_taken_back() -> None:
    """It would only make itself again."""
    sitting = Sitting(setup(bots=(1,)))
    forced = 0
    bots = [make_bot("random", seat, "forced", sitting.game.record.ruleset) for seat in BOTH]
    while not sitting.is_over and forced < 3:
        only, seat = sitting.only_move, sitting.game.deciding
        assert seat is not None
        do(sitting, [only or move_text(bots[seat].choose(sitting.game.sight(seat)))])
        if only is not None:
            forced += 1
            assert not sitting.may_undo(seat)
            with pytest.raises(RegniError):
                sitting.check_undo([seat])
    assert forced


def test_where_friends_share_a_screen_everybody_is_asked() -> None:
    """That somebody is passed over would tell what his Hand does not hold."""
    shared = Sitting(setup())
    passed = 0
    bots = [make_bot("steward", seat, "asked", shared.game.record.ruleset) for seat in BOTH]
    while not shared.is_over and shared.count < 600:
        seat = shared.game.deciding
        assert seat is not None
        moves = shared.game.legal_moves()
        if len(moves) == 1 and shared.game.about in ("allies", "struggle", "field"):
            passed += 1
            assert shared.only_move is None
        move = move_text(bots[seat].choose(shared.game.sight(seat)))
        do(shared, [move])
    assert passed


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([], "table-moves"),
        (["end"] * (MOST_AT_ONCE + 1), "table-moves"),
        (["dance"], "move-unknown-verb"),
        (["siege red"], "move-form"),
        ([""], "move-empty"),
        ([UNDO], "move-unknown-verb"),
        ([NEXT], "move-unknown-verb"),
        (["deck red castle 6"], "move-unknown-verb"),
    ],
)
def test_what_is_no_move_changes_nothing(moves: list[str], code: str) -> None:
    sitting = Sitting(setup())
    before = state(sitting)
    with pytest.raises(RegniError) as caught:
        sitting.check_moves(BOTH, moves)
    assert caught.value.code == code
    assert state(sitting) == before


def test_nobody_moves_for_another() -> None:
    sitting = Sitting(setup())
    seat = sitting.game.deciding
    assert seat is not None
    with pytest.raises(RegniError) as caught:
        sitting.check_moves([1 - seat], ["end"])
    assert caught.value.code == "not-yours"
    # Nor by a move of his own before it.
    with pytest.raises(RegniError) as caught:
        sitting.check_moves([seat], ["end", "end"])
    assert caught.value.code == "table-foreseen"


def test_after_the_end_there_is_no_move() -> None:
    sitting = Sitting(setup())
    seat = sitting.game.deciding
    entries, is_over = sitting.check_moves(BOTH, ["concede"])
    assert is_over
    sitting.enter(entries[0])
    assert sitting.is_over
    assert sitting.game.outcome is not None
    assert sitting.game.outcome.winner == 1 - (seat or 0)
    with pytest.raises(RegniError) as caught:
        sitting.check_moves(BOTH, ["end"])
    assert caught.value.code == "game-over"


def test_the_end_is_not_taken_back() -> None:
    """The record of a finished game tells everything: what was seen cannot be unseen."""
    sitting = Sitting(setup())
    concede(sitting, 0)
    assert sitting.game.can_undo()
    with pytest.raises(RegniError):
        sitting.check_undo(BOTH)


def undoable(sitting: Sitting) -> str:
    """A move that can be taken back."""
    for move in sitting.game.legal_moves():
        trial = Sitting(sitting.setup)
        trial.enter(move)
        if trial.game.can_undo():
            return move
    raise AssertionError("no move of the first turn can be taken back")


def test_a_move_that_showed_nothing_is_taken_back_by_whoever_made_it() -> None:
    sitting = Sitting(setup())
    seat = sitting.game.deciding
    assert seat is not None
    start = digest(sitting.game.table)
    do(sitting, [undoable(sitting)])
    with pytest.raises(RegniError, match="taken back"):
        sitting.check_undo([1 - seat])
    assert sitting.check_undo([seat]) == [UNDO]
    sitting.enter(UNDO)
    assert digest(sitting.game.table) == start
    assert sitting.count == 2
    with pytest.raises(RegniError, match="taken back"):
        sitting.check_undo([seat])


def test_what_was_seen_cannot_be_taken_back() -> None:
    sitting = Sitting(setup())
    do(sitting, ["end"])
    with pytest.raises(RegniError, match="taken back"):
        sitting.check_undo(BOTH)


def test_whose_decision_it_is() -> None:
    sitting = Sitting(setup(bots=BOTH))
    assert sitting.bot_to_move == sitting.game.deciding
    assert sitting.only_move is None
    assert Sitting(setup()).bot_to_move is None


def test_the_only_move_of_a_person_is_made_for_him() -> None:
    sitting = Sitting(setup(bots=(1,)))
    only: set[str | None] = set()
    bots = [make_bot("random", seat, "more bots", sitting.game.record.ruleset) for seat in BOTH]
    while not sitting.is_over and len(only) < 2:
        seat = sitting.game.deciding
        assert seat is not None
        move = sitting.only_move
        if move is not None:
            assert sitting.game.legal_moves() == [move]
            assert not sitting.may_undo(seat)
        only.add(None if move is None else "a move")
        do(sitting, [move or move_text(bots[seat].choose(sitting.game.sight(seat)))])
    assert only == {None, "a move"}


# Series.


def test_a_series_goes_on_with_other_decks_and_is_played_again() -> None:
    sitting = Sitting(setup(3))
    entries: list[str] = []
    with pytest.raises(RegniError, match="under way"):
        sitting.check_next()
    with pytest.raises(RegniError, match="stays as it is"):
        sitting.check_deck(1, LANDED)
    entries += concede(sitting, 1)
    assert sitting.is_between_games
    assert not sitting.is_over
    # The winner keeps his deck, the other may change his.
    with pytest.raises(RegniError, match="stays as it is"):
        sitting.check_deck(0, LANDED)
    with pytest.raises(RegniError, match="must have 24"):
        sitting.check_deck(1, {"castle": 6})
    changed = sitting.check_deck(1, STEADY)
    assert changed[0].startswith("deck red castle 3, ")
    entries += changed
    sitting.enter(changed[0])
    entries += sitting.check_next()
    sitting.enter(NEXT)
    assert not sitting.is_between_games
    assert sitting.game.record.players[1].deck == sitting.game.record.players[0].deck
    entries += concede(sitting, 0)
    sitting.enter(NEXT)
    entries.append(NEXT)
    last, is_over = sitting.check_moves(BOTH, ["concede"])
    assert is_over
    entries += last
    sitting.enter(last[0])
    assert sitting.is_over
    assert not sitting.is_between_games
    with pytest.raises(RegniError, match="is over"):
        sitting.check_next()
    again = Sitting(setup(3), entries)
    assert state(again) == state(sitting)
    assert again.series is not None
    assert sitting.series is not None
    assert again.series.wins == sitting.series.wins
    assert sorted(again.series.wins) == [1, 2]


def test_the_end_of_a_game_that_does_not_decide_the_series_is_not_the_end() -> None:
    sitting = Sitting(setup(3))
    _, is_over = sitting.check_moves(BOTH, ["concede"])
    assert not is_over


def test_a_single_game_has_no_next() -> None:
    sitting = Sitting(setup())
    for refused in (sitting.check_next, lambda: sitting.check_deck(0, STEADY)):
        with pytest.raises(RegniError):
            refused()


def test_a_setup_that_makes_no_sense_is_refused() -> None:
    wrong = [
        Setup({"palace_strenght": 4}, [Sitter(), Sitter()], [dict(STEADY)] * 2, "a seed"),
        Setup({}, [Sitter()], [dict(STEADY)], "a seed"),
        Setup({}, [Sitter(), Sitter()], [dict(STEADY), {"castle": 99}], "a seed"),
        Setup({}, [Sitter(), Sitter()], [dict(STEADY)] * 2, ""),
        Setup({}, [Sitter(), Sitter()], [dict(STEADY)] * 2, "a seed", 4),
        Setup({"variant": "wessex"}, [Sitter(), Sitter()], [dict(STEADY)] * 2, "a seed", 3),
    ]
    for one in wrong:
        with pytest.raises(RegniError):
            Sitting(one)
