"""A session from its entries: playing them again gives the same, refused moves change nothing, series go on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from regni.bots.levels import make_bot
from regni.decks.deck import STEADY
from regni.engine.digest import digest
from regni.errors import RegniError
from regni.rules.options import with_options
from regni.web.play import session as sessions
from regni.web.play.session import MOST_AT_ONCE, NEXT, UNDO, Session, played, undone
from regni.web.terms import Player, Terms, read_terms, rules_of, terms_json
from regni.words.notation import move_text

LANDED = {"castle": 6, "land": 6, "prince": 6, "champion": 6}
BOTH = (0, 1)


def terms(best_of: int = 0, bots: tuple[int, ...] = (), **values: object) -> Terms:
    ruleset = with_options(values, []).changed()
    players = [Player(bot="knight") if seat in bots else Player(name=f"Earl {seat}") for seat in BOTH]
    return Terms(ruleset, players, [dict(STEADY), dict(LANDED)], "a seed", best_of)


def checked(session: Session, seats: tuple[int, ...], moves: Sequence[str | int]) -> tuple[list[str], bool]:
    """The moves as entries, and whether they end the session."""
    tried = session.try_moves(seats, moves)
    return tried.entries, session.ends_with(tried)


def do(session: Session, moves: Sequence[str | int]) -> list[str]:
    entries, _ = checked(session, BOTH, moves)
    for entry in entries:
        session.enter(entry)
    return entries


def concede(session: Session, loser: int) -> list[str]:
    """Ends the game under way by letting an Earl concede."""
    entries = []
    while session.game.outcome is None:
        is_turn = session.game.about == "turn"
        concedes = is_turn and session.game.deciding == loser
        move = "concede" if concedes else "end" if is_turn else session.game.legal_moves()[0]
        entries += do(session, [move])
    return entries


def state(session: Session) -> tuple[object, ...]:
    return session.count, digest(session.game.table), list(session.game.moves), session.is_over


def test_a_setup_is_read_as_it_was_written() -> None:
    one = terms(3, (1,), variant="base", tactics=True)
    again = read_terms(terms_json(one))
    assert msgspec.structs.replace(again, ruleset=one.ruleset) == one
    assert rules_of(again).changed() == one.ruleset == {"tactics": True}


def test_who_plays_is_named_in_the_record() -> None:
    session = Session(terms(bots=(1,)))
    assert [player.name for player in session.game.record.players] == ["Earl 0", "knight"]


def test_entries_played_again_lead_to_the_same_table() -> None:
    session = Session(terms())
    bots = [make_bot("knight", seat, "bots", session.game.record.ruleset) for seat in BOTH]
    entries: list[str] = []
    while len(entries) < 120 and not session.is_over:
        seat = session.game.deciding
        assert seat is not None
        entries += do(session, [move_text(bots[seat].choose(session.game.sight(seat)))])
        again = session.game.can_undo() and len(entries) % 7 == 0
        if again:
            entries += session.check_undo(BOTH)
            session.enter(UNDO)
    assert UNDO in entries
    assert state(Session(terms(), entries)) == state(session)
    assert session.count == len(entries)


def test_several_moves_are_made_together_or_not_at_all() -> None:
    session = Session(terms())
    before = state(session)
    towers = [move for move in session.game.legal_moves() if move.startswith("tower ")]
    with pytest.raises(RegniError) as caught:
        session.try_moves(BOTH, [towers[0], "siege red 9"])
    assert caught.value.code == "move-illegal"
    assert state(session) == before
    entries, is_over = checked(session, BOTH, [towers[0], "end"])
    assert entries == [towers[0], "end"]
    assert not is_over
    assert state(session) == before


def test_no_move_is_tried_behind_one_that_shows_something() -> None:
    """Refusing some of them would tell what is drawn before it is drawn."""
    session = Session(terms())
    before = state(session)
    for behind in ("end", "tower land", "tower castle", "zzz", ""):
        with pytest.raises(RegniError) as caught:
            session.try_moves(BOTH, ["end", behind])
        assert caught.value.code == "table-foreseen"
    assert state(session) == before


def test_a_move_that_made_itself_is_not_taken_back() -> None:
    """It would be made again at once."""
    session = Session(terms(bots=(1,)))
    forced = 0
    bots = [make_bot("random", seat, "forced", session.game.record.ruleset) for seat in BOTH]
    while not session.is_over and forced < 3:
        only, seat = session.only_move, session.game.deciding
        assert seat is not None
        do(session, [bots[seat].choose(session.game.sight(seat)) if only is None else only])
        if only is not None:
            forced += 1
            assert not session.may_undo(seat)
            with pytest.raises(RegniError):
                session.check_undo([seat])
    assert forced


def test_where_friends_share_a_screen_everybody_is_asked() -> None:
    """Skipping a player would tell what his Hand lacks."""
    shared = Session(terms())
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
    session = Session(terms())
    before = state(session)
    with pytest.raises(RegniError) as caught:
        session.try_moves(BOTH, moves)
    assert caught.value.code == code
    assert state(session) == before


def test_nobody_moves_for_another() -> None:
    session = Session(terms())
    seat = session.game.deciding
    assert seat is not None
    with pytest.raises(RegniError) as caught:
        session.try_moves([1 - seat], ["end"])
    assert caught.value.code == "not-yours"
    # Nor by his own move before it.
    with pytest.raises(RegniError) as caught:
        session.try_moves([seat], ["end", "end"])
    assert caught.value.code == "table-foreseen"


def test_after_the_end_there_is_no_move() -> None:
    session = Session(terms())
    seat = session.game.deciding
    entries, is_over = checked(session, BOTH, ["concede"])
    assert is_over
    session.enter(entries[0])
    assert session.is_over
    assert session.game.outcome is not None
    assert session.game.outcome.winner == 1 - (seat or 0)
    with pytest.raises(RegniError) as caught:
        session.try_moves(BOTH, ["end"])
    assert caught.value.code == "game-over"


def test_the_end_is_not_taken_back() -> None:
    """The record of a finished game has shown everything."""
    session = Session(terms())
    concede(session, 0)
    # Even if it ended with a move that could be taken back.
    session.game._final[-1] = False
    assert session.game.can_undo()
    with pytest.raises(RegniError):
        session.check_undo(BOTH)


def undoable(session: Session) -> str:
    """A move that can be taken back."""
    for move in session.game.legal_moves():
        trial = Session(session.terms)
        trial.enter(move)
        if trial.game.can_undo():
            return move
    raise AssertionError("no move of the first turn can be taken back")


def test_a_move_that_showed_nothing_is_taken_back_by_the_seat_that_made_it() -> None:
    session = Session(terms())
    seat = session.game.deciding
    assert seat is not None
    start = digest(session.game.table)
    do(session, [undoable(session)])
    with pytest.raises(RegniError, match="undone"):
        session.check_undo([1 - seat])
    assert session.check_undo([seat]) == [UNDO]
    session.enter(UNDO)
    assert digest(session.game.table) == start
    assert session.count == 2
    with pytest.raises(RegniError, match="undone"):
        session.check_undo([seat])


def test_what_was_seen_cannot_be_taken_back() -> None:
    session = Session(terms())
    do(session, ["end"])
    with pytest.raises(RegniError, match="undone"):
        session.check_undo(BOTH)


def test_whose_decision_it_is() -> None:
    session = Session(terms(bots=BOTH))
    assert session.bot_to_move == session.game.deciding
    assert session.only_move is None
    assert Session(terms()).bot_to_move is None


def test_the_only_move_of_a_person_is_made_for_him() -> None:
    session = Session(terms(bots=(1,)))
    only: set[str | None] = set()
    bots = [make_bot("random", seat, "more bots", session.game.record.ruleset) for seat in BOTH]
    while not session.is_over and len(only) < 2:
        seat = session.game.deciding
        assert seat is not None
        move = session.only_move
        if move is not None:
            assert session.game.legal_moves() == [move_text(move)]
            assert not session.may_undo(seat)
        only.add(None if move is None else "a move")
        do(session, [bots[seat].choose(session.game.sight(seat)) if move is None else move])
    assert only == {None, "a move"}


# Series.


def test_a_series_goes_on_with_other_decks_and_is_played_again() -> None:
    session = Session(terms(3))
    entries: list[str] = []
    with pytest.raises(RegniError, match="under way"):
        session.check_next()
    with pytest.raises(RegniError, match="stays as it is"):
        session.check_deck(1, LANDED)
    entries += concede(session, 1)
    assert session.is_between_games
    assert not session.is_over
    # The winner keeps his deck. The loser may change his.
    with pytest.raises(RegniError, match="stays as it is"):
        session.check_deck(0, LANDED)
    with pytest.raises(RegniError, match="must have 24"):
        session.check_deck(1, {"castle": 6})
    changed = session.check_deck(1, STEADY)
    assert changed[0].startswith("deck red castle 3, ")
    entries += changed
    session.enter(changed[0])
    entries += session.check_next()
    session.enter(NEXT)
    assert not session.is_between_games
    assert session.game.record.players[1].deck == session.game.record.players[0].deck
    entries += concede(session, 0)
    session.enter(NEXT)
    entries.append(NEXT)
    last, is_over = checked(session, BOTH, ["concede"])
    assert is_over
    entries += last
    session.enter(last[0])
    assert session.is_over
    assert not session.is_between_games
    with pytest.raises(RegniError, match="is over"):
        session.check_next()
    again = Session(terms(3), entries)
    assert state(again) == state(session)
    assert again.series is not None
    assert session.series is not None
    assert again.series.wins == session.series.wins
    assert sorted(again.series.wins) == [1, 2]


def test_the_end_of_a_game_that_does_not_decide_the_series_is_not_the_end() -> None:
    session = Session(terms(3))
    _, is_over = checked(session, BOTH, ["concede"])
    assert not is_over


def test_a_single_game_has_no_next() -> None:
    session = Session(terms())
    for refused in (session.check_next, lambda: session.check_deck(0, STEADY)):
        with pytest.raises(RegniError):
            refused()


def test_a_setup_that_makes_no_sense_is_refused() -> None:
    wrong = [
        Terms({"palace_strenght": 4}, [Player(), Player()], [dict(STEADY)] * 2, "a seed"),
        Terms({}, [Player()], [dict(STEADY)], "a seed"),
        Terms({}, [Player(), Player()], [dict(STEADY), {"castle": 99}], "a seed"),
        Terms({}, [Player(), Player()], [dict(STEADY)] * 2, ""),
        Terms({}, [Player(), Player()], [dict(STEADY)] * 2, "a seed", 4),
        Terms({"variant": "wessex"}, [Player(), Player()], [dict(STEADY)] * 2, "a seed", 3),
    ]
    for one in wrong:
        with pytest.raises(RegniError):
            Session(one)


# Taking back.


def alone(seed: str) -> Session:
    """A session of one person against the King. He decides all the time."""
    fixed: dict[str, object] = {"variant": "rebellion", "mode": "solo"}
    return Session(Terms(fixed, [Player("Anna")], [dict(STEADY)], seed))


def test_a_forced_move_is_not_taken_back_even_if_it_showed_nothing() -> None:
    """Neither at once, nor when the free move after it was taken back, nor after the session was opened again."""
    session, entries = alone("10"), list[str]()
    bot = make_bot("random", 0, "forced", session.game.record.ruleset)
    found = {"forced": 0, "after": 0}
    while not session.is_over and min(found.values()) < 2:
        only = session.only_move
        entries += do(session, [bot.choose(session.game.sight(0)) if only is None else only])
        if session.is_over or not session.game.can_undo():
            continue
        assert session.may_undo(0) == (only is None)
        assert Session(session.terms, entries).may_undo(0) == (only is None)
        if only is not None:
            found["forced"] += 1
            free = next((move for move in session.game.legal_moves() if shows_nothing(session, entries, move)), "")
            if free:
                entries += [*do(session, [free]), *session.check_undo([0])]
                session.enter(UNDO)
                assert session.game.can_undo(0)
                assert not session.may_undo(0)
                found["after"] += 1
    assert min(found.values())


def shows_nothing(session: Session, entries: list[str], move: str) -> bool:
    trial = Session(session.terms, entries)
    trial.enter(move)
    return trial.may_undo(0)


def test_a_move_that_was_tried_is_forced_if_it_was_the_only_one() -> None:
    """The server makes moves as numbers. Entries that are read again lead to the same."""
    session, again = alone("10"), alone("10")
    bot = make_bot("random", 0, "tried", session.game.record.ruleset)
    forced = 0
    while not session.is_over and forced < 3:
        only = session.only_move
        move = bot.choose(session.game.sight(0)) if only is None else only
        session.make(move)
        again.enter(move_text(move))
        assert state(session) == state(again)
        assert session.only_move == again.only_move
        if session.game.outcome is None:
            assert session.may_undo(0) == again.may_undo(0) == (only is None and session.game.can_undo(0))
        forced += only is not None and session.game.can_undo(0)
    assert forced


def test_how_often_moves_were_taken_back_is_known_when_the_session_is_opened_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sessions, "MOST_UNDONE", 2)
    move = undoable(Session(terms()))
    seat = Session(terms()).game.deciding or 0
    assert Session(terms(), [move]).may_undo(seat)
    assert Session(terms(), [move, UNDO, move]).may_undo(seat)
    # A later version of the program may have a lower limit.
    for number in (2, 3):
        assert not Session(terms(), [*[move, UNDO] * number, move]).may_undo(seat)


def test_in_the_next_game_of_a_series_moves_may_be_taken_back_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_UNDONE", 1)
    session = Session(terms(3))
    entries = [undoable(session), UNDO]
    for entry in entries:
        session.enter(entry)
    entries += [*concede(session, 0), NEXT]
    session.enter(NEXT)
    for one in (session, Session(terms(3), entries)):
        towers = [move for move in one.game.legal_moves() if move.startswith("tower ")]
        seat = one.game.deciding or 0
        one.enter(towers[0])
        assert one.check_undo([1 - seat, seat]) == [UNDO]
        one.enter(UNDO)
        one.enter(towers[0])
        assert not one.may_undo(seat)


def test_what_was_taken_back_is_left_out_but_only_moves_are() -> None:
    assert played(["end", UNDO]) == []
    assert played(["a", "b", UNDO, UNDO, "c"]) == [(4, "c")]
    for kept in (NEXT, "deck red castle 3", "cut 1 B5.9"):
        assert played(["a", kept, UNDO]) == [(0, "a"), (1, kept), (2, UNDO)]
    assert played([UNDO]) == [(0, UNDO)]
    assert [undone(entries) for entries in ([], [UNDO], [UNDO, "a", UNDO], [UNDO, UNDO, NEXT, UNDO])] == [0, 1, 2, 1]


# The legal moves, and what is tried.


def test_the_legal_moves_are_those_of_the_present_decision() -> None:
    for bots in ((), BOTH):
        session, entries = Session(terms(bots=bots)), list[str]()
        for number in range(12):
            assert [move_text(move) for move in session.legal] == session.game.legal_moves()
            opened = Session(session.terms, entries)
            assert opened.legal == session.legal
            entries += do(session, ["end" if session.game.about == "turn" else session.game.legal_moves()[0]])
            if number % 4 == 0 and session.game.can_undo():
                session.enter(UNDO)
                entries.append(UNDO)


def test_what_was_tried_says_which_decisions_it_went_through() -> None:
    session = Session(terms())
    seat = session.game.deciding
    towers = [move for move in session.game.legal_moves() if move.startswith("tower ")]
    turn = (session.game.table.stack[-1].kind, seat)
    tried = session.try_moves(BOTH, towers[:1])
    assert tried.decisions == [turn, turn]
    assert tried.is_unseen
    assert tried.table is not session.game.table
    assert tried.table.events == session.game.table.events == []
    tried = session.try_moves(BOTH, ["end"])
    assert not tried.is_unseen
    assert tried.decisions == [turn, (turn[0], 1 - (seat or 0))]
    # After the end there is no decision.
    assert session.try_moves(BOTH, ["concede"]).decisions == [turn]


def test_a_rule_is_told_with_every_move_that_it_forbids() -> None:
    session = Session(terms())
    tower = next(move for move in session.game.legal_moves() if move.startswith("tower "))
    for before in ([], [tower]):
        with pytest.raises(RegniError) as caught:
            session.try_moves(BOTH, [*before, "siege red 1" if session.game.deciding == 0 else "siege blue 1"])
        assert caught.value.data["rule"] == "B3.7"


def test_after_a_move_that_ends_the_game_nothing_is_tried() -> None:
    with pytest.raises(RegniError) as caught:
        Session(terms()).try_moves(BOTH, ["concede", "end"])
    assert caught.value.code in ("game-over", "table-foreseen")
