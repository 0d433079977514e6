"""The deck builder: 24 cards of fifteen kinds, or as many as house rules want, what they are good at, and the reader's
saved decks.

Everything works with plain forms. The script only makes it faster.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art import sheet as art
from ...art.families import strength as strength_of
from ...decks.book import DECKS, READY
from ...decks.deck import Deck, check_deck, fit
from ...decks.text import deck_text, read_deck
from ...engine.cards import COLOURS, NAMES, SET_KINDS
from ...engine.ruleset import Ruleset
from ...errors import RegniError
from ...words.hints import shown
from ...words.words import Words
from ..deck_rules import PRINTED, SETTINGS, deck_fields, deck_rules, rules_of_deck
from ..game_form import OWN_DECK, READY_DECK
from ..house_form import FIELD
from ..naming import clean_name
from ..play.keys import new_key
from .begin import decks_of, named
from .deck_strengths import FULL, best, strengths, warnings
from .page import Reader, error_text, form_of, host_of, page, see

CARDS = NAMES[:SET_KINDS]
#: The cards as the page groups them.
FAMILIES = {
    "earldom": CARDS[:5],
    "faces": CARDS[5:10],
    "politics": CARDS[10:],
}
LONGEST_DECK_NAME = 40
LONGEST_TEXT = 2000
MOST_DECKS = 200
#: The colour in which the cards are drawn.
SHOWN_IN = COLOURS[0]
#: The deck that the page shows first.
FIRST = "steady"


@dataclass(frozen=True)
class Bench:
    """The deck being built: its cards, its name, and the text that was typed."""

    deck: dict[str, int]
    name: str = ""
    typed: str = ""
    #: The name of the ready deck, while the cards are still exactly that deck.
    ready: str = ""
    #: The printed rules, with the house rules about decks that the page was asked for.
    rules: Ruleset = PRINTED

    @property
    def most(self) -> int:
        """How many of a kind there can be."""
        return int(self.rules.set_copies)

    @property
    def size(self) -> int:
        return int(self.rules.deck_size)


# Showing.


async def decks(request: Request) -> Response:
    """The page with a deck to look at or to change: a ready one, a saved one, or one read from a text."""
    reader = Reader(request)
    asked, own = request.query_params, decks_of(request, reader)
    said = next((word for word in ("saved", "dropped") if asked.get(word)), "")
    notice = reader.words.text(f"builder-{said}", name=clean_name(asked[said], LONGEST_DECK_NAME)) if said else ""
    try:
        rules = deck_rules(asked)
    except RegniError as error:
        return bench_page(request, reader, laid_out(FIRST, PRINTED), error=error)
    if "own" in asked:
        name = asked["own"]
        if name not in own:
            return bench_page(request, reader, laid_out(FIRST, rules), error=RegniError("deck-own", name=shown(name)))
        deck = read_deck(own[name])
        if not deck_fields(rules):
            # A deck that somebody saved for house rules is whole by them.
            with suppress(RegniError):
                rules = rules_of_deck(deck)
        return bench_page(request, reader, Bench(deck, name, rules=rules), notice)
    if asked.get("text", "").strip():
        bench = Bench({}, clean_name(asked.get("name", ""), LONGEST_DECK_NAME), asked["text"], rules=rules)
        return taken(request, reader, bench, notice)
    name = asked.get("ready", FIRST)
    if name not in READY:
        return bench_page(request, reader, laid_out(FIRST, rules), error=RegniError("deck-own", name=shown(name)))
    return bench_page(request, reader, laid_out(name, rules), notice)


def laid_out(name: str, rules: Ruleset) -> Bench:
    """A ready deck, adapted to house rules."""
    return Bench(fit(READY[name].deck, rules), ready=name, rules=rules)


def bench_page(
    request: Request, reader: Reader, bench: Bench, notice: str = "", error: RegniError | None = None
) -> Response:
    deck, words = bench.deck, reader.words
    own = decks_of(request, reader)
    marks, good = strengths(deck), best(deck)
    total, size = sum(deck.values()), bench.size
    house, play = deck_fields(bench.rules), playable(bench, own)
    return page(
        "decks.html",
        reader,
        request,
        400 if error else 200,
        error=error_text(error, words) if error else "",
        is_nameless=error is not None and error.code == "deck-name",
        notice=notice,
        bench=bench,
        families=FAMILIES,
        card_texts={card: words.card_text(card, bench.rules) for card in CARDS},
        fighting={card: int(strength_of(NAMES.index(card), bench.rules)) for card in CARDS},
        most=bench.most,
        rules={name: (f"{FIELD}{name}", int(getattr(bench.rules, name))) for name in SETTINGS},
        house=house,
        total=total,
        size=size,
        balance=balance(total, size, words),
        marks=marks,
        full=FULL,
        verdict=verdict(good, total, size, words),
        warnings=warnings(deck) if total == size else [],
        ready=[one.name for one in DECKS],
        own=own,
        playable=play,
        play_link=urlencode(house | {"deck-0": play}),
        OWN_DECK=OWN_DECK,
        text=spoken_text(deck, words),
        link=urlencode,
        sheet=Markup(art.sheet()),
        card_art=lambda name: card_art(name, words),
    )


def spoken_text(deck: Deck, words: Words) -> str:
    """A deck as a text to share, with the cards named in the reader's language. It can be read in every language."""
    return ", ".join(f"{words.text(f'card-{card}').lower()} {deck[card]}" for card in CARDS if deck.get(card))


