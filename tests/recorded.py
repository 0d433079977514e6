"""Recorded games as tables: a person on one seat, and bots that play on as the record does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regni.decks.deck import deck_of
from regni.records.record import Record, load_record
from regni.web.play.host import Host, LiveSession
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.staging.staging import Stager, Staging
from regni.web.terms import Player, Terms
from regni.words.notation import read_move
from regni.words.words import words
from set_tables import open_table

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.toml"))


def golden(name: str) -> Record:
    return load_record(Path(__file__).with_name("golden") / f"{name}.toml")


def moves_of(record: Record) -> list[str]:
    """The moves without the Earl who made them and without their checks."""
    return [line.partition(" #")[0].partition(" ")[2] for line in record.moves]


def terms_of(record: Record, person: int) -> Terms:
    players = [Player("Person") if seat == person else Player(bot="random") for seat in range(len(record.players))]
    decks = [deck_of(player.deck) for player in record.players]
    return Terms(dict(record.ruleset.changed()), players, decks, record.seed)


def begin_recorded(host: Host, record: Record, person: int, before: int) -> str:
    """A table at which the recorded game stands just before that move, counted from 1; its key."""
    key = host.begin("A" * 22, terms_of(record, person))
    opened = open_table(host, key)
    assert opened is not None
    live, _ = opened
    entries = moves_of(record)[: before - 1]
    host.store.append(live.number, 0, entries, False)
    for entry in entries:
        live.session.enter(entry)
    return key


def viewer_at(record: Record, person: int, before: int = 1, language: str = "en") -> Viewer:
    """A person at a recorded game, just before that move."""
    host = Host(Store(":memory:"))
    opened = open_table(host, begin_recorded(host, record, person, before))
    assert opened is not None
    return Viewer(*opened, words(language))


def staged_move(viewer: Viewer, stager: Stager, move: str) -> Staging:
    session = viewer.live.session
    session.enter(move)
    return stager.stage(session.game.deciding in viewer.seats, None)


@contextmanager
def followed(record: Record) -> Iterator[None]:
    """Bots make the moves of the record."""
    moves = moves_of(record)

    async def follow(live: LiveSession, seat: int) -> int:
        game = live.session.game
        return read_move(moves[len(game.moves)], game.table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveSession, "_choose", follow)
        yield
