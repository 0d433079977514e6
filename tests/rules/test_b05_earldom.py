"""B5: Fiefs and what belongs to them, Mercenaries, the Army pool, Towers."""

from __future__ import annotations

import pytest

from regni import Game, RegniError
from regni.engine.cards import CHURCH, COLOURS, LAND, NAMES, NO_LORD, PALACE, card, kind_of
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.records.positions import Data, counts
from regni.testing import at, chronicle, earl, fief, play
from regni.testing.checks import check_undo
from regni.words.words import words

PROPERTIES = ["land", "market_town", "church", "cathedral"]
LORDS = ["prince", "vassal", "champion", "monk"]
ALL_ARMY = {"infantry": 18, "knight": 6}


def landed(*properties: str, lord: str = "") -> list[Data]:
    return [fief("palace", lord, *properties)]


def properties(game: Game, seat: int, number: int = 1) -> list[str]:
    """The Properties of a Fief by name, whatever their colour."""
    return [NAMES[kind_of(which)] for which in game.table.earls[seat].fiefs[number - 1].properties]


# B5.1


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize("keep", ["castle", "palace"])
def test_a_castle_or_a_palace_come_back_to_hand_founds_a_fief_with_nothing_in_it(keep: str) -> None:
    game = play(at(earl(hand={keep: 1}, fiefs=[fief("castle", "prince", "land")]), earl()), f"found {keep}")
    old, new = game.table.earls[0].fiefs
    assert (new.keep, new.lord, new.properties) == (card(0, NAMES.index(keep)), NO_LORD, [])
    assert (NAMES[old.lord], old.properties) == ("prince", [card(0, LAND)])
    assert game.table.earls[0].hand_size == 0


@pytest.mark.rule("B5.1")
def test_founding_takes_a_castle_or_palace_in_hand() -> None:
    game = at(earl(hand={"land": 1, "prince": 1}), earl(hand={"castle": 1}))
    for keep in ("castle", "palace", "land", "prince"):
        assert game.why_not(f"found {keep}") == "B5.1"


@pytest.mark.rule("B5.1")
def test_a_fief_is_its_keep_its_properties_and_no_more_than_one_lord() -> None:
    blue = earl(hand={"prince": 1, "castle": 1}, fiefs=[fief("palace", "vassal", "land", "church")])
    game = at(blue, earl())
    one = game.table.earls[0].fiefs[0]
    assert (one.keep, NAMES[one.lord], len(one.properties)) == (card(0, PALACE), "vassal", 2)
    assert game.why_not("install prince 1") == "B5.4"


# B5.2


@pytest.mark.rule("B5.2")
@pytest.mark.parametrize("kind", PROPERTIES)
@pytest.mark.parametrize("number", [1, 2])
def test_a_property_attaches_to_whichever_fief_of_yours_you_like(kind: str, number: int) -> None:
    game = play(at(earl(hand={kind: 1}, fiefs=[fief("palace"), fief()]), earl()), f"attach {kind} {number}")
    assert properties(game, 0, number) == [kind]
    assert properties(game, 0, 3 - number) == []
    assert game.table.earls[0].hand_size == 0


@pytest.mark.rule("B5.2")
def test_only_a_property_in_hand_attaches_and_only_to_a_fief_that_is_there() -> None:
    game = at(earl(hand={"land": 1, "castle": 1, "prince": 1}), earl(fiefs=[fief("palace"), fief()]))
    for move in ("attach church 1", "attach land 2", "attach castle 1", "attach prince 1", "attach palace 1"):
        assert game.why_not(move) == "B5.2", move


@pytest.mark.rule("B5.2")
def test_a_fief_has_room_for_any_number_of_properties() -> None:
    many = ["land"] * 5 + ["market_town"] * 6 + ["church"] * 6 + ["cathedral"]
    game = play(at(earl(hand={"land": 1}, fiefs=landed(*many)), earl()), "attach land 1")
    assert len(properties(game, 0)) == 19


