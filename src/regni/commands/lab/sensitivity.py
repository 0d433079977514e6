"""`regni lab health --sensitivity`: which settings change a game's health most, as tables and plots."""

from __future__ import annotations

import argparse

from ...engine.ruleset import SETTINGS
from ...errors import RegniError
from ...lab.health import Patient
from ...lab.report import Findings
from ...lab.reports.sensitivity import sensitivity_findings
from ...lab.sensitivity import (
    Change,
    changes_for,
    play_portion,
    portions,
    shift,
    together,
    weighed,
)
from ...words.hints import nearest, shown
from ...words.words import words
from .common import workshop


def found(args: argparse.Namespace, patients: list[Patient], plan: dict[str, object]) -> Findings:
    w = words(args.lang)
    names = [checked_setting(name) for name in args.setting or []]
    tried: list[tuple[Patient, Change | None]] = []
    for patient in patients:
        tried += [(patient, change) for change in (None, *changes_for(patient.ruleset, names))]
    if all(change is None for _, change in tried):
        raise RegniError("lab-health-no-change")
    items = [portions(changed(patient, change), args.games, args.seed) for patient, change in tried]
    with workshop(args, plan | {"sensitivity": names or True}) as work:
        results = iter(work.run(play_portion, [item for own in items for item in own]))
    figures = [together([next(results) for _ in own]) for own in items]
    usual = {id(patient): own for (patient, change), own in zip(tried, figures, strict=True) if change is None}
    shifts = [
        shift(change, patient, usual[id(patient)], own)
        for (patient, change), own in zip(tried, figures, strict=True)
        if change is not None
    ]
    findings = sensitivity_findings(weighed(shifts), patients, w)
    about = w.text("lab-sensitivity-about", bot=w.bot(patients[0].bot), games=args.games, seed=args.seed)
    findings.about = about
    return findings


def checked_setting(name: str) -> str:
    known = [setting.name for setting in SETTINGS]
    if name not in known:
        raise RegniError("ruleset-key", key=shown(name), near=nearest(name, known))
    return name


def changed(patient: Patient, change: Change | None) -> Patient:
    if change is None:
        return patient
    return Patient(change.ruleset(patient.ruleset), patient.seats, patient.bot, patient.decks)
