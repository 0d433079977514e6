"""A bot that plays by rules of thumb: every choice gets a score from what the seat sees, and the best is played.

It builds before it fights, keeps a few Towers, attacks where its force should get through, and bequeaths before its
deck runs out. Where King card and Cathedral win it goes for both, and for whoever has them; against the King of
Rebellion it storms Towers, then lays siege; it votes as its Legacy points tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..decks import steady_deck
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
#: What a siege, and any attack on the King of Rebellion, should have to spare.
MARGIN = 1
#: A deck this small makes the bot think of its heir.
OLD = 4
#: The Vikings are near when so many markers are left.
NEAR = 2
#: Whom to spend first in battle: what is discarded anyway, then the cheap ones, Lords last.
EXPENDABLE = {"hand": 9, "host": 9, "pool": 8, "royal": 7, "garrison": 7, "mercenary": 6, "lord": 1}
KEEPS = ("castle", "palace")
FIGHTERS = ("prince", "vassal", "champion", "mercenary")
#: Units that say no more than where they stand.
SILENT = {"crown": "king", "mercenary": "mercenary", "guard": "infantry"}


def name(card: str) -> str:
    """A card without its colour."""
    return card.rpartition(".")[2]


def buildings(fief: View) -> list[str]:
    """What stands in a Fief, its Castle, Palace or Church included."""
    return [name(card) for card in [fief["keep"], *fief["properties"]]]


def is_monastery(fief: View) -> bool:
    return fief["lord"] == "monk" and "church" in buildings(fief)


class SimpleBot:
    """Scores each move by the decision it answers; what no rule of thumb knows is as good as nothing."""

    def __init__(self, rng: Rng, ruleset: Ruleset | None = None) -> None:
        self.rng = rng
        self.rules = ruleset or Ruleset()
        strength: Any = self.rules.values["strength"]
        self.strength: dict[str, int] = strength
        self.steady = steady_deck(self.rules)
        self.view: View = {}
        self.me: View = {}
        self.hand: dict[str, int] = {}

    def choose(self, view: View, moves: list[str]) -> str:
        self.view = view
        self.me = self.earl(view["seat"])
        self.hand = self.me["hand"]
        score: Callable[[list[str]], float] = getattr(self, f"score_{view['about']}", self.score_other)
        scored = [(score(move.split()), move) for move in moves if move != "concede"]
        best = max(scored)[0]
        options = [move for value, move in scored if value == best]
        return options[self.rng.below(len(options))]

    # What there is to see.

    def earl(self, colour: str) -> View:
        return next(earl for earl in self.view["earls"] if earl["earl"] == colour)

    def others(self, earl: View) -> list[View]:
        """The other Earls in the game."""
        return [other for other in self.view["earls"] if other is not earl and not other["out"]]

    def is_king(self, earl: View) -> bool:
        return bool(self.view["king"] == earl["earl"])

    def faces_king(self) -> bool:
        """Whether the King of Rebellion stands."""
        return any("guard" in other for other in self.others(self.me))

    def fief(self, earl: View, number: str) -> View:
        fiefs: list[View] = earl["fiefs"]
        return fiefs[int(number) - 1]

    def has(self, earl: View, kind: str) -> bool:
        return any(kind in buildings(fief) for fief in earl["fiefs"])

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
        if self.is_king(earl):
            cards += ["king", *(card for card, number in earl["royal"].items() for _ in range(number))]
        return self.sum_up([*cards, *["infantry"] * earl.get("guard", 0)])

    def units(self, units: list[str]) -> int:
        """The force of fielded cards, `pool knight` or `mercenary 1`."""
        return self.sum_up(SILENT.get(unit.split()[0]) or unit.split()[1] for unit in units)

    # Attacks.

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
        towers: int = earl["towers_up"]
        spare: float = force - self.force(earl) - GUESS * earl["hand_size"] - self.needed(earl, verb, fief)
        if verb != "storm" and self.is_about_to_win(earl) and "cathedral" in buildings(earl["fiefs"][fief]):
            # He must be stopped, whatever the odds.
            return 97 + spare / 100
        if spare < (MARGIN if verb == "siege" or "guard" in earl else 0):
            return -1
        if verb == "siege":
            return 88 if len(earl["fiefs"]) == 1 else 78
        if verb == "raid":
            return 58 + min(spare, len(earl["fiefs"][fief]["properties"]))
        if "guard" in earl:
            # The King of Rebellion never builds a Tower again.
            return 72 + min(spare, towers)
        return 34 if towers > 1 else 10

    # The turn.

    def score_turn(self, words: list[str]) -> float:
        verb = words[0]
        if verb in ("storm", "raid", "siege"):
            fighters = [card for card in FIGHTERS for _ in range(self.hand.get(card, 0))]
            return self.score_attack(self.force(self.me) + self.sum_up(fighters), words)
        score: Callable[[list[str]], float] | None = getattr(self, f"score_to_{verb}", None)
        if score is not None:
            return score(words)
        return {"garrison": 95, "hire": 48, "end": 0}.get(verb, -1)

    def score_to_tower(self, words: list[str]) -> float:
        card, up = words[1], self.me["towers_up"]
        if not self.me["fiefs"] or self.is_for_heir(card) or (self.wins_by_both() and card in ("banner", "cathedral")):
            return -1
        wanted = up < TOWERS and self.hand.get(card, 0) > 1 and card not in ("land", *KEEPS)
        return 90 - WORTH[card] if wanted or (up < TOWERS - 1 and self.me["hand_size"] > 5) else -1

    def score_to_found(self, words: list[str]) -> float:
        """Whoever is off the table comes back. Otherwise a Church is better attached, and to the King of Rebellion one
        more Castle is one more target."""
        is_keep = words[1] in KEEPS
        if not self.me["fiefs"]:
            return 99 if is_keep else 96
        return (34 if self.faces_king() else 60) if is_keep else -1

    def score_to_attach(self, words: list[str]) -> float:
        stands = buildings(self.fief(self.me, words[2]))
        if words[1] == "cathedral" and self.wins_by_both():
            return 93 if self.is_king(self.me) else 71
        return {"land": 70 + ("market_town" in stands), "market_town": 40 + 4 * stands.count("land")}.get(words[1], 30)

    def score_to_install(self, words: list[str]) -> float:
        if words[1] == "prince" and self.is_for_heir("prince"):
            return 82 if self.is_old() and "banner" in self.hand else 20
        return {"champion": 56, "prince": 55, "vassal": 36}.get(words[1], 12)

    def score_to_recruit(self, words: list[str]) -> float:
        return 52 if sum(self.me["pool"].values()) < self.levy(self.me) else -1

    def score_to_feast(self, words: list[str]) -> float:
        """While the deck can bear it; and off the table, in the hope of a Castle."""
        if not self.me["fiefs"]:
            return 61
        return 32 if self.me["deck_size"] > 2 * OLD else -1

    def score_to_betray(self, words: list[str]) -> float:
        """A murdered Vassal takes his Fief with him."""
        earl = self.earl(words[1])
        if words[2] == "lord":
            lord = self.fief(earl, words[3])["lord"]
            return (89 if len(earl["fiefs"]) == 1 else 76) if lord == "vassal" else 38
        return 37 if words[2] == "mercenary" else 20 + min(earl["hand_size"], 4)

    def score_to_intrigue(self, words: list[str]) -> float:
        earl = self.earl(words[1])
        if words[2] != "fief":
            return 44
        fief = self.fief(earl, words[3])
        if "cathedral" in buildings(fief) and self.wins_by_both():
            return 98 if self.is_about_to_win(earl) else 80
        return 45 + len(fief["properties"])

    # An heir.

    def is_old(self) -> bool:
        return bool(self.me["deck_size"] <= OLD)

    def is_for_heir(self, card: str) -> bool:
        """Whether a card of the Hand is kept: the last Banner, and a Prince while no other is Lord."""
        has_heir = any(fief["lord"] == "prince" for fief in self.me["fiefs"])
        return self.hand.get(card, 0) == 1 and (card == "banner" or (card == "prince" and not has_heir))

    def score_to_bequeath(self, words: list[str]) -> float:
        return 85 if self.is_old() else -1

    # King card and Cathedral.

    def wins_by_both(self) -> bool:
        """Whether King card and Cathedral win (H1.1, W1.1, O4)."""
        return self.view["variant"] in ("heathen", "wessex") or (self.rules.state_and_church and not self.faces_king())

    def is_about_to_win(self, earl: View) -> bool:
        return self.wins_by_both() and self.is_king(earl) and self.has(earl, "cathedral")

    def banners_lacking(self) -> int:
        """How many more Banners would make a King."""
        most = max([other["banners"] for other in self.others(self.me)], default=0)
        return int(self.rules.kingship_lead + most - self.me["banners"])

    def score_to_crown(self, words: list[str]) -> float:
        """While the card is to be had: once the Hand has enough for the lead; when the Vikings are there, anyway."""
        if self.view["king"]:
            return -1
        if not self.wins_by_both():
            return 33 if self.hand.get("banner", 0) > 1 or self.me["deck_size"] > 3 * OLD else -1
        if self.banners_lacking() <= self.hand.get("banner", 0):
            return 91 if self.banners_lacking() <= 1 else 75
        return 57 if self.view["vikings"]["arrived"] else -1

    # Battle.

    def score_field(self, words: list[str]) -> float:
        battle = self.view["battle"]
        attack, defence = self.units(battle["attack"]), self.units(battle["defence"])
        earl = self.earl(battle["defender"])
        needed = self.needed(earl, battle["mode"], battle["fief"] - 1)
        attacking = battle["attacker"] == self.view["seat"]
        if words[0] == "done":
            return 5
        # An attacker brings all that stands ready; Lords and the Hand go only where they are needed.
        if attacking and words[1] not in ("hand", "lord"):
            return 8
        if words[1] == "hand" and self.is_for_heir(words[2]):
            return 4
        if attacking:
            wanted = attack < needed + self.force(earl) + GUESS * earl["hand_size"] + 1
        else:
            wanted = attack - defence >= needed
        return 7 - (words[1] == "lord") if wanted else 0

    def score_losses(self, words: list[str]) -> float:
        return EXPENDABLE.get(words[1], 5) - self.strength.get(words[2], 0) / 2 if len(words) > 2 else 6

    def score_church_decides(self, words: list[str]) -> float:
        battle, me = self.view["battle"], self.view["seat"]
        mine = {battle["controller"]: "attacker_wins", battle["defender"]: "defender_wins"}.get(me, "normal")
        return words[1] == mine

    def score_tactics(self, words: list[str]) -> float:
        """A Banner is well spent by an attacker who would get through, and by a defender who hits back hard."""
        battle = self.view["battle"]
        attack, defence = self.units(battle["attack"]), self.units(battle["defence"])
        worth_it = attack > defence if battle["attacker"] == self.view["seat"] else 2 * defence >= attack
        return 1 if words[0] == "pass" else 2 * worth_it

    def score_control(self, words: list[str]) -> float:
        host = self.units(["host viking"]) * self.view["vikings"]["viking"]
        host += self.units(["host chieftain"]) * self.view["vikings"]["chieftain"]
        return 0 if words[0] == "pass" else self.score_attack(host, words)

    def score_ransom(self, words: list[str]) -> float:
        """A Lord is bought back while there is more than one Property."""
        rich = sum(len(fief["properties"]) for fief in self.me["fiefs"]) > 1
        return 1 if words[0] == "pass" else 10 - WORTH[name(words[1])] if rich else 0

    # Votes and Winters.

    def earns_point(self, fief: View) -> bool:
        """W5.1"""
        stands = buildings(fief)
        is_market = "land" in stands and "market_town" in stands
        return "cathedral" in stands or fief["lord"] == "prince" or is_market or is_monastery(fief)

    def points(self, earl: View) -> int:
        """What a Winter now would bring him, as far as everybody sees."""
        points = self.is_king(earl) + sum(self.earns_point(fief) for fief in earl["fiefs"])
        return points if earl["fiefs"] else min(points, 1)

    def votes(self, earl: View) -> int:
        """W3.2"""
        votes = 1 + self.is_king(earl)
        for fief in earl["fiefs"]:
            if "cathedral" in buildings(fief) or is_monastery(fief):
                votes += len(self.view["earls"])
            else:
                votes += "church" in buildings(fief) or fief["lord"] == "prince"
        return votes

    def winter_gain(self, earl: View) -> float:
        """How much more a Winter brings him than the others on average."""
        others = [self.points(other) for other in self.others(earl)]
        return self.points(earl) - sum(others) / max(1, len(others))

    def score_to_call(self, words: list[str]) -> float:
        """A vote for Winter that should pass, if it gains something, or loses nothing and the Vikings are near."""
        gain = self.winter_gain(self.me)
        near = self.view["vikings"]["markers_out"] >= self.rules.viking_markers - NEAR
        if gain < 0 or (gain == 0 and not near) or self.is_about_to_win(self.me):
            return -1
        opinions = [(self.winter_gain(other), self.votes(other)) for other in self.others(self.me)]
        ayes = self.votes(self.me) + sum(votes for gain, votes in opinions if gain > 0)
        return 87 if ayes > sum(votes for gain, votes in opinions if gain < 0) else -1

    def score_cast(self, words: list[str]) -> float:
        """For Winter if it brings more than the others get, against a victory of another, and against the Vikings; but
        whoever is King can wait for them, and whoever is about to win waits for that."""
        wish = self.winter_gain(self.me)
        if self.is_about_to_win(self.me):
            wish = -1
        elif any(self.is_about_to_win(other) for other in self.others(self.me)):
            wish = 1
        elif any(entry["kind"] == "vikings" for entry in self.view["decisions"]):
            wish = -1 if self.is_king(self.me) and self.me["fiefs"] else 1
        return {"for": wish, "against": -wish}.get(words[-1], 0)

    def score_legacy(self, words: list[str]) -> float:
        """The crown if it can be bought, then a Prince, who earns a point, then Lands, Towers and Castles."""
        if words[1] == "banner":
            return 90 if 0 < self.banners_lacking() <= self.me["to_spend"] and not self.view["king"] else 1
        if words[1] == "towers":
            return 60 if self.me["towers_up"] < TOWERS else 20
        if words[1] == "castle":
            return 40 - 5 * len(self.me["fiefs"])
        if words[1] == "lord":
            return {"prince": 80, "champion": 45}.get(words[2], 2)
        stands = buildings(self.fief(self.me, words[3]))
        return {"land": 70 - 4 * stands.count("land"), "market_town": 64 if "land" in stands else 3}.get(words[2], 10)

    # Picking and giving up cards.

    def wish(self) -> str:
        """The card that would help most."""
        if not self.me["fiefs"]:
            return "castle"
        if self.wins_by_both() and not any(self.has(earl, "cathedral") for earl in self.view["earls"]):
            return "cathedral"
        if self.wins_by_both() and not self.view["king"]:
            return "banner"
        return "champion" if self.levy(self.me) > 2 else "land"

    def score_to_seek(self, words: list[str]) -> float:
        """Two cards for one: for a Castle to come back with, for half of a victory, or because there are many."""
        if self.wish() in self.hand:
            return -1
        many = 25 if self.me["hand_size"] > 6 else -1
        return {"castle": 61, "cathedral": 54, "banner": 35}.get(self.wish(), many)

    def score_fetch(self, words: list[str]) -> float:
        return WORTH[words[1]] + 10 * (words[1] == self.wish())

    def score_pick(self, words: list[str]) -> float:
        """The deck he wanted, if it is to be had; else what a steady deck lacks most."""
        if words[0] == "same":
            return 1000
        tray: dict[str, int] = self.me["tray"]
        lacking = self.steady.get(words[1], 0) - int(self.rules.set_copies) + tray.get(words[1], 0)
        return 10 * lacking + WORTH[words[1]]

    def score_mulligan(self, words: list[str]) -> float:
        """A Hand with neither a Land nor two fighters goes back."""
        is_bad = "land" not in self.hand and sum(self.hand.get(card, 0) for card in FIGHTERS) < 2
        return is_bad if words[0] == "mulligan" else 0.5

    def score_surrender(self, words: list[str]) -> float:
        return -WORTH[name(words[1])]

    score_fell_tower = score_discard_down = score_sacrifice = score_start_tower = score_surrender

    # Everything else.

    def score_enter_joust(self, words: list[str]) -> float:
        return 1 if words[0] == "pass" else 10 - WORTH[name(words[1])] if "champion" in self.hand else 0

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
        helps = words[0] in ("ally", "seize", "place", "show", "appease")
        return 2 if helps or words == ["vassal", "hand"] else 0
