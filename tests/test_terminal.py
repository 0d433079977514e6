"""The table in the terminal, played by what a person would type."""

from __future__ import annotations

import argparse
import contextlib
import io
import re
from collections import Counter
from collections.abc import Callable, Iterable
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from regni import Game, RegniError
from regni.book import READY
from regni.bots.bot import make_bot
from regni.bots.seated import Bot
from regni.commands import play as play_command
from regni.deck_text import read_deck
from regni.engine.cards import COLOURS, NAMES
from regni.engine.rng import Rng, stream
from regni.engine.ruleset import SETTINGS
from regni.engine.sight import Sight
from regni.notation import move_text
from regni.options import game_name, with_options
from regni.positions import Data, position
from regni.records import Player, Record
from regni.rulebook import CARD_RULES, RULES
from regni.rulesets import ruleset_from
from regni.terminal.commands import COMMANDS
from regni.terminal.help import TOPICS
from regni.terminal.keeping import new_file
from regni.terminal.screen import Screen
from regni.terminal.session import run_game
from regni.testing import at, earl, fief, heathen, king, on_top, rebellion, wessex
from regni.words import LANGUAGES, words

Ask = Callable[[str], str]


class Seated:
    """A person at a seat, with bots around, and all that was printed."""

    def __init__(
        self, game: Game, language: str = "en", width: int = 80, path: Path | None = None, bots: str = "steward"
    ) -> None:
        self.game = game
        self.language = language
        self.path = path
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width)
        seed = game.record.seed
        self.bots = {seat: make_bot(bots, seat, seed, game.table.rules) for seat in range(game.table.players)}

    def run(self, ask: Ask) -> int:
        others = {seat: bot for seat, bot in self.bots.items() if seat != 0}
        return run_game(self.game, 0, others, self.language, self.console, self.path, ask)

    def type(self, *lines: str) -> int:
        """Type these lines; then the input ends."""
        waiting = list(lines)

        def ask(prompt: str) -> str:
            if not waiting:
                raise EOFError
            self.out.write(f"{prompt}{waiting[0]}\n")
            return waiting.pop(0)

        return self.run(ask)

    def play_to_the_end(self) -> int:
        """Let a bot sit at the seat and type its moves."""

        def ask(prompt: str) -> str:
            if self.game.deciding != 0:
                return "finish"
            return move_text(self.bots[0].choose(self.game.sight(0)))

        return self.run(ask)

    @property
    def text(self) -> str:
        return self.out.getvalue()

    @property
    def one_line(self) -> str:
        """What was printed, as if there were no width."""
        return " ".join(self.text.split())

    def after(self, line: str) -> list[str]:
        """What was printed between a typed line and the next prompt."""
        rest = self.text.split(f"> {line}\n", 1)[1]
        return rest.split("\n> ", 1)[0].splitlines()


def new(seed: str = "a seed", seats: int = 3) -> Game:
    return Game.new(seats=seats, seed=seed)


def mine(**parts: object) -> Game:
    """A turn of Blue's against Red."""
    return at(earl(**parts), earl(hand={"banquet": 2}))


# Whole games.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (3, 140), (6, 80), (4, 40)])
def test_a_whole_game(language: str, seats: int, width: int, tmp_path: Path) -> None:
    game = new(f"whole {seats}", seats)
    seated = Seated(game, language, width, tmp_path / "game.toml")
    assert seated.play_to_the_end() == 0
    outcome = game.outcome
    assert outcome is not None
    assert words(language).ending(game.table) in re.sub(r"[│\s]+", " ", seated.text)
    assert f"  {game.commitment}" in seated.text.splitlines()[2:8]
    assert seated.text.count(game.commitment) == 2
    assert f"whole {seats}" in seated.text.split(game.commitment, 1)[1]
    assert str(tmp_path / "game.toml") in seated.text
    assert Game.load(tmp_path / "game.toml").outcome == outcome
    for line in seated.text.splitlines():
        assert cell_len(line.rstrip()) <= width or str(tmp_path) in line or game.commitment in line
    assert not re.search(r"terminal-|event-|move-|\{ ?\$", seated.text), "a text without words"


#: A game of each variant and mode, and one with all options that go together.
VARIANTS: dict[str, tuple[int, dict[str, object], list[str]]] = {
    "heathen": (3, {"variant": "heathen"}, []),
    "wessex": (3, {"variant": "wessex"}, []),
    "solo": (1, {"variant": "rebellion", "mode": "solo"}, []),
    "coop": (2, {"variant": "rebellion", "mode": "coop"}, ["tournament"]),
    "semi": (3, {"variant": "rebellion", "mode": "semi"}, ["banquet"]),
    "options": (
        3,
        {},
        ["mulligan", "tournament", "legacy=2", "state-and-church", "captains", "resourceful", "neighbors", "tactics",
         "house-divided", "clerisy"],
    ),
}  # fmt: skip


def variant(name: str, seed: str = "a seed") -> Game:
    seats, values, options = VARIANTS[name]
    return Game.new(seats, ruleset=with_options(values, options), seed=seed)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize(("language", "width"), [("en", 140), ("es", 70)])
def test_a_whole_game_of_every_variant(name: str, language: str, width: int, tmp_path: Path) -> None:
    game = variant(name, f"whole {language}")
    seated = Seated(game, language, width, tmp_path / "game.toml", bots="random")
    assert seated.play_to_the_end() == 0
    assert game.outcome is not None
    assert words(language).ending(game.table) in re.sub(r"[│\s]+", " ", seated.text)
    assert " ".join(game_name(game.table.rules, words(language)).split()) in seated.one_line
    assert Game.load(tmp_path / "game.toml").outcome == game.outcome
    for line in seated.text.splitlines():
        assert cell_len(line.rstrip()) <= width or str(tmp_path) in line or game.commitment in line
    assert not re.search(r"terminal-|event-|move-|ledger-|\{ ?\$", seated.text), "a text without words"


