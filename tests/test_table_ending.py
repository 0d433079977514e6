"""The end of a game at the table: told in both languages, counted as the record has it, and what follows it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from regni import Game
from regni.decks.book import READY, fitted
from regni.decks.deck import deck_of
from regni.engine import events as e
from regni.engine.ruleset import Ruleset
from regni.errors import RegniError
from regni.web.board.arms import arms_of
from regni.web.game_form import fields_of, read_wish, terms_of
from regni.web.play.keys import key_from, new_key
from regni.web.play.session import Session
from regni.web.story.account import MOST_POINTS, account_of, course_of
from regni.web.story.ending import ending_of
from regni.web.story.happenings import BYSTANDER
from regni.web.story.moments import MOST, decisive, moments, weight_of
from regni.web.terms import Player, Terms, terms_json
from regni.words.words import LANGUAGES, capital, words
from set_tables import open_table
from table_forms import Browser, controls, words_of

FILES = sorted(Path(__file__).with_name("golden").glob("*.toml"))
NAMES = [path.stem for path in FILES]
STEADY = deck_of(fitted("steady", Ruleset()))


class Finished(Session):
    """A session in which a golden game was played."""

    def __init__(self, game: Game) -> None:
        record = game.record
        self.terms = Terms(record.ruleset.changed(), [Player(one.name) for one in record.players], [], record.seed)
        self.series = None
        self.game = game
        self.count = len(game.moves)


@pytest.fixture(params=FILES, ids=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return Game.load(request.param)


# What is told.


@pytest.mark.no_cover
def test_every_ending_is_told_in_both_languages(game: Game) -> None:
    outcome = game.outcome
    assert outcome is not None
    for language in LANGUAGES:
        speech = words(language).at(game.table)
        end = ending_of(Finished(game), [0], speech, ["Ada"] * game.table.players)
        assert end.rule == outcome.rule
        for text in (end.title, end.sentence, *(one.text for one in end.moments)):
            assert text[0].isupper(), text
            # Every placeholder of the sentence was filled.
            assert not re.search(r"  | [.,;:]|\{|\(\)", text), text
        assert end.sentence[-1] == "."
        for seat in outcome.winners:
            assert speech.earl(seat).lower() in (end.title + end.sentence).lower()
        assert (end.verdict == speech.text("end-yours-won")) == (0 in outcome.winners)
        assert len(end.victors) == len(outcome.winners) or not outcome.winners
        assert str(outcome.rounds) in end.sentence
    # Friends at one screen have no verdict: some won, others lost.
    assert not ending_of(Finished(game), [0, 1], words("en").at(game.table), []).verdict


@pytest.mark.no_cover
def test_the_moments_are_what_everybody_saw_and_what_weighed_most(game: Game) -> None:
    told = decisive(game)
    everything = list(moments(game))
    assert len(told) == min(MOST, len(everything))
    chosen = [one.move for one in told]
    assert chosen == sorted(set(chosen))
    # Earls who left for good are among the moments, as many as there is room for.
    leaving = [
        number
        for number in range(len(game.moves) + 1)
        if any(event.kind in (e.OUT, e.KING_FALLS) for event in game.events_of(number))
    ]
    assert set(leaving[-MOST:]) <= set(chosen)
    for moment in everything:
        assert weight_of(moment.chief) == moment.weight == max(map(weight_of, moment.events))
        assert all(event.secret < 0 or event.card == event.card_for(BYSTANDER) for event in moment.events)


@pytest.mark.no_cover
def test_a_moment_bears_the_shield_of_the_earl_who_did_it(game: Game) -> None:
    """That Earl is named first in its sentence. An Earl who fell by it is another."""
    speech = words("en").at(game.table)
    seats = range(len(game.table.earls))
    shields = {capital(speech.earl(seat)): arms_of(seat, game.table, speech, []).field for seat in seats}
    shields["The Vikings"] = "vikings"
    for moment in ending_of(Finished(game), [0], speech, []).moments:
        begins = [name for name in shields if re.match(rf"{name} (?!card)", moment.text)]
        assert [moment.field] == [shields[name] for name in begins] or not begins, moment


@pytest.mark.no_cover
def test_the_figures_agree_with_the_events(game: Game) -> None:
    """The test counts in another way: all events of one kind and seat at once."""
    counted: Counter[tuple[int, int]] = Counter()
    against: Counter[tuple[int, int]] = Counter()
    for number in range(len(game.moves) + 1):
        for event in game.events_of(number):
            counted[int(event.kind), int(event.seat)] += 1
            against[int(event.kind), int(event.other)] += 1
    fought = attacks(game)
    for seat, deeds in enumerate(account_of(game).deeds):

        def made(*kinds: int, seat: int = seat) -> int:
            return sum(counted[kind, seat] for kind in kinds)

        def met(*kinds: int, seat: int = seat) -> int:
            return sum(against[kind, seat] for kind in kinds)

        assert deeds.turns == made(e.TURN)
        assert deeds.drawn == made(e.DRAW)
        assert deeds.founded == made(e.FOUND)
        assert deeds.taken == made(e.SEIZED, e.FIEF_TAKEN)
        assert deeds.lost == met(e.SEIZED, e.RAZED, e.FIEF_TAKEN) + made(e.FIEF_LOST)
        assert deeds.attacks == made(e.STORM, e.RAID, e.SIEGE)
        assert deeds.attacked == met(e.STORM, e.RAID, e.SIEGE)
        assert deeds.hired == made(e.HIRE)
        assert deeds.crowns == made(e.CROWNED)
        assert deeds.lords == made(e.KILLED, e.UNRANSOMED)
        assert deeds.victories == sum(1 for attack, took in fought if took and attack.seat == seat)
        assert deeds.held == sum(1 for attack, took in fought if not took and attack.other == seat)
        assert 0 <= deeds.succeeded <= deeds.plots
        assert deeds.plots - deeds.succeeded == made(e.FOILED, e.NO_EFFECT)
        assert deeds.legacy == (game.table.earls[seat].legacy if game.table.variant.is_campaign else 0)


def attacks(game: Game) -> list[tuple[e.Event, bool]]:
    """All attacks, each with whether it took something from the defender before the next attack."""
    events = [event for number in range(len(game.moves) + 1) for event in game.events_of(number)]
    begun = [number for number, event in enumerate(events) if event.kind in (e.STORM, e.RAID, e.SIEGE)]
    fought = []
    for start, end in zip(begun, [*begun[1:], len(events)], strict=True):
        attack = events[start]
        spoils = [
            event
            for event in events[start:end]
            if (event.kind == e.TOWER_LOST and event.seat == attack.other)
            or (
                event.kind in (e.CARRIED_OFF, e.BURNT, e.SEIZED, e.RAZED)
                and (event.seat, event.other) == (attack.seat, attack.other)
            )
        ]
        fought.append((attack, bool(spoils)))
    return fought


@pytest.mark.no_cover
def test_the_course_ends_as_the_table_stands(game: Game) -> None:
    course = course_of(game)
    assert 2 <= len(course) <= MOST_POINTS + 1
    for seat, earl in enumerate(game.table.earls):
        fiefs = sum(1 + len(fief.properties) + (fief.lord >= 0) for fief in earl.fiefs)
        assert fiefs <= course[-1].sizes[seat]
    assert account_of(game) is account_of(game)


# What follows.


def over(terms: Terms) -> list[str]:
    """The entries with which the first Earl gives up at once and the session is over."""
    session, entries = Session(terms), list[str]()
    while not session.is_over:
        entries.append("next" if session.is_between_games else given_up(session, 0))
        session.enter(entries[-1])
    return entries


def given_up(session: Session, loser: int) -> str:
    """The next move on the way to this seat's conceding."""
    if session.game.about != "turn":
        return session.game.legal_moves()[0]
    return "concede" if session.game.deciding == loser else "end"


