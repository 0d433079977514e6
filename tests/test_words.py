"""Every word in both languages, with the same variables; and nothing the program says is missing."""

from __future__ import annotations

import ast as python_ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regni
from regni.decks.deck import random_deck
from regni.engine import events as e
from regni.engine.cards import COLOURS, INFANTRY, JOUST_PRINCE, NAMES, card
from regni.engine.events import EVENT_KINDS, EVENT_NAMES, Event
from regni.engine.forces import SOURCE_NAMES
from regni.engine.handlers import HANDLERS
from regni.engine.leaving import ENDING_NAMES
from regni.engine.moves import CONCEDE, RAID, SIEGE, STORM
from regni.engine.play import legal_moves, play, settle
from regni.engine.rng import stream
from regni.engine.rule_ids import B6_2
from regni.engine.ruleset import FIEFS, FORMULA, SETTINGS, WORD, Ruleset
from regni.engine.setup import set_table
from regni.engine.variant_facts import SEATS
from regni.rules.rulebook import CARD_RULES, FIXED_ASSUMPTIONS, RULES, SECTIONS, is_in_force, section_of
from regni.rules.rulesets import refused_settings, ruleset_from
from regni.testing import at, earl, fief, king, rebellion
from regni.testing import play as play_moves
from regni.testing.checks import check_words
from regni.words.texts import CONTRACTIONS, Texts, filling_of, simple_text, sources_of
from regni.words.words import LANGUAGES, words

LOCALES = Path(regni.__file__).parent / "locales"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent names it
        # A key only chooses an article or a verb, and languages differ in that.
        if not node.id.name.endswith("_key"):
            self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message id of a language with its variables. Who does what is said differently in each language."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        if file.stem == "person":
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def test_both_languages_have_the_same_ids_and_variables() -> None:
    english, spanish = messages("en"), messages("es")
    assert english.keys() == spanish.keys()
    assert english == spanish


