"""What the Battle cards may bring, before a force is committed: reckoned from what everybody can see."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...engine.cards import NAMES
from ...engine.ruleset import Ruleset
from ...records.reckoning import View, church_holder, force_of, is_undying, levy_of, unit_strength, walls_of
from ...words.words import capital
from .board import Card, Painter

NORMAL, ATTACKER_WINS, DEFENDER_WINS, CHURCH_DECIDES = "normal", "attacker_wins", "defender_wins", "church_decides"
#: Stages of a battle, as a view has them: while the attacker fields, and while the defender does.
ATTACKER_FIELDS, DEFENDER_FIELDS = 1, 2


@dataclass(frozen=True)
class Loss:
    """What a side loses: strength at most, Lords captured aside; and whether nobody is left of it."""

    strength: int
    captives: int
    is_all: bool


@dataclass(frozen=True)
class Forecast:
    """What a result would bring."""

    #: `towers`, `properties`, `falls`, `holds` or `nothing`; and how many, or how much is missing.
    result: str
    number: int
    attack: Loss
    defence: Loss


@dataclass(frozen=True)
class Chance:
    """A kind of Battle card: how likely it is, and what would come of it."""

    card: Card
    left: int
    percent: int
    result: str
    losses: list[str]


@dataclass(frozen=True)
class Odds:
    #: The sum of them, in words: how likely it is that the Fief falls, that anything is taken.
    sum: str
    #: What they are reckoned with, in words.
    note: str
    chances: list[Chance]
    #: What comes of it if nobody defends: then no card is drawn.
    undefended: str


def odds_of(view: View, painter: Painter) -> Odds | None:
    """The odds of the battle in which forces are being fielded; None if there is none."""
    battle = view.get("battle")
    if battle is None or battle["stage"] > DEFENDER_FIELDS:
        return None
    words, rules = painter.words, painter.rules
    is_early = battle["stage"] <= ATTACKER_FIELDS
    defence = open_defence(view, rules) if is_early else battle["defence"]
    defender = earl_of(view, battle["defender"])
    # R2.4, R4.5: the King has no Hand, and fields all he has.
    is_kings = "guard" in defender
    note = words.text("odds-note")
    if is_early:
        foe, number = painter.names.earl(defender["earl"]), force_of(defence, rules)
        note = words.text("odds-note-king" if is_kings else "odds-note-open", earl=foe, number=number)
    chances, sum_of_all = [], ""
    if battle["attack"] and defence:
        left = cards_left(view, rules)
        whole = sum(left.values())
        sum_of_all = sum_words(view, painter, left, defence)
        chances = [chance(view, painter, kind, number, whole, defence) for kind, number in left.items() if number]
    undefended = ""
    if battle["attack"] and ((is_early and not is_kings) or not defence):
        lone = forecast(view, rules, NORMAL, [])
        undefended = words.text("odds-undefended", result=result_words(lone, painter))
    return Odds(sum_of_all, note, chances, undefended)


def cards_left(view: View, rules: Ruleset) -> dict[str, int]:
    """How many of each Battle card may still come: all but the discards, or those when the deck is shuffled anew."""
    deck = view["decks"]["battle"]
    whole = Counter(NAMES[kind] for kind in rules.full_battle)
    discard: Counter[str] = Counter(deck["discard"])
    return dict(whole - discard) if deck["size"] else dict(discard)


def chance(view: View, painter: Painter, kind: str, number: int, whole: int, defence: list[str]) -> Chance:
    decided, said = kind, ""
    if kind == CHURCH_DECIDES:
        decided, said = church_result(view, painter)
    card, percent = painter.card(kind, ""), round(100 * number / whole)
    if not decided:
        return Chance(card, number, percent, said, [])
    told = forecast(view, painter.rules, decided, defence)
    battle = view["battle"]
    sides = ((battle["attacker"], told.attack), (battle["defender"], told.defence))
    losses = [loss_words(loss, colour, painter) for colour, loss in sides if loss.strength or loss.captives]
    return Chance(card, number, percent, " ".join(filter(None, (said, result_words(told, painter)))), losses)


def sum_words(view: View, painter: Painter, left: dict[str, int], defence: list[str]) -> str:
    """How likely it is that anything is taken, and how much on average. Where the Church picks the result nobody can
    know which: then from the least to the most."""
    words, whole = painter.words, sum(left.values())
    kinds = (NORMAL, ATTACKER_WINS, DEFENDER_WINS)
    taken = {kind: amount(forecast(view, painter.rules, kind, defence)) for kind in kinds}
    decided, _ = church_result(view, painter)
    amounts = {kind: [taken[kind]] for kind in kinds}
    amounts[CHURCH_DECIDES] = [taken[kind] for kind in ([decided] if decided else kinds)]
    percents, tenths = [], []
    for bound in (min, max):
        cards = [(number, bound(amounts[kind])) for kind, number in left.items()]
        percents.append(round(100 * sum(number for number, much in cards if much) / whole))
        tenths.append(round(10 * sum(number * much for number, much in cards) / whole))
    percent = range_words("odds-percent", [str(one) for one in percents], painter)
    means = [words.text("odds-tenths", whole=one // 10, tenths=one % 10) for one in tenths]
    mean = range_words("odds-mean", means, painter)
    return words.text(f"odds-sum-{view['battle']['mode']}", percent=percent, mean=mean)


def range_words(key: str, bounds: list[str], painter: Painter) -> str:
    least, most = bounds
    return painter.words.text(key, least=least, most=most, is_range=int(least != most))


def amount(told: Forecast) -> int:
    """How much a result takes; a Fief that falls is one thing."""
    return {"falls": 1, "towers": told.number, "properties": told.number}.get(told.result, 0)


def church_result(view: View, painter: Painter) -> tuple[str, str]:
    """B6.5: who speaks for the Church picks the result, which nobody can know yet; nobody: it is Normal. R1.4: while
    the King stands, the Church sides with its speaker's party."""
    words = painter.words
    holder = church_holder(view, painter.rules)
    if not holder:
        return NORMAL, words.text("odds-church-silent")
    king = next((earl["earl"] for earl in view["earls"] if "guard" in earl and not earl["out"]), "")
    if not king:
        return "", words.text("odds-church", earl=capital(painter.names.earl(holder)))
    battle = view["battle"]
    is_for_attacker = (battle["controller"] == king) == (holder == king)
    return ATTACKER_WINS if is_for_attacker else DEFENDER_WINS, ""


