"""B12: what everybody may know, what only one may know, and what nobody knows."""

from __future__ import annotations

import random

import pytest

from regni import Game, Ruleset
from regni.decks.deck import deck_of, random_deck
from regni.engine.cards import EARL_KINDS, JOUST_PRINCE, JOUST_VASSAL, KINDS, NAMES, NO_LUCK
from regni.engine.events import EVENT_NAMES, Event
from regni.engine.piles import held, pack
from regni.engine.rng import stream
from regni.engine.table import Table
from regni.records.positions import Data, counts, view
from regni.testing import at, chronicle, earl, fief, play
from regni.words.words import words


def seen(game: Game, viewer: int, seat: int) -> Data:
    """An Earl as a viewer sees him."""
    earls = game.view(viewer)["earls"]
    assert isinstance(earls, list)
    return dict(earls[seat])


def disguised(table: Table, seat: int, dice: random.Random) -> Table:
    """The same table with everything dealt again that a seat may not know: it must look the same to him."""
    other_world = table.clone()
    for number, one in enumerate(other_world.earls):
        if number != seat:
            hidden = [
                kind
                for pile in (one.hand, one.towers, one.tray)
                for kind in range(EARL_KINDS)
                for _ in range(held(pile, kind))
            ]
            hidden += one.deck
            dice.shuffle(hidden)
            cut = one.hand_size, one.hand_size + one.towers_up, len(hidden) - len(one.deck)
            piles = hidden[: cut[0]], hidden[cut[0] : cut[1]], hidden[cut[1] : cut[2]]
            one.hand, one.towers, one.tray = (pack([pile.count(kind) for kind in range(EARL_KINDS)]) for pile in piles)
            one.deck = hidden[cut[2] :]
        dice.shuffle(one.deck)
    joust_cards = other_world.joust_deck.cards
    for jouster in other_world.jousters:
        if jouster.seat != seat and jouster.turned_no_luck + jouster.turned_vassals == 0:
            joust_cards += (
                [NO_LUCK] * jouster.no_luck + [JOUST_VASSAL] * jouster.vassals + [JOUST_PRINCE] * jouster.princes
            )
            dice.shuffle(joust_cards)
            size = jouster.no_luck + jouster.vassals + jouster.princes
            dealt = [joust_cards.pop() for _ in range(size)]
            jouster.no_luck, jouster.vassals, jouster.princes = (
                dealt.count(kind) for kind in (NO_LUCK, JOUST_VASSAL, JOUST_PRINCE)
            )
    for deck in (other_world.army, other_world.viking_deck, other_world.battle_deck, other_world.joust_deck):
        dice.shuffle(deck.cards)
    other_world.rng.a ^= 1
    return other_world


def random_games() -> list[tuple[Game, random.Random]]:
    """Games with decks of all kinds, and two with decks made for Jousts."""
    rng = stream("decks", "b12")
    decks = [[deck_of(random_deck(Ruleset(), rng)) for _ in range(3)] for _ in range(4)]
    decks += [[{"land": 6, "banner": 6, "champion": 6, "monk": 6}] * 3] * 2
    return [(Game.new(decks=three, seed=f"b12 {i}"), random.Random(i)) for i, three in enumerate(decks)]


def random_move(game: Game, dice: random.Random) -> bool:
    moves = [move for move in game.legal_moves() if move != "concede"]
    if moves:
        game.play(dice.choice(moves))
    return bool(moves)


# Public.


