"""What things are worth to a steward, in one unit: a Land that he owns is worth about a hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.cards import BANNER, CASTLE, CATHEDRAL, CHURCH, LAND, MARKET_TOWN, MONK, PALACE, PRINCE, VASSAL, kind_of
from ...engine.earl import Fief
from ...engine.piles import held
from ...engine.table import Table
from .judging import SPAN, Outlook, is_kept

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The score of a move that gains nothing, such as ending the turn or declining.
AS_IT_IS: Final = 100
#: The score of what matters most: coming back, and not dying.
MUST: Final = 980
#: The worth of keeping a card in Hand, by kind.
WORTH: Final = [
    42, 76, 17, 34, 40,  # castle, land, market_town, church, cathedral
    60, 50, 70, 20, 42,  # prince, vassal, champion, monk, mercenary
    60, 60, 50, 26, 20,  # treachery, intrigue, allies, banquet, banner
    90,  # palace
]  # fmt: skip
#: The worth of a card that is given away last.
PRICELESS: Final = 1000
#: How much less a second card of a kind is worth than the first.
DOUBLET: Final = 12
#: How much more the only Castle in Hand is worth to an Earl with fewer than two Fiefs.
REFUGE: Final = 100
#: How much less a Castle is worth to an Earl with two Fiefs.
FIEFS_ENOUGH: Final = 10
#: How much more Banners and the Cathedral are worth where King card and Cathedral win.
TO_VICTORY: Final = 150
#: How much less a second Market Town is worth.
MARKET_ENOUGH: Final = 30
#: The worth of a point of levy.
LEVY: Final = 82
#: The worth of an Army card that the levy has room for, and of one in reserve.
ARMY: Final = 45
RESERVE: Final = 15
#: The worth of a Castle, and how much more the Palace is worth.
KEEP: Final = 88
PALACE_MORE: Final = 40
CHURCH_WORTH: Final = 27
CATHEDRAL_WORTH: Final = 51
#: The worth of the Cathedral where King card and Cathedral win.
HALF_A_VICTORY: Final = 400
#: The same to an Earl who is King.
OTHER_HALF: Final = 700
#: How much more after the Vikings have arrived: an Earl who has both in the end wins (H3.3).
LAST_SUMMER: Final = 150
#: How much more a Church or Cathedral is worth to an Earl whom another's Cathedral keeps from bequeathing.
BARRED: Final = 320
LORD_WORTH: Final = 60
#: What a rival's loss gains, in hundredths: if he is the only rival, and if there are more.
HARM: Final = 104
HARM_OF_MANY: Final = 25


def worth_in_hand(o: Outlook, kind: i64) -> i64:
    """What would be lost if a card left the Hand unplayed."""
    if is_kept(o, kind):
        return PRICELESS
    value: i64 = WORTH[kind] - DOUBLET * (held(o.hand, kind) - 1)
    if kind in (CASTLE, PALACE):
        if len(o.me.fiefs) < 2 and held(o.hand, CASTLE) + held(o.hand, PALACE) == 1:
            value += REFUGE
        elif len(o.me.fiefs) > 1:
            value -= FIEFS_ENOUGH
    elif o.both_win and kind in (CATHEDRAL, BANNER):
        value += TO_VICTORY
    elif kind == MARKET_TOWN and o.me.has(MARKET_TOWN):
        value -= MARKET_ENOUGH
    return value


def property_worth(o: Outlook, t: Table, fief: Fief, kind: i64) -> i64:
    """The worth of a Property in a Fief."""
    if kind == LAND:
        return LEVY * t.rules.market_town_factor if fief.has(MARKET_TOWN) else LEVY
    if kind == MARKET_TOWN:
        return LEVY * (t.rules.market_town_factor - 1) * fief.count(LAND) + 10
    value: i64 = BARRED if o.barred else 0
    if kind != CATHEDRAL:
        return value + CHURCH_WORTH
    if not o.both_win:
        return value + CATHEDRAL_WORTH
    if t.king == o.seat:
        return value + OTHER_HALF
    return value + HALF_A_VICTORY + (LAST_SUMMER if t.arrived else 0)


def fief_worth(o: Outlook, t: Table, fief: Fief) -> i64:
    total: i64 = KEEP + (PALACE_MORE if kind_of(fief.keep) == PALACE else 0)
    for which in fief.properties:
        total += property_worth(o, t, fief, kind_of(which))
    return total


def harm(o: Outlook, loss: i64) -> i64:
    """The gain from a rival's loss."""
    return loss * (HARM if o.rivals <= 1 else HARM_OF_MANY) // 100


def home_worth(o: Outlook, t: Table, kind: i64, fief: i64) -> i64:
    """The worth of a Property in one of the steward's Fiefs. Lands belong with a Market Town, and nothing rich with a
    Vassal.
    """
    home = o.me.fiefs[fief]
    value = property_worth(o, t, home, kind)
    if kind == LAND:
        value += 4 * home.count(LAND)
    elif kind == MARKET_TOWN and home.has(MARKET_TOWN):
        value = 5
    elif kind == CHURCH and home.lord == MONK:
        value += 20
    if home.lord == VASSAL:
        value -= 15
    return value + (3 if kind_of(home.keep) == PALACE else 0)


def best_home(o: Outlook, t: Table, kind: i64) -> i64:
    """The worth of a Property in the steward's Fief where it is worth most."""
    best: i64 = 0
    for index in range(len(o.me.fiefs)):
        best = max(best, home_worth(o, t, kind, index))
    return best


def in_time(o: Outlook, value: i64) -> i64:
    """A long-term worth, reduced if there is little time left."""
    return value * o.span // SPAN


def lord_worth(o: Outlook, lord: i64) -> i64:
    """The worth of a Lord on the table."""
    if lord == PRINCE:
        return LORD_WORTH + (40 if o.left < SPAN else 10)
    return 2 * LORD_WORTH if lord not in (VASSAL, MONK) else LORD_WORTH // 2
