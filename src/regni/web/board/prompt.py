"""The prompt of the table in the browser: the words for what is to be decided and for its buttons. Where the words of
the terminal do well, they are used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ...decks.book import fitted, suited
from ...decks.deck import check_deck
from ...decks.text import read_deck
from ...engine.cards import SET_KINDS
from ...engine.decisions import CAST, FIELD, PICK, TURN
from ...engine.forces import ATTACK, force
from ...engine.moves import PASS, arg_a, declared, move
from ...engine.moves import PICK as PICK_CARD
from ...engine.piles import held
from ...engine.table import Battle, Table
from ...errors import RegniError
from ...words.notation import move_text
from ...words.words import Words, capital


@dataclass(frozen=True)
class Offer:
    """A deck that can be picked whole: its name, a sentence about it, and the moves that pick it."""

    name: str
    text: str
    moves: list[str]


def about(table: Table, words: Words) -> str:
    """What the player has to decide. In a turn: whether he can still take his Action."""
    decision, battle = table.stack[-1], table.battle
    if decision.kind == TURN:
        return words.text("prompt-action-used" if table.action_used else "prompt-action-free")
    if decision.kind == FIELD and battle is not None:
        return fielding(table, battle, decision.a == ATTACK, words)
    return words.decision(table)


def fielding(table: Table, battle: Battle, is_attack: bool, words: Words) -> str:
    """The prompt while forces are fielded: whom the player attacks, or who attacks him with how much force."""
    other, mode = battle.defender if is_attack else battle.attacker, declared(battle.mode).name
    earl, key = words.earl(other), words.key(other)
    if is_attack:
        return words.text("prompt-field-attack", earl=earl, earl_key=key, mode=mode)
    number = int(force(table, battle.attack))
    return words.text("prompt-field-defence", earl=capital(earl), earl_key=key, mode=mode, number=number)


def way_out(table: Table, move: int, words: Words) -> str:
    """What the button that ends a decision does. Fielding no more cards means to attack, to defend, or not to
    defend."""
    decision, battle = table.stack[-1], table.battle
    if decision.kind != FIELD or battle is None:
        return words.move(table, move)
    if decision.a == ATTACK:
        return words.text("prompt-attack", number=int(force(table, battle.attack)))
    if not battle.defence:
        return words.text("prompt-no-defence")
    return words.text("prompt-defend", number=int(force(table, battle.defence)))


def is_main(table: Table, way_out: int, legal: Sequence[int]) -> bool:
    """Whether ending the decision is the player's likely next step. It is not while an Action can be taken, nor is a
    refusal. In a vote all answers weigh the same."""
    decision, battle = table.stack[-1], table.battle
    if decision.kind == FIELD and battle is not None:
        return bool(battle.attack if decision.a == ATTACK else battle.defence)
    return decision.kind != CAST and way_out != PASS and not has_action_left(table, legal)


def has_action_left(table: Table, legal: Sequence[int]) -> bool:
    """Whether the player could still take an Action in his turn: one of the legal moves is an Action."""
    if table.stack[-1].kind != TURN or table.action_used:
        return False
    return any(declared(move).is_action for move in legal)


def offers(table: Table, own: Mapping[str, str], words: Words) -> list[Offer]:
    """The decks that the player can pick whole: his last deck, the decks he saved, and the ready decks that suit the
    game."""
    decision = table.stack[-1]
    if decision.kind != PICK or decision.b:
        return []
    earl = table.earls[decision.seat]
    last = words.text("prompt-last-deck" if table.summer > 1 else "prompt-chosen-deck")
    decks = [(last, "", [held(earl.wanted, kind) for kind in range(SET_KINDS)])]
    for name, text in own.items():
        # A saved deck may not fit these rules.
        with suppress(RegniError):
            decks.append((name, words.text("prompt-own-deck"), check_deck(read_deck(text), table.rules)))
    for ready in suited(table.rules.variant, table.rules.mode, int(table.players)):
        texts = words.text(f"deck-{ready.name}"), words.text(f"deck-{ready.name}-text")
        decks.append((*texts, fitted(ready.name, table.rules)))
    return [
        Offer(
            name, text, [move_text(move(PICK_CARD, kind)) for kind, number in enumerate(counts) for _ in range(number)]
        )
        for name, text, counts in decks
        if sum(counts) == decision.a and all(held(earl.tray, kind) >= number for kind, number in enumerate(counts))
    ]


def without_one(picks: Sequence[int], words: Words) -> list[Offer]:
    """For each kind of card picked so far: the moves that remain if one such card is put back."""
    found = []
    for pick, number in Counter(picks).items():
        left = [move_text(one) for one in picks]
        left.remove(move_text(pick))
        name = words.card(arg_a(pick))
        found.append(Offer(f"{name} ×{number}" if number > 1 else name, words.text("prompt-put-back", card=name), left))
    return found
