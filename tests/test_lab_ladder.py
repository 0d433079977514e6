"""The ladder: who plays where, what counts as a win, and what the command prints and writes."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from regni.cli import main
from regni.engine.ruleset import Ruleset
from regni.lab.figures import Bars, Dots, Figure, Heat, Lines, as_png, as_svg
from regni.lab.ladder import Contest, duels_of, lineups, matches_of, pairs_of, side, standing
from regni.lab.report import Findings, Section, Sheet, write_findings
from regni.measuring.intervals import wilson
from regni.measuring.matches import Played
from regni.words.words import words

BASE = ["lab", "ladder", "--bots", "steward,random", "--variant", "base", "--seats", "2", "--seed", "5"]


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def ladder(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main([*arguments, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert report.pop("seconds") > 0
    return report


# Who plays where.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_bots_have_every_seat_as_often(seats: int) -> None:
    games = 2 * len(lineups(seats))
    counted: Counter[int] = Counter()
    for game in range(games):
        counted.update(seat for seat, mine in enumerate(side(seats, game)) if mine)
        assert abs(2 * sum(side(seats, game)) - seats) <= 1
    assert set(counted.values()) == {games // 2}


def test_a_deal_is_played_from_both_sides() -> None:
    both = [("steward", "random")]
    found = matches_of(Contest(Ruleset(), 2), both, 4, "x")
    assert [match.bots for match in found] == [("steward", "random"), ("random", "steward")] * 2
    assert found[0].seed == found[1].seed != found[2].seed == found[3].seed
    together = matches_of(Contest(Ruleset({"variant": "rebellion", "mode": "coop"}), 3), both, 2, "x")
    assert [match.bots for match in together] == [("steward",) * 3, ("random",) * 3] * 2
    assert together[0].seed == together[1].seed != together[2].seed


def test_neighbours_alone_are_compared() -> None:
    pairs = pairs_of(["a", "b", "c", "d", "e"], neighbours=True)
    assert pairs == [("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")]
    assert len(matches_of(Contest(Ruleset(), 2), pairs, 4, "x")) == 16
    # Where Earls win together, everybody still plays all deals.
    contest = Contest(Ruleset({"variant": "rebellion", "mode": "solo"}), 1)
    assert [match.bots for match in matches_of(contest, pairs, 1, "x")] == [(bot,) for bot in "abcde"]
    won, lost = ended(1, "king_fallen"), ended(0, "earls_beaten")
    one = standing(contest, pairs, 1, [lost, lost, won, won, won])
    assert [(pair.a, pair.b, pair.win_rate.value) for pair in one.pairs] == [
        ("a", "b", 0.5), ("b", "c", 0), ("c", "d", 0.5), ("d", "e", 0.5),
    ]  # fmt: skip
    assert {rating.bot: rating.games for rating in one.ratings} == {"a": 1, "b": 2, "c": 2, "d": 2, "e": 1}
    assert not one.is_complete
    assert standing(contest, pairs_of(["a", "b"], neighbours=True), 1, [won, lost]).is_complete


# What counts.


def ended(winners: int, ending: str = "conquest") -> Played:
    return Played(winners, ending, 9, 99, 0, 0, ())


def test_a_win_rate_counts_half_of_what_nobody_wins() -> None:
    contest = Contest(Ruleset(), 2)
    # In turn: the first bot wins from seat 0, then from seat 1, then nobody does, then the second bot from seat 0.
    played = [ended(0b01), ended(0b10), ended(0, "nobody"), ended(0b01)]
    one = standing(contest, [("a", "b")], 4, played)
    (pair,) = one.pairs
    assert pair.win_rate == wilson(2.5, 4)
    assert (pair.won_a.value, pair.won_b.value) == (0.5, 0.25)
    assert [rating.bot for rating in one.ratings] == ["a", "b"]
    assert one.ratings[0].mu > 25 > one.ratings[1].mu
    assert one.ratings[0].games == 4


def test_a_shared_victory_is_shared() -> None:
    contest = Contest(Ruleset({"variant": "heathen"}), 3)
    # One seat of three has the first bot: the dual victory is of both, then of the second bot alone.
    duels = list(duels_of(contest, [("a", "b")], 2, [ended(0b011, "dual"), ended(0b011, "dual")]))
    assert side(3, 0) == (True, False, False)
    assert [(duel.won_a, duel.won_b) for duel in duels] == [(0.5, 0.5), (0.5, 0.5)]
    assert [duel.score(False) for duel in duels] == [0.5, 0.5]


def test_an_even_match_with_three_seats_is_even() -> None:
    """Each seat wins as often: then both bots get one half, though one has one seat and one has two."""
    contest = Contest(Ruleset(), 3)
    games = 2 * len(lineups(3)) * 3
    played = [ended(1 << game // 6) for game in range(games)]
    (pair,) = standing(contest, [("a", "b")], games, played).pairs
    assert pair.win_rate.value == 0.5


def test_against_the_king_deals_are_compared() -> None:
    contest = Contest(Ruleset({"variant": "rebellion", "mode": "coop"}), 2)
    won, lost = ended(0b11, "king_fallen"), ended(0, "earls_beaten")
    one = standing(contest, [("a", "b")], 4, [won, lost, won, won, lost, lost, won, lost])
    (pair,) = one.pairs
    assert pair.win_rate == wilson(3, 4)
    assert (pair.won_a.value, pair.won_b.value) == (0.75, 0.25)


# The command.


@pytest.mark.wheel
def test_the_figures_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    report = ladder(capsys, *BASE, "--games", "20")
    (pair,) = report["pairs"]
    assert (pair["a"], pair["b"], pair["games"]) == ("steward", "random", 20)
    assert 0 <= pair["low"] <= pair["win_rate"] <= pair["high"] <= 1
    assert pair["win_rate"] > 0.5
    assert report["bots"] == ["steward", "random"]
    assert {rating["bot"] for rating in report["ratings"]} == {"steward", "random"}
    assert report == ladder(capsys, *BASE, "--games", "20", "--workers", "2")
    turned = ladder(capsys, *[part.replace("steward,random", "random, steward") for part in BASE], "--games", "20")
    assert turned["pairs"][0]["win_rate"] == pytest.approx(1 - pair["win_rate"], abs=1e-3)


@pytest.mark.wheel
def test_every_variant_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    report = ladder(capsys, "lab", "ladder", "--bots", "random,squire", "--games", "2", "--workers", "1")
    found = [(pair["variant"], pair["mode"], pair["seats"]) for pair in report["pairs"]]
    assert found == [
        ("base", "", 2), ("heathen", "", 3), ("wessex", "", 2),
        ("rebellion", "solo", 1), ("rebellion", "coop", 2), ("rebellion", "semi", 2),
    ]  # fmt: skip
    assert [pair["king"] for pair in report["pairs"]] == ["", "", "", "printed", "relentless", "printed"]
    assert report["neighbours"] is False


COOP = ["lab", "ladder", "--bots", "random,squire", "--variant", "rebellion", "--mode", "coop", "--games", "1"]


@pytest.mark.parametrize(
    ("arguments", "king"),
    [([], "relentless"), (["--king", "printed"], "printed"), (["--king", "strong"], "strong"),
     (["--option", "captains"], "printed"), (["--seats", "3"], "relentless")],
    ids=" ".join,
)  # fmt: skip
def test_in_cooperation_the_king_is_relentless_unless_said(
    arguments: list[str], king: str, capsys: pytest.CaptureFixture[str]
) -> None:
    report = ladder(capsys, *COOP, *arguments, "--workers", "1")
    assert {row["king"] for row in report["pairs"] + report["ratings"]} == {king}


def test_a_ruleset_says_who_the_king_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "king.toml").write_text('[king]\nroyal_infantry = "1"\n')
    report = ladder(capsys, *COOP, "--ruleset", str(tmp_path / "king.toml"), "--workers", "1")
    assert report["pairs"][0]["king"] == ""


@pytest.mark.parametrize(
    ("lang", "name", "why"),
    [("en", "Rebellion, cooperative · relentless King, 2 Earls", "the printed one loses"),
     ("es", "Rebelión, cooperativa · Rey implacable, 2 Condes", "el impreso pierde")],
)  # fmt: skip
def test_a_person_reads_which_king_it_is(lang: str, name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COOP, "--workers", "1", "--lang", lang]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert name in printed
    assert why in printed


@pytest.mark.wheel
def test_the_ladder_of_neighbours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["lab", "ladder", "--bots", "random,squire,steward", "--games", "2", "--workers", "1"]
    few += ["--out", str(tmp_path / "out")]
    report = ladder(capsys, *few, "--variant", "rebellion", "--mode", "solo", "--neighbours")
    assert report["neighbours"] is True
    assert report["bots"] == ["random", "squire", "steward"]
    assert [(pair["a"], pair["b"]) for pair in report["pairs"]] == [("random", "squire"), ("squire", "steward")]
    text = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    assert "--neighbours" in text
    assert "only with the next" in text
    assert text.count("| Steward |") == 2
    assert len(list(csv.DictReader((tmp_path / "out" / "games.csv").open(encoding="utf-8")))) == 6
    assert not list((tmp_path / "out").glob("matrix*"))
    assert list((tmp_path / "out").glob("ratings-rebellion-solo-1.svg"))
    # All pairs are another experiment.
    assert main([*few, "--variant", "rebellion", "--mode", "solo"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_number_of_seats_picks_the_variants_that_have_it(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["lab", "ladder", "--bots", "random,squire", "--games", "1", "--workers", "1"]
    assert {pair["seats"] for pair in ladder(capsys, *few, "--seats", "6")["pairs"]} == {6}
    assert [pair["mode"] for pair in ladder(capsys, *few, "--seats", "1")["pairs"]] == ["solo"]
    strong = ladder(capsys, *few, "--variant", "rebellion", "--mode", "semi", "--king", "strong")
    assert [pair["mode"] for pair in strong["pairs"]] == ["semi"]


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("en", ["win rate of A", "The base game, 2 Earls", "A beats the King", "Rating"]),
     ("es", ["victorias de A", "El juego base, 2 Condes", "A vence al Rey", "Puntuación"])],
)  # fmt: skip
def test_a_person_reads_a_table(lang: str, shown: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "ladder", "--bots", "random,squire,steward", "--games", "1", "--lang", lang]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for part in shown:
        assert part in printed


@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_of_the_lab_and_its_experiments(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "--lang", lang]) == 0
    assert "ladder" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(["lab", "ladder", "--help", "--lang", lang])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert {"en": "Example", "es": "Ejemplo"}[lang] in shown
    assert "--resume" in shown
    assert {"en": "only with the next of the list", "es": "solo con el siguiente de la lista"}[lang] in " ".join(
        shown.split()
    )


# What it writes.


@pytest.fixture
def written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    out = tmp_path / "deep" / "out"
    arguments = ["lab", "ladder", "--bots", "random,squire,steward", "--variant", "base", "--games", "6"]
    assert main([*arguments, "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    return out


def test_everything_is_in_the_folder(written: Path) -> None:
    names = {path.name for path in written.iterdir()}
    plots = {f"{name}-base-2.{kind}" for name in ("pairs", "matrix", "ratings") for kind in ("png", "svg")}
    tables = {f"{name}.{kind}" for name in ("games", "pairs", "ratings") for kind in ("csv", "parquet")}
    assert names == plots | tables | {"journal.jsonl", "report.html", "report.md"}
    rows = list(csv.DictReader((written / "games.csv").open(encoding="utf-8")))
    assert len(rows) == 18
    assert {row["bots"] for row in rows} >= {"random squire", "squire random"}
    import pyarrow.parquet

    assert [
        {key: str(value) for key, value in row.items()}
        for row in pyarrow.parquet.read_table(written / "games.parquet").to_pylist()
    ] == rows
    assert (written / "pairs-base-2.png").read_bytes().startswith(b"\x89PNG")


def test_the_tables_go_into_documentation(written: Path) -> None:
    text = (written / "report.md").read_text(encoding="utf-8")
    assert "## The base game, 2 Earls\n\n| A | B | win rate of A |" in text
    assert "| --- | --- | ---: |" in text
    assert "regni lab ladder --bots random,squire,steward --variant base --games 6 --seed 1" in text


def test_the_page_stands_alone(written: Path) -> None:
    page = (written / "report.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>\n<html lang=")
    assert "http" not in page
    assert not re.search(r"<(script|link|img|iframe)|url\((?!#)|@import|<image", page)
    assert page.count("<svg") == page.count("</svg>") == 3
    assert "prefers-color-scheme: dark" in page
    assert "var(--ink)" in page
    # The colours of the plots follow the page, except the cells of a heat map and their letters.
    assert "#2a2018" not in page.split("</style>", 1)[1]


def test_the_same_run_writes_the_same_files(written: Path, tmp_path: Path) -> None:
    arguments = ["lab", "ladder", "--bots", "random,squire,steward", "--variant", "base", "--games", "6"]
    assert main([*arguments, "--out", str(tmp_path / "again"), "--workers", "2"]) == 0
    for path in written.iterdir():
        if path.name != "journal.jsonl":
            assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes(), path.name


def test_a_reader_who_stops_loses_no_file(tmp_path: Path) -> None:
    """As with `| head`: what is written does not wait for what is read."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "regni", *BASE, "--games", "2", "--workers", "1", "--out", str(tmp_path / "out")]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert done.stderr == ""
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"report.html", "report.md", "games.csv", "pairs-base-2.svg"} <= names


