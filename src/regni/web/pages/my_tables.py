"""The reader's tables in a list: those that wait for him, those where others decide, and those that are over.

Nothing is played again for this: the store knows who decides, since when, and how far a game is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from time import time

from starlette.requests import Request

from ...engine.variant_facts import BASE
from ...errors import RegniError
from ...rules.options import game_name
from ...words.words import Words, capital
from ..gathering.gatherings import Gatherings
from ..keeping.told import ThisTable, this_table
from ..play.host import Host
from ..play.session import NONSENSE
from ..play.stand import ANYBODY
from ..play.store import KeptSession
from ..terms import Terms, lesson_of, read_terms, rules_of
from .begin import sessions_of
from .page import Reader, gatherings_of, host_of, keeping_of

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
#: The units in which a time is told, each with the number of seconds up to which it is used.
SPANS = [
    (HOUR, MINUTE, "minutes"),
    (DAY, HOUR, "hours"),
    (14 * DAY, DAY, "days"),
    (60 * DAY, 7 * DAY, "weeks"),
    (730 * DAY, 30 * DAY, "months"),
]


@dataclass(frozen=True)
class Listed:
    """A session as the list shows it."""

    handle: str
    emblem: str
    name: str
    players: str
    #: The round or the Summer. Empty if it is not known.
    stage: str
    #: Whose turn it is and since when, or when the game was played last.
    when: str
    #: The same time in a form for programs.
    moment: str
    whole: ThisTable


@dataclass(frozen=True)
class MyTables:
    """The reader's sessions, all and in groups. Those played last come first. `seats` says who holds which seat."""

    kept: list[KeptSession]
    mine: list[KeptSession]
    others: list[KeptSession]
    finished: list[KeptSession]
    seats: dict[int, dict[int, str]]


def tables_of(request: Request, reader: Reader) -> MyTables:
    kept = sessions_of(request, reader)
    seats = host_of(request).store.seats_beside(reader.owner) if kept else {}
    running = [one for one in kept if not one.is_over]
    mine = [one for one in running if waits_for(one, reader.owner, seats.get(one.id, {}), host_of(request))]
    others = [one for one in running if one not in mine]
    return MyTables(kept, mine, others, [one for one in kept if one.is_over], seats)


def waits_for(kept: KeptSession, person: str, seats: Mapping[int, str], host: Host) -> bool:
    """Whether a session waits for a person. A lesson always does."""
    if kept.is_gathering or person not in seats.values():
        return False
    deciding = kept.stand.deciding
    return bool(lesson_of(kept.terms)) or deciding == ANYBODY or seats.get(deciding) == person or is_asleep(kept, host)


def is_asleep(kept: KeptSession, host: Host) -> bool:
    """Whether a bot has to decide that is not thinking: the server was stopped while it thought. It goes on when
    somebody opens the table."""
    if kept.id in host.sessions:
        return False
    with suppress(RegniError):
        players = read_terms(kept.terms).players
        return 0 <= kept.stand.deciding < len(players) and bool(players[kept.stand.deciding].bot)
    return False


def list_table(request: Request, kept: KeptSession, tables: MyTables, reader: Reader) -> Listed:
    words = reader.words
    emblem, name, who, told, stage = BASE.emblem, words.text("start-unreadable"), "", "", ""
    # A session that cannot be read, for example one of a later version, must not hide the others. A person who opens it
    # is told why.
    with suppress(*NONSENSE):
        terms = terms_kept(kept, gatherings_of(request))
        ruleset = rules_of(terms)
        emblem, name, who = ruleset.facts.emblem, game_name(ruleset, words), players(terms, words)
        if terms.best_of:
            name += f" · {words.text('start-best-of', number=terms.best_of)}"
        if terms.lesson:
            name = words.text(f"lesson-{terms.lesson}")
        else:
            stage = stage_of(kept, ruleset.facts.is_campaign, words)
            told = turn_text(kept, terms, tables.seats.get(kept.id, {}), reader)
        if not kept.is_over and not kept.is_gathering and is_asleep(kept, host_of(request)):
            told = words.text("start-turn-bots")
    when = kept.changed if kept.is_over or kept.is_gathering else kept.since
    return Listed(
        handle=kept.handle,
        emblem=emblem,
        name=name,
        players=who,
        stage=stage,
        when=told or (ago(time() - kept.changed, words) if kept.changed else ""),
        moment=datetime.fromtimestamp(when, UTC).isoformat(timespec="seconds"),
        whole=this_table(kept, tables.seats.get(kept.id, {}), reader.owner, keeping_of(request), words),
    )