def test_the_seed_is_not_told_before_the_end() -> None:
    seated = Seated(new("a most secret seed"))
    seated.type("?", "rules", "table", "log all", "end", "quit")
    assert "secret" not in seated.text
    assert seated.game.commitment in seated.text


def test_letters_and_names_tell_the_earls_apart_without_colour() -> None:
    game = new(seats=6)
    for language, letters in (("en", "BRGDPO"), ("es", "ARVOPN")):
        seated = Seated(game.clone(), language)
        seated.type("table")
        for colour, letter in zip(COLOURS, letters, strict=True):
            assert f" {letter}  {words(language).text(f'earl-{colour}')}" in seated.text


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown() -> str:
        seated = Seated(new())
        seated.console = Console(file=seated.out, width=80, force_terminal=True, color_system="truecolor")
        seated.type("table")
        return seated.text

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "[38;2;" in shown() or ";38;2;" in shown()
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;2;" not in shown()


# What the table shows.


def test_everything_public_is_on_the_table() -> None:
    red = earl(
        fiefs=[fief("palace", "prince", "land", "blue.land", "market_town"), fief("blue.castle", "monk", "cathedral")],
        mercenaries=[{"card": "mercenary", "garrison": {"knight": 1}}, {"card": "blue.mercenary", "garrison": {}}],
        pool={"infantry": 3},
        royal={"knight": 1},
        hand={"banquet": 2},
        towers={"land": 2},
        cubes=3,
        emissaries={"monk": 1},
    )
    green = earl(fiefs=[fief("palace", "vassal")], banners=1)
    game = at(earl(hand={"land": 2, "allies": 1}), red, green, king="red", vikings={"markers_out": 3})
    seated = Seated(game, width=100)
    seated.type()
    for part in (
        " R  Red · ♔ King · Archbishop",
        "Hand 2 · Deck 3 · Towers 2",
        "Banners: 1",
        "1 Palace · Prince · Land, Land of Blue,",
        "2 Castle of Blue · Monk (Abbot) ·",
        "Pool: Infantry ×3 · levy 4",
        "1 with Knight, 2 alone",
        "Royal Army: Knight",
        "●●●○○○○○ 3 of 8 markers out · white marker back",
        "B Blue 1 · R Red 3 (Monk) · G Green 1",
        "R Red · Church: R Red",
        "Army 43 · Viking 24 · Battle 24 · Joust 24",
        " B  Blue, you · Hand 3 · Deck 3 · Towers 0",
        "Land ×2, Allies",
    ):
        assert part in seated.text, part


def test_the_host_is_shown_once_the_vikings_are_there() -> None:
    vikings: Data = {"arrived": True, "markers_out": 8, "viking": 2, "chieftain": 1}
    seated = Seated(at(earl(), earl(), vikings=vikings))
    seated.type()
    assert "Viking ×2, Chieftain · force 4" in seated.text
    beaten = Seated(at(earl(), earl(), vikings={"arrived": True, "markers_out": 8}))
    beaten.type()
    assert "beaten, for now" in beaten.text


def test_a_battle_has_a_panel() -> None:
    blue = earl(fiefs=[fief("palace", "prince", "land", "land")], pool={"infantry": 2}, hand={"champion": 1})
    seated = Seated(at(blue, earl(towers={"land": 1}, hand={"banquet": 1})), width=100)
    seated.type("siege red 1", "field pool infantry; field pool infantry; field hand champion; field lord prince 1")
    assert "B Blue · force 5 · Infantry ×2, Champion (from Hand), Prince (Lord)" in seated.text
    assert "Fief 1 (Palace), falls to 3 past the Towers · 1 Tower" in seated.text
    assert "R Red · force 0 · nothing fielded" in seated.text


def test_a_joust_has_a_panel_that_keeps_the_cards_of_others() -> None:
    red = earl(fiefs=[fief("palace", "", "church")], hand={"champion": 1})
    game = at(earl(fiefs=[fief("palace", "", "land")], hand={"banner": 1, "champion": 1}), red)
    seated = Seated(game)
    seated.type("joust land 1")
    assert game.about == "tilt"
    line = next(line for line in seated.text.splitlines() if "R Red" in line and "staked" in line)
    assert "staked Church" in line
    assert "3 Joust cards" in line


def test_an_empty_deck_is_warned_of() -> None:
    seated = Seated(mine(deck={}))
    seated.type()
    assert "you die of old age" in seated.one_line


# What the table shows of variants.


def test_the_king_of_rebellion_is_shown_with_his_mind() -> None:
    game = rebellion(earl(), king("champion", "land", mind={"monk": 1, "land": 1}, towers={"banquet": 2}))
    seated = Seated(game)
    seated.type()
    for part in (
        "Rebellion, solo",
        "At the table: Blue, the King. The King plays by himself;",
        " ♔  The King ─",
        "Mind 2 · Towers 2 · Royal Infantry 2",
        "1 Palace · Prince",
        "Mind's discards: Land, Monk",
        "Game     Rebellion, solo · round 1",
    ):
        assert part in seated.text, part


def test_alone_against_the_king_the_table_is_laid_out_every_round() -> None:
    seated = Seated(rebellion(earl(), king("castle", "monk")))
    seated.type("end", "end")
    assert seated.text.count("╭─  ♔  The King") == 3
    assert seated.text.count("round 2") == 1


def test_the_royal_infantry_is_told_in_battle() -> None:
    blue = earl(fiefs=[fief("palace", "champion")], hand={"champion": 1})
    seated = Seated(rebellion(blue, king()), width=100)
    seated.type("siege red 2", "field hand champion", "done")
    one = re.sub(r"[│\s]+", " ", seated.text)
    assert "Royal Infantry" in one
    assert "Target Fief 2 (Castle), falls to 2 past the Towers · no Towers" in one


