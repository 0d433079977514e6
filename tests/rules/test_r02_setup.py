"""R2: what the King begins with, where he sits, and how strong he can be made."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from regni import Game, RegniError, load_ruleset, ruleset_from, save_ruleset
from regni.engine.cards import COLOURS, NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.piles import unpack
from regni.engine.rule_ids import rule_id
from regni.engine.ruleset import Ruleset
from regni.records.counting import played_cards
from regni.records.positions import Data, counts
from regni.rules.options import with_options
from regni.testing import earl, fief, king, on_top, play, rebellion, side, told, told_why
from regni.words.words import words

BLUE, RED, GREEN = 0, 1, 2
EARLS = [1, 2, 3, 4, 5]
MIND = {
    "champion": 3,
    "land": 2,
    "treachery": 1,
    "intrigue": 1,
    "market_town": 1,
    "monk": 1,
    "castle": 1,
    "vassal": 1,
}


def rules(earls: int, **settings: object) -> Ruleset:
    mode = "solo" if earls == 1 else "coop"
    return ruleset_from({"variant": "rebellion", "mode": mode, "king": settings})


def new(earls: int, seed: str = "set-up", **settings: object) -> Game:
    """A new game of so many Earls; settings of the King that are not as usual."""
    return Game.new(earls, ruleset=rules(earls, **settings), seed=seed)


def refusal(**settings: object) -> str:
    """Why such a King is refused."""
    with pytest.raises(RegniError) as refused:
        rules(2, **settings)
    return refused.value.code


# R2.1


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("earls", EARLS)
def test_he_begins_with_a_palace_and_its_prince_and_with_a_castle_without_lord(earls: int) -> None:
    assert side(new(earls), earls)["fiefs"] == [fief("palace", "prince"), fief("castle")]


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("earls", EARLS)
def test_he_has_a_tower_for_each_earl_and_one_more(earls: int) -> None:
    assert new(earls).table.earls[earls].towers_up == earls + 1


@pytest.mark.rule("R2.1", "R2.2")
@pytest.mark.parametrize("earls", EARLS)
def test_his_towers_and_his_royal_force_are_equal_in_number_at_the_start(earls: int) -> None:
    game = new(earls)
    him = game.table.earls[earls]
    assert game.table.king == earls
    assert him.towers_up == him.guard + 1  # the King card


@pytest.mark.rule("R2.1", "R2.2")
@pytest.mark.parametrize(("earls", "towers", "royal_force"), [(1, 2, 2), (2, 3, 3)], ids=["solo", "two Earls"])
def test_two_towers_and_a_force_of_two_in_a_solo_game_three_and_three_against_two_earls(
    earls: int, towers: int, royal_force: int
) -> None:
    game = new(earls)
    him = game.table.earls[earls]
    assert (him.towers_up, him.guard) == (towers, royal_force - 1)
    # And so he fights: without a Lord he deals the Royal force and nothing else.
    rebels = [earl(towers={"monk": 6}), *[earl(cubes=0)] * (earls - 1)]
    game = rebellion(
        *rebels, king("champion", fiefs=[fief("castle")], guard=him.guard), decks=on_top(joust=["no_luck"])
    )
    play(game, "end")
    assert deals(game) == [royal_force]


def deals(game: Game) -> list[int]:
    """The damage dealt in the last move."""
    return [event.number for event in game.events_of(len(game.moves)) if EVENT_NAMES[event.kind] == "deals"]


@pytest.mark.rule("R2.1", "R2.2", "R2.3")
def test_against_two_earls_he_has_two_royal_infantry_three_towers_a_palace_with_a_prince_and_a_castle() -> None:
    game = new(2)
    him = side(game, GREEN)
    assert (him["guard"], him["towers"], him["fiefs"]) == (2, {"allies": 3}, [fief("palace", "prince"), fief("castle")])
    assert (len(game.table.earls[GREEN].deck), him["mercenaries"], him["pool"]) == (11, [], {})


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("earls", EARLS)
def test_his_towers_are_made_of_no_card_that_the_tray_needs(earls: int) -> None:
    him = side(new(earls), earls)
    towers = him["towers"]
    assert isinstance(towers, dict)
    assert not set(towers) & {"castle", "land", "market_town", "prince", *MIND}


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("towers", [{}, {"allies": 2}])
def test_he_never_places_more_towers_whatever_comes_to_his_mind(towers: Data) -> None:
    walls = dict.fromkeys(["monk", "church", "allies", "mercenary", "prince"], 6)
    cards = Counter(MIND).elements()
    game = rebellion(earl(towers=walls), king(*cards, towers=towers), ruleset={"viking_markers": 40})
    for _ in range(14):
        play(game, "end")
        assert side(game, RED)["towers"] == towers


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(
    "fiefs",
    [
        ["castle"],
        ["palace vassal land market_town", "castle champion", "castle"],
        ["castle prince cathedral", "castle monk church", "castle", "castle", "castle"],
    ],
)
def test_his_earldom_can_be_another(fiefs: list[str]) -> None:
    def as_written(text: str) -> Data:
        keep, *others = text.split()
        lords = [word for word in others if word in ("prince", "vassal", "champion", "monk")]
        return fief(keep, "".join(lords), *(word for word in others if word not in lords))

    game = new(1, fiefs=fiefs)
    assert side(game, RED)["fiefs"] == [as_written(text) for text in fiefs]
    assert whole_set(game, RED) == [6] * 15 + [1]


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(
    ("fiefs", "code"),
    [
        ([], "ruleset-fiefs"),
        ("palace", "ruleset-fiefs"),
        (["land"], "ruleset-fiefs"),
        ([""], "ruleset-fiefs"),
        ([1], "ruleset-fiefs"),
        (["palace prince vassal"], "ruleset-fiefs"),
        (["palace castle"], "ruleset-fiefs"),
        (["palace banner"], "ruleset-fiefs"),
        (["palace", "palace"], "ruleset-king-cards"),
        (["castle"] * 6, "ruleset-king-cards"),  # one of the six is in the Mind
        (["palace land land land land land"], "ruleset-king-cards"),
        (["palace", *["castle prince"] * 5, "castle"], "ruleset-king-cards"),
    ],
)
def test_an_earldom_that_one_earl_set_cannot_give_is_refused(fiefs: object, code: str) -> None:
    assert refusal(fiefs=fiefs) == code


@pytest.mark.rule("R2.1", "B5.5")
def test_an_earldom_with_two_cathedrals_is_refused() -> None:
    assert refusal(fiefs=["palace cathedral", "castle cathedral"]) == "position-cathedrals"
    both = {"variant": "rebellion", "mode": "solo", "one_cathedral": False}
    assert ruleset_from(both | {"king": {"fiefs": ["palace cathedral", "castle cathedral"]}})


@pytest.mark.rule("R2.1", "B5.2")
def test_a_fief_of_his_with_more_properties_than_the_ruleset_allows_is_refused() -> None:
    few = {"variant": "rebellion", "mode": "solo", "properties_per_fief": 2}
    assert ruleset_from(few | {"king": {"fiefs": ["palace land land"]}})
    with pytest.raises(RegniError) as refused:
        ruleset_from(few | {"king": {"fiefs": ["palace land land church"]}})
    assert refused.value.code == "position-full-fief"


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(
    ("towers", "against_three"),
    [("0", 0), ("7", 7), ("earls", 3), ("earls + 4", 7), ("2 * earls - 1", 5), ("earls - 5", 0)],
)
def test_his_towers_can_be_set(towers: str, against_three: int) -> None:
    assert new(3, towers=towers).table.earls[3].towers_up == against_three


@pytest.mark.rule("R2.1", "R2.2")
@pytest.mark.parametrize("key", ["towers", "royal_infantry"])
@pytest.mark.parametrize("wrong", ["many", "earls / 2", "-1", "earls + earls", "", None, "1.5"])
def test_a_number_of_towers_or_infantry_that_makes_no_sense_is_refused(key: str, wrong: object) -> None:
    assert refusal(**{key: wrong}) == "ruleset-formula"


@pytest.mark.rule("R2.1")
def test_more_towers_than_his_set_has_cards_are_refused() -> None:
    assert refusal(towers="24 * earls") == "ruleset-king-towers"
    assert refusal(towers="25") == "ruleset-range"


@pytest.mark.rule("R2.1", "R2.2", "R2.3")
def test_an_unknown_setting_of_the_king_is_refused() -> None:
    assert refusal(horses="2") == "ruleset-key"


# R2.2


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("earls", EARLS)
def test_he_holds_the_king_card_and_a_royal_infantry_for_each_earl(earls: int) -> None:
    game = new(earls)
    assert game.view(BLUE)["king"] == COLOURS[earls]
    assert side(game, earls)["guard"] == earls


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("earls", EARLS)
@pytest.mark.parametrize(("name", "each", "more"), [("printed", 1, 0), ("strong", 2, -1), ("relentless", 2, 1)])
def test_the_named_strengths_are_numbers_of_royal_infantry(earls: int, name: str, each: int, more: int) -> None:
    mode = "solo" if earls == 1 else "coop"
    named = with_options({"variant": "rebellion", "mode": mode}, [], king=name)
    assert Game.new(earls, ruleset=named).table.earls[earls].guard == each * earls + more


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("formula", "against_three"), [("0", 0), ("9", 9), ("earls + 2", 5), ("3 * earls - 1", 8)])
def test_any_other_number_of_royal_infantry_can_be_set(formula: str, against_three: int) -> None:
    assert new(3, royal_infantry=formula).table.earls[3].guard == against_three


def besieged(
    force: int, guard: int, result: str, towers: int = 0, fiefs: tuple[str, ...] = ("castle", "castle")
) -> Game:
    """Blue has besieged the King's first Fief with so much force."""
    blue = earl(fiefs=[fief("palace", "", *["land"] * 3, "market_town")], pool={"infantry": force})
    him = king("monk", fiefs=[fief(keep) for keep in fiefs], guard=guard, towers={"allies": towers})
    game = rebellion(blue, him, decks=on_top(battle=[result]))
    return play(game, "siege red 1", *["field pool infantry"] * force)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("guard", [1, 2, 4])
