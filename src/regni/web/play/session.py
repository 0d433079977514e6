"""A session: one game or a series, made from its terms and the entries since.

An entry is a line of text: a move in notation, `undo`, and between the games of a series `deck red castle 3, ...` and
`next`. After a restart all entries are carried out again in their order.

Corrected rules may forbid an entry of an older session. Then the session stands as it was before that entry. The stored
entries stay. When the session is played on, an entry `cut 12 B6.11` is added: only the first 12 entries before it
count, and rule B6.11 forbids the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ...decks.deck import Deck, check_deck, deck_of
from ...decks.text import deck_text, read_deck
from ...engine.cards import COLOURS
from ...engine.handlers import HANDLERS
from ...engine.play import legal_moves, play, why_not
from ...engine.rule_ids import rule_id
from ...engine.ruleset import Ruleset
from ...engine.table import Table
from ...errors import Notation, RegniError
from ...game import Game
from ...records.positions import Data, winning_seats
from ...records.series import Series
from ...rules.revisions import is_older
from ...words.notation import move_text, read_move
from ..terms import Terms, read_rules

UNDO = "undo"
NEXT = "next"
DECK = "deck"
CUT = "cut"
#: In which ways terms and entries may fail that no program has written.
NONSENSE = (ValueError, LookupError, ArithmeticError, TypeError)
#: Enough for a force or a deck, card by card, and the word that ends it.
MOST_AT_ONCE = 60
#: The most moves that may be taken back in a game. Each `undo` is stored and read again whenever the session is opened.
MOST_UNDONE = 1000


class Tried(NamedTuple):
    """Moves that can be made one after another. They were tried on a copy of the table."""

    moves: list[int]
    #: The kind and seat of the decision before each move, and of the one after the last move.
    decisions: list[tuple[int, int]]
    #: The table after the moves.
    table: Table
    #: Whether the moves show nothing hidden and draw nothing by chance.
    is_unseen: bool

    @property
    def entries(self) -> list[str]:
        return [move_text(move) for move in self.moves]


class Session:
    """The game under way, and the entries that led to it."""

    def __init__(self, terms: Terms, entries: Sequence[str] = ()) -> None:
        self.terms = terms
        ruleset, said = read_rules(terms)
        #: Whether the session was written by rules that were corrected since.
        self._is_older = is_older(said)
        self.series: Series | None = None
        #: The game under way, or the last one.
        self.game = self._begin(ruleset, [player.name or player.bot for player in terms.players])
        #: The number of entries. And for each move of the game, whether it was made because it was the only one.
        self.count = 0
        self._forced: list[bool] = []
        #: For each move of the game, the number of its entry.
        self.entry_of: list[int] = []
        #: The legal moves, by the number of entries when they were listed.
        self._legal: dict[int, list[int]] = {}
        #: If entries no longer hold: the entry that must come next. And the number of moves before the cut, with the
        #: message.
        self.cut_mark: list[str] = []
        self._cut: tuple[int, RegniError] | None = None
        self._play_again(entries)

    def _begin(self, ruleset: Ruleset, names: list[str]) -> Game:
        """The first game."""
        terms, decks = self.terms, list[Deck](self.terms.decks)
        if not terms.best_of:
            return Game.new(ruleset=ruleset, seed=terms.seed, names=names, decks=decks)
        self.series = Series.new(terms.best_of, ruleset=ruleset, seed=terms.seed, names=names, decks=decks)
        return self.series.start()

    def _play_again(self, entries: Sequence[str]) -> None:
        """Carries out the entries of a stored session, as far as they hold."""
        numbers = uncut(entries)
        for number, entry in played([entries[one] for one in numbers]):
            self.count = numbers[number]
            try:
                self.enter(entry)
            except RegniError as problem:
                if not self._is_older:
                    raise
                rule = str(problem.data.get("rule", ""))
                self._note_cut(rule)
                self.cut_mark = [f"{CUT} {number} {rule}".strip()]
                break
        # Moves that were taken back are not played again, but they are counted.
        self.game.undone = undone(entries)
        self.count = len(entries)
        if any(player.bot for player in self.terms.players):
            # A long game is played again in a thread of its own. Later this would hold up other tables.
            self.game.remember()

    # What there is to know.

    @property
    def is_over(self) -> bool:
        return self.series.winner is not None if self.series else self.game.outcome is not None

    @property
    def is_between_games(self) -> bool:
        return self.series is not None and self.series.current is None and self.series.winner is None

    @property
    def bot_to_move(self) -> int | None:
        """The seat that has to decide, if a bot plays it."""
        seat = self.game.deciding
        return seat if seat is not None and self.terms.players[seat].bot else None

    @property
    def by_itself(self) -> int | None:
        """The move that is made now without asking anybody."""
        return self.only_move

    @property
    def legal(self) -> list[int]:
        """The legal moves now."""
        if self.count not in self._legal:
            self._legal = {self.count: legal_moves(self.game.table)}
        return self._legal[self.count]

    @property
    def only_move(self) -> int | None:
        """The only legal move of a person. It is made for him, unless he could still take back the move before it. If
        friends share a screen and the decision depends on a Hand, everybody is asked: skipping a player would tell what
        his Hand lacks."""
        seat = self.game.deciding
        if seat is None or self.terms.players[seat].bot or self.may_undo(seat):
            return None
        if self.terms.is_shared and not HANDLERS[self.game.table.stack[-1].kind].is_public:
            return None
        return self.legal[0] if len(self.legal) == 1 else None

    def may_undo(self, seat: int) -> bool:
        """Whether a seat can take back its last move. A forced move cannot be taken back: it would be made again at
        once. Nor can a move of a finished game: its record has shown everything."""
        game = self.game
        return game.outcome is None and game.can_undo(seat) and not self._forced[-1] and game.undone < MOST_UNDONE

    def undo_length(self, seats: Sequence[int]) -> int:
        """How many moves have to be taken back so that one of these seats takes back its last choice, past moves of
        others. 0 if that cannot be: something hidden was shown since, or chance was asked."""
        game = self.game
        if game.outcome is not None:
            return 0
        length = next((n for n in range(1, game.undoable + 1) if game.movers[-n] in seats and not self._forced[-n]), 0)
        return length if game.undone + length <= MOST_UNDONE else 0

    @property
    def cut(self) -> RegniError | None:
        """The message that entries of this game no longer hold. It disappears when a person has moved."""
        if self._cut is None:
            return None
        at, message = self._cut
        return None if any(not self.terms.players[seat].bot for seat in self.game.movers[at:]) else message

    def shareable(self) -> Data:
        """The record of the game as players may see it, with the deal. Its words are shown when the whole session is
        over: the later games of a series are dealt with them too."""
        data, deal = self.game.shareable(), self.terms.deal
        if deal is not None:
            shown = deal if self.is_over else deal.hidden()
            data["deal"] = replace(shown, game=len(self.series.games) if self.series else 0).data()
        return data

    def rename(self, terms: Terms) -> None:
        """Replaces the terms by others in which only names have changed."""
        self.terms = terms
        names = [player.name or player.bot for player in terms.players]
        for player, name in zip(self.game.record.players, names, strict=True):
            player.name = name
        if self.series:
            self.series.names = names

    # What can be done.

    def try_moves(self, seats: Sequence[int], moves: Sequence[str | int]) -> Tried:
        """Tries moves that the holder of these seats wants to make one after another. Raises an error if one of them
        cannot be made. No move may follow one that shows something hidden or draws by chance, or be another player's:
        its refusal would tell what nobody may know yet."""
        if not 0 < len(moves) <= MOST_AT_ONCE:
            raise RegniError("table-moves", most=MOST_AT_ONCE)
        table = self.game.table.clone()
        reveals = table.reveals
        made: list[int] = []
        decisions = []
        for one in moves:
            if table.reveals != reveals:
                raise RegniError("table-foreseen")
            if table.over:
                raise RegniError("game-over")
            top = table.stack[-1]
            if int(top.seat) not in seats:
                raise RegniError("not-yours")
            move = one if isinstance(one, int) else read_move(one, table)
            if move not in (legal_moves(table) if made else self.legal):
                raise RegniError("move-illegal", move=Notation(move_text(move)), rule=rule_id(why_not(table, move)))
            decisions.append((int(top.kind), int(top.seat)))
            play(table, move)
            made.append(move)
        if not table.over:
            decisions.append((int(table.stack[-1].kind), int(table.stack[-1].seat)))
        return Tried(made, decisions, table, table.reveals == reveals)

    def ends_with(self, tried: Tried) -> bool:
        """Whether the session is over after these moves."""
        return bool(tried.table.over) and self.is_last(winning_seats(tried.table))

    def is_last(self, winners: Sequence[int]) -> bool:
        """Whether the session is over if these seats win the game."""
        if self.series is None:
            return True
        wins = [won + (seat in winners) for seat, won in enumerate(self.series.wins)]
        return self.series.winner_with(wins) is not None

    def check_undo(self, seats: Sequence[int]) -> list[str]:
        if not any(self.may_undo(seat) for seat in seats):
            raise RegniError("undo")
        return [UNDO]

    def check_deck(self, seat: int, deck: Deck) -> list[str]:
        """The entry for another deck in the next game of a series."""
        if self.series is None or not self.series.may_rebuild(seat):
            raise RegniError("series-deck")
        counts = check_deck(deck, self.series.ruleset)
        return [f"{DECK} {COLOURS[seat]} {deck_text(deck_of(counts))}"]

    def check_next(self) -> list[str]:
        if self.is_over:
            raise RegniError("series-over")
        if not self.is_between_games:
            raise RegniError("series-running")
        return [NEXT]

    @property
    def next_game(self) -> Game:
        """The next game of the series, as it will begin."""
        assert self.series is not None
        return self.series.next_game()

    def make(self, move: int) -> None:
        """Carries out a move that was tried."""
        is_forced = self.only_move is not None
        self.game.carry_out(move)
        self._note_move(is_forced)
        self.count += 1

    def _note_move(self, is_forced: bool) -> None:
        self._forced.append(is_forced)
        self.entry_of.append(self.count)

    def enter(self, entry: str) -> None:
        """Carries out an entry that was checked or stored before."""
        word, _, rest = entry.partition(" ")
        if word == UNDO:
            self.game.undo()
            self._forced.pop()
            self.entry_of.pop()
        elif word == NEXT and self.series is not None:
            self.game = self.series.start()
            self._forced.clear()
            self.entry_of.clear()
            self._cut = None
        elif word == DECK and self.series is not None:
            colour, _, deck = rest.partition(" ")
            self.series.rebuild(COLOURS.index(colour), read_deck(deck))
        elif word == CUT:
            self._note_cut(rest.partition(" ")[2])
            self.cut_mark = []
        else:
            is_forced = self.only_move is not None
            self.game.play(entry)
            self._note_move(is_forced)
        self.count += 1

    def _note_cut(self, rule: str) -> None:
        """Notes that the next move no longer holds, and the rule that forbids it if that is known."""
        at = len(self.game.moves)
        self._cut = at, RegniError("corrected", number=at + 1, rule=rule or "none")


def uncut(entries: Sequence[str]) -> list[int]:
    """The numbers of the entries that count, without those that were cut.

    >>> uncut(["end", "recruit", "end", "cut 1 B5.9", "feast"])
    [0, 3, 4]
    """
    found: list[int] = []
    for number, entry in enumerate(entries):
        if entry.startswith(f"{CUT} "):
            del found[int(entry.split()[1]) :]
        found.append(number)
    return found


def played(entries: Sequence[str]) -> list[tuple[int, str]]:
    """The entries that are played again to open a session, each with its place. Moves that were taken back are left
    out.

    >>> played(["end", "recruit", "undo", "feast"])
    [(0, 'end'), (3, 'feast')]
    """
    found: list[tuple[int, str]] = []
    for number, entry in enumerate(entries):
        if entry == UNDO and found and found[-1][1].split()[0] not in (NEXT, DECK, CUT):
            found.pop()
        else:
            found.append((number, entry))
    return found


def undone(entries: Sequence[str]) -> int:
    """How often a move was taken back in the game under way."""
    count = 0
    for entry in entries:
        count = 0 if entry == NEXT else count + (entry == UNDO)
    return count
