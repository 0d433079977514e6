"""The command: what it prints, and one clear line with exit code 2 for what is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from regni import Game, Ruleset, ruleset_from
from regni.bots.levels import make_bot
from regni.cli import language, main
from regni.records.series import Series
from regni.rules.rulebook import FIXED_ASSUMPTIONS, RULES, is_assumed
from regni.words.words import LANGUAGES, words


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as a person runs it, in a process of its own."""
    environment = {**os.environ, "COLUMNS": "100", "LANG": "C"}
    return subprocess.run(
        [sys.executable, "-m", "regni", *arguments], capture_output=True, text=True, env=environment, timeout=120
    )


def test_help_has_an_example_for_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "decks", "variants", "lessons", "campaign", "simulate", "rules", "replay", "bench", "fuzz"):
        for lang, word in (("en", "Example"), ("es", "Ejemplo")):
            with pytest.raises(SystemExit) as left:
                main([command, "--help", "--lang", lang])
            assert left.value.code == 0
            shown = capsys.readouterr().out
            assert word in shown
            assert "usage" not in shown or lang == "en"


def test_the_version_tells_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.strip().endswith(("compiled", "plain Python"))


@pytest.mark.no_cover
def test_simulate_gives_the_same_figures_with_any_workers(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for workers in ("1", "2"):
        command = ["simulate", "--variant", "base", "--seats", "3", "--games", "600", "--seed", "7", "--json"]
        assert main([*command, "--workers", workers]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    for report in reports:
        assert report.pop("seconds") > 0
        assert report.pop("decisions_per_second") > 0
    assert reports[0] == reports[1]
    report = reports[0]
    assert report["games"] == sum(report["endings"].values()) == 600
    assert sum(report["wins_by_seat"]) == 600 - report["endings"].get("max_rounds", 0)
    assert set(report["rounds"]) == set(report["decisions"]) == {"mean", "p50", "p95"}


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["--variant", "heathen"], {"vikings_won"}),
        (["--variant", "wessex", "--seats", "2"], {"vikings_won", "summers"}),
        (["--variant", "rebellion"], {"king_won", "king"}),
        (["--variant", "rebellion", "--mode", "coop", "--seats", "2", "--king", "strong"], {"king_won", "king"}),
        (["--variant", "rebellion", "--mode", "semi", "--option", "banquet"], {"king_won", "king"}),
        (["--option", "legacy=2", "--option", "house-divided", "--option", "clerisy"], set()),
    ],
    ids=lambda value: " ".join(sorted(value) if isinstance(value, set) else value),
)
def test_simulate_plays_every_variant(
    arguments: list[str], extra: set[str], capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for workers in ("1", "2"):
        command = ["simulate", *arguments, "--games", "40", "--seed", "v", "--json", "--workers", workers]
        assert main(command) == 0
        reports.append(json.loads(capsys.readouterr().out))
        assert reports[-1].pop("seconds") > 0
        assert reports[-1].pop("decisions_per_second") > 0
    report = reports[0]
    assert reports[1] == report
    always = {
        "variant", "mode", "options", "seats", "games", "seed", "decks", "bots", "endings", "winners", "wins_by_seat",
        "nobody_won", "rounds", "decisions",
    }  # fmt: skip
    assert set(report) == always | extra
    assert report["games"] == sum(report["endings"].values()) == 40
    assert report["options"] == [arguments[i + 1] for i, one in enumerate(arguments) if one == "--option"]
    won = report["winners"]
    assert list(won.values())[: report["seats"]] == report["wins_by_seat"]
    assert won["nobody"] == report["nobody_won"]
    assert sum(won.values()) >= 40
    if "summers" in report:
        assert report["summers"]["mean"] >= 1
    if report["mode"] == "coop":
        assert report["king"] == "strong"
        assert report["king_won"] + max(report["wins_by_seat"]) + report["nobody_won"] == 40


@pytest.mark.parametrize(
    "arguments",
    [[], ["--variant", "wessex", "--seats", "2"], ["--variant", "rebellion", "--mode", "coop", "--seats", "2"]],
    ids=" ".join,
)
def test_simulate_with_bots_that_think(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for workers in ("1", "2"):
        command = ["simulate", *arguments, "--bots", "steward", "--games", "12", "--seed", "v", "--json"]
        assert main([*command, "--workers", workers]) == 0
        reports.append(json.loads(capsys.readouterr().out))
        del reports[-1]["seconds"], reports[-1]["decisions_per_second"]
    assert reports[0] == reports[1]
    assert reports[0]["bots"] == "steward"
    assert sum(reports[0]["endings"].values()) == 12


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("en", ["Wessex · Tournament", "12 games of 3 Earls", "the Vikings", "Summers", "Rounds of the last Summer"]),
     ("es", ["Wessex · Torneo", "12 partidas de 3 Condes", "los Vikingos", "Veranos", "Rondas del último Verano"])],
)  # fmt: skip
def test_simulate_tells_of_a_variant(lang: str, shown: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--variant", "wessex", "--option", "tournament", "--games", "12", "--lang", lang]
    assert main(command) == 0
    printed = capsys.readouterr().out
    for part in shown:
        assert part in printed


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["heathen", "3 to 6 Earls", "house-divided", "O10", "R1.7"]),
        (["--lang", "es"], ["rebellion", "de 1 a 5 Condes", "Mulligan libre"]),
        (["base"], ["2 to 6 Earls", "clerisy", "regni rules B1"]),
        (["heathen"], ["It is part of this game.", "free_mulligan", "regni rules H1"]),
        (["Great", "Heathen", "Army"], ["regni rules H1"]),
        (["wessex"], ["wessex.tabled_loses_retinue", "A campaign"]),
        (["rebellion"], ["semi-cooperative", "2 * N - 1", "king.mind", "Not in solo, coop"]),
        (["rebelión", "--lang", "es"], ["semicooperativa", "relentless", "Infantería Real"]),
        (["legacy=2"], ["--option legacy=3", "legacy_start", "rebellion solo"]),
        (["torneo", "--lang", "es"], ["start_towers", "quiet_politics"]),
        (["banquet"], ["R1.7", "semi-cooperative Rebellion", "yes"]),
    ],
    ids=lambda value: " ".join(value),
)
def test_variants_and_options_are_told(
    arguments: list[str], expected: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["variants", *arguments]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for part in expected:
        assert part in shown


def test_simulate_reads_well_and_takes_a_ruleset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "short.toml").write_text("max_rounds = 3")
    assert main(["simulate", "--games", "20", "--ruleset", str(tmp_path / "short.toml"), "--decks", "steady"]) == 0
    assert "drawn: the last round is over" in capsys.readouterr().out
    assert main(["simulate", "--games", "20", "--lang", "es"]) == 0
    assert "Desenlace" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["rules"], "B6   War"),
        (["rules", "B6.7"], "B6.7 "),
        (["rules", "b6.7"], "B6.7 "),
        (["rules", "B9"], "B9.6 "),
        (["rules", "treachery"], "B7.1 "),
        (["rules", "market", "town"], "Market Town"),
        (["rules", "--lang", "es", "traición"], "B7.2 "),
        (["rules", "--assumptions"], "ransom_properties"),
        (["rules", "--assumptions", "--lang", "es"], "B11.4"),
        (["rules", "--settings"], "kingship_lead"),
        (["rules", "R"], "R7.1 "),
        (["rules", "r"], "R1 Rebellion"),
        (["rules", "rebellion"], "R7.1 "),
        (["rules", "monastery"], "B5.6 "),
        (["rules", "--lang", "es", "monasterio"], "B5.6 "),
        (["rules", "abad"], "B5.6 "),
        (["rules", "--lang", "es", "traicion"], "B7.2 "),
        (["rules", "archbishop"], "B5.5 "),
        (["rules", "torneo"], "O2 "),
        (["rules", "ransom_properties"], "B6.11 "),
        (["rules", "--option", "clerisy", "B10.1"], "O10"),
        (["rules", "--variant", "rebellion"], "R4.4 "),
    ],
)
def test_rules_are_found_by_section_id_and_card(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    assert expected in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "refused"), [("en", "Not allowed: B3.7: You cannot"), ("es", "No se puede: B3.7: No")]
)
def test_rules_show_their_examples_move_by_move(
    capsys: pytest.CaptureFixture[str], language: str, refused: str
) -> None:
    assert main(["rules", "B3.7", "--show", "--lang", language]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert refused in said
    assert ("A Prince, Lord of Fief 1 of Red, is killed." if language == "en" else "Muere un Príncipe") in said
    assert main(["rules", "treachery", "--lang", language]) == 0
    assert "--show" in capsys.readouterr().out
    assert main(["rules", "B1.1", "--show", "--lang", language]) == 0
    assert "--show" not in capsys.readouterr().out


def test_rules_tell_the_values_of_a_ruleset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.toml").write_text("palace_strength = 17")
    main(["rules", "B6.8", "--ruleset", str(tmp_path / "mine.toml")])
    assert "17" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_assumption_has_a_setting_or_a_reason(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", language, "--assumptions"]) == 0
    shown = " ".join(re.sub(r"[│┃]", " ", capsys.readouterr().out).split())
    for rule in RULES:
        assert (f"{rule} [A]" in shown) == is_assumed(rule), rule
    for rule in FIXED_ASSUMPTIONS:
        why = words(language).text(f"assumption-{rule.replace('.', '-')}")
        assert why.split()[0] in shown
        assert words(language).rule(rule, Ruleset()) not in shown


def test_with_an_option_the_rules_that_read_otherwise_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "en", "--option", "tournament"]) == 0
    shown = re.findall(r"^([A-Z]\d+(?:\.\d+)?) ", capsys.readouterr().out, re.MULTILINE)
    assert shown == ["B2.2", "B3.7", "O2"]


