"""Records outlive the rules: files of b00181a open as they were, whatever settings come and whatever is corrected."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from regni import Game, RegniError, Ruleset, load_position, load_ruleset, save_position
from regni.cli import main
from regni.engine.digest import digest
from regni.engine.ruleset import SETTINGS, SWITCH, Setting
from regni.records.record import load_record
from regni.records.series import Series
from regni.rules import revisions
from regni.rules.revisions import frozen, read_written, written
from regni.rules.rulesets import flattened
from regni.words.words import LANGUAGES

HERE = Path(__file__).parent / "fixtures" / "b00181a"
EXPECTED: dict[str, dict[str, Any]] = json.loads((HERE / "expected.json").read_text())
RECORDS = list(EXPECTED["records"])
#: Defaults of a later day.
LATER: dict[str, object] = {"hand_size": 4, "max_rounds": 150, "joust": False, "strength": {"knight": 3}}


def state(game: Game) -> dict[str, object]:
    """Where a game stands, as `expected.json` has it."""
    moves = game.record.moves
    return {
        "moves": len(game.moves),
        "digest": digest(game.table),
        "start": game.record.start,
        "last": moves[-1].rpartition("#")[2] if moves else "",
        "outcome": game.record.outcome,
    }


def opened(state: dict[str, Any]) -> dict[str, Any]:
    """What is the same in a game that was opened: its checks are over all settings, later ones too."""
    return {key: value for key, value in state.items() if key not in ("start", "last")}


def stands(game: Game) -> tuple[list[int], str]:
    """The same without the checks."""
    return game.moves, digest(game.table)


@contextmanager
def later_program() -> Iterator[None]:
    """A program with other defaults, and with a switch that was always on before it was one."""
    switch = Setting("a_later_switch", "B1.1", "A", False, SWITCH, before=True)
    # The compiled ruleset has no attribute for it. This one is set again by its own setting, which comes after it.
    switch.attribute = "clerisy"
    defaults = [setting.default for setting in SETTINGS]
    for setting in SETTINGS:
        value = LATER.get(setting.name, setting.default)
        if isinstance(value, dict) and isinstance(setting.default, dict):
            value = {**setting.default, **value}
        setting.default = value
    SETTINGS.insert(0, switch)
    try:
        yield
    finally:
        SETTINGS.remove(switch)
        for setting, default in zip(SETTINGS, defaults, strict=True):
            setting.default = default


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program whose rules were corrected."""
    monkeypatch.setattr(revisions, "REVISION", revisions.REVISION + 1)


# Files of b00181a.


@pytest.mark.parametrize("name", RECORDS)
def test_records_open_as_they_stood(name: str, tmp_path: Path) -> None:
    game = Game.load(HERE / f"{name}.toml")
    assert opened(state(game)) == opened(EXPECTED["records"][name])
    assert game.cut is None
    # Written again they have everything, and say the same.
    game.save(tmp_path / "again.toml")
    said = flattened(game.record.data()["ruleset"])  # type: ignore[arg-type]
    assert said.keys() == {"revision", "variant", "mode", *(setting.name for setting in SETTINGS)}
    assert state(Game.load(tmp_path / "again.toml")) == state(game)


def test_a_series_opens_as_it_stood(tmp_path: Path) -> None:
    series = Series.load(HERE / "series.toml")
    for _ in range(2):
        expected = EXPECTED["series"]["series"]
        assert series.wins == expected["wins"]
        assert [opened(state(game)) for game in series.games] == [opened(one) for one in expected["games"]]
        series.save(tmp_path / "series.toml")
        series = Series.load(tmp_path / "series.toml")


@pytest.mark.parametrize("name", EXPECTED["positions"])
def test_positions_open_as_they_stood(name: str, tmp_path: Path) -> None:
    table = load_position(HERE / name)
    assert digest(table) == EXPECTED["positions"][name]
    save_position(table, tmp_path / name)
    assert digest(load_position(tmp_path / name)) == EXPECTED["positions"][name]


@pytest.mark.parametrize("variant", ["base", "heathen", "wessex", "rebellion"])
def test_what_was_frozen_is_a_whole_ruleset(variant: str) -> None:
    """As long as nobody has changed a default it is that of today."""
    rules, said = read_written({"variant": variant})
    assert said == {"revision": 1, "variant": variant, "mode": rules.mode} | frozen(variant)
    assert rules.values.keys() == {setting.name for setting in SETTINGS}