def test_royal_infantry_and_king_card_have_strength_1_each_and_deal_it(guard: int) -> None:
    assert deals(besieged(2, guard, "defender_wins")) == [guard + 1]


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("result", ["normal", "attacker_wins"])
@pytest.mark.parametrize("force", [1, 2, 3, 4, 6])
def test_they_soak_and_never_die(force: int, result: str) -> None:
    game = besieged(force, 2, result)
    if game.about == "besieged":
        play(game, "raze")
    assert side(game, RED)["guard"] == 2
    assert game.view(BLUE)["king"] == "red"
    assert "lost" not in [EVENT_NAMES[event.kind] for event in game.events(BLUE) if event.seat == RED]


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(
    ("guard", "towers", "keep", "force", "falls"),
    [
        (2, 0, "castle", 4, False),
        (2, 0, "castle", 5, True),
        (2, 0, "palace", 5, False),
        (2, 0, "palace", 6, True),
        (1, 1, "castle", 4, False),
        (1, 1, "castle", 5, True),
        (0, 3, "castle", 5, False),
        (0, 3, "castle", 6, True),
    ],
)
def test_an_attack_must_get_beyond_the_royal_army_before_it_harms_his_holdings(
    guard: int, towers: int, keep: str, force: int, falls: bool
) -> None:
    game = besieged(force, guard, "attacker_wins", towers, (keep, "castle"))
    assert (game.about == "besieged") == falls
    assert ("holds" in told(game)) == (not falls)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("guard", [0, 2])
