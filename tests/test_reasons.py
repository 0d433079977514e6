"""Why bots moved: which reasons tell nothing hidden, how they are kept, and where they are read."""

from __future__ import annotations

import asyncio
import shutil
from html import unescape
from pathlib import Path

import pytest

from regni import Game
from regni.bots.levels import make_bot
from regni.bots.steward.reasons import HEIR_READY, LAST_STAND, LORD
from regni.bots.steward.steward import Steward
from regni.engine.moves import CONCEDE, declared
from regni.engine.rng import stream
from regni.engine.sight import veil
from regni.engine.table import Table
from regni.errors import RegniError
from regni.records.positions import Data
from regni.testing import at, earl, fief
from regni.web.play.host import Host, LiveSession
from regni.web.play.reasons import Reason, below_lines, read_reason, reason_json, reason_of
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.tables.frames import lines_of
from regni.words.notation import move_text, read_move
from regni.words.words import LANGUAGES, words
from set_tables import begin, open_table
from terminal_seat import VARIANTS, mine, new, variant
from test_revisions import HERE

#: What `why` is before a move is scored. No reason has this number.
UNSET = -1


def why(steward: Steward, table: Table, move: int) -> int:
    """The reason that a steward would have for a move, by what it sees of a table."""
    decision = table.stack[-1]
    steward.prepare(table, decision)
    steward.outlook.why = UNSET
    steward.score(table, decision, move)
    return int(steward.outlook.why)


# What tells nothing hidden.


@pytest.mark.parametrize("name", ["base", *(name for name in VARIANTS if name != "solo")])
def test_an_open_reason_can_be_worked_out_without_the_hand(name: str) -> None:
    """Another seat sees the same table without the Hand and the deck, and comes to the same reason."""
    steward, found = Steward(stream("a", "reason")), set()
    for number in range(3):
        game = new(f"open {number}") if name == "base" else variant(name, f"open {number}")
        players, rules = int(game.table.players), game.record.ruleset
        # Random bots come to positions to which stewards do not.
        bots = [make_bot(("random", "steward")[(seat + number) % 2], seat, "open", rules) for seat in range(players)]
        while game.deciding is not None and len(game.moves) < 250:
            seat = game.deciding
            sight, other = game.sight(seat), veil(game.table, (seat + 1) % players)
            for move in sight.moves:
                if move != CONCEDE and steward.is_open(game.table, move):
                    own = why(steward, sight.table, move)
                    assert own != UNSET
                    assert why(steward, other, move) == own
                    found.add(declared(move).word)
            game.play(bots[seat].choose(sight))
    assert len(found) > 8


def blue(game: Game, move: str) -> tuple[int, bool]:
    """The reason of a steward who plays Blue for a move, and whether it is open."""
    steward, number = Steward(stream("a", "reason")), read_move(move, game.table)
    return why(steward, game.sight(0).table, number), steward.is_open(game.table, number)


def test_a_reason_that_depends_on_the_hand_is_not_open() -> None:
    strong: Data = {"fiefs": [fief("palace", "prince", "land", "land")], "pool": {"knight": 3}}
    rivals = [earl(fiefs=[fief("palace"), fief("castle")]), earl()]
    # Only who cannot bequeath makes a last stand, and a Banner in the Hand is nobody's business.
    stands = blue(at(earl(**strong, deck={}), *rivals), "siege red 1")
    bequeaths = blue(at(earl(**strong, deck={}, hand={"banner": 1}), *rivals), "siege red 1")
    assert (stands[0], bequeaths[0] != LAST_STAND) == (LAST_STAND, True)
    assert not stands[1]
    assert not bequeaths[1]
    assert blue(at(earl(**strong), *rivals), "siege red 1")[1]
    # A Prince is installed as heir only by who has a Banner for him.
    young = [blue(at(earl(deck={"land": 3}, hand={"prince": 1, **held}), *rivals), "install prince 1") for held in HELD]
    assert young == [(LORD, False), (HEIR_READY, False)]


HELD = ({"land": 1}, {"banner": 1})


def test_what_a_witan_has_imagined_is_not_open() -> None:
    """It counts on its Hand. Where it has no choice it is as silent, since that may be because of its Hand."""
    game = mine(hand={"land": 2})
    witan = make_bot("witan:16", 0, "a", game.record.ruleset)
    move = witan.choose(game.sight(0))
    assert witan.reason()[0] == "why-witan"
    assert not any(witan.is_open(game.table, one) for one in (move, *game.sight(0).moves))


def test_who_had_no_choice_has_no_reason() -> None:
    game = mine(hand={"land": 2})
    steward = Steward(stream("a", "reason"))
    move = steward.choose(game.sight(0))
    assert reason_of(steward, game, [move, CONCEDE], move) is None
    said = reason_of(steward, game, game.sight(0).moves, move)
    assert said is not None
    assert (said.message, said.numbers) == steward.reason()
    assert reason_of(make_bot("random", 0, "a", game.record.ruleset), game, game.sight(0).moves, move) is None


# How they are kept.

ONE = Reason("why-witan", {"deals": 600, "percent": 41}, is_open=False)


def test_a_reason_is_kept_with_its_entry_or_not_at_all() -> None:
    store = Store(":memory:")
    table = store.begin("anna", "{}", "key", {})
    store.append(table, 0, ["end", "recruit"], False, {1: reason_json(ONE)})
    assert {number: read_reason(text) for number, text in store.reasons(table).items()} == {1: ONE}
    with pytest.raises(RegniError):
        store.append(table, 1, ["end"], False, {1: reason_json(ONE)})
    assert list(store.reasons(table)) == [1]
    assert store.reasons(table + 1) == {}


