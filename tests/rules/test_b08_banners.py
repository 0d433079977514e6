"""B8: Banquets, Banners, and the King."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game
from regni.engine.cards import COLOURS, NAMES, NO_LORD
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.records.positions import Data, counts
from regni.testing import at, chronicle, earl, fief, on_top, play


def king(game: Game) -> str:
    return str(game.view(0)["king"])


def banners(game: Game) -> list[int]:
    return [int(one.banners) for one in game.table.earls]


def royal(game: Game, seat: int) -> dict[str, int]:
    one = game.table.earls[seat]
    return {"infantry": int(one.royal_infantry), "knight": int(one.royal_knights)}


# B8.1


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize(("rules", "drawn"), [({}, 2), ({"banquet_cards": 3}, 3), ({"banquet_cards": 0}, 0)])
def test_a_banquet_draws_cards_and_is_discarded(rules: Data, drawn: int) -> None:
    deck = ["land", "monk", "church", "castle"]
    game = play(at(earl(hand={"banquet": 1}, deck=deck), earl(), ruleset=rules), "feast")
    blue = game.table.earls[0]
    assert counts(blue.hand) == dict.fromkeys(deck[:drawn], 1)
    assert (len(blue.deck), counts(blue.discard)) == (4 - drawn, {"banquet": 1})
    assert game.deciding == 0, "the turn goes on"


@pytest.mark.rule("B8.1")
def test_a_banquet_must_be_in_hand() -> None:
    assert at(earl(hand={"banner": 1}), earl(hand={"banquet": 1})).why_not("feast") == "B8.1"


@pytest.mark.rule("B8.1")
def test_the_draws_of_a_banquet_are_told_under_this_rule() -> None:
    game = play(at(earl(hand={"banquet": 1}), earl()), "feast")
    told = [(EVENT_NAMES[event.kind], rule_id(event.rule)) for event in game.events(0)]
    assert told == [("banquet", "B8.1"), ("draw", "B8.1"), ("draw", "B8.1")]


# B8.2


@pytest.mark.rule("B8.2")
def test_a_banner_for_kingship_is_laid_on_the_table_and_stays_there() -> None:
    game = play(at(earl(hand={"banner": 1}), earl()), "crown", "end", "end")
    assert (banners(game), king(game)) == ([1, 0], "")
    assert (counts(game.table.earls[0].discard), game.why_not("crown")) == ({}, "B8.2")


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize(
    ("before", "lead", "crowned"),
    [
        ([1, 0, 0], 2, True),
        ([0, 0, 0], 2, False),
        ([1, 1, 0], 2, False),
        ([1, 0, 1], 2, False),
        ([2, 1, 1], 2, True),
        ([2, 1, 2], 2, False),
        ([0, 0, 0], 1, True),
        ([1, 1, 0], 1, True),
        ([0, 1, 0], 1, False),
        ([1, 0, 0], 3, False),
        ([2, 0, 0], 3, True),
        ([3, 0, 2], 3, False),
    ],
)
def test_a_lead_of_enough_banners_over_every_other_earl_takes_the_king_card(
    before: list[int], lead: int, crowned: bool
) -> None:
    rules = {} if lead == 2 else {"kingship_lead": lead}
    blue, red, green = (earl(banners=number) for number in before)
    game = play(at(blue | {"hand": {"banner": 1}}, red, green, ruleset=rules), "crown")
    assert king(game) == ("blue" if crowned else "")
    if crowned:
        assert banners(game) == [0, 0, 0]
        laid = [before[0] + 1, *before[1:]]
        assert [counts(one.discard).get("banner", 0) for one in game.table.earls] == laid
    else:
        assert banners(game) == [before[0] + 1, *before[1:]]
        assert all(counts(one.discard) == {} for one in game.table.earls)


@pytest.mark.rule("B8.2")
def test_the_lead_may_be_anothers_than_that_of_the_earl_who_lays_the_banner() -> None:
    # Red led by one until gold left the table; nobody looks until the next Banner is laid.
    game = at(earl(), earl(banners=4), earl(banners=1, hand={"banner": 1}), earl(banners=3), first="gold")
    play(game, "concede", "end", "end")
    assert (king(game), banners(game)) == ("", [0, 4, 1, 0])
    play(game, "crown")
    assert (king(game), banners(game)) == ("red", [0, 0, 0, 0])


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize("holder", ["blue", "red"])
def test_while_somebody_holds_the_king_card_no_lead_takes_it_away(holder: str) -> None:
    game = play(at(earl(hand={"banner": 1}, banners=4), earl(), king=holder), "crown")
    assert (king(game), banners(game)) == (holder, [5, 0])


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize(
    ("laid", "heir"), [([0, 2, 0], "red"), ([0, 1, 3], "green"), ([0, 1, 2], ""), ([0, 0, 0], ""), ([5, 0, 0], "")]
)
def test_when_the_card_falls_free_the_earl_who_leads_by_then_takes_it(laid: list[int], heir: str) -> None:
    game = play(at(*[earl(banners=number) for number in laid], king="blue"), "concede")
    assert king(game) == heir
    assert banners(game) == ([0, 0, 0] if heir else [0, *laid[1:]])


# B8.3


@pytest.mark.rule("B8.3")
def test_to_bequeath_banner_and_prince_are_discarded_and_all_discards_shuffled_into_the_deck() -> None:
    blue = earl(
        hand={"banner": 2, "land": 1},
        fiefs=[fief("castle", "vassal"), fief("castle", "prince", "land")],
        deck={"banquet": 3},
        discard={"palace": 1, "champion": 2},
        towers={"church": 1},
    )
    game = play(at(blue, earl(discard={"monk": 1})), "bequeath 2")
    one = game.table.earls[0]
    assert Counter(NAMES[kind] for kind in one.deck) == {
        "banquet": 3, "palace": 1, "champion": 2, "banner": 1, "prince": 1,
    }  # fmt: skip
    assert (counts(one.discard), counts(one.hand), one.towers_up) == ({}, {"banner": 1, "land": 1}, 1)
    assert (NAMES[one.fiefs[0].lord], one.fiefs[1].lord, len(one.fiefs[1].properties)) == ("vassal", NO_LORD, 1)
    assert counts(game.table.earls[1].discard) == {"monk": 1}


@pytest.mark.rule("B8.3")
def test_the_deck_is_shuffled_as_a_whole() -> None:
    orders = set()
    for seed in "abcdefgh":
        blue = earl(hand={"banner": 1}, fiefs=[fief("palace", "prince")], deck=["land", "monk"], discard={"church": 3})
        orders.add(tuple(play(at(blue, earl(), seed=seed), "bequeath 1").table.earls[0].deck))
    tops = {order[-1] for order in orders}
    assert len(orders) > 4
    assert len(tops) > 2, "the old deck does not stay on top"


@pytest.mark.rule("B8.3")
@pytest.mark.parametrize("lord", ["", "vassal", "champion", "monk"])
def test_it_takes_a_prince_who_is_lord(lord: str) -> None:
    game = at(
        earl(hand={"banner": 1, "prince": 1}, fiefs=[fief("palace", lord)]), earl(fiefs=[fief("palace", "prince")])
    )
    assert (game.why_not("bequeath 1"), game.why_not("bequeath 2")) == ("B8.3", "B8.3")
    assert not any(move.startswith("bequeath") for move in game.legal_moves())


@pytest.mark.rule("B8.3")
def test_it_takes_a_banner_from_hand() -> None:
    assert at(earl(banners=1, fiefs=[fief("palace", "prince")]), earl()).why_not("bequeath 1") == "B8.3"


@pytest.mark.rule("B8.3")
def test_it_is_blocked_by_the_cathedral_of_another() -> None:
    blue = earl(hand={"banner": 1}, fiefs=[fief("palace", "prince")])
    assert at(blue, earl(fiefs=[fief("palace", "", "cathedral")])).why_not("bequeath 1") == "B5.5"


# B8.4


@pytest.mark.rule("B8.4")
def test_a_banner_calls_a_joust() -> None:
    game = at(earl(hand={"banner": 1}, fiefs=[fief("palace", "", "land")]), earl(fiefs=[fief("palace", "", "church")]))
    play(game, "joust land 1")
    assert (game.deciding, game.about) == (1, "enter_joust")
    assert counts(game.table.earls[0].discard) == {"banner": 1}
    assert banners(game) == [0, 0]


@pytest.mark.rule("B8.4")
def test_without_a_banner_in_hand_or_with_jousts_switched_off_there_is_none() -> None:
    fiefs = [fief("palace", "", "land")]
    assert at(earl(banners=1, fiefs=fiefs), earl()).why_not("joust land 1") == "B8.4"
    game = at(earl(hand={"banner": 1}, fiefs=fiefs), earl(), ruleset={"joust": False})
    assert game.why_not("joust land 1") == "B8.4"
    assert not any(move.startswith("joust") for move in game.legal_moves())


# B8.5


@pytest.mark.rule("B8.5")
def test_every_other_earl_gives_the_new_king_an_army_card_of_his_own_choice() -> None:
    both = {"infantry": 2, "knight": 1}
    game = at(earl(pool=both), earl(hand={"banner": 1}, banners=1, pool=both), earl(pool=both), turn="red")
    play(game, "crown")
    assert (game.about, game.deciding, sorted(game.legal_moves())) == (
        "royal_gift",
        2,
        ["give infantry", "give knight"],
    )
    assert game.why_not("end") == "B8.5"
    play(game, "give infantry")
    assert (game.about, game.deciding) == ("royal_gift", 0)
    play(game, "give knight")
    assert (king(game), game.deciding, game.about) == ("red", 1, "turn")
    assert royal(game, 1) == {"infantry": 1, "knight": 1}
    pools = [(one.infantry, one.knights) for one in game.table.earls]
    assert pools == [(2, 0), (2, 1), (1, 1)]


@pytest.mark.rule("B8.5")
def test_who_has_no_army_card_in_the_pool_gives_none_and_a_lone_kind_goes_without_asking() -> None:
    garrisoned = earl(mercenaries=[{"garrison": {"knight": 1}}])
    game = at(earl(hand={"banner": 1}, banners=1), earl(pool={"infantry": 3}), garrisoned, earl())
    play(game, "crown")
    assert (game.deciding, game.about) == (0, "turn")
    assert royal(game, 0) == {"infantry": 1, "knight": 0}
    assert (game.table.earls[1].infantry, game.table.earls[2].mercenaries[0].knights) == (2, 1)


@pytest.mark.rule("B8.5")
def test_by_another_ruleset_the_king_picks_what_he_is_given() -> None:
    both = {"infantry": 1, "knight": 1}
    game = at(earl(hand={"banner": 1}, banners=1), earl(pool=both), earl(pool=both), ruleset={"royal_gift": "king"})
    play(game, "crown")
    assert (game.about, game.deciding) == ("royal_gift", 0)
    play(game, "give knight", "give knight")
    assert royal(game, 0) == {"infantry": 0, "knight": 2}
    assert [(one.infantry, one.knights) for one in game.table.earls[1:]] == [(1, 0), (1, 0)]


@pytest.mark.rule("B8.5")
def test_an_heir_to_the_card_is_given_a_royal_army_too() -> None:
    game = play(at(earl(), earl(banners=2), earl(pool={"knight": 1}), king="blue"), "concede")
    assert (king(game), royal(game, 1), game.deciding) == ("red", {"infantry": 0, "knight": 1}, 1)


# B8.6


@pytest.mark.rule("B8.6")
def test_the_king_card_fights_with_strength_one() -> None:
    game = at(earl(), earl(fiefs=[fief("palace", "", "land", "land")]), king="blue")
    play(game, "raid red 1", "field crown", "burn land")
    assert (game.about, len(game.table.earls[1].fiefs[0].properties)) == ("turn", 1)
    assert "Blue strikes with a force of 1." in chronicle(game, 1)


@pytest.mark.rule("B8.6")
@pytest.mark.parametrize("card", ["normal", "attacker_wins"])
def test_the_king_card_does_not_die_under_any_blow_and_soaks_its_point(card: str) -> None:
    red = earl(fiefs=[fief("palace", "", "land", "land")])
    game = at(earl(hand={"champion": 1}), red, king="red", decks=on_top(battle=[card]))
    play(game, "raid red 1", "field hand champion", "field crown", "burn land")
    assert (game.about, king(game)) == ("turn", "red")
    assert len(game.table.earls[1].fiefs[0].properties) == 1
    assert play(game, "end").why_not("siege blue 1") is None, "it can fight again"


@pytest.mark.rule("B8.6")
@pytest.mark.parametrize("fielded", [[], ["knight"], ["infantry", "knight"]])
def test_each_card_of_the_royal_army_may_be_fielded_or_left_without_a_levy(fielded: list[str]) -> None:
    game = at(earl(royal={"infantry": 1, "knight": 1}), earl(), king="blue")
    play(game, "siege red 1", "field crown")
    assert set(game.legal_moves()) == {"field royal infantry", "field royal knight", "done"}
    play(game, *[f"field royal {kind}" for kind in fielded])
    if game.about == "field":
        play(game, "done")
    force = 1 + sum({"infantry": 1, "knight": 2}[kind] for kind in fielded)
    assert f"Blue strikes with a force of {force}." in chronicle(game, 1)


@pytest.mark.rule("B8.6")
def test_who_is_not_king_has_neither_card_nor_royal_army_to_field() -> None:
    game = at(earl(hand={"champion": 2}), earl(royal={"knight": 1}), king="red")
    play(game, "siege red 1")
    assert (game.why_not("field crown"), game.why_not("field royal knight")) == ("B6.3", "B6.3")


@pytest.mark.rule("B8.6")
@pytest.mark.parametrize("dies", [True, False])
def test_the_royal_army_can_die_where_the_ruleset_does_not_forbid_it(dies: bool) -> None:
    rules = {} if dies else {"royal_army_dies": False}
    game = at(
        earl(hand={"champion": 2}),
        earl(royal={"infantry": 1, "knight": 1}),
        king="red",
        decks=on_top(battle=["attacker_wins"]),
        ruleset=rules,
    )
    play(game, "siege red 1", "field hand champion", "field hand champion")
    play(game, "field crown", "field royal infantry", "field royal knight")
    assert king(game) == "red"
    assert royal(game, 1) == ({"infantry": 0, "knight": 0} if dies else {"infantry": 1, "knight": 1})
    assert sum(game.table.army.discard) == (2 if dies else 0)


@pytest.mark.rule("B8.6")
@pytest.mark.parametrize("dies", [True, False])
def test_the_other_cards_of_the_king_die_whatever_the_ruleset_says_of_the_royal_army(dies: bool) -> None:
    game = at(
        earl(hand={"champion": 6}),
        earl(
            fiefs=[fief("palace", "", "land", "land", "land"), fief("castle")],
            pool={"infantry": 1, "knight": 1},
            royal={"infantry": 1},
            mercenaries=[{"garrison": {"infantry": 1}}],
            hand={"monk": 1},
        ),
        king="red",
        decks=on_top(battle=["attacker_wins"]),
        ruleset={"royal_army_dies": dies},
    )
    play(game, "siege red 2", *["field hand champion"] * 6)
    red = game.table.earls[1]
    play(game, "field crown", "field royal infantry", "field pool infantry", "field pool knight")
    play(game, "field mercenary 1", "done", "seize", "end")
    assert (red.pool(), len(red.mercenaries), royal(game, 1)["infantry"]) == (0, 0, 0 if dies else 1)


@pytest.mark.rule("B8.6")
def test_the_king_card_takes_its_share_of_a_small_blow_before_the_royal_army_does() -> None:
    game = at(
        earl(hand={"mercenary": 1}),
        earl(royal={"infantry": 1}, hand={"land": 1}),
        king="red",
        decks=on_top(battle=["attacker_wins"]),
    )
    play(game, "siege red 1", "field hand mercenary", "field crown", "field royal infantry", "done")
    assert (game.about, royal(game, 1)) == ("turn", {"infantry": 1, "knight": 0})


# B8.7


@pytest.mark.rule("B8.7")
@pytest.mark.parametrize("freed", [True, False])
def test_when_the_king_leaves_the_game_his_card_is_free_to_be_taken_again(freed: bool) -> None:
    rules = {} if freed else {"king_card_freed": False}
    game = at(earl(), earl(hand={"banner": 1}, banners=1), earl(), king="blue", ruleset=rules)
    play(game, "concede")
    assert king(game) == ("" if freed else "gone")
    play(game, "crown")
    assert king(game) == ("red" if freed else "gone")
    assert banners(game) == ([0, 0, 0] if freed else [0, 2, 0])


@pytest.mark.rule("B8.7")
@pytest.mark.parametrize("ending", ["old age", "siege", "treachery"])
def test_it_does_not_matter_how_the_king_leaves(ending: str) -> None:
    if ending == "old age":
        game = play(at(earl(deck=[]), earl(), earl(), king="blue"), "end")
    else:
        doomed = earl(fiefs=[fief("castle", "vassal")])
        game = at(doomed, earl(hand={"treachery": 1, "champion": 4}), earl(), king="blue", turn="red")
        if ending == "treachery":
            play(game, "betray blue lord 1")
        else:
            play(game, "siege blue 1", *["field hand champion"] * 4, "done", "done", "raze")
    assert COLOURS[0] not in (king(game), COLOURS[game.deciding or 0])
    assert (game.table.earls[0].out != 0, king(game)) == (True, "")
    assert "The King card is free again." in chronicle(game, 2)


@pytest.mark.rule("B8.2", "B8.7")
@pytest.mark.parametrize(("counted", "crowned"), [("freed", True), ("laid", False)])
def test_whether_a_lead_counts_when_the_card_falls_free_is_a_setting(counted: str, crowned: bool) -> None:
    game = at(earl(banners=2), earl(), earl(), turn="red", king="red", ruleset={"lead_counted": counted})
    play(game, "concede")
    assert (game.view(0)["king"] == "blue") == crowned
