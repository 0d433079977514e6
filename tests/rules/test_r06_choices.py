"""R6: what the King does when the rules leave it open."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game, ruleset_from
from regni.engine.cards import NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.moves import declared
from regni.engine.rng import table_streams
from regni.records.positions import Data
from regni.testing import earl, fief, happened, king, on_top, play, rebellion, side, told, told_why
from regni.testing.invariants import check

BLUE, RED = 0, 1
NO_LUCK, VASSAL, PRINCE = "no_luck", "joust_vassal", "joust_prince"
#: A King who does nothing in his next turn: his Mind says Attack, and it is his first (R2.4).
QUIET = {"deck": ["champion"], "turns": 0}


def homes(game: Game, seat: int = RED) -> list[list[str]]:
    """The Properties that a seat has from Blue, Fief by Fief."""
    fiefs = side(game, seat)["fiefs"]
    assert isinstance(fiefs, list)
    return [[name.removeprefix("blue.") for name in one["properties"] if name.startswith("blue.")] for one in fiefs]


# R6.1


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("lord", ["prince", "vassal"])
def test_the_king_is_too_proud_to_ransom_a_lord_of_his(lord: str) -> None:
    him = king("monk", "land", fiefs=[fief("palace", lord, "land", "church"), fief("castle")], guard=0)
    game = rebellion(earl(hand={"champion": 1}), him, decks=on_top(battle=["attacker_wins"]))
    play(game, "siege red 2", "field hand champion")
    assert [name for name in told_why(game) if name.split()[0] in ("captured", "ransom", "unransomed")] == [
        "captured B6.10",
        "unransomed B6.11",
    ]
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land", "church"), fief("castle")]
    assert side(game, RED)["mind"] == {lord: 1}


@pytest.mark.rule("R6.1")
def test_nor_one_whose_own_attack_was_beaten() -> None:
    him = king("champion", "land", fiefs=[fief("palace", "prince", "land")])
    blue = earl(hand={"champion": 1}, towers={"monk": 1})
    game = rebellion(blue, him, decks=on_top(joust=[NO_LUCK], battle=["defender_wins"]))
    play(game, "end", "field hand champion")
    assert "unransomed" in told(game)
    assert side(game, RED)["fiefs"] == [fief("palace", "", "land")]
    assert side(game, RED)["mind"] == {"champion": 1, "prince": 1}


def captured(*properties: str, fiefs: list[Data] | None = None, **parts: object) -> Game:
    """The King has attacked and captured Blue's Champion Lord; Blue, who has these Properties, may pay."""
    blue = earl(fiefs=[fief("castle", "champion", *properties), fief("castle")], towers={"monk": 1})
    him = king("champion", "monk", guard=4, **({"fiefs": fiefs} if fiefs else {}))
    game = rebellion(blue, him, decks=on_top(joust=[NO_LUCK], battle=["attacker_wins"]), **parts)
    return play(game, "end", "field lord champion 1")


@pytest.mark.rule("R6.1")
def test_but_earls_may_send_ransom_to_the_king_to_save_their_lords() -> None:
    game = captured("church", "land")
    assert (game.deciding, game.about) == (BLUE, "ransom")
    assert game.legal_moves() == ["pay blue.church 1", "pay blue.land 1", "pass"]
    play(game, "pay church 1")
    assert told_why(game)[:3] == ["ransom B6.11", "placed B5.2", "freed B6.11"]
    assert side(game, BLUE)["fiefs"] == [fief("castle", "champion", "land"), fief("castle")]
    assert homes(game) == [["church"], []]


@pytest.mark.rule("R6.1")
def test_an_earl_who_does_not_pay_loses_his_lord() -> None:
    game = play(captured("church"), "pass")
    assert "unransomed" in told(game)
    assert side(game, BLUE)["fiefs"] == [fief("castle", "", "church"), fief("castle")]


# R6.2

