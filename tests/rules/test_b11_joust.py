"""B11: the Joust."""

from __future__ import annotations

from itertools import pairwise

import pytest

from regni import Game
from regni.engine.cards import NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.records.positions import Data, counts
from regni.testing import at, earl, fief, on_top, play, seats_in, side
from regni.words.notation import card_text
from regni.words.words import words

BLUE, RED, GREEN, GOLD = 0, 1, 2, 3
NO_LUCK, VASSAL, PRINCE = "no_luck", "joust_vassal", "joust_prince"
#: Joust hands in short.
SHORT = {"-": NO_LUCK, "V": VASSAL, "P": PRINCE}


def dealt(*hands: str) -> Data:
    """A Joust deck that deals these hands, one after another, and then what follows."""
    cards = [SHORT[letter] for hand in hands for letter in hand]
    return on_top(joust=cards)


def joust_cards(game: Game, seat: int) -> dict[str, int]:
    """The Joust cards an entrant holds, as they were dealt."""
    jouster = next(one for one in game.table.jousters if one.seat == seat)
    held = {NO_LUCK: jouster.no_luck, VASSAL: jouster.vassals, PRINCE: jouster.princes}
    return {card: number for card, number in held.items() if number}


def knightly(*properties: str, **hand: int) -> Data:
    """An Earl with a Palace and Properties."""
    return earl(fiefs=[fief("palace", "", *(properties or ["land"]))], hand=hand)


def joust(*hands: str, blue: Data | None = None, red: Data | None = None, **parts: object) -> Game:
    """Blue, with a Banner, calls a Joust and Red enters: these hands are dealt."""
    caller = blue or knightly("land", banner=1)
    game = at(caller, red or knightly("church"), decks=dealt(*hands), **parts)
    return play(game, "joust land 1", "enter church 1")


# Calling and entering.


@pytest.mark.rule("B11.1")
def test_the_caller_puts_up_a_property_of_his_own() -> None:
    blue = earl(fiefs=[fief("palace", "", "red.land"), fief("castle", "", "church")], hand={"banner": 1})
    game = at(blue, knightly("land"))
    assert {move for move in game.legal_moves() if move.startswith("joust")} == {
        "joust red.land 1",
        "joust blue.church 2",
    }
    for illegal in ("joust blue.land 1", "joust red.church 2", "joust red.land 2", "joust red.land 3"):
        assert game.why_not(illegal) == "B11.1"
    play(game, "joust church 2")
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "red.land"), fief("castle")]
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({}, {"banner": 1})


@pytest.mark.rule("B11.1")
def test_in_turn_order_every_other_earl_with_a_property_may_enter_or_decline() -> None:
    # Green calls, with a Property to spare; Gold has none; Blue and Red are asked in this order.
    earls = [knightly("land", "church"), knightly("church"), knightly("land", "land", banner=1, castle=1), earl()]
    game = play(at(*earls, turn="green"), "joust land 1")
    assert (game.deciding, game.about) == (BLUE, "enter_joust")
    assert sorted(game.legal_moves()) == ["enter blue.church 1", "enter blue.land 1", "pass"]
    for illegal in ("enter blue.cathedral 1", "enter green.land 1", "enter blue.land 2"):
        assert game.why_not(illegal) == "B11.1"
    play(game, "enter church 1")
    assert (game.deciding, game.about) == (RED, "enter_joust")
    play(game, "pass")
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "land")]
    assert side(game, RED)["fiefs"] == [fief("palace", "", "church")]
    assert (game.deciding, game.about) == (GREEN, "tilt")
    assert (seats_in(game, "joust_enter"), seats_in(game, "joust_decline")) == ([BLUE], [RED])
    assert seats_in(game, "joust_dealt") == [GREEN] * 3 + [BLUE] * 3


@pytest.mark.rule("B11.1")
@pytest.mark.parametrize(
    ("red", "answer"), [(knightly("church"), ["pass"]), (earl(), [])], ids=["declined", "none can"]
)
def test_with_no_other_entrant_the_ante_goes_back_and_the_banner_is_spent(red: Data, answer: list[str]) -> None:
    blue = earl(fiefs=[fief("palace"), fief("castle", "", "land")], hand={"banner": 1})
    game = play(at(blue, red), "joust land 2", *answer)
    assert (game.deciding, game.about) == (BLUE, "turn")
    assert side(game, BLUE)["fiefs"] == blue["fiefs"]
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({}, {"banner": 1})
    assert len(game.table.joust_deck.cards) == 24