def finished_game(path: Path) -> Game:
    game = Game.new(seats=2, seed="cli")
    while game.outcome is None:
        game.play("end" if "end" in game.legal_moves() else game.legal_moves()[-1])
    game.save(path)
    return game


def test_replay_tells_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = finished_game(tmp_path / "game.toml")
    assert main(["replay", str(tmp_path / "game.toml")]) == 0
    shown = capsys.readouterr().out
    assert game.commitment[:40] in shown
    assert "cli" in shown
    assert main(["replay", str(tmp_path / "game.toml"), "--seat", "blue", "--until", "3", "--lang", "es"]) == 0
    assert "Azul" in capsys.readouterr().out


def test_replay_for_a_seat_shows_only_what_it_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(seats=2, seed="hidden")
    seat = game.deciding
    assert seat is not None
    tower = next(move for move in game.legal_moves() if move.startswith("tower"))
    game.play(tower)
    game.save(tmp_path / "game.toml")
    main(["replay", str(tmp_path / "game.toml"), "--seat", ["blue", "red"][1 - seat]])
    shown = capsys.readouterr().out
    assert tower not in shown
    assert "raises a Tower." in shown


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "values",
    [
        {"variant": "heathen"},
        {"variant": "wessex"},
        *({"variant": "rebellion", "mode": mode} for mode in ("solo", "semi")),
    ],
    ids=str,
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_replay_of_every_variant(
    values: dict[str, object], lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = ruleset_from(values)
    seats = 1 if values.get("mode") == "solo" else 3
    game = Game.new(seats, ruleset=rules, seed="replay")
    bots = [make_bot("random", seat, "replay", rules) for seat in range(seats)]
    while (seat := game.deciding) is not None:
        game.play(bots[seat].choose(game.sight(seat)))
    game.save(tmp_path / "game.toml")
    for seat_options in ([], ["--seat", "blue"]):
        assert main(["replay", str(tmp_path / "game.toml"), "--lang", lang, *seat_options]) == 0
        shown = capsys.readouterr().out
        assert words(lang).text(f"variant-{rules.variant}") in shown
        assert words(lang).ending(game.table)[:30] in shown
        assert "event-" not in shown


def test_replay_of_a_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "series.toml")
    series = Series.new(3, 2, seed="replay")
    series.save(path)
    assert main(["replay", path]) == 2
    assert "No game of this series" in capsys.readouterr().err
    for _ in range(2):
        game = series.start()
        while game.outcome is None:
            game.play("concede")
    series.save(path)
    for arguments, number in (([], 1), (["--game", "1"], 0), (["--game", "2"], 1)):
        assert main(["replay", path, *arguments]) == 0
        assert series.games[number].record.seed in " ".join(capsys.readouterr().out.split())
    assert main(["replay", path, "--game", "3"]) == 2
    series.games[0].save(tmp_path / "game.toml")
    assert main(["replay", str(tmp_path / "game.toml"), "--game", "1"]) == 2
    assert "Leave out --game" in capsys.readouterr().err


