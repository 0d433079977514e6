"""R4: the King attacks: whom, how, what he turns to instead, and with what."""

from __future__ import annotations

from collections import Counter

import pytest

from regni import Game
from regni.engine.cards import NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.moves import declared
from regni.records.positions import Data
from regni.testing import earl, fief, happened, king, on_top, play, rebellion, side, told, told_why
from regni.words.words import LANGUAGES, words

BLUE, RED, GREEN = 0, 1, 2
TOWERS, RAID, SIEGE = "no_luck", "joust_vassal", "joust_prince"


def host(force: int, *mind: str, **parts: object) -> Data:
    """A King of so much force: the King card, Royal Infantry, and nothing else."""
    return king(*(mind or ("champion",)), **({"fiefs": [fief("castle")], "guard": force - 1} | parts))


def attacked(blue: Data, wish: str, force: int = 4, *others: Data, **parts: object) -> Game:
    """The King has drawn a Champion, then Blue's cube and that Joust card."""
    decks = on_top(joust=[wish], battle=["normal"])
    return play(rebellion(blue, *others, host(force), **({"decks": decks} | parts)), "end")


def steps(game: Game) -> list[str]:
    """What was told of how he came to his Attack."""
    found = []
    for event in game.events_of(len(game.moves)):
        name = EVENT_NAMES[event.kind]
        if name in ("king_unavailable", "king_impossible", "king_turns_to"):
            found.append(f"{name.removeprefix('king_')} {declared(event.number).name}")
        elif name == "king_joust":
            found.append(NAMES[event.card])
        elif name in ("raid", "siege"):
            found.append(f"{name} {event.fief + 1}")
        elif name in ("storm", "king_idle"):
            found.append(name)
    return found


# R4.1


@pytest.mark.rule("R4.1")
def test_a_cube_from_the_bag_names_the_target_and_more_cubes_are_more_chance() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(120):
        game = play(rebellion(earl(cubes=5), earl(cubes=1), host(3), seed=str(seed)), "end")
        drawn.update(event.other for event in happened(game, "king_cube"))
    assert (drawn.total(), set(drawn)) == (120, {BLUE, RED})
    assert 85 < drawn[BLUE] < 115


@pytest.mark.rule("R4.1")
def test_all_cubes_of_the_king_are_put_aside_for_it() -> None:
    for seed in range(20):
        him = host(3, "champion", "monk", cubes=999)
        game = play(rebellion(earl(), earl(), him, seed=str(seed)), "end")
        assert [event.other in (BLUE, RED) for event in happened(game, "king_cube")] == [True]


@pytest.mark.rule("R4.1")
def test_they_go_back_afterwards_and_count_when_the_vikings_are_controlled() -> None:
    vikings = {"arrived": True, "markers_out": 8, "viking": 1}
    blue = earl(towers={"monk": 6}, fiefs=[fief("palace"), fief("castle")])
    him = host(2, "champion", "monk", cubes=999)
    game = play(rebellion(blue, him, vikings=vikings, decks=on_top(joust=[TOWERS])), "end")
    assert told(game).index("storm") < told(game).index("control")
    assert [event.seat for event in happened(game, "control")] == [RED]
    assert (side(game, RED)["cubes"], side(game, BLUE)["cubes"]) == (999, 1)


@pytest.mark.rule("R4.1")
def test_an_earl_out_of_the_game_is_no_target() -> None:
    gone = earl(fiefs=[], deck={}, out="conquest")
    for seed in range(10):
        game = play(rebellion(gone, earl(), earl(), host(3), seed=str(seed)), "end")
        assert [event.other in (RED, GREEN) for event in happened(game, "king_cube")] == [True]


@pytest.mark.rule("R4.1", "R4.4")
def test_with_no_cube_of_an_earl_in_the_bag_he_does_nothing() -> None:
    game = play(rebellion(earl(cubes=0), host(3, cubes=1)), "end")
    assert told_why(game)[:4] == ["turn B3.1", "mind R3.1", "king_idle R4.4", "mind_shuffled R3.1"]