# A setting that is added, a default that changes.


@pytest.mark.parametrize("name", RECORDS)
def test_files_mean_what_they_meant_when_settings_change(name: str, tmp_path: Path) -> None:
    game = Game.load(HERE / f"{name}.toml")
    game.save(tmp_path / "new.toml")
    with later_program():
        for path in (HERE / f"{name}.toml", tmp_path / "new.toml"):
            again = Game.load(path)
            assert again.cut is None
            assert stands(again) == stands(game)
            values = again.record.ruleset.values
            assert values == game.record.ruleset.values | {"a_later_switch": True}
            # Kept by that program it has what is new, too.
            again.save(tmp_path / "later.toml")
            later = Game.load(tmp_path / "later.toml")
            assert later.record.written == written(again.record.ruleset)
            assert state(later) == state(again)
            assert later.record.ruleset.values == values


def test_series_and_positions_do_so_too(tmp_path: Path) -> None:
    series = Series.load(HERE / "series.toml")
    series.save(tmp_path / "series.toml")
    save_position(load_position(HERE / "position.toml"), tmp_path / "position.toml")
    with later_program():
        for folder in (HERE, tmp_path):
            again = Series.load(folder / "series.toml")
            assert [stands(game) for game in again.games] == [stands(game) for game in series.games]
            assert again.ruleset.values["hand_size"] == 5
            assert load_position(folder / "position.toml").rules.values["max_rounds"] == 200


