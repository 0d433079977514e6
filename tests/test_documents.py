"""The documentation holds together: links lead somewhere, and the picture of the house shows every room."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "regni"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/**/*.md")])
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
#: The target of `[text](target)`, whose text may itself be a picture.
LINK = re.compile(r"\]\(([^()\s]+)\)")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"


def links_of(text: str) -> list[str]:
    """The links of a document to others and to its own headings."""
    found = LINK.findall(CODE.sub("", FENCED.sub("", text)))
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def anchors_of(text: str) -> set[str]:
    """What GitHub makes of the headings. A heading that comes twice gets a number.

    >>> sorted(anchors_of("# With `friends`!\\n\\n## ¿Qué hay?\\n\\n## ¿Qué hay?\\n"))
    ['qué-hay', 'qué-hay-1', 'with-friends']
    """
    found: dict[str, int] = {}
    anchors = set()
    for heading in HEADING.findall(FENCED.sub("", text)):
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        found[name] = found.get(name, -1) + 1
        anchors.add(f"{name}-{found[name]}" if found[name] else name)
    return anchors


def broken_links(document: Path) -> list[str]:
    broken = []
    for link in links_of(document.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        if not target.exists() or (
            anchor and (target.suffix != ".md" or anchor not in anchors_of(target.read_text(encoding="utf-8")))
        ):
            broken.append(link)
    return broken


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    assert broken_links(document) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# One\n\n```\n# no heading\n```\n", encoding="utf-8")
    document = tmp_path / "a.md"
    document.write_text(
        "# Two words\n\n[a](#two-words) [b](other.md#one) [c](https://example.org) `[d](gone.md)` ![e](gone.png)"
        " [f](#two) [g](other.md#no-heading) [h](gone.md)\n",
        encoding="utf-8",
    )
    assert broken_links(document) == ["gone.png", "#two", "other.md#no-heading", "gone.md"]


def rooms() -> set[str]:
    """The rooms of the program and, as its largest room, of `web`."""
    return {path.parent.name for folder in (SOURCE, SOURCE / "web") for path in folder.glob("*/__init__.py")}


def test_the_picture_of_the_house_has_every_room() -> None:
    drawn = re.findall(r"<text[^>]*>([^<]*)</text>", PICTURE.read_text(encoding="utf-8"))
    named = {name for text in drawn for name in re.findall(r"\b(\w+)/", text) if name != "I"}
    assert named == rooms()


def test_the_picture_of_the_house_is_the_one_that_is_drawn() -> None:
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "docs" / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    pictures = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pictures)
    assert pictures.architecture() == PICTURE.read_text(encoding="utf-8")


def outline(document: Path) -> list[int]:
    """How deep the headings of a document are, in their order, and the pictures and tables between them."""
    text = FENCED.sub("", document.read_text(encoding="utf-8"))
    return [len(level) for level in re.findall(r"^(#+|!\[|\| ---)", text, re.MULTILINE)]


@pytest.mark.parametrize(("english", "spanish"), [("README.md", "README.es.md"), ("docs/play.md", "docs/es/play.md")])
def test_the_spanish_documents_keep_up_with_the_english_ones(english: str, spanish: str) -> None:
    ours, theirs = ROOT / english, ROOT / spanish
    assert outline(ours) == outline(theirs)
    texts = [path.read_text(encoding="utf-8") for path in (ours, theirs)]
    options = [set(re.findall(r"--[a-z][a-z-]+", text)) for text in texts]
    assert options[0] - options[1] == set()
    blocks = [len(re.findall(r"^    \S", text, re.MULTILINE)) for text in texts]
    assert blocks[0] == blocks[1]
    # Each leads to the other at once.
    assert spanish.removeprefix("docs/") in texts[0].splitlines()[2]
    assert english.removeprefix("docs/") in texts[1].splitlines()[2]
