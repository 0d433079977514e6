"""The ready decks: legal everywhere, enough of them for every game, told in both languages, shared as text."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regni import Game, RegniError, ruleset_from
from regni.cli import build_parser, main
from regni.commands import play as play_command
from regni.decks.book import DECKS, READY, book_deck, find_deck, fitted, given_deck, suited, typed_deck, usual_deck
from regni.decks.deck import STEADY, check_deck, deck_of, fit, steady_deck
from regni.decks.text import deck_text, load_deck, read_deck
from regni.engine.cards import NAMES, SET_KINDS
from regni.engine.rng import stream
from regni.engine.ruleset import Ruleset
from regni.engine.variant_facts import SEATS
from regni.measuring.matches import Match, chosen_decks
from regni.measuring.simulate import Plan, ready_decks
from regni.records.series import Series
from regni.testing.strategies import decks, rulesets
from regni.words.words import LANGUAGES, words

#: Every game there is: variant, mode and number of Earls.
GAMES = [(*game, seats) for game, (low, high) in SEATS.items() for seats in range(low, high + 1)]
SOME_DECK = "castle 6, land 6, champion 6, banner 6"


# What is in them.


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_legal(name: str) -> None:
    assert deck_of(check_deck(READY[name].deck, Ruleset())) == READY[name].deck
    assert fitted(name, Ruleset()) == check_deck(READY[name].deck, Ruleset())


def test_there_are_enough_and_no_two_are_the_same() -> None:
    assert len(DECKS) >= 10
    assert READY["steady"].deck == STEADY
    assert len({tuple(fitted(name, Ruleset())) for name in READY}) == len(DECKS) == len(READY)


@given(st.sampled_from(sorted(READY)), st.integers(1, 6), st.data())
def test_a_ready_deck_fits_any_deck_size_and_set(name: str, copies: int, data: st.DataObject) -> None:
    size = data.draw(st.integers(5, SET_KINDS * copies))
    counts = fitted(name, ruleset_from({"deck_size": size, "set_copies": copies}))
    assert sum(counts) == size
    assert max(counts) <= copies


@given(st.sampled_from(sorted(READY)), rulesets())
def test_a_ready_deck_fits_any_ruleset(name: str, ruleset: Ruleset) -> None:
    assert sum(fitted(name, ruleset)) == ruleset.deck_size


def test_a_deck_that_is_fitted_keeps_its_proportions() -> None:
    half, twice = Ruleset({"deck_size": 12}), Ruleset({"deck_size": 48, "set_copies": 12})
    assert fit({"castle": 6, "land": 6, "champion": 6, "banner": 6}, half) == dict.fromkeys(
        ("castle", "land", "champion", "banner"), 3
    )
    assert fit(STEADY, twice) == {name: 2 * number for name, number in STEADY.items()}
    assert steady_deck(half) == deck_of(fitted("steady", half))


# Which games they are for.


@pytest.mark.wheel
@pytest.mark.parametrize(("variant", "mode", "seats"), GAMES)
def test_every_game_has_several_decks_and_each_is_taken(variant: str, mode: str, seats: int) -> None:
    ruleset = ruleset_from({"variant": variant, "mode": mode})
    names = {ready.name for ready in suited(variant, mode, seats)}
    assert len(names) >= 3
    rng = stream(f"{variant} {mode} {seats}", "test")
    taken = Counter(book_deck(ruleset, seats, rng) for _ in range(600))
    assert set(taken) == names


@pytest.mark.wheel
def test_a_deck_is_taken_by_weight_and_the_same_one_by_the_same_stream() -> None:
    rng, again = stream("alfred", "test"), stream("alfred", "test")
    taken = [book_deck(Ruleset(), 2, rng) for _ in range(2000)]
    assert taken == [book_deck(Ruleset(), 2, again) for _ in range(2000)]
    weights = {ready.name: ready.weight("base", "", 2) for ready in suited("base", "", 2)}
    for name, number in Counter(taken).items():
        assert number / 2000 == pytest.approx(weights[name] / sum(weights.values()), rel=0.4)


def test_what_a_deck_suits_can_be_played() -> None:
    for ready in DECKS:
        assert len({game[:2] for game in ready.games}) == len(ready.games)
        for game in ready.games:
            low, high = SEATS[game.variant, game.mode]
            assert low <= game.low <= game.high <= high
            assert game.weight > 0
        assert ready.weight("base", "", 7) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_every_deck_has_a_name_a_sentence_and_an_idea(name: str, language: str) -> None:
    w = words(language)
    title, text, idea = (w.text(f"deck-{name}{part}") for part in ("", "-text", "-idea"))
    assert title[-1] != "."
    assert text.endswith(".")
    assert idea.endswith(".")
    assert len({title, text, idea}) == 3
    assert find_deck(title.upper()) == find_deck(f" {name} ") == name


# As text.


@given(decks())
def test_a_deck_as_text_is_read_as_it_was(counts: list[int]) -> None:
    deck = deck_of(counts)
    assert read_deck(deck_text(deck)) == deck


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_known_by_its_cards(name: str) -> None:
    assert given_deck(deck_text(READY[name].deck), Ruleset()) == given_deck(name, Ruleset()) == fitted(name, Ruleset())


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "deck-unknown"),
        ("lord", "deck-unknown"),
        ("[bold]", "deck-unknown"),
        ("castle 3, dragon 4", "deck-card"),
        ("castle 3, land 4", "deck-size"),
        ("castle 24, land 0", "deck-number"),
        ("castle -3, land 4", "deck-negative"),
        ("castle 6 land 6 champion 6 banner 600000000000000000000", "deck-number"),
        ("no/such/file", "file-missing"),
        ("my deck.toml", "file-missing"),
        (f"{'a' * 5000}.toml", "file-read"),
        ("/", "file-kind"),
    ],
)
def test_what_is_no_deck_is_refused(said: str, code: str) -> None:
    with pytest.raises(RegniError) as caught:
        given_deck(said, Ruleset())
    assert caught.value.code == code
    for language in LANGUAGES:
        assert "{" not in caught.value.text(language)


@pytest.mark.wheel
@given(st.text(max_size=30))
def test_no_text_breaks_it(said: str) -> None:
    with contextlib.suppress(RegniError):
        assert sum(given_deck(said, Ruleset())) == 24


def test_a_typed_deck_is_a_name_or_some_cards() -> None:
    small = Ruleset({"deck_size": 12})
    assert sum(typed_deck("Council of Lords", small).values()) == 12
    assert typed_deck("castle 3 land", small) == {"castle": 3, "land": 1}


# In files.


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("deck.txt", "# For a friend.\ncastle 6, land 6  # the base\nchampion 6, banner 6\n"),
        ("deck", "6 castillos\n6 campos\n6 campeones\n6 estandartes"),
        ("deck.toml", "castle = 6\nland = 6\nchampion = 6\nbanner = 6\n"),
        ("deck.toml", 'name = "mine"\n[deck]\ncastle = 6\nland = 6\nchampion = 6\nbanner = 6\n'),
        ("deck.json", '{"castle": 6, "land": 6, "champion": 6, "banner": 6}'),
        ("deck.json", '\n{"deck": {"castle": 6, "land": 6, "champion": 6, "banner": 6}}'),
    ],
)
def test_a_deck_is_read_from_a_file(tmp_path: Path, file: str, content: str) -> None:
    path = tmp_path / file
    path.write_text(content, encoding="utf-8")
    assert load_deck(path, Ruleset()) == given_deck(str(path), Ruleset()) == given_deck(SOME_DECK, Ruleset())


@pytest.mark.parametrize(
    ("file", "content", "code"),
    [
        ("deck.txt", "", "deck-size"),
        ("deck.txt", "castle 6, dragon 6", "deck-card"),
        ("deck.toml", "castle = ", "toml"),
        ("deck.toml", "castle = 6.5", "deck-number"),
        ("deck.toml", "deck = 24", "field-table"),
        ("deck.toml", 'castle = "six"', "deck-number"),
        ("deck.json", '{"castle": 6', "json"),
        ("deck.json", '{"castle": 6, "castle": 6}', "json"),
        ("deck.json", '{"castle": true}', "deck-number"),
        ("deck.json", "[24]", "deck-card"),
    ],
)
def test_a_file_without_a_deck_is_refused(tmp_path: Path, file: str, content: str, code: str) -> None:
    path = tmp_path / file
    path.write_text(content, encoding="utf-8")
    with pytest.raises(RegniError) as caught:
        load_deck(path, Ruleset())
    assert caught.value.code == code
    assert str(caught.value).startswith(str(path))


# The commands.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_the_decks(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    w = words(language)
    assert main(["decks", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert all(name in shown and w.text(f"deck-{name}") in shown for name in READY)
    assert f"{w.text('variant-base')} 2-3" in " ".join(shown.split())
    assert main(["decks", "--lang", language, "--variant", "heathen", "--seats", "4"]) == 0
    shown = capsys.readouterr().out
    assert w.text("deck-crown") in shown
    assert w.text("deck-rush") not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READY)
def test_the_command_shows_a_deck(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    w = words(language)
    assert main(["decks", *w.text(f"deck-{name}").split(), "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert w.text(f"deck-{name}-idea") in shown
    assert deck_text(READY[name].deck) in shown
    for card, number in READY[name].deck.items():
        assert f"{number}  {w.card(NAMES.index(card))}" in shown


def test_the_command_tells_when_a_deck_suits_nothing_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "emissaries", "--variant", "wessex", "--lang", "en"]) == 0
    assert words("en").text("decks-suits-none") in capsys.readouterr().out


def test_what_the_command_prints_as_json_is_a_deck_to_play(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["decks", "rush", "--json"]) == 0
    printed = capsys.readouterr().out
    (tmp_path / "rush.json").write_text(printed, encoding="utf-8")
    assert load_deck(tmp_path / "rush.json", Ruleset()) == fitted("rush", Ruleset())
    assert json.loads(printed)["cards"] == deck_text(READY["rush"].deck)
    assert main(["decks", "--json", "--mode", "solo"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in listed] == [ready.name for ready in suited("rebellion", "solo", 1)]
    assert all(game["mode"] == "solo" for one in listed for game in one["games"])


@pytest.mark.parametrize(
    "arguments",
    [["nonsense"], ["--seats", "9"], ["--variant", "heathen", "--seats", "2"], ["--variant", "base", "--mode", "solo"]],
)
def test_the_command_refuses_in_a_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def begun(*arguments: str) -> Game | Series:
    """What `regni play` lays out."""
    given = ["play", *arguments]
    return play_command.begun(build_parser(words("en"), given).parse_args(given))


def played_decks(game: Game | Series) -> list[list[int]]:
    return game.decks if isinstance(game, Series) else [player.deck for player in game.record.players]


def test_a_person_plays_the_deck_asked_for() -> None:
    assert played_decks(begun("--seats", "2"))[0] == fitted("steady", Ruleset())
    assert played_decks(begun("--seats", "3", "--seat", "red", "--deck", "rush"))[1] == fitted("rush", Ruleset())
    assert played_decks(begun("--deck", SOME_DECK))[0] == given_deck(SOME_DECK, Ruleset())
    series = begun("--best-of", "3", "--seats", "2", "--deck", "lords")
    assert played_decks(series)[0] == fitted("lords", Ruleset())


@pytest.mark.parametrize(("variant", "mode", "seats"), GAMES)
def test_a_person_who_names_no_deck_has_one_that_suits(variant: str, mode: str, seats: int) -> None:
    ruleset = ruleset_from({"variant": variant} | ({"mode": mode} if mode else {}))
    name = usual_deck(ruleset, seats)
    assert READY[name] in suited(variant, mode, seats)
    # A King with a Cathedral wins there.
    needs_cathedral = variant in ("heathen", "wessex")
    assert name == ("crown" if needs_cathedral else "steady")
    assert bool(READY[name].deck.get("cathedral")) >= needs_cathedral
    game = begun("--variant", variant, *(["--mode", mode] if mode else []), "--seats", str(seats))
    assert played_decks(game)[0] == fitted(name, ruleset)


def test_simulate_takes_decks_of_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    rules = Ruleset({"variant": "heathen"})
    plan = Plan.of(rules, 1, "s", "book", ["random"] * 3)
    taken = [ready_decks(plan, rules, f"s/{game}") for game in range(20)]
    assert {name for names in taken for name in names} <= {one.name for one in suited("heathen", "", 3)}
    # As the lab's matches have them.
    assert tuple(taken[3]) == chosen_decks(Match.of(rules, ("random",) * 3, "s/3"), rules)
    command = ["simulate", "--variant", "heathen", "--games", "4", "--workers", "1", "--json"]
    endings = []
    for which in ("book", "steady"):
        assert main([*command, "--decks", which]) == 0
        report = json.loads(capsys.readouterr().out)
        assert report["decks"] == which
        endings.append((report["endings"], report["decisions"]))
    assert endings[0] != endings[1]


def test_bots_play_decks_of_the_book() -> None:
    ready = {tuple(fitted(one.name, Ruleset())) for one in suited("base", "", 4)}
    games = [begun("--seats", "4", "--seed", str(seed)) for seed in range(8)]
    bots = [tuple(deck) for game in games for deck in played_decks(game)[1:]]
    assert set(bots) <= ready
    assert len(set(bots)) > 3
    again = begun("--seats", "4", "--seed", "3")
    assert played_decks(again) == played_decks(games[3])


def test_a_wrong_deck_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--terminal", "--deck", "lord"]) == 2
    assert '"lords"' in capsys.readouterr().err
    assert main(["play", "--terminal", "--deck", "rush", "--resume", "game.toml"]) == 2
    assert "--deck" in capsys.readouterr().err