PLACES: list[tuple[list[Data], str, int]] = [
    # Lands and Market Towns are grouped with other Lands and Market Towns.
    ([fief("palace", "prince"), fief("castle", "", "land")], "land", 2),
    ([fief("palace", "prince"), fief("castle", "", "market_town")], "land", 2),
    ([fief("palace", "prince"), fief("castle", "", "land")], "market_town", 2),
    ([fief("palace", "prince"), fief("castle", "vassal", "land")], "land", 2),
    # Where there are none, and whatever else it is, the Palace.
    ([fief("castle", "", "church", "church"), fief("palace")], "land", 2),
    ([fief("castle", "", "church", "church"), fief("palace")], "church", 2),
    ([fief("castle", "", "land", "market_town"), fief("palace")], "church", 2),
    ([fief("castle", "", "land", "market_town"), fief("palace")], "cathedral", 2),
    ([fief("castle"), fief("palace", "vassal")], "church", 1),
    # Without a Palace the largest Fief without a Vassal Lord.
    ([fief("castle"), fief("castle", "champion", "church"), fief("castle", "", "church")], "land", 2),
    ([fief("castle"), fief("castle", "champion", "church"), fief("castle", "", "church")], "church", 2),
    ([fief("castle", "vassal", "church", "church"), fief("castle")], "land", 2),
    ([fief("castle", "vassal", "church", "church"), fief("castle")], "church", 2),
    # Else the largest.
    ([fief("castle", "vassal"), fief("castle", "vassal", "church")], "land", 2),
    ([fief("castle", "vassal"), fief("castle", "vassal", "church")], "church", 2),
    # Within each step a Fief without a Vassal Lord comes first.
    ([fief("castle", "vassal", "land", "land"), fief("castle", "", "market_town")], "land", 2),
    ([fief("palace", "vassal", "land", "land"), fief("castle", "", "land")], "land", 2),
    ([fief("palace", "vassal", "land", "land"), fief("castle", "", "land")], "market_town", 2),
    ([fief("palace", "vassal", "church"), fief("blue.palace")], "church", 2),
    ([fief("castle", "", "land"), fief("palace", "prince", "land"), fief("castle", "", "land")], "land", 2),
    ([fief("castle", "", "land"), fief("castle", "", "land", "land"), fief("castle", "", "land")], "land", 2),
]


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize(("fiefs", "prize", "place"), PLACES)
def test_where_a_ransomed_property_goes(fiefs: list[Data], prize: str, place: int) -> None:
    game = play(captured(prize, fiefs=fiefs), f"pay {prize} 1")
    assert [number for number, held in enumerate(homes(game), 1) if held] == [place]


@pytest.mark.rule("R6.2", "R3.3", "R3.4")
@pytest.mark.parametrize(("fiefs", "card", "place"), [row for row in PLACES if row[1] in ("land", "market_town")])
def test_where_a_land_or_market_town_of_his_own_goes(fiefs: list[Data], card: str, place: int) -> None:
    game = play(rebellion(earl(fiefs=[fief("castle")]), king(card, "monk", fiefs=fiefs)), "end")
    assert [event.fief + 1 for event in happened(game, "attach")] == [place]


@pytest.mark.rule("R6.2")
def test_a_ransomed_property_goes_to_the_palace_or_if_that_is_gone_to_the_largest_fief() -> None:
    fiefs = [fief("castle", "champion", "church"), fief("palace", "prince"), fief("castle")]
    assert homes(play(captured("church", fiefs=fiefs), "pay church 1")) == [[], ["church"], []]
    del fiefs[1]
    assert homes(play(captured("church", fiefs=fiefs), "pay church 1")) == [["church"], []]


def intrigued(fiefs: list[Data], *properties: str, **parts: object) -> Game:
    """The King, who has these Fiefs, has intrigued a Fief of Blue's with these Properties."""
    return play(rebellion(earl(fiefs=[fief("castle", "", *properties)]), king("intrigue", fiefs=fiefs), **parts), "end")


@pytest.mark.rule("R6.2", "R6.5")
def test_a_land_and_a_market_town_he_has_intrigued_are_kept_together_on_one_of_his_castles() -> None:
    together = homes(intrigued([fief("castle"), fief("castle")], "land", "market_town"))
    assert sorted(together) == [[], ["land", "market_town"]]


@pytest.mark.rule("R6.2", "R6.5")
@pytest.mark.parametrize("prize", [("land", "market_town"), ("church",), ("land",)])
@pytest.mark.parametrize("swapped", [False, True])
def test_properties_go_to_the_castle_without_a_lord_rather_than_to_that_with_a_vassal(
    prize: tuple[str, ...], swapped: bool
) -> None:
    fiefs = [fief("castle", "vassal"), fief("castle")]
    placed = homes(intrigued(fiefs[::-1] if swapped else fiefs, *prize))
    assert (placed[::-1] if swapped else placed) == [[], list(prize)]


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize(
    ("fiefs", "place"),
    [
        ([fief("palace", "prince"), fief("castle")], 1),
        ([fief("palace", "prince"), fief("castle", "", "market_town")], 2),
        ([fief("castle", "vassal", "land"), fief("castle"), fief("castle")], 1),
        ([fief("castle", "vassal"), fief("castle", "champion"), fief("castle")], 2),
        ([fief("castle", "", "land"), fief("castle", "", "market_town"), fief("palace", "prince")], 1),
    ],
)
@pytest.mark.parametrize("by", ["intrigue", "raid"])
def test_taken_together_they_stay_together_wherever_that_is(fiefs: list[Data], place: int, by: str) -> None:
    if by == "intrigue":
        game = intrigued(fiefs, "land", "market_town")
    else:
        him = king("champion", fiefs=fiefs)
        blue = earl(fiefs=[fief("castle", "", "land", "market_town")])
        game = play(rebellion(blue, him, decks=on_top(joust=[VASSAL])), "end")
    assert [number for number, held in enumerate(homes(game), 1) if held] == [place]
    assert sorted(homes(game)[place - 1]) == ["land", "market_town"]