def test_they_fight_in_his_attacks_too_and_come_home_from_each(guard: int) -> None:
    blue = earl(towers={"monk": 6}, hand={"champion": 1})
    him = king("champion", "champion", fiefs=[fief("castle")], guard=guard)
    game = rebellion(blue, him, decks=on_top(joust=["no_luck"] * 2, battle=["defender_wins"]))
    play(game, "end", "field hand champion")
    assert side(game, RED)["guard"] == guard
    play(game, "end")
    assert (side(game, BLUE)["towers"], side(game, RED)["guard"]) == ({"monk": 6 - guard - 1}, guard)


@pytest.mark.rule("R2.2")
def test_they_soak_before_any_card_of_his_that_can_die() -> None:
    blue = earl(towers={"monk": 1}, hand={"champion": 2})
    him = king("champion", guard=2, mercenaries=[{}])
    game = rebellion(blue, him, decks=on_top(joust=["no_luck"], battle=["normal"]))
    play(game, "end", "field hand champion", "done")
    assert not {"lost", "killed"} & {EVENT_NAMES[event.kind] for event in game.events(BLUE) if event.seat == RED}
    assert (side(game, RED)["fiefs"], len(game.table.earls[RED].mercenaries)) == (
        [fief("palace", "prince"), fief("castle")],
        1,
    )


# R2.3


def whole_set(game: Game, seat: int) -> list[int]:
    """How many cards of each kind a set has, wherever they lie."""
    return [a + b for a, b in zip(played_cards(game.table)[seat], unpack(game.table.earls[seat].tray), strict=True)]


