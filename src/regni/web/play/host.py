"""The sessions that are being played. A move is stored before anybody sees it. Bots think beside the server.

Everything here runs on the server's one event loop. Nothing waits between the check of a move and the move itself, so
nothing else can happen in between. That is why two tabs, a double click or a late message cannot play twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from time import time

import msgspec

from ...bots.bot import Bot
from ...bots.levels import PATIENCE, check_bot, make_bot
from ...decks.deck import Deck
from ...engine.cards import NOBODY
from ...engine.moves import CONCEDE
from ...errors import RegniError
from ...game import Game
from ...words.words import Words
from ..manners import Manners
from ..mishaps import Mishaps
from ..teaching.session import LessonSession, session_of
from ..terms import Player, Terms, read_terms, terms_json, written_json
from .allowance import Allowance
from .keys import is_key, new_key, rematch_key
from .readings import Readings
from .reasons import Reason, read_reason, reason_json, reason_of
from .session import CUT, MOST_AT_ONCE, NONSENSE, UNDO, Session, Tried
from .stand import Stand, stand_of
from .store import Course, KeptSession, Store
from .thinking.thinkers import Thinkers
from .together import NONE, Together, read_together, together_json

#: At most so many sessions that nobody watches stay in memory.
MOST_IDLE = 100
#: The most unfinished sessions of one person, of those that were played in the last days. Older ones stop no new one.
MOST_OWN = 200
OWN_DAYS = 30
#: How large the file of the server may become before nobody begins a session any more, in bytes. It is no limit for the
#: number of sessions: old ones are put away by time, and until then they must not stop new ones. In 60 days one address
#: can begin 173,000 sessions (fairness/limits.py), which take less than a gigabyte if a move is made in each; there is
#: room for 400,000 games of 20 kilobytes, which is what a whole game takes. If it is full all the same, sessions in
#: which nobody has made a move give way before their told time, the oldest first: nothing is lost with them. All others
#: stay for their time.
LARGEST = 8 * 1024**3
#: How many deeds of a session are remembered by their tokens.
REMEMBERED = 100

#: Seconds after which a bot tries its move again if another program held the file.
AGAIN = 1.0

#: The bot that plays for a person who is away or out of time.
STAND_IN = "knight"

#: Called whenever something has happened in a session.
Watcher = Callable[[], None]
#: Called with a session in which entries were added here.
Listener = Callable[["LiveSession"], None]

log = logging.getLogger(__name__)


class LiveSession:
    """A session in memory. It always agrees with the store."""

    def __init__(self, host: Host, number: int, session: Session, owner: str, changed: float) -> None:
        self.number = number
        self.session = session
        self.host = host
        self.store = host.store
        self.thinkers = host.thinkers
        #: Whose bots these are. When several people's bots wait, they think in turn.
        self.owner = owner
        self.watchers: set[Watcher] = set()
        #: When its last entry was added.
        self.changed = changed
        self.together = self._read_together()
        self.readings = Readings()
        #: Why bots made their moves, by the number of the entry.
        self._reasons = self._read_reasons()
        #: The choices that each seat had put together, and after how many entries. A player who comes back finds them
        #: again.
        self.drafts: dict[int, tuple[int, list[int], bool]] = {}
        #: Why a bot could not move. Everybody who watches is told.
        self.trouble: RegniError | None = None
        #: Whether the session was deleted.
        self.is_gone = False
        #: The terms as the store had them at the last look.
        self._terms_read = ""
        self._done: deque[int] = deque(maxlen=REMEMBERED)
        self._allowances: dict[str, Allowance] = {}
        self._bots: dict[int, Bot] = {}
        self._bots_of: Game | None = None
        self._thinking: asyncio.Task[None] | None = None

    def allowance(self, person: str) -> Allowance:
        """The allowance of a person. All his pages share it."""
        return self._allowances.setdefault(person, Allowance())

    def is_done(self, token: int) -> bool:
        """Whether the deed with this token was carried out already."""
        return token in self._done

    def remember(self, token: int) -> None:
        """Remembers that a deed was carried out. Those without a token may be done again."""
        if token:
            self._done.append(token)

    @property
    def reasons(self) -> dict[int, Reason]:
        """Why bots made their moves in the game under way, by the number of the move."""
        if not self._reasons:
            return {}
        entries = enumerate(self.session.entry_of, 1)
        return {number: self._reasons[entry] for number, entry in entries if entry in self._reasons}

    def _read_reasons(self, since: int = 0) -> dict[int, Reason]:
        """Reads why bots made their moves, from this entry on."""
        return {entry: read_reason(text) for entry, text in self.store.reasons(self.number, since).items()}

    # What people do.

    def play(self, seats: Sequence[int], at: int, moves: Sequence[str]) -> None:
        """Makes moves for the holder of these seats. He saw the session after `at` entries."""
        self.check_fresh(at)
        self.make(self.session.try_moves(seats, moves))

    def make(self, tried: Tried, reason: Reason | None = None) -> None:
        """Stores and makes moves that were tried. `reason` is why a bot makes the last of them."""
        seat = None if tried.table.over else tried.decisions[-1][1]
        stand = stand_of(tried.table)
        self._keep(tried.entries, stand, self._turned(seat), self.session.ends_with(tried), tried.moves, reason)

    def undo(self, seats: Sequence[int], at: int) -> None:
        self.check_fresh(at)
        self._take_back(self.session.check_undo(seats))

    def undo_together(self, length: int) -> None:
        """Takes back so many moves, also those of others. Everybody has agreed, and it was checked that it can be
        done."""
        self._take_back([UNDO] * length)

    def _take_back(self, entries: list[str]) -> None:
        game = self.session.game
        seat = game.movers[-len(entries)]
        self._keep(entries, stand_of(game.table)._replace(deciding=seat), self._turned(seat, is_undo=True))

    def change_deck(self, seat: int, at: int, deck: Deck) -> None:
        self.check_fresh(at)
        self._keep(self.session.check_deck(seat, deck), stand_of(self.session.game.table), self.together)

    def next_game(self, at: int) -> None:
        self.check_fresh(at)
        self._keep(self.session.check_next(), stand_of(self.session.next_game.table), self.together.for_next_game())
        self.start_time()

    def teach(self, at: int, what: str) -> None:
        """In a lesson: goes on, back, or to another part."""
        self.check_fresh(at)
        if not isinstance(self.session, LessonSession):
            raise RegniError("lesson-none")
        self._keep(self.session.check_step(what), stand_of(self.session.game.table), self.together)

    def check_fresh(self, at: int) -> None:
        if at != self.session.count:
            raise RegniError("table-stale")

    def _keep(
        self,
        entries: list[str],
        stand: Stand,
        together: Together,
        is_over: bool = False,
        moves: Sequence[int] = (),
        reason: Reason | None = None,
    ) -> None:
        """Writes entries to the disk, then carries them out, then tells everybody. `stand` and `together` are what
        stand.py and together.py say of the session after them. `moves` are the entries as numbers if they are moves."""
        before = self.session.cut_mark
        try:
            last = self.session.count + len(before + entries) - 1
            reasons = {last: reason_json(reason)} if reason else None
            state = together_json(together) if together != self.together else ""
            self.store.append(self.number, self.session.count, before + entries, is_over, reasons, stand, state)
        except RegniError as error:
            if error.code == "table-stale":
                self.catch_up()
                self.wake()
            raise
        for entry in before if moves else before + entries:
            self.session.enter(entry)
        for move in moves:
            self.session.make(move)
        self.together = together
        if reason is not None:
            self._reasons[self.session.count - 1] = reason
        self.trouble = None
        self.changed = time()
        self._tell()
        for listener in self.host.listeners:
            listener(self)
        self.wake()

    def end(self) -> None:
        """The session was deleted. People who have it open are told so."""
        self.is_gone = True
        if self._thinking is not None:
            self._thinking.cancel()
        self._tell()

    def rename(self, terms: Terms) -> None:
        """People at the table have other names from now on."""
        if terms.people != self.session.terms.people:
            self.session.rename(terms)
            self.readings = Readings()
            self._tell()

    def catch_up(self) -> None:
        """Takes up what another server has changed in the same file. The store is always right."""
        kept = self.store.session(self.number)
        if kept is None:
            self.end()
            return
        if kept.terms != self._terms_read:
            self._terms_read = kept.terms
            self.rename(read_terms(kept.terms))
        count, before = self.store.count(self.number), self.session.count
        if count != before and not self._follow(count):
            self.session = session_of(self.session.terms, self.store.entries(self.number))
            self.readings = Readings()
            self._reasons = self._read_reasons()
        together = self._read_together()
        if count != before or together != self.together:
            self.together = together
            self._tell()

    def _follow(self, count: int) -> bool:
        """Carries out the entries that were added: all before them are the same, since entries are only added. Returns
        whether that could be. If the servers have different rules, the whole session must be played again."""
        before = self.session.count
        added = self.store.entries(self.number, before)
        if count < before or [entry for entry in added if entry.startswith(f"{CUT} ")] != self.session.cut_mark:
            return False
        try:
            for entry in added:
                self.session.enter(entry)
        except RegniError:
            return False
        self._reasons |= self._read_reasons(before)
        return True

    def _tell(self) -> None:
        self.host.noticed(self)
        for watcher in list(self.watchers):
            watcher()

    # What people have to do with each other (together.py).

    @property
    def manners(self) -> Manners:
        return self.session.terms.manners

    @property
    def terms_now(self) -> Terms:
        """The terms, with the bots that play for people now."""
        players = [
            Player(player.name, STAND_IN) if seat in self.together.stand_ins else player
            for seat, player in enumerate(self.session.terms.players)
        ]
        return msgspec.structs.replace(self.session.terms, players=players)

    @property
    def may_talk(self) -> bool:
        return self.manners.has_chat if self.together.talk is None else self.together.talk

    def arrange(self, step: Callable[[Together], Together]) -> None:
        """Changes the state of together.py: it is stored, then everybody is told."""
        together = step(self._turned(self._person_to_move))
        # The step may have given the decision to a bot, or back to a person.
        together = self._turned(self._person_to_move, before=together)
        if together != self.together:
            self.store.keep_together({self.number: together_json(together)})
            self.together = together
            self._tell()
            self.wake()

    def come_back(self, seats: Sequence[int]) -> None:
        """The person of these seats is here and plays them himself. If a bot is thinking for him, its move is not
        made."""
        if any(seat in self.together.stand_ins for seat in seats):
            self.arrange(lambda together: together.back(self.manners, seats))

    def start_time(self) -> None:
        """Starts the clock of the person who has to decide, if it is not running: when a game begins, and a player has
        its page open."""
        seat = self._person_to_move
        is_running = self.together.seat != NONE or seat is None or seat in self.together.stand_ins
        if self.manners.needs_time and not is_running:
            self.arrange(lambda together: together)

    @property
    def _person_to_move(self) -> int | None:
        """The seat that has to decide, unless it is a bot's."""
        seat = self.session.game.deciding
        return None if seat is None or self.session.terms.players[seat].bot else seat

    def _turned(self, seat: int | None, is_undo: bool = False, before: Together | None = None) -> Together:
        """The state of together.py when this seat has to decide."""
        together, players = before or self.together, self.session.terms.players
        if not self.manners.needs_time:
            return together
        person = None if seat is None or players[seat].bot else seat
        return together.turned(self.manners, len(players), person, self.host.now(), is_undo)

    def _read_together(self) -> Together:
        stored = self.store.together(self.number)
        return read_together(stored, len(self.session.terms.players)) if stored else Together()

    # What happens by itself.

    def wake(self) -> None:
        """Lets bots move if it is their turn. While they think, a second call does nothing."""
        is_idle = self._thinking is None or self._thinking.done()
        if is_idle and (self.bot_to_move is not None or self.session.by_itself is not None):
            self._thinking = asyncio.get_running_loop().create_task(self._let_others_play())

    @property
    def bot_to_move(self) -> int | None:
        """The seat that has to decide, if a bot plays it: by the terms, or for a person who is not there."""
        seat = self.session.game.deciding
        return seat if seat in self.together.stand_ins else self.session.bot_to_move

    async def _let_others_play(self) -> None:
        try:
            while True:
                # Between two moves other tasks of the server get their turn.
                await asyncio.sleep(0)
                by_itself = self.session.by_itself
                if by_itself is not None:
                    self._make(by_itself)
                    continue
                seat = self.bot_to_move
                if seat is None:
                    return
                if seat in self.together.leaving and CONCEDE in self.session.legal:
                    self._make(CONCEDE)
                    continue
                at = self.session.count
                move = await self._choose(seat)
                # In the meantime a person may have taken a move back, or may have come back.
                if at == self.session.count and self.bot_to_move == seat:
                    self._make(move, reason_of(self._bot(seat), self.session.game, self.session.legal, move))
        except RegniError as error:
            # For example, the disk is full. Play goes on when somebody moves or comes back, or when another program no
            # longer holds the file.
            self.trouble = error
            self._tell()
            if error.code == "store-held":
                asyncio.get_running_loop().call_later(AGAIN, self.wake)

    def _make(self, move: int, reason: Reason | None = None) -> None:
        """Makes a bot's move, or a person's only move. Does nothing if another server was faster."""
        try:
            self.make(self.session.try_moves(range(len(self.session.terms.players)), [move]), reason)
        except RegniError as error:
            if error.code != "table-stale":
                raise

    async def _choose(self, seat: int) -> int:
        sight = self.session.game.sight(seat)
        return await self.thinkers.choose(self._bot(seat), sight, self.owner, lambda: bool(self.watchers))

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, for the game under way."""
        game = self.session.game
        if self._bots_of is not game:
            self._bots, self._bots_of = {}, game
        if seat not in self._bots:
            name = self.session.terms.players[seat].bot or STAND_IN
            self._bots[seat] = make_bot(name, seat, game.record.seed, game.record.ruleset, PATIENCE)
        return self._bots[seat]

    @property
    def is_idle(self) -> bool:
        return not self.watchers and (self._thinking is None or self._thinking.done())

    async def stop(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.wait([self._thinking])


class Host:
    """All sessions of a server."""

    def __init__(self, store: Store, now: Callable[[], float] = time) -> None:
        self.store = store
        #: The time of day, in seconds.
        self.now = now
        self.sessions: dict[int, LiveSession] = {}
        self.thinkers = Thinkers()
        self._mishaps = Mishaps(log)
        #: Called whenever something has happened in any session.
        self.noticed: Callable[[LiveSession], None] = lambda live: None
        #: The functions that are called when an entry was added here, in any session.
        self.listeners: list[Listener] = []

    def begin(self, owner: str, terms: Terms, handle: str = "") -> str:
        """Begins a session whose people all share the screen of its owner. Returns its handle.

        A given handle is used for one session only. If it exists already, nothing new is begun.
        """
        if handle and self.store.find(handle) is not None:
            return handle
        self.check_room(owner)
        # Faulty terms raise their error here, before anything is stored.
        stand = stand_of(session_of(terms).game.table)
        people = [seat for seat, player in enumerate(terms.players) if not player.bot]
        if not people:
            raise RegniError("table-empty")
        handle = handle or new_key()
        self.store.begin(owner, terms_json(terms), handle, dict.fromkeys(people, owner), stand)
        return handle

    def carry_in(
        self, owner: str, session: Session, entries: Sequence[str], reasons: Mapping[int, Reason], handle: str
    ) -> None:
        """Takes in a session that was played elsewhere, for one person at one screen. Its terms stay as they were
        written. If the handle exists already, nothing new is begun."""
        if self.store.find(handle) is not None:
            return
        self.check_room(owner)
        terms = session.terms
        people = [seat for seat, player in enumerate(terms.players) if not player.bot]
        course = Course(entries, {number: reason_json(one) for number, one in reasons.items()}, session.is_over)
        stand = stand_of(session.game.table)
        number = self.store.begin(owner, written_json(terms), handle, dict.fromkeys(people, owner), stand, course)
        # It was just played again, so the first person who opens it does not have to wait for that.
        self._make_room()
        self.sessions[number] = LiveSession(self, number, session, owner, time())

    def rematch(self, handle: str) -> str:
        """Begins the same session with a new seed, for the same people. The first one who asks begins it, the others
        find it."""
        again = rematch_key(handle)
        if self.store.find(again) is not None:
            return again
        kept = self.store.find(handle)
        assert kept is not None
        if not kept.is_over:
            raise RegniError("rematch-running")
        self.check_room(kept.owner)
        terms = msgspec.structs.replace(read_terms(kept.terms), seed=secrets.token_hex(16), deal=None)
        stand = stand_of(session_of(terms).game.table)
        self.store.begin(kept.owner, terms_json(terms), again, self.store.seats_of(kept.id), stand)
        return again

    def check_room(self, owner: str) -> None:
        """Raises an error if there is no room for one more session."""
        if self.full_list(owner):
            raise RegniError("table-own", most=MOST_OWN, days=OWN_DAYS)
        if self.store.size >= LARGEST and not self.store.drop_untouched(self.sessions):
            raise RegniError("table-many")

    def full_list(self, owner: str) -> list[KeptSession]:
        """The sessions that stop a person from beginning another one, those untouched for longest first. Usually
        none."""
        since = time() - OWN_DAYS * 24 * 3600
        own = [kept for kept in self.store.sessions_of(owner) if kept.owner == owner and not kept.is_over]
        recent = [kept for kept in reversed(own) if kept.changed >= since]
        return recent if len(recent) >= MOST_OWN else []

    def open(self, handle: str, person: str) -> tuple[LiveSession, tuple[int, ...]] | None:
        """A session, and the seats that a person holds there: none if he only watches. None if he has nothing to do
        with it."""
        found = self._place(handle, person)
        if found is None:
            return None
        live, seats = self.live(found[0].id), found[1]
        if any(seat >= len(live.session.terms.players) for seat in seats):
            raise RegniError("store-value", value=str(seats))
        return live, seats

    def _place(self, handle: str, person: str) -> tuple[KeptSession, tuple[int, ...]] | None:
        """A stored session, and the seats that a person holds there. None if he has nothing to do with it."""
        kept = self.store.find(handle) if is_key(handle) else None
        if kept is None or kept.is_gathering or not person:
            return None
        seats = tuple(seat for seat, holder in self.store.seats_of(kept.id).items() if holder == person)
        return (kept, seats) if seats or self.store.is_onlooker(kept.id, person) else None

    def announce(self, number: int) -> None:
        """Those who listen hear of a session whose people have gathered: its game begins."""
        live = self.live(number)
        for listener in self.listeners:
            listener(live)

    async def get_ready(self, handle: str, person: str, words: Words) -> None:
        """Gets a session ready to be opened. Nothing is played again for a person who has nothing to do with it."""
        found = self._place(handle, person)
        if found is None:
            return
        await self.load(found[0])
        if (live := self.sessions.get(found[0].id)) is not None:
            # The first frame then takes no longer than others.
            await live.readings.read_ahead(live.session, found[1] or (NOBODY,), words)

    async def load(self, kept: KeptSession) -> None:
        """Plays a stored session again in another thread, so that nobody else has to wait for that."""
        live = self.sessions.get(kept.id)
        if live is not None and live.is_idle and self.store.count(kept.id) - live.session.count > MOST_AT_ONCE:
            # Another server has played on for long.
            del self.sessions[kept.id]
        if kept.id in self.sessions:
            return
        session = await asyncio.to_thread(self.session, kept)
        # Somebody else may have opened or deleted it in the meantime.
        if kept.id not in self.sessions and self.store.session(kept.id) is not None:
            self._take_up(kept, session)

    def live(self, number: int) -> LiveSession:
        live = self.sessions.pop(number, None)
        if live is None:
            kept = self.store.session(number)
            assert kept is not None
            return self._take_up(kept, self.session(kept))
        if live.is_idle:
            live.catch_up()
        # The session used last comes last.
        self.sessions[number] = live
        return live

    def _take_up(self, kept: KeptSession, session: Session) -> LiveSession:
        live = LiveSession(self, kept.id, session, kept.owner, kept.changed)
        self._make_room()
        self.sessions[kept.id] = live
        return live

    def is_open(self, number: int) -> bool:
        """Whether somebody has a session open, or a bot thinks in it."""
        return number in self.sessions and not self.sessions[number].is_idle

    def delete(self, number: int) -> None:
        """Deletes a session, even if somebody has it open."""
        self.store.delete(number)
        live = self.sessions.pop(number, None)
        if live is not None:
            live.end()

    @property
    def watchers(self) -> int:
        """How many browsers watch, over all sessions."""
        return sum(len(live.watchers) for live in self.sessions.values())

    def session(self, kept: KeptSession) -> Session:
        """A stored session, played again from its entries."""
        terms, entries = read_terms(kept.terms), self.store.entries(kept.id)
        for player in terms.players:
            if player.bot:
                check_bot(player.bot)
        try:
            return session_of(terms, entries)
        except RegniError:
            raise
        except NONSENSE as problem:
            raise RegniError("table-setup", problem=f"{type(problem).__name__}: {problem}") from None

    def _make_room(self) -> None:
        idle = [number for number, live in self.sessions.items() if live.is_idle]
        for number in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self.sessions[number]

    def catch_up(self) -> None:
        """Shows what another server has added to the sessions that somebody watches here."""
        for live in list(self.sessions.values()):
            if not live.watchers:
                continue
            with self._mishaps.at(f"table {live.number}"):
                live.catch_up()
                if live.is_gone:
                    del self.sessions[live.number]
                else:
                    live.wake()

    def read_names(self) -> None:
        """Reads again who plays: names have changed in the file. Sessions that nobody plays are read when they are next
        opened."""
        for number, live in list(self.sessions.items()):
            kept = None if live.is_idle else self.store.session(number)
            if kept is None:
                del self.sessions[number]
            else:
                live.rename(read_terms(kept.terms))

    async def close(self) -> None:
        for live in self.sessions.values():
            await live.stop()
        self.thinkers.close()
        self.store.close()
