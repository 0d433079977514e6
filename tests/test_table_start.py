"""The start page: a game at once, going on with earlier games, both languages, nobody else's sessions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regni.bots.levels import LEVELS
from regni.commands.browse import announce
from regni.decks.deck import STEADY
from regni.engine.variant_facts import FACTS
from regni.web.pages.home import AT_A_GLANCE, LISTED
from regni.web.pages.my_tables import ago, players
from regni.web.pages.page import OWNER
from regni.web.play import host as host_module
from regni.web.play.keys import is_key, new_key
from regni.web.terms import Player, Terms, terms_json
from regni.words.words import LANGUAGES, capital, words
from set_tables import open_table
from table_forms import Browser, words_of

DAY = 24 * 3600


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    browser = Browser(tmp_path)
    with browser.client:
        yield browser


def keep(browser: Browser, number: int, over: int = 0, name: str = "") -> list[str]:
    """Stores sessions of this browser, some of them over. Returns their keys."""
    browser.get("/")
    one = Terms({}, [Player(name=name), Player(bot="knight")], [dict(STEADY)] * 2, "a seed")
    keys = [new_key() for _ in range(number)]
    for index, key in enumerate(keys):
        table = browser.host.store.begin(browser.owner, terms_json(one), key, {0: browser.owner})
        if index < over:
            browser.host.store.append(table, 0, ["concede"], True)
    return keys


def links(page: str) -> list[str]:
    return re.findall(r'href="/table/([^"/]+)"', page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_there_with_its_sentence_and_players(tmp_path: Path, language: str) -> None:
    browser = Browser(tmp_path, language)
    page, w = browser.get("/"), words(language)
    said = words_of(page)
    for variant in FACTS:
        assert w.text(f"variant-{variant}") in said
        assert w.text(f"start-line-{variant}") in said
        assert f'href="/new?variant={variant}"' in page
    assert w.text("variants-players", low=1, high=5) in said
    assert w.text("start-mine") not in said
    assert f'<html lang="{language}"' in page


@pytest.mark.parametrize(("variant", "seats"), [("base", 3), ("heathen", 3), ("wessex", 3), ("rebellion", 1)])
def test_play_begins_at_once(browser: Browser, variant: str, seats: int) -> None:
    where = browser.post("/play", {"variant": variant, "level": "prince"}, 303)
    key = where.removeprefix("/table/")
    assert is_key(key)
    (terms,) = browser.setups()
    assert terms.ruleset.get("variant", "base") == variant
    assert [player.bot for player in terms.players] == ["", *["prince"] * (seats - 1)]
    opened = open_table(browser.host, key)
    assert opened is not None
    assert opened[1] == (0,)


def test_two_games_are_dealt_differently(browser: Browser) -> None:
    for _ in range(2):
        browser.post("/play", {"variant": "base"}, 303)
    one, two = browser.setups()
    assert one.seed != two.seed


def test_the_level_played_last_is_offered_next(browser: Browser) -> None:
    def checked() -> list[str]:
        return re.findall(r'name="level" value="(\w+)"[^>]* checked', browser.get("/"))

    assert checked() == ["knight"]
    browser.post("/play", {"variant": "base", "level": "squire"}, 303)
    assert checked() == ["squire"]
    # A game alone against the King has no bots whose level could be remembered.
    browser.post("/play", {"variant": "rebellion", "level": "king"}, 303)
    assert checked() == ["squire"]
    browser.post("/play", {"variant": "base"}, 303)
    assert [player.bot for player in browser.setups()[0].players] == ["", "squire", "squire"]


@pytest.mark.parametrize(
    "form",
    [
        {"variant": "chess", "level": "knight"},
        {"variant": "base", "level": "witan:999999"},
        {"variant": "base", "level": "random"},
        {"variant": "<script>alert(1)</script>"},
    ],
)
def test_a_forged_form_begins_nothing_and_says_why(browser: Browser, form: dict[str, str]) -> None:
    page = browser.post("/play", form, 400)
    assert 'role="alert"' in page
    assert "<script>alert" not in page
    assert browser.setups() == []
    # The page is complete: a game can be begun from it.
    assert all(f'value="{variant}"' in page for variant in FACTS)


def test_damaged_and_overlong_forms_are_refused(browser: Browser) -> None:
    for body in (b"\xff\xfe=1", b"variant=base&" + b"x" * 70_000, b"&".join(b"a%d=1" % n for n in range(400))):
        assert browser.client.post("/play", content=body).status_code == 400
    assert browser.client.get("/play").status_code == 405


def test_a_form_of_another_site_is_refused(browser: Browser) -> None:
    answer = browser.client.post("/play", data={"variant": "base"}, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert browser.setups() == []


def test_a_browser_without_a_name_is_given_one_that_it_keeps(browser: Browser) -> None:
    answer = browser.client.post("/play", data={"variant": "base"})
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{OWNER}=")
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    assert is_key(browser.owner)
    before = browser.owner
    browser.get("/")
    browser.post("/play", {"variant": "base"}, 303)
    assert browser.owner == before
    assert len(browser.setups()) == 2


def test_a_made_up_name_is_not_believed(browser: Browser) -> None:
    browser.client.cookies.set(OWNER, "' OR 1=1 --")
    answer = browser.client.get("/")
    assert is_key(answer.cookies[OWNER])


# Continuing.


def test_own_tables_are_listed_and_nobody_elses(browser: Browser) -> None:
    (mine,) = keep(browser, 1)
    other = new_key()
    terms = Terms({}, [Player(), Player()], [dict(STEADY)] * 2, "x")
    browser.host.store.begin(other, terms_json(terms), new_key(), {0: other})
    page = browser.get("/")
    assert links(page) == [mine]
    assert words("en").text("start-mine") in words_of(page)
    browser.client.cookies.delete(OWNER)
    assert links(browser.get("/")) == []


def test_the_newest_come_first_and_the_list_has_an_end(browser: Browser) -> None:
    keys = keep(browser, LISTED + 5)
    page = browser.get("/")
    assert links(page) == keys[::-1][:LISTED]
    assert links(page.partition("<details")[0]) == keys[::-1][:AT_A_GLANCE]
    assert 'href="/?all=1"' in page
    assert links(browser.get("/?all=1")) == keys[::-1]
    assert 'href="/?all=1"' not in browser.get("/?all=1")


def test_finished_games_stand_apart(browser: Browser) -> None:
    keys = keep(browser, 3, over=2)
    page = browser.get("/")
    before, _, finished = page.partition(words("en").text("start-finished", number=2))
    assert links(before) == [keys[2]]
    assert sorted(links(finished)) == sorted(keys[:2])


def test_names_are_escaped(browser: Browser) -> None:
    keep(browser, 1, name='<img src=x onerror="alert(1)">')
    page = browser.get("/")
    assert "<img" not in page
    assert "&lt;img" in page


def test_how_far_a_game_is_is_told_of_all_that_were_stored_with_it(browser: Browser) -> None:
    for _ in range(AT_A_GLANCE + 2):
        browser.post("/play", {"variant": "base"}, 303)
    keep(browser, 1)
    told = capital(words("en").text("terminal-round", number=1))
    assert words_of(browser.get("/")).count(told) == AT_A_GLANCE + 2


def test_a_table_that_cannot_be_read_is_listed_all_the_same(browser: Browser) -> None:
    (key,) = keep(browser, 1)
    browser.host.store.append(1, 0, ["fly to the moon"], False)
    assert links(browser.get("/")) == [key]


def test_a_table_with_others_can_be_removed_from_the_list_and_stays_where_it_is(browser: Browser) -> None:
    browser.get("/")
    keys = [new_key() for _ in range(3)]
    one = Terms({}, [Player("Ana"), Player("Ben")], [dict(STEADY)] * 2, "a seed")
    for key in keys:
        browser.host.store.begin(browser.owner, terms_json(one), key, {0: browser.owner, 1: "b" * 22})
    browser.host.store.append(1, 0, ["concede"], True)
    assert all(f'name="table" value="{key}"' in browser.get("/") for key in keys)
    assert words("en").text("start-remove-text") in words_of(browser.get("/"))
    assert browser.post("/remove", {"table": keys[1]}, 303) == "/"
    assert links(browser.get("/")) == [keys[2], keys[0]]
    assert browser.post("/remove", {"table": keys[0], "all": "1"}, 303) == "/?all=1"
    assert links(browser.get("/")) == [keys[2]]
    # Removing it twice does no harm, and its address still opens it.
    browser.post("/remove", {"table": keys[1]}, 303)
    browser.get(f"/table/{keys[1]}")


def test_a_table_of_ones_own_is_deleted(browser: Browser) -> None:
    keys = keep(browser, 3, over=1)
    assert words("en").text("keeping-delete-text") in words_of(browser.get("/"))
    assert browser.post("/remove", {"table": keys[1]}, 303) == "/"
    assert links(browser.get("/")) == [keys[2], keys[0]]
    assert browser.post("/remove", {"table": keys[0], "all": "1"}, 303) == "/?all=1"
    assert links(browser.get("/")) == [keys[2]]
    browser.get(f"/table/{keys[1]}", 404)
    browser.post("/remove", {"table": keys[1]}, 404)
    assert browser.host.store.rows("SELECT DISTINCT place FROM entries") == []


def test_nobody_removes_anothers_table(browser: Browser) -> None:
    keys = keep(browser, 1)
    mine = browser.owner
    for wrong in ("nothing", "", "' OR 1=1 --"):
        browser.post("/remove", {"table": wrong}, 404)
    # First without a name, then with the name that the refusal gave the browser.
    browser.client.cookies.delete(OWNER)
    browser.post("/remove", {"table": keys[0]}, 404)
    assert browser.owner not in ("", mine)
    browser.post("/remove", {"table": keys[0]}, 404)
    assert len(browser.host.store.sessions_of(mine)) == 1


def test_who_has_too_many_games_is_told_and_deletes_the_oldest(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    oldest, _ = keep(browser, 2)
    assert words("en").text("start-oldest") not in words_of(browser.get("/"))
    monkeypatch.setattr(host_module, "MOST_OWN", 2)
    page = browser.post("/play", {"variant": "base"}, 400)
    assert "You have 2 unfinished games" in words_of(page)
    assert words("en").text("start-oldest") in words_of(page)
    assert len(browser.setups()) == 2
    # The first one offered is the oldest. One click, and there is room.
    offered = re.findall(r'<li><button class="button" name="table" value="([^"]*)"', page)
    assert offered[0] == oldest
    browser.post("/remove", {"table": offered[0]}, 303)
    assert words("en").text("start-oldest") not in words_of(browser.get("/"))
    browser.post("/play", {"variant": "base"}, 303)


def test_old_games_never_stop_new_ones(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(browser, 2)
    monkeypatch.setattr(host_module, "MOST_OWN", 2)
    with browser.host.store.writing() as db:
        db.execute("UPDATE tables SET changed = changed - ? WHERE id = 1", (host_module.OWN_DAYS * DAY + 1,))
    browser.post("/play", {"variant": "base"}, 303)
    browser.post("/play", {"variant": "base"}, 400)


# In words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_ago_reads_differently_for_each_span(language: str) -> None:
    w = words(language)
    spans = [0, 70, 200, 4000, 8000, 1.5 * DAY, 5 * DAY, 20 * DAY, 100 * DAY, 1000 * DAY]
    told = [ago(seconds, w) for seconds in spans]
    assert len(set(told)) == len(spans)
    # If the clock was set back, the page must not speak of the future.
    assert ago(-100, w) == told[0]


def test_days_and_years_ago() -> None:
    assert ago(30 * 3600, words("en")) == "yesterday"
    assert ago(30 * 3600, words("es")) == "ayer"
    assert ago(800 * DAY, words("en")) == "2 years ago"


def test_who_plays() -> None:
    def told(*seated: Player, language: str = "en") -> str:
        return players(Terms({}, list(seated), [], ""), words(language))

    knight = Player(bot="knight")
    assert told(Player(), knight, knight) == "you, 2 × Knight"
    assert told(knight, Player("Ana"), Player(bot="king"), language="es") == "Ana, Caballero, Rey"
    assert told(Player("Ana"), knight, Player()) == "Ana, Green, Knight"
    assert told(Player(), Player(), language="es") == "Azul, Rojo"


def test_the_levels_are_explained(browser: Browser) -> None:
    said = words_of(browser.get("/"))
    assert all(words("en").bot_sentence(level) in said for level in LEVELS)


def test_pages_load_nothing_from_elsewhere_and_carry_no_script(browser: Browser) -> None:
    for path in ("/", "/new", "/decks"):
        answer = browser.client.get(path)
        page = answer.text
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert not re.search(r"""(?:src|href|action)=["'](?:https?:)?//""", page)
        assert not re.search(r"<script(?![^>]* src=\"/static/)", page)
        assert not re.search(r"\s(?:style|on\w+)=", page)
        for address in set(re.findall(r'(?:src|href)="(/static/[^"#]+)', page)):
            assert browser.client.get(address).status_code == 200, address


