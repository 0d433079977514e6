"""How to play: the goal in a sentence, a turn in five pictures, the cards in a line each, and what beginners miss.

A variant's page says first what differs from the base game, and has the turn in a fold. At a table the pages show the
values in force there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ....art.sheet import sheet
from ....art.tapestry.moments import moment, narrow
from ....art.turn import cards, pictures
from ....engine.cards import NAMES, SET_KINDS
from ....engine.ruleset import Ruleset
from ....engine.variant_facts import BASE, FACTS
from ....rules.rulebook import CARD_RULES
from ....words.words import Words
from ..assets import asset
from ..page import Reader, page
from .differences import DIFFERENCES, SCENES, Difference

#: The cards of a set are in three groups of five (B1.2).
GROUPS = ("build", "people", "politics")
#: Each variant has so many mistakes of beginners.
MISTAKES = 3


@dataclass(frozen=True)
class Step:
    """A picture of a turn, with its title and its sentence."""

    title: str
    text: str
    picture: Markup


@dataclass(frozen=True)
class Line:
    """A card in a line."""

    kind: str
    name: str
    text: str
    rule: str


@dataclass(frozen=True)
class Told:
    """What differs in a variant: a drawing, some sentences, and the rules in full."""

    title: str
    text: str
    drawing: Markup
    rules: list[tuple[str, str]]


async def index_page(request: Request) -> Response:
    """All variants, each with its goal."""
    reader = Reader(request)
    return page("primers.html", reader, request, doors=doors(reader.words), sheet=Markup(sheet()))


async def variant_page(request: Request) -> Response:
    variant = request.path_params["variant"]
    if variant not in FACTS:
        raise HTTPException(404)
    return primer_page(request, Reader(request), Ruleset({"variant": variant}))


def primer_page(request: Request, reader: Reader, rules: Ruleset, shown: str = "", glossary: str = "") -> Response:
    """The page for the variant of these rules, or for another one that they build on: the base game. `glossary` is the
    address of the terms with the values in force at a table. Without it the page tells the usual game."""
    words = reader.words
    variant = shown or rules.variant
    values = words.values(rules)
    is_base = variant == BASE.name
    here = request.url.path.removesuffix(f"/{shown}") if glossary else ""
    return page(
        "primer.html",
        reader,
        request,
        variant=variant,
        is_base=is_base,
        at_table=bool(glossary),
        base_page=f"{here}/{BASE.name}" if here else f"/how-to-play/{BASE.name}",
        glossary=glossary or asset(f"glossary-{reader.language}.json"),
        emblem_of_game=FACTS[variant].emblem,
        goal=words.text(f"primer-goal-{variant}", **values),
        scene=scene(SCENES[variant]),
        steps=steps(words, rules, variant),
        groups=card_groups(words, rules),
        about_cards=words.text("primer-cards-text", **values),
        differences=[told(one, variant, words, rules) for one in DIFFERENCES.get(variant, ())],
        mistakes=[
            (
                words.text(f"primer-mistake-{variant}-{number}"),
                words.text(f"primer-mistake-{variant}-{number}-text", **values),
            )
            for number in range(1, MISTAKES + 1)
        ],
        others=[one for one in FACTS if one != variant],
        sheet=Markup(sheet() + cards({kind: words.text(f"card-{kind}") for kind in NAMES}, rules)),
    )


def doors(words: Words) -> list[dict[str, str]]:
    """A line for each variant that leads to its page."""
    usual = {variant: Ruleset({"variant": variant}) for variant in FACTS}
    return [
        {
            "variant": variant,
            "emblem": FACTS[variant].emblem,
            "goal": words.text(f"primer-goal-{variant}", **words.values(rules)),
        }
        for variant, rules in usual.items()
    ]


def steps(words: Words, rules: Ruleset, variant: str) -> list[Step]:
    """A turn. Where a variant goes on otherwise, it has words of its own for it."""
    values = words.values(rules)
    found = []
    for name, drawn in pictures(rules).items():
        own = f"primer-turn-{variant}-{name}-text"
        text = words.text(own if words.has(own) else f"primer-turn-{name}-text", **values)
        found.append(Step(words.text(f"primer-turn-{name}"), text, Markup(drawn)))
    return found


def card_groups(words: Words, rules: Ruleset) -> list[tuple[str, list[Line]]]:
    """The cards of a set, each with its own words and the values in force."""
    lines = [
        Line(kind, words.text(f"card-{kind}"), words.card_text(kind, rules), CARD_RULES[kind][0]) for kind in KINDS
    ]
    size = len(lines) // len(GROUPS)
    return [(words.text(f"primer-cards-{name}"), lines[at * size : (at + 1) * size]) for at, name in enumerate(GROUPS)]


KINDS: Sequence[str] = NAMES[:SET_KINDS]


def told(one: Difference, variant: str, words: Words, rules: Ruleset) -> Told:
    key = f"primer-{variant}-{one.name}"
    in_full = [(rule, words.rule(rule, rules)) for rule in one.rules]
    return Told(words.text(key), words.text(f"{key}-text", **words.values(rules)), scene(one.drawing), in_full)


def scene(name: str) -> Markup:
    """The middle of a drawn moment, which tells it in little room."""
    return Markup(moment(name).replace('viewBox="0 0 1440 360"', f'viewBox="{narrow(name)}"', 1))


ROUTES = [Route("/how-to-play", index_page), Route("/how-to-play/{variant}", variant_page)]
