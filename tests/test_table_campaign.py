"""The page of a campaign: in both languages, from the first Summer to the end, and nothing on it that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from markupsafe import escape

from regni import Game
from regni.bots.levels import make_bot
from regni.decks.book import fitted
from regni.decks.deck import deck_of
from regni.engine.digest import digest
from regni.engine.rng import stream
from regni.engine.ruleset import Ruleset
from regni.rules.rulesets import ruleset_from
from regni.testing.invariants import imagine_other
from regni.web.play.host import LiveSession
from regni.web.play.keys import new_key
from regni.web.play.stand import stand_of
from regni.web.tables.campaign import Annalist
from regni.web.terms import Player, Terms, terms_json
from regni.words.campaign import campaign_of
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words
from table_forms import Browser, words_of

CROWN = deck_of(fitted("crown", Ruleset({"variant": "wessex"})))


def begun(browser: Browser, people: int = 1, seed: str = "alfred") -> tuple[str, LiveSession]:
    browser.get("/")
    players = [Player(f"Earl {seat}") if seat < people else Player(bot="knight") for seat in range(3)]
    terms = Terms({"variant": "wessex"}, players, [dict(CROWN)] * 3, seed)
    key = new_key()
    number = browser.host.store.begin(
        browser.owner, terms_json(terms), key, dict.fromkeys(range(people), browser.owner)
    )
    return key, browser.host.live(number)


class Play:
    """Stewards play on, step by step."""

    def __init__(self, live: LiveSession) -> None:
        self.live = live
        rules = ruleset_from({"variant": "wessex"})
        self.bots = [make_bot("steward", seat, "bots", rules) for seat in range(3)]

    @property
    def game(self) -> Game:
        return self.live.session.game

    def step(self) -> None:
        seat = self.game.deciding
        assert seat is not None
        entry = move_text(self.bots[seat].choose(self.game.sight(seat)))
        stand = stand_of(self.live.session.try_moves([seat], [entry]).table)
        self.live.store.append(self.live.number, self.live.session.count, [entry], self.game.table.over, stand=stand)
        self.live.session.enter(entry)

    def until_winter(self) -> None:
        while self.game.deciding is not None and not (self.game.table.summer > 1 and self.game.table.round == 0):
            self.step()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_the_whole_campaign(tmp_path: Path, language: str) -> None:
    browser = Browser(tmp_path, language)
    key, live = begun(browser)
    speech = words(language)
    said = words_of(browser.get(f"/table/{key}/campaign"))
    assert speech.text("campaign-no-winter") in said
    assert speech.text("campaign-leave") in said
    play = Play(live)
    play.until_winter()
    said = words_of(browser.get(f"/table/{key}/campaign"))
    assert speech.text("campaign-now-winter", summer=2) in said
    assert f"/table/{key}/campaign" in browser.get(f"/table/{key}")
    while play.game.deciding is not None:
        play.step()
    page = browser.get(f"/table/{key}/campaign")
    campaign = campaign_of(play.game)
    for summer in campaign.summers:
        assert f'id="summer-{summer.number}"' in page
        for vote in summer.votes:
            if vote.passed is not None:
                counted = speech.text("ledger-counts", votes_for=vote.votes_for, votes_against=vote.votes_against)
                assert counted in page
    assert page.count('class="voting ') == sum(len(summer.votes) for summer in campaign.summers)
    assert str(escape(speech.ending(play.game.table))) in page


def test_any_summer_has_its_chronicle(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    key, live = begun(browser)
    play = Play(live)
    play.until_winter()
    first = browser.get(f"/table/{key}/campaign?summer=1")
    assert words("en").text("event-round", number=1).strip(".") in words_of(first)
    for nonsense in ("0", "99", "-1", "x", "²", "9" * 50):
        browser.get(f"/table/{key}/campaign?summer={nonsense}")


@pytest.mark.wheel
def test_nothing_hidden_is_on_it(tmp_path: Path) -> None:
    """Tables that differ only in what the seat cannot know give the same page."""
    browser = Browser(tmp_path)
    key, live = begun(browser)
    play, rng, differed = Play(live), stream("others", "campaign"), 0
    for number in range(240):
        if play.game.deciding is None:
            break
        if number % 8 == 0:
            table = play.game.table
            shown = browser.get(f"/table/{key}/campaign")
            other = imagine_other(table, 0, rng)
            differed += digest(other) != digest(table)
            play.game.table = other
            assert browser.get(f"/table/{key}/campaign") == shown
            play.game.table = table
        play.step()
    assert differed


def test_friends_at_one_screen_see_no_deck(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    key, live = begun(browser, people=2)
    said = words_of(browser.get(f"/table/{key}/campaign"))
    assert words("en").text("campaign-deck-shared") in said
    assert words("en").text("campaign-deck-own") not in said
    play = Play(live)
    play.until_winter()
    # No draw tells the name of the card.
    for summer in (1, 2):
        contents = Annalist(live, [0, 1], words("en")).contents(summer)
        assert contents["decks"] == []
        for one in contents["summers"]:
            assert not any("draws a card:" in entry.text for entry in one.chronicle)


def test_a_campaign_is_left_and_taken_up_again(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    key, live = begun(browser)
    play = Play(live)
    play.until_winter()
    page = browser.get("/")
    assert f'href="/table/{key}"' in page
    assert words("en").text("ledger-summer", number=2) in words_of(page)
    # When it is no longer in memory, it is played again from the store.
    before = browser.get(f"/table/{key}/campaign")
    browser.host.sessions.clear()
    assert browser.get(f"/table/{key}/campaign") == before
