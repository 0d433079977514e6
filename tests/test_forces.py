"""What a side can field is what the legal moves let it field (B6.3), by any ruleset."""

from __future__ import annotations

import pytest

from regni.bots.steward.judging import Outlook, look_around
from regni.bots.steward.odds import size_up
from regni.bots.weigh import survey
from regni.engine.cards import CHAMPION, INFANTRY, KNIGHT, MERCENARY, NOBODY, PRINCE, card
from regni.engine.decisions import BATTLE, FIELD
from regni.engine.earl import Mercenary
from regni.engine.forces import (
    ATTACK,
    DEFENCE,
    HAND,
    LORD,
    field_all,
    force,
    hand_force,
    lords_force,
    open_force,
    ready_force,
    source_of,
)
from regni.engine.handlers import HANDLERS
from regni.engine.moves import FIELD as FIELDS
from regni.engine.moves import SIEGE, arg_a, verb
from regni.engine.play import legal_moves, random_moves, settle
from regni.engine.rng import Rng, stream
from regni.engine.rule_ids import R4_5
from regni.engine.setup import set_table
from regni.engine.table import NO_AUTOMATON, Battle, Table
from regni.engine.variant_facts import SEATS
from regni.game import Game
from regni.testing import at, earl, fief
from regni.testing import play as play_moves
from regni.testing.variety import any_deck, any_ruleset

SIDES = (ATTACK, DEFENCE)
SWITCHES = ("levy_limits_defence", "levy_counts_garrison", "levy_counts_royal", "abbot_fights")


def armed(seed: str) -> Table:
    """A table somewhere in a game by any rules, where everybody has an army of some sort."""
    rng = stream(seed, "armed")
    variant, mode = list(SEATS)[rng.below(len(SEATS))]
    fixed: dict[str, object] = {name: rng.below(2) == 1 for name in SWITCHES}
    rules = any_ruleset(rng.below, rng.below(8), {"variant": variant, "mode": mode, **fixed})
    seats = SEATS[variant, mode][0] + rng.below(2)
    table = set_table(rules, [any_deck(rng.below, rules) for _ in range(min(seats, SEATS[variant, mode][1]))], seed)
    settle(table)
    random_moves(table, rng, rng.below(150))
    for seat, one in enumerate(table.earls):
        one.infantry, one.knights = rng.below(4), rng.below(3)
        one.royal_infantry, one.royal_knights = rng.below(3), rng.below(2)
        one.mercenaries = [Mercenary(card(seat, MERCENARY), rng.below(3), rng.below(2)) for _ in range(rng.below(3))]
    if table.automaton == NO_AUTOMATON:
        table.king = rng.below(len(table.earls) + 1) - 1
    return table


def to_field(table: Table, seat: int, side: int) -> Table:
    """The same table at the moment at which the Earl is to field the first card."""
    here = table.clone()
    other = (seat + 1) % len(here.earls)
    attacker, defender = (seat, other) if side == ATTACK else (other, seat)
    here.battle = Battle(
        attacker, attacker, defender, SIEGE, 0, 1 + side, NOBODY, 0, 0, 0, NOBODY, [], [], [], [], []
    )  # fmt: skip
    here.over = False
    here.push(BATTLE, attacker)
    here.push(FIELD, seat, side)
    return here


def units_of(table: Table, side: int) -> list[int]:
    assert table.battle is not None
    return table.battle.attack if side == ATTACK else table.battle.defence


def field(table: Table, move: int) -> None:
    """One card takes the field, and nothing else happens: a battle does not begin before he is asked for more."""
    HANDLERS[FIELD].apply(table, table.stack[-1], move)


def most_by_moves(table: Table, side: int) -> int:
    """The most force that can be fielded by legal moves, the Hand left aside: every way is tried."""
    known: set[tuple[object, ...]] = set()
    waiting, most = [table], 0
    while waiting:
        here = waiting.pop()
        units, mine = units_of(here, side), here.earls[here.stack[-1].seat]
        swords = sorted((int(one.infantry), int(one.knights)) for one in mine.mercenaries)
        key = (tuple(sorted(units)), str(swords))
        if key in known:
            continue
        known.add(key)
        most = max(most, int(force(here, units)))
        for move in legal_moves(here):
            if verb(move) == FIELDS and arg_a(move) != HAND:
                after = here.clone()
                field(after, move)
                waiting.append(after)
    return most


def field_some(table: Table, rng: Rng) -> None:
    """A card or two take the field."""
    for _ in range(1 + rng.below(2)):
        moves = [move for move in legal_moves(table) if verb(move) == FIELDS and arg_a(move) != HAND]
        if moves:
            field(table, moves[rng.below(len(moves))])


@pytest.mark.no_cover
@pytest.mark.rule("B6.3")
def test_the_open_force_is_what_the_legal_moves_let_a_side_field() -> None:
    short = 0
    for number in range(120):
        table = armed(f"forces {number}")
        rng = stream(f"forces {number}", "fielding")
        for seat, side in ((seat, side) for seat in range(len(table.earls)) for side in SIDES):
            told = int(open_force(table, seat, side))
            here = to_field(table, seat, side)
            everything = here.clone()
            assert everything.battle is not None
            field_all(everything, everything.battle, seat, side, R4_5)
            assert told == force(everything, units_of(everything, side))
            if seat == table.automaton:
                # R4.5: he is never asked.
                continue
            assert told == most_by_moves(here, side), f"{number}, {seat}, {side}"
            short += sum(one.garrison() for one in table.earls[seat].mercenaries) > table.earls[seat].levy(2)
            field_some(here, rng)
            units = units_of(here, side)
            lords = lords_force(here, seat) - force(here, [unit for unit in units if source_of(unit) == LORD])
            more = ready_force(here, seat, side, units) + lords
            assert force(here, units) + more == most_by_moves(here, side)
    assert short > 20, "the levy was seldom too small"


