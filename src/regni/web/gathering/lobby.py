"""The lobby of a table: its rules, its host, and who sits where. It is stored as JSON until the game begins.

It is pure data. Each thing that people do makes a new lobby, or raises an error.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace

import msgspec

from ...bots.levels import LEVELS
from ...decks.text import deck_text
from ...errors import RegniError
from ...records.deal import Deal, Word, terms_fixed_by
from ...words.hints import shown
from ..game_form import (
    AUTO,
    FRIEND,
    GUEST,
    ME,
    OWN_DECK,
    Seat,
    Wish,
    fields_of,
    fields_of_wish,
    mended,
    read_wish,
    terms_of,
)
from ..manners import Manners
from ..naming import fit_name
from ..play.session import Session
from ..terms import Terms
from .deal import Dealing

#: The deck of the game before, in the lobby of a rematch.
KEPT = "kept"


class Chair(msgspec.Struct, frozen=True):
    """A place in the lobby. It is open, a person's or a bot's."""

    person: str = ""
    name: str = ""
    bot: str = ""
    #: The deck that was chosen, as in the form for a new game.
    deck: str = AUTO
    #: The cards of a deck that the person had saved, or played before: the server knows its name only for him.
    cards: str = ""
    is_ready: bool = False

    @property
    def is_open(self) -> bool:
        return not self.person and not self.bot

    @property
    def own(self) -> dict[str, str]:
        """The person's own deck that he chose, by its name. He may have deleted it among his decks since."""
        return {self.deck.removeprefix(OWN_DECK): self.cards} if self.deck.startswith(OWN_DECK) else {}


