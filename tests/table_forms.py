"""For tests of pages: a server of their own, and forms filled in as a browser without script would."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

from starlette.testclient import TestClient

from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.server.routes import make_app
from regni.web.terms import Terms, read_terms


class Browser:
    """Somebody who looks at pages: his cookies, and what the server keeps."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        self.folder = folder
        # Not on the disk: what that keeps is for the tests of the store.
        self.host = Host(Store(":memory:"))
        self.client = TestClient(make_app(self.host, ["testserver"]), follow_redirects=False)
        self.client.cookies.set(LANGUAGE, language)

    @property
    def owner(self) -> str:
        return str(self.client.cookies.get(OWNER, ""))

    def setups(self) -> list[Terms]:
        """What his tables were begun with, the last first."""
        return [read_terms(kept.terms) for kept in self.host.store.sessions_of(self.owner)]

    def get(self, path: str, status: int = 200) -> str:
        answer = self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.text

    def post(self, path: str, form: dict[str, str], status: int) -> str:
        """The page that comes back, or where it leads."""
        answer = self.client.post(path, data=form)
        assert answer.status_code == status, answer.text
        return answer.headers["location"] if status == 303 else answer.text


class Controls(HTMLParser):
    """What the fields of a form hold."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.form = form
        self.inside = False
        self.fields: dict[str, str] = {}
        #: All values that radio buttons and lists offer, those that are disabled left out.
        self.offered: dict[str, list[str]] = {}
        self.disabled: set[str] = set()
        self._select = self._textarea = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.inside = has.get("id") == self.form
        if not self.inside:
            return
        name, value = has.get("name", ""), has.get("value", "")
        if tag == "select":
            self._select = name
        elif tag == "option":
            self.offered.setdefault(self._select, []).append(value)
            if "selected" in has or self._select not in self.fields:
                self.fields[self._select] = value
        elif tag == "textarea" and name:
            self._textarea = name
            self.fields[name] = ""
        elif tag == "input" and "disabled" in has:
            self.disabled.add(name)
        elif tag == "input" and has.get("type") in ("radio", "checkbox"):
            self.offered.setdefault(name, []).append(value)
            if "checked" in has:
                self.fields[name] = value
        elif tag == "input":
            self.fields[name] = value

    def handle_data(self, data: str) -> None:
        if self._textarea:
            self.fields[self._textarea] += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False
        if tag == "textarea":
            self._textarea = ""


def controls(page: str, form: str) -> Controls:
    found = Controls(form)
    found.feed(page)
    assert found.fields, f"there is no form {form}"
    return found


def words_of(page: str) -> str:
    """A page as it reads, without tags; a test that looks for words must not find them in an attribute."""

    class Reading(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.said: list[str] = []

        def handle_data(self, data: str) -> None:
            self.said.append(data)

    reading = Reading()
    reading.feed(page)
    return " ".join(" ".join(reading.said).split())
