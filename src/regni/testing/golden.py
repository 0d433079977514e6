"""Makes the golden games: for every ending some games that end that way, with as many different events as possible.

`python -m regni.testing.golden FOLDER` writes them as records, the same ones every time. Make them again when a rule,
the deal or the order of moves changes on purpose.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from ..bots.levels import make_bot
from ..engine import events as e
from ..engine.events import Event
from ..engine.leaving import AT_MAX_ROUNDS, ENDING_NAMES
from ..engine.play import play
from ..game import Game
from ..rules.rulesets import ruleset_from
from .fuzz import Trial

#: Events that make a game worth keeping.
MEMORABLE = [
    e.CROWNED, e.KING_FREE, e.ROYAL_GIFT, e.BEQUEATH, e.JOUST_WON, e.JOUST_TIE, e.JOUST_SWAP, e.JOUST_CHAMPION,
    e.RANSOM, e.FREED, e.UNRANSOMED, e.SEIZED, e.RAZED, e.CARRIED_OFF, e.BURNT, e.TOWER_LOST, e.CAPTURED, e.CHURCH,
    e.ALLIES, e.VASSAL, e.FOILED, e.NO_EFFECT, e.FIEF_LOST, e.INTRIGUED, e.ARMY_TAKEN, e.MERCENARY_TAKEN, e.HAND_LOST,
    e.SHOWN, e.ARRIVED, e.CONTROL, e.HOLD, e.OLD_AGE, e.CONCEDE, e.OUT,
    e.RELATIVE, e.TABLED, e.LONGBOATS, e.WINTER, e.NO_WINTER, e.LEGACY_PAIR, e.LEGACY_CAPPED, e.VIKINGS_START,
    e.MULLIGAN, e.MIND_SHUFFLED, e.KING_TURNS_TO, e.KING_IDLE, e.KING_PASSES_OVER, e.KING_IGNORES, e.KING_VASSAL,
    e.KING_NO_VASSAL, e.KING_ALLIES, e.APPEASED, e.KING_FALLS,
]  # fmt: skip
#: Those of them that happen very rarely.
RARE = {e.VASSAL, e.KING_FREE, e.FREED, e.NO_EFFECT, e.MERCENARY_TAKEN}
LONGEST = 260
TRIALS = 6000

#: The variants by the beginning of their file names: settings, number of games to search, most moves of a game. A weak
#: King makes it easy to find games that go on after his fall.
FRAIL: dict[str, object] = {"king.towers": "0", "king.royal_infantry": "0", "king.fiefs": ["castle"]}
VARIANTS: dict[str, tuple[dict[str, object], int, int]] = {
    "heathen": ({"variant": "heathen"}, 3000, 400),
    "wessex": ({"variant": "wessex"}, 3000, 900),
    "rebellion-solo": ({"variant": "rebellion", "mode": "solo"}, 600, 300),
    "rebellion-coop": ({"variant": "rebellion", "mode": "coop"}, 600, 300),
    "rebellion-semi": ({"variant": "rebellion", "mode": "semi", "banquet_appeases": True}, 600, 300),
    "rebellion-semi-frail": ({"variant": "rebellion", "mode": "semi", **FRAIL}, 4000, 300),
}
#: Few rounds, so that some games end at the limit of rounds.
SHORT: dict[str, dict[str, object]] = {
    name: VARIANTS[name][0] | {"max_rounds": 4}
    for name in ("heathen", "wessex", "rebellion-solo", "rebellion-coop", "rebellion-semi")
}
#: Variants in which bots beat the King of the printed rules, with the number of Earls.
FALLEN = {"rebellion-solo": 1, "rebellion-coop": 3, "rebellion-semi": 2}
BOT_GAMES = 400


def main(folder: str) -> None:
    for name, game in golden_games():
        game.save(Path(folder, f"{name}.toml"))
        print(name, len(game.moves), sorted(e.EVENT_NAMES[kind] for kind in memorable(game)), flush=True)


def golden_games() -> Iterator[tuple[str, Game]]:
    yield from base_games()
    for name, (fixed, trials, longest) in VARIANTS.items():
        found = search(name, fixed, trials, longest, lambda trial: ENDING_NAMES[trial.table.ending])
        for ending, trial in sorted(found.items()):
            yield f"{name}-{ending}", trial.game()
    for name, fixed in SHORT.items():
        yield f"{name}-max_rounds", search(name, fixed, 200, LONGEST, drawn)[ENDING_NAMES[AT_MAX_ROUNDS]].game()
    yield "wessex-nobody", quitters()
    for name, seats in FALLEN.items():
        game = fallen_king(VARIANTS[name][0], seats)
        yield f"{name}-bots-{ENDING_NAMES[game.table.ending]}", game


def drawn(trial: Trial) -> str:
    return ENDING_NAMES[trial.table.ending] if trial.table.ending == AT_MAX_ROUNDS else ""


def base_games() -> Iterator[tuple[str, Game]]:
    """For each ending the most eventful game of two Earls and of more Earls; and one game that lasts all its rounds."""

    def key(trial: Trial) -> str:
        return f"{ENDING_NAMES[trial.table.ending]}-{'two' if len(trial.decks) == 2 else 'more'}"

    for name, trial in sorted(search("golden", {}, TRIALS, LONGEST, key).items()):
        yield f"base-{name}", trial.game()
    yield f"base-{ENDING_NAMES[AT_MAX_ROUNDS]}-two", patient_game()


def search(
    seed: str, fixed: dict[str, object], trials: int, longest: int, key: Callable[[Trial], str]
) -> dict[str, Trial]:
    """The most eventful game for each key; games without a key are left out."""
    best: dict[str, tuple[int, Trial]] = {}
    for number in range(trials):
        trial = Trial(number, seed, 0, fixed)
        happened = {event.kind for event in play_out(trial, longest)}
        name = key(trial) if trial.table.over else ""
        score = 10 * len(happened & set(MEMORABLE)) + 30 * len(happened & RARE) - len(trial.moves) // 20
        if name and (name not in best or score > best[name][0]):
            best[name] = (score, trial)
    return {name: trial for name, (_, trial) in best.items()}


def fallen_king(fixed: dict[str, object], seats: int) -> Game:
    """A game of bots in which the King falls."""
    ruleset = ruleset_from(fixed)
    for number in range(BOT_GAMES):
        game = Game.new(seats, ruleset=ruleset, seed=f"fallen-{number}")
        bots = [make_bot("steward", seat, game.record.seed, ruleset) for seat in range(seats)]
        while game.deciding is not None:
            game.play(bots[game.deciding].choose(game.sight(game.deciding)))
        if any(event.kind == e.KING_FALLS for event in game.events(0)):
            return game
    raise SystemExit("The King never falls.")


def play_out(trial: Trial, longest: int) -> list[Event]:
    table = trial.table
    while not table.over and len(trial.moves) <= longest:
        trial.moves.append(trial.choose())
        play(table, trial.moves[-1])
    return table.events


def memorable(game: Game) -> set[int]:
    return {event.kind for seat in range(game.table.players) for event in game.events(seat)} & set(MEMORABLE)


def quitters() -> Game:
    """Wessex: one Earl razes the other's only Fief and concedes in the same turn; then the other, off the table,
    concedes too.
    """
    fighter = {"champion": 6, "prince": 6, "mercenary": 6, "vassal": 6}
    idler = {"banquet": 6, "church": 6, "land": 6, "monk": 6}
    game = Game.new(decks=[fighter, idler], ruleset=ruleset_from({"variant": "wessex"}), seed="quitters")
    while game.deciding is not None:
        legal = game.legal_moves()
        wishes = ["raze", "field hand champion", "field hand prince", "field hand vassal", "field hand mercenary"]
        wishes += ["siege red 1"] if game.deciding == 0 else []
        wishes += ["concede"] if not game.table.earls[1].fiefs else ["done", "end", "pass"]
        game.play(next(move for move in wishes if move in legal))
    return game


def patient_game() -> Game:
    """A game that never ends by itself. Two Earls skirmish before each other's Palace with one man at a time, which
    keeps the Vikings away; now and then each bequeaths, so that his discards become his deck again.
    """
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
    # They rest in different rounds: one of the two is always in the field.
    deck, soon = len(game.table.earls[seat].deck), 4 + 5 * seat
    wishes = ["bequeath 1"] if deck < soon else []
    wishes += ["install prince 1"] if deck < soon + 3 else []
    wishes += [f"siege {'red' if seat == 0 else 'blue'} 1"] if men else []
    return next(move for move in [*wishes, "end"] if move in legal)


if __name__ == "__main__":
    main(sys.argv[1])