def mind(game: Game, seat: int) -> Counter[str]:
    return Counter(NAMES[kind] for kind in game.table.earls[seat].deck)


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize("earls", EARLS)
def test_his_mind_is_of_eleven_cards(earls: int) -> None:
    found = mind(new(earls), earls)
    assert (found, found.total()) == (Counter(MIND), 11)


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize("earls", EARLS)
def test_mind_earldom_towers_and_tray_are_one_earl_set(earls: int) -> None:
    game = new(earls)
    assert whole_set(game, earls) == [6] * 15 + [1]
    tray = side(game, earls)["tray"]
    assert isinstance(tray, dict)
    assert {name: tray[name] for name in ("land", "market_town", "castle")} == {
        "land": 4,
        "market_town": 5,
        "castle": 4,
    }


@pytest.mark.rule("R2.3")
def test_his_mind_is_shuffled() -> None:
    orders = {tuple(new(1, seed=str(seed)).table.earls[RED].deck) for seed in range(10)}
    assert len(orders) == 10


@pytest.mark.rule("R2.3")
def test_a_mind_of_ones_own() -> None:
    own = {"champion": 6, "prince": 2, "land": 1}
    assert mind(new(1, mind=dict.fromkeys(MIND, 0) | own), RED) == Counter(own)


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("mind", "code"),
    [
        ({"champion": 7}, "ruleset-range"),
        ({"champion": -1}, "ruleset-range"),
        ({"banner": 1}, "ruleset-card"),
        ({"mercenary": 1}, "ruleset-card"),
        ({"church": 1}, "ruleset-card"),
        ({"champion": "many"}, "ruleset-number"),
        (["champion"], "ruleset-table"),
        (dict.fromkeys(MIND, 0), "ruleset-mind"),
        ({"prince": 6}, "ruleset-king-cards"),  # one is in the Palace
        ({"castle": 6}, "ruleset-king-cards"),  # one is in the Earldom
    ],
)
def test_a_mind_that_cannot_be_is_refused(mind: object, code: str) -> None:
    assert refusal(mind=mind) == code


# R2.4


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("earls", [2, 3])
def test_the_first_player_is_drawn_among_the_earls(earls: int) -> None:
    firsts = Counter(int(new(earls, seed=str(seed)).table.first) for seed in range(60))
    assert set(firsts) == set(range(earls))


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("earls", EARLS)
@pytest.mark.parametrize("seed", ["x", "y", "z"])
def test_he_sits_last_before_the_vikings_no_matter_who_begins(earls: int, seed: str) -> None:
    quiet = dict.fromkeys(MIND, 0) | {"champion": 1}  # spent in his first turn
    game = new(earls, seed, mind=quiet)
    first = int(game.table.first)
    for _ in range(earls):
        play(game, "end")
    order = [event for event in game.events(BLUE) if EVENT_NAMES[event.kind] in ("turn", "marker")]
    assert [EVENT_NAMES[event.kind] for event in order] == ["turn"] * (earls + 1) + ["marker", "turn"]
    seats = [event.seat for event in order if EVENT_NAMES[event.kind] == "turn"]
    assert seats == [*((first + place) % earls for place in range(earls)), earls, first]


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("earls", EARLS)
def test_everybody_has_one_cube_in_the_bag_and_the_king_neither_hand_nor_discards(earls: int) -> None:
    game = new(earls)
    assert [one.cubes for one in game.table.earls] == [1] * (earls + 1)
    him = side(game, earls)
    assert (him["hand"], him["discard"], him["mind"], him["pool"], him["banners"]) == ({}, {}, {}, {}, 0)


@pytest.mark.rule("R2.4")
def test_that_he_takes_his_seat_is_told_after_the_first_player_is_drawn() -> None:
    names = [f"{EVENT_NAMES[event.kind]} {rule_id(event.rule)}" for event in new(2).events_of(0)]
    assert names[:2] == ["first_player B2.4", "king_seated R2.4"]


@pytest.mark.rule("R2.4")
def test_in_his_first_turn_he_cannot_attack_and_a_champion_is_spent() -> None:
    game = play(rebellion(earl(), king("champion", "champion", turns=0)), "end")
    assert told_why(game)[:3] == ["turn B3.1", "mind R3.1", "mind_spent B3.7"]
    assert "king_cube" not in told(game)
    assert (side(game, RED)["mind"], side(game, RED)["deck"]) == ({"champion": 1}, ["champion"])
    play(game, "end")
    assert "king_cube" in told(game), "in his second turn he can"


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize(("quiet", "turns", "attacks"), [(2, 1, False), (2, 2, True), (0, 0, True)])
def test_his_quiet_turns_are_those_of_an_earl(quiet: int, turns: int, attacks: bool) -> None:
    game = play(rebellion(earl(), king("champion", turns=turns), ruleset={"quiet_turns": quiet}), "end")
    assert ("king_cube" in told(game)) == attacks


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_politics_is_allowed_in_his_first_turn_but_for_the_ruleset(card: str) -> None:
    blue = earl(fiefs=[fief("palace", "prince", "land")])
    assert "king_cube" in told(play(rebellion(blue, king(card, turns=0)), "end"))
    game = play(rebellion(blue, king(card, turns=0), ruleset={"quiet_politics": 1}), "end")
    assert told_why(game)[1:3] == ["mind R3.1", "mind_spent O2"]