def test_a_file_from_before_reasons_were_kept_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(HERE / "tables.sqlite", path)
    store = Store(path)
    assert store.reasons(1) == {}
    before = store.entries(1)
    store.append(1, len(before), ["recruit"], False, {len(before): reason_json(ONE)})
    assert list(store.reasons(1)) == [len(before)]
    assert store.entries(1) == [*before, "recruit"]
    store.close()


def by_bots(host: Host, moves: int = 5000, seats: int = 3) -> tuple[LiveSession, Viewer]:
    """A game of a person against knights, on a server. The person plays like a steward, and undoes now and then."""
    live, _ = open_table(host, begin(host, seats=seats, bot="knight")) or pytest.fail("the key opens nothing")
    own = make_bot("steward", 0, "person", live.session.game.record.ruleset)

    async def play() -> None:
        live.wake()
        while not live.session.is_over and len(live.session.game.moves) < moves:
            await asyncio.sleep(0)
            session = live.session
            if session.game.deciding != 0 or session.only_move is not None or not live.is_idle:
                continue
            live.play([0], session.count, [move_text(own.choose(session.game.sight(0)))])
            if session.may_undo(0) and session.game.undone < 5:
                live.undo([0], session.count)
        await live.stop()

    asyncio.run(asyncio.wait_for(play(), 120))
    return live, Viewer(live, [0], words("en"))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reasons") / "tables.sqlite"


@pytest.fixture(scope="module")
def over(file: Path) -> LiveSession:
    live, _ = by_bots(Host(Store(file)))
    assert live.session.is_over
    return live


def test_reasons_outlive_a_server_that_is_killed(over: LiveSession, file: Path) -> None:
    """Nothing is closed: the file is as a killed server leaves it."""
    game = over.session.game
    assert over.session.count > len(game.moves)
    assert len(over.reasons) > 20
    for number, reason in over.reasons.items():
        assert game.movers[number - 1] != 0
        assert words("en").text(reason.message, **reason.numbers)
    again = Host(Store(file)).live(over.number)
    assert again.reasons == over.reasons
    assert again.session.entry_of == over.session.entry_of


def test_each_move_knows_its_entry_after_undoing_and_cutting(over: LiveSession) -> None:
    entries = over.store.entries(over.number)
    assert "undo" in entries
    session = Session(over.session.terms, entries)
    assert [entries[one] for one in session.entry_of] == [move_text(move) for move in session.game.moves]
    cut = [*entries[:60], "cut 40 B3.7", *Session(over.session.terms, entries[:40]).game.legal_moves()[:1]]
    session = Session(over.session.terms, cut)
    assert [cut[one] for one in session.entry_of] == [move_text(move) for move in session.game.moves]
    # What was cut has left no reason behind.
    assert not set(session.entry_of) & set(range(40, 60))


# Where they are read.


def read_lines(viewer: Viewer) -> list[str]:
    """All lines of the chronicle as HTML, from the first."""
    found = list(viewer.frame().log)
    while found[0].entry.number:
        found = viewer.earlier(found[0].entry.number) + found
    return [unescape(line) for line in lines_of(found, viewer.words).values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_every_reason_is_read_in_the_chronicle(over: LiveSession, language: str) -> None:
    viewer = Viewer(over, [0], words(language))
    told = "\n".join(read_lines(viewer))
    wanted = [reason.text(viewer.words) for reason in over.reasons.values()]
    assert all(text in told for text in wanted)
    closed = [one for one in over.reasons.values() if not one.is_open]
    assert len(closed) > 5
    end = viewer.frame().end
    assert end is not None
    assert end.has_reasons
    assert any(moment.why for moment in end.moments)


def test_a_reason_stands_below_the_move_it_is_for(over: LiveSession) -> None:
    """Below the first line of its move. A force that is sent card by card has one reason."""
    viewer, game = Viewer(over, [0], words("en")), over.session.game
    story, chronicle = viewer._story, viewer._read(viewer.words)
    numbers = range(len(chronicle.entries))
    below = below_lines(numbers, chronicle.entries, story.move_of, game, over.reasons, viewer.words)
    firsts = {story.move_of[entry.heard]: entry.number for entry in reversed(chronicle.entries)}
    shown = 0
    for number, reason in over.reasons.items():
        if number in firsts and over.reasons.get(number - 1) != reason:
            assert reason.text(viewer.words) in below[firsts[number]]
            shown += 1
    assert shown > 20
    scene = next(one for one in story.scenes if one.first in over.reasons)
    past = viewer.look_back(scene.number)
    assert past is not None
    assert over.reasons[scene.first].text(viewer.words) in past.lines[0].why


def test_during_a_game_only_open_reasons_are_read() -> None:
    live, viewer = by_bots(Host(Store(":memory:")), 120)
    game, words_here = live.session.game, viewer.words
    assert game.outcome is None
    opened = {one.text(words_here) for one in live.reasons.values() if one.is_open}
    closed = {one.text(words_here) for one in live.reasons.values() if not one.is_open} - opened
    told = "\n".join(read_lines(viewer))
    assert opened
    assert closed
    assert all(text in told for text in opened)
    assert not any(text in told for text in closed)
