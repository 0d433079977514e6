"""B10: how Earls leave the game, what becomes of their cards, and who wins."""

from __future__ import annotations

import pytest

from regni import Game
from regni.engine.leaving import BY_ATTACK
from regni.records.positions import Data, counts
from regni.testing import all_told, at, earl, fief, play, side

BLUE, RED, GREEN = 0, 1, 2


def is_out(game: Game, seat: int) -> bool:
    return bool(game.table.earls[seat].out)


STRONG = {"hand": {"champion": 2, "treachery": 1}}
VIKINGS = {"arrived": True, "markers_out": 8, "viking": 4}
#: How an Earl can lose his place: who he is, what else is so, the moves, and the name of the ending.
WAYS: list[tuple[Data, Data, list[str], str]] = [
    (earl(), {}, ["siege red 1", "field hand champion", "field hand champion", "done", "raze"], "conquest"),
    (earl(), {}, ["siege red 1", "field hand champion", "field hand champion", "done", "seize"], "conquest"),
    (earl(fiefs=[fief("castle", "vassal")]), {}, ["betray red lord 1"], "treachery"),
    (earl(deck=["banquet"], cubes=0), {"turn": "red", "vikings": VIKINGS}, ["end", "siege red 1", "done"], "vikings"),
    (earl(deck=[]), {"turn": "red"}, ["end"], "old_age"),
    (earl(), {"turn": "red"}, ["concede"], "concession"),
]
WAY_IDS = ["razed", "seized", "treachery", "vikings", "old age", "conceding"]


@pytest.mark.rule("B10.1")
@pytest.mark.parametrize(("red", "parts", "moves", "ending"), WAYS, ids=WAY_IDS)
def test_without_a_castle_or_palace_dead_of_old_age_or_conceding_he_is_out_and_the_last_earl_wins(
    red: Data, parts: Data, moves: list[str], ending: str
) -> None:
    game = play(at(earl(**STRONG), red, **parts), *moves)
    assert is_out(game, RED)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending, game.outcome.rule) == (BLUE, ending, "B10.1")
    assert (game.deciding, game.about, game.legal_moves()) == (None, "", [])
    assert game.why_not("end") == "B10.1"
    assert all_told(game)[-2:] == ["out B10.1", "won B10.1"]


@pytest.mark.rule("B10.1")
@pytest.mark.parametrize(("red", "parts", "moves", "ending"), WAYS, ids=WAY_IDS)
def test_while_two_are_left_the_game_goes_on_without_him(red: Data, parts: Data, moves: list[str], ending: str) -> None:
    # Red sits last: after him come only the Vikings and the next round.
    game = at(earl(**STRONG), red, earl(cubes=0), **{"turn": "blue", "first": "green"} | parts)
    play(game, *moves)
    assert (is_out(game, BLUE), is_out(game, RED), is_out(game, GREEN)) == (False, True, False)
    assert game.outcome is None
    turns: list[int | None] = []
    while len(turns) < 4:
        play(game, "pass" if game.about == "control" else "end")
        if game.about == "turn":
            turns.append(game.deciding)
    assert set(turns) == {BLUE, GREEN}


@pytest.mark.rule("B10.1")
@pytest.mark.parametrize("left", ["castle", "palace"])
def test_any_castle_or_palace_on_the_table_keeps_him_in(left: str) -> None:
    other = "palace" if left == "castle" else "castle"
    game = at(earl(hand={"champion": 2}), earl(fiefs=[fief(other), fief(left)], deck={}))
    play(game, "siege red 1", "field hand champion", "field hand champion", "raze")
    assert (is_out(game, RED), side(game, RED)["fiefs"]) == (False, [fief(left)])


@pytest.mark.rule("B10.1")
def test_towers_hand_and_mercenaries_do_not_keep_a_landless_earl_in() -> None:
    red = earl(fiefs=[fief("castle", "vassal")], hand={"castle": 3}, towers={"castle": 2}, mercenaries=[{}])
    game = play(at(earl(hand={"treachery": 1}), red), "betray red lord 1", "pass")
    assert is_out(game, RED)


