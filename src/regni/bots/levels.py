"""The bots by name, and the levels that people choose from."""

from __future__ import annotations

import re

from ..decks.book import READY, fitted
from ..engine.piles import pack
from ..engine.rng import Rng, stream
from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..words.hints import shown
from .bot import Bot
from .random_bot import RandomBot
from .squire import Squire
from .steward.steward import Steward
from .witan import Witan

BOTS = ("random", "steward", "witan")
#: From the weakest to the strongest: a steward who is still learning, a steward, and two witans.
LEVELS = ("squire", "knight", "prince", "king")
#: Simulations for each decision.
BUDGETS = {"prince": 600, "king": 5000, "witan": 600}
#: The longest that a person waits for a decision, in seconds, even on a slow machine.
PATIENCE = 1.8
#: A witan with its own number of simulations: `witan:500`.
WITAN = re.compile(r"witan:([1-9]\d{0,5})")


def check_bot(name: str) -> str:
    """Check the name of a bot or level; `witan:500` is a witan with that many simulations for each decision."""
    if name not in BOTS + LEVELS and not WITAN.fullmatch(name):
        raise RegniError("bot-name", name=shown(name), names=", ".join(LEVELS + BOTS))
    return name


def make_bot(name: str, seat: int, seed: str, ruleset: Ruleset, patience: float | None = None) -> Bot:
    """A bot for a seat. It gets its own random stream, not the seed: from the seed it could work out every card.

    With patience, no decision takes longer than that many seconds; the choice then also depends on the machine.
    """
    rng = stream(seed, f"bot {seat}")
    if name == "random":
        return RandomBot(rng)
    if name == "squire":
        return Squire(rng)
    if name in ("steward", "knight"):
        return Steward(rng)
    budget = WITAN.fullmatch(check_bot(name))
    return make_witan(int(budget[1]) if budget else BUDGETS[name], rng, ruleset, patience)


def make_witan(simulations: int, rng: Rng, ruleset: Ruleset, seconds: float | None = None) -> Witan:
    return Witan(rng, known_decks(ruleset), simulations, seconds)


def known_decks(ruleset: Ruleset) -> list[tuple[int, int]]:
    """The decks of the book as piles, adapted to the ruleset, each with how often it is taken to such games. The witan
    assumes that others play these.
    """
    return [(int(pack(fitted(name, ruleset))), 1 + ready.liking(ruleset)) for name, ready in READY.items()]
