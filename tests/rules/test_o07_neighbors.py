"""O7: Neighbors, Attacks only on the next Earl to the left."""

from __future__ import annotations

import pytest

from regni import Game
from regni.engine.cards import COLOURS
from regni.records.positions import Data
from regni.testing import at, earl, fief, play

RULES: Data = {"neighbors": True}


def target(**parts: object) -> Data:
    """An Earl against whom there is everything to do."""
    ordinary = {
        "fiefs": [fief("palace", "prince", "land")],
        "towers": {"monk": 1},
        "hand": {"land": 1},
        "pool": {"knight": 1},
    }
    return earl(**(ordinary | parts))


def attacker(**parts: object) -> Data:
    hand = {"champion": 2, "treachery": 1, "intrigue": 1, "banner": 1}
    return target(**({"hand": hand} | parts))


def attacked(game: Game) -> set[str]:
    """Whom the deciding Earl could attack."""
    verbs = ("storm", "raid", "siege")
    return {move.split()[1] for move in game.legal_moves() if move.startswith(verbs)}


GONE: Data = {"out": "concession", "fiefs": [], "deck": {}}


@pytest.mark.rule("O7")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
@pytest.mark.parametrize("seat", range(4))
def test_attacks_go_only_to_the_next_earl_to_the_left(variant: str, seat: int) -> None:
    earls = [attacker() if one == seat else target() for one in range(4)]
    game = at(*earls, turn=COLOURS[seat], ruleset=RULES | {"variant": variant})
    left = COLOURS[(seat + 1) % 4]
    assert attacked(game) == {left}
    for other in COLOURS[:4]:
        if other != COLOURS[seat]:
            forbidden = None if other == left else "O7"
            assert [game.why_not(f"{verb} {other} 1") for verb in ("raid", "siege")] == [forbidden] * 2
            assert game.why_not(f"storm {other}") == forbidden


@pytest.mark.rule("O7")
def test_without_it_everybody_can_be_attacked() -> None:
    assert attacked(at(attacker(), target(), target())) == {"red", "green"}


@pytest.mark.rule("O7")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_an_earl_who_has_left_the_game_is_no_neighbor(variant: str) -> None:
    game = at(attacker(), GONE, GONE, target(), target(), ruleset=RULES | {"variant": variant})
    assert attacked(game) == {"gold"}
    assert (game.why_not("siege gold 1"), game.why_not("siege purple 1")) == (None, "O7")
    assert game.why_not("siege red 1") == "B6.1"


@pytest.mark.rule("O7")
def test_the_left_of_the_last_is_the_first() -> None:
    game = at(GONE, target(), attacker(), turn="green", first="red", ruleset=RULES)
    assert attacked(game) == {"red"}


@pytest.mark.rule("O7")
def test_when_the_neighbor_goes_out_the_next_one_is_the_neighbor_at_once() -> None:
    game = at(attacker(), earl(), target(), turn="red", ruleset=RULES)
    play(game, "concede", "end")
    assert (game.deciding, attacked(game)) == (0, {"green"})


@pytest.mark.rule("O7")
def test_between_two_it_changes_nothing() -> None:
    assert at(attacker(), target(), ruleset=RULES).legal_moves() == at(attacker(), target()).legal_moves()


@pytest.mark.rule("O7")
def test_politics_is_free() -> None:
    game = at(attacker(), target(mercenaries=[{}]), target(mercenaries=[{}]), ruleset=RULES)
    for other in ("red", "green"):
        for move in ("betray {} lord 1", "betray {} mercenary 1", "betray {} hand", "intrigue {} fief 1",
                     "intrigue {} mercenary 1", "intrigue {} pool"):  # fmt: skip
            assert game.why_not(move.format(other)) is None


@pytest.mark.rule("O7")
def test_jousts_are_free() -> None:
    game = play(at(attacker(), target(), target(), ruleset=RULES), "joust land 1", "pass")
    assert (game.deciding, game.about) == (2, "enter_joust")
    assert game.why_not("enter land 1") is None


@pytest.mark.rule("O7")
@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_vikings_are_free(variant: str) -> None:
    others = [target(cubes=0)] * 2
    vikings = {"arrived": True, "viking": 3}
    game = at(
        earl(), *others, ruleset=RULES | {"variant": variant}, vikings=vikings, turn="blue", first="red"
    )  # fmt: skip
    play(game, "end")
    assert (game.deciding, game.about, attacked(game)) == (0, "control", {"red", "green"})
    assert game.why_not("siege green 1") is None


@pytest.mark.rule("O7", "H2.5")
@pytest.mark.parametrize("variant", ["heathen", "wessex"])
def test_an_earl_off_the_table_is_still_in_the_game_and_stays_the_neighbor(variant: str) -> None:
    rules = RULES | {"variant": variant}
    game = at(attacker(), target(fiefs=[]), target(), target(), ruleset=rules)
    assert {move for move in game.legal_moves() if move.startswith(("storm", "raid", "siege"))} == {"storm red"}
    assert game.why_not("siege green 1") == "O7"
    game = at(attacker(), target(fiefs=[], towers={}), target(), target(), ruleset=rules)
    assert attacked(game) == set()
    assert game.why_not("storm red") == "B6.1"
