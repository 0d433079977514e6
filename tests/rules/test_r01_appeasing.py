"""R1.7: a Banquet that appeases the King, where Earls agree on it."""

from __future__ import annotations

import pytest

from regni import Game, RegniError, ruleset_from
from regni.records.positions import Data
from regni.testing import at, earl, fief, king, on_top, play, rebellion, side, told, told_why

BLUE, RED = 0, 1
HOST = {"arrived": True, "markers_out": 8, "viking": 6}
#: A King who does nothing in his next turn: his Mind says Attack, and it is his first (R2.4).
QUIET = {"deck": ["champion"], "turns": 0}
APPEASED = {"banquet_appeases": True}


def aimed(card: str, blue: Data, *others: Data, **parts: object) -> Game:
    """The King has drawn that card of his Mind and Blue's cube; Banquets appease him."""
    earls = others or (earl(cubes=0),)
    him = parts.pop("him", king(card))
    assert isinstance(him, dict)
    ruleset = parts.pop("ruleset", APPEASED)
    return play(rebellion(blue, *earls, him, mode="semi", ruleset=ruleset, **parts), "end")


def worth_it(**parts: object) -> Data:
    """An Earl whom the King could harm in every way."""
    return earl(fiefs=[fief("palace", "prince", "land"), fief("castle")], **parts)


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("card", ["champion", "treachery", "intrigue"])
def test_the_earl_whose_cube_is_drawn_is_asked_before_anything_else(card: str) -> None:
    game = aimed(card, worth_it(hand={"banquet": 1, "land": 1}))
    assert (game.deciding, game.about, game.legal_moves()) == (BLUE, "appease", ["appease", "pass"])
    assert told(game)[-2:] == ["mind", "king_cube"]


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize("card", ["champion", "treachery", "intrigue"])
def test_a_banquet_from_hand_appeases_the_king_and_he_does_nothing_more_this_turn(card: str) -> None:
    game = aimed(card, worth_it(hand={"banquet": 1, "land": 1}))
    jousts = len(game.table.joust_deck.cards)
    play(game, "appease")
    assert told_why(game)[:2] == ["appeased R1.7", "mind_shuffled R3.1"]
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({"land": 1}, {"banquet": 1})
    assert side(game, BLUE)["fiefs"] == [fief("palace", "prince", "land"), fief("castle")]
    assert len(game.table.joust_deck.cards) == jousts
    assert (game.deciding, game.about) == (BLUE, "turn")


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(
    ("card", "event"), [("champion", "king_joust"), ("treachery", "betray_lord"), ("intrigue", "intrigue_fief")]
)
def test_an_earl_who_does_not_appease_him_meets_what_was_coming(card: str, event: str) -> None:
    game = play(aimed(card, worth_it(hand={"banquet": 1})), "pass")
    assert event in told(game)
    assert side(game, BLUE)["hand"] == {"banquet": 1}


@pytest.mark.rule("R1.7")
def test_it_must_be_a_banquet_in_hand_and_an_earl_with_a_hand_is_asked() -> None:
    game = aimed("champion", worth_it(hand={"land": 1}))
    assert (game.about, game.legal_moves(), game.why_not("appease")) == ("appease", ["pass"], "R1.7")
    game = aimed("champion", worth_it(), decks=on_top(joust=["joust_prince"]))
    assert "siege" in told(game)


@pytest.mark.rule("R1.7")
def test_the_second_earl_after_one_passed_over_may_appease_him_too() -> None:
    blue, red = earl(cubes=999), earl(hand={"banquet": 1})
    game = aimed("treachery", blue, red)
    assert told(game)[-3:] == ["king_cube", "king_passes_over", "king_cube"]
    assert (game.deciding, game.about) == (RED, "appease")
    play(game, "appease")
    assert "betray_hand" not in told(game)
    assert game.about == "turn"


@pytest.mark.rule("R1.7")
def test_it_does_not_stop_vikings_the_king_sends() -> None:
    blue = worth_it(hand={"banquet": 1})
    decks = on_top(joust=["joust_prince"])
    game = aimed("castle", blue, him=king(**QUIET, cubes=999), vikings=HOST, decks=decks)
    assert (game.deciding, game.about) == (BLUE, "field")
    assert "siege" in told(game)


@pytest.mark.rule("R1.7", "R2.4")
def test_nobody_is_asked_where_no_cube_is_drawn() -> None:
    game = aimed("champion", worth_it(hand={"banquet": 1}), him=king(**QUIET))
    assert (game.about, game.deciding) == ("turn", BLUE)
    game = aimed("land", worth_it(hand={"banquet": 1}))
    assert (game.about, game.deciding) == ("turn", BLUE)


@pytest.mark.rule("R1.7")
def test_it_is_off_by_default() -> None:
    game = aimed("champion", worth_it(hand={"banquet": 1}), ruleset={}, decks=on_top(joust=["joust_prince"]))
    assert game.about == "field"


@pytest.mark.rule("R1.7")
@pytest.mark.parametrize(("mode", "allowed"), [("solo", False), ("coop", False), ("semi", True)])
def test_it_is_refused_in_solo_and_cooperative_play(mode: str, allowed: bool) -> None:
    values = {"variant": "rebellion", "mode": mode, "banquet_appeases": True}
    if allowed:
        assert ruleset_from(values).banquet_appeases
        return
    with pytest.raises(RegniError) as refused:
        ruleset_from(values)
    assert refused.value.code == "together-banquet"


@pytest.mark.rule("R1.7")
def test_it_is_no_part_of_the_other_variants() -> None:
    with pytest.raises(RegniError):
        at(earl(), earl(), ruleset=APPEASED)
