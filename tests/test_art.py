"""The art: every face has its emblem, nothing in it needs a stylesheet of its own, and strengths are the engine's."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ET
from itertools import combinations, product
from pathlib import Path

import pytest

import regni.art
from regni.art.colours import THEMES, VARIABLE, coloured, palette, stylesheet
from regni.art.drawings import drawings
from regni.art.families import MARKS, family, strength
from regni.art.fields import EARLS, FIELDS
from regni.art.sheet import NAME_ROOM, card, card_back, name_width, sheet
from regni.art.strokes import line_weight, path_steps, strokes
from regni.engine.cards import BANNER, COLOURS, KINDS, MERCENARY, MONK, NAMES, PALACE, TREACHERY
from regni.engine.ruleset import Ruleset
from regni.words.words import LANGUAGES, words

ART = Path(regni.art.__file__).parent
EMBLEMS = sorted((ART / "emblems").iterdir())
FILES = [*EMBLEMS, *sorted((ART / "marks").iterdir())]
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "ellipse")}
TONES = {"currentColor", "var(--tone)"}
OTHER_MARKS = {"sword", "tower", "cube", "marker-white", "marker-viking"}


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG counts it: 4.5 is AA for text, 3 for what is not text."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def parsed(svg: str) -> ET.Element:
    """With the names of the SVG standard, also for a piece that takes them from its page."""
    return ET.fromstring(svg if "xmlns=" in svg else svg.replace("<svg", f'<svg xmlns="{SVG[1:-1]}"', 1))


def is_plain(svg: str) -> bool:
    """Whether a strict page may carry it: no styles, no scripts, nothing from elsewhere."""
    for part in parsed(svg).iter():
        if part.tag not in {f"{SVG}{name}" for name in
                            ("svg", "g", "path", "circle", "ellipse", "rect", "defs", "symbol", "pattern", "clipPath",
                             "use", "text", "tspan")}:  # fmt: skip
            return False
        for name, value in part.attrib.items():
            if name == "style" or name.startswith("on") or "//" in value:
                return False
            if name.endswith("href") and not value.startswith("#"):
                return False
            if "url(" in value and not re.fullmatch(r"url\(#[a-z-]+\)", value):
                return False
    return True


def every_card(alone: bool) -> list[str]:
    """Each face, as its first owner has it, and each field face down."""
    faces = [
        card(name, "red" if kind <= PALACE else None, words("es").card(kind), letter="R", alone=alone)
        for kind, name in enumerate(NAMES)
    ]
    return faces + [card_back(field, "Torre", alone=alone) for field in FIELDS]


# The files.


def test_every_face_has_an_emblem_and_there_is_no_other_but_the_tower() -> None:
    assert {path.name for path in EMBLEMS} == {f"{name}.svg" for name in (*NAMES, "tower")}


def test_every_family_has_a_mark() -> None:
    assert {path.stem for path in FILES if path.parent.name == "marks"} == {*MARKS.values(), *OTHER_MARKS}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_drawing_has_one_line_weight_and_two_tones(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ET.fromstring(text)
    emblem = path.parent.name == "emblems"
    assert root.attrib["viewBox"] == ("0 0 100 100" if emblem else "0 0 40 40")
    assert {part.tag for part in root.iter()} <= SHAPES
    assert (root.attrib["fill"], root.attrib["stroke"]) == ("var(--tone)", "currentColor")
    assert text.count("stroke-width=") == 1
    for part in root.iter():
        assert part.attrib.get("fill", "none") in TONES | {"none"}
        assert part.attrib.get("stroke", "none") in {"currentColor", "none"}
        # Something to be seen: neither tone nor line is no stroke at all.
        assert (part.attrib.get("fill"), part.attrib.get("stroke")) != ("none", "none")
    assert not re.search(r"#[0-9A-Fa-f]{3}|rgb\(|opacity|id=|class=", text.removeprefix("<svg xmlns="))
    assert is_plain(text)


def test_the_drawings_are_packed() -> None:
    """A wheel has what the project's file names, not what lies in the folders."""
    top = Path(__file__).parents[1]
    project = tomllib.loads((top / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["regni"]
    packed = {path for pattern in patterns for path in (top / "src/regni").glob(pattern)}
    assert {path for path in (top / "src/regni/art").rglob("*") if path.suffix == ".svg"} <= packed


def test_emblems_are_of_one_hand() -> None:
    assert {line_weight(f"emblem-{path.stem}") for path in EMBLEMS} == {3.2}
    assert len({path.read_text(encoding="utf-8") for path in FILES}) == len(FILES)


@pytest.mark.parametrize("name", sorted(drawings()))
def test_no_stroke_leaves_its_box(name: str) -> None:
    """What lies outside is cut off where a symbol is used."""
    size = float(drawings()[name].box.split()[-1].rstrip('"'))
    half = line_weight(name) / 2
    for stroke in strokes(name):
        reach = half if stroke.line else 0
        # The ends of lines and curves; the arms of a curve may reach further than the curve.
        for step in re.findall(r"[MLC]([^MLCZ]+)", stroke.path):
            x, y = (float(one) for one in step.split()[-1].split(","))
            assert reach - 0.3 <= x <= size - reach + 0.3, (stroke.path, x)
            assert reach - 0.3 <= y <= size - reach + 0.3, (stroke.path, y)


# Strokes for a pen of lines and curves.


def test_two_arcs_make_a_circle_of_four_curves() -> None:
    steps = list(path_steps("M10 0 a10 10 0 0 1 -20 0 A10 10 0 0 1 10 0 Z"))
    ends = [points[-1] for letter, points in steps if letter == "C"]
    assert [(round(x, 6), round(y, 6)) for x, y in ends] == [(0, 10), (-10, 0), (0, -10), (10, 0)]
    assert steps[-1] == ("Z", [])


def test_a_path_goes_on_from_where_it_is() -> None:
    assert list(path_steps("M1 2 h3 v4 l-1 -1 q0 3 3 3 Z m1 1 H0")) == [
        ("M", [(1, 2)]),
        ("L", [(4, 2)]),
        ("L", [(4, 6)]),
        ("L", [(3, 5)]),
        ("C", [(3, 7), (4, 8), (6, 8)]),
        ("Z", []),
        ("M", [(2, 3)]),
        ("L", [(0, 3)]),
    ]


# Families and strengths.


def test_families_are_those_of_the_rules() -> None:
    """B1.2 and B1.4, counted."""
    counts = {name: sum(family(kind) == name for kind in range(KINDS)) for name in MARKS}
    assert counts == {
        "keep": 2, "property": 4, "lord": 4, "mercenary": 1, "politics": 5, "king": 1,
        "army": 2, "viking": 2, "battle": 4, "joust": 3,
    }  # fmt: skip
    assert {family(kind) for kind in range(TREACHERY, BANNER + 1)} == {"politics"}
    assert family(MERCENARY) == "mercenary"


def test_strengths_are_the_engines() -> None:
    rules = Ruleset()
    for kind in range(KINDS):
        assert strength(kind) == (0 if kind == MONK else rules.strength[kind])
    changed = Ruleset({"strength": {"champion": 5}, "abbot_fights": True})
    assert [strength(kind, changed) for kind in range(KINDS)] == list(changed.strength)


@pytest.mark.parametrize("kind", range(KINDS))
def test_a_card_shows_its_strength_as_swords(kind: int) -> None:
    assert card(NAMES[kind], None, "Name", alone=False).count("#mark-sword") == strength(kind)


def test_many_swords_are_one_and_a_number() -> None:
    drawn = card("knight", None, "Knight", 7, alone=False)
    assert drawn.count("#mark-sword") == 1
    assert ">7</text>" in drawn
    assert card("knight", None, "Knight", 0, alone=False).count("#mark-sword") == 0


# The sheet and the cards.


def test_the_sheet_has_every_id_once() -> None:
    ids = [part.attrib["id"] for part in ET.fromstring(sheet()).iter() if "id" in part.attrib]
    assert len(ids) == len(set(ids))
    assert {f"emblem-{name}" for name in (*NAMES, "tower")} <= set(ids)
    assert {f"field-{name}" for name in (*COLOURS, "king", "vikings", "table")} <= set(ids)
    assert {f"arms-{name}" for name in (*COLOURS, "king", "vikings")} <= set(ids)
    assert {"mark-sword", "mark-crown", "mark-cube", "mark-marker-white", "mark-marker-viking"} <= set(ids)


def test_the_sheet_and_all_cards_are_plain() -> None:
    for svg in (sheet(), *every_card(alone=True), *every_card(alone=False)):
        assert is_plain(svg)


def test_what_a_card_refers_to_is_on_the_sheet() -> None:
    ids = set(re.findall(r'id="([^"]+)"', sheet()))
    for svg in (sheet(), *every_card(alone=False)):
        assert set(re.findall(r'(?:href="|url\()#([a-z_-]+)', svg)) <= ids


def test_what_stands_alone_has_all_it_needs() -> None:
    for svg in every_card(alone=True):
        assert "var(" not in svg
        assert "<use" not in svg
        assert set(re.findall(r"url\(#([a-z_-]+)", svg)) <= set(re.findall(r'id="([^"]+)"', svg))


def test_every_variable_is_in_the_stylesheet() -> None:
    used = set(VARIABLE.findall(sheet() + "".join(every_card(alone=False))))
    for theme in THEMES:
        assert used <= set(palette(theme))
    assert all(f"--{name}:" in stylesheet() for name in used)
    assert coloured(sheet(), "light") != coloured(sheet(), "dark")


def test_names_are_escaped() -> None:
    drawn = card("castle", "blue", "A & <B>", letter="<", label='"x" & y', alone=True)
    assert parsed(drawn).attrib["aria-label"] == '"x" & y'
    assert "".join(parsed(drawn).itertext()) == "A & <B><"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit(language: str) -> None:
    for kind in range(KINDS):
        name = words(language).card(kind)
        size = float(re.findall(r'<tspan font-size="([\d.]+)"', card(NAMES[kind], None, name, alone=False))[0])
        assert size * name_width(name) <= NAME_ROOM + 1
        assert size >= 17, f"{name}: not to be read on a small card"


def test_a_card_of_the_table_has_its_own_field() -> None:
    assert "url(#field-vikings)" in card("chieftain", None, "Chieftain")
    assert "url(#field-king)" in card("king", None, "King")
    assert "url(#field-table)" in card("normal", None, "Normal")
    assert "url(#field-gold)" in card("land", "gold", "Land")


def test_face_down_is_the_tower_and_tells_nothing() -> None:
    drawn = card_back("green", "Tower", alone=False)
    assert re.findall(r'href="#(emblem-[a-z_]+)"', drawn) == ["emblem-tower"]
    assert "url(#field-green)" in drawn
    assert "<text" not in drawn
    assert "#mark-army" in card_back("table", "Army", emblem="mark-army", alone=False)


# Colours.


def test_the_earls_are_the_engines() -> None:
    assert tuple(COLOURS) == EARLS
    assert list(FIELDS) == [*COLOURS, "king", "vikings", "table"]
    assert len({field.division for field in FIELDS.values()}) == len(FIELDS)


@pytest.mark.parametrize(("name", "theme"), list(product(FIELDS, THEMES)))
def test_a_field_can_be_made_out_and_written_on(name: str, theme: str) -> None:
    colours = palette(theme)
    first, second, wash, text = (colours[f"field-{name}-{part}"] for part in ("first", "second", "wash", "text"))
    assert contrast(first, second) >= 2, "the division is not to be seen"
    assert contrast(first, text) >= 4.5, "AA for text on the first colour"
    assert contrast(wash, colours["emblem"]) >= 7, "an emblem's lines on its medallion"


@pytest.mark.parametrize("theme", THEMES)
def test_no_two_earls_look_alike(theme: str) -> None:
    for one, other in combinations(EARLS, 2):
        a, b = (palette(theme)[f"field-{name}-first"] for name in (one, other))
        apart = sum((int(a[place : place + 2], 16) - int(b[place : place + 2], 16)) ** 2 for place in (1, 3, 5)) ** 0.5
        assert apart >= 30, f"{one} and {other}"


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_aa_on_every_ground(theme: str) -> None:
    colours = palette(theme)
    for text, ground in product(("ink", "muted"), ("ground", "panel", "raised")):
        assert contrast(colours[text], colours[ground]) >= 4.5
