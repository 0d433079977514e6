"""A move as one number: a verb and up to three small arguments.

What each verb means and does stands in the module of its rule; its text is in `regni.words.notation`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .native import mypyc_attr
from .rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

# In an Earl's turn (turn.py and the modules of the Actions). Arguments in brackets.
END: Final = 0
CONCEDE: Final = 1
RECRUIT: Final = 2
HIRE: Final = 3
FEAST: Final = 4
CROWN: Final = 5
TOWER: Final = 6  # [kind]
GARRISON: Final = 7  # [army kind, mercenary]
FOUND: Final = 8  # [kind]
ATTACH: Final = 9  # [kind, fief]
INSTALL: Final = 10  # [kind, fief]
VISIT: Final = 11  # [seat]
EMISSARY: Final = 12  # [kind]
BEQUEATH: Final = 13  # [fief]
JOUST: Final = 14  # [fief, card]
BETRAY_LORD: Final = 15  # [seat, fief]
BETRAY_MERCENARY: Final = 16  # [seat, mercenary]
BETRAY_HAND: Final = 17  # [seat]
INTRIGUE_FIEF: Final = 18  # [seat, fief]
INTRIGUE_MERCENARY: Final = 19  # [seat, mercenary]
INTRIGUE_POOL: Final = 20  # [seat]
STORM: Final = 21  # [seat]: an Attack on the Towers; also the Vikings'
RAID: Final = 22  # [seat, fief]; also the Vikings'
SIEGE: Final = 23  # [seat, fief]; also the Vikings'
# In answer to something.
DONE: Final = 24
PASS: Final = 25
FIELD: Final = 26  # [source, kind, index]
LOSE: Final = 27  # [source, kind, index]
DECIDE: Final = 28  # [battle card]
TAKE: Final = 29  # [card, own fief]
BURN: Final = 30  # [card]
SEIZE: Final = 31  # the besieged Fief
RAZE: Final = 32
ALLY: Final = 33
VASSAL_HAND: Final = 34
VASSAL_LORD: Final = 35  # [fief]
PAY: Final = 36  # [fief, card]
PLACE: Final = 37  # [fief]
TAKE_ARMY: Final = 38  # [army kind]
GIVE: Final = 39  # [army kind]
ENTER: Final = 40  # [fief, card]
SWAP: Final = 41  # [hand kind, joust kind]
TURN: Final = 42  # [joust kind]
DISCARD: Final = 43  # [kind]
FELL: Final = 44  # [kind]: a Tower of one's own
# Before play, in a Winter, in a vote, and in the options.
MULLIGAN: Final = 45
CALL_VOTE: Final = 46  # an Action
VOTE_FOR: Final = 47
VOTE_AGAINST: Final = 48
BUY_TOWERS: Final = 49
BUY_BANNER: Final = 50
BUY_CASTLE: Final = 51
BUY_PROPERTY: Final = 52  # [kind, fief]
BUY_LORD: Final = 53  # [kind, fief]
PICK: Final = 54  # [kind]
SAME: Final = 55
SHOW: Final = 56
SEEK: Final = 57  # an Action
FETCH: Final = 58  # [kind]
APPEASE: Final = 59
TACTICS: Final = 60

VERBS: Final = 61
BITS: Final = 7
LIMIT: Final = 127  # the largest argument


def move(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return verb | (a << 7) | (b << 14) | (c << 21)


def verb(move: i64) -> i64:
    return move & 127


def arg_a(move: i64) -> i64:
    return (move >> 7) & 127


def arg_b(move: i64) -> i64:
    return (move >> 14) & 127


def arg_c(move: i64) -> i64:
    return (move >> 21) & 127


@mypyc_attr(acyclic=True, free_list_len=1)
class Moves:
    """Takes legal moves one by one as they are found. This one counts them and remembers the first."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.first: i64 = 0

    def add(self, move: i64) -> None:
        if self.count == 0:
            self.first = move
        self.count += 1


@mypyc_attr(acyclic=True)
class ListedMoves(Moves):
    """Keeps them all."""

    def __init__(self) -> None:
        super().__init__()
        self.listed: list[int] = []

    def add(self, move: i64) -> None:
        self.count += 1
        self.listed.append(move)


@mypyc_attr(acyclic=True)
class RandomMove(Moves):
    """Keeps one of them, each with the same chance, without listing them; never CONCEDE."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng
        self.chosen: i64 = 0

    def add(self, move: i64) -> None:
        if move == CONCEDE:
            return
        self.count += 1
        if self.count == 1 or self.rng.below(self.count) == 0:
            self.chosen = move
