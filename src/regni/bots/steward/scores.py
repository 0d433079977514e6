"""For each kind of decision: what a steward prepares, and how it scores each move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import decisions as ask
from ...engine.moves import SHOW
from ...engine.table import Decision, Table
from .answers import (
    prepare_answer,
    score_allies,
    score_appease,
    score_army,
    score_enter,
    score_gift,
    score_give_up,
    score_homecoming,
    score_place,
    score_ransom,
    score_struggle,
    score_tilt,
)
from .attack import prepare_control, score_control
from .battle import (
    prepare_field,
    score_besieged,
    score_church,
    score_field,
    score_losses,
    score_spoils,
    score_surrender,
    score_tactics,
)
from .campaign import (
    prepare_cast,
    prepare_pick,
    score_cast,
    score_fetch,
    score_legacy,
    score_mulligan,
    score_pick,
    score_start_tower,
)
from .judging import Outlook, know_self, look_around
from .reasons import LEGACY
from .turn import score_turn

if TYPE_CHECKING:
    from mypy_extensions import i64


def prepare(o: Outlook, t: Table, d: Decision) -> None:
    """Work out what all moves of a decision share."""
    kind = d.kind
    if kind == ask.FIELD:
        prepare_field(o, t, d)
    elif kind in (ask.TURN, ask.CONTROL):
        look_around(o, t, d.seat)
        if kind == ask.CONTROL:
            prepare_control(o, t)
    else:
        know_self(o, t, d.seat)
        if kind == ask.CAST:
            prepare_cast(o, t, d)
        elif kind == ask.PICK:
            prepare_pick(o, t)
        elif kind in (ask.ALLIES, ask.STRUGGLE):
            prepare_answer(o, t)


def score(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """The score of a move, from 0 (never) to 1000. Call `prepare` for the decision first."""
    kind = d.kind
    if kind == ask.TURN:
        return score_turn(o, t, move)
    if kind == ask.FIELD:
        return score_field(o, t, d, move)
    if kind == ask.LOSSES:
        return score_losses(o, t, d, move)
    if kind in (ask.SPOILS, ask.TAKE_PROPERTY):
        return score_spoils(o, t, d, move)
    if kind == ask.ALLIES:
        return score_allies(o, move)
    if kind == ask.STRUGGLE:
        return score_struggle(o, t, move)
    if kind == ask.CONTROL:
        return score_control(o, t, move)
    if kind == ask.BESIEGED:
        return score_besieged(o, move)
    if kind == ask.RANSOM:
        return score_ransom(o, t, d, move)
    if kind == ask.PLACE_CARD:
        return score_place(o, t, d, move)
    if kind == ask.HOMECOMING:
        return score_homecoming(o, d, move)
    if kind == ask.CHURCH_DECIDES:
        return score_church(o, t, d, move)
    if kind == ask.TAKE_ARMY:
        return score_army(o, t, move)
    if kind == ask.ROYAL_GIFT:
        return score_gift(o, d, move)
    return score_rare(o, t, d, move)


def score_rare(o: Outlook, t: Table, d: Decision, move: i64) -> i64:
    """Scores for Jousts, Winters and options."""
    kind = d.kind
    if kind == ask.ENTER_JOUST:
        return score_enter(o, t, move)
    if kind == ask.TILT:
        return score_tilt(o, t, move)
    if kind == ask.CAST:
        return score_cast(o, move)
    if kind == ask.LEGACY:
        return score_legacy(o, t, move)
    if kind == ask.PICK:
        return score_pick(o, t, move)
    if kind == ask.MULLIGAN:
        return score_mulligan(o, t, move)
    if kind == ask.START_TOWER:
        return score_start_tower(o, t, move)
    if kind == ask.SHOW_PAIR:
        o.why = LEGACY
        return 900 if move == SHOW else 100
    if kind == ask.TACTICS:
        return score_tactics(o, t, d, move)
    if kind == ask.APPEASE:
        return score_appease(o, t, move)
    if kind == ask.FETCH:
        return score_fetch(o, t, move)
    if kind in (ask.FELL_TOWER, ask.SURRENDER):
        return score_surrender(o, move)
    return score_give_up(o, t, move)
