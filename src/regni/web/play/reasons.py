"""Why bots moved as they did, in their own words: what is kept of it, and below which line of the chronicle it stands.

During a game only the reasons that everybody could work out are told (`Bot.is_open`). At its end all of them are.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence

import msgspec

from ...bots.bot import Bot
from ...engine.moves import CONCEDE, verb
from ...errors import RegniError
from ...game import Game
from ...words.chronicle import Entry
from ...words.words import Words


class Reason(msgspec.Struct, frozen=True, array_like=True):
    """A bot's reason for one move: the id of a sentence and its numbers, so that it can be told in every language."""

    message: str
    numbers: dict[str, int]
    is_open: bool

    def text(self, words: Words) -> str:
        return words.text(self.message, **self.numbers)

    def said_by(self, seat: int, words: Words) -> str:
        """The reason with the Earl whose it is, for a place that does not show it."""
        return words.text("why-of", earl=words.earl(seat), why=self.text(words))


#: The reasons in a game, by the number of the move. The first move has number 1.
Reasons = Mapping[int, Reason]


def reason_of(bot: Bot, game: Game, legal: Sequence[int], move: int) -> Reason | None:
    """The reason for the move that a bot has just chosen in a game. None if it has none to give, or had no choice."""
    message, numbers = bot.reason()
    if not message or len([one for one in legal if one != CONCEDE]) < 2:
        return None
    return Reason(message, numbers, bot.is_open(game.table, move))


def reason_json(reason: Reason) -> str:
    return msgspec.json.encode(reason).decode()


def read_reason(text: str) -> Reason:
    try:
        return msgspec.json.decode(text, type=Reason)
    except msgspec.MsgspecError:
        raise RegniError("store-value", value=text[:40]) from None


def told_now(game: Game, reasons: Reasons) -> dict[int, Reason]:
    """The reasons that may be told now."""
    is_over = game.outcome is not None
    return {number: one for number, one in reasons.items() if is_over or one.is_open}


def below_lines(
    lines: Collection[int], entries: Sequence[Entry], move_of: Sequence[int], game: Game, reasons: Reasons, words: Words
) -> dict[int, str]:
    """What is said below the lines of the chronicle with these numbers. `entries` are all lines, `move_of` has the
    number of the move of every event that the reader saw.

    A reason stands below the first line of its move. A move without a line, such as the end of fielding, has it below
    the line before.
    """
    told = told_now(game, reasons)
    if not told:
        return {}
    moves = [move_of[entry.heard] for entry in entries]
    own: dict[int, list[str]] = {}
    others: dict[int, list[str]] = {}
    for number, reason in told.items():
        place = bisect_right(moves, number - 1)
        if place == len(moves) or moves[place] != number:
            place -= 1
        if place < 0 or entries[place].number not in lines or is_said(number, reason, game, told):
            continue
        line, bot = entries[place].number, game.movers[number - 1]
        if moves[place] and game.movers[moves[place] - 1] == bot:
            own.setdefault(line, []).append(reason.text(words))
        else:
            others.setdefault(line, []).append(reason.said_by(bot, words))
    said = {line: [words.text("why-said", why=" ".join(dict.fromkeys(texts)))] for line, texts in own.items()}
    return {line: " ".join([*said.get(line, []), *others.get(line, [])]) for line in {**own, **others}}


def is_said(number: int, reason: Reason, game: Game, reasons: Reasons) -> bool:
    """Whether the move before had the same reason. A force is sent card by card, for one reason. Its numbers may differ
    from card to card."""
    before = reasons.get(number - 1)
    if before is None or before.message != reason.message:
        return False
    (last, mover), (move, other) = [(game.moves[one - 1], game.movers[one - 1]) for one in (number - 1, number)]
    return mover == other and (before == reason or verb(last) == verb(move))
