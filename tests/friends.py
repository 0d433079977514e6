"""Friends on devices of their own at one server: their pages, forms and sockets, without a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from regni.records.deal import fixed_by
from regni.web.gathering.deal import new_word
from regni.web.gathering.gatherings import Gatherings
from regni.web.gathering.lobby import Lobby
from regni.web.pages.page import LANGUAGE, OWNER
from regni.web.play.host import Host
from regni.web.play.session import Session
from regni.web.play.store import Store
from regni.web.server.routes import make_app

Data = dict[str, Any]
NAMES = ("Ana", "Ben", "Eve")


class Hall:
    """A server with one table, at which friends sit. The first is the host."""

    def __init__(self, path: str = ":memory:", people: int = 2, **fields: str) -> None:
        self.path = path
        self.fields = fields
        self.friends = [Friend(self, name[0] * 22, name) for name in NAMES[:people]]
        self.handle = ""
        self._servers = ExitStack()
        self.restart()

    def restart(self) -> None:
        """Another server opens the same file. The one before is not told, as if it had been killed."""
        self.host = Host(Store(self.path))
        client = TestClient(make_app(self.host, ["testserver"]), follow_redirects=False)
        self.client = self._servers.enter_context(client)

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, *problem: object) -> None:
        self._servers.close()

    @property
    def gatherings(self) -> Gatherings:
        found = self.client.app.state.gatherings  # type: ignore[attr-defined]
        assert isinstance(found, Gatherings)
        return found

    @property
    def lobby(self) -> Lobby:
        found = self.client.portal.call(self.gatherings.find, self.handle)  # type: ignore[union-attr]
        assert found is not None
        return found[1]

    @property
    def is_begun(self) -> bool:
        kept = self.host.store.find(self.handle)
        return kept is not None and not kept.is_gathering

    @property
    def session(self) -> Session:
        kept = self.host.store.find(self.handle)
        assert kept is not None
        return self.host.session(kept)

    def time_out(self) -> None:
        """Lets the clock of the deal run out."""
        kept = self.host.store.find(self.handle)
        assert kept is not None
        assert self.client.portal is not None
        self.client.portal.call(self.gatherings.change, kept.id, lambda lobby: lobby.time_out(lobby.dealing.stage))

    def gather(self) -> None:
        """The host opens the table, and the others sit down and are ready."""
        host, *others = self.friends
        seats = {f"who-{seat}": "guest" for seat in range(1, len(self.friends))}
        names = {"who-0": "me", "name-0": host.name}
        form = {"seats": str(len(self.friends)), "do": "begin"} | seats | names | self.fields
        self.handle = host.post("/new", form).removeprefix("/table/")
        kept = self.host.store.find(self.handle)
        assert kept is not None
        key = self.gatherings.invitations(kept.id)["any"]
        for seat, friend in enumerate(others, 1):
            friend.post(f"/join/{key}", {"seat": str(seat), "name": friend.name})
            friend.ask("ready", seat=str(seat))


@dataclass
class Friend:
    hall: Hall
    key: str
    name: str
    language: str = "en"
    session: WebSocketTestSession | None = None
    #: All that came from the server.
    heard: list[str] = field(default_factory=list)
    #: The words that his browser made, by their commitments.
    words: dict[str, str] = field(default_factory=dict)

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{OWNER}={self.key}; {LANGUAGE}={self.language}"}

    # Pages.

    def post(self, path: str, form: Data, status: int = 303) -> str:
        """Sends a form. Returns the address to which it redirects, or else the page."""
        answer = self.hall.client.post(path, data=form, headers=self.headers)
        self.heard.append(answer.text)
        assert answer.status_code == status, answer.text
        return answer.headers["location"] if status == 303 else answer.text

    def ask(self, do: str, status: int = 303, **form: str) -> str:
        """Sends a form of the lobby."""
        return self.post(f"/table/{self.hall.handle}/lobby", {"do": do} | form, status)

    def get(self, path: str = "") -> str:
        answer = self.hall.client.get(f"/table/{self.hall.handle}{path}", headers=self.headers)
        self.heard.append(answer.text)
        assert answer.status_code == 200, answer.text
        return answer.text

    # Sockets.

    @contextmanager
    def here(self) -> Iterator[Friend]:
        """Opens his page while the test does something."""
        live = f"/table/{self.hall.handle}/live"
        with self.hall.client.websocket_connect(live, headers=self.headers) as session:
            self.session = session
            yield self

    def hear(self) -> Data:
        assert self.session is not None
        text = self.session.receive_text()
        self.heard.append(text)
        message: Data = json.loads(text)
        return message

    def hear_until(self, is_it: Callable[[Data], bool]) -> Data:
        while not is_it(message := self.hear()):
            pass
        return message

    def say(self, **message: Any) -> None:
        assert self.session is not None
        self.session.send_text(json.dumps(message))

    def play(self, **message: Any) -> None:
        """Opens the page of the table, sends a message, and waits until it has had its effect."""
        with self.here():
            at = self.hear_until(lambda message: message["kind"] == "frame")["at"]
            self.say(**message, at=at)
            self.hear_until(lambda message: message["kind"] == "frame" and message["at"] > at)

    # The deal, as the page's script does it.

    def hear_deal(self, is_it: Callable[[dict[str, str]], bool]) -> dict[str, str]:
        """Waits until the part of the lobby about the deal meets a condition, and returns it."""
        return deal_in(self.hear_until(lambda message: bool(part := deal_in(message)) and is_it(part)))

    def hear_fixed(self, number: int) -> dict[str, str]:
        """Waits until the page shows so many fixed words."""
        return self.hear_deal(lambda part: part["html"].count("<dt translate") == number)

    def fix(self) -> str:
        """Fixes a word as soon as his page is asked for it. Returns the commitment."""
        part = self.hear_deal(lambda part: part["task"] == "fix")
        word = new_word()
        self.words[fixed_by(word)] = word
        self.say(do="commit", round=int(part["round"]), commitment=fixed_by(word))
        return fixed_by(word)

    def open(self) -> None:
        part = self.hear_deal(lambda part: part["task"] == "open")
        self.say(do="open", round=int(part["round"]), word=self.words[part["own"]])

    def hear_begun(self) -> None:
        self.hear_until(lambda message: message["kind"] == "begun")

    def hear_refusal(self) -> str:
        return str(self.hear_until(lambda message: message["kind"] == "refused")["text"])


def deal_in(message: Data) -> dict[str, str]:
    """What a page says about the deal. Empty if nothing."""
    for html in message.get("parts", []):
        if 'data-part="deal"' in html:
            found = dict(re.findall(r'data-(\w+)="([^"]*)"', html.split(">")[0]))
            return found | {"html": html}
    return {}


@contextmanager
def all_here(*friends: Friend) -> Iterator[None]:
    with ExitStack() as stack:
        for friend in friends:
            stack.enter_context(friend.here())
        yield


def dealt(hall: Hall) -> None:
    """All friends gather, deal, and find the game begun."""
    hall.gather()
    with all_here(*hall.friends):
        for friend in hall.friends:
            friend.fix()
        hall.friends[0].hear_fixed(len(hall.friends))
        hall.friends[0].ask("begin")
        for friend in hall.friends:
            friend.open()
        for friend in hall.friends:
            friend.hear_begun()


def concede(hall: Hall) -> None:
    """The player who has to decide gives up, until the game is over."""
    while (game := hall.session.game).outcome is None:
        assert game.deciding is not None
        legal = game.legal_moves()
        hall.friends[game.deciding].play(do="choose", moves=["concede" if "concede" in legal else legal[0]])
