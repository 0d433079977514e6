"""The form for a new game: it begins what it shows, with or without script, and forged forms begin nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from regni.bots.levels import LEVELS
from regni.decks.book import READY
from regni.decks.deck import STEADY
from regni.engine.variant_facts import SEATS
from regni.errors import RegniError
from regni.rules.options import OPTIONS, refusal
from regni.web.game_form import read_wish, terms_of
from regni.web.naming import clean_name
from regni.web.play.session import Session
from regni.web.terms import Player, rules_of
from regni.words.words import LANGUAGES, words
from set_tables import open_table
from table_forms import Browser, controls, words_of

GAMES = list(SEATS)
FORM = "new-game"


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    browser = Browser(tmp_path)
    with browser.client:
        yield browser


def form(browser: Browser, **choices: str) -> dict[str, str]:
    """The form as a browser would send it after these choices."""
    return controls(browser.get(f"/new?{urlencode(choices)}"), FORM).fields


def with_mode(variant: str, mode: str) -> dict[str, str]:
    return {"variant": variant} | ({"mode": mode} if mode else {})


@pytest.mark.parametrize(("variant", "mode"), GAMES)
def test_the_form_as_it_comes_begins_a_game(browser: Browser, variant: str, mode: str) -> None:
    where = browser.post("/new", form(browser, **with_mode(variant, mode)), 303)
    (terms,) = browser.setups()
    assert terms.ruleset.get("variant", "base") == variant
    assert terms.ruleset.get("mode", "") == mode
    low, high = SEATS[variant, mode]
    assert len(terms.players) == min(max(3, low), high)
    assert terms.players[0] == Player()
    assert all(player.bot == "knight" for player in terms.players[1:])
    assert open_table(browser.host, where.removeprefix("/table/")) is not None


def test_an_empty_form_begins_the_usual_game(browser: Browser) -> None:
    browser.post("/new", {}, 303)
    (terms,) = browser.setups()
    assert rules_of(terms).changed() == {}
    assert terms.decks[0] == STEADY
    assert all(deck in [ready.deck for ready in READY.values()] for deck in terms.decks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "mode"), GAMES)
def test_options_that_do_not_go_are_disabled_with_the_reason(
    tmp_path: Path, variant: str, mode: str, language: str
) -> None:
    browser = Browser(tmp_path, language)
    page = browser.get(f"/new?{urlencode(with_mode(variant, mode))}")
    found, said = controls(page, FORM), words_of(page)
    for option in OPTIONS:
        refused = refusal(variant, mode, option)
        shown = option != "banquet" or variant == "rebellion"
        is_part = variant in ("heathen", "wessex") and option in ("mulligan", "state-and-church")
        if shown:
            assert (f"option-{option}" in found.disabled) == (refused is not None or is_part), option
        else:
            assert f"option-{option}" not in found.offered | dict.fromkeys(found.disabled)
        if refused is not None and shown and not is_part:
            assert words(language).text(f"new-refused-{refused.code}") in said
    # The page does not speak of the command line or of names of settings.
    assert "--" not in said
    assert "_" not in said


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_is_played_if_it_is_chosen(browser: Browser, option: str) -> None:
    choices = {"variant": "rebellion", "mode": "semi"} if option == "banquet" else {}
    sent = form(browser, **choices) | {f"option-{option}": "on"}
    browser.post("/new", sent, 303)
    (terms,) = browser.setups()
    for name, value in OPTIONS[option].items():
        assert terms.ruleset[name] == value


def test_legacy_takes_its_number(browser: Browser) -> None:
    browser.post("/new", form(browser) | {"option-legacy": "on", "number-legacy": "3"}, 303)
    assert rules_of(browser.setups()[0]).changed() == {"legacy_start": 3}
    # Without its option the number has no meaning.
    browser.post("/new", form(browser) | {"number-legacy": "3"}, 303)
    assert rules_of(browser.setups()[0]).changed() == {}


@pytest.mark.parametrize("option", ["legacy", "house-divided"])
def test_where_decks_are_picked_at_the_table_the_form_does_not_ask(browser: Browser, option: str) -> None:
    page = browser.get(f"/new?option-{option}=on")
    assert words("en").text("new-decks-late") in words_of(page)
    assert "deck-0" not in controls(page, FORM).offered
    assert words("en").text("new-decks-late") not in words_of(browser.get("/new"))
    # The decks chosen before the option do not matter, not even a deck that was deleted.
    browser.post("/new", controls(page, FORM).fields | {"deck-0": "own:gone"}, 303)
    assert Session(browser.setups()[0]).game.about in ("legacy", "pick")


@pytest.mark.parametrize("king", ["printed", "strong", "relentless"])
def test_the_kings_strength(browser: Browser, king: str) -> None:
    sent = form(browser, variant="rebellion", mode="coop", seats="4") | {"king": king}
    browser.post("/new", sent, 303)
    table = Session(browser.setups()[0]).game.table
    assert table.rules.kings_guard[4] == {"printed": 4, "strong": 7, "relentless": 9}[king]
    assert f"Royal Infantry: {table.rules.kings_guard[4]}" in words_of(
        browser.get("/new?variant=rebellion&mode=coop&seats=4")
    )


def test_a_series_where_one_can_be_played(browser: Browser) -> None:
    found = controls(browser.get("/new"), FORM)
    assert found.offered["best_of"] == ["1", "3", "5"]
    browser.post("/new", found.fields | {"best_of": "5"}, 303)
    assert browser.setups()[0].best_of == 5
    for path in ("/new?variant=wessex", "/new?variant=rebellion", "/new?option-legacy=on"):
        assert controls(browser.get(path), FORM).offered["best_of"] == ["1"]
    for sent, code in (({"variant": "wessex"}, "series-variant"), ({"option-legacy": "on"}, "series-late")):
        page = browser.post("/new", {"best_of": "3"} | sent, 400)
        assert words("en").text(f"new-refused-{code}") in words_of(page)
    assert len(browser.setups()) == 1


# Seats.


def test_friends_and_bots_of_every_level_sit_where_they_were_put(browser: Browser) -> None:
    sent = form(browser, seats="6", **{"who-0": "king", "who-1": "friend", "who-2": "me", "who-3": "squire"})
    sent |= {"who-4": "prince", "who-5": "knight", "name-1": "Ana", "name-2": "  Æthelflæd "}
    where = browser.post("/new", sent, 303)
    (terms,) = browser.setups()
    people = [Player("Ana"), Player("Æthelflæd")]
    assert terms.players == [Player(bot="king"), *people, *(Player(bot=bot) for bot in ("squire", "prince", "knight"))]
    opened = browser.host.store.find(where.removeprefix("/table/"))
    assert opened is not None
    assert browser.host.store.seats_of(opened.id) == dict.fromkeys((1, 2), browser.owner)


def test_fewer_earls_for_a_while_lose_nothing(browser: Browser) -> None:
    six = form(browser, seats="6") | {"who-5": "friend", "name-5": "Ana", "deck-5": "ready:siege"}
    two = form(browser, **six | {"seats": "2"})
    again = form(browser, **two | {"seats": "6"})
    assert {name: again[name] for name in ("who-5", "name-5", "deck-5")} == {
        "who-5": "friend",
        "name-5": "Ana",
        "deck-5": "ready:siege",
    }


def test_another_variant_keeps_what_goes_with_it(browser: Browser) -> None:
    first = form(browser, seats="5") | {"who-1": "friend", "name-1": "Ana", "option-tactics": "on"}
    first |= {"option-neighbors": "on"}
    second = form(browser, **first | {"variant": "rebellion"})
    assert second["mode"] == "coop"
    assert second["seats"] == "5"
    assert second["name-1"] == "Ana"
    assert second["option-tactics"] == "on"
    assert "option-neighbors" not in second
    assert form(browser, **second | {"mode": "solo"})["seats"] == "1"
    # Then back: too few Earls become the usual number, too many become the most allowed.
    assert form(browser, **second | {"variant": "base", "seats": "1"})["seats"] == "3"
    assert form(browser, variant="rebellion", mode="coop", seats="6")["seats"] == "5"


def test_names_are_cleaned_and_escaped(browser: Browser) -> None:
    name = '"><script>alert(1)</script>'
    page = browser.get(f"/new?{urlencode({'name-0': name})}")
    assert "<script>alert" not in page
    assert controls(page, FORM).fields["name-0"] == clean_name(name, 24)
    browser.post("/new", {"name-0": "x" * 500}, 303)
    assert len(browser.setups()[0].players[0].name) == 24


# Decks.


def test_ready_and_own_decks(browser: Browser) -> None:
    browser.get("/")
    wolves = {"castle": 3, "land": 6, "market_town": 2, "prince": 2, "champion": 5, "mercenary": 4, "banner": 2}
    text = ", ".join(f"{card} {number}" for card, number in wolves.items())
    browser.host.store.keep_deck(browser.owner, "Wolves & <co>", text)
    found = controls(browser.get("/new"), FORM)
    assert "own:Wolves & <co>" in found.offered["deck-0"]
    assert {f"ready:{name}" for name in READY} <= set(found.offered["deck-1"])
    sent = found.fields | {"deck-0": "own:Wolves & <co>", "deck-1": "ready:siege", "deck-2": "book"}
    browser.post("/new", sent, 303)
    (terms,) = browser.setups()
    assert terms.decks[0] == wolves
    assert terms.decks[1] == READY["siege"].deck
    assert controls(browser.get("/new?deck-0=own%3AWolves+%26+%3Cco%3E"), FORM).fields["deck-0"] == sent["deck-0"]


def test_the_usual_deck_suits_the_game(browser: Browser) -> None:
    browser.post("/new", form(browser, variant="wessex"), 303)
    assert browser.setups()[0].decks[0] == READY["crown"].deck
    assert words("en").text("new-deck-usual", deck=words("en").text("deck-crown")) in words_of(
        browser.get("/new?variant=wessex")
    )


def test_one_choice_does_not_change_what_the_others_bring() -> None:
    usual, chosen = (
        terms_of(read_wish({"seats": "4"} | more), {}, "a seed") for more in ({}, {"deck-1": "ready:rush"})
    )
    assert chosen.decks[1] == READY["rush"].deck
    assert chosen.decks[2:] == usual.decks[2:]


# Forged forms.


@pytest.mark.parametrize(
    "forged",
    [
        {"variant": "chess"},
        {"variant": "rebellion", "mode": "alone"},
        {"variant": "rebellion", "king": "mad"},
        {"variant": "heathen", "seats": "2"},
        {"seats": "7"},
        {"seats": "-1"},
        {"seats": "²"},
        {"seats": "9" * 5000},
        {"who-0": "witan:999999"},
        {"who-1": "random"},
        {"who-1": "me"},
        {"who-0": "knight"},
        {"deck-0": "own:nobody's"},
        {"deck-0": "ready:nothing"},
        {"deck-1": "/etc/passwd"},
        {"best_of": "4"},
        {"best_of": "three"},
        {"option-legacy": "on", "number-legacy": "9"},
        {"option-legacy": "on", "number-legacy": "-1"},
        {"variant": "rebellion", "option-neighbors": "on"},
        {"option-banquet": "on"},
    ],
    ids=str,
)
def test_a_forged_form_comes_back_with_a_sentence_and_all_the_rest(browser: Browser, forged: dict[str, str]) -> None:
    sent = {"name-0": "Ælfric", "option-tactics": "on", "deck-2": "ready:siege"} | forged
    page = browser.post("/new", sent, 400)
    assert 'role="alert"' in page
    assert browser.setups() == []
    fields = controls(page, FORM).fields
    assert fields["name-0"] == "Ælfric"
    assert fields["option-tactics"] == "on"
    assert fields.get("deck-2", "ready:siege") == "ready:siege"
    # The form that comes back can be sent. But if the seats were wrong by choice, the person has to correct them.
    if not {"who-0", "who-1"} & forged.keys():
        browser.post("/new", fields, 303)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_the_readers_language(tmp_path: Path, language: str) -> None:
    browser = Browser(tmp_path, language)
    page = browser.post("/new", {"who-1": "me"}, 400)
    assert RegniError("table-me").text(language) in words_of(page)
    page = browser.post("/new", {"variant": "heathen", "seats": "2"}, 400)
    assert RegniError("seats", number=2, low=3, high=6).text(language) in words_of(page)


def test_nonsense_in_an_address_shows_the_form_all_the_same(browser: Browser) -> None:
    for query in (
        "variant=%3Cx%3E&mode=y&seats=abc&king=z",
        "deck-0=own:x&who-0=&best_of=%00",
        "option-legacy=1&number-legacy=77",
    ):
        browser.post("/new", controls(browser.get(f"/new?{query}"), FORM).fields | {"who-0": "me"}, 303)


def test_the_levels_stand_in_the_form_by_their_names(browser: Browser) -> None:
    page = browser.get("/new?who-1=king")
    assert set(controls(page, FORM).offered["who-1"]) == {"me", "friend", "guest", *LEVELS}
    assert words("en").bot_sentence("king") in words_of(page)
