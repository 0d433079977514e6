"""What the terminal says before it is too late: dangers, moves that end it, forces in one go, attacks and their
chances, and how things stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from regni import Game
from regni.counsel.attack import Attack
from regni.engine.moves import declared
from regni.engine.play import legal_moves
from regni.engine.sight import veil
from regni.engine.verbs import ATTACK
from regni.records.positions import Data
from regni.terminal.commands import LETTERED, letters, read_line
from regni.testing import at, earl, fief, heathen, on_top
from regni.web.board.preview import preview_of
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words
from terminal_seat import Patient, Seated, Wishful, mine, new

DYING = {
    "en": "Deadly  Your deck is empty: if you draw to end your turn, you die.",
    "es": "Mortal    Tu Mazo está vacío: si robas para acabar el turno, mueres.",
}
GOAL = {"en": "Take your rival’s last Fief.", "es": "Toma el último Feudo de tu rival."}


def made(game: Game) -> list[str]:
    """The moves of Blue."""
    return [line.split(" #")[0].removeprefix("blue ") for line in game.record.moves if line.startswith("blue")]


def wishing(*wishes: str) -> Wishful:
    bot = Wishful()
    bot.wishes = wishes
    return bot


def full(**parts: object) -> Data:
    """An Earl whose deck will last."""
    return earl(deck={"monk": 6, "allies": 6}, **parts)


# Dangers and the goal.


@pytest.mark.parametrize("language", LANGUAGES)
def test_dangers_and_the_goal_stand_above_the_prompt(language: str) -> None:
    seated = Seated(mine(deck={}), language)
    seated.type("rules", "? banquet")
    lines = seated.text.splitlines()
    prompts = [place for place, line in enumerate(lines) if line.startswith("> ")]
    hint = words(language).text("terminal-hint").split(".")[0]
    assert len(prompts) == 2
    for place in prompts:
        above = [line.strip() for line in lines[place - 3 : place] if hint not in line][-2:]
        assert above[0] == DYING[language]
        assert above[1].endswith(GOAL[language])


def test_the_deadliest_danger_comes_first() -> None:
    crowned = full(fiefs=[fief("palace", "prince", "cathedral")])
    seated = Seated(heathen(earl(deck={"land": 3}), crowned, full(), king="red"))
    seated.type()
    assert seated.one_line.index("Deadly Red holds King card and Cathedral") < seated.one_line.index(
        "Danger Your deck ends"
    )


def test_an_earl_in_no_danger_is_told_the_goal_alone() -> None:
    seated = Seated(at(full(), full()))
    seated.type()
    assert "Goal  Take your rival" in seated.text
    assert not any(word in seated.text for word in ("Deadly", "Danger"))


@pytest.mark.parametrize(("language", "typed"), [("en", "standing"), ("en", "e"), ("es", "estado"), ("es", "e")])
def test_a_word_and_a_letter_list_how_everyone_stands(language: str, typed: str) -> None:
    crowned = full(fiefs=[fief("palace", "prince", "cathedral"), fief("castle")])
    seated = Seated(heathen(full(), crowned, full(), king="red"), language)
    seated.type(typed)
    told = [" ".join(line.split()) for line in seated.after(typed)]
    if language == "en":
        assert told[:3] == [
            "How everyone stands:",
            "You 1 Fief · deck for 12 turns",
            "Red 2 Fiefs · deck for 12 turns · King · Cathedral",
        ]
        assert "Hands are not counted." in told
    else:
        assert told[1:3] == ["Tú 1 Feudo · Mazo para 12 turnos", "Rojo 2 Feudos · Mazo para 12 turnos · Rey · Catedral"]
        assert "No se cuentan las Manos." in told


# Moves that end it.


@pytest.mark.parametrize("first", ["0", "end"])
@pytest.mark.parametrize("second", ["0", "end", "yes", "sí", "y"])
def test_a_move_that_ends_it_says_so_and_asks_once(first: str, second: str) -> None:
    seated = Seated(mine(deck={}))
    seated.type(first)
    assert "0 Draw and end the turn and die of old age" in seated.one_line
    assert "you die of old age and are out of the game. Do it? Type it again, or yes." in seated.one_line
    assert not seated.game.moves
    again = Seated(mine(deck={}))
    again.type(first, second)
    assert made(again.game) == ["end"]
    assert again.game.outcome is not None


def test_it_is_asked_in_spanish() -> None:
    seated = Seated(mine(deck={}), "es")
    seated.type("0", "sí")
    assert "0 Robar y acabar el turno y morir de vejez" in seated.one_line
    assert "¿Lo haces? Escríbelo otra vez, o sí." in seated.one_line
    assert seated.game.outcome is not None


@pytest.mark.parametrize("between", ["? banquet", "s", "blah", "", "99", "0; 0"])
def test_anything_else_leaves_it(between: str) -> None:
    """Then it is asked again. A whole line typed ahead does not answer a question that was not read yet."""
    seated = Seated(mine(deck={}))
    seated.type(*(["0", between, "yes"] if between != "0; 0" else ["0; 0; yes"]))
    assert not seated.game.moves
    if between != "0; 0":
        assert words("en").text("terminal-not-now", typed="yes") in seated.one_line


def test_an_offer_of_forces_that_cannot_save_it_asks_too() -> None:
    strong = earl(fiefs=[fief("palace", "champion", "land", "land", "land")], pool={"knight": 3})
    game = at(earl(fiefs=[fief("castle")], hand={"vassal": 1}), strong, turn="red", first="red")
    seated = Seated(game)
    seated.bots[1] = wishing("siege blue 1", "field pool knight", "done")
    seated.type("0", "0")
    assert "0 Field no more cards and be out of the game" in seated.one_line
    assert "After this you have no Fief and are out of the game. Do it?" in seated.one_line
    assert game.outcome is not None


@pytest.mark.parametrize(("lines", "moves"), [(["0"], []), (["0", "0"], ["end"]), (["0", "yes"], ["end"])])
def test_without_a_terminal_it_asks_in_the_same_way(lines: list[str], moves: list[str], tmp_path: Path) -> None:
    """A pipe that ends at the question makes no such move, and the game is kept."""
    path = tmp_path / "game.toml"
    mine(deck={}).save(path)
    done = subprocess.run(
        [sys.executable, "-m", "regni", "play", "--terminal", "--resume", str(path)],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Do it? Type it again, or yes." in " ".join(done.stdout.split())
    assert made(Game.load(path)) == moves


# Forces, losses and spoils in one go.


def besieging(**parts: object) -> Game:
    blue = full(fiefs=[fief("palace", "prince", "land", "land")], pool={"infantry": 2}, hand={"champion": 1})
    return at(blue, full(towers={"land": 1}, hand={"banquet": 1}, **parts))


def test_a_force_has_one_number() -> None:
    seated = Seated(besieging(), width=100)
    seated.bots[1] = Patient()
    seated.type("siege red 1", "4")
    assert "In one go  4 Attack with force 4 (the least that beats all in the open)" in seated.text
    assert made(seated.game)[:2] == ["siege red 1", "field pool infantry"]
    assert made(seated.game).count("done") <= 1
    assert seated.game.about != "field"


def test_all_forces_have_one_number_in_spanish() -> None:
    seated = Seated(besieging(), "es", width=100)
    seated.type("asediar rojo 1", "6")
    assert "De una vez" in seated.text
    assert "6 Atacar con fuerza 5 (todo, con la Mano)" in seated.text
    assert sorted(made(seated.game)[1:5]) == [
        "field hand champion",
        "field lord prince 1",
        *["field pool infantry"] * 2,
    ]


def test_losses_have_one_number() -> None:
    strong = full(fiefs=[fief("palace", "champion", "land", "land")], pool={"knight": 1}, hand={"vassal": 1})
    red = full(fiefs=[fief("palace", "prince", "land")], pool={"knight": 1})
    game = at(strong, red, decks=on_top(battle=["normal"]))
    seated = Seated(game)
    seated.bots[1] = wishing("field lord prince 1", "field pool knight", "done")
    seated.type("siege red 1", "field lord champion 1; field pool knight; field hand vassal")
    assert game.about == "losses"
    offered = re.search(r"In one go +(\d+) Lose Knight", seated.text)
    assert offered
    seated.type(offered[1])
    assert game.about != "losses"
    assert "lose pool knight" in made(game)


def test_spoils_have_one_number() -> None:
    strong = full(fiefs=[fief("palace", "champion", "land"), fief("castle")], pool={"knight": 1})
    game = at(strong, full(fiefs=[fief("palace", "", "church", "land", "land")]))
    seated = Seated(game, width=100)
    seated.bots[1] = Patient()
    seated.type("raid red 1", "field lord champion 1; field pool knight")
    assert game.about == "spoils"
    offered = re.search(r"In one go +(\d+) Take ", seated.text)
    assert offered
    seated.type(offered[1])
    taken = [move for move in made(game) if move.startswith("take")]
    assert taken[0] == "take red.church 1"
    assert game.about != "spoils"


def test_what_was_sent_in_one_go_is_taken_back_in_one_go() -> None:
    """As long as it can be taken back: the defender has not been asked."""
    game = besieging(pool={"knight": 1})
    seated = Seated(game)
    seated.type("siege red 1", "why 4", "99")
    assert "is allowed now" in seated.text
    assert "it goes from 1 to 6" in seated.text
    assert made(game) == ["siege red 1"]
    seated.type("u")
    assert not game.moves


# Attacks.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["odds", "odds siege red 1", "siege", "siege red 1"])
def test_an_attack_tells_what_it_takes_before_it_is_made(language: str, typed: str) -> None:
    blue = full(fiefs=[fief("palace", "prince", "land", "land")], pool={"infantry": 2}, hand={"champion": 1})
    game = at(blue, full(fiefs=[fief("palace", "prince"), fief("castle")], hand={"banquet": 1}, pool={"knight": 1}))
    seen = veil(game.table, 0)
    move = next(move for move in legal_moves(game.table) if move_text(move) == "siege red 1")
    shown = preview_of(seen, move, words(language).at(game.table))
    seated = Seated(game, language, width=400)
    seated.type(typed)
    told = " ".join(" ".join(seated.after(typed)).split())
    line = told[told.index(f"{shown.title}: ") :].split(shown.note)[0] + shown.note
    # The browser shows the same.
    assert all(" ".join(part.split()) in line for part in (shown.needs, shown.note, shown.options[-1].against))
    assert ("Hands are not counted" if language == "en" else "No se cuentan las Manos") in line
    if typed != "siege red 1":
        assert not game.moves
    else:
        seated.type("undo")
        assert not game.moves


#: The siege of a Champion's Palace, as the list has it.
FIGURES = {
    "en": "takes 3–5, your most 5, 67–83 %, Hands not counted",
    "es": "pide 3–5, tu máximo 5, 67–83 %, sin contar Manos",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "is_plain"), [(80, False), (120, False), (80, True)])
def test_the_list_says_what_each_attack_takes(language: str, width: int, is_plain: bool) -> None:
    """Unasked, and all of it in one line."""
    blue = full(fiefs=[fief("palace", "prince", "land", "land")], pool={"infantry": 2}, hand={"champion": 1})
    game = at(blue, full(fiefs=[fief("palace", "champion", "church")], hand={"banquet": 1}))
    attacks = [move for move in legal_moves(game.table) if declared(move).group == ATTACK]
    attack = Attack(veil(game.table, 0), next(move for move in attacks if move_text(move) == "siege red 1"))
    assert attack.whole is not None
    chance, need = attack.chance(attack.whole), attack.needs
    assert (need.undefended, need.open, attack.whole.force, chance.least, chance.most) == (3, 5, 5, 67, 83)
    seated = Seated(game, language, width=width, is_plain=is_plain)
    seated.type()
    lines = [line.replace("\xa0", " ").rstrip() for line in seated.text.splitlines()]
    (place,) = [place for place, line in enumerate(lines) if line.endswith(FIGURES[language])]
    # At the usual width the figures stand below their attack.
    is_below = width == 80 and not is_plain
    number = len(attacks) + 2
    assert f"{number}" in lines[place - is_below].split(":")[0].split("(")[0]
    hands = FIGURES[language].split(", ")[-1]
    assert sum(line.endswith(hands) for line in lines) == len(attacks) == 2


def test_odds_of_what_is_no_attack() -> None:
    seated = Seated(mine(hand={"land": 1}))
    seated.type("odds", "odds siege green 4", "odds 77")
    assert seated.text.count("There is no such attack to declare now.") == 3


# The situation.


@pytest.mark.parametrize(("language", "typed"), [("en", "situation"), ("en", "s"), ("es", "situación"), ("es", "S")])
def test_the_situation_is_read(language: str, typed: str) -> None:
    game = at(full(hand={"champion": 2}), full(hand={"banquet": 2}), full())
    seated = Seated(game, language)
    for seat in (1, 2):
        seated.bots[seat] = Patient()
    seated.type("0", typed)
    told = " ".join(" ".join(seated.after(typed)).split())
    if language == "en":
        parts = [
            "Goal Be the last Earl",
            "Your Hand",
            "Champion ×2",
            "You Hand 3",
            "Red Hand 3 · Deck 11",
            "Green Hand",
            "Since your last move:",
            "Red draws a card.",
            "Green draws a card.",
        ]
    else:
        parts = [
            "Objetivo",
            "Tu Mano",
            "Campeón ×2",
            "Tú Mano 3",
            "Rojo Mano 3 · Mazo 11",
            "Verde Mano",
            "Desde tu última jugada:",
            "Rojo roba una carta.",
            "Verde roba una carta.",
        ]
    places = [told.index(part) for part in parts]
    assert places == sorted(places), told


def test_what_changed_goes_back_to_the_last_turn_also_after_a_placement() -> None:
    game = at(full(hand={"land": 2}), full())
    seated = Seated(game)
    seated.bots[1] = Patient()
    seated.type("0", "tower land", "situation")
    told = " ".join(seated.after("situation"))
    assert "Red draws a card." in told
    assert "You raise a Tower" in told


def test_the_situation_of_a_game_that_was_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    first = Seated(new("two evenings"), path=path)
    first.type("end", "end", "situation")
    again = Seated(Game.load(path), path=path)
    again.type("situation")
    assert first.after("situation") == again.after("situation")


def test_a_player_who_is_out_can_ask_for_it() -> None:
    game = at(full(fiefs=[fief("palace")]), full(), full())
    seated = Seated(game)
    for seat in (1, 2):
        seated.bots[seat] = Patient()
    seated.type("concede", "concede", "situation")
    told = seated.after("situation")
    assert "You    Out of the game: conceded." in [line.rstrip() for line in told]
    assert not any(line.startswith(("Goal", "Your Hand")) for line in told)


# Letters.


def test_letters_are_those_of_the_language() -> None:
    assert [read_line(letter, "en").command for letter in "hseoumtl"] == list(LETTERED)
    assert [read_line(letter, "es").command for letter in "asepdjmc"] == list(LETTERED)
    for language in LANGUAGES:
        assert len(letters(language)) == len(LETTERED)
        seated = Seated(new(), language)
        seated.type("?")
        for letter, command in letters(language).items():
            word = words(language).text(f"terminal-command-{command}").split(",")[0]
            assert f"{letter} {word}" in seated.one_line
