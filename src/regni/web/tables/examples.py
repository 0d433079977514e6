"""An example of a rule: a small position on the board of a table, and its moves step by step. It needs no script, keeps
nothing, and is the same for everybody who reads that language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine.sight import veil
from ...examples.book import book, example_of, showing
from ...examples.example import Example
from ...examples.telling import begun, steps
from ...rules.options import usual_name
from ...rules.rulebook import CARD_RULES, RULES
from ...words.words import Words
from ..board.board import Board, Painter
from ..board.mentions import LogLine, lines
from ..pages.page import Reader, page, part, see
from ..story.headlines import Headline, headlines
from ..story.scene import Picture
from ..story.story import Story
from .changed import changed_things, marked
from .frames import earldom, faces, lines_of, prize, sea

#: How many steps are kept once they were drawn.
MOST_STEPS = 256
#: A browser may show a page again without asking. It depends on the chosen language and theme.
KEPT = {"Cache-Control": "private, max-age=300", "Vary": "Cookie, Accept-Language"}


@dataclass(frozen=True)
class Moment:
    """An example after so many of its steps, as its Earl sees it."""

    board: Board
    #: What is under way, or what the last step has brought.
    scenes: list[Picture]
    headlines: list[Headline]
    lines: list[LogLine]
    #: The rule that forbids the last step, in words. Empty if it was made.
    why: str


@dataclass(frozen=True)
class Drawn:
    """A moment as HTML: its lines, and the parts of the board with what has changed marked."""

    lines: list[Markup]
    #: Whether the name of the step tells the first of the lines already. Then that one is left out.
    is_told: bool
    why: str
    parts: dict[str, Markup]
    others: list[Markup]


def moment(example: Example, at: int, words: Words) -> Moment:
    """The example after so many steps."""
    game = example.begin()
    for tried in example.tries[:at]:
        if not tried.forbidden:
            game.play(tried.move)
    told, seat = words.at(game.table, example.seat), example.seat
    painter = Painter(told, game.table.rules, [""] * game.table.players, seat)
    table, story = veil(game.table, seat), Story(game, seat)
    story.read()
    last = steps(example.id, words)[at - 1] if at else None
    entries = last.entries if last else begun(example.id, words)
    return Moment(
        painter.board(table, []),
        [scene.paint(painter, table) for scene in story.newest(table)],
        headlines(entries, [0] * len(story.scene_of), painter),
        lines(entries, seat, told),
        told.rule(last.forbidden, table.rules) if last and last.forbidden else "",
    )


@lru_cache(maxsize=MOST_STEPS)
def drawn(example_id: str, at: int, words: Words) -> Drawn:
    """An example after so many steps as HTML. It is always the same."""
    now = moment(book()[example_id], at, words)
    board, middle = now.board, part("middle.html")
    things = changed_things({one for line in now.lines for one in line.mentions.split()} if at else (), board)
    mark = partial(marked, things=things)
    assert board.own is not None
    parts = {
        "sea": mark(sea(board.sea, words)),
        "crown": mark(prize(board.crown, "crown", words)),
        "church": mark(prize(board.church, "church", words)),
        "stage": part("example_parts.html").stage(now, words.text),
        "own": mark(earldom(board.own, words)),
        "hand": mark(middle.hand(board.own, words.text)),
    }
    others = [mark(earldom(earl, words)) for earl in board.others]
    is_told = bool(at and now.lines) and now.lines[0].entry.text == steps(example_id, words)[at - 1].text
    told = [*lines_of(now.lines, words).values()][is_told:]
    return Drawn(told, is_told, now.why, parts, others)


async def example_page(request: Request) -> Response:
    """The page of an example. The name of a rule or a card leads to the best example of it."""
    name = request.path_params["name"]
    example = book().get(name)
    if example is None and example_of(name):
        return see(f"/examples/{example_of(name)}")
    if example is None:
        raise HTTPException(404)
    reader = Reader(request)
    made = steps(example.id, reader.words)
    at = step_asked(request.query_params.get("step", ""), len(made))
    now = drawn(example.id, at, reader.words)
    rules = example.begin().table.rules
    response = page(
        "example.html",
        reader,
        request,
        example=example,
        steps=made,
        at=at,
        now=now,
        faces=faces(rules, reader.words),
        game=usual_name(rules, reader.words) if example.rules else "",
        text=reader.words.rule(example.rule, rules),
        besides=[thing for thing in example.things if thing in RULES and thing != example.rule],
        alike=[one for one in showing()[example.rule] if book()[one].rule == example.rule],
        card_texts={kind: reader.words.card_text(kind, rules) for kind in CARD_RULES},
        card_rules=CARD_RULES,
    )
    response.headers.update(KEPT)
    return response


def step_asked(text: str, most: int) -> int:
    """The number of the step that an address asks for, or of the nearest there is.

    >>> step_asked("2", 3), step_asked("99", 3), step_asked("-1", 3), step_asked("two", 3)
    (2, 3, 0, 0)
    """
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 4 else 0


ROUTES = [Route("/examples/{name}", example_page)]
