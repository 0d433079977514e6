"""How healthy a game is: its length and endings, the first seat's advantage, which cards and Actions are used, when the
Vikings come, and how far the decks are apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from ..decks.book import READY, fitted, suited
from ..engine.cards import NAMES, SET_KINDS
from ..engine.leaving import AT_MAX_ROUNDS, ENDING_NAMES, NO_FIEF_LEFT, VIKING_VICTORY
from ..engine.moves import VERBS
from ..engine.rng import stream
from ..engine.ruleset import Ruleset
from ..engine.variants import VARIANTS
from ..engine.verbs import FREE
from ..measuring.intervals import Share, mean, wilson
from ..measuring.matches import Match, Played
from ..measuring.simulate import spread
from ..measuring.tally import Tally

#: The Actions of a turn (B4, B3.2, W3.1, O6) by their events, with the cards that some of them need; the free
#: placements come last.
NEEDS = {verb.event: verb.needs for verb in VERBS if verb.is_action}
NEEDS |= {verb.event: verb.needs for verb in VERBS if verb.group == FREE}
ACTIONS = tuple(NEEDS)
#: Actions that are impossible against an automatic King (R1.2, R5.3), or useless while he has the King card.
NEVER_BESIDE_KING = ("joust", "betray_mercenary", "betray_hand", "visit", "banner")

# Beyond these values a figure looks unhealthy.
#: Share of games that reach the limit of rounds.
LONG = 0.05
#: Share of games with the same ending, or won by the Vikings.
MONOTONOUS = 0.9
#: The gap between the best and the worst deck, and how unlikely it must be as luck.
APART = 0.4
UNLIKELY = 0.01


@dataclass(frozen=True)
class Patient:
    """The game to examine: its rules, number of Earls, the bot of all seats, and the decks."""

    ruleset: Ruleset
    seats: int
    bot: str
    decks: tuple[str, ...]

    @property
    def is_shared(self) -> bool:
        """Whether all Earls win together."""
        return self.ruleset.shares_victory

    @property
    def is_campaign(self) -> bool:
        return bool(VARIANTS[self.ruleset.variant].is_campaign)

    def match(self, seed: str, number: int) -> Match:
        """A match in which every Earl has a different deck, if there are enough; each deck is equally likely."""
        deal = f"{seed}/{self.ruleset.variant}{self.ruleset.mode}{self.seats}/{number}"
        decks = list(self.decks)
        stream(deal, "health").shuffle(decks)
        chosen = tuple(decks[seat % len(decks)] for seat in range(self.seats))
        return Match.of(self.ruleset, (self.bot,) * self.seats, deal, chosen, counts=True)

    def actions(self) -> list[str]:
        """All Actions that are possible in this game."""
        rules = self.ruleset
        cannot = set(NEVER_BESIDE_KING) if self.is_shared else set()
        cannot |= {
            name
            for name, can in (
                ("vote_called", self.is_campaign),
                ("seeks", rules.resourceful),
                ("joust", rules.joust),
                ("garrison", rules.garrison_slots > 0),
            )
            if not can
        }
        return [name for name in ACTIONS if name not in cannot]


def decks_for(which: str, ruleset: Ruleset, seats: int) -> tuple[str, ...]:
    """The ready decks that suit a game, or all of them."""
    chosen = suited(ruleset.variant, ruleset.mode, seats) if which == "suited" else list(READY.values())
    return tuple(ready.name for ready in chosen)


@dataclass(frozen=True)
class Use:
    """How often a card or an Action is used."""

    name: str
    #: Games in which it could be used, and games in which it was.
    possible: int
    games: int
    #: Uses in all; for a card, also how often it became a Tower.
    number: int
    towers: int = 0

    @property
    def share(self) -> float | None:
        return self.games / self.possible if self.possible else None

    @property
    def is_idle(self) -> bool:
        """Whether it was never used, although it could have been."""
        return self.possible > 0 and self.number == 0


@dataclass(frozen=True)
class Health:
    """All figures of one game."""

    patient: Patient
    games: int
    rounds: dict[str, float]
    decisions: dict[str, float]
    summers: dict[str, float]
    mean_rounds: Share
    endings: dict[str, Share]
    #: What the first seat wins more than the others on average; None where they win together.
    first_seat: Share | None
    vikings: Share
    #: Over the games in which the Vikings came; None if they never did.
    arrival: dict[str, float] | None
    cards: list[Use]
    actions: list[Use]
    #: By deck, best first: what its seats won; and how many seats there were.
    decks: dict[str, Share]
    deck_seats: dict[str, int]
    #: How likely it is that decks of equal strength are this far apart.
    luck: float

    @property
    def extremes(self) -> list[str]:
        """The best deck and the worst."""
        return [next(iter(self.decks)), next(reversed(self.decks))]

    @property
    def deck_spread(self) -> float:
        best, worst = (self.decks[deck].value for deck in self.extremes)
        return best - worst

    @property
    def is_first_seat_ahead(self) -> bool | None:
        """Whether the first seat's lead, or its lag, is more than chance."""
        return None if self.first_seat is None else not self.first_seat.low <= 0 <= self.first_seat.high


