"""How to play: a page for each variant, with the values in force, and the ways to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from regni.art.tapestry.moments import MOMENTS
from regni.art.turn import cards, fielded, pictures
from regni.engine.cards import NAMES, SET_KINDS
from regni.engine.ruleset import Ruleset
from regni.engine.variant_facts import BASE, FACTS
from regni.rules.rulebook import RULES, is_in_force
from regni.rules.rulesets import ruleset_from
from regni.web.pages.primer.differences import DIFFERENCES, SCENES
from regni.words.words import LANGUAGES, words
from table_forms import Browser, words_of

#: Words that are read in a minute, by somebody who is in no hurry.
PACE = 200


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    browser = Browser(tmp_path)
    with browser.client:
        yield browser


class Shown(HTMLParser):
    """The ids of a page, and the words in the part that is read: neither the head nor what is folded."""

    SILENT = ("script", "style", "svg", "details", "nav", "header", "footer", "dialog")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.words: list[str] = []
        self.depth = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.depth += tag in self.SILENT

    def handle_endtag(self, tag: str) -> None:
        self.depth -= tag in self.SILENT

    def handle_data(self, data: str) -> None:
        if not self.depth:
            self.words += data.split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", FACTS)
def test_a_page_is_read_in_three_minutes_and_has_no_id_twice(tmp_path: Path, language: str, variant: str) -> None:
    html = Browser(tmp_path, language).get(f"/how-to-play/{variant}")
    shown = Shown(html)
    # The cards are looked up while one plays.
    read = " ".join(shown.words).partition(words(language).text("primer-cards"))[0].split()
    assert 100 < len(read) <= 3 * PACE
    assert sorted(shown.ids) == sorted(set(shown.ids))
    text = words_of(html)
    assert words(language).text(f"primer-goal-{variant}") in text
    for number in (1, 2, 3):
        assert words(language).text(f"primer-mistake-{variant}-{number}") in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", FACTS)
def test_every_page_shows_a_turn_and_every_card(tmp_path: Path, language: str, variant: str) -> None:
    html, spoken = Browser(tmp_path, language).get(f"/how-to-play/{variant}"), words(language)
    assert html.count('class="turn"') == 5
    text, rules = words_of(html), Ruleset({"variant": variant})
    for kind in NAMES[:SET_KINDS]:
        assert spoken.card_text(kind, rules) in text
    own = f"primer-turn-{variant}-round-text" if variant != BASE.name else "primer-turn-round-text"
    assert spoken.text(own, **spoken.values(rules)) in text
    assert (spoken.text("primer-turn-draw-text", **spoken.values(rules)) in text) == (variant in ("base", "rebellion"))


def test_what_differs_tells_every_rule_of_a_variant() -> None:
    """A page explains its variant in full: no rule is left out, but for those about a thing made of paper."""
    for variant, differences in DIFFERENCES.items():
        told = [rule for one in differences for rule in one.rules]
        assert len(told) == len(set(told))
        own = {rule for rule in RULES if rule[0] == FACTS[variant].letter} - {"R7.1", "W5.2"}
        assert own <= set(told)
        rules = Ruleset({"variant": variant})
        assert all(is_in_force(rule, rules) or rule == "R1.7" for rule in told)


def test_every_drawing_is_there_and_comes_once_on_a_page() -> None:
    assert SCENES.keys() == FACTS.keys()
    assert DIFFERENCES.keys() | {BASE.name} == FACTS.keys()
    for variant, scene in SCENES.items():
        drawn = [scene, *(one.drawing for one in DIFFERENCES.get(variant, ()))]
        assert len(drawn) == len(set(drawn))
        assert set(drawn) <= set(MOMENTS)


def test_an_unknown_variant_has_no_page(browser: Browser) -> None:
    for wrong in ("chess", "BASE", "%3Cscript%3E", "base/x"):
        browser.get(f"/how-to-play/{wrong}", 404)


# The values in force.


def test_pictures_show_the_numbers_in_force() -> None:
    def numbers(drawn: str) -> list[str]:
        return re.findall(r'font-size="32"[^>]*>(\d+)<', drawn)

    usual = pictures(Ruleset())
    assert list(usual) == ["build", "towers", "attack", "draw", "round"]
    assert numbers(usual["attack"]) == ["4", "2", "2"]
    strong = pictures(ruleset_from({"castle_strength": 5, "tower_soak": 2}))
    assert numbers(strong["attack"]) == ["10", "4", "6"]
    assert usual["build"].count("#plain-infantry") == 1
    assert pictures(ruleset_from({"land_army": 2}))["build"].count("#plain-infantry") == 2
    assert pictures(ruleset_from({"land_army": 0}))["build"].count("#plain-infantry") == 0
    assert usual["round"].count("<text") == 6
    assert pictures(ruleset_from({"viking_markers": 4}))["round"].count("<text") == 3


def test_every_card_in_the_pictures_has_its_face() -> None:
    names = {kind: words("es").text(f"card-{kind}") for kind in NAMES}
    faces = cards(names, Ruleset())
    for drawn in pictures(ruleset_from({"castle_strength": 12})).values():
        assert all(f'id="{one}"' in faces for one in re.findall(r'href="#((?:plain|of)-[\w-]+)"', drawn))
    assert "Estandarte" in faces


def test_a_force_grows_until_it_is_enough() -> None:
    for needed in (1, 4, 7):
        sent, force = fielded(needed, Ruleset())
        assert force >= needed
        assert fielded(needed - 1, Ruleset())[1] <= force
        assert sent
    assert fielded(99, Ruleset())[1] < 99


def test_at_a_table_the_page_has_its_house_rules(browser: Browser) -> None:
    form = {"variant": "base", "seats": "2", "who-1": "knight", "set-castle_strength": "5"}
    where = browser.post("/play", {"variant": "base"}, 303)
    usual = browser.get(f"{where}/how-to-play")
    assert words("en").text("primer-at-table") in words_of(usual)
    browser.get("/table/" + "x" * 22 + "/how-to-play", 404)
    browser.get(f"{where}/how-to-play/heathen", 404)
    house = browser.post("/new", form, 303)
    rules = ruleset_from({"castle_strength": 5})
    page = words_of(browser.get(f"{house}/how-to-play"))
    assert words("en").card_text("castle", rules) in page
    assert words("en").card_text("castle", Ruleset()) not in page


def test_a_variant_s_page_at_a_table_leads_to_the_base_game_there(browser: Browser) -> None:
    where = browser.post("/play", {"variant": "heathen"}, 303)
    page = browser.get(f"{where}/how-to-play")
    assert f'href="{where}/how-to-play/base"' in page
    assert browser.get(f"{where}/how-to-play/base").count('class="turn"') == 5


# The ways to it.


def test_the_pages_are_linked_where_somebody_needs_them(browser: Browser) -> None:
    for variant in FACTS:
        address = f'href="/how-to-play/{variant}"'
        assert address in browser.get("/how-to-play")
        assert address in browser.get("/")
        assert address in browser.get("/rules")
        assert address in browser.get(f"/new?variant={variant}")
    where = browser.post("/play", {"variant": "base"}, 303)
    # In the comfort box, and in the list of keys behind "?".
    assert browser.get(where).count(f'href="{where}/how-to-play"') == 2


def test_the_rules_begin_with_how_to_play(browser: Browser) -> None:
    page = browser.get("/rules")
    assert page.index('href="/how-to-play/base"') < page.index('id="short"') < page.index('id="B1"')


def test_who_has_no_game_yet_is_offered_a_beginning_first(browser: Browser) -> None:
    first = browser.get("/")
    assert first.index('id="new-here"') < first.index('id="new"')
    assert first.index('href="/learn/first"') < first.index('href="/how-to-play/base"') < first.index('id="new"')
    assert 'href="/learn"' not in first
    # Who has only learned is still new.
    browser.post("/learn/first", {}, 303)
    assert 'id="new-here"' in browser.get("/")
    # Its own button begins a game against squires.
    browser.post("/play", {"variant": "base", "level": "squire"}, 303)
    assert [player.bot for player in browser.setups()[0].players] == ["", "squire", "squire"]
    later = browser.get("/")
    assert 'id="new-here"' not in later
    assert 'href="/how-to-play">' in later
    assert 'href="/learn">' in later


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_on_the_start_page_are_for_strangers(language: str) -> None:
    """They use no word that only the rules explain."""
    spoken = words(language)
    lines = [spoken.text(f"start-{part}-{variant}") for part in ("line", "for") for variant in FACTS]
    lines += [spoken.text("start-text"), spoken.text("start-new-here-text", minutes=10)]
    for key in ("fief", "danelaw", "mind", "legacy", "levy", "lord", "kingship", "markers", "summer", "winter"):
        for name in spoken.text(f"term-{key}").split(", "):
            assert not any(re.search(rf"\b{name}\b", line) for line in lines if name[0].isupper()), name
