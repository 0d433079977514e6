"""Runs of the lab's commands, for tests: the figures they report, the plots they draw, what they say of mistakes."""

from __future__ import annotations

import json
from types import ModuleType
from typing import Any

import pytest

from regni.cli import main
from regni.lab.figures import as_svg
from regni.lab.report import Findings


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What a command reports, but for the time it took."""
    assert main([*arguments, "--json"]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert report.pop("seconds") > 0
    return report


def plots(monkeypatch: pytest.MonkeyPatch, command: ModuleType, *runs: list[str]) -> dict[str, str]:
    """The plots of some runs of a command, drawn, by name."""
    pytest.importorskip("matplotlib")
    shown: list[Findings] = []

    def keep(args: object, findings: Findings) -> int:
        shown.append(findings)
        return 0

    monkeypatch.setattr(command, "hand_out", keep)
    for run in runs:
        assert main(run) == 0
    return {figure.name: as_svg(figure) for one in shown for part in one.sections for figure in part.figures}


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line in which a command is refused."""
    assert main(list(arguments)) == 2
    (told,) = capsys.readouterr().err.splitlines()
    return told
