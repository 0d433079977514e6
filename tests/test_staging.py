"""How frames are staged: weights, what is held, and the moments of whole recorded games."""

from __future__ import annotations

from pathlib import Path

import pytest

from recorded import GOLDEN, golden, moves_of, staged_move, terms_of, viewer_at
from regni.bots.levels import make_bot
from regni.engine import events as e
from regni.engine.cards import JOUST_PRINCE, JOUST_VASSAL, NO_LUCK
from regni.engine.events import EVENT_NAMES, Event
from regni.engine.rule_ids import B11_4
from regni.records.record import load_record
from regni.web.play.host import Host
from regni.web.play.store import Store
from regni.web.play.viewer import Viewer
from regni.web.staging.moments import Moment
from regni.web.staging.staging import LOSES, LOSES_TO, Stager, Staging
from regni.web.staging.weights import SOUND_OF, SOUNDS, WEIGHTS, sounds_of, weight_of
from regni.web.story.happenings import ATTACKS, PLOTS
from regni.web.story.jousts import why_won
from regni.web.terms import Player
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words
from set_tables import begin, open_table

#: The drawing of each way in which a game ends. In all others an Earl has his victory.
ENDS = {
    "max_rounds": "vote", "nobody": "end", "no_fief_left": "vikings", "viking_victory": "vikings",
    "earls_beaten": "king",
}  # fmt: skip


# Weights and sounds.


def test_every_kind_of_event_has_one_weight() -> None:
    """A developer who declares a new kind of event says here how it is staged."""
    for kind, name in enumerate(EVENT_NAMES):
        assert sum(kind in kinds for kinds in WEIGHTS.values()) == 1, name


def test_no_event_has_two_sounds() -> None:
    assert len(SOUND_OF) == sum(len(kinds) for kinds in SOUNDS.values())


def event(kind: int, seat: int = 0, **fields: int) -> Event:
    return Event(kind, B11_4, seat, fields.get("other", -1), fields.get("card", -1), fields.get("number", 0), -1, False)


def test_the_weightiest_event_counts() -> None:
    assert weight_of([event(e.DRAW), event(e.FOUND)]) == "told"
    assert weight_of([event(e.RAID), event(e.DRAW)]) == "staged"
    assert weight_of([event(e.DRAW), event(e.TURN)]) == "quiet"


def test_quiet_things_sound_only_for_the_player_who_does_them() -> None:
    assert sounds_of([event(e.TOWER, 0)], 0) == ["card"]
    assert sounds_of([event(e.TOWER, 1)], 0) == []


def test_of_many_sounds_the_last_is_kept() -> None:
    happened = [event(kind) for kind in (e.RAID, e.BATTLE_CARD, e.CHURCH, e.SEIZED, e.OUT, e.WON)]
    assert sounds_of(happened, 0) == ["drum", "sword", "end"]


# Whole games.


@pytest.mark.no_cover
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_whole_game_is_staged(path: Path) -> None:
    record = load_record(path)
    viewer = viewer_at(record, 0)
    stager = Stager(viewer)
    game = viewer.game
    reasons = 0
    for move in moves_of(record)[:-1]:
        staging = staged_move(viewer, stager, move)
        fresh = game.events(0, len(game.moves))
        reasons += sum(is_blow(one) for one in fresh)
        assert len({(one.kind, one.title) for one in staging.moments}) == len(staging.moments) <= 2
        is_held = staging.holds or any(one.stops for one in staging.moments)
        # Nothing is held twice: there is a new reason each time.
        assert not is_held or reasons > 0
        if is_held or game.deciding == 0:
            reasons = 0
        assert not (staging.holds and game.deciding == 0)
        for one in fresh:
            if one.kind == e.OUT and one.seat == 0 and not any(other.kind == e.CONCEDE for other in fresh):
                assert [(moment.kind, moment.stops, len(moment.ways)) for moment in staging.moments] == [
                    ("end", True, 3)
                ]
    viewer.live.session.enter(moves_of(record)[-1])
    staging = stager.staging(viewer.frame())
    assert game.outcome is not None
    assert [(one.kind, one.large, one.stops) for one in staging.moments] == [
        (ENDS.get(game.outcome.ending, "victory"), True, False)
    ]
    assert (staging.weight, staging.holds) == ("staged", False)
    assert staging.sounds[-1] == "end"