def result_words(told: Forecast, painter: Painter) -> str:
    return painter.words.text(f"odds-{told.result}", number=told.number)


def loss_words(loss: Loss, colour: str, painter: Painter) -> str:
    earl = capital(painter.names.earl(colour))
    key = "odds-loses-all" if loss.is_all else "odds-loses"
    return painter.words.text(key, earl=earl, earl_key=colour, number=loss.strength, captives=loss.captives)


# Reckoning.


def forecast(view: View, rules: Ruleset, card: str, defence: list[str]) -> Forecast:
    """B6.5 to B6.8: what a result does with the attack as it stands against such a defence."""
    attack: list[str] = view["battle"]["attack"]
    dealt = force_of(attack, rules) if card != DEFENDER_WINS else 0
    answered = force_of(defence, rules) if card != ATTACKER_WINS else 0
    result, number = struck(view, rules, dealt - force_of(defence, rules)) if dealt else ("nothing", 0)
    lost = losses_of(attack, answered, card == DEFENDER_WINS, rules)
    struck_down = losses_of(defence, dealt, card == ATTACKER_WINS, rules)
    if view["battle"]["attacker"] == "vikings":
        struck_down = without_captives(struck_down, defence, rules)
    return Forecast(result, number, lost, struck_down)


def losses_of(units: list[str], damage: int, is_beaten: bool, rules: Ruleset) -> Loss:
    """B6.6, B6.10: what a side loses; `is_beaten` by a one-sided result, which captures its Lords."""
    captives = [unit for unit in units if is_beaten and rules.lords_captured == "all" and unit.startswith("lord")]
    mortal = [unit for unit in units if not is_undying(unit, rules) and unit not in captives]
    most, whole = force_of(mortal, rules), force_of(units, rules)
    undying = [unit for unit in units if is_undying(unit, rules)]
    reached = most if damage >= whole else hardest_loss(mortal, damage - force_of(undying, rules), rules)
    is_all = bool(units) and not undying and reached == most and (damage > 0 or not mortal)
    return Loss(reached, len(captives), is_all)


