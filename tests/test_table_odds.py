"""The odds of the Battle cards: what they say comes true when the card is on top."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

import pytest

from battles import army, levied
from regni.counsel.forecast import Loss, battle_of, cards_left, drawn, met
from regni.engine import events as e
from regni.engine.cards import ATTACKER_WINS, CHURCH_DECIDES, KNIGHT, NAMES, NORMAL
from regni.engine.forces import POOL, unit
from regni.engine.moves import DONE
from regni.engine.play import legal_moves, play
from regni.engine.rng import stream
from regni.engine.sight import veil
from regni.game import Game
from regni.testing import at, earl, fief, king, on_top, rebellion
from regni.testing import play as play_moves
from regni.web.board.odds import Odds, odds_of
from test_table_scenes import GAMES, painter_of, stewards

TAKEN = {
    e.TOWER_LOST: "towers",
    e.CARRIED_OFF: "properties",
    e.BURNT: "properties",
    e.SEIZED: "falls",
    e.RAZED: "falls",
}

#: These events show that something else has begun.
AFTER = {e.TURN, e.ROUND, e.STORM, e.RAID, e.SIEGE, e.CONTROL, e.MIND}


def fieldings(variant: str, seed: str) -> Iterator[Game]:
    """Moments of a game at which the defender has fielded something and could stop fielding."""
    for game in stewards(variant, 500, seed):
        battle = game.table.battle
        is_fielding = game.about == "field" and battle is not None and len(battle.defence) > 0
        if is_fielding and DONE in legal_moves(game.table):
            yield game


def fought_out(game: Game, card: int, seed: str) -> list[e.Event]:
    """The events of the battle with this card on top. All questions are answered by chance."""
    rng = stream(seed, "answers")
    table = game.table.clone()
    table.battle_deck.cards.append(card)
    table.recording = True
    play(table, DONE)
    while table.battle is not None and not table.over and not is_past(table.events):
        moves = legal_moves(table)
        play(table, moves[rng.below(len(moves))])
    return list(takewhile(lambda event: event.kind not in AFTER, table.events))


def is_past(events: list[e.Event]) -> bool:
    """Whether the battle is over. The next one may follow at once."""
    return any(event.kind in AFTER for event in events)


@pytest.mark.wheel
@pytest.mark.parametrize("variant", GAMES)
def test_what_a_card_would_bring_is_what_it_brings(variant: str) -> None:
    tried: set[str] = set()
    for seed in ("o1", "o2", "o3"):
        for number, game in enumerate(fieldings(variant, seed)):
            ready = met(veil(game.table, 0))
            battle, rules = battle_of(ready), game.table.rules
            for kind in sorted(set(rules.full_battle)):
                forecasts = drawn(ready, kind)
                if len(forecasts) > 1:
                    continue
                (told,) = forecasts
                events = fought_out(game, kind, f"{seed} {number}")
                assert (told.result, told.number) == outcome(events)
                check_loss(told.attack, int(battle.attacker), events, rules.strength, False)
                check_loss(told.defence, int(battle.defender), events, rules.strength, told.result == "falls")
                tried.add(NAMES[kind])
    assert len(tried) >= 3


def outcome(events: list[e.Event]) -> tuple[str, int]:
    """What the defender lost, in the form of a forecast."""
    held = [event for event in events if event.kind == e.HOLDS]
    if held:
        return "holds", int(held[0].number)
    taken = [TAKEN[event.kind] for event in events if event.kind in TAKEN]
    if not taken:
        return "nothing", 0
    return taken[0], 0 if taken[0] == "falls" else len(taken)


def check_loss(told: Loss, seat: int, events: list[e.Event], strength: list[int], has_home: bool) -> None:
    lost = sum(int(strength[event.card]) for event in events if event.kind in (e.LOST, e.KILLED) and event.seat == seat)
    captured = sum(event.kind == e.CAPTURED and event.other == seat for event in events)
    # If a Fief falls its Lord at home is captured too, or killed by Vikings.
    at_home = max(strength) if has_home else 0
    assert told.strength * told.is_all <= lost <= told.strength + at_home
    assert told.captives <= captured <= told.captives + has_home


@pytest.mark.wheel
def test_the_cards_left_are_those_of_the_deck() -> None:
    for game in stewards("base", 500, "o1"):
        deck = game.table.battle_deck
        left = cards_left(veil(game.table, 0))
        pile = deck.cards or [deck.first + i for i, number in enumerate(deck.discard) for _ in range(number)]
        assert left == {kind: pile.count(kind) for kind in sorted(set(pile))}


def odds_at(game: Game, seat: int = 0) -> Odds:
    found = odds_of(veil(game.table, seat), painter_of(game))
    assert found is not None
    return found


def test_nobody_is_lost_to_less_than_his_strength() -> None:
    """B6.6: one damage does not kill a lone Champion."""
    red = earl(fiefs=[fief("palace", "champion")])
    game = play_moves(at(levied(1, hand={"vassal": 1}), red), "siege red 1", "field pool infantry")
    by_kind = {chance.card.kind: chance for chance in odds_at(game).chances}
    assert by_kind["normal"].losses == ["Blue loses every card sent."]


def test_the_sum_of_the_odds() -> None:
    """The attacker takes the Castle or the Property with those of the 24 cards on which he strikes."""
    red = earl(fiefs=[fief("palace"), fief("castle", "", "land")], pool={"infantry": 1})
    besieged = play_moves(at(levied(4, hand={"castle": 1}), red), "siege red 2", *(f"field {u}" for u in army(4)))
    odds = odds_at(besieged)
    falling = [chance for chance in odds.chances if "The Fief falls." in chance.result]
    percent = round(100 * sum(chance.left for chance in falling) / 24)
    assert odds.sum == f"The Fief falls: {percent}\N{NO-BREAK SPACE}%."
    raided = play_moves(at(levied(4, hand={"castle": 1}), red), "raid red 2", *(f"field {unit}" for unit in army(4)))
    assert (
        odds_at(raided).sum
        == f"Properties are taken: {percent}\N{NO-BREAK SPACE}%; on average {round(percent / 100, 1)}."
    )


def test_what_the_church_will_choose_is_told_as_a_range() -> None:
    blue = levied(4, hand={"castle": 1})
    blue["fiefs"] = [fief("palace", "", "cathedral"), *blue["fiefs"][1:]]  # type: ignore[index]
    game = play_moves(at(blue, levied(1)), "siege red 1", *(f"field {unit}" for unit in army(4)))
    assert "as the Church may choose" in odds_at(game).sum


def test_an_attacker_sees_what_the_defender_can_openly_field() -> None:
    red = earl(fiefs=[fief("palace", "champion", "land", "land")], pool={"infantry": 2}, hand={"vassal": 3})
    game = play_moves(at(levied(4, hand={"castle": 1}), red), "siege red 1")
    assert odds_at(game).chances == []
    play_moves(game, *(f"field {unit}" for unit in army(4)))
    odds = odds_at(game)
    assert "force 4" in odds.note
    assert "Cards from Hand may be added" in odds.note
    assert odds.undefended == "If nobody defends, no card is drawn. The Fief falls."
    assert sum(chance.left for chance in odds.chances) == 24
    assert 99 <= sum(chance.percent for chance in odds.chances) <= 101
    by_kind = {chance.card.kind: chance for chance in odds.chances}
    assert by_kind["normal"].losses == ["Blue loses every card sent.", "Red loses every card sent."]
    assert by_kind["defender_wins"].losses == ["Blue loses every card sent."]
    assert by_kind["church_decides"].result.startswith("Nobody speaks for the Church: Normal.")


def test_the_odds_do_not_know_the_hand() -> None:
    """The attacker is told the same, whatever the defender holds."""
    said = []
    for hand in ({"vassal": 3}, {"champion": 3}, {"banquet": 3}):
        game = play_moves(at(levied(4), earl(hand=hand)), "siege red 1", "field pool infantry")
        said.append(odds_at(game))
    assert said[0] == said[1] == said[2]


def test_the_levy_limits_what_is_openly_fielded() -> None:
    red = earl(fiefs=[fief("palace", "monk", "land")], pool={"infantry": 2, "knight": 1})
    game = play_moves(at(levied(4), red), "siege red 1", "field pool infantry")
    assert battle_of(met(veil(game.table, 0))).defence == [unit(POOL, KNIGHT)]


def test_odds_field_nobody_whose_garrison_has_no_room() -> None:
    """By levy_counts_garrison a Mercenary with a Knight stays at home where there is no Land."""
    red = earl(fiefs=[fief("palace")], mercenaries=[{"card": "mercenary", "garrison": {"knight": 1}}])
    game = at(levied(4, hand={"castle": 1}), red, ruleset={"levy_counts_garrison": True})
    play_moves(game, "siege red 1", "field pool infantry")
    odds = odds_at(game)
    assert "force 0" in odds.note
    assert odds.chances == []


def test_discards_are_counted_and_shuffled_again_when_the_deck_is_empty() -> None:
    table = at(earl(), earl()).table
    whole = cards_left(table)
    table.battle_deck.put(NORMAL, 3)
    for _ in range(3):
        table.battle_deck.cards.remove(NORMAL)
    assert cards_left(table) == whole | {NORMAL: whole[NORMAL] - 3}
    table.battle_deck.cards.clear()
    assert cards_left(table) == {NORMAL: 3}


def test_while_the_king_stands_the_church_takes_sides() -> None:
    blue = levied(4, hand={"banner": 1})
    blue["fiefs"] = [fief("palace", "", "cathedral"), *blue["fiefs"][1:]]  # type: ignore[index]
    game = play_moves(
        rebellion(blue, king("castle"), decks=on_top(battle=["normal"])), "siege red 2", "field pool infantry"
    )
    ready = met(veil(game.table, 0))
    assert drawn(ready, CHURCH_DECIDES) == drawn(ready, ATTACKER_WINS)


def test_the_king_has_no_hand_and_fields_all_he_has() -> None:
    """R2.2, R2.4, R4.5: the King can lose only his Prince."""
    game = play_moves(
        rebellion(levied(9, hand={"castle": 1}), king("castle")), "siege red 1", *(f"field {unit}" for unit in army(4))
    )
    odds = odds_at(game)
    assert odds.note == "The King always sends all he has: force 4."
    assert not odds.undefended
    by_kind = {chance.card.kind: chance for chance in odds.chances}
    assert by_kind["attacker_wins"].losses == ["The King loses a Lord, captured."]
    assert by_kind["normal"].losses[1] == "The King loses up to 1 strength."


def test_after_the_card_is_drawn_there_are_no_odds() -> None:
    game = at(earl(), earl())
    assert odds_of(veil(game.table, 0), painter_of(game)) is None
