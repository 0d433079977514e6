"""Hypothesis strategies for anyone who tests programs that use regni: rulesets, decks, and tables in mid-game."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from ..engine.moves import CONCEDE
from ..engine.play import legal_moves, play, settle
from ..engine.rng import stream
from ..engine.ruleset import Ruleset
from ..engine.setup import set_table
from ..engine.table import Table
from ..engine.variant_facts import SEATS
from .variety import Choose, any_deck, any_ruleset


def chooser(draw: DrawFn) -> Choose:
    return lambda n: draw(st.integers(0, n - 1))


def seeds() -> SearchStrategy[str]:
    return st.integers(0, 10**9).map(str)


@st.composite
def rulesets(draw: DrawFn, most: int = 8) -> Ruleset:
    """A valid ruleset of any variant with some settings changed; it shrinks to the plain base game."""
    variant, mode = draw(st.sampled_from(list(SEATS)))
    return any_ruleset(chooser(draw), draw(st.integers(0, most)), {"variant": variant, "mode": mode})


@st.composite
def decks(draw: DrawFn, ruleset: Ruleset | None = None) -> list[int]:
    """A deck as counts by kind."""
    return any_deck(chooser(draw), ruleset or Ruleset())


@st.composite
def new_tables(draw: DrawFn, ruleset: Ruleset | None = None) -> Table:
    """A table before the first move, with as many Earls as the variant allows; events are recorded. Decks come from a
    random stream, which is quick.
    """
    rules = draw(rulesets()) if ruleset is None else ruleset
    seed = draw(seeds())
    choose = stream(seed, "decks").below
    picked = [any_deck(choose, rules) for _ in range(draw(st.integers(*SEATS[rules.variant, rules.mode])))]
    table = set_table(rules, picked, seed, True)
    settle(table)
    return table


@st.composite
def tables(draw: DrawFn, ruleset: Ruleset | None = None, longest: int = 300) -> Table:
    """A table from anywhere in a game, perhaps its end: after up to `moves` random moves.

    Nobody concedes on the way. The table still has the events of the last move.
    """
    table = draw(new_tables(ruleset))
    rng = stream(draw(seeds()), "moves")
    for _ in range(draw(st.integers(0, longest))):
        if table.over:
            break
        table.events = []
        play(table, any_legal(table, rng.below))
    return table


def any_legal(table: Table, choose: Choose) -> int:
    """A legal move other than conceding; a turn can always be ended."""
    listed = legal_moves(table)
    return listed[choose(len(listed) - (listed[-1] == CONCEDE))]
