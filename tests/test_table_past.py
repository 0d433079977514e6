"""Looking back: every line of the chronicle knows its scene, every scene is painted again as it was, and the recap
tells what changed."""

from __future__ import annotations

from collections import Counter

import pytest

from battles import army, fight, levied
from regni.engine.sight import veil
from regni.game import Game
from regni.testing import at, earl, fief, king, on_top, play, rebellion
from regni.web.board.mentions import LogLine
from regni.web.play.looking_back import earlier, past_scene
from regni.web.play.recap import changes, holdings, recap
from regni.web.story.kings import KingPicture
from regni.web.story.story import Story, at_rest
from regni.web.tables.frames import earldom, past_html
from regni.words.chronicle import Chronicle
from regni.words.words import words
from test_table_scenes import GAMES, painter_of, stewards
from test_table_viewer import begun, steps, watching


def played(variant: str, most: int) -> Game:
    *_, game = stewards(variant, most)
    return game


def read(game: Game, seat: int = 0, language: str = "en") -> tuple[Story, Chronicle]:
    story, chronicle = Story(game, seat), Chronicle(game, seat, words(language))
    story.read()
    chronicle.read()
    return story, chronicle


@pytest.mark.parametrize("variant", GAMES)
def test_every_event_of_a_scene_is_a_line_that_leads_to_it(variant: str) -> None:
    story, chronicle = read(played(variant, 400))
    assert len(story.scene_of) == chronicle.heard
    assert story.scenes
    for scene in story.scenes:
        told = [entry for entry in chronicle.entries if story.scene_of[entry.heard] == scene.number]
        own = [(event.kind, event.seat, event.other, event.card) for event in scene.events]
        assert {(one.event.kind, one.event.seat, one.event.other, one.event.card) for one in told} <= set(own)
    assert Counter(number for number in story.scene_of if number) == Counter(
        {scene.number: len(scene.events) for scene in story.scenes if scene.events}
    )


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("variant", GAMES)
def test_every_scene_of_a_game_can_be_seen_again(variant: str, language: str) -> None:
    game = played(variant, 400)
    story, chronicle = read(game, language=language)
    painter = painter_of(game, language)
    for number in range(1, len(story.scenes) + 1):
        past = past_scene(story, chronicle, number, painter, veil(game.table, 0))
        assert past is not None
        assert (past.number, past.is_last) == (number, number == len(story.scenes))
        html = past_html(past, painter.words)
        assert f"scene-{past.picture.kind}" in html
        # Nothing in it can be clicked, and nothing of it is a thing on the table.
        assert "data-thing" not in html
        assert "<button" not in html


def test_a_scene_looks_as_it_did_when_it_was_the_newest() -> None:
    """What happened since changes nothing of it."""
    story: Story | None = None
    last: dict[int, object] = {}
    for game in stewards("base", 300):
        story = story or Story(game, 0)
        story.read()
        if story.scenes:
            newest = len(story.scenes)
            last[newest] = story.again(newest, painter_of(game), at_rest(veil(game.table, 0)))
    assert story is not None
    assert len(last) > 3
    for number in list(last)[:-1]:
        assert story.again(number, painter_of(story.game), veil(story.game.table, 0)) == last[number]


def test_a_number_out_of_reach_is_the_nearest_scene_and_without_scenes_there_is_none() -> None:
    game = played("base", 300)
    story, chronicle = read(game)
    painter = painter_of(game)
    for asked, found in ((-5, 1), (0, 1), (10**9, len(story.scenes))):
        past = past_scene(story, chronicle, asked, painter, veil(game.table, 0))
        assert past is not None
        assert past.number == found
    fresh = Game.new(seats=2, seed="fresh")
    assert past_scene(*read(fresh), 1, painter_of(fresh), veil(fresh.table, 0)) is None


def test_older_lines_lead_back_to_the_first() -> None:
    game = played("base", 400)
    story, chronicle = read(game)
    before = len(chronicle.entries)
    found: list[LogLine] = []
    while before:
        lines = earlier(story, chronicle, before, painter_of(game))
        assert lines
        found = lines + found
        before = lines[0].entry.number
    assert [line.entry for line in found] == chronicle.entries
    assert not any(line.mentions for line in found)
    for asked in (-1, 0):
        assert earlier(story, chronicle, asked, painter_of(game)) == []


