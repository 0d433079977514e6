"""The seats of a game under way: the host makes a link to one, which frees it, and somebody else takes it. The link
to watch can be made new, too.

Links of the lobby open no seat any more when the game has begun. The host makes a new one, and it works once.
"""

from __future__ import annotations

from ...errors import RegniError
from ..naming import fit_name
from ..play.host import Host
from ..play.keys import new_key
from ..play.store import KeptSession
from ..terms import nameless, read_terms, renamed
from .gatherings import WATCH, replace_link

#: Comes before the number of the seat in such an invitation.
AGAIN = "again-"


def given_seat(what: str) -> int | None:
    """The seat that an invitation gives to somebody in a game under way. None if it is for something else.

    >>> given_seat("again-2"), given_seat("2"), given_seat("any")
    (2, None, None)
    """
    number = what.removeprefix(AGAIN)
    return int(number) if what.startswith(AGAIN) and number.isdecimal() else None


def renew_watching(host: Host, kept: KeptSession, person: str) -> None:
    """Makes the link to watch new. People who watched by the old one can watch no longer."""
    check_host(kept, person)
    with host.store.writing() as db:
        replace_link(db, kept.id, WATCH)


def renew_seat(host: Host, kept: KeptSession, person: str, seat: int) -> None:
    """Makes a link to a seat. All earlier links to it end, and the person who held the seat loses it."""
    check_running(kept)
    check_host(kept, person)
    players = read_terms(kept.terms).players
    if not 0 <= seat < len(players) or players[seat].bot:
        raise RegniError("lobby-seat")
    with host.store.writing() as db:
        held = db.execute("SELECT person FROM seats WHERE place = ? AND seat = ?", (kept.id, seat)).fetchone()
        if held is not None and held[0] == person:
            raise RegniError("seats-own")
        db.execute("DELETE FROM seats WHERE place = ? AND seat = ?", (kept.id, seat))
        # Otherwise the person who lost the seat could go on watching.
        db.execute("DELETE FROM onlookers WHERE place = ? AND person = ?", (kept.id, held[0] if held else ""))
        db.execute("DELETE FROM invitations WHERE place = ? AND what IN (?, ?)", (kept.id, str(seat), f"{AGAIN}{seat}"))
        db.execute("INSERT INTO invitations VALUES (?, ?, ?)", (new_key(), kept.id, f"{AGAIN}{seat}"))
        # His name goes with him. Nobody would find it there when he wants to be forgotten.
        (terms,) = db.execute("SELECT setup FROM tables WHERE id = ?", (kept.id,)).fetchone()
        db.execute("UPDATE tables SET setup = ? WHERE id = ?", (nameless(str(terms), [seat]), kept.id))
    host.read_names()


def take_seat(host: Host, kept: KeptSession, key: str, seat: int, person: str, name: str) -> None:
    """Somebody takes a free seat by the link that the host made. The link is used up."""
    check_running(kept)
    with host.store.writing() as db:
        held = dict(db.execute("SELECT seat, person FROM seats WHERE place = ?", (kept.id,)).fetchall())
        used = db.execute("DELETE FROM invitations WHERE key = ? AND what = ?", (key, f"{AGAIN}{seat}"))
        if seat in held or used.rowcount == 0:
            raise RegniError("lobby-taken")
        if person in held.values():
            # A person who already has a seat would see two Hands.
            raise RegniError("seats-two")
        (terms,) = db.execute("SELECT setup FROM tables WHERE id = ?", (kept.id,)).fetchone()
        players = read_terms(str(terms)).players
        fit = fit_name(name, [player.name for other, player in enumerate(players) if other != seat])
        db.execute("INSERT INTO seats VALUES (?, ?, ?)", (kept.id, seat, person))
        db.execute("UPDATE tables SET setup = ? WHERE id = ?", (renamed(str(terms), {seat: fit}), kept.id))
        # A person who comes back to the table finds it in his list again.
        db.execute("DELETE FROM removed WHERE place = ? AND person = ?", (kept.id, person))
    host.read_names()


def check_host(kept: KeptSession, person: str) -> None:
    if not person or person != kept.owner:
        raise RegniError("lobby-host")


def check_running(kept: KeptSession) -> None:
    if kept.is_gathering or kept.is_over:
        raise RegniError("seats-over")