@pytest.mark.rule("B11.2")
@pytest.mark.parametrize(("rules", "number"), [({}, 3), ({"joust_cards": 5}, 5), ({"joust_cards": 1}, 1)])
def test_each_entrant_gets_three_cards_or_as_many_as_the_ruleset_says(rules: Data, number: int) -> None:
    blue = knightly("land", banner=1, castle=1)
    game = joust("P" * number, "V" * number, blue=blue, ruleset=rules)
    assert (joust_cards(game, BLUE), joust_cards(game, RED)) == ({PRINCE: number}, {VASSAL: number})
    assert len(game.table.joust_deck.cards) == 24 - 2 * number


@pytest.mark.rule("B11.2")
def test_nobody_sees_the_cards_of_another() -> None:
    game = joust("P--", "VV-", blue=knightly("land", banner=1, castle=1))
    shown = {seat: game.view(seat)["joust"] for seat in (BLUE, RED)}
    for seat, entries in shown.items():
        assert isinstance(entries, list)
        assert [("cards" in entry, entry.get("size")) for entry in entries] == (
            [(True, None), (False, 3)] if seat == BLUE else [(False, 3), (True, None)]
        )
        cards = [(one.seat, one.card_for(seat)) for one in game.events(seat) if EVENT_NAMES[one.kind] == "joust_dealt"]
        assert len(cards) == 6
        assert all((card >= 0) == (owner == seat) for owner, card in cards)


# Tilting.


@pytest.mark.rule("B11.3")
def test_the_entrants_tilt_in_turn_order_from_the_caller_once_each() -> None:
    earls = [knightly("land", castle=1), knightly("land", castle=1), knightly("land", banner=1, castle=1)]
    game = play(at(*earls, turn="green"), "joust land 1", "enter land 1", "enter land 1")
    order = []
    while game.about == "tilt":
        order.append(game.deciding)
        play(game, "done")
    assert order == [GREEN, BLUE, RED]


@pytest.mark.rule("B11.3")
def test_a_card_from_hand_replaces_one_joust_card_and_only_one() -> None:
    game = joust("PV-", "---", "V", blue=knightly("land", banner=1, castle=1, monk=2))
    swaps = [f"swap {mine} {joust_card}" for mine in ("castle", "monk") for joust_card in (PRINCE, VASSAL, NO_LUCK)]
    assert sorted(game.legal_moves()) == sorted(["done", *swaps])
    assert game.why_not(f"swap champion {NO_LUCK}") == "B11.3"  # he has none
    play(game, f"swap monk {NO_LUCK}")
    assert joust_cards(game, BLUE) == {PRINCE: 1, VASSAL: 2}
    assert side(game, BLUE)["discard"] == {"banner": 1, "monk": 1}
    assert counts(game.table.joust_deck.discard, game.table.joust_deck.first) == {NO_LUCK: 1}
    assert game.why_not(f"swap monk {VASSAL}") == "B11.3"
    assert game.legal_moves() == ["done"]


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize(("hand", "missing"), [("PP-", VASSAL), ("VV-", PRINCE), ("PPV", NO_LUCK)])
def test_a_joust_card_one_does_not_hold_can_be_neither_replaced_nor_turned(hand: str, missing: str) -> None:
    game = joust(hand, "---", blue=knightly("land", banner=1, castle=1, champion=1))
    assert game.why_not(f"swap castle {missing}") == game.why_not(f"turn {missing}") == "B11.3"


