"""O6: Resourceful Earls, two cards of the Hand for one of the tray."""

from __future__ import annotations

import pytest

from regni import Game, ruleset_from
from regni.engine.cards import HIDDEN, NAMES, SET_KINDS
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.records.positions import Data
from regni.testing import at, earl, fief, play, side
from regni.testing.invariants import check

RULES: Data = {"resourceful": True}
HAND = {"land": 2, "monk": 1}


def seeking(*others: Data, **rules: object) -> Game:
    return at(earl(hand=HAND), *others or [earl()], ruleset=RULES | rules)


@pytest.mark.rule("O6")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_two_cards_of_the_hand_are_discarded_and_any_one_of_the_tray_is_taken(variant: str) -> None:
    game = seeking(earl(), earl(), variant=variant)
    play(game, "seek")
    assert (game.about, set(game.legal_moves())) == ("sacrifice", {"discard land", "discard monk"})
    play(game, "discard land", "discard monk")
    assert (game.deciding, game.about) == (0, "fetch")
    play(game, "fetch cathedral")
    one = side(game, 0)
    assert (one["hand"], one["discard"]) == ({"land": 1, "cathedral": 1}, {"land": 1, "monk": 1})
    tray = one["tray"]
    assert isinstance(tray, dict)
    assert tray["cathedral"] == 5
    assert (game.about, game.deciding) == ("turn", 0)
    check(game.table)


@pytest.mark.rule("O6")
def test_it_is_the_action_of_the_turn() -> None:
    game = play(seeking(), "seek", "discard land", "discard land", "fetch land")
    assert game.view(0)["action_used"] is True
    assert [game.why_not(move) for move in ("seek", "attach land 1")] == ["B3.1", "B3.1"]
    assert game.why_not("tower land") is None, "free placements go on"
    assert at(earl(hand=HAND), earl(), ruleset=RULES, action_used=True).why_not("seek") == "B3.1"


@pytest.mark.rule("O6")
def test_without_the_option_there_is_no_seeking() -> None:
    game = at(earl(hand=HAND), earl())
    assert (game.why_not("seek"), "seek" in game.legal_moves()) == ("O6", False)


@pytest.mark.rule("O6")
@pytest.mark.parametrize(("hand", "allowed"), [({}, False), ({"land": 1}, False), ({"land": 2}, True)])
def test_it_takes_two_cards_in_hand(hand: dict[str, int], allowed: bool) -> None:
    game = at(earl(hand=hand), earl(), ruleset=RULES)
    assert (game.why_not("seek") is None, "seek" in game.legal_moves()) == (allowed, allowed)
    if not allowed:
        assert game.why_not("seek") == "O6"


@pytest.mark.rule("O6")
@pytest.mark.parametrize("left", [None, *NAMES[:SET_KINDS]])
def test_it_takes_a_card_in_the_tray_of_any_kind_but_the_palace(left: str | None) -> None:
    used = dict.fromkeys(NAMES[:SET_KINDS], 6)
    used["land"] -= 2
    if left is not None:
        used[left] -= 1
    # His only Fief is a Castle, so that his Palace is in the tray.
    used["castle"] -= 1
    game = at(earl(fiefs=[fief("castle")], hand={"land": 2}, deck=used), earl(), ruleset=RULES)
    tray = side(game, 0)["tray"]
    assert tray == ({"palace": 1} if left is None else {left: 1, "palace": 1})
    assert (game.why_not("seek"), "seek" in game.legal_moves()) == (("O6", False) if left is None else (None, True))
    if left is not None:
        play(game, "seek", "discard land", "discard land")
        assert game.legal_moves() == [f"fetch {left}"]


@pytest.mark.rule("O6")
def test_what_is_not_in_hand_cannot_be_the_price_and_what_is_not_in_the_tray_cannot_be_fetched() -> None:
    blue = earl(hand={"land": 2}, discard={"allies": 6}, deck={"castle": 6})
    game = play(at(blue, earl(), ruleset=RULES), "seek")
    assert [game.why_not(move) for move in ("discard monk", "pass", "end", "fetch monk")] == ["O6"] * 4
    play(game, "discard land", "discard land")
    assert [game.why_not(move) for move in ("fetch allies", "fetch castle", "fetch palace", "pass")] == ["O6"] * 4
    assert (game.why_not("fetch land"), len(game.legal_moves())) == (None, 13), "what was just discarded is no tray"


