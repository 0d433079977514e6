"""Every word on a page comes from the locale files, and a Spanish page is completely Spanish."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from jinja2 import nodes
from starlette.testclient import TestClient

import regni
from regni.bots.levels import make_bot
from regni.rules.rulebook import RULES
from regni.web.pages.page import LANGUAGE, OWNER, templates
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.web.terms import Player, Terms
from regni.words.words import LANGUAGES, words
from test_table_live import VARIANTS, terms

SOURCE = Path(regni.__file__).parent
TABLE = SOURCE / "web"
#: Attributes whose text is shown or read aloud.
READ = ("alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title")
#: The text inside these elements is not read.
UNREAD = ("script", "style")
WORD = re.compile(r"[^\W\d_]{2,}")


class Reading(HTMLParser):
    """All that a page says: the text between its tags and in attributes that are read."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self._inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in UNREAD:
            self._inside.append(tag)
        has = dict(attrs)
        is_description = tag == "meta" and has.get("name") == "description"
        is_button = tag == "input" and has.get("type") in ("submit", "button", "reset")
        read = [*READ, *(["content"] if is_description else []), *(["value"] if is_button else [])]
        self.said += [value for name in read if (value := has.get(name))]

    def handle_endtag(self, tag: str) -> None:
        if self._inside and self._inside[-1] == tag:
            self._inside.pop()

    def handle_data(self, data: str) -> None:
        if not self._inside and data.strip():
            self.said.append(" ".join(data.split()))


def said(html: str) -> list[str]:
    reading = Reading()
    reading.feed(html)
    return reading.said


# Templates.

TEMPLATES = sorted(path.name for path in (TABLE / "templates").glob("*.html"))


def written(node: nodes.Node) -> Iterator[str]:
    """The literal text of a template, in all its branches. Of expressions only the texts that they print."""
    if isinstance(node, nodes.TemplateData):
        yield node.data
    elif isinstance(node, nodes.Const):
        yield str(node.value)
    elif isinstance(node, nodes.CondExpr):
        for branch in (node.expr1, node.expr2):
            if branch is not None:
                yield from written(branch)
                yield " "
    elif not isinstance(node, nodes.Expr):
        for child in node.iter_child_nodes():
            is_printed = isinstance(node, nodes.Output) or not isinstance(child, nodes.Expr)
            if is_printed:
                yield from written(child)
        if isinstance(node, nodes.Block):
            # Blocks stand apart in the page that they extend.
            yield "<hr>"


@pytest.mark.parametrize("name", TEMPLATES)
def test_no_template_has_words_of_its_own(name: str) -> None:
    environment = templates()
    source = (TABLE / "templates" / name).read_text(encoding="utf-8")
    stray = [text for text in said("".join(written(environment.parse(source)))) if WORD.search(text)]
    # A block may hold the names of classes for the page it extends.
    assert not [text for text in stray if not re.fullmatch(r"[a-z]+(-[a-z]+)+( [a-z]+(-[a-z]+)+)*", text)]


@pytest.mark.parametrize("name", TEMPLATES)
def test_whatever_a_template_says_is_in_both_languages(name: str) -> None:
    source = (TABLE / "templates" / name).read_text(encoding="utf-8")
    for key in re.findall(r"""\bsay\(\s*["']([\w-]+)["']\s*[,)]""", source):
        assert [language for language in LANGUAGES if not words(language).has(key)] == [], key


def test_words_in_a_template_would_be_noticed() -> None:
    environment = templates()
    for source in (
        "<p>Hello</p>",
        '<img alt="A castle">',
        "<p>{{ 'Yours' if mine else 'Theirs' }}</p>",
        "{% if mine %}<b title='Yours'></b>{% endif %}",
        "{% macro one() %}<p>Hello</p>{% endmacro %}",
    ):
        assert [text for text in said("".join(written(environment.parse(source)))) if WORD.search(text)], source
    assert not said("".join(written(environment.parse("<p class='lit'>{{ say('page-name') }}</p>"))))


# Scripts.

SCRIPTS = sorted(path.name for path in (TABLE / "static").glob("*.js"))
LITERAL = r"""(?P<quote>["'`])(?P<text>(?:\\.|(?!(?P=quote)).)*)(?P=quote)"""
#: Where a script writes text for people.
SHOWN = re.compile(
    r"(?:(?:textContent|innerText|innerHTML|outerHTML|title|alt|placeholder|ariaLabel|label)\s*\+?=\s*"
    r"|(?:append|prepend|replaceChildren|after|before|insertAdjacentHTML|insertAdjacentText|createTextNode|alert|confirm"
    r"|prompt|replaceWith)\(\s*"
    r"|setAttribute\(\s*[\"'](?:title|alt|placeholder|aria-label|aria-description)[\"']\s*,\s*)" + LITERAL
)
#: Text that looks like a sentence. Selectors and names of things do not.
SENTENCE = re.compile(r"^[¿¡]?[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+(?:[ ,.]|$)|^[^\W\d_]+(?: [^\W\d_]+){2,}[.:]?$")


