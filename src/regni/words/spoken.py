"""Reads moves as people type them, in any of our languages: `asediar a Rojo 1` is `siege red 1`.

The notation itself (`notation.py`) is the same in every language: records are written in it.
"""

from __future__ import annotations

import re
from functools import cache

from ..engine.cards import COLOURS, NAMES
from ..engine.forces import SOURCE_NAMES
from ..engine.moves import VERBS
from .hints import plain
from .texts import LANGUAGES, texts

#: The words of the notation that are neither cards nor Earls. Their translations are in `locales/*/moves.ftl`.
WORDS = sorted({part.text for verb in VERBS for part in verb.parts if part.text} | set(SOURCE_NAMES))


@cache
def vocabulary() -> dict[str, str]:
    """Every word people may type, without accents, with its word in the notation. Filler words stand for nothing."""
    said: dict[str, str] = {}
    for language in LANGUAGES:
        spoken = texts(language)
        said |= {plain(word): "" for word in spoken.text("notation-silent").split(", ")}
        said |= {plain(spoken.text(f"earl-{colour}")): colour for colour in COLOURS}
        said |= {plain(spoken.text(f"card-{name}")): name for name in NAMES}
        for word in WORDS:
            said |= {plain(other): word for other in spoken.text(f"notation-{word}").split(", ")}
    # The words of the notation come last, so that no other word replaces them.
    return said | {name.replace("_", " "): name for name in (*NAMES, *COLOURS, *WORDS)}


@cache
def longest() -> int:
    return max(len(said.split()) for said in vocabulary())


def in_notation(typed: str) -> str:
    """A typed move in the notation. Unknown words stay as they are, and the notation refuses them.

    >>> in_notation("Asediar a Rojo 1"), in_notation("llevar rojo.mercado 2"), in_notation("siege red 1")
    ('siege red 1', 'take red.market_town 2', 'siege red 1')
    """
    tokens = re.findall(r"\.|[^\s._]+", re.sub(r"(?<=[a-z])-(?=[a-z])", " ", plain(typed)))
    found: list[str] = []
    while tokens:
        # A move begins with its verb, which is one word.
        for length in range(min(longest(), len(tokens)) if found else 1, 0, -1):
            word = vocabulary().get(" ".join(tokens[:length]))
            if word is not None:
                found.append(word)
                del tokens[:length]
                break
        else:
            found.append(tokens.pop(0))
    return " ".join(filter(None, found)).replace(" . ", ".") or plain(typed)


def spoken(notation: str, language: str) -> str:
    """A move in notation, as people type it in a language.

    >>> spoken("take red.market_town 2", "es"), spoken("siege <seat> <number>", "es")
    ('llevar rojo.mercado 2', 'asediar <Conde> <número>')
    """
    return re.sub(r"<?[a-z_]+", lambda found: say(found[0], language), notation)


def say(word: str, language: str) -> str:
    said = texts(language)
    if word.startswith("<"):
        return f"<{said.text(f'notation-slot-{word[1:]}')}"
    if word in WORDS:
        return said.text(f"notation-{word}").split(", ")[0]
    if word in COLOURS:
        return said.text(f"earl-{word}").lower()
    return said.text(f"card-{word}").lower() if word in NAMES else word
