"""Friends deal together over the server: through the lobby to the game, and to the end, where it is checked."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli_w
from starlette.websockets import WebSocketDisconnect

from friends import Friend, Hall, all_here, concede, dealt
from regni.cli import main
from regni.game import Game
from regni.records.deal import fixed_by, seed_of
from regni.records.record import game_seed
from regni.web.gathering import gatherings
from regni.web.gathering.belongings import forget
from regni.web.gathering.deal import new_word
from regni.web.play.host import Host
from table_forms import words_of


@pytest.fixture
def hall(request: pytest.FixtureRequest) -> Iterator[Hall]:
    """A server with a table for two, unless the test asks for another one."""
    with Hall(**getattr(request, "param", {})) as one:
        yield one


#: For tests about three people, or about a series.
THREE = pytest.mark.parametrize("hall", [{"people": 3}], indirect=True)
SERIES = pytest.mark.parametrize("hall", [{"best_of": "3"}], indirect=True)


def record_of(friend: Friend) -> dict[str, Any]:
    return tomllib.loads(friend.get("/record.toml"))


def replayed(data: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str], language: str = "en") -> str:
    """The last line of `regni replay`, and whether it found no fault."""
    file = folder / "game.toml"
    file.write_text(tomli_w.dumps(data), encoding="utf-8")
    code = main(["replay", str(file), "--lang", language])
    last = capsys.readouterr().out.splitlines()[-1]
    assert (code == 0) == (" holds" in last or "se sostiene: l" in last), last
    return last


# The whole way.


def test_friends_deal_play_and_check(hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dealt(hall)
    ana, ben = hall.friends
    deal = hall.session.terms.deal
    assert deal is not None
    assert [one.word for one in deal.words] == [*ana.words.values(), *ben.words.values()]
    assert hall.session.terms.seed == seed_of(deal.word, [one.word for one in deal.words])
    assert [one.seats for one in deal.words] == [(0,), (1,)]
    concede(hall)
    record = record_of(ben)
    assert record["seed"] == hall.session.terms.seed
    assert record["deal"]["word"] == deal.word
    said = replayed(record, tmp_path, capsys)
    assert said == (
        "The deal holds: the words of 2 players and of the server were fixed before the game and make the seed."
    )
    assert replayed(record, tmp_path, capsys, "es").startswith("El reparto se sostiene: las palabras de 2 personas")
    page = ana.get()
    assert "The words of 2 players and of the server together shuffled the cards." in words_of(page)
    assert "can read the cards during a game, but cannot choose them" in words_of(page)
    assert all(word in page for word in (deal.word, *ana.words.values(), *ben.words.values()))


@THREE
def test_three_friends_deal(hall: Hall) -> None:
    dealt(hall)
    deal = hall.session.terms.deal
    assert deal is not None
    assert len(deal.words) == 3
    assert deal.holds_words
    assert deal.seed == hall.session.terms.seed


def test_before_the_end_nothing_but_commitments_is_seen(hall: Hall) -> None:
    dealt(hall)
    for friend in hall.friends:
        friend.get()
        before = record_of(friend)["deal"]
        assert set(before) == {"round", "terms", "commitment", "left_out", "words"}
        assert [set(one) for one in before["words"]] == [{"earls", "commitment"}] * 2
    deal = hall.session.terms.deal
    assert deal is not None
    secrets = [hall.session.terms.seed, deal.word, *(one.word for one in deal.words)]
    for friend in hall.friends:
        heard = "".join(friend.heard)
        assert deal.commitment in heard
        assert not [one for one in secrets if one in heard]
    concede(hall)
    assert deal.word in hall.friends[0].get()


def test_the_lobby_tells_how_far_the_deal_is(hall: Hall) -> None:
    hall.gather()
    ana, ben = hall.friends
    ben.language = "es"
    with all_here(ana):
        part = ana.hear_deal(lambda part: part["task"] == "fix")
        assert "The deal: 0 of 2 words are in. No word yet: Ana, Ben." in words_of(part["html"])
        assert part["server"] == hall.lobby.dealing.commitment
        ana.say(do="commit", round=1, commitment=fixed_by(new_word()))
        part = ana.hear_deal(lambda part: bool(part["own"]))
        assert "The deal: 1 of 2 words are in. No word yet: Ben." in words_of(part["html"])
    assert "El reparto: 1 de 2 palabras dadas. Falta la palabra de Ben." in words_of(ben.get())


@SERIES
def test_a_series_shows_its_words_when_it_is_over(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt(hall)
    ana, ben = hall.friends
    deal = hall.session.terms.deal
    assert deal is not None
    concede(hall)
    while not hall.session.is_over:
        record = record_of(ana)
        assert "word" not in record["deal"]
        assert record["seed"] == game_seed(deal.seed, record["deal"]["game"])
        assert "The words are shown when all games of the series are over" in words_of(ben.get())
        assert deal.word not in "".join(ana.heard + ben.heard)
        ana.play(do="next")
        concede(hall)
    record = record_of(ana)
    assert record["deal"]["game"] == len(hall.session.series.games)  # type: ignore[union-attr]
    assert record["deal"]["game"] > 1
    assert replayed(record, tmp_path, capsys).startswith("The deal holds")


def test_at_one_screen_nobody_deals(hall: Hall) -> None:
    ana = hall.friends[0]
    hall.handle = ana.post("/new", {"seats": "2", "who-0": "me", "who-1": "guest", "do": "begin"})[7:]
    with ana.here():
        ana.fix()
        part = ana.hear_deal(lambda part: bool(part["own"]))
        assert not words_of(part["html"])
        ana.ask("bot", seat="1", level="squire")
        ana.ask("begin")
    assert hall.is_begun
    assert hall.session.terms.deal is None
    assert len(hall.session.terms.seed) == 32
    assert "deal" not in record_of(ana)


# An altered record.


def test_an_altered_record_is_noticed(hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dealt(hall)
    concede(hall)
    record = record_of(hall.friends[0])

    def altered(**changes: object) -> dict[str, Any]:
        return record | {"deal": record["deal"] | changes}

    words = record["deal"]["words"]
    other = new_word()
    lies = {
        "a word is not the one": [
            altered(word=other),
            altered(commitment=fixed_by(other)),
            altered(words=[words[0] | {"word": other}, words[1]]),
            altered(words=[words[0], {key: words[1][key] for key in ("earls", "commitment")}]),
        ],
        "its words make another seed": [
            altered(word=other, commitment=fixed_by(other)),
            altered(words=words[:1]),
            altered(words=words[::-1]),
            altered(game=1),
        ],
        "decks or rules are not": [altered(terms=fixed_by(other))],
    }
    for flaw, records in lies.items():
        for one in records:
            said = replayed(one, tmp_path, capsys)
            assert said.startswith("The deal does not hold: ")
            assert flaw in said


def test_another_game_does_not_pass_with_this_deal(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt(hall)
    concede(hall)
    honest = record_of(hall.friends[0])
    # Other cards: a game that was dealt with a seed that somebody had chosen, and was played to its end.
    chosen = Game.new(2, seed="chosen", names=["Ana", "Ben"])
    while chosen.outcome is None:
        chosen.play("concede" if "concede" in chosen.legal_moves() else chosen.legal_moves()[0])
    assert "another seed" in replayed(chosen.record.data() | {"deal": honest["deal"]}, tmp_path, capsys)
    # The same seed, but a deck that was chosen when it was known.
    decks = [dict(player["deck"]) for player in honest["players"]]
    decks[0]["castle"] -= 1
    decks[0]["land"] += 1
    fitted = Game.new(decks=decks, seed=honest["seed"], names=["Ana", "Ben"])
    while fitted.outcome is None:
        fitted.play("concede" if "concede" in fitted.legal_moves() else fitted.legal_moves()[0])
    assert "decks" in replayed(fitted.record.data() | {"deal": honest["deal"]}, tmp_path, capsys)


def test_a_damaged_section_is_refused_like_any_other(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt(hall)
    concede(hall)
    record = record_of(hall.friends[0])
    for changes in ({"round": 0}, {"words": "none"}, {"left_out": ["mauve"]}, {"luck": 1}):
        file = tmp_path / "damaged.toml"
        file.write_text(tomli_w.dumps(record | {"deal": record["deal"] | changes}), encoding="utf-8")
        assert main(["replay", str(file)]) != 0
        assert "deal." in capsys.readouterr().err


def test_the_deal_holds_when_somebody_was_forgotten(
    hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt(hall)
    concede(hall)
    ana, ben = hall.friends
    forget(hall.host.store, ben.key)
    hall.host.read_names()
    record = record_of(ana)
    assert [player["name"] for player in record["players"]] == ["Ana", ""]
    assert replayed(record, tmp_path, capsys).startswith("The deal holds")


# People who come late, leave, or have no script.


def test_without_scripts_the_server_deals_alone_and_says_so(hall: Hall) -> None:
    hall.gather()
    hall.friends[0].ask("begin")
    assert hall.is_begun
    deal = hall.session.terms.deal
    assert deal is not None
    assert deal.words == ()
    assert deal.left_out == (0, 1)
    assert deal.seed == hall.session.terms.seed
    concede(hall)
    page = words_of(hall.friends[1].get())
    assert "The server alone shuffled the cards" in page
    assert "cannot choose them" not in page
    assert "Left out of the deal: " in page


def test_who_fixes_no_word_is_left_out_visibly(hall: Hall, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hall.gather()
    ana, ben = hall.friends
    with all_here(ana):
        ana.fix()
        ana.hear_deal(lambda part: bool(part["own"]))
        ana.ask("begin")
        assert not hall.is_begun
        assert "No word yet: Ben." in words_of(ben.get())
        hall.time_out()
        part = ana.hear_deal(lambda part: part["task"] == "open")
        assert "Left out of the deal: Ben." in words_of(part["html"])
        ana.say(do="open", round=1, word=ana.words[part["own"]])
        ana.hear_begun()
    deal = hall.session.terms.deal
    assert deal is not None
    assert deal.round == 1
    assert deal.left_out == (1,)
    assert record_of(ana)["deal"]["left_out"] == ["red"]
    concede(hall)
    said = replayed(record_of(ana), tmp_path, capsys)
    assert "the words of one player and of the server" in said
    assert said.endswith("Left out of the deal: Red.")


@THREE
def test_who_does_not_open_is_left_out_and_the_round_is_repeated(hall: Hall) -> None:
    hall.gather()
    ana, ben, eve = hall.friends
    with all_here(ana, ben, eve):
        for friend in hall.friends:
            friend.fix()
        ana.hear_fixed(3)
        ana.ask("begin")
        ana.open()
        ben.open()
        first = ana.hear_deal(lambda part: "2 of 3 words are open" in part["html"])
        server = hall.lobby.dealing.word
        hall.time_out()
        again = ana.hear_deal(lambda part: part["round"] == "2")
        assert "Left out of the deal: Eve." in words_of(again["html"])
        assert "The others deal again with new words." in words_of(again["html"])
        assert again["server"] != first["server"]
        assert hall.lobby.dealing.word != server
        # Her late word changes nothing, nor does it in the new round.
        late = next(iter(eve.words.values()))
        before = hall.lobby
        for round in (1, 2):
            eve.say(do="open", round=round, word=late)
            assert eve.hear_refusal()
        eve.say(do="commit", round=2, commitment=fixed_by(new_word()))
        assert "too late" in eve.hear_refusal()
        assert hall.lobby == before
        # Words of the first round are not taken again.
        ana.say(do="commit", round=2, commitment=next(iter(ana.words)))
        assert "used before" in ana.hear_refusal()
        ana.say(do="commit", round=2, commitment=fixed_by(again_word := new_word()))
        ana.words[fixed_by(again_word)] = again_word
        ben.fix()
        ana.open()
        ben.open()
        for friend in hall.friends:
            friend.hear_begun()
    deal = hall.session.terms.deal
    assert deal is not None
    assert (deal.round, deal.left_out, len(deal.words)) == (2, (2,), 2)
    assert deal.holds_words
    assert deal.seed == hall.session.terms.seed
    assert server not in "".join(text for friend in hall.friends for text in friend.heard)


def test_the_clock_runs(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gatherings, "TIME", 0.05)
    hall.gather()
    ana, _ = hall.friends
    with all_here(ana):
        ana.fix()
        ana.hear_deal(lambda part: bool(part["own"]))
        ana.ask("begin")
        # Ben fixes no word, and then nobody opens one: in the end the server deals alone.
        ana.hear_begun()
    deal = hall.session.terms.deal
    assert deal is not None
    assert (deal.round, deal.left_out) == (2, (0, 1))


def test_who_leaves_stops_the_deal_until_the_host_begins_again(hall: Hall) -> None:
    hall.gather()
    ana, ben = hall.friends
    with all_here(ana, ben):
        ana.fix()
        ben.fix()
        ana.hear_fixed(2)
        ana.ask("begin")
        ana.open()
        ana.hear_deal(lambda part: part["task"] == "")
        opened = hall.lobby.dealing
        ben.ask("leave", seat="1")
        assert hall.lobby.dealing.round == 2
        assert not hall.lobby.dealing.is_begun
        assert not hall.lobby.dealing.words
        assert hall.lobby.dealing.word != opened.word
        hall.time_out()
        assert not hall.is_begun
    key = hall.gatherings.invitations(1)["any"]
    ben.post(f"/join/{key}", {"seat": "1", "name": "Ben"})
    ben.ask("ready", seat="1")
    with all_here(ana, ben):
        ana.fix()
        ben.fix()
        ana.hear_fixed(2)
        ana.ask("begin")
        ana.open()
        ben.open()
        ben.hear_begun()
    deal = hall.session.terms.deal
    assert deal is not None
    assert deal.round == 2
    assert not {opened.word, *opened.words.values()} & {deal.word, *(one.word for one in deal.words)}


def test_while_words_are_opened_nothing_else_changes(hall: Hall) -> None:
    hall.gather()
    ana, ben = hall.friends
    with all_here(ana, ben):
        ana.fix()
        ben.fix()
        ana.hear_fixed(2)
        ana.ask("begin")
        before = hall.lobby
        deck = {"deck-0": "ready:lords", "deck-1": "ready:lords"}
        for friend, do, form in (
            (ana, "deck", {"seat": "0"} | deck),
            (ben, "deck", {"seat": "1"} | deck),
            (ben, "name", {"seat": "1", "name": "Benedict"}),
            (ben, "wait", {"seat": "1"}),
        ):
            assert "The cards are being dealt." in words_of(friend.ask(do, 400, **form))
        ana.ask("begin")
        assert hall.lobby == before


# A server that is killed.


def test_a_server_that_dies_between_steps_goes_on(tmp_path: Path) -> None:
    with Hall(str(tmp_path / "tables.sqlite")) as hall:
        goes_on(hall)


def goes_on(hall: Hall) -> None:
    hall.gather()
    ana, ben = hall.friends
    with ana.here():
        server = hall.lobby.dealing.commitment
        ana.fix()
        ana.hear_deal(lambda part: bool(part["own"]))
        hall.restart()
    with all_here(ana, ben):
        ben.fix()
        ana.hear_fixed(2)
        ana.ask("begin")
        hall.restart()
    with ana.here():
        ana.open()
        ana.hear_deal(lambda part: part["task"] == "")
        hall.restart()
    # Asking for the page changes nothing. The clock is set again when somebody has it open.
    ben.get()
    assert not hall.gatherings._clocks
    with ben.here():
        assert ben.hear_deal(lambda part: part["task"] == "open")["server"] == server
        assert hall.gatherings._clocks
        ben.say(do="open", round=1, word=next(iter(ben.words.values())))
        ben.hear_begun()
        hall.restart()
    deal = hall.session.terms.deal
    assert deal is not None
    assert deal.commitment == server
    assert deal.round == 1
    assert [one.word for one in deal.words] == [*ana.words.values(), *ben.words.values()]
    assert hall.session.terms.seed == deal.seed


# Browsers that send something else.


@pytest.mark.parametrize(
    "said",
    [
        "", "{}", "[]", "null", "\x00", "{" * 3000, '{"do":"commit"}', '{"do":"open","round":"1","word":"a"}',
        '{"do":"choose","at":0,"moves":["end"]}', '{"do":"commit","round":1,"commitment":"a","person":"Ben"}',
        json.dumps({"do": "commit", "round": 1, "commitment": "a" * 7000}),
        json.dumps({"do": "commit", "round": 10**40, "commitment": "a" * 64}),
        json.dumps({"do": "commit", "round": 1, "commitment": "a" * 9000}),
        '{"do":"commit","round":1,"commitment":"\\ud800"}',
    ],
)  # fmt: skip
def test_garbage_is_refused_and_changes_nothing(hall: Hall, said: str) -> None:
    hall.gather()
    ana = hall.friends[0]
    with ana.here():
        before = hall.lobby
        assert ana.session is not None
        ana.session.send_text(said)
        assert ana.hear_refusal()
        assert hall.lobby == before
        # The page still works.
        ana.session.send_text(json.dumps({"do": "commit", "round": 1, "commitment": fixed_by(new_word())}))
        ana.hear_deal(lambda part: bool(part["own"]))


def test_a_flood_is_cut_off(hall: Hall) -> None:
    hall.gather()
    ana, ben = hall.friends
    with ana.here():
        before = hall.lobby
        for _ in range(200):
            ana.say(do="open", round=1, word=new_word())
        with pytest.raises(WebSocketDisconnect) as cut:
            ana.hear_until(lambda message: False)
        assert cut.value.code == 4408
        assert hall.lobby == before
    with ben.here():
        ben.fix()
        ben.hear_deal(lambda part: bool(part["own"]))


def test_nobody_speaks_for_another(hall: Hall) -> None:
    hall.gather()
    ana, ben = hall.friends
    eve = Friend(hall, "E" * 22, "Eve")
    with pytest.raises(WebSocketDisconnect), eve.here():
        eve.hear()
    with all_here(ana, ben):
        own, others = ana.fix(), ben.fix()
        ana.hear_fixed(2)
        ana.ask("begin")
        ben.hear_deal(lambda part: part["task"] == "open")
        ben.say(do="open", round=1, word=ana.words[own])
        assert "not the word that you fixed" in ben.hear_refusal()
        assert not hall.lobby.dealing.words
        ben.say(do="open", round=1, word=ben.words[others])
        ana.open()
        ana.hear_begun()


def test_a_host_without_a_seat_puts_in_no_word(hall: Hall) -> None:
    hall.gather()
    ana = hall.friends[0]
    ana.ask("leave", seat="0")
    with ana.here():
        before = hall.lobby
        ana.say(do="commit", round=1, commitment=fixed_by(new_word()))
        assert "Take a seat first" in ana.hear_refusal()
        assert hall.lobby == before


def test_a_rematch_has_no_old_words(hall: Hall) -> None:
    dealt(hall)
    concede(hall)
    host: Host = hall.host
    kept = host.store.find(host.rematch(hall.handle))
    assert kept is not None
    assert host.session(kept).terms.deal is None
