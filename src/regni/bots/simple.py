"""A bot that plays by rules of thumb: every choice gets a score from what the seat sees, and the best is played.

It builds before it fights, keeps a few Towers, attacks where its force should get through, and bequeaths before its
deck runs out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..engine.rng import Rng
from ..engine.ruleset import Ruleset

View = dict[str, Any]

#: What a card is worth to keep.
WORTH = {
    "palace": 9, "land": 9, "castle": 8, "champion": 7, "prince": 6, "mercenary": 6, "treachery": 6, "intrigue": 6,
    "market_town": 5, "vassal": 5, "banner": 5, "allies": 5, "cathedral": 4, "church": 3, "banquet": 3, "monk": 2,
}  # fmt: skip
TOWERS = 3
#: How much strength one unseen card of a Hand is taken to defend with.
GUESS = 0.4
#: A deck this small makes the bot think of its heir.
OLD = 7
#: Whom to spend first in battle: what is discarded anyway, then the cheap ones, Lords last.
EXPENDABLE = {"hand": 9, "host": 9, "pool": 8, "royal": 7, "garrison": 7, "mercenary": 6, "lord": 1}


def name(card: str) -> str:
    """A card without its colour."""
    return card.rpartition(".")[2]


class SimpleBot:
    """Scores each move by the decision it answers; what no rule of thumb knows is as good as nothing."""

    def __init__(self, rng: Rng, ruleset: Ruleset | None = None) -> None:
        self.rng = rng
        self.rules = ruleset or Ruleset()
        strength: Any = self.rules.values["strength"]
        self.strength: dict[str, int] = strength
        self.view: View = {}
        self.me: View = {}

    def choose(self, view: View, moves: list[str]) -> str:
        self.view = view
        self.me = self.earl(view["seat"])
        score: Callable[[list[str]], float] = getattr(self, f"score_{view['about']}", self.score_other)
        scored = [(score(move.split()), move) for move in moves if move != "concede"]
        best = max(scored)[0]
        options = [move for value, move in scored if value == best]
        return options[self.rng.below(len(options))]

    # What there is to see.

    def earl(self, colour: str) -> View:
        return next(earl for earl in self.view["earls"] if earl["earl"] == colour)

    def levy(self, earl: View) -> int:
        total = 0
        for fief in earl["fiefs"]:
            properties = [name(card) for card in fief["properties"]]
            total += properties.count("land") * (self.rules.market_town_factor if "market_town" in properties else 1)
        return total

    def sum_up(self, cards: Iterable[str]) -> int:
        return sum(self.strength.get(card, 0) for card in cards)

    def force(self, earl: View) -> int:
        """All that everybody sees him able to field."""
        pool = ["knight"] * earl["pool"].get("knight", 0) + ["infantry"] * earl["pool"].get("infantry", 0)
        cards = pool[: self.levy(earl)] + [fief["lord"] for fief in earl["fiefs"] if fief["lord"] != "monk"]
        for mercenary in earl["mercenaries"]:
            cards += ["mercenary", *(card for card, number in mercenary["garrison"].items() for _ in range(number))]
        if self.view["king"] == earl["earl"]:
            cards += ["king", *(card for card, number in earl["royal"].items() for _ in range(number))]
        return self.sum_up(cards)

    def needed(self, earl: View, verb: str, fief: int) -> int:
        """Points that must get past the defenders for the attack to take something."""
        if verb == "storm":
            return 1
        keep = name(earl["fiefs"][fief]["keep"]) if fief < len(earl["fiefs"]) else "castle"
        walls = self.rules.palace_strength if keep == "palace" else self.rules.castle_strength
        return int(earl["towers_up"] * self.rules.tower_soak) + (int(walls) if verb == "siege" else 1)

    def score_attack(self, force: float, words: list[str]) -> float:
        """What an attack with that force promises; below 0 if it should fail."""
        verb, earl = words[0], self.earl(words[1])
        fief = int(words[2]) - 1 if len(words) > 2 else 0
        spare: float = force - self.force(earl) - GUESS * earl["hand_size"] - self.needed(earl, verb, fief)
        if spare < 0:
            return -1
        if verb == "siege":
            return 88 if len(earl["fiefs"]) == 1 else 78
        if verb == "raid":
            return 58 + min(spare, len(earl["fiefs"][fief]["properties"]))
        return 34 if earl["towers_up"] > 1 else 10

    # The turn.

    def score_turn(self, words: list[str]) -> float:
        verb, hand = words[0], self.me["hand"]
        is_old = self.me["deck_size"] <= OLD
        if verb in ("storm", "raid", "siege"):
            fighters = [
                card for card in ("prince", "vassal", "champion", "mercenary") for _ in range(hand.get(card, 0))
            ]
            return self.score_attack(self.force(self.me) + self.sum_up(fighters), words)
        if verb == "tower":
            up, spare = self.me["towers_up"], hand[words[1]] > 1
            wanted = up < TOWERS and spare and words[1] not in ("land", "castle", "palace")
            return 90 - WORTH[words[1]] if wanted or (up < TOWERS - 1 and self.me["hand_size"] > 5) else -1
        if verb == "betray":
            return self.score_betrayal(words)
        if verb == "attach":
            fief = [name(card) for card in self.me["fiefs"][int(words[2]) - 1]["properties"]]
            return {"land": 70 + ("market_town" in fief), "market_town": 40 + 4 * fief.count("land")}.get(words[1], 30)
        if verb == "install":
            if words[1] == "prince" and is_old and "banner" in hand:
                return 82
            return {"champion": 56, "prince": 55, "vassal": 36}.get(words[1], 12)
        if verb == "intrigue":
            return 44 if words[2] != "fief" else 45 + len(self.earl(words[1])["fiefs"][int(words[3]) - 1]["properties"])
        if verb == "recruit":
            return 52 if sum(self.me["pool"].values()) < self.levy(self.me) else -1
        if verb == "crown":
            keeps_one = hand["banner"] > 1 or self.me["deck_size"] > 2 * OLD
            return 33 if keeps_one and not self.view["king"] else -1
        fixed = {"garrison": 95, "found": 60, "hire": 48, "end": 0}
        chosen = {"bequeath": 85 if is_old else -1, "feast": 32 if self.me["deck_size"] > OLD + 2 else -1}
        return (fixed | chosen).get(verb, -1)

    def score_betrayal(self, words: list[str]) -> float:
        """A murdered Vassal takes his Fief with him."""
        earl = self.earl(words[1])
        if words[2] == "lord":
            lord = earl["fiefs"][int(words[3]) - 1]["lord"]
            return (89 if len(earl["fiefs"]) == 1 else 76) if lord == "vassal" else 38
        return 37 if words[2] == "mercenary" else 20 + min(earl["hand_size"], 4)

    # Battle.

    def score_field(self, words: list[str]) -> float:
        battle = self.view["battle"]
        attack, defence = self.units(battle["attack"]), self.units(battle["defence"])
        earl = self.earl(battle["defender"])
        needed = self.needed(earl, battle["mode"], battle["fief"] - 1)
        attacking = battle["attacker"] == self.view["seat"]
        if attacking:
            wanted = attack < needed + self.force(earl) + GUESS * earl["hand_size"] + 1
        else:
            wanted = attack - defence >= needed
        # An attacker brings all that stands ready; Lords and the Hand go only where they are needed.
        if words[0] != "done" and attacking and words[1] not in ("hand", "lord"):
            return 8
        return 5 if words[0] == "done" else 7 - (words[1] == "lord") if wanted else 0

    def units(self, units: list[str]) -> int:
        """The force of fielded cards, `pool knight` or `mercenary 1`."""
        silent = {"crown": "king", "mercenary": "mercenary"}
        return self.sum_up(silent.get(unit.split()[0]) or unit.split()[1] for unit in units)

    def score_losses(self, words: list[str]) -> float:
        return EXPENDABLE.get(words[1], 5) - self.strength.get(words[2], 0) / 2 if len(words) > 2 else 6

    def score_church_decides(self, words: list[str]) -> float:
        battle, me = self.view["battle"], self.view["seat"]
        mine = {battle["controller"]: "attacker_wins", battle["defender"]: "defender_wins"}.get(me, "normal")
        return words[1] == mine

    def score_control(self, words: list[str]) -> float:
        host = self.units(["host viking"]) * self.view["vikings"]["viking"]
        host += self.units(["host chieftain"]) * self.view["vikings"]["chieftain"]
        return 0 if words[0] == "pass" else self.score_attack(host, words)

    def score_ransom(self, words: list[str]) -> float:
        """A Lord is bought back while there is more than one Property."""
        rich = sum(len(fief["properties"]) for fief in self.me["fiefs"]) > 1
        return 1 if words[0] == "pass" else 10 - WORTH[name(words[1])] if rich else 0

    # Everything else.

    def score_surrender(self, words: list[str]) -> float:
        return -WORTH[name(words[1])]

    score_fell_tower = score_discard_down = score_surrender

    def score_enter_joust(self, words: list[str]) -> float:
        return 1 if words[0] == "pass" else 10 - WORTH[name(words[1])] if "champion" in self.me["hand"] else 0

    def score_tilt(self, words: list[str]) -> float:
        if words[0] == "swap":
            return 2 if words[2] == "no_luck" and WORTH[words[1]] < WORTH["vassal"] else 0
        return {"turn": 3 + (words[-1] == "no_luck"), "done": 1}[words[0]]

    def score_other(self, words: list[str]) -> float:
        """Take, keep and answer rather than not; a Knight if it is to be had, Infantry if it is to be given away."""
        if words[0] == "take":
            return 2 + WORTH[name(words[1])]
        if words[0] in ("press", "give"):
            return 2 + (words[1] == ("knight" if words[0] == "press" else "infantry"))
        return 2 if words[0] in ("ally", "seize", "place") or words == ["vassal", "hand"] else 0