def is_blow(one: Event) -> bool:
    """Whether it is a reason for the first seat to be shown something until he has seen it."""
    is_struck = one.kind in ATTACKS | PLOTS | LOSES_TO and one.other == 0
    return is_struck or (one.kind in LOSES and one.seat == 0)


def moment_of(name: str, person: int, move: int, language: str = "en") -> Moment:
    """The moment of one move of a recorded game, counted from 1."""
    record = golden(name)
    viewer = viewer_at(record, person, move, language)
    [moment] = staged_move(viewer, Stager(viewer), moves_of(record)[move - 1]).moments
    return moment


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_eliminated_player_learns_by_whom_how_and_what_now(language: str) -> None:
    moment = moment_of("base-concession-more", 1, 56, language)
    assert (moment.kind, moment.earl, moment.stops, moment.large) == ("end", "red", True, True)
    assert (
        moment.text
        == {
            "en": "Blue has taken your last Fief. You are out of the game.",
            "es": "Azul ha tomado tu último Feudo. Quedas fuera de la partida.",
        }[language]
    )
    assert [way.do for way in moment.ways] == ["go-on", "hurry", "leave"]


def test_the_others_see_it_and_go_on() -> None:
    moment = moment_of("base-concession-more", 2, 56)
    assert (moment.stops, moment.ways) == (False, [])
    assert moment.text == "Blue has taken the last Fief of Red, who is out of the game."


def test_a_lost_fief_stops_the_show_and_one_between_others_does_not() -> None:
    own, taker = (moment_of("base-treachery-two", seat, 72) for seat in (0, 1))
    assert (own.kind, own.earl, own.foe, own.large, own.stops) == ("siege", "blue", "red", True, True)
    # The Earl who takes it has his moment too.
    assert (taker.large, taker.stops) == (True, False)


def moments_of(name: str, person: int, move: int) -> list[Moment]:
    record = golden(name)
    viewer = viewer_at(record, person, move)
    return staged_move(viewer, Stager(viewer), moves_of(record)[move - 1]).moments


def test_two_great_things_at_once_have_a_moment_each() -> None:
    fallen, crowned = moments_of("rebellion-semi-frail-concession", 1, 179)
    assert (fallen.kind, fallen.earl) == ("end", "king")
    assert (crowned.kind, crowned.earl) == ("crown", "red")


def test_the_last_fief_and_the_end_of_its_earl_are_one_moment() -> None:
    assert [one.kind for one in moments_of("base-concession-more", 1, 56)] == ["end"]


def test_voters_wear_their_colours() -> None:
    [vote] = moments_of("wessex-greater_solo", 0, 508)
    # Blue called it and Red voted for it, Green against it.
    assert (vote.kind, vote.earl, vote.foe, vote.others) == ("vote", "blue", "green", ["red"])


def test_the_king_threatens_whom_the_cube_names() -> None:
    [mind] = moments_of("rebellion-coop-earls_beaten", 0, 74)
    assert (mind.kind, mind.earl) == ("king", "blue")


@pytest.mark.parametrize("seat", [0, 1])
def test_what_befalls_the_whole_land_befalls_the_reader(seat: int) -> None:
    [landing] = moments_of("base-concession-more", seat, 128)
    assert (landing.kind, landing.earl) == ("vikings", ["blue", "red"][seat])


def test_winter_and_the_danelaw_have_a_moment_each() -> None:
    """With one marker the first Winter brings the Vikings."""
    host = Host(Store(":memory:"))
    opened = open_table(host, begin(host, {"variant": "wessex", "viking_markers": 1}, seed="danelaw 0"))
    assert opened is not None
    viewer = Viewer(*opened, words("en"))
    stager = Stager(viewer)
    game = viewer.game
    bots = [make_bot("steward", seat, "stewards", game.record.ruleset) for seat in range(3)]
    kinds: list[str] = []
    while "danelaw" not in kinds and game.deciding is not None:
        staging = staged_move(viewer, stager, move_text(bots[game.deciding].choose(game.sight(game.deciding))))
        kinds += [moment.kind for moment in staging.moments if moment.large]
    assert kinds == ["winter", "danelaw"]


