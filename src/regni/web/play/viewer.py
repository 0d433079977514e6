"""A browser in a session: what it is shown, and the choices it has put together but not yet made. A browser without a
seat watches: it is shown what everybody sees.

Friends at one screen share a browser and a key. Only one Hand is shown at a time. Before the next one is shown, a
curtain covers the table until its player says that he is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from msgspec import structs

from ...counsel.fate import Fate, fates_of
from ...engine.cards import COLOURS
from ...engine.decisions import TURN
from ...engine.handlers import HANDLERS
from ...engine.moves import CONCEDE, SAME, declared
from ...engine.play import legal_moves, play
from ...engine.sight import veil
from ...engine.table import Table
from ...engine.verbs import ATTACK, LEAVING, WAY_OUT
from ...errors import RegniError
from ...game import Game
from ...words.choices import Choice, Choices
from ...words.chronicle import Chronicle, Entry
from ...words.counsel import fate_label, fate_question
from ...words.notation import move_text
from ...words.proposals import Proposal, counted, in_short, proposals
from ...words.words import Words
from ..board import prompt
from ..board.arms import field_of, players_of
from ..board.board import Board, Painter
from ..board.mentions import Log, LogLine
from ..board.moves import Move, Row, move_of
from ..board.odds import Odds, odds_of
from ..board.paths import path_of
from ..board.preview import Preview, preview_of
from ..board.prompt import Offer
from ..story.ending import Ending, ending_of, series_line
from ..story.headlines import Headline, headlines, latest_deed
from ..story.scene import Picture
from ..story.story import Story
from ..teaching.session import LessonSession
from ..teaching.teacher import Teacher, taught_only, teacher_of
from ..teaching.telling import Telling, telling_of
from .host import LiveSession
from .looking_back import PastScene, earlier, past_scene
from .reasons import below_lines
from .recap import Change, Paragraph, changes, recap
from .session import Tried

#: Up to so many moves without a thing to click are buttons beside the prompt. If there are more, they are a list.
FEW = 4
#: A list of so many moves stands open.
SHORT = 9
#: How many sentences of the log a frame carries, and how many of them count as news for a browser that just came.
LOG, NEWS = 40, 6

#: What moves are certain to end in, by move.
Fates = Mapping[int, Fate]


@dataclass(frozen=True)
class Hidden:
    """A player behind the curtain, who shares the screen with others."""

    seat: int
    name: str
    field: str
    letter: str


@dataclass(frozen=True)
class Frame:
    """All that a viewer is shown at one moment."""

    at: int
    board: Board | None
    #: The players who may lift the curtain. Empty if there is no curtain.
    curtain: list[Hidden]
    is_yours: bool
    #: Whether it is a turn of the player's own, and not an answer to somebody else.
    is_turn: bool
    who: str
    about: str
    rows: list[Row]
    way_out: Move | None
    #: Whether the way out is the player's likely next step.
    is_main: bool
    #: Several choices as one button.
    proposals: list[Proposal]
    can_concede: bool
    can_undo: bool
    #: Whether all players of this page are out, while others still play.
    is_out: bool
    #: The choices put together so far, equal ones counted. And whether nothing more can be chosen.
    draft: list[str]
    is_whole: bool
    #: While a deck is picked: the decks that can be picked whole. And the cards picked so far, each with what is left
    #: without it.
    offers: list[Offer]
    picked: list[Offer]
    log: list[LogLine]
    #: What happened since the player's last move: what changed for him and for others, all of it turn by turn, and the
    #: weightiest of it in pictures.
    changes: list[Change]
    news: list[Paragraph]
    headlines: list[Headline]
    #: The latest deed of another, told with the decision on a phone.
    deed: str
    #: The newest scenes. And the odds of the Battle cards while forces are fielded.
    scenes: list[Picture]
    odds: Odds | None
    #: Who has won and how, when the game is over.
    end: Ending | None
    trouble: str
    #: The score of the series to which the game belongs.
    series: str = ""
    #: The message that corrected rules forbid some of the moves.
    cut: str = ""
    #: What the teacher of a lesson says, in place of the usual prompt.
    teacher: Teacher | None = None
    #: What the teacher tells of the game in which the learner was alone, when it is over.
    telling: Telling | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for the player: he has to decide, or to go on in a lesson."""
        return self.is_yours or (self.teacher is not None and self.teacher.can_go_on)

    @property
    def own_change(self) -> Change | None:
        """What changed for the player himself."""
        return next((one for one in self.changes if one.is_own), None)

    @property
    def scenes_told(self) -> int:
        """How many scenes the news have."""
        return len({told.scene for one in self.news for told in one.told if told.scene})

    @property
    def moves(self) -> list[Move]:
        """All moves, that which ends the decision last."""
        return [move for row in self.rows for move in row.moves] + ([self.way_out] if self.way_out else [])

    @property
    def plain(self) -> list[Move]:
        """The moves without a thing to click, if they are few. The prompt shows them."""
        found = [move for row in self.rows for move in row.moves if not move.path and not move.is_aside]
        return found if len(found) <= FEW else []

    @property
    def listed(self) -> list[Row]:
        """The other moves."""
        apart = self.plain
        if not apart:
            return [row for row in self.rows if row.moves]
        left = [structs.replace(row, moves=[move for move in row.moves if move not in apart]) for row in self.rows]
        return [row for row in left if row.moves]

    @property
    def is_short(self) -> bool:
        """Whether the list of moves is so short that all of it can stand open."""
        return self.teacher is None and sum(len(row.moves) for row in self.listed) <= SHORT


