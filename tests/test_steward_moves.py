"""The steward: where one move is plainly right it finds it."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game, ruleset_from
from regni.bots.steward.steward import Steward
from regni.decks.deck import STEADY
from regni.engine.rng import stream
from regni.records.positions import Data
from regni.testing import at, earl, fief, heathen, king, on_top, rebellion, wessex
from regni.testing import play as play_moves
from regni.words.notation import move_text

HEATHEN: Data = {"variant": "heathen"}
WESSEX: Data = {"variant": "wessex"}
BOTH_WIN = [HEATHEN, WESSEX, {"state_and_church": True}]


def choice(game: Game, seed: str = "a seed") -> str:
    """What a steward would do. It is the same whatever breaks its ties, if there is no tie."""
    seat = game.deciding
    assert seat is not None
    return move_text(Steward(stream(seed, f"bot {seat}")).choose(game.sight(seat)))


def choices(game: Game) -> set[str]:
    """All that stewards of twenty different streams would do."""
    return {choice(game, f"seed {number}") for number in range(20)}


# Winning at once.


def test_an_undefended_last_fief_is_besieged() -> None:
    blue = earl(
        fiefs=[fief("palace", "champion", "land")], pool={"knight": 1}, hand={"land": 1, "banner": 1, "castle": 1}
    )
    assert choices(at(blue, earl())) == {"siege red 1"}
    game = play_moves(at(blue, earl()), "siege red 1", "field pool knight")
    assert choice(game) == "field lord champion 1", "all that it takes"


def test_a_vassal_lord_in_the_only_fief_is_betrayed() -> None:
    red = earl(fiefs=[fief("palace", "vassal", "land", "land")], towers={"land": 4}, hand={"castle": 2})
    game = at(earl(hand={"treachery": 1, "land": 1, "castle": 1}), red)
    assert choices(game) == {"betray red lord 1"}


@pytest.mark.parametrize("rules", BOTH_WIN)
def test_the_king_builds_the_cathedral_and_its_owner_takes_the_crown(rules: Data) -> None:
    crowned = at(earl(hand={"cathedral": 1, "land": 1, "castle": 1}), earl(), earl(), king="blue", ruleset=rules)
    assert choices(crowned) == {"attach cathedral 1"}
    archbishop = earl(fiefs=[fief("palace", "", "cathedral")], hand={"banner": 1, "land": 1}, banners=1)
    assert choices(at(archbishop, earl(), earl(), ruleset=rules)) == {"crown"}
    two = at(earl(hand={"banner": 2, "land": 1}), earl(), earl(), ruleset=rules)
    assert choice(two) == "crown"


@pytest.mark.parametrize("rules", BOTH_WIN)
def test_with_both_it_only_has_to_hold_out(rules: Data) -> None:
    blue = earl(fiefs=[fief("palace", "", "cathedral")], hand={"castle": 1, "land": 2, "champion": 1, "allies": 1})
    game = at(blue, earl(hand={"champion": 3}), earl(), king="blue", ruleset=rules)
    while (move := choice(game)) != "end":
        game.play(move)
    assert game.table.earls[0].towers_up + len(game.table.earls[0].fiefs) >= 3


def test_the_last_fief_but_ones_own_wins_where_nobody_is_eliminated() -> None:
    blue = earl(fiefs=[fief("palace", "champion", "land")], pool={"knight": 1}, hand={"land": 1})
    game = heathen(blue, earl(), earl(fiefs=[]))
    assert choices(game) == {"siege red 1"}


def test_the_kings_last_fief_is_besieged() -> None:
    blue = earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3}, hand={"champion": 1, "land": 1})
    game = rebellion(blue, king("land", fiefs=[fief("palace")], guard=1))
    assert choices(game) == {"siege red 1"}


# Not losing.


@pytest.mark.parametrize("rules", BOTH_WIN)
def test_an_earl_about_to_win_is_stopped_whatever_the_odds(rules: Data) -> None:
    red = earl(fiefs=[fief("palace", "champion", "cathedral"), fief("castle", "", "land")], towers={"land": 4})
    hand = {"land": 1, "champion": 1}
    assert choices(at(earl(hand=hand), red, earl(), king="red", ruleset=rules)) <= {"raid red 1", "siege red 1"}
    game = at(earl(hand=hand | {"intrigue": 1}), red, earl(), king="red", ruleset=rules)
    assert choices(game) == {"intrigue red fief 1"}


def besieged(hand: dict[str, int], **parts: object) -> Game:
    """Red besieges blue with three Knights; blue decides whom to field."""
    red = earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3})
    blue = earl(hand=hand, **({"fiefs": [fief("palace", "", "land", "land")]} | parts))
    return play_moves(at(blue, red, turn="red"), "siege blue 1", *["field pool knight"] * 3)


def defence(game: Game) -> Counter[str]:
    """All that the steward fields."""
    fielded: Counter[str] = Counter()
    while game.about == "field":
        move = choice(game)
        if move != "done":
            fielded[move] += 1
        game.play(move)
    return fielded


def test_the_only_fief_is_defended_with_whatever_saves_it() -> None:
    # Six points, three for the Palace: three points short of holding, and one of more.
    assert sum(defence(besieged({"champion": 2, "banquet": 1})).values()) == 2
    assert sum(defence(besieged({"champion": 1, "prince": 2, "banner": 1})).values()) == 3
    assert sum(defence(besieged({"vassal": 3}, pool={"infantry": 1})).values()) == 4


def test_where_only_the_battle_card_can_help_somebody_is_fielded_for_it() -> None:
    assert sum(defence(besieged({"vassal": 1, "banquet": 1})).values()) == 1


def test_nobody_is_wasted_where_the_walls_hold() -> None:
    assert not defence(besieged({"champion": 2, "prince": 1}, towers={"land": 4}))


def test_no_lord_is_risked_for_a_tower() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3})
    blue = earl(fiefs=[fief("palace", "prince")], hand={"banner": 1}, towers={"land": 2})
    game = play_moves(at(blue, red, turn="red"), "storm blue", *["field pool knight"] * 3)
    assert not defence(game)


def test_walls_are_raised_or_a_castle_founded_against_an_army_that_everybody_sees() -> None:
    red = earl(fiefs=[fief("palace", "champion", "land", "land", "land")], pool={"knight": 3})
    game = at(earl(hand={"church": 2, "monk": 2, "banquet": 2, "market_town": 1}), red)
    while (move := choice(game)) != "end":
        game.play(move)
    assert game.table.earls[0].towers_up >= 5
    castle = at(earl(hand={"castle": 1, "land": 1}), red)
    assert choice(castle) == "found castle"


def test_allies_answer_what_would_cost_most() -> None:
    blue = earl(hand={"treachery": 1})
    red = earl(fiefs=[fief("palace", "vassal", "land")], hand={"allies": 1, "banquet": 1})
    assert choices(play_moves(at(blue, red), "betray red lord 1")) == {"ally"}
    heir = earl(fiefs=[fief("palace", "prince")], hand={"allies": 1, "banquet": 1})
    assert choice(play_moves(at(blue, heir), "betray red lord 1")) == "ally"


def test_a_vassal_lord_under_attack_is_spent_to_save_his_fief() -> None:
    blue = earl(hand={"treachery": 1, "vassal": 1})
    red = earl(fiefs=[fief("palace", "vassal", "land")], hand={"allies": 1, "banquet": 1})
    game = play_moves(at(blue, red), "betray red lord 1", "ally", "vassal hand")
    assert choices(game) == {"vassal lord 1"}


# An heir.


def test_it_bequeaths_or_dies() -> None:
    heir = [fief("palace", "prince", "land")]
    young = at(earl(fiefs=heir, hand={"banner": 1}, deck={"banquet": 6, "land": 5, "castle": 6}), earl())
    assert not choice(young).startswith("bequeath")
    for left in ({}, {"banquet": 1}):
        old = earl(fiefs=heir, hand={"banner": 1, "land": 2, "castle": 1}, deck=left, discard={"church": 4})
        assert choices(at(old, earl(towers={"land": 2}))) == {"bequeath 1"}


def test_the_heir_is_installed_in_time_and_the_banner_kept() -> None:
    old = earl(hand={"banner": 1, "prince": 1, "land": 1}, deck={"banquet": 2})
    game = at(old, earl(towers={"land": 3}))
    assert choices(game) == {"install prince 1"}
    game.play("install prince 1")
    while (move := choice(game)) != "end":
        assert move != "tower banner"
        game.play(move)


def test_a_church_is_built_where_a_cathedral_stands_between_one_and_ones_heir() -> None:
    red = earl(fiefs=[fief("palace", "", "cathedral")], towers={"land": 4})
    old = earl(fiefs=[fief("palace", "prince")], hand={"banner": 1, "church": 1, "land": 1}, deck={"banquet": 2})
    assert choices(at(old, red)) == {"attach church 1"}


def test_with_its_last_card_drawn_and_no_heir_it_attacks_whatever_the_odds() -> None:
    blue = earl(fiefs=[fief("palace", "champion", "land")], pool={"knight": 1}, hand={"land": 1}, deck={})
    assert choice(at(blue, earl(hand={"champion": 4}))) == "siege red 1"


# Building.


def test_lands_and_their_market_town_go_together() -> None:
    fiefs = [fief("castle", "", "land"), fief("palace", "", "land", "market_town")]
    quiet = {"quiet_turns": 20}
    settled = earl(fiefs=fiefs, hand={"land": 1}, pool={"infantry": 9})
    assert choices(at(settled, earl(), ruleset=quiet)) == {"attach land 2"}
    grown = earl(fiefs=[fief("palace"), fief("castle", "", "land", "land")], hand={"market_town": 1})
    assert choices(at(grown | {"pool": {"infantry": 9}}, earl(), ruleset=quiet)) == {"attach market_town 2"}


def test_it_recruits_where_the_levy_has_room() -> None:
    fiefs = [fief("palace", "", "land", "land", "market_town"), fief("castle")]
    assert choices(at(earl(fiefs=fiefs), earl(towers={"land": 6}))) == {"recruit"}


def test_towers_are_made_of_what_is_of_little_use() -> None:
    game = at(earl(fiefs=[fief("palace"), fief("castle")], hand={"banquet": 1, "champion": 1, "allies": 1}), earl())
    raised = Counter[str]()
    while (move := choice(game)) != "end":
        raised[move] += 1
        game.play(move)
    assert "tower champion" not in raised


def test_it_ends_the_turn_when_there_is_nothing_to_do() -> None:
    assert choice(at(earl(hand={"allies": 1}), earl(towers={"land": 2}))) == "end"


# Attacks.


def test_it_attacks_where_it_should_get_through_and_not_elsewhere() -> None:
    strong = earl(
        fiefs=[fief("palace", "champion", "land", "land", "land")], pool={"knight": 3}, deck={"banquet": 6, "castle": 6}
    )
    rich = earl(fiefs=[fief("palace", "", "land", "land"), fief("castle", "", "land")])
    assert choice(at(strong, rich)).startswith(("siege red", "raid red"))
    walled = earl(towers={"land": 6}, hand={"allies": 6})
    assert choice(at(strong, walled)) not in ("siege red 1", "raid red 1")


def test_an_attacker_brings_all_that_stands_ready_but_no_more_of_the_hand_than_it_takes() -> None:
    blue = earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3}, hand={"champion": 3})
    red = earl(fiefs=[fief("castle", "", "land"), fief("palace")])
    game = at(blue, red)
    game.play("siege red 1")
    fielded = defence(game)
    assert fielded["field pool knight"] == 3
    assert fielded["field hand champion"] == 0


def test_losses_are_what_is_spent_anyway_and_lords_last() -> None:
    blue = earl(
        fiefs=[fief("palace", "prince", "land", "land")], pool={"infantry": 2}, hand={"champion": 1, "castle": 1}
    )
    red = earl(fiefs=[fief("palace", "champion")], hand={"vassal": 1})
    game = at(blue, red, decks=on_top(battle=["normal"]))
    moves = ["field pool infantry", "field pool infantry", "field hand champion", "field lord prince 1"]
    play_moves(game, "siege red 1", *moves, "done", "field lord champion 1", "field hand vassal")
    assert (game.about, choices(game)) == ("losses", {"lose hand champion"})


def test_a_fief_is_seized_and_the_best_property_taken() -> None:
    blue = earl(fiefs=[fief("palace", "", "land", "market_town")], pool={"knight": 2}, hand={"castle": 1})
    red = earl(fiefs=[fief("castle", "", "church", "land"), fief("palace")])
    game = play_moves(at(blue, red), "raid red 1", "field pool knight", "field pool knight", "done")
    assert choices(game) == {"take red.land 1"}
    game = play_moves(at(blue, red), "siege red 1", "field pool knight", "field pool knight", "done")
    assert choices(game) == {"seize"}


def test_the_church_decides_for_its_own_side() -> None:
    blue = earl(fiefs=[fief("palace", "champion", "church")], hand={"castle": 1})
    red = earl(hand={"vassal": 1})
    game = at(blue, red, decks=on_top(battle=["church_decides"]))
    play_moves(game, "siege red 1", "field lord champion 1", "done", "field hand vassal")
    assert choices(game) == {"decide attacker_wins"}


def test_a_ransomed_lord_comes_home_where_there_is_most_to_hold() -> None:
    blue = earl(fiefs=[fief("palace", "champion", "land"), fief("castle"), fief("castle", "", "church", "church")])
    red = earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3})
    game = play_moves(at(blue, red, turn="red"), "siege blue 1", *["field pool knight"] * 3, "done", "seize")
    assert game.about == "ransom"
    game.play("pay blue.church 2")
    while game.about != "homecoming":
        game.play(choice(game))
    assert choices(game) == {"place 2"}


def test_an_heir_is_ransomed_and_a_lord_worth_less_than_his_price_is_not() -> None:
    def captured(lord: str, *properties: str) -> Game:
        blue = earl(fiefs=[fief("palace", lord, *properties)], hand={"castle": 1})
        game = at(blue, earl(hand={"vassal": 1}), decks=on_top(battle=["defender_wins"]))
        return play_moves(game, "siege red 1", f"field lord {lord} 1", "done", "field hand vassal")

    assert choice(captured("prince", "church", "land", "land")) == "pay blue.church 1"
    assert choice(captured("vassal", "land")) == "pass"


# Vikings.


def in_control(*earls: Data, host: int, **rules: object) -> Game:
    """Blue controls so many Vikings."""
    vikings = {"arrived": True, "viking": host}
    decisions = [{"kind": "round"}, {"kind": "vikings", "a": 3}, {"kind": "control", "seat": "blue"}]
    return at(*earls, vikings=vikings, decisions=decisions, ruleset=rules)


def test_vikings_go_where_they_win() -> None:
    red = earl(towers={"land": 1})
    assert choices(in_control(earl(), red, host=6)) == {"siege red 1"}


def test_vikings_are_not_sent_at_the_last_fief_of_all() -> None:
    off = earl(fiefs=[], hand={"monk": 1})
    assert choice(in_control(off, earl(), off, host=6, variant="heathen")) != "siege red 1"
    assert choice(in_control(off, earl(), earl(), host=6, variant="heathen")).startswith("siege")


# The crown.


def test_a_banner_keeps_the_crown_from_another() -> None:
    game = heathen(earl(hand={"banner": 1, "monk": 1}), earl(banners=1), earl(), turn="blue")
    assert choice(game) == "crown"


# Votes and Winters.


def voting(red: Data, **parts: object) -> Game:
    """Blue, who is King, has called a vote; green votes, then red has it."""
    game = wessex(earl(), earl(), red, **({"king": "blue"} | parts))
    return play_moves(game, "call vote", "pass")


def test_it_calls_a_vote_that_gains_and_should_pass() -> None:
    rich = [fief("palace", "prince"), fief("castle", "", "land", "market_town", "church")]
    assert choices(wessex(earl(fiefs=rich), earl(), earl())) == {"call vote"}
    poor = [fief("palace", "", "church")]
    assert choice(wessex(earl(fiefs=poor), earl(fiefs=rich), earl())) != "call vote"
    outvoted = earl(fiefs=[fief("palace", "monk", "church"), fief("castle", "prince")])
    assert choice(wessex(earl(fiefs=rich), outvoted, outvoted)) != "call vote"


def test_it_votes_by_its_own_interest() -> None:
    assert choices(voting(earl())) == {"vote against"}
    rich = earl(fiefs=[fief("palace", "prince"), fief("castle", "", "land", "market_town")])
    assert choices(voting(rich)) == {"vote for"}


def test_an_earl_about_to_win_wants_no_winter_and_the_others_do() -> None:
    red = earl(fiefs=[fief("palace", "", "cathedral"), fief("castle", "prince")])
    caller = earl(fiefs=[fief("palace", "", "church")])
    game = play_moves(wessex(caller, red, earl(), king="red"), "call vote")
    assert choices(game) == {"vote against"}
    assert choices(play_moves(game, "vote against")) == {"vote for"}
    abbots = earl(fiefs=[fief("palace", "monk", "church"), fief("castle", "monk", "church")])
    assert choices(wessex(abbots, red, earl(), king="red")) == {"call vote"}


def test_the_only_one_with_a_fief_wants_no_winter() -> None:
    caller = earl(fiefs=[], hand={"banner": 1})
    game = play_moves(wessex(caller, earl(), earl(fiefs=[]), king="blue"), "call vote")
    assert choices(game) == {"vote against"}
    assert choices(play_moves(game, "vote against")) == {"vote for"}


@pytest.mark.parametrize(("crowned", "vote"), [("blue", "vote against"), ("red", "vote for"), ("", "vote for")])
def test_when_longboats_are_sighted_only_the_king_lets_them_come(crowned: str, vote: str) -> None:
    game = wessex(earl(), earl(), vikings={"markers_out": 7}, turn="red", king=crowned)
    play_moves(game, "end")
    assert (game.deciding, game.about) == (0, "cast")
    assert choices(game) == {vote}


def test_it_shows_the_pair_that_earns_a_point() -> None:
    game = wessex(earl(hand={"monk": 1, "banquet": 1}), earl(), king="blue")
    play_moves(game, "call vote", "pass")
    assert (game.about, choices(game)) == ("show_pair", {"show"})


def test_legacy_points_buy_the_crown_if_there_are_two_and_else_a_prince() -> None:
    for points, bought in ((1, "buy lord prince 1"), (3, "buy banner"), (2, "buy banner")):
        game = Game.new(seats=2, ruleset=ruleset_from({"legacy_start": points}), seed="points")
        assert choice(game) == bought
    play_moves(game, "buy banner", "buy banner")
    assert choice(game) == "buy lord prince 1", "the other has gone for it too"


def test_further_points_buy_a_prince_then_lands_a_market_town_and_towers() -> None:
    church = [fief("palace", "", "church")]
    earls = [earl(fiefs=church, legacy=points, wanted=dict(STEADY)) for points in (12, 11)]
    game = play_moves(wessex(*earls, first="red", turn="red"), "call vote", "pass")
    bought: list[str] = []
    while game.about == "legacy":
        move = choice(game)
        if game.deciding == 0:
            bought.append(move.removeprefix("buy "))
        game.play(move)
    # Both want the crown, and neither gets two Banners ahead. There are six in a set.
    fief_1 = ["property land 1", "property land 1", "property market_town 1", "property land 1"]
    assert bought == [*["banner"] * 6, "lord prince 1", *fief_1, "towers"]


# Before play.


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ({"castle": 2, "banquet": 1, "market_town": 1, "church": 1}, "mulligan"),
        ({"castle": 2, "champion": 2, "church": 1}, "pass"),
        ({"castle": 2, "land": 1, "banner": 2}, "pass"),
    ],
)
def test_a_bad_hand_goes_back(hand: dict[str, int], answer: str) -> None:
    decisions = [{"kind": "round"}, {"kind": "muster", "a": 5, "b": 1}, {"kind": "mulligan", "seat": "blue"}]
    game = heathen(earl(hand=hand, turns=0), earl(), earl(), decisions=decisions, round=1)
    assert choices(game) == {answer}


def test_the_deck_one_had_is_picked_again_and_else_what_it_lacks() -> None:
    game = Game.new(seats=2, ruleset=ruleset_from({"legacy_start": 1}), seed="deck")
    play_moves(game, "buy banner", "buy banner")
    assert choices(game) == {"same"}
    play_moves(game, *["pick monk"] * 3)
    picked: Counter[str] = Counter()
    while game.about == "pick" and game.deciding == game.table.first:
        move = choice(game)
        picked[move.split()[1]] += 1
        game.play(move)
    assert sum(picked.values()) == 21
    assert all(picked[kind] <= number for kind, number in STEADY.items())


# Options.


@pytest.mark.parametrize("rules", [HEATHEN, WESSEX])
@pytest.mark.parametrize("keep", ["castle", "palace"])
def test_off_the_table_it_comes_back(rules: Data, keep: str) -> None:
    game = at(earl(fiefs=[], hand={keep: 1, "champion": 2, "banner": 1}), earl(), earl(), ruleset=rules)
    assert choices(game) == {f"found {keep}"}


def test_a_card_is_sought_to_come_back_with_and_for_half_of_a_victory() -> None:
    seeking = HEATHEN | {"resourceful": True}
    landless = at(earl(fiefs=[], hand={"land": 2, "monk": 1}), earl(), earl(), ruleset=seeking)
    assert choice(landless) == "seek"
    assert choice(play_moves(landless, "seek")) in ("discard monk", "discard land")
    assert choice(play_moves(landless, "discard monk", "discard land")) == "fetch castle"
    crowned = at(earl(hand={"church": 1, "monk": 1}), earl(), earl(), king="blue", ruleset=seeking)
    assert choice(crowned) == "seek"
    assert choice(play_moves(crowned, "seek", "discard church", "discard monk")) == "fetch cathedral"


@pytest.mark.parametrize(("defenders", "answer"), [(1, "tactics"), (3, "pass")])
def test_an_attacker_spends_a_banner_where_he_would_get_through(defenders: int, answer: str) -> None:
    blue, red = earl(hand={"champion": 2, "banner": 2}), earl(hand={"vassal": defenders})
    game = at(blue, red, earl(), ruleset={"tactics": True}, decks=on_top(battle=["defender_wins"]))
    play_moves(game, "siege red 1", "field hand champion", "done", *["field hand vassal"] * defenders)
    assert (game.about, choice(game)) == ("tactics", answer)


def test_it_appeases_the_king_who_comes_for_it() -> None:
    rules = {"variant": "rebellion", "mode": "semi", "banquet_appeases": True}
    rival = earl(fiefs=[fief("palace", "prince")], deck=["champion", "land"], guard=2)
    game = at(earl(hand={"banquet": 1}), earl(hand={"banquet": 1}), rival, turn="red", ruleset=rules)
    play_moves(game, "end")
    assert (game.about, choices(game)) == ("appease", {"appease"})


# Against the King of Rebellion.


def against(hand: dict[str, int], **parts: object) -> Game:
    """Blue with three Knights and that Hand, against a King of force 3."""
    blue = earl(
        hand=hand, fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3}, deck={"church": 6, "monk": 6}
    )
    return rebellion(blue, king("land", **({"guard": 1, "towers": {"allies": 2}} | parts)))


def test_the_kings_towers_are_stormed_and_then_his_fiefs_besieged() -> None:
    assert choice(against({"allies": 1})) == "storm red"
    assert choice(against({"allies": 1}, towers={})).startswith("siege red")


def test_it_does_not_throw_its_army_at_the_king_in_vain() -> None:
    assert not choice(against({"banquet": 1}, guard=5)).startswith(("siege", "raid", "storm"))


def test_a_vassal_of_the_king_is_betrayed_for_his_fief() -> None:
    fiefs = [fief("palace", "prince"), fief("castle", "vassal", "land")]
    assert choices(against({"treachery": 1, "banquet": 1}, fiefs=fiefs, guard=5)) == {"betray red lord 2"}


def test_in_semi_cooperative_play_it_holds_back_while_another_could_do_it() -> None:
    strong = {"fiefs": [fief("palace", "", "land", "land", "land")], "pool": {"knight": 3}}
    strong["deck"] = {"church": 6, "monk": 6}
    blue = earl(**strong, hand={"banquet": 1, "land": 1})
    weak_king = king("land", guard=1)
    assert choice(rebellion(blue, earl(**strong), weak_king, mode="semi", turn="blue")) == "attach land 1"
    assert choice(rebellion(blue, earl(), weak_king, mode="semi", turn="blue")).startswith("siege green")
    assert choice(rebellion(blue, earl(**strong), weak_king, mode="coop", turn="blue")).startswith("siege green")