def test_the_emblems_of_the_pages_are_on_the_sheet(browser: Browser) -> None:
    sheet = browser.get("/static/sheet.svg")
    shown = set(re.findall(r"sheet\.svg#([\w-]+)", browser.get("/") + browser.get("/new")))
    assert shown
    assert all(f'id="{name}"' in sheet for name in shown)


@pytest.mark.parametrize(("path", "choice"), [("/language", "es"), ("/theme", "dark")])
def test_what_was_chosen_in_the_head_of_a_page_is_kept_and_nothing_else(
    browser: Browser, path: str, choice: str
) -> None:
    for wrong in ("klingon", ""):
        answer = browser.client.post(path, data={"choice": wrong, "back": "/rules"})
        assert (answer.status_code, answer.headers["location"]) == (303, "/rules")
        assert "set-cookie" not in answer.headers
    answer = browser.client.post(path, data={"choice": choice, "back": "/rules"})
    assert f"={choice};" in answer.headers["set-cookie"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_where_the_table_is_where_it_is_kept_and_how_to_stop(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    announce(words(language), "http://127.0.0.1:8000/", tmp_path / "tables.sqlite")
    address, kept, stop = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8000/" in address
    assert str(tmp_path / "tables.sqlite") in kept
    assert stop == words(language).text("play-stop")
