"""The numbered list of a decision: its moves, those that end it marked, and forces, losses and spoils in one go."""

from __future__ import annotations

from dataclasses import dataclass

from ..counsel.attack import Attack
from ..counsel.fate import Fate, fate_after, fates_of
from ..engine.decisions import FIELD
from ..engine.moves import declared
from ..engine.table import Table
from ..engine.verbs import ATTACK
from ..words.attack import attack_line, figures_text
from ..words.choices import Choice, Choices, is_from_tray
from ..words.counsel import fate_label, fate_question
from ..words.notation import move_text
from ..words.proposals import Proposal, proposals
from ..words.words import Words


@dataclass
class Offer:
    """Several moves with one number."""

    number: int
    label: str
    moves: list[str]


class Offered(Choices):
    """All choices of the current decision. `seen` is the table as the seat sees it, which has to decide."""

    def __init__(self, table: Table, seen: Table, seat: int, words: Words) -> None:
        super().__init__(table, words)
        self.seen = seen
        self.seat = seat
        #: What moves lead to for certain. The moves are as they are made, in notation.
        self.fates: dict[tuple[str, ...], Fate] = {}
        for move, fate in fates_of(seen, seat, self.legal).items():
            self.fates[move_text(move),] = fate
        for choice in (*self.listed, *([self.way_out] if self.way_out else [])):
            choice.label = self.fated([choice.text], choice.label)
        self.offers: list[Offer] = []
        for proposal in proposals(seen, words):
            self.offers.append(self.offer(proposal))

    @property
    def last(self) -> int:
        """The highest number in the list."""
        return max([super().last, *(offer.number for offer in self.offers)])

    def offer(self, proposal: Proposal) -> Offer:
        moves = proposal.moves
        # Where losses are picked, they come either way.
        fate = fate_after(self.seen, self.seat, proposal.numbers) if self.seen.stack[-1].kind == FIELD else None
        if fate is not None:
            self.fates[tuple(moves)] = fate
        label = self.fated(moves, proposal.label)
        return Offer(self.last + 1, f"{label} ({proposal.why})" if proposal.why else label, moves)

    def fated(self, moves: list[str], label: str) -> str:
        """What the list says of moves: also what they lead to for certain."""
        fate = self.fates.get(tuple(moves))
        return label if fate is None else fate_label(fate, self.seat, label, self.words)

    def question(self, moves: list[str]) -> str:
        """The question before moves that lead to a certain fate; empty before others."""
        fate = self.fates.get(tuple(moves))
        return "" if fate is None else fate_question(fate, self.seat, self.words)

    def moves_of(self, number: int) -> list[str] | None:
        """The moves with a number of the list, in notation."""
        choice = self.numbered(number)
        if choice is not None:
            return [choice.text]
        return next((offer.moves for offer in self.offers if offer.number == number), None)

    def sentence(self, choice: Choice) -> str:
        """A move as a whole sentence, also where the list is short about it."""
        if is_from_tray(self.table, declared(choice.move)):
            return choice.label
        return self.fated([choice.text], self.words.move(self.table, choice.move))

    # Attacks.

    def attacks(self) -> list[Choice]:
        """The attacks that could be declared now, those of the Vikings too."""
        return [choice for choice in self.listed if declared(choice.move).group == ATTACK]

    def attack(self, moves: list[str]) -> Choice | None:
        """The attack that these moves declare, if they do."""
        return next((choice for choice in self.attacks() if [choice.text] == moves), None)

    def figures(self, choice: Choice) -> str:
        """What the list says beside an attack: what it takes, the person's most, the chance. Empty beside others."""
        is_attack = declared(choice.move).group == ATTACK
        return figures_text(Attack(self.seen, choice.move), self.words) if is_attack else ""

    def preview(self, choice: Choice) -> str:
        """An attack in one line: what it takes, what the person has, the chance, and what is not counted."""
        line = attack_line(Attack(self.seen, choice.move), self.words)
        return f"{self.words.move(self.table, choice.move)}: {line}"
