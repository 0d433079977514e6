"""What one person and one address may take of the server: the counting itself, without a network or a real clock."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from random import Random

import pytest

from regni.web.fairness import limits, pace
from regni.web.fairness.crowd import Crowd, Guest
from regni.web.fairness.fairness import Fairness
from regni.web.fairness.limits import FAR, HERE, NEAR, ROOM, Room, files_for, home_of, room_within, share_of
from regni.web.fairness.lines import Lines
from regni.web.fairness.pace import FOREVER, Pace, Rate
from regni.web.fairness.request_queue import RequestQueue

FAR_AWAY, OTHER = "93.184.0.1", "93.184.0.2"


# How often.


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    counted, rate = Pace(), Rate(2, at_once=3)
    assert [counted.wait("a", rate, now=100) for _ in range(4)] == [0, 0, 0, None]
    # Another one is counted for himself.
    assert counted.wait("b", rate, now=100) == 0
    assert counted.wait("a", rate, now=100.4) is None
    assert [counted.wait("a", rate, now=100.5) for _ in range(2)] == [0, None]
    # Somebody who has not asked for a long time may not ask more than at first.
    assert [counted.wait("a", rate, now=900) for _ in range(4)] == [0, 0, 0, None]


def test_who_is_a_little_too_fast_is_made_to_wait_and_the_waits_grow() -> None:
    counted, rate = Pace(), Rate(10, at_once=1, patience=0.25)
    assert [counted.wait("a", rate, now=0) for _ in range(4)] == pytest.approx([0, 0.1, 0.2, None])
    # What was refused is not counted: the queue is no longer than those who wait.
    assert counted.wait("a", rate, now=0.1) == pytest.approx(0.2)


def test_nobody_is_refused_where_patience_has_no_end() -> None:
    counted, rate = Pace(), Rate(1, at_once=1, patience=FOREVER)
    assert [counted.wait("a", rate, now=0) for _ in range(100)] == list(range(100))


def test_what_costs_more_counts_more() -> None:
    counted, rate = Pace(), Rate(1, at_once=6)
    assert [counted.wait("a", rate, now=0, cost=cost) for cost in (3, 2.5, 1, 0.5, 0.1)] == [0, 0, None, 0, None]


def test_in_the_long_run_nobody_gets_more_than_his_rate() -> None:
    chance, counted, rate = Random(1), Pace(), Rate(5, at_once=20, patience=2)
    now, done = 0.0, 0
    for _ in range(20_000):
        now += chance.expovariate(40)
        done += counted.wait("a", rate, now) is not None
    assert now * 5 - 1 <= done <= now * 5 + 20 + 2 * 5 + 1


def test_those_who_have_nothing_to_make_up_for_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "FEW", 10)
    counted, rate = Pace(), Rate(1, at_once=2)
    for number in range(1000):
        counted.wait(str(number), rate, now=number)
        assert len(counted._used) <= 21
    # Somebody who still has something to make up for is not forgotten, so he gains nothing.
    assert [counted.wait("busy", rate, now=1000) for _ in range(3)] == [0, 0, None]
    for number in range(50):
        counted.wait(f"other {number}", rate, now=1000)
    assert counted.wait("busy", rate, now=1000) is None


# Addresses.


@pytest.mark.parametrize("address", ["127.0.0.1", "::ffff:127.0.0.1", "127.1.2.3", "::1", ""])
def test_this_machine_is_one_address(address: str) -> None:
    assert share_of(address) is limits.HERE
    assert home_of(address) == home_of("127.0.0.1")


@pytest.mark.parametrize("address", ["10.1.2.3", "192.168.1.5", "fd00::2", "100.64.0.9"])
def test_the_network_of_this_machine_is_near(address: str) -> None:
    assert share_of(address) is limits.NEAR


@pytest.mark.parametrize("address", [FAR_AWAY, f"::ffff:{FAR_AWAY}", "2a02:8071:1:2::5"])
def test_the_rest_of_the_world_is_far(address: str) -> None:
    assert share_of(address) is limits.FAR


def test_a_household_is_one_address() -> None:
    assert home_of("2a02:8071:1:2::5") == home_of("2a02:8071:1:2:ffff::1") != home_of("2a02:8071:1:3::5")
    assert home_of(f"::ffff:{FAR_AWAY}") == home_of(FAR_AWAY) != home_of(OTHER)


# Sockets.


def guest(
    person: str = "a", table: str = "t", address: str = FAR_AWAY, *, seated: bool = True, playing: bool = False
) -> Guest:
    return Guest(person, address, table, seated, playing)


def entered(crowd: Crowd, *guests: Guest) -> int:
    return sum(crowd.enter(one) for one in guests)


def test_300_tables_of_six_fit_from_all_over_the_world_and_from_one_machine() -> None:
    world = [f"93.184.{person // 200}.{person % 200}" for person in range(1800)]
    for addresses in (world, ["127.0.0.1"] * 1800):
        crowd = Crowd()
        everybody = [
            guest(str(person), str(person // 6), address, playing=True) for person, address in enumerate(addresses)
        ]
        assert entered(crowd, *everybody) == 1800
        assert not crowd.is_full


def test_200_tables_of_three_begin_at_once_on_one_machine() -> None:
    crowd = Crowd()
    assert entered(crowd, *[guest(str(one), str(one // 3), "127.0.0.1") for one in range(600)]) == 600


@pytest.mark.parametrize("playing", [False, True])
def test_two_addresses_of_the_network_lock_nobody_out(playing: bool) -> None:
    crowd = Crowd()
    for address in ("192.168.1.5", "192.168.1.6"):
        greedy = [guest(f"{address} {number}", str(number), address, playing=playing) for number in range(3000)]
        most = NEAR.sockets * (1 + limits.PLAYERS_EXTRA) if playing else NEAR.newcomers
        assert entered(crowd, *greedy) == most
    assert not crowd.is_full
    assert entered(crowd, guest("newcomer", "new", "192.168.1.7")) == 1


def test_newcomers_of_this_machine_leave_room_for_its_players_and_for_others() -> None:
    crowd = Crowd()
    greedy = [guest(str(number), str(number), f"127.0.0.{number % 9}") for number in range(3000)]
    assert entered(crowd, *greedy) == HERE.newcomers
    players = [guest(f"p{number}", str(number // 6), "127.0.0.1", playing=True) for number in range(1200)]
    assert entered(crowd, *players) == 1200
    assert entered(crowd, guest("newcomer", "new", "192.168.1.7")) == 1
    # Who goes leaves his place to somebody else.
    crowd.leave(greedy[0])
    assert entered(crowd, *[guest("next", str(number), "127.0.0.1") for number in range(2)]) == 1


def test_a_person_has_so_many_pages_of_a_table_and_so_many_sockets() -> None:
    crowd = Crowd()
    assert entered(crowd, *[guest()] * 20) == limits.OWN_PAGES
    assert entered(crowd, *[guest(table=str(number)) for number in range(100)]) == limits.OWN_SOCKETS - limits.OWN_PAGES
    # The others at his table have theirs.
    assert entered(crowd, *[guest("b")] * 20) == limits.OWN_PAGES


def test_an_address_has_so_many_and_for_its_players_some_more() -> None:
    crowd = Crowd()
    strangers = [guest(f"a{number}", f"t{number}") for number in range(200)]
    assert entered(crowd, *strangers) == FAR.sockets
    players = [guest(f"p{number}", f"p{number}", playing=True) for number in range(200)]
    assert entered(crowd, *players) == FAR.sockets * limits.PLAYERS_EXTRA
    # Other addresses do not feel it.
    assert crowd.enter(guest("b", address=OTHER))


def test_onlookers_leave_the_seats_free() -> None:
    crowd = Crowd()
    watching = [guest(f"o{number}", seated=False) for number in range(50)]
    assert entered(crowd, *watching) == limits.ONLOOKERS
    assert entered(crowd, *[guest(f"s{number}") for number in range(6)]) == 6
    assert crowd.enter(guest("another", "u", seated=False))


def test_a_full_server_turns_newcomers_away_and_takes_its_players_back() -> None:
    crowd = Crowd(Room(sockets=10, reserve=3, lines=5))
    players = [guest(f"p{number}", playing=True, address=OTHER) for number in range(3)]
    assert entered(crowd, *players) == 3
    assert entered(crowd, *[guest(f"n{number}", str(number)) for number in range(20)]) == 7
    assert crowd.is_full
    # Their link breaks, and others take the places.
    for one in players:
        crowd.leave(one)
    assert not crowd.is_full
    assert entered(crowd, *[guest(f"m{number}", str(number)) for number in range(20)]) == 3
    assert entered(crowd, *players) == 3
    assert not crowd.enter(guest("p3", playing=True, address=OTHER))


def test_when_all_have_gone_nothing_is_remembered() -> None:
    chance, crowd = Random(2), Crowd(Room(30, 5, 5))
    here: list[Guest] = []
    for _ in range(5000):
        if here and chance.random() < 0.5:
            crowd.leave(here.pop(chance.randrange(len(here))))
        else:
            one = guest(
                chance.choice("abcdef"),
                chance.choice("tuv"),
                chance.choice([FAR_AWAY, OTHER, "::1"]),
                seated=chance.random() < 0.7,
                playing=chance.random() < 0.5,
            )
            if crowd.enter(one):
                here.append(one)
        assert crowd.number == len(here) <= 35
    for one in here:
        crowd.leave(one)
    assert (crowd.number, dict(crowd._counts)) == (0, {})


# Connections.


@pytest.fixture
def few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FAR", dataclasses.replace(FAR, lines=3))


@pytest.mark.usefixtures("few_lines")
def test_of_too_many_connections_the_one_that_waited_longest_is_closed() -> None:
    lines: Lines[str] = Lines()
    assert [lines.wait(name, FAR_AWAY, now) for now, name in enumerate("abc")] == [[], [], []]
    assert lines.wait("d", FAR_AWAY, 10) == ["a"]
    # One that was used since has not waited long.
    assert lines.wait("b", FAR_AWAY, 11) == []
    assert lines.wait("e", FAR_AWAY, 12) == ["c"]
    assert lines.wait("x", OTHER, 12) == []
    assert len(lines) == 4


@pytest.mark.usefixtures("few_lines")
def test_those_that_have_just_come_are_given_a_moment() -> None:
    """When many come at once, the server has not had time to read their requests."""
    lines: Lines[int] = Lines()
    assert [lines.wait(number, FAR_AWAY, 5) for number in range(50)] == [[]] * 50
    assert lines.wait(50, FAR_AWAY, 5 + limits.GRACE) == list(range(48))


@pytest.mark.usefixtures("few_lines")
def test_one_that_ended_is_not_counted() -> None:
    lines: Lines[str] = Lines()
    for name in "abc":
        lines.wait(name, FAR_AWAY, 0)
    lines.end("b")
    lines.end("b")
    assert lines.wait("d", FAR_AWAY, 100) == []
    for name in "acd":
        lines.end(name)
    assert (len(lines), lines._queues) == (0, {})


def test_when_there_is_room_for_none_the_fullest_address_gives_way() -> None:
    lines: Lines[str] = Lines(most=4)
    for name in "abc":
        assert lines.wait(name, FAR_AWAY, 0) == []
    assert lines.wait("x", OTHER, 0) == []
    assert lines.wait("y", "10.0.0.1", 0) == ["a"]
    assert lines.wait("z", "10.0.0.1", 0) == ["b"]


def test_an_address_opens_so_many_connections_a_second() -> None:
    lines: Lines[str] = Lines()
    came = sum(lines.may_come(FAR_AWAY, 0) for _ in range(1000))
    assert came == FAR.arrivals.at_once
    assert lines.may_come(OTHER, 0)
    assert sum(lines.may_come(FAR_AWAY, 1) for _ in range(1000)) == FAR.arrivals.a_second


# Requests, words and tables.


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits that the program is shipped with."""
    for name, value in SHIPPED.items():
        monkeypatch.setattr(limits, name, value)