def test_a_king_who_has_fallen() -> None:
    game = rebellion(
        earl(fiefs=[fief("palace", "prince")], hand={"champion": 4}),
        earl(),
        king(fiefs=[fief("castle")], guard=0),
        mode="semi",
        turn="blue",
        decks=on_top(battle=["normal"]),
    )
    seated = Seated(game)
    seated.bots[1] = Patient()
    seated.type("siege red 1", "siege green 1", "; ".join(["field hand champion"] * 4) + "; done; raze", "table")
    assert "by rule R1.2" in seated.text
    assert "The King has fallen." in "\n".join(seated.after("table"))


def test_an_earl_off_the_table_and_the_last_countdown() -> None:
    vikings: Data = {"arrived": True, "markers_out": 3, "viking": 2}
    for make, label in ((heathen, "Countdown"), (wessex, "Danelaw")):
        game = make(earl(hand={"castle": 1}), earl(fiefs=[], towers={"land": 1}), earl(), vikings=vikings)
        seated = Seated(game)
        seated.type()
        assert "off the table: no Fief" in seated.text
        assert re.search(rf"{label} +●●●○○○○○ 3 of 8 markers out", seated.text)
    own = Seated(heathen(earl(fiefs=[], hand={"castle": 1}), earl(), earl()), "es")
    own.type()
    assert "fuera de la mesa: sin Feudo" in own.text


def test_summer_legacy_points_and_votes_are_shown() -> None:
    red = earl(fiefs=[fief("palace", "monk", "church")], legacy=3)
    seated = Seated(wessex(earl(fiefs=[fief("palace", "prince", "church")], legacy=1), red, summer=4, round=6))
    seated.type()
    assert "Game     Wessex · Summer 4 · round 6" in seated.text
    assert "Legacy: 3 · Votes 3" in seated.text
    assert "Legacy  1 · Votes 2" in seated.text


class Wishful(Bot):
    """Makes the first of its wishes that is legal, else the last move there is."""

    wishes: tuple[str, ...] = ()

    def choose(self, sight: Sight) -> int:
        moves = {move_text(move): move for move in sight.moves}
        return next((moves[wish] for wish in self.wishes if wish in moves), sight.moves[-1])


class Patient(Wishful):
    """Ends its turns, and votes against Winter."""

    wishes = ("vote against", "end")


class Caller(Wishful):
    """Calls a vote as soon as it can."""

    wishes = ("call vote", "vote against", "end")


def test_a_vote_has_a_panel() -> None:
    holy = earl(fiefs=[fief("palace", "prince", "church")])
    seated = Seated(wessex(earl(fiefs=[fief("palace", "monk", "church")]), holy, holy, turn="green", first="green"))
    seated.bots = {1: Patient(), 2: Caller()}
    seated.type("vote against")
    one = re.sub(r"[│\s]+", " ", seated.text)
    assert "Vote for Winter" in seated.text
    assert "For 2 Against 0 Still to vote B Blue 4 · R Red 2" in one
    assert seated.game.record.moves[1].startswith("blue vote against")


def test_an_empty_deck_is_warned_of_where_nobody_dies() -> None:
    for make, rule in ((heathen, "H2.1"), (wessex, "W2.1")):
        seated = Seated(make(earl(deck={}), earl(), earl()))
        seated.type()
        assert f"a lesser relative takes over, and your Fiefs are lost (? {rule})" in seated.one_line


def test_a_common_victory_is_a_victory() -> None:
    rebels = earl(fiefs=[fief("palace", "prince")], hand={"champion": 5, "mercenary": 3})
    game = rebellion(
        rebels, earl(), king(fiefs=[fief("castle")], guard=0), turn="blue", decks=on_top(battle=["normal"])
    )
    seated = Seated(game)
    seated.bots[1] = Patient()
    seated.type("siege green 1", "; ".join(["field hand champion"] * 5) + "; done; raze")
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)
    assert "You have won, together with others." in seated.text


def test_the_king_is_appeased() -> None:
    rules = {"banquet_appeases": True}
    game = rebellion(earl(hand={"banquet": 1}), earl(), king("treachery", "land"), mode="semi", ruleset=rules)
    seated = Seated(game)
    seated.bots[1] = Patient()
    seated.type("appease")
    assert "Appease the King with a Banquet" in seated.text
    assert game.record.moves[1].startswith("blue appease")


def test_a_victory_of_the_king_is_a_defeat() -> None:
    seated = Seated(rebellion(earl(), king("castle")))
    seated.type("concede", "concede")
    assert "You have lost." in seated.text


# Winter.


WANTED = {"castle": 4, "land": 6, "market_town": 2, "champion": 6, "mercenary": 4, "allies": 2}


def winter(**parts: object) -> Game:
    """A Summer that Blue can end at once, with a deck he had before."""
    blue = earl(fiefs=[fief("palace", "monk", "church")], hand={"monk": 1, "banquet": 1}, wanted=WANTED)
    return wessex(blue, earl(), **parts)


def picked(game: Game) -> list[str]:
    return [line.split(" #")[0].removeprefix("blue ") for line in game.record.moves if line.startswith("blue pick")]


TO_THE_DECK = ("call vote", "show", "buy banner", "buy castle")


def test_a_winter_from_the_vote_to_the_new_hand() -> None:
    seated = Seated(winter())
    seated.type(*TO_THE_DECK, "0", "mulligan", "campaign")
    for part in (
        "Show a Monk and a Banquet",
        "Legacy  2 · 2 to spend",
        "Attach        4 Land to Fief 1 (Palace)",
        "Your last deck  Castle ×4, Land ×6, Market Town ×2, Champion ×6,",
        "Summer 1 · first Blue · 1 round · Winter",
        "Spent  Blue: Banner, Castle",
    ):
        assert part in seated.text, part
    shown = seated.text.split("Your last deck")[1]
    assert shown.index("0 ") < shown.index("1 Castle (5)")
    moves = [line.split(" #")[0] for line in seated.game.record.moves if line.startswith("blue")]
    assert moves[-2:] == ["blue same", "blue mulligan"]


