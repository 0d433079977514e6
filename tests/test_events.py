"""Events are declared once, use what they declare, and tell everything: the public table can be rebuilt from them."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import regni
from battles import fight, of_force, warrior
from regni.engine import events as e
from regni.engine.cards import HIDDEN, NAMES
from regni.engine.events import EVENT_KINDS, FIELDS, Event, EventKind
from regni.engine.forces import HAND, LORD
from regni.engine.play import play, settle
from regni.engine.setup import set_table
from regni.engine.variant_facts import SEATS
from regni.game import Game
from regni.testing import at, earl, fief, on_top
from regni.testing import play as play_moves
from regni.testing.fuzz import Trial
from regni.testing.rebuild import BYSTANDER, Rebuilder, seen
from regni.words.words import LANGUAGES, words

ROOT = Path(regni.__file__).parent
BLUE, RED, GREEN = 0, 1, 2
#: What an event that does not use a field has there.
UNUSED = dict.fromkeys(FIELDS, -1) | {"number": 0}
SPOKEN = {
    "seat", "other", "fief", "fief/card", "home/card", "seat/card", "other/card", "pool/card", "hand/card",
    "middle/card", "towers", "other/towers", "mercenary", "other/mercenary", "vikings", "crown",
}  # fmt: skip


# Declared once.


def test_every_kind_is_declared_once() -> None:
    numbers = {}
    for node in ast.parse((ROOT / "engine" / "events.py").read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(value))):
                numbers[name] = value
    declared = [value for name, value in numbers.items() if name not in ("PUBLIC", "CARD_SECRET", "WHOLE_SECRET")]
    assert declared == [kind.number for kind in EVENT_KINDS] == list(range(len(EVENT_KINDS)))
    assert len({kind.name for kind in EVENT_KINDS}) == len(EVENT_KINDS)


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: str(kind.name))
def test_a_declaration_makes_sense(kind: EventKind) -> None:
    assert set(kind.speaks) <= SPOKEN
    for thing in kind.speaks:
        place, _, part = thing.partition("/")
        assert place not in ("fief", "home") or place in kind.fields
        assert part != "card" or "card" in kind.fields
    assert kind.renumbers in ("", "seat", "other", "all")
    assert kind.fields.get("fief", "") in ("", "other")
    assert kind.shows == e.PUBLIC or {"seat", "card"} <= kind.fields.keys()
    for language in LANGUAGES:
        assert words(language).has(f"event-{kind.name}")


def test_the_numbers_of_old_kinds_stay() -> None:
    """Events that somebody has kept by number are read as before."""
    assert (e.FIRST_PLAYER, e.SIEGE, e.BEQUEATH, e.MULLIGAN, e.KING_WANTS) == (0, 19, 63, 90, 143)


# What they tell.


def last(game: Game, name: str) -> dict[str, int]:
    """All that the last event of that name tells a bystander."""
    told = [event for number in range(len(game.moves) + 1) for event in game.events_of(number)]
    event = next(event for event in reversed(told) if EVENT_KINDS[event.kind].name == name)
    assert event.is_seen_by(BYSTANDER)
    return {field: getattr(event.seen_by(BYSTANDER), field) for field in EVENT_KINDS[event.kind].fields}


def test_spoils_tell_their_colour_where_they_come_from_and_where_they_go() -> None:
    red = earl(fiefs=[fief("palace"), fief("castle", "", "green.land", "church")])
    game = at(warrior(fiefs=[fief("palace"), fief("castle")]), red, earl())
    play_moves(fight(game, "raid red 2", of_force(2)), "take green.land 2", "burn church")
    land, church = NAMES.index("land"), NAMES.index("church")
    went = {"seat": BLUE, "other": RED, "card": land, "colour": GREEN, "fief": 1, "home": 1}
    assert last(game, "carried_off") == went
    assert last(game, "burnt") == {"seat": BLUE, "other": RED, "card": church, "colour": RED, "fief": 1}
    said = [words("en").event(event, BLUE) for event in game.events(BLUE)]
    assert "Blue carries off a Land of Green: from Fief 2 of Red to Fief 2 of Blue." in said
    assert "Blue burns a Church in Fief 2 of Red." in said


def test_a_treachery_names_the_lord_and_his_fief_before_allies_are_asked() -> None:
    red = earl(fiefs=[fief("palace", "vassal"), fief("castle", "vassal")], hand={"castle": 1})
    game = play_moves(at(earl(hand={"treachery": 1}), red), "betray red lord 2")
    assert (game.deciding, game.about) == (RED, "allies")
    aim = {"seat": BLUE, "other": RED, "card": NAMES.index("vassal"), "fief": 1, "source": HAND}
    assert last(game, "betray_lord") == aim


@pytest.mark.parametrize(("move", "source", "place"), [("vassal hand", HAND, -1), ("vassal lord 2", LORD, 1)])
def test_a_vassal_in_a_struggle_comes_from_the_hand_or_a_fief(move: str, source: int, place: int) -> None:
    blue = earl(fiefs=[fief("palace"), fief("castle", "vassal")], hand={"treachery": 1, "vassal": 1})
    red = earl(fiefs=[fief("palace", "prince")], hand={"allies": 1})
    game = play_moves(at(blue, red), "betray red lord 1", "ally", move)
    assert last(game, "vassal") == {"seat": BLUE, "fief": place, "source": source}


def test_what_a_champion_turned_is_told_once_hands_are_shown() -> None:
    blue = earl(fiefs=[fief("palace", "", "land")], hand={"banner": 1, "champion": 1})
    red = earl(fiefs=[fief("palace", "", "church")])
    cards = ["no_luck", "joust_vassal", "no_luck", "joust_vassal", "no_luck", "no_luck"]
    game = play_moves(at(blue, red, decks=on_top(joust=cards)), "joust land 1", "enter church 1", "turn no_luck")
    assert last(game, "joust_champion") == {"seat": BLUE, "card": HIDDEN, "number": 0}
    shown = [event for event in game.events(RED) if event.kind == e.JOUST_SHOW and event.seat == BLUE]
    told = [(NAMES[event.card], event.number) for event in shown]
    assert told == [("no_luck", 0), ("no_luck", 1), ("joust_vassal", 0)]
    assert words("en").event(shown[1], RED) == "Blue shows a Joust card that a Champion has turned: No Luck."


def test_the_host_is_told_card_by_card() -> None:
    game = at(earl(), earl(), vikings={"markers_out": 7}, turn="red")
    play_moves(game, "end")
    host = [NAMES[event.card] for event in game.events(BLUE) if event.kind == e.TURNED_UP]
    assert (host.count("viking"), host.count("chieftain")) == (game.table.vikings, game.table.chieftains)
    assert len(host) == 3


# Everything is told.


def trials(variant: str, mode: str, games: int, varied: int) -> list[Trial]:
    fixed = {"variant": variant, "mode": mode}
    return [Trial(number, f"rebuild-{variant}-{mode}", varied, fixed) for number in range(games)]


def check_rebuilding(trial: Trial, longest: int) -> Counter[int]:
    """Play a random game, rebuild it, and compare after every move. Returns which events there were."""
    happened: Counter[int] = Counter()
    table = trial.table = set_table(trial.ruleset, trial.decks, trial.seed, True)
    rebuilt = Rebuilder(table)
    settle(table)
    for _ in range(longest):
        rebuilt.hear(table.events)
        assert rebuilt.seen() == seen(table), [EVENT_KINDS[event.kind].name for event in table.events]
        for event in table.events:
            check_fields(event)
        happened.update(int(event.kind) for event in table.events)
        if table.over:
            break
        table.events = []
        play(table, trial.choose())
    return happened


def check_fields(event: Event) -> None:
    """It has nothing in a field that its kind does not declare, and shows whom what is declared."""
    kind = EVENT_KINDS[event.kind]
    used = {field for field in FIELDS if getattr(event, field) != UNUSED[field]}
    assert used <= kind.fields.keys(), kind.name
    assert (event.secret, event.whole) == (
        event.seat if kind.shows != e.PUBLIC else -1,
        kind.shows == e.WHOLE_SECRET,
    )


@pytest.mark.no_cover
@pytest.mark.parametrize(("variant", "mode"), SEATS)
def test_the_public_table_can_be_rebuilt_from_the_events(variant: str, mode: str) -> None:
    """By the rules as they are, and with settings and options of every sort."""
    happened: Counter[int] = Counter()
    for trial in trials(variant, mode, 3, 0) + trials(variant, mode, 9, 100):
        happened += check_rebuilding(trial, 400)
    assert len(happened) > 60


@pytest.mark.wheel
@pytest.mark.parametrize(("variant", "mode"), SEATS)
def test_so_can_that_of_many_games(variant: str, mode: str) -> None:
    for trial in trials(variant, mode, 60, 80):
        check_rebuilding(trial, 2000)