@pytest.mark.rule("B12.1")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_table_lies_open_to_everybody(viewer: int) -> None:
    blue_has: Data = {
        "fiefs": [fief("palace", "prince", "land", "red.church"), fief("red.castle")],
        "mercenaries": [{"card": "mercenary", "garrison": {"knight": 1}}, {"card": "green.mercenary", "garrison": {}}],
        "pool": {"infantry": 2, "knight": 1},
        "royal": {"infantry": 1},
        "banners": 1,
        "cubes": 3,
        "emissaries": {"vassal": 1, "monk": 1},
        "discard": {"treachery": 2, "vassal": 1},
    }
    vikings = {"arrived": True, "markers_out": 8, "white_forward": True, "viking": 2, "chieftain": 1}
    game = at(
        earl(**blue_has, hand={"land": 4}, towers={"monk": 2}, deck={"banquet": 5}),
        earl(),
        earl(),
        king="blue",
        vikings=vikings,
        decks={"army": {"discard": {"knight": 2}}, "battle": {"discard": {"normal": 3}}},
    )
    shown = seen(game, viewer, 0)
    assert {key: shown[key] for key in blue_has} == blue_has
    assert (shown["hand_size"], shown["deck_size"], shown["towers_up"]) == (4, 5, 2)
    whole = game.view(viewer)
    assert (whole["king"], whole["vikings"]) == ("blue", vikings)
    assert whole["decks"] == {
        "army": {"discard": {"knight": 2}, "size": 48 - 2 - 5},
        "viking": {"discard": {}, "size": 21},
        "battle": {"discard": {"normal": 3}, "size": 21},
        "joust": {"discard": {}, "size": 24},
    }


@pytest.mark.rule("B12.1")
@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (("siege red 1", "field hand champion"), "Blue fields a Champion from Hand."),
        (("attach church 1",), "Blue attaches a Church to Fief 1."),
        (("install champion 1",), "Blue installs a Champion as Lord of Fief 1."),
        (("betray red hand",), "Red loses a card from Hand: Monk."),
        (("storm red", "field hand champion", "done"), "A Tower of Red falls: Prince."),
    ],
)
def test_whatever_is_played_or_shown_everybody_sees(moves: tuple[str, ...], line: str) -> None:
    game = at(
        earl(hand={"champion": 1, "church": 1, "treachery": 1}),
        earl(hand={"monk": 1}, towers={"prince": 1}),
        earl(),
    )
    play(game, *moves)
    if game.deciding == 1:
        game.play("pass" if game.about == "allies" else "done")
    assert [line in chronicle(game, seat) for seat in range(3)] == [True] * 3


# Private.


@pytest.mark.rule("B12.1")
def test_hand_and_towers_are_for_their_owner_alone() -> None:
    hand, towers = {"land": 2, "allies": 1}, {"monk": 1, "castle": 1}
    game = at(earl(hand=hand, towers=towers), earl())
    assert (seen(game, 0, 0)["hand"], seen(game, 0, 0)["towers"]) == (hand, towers)
    assert {"hand", "towers", "tray", "deck"}.isdisjoint(seen(game, 1, 0))
    assert (game.view(0)["moves"] != [], game.view(1)["moves"]) == (True, [])


@pytest.mark.rule("B12.1")
def test_drawing_and_raising_a_tower_tell_the_others_only_that_it_happened() -> None:
    game = play(at(earl(hand={"prince": 1}, deck=["monk"]), earl()), "tower prince", "end")
    assert chronicle(game, 0)[:2] == ["Blue raises a Tower, face down: Prince.", "Blue draws a card: Monk."]
    assert chronicle(game, 1)[:2] == ["Blue raises a Tower.", "Blue draws a card."]


@pytest.mark.rule("B12.1")
def test_joust_cards_are_for_their_holder_alone_until_they_are_shown() -> None:
    fiefs = [fief("palace", "", "land")]
    joust_cards = ["joust_prince"] * 3 + ["no_luck"] * 12 + ["joust_vassal"] * 6 + ["joust_prince"] * 3
    game = at(
        earl(hand={"banner": 1, "champion": 1}, fiefs=fiefs),
        earl(hand={"champion": 1}, fiefs=fiefs),
        earl(),
        decks={"joust": {"cards": joust_cards}},
    )
    play(game, "joust land 1", "enter land 1", "done")
    assert game.about == "tilt"
    for viewer in range(3):
        joust = game.view(viewer)["joust"]
        assert isinstance(joust, list)
        assert ["cards" in one for one in joust] == [viewer == 0, viewer == 1]
    assert chronicle(game, 0).count("Blue receives a Joust card: Joust Prince.") == 3
    assert chronicle(game, 1).count("Blue receives a Joust card.") == 3
    play(game, "turn no_luck")
    assert "A Champion of Red turns a Joust card into a Prince." in chronicle(game, 2)
    assert chronicle(game, 2).count("Blue shows a Joust card: Joust Prince.") == 3


