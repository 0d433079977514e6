"""Decks against decks: who sits where, what counts, what a search finds; and what the command prints and writes."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lab_runs import figures, mistake, plots
from regni.cli import main
from regni.commands.lab import decks as lab_decks
from regni.decks.book import READY, fitted
from regni.decks.text import load_deck
from regni.engine.cards import CHAMPION
from regni.engine.ruleset import Ruleset
from regni.lab.decks import Arena, Meeting, all_pairs, meet, standings
from regni.lab.evolve import Search, games_of
from regni.measuring.matches import Match, Played, play_matches
from regni.words.words import LANGUAGES

FIELD = ("steady", "rush", "lords")
DECKS = ["lab", "decks", "--bots", "random", "--workers", "1", "--field", ",".join(FIELD)]
SEARCH = [*DECKS, "--field", "steady", "--evolve", "--generations", "1", "--games", "2"]
COOP = Ruleset({"variant": "rebellion", "mode": "coop"})

pytestmark = pytest.mark.usefixtures("own_state")


def won_by(match: Match, seats: Sequence[int]) -> Played:
    return Played(sum(1 << seat for seat in seats), "conquest", 9, 99, 0, 0, match.decks)


# Who sits where, and what counts.


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_both_decks_have_every_seat_as_often(seats: int) -> None:
    arena = Arena(Ruleset(), seats, "random")
    counted: Counter[int] = Counter()
    for game in range(2 * seats):
        assert sum(arena.side(game)) in (1, seats - 1)
        counted.update(seat for seat, is_mine in enumerate(arena.side(game)) if is_mine)
    assert set(counted.values()) == {seats}


def test_a_deal_is_played_from_both_sides() -> None:
    arena = Arena(Ruleset(), 3, "random")
    one, other, next_deal = (arena.match("steady", "rush", "x", game) for game in range(3))
    assert one.decks == ("steady", "rush", "rush")
    assert other.decks == ("rush", "steady", "steady")
    assert one.seed == other.seed != next_deal.seed


def test_a_deck_that_always_wins_and_decks_that_are_equal() -> None:
    arena = Arena(Ruleset(), 2, "random")

    def champions(matches: Sequence[Match]) -> list[Played]:
        return [won_by(match, [seat for seat, deck in enumerate(match.decks) if deck == "rush"]) for match in matches]

    meetings = meet(arena, {name: name for name in FIELD}, all_pairs(arena, FIELD), 4, "x", champions)
    rates = standings(meetings)
    assert list(rates) == ["rush", "steady", "lords"]
    # Between the others nobody wins: half of a game each.
    assert [rate.value for rate in rates.values()] == [1.0, 0.25, 0.25]
    assert Meeting("a", "b", 4, 3.0).turned() == Meeting("b", "a", 4, 1.0)


def test_where_the_earls_win_together_decks_meet_the_king() -> None:
    arena = Arena(COOP, 2, "random")
    assert all_pairs(arena, FIELD) == [(name, "king") for name in FIELD]
    assert arena.match("rush", "rush", "x", 1).decks == ("rush", "rush")
    assert arena.match("rush", "rush", "x", 0).seed != arena.match("rush", "rush", "x", 1).seed
    fallen = Played(0b11, "king_fallen", 9, 99, 0, 0, ())
    assert arena.score(fallen, 0) == arena.score(fallen, 1) == 1.0


# The search.


def most_champions(matches: Sequence[Match]) -> list[Played]:
    """A game that is won by the seat with the most Champions in its deck."""
    played = []
    for match in matches:
        counts = [
            fitted(deck, Ruleset())[CHAMPION] if isinstance(deck, str) else deck[CHAMPION] for deck in match.decks
        ]
        played.append(won_by(match, [seat for seat, number in enumerate(counts) if number == max(counts)]))
    return played


def test_the_search_finds_what_wins() -> None:
    arena = Arena(Ruleset(), 2, "random")
    games = 0

    def counted(matches: Sequence[Match]) -> list[Played]:
        nonlocal games
        games += len(matches)
        return most_champions(matches)

    search = Search(arena, ["steady", "plotters", "siege"], "x", counted)
    start = tuple(fitted("plotters", Ruleset()))
    search.begin([start])
    for _ in range(12):
        search.go_on()
    found = search.parents[0].deck
    assert found[CHAMPION] == 6 > start[CHAMPION]
    assert search.course[-1].rate.value > search.course[0].rate.value
    assert all(sum(deck) == 24 and max(deck) <= 6 and min(deck) >= 0 for deck in search.known)
    # Only the first generation has fewer parents than there may be.
    assert games_of(arena, 3, 1, 12) - 3 * 2 * 3 == games


def test_the_search_starts_from_the_best() -> None:
    search = Search(Arena(Ruleset(), 2, "random"), ["steady"], "x", most_champions)
    search.begin([tuple(fitted(name, Ruleset())) for name in READY])
    assert search.course[0].best[CHAMPION] == 6


def test_the_search_against_the_king() -> None:
    def played(matches: Sequence[Match]) -> list[Played]:
        return [Played(0b11 * (match.decks[0][CHAMPION] > 2), "king_fallen", 9, 99, 0, 0, ()) for match in matches]  # type: ignore[operator]

    search = Search(Arena(COOP, 2, "random"), [], "x", played)
    search.begin([tuple(fitted("plotters", COOP))])
    for _ in range(6):
        search.go_on()
    assert search.parents[0].rate.value == 1.0


# The command.


def test_every_deck_against_every_other(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "decks"
    report = figures(capsys, *DECKS, "--games", "4", "--out", str(out))
    assert [(pair["a"], pair["b"]) for pair in report["pairs"]] == [
        ("steady", "rush"),
        ("steady", "lords"),
        ("rush", "lords"),
    ]
    assert all(0 <= pair["low"] <= pair["win_rate"] <= pair["high"] <= 1 for pair in report["pairs"])
    assert {one["deck"] for one in report["decks"]} == set(FIELD)
    assert sum(one["win_rate"] for one in report["decks"]) == pytest.approx(1.5)
    rows = list(csv.DictReader((out / "pairs.csv").open(encoding="utf-8")))
    assert [float(row["win_rate"]) for row in rows] == [pair["win_rate"] for pair in report["pairs"]]
    assert "Red Dawn" in (out / "report.html").read_text(encoding="utf-8")
    assert report == figures(capsys, *DECKS, "--games", "4", "--workers", "2")


def test_a_deck_of_ones_own_against_the_field(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    typed = "castle 4, land 6, prince 4, champion 6, banner 4"
    report = figures(capsys, *DECKS, "--games", "2", "--deck", typed)
    assert report["deck"] == {"castle": 4, "land": 6, "prince": 4, "champion": 6, "banner": 4}
    assert [(pair["a"], pair["b"]) for pair in report["pairs"]] == [("yours", name) for name in FIELD]
    file = tmp_path / "mine.txt"
    file.write_text(typed, encoding="utf-8")
    assert figures(capsys, *DECKS, "--games", "2", "--deck", str(file)) == report
    # A ready deck does not play against itself.
    report = figures(capsys, *DECKS, "--games", "2", "--deck", "Rush")
    assert [(pair["a"], pair["b"]) for pair in report["pairs"]] == [("rush", "steady"), ("rush", "lords")]


@pytest.mark.wheel
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [[], ["--deck", "crown"], ["--variant", "heathen"], ["--variant", "rebellion"]])
def test_decks_as_tables(language: str, more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*DECKS, "--games", "1", "--lang", language, *more]) == 0
    title = {"en": "The decks", "es": "Los Mazos"}[language]
    assert capsys.readouterr().out.startswith(title)


def test_a_search_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "search"
    report = figures(capsys, *SEARCH, "--deck", "lords", "--out", str(out))
    assert sum(report["found"].values()) == 24
    assert report["start"] == dict(READY["lords"].deck)
    found = {**report["start"]}
    for card, number in report["changes"].items():
        found[card] = found.get(card, 0) + number
    assert {card: number for card, number in found.items() if number} == report["found"]
    assert [one["generation"] for one in report["generations"]] == [0, 1]
    assert {pair["a"] for pair in report["pairs"]} == {"start", "found"}
    # What was found can be measured again as a file.
    assert sum(load_deck(out / "found.toml", Ruleset())) == 24
    again = figures(capsys, *DECKS, "--games", "2", "--deck", str(out / "found.toml"))
    assert again["deck"] == report["found"]


@pytest.mark.wheel
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_as_tables(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SEARCH, "--lang", language]) == 0
    assert '--deck "' in capsys.readouterr().out


@pytest.mark.wheel
def test_an_interrupted_search_goes_on(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    whole = figures(capsys, *SEARCH)
    calls = 0

    def tired(*arguments: Any) -> list[Played]:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyboardInterrupt
        return play_matches(*arguments)

    monkeypatch.setattr(lab_decks, "play_matches", tired)
    with pytest.raises(SystemExit) as left:
        main([*SEARCH, "--json"])
    assert left.value.code == 130
    assert "--resume" in capsys.readouterr().err
    monkeypatch.undo()
    assert figures(capsys, *SEARCH, "--resume") == whole


def test_every_plot_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    one = [*DECKS, "--games", "1"]
    runs = [one, [*one, "--deck", "crown"], [*SEARCH, "--field", "steady,rush"]]
    drawn = plots(monkeypatch, lab_decks, *runs)
    assert set(drawn) == {"decks", "matrix", "rivals", "check", "course"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--deck", "lordz"], "lords"),
        (["--deck", "castle 3, land 4"], "7"),
        (["--field", "steady,nobody"], "nobody"),
        (["--field", "steady"], "--field"),
        (["--option", "legacy"], "legacy"),
        (["--evolve", "--generations", "0"], "--generations"),
        (["--bots", "steward,random"], "steward"),
        (["--seats", "9"], "9"),
        (["--games", "0"], "--games"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: list[str], word: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in mistake(capsys, *DECKS, *arguments, "--lang", language)
