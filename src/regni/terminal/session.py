"""A game in the terminal, from the first question to the last line: it prints, then asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from ..bots.bot import Bot
from ..decks.book import typed_deck
from ..engine.cards import COLOURS, NAMES
from ..engine.moves import END
from ..engine.piles import held
from ..engine.sight import veil
from ..engine.table import NO_AUTOMATON, Table
from ..errors import RegniError
from ..game import Game
from ..rules.options import game_name
from ..words.campaign import campaign_of
from ..words.choices import Choice
from ..words.chronicle import Chronicle
from ..words.notation import move_text, read_move
from ..words.spoken import in_notation, spoken
from ..words.words import words
from .choices import plain_rows, rows
from .chronicle import page
from .commands import FIRST_WORDS, Typed, brief, printable, read_line
from .counsel import dangers_page, situation_page, standing_page
from .help import Help
from .keeping import Keeper
from .ledger import ledger_page
from .names import ink
from .offered import Offered
from .reasons import Reasons
from .saving import Leave, Saving
from .screen import BOLD, DIM, Screen, picked_cards
from .thinking import thinking, whole

LOG_LINES = 40
#: Decisions that show the whole table, not only the person's part of it.
WHOLE_TABLE = ("turn", "control", "cast", "legacy", "pick")
#: Endings with a winner other than an Earl.
BEATEN = ("no_fief_left", "viking_victory", "earls_beaten")

#: Commands that show a page. The dangers are shown below it again, so that they stay in sight.
PAGES = ("help", "standing", "odds", "reason", "deck", "campaign", "log", "rules")

LONGEST_NUMBER = 6


class Session(Saving):
    """One person at one seat, bots at the others."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        language: str,
        console: Console,
        keeper: Keeper,
        ask: Callable[[str], str],
        program: str,
        heading: str = "",
        levels: Mapping[int, str] | None = None,
    ) -> None:
        told = words(language).at(game.table, seat)
        super().__init__(console, Screen(console, told, game.table.rules, seat), keeper, program)
        self.game = game
        self.seat = seat
        self.bots = bots
        self.ask = ask
        #: The first line: which game of a series this is.
        self.heading = heading
        #: The level of each bot, by name.
        self.levels = levels or {}
        self.help = Help(self.screen)
        self.chronicle = Chronicle(game, seat, self.words)
        self.reasons = Reasons(self.screen.names)
        #: After several moves were made in one go: the number of moves then, and how many of them that were.
        self.together = (0, 0)
        #: Moves that the person was asked about in the last line, because they end it for him.
        self.asked_about: list[str] = []
        self.others_moved = True
        #: The Summer and round in which the table was last shown.
        self.laid_out = (0, 0)
        self.is_conceding = False

    # The course of the game.

    def run(self) -> int:
        try:
            self.greet()
            while self.game.deciding is not None:
                self.let_others_play()
                if self.game.deciding == self.seat:
                    self.decide()
            self.tell_ending()
            return 0
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return self.go()
        except Leave:
            return self.go()

    def greet(self) -> None:
        self.show(Rule(Text(self.text("title"), BOLD), characters="═", style=DIM))
        self.show(Text(game_name(self.game.table.rules, self.words), BOLD))
        if self.heading:
            self.show(Text(self.heading))
        seats = COLOURS[: len(self.game.table.earls)]
        line = Text(self.text("seats", earls=", ".join(self.screen.names.earl(colour) for colour in seats)))
        king = int(self.game.table.automaton)
        if king != NO_AUTOMATON:
            line.append(" " + self.text("the-king", colour=COLOURS[king]))
        self.show(self.screen.names.ink_names(line, seats))
        self.introduce_bots()
        self.say_whole("commitment", self.game.commitment)
        if self.game.moves:
            self.say("taken-up", number=len(self.game.moves))
            self.chronicle.read()
            self.chronicle.shown = max(0, len(self.chronicle.entries) - LOG_LINES // 2)
        self.say("you-are", earl=self.screen.names.earl(COLOURS[self.seat]))
        self.keep()

    def introduce_bots(self) -> None:
        """Tell how strong the bots are; those of one level together."""
        for level in dict.fromkeys(self.levels.values()):
            seats = [COLOURS[seat] for seat, name in self.levels.items() if name == level]
            earls = self.words.both([self.screen.names.earl(colour) for colour in seats])
            line = self.text("bots", earls=earls, bot=self.words.bot(level), sentence=self.words.bot_sentence(level))
            self.show(self.screen.names.ink_names(Text(line), seats))

    def let_others_play(self) -> None:
        """Let the bots play until the person has to decide. A person who is out watches round by round."""
        if self.game.deciding == self.seat:
            return
        is_out = bool(self.game.table.earls[self.seat].out)
        begun = self.moment()
        to_the_end = not is_out or self.watch()
        self.waiting.clear()
        self.others_moved = True
        if is_out:
            self.reasons.forget()
        with thinking(self.console) as say:
            while (seat := self.game.deciding) is not None and seat != self.seat:
                if is_out != bool(self.game.table.earls[self.seat].out) or (not to_the_end and self.moment() != begun):
                    return
                say(self.text("thinking", earl=self.screen.names.earl(COLOURS[seat])))
                move = self.bots[seat].choose(self.game.sight(seat))
                self.reasons.note(self.game.table, move, self.bots[seat])
                self.carry_out(move)

    def seen(self) -> Table:
        """The table as the person sees it."""
        return veil(self.game.table, self.seat)

    def moment(self) -> tuple[int, int]:
        """The Summer and the round."""
        return int(self.game.table.summer), int(self.game.table.round)

    def watch(self) -> bool:
        """Ask a person who is out whether the bots should play to the end or for a round."""
        self.tell_news()
        while True:
            self.say("watching")
            line = self.next_line()
            typed = read_line(line, self.words.language)
            if typed == Typed("", ""):
                return False
            if typed.command == "finish" or typed == Typed("", "end"):
                return True
            if not self.obey(typed, None):
                self.say("watching-unknown", typed=brief(line))

    def decide(self) -> None:
        """One decision of the person."""
        choices = Offered(self.game.table, self.seen(), self.seat, self.words)
        only = choices.only
        # A single legal move is played at once, unless the person could undo a move before it.
        if only is not None and not self.game.can_undo(self.seat):
            self.tell_news()
            self.show(Text(self.text("only-choice", move=only.label), DIM))
            self.play([only.text])
            return
        if not self.waiting:
            self.lay_out(choices)
        moves = len(self.game.moves)
        while len(self.game.moves) == moves and self.game.deciding == self.seat:
            self.answer(self.next_line(), choices)

    def lay_out(self, choices: Offered) -> None:
        """Show what happened, the table, and the choices."""
        self.tell_news()
        seen = self.seen()
        self.show("")
        # A player alone against the King is shown the table each round, because nobody else ever moves.
        self.others_moved |= self.moment() != self.laid_out
        self.laid_out = self.moment()
        if self.others_moved and self.game.about in WHOLE_TABLE:
            self.show(self.screen.table(seen))
        else:
            parts = self.screen.under_way(seen)
            if self.others_moved or not parts:
                parts.append(self.screen.own(seen))
            for panel in parts:
                self.show(panel)
        self.others_moved = False
        self.lay_out_choices(choices)

    def lay_out_choices(self, choices: Offered, whole: bool = False) -> None:
        colour = COLOURS[self.seat]
        about = self.words.decision(self.game.table)
        if self.game.about == "turn":
            about = self.text("turn-used" if self.game.table.action_used else "turn-open")
        who = self.words.text("decision-who", seat=self.screen.names.earl(colour))
        title = Text.assemble(self.screen.names.badge(colour), (f" {who}", ink(colour)))
        on_one_line = title.cell_len + len(about) + 8 <= self.screen.width
        title.append(f" · {about}" if on_one_line else "", BOLD)
        self.show(Rule(title, align="left", style=ink(colour, bold=False)))
        if not on_one_line:
            self.show(Text(about, BOLD))
        is_plain = self.screen.is_plain
        self.show(plain_rows(choices, whole) if is_plain else rows(choices, self.screen.width, whole))
        self.warn()
        hint = "hint-pick" if self.game.about == "pick" else "hint-attack" if choices.attacks() else "hint"
        self.show(Text(self.text(hint), DIM))

    def warn(self) -> None:
        """Show the dangers and the goal."""
        self.show(dangers_page(self.seen(), self.screen))

    def tell_news(self) -> None:
        news = self.chronicle.news()
        if news:
            self.show(page(news, self.screen.names))

    # Reading what is typed.

    def next_line(self) -> str:
        if not self.waiting:
            typed = self.ask("> ")
            self.waiting = [part.strip() for part in printable(typed).split(";")]
        return self.waiting.pop(0)

    def answer(self, line: str, choices: Offered) -> None:
        """Handle a line typed at a decision."""
        typed = read_line(line, self.words.language)
        self.is_leaving &= typed.command == "quit"
        self.is_conceding &= typed.command == "concede"
        # Whatever else is typed, the person thought better of it.
        asked_about, self.asked_about = self.asked_about, []
        if not typed.command and not typed.rest:
            self.say("empty")
        elif typed.command == "yes" and asked_about:
            self.play(asked_about)
        elif typed.command:
            moves = len(self.game.moves)
            if not self.obey(typed, choices):
                self.say("not-now", typed=brief(line))
            elif typed.command in PAGES and len(self.game.moves) == moves:
                self.warn()
        else:
            self.try_move(typed.rest, choices, asked_about)

    def try_move(self, typed: str, choices: Offered, asked_about: list[str]) -> None:
        """Play a number of the list, or a move in words."""
        text = in_notation(typed)
        word = text.split()[0]
        if text.isascii() and text.isdigit():
            moves = choices.moves_of(number_of(text))
            if moves is None:
                self.refuse(self.no_number(text, choices))
            else:
                self.make(moves, choices, asked_about)
        elif text == word and len(choices.of_word(word)) > 1:
            self.list_moves(choices.of_word(word), choices)
        elif word not in FIRST_WORDS:
            self.refuse(Text(self.text("unknown", typed=brief(typed))))
        else:
            self.try_notation(text, choices, asked_about)

    def list_moves(self, listed: list[Choice], choices: Offered) -> None:
        """Show some moves as sentences, attacks with what they take."""
        attacks = choices.attacks()
        lines = [choices.preview(one) if one in attacks else choices.sentence(one) for one in listed]
        space = ": " if self.screen.is_plain else " "
        self.show(Text("\n".join(f"{one.number:>3}{space}{line}" for one, line in zip(listed, lines, strict=True))))

    def no_number(self, typed: str, choices: Offered) -> Text:
        key = "no-number" if choices.way_out is not None else "no-number-zero"
        return Text(self.text(key, number=brief(typed), last=choices.last))

    def try_notation(self, text: str, choices: Offered, asked_about: list[str]) -> None:
        try:
            rule = self.game.why_not(text)
            if rule is None:
                self.make([move_text(read_move(text, self.game.table))], choices, asked_about)
            else:
                self.refuse(self.help.forbidden(brief(spoken(text, self.words.language)), rule))
        except RegniError as error:
            self.refuse(Text(error.text(self.words.language)))

    def make(self, moves: list[str], choices: Offered, asked_about: list[str]) -> None:
        """Play moves of the person, but ask before those that are certain to end it for him. An attack is looked at
        before it is declared."""
        question = choices.question(moves)
        if question and moves != asked_about:
            self.asked_about = moves
            self.refuse(Text(f"{question} {self.text('sure')}", BOLD))
            return
        attack = choices.attack(moves)
        if attack is not None:
            self.show(Text(choices.preview(attack)))
        self.play(moves)

    def play(self, moves: list[str]) -> None:
        """Play moves of the person."""
        for move in moves:
            self.carry_out(move)
        if len(moves) > 1:
            self.together = (len(self.game.moves), len(moves))
        if self.game.moves[-1] == END:
            self.reasons.forget()

    def carry_out(self, move: str | int) -> None:
        with whole():
            self.game.play(move)
            self.keep()

    # Commands.

    def obey(self, typed: Typed, choices: Offered | None) -> bool:
        """Carry out a command; False if no such command exists now. Without choices the person only watches."""
        seen = self.seen()
        if typed.command == "help":
            self.show(self.help.explain(typed.rest, seen) if typed.rest else self.help.commands())
        elif typed.command == "rules":
            self.show(self.help.numbered(typed.rest.upper()) if typed.rest else self.help.sections())
        elif typed.command == "log":
            self.tell_log(typed.rest)
        elif typed.command == "table":
            self.show(self.screen.table(seen))
            if choices is not None:
                self.lay_out_choices(choices)
        elif typed.command == "save":
            self.save(typed.rest)
        elif typed.command == "quit":
            self.quit()
        elif typed.command == "reason":
            self.show(self.reasons.page())
        elif typed.command == "situation":
            self.show(situation_page(seen, self.chronicle.since(self.last_move()), self.screen))
        elif typed.command == "standing":
            self.show(standing_page(seen, self.screen))
        elif typed.command == "campaign" and self.game.table.variant.is_campaign:
            self.show(ledger_page(campaign_of(self.game), self.words))
        elif choices is None:
            return False
        elif typed.command == "moves":
            self.lay_out_choices(choices, whole=True)
        elif typed.command == "odds":
            self.tell_odds(typed.rest, choices)
        elif typed.command == "why":
            self.tell_why(typed.rest, choices)
        elif typed.command == "undo":
            self.undo()
        elif typed.command == "deck" and self.game.about == "pick":
            self.pick_deck(typed.rest)
        elif typed.command == "concede":
            self.concede()
        else:
            return False
        return True

    def tell_log(self, rest: str) -> None:
        number = max(1, number_of(rest)) if rest.isascii() and rest.isdigit() else LOG_LINES
        self.show(page(self.chronicle.tail(number if not rest or rest.isdigit() else None), self.screen.names))

    def last_move(self) -> int:
        """The number of the person's last move that ended a turn or after which another moved. 0 if there is none."""
        moves, movers = self.game.moves, self.game.movers
        for index in reversed(range(len(moves))):
            if movers[index] == self.seat and (
                moves[index] == END or movers[index + 1 : index + 2] not in ([], [self.seat])
            ):
                return index + 1
        return 0

    def tell_odds(self, rest: str, choices: Offered) -> None:
        """Tell what an attack takes and its chance; without any, what all attacks take."""
        attacks = choices.attacks()
        if rest:
            text = in_notation(rest)
            attacks = [one for one in attacks if text in (str(one.number), one.text, one.text.split()[0])]
        if attacks:
            self.list_moves(attacks, choices)
        else:
            self.say("no-attack")

    def tell_why(self, rest: str, choices: Offered) -> None:
        """Tell which rule forbids a move, or that it is legal."""
        if not rest:
            self.say("why-what")
            return
        if rest.isascii() and rest.isdigit():
            moves = choices.moves_of(number_of(rest))
            if moves is None:
                self.show(self.no_number(rest, choices))
                return
            rest = moves[0]
        move = in_notation(rest)
        try:
            rule = self.game.why_not(move)
        except RegniError as error:
            unknown = move.split()[0] not in FIRST_WORDS
            self.show(Text(self.text("unknown", typed=brief(rest)) if unknown else error.text(self.words.language)))
            return
        if rule is None:
            self.say("legal", move=brief(spoken(move, self.words.language)))
        else:
            self.show(self.help.forbidden(brief(spoken(move, self.words.language)), rule))

    def pick_deck(self, typed: str) -> None:
        """Pick many cards of a deck at once; without any, show the deck."""
        if not typed:
            self.show(self.screen.picking(self.seen()) or "")
            return
        try:
            picks = self.picks(typed_deck(typed, self.game.record.ruleset))
        except RegniError as error:
            self.refuse(Text(error.text(self.words.language)))
            return
        for pick in picks:
            self.game.play(pick)
        self.together = (len(self.game.moves), len(picks))
        self.keep()

    def picks(self, wanted: dict[str, int]) -> list[str]:
        """The moves that add these cards to the deck. A whole deck may include cards that are already picked."""
        seen = self.seen()
        earl, left = seen.earls[self.seat], int(seen.stack[-1].a)
        picked = picked_cards(earl)
        if sum(wanted.values()) == left + sum(picked.values()):
            wanted = {card: wanted.get(card, 0) - picked.get(card, 0) for card in {**picked, **wanted}}
        for card, number in wanted.items():
            in_tray = int(held(earl.tray, NAMES.index(card)))
            if not 0 <= number <= in_tray:
                most = in_tray + picked.get(card, 0)
                raise RegniError("terminal-deck-card", card=self.screen.names.card(card), most=most)
        if sum(wanted.values()) > left:
            raise RegniError("terminal-deck-size", number=sum(wanted.values()), left=left)
        return [f"pick {card}" for card, number in wanted.items() for _ in range(number)]

    def undo(self) -> None:
        """Undo the last move, or all moves that were made in one go."""
        stand, together = self.together
        times = together if stand == len(self.game.moves) else 1
        try:
            taken_back = [self.game.undo(self.seat)]
            while len(taken_back) < times and self.game.can_undo(self.seat):
                taken_back.append(self.game.undo(self.seat))
        except RegniError as error:
            self.refuse(Text(error.text(self.words.language)))
            return
        self.chronicle.news()
        self.keep()
        self.say("undone", move="; ".join(reversed(taken_back)))

    def concede(self) -> None:
        """Concede. This must always be confirmed."""
        rule = self.game.why_not("concede")
        if rule is not None:
            self.refuse(self.help.forbidden("concede", rule))
        elif self.is_conceding:
            self.play(["concede"])
        else:
            self.is_conceding = True
            self.refuse(Text(self.text("concede-sure")))

    def tell_ending(self) -> None:
        """Tell who won and how, where the record is, and the seed behind the commitment."""
        self.tell_news()
        self.show("")
        self.show(self.screen.table(self.seen()))
        outcome = self.game.outcome
        assert outcome is not None
        ending = Text(self.words.ending(self.game.table), BOLD)
        won = "lost-game" if outcome.winners or outcome.ending in BEATEN else "no-winner"
        if self.seat in outcome.winners:
            won = "won" if len(outcome.winners) == 1 else "won-together"
        length = self.text("rounds", number=outcome.rounds)
        if self.game.table.variant.is_campaign:
            length = self.text("summers", number=int(self.game.table.summer))
            self.show(ledger_page(campaign_of(self.game), self.words))
        body = Text.assemble(ending, "\n", self.text(won), " ", length)
        self.show(Panel(body, title=Text(self.text("over"), BOLD), title_align="left", width=self.screen.width))
        self.keep()
        if self.keeper.is_kept:
            self.say_whole("record", str(self.keeper.path))
        self.say_whole("seed", self.game.commitment, seed=printable(self.game.record.seed))


def number_of(digits: str) -> int:
    """The value of a typed number. A very long number counts as larger than any choice."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else 10**LONGEST_NUMBER


def run_game(
    game: Game,
    seat: int,
    bots: Mapping[int, Bot],
    language: str = "en",
    console: Console | None = None,
    path: Path | None = None,
    ask: Callable[[str], str] = input,
    program: str = "regni play",
    levels: Mapping[int, str] | None = None,
) -> int:
    """Play a game in the terminal, from where it stands. Returns the exit code of the program.

    `program` is how the program was called; the person is told it for resuming the game.
    """
    keeper = Keeper(game, path)
    return Session(game, seat, bots, language, console or Console(), keeper, ask, program, levels=levels).run()
