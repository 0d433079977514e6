"""What the Battle cards may bring, in words, before a force is committed. The odds use only what everybody can see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...counsel.forecast import Forecast, Loss, battle_of, cards_left, drawn, is_early, is_fielding, met, undefended
from ...engine.cards import CHURCH_DECIDES, NAMES, NOBODY
from ...engine.forces import force
from ...engine.moves import declared
from ...engine.table import Table
from ...words.words import capital
from .board import Painter
from .cards import Card


@dataclass(frozen=True)
class Chance:
    """A kind of Battle card: how likely it is, and the result it would have."""

    card: Card
    left: int
    percent: int
    result: str
    losses: list[str]


@dataclass(frozen=True)
class Odds:
    #: All chances together, in words: how likely it is that the Fief falls or that anything is taken.
    sum: str
    #: What the odds assume, in words.
    note: str
    chances: list[Chance]
    #: The result if nobody defends. Then no card is drawn.
    undefended: str


def odds_of(table: Table, painter: Painter) -> Odds | None:
    """The odds while forces are being fielded for a battle; otherwise None."""
    if not is_fielding(table):
        return None
    words, battle = painter.words, battle_of(table)
    ready = met(table)
    defence = battle_of(ready).defence
    # R2.4, R4.5: the King has no Hand, and fields all he has.
    is_kings = battle.defender == table.automaton
    note = words.text("odds-note")
    if is_early(table):
        note = words.text(
            "odds-note-king" if is_kings else "odds-note-open",
            earl=words.earl(battle.defender),
            earl_key=words.key(battle.defender),
            number=int(force(ready, defence)),
        )
    chances, sum_of_all = [], ""
    if battle.attack and defence:
        left = cards_left(table)
        forecasts = {kind: drawn(ready, kind) for kind in left}
        sum_of_all = sum_words(table, painter, left, forecasts)
        chances = [chance(table, painter, kind, number, left, forecasts[kind]) for kind, number in left.items()]
    lone = ""
    if battle.attack and ((is_early(table) and not is_kings) or not defence):
        lone = words.text("odds-undefended", result=result_words(undefended(table), painter))
    return Odds(sum_of_all, note, chances, lone)


def chance(
    table: Table, painter: Painter, kind: int, number: int, left: Mapping[int, int], forecasts: list[Forecast]
) -> Chance:
    card, percent = painter.card(NAMES[kind], ""), round(100 * number / sum(left.values()))
    said = church_words(table, painter, len(forecasts)) if kind == CHURCH_DECIDES else ""
    if len(forecasts) > 1:
        return Chance(card, number, percent, said, [])
    battle, (one,) = battle_of(table), forecasts
    sides = ((battle.attacker, one.attack), (battle.defender, one.defence))
    losses = [loss_words(loss, seat, painter) for seat, loss in sides if loss.strength or loss.captives]
    return Chance(card, number, percent, " ".join(filter(None, (said, result_words(one, painter)))), losses)


def church_words(table: Table, painter: Painter, results: int) -> str:
    """B6.5: the Earl who speaks for the Church picks the result, and nobody can know which. If nobody speaks for it the
    result is Normal. Empty if the speaker has no choice (R1.4)."""
    words, speaker = painter.words, table.church()
    if speaker == NOBODY:
        return words.text("odds-church-silent")
    if results == 1:
        return ""
    return words.text("odds-church", earl=capital(words.earl(speaker)), earl_key=words.key(speaker))


def sum_words(table: Table, painter: Painter, left: Mapping[int, int], forecasts: Mapping[int, list[Forecast]]) -> str:
    """How likely it is that anything is taken, and how much on average. If the Church may pick the result, both are
    given as a range from the least to the most."""
    words, whole = painter.words, sum(left.values())
    percents, tenths = [], []
    for bound in (min, max):
        cards = [(number, bound(one.amount for one in forecasts[kind])) for kind, number in left.items()]
        percents.append(round(100 * sum(number for number, much in cards if much) / whole))
        tenths.append(round(10 * sum(number * much for number, much in cards) / whole))
    percent = range_words("odds-percent", [str(one) for one in percents], painter)
    means = [words.text("odds-tenths", whole=one // 10, tenths=one % 10) for one in tenths]
    mean = range_words("odds-mean", means, painter)
    return words.text(f"odds-sum-{declared(battle_of(table).mode).name}", percent=percent, mean=mean)


def range_words(key: str, bounds: list[str], painter: Painter) -> str:
    least, most = bounds
    return painter.words.text(key, least=least, most=most, is_range=int(least != most))


def result_words(forecast: Forecast, painter: Painter) -> str:
    return painter.words.text(f"odds-{forecast.result}", number=forecast.number)


def loss_words(loss: Loss, seat: int, painter: Painter) -> str:
    words = painter.words
    return words.text(
        "odds-loses-all" if loss.is_all else "odds-loses",
        earl=capital(words.earl(seat)),
        earl_key=words.key(seat),
        number=loss.strength,
        captives=loss.captives,
    )
