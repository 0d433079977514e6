"""The report on the health of games: signs, lengths, endings, first seats, use, decks."""

from __future__ import annotations

from ...engine.cards import NAMES
from ...measuring.intervals import Share
from ...words.words import Words
from ..figures import Dots, Figure, Heat
from ..health import Health, Use, signs
from ..report import Findings, Row, Section, Sheet, contest_name


def health_findings(results: list[Health], w: Words) -> Findings:
    names = [contest_name(one.patient.ruleset, one.patient.seats, w) for one in results]
    findings = Findings(w.text("lab-health-title"), "", {"contests": [health_data(one) for one in results]})
    findings.sections = [
        signs_section(results, names, w),
        length_section(results, names, w),
        endings_section(results, names, w),
        first_section(results, names, w),
        vikings_section(results, names, w),
        use_section("card", results, w),
        use_section("action", results, w),
        decks_section(results, names, w),
    ]
    findings.notes = [w.text("lab-health-note")]
    findings.rows = {
        "cards": [which(one) | use_row("card", use) for one in results for use in one.cards],
        "actions": [which(one) | use_row("action", use) for one in results for use in one.actions],
        "decks": [which(one) | deck_row(one, deck) for one in results for deck in one.decks],
        "endings": [which(one) | ending_row(one, ending) for one in results for ending in one.endings],
    }
    return findings


# As data.


def which(one: Health) -> Row:
    rules = one.patient.ruleset
    return {"variant": rules.variant, "mode": rules.mode, "seats": one.patient.seats}


def health_data(one: Health) -> Row:
    length = {"rounds": one.rounds, "decisions": one.decisions}
    if one.summers:
        length["summers"] = one.summers
    first = one.first_seat.data() | {"is_significant": one.is_first_seat_ahead} if one.first_seat else None
    return which(one) | {
        "games": one.games,
        "length": length,
        "endings": [ending_row(one, ending) for ending in one.endings],
        "first_seat": first,
        "vikings": {"arrive": one.vikings.data(), "round": one.arrival},
        "cards": [use_row("card", use) for use in one.cards],
        "actions": [use_row("action", use) for use in one.actions],
        "decks": [deck_row(one, deck) for deck in one.decks],
        "deck_spread": {
            "spread": round(one.deck_spread, 4),
            "best": one.extremes[0],
            "worst": one.extremes[1],
            "chance": round(one.luck, 4),
        },
        "signs": signs(one),
    }


def ending_row(one: Health, ending: str) -> Row:
    return {"ending": ending, **one.endings[ending].data()}


def deck_row(one: Health, deck: str) -> Row:
    return {"deck": deck, "played": one.deck_seats[deck], **one.decks[deck].data()}


def use_row(kind: str, use: Use) -> Row:
    share = use.share
    return {
        kind: use.name,
        "possible_games": use.possible,
        "games": use.games,
        "share": None if share is None else round(share, 4),
        "number": use.number,
        "towers": use.towers,
        "is_idle": use.is_idle,
    }


# As tables and plots.


def signs_section(results: list[Health], names: list[str], w: Words) -> Section:
    rows = []
    for one, name in zip(results, names, strict=True):
        rows += [[name, sentence(one, sign, what, w)] for sign, what in signs(one).items()]
    text = "" if rows else w.text("lab-health-sound")
    sheets = [Sheet([w.text("lab-health-contest"), w.text("lab-health-sign")], rows, words=2)] if rows else []
    return Section(w.text("lab-health-signs"), sheets, text=text)


def sentence(one: Health, sign: str, what: list[str], w: Words) -> str:
    key = f"lab-health-sign-{sign}"
    if sign == "first" and one.first_seat:
        return w.text(key, points=points(one.first_seat))
    if sign == "ending":
        return w.text(key, ending=w.text(f"how-{what[0]}"), share=percent(one.endings[what[0]].value))
    if sign == "decks":
        best, worst = (f"{w.text(f'deck-{deck}')} {percent(one.decks[deck].value)}" for deck in what)
        return w.text(key, best=best, worst=worst)
    if sign in ("card", "action"):
        return w.text(key, what=w.both([use_title(sign, name, w) for name in what]), number=len(what))
    return w.text(key)


def use_title(kind: str, name: str, w: Words) -> str:
    return w.card(NAMES.index(name)) if kind == "card" else w.text(f"lab-action-{name}")


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "–")


def points(share: Share) -> str:
    """A difference and its interval, in signed percentage points.

    >>> points(Share(-0.031, -0.08, 0.02))
    '–3.1 (–8.0 … +2.0)'
    """
    return f"{signed(100 * share.value)} ({signed(100 * share.low)} … {signed(100 * share.high)})"


def length_section(results: list[Health], names: list[str], w: Words) -> Section:
    columns = [w.text("lab-health-contest")]
    columns += [w.text(f"simulate-{name}") for name in ("rounds", "p50", "p95", "decisions", "summers")]
    rows = []
    for one, name in zip(results, names, strict=True):
        cells = [f"{one.mean_rounds.value:.1f}", f"{one.rounds['p50']}", f"{one.rounds['p95']}"]
        summers = f"{one.summers['mean']:.1f}" if one.summers else ""
        rows.append([name, *cells, f"{one.decisions['mean']:.0f}", summers])
    values = [(name, one.mean_rounds, 0) for one, name in zip(results, names, strict=True)]
    label = w.text("lab-health-axis-rounds")
    figure = Dots("length", w.text("lab-health-plot-length"), label, "", values, is_share=False)
    text = w.text("lab-health-last") if any(one.summers for one in results) else ""
    return Section(w.text("lab-health-length"), [Sheet(columns, rows)], [figure], text)


