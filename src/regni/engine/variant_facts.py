"""The variants, each declared once: its modes and how many Earls they take, its rules, its endings, its emblem.

What a variant does otherwise than the base game is in its own module (`variant.py` and those that extend it). All the
rest of the program asks for these facts, and for no variant by its name.
"""

from __future__ import annotations

from typing import Final

#: Why a setting is refused, by the id of the message.
NO_KING_TO_APPEASE: Final = {"banquet_appeases": "together-banquet"}
WINS_SO_ALREADY: Final = {"state_and_church": "together-state-already"}
WINS_TOGETHER: Final = {"banquet_appeases": "together-banquet", "state_and_church": "together-state-never"}


class Mode:
    """A way to play a variant."""

    def __init__(
        self,
        fewest: int,
        most: int,
        shares_victory: bool = False,
        endings: dict[str, str] | None = None,
        refuses: dict[str, str] | None = None,
    ) -> None:
        #: How many Earls it takes.
        self.fewest = fewest
        self.most = most
        #: Whether the Earls win or lose all together.
        self.shares_victory: bool = shares_victory
        #: Endings that games of this mode alone can have, or have by another rule; by name, with the rule.
        self.endings: dict[str, str] = endings or {}
        #: Settings that make no sense in it, with the id of the message that says why.
        self.refuses: dict[str, str] = refuses or {}


class VariantFacts:
    """What there is to know of a variant without playing it."""

    def __init__(
        self,
        name: str,
        letter: str,
        emblem: str,
        modes: dict[str, Mode],
        eliminates: bool = True,
        has_king: bool = False,
        is_campaign: bool = False,
        countdown: str = "",
        usual: dict[str, object] | None = None,
        replaces: tuple[str, ...] = (),
        borrows: tuple[str, ...] = (),
        endings: dict[str, str] | None = None,
        refuses: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        #: The first letter of its rules.
        self.letter = letter
        #: The card that stands for it.
        self.emblem = emblem
        #: By name; a variant with one mode does not name it. The first is the usual one.
        self.modes: dict[str, Mode] = modes
        #: Whether an Earl without land, or too old, is out of the game (B10.1).
        self.eliminates: bool = eliminates
        #: Whether a King sits at the table who plays by himself (R).
        self.has_king: bool = has_king
        #: Whether Summers follow each other (W).
        self.is_campaign: bool = is_campaign
        #: What the markers count down once the Vikings have arrived; empty where they have done their work then.
        self.countdown = countdown
        #: Settings that have another value than in the base game, unless the ruleset says otherwise.
        self.usual: dict[str, object] = usual or {}
        #: Rules of the base game that its own replace, and rules of another variant that it has too.
        self.replaces = replaces
        self.borrows = borrows
        #: Endings that not every game has; by name, with the rule.
        self.endings: dict[str, str] = endings or {}
        #: Settings that make no sense in it, with the id of the message that says why.
        self.refuses: dict[str, str] = refuses or {}

    def first_mode(self) -> str:
        return next(iter(self.modes))

    def mode_for(self, earls: int | None) -> str:
        """The mode for so many Earls: the first that takes them, or else the one that takes most."""
        if earls is None:
            return self.first_mode()
        fitting = [name for name, mode in self.modes.items() if mode.fewest <= earls <= mode.most]
        return fitting[0] if fitting else max(self.modes, key=lambda name: self.modes[name].most)

    def earls(self) -> tuple[int, int]:
        """The fewest and the most Earls it takes, in whatever mode."""
        return min(mode.fewest for mode in self.modes.values()), max(mode.most for mode in self.modes.values())


BASE: Final = VariantFacts(
    "base",
    "B",
    "castle",
    {"": Mode(2, 6)},
    endings={"king_and_cathedral": "O4"},
    refuses=NO_KING_TO_APPEASE,
)
HEATHEN: Final = VariantFacts(
    "heathen",
    "H",
    "viking",
    {"": Mode(3, 6)},
    eliminates=False,
    countdown="countdown",
    usual={"free_mulligan": True},
    replaces=("B3.4", "B10.1"),
    endings={
        "king_and_cathedral": "H1.1",
        "only_fief": "H1.2",
        "no_fief_left": "H1.3",
        "greater_solo": "H3.3",
        "dual": "H3.3",
        "lesser_solo": "H3.3",
        "viking_victory": "H3.3",
    },
    refuses={**NO_KING_TO_APPEASE, **WINS_SO_ALREADY},
)
WESSEX: Final = VariantFacts(
    "wessex",
    "W",
    "banner",
    {"": Mode(2, 6)},
    eliminates=False,
    is_campaign=True,
    countdown="danelaw",
    usual={"free_mulligan": True},
    replaces=("B3.4", "B10.1"),
    borrows=("H2.4", "H2.5", "H3.1", "H3.2", "H3.3", "H4.1"),
    endings={
        "king_and_cathedral": "W1.1",
        "only_fief": "W1.2",
        "no_fief_left": "W8.2",
        "greater_solo": "W8.3",
        "dual": "W8.3",
        "lesser_solo": "W8.3",
        "viking_victory": "W8.3",
    },
    refuses={**NO_KING_TO_APPEASE, **WINS_SO_ALREADY},
)
REBELLION: Final = VariantFacts(
    "rebellion",
    "R",
    "king",
    {
        "solo": Mode(
            1,
            1,
            shares_victory=True,
            endings={"king_fallen": "R1.1"},
            refuses={**WINS_TOGETHER, "house_divided": "together-house"},
        ),
        "coop": Mode(2, 5, shares_victory=True, endings={"king_fallen": "R1.1"}, refuses=WINS_TOGETHER),
        "semi": Mode(2, 5, endings={"king_fallen": "R1.6"}),
    },
    has_king=True,
    endings={"king_and_cathedral": "O4", "earls_beaten": "R1.6"},
    refuses={"neighbors": "together-neighbors"},
)

#: By name.
FACTS: Final[dict[str, VariantFacts]] = {facts.name: facts for facts in (BASE, HEATHEN, WESSEX, REBELLION)}
#: By variant and mode: the fewest and the most Earls.
SEATS: Final[dict[tuple[str, str], tuple[int, int]]] = {
    (facts.name, name): (mode.fewest, mode.most) for facts in FACTS.values() for name, mode in facts.modes.items()
}
