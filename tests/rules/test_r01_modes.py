"""R1: solo, cooperative and semi-cooperative play against the King, and how he falls."""

from __future__ import annotations

import pytest

from regni import Game, RegniError, ruleset_from
from regni.engine.cards import NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.table import NO_AUTOMATON
from regni.records.positions import Data, counts
from regni.testing import earl, fief, king, on_top, play, rebellion, seats_in, side, told, told_why

BLUE, RED, GREEN = 0, 1, 2
CHAMPIONS = {"champion": 2}
HOST = {"arrived": True, "markers_out": 8, "viking": 6}


#: A King who does nothing in his next turn: his Mind says Attack, and it is his first (R2.4).
QUIET = {"deck": ["champion"], "turns": 0}


def last_castle(**parts: object) -> Data:
    """A King with nothing but a Castle and the King card; he is quiet."""
    return king(**({"fiefs": [fief("castle")], "guard": 0} | QUIET | parts))


def fallen_king() -> Data:
    return earl(fiefs=[], deck={}, out="conquest")


def topple(game: Game, colour: str) -> Game:
    """Two Champions take the Castle of the King; the Battle card is on their side."""
    play(game, f"siege {colour} 1", "field hand champion", "field hand champion")
    if game.about == "field":
        play(game, "done")
    return play(game, "raze")


def about_to_fall(*earls: Data, **parts: object) -> Game:
    """Blue, with two Champions in Hand, is to move against a King who has one Castle left."""
    return rebellion(*earls, **({"turn": "blue", "decks": on_top(battle=["attacker_wins"])} | parts))


def turns(game: Game) -> list[int]:
    """Who had a turn, as far as the game has come."""
    return [event.seat for event in game.events(BLUE) if EVENT_NAMES[event.kind] == "turn"]


# R1.1


@pytest.mark.rule("R1.1")
def test_alone_an_earl_wins_when_the_king_falls() -> None:
    game = topple(about_to_fall(earl(hand=CHAMPIONS), last_castle()), "red")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending, game.outcome.rule) == ((BLUE,), "king_fallen", "R1.1")
    assert told_why(game)[-2:] == ["king_falls R1.6", "won R1.1"]
    assert (game.deciding, game.legal_moves()) == (None, [])


@pytest.mark.rule("R1.1")
def test_in_cooperative_play_all_earls_win_together_no_matter_who_strikes_the_blow() -> None:
    game = topple(about_to_fall(earl(hand=CHAMPIONS), earl(), earl(), last_castle()), "gold")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending, game.outcome.rule) == (
        (BLUE, RED, GREEN),
        "king_fallen",
        "R1.1",
    )
    assert game.outcome.winner is None
    assert told(game)[-3:] == ["won", "won", "won"]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(
    ("left", "winners"),
    [("conquest", (BLUE, RED)), ("old_age", (BLUE, RED)), ("vikings", (BLUE, RED)), ("concession", (BLUE,))],
)
def test_an_earl_who_fell_for_the_cause_wins_with_the_others_but_not_one_who_gave_it_up(
    left: str, winners: tuple[int, ...]
) -> None:
    game = topple(about_to_fall(earl(hand=CHAMPIONS), earl(fiefs=[], deck={}, out=left), last_castle()), "green")
    assert game.outcome is not None
    assert game.outcome.winners == winners


@pytest.mark.rule("R1.1")
def test_in_semi_cooperative_play_the_game_goes_on_to_a_single_winner_by_the_base_rules() -> None:
    red = earl(hand=CHAMPIONS)
    game = topple(about_to_fall(earl(hand=CHAMPIONS), red, last_castle(), mode="semi"), "green")
    assert game.outcome is None
    play(game, "end", "siege blue 1", "field hand champion", "field hand champion", "raze")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending, game.outcome.rule) == (RED, "conquest", "B10.1")


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(
    ("mode", "seats"), [("solo", {1}), ("coop", {2, 3, 4, 5}), ("semi", {2, 3, 4, 5})], ids=["solo", "coop", "semi"]
)
def test_one_earl_plays_alone_and_two_to_five_together(mode: str, seats: set[int]) -> None:
    ruleset = ruleset_from({"variant": "rebellion", "mode": mode})
    for number in range(1, 7):
        if number in seats:
            assert len(Game.new(number, ruleset=ruleset).table.earls) == number + 1
        else:
            with pytest.raises(RegniError) as refused:
                Game.new(number, ruleset=ruleset)
            assert refused.value.code == "seats"


