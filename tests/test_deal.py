"""A deal that nobody can choose: the protocol by itself, step by step, and what happens if somebody cheats."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from regni.errors import RegniError
from regni.records.deal import fixed_by, seed_of
from regni.web.gathering.deal import MOST_USED, Dealing, new_word

ANA, BEN, EVE = "ana", "ben", "eve"
TERMS = "f" * 64


class People:
    """Browsers that do as they should: each makes a word for each round."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.words: dict[tuple[str, int], str] = {}

    def word(self, person: str, round: int = 1) -> str:
        return self.words.setdefault((person, round), new_word())

    def commit(self, deal: Dealing, *who: str) -> Dealing:
        for person in who or self.names:
            deal = deal.commit(person, deal.round, fixed_by(self.word(person, deal.round)))
        return deal

    def open(self, deal: Dealing, *who: str) -> Dealing:
        for person in who or self.names:
            deal = deal.open(person, deal.round, self.word(person, deal.round))
        return deal


@pytest.fixture
def people() -> People:
    return People(ANA, BEN, EVE)


def opening(people: People) -> Dealing:
    return people.commit(Dealing()).begin(people.names).start_opening(TERMS)


def refused(code: str, step: Callable[[], Dealing]) -> None:
    with pytest.raises(RegniError) as refusal:
        step()
    assert refusal.value.code == code
    assert refusal.value.text("es") != refusal.value.text("en")


def test_all_words_are_fixed_then_opened(people: People) -> None:
    deal = people.commit(Dealing(), ANA, BEN).begin(people.names)
    assert deal.missing(people.names) == [EVE]
    deal = people.commit(deal, EVE)
    assert not deal.missing(people.names)
    deal = deal.start_opening(TERMS)
    for person in people.names:
        assert not deal.is_complete
        deal = people.open(deal, person)
    assert deal.is_complete
    assert list(deal.words.values()) == [people.word(person) for person in people.names]


def test_every_word_changes_the_seed_and_so_does_their_order() -> None:
    words = [new_word() for _ in range(3)]
    seeds = {seed_of(words[0], words[1:]), seed_of(words[1], [words[0], words[2]]), seed_of(words[0], words[:0:-1])}
    seeds |= {seed_of(words[0], words[1:2]), seed_of(new_word(), words[1:]), seed_of(words[0], [words[1], new_word()])}
    assert len(seeds) == 6


def test_the_seed_is_made_of_a_text_that_anybody_can_hash() -> None:
    # printf 'regni deal\naa\nbb\ncc' | sha256sum
    assert seed_of("aa", ["bb", "cc"]) == "fd6fe1ccda0998345a531107663dc6d98622b9d30a084d71a93a1d4b1a54269f"


def test_each_server_word_is_new_and_shown_by_its_hash_only() -> None:
    one, other = Dealing(), Dealing()
    assert one.word != other.word
    assert one.commitment == fixed_by(one.word)


def test_it_is_stored_at_each_step_and_goes_on(people: People) -> None:
    deal = Dealing()
    steps: list[Callable[[Dealing], Dealing]] = [
        lambda deal: people.commit(deal, ANA, BEN),
        lambda deal: deal.begin(people.names),
        lambda deal: people.commit(deal, EVE),
        lambda deal: deal.start_opening(TERMS),
        lambda deal: people.open(deal, EVE),
        lambda deal: deal.time_out(people.names),
    ]
    for step in steps:
        deal = step(deal)
        again = msgspec.json.decode(msgspec.json.encode(deal), type=Dealing)
        assert again == deal
        deal = again
    assert deal.round == 2
    assert deal.left_out == (ANA, BEN)


# People who cheat.


def test_a_wrong_word_is_refused(people: People) -> None:
    deal = opening(people)
    refused("deal-wrong", lambda: deal.open(EVE, 1, new_word()))
    refused("deal-wrong", lambda: deal.open(EVE, 1, people.word(ANA)))
    assert people.open(deal).is_complete


def test_a_word_said_twice_counts_once(people: People) -> None:
    deal = people.open(opening(people), EVE)
    assert people.open(deal, EVE) == deal
    committed = people.commit(Dealing(), EVE)
    assert people.commit(committed, EVE) == committed


def test_what_is_fixed_cannot_be_changed_after_others_were_seen(people: People) -> None:
    deal = people.commit(Dealing())
    refused("deal-fixed", lambda: deal.commit(EVE, 1, fixed_by(new_word())))
    later = opening(people)
    refused("deal-fixed", lambda: later.commit(EVE, 1, fixed_by(new_word())))


