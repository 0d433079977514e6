"""How people on their own devices deal together, so that nobody can choose the cards: the protocol as data and steps.

1. The server fixes a word by showing its hash, and each browser fixes one of its own. A word that is fixed cannot be
   changed.
2. The host begins. When everybody has fixed a word, decks and rules are fixed too: the server shows a hash of them.
   Browsers keep all these hashes.
3. The browsers open their words: they send them to the server, and to nobody else. The server's own word stays where
   it is. All words make the seed (records/deal.py).

A person who does not fix a word in time is left out. So is a person who does not open his word in time; then everybody
else and the server take new words and the round is repeated. (By then the server has seen some words. If it could go on
with or without the missing one, it could choose between two deals.) What each step gives is stored, so that the deal
goes on after a crash. The clock is elsewhere (gatherings.py).
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Sequence

import msgspec

from ...errors import RegniError
from ...records.deal import fixed_by

#: Seconds that browsers have to fix their words after the host has begun, and again to open them.
TIME = 15.0
#: Words and commitments: 256 bits as hexadecimal digits.
FORM = re.compile(r"[0-9a-f]{64}")
#: How many commitments of earlier rounds are remembered. There is a limit since somebody could come and go all day.
MOST_USED = 200


def new_word() -> str:
    return secrets.token_hex(32)


class Dealing(msgspec.Struct, frozen=True, kw_only=True):
    """A deal under way. People are named by the server's keys for them, not by the names they write."""

    #: Rounds count from 1.
    round: int = 1
    #: The server's word. Nobody is shown it before the whole session is over.
    word: str = msgspec.field(default_factory=new_word)
    #: What people have fixed, and the words that they have opened.
    commitments: dict[str, str] = {}
    words: dict[str, str] = {}
    is_begun: bool = False
    #: The hash of decks and rules. Empty until words are opened.
    terms: str = ""
    #: People who were too late.
    left_out: tuple[str, ...] = ()
    #: What was fixed in earlier rounds. Nobody may use it again.
    used: tuple[str, ...] = ()

    # What can be asked of it.

    @property
    def commitment(self) -> str:
        """What the server has fixed."""
        return fixed_by(self.word)

    @property
    def is_opening(self) -> bool:
        return bool(self.terms)

    @property
    def stage(self) -> tuple[int, bool]:
        """The stage for which the clock runs: the fixing or the opening of words in this round."""
        return self.round, self.is_opening

    @property
    def is_complete(self) -> bool:
        """Whether all words were opened."""
        return self.is_opening and self.words.keys() == self.commitments.keys()

    def missing(self, people: Sequence[str]) -> list[str]:
        """Who has not fixed a word yet."""
        return [person for person in people if person not in self.commitments and person not in self.left_out]

    # What browsers do.

    def commit(self, person: str, round: int, commitment: str) -> Dealing:
        """Somebody fixes his word. A page that is opened again may send the same again."""
        self._check(person, round, commitment)
        before = self.commitments.get(person)
        if before == commitment:
            return self
        if before is not None or self.is_opening:
            raise RegniError("deal-fixed")
        if commitment in (self.commitment, *self.used, *self.commitments.values()):
            raise RegniError("deal-used")
        return msgspec.structs.replace(self, commitments=self.commitments | {person: commitment})

    def open(self, person: str, round: int, word: str) -> Dealing:
        """Somebody opens his word. Nobody may do so before all are fixed."""
        self._check(person, round, word)
        if not self.is_opening:
            raise RegniError("deal-early")
        if fixed_by(word) != self.commitments.get(person):
            raise RegniError("deal-wrong")
        return msgspec.structs.replace(self, words=self.words | {person: word})

    def _check(self, person: str, round: int, said: str) -> None:
        if round != self.round:
            raise RegniError("deal-round")
        if person in self.left_out:
            raise RegniError("deal-late")
        if not FORM.fullmatch(said):
            raise RegniError("deal-word")

    # What the lobby does.

    def begin(self, people: Sequence[str]) -> Dealing:
        """The host begins, and the clock starts. If no browser has fixed a word by now, none of them can, and nobody
        waits for them."""
        if self.is_begun:
            return self
        return msgspec.structs.replace(self, is_begun=True, left_out=() if self.commitments else tuple(people))

    def start_opening(self, terms: str) -> Dealing:
        """All words are fixed. From now on they are opened, and nothing else may change."""
        return msgspec.structs.replace(self, terms=terms)

    def time_out(self, people: Sequence[str]) -> Dealing:
        """The time is over."""
        if not self.is_opening:
            return msgspec.structs.replace(self, left_out=(*self.left_out, *self.missing(people)))
        late = tuple(person for person in self.commitments if person not in self.words)
        return self._repeated((*self.left_out, *late), is_begun=True) if late else self

    def only(self, people: Collection[str]) -> Dealing:
        """Forgets the words of those who have left the table."""
        gone = [person for person in self.commitments if person not in people]
        staying = {person: one for person, one in self.commitments.items() if person in people}
        used = (*self.used, *(self.commitments[person] for person in gone))[-MOST_USED:]
        return msgspec.structs.replace(self, commitments=staying, used=used) if gone else self

    def renamed(self, before: str, person: str) -> Dealing:
        """The server has another key for somebody from now on. What he has fixed and opened stays his."""
        commitments, words = (
            {person if one == before else one: said for one, said in kept.items()}
            for kept in (self.commitments, self.words)
        )
        left_out = tuple(person if one == before else one for one in self.left_out)
        return msgspec.structs.replace(self, commitments=commitments, words=words, left_out=left_out)

    def called_off(self) -> Dealing:
        """The game does not begin after all. Words that may have been opened do not count any more."""
        return self._repeated((), is_begun=False)

    def _repeated(self, left_out: tuple[str, ...], is_begun: bool) -> Dealing:
        used = (*self.used, self.commitment, *self.commitments.values())[-MOST_USED:]
        return Dealing(round=self.round + 1, is_begun=is_begun, left_out=left_out, used=used)
