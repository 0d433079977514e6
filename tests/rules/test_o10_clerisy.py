"""O10: Clerisy, a Church or the Cathedral as a Fief of its own."""

from __future__ import annotations

import pytest

from battles import fight, of_force, warrior
from regni import Game, Ruleset, ruleset_from
from regni.records.positions import Data
from regni.testing import at, earl, fief, king, on_top, play, rebellion, side, told
from regni.testing.invariants import check
from regni.words.words import LANGUAGES, words

RULES: Data = {"clerisy": True}
HOLY = ["church", "cathedral"]


def table(*earls: Data, **parts: object) -> Game:
    rules = parts.pop("rules", {})
    assert isinstance(rules, dict)
    return at(*earls, ruleset=RULES | rules, **parts)


def besiege(game: Game, move: str, champions: int) -> Game:
    play(game, move, *["field hand champion"] * champions)
    while game.about == "field":
        play(game, "done")
    return game


# Founding.


@pytest.mark.rule("O10")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
@pytest.mark.parametrize("holy", HOLY)
def test_a_church_or_the_cathedral_can_be_a_fief_of_its_own(variant: str, holy: str) -> None:
    game = table(earl(hand={holy: 1}), earl(), earl(), rules={"variant": variant})
    play(game, f"found {holy}")
    assert side(game, 0)["fiefs"] == [fief("palace"), fief(holy)]
    assert (game.view(0)["action_used"], told(game)) == (True, ["found"])
    check(game.table)


@pytest.mark.rule("O10")
@pytest.mark.parametrize("holy", HOLY)
def test_it_can_still_be_attached_as_ever(holy: str) -> None:
    game = play(table(earl(hand={holy: 1}), earl()), f"attach {holy} 1")
    assert side(game, 0)["fiefs"] == [fief("palace", "", holy)]


@pytest.mark.rule("O10")
def test_without_the_option_or_the_card_there_is_no_such_fief() -> None:
    game = at(earl(hand={"church": 1, "cathedral": 1}), earl())
    assert [game.why_not(f"found {holy}") for holy in HOLY] == ["B5.1", "B5.1"]
    assert not {"found church", "found cathedral"} & set(game.legal_moves())
    assert [table(earl(), earl()).why_not(f"found {holy}") for holy in HOLY] == ["O10", "O10"]


@pytest.mark.rule("O10")
@pytest.mark.parametrize("kind", ["land", "market_town", "monk"])
def test_no_other_property_can(kind: str) -> None:
    assert table(earl(hand={kind: 1}), earl()).why_not(f"found {kind}") == "B5.1"


# What it can hold.


@pytest.mark.rule("O10")
@pytest.mark.parametrize("holy", HOLY)
def test_it_holds_lands_market_towns_and_a_lord_and_no_further_religious_building(holy: str) -> None:
    hand = {"land": 1, "market_town": 1, "church": 1, "vassal": 1} | ({"cathedral": 1} if holy == "church" else {})
    game = table(earl(hand=hand, fiefs=[fief(holy), fief("castle")]), earl())
    assert [game.why_not(f"attach {kind} 1") for kind in ("land", "market_town")] == [None, None]
    assert game.why_not("install vassal 1") is None
    assert (game.why_not("attach church 1"), game.why_not("attach church 2")) == ("O10", None)
    if holy == "church":
        assert (game.why_not("attach cathedral 1"), game.why_not("attach cathedral 2")) == ("O10", None)
    assert not {"attach church 1", "attach cathedral 1"} & set(game.legal_moves())


@pytest.mark.rule("O10", "B5.3")
def test_its_lands_count_for_the_levy() -> None:
    blue = earl(fiefs=[fief("church", "", "land", "land", "market_town")], pool={"infantry": 5})
    game = play(table(blue, earl(hand={"land": 1})), "siege red 1", *["field pool infantry"] * 4)
    assert game.why_not("field pool infantry") == "B6.3"


