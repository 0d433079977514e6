"""The deal among people on their own devices: the secret words of which the seed of a game was made.

The server and each person fix a secret word by showing its hash, the commitment. Only when all are fixed are the words
given to the server, and all of them make the seed. So nobody could choose it. When the whole session is over the words
are shown, and anybody can check them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..engine.cards import COLOURS
from .fields import Fields, one_of


def fixed_by(word: str) -> str:
    """The commitment to a word: the SHA-256 of its text.

    >>> fixed_by("abc")[:12]
    'ba7816bf8f01'
    """
    return hashlib.sha256(word.encode()).hexdigest()


def seed_of(server: str, words: Iterable[str]) -> str:
    """The seed: the SHA-256 of `regni deal`, the server's word and the people's words, each on a line of its own. The
    people come in the order of their seats."""
    return hashlib.sha256("\n".join(("regni deal", server, *words)).encode()).hexdigest()


def terms_fixed_by(server: str, terms: str) -> str:
    """The commitment to the decks and rules. The server's word is in it, so that nobody can find out a deck by
    trying."""
    return hashlib.sha256(f"regni terms\n{server}\n{terms}".encode()).hexdigest()


@dataclass(frozen=True)
class Word:
    """What one person put in. He may play several seats."""

    seats: tuple[int, ...]
    commitment: str
    #: Empty as long as it is not shown.
    word: str = ""


@dataclass(frozen=True)
class Deal:
    """A deal that was made. The server's word comes first, then those of the people in the order of their seats."""

    #: How often words were put in until everybody opened his.
    round: int
    #: Fixes the decks and rules, before the words were opened.
    terms: str
    commitment: str
    word: str
    words: tuple[Word, ...]
    #: The seats of people whose browser put in or opened no word.
    left_out: tuple[int, ...] = ()
    #: In a series the number of the game. Otherwise 0.
    game: int = 0

    @property
    def seed(self) -> str:
        """The seed that the words make: that of the game, or of the whole series."""
        return seed_of(self.word, [one.word for one in self.words])

    @property
    def holds_words(self) -> bool:
        """Whether every word is the one that was fixed before."""
        fixed = [(self.word, self.commitment), *((one.word, one.commitment) for one in self.words)]
        return all(fixed_by(word) == commitment for word, commitment in fixed)

    def hidden(self) -> Deal:
        """The deal as it is shown before the end of the session: without the words."""
        return replace(self, word="", words=tuple(replace(one, word="") for one in self.words))

    def data(self) -> dict[str, object]:
        """The deal as a section of a record. Words that are not shown are left out."""
        found: dict[str, object] = {"round": self.round}
        found |= {"game": self.game} if self.game else {}
        found |= {"terms": self.terms, "commitment": self.commitment}
        found |= {"word": self.word} if self.word else {}
        found["left_out"] = [COLOURS[seat] for seat in self.left_out]
        found["words"] = [
            {"earls": [COLOURS[seat] for seat in one.seats], "commitment": one.commitment}
            | ({"word": one.word} if one.word else {})
            for one in self.words
        ]
        return found


def read_deal(fields: Fields) -> Deal:
    """Reads the section of a record. `Record.deal_flaw` checks whether it is right."""
    deal = Deal(
        round=fields.count("round", 1),
        terms=fields.text("terms"),
        commitment=fields.text("commitment"),
        word=fields.text("word"),
        words=tuple(fields.items("words", lambda item, where: read_word(Fields(item, where)))),
        left_out=read_seats(fields, "left_out"),
        game=fields.count("game"),
    )
    fields.finish()
    return deal


def read_word(fields: Fields) -> Word:
    word = Word(read_seats(fields, "earls"), fields.text("commitment"), fields.text("word"))
    fields.finish()
    return word


def read_seats(fields: Fields, key: str) -> tuple[int, ...]:
    return tuple(fields.items(key, lambda item, where: COLOURS.index(one_of(item, COLOURS, where))))
