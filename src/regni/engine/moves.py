"""A move as one number: a verb and up to three small arguments.

A verb is declared here and nowhere else. The module of its rule carries it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import (
    ALLIES,
    BANNER,
    BANQUET,
    CASTLE,
    CATHEDRAL,
    CHAMPION,
    CHURCH,
    INTRIGUE,
    LAND,
    MARKET_TOWN,
    MERCENARY,
    MONK,
    PALACE,
    PRINCE,
    TREACHERY,
    VASSAL,
)
from .native import mypyc_attr
from .rng import Rng
from .verbs import ANSWER, ATTACK, COURT, EARLDOM, FREE, LEAVING, POLITICS, WAY_OUT, Verb

if TYPE_CHECKING:
    from mypy_extensions import i64

# The numbers of the verbs. Records and positions are written in words, but traces and bots rely on the numbers.
END: Final = 0
CONCEDE: Final = 1
RECRUIT: Final = 2
HIRE: Final = 3
FEAST: Final = 4
CROWN: Final = 5
TOWER: Final = 6
GARRISON: Final = 7
FOUND: Final = 8
ATTACH: Final = 9
INSTALL: Final = 10
VISIT: Final = 11
EMISSARY: Final = 12
BEQUEATH: Final = 13
JOUST: Final = 14
BETRAY_LORD: Final = 15
BETRAY_MERCENARY: Final = 16
BETRAY_HAND: Final = 17
INTRIGUE_FIEF: Final = 18
INTRIGUE_MERCENARY: Final = 19
INTRIGUE_POOL: Final = 20
STORM: Final = 21
RAID: Final = 22
SIEGE: Final = 23
DONE: Final = 24
PASS: Final = 25
FIELD: Final = 26
LOSE: Final = 27
DECIDE: Final = 28
TAKE: Final = 29
BURN: Final = 30
SEIZE: Final = 31
RAZE: Final = 32
ALLY: Final = 33
VASSAL_HAND: Final = 34
VASSAL_LORD: Final = 35
PAY: Final = 36
PLACE: Final = 37
PRESS: Final = 38
GIVE: Final = 39
ENTER: Final = 40
SWAP: Final = 41
TURN: Final = 42
DISCARD: Final = 43
FELL: Final = 44
MULLIGAN: Final = 45
CALL_VOTE: Final = 46
VOTE_FOR: Final = 47
VOTE_AGAINST: Final = 48
BUY_TOWERS: Final = 49
BUY_BANNER: Final = 50
BUY_CASTLE: Final = 51
BUY_PROPERTY: Final = 52
BUY_LORD: Final = 53
PICK: Final = 54
SAME: Final = 55
SHOW: Final = 56
SEEK: Final = 57
FETCH: Final = 58
APPEASE: Final = 59
TACTICS: Final = 60

#: The declarations of the verbs, in the order in which lists show them.
VERBS: Final = [
    Verb(END, "end", WAY_OUT, onto="own_deck"),
    Verb(DONE, "done", WAY_OUT, "field take_property take_army tilt"),
    Verb(
        PASS,
        "pass",
        WAY_OUT,
        "allies struggle ransom enter_joust control mulligan cast show_pair appease tactics",
    ),
    Verb(SAME, "same", WAY_OUT, "pick"),
    Verb(CONCEDE, "concede", LEAVING),
    # B3.2
    Verb(
        TOWER,
        "tower a:hand",
        FREE,
        "turn start_tower",
        "tower",
        onto="own_towers",
        from_tray="start_tower",
        face_down=True,
    ),
    Verb(GARRISON, "garrison a:army b:mercenary", FREE, row="garrison", needs=(MERCENARY,)),
    # B5
    Verb(FOUND, "found a:hand", EARLDOM, row="found", takes=(CASTLE, PALACE), onto="new_fief"),
    Verb(ATTACH, "attach a:hand b:fief", EARLDOM, row="attach", takes=(LAND, MARKET_TOWN, CHURCH, CATHEDRAL)),
    Verb(INSTALL, "install a:hand b:fief", EARLDOM, row="install", takes=(PRINCE, VASSAL, CHAMPION, MONK)),
    Verb(HIRE, "hire", EARLDOM, plays=MERCENARY),
    Verb(RECRUIT, "recruit", EARLDOM, onto="army_deck"),
    # B8, B9.4, B11, and the further Actions of variants and options
    Verb(FEAST, "feast", COURT, plays=BANQUET, event="banquet"),
    Verb(CROWN, "crown", COURT, plays=BANNER, onto="crown", event="banner"),
    Verb(CALL_VOTE, "call vote", COURT, event="vote_called"),
    Verb(SEEK, "seek", COURT, event="seeks"),
    Verb(BEQUEATH, "bequeath a:lord", COURT, row="bequeath", plays=BANNER),
    Verb(JOUST, "joust b:property a:home", COURT, row="joust", plays=BANNER),
    Verb(VISIT, "visit a:their_hand", COURT, row="visit", needs=(MONK,)),
    Verb(EMISSARY, "emissary a:hand", COURT, row="emissary", takes=(VASSAL, MONK), onto="vikings"),
    # B7
    Verb(BETRAY_LORD, "betray a:seat lord b:their_lord", POLITICS, row="treachery", plays=TREACHERY),
    Verb(BETRAY_MERCENARY, "betray a:seat mercenary b:their_mercenary", POLITICS, row="treachery", plays=TREACHERY),
    Verb(BETRAY_HAND, "betray a:their_hand hand", POLITICS, row="treachery", plays=TREACHERY),
    Verb(INTRIGUE_FIEF, "intrigue a:seat fief b:their_lands", POLITICS, row="intrigue", plays=INTRIGUE),
    Verb(INTRIGUE_MERCENARY, "intrigue a:seat mercenary b:their_mercenary", POLITICS, row="intrigue", plays=INTRIGUE),
    Verb(INTRIGUE_POOL, "intrigue a:their_pool pool", POLITICS, row="intrigue", plays=INTRIGUE),
    # B6.1. In the decision "control" the Vikings attack.
    Verb(STORM, "storm a:their_towers", ATTACK, "turn control", "storm"),
    Verb(RAID, "raid a:seat b:their_lands", ATTACK, "turn control", "raid"),
    Verb(SIEGE, "siege a:seat b:their_fief", ATTACK, "turn control", "siege"),
    # In a battle and after it
    Verb(FIELD, "field a:force", ANSWER, "field"),
    Verb(LOSE, "lose a:fielded", ANSWER, "losses"),
    Verb(DECIDE, "decide a:battle", ANSWER, "church_decides"),
    Verb(TAKE, "take a:prize b:fief", ANSWER, "spoils take_property"),
    Verb(BURN, "burn a:prize", ANSWER, "spoils take_property surrender"),
    Verb(SEIZE, "seize", ANSWER, "besieged"),
    Verb(RAZE, "raze", ANSWER, "besieged"),
    Verb(FELL, "fell a:tower", ANSWER, "fell_tower"),
    Verb(TACTICS, "tactics", ANSWER, "tactics", plays=BANNER),
    Verb(PAY, "pay b:property a:home", ANSWER, "ransom"),
    Verb(PLACE, "place a:fief", ANSWER, "homecoming place_card"),
    # In answer to politics, a new King, a Joust
    Verb(ALLY, "ally", ANSWER, "allies", plays=ALLIES),
    Verb(VASSAL_HAND, "vassal hand", ANSWER, "struggle", plays=VASSAL),
    Verb(VASSAL_LORD, "vassal lord a:lord", ANSWER, "struggle"),
    Verb(PRESS, "press a:pressed", ANSWER, "take_army"),
    Verb(GIVE, "give a:army", ANSWER, "royal_gift"),
    Verb(ENTER, "enter b:property a:home", ANSWER, "enter_joust"),
    Verb(SWAP, "swap a:hand b:joust", ANSWER, "tilt"),
    Verb(TURN, "turn a:joust", ANSWER, "tilt", plays=CHAMPION, face_down=True),
    # Before play, in a Winter, in a vote, in the options, and at the end of a turn
    Verb(BUY_TOWERS, "buy towers", ANSWER, "legacy"),
    Verb(BUY_BANNER, "buy banner", ANSWER, "legacy", buys=BANNER),
    Verb(BUY_CASTLE, "buy castle", ANSWER, "legacy", buys=CASTLE),
    Verb(PICK, "pick a:tray", ANSWER, "pick", "pick", face_down=True),
    Verb(BUY_PROPERTY, "buy property a:tray b:fief", ANSWER, "legacy", "buy_property"),
    Verb(BUY_LORD, "buy lord a:tray b:fief", ANSWER, "legacy", "buy_lord"),
    Verb(FETCH, "fetch a:tray", ANSWER, "fetch", "fetch", face_down=True),
    Verb(DISCARD, "discard a:hand", ANSWER, "discard_down sacrifice"),
    Verb(MULLIGAN, "mulligan", ANSWER, "mulligan"),
    Verb(VOTE_FOR, "vote for", ANSWER, "cast"),
    Verb(VOTE_AGAINST, "vote against", ANSWER, "cast"),
    Verb(SHOW, "show", ANSWER, "show_pair"),
    Verb(APPEASE, "appease", ANSWER, "appease", plays=BANQUET),
]
BY_NUMBER: Final = {int(one.number): one for one in VERBS}
ATTACKS: Final = [one for one in VERBS if one.group == ATTACK]

BITS: Final = 7
LIMIT: Final = 127  # the largest argument a move can have


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


def declared(move: i64) -> Verb:
    """The declaration of the verb of a move. A number that is not a verb raises a KeyError."""
    return BY_NUMBER[move & 127]


def argument(move: i64, slot: str) -> i64:
    """The argument of a move that the verb's form calls "a", "b" or "c"."""
    return arg_a(move) if slot == "a" else arg_b(move) if slot == "b" else arg_c(move)


@mypyc_attr(acyclic=True, free_list_len=1)
class Moves:
    """Receives legal moves one by one as they are found. This class counts them and remembers the first."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.first: i64 = 0

    def add(self, move: i64) -> None:
        if self.count == 0:
            self.first = move
        self.count += 1


@mypyc_attr(acyclic=True)
class ListedMoves(Moves):
    """Keeps all the moves."""

    def __init__(self) -> None:
        super().__init__()
        self.listed: list[int] = []

    def add(self, move: i64) -> None:
        self.count += 1
        self.listed.append(move)


@mypyc_attr(acyclic=True)
class RandomMove(Moves):
    """Picks one of the moves at random without listing them. All have the same chance, except CONCEDE, which is never
    picked."""

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