@pytest.mark.rule("R4.1", "R4.2")
def test_target_and_wish_are_told_with_their_rules() -> None:
    game = attacked(earl(towers={"monk": 1}, hand={"land": 1}), TOWERS)
    assert told_why(game) == [
        "turn B3.1",
        "mind R3.1",
        "king_cube R4.1",
        "king_joust R4.2",
        "king_reckons R4.3",
        "storm B6.1",
        "white_marker B6.12",
        *["field R4.5"] * 4,
    ]


# R4.2


def rich(**parts: object) -> Data:
    """An Earl with Towers, Properties, a Palace and Castles."""
    fiefs = [fief("castle", "", "land"), fief("palace", "", "land"), fief("castle", "vassal", "land", "church")]
    return earl(**({"fiefs": fiefs, "towers": {"monk": 1}, "hand": {"land": 1}} | parts))


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize(("wish", "attack"), [(TOWERS, "storm"), (RAID, "raid 3"), (SIEGE, "siege 2")])
def test_no_luck_is_towers_a_vassal_a_raid_of_the_largest_fief_a_prince_a_siege_of_the_palace(
    wish: str, attack: str
) -> None:
    assert steps(attacked(rich(), wish, 6)) == [wish, attack]


@pytest.mark.rule("R4.2")
def test_without_a_palace_a_prince_is_a_siege_of_the_largest_fief() -> None:
    fiefs = [fief("castle"), fief("castle", "vassal", "land"), fief("castle", "", "land")]
    assert steps(attacked(rich(fiefs=fiefs), SIEGE, 6)) == [SIEGE, "siege 2"]


@pytest.mark.rule("R4.2")
def test_of_two_palaces_the_larger_is_besieged() -> None:
    fiefs = [fief("castle", "", *["land"] * 3), fief("palace"), fief("red.palace", "", "land")]
    him = host(6, fiefs=[fief("castle")])
    game = rebellion(rich(fiefs=fiefs), him, decks=on_top(joust=[SIEGE]))
    assert steps(play(game, "end")) == [SIEGE, "siege 3"]


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize("wish", [RAID, SIEGE])
@pytest.mark.parametrize(
    ("fiefs", "largest"),
    [
        ([fief("castle", "", "land"), fief("castle", "prince", "church")], 2),  # the Lord counts
        ([fief("castle", "prince", "church"), fief("castle", "", "land")], 1),
        ([fief("castle", "", *["land"] * 3), fief("castle", "prince", "church")], 1),
        ([fief("castle", "prince", "land"), fief("castle", "", "church", "church")], 2),  # as many: most Properties
        ([fief("castle", "", "church", "land"), fief("castle", "", "land", "land")], 2),  # as many: most Lands
        ([fief("castle", "", "land", "church"), fief("castle", "", "church", "market_town")], 1),
    ],
)
def test_the_largest_fief_has_most_cards_lord_included_then_most_properties_then_most_lands(
    wish: str, fiefs: list[Data], largest: int
) -> None:
    attack = "raid" if wish == RAID else "siege"
    assert steps(attacked(earl(fiefs=fiefs), wish)) == [wish, f"{attack} {largest}"]


@pytest.mark.rule("R4.2")
@pytest.mark.parametrize("wish", [RAID, SIEGE])
def test_of_equal_fiefs_the_lot_decides(wish: str) -> None:
    fiefs = [fief("castle", "", "land"), fief("castle", "", "land"), fief("castle")]
    found = Counter(steps(attacked(earl(fiefs=fiefs), wish, seed=str(seed)))[-1][-1] for seed in range(40))
    assert set(found) == {"1", "2"}


@pytest.mark.rule("R4.2")
def test_a_raid_goes_to_the_largest_fief_with_a_property() -> None:
    fiefs = [fief("palace", "prince"), fief("castle", "", "church"), fief("castle", "vassal")]
    assert steps(attacked(earl(fiefs=fiefs), RAID)) == [RAID, "raid 2"]


@pytest.mark.rule("R4.2")
def test_the_joust_card_is_discarded() -> None:
    game = attacked(rich(), SIEGE, 6)
    assert len(game.table.joust_deck.cards) == 23
    assert game.table.joust_deck.discard == [0, 0, 1]