WRONG = [
    ["bogus"],
    ["simulate", "--seats", "9"],
    ["simulate", "--variant", "nonsense"],
    ["simulate", "--variant", "heathen", "--seats", "2"],
    ["simulate", "--variant", "rebellion", "--mode", "solo", "--seats", "2"],
    ["simulate", "--variant", "rebellion", "--option", "neighbors"],
    ["simulate", "--variant", "wessex", "--option", "state-and-church"],
    ["simulate", "--mode", "coop"],
    ["simulate", "--king", "strong"],
    ["simulate", "--king", "weak"],
    ["simulate", "--option", "nonsense"],
    ["simulate", "--option", "legacy=9"],
    ["simulate", "--option", "legacy", "--option", "legacy=2"],
    ["simulate", "--option"],
    ["simulate", "--bots", "clever"],
    ["play", "--terminal", "--variant", "rebellion", "--option", "banquet"],
    ["play", "--terminal", "--variant", "rebellion", "--mode", "semi", "--seats", "6"],
    ["play", "--terminal", "--best-of", "4"],
    ["play", "--terminal", "--best-of", "3", "--variant", "wessex"],
    ["play", "--terminal", "--best-of", "3", "--option", "legacy"],
    ["play", "--terminal", "--resume", "x", "--variant", "wessex"],
    ["play", "--terminal", "--resume", "x", "--option", "tactics"],
    ["variants", "nonsense"],
    ["campaign"],
    ["campaign", "no such file"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "many"],
    ["simulate", "--workers", "-1"],
    ["simulate", "--ruleset", "no such file"],
    ["replay"],
    ["replay", "no such file"],
    ["rules", "B99.1"],
    ["rules", "--option", "nonsense"],
    ["rules", "--option", "banquet"],
    ["rules", "qx"],
    ["rules", "--ruleset", "/"],
    ["play", "--terminal", "--seats", "1"],
    ["play", "--terminal", "--resume", "no such file"],
    ["bench", "--seconds", "0"],
    ["fuzz", "--games", "-5"],
    ["--nonsense"],
]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_gets_one_line_and_exit_code_2(
    arguments: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["--lang", lang, *arguments])
    except SystemExit as left:
        code = int(left.code or 0)
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert len(captured.err.strip().splitlines()) == 1
    assert "Traceback" not in captured.err


