"""The deal as the lobby tells it: a line for people, and what their browsers must know to take part."""

from __future__ import annotations

from dataclasses import dataclass

from ...words.words import Words
from .lobby import Lobby

#: What a browser has to do now.
FIX, OPEN, NOTHING = "fix", "open", ""


@dataclass(frozen=True)
class ShownDeal:
    """A deal under way, for one person."""

    round: int
    #: What his browser has to do, and the commitment that it gave.
    task: str
    own: str
    #: The server's commitment.
    server: str
    #: When words are opened, all that is fixed by then: decks and rules first, then the server's word, then people's
    #: words in the order of their seats. A browser keeps it before it opens its word.
    fixed: tuple[str, ...]
    #: A sentence that says how far the deal is. Empty if nobody deals together.
    line: str
    #: A sentence that says who is left out. Empty if nobody is.
    left_out: str
    #: What each person has fixed.
    hashes: tuple[tuple[str, str], ...]


def shown_deal(lobby: Lobby, person: str, words: Words) -> ShownDeal:
    deal, dealers = lobby.dealing, lobby.dealers
    taking_part = [one for one in dealers if one in deal.commitments]
    own = deal.commitments.get(person, "")
    names = {one: name_of(lobby, one, words) for one in dealers}
    out = [names[one] for one in dealers if one in deal.left_out]
    return ShownDeal(
        round=deal.round,
        task=task_of(lobby, person),
        own=own,
        server=deal.commitment,
        fixed=(deal.terms, deal.commitment, *(deal.commitments[one] for one in taking_part)) if deal.is_opening else (),
        line=line_of(lobby, names, words) if dealers else "",
        left_out=words.text("deal-left-out", names=", ".join(out)) if out else "",
        hashes=tuple((names[one], deal.commitments[one]) for one in taking_part),
    )


def task_of(lobby: Lobby, person: str) -> str:
    deal = lobby.dealing
    if person not in lobby.people or person in deal.left_out:
        return NOTHING
    if not deal.is_opening:
        return FIX if person not in deal.commitments else NOTHING
    return OPEN if person in deal.commitments and person not in deal.words else NOTHING


def line_of(lobby: Lobby, names: dict[str, str], words: Words) -> str:
    deal = lobby.dealing
    everybody = len(names) - len(deal.left_out)
    if deal.is_opening:
        return words.text("deal-opened", number=len(deal.words), all=everybody)
    missing = [names[one] for one in deal.missing(lobby.dealers)]
    said = words.text("deal-fixed", number=everybody - len(missing), all=everybody)
    return f"{said} {words.text('deal-missing', names=', '.join(missing))}" if missing else said


def name_of(lobby: Lobby, person: str, words: Words) -> str:
    seat = lobby.seats_of(person)[0]
    return lobby.chairs[seat].name or words.earl(seat)
