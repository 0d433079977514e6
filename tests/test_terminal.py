"""The table in the terminal: whole games, what is kept, what stays hidden, and the command that starts it."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from regni import Game, RegniError
from regni.bots.levels import make_bot
from regni.commands import play as play_command
from regni.engine.cards import COLOURS, NAMES
from regni.engine.rng import Rng, stream
from regni.engine.sight import veil
from regni.records.positions import position
from regni.records.record import Player, Record
from regni.rules.options import game_name
from regni.terminal.keeping import new_file
from regni.terminal.screen import Screen
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words
from terminal_seat import VARIANTS, Seated, asked, new, variant

# Whole games.


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("seats", "width", "language"),
    [(2, 80, "en"), (2, 80, "es"), (3, 140, "en"), (6, 80, "es"), (4, 40, "en")]
    + [pytest.param(*one, marks=pytest.mark.wide) for one in ((3, 140, "es"), (6, 80, "en"), (4, 40, "es"))],
)
def test_a_whole_game(language: str, seats: int, width: int, tmp_path: Path) -> None:
    game = new(f"whole {seats}", seats)
    seated = Seated(game, language, width, tmp_path / "game.toml")
    assert seated.play_to_the_end() == 0
    outcome = game.outcome
    assert outcome is not None
    assert words(language).at(game.table, 0).ending(game.table) in re.sub(r"[│\s]+", " ", seated.text)
    assert f"  {game.commitment}" in seated.text.splitlines()[2:8]
    assert seated.text.count(game.commitment) == 2
    assert f"whole {seats}" in seated.text.split(game.commitment, 1)[1]
    assert str(tmp_path / "game.toml") in seated.text
    assert Game.load(tmp_path / "game.toml").outcome == outcome
    for line in seated.text.splitlines():
        assert cell_len(line.rstrip()) <= width or str(tmp_path) in line or game.commitment in line
    assert not re.search(r"terminal-|event-|move-|\{ ?\$", seated.text), "a text without words"


@pytest.mark.no_cover
@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize(("language", "width"), [("en", 140), ("es", 70)])
def test_a_whole_game_of_every_variant(name: str, language: str, width: int, tmp_path: Path) -> None:
    game = variant(name, f"whole {language}")
    seated = Seated(game, language, width, tmp_path / "game.toml", bots="random")
    assert seated.play_to_the_end() == 0
    assert game.outcome is not None
    assert words(language).at(game.table, 0).ending(game.table) in re.sub(r"[│\s]+", " ", seated.text)
    assert " ".join(game_name(game.table.rules, words(language)).split()) in seated.one_line
    assert Game.load(tmp_path / "game.toml").outcome == game.outcome
    for line in seated.text.splitlines():
        assert cell_len(line.rstrip()) <= width or str(tmp_path) in line or game.commitment in line
    assert not re.search(r"terminal-|event-|move-|ledger-|\{ ?\$", seated.text), "a text without words"


def test_the_seed_is_not_told_before_the_end() -> None:
    seated = Seated(new("a most secret seed"))
    seated.type("?", "rules", "table", "log all", "end", "quit")
    assert "secret" not in seated.text
    assert seated.game.commitment in seated.text


def test_letters_and_names_tell_the_earls_apart_without_colour() -> None:
    game = new(seats=6)
    for language, letters in (("en", "BRGDPO"), ("es", "ARVOPN")):
        seated = Seated(game.clone(), language)
        seated.type("table")
        for colour, letter in zip(COLOURS, letters, strict=True):
            assert f" {letter}  {words(language).text(f'earl-{colour}')}" in seated.text


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown() -> str:
        seated = Seated(new())
        seated.console = Console(file=seated.out, width=80, force_terminal=True, color_system="truecolor")
        seated.type("table")
        return seated.text

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "[38;2;" in shown() or ";38;2;" in shown()
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;2;" not in shown()


# Keeping.


def test_every_move_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    seated = Seated(new("kept"), path=path)
    asked = 0

    def ask(prompt: str) -> str:
        nonlocal asked
        asked += 1
        assert Game.load(path).record.moves == seated.game.record.moves
        if asked > 25 or seated.game.deciding is None:
            raise EOFError
        return move_text(seated.bots[0].choose(seated.game.sight(0)))

    assert seated.run(ask) == 0
    assert asked > 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_the_end_of_input_keeps_the_game(language: str, ending: type[BaseException], tmp_path: Path) -> None:
    path = tmp_path / "my game.toml"
    seated = Seated(new(), language, path=path)
    answers: list[str] = ["end"]

    def ask(prompt: str) -> str:
        if answers:
            return answers.pop()
        raise ending

    assert seated.run(ask) == 0
    assert f"regni play --resume '{path}'" in seated.text
    assert Game.load(path).record.moves == seated.game.record.moves


def test_a_game_is_taken_up_again_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    first = Seated(new("two evenings"), path=path)
    first.type("end", "end", "quit")
    again = Seated(Game.load(path), path=path)
    assert again.play_to_the_end() == 0
    assert f"The game goes on after {len(first.game.moves)} moves." in again.text
    assert again.game.record.moves[: len(first.game.moves)] == first.game.record.moves
    assert again.game.outcome is not None
    over = Seated(Game.load(path), path=path)
    assert over.type() == 0
    assert "The game is over" in over.text


def test_save_makes_a_copy_and_writes_over_nothing(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.toml", tmp_path / "letter.txt"
    other.write_text("Dear all", encoding="utf-8")
    seated = Seated(new(), path=tmp_path / "game.toml")
    seated.type(
        f"save {copy}",
        f"save {other}",
        "end",
        f"save {copy}",
        "save",
        f"save {tmp_path}/no/such/folder",
        "save ~nobody-here/x",
    )
    assert other.read_text(encoding="utf-8") == "Dear all"
    assert "there is a file of this name already" in seated.one_line
    assert Game.load(copy).record.moves == seated.game.record.moves
    assert "cannot be written" in seated.one_line


def test_a_folder_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    seated = Seated(new(), path=blocked / "game.toml")
    assert seated.type("end", "end", "quit", "table", "quit", "quit") == 1
    assert seated.one_line.count("cannot be saved as it goes on") == 1
    assert seated.one_line.count("quit once more to lose it") == 2
    elsewhere = tmp_path / "elsewhere.toml"
    seated = Seated(new(), path=blocked / "game.toml")
    assert seated.type(f"save {elsewhere}", "end", "quit") == 0
    assert Game.load(elsewhere).record.moves == seated.game.record.moves


def test_new_files_get_names_of_their_own(tmp_path: Path) -> None:
    game = new()
    first = new_file(game.commitment, tmp_path / "games")
    first.write_text("", encoding="utf-8")
    assert new_file(game.commitment, tmp_path / "games") != first


# Hidden cards.


def twin(game: Game, seat: int, rng: Rng) -> Game:
    """The same game as far as a seat can know it: the hidden cards of the others lie elsewhere, and so does chance."""
    data = position(game.table)
    earls = data["earls"]
    assert isinstance(earls, list)
    for other, one in enumerate(earls):
        if other == seat or one["out"]:
            continue
        if "guard" in one:
            # The King of Rebellion hides nothing but the order of his Mind.
            one["deck"].reverse()
            continue
        sizes = [sum(one["hand"].values()), sum(one["towers"].values()), len(one["deck"])]
        kinds = [
            NAMES.index(card) for part in ("hand", "towers", "tray") for card, n in one[part].items() for _ in range(n)
        ]
        kinds += [NAMES.index(card) for card in one["deck"]]
        palaces = [kind for kind in kinds if NAMES[kind] == "palace"]
        kinds = [kind for kind in kinds if NAMES[kind] != "palace"]
        rng.shuffle(kinds)
        cards = [NAMES[kind] for kind in palaces + kinds]
        one["hand"] = tally(cards[: sizes[0]])
        one["towers"] = tally(cards[sizes[0] : sizes[0] + sizes[1]])
        one["deck"] = cards[sizes[0] + sizes[1] : sum(sizes)]
        one["tray"] = tally(cards[sum(sizes) :])
    own = earls[seat]["deck"]
    own.reverse()
    decks = data["decks"]
    assert isinstance(decks, dict)
    for deck in decks.values():
        deck["cards"].reverse()
    data["rng"] = [1, 2, 3, 4]
    players = [Player(colour, []) for colour in COLOURS[: game.table.players]]
    return Game(Record(players, "twin", game.table.rules, position=data))


def tally(cards: Iterable[str]) -> dict[str, int]:
    listed = list(cards)
    return {card: listed.count(card) for card in listed}


def beginning(game: Game) -> Game:
    """The same moment as a game of its own, with the seed that twins have."""
    players = [Player(colour, []) for colour in COLOURS[: game.table.players]]
    return Game(Record(players, "twin", game.table.rules, position=position(game.table)))


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_differ_in_what_is_hidden_print_the_same(language: str) -> None:
    """All a person can make the program print before anybody moves, at many moments of many games."""
    rng = stream("twins", language)
    compared = 0
    games = [new(f"twins {number}", 2 + number) for number in range(4)]
    games += [variant(name, "twins") for name in ("heathen", "wessex", "semi", "options")]
    for game in games:
        bots = [make_bot("random", seat, game.record.seed, game.table.rules) for seat in range(game.table.players)]
        while (seat := game.deciding) is not None and len(game.moves) < 100:
            if seat == 0 and len(game.moves) % 5 == 0:
                asked = [
                    "table",
                    "moves",
                    "log all",
                    "? red",
                    "rules",
                    "why siege red 1",
                    "why betray red hand",
                    "save",
                    "campaign",
                    "deck",
                    "situation",
                    "standing",
                    "odds",
                    "siege",
                    "blah",
                ]
                printed = []
                for one in (beginning(game), twin(game, 0, rng)):
                    seated = Seated(one, language)
                    waiting = list(asked)
                    # The first answer at a lone choice is the program's own: what comes after it may differ.
                    if len(one.legal_moves()) == 1:
                        break
                    seated.type(*waiting)
                    printed.append(seated.text)
                if printed:
                    compared += 1
                    assert printed[0] == printed[1]
            game.play(bots[seat].choose(game.sight(seat)))
    assert compared > 25


@pytest.mark.no_cover
def test_the_chronicle_of_a_game_keeps_the_secrets_of_others() -> None:
    for language, told in (
        ("en", r"{} draws? a card: |{} raises? a Tower, face"),
        ("es", r"{} ?robas? una carta: |{} ?levantas? una Torre, boca"),
    ):
        seated = Seated(new("secrets", 4), language, width=400)
        seated.play_to_the_end()
        spoken = words(language)
        assert re.search(told.format(*[spoken.text("you")] * 2), seated.text, re.IGNORECASE)
        for seat in (1, 2, 3):
            assert not re.search(told.format(spoken.earl(seat), spoken.earl(seat)), seated.text)


def test_the_screen_is_drawn_from_what_the_seat_sees_alone() -> None:
    """It is not even given the table as it is."""
    game = new()
    console = Console(file=io.StringIO(), width=80)
    screen = Screen(console, words("en"), game.table.rules, 0)
    console.print(screen.table(veil(game.table, 0)))
    assert not any(value is game.table or value is game for value in vars(screen).values())


# Both languages.


@pytest.mark.parametrize("file", ["terminal.ftl", "play.ftl"])
def test_both_languages_have_the_same_texts_and_variables(file: str) -> None:
    found = []
    for language in LANGUAGES:
        text = (resources.files("regni") / "locales" / language / file).read_text(encoding="utf-8")
        messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)
        entries = {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in messages[1:]}
        found.append(entries)
    assert found[0] == found[1]


def test_every_text_of_the_terminal_is_used() -> None:
    """A text that nothing asks for is a text that nobody checks."""
    folder = resources.files("regni")
    sources = "".join(
        path.read_text(encoding="utf-8")
        for package in ("terminal", "commands")
        for path in (folder / package).iterdir()
        if path.name.endswith(".py")
    )
    text = (folder / "locales" / "en" / "terminal.ftl").read_text(encoding="utf-8")
    built = "letter|command|help|row|group|option|unit|mode|out|deck|label|target"
    for key in re.findall(r"^terminal-([\w-]+) =", text, re.MULTILINE):
        assert re.match(rf"({built})-", key) or re.search(rf"[\"'](terminal-)?{key}[\"']", sources), key


# The command.


def test_play_starts_a_game_and_keeps_it(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = asked("--seats", "4", "--seat", "rojo", "--bots", "random", "--seed", "s")
    assert play_command.run(args) == 0
    (file,) = games.iterdir()
    shown = capsys.readouterr().out
    assert f"play --terminal --resume {file}" in shown
    assert "You are Red." in shown
    game = Game.load(file)
    assert [player.name for player in game.record.players] == ["random bot", "human", "random bot", "random bot"]
    assert play_command.run(asked("--lang", "es", "--resume", str(file))) == 0
    assert "Juegas con Rojo." in capsys.readouterr().out
    assert list(games.iterdir()) == [file]


def test_play_with_a_ruleset_and_a_file(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "rules.toml").write_text("hand_size = 7\n", encoding="utf-8")
    rules, file = str(tmp_path / "rules.toml"), tmp_path / "mine.toml"
    args = asked("--ruleset", rules, "--save", str(file))
    assert play_command.run(args) == 0
    assert Game.load(file).table.rules.hand_size == 7
    with pytest.raises(RegniError, match="there is a file of this name already"):
        play_command.run(args)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "pink"], 'no seat "pink"'),
        (["--seat", "purple", "--seats", "3"], "in a game of 3"),
        (["--resume", "no such file"], "there is no such file"),
        (["--resume", "x", "--seed", "y"], "Leave out --seed"),
        (["--seed", ""], "seed must have"),
        (["--ruleset", "no such file"], "there is no such file"),
    ],
)
def test_play_says_what_is_wrong(games: Path, arguments: list[str], message: str) -> None:
    args = asked(*arguments)
    with pytest.raises(RegniError, match=re.escape(message)):
        play_command.run(args)
    assert not games.exists() or not list(games.iterdir())
