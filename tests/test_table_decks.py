"""The deck builder: steppers as plain buttons, saving and deleting, texts in and out, and what a deck is good at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from regni.decks.book import READY
from regni.decks.deck import STEADY
from regni.decks.text import card_names, read_deck
from regni.engine.cards import NAMES, SET_KINDS
from regni.engine.ruleset import Ruleset
from regni.errors import RegniError
from regni.web.pages import decks as deck_pages
from regni.web.pages.deck_strengths import FULL, STRENGTHS, best, strengths, warnings
from regni.words.hints import nearest, plain
from regni.words.words import LANGUAGES, words
from table_forms import Browser, controls, words_of

CARDS = NAMES[:SET_KINDS]
WOLVES = {"castle": 3, "land": 6, "market_town": 2, "prince": 2, "champion": 5, "mercenary": 4, "banner": 2}
#: Ready decks that together have all fifteen cards.
SOME = ("steady", "emissaries", "abbey")


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    browser = Browser(tmp_path)
    with browser.client:
        yield browser


def counts(page: str) -> dict[str, int]:
    fields = controls(page, "bench").fields
    return {card: int(fields[f"n-{card}"]) for card in CARDS if fields[f"n-{card}"] != "0"}


def steppers(deck: dict[str, int]) -> dict[str, str]:
    return {f"n-{card}": str(deck.get(card, 0)) for card in CARDS}


def exported(page: str) -> str:
    return page.partition('<textarea id="export"')[2].partition(">")[2].partition("</textarea>")[0]


# Steppers.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_name_its_text_and_its_stepper(tmp_path: Path, language: str) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    page = browser.get("/decks")
    said = words_of(page)
    for card in CARDS:
        name = w.text(f"card-{card}")
        assert f'aria-label="{name}"' in page
        assert f'aria-label="{w.text("builder-fewer", card=name)}"' in page
        assert w.card_text(card, Ruleset()) in said
    assert counts(page) == STEADY
    assert w.text("builder-total", number=24, size=24) in said
    assert w.text("builder-whole") in said


def test_one_more_and_one_fewer(browser: Browser) -> None:
    page = browser.post("/decks", steppers(WOLVES) | {"step": "castle+"}, 200)
    assert counts(page)["castle"] == 4
    assert "25 of 24 one card too many" in words_of(page)
    page = browser.post("/decks", controls(page, "bench").fields | {"step": "land-"}, 200)
    page = browser.post("/decks", controls(page, "bench").fields | {"step": "land-"}, 200)
    page = browser.post("/decks", controls(page, "bench").fields | {"step": "monk-"}, 200)
    assert counts(page) == WOLVES | {"castle": 4, "land": 4}
    assert "23 of 24 one card is missing" in words_of(page)


def test_there_are_no_more_than_six(browser: Browser) -> None:
    page = browser.post("/decks", steppers(WOLVES) | {"step": "land+"}, 200)
    assert counts(page) == WOLVES
    assert 'value="land+" formaction="/decks#tile-land"' in page
    assert page.partition('value="land+"')[2].partition(">")[0].endswith("disabled")


@pytest.mark.parametrize("wrong", ["7", "-1", "a lot", "3.5", "²", "9" * 400, "1e3"])
def test_a_forged_number_is_told_and_the_others_stay(browser: Browser, wrong: str) -> None:
    page = browser.post("/decks", steppers(WOLVES) | {"n-monk": wrong, "step": "castle+"}, 400)
    assert 'role="alert"' in page
    assert "0 to 6 of “Monk”" in page
    found = counts(page)
    found.pop("monk", None)
    assert found == WOLVES


@pytest.mark.parametrize("step", ["palace+", "castle", "castle*", "", "<b>+"])
def test_a_step_that_is_none_changes_nothing(browser: Browser, step: str) -> None:
    assert counts(browser.post("/decks", steppers(WOLVES) | {"step": step}, 200)) == WOLVES


def test_begin_with_no_cards(browser: Browser) -> None:
    page = browser.post("/decks", steppers(WOLVES) | {"do": "clear"}, 200)
    assert counts(page) == {}
    assert "0 of 24 24 cards are missing" in words_of(page)
    assert words("en").text("builder-good-at-none") not in words_of(page)
    assert words("en").text("builder-good-at-unknown") in words_of(page)


# Ready decks.


@pytest.mark.parametrize("name", SOME)
def test_ready_decks_to_start_from(browser: Browser, name: str) -> None:
    page, w = browser.get(f"/decks?ready={name}"), words("en")
    assert counts(page) == READY[name].deck
    assert w.text(f"deck-{name}-idea") in words_of(page)
    assert urlencode({"deck-0": f"ready:{name}"}) in page
    # With one card more it is no longer that deck.
    changed = browser.post("/decks", controls(page, "bench").fields | {"step": "allies+"}, 200)
    assert w.text(f"deck-{name}-idea") not in words_of(changed)
    assert urlencode({"deck-0": f"ready:{name}"}) not in changed
    back = browser.post("/decks", controls(page, "bench").fields | {"do": "count"}, 200)
    assert w.text(f"deck-{name}-idea") in words_of(back)


# Own decks.


def test_saving_loading_and_deleting(browser: Browser) -> None:
    where = browser.post("/decks", steppers(WOLVES) | {"name": " Wolves of  the fen ", "do": "save"}, 303)
    page = browser.get(where)
    assert counts(page) == WOLVES
    assert words("en").text("builder-saved", name="Wolves of the fen") in words_of(page)
    assert browser.host.store.decks_of(browser.owner).keys() == {"Wolves of the fen"}
    assert urlencode({"deck-0": "own:Wolves of the fen"}) in page
    # Deleted, and back again with one click.
    where = browser.post("/decks", {"drop": "Wolves of the fen"}, 303)
    assert browser.host.store.decks_of(browser.owner) == {}
    page = browser.get(where)
    assert counts(page) == WOLVES
    browser.post("/decks", controls(page, "bench").fields | {"do": "save"}, 303)
    kept = browser.host.store.decks_of(browser.owner)
    assert {name: read_deck(text) for name, text in kept.items()} == {"Wolves of the fen": WOLVES}


def test_a_saved_deck_is_marked_only_while_it_is_the_one_on_the_bench(browser: Browser) -> None:
    def marked(page: str) -> list[str]:
        return re.findall(r'class="chip"[^>]* aria-current="true">([^<]+)', page)

    where = browser.post("/decks", steppers(WOLVES) | {"name": "Wolves", "do": "save"}, 303)
    form = controls(browser.get(where), "bench").fields
    assert marked(browser.get(where)) == ["Wolves"]
    assert marked(browser.post("/decks", form | {"step": "castle-", "do": "count"}, 200)) == []
    text = exported(browser.get("/decks?ready=siege"))
    assert marked(browser.post("/decks", form | {"text": text, "do": "take"}, 200)) == []


def test_who_never_fights_has_no_strength(browser: Browser) -> None:
    said = browser.get("/decks")
    strength = words("en").text("builder-strength", number=1)
    assert strength in said.partition('id="text-vassal"')[2].partition("</p>")[0]
    assert strength not in said.partition('id="text-monk"')[2].partition("</p>")[0]


def test_a_browser_that_saves_before_it_has_a_name_finds_its_deck_again(browser: Browser) -> None:
    assert not browser.owner
    browser.post("/decks", steppers(WOLVES) | {"name": "Wolves", "do": "save"}, 303)
    assert browser.host.store.decks_of(browser.owner).keys() == {"Wolves"}
    assert "Wolves" in words_of(browser.get("/decks"))


def test_nobody_sees_or_deletes_anothers_deck(browser: Browser) -> None:
    browser.get("/")
    browser.host.store.keep_deck("somebody else", "Bears", "castle 6, land 6, prince 6, champion 6")
    assert "Bears" not in browser.get("/decks")
    browser.post("/decks", {"drop": "Bears"}, 400)
    browser.get("/decks?own=Bears", 400)
    assert browser.host.store.decks_of("somebody else").keys() == {"Bears"}


def test_what_is_not_whole_or_has_no_name_is_not_saved(browser: Browser) -> None:
    browser.get("/")
    page = browser.post("/decks", steppers(WOLVES | {"monk": 1}) | {"name": "Wolves", "do": "save"}, 400)
    assert "The deck has 25 cards; it must have 24" in words_of(page)
    assert counts(page) == WOLVES | {"monk": 1}
    assert controls(page, "bench").fields["name"] == "Wolves"
    page = browser.post("/decks", steppers(WOLVES) | {"name": " \u200b ", "do": "save"}, 400)
    # The error is shown at the top and beside the field that needs a name.
    assert words_of(page).count(RegniError("deck-name").text("en")) == 2
    assert re.search(r'<input name="name"[^>]* autofocus aria-invalid="true" aria-describedby="nameless"', page)
    assert 'id="nameless"' not in browser.get("/decks")
    assert browser.host.store.decks_of(browser.owner) == {}


def test_there_is_an_end_to_the_decks_of_one_person(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_pages, "MOST_DECKS", 2)
    for name in ("one", "two", "two"):
        browser.post("/decks", steppers(WOLVES) | {"name": name, "do": "save"}, 303)
    page = browser.post("/decks", steppers(WOLVES) | {"name": "three", "do": "save"}, 400)
    assert "You have 2 decks saved" in words_of(page)


def test_names_are_escaped_wherever_they_stand(browser: Browser) -> None:
    name = '"><script>alert(1)</script>&'
    where = browser.post("/decks", steppers(WOLVES) | {"name": name, "do": "save"}, 303)
    assert parse_qs(urlsplit(where).query)["own"] == [name]
    for page in (browser.get(where), browser.get("/new?" + urlencode({"deck-0": f"own:{name}"}))):
        assert "<script>alert" not in page
        assert name in words_of(page)
    where = browser.post("/decks", {"drop": name}, 303)
    assert "<script>alert" not in browser.get(where)
    assert browser.host.store.decks_of(browser.owner) == {}


# Texts.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOME)
def test_a_deck_that_goes_out_as_a_text_comes_in_again(tmp_path: Path, name: str, language: str) -> None:
    browser = Browser(tmp_path, language)
    text = exported(browser.get(f"/decks?ready={name}"))
    other = Browser(tmp_path, "en")
    page = other.post("/decks", steppers({}) | {"text": text, "do": "take"}, 200)
    assert counts(page) == READY[name].deck
    assert controls(page, "bench").fields["text"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("castle 3, dragon 4", "deck-card"),
        ("castle 3, dragón 4", "deck-card"),
        ("castle 9", "deck-number"),
        ("castillo -1", "deck-negative"),
        ("-1 castle", "deck-negative"),
        ("", "deck-empty"),
        (" castle 0, ", "deck-empty"),
        ("🐉", "deck-card"),
    ],
)
def test_a_wrong_text_says_what_is_wrong(tmp_path: Path, text: str, code: str, language: str) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    page = browser.post("/decks", steppers(WOLVES) | {"text": text, "do": "take"}, 400)
    said = words_of(page)
    if code == "deck-card":
        cards = ", ".join(w.text(f"card-{card}") for card in CARDS)
        # The text comes back as it was typed.
        card = text.partition(", ")[2].partition(" ")[0] or text
        near = w.text(f"card-{card_names()[nearest(plain(card), list(card_names()))]}")
        assert w.text("error-deck-card", card=card, near=near, cards=cards) in said
    elif code == "deck-number":
        assert w.text("error-deck-number", card=w.text("card-castle"), number=9, most=6) in said
    elif code == "deck-negative":
        assert w.text("error-deck-negative", card=w.text("card-castle"), number=-1) in said
    else:
        assert w.text("error-deck-empty") in said
    assert controls(page, "bench").fields["text"] == text
    assert counts(page) == WOLVES


def test_a_text_with_too_few_cards_is_laid_out_and_told(browser: Browser) -> None:
    page = browser.post("/decks", steppers(WOLVES) | {"text": "3 castillos 2 lands", "do": "take"}, 400)
    assert counts(page) == {"castle": 3, "land": 2}
    assert "The deck has 5 cards; it must have 24" in words_of(page)


def test_a_book_is_no_deck(browser: Browser) -> None:
    page = browser.post("/decks", steppers(WOLVES) | {"text": "castle " * 1000, "do": "take"}, 400)
    assert "too long for a deck" in words_of(page)
    assert counts(page) == WOLVES


def test_a_deck_by_its_address(browser: Browser) -> None:
    text = exported(browser.get("/decks?ready=siege"))
    assert counts(browser.get(f"/decks?{urlencode({'text': text})}")) == READY["siege"].deck
    browser.get(f"/decks?{urlencode({'text': '<b>'})}", 400)
    assert counts(browser.get("/decks?text=")) == STEADY
    browser.get("/decks?ready=%3Cb%3E", 400)


# What a deck is good at.

#: What the ready decks with one idea are best at.
IDEAS = {
    "lords": "fiefs",
    "lands": "levy",
    "plotters": "politics",
    "emissaries": "north",
    "lists": "joust",
    "rush": "war",
    "crown": "crown",
    "abbey": "church",
    "siege": "war",
    "dynasty": "heirs",
}


@pytest.mark.parametrize(("name", "idea"), IDEAS.items())
def test_a_ready_deck_has_full_marks_in_its_idea(name: str, idea: str) -> None:
    deck = READY[name].deck
    assert strengths(deck)[idea] == FULL
    assert idea in best(deck)
    others = {other: strengths(READY[other].deck)[idea] for other in IDEAS if IDEAS[other] != idea}
    assert sum(mark == FULL for mark in others.values()) <= 1, others


def test_the_company_is_at_war_and_the_usurpers_want_the_crown() -> None:
    assert "war" in best(READY["mercenaries"].deck)
    marks = strengths(READY["usurpers"].deck)
    assert marks["crown"] == max(marks["crown"], marks["politics"], marks["war"], marks["north"])


def test_marks_stay_within_bounds_and_more_is_never_worse() -> None:
    assert set(strengths({}).values()) == {0}
    assert set(strengths(dict.fromkeys(CARDS, 6)).values()) == {FULL}
    for card in CARDS:
        more = strengths(dict(STEADY) | {card: STEADY.get(card, 0) + 1})
        assert all(more[name] >= mark for name, mark in strengths(STEADY).items())


def test_what_a_deck_lacks() -> None:
    assert warnings(STEADY) == []
    assert warnings(READY["rush"].deck) == ["castle", "heir"]
    assert warnings({"castle": 6, "prince": 6, "champion": 6, "monk": 6}) == ["land", "heir"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_it_in_words(tmp_path: Path, language: str) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    # Not the ready deck itself, which has its own sentence.
    page = browser.post("/decks", steppers(dict(READY["rush"].deck)), 200)
    said = words_of(page)
    assert w.text("builder-good-at", what=w.text("builder-in-war")) in said
    assert w.text("builder-without-castle") in said
    assert w.text("builder-without-heir") in said
    assert w.text("builder-without-land") not in said
    for name in STRENGTHS:
        assert w.text(f"builder-{name}-text") in said
    assert said.count(w.text("builder-mark", mark=FULL, full=FULL)) == 1
    assert w.text("builder-good-at-none") in words_of(browser.post("/decks", steppers(dict(STEADY)), 200))


# House rules.


def test_decks_are_built_for_house_rules_too(browser: Browser) -> None:
    house = "set-set_copies=4&set-deck_size=20"
    page = browser.get(f"/decks?ready=lords&{house}")
    fields = controls(page, "bench").fields
    assert sum(counts(page).values()) == 20
    assert max(counts(page).values()) <= 4
    assert (fields["set-deck_size"], fields["set-set_copies"]) == ("20", "4")
    assert f"/decks?{house.replace('&', '&amp;')}&amp;ready=abbey" in page
    # What is saved can be played by these rules, and is whole wherever it is opened.
    saved = browser.get(browser.post("/decks", fields | {"name": "Small", "do": "save"}, 303))
    assert "20 of 20" in words_of(saved)
    assert "set-deck_size=20" in saved
    assert "20 of 20" in words_of(browser.get("/decks?own=Small"))
    assert "20 of 24" in words_of(browser.get("/decks?own=Small&set-deck_size=24&set-set_copies=5"))
    # A deleted one comes back by its own rules.
    assert "20 of 20" in words_of(browser.get(browser.post("/decks", {"drop": "Small"}, 303)))


def test_a_deck_of_another_size_is_not_saved_by_the_printed_rules(browser: Browser) -> None:
    fields = controls(browser.get("/decks?ready=lords&set-deck_size=20"), "bench").fields
    page = browser.post("/decks", fields | {"set-deck_size": "24", "name": "Small", "do": "save"}, 400)
    assert "The deck has 20 cards; it must have 24." in words_of(page)


@pytest.mark.parametrize("wrong", ["0", "91", "-3", "many", "9" * 400])
def test_a_forged_house_rule_is_told(browser: Browser, wrong: str) -> None:
    page = browser.get(f"/decks?ready=lords&set-deck_size={wrong}", 400)
    assert "deck_size" in words_of(page)
    assert sum(counts(page).values()) == 24
    browser.post("/decks", {"set-deck_size": wrong, "do": "count"}, 400)


def test_the_form_for_a_new_game_leads_to_decks_of_its_house_rules(browser: Browser) -> None:
    page = browser.get("/new?set-deck_size=20")
    assert 'href="/decks?set-deck_size=20"' in page
    assert "/decks?ready=steady&amp;set-deck_size=20" in page
