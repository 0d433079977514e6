"""`regni lab king`: how often Earls win against Kings of all strengths, and how strong the King should be."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter

from ...bots.levels import BOTS, LEVELS
from ...engine.ruleset import SETTINGS, amount
from ...engine.variant_facts import REBELLION
from ...errors import RegniError
from ...lab.king import INFANTRY, TARGETS, TOWERS, King, Measured, Revolt, measured, printed_king, recommended
from ...lab.reports.king import PRINTED, Grid, add_advice, king_findings, name
from ...rules.rulesets import check_formula, flattened, ruleset_from
from ...words.hints import shown
from ...words.texts import Texts
from ...words.words import words
from ..common import bot_called, file_settings
from .common import Workshop, add_experiment, check_run, hand_out, made_by, workshop

GAMES = 150
#: How many times as many games to play when the recommended Kings and the printed one are measured again on new deals.
CHECK = 2
MODES = REBELLION.modes
EARLS = "1,2,3,4,5"
TOWER_GRID = "1, earls + 1, 2 * earls + 1"
INFANTRY_GRID = "0, earls, 2 * earls, 3 * earls, 4 * earls + 2"


def add(parser: argparse.ArgumentParser, w: Texts) -> None:
    add_experiment(parser, w, GAMES)
    parser.add_argument("--mode", default=",".join(MODES), metavar="A,B", help=w.text("lab-king-mode"))
    parser.add_argument("--earls", default=EARLS, metavar="N,N", help=w.text("lab-king-earls", values=EARLS))
    values = w.text("lab-king-towers", values=TOWER_GRID)
    parser.add_argument("--towers", default=TOWER_GRID, metavar="N,N", help=values)
    values = w.text("lab-king-infantry", values=INFANTRY_GRID)
    parser.add_argument("--infantry", default=INFANTRY_GRID, metavar="N,N", help=values)
    names = ", ".join(BOTS + LEVELS)
    parser.add_argument("--bots", default="steward", metavar="BOT", help=w.text("lab-bots", names=names))
    parser.add_argument("--ruleset", metavar="FILE", help=w.text("lab-king-ruleset"))


def run(args: argparse.Namespace) -> int:
    begun = perf_counter()
    w = words(args.lang)
    games, seed = check_run(args)
    bot = bot_called(args.bots)
    base = base_settings(args.ruleset)
    towers = formulas("--towers", TOWERS, args.towers)
    infantry = formulas("--infantry", INFANTRY, args.infantry)
    fronts = chosen_fronts(args.mode, args.earls)
    revolts = [revolt for front in fronts for revolt in kings_for(front, towers, infantry)]
    for revolt in revolts:
        ruleset_from(revolt.king.ruleset(base, revolt.mode).changed())
    plan: dict[str, object] = {
        "base": base,
        "bots": bot,
        "games": games,
        "seed": seed,
        "revolts": [[one.mode, one.earls, one.king.towers, one.king.infantry] for one in revolts],
    }
    with workshop(args, plan) as work:
        grid: Grid = {front: [] for front in fronts}
        for point in tried(work, revolts, base, bot, games, seed):
            grid[point.revolt.mode, point.revolt.earls].append(point)
        chosen = {
            front: {PRINTED: printed_king(front[1])} | {name(one): recommended(points, one) for one in TARGETS}
            for front, points in grid.items()
        }
        checks = [Revolt(*front, king) for front, kings in chosen.items() for king in kings.values()]
        checked = tried(work, checks, base, bot, CHECK * games, f"{seed}/check")
    findings = king_findings(grid, towers, w)
    findings.about = w.text("lab-king-about", bot=w.bot(bot), games=games, seed=seed)
    findings.data |= {"games": games, "seed": seed, "bots": bot}
    add_advice(findings, chosen, checked, base, w)
    findings.notes.append(made_by(args, w, "mode", "earls", "towers", "infantry", "bots", "ruleset"))
    findings.data["seconds"] = round(perf_counter() - begun, 3)
    return hand_out(args, findings)


def tried(
    work: Workshop, revolts: Sequence[Revolt], base: dict[str, object], bot: str, games: int, seed: str
) -> list[Measured]:
    """Measure each revolt with that many games."""
    played = work.play([match for revolt in revolts for match in revolt.matches(base, bot, games, seed)])
    return [measured(one, played[games * place : games * (place + 1)]) for place, one in enumerate(revolts)]


# Reading the options.


def base_settings(path: str | None) -> dict[str, object]:
    """The settings of a file, without the King's strength."""
    if not path:
        return {}
    settings = flattened(file_settings(path))
    try:
        changed = ruleset_from(settings | {"variant": REBELLION.name}).changed()
    except RegniError as error:
        raise error.within(path) from None
    return {key: value for key, value in changed.items() if key not in ("variant", "mode", TOWERS, INFANTRY)}


def formulas(option: str, setting: str, text: str) -> list[str]:
    """The numbers or formulas of an option, checked.

    >>> formulas("--towers", TOWERS, "2, 2*earls+1")
    ['2', '2*earls+1']
    """
    found = [part.strip() for part in text.split(",") if part.strip()]
    for one in found:
        try:
            check_formula(next(known for known in SETTINGS if known.name == setting), one)
        except RegniError:
            raise RegniError("lab-king-formula", option=option, value=shown(one)) from None
    if not found:
        raise RegniError("lab-king-formula", option=option, value=shown(text))
    return list(dict.fromkeys(found))


def chosen_fronts(modes: str, earls: str) -> list[tuple[str, int]]:
    """Every mode with every number of Earls that it allows.

    >>> chosen_fronts("coop,solo", "1,2")
    [('coop', 2), ('solo', 1)]
    """
    fronts = []
    for mode in dict.fromkeys(part.strip() for part in modes.split(",")):
        if mode not in MODES:
            raise RegniError("lab-king-mode", mode=shown(mode), modes=", ".join(MODES))
        low, high = MODES[mode].fewest, MODES[mode].most
        fronts += [(mode, number) for number in numbers("--earls", earls) if low <= number <= high]
    if not fronts:
        raise RegniError("lab-king-none", modes=shown(modes), earls=shown(earls))
    return fronts


def numbers(option: str, text: str) -> list[int]:
    low, high = REBELLION.earls()
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if part not in [str(number) for number in range(low, high + 1)]:
            raise RegniError("option-range", option=option, value=shown(part), low=low, high=high)
    return list(dict.fromkeys(int(part) for part in parts))


def kings_for(front: tuple[str, int], towers: list[str], infantry: list[str]) -> list[Revolt]:
    """All Kings of the grid for a number of Earls, each only once."""
    mode, earls = front
    kings = [King(int(amount(some, earls)), int(amount(more, earls))) for some in towers for more in infantry]
    return [Revolt(mode, earls, king) for king in dict.fromkeys(kings)]