def test_a_whole_deck_is_typed_at_once() -> None:
    seated = Seated(winter())
    seated.type(*TO_THE_DECK, "deck castle 2 land 6 market town 4 champions 6 mercenary x3 3 allies")
    assert not picked(seated.game)
    seated.type("deck castle 2 land 6 market town 4 champions 6 mercenary x3 allies 3")
    assert len(picked(seated.game)) == 24
    assert picked(seated.game).count("pick market_town") == 4
    assert seated.game.about == "mulligan"


def test_a_ready_deck_is_taken_by_its_name() -> None:
    seated = Seated(winter(), "es")
    seated.type(*TO_THE_DECK, "mazo consejo de lores")
    assert Counter(picked(seated.game)) == {f"pick {card}": number for card, number in READY["lords"].deck.items()}


def test_a_part_of_a_deck_is_typed_and_taken_back() -> None:
    seated = Seated(winter(), "es")
    seated.type(*TO_THE_DECK, "mazo 3 castillos 4 campos", "pick prince", "undo", "deshacer")
    assert not picked(seated.game)
    assert "Deshecha: pick prince." in seated.text
    assert "Deshecha: pick castle; pick castle; pick castle; pick land; pick land;" in seated.one_line
    seated.type("mazo 3 castillos 4 campos", "2", "mazo")
    assert picked(seated.game) == ["pick castle"] * 3 + ["pick land"] * 5
    assert "8: Castillo ×3, Campo ×5" in seated.text.split("> mazo\n")[1]
    # A whole deck may name what is in it already.
    seated.type("deck castle 3 land 6 prince 6 vassal 6 monk 3")
    assert len(picked(seated.game)) == 24
    assert picked(seated.game).count("pick land") == 6


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("deck castle 7", "Castle: 5 at most can be in this deck."),
        ("deck land 6 prince 6 vassal 6 monk 6 allies 6", "These are 30 cards, and 24 are left to pick."),
        ("deck dragon 3", 'There is no card "dragon" to put into a deck.'),
        ("deck 3", "There is no card"),
        ("deck palace 1", 'There is no card "palace"'),
        ("deck castle 99999999999999999999", "Castle: 5 at most"),
        ("0", ""),
        ("16", "There is no number 16 in the list; it goes from 0 to 15."),
    ],
)
def test_a_deck_that_cannot_be_is_refused_whole(line: str, answer: str) -> None:
    seated = Seated(winter())
    seated.type(*TO_THE_DECK, line)
    assert not picked(seated.game)
    assert answer in seated.one_line


def test_a_card_keeps_its_number_while_a_deck_is_picked() -> None:
    seated = Seated(winter())
    seated.type(*TO_THE_DECK, "2;2;2;2;2;2", "2", "3")
    assert picked(seated.game) == ["pick land"] * 6 + ["pick market_town"]
    assert "There is no number 2 in the list" in seated.text


def test_deck_and_campaign_have_their_place() -> None:
    seated = Seated(mine(hand={"castle": 1}))
    seated.type("deck castle 3", "campaign")
    assert '"deck castle 3" has no place here' in seated.text
    assert '"campaign" has no place here' in seated.text
    assert not seated.game.moves


def test_the_common_cards_of_a_house_divided() -> None:
    rules = with_options({}, ["house-divided"])
    for seed in "abcdef":
        game = Game.new(2, ruleset=rules, seed=seed)
        if game.deciding == 0:
            break
    seated = Seated(game)
    seated.type("deck land 6 castle 4", "deck prince 2", "same", "table")
    assert "The common cards of all decks" in seated.text
    assert "Common cards  Castle ×4, Land ×6, Prince ×2" in seated.text
    assert game.table.common


def test_towers_and_cards_of_the_tray_are_chosen_from_short_rows() -> None:
    rules = with_options({}, ["tournament", "resourceful"])
    game = Game.new(2, ruleset=rules, seed="tray")
    seated = Seated(game, bots="random")
    seated.type("tower banquet; tower banquet")
    assert "As a Tower (left)" in seated.text
    seated = Seated(at(earl(hand={"land": 3}), earl(), ruleset={"resourceful": True}))
    seated.type("seek; discard land; discard land", "fetch cathedral")
    assert "Take (left)" in seated.text
    assert "Cathedral (6)" in seated.text
    assert seated.game.table.earls[0].hand_size == 2


def test_a_campaign_is_taken_up_in_the_middle_of_a_winter(tmp_path: Path) -> None:
    path = tmp_path / "campaign.toml"
    Seated(winter(), path=path).type(*TO_THE_DECK, "deck land 6", "quit")
    again = Seated(Game.load(path), path=path)
    again.type("deck castle 5 prince 6", "quit")
    assert len(picked(Game.load(path))) == 17
    assert "6: Land ×6" in again.text


def test_whoever_conceded_watches_a_campaign_round_by_round() -> None:
    game = variant("wessex")
    seated = Seated(game, bots="random")
    waiting = ["concede", "concede", ""]

    def ask(prompt: str) -> str:
        if game.table.earls[0].out:
            return waiting.pop() if len(waiting) == 1 else "finish"
        if game.about == "turn":
            return waiting.pop(0)
        return move_text(seated.bots[0].choose(game.sight(0)))

    assert seated.run(ask) == 0
    assert game.outcome is not None
    assert seated.text.count("You are out") == 2
    assert "The campaign lasted" in seated.text


# Typing.


