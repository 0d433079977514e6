"""Why a thing on the table cannot be used now: what one would do with it, and the rule that forbids each."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.cards import NAMES
from ..errors import RegniError
from ..game import Game
from ..notation import move_text, read_move
from ..positions import view
from ..reckoning import View
from ..words import Words

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


@dataclass(frozen=True)
class Reason:
    """Something one might have meant, and the rule that forbids it; the rule is empty if it is allowed."""

    move: str
    rule: str
    text: str


def reasons(game: Game, seat: int, thing: str, words: Words) -> list[Reason]:
    """What one might have meant by clicking a thing; the first of each rule is enough."""
    found: dict[str, Reason] = {}
    for text in meant(view(game.table, seat), thing):
        try:
            rule = game.why_not(text, seat) or ""
            said = sentence(game, text, words)
        except RegniError:
            continue
        if rule and rule not in found:
            found[rule] = Reason(said, rule, words.rule(rule, game.table.rules))
    return list(found.values())


def sentence(game: Game, text: str, words: Words) -> str:
    """A move in words, as far as there are words for one that cannot be made."""
    move = read_move(text, game.table)
    try:
        return words.move(game.table, move)
    except (IndexError, KeyError):
        return move_text(move)


def meant(seen: View, thing: str) -> list[str]:
    """The moves that a thing could stand for, as texts."""
    kind, _, rest = thing.partition("-")
    own = seen["seat"]
    is_turn = seen.get("about") == "turn" or seen.get("deciding") != own
    if kind == "hand" and rest in NAMES:
        uses = [*IN_HAND.get(rest, []), f"tower {rest}"]
        wanted = [use for use in uses if is_turn or use.split()[0] in ANSWERS]
        return [filled for use in wanted for filled in fill(use, seen)]
    colour, _, number = rest.partition("-")
    if kind == "fief" and colour != own:
        return [f"siege {colour} {number}", f"raid {colour} {number}"]
    if kind == "lord":
        return [f"betray {colour} lord {number}"] if colour != own else [f"bequeath {number}"]
    if kind == "mercenary":
        return [f"betray {colour} mercenary {number}"] if colour != own else [f"field mercenary {number}"]
    simple = {
        "towers": [f"storm {colour}"] if colour != own else [],
        "earl": [f"visit {colour}"] if colour != own else [],
        "pool": [f"intrigue {colour} pool"] if colour != own else [],
        "deck": ["recruit"] if colour == "army" else ["end"],
        "crown": ["crown"],
        "vikings": ["emissary vassal", "emissary monk"],
    }
    return simple.get(kind, [])


def fill(use: str, seen: View) -> list[str]:
    own = next(earl for earl in seen["earls"] if earl["earl"] == seen["seat"])
    fiefs = [str(number) for number in range(1, len(own["fiefs"]) + 1)] or ["1"]
    others = [earl["earl"] for earl in seen["earls"] if earl is not own and not earl["out"]]
    if "{fief}" in use:
        return [use.replace("{fief}", fief) for fief in fiefs]
    if "{other}" in use:
        return [use.replace("{other}", other) for other in others]
    return [use]
