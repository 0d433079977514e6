"""The report of a sensitivity run: which settings change a game most."""

from __future__ import annotations

from ...words.words import Words
from ..figures import Bars, Figure
from ..health import Patient
from ..report import Findings, Row, Section, Sheet, contest_name
from ..sensitivity import (
    GROUPS,
    Change,
    Shift,
    Weight,
)

#: How many of the weightiest changes are shown; the files and the JSON have all.
SHOWN = 25
DRAWN = 12


def sensitivity_findings(weights: list[Weight], patients: list[Patient], w: Words) -> Findings:
    rows = [change_row(one.change) | shift_row(each) for one in weights for each in one.shifts]
    data: list[Row] = [
        change_row(one.change)
        | {"distance": round(one.distance, 3), "contests": [shift_row(each) for each in one.shifts]}
        for one in weights
    ]
    findings = Findings(w.text("lab-sensitivity-title"), "", {"settings": data}, rows={"settings": rows})
    findings.sections.append(overall(weights[:SHOWN], w))
    if len(patients) > 1:
        findings.sections += [one_game(patient, weights, w) for patient in patients]
    findings.notes = [w.text("lab-sensitivity-note"), w.text("lab-sensitivity-tables")]
    return findings


def change_row(change: Change) -> Row:
    return {
        "setting": change.setting,
        "rule": change.rule,
        "entry": change.entry,
        "before": change.before,
        "after": change.after,
    }


def shift_row(one: Shift) -> Row:
    rules = one.patient.ruleset
    row: Row = {"variant": rules.variant, "mode": rules.mode, "seats": one.patient.seats}
    row["distance"] = round(one.distance, 3)
    row |= {group: round(one.groups[group], 3) if group in one.groups else None for group in GROUPS}
    return row | {"figure": one.figure, "from": round(one.before, 4), "to": round(one.after, 4)}


def overall(weights: list[Weight], w: Words) -> Section:
    columns = [w.text(f"lab-sensitivity-{name}") for name in ("change", "instead", "rule", "distance", "most")]
    rows = []
    for one in weights:
        change = one.change
        cells = [change.label, change.before, change.rule, f"{one.distance:.1f}"]
        rules = one.strongest.patient.ruleset
        game = f"{rules.mode or rules.variant} {one.strongest.patient.seats}"
        rows.append([*cells, f"{game}: {moved(one.strongest, w)}"])
    parts = {w.text(f"lab-sensitivity-{group}"): [one.parts[group] for one in weights] for group in GROUPS}
    labels = [one.change.label for one in weights]
    title, axis = w.text("lab-sensitivity-plot"), w.text("lab-sensitivity-axis")
    figure = Bars("sensitivity", title, axis, "", labels, parts)
    return Section(w.text("lab-sensitivity-all"), [Sheet(columns, rows, words=3)], [figure])


def moved(one: Shift, w: Words) -> str:
    """The figure that moved most, with its value before and after."""
    before, after = (number(one.figure, value) for value in (one.before, one.after))
    return f"{figure_name(one.figure, w)} {before} → {after}"


def number(figure: str, value: float) -> str:
    is_number = figure.startswith("length/") or figure == "vikings/round"
    return f"{value:.1f}" if is_number else f"{100 * value:.0f} %".replace("-", "–")


def figure_name(figure: str, w: Words) -> str:
    group, _, name = figure.partition("/")
    if group == "endings":
        return w.text(f"how-{name}")
    if group == "decks":
        return w.text(f"deck-{name}")
    return w.text(f"lab-sensitivity-{group}-{name}")


def one_game(patient: Patient, weights: list[Weight], w: Words) -> Section:
    """The weightiest changes in one game."""
    own = [each for one in weights for each in one.shifts if each.patient is patient]
    own = sorted(own, key=lambda each: -each.distance)[:DRAWN]
    rules = patient.ruleset
    stem = "-".join(part for part in (rules.variant, rules.mode, str(patient.seats)) if part)
    name = contest_name(rules, patient.seats, w)
    rows = [[each.change.label, f"{each.distance:.1f}", moved(each, w)] for each in own]
    columns = [w.text(f"lab-sensitivity-{name}") for name in ("change", "distance", "most")]
    title = w.text("lab-sensitivity-plot-one", contest=name)
    parts = {
        w.text(f"lab-sensitivity-{group}"): [each.parts.get(group, 0.0) for each in own]
        for group in GROUPS
        if any(group in each.groups for each in own)
    }
    axis = w.text("lab-sensitivity-axis")
    figures: list[Figure] = [Bars(f"sensitivity-{stem}", title, axis, "", [each.change.label for each in own], parts)]
    return Section(name, [Sheet(columns, rows)], figures)
