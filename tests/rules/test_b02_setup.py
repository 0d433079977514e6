"""B2: laying the table for a new game."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game, RegniError, ruleset_from
from regni.decks.deck import STEADY, Deck
from regni.engine.cards import NAMES, NO_LORD, PALACE, card
from regni.engine.events import EVENT_NAMES
from regni.engine.piles import held, unpack
from regni.records.positions import counts

TWENTY_FOUR: Deck = {"land": 6, "castle": 6, "prince": 6, "banner": 6}


def happenings(game: Game) -> list[str]:
    return [EVENT_NAMES[event.kind] for event in game.events(0)]


# B2.1


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("deck", [STEADY, TWENTY_FOUR, {**TWENTY_FOUR, "monk": 0}])
def test_each_earl_picks_24_cards_none_to_six_of_a_type(deck: Deck) -> None:
    game = Game.new(decks=[deck, STEADY], seed="b2")
    blue = game.table.earls[0]
    picked = Counter(NAMES[kind] for kind in blue.deck) + Counter(counts(blue.hand))
    assert picked == +Counter(deck)
    assert picked.total() == 24
    assert all(held(blue.tray, kind) == 6 - picked[NAMES[kind]] for kind in range(15))


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ({"land": 6, "castle": 6, "prince": 6, "banner": 5}, "deck-size"),
        ({**TWENTY_FOUR, "monk": 1}, "deck-size"),
        ({"land": 7, "castle": 6, "prince": 6, "banner": 5}, "deck-number"),
        ({**TWENTY_FOUR, "monk": -1, "vassal": 1}, "deck-number"),
        ({"land": 6, "castle": 6, "prince": 6, "banner": 5, "palace": 1}, "deck-card"),
        ({"land": 6, "castle": 6, "prince": 6, "banner": 5, "infantry": 1}, "deck-card"),
    ],
)
def test_a_deck_of_another_size_or_of_other_cards_is_refused(deck: Deck, code: str) -> None:
    with pytest.raises(RegniError) as refused:
        Game.new(decks=[STEADY, deck])
    assert refused.value.code == code


@pytest.mark.rule("B2.1")
def test_how_many_cards_are_picked_is_a_setting() -> None:
    rules = ruleset_from({"deck_size": 12})
    game = Game.new(decks=[{"land": 6, "castle": 6}] * 2, ruleset=rules)
    assert len(game.table.earls[0].deck) + game.table.earls[0].hand_size == 12
    with pytest.raises(RegniError) as refused:
        Game.new(decks=[TWENTY_FOUR] * 2, ruleset=rules)
    assert refused.value.code == "deck-size"


@pytest.mark.rule("B2.1")
def test_the_pick_is_secret_nobody_else_sees_deck_or_tray() -> None:
    plain = Game.new(decks=[STEADY, STEADY], seed="b2").view(1)
    other = Game.new(decks=[TWENTY_FOUR, STEADY], seed="b2").view(1)
    assert plain["earls"] == other["earls"]


# B2.2


@pytest.mark.rule("B2.2")
@pytest.mark.parametrize("hand", [5, 7, 0])
def test_an_earl_starts_with_palace_deck_and_hand_and_with_nothing_else(hand: int) -> None:
    game = Game.new(seats=3, ruleset=ruleset_from({"hand_size": hand}), seed="b2")
    for seat, one in enumerate(game.table.earls):
        assert [(fief.keep, fief.lord, fief.properties) for fief in one.fiefs] == [(card(seat, PALACE), NO_LORD, [])]
        assert (one.hand_size, sum(unpack(one.hand)), len(one.deck)) == (hand, hand, 24 - hand)
        assert (one.towers_up, sum(unpack(one.towers))) == (0, 0)
        assert one.pool() + one.royal_infantry + one.royal_knights == 0
        assert (one.mercenaries, one.banners, sum(unpack(one.discard))) == ([], 0, 0)


@pytest.mark.rule("B2.2")
def test_without_a_word_on_it_the_hand_is_of_five() -> None:
    assert [one.hand_size for one in Game.new().table.earls] == [5, 5]


@pytest.mark.rule("B2.2")
def test_decks_are_shuffled_each_for_itself() -> None:
    orders = [tuple(one.deck) for seed in range(8) for one in Game.new(seed=f"b2 {seed}").table.earls]
    assert len(set(orders)) == 16


# B2.3


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize("seats", [2, 6])
def test_each_earl_has_one_cube_in_the_bag(seats: int) -> None:
    assert [one.cubes for one in Game.new(seats=seats).table.earls] == [1] * seats


# B2.4


@pytest.mark.rule("B2.4")
def test_a_cube_names_the_first_player_and_goes_back() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(60):
        game = Game.new(seats=3, seed=f"b2 {seed}")
        first = int(game.table.first)
        assert game.deciding == first
        assert [one.cubes for one in game.table.earls] == [1, 1, 1]
        event = game.events(0)[0]
        assert (EVENT_NAMES[event.kind], event.seat) == ("first_player", first)
        drawn[first] += 1
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) >= 8, "every cube is as likely as any other"


@pytest.mark.rule("B2.4")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_go_round_by_seat_and_the_vikings_close_the_round(first: int) -> None:
    seeds = (f"b2 {seed}" for seed in range(100))
    game = next(game for game in (Game.new(seats=4, seed=seed) for seed in seeds) if game.deciding == first)
    for number in (1, 2):
        for step in range(4):
            assert game.deciding == (first + step) % 4
            assert game.table.markers_out == number - 1
            game.play("end")
        assert game.table.markers_out == number
        assert happenings(game)[-3:] == ["marker", "round", "turn"]


@pytest.mark.rule("B2.4")
def test_the_vikings_keep_their_place_when_the_first_player_has_left() -> None:
    seeds = (f"b2 {seed}" for seed in range(100))
    game = next(game for game in (Game.new(seats=3, seed=seed) for seed in seeds) if game.deciding == 1)
    for move in ("concede", "end", "end"):
        assert game.table.markers_out == 0
        game.play(move)
    assert (game.table.markers_out, game.deciding) == (1, 2)


# B2.5


@pytest.mark.rule("B2.5")
def test_all_markers_start_behind_the_viking_deck() -> None:
    table = Game.new(seed="b2").table
    assert (table.markers_out, table.white_forward, table.arrived) == (0, False, False)
    assert (table.vikings, table.chieftains) == (0, 0)