@pytest.mark.rule("O10")
def test_a_church_won_by_intrigue_does_not_go_to_it_either() -> None:
    blue = earl(hand={"intrigue": 1}, fiefs=[fief("church"), fief("castle")])
    game = play(table(blue, earl(fiefs=[fief("palace", "", "church", "land")])), "intrigue red fief 1")
    assert set(game.legal_moves()) == {"take red.church 2", "take red.land 1", "take red.land 2"}


@pytest.mark.rule("O10")
def test_with_no_other_fief_a_church_that_is_won_goes_to_its_owners_discards() -> None:
    blue = earl(hand={"intrigue": 1}, fiefs=[fief("church")])
    game = play(table(blue, earl(fiefs=[fief("palace", "", "church")])), "intrigue red fief 1")
    assert game.about == "turn"
    assert (side(game, 0)["fiefs"], side(game, 1)["discard"]) == ([fief("church")], {"church": 1})


@pytest.mark.rule("O10")
def test_nor_does_a_raided_church() -> None:
    blue = earl(hand={"champion": 2}, fiefs=[fief("cathedral")])
    game = table(blue, earl(fiefs=[fief("palace", "", "church", "land")]))
    besiege(game, "raid red 1", 2)
    assert set(game.legal_moves()) == {"burn red.church", "burn red.land", "take red.land 1"}


@pytest.mark.rule("O10", "B6.11")
def test_nor_one_paid_as_ransom() -> None:
    red = earl(fiefs=[fief("castle", "prince", "church")], towers={"monk": 6}, hand={"land": 1})
    blue = earl(hand={"champion": 2}, fiefs=[fief("church")])
    game = table(blue, red, decks=on_top(battle=["attacker_wins"]))
    play(game, "siege red 1", *["field hand champion"] * 2, "field lord prince 1", "done", "pay church 1")
    assert game.about == "turn"
    assert (side(game, 0)["fiefs"], side(game, 1)["discard"]) == ([fief("church")], {"church": 1})


# What it counts for.


@pytest.mark.rule("O10", "B5.5")
@pytest.mark.parametrize(
    ("blue", "red", "controls"),
    [
        ([fief("church")], [fief("palace")], 0),
        ([fief("church")], [fief("palace", "", "church")], -1),
        ([fief("church"), fief("palace", "", "church")], [fief("palace", "", "church")], 0),
        ([fief("church"), fief("church")], [fief("cathedral")], 1),
        ([fief("cathedral")], [fief("palace", "", "church", "church")], 0),
    ],
)
def test_it_counts_for_the_control_of_the_church(blue: list[Data], red: list[Data], controls: int) -> None:
    assert table(earl(fiefs=blue), earl(fiefs=red)).table.church() == controls


@pytest.mark.rule("O10", "B6.5")
def test_its_holder_is_asked_when_the_church_decides() -> None:
    earls = earl(hand={"champion": 1}), earl(hand={"champion": 1}), earl(fiefs=[fief("cathedral")])
    game = table(*earls, decks=on_top(battle=["church_decides"]))
    play(game, "siege red 1", "field hand champion", "field hand champion")
    assert (game.deciding, game.about) == (2, "church_decides")


@pytest.mark.rule("O10", "B5.6")
@pytest.mark.parametrize(("holy", "is_monastery"), [("church", True), ("cathedral", False), ("castle", False)])
def test_a_church_with_an_abbot_is_a_monastery(holy: str, is_monastery: bool) -> None:
    game = table(earl(fiefs=[fief(holy, "monk")]), earl(hand={"land": 1}))
    assert (game.why_not("visit red") is None) == is_monastery