@pytest.mark.rule("B5.2")
def test_a_limit_on_the_properties_of_a_fief_can_be_set() -> None:
    rules = {"properties_per_fief": 2}
    fiefs = [fief("palace", "", "land", "church"), fief("castle", "", "land")]
    game = at(earl(hand={"land": 1}, fiefs=fiefs), earl(), ruleset=rules)
    assert (game.why_not("attach land 1"), game.why_not("attach land 2")) == ("B5.2", None)
    with pytest.raises(RegniError):
        at(earl(fiefs=landed("land", "church", "church")), earl(), ruleset=rules)


@pytest.mark.rule("B5.2")
def test_with_every_fief_at_its_limit_a_won_property_finds_no_home() -> None:
    rules = {"properties_per_fief": 1}
    game = at(earl(hand={"intrigue": 1}, fiefs=landed("land")), earl(fiefs=landed("church")), ruleset=rules)
    play(game, "intrigue red fief 1")
    assert (properties(game, 0), properties(game, 1)) == (["land"], [])
    assert counts(game.table.earls[1].discard) == {"church": 1}


@pytest.mark.rule("B5.2")
def test_without_a_fief_neither_property_nor_lord_can_be_placed() -> None:
    # No Earl of the base game stays in it without a Fief; the rule is for the variants.
    game = at(earl(hand={"land": 1, "prince": 1, "castle": 1}), earl())
    game.table.earls[0].fiefs.clear()
    verbs = {move.split()[0] for move in game.legal_moves()}
    assert verbs.isdisjoint({"attach", "install"})
    assert "found" in verbs
    assert game.why_not("attach land 1") == "B5.2"
    assert game.why_not("install prince 1") in ("B5.2", "B5.4")


# B5.3


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize(("rules", "drawn"), [({}, 1), ({"land_army": 0}, 0), ({"land_army": 3}, 3)])
def test_a_land_placed_from_hand_brings_an_army_card(rules: Data, drawn: int) -> None:
    game = at(earl(hand={"land": 1}), earl(), ruleset=rules)
    top = [NAMES[kind] for kind in game.table.army.cards[::-1][:drawn]]
    play(game, "attach land 1")
    blue = game.table.earls[0]
    assert (blue.infantry, blue.knights) == (top.count("infantry"), top.count("knight"))
    assert len(game.table.army.cards) == 24 - drawn


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize("kind", ["market_town", "church", "cathedral"])
def test_other_properties_bring_no_army_card(kind: str) -> None:
    assert play(at(earl(hand={kind: 1}), earl()), f"attach {kind} 1").table.earls[0].pool() == 0


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ({"intrigue": 1}, ("intrigue red fief 1",)),
        ({"mercenary": 1}, ("raid red 1", "field hand mercenary", "take land 1")),
        ({"champion": 1}, ("siege red 1", "field hand champion", "seize")),
        ({"banner": 1}, ("joust church 1", "enter land 1")),
    ],
    ids=["Intrigue", "Raid", "Siege", "Joust"],
)
def test_a_land_won_from_another_brings_none(hand: dict[str, int], moves: tuple[str, ...]) -> None:
    joust_cards = ["joust_prince"] * 3 + ["no_luck"] * 12 + ["joust_vassal"] * 6 + ["joust_prince"] * 3
    game = at(
        earl(hand=hand, fiefs=landed("church")),
        earl(fiefs=[fief("castle", "", "land"), fief("palace")]),
        decks={"joust": {"cards": joust_cards}},
    )
    play(game, *moves)
    assert game.table.earls[0].count(LAND) == 1
    assert game.table.earls[0].pool() == 0
    assert len(game.table.army.cards) == 24


