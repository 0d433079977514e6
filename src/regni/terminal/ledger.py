"""A campaign as a page: every Summer with its votes, crowns, and Legacy points (W)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..campaign import Campaign, Point, Purchase, Summer, Vote
from ..words import Words
from .names import InkedNames

DOT = " · "


class Ledger:
    """Writes in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.names = InkedNames(words)

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(f"ledger-{key}", **values)

    def page(self, campaign: Campaign) -> RenderableType:
        parts: list[RenderableType] = []
        for summer in campaign.summers:
            parts += [self.heading(summer), Padding(self.summer(summer, campaign.earls), (0, 0, 0, 2))]
        return Group(*parts)

    def heading(self, summer: Summer) -> Text:
        ending = self.text("winter") if summer.winter else ""
        danelaw = self.text("danelaw") if summer.danelaw else ""
        first = self.text("first", earl=self.earl(summer.first)) if summer.first else ""
        rounds = self.text("rounds", number=summer.rounds)
        title = self.text("summer", number=summer.number)
        return Text(DOT.join(part for part in (title, first, rounds, danelaw, ending) if part), Style(bold=True))

    def summer(self, summer: Summer, earls: Sequence[str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=Style(dim=True), no_wrap=True)
        if summer.spent:
            grid.add_row(
                self.text("spent"), self.by_earl(earls, [(one.earl, self.bought(one)) for one in summer.spent])
            )
        for crown in summer.crowns:
            when = self.text("crown-round", number=crown.round) if crown.round else self.text("crown-start")
            grid.add_row(self.text("crown"), f"{self.earl(crown.earl)}, {when}")
        for vote in summer.votes:
            grid.add_row(self.text("vote"), self.vote(vote))
        if summer.earned:
            earned = [(one.earl, self.reason(one)) for one in summer.earned]
            earned += [(earl, self.text("capped")) for earl in summer.capped]
            grid.add_row(self.text("earned"), self.by_earl(earls, earned))
        if summer.legacy:
            totals = [f"{self.earl(earl)} {number}" for earl, number in summer.legacy.items()]
            grid.add_row(self.text("legacy"), DOT.join(totals))
        return grid

    def earl(self, colour: str) -> str:
        return self.names.earl(colour)

    def by_earl(self, earls: Sequence[str], listed: list[tuple[str, str]]) -> str:
        """`Blue: two Towers, Castle · Red: Banner`."""
        parts = []
        for earl in earls:
            own = [what for who, what in listed if who == earl]
            if own:
                parts.append(f"{self.earl(earl)}: {', '.join(own)}")
        return DOT.join(parts)

    def bought(self, purchase: Purchase) -> str:
        if purchase.what == "towers":
            return self.text("towers")
        return self.in_fief(self.names.card(purchase.what), purchase.fief)

    def reason(self, point: Point) -> str:
        if point.why in ("king", "pair"):
            return self.text(f"for-{point.why}")
        return self.in_fief(self.text(f"for-{point.why}"), point.fief)

    def in_fief(self, what: str, fief: int) -> str:
        return self.text("in-fief", what=what, number=fief) if fief else what

    def vote(self, vote: Vote) -> str:
        by = self.text("called", earl=self.earl(vote.caller)) if vote.caller else self.text("longboats")
        ballots = []
        for ballot in vote.ballots:
            sign = {"for": "+", "against": "-"}.get(ballot.how)
            ballots.append(f"{self.earl(ballot.earl)} {f'{sign}{ballot.votes}' if sign else self.text('abstains')}")
        parts = [self.text("vote-round", number=vote.round), by]
        if vote.passed is None:
            parts.append(self.text("under-way"))
        else:
            counts = self.text("counts", votes_for=vote.votes_for, votes_against=vote.votes_against)
            parts.append(f"{counts}: {self.text('passes' if vote.passed else 'fails')}")
        return f"{', '.join(parts)} ({', '.join(ballots)})" if ballots else ", ".join(parts)
