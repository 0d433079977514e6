"""H4: conceding where nobody is eliminated."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regni import Game
from regni.engine.voting import votes
from regni.records.positions import Data, counts
from regni.testing import earl, fief, heathen, play, side, told_why, wessex
from regni.testing.invariants import check

BLUE, RED, GREEN, GOLD = 0, 1, 2, 3
RICH: Data = earl(
    fiefs=[fief("palace", "prince", "land"), fief("green.castle", "", "red.church")],
    mercenaries=[{"garrison": {"knight": 1}}],
    banners=1,
    hand={"monk": 1},
    discard={"land": 1},
    towers={"allies": 2},
    pool={"infantry": 2},
    royal={"infantry": 1},
    cubes=4,
    emissaries={"vassal": 1},
)


def conceded() -> Game:
    return play(heathen(RICH, earl(), earl(), earl(), king="blue"), "concede")


@pytest.mark.rule("H4.1")
def test_who_concedes_loses_what_a_relative_would_lose_and_towers_pool_king_card_and_cubes() -> None:
    game = conceded()
    blue = side(game, BLUE)
    assert [blue[key] for key in ("fiefs", "mercenaries", "pool", "royal")] == [[], [], {}, {}]
    assert [blue[key] for key in ("towers", "hand", "deck", "banners", "cubes")] == [{}, {}, [], 0, 0]
    assert game.view(RED)["king"] == ""
    assert (side(game, RED)["discard"], side(game, GREEN)["discard"]) == ({"church": 1}, {"castle": 1})
    assert counts(game.table.army.discard, game.table.army.first) == {"infantry": 3, "knight": 1}
    check(game.table)


@pytest.mark.rule("H4.1", "B8.7")
def test_it_is_told_by_this_rule_and_the_king_card_is_free() -> None:
    assert told_why(conceded())[:3] == ["concede B3.6", "out H4.1", "king_free B8.7"]


@pytest.mark.rule("H4.1")
def test_his_seat_is_skipped() -> None:
    game = conceded()
    turns = [game.deciding]
    while len(turns) < 6:
        turns.append(play(game, "end").deciding)
    assert turns == [RED, GREEN, GOLD] * 2


@pytest.mark.rule("H4.1", "B9.2")
def test_the_vikings_arrive_for_the_earls_still_in_the_game() -> None:
    game = heathen(earl(), earl(), earl(), earl(), vikings={"markers_out": 7})
    play(game, "concede", "end", "end", "end")
    assert game.table.vikings + game.table.chieftains == 4


@pytest.mark.rule("H4.1")
def test_he_casts_no_vote() -> None:
    church = earl(fiefs=[fief("palace", "", "church")])
    game = play(wessex(earl(), church, earl()), "concede", "call vote", "pass")
    assert (game.table.summer, game.movers) == (2, [BLUE, RED, GREEN]), "green was asked, blue was not"


@pytest.mark.rule("H4.1", "W3.2")
def test_he_still_counts_in_the_number_of_players() -> None:
    monastery = earl(fiefs=[fief("palace", "monk", "church")])
    game = play(wessex(earl(), monastery, earl(), earl()), "concede", "call vote")
    voted = [event for event in game.events(RED) if event.number and event.seat == RED]
    assert voted[-1].number == 1 + 4


@pytest.mark.rule("H4.1", "W4.1")
def test_he_stays_out_in_the_next_summer_and_his_cards_go_back_to_his_set() -> None:
    red = earl(fiefs=[fief("palace", "", "church", "blue.land")], mercenaries=[{"card": "blue.mercenary"}])
    game = wessex(earl(discard={"monk": 1}), red, earl(hand={"treachery": 1}))
    play(game, "concede", "end", "betray red mercenary 1", "pass")
    assert side(game, BLUE)["discard"] == {"mercenary": 1}
    play(game, "end", "call vote", "pass")
    assert (game.table.summer, side(game, BLUE)["out"], side(game, BLUE)["fiefs"]) == (2, "concession", [])
    check(game.table)
    assert side(game, BLUE)["tray"] == {**dict.fromkeys(counts(game.table.earls[RED].tray), 6), "palace": 1}


@pytest.mark.rule("H4.1", "W4.2")
def test_the_vikings_move_on_to_the_next_earl_still_in_the_game() -> None:
    red = earl(fiefs=[fief("palace", "", "church")])
    game = play(wessex(earl(), red, earl(), first="green", turn="blue"), "concede", "call vote", "pass")
    assert game.view(RED)["first"] == "red"


@pytest.mark.rule("H4.1", "B10.3")
@pytest.mark.parametrize("variant", [heathen, wessex])
def test_if_everybody_concedes_nobody_wins(variant: Callable[..., Game]) -> None:
    game = variant(*[earl(fiefs=[])] * 3)
    play(game, "concede", "concede", "concede")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending) == ((), "nobody")


@pytest.mark.rule("H4.1", "B3.6")
def test_he_can_concede_in_his_own_turn_only() -> None:
    game = play(wessex(earl(fiefs=[fief("palace", "", "church")]), earl()), "call vote")
    assert (game.about, game.why_not("concede")) == ("cast", "B3.6")


@pytest.mark.rule("H4.1", "W3.2")
@pytest.mark.parametrize(("counts", "number"), [(True, 4), (False, 3)])
def test_whether_who_conceded_counts_in_the_number_of_players_is_a_setting(counts: bool, number: int) -> None:
    gone = earl(fiefs=[], deck={}, out="concession")
    blue = earl(fiefs=[fief("palace", "", "cathedral")])
    game = wessex(blue, earl(), gone, ruleset={"wessex": {"conceded_count": counts}})
    assert votes(game.table, BLUE) == number
