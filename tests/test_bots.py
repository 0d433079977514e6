"""Bots: they see a seat's view and nothing else, they play legal moves to the end, and the simple one is no fool."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game, Ruleset, ruleset_from
from regni.bots.bot import BOTS, make_bot
from regni.decks import STEADY
from regni.engine.cards import COLOURS
from regni.positions import Data
from regni.seating import SEATS
from regni.testing import at, earl, fief, play

#: Every option, and one that belongs to a mode.
OPTIONS: list[Data] = [
    {"free_mulligan": True},
    {"quiet_turns": 2, "quiet_politics": 2, "start_towers": 2},
    {"legacy_start": 3},
    {"state_and_church": True},
    {"garrison_slots": 99},
    {"resourceful": True},
    {"neighbors": True},
    {"tactics": True},
    {"house_divided": 12},
    {"clerisy": True},
]
#: With these every variant and mode gets along.
COMMON_OPTIONS: Data = {
    "free_mulligan": True, "start_towers": 2, "quiet_politics": 2, "legacy_start": 3, "garrison_slots": 99,
    "resourceful": True, "tactics": True, "clerisy": True,
}  # fmt: skip
HEATHEN: Data = {"variant": "heathen"}
WESSEX: Data = {"variant": "wessex"}
REBELLION: Data = {"variant": "rebellion"}


def play_out(kinds: list[str], seed: str, **rules: object) -> Game:
    ruleset = ruleset_from(rules)
    game = Game.new(seats=len(kinds), seed=seed, ruleset=ruleset)
    bots = [make_bot(kind, seat, seed, ruleset) for seat, kind in enumerate(kinds)]
    while (seat := game.deciding) is not None:
        game.play(bots[seat].choose(game.view(seat), game.legal_moves()))
    return game


def in_mode(variant: str, mode: str) -> Data:
    rules: Data = {"variant": variant}
    if mode:
        rules["mode"] = mode
    return rules


def simple_choice(game: Game) -> str:
    seat = game.deciding
    assert seat is not None
    return make_bot("simple", seat, "a seed", game.table.rules).choose(game.view(seat), game.legal_moves())


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_of_bots_come_to_an_end(kind: str, seats: int) -> None:
    game = play_out([kind] * seats, f"whole game {seats}")
    assert game.outcome is not None
    assert not any("concede" in move for move in game.record.moves)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("variant", "mode"), SEATS)
def test_so_do_games_of_every_variant(variant: str, mode: str, kind: str) -> None:
    fewest, most = SEATS[variant, mode]
    for seats in {fewest, min(most, 4)}:
        game = play_out([kind] * seats, f"{variant} {mode} {seats}", **in_mode(variant, mode))
        assert game.outcome is not None
        assert not any("concede" in move for move in game.record.moves)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: next(iter(option)))
def test_so_do_games_with_every_option(option: Data, kind: str) -> None:
    assert play_out([kind] * 3, "option", **option).outcome is not None


@pytest.mark.parametrize(("variant", "mode"), SEATS)
def test_so_do_games_of_every_variant_with_many_options_at_once(variant: str, mode: str) -> None:
    appeases: Data = {"banquet_appeases": True} if mode == "semi" else {}
    divided: Data = {} if mode == "solo" else {"house_divided": 12}
    seats = SEATS[variant, mode][0]
    rules = in_mode(variant, mode) | COMMON_OPTIONS | appeases | divided
    assert play_out(["simple"] * seats, "many", **rules).outcome is not None


@pytest.mark.parametrize(("variant", "mode"), SEATS)
def test_the_simple_bot_has_an_answer_wherever_chance_may_lead(variant: str, mode: str) -> None:
    ruleset = ruleset_from(in_mode(variant, mode) | COMMON_OPTIONS)
    seats = min(SEATS[variant, mode][1], 3)
    game = Game.new(seats=seats, seed="anywhere", ruleset=ruleset)
    chance = make_bot("random", 0, "anywhere", ruleset)
    bots = [make_bot("simple", seat, "anywhere", ruleset) for seat in range(seats)]
    for _ in range(600):
        seat = game.deciding
        if seat is None:
            break
        assert bots[seat].choose(game.view(seat), game.legal_moves()) in game.legal_moves()
        game.play(chance.choose({}, game.legal_moves()))


def test_a_bot_plays_the_same_with_the_same_seed() -> None:
    for kind in BOTS:
        assert play_out([kind] * 3, "again").record.moves == play_out([kind] * 3, "again").record.moves
    assert play_out(["random"] * 3, "once").record.moves != play_out(["random"] * 3, "twice").record.moves


def test_the_simple_bot_beats_the_random_one() -> None:
    wins = 0
    for number in range(20):
        kinds = ["simple", "random"] if number % 2 else ["random", "simple"]
        outcome = play_out(kinds, f"match {number}").outcome
        assert outcome is not None
        wins += outcome.winner == kinds.index("simple")
    assert wins >= 16


@pytest.mark.parametrize("variant", ["heathen", "wessex"])
def test_the_simple_bot_beats_two_random_ones_where_nobody_is_eliminated(variant: str) -> None:
    wins: Counter[str] = Counter()
    for number in range(12):
        kinds = ["random"] * 3
        kinds[number % 3] = "simple"
        outcome = play_out(kinds, f"match {number}", variant=variant).outcome
        assert outcome is not None
        wins.update(kinds[seat] for seat in outcome.winners)
    assert wins["simple"] >= 8 > 2 * wins["random"]


def test_three_simple_bots_bring_the_king_of_rebellion_down() -> None:
    games = [play_out(["simple"] * 3, f"king {number}", **in_mode("rebellion", "coop")) for number in range(8)]
    assert sum(game.outcome is not None and game.outcome.ending == "king_fallen" for game in games) >= 6
    for game in games:
        verbs = ("storm", "raid", "siege", "betray", "intrigue", "visit", "joust")
        aimed = [line.split()[2] for line in game.record.moves if line.split()[1] in verbs]
        assert set(aimed) <= {"gold"}, "at the King and at nobody else"


# A bot that would look.


class Prying:
    """Takes apart all it is given, then spoils it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, view: Data, moves: list[str]) -> str:
        self.search(view)
        earls = view["earls"]
        assert isinstance(earls, list)
        for seat, one in enumerate(earls):
            assert "deck" not in one
            if "guard" in one:
                assert not {"hand", "towers"} & set(one), "the King has no secret but his Mind's order"
            elif seat != self.seat:
                assert not {"hand", "towers", "tray", "wanted"} & set(one)
        decks = view["decks"]
        assert isinstance(decks, dict)
        assert all(set(deck) == {"discard", "size"} for deck in decks.values())
        assert "rng" not in view
        chosen = next(move for move in moves if move != "concede")
        view.clear()
        moves.clear()
        for one in earls:
            for part in one.values():
                if isinstance(part, dict | list):
                    part.clear()
        return chosen

    def search(self, thing: object) -> None:
        """Plain data all the way down: nothing that leads to the table."""
        assert type(thing) in (dict, list, str, int, bool)
        if isinstance(thing, dict):
            for key, value in thing.items():
                assert type(key) is str
                self.search(value)
        elif isinstance(thing, list):
            for value in thing:
                self.search(value)


