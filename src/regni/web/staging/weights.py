"""How much each kind of event weighs on the stage, and how it sounds. Every kind is declared here once."""

from __future__ import annotations

from typing import Literal

from ...engine import events as e

Weight = Literal["quiet", "told", "staged"]

#: Passes in a moment. Nobody waits for it.
QUIET = frozenset({
    e.ROUND, e.TURN, e.DRAW, e.TOWER, e.GARRISON, e.ARMY, e.SHOWN, e.RECRUIT, e.WHITE_MARKER, e.FIELD, e.DISCARDED,
    e.JOUST_DECLINE, e.JOUST_DEALT, e.PRIZE, e.PLACED, e.MARKER, e.MARKER_HELD, e.MULLIGAN, e.KEEPS_HAND, e.SUMMER,
    e.LEGACY_SPENT, e.PICKED, e.DECK_READY, e.COMMON, e.SEEKS, e.FETCHED, e.MIND_SHUFFLED, e.RESHUFFLED, e.BATTLE_OVER,
    e.SPENT, e.BACK_IN_HAND, e.TURNED_UP, e.TOWER_CHANGED, e.COMMON_LACKED, e.LEGACY_LAPSED, e.RETINUE_LOST,
})  # fmt: skip

#: A deed that is worth reading.
TOLD = frozenset({
    e.FIRST_PLAYER, e.FOUND, e.ATTACH, e.INSTALL, e.VISIT, e.HIRE, e.RANSOM, e.FREED, e.UNRANSOMED, e.HOMELESS,
    e.NO_ROOM, e.BANQUET, e.BANNER, e.BEQUEATH, e.ROYAL_GIFT, e.KING_FREE, e.KING_GONE, e.EMISSARY, e.MARKERS_BACK,
    e.MARKERS_START, e.LEGACY_KING, e.LEGACY_FIEF, e.LEGACY_PAIR, e.LEGACY_CAPPED, e.LEGACY_TOTAL, e.NEW_FIRST,
    e.CHOOSER, e.KING_SEATED, e.JOUST_ENTER, e.JOUST_OFF, e.JOUST_SWAP, e.JOUST_CHAMPION, e.VIKING_GAIN, e.HOLD,
})  # fmt: skip

#: What is shown on the stage, step by step: war, plots, the Joust, votes, Winter, the King's Mind, the Vikings, and how
#: Earls and games end.
STAGED = (
    e.family("attack") | e.family("spoils") | e.family("plot") | e.family("stopped") | e.family("ballot")
) | frozenset({
    e.UNDEFENDED, e.BATTLE_CARD, e.CHURCH, e.CHURCH_SILENT, e.TACTICS, e.DEALS, e.LOST, e.TOWERS_SOAK, e.HOLDS,
    e.CAPTURED, e.KILLED,
    e.ALLIES, e.NO_ALLIES, e.VASSAL, e.YIELDS, e.FIEF_LOST, e.FIEF_TAKEN, e.MERCENARY_LOST, e.HAND_LOST, e.INTRIGUED,
    e.ARMY_TAKEN, e.MERCENARY_TAKEN,
    e.JOUST, e.JOUST_SHOW, e.JOUST_TIE, e.JOUST_WON,
    e.CROWNED, e.VOTE_CALLED, e.VOTES_FOR, e.VOTES_AGAINST, e.WINTER, e.NO_WINTER,
    e.LONGBOATS, e.ARRIVED, e.CONTROL, e.VIKINGS_START,
    e.MIND, e.MIND_SPENT, e.APPEASED, e.KING_CUBE, e.KING_JOUST, e.KING_UNAVAILABLE, e.KING_IMPOSSIBLE, e.KING_TURNS_TO,
    e.KING_IDLE, e.KING_PASSES_OVER, e.KING_LACKS, e.KING_IGNORES, e.KING_CUBES, e.KING_ALLIES, e.KING_NO_ALLIES,
    e.KING_VASSAL, e.KING_NO_VASSAL, e.KING_WANTS, e.KING_RECKONS, e.KING_FALLS,
    e.OLD_AGE, e.CONCEDE, e.OUT, e.TABLED, e.RELATIVE, e.WON, e.DRAWN, e.NOBODY_WON, e.VIKINGS_WON, e.KING_WON,
})  # fmt: skip

#: The lightest first.
WEIGHTS: dict[Weight, frozenset[int]] = {"quiet": QUIET, "told": TOLD, "staged": STAGED}

#: The sounds of the page, each with the kinds of events that it belongs to.
SOUNDS: dict[str, frozenset[int]] = {
    "card": frozenset({
        e.TOWER, e.GARRISON, e.FOUND, e.ATTACH, e.INSTALL, e.VISIT, e.BANQUET, e.BANNER, e.BEQUEATH, e.EMISSARY,
        e.ALLIES, e.VASSAL, e.JOUST_ENTER, e.JOUST_SHOW, e.MIND,
    }) | e.family("plot"),
    "coin": frozenset({e.HIRE, e.RECRUIT, e.RANSOM}),
    "drum": e.family("attack"),
    "sword": frozenset({e.BATTLE_CARD}),
    "fall": frozenset({e.SEIZED, e.RAZED, e.FIEF_LOST, e.FIEF_TAKEN, e.OUT, e.TABLED, e.KING_FALLS}),
    "crown": frozenset({e.CROWNED, e.JOUST_WON}),
    "bell": frozenset({e.CHURCH, e.VOTE_CALLED, e.WINTER, e.NO_WINTER}),
    "horn": frozenset({e.LONGBOATS, e.ARRIVED, e.VIKINGS_START, e.JOUST}),
    "end": frozenset({e.WON, e.DRAWN, e.NOBODY_WON, e.VIKINGS_WON, e.KING_WON}),
}  # fmt: skip
SOUND_OF = {kind: sound for sound, kinds in SOUNDS.items() for kind in kinds}
#: The most sounds of one frame.
MOST_SOUNDS = 3


def weight_of(events: list[e.Event]) -> Weight:
    """The weight of the weightiest event.

    >>> weight_of([])
    'quiet'
    """
    kinds = {int(event.kind) for event in events}
    return next((weight for weight in reversed(WEIGHTS) if not kinds.isdisjoint(WEIGHTS[weight])), "quiet")


def sounds_of(events: list[e.Event], seat: int) -> list[str]:
    """The sounds of events, in their order. What is quiet sounds only if the reader did it himself."""
    heard = [SOUND_OF.get(int(event.kind), "") for event in events if event.kind not in QUIET or event.seat == seat]
    distinct = list(dict.fromkeys(filter(None, heard)))
    # The last one tells what came of it.
    return [*distinct[: MOST_SOUNDS - 1], *distinct[MOST_SOUNDS - 1 :][-1:]]
