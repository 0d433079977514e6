"""Bots: they see a seat's view and nothing else, they play legal moves to the end, and the simple one is no fool."""

from __future__ import annotations

import pytest

from regni import Game, Ruleset
from regni.bots.bot import BOTS, Bot, make_bot
from regni.engine.cards import COLOURS
from regni.positions import Data
from regni.testing import at, earl, fief


def seat_bots(kinds: list[str], seed: str) -> list[Bot]:
    return [make_bot(kind, seat, seed, Ruleset()) for seat, kind in enumerate(kinds)]


def play_out(kinds: list[str], seed: str) -> Game:
    game, bots = Game.new(seats=len(kinds), seed=seed), seat_bots(kinds, seed)
    while (seat := game.deciding) is not None:
        game.play(bots[seat].choose(game.view(seat), game.legal_moves()))
    return game


def simple_choice(game: Game) -> str:
    seat = game.deciding
    assert seat is not None
    return make_bot("simple", seat, "a seed", game.table.rules).choose(game.view(seat), game.legal_moves())


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_games_of_bots_come_to_an_end(kind: str, seats: int) -> None:
    game = play_out([kind] * seats, f"whole game {seats}")
    assert game.outcome is not None
    assert not any("concede" in move for move in game.record.moves)


def test_a_bot_plays_the_same_with_the_same_seed() -> None:
    for kind in BOTS:
        assert play_out([kind] * 3, "again").record.moves == play_out([kind] * 3, "again").record.moves
    assert play_out(["random"] * 3, "once").record.moves != play_out(["random"] * 3, "twice").record.moves


def test_the_simple_bot_beats_the_random_one() -> None:
    wins = 0
    for number in range(20):
        kinds = ["simple", "random"] if number % 2 else ["random", "simple"]
        outcome = play_out(kinds, f"match {number}").outcome
        assert outcome is not None
        wins += outcome.winner == kinds.index("simple")
    assert wins >= 16


# A bot that would look.


class Prying:
    """Takes apart all it is given, then spoils it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, view: Data, moves: list[str]) -> str:
        self.search(view)
        earls = view["earls"]
        assert isinstance(earls, list)
        for seat, one in enumerate(earls):
            assert "deck" not in one
            if seat != self.seat:
                assert not {"hand", "towers", "tray"} & set(one)
        decks = view["decks"]
        assert isinstance(decks, dict)
        assert all(set(deck) == {"discard", "size"} for deck in decks.values())
        assert "rng" not in view
        chosen = next(move for move in moves if move != "concede")
        view.clear()
        moves.clear()
        for one in earls:
            for part in one.values():
                if isinstance(part, dict | list):
                    part.clear()
        return chosen

    def search(self, thing: object) -> None:
        """Plain data all the way down: nothing that leads to the table."""
        assert type(thing) in (dict, list, str, int, bool)
        if isinstance(thing, dict):
            for key, value in thing.items():
                assert type(key) is str
                self.search(value)
        elif isinstance(thing, list):
            for value in thing:
                self.search(value)


def test_a_bot_that_tries_to_look_sees_its_own_seat_only() -> None:
    game = Game.new(seats=3, seed="prying")
    bots = [Prying(seat) for seat in range(3)]
    for _ in range(120):
        seat = game.deciding
        if seat is None:
            break
        before = game.view(seat)
        chosen = bots[seat].choose(game.view(seat), game.legal_moves())
        assert game.view(seat) == before, "what a bot is given is its own copy"
        game.play(chosen)


def test_a_bot_holds_neither_the_seed_nor_the_game() -> None:
    for kind in BOTS:
        held = vars(make_bot(kind, 1, "the secret seed", Ruleset()))
        assert "the secret seed" not in repr(held)
        assert not any(isinstance(thing, Game) for thing in held.values())


# Rules of thumb.


def test_lands_come_first() -> None:
    game = at(earl(hand={"land": 1, "castle": 1, "prince": 1, "banquet": 1}), earl())
    assert simple_choice(game) == "attach land 1"


def test_a_castle_is_founded_and_lords_are_installed() -> None:
    assert simple_choice(at(earl(hand={"castle": 1, "prince": 1}), earl())) == "found castle"
    assert simple_choice(at(earl(hand={"champion": 1}), earl(towers={"land": 3}))) == "install champion 1"


def test_towers_are_raised_from_what_is_held_twice() -> None:
    assert simple_choice(at(earl(hand={"allies": 2, "castle": 2, "land": 1}), earl())) == "tower allies"
    full = at(earl(hand={"allies": 2, "castle": 2, "land": 1}, towers={"banquet": 3}), earl())
    assert not simple_choice(full).startswith("tower")


def test_it_attacks_where_it_should_get_through_and_not_elsewhere() -> None:
    strong = earl(
        fiefs=[fief("palace", "champion", "land", "land", "land")], pool={"knight": 3}, deck={"banquet": 6, "castle": 6}
    )
    assert simple_choice(at(strong, earl())) == "siege red 1"
    assert simple_choice(at(strong, earl(towers={"land": 6}, hand={"allies": 6}))) not in ("siege red 1", "raid red 1")


def test_it_defends_what_is_attacked() -> None:
    attacker = earl(fiefs=[fief("palace", "", "land", "land", "land")], pool={"knight": 3})
    defender = earl(fiefs=[fief("palace", "", "land", "land")], pool={"knight": 2}, hand={"banquet": 1})
    game = at(attacker, defender)
    # With nothing more to field the attacker is not asked again.
    for move in ("siege red 1", "field pool knight", "field pool knight", "field pool knight"):
        game.play(move)
    assert (game.deciding, game.about) == (1, "field")
    assert simple_choice(game) == "field pool knight"


def test_it_answers_treachery_with_allies() -> None:
    game = at(
        earl(hand={"treachery": 1}), earl(fiefs=[fief("palace", "prince")], hand={"allies": 1, "banquet": 1})
    )  # fmt: skip
    game.play("betray red lord 1")
    assert simple_choice(game) == "ally"


def test_it_bequeaths_before_the_deck_runs_out() -> None:
    heir = [fief("palace", "prince")]
    young = at(earl(fiefs=heir, hand={"banner": 1}, deck={"banquet": 6, "land": 6, "castle": 6}), earl())
    assert not simple_choice(young).startswith("bequeath")
    old = at(earl(fiefs=heir, hand={"banner": 1}, deck={"banquet": 2}), earl())
    assert simple_choice(old) == "bequeath 1"


def test_it_ends_the_turn_when_there_is_nothing_to_do() -> None:
    assert simple_choice(at(earl(hand={"allies": 1}), earl(towers={"land": 2}))) == "end"


def test_every_seat_has_a_stream_of_its_own() -> None:
    moves = [str(number) for number in range(1000)]
    chosen = {tuple(make_bot("random", seat, "x", Ruleset()).choose({}, moves) for _ in "12") for seat in range(6)}
    assert len(chosen) == len(COLOURS)
