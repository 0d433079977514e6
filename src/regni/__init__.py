"""An open digital table for the card game Ortus Regni and its variants."""

from .engine.ruleset import Ruleset
from .errors import RegniError
from .game import Game, Outcome
from .records.positions import position, save_position
from .records.reading import load_position, read_position
from .rules.rulesets import load_ruleset, ruleset_from, save_ruleset

__version__ = "0.1.0"
__all__ = [
    "Game",
    "Outcome",
    "RegniError",
    "Ruleset",
    "load_position",
    "load_ruleset",
    "position",
    "read_position",
    "ruleset_from",
    "save_position",
    "save_ruleset",
]
