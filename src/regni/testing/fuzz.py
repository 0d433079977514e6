"""Plays random games under random rules and checks them. Every failure is saved as a record that can be played
again.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from ..engine.cards import COLOURS
from ..engine.decisions import TURN
from ..engine.digest import digest
from ..engine.handlers import KIND_NAMES
from ..engine.leaving import ENDING_NAMES
from ..engine.moves import CONCEDE, END, TOWER, declared, verb
from ..engine.play import legal_moves, play, random_moves, settle
from ..engine.rng import Rng, stream
from ..engine.setup import set_table
from ..engine.table import Table
from ..engine.variant_facts import SEATS
from ..engine.verbs import ATTACK
from ..errors import RegniError
from ..game import Game
from ..records.files import write_text
from ..records.record import Player, Record
from ..rules.rulesets import ruleset_from
from ..words.notation import move_text
from .checks import (
    check_clone,
    check_events,
    check_notation,
    check_position_file,
    check_record,
    check_secrecy,
    check_why_not,
    check_words,
)
from .invariants import check, demand
from .variety import any_deck, any_ruleset

#: More moves than an Earl can make in a round: a game with more moves would never end.
MOVES_A_ROUND = 400
#: One turn in so many ends with a concession.
CONCEDING = 500

#: The whole table is counted after every EVERY moves; about ten in DEAR moves get a slower check. Then for a quick run.
EVERY, DEAR = 4, 150
QUICK_EVERY, QUICK_DEAR = 16, 1000

# How the random players choose: at random, or with a liking for building or fighting.
BLIND, BUILDING, FIGHTING = 0, 1, 2
#: At random too, but many moves at a time with checks only in between: for most games of a quick run.
IN_BATCHES = 3


@dataclass
class Finding:
    """A failed check, with its game and move."""

    game: int
    moves: int
    text: str
    record: Path | None = None


@dataclass
class FuzzReport:
    """How many games, moves and checks there were, and the findings."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    findings: list[Finding] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)


class Trial:
    """One game of the fuzzer: its setup and the moves so far."""

    def __init__(self, number: int, seed: str, varied: int, fixed: Mapping[str, object] | None) -> None:
        self.number = number
        self.rng = stream(f"{seed}-{number}", "fuzz")
        choose = self.rng.below
        if fixed is None:
            variant, mode = list(SEATS)[choose(len(SEATS))]
            fixed = {"variant": variant, "mode": mode}
        self.ruleset = ruleset_from(fixed)
        if choose(100) < varied:
            self.ruleset = any_ruleset(choose, 1 + choose(4) if choose(2) else 60, fixed)
        fewest, most = SEATS[self.ruleset.variant, self.ruleset.mode]
        self.decks = [any_deck(choose, self.ruleset) for _ in range(fewest + choose(most - fewest + 1))]
        self.seed = f"fuzz-{seed}-{number}"
        self.manner = choose(3)
        self.moves: list[int] = []
        self.table: Table = set_table(self.ruleset, self.decks, self.seed, True)
        settle(self.table)

    def record(self) -> Record:
        players = [Player(COLOURS[seat], deck) for seat, deck in enumerate(self.decks)]
        return Record(players, self.seed, self.ruleset)

    def game(self) -> Game:
        """The game so far, for a file. If its last move fails, the game before that move."""
        for moves in (self.moves, self.moves[:-1]):
            game = Game(self.record())
            try:
                for chosen in moves:
                    game.play(chosen)
            except Exception:
                continue
            return game
        return Game(self.record())

    def choose(self) -> int:
        """Choose a legal move. Concessions are rare; players who build or fight raise fewer Towers and never end a turn
        early.
        """
        table, rng = self.table, self.rng
        listed = legal_moves(table)
        demand(bool(listed), "Nobody can move.")
        if table.stack[-1].kind != TURN:
            return listed[rng.below(len(listed))]
        if listed[-1] == CONCEDE and rng.below(CONCEDING) > 0:
            listed.pop()
        if self.manner == FIGHTING:
            attacks = [chosen for chosen in listed if declared(chosen).group == ATTACK]
            if attacks and rng.below(2):
                return attacks[rng.below(len(attacks))]
        if self.manner != BLIND and rng.below(4):
            listed = [chosen for chosen in listed if verb(chosen) not in (TOWER, END)] or listed
        return listed[rng.below(len(listed))]


