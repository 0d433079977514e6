"""The one kind of error people meet: it says what is wrong, where, and what to do, in either language."""

from __future__ import annotations

from .words.texts import texts


class Notation(str):
    """What is written in the notation of moves, in an error: it is told in the words of whoever reads it."""

    __slots__ = ()


class RegniError(ValueError):
    """Something from outside made no sense; nothing was changed by it.

    `code` names the sentence in `locales/*/errors.ftl`, `data` fills it in. As text it is English.
    """

    def __init__(self, code: str, /, **data: str | int) -> None:
        self.code = code
        self.data = data
        #: The file it was found in, if there is one.
        self.file = ""
        super().__init__(code)

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        # Not above: it needs the engine, and errors are known to what must be there at once, such as `regni --help`.
        from .words.spoken import spoken

        data = {
            name: spoken(value, language) if isinstance(value, Notation) else value for name, value in self.data.items()
        }
        sentence = texts(language).text(f"error-{self.code}", **data)
        return f"{self.file}: {sentence}" if self.file else sentence

    def within(self, file: object) -> RegniError:
        """The same error, naming the file it was found in."""
        self.file = str(file)
        return self
