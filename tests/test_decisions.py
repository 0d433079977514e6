"""Every kind of decision is declared once: its number, its name, and all that its handler says of it."""

from __future__ import annotations

from typing import Final

import pytest

from regni import RegniError
from regni.engine import decisions
from regni.engine.handlers import HANDLERS, KIND_NAMES, by_kind
from regni.engine.turn import Turn
from regni.records.positions import position
from regni.records.reading import read_position
from regni.testing import at, earl, fief, on_top, play

NUMBERS: Final = {
    name: value for name, value in vars(decisions).items() if name.isupper() and type(value) is int and name != "KINDS"
}
#: Numbers that `decisions.py` takes from other modules.
TAKEN: Final = {"EARL_KINDS", "NOBODY", "LEGAL"}


def test_every_kind_has_one_handler_of_the_same_name() -> None:
    declared = {name.lower(): value for name, value in NUMBERS.items() if name not in TAKEN}
    assert declared == {handler.name: handler.kind for handler in HANDLERS}
    assert [handler.kind for handler in HANDLERS] == list(range(decisions.KINDS))
    assert list(declared) == KIND_NAMES
    assert len(set(KIND_NAMES)) == len(KIND_NAMES) == decisions.KINDS


def test_a_missing_or_doubled_kind_is_noticed_at_once() -> None:
    with pytest.raises(ValueError, match="0 handlers for the kind of decision 38"):
        by_kind(HANDLERS[:-1])
    with pytest.raises(ValueError, match="2 handlers for the kind of decision 1"):
        by_kind([*HANDLERS, Turn()])
    assert by_kind(HANDLERS[::-1]) == HANDLERS


def test_each_stands_on_another_down_to_the_round() -> None:
    for handler in HANDLERS:
        below = {handler.kind}
        while decisions.ROUND not in below:
            reached = below.union(*(HANDLERS[kind].stands_on for kind in below))
            assert reached != below, f"{handler.name} never comes down to the round"
            below = reached


def test_a_battle_in_the_middle_of_a_joust_is_refused() -> None:
    """Each of them alone is sound."""
    landed = earl(hand={"champion": 1, "banner": 1}, fiefs=[fief("palace", "", "land")])
    attack = position(play(at(landed, landed), "siege red 1").table)
    joust = position(play(at(landed, landed), "joust blue.land 1").table)
    under_way, called = attack["decisions"], joust["decisions"]
    assert isinstance(under_way, list)
    assert isinstance(called, list)
    read_position(attack)
    read_position(joust)
    with pytest.raises(RegniError) as refused:
        read_position(attack | {"decisions": [*called[:3], *under_way[2:]], "joust": joust["joust"]})
    assert refused.value.code == "position-decision"


@pytest.mark.parametrize("raided", ["blue", "green"])
def test_only_the_defender_picks_what_is_taken(raided: str) -> None:
    raider = earl(fiefs=[fief("palace", "champion", "land", "land")], pool={"knight": 2})
    rich = earl(fiefs=[fief("palace", "", "land", "church")])
    rules = {"spoils_picked_by": "defender"}
    game = at(rich, raider, rich, turn="red", ruleset=rules, decks=on_top(battle=["normal"]))
    play(game, f"raid {raided} 1", "field pool knight", "field pool knight", "done")
    while game.about != "surrender":
        play(game, game.legal_moves()[0])
    under_way = position(game.table)
    decisions_now = under_way["decisions"]
    assert isinstance(decisions_now, list)
    read_position(under_way)
    for other in {"blue", "red", "green"} - {raided}:
        with pytest.raises(RegniError) as refused:
            read_position(under_way | {"decisions": [*decisions_now[:-1], decisions_now[-1] | {"seat": other}]})
        assert refused.value.code == "position-decision"


def test_a_step_asks_nobody_and_everything_else_lists_what_can_be_chosen() -> None:
    for handler in HANDLERS:
        has_choices = type(handler).choices is not decisions.Handler.choices
        assert handler.is_step != has_choices, handler.name
