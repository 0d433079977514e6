"""What the program showed and chose when somebody last looked at it and found it good.

`python tests/approving.py` writes it to tests/approved again. Do so if something was changed on purpose, and read the
difference before it is committed. Texts are kept as they are; what is too long to read is kept as a hash.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from datetime import UTC, datetime
from pathlib import Path
from textwrap import fill
from typing import cast

from regni import Game
from regni.art.sheet import card, card_back, sheet
from regni.art.strokes import strokes
from regni.art.tapestry.moments import MOMENTS, moment, narrow
from regni.bots.levels import make_witan
from regni.bots.steward.steward import Steward
from regni.bots.weigh import survey, weigh
from regni.cli import main
from regni.decks.book import READY, fitted
from regni.decks.deck import deck_of
from regni.engine.cards import COLOURS, NAMES
from regni.engine.moves import CONCEDE
from regni.engine.play import play, random_moves, settle
from regni.engine.rng import Rng, stream
from regni.engine.ruleset import Ruleset
from regni.engine.setup import set_table
from regni.engine.sight import Sight, look, new_memory
from regni.engine.table import Table
from regni.engine.variant_facts import FACTS, SEATS
from regni.errors import RegniError
from regni.paper.mat import king_mat
from regni.records.positions import Data, position
from regni.records.reading import read_position
from regni.rules.options import OPTIONS
from regni.rules.revisions import written
from regni.testing.trace import varied_table
from regni.testing.variety import damage
from regni.web.play.host import Host, LiveSession
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.terms import Player, Terms, terms_json
from regni.words.words import LANGUAGES, words
from table_forms import Browser, words_of

APPROVED = Path(__file__).with_name("approved")
GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.toml"))
FIXTURES = Path(__file__).with_name("fixtures") / "b00181a"
#: The key of a table.
KEY = "approved" + "_" * 14
#: Every table was last played on this day, so that its page says the same on all days: far away, or it would end soon.
PLAYED = datetime(2126, 5, 4, tzinfo=UTC).timestamp()
#: Times and addresses in memory differ from run to run.
TIMES = re.compile(r"^[\d.,]+ s, .*\n", re.MULTILINE)
ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")


def hashed(parts: Iterator[object]) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(part if isinstance(part, bytes) else ADDRESS.sub("", f"{part}\n").encode())
    return found.hexdigest()[:16]


# What commands print.


def printed(*arguments: str) -> str:
    out = io.StringIO()
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = "100"
    try:
        with redirect_stdout(out), redirect_stderr(out):
            try:
                code = main(list(arguments))
            except SystemExit as left:
                code = left.code if isinstance(left.code, int) else 1
    finally:
        if before is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = before
    shown = [re.sub(r"\S*/tests/", "tests/", argument) for argument in arguments]
    return f"$ regni {' '.join(shown)}\n{TIMES.sub('', out.getvalue())}[{code}]\n\n"


def commands(language: str) -> Iterator[str]:
    """Commands whose output does not depend on time, and how each is called."""
    lang = ["--lang", language]
    yield printed("variants", *lang)
    for variant in FACTS:
        yield printed("variants", variant, *lang)
    for option in OPTIONS:
        yield printed("variants", "--option", option, *lang)
        yield printed("rules", "--option", option, *lang)
    for asked in ("B6.7", "treachery", "R3", "levy", "nothing of the sort"):
        yield printed("rules", asked, *lang)
    yield printed("decks", *lang)
    for name in [ready.name for ready in READY.values()][:4]:
        yield printed("decks", name, *lang)
    for record in ("wessex-running.toml", "wessex-over.toml"):
        yield printed("campaign", str(FIXTURES / record), *lang)


def reports(language: str) -> Iterator[str]:
    """The lab's reports of a few games."""
    few = ["--workers", "1", "--seed", "approved", "--lang", language, "--games"]
    coop = ["--variant", "rebellion", "--mode", "coop"]
    yield printed("lab", "ladder", "--bots", "random,squire,steward", "--variant", "base", *few, "4")
    yield printed("lab", "ladder", "--bots", "random,squire", *coop, *few, "2")
    yield printed("lab", "decks", "--bot", "random", *few, "2")
    yield printed("lab", "king", "--bots", "random", "--mode", "solo,coop", "--earls", "1,2", *few, "2")
    yield printed("lab", "health", *few, "8")
    yield printed("simulate", "--variant", "wessex", "--seats", "3", *few, "30")


def long_texts(language: str) -> Iterator[tuple[str, str]]:
    """Texts that are too long to be kept as they are."""
    yield f"assumptions {language}", hashed(iter([printed("rules", "--assumptions", "--lang", language)]))
    for file in GOLDEN[::11]:
        yield f"replay {file.stem} {language}", hashed(iter([printed("replay", str(file), "--lang", language)]))


