"""The pages of the examples: each step is drawn on the board of a table, in both languages, and tells nothing that its
Earl does not know. Rules, cards, terms and refusals lead to them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regni.examples.book import book, example_of, showing
from regni.examples.example import Example
from regni.examples.telling import steps
from regni.rules.rulebook import CARD_RULES, RULES
from regni.testing import at, earl, fief
from regni.web.board.whynot import answer
from regni.web.tables.examples import drawn
from regni.words.words import LANGUAGES, words
from table_forms import Browser, words_of


def shown(example_id: str, at_step: int, language: str = "en") -> str:
    """All that is shown of a step."""
    now = drawn(example_id, at_step, words(language))
    told = [step.text for step in steps(example_id, words(language))]
    return "".join([*told, *now.lines, now.why, *now.parts.values(), *now.others])


@pytest.mark.parametrize("example", book().values(), ids=book())
def test_each_step_is_drawn_in_both_languages(example: Example) -> None:
    for language in LANGUAGES:
        made = steps(example.id, words(language))
        assert len(made) == len(example.tries)
        assert all(one.text and "{" not in one.text for one in made)
    for number in range(len(example.tries) + 1):
        now = drawn(example.id, number, words(LANGUAGES[number % 2]))
        assert 'data-thing="' in now.parts["own"]
        last = example.tries[number - 1] if number else None
        assert bool(now.why) == bool(last and last.forbidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_a_step_and_the_way_to_the_others(tmp_path: Path, language: str) -> None:
    browser, say = Browser(tmp_path, language), words(language).text
    page = browser.get("/examples/towers-absorb?step=3")
    assert say("example-title", rule="B6.7") in words_of(page)
    assert say("example-at", number=3, whole=5) in words_of(page)
    assert 'href="?step=2" data-step="2" rel="prev"' in page
    assert 'href="?step=4" data-step="4" rel="next"' in page
    assert page.count('aria-current="step"') == 1
    told = re.sub(r"<[^>]*>", "", page.partition("data-brought")[2].partition("</ol>")[0])
    assert ("absorb" if language == "en" else "absorben") in told
    assert re.search(r'data-thing="towers-red" data-changed', page)


def test_before_the_first_move_and_after_the_last_there_is_one_way(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    first, last = browser.get("/examples/towers-absorb"), browser.get("/examples/towers-absorb?step=5")
    assert ('rel="prev"' in first, 'rel="next"' in first) == (False, True)
    assert ('rel="prev"' in last, 'rel="next"' in last) == (True, False)
    assert "data-changed" not in first


@pytest.mark.parametrize("asked", ["", "x", "-1", "99", "²", "1" * 5000, "%00"])
def test_any_other_step_is_answered_too(tmp_path: Path, asked: str) -> None:
    assert "Show me: B6.7" in words_of(Browser(tmp_path).get(f"/examples/towers-absorb?step={asked}"))


def test_a_refused_move_is_told_with_its_rule(tmp_path: Path) -> None:
    page = Browser(tmp_path).get("/examples/first-turn?step=1")
    assert "Not allowed" in words_of(page)
    assert words("en").rule("B3.7", book()["first-turn"].begin().table.rules) in words_of(page)
    assert '<a class="rule" href="/rules/B3.7">B3.7</a>' in page


def test_a_rule_or_a_card_leads_to_its_example(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    for name in ("B6.7", "treachery"):
        answered = browser.client.get(f"/examples/{name}")
        assert (answered.status_code, answered.headers["location"]) == (303, f"/examples/{example_of(name)}")
    for name in ("B1.1", "nothing", "%00", "a" * 3000):
        browser.get(f"/examples/{name}", 404)


def test_the_page_is_the_same_for_everybody_and_may_be_kept(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    answered = browser.client.get("/examples/joust?step=2")
    assert answered.headers["cache-control"] == "private, max-age=300"
    assert "Cookie" in answered.headers["vary"]
    assert browser.setups() == []


def test_nobody_is_told_what_another_hides() -> None:
    """Blue raises a Vassal as a Tower and draws a Champion; Red looks."""
    for language in LANGUAGES:
        for number in range(3):
            said = shown("hidden", number, language)
            assert not re.search("vassal|champion|vasallo|campeón", said, re.IGNORECASE)
    assert "Blue raises a Tower" in shown("hidden", 1)


def test_hidden_joust_cards_stay_hidden() -> None:
    assert "Joust Vassal" not in shown("tilt", 1)
    assert "Red receives a Joust card (×3)." in shown("tilt", 2)


# The ways to it.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_shown_has_a_link_on_the_page_of_rules(tmp_path: Path, language: str) -> None:
    page, say = Browser(tmp_path, language).get("/rules"), words(language).text
    for thing in (*RULES, *CARD_RULES):
        name = thing if thing in RULES else say(f"card-{thing}")
        title = say("example-title", rule=name).replace("\u2068", "").replace("\u2069", "")
        link = f'<a class="show-me" href="/examples/{example_of(thing)}" aria-label="{title}">'
        assert (link in page) == bool(example_of(thing)), thing


def test_the_page_of_a_rule_has_all_its_examples(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    assert re.findall(r'href="/examples/([\w-]+)"', browser.get("/rules/B6.7").partition("<nav class=")[2])
    for rule in ("B6.7", "R4.2", "B1.1"):
        asked = browser.get(f"/rules/{rule}").partition('class="asked-rule"')[2].partition("</section>")[0]
        assert tuple(re.findall(r'href="/examples/([\w-]+)"', asked)) == showing().get(rule, ())


def test_terms_know_their_examples(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    address = re.search(r'data-glossary="([^"]+)"', browser.get("/rules"))
    assert address
    said = json.loads(browser.get(address[1]))
    examples = {one["name"]: one["example"] for one in said["terms"]}
    assert (examples["Treachery"], examples["Ransom"]) == (example_of("treachery"), example_of("B6.11"))
    assert {one for one in examples.values() if one} <= book().keys()
    assert said["show"] == "Show me"


def test_a_reason_why_not_knows_the_example_of_its_rule() -> None:
    game = at(earl(hand={"champion": 1}, turns=1), earl(fiefs=[fief("palace", "", "land")]))
    reasons = answer(game, 0, "fief-red-1", words("en")).reasons
    assert {one.rule: one.example for one in reasons} == {"B3.7": example_of("B3.7")}
