"""Forces, losses and spoils that are proposed: they are legal, they do what they say, and nothing weaker would."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from regni.counsel.fielding import cards_at_hand, defence_need, fielded, least_force, needs, units_of, whole_force
from regni.counsel.forecast import drawn, undefended
from regni.counsel.losing import proposed_losses, proposed_spoils
from regni.engine.cards import NORMAL
from regni.engine.decisions import FIELD, LOSSES, SPOILS
from regni.engine.forces import ATTACK, DEFENCE, HAND, field_all, levy_left
from regni.engine.handlers import HANDLERS
from regni.engine.moves import DONE, arg_a
from regni.engine.play import legal_moves, play
from regni.engine.rule_ids import B6_2
from regni.engine.sight import veil
from regni.engine.table import DRAWING, Table
from regni.engine.variant_facts import SEATS
from regni.testing import at, earl, fief, on_top
from regni.testing import play as play_all
from regni.testing.fuzz import Trial
from regni.words.notation import move_text


def made(table: Table, moves: tuple[int, ...]) -> Table:
    """The table after the moves. Each must be legal when it is made, and the same seat must be asked for it."""
    here = table.clone()
    seat, kind = here.stack[-1].seat, here.stack[-1].kind
    for move in moves:
        assert (here.stack[-1].seat, here.stack[-1].kind) == (seat, kind)
        assert move in legal_moves(here), move_text(move)
        play(here, move)
    return here


def with_force(table: Table, moves: tuple[int, ...]) -> Table:
    """The table with the cards on the field, before the side is done."""
    here = table.clone()
    for move in moves:
        if move != DONE:
            HANDLERS[FIELD].apply(here, here.stack[-1], move)
    return here


def is_closed(table: Table, moves: tuple[int, ...]) -> bool:
    """Whether the side is not asked again after these moves, all of which must be legal."""
    before, after = table.stack[-1], made(table, moves)
    if after.over or (after.stack[-1].kind, after.stack[-1].a) != (before.kind, before.a):
        return True
    # He may already be asked in the next battle, where nothing is fielded yet.
    return not units_of(after)


def met(table: Table) -> Table:
    """The table just before the Battle card, with all that the defender has in the open on the field."""
    here = table.clone()
    battle = here.battle
    assert battle is not None
    here.pop()
    field_all(here, battle, battle.defender, DEFENCE, B6_2)
    battle.stage = DRAWING
    return here


def check_fielding(table: Table, whole: Table, told: Counter[str]) -> None:
    decision, battle = table.stack[-1], table.battle
    assert battle is not None
    before = fielded(table)
    for has_hand in (False, True):
        everything = whole_force(table, has_hand)
        if everything:
            assert is_closed(whole, everything.moves)
            after = with_force(table, everything.moves)
            told["whole"] += 1
            assert fielded(after) == everything.force > before
            left = [card for card in cards_at_hand(after, has_hand) if card.source != HAND or has_hand]
            room = levy_left(after, decision.seat, decision.a, units_of(after))
            assert all(card.levy > room for card in left)
    is_attack = decision.a == ATTACK
    if is_attack:
        need = needs(table, int(battle.defender), int(battle.mode), int(battle.fief))
        wanted = [need.undefended, need.open]
    else:
        wanted = [defence_need(table, battle)]
    for needed in wanted:
        least = least_force(table, needed)
        strongest = whole_force(table, True)
        if needed <= before or not strongest or strongest.force < needed:
            assert least is None
            continue
        assert least is not None
        told["least"] += 1
        assert is_closed(whole, least.moves)
        after = with_force(table, least.moves)
        assert fielded(after) == least.force >= needed
        check_weakest(table, least.force, needed, any(arg_a(one) == HAND for one in least.moves))
        if is_attack and needed == wanted[-1]:
            (result,) = drawn(met(after), NORMAL) if met(after).battle.defence else [undefended(after)]  # type: ignore[union-attr]
            assert result.amount > 0


def check_weakest(table: Table, found: int, needed: int, has_hand: bool) -> None:
    """By trying all: no other cards are enough and weaker."""
    cards = cards_at_hand(table, has_hand)
    if len(cards) > 9:
        return
    decision = table.stack[-1]
    room = levy_left(table, decision.seat, decision.a, units_of(table))
    before = fielded(table)
    for number in range(1, len(cards) + 1):
        for some in combinations(cards, number):
            if sum(card.levy for card in some) <= room and before + sum(card.strength for card in some) >= needed:
                assert before + sum(card.strength for card in some) >= found


@pytest.mark.no_cover
@pytest.mark.parametrize(("variant", "mode"), SEATS)
def test_proposals_hold_in_random_games(variant: str, mode: str) -> None:
    told: Counter[str] = Counter()
    for number in range(30):
        trial = Trial(number, f"forces-{variant}-{mode}", 30, {"variant": variant, "mode": mode})
        for _ in range(700):
            table = trial.table
            if table.over:
                break
            top = table.stack[-1]
            seen = veil(table, top.seat)
            if top.kind == FIELD:
                check_fielding(seen, table, told)
            elif top.kind == LOSSES:
                moves = proposed_losses(seen)
                told["losses"] += 1
                after = made(table, moves)
                assert moves
                assert after.over or after.stack[-1].kind != LOSSES or after.stack[-1].a != top.a
            elif top.kind == SPOILS:
                moves = proposed_spoils(seen)
                told["spoils"] += 1
                after = made(table, moves)
                assert moves
                assert after.over or after.stack[-1].kind != SPOILS
            play(table, trial.choose())
    assert min(told["whole"], told["least"])


def test_losses_fall_on_what_is_lost_anyway() -> None:
    strong = earl(fiefs=[fief("palace", "champion", "land", "land")], pool={"knight": 1}, hand={"vassal": 1, "land": 1})
    weak = earl(fiefs=[fief("palace", "prince")], hand={"vassal": 1, "land": 1})
    game = at(strong, weak, decks=on_top(battle=["normal"]))
    play_all(game, "siege red 1", "field lord champion 1", "field pool knight", "field hand vassal", "done")
    play_all(game, "field lord prince 1", "field hand vassal", "done")
    assert game.table.stack[-1].kind == LOSSES
    assert [move_text(one) for one in proposed_losses(veil(game.table, 0))] == ["lose hand vassal"]
