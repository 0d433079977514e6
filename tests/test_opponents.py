"""Whom one plays against at the terminal: the levels, why they moved, and waiting for them."""

from __future__ import annotations

import io
import json
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from regni import Game, RegniError
from regni.bots.bot import Bot
from regni.bots.levels import BOTS, LEVELS, make_bot
from regni.bots.steward.open_reasons import depends_on_open
from regni.cli import main
from regni.commands.common import chosen_bots
from regni.engine.sight import Sight
from regni.engine.table import Table
from regni.records.series import Series
from regni.rules.options import with_options
from regni.terminal.session import run_game
from regni.terminal.thinking import whole
from regni.testing import at, earl, fief
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words

# Choosing them.


def names_in(file: Path) -> list[str]:
    return [player.name for player in Game.load(file).record.players]


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ([], ["human", "knight bot", "knight bot"]),
        (["--bots", "squire"], ["human", "squire bot", "squire bot"]),
        (["--bots", "squire, steward", "--seat", "red"], ["squire bot", "human", "steward bot"]),
        (["--bots", "Escudero,azar"], ["human", "squire bot", "random bot"]),
        (["--bots", "steward", "--variant", "rebellion"], ["human"]),
    ],
    ids=" ".join,
)
def test_bots_are_chosen_for_all_or_seat_by_seat(arguments: list[str], names: list[str], games: Path) -> None:
    assert main(["play", "--terminal", "--lang", "en", *arguments]) == 0
    (file,) = games.iterdir()
    assert names_in(file) == names


