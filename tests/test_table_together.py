"""People at a table on several devices: clocks, bots that play for those who are late or away, and what people ask of
each other. The time is the test's own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from regni.engine.moves import CONCEDE
from regni.errors import RegniError
from regni.web.company.asking import ABSENT
from regni.web.company.timekeeper import BEAT
from regni.web.gathering.gatherings import ANY, WATCH
from regni.web.manners import DAY, MINUTE
from regni.web.play import allowance
from regni.web.play.host import Host, LiveSession
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.play.together import NONE, Together, read_together
from regni.web.server.messages import PING
from regni.web.server.routes import make_app
from regni.words.notation import move_text
from regni.words.words import words
from table_forms import words_of
from test_table_live import terms
from test_table_lobby import Server, hear
from twin_games import differing, exchanged, played, twin

TURN = {"clock": "turn-2", "zero": "bot", "away": "never", "chat": "on", "more": "on"}
NEVER = {"clock": "none", "zero": "bot", "away": "never", "chat": "on"}
VOTE = NEVER | {"away": "vote"}
AFTER = NEVER | {"away": "after-5"}


@pytest.fixture(autouse=True)
def people_are_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests say more in a second than people."""
    monkeypatch.setattr(allowance, "RATE", 1e9)


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class Friends:
    """People at a table that has begun."""

    def __init__(self, manners: dict[str, str], people: int = 2, file: str | Path = ":memory:", **wish: str) -> None:
        self.time = Time()
        self.server = Server(file, self.time)
        first = self.server.person()
        guests = {f"who_{seat}": "guest" for seat in range(1, people)}
        first.begin(**({"name_0": "Ana", "seats": str(people)} | guests | wish))
        self.people = [first]
        for seat, name in enumerate(("Ben", "Eve")[: people - 1], 1):
            one = self.server.person("es")
            one.join(first.keys()[ANY], seat, name)
            self.people.append(one)
        first.choose_manners(manners)
        for seat, one in enumerate(self.people[1:], 1):
            one.act("ready", seat)
        first.act("begin")

    @property
    def host(self) -> Host:
        return self.server.host

    @property
    def live(self) -> LiveSession:
        return self.host.live(1)

    @property
    def deciding(self) -> int:
        seat = self.live.session.game.deciding
        assert seat is not None
        return seat

    def bots(self) -> tuple[int, ...]:
        """The seats that a bot plays for a person."""
        return self.live.together.stand_ins

    def socket(self, seat: int) -> Any:
        one = self.people[seat]
        return one.client.websocket_connect(f"{one.table}/live")

    @contextmanager
    def sockets(self) -> Iterator[list[WebSocketTestSession]]:
        with self.server.running(), ExitStack() as stack:
            found = [stack.enter_context(self.socket(seat)) for seat in range(len(self.people))]
            for one in found:
                settle(one)
            yield found

    def pass_time(self, seconds: float) -> None:
        self.time.at += seconds

    def look(self) -> None:
        """Lets the server look at its clocks, as it does by itself twice a second."""
        portal = self.people[0].client.portal
        assert portal is not None
        portal.call(lambda: self.server.app.state.timekeeper.look())


def send(session: WebSocketTestSession, **message: Any) -> None:
    session.send_text(json.dumps(message))


def settle(session: WebSocketTestSession) -> list[dict[str, Any]]:
    """Reads all messages until the server has answered what was sent so far."""
    session.send_text(PING)
    found: list[dict[str, Any]] = []
    while not found or found[-1]["kind"] != "pong":
        found.append(json.loads(session.receive_text()))
    return found


def strip(session: WebSocketTestSession) -> str:
    """What is shown beside the decision next."""
    while True:
        for part in hear(session, "company")["parts"]:
            if 'data-part="together"' in part:
                return str(part)


def strip_with(session: WebSocketTestSession, text: str) -> str:
    while text not in (found := strip(session)):
        pass
    return found


def refused(session: WebSocketTestSession) -> str:
    return str(hear(session, "company-refused")["text"])


