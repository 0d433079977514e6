"""Golden games: records of whole games, at least one for every way a game can end.

`python -m regni.testing.golden tests/golden` makes them again after a rule, the deal or the order of moves has
changed on purpose.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from regni import Game
from regni.engine.cards import COLOURS
from regni.engine.events import CROWNED, FREED, JOUST_WON, RANSOM, SEIZED, VASSAL
from regni.engine.leaving import ENDING_NAMES
from regni.engine.ruleset import Ruleset
from regni.records.record import load_record
from regni.rules.rulesets import flattened
from regni.testing.golden import memorable, patient_game
from regni.testing.invariants import check
from regni.words.words import LANGUAGES, words

FILES = sorted(Path(__file__).with_name("golden").glob("*.toml"))
NAMES = [path.stem for path in FILES]

#: The ways in which a game of each variant and mode can end. That the last Earls go out together ("nobody") is not
#: among them but in Wessex: in the base game and in Rebellion Earls leave one by one and the last wins or is beaten;
#: in Great Heathen Army the last Earl with a Fief has won, or the Vikings have, before the last can concede.
DANELAW = {"king_and_cathedral", "only_fief", "no_fief_left", "greater_solo", "dual", "lesser_solo", "viking_victory"}
BASE = {"conquest", "vikings", "treachery", "old_age", "concession", "max_rounds"}
ENDINGS: dict[tuple[str, str], set[str]] = {
    ("base", ""): BASE,
    ("heathen", ""): DANELAW | {"max_rounds"},
    ("wessex", ""): DANELAW | {"max_rounds", "nobody"},
    ("rebellion", "solo"): {"king_fallen", "earls_beaten", "max_rounds"},
    ("rebellion", "coop"): {"king_fallen", "earls_beaten", "max_rounds"},
    ("rebellion", "semi"): BASE | {"king_fallen", "earls_beaten"},
}
#: Nobody among the Earls has won.
LOST = {"max_rounds", "nobody", "no_fief_left", "viking_victory", "earls_beaten"}


@pytest.mark.no_cover
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_replay(path: Path, tmp_path: Path) -> None:
    """Loading plays it all again, move by move, and refuses what is not the same."""
    game = Game.load(path)
    check(game.table)
    outcome = game.outcome
    assert outcome is not None
    assert path.stem.startswith(game.record.ruleset.variant)
    assert outcome.ending in path.stem
    assert (outcome.winners == ()) == (outcome.ending in LOST)
    assert (len(outcome.winners) > 1) == (outcome.ending == "dual" or path.stem == "rebellion-coop-bots-king_fallen")
    if outcome.ending in BASE - LOST:
        for seat in range(game.table.players):
            assert (game.table.earls[seat].out == 0) == (outcome.winner == seat)
    game.save(tmp_path / path.name)
    # A record has all settings when it is written again, and its checks are over all of them.
    again, before = (tomllib.loads(file.read_text()) for file in (tmp_path / path.name, path))
    assert flattened(before.pop("ruleset", {})).items() <= flattened(again.pop("ruleset")).items()
    assert without_checks(again) == without_checks(before)
    assert Game.load(tmp_path / path.name).moves == game.moves


def without_checks(data: dict[str, Any]) -> dict[str, Any]:
    moves = [line.partition(" #")[0] for line in data["moves"]]
    return {key: value for key, value in data.items() if key != "start"} | {"moves": moves}


@pytest.mark.no_cover
@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_everything_in_it_can_be_told(path: Path) -> None:
    game = Game.load(path)
    for language in LANGUAGES:
        for seat in range(game.table.players):
            assert all(words(language).event(event, seat).strip() for event in game.events(seat))
        assert words(language).ending(game.table)


def test_every_ending_of_every_variant_has_a_game() -> None:
    shown: dict[tuple[str, str], set[str]] = {key: set() for key in ENDINGS}
    # That a game ends as its record says is shown by its replay.
    for record in map(load_record, FILES):
        shown[record.ruleset.variant, record.ruleset.mode].add(str(record.outcome["ending"]))
    assert shown == ENDINGS
    assert set().union(*ENDINGS.values()) == set(ENDING_NAMES[1:])


def test_the_base_games_are_by_the_usual_rules_of_two_and_of_more() -> None:
    games = [Game.load(path) for path in FILES if path.stem.startswith("base")]
    for game in games:
        changed = game.record.ruleset.changed()
        # They were made before some settings of Rebellion's King, who has no part in them.
        assert [name for name in changed if not name.startswith("king.")] == []
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
    assert game.record.outcome["winners"] == [COLOURS[game.outcome.winner]]


def test_two_patient_earls_play_all_the_rounds() -> None:
    """B10.3: by the usual rules a game can go on until the rounds are over; it takes both Earls to want it."""
    game = patient_game()
    assert game.outcome is not None
    assert (game.outcome.ending, game.outcome.rounds) == ("max_rounds", Ruleset().max_rounds)
