"""Odds against plain enumeration: any position by any rules, every card that may come, every answer to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

import pytest

from regni.counsel.forecast import Forecast, battle_of, drawn, met, undefended
from regni.engine import events as e
from regni.engine.cards import NAMES, NORMAL
from regni.engine.decisions import CHURCH_DECIDES, FIELD, TACTICS
from regni.engine.digest import digest
from regni.engine.forces import ATTACK, DEFENCE
from regni.engine.moves import DONE, PASS, RAID, SIEGE, STORM, verb
from regni.engine.moves import FIELD as FIELDS
from regni.engine.play import legal_moves, play
from regni.engine.rng import Rng, stream
from regni.engine.sight import veil
from regni.engine.table import Table
from regni.web.board.board import Painter
from regni.web.board.odds import odds_of
from regni.words.words import words
from test_forces import armed, to_field
from test_table_odds import AFTER, TAKEN, check_loss, is_past, outcome

#: Positions that can be reached from a drawn card; with more of them a battle is left out.
MOST = 300


def battles(seed: str) -> Iterator[Table]:
    """A battle of any sort by any rules, whenever the defender could leave it at what he has fielded."""
    rng = stream(seed, "battle")
    table = armed(seed)
    attacker = rng.below(len(table.earls))
    defender = (attacker + 1) % len(table.earls)
    if table.over or table.battle is not None or defender == attacker or attacker == table.automaton:
        return
    if not table.earls[defender].fiefs:
        return
    here = to_field(table, attacker, ATTACK)
    modes = [SIEGE, *([STORM] if here.earls[defender].towers_up else [])]
    modes += [RAID] if here.earls[defender].fiefs[0].properties else []
    battle_of(here).mode = modes[rng.below(len(modes))]
    if not field_cards(here, rng, 4):
        return
    play(here, DONE)
    for _ in range(4):
        if not is_fielding(here, DEFENCE):
            return
        yield here
        if not field_cards(here, rng, 1):
            return


def is_fielding(table: Table, side: int) -> bool:
    return not table.over and table.stack[-1].kind == FIELD and table.stack[-1].a == side


def field_cards(table: Table, rng: Rng, number: int) -> bool:
    """So many cards take the field, as far as there are any; whether more can still be asked for."""
    side = int(table.stack[-1].a)
    for _ in range(number):
        fields = [move for move in legal_moves(table) if verb(move) == FIELDS]
        if fields:
            play(table, fields[rng.below(len(fields))])
        if not is_fielding(table, side):
            return False
    return DONE in legal_moves(table)


def after(table: Table, move: int) -> Table:
    """The table after a move, with what happened by it."""
    here = table.clone()
    here.recording = True
    play(here, move)
    return here


def ends_of(table: Table, told: list[e.Event]) -> list[list[e.Event]]:
    """All that may happen until the battle is over, whatever is answered; empty if there is too much to try."""
    ends: list[list[e.Event]] = []
    known: set[str] = set()
    waiting = [(table, told)]
    while waiting:
        here, before = waiting.pop()
        if here.battle is None or here.over or is_past(before):
            ends.append(list(takewhile(lambda event: event.kind not in AFTER, before)))
            continue
        fallen = sorted((event.kind, event.seat, event.card) for event in before if event.kind in (e.LOST, e.KILLED))
        key = f"{digest(here)} {fallen}"
        if key not in known:
            known.add(key)
            # Nobody knows whether he has the Banner for it.
            moves = [PASS] if here.stack[-1].kind == TACTICS else legal_moves(here)
            tables = [after(here, move) for move in moves]
            waiting += [(one, before + one.events) for one in tables]
        if len(known) > MOST:
            return []
    return ends


def enumerated(table: Table, card: int) -> list[list[list[e.Event]]]:
    """All ends with that card on top, for each result that may be picked for the Church."""
    here = table.clone()
    here.battle_deck.cards.append(card)
    drawn_card = after(here, DONE)
    starts = [(drawn_card, drawn_card.events)]
    is_past_it = drawn_card.battle is None or drawn_card.over
    if not is_past_it and drawn_card.stack[-1].kind == CHURCH_DECIDES:
        picked = [after(drawn_card, verdict) for verdict in legal_moves(drawn_card)]
        starts = [(one, drawn_card.events + one.events) for one in picked]
    return [ends_of(start, told) for start, told in starts]


def check_forecast(told: Forecast, table: Table, ends: list[list[e.Event]]) -> None:
    """The result is the same however losses are picked; the losses told are the most that there may be."""
    battle, strength = battle_of(table), table.rules.strength
    assert {outcome(end) for end in ends} == {(told.result, told.number)}
    falls = told.result == "falls"
    for seat, loss, has_home in ((battle.attacker, told.attack, False), (battle.defender, told.defence, falls)):
        for end in ends:
            check_loss(loss, int(seat), end, strength, has_home)
        if not has_home:
            assert max(lost_by(int(seat), end, strength) for end in ends) == loss.strength


def lost_by(seat: int, events: list[e.Event], strength: list[int]) -> int:
    return sum(int(strength[one.card]) for one in events if one.kind in (e.LOST, e.KILLED) and one.seat == seat)


def check_odds(table: Table, seen: Table) -> bool:
    """Chances, results and their sum, against the deck as it lies; False if there is too much to try."""
    deck = table.battle_deck
    pile = deck.cards or [deck.first + i for i, number in enumerate(deck.discard) for _ in range(number)]
    ends = {kind: enumerated(table, kind) for kind in sorted(set(pile))}
    if not all(all(results) for results in ends.values()):
        return False
    ready = met(seen)
    least = most = 0
    for kind, results in ends.items():
        for told, of_result in zip(drawn(ready, kind), results, strict=True):
            check_forecast(told, table, of_result)
        takes = [any(event.kind in TAKEN for event in of_result[0]) for of_result in results]
        least += pile.count(kind) * min(takes)
        most += pile.count(kind) * max(takes)
    odds = odds_of(seen, Painter(words("en").at(table), table.rules, [""] * len(table.earls), 0))
    assert odds is not None
    assert [(one.card.kind, one.left) for one in odds.chances] == [(NAMES[kind], pile.count(kind)) for kind in ends]
    assert all(one.percent == round(100 * one.left / len(pile)) for one in odds.chances)
    for number in (least, most):
        assert str(round(100 * number / len(pile))) in odds.sum
    return True


@pytest.mark.no_cover
@pytest.mark.rule("B6.5")
def test_odds_are_those_of_plain_enumeration() -> None:
    defended = alone = 0
    for number in range(150):
        for table in battles(f"odds {number}"):
            seen = veil(table, number % int(table.players))
            if battle_of(table).defence:
                defended += check_odds(table, seen)
                continue
            (ends,) = enumerated(table, NORMAL)
            if ends:
                alone += 1
                check_forecast(undefended(seen), table, ends)
    assert defended > 60
    assert alone > 10