def without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/", "", re.sub(r"(?m)(^|\s)//.*$", "", source), flags=re.DOTALL)


def words_of_script(source: str) -> list[str]:
    source = without_comments(source)
    found = [match["text"] for match in SHOWN.finditer(source)]
    found = [text for text in found if WORD.search(re.sub(r"\$\{[^}]*\}|<[^>]*>|\\.", "", text))]
    return found + [match["text"] for match in re.finditer(LITERAL, source) if is_sentence(match["text"])]


def is_sentence(text: str) -> bool:
    return SENTENCE.search(text) is not None and text not in KEYS and not text.startswith("M ")


#: Keys of the keyboard, as browsers call them.
KEYS = {
    *("Alt", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "Backspace", "Control", "Delete", "End", "Enter"),
    *("Escape", "Home", "Meta", "PageDown", "PageUp", "Shift", "Space", "Tab"),
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_script_has_words_of_its_own(name: str) -> None:
    assert not words_of_script((TABLE / "static" / name).read_text(encoding="utf-8"))


def test_words_in_a_script_would_be_noticed() -> None:
    for source in (
        'box.textContent = "Hello";',
        "box.append(`your ${what}`);",
        'box.setAttribute("aria-label", "close");',
        'say("It is your turn.");',
        'const text = "it is yours";',
    ):
        assert words_of_script(source), source
    for source in (
        'document.querySelector("#table .lit button");',
        'box.textContent = "×";',
        'if (event.key === "Enter") go();',
        'box.dataset.move = "end"; // It is over.',
    ):
        assert not words_of_script(source), source


# Drawings.


@pytest.mark.parametrize("path", [*sorted((SOURCE / "art").rglob("*.svg")), TABLE / "static" / "icon.svg"], ids=str)
def test_no_drawing_has_words_of_its_own(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not [
        text for text in said(re.sub(r"<\?.*?\?>|<!--.*?-->", "", source, flags=re.DOTALL)) if WORD.search(text)
    ]


# Python.


def prose(tree: ast.AST) -> list[str]:
    """Strings that look like sentences, or hold words between tags. Docstrings and assertions are left out."""
    skipped = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Assert, ast.Raise))
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for inner in ast.walk(node)
    }
    strings = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
    ]
    return [text for text in strings if is_prose(text)]


def is_prose(text: str) -> bool:
    if "<" in text and ">" in text:
        return any(WORD.search(part) for part in said(text))
    return re.search(r"^[A-Z][a-z]+(?: [a-z]+)+[.:!?]?$|^[a-z]+(?: [a-z]+){3,}\.?$", text) is not None


@pytest.mark.parametrize("path", sorted(TABLE.rglob("*.py")), ids=lambda path: str(path.relative_to(TABLE)))
def test_no_module_of_the_table_has_words_of_its_own(path: Path) -> None:
    assert not prose(ast.parse(path.read_text(encoding="utf-8")))


def test_words_in_a_module_would_be_noticed() -> None:
    assert prose(ast.parse('say(f"It is your turn{end}")'))
    assert prose(ast.parse('Markup("<p>Hello</p>")'))
    assert not prose(ast.parse('"""It is a module."""\nname = "page-refused"\nassert x, "It is a mistake"'))


# Pages in Spanish.


def english_only() -> tuple[set[str], list[str]]:
    """Texts that only English has: whole messages, and the longer pieces of messages with placeholders."""
    whole: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    pieces: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for language in LANGUAGES:
        for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message) and entry.value is not None:
                    note(entry.value, whole[language], pieces[language])
    spanish = " ".join(whole["es"] | pieces["es"])
    parts = {part for text in pieces["en"] | whole["en"] for part in re.split(r"(?<=[.:;])\s", text)}
    sentences = [part for part in parts if len(WORD.findall(part)) >= 3 and part not in spanish]
    return {text for text in whole["en"] - whole["es"] if WORD.search(text)}, sentences


def note(pattern: fluent.Pattern, whole: set[str], pieces: set[str]) -> None:
    texts = [element for element in pattern.elements if isinstance(element, fluent.TextElement)]
    if len(texts) == len(pattern.elements):
        whole.add(" ".join("".join(element.value for element in texts).split()))
        return
    pieces.update(" ".join(element.value.split()) for element in texts)
    for element in pattern.elements:
        if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
            for variant in element.expression.variants:
                note(variant.value, whole, pieces)


WHOLE, SENTENCES = english_only()
#: The name of a language is the same in every language. So are other names.
NAMES = {"English", "Ælfgifu", "Oda"}


def check_spanish(html: str) -> None:
    for text in said(html):
        assert text in NAMES or text not in WHOLE, text
        assert not [sentence for sentence in SENTENCES if sentence in text], text


