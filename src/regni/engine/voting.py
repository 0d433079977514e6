"""The vote for Winter (W3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CATHEDRAL, CHURCH, PRINCE
from .decisions import CAST, ROUND, TURN, VIKINGS, VOTE, WINTER, Handler
from .earl import Fief
from .events import ABSTAINS, LONGBOATS, NO_WINTER, VOTE_CALLED, VOTES_AGAINST, VOTES_FOR
from .events import VOTE_AGAINST as AGAINST
from .events import VOTE_FOR as FOR
from .events import WINTER as WINTER_COMES
from .moves import PASS, VOTE_AGAINST, VOTE_FOR, Moves
from .rule_ids import LEGAL, W3_1, W3_3, W3_4, W3_5
from .table import Decision, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def fief_votes(t: Table, fief: Fief) -> i64:
    """W3.2: the votes of a Fief. Only the best of the things that give it votes counts."""
    if fief.has(CATHEDRAL) or fief.is_monastery(t.rules.monastery_needs_church):
        return t.players if t.rules.wessex_conceded_count else t.earls_left()
    return 1 if fief.lord == PRINCE or fief.has(CHURCH) else 0


def votes(t: Table, seat: i64) -> i64:
    """W3.2: all votes of an Earl."""
    count: i64 = 2 if t.king == seat else 1
    for fief in t.earls[seat].fiefs:
        count += fief_votes(t, fief)
    return count


def forbids_call(t: Table, seat: i64) -> i64:
    """W3.1: returns the rule that forbids an Earl to call a vote, or LEGAL. He cannot call one in his first turn or
    after the Vikings have arrived, and he needs a Church, the Cathedral or the King card."""
    earl = t.earls[seat]
    if earl.turns <= 1 or t.arrived:
        return W3_1
    return LEGAL if t.king == seat or earl.has(CHURCH) or earl.has(CATHEDRAL) else W3_1


def call_vote(t: Table, seat: i64) -> None:
    """W3.3: the caller votes first, and for Winter."""
    count = votes(t, seat)
    t.log(VOTE_CALLED, W3_1, seat)
    t.log(FOR, W3_3, seat, number=count)
    t.push(VOTE, seat, 1, count)


def sight_longboats(t: Table) -> None:
    """W3.5: an automatic vote, which nobody calls. The first player votes first and may vote either way."""
    t.log(LONGBOATS, W3_5)
    t.push(VOTE, t.first)


class Vote(Handler):
    """The Earls vote in turn order. The seat of this entry votes first. `a` is how many Earls were asked, `b` the votes
    for Winter, `c` those against."""

    kind: i64 = VOTE
    name = "vote"
    stands_on: tuple[int, ...] = (TURN, VIKINGS)
    is_step = True

    def run(self, t: Table, d: Decision) -> bool:
        if d.a < t.players:
            seat = (d.seat + d.a) % t.players
            d.a += 1
            if t.earls[seat].out == 0:
                t.push(CAST, seat)
            return False
        t.pop()
        t.log(VOTES_FOR, W3_4, number=d.b)
        t.log(VOTES_AGAINST, W3_4, number=d.c)
        if d.b > d.c:
            t.log(WINTER_COMES, W3_4, number=t.summer)
            t.stack = [Decision(ROUND, -1), Decision(WINTER, -1)]
        else:
            t.log(NO_WINTER, W3_4)
        return False

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        if not t.variant.is_campaign or t.arrived or d.a > t.players:
            return False
        return below.kind == VIKINGS or (d.seat == below.seat and d.a >= 1)


class Cast(Handler):
    """W3.3: an Earl votes for or against with all his votes, or abstains."""

    kind: i64 = CAST
    name = "cast"
    stands_on: tuple[int, ...] = (VOTE,)
    rule: i64 = W3_3

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        out.add(VOTE_FOR)
        out.add(VOTE_AGAINST)
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        count = votes(t, d.seat)
        if chosen == VOTE_FOR:
            t.stack[-1].b += count
            t.log(FOR, W3_3, d.seat, number=count)
        elif chosen == VOTE_AGAINST:
            t.stack[-1].c += count
            t.log(AGAINST, W3_3, d.seat, number=count)
        else:
            t.log(ABSTAINS, W3_3, d.seat)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        return below.a > 0 and (below.seat + below.a - 1) % t.players == d.seat

    def numbers(self, t: Table, d: Decision) -> dict[str, int]:
        vote = t.stack[-2]
        return {"number": votes(t, d.seat), "for": vote.b, "against": vote.c}
