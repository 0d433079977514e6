"""Every thing on the table answers a click: with the rule that forbids it, or with a sentence. Refusals are
explained."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from regni.decks.book import fitted, suited
from regni.engine.decisions import FIELD
from regni.engine.play import legal_moves
from regni.game import Game
from regni.testing import at, earl, fief
from regni.web.board.arms import players_of
from regni.web.board.paths import path_of
from regni.web.board.prompt import offers
from regni.web.board.whynot import answer
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.server.socket import frame_data
from regni.web.terms import Player
from regni.words.notation import move_text
from regni.words.words import words
from set_tables import begin, open_table, play_on
from test_table_live import VARIANTS, English, Room, next_frame, positions, say, terms

THING = re.compile('data-thing="([^"]+)"')


def frame_of(seat: Viewer) -> dict[str, Any]:
    return frame_data(seat.frame(), English(), "/table/x")  # type: ignore[arg-type]


def lit(seat: Viewer) -> set[str]:
    table = seat.game.table
    return {path[0] for move in legal_moves(table) if (path := path_of(table, move))}


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_thing_that_is_not_lit_says_why(variant: str) -> None:
    kinds: dict[str, bool] = {}
    for number, seat in enumerate(positions(variant, 150)):
        if seat.game.deciding != 0 or number % 3:
            continue
        bright = lit(seat)
        for thing in set(THING.findall(frame_of(seat)["html"])) - bright:
            for language in ("en", "es"):
                said = answer(seat.game, 0, thing, words(language).at(seat.game.table))
                assert said.title or said.reasons, thing
                kinds[thing.partition("-")[0]] = True
    assert {"fief", "keep", "hand"} <= kinds.keys()


def test_another_palace_can_be_asked_about() -> None:
    game = Game.new(seats=2, seed="palace")
    for thing in ("keep-red-1", "fief-red-1"):
        assert [one.rule for one in answer(game, 0, thing, words("en")).reasons] == ["B3.7"]
        assert answer(game, 0, thing, words("en")).reasons[0].move.startswith("Besiege")
    own = answer(game, 0, "keep-blue-1", words("en"))
    assert not own.reasons
    assert "your Hand" in own.title


def test_what_is_aimed_at_a_thing_is_told_of_it() -> None:
    """The Attack comes before the plot that needs a card. A part stands for the thing it belongs to."""
    fiefs = [fief("palace", "prince", "land")]
    game = at(earl(hand={"banquet": 1}), earl(fiefs=fiefs, pool={"infantry": 1}, mercenaries=[{}]))
    told = {
        "property-red-1-red.land": ["Raid Fief 1", "Play Intrigue for up to 2 Properties"],
        "lord-red-1": ["Play Treachery on the Prince"],
        "pool-red-infantry": ["Play Intrigue for up to 2 Army cards"],
        "mercenary-red-1": ["Play Treachery on Mercenary 1"],
    }
    for thing, beginnings in told.items():
        found = [one.move for one in answer(game, 0, thing, words("en")).reasons]
        assert len(found) >= len(beginnings), thing
        assert all(move.startswith(one) for move, one in zip(found, beginnings, strict=False)), found


#: A thing, what is said of it in each language, and the cards of which one would have been enough.
LACKING = [
    ("crown", {"en": "You have no Banner in your Hand.", "es": "No tienes Estandarte en la Mano."}, ["banner"]),
    (
        "vikings",
        {"en": "You have no Vassal or Monk in your Hand.", "es": "No tienes Vasallo ni Monje en la Mano."},
        ["vassal", "monk"],
    ),
    (
        "lord-red-1",
        {"en": "You have no Treachery in your Hand.", "es": "No tienes Traición en la Mano."},
        ["treachery"],
    ),
]


@pytest.mark.parametrize(("thing", "sentences", "cards"), LACKING)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_card_that_is_missing_is_named(
    language: str, thing: str, sentences: dict[str, str], cards: list[str]
) -> None:
    def told(hand: dict[str, int], theirs: dict[str, int]) -> list[str]:
        game = at(earl(hand=hand), earl(fiefs=[fief("palace", "prince")], hand=theirs))
        return [one.lacking for one in answer(game, 0, thing, words(language).at(game.table)).reasons]

    assert told({"banquet": 1}, {}) == [sentences[language]]
    for card in cards:
        # What others hold says nothing, and what the player holds himself is not missing.
        assert told({"banquet": 1}, {card: 1}) == [sentences[language]]
        assert told({card: 1}, {}) == []


def test_if_the_action_is_used_it_does_not_matter_which_card_is_missing() -> None:
    game = at(earl(hand={"banquet": 1}), earl())
    game.play("feast")
    found = answer(game, 0, "crown", words("en").at(game.table)).reasons
    assert [(one.rule, one.lacking) for one in found] == [("B3.1", "")]
    assert found[0].move == "Lay a Banner for the Kingship"


def test_a_card_that_cannot_be_fielded_names_the_rule() -> None:
    for seat in positions("base", 400):
        game = seat.game
        if game.deciding != 0 or game.table.stack[-1].kind != FIELD:
            continue
        dark = [thing for thing in THING.findall(frame_of(seat)["html"]) if thing.startswith("hand-land")]
        if dark:
            told = answer(game, 0, dark[0], words("en"))
            assert [one.rule for one in told.reasons] == ["B6.3"]
            return
    pytest.fail("no Land was held while a force was fielded")


def test_what_a_usable_card_cannot_do_is_told_beside_it() -> None:
    for seat in positions("base", 400):
        game = seat.game
        if game.deciding != 0 or "hand-treachery" not in lit(seat) or game.about != "turn":
            continue
        if not any(move.startswith("betray") for move in game.legal_moves()):
            told = answer(game, 0, "hand-treachery", words("en"))
            assert told.title == words("en").text("whynot-action-used")
            assert told.reasons
            return
    pytest.fail("Treachery could always be used")


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_refusal_quotes_the_rule_and_lists_no_verbs(language: str) -> None:
    room = Room(terms("solo"), language)
    with room.socket() as session:
        frame = next_frame(session)
        say(session, do="choose", at=frame["at"], moves=["siege red 1"])
        told = refused(session)
        assert told["rule"] == "B3.7"
        assert words(language).rule("B3.7", room.session.game.table.rules) in told["text"]
        assert "regni rules" not in told["text"]
        say(session, do="choose", at=frame["at"], moves=["recuit"])
        told = refused(session)
        assert "recuit" in told["text"]
        assert len(told["text"]) < 200


def refused(session: WebSocketTestSession) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(session.receive_text())
        if told["kind"] == "refused":
            return told


# Putting together, and confirming.


def picking() -> Viewer:
    """A seat that is about to pick its deck for the next Summer."""
    host = Host(Store(":memory:"))
    key = begin(host, {"variant": "wessex"}, seed="w2")
    assert play_on(host, key, lambda game: game.deciding == 0 and game.about == "pick")
    opened = open_table(host, key)
    assert opened is not None
    live, seats = opened
    return Viewer(live, seats, words("en"))


def test_a_deck_is_confirmed_before_it_is_final() -> None:
    seat = picking()
    at = seat.live.session.count
    seat.frame()
    deck = next(iter(offers(seat.game.table, {}, words("en"))))
    seat.choose(at, deck.moves, holds=True, replaces=True)
    frame = seat.frame()
    assert seat.live.session.count == at
    assert frame.is_whole
    assert "data-confirm" in frame_of(seat)["html"]
    assert not frame_of(seat)["moves"]
    assert sum(int(one.partition("×")[2] or 1) for one in frame.draft) == len(deck.moves)
    # Nothing more can be chosen. The choice can be taken back or begun again.
    seat.choose(at, [deck.moves[0]], holds=True)
    assert seat.frame().draft == frame.draft
    seat.take_back(at)
    assert not seat.frame().is_whole
    seat.choose(at, [], holds=True, replaces=True)
    assert not seat.frame().draft
    seat.choose(at, deck.moves, holds=True)

    async def confirm() -> None:
        seat.choose(at, [], holds=True)

    asyncio.run(confirm())
    assert seat.live.session.count >= at + len(deck.moves)


def test_what_is_held_tells_nothing_of_what_comes_of_it() -> None:
    """The Hand that a complete deck would deal is not on the page before the deck is confirmed."""
    seat = picking()
    deck = next(iter(offers(seat.game.table, {}, words("en"))))
    seat.choose(seat.live.session.count, deck.moves, holds=True)
    assert "hand-" not in "".join(THING.findall(frame_of(seat)["html"]))


def test_ready_decks_are_those_the_tray_can_give() -> None:
    seat = picking()
    table = seat.game.table
    found = offers(table, {}, words("es"))
    named = {words("es").text(f"deck-{ready.name}"): ready.name for ready in suited("wessex", "", 3)}
    # The first offer is the deck played last.
    assert found[0].name == words("es").text("prompt-last-deck")
    assert found[1:]
    for deck in found[1:]:
        assert len(deck.moves) == sum(fitted(named[deck.name], table.rules))
        assert deck.moves[0] in [move_text(move) for move in legal_moves(table)]


def test_decks_of_ones_own_can_be_picked_too_where_they_fit() -> None:
    seat = picking()
    own = {"Wolves": "castle 4, land 6, prince 4, champion 6, banner 4", "Half": "castle 3", "Torn": "dragon 24"}
    found = [deck.name for deck in offers(seat.game.table, own, words("en"))]
    assert found[1] == "Wolves"
    assert not {"Half", "Torn"} & set(found)


def test_of_a_deck_that_is_picked_one_card_can_be_put_back() -> None:
    seat = picking()
    at = seat.live.session.count
    seat.frame()
    deck = seat.frame().offers[0]
    seat.choose(at, deck.moves, holds=True, replaces=True)
    frame = seat.frame()
    assert frame.is_whole
    back = frame.picked[0]
    seat.choose(at, back.moves, holds=True, replaces=True)
    frame = seat.frame()
    assert not frame.is_whole
    assert len(seat.draft) == len(deck.moves) - 1
    another = next(move for row in frame.rows for move in row.moves if move.text not in (*deck.moves, "same"))
    seat.choose(at, [another.text], holds=True)
    assert seat.frame().is_whole
    assert seat.live.session.count == at


# The words of the prompt.


def test_the_main_button_says_what_it_does() -> None:
    said = set()
    for seat in positions("base", 600):
        game = seat.game
        if game.deciding != 0 or game.outcome:
            continue
        frame = seat.frame()
        if frame.way_out is None:
            continue
        if game.about == "field":
            said.add(frame.way_out.sentence.rstrip("0123456789 "))
        elif game.about == "turn":
            assert frame.is_main != bool(frame.way_out.question)
            assert ("still have your Action" in frame.about) != bool(game.table.action_used)
    assert "Do not defend" in said
    assert "Field no more cards" not in said


def test_an_attack_is_asked_for_before_it_is_made() -> None:
    asking = {
        move["move"].split()[0]
        for seat in positions("base", 200)
        if seat.game.deciding == 0
        for move in frame_of(seat)["moves"]
        if move["attacks"]
    }
    assert "siege" in asking <= {"siege", "raid", "storm"}


def test_one_knows_oneself_by_name() -> None:
    one = terms("base", people=2)
    assert players_of(one, words("en"), 0)[:2] == ["Earl 0 (you)", "Earl 1"]
    host = Host(Store(":memory:"))
    seat = Viewer(host.live(host.store.find(host.begin("me", one)).id), [0, 1], words("en"))  # type: ignore[union-attr]
    assert seat.frame().curtain[0].name.startswith("Earl ")
    assert players_of(type(one)(one.ruleset, [Player()], one.decks, one.seed), words("es"), 0) == ["Tú"]
