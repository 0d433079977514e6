"""Real positions worth looking at, of every variant and number of Earls, and the other pages.

A position is a recipe: what is played, and what must be so. Stewards play every seat. The seed and the number of moves
that lead there were sought once, by `python bench/looking.py --seek`, and are kept in catalogue.toml, so that a table
is laid in less than a second.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from regni.bots.levels import make_bot
from regni.decks.book import book_deck, fitted
from regni.decks.deck import deck_of
from regni.engine import events as e
from regni.engine.cards import CATHEDRAL, CHURCH
from regni.engine.play import legal_moves
from regni.engine.rng import stream
from regni.engine.table import VIKINGS
from regni.game import Game
from regni.rules.rulesets import ruleset_from
from regni.web.game_form import read_wish
from regni.web.gathering.gatherings import Gatherings
from regni.web.gathering.lobby import lobby_of
from regni.web.play.host import Host
from regni.web.play.keys import key_from
from regni.web.play.reasons import Reason, reason_json, reason_of
from regni.web.play.session import Session
from regni.web.terms import Player, Terms, terms_json
from regni.words.notation import move_text

FOUND = Path(__file__).parent / "catalogue.toml"
#: The key of the person who owns the tables.
OWNER_KEY = "A" * 22
FRIEND_KEY = "F" * 22
NAMES = ("Ada", "Wulfhild")
#: No game that stewards play is longer.
LONGEST = 1500

Condition = Callable[[Game], bool]


@dataclass(frozen=True)
class Recipe:
    """A position: what is played, and what must be so. Seat 0 is a person, and is the one who looks."""

    fixed: dict[str, object]
    seats: int
    is_met: Condition
    #: Whether the second seat is a person too: at the same screen, or at one of his own.
    friend: str = ""
    best_of: int = 0

    def terms(self, seed: str) -> Terms:
        rules, chance = ruleset_from(dict(self.fixed)), stream(seed, "book")
        decks = [deck_of(fitted(book_deck(rules, self.seats, chance), rules)) for _ in range(self.seats)]
        people = 2 if self.friend else 1
        players = [Player(NAMES[seat]) if seat < people else Player(bot="knight") for seat in range(self.seats)]
        return Terms(dict(self.fixed), players, decks, seed, self.best_of)

    def stands(self, game: Game) -> bool:
        """Whether the position is met and stays: a person has to decide, and has a choice."""
        if game.deciding is None:
            return self.is_met(game)
        people = (0, 1) if self.friend else (0,)
        return game.deciding in people and self.is_met(game) and len(legal_moves(game.table)) > 1


def played(session: Session) -> Iterator[tuple[str, Reason | None]]:
    """Lets stewards play every seat; each move as it is made, and why a bot made it."""
    game = session.game
    bots = [make_bot("steward", seat, "stewards", game.record.ruleset) for seat in range(len(session.terms.players))]
    while game.deciding is not None and len(game.moves) < LONGEST:
        seat = game.deciding
        move = bots[seat].choose(game.sight(seat))
        reason = reason_of(bots[seat], game, session.legal, move) if session.terms.players[seat].bot else None
        session.make(move)
        yield move_text(move), reason


# What must be so.


def asked(*abouts: str) -> Condition:
    """Seat 0 has to decide one of these."""
    return lambda game: game.deciding == 0 and game.about in abouts


def is_fresh(game: Game) -> bool:
    """It is seat 0's turn, and the Action is still to come."""
    return asked("turn")(game) and not game.table.action_used


def late(rounds: int, fiefs: int) -> Condition:
    """Seat 0 has its Action, rounds have passed, everybody is still there, and all together have so many Fiefs."""

    def is_met(game: Game) -> bool:
        earls = game.table.earls
        return (
            is_fresh(game)
            and int(game.table.round) >= rounds
            and not any(earl.out for earl in earls)
            and sum(len(earl.fiefs) for earl in earls) >= fiefs
        )

    return is_met


def both(*conditions: Condition) -> Condition:
    return lambda game: all(condition(game) for condition in conditions)


def after(moves: int) -> Condition:
    return lambda game: len(game.moves) > moves


def attacks(seat: int) -> Condition:
    return lambda game: game.table.battle is not None and game.table.battle.attacker == seat


def attacked_by(is_wanted: Callable[[int], bool]) -> Condition:
    """Seat 0 defends."""

    def is_met(game: Game) -> bool:
        battle = game.table.battle
        return battle is not None and battle.defender == 0 and is_wanted(int(battle.attacker))

    return is_met


def told(*kinds: int) -> Condition:
    """The last move brought such an event."""
    return lambda game: any(event.kind in kinds for event in game.events_of(len(game.moves)))


def own_fiefs(number: int) -> Condition:
    return lambda game: len(game.table.earls[0].fiefs) >= number


def in_hand(number: int) -> Condition:
    return lambda game: int(game.table.earls[0].hand_size) >= number


def is_ashore(game: Game) -> bool:
    return bool(game.table.arrived) and bool(game.table.vikings)


