"""House rules in the form for a new game: every setting can be changed, kept, taken along; nonsense changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import quote, urlencode

import pytest
from hypothesis import given

from regni.bots.levels import make_bot
from regni.cli import main
from regni.engine.ruleset import FORMULA, SETTINGS, Ruleset
from regni.engine.variant_facts import SEATS
from regni.lab.sensitivity import changes_of
from regni.rules.options import house_rules
from regni.rules.rulebook import FIXED_ASSUMPTIONS, is_in_force, is_noticed
from regni.rules.rulesets import load_ruleset, ruleset_from
from regni.testing.strategies import rulesets
from regni.web.game_form import mended, read_wish, rules_fields, ruleset_of, terms_of
from regni.web.house_form import parts_of, setting_fields
from regni.web.pages.house_rows import is_listed
from regni.web.pages.page import OWNER
from regni.web.pages.upload import LARGEST_FILE
from regni.web.play.host import Host
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.web.terms import rules_of
from regni.words.words import LANGUAGES, by_name, words
from set_tables import begin, play_on
from table_forms import Browser, controls, words_of

FORM = "new-game"
GAMES = list(SEATS)
NAMED = {setting.name: setting for setting in SETTINGS}
#: Values for settings that the lab does not vary.
OTHERWISE: dict[str, object] = {"king.fiefs": ["castle monk church", "palace"]}
MINDLESS = {f"set-king.mind.{card}": "0" for card in by_name(Ruleset().values["king.mind"])}
#: Of these nothing can be changed without others.
TOGETHER = ("table_deck_size",)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    browser = Browser(tmp_path)
    with browser.client:
        yield browser


def upload(browser: Browser, file: bytes, fields: dict[str, str] | None = None, name: str = "mine.toml") -> str:
    """Where the page leads that takes a file, or the page that refuses it."""
    sent = controls(browser.get("/new"), FORM).fields | (fields or {})
    answer = browser.client.post("/new", data=sent, files={"rules-file": (name, file)})
    assert answer.status_code in (303, 400), answer.text
    return answer.headers["location"] if answer.status_code == 303 else answer.text


def alerts(page: str) -> str:
    """What the page complains of, at its head."""
    return words_of(page.partition('class="alert"')[2].partition("</p>")[0].partition(">")[2])


def played(browser: Browser, page: str) -> Ruleset:
    """The rules of the game that a form begins as it comes."""
    browser.post("/new", controls(page, FORM).fields, 303)
    return rules_of(browser.setups()[0])


# What is shown.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("variant", "mode"), GAMES)
def test_every_setting_of_the_game_is_there_with_its_rule(
    tmp_path: Path, variant: str, mode: str, language: str
) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    page = browser.get(f"/new?{urlencode({'variant': variant, 'mode': mode})}")
    found, said = controls(page, FORM), words_of(page)
    rules = Ruleset({"variant": variant, "mode": mode})
    for setting in SETTINGS:
        fields = setting_fields(setting, rules.values[setting.name])
        if is_listed(setting, rules):
            assert fields.keys() <= found.fields.keys(), setting.name
            assert f'href="/rules/{setting.rule}"' in page
            row = page.partition(f'id="setting-{setting.name}"')[2].partition("</li>")[0]
            assert ("rulebook-assumed" in row or w.text("rulebook-assumed") in row) == (setting.tag == "A")
        else:
            assert not fields.keys() & found.fields.keys(), setting.name
        # Whatever is assumed and matters to this game can be changed.
        if setting.tag == "A" and is_noticed(setting, rules):
            assert is_listed(setting, rules)
    for rule in FIXED_ASSUMPTIONS:
        assert (w.text(f"assumption-{rule.replace('.', '-')}") in said) == is_in_force(rule, rules)
    assert w.text("house-summary", number=0) in said


@pytest.mark.parametrize(("variant", "mode"), GAMES)
def test_the_form_as_it_comes_changes_nothing(browser: Browser, variant: str, mode: str) -> None:
    rules = played(browser, browser.get(f"/new?{urlencode({'variant': variant, 'mode': mode})}"))
    assert house_rules(rules) == []
    assert rules.changed() == Ruleset({"variant": variant, "mode": mode}).changed()


@pytest.mark.parametrize("name", [name for name in NAMED if name not in TOGETHER])
def test_each_setting_is_played_if_it_is_changed(browser: Browser, name: str) -> None:
    setting = NAMED[name]
    games = [Ruleset({"variant": variant, "mode": mode}) for variant, mode in GAMES]
    listing = next((rules for rules in games if is_listed(setting, rules)), None)
    if listing is None:
        # Those that an option says all of stand among the options, and one needs its option.
        assert setting.rule[0] == "O" or name == "banquet_appeases"
        return
    proposed = changes_of(setting, listing)
    change = proposed[0].value if proposed else OTHERWISE[name]
    page = browser.get(f"/new?{urlencode({'variant': listing.variant, 'mode': listing.mode})}")
    sent = controls(page, FORM).fields | setting_fields(setting, change)
    browser.post("/new", sent, 303)
    rules = rules_of(browser.setups()[0])
    assert rules.values[name] == ruleset_from(listing.changed() | {name: change}).values[name]
    # And the form for another game like this one has it again, with a mark and the way back.
    page = browser.get(f"/new?{urlencode(rules_fields(rules))}")
    assert f'class="setting changed{" assumed" if setting.tag == "A" else ""}" id="setting-{name}"' in page
    assert f'value="usual:{name}"' in page
    assert words("en").text("house-summary", number=1) in words_of(page)
    back = browser.post("/new", controls(page, FORM).fields | {"rules": f"usual:{name}"}, 303)
    assert played(browser, browser.get(back)).changed() == listing.changed()


def test_all_back_to_usual(browser: Browser) -> None:
    page = browser.get("/new?set-hand_size=7&set-joust=no&set-king.towers.more=5&option-tactics=on&name-0=Ana")
    back = browser.get(browser.post("/new", controls(page, FORM).fields | {"rules": "usual"}, 303))
    assert controls(back, FORM).fields["name-0"] == "Ana"
    assert played(browser, back).changed() == {"tactics": True}


def test_an_option_and_a_setting_are_not_two_ways_to_say_one_thing(browser: Browser) -> None:
    found = controls(browser.get("/new?option-tournament=on"), FORM)
    assert "set-start_towers" not in found.fields
    page = browser.get("/new?option-tournament=on")
    assert words("en").text("house-by", what="Tournament", value="2") in words_of(page)
    # Numbers of one's own, and the option too: the page says which of them clash, and keeps both to choose from.
    page = browser.get("/new?option-tournament=on&set-start_towers=3")
    assert "Tournament and your own rules disagree" in alerts(page)
    assert controls(page, FORM).fields["set-start_towers"] == "3"
    browser.post("/new", controls(page, FORM).fields, 400)
    assert browser.setups() == []


def test_the_kings_infantry_of_ones_own_stands_instead_of_the_printed_one(browser: Browser) -> None:
    own = {"set-king.royal_infantry.each": "0", "set-king.royal_infantry.more": "6"}
    page = browser.get(f"/new?{urlencode({'variant': 'rebellion', 'mode': 'coop'} | own)}")
    assert words("en").text("house-guard", value="6") in words_of(page)
    assert played(browser, page).kings_guard[3] == 6
    page = browser.get(f"/new?{urlencode({'variant': 'rebellion', 'king': 'strong'} | own)}")
    assert "strong King and your own rules disagree" in alerts(page)


def test_another_variant_keeps_what_it_does_not_show(browser: Browser) -> None:
    page = browser.get("/new?variant=rebellion&mode=semi&set-king.cubes=4&set-hand_size=6")
    base = browser.get(f"/new?{urlencode(controls(page, FORM).fields | {'variant': 'base'})}")
    assert "setting-king.cubes" not in base
    assert words("en").text("house-summary", number=1) in words_of(base)
    again = browser.get(f"/new?{urlencode(controls(base, FORM).fields | {'variant': 'rebellion', 'mode': 'semi'})}")
    assert controls(again, FORM).fields["set-king.cubes"] == "4"


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"set-army_deck.infantry": "19"}, "B1.4"),
        ({"set-table_deck_size": "30"}, "B1.4"),
        ({"set-deck_size": "90", "set-set_copies": "5"}, "B2.1"),
        ({"set-deck_size": "4"}, "B2.2"),
        ({"set-hand_size": "99"}, "B2.2"),
        ({"set-turn_draw": "many"}, "B3.3"),
        ({"set-strength.knight": "-1"}, "B6.4"),
        ({"set-joust": "perhaps"}, "B8.4"),
        ({"set-recruit": "all"}, "B5.9"),
        ({"set-viking_arrival.more": "-3", "set-viking_arrival.each": "0"}, "B9.2"),
        ({"set-house_divided": "40"}, "O9"),
        ({"variant": "rebellion", "set-king.fiefs": "tent"}, "R2.1"),
        ({"variant": "rebellion", "set-king.fiefs": "palace cathedral\ncastle cathedral"}, "B5.5"),
        ({"variant": "rebellion", "set-king.fiefs": "palace\npalace"}, "R2.1"),
        ({"variant": "rebellion", "set-king.fiefs": "palace land land", "set-properties_per_fief": "1"}, "B5.2"),
        ({"variant": "rebellion", "mode": "coop", "set-king.towers.each": "24"}, "R2.1"),
        (
            {"variant": "rebellion"} | MINDLESS,
            "R2.3",
        ),
    ],
    ids=lambda one: str(one)[:40],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_played_is_refused_with_the_rule(
    tmp_path: Path, fields: dict[str, str], rule: str, language: str
) -> None:
    browser = Browser(tmp_path, language)
    page = browser.get(f"/new?{urlencode(fields)}")
    assert f'href="/rules/{rule}"' in page.partition('class="alert"')[2].partition("</p>")[0]
    assert "_" not in alerts(page)
    # What was typed is still there, to be mended; a number that is none cannot stand in its field.
    shown = controls(page, FORM).fields
    for name, value in fields.items():
        if value.lstrip("-").isdigit() and not name.startswith("set-viking_arrival"):
            assert shown[name] == value
    refused = browser.post("/new", fields, 400)
    assert f'href="/rules/{rule}"' in refused.partition('class="alert"')[2].partition("</p>")[0]
    assert browser.setups() == []
    # Nor can it be saved.
    browser.post("/new", fields | {"rules": "save", "rules-name": "Nonsense"}, 400)
    assert browser.host.store.rulesets_of(browser.owner) == {}


# Keeping.


def test_saving_taking_renaming_and_deleting(browser: Browser) -> None:
    sent = controls(browser.get("/new?variant=wessex&seats=2"), FORM).fields
    sent |= {"set-palace_strength": "4", "option-tactics": "on", "name-0": "Ana", "rules-name": "  Our <b> rules "}
    page = browser.get(browser.post("/new", sent | {"rules": "save"}, 303))
    assert words("en").text("house-saved", name="Our <b> rules") in words_of(page)
    assert controls(page, FORM).fields["name-0"] == "Ana"
    (text,) = browser.host.store.rulesets_of(browser.owner).values()
    assert ruleset_from({"variant": "wessex", "palace_strength": 4, "tactics": True}).changed() == (
        load(text, browser).changed()
    )
    # Another day: they are taken with a click, and the seats of the form stay.
    fresh = controls(browser.get("/new?seats=5&name-0=Bea"), FORM).fields
    page = browser.get(browser.post("/new", fresh | {"rules": "take:Our <b> rules"}, 303))
    found = controls(page, FORM).fields
    assert (found["variant"], found["set-palace_strength"], found["option-tactics"]) == ("wessex", "4", "on")
    assert (found["seats"], found["name-0"], found["rules-name"]) == ("5", "Bea", "Our <b> rules")
    assert page.count('aria-current="true"') == 1
    # Saving under the same name replaces them, under another adds to them.
    page = browser.get(browser.post("/new", found | {"set-palace_strength": "5", "rules": "save"}, 303))
    found = controls(page, FORM).fields
    browser.post("/new", found | {"rules-name": "Others", "set-joust": "no", "rules": "save"}, 303)
    assert list(browser.host.store.rulesets_of(browser.owner)) == ["Others", "Our <b> rules"]
    # Renaming keeps them; a name that is taken, or none, does not.
    renaming = {"rules": "rename:Our <b> rules", "rename:Our <b> rules": "Wednesday"}
    page = browser.get(browser.post("/new", found | renaming, 303))
    assert words("en").text("house-renamed", name="Wednesday") in words_of(page)
    for other in ("Wednesday", " ", "\u3164"):
        page = browser.post("/new", found | {"rules": "rename:Others", "rename:Others": other}, 400)
        assert 'role="alert"' in page
    browser.post("/new", found | {"rules": "rename:Others", "rename:Others": "Others"}, 303)
    page = browser.get(browser.post("/new", found | {"rules": "drop:Others"}, 303))
    assert "Others" not in controls(page, FORM).fields.values()
    assert list(browser.host.store.rulesets_of(browser.owner)) == ["Wednesday"]
    for gone in ("take:Others", "rename:Others", "drop:Others", "nothing:Wednesday"):
        browser.post("/new", found | {"rules": gone}, 400)


def load(text: str, browser: Browser) -> Ruleset:
    """Reads a file as the command line does."""
    path = browser.folder / "taken.toml"
    path.write_text(text, encoding="utf-8")
    return load_ruleset(path)


def test_a_name_is_needed_and_there_is_a_limit(browser: Browser) -> None:
    assert words("en").text("error-house-name") in words_of(browser.post("/new", {"rules": "save"}, 400))
    for number in range(50):
        browser.host.store.keep_ruleset(browser.owner, f"Rules {number}", "")
    page = browser.post("/new", {"rules": "save", "rules-name": "One more"}, 400)
    assert words("en").text("error-house-many", most=50) in words_of(page)
    # Those that are there can still be changed, with all of them on the page.
    fields = controls(browser.get("/new?variant=rebellion&mode=semi"), FORM).fields
    browser.post("/new", fields | {"rules": "save", "rules-name": "Rules 7"}, 303)
    assert "rebellion" in browser.host.store.rulesets_of(browser.owner)["Rules 7"]


def test_rules_that_can_no_longer_be_read_are_told_so(browser: Browser) -> None:
    browser.get("/new")
    browser.host.store.keep_ruleset(browser.owner, "Old", "long_gone = 3")
    assert words("en").text("house-unreadable") in words_of(browser.get("/new"))
    page = browser.post("/new", {"rules": "take:Old"}, 400)
    assert "long_gone" in alerts(page)
    browser.post("/new", {"rules": "drop:Old"}, 303)


def test_they_outlive_the_server_and_belong_to_one_browser(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    first = Browser(tmp_path)
    first.host = Host(Store(path))
    first.client.app = make_app(first.host, ["testserver"])
    first.get("/new")
    first.post("/new", {"set-hand_size": "7", "rules-name": "Wednesday", "rules": "save"}, 303)
    first.host.store.close()
    host = Host(Store(path))
    first.client.app = make_app(host, ["testserver"])
    where = first.post("/new", {"rules": "take:Wednesday"}, 303)
    assert "set-hand_size=7" in where
    assert first.get("/new/rules.toml?name=Wednesday") == 'variant = "base"\nhand_size = 7\n'
    other = Browser(tmp_path)
    other.client.app = first.client.app
    other.get("/new")
    other.get("/new/rules.toml?name=Wednesday", 404)
    other.post("/new", {"rules": "take:Wednesday"}, 400)
    host.store.close()


def test_the_download_is_what_the_command_line_reads(
    browser: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fields = {"variant": "rebellion", "mode": "semi", "king": "strong", "option-banquet": "on"}
    fields |= {"set-king.fiefs": "Palacio, Príncipe\nCastle, Vassal, Market Town", "set-palace_strength": "4"}
    browser.post("/new", fields | {"rules": "save", "rules-name": "Él Rey: «fuerte»"}, 303)
    answer = browser.client.get(f"/new/rules.toml?name={quote('Él Rey: «fuerte»')}")
    assert answer.headers["content-disposition"] == 'attachment; filename="l-rey-fuerte.toml"'
    file = tmp_path / "rey.toml"
    file.write_bytes(answer.content)
    rules = load_ruleset(file)
    assert rules.values["king.fiefs"] == ["palace prince", "castle vassal market_town"]
    assert main(["rules", "--ruleset", str(file), "B6.8"]) == 0
    assert "4" in capsys.readouterr().out
    # And the page takes it again.
    page = browser.get(upload(browser, answer.content))
    assert words("en").text("house-taken-file") in words_of(page)
    assert played(browser, page).changed() == rules.changed()


# Files.


@given(rules=rulesets(most=30))
def test_a_ruleset_comes_back_from_the_form_as_it_was(rules: Ruleset) -> None:
    wish = read_wish(rules_fields(rules))
    assert meaning(ruleset_of(wish)) == meaning(rules)
    assert mended(wish, {}).settings == wish.settings


def meaning(rules: Ruleset) -> dict[str, object]:
    """All settings; a formula as what it says, for `earls + 0` is `earls`."""
    written = {name: value for name, value in rules.values.items() if NAMED[name].shape != FORMULA}
    formulas = {
        setting.name: parts_of(setting, rules.values[setting.name]) for setting in SETTINGS if setting.shape == FORMULA
    }
    return {"variant": rules.variant, "mode": rules.mode} | written | formulas


def test_a_file_without_a_variant_is_for_the_game_on_the_page(browser: Browser) -> None:
    file = b"\xef\xbb\xbf# mine\npalace_strength = 4\n[strength]\nknight = 3\n"
    page = browser.get(upload(browser, file, {"variant": "heathen", "name-0": "Ana"}))
    found = controls(page, FORM).fields
    assert (found["variant"], found["name-0"]) == ("heathen", "Ana")
    assert (
        played(browser, page).changed()
        == ruleset_from({"variant": "heathen", "palace_strength": 4, "strength": {"knight": 3}}).changed()
    )
    # What this variant refuses is told, and the game stays as it was.
    refused = upload(browser, b"state_and_church = true", {"variant": "heathen", "name-0": "Ana"})
    assert words("en").text("new-refused-together-state-already") in alerts(refused)
    assert controls(refused, FORM).fields["name-0"] == "Ana"


NONSENSE = [
    b"",
    b"\x00\xff\xfe\x89PNG\r\n\x1a\n",
    b"hand_size",
    b"hand_size = ",
    b"hand_size = 6 7",
    b"hand_sise = 6",
    b"hand_size = 6.5",
    b"hand_size = 1" + b"0" * 5000,
    b"hand_size = 1979-05-27",
    b"hand_size = [" + b"[" * 3000,
    b"a" + b".a" * 9000 + b" = 1",
    b'variant = "chess"',
    b"variant = 3",
    b'variant = ["base"]',
    b'mode = "solo"',
    b"strength = 3",
    b"[strength]\ndragon = 3",
    b"[strength]\nknight = true",
    b"[king]\nfiefs = 3",
    b"[king]\nfiefs = [[]]",
    b"[king.towers]\nx = 1",
    b"king = 3",
    b'recruit = ["levy"]',
    b'{"hand_size": 6}',
    b"army_deck = {infantry = 24, knight = 24}",
    b"clerisy = 1",
]


@pytest.mark.parametrize("file", NONSENSE, ids=lambda one: repr(one[:24]))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_none_gets_a_sentence_and_changes_nothing(tmp_path: Path, file: bytes, language: str) -> None:
    browser = Browser(tmp_path, language)
    fields = {"set-hand_size": "7", "option-tactics": "on", "name-0": "Ælfric"}
    page = upload(browser, file, fields)
    said = alerts(page)
    assert said
    assert "--" not in said
    assert len(said) < 250
    found = controls(page, FORM).fields
    assert {name: found[name] for name in fields} == fields
    assert browser.setups() == []
    assert browser.host.store.rulesets_of(browser.owner) == {}


@pytest.mark.parametrize("length", [LARGEST_FILE + 1, 3_000_000])
def test_a_file_that_is_too_large_is_told_so_with_all_choices_there(browser: Browser, length: int) -> None:
    page = upload(browser, b"#" * length, {"set-hand_size": "7", "name-0": "Ana", "variant": "wessex"})
    assert words("en").text("error-house-large", kilobytes=64) in alerts(page)
    found = controls(page, FORM).fields
    assert (found["set-hand_size"], found["name-0"], found["variant"]) == ("7", "Ana", "wessex")
    # Just small enough is small enough.
    assert upload(browser, b"hand_size = 6\n" + b"#" * 9000 + b"\n").startswith("/new?")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"--x\r\n"),
        ("multipart/form-data; boundary=x", b""),
        ("multipart/form-data; boundary=x", b"--x" * 400),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\xff\r\n--x--'),
        ("multipart/form-data; boundary=x", b"\r\n\r\n\r\n--x--"),
    ],
    ids=lambda one: repr(one)[:50],
)
def test_a_damaged_upload_is_refused(browser: Browser, kind: str, body: bytes) -> None:
    answer = browser.client.post("/new", content=body, headers={"content-type": kind})
    assert answer.status_code == 400
    assert browser.setups() == []


FIELDS = sorted({name for setting in SETTINGS for name in setting_fields(setting, setting.default)} | {"rules"})
SAID = [
    "yes",
    "no",
    "levy",
    "all",
    "earls",
    "palace",
    "castle\nland",
    "take:x",
    "usual:x",
    "usual",
    "save",
    "²",
    "\0",
    " ",
]


def test_garbage_in_the_form_is_refused_or_is_a_game(browser: Browser) -> None:
    fate, begun = Random(7), 0
    for _ in range(60):
        variant, mode = fate.choice(GAMES)
        fields = {"variant": variant, "mode": mode}
        for name in fate.sample(FIELDS, fate.randrange(1, 4)):
            number = str(fate.choice([0, 1, 1, 2, 2, 3, 4, 5, 12, 99, -1, 10**7]))
            fields[name] = fate.choice([number, number, fate.choice(SAID), fate.randbytes(9).decode("latin-1")])
        if fate.random() < 0.4:
            fields[f"option-{fate.choice(['tournament', 'captains', 'clerisy', 'house-divided'])}"] = "on"
        answer = browser.client.post("/new", data=fields)
        assert answer.status_code in (303, 400), fields
        begun += answer.status_code == 303 and answer.headers["location"].startswith("/table/")
        assert len(browser.setups()) == begun
        browser.get(f"/new?{urlencode(fields)}")
    assert 0 < begun < 60


# Played.


@pytest.mark.no_cover
@pytest.mark.parametrize("number", range(12))
def test_bots_play_by_house_rules(number: int) -> None:
    """With many settings changed at once, games of every variant begin, and bots of every quick level move in them."""
    fate = Random(number)
    variant, mode = GAMES[number % len(GAMES)]
    values: dict[str, object] = {"variant": variant, "mode": mode}
    for setting in fate.sample([one for one in SETTINGS if is_listed(one, Ruleset(values))], 12):
        others = changes_of(setting, ruleset_from(values))
        if others:
            values[setting.name] = fate.choice(others).value
    wish = read_wish(rules_fields(ruleset_from(values)) | {"who-0": "me"})
    terms = terms_of(mended(wish, {}), {}, f"house {number}")
    session = Session(terms)
    game = session.game
    bots = [make_bot("squire", seat, "s", game.record.ruleset) for seat in range(len(terms.players))]
    for _ in range(150):
        if game.outcome is not None or game.deciding is None:
            break
        game.play(bots[game.deciding].choose(game.sight(game.deciding)))
    assert len(game.moves) > 10 or game.outcome is not None


def test_a_series_by_house_rules(browser: Browser) -> None:
    page = browser.get("/new?set-hand_size=7&best_of=3&seats=2")
    browser.post("/new", controls(page, FORM).fields, 303)
    (terms,) = browser.setups()
    assert terms.best_of == 3
    session = Session(terms)
    assert session.series is not None
    assert session.series.ruleset.hand_size == 7
    # Where decks are picked at the table there is none, as with that option.
    page = browser.get("/new?set-house_divided=6")
    assert words("en").text("new-refused-series-late") in words_of(page)
    assert controls(page, FORM).offered["best_of"] == ["1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_at_the_table_can_read_the_house_rules(tmp_path: Path, language: str) -> None:
    browser, w = Browser(tmp_path, language), words(language)
    browser.client.cookies.set(OWNER, "A" * 22)
    with browser.client:
        plain = browser.get(f"/table/{begin(browser.host, {'tactics': True})}")
        assert w.text("house-name") not in words_of(plain)
        key = begin(browser.host, {"palace_strength": 4, "strength": {"knight": 3}, "recruit": "one"}, seats=2)
        page = browser.get(f"/table/{key}")
        said = words_of(page.partition('id="house-rules"')[2].partition("</section>")[0])
        for name, now, usual in (
            ("palace_strength", "4", "3"),
            ("strength", f"{w.text('card-knight')} 3", f"{w.text('card-knight')} 2"),
        ):
            assert f"{w.text(f'setting-{name}')}: {now} {w.text('house-usually', usual=usual)}" in said
        assert w.text("house-recruit-one") in said
        assert w.text("house-name") in words_of(browser.get("/new?set-hand_size=3"))
        # And at its end.
        assert play_on(browser.host, key, lambda game: game.outcome is not None)
        end = words_of(browser.get(f"/table/{key}").partition('class="ending-page"')[2])
        assert f"{w.text('setting-palace_strength')}: 4 {w.text('house-usually', usual='3')}" in end