def test_a_player_who_comes_later_is_not_told_again() -> None:
    viewer = viewer_at(golden("base-concession-more"), 1, 57)
    staging = Stager(viewer).staging(viewer.frame())
    # Only the last move is explained, to somebody who does not know the game.
    assert staging == Staging(hints=staging.hints)


def test_a_move_taken_back_stages_nothing() -> None:
    record = golden("base-concession-two")
    viewer = viewer_at(record, 0, 3)
    stager = Stager(viewer)
    session = viewer.live.session
    session.enter(next(move for move in session.game.legal_moves() if move.startswith("tower")))
    session.enter("undo")
    assert stager.staging(viewer.frame()) == Staging()


def test_behind_the_curtain_nothing_is_staged_until_it_is_lifted() -> None:
    host = Host(Store(":memory:"))
    opened = open_table(host, begin(host, seats=2, people=2))
    assert opened is not None
    viewer = Viewer(*opened, words("en"))
    session = viewer.live.session
    first = session.game.deciding
    assert first is not None
    viewer.uncover(first)
    stager = Stager(viewer)
    session.enter("end")
    assert stager.staging(viewer.frame()) == Staging()
    session.enter(next(move for move in session.game.legal_moves() if move.startswith(("found", "attach", "install"))))
    viewer.uncover(1 - first)
    assert stager.staging(viewer.frame()).weight == "told"


def test_recorded_terms_name_one_person() -> None:
    players = terms_of(golden("base-conquest-more"), 2).players
    assert [seat for seat, player in enumerate(players) if player == Player("Person")] == [2]


# The Joust.

PRINCE, VASSAL, NONE = JOUST_PRINCE, JOUST_VASSAL, NO_LUCK


def joust(hands: list[list[int]], winner: int, turned: tuple[int, ...] = (), ties: tuple[int, ...] = ()) -> list[Event]:
    """The events of a Joust: what each shows, where `turned` Joust cards of the first are turned by Champions, and the
    cards drawn in turn to break a tie."""
    shown = [event(e.JOUST_SHOW, seat, card=card) for seat, hand in enumerate(hands) for card in hand]
    shown += [event(e.JOUST_SHOW, 0, card=card, number=1) for card in turned]
    drawn = [event(e.JOUST_TIE, place % len(hands), card=card) for place, card in enumerate(ties)]
    return [*shown, *drawn, event(e.JOUST_WON, winner)]


@pytest.mark.parametrize(
    ("happened", "is_wild", "said"),
    [
        (joust([[PRINCE, PRINCE], [PRINCE, VASSAL]], 0), False, "Two Princes beat a Prince and a Vassal."),
        (joust([[PRINCE, NONE], [NONE, NONE]], 0), False, "A Prince beats No Luck."),
        (joust([[PRINCE], [PRINCE, VASSAL]], 0, turned=(NONE,)), False, "Two Princes beat a Prince and a Vassal."),
        (joust([[VASSAL, VASSAL], [PRINCE, PRINCE]], 0, turned=(NONE,)), True, "Three Vassals beat two Princes."),
        (
            joust([[VASSAL], [VASSAL]], 1, ties=(PRINCE, PRINCE, NONE, VASSAL)),
            False,
            "The best hands are equal: a Vassal. In the draw a Vassal beats No Luck.",
        ),
        (
            joust([[VASSAL], [VASSAL]], 0, ties=(PRINCE, PRINCE)),
            False,
            "The best hands are equal: a Vassal. So are the draws, and the first in turn order wins.",
        ),
    ],
)
def test_a_joust_says_why_it_is_won(happened: list[Event], is_wild: bool, said: str) -> None:
    assert why_won(happened, is_wild, words("en")) == said
