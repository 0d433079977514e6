"""How texts and comments read: whole sentences, plain words, the terms of the glossary, and the values in force."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import regni
from regni.engine.handlers import HANDLERS
from regni.engine.moves import EMISSARY, declared
from regni.engine.play import legal_moves
from regni.engine.ruleset import Ruleset
from regni.rules.rulebook import CARD_RULES
from regni.rules.rulesets import ruleset_from
from regni.testing import at, earl, fief
from regni.words.texts import sources_of
from regni.words.words import LANGUAGES, words

LOCALES = Path(regni.__file__).parent / "locales"
ROOT = Path(__file__).parents[1]
#: Words that nobody says any more. They are not used in comments, docstrings, names and documentation.
ARCHAIC = {
    *("albeit", "amongst", "anew", "aught", "betwixt", "ere", "forthwith", "henceforth", "heretofore", "hereby"),
    *("herein", "hereof", "hitherto", "lest", "naught", "nought", "thence", "thereby", "therein", "thereof", "thereto"),
    *("thereupon", "unto", "whence", "whereby", "wherein", "whereof", "whereupon", "whilst", "whither", "whoever"),
    *("whomever", "whosoever"),
}
#: The comments of scripts, stylesheets and templates.
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|\{#.*?#\}|<!--.*?-->", re.DOTALL)
#: Words that were replaced by plainer ones, by those of the glossary, or by words for everybody.
NOT_SAID = {
    "en": [
        "anew",
        "Begin anew",
        r"\btake back",
        "Taken back",
        r"be it\b",
        r"markers? (goes|go|are|is) out\b(?! of)",
        r"black markers?\b",
        "in the lists",
        "what is lit",
        "Reckoned",
        "to be had",
        r"\bfaces?\b(?! down)",
        "stand in the way",
        "know no such",
        "open to all eyes",
        "looks on",
    ],
    "es": [
        "muere de viejo",
        "mueres de viejo",
        "morir de viejo",
        "a sus anchas",
        r"[Rr]eh[uú]s",
        r"\burde",
        r"\bciñe",
        "arrebata",
        r"en el campo\b",
        "solar de",
        r"marcador(es)? (negros? )?fuera",
        r"sale(n)? (el último|uno|ninguno) negro",
        "así que toca",
        "Apunta a",
        r"\balzar (una|las) ",
        r"\bhall(ado|ó|a)\b",
        "Tú solo",
        r"\{ \$winner \} el Grande",
        "no tiene lugar aquí",
        "iluminad",
        "despojar",
    ],
}


def told(source: str) -> str:
    """What a message says, without its id and the comments behind it."""
    text = source.partition("=")[2]
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_hard_to_read_does_not_come_back(language: str) -> None:
    said = re.compile("|".join(NOT_SAID[language]))
    # The rule that tells of the pieces says what the markers look like.
    left = {key: told(text) for key, text in sources_of(language).items() if key != "rule-B1-6"}
    assert not [key for key, text in left.items() if said.search(text)]


def comments_of(source: str) -> Iterator[str]:
    """The comments, docstrings and names of a Python module."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.NAME):
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def prose_of(path: Path) -> str:
    """What a file says to the people who read it: its comments, or all of it if it is a document."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return "\n".join(comments_of(source))
    if path.suffix == ".ftl":
        return "\n".join(line for line in source.splitlines() if line.startswith("#"))
    if path.suffix in (".md", ".toml"):
        return source
    return "\n".join(COMMENT.findall(source))


def archaic_in(text: str) -> set[str]:
    return ARCHAIC & set(re.split(r"[^a-z]+", text.lower()))


def archaic_words_of(path: Path) -> set[str]:
    # Most files have none of these words anywhere, and need not be taken apart.
    return archaic_in(path.read_text(encoding="utf-8")) and archaic_in(prose_of(path))


def test_archaic_words_are_found_wherever_they_are(tmp_path: Path) -> None:
    samples = {
        "a.py": ['"""Begun anew."""', "# Whoever does it.", "def test_of_whoever() -> None: ..."],
        "a.js": ["// It begins anew.", "f(); // whoever", "/* Whoever\n   does it. */"],
        "a.html": ["{# Whoever #}", "<!-- anew -->"],
        "a.ftl": ["# Whoever does it."],
        "a.md": ["Whoever does it."],
    }
    for name, sources in samples.items():
        for source in sources:
            path = tmp_path / name
            path.write_text(source, encoding="utf-8")
            assert archaic_words_of(path), source
    path.with_suffix(".py").write_text('said = "whoever"', encoding="utf-8")
    assert not archaic_words_of(path.with_suffix(".py"))


def test_comments_and_documentation_use_plain_words() -> None:
    kinds = ("py", "js", "css", "html", "ftl", "md")
    rooms = [
        path
        for room in ("src", "tests", "bench", "docs")
        for kind in kinds
        for path in (ROOT / room).rglob(f"*.{kind}")
    ]
    paths = [*rooms, ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "bench" / "equivalent_mutants.toml"]
    found = {str(path.relative_to(ROOT)): archaic_words_of(path) for path in paths}
    assert len(found) > 500
    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_not_parted_from_its_percent_sign(language: str) -> None:
    assert not [key for key, text in sources_of(language).items() if re.search(r"[\d}] %", told(text))]


def test_spanish_quotes_are_spanish() -> None:
    """But for what is typed as it stands: commands, and the values of a ruleset file."""
    typed = re.compile(r"example$|^error-ruleset-(formula|fiefs)$|-deck$|^lab-extra$|-missing$|-verdict(-same)?$")
    texts = {key: re.sub(r'\{ ?"[^"]*" ?\}', "", told(text)) for key, text in sources_of("es").items()}
    assert not [key for key, text in texts.items() if '"' in text and not typed.search(key)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["you", "red"])
@pytest.mark.parametrize("handler", [one.name for one in HANDLERS if not one.is_step])
def test_every_decision_is_a_whole_sentence(handler: str, key: str, language: str) -> None:
    """To the reader it is a request, in Spanish with "tú" and never an infinitive; of others it is told by name."""
    for number in (1, 2):
        for card in ("champion", "treachery", "intrigue"):
            values = {"number": number, "common": number - 1, "for": 1, "against": 2, "card": "Prince"}
            said = words(language).text(f"decision-{handler}", seat="Ana", seat_key=key, card_key=card, **values)
            assert said.endswith("."), said
            assert said[0].isupper() or said.startswith("«"), said
            assert ("Ana" in said) == (key != "you"), said
            if language == "es" and key == "you":
                assert not re.match(r"\w+(ar|er|ir|arse|erse|irse)\b", said), said


#: Settings whose values cards tell, each with another value and with the words for it.
TOLD_BY_CARDS = {
    "banquet": ("banquet_cards", 5, "Draw 5 cards", "Roba 5 cartas"),
    "palace": ("palace_strength", 7, "falls to 7 points", "cae con 7 puntos"),
    "castle": ("castle_strength", 1, "falls to 1 point.", "cae con 1 punto."),
    "land": ("land_army", 3, "3 Army cards", "3 cartas de Ejército"),
    "market_town": ("market_town_factor", 4, "4 times", "por 4"),
    "mercenary": ("garrison_slots", 2, "2 Army cards", "2 cartas de Ejército"),
    "treachery": ("treachery_hand_cards", 4, "4 cards at random", "4 cartas de una Mano"),
    "intrigue": ("intrigue_properties", 1, "up to 1 Property of", "hasta 1 Propiedad de"),
    "banner": ("kingship_lead", 3, "a lead of 3", "ventaja de 3"),
    "king": ("kingship_lead", 3, "3 Banners", "3 Estandartes"),
    "tower": ("tower_soak", 2, "absorbs 2 damage", "absorbe 2 de daño"),
    "champion": ("joust_champion", "wild", "a Prince or a Vassal", "Príncipe o Vasallo"),
    "monk": ("emissary_cubes", {"vassal": 1, "monk": 5}, "5 cubes", "5 cubos"),
    "vassal": ("emissary_cubes", {"vassal": 3, "monk": 2}, "3 cubes", "3 cubos"),
}


@pytest.mark.parametrize("card", TOLD_BY_CARDS)
def test_a_card_tells_the_values_in_force(card: str) -> None:
    setting, value, *expected = TOLD_BY_CARDS[card]
    changed = ruleset_from({setting: value})
    for language, part in zip(LANGUAGES, expected, strict=True):
        assert part in words(language).card_text(card, changed)
        assert part not in words(language).card_text(card, Ruleset())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reads_as_sentences(language: str) -> None:
    for rules in (Ruleset(), ruleset_from({"joust": False, "monastery_needs_church": False, "garrison_slots": 0})):
        for card in CARD_RULES:
            text = words(language).card_text(card, rules)
            assert text.endswith(".")
            assert not re.search(r"[{}$]|  | \.", text), text


def test_moves_tell_how_much_they_bring() -> None:
    rules = {"banquet_cards": 3, "treachery_hand_cards": 1, "intrigue_army": 4, "intrigue_properties": 3}
    hand = {"banquet": 1, "treachery": 1, "intrigue": 1, "monk": 1}
    blue = earl(hand=hand, fiefs=[fief("palace", "", "land", "land", "market_town")])
    red = earl(hand={"land": 3}, fiefs=[fief("palace", "", "land")], pool={"infantry": 2})
    game = at(blue, red, ruleset=rules)
    for language, expected in (
        (
            "en",
            ["draw 3 cards", "Hand of Red: 1 card", "up to 3 Properties", "up to 4 Army cards", "Recruit 4 Army cards"],
        ),
        (
            "es",
            ["robar 3 cartas", "Mano de Rojo: 1 carta", "hasta 3 Propiedades", "hasta 4 cartas", "Reclutar 4 cartas"],
        ),
    ):
        told_moves = [words(language).move(game.table, move) for move in legal_moves(game.table)]
        for part in expected:
            assert any(part in text for text in told_moves), part
        sent = [move for move in legal_moves(game.table) if declared(move).number == EMISSARY]
        cubes = {"en": "2 cubes", "es": "2 cubos"}[language]
        assert [cubes in words(language).move(game.table, move) for move in sent] == [True]


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        (0, {"en": "End the turn", "es": "Acabar el turno"}),
        (1, {"en": "Draw and end the turn", "es": "Robar y acabar el turno"}),
        (2, {"en": "Draw 2 cards and end the turn", "es": "Robar 2 cartas y acabar el turno"}),
    ],
)
def test_the_end_of_a_turn_tells_how_many_cards_are_drawn(drawn: int, expected: dict[str, str]) -> None:
    game = at(earl(), earl(), ruleset={"turn_draw": drawn})
    ends = next(move for move in legal_moves(game.table) if declared(move).name == "end")
    assert {one: words(one).move(game.table, ends) for one in expected} == expected
