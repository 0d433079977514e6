"""The start page: play at once, or go on where you left off."""

from __future__ import annotations

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
from ...lessons.reading import find_lesson
from ...words.words import Words
from ..game_form import read_wish, terms_of, usual_seats
from ..keeping.told import is_own, rule_told
from ..play.host import OWN_DAYS
from ..play.keys import new_key
from ..terms import lesson_of
from .begin import begun, handle_of, sessions_of, usual_level
from .my_tables import list_table, tables_of
from .page import Reader, form_of, host_of, keeping_of, page, see

#: Of each group of games, the number shown at once and the number listed in all. The rest is shown if asked for.
AT_A_GLANCE = 6
LISTED = 24
#: How many of the oldest games are offered for deletion to a person who can begin no more.
OLDEST = 5
#: The lesson that somebody new is offered.
FIRST_LESSON = "first"
#: The hand at the head of the page: one card of each Earl.
FAN = {"blue": "land", "red": "champion", "green": "castle", "gold": "prince", "purple": "intrigue"}


async def start(request: Request) -> Response:
    return start_page(request, Reader(request))


async def remove(request: Request) -> Response:
    """Deletes one of the reader's sessions. If others play in it, it only leaves his list."""
    form, owner, host = await form_of(request), Reader(request).owner, host_of(request)
    kept = host.store.find(form.get("table", ""))
    seats = host.store.seats_of(kept.id) if kept else {}
    if kept is None or not owner or owner not in (kept.owner, *seats.values()):
        raise HTTPException(404)
    if is_own(kept, seats, owner):
        host.delete(kept.id)
    else:
        host.store.remove(kept.id, owner)
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
    tables = tables_of(request, reader)
    too_many = host_of(request).full_list(reader.owner) if tables.kept else []
    groups = {"mine": tables.mine, "others": tables.others, "finished": tables.finished}
    shows_all = request.query_params.get("all") == "1"
    most = max(map(len, groups.values())) if shows_all else LISTED
    return page(
        "home.html",
        reader,
        request,
        400 if error else 200,
        error=error.text(reader.language) if error else "",
        variants=[about(facts, reader.words) for facts in FACTS.values()],
        levels=LEVELS,
        level=level if level in LEVELS else usual_level(tables.kept),
        waiting=len(tables.mine),
        # Lessons are no games yet.
        is_new=all(lesson_of(kept.terms) for kept in tables.kept),
        lesson=find_lesson(FIRST_LESSON),
        too_many=len(too_many),
        oldest=[list_table(request, kept, tables, reader) for kept in too_many[:OLDEST]],
        own_days=OWN_DAYS,
        kept_for=rule_told(keeping_of(request), reader.words) if tables.kept else "",
        at_a_glance=AT_A_GLANCE,
        unlisted=sum(max(0, len(group) - most) for group in groups.values()),
        shows_all=shows_all,
        once=new_key(),
        ready=len(DECKS),
        sheet=Markup(sheet()),
        fan=[Markup(card(face, earl, reader.words.text(f"card-{face}"), alone=False)) for earl, face in FAN.items()],
        **{
            name: [list_table(request, kept, tables, reader) for kept in group[:most]] for name, group in groups.items()
        },
    )


def about(facts: VariantFacts, words: Words) -> dict[str, object]:
    low, high = facts.earls()
    return {
        "variant": facts.name,
        "emblem": facts.emblem,
        "players": words.text("variants-players", low=low, high=high),
        "bots": usual_seats(facts.name, facts.first_mode()) - 1,
    }


ROUTES = [Route("/", start), Route("/play", play, methods=["POST"]), Route("/remove", remove, methods=["POST"])]