def test_the_recap_names_the_scene_of_what_it_tells() -> None:
    game = played("base", 300)
    story, chronicle = read(game)
    told = recap(chronicle.entries, story.scene_of, painter_of(game))
    numbers = [one.scene for paragraph in told for one in paragraph.told if one.scene]
    assert set(numbers) == set(story.scene_of) - {0}
    whole = " ".join(one.text for paragraph in told for one in paragraph.told)
    assert whole == " ".join(entry.text for entry in chronicle.entries)


def raided() -> Game:
    """Blue has ended his turn. Red raids him, and takes his Land."""
    game = at(earl(fiefs=[fief("palace", "", "land")]), levied(4), round=5)
    return play(fight(play(game, "end"), "raid blue 1", army(1)), "take blue.land 2")


def test_what_changed_for_the_reader_comes_first() -> None:
    game = raided()
    for language, lost, gained in (("en", "Land", "Land"), ("es", "Campo", "Campo")):
        story, _ = read(game, language=language)
        own, other = changes(story.before, veil(game.table, 0), painter_of(game, language))
        assert (own.is_own, lost in own.lost) == (True, True)
        assert (other.is_own, gained in other.gained) == (False, True)


def test_nothing_is_told_of_a_battle_before_it_is_over() -> None:
    game = at(earl(fiefs=[fief("palace", "", "land")]), levied(4), round=5)
    play(game, "end", "raid blue 1", "field pool infantry")
    assert game.table.battle is not None
    story, _ = read(game)
    assert changes(story.before, veil(game.table, 0), painter_of(game)) == []


def test_a_battle_of_the_readers_own_is_told_as_a_whole() -> None:
    """His own last move was to end it, but the cards he lost in it are told."""
    game = fight(at(levied(4), levied(1), round=5), "raid red 2", army(2))
    play(game, "take red.land 2", "take red.land 2")
    story, _ = read(game)
    had, has = holdings(story.before.earls[0]), holdings(game.table.earls[0])
    assert (had["infantry"], has["land"]) == (4, 4 + 2)
    own = changes(story.before, veil(game.table, 0), painter_of(game))[0]
    assert own.is_own
    assert "Land ×2" in own.gained


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", "Force 3: the Towers of Blue absorb 2, and 2 more are needed."),
        ("es", "Fuerza 3: las Torres de Azul absorben 2, y además hacen falta 2."),
    ],
)
def test_the_king_tells_his_numbers_in_his_scene(language: str, numbers: str) -> None:
    blue = earl(fiefs=[fief("castle", "", "land")], towers={"monk": 2})
    him = king("champion", fiefs=[fief("castle")], guard=2)
    game = play(rebellion(blue, him, decks=on_top(joust=["joust_prince"])), "end")
    story, _ = read(game, language=language)
    picture = story.again(1, painter_of(game, language), veil(game.table, 0))
    assert isinstance(picture, KingPicture)
    assert numbers in [step.text for step in picture.steps]


def test_behind_the_curtain_nobody_looks_back() -> None:
    """Whose view it would be is not known: nothing of a seat is told before its player says that he is there."""
    live = begun(people=2)
    viewer = watching(live, 0, 1)
    asked: set[bool] = set()
    for game in steps(live, 300):
        viewer.frame()
        viewer.shown = 0
        is_covered = game.deciding == 1
        asked.add(is_covered and bool(viewer._story.scenes))
        assert not (is_covered and (viewer.look_back(1) or viewer.earlier(1000)))
        viewer.shown = -1
        assert viewer.look_back(1) is None
    assert asked == {True, False}


def test_the_tray_and_the_lost_cards_of_the_king_can_be_looked_at() -> None:
    game = rebellion(earl(), king("champion", discard={"market_town": 2}))
    board = painter_of(game).board(veil(game.table, 0), [])
    him = next(one for one in board.others if one.is_king)
    # Six of each kind are in the set. A Castle lies on the table, two Market Towns are lost.
    assert {card.kind: card.number for card in him.tray if card.kind in ("castle", "market_town", "land")} == {
        "castle": 5,
        "market_town": 4,
        "land": 6,
    }
    html = str(earldom(him, words("en")))
    assert words("en").text("table-king-tray") in html
    assert words("en").text("table-king-lost") in html
    assert board.own
    assert board.own.tray == ()
