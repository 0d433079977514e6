"""A frame as HTML, in parts. Of a new frame only the parts that changed are sent again.

Most of a table stays the same from frame to frame, so the HTML of its pieces is cached too.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import NamedTuple

from markupsafe import Markup

from ...art.faces import back_of, card_of, face_symbols
from ...art.families import strength
from ...engine.cards import NAMES
from ...engine.ruleset import Ruleset
from ...words.words import Words
from ..board.cards import Card
from ..board.earls import Earl, Holder
from ..board.mentions import LogLine
from ..board.middle import Prize, Sea
from ..board.moves import Move
from ..board.preview import Preview
from ..board.spread import Group
from ..pages.page import Reader, part, rendered, templates
from ..play.looking_back import PastScene
from ..play.viewer import Frame

#: How many pieces of each kind are cached as HTML.
MOST_CARDS, MOST_EARLDOMS, MOST_GROUPS, MOST_MIDDLES, MOST_LINES = 2048, 64, 512, 128, 2048


class Known(NamedTuple):
    """A line of the chronicle that a browser has: how often it was said by then, and a hash of what it shows."""

    line: LogLine
    times: int
    shows: int


@dataclass
class Sent:
    """What a browser has: hashes of what the parts of a frame show, by name, and lines of the chronicle, by number.
    They are enough to tell what has changed, and the server need not keep every page that it has sent."""

    parts: dict[str, int] = field(default_factory=dict)
    lines: dict[int, Known] = field(default_factory=dict)


class Part(NamedTuple):
    """A part of a frame: how it is drawn, and what it shows if nothing else is shown in it. While that stays the same
    the part need not be drawn."""

    draw: Callable[[], Markup]
    shows: Hashable = None


def news_of(frame: Frame, reader: Reader, path: str, sent: Sent) -> tuple[str, bool]:
    """The HTML of a frame, and whether it is all of it. If the browser has the same parts of an earlier frame, it is
    only what changed. `sent` is brought up to date."""
    parts, lines = parts_of(frame, reader, path), known_lines(frame.log, sent.lines)
    before, before_lines = sent.parts, sent.lines
    # In a lesson the game may begin again, with nothing in its chronicle yet.
    is_whole = before.keys() != parts.keys() or bool(before_lines and not lines)
    sent.parts, sent.lines = {}, lines
    changed: dict[str, Markup] = {}
    for name, one in parts.items():
        html = one.draw() if one.shows is None else None
        sent.parts[name] = shows = hash(one.shows if html is None else html)
        if is_whole or before[name] != shows:
            changed[name] = one.draw() if html is None else html
    if is_whole:
        return whole(frame, changed, lines_of(frame.log, reader.words), reader), True
    news: list[str] = [*changed.values()]
    if lines.keys() != before_lines.keys() or any(lines[one].shows != before_lines[one].shows for one in lines):
        news.append(fresh_lines(frame.log, lines, before_lines, reader.words))
    return "\n".join(news), False


def parts_of(frame: Frame, reader: Reader, path: str) -> dict[str, Part]:
    """Each part of a frame but the chronicle, by its name. Each is one element with that name as its `data-part`."""
    words, say = reader.words, reader.words.text
    side, middle = part("side.html"), part("middle.html")
    if frame.board is None:
        return {"curtain": Part(lambda: side.curtain(frame, say))}
    board, own = frame.board, frame.board.own
    found = {
        "prompt": Part(lambda: side.prompt(frame, path, say)),
        "moves": Part(lambda: side.moves(frame.listed, frame.is_short, say)),
        "sea": Part(lambda: sea(board.sea, words), board.sea),
        "crown": Part(lambda: prize(board.crown, "crown", words), board.crown),
        "church": Part(lambda: prize(board.church, "church", words), board.church),
        "stage": Part(lambda: middle.stage(frame, say)),
        "dangers": Part(lambda: middle.dangers(board.dangers, say), tuple(board.dangers)),
        "hand": Part(lambda: middle.hand(own, say), own.hand) if own else Part(lambda: middle.watching(say)),
    }
    for earl in (*([own] if own else []), *board.others):
        found[f"earl-{earl.colour}"] = Part(partial(earldom, earl, words), earl)
    if frame.end:
        found["end"] = Part(lambda: ending(frame, reader, path))
    return found


def ending(frame: Frame, reader: Reader, path: str) -> Markup:
    return Markup(f'<div class="end" data-part="end">{rendered("ending.html", reader, frame=frame, path=path)}</div>')


def whole(frame: Frame, parts: Mapping[str, Markup], lines: Mapping[int, Markup], reader: Reader) -> str:
    """All parts in their places."""
    log = part("side.html").chronicle(lines, min(lines, default=0), 0, reader.words.text)
    return rendered("frame.html", reader, frame=frame, parts=parts, log=log, woven=part("cards.html").woven)


def preview_html(preview: Preview, words: Words) -> str:
    """An attack that could be declared, for the box that asks about it."""
    return str(part("preview.html").preview(preview, words.text))


def past_html(past: PastScene, words: Words) -> str:
    """A scene to be seen again."""
    return str(part("looking_back.html").past(past, words))


def earlier_html(lines: Sequence[LogLine], words: Words) -> str:
    """Older lines of the chronicle. The button above them asks for those before."""
    found = lines_of(lines, words)
    return str(part("side.html").chronicle_lines(found, min(found, default=0), words.text))


def fresh_lines(log: Sequence[LogLine], lines: Mapping[int, Known], known: Mapping[int, Known], words: Words) -> Markup:
    """The chronicle from the first line that the browser does not know. The newest line is always there: the page tells
    by it what happened."""
    begin, last = min(lines), max(lines)
    since = next((one for one in lines if one not in known or known[one].shows != lines[one].shows), last)
    news = lines_of([line for line in log if line.entry.number >= since], words)
    html: Markup = part("side.html").chronicle(news, begin, since, words.text)
    return html


def frame_html(frame: Frame, reader: Reader, path: str) -> Markup:
    return Markup(news_of(frame, reader, path, Sent())[0])


@lru_cache(maxsize=MOST_CARDS)
def drawn(card: Card) -> Markup:
    """A card as SVG. The drawing escapes its words itself."""
    return Markup(card_of(card.kind, card.field or None, card.label))


@lru_cache(maxsize=MOST_CARDS)
def drawn_back(field: str, label: str) -> Markup:
    return Markup(back_of(field, label))


@lru_cache(maxsize=MOST_CARDS)
def laid(card: Card, size: str) -> Markup:
    """A card on the table."""
    html: Markup = part("cards.html").card(card, size)
    return html


@lru_cache(maxsize=MOST_EARLDOMS)
def earldom(earl: Earl, words: Words) -> Markup:
    html: Markup = part("earl.html").earldom(earl, "" if earl.is_own else "small", words, words.text)
    return html


@lru_cache(maxsize=MOST_GROUPS)
def group_of(group: Group, holder: Holder, deep: int, size: str, words: Words) -> Markup:
    """The cards of an Earldom that stand together."""
    html: Markup = part("earl.html").group(group, holder, deep, size, words.text)
    return html


@lru_cache(maxsize=MOST_MIDDLES)
def sea(one: Sea, words: Words) -> Markup:
    html: Markup = part("middle.html").sea(one, words.text)
    return html


@lru_cache(maxsize=MOST_MIDDLES)
def prize(one: Prize, name: str, words: Words) -> Markup:
    html: Markup = part("middle.html").prize(one, name, words.text)
    return html


def known_lines(lines: Sequence[LogLine], before: Mapping[int, Known]) -> dict[int, Known]:
    """The lines of the chronicle, by their numbers. Most of them were in the frame before."""
    found = {}
    for line in lines:
        known, times = before.get(line.entry.number), line.entry.times
        if known is None or known.line is not line or known.times != times:
            known = Known(line, times, hash(shown_in(line)))
        found[line.entry.number] = known
    return found


def shown_in(line: LogLine) -> tuple[int, str, str, bool, bool, str, str, int, bool, str]:
    """All that is shown of a line of the chronicle, and nothing else."""
    entry = line.entry
    said = entry.number, entry.text, entry.rule, entry.opens, entry.is_heading
    return *said, line.field, line.mentions, line.scene, line.begins, line.why


def lines_of(lines: Sequence[LogLine], words: Words) -> dict[int, Markup]:
    """The lines of the chronicle as HTML, by their numbers."""
    return {line.entry.number: log_line(*shown_in(line), words) for line in lines}


@lru_cache(maxsize=MOST_LINES)
def log_line(
    number: int,
    text: str,
    rule: str,
    opens: bool,
    is_heading: bool,
    field: str,
    mentions: str,
    scene: int,
    begins: bool,
    why: str,
    words: Words,
) -> Markup:
    drawn = part("lines.html").logged
    html: Markup = drawn(number, text, rule, opens, is_heading, field, mentions, scene, begins, why, words.text)
    return html


@lru_cache(maxsize=MOST_LINES)
def move_button(move: Move) -> Markup:
    html: Markup = part("lines.html").move_button(move)
    return html


def asking(move: Move) -> Markup:
    """What the script must know before it makes a move: a question, and whether the move ends the game."""
    asked = Markup(' data-ask="{}" data-yes="{}"').format(move.question, move.yes) if move.question else Markup("")
    return asked + Markup(" data-fatal" if move.is_fatal else "")


def faces(rules: Ruleset, words: Words) -> Markup:
    """The symbols of all card faces, with the reader's names and the strengths of these rules."""
    named = {kind: (words.text(f"card-{kind}"), int(strength(number, rules))) for number, kind in enumerate(NAMES)}
    return Markup(face_symbols(named))


templates().globals.update(
    draw=drawn,
    draw_back=drawn_back,
    laid=laid,
    group_of=group_of,
    lines_of=lines_of,
    move_button=move_button,
    asking=asking,
)