class Spaniard:
    """A reader of Spanish who looks at every page."""

    def __init__(self, one: Terms | None = None) -> None:
        self.host = Host(Store(":memory:"))
        self.client = TestClient(make_app(self.host, ["testserver"]))
        self.client.cookies.set(LANGUAGE, "es")
        self.client.cookies.set(OWNER, "O" * 22)
        self.key = self.host.begin("O" * 22, one) if one else ""

    def read(self, path: str, status: int = 200) -> None:
        answer = self.client.get(path)
        assert answer.status_code == status, path
        check_spanish(answer.text)

    def fill_in(self, path: str, status: int, **form: str) -> None:
        answer = self.client.post(path, data={name.replace("_", "-"): value for name, value in form.items()})
        assert answer.status_code == status, path
        check_spanish(answer.text)


def people(variant: str, number: int = 1) -> Terms:
    one = terms(variant, number, bot="steward", seed="words")
    names = ("Ælfgifu", "Oda", "Oda")
    players = [Player(names[seat]) if not player.bot else player for seat, player in enumerate(one.players)]
    return Terms(one.ruleset, players, one.decks, one.seed)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/decks",
        "/decks?ready=steady",
        "/decks?text=castle%206",
        *(f"/new?variant={variant}" for variant in ("base", "heathen", "wessex", "rebellion")),
        *(f"/new?variant=rebellion&mode={mode}" for mode in ("solo", "coop", "semi")),
    ],
)
def test_pages_are_spanish(path: str) -> None:
    Spaniard().read(path, 400 if "text" in path else 200)


def test_rules_are_spanish() -> None:
    spaniard = Spaniard()
    for rule in list(RULES)[::12]:
        spaniard.read(f"/rules/{rule}")


def test_pages_that_refuse_are_spanish() -> None:
    spaniard = Spaniard()
    spaniard.read("/nowhere", 404)
    spaniard.read("/decks?own=nothing", 400)
    spaniard.fill_in("/play", 400, variant="chess")
    spaniard.fill_in("/decks", 400, n_castle="99")
    spaniard.fill_in("/decks", 400, do="take", text="castillo seis")
    spaniard.fill_in("/new", 400, variant="base", seats="9", do="begin")


@pytest.mark.wheel
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_table_is_spanish_from_its_first_move_to_its_end(variant: str) -> None:
    spaniard = Spaniard(people(variant))
    live = spaniard.host.live(1)
    ruleset = live.session.game.record.ruleset
    bots = [make_bot("steward", seat, "words", ruleset) for seat in range(VARIANTS[variant][1])]
    seen: set[tuple[int | None, str]] = set()
    for number in range(5000):
        game = live.session.game
        moment = (game.deciding, game.about)
        if number % 40 == 0 or moment not in seen or game.outcome:
            seen.add(moment)
            spaniard.read(f"/table/{spaniard.key}")
        if game.deciding is None:
            break
        move = bots[game.deciding].choose(game.sight(game.deciding))
        tried = live.session.try_moves([game.deciding], [move])
        spaniard.host.store.append(1, live.session.count, tried.entries, live.session.ends_with(tried))
        live.session.make(move)
    assert live.session.is_over
    spaniard.read("/")
    if variant == "wessex":
        spaniard.read(f"/table/{spaniard.key}/campaign")


def test_the_curtain_is_spanish() -> None:
    spaniard = Spaniard(people("base", 3))
    spaniard.read(f"/table/{spaniard.key}")


def test_answers_over_the_socket_are_spanish() -> None:
    spaniard = Spaniard(people("solo"))
    with spaniard.client, spaniard.client.websocket_connect(f"/table/{spaniard.key}/live") as session:
        for message in (
            "garbage",
            '{"do": "undo", "at": 0}',
            '{"do": "next", "at": 0}',
            '{"do": "uncover", "seat": 5}',
            '{"do": "choose", "at": 9, "moves": ["end"]}',
            '{"do": "choose", "at": 0, "moves": ["siege red 1"]}',
            '{"do": "choose", "at": 0, "moves": ["nonsense"]}',
            '{"do": "why", "thing": "fief-red-1"}',
            '{"do": "why", "thing": "nothing"}',
        ):
            session.send_text(message)
            check_answer(session.receive_json())


def check_answer(answer: dict[str, object]) -> None:
    texts = [str(answer.get(name, "")) for name in ("html", "text", "title")]
    reasons = answer.get("reasons")
    for reason in reasons if isinstance(reasons, list) else []:
        texts += map(str, reason.values())
    for text in texts:
        check_spanish(text)


def test_english_on_a_spanish_page_would_be_noticed() -> None:
    for html in ("<p>Castle</p>", '<b title="Castle"></b>', "<p>Mira: The table has changed in the meantime.</p>"):
        with pytest.raises(AssertionError):
            check_spanish(html)
    check_spanish("<p>Castillo</p>")
