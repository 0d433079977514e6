"""A Wessex campaign as it is told: from what everybody saw, Summer by Summer (W3 to W6)."""

from __future__ import annotations

import io
import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from regni import Game, RegniError, ruleset_from
from regni.bots.levels import make_bot
from regni.cli import main
from regni.terminal.ledger import ledger_page
from regni.testing import at, earl, fief, play, wessex
from regni.words.campaign import Ballot, Campaign, Crown, Point, Purchase, Summer, campaign_of
from regni.words.words import LANGUAGES, words


def end_of_summer(**parts: object) -> Game:
    """Blue can call a vote and carries it; it is the second Summer."""
    blue = earl(
        fiefs=[fief("palace", "monk", "church"), fief("castle", "prince", "land", "market_town")],
        hand={"monk": 1, "banquet": 1},
        legacy=1,
    )
    red = earl(fiefs=[fief("palace", "", "cathedral")], hand={"monk": 1, "banner": 1})
    return wessex(blue, red, earl(fiefs=[], hand={"land": 2}), **({"summer": 2, "king": "green", "round": 4} | parts))


def last(game: Game) -> Summer:
    return campaign_of(game).summers[-1]


@cache
def played(seed: str, seats: int = 3) -> Game:
    """A whole campaign of bots."""
    rules = ruleset_from({"variant": "wessex"})
    game = Game.new(seats, ruleset=rules, seed=seed)
    bots = [make_bot("random", seat, seed, rules) for seat in range(seats)]
    while (seat := game.deciding) is not None:
        game.play(bots[seat].choose(game.sight(seat)))
    return game


# What is told.


def test_a_vote_that_fails_leaves_the_summer_as_it_was() -> None:
    game = end_of_summer(turn="red")
    play(game, "call vote", "vote against", "vote against")
    summer = last(game)
    (vote,) = summer.votes
    assert (vote.round, vote.caller, vote.votes_for, vote.votes_against, vote.passed) == (4, "red", 4, 7, False)
    assert vote.ballots == [Ballot("red", "for", 4), Ballot("green", "against", 2), Ballot("blue", "against", 5)]
    assert not summer.winter
    assert summer.earned == []


def test_a_vote_under_way() -> None:
    game = play(end_of_summer(), "call vote", "pass")
    (vote,) = last(game).votes
    assert vote.passed is None
    assert vote.ballots == [Ballot("blue", "for", 5), Ballot("red", "abstains", 0)]


def test_a_winter_tells_points_earned_and_spent() -> None:
    game = end_of_summer()
    play(game, "call vote", "vote for", "vote against", "show", "pass", "pass")
    before, now = campaign_of(game).summers
    assert (before.number, before.first, before.rounds, before.winter) == (2, "blue", 4, True)
    assert (before.votes[0].votes_for, before.votes[0].votes_against, before.votes[0].passed) == (9, 2, True)
    assert before.earned == [
        Point("blue", "monk", 1),
        Point("blue", "prince", 2),
        Point("blue", "pair"),
        Point("red", "cathedral", 1),
        Point("green", "king"),
    ]
    assert before.legacy == {"blue": 4, "red": 1, "green": 1}
    assert [before.earned_by(colour) for colour in ("blue", "red", "green")] == [3, 1, 1]
    assert (now.number, now.first, now.markers, now.rounds, now.winter) == (3, "red", 2, 0, False)
    play(game, "buy castle", "buy banner", "buy towers")
    # An Earl who buys Towers is known to have bought them before he has said of what.
    assert now.spent == []
    assert last(game).spent == [Purchase("red", "castle"), Purchase("green", "banner"), Purchase("blue")]
    play(game, "tower land", "tower land", "buy lord prince 1", "buy property church 1", "buy banner")
    assert last(game).spent[2:] == [
        Purchase("blue"),
        Purchase("blue", "prince", 1),
        Purchase("blue", "church", 1),
        Purchase("blue", "banner"),
    ]


def test_off_the_table_one_point_is_the_most() -> None:
    game = wessex(
        earl(fiefs=[fief("palace", "monk", "church")]),
        earl(),
        earl(fiefs=[], hand={"monk": 1, "banquet": 1}),
        king="green",
    )
    play(game, "call vote", "vote for", "vote for", "show")
    summer = campaign_of(game).summers[0]
    assert summer.capped == ["green"]
    assert summer.earned_by("green") == 1
    assert summer.legacy["green"] == 1


def test_crowns_are_told_with_their_round() -> None:
    banners = earl(hand={"banner": 1}, banners=1)
    game = play(wessex(banners, earl(), round=7), "crown")
    assert last(game).crowns == [Crown("blue", 7)]