def without_captives(loss: Loss, units: list[str], rules: Ruleset) -> Loss:
    """B9.6: whom Vikings would capture dies."""
    lords = [unit for unit in units if unit.startswith("lord")] if loss.captives else []
    return Loss(loss.strength + force_of(lords, rules), 0, loss.is_all)


def hardest_loss(units: list[str], damage: int, rules: Ruleset) -> int:
    """B6.6: the most that can be picked for so much damage, since nobody is lost to less than his whole strength. With
    a Mercenary his garrison may go too (B6.13), whatever it costs."""
    reach = {0: 0}
    for unit in units:
        cost = gain = unit_strength(unit, rules)
        if unit.startswith("mercenary") and not rules.garrison_survives:
            gain += force_of((one for one in units if one.startswith("garrison")), rules)
        for spent, lost in list(reach.items()):
            if cost and spent + cost <= damage:
                reach[spent + cost] = max(reach.get(spent + cost, 0), lost + gain)
    return min(force_of(units, rules), max(reach.values()))


def struck(view: View, rules: Ruleset, points: int) -> tuple[str, int]:
    """B6.7, B6.8: what the points past the defenders take."""
    battle = view["battle"]
    defender = earl_of(view, battle["defender"])
    if points <= 0:
        return "nothing", 0
    if battle["mode"] == "storm":
        return "towers", min(points, defender["towers_up"])
    points -= defender["towers_up"] * int(rules.tower_soak)
    fief = defender["fiefs"][battle["fief"] - 1]
    if battle["mode"] == "raid":
        taken = min(points, len(fief["properties"]))
        return ("properties", taken) if taken > 0 else ("nothing", 0)
    needed = walls_of(fief["keep"], rules)
    return ("falls", 0) if points >= needed else ("holds", needed - points)


def open_defence(view: View, rules: Ruleset) -> list[str]:
    """All that the defender can field of what lies on the table; what his Hand holds nobody knows."""
    defender = earl_of(view, view["battle"]["defender"])
    units = [f"lord {fief['lord']}" for fief in defender["fiefs"] if can_lead(fief["lord"], rules)]
    if view["king"] == defender["earl"]:
        units += ["crown", *each(defender["royal"], "royal")]
    units += ["guard"] * defender.get("guard", 0)
    for one in defender["mercenaries"]:
        units += ["mercenary", *each(one["garrison"], "garrison")]
    # Knights first, where the levy is too small for all.
    pool = sorted(each(defender["pool"], "pool"), key=lambda unit: -unit_strength(unit, rules))
    room = levy_of(defender, rules) if rules.levy_limits_defence else len(pool)
    return units + pool[:room]


def can_lead(lord: str, rules: Ruleset) -> bool:
    return bool(lord) and (lord != "monk" or rules.abbot_fights)


def each(counts: dict[str, int], source: str) -> list[str]:
    return [f"{source} {kind}" for kind, number in counts.items() for _ in range(number)]


def earl_of(view: View, colour: str) -> View:
    found: View = next(earl for earl in view["earls"] if earl["earl"] == colour)
    return found