def end_turn(friends: Friends, sockets: list[WebSocketTestSession], seat: int) -> None:
    """A person ends his turn. Before that he or somebody else may have to answer something, perhaps with several cards:
    which of them can still be added to those before is found by trying."""
    is_ended, rng = False, Random(0)
    while not is_ended:
        session = friends.live.session
        legal = [move_text(move) for move in session.legal]
        move, at = next((one for one in ("end", "done") if one in legal), rng.choice(legal)), session.count
        asked = friends.deciding
        send(sockets[asked], do="choose", at=at, moves=[move])
        settle(sockets[asked])
        is_ended = asked == seat and move == "end" and session.count > at


def until(friends: Friends, session: WebSocketTestSession, is_so: Any) -> None:
    while not is_so():
        hear(session, "frame")


# Clocks.


def test_time_runs_for_who_decides_and_the_page_is_told_what_is_left() -> None:
    friends = Friends(TURN)
    with friends.sockets() as sockets:
        first, other = friends.deciding, 1 - friends.deciding
        assert friends.live.together.ends == friends.time.at + 2 * MINUTE
        friends.pass_time(30)
        end_turn(friends, sockets, first)
        assert friends.deciding == other
        message = hear(sockets[other], "company")
        assert message["left"] == 120_000
        assert friends.live.together.left[first] == 90
        # The time of a turn starts again in full.
        friends.pass_time(100)
        end_turn(friends, sockets, other)
        assert friends.live.together.ends == friends.time.at + 2 * MINUTE


def test_a_budget_is_for_the_whole_game() -> None:
    friends = Friends(TURN | {"clock": "game-10"})
    with friends.sockets() as sockets:
        first, other = friends.deciding, 1 - friends.deciding
        friends.pass_time(60)
        end_turn(friends, sockets, first)
        friends.pass_time(10)
        end_turn(friends, sockets, other)
        assert friends.live.together.ends == friends.time.at + 9 * MINUTE
        assert friends.live.together.left[other] == 10 * MINUTE - 10


def test_a_slow_game_has_days() -> None:
    friends = Friends(TURN | {"clock": "days-3"})
    with friends.sockets():
        assert friends.live.together.ends == friends.time.at + 3 * DAY


def test_no_time_runs_without_a_clock_and_nothing_is_stored() -> None:
    friends = Friends(NEVER)
    with friends.sockets() as sockets:
        end_turn(friends, sockets, friends.deciding)
        assert friends.live.together == Together()
        assert friends.host.store.together(1) == ""


def test_bots_have_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    running: list[int] = []
    choose = LiveSession._choose

    async def watched(live: LiveSession, seat: int) -> int:
        running.append(live.together.seat)
        return await choose(live, seat)

    monkeypatch.setattr(LiveSession, "_choose", watched)
    friends = Friends(TURN, seats="3", who_2="squire")
    with friends.sockets() as sockets:
        while not running:
            if friends.deciding < 2:
                end_turn(friends, sockets, friends.deciding)
            settle(sockets[0])
        assert set(running) == {NONE}


def test_at_zero_a_bot_plays_on_until_the_person_says_he_is_back() -> None:
    friends = Friends(TURN)
    with friends.sockets() as sockets:
        late, other = friends.deciding, 1 - friends.deciding
        friends.pass_time(119)
        friends.look()
        assert friends.bots() == ()
        friends.pass_time(1)
        friends.look()
        assert friends.bots() == (late,)
        language, name = ("es", "Ana") if late == 0 else ("en", "Ben")
        strip_with(sockets[other], words(language).text("together-bot", name=name))
        own = "en" if late == 0 else "es"
        assert 'data-together="return"' in strip_with(sockets[late], words(own).text("together-own-bot"))
        # The bot ends his turn, and the other plays.
        until(friends, sockets[other], lambda: friends.deciding == other)
        assert late in friends.live.session.game.movers
        # Everybody sees a bot there.
        page = words_of(friends.people[other].get(friends.people[other].table))
        assert words(language).text("together-plays-for", level=words(language).bot("knight"), name=name) in page
        send(sockets[late], do="return")
        settle(sockets[late])
        assert friends.bots() == ()
        end_turn(friends, sockets, other)
        settle(sockets[late])
        assert friends.deciding == late
        assert friends.live.together.ends == friends.time.at + 2 * MINUTE