@pytest.mark.parametrize(
    "rules",
    [{}, HEATHEN, WESSEX, REBELLION | {"mode": "coop"}, COMMON_OPTIONS, WESSEX | COMMON_OPTIONS, {"house_divided": 12}],
)
def test_a_bot_that_tries_to_look_sees_its_own_seat_only(rules: Data) -> None:
    game = Game.new(seats=3, seed="prying", ruleset=ruleset_from(rules))
    bots = [Prying(seat) for seat in range(3)]
    for _ in range(120):
        seat = game.deciding
        if seat is None:
            break
        before = game.view(seat)
        chosen = bots[seat].choose(game.view(seat), game.legal_moves())
        assert game.view(seat) == before, "what a bot is given is its own copy"
        game.play(chosen)


def test_a_bot_holds_neither_the_seed_nor_the_game() -> None:
    for kind in BOTS:
        held = vars(make_bot(kind, 1, "the secret seed", Ruleset()))
        assert "the secret seed" not in repr(held)
        assert not any(isinstance(thing, Game) for thing in held.values())


# Rules of thumb.


def test_lands_come_first() -> None:
    game = at(earl(hand={"land": 1, "castle": 1, "prince": 1, "banquet": 1}), earl())
    assert simple_choice(game) == "attach land 1"


def test_a_castle_is_founded_and_lords_are_installed() -> None:
    assert simple_choice(at(earl(hand={"castle": 1, "prince": 1}), earl())) == "found castle"
    assert simple_choice(at(earl(hand={"champion": 1}), earl(towers={"land": 3}))) == "install champion 1"


