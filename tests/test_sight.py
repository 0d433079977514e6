"""What a bot is given: its seat's sight and nothing else (B12.1), and what it remembers."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from regni import Game
from regni.bots.bot import Bot, play_through
from regni.bots.levels import LEVELS, make_bot
from regni.decks.deck import STEADY, check_deck
from regni.engine.cards import LAND, MONK, NAMES, PRINCE, SET_KINDS
from regni.engine.digest import digest
from regni.engine.moves import ATTACH, END, TOWER, verb
from regni.engine.piles import held, pack
from regni.engine.play import legal_moves, play, settle
from regni.engine.rng import stream
from regni.engine.ruleset import Ruleset
from regni.engine.setup import set_table
from regni.engine.sight import Sight, look, new_memory, shown_of, veil
from regni.engine.table import Table
from regni.engine.variant import Variant
from regni.records.positions import counts, view
from regni.testing import at, earl, fief
from regni.testing import play as play_moves
from regni.testing.invariants import imagine_other
from regni.testing.strategies import seeds, tables
from regni.words.notation import move_text

#: Sees what everybody sees.
BYSTANDER = -1


class Peeper(Bot):
    """Looks at everything it can reach from what it is given, and remembers it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def choose(self, sight: Sight) -> int:
        self.found = sorted(str(thing) for thing in everything(sight))
        return sight.moves[0]


def everything(start: object) -> Iterator[object]:
    """All numbers and texts that can be reached from something, whatever their way. Rulesets are open to all."""
    waiting, known = [start], set()
    while waiting:
        thing = waiting.pop()
        if id(thing) in known or isinstance(thing, (type, Ruleset)):
            continue
        known.add(id(thing))
        if isinstance(thing, (int, float, str)):
            yield thing
            continue
        if isinstance(thing, (list, tuple, set, dict)):
            waiting += thing.values() if isinstance(thing, dict) else thing
        waiting += [getattr(thing, name) for name in dir(thing) if is_field(thing, name)]
        waiting += gc.get_referents(thing)


def is_field(thing: object, name: str) -> bool:
    return not name.startswith("__") and not callable(getattr(thing, name, None))


@pytest.mark.no_cover
@given(tables(), seeds())
@pytest.mark.rule("B12.1")
def test_a_bot_that_tries_to_look_sees_nothing_more(table: Table, seed: str) -> None:
    """In two games that differ only in what its seat cannot know it finds the same, wherever it looks."""
    if table.over:
        return
    seat = int(table.stack[-1].seat)
    other = imagine_other(table, seat, stream(seed, "other"))
    finds = []
    for one in (table, other):
        peeper = Peeper()
        peeper.choose(look(one, seat, new_memory(one, seat)))
        finds.append(peeper.found)
    assert finds[0] == finds[1]


def differences(one: object, other: object, where: str = "table") -> list[str]:
    """Where two things differ, field by field, however deep."""
    if type(one) is not type(other):
        return [where]
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return [where]
        pairs = [(f"{where}[{place}]", a, b) for place, (a, b) in enumerate(zip(one, other, strict=True))]
    elif one is None or isinstance(one, (int, float, str)):
        return [where] if one != other else []
    elif isinstance(one, (Ruleset, Variant)):
        return [where] if one is not other else []
    else:
        names = [name for name in dir(one) if is_field(one, name)]
        assert names, f"{where} has no fields"
        pairs = [(f"{where}.{name}", getattr(one, name), getattr(other, name)) for name in names]
    return [found for name, a, b in pairs for found in differences(a, b, name)]


@pytest.mark.no_cover
@settings(deadline=None)
@given(tables(), seeds())
@pytest.mark.rule("B12.1")
def test_the_veiled_tables_of_twins_are_equal_in_every_field(table: Table, seed: str) -> None:
    """No matter who looks: each of the Earls, or somebody who sees what everybody sees."""
    for seat in (*range(table.players), BYSTANDER):
        rng = stream(seed, f"other {seat}")
        other = imagine_other(table, seat, rng)
        # Nor does he know which decks others plan, nor how often chance was asked.
        other.reveals += rng.below(3)
        for planner, one in enumerate(other.earls):
            if planner not in (seat, table.automaton):
                one.wanted = pack([rng.below(4) for _ in range(SET_KINDS)])
        assert differences(veil(table, seat), veil(other, seat)) == []


def test_a_difference_anywhere_is_found() -> None:
    game = play_moves(at(earl(hand={"champion": 2}), earl(towers={"land": 1})), "storm red", "field hand champion")
    table = game.table
    assert differences(table, table.clone()) == ["table.recording"]
    other = table.clone()
    other.recording = True
    other.earls[1].towers += 1
    other.stack[-1].a += 1
    other.battle_deck.cards[3] += 1
    assert other.battle is not None
    other.battle.attack[0] += 1
    assert sorted(differences(table, other)) == [
        "table.battle.attack[0]",
        "table.battle_deck.cards[3]",
        "table.earls[1].towers",
        "table.stack[3].a",
    ]


