"""The table as one seat sees it, ready to be drawn. It is built from the veiled table alone, so a page cannot show what
the seat must not know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ...engine.cards import COLOURS, NAMES, colour_of, kind_of
from ...engine.decisions import FETCH, LEGACY, PICK, START_TOWER
from ...engine.moves import arg_a, declared
from ...engine.table import Table
from ...records.positions import counts
from ...words.notation import card_text
from .cards import Card
from .dangers import ShownDanger, shown_dangers
from .earls import Earl, EarlPainter
from .middle import Prize, Sea, church_of, crown_of, sea_of

#: Decisions in which a player chooses from the tray, the cards of his set that lie beside the table.
OF_TRAY = (PICK, START_TOWER, LEGACY, FETCH)


class Board(Struct, frozen=True):
    """The whole table."""

    seat: str
    variant: str
    round: int
    summer: int
    #: The reader's own Earldom. None for somebody who only watches.
    own: Earl | None
    others: list[Earl]
    sea: Sea
    crown: Prize
    church: Prize
    dangers: list[ShownDanger]
    #: Cards of the seat's tray that can be picked, taken or bought now.
    tray: tuple[Card, ...] = ()
    #: Cards to choose from: what can be taken from another Earl, or what must be given up.
    prizes: list[Card] = []
    #: Battle cards from which the seat chooses when it speaks for the Church.
    verdicts: list[Card] = []


class Painter(EarlPainter):
    """Draws boards for one reader, who sees the table from `seat`."""

    def board(self, table: Table, moves: Sequence[int]) -> Board:
        """The table as the reader's seat sees it. `moves` are the moves that this seat can make now."""
        earls = [self.earl(table, seat) for seat in range(len(table.earls))]
        return Board(
            seat=COLOURS[self.seat] if self.seat >= 0 else "",
            variant=table.rules.variant,
            round=int(table.round),
            summer=int(table.summer) if table.variant.is_campaign else 0,
            own=earls[self.seat] if self.seat >= 0 else None,
            others=earls[self.seat + 1 :] + earls[: max(0, self.seat)],
            sea=sea_of(self, table),
            crown=crown_of(self, table),
            church=church_of(self, table),
            dangers=shown_dangers(table, self.seat, self.words) if self.seat >= 0 else [],
            tray=self.tray(table),
            prizes=self.prizes(moves),
            verdicts=self.verdicts(moves),
        )

    # What is under way.

    def tray(self, table: Table) -> tuple[Card, ...]:
        """The seat's tray, while the seat picks, buys or takes a card from it."""
        if not self.is_deciding(table, self.seat) or table.stack[-1].kind not in OF_TRAY:
            return ()
        return self.stacks(counts(table.earls[self.seat].tray), COLOURS[self.seat], "tray")

    def prizes(self, moves: Sequence[int]) -> list[Card]:
        """The prizes among which the moves choose."""
        found: dict[str, Card] = {}
        for move in moves:
            if declared(move).has("prize"):
                kind, colour = NAMES[kind_of(arg_a(move))], COLOURS[colour_of(arg_a(move))]
                found[card_text(arg_a(move))] = self.card(kind, colour, f"prize-{card_text(arg_a(move))}")
            elif declared(move).has("pressed"):
                kind = NAMES[arg_a(move)]
                found[kind] = self.card(kind, "", f"prize-{kind}")
        return list(found.values())

    def verdicts(self, moves: Sequence[int]) -> list[Card]:
        decided = [NAMES[arg_a(move)] for move in moves if declared(move).has("battle")]
        return [self.card(kind, "", f"choose-{kind}") for kind in decided]
