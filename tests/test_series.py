"""Best of 3 or 5: who keeps which deck, who has won, and the file it is kept in (O2)."""

from __future__ import annotations

import io
import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
import tomli_w
from rich.console import Console

from regni import Game, RegniError, ruleset_from
from regni.bots.bot import Bot
from regni.bots.levels import make_bot
from regni.commands import play as play_command
from regni.decks.book import fitted
from regni.decks.deck import STEADY, check_deck
from regni.engine.sight import Sight
from regni.records.series import Series, is_series
from regni.rules.options import with_options
from regni.terminal.match import run_series
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words
from terminal_seat import asked

LANDED = {"castle": 6, "land": 6, "prince": 6, "champion": 6}


def tournament(seats: int = 2, best_of: int = 3) -> Series:
    return Series.new(best_of, seats, with_options({}, ["tournament"]), "a series", ["human", "knight bot"][:seats])


def win(series: Series, *winners: int) -> None:
    """Games that these seats win one after another: all others concede."""
    for winner in winners:
        game = series.start()
        while game.outcome is None:
            concedes = game.about == "turn" and game.deciding != winner
            ends = "end" if game.about == "turn" else game.legal_moves()[0]
            game.play("concede" if concedes else ends)
        assert game.outcome.winner == winner


# How it goes.


@pytest.mark.rule("O2")
def test_the_winner_of_a_game_keeps_his_deck() -> None:
    series = tournament()
    assert series.may_rebuild(0)
    win(series, 1)
    assert series.wins == [0, 1]
    assert series.may_rebuild(0)
    assert not series.may_rebuild(1)
    with pytest.raises(RegniError, match="keeps the deck"):
        series.rebuild(1, LANDED)
    with pytest.raises(RegniError, match="The deck has 6 cards"):
        series.rebuild(0, {"land": 6})
    series.rebuild(0, LANDED)
    game = series.start()
    assert [player.deck for player in game.record.players] == [
        check_deck(LANDED, series.ruleset),
        check_deck(STEADY, series.ruleset),
    ]
    with pytest.raises(RegniError, match="middle of a game"):
        series.rebuild(0, STEADY)
    with pytest.raises(RegniError, match="under way"):
        series.start()


@pytest.mark.rule("O2")
@pytest.mark.parametrize(
    ("best_of", "seats", "winners", "winner"),
    [
        (3, 2, [0], None),
        (3, 2, [0, 0], 0),
        (3, 2, [0, 1], None),
        (3, 2, [0, 1, 1], 1),
        (5, 2, [0, 0], None),
        (5, 2, [0, 1, 0, 1, 1], 1),
        (3, 3, [0, 1, 2], None),
        (3, 3, [0, 1, 2, 1], 1),
    ],
)
def test_the_series_is_won_with_more_than_half(
    best_of: int, seats: int, winners: list[int], winner: int | None
) -> None:
    series = tournament(seats, best_of)
    win(series, *winners)
    assert series.winner == winner
    if winner is not None:
        with pytest.raises(RegniError, match="series is over"):
            series.start()


def test_a_drawn_game_counts_for_nobody() -> None:
    series = Series.new(3, 2, ruleset_from({"max_rounds": 1}), "drawn")
    game = series.start()
    while game.outcome is None:
        game.play("end")
    assert series.wins == [0, 0]
    assert series.may_rebuild(0)
    assert series.may_rebuild(1)


def test_the_seed_of_a_game_tells_nothing_of_the_next() -> None:
    series = tournament()
    win(series, 0, 1)
    seeds = [game.record.seed for game in series.games]
    assert len(set(seeds)) == 2
    assert not any("series" in seed for seed in seeds)
    again = tournament()
    win(again, 0)
    assert again.games[0].record.seed == seeds[0]


@pytest.mark.parametrize(
    ("best_of", "values", "message"),
    [
        (4, {}, "best of 3, 5, not of 4"),
        (3, {"variant": "wessex"}, "one Earl wins"),
        (3, {"variant": "rebellion", "mode": "coop"}, "one Earl wins"),
        (3, {"legacy_start": 1}, "picked at the table"),
        (3, {"house_divided": 12}, "picked at the table"),
        (3, {"variant": "heathen"}, "3 to 6"),
    ],
)
def test_what_cannot_be_a_series(best_of: int, values: dict[str, object], message: str) -> None:
    with pytest.raises(RegniError, match=message) as refused:
        Series.new(best_of, 2, ruleset_from(values))
    assert refused.value.text("es") != str(refused.value)