def test_who_comes_back_without_time_gets_a_minute() -> None:
    friends = Friends(TURN | {"clock": "game-10"})
    with friends.sockets() as sockets:
        late = friends.deciding
        friends.pass_time(10 * MINUTE)
        friends.look()
        assert friends.live.together.left[late] == 0
        send(sockets[late], do="return")
        settle(sockets[late])
        assert friends.live.together.left[late] == MINUTE


def test_at_zero_the_seat_concedes_if_that_was_said() -> None:
    friends = Friends(TURN | {"zero": "concede"})
    with friends.sockets() as sockets:
        late = friends.deciding
        assert CONCEDE in friends.live.session.legal
        friends.pass_time(2 * MINUTE)
        friends.look()
        until(friends, sockets[1 - late], lambda: friends.live.session.is_over)
        assert friends.live.session.game.moves[-1] == CONCEDE
        assert friends.live.session.game.movers[-1] == late


def test_a_bot_makes_the_choice_at_which_nobody_can_concede() -> None:
    """Decks are picked before the first turn, and nobody can concede until then."""
    friends = Friends(TURN | {"zero": "concede"}, variant="wessex")
    with friends.sockets() as sockets:
        late = friends.deciding
        assert CONCEDE not in friends.live.session.legal
        friends.pass_time(2 * MINUTE)
        friends.look()
        # He cannot come back: the manners of the table say so.
        send(sockets[late], do="return")
        settle(sockets[late])
        assert friends.live.together.leaving == (late,)
        for _ in range(500):
            if friends.live.session.is_over or friends.live.session.game.table.earls[late].out:
                break
            settle(sockets[1 - late])
            if friends.deciding == 1 - late:
                friends.pass_time(2 * MINUTE)
                friends.look()
                send(sockets[1 - late], do="return")
        movers, moves = friends.live.session.game.movers, friends.live.session.game.moves
        assert CONCEDE in moves
        assert movers[0] == late


@pytest.mark.parametrize(("clock", "seconds"), [("turn-2", 2 * MINUTE), ("game-10", 5 * MINUTE), ("days-2", DAY)])
def test_more_time_is_asked_for_and_granted(clock: str, seconds: float) -> None:
    friends = Friends(TURN | {"clock": clock})
    with friends.sockets() as sockets:
        slow, other = friends.deciding, 1 - friends.deciding
        before, at = friends.live.together.ends, friends.live.session.count
        assert before is not None
        send(sockets[other], do="ask", what="time", at=at)
        refused(sockets[other])
        send(sockets[slow], do="ask", what="time", at=at, token=7)
        send(sockets[slow], do="ask", what="time", at=at, token=7)
        strip_with(sockets[other], 'data-together="grant time"')
        send(sockets[slow], do="answer", what="time", at=at, grants=True)
        refused(sockets[slow])
        friends.pass_time(20)
        send(sockets[other], do="answer", what="time", at=at, grants=True)
        settle(sockets[other])
        assert friends.live.together.ends == before + seconds
        send(sockets[other], do="answer", what="time", at=at, grants=True)
        refused(sockets[other])
        assert friends.live.together.ends == before + seconds


def test_no_more_time_where_the_manners_forbid_it_or_somebody_refuses() -> None:
    strict = {name: value for name, value in TURN.items() if name != "more"}
    for manners in (strict, TURN):
        friends = Friends(manners)
        with friends.sockets() as sockets:
            slow, at = friends.deciding, friends.live.session.count
            before = friends.live.together.ends
            send(sockets[slow], do="ask", what="time", at=at)
            if manners is TURN:
                send(sockets[1 - slow], do="answer", what="time", at=at, grants=False)
                settle(sockets[1 - slow])
                send(sockets[slow], do="ask", what="time", at=at)
            refused(sockets[slow])
            assert friends.live.together.ends == before


# Asking for a page.