@pytest.mark.rule("B12.1")
@pytest.mark.parametrize(
    ("moves", "about", "telling"),
    [
        (("betray red lord 1",), "allies", "allies"),
        (("siege red 1", "field hand champion", "done"), "field", "champion"),
    ],
)
def test_an_earl_with_a_hand_is_asked_whatever_is_in_it(moves: tuple[str, ...], about: str, telling: str) -> None:
    for kind in (telling, "land"):
        game = at(
            earl(hand={"treachery": 1, "champion": 1, "land": 1}), earl(hand={kind: 1}, fiefs=[fief("palace", "monk")])
        )
        play(game, *moves)
        assert (game.deciding, game.about) == (1, about), kind


@pytest.mark.rule("B12.1")
@pytest.mark.parametrize("kind", ["vassal", "land"])
def test_in_a_struggle_too_a_hand_is_asked_whatever_is_in_it(kind: str) -> None:
    game = at(earl(hand={"treachery": 1, kind: 1}), earl(hand={"allies": 1, "land": 1}))
    play(game, "betray red hand", "ally")
    assert (game.deciding, game.about) == (0, "struggle")


# Unknown to all.


@pytest.mark.rule("B12.1")
def test_nobody_knows_the_order_of_any_deck_not_even_of_his_own() -> None:
    one_way = at(earl(deck=["land", "monk", "castle"]), earl(), seed="one")
    another = at(earl(deck=["castle", "land", "monk"]), earl(), seed="another")
    assert one_way.table.army.cards != another.table.army.cards
    for viewer in (0, 1):
        assert one_way.view(viewer) == another.view(viewer)


# Never more than that.


@pytest.mark.no_cover
@pytest.mark.rule("B12.1")
def test_two_tables_that_differ_only_in_what_a_seat_may_not_know_look_the_same_to_him() -> None:
    differed = 0
    decided = set()
    for game, dice in random_games():
        for _ in range(150):
            for seat in range(3):
                other_world = disguised(game.table, seat, dice)
                assert view(other_world, seat) == game.view(seat)
                differed += any(view(other_world, other) != game.view(other) for other in range(3))
            decided.add(game.about)
            if not random_move(game, dice):
                break
    assert differed > 1000, "the disguise must be one"
    assert {"turn", "field", "allies", "tilt"} <= decided


@pytest.mark.rule("B12.1")
def test_the_log_of_a_seat_would_read_the_same_had_the_hidden_cards_been_others() -> None:
    hidden = set()
    for game, dice in random_games():
        while len(game.moves) < 150 and random_move(game, dice):
            pass
        for seat in range(3):
            for event in game.events(seat):
                if event.secret not in (-1, seat):
                    hidden.add(EVENT_NAMES[event.kind])
                    swapped = Event(
                        event.kind, event.rule, event.seat, event.other, (event.card + 1) % KINDS, event.number,
                        event.secret, event.whole,
                    )  # fmt: skip
                    assert words("en").event(event, seat) == words("en").event(swapped, seat)
    assert {"draw", "tower"} <= hidden
    assert "shown" not in hidden


@pytest.mark.rule("B12.1")
def test_the_events_handed_to_a_seat_carry_no_card_he_may_not_know() -> None:
    game = play(at(earl(hand={"prince": 1}, deck=["monk"]), earl()), "tower prince", "end")
    carried = [NAMES[event.card] for event in game.events(1) if event.card >= 0]
    assert carried == []
    assert counts(game.table.earls[0].towers) == {"prince": 1}
