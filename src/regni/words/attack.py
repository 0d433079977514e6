"""An attack before it is declared, in words: for the terminal and the browser."""

from __future__ import annotations

from ..counsel.attack import DEFENDERS, TOWERS, Attack, Chance, Obstacle
from .words import Words


def obstacle_text(obstacle: Obstacle, words: Words) -> str:
    if obstacle.what == DEFENDERS:
        name = words.card(obstacle.kind)
        return f"{name} ×{obstacle.number}" if obstacle.number > 1 else name
    return (
        words.text("preview-towers", number=obstacle.number) if obstacle.what == TOWERS else words.text("preview-walls")
    )


def needs_text(attack: Attack, words: Words) -> str:
    """The force that is needed, and the most that the player has."""
    need, whole = attack.needs, attack.whole
    return words.text("preview-needs", least=need.undefended, most=need.open, own=whole.force if whole else 0)


def note_text(attack: Attack, words: Words) -> str:
    """What is not counted."""
    key = "preview-hands" if attack.hand else "preview-no-hand"
    return words.text(key, earl=words.earl(attack.defender), number=attack.hand)


def undefended_text(chance: Chance, words: Words) -> str:
    """What happens if nobody defends."""
    return words.text("preview-taken" if chance.is_enough else "preview-fails")


def against_text(chance: Chance, words: Words) -> str:
    """The chance against all that lies open."""
    return percent_text(chance, words) if chance.is_met else undefended_text(chance, words)


def percent_text(chance: Chance, words: Words) -> str:
    is_range = int(chance.least != chance.most)
    return words.text("odds-percent", least=str(chance.least), most=str(chance.most), is_range=is_range)


def figures_text(attack: Attack, words: Words) -> str:
    """The same as `attack_line` in short, for a list."""
    need, whole = attack.needs, attack.whole
    chance = attack.chance(whole) if whole else None
    return words.text(
        "preview-figures",
        takes=span(need.undefended, need.open),
        own=whole.force if whole else 0,
        chance=span(chance.least, chance.most) if chance else "0",
    )


def span(least: int, most: int) -> str:
    """
    >>> span(2, 5), span(3, 3)
    ('2–5', '3')
    """
    return f"{least}–{most}" if least != most else str(least)


def attack_line(attack: Attack, words: Words) -> str:
    """What an attack takes, the player's most, the chance of that, and what is not counted."""
    whole = attack.whole
    if whole is None:
        return " ".join((needs_text(attack, words), note_text(attack, words)))
    percent = words.text("preview-chance", percent=percent_text(attack.chance(whole), words))
    return " ".join((needs_text(attack, words), percent, note_text(attack, words)))