def test_numbers_and_notation_do_the_same() -> None:
    by_number, by_text = mine(hand={"castle": 1}), mine(hand={"castle": 1})
    seated = Seated(by_number)
    seated.type("2")
    Seated(by_text).type("Found  CASTLE")
    assert by_number.record.moves == by_text.record.moves == [by_text.record.moves[0]]
    assert "Blue founds a Fief on a Castle." in seated.text


def test_zero_ends_the_turn() -> None:
    seated = Seated(mine())
    seated.type("0")
    assert seated.game.record.moves[0].startswith("blue end")


def test_several_moves_in_one_line() -> None:
    seated = Seated(mine(hand={"castle": 1, "allies": 1}))
    seated.type("tower allies; found castle")
    assert [move.split(" #")[0] for move in seated.game.record.moves] == ["blue tower allies", "blue found castle"]


def test_a_mistake_stops_the_rest_of_the_line() -> None:
    seated = Seated(mine(hand={"castle": 1, "allies": 1}))
    seated.type("tower allies; found palace; end")
    assert len(seated.game.moves) == 1
    assert "by rule B5.1" in seated.text


GARBAGE = (
    "blah",
    "12345678901234567890",
    "-1",
    "1.5",
    "()[]{}[/]",
    "[bold]x[/bold]",
    "ñandú ß 漢字 🏰",
    "\x00\x1b[2J\x07",
    "x" * 5000,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", GARBAGE)
def test_garbage_gets_one_line_and_another_question(language: str, line: str) -> None:
    seated = Seated(mine(hand={"castle": 1}), language)
    waiting = [line, "table"]
    assert seated.run(lambda _: waiting.pop(0) if waiting else (_ for _ in ()).throw(EOFError)) == 0
    assert not seated.game.moves
    assert "\x1b" not in seated.text
    hint = words(language).text("terminal-hint")
    answer = seated.text.split(hint, 1)[1].split("╭", 1)[0].strip().splitlines()
    assert len(answer) == 1
    assert answer[0].strip().endswith(".")


def test_a_number_that_is_not_there() -> None:
    seated = Seated(mine(hand={"castle": 1}))
    seated.type("7", "why 9")
    assert seated.text.count("goes from 0 to 2") == 2


@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(max_size=30), max_size=6))
def test_nothing_typed_breaks_the_table(lines: list[str]) -> None:
    # A file name is the one thing that may touch the disk.
    typed = [line for line in lines if not re.search("save|guardar", line, re.IGNORECASE)]
    assert Seated(new("fuzz")).type(*typed, "? " + "".join(lines), "why " + "".join(lines)) == 0


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [*"0123456789", "red", "blue", "green", "orange", "siege", "raid", "storm", "field", "tower", "land",
             "palace", "castle", "attach", "install", "betray", "intrigue", "hand", "lord", "fief", "pool",
             "mercenary", "king", "joust", "visit", "bequeath", "garrison", "infantry", "vassal", "done", "pass",
             "take", "red.land", "128", "emissary", "swap", "no_luck", "turn", "lose", "host", "viking", "crown",
             "why", "undo", ";", "?", "moves"]
        ),
        max_size=12,
    )
)  # fmt: skip
def test_no_jumble_of_words_breaks_the_table(jumble: list[str]) -> None:
    red = earl(fiefs=[fief("palace", "vassal", "land")], hand={"allies": 1}, pool={"knight": 1})
    blue = earl(fiefs=[fief("palace", "monk", "church")], hand={"treachery": 1, "banner": 1, "champion": 1})
    line = " ".join(jumble)
    assert Seated(at(blue, red)).type(line, "why " + line, *jumble) == 0


def test_commands_in_both_languages_whichever_is_spoken() -> None:
    for language in LANGUAGES:
        seated = Seated(mine(hand={"castle": 1}), language)
        typed = ["ayuda", "help", "mesa", "table", "crónica", "log", "reglas", "jugadas", "por que 1", "¿Por qué 1?"]
        seated.type(*typed, "tower castle", "DESHACER", "salir")
        assert not seated.game.moves
        missing = words(language).text("terminal-unknown", typed="")[3:20]
        assert missing not in seated.one_line


def test_a_bare_verb_lists_its_moves() -> None:
    seated = Seated(mine(hand={"castle": 1, "allies": 1}))
    seated.type("tower", "table")
    assert seated.after("tower") == ["  1 Set Castle face down as a Tower", "  2 Set Allies face down as a Tower"]


def crowded() -> Game:
    """A table with more to attack than anybody wants to read."""
    rich = earl(fiefs=[fief("palace", "prince", "land"), *[fief("castle", "vassal", "land")] * 3])
    hand = {"treachery": 1, "intrigue": 1, "champion": 1}
    return at(earl(hand=hand, fiefs=[fief("palace"), fief("castle")]), rich, rich, rich, rich, rich)


def test_long_lists_are_folded_and_can_be_unfolded() -> None:
    seated = Seated(crowded())
    seated.type("siege", "moves")
    folded = seated.text.split("> siege")[0]
    assert 'type "siege" to see these 20' in folded
    assert 'type "betray" to see these' in folded
    assert "Besiege Fief 4 (Castle) of Orange" in "\n".join(seated.after("siege"))
    unfolded = seated.text.split("> moves\n")[1]
    assert "to see these" not in unfolded
    assert "Orange: Fief 4 (Castle)" in unfolded


class Traitor(Wishful):
    """Plays Treachery on Blue's Hand when it can."""

    wishes = ("betray blue hand", "end")


def test_a_choice_that_is_none_is_made_at_once() -> None:
    game = at(earl(hand={"banquet": 1}), earl(hand={"treachery": 1}), turn="red", first="red")
    seated = Seated(game)
    seated.bots[1] = Traitor()
    seated.type()
    assert "Your only choice: Play no Allies." in seated.text
    assert [move.split(" #")[0] for move in game.record.moves][:2] == ["red betray blue hand", "blue pass"]