def is_out(game: Game) -> bool:
    return bool(game.table.earls[0].out)


def has_fielded(game: Game) -> bool:
    battle = game.table.battle
    return battle is not None and len(battle.attack) >= 2


def has_knights(game: Game) -> bool:
    """Nothing is fielded yet, and seat 0 has Knights for it."""
    battle = game.table.battle
    return battle is not None and not battle.attack and int(game.table.earls[0].knights) >= 2


def is_over(game: Game) -> bool:
    return game.outcome is not None


def holds_much(game: Game) -> bool:
    """Seat 0 is King and holds the Church."""
    earl = game.table.earls[0]
    return game.table.king == 0 and any(fief.has(CHURCH) or fief.has(CATHEDRAL) for fief in earl.fiefs)


HEATHEN: dict[str, object] = {"variant": "heathen"}
WESSEX: dict[str, object] = {"variant": "wessex"}
SOLO: dict[str, object] = {"variant": "rebellion", "mode": "solo"}
COOP: dict[str, object] = {"variant": "rebellion", "mode": "coop"}
SEMI: dict[str, object] = {"variant": "rebellion", "mode": "semi"}

#: The tables by name.
RECIPES: dict[str, Recipe] = {
    "duel-late": Recipe({}, 2, late(10, 5)),
    "three-late": Recipe({}, 3, late(12, 9)),
    "four-late": Recipe({}, 4, late(10, 9)),
    "five-late": Recipe({}, 5, late(10, 10)),
    "six-late": Recipe({}, 6, late(10, 11)),
    "duel-early": Recipe({}, 2, both(asked("turn"), after(6))),
    "five-fiefs": Recipe({}, 4, both(is_fresh, own_fiefs(5))),
    "eight-cards": Recipe({}, 4, both(is_fresh, in_hand(8))),
    "crowned": Recipe({}, 3, both(is_fresh, holds_much, after(60))),
    "duel-battle": Recipe({}, 2, both(asked("field"), attacks(0), after(60))),
    "four-battle": Recipe({}, 4, both(asked("field"), attacks(0), has_fielded, after(120))),
    "knights": Recipe({}, 4, both(asked("field"), attacks(0), has_knights, after(60))),
    "four-attacked": Recipe({}, 4, both(asked("field"), attacked_by(lambda foe: foe >= 0), after(120))),
    "six-attacked": Recipe({}, 6, both(asked("field"), attacked_by(lambda foe: foe >= 0), after(120))),
    "losses": Recipe({}, 3, both(asked("losses"), after(60))),
    "besieged": Recipe({}, 3, both(asked("besieged"), after(60))),
    "spoils": Recipe({}, 4, both(asked("spoils"), after(60))),
    "answer": Recipe({}, 3, both(asked("allies"), after(40))),
    "struggle": Recipe({}, 3, both(asked("struggle"), after(40))),
    "taking": Recipe({}, 4, both(asked("take_property"), after(60))),
    "church": Recipe({}, 4, both(asked("church_decides"), after(60))),
    "ransom": Recipe({}, 4, both(asked("ransom"), after(40))),
    "joust-enter": Recipe({}, 4, both(asked("enter_joust"), after(20))),
    "joust-tilt": Recipe({}, 4, both(asked("tilt"), after(20))),
    "ashore": Recipe({}, 3, both(is_fresh, is_ashore)),
    "vikings-control": Recipe({}, 3, asked("control")),
    "vikings-attack": Recipe({}, 4, both(asked("field"), attacked_by(lambda foe: foe == VIKINGS))),
    "heathen-late": Recipe(HEATHEN, 3, late(10, 6)),
    "heathen-ashore": Recipe(HEATHEN, 3, both(is_fresh, is_ashore)),
    "wessex-late": Recipe(WESSEX, 4, both(is_fresh, after(150), lambda game: game.table.summer >= 2)),
    "wessex-vote": Recipe(WESSEX, 4, asked("cast")),
    "wessex-pick": Recipe(WESSEX, 3, both(asked("pick"), after(60))),
    "wessex-legacy": Recipe(WESSEX, 3, both(asked("legacy"), after(60))),
    "solo-late": Recipe(SOLO, 1, late(12, 3)),
    "coop-late": Recipe(COOP, 2, late(8, 5)),
    "semi-late": Recipe(SEMI, 3, late(12, 8)),
    "solo-king": Recipe(SOLO, 1, both(asked("field"), attacked_by(lambda foe: foe == 1), after(60))),
    "semi-king": Recipe(SEMI, 3, both(asked("turn"), told(e.KING_TURNS_TO), after(60))),
    "curtain": Recipe({}, 3, both(asked("turn"), after(80)), friend="here"),
    "waiting": Recipe({}, 3, both(lambda game: game.deciding == 1, after(80)), friend="away"),
    "out": Recipe({}, 4, both(is_out, lambda game: game.deciding == 1), friend="away"),
    "end": Recipe({}, 3, both(is_over, lambda game: game.table.winners == 1)),
    "end-lost": Recipe({}, 4, both(is_over, is_out)),
    "semi-end": Recipe(SEMI, 3, is_over),
    "campaign": Recipe(WESSEX, 3, both(asked("turn"), lambda game: game.table.summer >= 3)),
}
#: The other pages by name.
PAGES = {
    "start": "/",
    "new": "/new?variant=rebellion&mode=semi&seats=3",
    "decks": "/decks?ready=steady",
    "rules": "/rules",
    "how-to-play": "/how-to-play",
    "how-to-play-base": "/how-to-play/base",
    "how-to-play-heathen": "/how-to-play/heathen",
    "how-to-play-wessex": "/how-to-play/wessex",
    "how-to-play-rebellion": "/how-to-play/rebellion",
    "devices": "/devices",
}
#: What is looked at on another page than the table's.
BESIDE = {"campaign": "/campaign"}
#: Tables that somebody watches who has no seat there, by the name of the position.
WATCHED = {"watched": "four-battle", "watched-six": "six-late"}
#: Tables of friends before their game begins: the lobby as its host sees it, and the page behind a link.
GATHERED = ("lobby", "join")
NAMES_OF_ALL = (*RECIPES, *PAGES, *WATCHED, *GATHERED)