@pytest.mark.parametrize(
    ("arguments", "near"),
    [
        (["simluate"], "simulate"),
        (["rule"], "rules"),
        (["lab", "lader"], "lab ladder"),
        (["play", "--varaint", "base"], "--variant"),
        (["lab", "ladder", "--gams=3"], "--games"),
        (["rules", "B66"], "B6.6"),
        (["rules", "tretchery"], "treachery"),
        (["rules", "traicoin"], "traición"),
        (["decks", "lord"], "lords"),
        (["variants", "wesex"], "wessex"),
        (["simulate", "--option", "tournamnet"], "tournament"),
        (["play", "--terminal", "--deck", "castel 3, land 4"], "castle"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
@pytest.mark.parametrize(("lang", "asks"), [("en", "Did you mean "), ("es", "¿Querías decir ")])
def test_what_was_probably_meant_is_named(
    arguments: list[str], near: str, lang: str, asks: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["--lang", lang, *arguments])
    except SystemExit as left:
        code = int(left.code or 0)
    said = capsys.readouterr().err
    assert code == 2
    assert len(said.splitlines()) == 1
    assert near in said.partition(asks)[2].partition("?")[0].strip('"«»')


def test_a_damaged_record_says_where(tmp_path: Path) -> None:
    finished_game(tmp_path / "game.toml")
    text = (tmp_path / "game.toml").read_text()
    (tmp_path / "game.toml").write_text(text.replace("blue end", "blue end end", 1))
    result = run("replay", str(tmp_path / "game.toml"))
    assert result.returncode == 2
    assert "move" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_closed_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m regni rules --settings | head -1"
    result = subprocess.run(["bash", "-c", f"set -o pipefail; {shell}"], capture_output=True, text=True, timeout=60)
    assert result.stderr == ""


def test_the_language_comes_from_the_option_or_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("REGNI_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert language([]) == "es"
    assert language(["--lang", "en"]) == "en"
    monkeypatch.setenv("REGNI_LANG", "fr")
    assert language([]) == "en"


def test_fuzz_finds_nothing_in_a_few_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--games", "3", "--seed", "cli", "--keep", str(tmp_path / "found")]) == 0
    assert "nothing broke" in capsys.readouterr().out


def test_bench_has_the_figures_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--no-peers", "--seconds", "1", "--rounds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"clone_us", "playout_per_second", "moves_per_second", "ratios"} <= report.keys()
