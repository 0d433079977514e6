"""The names of people, their decks and their rules: fit to be shown, and not to be taken for others."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from unicodedata import combining, normalize

from ..bots.levels import LEVELS
from ..engine.cards import COLOURS
from ..errors import RegniError
from ..words.words import LANGUAGES, words

LONGEST_NAME = 24
#: The most marks (accents) on one letter.
MOST_MARKS = 2
#: Letters that look like empty space.
LOOKS_EMPTY = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
#: Marks that nobody sees, by Unicode's list of "default ignorable" characters. The others of that list do not count as
#: printable, and go with those that do not.
UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
#: Letters of Cyrillic and of Greek that look like Latin ones. Some letters look like the number 1: they become one.
CYRILLIC = str.maketrans("АВЕЅІЈКМНОРСТУХԌԚԜҮӀавеѕіјкморстухԁһԛԝүӏ", "ABES1JKMHOPCTYXGQWY1abesijkmopctyxdhqwy1")
GREEK = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαεηικνορτυχωϲ", "ABEZH1KMNOPTYXCaenikvoptuxwc")
SIGNS = str.maketrans("Il|0ıɑɡ", "111oiag")
LOOKS_LIKE = CYRILLIC | GREEK | SIGNS
#: A word with which only bots are called.
BOT = "bot"


def clean_name(text: str, longest: int) -> str:
    """A name fit to be shown: on one line, without invisible letters, with few marks on each letter, and not too long.

    >>> clean_name("  Ælf\\u202ered\\n  the   Great ", 12), clean_name("\\u3164 \\u115f", 12)
    ('Ælfred the G', '')
    >>> clean_name("A\\u034fn\\ufe0fa\\U000e0100", 12)
    'Ana'
    """
    letters = [" " if letter in LOOKS_EMPTY else letter for letter in UNSEEN.sub("", text)]
    seen = "".join(letter if letter.isprintable() else " " * letter.isspace() for letter in letters)
    return " ".join(with_few_marks(seen).split())[:longest].strip()


def with_few_marks(text: str) -> str:
    """A text with few marks on each letter. Many of them would cover the lines around it.

    >>> with_few_marks("a\u0301\u0302\u0303\u0304b") == "a\u0301\u0302b"
    True
    """
    return "".join(
        letter for at, letter in enumerate(text) if not all(map(combining, text[max(0, at - MOST_MARKS) : at + 1]))
    )


def fit_name(text: str, others: Iterable[str]) -> str:
    """The name of a person at a table, as it is shown. Raises an error if somebody could take it for one of the others,
    for a colour or for a bot. An empty name is allowed: then the colour stands for it."""
    name = clean_name(text, LONGEST_NAME)
    if name:
        if any(are_alike(name, other) for other in others if other):
            raise RegniError("lobby-name", name=name)
        if is_reserved(name):
            raise RegniError("lobby-reserved", name=name)
    return name


def are_alike(one: str, other: str) -> bool:
    r"""Whether two names could be taken for each other.

    >>> are_alike("Ana", "ANA"), are_alike("Ana", "\uff21na"), are_alike("Ana", "\u0410\u043da")
    (True, True, False)
    >>> are_alike("Ana", "\u0410na"), are_alike("Ana", "An\u00e1"), are_alike("Ian", "lan")
    (True, False, True)
    """
    return bool(looks(one) & looks(other))


def looks(name: str) -> set[str]:
    """A name as it is read, and as it is seen by those who know Latin letters only."""
    plain = normalize("NFKC", clean_name(name, len(name)))
    return {normalize("NFKC", text.casefold()) for text in (plain, plain.translate(LOOKS_LIKE))}


def is_reserved(name: str) -> bool:
    """Whether an Earl without a name or a bot is called so, in any language."""
    parts = [re.findall(r"[^\W_]+", one) for one in looks(name)]
    return any(BOT in one or " ".join(one) in reserved() for one in parts)


@cache
def reserved() -> frozenset[str]:
    told = [words(language) for language in LANGUAGES]
    colours = [one.earl(seat) for one in told for seat in range(len(COLOURS))]
    levels = [one.bot(level) for one in told for level in LEVELS]
    return frozenset(look for name in (*colours, *levels) for look in looks(name))
