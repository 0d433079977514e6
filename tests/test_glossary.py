"""Every term of the game explains itself: what is declared, where it stands, and with which values."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest
from starlette.testclient import TestClient

from catalogue import RECIPES, path
from regni.bots.levels import LEVELS
from regni.decks.book import READY
from regni.engine.cards import COLOURS
from regni.engine.ruleset import Ruleset
from regni.rules.glossary import Term, glossary, known, pattern
from regni.rules.options import OPTIONS, option_name
from regni.rules.rulebook import CARD_RULES, RULES, TOPICS
from regni.rules.rulesets import ruleset_from
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.words.words import LANGUAGES, words

#: Words that need no explanation, but have rules that can be asked for.
PLAIN = {"turn", "win"}
#: Words that are no terms: people, this game, buttons and keys, paper; who wins the Danelaw is "the Great"; and what
#: bots call themselves.
NAMES = {"Ada", "Wulfhild", "Ortus", "Regni", "English", "Play", "Jugar", "Enter", "Intro"}
NAMES |= {"England", "Inglaterra"}
NAMES |= {"PDF", "A4", "US", "Letter", "Great", "Grande", "I"}
#: A capital inside a sentence: behind a small letter, a comma, or a number.
INSIDE = re.compile(r"(?<=[a-záéíóúüñ,;] )[A-ZÁÉÍÓÚÑ][\wáéíóúüñ]*")
REBELLION = ruleset_from({"variant": "rebellion", "mode": "semi"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_and_card_is_a_term_with_a_rule(language: str) -> None:
    terms = glossary(words(language), REBELLION)
    assert {term.key for term in terms} == {*TOPICS, *CARD_RULES} - PLAIN
    for term in terms:
        assert term.text.endswith("."), term
        assert term.rules, term
        assert set(term.rules) <= set(RULES), term


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_terms_go_by_the_same_name(language: str) -> None:
    names = [name.lower() for term in glossary(words(language), REBELLION) for name in term.names]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_tells_the_values_in_force(language: str) -> None:
    told = {
        "levy": "market_town_factor",
        "ransom": "ransom_properties",
        "joust": "joust_cards",
        "siege": "palace_strength",
    }
    usual = {term.key: term.text for term in glossary(words(language), Ruleset())}
    house = {term.key: term.text for term in glossary(words(language), ruleset_from(dict.fromkeys(told.values(), 6)))}
    for key in told:
        assert "6" in house[key]
        assert "6" not in usual[key]


def test_only_rules_in_force_are_named_unless_none_is() -> None:
    assert known(("B5.5", "R1.3"), Ruleset()) == ["B5.5"]
    assert known(("W4.1",), Ruleset()) == ("W4.1",)


def test_the_king_of_rebellion_is_explained_where_he_plays() -> None:
    def keys(ruleset: Ruleset) -> set[str]:
        return {term.key for term in glossary(words("en"), ruleset)}

    assert keys(REBELLION) - keys(Ruleset()) == {"crowned"}


# Where they stand.


class Reading(HTMLParser):
    """The texts of a page that are seen, one for each stretch without a tag."""

    UNSEEN = ("script", "style", "svg", "title", "select", "nav")
    VOID = ("meta", "link", "input", "br", "img", "hr")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.texts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append((tag, tag in self.UNSEEN))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if data.strip() and not any(unseen for _, unseen in self.open):
            self.texts.append(" ".join(data.split()))


def names_in(language: str) -> set[str]:
    """The words in names of Earls, bots, options and ready decks."""
    spoken = words(language)
    called = [spoken.text(f"earl-{colour}") for colour in COLOURS]
    called += [spoken.text(f"level-{level}") for level in LEVELS]
    called += [option_name(option, spoken) for option in OPTIONS]
    called += [spoken.text(f"deck-{deck}") for deck in READY]
    return NAMES | {word for name in called for word in name.split()}


def unexplained(texts: list[str], terms: list[Term], language: str) -> set[str]:
    """The words with a capital inside a sentence that no term explains."""
    finds = re.compile(pattern(terms))
    names = names_in(language)
    found: set[str] = set()
    for text in texts:
        covered = [(one.start(), one.end()) for one in finds.finditer(text)]
        for word in INSIDE.finditer(text):
            is_rule = re.fullmatch(r"[BHWRO]\d+", word[0]) is not None
            if not is_rule and word[0] not in names and not any(a <= word.start() < b for a, b in covered):
                found.add(f"{word[0]} ({text[:80]})")
    return found


FEW = (
    "duel-late", "four-attacked", "spoils", "ransom", "struggle", "church", "joust-tilt", "vikings-control",
    "heathen-ashore", "wessex-vote", "wessex-legacy", "semi-king", "end", "campaign", "start", "new", "decks", "rules",
    "how-to-play-base", "how-to-play-heathen", "how-to-play-wessex", "how-to-play-rebellion",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", [*FEW, *(pytest.param(one, marks=pytest.mark.wide) for one in RECIPES if one not in FEW)]
)
def test_every_term_is_explained_where_it_stands(name: str, language: str) -> None:
    """Texts write terms with a capital. So a capital inside a sentence is a term, or a name."""
    host = Host(Store(":memory:"))
    client = TestClient(make_app(host, ["testserver"]))
    client.cookies.set(LANGUAGE, language)
    client.cookies.set(OWNER, "A" * 22)
    html = client.get(path(host, name)).text
    address = re.search(r'data-glossary="([^"]+)"', html)
    assert address is not None
    got = client.get(unescape(address[1])).json()
    terms = [Term("", one["names"], one["text"], one["rules"]) for one in got["terms"]]
    assert got["pattern"] == pattern(terms)
    texts = Reading(html).texts
    assert sum(len(re.findall(got["pattern"], text)) for text in texts) > (10 if name == "start" else 20)
    assert unexplained(texts, terms, language) == set()


def test_a_term_without_explanation_would_be_noticed() -> None:
    terms = [term for term in glossary(words("en"), Ruleset()) if term.key != "levy"]
    assert unexplained(["Red raises a Levy of Blue."], terms, "en") == {"Levy (Red raises a Levy of Blue.)"}
