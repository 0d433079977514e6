"""An open digital table for the card game Ortus Regni and its variants."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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

#: The module of each public name. It is imported when the name is first used, so `regni --help` stays quick.
_MODULES = {
    ".engine.ruleset": ("Ruleset",),
    ".errors": ("RegniError",),
    ".game": ("Game", "Outcome"),
    ".records.positions": ("position", "save_position"),
    ".records.reading": ("load_position", "read_position"),
    ".rules.rulesets": ("load_ruleset", "ruleset_from", "save_ruleset"),
}

# Hidden from mypy, which would otherwise accept any name as one of this module.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        for module, names in _MODULES.items():
            if name in names:
                globals()[name] = getattr(import_module(module, __name__), name)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
