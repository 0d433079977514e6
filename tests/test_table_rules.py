"""The rules as pages: all of them, a search without script, and a way on from every rule."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from regni.engine.ruleset import Ruleset
from regni.engine.variant_facts import FACTS
from regni.rules.rulebook import CARD_RULES, RULES, SECTIONS, is_assumed
from regni.web.pages.rule_search import LONGEST_SEARCH, Search, folded
from regni.web.pages.rules import COURSE, found
from regni.words.words import LANGUAGES, words
from table_forms import Browser, words_of


def read(page: str) -> list[str]:
    """The rules whose texts are on a page."""
    return re.findall(r'<dt[^>]*><a href="/rules/([A-Z][\d.]+)"', page)


def run_on(page: str) -> str:
    """A page without its tags, so that a sentence with a link in it is one sentence."""
    return unescape(re.sub(r"<[^>]*>", "", page))


def told_cards(page: str) -> list[str]:
    return re.findall(r'<li id="card-(\w+)">', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_and_cards_are_there_by_section(tmp_path: Path, language: str) -> None:
    page, w = Browser(tmp_path, language).get("/rules"), words(language)
    said = words_of(page)
    assert read(page) == RULES
    assert told_cards(page) == list(CARD_RULES)
    assert all(w.rule(rule, Ruleset()) in run_on(page) for rule in RULES)
    assert all(w.card_text(kind, Ruleset()) in said for kind in CARD_RULES)
    assert all(f'href="#{section}"' in page and f'id="{section}"' in page for section in SECTIONS)
    assert said.count(w.text("rulebook-assumed")) == sum(map(is_assumed, RULES))
    assert said.count(w.text("rulebook-assumed-note")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_a_few_lines_comes_first(tmp_path: Path, language: str) -> None:
    page, w = Browser(tmp_path, language).get("/rules"), words(language)
    short = page.partition('id="short"')[2].partition("</section>")[0]
    assert page.index('id="short"') < page.index('class="contents"')
    for line in [f"short-{line}" for line in COURSE] + [f"wins-{variant}" for variant in FACTS]:
        assert w.text(f"rulebook-{line}") in run_on(short)
    for rule in ("B10.1", "H1.1", "H3.3", "W1.1", "R1.6"):
        assert f'<a class="rule" href="/rules/{rule}">{rule}</a>' in short
    assert '<a class="rule" href="/rules#B6">B6</a>' in short


def test_rules_that_a_rule_names_are_links(tmp_path: Path) -> None:
    page = Browser(tmp_path).get("/rules/B8.3")
    assert '(<a class="rule" href="/rules/B5.5">B5.5</a>)' in page


def test_no_name_stands_twice_on_a_page(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    for path in ("/rules", "/rules?q=tower", "/rules/B6.7", "/rules/O2"):
        ids = re.findall(r' id="([^"]+)"', browser.get(path))
        assert len(ids) == len(set(ids)), path


def test_a_search_shows_only_what_was_looked_for(tmp_path: Path) -> None:
    browser, w = Browser(tmp_path), words("en")
    page = browser.get("/rules?q=TOWER+blindly")
    assert read(page) == [rule for rule in RULES if "blindly" in w.rule(rule, Ruleset())] == ["B6.7"]
    assert "<mark>blindly</mark>" in page
    assert 'value="TOWER blindly"' in page
    assert read(browser.get("/rules?q=b6.7")) == ["B6.7"]
    assert read(browser.get("/rules?q=B6"))[:13] == [rule for rule in RULES if rule.startswith("B6.")]
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


@pytest.mark.parametrize(
    ("language", "text", "finds", "passes_over"),
    [
        # Words are found by their beginnings, not by letters inside them.
        ("es", "leva", ["B5.3", "B6.3"], ["B2.2", "B5.1"]),
        # Endings of words do not matter. If nothing matches, similar words are found.
        ("es", "rescatar", ["B6.11", "R6.1"], []),
        ("es", "torres", ["B1.3", "B6.7"], []),
        ("es", "príncipe", ["B8.3"], ["B3.7"]),
        ("en", "ransoming", ["B6.11"], []),
        ("en", "besieger", ["B6.9"], []),
        ("es", "mercen", ["B5.7"], ["B5.3"]),
        # Words without meaning need not be found.
        ("es", "¿Cómo se quema una Propiedad?", ["B6.9"], ["B1.1"]),
        ("en", "what is the levy", ["B5.3"], ["B1.1"]),
    ],
)
def test_words_are_found_whatever_their_form(
    tmp_path: Path, language: str, text: str, finds: list[str], passes_over: list[str]
) -> None:
    page = Browser(tmp_path, language).client.get("/rules", params={"q": text}).text
    assert set(finds) <= set(read(page))
    assert not set(passes_over) & set(read(page))


@pytest.mark.parametrize(("language", "text"), [("es", "como se gana"), ("es", "ganar"), ("en", "how do I win")])
def test_how_to_win_is_told_in_short_first(tmp_path: Path, language: str, text: str) -> None:
    brought = found(text, words(language))
    assert len(brought.lines) >= len(FACTS)
    page = Browser(tmp_path, language).client.get("/rules", params={"q": text}).text
    assert page.index('id="short"') < page.index("<dt id=")


def test_what_has_the_words_in_its_name_comes_first() -> None:
    brought = found("la Justa", words("es"))
    assert [section.id for section in brought.named_sections] == ["B11"]
    assert brought.sections
    assert [card.kind for card in found("tower", words("en")).named_cards] == ["tower"]


def test_what_is_marked_is_escaped() -> None:
    w = words("en")
    assert str(Search("b", w).marked("<b>")) == "&lt;<mark>b</mark>&gt;"
    assert str(Search("", w).marked("a & b")) == "a &amp; b"
    assert not Search("%&<>", w).matches("a & b")
    assert len(folded("İstanbul ﬁ ß")) == len("İstanbul ﬁ ß")


def test_every_rule_leads_on(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    for place, rule in enumerate(RULES):
        page = browser.get(f"/rules/{rule}")
        assert words("en").rule(rule, Ruleset()) in run_on(page)
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
    # The rules open beside the game, not in place of it.
    assert '<a href="/rules" target="_blank"' in browser.get(table)
