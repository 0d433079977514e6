"""What the shell may put behind what was typed (argcomplete): commands, options, variants, decks, rules and cards."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence

from ..words.texts import Texts, texts

Build = Callable[[Texts, Sequence[str]], argparse.ArgumentParser]


def complete(build: Build, language: str) -> None:
    """Answers the shell and ends. What was typed so far stands in its variables, not among the arguments."""
    import argcomplete
    from argcomplete.lexers import split_line

    _, _, _, typed, _ = split_line(os.environ["COMP_LINE"], int(os.environ["COMP_POINT"]))
    # `python -m regni` has words before the command; the shell says how many.
    given = typed[int(os.environ["_ARGCOMPLETE"]) :]
    argcomplete.autocomplete(build(texts(language), given), always_complete_options="long")


def completed(action: argparse.Action, names: Callable[[], Iterable[str]]) -> None:
    """Lets the shell complete an argument by these names; they are asked for only then."""
    action.completer = lambda **_: names()  # type: ignore[attr-defined] # argcomplete looks for it here


def deck_choices() -> Iterable[str]:
    from ..decks.book import READY

    return READY


def option_choices() -> Iterable[str]:
    from ..rules.options import NUMBERED, OPTIONS

    numbered = (f"{name}={number}" for name, (_, low, high) in NUMBERED.items() for number in range(low, high + 1))
    return (*OPTIONS, *numbered)


def variant_choices() -> Iterable[str]:
    from ..engine.variant_facts import FACTS
    from ..rules.options import OPTIONS

    return (*FACTS, *OPTIONS)


def rule_choices() -> Iterable[str]:
    """Sections, rules, and cards as the notation calls them."""
    from ..rules.rulebook import CARD_RULES, RULES, SECTIONS

    return (*SECTIONS, *RULES, *CARD_RULES)
