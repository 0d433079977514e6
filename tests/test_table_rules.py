"""The rules as pages: all of them, a search without script, and a way on from every rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regni.engine.ruleset import Ruleset
from regni.rulebook import CARD_RULES, RULES, SECTIONS, is_assumed
from regni.table.rule_pages import LONGEST_SEARCH, Search, folded
from regni.words import LANGUAGES, words
from table_forms import Browser, words_of


def read(page: str) -> list[str]:
    """The rules whose texts are on a page."""
    return re.findall(r'<dt[^>]*><a href="/rules/([A-Z][\d.]+)"', page)


def told_cards(page: str) -> list[str]:
    return re.findall(r'<li id="card-(\w+)">', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_and_cards_are_there_by_section(tmp_path: Path, language: str) -> None:
    page, w = Browser(tmp_path, language).get("/rules"), words(language)
    said = words_of(page)
    assert read(page) == RULES
    assert told_cards(page) == list(CARD_RULES)
    assert all(w.rule(rule, Ruleset()) in said for rule in RULES)
    assert all(w.text(f"card-{kind}-text") in said for kind in CARD_RULES)
    assert all(f'href="#{section}"' in page and f'id="{section}"' in page for section in SECTIONS)
    assert said.count(w.text("rulebook-assumed")) == sum(map(is_assumed, RULES))


def test_no_name_stands_twice_on_a_page(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    for path in ("/rules", "/rules?q=tower", "/rules/B6.7", "/rules/O2"):
        ids = re.findall(r' id="([^"]+)"', browser.get(path))
        assert len(ids) == len(set(ids)), path


def test_a_search_shows_only_what_was_looked_for(tmp_path: Path) -> None:
    browser, w = Browser(tmp_path), words("en")
    page = browser.get("/rules?q=TOWER+blindly")
    assert read(page) == [
        rule
        for rule in RULES
        if all(
            word in folded(w.section(rule.partition(".")[0]) + w.rule(rule, Ruleset())) for word in ("tower", "blindly")
        )
    ]
    assert "B6.7" in read(page)
    assert "<mark>blindly</mark>" in page
    assert 'value="TOWER blindly"' in page
    assert "B6.7" in read(browser.get("/rules?q=b6.7"))
    assert "castle" in told_cards(browser.get("/rules?q=found+a+fief"))
    assert read(browser.get("/rules?q=%20")) == RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_for_nothing_known_says_so(tmp_path: Path, language: str) -> None:
    browser = Browser(tmp_path, language)
    page = browser.get("/rules?q=%3Cb%3Edragon")
    assert words(language).text("rulebook-nothing", text="<b>dragon") in words_of(page)
    assert "<b>dragon" not in page
    assert read(page) == []
    assert 'href="/rules"' in page
    browser.get(f"/rules?q={'x' * (LONGEST_SEARCH + 500)}")


def test_accents_need_not_be_typed(tmp_path: Path) -> None:
    browser = Browser(tmp_path, "es")
    assert "treachery" in told_cards(browser.get("/rules?q=traicion"))
    assert read(browser.get("/rules?q=traicion")) == read(browser.get("/rules?q=TRAICI%C3%93N"))


def test_what_is_marked_is_escaped() -> None:
    assert str(Search("b").marked("<b>")) == "&lt;<mark>b</mark>&gt;"
    assert str(Search("").marked("a & b")) == "a &amp; b"
    assert len(folded("İstanbul ﬁ ß")) == len("İstanbul ﬁ ß")


def test_every_rule_leads_on(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    for place, rule in enumerate(RULES):
        page = browser.get(f"/rules/{rule}")
        assert words("en").rule(rule, Ruleset()) in words_of(page)
        assert 'href="/rules"' in page
        assert f'href="/rules#{rule.partition(".")[0]}"' in page
        before = re.findall(r'rel="prev" href="/rules/([^"]+)"', page)
        after = re.findall(r'rel="next" href="/rules/([^"]+)"', page)
        assert before == RULES[max(0, place - 1) : place]
        assert after == RULES[place + 1 : place + 2]
        assert (words("en").text("rulebook-assumed-text") in words_of(page)) == is_assumed(rule)
    assert 'href="/rules#card-castle"' in browser.get("/rules/B5.1")
    for wrong in ("B99.1", "b", "%3Cscript%3E"):
        browser.get(f"/rules/{wrong}", 404)


def test_every_page_has_a_way_to_the_rules(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    for path in ("/", "/new", "/decks", "/rules", "/rules/B1.1"):
        assert 'href="/rules"' in browser.get(path)
    assert 'href="/rules"' in browser.get("/nowhere", 404)
    table = browser.post("/play", {"variant": "base"}, 303)
    # A game is not left for the rules.
    assert '<a href="/rules" target="_blank"' in browser.get(table)