#: The limits before conftest.py lifts them.
SHIPPED = {name: getattr(limits, name) for name in ("OWN_REQUESTS", "OWN_MESSAGES", "OWN_TABLES", "HERE")}


@pytest.mark.usefixtures("shipped")
def test_players_who_ask_too_much_wait_for_themselves() -> None:
    fairness, own = Fairness(), limits.OWN_REQUESTS
    answered = [fairness.request(OTHER, "greedy", 1, now=0) for _ in range(500)]
    assert sum(wait is not None for wait in answered) == own.at_once + own.patience * own.a_second
    assert fairness.request(OTHER, "other", 1, now=0) == 0
    assert fairness.request(OTHER, "", 1, now=0) == 0


@pytest.mark.usefixtures("shipped")
def test_600_people_of_one_machine_come_at_once() -> None:
    """Each asks for four pages and a socket, and begins a table. Some wait a little, and all are served."""
    fairness = Fairness()
    for person in range(600):
        for cost in (*[limits.PAGE] * 4, limits.SOCKET):
            assert fairness.request("127.0.0.1", "" if cost == limits.PAGE else f"p{person}", cost, now=0) is not None
        assert fairness.may_begin("127.0.0.1", f"p{person}", now=0)


@pytest.mark.usefixtures("shipped")
def test_an_address_has_one_limit_for_all_its_persons() -> None:
    fairness = Fairness()
    answered = [fairness.request(FAR_AWAY, "", 1, now=0) for _ in range(2000)]
    most = FAR.requests.at_once + FAR.requests.patience * FAR.requests.a_second
    assert sum(wait is not None for wait in answered) == most
    assert fairness.request(OTHER, "", 1, now=0) == 0


