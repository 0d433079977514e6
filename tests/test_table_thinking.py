"""Bots think in processes of their own: in a fair order, with the same results as in the server, whatever happens to
the processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from websockets.sync.client import ClientConnection, connect

from real_server import Program
from regni import Game
from regni.bots.levels import make_bot
from regni.bots.witan import Witan
from regni.engine.digest import digest
from regni.engine.rng import Rng, stream
from regni.engine.sight import Sight, look, new_memory
from regni.engine.table import Table, TableDeck
from regni.errors import RegniError
from regni.rules.rulesets import ruleset_from
from regni.testing.invariants import imagine_other
from regni.testing.strategies import seeds, tables
from regni.web.pages.page import OWNER
from regni.web.play import host as hosting
from regni.web.play.host import Host, LiveSession
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.play.thinking import thinkers as thinkers_module
from regni.web.play.thinking.fair_queue import REMEMBERED, FairQueue
from regni.web.play.thinking.parcels import PARTS, pack, unpack
from regni.web.play.thinking.thinker import POLITE
from regni.web.play.thinking.thinkers import Thinkers
from regni.words.notation import move_text
from set_tables import begin, open_table

#: The settings of a game of each kind, and its number of Earls.
GAMES: list[tuple[dict[str, object], int]] = [
    ({}, 2),
    ({"hand_size": 7, "free_mulligan": True}, 6),
    ({"variant": "heathen"}, 3),
    ({"variant": "wessex"}, 3),
    ({"variant": "rebellion", "mode": "coop"}, 2),
]


def watched() -> bool:
    return True


def unwatched() -> bool:
    return False


# Who comes next.


def taken(queue: FairQueue[str], number: int) -> list[str | None]:
    return [queue.take() for _ in range(number)]


def test_people_take_turns_however_many_tables_one_has() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(30):
        queue.add(f"anna {table}", "anna", watched)
    for person in ("bert", "cleo"):
        for table in range(2):
            queue.add(f"{person} {table}", person, watched)
    expected = ["anna 0", "bert 0", "cleo 0", "anna 1", "bert 1", "cleo 1", "anna 2", "anna 3"]
    assert taken(queue, 8) == expected
    # A person who had no turn lately is next, even if all others came before him.
    queue.add("dora", "dora", watched)
    queue.add("bert 2", "bert", watched)
    assert taken(queue, 3) == ["dora", "bert 2", "anna 4"]


def test_what_nobody_watches_comes_last() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add("left alone", "anna", unwatched)
    queue.add("first", "bert", watched)
    queue.add("second", "bert", watched)
    assert taken(queue, 4) == ["first", "second", "left alone", None]


def test_somebody_may_come_while_it_waits() -> None:
    queue: FairQueue[str] = FairQueue()
    watchers: list[str] = []
    queue.add("other", "anna", unwatched)
    queue.add("opened again", "anna", lambda: bool(watchers))
    watchers.append("a browser")
    assert taken(queue, 2) == ["opened again", "other"]


def test_who_is_dropped_waits_no_more() -> None:
    queue: FairQueue[str] = FairQueue()
    for what in ("one", "two"):
        queue.add(what, "anna", watched)
    queue.drop("one")
    queue.drop("never there")
    assert taken(queue, 2) == ["two", None]


def test_of_very_many_people_those_of_long_ago_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(REMEMBERED + 5):
        queue.add("", str(number), watched)
        queue.take()
    assert len(queue._last) == REMEMBERED
    queue.add("remembered", str(REMEMBERED), watched)
    queue.add("forgotten", "0", watched)
    assert taken(queue, 2) == ["forgotten", "remembered"]


# What is sent.


def witan(game: Game, seat: int, simulations: int = 8) -> Witan:
    bot = make_bot(f"witan:{simulations}", seat, "thinking", game.record.ruleset)
    assert isinstance(bot, Witan)
    return bot


def moments(fixed: dict[str, object], seats: int, moves: int, every: int) -> Iterator[tuple[Game, int]]:
    """Some moments of a game of stewards, each with the seat that decides."""
    rules = ruleset_from(fixed)
    game = Game.new(seats=seats, ruleset=rules, seed="thinking")
    bots = [make_bot("steward", seat, "stewards", rules) for seat in range(seats)]
    while game.deciding is not None and len(game.moves) < moves:
        if len(game.moves) % every == 0:
            yield game, game.deciding
        game.play(bots[game.deciding].choose(game.sight(game.deciding)))


def test_what_is_unpacked_is_what_was_packed() -> None:
    found: set[type] = set()
    for fixed, seats in GAMES:
        for game, seat in moments(fixed, seats, 250, 7):
            sight = game.sight(seat)
            _, again = unpack(BytesIO(pack(witan(game, seat), sight)))
            assert same(again, sight)
            assert again.table.variant is sight.table.variant
            assert again.table.rules.values == sight.table.rules.values
            found |= {type(sight), type(sight.table), *map(type, (sight.memory, sight.table.battle))}
            found |= {type(one) for one in (*sight.memory.deeds, *sight.table.jousters, *sight.table.stack)}
            found |= {type(one) for earl in sight.table.earls for one in (earl, *earl.fiefs, *earl.mercenaries)}
    # The tables had all kinds of things on them.
    assert found >= PARTS.keys() - {Rng, TableDeck, Witan}


def same(one: object, other: object) -> bool:
    """Whether two things have the same parts, and their parts too."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(*pair) for pair in zip(one, other, strict=True))
    if type(one) in PARTS:
        return all(same(getattr(one, name), getattr(other, name)) for name in PARTS[type(one)])
    return one == other or not isinstance(one, int)


