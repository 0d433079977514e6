"""Friends in real browsers at one table, each on a device of his own: they come by a link, deal together, play by
clicks as stewards would, go and come back, and see the same end."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from time import monotonic, time
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, expect

from real_browser import MENU, Served, a_page
from receiving import Receiver
from regni.bots.bot import Bot
from regni.bots.levels import make_bot
from regni.engine.handlers import HANDLERS
from regni.game import Game
from regni.web.company.asking import ABSENT
from regni.web.gathering.gatherings import Gatherings
from regni.web.gathering.lobby import Lobby
from regni.web.play.session import Session
from regni.web.terms import read_terms
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words

#: What may take seconds on a busy machine, in ms.
PATIENCE = 30_000
NAMES = ("Ada", "Bruno", "Carla", "Dora", "Edwin", "Fina")
#: No game goes on for so many moves without what is waited for.
LONGEST = 1000
#: The page shows the newest frame, what was clicked last has arrived, and this move can be clicked.
CAN_CLICK = """([at, move]) => document.getElementById("table").dataset.at === at
    && !document.querySelector("[data-sending]")
    && [...document.querySelectorAll(".prompt.yours [data-move], .moves [data-move]")]
        .some((one) => one.dataset.move === move)"""
CLICK = "move => [...document.querySelectorAll('[data-move]')].find((one) => one.dataset.move === move).click()"
#: What a page says of the decision: who decides what, and every move that it offers.
DECISION = """() => [
    ...[...document.querySelectorAll(".prompt > [data-say]")].map((one) => one.textContent),
    ...[...document.querySelectorAll(".side [data-move]")].map((one) => one.dataset.move).sort(),
]"""


class Time:
    """The real time, and what a test adds to it."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return time() + self.more


def open_table(page: Page, **wish: str) -> None:
    """Opens a table for friends from the form for new games."""
    asked = {"seats": "2", "who-1": "guest", "name-0": "Ada"} | wish
    page.goto(f"/new?{urlencode(asked)}")
    page.locator("button.main").last.click()
    page.wait_for_selector("#lobby")


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("#name", name)
    page.locator("form.take button.main").click()
    page.wait_for_selector("#lobby")


def does(page: Page, what: str) -> None:
    """Clicks a button beside the decision."""
    page.locator(f'.prompt .together [data-together="{what}"]').click(timeout=PATIENCE)


def is_at_table(page: Page) -> None:
    """Waits until the page shows the table."""
    page.wait_for_selector("#table[data-at]", timeout=PATIENCE)


@dataclass
class Person:
    """Somebody with a browser of his own."""

    name: str
    language: str
    page: Page

    def come_back(self, address: str) -> None:
        """Closes his page, if it is open, and opens the table on a new one."""
        self.page.close()
        self.page = self.page.context.new_page()
        self.page.goto(address)
        is_at_table(self.page)

    def keep_webhook(self, receiver: Receiver) -> None:
        """Gives an address on the page of his devices."""
        page = self.page.context.new_page()
        page.goto("/devices")
        page.fill("#address", receiver.address)
        page.locator("[value=webhook]").click()
        expect(page.locator("#webhook [role=status]")).to_have_text(words(self.language).text("webhook-untried"))
        page.close()


