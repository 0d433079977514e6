"""How the cards were dealt among people on their own devices, told at the end."""

from __future__ import annotations

import json
from dataclasses import dataclass

from ...words.words import Words
from .session import Session


@dataclass(frozen=True)
class DealtWord:
    """A word of the deal, the person who put it in, and the hash that fixed it."""

    whose: str
    word: str
    commitment: str


@dataclass(frozen=True)
class Dealt:
    #: How many people put in a word.
    people: int
    #: The Earls of those who did not.
    left_out: str
    #: All words, the server's first. Empty while more games follow: their cards come from the same words.
    words: list[DealtWord]
    #: All of it for the page's script, which checks it.
    check: str


def dealt_of(session: Session, words: Words) -> Dealt | None:
    """The deal of a session. None if everybody sat at one screen."""
    deal = session.terms.deal
    if deal is None:
        return None
    left_out = ", ".join(words.earl(seat) for seat in deal.left_out)
    if not session.is_over:
        return Dealt(len(deal.words), left_out, [], "")
    told = [DealtWord(words.text("deal-server"), deal.word, deal.commitment)]
    told += [DealtWord(", ".join(map(words.earl, one.seats)), one.word, one.commitment) for one in deal.words]
    check = {
        "round": deal.round,
        "seed": session.terms.seed,
        "terms": deal.terms,
        "words": [{"word": one.word, "commitment": one.commitment} for one in told],
    }
    return Dealt(len(deal.words), left_out, told, json.dumps(check))
