"""Moves that are picked at random: by simulations, and for tests."""

from __future__ import annotations

from collections import Counter

from regni.decks.deck import STEADY, check_deck
from regni.engine.digest import digest
from regni.engine.moves import CONCEDE, END, PASS, RandomMove
from regni.engine.play import legal_moves, play, playout, random_moves, settle
from regni.engine.rng import stream
from regni.engine.ruleset import Ruleset
from regni.engine.setup import set_table
from regni.engine.table import Table


def new_table() -> Table:
    rules = Ruleset()
    table = set_table(rules, [check_deck(STEADY, rules)] * 2, "random moves")
    settle(table)
    return table


def test_each_move_has_the_same_chance_but_nobody_concedes() -> None:
    rng = stream("chance", "")
    drawn: Counter[int] = Counter()
    for _ in range(3000):
        out = RandomMove(rng)
        for move in (7, CONCEDE, 8, 9):
            out.add(move)
        assert out.count == 3
        drawn[int(out.chosen)] += 1
    assert drawn.keys() == {7, 8, 9}
    assert all(abs(number - 1000) < 150 for number in drawn.values())


def test_an_only_move_needs_no_chance() -> None:
    rng = stream("only", "")
    before = rng.words()
    out = RandomMove(rng)
    out.add(END)
    out.add(CONCEDE)
    assert (out.chosen, rng.words()) == (END, before)
    out.add(PASS)
    assert rng.words() != before


def test_so_many_random_moves_are_made_and_they_are_legal() -> None:
    table, same = new_table(), new_table()
    moves = random_moves(table, stream("moves", ""), 40)
    assert len(moves) == 40
    for move in moves:
        assert move in legal_moves(same)
        play(same, move)
    assert digest(table) == digest(same)


def test_random_moves_end_with_the_game() -> None:
    table = new_table()
    moves = random_moves(table, stream("moves", ""), 100_000)
    assert table.over
    assert CONCEDE not in moves
    assert random_moves(table, stream("moves", ""), 5) == []


def test_a_playout_is_the_same_game_and_counts_its_decisions() -> None:
    table, same = new_table(), new_table()
    decisions = playout(table, stream("moves", ""))
    moves = random_moves(same, stream("moves", ""), 100_000)
    assert table.over
    assert (decisions, digest(table)) == (len(moves), digest(same))