@pytest.mark.no_cover
@settings(deadline=None)
@given(tables(), seeds())
@pytest.mark.rule("B12.1")
def test_only_what_a_seat_may_see_leaves_the_server(table: Table, seed: str) -> None:
    """For tables that differ in what the seat cannot know, the very same bytes are sent."""
    if table.over:
        return
    seat = int(table.stack[-1].seat)
    bot = Witan(stream("own", "stream"), [], 8)
    other = imagine_other(table, seat, stream(seed, "other"))
    sent = [pack(bot, look(one, seat, new_memory(one, seat))) for one in (table, other)]
    assert sent[0] == sent[1]
    assert digest(table) != digest(other)


# Thinking in another process.


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    one = Thinkers(1)
    yield one
    one.close()


def choose(thinkers: Thinkers, bot: Witan, sight: Sight) -> int:
    async def wait() -> int:
        return await asyncio.wait_for(thinkers.choose(bot, sight, "anna", watched), 60)

    return asyncio.run(wait())


@pytest.mark.parametrize(("fixed", "seats"), GAMES)
def test_a_bot_chooses_elsewhere_as_it_would_in_place(thinkers: Thinkers, fixed: dict[str, object], seats: int) -> None:
    """Its random stream goes on from one decision to the next, and it has the same reasons."""
    searched = 0
    bots: dict[int, tuple[Witan, Witan]] = {}
    for game, seat in moments(fixed, seats, 120, 11):
        elsewhere, here = bots.setdefault(seat, (witan(game, seat), witan(game, seat)))
        assert choose(thinkers, elsewhere, game.sight(seat)) == here.choose(game.sight(seat))
        assert elsewhere.reason() == here.reason()
        assert elsewhere.rng.words() == here.rng.words()
        searched += here.reason()[0] == "why-witan"
    assert searched > 2
    assert thinkers._all[-1].process is not None


@pytest.mark.parametrize("level", ["squire", "knight", "random", "steward"])
def test_a_quick_bot_needs_no_process(thinkers: Thinkers, level: str) -> None:
    game = Game.new(seats=2, seed="quick")
    seat = game.deciding or 0
    bot, twin = (make_bot(level, seat, "quick", game.record.ruleset) for _ in range(2))
    move = asyncio.run(thinkers.choose(bot, game.sight(seat), "anna", watched))
    assert move == twin.choose(game.sight(seat))
    assert thinkers._all[-1].process is None


