"""B1: what lies in the box, and where a card goes when it leaves play."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regni import Game, RegniError, Ruleset, ruleset_from
from regni.engine.cards import COLOURS, NAMES, colour_of, kind_of
from regni.engine.ruleset import card_key
from regni.engine.table import Table, TableDeck
from regni.records.positions import Data, counts
from regni.testing import at, earl, fief, play
from regni.testing.invariants import check
from regni.words.words import words

PROPERTY_CARDS = ["castle", "land", "market_town", "church", "cathedral"]
FACES = ["prince", "vassal", "champion", "monk", "mercenary"]
POLITICAL = ["treachery", "intrigue", "allies", "banquet", "banner"]
EARL_CARDS = PROPERTY_CARDS + FACES + POLITICAL

ALL_ARMY = {"infantry": 18, "knight": 6}
DECKS = {
    "army": ALL_ARMY,
    "viking": {"viking": 18, "chieftain": 6},
    "battle": {"normal": 12, "attacker_wins": 4, "defender_wins": 4, "church_decides": 4},
    "joust": {"no_luck": 12, "joust_vassal": 6, "joust_prince": 6},
}


def table_decks(table: Table) -> dict[str, TableDeck]:
    return {
        "army": table.army,
        "viking": table.viking_deck,
        "battle": table.battle_deck,
        "joust": table.joust_deck,
    }


def made_of(deck: TableDeck) -> Counter[str]:
    """The cards of a table deck and its discards."""
    return Counter(NAMES[kind] for kind in deck.cards) + Counter(counts(deck.discard, deck.first))


def topped(name: str, *top: str) -> Data:
    """A full table deck with these cards on top, as a position file has it."""
    rest = Counter(DECKS[name]) - Counter(top)
    return {name: {"cards": [*top, *rest.elements()]}}


def discards(game: Game, seat: int) -> dict[str, int]:
    return counts(game.table.earls[seat].discard)


def cards_of(table: Table, seat: int) -> Counter[str]:
    """All the cards of a colour, wherever at the table they are."""
    one = table.earls[seat]
    found = Counter(NAMES[kind] for kind in one.deck)
    for pile in (one.hand, one.towers, one.discard, one.tray):
        found.update(counts(pile))
    found.update(NAMES[fief.lord] for fief in one.fiefs if fief.lord >= 0)
    found.update(banner=one.banners, vassal=one.emissary_vassals, monk=one.emissary_monks)
    for other in table.earls:
        laid = [card for fief in other.fiefs for card in (fief.keep, *fief.properties)]
        laid += [mercenary.card for mercenary in other.mercenaries]
        found.update(NAMES[kind_of(card)] for card in laid if colour_of(card) == seat)
    return found


# B1.1


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_earls_sit_down_each_in_a_colour_of_his_own(seats: int) -> None:
    game = Game.new(seats=seats, seed="b1")
    colours = ["blue", "red", "green", "gold", "purple", "orange"][:seats]
    assert [words("en").earl(seat).lower() for seat in range(seats)] == colours
    assert [game.view(seat)["seat"] for seat in range(seats)] == colours


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_earls_cannot_play(seats: int) -> None:
    with pytest.raises(RegniError) as refused:
        Game.new(seats=seats)
    assert refused.value.code == "seats"


# B1.2


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize(("copies", "size"), [(6, 90), (4, 60)])
def test_a_set_has_fifteen_types_in_equal_numbers_and_one_palace(copies: int, size: int) -> None:
    game = Game.new(
        decks=[{"land": copies, "castle": 4}] * 2,
        ruleset=ruleset_from({"set_copies": copies, "deck_size": copies + 4}),
    )
    for seat in (0, 1):
        whole = cards_of(game.table, seat)
        assert whole.pop("palace") == 1
        assert whole == dict.fromkeys(EARL_CARDS, copies)
        assert whole.total() == size


@pytest.mark.rule("B1.2")
def test_nobody_has_more_cards_of_a_type_than_his_set() -> None:
    with pytest.raises(RegniError) as too_many:
        Game.new(decks=[{"land": 5, "castle": 3}] * 2, ruleset=ruleset_from({"set_copies": 4, "deck_size": 8}))
    assert too_many.value.code == "deck-number"
    at(earl(hand={"land": 6}), earl())
    for parts, rules in (
        ({"hand": {"land": 6}, "towers": {"land": 1}}, {}),
        ({"hand": {"palace": 1}}, {}),
        ({"hand": {"land": 4}}, {"set_copies": 3}),
    ):
        with pytest.raises(RegniError) as refused:
            at(earl(**parts), earl(), ruleset=rules)
        assert refused.value.code == "position-cards"


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("kind", [*EARL_CARDS, "palace"])
def test_properties_join_a_fief_while_castle_and_palace_make_one(kind: str) -> None:
    game = at(earl(hand={kind: 1}, fiefs=[fief("castle")]), earl(fiefs=[fief("castle")]))
    is_property = kind in ("land", "market_town", "church", "cathedral")
    assert (f"attach {kind} 1" in game.legal_moves()) == is_property
    assert (f"found {kind}" in game.legal_moves()) == (kind in ("castle", "palace"))


# B1.3


@pytest.mark.rule("B1.3")
@pytest.mark.parametrize("kind", [*EARL_CARDS, "palace"])
def test_whatever_the_earl_card_its_back_is_a_tower(kind: str) -> None:
    game = at(earl(hand={kind: 1}, fiefs=[fief("castle")]), earl(hand={"champion": 1}))
    play(game, f"tower {kind}", "end")
    blue = game.table.earls[0]
    assert (blue.towers_up, counts(blue.towers)) == (1, {kind: 1})
    assert "storm blue" in game.legal_moves()


@pytest.mark.rule("B1.3")
def test_cards_of_the_table_decks_have_no_tower_on_the_back() -> None:
    game = at(earl(pool={"infantry": 1, "knight": 1}), earl(), king="blue")
    for kind in ("infantry", "knight", "king"):
        assert game.why_not(f"tower {kind}") == "B3.2"


# B1.4


@pytest.mark.rule("B1.4")
def test_four_decks_of_24_and_a_king_card_nobody_holds() -> None:
    game = Game.new(seed="b1")
    for name, deck in table_decks(game.table).items():
        assert made_of(deck) == DECKS[name]
        assert len(deck.cards) == 24
    assert game.view(0)["king"] == ""
    assert made_of(game.table.joust_deck)["no_luck"] * 2 == 24


@pytest.mark.rule("B1.4")
@pytest.mark.parametrize(
    ("name", "split"),
    [
        ("army", {"infantry": 12, "knight": 12}),
        ("viking", {"viking": 24, "chieftain": 0}),
        ("battle", {"normal": 6, "attacker_wins": 6, "defender_wins": 6, "church_decides": 6}),
        ("joust", {"no_luck": 12, "vassal": 9, "prince": 3}),
    ],
)
def test_the_split_of_each_deck_is_a_setting_but_its_size_must_be_right(name: str, split: dict[str, int]) -> None:
    game = Game.new(ruleset=ruleset_from({f"{name}_deck": split}))
    for other, deck in table_decks(game.table).items():
        expected = {card_key(f"{name}_deck", card): number for card, number in split.items()}
        assert made_of(deck) == Counter(expected if other == name else DECKS[other])
    one_less = split | {next(iter(split)): next(iter(split.values())) - 1}
    with pytest.raises(RegniError) as refused:
        ruleset_from({f"{name}_deck": one_less})
    assert refused.value.code == "ruleset-deck"


@pytest.mark.rule("B1.4")
def test_the_size_of_the_decks_is_a_setting_too() -> None:
    rules = {f"{name}_deck": {next(iter(split)): 10} for name, split in DECKS.items()}
    game = Game.new(ruleset=ruleset_from({"table_deck_size": 10, **rules}))
    assert [len(deck.cards) for deck in table_decks(game.table).values()] == [10] * 4


# B1.5


@pytest.mark.rule("B1.5")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_every_further_pair_of_earls_adds_an_army_deck_and_no_other(seats: int, decks: int) -> None:
    for game in (Game.new(seats=seats), at(*[earl() for _ in range(seats)])):
        for name, deck in table_decks(game.table).items():
            copies = decks if name == "army" else 1
            assert made_of(deck) == {kind: number * copies for kind, number in DECKS[name].items()}


# B1.6


@pytest.mark.rule("B1.6")
def test_the_bag_holds_cubes_in_the_colours_of_the_earls() -> None:
    game = Game.new(seats=3, seed="b1")
    assert [one.cubes for one in game.table.earls] == [1, 1, 1]
    drawn = {int(Game.new(seats=3, seed=str(seed)).table.first) for seed in range(40)}
    assert drawn == {0, 1, 2}


@pytest.mark.rule("B1.6")
@pytest.mark.parametrize("markers", [8, 3])
def test_so_many_black_markers_go_out_before_the_vikings_come(markers: int) -> None:
    rules = {} if markers == 8 else {"viking_markers": markers}
    game = at(earl(deck={"land": 6, "castle": 6}), earl(deck={"land": 6, "castle": 6}), ruleset=rules)
    for out in range(1, markers + 1):
        assert not game.table.arrived
        play(game, "end", "end")
        assert game.table.markers_out == out
    assert game.table.arrived


@pytest.mark.rule("B1.6")
def test_there_is_one_white_marker_so_a_second_attack_moves_nothing() -> None:
    game = at(earl(hand={"champion": 1}), earl(towers={"land": 3}, hand={"champion": 1}), earl(towers={"land": 3}))
    play(game, "storm green", "field hand champion")
    assert game.table.white_forward
    play(game, "end", "storm green", "field hand champion")
    moved = [event for event in game.events(0) if words("en").event(event, 0).startswith("The white")]
    assert game.table.white_forward
    assert len(moved) == 1


# B1.7


@pytest.mark.rule("B1.7")
def test_a_property_held_by_another_goes_back_to_the_discards_of_its_colour() -> None:
    game = at(
        earl(hand={"champion": 1}),
        earl(fiefs=[fief("palace", "", "green.land", "church")]),
        earl(),
    )
    play(game, "raid red 1", "field hand champion", "burn green.land", "burn church")
    assert discards(game, 0) == {"champion": 1}
    assert discards(game, 1) == {"church": 1}
    assert discards(game, 2) == {"land": 1}


@pytest.mark.rule("B1.7")
def test_a_whole_captured_fief_and_a_mercenary_go_home_card_by_card() -> None:
    captured = fief("green.castle", "vassal", "red.land", "land")
    red = earl(fiefs=[captured, fief("palace")], mercenaries=[{"card": "blue.mercenary", "garrison": {"knight": 1}}])
    game = play(at(earl(hand={"treachery": 2}), red, earl()), "betray red lord 1")
    assert discards(game, 0) == {"treachery": 1}
    assert discards(game, 1) == {"vassal": 1, "land": 2}
    assert discards(game, 2) == {"castle": 1}
    play(game, "end", "end", "end", "betray red mercenary 1", "pass")
    assert discards(game, 0) == {"treachery": 2, "mercenary": 1}
    assert counts(game.table.army.discard, game.table.army.first) == {"knight": 1}


@pytest.mark.rule("B1.7")
def test_army_and_battle_cards_go_to_the_discards_of_their_own_decks() -> None:
    game = at(
        earl(hand={"champion": 1}),
        earl(fiefs=[fief("palace", "", "land")], pool={"infantry": 1}),
        decks=topped("battle", "attacker_wins"),
    )
    play(game, "raid red 1", "field hand champion", "field pool infantry", "take land 1")
    assert counts(game.table.army.discard, game.table.army.first) == {"infantry": 1}
    assert counts(game.table.battle_deck.discard, game.table.battle_deck.first) == {"attacker_wins": 1}


@pytest.mark.rule("B1.7")
def test_viking_and_joust_cards_go_to_the_discards_of_their_own_decks() -> None:
    game = at(
        earl(cubes=0, hand={"champion": 1}),
        earl(cubes=1),
        turn="red",
        vikings={"arrived": True, "markers_out": 8},
        decks=topped("viking", "viking") | topped("battle", "defender_wins"),
    )
    play(game, "end", "siege blue 1", "field hand champion")
    assert counts(game.table.viking_deck.discard, game.table.viking_deck.first) == {"viking": 1}

    landed = [fief("palace", "", "land")]
    game = at(
        earl(hand={"banner": 1}, fiefs=landed),
        earl(fiefs=landed),
        decks=topped("joust", *["joust_prince"] * 3, *["no_luck"] * 3),
    )
    play(game, "joust land 1", "enter land 1")
    assert counts(game.table.joust_deck.discard, game.table.joust_deck.first) == {"no_luck": 3, "joust_prince": 3}


@pytest.mark.rule("B1.7")
def test_an_empty_table_deck_is_made_new_from_its_discards() -> None:
    game = at(earl(hand={"land": 1}), earl(), decks={"army": {"discard": ALL_ARMY}})
    assert game.table.army.cards == []
    play(game, "attach land 1")
    assert game.table.earls[0].pool() == 1
    assert (len(game.table.army.cards), sum(game.table.army.discard)) == (23, 0)
    orders = set()
    for seed in "abcdef":
        again = at(earl(hand={"land": 1}), earl(), decks={"army": {"discard": ALL_ARMY}}, seed=seed)
        orders.add(tuple(play(again, "attach land 1").table.army.cards))
    assert len(orders) > 1, "the discards must be shuffled"


@pytest.mark.rule("B1.7")
def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    game = play(at(earl(hand={"land": 1}), earl(pool=ALL_ARMY)), "attach land 1")
    assert game.table.earls[0].pool() == 0
    assert game.table.army.left() == 0


@pytest.mark.no_cover
@pytest.mark.rule("B1.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_through_whole_games_no_card_of_any_colour_is_lost_or_changes_colour(seats: int) -> None:
    dice = random.Random(seats)
    whole = Counter(dict.fromkeys(EARL_CARDS, 6) | {"palace": 1})
    for seed in range(6):
        game = Game.new(seats=seats, seed=f"b1 {seed}", ruleset=Ruleset({"max_rounds": 60}))
        for _ in range(250):
            if game.about == "turn":
                for seat in range(seats):
                    assert cards_of(game.table, seat) == whole, COLOURS[seat]
            moves = [move for move in game.legal_moves() if move != "concede"]
            if not moves:
                break
            game.play(dice.choice(moves))


@pytest.mark.rule("B1.5")
@pytest.mark.parametrize(("counts", "cards"), [(True, 48), (False, 24)])
def test_whether_the_king_counts_for_the_army_decks_is_a_setting(counts: bool, cards: int) -> None:
    rules = ruleset_from({"variant": "rebellion", "mode": "coop", "king": {"counts_for_army": counts}})
    game = Game.new(2, ruleset=rules, seed="army")
    assert game.table.army.left() == cards
    check(game.table)