# R1.2


def armed(**parts: object) -> Data:
    """An Earl who could do everything to anybody, and to whom everything could be done."""
    return earl(
        fiefs=[fief("palace", "monk", "church", "land"), fief("castle", "prince")],
        hand={"champion": 1, "treachery": 1, "intrigue": 1, "banner": 1},
        mercenaries=[{}],
        pool={"infantry": 1},
        towers={"monk": 1},
        **parts,
    )


#: Each way to harm Red.
HARM = [
    "storm red",
    "raid red 1",
    "siege red 1",
    "siege red 2",
    "betray red lord 1",
    "betray red mercenary 1",
    "betray red hand",
    "intrigue red fief 1",
    "intrigue red mercenary 1",
    "intrigue red pool",
    "visit red",
    "joust blue.land 1",
]


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("mode", ["coop", "semi"])
@pytest.mark.parametrize("harm", HARM)
def test_until_the_king_has_fallen_no_earl_may_harm_another_in_any_way(mode: str, harm: str) -> None:
    game = rebellion(armed(), armed(), king("monk"), mode=mode, turn="blue")
    assert game.why_not(harm) == "R1.2"
    assert harm not in game.legal_moves()


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("harm", HARM)
def test_after_his_fall_they_may_as_in_the_base_game(harm: str) -> None:
    game = rebellion(armed(), armed(), fallen_king(), mode="semi", turn="blue")
    assert game.why_not(harm) is None
    assert harm in game.legal_moves()


@pytest.mark.rule("R1.2", "R1.5")
def test_right_after_his_fall_the_next_earl_may_attack_the_one_who_brought_it_about() -> None:
    game = about_to_fall(earl(hand=CHAMPIONS | {"land": 1}), armed(), last_castle(), mode="semi")
    assert not [move for move in game.legal_moves() if "red" in move]
    topple(game, "green")
    play(game, "end")
    assert game.deciding == RED
    for harm in ("siege blue 1", "betray blue hand", "joust red.land 1"):
        assert game.why_not(harm) is None
    assert not [move for move in game.legal_moves() if "green" in move]


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    "harm",
    [
        "storm green",
        "raid green 1",
        "siege green 1",
        "siege green 2",
        "betray green lord 1",
        "intrigue green fief 1",
        "intrigue green mercenary 1",
        "intrigue green pool",
    ],
)
def test_against_the_king_all_is_allowed(harm: str) -> None:
    fiefs = [fief("palace", "prince", "land"), fief("castle")]
    him = king("monk", fiefs=fiefs, mercenaries=[{}], pool={"infantry": 1}, towers={"allies": 1})
    game = rebellion(armed(), armed(), him, turn="blue")
    assert game.why_not(harm) is None
    assert harm in game.legal_moves()


@pytest.mark.rule("R1.2")
def test_vikings_may_be_sent_against_the_king_alone() -> None:
    fiefs = [fief("palace", "prince", "land"), fief("castle")]
    him = king(**QUIET, cubes=0, fiefs=fiefs, towers={"allies": 1})
    game = play(rebellion(armed(), armed(cubes=0), him, vikings=HOST), "end")
    assert (game.deciding, game.about) == (BLUE, "control")
    assert sorted(game.legal_moves()) == ["pass", "raid green 1", "siege green 1", "siege green 2", "storm green"]
    for harm in ("storm red", "raid red 1", "siege red 1"):
        assert game.why_not(harm) == "R1.2"


@pytest.mark.rule("R1.2")
def test_after_his_fall_vikings_are_sent_at_earls_again() -> None:
    game = play(rebellion(armed(), armed(cubes=0), fallen_king(), mode="semi", vikings=HOST), "end")
    assert (game.deciding, game.why_not("siege red 1")) == (BLUE, None)
    assert game.why_not("siege green 1") == "B9.5"