# R4.3


def walled(towers: int, *fiefs: Data) -> Data:
    """An Earl behind so many Towers, without a Hand or anybody else to field."""
    walls = {name: min(6, towers - start) for name, start in (("monk", 0), ("banner", 6)) if towers > start}
    return earl(fiefs=list(fiefs), towers=walls)


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("wish", "keep", "needed"), [(RAID, "palace", 1), (RAID, "castle", 1), (SIEGE, "castle", 2), (SIEGE, "palace", 3)]
)
@pytest.mark.parametrize("towers", [0, 1, 2, 5])
def test_possible_is_what_leaves_enough_points_past_the_towers(wish: str, keep: str, needed: int, towers: int) -> None:
    blue = walled(towers, fief(keep, "", "land"))
    mode = "raid" if wish == RAID else "siege"
    enough = attacked(blue, wish, towers + needed)
    assert steps(enough) == [wish, f"{mode} 1"]
    if towers + needed > 1:
        short = attacked(blue, wish, towers + needed - 1)
        assert steps(short)[:2] == [wish, f"impossible {mode}"]
        assert "king_impossible R4.3" in told_why(short)
        reckoned = happened(short, "king_reckons")[0]
        assert (reckoned.number, reckoned.towers, reckoned.needed) == (towers + needed - 1, towers, needed)


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("wish", "blue", "missing"),
    [
        (TOWERS, walled(0, fief("palace", "", "land")), "storm"),
        (RAID, walled(1, fief("palace", "prince")), "raid"),
    ],
)
def test_without_its_target_a_kind_is_not_available(wish: str, blue: Data, missing: str) -> None:
    game = attacked(blue, wish)
    assert steps(game)[:2] == [wish, f"unavailable {missing}"]
    assert "king_unavailable R4.3" in told_why(game)


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("rules", "force", "possible"),
    [
        ({"palace_strength": 5}, 4, False),
        ({"palace_strength": 5}, 5, True),
        ({"palace_strength": 1}, 1, True),
        ({"tower_soak": 0}, 3, True),
    ],
)
def test_what_a_fief_needs_and_a_tower_soaks_is_as_the_ruleset_has_it(rules: Data, force: int, possible: bool) -> None:
    towers = 6 if "tower_soak" in rules else 0
    game = attacked(walled(towers, fief("palace")), SIEGE, force, ruleset=rules)
    assert ("siege 1" in steps(game)) == possible


@pytest.mark.rule("R4.3")
def test_whatever_the_defender_might_field_is_left_out_of_it() -> None:
    strong = {"hand": {"champion": 5}, "mercenaries": [{"garrison": {"knight": 1}}], "pool": {"knight": 5}}
    fiefs = [fief("palace", "champion", "land", "market_town")]
    game = attacked(earl(fiefs=fiefs, towers={"monk": 1}, **strong), SIEGE, 4)
    assert steps(game) == [SIEGE, "siege 1"]


@pytest.mark.rule("R4.3", "B6.8")
@pytest.mark.parametrize(("defends", "palace_falls"), [(True, False), (False, True)])
def test_with_exactly_three_points_past_the_towers_one_defender_foils_the_siege_of_a_palace(
    defends: bool, palace_falls: bool
) -> None:
    fiefs = [fief("palace", "", "land"), fief("castle")]
    game = attacked(earl(fiefs=fiefs, towers={"monk": 2}, pool={"infantry": 1}), SIEGE, 5)
    assert (steps(game), game.deciding, game.about) == ([SIEGE, "siege 1"], BLUE, "field")
    play(game, *(["field pool infantry"] if defends else ["done"]))
    assert side(game, BLUE)["fiefs"] == ([fief("castle")] if palace_falls else fiefs)
    assert ("seized" if palace_falls else "holds") in told(game)


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("parts", "force"),
    [
        ({"fiefs": [fief("castle", "prince")]}, 2),
        ({"fiefs": [fief("castle", "champion")]}, 3),
        ({"fiefs": [fief("castle", "monk")]}, 1),  # an Abbot does not fight
        ({"mercenaries": [{}]}, 2),
        ({"mercenaries": [{"garrison": {"knight": 1}}]}, 4),
        ({"pool": {"infantry": 4}}, 1),  # no levy
        ({"fiefs": [fief("castle", "", "land")], "pool": {"infantry": 4}}, 2),
        ({"fiefs": [fief("castle", "", "land")], "pool": {"infantry": 4, "knight": 1}}, 3),
        ({"fiefs": [fief("castle", "", "land", "market_town")], "pool": {"infantry": 4, "knight": 1}}, 4),
        ({"guard": 5}, 6),
    ],
)
def test_what_he_may_field_is_what_counts(parts: Data, force: int) -> None:
    """With one Tower more than his force a Raid is impossible, with one less it is not."""
    him = host(1, **parts)
    for towers, possible in ((force, False), (force - 1, True)):
        game = rebellion(walled(towers, fief("castle", "", "land")), him, decks=on_top(joust=[RAID]))
        assert steps(play(game, "end"))[1] == ("raid 1" if possible else "impossible raid")


