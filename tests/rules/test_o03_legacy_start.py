"""O3: a game that begins with Legacy points to spend."""

from __future__ import annotations

import pytest

from regni import Game, RegniError, ruleset_from
from regni.decks.deck import STEADY
from regni.engine.cards import COLOURS, HIDDEN, NAMES
from regni.engine.events import EVENT_NAMES
from regni.records.positions import Data, counts
from regni.testing import play, side, told


def new(points: int = 1, seats: int = 2, seed: str = "o3", /, **rules: object) -> Game:
    return Game.new(seats=seats, ruleset=ruleset_from({"legacy_start": points} | rules), seed=seed)


def order(game: Game) -> list[int]:
    """The seats in turn order."""
    seats = int(game.table.players)
    return [(int(game.table.first) + step) % seats for step in range(seats)]


def drawn_first(game: Game) -> int:
    """Whom the bag named before anything else."""
    event = game.events_of(0)[0]
    assert EVENT_NAMES[event.kind] == "first_player"
    return int(event.seat)


# Spending.


@pytest.mark.rule("O3")
@pytest.mark.parametrize("points", [1, 2, 3])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_first_player_is_drawn_then_each_spends_his_points_in_turn_order_one_at_a_time(
    points: int, seed: str
) -> None:
    game = new(points, 3, seed)
    asked = []
    while game.about == "legacy":
        assert game.deciding is not None
        asked.append(game.deciding)
        play(game, "buy castle")
    assert asked == order(game) * points
    assert asked[0] == drawn_first(game) == game.table.first
    assert [len(one.fiefs) for one in game.table.earls] == [1 + points] * 3
    assert (game.about, game.deciding) == ("pick", asked[0]), "decks are picked after"


@pytest.mark.rule("O3")
def test_without_it_there_are_no_points_and_more_than_three_there_cannot_be() -> None:
    assert Game.new(ruleset=ruleset_from({"legacy_start": 0})).about == "turn"
    with pytest.raises(RegniError) as refused:
        ruleset_from({"legacy_start": 4})
    assert refused.value.code == "ruleset-range"


@pytest.mark.rule("O3")
def test_a_point_buys_what_it_buys_in_a_winter_and_must_be_spent() -> None:
    game = new(3)
    assert set(game.legal_moves()) == {
        "buy towers", "buy banner", "buy castle", "buy property land 1", "buy property market_town 1",
        "buy property church 1", "buy lord prince 1", "buy lord vassal 1", "buy lord champion 1", "buy lord monk 1",
    }  # fmt: skip
    assert (game.why_not("pass"), game.why_not("buy property cathedral 1")) == ("W6.1", "W6.2")
    assert game.why_not("end") is not None
    seat = game.deciding or 0
    play(game, "buy lord prince 1", "buy castle")
    assert [game.why_not(f"buy lord vassal {number}") for number in (1, 2)] == ["W6.2", "W6.2"]
    assert side(game, seat)["fiefs"] == [{"keep": "palace", "lord": "prince", "properties": []}]


@pytest.mark.rule("O3")
def test_what_is_bought_stands_on_the_table_when_play_begins() -> None:
    game = new(3)
    seats = order(game)
    play(game, "buy castle", "buy property land 1", "buy lord champion 2", "buy towers", "tower monk", "tower banner")
    play(game, "buy property market_town 2", "buy lord monk 1", "same", "same")
    assert (game.about, game.deciding, game.table.round) == ("turn", seats[0], 1)
    one, two = (side(game, seat) for seat in seats)
    assert one["fiefs"] == [
        {"keep": "palace", "lord": "", "properties": []},
        {"keep": "castle", "lord": "champion", "properties": ["market_town"]},
    ]
    assert two["fiefs"] == [{"keep": "palace", "lord": "monk", "properties": ["land"]}]
    assert two["towers"] == {"monk": 1, "banner": 1}
    assert game.table.earls[seats[1]].pool() == 1, "a Land brings its Army card"
    assert [(len(earl.deck), earl.hand_size) for earl in game.table.earls] == [(19, 5)] * 2, "beyond the 24 of the deck"


# The deck comes after.


@pytest.mark.rule("O3")
@pytest.mark.parametrize(("variant", "rule"), [("base", "B2.1"), ("wessex", "W4.5")])
@pytest.mark.parametrize(
    ("bought", "kind", "left"),
    [
        ("buy castle", "castle", 5),
        ("buy banner", "banner", 5),
        ("buy property land 1", "land", 5),
        ("buy lord prince 1", "prince", 5),
    ],
)
def test_what_is_bought_is_not_there_for_the_deck(bought: str, kind: str, left: int, variant: str, rule: str) -> None:
    game = new(1, variant=variant)
    seat = game.deciding or 0
    play(game, bought, "buy towers", "tower monk", "tower monk")
    assert counts(game.table.earls[seat].tray)[kind] == left
    assert (game.deciding, game.about) == (seat, "pick")
    play(game, *[f"pick {kind}"] * left)
    assert f"pick {kind}" not in game.legal_moves()
    assert game.why_not(f"pick {kind}") == rule


@pytest.mark.rule("O3")
def test_the_deck_one_came_with_is_offered_as_long_as_its_cards_are_there() -> None:
    deck = {"castle": 6, "land": 6, "champion": 6, "banquet": 6}
    game = Game.new(decks=[deck] * 2, ruleset=ruleset_from({"legacy_start": 1}), seed="same")
    play(game, "buy castle", "buy banner")
    assert "same" not in game.legal_moves(), "one of its Castles stands on the table"
    play(game, *["pick land"] * 6, *["pick champion"] * 6, *["pick banquet"] * 6, *["pick castle"] * 5, "pick monk")
    assert "same" in game.legal_moves()
    play(game, "pick land")
    assert "same" in game.legal_moves(), "what is picked already is part of it"
    play(game, "same")
    assert (game.about, [len(one.deck) for one in game.table.earls]) == ("turn", [19, 19])


