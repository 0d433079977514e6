"""Why a thing on the table cannot be used now: what one would do with it, and the rule that forbids each; and what is
said of a move that was refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.cards import COLOURS, NAMES
from ...engine.decisions import TURN
from ...engine.handlers import KIND_NAMES
from ...engine.moves import END, declared
from ...engine.table import Table
from ...errors import RegniError
from ...game import Game
from ...words.hints import nearest
from ...words.notation import move_text, read_move
from ...words.spoken import say
from ...words.words import Words
from .meaning import meant
from .paths import path_of

#: What is told of one thing is told of the other.
ALIKE = {"keep": "fief", "vikings": "host"}
#: The rule that a turn has one Action.
ONE_ACTION = "B3.1"
#: So many things that a card cannot do are told beside what it can.
MOST = 3


@dataclass(frozen=True)
class Reason:
    """Something one might have meant, and the rule that forbids it."""

    move: str
    rule: str
    text: str


@dataclass(frozen=True)
class Answer:
    """Rules that forbid; where there is none to tell, a sentence."""

    title: str
    reasons: list[Reason]


def answer(game: Game, seat: int, thing: str, words: Words) -> Answer:
    """What to say of a thing that was clicked. Of one that can be used, only what else it cannot do."""
    sight = game.sight(seat)
    table = sight.table
    paths = {move: path_of(table, move) for move in sight.moves}
    usable = {declared(move).word for move, path in paths.items() if path[:1] == (thing,)}
    aims = meant(table, seat, thing, bool(usable))
    if usable:
        beside = reasons(game, seat, [move for move in aims if declared(move).word not in usable], words)[:MOST]
        return Answer(refused(game, beside, words) if beside else "", beside)
    cards = [path[0] for move, path in paths.items() if thing in path or (move in aims and path)]
    if cards:
        return Answer(words.text("whynot-first", cards=named(cards, words)), [])
    found = reasons(game, seat, aims, words)
    if not found and game.about != KIND_NAMES[TURN]:
        # Something else has to be decided first.
        rule = game.why_not(END, seat) or ""
        found = [Reason(words.decision(table), rule, words.rule(rule, table.rules))] if rule else []
    return Answer(refused(game, found, words) if found else words.text(sentence_key(seat, thing, words)), found)


def refused(game: Game, found: Sequence[Reason], words: Words) -> str:
    """That it cannot be, before the rules say so; and why, where it is the usual reason."""
    is_action = game.table.action_used and any(one.rule == ONE_ACTION for one in found)
    return words.text("whynot-action-used" if is_action else "whynot-not-now")


def reasons(game: Game, seat: int, moves: Sequence[int], words: Words) -> list[Reason]:
    """Why none of these can be made; the first for each rule is enough."""
    found: dict[str, Reason] = {}
    for move in moves:
        rule = game.why_not(move, seat) or ""
        if rule and rule not in found:
            found[rule] = Reason(sentence(game.table, move, seat, words), rule, words.rule(rule, game.table.rules))
    return list(found.values())


def named(things: list[str], words: Words) -> str:
    """The cards with which moves begin, in words."""
    kinds = dict.fromkeys(re.split(r"[-.]", thing)[-1] for thing in things)
    return ", ".join(words.text(f"card-{kind}") for kind in kinds if kind in NAMES) or words.text("whynot-lit")


def refusal(game: Game, error: RegniError, words: Words) -> str:
    """What is said of something that could not be done: a rule in its own words, and no list of all there is."""
    if error.code == "move-illegal":
        rule, move = str(error.data["rule"]), str(error.data["move"])
        said = words.at(game.table)
        tried = sentence(game.table, read_move(move, game.table), None, said)
        return f"{tried}: {said.rule(rule, game.table.rules)}"
    if error.code == "move-unknown-verb":
        verbs = sorted({text.split()[0] for text in game.legal_moves()}) or ["end"]
        word = str(error.data["word"])
        return words.text(
            "prompt-unknown-move", word=word, near=nearest(word, [say(verb, words.language) for verb in verbs])
        )
    return error.text(words.language)


def sentence(table: Table, move: int, seat: int | None, words: Words) -> str:
    """A move in words, as far as there are words for one that cannot be made."""
    try:
        return words.move(table, move, seat)
    except (IndexError, KeyError):
        return move_text(move)


def sentence_key(seat: int, thing: str, words: Words) -> str:
    """The sentence about a thing that no rule needs to forbid."""
    kind, _, rest = thing.partition("-")
    kind = ALIKE.get(kind, kind)
    side = "own" if rest.split("-")[0] == COLOURS[seat] or kind == "tower" else "other"
    keys = (f"whynot-{side}-{kind}", f"whynot-{kind}")
    return next((key for key in keys if kind.isidentifier() and words.has(key)), "table-no-use")