def test_bots_are_told_the_same() -> None:
    for number in range(120):
        table = armed(f"forces {number}")
        if table.over:
            continue
        seat = 0
        outlook = Outlook()
        look_around(outlook, table, seat)
        assert outlook.force + outlook.lords == open_force(table, seat, ATTACK)
        for other in range(1, len(table.earls)):
            size_up(outlook, table, other)
            assert outlook.rival_force == open_force(table, other, DEFENCE)


# By hand.


def garrisoned(**settings: object) -> Game:
    """Red has a Mercenary with a Knight, and no Land."""
    blue = earl(fiefs=[fief("palace", "champion", "land", "land")], pool={"knight": 2}, hand={"castle": 1})
    red = earl(fiefs=[fief("palace")], mercenaries=[{"card": "mercenary", "garrison": {"knight": 1}}])
    return at(blue, red, ruleset=settings)


@pytest.mark.rule("B6.3")
def test_a_garrison_that_counts_needs_room_in_the_levy() -> None:
    counted, free = garrisoned(levy_counts_garrison=True), garrisoned()
    assert [open_force(game.table, 1, DEFENCE) for game in (counted, free)] == [0, 3]
    for game, told in ((counted, 0), (free, 3)):
        outlook = Outlook()
        size_up(outlook, game.table, 1)
        assert outlook.rival_force == told
        play_moves(game, "siege red 1", "field pool knight", "done")
    # Nobody can be fielded, and everybody sees it: it is not even asked.
    assert counted.about != "field"
    assert (free.about, free.deciding) == ("field", 1)
    assert "field mercenary 1" in free.legal_moves()


@pytest.mark.rule("B6.3")
def test_a_garrison_stays_at_home_if_the_royal_army_makes_more_of_the_room() -> None:
    """Room for two: two Knights of the King strike harder than a Mercenary with two Infantry."""
    counting = {"levy_counts_garrison": True, "levy_counts_royal": True, "garrison_slots": 2}
    mercenary = {"card": "mercenary", "garrison": {"infantry": 2}}
    red = earl(fiefs=[fief("palace", "", "land", "land")], mercenaries=[mercenary], royal={"knight": 2})
    game = at(earl(), red, ruleset=counting, king="red")
    # The King card strikes too.
    assert open_force(game.table, 1, DEFENCE) == 4 + 1


def levied(**settings: object) -> Game:
    """Red has an Army pool, and no Land."""
    blue = earl(fiefs=[fief("palace", "champion", "land", "land")], pool={"knight": 2}, hand={"castle": 1})
    red = earl(fiefs=[fief("palace", "champion")], pool={"infantry": 2, "knight": 1})
    return at(blue, red, ruleset=settings)


@pytest.mark.rule("B6.3")
def test_without_land_an_army_defends_only_where_the_levy_does_not_limit_it() -> None:
    limited, free = levied(), levied(levy_limits_defence=False)
    assert [open_force(game.table, 1, DEFENCE) for game in (limited, free)] == [2, 6]
    assert [open_force(game.table, 1, ATTACK) for game in (limited, free)] == [2, 2]
    for game in (limited, free):
        play_moves(game, "siege red 1", "field pool knight", "done")
        assert (game.about, game.deciding) == ("field", 1)
    pool = ["field pool infantry", "field pool knight"]
    assert [move for move in limited.legal_moves() if "pool" in move] == []
    assert [move for move in free.legal_moves() if "pool" in move] == pool
    assert walls_in_danger(free) < walls_in_danger(limited), "a chance to win reckons with the same defence"


def walls_in_danger(game: Game) -> float:
    """How far the strongest attack would get past Red's defence, as the search sees it."""
    return survey(game.table)[1][-1]


def test_an_army_of_the_strongest() -> None:
    """Where Infantry is the stronger, it is Infantry that the levy has room for."""
    rules = {"strength": {"infantry": 3, "knight": 2}}
    game = at(earl(), earl(fiefs=[fief("palace", "", "land")], pool={"infantry": 1, "knight": 2}), ruleset=rules)
    assert open_force(game.table, 1, ATTACK) == 3
    assert int(game.table.rules.strength[INFANTRY]) > int(game.table.rules.strength[KNIGHT])


def test_a_hand_is_worth_its_fighters() -> None:
    game = at(earl(hand={"prince": 1, "champion": 2, "monk": 3, "mercenary": 1}), earl())
    strength = game.table.rules.strength
    worth = strength[PRINCE] + 2 * strength[CHAMPION] + strength[MERCENARY]
    assert hand_force(game.table, game.table.earls[0].hand) == worth


@pytest.mark.rule("B8.6")
def test_crown_and_royal_army_count_for_the_king_alone() -> None:
    lands = fief("palace", "champion", "land", "land", "land")
    plain = earl(fiefs=[lands], pool={"infantry": 1})
    royal = earl(fiefs=[lands], pool={"infantry": 1}, royal={"infantry": 1, "knight": 2})
    game = at(plain, royal, plain, king="red")
    told = [int(open_force(game.table, seat, side)) for side in (ATTACK, DEFENCE) for seat in range(3)]
    # A Champion of 2 and an Infantry; the King card, an Infantry and two Knights.
    assert told == [3, 3 + 1 + 1 + 2 * 2, 3] * 2