@pytest.mark.usefixtures("shipped")
def test_ten_tabs_come_back_at_once() -> None:
    fairness = Fairness()
    asked = [limits.PAGE, limits.SOCKET, *[limits.FILE] * 5] * 10
    assert [fairness.request(FAR_AWAY, "a", cost, now=0) for cost in asked] == [0] * len(asked)


@pytest.mark.usefixtures("shipped")
def test_what_is_said_too_fast_is_heard_later() -> None:
    fairness, own = Fairness(), limits.OWN_MESSAGES
    waits = [fairness.message(FAR_AWAY, "a", now=0) for _ in range(200)]
    assert waits[: int(own.at_once)] == [0] * int(own.at_once)
    assert waits[-1] == pytest.approx((200 - own.at_once) / own.a_second)
    assert fairness.message(FAR_AWAY, "b", now=0) == 0


@pytest.mark.usefixtures("shipped")
def test_so_many_tables_are_begun_by_one_person_and_from_one_address() -> None:
    fairness = Fairness()
    assert sum(fairness.may_begin(FAR_AWAY, "a", now=0) for _ in range(500)) == limits.OWN_TABLES.at_once
    others = sum(fairness.may_begin(FAR_AWAY, f"p{one}", now=0) for one in range(500))
    assert others == FAR.tables.at_once - limits.OWN_TABLES.at_once
    assert fairness.may_begin(OTHER, "b", now=0)
    # An hour later there is room again.
    assert fairness.may_begin(FAR_AWAY, "a", now=3600)


