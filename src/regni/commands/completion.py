"""Completion in the shell (argcomplete): commands, options, variants, decks, rules and cards."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence

from ..words.texts import Texts, texts

Build = Callable[[Texts, Sequence[str]], argparse.ArgumentParser]


def complete(build: Build, language: str) -> None:
    """Answer the shell and exit. The typed text is in environment variables, not in the arguments."""
    import argcomplete
    from argcomplete.lexers import split_line

    _, _, _, typed, _ = split_line(os.environ["COMP_LINE"], int(os.environ["COMP_POINT"]))
    # `python -m regni` has extra words before the command; the shell says how many.
    given = typed[int(os.environ["_ARGCOMPLETE"]) :]
    argcomplete.autocomplete(build(texts(language), given), always_complete_options="long")


def completed(action: argparse.Action, names: Callable[[], Iterable[str]]) -> None:
    """Let the shell complete an argument with these names; they are loaded only when needed."""
    action.completer = lambda **_: names()  # type: ignore[attr-defined] # argcomplete looks for it here


def deck_choices() -> Iterable[str]:
    from ..decks.book import READY

    return READY


def option_choices() -> Iterable[str]:
    from ..rules.options import NUMBERED, OPTIONS

    numbered = (f"{name}={number}" for name, (_, low, high) in NUMBERED.items() for number in range(low, high + 1))
    return (*OPTIONS, *numbered)


def lesson_choices() -> Iterable[str]:
    from ..lessons.reading import lesson_names

    return lesson_names()


def variant_choices() -> Iterable[str]:
    from ..engine.variant_facts import FACTS
    from ..rules.options import OPTIONS

    return (*FACTS, *OPTIONS)


def rule_choices() -> Iterable[str]:
    """Sections, rules, and cards by their names in the notation."""
    from ..rules.rulebook import CARD_RULES, RULES, SECTIONS

    return (*SECTIONS, *RULES, *CARD_RULES)