@pytest.mark.rule("O10", "B5.5")
def test_there_is_only_one_cathedral_however_it_stands() -> None:
    for fiefs in ([fief("cathedral")], [fief("palace", "", "cathedral")]):
        game = table(earl(hand={"cathedral": 1}), earl(fiefs=fiefs))
        assert (game.why_not("found cathedral"), game.why_not("attach cathedral 1")) == ("B5.5", "B5.5")
        assert not {"found cathedral", "attach cathedral 1"} & set(game.legal_moves())


@pytest.mark.rule("O10", "B5.5")
def test_where_the_ruleset_has_more_cathedrals_they_can_be_fiefs_too() -> None:
    game = table(earl(hand={"cathedral": 1}), earl(fiefs=[fief("cathedral")]), rules={"one_cathedral": False})
    assert game.why_not("found cathedral") is None


@pytest.mark.rule("O10", "B5.5")
@pytest.mark.parametrize(("own", "bars"), [("castle", "B5.5"), ("church", None)])
def test_it_bars_the_bequests_of_others_and_a_church_of_ones_own_helps(own: str, bars: str | None) -> None:
    blue = earl(hand={"banner": 1}, fiefs=[fief("palace", "prince"), fief(own)])
    assert table(blue, earl(fiefs=[fief("cathedral")])).why_not("bequeath 1") == bars


@pytest.mark.rule("O10", "W3.2")
@pytest.mark.parametrize(
    ("fiefs", "votes"),
    [
        ([fief("palace")], 1),
        ([fief("church")], 2),
        ([fief("church", "prince")], 2),
        ([fief("cathedral")], 4),
        ([fief("church", "monk")], 4),
        ([fief("church"), fief("church"), fief("cathedral")], 6),
    ],
)
def test_it_votes_as_an_attached_one_does(fiefs: list[Data], votes: int) -> None:
    from regni.engine.voting import votes as votes_of

    game = table(earl(fiefs=fiefs), earl(), earl(), rules={"variant": "wessex"})
    assert votes_of(game.table, 0) == votes
    assert (game.why_not("call vote") is None) == (votes > 1)


@pytest.mark.rule("O10", "W5.1")
@pytest.mark.parametrize(
    ("fiefs", "points"),
    [
        ([fief("cathedral")], 1),
        ([fief("cathedral", "prince"), fief("church", "monk")], 2),
        ([fief("church"), fief("church", "", "land", "market_town")], 1),
    ],
)
def test_it_earns_legacy_points_as_an_attached_one_does(fiefs: list[Data], points: int) -> None:
    game = table(earl(fiefs=fiefs), earl(), rules={"variant": "wessex"})
    play(game, "call vote", "pass")
    assert game.table.earls[0].legacy == points


@pytest.mark.rule("O10", "H1.1")
@pytest.mark.parametrize("variant", ["heathen", "wessex"])
def test_a_cathedral_that_is_a_fief_wins_with_the_king_card(variant: str) -> None:
    game = play(table(earl(), earl(fiefs=[fief("cathedral")]), earl(), king="red", rules={"variant": variant}), "end")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (1, "king_and_cathedral")


@pytest.mark.rule("O10", "H3.3")
def test_it_is_a_cathedral_when_the_great_heathen_army_is_done() -> None:
    vikings = {"arrived": True, "markers_out": 7, "viking": 1}
    earls = earl(fiefs=[fief("cathedral")]), earl(), earl()
    game = play(table(*earls, turn="green", vikings=vikings, rules={"variant": "heathen"}), "end")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (0, "lesser_solo")


# Losing it.


@pytest.mark.rule("O10", "B6.8")
@pytest.mark.parametrize("holy", HOLY)
@pytest.mark.parametrize(("towers", "falls"), [(0, True), (2, True), (3, False)])
def test_a_siege_takes_it_as_it_takes_a_castle(holy: str, towers: int, falls: bool) -> None:
    red = earl(fiefs=[fief("palace"), fief(holy, "", "land")], towers={"monk": towers} if towers else {})
    game = besiege(table(earl(hand={"champion": 2}), red), "siege red 2", 2)
    assert (game.about == "besieged") == falls
    if falls:
        play(game, "seize")
        assert side(game, 0)["fiefs"] == [fief("palace"), fief(f"red.{holy}", "", "red.land")]
        assert side(game, 1)["fiefs"] == [fief("palace")]
        check(game.table)


