"""Every variant is declared once: what else there is of it follows from its facts, and nobody asks for it by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import regni
from regni.art.drawings import drawings
from regni.decks.book import READY
from regni.engine.leaving import ENDING_NAMES
from regni.engine.ruleset import SETTINGS
from regni.engine.variant_facts import BASE, FACTS, SEATS, VariantFacts
from regni.engine.variants import VARIANTS
from regni.rules.rulebook import RULES
from regni.words.words import LANGUAGES, words

ROOT = Path(regni.__file__).parent
VARIANT_FACTS = pytest.mark.parametrize("facts", FACTS.values(), ids=list(FACTS))

#: Where the name of a variant may stand, and why.
MAY_NAME = {
    "engine/variant_facts.py": "the declaration",
    "testing/__init__.py": "positions of a variant, for tests",
    "testing/golden.py": "the golden games by their names",
    "lab/health.py": "a sign of ill health that is called heathen",
}


def names_in(path: Path) -> set[str]:
    """The variants, other than the base game, that a module has as a text of its own."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return texts & (FACTS.keys() - {BASE.name})


def test_no_variant_is_asked_for_by_its_name() -> None:
    naming = {path.relative_to(ROOT).as_posix(): names_in(path) for path in ROOT.rglob("*.py")}
    assert {path: names for path, names in naming.items() if names and path not in MAY_NAME} == {}
    assert [path for path in MAY_NAME if not naming[path]] == []


def test_each_has_its_rules() -> None:
    assert list(VARIANTS) == list(FACTS)
    assert {name: variant.facts.name for name, variant in VARIANTS.items()} == {name: name for name in FACTS}
    assert [facts.letter for facts in FACTS.values()] == ["B", "H", "W", "R"]


@VARIANT_FACTS
def test_what_it_speaks_of_is_there(facts: VariantFacts) -> None:
    settings = {setting.name for setting in SETTINGS}
    every = [facts.endings, *(mode.endings for mode in facts.modes.values())]
    refused = [facts.refuses, *(mode.refuses for mode in facts.modes.values())]
    assert all(endings.keys() <= set(ENDING_NAMES) and set(endings.values()) <= set(RULES) for endings in every)
    assert all(refuses.keys() <= settings for refuses in refused)
    assert facts.usual.keys() <= settings
    assert {*facts.replaces, *facts.borrows, *facts.about} <= set(RULES)
    for mode in facts.modes.values():
        assert mode.up_to.keys() <= mode.decks.keys() <= READY.keys()
        assert all(mode.fewest <= most < mode.most for most in mode.up_to.values())
    assert any(rule.startswith(facts.letter) for rule in RULES)
    assert f"emblem-{facts.emblem}" in drawings()


@VARIANT_FACTS
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_its_words(facts: VariantFacts, language: str) -> None:
    w = words(language)
    wanted = [f"variant-{facts.name}", f"variant-{facts.name}-text", f"rulebook-wins-{facts.name}"]
    wanted += [key for mode in facts.modes if mode for key in (f"mode-{mode}", f"mode-{mode}-text")]
    wanted += [f"terminal-label-{facts.countdown}"] * bool(facts.countdown)
    for refuses in (facts.refuses, *(mode.refuses for mode in facts.modes.values())):
        wanted += [f"error-{reason}" for reason in refuses.values()]
    assert [key for key in wanted if not w.has(key)] == []


@VARIANT_FACTS
def test_a_mode_is_found_for_any_number_of_earls(facts: VariantFacts) -> None:
    low, high = facts.earls()
    for earls in range(low, high + 1):
        fewest, most = SEATS[facts.name, facts.mode_for(earls)]
        assert fewest <= earls <= most or len(facts.modes) == 1
    assert facts.mode_for(None) == facts.first_mode()
    assert SEATS[facts.name, facts.mode_for(99)][1] == high