def test_nobody_copies_the_word_of_another_or_of_the_server(people: People) -> None:
    deal = people.commit(Dealing(), ANA)
    refused("deal-used", lambda: deal.commit(EVE, 1, fixed_by(people.word(ANA))))
    refused("deal-used", lambda: deal.commit(EVE, 1, deal.commitment))


def test_nobody_opens_before_all_are_fixed(people: People) -> None:
    deal = people.commit(Dealing(), ANA)
    refused("deal-early", lambda: people.open(deal, ANA))
    begun = deal.begin(people.names)
    refused("deal-early", lambda: people.open(begun, ANA))


def test_who_fixed_nothing_opens_nothing_and_does_not_come_late(people: People) -> None:
    deal = people.commit(Dealing(), ANA, BEN).begin(people.names).time_out(people.names)
    assert deal.left_out == (EVE,)
    refused("deal-late", lambda: people.commit(deal, EVE))
    deal = deal.start_opening(TERMS)
    refused("deal-late", lambda: people.open(deal, EVE))
    refused("deal-wrong", lambda: deal.open("a stranger", 1, people.word(EVE)))
    assert people.open(deal, ANA, BEN).is_complete


def test_who_opens_too_late_is_left_out_and_all_others_take_new_words(people: People) -> None:
    first = people.open(opening(people), ANA, BEN)
    deal = first.time_out(people.names)
    assert deal.round == 2
    assert deal.left_out == (EVE,)
    assert deal.is_begun
    assert not deal.is_opening
    assert not deal.commitments
    assert not deal.words
    assert deal.word != first.word
    # His late word, and the words of the others, belong to the round before.
    refused("deal-round", lambda: deal.open(EVE, 1, people.word(EVE)))
    refused("deal-late", lambda: deal.open(EVE, 2, people.word(EVE)))
    refused("deal-used", lambda: deal.commit(ANA, 2, fixed_by(people.word(ANA))))
    refused("deal-used", lambda: deal.commit(ANA, 2, first.commitment))
    deal = people.commit(deal, ANA, BEN)
    assert not deal.missing(people.names)
    assert people.open(deal.start_opening(TERMS), ANA, BEN).is_complete


def test_each_repetition_leaves_somebody_out_so_that_it_ends(people: People) -> None:
    deal = opening(people)
    for late in (EVE, BEN, ANA):
        others = [person for person in people.names if person not in (late, *deal.left_out)]
        for person in others:
            deal = people.open(deal, person)
        deal = deal.time_out(people.names)
        assert deal.left_out[-1] == late
        for person in others:
            deal = people.commit(deal, person)
        deal = deal.start_opening(TERMS)
    # Nobody is left but the server.
    assert deal.round == 4
    assert deal.is_complete


def test_who_leaves_takes_his_word_along(people: People) -> None:
    deal = people.commit(Dealing())
    left = deal.only([ANA, BEN])
    assert set(left.commitments) == {ANA, BEN}
    assert left.word == deal.word
    refused("deal-used", lambda: people.commit(left, EVE))
    assert deal.only(people.names) == deal


def test_who_leaves_while_words_are_opened_stops_the_deal(people: People) -> None:
    deal = people.open(opening(people), ANA)
    off = deal.called_off()
    assert off.round == 2
    assert not off.is_begun
    assert not off.left_out
    assert not off.commitments
    assert off.word != deal.word
    refused("deal-round", lambda: off.open(BEN, 1, people.word(BEN)))


@pytest.mark.parametrize("said", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 63 + "\n", "\u0660" * 64])
def test_only_words_are_words(people: People, said: str) -> None:
    refused("deal-word", lambda: Dealing().commit(ANA, 1, said))
    refused("deal-word", lambda: opening(people).open(ANA, 1, said))


@pytest.mark.parametrize("round", [-1, 0, 2, 2**60])
def test_another_round_is_another_round(people: People, round: int) -> None:
    refused("deal-round", lambda: Dealing().commit(ANA, round, fixed_by(people.word(ANA))))
    refused("deal-round", lambda: opening(people).open(ANA, round, people.word(ANA)))


def test_without_any_browser_that_takes_part_nobody_waits(people: People) -> None:
    deal = Dealing().begin(people.names)
    assert not deal.missing(people.names)
    assert deal.start_opening(TERMS).is_complete


def test_begin_counts_once(people: People) -> None:
    deal = people.commit(Dealing(), ANA).begin(people.names)
    assert deal.begin(people.names) == deal


def test_what_is_remembered_has_an_end() -> None:
    deal = Dealing()
    for _ in range(MOST_USED):
        deal = deal.commit(EVE, deal.round, fixed_by(new_word())).called_off()
    assert len(deal.used) == MOST_USED
    assert len(json.dumps(msgspec.to_builtins(deal))) < 100 * MOST_USED
