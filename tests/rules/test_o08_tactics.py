"""O8: Medieval Tactics, a Banner against a one-sided battle."""

from __future__ import annotations

import pytest

from regni import Game
from regni.engine.events import DEALS
from regni.records.positions import Data
from regni.testing import at, earl, fief, on_top, play, side, told

RULES: Data = {"tactics": True}
VIKINGS = {"arrived": True, "viking": 3}


def fought(card: str, blue: dict[str, int] | None = None, red: dict[str, int] | None = None, **rules: object) -> Game:
    """Blue's Champion besieges red, whose Prince comes from Hand; the Battle card is turned."""
    blue_hand = {"champion": 1, "land": 1} if blue is None else blue
    red_hand = {"prince": 1, "land": 1} if red is None else red
    game = at(earl(hand=blue_hand), earl(hand=red_hand), earl(), ruleset=RULES | rules, decks=on_top(battle=[card]))
    play(game, "siege red 1", "field hand champion")
    if game.about == "field" and game.deciding == 0:
        play(game, "done")
    play(game, "field hand prince")
    if game.about == "field":
        play(game, "done")
    return game


def deals(game: Game) -> list[int]:
    """Who struck in the battle so far."""
    return [int(e.seat) for e in game.events(0) if e.kind == DEALS]


@pytest.mark.rule("O8")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
@pytest.mark.parametrize(("card", "loser"), [("attacker_wins", 1), ("defender_wins", 0)])
def test_the_earl_against_whom_a_one_sided_result_goes_may_make_it_normal(variant: str, card: str, loser: int) -> None:
    blue, red = {"champion": 1, "banner": 2}, {"prince": 1, "banner": 2}
    game = fought(card, blue, red, variant=variant)
    assert (game.deciding, game.about, game.legal_moves()) == (loser, "tactics", ["tactics", "pass"])
    play(game, "tactics")
    assert told(game)[0] == "tactics"
    assert sorted(deals(game)) == [0, 1], "both sides deal their force"
    assert (side(game, loser)["hand"], side(game, 1 - loser)["hand"]) == ({"banner": 1}, {"banner": 2})
    spent = side(game, loser)["discard"]
    assert isinstance(spent, dict)
    assert spent["banner"] == 1


@pytest.mark.rule("O8")
@pytest.mark.parametrize(("card", "loser"), [("attacker_wins", 1), ("defender_wins", 0)])
def test_who_passes_bears_it(card: str, loser: int) -> None:
    game = play(fought(card, {"champion": 1, "banner": 1}, {"prince": 1, "banner": 1}), "pass")
    assert deals(game) == [1 - loser]
    assert side(game, loser)["hand"] == {"banner": 1}


@pytest.mark.rule("O8")
def test_a_normal_result_asks_nobody() -> None:
    game = fought("normal", {"champion": 1, "banner": 1}, {"prince": 1, "banner": 1})
    assert game.about != "tactics"
    assert sorted(deals(game)) == [0, 1]


@pytest.mark.rule("O8")
def test_without_the_option_nobody_is_asked() -> None:
    game = fought("attacker_wins", {"champion": 1}, {"prince": 1, "banner": 1}, tactics=False)
    assert game.about == "turn"
    assert deals(game) == [0]


@pytest.mark.rule("O8")
@pytest.mark.parametrize("decision", ["attacker_wins", "defender_wins"])
def test_it_is_no_answer_to_what_the_church_decides(decision: str) -> None:
    green = earl(fiefs=[fief("palace", "", "church")])
    hands = {"champion": 1, "banner": 1}, {"prince": 1, "banner": 1}
    game = at(earl(hand=hands[0]), earl(hand=hands[1]), green, ruleset=RULES, decks=on_top(battle=["church_decides"]))
    play(game, "siege red 1", "field hand champion", "done", "field hand prince", "done")
    assert (game.deciding, game.about) == (2, "church_decides")
    play(game, f"decide {decision}")
    assert game.about != "tactics"
    assert deals(game) == [0 if decision == "attacker_wins" else 1]


