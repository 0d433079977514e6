"""What belongs to a person follows him to another device, and goes when he is forgotten: in lobbies too."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep

import pytest

from friends import Hall, all_here
from regni.web.gathering.belongings import add_device
from regni.web.gathering.lobby import Lobby
from regni.web.pages.page import OWNER
from regni.web.play.devices import NOBODY, own_link, person_of
from regni.web.play.store import Store
from regni.words.words import words
from table_forms import words_of
from test_lobby import ANA, BEN, EVE, lobby
from test_table_devices import link_of
from test_table_lobby import Person, Server, begun, gathered, hear
from test_table_seats import PATIENCE, closed, holders, renewed


@pytest.fixture
def ana() -> Person:
    found = Server().person()
    found.begin(name_0="Ana")
    return found


def everything(store: Store) -> str:
    """All that the file holds, but for the tokens that were ended."""
    tables = [str(name) for (name,) in store.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    kept = [str(store.rows(f"SELECT * FROM {table}")) for table in tables if table != "devices"]
    return "".join([*kept, str(store.rows("SELECT * FROM devices WHERE person != ?", NOBODY))])


def moved(person: Person) -> Person:
    """A further device of a person, and its link is used."""
    phone = person.server.person()
    phone.post(f"/me/{link_of(person)}")
    phone.table = person.table
    return phone


# Forgotten.


def test_who_is_forgotten_leaves_an_open_seat_in_a_lobby(ana: Person) -> None:
    ben, eve = gathered(ana)
    before, live = ben.token, f"{ana.table}/live"
    with (
        ana.server.running(),
        ben.client.websocket_connect(live) as of_ben,
        eve.client.websocket_connect(live) as of_eve,
    ):
        hear(of_ben, "lobby")
        hear(of_eve, "lobby")
        ben.post("/devices", do="forget")
        closed(of_ben)
        while words("en").text("lobby-open") not in (parts := words_of("".join(hear(of_eve, "lobby")["parts"]))):
            pass
        assert "Ben" not in parts
        assert before not in everything(ana.server.host.store)
        assert "Ben" not in everything(ana.server.host.store)
        assert [chair.is_open for chair in ana.lobby.chairs] == [False, True, False]
        # The others gather on.
        ana.server.person().join(ana.keys()["1"], 1, "Mia")
        assert ana.lobby.host == ana.token


def test_when_the_host_is_forgotten_somebody_else_in_the_lobby_is_the_host(ana: Person) -> None:
    ben, _ = gathered(ana)
    before = ana.token
    ana.post("/devices", do="forget")
    assert before not in everything(ana.server.host.store)
    assert "Ana" not in everything(ana.server.host.store)
    assert ben.lobby.host == ben.token
    assert words("es").text("lobby-close") in words_of(ben.get(ben.table))
    assert ben.act("close") == "/"
    ben.get(ben.table, 404)


def test_a_lobby_in_which_nobody_is_left_is_closed(ana: Person) -> None:
    keys = ana.keys()
    ana.post("/devices", do="forget")
    store = ana.server.host.store
    assert store.rows("SELECT * FROM tables") == store.rows("SELECT * FROM lobbies") == []
    ana.server.person().get(f"/join/{keys['1']}", 404)


def test_who_is_forgotten_while_friends_deal_stops_the_deal() -> None:
    with Hall(people=3) as hall:
        hall.gather()
        ana, ben, eve = hall.friends
        with all_here(ana, ben, eve):
            for friend in hall.friends:
                friend.fix()
            ana.hear_fixed(3)
            ana.ask("begin")
            ana.hear_deal(lambda part: part["task"] == "open")
            ben.post("/devices", {"do": "forget"})
        assert not hall.lobby.dealing.is_begun
        assert ben.key not in everything(hall.host.store)


def test_the_name_of_who_lost_his_seat_is_forgotten_with_it(ana: Person) -> None:
    ben, _ = begun(ana)
    renewed(ana, 1)
    assert "Ben" not in words_of(ana.get(ana.table))
    ben.post("/devices", do="forget")
    assert "Ben" not in everything(ana.server.host.store)


def test_a_second_server_does_not_show_the_name_either(tmp_path: Path) -> None:
    one, other = (Server(tmp_path / "tables.sqlite") for _ in range(2))
    ana = one.person()
    ana.begin(name_0="Ana")
    ben, _ = begun(ana)
    there = other.person()
    there.client.cookies.set(OWNER, ana.token)
    with one.running(), other.running(), there.client.websocket_connect(f"{ana.table}/live") as session:
        while "Ben" not in "".join(hear(session, "company")["parts"]):
            pass
        ben.post("/devices", do="forget")
        until = monotonic() + PATIENCE
        while "Ben" in there.get(f"{ana.table}/record.toml") and monotonic() < until:
            sleep(0.1)
        assert "Ben" not in words_of(there.get(ana.table))


# On another device.


def test_a_guest_finds_his_lobby_on_the_other_device(ana: Person) -> None:
    ben, _ = gathered(ana)
    ana_s_phone = ana.server.person()
    ana_s_phone.begin(name_0="Alone")
    link = link_of(ana_s_phone)
    # Ben's browser was a person of its own. It opens a link of somebody who has a table already.
    before = ben.token
    ben.post(f"/me/{link}")
    assert words("es").text("lobby-ready") in words_of(ben.get(ana.table))
    ben.act("ready", 1)
    assert ana.lobby.chairs[1].person == ana_s_phone.token
    assert before not in str(ana.lobby)


def test_a_host_finds_his_lobby_on_the_other_device(ana: Person) -> None:
    gathered(ana)
    laptop = ana.server.person()
    laptop.begin(name_0="Alone")
    laptop.table = ana.table
    live = f"{ana.table}/live"
    with ana.server.running(), ana.client.websocket_connect(live) as session:
        hear(session, "lobby")
        ana.post(f"/me/{link_of(laptop)}")
        # The page of this browser opens again as the person's.
        closed(session)
        with ana.client.websocket_connect(live) as again:
            hear(again, "lobby")
        for person in (ana, laptop):
            assert words("en").text("lobby-close") in words_of(person.get(ana.table))
        assert laptop.act("close") == "/"


def test_a_table_of_both_is_shown_with_the_seats_of_both(ana: Person) -> None:
    ben, eve = begun(ana)
    live = f"{ana.table}/live"
    with (
        ana.server.running(),
        ana.client.websocket_connect(live) as of_ana,
        ben.client.websocket_connect(live) as of_ben,
    ):
        hear(of_ana, "frame")
        hear(of_ben, "frame")
        ben.post(f"/me/{link_of(ana)}")
        for session in (of_ana, of_ben):
            closed(session)
        assert holders(ana) == {0: ana.token, 1: ana.token, 2: eve.token}


def test_the_other_browsers_of_a_person_come_along_unless_they_were_ended() -> None:
    store = Store(":memory:")
    first = add_device(store, own_link(store, ANA))
    assert add_device(store, own_link(store, BEN), ANA)
    assert [person_of(store, token) for token in (ANA, first)] == [BEN, BEN]
    with store.writing() as db:
        db.execute("INSERT INTO devices VALUES (?, ?)", (EVE, NOBODY))
    other = add_device(store, own_link(store, EVE))
    assert add_device(store, own_link(store, BEN), EVE)
    assert [person_of(store, token) for token in (EVE, other)] == [NOBODY, BEN]


def test_a_link_that_was_not_used_leads_to_the_person_of_now() -> None:
    store = Store(":memory:")
    key = own_link(store, ANA)
    add_device(store, own_link(store, BEN), ANA)
    assert person_of(store, add_device(store, key)) == BEN


def test_a_word_for_the_deal_stays_when_somebody_opens_a_link() -> None:
    with Hall() as hall:
        hall.gather()
        ana, ben = hall.friends
        with all_here(ana, ben):
            fixed = [friend.fix() for friend in (ana, ben)]
            ana.hear_fixed(2)
        phone = "P" * 22
        ben.post(f"/me/{own_link(hall.host.store, phone)}", {})
        assert hall.lobby.dealing.commitments == {ana.key: fixed[0], phone: fixed[1]}
        with all_here(ana, ben):
            ana.ask("begin")
            for friend in (ana, ben):
                friend.open()
            for friend in (ana, ben):
                friend.hear_begun()
        assert hall.session.terms.deal is not None
        assert len(hall.session.terms.deal.words) == 2


def with_words(*people: str) -> Lobby:
    found = lobby().sit(1, BEN, "Ben").say_ready(1, BEN, is_ready=True)
    for number, person in enumerate(people):
        found = found.commit(person, found.dealing.round, f"{number}" * 64)
    return found


def test_two_who_become_one_have_one_word() -> None:
    found = with_words(ANA, BEN).handed_over(BEN, ANA)
    assert [one.person for one in found.chairs] == [ANA, ANA, ANA, ""]
    assert found.dealers == []
    assert found.dealing.commitments == {ANA: "0" * 64}
    assert "1" * 64 in found.dealing.used


def test_two_who_become_one_while_they_deal_begin_again() -> None:
    dealing = with_words(ANA, BEN).begin(ANA)
    assert dealing.dealing.is_opening
    found = dealing.handed_over(BEN, ANA)
    assert not found.dealing.is_begun
    assert found.dealing.round == dealing.dealing.round + 1


def test_a_host_without_a_seat_stays_the_host() -> None:
    found = with_words().free(0, ANA).free(2, ANA).handed_over(ANA, EVE)
    assert (found.host, found.people) == (EVE, {BEN})
    assert found.without(EVE).host == BEN
    assert found.without(BEN).host == EVE