# Keeping.


def test_a_series_is_one_file(tmp_path: Path) -> None:
    path = tmp_path / "series.toml"
    series = tournament()
    win(series, 0, 1)
    series.rebuild(0, LANDED)
    series.start().play("tower banquet")
    series.save(path)
    again = Series.load(path)
    assert is_series(path)
    assert again.data() == series.data()
    assert again.wins == [1, 1]
    assert again.current is not None
    assert [game.outcome for game in again.games] == [game.outcome for game in series.games]
    assert not is_series(tmp_path / "no such file")
    series.games[0].save(tmp_path / "game.toml")
    assert not is_series(tmp_path / "game.toml")


def swapped(data: dict[str, object]) -> None:
    games = data["games"]
    assert isinstance(games, list)
    games[0], games[1] = games[1], games[0]


def changed(*keys: str | int, to: object) -> Callable[[dict[str, object]], None]:
    def change(data: dict[str, object]) -> None:
        part: object = data
        for key in keys[:-1]:
            assert isinstance(part, dict | list)
            part = part[key]  # type: ignore[index]
        assert isinstance(part, dict | list)
        part[keys[-1]] = to  # type: ignore[index]

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (changed("format", to="regni-record"), 'format: "regni-record" is not one of regni-series'),
        (changed("version", to=9), "version 9"),
        (changed("best_of", to=2), "best of 3, 5, not of 2"),
        (changed("best_of", to="three"), "best_of: here must be a whole number"),
        (changed("seed", to="another"), "not the one that was committed to"),
        (changed("bestof", to=3), "bestof"),
        (changed("players", 0, "name", to="somebody"), "Game 1 does not belong to this series"),
        (changed("players", 0, "deck", to={"land": 30}), "0 to 6"),
        (changed("players", 1, "earl", to="green"), "players[2].earl"),
        (changed("players", 1, "deck", to=LANDED), "The deck of red for the next game"),
        (changed("players", to=[]), "Earls"),
        (changed("ruleset", to={"start_towers": 3}), "Game 1 does not belong"),
        (changed("ruleset", "start_towers", to="two"), "start_towers"),
        (changed("games", 0, "outcome", "ending", to="vikings"), "games[1]"),
        (changed("games", 0, "moves", 2, to="blue end #00000000"), "games[1]: The record stops making sense"),
        (changed("games", 1, to=7), "games[2]"),
        (changed("games", to={}), "games: here must be a list"),
        (swapped, "Game 1 does not belong"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(
    tmp_path: Path, change: Callable[[dict[str, object]], None], message: str
) -> None:
    path = tmp_path / "series.toml"
    series = tournament()
    win(series, 0, 1)
    series.save(path)
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(tomli_w.dumps(data), encoding="utf-8")
    with pytest.raises(RegniError) as refused:
        Series.load(path)
    assert message in str(refused.value)
    assert str(path) in str(refused.value)
    assert refused.value.text("es") != str(refused.value)


def test_a_game_after_the_end_of_the_series_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "series.toml"
    series = tournament()
    win(series, 0, 0)
    longer = Series.new(5, 2, series.ruleset, series.seed, series.names)
    win(longer, 0, 0, 0)
    data = series.data() | {"games": longer.data()["games"]}
    path.write_text(tomli_w.dumps(data), encoding="utf-8")
    with pytest.raises(RegniError, match="Game 3 does not belong"):
        Series.load(path)


# At the terminal.


class Rival(Bot):
    """Gives up when his turn comes, or ends it."""

    def __init__(self, plays: str) -> None:
        self.plays = plays

    def choose(self, sight: Sight) -> int:
        return next((move for move in sight.moves if move_text(move) == self.plays), sight.moves[0])


def sit(
    series: Series, lines: Iterable[str], path: Path | None, language: str = "en", rival: str = "end", code: int = 0
) -> str:
    """Sit at the first seat against a rival, and type these lines; what was printed."""
    out, waiting = io.StringIO(), list(lines)

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    def bots_for(game: Game) -> dict[int, Bot]:
        return {1: Rival(rival)}

    assert run_series(series, 0, bots_for, language, Console(file=out, width=90), path, ask) == code
    return " ".join(re.sub(r"[│╭╮╰╯─]+", " ", out.getvalue()).split())


LOSING = ["1;1", "concede", "concede"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_loser_is_asked_for_his_deck(language: str, tmp_path: Path) -> None:
    path = tmp_path / "series.toml"
    typed = [*LOSING, "help", "deck land 30", "blah", "mazo 6 castillos 6 campos 6 príncipes 6 campeones", "", "1;1"]
    shown = sit(tournament(), typed, path, language)
    spoken = words(language)
    assert spoken.text("terminal-series", number=1, needed=2, wins=f"{spoken.earl(0)} 0 · {spoken.earl(1)} 1") in shown
    assert shown.count(spoken.text("terminal-series-deck", deck="x", size=24).split("x")[0].strip()) == 5
    assert "30" in shown
    assert "blah" in shown
    series = Series.load(path)
    assert series.games[1].record.players[0].deck == check_deck(LANDED, series.ruleset)
    assert series.current is not None


def test_the_loser_may_take_a_ready_deck(tmp_path: Path) -> None:
    path = tmp_path / "series.toml"
    sit(tournament(), [*LOSING, "deck lords", ""], path)
    assert Series.load(path).games[1].record.players[0].deck == fitted("lords", tournament().ruleset)


def test_the_winner_is_not_asked(tmp_path: Path) -> None:
    path = tmp_path / "series.toml"
    shown = sit(tournament(), ["1;1", "end"] * 4, path, rival="concede")
    assert "Your deck:" not in shown
    assert "Blue has won the series with 2 games." in shown
    assert Series.load(path).winner == 0
    assert "The series is over" in sit(Series.load(path), [], path)


def test_a_series_is_taken_up_between_games_and_in_one(tmp_path: Path) -> None:
    path = tmp_path / "series.toml"
    assert "--resume" in sit(tournament(), LOSING, path)
    series = Series.load(path)
    assert series.current is None
    assert "Press Enter to keep it" in sit(series, ["quit"], path)
    assert "Game 2, 2 wins take the series · Blue 0 · Red 1" in sit(Series.load(path), ["", "1", "quit"], path)
    series = Series.load(path)
    assert series.current is not None
    assert series.current.record.moves
    assert "The game goes on after" in sit(series, ["1", "concede", "concede"], path)
    assert Series.load(path).winner == 1


def test_a_series_that_cannot_be_kept_says_so(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    shown = sit(tournament(), LOSING, blocked / "series.toml", code=1)
    assert "The game could not be saved" in shown


def test_play_keeps_and_resumes_a_series(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1;1\nconcede\nconcede\n"))
    args = asked("--option", "tournament", "--best-of", "5", "--seats", "2", "--seed", "x")
    assert play_command.run(args) == 0
    (file,) = (tmp_path / "regni" / "games").iterdir()
    assert Series.load(file).names == ["human", "knight bot"]
    assert "Game 1, 3 wins take the series · Blue 0 · Red 1" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert play_command.run(asked("--resume", str(file))) == 0
    assert "Press Enter to keep it" in " ".join(capsys.readouterr().out.split())
    args = asked("--resume", str(file), "--best-of", "3")
    with pytest.raises(RegniError, match="Leave out --best-of"):
        play_command.run(args)


def test_bots_play_a_whole_series(tmp_path: Path) -> None:
    series = tournament()
    while series.winner is None and len(series.games) < 9:
        game = series.start()
        bots = [make_bot("steward", seat, game.record.seed, series.ruleset) for seat in range(2)]
        while (seat := game.deciding) is not None:
            game.play(bots[seat].choose(game.sight(seat)))
    series.save(tmp_path / "series.toml")
    assert Series.load(tmp_path / "series.toml").wins == series.wins
