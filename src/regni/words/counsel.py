"""Dangers, the goal, how the Earls stand, and where a move leads, in words: for the terminal and the browser."""

from __future__ import annotations

from ..counsel.dangers import Danger
from ..counsel.fate import Fate
from ..counsel.standing import Standing
from ..engine.cards import NOBODY
from ..engine.leaving import ENDING_NAMES
from ..engine.table import NO_AUTOMATON, Table
from ..engine.variant_facts import BASE
from .words import Words, capital


def danger_title(danger: Danger, seat: int, words: Words) -> str:
    """A danger in a few words."""
    return words.text(f"danger-{danger.kind}", **values(danger, seat, words))


def danger_text(danger: Danger, seat: int, words: Words) -> str:
    """What it would mean. It stands behind the title."""
    return words.text(f"danger-{danger.kind}-text", **values(danger, seat, words))


def values(danger: Danger, seat: int, words: Words) -> dict[str, str | int]:
    fiefs = [words.text("fief-number", index=place + 1) for place in danger.fiefs]
    return {
        "earl": capital(words.earl(danger.seat)) if danger.seat != NOBODY else "",
        "earl_key": words.key(danger.seat),
        "is_you": int(danger.seat == seat),
        "number": danger.number,
        "how": ENDING_NAMES[danger.ending],
        "fiefs": words.both(fiefs),
        "many": len(fiefs),
        **winners_of(danger.winners, seat, words),
    }


def winners_of(winners: int, seat: int, words: Words) -> dict[str, str | int]:
    """Who wins: the names of all but the reader. `wins` says whether it is the reader (alone, or with them), one other,
    several others, or no Earl."""
    others = [one for one in range(winners.bit_length()) if winners >> one & 1 and one != seat]
    is_mine = winners >> seat & 1
    if is_mine:
        wins = "with_you" if others else "you"
    else:
        wins = "nobody" if not others else "one" if len(others) == 1 else "several"
    return {"winners": words.both([words.earl(one) for one in others]), "wins": wins}


def goal_text(table: Table, seat: int, words: Words) -> str:
    """How this game is won."""
    left = sum(not earl.out for other, earl in enumerate(table.earls) if other != seat)
    # R1.6: after the King's fall the Earls fight it out among themselves.
    is_fallen = table.variant.has_king and table.automaton == NO_AUTOMATON
    goal = BASE.name if is_fallen else table.rules.variant
    # H1.2, H3.3, W8.3: after the landing the countdown decides. No Winter comes, and a lone Earl wins nothing by it.
    if table.arrived and table.variant.facts.countdown:
        goal = "countdown"
    return words.text(f"goal-{goal}", number=left, mode=table.rules.mode)


def standing_text(standing: Standing, words: Words) -> str:
    """How an Earl stands, in a line."""
    parts = [words.text("standing-fiefs", number=standing.fiefs)]
    if standing.draws is not None:
        parts.append(words.text("standing-draws", number=standing.draws))
    if standing.is_king:
        parts.append(words.text("standing-crown"))
    if standing.has_cathedral:
        parts.append(words.text("standing-cathedral"))
    if standing.votes is not None:
        parts.append(words.text("standing-votes", number=standing.votes))
    if standing.earns is not None:
        parts.append(words.text("standing-earns", number=standing.earns, legacy=standing.legacy))
    return " · ".join(parts)


def fate_label(fate: Fate, seat: int, move: str, words: Words) -> str:
    """What a button says whose move leads to a fate: `Draw and die of old age`. `move` is what it usually says."""
    return words.text(f"fate-{fate.kind}", move=move, **fate_values(fate, seat, words))


def fate_question(fate: Fate, seat: int, words: Words) -> str:
    """The question before such a move is made."""
    return words.text(f"fate-{fate.kind}-ask", **fate_values(fate, seat, words))


def fate_values(fate: Fate, seat: int, words: Words) -> dict[str, str | int]:
    return {"how": ENDING_NAMES[fate.how] or "open", **winners_of(fate.winners, seat, words)}