class Lobby(msgspec.Struct, frozen=True):
    #: The rules, as fields of the form for a new game.
    fields: dict[str, str]
    host: str
    chairs: tuple[Chair, ...]
    dealing: Dealing = msgspec.field(default_factory=Dealing)
    manners: Manners = Manners()

    # What can be asked of it.

    @property
    def people(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.person}

    @property
    def wish(self) -> Wish:
        """The game for which people gather, as the form for a new game describes it."""
        return read_wish(self.fields)

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    @property
    def missing(self) -> list[int]:
        """The seats for which the game still waits. It does not wait for the host: he begins it."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.is_open or (chair.person and chair.person != self.host and not chair.is_ready)
        ]

    # What people do.

    def sit(self, seat: int, person: str, name: str) -> Lobby:
        """Somebody takes an open seat."""
        if not self._chair(seat).is_open:
            raise RegniError("lobby-taken")
        return self._with(seat, Chair(person=person, name=self._fit_name(name, seat)))

    def stand_up(self, seat: int, person: str) -> Lobby:
        """Somebody leaves his seat. A host without a seat is still the host."""
        self._check_own(seat, person)
        return self._with(seat, Chair())

    def rename(self, seat: int, person: str, name: str) -> Lobby:
        return self._with(seat, msgspec.structs.replace(self._check_own(seat, person), name=self._fit_name(name, seat)))

    def choose_deck(self, seat: int, person: str, deck: str, own: Mapping[str, str]) -> Lobby:
        """Somebody chooses his deck. It is checked at once, so that the game can begin with it."""
        chair = self._check_own(seat, person)
        if deck == KEPT and chair.deck == KEPT:
            return self
        name = deck.removeprefix(OWN_DECK) if deck.startswith(OWN_DECK) else ""
        cards = (chair.own | dict(own)).get(name, "") if name else ""
        if deck.startswith(OWN_DECK) and not cards:
            raise RegniError("deck-own", name=shown(name))
        changed = self._with(seat, msgspec.structs.replace(chair, deck=deck, cards=cards))
        changed.terms("deck")
        return changed

    def say_ready(self, seat: int, person: str, is_ready: bool) -> Lobby:
        return self._with(seat, msgspec.structs.replace(self._check_own(seat, person), is_ready=is_ready))

    def without(self, person: str) -> Lobby:
        """Somebody is forgotten: his seats are open again. If he was the host, somebody else who sits here becomes the
        host. If nobody else sits here, there is no host."""
        left = self
        for seat in self.seats_of(person):
            left = left._with(seat, Chair())
        heir = next((chair.person for chair in left.chairs if chair.person), "")
        return left if self.host != person else msgspec.structs.replace(left, host=heir)

    def handed_over(self, before: str, person: str) -> Lobby:
        """Gives everything that somebody has in this lobby to another person: they are the same human being. If both
        sit here they are one for the deal too, and it begins again."""
        dealing = self.dealing.renamed(before, person)
        if {before, person} <= self.people:
            dealing = self.dealing.called_off() if self.dealing.is_begun else self.dealing.only(self.people - {before})
        chairs = tuple(
            msgspec.structs.replace(chair, person=person) if chair.person == before else chair for chair in self.chairs
        )
        host = person if self.host == before else self.host
        return msgspec.structs.replace(self, host=host, chairs=chairs, dealing=dealing)

    # What only the host does.

    def give_to_bot(self, seat: int, person: str, level: str) -> Lobby:
        """A bot takes an open seat, or instead of another bot."""
        self._check_host(person)
        if level not in LEVELS:
            raise RegniError("bot-name", name=shown(level), names=", ".join(LEVELS))
        if self._chair(seat).person:
            raise RegniError("lobby-taken")
        return self._with(seat, Chair(bot=level))

    def free(self, seat: int, person: str) -> Lobby:
        """The host opens a seat again. The bot or person who had it loses it."""
        self._check_host(person)
        self._chair(seat)
        return self._with(seat, Chair())

    def hand_on(self, seat: int, person: str) -> Lobby:
        """The person in this seat becomes the host."""
        self._check_host(person)
        heir = self._chair(seat).person
        if not heir:
            raise RegniError("lobby-nobody")
        return msgspec.structs.replace(self, host=heir)

    def set_manners(self, person: str, manners: Manners) -> Lobby:
        """The host chooses the manners of the table. If they change, people who were ready have to say so again."""
        self._check_host(person)
        if self.dealing.is_begun:
            raise RegniError("deal-under-way")
        if manners == self.manners:
            return self
        chairs = tuple(msgspec.structs.replace(chair, is_ready=False) for chair in self.chairs)
        return msgspec.structs.replace(self, chairs=chairs, manners=manners)

    def check_begin(self, person: str) -> None:
        self._check_host(person)
        if self.missing:
            raise RegniError("lobby-missing")
        if not self.people:
            raise RegniError("table-empty")

    def begin(self, person: str) -> Lobby:
        """The host begins. People on several devices deal together before the game is there."""
        self.check_begin(person)
        return self._deal(self.dealing.only(self.dealers).begin(self.dealers))

    def check_close(self, person: str) -> None:
        self._check_host(person)

    # The deal.

    @property
    def dealers(self) -> list[str]:
        """The people who deal together, in the order of their seats. Nobody if all sit at one screen."""
        people = list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))
        return people if len(people) > 1 else []

    def commit(self, person: str, round: int, commitment: str) -> Lobby:
        """The browser of a person in this lobby fixes its word."""
        self._check_seated(person)
        return self._deal(self.dealing.commit(person, round, commitment))

    def open_word(self, person: str, round: int, word: str) -> Lobby:
        self._check_seated(person)
        return self._deal(self.dealing.open(person, round, word))

    def time_out(self, stage: tuple[int, bool]) -> Lobby:
        """The time for this stage of the deal is over. Nothing happens if the deal is past this stage."""
        is_due = self.dealing.is_begun and self.dealing.stage == stage
        return self._deal(self.dealing.time_out(self.dealers)) if is_due else self

    def _deal(self, dealing: Dealing) -> Lobby:
        if dealing.is_begun and not dealing.is_opening and not dealing.missing(self.dealers):
            terms = Session(self.terms(dealing.word)).game.record.terms()
            dealing = dealing.start_opening(terms_fixed_by(dealing.word, terms))
        return msgspec.structs.replace(self, dealing=dealing)

    def deal(self) -> Deal | None:
        """The deal that was made. None if all sit at one screen."""
        one = self.dealing
        words = [
            Word(tuple(self.seats_of(person)), one.commitments[person], one.words[person])
            for person in self.dealers
            if person in one.words
        ]
        left_out = [seat for seat, chair in enumerate(self.chairs) if chair.person in one.left_out]
        made = Deal(one.round, one.terms, one.commitment, one.word, tuple(words), tuple(left_out))
        return made if self.dealers else None

    # The game.

    def final_terms(self) -> Terms:
        """The terms of the game when it begins."""
        deal = self.deal()
        if deal is None:
            return self.terms(secrets.token_hex(16))
        # Decks that are drawn by chance are drawn with the server's word: they are fixed before the seed is known.
        return msgspec.structs.replace(self.terms(deal.word), seed=deal.seed, deal=deal)

    def terms(self, seed: str) -> Terms:
        """The terms of the game as the lobby stands now. Open seats count as people's."""
        own = {str(seat): chair.cards for seat, chair in enumerate(self.chairs) if chair.cards}
        seats = tuple(
            Seat(chair.bot or FRIEND, chair.name, f"{OWN_DECK}{seat}" if chair.cards else chair.deck)
            for seat, chair in enumerate(self.chairs)
        )
        terms = terms_of(replace(self.wish, seats=seats, number=str(len(seats))), own, seed)
        return msgspec.structs.replace(terms, manners=self.manners)

    # What is checked.

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise RegniError("lobby-seat")
        return self.chairs[seat]

    def _check_own(self, seat: int, person: str) -> Chair:
        chair = self._chair(seat)
        if not person or chair.person != person:
            raise RegniError("not-yours")
        return chair

    def _check_seated(self, person: str) -> None:
        if person not in self.people:
            raise RegniError("deal-seat")

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise RegniError("lobby-host")

    def _fit_name(self, name: str, seat: int) -> str:
        return fit_name(name, [chair.name for other, chair in enumerate(self.chairs) if other != seat])

    def _with(self, seat: int, chair: Chair) -> Lobby:
        if self.dealing.is_begun and chair != Chair():
            raise RegniError("deal-under-way")
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        # A seat that is free again has no player, so the game cannot begin yet.
        dealing = self.dealing.called_off() if self.dealing.is_begun else self.dealing
        changed = msgspec.structs.replace(self, chairs=chairs, dealing=dealing)
        return msgspec.structs.replace(changed, dealing=dealing.only(changed.people))