def card_art(name: str, words: Words) -> Markup:
    strength = int(strength_of(NAMES.index(name), PRINTED))
    return Markup(art.card(name, SHOWN_IN, words.text(f"card-{name}"), strength, alone=False))


def playable(bench: Bench, own: Mapping[str, str]) -> str:
    """The value for this deck in the form for a new game. Empty if it is neither a ready deck nor saved as it is."""
    if bench.name in own and with_all(read_deck(own[bench.name])) == with_all(bench.deck):
        return OWN_DECK + bench.name
    return READY_DECK + bench.ready if bench.ready else ""


def balance(total: int, size: int, words: Words) -> str:
    """How many cards are missing or too many, in words."""
    if total == size:
        return words.text("builder-whole")
    return words.text("builder-missing" if total < size else "builder-over", number=abs(size - total))


def verdict(good: list[str], total: int, size: int, words: Words) -> str:
    if not good:
        # With fewer cards the page does not judge the deck.
        return words.text("builder-good-at-none" if total >= size // 2 else "builder-good-at-unknown")
    return words.text("builder-good-at", what=words.both([words.text(f"builder-in-{name}") for name in good]))


# Changing.


async def work(request: Request) -> Response:
    """Does what the pressed button says: one card more or fewer, reading a text, saving, deleting."""
    reader = Reader(request)
    form = await form_of(request)
    ready = form.get("ready", "")
    name = clean_name(form.get("name", ""), LONGEST_DECK_NAME)
    bench = Bench({}, name, form.get("text", ""), ready if ready in READY else "")
    try:
        # Deleting does not need the numbers of the cards.
        if "drop" in form:
            return dropped(request, reader, form["drop"])
        bench = replace(bench, rules=deck_rules(form))
        bench = replace(bench, deck=counted(form, bench.most))
    except RegniError as error:
        return bench_page(request, reader, replace(bench, deck=readable(form, bench.most)), error=error)
    bench = replace(bench, deck=stepped(bench.deck, form.get("step", ""), bench.most))
    bench = replace(bench, ready=bench.ready if is_ready(bench) else "")
    if form.get("do") == "take":
        return taken(request, reader, bench)
    if form.get("do") == "clear":
        return bench_page(request, reader, Bench({}, rules=bench.rules))
    if form.get("do") == "save":
        return saved(request, reader, bench)
    return bench_page(request, reader, bench)


def counted(form: Mapping[str, str], most: int) -> dict[str, int]:
    """The number of each card in the form. Raises an error if one is wrong."""
    deck = {}
    for card in CARDS:
        said = form.get(f"n-{card}", "0").strip() or "0"
        if not said.isascii() or not said.isdigit() or len(said) > 2 or int(said) > most:
            raise RegniError("deck-number", card=card, number=shown(said), most=most)
        deck[card] = int(said)
    return deck


def readable(form: Mapping[str, str], most: int) -> dict[str, int]:
    """The numbers of a faulty form: right ones stay, too high ones become the highest allowed, others become 0."""
    deck = {}
    for card in CARDS:
        said = form.get(f"n-{card}", "")
        deck[card] = min(most, int(said[:9])) if said.isascii() and said.isdigit() else 0
    return deck


def stepped(deck: dict[str, int], step: str, most: int) -> dict[str, int]:
    """One card more (`castle+`) or fewer (`castle-`). Anything else changes nothing.

    >>> stepped({"castle": 5}, "castle+", 6), stepped({"castle": 6}, "castle+", 6), stepped({"castle": 0}, "castle-", 6)
    ({'castle': 6}, {'castle': 6}, {'castle': 0})
    """
    card, change = step[:-1], {"+": 1, "-": -1}.get(step[-1:], 0)
    if card not in deck:
        return deck
    return deck | {card: min(most, max(0, deck[card] + change))}


def is_ready(bench: Bench) -> bool:
    return bench.ready in READY and with_all(fit(READY[bench.ready].deck, bench.rules)) == with_all(bench.deck)


def with_all(deck: Deck) -> dict[str, int]:
    return {card: deck.get(card, 0) for card in CARDS}


def taken(request: Request, reader: Reader, bench: Bench, notice: str = "") -> Response:
    """Reads the cards from the typed text. If it is no deck, the page says so and the cards stay. A deck that is too
    small or too large is shown with an error."""
    try:
        if len(bench.typed) > LONGEST_TEXT:
            raise RegniError("deck-long", most=LONGEST_TEXT)
        deck = read_deck(bench.typed)
        if not any(deck.values()):
            raise RegniError("deck-empty")
        for card, number in deck.items():
            if number > bench.most:
                raise RegniError("deck-number", card=card, number=number, most=bench.most)
    except RegniError as error:
        return bench_page(request, reader, replace(bench, typed=bench.typed[:LONGEST_TEXT]), error=error)
    laid = replace(bench, deck=deck, ready="")
    try:
        check_deck(deck, bench.rules)
    except RegniError as error:
        return bench_page(request, reader, laid, error=error)
    return bench_page(request, reader, replace(laid, typed=""), notice or reader.words.text("builder-taken"))


def saved(request: Request, reader: Reader, bench: Bench) -> Response:
    own = decks_of(request, reader)
    try:
        check_deck(bench.deck, bench.rules)
        if not bench.name:
            raise RegniError("deck-name")
        if bench.name not in own and len(own) >= MOST_DECKS:
            raise RegniError("deck-many", most=MOST_DECKS)
        owner = reader.owner or new_key()
        cards = {card: number for card, number in bench.deck.items() if number}
        host_of(request).store.keep_deck(owner, bench.name, deck_text(cards))
    except RegniError as error:
        return bench_page(request, reader, bench, error=error)
    query = urlencode({"own": bench.name, "saved": bench.name} | deck_fields(bench.rules))
    return named(see(f"/decks?{query}"), reader, owner)


def dropped(request: Request, reader: Reader, name: str) -> Response:
    """Deletes a deck. The page then shows its cards under its name, so that saving brings it back."""
    own = decks_of(request, reader)
    if name not in own:
        raise RegniError("deck-own", name=shown(name))
    host_of(request).store.drop_deck(reader.owner, name)
    laid = {"text": own[name], "name": name, "dropped": name}
    with suppress(RegniError):
        laid |= deck_fields(rules_of_deck(read_deck(own[name])))
    return see(f"/decks?{urlencode(laid)}")


ROUTES = [Route("/decks", decks, methods=["GET"]), Route("/decks", work, methods=["POST"])]
