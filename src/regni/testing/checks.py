"""Checks that must hold at any moment of any game. Each function raises `BrokenInvariant` if its check fails.

`regni.testing.invariants.check` looks at one table; these checks also try moves, files and records on it. The fuzzer
and the property tests share them.
"""

from __future__ import annotations

import tomllib
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import product

import tomli_w

from ..engine.cards import COLOURS, EARL_KINDS, NAMES
from ..engine.decisions import PICK
from ..engine.digest import digest
from ..engine.events import DRAW, FIELDS, JOUST_DEALT, SHOWN, Event, family
from ..engine.forces import SOURCE_NAMES
from ..engine.moves import BY_NUMBER, SAME, declared, move, verb
from ..engine.moves import PICK as PICK_CARD
from ..engine.play import legal_moves, play, why_not
from ..engine.rng import Rng
from ..engine.rule_ids import LEGAL
from ..engine.sight import veil
from ..engine.table import Table
from ..game import Game
from ..records.positions import Data, position, view
from ..records.reading import read_position
from ..records.record import Record, read_record
from ..words.notation import move_text, read_move
from ..words.words import LANGUAGES, words
from .invariants import demand, imagine_other
from .rebuild import Rebuilder
from .rebuild import seen as public


def check_clone(table: Table, rng: Rng, moves: int = 12) -> None:
    """A clone equals its table, moves on it do not change the table, and equal moves lead two clones to the same
    end.
    """
    before = digest(table)
    one, two = table.clone(), table.clone()
    demand(digest(one) == before, "A clone is not equal to its origin.")
    for _ in range(moves):
        if one.over:
            break
        listed = legal_moves(one)
        chosen = listed[rng.below(len(listed))]
        play(one, chosen)
        play(two, chosen)
    demand(digest(table) == before, "Playing on a clone changed its origin.")
    demand(digest(one) == digest(two), "The same moves led two clones to different positions.")


def check_position_file(table: Table) -> None:
    """A position that is written to a file and read again is the same."""
    data = tomllib.loads(tomli_w.dumps(position(table)))
    again = read_position(data)
    demand(digest(again) == digest(table), "A position file does not lead back to its position.")
    demand(again.rules.values == table.rules.values, "A position file does not keep its ruleset.")


def check_why_not(table: Table, rng: Rng, tries: int = 40) -> None:
    """Exactly the listed moves are legal; each other move has a rule that forbids it."""
    listed = legal_moves(table)
    for chosen in listed:
        demand(why_not(table, chosen) == LEGAL, f"{move_text(chosen)} is listed and still forbidden.")
    moves = all_moves()
    for tried in moves if tries >= len(moves) else [moves[rng.below(len(moves))] for _ in range(tries)]:
        if tried not in listed:
            demand(why_not(table, tried) != LEGAL, f"{move_text(tried)} is not listed, and no rule forbids it.")


@cache
def all_moves() -> list[int]:
    """Every move that can be written down, even senseless ones, with Fiefs and Mercenaries up to 3."""
    moves = []
    # In the order of their numbers, so that the same random numbers try the same moves, however the lists are ordered.
    for what in sorted(BY_NUMBER):
        most = {"a": 1, "b": 1, "c": 1}
        for part in BY_NUMBER[what].arguments:
            if part.writing == "unit":
                most = {"a": len(SOURCE_NAMES), "b": len(NAMES), "c": 3}
            else:
                sizes = {"kind": len(NAMES), "seat": len(COLOURS), "card": len(COLOURS) * EARL_KINDS}
                most[part.slot] = sizes.get(part.writing, 3)
        for a, b, c in product(*(range(number) for number in most.values())):
            with suppress(KeyError):  # a King from Hand: no such move has a text
                move_text(move(what, a, b, c))
                moves.append(int(move(what, a, b, c)))
    return moves


def check_notation(table: Table) -> None:
    """Every legal move has its own text, and reading the text gives the move."""
    listed = legal_moves(table)
    texts = [move_text(chosen) for chosen in listed]
    demand(len(set(texts)) == len(texts), "Two legal moves have the same text.")
    for chosen, text in zip(listed, texts, strict=True):
        demand(read_move(text, table) == chosen, f"The text {text} does not lead back to its move.")
        demand(read_move(f"  {text.upper()} ", table) == chosen, f"{text} in capitals is another move.")


def check_words(table: Table, events: list[Event]) -> None:
    """Events and moves have words in every language, and no two choices read the same."""
    for language in LANGUAGES:
        speech = words(language)
        for event in events:
            for seat in range(len(table.earls)):
                told = speech.at(table, seat).event(event, seat)
                demand(told.endswith("."), f"An event is no sentence in {language}: {told}")
        if table.over:
            demand(bool(speech.ending(table).strip()), f"The ending has no words in {language}.")
            continue
        demand(bool(speech.decision(table).strip()), f"The decision has no words in {language}.")
        listed = legal_moves(table)
        choices = {speech.move(table, chosen) for chosen in listed}
        demand(len(choices) == len(listed), f"Two choices read the same in {language}.")


# What everybody sees.


