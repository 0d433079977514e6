"""The tables that are being played: each move is kept before anybody hears of it, and bots think beside the server.

All of this runs on the server's one event loop. Between the check of a move and its being made nothing else can
happen, because nothing in between waits: so two tabs, a doubled click or a late answer cannot play twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor

import msgspec

from ...bots.bot import Bot
from ...bots.levels import PATIENCE, make_bot
from ...decks.deck import Deck
from ...errors import RegniError
from ...game import Game
from ..terms import Terms, read_terms, terms_json
from .allowance import Allowance
from .keys import key_from, new_key
from .readings import Readings
from .session import Session, Tried
from .store import KeptSession, Store

#: Tables that nobody watches stay in memory while there are not more of them than this.
MOST_IDLE = 100
#: So many tables may be unfinished, of all people together, and of one.
MOST_SESSIONS = 10_000
MOST_OWN = 200
#: Bots that may think at the same time.
THINKERS = 2

#: Called whenever something happened at a table.
Watcher = Callable[[], None]


class LiveSession:
    """A table in memory: always as far as the store has it."""

    def __init__(self, number: int, session: Session, store: Store, thinkers: Executor) -> None:
        self.number = number
        self.session = session
        self.store = store
        self.thinkers = thinkers
        self.watchers: set[Watcher] = set()
        self.readings = Readings()
        #: What each seat had put together last, and after how many entries: for whoever comes back to it.
        self.drafts: dict[int, tuple[int, list[int], bool]] = {}
        #: Why a bot could not move: told to whoever watches.
        self.trouble: RegniError | None = None
        self._allowances: dict[tuple[int, ...], Allowance] = {}
        self._bots: dict[int, Bot] = {}
        self._bots_of: Game | None = None
        self._thinking: asyncio.Task[None] | None = None

    def allowance(self, seats: tuple[int, ...]) -> Allowance:
        """One for whoever has these seats, on however many pages."""
        return self._allowances.setdefault(seats, Allowance())

    # What people do.

    def play(self, seats: Sequence[int], at: int, moves: Sequence[str]) -> None:
        """Moves of whoever has these seats, who saw the table after `at` entries."""
        self._check_fresh(at)
        self.make(self.session.try_moves(seats, moves))

    def make(self, tried: Tried) -> None:
        """Moves that can be made."""
        self._keep(tried.entries, self.session.ends_with(tried), tried.moves)

    def undo(self, seats: Sequence[int], at: int) -> None:
        self._check_fresh(at)
        self._keep(self.session.check_undo(seats), False)

    def change_deck(self, seat: int, at: int, deck: Deck) -> None:
        self._check_fresh(at)
        self._keep(self.session.check_deck(seat, deck), False)

    def next_game(self, at: int) -> None:
        self._check_fresh(at)
        self._keep(self.session.check_next(), False)

    def _check_fresh(self, at: int) -> None:
        if at != self.session.count:
            raise RegniError("table-stale")

    def _keep(self, entries: list[str], is_over: bool, moves: Sequence[int] = ()) -> None:
        """First on the disk, then on the table, then in everybody's sight. `moves` are the entries as numbers, where
        they are moves."""
        before = self.session.cut_mark
        try:
            self.store.append(self.number, self.session.count, before + entries, is_over)
        except RegniError as error:
            if error.code == "table-stale":
                self.catch_up()
                self.wake()
            raise
        for entry in before if moves else before + entries:
            self.session.enter(entry)
        for move in moves:
            self.session.make(move)
        self.trouble = None
        self._tell()
        self.wake()

    def catch_up(self) -> None:
        """Another server may play at this table too, on the same file: how it stands is what the store says."""
        if self.store.count(self.number) != self.session.count:
            self.session = Session(self.session.terms, self.store.entries(self.number))
            self.readings = Readings()
            self._tell()

    def _tell(self) -> None:
        for watcher in list(self.watchers):
            watcher()

    # What happens by itself.

    def wake(self) -> None:
        """See to it that bots move if it is their turn. Called again while they think, it does nothing."""
        is_idle = self._thinking is None or self._thinking.done()
        if is_idle and (self.session.bot_to_move is not None or self.session.only_move is not None):
            self._thinking = asyncio.get_running_loop().create_task(self._let_others_play())

    async def _let_others_play(self) -> None:
        try:
            while True:
                # Whoever else has something to say gets to say it between two moves.
                await asyncio.sleep(0)
                only = self.session.only_move
                if only is not None:
                    self._make(only)
                    continue
                seat = self.session.bot_to_move
                if seat is None:
                    return
                at = self.session.count
                move = await self._choose(seat)
                # A person may have taken a move back in the meantime.
                if at == self.session.count:
                    self._make(move)
        except RegniError as error:
            # The disk is full: it goes on when somebody moves or comes back.
            self.trouble = error
            self._tell()

    def _make(self, move: int) -> None:
        """What makes itself, or what a bot does; unless another server was quicker."""
        try:
            self.make(self.session.try_moves(range(len(self.session.terms.players)), [move]))
        except RegniError as error:
            if error.code != "table-stale":
                raise

    async def _choose(self, seat: int) -> int:
        sight = self.session.game.sight(seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thinkers, self._bot(seat).choose, sight)

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat, for the game under way."""
        game = self.session.game
        if self._bots_of is not game:
            self._bots, self._bots_of = {}, game
        if seat not in self._bots:
            name = self.session.terms.players[seat].bot
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
    """All tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sessions: dict[int, LiveSession] = {}
        self._thinkers = ThreadPoolExecutor(THINKERS, "bot")

    def begin(self, owner: str, terms: Terms, key: str = "") -> str:
        """A new table; the key to the seats of all its people, who share one screen.

        A key that is given beforehand opens one table, however often it is begun.
        """
        if key and self.store.key(key) is not None:
            return key
        self._check_room(owner)
        # Whatever is wrong with it, is wrong with it before it is kept.
        Session(terms)
        people = [seat for seat, player in enumerate(terms.players) if not player.bot]
        if not people:
            raise RegniError("table-empty")
        key = key or new_key()
        self.store.begin(owner, terms_json(terms), {key: people})
        return key

    def rematch(self, key: str) -> str:
        """The same again with a new seed, for everybody who had a key to the old table. Whoever asks first begins it,
        the others find it: each key to the old table makes that to the new one."""
        opened = self.store.key(key)
        assert opened is not None
        again = key_from("rematch", key)
        if self.store.key(again) is not None:
            return again
        kept = self.store.session(opened.session)
        assert kept is not None
        if not kept.is_over:
            raise RegniError("rematch-running")
        self._check_room(kept.owner)
        terms = msgspec.structs.replace(read_terms(kept.terms), seed=secrets.token_hex(16))
        keys: dict[str, Sequence[int]] = {
            key_from("rematch", old): seats for old, seats in self.store.keys_of(kept.id).items()
        }
        self.store.begin(kept.owner, terms_json(terms), keys)
        return again

    def _check_room(self, owner: str) -> None:
        """Whether there is room for one more table."""
        own = [kept for kept in self.store.sessions_of(owner) if not kept.is_over]
        if len(own) >= MOST_OWN:
            raise RegniError("table-own", most=MOST_OWN)
        # What was begun and never played at gives way; else whoever begins table after table would keep all others out.
        if self.store.unfinished() >= MOST_SESSIONS and not self.store.drop_untouched(self.sessions):
            raise RegniError("table-many")

    def open(self, key: str) -> tuple[LiveSession, tuple[int, ...]] | None:
        """The table that a key opens, and its seats there."""
        opened = self.store.key(key)
        if opened is None:
            return None
        return self.live(opened.session), opened.seats

    def live(self, number: int) -> LiveSession:
        live = self.sessions.pop(number, None)
        if live is None:
            kept = self.store.session(number)
            assert kept is not None
            live = LiveSession(number, self.session(kept), self.store, self._thinkers)
            self._make_room()
        elif live.is_idle:
            live.catch_up()
        # The one used last stands last.
        self.sessions[number] = live
        return live

    @property
    def watchers(self) -> int:
        """How many watch, at all tables."""
        return sum(len(live.watchers) for live in self.sessions.values())

    def session(self, kept: KeptSession) -> Session:
        """A table as it stands, played again from the store."""
        return Session(read_terms(kept.terms), self.store.entries(kept.id))

    def _make_room(self) -> None:
        idle = [number for number, live in self.sessions.items() if live.is_idle]
        for number in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self.sessions[number]

    async def close(self) -> None:
        for live in self.sessions.values():
            await live.stop()
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        self.store.close()