@pytest.mark.rule("O10")
@pytest.mark.parametrize("holy", HOLY)
def test_razed_it_goes_to_its_owners_discards_with_all_it_holds(holy: str) -> None:
    red = earl(fiefs=[fief("palace"), fief(holy, "", "land")])
    game = play(besiege(table(earl(hand={"champion": 2}), red), "siege red 2", 2), "raze")
    assert side(game, 1)["discard"] == {holy: 1, "land": 1}


@pytest.mark.rule("O10")
def test_a_seized_church_takes_no_religious_building_from_its_new_holder() -> None:
    blue = earl(hand={"church": 1, "land": 1}, fiefs=[fief("red.church")])
    game = table(blue, earl())
    assert (game.why_not("attach church 1"), game.why_not("attach land 1")) == ("O10", None)


@pytest.mark.rule("O10", "B6.1")
@pytest.mark.parametrize("holy", HOLY)
def test_the_building_itself_is_no_property_to_raid_to_intrigue_or_to_joust_for(holy: str) -> None:
    red = earl(fiefs=[fief(holy), fief("castle")])
    game = table(earl(hand={"champion": 1, "intrigue": 1, "banner": 1}, fiefs=[fief("church")]), red)
    assert (game.why_not("raid red 1"), game.why_not("intrigue red fief 1")) == ("B6.1", "B7.3")
    assert game.why_not("joust church 1") == "B11.1"


@pytest.mark.rule("O10", "B10.1")
@pytest.mark.parametrize("holy", HOLY)
def test_an_earl_with_only_a_church_left_is_still_in_the_game_until_it_falls(holy: str) -> None:
    game = table(earl(hand={"champion": 2}), earl(fiefs=[fief(holy)]))
    assert game.outcome is None
    play(besiege(game, "siege red 1", 2), "raze")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (0, "conquest")


@pytest.mark.rule("O10", "B7.2")
def test_with_its_vassal_lord_it_is_lost_to_treachery() -> None:
    red = earl(fiefs=[fief("palace"), fief("church", "vassal", "land")])
    game = play(table(earl(hand={"treachery": 1}), red), "betray red lord 2")
    assert (side(game, 1)["fiefs"], side(game, 1)["discard"]) == (
        [fief("palace")],
        {"church": 1, "vassal": 1, "land": 1},
    )


@pytest.mark.rule("O10", "B9.6")
def test_vikings_raze_it() -> None:
    vikings = {"arrived": True, "viking": 3}
    red = earl(fiefs=[fief("cathedral"), fief("palace")], cubes=0)
    game = table(earl(), red, first="red", turn="blue", vikings=vikings)
    play(game, "end", "siege red 1")
    assert (side(game, 1)["fiefs"], side(game, 1)["discard"]) == ([fief("palace")], {"cathedral": 1})


# With the variants.


@pytest.mark.rule("O10", "H2.4")
@pytest.mark.parametrize("variant", ["heathen", "wessex"])
@pytest.mark.parametrize("holy", HOLY)
def test_an_earl_off_the_table_can_come_back_with_it(variant: str, holy: str) -> None:
    game = table(earl(fiefs=[], hand={holy: 1}), earl(), earl(), rules={"variant": variant})
    assert game.why_not(f"attach {holy} 1") == "B5.2"
    play(game, f"found {holy}")
    assert side(game, 0)["fiefs"] == [fief(holy)]