@pytest.mark.parametrize("path", ["", "/screen", "/record.toml", "/campaign", "/glossary.json", "/deck/red"])
def test_asking_for_a_page_starts_no_clock(path: str) -> None:
    """The link of a webhook is the address of the table, and messengers open links to look at them."""
    friends = Friends(TURN)
    table = friends.people[0].table
    watching, stranger = friends.server.person(), friends.server.person()
    watching.post(f"/join/{friends.people[0].keys()[WATCH]}")
    before = friends.host.store.written
    friends.host.sessions.clear()
    with friends.server.running():
        for person in (stranger, watching, *friends.people):
            person.client.get(table + path)
            if person is stranger:
                # Nothing is played again for somebody who has nothing to do with the table.
                assert friends.host.sessions == {}
        for socket in (f"{table}/live", f"{table}/screen/live"):
            with watching.client.websocket_connect(socket) as session:
                settle(session)
        assert friends.host.store.together(1) == ""
        assert friends.host.store.written == before
        # It runs when somebody is there who plays.
        with friends.socket(1) as session:
            settle(session)
            assert friends.live.together.seat == friends.deciding


# What survives a crash.


def test_a_killed_server_charges_no_time_while_it_is_down(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    friends = Friends(TURN | {"clock": "game-10"}, file=file)
    with friends.server.running(), friends.socket(0) as session:
        settle(session)
        seat = friends.deciding
        friends.pass_time(BEAT * 2)
        friends.look()
        friends.pass_time(BEAT / 3)
        # If the server is killed now, the time up to its last note is taken off.
        stored = friends.host.store.together(1)
        killed = Host(Store(file), friends.time)
        friends.pass_time(DAY)
        make_app(killed, ["testserver"]).state.timekeeper.start()
        again = killed.live(1).together
        assert again.seat == seat == read_together(stored, 2).seat
        assert again.ends == friends.time.at + 10 * MINUTE - BEAT * 2
        killed.store.close()


def test_a_bot_that_plays_for_somebody_stays_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    friends = Friends(TURN, file=file)
    with friends.server.running(), friends.socket(0) as session:
        settle(session)
        late = friends.deciding
        friends.pass_time(2 * MINUTE)
        friends.look()
        again = Host(Store(file), friends.time)
        assert again.live(1).together.stand_ins == (late,)
        assert again.live(1).terms_now.players[late].bot == "knight"
        again.store.close()


def test_the_time_of_a_table_that_nobody_looks_at_runs_too(tmp_path: Path) -> None:
    friends = Friends(TURN | {"clock": "days-1"})
    with friends.server.running():
        with friends.socket(0) as session:
            settle(session)
            late = friends.deciding
        friends.host.sessions.clear()
        friends.pass_time(DAY)
        friends.look()
        assert friends.bots() == (late,)


# Somebody is away.


def test_after_so_long_a_bot_plays_for_who_is_away_and_he_gets_his_seat_back() -> None:
    friends = Friends(AFTER)
    with friends.server.running():
        first = friends.deciding
        with friends.socket(1 - first) as here:
            settle(here)
            with friends.socket(first) as going:
                settle(going)
                friends.pass_time(DAY)
                friends.look()
                # A person who is here may think as long as he likes.
                assert friends.bots() == ()
            settle(here)
            friends.pass_time(5 * MINUTE - 1)
            friends.look()
            assert friends.bots() == ()
            friends.pass_time(1)
            friends.look()
            assert friends.bots() == (first,)
            until(friends, here, lambda: friends.deciding != first)
            # A person is back when he opens the page, but not if he looks at it without a script.
            friends.people[first].get(friends.people[first].table)
            assert friends.bots() == (first,)
            with friends.socket(first) as back:
                settle(back)
                assert friends.bots() == ()


def test_a_move_that_the_bot_thinks_of_is_not_made_after_the_person_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    friends = Friends(AFTER)
    with friends.server.running():
        portal = friends.people[0].client.portal
        assert portal is not None
        first = friends.deciding
        live = friends.live

        async def think() -> None:
            """The bot begins to think, and before it has moved the person comes back."""
            live.arrange(lambda together: together.replaced(first))
            chosen = live._choose

            async def slow(seat: int) -> int:
                move = await chosen(seat)
                live.come_back([seat])
                return move

            monkeypatch.setattr(live, "_choose", slow)
            assert live._thinking is not None
            await live._thinking

        count = live.session.count
        portal.call(think)
        assert live.session.count == count
        assert live.together.stand_ins == ()


def test_who_makes_a_move_is_back() -> None:
    friends = Friends(TURN, people=3)
    with friends.sockets() as sockets:
        late = friends.deciding
        friends.pass_time(2 * MINUTE)
        friends.look()
        send(sockets[late], do="undo", at=friends.live.session.count)
        settle(sockets[late])
        assert friends.bots() == ()


def test_the_others_vote_for_a_bot() -> None:
    friends = Friends(VOTE, people=3)
    with friends.server.running():
        absent = friends.deciding
        one, other = (seat for seat in range(3) if seat != absent)
        with friends.socket(one) as first, friends.socket(other) as second:
            settle(first)
            settle(second)
            at = friends.live.session.count
            friends.pass_time(ABSENT)
            send(first, do="ask", what="bot", at=at)
            strip_with(second, 'data-together="grant bot"')
            assert friends.bots() == ()
            send(second, do="answer", what="bot", at=at, grants=False)
            settle(second)
            send(first, do="ask", what="bot", at=at)
            refused(first)
            assert friends.bots() == ()
            send(second, do="ask", what="bot", at=at)
            strip_with(first, 'data-together="grant bot"')
            send(first, do="answer", what="bot", at=at, grants=True)
            settle(first)
            assert friends.bots() == (absent,)


def test_the_others_vote_for_a_bot_at_a_seat_that_nobody_holds() -> None:
    friends = Friends(VOTE)
    with friends.server.running():
        left = friends.deciding
        friends.people[left].post("/devices", do="forget")
        friends.pass_time(ABSENT)
        with friends.socket(1 - left) as other:
            strip_with(other, 'data-together="ask bot"')
            send(other, do="ask", what="bot", at=friends.live.session.count)
            settle(other)
            assert friends.bots() == (left,)


def test_nobody_is_replaced_whose_page_was_closed_for_a_moment() -> None:
    friends = Friends(VOTE)
    with friends.server.running():
        absent, language = friends.deciding, "en" if friends.deciding == 1 else "es"
        with friends.socket(1 - absent) as other:
            at = friends.live.session.count

            def asks() -> None:
                send(other, do="ask", what="bot", at=at)

            # When the server has just begun, nobody has been away for long.
            asks()
            assert refused(other) == words(language).text("error-asked-soon", seconds=ABSENT)
            friends.pass_time(ABSENT)
            with friends.socket(absent) as going:
                settle(going)
                friends.pass_time(DAY)
            for seconds in (0, ABSENT - 1):
                friends.pass_time(seconds)
                asks()
                refused(other)
            assert friends.bots() == ()
            assert friends.live.session.count == at
            friends.pass_time(1)
            asks()
            settle(other)
            assert friends.bots() == (absent,)


def test_a_vote_ends_when_the_person_is_back() -> None:
    friends = Friends(VOTE, people=3)
    with friends.server.running():
        absent = friends.deciding
        one, other = (seat for seat in range(3) if seat != absent)
        with friends.socket(one) as first, friends.socket(other) as second:
            settle(first)
            settle(second)
            at = friends.live.session.count
            friends.pass_time(ABSENT)
            send(first, do="ask", what="bot", at=at)
            strip_with(second, 'data-together="grant bot"')
            with friends.socket(absent) as back:
                settle(back)
                send(second, do="answer", what="bot", at=at, grants=True)
                language = "en" if other == 0 else "es"
                assert refused(second) == words(language).text("error-asked-nothing")
                assert friends.bots() == ()


@pytest.mark.parametrize("manners", [VOTE, NEVER])
def test_no_bot_for_who_is_here_nor_where_nobody_votes(manners: dict[str, str]) -> None:
    friends = Friends(manners)
    with friends.sockets() as sockets:
        other = 1 - friends.deciding
        send(sockets[other], do="ask", what="bot", at=friends.live.session.count)
        refused(sockets[other])
        assert friends.bots() == ()


# Undo.


@contextmanager
def passed(people: int = 2, **manners: str) -> Iterator[tuple[Friends, list[WebSocketTestSession], list[int]]]:
    """The first two people have passed, one after the other, which shows nothing hidden. Also returns the order in
    which they sit."""
    friends = Friends(NEVER | manners, people, variant="wessex")
    with friends.sockets() as sockets:
        order = []
        for _ in range(2):
            order.append(friends.deciding)
            at = friends.live.session.count
            send(sockets[order[-1]], do="choose", at=at, moves=["pass"])
            settle(sockets[order[-1]])
            assert friends.live.session.count == at + 1
        assert order[0] != order[1]
        for one in sockets:
            settle(one)
        yield friends, sockets, order


def test_moves_of_others_are_taken_back_if_they_agree() -> None:
    with passed() as (friends, sockets, (asker, other)):
        at = friends.live.session.count
        # His own last move anybody takes back alone, so he need not ask.
        send(sockets[other], do="ask", what="undo", at=at)
        refused(sockets[other])
        send(sockets[asker], do="undo", at=at)
        hear(sockets[asker], "refused")
        send(sockets[asker], do="ask", what="undo", at=at, token=3)
        assert 'data-together="refuse undo"' in strip_with(sockets[other], 'data-together="grant undo"')
        assert friends.live.session.count == at
        send(sockets[other], do="answer", what="undo", at=at, grants=True, token=4)
        settle(sockets[other])
        assert friends.live.session.game.moves == []
        assert friends.deciding == asker
        assert friends.host.store.entries(1)[-2:] == ["undo", "undo"]
        # A message that arrives twice is obeyed once.
        for seat, token, what in ((asker, 3, "ask"), (other, 4, "answer")):
            send(
                sockets[seat],
                do=what,
                what="undo",
                at=at,
                token=token,
                **({"grants": True} if what == "answer" else {}),
            )
            settle(sockets[seat])
        assert friends.live.session.count == at + 2


def test_one_refusal_ends_it() -> None:
    with passed(3) as (friends, sockets, (asker, other)):
        (third,) = {0, 1, 2} - {asker, other}
        at = friends.live.session.count
        send(sockets[asker], do="ask", what="undo", at=at)
        settle(sockets[asker])
        send(sockets[other], do="answer", what="undo", at=at, grants=True)
        settle(sockets[other])
        # All must agree.
        assert friends.live.session.count == at
        send(sockets[third], do="answer", what="undo", at=at, grants=False)
        settle(sockets[third])
        send(sockets[other], do="answer", what="undo", at=at, grants=True)
        assert refused(sockets[other]) in {words(one).text("error-asked-nothing") for one in ("en", "es")}
        send(sockets[asker], do="ask", what="undo", at=at)
        assert refused(sockets[asker]) in {words(one).text("error-asked-refused") for one in ("en", "es")}
        assert friends.live.session.count == at


def test_a_request_lapses_when_anything_else_happens() -> None:
    with passed(3) as (friends, sockets, (asker, other)):
        (third,) = {0, 1, 2} - {asker, other}
        at = friends.live.session.count
        send(sockets[asker], do="ask", what="undo", at=at)
        settle(sockets[asker])
        assert friends.deciding == third
        send(sockets[third], do="choose", at=at, moves=["pass"])
        settle(sockets[third])
        for said_at in (at, at + 1):
            send(sockets[other], do="answer", what="undo", at=said_at, grants=True)
            refused(sockets[other])
        assert friends.live.session.count == at + 1


def test_nothing_is_taken_back_past_a_shown_card_or_chance() -> None:
    friends = Friends(NEVER)
    with friends.sockets() as sockets:
        first, other = friends.deciding, 1 - friends.deciding
        # The draw at the end of the turn is chance.
        end_turn(friends, sockets, first)
        settle(sockets[first])
        assert friends.live.session.undo_length([first]) == 0
        send(sockets[first], do="ask", what="undo", at=friends.live.session.count)
        assert refused(sockets[first]) in {words(one).text("error-undo") for one in ("en", "es")}
        assert friends.deciding == other


def test_who_is_replaced_by_a_bot_is_not_asked() -> None:
    """If a bot plays for everybody else there is nobody to ask."""
    with passed() as (friends, _, (asker, other)):
        asking = friends.server.app.state.companies.at(friends.live).asking
        person = friends.people[asker].token
        assert asking.undo_length(person) == 2
        friends.live.together = friends.live.together.replaced(other)
        assert asking.undo_length(person) == 0


# What is said over the socket.


@pytest.mark.parametrize(
    "message",
    [
        {"do": "ask", "what": "undo"},
        {"do": "ask", "what": "money", "at": 0},
        {"do": "ask", "what": ["undo"], "at": 0},
        {"do": "ask", "what": "undo", "at": "0"},
        {"do": "ask", "what": "bot", "at": 0, "seat": 1},
        {"do": "answer", "what": "undo", "at": 0},
        {"do": "answer", "what": "undo", "at": 0, "grants": 1},
        {"do": "answer", "what": "time", "at": 0, "grants": "yes"},
        {"do": "return", "seat": 1},
        {"do": "return", "at": 0},
    ],
)
def test_garbage_is_refused_and_changes_nothing(message: dict[str, Any]) -> None:
    friends = Friends(TURN)
    with friends.server.running(), friends.socket(0) as session:
        settle(session)
        before = friends.live.together, friends.live.session.count
        session.send_text(json.dumps(message))
        hear(session, "refused")
        assert (friends.live.together, friends.live.session.count) == before


@pytest.mark.parametrize("message", [{"do": "ask", "what": "time"}, {"do": "answer", "what": "bot", "grants": True}])
def test_nobody_asks_about_a_table_that_has_moved_on_or_that_he_only_watches(message: dict[str, Any]) -> None:
    friends = Friends(TURN)
    eyes = friends.server.person()
    eyes.post(f"/join/{friends.people[0].keys()[WATCH]}")
    with (
        friends.server.running(),
        friends.socket(0) as session,
        eyes.client.websocket_connect(f"{friends.people[0].table}/live") as watching,
    ):
        for one, at, code in ((session, 99, "table-stale"), (watching, 0, "chat-watching")):
            send(one, at=at, **message)
            assert refused(one) == words("en").text(f"error-{code}")
        send(watching, do="return")
        assert refused(watching) == words("en").text("error-chat-watching")
        assert "data-together" not in "".join(
            part for one in settle(watching) if one["kind"] == "company" for part in one["parts"]
        )


@pytest.mark.parametrize("variant", ["base", "wessex"])
def test_what_can_be_taken_back_tells_nothing_of_hidden_cards(variant: str) -> None:
    course = played(terms(variant, people=1, seed="twins"), "random", 300)

    def lengths() -> list[list[int]]:
        session, found = Session(course.terms), []
        for move in course.moves:
            session.enter(move)
            found.append([session.undo_length([seat]) for seat in range(len(course.terms.players))])
        return found

    with exchanged(twin(course, Random(variant), 20)):
        assert differing(course) > 0
        other = lengths()
    assert lengths() == other
    assert any(map(any, other))


@pytest.mark.parametrize(
    "state",
    [
        '{"left": "much"}',
        '{"seat": 2}',
        '{"seat": -2}',
        '{"left": [1.0]}',
        '{"stand_ins": [7]}',
        '{"leaving": [-3]}',
        '{"since": 1e300}',
    ],
)
def test_faulty_states_in_the_file_are_told_in_a_line(state: str) -> None:
    with pytest.raises(RegniError):
        read_together(state, 2)


# After the game.


def test_a_rematch_that_somebody_opens_is_told_to_the_others() -> None:
    friends = Friends(VOTE)
    with friends.sockets() as sockets:
        loser, away = friends.deciding, 1 - friends.deciding
        portal = friends.people[0].client.portal
        assert portal is not None
        portal.call(friends.live.arrange, lambda together: together.replaced(away))
        strip_with(sockets[loser], 'class="asked"')
        portal.call(friends.live.play, [loser], friends.live.session.count, ["concede"])
        assert friends.live.session.is_over
        # No bot plays for anybody any more.
        assert 'class="asked"' not in strip(sockets[loser])
        again = friends.people[away].post(f"{friends.people[away].table}/rematch")
        strip_with(sockets[loser], words("en" if loser == 0 else "es").text("together-rematch"))
        assert friends.people[loser].post(f"{friends.people[loser].table}/rematch") == again