def test_a_bot_cannot_touch_the_game() -> None:
    game = Game.new(seats=3, seed="touch")
    before = digest(game.table)
    sight = game.sight(0)
    sight.table.earls[1].hand_size = 99
    sight.table.stack.clear()
    sight.moves.clear()
    sight.memory.hands[1] = 5
    assert digest(game.table) == before
    assert game.sight(0).memory.hands[1] == 0


def test_the_veil_hides_hands_towers_trays_and_the_order_of_decks() -> None:
    game = Game.new(seats=2, seed="veil")
    seen = veil(game.table, 0)
    mine, other = seen.earls
    assert (mine.hand, mine.hand_size) == (game.table.earls[0].hand, 5)
    assert (other.hand, other.towers, other.tray, other.wanted, other.hand_size) == (0, 0, 0, 0, 5)
    assert other.deck == [0] * len(game.table.earls[1].deck)
    assert mine.deck == sorted(game.table.earls[0].deck)
    assert seen.battle_deck.cards == sorted(game.table.battle_deck.cards)
    assert seen.rng.words() == [0, 0, 0, 0]


def test_a_hand_that_was_shown_is_remembered_until_it_is_played() -> None:
    abbot = earl(fiefs=[fief("palace", "monk", "church")])
    rich = earl(fiefs=[fief("palace")], hand={"land": 2, "prince": 1})
    game = at(abbot, rich)
    play_moves(game, "visit red")
    memory = game.sight(0).memory
    assert (held(memory.hands[1], LAND), held(memory.hands[1], PRINCE)) == (2, 1)
    assert held(game.sight(1).memory.hands[0], MONK) == 0
    play_moves(game, "end", "attach land 1")
    memory = game.sight(0).memory
    assert (held(memory.hands[1], LAND), held(memory.hands[1], PRINCE)) == (1, 1)


def test_a_hand_shown_to_one_is_not_shown_to_the_other() -> None:
    abbot = earl(fiefs=[fief("palace", "monk", "church")])
    rich = earl(fiefs=[fief("palace")], hand={"land": 2})
    game = play_moves(at(abbot, rich, earl(fiefs=[fief("palace")])), "visit red")
    assert game.sight(0).memory.hands[1] != 0
    assert game.sight(2).memory.hands[1] == 0


def test_what_was_seen_of_a_deck_is_remembered_when_the_discards_are_shuffled_in() -> None:
    heir = earl(fiefs=[fief("palace", "prince")], hand={"banner": 1}, discard={"land": 3}, deck=["church"])
    game = play_moves(at(heir, earl(fiefs=[fief("palace")])), "bequeath 1")
    assert shown_of(game.table, 0) == 1 << (NAMES.index("palace") * 4)
    seen = game.sight(1).memory.seen[0]
    assert (held(seen, LAND), held(seen, PRINCE)) == (3, 1)


def test_cards_fielded_from_hand_lie_face_up_before_the_earl_who_fielded_them() -> None:
    armed = earl(fiefs=[fief("palace")], hand={"champion": 1, "vassal": 1, "land": 1})
    game = at(earl(), earl(), armed, armed, earl(), turn="green")
    play_moves(game, "siege gold 1", "field hand champion", "done", "field hand vassal")
    assert game.table.battle is not None
    fielded = {2: {"palace": 1, "champion": 1}, 3: {"palace": 1, "vassal": 1}}
    for seat in range(5):
        assert counts(shown_of(game.table, seat)) == fielded.get(seat, {"palace": 1})


def test_a_mercenary_in_a_battle_still_lies_face_up() -> None:
    blue = earl(fiefs=[fief("palace", "", "land")], mercenaries=[{"card": "red.mercenary"}, {}], pool={"infantry": 1})
    game = at(blue, earl())
    before = [counts(shown_of(game.table, seat)) for seat in (0, 1)]
    assert [shown["mercenary"] for shown in before] == [1, 1]
    play_moves(game, "siege red 1", "field mercenary 1", "field mercenary 1")
    assert game.about == "field"
    assert [counts(shown_of(game.table, seat)) for seat in (0, 1)] == before


def test_a_tower_set_in_between_is_reckoned_when_a_hand_is_worked_out() -> None:
    builder = earl(fiefs=[fief("palace")], hand={"banner": 2, "land": 2}, deck=["monk"] * 3)
    game = play_moves(at(builder, earl(fiefs=[fief("palace")])), "attach land 1", "tower banner", "tower banner", "end")
    deed = game.sight(1).memory.deeds[0]
    assert (int(deed.seat), verb(deed.move)) == (0, ATTACH)
    assert counts(deed.played_since(game.table, shown_of(game.table, 0))) == {"land": 1}
    # One more card in his Hand, and nobody knows how it came there.
    game.table.earls[0].hand_size += 1
    assert deed.played_since(game.table, shown_of(game.table, 0)) < 0