def pool_fielded(fiefs: list[Data], **rules: object) -> int:
    """How many Army cards of a full pool can be fielded: what the levy is for."""
    game = play(at(earl(fiefs=fiefs, pool={"infantry": 18}), earl(hand={"land": 1}), ruleset=rules), "siege red 1")
    fielded = 0
    while game.deciding == 0:
        game.play("field pool infantry")
        fielded += 1
        if game.legal_moves() == ["done"]:
            break
    return fielded


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize(
    ("fiefs", "factor", "levy"),
    [
        ([fief("palace", "", "land")], 2, 1),
        ([fief("palace", "", "land", "land", "land")], 2, 3),
        ([fief("palace", "", "land", "market_town", "land")], 2, 4),
        ([fief("palace", "", "market_town", "land", "market_town")], 2, 2),
        ([fief("palace", "", "land", "church", "cathedral")], 2, 1),
        ([fief("palace", "", "red.land", "red.market_town")], 2, 2),
        ([fief("palace", "", "land", "market_town"), fief("castle", "", "land", "land")], 2, 4),
        ([fief("palace", "", "market_town"), fief("castle", "", "land", "land")], 2, 2),
        ([fief("palace", "", "land", "market_town", "land")], 3, 6),
        ([fief("palace", "", "land", "market_town", "land")], 1, 2),
    ],
    ids=[
        "a Land", "three Lands", "doubled", "doubled once", "other Properties", "won from another", "over Fiefs",
        "each Fief for itself", "factor 3", "factor 1",
    ],
)  # fmt: skip
def test_the_levy_counts_the_lands_of_each_fief_more_with_a_market_town_beside_them(
    fiefs: list[Data], factor: int, levy: int
) -> None:
    rules = {} if factor == 2 else {"market_town_factor": factor}
    assert pool_fielded(fiefs, **rules) == levy


# B5.4


@pytest.mark.rule("B5.4")
@pytest.mark.parametrize("lord", LORDS)
def test_prince_vassal_champion_or_monk_becomes_lord_of_a_lordless_fief(lord: str) -> None:
    game = at(earl(hand={lord: 1}, fiefs=[fief("palace", "vassal"), fief()]), earl())
    assert game.why_not(f"install {lord} 1") == "B5.4"
    play(game, f"install {lord} 2")
    assert [NAMES[one.lord] for one in game.table.earls[0].fiefs] == ["vassal", lord]
    assert game.table.earls[0].hand_size == 0


@pytest.mark.rule("B5.4")
@pytest.mark.parametrize("kind", ["mercenary", "land", "treachery", "castle"])
def test_no_other_card_becomes_a_lord(kind: str) -> None:
    assert at(earl(hand={kind: 1}), earl()).why_not(f"install {kind} 1") == "B5.4"


@pytest.mark.rule("B5.4")
def test_a_lord_comes_from_hand_and_into_a_fief_of_ones_own() -> None:
    game = at(earl(hand={"monk": 1}, deck={"prince": 1}), earl(hand={"prince": 1}, fiefs=[fief("palace"), fief()]))
    assert game.why_not("install prince 1") == "B5.4"
    assert game.why_not("install monk 2") == "B5.4"


# B5.5


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("holder", [0, 1])
def test_while_a_cathedral_stands_no_second_one_can_be_placed(holder: int) -> None:
    earls = [earl(hand={"cathedral": 1}), earl()]
    earls[holder]["fiefs"] = landed("cathedral")
    game = at(*earls)
    assert game.why_not("attach cathedral 1") == "B5.5"
    assert "attach cathedral 1" not in game.legal_moves()


@pytest.mark.rule("B5.5")
def test_once_it_is_gone_a_new_cathedral_can_be_placed() -> None:
    game = at(earl(hand={"mercenary": 1}), earl(hand={"cathedral": 1}, fiefs=landed("cathedral")))
    play(game, "raid red 1", "field hand mercenary", "done", "burn cathedral", "end")
    assert game.why_not("attach cathedral 1") is None