def test_a_lone_choice_is_asked_for_while_something_can_be_taken_back() -> None:
    seated = Seated(mine(hand={"champion": 1, "banquet": 1}))
    seated.type("siege red 1", "undo")
    assert not seated.game.moves
    assert "Your only choice" not in seated.text


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("", {}),
        ("castle", {"castle": 1}),
        ("castle 3 land 4", {"castle": 3, "land": 4}),
        ("CASTLE 3, Land x4; market_town 2".replace(";", ","), {"castle": 3, "land": 4, "market_town": 2}),
        ("3 castles, 4 lands, 2 market towns", {"castle": 3, "land": 4, "market_town": 2}),
        ("mercado 2 príncipe 1 principe 1", {"market_town": 2, "prince": 2}),
        ("allies 2 allies", {"allies": 3}),
        ("land: 4 castle=3 prince ×2", {"land": 4, "castle": 3, "prince": 2}),
        ("land castle 2", {"land": 1, "castle": 2}),
    ],
)
def test_a_deck_is_read_as_people_write(line: str, cards: dict[str, int]) -> None:
    assert read_deck(line) == cards


@pytest.mark.parametrize("line", ["3", "castle 3 4", "dragon", "castle -1", "[bold]", "ñ 3", "land 3.5", "²"])
def test_what_is_no_deck(line: str) -> None:
    with pytest.raises(RegniError, match="There is no card"):
        read_deck(line)


@given(st.text(max_size=40))
def test_no_text_breaks_the_reading_of_a_deck(line: str) -> None:
    with contextlib.suppress(RegniError):
        assert all(type(number) is int for number in read_deck(line).values())


def test_conceding_is_asked_for_twice() -> None:
    seated = Seated(new())
    seated.type("concede", "table", "concede")
    assert not any("concede" in move for move in seated.game.record.moves)
    seated = Seated(new())
    seated.type("concede", "rendirse", "finish")
    assert any(move.startswith("blue concede") for move in seated.game.record.moves)
    assert seated.game.outcome is not None
    assert "You are out" in seated.text


def test_what_has_no_place_here() -> None:
    blue = earl(fiefs=[fief("palace", "prince", "land")], pool={"infantry": 1}, hand={"champion": 1})
    seated = Seated(at(blue, earl(hand={"banquet": 1})))
    seated.type("finish", "siege red 1", "concede", "end", "save", "")
    assert len(seated.game.moves) == 1
    assert '"finish" has no place here' in seated.text
    assert '"concede" is not allowed now, by rule B' in seated.text
    assert '"end" is not allowed now' in seated.text
    assert "Say where: save FILE." in seated.text


def test_whoever_is_out_watches_round_by_round() -> None:
    seated = Seated(new(seats=4))
    seated.type("concede", "concede", "", "log", "siege red 1", "why end", "")
    assert seated.game.outcome is None
    assert seated.game.table.round == 3
    assert seated.text.count("has no place here") == 2


# Undoing.


def test_undo_takes_back_and_the_chronicle_forgets() -> None:
    seated = Seated(mine(hand={"castle": 1, "allies": 1}))
    seated.type("tower castle", "undo", "log all")
    assert not seated.game.moves
    assert "Taken back: tower castle." in seated.text
    assert "Tower" not in "\n".join(seated.after("log all"))


def test_undo_is_refused_once_something_was_seen() -> None:
    seated = Seated(mine(hand={"land": 1}))
    seated.type("attach land 1", "undo")
    assert len(seated.game.moves) == 1
    assert "cannot be taken back" in seated.one_line


# Explaining.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_rule_setting_and_word_is_explained(language: str) -> None:
    seated = Seated(new(), language, width=200)
    spoken = words(language)
    asked = [*CARD_RULES, *(spoken.text(f"card-{card}") for card in CARD_RULES), *RULES, "b6", "B12"]
    asked += [setting.name for setting in SETTINGS] + [spoken.text(f"earl-{colour}") for colour in COLOURS[:3]]
    asked += [alias for topic in TOPICS for alias in spoken.text(f"terminal-topic-{topic}").split(", ")]
    asked += [alias for command in COMMANDS for alias in spoken.text(f"terminal-command-{command}").split(", ")]
    seated.type(*(f"? {topic}" for topic in asked))
    for unknown in ("terminal-help-unknown", "terminal-no-rule"):
        values: dict[str, str | int] = dict.fromkeys(("topic", "near", "rule", "first", "last"), "")
        start = spoken.text(unknown, **values).split('"')[0].split(".")[0]
        assert start not in seated.text


def test_rules_are_told_with_the_values_in_force_and_their_tags() -> None:
    game = Game.new(seats=2, seed="x", ruleset=ruleset_from({"treachery_hand_cards": 4}))
    seated = Seated(game)
    seated.type("? Treachery", "? b7.4", "rules", "? palace_strength", "? B99", "? tower_soakk", "? qwertyuiop")
    assert "losing 4 cards at random" in seated.one_line
    assert "treachery_hand_cards = 4 [A: changed in this game]" in seated.text
    assert "treachery_takes_fief = false [A: assumed]" in seated.text
    assert "[A] Part of this rule is assumed" in seated.text
    assert "This game's ruleset changes:" in seated.text
    assert "palace_strength = 3 [S: stated in a source document]" in seated.text
    assert "There is no rule B99" in seated.text
    assert 'Did you mean "tower soak"?' in seated.text
    assert 'Nothing is called "qwertyuiop"' in seated.text


