"""One browser in a session: its news, its drafts, its rows of moves, its curtain."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from regni.bots.levels import make_bot
from regni.decks.deck import STEADY
from regni.engine.moves import declared
from regni.engine.play import legal_moves
from regni.errors import RegniError
from regni.game import Game
from regni.web.board.moves import Move, Row
from regni.web.play import viewer as viewing
from regni.web.play.host import Host, LiveSession
from regni.web.play.keys import new_key
from regni.web.play.store import Store
from regni.web.play.viewer import FEW, Frame, Viewer
from regni.web.terms import Player, Terms, terms_json
from regni.words.chronicle import Entry, paragraphs
from regni.words.notation import move_text
from regni.words.words import words
from test_table_connection import WHOLE
from test_table_live import positions
from test_table_whynot import picking


def begun(people: int = 1, seats: int = 2, first: int | None = None, best_of: int = 0, **rules: object) -> LiveSession:
    """A session with people on the first seats, in which this seat has the first decision."""
    host = Host(Store(":memory:"))
    players = [Player(f"Earl {seat}") if seat < people else Player(bot="random") for seat in range(seats)]
    for number in range(60):
        terms = Terms(dict(rules), players, [dict(STEADY)] * seats, f"a viewer {number}", best_of)
        live = host.live(host.store.begin("me", terms_json(terms), new_key(), {}))
        if first in (None, live.session.game.deciding):
            return live
    pytest.fail("it never has the first decision")


def watching(live: LiveSession, *seats: int) -> Viewer:
    return Viewer(live, seats or [0], words("en"))


def enter(live: LiveSession, *entries: str) -> None:
    """Moves of anybody, stored as the server stores them."""
    for entry in entries:
        live.store.append(live.number, live.session.count, [entry], False)
        live.session.enter(entry)


def choose(viewer: Viewer, *moves: str, holds: bool = False, replaces: bool = False) -> None:
    """A choice of the player, on an event loop like that of the server. Bots do not answer it."""

    async def said() -> None:
        viewer.choose(viewer.live.session.count, moves, holds, replaces)
        await viewer.live.stop()

    asyncio.run(said())


def take_back(viewer: Viewer) -> None:
    async def said() -> None:
        viewer.take_back(viewer.live.session.count)
        await viewer.live.stop()

    asyncio.run(said())


def tower(game: Game) -> str:
    """A move that shows nothing: it can be taken back."""
    return next(move for move in game.legal_moves() if move.startswith("tower "))


def full(*anything: object) -> None:
    raise RegniError("store-write", problem="disk full")


def steps(live: LiveSession, most: int = 400) -> Iterator[Game]:
    """Lets stewards play every seat. Gives the game before each move."""
    rules = live.session.game.record.ruleset
    bots = [make_bot("steward", seat, "steps", rules) for seat in range(len(live.session.terms.players))]
    for _ in range(most):
        game = live.session.game
        if game.deciding is None:
            return
        yield game
        enter(live, move_text(bots[game.deciding].choose(game.sight(game.deciding))))


# News and log.


def told(entries: list[Entry]) -> list[str]:
    return [" ".join(entry.text for entry in together) for together in paragraphs(entries)]


def news(viewer: Viewer) -> list[str]:
    return [" ".join(told.text for told in paragraph.told) for paragraph in viewer.frame().news]


def seen(viewer: Viewer) -> list[Entry]:
    """All that the first seat has seen."""
    return viewer.live.readings.chronicle(viewer.game, 0, words("en")).entries


def test_a_browser_that_comes_is_told_the_last_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    live = begun()
    for _ in steps(live, 40):
        pass
    monkeypatch.setattr(viewing, "NEWS", 4)
    viewer = watching(live)
    assert len(seen(viewer)) > 20
    assert news(viewer) == told(seen(viewer)[-4:])


def test_of_a_game_that_has_just_begun_a_browser_is_told_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewing, "NEWS", 1000)
    viewer = watching(begun())
    assert news(viewer) == told(seen(viewer)) != []


def test_who_watches_for_long_is_told_the_latest_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewing, "LOG", 9)
    live = begun()
    viewer = watching(live)
    viewer.frame()
    for _ in steps(live, 60):
        pass
    assert len(seen(viewer)) > 40
    assert news(viewer) == told(seen(viewer)[-9:])
    assert [line.entry for line in viewer.frame().log] == seen(viewer)[-9:]


def test_news_are_what_happened_since_ones_own_move() -> None:
    viewer = watching(begun(first=0))
    viewer.frame()
    before = len(seen(viewer))
    choose(viewer, tower(viewer.game))
    assert news(viewer) == told(seen(viewer)[before:]) != []
    after = len(seen(viewer))
    choose(viewer, "end")
    assert news(viewer) == told(seen(viewer)[after:]) != []


def test_with_a_move_that_is_taken_back_the_news_before_it_come_back() -> None:
    viewer = watching(begun(first=0))
    shown = [news(viewer)]
    for _ in range(3):
        choose(viewer, tower(viewer.game))
        shown.append(news(viewer))
    assert shown[0] != shown[1] != shown[2] != shown[3]
    for before in shown[-2::-1]:
        take_back(viewer)
        assert news(viewer) == before


def test_a_browser_that_did_not_make_the_move_it_takes_back_has_some_news_too() -> None:
    """It is told what it knew already, and as many sentences before that."""
    live = begun(people=2, first=0)
    for _ in range(30):
        enter(live, "end" if live.session.game.about == "turn" else live.session.game.legal_moves()[0])
    while live.session.game.deciding != 0:
        enter(live, "end")
    enter(live, tower(live.session.game))
    viewer = watching(live)
    viewer.frame()
    begin = len(seen(viewer)) - 2 * viewing.NEWS
    assert begin > viewing.NEWS
    take_back(viewer)
    assert news(viewer) == told(seen(viewer)[begin:])


def test_who_moves_before_he_was_shown_anything_and_takes_it_back_is_told_everything() -> None:
    viewer = watching(begun(first=0))
    choose(viewer, tower(viewer.game))
    viewer.frame()
    take_back(viewer)
    assert news(viewer) == told(seen(viewer)) != []


def test_if_little_has_happened_it_is_told_all_of_it() -> None:
    live = begun(first=0)
    enter(live, tower(live.session.game))
    viewer = watching(live)
    viewer.frame()
    take_back(viewer)
    assert 1 < len(seen(viewer)) < viewing.NEWS
    assert news(viewer) == told(seen(viewer))


def test_what_could_not_be_stored_changes_neither_news_nor_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    viewer = watching(begun(first=0))
    choose(viewer, tower(viewer.game))
    before = viewer.frame()
    monkeypatch.setattr(Store, "append", full)
    acts: list[Callable[[], None]] = [lambda: choose(viewer, "end"), lambda: take_back(viewer)]
    for act in acts:
        with pytest.raises(RegniError) as caught:
            act()
        assert caught.value.code == "store-write"
        assert viewer.frame() == before


# Moves in rows.


def test_every_move_stands_in_one_row_and_rows_of_a_name_are_one() -> None:
    looked_at = 0
    for number, seat in enumerate(positions("base", 120)):
        if seat.game.deciding != 0 or number % 3 or seat.live.session.only_move is not None:
            continue
        frame = seat.frame()
        listed = [move.text for row in frame.rows for move in row.moves]
        way_out = [frame.way_out.text] if frame.way_out else []
        concede = ["concede"] if frame.can_concede else []
        assert sorted(listed + way_out + concede) == sorted(seat.game.legal_moves())
        for row in frame.rows:
            assert all(move.is_attack == move.text.startswith(("siege", "raid", "storm")) for move in row.moves)
        names = [(row.group, row.name) for row in frame.rows]
        assert len(set(names)) == len(names)
        looked_at += len(names) > 3
    assert looked_at


def with_moves(frame: Frame, without_path: int) -> Frame:
    """The frame with so many moves that have no thing to click, and one that has."""
    moves = [Move(f"move {number}", "", "", (), False, "") for number in range(without_path)]
    clicked = Move("on a thing", "", "", ("keep-red-1",), False, "castle")
    return replace(frame, rows=[Row("", "click", "clicked", [clicked]), Row("", "", "", moves)])


def test_few_moves_without_a_thing_to_click_stand_beside_the_prompt() -> None:
    frame = watching(begun()).frame()
    for number in range(FEW + 1):
        few = with_moves(frame, number)
        assert [move.text for move in few.plain] == [f"move {one}" for one in range(number)]
        assert [row.name for row in few.listed] == ["clicked"]
    many = with_moves(frame, FEW + 1)
    assert many.plain == []
    assert many.listed == many.rows


def asks_before_end(frame: Frame) -> bool:
    return frame.way_out is not None and bool(frame.way_out.question)


# What another decides.


def test_what_another_may_take_is_not_laid_before_oneself() -> None:
    prizes = {True: 0, False: 0}
    for seat in positions("heathen", 60):
        if seat.game.about == "take_property":
            board = seat.frame().board
            assert board is not None
            is_own = seat.game.deciding == 0
            assert bool(board.prizes) == is_own
            prizes[is_own] += 1
    assert prizes[False]


def test_an_only_move_is_offered_if_it_could_not_be_made() -> None:
    live = begun()
    game = next(game for game in steps(live) if live.session.only_move is not None)
    viewer = watching(live)
    frame = viewer.frame()
    assert (frame.is_yours, frame.rows, frame.way_out) == (False, [], None)
    live.trouble = RegniError("store-write", problem="disk full")
    frame = viewer.frame()
    assert frame.is_yours
    offered = [move.text for row in frame.rows for move in row.moves] + ([frame.way_out.text] if frame.way_out else [])
    assert offered == game.legal_moves()
    assert "disk full" in frame.trouble


def test_who_is_asked_and_who_is_not() -> None:
    live = begun(first=0)
    viewer = watching(live)
    frame = viewer.frame()
    assert (frame.is_yours, frame.can_concede, frame.can_undo, asks_before_end(frame)) == (True, True, False, True)
    assert frame.rows
    choose(viewer, tower(viewer.game))
    assert viewer.frame().can_undo
    choose(viewer, "end")
    frame = viewer.frame()
    assert (frame.is_yours, frame.can_concede, frame.can_undo, asks_before_end(frame)) == (False,) * 4
    assert (frame.rows, frame.way_out, frame.is_main) == ([], None, False)
    assert frame.who == "Red"
    assert frame.about


def test_the_end_of_a_turn_is_asked_about_only_by_its_player_and_while_an_action_is_left() -> None:
    live = begun(people=2, first=0)
    viewer, other = watching(live), watching(live, 1)
    assert viewer.asks_before(["end"])
    assert not other.asks_before(["end"])
    assert not other.frame().is_yours
    for moves in ([], ["concede"], ["end", "end"], [tower(viewer.game)]):
        assert not viewer.asks_before(moves)
    enter(live, next(move_text(move) for move in live.session.legal if declared(move).is_action))
    while viewer.game.about != "turn":
        enter(live, viewer.game.legal_moves()[0])
    assert viewer.game.deciding == 0
    assert not viewer.asks_before(["end"])
    frame = viewer.frame()
    assert (frame.is_yours, asks_before_end(frame), frame.is_main) == (True, False, True)


# Friends at one screen.


def test_the_curtain_shows_only_who_may_lift_it() -> None:
    live = begun(people=2, seats=3, first=1)
    live.trouble = RegniError("store-write", problem="disk full")
    frame = watching(live, 0, 1).frame()
    assert [hidden.seat for hidden in frame.curtain] == [1]
    assert "disk full" in frame.trouble
    nothing = {name: value for name, value in vars(frame).items() if name not in ("at", "curtain", "trouble")}
    assert not any(nothing.values()), nothing


def test_nobody_lifts_the_curtain_for_another() -> None:
    viewer = watching(begun(people=2, seats=3, first=0), 0, 1)
    for seat in (2, 3, -1):
        with pytest.raises(RegniError) as caught:
            viewer.uncover(seat)
        assert caught.value.code == "not-yours"
    assert viewer.frame().board is None
    viewer.uncover(0)
    board = viewer.frame().board
    assert board is not None
    assert board.seat == "blue"
    # His friend's turn is none of his.
    viewer.uncover(1)
    assert [hidden.seat for hidden in viewer.frame().curtain] == [0]


def test_at_the_end_there_is_no_curtain() -> None:
    live = begun(people=2, first=0)
    enter(live, "concede")
    frame = watching(live, 0, 1).frame()
    assert frame.curtain == []
    assert frame.board is not None
    assert frame.board.seat == "blue"
    assert frame.end is not None
    assert not frame.is_out
    assert (frame.is_yours, frame.can_undo, frame.who, frame.about) == (False, False, "", "")


def test_at_the_end_the_one_who_looked_last_still_sees_his_own_cards() -> None:
    live = begun(people=2, seats=3, first=1)
    viewer = watching(live, 0, 1)
    viewer.uncover(1)
    enter(live, "concede")
    while live.session.game.outcome is None:
        enter(live, "concede" if live.session.game.about == "turn" else live.session.game.legal_moves()[0])
    board = viewer.frame().board
    assert board is not None
    assert board.seat == "red"


def test_a_page_is_out_when_all_its_players_are_and_the_others_play_on() -> None:
    live = begun(people=2, seats=4, first=0)
    viewer = watching(live, 0, 1)
    viewer.uncover(0)
    assert not viewer.frame().is_out
    enter(live, "concede")
    viewer.uncover(1)
    assert live.session.game.table.earls[0].out
    assert not viewer.frame().is_out
    enter(live, "concede")
    assert live.session.game.outcome is None
    assert viewer.frame().is_out


# Drafts.


def picks(viewer: Viewer) -> int:
    """How many cards are put together, as the page shows it."""
    return sum(int(one.partition("×")[2] or 1) for one in viewer.frame().draft)


def test_a_draft_belongs_to_its_seat() -> None:
    live = begun(people=2, first=0, house_divided=12)
    viewer = watching(live, 0, 1)
    viewer.uncover(0)
    choose(viewer, "pick land", "pick land")
    assert picks(viewer) == 2
    viewer.uncover(1)
    assert viewer.draft == []
    viewer.uncover(0)
    assert picks(viewer) == 2
    assert live.session.count == 0


def test_a_draft_is_dropped_when_the_table_has_moved_on() -> None:
    live = begun(first=0, house_divided=12)
    viewer, other = watching(live), watching(live)
    choose(viewer, "pick land", "pick land")
    choose(other, "pick castle")
    assert (picks(viewer), picks(other)) == (2, 1)
    enter(live, "pick prince")
    assert (picks(viewer), picks(other)) == (0, 0)
    # Nor does a page that comes now find it.
    assert picks(watching(live)) == 0


def test_a_choice_that_comes_too_late_is_refused_with_its_draft() -> None:
    live = begun(first=0, house_divided=12)
    viewer = watching(live)
    choose(viewer, "pick land")
    for late in (-1, 1):
        with pytest.raises(RegniError) as caught:
            viewer.choose(live.session.count + late, ["pick land"])
        assert caught.value.code == "table-stale"
        assert viewer.draft == []
    assert live.session.count == 0


def test_the_last_choice_of_a_draft_is_taken_back_first() -> None:
    live = begun(first=0, house_divided=12)
    viewer = watching(live)
    choose(viewer, "pick land", "pick castle")
    assert viewer.frame().can_undo
    take_back(viewer)
    assert viewer.frame().draft == ["Land"]
    choose(viewer, "pick prince", replaces=True)
    assert viewer.frame().draft == ["Prince"]
    # A page that comes now finds what is left.
    assert watching(live).frame().draft == ["Prince"]
    choose(viewer, replaces=True)
    assert viewer.frame().draft == []
    assert watching(live).frame().draft == []


def test_a_single_choice_is_made_at_once_even_where_drafts_are_held() -> None:
    viewer = watching(begun(first=0))
    move = tower(viewer.game)
    choose(viewer, move, holds=True)
    assert viewer.live.session.count == 1
    assert move_text(viewer.game.moves[0]) == move


def test_one_card_that_completes_a_deck_is_picked_at_once_and_two_must_be_confirmed() -> None:
    """A single choice was meant. Of several, the last may have been one too many."""
    for last in (1, 2):
        live = begun(first=0, house_divided=12)
        enter(live, *WHOLE[:-last])
        viewer = watching(live)
        choose(viewer, *WHOLE[-last:], holds=True)
        assert (live.session.count, viewer.is_whole) == ((24, False) if last == 1 else (22, True))


def force(is_so: Callable[[Viewer], bool]) -> Viewer:
    """A seat that fields a force, at a moment when this is so."""
    for seat in positions("base", 300):
        if seat.game.deciding == 0 and seat.game.about == "field" and is_so(seat):
            return seat
    pytest.fail("no force was fielded")


def test_who_fields_nothing_says_so_once() -> None:
    """Also if nobody is shown anything by it, so that it could be part of a draft."""
    for holds in (False, True):
        seat = force(lambda seat: "done" in seat.game.legal_moves() and is_unseen(seat, "done"))
        before = seat.live.session.count
        choose(seat, "done", holds=holds)
        assert (seat.live.session.count, seat.draft) == (before + 1, [])


def is_unseen(seat: Viewer, move: str) -> bool:
    return seat.live.session.try_moves([0], [move]).is_unseen


def test_who_says_that_he_is_done_need_not_confirm_it() -> None:
    seat = force(lambda seat: len(seat.game.legal_moves()) > 2 and "done" in seat.game.legal_moves())
    before = seat.live.session.count
    field = next(move for move in seat.game.legal_moves() if move.startswith("field"))
    choose(seat, field, holds=True)
    assert (seat.live.session.count, seat.is_whole) == (before, False)
    choose(seat, "done", holds=True)
    assert seat.live.session.count == before + 2
    assert (seat.draft, seat.is_whole) == ([], False)


def test_what_is_put_together_lies_on_the_board_and_its_moves_follow_from_it() -> None:
    live = begun(first=0, house_divided=12)
    viewer = watching(live)
    choose(viewer, *["pick land"] * 6)
    frame = viewer.frame()
    assert "pick land" not in [move.text for row in frame.rows for move in row.moves]
    assert "pick castle" in [move.text for row in frame.rows for move in row.moves]
    assert "pick land" in [move_text(move) for move in legal_moves(viewer.game.table)]
    assert frame.draft == ["Land ×6"]


def test_of_a_whole_draft_all_but_the_last_choice_lies_on_the_board() -> None:
    """What the last choice brings about is not shown before it is confirmed."""
    live = begun(first=0, house_divided=12)
    viewer = watching(live)
    choose(viewer, *WHOLE[:-1], holds=True)
    before = viewer.frame()
    choose(viewer, WHOLE[-1], holds=True)
    frame = viewer.frame()
    assert (before.is_whole, frame.is_whole) == (False, True)
    assert (before.draft[-1], frame.draft[-1]) == ("Champion ×5", "Champion ×6")
    assert frame.board == before.board != watching(begun(first=0, house_divided=12)).frame().board
    assert (frame.rows, frame.way_out, frame.is_yours) == ([], None, True)
    assert frame.about == words("en").text("prompt-whole")
    assert before.about != frame.about
    # A page that comes now finds it whole, and it is confirmed by saying nothing more.
    other = watching(live)
    assert other.is_whole
    assert live.session.count == 0
    choose(other, holds=True)
    assert live.session.count == len(WHOLE)


def test_the_deck_of_before_is_no_button_of_its_own() -> None:
    """It is among the decks that are offered."""
    seat = picking()
    frame = seat.frame()
    assert "same" in seat.game.legal_moves()
    assert frame.way_out is None
    assert frame.offers[0].name == words("en").text("prompt-last-deck")
    # The offers stay the same while cards are picked, and so does the tray they come from.
    pick = frame.offers[0].moves[0]
    choose(seat, pick)
    after = seat.frame()
    assert [offer.name for offer in after.offers] == [offer.name for offer in frame.offers]
    assert (frame.picked, len(after.picked)) == ([], 1)


def test_nobody_begins_a_draft_while_another_puts_his_together() -> None:
    for first in (0, 1):
        live = begun(people=2, first=first, house_divided=12)
        other = watching(live, 1 - first)
        with pytest.raises(RegniError) as caught:
            choose(other)
        assert caught.value.code == "table-moves"
        assert live.drafts == {}
