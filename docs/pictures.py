"""Makes the pictures of the documentation: `python docs/pictures.py`, from the top folder.

Pictures of the pages are taken in a browser by `page_pictures.py`, which can also be run alone.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from regni import Game
from regni.art.colours import coloured
from regni.art.fields import EARLS
from regni.art.sheet import card, card_back, sheet
from regni.bots.levels import make_bot
from regni.engine.cards import EARL_KINDS, NAMES
from regni.terminal.keeping import Keeper
from regni.terminal.offered import Offered
from regni.terminal.session import Session
from regni.words.words import Words, words

FOLDER = Path(__file__).parent / "pictures"

GROUND, PANEL, INK, MUTED, LINE, GOLD = "#F1E6CF", "#FAF4E4", "#2A2018", "#655646", "#CDBB97", "#B4832B"

#: The floors of the house from the ground up, each with its parts: a name and what it does.
FLOORS = [
    [
        ("engine/", "the rules: table, decisions, moves, events, variants"),
        ("compiled with mypyc", "standard library only; no text, no I/O, no clock"),
    ],
    [("counsel/", "what matters to a seat: dangers, how everyone is doing, what a move leads to for certain")],
    [
        ("words/", "notation, sentences, en and es"),
        ("rules/, decks/", "rulebook, rulesets, the book"),
        ("records/", "games and positions as files"),
        ("game", "play, undo, save, why not"),
    ],
    [("bots/", "see what their seat sees"), ("art/", "cards, emblems, fields")],
    [
        ("measuring/", "many games, and how sure"),
        ("lessons/", "guided games"),
        ("examples/", "rules that show"),
        ("testing/", "positions, checks, fuzzing"),
    ],
    [("lab/", "experiments"), ("terminal/", "play in a terminal"), ("paper/", "pages to print")],
    [
        ("board/", "the table"),
        ("story/", "pictures of events"),
        ("play/", "sessions, file"),
        ("fairness/", "limits"),
        ("teaching/", "lessons"),
    ],
    [("gathering/", "the lobby, the deal"), ("company/", "people, talk, clocks"), ("webhooks/", "told of your turn")],
    [("staging/", "how a frame is shown"), ("keeping/", "how long tables are kept")],
    [("pages/", "every page but those of a table"), ("tables/", "the pages of one table")],
    [("server/", "addresses, sockets, the door")],
    [("commands/, cli", "the one command: regni")],
]
#: The floors that are the rooms of `web/`, with what stands beside them.
WEB, WEB_NAME, WEB_TEXT = range(6, 11), "web/", "the table in a browser"
WIDTH, FLOOR, GAP, MARGIN, SIDE = 960, 84, 14, 24, 150


def box(x: float, y: float, width: float, name: str, text: str, height: float = FLOOR - GAP) -> str:
    middle, y_text = x + width / 2, y + (height - FLOOR + GAP) / 2
    return (
        f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="8" '
        f'fill="{PANEL}" stroke="{LINE}"/>'
        f'<text x="{middle:.0f}" y="{y_text + 30:.0f}" text-anchor="middle" font-family="Palatino, Georgia, serif" '
        f'font-size="18" fill="{INK}">{name}</text>'
        f'<text x="{middle:.0f}" y="{y_text + 52:.0f}" text-anchor="middle" font-family="sans-serif" font-size="12" '
        f'fill="{MUTED}">{text}</text>'
    )


def architecture() -> str:
    """The floors of the house. Higher floors use lower ones, never the other way."""
    height = MARGIN * 2 + FLOOR * len(FLOORS) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="The parts of regni, each floor standing on the one below it">',
        f'<rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>',
        f'<rect x="6" y="6" width="{WIDTH - 12}" height="{height - 12}" fill="none" stroke="{GOLD}" stroke-width="2"/>',
    ]

    def top(level: int) -> int:
        return height - MARGIN - 20 - FLOOR * (level + 1) + GAP

    for level, floor in enumerate(FLOORS):
        left = MARGIN + (SIDE + GAP if level in WEB else 0)
        width = (WIDTH - MARGIN - left - GAP * (len(floor) - 1)) / len(floor)
        for number, (name, text) in enumerate(floor):
            parts.append(box(left + number * (width + GAP), top(level), width, name, text))
    parts.append(box(MARGIN, top(WEB[-1]), SIDE, WEB_NAME, WEB_TEXT, FLOOR * len(WEB) - GAP))
    parts.append(
        f'<text x="{WIDTH / 2:.0f}" y="{height - 16}" text-anchor="middle" font-family="sans-serif" font-size="12" '
        f'fill="{MUTED}">Imports never point upwards. A test holds this.</text></svg>'
    )
    return "\n".join(parts) + "\n"


#: The dark palette of the pages (candlelight), for the terminal.
CANDLELIGHT = TerminalTheme(
    (22, 18, 14),
    (240, 229, 204),
    [(43, 36, 28), (224, 122, 105), (134, 197, 174), (221, 170, 76), (143, 179, 224), (190, 150, 210), (134, 197, 174),
     (240, 229, 204)],
    [(75, 63, 48), (224, 122, 105), (134, 197, 174), (221, 170, 76), (143, 179, 224), (190, 150, 210), (134, 197, 174),
     (255, 252, 243)],
)  # fmt: skip


def terminal(language: str, seats: int, moves: int, seed: str) -> str:
    """The table in the middle of a game of bots, as the first of them would see it in the terminal."""
    game = Game.new(seats=seats, seed=seed)
    bots = {seat: make_bot("steward", seat, seed, game.record.ruleset) for seat in range(seats)}
    console = Console(record=True, width=118, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    session = Session(game, 0, bots, language, console, Keeper(game, None), input, "regni play")
    turns = game.table.earls[0].turns
    while len(game.moves) < moves or game.deciding != 0 or game.table.earls[0].turns == turns:
        if len(game.moves) < moves:
            session.chronicle.news()  # only the last round is news
            turns = game.table.earls[0].turns
        assert game.deciding is not None, "The game is over before the picture: ask for fewer moves."
        game.play(bots[game.deciding].choose(game.sight(game.deciding)))
    session.lay_out(Offered(game.table, session.seen(), 0, session.words))
    title = f"regni play --terminal --seats {seats} --lang {language}"
    svg = console.export_svg(title=title, theme=CANDLELIGHT, unique_id=f"regni-{language}")
    # A picture loads nothing from elsewhere, so the reader's own fixed-width font is used.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    return re.sub(r"<!--.*?-->\s*", "", svg)


#: The gallery: cards in a row, their size, and the space between them.
IN_ROW, CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 7, 120, 168, 12
SHIELD_WIDTH, SHIELD_HEIGHT = 60, 72


def at(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing at a place inside a larger one."""
    return svg.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" ', 1)