def test_nor_does_a_slow_one_that_has_nothing_to_think_about(thinkers: Thinkers) -> None:
    moves = 0
    for game, seat in moments({"legacy_start": 3}, 2, 60, 1):
        bot = witan(game, seat)
        if not bot.has_to_think(game.sight(seat)):
            choose(thinkers, bot, game.sight(seat))
            assert bot.reason()[0] != "why-witan"
            moves += 1
    assert moves
    assert thinkers._all[-1].process is None


def a_question(simulations: int = 8, seconds: float | None = None) -> tuple[Witan, Sight]:
    game = Game.new(seats=3, seed="a question")
    seat = game.deciding or 0
    bot = witan(game, seat, simulations)
    bot.seconds = seconds
    return bot, game.sight(seat)


def test_people_are_answered_in_turn(thinkers: Thinkers) -> None:
    answered: list[str] = []

    async def ask(person: str, is_watched: bool) -> None:
        await thinkers.choose(*a_question(), person, lambda: is_watched)
        answered.append(person)

    async def all_at_once() -> None:
        people = [("alone", False), ("anna", True), ("anna", True), ("anna", True), ("bert", True), ("alone", False)]
        await asyncio.gather(*(ask(*one) for one in people))

    asyncio.run(asyncio.wait_for(all_at_once(), 60))
    # The first question found an idle process.
    assert answered == ["alone", "anna", "bert", "anna", "anna", "alone"]


def test_as_many_processes_are_started_as_think_at_the_same_time() -> None:
    thinkers = Thinkers(3)

    async def ask(number: int) -> None:
        await asyncio.gather(*(thinkers.choose(*a_question(), "anna", watched) for _ in range(number)))

    def started() -> int:
        return sum(one.process is not None for one in thinkers._all)

    async def more_and_more() -> None:
        counts = [started()]
        for number in (1, 1, 2, 9):
            await ask(number)
            counts.append(started())
        assert counts == [0, 1, 1, 2, 3]

    try:
        asyncio.run(asyncio.wait_for(more_and_more(), 60))
    finally:
        thinkers.close()


@pytest.mark.parametrize(("cores", "processes"), [(1, 2), (2, 2), (3, 2), (4, 3), (16, 15)])
def test_a_core_is_left_to_the_server_if_there_are_enough(
    monkeypatch: pytest.MonkeyPatch, cores: int, processes: int
) -> None:
    monkeypatch.setattr(thinkers_module, "cores", lambda: cores)
    assert len(Thinkers()._all) == processes


def test_a_page_that_stops_waiting_leaves_room_for_others(thinkers: Thinkers) -> None:
    bot, sight = a_question(999_999, 0.5)

    async def give_up() -> None:
        thinks, waits = (asyncio.create_task(thinkers.choose(bot, sight, "anna", watched)) for _ in range(2))
        await asyncio.sleep(0.01)
        waits.cancel()
        thinks.cancel()
        await asyncio.wait([thinks, waits])
        # What was asked first is still thought about, for half a second. Then this has its turn.
        before = bot.rng.words()
        assert await thinkers.choose(*a_question(), "bert", watched) in sight.moves
        assert bot.rng.words() == before
        assert thinkers._queue.take() is None

    asyncio.run(asyncio.wait_for(give_up(), 60))


# Processes that end.


async def started(thinkers: Thinkers, besides: int = 0) -> int:
    """The id of the process, another one than `besides`."""
    while True:
        process = thinkers._all[-1].process
        if process is not None and process.pid != besides:
            return process.pid
        await asyncio.sleep(0.01)


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    # Nobody may have waited for it yet.
    return " Z " in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")


