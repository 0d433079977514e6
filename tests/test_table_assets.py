"""What pages load: fonts that have every letter, files that a browser keeps, what a device needs to install them."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser as Chromium

import regni
from real_browser import Served, a_page
from regni.web.pages import assets
from regni.web.pages.page import THEME
from regni.words.words import LANGUAGES
from set_tables import own_turn
from table_forms import Browser

ROOT = Path(regni.__file__).parent
FACES = sorted(path.stem for path in assets.FONTS.glob("*.woff2"))
#: What all fonts of a page may weigh together, in bytes.
MOST_FONTS = 120_000
#: The slanted faces have no arrows.
ARROWS = set("←→↑↓")
PAGES = ("/", "/new", "/decks", "/rules", "/rules/B5.1")


@pytest.fixture
def visitor(tmp_path: Path) -> Browser:
    return Browser(tmp_path)


# Fonts.


def font(face: str) -> TTFont:
    return TTFont(assets.FONTS / f"{face}.woff2")


def letters(*places: str) -> set[str]:
    """All that can be seen of some files."""
    texts = (path.read_text(encoding="utf-8") for place in places for path in ROOT.glob(place))
    return {letter for text in texts for letter in text if letter.isprintable()}


def test_the_fonts_of_a_page_are_there_and_light() -> None:
    assert len(FACES) == 7
    assert sum((assets.FONTS / f"{face}.woff2").stat().st_size for face in FACES) < MOST_FONTS


@pytest.mark.parametrize("face", FACES)
def test_a_font_has_every_letter_that_pages_say(face: str) -> None:
    needed = letters("locales/**/*.ftl", "web/templates/*.html")
    assert {"ñ", "¿", "×", "⇄", "♔", "…"} <= needed
    missing = needed - {chr(code) for code in font(face).getBestCmap()}
    assert missing <= (ARROWS if "italic" in face else set())


@pytest.mark.parametrize("face", FACES)
def test_figures_are_as_wide_as_each_other(face: str) -> None:
    one = font(face)
    assert len({one["hmtx"][one.getBestCmap()[ord(figure)]][0] for figure in "0123456789"}) == 1


@pytest.mark.parametrize("face", [face for face in FACES if re.fullmatch(r"serif-\d+", face)])
def test_the_upright_serif_has_small_capitals(face: str) -> None:
    assert "smcp" in {record.FeatureTag for record in font(face)["GSUB"].table.FeatureList.FeatureRecord}


@pytest.mark.parametrize("face", FACES)
def test_a_changed_font_bears_its_license_and_not_the_reserved_name(face: str) -> None:
    names = {one.nameID: str(one) for one in font(face)["name"].names}
    assert "Open Font License" in names[13]
    assert not any("Source" in names[number] for number in (1, 2, 4, 6))
    assert "SIL OPEN FONT LICENSE" in (assets.FONTS / f"LICENSE-{face.partition('-')[0]}.txt").read_text("utf-8")


def test_every_font_is_declared(visitor: Browser) -> None:
    assert sorted(re.findall(r'url\("([\w-]+)\.woff2"\)', visitor.get("/static/fonts.css"))) == FACES
    assert set(assets.FIRST_FONTS) <= {f"{face}.woff2" for face in FACES}


@pytest.fixture
def without_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """Pages of a build that could not make them."""
    monkeypatch.setattr(assets, "FONTS", tmp_path / "none")
    cached = (assets.assets, assets.version, assets.joined)
    for one in cached:
        one.cache_clear()
    yield Browser(tmp_path)
    monkeypatch.undo()
    for one in cached:
        one.cache_clear()


def test_without_fonts_pages_ask_for_none(without_fonts: Browser) -> None:
    page = without_fonts.get("/")
    assert 'as="font"' not in page
    assert all("@font-face" not in without_fonts.get(one) for one in linked(page) if one.endswith(".css"))


# What a browser keeps.


def linked(page: str) -> list[str]:
    return re.findall(r'(?:src|href)="(/static/[^"#]+)', page)


def test_every_link_leads_to_a_file_that_is_kept(visitor: Browser) -> None:
    table = visitor.post("/play", {"variant": "base"}, 303)
    for path in (*PAGES, table):
        found = linked(visitor.get(path))
        assert found
        for address in found:
            answer = visitor.client.get(address)
            assert (answer.status_code, "immutable" in answer.headers["cache-control"]) == (200, True), address


def test_without_its_version_a_file_is_asked_for_again_but_not_sent(visitor: Browser) -> None:
    for address in ("/static/table.css", "/static/000000000000/table.css"):
        answer = visitor.client.get(address)
        assert answer.headers["cache-control"] == "no-cache"
        again = visitor.client.get(address, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == answer.headers["etag"]
        other = visitor.client.get(address, headers={"If-None-Match": 'W/"other"'})
        assert other.content == answer.content != b""


def test_the_version_changes_with_any_file(monkeypatch: pytest.MonkeyPatch) -> None:
    before = assets.version()
    changed = assets.assets() | {"menu.js": assets.asset_of("menu.js", b"// new")}
    monkeypatch.setattr(assets, "assets", lambda: changed)
    assert assets.version.__wrapped__() != before


def test_stylesheets_are_joined_in_order(visitor: Browser) -> None:
    one, other = (visitor.get(f"/static/{name}.css") for name in ("cards", "table"))
    assert visitor.get("/static/cards+table.css") == f"{one}\n{other}"


@pytest.mark.parametrize("name", ["cards+cards.css", "cards+nothing.css", "cards+table.js", "nothing.css", "+.css"])
def test_what_is_no_asset_is_not_found_nor_kept(visitor: Browser, name: str) -> None:
    answer = visitor.client.get(f"/static/{assets.version()}/{name}")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")


def test_a_template_cannot_name_what_is_not_there() -> None:
    with pytest.raises(LookupError):
        assets.styles("look", "nothing")
    with pytest.raises(LookupError):
        assets.asset("nothing.js")


def test_all_modules_of_the_table_are_announced_in_its_head(visitor: Browser) -> None:
    page = visitor.get(visitor.post("/play", {"variant": "base"}, 303))
    announced = re.findall(r'rel="modulepreload" href="/static/\w+/([\w-]+\.js)"', page)
    assert len(announced) == len(set(announced))
    for name in ("table.js", *announced):
        script = (assets.STATIC / name).read_text(encoding="utf-8")
        assert set(re.findall(r'from "\./([\w-]+\.js)"', script)) <= {*announced, "table.js"}


# What is compressed.


@pytest.mark.parametrize("name", ["table.css", "table.js", "sheet.svg", "cards+table.css", "en.webmanifest"])
def test_texts_are_sent_compressed_to_who_can_read_that(visitor: Browser, name: str) -> None:
    packed, plain = (
        visitor.client.get(f"/static/{name}", headers={"Accept-Encoding": encoding})
        for encoding in ("gzip", "identity")
    )
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(plain.content)
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("name", ["icon-192.png", "sans-400.woff2"])
def test_what_is_compressed_in_itself_is_sent_as_it_is(visitor: Browser, name: str) -> None:
    assert "content-encoding" not in visitor.client.get(f"/static/{name}").headers


@pytest.mark.parametrize(
    ("site", "is_packed"), [("same-origin", True), ("none", True), ("cross-site", False), ("", True)]
)
def test_a_page_is_compressed_unless_another_site_asks_for_it(visitor: Browser, site: str, is_packed: bool) -> None:
    """Otherwise somebody who makes a browser ask for many addresses, and listens, could learn from the lengths what a
    page holds."""
    table = visitor.post("/play", {"variant": "base"}, 303)
    for path in ("/", table):
        answer = visitor.client.get(path, headers={"Sec-Fetch-Site": site} if site else {})
        assert (answer.headers.get("content-encoding") == "gzip") == is_packed
        assert answer.headers["cache-control"] == "no-store"


# What a device needs.


def test_a_manifest_tells_a_device_how_to_install_the_table(visitor: Browser) -> None:
    for language in LANGUAGES:
        page = Browser(Path(), language).get("/")
        address = next(one for one in linked(page) if one.endswith(".webmanifest"))
        said = json.loads(visitor.get(address))
        assert (said["lang"], said["start_url"], said["display"]) == (language, "/", "standalone")
        for icon in said["icons"]:
            answer = visitor.client.get(f"{address.rpartition('/')[0]}/{icon['src']}")
            assert answer.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", answer.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"
        assert {"any", "192x192", "512x512"} == {icon["sizes"] for icon in said["icons"]}
        assert "maskable" in {icon.get("purpose") for icon in said["icons"]}


def test_the_bar_above_a_page_has_the_colour_of_its_theme(visitor: Browser) -> None:
    bar = re.compile(r'<meta name="theme-color" content="(#\w+)"( media="[^"]+")?>')
    both = bar.findall(visitor.get("/"))
    assert [media for _, media in both] == [f' media="(prefers-color-scheme: {one})"' for one in ("light", "dark")]
    for theme, (colour, _) in zip(("light", "dark"), both, strict=True):
        visitor.client.cookies.set(THEME, theme)
        assert bar.findall(visitor.get("/")) == [(colour, "")]


@pytest.mark.browser
@pytest.mark.no_cover
def test_a_browser_that_returns_asks_for_the_page_alone(browser: Chromium, served: Served) -> None:
    with a_page(browser, served) as page:
        address = f"/table/{own_turn(served.host)}"
        page.goto(address, wait_until="networkidle")
        loaded = page.evaluate("[...document.fonts].filter(one => one.status === 'loaded').map(one => one.family)")
        assert {name.strip('"') for name in loaded} >= {"Regni Serif", "Regni Sans"}
        again = page.context.new_page()
        again.goto(address, wait_until="networkidle")
        taken = again.evaluate("performance.getEntriesByType('resource').map(one => [one.name, one.transferSize])")
        assert len(taken) > 10
        assert [name for name, size in taken if size] == []