@pytest.mark.rule("R4.3", "R4.5", "B6.3")
@pytest.mark.parametrize(
    ("rules", "parts", "force"),
    [
        ({"levy_counts_garrison": True}, {"mercenaries": [{"garrison": {"infantry": 1}}, {}]}, 2),
        (
            {"levy_counts_garrison": True},
            {
                "fiefs": [fief("castle", "", "land")],
                "mercenaries": [{"garrison": {"infantry": 1}}],
                "pool": {"knight": 1},
            },
            3,
        ),
        (
            {"levy_counts_garrison": True},
            {
                "fiefs": [fief("castle", "", "land")],
                "mercenaries": [{"garrison": {"infantry": 1}}, {"garrison": {"infantry": 1}}],
            },
            3,
        ),
        ({"abbot_fights": True}, {"fiefs": [fief("castle", "monk")]}, 2),
        ({"strength": {"king": 3}}, {}, 3),
        ({"market_town_factor": 3}, {"fiefs": [fief("castle", "", "land", "market_town")], "pool": {"infantry": 5}}, 4),
    ],
)
def test_he_counts_on_and_fields_what_the_ruleset_lets_him(rules: Data, parts: Data, force: int) -> None:
    decks = on_top(joust=[RAID])
    for towers, possible in ((force, False), (force - 1, True)):
        game = rebellion(walled(towers, fief("castle", "", "land")), host(1, **parts), ruleset=rules, decks=decks)
        assert steps(play(game, "end"))[1] == ("raid 1" if possible else "impossible raid")
        assert [event.number for event in happened(game, "deals")] == [force]


# R4.4

CASTLE, PALACE = fief("castle"), fief("palace")
LAND = fief("castle", "", "land")
SHIFTS: list[tuple[str, int, int, list[Data], list[str]]] = [
    # The wish, his force, the Towers and Fiefs of the Earl, and what he comes to.
    (TOWERS, 3, 1, [LAND], ["storm"]),
    (TOWERS, 3, 0, [LAND], ["unavailable storm", "turns_to raid", "raid 1"]),
    (
        TOWERS,
        3,
        0,
        [CASTLE],
        ["unavailable storm", "turns_to raid", "unavailable raid", "turns_to siege", "siege 1"],
    ),
    (
        TOWERS,
        2,
        0,
        [PALACE],
        ["unavailable storm", "turns_to raid", "unavailable raid", "turns_to siege", "impossible siege", "king_idle"],
    ),
    (RAID, 3, 2, [LAND], ["raid 1"]),
    (RAID, 3, 3, [LAND], ["impossible raid", "turns_to storm", "storm"]),
    (RAID, 3, 1, [CASTLE], ["unavailable raid", "turns_to storm", "storm"]),
    (
        RAID,
        3,
        0,
        [CASTLE],
        ["unavailable raid", "turns_to storm", "unavailable storm", "turns_to siege", "siege 1"],
    ),
    (
        RAID,
        1,
        0,
        [CASTLE],
        ["unavailable raid", "turns_to storm", "unavailable storm", "turns_to siege", "impossible siege", "king_idle"],
    ),
    (SIEGE, 3, 1, [LAND], ["siege 1"]),
    (SIEGE, 3, 2, [LAND], ["impossible siege", "turns_to raid", "raid 1"]),
    (SIEGE, 3, 1, [PALACE, LAND], ["impossible siege", "turns_to raid", "raid 2"]),
    (
        SIEGE,
        3,
        3,
        [LAND],
        ["impossible siege", "turns_to raid", "impossible raid", "turns_to storm", "storm"],
    ),
    (
        SIEGE,
        2,
        1,
        [CASTLE],
        ["impossible siege", "turns_to raid", "unavailable raid", "turns_to storm", "storm"],
    ),
    (
        SIEGE,
        2,
        0,
        [PALACE, CASTLE],
        [
            "impossible siege",
            "turns_to raid",
            "unavailable raid",
            "turns_to storm",
            "unavailable storm",
            "turns_to siege",
            "siege 2",
        ],
    ),
]