def test_a_process_that_is_killed_is_replaced_and_its_question_asked_again(thinkers: Thinkers) -> None:
    bot, sight = a_question(40)
    twin, _ = a_question(40)

    async def kill_it() -> int:
        choice = asyncio.create_task(thinkers.choose(bot, sight, "anna", watched))
        kill(await started(thinkers))
        return await choice

    assert asyncio.run(asyncio.wait_for(kill_it(), 60)) == twin.choose(sight)
    # So is one that died while nobody asked anything.
    process = thinkers._all[-1].process
    assert process is not None
    process.kill()
    process.wait()
    assert choose(thinkers, bot, sight) == twin.choose(sight)


def test_a_question_on_which_processes_die_is_given_up_and_others_are_answered(thinkers: Thinkers) -> None:
    bot, sight = a_question(40)

    async def kill_them() -> None:
        choice = asyncio.create_task(thinkers.choose(bot, sight, "anna", watched))
        first = await started(thinkers)
        kill(first)
        kill(await started(thinkers, besides=first))
        with pytest.raises(RegniError) as caught:
            await choice
        assert caught.value.code == "bot-lost"
        assert await thinkers.choose(bot, sight, "anna", watched) in sight.moves

    asyncio.run(asyncio.wait_for(kill_them(), 60))


def test_where_no_process_can_be_started_it_is_told(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(RegniError) as caught:
        choose(thinkers, *a_question())
    assert caught.value.code == "bot-lost"


@pytest.mark.skipif(not hasattr(os, "getpgid"), reason="no process groups here")
def test_a_process_gives_way_to_the_server_and_hears_no_ctrl_c(thinkers: Thinkers) -> None:
    choose(thinkers, *a_question())
    process = thinkers._all[-1].process
    assert process is not None
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + POLITE, 19)
    assert os.getpgid(process.pid) == process.pid
    # It belongs to the same session: schedulers that share out time between sessions know it as part of the server.
    assert os.getsid(process.pid) == os.getsid(0)


def test_a_process_imports_nothing_from_the_working_folder(
    thinkers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pickle.py").write_text("raise SystemExit", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bot, sight = a_question()
    assert choose(thinkers, bot, sight) in sight.moves


@pytest.mark.parametrize("thinks", [False, True])
def test_closing_leaves_no_process(thinkers: Thinkers, thinks: bool) -> None:
    async def close() -> None:
        simulations = 999_999 if thinks else 8
        choice = asyncio.create_task(thinkers.choose(*a_question(simulations, 600), "anna", watched))
        process = await started(thinkers)
        if not thinks:
            await choice
        thinkers.close()
        assert is_gone(process)
        if thinks:
            with pytest.raises(RegniError):
                await choice
        with pytest.raises(RuntimeError):
            await thinkers.choose(*a_question(), "anna", watched)
        assert thinkers._all[-1].process is None

    asyncio.run(asyncio.wait_for(close(), 60))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="reads which processes there are")
@pytest.mark.parametrize("how", ["kill", "stop"])
def test_nothing_is_left_of_a_server_that_ends(tmp_path: Path, how: str) -> None:
    file = tmp_path / "tables.sqlite"
    host = Host(Store(file))
    key = begin(host, seats=2, bot="king")
    live, _ = open_table(host, key) or pytest.fail("the key opens nothing")
    while live.session.bot_to_move is None or not asks_much(live.session):
        move_on(host, live)
    host.store.close()
    with Program(file) as program, connected(program, key):
        assert program.process is not None
        end = time.monotonic() + 60
        while not (thinking := children(program.process.pid)):
            assert time.monotonic() < end
            time.sleep(0.01)
        getattr(program, how)()
        while not all(is_gone(one) for one in thinking):
            assert time.monotonic() < end
            time.sleep(0.05)
    assert program.complaints == []


def asks_much(session: Session) -> bool:
    return session.game.about == "turn" and len(session.legal) > 5


def connected(program: Program, key: str) -> ClientConnection:
    """A socket of the table. The server says where it serves a moment before it does."""
    for _ in range(600):
        try:
            address = f"ws://127.0.0.1:{program.port}/table/{key}/live"
            return connect(address, max_size=None, additional_headers={"Cookie": f"{OWNER}={'A' * 22}"})
        except ConnectionRefusedError:
            time.sleep(0.1)
    pytest.fail("nobody answers")


