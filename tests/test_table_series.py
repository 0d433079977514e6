"""A series in the browser: its score is told during play, and so is the deck chosen for the next game."""

from __future__ import annotations

from pathlib import Path

import pytest

from regni.decks.deck import STEADY
from regni.records.series import Series
from regni.web.play.keys import new_key
from regni.web.play.session import Session
from regni.web.story.ending import series_line
from regni.web.terms import Player, Terms, terms_json
from regni.words.words import LANGUAGES, words
from set_tables import open_table
from table_forms import Browser, words_of


def lose(series: Series, loser: int) -> None:
    """Plays a game of two Earls until one gives up."""
    game = series.start()
    while game.outcome is None:
        is_time = game.deciding == loser and game.about == "turn"
        game.play("concede" if is_time else game.legal_moves()[0])


def test_how_a_series_stands_in_a_line() -> None:
    series, w = Series.new(3, seed="a series"), words("en")
    assert series_line(None, w) == ""
    lose(series, 0)
    assert series_line(series, w) == "Game 1 · 2 wins take the series · Red leads 1–0"
    lose(series, 1)
    assert series_line(series, w) == "Game 2 · 2 wins take the series · Level at 1–1"
    lose(series, 1)
    assert series_line(series, w) == "Game 3 · 2 wins take the series · Blue wins the series 2–1"


@pytest.mark.rule("O2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_among_three_earls_no_word_promises_an_end_after_the_third_game(language: str) -> None:
    series, w = Series.new(3, seats=3, seed="three Earls"), words(language)
    for winner in range(3):
        game = series.start()
        while game.outcome is None:
            game.play(game.legal_moves()[0] if game.deciding == winner else "concede")
    assert (series.wins, series.winner) == ([1, 1, 1], None)
    assert series_line(series, w).startswith(w.text("series-game", number=3, needed=2))
    series.start()
    assert series_line(series, w).startswith(w.text("series-game", number=4, needed=2))
    two, three = (w.text("end-series-stands", needed=2, seats=seats) for seats in (2, 3))
    assert three.startswith(two)
    assert len(three) > len(two)


def between(browser: Browser, people: int) -> str:
    """A session between two games. Blue has lost the first. Returns its key."""
    browser.get("/")
    players = [Player(bot="" if seat < people else "squire") for seat in range(2)]
    terms = Terms({}, players, [dict(STEADY)] * 2, "a series", best_of=3)
    session, entries = Session(terms), list[str]()
    while not session.is_between_games:
        is_time = session.game.deciding == 0 and session.game.about == "turn"
        entries.append("concede" if is_time else session.game.legal_moves()[0])
        session.enter(entries[-1])
    key = new_key()
    table = browser.host.store.begin(browser.owner, terms_json(terms), key, dict.fromkeys(range(people), browser.owner))
    browser.host.store.append(table, 0, entries, False)
    return key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_it_also_in_the_next_game(tmp_path: Path, language: str) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    key = between(browser, 1)
    live, _ = open_table(browser.host, key) or pytest.fail("it is there")
    assert series_line(live.session.series, w) in words_of(browser.get(f"/table/{key}"))
    browser.host.store.append(live.number, live.session.count, ["next"], False)
    live.session.enter("next")
    line = series_line(live.session.series, w)
    assert line.startswith(w.text("series-game", number=2, needed=2))
    assert line in words_of(browser.get(f"/table/{key}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_that_was_chosen_is_named(tmp_path: Path, language: str) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    key = between(browser, 1)
    assert 'href="/decks"' in browser.get(f"/table/{key}/deck/blue").partition("<main")[2]
    browser.post(f"/table/{key}/deck/blue", {"deck": "ready:siege"}, 303)
    said = words_of(browser.get(f"/table/{key}"))
    assert w.text("end-deck-named", deck=w.text("deck-siege")) in said
    wolves = "castle 3, land 6, market_town 2, prince 2, champion 5, mercenary 4, banner 2"
    browser.host.store.keep_deck(browser.owner, "Wolves", wolves)
    browser.post(f"/table/{key}/deck/blue", {"deck": "own:Wolves"}, 303)
    said = words_of(browser.get(f"/table/{key}"))
    assert w.text("end-deck-named", deck=w.text("end-deck-self-made")) in said


def test_on_a_shared_screen_it_is_not(tmp_path: Path) -> None:
    browser, w = Browser(tmp_path), words("en")
    key = between(browser, 2)
    browser.post(f"/table/{key}/deck/blue", {"deck": "ready:siege"}, 303)
    said = words_of(browser.get(f"/table/{key}"))
    assert w.text("end-deck-changed") in said
    assert w.text("deck-siege") not in said