@pytest.mark.rule("O10", "H1.2")
def test_a_church_is_a_fief_when_it_is_asked_who_has_one() -> None:
    earls = earl(fiefs=[fief("church")], hand={"champion": 2}), earl(fiefs=[fief("church")]), earl(fiefs=[])
    game = table(*earls, rules={"variant": "heathen"})
    play(besiege(game, "siege red 1", 2), "raze")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (0, "only_fief")


@pytest.mark.rule("O10", "W4.1")
def test_in_winter_it_goes_back_to_its_set() -> None:
    game = table(earl(fiefs=[fief("church"), fief("red.church")]), earl(), rules={"variant": "wessex"})
    play(game, "call vote", "pass")
    assert [side(game, seat)["fiefs"] for seat in (0, 1)] == [[fief("palace")]] * 2
    check(game.table)


@pytest.mark.rule("O10", "R6.2")
def test_the_king_of_rebellion_keeps_the_rule_for_what_he_wins() -> None:
    king = earl(fiefs=[fief("church", "", "land"), fief("castle")], deck=["intrigue", "land"])
    blue = earl(fiefs=[fief("palace", "", "cathedral")])
    game = play(table(blue, king, rules={"variant": "rebellion"}), "end", "pass")
    fiefs = side(game, 1)["fiefs"]
    assert fiefs == [fief("church", "", "land"), fief("castle", "", "blue.cathedral")]


@pytest.mark.rule("O10", "R4.2")
def test_the_king_besieges_a_church_like_any_fief() -> None:
    joust = ["joust_prince"] * 6 + ["joust_vassal"] * 6 + ["no_luck"] * 12
    king = earl(fiefs=[fief("palace", "prince")], deck=["champion", "land"], guard=4)
    blue = earl(fiefs=[fief("church", "", "land", "land"), fief("castle")])
    game = play(table(blue, king, rules={"variant": "rebellion"}, decks={"joust": {"cards": joust}}), "end", "done")
    assert side(game, 0)["fiefs"] == [fief("castle")]
    assert side(game, 1)["fiefs"] == [fief("palace", "prince"), fief("blue.church", "", "blue.land", "blue.land")]


@pytest.mark.rule("O10", "B6.8")
@pytest.mark.parametrize("holy", ["church", "cathedral"])
@pytest.mark.parametrize("needed", [1, 2, 3])
def test_what_a_siege_of_it_needs_is_a_setting_of_its_own(holy: str, needed: int) -> None:
    for force in (1, 2, 3):
        game = table(warrior(), earl(fiefs=[fief("palace"), fief(holy)]), rules={"clerisy_strength": needed})
        fight(game, "siege red 2", of_force(force))
        assert (game.about == "besieged") == (force >= needed)
        castle = table(warrior(), earl(fiefs=[fief("palace"), fief("castle")]), rules={"clerisy_strength": needed})
        fight(castle, "siege red 2", of_force(force))
        assert (castle.about == "besieged") == (force >= 2), "a Castle is what it was"


@pytest.mark.rule("O10", "R4.3")
@pytest.mark.parametrize(("needed", "possible"), [(2, True), (3, False)])
def test_the_king_reckons_with_it_too(needed: int, possible: bool) -> None:
    him = king("champion", "land", fiefs=[fief("castle")], guard=1)
    game = rebellion(
        earl(fiefs=[fief("church")]), him, ruleset={"clerisy": True, "clerisy_strength": needed},
        decks=on_top(joust=["joust_prince"]),
    )  # fmt: skip
    assert ("siege" in told(play(game, "end"))) == possible


@pytest.mark.rule("O10", "B6.8", "B10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_this_stands_in_the_words_while_the_option_is_on(language: str) -> None:
    w, church = words(language), words(language).text("card-church")
    on, off = ruleset_from({"clerisy": True, "clerisy_strength": 7}), Ruleset()
    for rule in ("B6.8", "B10.1"):
        assert church in w.rule(rule, on)
        assert church not in w.rule(rule, off)
    assert "7" in w.rule("O10", on)
    assert "7" in w.rule("B6.8", on)