@pytest.mark.rule("R1.2")
def test_the_king_does_not_joust() -> None:
    him = king("monk", fiefs=[fief("palace", "prince", "land")])
    game = rebellion(armed(), him)
    assert game.why_not("joust blue.land 1") == "R1.2"
    assert not [move for move in game.legal_moves() if move.startswith("joust")]


@pytest.mark.rule("R1.2")
def test_what_harms_nobody_is_allowed_to_the_earls_as_ever() -> None:
    hand = {"castle": 1, "land": 1, "vassal": 1, "banquet": 1, "mercenary": 1, "banner": 1}
    game = rebellion(earl(hand=hand, fiefs=[fief("palace", "", "land")]), earl(), king("monk"), turn="blue")
    peaceful = ["found castle", "attach land 1", "install vassal 1", "feast", "hire", "crown", "recruit"]
    assert set(peaceful) < set(game.legal_moves())
    assert {"emissary vassal", "tower land"} < set(game.legal_moves())


# R1.3


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize(
    ("holder", "church", "forbidden"),
    [("red", False, None), ("green", False, "B5.5"), ("green", True, None), ("blue", False, None), ("", False, None)],
)
def test_the_cathedral_stops_others_from_bequeathing_only_if_the_king_holds_it(
    holder: str, church: bool, forbidden: str | None
) -> None:
    def land(colour: str) -> list[str]:
        return ["cathedral"] if colour == holder else []

    blue = earl(hand={"banner": 1}, fiefs=[fief("palace", "prince", *land("blue"), *(["church"] if church else []))])
    red = earl(fiefs=[fief("palace", "", *land("red"))])
    him = king("monk", fiefs=[fief("palace", "prince", *land("green"))])
    game = rebellion(blue, red, him, turn="blue")
    assert game.why_not("bequeath 1") == forbidden
    assert ("bequeath 1" in game.legal_moves()) == (forbidden is None)


@pytest.mark.rule("R1.3", "R1.5")
def test_after_his_fall_the_cathedral_of_an_earl_does_so_again() -> None:
    blue = earl(hand={"banner": 1}, fiefs=[fief("palace", "prince")])
    red = earl(fiefs=[fief("palace", "", "cathedral")])
    assert rebellion(blue, red, fallen_king(), mode="semi", turn="blue").why_not("bequeath 1") == "B5.5"


# R1.4


def decided(game: Game) -> tuple[int, str]:
    """Who decided for the Church, and what."""
    (event,) = [event for event in game.events(BLUE) if EVENT_NAMES[event.kind] == "church"]
    return event.seat, NAMES[event.card]


def with_church(holder: int, **blue: object) -> list[Data]:
    """Blue, who is in battle with the King, Red and the King; one of them holds the Cathedral."""
    holy = [["cathedral"] if seat == holder else [] for seat in range(3)]
    return [
        earl(fiefs=[fief("palace", "", *holy[BLUE])], **blue),
        earl(fiefs=[fief("palace", "", *holy[RED])], cubes=0),
        king("champion", fiefs=[fief("castle", "", *holy[GREEN])]),
    ]


