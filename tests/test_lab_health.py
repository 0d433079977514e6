"""The health of games: what is counted, what looks sick, which settings matter; and what the command tells."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lab_runs import figures, mistake, plots
from regni.cli import main
from regni.commands.lab import health as lab_health
from regni.engine import events as e
from regni.engine.cards import BANNER, CASTLE, CATHEDRAL, EARL_KINDS, LAND, MONK
from regni.engine.events import Event
from regni.engine.forces import HAND, TRAY
from regni.engine.rule_ids import B3_2, B5_1, B8_2, O2, O9, W6_1, W6_2, W6_3
from regni.engine.ruleset import FIEFS, SETTINGS, Ruleset
from regni.engine.variant_facts import FACTS, SEATS
from regni.lab.health import ACTIONS, Patient, decks_for, examined, signs
from regni.lab.sensitivity import (
    GROUPS,
    Change,
    changes_for,
    changes_of,
    deviation,
    play_portion,
    portions,
    shift,
    together,
    weighed,
)
from regni.measuring.matches import Played, play_match
from regni.measuring.tally import Tally, count
from regni.rules.rulesets import ruleset_from
from regni.words.words import LANGUAGES, words

HEALTH = ["lab", "health", "--bots", "random", "--workers", "1"]
DUEL = Patient(Ruleset(), 2, "random", ("steady", "crown"))

pytestmark = pytest.mark.usefixtures("own_state")


def ended(
    winner: int,
    first: int = 0,
    ending: str = "conquest",
    arrived: int = 0,
    decks: Sequence[str] = ("steady", "crown"),
    cards: Sequence[int] = (),
    deeds: dict[str, int] | None = None,
) -> Played:
    played = [[0] * EARL_KINDS for _ in decks]
    for kind in cards:
        played[0][kind] += 1
    tally = Tally(deeds or {}, played, [[0] * EARL_KINDS for _ in decks], arrived)
    return Played(1 << winner, ending, 10, 100, 0, first, tuple(decks), tally)


# What is counted.


def test_the_lead_of_the_first_seat() -> None:
    even = examined(DUEL, [ended(winner, first) for winner in (0, 1) for first in (0, 1)] * 10)
    assert even.first_seat is not None
    assert even.first_seat.value == 0
    assert even.is_first_seat_ahead is False
    ahead = examined(DUEL, [ended(1, 1)] * 30 + [ended(0, 1)] * 10)
    assert ahead.first_seat is not None
    assert ahead.first_seat.value == pytest.approx(0.5)
    assert "first" in signs(ahead)
    together = Patient(Ruleset({"variant": "rebellion", "mode": "coop"}), 2, "random", ("steady", "crown"))
    assert examined(together, [ended(0)]).first_seat is None


def test_the_vikings_and_the_endings() -> None:
    health = examined(DUEL, [ended(0, arrived=8), ended(0, arrived=10), ended(1), ended(1, ending="old_age")])
    assert health.vikings.value == 0.5
    assert health.arrival == {"mean": 9.0, "p50": 8, "p95": 8}
    assert {ending: share.value for ending, share in health.endings.items()} == {"conquest": 0.75, "old_age": 0.25}
    assert "vikings" in signs(examined(DUEL, [ended(0)]))
    assert signs(examined(DUEL, [ended(0, ending="max_rounds")]))["long"] == ["max_rounds"]


def test_the_use_of_cards_is_told_of_games_that_have_them() -> None:
    # Only the crown deck has a Cathedral.
    games = [
        ended(0, cards=[LAND, CATHEDRAL], decks=("crown", "steady")),
        ended(0, cards=[LAND], decks=("crown", "crown")),
        ended(0, cards=[LAND], decks=("steady", "steady")),
    ]
    health = examined(DUEL, games)
    use = {one.name: one for one in health.cards}
    assert (use["cathedral"].possible, use["cathedral"].games, use["cathedral"].share) == (2, 1, 0.5)
    assert (use["land"].possible, use["land"].games, use["land"].number) == (3, 3, 3)
    assert use["monk"].share is None
    assert not use["monk"].is_idle
    assert "castle" in signs(health)["card"]
    assert "monk" not in signs(health)["card"]


def test_the_use_of_actions() -> None:
    health = examined(DUEL, [ended(0, deeds={"siege": 2}), ended(0, deeds={"raid": 1})])
    use = {one.name: one for one in health.actions}
    assert (use["siege"].games, use["siege"].number) == (1, 2)
    assert "hire" in signs(health)["action"]
    # Without the card it needs in any deck it could not have been done.
    assert use["intrigue_fief"].possible == 2
    assert use["visit"].possible == 0
    solo = Patient(Ruleset({"variant": "rebellion", "mode": "solo"}), 1, "random", ("steady",))
    assert "joust" not in solo.actions()
    assert "vote_called" not in DUEL.actions()
    assert "vote_called" in Patient(Ruleset({"variant": "wessex"}), 2, "random", ("steady",)).actions()
    assert set(ACTIONS) >= set(DUEL.actions())


def test_what_comes_from_the_tray_is_no_action() -> None:
    """W6.2, W6.3, O2, O9: bought in a Winter or set before the first turn, a card is neither played nor an Action."""

    def told(kind: int, rule: int, card: int = -1, source: int = TRAY) -> Event:
        return Event(kind, rule, 0, -1, card, 1, -1, False, source=source)

    bought = [
        told(e.LEGACY_SPENT, W6_1, source=-1), told(e.FOUND, W6_2, CASTLE), told(e.ATTACH, W6_2, LAND),
        told(e.INSTALL, W6_2, MONK), told(e.BANNER, W6_2), told(e.TOWER, W6_3, LAND), told(e.TOWER, O2, LAND),
        told(e.TOWER_CHANGED, O9, LAND, -1), told(e.COMMON, O9, LAND, -1),
    ]  # fmt: skip
    tally = count(bought, 2)
    assert tally.deeds == {"legacy_spent": 1}
    assert not any(map(sum, tally.played + tally.towers))
    done = [told(e.FOUND, B5_1, CASTLE, HAND), told(e.BANNER, B8_2, source=HAND), told(e.TOWER, B3_2, LAND, HAND)]
    tally = count([*bought, *done], 2)
    assert tally.deeds == {"legacy_spent": 1, "found": 1, "banner": 1, "tower": 1}
    assert (tally.played[0][CASTLE], tally.played[0][BANNER], tally.towers[0][LAND]) == (1, 1, 1)


def test_the_decks_are_compared() -> None:
    health = examined(DUEL, [ended(0)] * 30 + [ended(1)] * 10)
    assert list(health.decks) == ["steady", "crown"]
    assert health.extremes == ["steady", "crown"]
    assert health.deck_spread == 0.5
    assert health.luck < 0.01
    assert "decks" in signs(health)
    assert "decks" not in signs(examined(DUEL, [ended(0), ended(1)] * 20))


@pytest.mark.parametrize(("variant", "mode"), list(SEATS))
def test_every_variant_can_be_examined(variant: str, mode: str) -> None:
    ruleset = ruleset_from({"variant": variant} | ({"mode": mode} if mode else {}))
    seats = {"heathen": 3, "solo": 1}.get(mode or variant, 2)
    patient = Patient(ruleset, seats, "random", decks_for("suited", ruleset, seats))
    health = examined(patient, [play_match(patient.match("x", number)) for number in range(3)])
    assert sum(share.value for share in health.endings.values()) == pytest.approx(1)
    assert bool(health.summers) == (variant == "wessex")
    assert sum(health.deck_seats.values()) == 3 * seats


def test_every_deck_comes_as_often() -> None:
    patient = Patient(Ruleset(), 2, "random", decks_for("all", Ruleset(), 2))
    dealt = [deck for number in range(500) for deck in patient.match("x", number).decks]
    assert len(set(dealt)) == 13
    assert min(dealt.count(deck) for deck in set(dealt)) > 1000 / 13 / 2
    assert all(len(set(patient.match("x", number).decks)) == 2 for number in range(20))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name(language: str) -> None:
    assert all(words(language).text(f"lab-action-{name}") for name in ACTIONS)


# What could be instead.


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.shape != FIEFS], ids=lambda one: one.name)
def test_every_setting_could_be_something_else(setting: Any) -> None:
    variant = "wessex" if setting.name.startswith("wessex.") else "rebellion"
    ruleset = ruleset_from({"variant": variant} | ({"mode": "semi"} if variant == "rebellion" else {}))
    found = changes_of(setting, ruleset)
    assert found or setting.name in ("table_deck_size", "state_and_church", "neighbors")
    for change in found:
        assert change.value != ruleset.values[setting.name]
        assert change.before != change.after
        ruleset_from(ruleset.changed() | {setting.name: change.value})


def test_all_assumed_settings_are_tried_where_they_are_in_force() -> None:
    assumed = {setting.name: setting.rule for setting in SETTINGS if setting.tag == "A"}

    def tried(**values: object) -> set[str]:
        return {change.setting for change in changes_for(ruleset_from(values))}

    of_base = {name for name, rule in assumed.items() if rule.startswith("B") and "." not in name}
    assert tried() == of_base
    assert tried(clerisy=True) == of_base | {"clerisy_strength"}
    assert tried(variant="rebellion") == of_base | {name for name in assumed if name.startswith("king.")}
    assert tried(variant="wessex") >= {name for name in assumed if name.startswith("wessex.")}
    everywhere = tried(clerisy=True) | tried(variant="heathen") | tried(variant="wessex") | tried(variant="rebellion")
    assert everywhere == set(assumed)
    assert [change.label for change in changes_for(Ruleset(), ["hand_size"])] == ["hand_size = 3", "hand_size = 7"]


# How far it takes a game.


def measure(patient: Patient, games: int = 20) -> dict[str, list[float]]:
    return together([play_portion(item) for item in portions(patient, games, "x")])


def test_a_change_that_nothing_notices_is_no_change() -> None:
    (change,) = [one for one in changes_for(Ruleset(), ["max_rounds"]) if one.after == "300"]
    changed = Patient(change.ruleset(Ruleset()), 2, "random", DUEL.decks)
    one = shift(change, DUEL, measure(DUEL), measure(changed))
    assert one.distance == 0
    assert set(one.groups) == set(GROUPS)


@pytest.mark.wheel
def test_a_change_that_matters_is_found() -> None:
    """Games that must end after three rounds are shorter, and end another way."""
    change = Change("max_rounds", "B10.3", 3, "", "200", "3")
    changed = Patient(change.ruleset(Ruleset()), 2, "random", DUEL.decks)
    one = shift(change, DUEL, measure(DUEL), measure(changed))
    assert one.distance > 3
    assert one.groups["length"] > 3
    assert sum(one.parts.values()) == pytest.approx(one.distance)
    (nothing,) = [each for each in changes_for(Ruleset(), ["max_rounds"]) if each.after == "300"]
    other = shift(nothing, DUEL, measure(DUEL), measure(DUEL))
    ranked = weighed([other, one])
    assert [weight.change for weight in ranked] == [change, nothing]
    assert sum(ranked[0].parts.values()) == pytest.approx(ranked[0].distance)


@pytest.mark.wheel
def test_noise_is_about_one() -> None:
    """Two runs of one game on other deals: what is called noise is that."""
    one, other = (together([play_portion(item) for item in portions(DUEL, 50, seed)]) for seed in "ab")
    distance = shift(Change("none", "", 0, "", "", ""), DUEL, one, other).distance
    assert 0.3 < distance < 2.5


@pytest.mark.wheel
def test_the_portions_do_not_matter() -> None:
    whole = measure(DUEL, 60)
    assert len(portions(DUEL, 60, "x")) == 2
    assert whole["length/rounds"][0] == 60
    assert sum(own[1] for name, own in whole.items() if name.startswith("endings/")) == 60
    assert deviation(whole["length/rounds"], whole["length/rounds"]) == 0


# The command.


def test_the_figures_asked_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "health"
    command = [*HEALTH, "--variant", "base", "--games", "6"]
    report = figures(capsys, *command, "--out", str(out))
    (contest,) = report["contests"]
    assert (contest["variant"], contest["seats"], contest["games"]) == ("base", 2, 6)
    assert sum(ending["value"] for ending in contest["endings"]) == pytest.approx(1, abs=0.001)
    assert contest["length"].keys() == {"rounds", "decisions"}
    assert contest["first_seat"].keys() == {"value", "low", "high", "is_significant"}
    assert len(contest["cards"]) == 15
    assert contest["vikings"]["arrive"]["value"] >= 0
    assert contest["deck_spread"]["best"] in [one["deck"] for one in contest["decks"]]
    assert len((out / "games.csv").read_text(encoding="utf-8").splitlines()) == 7
    assert (out / "report.html").exists()
    assert report == figures(capsys, *command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_health_as_tables(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*HEALTH, "--games", "2", "--lang", language]) == 0
    shown = capsys.readouterr().out
    for variant in FACTS:
        assert words(language).text(f"variant-{variant}") in shown


def test_the_sensitivity_asked_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "settings"
    command = [*HEALTH, "--sensitivity", "--variant", "base", "--games", "4"]
    command += ["--setting", "max_rounds", "--setting", "joust", "--setting", "turn_draw"]
    report = figures(capsys, *command, "--out", str(out))
    assert {one["setting"] for one in report["settings"]} == {"max_rounds", "joust", "turn_draw"}
    distances = [one["distance"] for one in report["settings"]]
    assert distances == sorted(distances, reverse=True)
    assert report["settings"][0]["setting"] == "turn_draw"
    (contest,) = report["settings"][0]["contests"]
    assert contest.keys() >= {"variant", "mode", "seats", "distance", "figure", "from", "to", *GROUPS}
    assert (out / "settings.csv").exists()
    assert report == figures(capsys, *command)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sensitivity_as_tables(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*HEALTH, "--games", "1", "--setting", "quiet_turns", "--lang", language]) == 0
    assert "quiet_turns = 2" in capsys.readouterr().out


def test_every_plot_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    run = [*HEALTH, "--games", "2", "--variant", "base"]
    settings = [*HEALTH, "--games", "1", "--setting", "quiet_turns", "--seats", "2"]
    drawn = plots(monkeypatch, lab_health, run, settings)
    assert {"length", "endings", "first-seat", "vikings", "cards", "actions", "decks-base-2"} <= set(drawn)
    assert {"sensitivity", "sensitivity-base-2", "sensitivity-rebellion-semi-2"} <= set(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--setting", "hand_sise"], "hand_size"),
        (["--setting", "king.fiefs"], "regni rules --settings"),
        (["--variant", "base", "--setting", "wessex.tabled_loses_retinue"], "regni rules --settings"),
        (["--games", "0"], "--games"),
        (["--bots", "nobody"], "nobody"),
        (["--variant", "heathen", "--seats", "2"], "3"),
    ],
)
def test_mistakes_are_told_in_one_line(
    arguments: list[str], word: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in mistake(capsys, *HEALTH, *arguments, "--lang", language)
