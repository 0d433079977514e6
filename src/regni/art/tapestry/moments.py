"""The list of moments, and the drawing of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from . import court, fate, north, plots, war
from .cloth import HEIGHT, cloth

#: How each moment is drawn, and where the part of it begins that is shown where there is little room.
SCENES: dict[str, tuple[Callable[[], str], int]] = {
    "crown": (court.crown, 480),
    "vote": (court.vote, 480),
    "king": (court.king, 342),
    "siege": (war.siege, 448),
    "holds": (war.holds, 368),
    "raid": (war.raid, 960),
    "joust": (war.joust, 248),
    "treachery": (plots.treachery, 524),
    "emissary": (plots.emissary, 446),
    "bequest": (plots.bequest, 480),
    "vikings": (north.vikings, 612),
    "danelaw": (north.danelaw, 488),
    "end": (fate.end, 530),
    "winter": (fate.winter, 646),
    "victory": (fate.victory, 376),
}
MOMENTS = tuple(SCENES)
#: A phone's strip, and a picture beside a title, are four by three.
NARROW = 480


def narrow(name: str) -> str:
    """The view of the part that tells the moment in little room.

    >>> narrow("crown")
    '480 0 480 360'
    """
    return f"{SCENES[name][1]} 0 {NARROW} {HEIGHT}"


@cache
def moment(name: str) -> str:
    """The drawing of a moment, to stand in a page that has wool.css."""
    drawing, _ = SCENES[name]
    return cloth(name, drawing(), narrow(name))
