"""B3: what a turn is made of."""

from __future__ import annotations

import pytest

from regni import Game
from regni.engine.events import EVENT_NAMES
from regni.engine.leaving import ENDING_NAMES
from regni.records.positions import Data, counts
from regni.testing import at, chronicle, earl, fief, play


def hand(game: Game, seat: int) -> dict[str, int]:
    return counts(game.table.earls[seat].hand)


# B3.1


@pytest.mark.rule("B3.1")
def test_a_second_action_is_one_too_many() -> None:
    game = at(earl(hand={"castle": 2}), earl())
    assert game.why_not("found castle") is None
    play(game, "found castle")
    assert game.why_not("found castle") == "B3.1"
    assert "found castle" not in game.legal_moves()


@pytest.mark.rule("B3.1")
def test_a_turn_may_pass_without_any_action_and_the_next_turn_has_its_own() -> None:
    game = play(at(earl(hand={"castle": 2}), earl(hand={"castle": 1})), "found castle", "end", "end")
    assert game.deciding == 0
    assert len(game.table.earls[1].fiefs) == 1
    assert game.why_not("found castle") is None


@pytest.mark.rule("B3.1")
def test_free_placements_of_any_number_come_before_and_after_the_action() -> None:
    blue = earl(
        hand={"land": 4, "castle": 1},
        pool={"infantry": 1, "knight": 1},
        mercenaries=[{"garrison": {}}, {"garrison": {}}],
    )
    game = at(blue, earl())
    play(game, "tower land", "garrison knight 1", "tower land", "found castle")
    play(game, "tower land", "garrison infantry 2", "tower land")
    assert (game.deciding, game.table.earls[0].towers_up, game.table.earls[0].pool()) == (0, 4, 0)


@pytest.mark.rule("B3.1")
def test_answers_to_other_decisions_are_no_part_of_a_turn() -> None:
    game = at(earl(hand={"land": 1}), earl())
    assert [game.why_not(move) for move in ("done", "pass", "ally", "give infantry")] == ["B3.1"] * 4


# B3.2


@pytest.mark.rule("B3.2")
def test_a_card_from_hand_goes_face_down_as_a_tower() -> None:
    game = play(at(earl(hand={"prince": 2}), earl()), "tower prince")
    assert (hand(game, 0), counts(game.table.earls[0].towers)) == ({"prince": 1}, {"prince": 1})
    assert "face down: Prince" in chronicle(game, 0)[-1]
    assert "Prince" not in chronicle(game, 1)[-1]


@pytest.mark.rule("B3.2")
def test_only_a_card_in_hand_can_become_a_tower() -> None:
    game = at(earl(hand={"prince": 1}, deck={"land": 1}), earl(hand={"land": 1}))
    assert game.why_not("tower land") == "B3.2"


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize("kind", ["infantry", "knight"])
def test_an_army_card_of_the_pool_goes_into_an_empty_garrison_slot(kind: str) -> None:
    game = play(at(earl(pool={kind: 2}, mercenaries=[{"garrison": {}}]), earl()), f"garrison {kind} 1")
    blue = game.table.earls[0]
    assert (blue.pool(), blue.mercenaries[0].garrison()) == (1, 1)
    assert not game.table.action_used
    assert game.why_not(f"garrison {kind} 1") is not None


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize(
    ("blue", "move"),
    [
        ({"mercenaries": [{"garrison": {}}]}, "garrison infantry 1"),
        ({"mercenaries": [{"garrison": {}}], "pool": {"knight": 1}}, "garrison infantry 1"),
        ({"mercenaries": [{"garrison": {}}], "royal": {"infantry": 1}}, "garrison infantry 1"),
        ({"mercenaries": [{"garrison": {}}], "hand": {"prince": 1}}, "garrison prince 1"),
        ({"mercenaries": [{"garrison": {}}], "pool": {"infantry": 1}}, "garrison infantry 2"),
        ({"hand": {"mercenary": 1}, "pool": {"infantry": 1}}, "garrison infantry 1"),
    ],
    ids=["no Army card", "another kind", "Royal Army", "no Army card at all", "no such Mercenary", "still in Hand"],
)
def test_a_garrison_needs_an_army_card_in_the_pool_and_a_slot_on_the_table(blue: Data, move: str) -> None:
    assert at(earl(**blue), earl(), king="blue").why_not(move) == "B3.2"