def lobby_of(wish: Wish, host: str, own: Mapping[str, str]) -> Lobby:
    """A lobby for what the form asked for. The host sits on his seat and on those of friends at his screen. The seats
    of friends elsewhere are open. Anything wrong in the wish raises an error."""
    number = len(terms_of(wish_of_people(wish), own).players)
    lobby = Lobby(fields_of_wish(mended(wish, own)), host, (Chair(),) * number)
    for seat, one in enumerate(wish.seats[:number]):
        if one.who == GUEST:
            continue
        if one.who in (ME, FRIEND):
            lobby = lobby.sit(seat, host, one.name).choose_deck(seat, host, one.deck, own)
        else:
            lobby = lobby.give_to_bot(seat, host, one.who)
            lobby = lobby._with(seat, msgspec.structs.replace(lobby.chairs[seat], deck=one.deck))
    return lobby


def rematch_of(terms: Terms, host: str, seats: Mapping[int, str]) -> Lobby:
    """A lobby for the same game with the same people, bots and decks."""
    chairs = [
        Chair(seats.get(seat, ""), player.name, player.bot, KEPT, deck_text(deck))
        for seat, (player, deck) in enumerate(zip(terms.players, terms.decks, strict=True))
    ]
    return Lobby(fields_of(terms), host, tuple(chairs), manners=terms.manners)


def wish_of_people(wish: Wish) -> Wish:
    """The wish with all friends at one screen, to see whether the game can be played at all."""
    seats = tuple(replace(one, who=FRIEND) if one.who == GUEST else one for one in wish.seats)
    return replace(wish, seats=seats)


def lobby_json(lobby: Lobby) -> str:
    return msgspec.json.encode(lobby).decode()


def read_lobby(text: str) -> Lobby:
    try:
        return msgspec.json.decode(text, type=Lobby)
    except msgspec.MsgspecError as problem:
        raise RegniError("table-setup", problem=str(problem)) from None