def children(pid: int) -> list[int]:
    """The processes that a process has started, in any of its threads."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(one) for listed in found for one in listed.read_text(encoding="utf-8").split()]


# At a table.


@pytest.fixture
def host() -> Iterator[Host]:
    one = Host(Store(":memory:"))
    yield one
    # Its tables belong to an event loop that has ended.
    one.sessions.clear()
    asyncio.run(one.close())


def against(host: Host, bot: str, seed: str = "thinking") -> LiveSession:
    live, _ = open_table(host, begin(host, seats=2, bot=bot, seed=seed)) or pytest.fail("the key opens nothing")
    return live


def test_a_table_says_whose_it_is_and_whether_somebody_watches(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = against(host, "random")
    asked: list[tuple[str, bool]] = []

    async def asks(thinkers: Thinkers, bot: object, sight: Sight, person: str, is_watched: Callable[[], bool]) -> int:
        asked.append((person, is_watched()))
        live.watchers.add(lambda: None)
        asked.append((person, is_watched()))
        return 0

    monkeypatch.setattr(Thinkers, "choose", asks)
    asyncio.run(live._choose(1))
    assert asked == [("A" * 22, False), ("A" * 22, True)]


def begun_to_plot(host: Host, bot: str) -> LiveSession:
    """A table where a bot has to answer what a person has just done, who may still take it back."""
    for number in range(20):
        live = against(host, bot, f"plot {number}")
        session = live.session
        while not session.is_over:
            if session.bot_to_move is not None and session.may_undo(0) and len(session.legal) > 1:
                return live
            move_on(host, live)
    pytest.fail("nobody ever plots")


def move_on(host: Host, live: LiveSession) -> None:
    """The next move is a steward's."""
    seat = live.session.game.deciding or 0
    steward = make_bot("steward", seat, str(live.session.count), live.session.game.record.ruleset)
    entry = move_text(steward.choose(live.session.game.sight(seat)))
    host.store.append(live.number, live.session.count, [entry], False)
    live.session.enter(entry)


def test_what_a_process_thought_about_may_be_taken_back_meanwhile(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "PATIENCE", 0.5)
    live = begun_to_plot(host, "witan:999999")
    count = live.session.count
    before = [live.session.game.table.clone(), live.session.game.at(len(live.session.game.moves) - 1).table]

    async def take_back() -> None:
        live.wake()
        await started(live.thinkers)
        live.undo([0], count)
        assert host.store.entries(live.number)[count:] == ["undo"]
        assert live._thinking is not None
        await live._thinking
        # The bot's move is not made.
        assert host.store.entries(live.number)[count:] == ["undo"]
        assert digest(live.session.game.table) == digest(before[1])
        # After the same move again it thinks again.
        live.play([0], count + 1, host.store.entries(live.number)[count - 1 : count])
        assert digest(live.session.game.table) == digest(before[0])
        while live.session.count == count + 2:
            await asyncio.sleep(0.01)
        assert live.session.game.movers[count] == 1
        await live.stop()

    asyncio.run(asyncio.wait_for(take_back(), 60))


def test_a_bot_whose_processes_die_is_told_of_until_somebody_comes_back(host: Host) -> None:
    live = begun_to_plot(host, "witan:40")
    count = live.session.count
    told: list[str] = []
    live.watchers.add(lambda: told.append(live.trouble.code if live.trouble else ""))

    async def kill_them() -> None:
        live.wake()
        first = await started(live.thinkers)
        kill(first)
        kill(await started(live.thinkers, besides=first))
        assert live._thinking is not None
        await live._thinking
        assert told == ["bot-lost"]
        assert live.session.count == count
        live.wake()
        while live.session.count == count:
            await asyncio.sleep(0.01)
        assert told[1] == ""
        await live.stop()

    asyncio.run(asyncio.wait_for(kill_them(), 60))
