"""The report of a comparison of decks, or of a search for a better deck."""

from __future__ import annotations

from dataclasses import dataclass

import tomli_w

from ...decks.book import READY, fitted
from ...decks.deck import deck_of
from ...decks.text import deck_text
from ...engine.cards import NAMES
from ...errors import RegniError
from ...measuring.intervals import Share
from ...words.words import Words
from ..decks import Arena, Decks, Meeting, Play, against, all_pairs, meet, standings, total
from ..evolve import Counts, Generation, Search, changes, games_of
from ..figures import Dots, Figure, Heat, Lines
from ..report import Findings, Row, Section, Sheet, contest_name

#: The most decks for a matrix with intervals; and the most numbers along an axis.
MOST_WITH_INTERVALS = 6
MOST_NUMBERS = 25
#: The names in the figures of decks that are not from the book.
YOURS = "yours"
START = "start"
FOUND = "found"


@dataclass(frozen=True)
class Order:
    arena: Arena
    field: Decks
    #: The deck to measure, or the start of the search.
    deck: Counts | None
    #: Its name, if it is from the book.
    called: str
    #: Generations of the search; 0 without a search.
    generations: int
    games: int
    seed: str

    def plan(self) -> dict[str, object]:
        """Everything that decides the results."""
        return {
            "game": self.arena.ruleset.changed(),
            "seats": self.arena.seats,
            "bots": self.arena.bot,
            "field": list(self.field),
            "deck": self.deck,
            "generations": self.generations,
            "games": self.games,
            "seed": self.seed,
        }

    def starts(self) -> list[Counts]:
        """The first decks of the search: the given deck, or all of the book."""
        rules = self.arena.ruleset
        return [self.deck] if self.deck else [tuple(fitted(name, rules)) for name in self.field or READY]

    def games_in_all(self) -> int:
        if self.generations:
            search = games_of(self.arena, len(self.field), len(self.starts()), self.generations)
            return search + 2 * self.games * len(against(self.arena, FOUND, list(self.field)))
        pairs = against(self.arena, YOURS, list(self.field)) if self.deck else all_pairs(self.arena, list(self.field))
        return self.games * len(pairs)

    def data(self) -> dict[str, object]:
        ruleset = self.arena.ruleset
        about = {"variant": ruleset.variant, "mode": ruleset.mode, "seats": self.arena.seats, "bots": self.arena.bot}
        return about | {"games": self.games, "seed": self.seed}


# Every deck against every other, or one against all.


def compared(order: Order, play: Play, w: Words) -> Findings:
    arena, names = order.arena, list(order.field)
    mine = order.called or YOURS
    decks = order.field | ({mine: order.deck} if order.deck else {})
    pairs = against(arena, mine, names) if order.deck else all_pairs(arena, names)
    if not pairs:
        raise RegniError("lab-decks-one")
    meetings = meet(arena, decks, pairs, order.games, order.seed, play)
    findings = opened(order, w)
    findings.data["pairs"] = findings.rows["pairs"] = [meeting_data(one) for one in meetings]
    rates = {mine: total(meetings)} if order.deck else standings(meetings)
    findings.rows["decks"] = [{"deck": name, **rate_data(rate)} for name, rate in rates.items()]
    findings.data["decks"] = findings.rows["decks"]
    if order.deck:
        findings.data["deck"] = deck_of(list(order.deck))
        figures = rivals_figure("rivals", {mine: meetings}, w)
        section = Section(w.text("lab-decks-rivals"), [rivals_sheet({mine: meetings}, w)], figures)
        findings.sections.append(section)
        return findings
    label = w.text("lab-decks-axis-king" if arena.is_shared else "lab-decks-axis")
    values = [(title(name, w), rate, 0) for name, rate in rates.items()]
    dots = Dots("decks", w.text("lab-decks-plot-decks"), label, "", values, None if arena.is_shared else 0.5)
    sheet = standings_sheet(rates, meetings, arena, w)
    findings.sections.append(Section(w.text("lab-decks-standings"), [sheet], [dots]))
    if not arena.is_shared:
        best_first = list(rates)
        sheet, heat = matrix_sheet(best_first, meetings, w), matrix_figure(best_first, meetings, w)
        text = w.text("lab-decks-margin", margin=widest(meetings))
        findings.sections.append(Section(w.text("lab-decks-matrix"), [sheet], [heat], text))
    return findings


def opened(order: Order, w: Words) -> Findings:
    arena = order.arena
    about = w.text(
        "lab-decks-about-king" if arena.is_shared else "lab-decks-about",
        contest=contest_name(arena.ruleset, arena.seats, w),
        bot=w.bot(arena.bot),
        games=order.games,
        seed=order.seed,
    )
    note = w.text("lab-decks-note-king" if arena.is_shared else "lab-decks-note")
    return Findings(w.text("lab-decks-title"), about, order.data(), notes=[note])