def test_towers_are_raised_from_what_is_held_twice() -> None:
    assert simple_choice(at(earl(hand={"allies": 2, "castle": 2, "land": 1}), earl())) == "tower allies"
    full = at(earl(hand={"allies": 2, "castle": 2, "land": 1}, towers={"banquet": 3}), earl())
    assert not simple_choice(full).startswith("tower")


def test_it_attacks_where_it_should_get_through_and_not_elsewhere() -> None:
    strong = earl(
        fiefs=[fief("palace", "champion", "land", "land", "land")], pool={"knight": 3}, deck={"banquet": 6, "castle": 6}
    )
    assert simple_choice(at(strong, earl())) == "siege red 1"
    assert simple_choice(at(strong, earl(towers={"land": 6}, hand={"allies": 6}))) not in ("siege red 1", "raid red 1")


def test_it_defends_what_is_attacked() -> None:
    attacker = earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3})
    defender = earl(fiefs=[fief("palace", "", "land", "land")], pool={"knight": 2}, hand={"banquet": 1})
    game = at(attacker, defender)
    # With nothing more to field the attacker is not asked again.
    for move in ("siege red 1", "field pool knight", "field pool knight", "field pool knight"):
        game.play(move)
    assert (game.deciding, game.about) == (1, "field")
    assert simple_choice(game) == "field pool knight"


def test_it_answers_treachery_with_allies() -> None:
    game = at(
        earl(hand={"treachery": 1}), earl(fiefs=[fief("palace", "prince")], hand={"allies": 1, "banquet": 1})
    )  # fmt: skip
    game.play("betray red lord 1")
    assert simple_choice(game) == "ally"


def test_it_bequeaths_before_the_deck_runs_out() -> None:
    heir = [fief("palace", "prince")]
    young = at(earl(fiefs=heir, hand={"banner": 1}, deck={"banquet": 6, "land": 6, "castle": 6}), earl())
    assert not simple_choice(young).startswith("bequeath")
    old = at(earl(fiefs=heir, hand={"banner": 1}, deck={"banquet": 2}), earl())
    assert simple_choice(old) == "bequeath 1"


def test_it_ends_the_turn_when_there_is_nothing_to_do() -> None:
    assert simple_choice(at(earl(hand={"allies": 1}), earl(towers={"land": 2}))) == "end"


# Rules of thumb for the variants and options.


@pytest.mark.parametrize("rules", [HEATHEN, WESSEX])
@pytest.mark.parametrize("keep", ["castle", "palace"])
def test_off_the_table_it_comes_back(rules: Data, keep: str) -> None:
    game = at(earl(fiefs=[], hand={keep: 1, "champion": 2, "banner": 1}), earl(), earl(), ruleset=rules)
    assert simple_choice(game) == f"found {keep}"


@pytest.mark.parametrize("rules", [HEATHEN, WESSEX, {"state_and_church": True}])
def test_where_both_win_the_king_builds_the_cathedral_and_the_crown_is_taken(rules: Data) -> None:
    king = at(earl(hand={"cathedral": 1, "land": 1, "castle": 1}), earl(), earl(), king="blue", ruleset=rules)
    assert simple_choice(king) == "attach cathedral 1"
    crown = at(earl(hand={"banner": 1, "land": 1}, banners=1), earl(), earl(), ruleset=rules)
    assert simple_choice(crown) == "crown"
    both = at(earl(hand={"banner": 2, "land": 1}), earl(), earl(), ruleset=rules)
    assert simple_choice(both) == "crown"
    far = at(earl(hand={"banner": 1, "land": 1}), earl(), earl(banners=2), ruleset=rules)
    assert simple_choice(far) == "attach land 1"


@pytest.mark.parametrize("rules", [HEATHEN, WESSEX, {"state_and_church": True}])
def test_whoever_is_about_to_win_is_stopped_whatever_the_odds(rules: Data) -> None:
    red = earl(fiefs=[fief("palace", "champion", "cathedral"), fief("castle", "", "land")], towers={"land": 4})
    hand = {"land": 1, "champion": 1}
    assert simple_choice(at(earl(hand=hand), red, earl(), king="red", ruleset=rules)) in ("raid red 1", "siege red 1")
    game = at(earl(hand=hand | {"intrigue": 1}), red, earl(), king="red", ruleset=rules)
    assert simple_choice(game) == "intrigue red fief 1"
    assert simple_choice(at(earl(hand=hand), red, earl(), ruleset=rules)) == "attach land 1"


