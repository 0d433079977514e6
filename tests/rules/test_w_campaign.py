"""A campaign of Wessex played by a script: a Summer, a Winter that is saved half way, and the next Summer."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from regni import Game, ruleset_from
from regni.engine.cards import NAMES
from regni.records.positions import counts, position
from regni.testing import play, side, told
from regni.testing.invariants import check

MONKS = {"church": 6, "monk": 6, "banquet": 6, "land": 6}


class Pair:
    """Two games that are played alike."""

    def __init__(self, one: Game, other: Game) -> None:
        self.one = one
        self.other = other

    def play(self, *moves: str) -> Game:
        for move in moves:
            play(self.one, move)
            play(self.other, move)
            assert position(self.one.table) == position(self.other.table)
        return self.one


def summer(game: Game) -> None:
    """The first player builds a Monastery, and calls for Winter once he has the pair in Hand."""
    first = game.table.first
    plan = ["attach church 1", "install monk 1"]
    while True:
        if game.deciding == first:
            hand = counts(game.table.earls[first].hand)
            if plan and plan[0] in game.legal_moves():
                play(game, plan.pop(0))
            elif not plan and hand.get("monk") and hand.get("banquet"):
                return
        play(game, "end")


@pytest.mark.rule("W3.4", "W4.1", "W4.2", "W4.3", "W4.4", "W4.5", "W4.6", "W4.7", "W5.1", "W6.1")
def test_a_campaign_goes_through_a_winter_and_can_be_saved_in_the_middle_of_it(tmp_path: Path) -> None:
    game = Game.new(decks=[MONKS] * 3, ruleset=ruleset_from({"variant": "wessex"}), seed="campaign")
    first = int(game.table.first)
    second, third = (first + 1) % 3, (first + 2) % 3
    play(game, "mulligan", "pass", "pass")
    summer(game)

    # The vote: a Monastery has the power of three, and the caller his own vote.
    play(game, "call vote", "vote against", "vote against")
    assert (told(game)[-1], game.about, game.deciding) == ("winter", "show_pair", first)
    play(game, "show", "pass", "pass")
    assert [game.table.earls[seat].legacy for seat in (first, second, third)] == [2, 0, 0]
    assert (game.table.summer, game.table.first, game.table.markers_out) == (2, second, 1)

    # Points are spent one by one; the campaign is laid aside between them.
    play(game, "buy castle")
    game.save(tmp_path / "winter.toml")
    both = Pair(game, Game.load(tmp_path / "winter.toml"))
    both.play("buy towers", "tower land", "tower cathedral")

    # Decks: the second Earl the same again, the third begins a new one and changes his mind, the first picks.
    assert (game.about, game.deciding) == ("pick", second)
    both.play("same")
    both.play("pick church", "pick monk", "same")
    assert game.why_not("same") is not None, "a Land of the first stands as a Tower"
    picks = ["castle"] * 5 + ["land"] * 5 + ["champion"] * 6 + ["banner"] * 6 + ["church"] * 2
    both.play(*[f"pick {kind}" for kind in picks])

    # Mulligans, in the new turn order.
    assert (game.about, game.deciding) == ("mulligan", second)
    both.play("pass", "mulligan", "pass")
    assert (game.about, game.deciding, game.table.round) == ("turn", second, 1)
    mine = game.table.earls[first]
    assert Counter(counts(mine.hand)) + Counter(NAMES[kind] for kind in mine.deck) == Counter(picks)
    assert side(game, first)["towers"] == {"land": 1, "cathedral": 1}
    assert [len(game.table.earls[seat].fiefs) for seat in (first, second, third)] == [2, 1, 1]
    check(game.table)

    # The next Summer runs on from both alike, to the longboats: seven rounds, then the vote of all.
    while game.about == "turn":
        both.play("end")
    assert (game.about, game.deciding, game.table.round) == ("cast", second, 7)
    both.play("vote for", "vote for", "vote against", "pass", "pass", "pass")
    assert (game.table.summer, game.table.markers_out, game.table.first) == (3, 2, third)
    assert both.one.record.moves == both.other.record.moves
    both.one.save(tmp_path / "one.toml")
    assert position(Game.load(tmp_path / "one.toml").table) == position(game.table)
