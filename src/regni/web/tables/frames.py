"""A frame as HTML, in parts. Of a new frame only the parts that changed are sent again.

Most of a table stays the same from frame to frame, so the HTML of its pieces is cached too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

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
from ..board.preview import Preview
from ..board.spread import Group
from ..pages.page import Reader, part, rendered, templates
from ..play.looking_back import PastScene
from ..play.viewer import Frame, Move

#: How many pieces of each kind are cached as HTML.
MOST_CARDS, MOST_EARLDOMS, MOST_GROUPS, MOST_MIDDLES, MOST_LINES = 4096, 512, 2048, 256, 4096


@dataclass
class Sent:
    """What a browser has: the parts of a frame by name, and the lines of the chronicle by number. Their hashes are
    enough to tell what has changed, and the server need not keep every page that it has sent."""

    parts: dict[str, int] = field(default_factory=dict)
    lines: dict[int, int] = field(default_factory=dict)


def news_of(frame: Frame, reader: Reader, path: str, sent: Sent) -> tuple[str, bool]:
    """The HTML of a frame, and whether it is all of it. If the browser has the same parts of an earlier frame, it is
    only what changed. `sent` is brought up to date."""
    parts, lines = parts_of(frame, reader, path), lines_of(frame.log, reader.words)
    before, before_lines = sent.parts, sent.lines
    sent.parts = {name: hash(html) for name, html in parts.items()}
    sent.lines = {number: hash(html) for number, html in lines.items()}
    if before.keys() != parts.keys():
        return whole(frame, parts, lines, reader), True
    changed = [html for name, html in parts.items() if before[name] != sent.parts[name]]
    if sent.lines != before_lines:
        changed.append(fresh_lines(lines, before_lines, reader.words))
    return "\n".join(changed), False


def parts_of(frame: Frame, reader: Reader, path: str) -> dict[str, Markup]:
    """The HTML of each part of a frame but the chronicle, by its name. Each is one element with that name as its
    `data-part`."""
    say = reader.words.text
    side, middle = part("side.html"), part("middle.html")
    if frame.board is None:
        return {"curtain": side.curtain(frame, say)}
    board = frame.board
    found: dict[str, Markup] = {
        "prompt": side.prompt(frame, path, say),
        "moves": side.moves(frame.listed, frame.is_short, say),
        "sea": sea(board.sea, reader.words),
        "crown": prize(board.crown, "crown", reader.words),
        "church": prize(board.church, "church", reader.words),
        "stage": middle.stage(frame, say),
        "dangers": middle.dangers(board.dangers, say),
        "hand": middle.hand(board.own, say) if board.own else middle.watching(say),
    }
    for earl in (*([board.own] if board.own else []), *board.others):
        found[f"earl-{earl.colour}"] = earldom(earl, reader.words)
    if frame.end:
        end = rendered("ending.html", reader, frame=frame, path=path)
        found["end"] = Markup(f'<div class="end" data-part="end">{end}</div>')
    return found


def whole(frame: Frame, parts: dict[str, Markup], lines: Mapping[int, Markup], reader: Reader) -> str:
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


def fresh_lines(lines: Mapping[int, Markup], known: Mapping[int, int], words: Words) -> Markup:
    """The chronicle from the first line that the browser does not know, by the hashes of those it knows. The newest
    line is always there: the page tells by it what happened."""
    begin, last = min(lines), max(lines)
    since = next((number for number in lines if known.get(number) != hash(lines[number])), last)
    news = {number: html for number, html in lines.items() if number >= since}
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


def lines_of(lines: Sequence[LogLine], words: Words) -> dict[int, Markup]:
    """The lines of the chronicle, by their numbers."""
    found = {}
    for line in lines:
        entry, seen = line.entry, (line.scene, line.begins)
        said = entry.number, entry.text, entry.rule, entry.opens, entry.is_heading
        found[entry.number] = log_line(*said, line.field, line.mentions, *seen, line.why, words)
    return found


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
