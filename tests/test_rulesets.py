"""Rulesets from files: what is right loads and comes back, what is wrong names file, key and remedy."""

from __future__ import annotations

import ast
import hashlib
from pathlib import Path

import pytest

import regni
from regni import Game, RegniError, Ruleset, load_ruleset, ruleset_from, save_ruleset
from regni.engine.ruleset import SETTINGS
from regni.engine.variant_facts import FACTS
from regni.words.words import LANGUAGES


def test_every_setting_is_an_attribute_with_its_default() -> None:
    rules = Ruleset()
    for setting in SETTINGS:
        value = getattr(rules, setting.attribute)
        assert isinstance(value, list) or value == setting.default
    # From the source: a compiled class keeps no annotations.
    source = ast.parse((Path(regni.__file__).parent / "engine" / "ruleset.py").read_text(encoding="utf-8"))
    classes = [node for node in source.body if isinstance(node, ast.ClassDef) and node.name == "Ruleset"]
    lines = [line for line in classes[0].body if isinstance(line, ast.AnnAssign)]
    declared = [line.target.id for line in lines if isinstance(line.target, ast.Name)]
    assert sorted(declared) == sorted(setting.attribute for setting in SETTINGS)


def test_a_ruleset_comes_back_from_its_file(tmp_path: Path) -> None:
    changed = ruleset_from({"hand_size": 7, "joust": False, "strength": {"knight": 3}, "viking_arrival": "4"})
    save_ruleset(changed, tmp_path / "rules.toml")
    again = load_ruleset(tmp_path / "rules.toml")
    assert again.values == changed.values
    assert again.changed().keys() == {"hand_size", "joust", "strength", "viking_arrival"}


def test_a_ruleset_is_part_of_the_record(tmp_path: Path) -> None:
    game = Game.new(ruleset=ruleset_from({"hand_size": 3}), seed="x")
    game.save(tmp_path / "game.toml")
    assert Game.load(tmp_path / "game.toml").record.ruleset.hand_size == 3


WRONG = {
    "unknown = 1": "unknown",
    "hand_size = 'five'": "hand_size",
    "hand_size = true": "hand_size",
    "hand_size = -1": "hand_size",
    "hand_size = 1.5": "hand_size",
    "hand_size = 99999999999999999999999": "hand_size",
    "joust = 1": "joust",
    "white_marker_on = 'never'": "white_marker_on",
    "viking_arrival = 'earls / 2'": "viking_arrival",
    "viking_arrival = 25": "viking_arrival",
    "army_deck = {infantry = 18, knight = 7}": "army_deck",
    "army_deck = {infantry = 24, dragon = 0}": "army_deck.dragon",
    "army_deck = 24": "army_deck",
    "strength = {infantry = -1}": "strength.infantry",
    "strength = {infantry = 'one'}": "strength.infantry",
    "deck_size = 90\nset_copies = 3": "deck_size",
    "hand_size = 24\ndeck_size = 20": "hand_size",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "key"), WRONG.items())
def test_a_wrong_setting_is_refused_with_file_and_key(text: str, key: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RegniError) as refused:
        load_ruleset(file)
    message = refused.value.text(language)
    assert message.startswith(f"{file}: ")
    assert {"en": f'"{key}"', "es": f"«{key}»"}[language] in message


@pytest.mark.parametrize("content", [b"hand_size = ", b"\xff\xfe", b"[[[[", b"a" * 100])
def test_what_is_no_toml_is_refused_with_the_file(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_bytes(content)
    with pytest.raises(RegniError, match=r"rules\.toml"):
        load_ruleset(file)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(RegniError):
            load_ruleset(path)


# Variants.


def test_settings_of_a_variant_stand_in_a_table_of_its_name(tmp_path: Path) -> None:
    file = tmp_path / "own-king.toml"
    file.write_text(
        'variant = "rebellion"\nmode = "coop"\n'
        'king.towers = "2 * earls - 1"\nking.mind.champion = 5\n[wessex]\ntabled_loses_retinue = true\n',
        encoding="utf-8",
    )
    rules = load_ruleset(file)
    assert (rules.variant, rules.mode, rules.king_towers) == ("rebellion", "coop", "2 * earls - 1")
    assert rules.wessex_tabled_loses_retinue
    assert sum(rules.king_mind) == 13
    save_ruleset(rules, tmp_path / "again.toml")
    again = load_ruleset(tmp_path / "again.toml")
    assert (again.variant, again.mode, again.values) == (rules.variant, rules.mode, rules.values)


def test_a_variant_has_defaults_of_its_own() -> None:
    assert [Ruleset({"variant": variant}).free_mulligan for variant in FACTS] == [False, True, True, False]
    assert Ruleset({"variant": "heathen"}).changed() == {"variant": "heathen"}
    assert Ruleset({"variant": "heathen", "free_mulligan": False}).changed()["free_mulligan"] is False


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"variant": "mercia"}, "ruleset-word"),
        ({"variant": ["heathen"]}, "ruleset-word"),
        ({"variant": "heathen", "mode": "solo"}, "ruleset-mode"),
        ({"mode": "solo"}, "ruleset-mode"),
        ({"variant": "rebellion", "mode": "alone"}, "ruleset-word"),
        ({"king": {"tower": "3"}}, "ruleset-key"),
        ({"king": {"towers": 25}}, "ruleset-range"),
        ({"king": {"towers": "earls * 2"}}, "ruleset-formula"),
        ({"king": {"towers": "99 * earls"}}, "ruleset-range"),
        ({"king": {"fiefs": []}}, "ruleset-fiefs"),
        ({"king": {"fiefs": "palace"}}, "ruleset-fiefs"),
        ({"king": {"fiefs": ["land"]}}, "ruleset-fiefs"),
        ({"king": {"fiefs": ["castle vassal prince"]}}, "ruleset-fiefs"),
        ({"variant": "rebellion", "king": {"fiefs": ["palace", "palace"]}}, "ruleset-king-cards"),
        ({"king": {"mind": {"banquet": 1}}}, "ruleset-card"),
        ({"king": {"mind": {"champion": 7}}}, "ruleset-range"),
        ({"king": 3}, "ruleset-key"),
    ],
)
def test_a_wrong_variant_or_king_is_refused(values: dict[str, object], code: str) -> None:
    with pytest.raises(RegniError) as refused:
        ruleset_from(values)
    assert refused.value.code == code


def test_no_setting_changes_unnoticed() -> None:
    """Defaults and limits are the game. If one of them is changed on purpose, the digest is written again."""
    kept = [
        (one.name, one.rule, one.tag, one.default, one.shape, one.low, one.high, one.words, one.before)
        for one in SETTINGS
    ]
    assert hashlib.sha256(repr(kept).encode()).hexdigest()[:16] == "0dbf95bd733b49b7"