# B3.3


@pytest.mark.rule("B3.3")
@pytest.mark.parametrize(("rules", "drawn"), [({}, 1), ({"turn_draw": 3}, 3), ({"turn_draw": 0}, 0)])
def test_the_draw_is_the_end_of_the_turn(rules: Data, drawn: int) -> None:
    deck = ["castle", "land", "church", "monk"]
    game = at(earl(deck=deck), earl(), ruleset=rules)
    assert hand(game, 0) == {}
    play(game, "end")
    assert hand(game, 0) == dict.fromkeys(deck[:drawn], 1)
    assert len(game.table.earls[0].deck) == 4 - drawn
    assert game.deciding == 1


@pytest.mark.rule("B3.3")
def test_no_way_to_end_a_turn_leaves_the_draw_out() -> None:
    game = at(earl(hand={"castle": 1}, deck={"land": 2}), earl())
    ways_out = []
    for move in game.legal_moves():
        after = game.clone()
        after.play(move)
        if after.deciding != 0 and move != "concede":
            ways_out.append((move, hand(after, 0).get("land")))
    assert ways_out == [("end", 1)]


# B3.4


@pytest.mark.rule("B3.4")
def test_an_earl_with_nothing_to_draw_dies_of_old_age() -> None:
    game = play(at(earl(deck=[]), earl(), earl()), "end")
    assert (game.outcome, game.deciding, ENDING_NAMES[game.table.earls[0].out]) == (None, 1, "old_age")
    assert any("dies of old age" in line for line in chronicle(game, 2))
    play(game, "end", "end")
    assert game.deciding == 1


@pytest.mark.rule("B3.4")
def test_an_earl_who_died_of_old_age_is_asked_nothing_more() -> None:
    rules = {"hand_limit": 1, "turn_draw": 2}
    game = play(at(earl(hand={"land": 3}, deck=[]), earl(), earl(), ruleset=rules), "end")
    assert (game.deciding, game.about, game.table.earls[0].hand_size) == (1, "turn", 0)


@pytest.mark.rule("B3.4", "B8.1")
@pytest.mark.parametrize(("move", "rules"), [("end", {"turn_draw": 3}), ("feast", {"banquet_cards": 3})])
def test_he_dies_once_however_many_cards_he_should_draw(move: str, rules: Data) -> None:
    game = play(at(earl(hand={"banquet": 1}, deck=["land"]), earl(), earl(), ruleset=rules), move)
    told = [EVENT_NAMES[event.kind] for event in game.events(0)]
    assert (told.count("draw"), told.count("old_age"), told.count("out")) == (1, 1, 1)
    assert game.deciding == 1


@pytest.mark.rule("B3.4")
def test_the_last_card_can_be_drawn_and_old_age_comes_a_turn_later() -> None:
    game = play(at(earl(deck=["land"]), earl(deck=["land"])), "end", "end")
    assert (game.outcome, hand(game, 0), hand(game, 1)) == (None, {"land": 1}, {"land": 1})
    play(game, "end")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (1, "old_age")


@pytest.mark.rule("B3.4")
@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize("required", [True, False])
def test_a_banquet_kills_an_earl_who_cannot_draw_all_of_it_if_draws_are_required(cards: int, required: bool) -> None:
    rules = {} if required else {"banquet_draw_required": False}
    game = at(earl(hand={"banquet": 1}, deck=["land"] * cards), earl(), earl(), ruleset=rules)
    play(game, "feast")
    dies = required and cards < 2
    assert (game.table.earls[0].out != 0) == dies
    if dies:
        assert game.deciding == 1
    else:
        assert (game.deciding, hand(game, 0)) == (0, {"land": cards} if cards else {})