def test_longboats_bring_a_vote_without_a_caller() -> None:
    game = wessex(earl(), earl(), turn="red", first="blue", vikings={"markers_out": 7})
    play(game, "end", "vote against", "vote against")
    (vote,) = last(game).votes
    assert vote.caller == ""
    assert vote.passed is False
    assert last(game).danelaw


def test_points_spent_before_the_first_summer() -> None:
    rules = ruleset_from({"variant": "wessex", "legacy_start": 1})
    game = Game.new(2, ruleset=rules, seed="start")
    first = game.deciding
    game.play("buy castle")
    (summer,) = campaign_of(game).summers
    assert summer.number == 1
    assert summer.first == summer.spent[0].earl == ["blue", "red"][first or 0]


def test_a_move_taken_back_is_not_told() -> None:
    game = play(wessex(earl(hand={"banner": 1}, banners=1), earl()), "crown")
    assert last(game).crowns
    game.undo()
    assert not last(game).crowns


def test_only_wessex_is_a_campaign() -> None:
    with pytest.raises(RegniError, match="This is not a campaign"):
        campaign_of(at(earl(), earl()))


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", ["c0", "c1", "c8"])
def test_a_whole_campaign_adds_up(seed: str) -> None:
    game = played(seed)
    campaign = campaign_of(game)
    assert [summer.number for summer in campaign.summers] == list(range(1, game.table.summer + 1))
    assert [summer.winter for summer in campaign.summers] == [True] * (len(campaign.summers) - 1) + [False]
    firsts = [["blue", "red", "green"].index(summer.first) for summer in campaign.summers]
    assert all((one + 1) % 3 == after for one, after in pairwise(firsts))
    points = dict.fromkeys(campaign.earls, 0)
    for summer in campaign.summers:
        assert len(summer.spent) == sum(points.values())
        for colour in campaign.earls:
            points[colour] += summer.earned_by(colour)
        if summer.winter:
            assert summer.legacy == points
    assert campaign.outcome["ending"] == game.record.outcome["ending"]


def test_hidden_cards_are_not_told() -> None:
    """Nothing of a Tower, a Hand or a deck."""
    game = played("c0")
    told = json.dumps(campaign_of(game).data())
    towers = [one for summer in campaign_of(game).summers for one in summer.spent if one.what == "towers"]
    assert towers
    assert all(one.fief == 0 for one in towers)
    assert "deck" not in told
    assert "hand" not in told


# The page and the command.


def page(campaign: Campaign, language: str, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(ledger_page(campaign, words(language)))
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 140])
def test_the_page_reads_in_both_languages(language: str, width: int) -> None:
    game = play(end_of_summer(), "call vote", "vote for", "vote against", "show", "pass", "pass", "buy castle")
    text = page(campaign_of(game), language, width)
    assert all(len(line.rstrip()) <= width for line in text.splitlines())
    assert not re.search(r"ledger-|\{ ?\$", text)
    one_line = " ".join(text.split())
    if language == "en":
        assert "Summer 2 · Blue first · 4 rounds · Winter" in one_line
        assert "round 4, called by Blue, 9 for, 2 against: it passes (Blue +5, Red +4, Green -2)" in one_line
        assert "Blue: Monastery in Fief 1, Prince in Fief 2, Monk and Banquet shown · Red: Cathedral in" in one_line
        assert "Blue 4 · Red 1 · Green 1" in one_line
        assert "Spent Red: Castle" in one_line
    else:
        assert "Verano 2 · empieza Azul · 4 rondas · Invierno" in one_line
        assert "9 a favor, 2 en contra: se aprueba (Azul +5, Rojo +4, Verde -2)" in one_line


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "campaign.toml"
    game = played("c1")
    game.save(path)
    assert main(["campaign", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "Summer 1" in shown
    assert words("en").ending(game.table)[:40] in shown
    assert main(["campaign", str(path), "--lang", "es"]) == 0
    assert "Verano 1" in capsys.readouterr().out
    assert main(["campaign", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["earls"] == ["blue", "red", "green"]
    assert set(data["summers"][0]) >= {"number", "first", "rounds", "votes", "winter", "earned", "spent", "crowns"}
    assert set(data["summers"][0]["points"]) == {"blue", "red", "green"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_refuses_what_is_no_campaign(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Game.new(2, seed="base").save(tmp_path / "game.toml")
    for file in (tmp_path / "game.toml", tmp_path / "no such file"):
        assert main(["campaign", str(file), "--lang", language]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert len(captured.err.splitlines()) == 1
        assert str(file) in captured.err
