"""Sessions in memory: what happens while a bot thinks, which sessions make room, and how a new game begins."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from regni.bots.levels import make_bot
from regni.decks.deck import STEADY
from regni.engine.digest import digest
from regni.engine.moves import CONCEDE, END
from regni.errors import RegniError
from regni.web.play import allowance, database, readings
from regni.web.play import host as hosting
from regni.web.play import session as sessions
from regni.web.play.host import Host, LiveSession
from regni.web.play.keys import is_key, key_from
from regni.web.play.reasons import Reason, reason_json
from regni.web.play.session import MOST_AT_ONCE, Session
from regni.web.play.store import KeptSession, Store
from regni.web.play.viewer import Viewer
from regni.web.story.story import Story
from regni.web.terms import Player, Terms, terms_json
from regni.words.chronicle import Chronicle
from regni.words.notation import move_text
from regni.words.words import words
from set_tables import open_table


def terms(people: int = 1, best_of: int = 0, seed: str = "a host") -> Terms:
    players = [Player(f"Earl {seat}") if seat < people else Player(bot="random") for seat in range(2)]
    return Terms({}, players, [dict(STEADY)] * 2, seed, best_of)


@pytest.fixture
def host() -> Iterator[Host]:
    one = Host(Store(":memory:"))
    yield one
    # Bots that are still thinking belong to an event loop that has ended.
    one.sessions.clear()
    asyncio.run(one.close())


def opened(host: Host, key: str) -> LiveSession:
    live, _ = open_table(host, key) or pytest.fail("the key opens nothing")
    return live


def kept_of(host: Host, key: str) -> KeptSession:
    return host.store.find(key) or pytest.fail("there is no such session")


class Waiting:
    """Every bot ends its turn as soon as the test lets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thinks, self.may_move = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(LiveSession, "_choose", self.choose)

    async def choose(self, seat: int) -> int:
        self.thinks.set()
        await self.may_move.wait()
        return END


# While a bot thinks.


def begin_with(host: Host, first: int, **more: int) -> LiveSession:
    """A session in which this seat has the first turn."""
    for number in range(50):
        live = opened(host, host.begin("me", terms(seed=f"first {number}", **more)))
        if live.session.game.about == "turn" and live.session.game.deciding == first:
            return live
    pytest.fail("it never has the first turn")


def meanwhile(live: LiveSession, monkeypatch: pytest.MonkeyPatch, happens: Callable[[], None]) -> None:
    """A bot begins to think, then something happens, then the bot moves."""
    bot = Waiting(monkeypatch)

    async def wait() -> None:
        live.wake()
        await bot.thinks.wait()
        happens()
        bot.may_move.set()
        await (live._thinking or pytest.fail("nobody thinks"))

    asyncio.run(asyncio.wait_for(wait(), 60))