@pytest.mark.rule("R4.4")
@pytest.mark.parametrize(("wish", "force", "towers", "fiefs", "expected"), SHIFTS)
def test_towers_turn_to_raid_then_siege_raid_to_towers_then_siege_siege_to_raid_then_towers(
    wish: str, force: int, towers: int, fiefs: list[Data], expected: list[str]
) -> None:
    assert steps(attacked(walled(towers, *fiefs), wish, force)) == [wish, *expected]


@pytest.mark.rule("R4.4")
def test_if_nothing_is_left_he_does_nothing() -> None:
    game = attacked(walled(0, PALACE), TOWERS, 2)
    names = told_why(game)
    idle = names.index("king_idle R4.4")
    assert names[idle - 3 : idle] == ["king_turns_to R4.4", "king_reckons R4.3", "king_impossible R4.3"]
    assert names[idle + 1 : idle + 3] == ["mind_shuffled R3.1", "marker B9.1"]
    assert (game.deciding, game.about, game.table.battle) == (BLUE, "turn", None)
    assert not game.table.white_forward


@pytest.mark.rule("R4.4")
def test_he_does_not_turn_to_another_earl() -> None:
    game = attacked(walled(0, PALACE), TOWERS, 2, earl(cubes=0, towers={"monk": 1}))
    assert [event.other for event in happened(game, "king_cube")] == [BLUE]
    assert steps(game)[-1] == "king_idle"


# R4.5

EVERYTHING: Data = {
    "fiefs": [
        fief("palace", "prince", "land", "market_town"),
        fief("castle", "vassal"),
        fief("castle", "monk", "church"),
    ],
    "mercenaries": [{"garrison": {"knight": 1}}, {}],
    "pool": {"infantry": 3, "knight": 1},
    "guard": 2,
}
#: By the levy of 2 the Knight and one Infantry of the pool; the Abbot stays at home.
FIELDED = Counter(king=1, infantry=3, prince=1, vassal=1, mercenary=2, knight=1)
FORCE = 1 + 2 + 1 + 1 + 2 + 2 + 2 + 1


def fielded(game: Game, seat: int) -> Counter[str]:
    events = [event for event in game.events(BLUE) if EVENT_NAMES[event.kind] == "field" and event.seat == seat]
    return Counter(NAMES[event.card] for event in events)


@pytest.mark.rule("R4.5")
def test_attacking_he_fields_everything_he_has() -> None:
    game = play(rebellion(walled(12, PALACE), king("champion", **EVERYTHING), decks=on_top(joust=[TOWERS])), "end")
    assert fielded(game, RED) == FIELDED
    assert [event.number for event in happened(game, "deals")] == [FORCE]


@pytest.mark.rule("R4.5")
@pytest.mark.parametrize("attack", ["storm red", "raid red 1", "siege red 2"])
def test_defending_he_does_so_too_against_whatever_comes(attack: str) -> None:
    him = king("land", towers={"allies": 1}, **EVERYTHING)
    game = rebellion(earl(hand={"champion": 1}), him, decks=on_top(battle=["defender_wins"]))
    play(game, attack, "field hand champion")
    assert fielded(game, RED) == FIELDED
    assert [event.number for event in happened(game, "deals")] == [FORCE]