@pytest.mark.rule("B5.5")
def test_that_only_one_stands_can_be_switched_off() -> None:
    blue, red = earl(hand={"cathedral": 1}), earl(fiefs=landed("cathedral"))
    game = play(at(blue, red, ruleset={"one_cathedral": False}), "attach cathedral 1")
    assert (properties(game, 0), properties(game, 1)) == (["cathedral"], ["cathedral"])
    with pytest.raises(RegniError) as refused:
        at(earl(fiefs=landed("cathedral")), red)
    assert refused.value.code == "position-cathedrals"


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(
    ("own", "others", "forbidden"),
    [
        ([], [], None),
        ([], ["cathedral"], "B5.5"),
        (["land", "market_town"], ["cathedral"], "B5.5"),
        (["church"], ["cathedral"], None),
        (["red.church"], ["cathedral"], None),
        (["cathedral"], [], None),
        ([], ["church", "church"], None),
    ],
)
def test_under_the_cathedral_of_another_only_an_earl_with_a_church_can_bequeath(
    own: list[str], others: list[str], forbidden: str | None
) -> None:
    game = at(
        earl(hand={"banner": 1, "church": 1}, fiefs=[fief("palace", "prince"), fief("castle", "", *own)]),
        earl(fiefs=landed(*others)),
    )
    assert game.why_not("bequeath 1") == forbidden
    assert ("bequeath 1" in game.legal_moves()) == (forbidden is None)


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(
    ("blue", "red", "green", "rules", "speaks"),
    [
        (["church"] * 3, [], ["cathedral"], {}, "green"),
        (["church"], ["church"] * 2, ["church"], {}, "red"),
        (["church"], ["red.church"] * 2, [], {}, "red"),
        (["church"], [], [], {}, "blue"),
        (["church"] * 2, ["church"] * 2, ["church"], {}, ""),
        (["land"], ["market_town"], [], {}, ""),
        (["church"] * 3, [], [], {"church_by_majority": False}, ""),
        (["church"] * 3, ["cathedral"], [], {"church_by_majority": False}, "red"),
    ],
    ids=[
        "Archbishop", "most Churches", "Churches of any colour", "the only Church", "a tie", "no Church",
        "majority off", "Archbishop, majority off",
    ],
)  # fmt: skip
def test_the_archbishop_controls_the_church_or_else_the_earl_with_strictly_most_churches(
    blue: list[str], red: list[str], green: list[str], rules: Data, speaks: str
) -> None:
    cards = ["church_decides"] * 4 + ["normal"] * 12 + ["attacker_wins"] * 4 + ["defender_wins"] * 4
    game = at(
        earl(hand={"mercenary": 1}, fiefs=landed(*blue)),
        earl(hand={"mercenary": 1}, fiefs=landed(*red)),
        earl(fiefs=landed(*green)),
        decks={"battle": {"cards": cards}},
        ruleset=rules,
    )
    play(game, "siege red 1", "field hand mercenary", "field hand mercenary")
    asked = COLOURS[game.deciding or 0] if game.about == "church_decides" else ""
    silent = any("Nobody speaks for the Church" in line for line in chronicle(game, 2))
    assert (asked, silent) == (speaks, not speaks)


@pytest.mark.rule("B5.5")
def test_churches_in_several_fiefs_count_together() -> None:
    game = at(earl(fiefs=[fief("palace", "", "church"), fief("castle", "", "church")]), earl(fiefs=landed("church")))
    assert game.table.earls[0].count(CHURCH) == 2
    assert game.table.church() == 0


# B5.6


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(
    ("fiefs", "is_monastery", "is_abbey"),
    [
        ([fief("palace", "monk", "church")], True, True),
        ([fief("palace", "monk", "red.church", "land")], True, True),
        ([fief("palace", "monk")], False, True),
        ([fief("palace", "monk", "cathedral")], False, True),
        ([fief("palace", "monk"), fief("castle", "", "church")], False, True),
        ([fief("palace", "vassal", "church")], False, False),
        ([fief("palace", "", "church")], False, False),
    ],
)
def test_an_abbot_with_a_church_in_his_fief_makes_a_monastery(
    fiefs: list[Data], is_monastery: bool, is_abbey: bool
) -> None:
    for needs_church, usable in ((True, is_monastery), (False, is_abbey)):
        rules = {} if needs_church else {"monastery_needs_church": False}
        game = at(earl(hand={"monk": 1}, fiefs=fiefs), earl(hand={"land": 1}), ruleset=rules)
        assert game.why_not("visit red") == (None if usable else "B5.6")
        assert ("visit red" in game.legal_moves()) == usable


@pytest.mark.rule("B5.6")
def test_a_monk_installed_as_lord_is_called_abbot() -> None:
    game = play(at(earl(hand={"monk": 1}), earl()), "install monk 1")
    assert chronicle(game, 1)[-1] == "Blue installs a Monk as Abbot of Fief 1."


