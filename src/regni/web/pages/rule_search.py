"""Searches words in the rules. Case, accents and endings of words do not matter."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from markupsafe import Markup, escape

from ...rules.rulebook import RULES, SECTIONS
from ...words.words import Words

#: The longest search, in letters.
LONGEST_SEARCH = 60
#: A word, or the id of a rule.
WORD = re.compile(r"[^\W_]+(?:\.\d+)?")
#: The fewest letters that must remain of a word without its ending.
SHORTEST = 3
#: How alike two words must be: the same without their endings; one begins with the other; both begin with the same
#: letters, at least NEAR_LETTERS.
SAME, BEGUN, NEAR = range(3)
LIKENESSES = (SAME, BEGUN, NEAR)
NEAR_LETTERS = 5


class Search:
    """A search for words. All of them must be found, except for words without meaning such as "the".

    >>> from regni.words.words import words
    >>> search = Search("los angeles CIELO", words("es"))
    >>> search.matches("Un ángel", "del cielo"), search.matches("Un ángel")
    (True, False)
    >>> search.marked("Un <ángel>")
    Markup('Un &lt;<mark>ángel</mark>&gt;')
    """

    def __init__(self, text: str, words: Words, likeness: int = SAME) -> None:
        self.text = text
        self._likeness = likeness
        silent = words.text("rulebook-silent").split(", ")
        said = [folded(word) for word in WORD.findall(text)]
        self._terms = [word for word in said if word not in silent] or said
        self._endings = tuple(words.text("rulebook-endings").split(", "))
        #: The search terms found in each word so far. Many rules have the same words.
        self._met: dict[str, set[str]] = {}

    def matches(self, *texts: str) -> bool:
        if not self.text:
            return True
        there = {term for text in texts for word, _, _ in words_in(text) for term in self._hits(word)}
        return bool(self._terms) and there == set(self._terms)

    def marked(self, text: str) -> Markup:
        """The text with the found words marked, and with links to the rules it names."""
        made, done = Markup(), 0
        for word, start, end in words_in(text):
            made += escape(text[done:start])
            shown = escape(text[start:end])
            if self._hits(word):
                shown = Markup("<mark>{}</mark>").format(shown)
            made += linked(text[start:end], shown)
            done = end
        return made + escape(text[done:])

    def _hits(self, word: str) -> set[str]:
        """The search terms that this word matches."""
        if word not in self._met:
            self._met[word] = {term for term in self._terms if self._is_alike(term, word)}
        return self._met[word]

    def _is_alike(self, term: str, word: str) -> bool:
        if word == term or word.startswith(f"{term}."):
            return True
        if self._stem(word) == self._stem(term):
            return True
        if self._likeness >= BEGUN and word.startswith(term):
            return True
        near = max(NEAR_LETTERS, len(term) - NEAR_LETTERS // 2)
        return self._likeness >= NEAR and len(term) >= NEAR_LETTERS and word[:near] == term[:near]

    def _stem(self, word: str) -> str:
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                return word.removesuffix(ending)
        return word


def linked(id_: str, shown: Markup) -> Markup:
    """A link if the text is the id of a rule or a section. Other text stays as it is."""
    if id_ in RULES:
        return Markup('<a class="rule" href="/rules/{}">{}</a>').format(id_, shown)
    if id_ in SECTIONS:
        return Markup('<a class="rule" href="/rules#{}">{}</a>').format(id_, shown)
    return shown


@lru_cache(maxsize=2000)
def words_in(text: str) -> list[tuple[str, int, int]]:
    """The words of a text in the form in which they are compared, with their places."""
    return [(found[0], *found.span()) for found in WORD.finditer(folded(text))]


def folded(text: str) -> str:
    """A text without case and accents. Its length stays the same, letter by letter.

    >>> folded("Señor ÆÐELRED")
    'senor æðelred'
    """
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)