@pytest.mark.parametrize("lang", ["en", "es"])
def test_without_the_extra_the_tables_are_there(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("regni.lab.report.find_spec", "regni.lab.figures.find_spec"):
        monkeypatch.setattr(module, lambda name: None)
    assert main([*BASE, "--games", "2", "--out", str(tmp_path / "out"), "--lang", lang]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert sum("regni[lab]" in line for line in printed) == 1
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"journal.jsonl", "report.html", "report.md", "games.csv", "pairs.csv", "ratings.csv"}
    assert "<svg" not in (tmp_path / "out" / "report.html").read_text()


FIGURES: list[Figure] = [
    Dots("d", "Dots", "x", values=[("a", wilson(3, 9), 0), ("b", wilson(7, 9), 1)], even=0.5, legend=["one", "two"]),
    Heat("h", "Heat", side=["a long name", "b"], above=["a long name", "b"], cells=[[None, 0.2], [0.8, None]]),
    Lines("l", "Lines", "x", "y", ["1", "2"], {"a": [wilson(1, 2), None], "b": [wilson(1, 9), wilson(2, 9)]}),
    Bars("b", "Bars", labels=["a", "b"], parts={str(part): [0.1, 0.1] for part in range(8)}, is_share=True),
]


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: type(figure).__name__)
def test_every_kind_of_plot_is_drawn(figure: Figure) -> None:
    drawing = as_svg(figure)
    assert figure.title in drawing
    assert as_svg(figure) == drawing
    assert as_png(figure)[:4] == b"\x89PNG"


