"""O2: the tournament rules, two turns and two Towers."""

from __future__ import annotations

import pytest

from regni import Game, Ruleset, ruleset_from
from regni.decks.deck import STEADY
from regni.engine.cards import COLOURS, HIDDEN, NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.rule_ids import rule_id
from regni.records.positions import Data, counts
from regni.testing import at, earl, fief, play, side, told
from regni.words.words import LANGUAGES, words

TOURNAMENT: Data = {"quiet_turns": 2, "quiet_politics": 2, "start_towers": 2}
ATTACKS = ["storm red", "raid red 1", "siege red 1"]
POLITICS = ["betray red lord 1", "betray red hand", "intrigue red fief 1", "intrigue red pool"]


def new(seats: int = 3, seed: str = "o2", /, **rules: object) -> Game:
    return Game.new(seats=seats, ruleset=ruleset_from(TOURNAMENT | rules), seed=seed)


def facing(turns: int, rules: Data) -> Game:
    """Blue has somebody to attack with and cards to play, against whom there is everything to do."""
    blue = earl(hand={"champion": 1, "treachery": 1, "intrigue": 1}, turns=turns)
    red = earl(fiefs=[fief("palace", "prince", "land")], towers={"monk": 1}, hand={"land": 1}, pool={"knight": 1})
    return at(blue, red, earl(), ruleset=rules)


# Two turns.


@pytest.mark.rule("O2")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
@pytest.mark.parametrize("turns", [1, 2])
def test_in_his_first_two_turns_an_earl_can_neither_attack_nor_play_treachery_or_intrigue(
    variant: str, turns: int
) -> None:
    game = facing(turns, TOURNAMENT | {"variant": variant})
    assert [game.why_not(move) for move in ATTACKS] == ["B3.7"] * 3
    assert [game.why_not(move) for move in POLITICS] == ["O2"] * 4
    verbs = {move.split()[0] for move in game.legal_moves()}
    assert not verbs & {"storm", "raid", "siege", "betray", "intrigue"}
    assert {"end", "tower", "install"} <= verbs


@pytest.mark.rule("O2")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_in_his_third_turn_he_can(variant: str) -> None:
    game = facing(3, TOURNAMENT | {"variant": variant})
    assert {game.why_not(move) for move in ATTACKS + POLITICS} == {None}
    assert {*ATTACKS, *POLITICS} <= set(game.legal_moves())


@pytest.mark.rule("O2")
def test_turns_are_counted_for_each_earl_by_himself() -> None:
    game = new(2, start_towers=0)
    quiet = []
    for _ in range(6):
        moves = game.legal_moves()
        quiet.append(not any(move.startswith(("siege", "raid", "storm", "betray", "intrigue")) for move in moves))
        play(game, "end")
    assert quiet[:4] == [True] * 4
    assert quiet[4:] == [False] * 2, "the steady deck has somebody to send by then"


@pytest.mark.rule("O2")
def test_without_it_politics_is_free_from_the_first_turn_and_attacks_from_the_second() -> None:
    assert [facing(1, {}).why_not(move) for move in (*ATTACKS, *POLITICS)] == ["B3.7"] * 3 + [None] * 4
    assert facing(2, {}).why_not("siege red 1") is None


@pytest.mark.rule("O2")
def test_the_two_parts_can_be_set_apart() -> None:
    game = facing(2, {"quiet_politics": 2})
    assert (game.why_not("siege red 1"), game.why_not("betray red hand")) == (None, "O2")
    game = facing(2, {"quiet_turns": 2})
    assert (game.why_not("siege red 1"), game.why_not("betray red hand")) == ("B3.7", None)


@pytest.mark.rule("O2")
def test_politics_under_way_can_be_answered_in_quiet_turns() -> None:
    game = facing(3, TOURNAMENT)
    game.table.earls[1].turns = 1
    play(game, "betray red hand")
    assert (game.deciding, game.about) == (1, "allies")


@pytest.mark.rule("O2")
@pytest.mark.parametrize(("turns", "quiet"), [(0, True), (1, True), (2, False)])
@pytest.mark.parametrize("card", ["treachery", "intrigue", "champion"])
def test_the_king_of_rebellion_keeps_quiet_as_long_as_the_earls(card: str, turns: int, quiet: bool) -> None:
    king = earl(fiefs=[fief("palace", "prince", "land")], deck=[card, "land"], guard=4, turns=turns)
    rules = TOURNAMENT | {"variant": "rebellion"}
    game = play(at(earl(hand={"land": 2}, fiefs=[fief("palace", "", "land")]), king, ruleset=rules), "end")
    assert ("mind_spent" in told(game)) == quiet
    assert ("king_cube" in told(game)) != quiet


# Two Towers.


@pytest.mark.rule("O2")
@pytest.mark.parametrize("rules", [{}, {"variant": "heathen"}, {"variant": "wessex"}])
def test_before_play_each_earl_in_turn_order_sets_two_cards_of_his_tray_as_towers(rules: Data) -> None:
    game = new(3, free_mulligan=False, **rules)
    first = int(game.table.first)
    for seat in [(first + step) % 3 for step in range(3)]:
        assert (game.deciding, game.about) == (seat, "start_tower")
        play(game, "tower monk", "tower banner")
        one = game.table.earls[seat]
        assert (counts(one.towers), one.towers_up) == ({"monk": 1, "banner": 1}, 2)
        tray = counts(one.tray)
        assert (tray["monk"], tray["banner"]) == (5, 6 - STEADY["banner"] - 1)
        assert (one.hand_size, len(one.deck)) == (5, 19), "Hand and deck are as they were"
    assert (game.deciding, game.about, game.table.round) == (first, "turn", 1)