def endings_section(results: list[Health], names: list[str], w: Words) -> Section:
    columns = [w.text("lab-health-contest"), w.text("simulate-ending"), w.text("simulate-share")]
    rows = []
    for one, name in zip(results, names, strict=True):
        for place, (ending, share) in enumerate(one.endings.items()):
            rows.append([name if place == 0 else "", w.text(f"how-{ending}"), share.text()])
    kinds = list(dict.fromkeys(ending for one in results for ending in one.endings))
    cells = [[one.endings[kind].value if kind in one.endings else None for one in results] for kind in kinds]
    titles = [w.text(f"how-{kind}") for kind in kinds]
    figure = Heat("endings", w.text("lab-health-plot-endings"), side=titles, above=short_names(results), cells=cells)
    return Section(w.text("lab-health-endings"), [Sheet(columns, rows, words=2)], [figure])


def short_names(results: list[Health]) -> list[str]:
    """Short names of the games, because the whole ones do not fit side by side."""
    games = [(one.patient.ruleset, one.patient.seats) for one in results]
    return [f"{rules.mode or rules.variant} {seats}" for rules, seats in games]


def first_section(results: list[Health], names: list[str], w: Words) -> Section:
    columns = [w.text(f"lab-health-{name}") for name in ("contest", "verdict", "lead")]
    rows, values = [], []
    for one, name in zip(results, names, strict=True):
        if one.first_seat is None:
            rows.append([name, w.text("lab-health-no-lead"), ""])
            continue
        key = "even" if not one.is_first_seat_ahead else "ahead" if one.first_seat.value > 0 else "behind"
        rows.append([name, w.text(f"lab-health-{key}"), points(one.first_seat)])
        share = Share(*(100 * value for value in (one.first_seat.value, one.first_seat.low, one.first_seat.high)))
        values.append((name, share, 0))
    label = w.text("lab-health-axis-lead")
    figures: list[Figure] = []
    if values:
        figures.append(Dots("first-seat", w.text("lab-health-plot-lead"), label, "", values, 0.0, is_share=False))
    text = w.text("lab-health-first-text")
    return Section(w.text("lab-health-first"), [Sheet(columns, rows, words=2)], figures, text)


def vikings_section(results: list[Health], names: list[str], w: Words) -> Section:
    columns = [w.text("lab-health-contest"), w.text("lab-health-arrive"), w.text("lab-health-round")]
    columns += [w.text("simulate-p50"), w.text("simulate-p95")]
    rows = []
    for one, name in zip(results, names, strict=True):
        when = [f"{one.arrival[key]}" for key in ("mean", "p50", "p95")] if one.arrival else [""] * 3
        rows.append([name, one.vikings.text(), *when])
    values = [(name, one.vikings, 0) for one, name in zip(results, names, strict=True)]
    figure = Dots("vikings", w.text("lab-health-plot-vikings"), w.text("lab-health-axis-vikings"), "", values)
    return Section(w.text("lab-health-vikings"), [Sheet(columns, rows)], [figure])


def use_section(kind: str, results: list[Health], w: Words) -> Section:
    """How many games use each card or Action."""
    short = short_names(results)
    uses = [{use.name: use for use in (one.cards if kind == "card" else one.actions)} for one in results]
    order = list(dict.fromkeys(name for own in uses for name in own))
    titles = [use_title(kind, name, w) for name in order]
    rows = [[title, *(use_cell(own.get(name), w) for own in uses)] for title, name in zip(titles, order, strict=True)]
    cells = [[own[name].share if name in own else None for own in uses] for name in order]
    figure = Heat(f"{kind}s", w.text(f"lab-health-plot-{kind}s"), side=titles, above=short, cells=cells)
    sheet = Sheet([w.text(f"lab-health-{kind}"), *short], rows)
    return Section(w.text(f"lab-health-{kind}s"), [sheet], [figure], w.text(f"lab-health-{kind}s-text"))


def use_cell(use: Use | None, w: Words) -> str:
    if use is None or use.share is None:
        return "–"
    return w.text("lab-health-never") if use.is_idle else f"{100 * use.share:.0f} %"


def decks_section(results: list[Health], names: list[str], w: Words) -> Section:
    columns = [w.text(f"lab-health-{name}") for name in ("contest", "best", "worst", "spread", "chance")]
    rows = []
    figures: list[Figure] = []
    for one, name in zip(results, names, strict=True):
        ends = [f"{w.text(f'deck-{deck}')} {percent(one.decks[deck].value)}" for deck in one.extremes]
        chance = f"{one.luck:.3f}" if one.luck >= 0.001 else "< 0.001"
        rows.append([name, *ends, f"{100 * one.deck_spread:.0f}", chance])
        stem = "-".join(str(part) for part in which(one).values() if part)
        values = [(w.text(f"deck-{deck}"), rate, 0) for deck, rate in one.decks.items()]
        title = w.text("lab-health-plot-decks", contest=name)
        even = None if one.patient.is_shared else sum(rate.value for rate in one.decks.values()) / len(one.decks)
        figures.append(Dots(f"decks-{stem}", title, w.text("lab-decks-axis"), "", values, even))
    return Section(w.text("lab-health-decks-title"), [Sheet(columns, rows)], figures, w.text("lab-health-decks-text"))
