"""O9: a House Divided, half of every deck common to all."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game, RegniError, ruleset_from
from regni.decks.deck import STEADY
from regni.engine.cards import NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.records.positions import Data, counts
from regni.testing import at, earl, play, told
from regni.testing.invariants import check

COMMON = ["land"] * 4 + ["castle"] * 3 + ["champion"] * 2 + ["prince"] * 2 + ["banner"]
OWN = ["mercenary"] * 6 + ["vassal"] * 6


def new(seats: int = 3, seed: str = "o9", /, **rules: object) -> Game:
    return Game.new(seats=seats, ruleset=ruleset_from({"house_divided": 12} | rules), seed=seed)


def chooser(game: Game) -> int:
    return next(int(e.seat) for e in game.events_of(0) if EVENT_NAMES[e.kind] == "chooser")


def deck(game: Game, seat: int) -> Counter[str]:
    """Hand and deck together."""
    one = game.table.earls[seat]
    return Counter(NAMES[kind] for kind in one.deck) + Counter(counts(one.hand))


def pick(game: Game, kinds: list[str]) -> Game:
    return play(game, *[f"pick {kind}" for kind in kinds])


# The common half.


@pytest.mark.rule("O9")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_an_earl_drawn_from_the_bag_picks_twelve_cards_for_all(variant: str) -> None:
    game = new(variant=variant)
    who = chooser(game)
    for number, kind in enumerate(COMMON):
        assert (game.deciding, game.about) == (who, "pick")
        assert [len(one.deck) for one in game.table.earls] == [number] * 3
        pick(game, [kind])
    assert all(deck(game, seat) == Counter(COMMON) for seat in range(3))
    assert counts(game.table.common) == Counter(COMMON)
    assert (game.about, game.deciding) == ("pick", game.table.first), "then each by himself, in turn order"


@pytest.mark.rule("O9")
@pytest.mark.parametrize(
    ("rules", "seats"),
    [({}, 4), ({"variant": "rebellion", "mode": "coop"}, 3), ({"variant": "rebellion", "mode": "semi"}, 2)],
)
def test_any_earl_may_be_drawn_and_never_the_king_of_rebellion(rules: Data, seats: int) -> None:
    games = [new(seats, f"seed {number}", **rules) for number in range(40)]
    drawn = {chooser(game) for game in games}
    assert drawn == set(range(seats))
    assert {game.deciding == chooser(game) for game in games} == {True}
    assert {chooser(game) == game.table.first for game in games} == {True, False}, "not by who is first player"


@pytest.mark.rule("O9")
def test_the_common_cards_are_public() -> None:
    game = pick(new(), COMMON)
    for viewer in range(3):
        assert game.view(viewer)["common"] == Counter(COMMON)
        picked = [(NAMES[e.card], rule_id(e.rule)) for e in game.events(viewer) if EVENT_NAMES[e.kind] == "common"]
        assert picked == [(kind, "O9") for kind in COMMON]


@pytest.mark.rule("O9")
def test_at_most_six_of_a_type_are_common_and_the_chooser_can_pick_nothing_else() -> None:
    game = pick(new(), ["land"] * 6)
    assert "pick land" not in game.legal_moves()
    assert "same" not in game.legal_moves()
    assert [game.why_not(move) is None for move in ("pick land", "same", "pass", "end", "pick palace")] == [False] * 5


@pytest.mark.rule("O9")
def test_the_common_cards_come_out_of_everybodys_set() -> None:
    game = pick(new(), ["land"] * 6 + ["monk"] * 6)
    for one in game.table.earls:
        tray = counts(one.tray)
        assert ("land" in tray, "monk" in tray, sum(tray.values())) == (False, False, 90 - 12)
    assert game.why_not("pick land") is not None
    check(game.table)


# The secret half.


@pytest.mark.rule("O9")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_each_picks_the_other_twelve_by_himself_in_turn_order(variant: str) -> None:
    game = pick(new(variant=variant, free_mulligan=False), COMMON)
    first = int(game.table.first)
    order = [(first + step) % 3 for step in range(3)]
    halves = [OWN, ["monk"] * 6 + ["allies"] * 6, ["church"] * 6 + ["treachery"] * 6]
    for seat, half in zip(order, halves, strict=True):
        assert (game.deciding, game.about) == (seat, "pick")
        pick(game, half)
    for seat, half in zip(order, halves, strict=True):
        assert deck(game, seat) == Counter(COMMON + half)
        assert (len(game.table.earls[seat].deck), game.table.earls[seat].hand_size) == (19, 5)
    assert (game.about, game.deciding, game.table.round) == ("turn", first, 1)
    check(game.table)


@pytest.mark.rule("O9")
def test_what_one_picks_in_secret_nobody_else_sees() -> None:
    games = []
    for half in (OWN, ["monk"] * 6 + ["allies"] * 6):
        game = pick(new(2), COMMON)
        seat = int(game.table.first)
        pick(game, half[:5])
        games.append(game)
    other = 1 - seat
    assert games[0].view(other) == games[1].view(other)
    pick(games[0], OWN[5:])
    pick(games[1], (["monk"] * 6 + ["allies"] * 6)[5:])
    assert games[0].view(seat) != games[1].view(seat)
    shown = [{key: value for key, value in game.view(other).items() if key != "moves"} for game in games]
    assert shown[0] == shown[1]
    for game in games:
        assert {e.card for e in game.events(other) if EVENT_NAMES[e.kind] == "picked"} == {-1}
        assert [EVENT_NAMES[e.kind] for e in game.events(seat)].count("picked") == 12
        assert "deck_ready" in told(game)


@pytest.mark.rule("O9")
def test_a_view_of_another_seat_has_neither_deck_nor_tray_nor_the_deck_in_mind() -> None:
    game = pick(new(), [*COMMON, *OWN[:6]])
    for viewer in range(3):
        earls = game.view(viewer)["earls"]
        assert isinstance(earls, list)
        for seat, shown in enumerate(earls):
            assert "deck" not in shown
            if seat != viewer:
                assert not {"tray", "wanted", "hand", "towers"} & set(shown)


@pytest.mark.rule("O9")
def test_a_deck_in_mind_is_offered_if_the_common_cards_are_part_of_it() -> None:
    game = pick(new(2), list(Counter(dict(STEADY)).elements())[:12])
    assert "same" in game.legal_moves()
    play(game, "same", "same")
    assert deck(game, 0) == deck(game, 1) == Counter(dict(STEADY))
    game = pick(new(2), ["cathedral"] * 6 + ["monk"] * 6)
    assert "same" not in game.legal_moves()


# Numbers and combinations.


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("common", "own"), [(1, 23), (20, 4), (24, 0)])
def test_another_number_may_be_common(common: int, own: int) -> None:
    kinds = [NAMES[kind] for kind in range(15) for _ in range(6)]
    game = pick(new(2, house_divided=common), kinds[:common])
    pick(game, kinds[-own:] * 2 if own else [])
    assert game.about == "turn"
    assert deck(game, 0) == deck(game, 1) == Counter(kinds[:common]) + Counter(kinds[-own:] if own else [])


@pytest.mark.rule("O9")
def test_more_than_the_deck_cannot_be_common() -> None:
    with pytest.raises(RegniError) as refused:
        ruleset_from({"house_divided": 25})
    assert (refused.value.code, refused.value.data["key"]) == ("ruleset-range", "house_divided")


def after_spending(spent: list[str], chooses: bool, **rules: object) -> Game:
    """Legacy points were spent so; the chooser is the first player, or the other."""
    for number in range(20):
        game = play(new(2, f"spent {number}", **rules), *spent)
        if (game.deciding == game.table.first) == chooses:
            return game
    raise AssertionError("the bag always names the same")


def without_monks(chooses: bool) -> Game:
    """The first player has made Towers of all his Monks."""
    return after_spending(["buy towers", "tower monk", "tower monk", "buy castle"] * 3, chooses, legacy_start=3)


@pytest.mark.rule("O9", "O3", "B12.1")
def test_a_common_card_that_stands_as_a_tower_changes_places_with_another_and_nobody_learns_of_it() -> None:
    game = without_monks(False)
    first = int(game.table.first)
    pick(game, ["allies"] * 6 + ["monk"] * 5 + ["land"])
    assert deck(game, first) == deck(game, 1 - first) == Counter(allies=6, monk=5, land=1)
    one = game.table.earls[first]
    assert (one.towers_up, counts(one.towers)["monk"]) == (6, 1)
    check(game.table)
    shown = game.view(1 - first)["earls"]
    assert isinstance(shown, list)
    assert (shown[first]["towers_up"], shown[first]["deck_size"]) == (6, 12)
    pick(game, OWN + OWN)
    assert (game.about, [sum(deck(game, seat).values()) for seat in (0, 1)]) == ("turn", [24, 24])


@pytest.mark.rule("O9", "O3")
def test_an_earl_with_no_such_card_left_picks_another_in_secret_instead() -> None:
    # Of a set with two Castles the first player has both on the table.
    spent = ["buy castle", "buy banner", "buy castle", "buy lord monk 1"]
    game = after_spending(spent, False, set_copies=2, legacy_start=2)
    first = int(game.table.first)
    halves = ["castle", "land", "church", "prince", "vassal", "champion"] * 2
    pick(game, halves)
    assert [len(game.table.earls[seat].deck) for seat in (first, 1 - first)] == [10, 12]
    own = ["market_town", "cathedral", "mercenary", "treachery", "intrigue", "allies"] * 2
    pick(game, ["banquet", "banquet", *own, *own])
    assert (game.about, [sum(deck(game, seat).values()) for seat in (0, 1)]) == ("turn", [24, 24])
    check(game.table)


@pytest.mark.rule("O9", "O3")
def test_a_card_that_stands_as_the_choosers_own_tower_can_be_common_too() -> None:
    game = without_monks(True)
    first = int(game.table.first)
    pick(game, ["monk"] * 6)
    assert (deck(game, 0), deck(game, 1)) == (Counter(monk=6), Counter(monk=6))
    assert (game.table.earls[first].towers_up, "monk" in counts(game.table.earls[first].towers)) == (6, False)
    assert "pick monk" not in game.legal_moves()
    check(game.table)


@pytest.mark.rule("O9", "O1")
def test_hands_are_dealt_and_mulligans_taken_after_all_have_picked() -> None:
    game = pick(new(2, free_mulligan=True), COMMON + OWN)
    assert [one.hand_size for one in game.table.earls] == [0, 0]
    pick(game, OWN)
    assert (game.about, [one.hand_size for one in game.table.earls]) == ("mulligan", [5, 5])
    play(game, "mulligan", "pass")
    assert all(deck(game, seat) == Counter(COMMON + OWN) for seat in range(2))


@pytest.mark.rule("O9", "W4.5")
def test_in_wessex_the_common_half_is_picked_again_each_winter() -> None:
    rules = {"variant": "wessex", "house_divided": 12, "free_mulligan": False}
    game = at(*[earl(wanted=STEADY)] * 2, king="blue", common=Counter(COMMON), ruleset=rules)
    play(game, "call vote", "pass", "buy castle")
    assert (game.about, "common" in game.view(0)) == ("pick", False)
    assert "chooser" in told(game)
    pick(game, ["land"] * 6 + ["vassal"] * 6)
    assert game.view(1)["common"] == {"land": 6, "vassal": 6}
    pick(game, COMMON[4:] + ["monk"] * 4 + COMMON[4:] + ["monk"] * 4)
    assert (game.about, game.table.summer) == ("turn", 2)
    assert deck(game, 0) == Counter(["land"] * 6 + ["vassal"] * 6 + COMMON[4:] + ["monk"] * 4)


@pytest.mark.rule("O9", "O2")
def test_start_towers_come_from_what_neither_half_has_used() -> None:
    game = pick(new(2, start_towers=2), ["land"] * 6 + ["castle"] * 6 + OWN + OWN)
    assert game.about == "start_tower"
    assert not {f"tower {kind}" for kind in ("land", "castle", *OWN)} & set(game.legal_moves())