# What bots choose.


def duel(variant: str, mode: str, number: int) -> Table:
    """A table of a variant with ready decks."""
    rules = Ruleset({"variant": variant, "mode": mode})
    fewest, most = SEATS[variant, mode]
    names = list(READY)
    seats = min(most, fewest + number % 3)
    decks = [fitted(names[(number + seat) % len(names)], rules) for seat in range(seats)]
    table = set_table(rules, decks, f"approved {number}", True)
    settle(table)
    return table


def played(table: Table, rng: Rng, most: int) -> Iterator[tuple[Sight, list[int]]]:
    """What each seat sees before its decision, in a game of stewards who sometimes play at random."""
    memories = [new_memory(table, seat) for seat in range(len(table.earls))]
    steward = Steward(rng)
    for _ in range(most):
        if table.over:
            return
        seat = int(table.stack[-1].seat)
        sight = look(table, seat, memories[seat])
        listed = [move for move in sight.moves if move != CONCEDE]
        yield sight, listed
        table.events = []
        chosen = steward.choose(sight) if rng.below(5) else listed[rng.below(len(listed))]
        for memory in memories:
            memory.notice(table, chosen)
        play(table, chosen)
        for memory in memories:
            memory.watch(table, table.events)


def thoughts(variant: str, mode: str, number: int) -> Iterator[object]:
    """The score of every move and the reason for the best one, and how the position is weighed."""
    rng = stream(f"approved {number}", "stewards")
    judge = Steward(stream("judge", "noise"))
    for sight, listed in played(duel(variant, mode, number), rng, 250):
        chosen = judge.choose(sight)
        scores = [judge.score(sight.table, sight.table.stack[-1], move) for move in listed]
        yield chosen, judge.reason(), scores
        yield [[round(value, 6) for value in row] for row in survey(sight.table)]
        yield [round(value, 6) for value in weigh(sight.table)]


def searches(variant: str, mode: str) -> Iterator[object]:
    """What the witan finds best, with few simulations for each decision."""
    rules = Ruleset({"variant": variant, "mode": mode})
    witan = make_witan(80, stream("approved", "witan"), rules)
    for number, (sight, listed) in enumerate(played(duel(variant, mode, 1), stream("approved", "moves"), 90)):
        if number % 9 == 0 and len(listed) > 1:
            search = witan.search_of(sight)
            chosen = witan.think(search)
            yield chosen, int(search.done), [round(one.mean(), 6) for one in search.competing]


# What is drawn.


def drawings() -> Iterator[tuple[str, str]]:
    yield "sheet", hashed(iter([sheet()]))
    for kind in NAMES:
        faces = [card(kind, colour, kind.title(), 2, label=kind) for colour in (None, "red", "king")]
        yield f"card {kind}", hashed(iter([*faces, *strokes(f"emblem-{kind}")]))
    for colour in COLOURS:
        yield f"back {colour}", hashed(iter([card_back(colour, colour)]))
    for name in MOMENTS:
        yield f"moment {name}", hashed(iter([moment(name), narrow(name)]))
    for size in ("a4", "letter"):
        for circles in (4, 9):
            for language in LANGUAGES:
                yield f"mat {size} {circles} {language}", hashed(iter([king_mat(size, circles, language)]))


# What a seat is shown.


def terms_of(game: Game) -> Terms:
    """A session with the rules, decks and seed of a game."""
    record = game.record
    players = [Player(name="Ana")] + [Player(bot="squire")] * (game.table.players - 1)
    return Terms(written(record.ruleset), players, [deck_of(one.deck) for one in record.players], record.seed)


