"""A frame as HTML, in parts. Of a new frame only the parts that changed are sent again.

Most of a table stays the same from frame to frame, so the HTML of its pieces is cached too.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def parts_of(frame: Frame, reader: Reader, path: str) -> dict[str, Markup]:
    """The HTML of each part of a frame, by its name. Each is one element with that name as its `data-part`."""
    say = reader.words.text
    side, middle = part("side.html"), part("middle.html")
    if frame.board is None:
        return {"curtain": Markup(side.curtain(frame, say))}
    board = frame.board
    found = {
        "prompt": side.prompt(frame, path, say),
        "moves": side.moves(frame.listed, frame.is_short, say),
        "log": side.chronicle(frame.log, reader.words),
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
        found["end"] = f'<div class="end" data-part="end">{end}</div>'
    return {name: Markup(html) for name, html in found.items()}


def whole(frame: Frame, parts: dict[str, Markup], reader: Reader) -> str:
    """All parts in their places."""
    return rendered("frame.html", reader, frame=frame, parts=parts, woven=part("cards.html").woven)


def preview_html(preview: Preview, words: Words) -> str:
    """An attack that could be declared, for the box that asks about it."""
    return str(part("preview.html").preview(preview, words.text))


def past_html(past: PastScene, words: Words) -> str:
    """A scene to be seen again."""
    return str(part("looking_back.html").past(past, words))


def earlier_html(lines: Sequence[LogLine], words: Words) -> str:
    """Older lines of the chronicle. The button above them asks for those before."""
    return str(part("side.html").chronicle_lines(lines, words))


def frame_html(frame: Frame, reader: Reader, path: str) -> Markup:
    return Markup(whole(frame, parts_of(frame, reader, path), reader))


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
    return Markup(part("cards.html").card(card, size))


@lru_cache(maxsize=MOST_EARLDOMS)
def earldom(earl: Earl, words: Words) -> Markup:
    return Markup(part("earl.html").earldom(earl, "" if earl.is_own else "small", words, words.text))


@lru_cache(maxsize=MOST_GROUPS)
def group_of(group: Group, holder: Holder, deep: int, size: str, words: Words) -> Markup:
    """The cards of an Earldom that stand together."""
    return Markup(part("earl.html").group(group, holder, deep, size, words.text))


@lru_cache(maxsize=MOST_MIDDLES)
def sea(one: Sea, words: Words) -> Markup:
    return Markup(part("middle.html").sea(one, words.text))


@lru_cache(maxsize=MOST_MIDDLES)
def prize(one: Prize, name: str, words: Words) -> Markup:
    return Markup(part("middle.html").prize(one, name, words.text))


def log(lines: Sequence[LogLine], words: Words) -> Markup:
    """The lines of the log."""
    found = []
    for line in lines:
        entry, seen = line.entry, (line.scene, line.begins)
        said = entry.number, entry.text, entry.rule, entry.opens, entry.is_heading
        found.append(log_line(*said, line.field, line.mentions, *seen, line.why, words))
    return Markup("\n".join(found))


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
    return Markup(drawn(number, text, rule, opens, is_heading, field, mentions, scene, begins, why, words.text))


@lru_cache(maxsize=MOST_LINES)
def move_button(move: Move) -> Markup:
    return Markup(part("lines.html").move_button(move))


def asking(move: Move) -> Markup:
    """What the script must know before it makes a move: a question, and whether the move ends the game."""
    asked = Markup(' data-ask="{}" data-yes="{}"').format(move.question, move.yes) if move.question else Markup("")
    return asked + Markup(" data-fatal" if move.is_fatal else "")


def faces(rules: Ruleset, words: Words) -> Markup:
    """The symbols of all card faces, with the reader's names and the strengths of these rules."""
    named = {kind: (words.text(f"card-{kind}"), int(strength(number, rules))) for number, kind in enumerate(NAMES)}
    return Markup(face_symbols(named))


templates().globals.update(
    draw=drawn, draw_back=drawn_back, laid=laid, group_of=group_of, log=log, move_button=move_button, asking=asking
)