def test_why() -> None:
    seated = Seated(mine(hand={"castle": 1}))
    seated.type("why siege red 1", "why found castle", "why 0", "why", "why blah", "why siege red")
    assert '"siege red 1" is not allowed now, by rule B6.2:' in seated.text
    assert "The attacker fields one card or more." in seated.one_line
    assert '"found castle" is legal now.' in seated.text
    assert '"end" is legal now.' in seated.text
    assert "Say which move" in seated.text
    assert '"blah" is no move' in seated.text
    assert "siege <seat> <number>" in seated.one_line
    assert not seated.game.moves


def test_an_illegal_move_names_its_rule() -> None:
    seated = Seated(new("quiet"))
    seated.type("siege red 1")
    assert "by rule B3.7" in seated.text


def test_an_earl_is_shown_with_his_piles() -> None:
    seated = Seated(at(earl(), earl(discard={"land": 2, "prince": 1}, emissaries={"monk": 1}, cubes=3)))
    seated.type("? red")
    assert "Land ×2, Prince" in "\n".join(seated.after("? red"))


# Keeping.


def test_every_move_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    seated = Seated(new("kept"), path=path)
    asked = 0

    def ask(prompt: str) -> str:
        nonlocal asked
        asked += 1
        assert Game.load(path).record.moves == seated.game.record.moves
        if asked > 25 or seated.game.deciding is None:
            raise EOFError
        return move_text(seated.bots[0].choose(seated.game.sight(0)))

    assert seated.run(ask) == 0
    assert asked > 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_the_end_of_input_keeps_the_game(language: str, ending: type[BaseException], tmp_path: Path) -> None:
    path = tmp_path / "my game.toml"
    seated = Seated(new(), language, path=path)
    answers: list[str] = ["end"]

    def ask(prompt: str) -> str:
        if answers:
            return answers.pop()
        raise ending

    assert seated.run(ask) == 0
    assert f"regni play --resume '{path}'" in seated.text
    assert Game.load(path).record.moves == seated.game.record.moves


def test_a_game_is_taken_up_again_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    first = Seated(new("two evenings"), path=path)
    first.type("end", "end", "quit")
    again = Seated(Game.load(path), path=path)
    assert again.play_to_the_end() == 0
    assert f"The game goes on after {len(first.game.moves)} moves." in again.text
    assert again.game.record.moves[: len(first.game.moves)] == first.game.record.moves
    assert again.game.outcome is not None
    over = Seated(Game.load(path), path=path)
    assert over.type() == 0
    assert "The game is over" in over.text


