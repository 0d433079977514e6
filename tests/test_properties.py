"""What holds in every game, tried on games and rulesets that Hypothesis makes up.

The run is the same every time. REGNI_EXAMPLES=20 tries twenty times as much, and other things each time.
"""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

import pytest
import tomli_w
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from regni import Game, RegniError, read_position, ruleset_from
from regni.decks.deck import deck_of
from regni.engine.digest import digest
from regni.engine.events import HAND_LOST, JOUST_SHOW, SHOWN, TOWER_LOST
from regni.engine.moves import CONCEDE, VERBS
from regni.engine.play import legal_moves, play, settle
from regni.engine.rng import stream
from regni.engine.ruleset import SETTINGS, Ruleset
from regni.engine.setup import set_table
from regni.engine.table import Table
from regni.engine.variant_facts import SEATS
from regni.records.files import parse_toml
from regni.records.positions import Data, position, view
from regni.records.record import Player, Record, read_record
from regni.rules.rulebook import RULES
from regni.testing import at, earl, fief
from regni.testing import play as play_moves
from regni.testing.checks import (
    all_moves,
    check_clone,
    check_notation,
    check_position_file,
    check_record,
    check_secrecy,
    check_undo,
    check_why_not,
    check_words,
    look_alikes,
    seen,
)
from regni.testing.invariants import BrokenInvariant, check, imagine_other
from regni.testing.strategies import any_legal, decks, new_tables, rulesets, seeds, tables
from regni.testing.variety import any_deck, any_ruleset, damage, damage_text
from regni.words.chronicle import Chronicle
from regni.words.notation import read_move
from regni.words.words import words

MORE = int(os.environ.get("REGNI_EXAMPLES", "1"))