@pytest.mark.rule("B10.1")
def test_a_castle_won_from_another_counts_as_his() -> None:
    game = at(earl(hand={"champion": 2}), earl(fiefs=[fief("palace"), fief("blue.castle")]))
    play(game, "siege red 1", "field hand champion", "field hand champion", "raze")
    assert not is_out(game, RED)


def rich_earl(**parts: object) -> Data:
    return earl(
        fiefs=[fief("palace", "prince", "land", "green.church"), fief("green.castle", "", "blue.land")],
        mercenaries=[{"garrison": {"knight": 1}}, {"card": "blue.mercenary", "garrison": {"infantry": 1}}],
        pool={"infantry": 2, "knight": 1},
        royal={"infantry": 1},
        cubes=4,
        emissaries={"vassal": 1, "monk": 1},
        towers={"monk": 1},
        hand={"land": 1},
        banners=1,
        **parts,
    )


@pytest.mark.rule("B10.2")
@pytest.mark.parametrize(("deck", "move"), [([], "end"), (["land"], "concede")], ids=["old age", "conceding"])
def test_what_he_held_of_others_goes_to_their_discards_and_his_army_cards_to_theirs(deck: list[str], move: str) -> None:
    game = play(at(earl(), rich_earl(deck=deck), earl(), turn="red", king="red"), move)
    assert side(game, BLUE)["discard"] == {"land": 1, "mercenary": 1}
    assert side(game, GREEN)["discard"] == {"church": 1, "castle": 1}
    assert counts(game.table.army.discard, game.table.army.first) == {"infantry": 4, "knight": 2}


@pytest.mark.rule("B10.2")
def test_his_cubes_and_emissaries_leave_the_game_and_nothing_of_his_stays_on_the_table() -> None:
    game = play(at(earl(), rich_earl(), earl(), turn="red", king="red"), "concede")
    red = game.table.earls[RED]
    assert (red.cubes, side(game, RED)["emissaries"]) == (0, {"vassal": 0, "monk": 0})
    assert (red.fiefs, red.mercenaries, red.pool(), red.royal_infantry + red.royal_knights) == ([], [], 0, 0)
    assert (red.hand_size, red.towers_up, red.banners, red.deck) == (0, 0, 0, [])
    assert (game.table.earls[BLUE].cubes, game.table.earls[GREEN].cubes) == (1, 1)


@pytest.mark.rule("B10.2")
def test_the_bag_no_longer_answers_for_him() -> None:
    for seed in range(20):
        game = at(earl(), earl(), earl(cubes=99), turn="green", vikings=VIKINGS, seed=str(seed))
        assert play(game, "concede").deciding != GREEN


@pytest.mark.rule("B10.2")
def test_his_cards_in_the_hands_of_others_stay_there() -> None:
    blue = earl(fiefs=[fief("palace", "", "red.land")])
    game = play(at(blue, earl(), earl(), turn="red"), "concede")
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "red.land")]


@pytest.mark.rule("B10.3")
def test_if_the_last_earls_go_out_together_nobody_wins() -> None:
    game = at(earl(), earl())
    game.table.earls[RED].out = BY_ATTACK  # no position has this: nothing in the base game takes two Earls at once
    play(game, "concede")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending, game.outcome.rule) == (None, "nobody", "B10.3")
    assert all_told(game)[-1] == "nobody B10.3"


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize(("rules", "most"), [({}, 200), ({"max_rounds": 7}, 7)])
def test_after_the_last_round_of_the_table_the_game_is_drawn(rules: Data, most: int) -> None:
    game = play(at(earl(), earl(), ruleset=rules, round=most - 1), "end", "end")
    assert (game.outcome, game.table.round, game.table.markers_out) == (None, most, 1)
    play(game, "end")
    assert game.outcome is None  # Red and the Vikings have their turn in it first
    play(game, "end")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending, game.outcome.rule) == (None, "max_rounds", "B10.3")
    assert (game.outcome.rounds, game.table.markers_out) == (most, 2)
    assert all_told(game)[-1] == "drawn B10.3"