# The queue of requests.


def order_of(asked: str, queue: RequestQueue) -> str:
    """The order in which people are called who ask at the same moment."""
    called: list[str] = []

    async def ask(who: str) -> None:
        await queue.take(who)
        called.append(who)

    async def ask_all() -> None:
        await asyncio.gather(*map(ask, asked))

    asyncio.run(ask_all())
    return "".join(called)


def test_everybody_gets_his_page_in_turn_however_many_another_wants() -> None:
    assert order_of("aaaaaabbc", RequestQueue(lambda: 0)) == "abcabaaaa"


def test_between_pages_there_is_a_pause_for_those_who_play() -> None:
    """The pause is a multiple of the time that the page took. Meanwhile messages from tables are handled."""
    heard: list[str] = []
    queue = RequestQueue(lambda: 2.0)

    async def page(name: str) -> None:
        await queue.take("flood")
        heard.append(name)
        queue.spend(0.05)

    async def move() -> None:
        await asyncio.sleep(0.02)
        heard.append("move")

    async def both() -> None:
        await asyncio.gather(page("one"), page("two"), move())

    asyncio.run(both())
    assert heard == ["one", "move", "two"]


def test_who_goes_away_while_he_waits_keeps_nobody_waiting() -> None:
    queue = RequestQueue(lambda: 0)

    async def leave() -> list[str]:
        first, second = (asyncio.create_task(queue.take(who)) for who in "ab")
        await asyncio.sleep(0)
        first.cancel()
        await second
        return [who for who in "ab" if queue.number(who)]

    assert asyncio.run(leave()) == []
    # The next one is served in any case, also by a server that was restarted.
    assert order_of("c", queue) == "c"