def check_events(table: Table, rng: Rng, moves: int = 12) -> None:
    """The public events of a few moves tell everything that these moves change in public."""
    played = table.clone()
    played.recording = True
    rebuilt = Rebuilder(played)
    for _ in range(moves):
        if played.over:
            break
        listed = legal_moves(played)
        chosen = listed[rng.below(len(listed))]
        played.events = []
        play(played, chosen)
        rebuilt.hear(played.events)
        demand(rebuilt.seen() == public(played), f"The events of {move_text(chosen)} do not tell everything.")


# What a seat sees.


def seen(events: list[Event], seat: int) -> list[tuple[int, ...]]:
    """Events as a seat's log shows them."""
    known = [event.seen_by(seat) for event in events if event.is_seen_by(seat)]
    return [(event.kind, event.rule, *(getattr(event, field) for field in FIELDS)) for event in known]


def look_alikes(table: Table, chosen: int, seat: int) -> list[int]:
    """The legal moves that look the same as `chosen` to a watching seat.

    Only the owner sees which card became a Tower, was picked for a deck or fetched from the tray, or which Joust card a
    Champion turned.
    """
    listed = legal_moves(table)
    top = table.stack[-1]
    # If all pick from one tray, everybody sees the picked cards.
    is_secret = declared(chosen).is_face_down and not (top.kind == PICK and top.b)
    if is_secret and top.seat != seat:
        return [other for other in listed if verb(other) == verb(chosen)]
    return [chosen] if chosen in listed else []


def check_secrecy(table: Table, seat: int, rng: Rng, moves: int = 6) -> None:
    """A seat sees no difference between tables that differ only in what it cannot know: same view, same choices, and
    same events of moves until chance is used or something is shown.
    """
    here, there = table.clone(), imagine_other(table, seat, rng)
    demand(view(here, seat) == view(there, seat), f"Seat {seat} sees something that he cannot know.")
    demand(view(veil(here, seat), seat) == view(here, seat), f"The veil hides from seat {seat} what he may know.")
    demand(digest(veil(here, seat)) == digest(veil(there, seat)), f"Seat {seat} sees through the veil.")
    here.recording = there.recording = True
    for _ in range(moves):
        if here.over:
            break
        pairs = [(one, other) for one in legal_moves(here) for other in look_alikes(there, one, seat)]
        if not pairs:
            break
        one, other = pairs[rng.below(len(pairs))]
        if not play_quietly(here, seat, one) & play_quietly(there, seat, other):
            break
        text = move_text(one)
        demand(view(here, seat) == view(there, seat), f"After {text} seat {seat} sees something he cannot know.")
        demand(seen(here.events, seat) == seen(there.events, seat), f"The log of {text} tells seat {seat} too much.")


#: Events of chance that everybody sees.
LOUD = family("chance")
#: Events of chance that only one seat sees.
OWN = {DRAW, JOUST_DEALT, SHOWN}


def play_quietly(table: Table, seat: int, chosen: int) -> bool:
    """Play a move. Returns whether `seat` saw nothing that came by chance."""
    table.events = []
    play(table, chosen)
    return not any(event.kind in LOUD or (event.kind in OWN and event.seat == seat) for event in table.events)


# Records.


def check_record(record: Record, moves: list[int], end: str, rng: Rng, stops: int = 3) -> None:
    """A game played again from its record, also from a file, is the same; and an undone move leaves no trace."""
    game = Game(replace(record, moves=[], outcome={}))
    for chosen in moves:
        game.play(chosen)
    demand(digest(game.table) == end, "The same moves led a game to another position.")
    data: Data = tomllib.loads(tomli_w.dumps(game.record.data()))
    again = Game.from_record(read_record(data))
    demand(digest(again.table) == end, "A record does not lead back to its game.")
    demand(again.record.data() == game.record.data(), "A record is not the same when read again.")
    for _ in range(stops):
        check_undo(game.at(rng.below(len(moves) + 1)))


def check_undo(game: Game) -> None:
    """A move that can be undone showed nothing to anybody, and undoing it leaves no trace."""
    before = digest(game.table)
    if not game.can_undo():
        return
    earlier = game.at(len(game.moves) - 1)
    # While decks are picked, decks change without chance.
    is_picking = verb(game.moves[-1]) in (PICK_CARD, SAME)
    left = [seat for seat, earl in enumerate(game.table.earls) if earl.out == 0 and not is_picking]
    chance = hidden_piles(game.table, left) == hidden_piles(earlier.table, left)
    demand(chance, "A move that asked chance can be taken back.")
    shown = [event for event in game.events_of(len(game.moves)) if event.kind in LOUD | OWN]
    demand(not shown, "A move that showed something can be taken back.")
    text = game.undo()
    demand(digest(game.table) == digest(earlier.table), f"Taking back {text} is not the same as not playing it.")
    demand(game.record.data() == earlier.record.data(), f"The record still knows {text}, which was taken back.")
    game.play(text)
    demand(digest(game.table) == before, f"Playing {text} again led elsewhere.")


def hidden_piles(table: Table, seats: list[int]) -> list[list[int]]:
    """Everything that chance uses: the random generator, and the decks in their order."""
    decks = (table.army, table.viking_deck, table.battle_deck, table.joust_deck)
    return [table.rng.words(), *(deck.cards for deck in decks), *(table.earls[seat].deck for seat in seats)]