CHURCH_DECIDES = on_top(battle=["church_decides"], joust=["no_luck"])


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(
    ("holder", "result"), [(RED, "attacker_wins"), (BLUE, "attacker_wins"), (GREEN, "defender_wins")]
)
def test_an_attack_on_the_king_the_church_of_an_earl_decides_for_the_attacker_his_own_for_him(
    holder: int, result: str
) -> None:
    game = rebellion(*with_church(holder, hand=CHAMPIONS), turn="blue", decks=CHURCH_DECIDES)
    play(game, "siege green 1", "field hand champion", "done")
    assert decided(game) == (holder, result)


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(
    ("holder", "result"), [(RED, "defender_wins"), (BLUE, "defender_wins"), (GREEN, "attacker_wins")]
)
def test_when_the_king_attacks_the_church_of_an_earl_decides_for_the_defender_his_own_for_him(
    holder: int, result: str
) -> None:
    game = rebellion(*with_church(holder, hand=CHAMPIONS, towers={"monk": 1}), decks=CHURCH_DECIDES)
    play(game, "end", "field hand champion", "done")
    assert decided(game) == (holder, result)


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("holder", [RED, BLUE])
def test_vikings_an_earl_has_sent_at_the_king_count_as_that_earl(holder: int) -> None:
    blue, red, him = with_church(holder)
    game = play(
        rebellion(blue, red, him | QUIET | {"cubes": 0}, vikings=HOST, decks=CHURCH_DECIDES), "end", "siege green 1"
    )
    assert decided(game) == (holder, "attacker_wins")


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(
    ("holder", "result"), [(RED, "defender_wins"), (BLUE, "defender_wins"), (GREEN, "attacker_wins")]
)
def test_vikings_the_king_has_sent_count_as_the_king(holder: int, result: str) -> None:
    blue, red, him = with_church(holder, hand=CHAMPIONS, towers={"monk": 1})
    game = play(rebellion(blue, red, him | QUIET | {"cubes": 999}, vikings=HOST, decks=CHURCH_DECIDES), "end")
    assert game.about == "field"
    play(game, "field hand champion", "done")
    assert decided(game) == (holder, result)


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(("churches", "result"), [((0, 2, 1), "attacker_wins"), ((1, 0, 2), "defender_wins")])
def test_so_it_is_where_the_most_churches_control_it(churches: tuple[int, ...], result: str) -> None:
    blue, red, him = with_church(-1, hand=CHAMPIONS)
    earls = [
        one | {"fiefs": [fief("palace", "", *["church"] * number)]}
        for one, number in zip((blue, red, him), churches, strict=True)
    ]
    game = rebellion(*earls, turn="blue", decks=CHURCH_DECIDES)
    play(game, "siege green 1", "field hand champion", "done")
    assert decided(game)[1] == result


@pytest.mark.rule("R1.4")
def test_if_nobody_controls_the_church_the_result_is_normal() -> None:
    game = rebellion(*with_church(-1, hand=CHAMPIONS), turn="blue", decks=CHURCH_DECIDES)
    play(game, "siege green 1", "field hand champion", "done")
    assert "church_silent" in told(game)


@pytest.mark.rule("R1.4", "R1.5")
def test_after_his_fall_the_earl_who_controls_the_church_picks_freely_again() -> None:
    blue, red, _ = with_church(RED, hand=CHAMPIONS)
    game = rebellion(blue, red | {"hand": CHAMPIONS}, fallen_king(), mode="semi", turn="blue", decks=CHURCH_DECIDES)
    play(game, "siege red 1", "field hand champion", "done", "field hand champion", "done")
    assert (game.deciding, game.about) == (RED, "church_decides")
    assert game.legal_moves() == ["decide normal", "decide attacker_wins", "decide defender_wins"]


# R1.5


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(
    ("laid", "heir"), [((0, 0), ""), ((1, 0), ""), ((2, 1), ""), ((2, 0), "blue"), ((1, 3), "red")]
)
def test_his_fall_frees_the_king_card_and_a_lead_in_banners_laid_meanwhile_takes_it(
    laid: tuple[int, int], heir: str
) -> None:
    blue, red = earl(hand=CHAMPIONS, banners=laid[0]), earl(banners=laid[1])
    game = about_to_fall(blue, red, last_castle(), mode="semi")
    assert game.view(BLUE)["king"] == "green"
    topple(game, "green")
    assert game.view(BLUE)["king"] == heir
    expected = ["king_falls R1.6", "king_free R1.5"] + (["crowned B8.2"] if heir else [])
    assert told_why(game)[-len(expected) :] == expected
    assert [one.banners for one in game.table.earls] == ([0, 0, 0] if heir else [*laid, 0])


@pytest.mark.rule("R1.5")
def test_while_he_stands_banners_for_kingship_can_be_laid_and_do_not_take_it() -> None:
    game = play(rebellion(earl(hand={"banner": 1}, banners=4), king("monk"), mode="solo"), "crown")
    assert (game.view(BLUE)["king"], game.table.earls[BLUE].banners) == ("red", 5)


