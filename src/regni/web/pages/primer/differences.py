"""What differs in each variant: declared here once, in the order in which a reader needs it."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.variant_facts import BASE, HEATHEN, REBELLION, WESSEX


@dataclass(frozen=True)
class Difference:
    """`primer-VARIANT-NAME` has its words, `drawing` is a drawn moment, and the rules say it in full."""

    name: str
    drawing: str
    rules: tuple[str, ...]


#: The drawing beside each variant's goal.
SCENES = {BASE.name: "siege", HEATHEN.name: "danelaw", WESSEX.name: "victory", REBELLION.name: "king"}

DIFFERENCES: dict[str, tuple[Difference, ...]] = {
    HEATHEN.name: (
        Difference("crown", "crown", ("H1.1",)),
        Difference("stays", "siege", ("H2.2", "H2.3", "H2.4", "H2.5", "H1.2")),
        Difference("branch", "bequest", ("H2.1",)),
        Difference("countdown", "vikings", ("H3.1", "H3.2", "H3.4")),
        Difference("decides", "victory", ("H3.3", "H1.3")),
        Difference("leaves", "end", ("H4.1", "O1")),
    ),
    WESSEX.name: (
        Difference("crown", "crown", ("W1.1", "W1.2", "W1.3")),
        Difference("vote", "vote", ("W3.1", "W3.2", "W3.3", "W3.4")),
        Difference("longboats", "vikings", ("W3.5", "W3.6")),
        Difference("winter", "winter", ("W4.1", "W4.2", "W4.3", "W4.4", "W4.5", "W4.6", "W4.7")),
        Difference("legacy", "bequest", ("W5.1", "W2.3", "W6.1", "W6.2", "W6.3", "W6.4")),
        Difference("danelaw", "danelaw", ("W7.1", "W8.1", "W8.2", "W8.3", "W8.4", "H3.3")),
        Difference("stays", "holds", ("W2.1", "W2.2", "H2.4", "H2.5", "H4.1", "O1")),
    ),
    REBELLION.name: (
        Difference("ways", "vote", ("R1.1", "R1.5")),
        Difference("mind", "crown", ("R2.3", "R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6", "R3.7", "R2.5")),
        Difference("strikes", "siege", ("R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R6.4")),
        Difference("plots", "treachery", ("R5.1", "R5.2", "R5.3", "R5.4", "R5.5")),
        Difference("strength", "holds", ("R2.1", "R2.2", "R2.4", "R6.1", "R6.2", "R6.3", "R6.5")),
        Difference("truce", "emissary", ("R1.2", "R1.3", "R1.4", "R1.7")),
        Difference("falls", "end", ("R1.6",)),
    ),
}
