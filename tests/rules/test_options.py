"""O: the options together, with each other and with every variant; and those that are refused."""

from __future__ import annotations

from itertools import combinations

import pytest

from regni import Game, RegniError, ruleset_from
from regni.decks.deck import deck_of, random_deck
from regni.engine.rng import stream
from regni.engine.ruleset import SETTINGS, Ruleset
from regni.engine.variant_facts import SEATS
from regni.records.positions import Data, view
from regni.testing.invariants import check, imagine_other

#: Each option as its settings.
OPTIONS: dict[str, Data] = {
    "O1": {"free_mulligan": True},
    "O2": {"quiet_turns": 2, "quiet_politics": 2, "start_towers": 2},
    "O3": {"legacy_start": 3},
    "O4": {"state_and_church": True},
    "O5": {"garrison_slots": 99},
    "O6": {"resourceful": True},
    "O7": {"neighbors": True},
    "O8": {"tactics": True},
    "O9": {"house_divided": 12},
    "O10": {"clerisy": True},
    "R1.7": {"banquet_appeases": True},
}
VARIANTS = list(SEATS)
#: What is refused, and why.
REFUSED: dict[tuple[str, str, str], str] = {
    ("heathen", "", "O4"): "together-state-already",
    ("wessex", "", "O4"): "together-state-already",
    ("rebellion", "solo", "O4"): "together-state-never",
    ("rebellion", "coop", "O4"): "together-state-never",
    ("rebellion", "solo", "O7"): "together-neighbors",
    ("rebellion", "coop", "O7"): "together-neighbors",
    ("rebellion", "semi", "O7"): "together-neighbors",
    ("rebellion", "solo", "O9"): "together-house",
    **{
        (variant, mode, "R1.7"): "together-banquet" for variant, mode in VARIANTS if mode != "semi"
    },
}  # fmt: skip


def rules_of(variant: str, mode: str, *options: str) -> Data:
    rules: Data = {"variant": variant}
    if mode:
        rules["mode"] = mode
    for option in options:
        rules |= OPTIONS[option]
    return rules


def allowed(variant: str, mode: str) -> list[str]:
    return [option for option in OPTIONS if (variant, mode, option) not in REFUSED]


@pytest.mark.rule("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10")
@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize(("variant", "mode"), VARIANTS)
def test_each_option_goes_with_each_variant_or_is_refused_with_its_reason(variant: str, mode: str, option: str) -> None:
    reason = REFUSED.get((variant, mode, option))
    if reason is None:
        ruleset = ruleset_from(rules_of(variant, mode, option))
        assert all(ruleset.values[name] == value for name, value in OPTIONS[option].items())
    else:
        with pytest.raises(RegniError) as refused:
            ruleset_from(rules_of(variant, mode, option))
        assert refused.value.code == reason


@pytest.mark.rule("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10")
def test_no_option_is_on_by_itself_but_the_mulligan_where_the_variant_has_it() -> None:
    for variant, mode in VARIANTS:
        ruleset = Ruleset(rules_of(variant, mode))
        on = {
            option
            for option, settings in OPTIONS.items()
            if any(ruleset.values[name] == value for name, value in settings.items())
        }
        assert on == ({"O1"} if variant in ("heathen", "wessex") else set())


def test_every_setting_of_an_option_is_known_here() -> None:
    named = {setting.name for setting in SETTINGS if setting.rule.startswith("O") and setting.tag != "A"}
    assert named <= {name for settings in OPTIONS.values() for name in settings}


def walk(rules: Data, seats: int, seed: str, moves: int, looked_at: int) -> Game:
    """A game of random moves; after each every card is somewhere, and now and then each seat is asked what it sees."""
    ruleset = ruleset_from(rules)
    dice = stream(seed, "dice")
    decks = [deck_of(random_deck(ruleset, dice)) for _ in range(seats)]
    game = Game.new(decks=decks, ruleset=ruleset, seed=seed)
    for number in range(moves):
        legal = [move for move in game.legal_moves() if move != "concede"]
        if not legal:
            break
        if number % looked_at == 0:
            for seat in range(seats):
                other = imagine_other(game.table, seat, dice)
                assert view(other, seat) == game.view(seat), f"{seat} sees what he should not"
        game.play(legal[dice.below(len(legal))])
        check(game.table)
    return game


@pytest.mark.rule("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "B12.1")
@pytest.mark.parametrize(("variant", "mode"), VARIANTS)
def test_games_with_all_options_hold_together_and_show_nobody_what_is_secret(variant: str, mode: str) -> None:
    low, high = SEATS[variant, mode]
    for seats in {low, min(3, high)}:
        game = walk(rules_of(variant, mode, *allowed(variant, mode)), seats, f"all {variant} {mode}", 400, 3)
        again = Game.from_record(game.record)
        assert again.view(0) == game.view(0)


@pytest.mark.no_cover
@pytest.mark.parametrize(("variant", "mode"), VARIANTS)
def test_every_two_options_hold_together(variant: str, mode: str) -> None:
    seats = SEATS[variant, mode][0]
    for pair in combinations(allowed(variant, mode), 2):
        walk(rules_of(variant, mode, *pair), seats, f"pair {pair}", 90, 30)
