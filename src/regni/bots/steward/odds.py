"""What an attack will meet, and how likely it gets through (B6.5 to B6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import ATTACKER_WINS, CHURCH_DECIDES, DEFENDER_WINS, NOBODY, NORMAL
from ...engine.forces import DEFENCE, open_force
from ...engine.table import Table
from .judging import Outlook

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The strength with which a card of another's Hand is assumed to defend, in hundredths.
GUESS: Final = 47
#: How much likelier one spare point makes an attack, in hundredths.
SURER: Final = 28


def size_up(o: Outlook, t: Table, other: i64) -> None:
    """Note what a rival can defend with, as far as everybody sees."""
    earl = t.earls[other]
    o.rival = other
    o.rival_force = open_force(t, other, DEFENCE)
    o.rival_guess = 0 if other == t.automaton else earl.hand_size * GUESS
    o.rival_walls = earl.towers_up * t.rules.tower_soak


def expected(o: Outlook) -> i64:
    """The force the rival is expected to field at most."""
    return o.rival_force + (o.rival_guess + 50) // 100


def fortune(o: Outlook, t: Table) -> i64:
    """How likely the next Battle card lets an attack through, in hundredths.

    Defender Wins stops it, and so does Church Decides while another Earl has the Church.
    """
    if o.luck >= 0:
        return o.luck
    deck = t.battle_deck
    full = t.rules.battle_deck
    gone = deck.discard
    good: i64 = full[NORMAL] + full[ATTACKER_WINS]
    bad: i64 = full[DEFENDER_WINS]
    church: i64 = full[CHURCH_DECIDES]
    if len(deck.cards) > 0:
        good -= gone[0] + gone[1]
        bad -= gone[2]
        church -= gone[3]
    if church > 0 and t.church() not in (NOBODY, o.seat):
        bad += church
    else:
        good += church
    o.luck = 100 * good // max(1, good + bad)
    return o.luck


def chance(o: Outlook, t: Table, force: i64, needed: i64) -> i64:
    """How likely an attack on the judged rival gets `needed` points past everything he may field, in hundredths."""
    spare = force - o.rival_force - needed
    if spare < 0:
        return 0
    if o.rival_guess == 0:
        return 100 if o.rival_force == 0 else fortune(o, t)
    likely = min(98, max(3, 50 + (100 * spare + 50 - o.rival_guess) * SURER // 100))
    # With an empty table he may field nobody at all: then no Battle card is drawn.
    return likely * fortune(o, t) // 100 if o.rival_force > 0 else likely * (100 + fortune(o, t)) // 200