@pytest.mark.rule("O3")
def test_decks_are_picked_in_secret() -> None:
    game = new(1)
    seat = game.deciding or 0
    other = 1 - seat
    play(game, "buy banner", "buy banner")
    before = game.view(other)
    play(game, "pick treachery", "pick treachery", "pick monk")
    shown = game.view(other)["earls"]
    was = before["earls"]
    assert isinstance(shown, list)
    assert isinstance(was, list)
    assert shown[seat] == was[seat] | {"deck_size": 3}
    assert not {"tray", "deck", "wanted", "hand", "towers"} & set(shown[seat])
    assert [e.card for e in game.events(other) if EVENT_NAMES[e.kind] == "picked"] == [-1] * 3
    assert game.view(other)["moves"] == []


@pytest.mark.rule("O3")
def test_which_cards_serve_as_towers_is_secret_too() -> None:
    game = new(1)
    seat = game.deciding or 0
    play(game, "buy towers", "tower cathedral", "tower intrigue")
    seen = {viewer: [e.card for e in game.events(viewer) if EVENT_NAMES[e.kind] == "tower"] for viewer in (0, 1)}
    assert [NAMES[card] for card in seen[seat]] == ["cathedral", "intrigue"]
    assert seen[1 - seat] == [HIDDEN, HIDDEN]


@pytest.mark.rule("O3")
def test_the_points_are_public() -> None:
    game = new(2)
    seat = game.deciding or 0
    play(game, "buy castle")
    shown = game.view(1 - seat)["earls"]
    assert isinstance(shown, list)
    assert [(shown[one]["legacy"], shown[one]["to_spend"]) for one in (seat, 1 - seat)] == [(2, 1), (2, 2)]


# W6.4: a King at the start.


@pytest.mark.rule("O3", "W6.4")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_two_points_on_banners_make_a_king_before_the_first_turn(variant: str) -> None:
    game = new(2, 3, variant=variant, free_mulligan=False)
    first, second, _ = order(game)
    play(game, "buy banner", "buy property land 1", "buy castle", "buy banner", "buy castle", "buy castle")
    assert game.view(0)["king"] == "", "not before decks are picked"
    play(game, *["same"] * 3)
    assert {"crowned", "royal_gift"} <= set(told(game))
    assert (game.view(0)["king"], game.about, game.deciding) == (COLOURS[first], "turn", first)
    one = game.table.earls[first]
    assert (one.royal_infantry + one.royal_knights, game.table.earls[second].pool()) == (1, 0), "B8.5 holds"
    assert (one.banners, counts(one.discard)) == (0, {"banner": 2})
    assert counts(one.tray)["banner"] == 6 - 2 - STEADY["banner"], "they were not there for the deck"


@pytest.mark.rule("O3", "W6.4")
def test_where_nobody_leads_by_two_the_banners_stay_on_the_table() -> None:
    game = new(2)
    play(game, "buy banner", "buy banner", "buy banner", "buy castle", "same", "same")
    assert (game.view(0)["king"], [game.table.earls[seat].banners for seat in order(game)]) == ("", [2, 1])
    assert all(counts(one.discard) == {} for one in game.table.earls)


@pytest.mark.rule("O3", "O1", "W6.4")
def test_the_crown_waits_for_the_mulligans() -> None:
    game = new(2, free_mulligan=True)
    play(game, "buy banner", "buy castle", "buy banner", "buy castle", "same", "same")
    assert (game.about, game.view(0)["king"]) == ("mulligan", "")
    play(game, "mulligan", "pass")
    assert (game.about, game.view(0)["king"]) == ("turn", COLOURS[order(game)[0]])


# With the variants.


@pytest.mark.rule("O3")
@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ({"variant": "rebellion", "mode": "solo"}, 1),
        ({"variant": "rebellion", "mode": "coop"}, 3),
        ({"variant": "rebellion", "mode": "semi"}, 2),
    ],
)
def test_against_the_king_of_rebellion_the_earls_spend_and_banners_take_no_card_from_him(
    rules: Data, seats: int
) -> None:
    game = new(3, seats, **rules)
    assert drawn_first(game) == game.table.first < seats
    play(game, *["buy banner"] * 3 * seats, *["same"] * seats)
    assert (game.about, game.view(0)["king"]) == ("turn", COLOURS[seats])
    assert [one.banners for one in game.table.earls] == [3] * seats + [0]
    assert (game.table.earls[seats].to_spend, game.table.earls[seats].legacy) == (0, 0)


@pytest.mark.rule("O3", "W5.2")
def test_in_wessex_they_are_points_like_any_others_and_are_spent_again_in_winter() -> None:
    game = new(2, variant="wessex", free_mulligan=False)
    first, second = order(game)
    play(game, "buy banner", "buy castle", "buy banner", "buy castle", "same", "same", "end", "end", "call vote")
    play(game, "pass", "pass", "pass")
    assert (game.about, game.deciding) == ("legacy", second)
    assert [game.table.earls[seat].legacy for seat in (first, second)] == [3, 2]


@pytest.mark.rule("O3")
def test_it_is_played_to_the_table_and_replays_from_its_record() -> None:
    game = new(2)
    play(game, "buy towers", "tower monk", "tower land", "buy banner", "buy banner", "buy lord vassal 1")
    play(game, "pick castle", "same", "same")
    again = Game.from_record(game.record)
    assert again.view(0) == game.view(0)
    assert again.view(1) == game.view(1)
