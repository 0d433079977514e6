"""Short words about what happens for the first time: what they explain, and which rules say more.

Every hint is declared here once. A frame carries the names of those that fit it; the page fetches the words once, and
remembers in the browser which of them were shown. So the server stores nothing about what somebody knows, the choice
stands where the other ones of the comfort box stand, and it needs no account.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from ...engine import events as e
from ...engine.events import Event
from ...engine.ruleset import Ruleset
from ...rules.glossary import known
from ...words.words import Words

#: Whom an event must concern: anybody, the reader as the one who does it, or the reader as the one who suffers it.
Whom = Literal["anybody", "doer", "victim"]


@dataclass(frozen=True)
class Hint:
    """`hint-NAME` is its title, `hint-NAME-text` what it says. The first of its rules in force says more."""

    name: str
    kinds: frozenset[int]
    rules: tuple[str, ...]
    whom: Whom = "anybody"

    def fits(self, event: Event, own: Sequence[int]) -> bool:
        if event.kind not in self.kinds:
            return False
        return self.whom == "anybody" or (event.seat if self.whom == "doer" else event.other) in own


def hint(name: str, kinds: int | frozenset[int], *rules: str, whom: Whom = "anybody") -> Hint:
    return Hint(name, kinds if isinstance(kinds, frozenset) else frozenset({kinds}), rules, whom)


HINTS = (
    hint("turn", e.TURN, "B3.1", whom="doer"),
    # War.
    hint("attacked", e.family("attack"), "B6.2", whom="victim"),
    hint("battle", e.BATTLE_CARD, "B6.5"),
    hint("towers", e.TOWERS_SOAK, "B6.7"),
    hint("robbed", frozenset({e.CARRIED_OFF, e.SEIZED}), "B6.8", whom="victim"),
    hint("burnt", frozenset({e.BURNT, e.RAZED}), "B6.9", whom="victim"),
    hint("captured", e.CAPTURED, "B6.11"),
    # Politics.
    hint("treachery", e.family("treachery"), "B7.1"),
    hint("vassal", frozenset({e.FIEF_LOST, e.FIEF_TAKEN}), "B7.2"),
    hint("intrigue", e.family("intrigue"), "B7.3"),
    hint("struggle", e.ALLIES, "B7.4"),
    # Banners.
    hint("banner", e.BANNER, "B8.2"),
    hint("crowned", e.CROWNED, "B8.5"),
    hint("bequeath", e.BEQUEATH, "B8.3"),
    hint("joust", e.JOUST, "B11.1"),
    # The Vikings.
    hint("longboat", e.MARKER, "B9.1"),
    hint("emissary", e.EMISSARY, "B9.4"),
    hint("arrived", frozenset({e.ARRIVED, e.VIKINGS_START}), "B9.5"),
    hint("countdown", e.MARKERS_BACK, "H3.1"),
    # How Earls leave.
    hint("old_age", e.OLD_AGE, "B3.4"),
    hint("branch", e.RELATIVE, "W2.1", "H2.1"),
    hint("out", e.OUT, "B10.1", "H4.1"),
    hint("tabled", e.TABLED, "H2.4"),
    # Wessex.
    hint("vote", e.VOTE_CALLED, "W3.2"),
    hint("longboats", e.LONGBOATS, "W3.5"),
    hint("winter", e.WINTER, "W4.1"),
    hint("legacy", e.LEGACY_TOTAL, "W6.1", whom="doer"),
    # Rebellion.
    hint("mind", e.MIND, "R3.1"),
    hint("target", e.KING_CUBE, "R4.1"),
    hint("strikes", e.KING_JOUST, "R4.2"),
    hint("king_falls", e.KING_FALLS, "R1.6"),
)


def hints_of(events: Iterable[Event], own: Sequence[int]) -> list[str]:
    """The names of the hints that fit what one reader saw, in the order in which it happened."""
    found = [one.name for event in events for one in HINTS if one.fits(event, own)]
    return list(dict.fromkeys(found))


def hints_json(words: Words, ruleset: Ruleset) -> bytes:
    """The words of all hints, with the values in force, as `hints.js` reads them."""
    values = words.values(ruleset)
    said = {
        one.name: {
            "title": words.text(f"hint-{one.name}"),
            "text": words.text(f"hint-{one.name}-text", **values),
            "rule": known(one.rules, ruleset)[0],
        }
        for one in HINTS
    }
    return json.dumps(said, ensure_ascii=False).encode()