def frames(file: Path, language: str) -> Iterator[object]:
    """Frames of a golden game, as all its seats see them: now and then on the way, and at the end."""
    game = Game.load(file)
    session = Session(terms_of(game))
    live = LiveSession(Host(Store(":memory:")), 1, session, "", 0.0)
    viewers = [Viewer(live, [seat], words(language)) for seat in range(game.table.players)]
    moves = game.moves
    for number, move in enumerate(moves, 1):
        session.make(move)
        if number % max(7, len(moves) // 25) == 0 or number == len(moves):
            for viewer in viewers:
                yield viewer.frame()


# What pages say.


def read(browser: Browser, path: str) -> str:
    """The words of a page, in lines that can be compared."""
    said = words_of(browser.get(path))
    return f"# {path}\n{fill(said, 110, break_long_words=False, break_on_hyphens=False)}\n\n"


def pages(language: str) -> Iterator[str]:
    browser = Browser(Path(), language)
    yield read(browser, "/")
    for variant in FACTS:
        yield read(browser, f"/new?variant={variant}")
    yield read(browser, "/new?variant=rebellion&mode=semi&seats=4")
    yield read(browser, "/decks")
    for name in list(READY)[:3]:
        yield read(browser, f"/decks?ready={name}")
    for rule in ("B6.7", "H1.1", "W3.4", "R4.4", "O10"):
        yield read(browser, f"/rules/{rule}")
    for asked in ("tower", "torre", "B6", "xyz"):
        yield read(browser, f"/rules?q={asked}")


def ends(file: Path, language: str) -> Iterator[object]:
    """The table, and the campaign if there is one, when a golden game is over."""
    game = Game.load(file)
    browser = Browser(Path(), language)
    browser.get("/")
    terms = terms_of(game)
    store = browser.host.store
    number = store.begin(browser.owner, terms_json(terms), KEY, {0: browser.owner})
    with store.writing() as db:
        db.execute("UPDATE tables SET changed = ?", (PLAYED,))
    live = browser.host.live(number)
    for move in game.moves:
        live.session.make(move)
    yield words_of(browser.get(f"/table/{KEY}"))
    if game.table.variant.is_campaign:
        for summer in range(int(game.table.summer) + 1):
            yield words_of(browser.get(f"/table/{KEY}/campaign?summer={summer}"))


# What is said of damaged positions.


def refusals(number: int) -> Iterator[object]:
    """What is wrong with a position after something in it was changed. Empty if it still makes sense."""
    table = varied_table(number)
    rng = stream(f"approved {number}", "damage")
    random_moves(table, rng, rng.below(200))
    whole = position(table)
    for _ in range(60):
        part = ("", "decisions", "battle", "joust", "earls", "decks")[rng.below(6)]
        damaged = {**whole, part: damage(whole[part], rng.below)} if whole.get(part) else damage(whole, rng.below)
        try:
            read_position(cast(Data, damaged))
            yield ""
        except RegniError as error:
            yield error.code, error.data


# Keeping it.

#: Files of texts, and what goes into each.
TEXTS: dict[str, Callable[[], Iterator[str]]] = {
    f"{name}-{language}.txt": lambda get=get, language=language: get(language)  # type: ignore[misc]
    for name, get in (("commands", commands), ("reports", reports), ("pages", pages))
    for language in LANGUAGES
}


def hashes() -> dict[str, Callable[[], Iterator[tuple[str, str]]]]:
    """What is kept as hashes, in groups, and how to get the name and hash of each."""
    groups: dict[str, Callable[[], Iterator[tuple[str, str]]]] = {"drawings": drawings}
    for language in LANGUAGES:
        groups[f"long texts {language}"] = lambda one=language: long_texts(one)  # type: ignore[misc]
    for variant, mode in SEATS:
        name = f"{variant} {mode}".strip()
        for number in range(4):
            groups[f"thoughts {name} {number}"] = lambda v=variant, m=mode, n=number: thought(v, m, n)  # type: ignore[misc]
        groups[f"searches {name}"] = lambda v=variant, m=mode: searched(v, m)  # type: ignore[misc]
    for number in range(60):
        groups[f"refusals {number}"] = lambda one=number: refused(one)  # type: ignore[misc]
    for file in GOLDEN:
        groups[f"frames {file.stem}"] = lambda one=file: seen(one)  # type: ignore[misc]
    return groups


def thought(variant: str, mode: str, number: int) -> Iterator[tuple[str, str]]:
    yield f"thoughts {f'{variant} {mode}'.strip()} {number}", hashed(thoughts(variant, mode, number))


def searched(variant: str, mode: str) -> Iterator[tuple[str, str]]:
    yield f"searches {variant} {mode}".strip(), hashed(searches(variant, mode))


def seen(file: Path) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        yield f"frames {file.stem} {language}", hashed(frames(file, language))
        yield f"end {file.stem} {language}", hashed(ends(file, language))


def refused(number: int) -> Iterator[tuple[str, str]]:
    yield f"refusals {number}", hashed(refusals(number))


def approve() -> None:
    APPROVED.mkdir(exist_ok=True)
    for name, get in TEXTS.items():
        (APPROVED / name).write_text("".join(get()), encoding="utf-8")
    lines = "".join(f'"{name}" = "{value}"\n' for group in hashes().values() for name, value in group())
    (APPROVED / "hashes.toml").write_text(lines, encoding="utf-8")


if __name__ == "__main__":
    approve()
    print(f"written to {APPROVED}", file=sys.stderr)