@pytest.mark.rule("O6")
def test_a_palace_in_hand_is_a_card_like_any_other_to_pay_with() -> None:
    game = at(earl(hand={"palace": 1, "land": 1}, fiefs=[fief("castle")]), earl(), ruleset=RULES)
    play(game, "seek", "discard palace", "discard land", "fetch monk")
    assert (side(game, 0)["hand"], side(game, 0)["discard"]) == ({"monk": 1}, {"palace": 1, "land": 1})


@pytest.mark.rule("O6")
def test_everybody_sees_the_price_and_only_he_what_he_took() -> None:
    game = play(seeking(earl(), earl()), "seek", "discard land", "discard monk", "fetch treachery")
    for viewer in range(3):
        told = [(EVENT_NAMES[e.kind], rule_id(e.rule)) for e in game.events(viewer)]
        assert told == [("seeks", "O6"), ("discarded", "O6"), ("discarded", "O6"), ("fetched", "O6")]
        cards = [e.card for e in game.events(viewer)[1:]]
        assert [NAMES[card] for card in cards[:2]] == ["land", "monk"]
        assert cards[2] == (NAMES.index("treachery") if viewer == 0 else HIDDEN)
        earls = game.view(viewer)["earls"]
        assert isinstance(earls, list)
        assert (earls[0]["discard"], earls[0]["hand_size"]) == ({"land": 1, "monk": 1}, 2)
        assert ("hand" in earls[0], "tray" in earls[0]) == (viewer == 0, viewer == 0)


@pytest.mark.rule("O6")
def test_others_see_the_same_whatever_he_takes() -> None:
    views = []
    for fetched in ("banner", "castle", "monk"):
        game = play(seeking(), "seek", "discard land", "discard land", f"fetch {fetched}")
        views.append((game.view(1), [vars_of(e) for e in game.events(1)]))
    assert views[0] == views[1] == views[2]


def vars_of(event: object) -> list[object]:
    return [getattr(event, name) for name in ("kind", "rule", "seat", "other", "card", "number")]


@pytest.mark.rule("O6")
def test_while_he_seeks_the_others_are_not_told_what_he_could_pay_or_take() -> None:
    game = play(seeking(), "seek")
    assert game.view(1)["moves"] == []
    assert play(game, "discard land", "discard monk").view(1)["moves"] == []


@pytest.mark.rule("O6")
def test_the_fetched_card_was_beyond_the_deck_and_comes_back_with_a_bequest() -> None:
    blue = earl(hand={"land": 1, "banner": 1}, fiefs=[fief("palace", "prince")], deck={"banquet": 3})
    game = play(at(blue, earl(), ruleset=RULES), "seek", "discard land", "discard banner", "fetch banner", "end", "end")
    play(game, "bequeath 1")
    assert len(game.table.earls[0].deck) == 2 + 4, "Land, two Banners and the Prince"


@pytest.mark.rule("O6", "H2.4")
def test_off_the_table_an_earl_can_seek_a_castle() -> None:
    game = at(earl(hand=HAND, fiefs=[]), earl(), earl(), ruleset=RULES | {"variant": "heathen"})
    play(game, "seek", "discard land", "discard land", "fetch castle", "end", "end", "end")
    play(game, "found castle")
    assert len(game.table.earls[0].fiefs) == 1


@pytest.mark.rule("O6")
@pytest.mark.parametrize("mode", ["solo", "coop", "semi"])
def test_it_holds_in_rebellion(mode: str) -> None:
    earls = [earl(hand=HAND)] * (1 if mode == "solo" else 2)
    king = earl(fiefs=[fief("palace", "prince")], deck=["land"])
    game = at(*earls, king, ruleset=RULES | {"variant": "rebellion", "mode": mode})
    play(game, "seek", "discard land", "discard land", "fetch champion")
    assert side(game, 0)["hand"] == {"monk": 1, "champion": 1}


@pytest.mark.rule("O6")
def test_it_can_be_done_turn_after_turn_in_a_whole_game() -> None:
    game = Game.new(seats=2, ruleset=ruleset_from(RULES), seed="seek")
    for _ in range(6):
        play(game, "seek")
        play(game, game.legal_moves()[0])
        play(game, game.legal_moves()[0], "fetch champion", "end")
        check(game.table)