def fuzz(
    games: int,
    seed: str,
    seconds: float | None = None,
    varied: int = 50,
    every: int = EVERY,
    dear: int = DEAR,
    folder: str | Path | None = None,
    stop: bool = False,
    fixed: Mapping[str, object] | None = None,
    progress: Callable[[FuzzReport], None] | None = None,
) -> FuzzReport:
    """Play so many games, or for so many seconds, and check them.

    `varied`: how many games in a hundred have changed rules. `every`: after how many moves the whole table is counted.
    `dear`: in how many moves about ten get a slower check. `folder`: each finding is saved there as a record and a
    text. `stop`: end at the first finding. `fixed`: settings for every game, such as variant and mode; without it each
    game has another variant.

    >>> fuzz(3, "doctest").findings
    []
    """
    report = FuzzReport()
    start = perf_counter()
    for number in range(games):
        trial = Trial(number, seed, varied, fixed)
        if dear >= QUICK_DEAR and number % 5:
            trial.manner = IN_BATCHES
            trial.table.recording = False
        try:
            play_trial(trial, report, every, dear)
        except Exception as problem:
            report.findings.append(keep(trial, problem, folder))
        report.games += 1
        report.moves += len(trial.moves)
        report.seconds = perf_counter() - start
        if progress is not None:
            progress(report)
        if (stop and report.findings) or (seconds is not None and report.seconds >= seconds):
            break
    return report


def play_trial(trial: Trial, report: FuzzReport, every: int, dear: int) -> None:
    """Play one game to its end."""
    table, rng = trial.table, trial.rng
    summers = int(table.rules.viking_markers) + 1 if table.variant.is_campaign else 1
    longest = int(table.rules.max_rounds) * len(table.earls) * MOVES_A_ROUND * summers
    check(table)
    while trial.manner == IN_BATCHES and not table.over:
        look_around(table, rng, report, max(20, dear // every))
        trial.moves += random_moves(table, rng, every)
        check(table)
        demand(len(trial.moves) < longest, "The game does not end.")
    while not table.over:
        report.decisions[KIND_NAMES[table.stack[-1].kind]] += 1
        look_around(table, rng, report, dear)
        chosen = trial.choose()
        trial.moves.append(chosen)
        table.events = []
        play(table, chosen)
        if len(trial.moves) % every == 0:
            check(table)
        demand(len(trial.moves) < longest, "The game does not end.")
    check(table)
    if dear < QUICK_DEAR or rng.below(8) == 0:
        check_words(table, table.events)
    report.endings[ENDING_NAMES[table.ending]] += 1
    if rng.below(20 if dear < QUICK_DEAR else 200) == 0:
        report.checks["record"] += 1
        check_record(trial.record(), trial.moves, digest(table), rng)


def look_around(table: Table, rng: Rng, report: FuzzReport, dear: int) -> None:
    """Now and then do one of the slower checks."""
    which = rng.below(dear)
    if which == 0:
        report.checks["clone"] += 1
        check_clone(table, rng)
    elif which == 1:
        report.checks["position"] += 1
        check_position_file(table)
    elif which <= 3:
        report.checks["why_not"] += 1
        check_why_not(table, rng)
        check_notation(table)
    elif which <= 6:
        report.checks["secrecy"] += 1
        check_secrecy(table, rng.below(int(table.players)), rng)
    elif which <= 8:
        report.checks["words"] += 1
        check_words(table, table.events)
    elif which <= 10:
        report.checks["events"] += 1
        check_events(table, rng)


def keep(trial: Trial, problem: Exception, folder: str | Path | None) -> Finding:
    """Save a finding: a record to play again and a text to read."""
    shown = "".join(traceback.format_exception(problem))
    last = move_text(trial.moves[-1]) if trial.moves else "(the deal)"
    text = f"{type(problem).__name__}: {problem}\nAfter move {len(trial.moves)}: {last}\n\n{shown}"
    finding = Finding(trial.number, len(trial.moves), text)
    if folder is not None:
        Path(folder).mkdir(parents=True, exist_ok=True)
        name = f"{trial.seed}".replace("/", "_")
        finding.record = Path(folder, f"{name}.toml")
        write_text(Path(folder, f"{name}.txt"), text)
        try:
            trial.game().save(finding.record)
        except RegniError as trouble:
            finding.text += f"\nThe record could not be written: {trouble}"
    return finding
