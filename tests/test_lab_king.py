"""The King of Rebellion: the curve through what was measured, the advice, and what the command prints and writes."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from lab_runs import figures, mistake, plots
from regni.cli import main
from regni.commands.lab import king as lab_king
from regni.commands.lab.king import chosen_fronts, kings_for
from regni.lab.king import King, Measured, Revolt, fitted_curve, logistic, measured, printed_king, recommended
from regni.measuring.matches import Played
from regni.rules.rulesets import load_ruleset
from regni.words.words import LANGUAGES

KING = ["lab", "king", "--bots", "random", "--workers", "1", "--games", "2"]
SMALL = [*KING, "--mode", "solo,coop", "--earls", "1,2", "--towers", "1,earls+1", "--infantry", "0,earls"]

pytestmark = pytest.mark.usefixtures("own_state")


def planted(earls: int = 3) -> list[Measured]:
    """As many wins as a known curve has: 4 - 0.1 for a Tower - 0.5 for each of the Royal Infantry."""
    points = []
    for towers, infantry in product((1, 4, 7), (0, 3, 6, 9, 12, 15)):
        won = round(1000 * logistic(4 - 0.1 * towers - 0.5 * infantry))
        points.append(Measured(Revolt("coop", earls, King(towers, infantry)), won, 1000))
    return points


def test_the_curve_is_found_again() -> None:
    curve = fitted_curve(planted())
    assert curve.per_tower == pytest.approx(-0.1, abs=0.01)
    for towers, infantry in ((1, 0), (4, 6), (5, 8), (7, 15)):
        planted_chance = logistic(4 - 0.1 * towers - 0.5 * infantry)
        assert curve.chance(King(towers, infantry)) == pytest.approx(planted_chance, abs=0.01)


def test_where_all_games_are_won_the_curve_stays_finite() -> None:
    points = [Measured(Revolt("coop", 2, King(3, infantry)), 50, 50) for infantry in (0, 2)]
    curve = fitted_curve(points)
    assert 0.9 < curve.chance(King(3, 2)) <= 1.0
    assert recommended(points, 0.25) in (King(3, 0), King(3, 1), King(3, 2))


@pytest.mark.parametrize("target", [0.25, 0.5, 0.75])
def test_the_advice_comes_near_and_keeps_the_printed_towers(target: float) -> None:
    king = recommended(planted(), target)
    chance = logistic(4 - 0.1 * king.towers - 0.5 * king.infantry)
    assert chance == pytest.approx(target, abs=0.04)
    assert abs(king.towers - printed_king(3).towers) <= 2
    assert 0 <= king.infantry <= 15


def test_a_game_is_won_when_an_earl_wins_it() -> None:
    played = [Played(winners, "conquest", 9, 99, 0, 0, ()) for winners in (0, 0b01, 0b11)]
    assert measured(Revolt("semi", 2, King(3, 2)), played).rate.value == pytest.approx(2 / 3)


def test_printed_kings() -> None:
    assert printed_king(1) == King(2, 1)
    assert printed_king(4) == King(5, 4)


def test_the_grid_follows_the_number_of_earls() -> None:
    assert chosen_fronts("solo, coop", "1,2,3") == [("solo", 1), ("coop", 2), ("coop", 3)]
    revolts = kings_for(("coop", 3), ["1", "earls + 1"], ["0", "2 * earls"])
    assert [one.king for one in revolts] == [King(1, 0), King(1, 6), King(4, 0), King(4, 6)]
    # Two formulas that say the same are one King.
    assert len(kings_for(("solo", 1), ["2", "earls + 1"], ["1", "earls"])) == 1


def test_the_figures_asked_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "king"
    report = figures(capsys, *SMALL, "--out", str(out))
    assert len(report["grid"]) == 8
    assert report["grid"][0].keys() >= {"mode", "earls", "towers", "royal_infantry", "win_rate", "low", "high"}
    assert [one["target"] for one in report["recommended"]] == ["printed", "25", "50", "75"] * 2
    for one in report["recommended"]:
        if one["target"] == "printed":
            continue
        ruleset = load_ruleset(out / one["file"])
        assert (ruleset.variant, ruleset.mode) == ("rebellion", one["mode"])
        assert ruleset.kings_towers[one["earls"]] == one["towers"]
        assert ruleset.kings_guard[one["earls"]] == one["royal_infantry"]
        assert (out / one["file"]).read_text(encoding="utf-8") == one["ruleset"]
    assert (out / "grid.csv").exists()
    assert (out / "report.html").exists()
    assert report == figures(capsys, *SMALL)


def test_other_settings_stay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mind.toml"
    file.write_text('king.mind = { champion = 5 }\nking.towers = "9"\n', encoding="utf-8")
    command = [*KING, "--mode", "solo", "--towers", "2", "--infantry", "0,1", "--ruleset", str(file)]
    report = figures(capsys, *command)
    assert "champion = 5" in report["recommended"][1]["ruleset"]
    assert 'towers = "2"' in report["recommended"][1]["ruleset"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kings_as_tables(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*KING, "--mode", "semi", "--earls", "2", "--towers", "3", "--infantry", "2", "--lang", language]) == 0
    assert {"en": "1 in 4", "es": "1 de 4"}[language] in capsys.readouterr().out


def test_every_plot_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    run = [*KING, "--mode", "solo,coop", "--earls", "1,2,3,4", "--towers", "1,2", "--infantry", "1"]
    drawn = plots(monkeypatch, lab_king, run)
    assert set(drawn) == {"king-solo", "king-coop"}
    assert "4 Earls" in drawn["king-coop"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--towers", "two"], "--towers"),
        (["--infantry", ""], "--infantry"),
        (["--infantry", "99"], "99"),
        (["--mode", "duel"], "duel"),
        (["--earls", "7"], "7"),
        (["--mode", "solo", "--earls", "3"], "solo"),
        (["--bots", "nobody"], "nobody"),
        (["--ruleset", "nothing.toml"], "nothing.toml"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: list[str], word: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in mistake(capsys, *KING, *arguments, "--lang", language)
