"""Every word in both languages, with the same variables; and nothing the program says is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regni
from regni.engine.cards import COLOURS, NAMES
from regni.engine.decisions import KIND_NAMES
from regni.engine.events import EVENT_NAMES
from regni.engine.leaving import ENDING_NAMES
from regni.engine.ruleset import SETTINGS, Ruleset
from regni.invariants import STEPS
from regni.notation import VERB_NAMES
from regni.rulebook import FIXED_ASSUMPTIONS, RULES, SECTIONS, section_of
from regni.rulesets import ruleset_from
from regni.words import LANGUAGES, words

LOCALES = Path(regni.__file__).parent / "locales"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent names it
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message id of a language with its variables."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_ids_and_variables() -> None:
    english, spanish = messages("en"), messages("es")
    assert english.keys() == spanish.keys()
    assert english == spanish


def test_the_same_files_in_both_languages() -> None:
    names = [sorted(file.name for file in (LOCALES / language).iterdir()) for language in LANGUAGES]
    assert names[0] == names[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_program_can_say_is_there(language: str) -> None:
    w = words(language)
    wanted = [f"card-{name}" for name in NAMES] + [f"card-{name}-text" for name in NAMES]
    wanted += [f"earl-{colour}" for colour in [*COLOURS, "vikings"]]
    wanted += [f"event-{name}" for name in EVENT_NAMES]
    wanted += [f"decision-{name}" for kind, name in enumerate(KIND_NAMES) if kind not in STEPS]
    wanted += [f"ending-{name}" for name in ENDING_NAMES[1:]] + [f"how-{name}" for name in ENDING_NAMES[1:]]
    wanted += [f"setting-{setting.name}" for setting in SETTINGS]
    plain = set(VERB_NAMES.values()) - {"done", "pass", "field"}
    wanted += [f"move-{verb}" for verb in plain]
    assert [key for key in wanted if not w.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_reads_with_the_values_in_force(rule: str, language: str) -> None:
    text = words(language).rule(rule, Ruleset())
    assert len(text) > 20
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_tells_the_value_of_its_setting(language: str) -> None:
    text = words(language).rule("B6.8", ruleset_from({"castle_strength": 7, "palace_strength": 9}))
    assert "7" in text
    assert "9" in text


def test_every_setting_belongs_to_a_rule_and_every_rule_to_a_section() -> None:
    assert {setting.rule for setting in SETTINGS} <= set(RULES)
    assert set(FIXED_ASSUMPTIONS) <= set(RULES)
    assert {section_of(rule) for rule in RULES} == set(SECTIONS)


def test_every_error_has_its_words() -> None:
    """The codes of all errors raised in the source, and nothing more, are in errors.ftl and cli.ftl."""
    raised: set[str] = set()
    for file in Path(regni.__file__).parent.rglob("*.py"):
        raised |= set(re.findall(r'RegniError\(\s*"([\w-]+)"', file.read_text(encoding="utf-8")))
    written = {key.removeprefix("error-") for key in messages("en") if key.startswith("error-")}
    assert raised == written