def gallery_cards(w: Words) -> list[str]:
    """All faces, those of an Earl's set in one field after another; then the face-down cards."""
    faces = []
    for kind, name in enumerate(NAMES):
        earl = EARLS[kind % len(EARLS)] if kind < EARL_KINDS else None
        letter = w.text(f"letter-{earl}") if earl else ""
        faces.append(card(name, earl, w.card(kind), letter=letter, alone=False))
    tower = w.text("card-tower")
    backs = [card_back(earl, f"{tower}, {w.text(f'earl-{earl}')}", alone=False) for earl in EARLS]
    return [*faces, *backs, card_back("vikings", w.text("earl-vikings"), emblem="mark-viking", alone=False)]


def gallery(language: str) -> str:
    """Every card of the game and every Earl's field, in the light palette."""
    w = words(language)
    drawn = gallery_cards(w)
    rows = -(-len(drawn) // IN_ROW)
    top = MARGIN + rows * (CARD_HEIGHT + CARD_GAP) + CARD_GAP
    height = top + SHIELD_HEIGHT + 24 + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">',
        sheet(),
        f'<rect width="{WIDTH}" height="{height}" fill="{GROUND}"/>',
    ]
    for number, svg in enumerate(drawn):
        row, column = divmod(number, IN_ROW)
        x, y = MARGIN + column * (CARD_WIDTH + CARD_GAP), MARGIN + row * (CARD_HEIGHT + CARD_GAP)
        parts.append(at(svg, x, y, CARD_WIDTH, CARD_HEIGHT))
    shields = [*EARLS, "king", "vikings"]
    step = (WIDTH - 2 * MARGIN) / len(shields)
    for number, name in enumerate(shields):
        middle = MARGIN + (number + 0.5) * step
        parts.append(
            f'<use href="#arms-{name}" x="{middle - SHIELD_WIDTH / 2:g}" y="{top}" width="{SHIELD_WIDTH}" '
            f'height="{SHIELD_HEIGHT}" color="{INK}"/>'
            f'<text x="{middle:g}" y="{top + SHIELD_HEIGHT + 20}" text-anchor="middle" font-size="16" '
            f'font-family="Palatino, Georgia, serif" fill="{INK}">{w.text(f"earl-{name}")}</text>'
        )
    return coloured("\n".join([*parts, "</svg>"])) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in ("en", "es"):
        (FOLDER / f"cards-{language}.svg").write_text(gallery(language), encoding="utf-8")
        (FOLDER / f"terminal-{language}.svg").write_text(terminal(language, 4, 60, "alfred"), encoding="utf-8")
    (FOLDER / "architecture.svg").write_text(architecture(), encoding="utf-8")
    # Imported here, because the other pictures need no browser.
    import page_pictures

    page_pictures.main()


if __name__ == "__main__":
    main()
