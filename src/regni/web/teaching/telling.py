"""What the teacher says when the free game of a lesson is over: what decided this very game, and what to try next."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine import events as e
from ...game import Game
from ...lessons.lesson import LEARNER
from ...words.words import Words
from ..play.keys import key_from
from ..story.account import account_of
from ..story.deeds import Deeds
from ..story.happenings import public_events
from .session import LessonSession

#: Fewer Attacks than these, and no more cards in the deck, are worth a word.
FEW = 2
#: The bots of the next game, after a victory and after a defeat.
NEXT_LEVEL = {True: "knight", False: "squire"}
#: How an Earl leaves the game, or the King of Rebellion: the event, and the name of the sentence about it.
WAYS_OUT = {e.OLD_AGE: "age", e.CONCEDE: "concession", e.OUT: "fief", e.KING_FALLS: "king"}


@dataclass(frozen=True)
class Telling:
    lesson: str
    variant: str
    #: The part that can be played again.
    last_part: str
    #: What decided the game, and what the learner did in it.
    decided: list[str]
    #: What to try next time.
    advice: list[str]
    #: The bots of the next game. Empty if it is against the King alone.
    next_level: str
    #: The hidden field of the form that begins the next game: one of these begins one game.
    once: str


def telling_of(session: LessonSession, words: Words) -> Telling:
    game, lesson = session.game, session.teaching.lesson
    assert game.outcome is not None
    has_won = LEARNER in game.outcome.winners
    deeds = account_of(game).deeds[LEARNER]
    decided = [words.text(f"lesson-why-{'won' if has_won else 'lost'}-{cause(game)}")] if cause(game) else []
    return Telling(
        lesson.name,
        lesson.rules.variant,
        lesson.parts[-1].name,
        [*decided, *facts(deeds, words)],
        [words.text(f"lesson-try-{one}") for one in advice(deeds, game, has_won)],
        "" if lesson.rules.facts.has_king else NEXT_LEVEL[has_won],
        key_from("after", session.terms.seed),
    )


def cause(game: Game) -> str:
    """How the last who left the game did so. Empty if nobody left it."""
    for number in range(len(game.moves), -1, -1):
        kinds = {event.kind for event in public_events(game, number)}
        for kind, name in WAYS_OUT.items():
            if kind in kinds:
                return name
    return ""


def facts(deeds: Deeds, words: Words) -> list[str]:
    """The learner's war in figures."""
    own = words.text("lesson-fact-attacks", number=deeds.attacks, good=deeds.victories)
    others = words.text("lesson-fact-attacked", number=deeds.attacked, good=deeds.held)
    return [own, others]


def advice(deeds: Deeds, game: Game, has_won: bool) -> list[str]:
    """What to try next: two things that this game lacked, then what to play."""
    own, last = game.table.earls[LEARNER], cause(game)
    found = {
        # Towers help against neither of these.
        "towers": deeds.attacked > deeds.held and last not in ("age", "concession"),
        "attack": deeds.attacks < FEW,
        # The deck of an Earl who is out is gone.
        "deck": last == "age" if own.out else len(own.deck) <= FEW,
        "plots": deeds.plots == 0,
    }
    then = "king" if game.table.rules.facts.has_king else "harder" if has_won else "again"
    return [*[name for name, lacks in found.items() if lacks][:2], then]