def examined(patient: Patient, played: Sequence[Played]) -> Health:
    tallies = [tally_of(one) for one in played]
    games = len(played)
    endings = Counter(one.ending for one in played)
    arrivals = [tally.arrived for tally in tallies if tally.arrived]
    ahead = leads(patient, played)
    won = seats_by_deck(patient, played)
    decks = {deck: interval(values) for deck, values in won.items()}
    return Health(
        patient,
        games,
        spread([one.rounds for one in played]),
        spread([one.decisions for one in played]),
        spread([one.summers for one in played]) if patient.is_campaign else {},
        mean([one.rounds for one in played]),
        {ending: wilson(number, games) for ending, number in endings.most_common()},
        mean(ahead) if ahead else None,
        wilson(len(arrivals), games),
        spread(arrivals) if arrivals else None,
        [used_card(kind, patient, played, tallies) for kind in range(SET_KINDS)],
        [used_action(name, patient, played, tallies) for name in patient.actions()],
        dict(sorted(decks.items(), key=lambda item: -item[1].value)),
        {deck: len(values) for deck, values in won.items()},
        chance_of_spread([values for values in won.values() if values]),
    )


def tally_of(one: Played) -> Tally:
    assert one.tally is not None, "played without counts"
    return one.tally


def leads(patient: Patient, played: Sequence[Played]) -> list[float]:
    """For each game, what the first seat won more than the others on average."""
    if patient.is_shared or patient.seats == 1:
        return []
    return [lead(one, patient.seats) for one in played]


def lead(one: Played, seats: int) -> float:
    others = [one.share(seat) for seat in range(seats) if seat != one.first]
    return one.share(one.first) - sum(others) / len(others)


def seats_by_deck(patient: Patient, played: Sequence[Played]) -> dict[str, list[float]]:
    """For every deck, what each seat with it won."""
    won: dict[str, list[float]] = {deck: [] for deck in patient.decks}
    for one in played:
        for seat, deck in enumerate(one.decks):
            won[str(deck)].append(one.share(seat))
    return {deck: values for deck, values in won.items() if values}


def interval(values: Sequence[float]) -> Share:
    return wilson(sum(values), len(values))


def games_with(patient: Patient, played: Sequence[Played], kinds: Sequence[int]) -> list[bool]:
    """The games in which a deck has one of these cards; all games if no card is given."""
    counts = {deck: fitted(deck, patient.ruleset) for deck in patient.decks}
    picked = [kind for kind in kinds if kind < SET_KINDS]
    return [not kinds or any(counts[str(deck)][kind] for deck in one.decks for kind in picked) for one in played]


def used(name: str, possible: Sequence[bool], numbers: Sequence[int], towers: int = 0) -> Use:
    games = sum(number > 0 and could for number, could in zip(numbers, possible, strict=True))
    return Use(name, sum(possible), games, sum(numbers), towers)


def used_card(kind: int, patient: Patient, played: Sequence[Played], tallies: Sequence[Tally]) -> Use:
    numbers = [sum(seat[kind] for seat in tally.played) for tally in tallies]
    towers = sum(seat[kind] for tally in tallies for seat in tally.towers)
    return used(NAMES[kind], games_with(patient, played, [kind]), numbers, towers)


def used_action(name: str, patient: Patient, played: Sequence[Played], tallies: Sequence[Tally]) -> Use:
    numbers = [tally.deeds.get(name, 0) for tally in tallies]
    return used(name, games_with(patient, played, NEEDS[name]), numbers)


def chance_of_spread(groups: Sequence[Sequence[float]]) -> float:
    """How likely groups of one kind are to differ as much as these, by the chi-squared test.

    >>> chance_of_spread([[1.0, 0.0] * 50, [1.0, 0.0] * 50]) > 0.9
    True
    >>> chance_of_spread([[1.0, 0.0] * 50, [1.0, 1.0, 1.0, 0.0] * 25]) < 0.01
    True
    """
    values = [value for group in groups for value in group]
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / len(values)
    free = len(groups) - 1
    if free < 1 or variance == 0:
        return 1.0
    squares = sum(len(group) * (sum(group) / len(group) - middle) ** 2 for group in groups) / variance
    # Wilson and Hilferty: the cube root of a chi-squared number is nearly normal.
    part = 2 / (9 * free)
    return upper_tail(((squares / free) ** (1 / 3) - (1 - part)) / sqrt(part))


def upper_tail(deviation: float) -> float:
    """The chance that a standard normal number is larger than this.

    >>> round(upper_tail(1.959964), 3)
    0.025
    """
    return erfc(deviation / sqrt(2)) / 2


# Signs of bad health.


def signs(health: Health) -> dict[str, list[str]]:
    """The signs of bad health, each with what it is about."""
    heathen = [health.endings.get(ENDING_NAMES[one]) for one in (NO_FIEF_LEFT, VIKING_VICTORY)]
    drawn = health.endings.get(ENDING_NAMES[AT_MAX_ROUNDS])
    far_apart = health.deck_spread > APART and health.luck < UNLIKELY
    found = {
        "first": ["first"] if health.is_first_seat_ahead else [],
        "long": [ENDING_NAMES[AT_MAX_ROUNDS]] if drawn and drawn.value > LONG else [],
        "ending": [ending for ending, share in health.endings.items() if share.value > MONOTONOUS],
        "heathen": ["vikings"] if sum(share.value for share in heathen if share) > MONOTONOUS else [],
        "vikings": ["vikings"] if health.vikings.value == 0 else [],
        "card": [use.name for use in health.cards if use.is_idle],
        "action": [use.name for use in health.actions if use.is_idle],
        "decks": health.extremes if far_apart else [],
    }
    return {sign: what for sign, what in found.items() if what}