def title(name: str, w: Words) -> str:
    """The name of a deck, or of the King."""
    return w.text(f"deck-{name}") if name in READY else w.text(f"lab-decks-{name}")


def rate_data(rate: Share) -> Row:
    return {"win_rate": round(rate.value, 4), "low": round(rate.low, 4), "high": round(rate.high, 4)}


def meeting_data(one: Meeting) -> Row:
    return {"a": one.a, "b": one.b, "games": one.games, **rate_data(one.rate)}


def standings_sheet(rates: dict[str, Share], meetings: list[Meeting], arena: Arena, w: Words) -> Sheet:
    """All decks, best first, each with the decks it beats most and least."""
    columns = [w.text("lab-decks-column"), w.text("lab-decks-name"), w.text("lab-decks-rate")]
    rows = [[f"{place} {title(name, w)}", name, rate.text()] for place, (name, rate) in enumerate(rates.items(), 1)]
    if not arena.is_shared:
        columns += [w.text("lab-decks-prey"), w.text("lab-decks-hunter")]
        for row, name in zip(rows, rates, strict=True):
            met = sorted(own_meetings(name, meetings), key=lambda one: one.won)
            row += [f"{one.b} {100 * one.rate.value:.0f} %" for one in (met[-1], met[0])]
    return Sheet(columns, rows, words=2)


def own_meetings(name: str, meetings: list[Meeting]) -> list[Meeting]:
    """A deck's meetings, each from its own side."""
    return [one if one.a == name else one.turned() for one in meetings if name in (one.a, one.b)]


def matrix_sheet(order: list[str], meetings: list[Meeting], w: Words) -> Sheet:
    """The columns have the numbers of the rows. With many decks there is no room for intervals."""
    columns = [w.text("lab-decks-column"), *(str(number) for number in range(1, len(order) + 1))]
    has_room = len(order) <= MOST_WITH_INTERVALS
    rows = []
    for number, name in enumerate(order, 1):
        rates = {one.b: one.rate for one in own_meetings(name, meetings)}
        cells = [cell(rates[other], has_room) if other != name else "" for other in order]
        rows.append([f"{number} {name}" if has_room else name, *cells])
    return Sheet(columns, rows)


def cell(rate: Share, has_room: bool) -> str:
    """A rate in percent, with its margin if there is room.

    >>> from regni.measuring.intervals import wilson
    >>> cell(wilson(70, 100), False), cell(wilson(70, 100), True)
    ('70', '70 ±9')
    """
    return f"{100 * rate.value:.0f}" + (f" ±{100 * margin(rate):.0f}" if has_room else "")


def margin(rate: Share) -> float:
    return (rate.high - rate.low) / 2


def widest(meetings: list[Meeting]) -> str:
    return f"{max(100 * margin(one.rate) for one in meetings):.0f}"


def matrix_figure(order: list[str], meetings: list[Meeting], w: Words) -> Figure:
    titles = [title(name, w) for name in order]
    rates = [{one.b: one.rate.value for one in own_meetings(name, meetings)} for name in order]
    cells = [[row.get(name) for name in order] for row in rates]
    heading = w.text("lab-decks-plot-matrix", margin=widest(meetings))
    return Heat("matrix", heading, side=titles, above=titles, cells=cells)


def rivals_sheet(met: dict[str, list[Meeting]], w: Words) -> Sheet:
    """The rates of one or more decks against each deck of the field, and against all of it."""
    columns = [w.text("lab-decks-rival"), *(title(name, w) for name in met)]
    rivals = [one.b for one in next(iter(met.values()))]
    rows = [[title(b, w), *(met[name][place].rate.text() for name in met)] for place, b in enumerate(rivals)]
    if len(rivals) > 1:
        rows.append([w.text("lab-decks-whole"), *(total(meetings).text() for meetings in met.values())])
    return Sheet(columns, rows)


def rivals_figure(name: str, met: dict[str, list[Meeting]], w: Words) -> list[Figure]:
    rivals = [one.b for one in next(iter(met.values()))]
    if len(rivals) < 2:
        return []
    values = [
        (title(rival, w) if number == 0 else "", meetings[place].rate, number)
        for place, rival in enumerate(rivals)
        for number, meetings in enumerate(met.values())
    ]
    legend = [title(one, w) for one in met] if len(met) > 1 else []
    return [Dots(name, w.text("lab-decks-plot-rivals"), w.text("lab-decks-axis"), "", values, 0.5, legend=legend)]


# The search.