def test_the_same_files_in_both_languages() -> None:
    names = [sorted(file.name for file in (LOCALES / language).iterdir()) for language in LANGUAGES]
    assert names[0] == names[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_program_can_say_is_there(language: str) -> None:
    w = words(language)
    wanted = [f"card-{name}" for name in NAMES] + [f"card-{name}-text" for name in NAMES]
    wanted += [f"earl-{colour}" for colour in [*COLOURS, "vikings", "king"]]
    wanted += [f"event-{name}" for name in EVENT_NAMES]
    wanted += [f"decision-{handler.name}" for handler in HANDLERS if not handler.is_step]
    wanted += [f"ending-{name}" for name in ENDING_NAMES[1:]] + [f"how-{name}" for name in ENDING_NAMES[1:]]
    wanted += [f"setting-{setting.attribute}" for setting in SETTINGS]
    chosen = [setting for setting in SETTINGS if setting.shape == WORD]
    wanted += [f"house-{setting.attribute}-{word}" for setting in chosen for word in setting.words]
    wanted += [f"section-{section}" for section in SECTIONS]
    wanted += [f"assumption-{rule.replace('.', '-')}" for rule in FIXED_ASSUMPTIONS]
    assert [key for key in wanted if not w.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_reads_with_the_values_in_force(rule: str, language: str) -> None:
    text = words(language).rule(rule, Ruleset())
    assert len(text) > 20
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_tells_the_value_of_its_setting(language: str) -> None:
    text = words(language).rule("B6.8", ruleset_from({"castle_strength": 7, "palace_strength": 9}))
    assert "7" in text
    assert "9" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_of_the_king_read_in_words(language: str) -> None:
    w = words(language)
    given = {"variant": "rebellion", "king.royal_infantry": "2 * earls - 1", "king.fiefs": ["castle monk church"]}
    rules = ruleset_from(given)
    told = {"en": "2 for each Earl who starts, less 1", "es": "2 por cada Conde que empieza, menos 1"}[language]
    assert w.value("king.royal_infantry", rules) == told
    castle, monk, church = (w.text(f"card-{name}") for name in ("castle", "monk", "church"))
    assert w.value("king.fiefs", rules) == f"{castle} ({monk}, {church})"
    assert f"{castle} ({monk}, {church})" in w.rule("R2.1", rules)
    assert str(w.value("king.royal_infantry", rules)) in w.rule("R2.2", rules)
    assert {"en": "3 Champions", "es": "3 Campeones"}[language] in w.rule("R2.3", rules)
    assert "0" not in str(w.value("king.mind", rules))
    for setting in SETTINGS:
        if setting.shape in (FORMULA, FIEFS):
            assert not re.search(r"earls|palace|prince|\[", str(w.value(setting.name, rules)))


def test_formulas_read_in_words() -> None:
    english, spanish = words("en"), words("es")
    assert english.formula("3", "start") == spanish.formula("3", "now") == "3"
    assert english.formula("earls + 1", "now") == "1 for each Earl still in the game and 1 more"
    assert spanish.formula("earls + 1", "now") == "1 por cada Conde que siga en la partida y 1 más"
    assert spanish.formula("2 * earls - 24", "start") == "2 por cada Conde que empieza, menos 24"


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_takes_the_field_has_a_strength(language: str) -> None:
    w = words(language)
    monk = w.text("card-monk")
    assert monk not in w.rule("B6.4", Ruleset())
    assert f"{monk} 1" in w.rule("B6.4", ruleset_from({"abbot_fights": True}))
    # Where all settings are listed it stands all the same.
    assert f"{monk} 1" in str(w.value("strength", Ruleset()))


@pytest.mark.parametrize(
    ("kind", "whole"),
    [
        ("church", ("una Iglesia", "una Iglesia", "la Iglesia", "a una Iglesia")),
        ("cathedral", ("una Catedral", "la Catedral", "la Catedral", "a una Catedral")),
        ("infantry", ("Infantería", "Infantería", "la Infantería", "Infantería")),
        ("champion", ("un Campeón", "un Campeón", "el Campeón", "a un Campeón")),
        ("allies", ("Aliados", "Aliados", "los Aliados", "a Aliados")),
    ],
)
def test_spanish_cards_have_their_articles(kind: str, whole: tuple[str, ...]) -> None:
    w = words("es")
    forms = ("a-card", "a-property", "the-card", "whom-card")
    assert tuple(w.text(form, **w.named(NAMES.index(kind))) for form in forms) == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_garrison_without_limit_is_told_so(language: str) -> None:
    text = words(language).rule("B5.7", ruleset_from({"garrison_slots": 99}))
    assert "99" not in text
    assert "99" not in words(language).rule("O5", ruleset_from({"garrison_slots": 99}))


def test_rules_of_a_variant_are_in_force_where_it_is_played() -> None:
    base, heathen = Ruleset(), Ruleset({"variant": "heathen"})
    wessex, rebel = Ruleset({"variant": "wessex"}), Ruleset({"variant": "rebellion"})
    for rule, rulesets in {
        "B6.1": (base, heathen, wessex, rebel),
        "B10.1": (base, rebel),
        "H2.1": (heathen,),
        "H3.3": (heathen, wessex),
        "W5.1": (wessex,),
        "R4.1": (rebel,),
        "O1": (heathen, wessex),
        "O4": (),
    }.items():
        assert [ruleset for ruleset in (base, heathen, wessex, rebel) if is_in_force(rule, ruleset)] == [*rulesets]
    assert is_in_force("O4", ruleset_from({"state_and_church": True}))


def test_every_setting_belongs_to_a_rule_and_every_rule_to_a_section() -> None:
    assert {setting.rule for setting in SETTINGS} <= set(RULES)
    assert set(FIXED_ASSUMPTIONS) <= set(RULES)
    assert {rule for rules in CARD_RULES.values() for rule in rules} <= set(RULES)
    assert {section_of(rule) for rule in RULES} == set(SECTIONS)


#: The errors by which variants and their modes refuse settings.
REFUSALS = sorted({reason for variant, mode in SEATS for reason in refused_settings(variant, mode).values()})


def test_every_error_has_its_words() -> None:
    """The codes of all errors raised in the source, and nothing more, are in errors.ftl and cli.ftl."""
    raised = set(REFUSALS)
    for file in Path(regni.__file__).parent.rglob("*.py"):
        raised |= set(re.findall(r'RegniError\(\s*"([\w-]+)"', file.read_text(encoding="utf-8")))
    written = {key.removeprefix("error-") for key in messages("en") if key.startswith("error-")}
    assert raised == written


def test_every_error_brings_what_its_sentence_needs() -> None:
    needed = messages("en")
    for file in Path(regni.__file__).parent.rglob("*.py"):
        for node in python_ast.walk(python_ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python_ast.Call) and getattr(node.func, "id", "") == "RegniError":
                code = node.args[0]
                given = {keyword.arg for keyword in node.keywords}
                # What a variant refuses is declared with it.
                for named in [str(code.value)] if isinstance(code, python_ast.Constant) else REFUSALS:
                    assert needed[f"error-{named}"] <= given, f"{file.name}: {named}"


# Variants.


def event(
    kind: int, seat: int = 0, other: int = 1, card: int = -1, number: int = 0, fief: int = 0, source: int = -1
) -> Event:
    return Event(kind, B6_2, seat, other, card, number, -1, False, fief=fief, home=1, source=source)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_event_is_a_sentence(name: str, language: str) -> None:
    """With any kind of card, for an Earl, the Vikings and the King."""
    number = STORM if name in ("king_unavailable", "king_impossible", "king_turns_to") else 1
    cards = ["castle", "church", "cathedral", "prince", "monk", "infantry", "no_luck"]
    for seat in (0, 2, -2):
        for kind in [-1, *map(NAMES.index, cards)]:
            for spoken in (words(language), words(language, king=COLOURS[2])):
                told = spoken.event(event(EVENT_NAMES.index(name), seat, 1, kind, number), 0)
                assert told.endswith(".")
                assert told[0].isupper() or told[0].isdigit()
                assert not re.search(r"[{}$!]|\b(de|a) el \b|  ", told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENT_NAMES)
def test_every_event_is_told_to_its_reader_as_you(name: str, language: str) -> None:
    """What the reader did or suffered never has his own name or colour, and is no broken sentence."""
    kind = EVENT_KINDS[EVENT_NAMES.index(name)]
    number = STORM if name in ("king_unavailable", "king_impossible", "king_turns_to") else 1
    table = rebellion(earl(), earl(), king("land")).table
    spoken = words(language).at(table, 0, ["Ana", "Luis"])
    broken = {"en": r"\bof you\b|\byou (is|has)\b|^You [a-z]+s\b", "es": r"\b(de|a) tú\b"}[language]
    for doer, sufferer in ((0, 1), (1, 0), (2, 0), (-2, 0)):
        seat, other = doer if "seat" in kind.fields else -1, sufferer if "other" in kind.fields else -1
        for face in [-1, *map(NAMES.index, ["castle", "church", "prince", "monk", "infantry", "no_luck"])]:
            told = spoken.event(event(kind.number, seat, other, face, number), 0)
            assert "Ana" not in told
            assert spoken.colour(0) not in told
            assert told.endswith(".")
            assert told[0].isupper() or told[0].isdigit()
            assert not re.search(rf"[{{}}$!]|  | [.,:]|{broken}", told), told


def test_the_reader_is_you_and_others_have_their_names() -> None:
    table = at(earl(), earl(), earl()).table
    ana, nobody = words("en").at(table, 0, ["Ana", "Luis", ""]), words("en").at(table)
    siege = event(e.SIEGE, 1, 0)
    assert ana.event(siege, 0) == "Luis (Red) besieges your Fief 1."
    assert words("es").at(table, 0, ["Ana", "Luis", ""]).event(siege, 0) == "Luis (Rojo) asedia tu Feudo 1."
    assert ana.event(event(e.SIEGE, 0, 2), 0) == "You besiege Fief 1 of Green."
    assert words("es").at(table, 0).event(event(e.SIEGE, 0, 2), 0) == "Asedias el Feudo 1 de Verde."
    assert nobody.event(siege, 0) == "Red besieges Fief 1 of Blue."
    assert nobody.event(event(e.DEALS, -2, number=3), 0) == "The Vikings strike with a force of 3."
    assert words("es").event(event(e.DEALS, -2, number=3), 0) == "Los Vikingos golpean con una fuerza de 3."
    # A name may hold what Fluent writes with.
    assert words("en").at(table, 0, ["", "{ $seat }"]).event(siege, 0) == "{ $seat } (Red) besieges your Fief 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_and_every_source_of_a_force_reads_differently(language: str) -> None:
    w = words(language)
    fielded = [w.event(event(e.FIELD, card=INFANTRY, source=source), 0) for source in range(len(SOURCE_NAMES))]
    assert len(set(fielded)) == len(SOURCE_NAMES)
    endings = {ENDING_NAMES.index(name) for name in ("king_and_cathedral", "only_fief", "greater_solo", "dual")}
    endings |= {ENDING_NAMES.index(name) for name in ("lesser_solo", "king_fallen", "conquest")}
    assert len({w.event(event(e.WON, number=ending), 0) for ending in endings}) == len(endings)
    for kind in (e.KING_UNAVAILABLE, e.KING_IMPOSSIBLE, e.KING_TURNS_TO):
        assert len({w.event(event(kind, number=verb), 0) for verb in (STORM, RAID, SIEGE)}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_winners_are_listed(language: str) -> None:
    w = words(language)
    assert w.both([]) == ""
    assert w.both(["A"]) == "A"
    assert w.both(["A", "B", "C"]) == {"en": "A, B and C", "es": "A, B y C"}[language]


def test_the_king_of_rebellion_is_called_the_king() -> None:
    game = rebellion(earl(), earl(), king("land"))
    siege = event(e.SIEGE, 2, 0)
    assert words("en").event(siege, 0) == "Green besieges Fief 1 of Blue."
    english, spanish = words("en").at(game.table), words("es").at(game.table)
    assert english.event(siege, 0) == "The King besieges Fief 1 of Blue."
    assert spanish.event(siege, 0) == "El Rey asedia el Feudo 1 de Azul."
    assert spanish.event(event(e.SIEGE, 0, 2), 0) == "Azul asedia el Feudo 1 del Rey."
    assert spanish.event(event(e.RANSOM, 0, 2, card=1), 0) == "Azul entrega al Rey un Campo del Feudo 1 como Rescate."
    assert english.coloured(card(2, 1), 0) == "Land of the King"
    assert english.text("earl-green") == "the King"
    assert words("en").text("earl-green") == "Green"
    assert words("en").at(at(earl(), earl()).table) is words("en")


def test_the_king_keeps_his_name_after_his_fall() -> None:
    weak = king("land", fiefs=[fief("castle", "vassal")], guard=0)
    game = rebellion(earl(), earl(hand={"treachery": 1}), weak, mode="semi")
    w = words("en").at(game.table)
    for seed in range(40):
        trial = rebellion(earl(), earl(hand={"treachery": 1}), weak, mode="semi", seed=str(seed))
        play_moves(trial, "betray green lord 1")
        if trial.table.king < 0:
            break
    told = [w.event(one, 0) for one in trial.events(0)]
    assert told[-2:] == ["The King has no Fief left, and falls.", "The King card is free again."]
    assert words("en").at(trial.table) is w


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_king_says_why(language: str) -> None:
    """What his Mind turned up, whom the bag named, what the Joust card told, and why he shifted."""
    game = rebellion(earl(towers={}), king("champion"), king="red", decks={"joust": {"cards": ["no_luck"] * 12 + [
        "joust_vassal"] * 6 + ["joust_prince"] * 6}})  # fmt: skip
    play_moves(game, "end")
    w = words(language).at(game.table)
    told = [w.event(one, 0) for one in game.events(0)]
    whole = " ".join(told)
    for part in (w.text("card-champion"), w.text("earl-blue"), w.text("card-no_luck")):
        assert part in whole
    kinds = [one.kind for one in game.events(0)]
    order = [e.MIND, e.KING_CUBE, e.KING_JOUST, e.KING_UNAVAILABLE, e.KING_TURNS_TO]
    assert [kind for kind in kinds if kind in order][:5] == order
    assert w.event(event(e.KING_JOUST, 1, 0, card=JOUST_PRINCE), 0) not in told


GAMES: dict[str, tuple[dict[str, object], int]] = {
    "base": ({}, 3),
    "options": ({"legacy_start": 1, "house_divided": 4, "resourceful": True, "tactics": True, "clerisy": True}, 3),
    "heathen": ({"variant": "heathen", "viking_markers": 2, "start_towers": 1}, 3),
    "wessex": ({"variant": "wessex", "viking_markers": 3, "deck_size": 12, "legacy_start": 2}, 2),
    "solo": ({"variant": "rebellion", "mode": "solo"}, 1),
    "coop": ({"variant": "rebellion", "mode": "coop", "royal_gift": "king"}, 2),
    "semi": ({"variant": "rebellion", "mode": "semi", "banquet_appeases": True}, 2),
}


@pytest.mark.wheel
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_have_words(name: str) -> None:
    """Random games: every event, every decision and every choice has its words in both languages."""
    changes, seats = GAMES[name]
    rules = ruleset_from(changes)
    for number in range(2):
        rng = stream(f"{name} {number}", "words")
        table = set_table(rules, [random_deck(rules, rng) for _ in range(seats)], f"{name} {number}", True)
        settle(table)
        for _ in range(400):
            check_words(table, table.events)
            if table.over:
                break
            table.events = []
            moves = [move for move in legal_moves(table) if move != CONCEDE]
            play(table, moves[rng.below(len(moves))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_simple_texts_are_filled_in_as_fluent_fills_them_in(language: str) -> None:
    filling = filling_of(language, "")
    simple = {key: simple_text(source) for key, source in sources_of(language).items()}
    for key, pieces in simple.items():
        names = pieces[1::2]
        for number in (7, 1234) if pieces else ():
            values: dict[str, str | int] = {name: number if place else "Ana & Eve" for place, name in enumerate(names)}
            assert Texts(language)._filled_in(key, values) == joined(filling.text(key, values), language)


def joined(text: str, language: str) -> str:
    for apart, together in CONTRACTIONS[language].items():
        text = re.sub(apart, together, text)
    return text
