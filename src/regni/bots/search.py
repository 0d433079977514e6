"""Information-set Monte Carlo tree search (ISMCTS) for one decision of one seat.

Each simulation imagines the hidden cards and plays a move. Then it follows the tree of moves tried before, adds one
node, plays on a while by the steward's rules of thumb, and weighs the position. A node stands for the moves that led to
it, whatever the hidden cards: so a move is judged over all deals that the seat thinks possible.

The seat's own moves compete by halving. All of them are tried on the same deals with the same luck, the worse half is
dropped, and the others are tried on more deals, until one is left. So a lucky deal is lucky for all moves. A move that
is clearly worse than the best is dropped at once: an easy decision takes little time.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from ..engine.handlers import HANDLERS
from ..engine.moves import CONCEDE, ListedMoves
from ..engine.play import play
from ..engine.rng import Rng
from ..engine.sight import Sight
from ..engine.table import Decision, Table
from .imagine import Imagination
from .steward.steward import Steward
from .weigh import weigh

if TYPE_CHECKING:
    from mypy_extensions import i64

#: How much the steward's opinion counts: a move that it scores a thousand lower must win this much more often.
LOYALTY: Final = 0.05
#: Each competing move gets at least this many simulations. If there are too few, only the steward's favourites compete.
FEWEST: Final = 6
#: After every LOOK deals, moves that are SURE standard errors worse than the best are dropped.
LOOK: Final = 12
SURE: Final = 3.0
#: A smaller difference between moves does not matter.
TRIFLE: Final = 0.002
# For moves below the first one:
#: A move must be played this often before the tree grows below it; until then the steward plays on.
RIPE: Final = 24.0
#: How much a move that was tried little is favoured.
CURIOSITY: Final = 0.1
#: A move that the steward scores this much lower is tried e times more rarely.
TEMPERATURE: Final = 20.0
#: The least attention for a move, whatever the steward says.
OPENNESS: Final = 0.01
#: How much worse than the others a move is assumed to be before it is tried.
DOUBT: Final = 0.05


class Try:
    """A move: how often it was played, and the results for the seat that plays it."""

    __slots__ = ("bias", "move", "results", "sum", "visits")

    def __init__(self, move: i64, bias: float) -> None:
        self.move: i64 = move
        self.bias = bias
        self.visits: float = 0.0
        self.sum: float = 0.0
        #: For a competing move: the result on each deal.
        self.results: list[float] = []

    def mean(self) -> float:
        return self.sum / self.visits if self.visits > 0.0 else 0.0


class Node:
    """A decision that is reached by the same moves, on any deal."""

    __slots__ = ("children", "seat", "tries")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.tries: dict[int, Try] = {}
        #: By the move, and by the seat and kind of the next decision: chance may lead to different ones.
        self.children: dict[int, Node] = {}


class Search:
    """The search for one decision, with a given number of simulations. It can be stopped at any time."""

    def __init__(
        self, sight: Sight, imagination: Imagination, steward: Steward, rng: Rng, budget: i64, horizon: i64
    ) -> None:
        self.seat: i64 = sight.seat
        self.imagination = imagination
        self.steward = steward
        self.rng = rng
        #: How many decisions are played below the tree before the position is weighed.
        self.horizon: i64 = horizon
        self.done: i64 = 0
        self.root = Node(sight.seat)
        #: The moves that still compete, best first.
        self.competing: list[Try] = candidates(sight, steward, budget)
        rounds: i64 = 0
        while 1 << rounds < len(self.competing):
            rounds += 1
        self.round_budget: i64 = budget // max(rounds, 1)
        self.left: i64 = self.round_budget
        # The current deal: its table, its random stream, and the next move to try on it.
        self.deal: Table = sight.table
        self.luck: Rng = rng
        self.next: i64 = 0

    def simulate(self, number: i64) -> bool:
        """Make that many more simulations; False when only one move is left."""
        for _ in range(number):
            if len(self.competing) == 1:
                return False
            if self.next == 0:
                self.deal = self.imagination.deal()
                self.luck = self.rng.branch()
            self.steward.collector.rng = self.luck.clone()
            self.try_on_deal(self.competing[self.next])
            self.steward.collector.rng = self.rng
            self.done += 1
            self.left -= 1
            self.next += 1
            if self.next == len(self.competing):
                self.next = 0
                if self.left < len(self.competing):
                    self.halve()
                elif len(self.competing[0].results) % LOOK == 0:
                    self.drop_the_worse()
        return True

    def halve(self) -> None:
        self.competing.sort(key=promise, reverse=True)
        del self.competing[(len(self.competing) + 1) // 2 :]
        self.left = self.round_budget

    def drop_the_worse(self) -> None:
        """Drop all moves that are clearly worse than the best, or better by too little to matter."""
        best = self.best()
        self.competing = [tried for tried in self.competing if tried is best or is_open(best, tried)]

    def best(self) -> Try:
        """The move that wins most often, with a small bonus for the steward's favourites."""
        return max(self.competing, key=promise)

    def try_on_deal(self, first: Try) -> None:
        t = self.deal.clone()
        path: list[Node] = []
        taken: list[Try] = []
        node = self.root
        tried = first
        chosen = first.move
        while True:
            play(t, chosen)
            if t.over or tried.visits < RIPE:
                break
            after = t.stack[-1]
            key: i64 = chosen | (after.kind << 32) | ((after.seat + 1) << 40)
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node(after.seat)
                break
            node = child
            moves = list_moves(t, after)
            if len(moves) == 1:
                chosen = moves[0]
                continue
            tried = self.select(t, after, node, moves)
            chosen = tried.move
            path.append(node)
            taken.append(tried)
        values = self.outcome(t)
        first.visits += 1.0
        first.sum += values[self.seat]
        first.results.append(values[self.seat])
        for i in range(len(path)):
            taken[i].visits += 1.0
            taken[i].sum += values[path[i].seat]

    def select(self, t: Table, d: Decision, node: Node, moves: list[int]) -> Try:
        """The next move to try, among those legal in this deal."""
        tries = node.tries
        for move in moves:
            if move not in tries:
                self.consider(t, d, node, moves)
                break
        visits: float = 0.0
        weight: float = 0.0
        total: float = 0.0
        for move in moves:
            tried = tries[move]
            visits += tried.visits
            weight += tried.bias
            total += tried.sum
        unknown = total / visits - DOUBT if visits > 0.0 else 0.5
        reach = CURIOSITY * sqrt(visits + 1.0) / weight
        highest: float = -1000.0
        best = tries[moves[0]]
        for move in moves:
            tried = tries[move]
            n = tried.visits
            value = tried.sum / n if n > 0.0 else unknown
            value += reach * tried.bias / (1.0 + n)
            if value > highest:
                highest = value
                best = tried
        return best

    def consider(self, t: Table, d: Decision, node: Node, moves: list[int]) -> None:
        """Add moves that are new to the node; the steward says how promising they are."""
        scores = score_all(self.steward, t, d, moves)
        top: i64 = max(scores)
        for i in range(len(moves)):
            if moves[i] not in node.tries:
                node.tries[moves[i]] = Try(moves[i], OPENNESS + exp(float(scores[i] - top) / TEMPERATURE))

    def outcome(self, t: Table) -> list[float]:
        """Play on for a while, then weigh the position for each seat."""
        left = self.horizon
        steward = self.steward
        while left > 0 and not t.over:
            play(t, steward.best(t))
            left -= 1
        return weigh(t)