@pytest.mark.parametrize(
    ("lang", "bots", "said"),
    [
        ("en", "wizard", 'There is no bot "wizard". There are: squire, knight'),
        ("es", "squire,", "No hay ningún bot «». Hay estos: squire, knight"),
        ("en", "squire,knight,king", "You named 3 bots for 2 seats."),
        ("es", "squire,knight,king", "Has nombrado 3 bots para 2 asientos."),
    ],
)
def test_bots_that_are_none_are_refused(
    lang: str, bots: str, said: str, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--terminal", "--lang", lang, "--bots", bots]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert not printed.out
    assert not games.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence_and_is_found_by_it(language: str) -> None:
    w = words(language)
    for name in BOTS + LEVELS:
        assert w.bot_sentence(name).endswith(".")
        assert chosen_bots(w.bot(name).upper(), 1) == [name]
    assert w.bot("witan:200") == f"{w.bot('witan')} (200)"


@pytest.mark.parametrize("named", ["simple bot", "somebody", "knight bot"])
def test_an_old_record_is_taken_up_with_knights(
    named: str, games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.toml"
    Game.new(3, seed="old", names=["human", named, "random bot"]).save(file)
    assert main(["play", "--terminal", "--lang", "en", "--resume", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "Played by a bot: Red (Knight). Plays by sound rules." in printed
    assert "Played by a bot: Green (Random)." in printed
    assert names_in(file) == ["human", named, "random bot"]


def test_other_bots_may_take_over(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.toml"
    Game.new(3, seed="old", names=["knight bot", "human", "knight bot"]).save(file)
    assert main(["play", "--terminal", "--lang", "es", "--resume", str(file), "--bots", "squire"]) == 0
    assert "Juega un bot: Azul y Verde (Escudero)." in " ".join(capsys.readouterr().out.split())


def test_a_series_tells_of_its_bots(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "play",
        "--terminal",
        "--lang",
        "en",
        "--option",
        "tournament",
        "--best-of",
        "3",
        "--seats",
        "2",
        "--bots",
        "squire",
    ]
    assert main(command) == 0
    (file,) = games.iterdir()
    assert Series.load(file).names == ["human", "squire bot"]
    assert "Played by a bot: Red (Squire)." in capsys.readouterr().out


def test_simulate_seats_bots_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--lang", "en", "--seats", "2", "--games", "4", "--seed", "s", "--workers", "1"]
    assert main([*command, "--bots", "steward,random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == "steward,random"
    assert main([*command, "--bots", "steward,steward", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == "steward"
    assert main([*command, "--bots", "random,squire"]) == 0
    assert "4 games of 2 Earls, bots: Random, Squire, seed s" in capsys.readouterr().out
    assert main([*command, "--bots", "random,random,random"]) == 2
    assert "You named 3 bots for 2 seats." in capsys.readouterr().err


# Asking them why.


class Planned(Bot):
    """Makes these moves, each for its reason; a move without one is made silently."""

    def __init__(self, *plan: tuple[str, str]) -> None:
        self.plan = list(plan)
        self.because = ""

    def choose(self, sight: Sight) -> int:
        wanted, self.because = self.plan.pop(0)
        return next(move for move in sight.moves if move_text(move) == wanted)

    def reason(self) -> tuple[str, dict[str, int]]:
        # Any sentence with a number will do.
        return ("terminal-towers", {"number": int(self.because)}) if self.because else ("", {})

    def is_open(self, t: Table, move: int) -> bool:
        return depends_on_open(t, move)


def typed(game: Game, bots: dict[int, Bot], lines: Sequence[str], language: str = "en") -> str:
    """What is printed to a person at the first seat who types these lines."""
    out, waiting = io.StringIO(), list(lines)

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        out.write(f"\n> {waiting[0]}\n")
        return waiting.pop(0)

    assert run_game(game, 0, bots, language, Console(file=out, width=100), None, ask) == 0
    return out.getvalue()


def reasons(printed: str) -> list[list[str]]:
    """The answers to `reason`, or `motivo`."""
    answers = printed.replace("motivo", "reason").split("\n> reason\n")[1:]
    return [[line.strip() for line in answer.split("\n>")[0].splitlines() if line.strip()] for answer in answers]


def siege() -> Game:
    red = earl(hand={"land": 2, "champion": 1}, fiefs=[fief("palace", "champion")])
    return at(earl(hand={"champion": 1}), red, turn="red", first="red")


SIEGE = [
    ("tower land", "1"),
    ("siege blue 1", "2"),
    ("field hand champion", "3"),
    ("field lord champion 1", "3"),
    ("done", "4"),
]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["R  Besiege Fief 1 (Palace) of Blue. Towers 2"]),
        ("es", ["R  Asediar el Feudo 1 (Palacio) de Azul. Torres 2"]),
    ],
)
def test_a_bot_says_why_where_that_tells_nothing_hidden(language: str, told: list[str]) -> None:
    """Why it sends what it sends depends on its Hand."""
    printed = typed(siege(), {1: Planned(*SIEGE)}, ["motivo", "log"], language)
    shown = reasons(printed)[0]
    assert shown[: len(told)] == told
    # Below stand a danger and the goal.
    assert len(shown) == len(told) + 2


def test_there_may_be_no_reason_to_tell() -> None:
    game = at(earl(hand={"banquet": 1}), earl(hand={"land": 1}), turn="red", first="red")
    printed = typed(game, {1: Planned(("tower land", "1"), ("end", "2"))}, ["reasons"])
    assert "no bot has moved for a reason that everybody may know" in printed


def test_reasons_last_until_the_next_turn_is_over() -> None:
    game = at(earl(hand={"land": 2}), earl(hand={"land": 2}), turn="red", first="red")
    bot = Planned(("attach land 1", "5"), ("end", ""), ("end", ""))
    first, second, third = reasons(typed(game, {1: bot}, ["reason", "tower land", "reason", "end", "reason"]))
    assert "Towers 5" in first[0]
    assert second[0] == first[0]
    assert third[0].startswith("Since your last turn no bot")


def test_asking_why_without_a_move_points_to_the_reasons() -> None:
    assert "Why the bots moved as they did: reason." in typed(siege(), {1: Planned(*SIEGE[:1], ("end", ""))}, ["why"])


@pytest.mark.wheel
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["squire", "knight", "witan:8"])
def test_bots_give_reasons_in_words(level: str, language: str) -> None:
    """Whatever happens in a campaign, its votes, Winters and new decks included."""
    rules = with_options({"variant": "wessex", "viking_markers": 3}, ["tournament"])
    game = Game.new(3, ruleset=rules, seed="reasons")
    bots = [make_bot(level, seat, "reasons", rules) for seat in range(3)]
    out, asked = io.StringIO(), 0

    def ask(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if len(game.moves) > 400:
            raise EOFError
        return "reason" if asked % 2 else move_text(bots[0].choose(game.sight(0)))

    assert run_game(game, 0, {1: bots[1], 2: bots[2]}, language, Console(file=out, width=200), None, ask) == 0
    silent = out.getvalue().count(words(language).text("terminal-no-reason"))
    told = asked // 2 - silent
    # Whatever a witan says depends on its Hand.
    assert told > 15 if level in ("squire", "knight") else told <= 0


# Waiting for them.


def test_a_terminal_says_who_is_thinking() -> None:
    out = io.StringIO()

    def ask(prompt: str) -> str:
        raise EOFError

    console = Console(file=out, width=80, force_terminal=True, color_system=None)
    run_game(siege(), 0, {1: Planned(("end", ""))}, "en", console, None, ask)
    assert "Red is thinking ..." in out.getvalue()
    assert "thinking" not in typed(siege(), {1: Planned(("end", ""))}, [])


class Interrupted(Bot):
    """Somebody presses Ctrl-C while it thinks."""

    def choose(self, sight: Sight) -> int:
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it thinks on")


def test_ctrl_c_while_a_bot_thinks_loses_nothing(tmp_path: Path) -> None:
    path, out = tmp_path / "game.toml", io.StringIO()
    game = at(earl(), earl(), earl(), turn="red", first="red")
    bots: dict[int, Bot] = {1: Planned(("end", "")), 2: Interrupted()}
    assert run_game(game, 0, bots, "en", Console(file=out, width=80), path, input) == 0
    assert "The game is saved." in out.getvalue()
    assert [line.split(" #")[0] for line in Game.load(path).record.moves] == ["red end"]


def test_a_move_is_made_whole_before_ctrl_c() -> None:
    done = []

    def move() -> None:
        with whole():
            signal.raise_signal(signal.SIGINT)
            done.append("made and kept")

    with pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["made and kept"]
    with pytest.raises(RegniError), whole():
        raise RegniError("game-over")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
