"""What the program shows and chooses is what somebody looked at and found good: tests/approved.

If something changed on purpose, `python tests/approving.py` writes it again.
"""

from __future__ import annotations

import tomllib

import pytest

from approving import APPROVED, TEXTS, hashes

HASHES = hashes()
KEPT = tomllib.loads((APPROVED / "hashes.toml").read_text(encoding="utf-8"))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", TEXTS)
def test_commands_reports_and_pages_say_what_they_said(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    kept = (APPROVED / name).read_text(encoding="utf-8")
    place = 0
    # Part by part, so that the first that says something else is shown.
    for part in TEXTS[name]():
        assert part == kept[place : place + len(part)]
        place += len(part)
    assert place == len(kept)


@pytest.mark.no_cover
@pytest.mark.parametrize("group", HASHES)
def test_what_is_drawn_seen_and_chosen_is_what_it_was(group: str) -> None:
    for name, found in HASHES[group]():
        assert found == KEPT[name], f"{name} differs"


def test_nothing_else_is_kept() -> None:
    drawn = {"sheet", "card", "back", "moment", "mat"}
    others = {"assumptions", "replay", "thoughts", "searches", "frames", "end", "refusals"}
    assert {name.split()[0] for name in KEPT} == drawn | others