@pytest.mark.rule("R1.5")
def test_a_free_king_card_is_later_taken_by_banners_in_the_normal_fashion() -> None:
    red = earl(hand={"banner": 1}, banners=1)
    game = topple(about_to_fall(earl(hand=CHAMPIONS), red, last_castle(), mode="semi"), "green")
    play(game, "end", "crown")
    assert game.view(BLUE)["king"] == "red"


@pytest.mark.rule("R1.5")
def test_the_new_king_has_his_royal_army_from_the_other_earls() -> None:
    blue, red = earl(hand=CHAMPIONS, banners=2), earl(pool={"infantry": 1, "knight": 1})
    game = topple(about_to_fall(blue, red, last_castle(), mode="semi"), "green")
    assert (game.deciding, game.about) == (RED, "royal_gift")
    play(game, "give infantry")
    assert side(game, BLUE)["royal"] == {"infantry": 1}


@pytest.mark.rule("R1.5")
def test_what_the_king_had_leaves_the_game_with_his_cubes() -> None:
    him = king(
        "land",
        fiefs=[fief("castle", "vassal", "land", "blue.church")],
        mercenaries=[{"card": "red.mercenary", "garrison": {"knight": 1}}],
        pool={"infantry": 2},
        cubes=5,
        mind={"champion": 2},
        discard={"castle": 1},
    )
    blue = earl(hand={"treachery": 1}, fiefs=[fief("palace", "", "green.land")])
    game = rebellion(blue, earl(), him, mode="semi", turn="blue", decks=on_top(joust=["no_luck"]))
    play(game, "betray green lord 1")
    fallen = game.table.earls[GREEN]
    assert (fallen.fiefs, fallen.mercenaries, fallen.pool(), fallen.cubes, fallen.guard) == ([], [], 0, 0, 0)
    assert (fallen.deck, counts(fallen.mind), fallen.towers_up, fallen.out > 0) == ([], {}, 0, True)
    assert (side(game, BLUE)["discard"], side(game, RED)["discard"]) == (
        {"treachery": 1, "church": 1},
        {"mercenary": 1},
    )
    assert counts(game.table.army.discard, game.table.army.first) == {"infantry": 2, "knight": 1}
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "green.land")]
    assert game.table.automaton == NO_AUTOMATON


@pytest.mark.rule("R1.5")
def test_his_seat_is_skipped_from_then_on() -> None:
    game = topple(about_to_fall(earl(hand=CHAMPIONS), earl(), last_castle(), mode="semi"), "green")
    play(game, "end", "end", "end", "end")
    assert turns(game) == [RED, BLUE, RED, BLUE]
    assert game.table.markers_out == 1  # the first Viking turn after his fall brought the white marker back


@pytest.mark.rule("R1.5")
def test_the_bag_no_longer_answers_for_him() -> None:
    for seed in range(10):
        game = about_to_fall(
            earl(hand=CHAMPIONS), earl(), last_castle(cubes=99), mode="semi", seed=str(seed), vikings=HOST
        )
        play(topple(game, "green"), "end", "end")
        assert (game.about, game.deciding in (BLUE, RED)) == ("control", True)


# R1.6