def candidates(sight: Sight, steward: Steward, budget: i64) -> list[Try]:
    """The moves that compete, the steward's favourites first; only as many as the budget can tell apart."""
    moves = [move for move in sight.moves if move != CONCEDE]
    scores = score_all(steward, sight.table, sight.table.stack[-1], moves)
    top: i64 = max(scores)
    tries: list[Try] = []
    for i in range(len(moves)):
        tries.append(Try(moves[i], LOYALTY * float(scores[i] - top) / 1000.0))
    tries.sort(key=promise, reverse=True)
    return tries[: max(2, budget // FEWEST)]


def score_all(steward: Steward, t: Table, d: Decision, moves: list[int]) -> list[int]:
    steward.prepare(t, d)
    return [steward.score(t, d, move) for move in moves]


def promise(tried: Try) -> float:
    return tried.mean() + tried.bias


def is_open(best: Try, other: Try) -> bool:
    """Whether the other move, tried on the same deals, may still turn out better."""
    deals = len(best.results)
    total: float = 0.0
    squares: float = 0.0
    for i in range(deals):
        apart = best.results[i] - other.results[i]
        total += apart
        squares += apart * apart
    lead = total / deals
    error = sqrt(max(squares / deals - lead * lead, 0.0) / deals)
    lead += best.bias - other.bias
    return SURE * error - lead > TRIFLE


def list_moves(t: Table, d: Decision) -> list[int]:
    """All legal moves except conceding."""
    out = ListedMoves()
    HANDLERS[d.kind].choices(t, d, out)
    moves = out.listed
    if moves[-1] == CONCEDE:
        moves.pop()
    return moves
