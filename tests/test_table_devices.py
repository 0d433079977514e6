"""Whose browser it is: tokens in cookies, links to further devices, and the end of all of them."""

from __future__ import annotations

import pytest

from regni.web.play import devices
from regni.web.play.devices import LINK_TIME, NOBODY, add_device, end_devices, linked_person, own_link, person_of
from regni.web.play.keys import is_key, new_key
from regni.web.play.store import Store


@pytest.fixture
def store() -> Store:
    return Store(":memory:")


def test_a_browser_that_came_by_itself_is_a_person_of_its_own(store: Store) -> None:
    one, other = new_key(), new_key()
    assert person_of(store, one) == one
    assert person_of(store, other) == other


def test_a_further_device_is_the_same_person_with_a_token_of_its_own(store: Store) -> None:
    person = new_key()
    key = own_link(store, person)
    assert linked_person(store, key) == person
    token = add_device(store, key)
    assert is_key(token)
    assert token not in (person, key)
    assert person_of(store, token) == person
    # A link is used once.
    assert linked_person(store, key) == NOBODY
    assert add_device(store, key) == ""


def test_a_link_grows_old(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    person = new_key()
    now = 1000.0
    monkeypatch.setattr(devices, "time", lambda: now)
    key = own_link(store, person)
    now += LINK_TIME + 1
    assert linked_person(store, key) == NOBODY
    assert add_device(store, key) == ""
    own_link(store, person)
    assert store.rows("SELECT count(*) FROM own_links") == [(1,)]


def test_when_all_devices_are_ended_only_the_one_that_asked_goes_on(store: Store) -> None:
    person, stranger = new_key(), new_key()
    token = add_device(store, own_link(store, person))
    pending, foreign = own_link(store, person), own_link(store, stranger)
    left = end_devices(store, person)
    assert person_of(store, left) == person
    assert [person_of(store, one) for one in (person, token)] == [NOBODY, NOBODY]
    assert linked_person(store, pending) == NOBODY
    assert linked_person(store, foreign) == stranger
    # It can be done again.
    again = end_devices(store, person)
    assert [person_of(store, one) for one in (left, again)] == [NOBODY, person]