@pytest.mark.rule("R4.5")
def test_after_the_battle_all_of_it_is_back_in_its_place() -> None:
    him = king("land", towers={"allies": 1}, **EVERYTHING)
    before = side(rebellion(earl(hand={"champion": 1}), him), RED)
    game = rebellion(earl(hand={"champion": 1}), him, decks=on_top(battle=["defender_wins"]))
    play(game, "siege red 1", "field hand champion")
    assert side(game, RED) == before


@pytest.mark.rule("R4.5")
def test_alone_with_the_king_card_he_still_fights() -> None:
    game = rebellion(earl(hand={"champion": 1}), host(1), decks=on_top(battle=["normal"]))
    play(game, "siege red 1", "field hand champion")
    assert fielded(game, RED) == Counter(king=1)
    assert "battle_card" in told(game)


@pytest.mark.rule("R4.5")
@pytest.mark.parametrize(("limited", "infantry"), [(True, 0), (False, 3)])
def test_the_levy_binds_him_in_defence_as_the_ruleset_says(limited: bool, infantry: int) -> None:
    him = host(1, pool={"infantry": 3})
    game = rebellion(earl(hand={"champion": 1}), him, ruleset={"levy_limits_defence": limited})
    play(game, "siege red 1", "field hand champion")
    assert fielded(game, RED)["infantry"] == infantry


#: What is told before nothing but the Palace is left.
NO_OTHER = ["impossible siege", "turns_to raid", "unavailable raid", "turns_to storm", "unavailable storm"]


@pytest.mark.rule("R4.4")
@pytest.mark.parametrize(
    ("wish", "force", "fiefs", "how", "expected"),
    [
        (SIEGE, 2, [PALACE, CASTLE], "last", [*NO_OTHER, "turns_to siege", "siege 2"]),
        (SIEGE, 2, [PALACE, CASTLE], "never", [*NO_OTHER, "king_idle"]),
        (SIEGE, 2, [PALACE, CASTLE], "first", ["impossible siege", "turns_to siege", "siege 2"]),
        (SIEGE, 1, [PALACE, CASTLE], "last", [*NO_OTHER, "king_idle"]),
        (SIEGE, 2, [PALACE, LAND], "last", ["impossible siege", "turns_to raid", "raid 2"]),
        (SIEGE, 2, [PALACE, LAND], "first", ["impossible siege", "turns_to siege", "siege 2"]),
        (SIEGE, 2, [PALACE, CASTLE, fief("castle", "monk")], "last", [*NO_OTHER, "turns_to siege", "siege 3"]),
        (
            TOWERS, 2, [PALACE, CASTLE], "last",
            ["unavailable storm", "turns_to raid", "unavailable raid", "turns_to siege", "impossible siege",
             "turns_to siege", "siege 2"],
        ),
    ],
)  # fmt: skip
def test_if_nothing_is_left_he_besieges_another_fief_than_the_palace(
    wish: str, force: int, fiefs: list[Data], how: str, expected: list[str]
) -> None:
    assert steps(attacked(walled(0, *fiefs), wish, force, ruleset={"king": {"siege_falls_back": how}})) == [
        wish,
        *expected,
    ]


@pytest.mark.rule("R4.4", "R6.4")
def test_vikings_he_sends_do_so_too() -> None:
    vikings = {"arrived": True, "markers_out": 8, "viking": 2}
    him = king("champion", turns=0, cubes=999)
    blue = earl(fiefs=[PALACE, CASTLE])
    game = play(rebellion(blue, him, ruleset={"viking_gain": 0}, vikings=vikings, decks=on_top(joust=[SIEGE])), "end")
    assert side(game, BLUE)["fiefs"] == [PALACE]


@pytest.mark.rule("R4.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_siege_of_another_fief_is_told(language: str) -> None:
    game = attacked(earl(fiefs=[PALACE, CASTLE]), SIEGE, 2)
    last = happened(game, "king_turns_to")[-1]
    assert words(language).text("card-castle") in words(language).event(last, BLUE)