def two(best_of: int = 0) -> Terms:
    return Terms({}, [Player("Ada"), Player(bot="knight")], [dict(STEADY)] * 2, "a seed", best_of)


def kept(browser: Browser, terms: Terms, entries: list[str], is_over: bool) -> str:
    browser.get("/")
    key = new_key()
    number = browser.host.store.begin(browser.owner, terms_json(terms), key, {0: browser.owner})
    browser.host.store.append(number, 0, entries, is_over)
    return key


def test_a_rematch_is_one_table_however_often_it_is_asked_for(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    key = kept(browser, two(), over(two()), True)
    assert f'action="/table/{key}/rematch"' in browser.get(f"/table/{key}")
    places = {browser.post(f"/table/{key}/rematch", {}, 303) for _ in range(3)}
    (again,) = places
    assert again == f"/table/{key_from('rematch', key)}"
    new, old = browser.setups()
    assert new.seed != old.seed
    assert msgspec.structs.replace(new, seed=old.seed) == old
    assert words("en").text("end-rematch") not in words_of(browser.get(again))


def test_a_table_that_is_not_over_has_no_rematch(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    key = kept(browser, two(), ["end"] if Session(two()).game.deciding == 0 else [], False)
    assert RegniError("rematch-running").text("en") in words_of(browser.post(f"/table/{key}/rematch", {}, 400))
    assert len(browser.setups()) == 1
    browser.post(f"/table/{new_key()}/rematch", {}, 404)


@pytest.mark.parametrize("path", ["/play", "/new"])
def test_a_doubled_click_begins_one_table(tmp_path: Path, path: str) -> None:
    browser = Browser(tmp_path)
    form = controls(browser.get("/" if path == "/play" else path), "play" if path == "/play" else "new-game").fields
    form |= {"variant": "base"}
    assert len({browser.post(path, form, 303) for _ in range(3)}) == 1
    assert len(browser.setups()) == 1
    # Another choice in the same form begins another session. So does the same choice in a fresh form.
    browser.post(path, form | {"variant": "rebellion", "mode": "solo", "seats": "1"}, 303)
    fresh = controls(browser.get("/" if path == "/play" else path), "play" if path == "/play" else "new-game").fields
    browser.post(path, form | {"once": fresh["once"]}, 303)
    assert len(browser.setups()) == 3


def test_a_form_without_its_word_begins_a_table_each_time(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    browser.get("/")
    for once in ("", "short", "A" * 5000):
        browser.post("/play", {"variant": "base", "once": once}, 303)
    assert len(browser.setups()) == 3


def test_a_table_like_this_can_be_asked_for() -> None:
    wish = {"variant": "heathen", "seats": "4", "who-1": "friend", "name-1": "Bede", "option-tactics": "on"}
    terms = terms_of(read_wish(wish | {"best_of": "3"}), {})
    again = terms_of(read_wish(fields_of(terms)), {})
    assert (again.ruleset, again.players, again.best_of) == (terms.ruleset, terms.players, terms.best_of)
    king = terms_of(read_wish({"variant": "rebellion", "mode": "coop", "seats": "2", "king": "strong"}), {})
    assert terms_of(read_wish(fields_of(king)), {}).ruleset == king.ruleset


# Series.


def between(browser: Browser, loser: int) -> str:
    """A session between the first and the second game of a series. This seat has lost the first."""
    session, entries = Session(two(3)), list[str]()
    while not session.is_between_games:
        entries.append(given_up(session, loser))
        session.enter(entries[-1])
    return kept(browser, two(3), entries, False)


def test_who_lost_may_bring_another_deck(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    key = between(browser, loser=0)
    assert f'href="/table/{key}/deck/blue"' in browser.get(f"/table/{key}")
    assert "data-next" in browser.get(f"/table/{key}")
    page = browser.get(f"/table/{key}/deck/blue")
    assert all(f'value="ready:{name}"' in page for name in READY)
    browser.post(f"/table/{key}/deck/blue", {"deck": "ready:siege"}, 303)
    live, _ = open_table(browser.host, key) or pytest.fail("it is there")
    assert live.session.series is not None
    assert live.session.series.decks[0] == fitted("siege", Ruleset())
    assert words("en").text("end-deck-changed") in words_of(browser.get(f"/table/{key}"))
    browser.host.store.append(live.number, live.session.count, ["next"], False)
    live.session.enter("next")
    assert live.session.game.record.players[0].deck == fitted("siege", Ruleset())
    # During a game the deck cannot be changed.
    browser.get(f"/table/{key}/deck/blue", 404)
    browser.post(f"/table/{key}/deck/blue", {"deck": "ready:rush"}, 404)


def test_own_decks_can_be_brought_and_forged_ones_cannot(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    key = between(browser, loser=0)
    wolves = "castle 3, land 6, market_town 2, prince 2, champion 5, mercenary 4, banner 2"
    browser.host.store.keep_deck(browser.owner, "Wolves", wolves)
    browser.host.store.keep_deck(browser.owner, "Half", "castle 3")
    page = browser.get(f"/table/{key}/deck/blue")
    assert 'value="own:Wolves"' in page
    assert "own:Half" not in page
    for forged in ("", "own:nobody's", "ready:nothing", "own:Half", "/etc/passwd"):
        browser.post(f"/table/{key}/deck/blue", {"deck": forged}, 400)
    live, _ = open_table(browser.host, key) or pytest.fail("it is there")
    assert live.session.series is not None
    assert live.session.series.decks[0] == live.session.game.record.players[0].deck
    browser.post(f"/table/{key}/deck/blue", {"deck": "own:Wolves"}, 303)
    assert live.session.series.decks[0][0] == 3


def test_the_winner_keeps_his_deck_and_nobody_changes_anothers(tmp_path: Path) -> None:
    browser = Browser(tmp_path)
    lost = between(browser, loser=0)
    browser.get(f"/table/{lost}/deck/red", 404)
    won = between(browser, loser=1)
    assert "/deck/" not in browser.get(f"/table/{won}")
    browser.post(f"/table/{won}/deck/blue", {"deck": "ready:siege"}, 404)
    browser.get(f"/table/{won}/deck/nobody", 404)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_that_is_won_says_so(tmp_path: Path, language: str) -> None:
    browser = Browser(tmp_path, language)
    key = kept(browser, two(3), over(two(3)), True)
    said = words_of(browser.get(f"/table/{key}"))
    speech = words(language)
    assert speech.text("end-series-won", earl=speech.earl(1), earl_key="red", games=2) in said
    assert speech.text("end-rematch") in said