@pytest.mark.rule("B11.3")
def test_each_champion_from_hand_turns_one_joust_card_into_a_prince() -> None:
    # Blue's three Princes by two Champions beat Red's three Vassals.
    game = joust("P--", "VVV", blue=knightly("land", banner=1, champion=3))
    play(game, f"turn {NO_LUCK}", f"turn {NO_LUCK}")
    assert game.why_not(f"turn {NO_LUCK}") == "B11.3"  # all are Princes already
    play(game, "done")
    assert seats_in(game, "joust_won") == [BLUE]
    assert (side(game, BLUE)["hand"], side(game, BLUE)["discard"]) == ({"champion": 1}, {"banner": 1, "champion": 2})


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize(
    ("joust_card", "red", "winner"), [(VASSAL, "V--", BLUE), (VASSAL, "PV-", RED), (NO_LUCK, "VV-", RED)]
)
def test_a_turned_card_counts_as_one_prince_and_as_nothing_else(joust_card: str, red: str, winner: int) -> None:
    game = play(joust("V--", red, blue=knightly("land", banner=1, champion=1)), f"turn {joust_card}")
    assert seats_in(game, "joust_won") == [winner]


@pytest.mark.rule("B11.3")
def test_without_a_champion_in_hand_no_card_is_turned() -> None:
    blue = earl(fiefs=[fief("palace", "champion", "land")], hand={"banner": 1, "prince": 1})
    game = joust("V--", "---", blue=blue)
    assert game.why_not(f"turn {VASSAL}") == game.why_not(f"turn {NO_LUCK}") == "B11.3"


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize(
    "moves", [(f"swap castle {NO_LUCK}", f"turn {VASSAL}"), (f"turn {VASSAL}", f"swap castle {NO_LUCK}")]
)
def test_one_may_do_both(moves: tuple[str, str]) -> None:
    game = joust("V--", "VV-", "P", blue=knightly("land", banner=1, castle=1, champion=1))
    play(game, *moves)
    assert seats_in(game, "joust_won") == [BLUE]  # with two Princes; one of the two would not have done


# The best hand.

ORDER = ["PPP", "VVV", "PPV", "PP-", "PVV", "VV-", "PV-", "P--", "V--", "---"]


@pytest.mark.rule("B11.4")
@pytest.mark.parametrize(("better", "worse"), list(pairwise(ORDER)))
@pytest.mark.parametrize("winner", [BLUE, RED])
def test_three_alike_beat_two_alike_beat_the_high_card_and_next_cards_break_ties(
    better: str, worse: str, winner: int
) -> None:
    game = joust(*((better, worse) if winner == BLUE else (worse, better)))
    assert (seats_in(game, "joust_won"), seats_in(game, "joust_tie")) == ([winner], [])


@pytest.mark.rule("B11.4")
@pytest.mark.parametrize("hand", ["PP-", "---"])
@pytest.mark.parametrize(("draws", "winner"), [(["PV"], BLUE), (["-V"], RED), (["VV", "--", "-P"], RED)])
def test_a_tie_still_standing_is_broken_by_a_card_each_until_one_is_better(
    hand: str, draws: list[str], winner: int
) -> None:
    game = joust(hand, hand, *draws)
    assert seats_in(game, "joust_tie") == [BLUE, RED] * len(draws)
    assert seats_in(game, "joust_won") == [winner]


@pytest.mark.rule("B11.4")
def test_only_the_tied_draw_on() -> None:
    earls = [knightly("land", banner=1), knightly("land"), knightly("land"), knightly("land")]
    # Blue, Green and Gold tie; Gold falls behind in the first draw, then Green wins.
    game = at(*earls, decks=dealt("PP-", "VV-", "PP-", "PP-", "VV-", "-V"))
    play(game, "joust land 1", *["enter land 1"] * 3)
    assert seats_in(game, "joust_tie") == [BLUE, GREEN, GOLD, BLUE, GREEN]
    assert seats_in(game, "joust_won") == [GREEN]


@pytest.mark.rule("B11.4")
def test_the_winner_attaches_all_antes_to_fiefs_of_his() -> None:
    red = earl(fiefs=[fief("palace", "", "church"), fief("castle")])
    game = at(knightly("land", banner=1), red, knightly("market_town"), decks=dealt("---", "PPP", "VV-"))
    play(game, "joust land 1", "enter church 1", "enter market_town 1")
    homes = {"blue.land": 1, "red.church": 2, "green.market_town": 1}
    for _ in homes:
        assert (game.deciding, sorted(game.legal_moves())) == (RED, ["place 1", "place 2"])
        play(game, f"place {homes[card_text(game.table.stack[-1].a)]}")
    palace, castle = game.table.earls[RED].fiefs
    assert sorted(card_text(card) for card in palace.properties) == ["blue.land", "green.market_town"]
    assert [card_text(card) for card in castle.properties] == ["red.church"]
    assert side(game, BLUE)["fiefs"] == side(game, GREEN)["fiefs"] == [fief("palace")]
    assert side(game, RED)["pool"] == {}  # a Land that was won calls up nobody
    assert (game.deciding, game.about) == (BLUE, "turn")


