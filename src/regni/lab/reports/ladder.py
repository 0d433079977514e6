"""The report of a ladder: the pairs and ratings of each contest as tables, plots and rows."""

from __future__ import annotations

from ...measuring.intervals import Share
from ...rules.options import king_of
from ...words.words import Words
from ..figures import Dots, Figure, Heat
from ..ladder import COOP_KING, Pair, Standing
from ..report import Findings, Row, Section, Sheet, contest_name


def ladder_findings(standings: list[Standing], games: int, seed: str, w: Words) -> Findings:
    """The standings as tables, plots and rows."""
    findings = Findings(
        w.text("lab-ladder-title"),
        w.text("lab-ladder-about", games=games, seed=seed),
        {"games": games, "seed": seed},
    )
    pairs: list[Row] = []
    ratings: list[Row] = []
    for one in standings:
        contest = one.contest
        rules = contest.ruleset
        which = {"variant": rules.variant, "mode": rules.mode, "king": king_of(rules), "seats": contest.seats}
        name = contest_name(rules, contest.seats, w)
        findings.sections.append(Section(name, sheets_of(one, w), figures_of(one, name, w)))
        pairs += [which | pair_data(pair) for pair in one.pairs]
        ratings += [
            which
            | {"bot": rating.bot, "rating": round(rating.mu, 2), "sigma": round(rating.sigma, 2), "games": rating.games}
            for rating in one.ratings
        ]
    findings.data |= {"pairs": pairs, "ratings": ratings}
    findings.rows = {"pairs": pairs, "ratings": ratings}
    shared = {one.contest.is_shared for one in standings}
    strong = any(one.contest.ruleset.mode == "coop" and king_of(one.contest.ruleset) == COOP_KING for one in standings)
    notes = {
        "lab-ladder-note-neighbours": not all(one.is_complete for one in standings),
        "lab-ladder-note": False in shared,
        "lab-ladder-note-king": True in shared,
        "lab-ladder-note-coop": strong,
        "lab-ladder-note-rating": True,
    }
    findings.notes = [w.text(note) for note, is_needed in notes.items() if is_needed]
    return findings


def pair_data(pair: Pair) -> Row:
    data: Row = {"a": pair.a, "b": pair.b, "games": pair.games}
    for name, share in (("win_rate", pair.win_rate), ("won_a", pair.won_a), ("won_b", pair.won_b)):
        before = "" if name == "win_rate" else f"{name}_"
        data |= {
            name: round(share.value, 4),
            f"{before}low": round(share.low, 4),
            f"{before}high": round(share.high, 4),
        }
    return data


def sheets_of(one: Standing, w: Words) -> list[Sheet]:
    """A table of the pairs, and one of the bots if there is more to say about them."""
    against = "king" if one.contest.is_shared else "each-other"
    columns = [w.text("lab-ladder-a"), w.text("lab-ladder-b"), w.text("lab-ladder-rate")]
    columns += [w.text(f"lab-ladder-won-{who}-{against}") for who in ("a", "b")]
    rows = [
        [w.bot(pair.a), w.bot(pair.b), pair.win_rate.text(), percent(pair.won_a), percent(pair.won_b)]
        for pair in one.pairs
    ]
    found = [Sheet(columns, rows, words=2)]
    if one.contest.is_shared or len(one.ratings) > 2:
        columns = [w.text("lab-ladder-bot"), w.text("lab-ladder-rating"), w.text("lab-ladder-sigma")]
        rows = [[w.bot(rating.bot), f"{rating.mu:.1f}", f"{rating.sigma:.1f}"] for rating in one.ratings]
        if one.contest.is_shared:
            columns.append(w.text("lab-ladder-beats-king"))
            won = {pair.a: pair.won_a for pair in one.pairs} | {pair.b: pair.won_b for pair in one.pairs}
            rows = [[*row, won[rating.bot].text()] for row, rating in zip(rows, one.ratings, strict=True)]
        found.append(Sheet(columns, rows))
    return found


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} %"


def figures_of(one: Standing, name: str, w: Words) -> list[Figure]:
    contest = one.contest
    stem = "-".join(part for part in (contest.ruleset.variant, contest.ruleset.mode, str(contest.seats)) if part)
    pairs = [(f"{w.bot(pair.a)} – {w.bot(pair.b)}", pair.win_rate, 0) for pair in one.pairs]
    found: list[Figure] = [
        Dots(f"pairs-{stem}", w.text("lab-ladder-plot-pairs", contest=name), w.text("lab-ladder-axis"), "", pairs, 0.5)
    ]
    if len(one.ratings) > 2:
        if one.is_complete:
            found.append(matrix_figure(one, f"matrix-{stem}", w.text("lab-ladder-plot-matrix", contest=name), w))
        title, label = w.text("lab-ladder-plot-ratings", contest=name), w.text("lab-ladder-axis-rating")
        values = [(w.bot(rating.bot), rating.share, 0) for rating in one.ratings]
        found.append(Dots(f"ratings-{stem}", title, label, "", values, is_share=False))
    return found


def matrix_figure(one: Standing, name: str, title: str, w: Words) -> Figure:
    order = [rating.bot for rating in one.ratings]
    rates = {(pair.a, pair.b): pair.win_rate.value for pair in one.pairs}
    rates |= {(b, a): 1 - rate for (a, b), rate in rates.items()}
    cells = [[rates.get((a, b)) for b in order] for a in order]
    names = [w.bot(bot) for bot in order]
    return Heat(name, title, side=names, above=names, cells=cells)
