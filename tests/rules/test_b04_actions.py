"""B4: the list of Actions."""

from __future__ import annotations

import pytest

from regni import Game
from regni.engine.moves import VERBS
from regni.testing import at, earl, fief, play

#: One of each Action, and the free things besides.
ACTIONS = {
    "found castle": "place a Castle",
    "found palace": "place a Palace",
    "attach land 1": "attach a Property",
    "install prince 2": "install a Lord",
    "hire": "place a Mercenary",
    "feast": "Banquet",
    "crown": "Banner for Kingship",
    "bequeath 3": "Banner to Bequeath",
    "joust land 1": "Banner for a Joust",
    "betray red lord 1": "Treachery",
    "intrigue red fief 1": "Intrigue",
    "storm red": "Attack",
    "raid red 1": "Attack",
    "siege red 1": "Attack",
    "recruit": "Recruit",
    "emissary vassal": "Emissary",
    "emissary monk": "Emissary",
    "visit red": "Monastery",
}


def everything_possible(**parts: object) -> Game:
    """A turn in which each Action could be taken; red has no Hand, so he is not asked for Allies."""
    needed = [
        "castle", "palace", "land", "prince", "mercenary", "banquet", "banner", "treachery", "intrigue",
        "vassal", "monk",
    ]  # fmt: skip
    blue = earl(
        hand=dict.fromkeys(needed, 1),
        fiefs=[fief("castle", "monk", "land", "church"), fief("castle"), fief("castle", "prince")],
        pool={"infantry": 1},
        mercenaries=[{"garrison": {}}],
        deck={"allies": 6},
    )
    red = earl(fiefs=[fief("palace", "champion", "land", "market_town", "church")], towers={"church": 1})
    return at(blue, red, **parts)


@pytest.mark.rule("B4")
@pytest.mark.parametrize("action", ACTIONS, ids=[f"{what}: {move}" for move, what in ACTIONS.items()])
def test_each_of_these_is_an_action_and_spends_it(action: str) -> None:
    game = everything_possible()
    assert game.why_not(action) is None
    play(game, action)
    assert game.table.action_used
    assert everything_possible(action_used=True).why_not(action) == "B3.1"


@pytest.mark.rule("B4")
def test_nothing_else_is_an_action() -> None:
    game = everything_possible()
    verbs = {verb.word for verb in VERBS if verb.is_action}
    assert {move.split()[0] for move in ACTIONS} <= verbs
    for move in game.legal_moves():
        if move not in ("end", "concede"):
            after = game.clone()
            after.play(move)
            assert after.table.action_used == (move.split()[0] in verbs), move
    left = everything_possible(action_used=True).legal_moves()
    assert {move.split()[0] for move in left} == {"end", "concede", "tower", "garrison"}


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("found castle", "B5.1"),
        ("attach land 1", "B5.2"),
        ("install prince 1", "B5.4"),
        ("visit red", "B5.6"),
        ("hire", "B5.7"),
        ("recruit", "B5.9"),
        ("siege red 1", "B6.2"),
        ("betray red lord 1", "B7.1"),
        ("intrigue red fief 1", "B7.3"),
        ("feast", "B8.1"),
        ("crown", "B8.2"),
        ("bequeath 1", "B8.3"),
        ("joust land 1", "B8.4"),
        ("emissary monk", "B9.4"),
    ],
)
def test_an_action_that_lacks_its_card_is_refused_by_its_own_rule(move: str, rule: str) -> None:
    assert at(earl(), earl(fiefs=[fief("palace", "prince", "land")])).why_not(move) == rule