@pytest.mark.rule("O8")
@pytest.mark.parametrize(("card", "loser"), [("attacker_wins", 1), ("defender_wins", 0)])
def test_an_earl_with_a_hand_is_asked_so_that_nobody_learns_what_is_in_it(card: str, loser: int) -> None:
    without = fought(card)
    assert (without.deciding, without.about, without.legal_moves()) == (loser, "tactics", ["pass"])
    assert without.why_not("tactics") == "O8"
    blue, red = {"champion": 1, "land": 1}, {"prince": 1, "land": 1}
    holds = fought(card, {"champion": 1, "banner": 1} if loser == 0 else blue,
                   {"prince": 1, "banner": 1} if loser == 1 else red)  # fmt: skip
    assert holds.view(1 - loser) == without.view(1 - loser)
    assert play(holds, "pass").view(1 - loser) == play(without, "pass").view(1 - loser)


@pytest.mark.rule("O8")
@pytest.mark.parametrize("card", ["attacker_wins", "defender_wins"])
def test_an_earl_whose_last_card_is_in_the_battle_is_not_asked(card: str) -> None:
    game = fought(card, {"champion": 1}, {"prince": 1})
    assert (game.deciding, game.about) == (0, "turn")


@pytest.mark.rule("O8")
def test_an_undefended_attack_turns_no_card_and_asks_nobody() -> None:
    game = at(
        earl(hand={"champion": 2}), earl(hand={"banner": 1}), ruleset=RULES, decks=on_top(battle=["attacker_wins"])
    )
    play(game, "siege red 1", "field hand champion", "field hand champion")
    while game.about == "field":
        play(game, "done")
    assert game.about == "besieged"


@pytest.mark.rule("O8", "B6.10")
def test_by_tactics_lords_are_killed_as_in_a_normal_battle_and_not_captured() -> None:
    red = earl(fiefs=[fief("palace", "prince", "land")], hand={"banner": 1}, towers={"monk": 3})
    game = at(earl(hand={"champion": 1}), red, ruleset=RULES, decks=on_top(battle=["attacker_wins"]))
    play(game, "siege red 1", "field hand champion", "field lord prince 1", "done", "tactics")
    assert ("killed" in told(game), "captured" in told(game)) == (True, False)
    assert game.about == "turn"


@pytest.mark.rule("O8")
def test_other_moves_are_refused_while_he_is_asked() -> None:
    game = fought("attacker_wins", None, {"prince": 1, "banner": 1})
    assert [game.why_not(move) for move in ("done", "end", "tactics", "pass")] == ["O8", "O8", None, None]


# Vikings, and the King of Rebellion.


@pytest.mark.rule("O8")
@pytest.mark.parametrize(("card", "asked"), [("attacker_wins", True), ("defender_wins", False)])
def test_against_vikings_the_defender_may_answer_and_nobody_does_for_them(card: str, asked: bool) -> None:
    # Blue controls the Vikings and has a Banner; but it is not against him that the battle goes.
    blue = earl(hand={"banner": 1})
    red = earl(hand={"prince": 1, "banner": 1}, cubes=0)
    game = at(blue, red, ruleset=RULES, vikings=VIKINGS, decks=on_top(battle=[card]), first="red", turn="blue")
    play(game, "end", "siege red 1", "field hand prince", "done")
    assert (game.about == "tactics", game.deciding) == (asked, 1)


@pytest.mark.rule("O8")
@pytest.mark.parametrize("mode", ["solo", "coop", "semi"])
@pytest.mark.parametrize(("card", "asked"), [("attacker_wins", False), ("defender_wins", True)])
def test_the_king_of_rebellion_has_no_hand_to_answer_from_but_an_earl_answers_him(
    mode: str, card: str, asked: bool
) -> None:
    earls = [earl(hand={"champion": 1, "banner": 1})] + [earl()] * (mode != "solo")
    king = earl(fiefs=[fief("palace", "prince")], deck=["land"], guard=1)
    game = at(*earls, king, ruleset=RULES | {"variant": "rebellion", "mode": mode}, decks=on_top(battle=[card]))
    play(game, f"siege {'red' if mode == 'solo' else 'green'} 1", "field hand champion", "done")
    assert (game.about == "tactics") == asked
    if asked:
        play(game, "tactics")
        assert sorted(deals(game)) == [0, len(earls)]
