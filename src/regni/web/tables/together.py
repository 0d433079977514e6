"""What is shown beside the decision at a table of friends: the clock of the person who decides, bots that play for
people, what people ask of each other, and at the end the rematch that one of them has opened. Nothing in it depends on
what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...words.words import Words
from ..company.asking import Request
from ..company.company import Company
from ..pages.page import Reader
from ..play.keys import rematch_key
from ..play.viewer import Viewer

#: The texts of the buttons that grant and refuse a request.
GRANT, REFUSE = "grant", "refuse"


@dataclass(frozen=True)
class Button:
    """A button. `does` is the message that the page sends: `ask undo`, `grant time`, `return`."""

    does: str
    text: str


@dataclass(frozen=True)
class Line:
    text: str
    buttons: tuple[Button, ...] = ()


@dataclass(frozen=True)
class Strip:
    #: The number of entries after which all this is true. 0 if there is nothing to answer.
    at: int
    #: A line that says whose time runs. Empty if nobody's does.
    clock: str
    #: When the time is up, by the server's clock. If this changes the page gets it again.
    ends: int
    #: Whether it is the reader's own time.
    is_own: bool
    lines: tuple[Line, ...]


def strip_of(
    viewer: Viewer, company: Company, reader: Reader, holders: Mapping[int, str], names: list[str], words: Words
) -> Strip:
    together, person = viewer.live.together, reader.owner
    is_own = viewer.is_playing and holders.get(together.seat) == person
    clock = ""
    if together.ends is not None:
        clock = words.text("together-own-time") if is_own else words.text("together-time", name=names[together.seat])
    lines: list[Line] = []
    if viewer.game.outcome is None:
        lines = [bot_line(seat, viewer, names, words) for seat in together.stand_ins]
        if viewer.is_playing:
            lines += asked_lines(company, person, holders, names, words) + asking_lines(company, person, names, words)
    elif viewer.is_playing and has_rematch(viewer):
        # The button for it stands below, as for everybody.
        lines = [Line(words.text("together-rematch"))]
    return Strip(viewer.live.session.count if lines else 0, clock, round(together.ends or 0), is_own, tuple(lines))


def has_rematch(viewer: Viewer) -> bool:
    """Whether somebody has opened a rematch."""
    store = viewer.live.store
    kept = store.session(viewer.live.number) if viewer.live.session.is_over else None
    return kept is not None and store.find(rematch_key(kept.handle)) is not None


def bot_line(seat: int, viewer: Viewer, names: list[str], words: Words) -> Line:
    """The line about a bot that plays for somebody."""
    is_own, is_leaving = seat in viewer.seats, seat in viewer.live.together.leaving
    if is_leaving:
        return Line(words.text("together-own-leaves" if is_own else "together-leaves", name=names[seat]))
    if is_own:
        return Line(words.text("together-own-bot"), (Button("return", words.text("together-return")),))
    return Line(words.text("together-bot", name=names[seat]))


def asked_lines(
    company: Company, person: str, holders: Mapping[int, str], names: list[str], words: Words
) -> list[Line]:
    """The lines about requests. Those who can answer have buttons for it."""
    found = []
    for one in company.asking.requests:
        buttons: tuple[Button, ...] = ()
        if company.asking.may_answer(one, person, company.here):
            buttons = tuple(Button(f"{how} {one.what}", words.text(f"together-{how}")) for how in (GRANT, REFUSE))
        found.append(Line(request_text(one, person, holders, names, words), buttons))
    return found


def request_text(one: Request, person: str, holders: Mapping[int, str], names: list[str], words: Words) -> str:
    own = "-own" if one.person == person else ""
    asker = next((names[seat] for seat, holder in holders.items() if holder == one.person), "")
    absent = names[one.seat] if one.what == "bot" else ""
    return words.text(f"together-asked-{one.what}{own}", name=asker, absent=absent, number=one.length)


def asking_lines(company: Company, person: str, names: list[str], words: Words) -> list[Line]:
    """The lines about what the reader himself can ask for now."""
    asking, buttons = company.asking, []
    asked = {one.what for one in asking.requests}
    if asking.may_ask_time(person) and "time" not in asked:
        buttons.append(Button("ask time", words.text("together-ask-time")))
    length = asking.undo_length(person)
    if length and "undo" not in asked:
        buttons.append(Button("ask undo", words.text("together-ask-undo", number=length)))
    absent = asking.absent_seat(person, company.here)
    if absent is not None and "bot" not in asked:
        buttons.append(Button("ask bot", words.text("together-ask-bot", name=names[absent])))
    return [Line("", tuple(buttons))] if buttons else []