def test_names_in_a_page_are_names(tmp_path: Path) -> None:
    findings = Findings("<b>", "a & b", {}, [Section("<i>", [Sheet(["<u>"], [["</td>"]])], text="<s>")], notes=["<p>"])
    write_findings(findings, tmp_path, words("en"))
    body = (tmp_path / "report.html").read_text().split("<main>")[1]
    for tag in ("<b>", "<i>", "<u>", "<s>"):
        assert tag not in body
    assert "&lt;/td&gt;" in body


# What is wrong.

WRONG = [
    ["--bots", "steward"],
    ["--bots", "steward,steward"],
    ["--bots", "steward,nobody"],
    ["--bots", ""],
    ["--bots", "witan:0,random"],
    ["--games", "0"],
    ["--games", "-3"],
    ["--games", "many"],
    ["--seats", "9"],
    ["--seats", "0"],
    ["--variant", "base", "--seats", "1"],
    ["--variant", "nonsense"],
    ["--mode", "coop", "--variant", "base"],
    ["--option", "nonsense"],
    ["--king", "strong"],
    ["--ruleset", "no such file"],
    ["--seed", ""],
    ["--workers", "0"],
    ["--ray", "127.0.0.1:1"],
    ["--out", "/dev/null/x"],
    ["--out", "/proc/nowhere"],
    ["--nonsense"],
]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_what_is_wrong_gets_one_line_and_exit_code_2(
    arguments: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["lab", "ladder", *arguments, "--lang", lang])
    except SystemExit as left:
        code = int(left.code or 0)
    captured = capsys.readouterr()
    assert code == 2
    assert captured.out == ""
    assert len(captured.err.strip().splitlines()) == 1
    assert "Traceback" not in captured.err


