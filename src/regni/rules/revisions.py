"""The rules are corrected now and then. A revision is the number of such a state; a file names the one it was made by.

Games and tables are saved with every setting and the revision. So a file keeps its meaning after a setting was added or
a default changed. Files of the first revision have only the changed settings: `revision-1.toml` has the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..engine.ruleset import SETTINGS, TABLE, Ruleset
from ..errors import RegniError
from ..records.files import parse_toml, read_text
from ..words.hints import shown
from .rulesets import check_variant, flattened, ruleset_from

#: The revision that this program plays. Raise it with every correction that can change the course of a game; adding a
#: setting needs no new revision.
REVISION = 1
#: The revision of files that name none.
FIRST = 1

#: The settings of a file by their flat names, and its `revision`, `variant` and `mode`.
Written = dict[str, object]


def written(ruleset: Ruleset) -> Written:
    """The rules as a new file has them: every setting.

    >>> [written(Ruleset())[name] for name in ("variant", "hand_size", "king.towers")]
    ['base', 5, 'earls + 1']
    """
    return {"revision": REVISION, "variant": ruleset.variant, "mode": ruleset.mode} | ruleset.values


def is_older(said: Written) -> bool:
    """Whether the rules were corrected after this file was written."""
    return said["revision"] != REVISION


def read_written(data: Mapping[str, object], is_by_hand: bool = False) -> tuple[Ruleset, Written]:
    """The rules that a file means, and the rules as it has them.

    A file written by hand means the rules of today, unless it names a revision.
    """
    flat = flattened(data)
    if is_by_hand and "revision" not in flat:
        ruleset = ruleset_from(flat)
        return ruleset, written(ruleset)
    revision = flat.pop("revision", FIRST)
    if type(revision) is not int or revision < FIRST:
        raise RegniError("revision-number", value=shown(revision))
    if revision > REVISION:
        raise RegniError("revision", found=revision, known=REVISION)
    check_variant(flat)
    said = with_frozen(flat) if revision == FIRST else flat
    later = {setting.name: setting.before for setting in SETTINGS if setting.before is not None}
    ruleset = ruleset_from(later | said)
    return ruleset, {"revision": revision, "variant": ruleset.variant, "mode": ruleset.mode} | said


def with_frozen(changes: Mapping[str, object]) -> Written:
    """All settings of the first revision, with these changes."""
    said: Written = {}
    tables = [setting.name for setting in SETTINGS if setting.shape == TABLE]
    for name, usual in frozen(str(changes.get("variant", "base"))).items():
        said[name] = value = changes.get(name, usual)
        if name in tables and isinstance(usual, dict) and isinstance(value, dict):
            said[name] = {**usual, **value}
    return said | {name: value for name, value in changes.items() if name not in said}


@cache
def frozen(variant: str) -> Written:
    """The defaults of a variant at the first revision."""
    data = parse_toml(read_text(Path(__file__).parent / "revision-1.toml"))
    variants = data.pop("variants")
    assert isinstance(variants, dict)
    return flattened(data) | flattened(variants.get(variant, {}))
