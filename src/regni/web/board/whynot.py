"""Why a thing on the table cannot be used now: what one would do with it, and the rule that forbids each; and what is
said of a move that was refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...engine.cards import NAMES
from ...engine.play import legal_moves
from ...errors import RegniError
from ...game import Game
from ...records.positions import view
from ...records.reckoning import View, own_earl
from ...words.hints import nearest
from ...words.notation import move_text, read_move
from ...words.spoken import say
from ...words.words import Words
from .paths import path_of

#: What a card in Hand is for, as moves; `{fief}` and `{other}` stand for every Fief of one's own and every other Earl.
IN_HAND = {
    "castle": ["found castle"],
    "land": ["attach land {fief}"],
    "market_town": ["attach market_town {fief}"],
    "church": ["attach church {fief}"],
    "cathedral": ["attach cathedral {fief}"],
    "prince": ["install prince {fief}", "field hand prince"],
    "vassal": ["install vassal {fief}", "field hand vassal", "vassal hand"],
    "champion": ["install champion {fief}", "field hand champion"],
    "monk": ["install monk {fief}", "emissary monk"],
    "mercenary": ["hire", "field hand mercenary"],
    "treachery": ["betray {other} hand"],
    "intrigue": ["intrigue {other} pool"],
    "allies": ["ally"],
    "banquet": ["feast"],
    "banner": ["crown", "bequeath {fief}"],
}
#: In answers to something, a turn's uses of a card say nothing.
ANSWERS = ("field", "ally", "vassal", "discard")
#: What lies in a Fief belongs to it.
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
    paths = {move_text(move): path_of(game.table, move) for move in legal_moves(game.table)}
    usable = {text.split()[0] for text, path in paths.items() if path[:1] == (thing,)}
    if usable:
        beside = reasons(game, seat, thing, words, usable)[:MOST]
        return Answer(refused(game, beside, words) if beside else "", beside)
    seen = view(game.table, seat)
    aims = meant(seen, thing)
    cards = [path[0] for text, path in paths.items() if thing in path or (text in aims and path)]
    if cards:
        return Answer(words.text("whynot-first", cards=named(cards, words)), [])
    found = reasons(game, seat, thing, words, usable)
    if not found and seen["about"] != "turn":
        # Something else has to be decided first.
        rule = game.why_not("end", seat) or ""
        found = [Reason(words.decision(game.table), rule, words.rule(rule, game.table.rules))] if rule else []
    return Answer(refused(game, found, words) if found else words.text(sentence_key(seen, thing, words)), found)


def refused(game: Game, found: Sequence[Reason], words: Words) -> str:
    """That it cannot be, before the rules say so; and why, where it is the usual reason."""
    is_action = game.table.action_used and any(one.rule == ONE_ACTION for one in found)
    return words.text("whynot-action-used" if is_action else "whynot-not-now")


def reasons(game: Game, seat: int, thing: str, words: Words, usable: set[str]) -> list[Reason]:
    """What one might have meant by clicking a thing, beside the verbs it can be used for; the first of each rule is
    enough."""
    found: dict[str, Reason] = {}
    for text in meant(view(game.table, seat), thing):
        verb = text.split()[0]
        if verb in usable or (usable and verb in ANSWERS):
            continue
        try:
            rule = game.why_not(text, seat) or ""
            said = sentence(game, text, words)
        except RegniError:
            continue
        if rule and rule not in found:
            found[rule] = Reason(said, rule, words.rule(rule, game.table.rules))
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
        return f"{sentence(game, move, said)}: {said.rule(rule, game.table.rules)}"
    if error.code == "move-unknown-verb":
        verbs = sorted({text.split()[0] for text in game.legal_moves()}) or ["end"]
        word = str(error.data["word"])
        return words.text(
            "prompt-unknown-move", word=word, near=nearest(word, [say(verb, words.language) for verb in verbs])
        )
    return error.text(words.language)


def sentence(game: Game, text: str, words: Words) -> str:
    """A move in words, as far as there are words for one that cannot be made."""
    move = read_move(text, game.table)
    try:
        return words.move(game.table, move)
    except (IndexError, KeyError):
        return move_text(move)


def sentence_key(seen: View, thing: str, words: Words) -> str:
    """The sentence about a thing that no rule needs to forbid."""
    kind, _, rest = thing.partition("-")
    kind = ALIKE.get(kind, kind)
    side = "own" if rest.split("-")[0] == seen["seat"] or kind == "tower" else "other"
    keys = (f"whynot-{side}-{kind}", f"whynot-{kind}")
    return next((key for key in keys if kind.isidentifier() and words.has(key)), "table-no-use")


def meant(seen: View, thing: str) -> list[str]:
    """The moves that a thing could stand for, as texts."""
    kind, _, rest = thing.partition("-")
    own = seen["seat"]
    about = seen["about"] if seen.get("deciding") == own else "turn"
    if kind == "hand" and rest in NAMES:
        return list(of_hand(seen, about, rest))
    colour, _, more = rest.partition("-")
    number = more.partition("-")[0]
    if kind in ("fief", "keep", "property", "lord", "mercenary", "pool", "royal", "towers", "earl"):
        return of_own(seen, about, kind, more) if colour == own else of_other(kind, colour, number)
    simple = {
        "tower": [f"fell {rest}"] if about == "fell_tower" else [],
        "deck": ["recruit"] if colour == "army" else ["end"],
        "crown": ["field crown" if about == "field" else "crown"],
        "vikings": ["emissary vassal", "emissary monk"],
        "host": ["emissary vassal", "emissary monk"],
        "new": ["found castle"],
        "tray": of_tray(about, rest),
        "unit": [f"lose {more}"] if about == "losses" else [],
        "prize": [f"take {rest} 1", f"burn {rest}"],
        "joust": [f"turn {rest}"] if about == "tilt" else [],
        "choose": [f"decide {rest}"],
    }
    return simple.get(kind, [])


def of_tray(about: str, card: str) -> list[str]:
    if about == "legacy":
        return [f"buy property {card} 1", f"buy lord {card} 1"]
    return [f"pick {card}"]


def of_hand(seen: View, about: str, card: str) -> Iterator[str]:
    if about == "field":
        yield f"field hand {card}"
        return
    for use in (*IN_HAND.get(card, []), f"tower {card}"):
        if about == "turn" or use.split()[0] in ANSWERS:
            yield from fill(use, seen)


def of_own(seen: View, about: str, kind: str, more: str) -> list[str]:
    """`more` is what stands behind the colour: a number, the kind of an Army card, a number and a Property."""
    number, _, card = more.partition("-")
    if about == "field":
        return own_force(seen, kind, more)
    if about != "turn":
        return []
    if kind == "lord":
        return [f"bequeath {number}"]
    if kind == "property":
        return [f"joust {card} {number}"]
    if kind == "pool" and more:
        return [f"garrison {more} {index}" for index in range(1, len(own_earl(seen)["mercenaries"]) + 1)]
    return []


def own_force(seen: View, kind: str, more: str) -> list[str]:
    """What one would field by clicking it."""
    if kind in ("pool", "royal"):
        return [f"field {kind} {more}"] if more else []
    if kind == "mercenary":
        return [f"field mercenary {more}"]
    fiefs = own_earl(seen)["fiefs"]
    if kind == "lord" and more.isascii() and more.isdigit() and 0 < int(more) <= len(fiefs):
        return [f"field lord {fiefs[int(more) - 1]['lord']} {more}"]
    return []


def of_other(kind: str, colour: str, number: str) -> list[str]:
    attacks = [f"siege {colour} {number}", f"raid {colour} {number}"]
    return {
        "fief": attacks,
        "keep": attacks,
        "property": [attacks[1], f"intrigue {colour} fief {number}"],
        "lord": [f"betray {colour} lord {number}"],
        "mercenary": [f"betray {colour} mercenary {number}", f"intrigue {colour} mercenary {number}"],
        "pool": [f"intrigue {colour} pool"],
        "towers": [f"storm {colour}"],
        "earl": [f"visit {colour}"],
    }.get(kind, [])


def fill(use: str, seen: View) -> list[str]:
    own = own_earl(seen)
    fiefs = [str(number) for number in range(1, len(own["fiefs"]) + 1)] or ["1"]
    others = [earl["earl"] for earl in seen["earls"] if earl is not own and not earl["out"]]
    if "{fief}" in use:
        return [use.replace("{fief}", fief) for fief in fiefs]
    if "{other}" in use:
        return [use.replace("{other}", other) for other in others]
    return [use]