# Votes and Winters.


def voting(red: Data, **parts: object) -> Game:
    """Blue, who is King, has called a vote; green votes, then red has it."""
    game = at(earl(), earl(), red, ruleset=WESSEX, **({"king": "blue"} | parts))
    return play(game, "call vote", "pass")


def test_it_calls_a_vote_that_gains_and_should_pass() -> None:
    rich = [fief("palace", "prince"), fief("castle", "", "land", "market_town", "church")]
    assert simple_choice(at(earl(fiefs=rich), earl(), earl(), ruleset=WESSEX)) == "call vote"
    poor = [fief("palace", "", "church")]
    assert simple_choice(at(earl(fiefs=poor), earl(fiefs=rich), earl(), ruleset=WESSEX)) != "call vote"
    outvoted = earl(fiefs=[fief("palace", "monk", "church"), fief("castle", "prince")])
    game = at(earl(fiefs=rich), outvoted, outvoted, ruleset=WESSEX)
    assert simple_choice(game) != "call vote"


def test_with_the_vikings_near_it_calls_a_vote_that_costs_nothing() -> None:
    even = earl(fiefs=[fief("palace", "", "church")])
    assert simple_choice(at(even, even, even, ruleset=WESSEX)) != "call vote"
    near = at(even, even, even, ruleset=WESSEX, vikings={"markers_out": 7})
    assert simple_choice(near) == "call vote"


def test_it_votes_by_its_own_interest() -> None:
    assert simple_choice(voting(earl())) == "vote against"
    rich = earl(fiefs=[fief("palace", "prince"), fief("castle", "", "land", "market_town")])
    assert simple_choice(voting(rich)) == "vote for"


def test_whoever_is_about_to_win_wants_no_winter_and_the_others_do() -> None:
    red = earl(fiefs=[fief("palace", "", "cathedral"), fief("castle", "prince")])
    caller = earl(fiefs=[fief("palace", "", "church")])
    game = play(at(caller, red, earl(), king="red", ruleset=WESSEX), "call vote")
    assert simple_choice(game) == "vote against"
    assert simple_choice(play(game, "vote against")) == "vote for"


@pytest.mark.parametrize(("king", "vote"), [("blue", "vote against"), ("red", "vote for"), ("", "vote for")])
def test_when_longboats_are_sighted_only_the_king_lets_them_come(king: str, vote: str) -> None:
    game = at(earl(), earl(), ruleset=WESSEX, vikings={"markers_out": 7}, turn="red", king=king)
    play(game, "end")
    assert (game.deciding, game.about) == (0, "cast")
    assert simple_choice(game) == vote


def test_it_shows_the_pair_that_earns_a_point() -> None:
    game = at(earl(hand={"monk": 1, "banquet": 1}), earl(), king="blue", ruleset=WESSEX)
    play(game, "call vote", "pass")
    assert (game.about, simple_choice(game)) == ("show_pair", "show")


def test_legacy_points_buy_the_crown_if_there_are_two_and_else_a_prince() -> None:
    for points, bought in ((1, "buy lord prince 1"), (3, "buy banner"), (2, "buy banner")):
        game = Game.new(seats=2, ruleset=ruleset_from({"legacy_start": points}), seed="points")
        assert simple_choice(game) == bought
    play(game, "buy banner", "buy banner")
    assert simple_choice(game) == "buy lord prince 1", "the other has gone for it too"


# Before play.


@pytest.mark.parametrize(
    ("hand", "choice"),
    [
        ({"castle": 2, "banquet": 1, "market_town": 1, "church": 1}, "mulligan"),
        ({"castle": 2, "champion": 1, "banner": 1, "church": 1}, "mulligan"),
        ({"castle": 2, "champion": 2, "church": 1}, "pass"),
        ({"castle": 2, "land": 1, "banner": 2}, "pass"),
    ],
)
def test_a_bad_hand_goes_back(hand: dict[str, int], choice: str) -> None:
    decisions = [{"kind": "round"}, {"kind": "muster", "a": 5, "b": 1}, {"kind": "mulligan", "seat": "blue"}]
    game = at(earl(hand=hand, turns=0), earl(), earl(), ruleset=HEATHEN, decisions=decisions, round=1)
    assert simple_choice(game) == choice