def terms_kept(kept: KeptSession, gatherings: Gatherings) -> Terms:
    """The terms of a session, or of the game for which people still gather."""
    found = gatherings.find(kept.handle) if kept.is_gathering else None
    return found[1].terms("listed") if found else read_terms(kept.terms)


def players(terms: Terms, words: Words) -> str:
    """Who plays, people first: "Ana, Red, 2 × Knight". If several people play, those without a name are called by their
    colour."""
    people = {seat: player.name for seat, player in enumerate(terms.players) if not player.bot}
    nameless = {seat: words.text("start-you") if len(people) == 1 else words.earl(seat) for seat in people}
    named = [name or nameless[seat] for seat, name in people.items()]
    bots = Counter(player.bot for player in terms.players if player.bot)
    many = [
        words.text("start-several", number=number, name=words.bot(bot)) if number > 1 else words.bot(bot)
        for bot, number in bots.items()
    ]
    return ", ".join(named + many)


def stage_of(kept: KeptSession, is_campaign: bool, words: Words) -> str:
    """How far the game is. Empty if it is over, or was stored by an older program."""
    if kept.is_gathering:
        return words.text("lobby-waiting")
    _, rounds, summer = kept.stand
    if kept.is_over or (kept.stand.deciding == ANYBODY and not rounds):
        return ""
    text = words.text("terminal-round", number=max(1, rounds))
    if is_campaign and summer > 1 and not rounds:
        text = words.text("start-winter", number=summer)
    elif is_campaign:
        text = f"{words.text('ledger-summer', number=summer)}, {text}"
    return capital(text)


def turn_text(kept: KeptSession, terms: Terms, seats: Mapping[int, str], reader: Reader) -> str:
    """Whose turn it is, and for how long. Empty if the game has not begun or is over."""
    if kept.is_over or kept.is_gathering:
        return ""
    words, seat = reader.words, kept.stand.deciding
    long = lasting(time() - kept.since, words)
    own = [one for one, holder in seats.items() if holder == reader.owner]
    if seat == ANYBODY or (seats.get(seat) == reader.owner and len(own) == 1):
        return words.text("start-turn-own-for", span=long) if long else words.text("start-turn-own")
    player = terms.players[seat]
    name = f"{words.earl(seat)} ({words.bot(player.bot)})" if player.bot else player.name or words.earl(seat)
    return words.text("start-turn-for", name=name, span=long) if long else words.text("start-turn", name=name)


def ago(seconds: float, words: Words) -> str:
    """How long ago something was, in words.

    >>> from regni.words.words import words
    >>> ago(30, words("en")), ago(7300, words("en")), ago(7300, words("es"))
    ('just now', '2 hours ago', 'hace 2 horas')
    """
    if seconds < MINUTE:
        return words.text("start-now")
    name, number = span_of(seconds)
    return words.text(f"start-{name}-ago", number=number)


def lasting(seconds: float, words: Words) -> str:
    """How long something has lasted, in words. Empty if it has just begun.

    >>> from regni.words.words import words
    >>> lasting(30, words("en")), lasting(4000, words("en")), lasting(7300, words("es"))
    ('', 'an hour', '2 horas')
    """
    if seconds < MINUTE:
        return ""
    name, number = span_of(seconds)
    return words.text(f"start-span-{name}", number=number)


def span_of(seconds: float) -> tuple[str, int]:
    """The unit in which a time is told, and the number of them."""
    for most, unit, name in SPANS:
        if seconds < most:
            return name, int(seconds // unit)
    return "years", int(seconds // (365 * DAY))