@pytest.mark.rule("B5.6")
def test_from_a_monastery_the_earl_of_your_choice_shows_you_his_hand_and_you_alone() -> None:
    hand = {"land": 2, "treachery": 1}
    game = at(earl(fiefs=landed("church", lord="monk")), earl(hand={"prince": 4}), earl(hand=hand))
    assert game.why_not("visit blue") == "B5.6"
    play(game, "visit green")
    seen = {NAMES[event.card]: event.number for event in game.events(0) if EVENT_NAMES[event.kind] == "shown"}
    assert seen == hand
    assert counts(game.table.earls[2].hand) == hand
    told = " ".join(chronicle(game, 1) + chronicle(game, 2))
    assert "sees the Hand of Green" in told
    assert "In the Hand of Green" not in told


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize("hand", [{"land": 2}, {}])
def test_a_hand_that_was_seen_cannot_be_unseen(hand: dict[str, int]) -> None:
    """Not even an empty one: now it is known to be empty."""
    game = play(at(earl(fiefs=landed("church", lord="monk")), earl(hand=hand)), "visit red")
    assert not game.can_undo()
    check_undo(game)


# B5.7


@pytest.mark.rule("B5.7")
def test_a_mercenary_stands_outside_the_fiefs_with_an_empty_garrison() -> None:
    game = play(at(earl(hand={"mercenary": 1}, pool={"knight": 1}), earl()), "hire")
    blue = game.table.earls[0]
    assert [(one.card, one.garrison()) for one in blue.mercenaries] == [(card(0, NAMES.index("mercenary")), 0)]
    assert [(one.lord, one.properties) for one in blue.fiefs] == [(NO_LORD, [])]
    assert (blue.hand_size, blue.knights) == (0, 1)


@pytest.mark.rule("B5.7")
def test_without_a_mercenary_in_hand_none_can_be_placed() -> None:
    assert at(earl(hand={"champion": 1}, mercenaries=[{}]), earl()).why_not("hire") == "B5.7"


@pytest.mark.rule("B5.7")
@pytest.mark.parametrize(("rules", "slots"), [({}, 1), ({"garrison_slots": 3}, 3), ({"garrison_slots": 0}, 0)])
def test_his_garrison_has_room_for_so_many_army_cards(rules: Data, slots: int) -> None:
    game = at(earl(pool={"infantry": 3, "knight": 2}, mercenaries=[{}]), earl(), ruleset=rules)
    for _ in range(slots):
        game.play("garrison infantry 1")
    assert game.table.earls[0].mercenaries[0].infantry == slots
    assert game.why_not("garrison knight 1") == "B5.7"
    assert not any(move.startswith("garrison") for move in game.legal_moves())


@pytest.mark.rule("B5.7")
def test_each_mercenary_has_a_garrison_of_his_own() -> None:
    blue = earl(pool={"infantry": 2}, mercenaries=[{"garrison": {"knight": 1}}, {}])
    game = at(blue, earl())
    assert (game.why_not("garrison infantry 1"), game.why_not("garrison infantry 2")) == ("B5.7", None)


# B5.8


@pytest.mark.rule("B5.8")
def test_army_cards_lie_in_the_pool_unless_garrisoned() -> None:
    game = at(earl(hand={"land": 1}, fiefs=landed("land"), pool={"infantry": 1}, mercenaries=[{}]), earl())
    play(game, "garrison infantry 1")
    assert (game.table.earls[0].pool(), game.table.earls[0].mercenaries[0].infantry) == (0, 1)
    play(game, "recruit")
    assert (game.table.earls[0].pool(), game.table.earls[0].mercenaries[0].garrison()) == (1, 1)


@pytest.mark.rule("B5.8")
@pytest.mark.parametrize("kind", ["infantry", "knight"])
def test_the_pool_lies_face_up(kind: str) -> None:
    rest = {"infantry": ["knight"] * 6 + ["infantry"] * 17, "knight": ["knight"] * 5 + ["infantry"] * 18}
    game = at(earl(hand={"land": 1}), earl(), decks={"army": {"cards": [kind, *rest[kind]]}})
    play(game, "attach land 1")
    earls = game.view(1)["earls"]
    assert isinstance(earls, list)
    assert earls[0]["pool"] == {kind: 1}
    assert words("en").card(NAMES.index(kind)) in chronicle(game, 1)[-1]