def test_new_games_and_what_is_written_by_hand_take_the_new_defaults(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text("tower_soak = 1\n")
    palace = 'fiefs = [{ keep = "palace" }]'
    (tmp_path / "position.toml").write_text(f'[[earls]]\nearl = "blue"\n{palace}\n[[earls]]\nearl = "red"\n{palace}\n')
    with later_program():
        by_hand = [load_ruleset(tmp_path / "rules.toml"), load_position(tmp_path / "position.toml").rules]
        for rules in [Game.new().record.ruleset, *by_hand]:
            assert rules.values == Ruleset().values
            assert (rules.values["hand_size"], rules.values["a_later_switch"]) == (4, False)


# Rules that are corrected.


def damaged(tmp_path: Path, move: str = "", check: str = "") -> tuple[Path, int]:
    """A record with another move or check in some turn in its middle, and the number of that move."""
    game = Game.load(HERE / "base-running.toml")
    number = next(number for number in range(21, 60) if game.at(number - 1).about == "turn")
    line = load_record(HERE / "base-running.toml").moves[number - 1]
    text, _, digits = line.partition(" #")
    changed = f"{text.split()[0]} {move}" if move else text
    path = tmp_path / "old.toml"
    path.write_text((HERE / "base-running.toml").read_text().replace(line, f"{changed} #{check or digits}"))
    return path, number


@pytest.mark.parametrize(("move", "check", "rule"), [("crown", "", "B8.2"), ("", "01234567", "none")])
def test_a_damaged_record_is_refused(move: str, check: str, rule: str, tmp_path: Path) -> None:
    path, number = damaged(tmp_path, move, check)
    with pytest.raises(RegniError, match=f"stops making sense at move {number}:"):
        Game.load(path)


@pytest.mark.usefixtures("corrected")
@pytest.mark.parametrize(("move", "check", "rule"), [("crown", "", "B8.2"), ("", "01234567", "none")])
def test_a_game_that_no_longer_holds_opens_up_to_that_move(move: str, check: str, rule: str, tmp_path: Path) -> None:
    path, number = damaged(tmp_path, move, check)
    game = Game.load(path)
    assert stands(game) == stands(Game.load(HERE / "base-running.toml").at(number - 1))
    assert game.cut is not None
    assert (game.cut.data["number"], game.cut.data["rule"]) == (number, rule)
    for language in LANGUAGES:
        said = game.cut.text(language)
        assert "\n" not in said
        assert str(number) in said
        assert (rule in said) == (rule != "none")
    # It can be played on, and kept.
    game.play("end")
    game.save(tmp_path / "new.toml")
    again = Game.load(tmp_path / "new.toml")
    assert again.cut is None
    assert state(again) == state(game)


@pytest.mark.usefixtures("corrected")
@pytest.mark.parametrize("name", RECORDS)
def test_a_game_that_still_holds_opens_whole(name: str, tmp_path: Path) -> None:
    game = Game.load(HERE / f"{name}.toml")
    assert game.cut is None
    assert (len(game.moves), digest(game.table)) == tuple(EXPECTED["records"][name][key] for key in ("moves", "digest"))
    assert game.record.written["revision"] == 2
    game.save(tmp_path / "new.toml")
    assert state(Game.load(tmp_path / "new.toml")) == state(game)
    # The revision is part of what the checks cover.
    assert game.record.start != EXPECTED["records"][name]["start"]


@pytest.mark.usefixtures("corrected")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_that_no_longer_holds_opens_before_the_first_move(language: str, tmp_path: Path) -> None:
    text = (HERE / "base-running.toml").read_text()
    start = EXPECTED["records"]["base-running"]["start"]
    (tmp_path / "old.toml").write_text(text.replace(f'start = "{start}"', 'start = "01234567"'))
    game = Game.load(tmp_path / "old.toml")
    assert game.moves == []
    assert game.cut is not None
    assert {"en": "the deal", "es": "el reparto"}[language] in game.cut.text(language)


@pytest.mark.usefixtures("corrected")
def test_lines_that_are_missing_at_the_end_are_still_noticed(tmp_path: Path) -> None:
    lines = (HERE / "base-over.toml").read_text().splitlines()
    last = next(number for number, line in enumerate(lines) if EXPECTED["records"]["base-over"]["last"] in line)
    (tmp_path / "short.toml").write_text("\n".join(lines[:last] + lines[last + 1 :]))
    with pytest.raises(RegniError) as caught:
        Game.load(tmp_path / "short.toml")
    assert caught.value.code == "record-outcome"


@pytest.mark.usefixtures("corrected")
def test_a_series_opens_up_to_the_game_that_no_longer_holds(tmp_path: Path) -> None:
    text = (HERE / "series.toml").read_text()
    first = EXPECTED["series"]["series"]["games"][0]
    (tmp_path / "old.toml").write_text(text.replace(f"#{first['last']}", "#01234567"))
    series = Series.load(tmp_path / "old.toml")
    assert len(series.games) == 1
    assert len(series.games[0].moves) == first["moves"] - 1
    assert series.current is series.games[0]
    assert series.cut is not None
    assert "games[1]: " in series.cut.text("en")
    series.save(tmp_path / "new.toml")
    again = Series.load(tmp_path / "new.toml")
    assert again.cut is None
    assert [state(game) for game in again.games] == [state(game) for game in series.games]


def test_a_file_of_later_rules_is_refused(corrected: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Game.new(seed="x").save(tmp_path / "game.toml")
    monkeypatch.setattr(revisions, "REVISION", 1)
    with pytest.raises(RegniError, match=r"revision 2 of the rules, this program knows revision 1\."):
        Game.load(tmp_path / "game.toml")


@pytest.mark.parametrize("value", ["0", "-1", "true", '"1"', "1.0"])
def test_a_revision_is_a_number(value: str, tmp_path: Path) -> None:
    Game.new(seed="x").save(tmp_path / "game.toml")
    text = (tmp_path / "game.toml").read_text()
    (tmp_path / "game.toml").write_text(text.replace("revision = 1", f"revision = {value}"))
    with pytest.raises(RegniError, match='"revision" must be a whole number from 1 on'):
        Game.load(tmp_path / "game.toml")


# At the terminal.


@pytest.mark.usefixtures("corrected")
def test_replay_says_where_it_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, number = damaged(tmp_path, "crown")
    assert main(["replay", "--lang", "en", str(path)]) == 0
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert f"move {number} is now against rule B8.2" in told.err
    assert f"\n{number - 1:>4}. " in told.out
    assert f"\n{number:>4}. " not in told.out


@pytest.mark.usefixtures("corrected")
def test_a_game_that_is_taken_up_leaves_the_old_file_as_it_was(
    tmp_path: Path, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, number = damaged(tmp_path, "crown")
    before = path.read_text()
    assert main(["play", "--terminal", "--lang", "es", "--bots", "random", "--resume", str(path)]) == 0
    assert f"la jugada {number} va ahora contra la regla B8.2" in capsys.readouterr().err
    assert path.read_text() == before
    (file,) = games.iterdir()
    assert Game.load(file).moves[: number - 1] == Game.load(path).moves
    assert main(["play", "--terminal", "--lang", "en", "--resume", str(path), "--save", str(path)]) == 2
    assert path.read_text() == before
