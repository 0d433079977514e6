"""The drawn moments: a strict page may carry them, wool.css colours them, and they are small."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import regni.web
from approving import APPROVED, hashed
from regni.art.colours import LIGHT, palette
from regni.art.fields import EARLS
from regni.art.tapestry.borders import border
from regni.art.tapestry.cloth import HEIGHT, WIDTH
from regni.art.tapestry.moments import MOMENTS, moment, narrow
from regni.art.tapestry.thread import END, SHARED
from regni.web.staging.moments import DRAWINGS as NEEDED
from table_forms import Browser

WOOL = (Path(regni.web.__file__).parent / "static/wool.css").read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"
PARTS = {f"{SVG}{name}" for name in ("svg", "defs", "g", "path", "circle", "rect", "pattern", "use")}
#: Every attribute there is; what is not here is no style, no script and no address.
ATTRIBUTES = {
    "class", "d", "cx", "cy", "r", "x", "y", "width", "height", "transform", "id", "href", "fill", "viewBox",
    "data-moment", "data-narrow", "preserveAspectRatio", "patternUnits", "aria-hidden", "focusable",
}  # fmt: skip
#: What a page passes to a drawing.
PASSED = {"earl", "earl-light", "foe", "foe-light", "earl-3", "earl-4", "earl-5", "earl-6"}
#: Whose moment it can be.
SHOWN = (*EARLS, "king", "vikings")
KEPT = tomllib.loads((APPROVED / "hashes.toml").read_text(encoding="utf-8"))
DRAWINGS = {**{name: moment(name) for name in MOMENTS}, "border": border()}


def classes(svg: str) -> set[str]:
    return {name for part in ET.fromstring(svg).iter() for name in part.attrib.get("class", "").split()}


def rules() -> dict[str, str]:
    """What wool.css says of each class."""
    return dict(re.findall(r"^\.([\w-]+) \{([^}]*)\}", WOOL, re.MULTILINE))


def test_there_is_a_drawing_for_every_great_moment() -> None:
    assert set(MOMENTS) >= {
        "crown", "siege", "end", "winter", "victory", "raid", "treachery", "vote", "king", "joust", "danelaw",
        "bequest", "emissary", "holds", "vikings",
    }  # fmt: skip
    assert len(set(DRAWINGS.values())) == len(DRAWINGS)


@pytest.mark.parametrize("name", MOMENTS)
def test_it_is_the_drawing_that_was_looked_at(name: str) -> None:
    """If a drawing was changed on purpose, look at it, and let approving.py write its hash again."""
    # Drawn again: the page keeps what was drawn once.
    assert hashed(iter([moment.__wrapped__(name), narrow(name)])) == KEPT[f"moment {name}"]


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_strict_page_may_carry_it(name: str) -> None:
    root = ET.fromstring(DRAWINGS[name])
    assert root.attrib["aria-hidden"] == "true"
    for part in root.iter():
        assert part.tag in PARTS
        assert set(part.attrib) <= ATTRIBUTES
        assert not (part.text or "").strip(), "no text: the page's title speaks, in the reader's language"
        assert part.attrib.get("fill", "url(#").startswith("url(#"), "a colour that no theme can change"
    assert SHARED not in DRAWINGS[name]
    assert END not in DRAWINGS[name]


@pytest.mark.parametrize("name", DRAWINGS)
def test_its_ids_are_its_own_and_all_are_used(name: str) -> None:
    ids = re.findall(r' id="([^"]+)"', DRAWINGS[name])
    assert len(ids) == len(set(ids))
    assert all(one.startswith(f"wool-{name}") for one in ids)
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', DRAWINGS[name])) == set(ids)


@pytest.mark.parametrize("name", MOMENTS)
def test_it_is_small_and_has_the_size_of_the_cloth(name: str) -> None:
    assert 8_000 < len(moment(name).encode()) < 24_000
    root = ET.fromstring(moment(name))
    assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}" == "0 0 1440 360"
    assert not re.search(r"\d\.\d\d", re.sub(r"scale\([^)]*\)", "", moment(name))), "one decimal is enough for wool"


@pytest.mark.parametrize("name", MOMENTS)
def test_its_narrow_part_lies_within_it(name: str) -> None:
    x, y, width, height = map(int, narrow(name).split())
    assert (y, width, height) == (0, 480, HEIGHT)
    assert 0 <= x <= WIDTH - width
    assert ET.fromstring(moment(name)).attrib["data-narrow"] == narrow(name)


def test_the_same_is_drawn_every_time() -> None:
    """Also by another process, whose sets have another order."""
    program = "from regni.art.tapestry.moments import MOMENTS, moment; print(*map(moment, MOMENTS), sep='')"
    drawn = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert drawn.strip() == "".join(moment(name) for name in MOMENTS)


def test_every_class_has_a_rule_and_every_rule_a_use() -> None:
    used = set().union(*map(classes, DRAWINGS.values()))
    # Classes for the page that shows a drawing: whose moment it is.
    shown = {f"moment-{role}-{earl}" for role in ("of", "against") for earl in SHOWN}
    assert used | shown == set(rules())


def test_every_wool_is_defined() -> None:
    used = set(re.findall(r"var\(--([\w-]+)", WOOL))
    figures = {"wa", "wb", "wc", "wd"}
    assert used - PASSED - figures <= set(re.findall(r"^  --([\w-]+):", WOOL, re.MULTILINE))
    assert used >= PASSED
    for name in PASSED:
        assert re.search(rf"var\(--{name}, var\(", WOOL), f"--{name}: nothing to fall back on"


def test_all_have_the_colours_of_the_day() -> None:
    day = palette(LIGHT)
    for earl in SHOWN:
        assert f"--day-{earl}: {day[f'field-{earl}-first']};" in WOOL
        assert f"--day-{earl}-light: {day[f'field-{earl}-second']};" in WOOL


@pytest.mark.parametrize("name", MOMENTS)
def test_it_shows_whose_moment_it_is(name: str) -> None:
    assert {"w-earl", "wa-earl"} & classes(moment(name))


def test_both_dark_themes_say_the_same() -> None:
    chosen, system = re.findall(r":root[\[:][^{]*\{([^}]*)\}", WOOL)
    assert chosen.split() == system.split()


def test_a_table_fetches_all_its_drawings_in_one_file(tmp_path: Path) -> None:
    answer = Browser(tmp_path).client.get("/static/moments.svg")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert [one.attrib["data-moment"] for one in ET.fromstring(answer.text)] == ["border", *NEEDED]
    assert all(DRAWINGS[name] in answer.text for name in NEEDED)