@pytest.mark.rule("R6.2", "B5.2")
def test_they_go_where_there_is_room_for_both_and_both_go_there() -> None:
    """The Palace, where a Market Town alone would go, has room for one only."""
    fiefs = [fief("palace", "prince", "land", "land"), fief("castle", "", "land")]
    limit = {"properties_per_fief": 3}
    assert homes(intrigued(fiefs, "market_town", ruleset=limit)) == [["market_town"], []]
    assert homes(intrigued(fiefs, "land", "market_town", ruleset=limit)) == [[], ["land", "market_town"]]


@pytest.mark.rule("R6.2")
def test_the_king_may_later_place_a_vassal_where_he_put_them() -> None:
    him = king("intrigue", "vassal", fiefs=[fief("palace", "prince"), fief("castle", "", "land")])
    game = play(rebellion(earl(fiefs=[fief("castle", "", "land")]), him), "end", "end")
    assert side(game, RED)["fiefs"] == [fief("palace", "prince"), fief("castle", "vassal", "land", "blue.land")]


# R6.3


def attacked(blue: Data, him: Data, wish: str, *results: str, **parts: object) -> Game:
    """The King has attacked Blue in that way."""
    return play(rebellion(blue, him, decks=on_top(joust=[wish], battle=list(results)), **parts), "end")


def fighter(force: int, *mind: str, **parts: object) -> Data:
    """A King of so much force."""
    return king(*(mind or ("champion", "land")), **({"fiefs": [fief("palace")], "guard": force - 1} | parts))


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("force", "prize"),
    [
        (1, ["cathedral"]),
        (2, ["cathedral", "land"]),
        (3, ["cathedral", "land", "land"]),
        (4, ["cathedral", "land", "land", "market_town"]),
        (5, ["cathedral", "land", "land", "market_town", "church"]),
        (6, ["cathedral", "land", "land", "market_town", "church"]),
    ],
)
def test_a_raiding_king_carries_off_what_he_can_the_best_first(force: int, prize: list[str]) -> None:
    blue = earl(fiefs=[fief("palace", "", "church", "market_town", "land", "land", "cathedral")])
    game = attacked(blue, fighter(force), VASSAL)
    assert homes(game) == [prize]
    assert side(game, BLUE)["discard"] == {}


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize("keep", ["castle", "palace"])
def test_a_besieging_king_takes_the_fief_over_whole(keep: str) -> None:
    blue = earl(fiefs=[fief(keep, "", "land", "church"), fief("castle")])
    game = attacked(blue, fighter(3), PRINCE)
    assert side(game, RED)["fiefs"] == [fief("palace"), fief(f"blue.{keep}", "", "blue.land", "blue.church")]
    assert "razed" not in told(game)


@pytest.mark.rule("R6.3")
@pytest.mark.parametrize(
    ("champions", "lost"),
    [
        (1, []),  # the King card and one Royal Infantry soak
        (2, ["infantry", "infantry"]),
        (3, ["infantry", "infantry", "knight"]),
        (4, ["infantry", "infantry", "knight", "prince"]),
    ],
)
def test_he_picks_his_losses_weakest_first_and_keeps_his_lords(champions: int, lost: list[str]) -> None:
    fiefs = [fief("palace", "prince", "land", "land", "land")]
    him = fighter(2, fiefs=fiefs, pool={"infantry": 2, "knight": 1})
    blue = earl(towers={"monk": 1}, hand={"champion": 5})
    game = attacked(blue, him, NO_LUCK, "normal")
    play(game, *["field hand champion"] * champions, "done")
    events = [event for event in game.events(BLUE) if EVENT_NAMES[event.kind] in ("lost", "killed")]
    assert sorted(NAMES[event.card] for event in events if event.seat == RED) == lost