class Party:
    """A table that the first of these people has opened for all of them."""

    def __init__(self, served: Served, people: list[Person], manners: dict[str, str], wish: dict[str, str]) -> None:
        self.served = served
        self.people = people
        host = people[0].page
        guests = {f"who-{seat}": "guest" for seat in range(1, len(people))}
        open_table(host, **{"seats": str(len(people)), "name-0": people[0].name} | guests | wish)
        self.address = host.url
        kept = served.host.store.find(host.url.rpartition("/")[2])
        assert kept is not None
        self.number = kept.id
        self.link, self.link_to_watch = (host.locator(f"#link-{what}").inner_text() for what in ("any", "watch"))
        if manners:
            host.locator(".manners summary").click()
            for name, choice in manners.items():
                host.select_option(f"#manners-{name}", choice)
            self.until(lambda: all(getattr(self.lobby.manners, name) == choice for name, choice in manners.items()))
        self._session: Session | None = None
        self._bots: dict[int, Bot] = {}

    @property
    def pages(self) -> list[Page]:
        return [one.page for one in self.people]

    # Before the game.

    @property
    def lobby(self) -> Lobby:
        gatherings = self.served.server.config.app.state.gatherings  # type: ignore[union-attr]
        assert isinstance(gatherings, Gatherings)
        found = gatherings.find(self.address.rpartition("/")[2])
        assert found is not None
        return found[1]

    @property
    def taken(self) -> list[bool]:
        """Which seats have somebody."""
        return [bool(chair.person) for chair in self.lobby.chairs]

    def look_at_links(self) -> None:
        """As messengers do, to show what is behind a link. It takes no seat, and the link stays good."""
        for link in (self.link, self.link_to_watch):
            for _ in range(2):
                request = urllib.request.Request(link, headers={"User-Agent": "a messenger"})
                with urllib.request.urlopen(request, timeout=20) as answer:
                    assert answer.status == 200
        assert self.taken == [True] + [False] * (len(self.people) - 1)

    def join(self) -> None:
        """Everybody comes by the same link and its button, and is ready."""
        for one in self.people[1:]:
            join(one.page, self.link, one.name)
            one.page.get_by_role("button", name=words(one.language).text("lobby-ready"), exact=True).click()
        assert all(self.taken)

    def deal(self) -> None:
        """The host begins, and all pages deal by themselves."""
        begin = self.people[0].page.locator(".begin [value=begin]")
        expect(begin).to_be_enabled(timeout=PATIENCE)
        begin.click()
        for page in self.pages:
            is_at_table(page)
        deal = self.session.terms.deal
        assert deal is not None
        assert deal.round == 1
        assert [one.seats for one in deal.words] == [(seat,) for seat in range(len(self.people))]

    # The game.

    @property
    def session(self) -> Session:
        """The game as it is stored, made again here: nothing of the server's own is touched."""
        store = self.served.host.store
        if self._session is None:
            kept = store.session(self.number)
            assert kept is not None
            self._session = Session(read_terms(kept.terms))
        for entry in store.entries(self.number)[self._session.count :]:
            self._session.enter(entry)
        return self._session

    @property
    def count(self) -> int:
        return self.served.host.store.count(self.number)

    @property
    def stand_ins(self) -> tuple[int, ...]:
        """Seats that a bot plays for a person."""
        return self.served.host.live(self.number).together.stand_ins

    def until(self, is_so: Callable[[], bool], what: object = "") -> None:
        """Waits until it is so on the server."""
        end = monotonic() + PATIENCE / 1000
        while not is_so():
            assert monotonic() < end, f"the server does not go on: {what}"
            next(page for page in self.pages if not page.is_closed()).wait_for_timeout(20)

    @property
    def deciding(self) -> Person:
        """Who has to decide. What the server does by itself is waited for."""
        self.until(lambda: self.session.only_move is None and self.session.game.deciding not in self.stand_ins)
        seat = self.session.game.deciding
        assert seat is not None
        return self.people[seat]

    def others(self, person: Person) -> list[Person]:
        return [one for one in self.people if one is not person]

    def in_step(self, *pages: Page) -> None:
        """Waits until these pages show the newest, or those of all people."""
        self.until(lambda: self.session.only_move is None)
        for page in pages or self.pages:
            expect(page.locator("#table")).to_have_attribute("data-at", str(self.count), timeout=PATIENCE)

    def play_on(self, until: Callable[[Session], bool]) -> int:
        """People click as stewards would decide, until it is so. Returns the number of their decisions."""
        for decisions in range(LONGEST):
            person = self.deciding
            if until(self.session):
                return decisions
            self.decide(person)
        raise AssertionError("it does not come to that")

    def decide(self, person: Person) -> None:
        """The person who has to decide clicks what a steward would do."""
        page, before, advice = person.page, self.count, self._advice()
        for move in advice:
            page.wait_for_function(CAN_CLICK, arg=[str(before), move], timeout=PATIENCE)
            page.evaluate(CLICK, move)
        # An attack is looked at before it is declared, some moves are asked about, and some choices confirmed.
        asked = page.locator(f"{MENU}, .prompt [data-confirm]")

        def has_gone_on() -> bool:
            if self.count == before and asked.count():
                asked.first.click()
            return self.count > before

        self.until(has_gone_on, (person.name, advice, page.evaluate(DECISION)))

    def _advice(self) -> list[str]:
        """What a steward would do now; several moves if they are made together."""
        game = self.session.game
        seat, kind = deciding_of(game)
        bot = self._bots.setdefault(seat, make_bot("steward", seat, "friends", game.record.ruleset))
        if not HANDLERS[kind].is_put_together:
            return [move_text(bot.choose(game.sight(seat)))]
        moves, ahead = [], game.clone()
        while not ahead.table.over and deciding_of(ahead) == (seat, kind):
            moves.append(move_text(bot.choose(ahead.sight(seat))))
            ahead.play(moves[-1])
        return moves

    def closes_in_battle(self) -> Person:
        """Who has to decide in a battle closes his page. He finds the same decision on a new one."""
        self.play_on(is_battle)
        person = self.deciding
        self.in_step()
        before = person.page.evaluate(DECISION)
        assert any(one == move_text(self.session.legal[0]) for one in before)
        self.leaves(person)
        person.come_back(self.address)
        self.in_step()
        assert person.page.evaluate(DECISION) == before
        return person

    def leaves(self, person: Person) -> None:
        """Somebody closes his page, and all others see that he is away."""
        person.page.close()
        away = "company-button someone-away"
        for other in self.others(person):
            expect(other.page.locator("#company-button")).to_have_class(away, timeout=PATIENCE)

    def is_told_of_his_turn(self, receiver: Receiver) -> Person:
        """Somebody is away when he has to decide next. The server tells him at the address that he has given."""
        mover, battle = self.deciding, self.session.game.table.battle
        # In a battle the other side is next.
        sides = [] if battle is None else [int(side) for side in (battle.attacker, battle.defender) if side >= 0]
        near = [self.people[side] for side in sides if side < len(self.people)]
        away = next(one for one in [*near, *self.people] if one is not mover)
        away.keep_webhook(receiver)
        self.leaves(away)
        seat = self.people.index(away)
        self.play_on(lambda session: session.game.deciding == seat)
        told, said = receiver.said(), words(away.language)
        assert told["seat"] == said.colour(seat).capitalize()
        assert told["link"] == self.address
        away.come_back(str(told["link"]))
        self.in_step()
        away.page.wait_for_selector(".prompt.yours")
        return away

    def is_replaced(self, now: Time) -> Person:
        """Who has to decide stays away, and the others let a bot play for him until he is back."""
        absent = self.deciding
        asks, *agree = self.others(absent)
        self.leaves(absent)
        now.more += ABSENT
        before, seat = self.count, self.people.index(absent)
        does(asks.page, "ask bot")
        for one in agree:
            does(one.page, "grant bot")
        self.until(lambda: self.stand_ins == (seat,) and self.count > before)
        said = words(asks.language).text("together-bot", name=absent.name)
        expect(asks.page.locator(".prompt .asked > p").first).to_have_text(said, timeout=PATIENCE)
        absent.come_back(self.address)
        self.until(lambda: not self.stand_ins)
        self.in_step()
        return absent

    def runs_out_of_time(self, now: Time, seconds: float) -> Person:
        """Who has to decide lets his time run out. A bot plays for him until he says that he is there."""
        late = self.deciding
        self.in_step()
        expect(late.page.locator(".prompt .clock.own time")).to_have_count(1, timeout=PATIENCE)
        now.more += seconds
        self.until(lambda: self.stand_ins == (self.people.index(late),))
        does(late.page, "return")
        self.until(lambda: not self.stand_ins)
        self.in_step()
        return late

    def asks_undo(self, grants: bool) -> Person:
        """Somebody asks to take back his last move, past one of another. The others agree, or one of them does not."""
        self.play_on(lambda session: bool(self._may_ask(session)))
        asker = self.people[self._may_ask(self.session)[0]]
        self.in_step()
        moves, before = len(self.session.game.moves), self.count
        does(asker.page, "ask undo")
        answering = [one for one in self.others(asker) if not self._is_out(one)]
        if grants:
            for one in answering:
                does(one.page, "grant undo")
            self.until(lambda: self.count > before)
            assert len(self.session.game.moves) < moves
            assert self.deciding is asker
            self.in_step()
        else:
            does(answering[0].page, "refuse undo")
            for one in self.people:
                expect(one.page.locator('[data-together="grant undo"], .asked > p')).to_have_count(0, timeout=PATIENCE)
            assert self.count == before
        return asker

    def _may_ask(self, session: Session) -> list[int]:
        """Who needs the others to take back his last move, and could."""
        seats = range(len(self.people))
        return [seat for seat in seats if not session.may_undo(seat) and session.undo_length([seat])]

    def _is_out(self, person: Person) -> bool:
        return bool(self.session.game.table.earls[self.people.index(person)].out)

    # The end.

    def concede(self) -> None:
        """Everybody gives up in turn, until the game is over. All see the same end."""
        while self.session.game.outcome is None:
            person, before = self.deciding, self.count
            if "concede" not in map(move_text, self.session.legal):
                self.decide(person)
                continue
            page = person.page
            page.wait_for_function(CAN_CLICK, arg=[str(before), "concede"], timeout=PATIENCE)
            page.evaluate(CLICK, "concede")
            page.locator(MENU).first.click()
            self.until(lambda before=before: self.count > before)  # type: ignore[misc]
        self.in_step()
        for page in self.pages:
            expect(page.locator(".prompt.over")).to_have_count(1)

    def check_deal(self) -> None:
        """Every page has checked the deal that it took part in."""
        for one in self.people:
            line = one.page.locator(".dealt .checked")
            expect(line).to_have_text(words(one.language).text("deal-good"), timeout=PATIENCE)


def deciding_of(game: Game) -> tuple[int, int]:
    """The seat and the kind of the decision."""
    top = game.table.stack[-1]
    return int(top.seat), int(top.kind)


def is_battle(session: Session) -> bool:
    return session.game.table.battle is not None


@contextmanager
def a_party(
    browser: Browser,
    served: Served,
    number: int,
    manners: dict[str, str] | None = None,
    chance: int | None = None,
    **wish: str,
) -> Iterator[Party]:
    """A table for so many people: the second has a phone, and every other one reads Spanish. With `chance` their pages
    put the same words into every deal."""
    with ExitStack() as stack:
        people = []
        for seat, name in enumerate(NAMES[:number]):
            language = LANGUAGES[seat % len(LANGUAGES)]
            page = stack.enter_context(a_page(browser, served, language, "phone" if seat == 1 else "desk", owner=""))
            if chance is not None:
                page.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({chance + seat})")
            people.append(Person(name, language, page))
        yield Party(served, people, manners or {}, wish)