WAYS: list[tuple[Data, Data, list[str]]] = [
    (last_castle(), {}, ["siege red 1", "field hand champion", "field hand champion", "done", "seize"]),
    (last_castle(), {}, ["siege red 1", "field hand champion", "field hand champion", "done", "raze"]),
    (last_castle(fiefs=[fief("castle", "vassal")]), {}, ["betray red lord 1"]),
    (last_castle(cubes=0), {"vikings": HOST}, ["end", "siege red 1"]),
]
IDS = ["seized", "razed", "treachery", "vikings"]


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize(("him", "parts", "moves"), WAYS, ids=IDS)
def test_the_king_falls_when_he_has_no_fief(him: Data, parts: Data, moves: list[str]) -> None:
    decks = on_top(battle=["attacker_wins"], joust=["no_luck"])
    game = rebellion(earl(hand=CHAMPIONS | {"treachery": 1}), him, decks=decks, **parts)
    play(game, *moves)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending) == ((BLUE,), "king_fallen")
    assert told_why(game)[-2:] == ["king_falls R1.6", "won R1.1"]


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize(("him", "parts", "moves"), WAYS, ids=IDS)
@pytest.mark.parametrize("left", ["castle", "palace", "blue.castle"])
def test_any_castle_or_palace_keeps_him_standing(him: Data, parts: Data, moves: list[str], left: str) -> None:
    decks = on_top(battle=["attacker_wins"], joust=["no_luck"])
    fiefs = him["fiefs"]
    assert isinstance(fiefs, list)
    game = rebellion(
        earl(hand=CHAMPIONS | {"treachery": 1}), him | {"fiefs": [*fiefs, fief(left)]}, decks=decks, **parts
    )
    play(game, *moves)
    assert (game.outcome, side(game, RED)["fiefs"], game.table.automaton) == (None, [fief(left)], RED)


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize(
    ("blue", "him", "moves"),
    [
        (earl(), king("monk"), ["concede"]),
        (earl(deck={}), king("monk"), ["end"]),
        (earl(fiefs=[fief("castle")]), king("champion"), ["end"]),
        (earl(fiefs=[fief("castle", "vassal")]), king("treachery"), ["end"]),
        (earl(fiefs=[fief("castle")]), king(**QUIET, cubes=999), ["end"]),
    ],
    ids=["conceding", "old age", "conquest", "treachery", "vikings"],
)
def test_a_lone_earl_who_is_out_has_lost_to_the_king(blue: Data, him: Data, moves: list[str]) -> None:
    rules = {"turn_draw": 1} if blue["deck"] == {} else {}
    game = rebellion(blue, him, ruleset=rules, decks=on_top(joust=["joust_prince"]), vikings=HOST)
    play(game, *moves)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending, game.outcome.rule) == ((), "earls_beaten", "R1.6")
    assert told_why(game)[-2:] == ["out B10.1", "king_won R1.6"]


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize("mode", ["coop", "semi"])
def test_the_last_earl_wins_nothing_while_the_king_stands(mode: str) -> None:
    game = play(rebellion(earl(), earl(), king("monk"), mode=mode, turn="blue"), "concede")
    assert (game.outcome, game.deciding) == (None, RED)
    play(game, "end", "end")
    assert (game.outcome, game.deciding) == (None, RED)
    play(game, "concede")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending, game.outcome.rule) == ((), "earls_beaten", "R1.6")


@pytest.mark.rule("R1.6")
def test_the_one_earl_left_when_he_falls_in_semi_cooperative_play_wins() -> None:
    gone = earl(fiefs=[], deck={}, out="conquest")
    game = topple(about_to_fall(earl(hand=CHAMPIONS), gone, last_castle(), mode="semi"), "green")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ending) == ((BLUE,), "king_fallen")
    assert told_why(game)[-2:] == ["king_falls R1.6", "won R1.6"]


@pytest.mark.rule("R1.6", "R1.1")
def test_after_his_fall_the_last_earl_wins_as_in_the_base_game() -> None:
    game = play(rebellion(earl(), earl(), fallen_king(), mode="semi", turn="blue"), "concede")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.ending, game.outcome.rule) == (RED, "concession", "B10.1")


@pytest.mark.rule("R1.2")
def test_whether_the_truce_bars_jousts_and_visits_are_settings() -> None:
    blue = earl(fiefs=[fief("palace", "monk", "church", "land")], hand={"banner": 1})
    red = earl(fiefs=[fief("palace", "", "land")], hand={"land": 1})
    him = king("land", fiefs=[fief("palace", "", "land")])
    game = rebellion(blue, red, him, turn="blue")
    assert (game.why_not("joust land 1"), game.why_not("visit red")) == ("R1.2", "R1.2")
    rules = {"king": {"truce_bars_joust": False, "truce_bars_visit": False}}
    game = rebellion(blue, red, him, turn="blue", ruleset=rules)
    assert (game.why_not("joust land 1"), game.why_not("visit red"), game.why_not("visit green")) == (
        None, None, "R5.3",
    )  # fmt: skip
    play(game, "joust land 1")
    assert (game.deciding, game.about) == (RED, "enter_joust")
    play(game, "enter land 1")
    assert GREEN not in seats_in(game, "joust_dealt"), "the King does not joust"