def test_towers_to_start_with_are_of_little_use_otherwise() -> None:
    assert simple_choice(Game.new(ruleset=ruleset_from({"start_towers": 2}), seed="towers")) == "tower monk"


def test_the_deck_one_had_is_picked_again_and_else_a_steady_one() -> None:
    game = Game.new(seats=2, ruleset=ruleset_from({"legacy_start": 1}), seed="deck")
    play(game, "buy banner", "buy banner")
    assert simple_choice(game) == "same"
    play(game, *["pick monk"] * 3)
    picked: Counter[str] = Counter()
    while game.about == "pick" and game.deciding == game.table.first:
        move = simple_choice(game)
        picked[move.split()[1]] += 1
        play(game, move)
    assert sum(picked.values()) == 21
    assert all(picked[kind] <= number for kind, number in STEADY.items())


# Other options.


def test_a_card_is_sought_to_come_back_with_and_for_half_of_a_victory() -> None:
    seeking = {"resourceful": True}
    landless = at(earl(fiefs=[], hand={"land": 2, "monk": 1}), earl(), earl(), ruleset=HEATHEN | seeking)
    assert simple_choice(landless) == "seek"
    assert simple_choice(play(landless, "seek")) == "discard monk"
    assert simple_choice(play(landless, "discard monk", "discard land")) == "fetch castle"
    king = at(earl(hand={"church": 1, "monk": 1}), earl(), earl(), king="blue", ruleset=HEATHEN | seeking)
    assert simple_choice(king) == "seek"
    assert simple_choice(play(king, "seek", "discard church", "discard monk")) == "fetch cathedral"


@pytest.mark.parametrize(("defenders", "choice"), [(1, "tactics"), (3, "pass")])
def test_an_attacker_spends_a_banner_where_he_would_get_through(defenders: int, choice: str) -> None:
    battle = {
        "battle": {"cards": ["defender_wins"] * 4 + ["normal"] * 12 + ["attacker_wins"] * 4 + ["church_decides"] * 4}
    }
    blue, red = earl(hand={"champion": 1, "banner": 1}), earl(hand={"vassal": defenders})
    game = at(blue, red, earl(), ruleset={"tactics": True}, decks=battle)
    play(game, "siege red 1", "field hand champion", "done", *["field hand vassal"] * defenders)
    assert (game.about, simple_choice(game)) == ("tactics", choice)


def test_it_appeases_the_king_who_comes_for_it() -> None:
    rules = REBELLION | {"mode": "semi", "banquet_appeases": True}
    king = earl(fiefs=[fief("palace", "prince")], deck=["champion", "land"], guard=2)
    game = at(earl(hand={"banquet": 1}), earl(hand={"banquet": 1}), king, turn="red", ruleset=rules)
    play(game, "end")
    assert (game.about, simple_choice(game)) == ("appease", "appease")


# Against the King of Rebellion.


def against(hand: dict[str, int], **king: object) -> Game:
    """Blue with three Knights and that Hand, against a King of force 3."""
    ordinary = {
        "fiefs": [fief("palace", "prince"), fief("castle")],
        "guard": 1,
        "deck": ["land"],
        "towers": {"allies": 2},
    }
    blue = earl(
        hand=hand, fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3}, deck={"church": 6, "monk": 6}
    )
    return at(blue, earl(**(ordinary | king)), ruleset=REBELLION)


def test_the_kings_towers_are_stormed_and_then_his_fiefs_besieged() -> None:
    assert simple_choice(against({"banquet": 1})) == "storm red"
    assert simple_choice(against({"banquet": 1}, towers={})) == "siege red 2"
    assert simple_choice(against({"champion": 1}, towers={}, fiefs=[fief("palace")])) == "siege red 1"


def test_it_does_not_throw_its_army_at_the_king_in_vain() -> None:
    assert simple_choice(against({"banquet": 1}, guard=5)) == "feast"


def test_a_vassal_of_the_king_is_betrayed_for_his_fief() -> None:
    fiefs = [fief("palace", "prince"), fief("castle", "vassal", "land")]
    assert simple_choice(against({"treachery": 1, "banquet": 1}, fiefs=fiefs)) == "betray red lord 2"


def test_every_seat_has_a_stream_of_its_own() -> None:
    moves = [str(number) for number in range(1000)]
    chosen = {tuple(make_bot("random", seat, "x", Ruleset()).choose({}, moves) for _ in "12") for seat in range(6)}
    assert len(chosen) == len(COLOURS)
