"""Counts where stewards keep which cards (src/regni/bots/habits.py). The witan uses this to guess Hands and Towers.

    python bench/habits.py 2000 > src/regni/bots/habits.py

plays so many games of each kind. With the compiled engine it takes a minute.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from textwrap import wrap

from weights import KINDS, game_of

from regni.bots.steward.steward import Steward
from regni.bots.weigh import weights_of
from regni.engine.cards import EARL_KINDS, NAMES
from regni.engine.moves import END, verb
from regni.engine.piles import held
from regni.engine.play import play
from regni.engine.rng import stream

#: The most that a card can be likelier, or less likely, in a Hand or a Tower than in the deck.
MOST = 8
#: Added to all counts, so that rare cards stay near the average.
DOUBT = 20

#: By place and kind: how many cards were there, and how many would be there by chance.
Counts = Counter[tuple[str, int]]


def count(job: tuple[int, int, int]) -> tuple[Counts, Counts]:
    kind, start, stop = job
    found: Counts = Counter()
    by_lot: Counts = Counter()
    for number in range(start, stop):
        table, _ = game_of(kind, number, "habits")
        steward = Steward(stream(str(number), "steward"))
        while not table.over:
            move = steward.best(table)
            if verb(move) == END and weights_of(table) == kind:
                # Counted before the turn ends: the card drawn then can be any.
                earl = table.earls[table.stack[-1].seat]
                places = {"deck": len(earl.deck), "hand": earl.hand_size, "tower": earl.towers_up}
                for card in range(EARL_KINDS):
                    lies = {"hand": held(earl.hand, card), "tower": held(earl.towers, card)}
                    lies["deck"] = earl.deck.count(card)
                    for place, size in places.items():
                        found[place, card] += lies[place]
                        by_lot[place, card] += sum(lies.values()) * size / max(1, sum(places.values()))
            play(table, move)
    return found, by_lot


def ratio(found: Counts, by_lot: Counts, place: str, card: int) -> float:
    return (found[place, card] + DOUBT) / (by_lot[place, card] + DOUBT)


def main(games: int) -> None:
    print('"""Where Earls keep which cards, in hundredths of how likely they lie in the deck. By bench/habits.py."""')
    print("\nfrom __future__ import annotations\n\nfrom typing import Final\n\n# fmt: off")
    rows: dict[str, list[str]] = {"hand": [], "tower": []}
    with ProcessPoolExecutor() as pool:
        for kind, (name, _) in enumerate(KINDS):
            found: Counts = Counter()
            by_lot: Counts = Counter()
            for one, lot in pool.map(count, [(kind, start, start + 50) for start in range(0, games, 50)]):
                found.update(one)
                by_lot.update(lot)
            for place, lines in rows.items():
                odds = [
                    ratio(found, by_lot, place, card) / ratio(found, by_lot, "deck", card) for card in range(EARL_KINDS)
                ]
                figures = [f"{100 * min(MOST, max(1 / MOST, one)):.0f}" for one in odds]
                lines.append(f"    # {name}\n    [{', '.join(figures)}],")
    print(
        "\n".join(
            wrap("By kind of card: " + ", ".join(NAMES[:EARL_KINDS]), 118, initial_indent="# ", subsequent_indent="# ")
        )
    )
    for constant, place in (("IN_HAND", "hand"), ("IN_TOWERS", "tower")):
        print(f"{constant}: Final[list[list[int]]] = [\n" + "\n".join(rows[place]) + "\n]")


if __name__ == "__main__":
    main(int(sys.argv[1]))
