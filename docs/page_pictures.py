"""Takes the pictures of the pages: `python docs/page_pictures.py`, from the top folder; needs Chromium and playwright.

The games are dealt from seeds and played by stewards, so that the same pages make the same pictures.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from regni.bots.levels import make_bot
from regni.decks.book import book_deck, fitted
from regni.decks.deck import deck_of
from regni.engine.events import KING_TURNS_TO
from regni.engine.rng import stream
from regni.game import Game
from regni.rules.rulesets import ruleset_from
from regni.web.pages.page import OWNER, THEME
from regni.web.play.host import Host
from regni.web.terms import Player, Terms

# The server and the browser of the tests.
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from PIL import Image
from playwright.sync_api import Browser

from real_browser import SIZES, Served, a_browser

FOLDER = Path(__file__).parent / "pictures"
#: A card in the reader's pool that can be fielded.
FIRST_KNIGHT = "[data-thing=pool-blue-knight].lit"
#: The key of the person who owns the tables.
OWNER_KEY = "A" * 22


@dataclass(frozen=True)
class Shot:
    """A picture: its page, its size, and the reader's language and theme."""

    name: str
    path: str
    size: str = "desk"
    language: str = "en"
    theme: str = "light"
    #: What is clicked before the picture is taken.
    clicks: tuple[str, ...] = ()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder) / "tables.sqlite") as served,
        a_browser() as browser,
    ):
        for shot in shots(Tables(served.host)):
            take(browser, served.address, shot)


def shots(tables: Tables) -> list[Shot]:
    """Every page, and the table at every moment that has its own panel."""
    mid, battle, vote, king, end = tables.mid(), tables.battle(), tables.vote(), tables.king(), tables.end()
    return [
        Shot("page-start", "/"),
        Shot("page-new", "/new?variant=rebellion&mode=semi&seats=3"),
        Shot("page-decks", "/decks?ready=steady"),
        Shot("page-table", f"/table/{mid}"),
        Shot("page-table-es", f"/table/{mid}", language="es"),
        Shot("page-table-dark", f"/table/{mid}", theme="dark"),
        Shot("page-table-phone", f"/table/{mid}", size="phone"),
        Shot("page-battle", f"/table/{battle}", clicks=(FIRST_KNIGHT, FIRST_KNIGHT, ".odds summary")),
        Shot("page-vote", f"/table/{vote}"),
        Shot("page-king", f"/table/{king}"),
        Shot("page-campaign", f"/table/{tables.campaign()}/campaign"),
        Shot("page-end", f"/table/{end}"),
        Shot("page-rules", "/rules"),
    ]


def take(browser: Browser, address: str, shot: Shot) -> None:
    width, height = SIZES[shot.size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=shot.language,
        reduced_motion="reduce",
        color_scheme="dark" if shot.theme == "dark" else "light",
    )
    context.add_init_script("localStorage.setItem('regni-pace', 'instant')")
    context.add_cookies(
        [{"name": name, "value": value, "url": address} for name, value in ((OWNER, OWNER_KEY), (THEME, shot.theme))]
    )
    page = context.new_page()
    page.goto(shot.path)
    page.wait_for_load_state("networkidle")
    for thing in shot.clicks:
        page.locator(thing).first.click()
        page.wait_for_timeout(500)
    page.mouse.move(0, 0)
    # Wait until news has faded; the pointer is nowhere.
    page.wait_for_timeout(500)
    taken = page.screenshot(animations="disabled", scale="css")
    context.close()
    # 256 colours are enough, and need a third of the bytes.
    few = Image.open(io.BytesIO(taken)).convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{shot.name}.png", optimize=True)


class Tables:
    """Tables that are begun and played to a moment worth a picture."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def begin(self, fixed: dict[str, object], bots: int, seed: str) -> str:
        """Begin a table: Ada against knights, everybody with a deck from the book."""
        rules, chance = ruleset_from(fixed), stream(seed, "book")
        decks = [deck_of(fitted(book_deck(rules, bots + 1, chance), rules)) for _ in range(bots + 1)]
        players = [Player("Ada"), *[Player(bot="knight")] * bots]
        return self.host.begin(OWNER_KEY, Terms(fixed, players, decks, seed))

    def play_on(self, key: str, until: Callable[[Game], bool]) -> str:
        opened = self.host.open(key)
        assert opened is not None
        live, _ = opened
        session = live.session
        rules = session.game.record.ruleset
        bots = [make_bot("steward", seat, "stewards", rules) for seat in range(len(session.terms.players))]
        while not until(session.game):
            seat = session.game.deciding
            assert seat is not None, "the moment for this picture never came: choose another seed"
            move = bots[seat].choose(session.game.sight(seat))
            tried = session.try_moves([seat], [move])
            self.host.store.append(live.number, session.count, tried.entries, session.ends_with(tried))
            session.make(move)
        return key

    def mid(self) -> str:
        key = self.begin({}, 3, "mid")
        return self.play_on(key, lambda game: len(game.moves) > 110 and game.deciding == 0 and game.about == "turn")

    def battle(self) -> str:
        key = self.begin({}, 3, "b2")
        return self.play_on(key, lambda game: len(game.moves) > 60 and game.deciding == 0 and game.about == "field")

    def vote(self) -> str:
        key = self.begin({"variant": "wessex"}, 2, "w2")
        return self.play_on(key, lambda game: game.deciding == 0 and game.about == "cast")

    def campaign(self) -> str:
        key = self.begin({"variant": "wessex"}, 2, "w6")
        return self.play_on(key, lambda game: game.table.summer >= 3 and game.deciding == 0 and game.about == "turn")

    def king(self) -> str:
        """The King has just turned against somebody."""
        key = self.begin({"variant": "rebellion", "mode": "semi"}, 2, "k2")
        return self.play_on(key, lambda game: len(game.moves) > 40 and game.deciding == 0 and has_king_moved(game))

    def end(self) -> str:
        return self.play_on(self.begin({}, 3, "end"), lambda game: game.outcome is not None)


def has_king_moved(game: Game) -> bool:
    return any(event.kind == KING_TURNS_TO for event in game.events_of(len(game.moves)))


if __name__ == "__main__":
    main()
