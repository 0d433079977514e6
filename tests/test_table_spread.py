"""How the cards of an Earldom are laid: flat where there is room, and nothing is left out however much there is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from regni.engine.sight import veil
from regni.testing import at, earl, fief
from regni.web.board.earls import Earl
from regni.web.board.spread import spread
from test_table_scenes import GAMES, painter_of, stewards


def of_red(*fiefs: dict[str, object], **more: object) -> Earl:
    game = at(earl(), earl(fiefs=list(fiefs), **more))
    return painter_of(game).board(veil(game.table, 0), []).others[0]


def test_few_cards_lie_flat() -> None:
    way = of_red(fief("palace", "prince", "land"), towers={"banquet": 1}).spread
    assert way.deep == 1
    assert not way.is_crowded
    assert way.classes.split()[0].startswith("across-")


def test_many_cards_are_fanned_and_keep_their_order() -> None:
    many = of_red(*[fief("castle", "champion", "land", "market_town", "church")] * 5)
    way = spread(many.groups, others=3, is_own=False)
    assert way.deep > 1
    assert way.groups == many.groups
    fiefs = [group for group in many.groups if group.fief is not None]
    for group in fiefs:
        (pile,) = group.piles(way.deep)
        # The keep and its Lord lie in front of the Properties, in their order.
        assert pile == (*group.cards[2:], *group.cards[:2])


def test_cards_that_would_be_too_small_are_tabs() -> None:
    many = of_red(*[fief("castle", "champion", "land", "market_town", "church")] * 5)
    assert not replace(many, others=1).has_tabs
    assert replace(many, others=3).has_tabs
    assert replace(of_red(fief("palace")), others=5).has_tabs
    assert not replace(many, others=5, is_own=True).has_tabs


def test_an_earl_with_more_room_gets_larger_cards() -> None:
    red = of_red(*[fief("castle", "champion", "land", "market_town")] * 4)
    alone, crowded = replace(red, others=1).spread, replace(red, others=5).spread
    assert alone.down < crowded.down


@pytest.mark.wheel
@pytest.mark.parametrize("variant", GAMES)
def test_nothing_is_left_out_in_any_game(variant: str) -> None:
    for number, game in enumerate(stewards(variant, 400)):
        if number % 20:
            continue
        face = painter_of(game).board(veil(game.table, 0), [])
        assert face.own
        for one in (face.own, *face.others):
            assert one.spread.groups == one.groups
