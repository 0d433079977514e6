"""What threatens an Earl, from what lies open on the table. The words for it are in `words/dangers.py`."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.battle import forbids_attacking, list_targets
from ..engine.cards import NOBODY
from ..engine.earl import Fief
from ..engine.forces import ATTACK, DEFENCE, host_force, open_force
from ..engine.moves import ListedMoves, arg_a, arg_b, declared
from ..engine.rule_ids import LEGAL
from ..engine.spoils import walls
from ..engine.table import VIKINGS, Table

#: How a danger is drawn: it may end the game for the Earl soon, it is bad, it is worth knowing, it is good for him.
DIRE, BAD, PLAIN, HOPE = "dire", "bad", "plain", "hope"
WEIGHTS = (DIRE, BAD, HOPE, PLAIN)
#: With so many draws, or so many rounds until something happens, there is danger.
FEW_DRAWS, FEW_ROUNDS = 5, 2
#: In the last rounds of a countdown there is danger.
LAST_ROUNDS = 3


@dataclass(frozen=True)
class Danger:
    kind: str
    weight: str
    #: The Earl whom it comes from, VIKINGS or NOBODY.
    seat: int = NOBODY
    #: Turns, rounds or force.
    number: int = 0
    #: How the game would end, and who would win it, one bit for each seat.
    ending: int = 0
    winners: int = 0
    #: The Fiefs that would fall.
    fiefs: tuple[int, ...] = ()


def dangers_of(table: Table, seat: int) -> list[Danger]:
    """The dangers for a seat, the deadliest first. `table` is as the seat sees it."""
    # Before the first round there is only a deck to pick.
    if table.over or table.earls[seat].out or not table.round:
        return []
    found = [
        *victories(table, seat),
        *viking_turn(table, seat),
        *draws(table, seat),
        *sieges(table, seat),
        *last_two(table, seat),
        *landing(table),
        *last_round(table),
    ]
    return sorted(found, key=lambda one: WEIGHTS.index(one.weight))


def victories(table: Table, seat: int) -> list[Danger]:
    """Earls who win when their turn begins, if nothing changes until then."""
    found = []
    for other, earl in enumerate(table.earls):
        if earl.out or (table.variant.has_king and other == table.players):
            continue
        here = table.clone()
        here.variant.starts_turn(here, other)
        if here.over:
            weight = HOPE if other == seat else DIRE
            found.append(Danger("victory", weight, other, ending=int(here.ending), winners=int(here.winners)))
    return found


def viking_turn(table: Table, seat: int) -> list[Danger]:
    """How the game would end if the Viking turn came now, or if the countdown were over now."""
    left = rounds_left(table)
    if left is None:
        return []
    here = table.clone()
    # In its first round a Summer may not count yet (W7.1).
    here.round = max(2, here.round)
    is_next = ends_in_viking_turn(here.clone())
    if not is_next:
        here.markers_out = here.rules.viking_markers - 1
    here.variant.advance_clock(here)
    is_mine = here.winners >> seat & 1
    number = 1 if is_next else left
    weight = HOPE if is_mine else DIRE if number <= 1 else BAD if number <= LAST_ROUNDS else PLAIN
    return [Danger("countdown", weight, VIKINGS, number, int(here.ending), int(here.winners))]


def ends_in_viking_turn(here: Table) -> bool:
    """Whether the next Viking turn ends the game. The table is changed."""
    here.variant.advance_clock(here)
    return bool(here.over)


def rounds_left(table: Table) -> int | None:
    """How many Viking turns the countdown has left, or None if there is no countdown now."""
    if not table.arrived or not table.variant.facts.countdown:
        return None
    return int(table.rules.viking_markers - table.markers_out)


def draws(table: Table, seat: int) -> list[Danger]:
    """Decks that come to their end: the Earl's own, and those of others who cannot draw any more."""
    if not table.rules.turn_draw:
        return []
    found = []
    kind = "old_age" if table.variant.eliminates else "relative"
    for other, earl in enumerate(table.earls[: table.players]):
        left = len(earl.deck) // int(table.rules.turn_draw)
        if earl.out:
            continue
        if other == seat and left <= FEW_DRAWS:
            found.append(Danger(kind, DIRE if left <= 1 else BAD, seat, left))
        elif other != seat and not left:
            found.append(Danger(f"{kind}_other", PLAIN if table.rules.shares_victory else HOPE, other))
    return found


def sieges(table: Table, seat: int) -> list[Danger]:
    """Who could take which of the Earl's Fiefs with what lies open, against all that he has in the open."""
    found = []
    for other, earl in enumerate(table.earls):
        if other != seat and not earl.out:
            number = int(open_force(table, other, ATTACK))
            fiefs = tuple(fief for fief in falling(table, seat, number) if may_besiege(table, other, seat, fief))
            found.append((number, other, fiefs))
    if any(table.earls[other].cubes for other in range(len(table.earls)) if other != seat):
        number = int(host_force(table))
        found.append((number, VIKINGS, falling(table, seat, number)))
    every = len(table.earls[seat].fiefs)
    return [
        Danger("siege", DIRE if len(fiefs) == every == 1 else BAD, other, number, fiefs=fiefs)
        for number, other, fiefs in sorted(found, reverse=True)
        if fiefs
    ]


def falling(table: Table, seat: int, number: int) -> tuple[int, ...]:
    """The Fiefs that fall to so much force, even if all that lies open defends them."""
    return tuple(
        place for place, fief in enumerate(table.earls[seat].fiefs) if number >= falls(table, seat, fief)[1] > 0
    )


def falls(table: Table, seat: int, fief: Fief) -> tuple[int, int]:
    """The force that a Siege needs: past the Towers and the walls, and past all that the Earl has in the open (B6.7,
    B6.8)."""
    least = int(table.earls[seat].towers_up * table.rules.tower_soak + walls(table, fief.keep))
    return least, least + int(open_force(table, seat, DEFENCE))


def may_besiege(table: Table, other: int, seat: int, fief: int) -> bool:
    """Whether an Earl may besiege the Fief in his turn, now or when it comes."""
    here = table.clone()
    if here.turn_seat != other:
        here.earls[other].turns += 1
    if forbids_attacking(here, other) != LEGAL:
        return False
    out = ListedMoves()
    list_targets(here, other, True, out)
    return any((arg_a(one), arg_b(one)) == (seat, fief) and declared(one).has("their_fief") for one in out.listed)


def last_two(table: Table, seat: int) -> list[Danger]:
    """Where only one Earl with a Fief wins at once: the Earls of whom one more loss decides the game."""
    found = []
    for other, earl in enumerate(table.earls):
        if earl.out or len(earl.fiefs) != 1 or table.variant.eliminates:
            continue
        here = table.clone()
        here.earls[other].fiefs = []
        here.variant.landless(here, other, 1)
        if here.over and not here.winners >> seat & 1:
            found.append(Danger("last_two", BAD, other, ending=int(here.ending), winners=int(here.winners)))
    return found


def landing(table: Table) -> list[Danger]:
    left = int(table.rules.viking_markers - table.markers_out)
    # W3.5: in a campaign there is a vote before they land.
    kind = "vote" if not left and table.variant.is_campaign else "vikings"
    return [Danger(kind, BAD, VIKINGS, left)] if not table.arrived and left <= FEW_ROUNDS else []


def last_round(table: Table) -> list[Danger]:
    """B10.3: the game is drawn after so many rounds."""
    left = int(table.rules.max_rounds - table.round) + 1
    return [Danger("drawn", BAD, number=left)] if table.rules.max_rounds and left <= LAST_ROUNDS else []