@pytest.mark.rule("R6.3")
def test_he_loses_a_knight_rather_than_a_weaker_lord() -> None:
    fiefs = [fief("palace", "prince", "land")]
    him = fighter(1, fiefs=fiefs, pool={"knight": 1})
    game = attacked(earl(towers={"monk": 1}, hand={"champion": 1, "vassal": 1}), him, NO_LUCK, "normal")
    play(game, "field hand champion", "field hand vassal")
    assert side(game, RED)["fiefs"] == fiefs
    assert side(game, RED)["pool"] == {}


@pytest.mark.rule("R6.3")
def test_where_the_enemy_picks_the_losses_he_picks_lords_and_the_strongest() -> None:
    fiefs = [fief("palace", "prince", "land", "land"), fief("castle")]
    blue = earl(fiefs=fiefs, pool={"infantry": 1, "knight": 1}, towers={"monk": 1})
    game = attacked(blue, fighter(3), NO_LUCK, "normal", ruleset={"losses_picked_by": "enemy"})
    play(game, "field lord prince 1", "field pool knight", "field pool infantry")
    assert side(game, BLUE)["fiefs"] == [fief("palace", "", "land", "land"), fief("castle")]
    assert side(game, BLUE)["pool"] == {"infantry": 1}


# R6.4


def sent(blue: Data, vikings: int, wish: str, chieftains: int = 0) -> Game:
    """The King's turn is over, and his cube has been drawn for the Vikings, who gain nothing this turn."""
    host = {"arrived": True, "markers_out": 8, "viking": vikings, "chieftain": chieftains}
    him = king(**QUIET, cubes=999)
    return play(rebellion(blue, him, ruleset={"viking_gain": 0}, vikings=host, decks=on_top(joust=[wish])), "end")


def steps(game: Game) -> list[str]:
    """What was told of how the Vikings came to their Attack."""
    found = []
    for event in game.events_of(len(game.moves)):
        name = EVENT_NAMES[event.kind]
        if name in ("king_unavailable", "king_impossible", "king_turns_to"):
            found.append(f"{name.removeprefix('king_')} {declared(event.number).name}")
        elif name in ("control", "king_cube", "king_joust", "king_idle", "hold", "storm", "raid", "siege"):
            found.append(name)
    return found


@pytest.mark.rule("R6.4")
@pytest.mark.parametrize(
    ("wish", "vikings", "towers", "fiefs", "expected"),
    [
        (NO_LUCK, 1, 2, [fief("palace", "", "land")], ["storm"]),
        (VASSAL, 3, 2, [fief("palace", "", "land")], ["raid"]),
        (PRINCE, 3, 0, [fief("palace", "", "land"), fief("castle")], ["siege"]),
        (NO_LUCK, 3, 0, [fief("palace", "", "land")], ["unavailable storm", "turns_to raid", "raid"]),
        (VASSAL, 2, 2, [fief("palace", "", "land")], ["impossible raid", "turns_to storm", "storm"]),
        (PRINCE, 3, 1, [fief("palace", "", "land")], ["impossible siege", "turns_to raid", "raid"]),
        (
            PRINCE,
            2,
            0,
            [fief("palace")],
            [
                "impossible siege",
                "turns_to raid",
                "unavailable raid",
                "turns_to storm",
                "unavailable storm",
                "king_idle",
                "hold",
            ],
        ),
    ],
)
def test_vikings_under_his_control_attack_as_he_would_but_with_their_own_force(
    wish: str, vikings: int, towers: int, fiefs: list[Data], expected: list[str]
) -> None:
    game = sent(earl(fiefs=fiefs, towers={"monk": towers}), vikings, wish)
    assert steps(game) == ["control", "king_cube", "king_joust", *expected]
    assert {"king_cube R6.4", "king_joust R4.2"} < set(told_why(game))


@pytest.mark.rule("R6.4")
def test_chieftains_count_as_the_two_they_are() -> None:
    blue = earl(fiefs=[fief("palace")])
    assert steps(sent(blue, 0, PRINCE, chieftains=2))[-1] == "siege"
    assert steps(sent(blue, 0, PRINCE, chieftains=1))[-1] == "hold"


@pytest.mark.rule("R6.4")
def test_they_burn_what_they_raid_the_best_first_and_he_gets_nothing_of_it() -> None:
    blue = earl(fiefs=[fief("palace", "", "church", "land", "cathedral")])
    game = sent(blue, 2, VASSAL)
    assert side(game, BLUE)["discard"] == {"cathedral": 1, "land": 1}
    assert homes(game) == [[], []]


