"""Makes the golden games: for every way a game can end some that end so, as eventful as a search finds them.

`python -m regni.lab.golden FOLDER` writes them as records, the same ones every time. They are made anew when a rule,
the deal or the order of moves changes on purpose.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from ..engine import events as e
from ..engine.events import Event
from ..engine.leaving import AT_MAX_ROUNDS, ENDING_NAMES
from ..engine.play import play
from ..game import Game
from .fuzz import Trial

#: What makes a game worth keeping, once it happens in it.
MEMORABLE = [
    e.CROWNED, e.KING_FREE, e.ROYAL_GIFT, e.BEQUEATH, e.JOUST_WON, e.JOUST_TIE, e.JOUST_SWAP, e.JOUST_CHAMPION,
    e.RANSOM, e.FREED, e.UNRANSOMED, e.SEIZED, e.RAZED, e.CARRIED_OFF, e.BURNT, e.TOWER_LOST, e.CAPTURED, e.CHURCH,
    e.ALLIES, e.VASSAL, e.FOILED, e.NO_EFFECT, e.FIEF_LOST, e.INTRIGUED, e.ARMY_TAKEN, e.MERCENARY_TAKEN, e.HAND_LOST,
    e.SHOWN, e.ARRIVED, e.CONTROL, e.HOLD, e.OLD_AGE, e.CONCEDE, e.OUT,
]  # fmt: skip
#: Of these what hardly ever does.
RARE = {e.VASSAL, e.KING_FREE, e.FREED, e.NO_EFFECT, e.MERCENARY_TAKEN}
LONGEST = 260
TRIALS = 6000


def main(folder: str) -> None:
    for name, game in golden_games():
        game.save(Path(folder, f"{name}.toml"))
        print(name, len(game.moves), sorted(e.EVENT_NAMES[kind] for kind in memorable(game)))


def golden_games() -> Iterator[tuple[str, Game]]:
    """For each ending the most eventful game of two Earls and that of more; and one that takes all its rounds."""
    best: dict[tuple[str, str], tuple[int, Trial]] = {}
    for number in range(TRIALS):
        trial = Trial(number, "golden", 0)
        happened = {event.kind for event in play_out(trial)}
        if len(trial.moves) > LONGEST:
            continue
        key = (ENDING_NAMES[trial.table.ending], "two" if len(trial.decks) == 2 else "more")
        score = 10 * len(happened & set(MEMORABLE)) + 30 * len(happened & RARE) - len(trial.moves) // 20
        if key not in best or score > best[key][0]:
            best[key] = (score, trial)
    for (ending, seats), (_, trial) in sorted(best.items()):
        yield f"{ending}-{seats}", trial.game()
    yield f"{ENDING_NAMES[AT_MAX_ROUNDS]}-two", patient_game()


def play_out(trial: Trial) -> list[Event]:
    table = trial.table
    while not table.over and len(trial.moves) <= LONGEST:
        trial.moves.append(trial.choose())
        play(table, trial.moves[-1])
    return table.events


def memorable(game: Game) -> set[int]:
    return {event.kind for seat in range(len(game.table.earls)) for event in game.events(seat)} & set(MEMORABLE)


def patient_game() -> Game:
    """Two Earls who never grow old and never win: each skirmishes before the other's Palace with one man at a time,
    which keeps the Vikings away, and now and then bequeaths, so that his discards are his deck again."""
    deck = {"prince": 2, "vassal": 6, "champion": 6, "mercenary": 6, "banner": 2, "allies": 2}
    game = Game.new(decks=[deck, deck], seed="patience")
    while game.deciding is not None:
        game.play(patient_move(game, game.deciding))
    return game


def patient_move(game: Game, seat: int) -> str:
    legal = game.legal_moves()
    men = [
        man for man in ("champion", "vassal", "mercenary") if f"tower {man}" in legal or f"field hand {man}" in legal
    ]
    if game.about == "field":
        battle = game.table.battle
        return (
            f"field hand {men[0]}" if battle is not None and battle.attacker == seat and not battle.attack else "done"
        )
    # They do not rest in the same round: one of the two is always in the field.
    deck, soon = len(game.table.earls[seat].deck), 4 + 5 * seat
    wishes = ["bequeath 1"] if deck < soon else []
    wishes += ["install prince 1"] if deck < soon + 3 else []
    wishes += [f"siege {'red' if seat == 0 else 'blue'} 1"] if men else []
    return next(move for move in [*wishes, "end"] if move in legal)


if __name__ == "__main__":
    main(sys.argv[1])