def test_save_makes_a_copy_and_writes_over_nothing(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.toml", tmp_path / "letter.txt"
    other.write_text("Dear all", encoding="utf-8")
    seated = Seated(new(), path=tmp_path / "game.toml")
    seated.type(
        f"save {copy}",
        f"save {other}",
        "end",
        f"save {copy}",
        "save",
        f"save {tmp_path}/no/such/folder",
        "save ~nobody-here/x",
    )
    assert other.read_text(encoding="utf-8") == "Dear all"
    assert "there is a file of this name already" in seated.one_line
    assert Game.load(copy).record.moves == seated.game.record.moves
    assert "cannot be written" in seated.one_line


def test_a_folder_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("", encoding="utf-8")
    seated = Seated(new(), path=blocked / "game.toml")
    assert seated.type("end", "end", "quit", "table", "quit", "quit") == 1
    assert seated.one_line.count("cannot be kept as it goes on") == 1
    assert seated.one_line.count("quit once more to lose it") == 2
    elsewhere = tmp_path / "elsewhere.toml"
    seated = Seated(new(), path=blocked / "game.toml")
    assert seated.type(f"save {elsewhere}", "end", "quit") == 0
    assert Game.load(elsewhere).record.moves == seated.game.record.moves


def test_new_files_get_names_of_their_own(tmp_path: Path) -> None:
    game = new()
    first = new_file(game.commitment, tmp_path / "games")
    first.write_text("", encoding="utf-8")
    assert new_file(game.commitment, tmp_path / "games") != first


# Hidden cards.


def twin(game: Game, seat: int, rng: Rng) -> Game:
    """The same game as far as a seat can know it: the hidden cards of the others lie elsewhere, and so does chance."""
    data = position(game.table)
    earls = data["earls"]
    assert isinstance(earls, list)
    for other, one in enumerate(earls):
        if other == seat or one["out"]:
            continue
        if "guard" in one:
            # The King of Rebellion hides nothing but the order of his Mind.
            one["deck"].reverse()
            continue
        sizes = [sum(one["hand"].values()), sum(one["towers"].values()), len(one["deck"])]
        kinds = [
            NAMES.index(card) for part in ("hand", "towers", "tray") for card, n in one[part].items() for _ in range(n)
        ]
        kinds += [NAMES.index(card) for card in one["deck"]]
        palaces = [kind for kind in kinds if NAMES[kind] == "palace"]
        kinds = [kind for kind in kinds if NAMES[kind] != "palace"]
        rng.shuffle(kinds)
        cards = [NAMES[kind] for kind in palaces + kinds]
        one["hand"] = tally(cards[: sizes[0]])
        one["towers"] = tally(cards[sizes[0] : sizes[0] + sizes[1]])
        one["deck"] = cards[sizes[0] + sizes[1] : sum(sizes)]
        one["tray"] = tally(cards[sum(sizes) :])
    own = earls[seat]["deck"]
    own.reverse()
    decks = data["decks"]
    assert isinstance(decks, dict)
    for deck in decks.values():
        deck["cards"].reverse()
    data["rng"] = [1, 2, 3, 4]
    players = [Player(colour, []) for colour in COLOURS[: game.table.players]]
    return Game(Record(players, "twin", game.table.rules, position=data))


def tally(cards: Iterable[str]) -> dict[str, int]:
    listed = list(cards)
    return {card: listed.count(card) for card in listed}


def beginning(game: Game) -> Game:
    """The same moment as a game of its own, with the seed that twins have."""
    players = [Player(colour, []) for colour in COLOURS[: game.table.players]]
    return Game(Record(players, "twin", game.table.rules, position=position(game.table)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_differ_in_what_is_hidden_print_the_same(language: str) -> None:
    """All a person can make the program print before anybody moves, at many moments of many games."""
    rng = stream("twins", language)
    compared = 0
    games = [new(f"twins {number}", 2 + number) for number in range(4)]
    games += [variant(name, "twins") for name in ("heathen", "wessex", "semi", "options")]
    for game in games:
        bots = [make_bot("random", seat, game.record.seed, game.table.rules) for seat in range(game.table.players)]
        while (seat := game.deciding) is not None and len(game.moves) < 100:
            if seat == 0 and len(game.moves) % 5 == 0:
                asked = [
                    "table",
                    "moves",
                    "log all",
                    "? red",
                    "rules",
                    "why siege red 1",
                    "why betray red hand",
                    "save",
                    "campaign",
                    "deck",
                    "blah",
                ]
                printed = []
                for one in (beginning(game), twin(game, 0, rng)):
                    seated = Seated(one, language)
                    waiting = list(asked)
                    # The first answer at a lone choice is the program's own: what comes after it may differ.
                    if len(one.legal_moves()) == 1:
                        break
                    seated.type(*waiting)
                    printed.append(seated.text)
                if printed:
                    compared += 1
                    assert printed[0] == printed[1]
            game.play(bots[seat].choose(game.sight(seat)))
    assert compared > 25


def test_the_chronicle_of_a_game_keeps_the_secrets_of_others() -> None:
    for language, told in (
        ("en", r"{} draws a card: |{} raises a Tower, face"),
        ("es", r"{} roba una carta: |{} levanta una Torre, boca"),
    ):
        seated = Seated(new("secrets", 4), language, width=400)
        seated.play_to_the_end()
        spoken = words(language)
        assert re.search(told.format(spoken.earl(0), spoken.earl(0)), seated.text)
        for seat in (1, 2, 3):
            assert not re.search(told.format(spoken.earl(seat), spoken.earl(seat)), seated.text)


def test_the_screen_is_drawn_from_the_view_alone() -> None:
    """It is not even given the table."""
    game = new()
    console = Console(file=io.StringIO(), width=80)
    screen = Screen(console, words("en"), game.table.rules)
    console.print(screen.table(game.view(0)))
    assert not any(value is game.table or value is game for value in vars(screen).values())


# Both languages.


@pytest.mark.parametrize("file", ["terminal.ftl", "play.ftl"])
def test_both_languages_have_the_same_texts_and_variables(file: str) -> None:
    found = []
    for language in LANGUAGES:
        text = (resources.files("regni") / "locales" / language / file).read_text(encoding="utf-8")
        messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)
        entries = {part.split(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in messages[1:]}
        found.append(entries)
    assert found[0] == found[1]


def test_every_text_of_the_terminal_is_used() -> None:
    """A text that nothing asks for is a text that nobody checks."""
    folder = resources.files("regni")
    sources = "".join(
        path.read_text(encoding="utf-8")
        for package in ("terminal", "commands")
        for path in (folder / package).iterdir()
        if path.name.endswith(".py")
    )
    text = (folder / "locales" / "en" / "terminal.ftl").read_text(encoding="utf-8")
    built = "letter|command|topic|help|row|group|option|unit|mode|out|deck|label"
    for key in re.findall(r"^terminal-([\w-]+) =", text, re.MULTILINE):
        assert re.match(rf"({built})-", key) or re.search(rf"[\"'](terminal-)?{key}[\"']", sources), key


# The command.


@pytest.fixture
def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="regni")
    parser.add_argument("--lang", default="en")
    play_command.add(parser.add_subparsers(), words("en"))
    return parser


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody types, and games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    return tmp_path / "data" / "regni" / "games"


def test_play_starts_a_game_and_keeps_it(
    parser: argparse.ArgumentParser, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = parser.parse_args(
        ["play", "--terminal", "--seats", "4", "--seat", "rojo", "--bots", "random", "--seed", "s"]
    )
    assert args.run(args) == 0
    (file,) = games.iterdir()
    shown = capsys.readouterr().out
    assert f"play --resume {file}" in shown
    assert "You are Red." in shown
    game = Game.load(file)
    assert [player.name for player in game.record.players] == ["random bot", "human", "random bot", "random bot"]
    again = parser.parse_args(["--lang", "es", "play", "--resume", str(file)])
    assert again.run(again) == 0
    assert "Juegas con Rojo." in capsys.readouterr().out
    assert list(games.iterdir()) == [file]


def test_play_with_a_ruleset_and_a_file(
    parser: argparse.ArgumentParser, games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rules.toml").write_text("hand_size = 7\n", encoding="utf-8")
    rules, file = str(tmp_path / "rules.toml"), tmp_path / "mine.toml"
    args = parser.parse_args(["play", "--ruleset", rules, "--save", str(file)])
    assert args.run(args) == 0
    assert Game.load(file).table.rules.hand_size == 7
    with pytest.raises(RegniError, match="there is a file of this name already"):
        args.run(args)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "pink"], 'no seat "pink"'),
        (["--seat", "purple", "--seats", "3"], "in a game of 3"),
        (["--resume", "no such file"], "there is no such file"),
        (["--resume", "x", "--seed", "y"], "Leave out --seed"),
        (["--seed", ""], "seed must have"),
        (["--ruleset", "no such file"], "there is no such file"),
    ],
)
def test_play_says_what_is_wrong(
    parser: argparse.ArgumentParser, games: Path, arguments: list[str], message: str
) -> None:
    args = parser.parse_args(["play", *arguments])
    with pytest.raises(RegniError, match=re.escape(message)):
        args.run(args)
    assert not games.exists() or not list(games.iterdir())