def examples(number: int, steps: int = 50) -> settings:
    return settings(
        max_examples=number * MORE,
        stateful_step_count=steps,
        deadline=None,
        derandomize=MORE == 1,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


# A game step by step.


class GameMachine(RuleBasedStateMachine):
    """A game under any rules, and at any moment anything that can be tried with it."""

    table: Table

    @initialize(table=new_tables())
    def sit_down(self, table: Table) -> None:
        self.table = table
        self.reveals = table.reveals

    def is_running(self) -> bool:
        return not self.table.over

    @precondition(is_running)
    @rule(pick=st.integers(0, 200))
    def move(self, pick: int) -> None:
        listed = legal_moves(self.table)
        self.table.events = []
        play(self.table, listed[pick % len(listed)])

    @precondition(is_running)
    @rule(seed=seeds(), moves=st.integers(1, 60))
    def many_moves(self, seed: str, moves: int) -> None:
        rng = stream(seed, "moves")
        for _ in range(moves):
            if not self.table.over:
                self.table.events = []
                play(self.table, any_legal(self.table, rng.below))

    @rule(seed=seeds())
    def try_a_clone(self, seed: str) -> None:
        check_clone(self.table, stream(seed, "clone"))

    @rule()
    def write_it_down(self) -> None:
        check_position_file(self.table)

    @precondition(is_running)
    @rule(seed=seeds())
    def ask_why_not(self, seed: str) -> None:
        check_why_not(self.table, stream(seed, "why"))
        check_notation(self.table)

    @rule(seed=seeds(), seat=st.integers(0, 5))
    def look_over_a_shoulder(self, seed: str, seat: int) -> None:
        check_secrecy(self.table, seat % int(self.table.players), stream(seed, "secrecy"))

    @rule()
    def tell_it(self) -> None:
        check_words(self.table, self.table.events)

    @invariant()
    def nothing_is_broken(self) -> None:
        check(self.table)
        assert self.table.reveals >= self.reveals
        self.reveals = self.table.reveals


TestGameMachine = pytest.mark.no_cover(GameMachine.TestCase)
TestGameMachine.settings = examples(60, 40)


# Whole games.


@pytest.mark.no_cover
@examples(80)
@given(new_tables(), seeds())
def test_every_game_ends_and_keeps_its_cards(table: Table, seed: str) -> None:
    rng = stream(seed, "moves")
    moves = 0
    while not table.over:
        play(table, any_legal(table, rng.below))
        check(table)
        moves += 1
        summers = int(table.rules.viking_markers) + 1  # of a campaign
        assert moves < int(table.rules.max_rounds) * len(table.earls) * 400 * summers
    assert legal_moves(table) == []


def played(ruleset: Ruleset, picked: list[list[int]], seed: str, most: int = 10_000) -> tuple[Record, Table, list[int]]:
    """A game with random moves: what it is made of, where it led, and the moves."""
    table = set_table(ruleset, picked, seed)
    settle(table)
    rng = stream(seed, "moves")
    moves: list[int] = []
    while not table.over and len(moves) < most:
        moves.append(any_legal(table, rng.below))
        play(table, moves[-1])
    return Record([Player("", deck) for deck in picked], seed, ruleset), table, moves


@examples(25)
@given(rulesets(), st.integers(0, 5), seeds(), st.integers(0, 600))
def test_a_record_replays_and_a_move_taken_back_never_was(ruleset: Ruleset, more: int, seed: str, most: int) -> None:
    choose = stream(seed, "decks").below
    fewest, largest = SEATS[ruleset.variant, ruleset.mode]
    seats = min(fewest + more, largest)
    record, table, moves = played(ruleset, [any_deck(choose, ruleset) for _ in range(seats)], seed, most)
    check_record(record, moves, digest(table), stream(seed, "stops"))


@pytest.mark.no_cover
@examples(40)
@given(seeds(), st.data())
def test_undo_goes_back_as_far_as_nothing_was_shown(seed: str, data: st.DataObject) -> None:
    game = Game.new(seats=3, seed=seed)
    rng = stream(seed, "moves")
    for _ in range(data.draw(st.integers(1, 120))):
        if game.deciding is not None:
            game.play(any_legal(game.table, rng.below))
    check_undo(game.clone())
    before = len(game.moves)
    chronicles = [Chronicle(game, seat, words("en")) for seat in range(3)]
    while game.can_undo():
        for chronicle in chronicles:
            chronicle.read(data.draw(st.sampled_from([None, 50])))
        game.undo()
    for chronicle in chronicles:
        chronicle.read()
        fresh = Chronicle(game, chronicle.seat, words("en"))
        fresh.read()
        assert [(one.sentence, one.turn, one.times) for one in chronicle.entries] == [
            (one.sentence, one.turn, one.times) for one in fresh.entries
        ]
    # What is left ends with a move that showed something, or is the deal.
    again = game.at(len(game.moves))
    assert digest(again.table) == digest(game.table)
    assert game.record.data() == again.record.data()
    assert len(game.moves) <= before


@pytest.mark.parametrize(
    ("blue", "move"),
    [
        (earl(fiefs=[fief("palace", "monk", "church")]), "visit red"),
        (earl(fiefs=[fief("palace", "", "land")]), "recruit"),
        (earl(), "end"),
    ],
)
def test_a_move_that_could_be_taken_back_though_it_showed_something_is_noticed(blue: Data, move: str) -> None:
    game = play_moves(at(blue, earl(hand={"land": 1})), move)
    check_undo(game.clone())
    game._final[-1] = False
    with pytest.raises(BrokenInvariant, match="can be taken back"):
        check_undo(game)


# What a seat can know.


@pytest.mark.no_cover
@examples(150)
@given(tables(), seeds())
def test_a_seat_cannot_tell_apart_what_it_cannot_know(table: Table, seed: str) -> None:
    rng = stream(seed, "secrecy")
    for seat in range(table.players):
        check_secrecy(table, seat, rng)


@pytest.mark.no_cover
@examples(120)
@given(tables(), seeds())
def test_what_is_imagined_is_a_table_of_the_same_cards(table: Table, seed: str) -> None:
    before = digest(table)
    other = imagine_other(table, 0, stream(seed, "other"))
    check(other)
    assert digest(table) == before


#: Events that show cards nobody chose to show.
SHOWING = (TOWER_LOST, HAND_LOST, SHOWN, JOUST_SHOW)


@pytest.mark.no_cover
@examples(100)
@given(rulesets(4), st.integers(2, 4), seeds(), st.data())
def test_games_that_differ_in_a_deck_look_the_same_to_another(
    ruleset: Ruleset, seats: int, seed: str, data: st.DataObject
) -> None:
    """The same deal but for one Earl's choice of cards, the same moves, the same chance: until a card of his is shown
    that is not in both, every other seat sees and reads the same."""
    choose = stream(seed, "decks").below
    picked = [any_deck(choose, ruleset) for _ in range(seats)]
    secret = data.draw(st.integers(0, seats - 1))
    others = [*picked[:secret], data.draw(decks(ruleset)), *picked[secret + 1 :]]
    here, there = (set_table(ruleset, chosen, seed, True) for chosen in (picked, others))
    settle(here)
    settle(there)
    rng = stream(seed, "moves")
    while not any(event.kind in SHOWING for event in here.events + there.events):
        for seat in range(seats):
            if seat != secret:
                assert view(here, seat) == view(there, seat)
                assert seen(here.events, seat) == seen(there.events, seat)
        if here.over:
            break
        deciding = here.stack[-1].seat
        watching = (secret + 1) % seats if deciding == secret else deciding
        pairs = [(one, other) for one in legal_moves(here) for other in look_alikes(there, one, watching)]
        pairs = [pair for pair in pairs if pair[0] != CONCEDE]
        if not pairs:
            break
        one, other = pairs[rng.below(len(pairs))]
        here.events, there.events = [], []
        play(here, one)
        play(there, other)


# At any moment.


@examples(150)
@given(tables())
def test_a_position_file_leads_back_to_its_position(table: Table) -> None:
    check_position_file(table)


@pytest.mark.no_cover
@examples(60)
@given(tables())
def test_exactly_the_listed_moves_are_legal(table: Table) -> None:
    check_why_not(table, stream("all of them", "why"), len(all_moves()))
    check_notation(table)


@pytest.mark.no_cover
@examples(120)
@given(tables())
def test_everything_has_words(table: Table) -> None:
    check_words(table, table.events)


@examples(120)
@given(rulesets(60))
def test_a_ruleset_file_leads_back_to_its_ruleset(ruleset: Ruleset) -> None:
    whole = {"variant": ruleset.variant, "mode": ruleset.mode} | ruleset.values
    again = ruleset_from(tomllib.loads(tomli_w.dumps(whole)))
    assert again.values == ruleset.values
    assert ruleset_from(ruleset.changed()).values == ruleset.values


# In the middle of something: from the positions of the perft tests on, where random games seldom come.

PLACES = {
    path.stem: read_position(tomllib.loads(path.read_text(encoding="utf-8"))["position"])
    for path in sorted(Path(__file__).with_name("perft").glob("*.toml"))
}


@pytest.mark.wheel
@pytest.mark.parametrize("place", PLACES)
def test_in_the_middle_of_something(place: str) -> None:
    rng = stream(place, "walks")
    for walk in range(15 * MORE):
        table = PLACES[place].clone()
        for _ in range(walk % 12):
            if not table.over:
                play(table, any_legal(table, rng.below))
                check(table)
                for seat in range(table.players):
                    check_secrecy(table, seat, rng)
        check_why_not(table, rng, len(all_moves()))
        check_notation(table)
        check_clone(table, rng)
        check_position_file(table)


# Garbage. It is refused with a sentence, or it makes sense after all.

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def refused_with_a_sentence(error: RegniError) -> None:
    assert error.text("en").strip()
    assert error.text("es").strip()


def read_or_refuse(data: object, seed: str) -> None:
    """Read a position; what is not refused can be played."""
    try:
        table = read_position(data)  # type: ignore[arg-type]
    except RegniError as error:
        refused_with_a_sentence(error)
        return
    rng = stream(seed, "moves")
    for _ in range(60):
        check(table)
        if table.over:
            break
        listed = legal_moves(table)
        play(table, listed[rng.below(len(listed))])


@examples(400)
@given(tables(), seeds(), st.integers(1, 3))
def test_a_damaged_position_is_refused_or_playable(table: Table, seed: str, times: int) -> None:
    choose = stream(seed, "damage").below
    data: object = json.loads(json.dumps(position(table)))
    for _ in range(times):
        part = ("", "decisions", "battle", "joust", "earls", "ruleset")[choose(6)]
        data = (
            {**data, part: damage(data[part], choose)}
            if isinstance(data, dict) and part in data
            else damage(data, choose)
        )
    read_or_refuse(data, seed)


@examples(150)
@given(JSON | st.fixed_dictionaries({"earls": st.lists(JSON, max_size=3)}))
def test_garbage_is_no_position(data: object) -> None:
    read_or_refuse(data, "garbage")


@examples(100)
@given(JSON | st.dictionaries(st.sampled_from([setting.name for setting in SETTINGS]), JSON, max_size=3), seeds())
def test_garbage_is_no_ruleset(data: object, seed: str) -> None:
    choose = stream(seed, "damage").below
    for values in (data, damage(any_ruleset(choose, 60).values, choose)):
        if not isinstance(values, dict):
            continue
        try:
            ruleset = ruleset_from(values)
        except RegniError as error:
            refused_with_a_sentence(error)
        else:
            play_a_little(ruleset, seed)


def play_a_little(ruleset: Ruleset, seed: str) -> None:
    rng = stream(seed, "moves")
    table = set_table(ruleset, [any_deck(rng.below, ruleset) for _ in range(2)], seed)
    settle(table)
    for _ in range(30):
        check(table)
        if table.over:
            break
        play(table, any_legal(table, rng.below))


def replay_or_refuse(text: str) -> Game | None:
    try:
        return Game.from_record(read_record(parse_toml(text)))
    except RegniError as error:
        refused_with_a_sentence(error)
        return None


@examples(20)
@given(rulesets(3), seeds())
def test_a_damaged_record_is_refused_or_the_same_game(ruleset: Ruleset, seed: str) -> None:
    choose = stream(seed, "damage").below
    picked = [any_deck(choose, ruleset) for _ in range(2 + choose(2))]
    record, table, moves = played(ruleset, picked, seed)
    game = Game(record)
    for chosen in moves:
        game.play(chosen)
    text = tomli_w.dumps(game.record.data())
    for _ in range(25):
        again = replay_or_refuse(damage_text(text, choose))
        # A Tower that is left out before its owner dies leaves no trace in what comes after.
        assert again is None or (digest(again.table), again.outcome) == (digest(table), game.outcome)


@examples(150)
@given(JSON | st.just(None), seeds())
def test_garbage_is_no_record(data: object, seed: str) -> None:
    choose = stream(seed, "damage").below
    game = Game.new(seats=2, seed=seed)
    for _ in range(20):
        if game.deciding is not None:
            game.play(any_legal(game.table, choose))
    whole: object = json.loads(json.dumps(game.record.data()))
    for _ in range(1 + choose(3)):
        whole = damage(whole, choose)
    for one in (data, whole):
        try:
            Game.from_record(read_record(one))  # type: ignore[arg-type]
        except RegniError as error:
            refused_with_a_sentence(error)


WORDS = sorted({part.text or part.slot for verb in VERBS for part in verb.parts})
WORDS += ["blue", "orange", "land", "red.land", "gold.cathedral", "1", "2", "0", "129", "-1", "knight", "hand", "lord"]


@examples(150)
@given(
    st.data(),
    st.text(max_size=30) | st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join),
    st.integers() | st.integers(-300, 2**28),
)
def test_garbage_is_no_move(data: st.DataObject, text: str, number: int) -> None:
    """It changes nothing; a move that can be read and is not legal is refused with a rule."""
    game = data.draw(st.sampled_from(GAMES))
    before, count = digest(game.table), len(game.moves)
    for tried in (text, number, number % 2**28):
        if tried in legal_moves(game.table) or (
            isinstance(tried, str) and meant(game, tried) in legal_moves(game.table)
        ):
            continue
        try:
            game.play(tried)
        except RegniError as error:
            refused_with_a_sentence(error)
            rule = error.data.get("rule")
        else:
            raise AssertionError(f"{tried!r} was played")
        assert rule in (None, *RULES)
        assert (digest(game.table), len(game.moves)) == (before, count)


def meant(game: Game, text: str) -> int | None:
    try:
        return read_move(text, game.table)
    except RegniError:
        return None


def some_games() -> list[Game]:
    """Games in the middle of many sorts of decisions."""
    found: dict[str, Game] = {}
    for number in range(40):
        rng = stream(str(number), "some games")
        picked = [deck_of(any_deck(rng.below, Ruleset())) for _ in range(3)]
        game = Game.new(decks=picked, seed=str(number))
        while game.deciding is not None and len(game.moves) < 80:
            game.play(any_legal(game.table, rng.below))
            if game.about not in found:
                found[game.about] = game.clone()
    return list(found.values())


GAMES = some_games()
