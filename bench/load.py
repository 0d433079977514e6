"""How many tables of people one server carries: `python bench/load.py`, or one part of it with `--part`.

The server runs in a process of its own, as people start it, with the limits it is shipped with. All clients run in this
one process on the same machine, so they take processor time from the server that is measured.

- `crowd`: how long it takes from a move until everybody at the table sees it.
- `ceiling`: how many moves a second the server stands if all tables move as fast as they can.
- `memory`: how much memory a table in play takes, its sockets included, and whether it grows while moves are made.

`--beside PYTHON` compares instead: PYTHON is that of an environment with b00181a. Both servers play the same number of
moves at tables of the same games in alternation, and the processor time of each for a move is printed. On a busy
machine this tells more than the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from hostile import played, told, used
from websockets.exceptions import ConnectionClosed

from crowding import Page, Table, lay_first_tables, lay_tables, move_and_see, seated
from real_server import Program

#: Moves at each table of a comparison before those that count, and seconds until a new server is asked for anything.
WARMING, SETTLING = 5, 3


def resident(program: Program) -> int:
    """The memory that the server holds, in KiB."""
    assert program.process is not None
    status = Path(f"/proc/{program.process.pid}/status").read_text(encoding="utf-8")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


async def play_on(tables: list[list[Page]], is_done: Callable[[int], bool]) -> int:
    """Makes move after move at every table, each as soon as everybody there has seen the one before. Returns how
    many."""
    moves = 0

    async def play(pages: list[Page]) -> None:
        nonlocal moves
        with contextlib.suppress(ConnectionError, ConnectionClosed):
            while not is_done(moves) and any(page.moves for page in pages):
                await move_and_see(pages)
                moves += 1

    await asyncio.gather(*map(play, tables))
    return moves


async def crowd(program: Program, tables: list[list[Page]], args: argparse.Namespace) -> None:
    """Somebody at each table moves every few seconds."""
    await played(tables, args.every, 10)
    before, begun = used(program), time.monotonic()
    took = await played(tables, args.every, args.seconds)
    busy = (used(program) - before) / (time.monotonic() - begun)
    print(f"{told(f'{len(tables)} tables of {len(tables[0])}', took)}; {busy:.0%} of a processor", flush=True)


async def ceiling(program: Program, tables: list[list[Page]], args: argparse.Namespace) -> None:
    """All move as fast as they can."""
    begun, before = time.monotonic(), used(program)
    moves = await play_on(tables, lambda _: time.monotonic() - begun > args.seconds)
    lasted = time.monotonic() - begun
    share = (used(program) - before) / lasted
    each = 1000 * (used(program) - before) / moves
    what = f"ceiling, {len(tables)} tables of {len(tables[0])}: {moves / lasted:.0f} moves/s"
    print(f"{what}; the server used {share:.0%} of a processor, {each:.1f} ms for a move", flush=True)


async def memory(program: Program, tables: list[list[Page]], args: argparse.Namespace) -> None:
    """Makes moves, and prints how much memory the server holds after each quarter of them."""
    total = 0
    for _ in range(4):
        total += await play_on(tables, lambda moves: moves >= args.moves // 4)
        print(f"  after {total:,} moves: {resident(program):,} KiB", flush=True)


PARTS: dict[str, tuple[int, int, Callable[[Program, list[list[Page]], argparse.Namespace], Awaitable[None]]]] = {
    "crowd": (200, 3, crowd),
    "ceiling": (100, 2, ceiling),
    "memory": (200, 2, memory),
}


async def cost(program: Program, tables: list[Table], moves: int) -> float:
    """The milliseconds of processor time for a move, after a few that are not counted."""
    async with seated(program.port, tables) as seats:
        await play_on(seats, lambda made: made >= WARMING * len(seats))
        before = used(program)
        made = await play_on(seats, lambda made: made >= moves * len(seats))
        return 1000 * (used(program) - before) / made


def compare(python: str, pairs: int, tables: int, moves: int) -> None:
    """Measures b00181a and this version in alternation."""
    ratios = []
    versions = (python, lay_first_tables), (sys.executable, lay_tables)
    for pair in range(1, pairs + 1):
        costs = []
        for version, lay in versions:
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "tables.sqlite"
                laid = lay(file, tables, 2)
                with Program(file, python=version) as program:
                    # The first version says where it serves a moment before it does.
                    time.sleep(SETTLING)
                    costs.append(asyncio.run(cost(program, laid, moves)))
        ratios.append(costs[0] / costs[1])
        print(
            f"{pair}: {costs[0]:.2f} ms a move beside, {costs[1]:.2f} ms now, {ratios[-1]:.2f} times as many",
            flush=True,
        )
    print(f"median: {median(ratios):.2f} times as many moves for the same processor time")


async def measure(name: str, program: Program, file: Path, args: argparse.Namespace) -> None:
    tables, people, part = PARTS[name]
    laid = lay_tables(file, args.tables or tables, people)
    # The first table makes the server load what all tables share. That is not counted as the memory of a table.
    async with seated(program.port, laid[:1]) as warm:
        await played(warm, 0.05, 3)
    before = resident(program)
    async with seated(program.port, laid[1:]) as seats:
        await played(seats, 2, 6)
        each = (resident(program) - before) / len(seats)
        print(f"{name}: {each:.0f} KiB for each of {len(seats)} tables of {people}, sockets included", flush=True)
        await part(program, seats, args)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part")
    parser.add_argument("--tables", type=int, default=0, help="another number of tables")
    parser.add_argument("--every", type=float, default=4, help="seconds between two moves of a table in the crowd")
    parser.add_argument("--seconds", type=float, default=60, help="how long a part is measured")
    parser.add_argument("--moves", type=int, default=20_000, help="moves while the memory is watched")
    parser.add_argument("--beside", metavar="PYTHON", help="compare with b00181a, installed for this Python")
    parser.add_argument("--pairs", type=int, default=3, help="how often the two are compared")
    parser.add_argument("--each", type=int, default=30, help="moves at each table in the comparison")
    args = parser.parse_args()
    if args.beside:
        compare(args.beside, args.pairs, args.tables or 60, args.each)
        return
    for name in args.part or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tables.sqlite"
            with Program(file) as program:
                asyncio.run(measure(name, program, file, args))
            if program.complaints:
                print("".join(program.complaints))


if __name__ == "__main__":
    main()
