"""What a person types at the terminal: moves, decks, nonsense; and taking it back."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regni import Game, RegniError
from regni.decks.book import READY
from regni.decks.text import read_deck
from regni.rules.options import with_options
from regni.testing import at, earl, fief, wessex
from regni.words.notation import move_text
from regni.words.words import LANGUAGES, words
from terminal_seat import Seated, Wishful, mine, new, variant

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
        "Attach          4 Land to Fief 1 (Palace)",
        "Your last deck  Castle ×4, Land ×6, Market Town ×2, Champion ×6,",
        "Summer 1 · Blue first · 1 round · Winter",
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
    assert "Jugada deshecha: pick prince." in seated.text
    assert "Jugada deshecha: pick castle; pick castle; pick castle; pick land; pick" in seated.one_line
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
        ("deck dragon 3", "There is no card “dragon” to put into a deck."),
        ("deck 3", "There is no card"),
        ("deck palace 1", "There is no card “palace”"),
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
    assert "“deck castle 3” cannot be used here" in seated.text
    assert "“campaign” cannot be used here" in seated.text
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


def test_a_player_who_conceded_watches_a_campaign_round_by_round() -> None:
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
    assert seated.text.count("You are out;") == 2
    assert "The campaign lasted" in seated.text


# Typing.


def test_numbers_and_notation_do_the_same() -> None:
    by_number, by_text = mine(hand={"castle": 1}), mine(hand={"castle": 1})
    seated = Seated(by_number)
    seated.type("2")
    Seated(by_text).type("Found  CASTLE")
    assert by_number.record.moves == by_text.record.moves == [by_text.record.moves[0]]
    assert "You found Fief 2 on a Castle." in seated.text


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


@pytest.mark.no_cover
@settings(max_examples=30, deadline=None)
@given(st.lists(st.text(max_size=30), max_size=6))
def test_nothing_typed_breaks_the_table(lines: list[str]) -> None:
    # A file name is the one thing that may touch the disk.
    typed = [line for line in lines if not re.search("save|guardar", line, re.IGNORECASE)]
    assert Seated(new("fuzz")).type(*typed, "? " + "".join(lines), "why " + "".join(lines)) == 0


@pytest.mark.no_cover
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
    assert seated.after("tower") == ["  1 Set a Castle face down as a Tower", "  2 Set Allies face down as a Tower"]


def crowded() -> Game:
    """A table with more to attack than anybody wants to read."""
    rich = earl(fiefs=[fief("palace", "prince", "land"), *[fief("castle", "vassal", "land")] * 3])
    hand = {"treachery": 1, "intrigue": 1, "champion": 1}
    return at(earl(hand=hand, fiefs=[fief("palace"), fief("castle")]), rich, rich, rich, rich, rich)


def test_long_lists_are_folded_and_can_be_unfolded() -> None:
    seated = Seated(crowded())
    seated.type("siege", "moves")
    folded = seated.text.split("> siege")[0]
    assert "type “siege” to see these 20" in folded
    assert "type “betray” to see these" in folded
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
        ("castle - 3, land-4", {"castle": 3, "land": 4}),
    ],
)
def test_a_deck_is_read_as_people_write(line: str, cards: dict[str, int]) -> None:
    assert read_deck(line) == cards


@pytest.mark.parametrize("line", ["3", "castle 3 4", "dragon", "castle -", "[bold]", "ñ 3", "land 3.5", "²"])
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
    assert "“finish” cannot be used here" in seated.text
    assert "“concede” is not allowed now, by rule B" in seated.text
    assert "“end” is not allowed now" in seated.text
    assert "Say where: save FILE." in seated.text


def test_a_player_who_is_out_watches_round_by_round() -> None:
    seated = Seated(new(seats=4))
    seated.type("concede", "concede", "", "log", "siege red 1", "why end", "")
    assert seated.game.outcome is None
    assert seated.game.table.round == 3
    assert seated.text.count("cannot be used here") == 2


# Undoing.


def test_undo_takes_back_and_the_chronicle_forgets() -> None:
    seated = Seated(mine(hand={"castle": 1, "allies": 1}))
    seated.type("tower castle", "undo", "log all")
    assert not seated.game.moves
    assert "Undone: tower castle." in seated.text
    assert "Tower" not in "\n".join(seated.after("log all"))


def test_undo_is_refused_once_something_was_seen() -> None:
    seated = Seated(mine(hand={"land": 1}))
    seated.type("attach land 1", "undo")
    assert len(seated.game.moves) == 1
    assert "cannot be undone" in seated.one_line
