"""The people at a table as one of them sees it: who is here, whose turn it is, and what was said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ...engine.cards import COLOURS
from ...words.words import Words
from ..board.arms import field_of, players_of
from ..company.chat import PHRASES, Line
from ..company.company import Company
from ..manners import Manners
from ..pages.page import Reader, part
from ..play.viewer import Viewer
from ..terms import Terms
from .manners import told
from .together import Strip, strip_of

#: How many pieces of each kind are cached as HTML.
MOST_STRIPS, MOST_MEMBERS, MOST_MANNERS, MOST_TALKS = 256, 64, 128, 64


@dataclass(frozen=True)
class Member:
    """Somebody at the table."""

    seat: int
    field: str
    letter: str
    earl: str
    name: str
    is_bot: bool
    is_own: bool
    is_here: bool
    #: Since when he has been deciding, in seconds. 0 if he is not.
    since: float
    #: Whether the reader waits for him to decide. Nobody waits long for a bot.
    is_awaited: bool


@dataclass(frozen=True)
class Spoken:
    """A line of the chat."""

    number: int
    seat: int
    name: str
    field: str
    letter: str
    text: str
    is_own: bool


def is_apart(terms: Terms, holders: Mapping[int, str]) -> bool:
    """Whether the people of a table sit at several screens. Those at one screen can see and hear each other. A free
    seat counts as another screen."""
    return len({holders.get(seat, "") for seat, player in enumerate(terms.players) if not player.bot}) > 1


def company_parts(viewer: Viewer, company: Company, reader: Reader, holders: Mapping[int, str]) -> dict[str, str]:
    """The people and their talk as HTML, in parts. Those who only watch do not get the talk. A host who watches can
    turn it off."""
    live, words = viewer.live, viewer.words
    players = players_of(live.terms_now, words, viewer.shown, is_watched=True)
    deciding = live.session.game.deciding
    members = tuple(
        Member(
            seat=seat,
            field=field_of(COLOURS[seat], words),
            letter=words.text(f"letter-{COLOURS[seat]}"),
            earl=words.colour(seat),
            name=players[seat],
            is_bot=bool(player.bot),
            is_own=holders.get(seat) == reader.owner,
            is_here=company.is_here(holders.get(seat, "")),
            since=live.changed if deciding == seat else 0,
            is_awaited=deciding == seat and not live.terms_now.players[seat].bot and holders.get(seat) != reader.owner,
        )
        for seat, player in enumerate(live.session.terms.players)
    )
    names = [player.name or words.earl(seat) for seat, player in enumerate(live.session.terms.players)]
    strip = strip_of(viewer, company, reader, holders, names, words)
    parts = {
        "together": drawn_strip(strip, words),
        "members": drawn_members(members, viewer.is_playing, words),
        "manners": drawn_manners(live.manners, words),
    }
    if is_apart(live.session.terms, holders):
        is_host = company.is_host(reader.owner)
        if viewer.is_playing:
            spoken = tuple(spoken_by(line, members, reader, words, holders) for line in company.lines)
            parts["chat"] = drawn_talk(spoken, live.may_talk, is_host, words)
        elif is_host:
            parts["chat"] = str(part("company.html").unheard_chat(live.may_talk, words.text))
    return parts


@lru_cache(maxsize=MOST_STRIPS)
def drawn_strip(strip: Strip, words: Words) -> str:
    return str(part("company.html").together(strip, words.text))


@lru_cache(maxsize=MOST_MEMBERS)
def drawn_members(members: tuple[Member, ...], is_playing: bool, words: Words) -> str:
    return str(part("company.html").members(members, is_playing, words.text))


@lru_cache(maxsize=MOST_MANNERS)
def drawn_manners(manners: Manners, words: Words) -> str:
    return str(part("company.html").manners(told(manners, words), words.text))


@lru_cache(maxsize=MOST_TALKS)
def drawn_talk(spoken: tuple[Spoken, ...], may_talk: bool, is_host: bool, words: Words) -> str:
    return str(part("company.html").chat(spoken, PHRASES, may_talk, is_host, words.text))


def spoken_by(
    line: Line, members: tuple[Member, ...], reader: Reader, words: Words, holders: Mapping[int, str]
) -> Spoken:
    speaker = members[line.seat]
    # A person who has lost the seat to somebody else is named by its colour.
    name = speaker.name if holders.get(line.seat) == line.person else speaker.earl
    text = words.text(f"chat-{line.phrase}") if line.phrase in PHRASES else line.said
    is_own = line.person == reader.owner
    return Spoken(line.number, line.seat, name, speaker.field, speaker.letter, text, is_own)