@pytest.mark.rule("O2")
def test_a_card_of_which_the_deck_has_all_cannot_be_a_tower() -> None:
    deck = {"land": 6, "castle": 6, "champion": 6, "prince": 6}
    game = Game.new(decks=[deck] * 2, ruleset=ruleset_from(TOURNAMENT), seed="all")
    assert [game.why_not(f"tower {kind}") for kind in ("land", "castle", "monk")] == ["O2", "O2", None]
    assert not {f"tower {kind}" for kind in deck} & set(game.legal_moves())
    assert game.why_not("end") == "O2"


@pytest.mark.rule("O2")
def test_what_the_towers_are_is_for_their_owner_alone() -> None:
    game = new(2)
    seat = game.deciding
    assert seat is not None
    play(game, "tower cathedral", "tower allies")
    views = [game.view(viewer)["earls"] for viewer in (seat, 1 - seat)]
    assert isinstance(views[0], list)
    assert isinstance(views[1], list)
    assert views[0][seat]["towers"] == {"cathedral": 1, "allies": 1}
    shown = views[1][seat]
    assert shown["towers_up"] == 2
    assert not {"towers", "tray", "hand", "deck", "wanted"} & set(shown)
    for viewer, cards in ((seat, ["cathedral", "allies"]), (1 - seat, ["?", "?"])):
        towers = [e for e in game.events(viewer) if EVENT_NAMES[e.kind] == "tower"]
        assert ["?" if e.card == HIDDEN else NAMES[e.card] for e in towers] == cards
        assert {rule_id(e.rule) for e in towers} == {"O2"}


@pytest.mark.rule("O2")
def test_they_are_towers_like_any_others() -> None:
    deck = {"champion": 6, "prince": 6, "vassal": 6, "mercenary": 6}
    game = Game.new(decks=[deck] * 2, ruleset=ruleset_from(TOURNAMENT), seed="storm")
    play(game, *["tower church"] * 4, *["end"] * 4)
    seat = game.deciding
    assert seat is not None
    play(game, f"storm {COLOURS[1 - seat]}")
    play(game, game.legal_moves()[0], "done", "done")
    lost = told(game).count("tower_lost")
    assert lost in (1, 2)
    assert side(game, 1 - seat)["discard"] == {"church": lost}


@pytest.mark.rule("O2")
@pytest.mark.parametrize("number", [0, 1, 5])
def test_another_number_of_towers_can_be_set(number: int) -> None:
    game = new(2, start_towers=number)
    play(game, *["tower monk"] * 2 * number)
    assert (game.about, [one.towers_up for one in game.table.earls]) == ("turn", [number] * 2)


@pytest.mark.rule("O2")
def test_in_rebellion_the_earls_set_towers_and_the_king_has_his_own() -> None:
    game = new(2, variant="rebellion", mode="coop")
    play(game, *["tower monk"] * 4)
    assert (game.about, [one.towers_up for one in game.table.earls]) == ("turn", [2, 2, 3])


@pytest.mark.rule("O2", "O1")
def test_towers_are_set_before_the_mulligans() -> None:
    game = new(2, free_mulligan=True)
    play(game, *["tower monk"] * 4)
    assert game.about == "mulligan"
    play(game, "mulligan", "mulligan")
    assert (game.about, [one.towers_up for one in game.table.earls]) == ("turn", [2, 2])


@pytest.mark.rule("O2", "W4.1")
def test_in_wessex_every_summer_starts_with_towers_and_quiet_turns() -> None:
    rules = TOURNAMENT | {"variant": "wessex", "free_mulligan": False}
    game = at(*[earl(wanted=STEADY, towers={"land": 3}, turns=7)] * 2, king="blue", ruleset=rules)
    play(game, "call vote", "pass", "buy castle", "same", "same")
    assert (game.about, game.deciding) == ("start_tower", 1)
    play(game, "tower monk", "tower monk", "tower cathedral", "tower allies")
    assert (side(game, 0)["towers"], side(game, 1)["towers"]) == ({"cathedral": 1, "allies": 1}, {"monk": 2})
    assert (game.about, game.why_not("siege blue 1"), game.why_not("betray blue hand")) == ("turn", "B3.7", "O2")


@pytest.mark.rule("O2", "B2.2", "B3.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_promises_what_the_tournament_forbids(language: str) -> None:
    w, calm, usual = words(language), ruleset_from(TOURNAMENT), Ruleset()
    for rule in ("B2.2", "B3.7"):
        assert "O2" in w.rule(rule, calm)
        assert "O2" not in w.rule(rule, usual)
    assert w.rule("B3.7", calm).count("2") == 3  # twice two turns, and the name of O2
    # Only what is in force is told: with Towers alone nothing is said of quiet turns.
    towers = w.rule("O2", ruleset_from({"start_towers": 3}))
    assert "3" in towers
    assert w.text("card-treachery") not in towers
