"""Options by name, and the one function that builds a ruleset from a command line."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from regni import RegniError, Ruleset, ruleset_from
from regni.commands.arguments import add_game_options
from regni.commands.common import chosen_game
from regni.engine.variant_facts import SEATS
from regni.rules.options import (
    KINGS,
    OPTIONS,
    RULES,
    game_name,
    king_of,
    options_of,
    read_option,
    refusal,
    with_options,
)
from regni.rules.rulebook import RULES as ALL_RULES
from regni.rules.rulesets import save_ruleset
from regni.words.words import LANGUAGES, words


def choose(*arguments: str) -> tuple[Ruleset, int]:
    parser = argparse.ArgumentParser()
    add_game_options(parser, words("en"))
    return chosen_game(parser.parse_args(arguments))


# The bundles.


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_a_rule_with_settings_and_words(option: str) -> None:
    assert RULES[option] in ALL_RULES
    changed = ruleset_from(OPTIONS[option] | ({"variant": "rebellion", "mode": "semi"} if option == "banquet" else {}))
    assert OPTIONS[option].items() <= changed.changed().items()
    assert options_of(changed) == [option]
    for language in LANGUAGES:
        assert option not in game_name(changed, words(language)) or option in ("legacy", "neighbors")
        assert words(language).text(f"option-text-{option}").endswith(".")


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("mulligan", {"free_mulligan": True}),
        ("tournament", {"quiet_turns": 2, "quiet_politics": 2, "start_towers": 2}),
        ("legacy", {"legacy_start": 1}),
        ("legacy=2", {"legacy_start": 2}),
        ("legacy=3", {"legacy_start": 3}),
        ("State_and_Church", {"state_and_church": True}),
        ("house-divided", {"house_divided": 12}),
        (" captains ", {"garrison_slots": 99}),
    ],
)
def test_options_are_read(text: str, settings: dict[str, object]) -> None:
    assert read_option(text) == settings


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("mercenary", "option-unknown", "Did you mean"),
        ("tournamnet", "option-unknown", '"tournament"'),
        ("", "option-unknown", "regni variants"),
        ("clerisy=2", "option-no-number", "legacy=2"),
        ("legacy=0", "option-range", "from 1 to 3"),
        ("legacy=x", "option-range", "not x"),
        ("legacy=", "option-range", "from 1 to 3"),
    ],
)
def test_what_is_no_option_is_refused_with_a_hint(text: str, code: str, hint: str) -> None:
    with pytest.raises(RegniError) as refused:
        read_option(text)
    assert refused.value.code == code
    assert hint in str(refused.value)
    assert refused.value.text("es") != str(refused.value)


def test_options_do_not_contradict_each_other_or_the_ruleset() -> None:
    with pytest.raises(RegniError, match="want different values of legacy_start"):
        with_options({}, ["legacy", "legacy=2"])
    with pytest.raises(RegniError, match="another value of garrison_slots than the ruleset, which has 3"):
        with_options({"garrison_slots": 3}, ["captains"])
    # Said twice is no contradiction, nor is what the ruleset has as usual.
    assert with_options({"garrison_slots": 1}, ["captains", "captains"]).garrison_slots == 99
    with pytest.raises(RegniError, match="free_mulligan"):
        with_options({"variant": "heathen", "free_mulligan": False}, ["mulligan"])
    assert options_of(with_options({"variant": "heathen"}, ["mulligan"])) == []


def test_the_king_has_named_strengths() -> None:
    for name, formula in KINGS.items():
        rules = with_options({"variant": "rebellion"}, [], name)
        assert rules.king_royal_infantry == formula
        assert king_of(rules) == name
    assert king_of(Ruleset()) == ""
    assert king_of(ruleset_from({"variant": "rebellion", "king": {"royal_infantry": "7"}})) == ""
    with pytest.raises(RegniError, match="Rebellion only"):
        with_options({}, [], "strong")


def test_what_cannot_be_played_together() -> None:
    refused = {
        (variant, mode, option)
        for variant, mode in SEATS
        for option in OPTIONS
        if refusal(variant, mode, option) is not None
    }
    assert refused == {
        *(("rebellion", mode, "neighbors") for mode in ("solo", "coop", "semi")),
        *(("rebellion", mode, "state-and-church") for mode in ("solo", "coop")),
        *(("rebellion", mode, "banquet") for mode in ("solo", "coop")),
        *((variant, "", "banquet") for variant in ("base", "heathen", "wessex")),
        *((variant, "", "state-and-church") for variant in ("heathen", "wessex")),
        ("rebellion", "solo", "house-divided"),
    }


def test_a_game_has_a_name_in_both_languages() -> None:
    rules = with_options({"variant": "rebellion", "mode": "semi"}, ["banquet", "legacy=2"], "strong")
    assert game_name(rules, words("en")) == (
        "Rebellion, semi-cooperative · strong King · Legacy start 2 · Banquet for the King"
    )
    assert game_name(rules, words("es")).startswith("Rebelión, semicooperativa · Rey fuerte · ")
    assert game_name(Ruleset(), words("en")) == "The base game"


# The command line.


@pytest.mark.parametrize(
    ("arguments", "variant", "mode", "seats"),
    [
        ([], "base", "", 3),
        (["--seats", "6"], "base", "", 6),
        (["--variant", "heathen"], "heathen", "", 3),
        (["--variant", "wessex", "--seats", "2"], "wessex", "", 2),
        (["--variant", "rebellion"], "rebellion", "solo", 1),
        (["--variant", "rebellion", "--seats", "1"], "rebellion", "solo", 1),
        (["--variant", "rebellion", "--seats", "4"], "rebellion", "coop", 4),
        (["--variant", "rebellion", "--mode", "semi"], "rebellion", "semi", 3),
    ],
)
def test_variant_mode_and_seats_have_defaults(arguments: list[str], variant: str, mode: str, seats: int) -> None:
    rules, number = choose(*arguments)
    assert (rules.variant, rules.mode, number) == (variant, mode, seats)


def test_options_go_on_top_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text('variant = "rebellion"\nhand_size = 7\n[king]\ntowers = "5"\n', encoding="utf-8")
    rules, seats = choose("--ruleset", str(file), "--seats", "2", "--option", "tactics", "--king", "strong")
    assert (rules.variant, rules.mode, seats) == ("rebellion", "coop", 2)
    assert rules.hand_size == 7
    assert rules.king_towers == "5"
    assert rules.king_royal_infantry == KINGS["strong"]
    assert rules.tactics
    # What a file can only say together with the variant of the command line.
    file.write_text("banquet_appeases = true\n", encoding="utf-8")
    assert choose("--ruleset", str(file), "--variant", "rebellion", "--mode", "semi")[0].banquet_appeases


def test_a_file_with_every_setting_takes_options(tmp_path: Path) -> None:
    save_ruleset(Ruleset(), tmp_path / "all.toml")
    assert choose("--ruleset", str(tmp_path / "all.toml"), "--option", "tournament")[0].start_towers == 2


@pytest.mark.parametrize(
    ("text", "arguments", "message"),
    [
        ('variant = "wessex"', ["--variant", "heathen"], "--variant heathen was asked for, and the file says"),
        ('variant = "rebellion"\nmode = "semi"', ["--mode", "coop"], "the file says mode = semi"),
        ("garrison_slots = 2", ["--option", "captains"], "captains"),
        ('king.royal_infantry = "9"', ["--variant", "rebellion", "--king", "strong"], "--king strong"),
        ("variant = []", [], "rules.toml"),
        ("variant = 7", ["--option", "captains"], "rules.toml"),
        ("hand_sizes = 3", ["--option", "captains"], 'rules.toml: There is no setting "hand_sizes"'),
        ("neighbors = true", ["--variant", "rebellion"], "neighbors"),
        ("hand_size = ", [], "rules.toml: this is not valid TOML"),
        ("", ["--mode", "solo"], "base"),
        ("", ["--king", "strong"], "--king"),
        ("", ["--seats", "7"], "7"),
        ("", ["--variant", "heathen", "--seats", "2"], "3 to 6"),
        ("", ["--variant", "rebellion", "--mode", "solo", "--seats", "2"], "one Earl"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, text: str, arguments: list[str], message: str) -> None:
    (tmp_path / "rules.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RegniError) as refused:
        choose("--ruleset", str(tmp_path / "rules.toml"), *arguments)
    assert message in str(refused.value)
    assert refused.value.text("es") != str(refused.value)