@pytest.mark.rule("B11.4")
def test_all_joust_cards_are_discarded_when_it_is_over() -> None:
    game = joust("PP-", "PP-", "VV", "-V")  # the cards that broke the tie, too
    assert counts(game.table.joust_deck.discard, game.table.joust_deck.first) == {PRINCE: 4, VASSAL: 3, NO_LUCK: 3}
    assert game.table.jousters == []


@pytest.mark.rule("B11.1", "B11.2", "B11.3", "B11.4")
def test_every_step_is_told_with_its_rule() -> None:
    game = joust("V--", "P--", "V", blue=knightly("land", banner=1, castle=1, champion=1))
    play(game, f"swap castle {NO_LUCK}", f"turn {VASSAL}")
    assert [f"{EVENT_NAMES[one.kind]} {rule_id(one.rule)}" for one in game.events(RED)] == [
        "joust B11.1",
        "joust_enter B11.1",
        *["joust_dealt B11.2"] * 6,
        "joust_swap B11.3",
        "joust_dealt B11.2",
        "joust_champion B11.3",
        *["joust_show B11.4"] * 6,
        "joust_won B11.4",
        *["prize B11.4"] * 2,
        *["placed B5.2"] * 2,
    ]
    game = play(at(knightly("land", banner=1), knightly("church")), "joust land 1", "pass")
    assert (seats_in(game, "joust_decline"), seats_in(game, "joust_off")) == ([RED], [BLUE])


@pytest.mark.rule("B11.4")
@pytest.mark.parametrize(("draws", "number", "winner"), [(0, 0, BLUE), (1, 1, BLUE), (2, 2, RED), (24, 2, RED)])
def test_a_tie_is_broken_by_so_many_draws_at_most_and_then_by_the_turn_order(
    draws: int, number: int, winner: int
) -> None:
    game = joust("PP-", "PP-", "VV", "-V", ruleset={"joust_tie_draws": draws})
    assert (len(seats_in(game, "joust_tie")), seats_in(game, "joust_won")) == (2 * number, [winner])


@pytest.mark.rule("B11.4")
def test_of_several_still_tied_the_one_nearest_the_caller_in_turn_order_wins() -> None:
    earls = [knightly("land"), knightly("land"), knightly("land", banner=1)]
    game = at(*earls, turn="green", decks=dealt("---", "PP-", "PP-"), ruleset={"joust_tie_draws": 0})
    play(game, "joust land 1", "enter land 1", "enter land 1")
    assert seats_in(game, "joust_won") == [BLUE]  # Green called and is beaten; Blue is next, then Red


@pytest.mark.rule("B11.4", "B12.1")
def test_what_each_champion_turned_is_shown_with_the_hands() -> None:
    game = joust("PV-", "VVV", blue=knightly("land", banner=1, champion=2))
    play(game, "turn no_luck", "turn joust_vassal")
    seen = [one for one in game.events(RED) if EVENT_NAMES[one.kind] == "joust_show" and one.seat == BLUE]
    assert [(NAMES[one.card], one.number) for one in seen] == [("no_luck", 1), ("joust_vassal", 1), ("joust_prince", 0)]
    told_red = [words("en").event(one, RED) for one in seen]
    assert ["Champion" in one for one in told_red] == [True, True, False]
    before = [one for one in game.events(RED) if EVENT_NAMES[one.kind] == "joust_champion"]
    assert [one.card_for(RED) for one in before] == [-1, -1], "not before the hands are shown"


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize(("champion", "winner"), [("prince", RED), ("wild", BLUE)])
def test_by_the_other_value_a_champion_is_wild(champion: str, winner: int) -> None:
    # Two Vassals and a Champion: a pair with a Prince, or three of a kind.
    game = joust("VV-", "PP-", blue=knightly("land", banner=1, champion=1), ruleset={"joust_champion": champion})
    assert seats_in(play(game, "turn no_luck"), "joust_won") == [winner]
