"""Tables begun and played on to a moment worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regni.bots.bot import Bot
from regni.bots.levels import make_bot
from regni.decks.book import fitted, usual_deck
from regni.decks.deck import deck_of
from regni.game import Game
from regni.rules.rulesets import ruleset_from
from regni.web.play.host import Host, LiveSession
from regni.web.terms import Player, Terms
from regni.words.notation import move_text


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
    players = [Player(f"Earl {seat}") if seat < people else Player(bot=bot) for seat in range(seats)]
    return host.begin("A" * 22, Terms(dict(fixed or {}), players, [deck] * seats, seed))


def open_table(host: Host, handle: str) -> tuple[LiveSession, tuple[int, ...]] | None:
    """A table as the person who began it finds it."""
    kept = host.store.find(handle)
    return host.open(handle, kept.owner) if kept else None


def play_on(host: Host, key: str, until: Callable[[Game], bool], most: int = 20_000) -> bool:
    """Let stewards play every seat until it is so; whether it ever was."""
    opened = open_table(host, key)
    assert opened is not None
    live, _ = opened
    session = live.session
    bots: dict[int, Bot] = {}
    for _ in range(most):
        game = session.game
        if session.is_over or until(game):
            return True
        seat = game.deciding
        assert seat is not None
        bot = bots.setdefault(seat, make_bot("steward", seat, "stewards", game.record.ruleset))
        entry = move_text(bot.choose(game.sight(seat)))
        host.store.append(live.number, session.count, [entry], False)
        session.enter(entry)
    return False


def own_turn(host: Host) -> str:
    """A table some way into a game, where it is the first seat's turn; its key."""
    key = begin(host)
    assert play_on(host, key, lambda game: len(game.moves) > 70 and game.deciding == 0 and game.about == "turn")
    return key
