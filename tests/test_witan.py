"""The witan: deals it imagines, its search, its budgets, and moves that are plainly right."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings

from regni import Game
from regni.bots.imagine import Imagination
from regni.bots.levels import BUDGETS, LEVELS, check_bot, known_decks, make_bot, make_witan
from regni.bots.steward.steward import Steward
from regni.bots.weigh import FEATURES, FOE_FEATURES, weigh
from regni.bots.weights import FOES, PULLS
from regni.bots.witan import Witan
from regni.engine.cards import CHAMPION, CHURCH, LAND
from regni.engine.digest import digest
from regni.engine.moves import CONCEDE
from regni.engine.piles import cards, held, total
from regni.engine.play import legal_moves, playout
from regni.engine.rng import stream
from regni.engine.sight import look, new_memory, veil
from regni.engine.table import Table
from regni.errors import RegniError
from regni.testing import at, earl, fief, heathen, king, play, rebellion, wessex
from regni.testing.strategies import seeds, tables
from regni.words.notation import move_text

STRONG = {"pool": {"knight": 4}}
LANDS = fief("palace", "champion", "land", "land", "land", "land")
DECK: list[str] = ["church"] * 5 + ["banquet"] * 5


def imagination(game: Game, seat: int) -> Imagination:
    return Imagination(
        game.sight(seat), known_decks(game.table.rules), Steward(stream("deals", "s")), stream("deals", "x")
    )


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables(), seeds())
def test_an_imagined_deal_looks_the_same_and_can_be_played(table: Table, seed: str) -> None:
    """Under any rules and at any moment: the seat cannot tell it from the real one, and it plays on to the end."""
    if table.over:
        return
    seat = int(table.stack[-1].seat)
    sight = look(table, seat, new_memory(table, seat))
    rng = stream(seed, "deals")
    imagined = Imagination(sight, known_decks(table.rules), Steward(rng), rng).deal()
    assert digest(veil(imagined, seat)) == digest(sight.table)
    assert legal_moves(imagined) == sight.moves
    for one in imagined.earls:
        assert (total(one.hand), total(one.towers)) == (one.hand_size, one.towers_up)
    playout(imagined, rng)
    assert imagined.over


def test_a_hand_that_was_shown_is_in_every_imagined_deal() -> None:
    abbot = earl(fiefs=[fief("palace", "monk", "church")])
    game = at(abbot, earl(fiefs=[fief("palace")], hand={"champion": 2, "land": 1}, deck=DECK))
    play(game, "visit red", "end", "attach land 1", "end")
    for _ in range(30):
        assert held(imagination(game, 0).deal().earls[1].hand, CHAMPION) == 2


def test_discards_that_were_shuffled_in_are_among_the_hidden_cards() -> None:
    heir = earl(fiefs=[fief("palace", "prince")], hand={"banner": 1}, discard={"land": 5}, deck=["church"] * 4)
    game = play(at(heir, earl(fiefs=[fief("palace")], deck=["church"] * 4)), "bequeath 1", "end")
    for _ in range(30):
        red = imagination(game, 1).deal().earls[0]
        assert red.deck.count(LAND) + held(red.hand, LAND) >= 5


def test_what_he_did_tells_of_his_hand() -> None:
    """Red was attacked and fielded nobody from his Hand, nor did he call Allies: he will hardly have a Champion."""
    strong = earl(fiefs=[LANDS], pool={"knight": 4}, hand={"champion": 1}, deck=DECK)
    weak = earl(fiefs=[fief("palace"), fief("castle", "", "land")], hand={"church": 3}, deck=["champion"] * 6)
    game = at(strong, weak, turn="blue")
    play(game, "raid red 2")
    while game.deciding is not None and not game.legal_moves()[0].startswith("take"):
        moves = game.legal_moves()
        play(game, next((move for move in moves if move in ("done", "pass")), moves[0]))
    with_deeds = champions(game)
    game._memories[0].deeds.clear()
    assert with_deeds < champions(game) * 2 / 3


def champions(game: Game) -> int:
    """How many Champions red has in Hand, in many imagined deals."""
    thoughts = imagination(game, 0)
    return sum(held(thoughts.deal().earls[1].hand, CHAMPION) for _ in range(1000))


def test_guesses_go_by_lot() -> None:
    """Of a book of two decks, the one that was shown more of is guessed more often, the other now and then."""
    game = at(earl(), earl(fiefs=[fief("palace", "", "land", "land", "land")], hand={"monk": 5}, deck=DECK))
    rng = stream("lot", "deals")
    lands, churches = (cards(LAND, 6) + cards(CHURCH, 6), 1), (cards(LAND, 3) + cards(CHURCH, 6), 1)
    thoughts = Imagination(game.sight(0), [lands, churches], Steward(rng), rng)
    guessed = [thoughts.deal().earls[1].wanted for _ in range(200)]
    assert 140 < guessed.count(lands[0]) < 200


def test_own_towers_and_hand_are_as_they_are() -> None:
    game = at(
        earl(fiefs=[fief("palace")], hand={"land": 2}, towers={"banner": 2}, deck=["church"] * 5),
        earl(fiefs=[fief("palace")], deck=["church"] * 5),
    )
    mine = imagination(game, 0).deal().earls[0]
    assert (mine.hand, mine.towers) == (game.table.earls[0].hand, game.table.earls[0].towers)
    assert sorted(mine.deck) == sorted(game.table.earls[0].deck)


def test_there_is_a_weight_for_everything_that_is_weighed() -> None:
    assert [len(row) for row in PULLS] == [len(FEATURES)] * 4
    assert [len(row) for row in FOES] == [len(FOE_FEATURES)] * 4


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables())
def test_chances_are_chances(table: Table) -> None:
    values = weigh(table)
    assert len(values) == table.players
    assert all(0 <= value <= 1 for value in values)
    shared = table.variant.has_king and table.rules.mode != "semi"
    if not shared and not table.over:
        assert sum(values) <= 1 + 1e-9


# Budgets.


def test_a_witan_makes_as_many_simulations_as_it_is_given() -> None:
    game = Game.new(seats=2, seed="budget")
    witan = make_witan(37, stream("w", "1"), game.table.rules)
    chosen = witan.choose(game.sight(int(game.table.first)))
    assert witan.search is not None
    assert 0 < witan.search.done <= 48
    assert chosen in legal_moves(game.table)


def test_an_easy_decision_takes_little_time() -> None:
    """Where one move wins at once, and no other does, few simulations are made."""
    game = at(earl(fiefs=[LANDS], **STRONG, deck=DECK), earl(fiefs=[fief("palace")], deck=DECK), turn="blue")
    witan = make_witan(5000, stream("w", "1"), game.table.rules)
    witan.choose(game.sight(0))
    assert witan.search is not None
    assert witan.search.done < 2500


def test_a_witan_stops_when_its_time_is_up_or_when_told() -> None:
    game = Game.new(seats=2, seed="time")
    for stopped in (False, True):
        witan = make_witan(10**9, stream("w", "1"), game.table.rules, None if stopped else 0.2)
        if stopped:
            threading.Timer(0.2, witan.stop).start()
        begun = time.perf_counter()
        assert witan.choose(game.sight(int(game.table.first))) in legal_moves(game.table)
        # Far from a timing test: without the stop it would think for days.
        assert time.perf_counter() - begun < 60


def test_the_levels_are_known_by_name_and_ordered_by_what_they_may_spend() -> None:
    assert LEVELS == ("squire", "knight", "prince", "king")
    assert BUDGETS["prince"] < BUDGETS["king"]
    for name in (*LEVELS, "random", "steward", "witan", "witan:1", "witan:999999"):
        assert check_bot(name) == name
    for name in ("", "simple", "witan:", "witan:0", "witan:1e9", "witan:9999999", "King", "witan:-5"):
        with pytest.raises(RegniError):
            check_bot(name)


# Plainly right.


def chosen_by(game: Game, name: str) -> str:
    seat = game.deciding
    assert seat is not None
    bot = make_bot(name, seat, "plain", game.table.rules)
    return move_text(bot.choose(game.sight(seat)))


#: Positions in which one move is plainly right, by what it does.
PLAIN: dict[str, tuple[Callable[[], Game], set[str]]] = {
    "the siege of the last Fief wins": (
        lambda: at(earl(fiefs=[LANDS], deck=DECK, turns=3, **STRONG), earl(fiefs=[fief("castle")], deck=DECK, turns=3)),
        {"siege red 1"},
    ),
    "the Vassal in the only Fief is betrayed": (
        lambda: at(
            earl(fiefs=[fief("palace")], hand={"treachery": 1, "land": 1}, deck=DECK),
            earl(fiefs=[fief("palace", "vassal", "land", "land")], deck=DECK),
        ),
        {"betray red lord 1"},
    ),
    "bequeath or die": (
        lambda: at(
            earl(
                fiefs=[fief("palace", "prince", "land")], hand={"banner": 1, "land": 2}, deck=[], discard={"church": 6}
            ),
            earl(fiefs=[fief("palace")], deck=DECK),
        ),
        {"bequeath 1"},
    ),
    "an Earl who does not defend has lost": (
        lambda: play(
            at(
                earl(fiefs=[fief("castle")], hand={"champion": 2}, deck=DECK, turns=3),
                earl(fiefs=[fief("palace", "champion")], deck=DECK, turns=3),
                turn="red",
                first="red",
            ),
            "siege blue 1",
            "field lord champion 1",
        ),
        {"field hand champion"},
    ),
    "King and Cathedral: only the turn must be lived through": (
        lambda: heathen(
            earl(fiefs=[fief("palace", "", "land")], hand={"cathedral": 1, "land": 2}, deck=DECK),
            earl(fiefs=[fief("palace")], deck=DECK),
            earl(fiefs=[fief("palace")], deck=DECK),
            king="blue",
        ),
        {"attach cathedral 1"},
    ),
    "the vote that keeps a rival from winning": (
        lambda: play(
            wessex(
                earl(fiefs=[fief("palace", "", "cathedral")], deck=DECK, turns=3),
                earl(fiefs=[fief("palace", "", "church", "land")], deck=DECK, turns=3),
                king="blue",
                turn="red",
                first="red",
            ),
            "call vote",
        ),
        {"vote against"},
    ),
    "the King's last Castle": (
        lambda: rebellion(
            earl(fiefs=[LANDS], deck=DECK, turns=3, **STRONG),
            king(fiefs=[fief("castle")], guard=1),
            mode="solo",
        ),
        {"siege red 1"},
    ),
}


@pytest.mark.parametrize("what", PLAIN)
@pytest.mark.parametrize("name", ["steward", "witan:100"])
def test_what_is_plainly_right(what: str, name: str) -> None:
    make, right = PLAIN[what]
    assert chosen_by(make(), name) in right


def test_a_witan_says_how_its_imagined_games_ended() -> None:
    game = Game.new(seats=2, seed="why")
    witan = make_bot("witan:50", 0, "why", game.table.rules)
    assert isinstance(witan, Witan)
    witan.choose(game.sight(int(game.table.first)))
    name, figures = witan.reason()
    assert name == "why-witan"
    assert 0 < figures["deals"] <= 64
    assert 0 <= figures["percent"] <= 100


def test_it_never_concedes() -> None:
    game = at(earl(fiefs=[fief("palace")], deck=[]), earl(fiefs=[LANDS], deck=DECK, **STRONG))
    assert CONCEDE in game.sight(0).moves
    assert chosen_by(game, "witan:30") != "concede"