@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_unknown_experiment(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "alchemy", "--lang", lang]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_folder_of_another_experiment_is_refused(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "out"), "--lang", lang]
    assert main([*BASE, "--games", "2", *out]) == 0
    before = {path: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    capsys.readouterr()
    for other in (["--games", "4"], ["--games", "2", "--seed", "6"], ["--games", "2", "--variant", "wessex"]):
        for resume in ([], ["--resume"]):
            assert main([*BASE, *other, *out, *resume]) == 2
            captured = capsys.readouterr()
            assert captured.out == ""
            assert len(captured.err.splitlines()) == 1
    assert {path: path.read_bytes() for path in (tmp_path / "out").iterdir()} == before
    # The same one may be made again, or looked at again.
    assert main([*BASE, "--games", "2", *out]) == 0
    assert main([*BASE, "--games", "2", *out, "--resume"]) == 0


def test_resuming_what_never_began_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BASE, "--games", "2", "--json", "--resume"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out)["pairs"][0]["games"] == 2
    assert len(captured.err.splitlines()) == 1


def test_a_damaged_journal_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BASE, "--games", "4", "--out", str(tmp_path)]) == 0
    journal = tmp_path / "journal.jsonl"
    journal.write_text(journal.read_text().replace('"item"', '"itme"', 1))
    capsys.readouterr()
    assert main([*BASE, "--games", "4", "--out", str(tmp_path), "--resume"]) == 2
    assert "line 2" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
def test_a_folder_that_may_not_be_written_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main([*BASE, "--games", "2", "--out", str(tmp_path / "file")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("lang", ["en", "es"])
def test_without_the_extra_the_ladder_says_how_to_get_it(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["lab", "ladder", "--games", "1000000", "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert 'pip install "regni[lab]"' in said
    assert len(said.splitlines()) == 1
