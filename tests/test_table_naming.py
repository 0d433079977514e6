"""Names of people: nobody is taken for somebody else, for an Earl without a name or for a bot."""

from __future__ import annotations

import unicodedata

import pytest

from regni.bots.levels import LEVELS
from regni.decks.book import fitted, usual_deck
from regni.decks.deck import deck_of
from regni.engine.cards import COLOURS
from regni.engine.ruleset import Ruleset
from regni.errors import RegniError
from regni.web.naming import LONGEST_NAME, are_alike, clean_name, fit_name
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.terms import Player, Terms, terms_json
from regni.words.words import LANGUAGES, words
from test_table_lobby import Server

#: Characters that nobody sees, of each range that Unicode calls "default ignorable".
UNSEEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u180f\u200b\u200d\u200f\u202a\u202e\u2060\u2064\u206f"
    "\u3164\ufe00\ufe0f\ufeff\uffa0\ufff0\ufff8\U0001bca0\U0001d173\U000e0001\U000e0100\U000e01ef\U000e0fff"
)


@pytest.mark.parametrize("unseen", UNSEEN, ids=lambda letter: f"{ord(letter):x}")
def test_what_nobody_sees_is_left_out(unseen: str) -> None:
    for name in (f"Ana{unseen}", f"{unseen}Ana", f"Ana {unseen}{unseen}"):
        assert clean_name(name, LONGEST_NAME) == "Ana"
        with pytest.raises(RegniError) as caught:
            fit_name(name, ["Ana"])
        assert caught.value.code == "lobby-name"


@pytest.mark.parametrize(
    "name", ["ANA", "\uff21na", "\u0410na", "An\u0430", "\u0391na", "\U0001d400na", "\u0391\u03b7\u03b1"]
)
def test_names_that_look_the_same_are_refused(name: str) -> None:
    assert are_alike(name, "Ana")
    with pytest.raises(RegniError) as caught:
        fit_name(name, ["", "Ben", "Ana"])
    assert caught.value.code == "lobby-name"
    # The other may have been stored before it was looked at so closely.
    with pytest.raises(RegniError):
        fit_name("Ana", [name + "\ufe0f"])


PEOPLE = [
    ["Ana", "Anna", "Aná", "Anne", "Lan", "Ian"],
    ["Анна", "Ольга", "Владимир", "Ірина", "Їжак"],
    ["Νίκος", "Ελένη", "Άννα"],
    ["محمد", "مریم", "שרה", "דוד"],
    ["王伟", "さくら", "サクラ", "김민준", "अनिल", "สมชาย", "தமிழ்", "ქეთი", "Սոնա"],
    ["Prince of Wales", "Roya", "Abbot", "Botond", "Königin", "Red Ana", "Rojas", "Azulejo", "Ada1", "Ada2"],
]


@pytest.mark.parametrize("group", PEOPLE, ids=lambda group: group[0])
def test_names_of_all_scripts_stand_beside_each_other(group: list[str]) -> None:
    for number, name in enumerate(group):
        plain = unicodedata.normalize("NFC", name)
        assert fit_name(plain, [*group[:number], *group[number + 1 :]]) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_like_an_earl_or_a_bot(language: str) -> None:
    told = words(language)
    colours = [told.earl(seat) for seat in range(len(COLOURS))]
    levels = [told.bot(level) for level in LEVELS]
    bots = [told.text("table-bot", level=level) for level in levels]
    tricks = ["Ana (bot)", "BOT Ana", "Ana [B0t]", "\u0412ot", f"{levels[0]} (bot)", f"({colours[0].upper()})"]
    for name in (*colours, *levels, *bots, *tricks):
        with pytest.raises(RegniError) as caught:
            fit_name(name, [])
        assert caught.value.code == "lobby-reserved", name
        assert clean_name(name, LONGEST_NAME) in caught.value.text(language)


def test_an_empty_name_is_the_colour() -> None:
    assert fit_name(" \u3164 ", ["", "Ana"]) == ""


def test_a_lobby_and_a_new_game_refuse_them() -> None:
    server = Server()
    ana, ben = server.person(), server.person()
    ana.begin(name_0="Ana")
    key = ana.keys()["any"]
    for name in ("\u0410na", "Ana\ufe0f", "Red", "Rey (bot)"):
        ben.join(key, 1, name, 400)
    ben.join(key, 1, "Ben")
    ben.act("name", 1, name="An\u034fa", status=400)
    # At one screen too.
    for name in ("ana", "Blue"):
        form = {"who-0": "me", "name-0": "Ana", "who-1": "friend", "name-1": name, "do": "begin"}
        ana.send("/new", form, 400)


def test_a_game_that_was_stored_with_such_names_opens() -> None:
    host = Host(Store(":memory:"))
    names = ["Ana", "Ana\ufe0f", "Blue"]
    deck = deck_of(fitted(usual_deck(Ruleset(), 3), Ruleset()))
    stored = Terms({}, [Player(name) for name in names], [deck] * 3, "stored")
    host.store.begin("anna", terms_json(stored), "a" * 22, dict.fromkeys(range(3), "anna"))
    opened = host.open("a" * 22, "anna")
    assert opened is not None
    assert opened[0].session.terms.people == names
