"""The scenes in the middle of the table: every kind, as the events of real games tell it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest

from battles import army, fight, levied, warrior
from regni.bots.levels import make_bot
from regni.decks.book import fitted, usual_deck
from regni.decks.deck import deck_of
from regni.engine import events as e
from regni.engine.sight import veil
from regni.game import Game
from regni.rules.rulesets import ruleset_from
from regni.testing import at, earl, fief, king, on_top, play, rebellion, wessex
from regni.web.board.board import Painter
from regni.web.board.cards import Card
from regni.web.board.odds import odds_of
from regni.web.pages.page import templates
from regni.web.story.battles import Battle, BattlePicture
from regni.web.story.jousts import JoustPicture
from regni.web.story.kings import KingPicture
from regni.web.story.plots import PlotPicture
from regni.web.story.ransoms import RansomPicture
from regni.web.story.scene import Picture
from regni.web.story.story import Story
from regni.web.story.votes import VotePicture, WinterPicture
from regni.words.chronicle import Chronicle
from regni.words.words import words

Kind = TypeVar("Kind", bound=Picture)

GAMES = {
    "base": ({}, 3),
    "heathen": ({"variant": "heathen"}, 3),
    "wessex": ({"variant": "wessex"}, 3),
    "solo": ({"variant": "rebellion", "mode": "solo"}, 1),
    "semi": ({"variant": "rebellion", "mode": "semi"}, 3),
}


def stewards(variant: str, most: int, seed: str = "scenes") -> Iterator[Game]:
    """A game of stewards, after every move."""
    fixed, seats = GAMES[variant]
    rules = ruleset_from(dict(fixed))
    deck = deck_of(fitted(usual_deck(rules, seats), rules))
    game = Game.new(decks=[deck] * seats, ruleset=rules, seed=seed)
    bots = [make_bot("steward", seat, seed, rules) for seat in range(seats)]
    for _ in range(most):
        seat = game.deciding
        if seat is None:
            return
        game.play(bots[seat].choose(game.sight(seat)))
        yield game


def painter_of(game: Game, language: str = "en", seat: int = 0) -> Painter:
    players = ["" for _ in game.table.earls]
    return Painter(words(language).at(game.table), game.table.rules, players, seat)


def pictures(story: Story, language: str = "en") -> list[Picture]:
    story.read()
    seen = veil(story.game.table, story.seat)
    painter = painter_of(story.game, language, story.seat)
    return [scene.paint(painter, seen) for scene in story.newest(seen)]


def newest(game: Game, kind: type[Kind], seat: int = 0) -> Kind:
    """The newest picture that a seat is shown."""
    found = pictures(Story(game, seat))[-1]
    assert isinstance(found, kind)
    return found


def kinds(cards: Sequence[Card]) -> list[str]:
    """The kinds of the cards, with repetitions."""
    return [card.kind for card in cards for _ in range(card.number)]


# Every variant.


@pytest.mark.wheel
@pytest.mark.parametrize(
    ("variant", "shown"),
    [
        ("base", {"battle", "plot", "ransom", "joust"}),
        ("heathen", {"battle", "plot"}),
        ("wessex", {"battle", "plot", "vote", "winter"}),
        ("solo", {"king", "battle", "plot"}),
        ("semi", {"king", "battle", "plot", "ransom"}),
    ],
)
def test_every_scene_is_shown_and_drawn_in_both_languages(variant: str, shown: set[str]) -> None:
    page = templates().from_string('{% import "scenes.html" as s %}{{ s.scenes(pictures, odds, say) }}')
    found: set[str] = set()
    for seed in range(6):
        story = None
        for number, game in enumerate(stewards(variant, 600, f"s{seed}")):
            story = story or Story(game, 0)
            for language in ("en", "es") if number % 5 == 0 else ("en",):
                painter = painter_of(game, language)
                drawn = pictures(story, language)
                html = page.render(pictures=drawn, odds=odds_of(veil(game.table, 0), painter), say=painter.words.text)
                assert all(f"scene-{one.kind}" in html for one in drawn)
                assert len(drawn) <= 2
                found |= {one.kind for one in drawn}
    assert found >= shown


@pytest.mark.wheel
@pytest.mark.parametrize("variant", GAMES)
def test_forces_and_damage_are_those_of_the_engine(variant: str) -> None:
    """Some fielded cards are read from the table, others from events. Together they must make up the damage dealt."""
    fought = 0
    for seed in range(4):
        *_, game = stewards(variant, 600, f"s{seed}")
        story, painter, seen = Story(game, 0), painter_of(game), veil(game.table, 0)
        story.read()
        for battle in story.scenes:
            if not isinstance(battle, Battle) or not battle.is_over:
                continue
            picture = battle.paint(painter, seen)
            forces = {battle.attacker: picture.attack.force, battle.defender: picture.defence.force}
            for event in battle.of_kind(e.DEALS):
                assert forces[int(event.seat)] == event.number
            for hit in picture.hits:
                assert hit.in_vain >= 0
                assert sum(one.points for one in hit.soaked) + hit.in_vain == hit.damage
            sides = (picture.attack, picture.defence)
            lost = [card for side in sides for card in side.lost + side.captured]
            fallen = len(battle.of_kind(e.LOST))
            assert fallen <= len(kinds(lost)) <= fallen + len(battle.of_kind(e.CAPTURED, e.KILLED))
            fought += 1
    assert fought


def test_reading_step_by_step_shows_the_same_as_coming_late() -> None:
    story = None
    for number, game in enumerate(stewards("base", 200)):
        story = story or Story(game, 0)
        shown = pictures(story)
        if number % 20 == 0:
            assert pictures(Story(game, 0)) == shown


# Every kind of scene, down to its cards.


def test_a_siege_that_takes_a_castle() -> None:
    blue = levied(4, hand={"castle": 1})
    red = earl(
        fiefs=[fief("palace"), fief("castle", "", "land")], hand={"vassal": 1, "castle": 1}, towers={"banquet": 1}
    )
    game = fight(at(blue, red, decks=on_top(battle=["attacker_wins"])), "siege red 2", army(4), ["hand vassal"])
    picture = newest(game, BattlePicture)
    assert picture.title == "Blue besieges Fief 2 of Red."
    assert (picture.attack.force, picture.defence.force) == (4, 1)
    assert kinds(picture.defence.lost) == ["vassal"]
    assert (picture.target.towers, picture.target.walls) == (1, 2)
    assert kinds(picture.target.cards) == ["castle", "land"]
    assert picture.card is not None
    assert picture.card.kind == "attacker_wins"
    assert picture.from_hand == "From Hand, discarded after the battle: Vassal (Red)"
    assert not picture.is_over  # to be taken, or razed
    picture = newest(play(game, "seize"), BattlePicture)
    [hit] = picture.hits
    assert [(one.name, one.points) for one in hit.soaked] == [("Vassal", 1), ("Towers", 1), ("Castle (2 needed)", 2)]
    assert picture.outcome == [
        "Blue takes Fief 2 of Red, the Castle and all that is attached to it: now it is Fief 3 of Blue."
    ]


def test_towers_that_fall_and_nobody_who_defends() -> None:
    game = fight(at(levied(3), earl(towers={"banquet": 2})), "storm red", army(3))
    picture = newest(game, BattlePicture)
    assert picture.card is None
    assert "Nobody defends" in picture.card_words[0]
    assert kinds(picture.target.fallen) == ["banquet", "banquet"]
    assert [(one.name, one.points) for one in picture.hits[0].soaked] == [("Towers felled", 2)]
    assert picture.hits[0].in_vain == 1
    assert kinds(picture.attack.units) == ["infantry"] * 3
    assert not picture.from_hand


def test_a_defender_has_sent_nobody_only_once_he_was_asked() -> None:
    red = warrior(fiefs=[fief("palace", "", "land")])
    game = play(at(warrior(), red), "raid red 1", "field hand champion")
    assert newest(game, BattlePicture).defence.is_awaited
    game.play("done")
    assert newest(game, BattlePicture, 1).defence.is_awaited
    game.play("done")
    picture = newest(game, BattlePicture)
    assert not picture.defence.is_awaited
    assert not picture.defence.units


def test_who_comes_from_hand_is_told_while_he_is_fielded_and_after() -> None:
    red = earl(fiefs=[fief("palace", "", "land")])
    game = play(at(warrior(), red), "raid red 1", "field hand champion", "field hand champion")
    assert newest(game, BattlePicture).from_hand.endswith("Champion ×2 (Blue)")
    game.play("done")
    assert newest(game, BattlePicture).from_hand.endswith("Champion ×2 (Blue)")


def test_the_church_decides() -> None:
    blue = levied(2)
    red = warrior(fiefs=[fief("palace", "", "cathedral")])
    game = fight(at(blue, red, decks=on_top(battle=["church_decides"])), "raid red 1", army(2), ["hand vassal"])
    assert newest(game, BattlePicture).card_words == ["The Church has not decided yet."]
    game.play("decide defender_wins")
    said = newest(game, BattlePicture).card_words
    assert said[0] == "Red speaks for the Church: Defender Wins."
    assert "Only the defender strikes" in said[1]


def test_a_captive_is_ransomed_beside_his_battle() -> None:
    blue = earl(fiefs=[fief("palace", "prince", "land")])
    red = warrior()
    game = fight(
        at(blue, red, decks=on_top(battle=["defender_wins"])), "siege red 1", ["lord prince 1"], ["hand vassal"]
    )
    battle, ransom = pictures(Story(game, 0))
    assert isinstance(battle, BattlePicture)
    assert (kinds(battle.attack.lost), kinds(battle.attack.captured)) == ([], ["prince"])
    assert isinstance(ransom, RansomPicture)
    assert ransom.outcome == ["Blue may buy the Prince back from Red for a Property."]
    game.play("pay blue.land 1")
    paid = newest(game, RansomPicture)
    assert kinds(paid.paid) == ["land"]
    assert "The Prince of Blue is ransomed and comes home to Fief 1." in paid.outcome


def test_a_struggle_is_played_card_by_card() -> None:
    blue = earl(hand={"treachery": 1, "vassal": 1})
    red = earl(fiefs=[fief("palace", "champion")], hand={"allies": 1, "vassal": 1})
    game = play(at(blue, red), "betray red lord 1", "ally", "vassal hand")
    picture = newest(game, PlotPicture)
    assert (picture.is_struggle, picture.outcome) == (True, [])
    play(game, "vassal hand")
    picture = newest(game, PlotPicture)
    assert kinds(picture.actor.played) == ["treachery", "vassal"]
    assert kinds(picture.target.played) == ["allies", "vassal"]
    assert picture.aim is not None
    assert picture.aim.kind == "champion"
    assert picture.actor.has_yielded
    assert picture.outcome == ["The plot of Blue is foiled."]


def test_what_a_plot_takes() -> None:
    red = earl(fiefs=[fief("palace", "", "land", "church")])
    game = play(at(earl(hand={"intrigue": 1}), red), "intrigue red fief 1", "take red.land 1")
    picture = newest(game, PlotPicture)
    assert kinds(picture.prey) == ["land"]
    assert picture.outcome == ["The Intrigue of Blue takes a Land: from Fief 1 of Red to Fief 1 of Blue."]
    assert not picture.is_aim_lost  # the Palace stands


def test_a_lord_who_is_killed_is_what_was_aimed_at() -> None:
    red = earl(fiefs=[fief("palace", "champion")])
    game = play(at(earl(hand={"treachery": 1}), red), "betray red lord 1")
    picture = newest(game, PlotPicture)
    assert kinds(picture.prey) == ["champion"]
    assert picture.is_aim_lost


def test_a_joust_shows_joust_cards_only_when_they_are_shown() -> None:
    blue = earl(fiefs=[fief("palace", "", "land")], hand={"banner": 1, "banquet": 1})
    red = earl(fiefs=[fief("palace", "", "church")], hand={"banquet": 1})
    joust_cards = ["joust_prince"] * 3 + ["no_luck"] * 3
    game = play(at(blue, red, decks=on_top(joust=joust_cards)), "joust blue.land 1", "enter red.church 1")
    first, second = newest(game, JoustPicture).jousters
    assert kinds(first.joust_cards) == ["joust_prince"] * 3
    assert (second.joust_cards, second.hidden, second.stake.kind) == ((), 3, "church")
    play(game, "done", "done")
    first, second = newest(game, JoustPicture).jousters
    assert (first.is_winner, second.is_winner) == (True, False)
    assert kinds(second.joust_cards) == ["no_luck"] * 3


def test_a_vote_and_the_winter_it_brings() -> None:
    blue = earl(fiefs=[fief("palace", "prince", "church")])
    game = play(wessex(blue, earl(), earl()), "call vote")
    vote = newest(game, VotePicture)
    assert [(one.name, one.votes) for one in vote.votes_for] == [("Blue", 2)]
    assert [(one.name, one.votes) for one in vote.to_vote] == [("Red", 1), ("Green", 1)]
    lost = newest(play(game.clone(), "vote against", "vote against"), VotePicture)
    assert (lost.total_for, lost.total_against) == (2, 2)
    assert lost.outcome == ["There is no majority, and Summer goes on."]
    winter = newest(play(game, "vote against", "pass"), WinterPicture)
    blue_earns, red_earns, _ = winter.harvests
    assert [point.text for point in blue_earns.points] == ["Prince as Lord"]
    assert (blue_earns.total, blue_earns.to_spend) == (1, 1)
    assert (red_earns.points, red_earns.total) == ([], 0)
    assert "1 Viking marker has already advanced." in winter.notes
    game.play("buy castle")
    assert kinds(newest(game, WinterPicture).harvests[0].bought) == ["castle"]


def test_the_king_says_why_he_turns_elsewhere() -> None:
    blue = earl(hand={"castle": 1}, cubes=1)
    game = rebellion(blue, king("champion", guard=3, cubes=1), decks=on_top(joust=["no_luck"]))
    game.play("end")
    turn, battle = pictures(Story(game, 0))
    assert isinstance(turn, KingPicture)
    assert isinstance(battle, BattlePicture)
    assert [step.card.kind if step.card else step.field for step in turn.steps][:3] == ["champion", "blue", "no_luck"]
    assert [step.rule for step in turn.steps] == ["R3.1", "R4.1", "R4.2", "R4.3", "R4.4", "R4.3", "R4.4", "R4.3"]
    assert turn.steps[3].text == "But Blue has no Tower."
    assert turn.steps[-1].text == "Force 5: 3 are needed."
    assert battle.title == "The King besieges Fief 1 of Blue."


# Which scene is shown, and for how long.


def test_a_scene_is_shown_until_the_seat_has_moved_again() -> None:
    game = fight(at(levied(3), earl(towers={"banquet": 2})), "storm red", army(3))
    assert pictures(Story(game, 0))
    play(game, "end", "end")
    assert not pictures(Story(game, 0))


def test_a_move_taken_back_takes_its_scene_back() -> None:
    game = at(levied(3), earl(towers={"banquet": 2}))
    story = Story(game, 0)
    game.play("storm red")
    assert pictures(story)
    game.undo(0)
    assert not pictures(story)


def test_after_a_move_is_taken_back_and_another_made_the_story_is_told_again() -> None:
    """There are as many moves as before, and no page was shown in between: a page behind the curtain reads nothing."""
    game = at(levied(3), earl(towers={"banquet": 2}))
    story, chronicle = Story(game, 0), Chronicle(game, 0, words("en"))
    game.play("storm red")
    assert pictures(story)
    assert chronicle.tail(1)
    game.undo(0)
    game.play("end")
    assert not pictures(story)
    fresh = Chronicle(game, 0, words("en"))
    assert [entry.text for entry in chronicle.tail(None)] == [entry.text for entry in fresh.tail(None)]
