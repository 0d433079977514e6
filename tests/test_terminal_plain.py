"""The terminal without boxes, for those who listen: the same information in short lines."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest

from regni import Game
from regni.commands import play as play_command
from regni.engine.moves import VERBS
from regni.testing import at, earl, fief, king, rebellion, wessex
from regni.words.words import LANGUAGES, words
from terminal_seat import VARIANTS, Seated, asked, mine, new, variant

#: What draws: lines, boxes, blocks, dots of a track, the sign of the crown, and codes for colours.
DRAWN = re.compile(r"[\u2500-\u25ff♔\x1b]| · |  ")


def tables() -> list[Game]:
    """A battle, a Joust, a vote, a deck that is picked, a King: all that is drawn in boxes."""
    blue = earl(
        fiefs=[fief("palace", "prince", "land", "church")], pool={"infantry": 2}, hand={"champion": 1, "banner": 1}
    )
    red = earl(fiefs=[fief("palace", "", "church")], towers={"land": 1}, hand={"champion": 1})
    return [
        at(blue, red),
        at(blue, red, vikings={"arrived": True, "viking": 2, "chieftain": 1, "markers_out": 8}),
        wessex(blue, red),
        rebellion(earl(), king("champion", "land", mind={"monk": 1, "land": 1}, towers={"banquet": 2})),
    ]


ASKED = ("table", "moves", "log all", "?", "? red", "? treachery", "? B6", "rules", "situation", "standing", "odds",
         "reason", "campaign", "siege red 1", "joust land 1", "call vote")  # fmt: skip


def said(text: str) -> set[str]:
    """The words in what was printed. Letters stand for colours, which are named beside them."""
    return {word for word in re.findall(r"[^\W\d_]{2,}|\d+", text) if len(word) < 30}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_drawn_and_nothing_is_left_out(language: str) -> None:
    for number, game in enumerate(tables()):
        texts = []
        for is_plain in (False, True):
            seated = Seated(Game.from_position(game.table.clone()), language, width=150, is_plain=is_plain)
            seated.type(*ASKED)
            texts.append(re.sub(r"\b[0-9a-f]{32,}\b", "", seated.text))
        assert not DRAWN.search(texts[1]), (number, DRAWN.search(texts[1]))
        missing = said(texts[0]) - said(texts[1])
        # Where the boxed list says “Siege 5 Red: Fief 1”, the plain one has the sentence.
        rows = {word for text in words_of_rows(language) for word in said(text)}
        assert missing <= rows, (number, missing - rows)


def words_of_rows(language: str) -> list[str]:
    spoken = words(language)
    return [spoken.text(f"choice-row-{verb.row}") for verb in VERBS if verb.row] + [spoken.text("terminal-at-once")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_short_labelled_lines(language: str) -> None:
    seated = Seated(mine(deck={}, hand={"land": 1}), language, is_plain=True)
    seated.type()
    wanted = {
        "en": ["Red:", "Fief 1: Palace, no Lord", "Hand: Land", "0: Draw and end the turn and die of old age",
               "Deadly: Your deck is empty: if you draw to end your turn, you die.",
               "Goal: Take your rival’s last Fief."],
        "es": ["Rojo:", "Feudo 1: Palacio, sin Lord", "Mano: Campo", "0: Robar y acabar el turno y morir de vejez",
               "Mortal: Tu Mazo está vacío: si robas para acabar el turno, mueres.",
               "Objetivo: Toma el último Feudo de tu rival."],
    }[language]  # fmt: skip
    lines = seated.text.splitlines()
    places = [lines.index(line) for line in wanted]
    assert places == sorted(places)


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "language"), list(zip(VARIANTS, cycle(LANGUAGES), strict=False)))
def test_a_whole_plain_game_of_every_variant(name: str, language: str, tmp_path: Path) -> None:
    game = variant(name, f"plain {language}")
    seated = Seated(game, language, path=tmp_path / "game.toml", bots="random", is_plain=True)
    assert seated.play_to_the_end() == 0
    assert game.outcome is not None
    assert words(language).at(game.table, 0).ending(game.table) in seated.text
    assert not DRAWN.search(seated.text), DRAWN.search(seated.text)
    assert not re.search(r"terminal-|event-|move-|\{ ?\$|^\s*$", seated.text.rstrip("\n"), re.MULTILINE)


def test_in_a_real_terminal_there_are_no_colours(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    new().save(path)
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "regni", "play", "--plain", "--resume", str(path)]
    with subprocess.Popen(
        command, stdin=follower, stdout=follower, stderr=follower, env={**os.environ, "TERM": "xterm-256color"}
    ) as process:
        os.close(follower)
        os.write(leader, b"table\nquit\n")
        printed = b""
        while True:
            try:
                part = os.read(leader, 4096)
            except OSError:
                break
            if not part:
                break
            printed += part
    os.close(leader)
    assert process.returncode == 0
    text = printed.decode()
    assert "You are Blue." in text
    assert not re.search(r"\x1b\[[\d;]*m|[\u2500-\u25ff]", text)
    # The same command takes the game up again in the same way.
    assert "play --terminal --plain --resume" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_the_command_names_it(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked("--lang", language, "--help")
    assert "--plain" in capsys.readouterr().out


def test_plain_alone_means_the_terminal(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_command.run(asked("--plain", "--bots", "random", "--seed", "s")) == 0
    shown = capsys.readouterr().out
    assert "You are Blue." in shown
    assert not DRAWN.search(shown)
