"""Positions of the variants that cannot be, or that the rules have already decided."""

from __future__ import annotations

import pytest

from regni import Game, RegniError
from regni.records.positions import Data
from regni.testing import at, earl, fief, king, play, rebellion

OUT = {"out": "conquest", "fiefs": [], "deck": [], "cubes": 0}
SEMI = {"variant": "rebellion", "mode": "semi"}


def turn(*entries: Data) -> dict[str, object]:
    return {"decisions": [{"kind": "round", "a": 1}, {"kind": "turn", "seat": "blue", "a": 1}, *entries]}


@pytest.mark.parametrize(
    ("earls", "parts", "code"),
    [
        ([earl(), earl()], {"outcome": {"winners": ["blue", "red"], "ending": "dual"}}, "position-winners"),
        ([earl(), king("banquet")], {"ruleset": {"variant": "rebellion"}}, "position-mind-card"),
        ([earl(), king("land", mind={"church": 1})], {"ruleset": {"variant": "rebellion"}}, "position-mind-card"),
        ([earl(), OUT], {"ruleset": {"variant": "rebellion"}}, "position-king-fallen"),
        ([earl(), earl()], {"common": {"castle": 1}}, "position-common"),
        ([earl(), earl()], {"common": {"castle": 7}, "ruleset": {"house_divided": 12}}, "position-common"),
        (
            [earl(fiefs=[fief("church", "", "cathedral")]), earl()],
            {"ruleset": {"clerisy": True}},
            "position-clerisy",
        ),
        (
            [earl(), earl(), king("land")],
            {"ruleset": SEMI} | turn({"kind": "resolve", "seat": "blue", "a": 17, "b": 1}),
            "position-decision",
        ),
        (
            [earl(), king("land")],
            {
                "ruleset": {"variant": "rebellion"},
                "turn": "red",
                "decisions": [{"kind": "round", "a": 2}, {"kind": "king_turn", "seat": "red", "a": 2, "b": 10, "c": 2}],
            },
            "position-decision",
        ),
        (
            [earl(), earl()],
            {
                "ruleset": {"variant": "wessex"},
                "vikings": {"arrived": True},
                "decisions": [{"kind": "round"}, {"kind": "winter"}],
            },
            "position-decision",
        ),
    ],
)
def test_what_cannot_be_is_refused(earls: list[Data], parts: dict[str, object], code: str) -> None:
    with pytest.raises(RegniError) as refused:
        at(*earls, **parts)
    assert refused.value.code == code
    assert str(refused.value)


@pytest.mark.parametrize(
    ("landed", "arrived", "ending"), [(1, False, "only_fief"), (0, True, "no_fief_left"), (2, False, None)]
)
def test_what_heathen_decides_at_any_moment_is_decided_in_a_position(
    landed: int, arrived: bool, ending: str | None
) -> None:
    earls = [earl() if seat < landed else earl(fiefs=[]) for seat in range(3)]
    game = at(*earls, ruleset={"variant": "heathen"}, vikings={"arrived": arrived})
    assert (game.outcome.ending if game.outcome else None) == ending


def test_a_lost_palace_is_never_picked_for_a_deck() -> None:
    rules = {"set_copies": 1, "deck_size": 15, "hand_size": 0, "legacy_start": 1}
    stack = [{"kind": "round"}, {"kind": "muster", "a": 2}]
    landless = earl(fiefs=[fief("castle")], deck=[], turns=0)
    game = at(landless, earl(deck=[], turns=0), ruleset=rules, round=0, decisions=stack)
    picked = 0
    while game.deciding == 0 and game.about == "pick":
        play(game, game.legal_moves()[0])
        picked += 1
    assert picked == 14


def test_the_king_keeps_a_pair_together_where_there_is_room_for_both() -> None:
    him = king("intrigue", fiefs=[fief("palace", "prince", "land"), fief("castle")], turns=3)
    victim = earl(fiefs=[fief("palace", "", "land", "market_town")])
    game = rebellion(victim, him, ruleset={"properties_per_fief": 2})
    play(game, "end")
    assert [len(one.properties) for one in game.table.earls[1].fiefs] == [1, 2]


def test_a_record_of_one_variant_with_a_position_of_another_is_refused() -> None:
    game = at(earl(), earl(), ruleset={"variant": "wessex"})
    game.record.ruleset = at(earl(), earl(), earl(), ruleset={"variant": "heathen"}).record.ruleset
    game.record.start = ""
    with pytest.raises(RegniError):
        Game(game.record)


def test_a_king_card_that_left_the_game_does_not_come_back_in_winter() -> None:
    rules = {"variant": "wessex", "king_card_freed": False, "free_mulligan": False}
    earls = [earl(wanted={"land": 6}), earl(fiefs=[fief("palace", "", "church")]), earl()]
    game = at(*earls, king="blue", ruleset=rules)
    play(game, "concede", "call vote", "vote for")
    assert game.table.summer == 2
    assert game.view(1)["king"] == "gone"


@pytest.mark.parametrize(
    "left",
    [
        {"hand": {"land": 1}},
        {"deck": ["land"]},
        {"towers": {"land": 1}},
        {"fiefs": [fief("castle")]},
        {"mercenaries": [{}]},
        {"pool": {"infantry": 1}},
        {"pool": {"knight": 1}},
        {"banners": 1},
        {"cubes": 1},
    ],
)
def test_who_is_out_has_nothing_left(left: Data) -> None:
    at(earl(), earl(), OUT)
    with pytest.raises(RegniError) as refused:
        at(earl(), earl(), OUT | left)
    assert refused.value.code == "position-out"
