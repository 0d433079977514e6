"""The facts about each variant: its modes, the number of Earls, its rules, its endings and its emblem.

The module of a variant has the code for what it does differently from the base game (`variant.py` and the modules that
extend it). The rest of the program reads these facts, so it need not ask which variant it is.
"""

from __future__ import annotations

from typing import Final

#: Settings that are refused, each with the id of the message that says why.
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
        decks: dict[str, int] | None = None,
        up_to: dict[str, int] | None = None,
    ) -> None:
        #: The fewest and the most Earls that can play it.
        self.fewest = fewest
        self.most = most
        #: Whether all Earls win or lose together.
        self.shares_victory: bool = shares_victory
        #: Endings that only games of this mode can have, or that have another rule here. Maps the name to the rule.
        self.endings: dict[str, str] = endings or {}
        #: Settings that make no sense in it, with the id of the message that says why.
        self.refuses: dict[str, str] = refuses or {}
        #: The ready decks that suit it (decks/book.py). Bots take those with a higher number more often.
        self.decks: dict[str, int] = decks or {}
        #: Decks that suit it only with up to so many Earls.
        self.up_to: dict[str, int] = up_to or {}


class VariantFacts:
    """The facts about a variant that do not depend on a game."""

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
        about: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        #: The first letter of its rules.
        self.letter = letter
        #: The card that stands for it.
        self.emblem = emblem
        #: The modes by name. A single mode has an empty name. The first mode is the default.
        self.modes: dict[str, Mode] = modes
        #: Whether an Earl leaves the game when he has no Fief or dies of old age (B10.1).
        self.eliminates: bool = eliminates
        #: Whether a King sits at the table who plays by himself (R).
        self.has_king: bool = has_king
        #: Whether Summers follow each other (W).
        self.is_campaign: bool = is_campaign
        #: The name of the countdown that the markers show after the Vikings have arrived. Empty if there is none.
        self.countdown = countdown
        #: Settings whose default differs from that of the base game.
        self.usual: dict[str, object] = usual or {}
        #: `replaces`: rules of the base game that do not hold here. `borrows`: rules of another variant that hold too.
        self.replaces = replaces
        self.borrows = borrows
        #: Endings beyond those that every variant has. Maps the name to the rule.
        self.endings: dict[str, str] = endings or {}
        #: Settings that make no sense in it, with the id of the message that says why.
        self.refuses: dict[str, str] = refuses or {}
        #: The rules that say how it is won and what is special about it, for somebody who looks up its name.
        self.about = about

    def first_mode(self) -> str:
        return next(iter(self.modes))

    def mode_for(self, earls: int | None) -> str:
        """The first mode that so many Earls can play. If there is none, the mode with the highest limit."""
        if earls is None:
            return self.first_mode()
        fitting = [name for name, mode in self.modes.items() if mode.fewest <= earls <= mode.most]
        return fitting[0] if fitting else max(self.modes, key=lambda name: self.modes[name].most)

    def earls(self) -> tuple[int, int]:
        """The fewest and the most Earls that can play the variant in any of its modes."""
        return min(mode.fewest for mode in self.modes.values()), max(mode.most for mode in self.modes.values())


BASE: Final = VariantFacts(
    "base",
    "B",
    "castle",
    {
        "": Mode(
            2,
            6,
            decks={
                "steady": 2, "lords": 2, "lands": 2, "plotters": 2, "emissaries": 1, "lists": 2, "rush": 2, "crown": 1,
                "abbey": 1, "mercenaries": 2, "siege": 1, "dynasty": 1, "usurpers": 1,
            },
            up_to={"rush": 3, "siege": 5},
        )
    },
    endings={"king_and_cathedral": "O4"},
    refuses=NO_KING_TO_APPEASE,
)  # fmt: skip
HEATHEN: Final = VariantFacts(
    "heathen",
    "H",
    "viking",
    {
        "": Mode(
            3,
            6,
            decks={"lands": 1, "lists": 2, "crown": 3, "abbey": 1, "dynasty": 2, "usurpers": 3},
            up_to={"lands": 4},
        )
    },
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
    about=("H1.1", "H1.2", "H2.1", "H3.3"),
)
WESSEX: Final = VariantFacts(
    "wessex",
    "W",
    "banner",
    {"": Mode(2, 6, decks={"lists": 2, "crown": 3, "abbey": 3, "dynasty": 2, "usurpers": 3})},
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
    about=("W1.1", "W1.2", "W3.1", "W5.1"),
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
            decks={"steady": 1, "lands": 2, "lists": 1, "rush": 2, "mercenaries": 3, "siege": 3},
        ),
        "coop": Mode(
            2,
            5,
            shares_victory=True,
            endings={"king_fallen": "R1.1"},
            refuses=WINS_TOGETHER,
            decks={"steady": 2, "lords": 1, "lands": 2, "lists": 1, "rush": 1, "mercenaries": 3, "siege": 3},
        ),
        "semi": Mode(
            2,
            5,
            endings={"king_fallen": "R1.6"},
            decks={
                "steady": 2, "lords": 1, "lands": 1, "plotters": 1, "lists": 1, "crown": 1, "abbey": 1,
                "mercenaries": 2, "siege": 1, "dynasty": 2, "usurpers": 1,
            },
        ),
    },
    has_king=True,
    endings={"king_and_cathedral": "O4", "earls_beaten": "R1.6"},
    refuses={"neighbors": "together-neighbors"},
    about=("R1.1", "R1.2", "R1.6", "R3.1"),
)  # fmt: skip

#: The facts by the name of the variant.
FACTS: Final[dict[str, VariantFacts]] = {facts.name: facts for facts in (BASE, HEATHEN, WESSEX, REBELLION)}
#: The fewest and the most Earls, by variant and mode.
SEATS: Final[dict[tuple[str, str], tuple[int, int]]] = {
    (facts.name, name): (mode.fewest, mode.most) for facts in FACTS.values() for name, mode in facts.modes.items()
}