# R2.5


@pytest.mark.rule("R2.5")
def test_he_draws_no_card_and_never_dies_of_old_age() -> None:
    game = rebellion(earl(), king("vassal", fiefs=[fief("castle", "prince")]), ruleset={"viking_markers": 40})
    for _ in range(30):
        play(game, "end")
    assert (game.outcome, side(game, RED)["hand"]) == (None, {})
    drawn = [event.seat for event in game.events(BLUE) if EVENT_NAMES[event.kind] == "draw"]
    assert RED not in drawn


@pytest.mark.rule("R2.5")
def test_nor_does_he_with_no_card_left_in_his_mind() -> None:
    game = play(rebellion(earl(), king("vassal")), "end", "end", "end")
    assert (side(game, RED)["deck"], side(game, RED)["mind"]) == ([], {})
    assert (game.outcome, game.deciding) == (None, BLUE)


@pytest.mark.rule("R2.3", "R2.4")
def test_a_position_must_leave_the_king_without_a_hand() -> None:
    with pytest.raises(RegniError) as refused:
        rebellion(earl(), king("champion", hand={"land": 1}))
    assert refused.value.code == "position-king-hand"


@pytest.mark.rule("R2.2")
def test_the_king_card_of_a_position_is_his_while_he_stands() -> None:
    with pytest.raises(RegniError):
        rebellion(earl(), king("champion"), king="blue")
    assert counts(rebellion(earl(), king("champion")).table.earls[RED].mind) == {}


@pytest.mark.rule("R2.1", "R2.2")
def test_a_number_is_as_good_as_a_formula(tmp_path: Path) -> None:
    file = tmp_path / "king.toml"
    file.write_text(
        'variant = "rebellion"\nmode = "coop"\nviking_arrival = 3\n[king]\ntowers = 4\nroyal_infantry = 0\n'
    )
    rules = load_ruleset(file)
    assert (rules.kings_towers[3], rules.kings_guard[3], rules.arrivals[2]) == (4, 0, 3)
    assert (
        rules.changed()
        == ruleset_from(
            {
                "variant": "rebellion",
                "mode": "coop",
                "viking_arrival": "3",
                "king": {"towers": "4", "royal_infantry": "0"},
            }
        ).changed()
    )
    save_ruleset(rules, file)
    assert load_ruleset(file).values == rules.values
    assert "4" in words("en").rule("R2.1", rules)


@pytest.mark.rule("R2.1", "R2.2")
@pytest.mark.parametrize("key", ["towers", "royal_infantry"])
@pytest.mark.parametrize(
    ("wrong", "code"),
    [(25, "ruleset-range"), (-1, "ruleset-range"), (True, "ruleset-formula"), (1.5, "ruleset-formula")],
)
def test_a_number_out_of_range_is_refused(key: str, wrong: object, code: str) -> None:
    with pytest.raises(RegniError) as refused:
        ruleset_from({"variant": "rebellion", "mode": "coop", "king": {key: wrong}})
    assert refused.value.code == code


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_how_many_cubes_he_begins_with_is_a_setting(number: int) -> None:
    rules = ruleset_from({"variant": "rebellion", "mode": "coop", "king": {"cubes": number}})
    assert Game.new(2, ruleset=rules).table.earls[GREEN].cubes == number


@pytest.mark.rule("R2.4", "O2")
@pytest.mark.parametrize("card", ["champion", "treachery"])
@pytest.mark.parametrize("quiet", [True, False])
def test_whether_the_quiet_turns_bind_him_is_a_setting(card: str, quiet: bool) -> None:
    rules = {"quiet_politics": 1, "king": {"keeps_quiet": quiet}}
    blue = earl(fiefs=[fief("palace", "prince", "land")], towers={"monk": 1})
    game = play(rebellion(blue, king(card, "land", turns=0), ruleset=rules), "end")
    assert ("mind_spent" in told(game)) == quiet
