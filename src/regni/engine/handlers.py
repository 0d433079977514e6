"""The handlers of all kinds of decisions and steps."""

from __future__ import annotations

from typing import Final

from .banners import RoyalGift
from .battle import Battling, ChurchDecides, Tactics
from .decisions import KINDS, Handler
from .earldom import PlaceCard
from .forces import FieldForce
from .joust import EnterJoust, Jousting, Tilt
from .king import Appease, KingTurn
from .legacy import ShowPair, SpendPoint
from .losses import PickLosses
from .muster import Mulligan, Muster, PickCard, StartTower
from .politics import AskForAllies, Resolve, Struggle, TakeArmy, TakeProperty
from .ransom import Homecoming, Ransom
from .seeking import Fetch, Sacrifice
from .spoils import FellTower, Surrender, TakeFief, TakeSpoils
from .turn import DiscardDown, Round, Turn
from .vikings import Control, VikingTurn
from .voting import Cast, Vote
from .winter import Winter


def by_kind(handlers: list[Handler]) -> list[Handler]:
    """The handlers in the order of their kinds. Every kind must have exactly one, and no two may have the same name."""
    for kind in range(KINDS):
        names = [handler.name for handler in handlers if handler.kind == kind]
        if len(names) != 1:
            raise ValueError(f"{len(names)} handlers for the kind of decision {kind}: {names}")
    if len(handlers) != KINDS or len({handler.name for handler in handlers}) != KINDS:
        raise ValueError("two handlers with the same name, or a handler of no known kind")
    ordered = handlers[:]
    for handler in handlers:
        ordered[handler.kind] = handler
    return ordered


#: The handlers and their names. Each is found by the number of its kind.
HANDLERS: Final[list[Handler]] = by_kind(
    [
        Appease(),
        AskForAllies(),
        Battling(),
        Cast(),
        ChurchDecides(),
        Control(),
        DiscardDown(),
        EnterJoust(),
        FellTower(),
        Fetch(),
        FieldForce(),
        Homecoming(),
        Jousting(),
        KingTurn(),
        Mulligan(),
        Muster(),
        PickCard(),
        PickLosses(),
        PlaceCard(),
        Ransom(),
        Resolve(),
        Round(),
        RoyalGift(),
        Sacrifice(),
        ShowPair(),
        SpendPoint(),
        StartTower(),
        Struggle(),
        Surrender(),
        Tactics(),
        TakeArmy(),
        TakeFief(),
        TakeProperty(),
        TakeSpoils(),
        Tilt(),
        Turn(),
        VikingTurn(),
        Vote(),
        Winter(),
    ]
)
KIND_NAMES: Final = [handler.name for handler in HANDLERS]
