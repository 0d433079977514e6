"""Tables begun and played on to a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regni.book import fitted, usual_deck
from regni.bots.bot import make_bot
from regni.bots.seated import Bot
from regni.decks import deck_of
from regni.game import Game
from regni.notation import move_text
from regni.rulesets import ruleset_from
from regni.table.host import Host
from regni.table.sitting import Setup, Sitter


def begin(
    host: Host,
    fixed: Mapping[str, object] | None = None,
    seats: int = 3,
    people: int = 1,
    bot: str = "random",
    seed: str = "a table",
) -> str:
    """A table with people on the first seats; its key."""
    rules = ruleset_from(dict(fixed or {}))
    deck = deck_of(fitted(usual_deck(rules, seats), rules))
    sitters = [Sitter(f"Earl {seat}") if seat < people else Sitter(bot=bot) for seat in range(seats)]
    return host.begin("A" * 22, Setup(dict(fixed or {}), sitters, [deck] * seats, seed))


def play_on(host: Host, key: str, until: Callable[[Game], bool], most: int = 20_000) -> bool:
    """Let stewards play every seat until it is so; whether it ever was."""
    opened = host.open(key)
    assert opened is not None
    live, _ = opened
    sitting = live.sitting
    bots: dict[int, Bot] = {}
    for _ in range(most):
        game = sitting.game
        if sitting.is_over or until(game):
            return True
        seat = game.deciding
        assert seat is not None
        bot = bots.setdefault(seat, make_bot("steward", seat, "stewards", game.record.ruleset))
        entry = move_text(bot.choose(game.sight(seat)))
        host.store.append(live.number, sitting.count, [entry], False)
        sitting.enter(entry)
    return False


def own_turn(host: Host) -> str:
    """A table some way into a game, where it is the first seat's turn; its key."""
    key = begin(host)
    assert play_on(host, key, lambda game: len(game.moves) > 70 and game.deciding == 0 and game.about == "turn")
    return key