def seek(name: str, tries: int = 400) -> tuple[str, int]:
    """A seed and a number of moves that lead to the position; the first seed that does."""
    recipe = RECIPES[name]
    for number in range(tries):
        seed = f"{name} {number}"
        session = Session(recipe.terms(seed))
        for moves, _ in enumerate(played(session), 1):
            if recipe.stands(session.game):
                return seed, moves
    raise AssertionError(f"{name}: none of {tries} games comes to it")


def found() -> dict[str, tuple[str, int]]:
    """The seed and the number of moves of every position that was sought."""
    return {name: (seed, moves) for name, (seed, moves) in tomllib.loads(FOUND.read_text()).items()}


def keep(sought: dict[str, tuple[str, int]]) -> None:
    known = found() | sought
    lines = [f'{name} = ["{known[name][0]}", {known[name][1]}]\n' for name in RECIPES if name in known]
    FOUND.write_text(
        "".join(["# Written by `python bench/looking.py --seek`: the seed, and how many moves.\n", *lines])
    )


def lay(host: Host, name: str) -> str:
    """Lays the table on a host, unless it lies there already; its handle."""
    recipe = RECIPES[name]
    seed, number = found()[name]
    terms, key = recipe.terms(seed), key_from("catalogue", name)
    if host.store.find(key) is not None:
        return key
    people = {0: OWNER_KEY}
    if recipe.friend:
        people[1] = OWNER_KEY if recipe.friend == "here" else FRIEND_KEY
    table = host.store.begin(OWNER_KEY, terms_json(terms), key, people)
    session = Session(terms)
    entries = list(islice(played(session), number))
    reasons = {place: reason_json(why) for place, (_, why) in enumerate(entries) if why}
    assert recipe.stands(session.game), f"{name} is no longer met: python bench/looking.py --seek {name}"
    host.store.append(table, 0, [entry for entry, _ in entries], session.is_over, reasons)
    return key


def watched(host: Host, name: str) -> str:
    """A laid table that belongs to others: the owner of the other tables only watches it. A friend sits in the first
    seat."""
    handle = key_from("catalogue", name, "watched")
    if host.store.find(handle) is not None:
        return handle
    recipe, (seed, number) = RECIPES[name], found()[name]
    terms = recipe.terms(seed)
    table = host.store.begin(FRIEND_KEY, terms_json(terms), handle, {0: FRIEND_KEY})
    entries = [entry for entry, _ in islice(played(Session(terms)), number)]
    host.store.append(table, 0, entries, False)
    with host.store.writing() as db:
        db.execute("INSERT INTO onlookers VALUES (?, ?)", (table, OWNER_KEY))
    return handle


def gathered(host: Host, name: str) -> str:
    """The lobby of a table for six, with people, bots and open seats; or the page behind its link."""
    gatherings, handle = Gatherings(host), key_from("catalogue", "lobby")
    if host.store.find(handle) is None:
        asked = {"seats": "6", "name-0": "Ada", "who-2": "guest", "who-3": "guest", "who-4": "friend", "who-5": "king"}
        lobby = lobby_of(read_wish(asked | {"who-1": "guest"}), OWNER_KEY, {})
        gatherings.open(lobby.sit(1, FRIEND_KEY, "Wulfhild").say_ready(1, FRIEND_KEY, is_ready=True), handle)
    kept = host.store.find(handle)
    assert kept is not None
    if name == "lobby":
        return f"/table/{handle}"
    # A link for one seat shows all of them, and offers that one.
    return f"/join/{gatherings.invitations(kept.id)['2']}"


def path(host: Host, name: str) -> str:
    """Where a page of the catalogue is, once its table is laid."""
    if name in WATCHED:
        return f"/table/{watched(host, WATCHED[name])}"
    if name in GATHERED:
        return gathered(host, name)
    return PAGES.get(name) or f"/table/{lay(host, name)}{BESIDE.get(name, '')}"