class Viewer:
    """One browser in one session."""

    #: The choices put together so far. And whether they are complete and only have to be confirmed.
    draft: list[int]
    is_whole: bool

    def __init__(
        self, live: LiveSession, seats: Sequence[int], words: Words, own_decks: Mapping[str, str] | None = None
    ) -> None:
        self.live = live
        self.seats = tuple(seats)
        self.plain_words = words
        #: The decks that the owner of this browser has saved, by name.
        self.own_decks = own_decks or {}
        #: The chronicle that was shown last, and how many of its sentences are no longer news.
        self._chronicle: Chronicle | None = None
        self._log = Log()
        self._news_begin = 0
        #: The value of `_news_begin` before each move made here, to restore it when the move is taken back.
        self._held: list[int] = []
        #: The seat whose view is shown. With several seats the player must first say who he is.
        self.shown = self.seats[0] if len(self.seats) == 1 else -1
        self._count = live.session.count
        #: The move that the teacher of a lesson answers, because it is not taught now.
        self._answered: int | None = None
        self.pick_up()

    @property
    def lesson(self) -> LessonSession | None:
        """The lesson, while its teacher speaks."""
        session = self.live.session
        return session if isinstance(session, LessonSession) and session.is_guided else None

    @property
    def game(self) -> Game:
        return self.live.session.game

    @property
    def is_playing(self) -> bool:
        """Whether he holds a seat. People without a seat watch, and see what everybody sees."""
        return bool(self.seats)

    @property
    def words(self) -> Words:
        """The words for this table and for the player who looks at it."""
        return self.plain_words.at(self.game.table, self.shown, self.live.session.terms.people)

    # What the player does.

    def uncover(self, seat: int) -> None:
        if seat not in self.seats:
            raise RegniError("not-yours")
        self.shown = seat
        self.pick_up()

    def look_on(self, seat: str, at: str) -> None:
        """Takes up the view of a page whose link broke: the seat it showed, and after how many entries. If anything has
        happened since, somebody else may be at the screen, and the player says again who he is."""
        if at == str(self.live.session.count) and seat in map(str, self.seats):
            self.uncover(int(seat))

    def choose(self, at: int, moves: Sequence[str], holds: bool = False, replaces: bool = False) -> None:
        """Makes moves, or adds them to the draft while more choices of that kind must follow. With `holds` a complete
        draft waits until it is confirmed by an empty choice. With `replaces` the moves replace the draft."""
        session = self.live.session
        if at != session.count:
            self._put_away()
            raise RegniError("table-stale")
        if self.lesson is not None:
            self._answered = self.lesson.untaught([self.shown], moves)
            if self._answered is not None:
                return
        if self.is_whole and moves and not replaces:
            # The draft must be confirmed or taken back first.
            return
        wanted: list[str | int] = [*([] if replaces else self.draft), *moves]
        if not wanted and self._puts_together():
            self._put_together([], is_whole=False)
            return
        tried = session.try_moves([self.shown], wanted)
        if self._is_unfinished(tried):
            self._put_together(tried.moves, is_whole=False)
        elif holds and moves and self._needs_confirming(tried):
            self._put_together(tried.moves, is_whole=True)
        else:
            # What happens from now on is news. If the move cannot be stored, the draft stays.
            begin = self._news_begin
            with self._news_from(len(self._chronicle.entries) if self._chronicle else begin):
                self.live.make(tried)
            self._held.append(begin)
            self._put_away()

    def take_back(self, at: int) -> None:
        """Takes back the last choice of the draft. If the draft is empty, takes back the last move."""
        if self.draft:
            self._put_together(self.draft[:-1], is_whole=False)
        elif self._is_covered(self.game.deciding):
            raise RegniError("undo")
        else:
            with self._news_from(self._held[-1] if self._held else max(0, self._news_begin - NEWS)):
                self.live.undo([self.shown], at)
            del self._held[-1:]

    def _puts_together(self) -> bool:
        """Whether the seat shown has to make several choices that are carried out together. In a lesson each of them is
        a step of its own."""
        table = self.game.table
        return (
            not table.over
            and self.lesson is None
            and HANDLERS[table.stack[-1].kind].is_put_together
            and int(table.stack[-1].seat) == self.shown
        )

    def _is_unfinished(self, tried: Tried) -> bool:
        """Whether the moves are only a part: the same seat has to choose more of the same kind, and nothing hidden was
        shown."""
        is_same = not tried.table.over and tried.decisions[-1] == tried.decisions[0]
        return self._puts_together() and is_same and tried.is_unseen

    def _needs_confirming(self, tried: Tried) -> bool:
        """Whether the last of several choices completes the draft without a move that ends it. A single choice needs no
        confirming."""
        last = len(tried.moves) - 1
        is_same = last > 0 and tried.decisions[last] == tried.decisions[0]
        return self._puts_together() and is_same and declared(tried.moves[last]).group not in (WAY_OUT, LEAVING)

    def _put_together(self, moves: list[int], is_whole: bool) -> None:
        """Keeps the draft here and in the session, where a page that is closed and opened again finds it."""
        self.draft, self.is_whole = moves, is_whole
        self.live.drafts[self.shown] = self._count, moves, is_whole

    def pick_up(self) -> None:
        """Takes up the draft that the seat shown had put together last, if nothing has happened since."""
        self._put_away()
        if self.shown in self.live.drafts:
            at, moves, is_whole = self.live.drafts[self.shown]
            if at == self.live.session.count:
                self.draft, self.is_whole = moves, is_whole

    def _put_away(self) -> None:
        self.draft, self.is_whole = [], False

    def answers(self, thing: str) -> bool | None:
        """Whether the teacher of a lesson answers a click on this thing, because only moves that are not taught now
        begin with it. None if no move begins with it, or nobody teaches."""
        if self.lesson is None or not self.lesson.teaching.is_asking:
            return None
        table, teaching = veil(self.game.table, self.shown), self.lesson.teaching
        begun = [move for move in self.lesson.legal if path_of(table, move)[:1] == (thing,)]
        if not begun:
            return None
        is_taught = any(teaching.is_taught(move) for move in begun)
        self._answered = None if is_taught else teaching.meant(begun)
        return not is_taught

    def asks_before(self, moves: Sequence[str]) -> bool:
        """Whether the player is asked before this typed move is made, as with its button."""
        if self.game.deciding != self.shown or len(moves) != 1:
            return False
        return any(one.question and one.text == moves[0] for one in self.frame().moves)

    def preview(self, text: str) -> Preview | None:
        """What an attack would need and bring. None if it is not a legal attack of this player now."""
        game = self.game
        if game.deciding != self.shown or self.draft:
            return None
        table, words = veil(game.table, self.shown), self.words
        found = [one for one in self.live.session.legal if move_text(one) == text and declared(one).group == ATTACK]
        preview = preview_of(table, found[0], words) if found else None
        if preview is None or self.lesson is None:
            return preview
        # In a lesson the force is chosen card by card.
        return replace(preview, options=[one for one in preview.options if len(one.proposal.numbers) == 1])

    def look_back(self, number: int) -> PastScene | None:
        """A scene that the player has seen. None if there is none, or if nobody may look."""
        if not self._may_look:
            return None
        words, table = self.words, veil(self.game.table, self.shown)
        past = past_scene(self._story, self._read(words), number, self._painter(words), table)
        return replace(past, lines=self._with_reasons(past.lines, words)) if past else None

    def earlier(self, before: int) -> list[LogLine]:
        """The lines of the chronicle before the one with this number."""
        if not self._may_look:
            return []
        found = earlier(self._story, self._read(self.words), before, self._painter(self.words))
        return self._with_reasons(found, self.words)

    def _with_reasons(self, found: Sequence[LogLine], words: Words) -> list[LogLine]:
        """Lines of the chronicle, with the bots' reasons that may be told now."""
        if not (reasons := self.live.reasons):
            return [*found]
        numbers = {line.entry.number for line in found}
        entries, move_of = self._read(words).entries, self._story.move_of
        below = below_lines(numbers, entries, move_of, self.game, reasons, words)
        return [line._replace(why=below[line.entry.number]) if line.entry.number in below else line for line in found]

    @property
    def _may_look(self) -> bool:
        """Whether somebody's view is shown, and no curtain."""
        return (self.shown >= 0 or not self.seats) and not self._is_covered(self.game.deciding)

    @property
    def _story(self) -> Story:
        """What the seat shown has seen happen, as scenes."""
        return self.live.readings.story(self.game, self.shown)

    def _painter(self, words: Words) -> Painter:
        players = players_of(self.live.terms_now, words, self.shown, is_watched=not self.seats)
        return Painter(words, self.game.table.rules, players, self.shown)

    def _is_covered(self, seat: int | None) -> bool:
        """Whether another player at the same screen has to decide. Then nobody's view is shown."""
        return seat in self.seats and seat != self.shown and seat not in self.live.together.stand_ins

    # What the player is shown.

    def frame(self) -> Frame:
        session, game = self.live.session, self.game
        if session.count != self._count:
            self._count, self._answered = session.count, None
            self._put_away()
        words = self.words
        seat = game.deciding
        trouble = self.live.trouble.text(words.language) if self.live.trouble else ""
        if seat is not None and self._is_covered(seat):
            return self._curtain([seat], words, trouble)
        if self.seats and self.shown < 0 and seat is not None:
            # Somebody else decides, and nobody knows which of the players at this screen is looking.
            return self._curtain(self.seats, words, trouble)
        if self.seats and self.shown < 0:
            self.shown = self.seats[0]
            words = self.words
        laid, draft = self._laid_out(words)
        table = veil(laid, self.shown)
        painter = self._painter(words)
        story, chronicle = self._story, self._read(words)
        fresh = self._fresh(chronicle)
        rows: list[Row] = []
        proposed: list[Proposal] = []
        way_out, is_main = None, False
        about = ""
        # If there is only one legal move, it is made without asking.
        is_yours = seat == self.shown and not table.over and (session.only_move is None or bool(trouble))
        is_yours = is_yours and seat not in self.live.together.stand_ins
        lesson = self.lesson
        is_yours = is_yours and (lesson is None or lesson.teaching.is_asking)
        if is_yours:
            about = words.text("prompt-whole") if self.is_whole else prompt.about(table, words)
        elif seat is not None:
            about = words.decision(table)
        is_open = is_yours and not self.is_whole
        legal: list[int] = []
        if seat == self.shown and not table.over:
            legal = legal_moves(table) if self.draft else session.legal
        if is_open:
            choices = Choices(table, words, legal)
            fates = fates_of(table, self.shown, legal)
            rows = self._rows(choices, table, words, fates)
            proposed = proposals(table, words)
            # The previous deck is among the offers and is confirmed like them, so it needs no button.
            if choices.way_out and choices.way_out.move != SAME:
                way_out = self._way_out(choices.way_out, table, words, fates)
                is_main = not way_out.is_fatal and prompt.is_main(table, choices.way_out.move, legal)
        if lesson is not None:
            # Card by card is how it is learned.
            proposed = []
            rows, way_out = taught_only(lesson, rows, way_out, words)
            is_main = way_out is not None
        return Frame(
            at=session.count,
            board=painter.board(table, legal),
            curtain=[],
            is_yours=is_yours,
            is_turn=is_yours and table.stack[-1].kind == TURN,
            who=words.earl(seat) if seat is not None else "",
            about=about,
            rows=rows,
            way_out=way_out,
            is_main=is_main,
            proposals=proposed,
            can_concede=is_open and CONCEDE in legal and lesson is None,
            can_undo=bool(self.draft) or (self.is_playing and session.may_undo(self.shown)),
            is_out=game.outcome is None and self.is_playing and all(game.table.earls[one].out for one in self.seats),
            draft=draft,
            is_whole=self.is_whole,
            offers=(offers := self._offers(table, words) if is_yours else []),
            picked=prompt.without_one(self.draft, words) if offers else [],
            log=self._with_reasons(self._log.tail(chronicle, LOG, words, story.scene_of), words),
            changes=changes(story.before, table, painter) if self.is_playing else [],
            news=recap(fresh, story.scene_of, painter),
            headlines=headlines(fresh, story.scene_of, painter),
            deed=latest_deed(fresh, self.shown),
            scenes=[replace(scene.paint(painter, table), number=scene.number) for scene in story.newest(table)],
            odds=odds_of(table, painter),
            end=ending_of(session, self.seats, words, players_of(session.terms, words), story, self.live.reasons)
            if game.outcome
            else None,
            trouble=trouble,
            series=series_line(session.series, words),
            cut=session.cut.text(words.language) if session.cut else "",
            teacher=teacher_of(lesson, self._answered, words) if lesson and self.is_playing else None,
            telling=telling_of(session, words) if game.outcome and isinstance(session, LessonSession) else None,
        )

    def _offers(self, table: Table, words: Words) -> list[Offer]:
        """The decks that can be picked whole, from the tray as it was before anything was picked."""
        before = veil(self.game.table, self.shown) if self.draft else table
        return prompt.offers(before, self.own_decks, words)

    def _laid_out(self, words: Words) -> tuple[Table, list[str]]:
        """The table with the draft carried out on it, and the draft in words. If the draft is complete its last choice
        is left out: what it brings about must not be seen before it is confirmed."""
        if not self.draft:
            return self.game.table, []
        table = self.game.table.clone()
        texts = []
        for number, move in enumerate(self.draft, 1):
            texts.append(in_short(table, move, words))
            if not self.is_whole or number < len(self.draft):
                play(table, move)
        return table, counted(texts)

    def _curtain(self, seats: Sequence[int], words: Words, trouble: str) -> Frame:
        """A frame without any Hand. It waits until one of these players says that he is there."""
        return Frame(
            at=self.live.session.count,
            board=None,
            curtain=[self._hidden(seat, words) for seat in seats],
            is_yours=False,
            is_turn=False,
            who="",
            about="",
            rows=[],
            way_out=None,
            is_main=False,
            proposals=[],
            can_concede=False,
            can_undo=False,
            is_out=False,
            draft=[],
            is_whole=False,
            offers=[],
            picked=[],
            log=[],
            changes=[],
            news=[],
            headlines=[],
            deed="",
            scenes=[],
            odds=None,
            end=None,
            trouble=trouble,
        )

    def _hidden(self, seat: int, words: Words) -> Hidden:
        colour = COLOURS[seat]
        return Hidden(seat, words.earl(seat), field_of(colour, words), words.text(f"letter-{colour}"))

    def _rows(self, choices: Choices, table: Table, words: Words, fates: Fates) -> list[Row]:
        keys = list(dict.fromkeys((choice.group, choice.row) for choice in choices.listed))
        return [
            Row(
                words.text(f"choice-group-{group}") if group else "",
                row,
                words.text(f"choice-row-{row}") if row else "",
                [
                    self._warned(
                        move_of(choice, choice.label, words.move(table, choice.move), table), choice, fates, words
                    )
                    for choice in choices.listed
                    if (choice.group, choice.row) == (group, row)
                ],
            )
            for group, row in keys
        ]

    def _move(self, choice: Choice, table: Table, words: Words, fates: Fates) -> Move:
        return self._warned(move_of(choice, choice.label, words.move(table, choice.move), table), choice, fates, words)

    def _way_out(self, choice: Choice, table: Table, words: Words, fates: Fates) -> Move:
        said = prompt.way_out(table, choice.move, words)
        move = move_of(choice, said, said, table)
        if prompt.has_action_left(table, self.live.session.legal):
            move = structs.replace(move, question=words.text("table-ask-end"), yes=words.text("table-ask-end-yes"))
        return self._warned(move, choice, fates, words)

    def _warned(self, move: Move, choice: Choice, fates: Fates, words: Words) -> Move:
        """The move, with a warning if it ends the game for the player. If all his moves do, he need not be asked."""
        fate = fates.get(choice.move)
        if fate is None:
            return move
        said = fate_label(fate, self.shown, move.sentence, words)
        is_asked = len(fates) < len(self.live.session.legal)
        question = fate_question(fate, self.shown, words) if is_asked else ""
        return structs.replace(
            move, label=said, sentence=said, question=question, yes=said if is_asked else "", is_fatal=True
        )

    def _read(self, words: Words) -> Chronicle:
        """What the seat shown has seen happen."""
        chronicle = self.live.readings.chronicle(self.game, self.shown, words)
        if chronicle is not self._chronicle:
            self._chronicle = chronicle
            self._news_begin = max(0, len(chronicle.entries) - NEWS)
        return chronicle

    def _fresh(self, chronicle: Chronicle) -> list[Entry]:
        """What happened since the player's last move. A player who is out watches for long: he is only told the
        latest."""
        entries = chronicle.entries
        return entries[max(self._news_begin, len(entries) - LOG) :]

    @contextmanager
    def _news_from(self, begin: int) -> Iterator[None]:
        """Sets how many sentences are no longer news while something is tried. If it is refused, the previous number is
        restored."""
        before, self._news_begin = self._news_begin, begin
        try:
            yield
        except RegniError:
            self._news_begin = before
            raise
