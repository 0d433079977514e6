"""The deck builder: 24 cards of fifteen kinds, what they are good at, and the reader's saved decks.

Everything works with plain forms. The script only makes it faster.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art import sheet as art
from ...art.families import strength as strength_of
from ...decks.book import DECKS, READY
from ...decks.deck import STEADY, Deck, check_deck
from ...decks.text import deck_text, read_deck
from ...engine.cards import COLOURS, NAMES, SET_KINDS
from ...engine.ruleset import Ruleset
from ...errors import RegniError
from ...words.hints import shown
from ...words.words import Words
from ..game_form import OWN_DECK, READY_DECK
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
#: Decks are built for the printed rules, without options.
RULES = Ruleset()
#: The colour in which the cards are drawn.
SHOWN_IN = COLOURS[0]
MOST = int(RULES.set_copies)
#: With fewer cards the page does not judge the deck.
ENOUGH = int(RULES.deck_size) // 2


@dataclass(frozen=True)
class Bench:
    """The deck being built: its cards, its name, and the text that was typed."""

    deck: dict[str, int]
    name: str = ""
    typed: str = ""
    #: The name of the ready deck, while the cards are still exactly that deck.
    ready: str = ""


# Showing.


async def decks(request: Request) -> Response:
    """The page with a deck to look at or to change: a ready one, a saved one, or one read from a text."""
    reader = Reader(request)
    asked, own = request.query_params, decks_of(request, reader)
    said = next((word for word in ("saved", "dropped") if asked.get(word)), "")
    notice = reader.words.text(f"builder-{said}", name=clean_name(asked[said], LONGEST_DECK_NAME)) if said else ""
    if "own" in asked:
        name = asked["own"]
        if name not in own:
            return bench_page(request, reader, Bench(dict(STEADY)), error=RegniError("deck-own", name=shown(name)))
        return bench_page(request, reader, Bench(read_deck(own[name]), name), notice)
    if asked.get("text", "").strip():
        bench = Bench({}, clean_name(asked.get("name", ""), LONGEST_DECK_NAME), asked["text"])
        return taken(request, reader, bench, notice)
    name = asked.get("ready", "steady")
    if name not in READY:
        return bench_page(request, reader, Bench(dict(STEADY)), error=RegniError("deck-own", name=shown(name)))
    return bench_page(request, reader, Bench(dict(READY[name].deck), ready=name), notice)


def bench_page(
    request: Request, reader: Reader, bench: Bench, notice: str = "", error: RegniError | None = None
) -> Response:
    deck, words = bench.deck, reader.words
    own = decks_of(request, reader)
    marks, good = strengths(deck), best(deck)
    total, size = sum(deck.values()), int(RULES.deck_size)
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
        card_texts={card: words.card_text(card, RULES) for card in CARDS},
        fighting={card: int(strength_of(NAMES.index(card), RULES)) for card in CARDS},
        most=MOST,
        total=total,
        size=size,
        balance=balance(total, size, words),
        marks=marks,
        full=FULL,
        verdict=verdict(good, total, words),
        warnings=warnings(deck) if total == size else [],
        ready=[one.name for one in DECKS],
        own=own,
        playable=playable(bench, own),
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
    strength = int(strength_of(NAMES.index(name), RULES))
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


def verdict(good: list[str], total: int, words: Words) -> str:
    if not good:
        return words.text("builder-good-at-none" if total >= ENOUGH else "builder-good-at-unknown")
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
        bench = replace(bench, deck=counted(form))
    except RegniError as error:
        return bench_page(request, reader, replace(bench, deck=readable(form)), error=error)
    bench = replace(bench, deck=stepped(bench.deck, form.get("step", "")))
    bench = replace(bench, ready=bench.ready if is_ready(bench) else "")
    if form.get("do") == "take":
        return taken(request, reader, bench)
    if form.get("do") == "clear":
        return bench_page(request, reader, Bench({}))
    if form.get("do") == "save":
        return saved(request, reader, bench)
    return bench_page(request, reader, bench)


def counted(form: Mapping[str, str]) -> dict[str, int]:
    """The number of each card in the form. Raises an error if one is wrong."""
    deck = {}
    for card in CARDS:
        said = form.get(f"n-{card}", "0").strip() or "0"
        if not said.isascii() or not said.isdigit() or len(said) > 2 or int(said) > MOST:
            raise RegniError("deck-number", card=card, number=shown(said), most=MOST)
        deck[card] = int(said)
    return deck


def readable(form: Mapping[str, str]) -> dict[str, int]:
    """The numbers of a faulty form: right ones stay, too high ones become the highest allowed, others become 0."""
    deck = {}
    for card in CARDS:
        said = form.get(f"n-{card}", "")
        deck[card] = min(MOST, int(said[:9])) if said.isascii() and said.isdigit() else 0
    return deck


def stepped(deck: dict[str, int], step: str) -> dict[str, int]:
    """One card more (`castle+`) or fewer (`castle-`). Anything else changes nothing.

    >>> stepped({"castle": 5}, "castle+"), stepped({"castle": 6}, "castle+"), stepped({"castle": 0}, "castle-")
    ({'castle': 6}, {'castle': 6}, {'castle': 0})
    """
    card, change = step[:-1], {"+": 1, "-": -1}.get(step[-1:], 0)
    if card not in deck:
        return deck
    return deck | {card: min(MOST, max(0, deck[card] + change))}


def is_ready(bench: Bench) -> bool:
    return bench.ready in READY and with_all(READY[bench.ready].deck) == with_all(bench.deck)


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
            if number > MOST:
                raise RegniError("deck-number", card=card, number=number, most=MOST)
    except RegniError as error:
        return bench_page(request, reader, replace(bench, typed=bench.typed[:LONGEST_TEXT]), error=error)
    laid = replace(bench, deck=deck, ready="")
    try:
        check_deck(deck, RULES)
    except RegniError as error:
        return bench_page(request, reader, laid, error=error)
    return bench_page(request, reader, replace(laid, typed=""), notice or reader.words.text("builder-taken"))


def saved(request: Request, reader: Reader, bench: Bench) -> Response:
    own = decks_of(request, reader)
    try:
        check_deck(bench.deck, RULES)
        if not bench.name:
            raise RegniError("deck-name")
        if bench.name not in own and len(own) >= MOST_DECKS:
            raise RegniError("deck-many", most=MOST_DECKS)
        owner = reader.owner or new_key()
        cards = {card: number for card, number in bench.deck.items() if number}
        host_of(request).store.keep_deck(owner, bench.name, deck_text(cards))
    except RegniError as error:
        return bench_page(request, reader, bench, error=error)
    return named(see(f"/decks?{urlencode({'own': bench.name, 'saved': bench.name})}"), reader, owner)


def dropped(request: Request, reader: Reader, name: str) -> Response:
    """Deletes a deck. The page then shows its cards under its name, so that saving brings it back."""
    own = decks_of(request, reader)
    if name not in own:
        raise RegniError("deck-own", name=shown(name))
    host_of(request).store.drop_deck(reader.owner, name)
    return see(f"/decks?{urlencode({'text': own[name], 'name': name, 'dropped': name})}")


ROUTES = [Route("/decks", decks, methods=["GET"]), Route("/decks", work, methods=["POST"])]
