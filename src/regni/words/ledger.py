"""A campaign in words: every Summer with its votes, crowns, and Legacy points (W)."""

from __future__ import annotations

from collections.abc import Sequence

from .campaign import Point, Purchase, Summer, Vote
from .names import Names
from .words import Words

DOT = " · "


class Ledger:
    """Writes in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.names = Names(words)

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(f"ledger-{key}", **values)

    def heading(self, summer: Summer) -> str:
        ending = self.text("winter") if summer.winter else ""
        danelaw = self.text("danelaw") if summer.danelaw else ""
        first = self.text("first", earl=self.earl(summer.first)) if summer.first else ""
        rounds = self.text("rounds", number=summer.rounds)
        title = self.text("summer", number=summer.number)
        return DOT.join(part for part in (title, first, rounds, danelaw, ending) if part)

    def rows(self, summer: Summer, earls: Sequence[str]) -> list[tuple[str, str]]:
        """The rows about a Summer and the Winter after it, each with its name."""
        found = []
        if summer.spent:
            spent = [(one.earl, self.bought(one)) for one in summer.spent]
            found.append((self.text("spent"), self.by_earl(earls, spent)))
        for crown in summer.crowns:
            when = self.text("crown-round", number=crown.round) if crown.round else self.text("crown-start")
            found.append((self.text("crown"), f"{self.earl(crown.earl)}, {when}"))
        found += [(self.text("vote"), self.vote(vote)) for vote in summer.votes]
        if summer.earned:
            earned = [(one.earl, self.reason(one)) for one in summer.earned]
            earned += [(earl, self.text("capped")) for earl in summer.capped]
            found.append((self.text("earned"), self.by_earl(earls, earned)))
        if summer.legacy:
            totals = [f"{self.earl(earl)} {number}" for earl, number in summer.legacy.items()]
            found.append((self.text("legacy"), DOT.join(totals)))
        return found

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
