"""A verb is declared once, and what is told of it elsewhere derives from the declaration."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import regni
from regni.bots.steward.judging import Outlook
from regni.bots.steward.scores import prepare, score
from regni.engine import moves as m
from regni.engine.events import EVENT_NAMES
from regni.engine.handlers import KIND_NAMES
from regni.engine.moves import BY_NUMBER, CONCEDE, VERBS, declared
from regni.engine.play import legal_moves, play
from regni.engine.rng import stream
from regni.engine.verbs import ACTIONS, FREE, SHAPES, WAY_OUT, Verb
from regni.game import Game
from regni.rules.options import with_options
from regni.web.board.meaning import meant, values
from regni.web.board.paths import CLICKED, PLACES, path_of
from regni.words.texts import ENTRY, LOCALES
from regni.words.words import LANGUAGES, Words, words

ROOT = Path(regni.__file__).parent
GAMES = [
    ("base", "", 3, ("tactics", "clerisy", "mulligan", "resourceful", "tournament")),
    ("base", "", 2, ("house-divided",)),
    ("heathen", "", 3, ()),
    ("wessex", "", 3, ("legacy=3",)),
    ("rebellion", "coop", 2, ()),
    ("rebellion", "semi", 3, ("banquet",)),
]
#: So few verbs a module outside the engine may treat as something special; more of them would be a list of its own.
MOST_NAMED = 3


def numbers() -> dict[str, int]:
    """The verbs of moves.py by the names of their numbers."""
    found = {}
    for node in ast.parse((ROOT / "engine" / "moves.py").read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int(value))):
                found[name] = value
    return {name: value for name, value in found.items() if name not in ("BITS", "LIMIT")}


def test_every_number_has_one_declaration() -> None:
    assert sorted(numbers().values()) == list(range(len(VERBS)))
    assert {verb.name.upper(): int(verb.number) for verb in VERBS} == numbers()
    assert len(BY_NUMBER) == len(VERBS)
    assert max(BY_NUMBER) <= m.LIMIT


def test_declarations_speak_of_what_there_is() -> None:
    for verb in VERBS:
        assert verb.asked
        assert set(verb.asked) <= set(KIND_NAMES)
        assert set(verb.asked) >= {verb.from_tray} - {""}
        assert all(part.shape in SHAPES for part in verb.arguments)
        assert sorted(part.slot for part in verb.arguments) == ["a", "b", "c"][: len(verb.arguments)]
        if verb.group in (*ACTIONS, FREE):
            assert verb.event in EVENT_NAMES


def texts_of(verb: Verb, w: Words) -> list[str]:
    """The ids of all texts that a verb needs, as far as they follow from its declaration."""
    wanted = [f"notation-{part.text}" for part in verb.parts if part.text]
    by_decision = [f"move-{verb.name}-{about}" for about in verb.asked]
    wanted += by_decision if verb.group == WAY_OUT and any(map(w.has, by_decision)) else []
    if not verb.has("force") and by_decision[0] not in wanted:
        wanted.append(f"move-{verb.name}")
    if verb.row:
        wanted += [f"choice-{verb.name}", f"choice-row-{verb.row}"]
    if verb.from_tray:
        wanted += [f"choice-{verb.from_tray}", f"choice-row-{verb.from_tray}"]
    if verb.group in (*ACTIONS, FREE):
        wanted += [f"choice-group-{verb.group}", f"lab-action-{verb.event}", f"event-{verb.event}"]
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_every_verb_has_its_words(verb: Verb, language: str) -> None:
    w = words(language)
    assert [key for key in texts_of(verb, w) if not w.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_of_a_verb_stand_in_one_file(language: str) -> None:
    """Its labels, its notation, and the sentence that tells of it."""
    w, file = words(language), LOCALES / language / "moves.ftl"
    written = {found[1] for found in ENTRY.finditer(file.read_text(encoding="utf-8"))}
    assert {key for verb in VERBS for key in texts_of(verb, w)} <= written


def test_every_shape_and_place_can_be_clicked() -> None:
    """But for those that are a part of the thing for another argument, and units, which have names of their own."""
    assert set(SHAPES) - set(CLICKED) == {"seat", "home", "force", "fielded"}
    assert {verb.onto for verb in VERBS} - {""} == set(PLACES)


def test_every_shape_has_values_to_think_of() -> None:
    table = Game.new(seats=2, seed="verbs").table
    for verb in VERBS:
        for part in verb.arguments:
            if part.writing != "unit":
                list(values(verb, part.shape, table, 0, 1))


@pytest.mark.parametrize(("variant", "mode", "seats", "options"), GAMES)
def test_moves_are_asked_for_where_they_are_declared(
    variant: str, mode: str, seats: int, options: tuple[str, ...]
) -> None:
    """Every legal move belongs to its decision; and who clicks on the first thing of its path can mean it."""
    rules = with_options({"variant": variant, "mode": mode} if mode else {"variant": variant}, options)
    table, rng = Game.new(seats, ruleset=rules, seed="verbs").table, stream("verbs", variant)
    for _ in range(500):
        if table.over:
            break
        about, seat = KIND_NAMES[table.stack[-1].kind], int(table.stack[-1].seat)
        listed = legal_moves(table)
        for move in listed:
            verb = declared(move)
            assert about in verb.asked, f"{verb.name} in {about}"
        tried = listed[rng.below(len(listed))]
        path = path_of(table, tried)
        # A Fief can also be founded on what is no Castle (O10): that is no use of the card to think of.
        if path and (about, declared(tried).name) != ("turn", "found"):
            found = {declared(move).word for move in meant(table, seat, path[0], False)}
            assert declared(tried).word in found
        play(table, tried if tried != CONCEDE else listed[0])


def test_a_steward_leaves_alone_what_it_does_not_know() -> None:
    """A new Action needs no word in the bots: it is worth less than to end the turn."""
    table, outlook = Game.new(seats=2, seed="verbs").table, Outlook()
    decision = table.stack[-1]
    prepare(outlook, table, decision)
    assert m.LIMIT not in BY_NUMBER
    assert score(outlook, table, decision, m.LIMIT) < score(outlook, table, decision, m.END)


def verbs_named(path: Path) -> set[str]:
    """The numbers of verbs that a module takes from moves.py."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    named = {alias.name for node in taken if str(node.module).endswith("engine.moves") for alias in node.names}
    whole = {alias.asname or alias.name for node in taken for alias in node.names if alias.name == "moves"}
    named |= {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in whole
    }
    return named & set(numbers())


def test_no_list_of_verbs_is_told_again() -> None:
    """Outside the engine, and the bots that weigh them, a module names few verbs: what is true of many is declared."""
    named = {
        str(path.relative_to(ROOT)): verbs_named(path)
        for path in ROOT.rglob("*.py")
        if path.relative_to(ROOT).parts[0] not in ("engine", "bots")
    }
    assert named["web/board/prompt.py"], "the check sees no verbs at all"
    assert {name: sorted(verbs) for name, verbs in named.items() if len(verbs) > MOST_NAMED} == {}
    attacks_and_plots = {verb.name.upper() for verb in VERBS if verb.group in ("attack", "politics")}
    assert {name: verbs & attacks_and_plots for name, verbs in named.items() if verbs & attacks_and_plots} == {}


def test_cards_are_played_face_down_by_these_verbs_alone() -> None:
    """What the others do not see: which card becomes a Tower, is turned, or comes from the tray."""
    assert {verb.number for verb in VERBS if verb.is_face_down} == {m.TOWER, m.TURN, m.PICK, m.FETCH}
