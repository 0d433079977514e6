"""Why a thing on the table cannot be used now: what the player may have meant, and the rule that forbids each. Also the
words for a move that was refused."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.cards import COLOURS, NAMES, NOBODY
from ...engine.decisions import TURN
from ...engine.handlers import KIND_NAMES
from ...engine.moves import END, declared
from ...engine.piles import held
from ...engine.table import Table
from ...errors import RegniError
from ...examples.book import example_of
from ...game import Game
from ...words.choices import is_from_tray
from ...words.hints import nearest
from ...words.notation import move_text, read_move
from ...words.spoken import say
from ...words.words import Words
from .meaning import meant
from .paths import path_of

#: These things get the answer of another thing.
ALIKE = {"keep": "fief", "vikings": "host"}
#: The rule that a turn has one Action.
ONE_ACTION = "B3.1"
#: If a card can be used, at most so many things are told that it cannot do.
MOST = 3


@dataclass(frozen=True)
class Reason:
    """Something the player may have meant, and the rule that forbids it."""

    move: str
    rule: str
    text: str
    #: The example that shows the rule. Empty if nothing can show it.
    example: str
    #: That the player has no card for the move, in place of its name. Empty if he has one, or if that is not why.
    lacking: str = ""


@dataclass(frozen=True)
class Answer:
    """The rules that forbid what was meant. Without such a rule, only a sentence."""

    title: str
    reasons: list[Reason]


def answer(game: Game, seat: int, thing: str, words: Words) -> Answer:
    """The answer to a click on a thing. If the thing can be used, the answer only tells what else it cannot do."""
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
        found = [reason(words.decision(table), rule, table, words)] if rule else []
    return Answer(refused(game, found, words) if found else words.text(sentence_key(seat, thing, words)), found)


def refused(game: Game, found: Sequence[Reason], words: Words) -> str:
    """The sentence above the rules: that it is not possible now, or that the Action is already used."""
    is_action = game.table.action_used and any(one.rule == ONE_ACTION for one in found)
    return words.text("whynot-action-used" if is_action else "whynot-not-now")


def reasons(game: Game, seat: int, moves: Sequence[int], words: Words) -> list[Reason]:
    """Why these moves cannot be made, with one move for each rule."""
    found: dict[str, Reason] = {}
    for move in moves:
        rule = game.why_not(move, seat) or ""
        if rule and rule not in found:
            said = sentence(game.table, move, seat, words)
            found[rule] = reason(said, rule, game.table, words, lacking(game.table, move, rule, seat, words))
    return list(found.values())


def reason(said: str, rule: str, table: Table, words: Words, lacks: str = "") -> Reason:
    return Reason(said, rule, words.rule(rule, table.rules), example_of(rule), lacks)


def lacking(table: Table, move: int, rule: str, seat: int, words: Words) -> str:
    """That none of the cards which could be played for a move is in the player's own Hand. Empty if one is, or if the
    Action is used."""
    verb = declared(move)
    kinds = [verb.plays] if verb.plays != NOBODY else verb.takes
    is_from_hand = verb.plays != NOBODY or (verb.has("hand") and not is_from_tray(table, verb))
    if rule == ONE_ACTION or not is_from_hand or not kinds or any(held(table.earls[seat].hand, kind) for kind in kinds):
        return ""
    *before, last = [words.card(kind) for kind in kinds]
    cards = words.text("whynot-neither", before=", ".join(before), last=last) if before else last
    return words.text("whynot-no-card", cards=cards)


def named(things: list[str], words: Words) -> str:
    """The cards with which the moves begin, in words."""
    kinds = dict.fromkeys(re.split(r"[-.]", thing)[-1] for thing in things)
    return ", ".join(words.text(f"card-{kind}") for kind in kinds if kind in NAMES) or words.text("whynot-lit")


def refusal(game: Game, error: RegniError, words: Words) -> str:
    """The words for a move that was refused: the text of the rule, without a list of all legal moves."""
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
    """A move in words. A move that makes no sense on this table has no words, so its notation is given."""
    try:
        return words.move(table, move, seat)
    except (IndexError, KeyError):
        return move_text(move)


def sentence_key(seat: int, thing: str, words: Words) -> str:
    """The key of the sentence about a thing, if no rule forbids its use."""
    kind, _, rest = thing.partition("-")
    kind = ALIKE.get(kind, kind)
    side = "own" if rest.split("-")[0] == COLOURS[seat] or kind == "tower" else "other"
    keys = (f"whynot-{side}-{kind}", f"whynot-{kind}")
    return next((key for key in keys if kind.isidentifier() and words.has(key)), "table-no-use")