@pytest.mark.rule("R6.4")
def test_they_raze_what_they_besiege() -> None:
    game = sent(earl(fiefs=[fief("palace", "", "land"), fief("castle")]), 3, PRINCE)
    assert side(game, BLUE)["fiefs"] == [fief("castle")]
    assert "razed" in told(game)


@pytest.mark.rule("R6.4", "R4.1")
def test_whom_they_attack_is_drawn_with_his_cubes_put_aside() -> None:
    found: Counter[int] = Counter()
    for seed in range(30):
        vikings = {"arrived": True, "markers_out": 8, "viking": 4}
        start = {"ruleset": {"viking_gain": 0}, "vikings": vikings, "seed": str(seed)}
        game = play(rebellion(earl(), earl(), king(**QUIET, cubes=999), **start), "end")
        found.update(event.other for event in happened(game, "king_cube"))
    assert set(found) == {0, 1}


# R6.5


@pytest.mark.rule("R6.5")
def test_where_the_defender_picks_what_is_raided_he_gives_up_the_least() -> None:
    fiefs = [fief("palace", "", "land", "market_town", "church", "cathedral")]
    him = king("land", fiefs=fiefs, guard=0)
    rules = {"spoils_picked_by": "defender"}
    game = rebellion(earl(hand={"champion": 1}), him, ruleset=rules, decks=on_top(battle=["attacker_wins"]))
    play(game, "raid red 1", "field hand champion")
    assert game.legal_moves() == ["take red.church 1", "burn red.church"]


@pytest.mark.rule("R6.5")
def test_where_the_owner_picks_which_towers_fall_he_does_so_himself() -> None:
    him = king("land", fiefs=[fief("palace")], guard=0, towers={"allies": 1, "banquet": 1})
    rules = {"towers_lost": "owner"}
    game = rebellion(earl(hand={"champion": 1}), him, ruleset=rules, decks=on_top(battle=["attacker_wins"]))
    play(game, "storm red", "field hand champion")
    assert (game.table.earls[RED].towers_up, game.deciding, game.about) == (1, BLUE, "turn")


MODES = [("solo", 1), ("coop", 2), ("semi", 3), ("semi", 5)]


@pytest.mark.no_cover
@pytest.mark.rule("R6.5", "R6.3")
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_whatever_happens_nobody_is_asked_for_the_king_and_the_table_stays_sound(mode: str, seats: int) -> None:
    for seed in ("a", "b", "c"):
        rules = {"variant": "rebellion", "mode": mode, "banquet_appeases": mode == "semi"}
        game = Game.new(seats, ruleset=ruleset_from(rules), seed=seed)
        rng, _ = table_streams(seed)
        for _ in range(400):
            if game.outcome is not None:
                break
            assert game.deciding is not None
            assert game.deciding < seats
            moves = [move for move in game.legal_moves() if move != "concede"]
            play(game, moves[rng.below(len(moves))])
            check(game.table)


@pytest.mark.rule("R6.2")
@pytest.mark.parametrize(
    ("fiefs", "prize", "place", "despite"),
    [
        ([fief("castle"), fief("palace", "vassal")], "church", 1, 2),
        ([fief("castle"), fief("palace", "vassal")], "land", 1, 2),
        ([fief("castle", "vassal"), fief("palace", "vassal")], "church", 2, 2),
        ([fief("castle", "vassal", "church"), fief("palace", "vassal"), fief("castle", "champion")], "church", 3, 2),
        (
            [fief("castle", "", "church"), fief("palace", "vassal"), fief("castle", "champion", "church")],
            "church",
            3,
            2,
        ),
        ([fief("castle"), fief("palace", "vassal", "land")], "land", 2, 2),  # with other Lands all the same
        ([fief("castle"), fief("palace", "prince")], "church", 2, 2),
    ],
)
@pytest.mark.parametrize("anyway", [False, True])
def test_the_palace_is_passed_over_while_a_vassal_is_its_lord_and_another_fief_has_none(
    fiefs: list[Data], prize: str, place: int, despite: int, anyway: bool
) -> None:
    blue = earl(fiefs=[fief("castle", "champion", prize), fief("castle")], towers={"monk": 1})
    him = king("champion", "monk", guard=4, fiefs=fiefs)
    rules = {"king": {"palace_despite_vassal": anyway}}
    game = rebellion(blue, him, ruleset=rules, decks=on_top(joust=[NO_LUCK], battle=["attacker_wins"]))
    play(game, "end", "field lord champion 1", f"pay {prize} 1")
    held = side(game, RED)["fiefs"]
    assert isinstance(held, list)
    found = [number for number, one in enumerate(held, 1) if f"blue.{prize}" in one["properties"]]
    assert found == [despite if anyway else place]
