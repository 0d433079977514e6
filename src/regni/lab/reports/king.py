"""The report on the measured Kings: how often Earls win, and which King to take."""

from __future__ import annotations

import tomli_w

from ...engine.ruleset import Ruleset, amount
from ...engine.variant_facts import REBELLION
from ...measuring.intervals import Share
from ...rules.rulesets import nested
from ...words.words import Words
from ..figures import Figure, Lines
from ..king import TARGETS, King, Measured
from ..panels import Panels
from ..report import Findings, Row, Section, Sheet

PRINTED = "printed"
#: By mode and number of Earls.
Grid = dict[tuple[str, int], list[Measured]]


def king_findings(grid: Grid, towers: list[str], w: Words) -> Findings:
    findings = Findings(w.text("lab-king-title"), "", {}, notes=[w.text("lab-king-note")])
    for mode in dict.fromkeys(mode for mode, _ in grid):
        own = {earls: points for (one, earls), points in grid.items() if one == mode}
        title = w.text("lab-king-section", mode=w.text(f"mode-{mode}"))
        sheets = [grid_sheet(earls, points, w) for earls, points in own.items()]
        findings.sections.append(Section(title, sheets, [grid_figure(mode, own, towers, w)]))
        if not REBELLION.modes[mode].shares_victory:
            findings.notes.append(w.text("lab-king-note-semi"))
    rows = [point_row(point) for points in grid.values() for point in points]
    findings.data["grid"] = findings.rows["grid"] = rows
    return findings


def point_row(point: Measured) -> Row:
    revolt, rate = point.revolt, point.rate
    return {
        "mode": revolt.mode,
        "earls": revolt.earls,
        "towers": revolt.king.towers,
        "royal_infantry": revolt.king.infantry,
        "games": point.games,
        "win_rate": round(rate.value, 4),
        "low": round(rate.low, 4),
        "high": round(rate.high, 4),
    }


def grid_sheet(earls: int, points: list[Measured], w: Words) -> Sheet:
    """A row for each number of Towers, a column for each of Royal Infantry."""
    infantry = sorted({point.revolt.king.infantry for point in points})
    rates = {point.revolt.king: point.rate for point in points}
    rows = []
    for towers in sorted({king.towers for king in rates}):
        cells = [rates.get(King(towers, number)) for number in infantry]
        rows.append([str(towers), *(short(cell) if cell else "" for cell in cells)])
    heading = w.text("lab-king-corner", earls=earls)
    return Sheet([heading, *(str(number) for number in infantry)], rows)


def short(rate: Share) -> str:
    return f"{100 * rate.value:.0f} ±{50 * (rate.high - rate.low):.0f}"


def grid_figure(mode: str, own: dict[int, list[Measured]], towers: list[str], w: Words) -> Figure:
    panels: list[Figure] = []
    for earls, points in own.items():
        rates = {point.revolt.king: point.rate for point in points}
        infantry = sorted({king.infantry for king in rates})
        series = {
            w.text("lab-king-line", towers=in_words(formula, w)): [
                rates.get(King(int(amount(formula, earls)), number)) for number in infantry
            ]
            for formula in towers
        }
        along = [str(number) for number in infantry]
        title = w.text("lab-king-panel", earls=earls)
        panels.append(Lines("", title, along=along, series=series, levels=list(TARGETS)))
    title = w.text("lab-king-plot", mode=w.text(f"mode-{mode}"))
    return Panels(f"king-{mode}", title, w.text("lab-king-axis-infantry"), w.text("lab-king-axis"), panels)


def in_words(formula: str, w: Words) -> str:
    return formula.replace("earls", w.text("lab-king-word")).replace("*", "×")


def name(target: float) -> str:
    """The name of a chance in words, files and figures.

    >>> name(0.25), name(0.75)
    ('25', '75')
    """
    return f"{100 * target:.0f}"


def add_advice(
    findings: Findings,
    chosen: dict[tuple[str, int], dict[str, King]],
    checked: list[Measured],
    base: dict[str, object],
    w: Words,
) -> None:
    """Which King to take for which chance: a table in front of everything, and ruleset files."""
    results = iter(checked)
    sections: dict[str, list[list[str]]] = {}
    advice: list[Row] = []
    for (mode, earls), kings in chosen.items():
        for target, king in kings.items():
            point = next(results)
            cells = [str(earls), w.text(f"lab-king-{target}"), str(king.towers), str(king.infantry), point.rate.text()]
            sections.setdefault(mode, []).append(cells)
            file = f"king-{mode}-{earls}-{target}.toml"
            if target != PRINTED:
                findings.files[file] = as_toml(king.ruleset(base, mode))
            advice.append({"target": target} | point_row(point) | {"file": "" if target == PRINTED else file})
    columns = [w.text(f"lab-king-{key}") for key in ("number", "wins", "has-towers", "has-infantry", "checked")]
    findings.sections[:0] = [
        Section(w.text("lab-king-advice", mode=w.text(f"mode-{mode}")), [Sheet(columns, rows, words=2)])
        for mode, rows in sections.items()
    ]
    findings.notes.insert(0, w.text("lab-king-advice-text", file=next(iter(findings.files))))
    findings.rows["recommended"] = advice
    findings.data["recommended"] = [
        row | ({"ruleset": findings.files[str(row["file"])]} if row["file"] else {}) for row in advice
    ]


def as_toml(ruleset: Ruleset) -> str:
    """A ruleset for --ruleset, with only the settings that differ from the printed game."""
    return tomli_w.dumps(nested(ruleset.changed()))
