"""The start page: play at once, or go on where you left off."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from time import time

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.sheet import card, sheet
from ...bots.levels import LEVELS
from ...decks.book import DECKS
from ...engine.variant_facts import BASE, FACTS, VariantFacts
from ...errors import RegniError
from ...rules.options import game_name
from ...words.words import Words, capital
from ..game_form import read_wish, terms_of, usual_seats
from ..gathering.gatherings import Gatherings
from ..play.host import Host
from ..play.keys import new_key
from ..play.store import KeptSession
from ..terms import Terms, read_terms, rules_of
from .begin import begun, handle_of, sessions_of, usual_level
from .page import Reader, form_of, gatherings_of, host_of, page, see

#: The number of games to continue that are shown at once, and the number listed in all. The rest is shown if asked for.
AT_A_GLANCE = 3
LISTED = 12
#: The hand at the head of the page: one card of each Earl.
FAN = {"blue": "land", "red": "champion", "green": "castle", "gold": "prince", "purple": "intrigue"}

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
#: Up to how many seconds a time is told in which unit.
SPANS = [
    (HOUR, MINUTE, "minutes"),
    (DAY, HOUR, "hours"),
    (14 * DAY, DAY, "days"),
    (60 * DAY, 7 * DAY, "weeks"),
    (730 * DAY, 30 * DAY, "months"),
]


@dataclass(frozen=True)
class Listed:
    """A session as the start page lists it."""

    handle: str
    emblem: str
    name: str
    players: str
    #: The round or the Summer. Empty if the game would have to be played again to know it.
    stage: str
    when: str
    #: The same time in a form for programs.
    moment: str


async def start(request: Request) -> Response:
    return start_page(request, Reader(request))


async def remove(request: Request) -> Response:
    """Takes one of the reader's sessions out of the list."""
    form, owner, store = await form_of(request), Reader(request).owner, host_of(request).store
    kept = store.find(form.get("table", ""))
    if kept is None or not owner or owner not in (kept.owner, *store.seats_of(kept.id).values()):
        raise HTTPException(404)
    store.remove(kept.id, owner)
    return see("/?all=1" if form.get("all") else "/")


async def play(request: Request) -> Response:
    """Begins a usual game at once."""
    reader = Reader(request)
    form = await form_of(request)
    level = form.get("level", "") or usual_level(sessions_of(request, reader))
    try:
        terms = terms_of(read_wish({"variant": form.get("variant", BASE.name)}, level), {})
        return begun(request, reader, terms, handle_of(form))
    except RegniError as error:
        return start_page(request, reader, error, form.get("level", ""))


def start_page(request: Request, reader: Reader, error: RegniError | None = None, level: str = "") -> Response:
    tables = sessions_of(request, reader)
    running = [kept for kept in tables if not kept.is_over]
    finished = [kept for kept in tables if kept.is_over]
    shows_all = request.query_params.get("all") == "1"
    most = len(tables) if shows_all else LISTED
    now = time()

    def listed(some: list[KeptSession], reads_again: bool = False) -> list[Listed]:
        return [list_table(kept, gatherings_of(request), reader.words, now, reads_again) for kept in some]

    return page(
        "home.html",
        reader,
        request,
        400 if error else 200,
        error=error.text(reader.language) if error else "",
        variants=[about(facts, reader.words) for facts in FACTS.values()],
        levels=LEVELS,
        level=level if level in LEVELS else usual_level(tables),
        first=listed(running[:AT_A_GLANCE], reads_again=True),
        more=listed(running[AT_A_GLANCE:most]),
        finished=listed(finished[:most]),
        unlisted=max(0, len(running) - most) + max(0, len(finished) - most),
        shows_all=shows_all,
        once=new_key(),
        ready=len(DECKS),
        sheet=Markup(sheet()),
        fan=[Markup(card(face, earl, reader.words.text(f"card-{face}"), alone=False)) for earl, face in FAN.items()],
    )


def about(facts: VariantFacts, words: Words) -> dict[str, object]:
    low, high = facts.earls()
    return {
        "variant": facts.name,
        "emblem": facts.emblem,
        "players": words.text("variants-players", low=low, high=high),
        "bots": usual_seats(facts.name, facts.first_mode()) - 1,
    }


# Sessions in a list.


def list_table(kept: KeptSession, gatherings: Gatherings, words: Words, now: float, reads_again: bool) -> Listed:
    emblem, name, who = BASE.emblem, words.text("start-unreadable"), ""
    # A session that cannot be read, as of a later version, must not hide the others. A person who opens it is told why.
    with suppress(RegniError):
        terms = terms_kept(kept, gatherings)
        ruleset = rules_of(terms)
        emblem, name, who = ruleset.facts.emblem, game_name(ruleset, words), players(terms, words)
        if terms.best_of:
            name += f" · {words.text('start-best-of', number=terms.best_of)}"
    return Listed(
        handle=kept.handle,
        emblem=emblem,
        name=name,
        players=who,
        stage=stage(kept, gatherings.host, words, reads_again),
        when=ago(now - kept.changed, words),
        moment=datetime.fromtimestamp(kept.changed, UTC).isoformat(timespec="seconds"),
    )


def terms_kept(kept: KeptSession, gatherings: Gatherings) -> Terms:
    """The terms of a session, or those for which people gather."""
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


def stage(kept: KeptSession, host: Host, words: Words, reads_again: bool) -> str:
    """How far the game is. A session that is not in memory is played again for this only if `reads_again`: all would
    take too long."""
    if kept.is_gathering:
        return words.text("lobby-waiting")
    live = host.sessions.get(kept.id)
    if kept.is_over or (live is None and not reads_again):
        return ""
    try:
        live = live or host.live(kept.id)
    except RegniError:
        # A person who opens it is told what is wrong with it.
        return ""
    table = live.session.game.table
    text = words.text("terminal-round", number=max(1, int(table.round)))
    if table.variant.is_campaign and table.summer > 1 and not table.round:
        text = words.text("start-winter", number=int(table.summer))
    elif table.variant.is_campaign:
        text = f"{words.text('ledger-summer', number=int(table.summer))}, {text}"
    return capital(text)


def ago(seconds: float, words: Words) -> str:
    """How long ago something was, in words.

    >>> from regni.words.words import words
    >>> ago(30, words("en")), ago(7300, words("en")), ago(7300, words("es"))
    ('just now', '2 hours ago', 'hace 2 horas')
    """
    if seconds < MINUTE:
        return words.text("start-now")
    for most, unit, name in SPANS:
        if seconds < most:
            return words.text(f"start-{name}-ago", number=int(seconds // unit))
    return words.text("start-years-ago", number=int(seconds // (365 * DAY)))


ROUTES = [Route("/", start), Route("/play", play, methods=["POST"]), Route("/remove", remove, methods=["POST"])]
