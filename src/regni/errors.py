"""The one kind of error that people see. It says in their language what is wrong, where, and what to do."""

from __future__ import annotations

from .words.texts import texts


class Notation(str):
    """A piece of move notation inside an error message. It is translated for the reader."""

    __slots__ = ()


class RegniError(ValueError):
    """Input from outside made no sense. Nothing was changed.

    `code` names the sentence in `locales/*/errors.ftl`, `data` fills it in. As text it is English.
    """

    def __init__(self, code: str, /, **data: str | int) -> None:
        self.code = code
        self.data = data
        #: The file with the mistake, if there is one.
        self.file = ""
        super().__init__(code)

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        # Imported here because it needs the engine, and `regni --help` must be able to import this module quickly.
        from .words.spoken import spoken

        data = {
            name: spoken(value, language) if isinstance(value, Notation) else value for name, value in self.data.items()
        }
        sentence = texts(language).text(f"error-{self.code}", **data)
        return f"{self.file}: {sentence}" if self.file else sentence

    def within(self, file: object) -> RegniError:
        """The same error, with the name of the file."""
        self.file = str(file)
        return self
