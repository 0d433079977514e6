"""What a move leads to for certain is told, and what is told comes true: in random games of every variant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from regni.counsel.fate import LANDLESS, LOST, OUT, Fate, fates_of
from regni.engine.decisions import TURN
from regni.engine.leaving import (
    AT_MAX_ROUNDS,
    BY_ATTACK,
    KING_AND_CATHEDRAL,
    OF_OLD_AGE,
    ONLY_FIEF,
    VIKING_VICTORY,
)
from regni.engine.moves import CONCEDE
from regni.engine.play import legal_moves, play
from regni.engine.rng import Rng, stream
from regni.engine.sight import veil
from regni.engine.table import Table
from regni.engine.variant_facts import SEATS
from regni.game import Game
from regni.testing import at, earl, fief, heathen, wessex
from regni.testing import play as play_all
from regni.testing.fuzz import Trial
from regni.words.notation import move_text

#: How often what follows a move is played, each time with other chances.
TIMES = 6


def fates(game: Game) -> dict[str, Fate]:
    seat = game.deciding
    assert seat is not None
    return {
        move_text(move): fate for move, fate in fates_of(veil(game.table, seat), seat, legal_moves(game.table)).items()
    }


def test_drawing_from_an_empty_deck_is_the_end() -> None:
    game = at(earl(deck={}, fiefs=[fief()]), earl(deck={"land": 1}), earl(deck={"land": 1}))
    assert fates(game) == {"end": Fate(OUT, OF_OLD_AGE)}
    game = at(earl(deck={"land": 1}, fiefs=[fief()]), earl(deck={"land": 1}))
    assert fates(game) == {}


def test_a_banquet_may_draw_too_much() -> None:
    game = at(earl(deck={"land": 1}, hand={"banquet": 1}), earl(deck={"land": 1}))
    assert fates(game) == {"feast": Fate(OUT, OF_OLD_AGE, 0b10)}
    game = at(
        earl(deck={"land": 1}, hand={"banquet": 1}), earl(deck={"land": 1}), ruleset={"banquet_draw_required": False}
    )
    assert fates(game) == {}


def test_a_rival_with_crown_and_cathedral_wins_if_his_turn_is_next() -> None:
    crowned = earl(fiefs=[fief("palace", "", "cathedral")])
    game = heathen(earl(), crowned, earl(), king="red")
    assert fates(game) == {"end": Fate(LOST, KING_AND_CATHEDRAL, 0b10)}
    # With another Earl in between nothing is certain.
    game = heathen(earl(), earl(), crowned, king="green")
    assert fates(game) == {}


def test_in_wessex_the_only_fief_wins_when_its_turn_comes() -> None:
    game = wessex(earl(fiefs=[]), earl())
    assert fates(game) == {"end": Fate(LOST, ONLY_FIEF, 0b10)}


def test_the_last_marker_of_the_countdown_ends_the_game() -> None:
    game = heathen(earl(), earl(), earl(), vikings={"arrived": True, "markers_out": 7}, turn="green")
    assert fates(game) == {"end": Fate(LOST, VIKING_VICTORY)}


def test_a_relative_loses_all_fiefs() -> None:
    assert fates(heathen(earl(deck={}), earl(), earl())) == {"end": Fate(LANDLESS)}


def test_an_undefended_last_fief_falls() -> None:
    strong = earl(fiefs=[fief("palace", "champion", "land", "land")], pool={"knight": 2})
    game = at(earl(fiefs=[fief("castle")], hand={"vassal": 1}), strong, turn="red")
    play_all(game, "siege blue 1", "field lord champion 1", "field pool knight", "done")
    assert fates(game) == {"done": Fate(OUT, BY_ATTACK, 0b10)}
    # A Vassal makes a Battle card turn, and the defender may win by it.
    assert fates(play_all(game, "field hand vassal")) == {}


# Random games.


def trials(variant: str, mode: str, number: int, varied: int) -> Iterator[Trial]:
    for one in range(number):
        yield Trial(one, f"fate-{variant}-{mode}", varied, {"variant": variant, "mode": mode})


def with_other_chances(table: Table, rng: Rng) -> Table:
    """A copy with the same cards in every hand, in which chance will bring something else."""
    here = table.clone()
    here.rng = rng.branch()
    for deck in (here.army, here.viking_deck, here.battle_deck, here.joust_deck):
        rng.shuffle(deck.cards)
    for one in here.earls:
        rng.shuffle(one.deck)
    return here


def has_come_true(table: Table, seat: int, fate: Fate) -> bool:
    if fate.kind == OUT:
        return table.earls[seat].out != 0 and fate.how in (0, table.earls[seat].out)
    if fate.kind == LOST:
        is_lost = table.over and not table.winners >> seat & 1
        return is_lost and fate.how in (0, table.ending) and fate.winners in (0, table.winners)
    return not table.earls[seat].fiefs


def comes_true(table: Table, seat: int, fate: Fate, rng: Rng) -> bool:
    """Plays any moves until the fate has come true, the game is over, or the Earl has a turn again."""
    while not (table.over or has_come_true(table, seat, fate)):
        top = table.stack[-1]
        if top.kind == TURN and top.seat == seat:
            return False
        listed = [move for move in legal_moves(table) if move != CONCEDE]
        play(table, listed[rng.below(len(listed))])
    return has_come_true(table, seat, fate)


def is_lost_at_once(table: Table, seat: int, move: int) -> bool:
    here = table.clone()
    play(here, move)
    if here.earls[seat].out:
        return True
    return here.over and here.ending != AT_MAX_ROUNDS and not here.winners >> seat & 1


@pytest.mark.no_cover
@pytest.mark.parametrize(("variant", "mode"), SEATS)
def test_what_is_certain_is_told_and_comes_true(variant: str, mode: str) -> None:
    told: Counter[str] = Counter()
    for trial in trials(variant, mode, 25, 30):
        rng = stream(trial.seed, "fate")
        for _ in range(1200):
            table = trial.table
            if table.over:
                break
            seat, legal = int(table.stack[-1].seat), legal_moves(table)
            seen = veil(table, seat)
            found = fates_of(seen, seat, legal)
            for move, fate in found.items():
                told[fate.kind] += 1
                for _ in range(TIMES):
                    here = with_other_chances(table, rng)
                    play(here, move)
                    assert comes_true(here, seat, fate, rng), (trial.seed, move_text(move), fate)
            for move in legal:
                if move in found or move == CONCEDE or not is_lost_at_once(table, seat, move):
                    continue
                again = [is_lost_at_once(with_other_chances(table, rng), seat, move) for _ in range(TIMES * 4)]
                assert not all(again), (trial.seed, move_text(move))
            play(table, trial.choose())
    assert told, "no move was certain to end anything"