# B5.9


@pytest.mark.rule("B5.9")
@pytest.mark.parametrize(("rules", "drawn"), [({}, 5), ({"recruit": "lands"}, 3), ({"recruit": "one"}, 1)])
def test_recruiting_draws_as_many_army_cards_as_the_levy(rules: Data, drawn: int) -> None:
    fiefs = [fief("palace", "", "land", "land", "market_town"), fief("castle", "", "land")]
    game = play(at(earl(fiefs=fiefs, pool={"knight": 1}), earl(), ruleset=rules), "recruit")
    assert game.table.earls[0].pool() == 1 + drawn
    assert len(game.table.army.cards) == 23 - drawn


@pytest.mark.rule("B5.9")
def test_recruiting_follows_the_market_town_factor() -> None:
    game = at(earl(fiefs=landed("land", "land", "market_town")), earl(), ruleset={"market_town_factor": 4})
    assert play(game, "recruit").table.earls[0].pool() == 8


@pytest.mark.rule("B5.9")
@pytest.mark.parametrize("own", [[], ["market_town", "church"]])
def test_recruiting_needs_a_land_on_the_table(own: list[str]) -> None:
    game = at(earl(hand={"land": 1}, fiefs=landed(*own)), earl(fiefs=landed("land")))
    assert game.why_not("recruit") == "B5.9"


@pytest.mark.rule("B5.9")
@pytest.mark.parametrize("recruit", ["levy", "lands", "one"])
def test_recruiting_needs_an_army_card_left_to_draw_be_it_in_the_discards(recruit: str) -> None:
    blue = earl(fiefs=landed("land", "land", "land"))
    rules = {"recruit": recruit}
    assert at(blue, earl(pool=ALL_ARMY), ruleset=rules).why_not("recruit") == "B5.9"
    piles = {"army": {"discard": {"knight": 1}}}
    game = at(blue, earl(pool={"infantry": 18, "knight": 5}), decks=piles, ruleset=rules)
    assert game.why_not("recruit") is None
    play(game, "recruit")
    assert (game.table.earls[0].knights, game.table.army.left()) == (1, 0)


@pytest.mark.rule("B5.9")
def test_each_recruited_card_is_told_under_this_rule() -> None:
    game = play(at(earl(fiefs=landed("land", "land")), earl()), "recruit")
    told = [(EVENT_NAMES[event.kind], rule_id(event.rule)) for event in game.events(1)]
    assert told == [("recruit", "B5.9"), ("army", "B5.9"), ("army", "B5.9")]


@pytest.mark.rule("B5.9")
def test_recruiting_tells_how_many_cards_there_really_were() -> None:
    last = {"army": {"discard": {"knight": 1}}}
    game = at(earl(fiefs=landed("land", "land")), earl(pool={"infantry": 18, "knight": 5}), decks=last)
    play(game, "recruit")
    assert chronicle(game, 1)[0] == "Blue recruits 1 Army card."


# B5.10


@pytest.mark.rule("B5.10")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(("towers", "falls"), [(0, True), (1, True), (2, False)])
def test_towers_shield_each_fief_of_the_earldom(number: int, towers: int, falls: bool) -> None:
    red = earl(fiefs=[fief("castle", "", "land"), fief("castle", "", "land")], towers={"land": towers})
    game = play(at(earl(hand={"champion": 1}), red), f"raid red {number}", "field hand champion")
    assert (game.about == "spoils") == falls


@pytest.mark.rule("B5.10")
def test_towers_stay_when_a_fief_behind_them_falls() -> None:
    red = earl(fiefs=[fief("castle"), fief("palace")], towers={"land": 1})
    game = at(earl(hand={"champion": 2}), red)
    play(game, "siege red 1", "field hand champion", "field hand champion", "raze")
    assert (len(game.table.earls[1].fiefs), game.table.earls[1].towers_up) == (1, 1)
