"""Golden games: records of whole games, at least one for every way a game can end.

`python -m regni.lab.golden tests/golden` makes them anew after a rule, the deal or the order of moves has changed on
purpose.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from regni import Game
from regni.engine.cards import COLOURS
from regni.engine.events import CROWNED, FREED, JOUST_WON, RANSOM, SEIZED, VASSAL
from regni.engine.leaving import ENDING_NAMES
from regni.engine.ruleset import Ruleset
from regni.invariants import check
from regni.lab.golden import memorable, patient_game
from regni.words import LANGUAGES, words

FILES = sorted(Path(__file__).with_name("golden").glob("*.toml"))
NAMES = [path.stem for path in FILES]

#: The last Earls cannot go out together in the base game: Earls leave one by one (`leaving.leave`), each by his own
#: draw, his own concession, or the one Fief that falls to a battle or to Treachery; and when the last but one is out
#: the game is over at once, with the last as its winner. Only a rule that takes two Earls at a time could end it so.
UNREACHABLE = {"nobody"}


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_replay(path: Path, tmp_path: Path) -> None:
    """Loading plays it all again, move by move, and refuses what is not the same."""
    game = Game.load(path)
    check(game.table)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.ending == path.stem.partition("-")[0]
    assert (outcome.winner is None) == (outcome.ending == "max_rounds")
    for seat, earl in enumerate(game.table.earls):
        assert (earl.out == 0) == (outcome.winner in (None, seat))
    game.save(tmp_path / path.name)
    assert (tmp_path / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_everything_in_it_can_be_told(path: Path) -> None:
    game = Game.load(path)
    for language in LANGUAGES:
        for seat in range(len(game.table.earls)):
            assert all(words(language).event(event, seat).strip() for event in game.events(seat))
        assert words(language).ending(game.table)


def test_every_ending_has_a_game() -> None:
    shown = {name.partition("-")[0] for name in NAMES}
    assert shown == set(ENDING_NAMES[1:]) - UNREACHABLE


def test_they_are_games_by_the_usual_rules_of_two_and_of_more() -> None:
    games = [Game.load(path) for path in FILES]
    assert all(game.record.ruleset.values == Ruleset().values for game in games)
    assert {len(game.table.earls) for game in games} >= {2, 3, 4}
    seen = set().union(*(memorable(game) for game in games))
    assert seen >= {CROWNED, RANSOM, FREED, JOUST_WON, SEIZED, VASSAL}


@pytest.mark.parametrize("seats", range(2, 7))
def test_nobody_is_not_an_ending_of_the_base_game(seats: int) -> None:
    """However many Earls there are, the last who has not left has won."""
    game = Game.new(seats=seats, seed="nobody")
    while game.deciding is not None:
        game.play("concede")
    assert game.outcome is not None
    assert game.outcome.winner is not None
    assert game.outcome.ending == "concession"
    assert [earl.out == 0 for earl in game.table.earls].count(True) == 1
    assert game.record.outcome["winner"] == COLOURS[game.outcome.winner]


def test_two_patient_earls_play_all_the_rounds() -> None:
    """B10.3: by the usual rules a game can go on until the rounds are over; it takes both Earls to want it."""
    game = patient_game()
    assert game.outcome is not None
    assert (game.outcome.ending, game.outcome.rounds) == ("max_rounds", Ruleset().max_rounds)