def test_a_bot_moves_when_it_has_thought(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = begin_with(host, first=1)
    meanwhile(live, monkeypatch, lambda: None)
    assert host.store.entries(live.number)[0] == "end"
    assert live.session.game.movers[0] == 1


def test_what_a_bot_thought_of_is_not_done_at_a_table_that_has_changed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot's turn is over by then. Its move would be made for the player whose turn it is."""
    live = begin_with(host, first=1)

    def another_server_was_quicker() -> None:
        host.store.append(live.number, 0, ["end"], False)
        live.catch_up()

    meanwhile(live, monkeypatch, another_server_was_quicker)
    assert (live.session.game.about, live.session.game.deciding) == ("turn", 0)
    assert host.store.entries(live.number) == ["end"]


@pytest.mark.parametrize("whole", [False, True])
def test_a_table_that_is_closed_does_not_wait_for_its_bots(
    host: Host, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    """Nor does the host wait for them."""
    live = begin_with(host, first=1)
    bot = Waiting(monkeypatch)

    async def wait() -> None:
        live.wake()
        await bot.thinks.wait()
        assert not live.is_idle
        # This is sooner than the bot would move.
        await asyncio.wait_for(host.close() if whole else live.stop(), 10)
        assert live.is_idle
        bot.may_move.set()

    asyncio.run(asyncio.wait_for(wait(), 60))
    assert live.session.count == 0


def test_a_bot_is_woken_once_however_often_it_is_asked_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = begin_with(host, first=1)
    asked: list[int] = []

    async def choose(one: LiveSession, seat: int) -> int:
        asked.append(seat)
        await asyncio.sleep(0.05)
        return END

    monkeypatch.setattr(LiveSession, "_choose", choose)

    async def wake() -> None:
        live.wake()
        await asyncio.sleep(0.01)
        live.wake()
        while not live.is_idle:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(wake(), 60))
    assert asked == [1]


def test_a_bot_that_could_not_move_is_told_of_until_somebody_can(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = begin_with(host, first=1)
    told: list[str] = []
    live.watchers.add(lambda: told.append(live.trouble.code if live.trouble else ""))
    append = Store.append

    def full(*arguments: object) -> None:
        raise RegniError("store-write", problem="disk full")

    monkeypatch.setattr(Store, "append", full)
    meanwhile_idle(live)
    assert told == ["store-write"]
    monkeypatch.setattr(Store, "append", append)
    meanwhile_idle(live)
    assert told[1:2] == [""]
    assert live.trouble is None


def meanwhile_idle(live: LiveSession) -> None:
    """Bots move until it is a person's turn, or until something is wrong."""

    async def wait() -> None:
        live.wake()
        await asyncio.wait_for(live._thinking or pytest.fail("nobody thinks"), 60)

    asyncio.run(wait())


# Which sessions stay in memory, and which make room.


def test_a_table_that_somebody_has_open_does_not_give_way(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no entries yet, but the person who has it open is about to play."""
    first, second = (host.begin(owner, terms(2)) for owner in ("anna", "bert"))
    monkeypatch.setattr(hosting, "LARGEST", 1)
    live = opened(host, first)
    third = host.begin("cleo", terms(2))
    assert [host.store.find(key) is not None for key in (first, second, third)] == [True, False, True]
    asyncio.run(moved(live))
    opened(host, third)
    with pytest.raises(RegniError) as caught:
        host.begin("dora", terms(2))
    assert caught.value.code == "table-many"


async def moved(live: LiveSession) -> None:
    live.play((0, 1), live.session.count, ["end"])


def test_with_a_table_goes_all_that_is_kept_of_it_and_nothing_else(host: Host) -> None:
    store = host.store
    untouched, played, over = (store.begin("anna", "{}", f"key {number}", {0: "anna"}) for number in range(3))
    store.append(played, 0, ["end"], False)
    store.append(over, 0, ["concede"], True)
    for table in (untouched, played):
        store.remove(table, "anna")
    assert not store.drop_untouched([untouched])
    assert store.drop_untouched([])
    assert not store.drop_untouched([])
    assert [store.session(table) is not None for table in (untouched, played, over)] == [False, True, True]
    assert [store.find(f"key {number}") is not None for number in range(3)] == [False, True, True]
    # A session that comes later is one that nobody has removed.
    again = store.begin("anna", "{}", "key", {0: "anna"})
    assert again in [kept.id for kept in store.sessions_of("anna")]


def test_of_tables_that_nobody_watches_those_used_last_stay_in_memory(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "MOST_IDLE", 2)
    keys = [host.begin("anna", terms(2)) for _ in range(6)]
    first = opened(host, keys[0])
    first.watchers.add(lambda: None)
    for key in (keys[1], keys[2], keys[3], keys[1], keys[4], keys[5]):
        opened(host, key)
    assert list(host.sessions) == [1, 2, 5, 6]
    assert opened(host, keys[0]) is first
    assert host.watchers == 1


def test_a_table_begun_under_a_key_is_begun_once(host: Host) -> None:
    key = "K" * 22
    assert [host.begin("anna", terms(), key), host.begin("anna", terms(seed="other"), key)] == [key, key]
    assert len(host.store.sessions_of("anna")) == 1


def test_a_table_for_bots_alone_is_refused(host: Host) -> None:
    with pytest.raises(RegniError) as caught:
        host.begin("anna", terms(0))
    assert caught.value.code == "table-empty"
    assert host.store.sessions_of("anna") == []


def test_finished_tables_take_no_room(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_OWN", 2)
    for _ in range(2):
        host.begin("anna", terms(2))
    with pytest.raises(RegniError) as caught:
        host.begin("anna", terms(2))
    assert (caught.value.code, caught.value.data["most"]) == ("table-own", 2)
    host.store.append(1, 0, ["concede"], True)
    assert host.begin("anna", terms(2))


def test_who_has_more_than_there_is_room_for_begins_nothing(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version of the program may have lower limits."""
    lives = [opened(host, host.begin("anna", terms(2))) for _ in range(4)]
    monkeypatch.setattr(hosting, "MOST_OWN", 2)
    with pytest.raises(RegniError) as caught:
        host.begin("anna", terms(2))
    assert caught.value.code == "table-own"
    assert host.begin("bert", terms(2))
    monkeypatch.setattr(hosting, "LARGEST", 1)
    for live in lives:
        asyncio.run(moved(live))
    assert host.begin("cleo", terms(2))
    assert host.store.sessions_of("bert") == []
    host.store.append(host.store.sessions_of("cleo")[0].id, 0, ["end"], False)
    with pytest.raises(RegniError) as caught:
        host.begin("dora", terms(2))
    assert caught.value.code == "table-many"


# A new game.


def test_a_rematch_has_the_same_seats_and_another_deal(host: Host) -> None:
    key = host.begin("anna", terms(2))
    with pytest.raises(RegniError) as caught:
        host.rematch(key)
    assert caught.value.code == "rematch-running"
    host.store.append(1, 0, ["concede"], True)
    again = host.rematch(key)
    assert again != key
    assert host.rematch(key) == again
    before, after = (opened(host, one).session.terms for one in (key, again))
    assert (after.players, after.decks) == (before.players, before.decks)
    assert after.seed != before.seed
    # Nobody can guess it: it has 128 bits.
    assert len(after.seed) == 32
    assert [kept.id for kept in host.store.sessions_of("anna")] == [2, 1]


def to_the_next_game(live: LiveSession) -> None:
    """Ends the game and begins the next one of the series."""
    session = live.session
    while not session.is_between_games:
        session.enter("concede" if session.game.about == "turn" else session.game.legal_moves()[0])
    session.enter("next")


def test_the_next_game_of_a_series_has_a_chronicle_of_its_own(host: Host) -> None:
    live = opened(host, host.begin("anna", terms(2, best_of=3)))
    viewer = Viewer(live, [0], words("en"))
    live.session.enter("end")
    before = logged(viewer)
    to_the_next_game(live)
    # It tells only of the new deal.
    fresh = Chronicle(live.session.game, 0, words("en"))
    assert logged(viewer) == [entry.sentence for entry in fresh.tail(None)]
    assert logged(viewer) != before
    assert live.readings.story(live.session.game, 0).game is live.session.game


def logged(viewer: Viewer) -> list[str]:
    return [line.entry.sentence for line in viewer.frame().log]


def test_each_reader_has_a_chronicle_in_his_language_that_is_read_once(host: Host) -> None:
    live = opened(host, host.begin("anna", terms(2)))
    game = live.session.game
    english, spanish = (live.readings.chronicle(game, 0, words(language)) for language in ("en", "es"))
    assert english is live.readings.chronicle(game, 0, words("en"))
    assert english is not live.readings.chronicle(game, 1, words("en"))
    assert english.entries[0].text != spanish.entries[0].text
    assert live.readings.story(game, 0) is live.readings.story(game, 0)
    assert live.readings.story(game, 0) is not live.readings.story(game, 1)


def test_so_have_its_bots(host: Host) -> None:
    """What bots remember of one game is not true of another."""
    live = opened(host, host.begin("anna", terms(1, best_of=3)))
    bot = live._bot(1)
    assert live._bot(1) is bot
    to_the_next_game(live)
    assert live._bot(1) is not bot


# Who may ask, and how often.


def test_as_often_as_a_person_could_mean_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(allowance, "monotonic", lambda: now)
    one = allowance.Allowance()

    def heard(number: int) -> int:
        return [one.is_spent() for _ in range(number)].count(False)

    assert heard(100) == allowance.BURST
    # The messages that were too many are still counted.
    now += 60 / allowance.RATE
    assert heard(1) == 0
    now += 21 / allowance.RATE
    assert heard(100) == 20
    # However long the pause was, no more messages may come at once.
    now += 3600
    assert heard(100) == allowance.BURST


def test_pages_on_the_same_seats_share_what_they_may_ask(host: Host) -> None:
    live = opened(host, host.begin("anna", terms(2)))
    assert live.allowance("anna") is live.allowance("anna")
    assert live.allowance("anna") is not live.allowance("bert")


def test_a_key_from_others_tells_nothing_of_them_and_is_that_of_no_others() -> None:
    made = [key_from("rematch", "a"), key_from("rematch", "b"), key_from("a", "rematch"), key_from("rematcha")]
    assert len(set(made)) == len(made)
    assert all(is_key(key) for key in made)
    assert key_from("rematch", "a") == made[0]
    for text in ("", made[0][:-1], made[0] + "A", made[0] + "\n", made[0][:-1] + "=", "é" * 22):
        assert not is_key(text)


def test_moves_are_taken_back_only_so_often(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_UNDONE", 2)
    session = opened(host, host.begin("anna", terms(2))).session
    tower = next(move for move in session.game.legal_moves() if move.startswith("tower "))
    seat = session.game.deciding or 0
    for _ in range(2):
        session.enter(tower)
        assert session.check_undo([seat]) == ["undo"]
        session.enter("undo")
    session.enter(tower)
    with pytest.raises(RegniError):
        session.check_undo([seat])


# What is refused, and what is stored before it is told.


def between_games(host: Host) -> LiveSession:
    """A session for two people after the first game of a series."""
    live = opened(host, host.begin("anna", terms(2, best_of=3)))
    asyncio.run(conceded(live))
    return live


async def conceded(live: LiveSession) -> None:
    while live.session.game.outcome is None:
        is_turn = live.session.game.about == "turn"
        live.play((0, 1), live.session.count, ["concede" if is_turn else live.session.game.legal_moves()[0]])


def loser(live: LiveSession) -> int:
    outcome = live.session.game.outcome
    assert outcome is not None
    return 1 - (outcome.winner or 0)


@pytest.mark.parametrize("late", [-1, 1, 1000])
def test_nothing_is_done_for_one_who_has_not_seen_the_present_table(host: Host, late: int) -> None:
    live = opened(host, host.begin("anna", terms(2)))
    tower = next(move for move in live.session.game.legal_moves() if move.startswith("tower "))
    seat = live.session.game.deciding or 0
    series = between_games(host)

    async def too_late() -> None:
        live.play((0, 1), 0, [tower])
        acts: list[Callable[[], None]] = [
            lambda: live.play((0, 1), live.session.count + late, ["end"]),
            lambda: live.undo([seat], live.session.count + late),
            lambda: series.change_deck(loser(series), series.session.count + late, STEADY),
            lambda: series.next_game(series.session.count + late),
        ]
        for act in acts:
            before = [host.store.entries(one.number) for one in (live, series)]
            with pytest.raises(RegniError) as caught:
                act()
            assert caught.value.code == "table-stale"
            assert [host.store.entries(one.number) for one in (live, series)] == before
        # In time they are all done.
        acts = [
            lambda: live.undo([seat], 1),
            lambda: series.change_deck(loser(series), series.session.count, STEADY),
            lambda: series.next_game(series.session.count),
        ]
        for act in acts:
            act()
            assert not any(kept.is_over for kept in host.store.sessions_of("anna"))
        assert host.store.entries(live.number) == [tower, "undo"]
        assert [entry.split()[0] for entry in host.store.entries(series.number)[-2:]] == ["deck", "next"]
        assert not series.session.is_between_games

    asyncio.run(too_late())


def test_whatever_is_told_is_stored_already_and_is_told_once(host: Host) -> None:
    live = opened(host, host.begin("anna", terms(2)))
    told: list[tuple[int, int]] = []
    live.watchers.add(lambda: told.append((live.session.count, host.store.count(live.number))))

    async def play() -> None:
        live.play((0, 1), 0, ["end"])
        live.play((0, 1), 1, ["end"])

    asyncio.run(play())
    assert told == [(1, 1), (2, 2)]


def test_what_cannot_be_stored_is_not_done_and_nobody_hears_of_it(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = opened(host, host.begin("anna", terms(2)))
    told: list[int] = []
    live.watchers.add(lambda: told.append(live.session.count))

    def full(*arguments: object) -> None:
        raise RegniError("store-write", problem="disk full")

    monkeypatch.setattr(Store, "append", full)
    with pytest.raises(RegniError) as caught:
        asyncio.run(moved(live))
    assert caught.value.code == "store-write"
    assert (live.session.count, told) == (0, [])


def test_moves_of_one_choice_are_stored_together_and_told_once(host: Host) -> None:
    live = opened(host, host.begin("anna", terms(2)))
    told: list[int] = []
    live.watchers.add(lambda: told.append(live.session.count))
    tower = next(move for move in live.session.game.legal_moves() if move.startswith("tower "))

    async def play() -> None:
        live.play((0, 1), 0, [tower, "end"])

    asyncio.run(play())
    assert host.store.entries(live.number) == [tower, "end"]
    assert told == [2]


def test_the_last_move_of_a_session_is_stored_as_its_end(host: Host) -> None:
    single, series = opened(host, host.begin("anna", terms(2))), between_games(host)
    asyncio.run(conceded(single))
    kept = {one.id: one.is_over for one in host.store.sessions_of("anna")}
    assert kept == {single.number: True, series.number: False}

    async def next_game() -> None:
        lost = loser(series)
        series.next_game(series.session.count)
        while series.session.game.outcome is None:
            game = series.session.game
            is_time = game.about == "turn" and game.deciding == lost
            move = "concede" if is_time else "end" if game.about == "turn" else game.legal_moves()[0]
            series.play((0, 1), series.session.count, [move])

    asyncio.run(next_game())
    assert series.session.is_over
    assert all(one.is_over for one in host.store.sessions_of("anna"))


# Two servers on one file.


def test_a_bot_that_another_server_was_faster_than_is_no_trouble(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = begin_with(host, first=1)
    told: list[int] = []
    live.watchers.add(lambda: told.append(live.session.count))
    meanwhile(live, monkeypatch, lambda: host.store.append(live.number, 0, ["end"], False))
    assert live.trouble is None
    assert live.session.game.deciding == 0
    assert live.session.count == host.store.count(live.number)
    assert told[0] == 1


def test_who_was_too_slow_for_another_server_does_not_hold_up_the_bots(host: Host) -> None:
    """What the other server has stored may have made it a bot's turn."""
    live = begin_with(host, first=0)
    host.store.append(live.number, 0, ["end"], False)

    async def too_late() -> None:
        with pytest.raises(RegniError) as caught:
            live.play((0,), 0, ["end"])
        assert caught.value.code == "table-stale"
        assert live.session.count == 1
        assert not live.is_idle
        await live.stop()
        assert live.is_idle

    asyncio.run(too_late())


def test_only_what_another_server_added_is_played(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    handle = host.begin("anna", terms(2))
    live, there = opened(host, handle), opened(Host(host.store), handle)
    told: list[int] = []
    live.watchers.add(lambda: told.append(live.session.count))
    live.catch_up()
    assert told == []

    def again(*anything: object) -> Session:
        raise AssertionError("all was played again")

    monkeypatch.setattr(hosting, "Session", again)

    async def course() -> None:
        for _ in range(60):
            seat = there.session.game.deciding
            assert seat is not None
            if there.session.may_undo(seat) and there.session.count % 3 == 0:
                there.undo([seat], there.session.count)
            else:
                legal = [move for move in there.session.legal if move != CONCEDE]
                there.play([seat], there.session.count, [move_text(legal[-1])])
            await there.stop()
            live.catch_up()
            await live.stop()
            assert live.session.count == there.session.count == told[-1]
            assert digest(live.session.game.table) == digest(there.session.game.table)
            assert live.session.game.undone == there.session.game.undone
            assert live.session.entry_of == there.session.entry_of

    asyncio.run(course())
    assert "undo" in host.store.entries(live.number)


def test_reasons_that_another_server_added_are_read(host: Host) -> None:
    live = opened(host, host.begin("anna", terms(2)))
    reason = Reason("why-wins", {}, is_open=True)
    host.store.append(live.number, 0, ["end"], False, {0: reason_json(reason)})
    live.catch_up()
    assert live.reasons == {1: reason}


def test_entries_that_another_servers_rules_cut_are_left_out(host: Host) -> None:
    """Then all is played again: what was cut is in the game already."""
    live = opened(host, host.begin("anna", terms(2)))
    host.store.append(live.number, 0, ["end"], False)
    live.catch_up()
    before = live.session
    host.store.append(live.number, 1, ["cut 0 B1.1"], False)
    live.catch_up()
    assert live.session is not before
    assert (live.session.game.moves, live.session.count) == ([], 2)


def test_a_table_that_was_played_on_for_long_elsewhere_is_played_again_in_a_thread(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    handle = host.begin("anna", terms(2))
    live = opened(host, handle)
    threads: list[threading.Thread] = []
    read = Host.session

    def watched(self: Host, kept: KeptSession) -> Session:
        threads.append(threading.current_thread())
        return read(self, kept)

    monkeypatch.setattr(Host, "session", watched)
    # Taking back and making again.
    for number in range(0, 2 * MOST_AT_ONCE, 2):
        host.store.append(live.number, number, ["end", "undo"], False)

    asyncio.run(host.get_ready(handle, "anna", words("en")))
    assert [one is threading.main_thread() for one in threads] == [False]
    assert opened(host, handle).session.count == 2 * MOST_AT_ONCE
    # Nobody else makes the server play it again.
    host.sessions.clear()
    for person in ("", "bert"):
        asyncio.run(host.get_ready(handle, person, words("en")))
    assert host.sessions == {}
    assert len(threads) == 1


def test_what_happened_in_a_long_game_is_read_a_little_at_a_time_when_it_is_opened(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readings, "AT_ONCE", 4)
    handle = host.begin("anna", terms(2))
    number, game = opened(host, handle).number, opened(host, handle).session.game
    for at in range(40):
        legal = [move for move in game.legal_moves() if move != "concede"]
        move = "end" if "end" in legal else legal[0]
        game.play(move)
        host.store.append(number, at, [move], False)
    host.sessions.clear()
    steps = 0

    async def count_steps() -> None:
        nonlocal steps
        while True:
            await asyncio.sleep(0)
            steps += 1

    async def get_ready() -> None:
        counting = asyncio.create_task(count_steps())
        # It is played again in a thread.
        await host.load(kept_of(host, handle))
        before = steps
        await host.get_ready(handle, "anna", words("en"))
        # Ten times for the story, and ten times for the chronicle.
        assert steps - before >= 2 * 40 // 4
        counting.cancel()

    asyncio.run(get_ready())
    with monkeypatch.context() as patch:
        # The first frame has nothing left to read.
        patch.delattr(Chronicle, "add")
        patch.delattr(Story, "_read_move")
        frame = Viewer(opened(host, handle), (0,), words("en")).frame()
    again = LiveSession(host, number, host.session(kept_of(host, handle)), "anna", 0)
    whole = Viewer(again, (0,), words("en")).frame()
    assert [line.entry.sentence for line in frame.log] == [line.entry.sentence for line in whole.log]


def test_a_table_that_is_opened_again_is_up_to_date_if_nobody_watches(host: Host) -> None:
    key = host.begin("anna", terms(2))
    live = opened(host, key)
    host.store.append(live.number, 0, ["end"], False)
    assert opened(host, key) is live
    assert live.session.count == 1
    # Those who watch are told when they do something.
    live.watchers.add(lambda: None)
    host.store.append(live.number, 1, ["end"], False)
    assert opened(host, key).session.count == 1


def test_a_bot_tries_again_when_another_program_held_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "HELD", 0.1)
    monkeypatch.setattr(hosting, "AGAIN", 0.01)
    host = Host(Store(tmp_path / "tables.sqlite"))
    live = begin_with(host, first=1)
    monkeypatch.setattr(LiveSession, "_choose", chosen_at_once)
    other = sqlite3.connect(host.store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    troubles: list[str] = []

    def notice() -> None:
        if live.trouble is not None and not troubles:
            troubles.append(live.trouble.code)
            other.execute("ROLLBACK")
            other.close()

    live.watchers.add(notice)

    async def wait() -> None:
        live.wake()
        while live.session.count == 0:
            await asyncio.sleep(0.01)
        await host.close()

    asyncio.run(asyncio.wait_for(wait(), 60))
    assert troubles == ["store-held"]
    assert live.trouble is None


async def chosen_at_once(live: LiveSession, seat: int) -> int:
    return END


# Keys, and the end of the server.


def test_a_person_opens_the_seats_of_people_only(host: Host) -> None:
    players = [Player(bot="random"), Player("Anna"), Player(bot="random"), Player("Bert")]
    key = host.begin("anna", Terms({}, players, [dict(STEADY)] * 4, "keys"))
    _, seats = open_table(host, key) or pytest.fail("the key opens nothing")
    assert seats == (1, 3)
    assert host.open(key_from("rematch", key), "anna") is None
    assert host.open(key, "bert") is None
    assert host.open(key, "") is None


def test_everybody_has_his_seat_in_the_rematch(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    first = host.store.begin("anna", terms_json(terms(2)), "a" * 22, {0: "anna", 1: "bert"})
    host.store.append(first, 0, ["concede"], True)
    host.begin("anna", terms(2))
    monkeypatch.setattr(hosting, "MOST_OWN", 1)
    with pytest.raises(RegniError) as caught:
        host.rematch("a" * 22)
    assert caught.value.code == "table-own"
    monkeypatch.setattr(hosting, "MOST_OWN", 2)
    again = host.rematch("a" * 22)
    assert host.rematch("a" * 22) == again
    one, other = (host.open(again, person) or pytest.fail("he has no seat") for person in ("anna", "bert"))
    assert one[0] is other[0]
    assert (one[1], other[1]) == ((0,), (1,))
    assert len(host.store.sessions_of("anna")) == 3


def test_faulty_terms_store_nothing(host: Host) -> None:
    with pytest.raises(RegniError):
        host.begin("anna", Terms({}, [Player(), Player()], [dict(STEADY), {"castle": 99}], "faulty"))
    assert host.store.sessions_of("anna") == []


def test_a_host_that_is_closed_does_nothing_more() -> None:
    host = Host(Store(":memory:"))
    key = host.begin("anna", terms(2))
    asyncio.run(host.close())
    with pytest.raises(RegniError):
        host.store.find(key)


def at_an_only_move(host: Host) -> LiveSession:
    """A session in which a person has only one move."""
    live = begin_with(host, first=0)
    session = live.session
    bots = [make_bot("random", seat, "only", session.game.record.ruleset) for seat in range(2)]
    while session.only_move is None and not session.is_over:
        seat = session.game.deciding or 0
        entry = move_text(bots[seat].choose(session.game.sight(seat)))
        host.store.append(live.number, session.count, [entry], False)
        session.enter(entry)
    return live


def test_an_only_move_makes_itself_at_once(host: Host) -> None:
    """It takes a few turns of the event loop, and no time."""
    live = at_an_only_move(host)
    only, count = live.session.only_move, live.session.count
    assert only is not None

    async def wait() -> None:
        live.wake()
        for _ in range(20):
            await asyncio.sleep(0)
        await live.stop()

    asyncio.run(wait())
    assert host.store.entries(live.number)[count] == move_text(only)


def test_after_an_only_move_the_bots_play_on(host: Host) -> None:
    live = at_an_only_move(host)
    again = Session(live.session.terms, [*host.store.entries(live.number), move_text(live.session.only_move or 0)])
    assert again.bot_to_move is not None
    meanwhile_idle(live)
    assert live.session.count > again.count
    assert (live.session.bot_to_move, live.session.only_move) == (None, None)


def test_how_many_watch_is_counted_over_all_tables(host: Host) -> None:
    one, other = (opened(host, host.begin("anna", terms(2))) for _ in range(2))
    for live, watchers in ((one, 2), (other, 3)):
        for _ in range(watchers):
            live.watchers.add(Watching().notice)
    assert host.watchers == 5
    assert not one.is_idle


class Watching:
    def notice(self) -> None:
        pass


def test_a_bot_that_was_asked_for_when_it_is_a_persons_turn_does_not_think(host: Host) -> None:
    live = begin_with(host, first=0)

    async def wake() -> None:
        live.wake()
        assert live._thinking is None

    asyncio.run(wake())
    assert live.is_idle