def told_of(game: Game, seat: int) -> list[tuple[int, int, str]]:
    """The deeds that a seat remembers: whose, what, and on which table."""
    return [(int(deed.seat), int(deed.move), digest(deed.table)) for deed in game.sight(seat).memory.deeds]


def test_what_others_chose_is_remembered_as_it_was_seen() -> None:
    """Of a Tower everybody sees that it rises, nobody of which card: memories of games that differ in it are equal."""
    told = []
    for card in ("banner", "church"):
        builder = earl(fiefs=[fief("palace")], hand={"banner": 1, "church": 1, "land": 1}, deck=["monk"] * 3)
        game = play_moves(at(builder, earl(fiefs=[fief("palace")])), f"tower {card}", "attach land 1", "end")
        told.append(told_of(game, 1))
    assert told[0] == told[1]
    assert [(seat, verb(move)) for seat, move, _ in told[0]] == [(0, TOWER), (0, ATTACH), (0, END)]


def test_a_seat_remembers_no_deeds_of_its_own_and_none_of_a_hand_that_is_gone() -> None:
    both = earl(fiefs=[fief("palace")], hand={"land": 4}, deck=["monk"] * 6)
    game = play_moves(at(both, both), "attach land 1", "end", "attach land 1", "end")
    assert {seat for seat, _, _ in told_of(game, 0)} == {1}
    play_moves(game, "attach land 1", "end", "attach land 1", "end")
    # Red has drawn twice since his first turn: what he held then tells little of what he holds now.
    assert len([seat for seat, _, _ in told_of(game, 0) if seat == 1]) == 2


@pytest.mark.parametrize("variant", ["base", "heathen", "wessex"])
def test_a_bot_that_first_looks_late_remembers_what_it_would_have_seen(variant: str) -> None:
    """The tables at which only people play remember nothing until a bot takes a seat there."""
    rules = Ruleset({"variant": variant})
    early, late = (Game.new(3, ruleset=rules, seed="late") for _ in range(2))
    rng = stream("late", "moves")
    while early.outcome is None and len(early.moves) < 60:
        early.sight(0)
        legal = [move for move in early.legal_moves() if move != "concede"] or early.legal_moves()
        move = legal[rng.below(len(legal))]
        early.play(move)
        late.play(move)
    for seat in range(early.table.players):
        one, other = early.sight(seat).memory, late.sight(seat).memory
        assert any(one.seen), "nothing lay face up"
        assert (one.hands, one.seen, one.open, one.summer) == (other.hands, other.seen, other.open, other.summer)
        assert told_of(early, seat) == told_of(late, seat) != []


#: Where the engine is not compiled, these think for half a minute.
SLOW = ("prince", "king")
NAMED = [
    pytest.param(name, marks=[pytest.mark.wheel] if name in SLOW else [])
    for name in ("random", "steward", "witan:20", *LEVELS)
]


@pytest.mark.parametrize("name", NAMED)
def test_a_bot_plays_the_same_with_the_same_seed_and_does_not_hold_it(name: str) -> None:
    most = 2 if name in SLOW else 6
    rules = Ruleset()
    lines = []
    for _ in range(2):
        table = set_table(rules, [check_deck(STEADY, rules)] * 2, "a game")
        settle(table)
        memory = new_memory(table, int(table.stack[-1].seat))
        bot = make_bot(name, int(table.stack[-1].seat), "the secret seed", rules)
        assert "the secret seed" not in [str(thing) for thing in everything(bot)]
        line: list[str] = []
        while not table.over and len(line) < most and table.stack[-1].seat == memory.seat:
            chosen = bot.choose(look(table, memory.seat, memory))
            assert chosen in legal_moves(table)
            line.append(move_text(chosen))
            play(table, chosen)
        lines.append(line)
    assert lines[0] == lines[1]


class Listed(Bot):
    """Plays what comes first in the list, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        assert all(earl.hand == 0 for seat, earl in enumerate(sight.table.earls) if seat != sight.seat)
        assert view(sight.table, sight.seat)["moves"] == [move_text(move) for move in sight.moves]
        return sight.moves[0]


def test_bots_play_a_game_through_by_what_they_see() -> None:
    rules = Ruleset()
    table = set_table(rules, [check_deck(STEADY, rules)] * 3, "through")
    settle(table)
    bots = [Listed() for _ in range(3)]
    decisions = play_through(table, list(bots))
    assert table.over
    assert decisions == sum(bot.asked for bot in bots)


def test_thinking_longer_does_not_change_the_cards() -> None:
    table = set_table(Ruleset(), [check_deck(STEADY, Ruleset())] * 2, "cards")
    settle(table)
    before = digest(table)
    seat = int(table.stack[-1].seat)
    for name in ("witan:5", "witan:60"):
        make_bot(name, seat, "x", table.rules).choose(look(table, seat, new_memory(table, seat)))
    assert digest(table) == before