@pytest.mark.parametrize(("player", "most"), [("", FAR.lines), ("a", limits.OWN_WAITING)])
def test_so_many_requests_wait_and_the_next_are_refused(player: str, most: int) -> None:
    async def ask_all() -> tuple[int, bool]:
        fairness = Fairness()
        asked = [asyncio.create_task(fairness.turn(FAR_AWAY, player)) for _ in range(2 * most)]
        await asyncio.sleep(0)
        other = fairness.turn(FAR_AWAY, "b")
        return sum(await asyncio.gather(*asked)), await other

    # The first was called at once, or waits too.
    served, other = asyncio.run(ask_all())
    assert most <= served <= most + 1
    assert other


def test_there_are_pauses_only_while_people_play() -> None:
    fairness = Fairness()
    assert fairness.pause() == 0
    fairness.message(OTHER, "a", time.monotonic())
    assert fairness.pause() == limits.PAUSE
    fairness.message(OTHER, "a", time.monotonic() - limits.LATELY)
    assert fairness.pause() == 0


# How much fits.


def test_a_small_system_gets_a_small_server() -> None:
    assert room_within(files_for(ROOM)) == ROOM
    assert room_within(1_000_000) == ROOM
    small = room_within(1024)
    assert 100 < small.lines < small.sockets < 600
    assert files_for(small) <= 1024
    assert room_within(10) == Room(0, 0, 0)


def test_the_limits_fit_each_other() -> None:
    # The whole server carries 300 tables of six, this machine alone nearly all of it, a near address a third, and a far
    # one a small part.
    assert ROOM.sockets >= 1800 * 4 / 3
    assert 1800 < HERE.sockets < ROOM.sockets
    assert NEAR.sockets * 3 <= ROOM.sockets
    assert NEAR.lines * 3 <= ROOM.lines
    assert FAR.sockets * 20 < ROOM.sockets
    assert FAR.lines * 20 <= HERE.lines + 200 <= ROOM.lines
    # Those who do not play leave room for others.
    assert HERE.newcomers * 3 <= ROOM.sockets
    assert NEAR.newcomers * 6 <= ROOM.sockets
    # A full table with a few pages for everybody is much less than an address has.
    assert limits.OWN_PAGES < limits.OWN_SOCKETS < FAR.sockets


def test_the_limits_are_as_they_were_set() -> None:
    """A developer who changes a limit changes it here too. Otherwise a limit that was changed by mistake might not be
    noticed for long."""
    assert Room() == ROOM == Room(sockets=2400, reserve=600, lines=1200)
    assert (limits.OWN_PAGES, limits.OWN_SOCKETS, limits.OWN_WAITING, limits.ONLOOKERS) == (8, 40, 20, 20)
    assert SHIPPED["OWN_REQUESTS"] == Rate(5, 60, 5)
    assert SHIPPED["OWN_MESSAGES"] == Rate(20, 80, FOREVER)
    assert SHIPPED["OWN_TABLES"] == Rate(1 / 60, 30, 0)
    assert (limits.PAGE, limits.FILE, limits.SOCKET, limits.HELD, limits.GRACE) == (1, 0.2, 3, 5, 2)
    assert (limits.PAUSE, limits.LATELY) == (3, 2)