# B3.5


@pytest.mark.rule("B3.5")
def test_a_hand_may_grow_without_limit() -> None:
    many = {"castle": 6, "land": 6, "church": 6, "monk": 6, "prince": 6}
    game = play(at(earl(hand=many), earl()), "end")
    assert (game.deciding, game.table.earls[0].hand_size) == (1, 31)


@pytest.mark.rule("B3.5")
def test_with_a_hand_limit_the_turn_ends_with_discards_of_ones_own_choice() -> None:
    game = at(earl(hand={"land": 3}, deck=["monk"]), earl(), ruleset={"hand_limit": 2})
    play(game, "end")
    assert (game.deciding, game.about) == (0, "discard_down")
    assert sorted(game.legal_moves()) == ["discard land", "discard monk"]
    assert (game.why_not("end"), game.why_not("discard castle")) == ("B3.5", "B3.5")
    play(game, "discard monk", "discard land")
    assert (game.deciding, hand(game, 0)) == (1, {"land": 2})
    assert counts(game.table.earls[0].discard) == {"monk": 1, "land": 1}


@pytest.mark.rule("B3.5")
def test_a_hand_within_the_limit_is_left_alone() -> None:
    game = play(at(earl(hand={"land": 1}), earl(), ruleset={"hand_limit": 2}), "end")
    assert (game.deciding, game.table.earls[0].hand_size) == (1, 2)


# B3.6


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("used", [False, True])
def test_the_earl_whose_turn_it_is_may_concede_with_or_without_an_action_left(used: bool) -> None:
    game = at(earl(), earl(), earl(), action_used=used)
    assert game.why_not("concede") is None
    play(game, "concede")
    assert (game.deciding, game.outcome) == (1, None)
    play(game, "concede")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending) == (2, "concession")


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize(
    ("moves", "about"),
    [(("betray red hand",), "allies"), (("siege red 1", "field hand champion", "done"), "field")],
)
def test_nobody_concedes_in_the_turn_of_another(moves: tuple[str, ...], about: str) -> None:
    game = at(earl(hand={"treachery": 1, "champion": 1}), earl(hand={"land": 3}))
    play(game, *moves)
    assert (game.deciding, game.about) == (1, about)
    assert "concede" not in game.legal_moves()
    assert game.why_not("concede") is not None


# B3.7


@pytest.mark.rule("B3.7")
@pytest.mark.parametrize("move", ["storm red", "raid red 1", "siege red 1"])
@pytest.mark.parametrize(("rules", "quiet"), [({}, 1), ({"quiet_turns": 3}, 3), ({"quiet_turns": 0}, 0)])
def test_the_first_turn_of_a_game_is_a_turn_without_attack(rules: Data, quiet: int, move: str) -> None:
    for turns in range(1, 5):
        blue = earl(hand={"champion": 1}, turns=turns)
        red = earl(fiefs=[fief("palace", "", "land")], towers={"land": 1})
        expected = "B3.7" if turns <= quiet else None
        assert at(blue, red, ruleset=rules).why_not(move) == expected, turns


@pytest.mark.rule("B3.7")
def test_each_earl_has_a_first_turn_of_his_own() -> None:
    game = Game.new(decks=[{"champion": 6, "mercenary": 6, "vassal": 6, "prince": 6}] * 2, seed="b3")
    for forbidden in ("B3.7", "B3.7", None, None):
        target = "blue" if game.deciding == 1 else "red"
        assert game.why_not(f"siege {target} 1") == forbidden
        game.play("end")


@pytest.mark.rule("B3.7")
def test_politics_is_open_from_the_first_turn() -> None:
    game = at(
        earl(hand={"treachery": 1, "intrigue": 1}, turns=1),
        earl(hand={"land": 1}, fiefs=[fief("palace", "prince", "land")], pool={"infantry": 1}),
    )
    for move in ("betray red lord 1", "betray red hand", "intrigue red fief 1", "intrigue red pool"):
        assert game.why_not(move) is None