def evolved(order: Order, play: Play, w: Words) -> Findings:
    arena = order.arena
    search = Search(arena, list(order.field.values()), f"{order.seed}/search", play)
    search.begin(order.starts())
    for _ in range(order.generations):
        search.go_on()
    start, found = search.course[0].best, search.parents[0].deck
    # On new deals: the best of many decks has been lucky too.
    pairs = [pair for name in (START, FOUND) for pair in against(arena, name, list(order.field))]
    decks = order.field | {START: start, FOUND: found}
    meetings = meet(arena, decks, pairs, order.games, f"{order.seed}/check", play)
    met = {name: [one for one in meetings if one.a == name] for name in (START, FOUND)}
    findings = opened(order, w)
    findings.data |= search_data(search.course, met, start, found)
    findings.rows = {"pairs": [meeting_data(one) for one in meetings]}
    findings.rows["generations"] = [generation_row(one, start) for one in search.course]
    findings.files["found.toml"] = tomli_w.dumps({"deck": deck_of(list(found))})
    findings.sections = [
        Section(w.text("lab-decks-cards"), [cards_sheet(start, found, w)]),
        Section(w.text("lab-decks-check"), [rivals_sheet(met, w)], rivals_figure("check", met, w)),
        Section(
            w.text("lab-decks-course"),
            [course_sheet(search.course, start, w)],
            [course_figure(search.course, met, arena, w)],
        ),
    ]
    found_text = deck_text(deck_of(list(found)))
    verdict = "lab-decks-verdict-same" if start == found else "lab-decks-verdict"
    findings.notes.insert(0, w.text(verdict, deck=found_text, start=start_title(order, start, w)))
    return findings


def start_title(order: Order, start: Counts, w: Words) -> str:
    rules = order.arena.ruleset
    ready = [name for name in READY if fitted(name, rules) == list(start)]
    return title(ready[0] if ready else YOURS, w)


def search_data(
    course: list[Generation], met: dict[str, list[Meeting]], start: Counts, found: Counts
) -> dict[str, object]:
    return {
        "start": deck_of(list(start)),
        "found": deck_of(list(found)),
        "changes": {NAMES[kind]: number for kind, number in changes(start, found).items()},
        "start_rate": rate_data(total(met[START])),
        "found_rate": rate_data(total(met[FOUND])),
        "pairs": [meeting_data(one) for meetings in met.values() for one in meetings],
        "generations": [generation_row(one, start) for one in course],
    }


def generation_row(one: Generation, start: Counts) -> Row:
    return {
        "generation": one.number,
        "games": one.games,
        **rate_data(one.rate),
        "young": round(one.young, 4),
        "deck": deck_text(deck_of(list(one.best))),
        "swapped": sum(abs(number) for number in changes(start, one.best).values()) // 2,
    }


def cards_sheet(start: Counts, found: Counts, w: Words) -> Sheet:
    columns = [w.text(f"lab-decks-{name}") for name in ("card", START, FOUND, "change")]
    rows = []
    for kind, (before, after) in enumerate(zip(start, found, strict=True)):
        if before or after:
            change = f"{after - before:+d}".replace("-", "–") if after != before else ""
            rows.append([w.card(kind), str(before), str(after), change])
    return Sheet(columns, rows)


def course_sheet(course: list[Generation], start: Counts, w: Words) -> Sheet:
    columns = [w.text(f"lab-decks-{name}") for name in ("generation", "best", "games", "young", "swapped")]
    rows = []
    for one in course:
        row = generation_row(one, start)
        young = f"{100 * one.young:.1f} %"
        rows.append([str(one.number), one.rate.text(), str(one.games), young, str(row["swapped"])])
    return Sheet(columns, rows)


def course_figure(course: list[Generation], met: dict[str, list[Meeting]], arena: Arena, w: Words) -> Figure:
    """The best deck of each generation in the games of the search; at the end its check on new deals."""
    # A gap between the course and the check, and only as many numbers as there is room for.
    checked: list[Share | None] = [None] * (len(course) + 1)
    every = 1 + len(course) // MOST_NUMBERS
    numbers = [str(one.number) if one.number % every == 0 else "" for one in course]
    return Lines(
        "course",
        w.text("lab-decks-plot-course"),
        w.text("lab-decks-generation"),
        w.text("lab-decks-axis-king" if arena.is_shared else "lab-decks-axis"),
        [*numbers, "", w.text("lab-decks-fresh")],
        {
            w.text("lab-decks-best"): [*(one.rate for one in course), None, None],
            w.text("lab-decks-young"): [*(Share(one.young, one.young, one.young) for one in course), None, None],
            w.text("lab-decks-start"): [*checked, total(met[START])],
            w.text("lab-decks-found"): [*checked, total(met[FOUND])],
        },
        levels=[] if arena.is_shared else [0.5],
    )
