"""The game that a form asks for: read as it was sent, corrected for showing it again, and turned into terms.

Fields: variant, mode, king, seats, best_of; option-NAME for each option, number-NAME if it takes a number; for house
rules those of `house_form`; and for each seat from 0 on who-N, name-N and deck-N.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from ..bots.levels import LEVELS
from ..decks.book import READY, book_deck, find_deck, fitted, usual_deck
from ..decks.deck import Deck, check_deck, deck_of
from ..decks.text import read_deck
from ..engine.rng import Rng, stream
from ..engine.ruleset import MOST_EARLS, Ruleset
from ..engine.variant_facts import BASE, FACTS, SEATS
from ..errors import RegniError
from ..records.series import LENGTHS, check_rules
from ..rules.options import (
    KING_SETTING,
    KINGS,
    NUMBERED,
    OPTIONS,
    beyond_options,
    king_of,
    options_of,
    refusal,
    with_options,
)
from ..rules.rulesets import check_seats, check_variant
from ..words.hints import shown
from .house_form import Settings, fields_for, read_settings
from .naming import LONGEST_NAME, clean_name
from .terms import Player, Terms, rules_of

#: The number of Earls and the level of bots, unless the form asks for others.
USUAL_SEATS = 3
USUAL_LEVEL = "knight"
#: Who plays a seat, besides the levels of bots: the one who fills in the form, a friend at his screen, or a friend on
#: another device, for whom the seat is left open.
ME, FRIEND, GUEST = "me", "friend", "guest"
#: Which deck. AUTO: the usual deck for a person, a deck of the book drawn by chance for a bot. BOOK: drawn by chance
#: for anybody. The others stand before the name of a ready deck or of a saved deck.
AUTO, BOOK, READY_DECK, OWN_DECK = "auto", "book", "ready:", "own:"
ONE_GAME = "1"

Fields = Mapping[str, str]


@dataclass(frozen=True)
class Seat:
    who: str
    name: str
    deck: str


@dataclass(frozen=True)
class Wish:
    """What a form asked for, word by word. Any of it may be wrong."""

    variant: str
    mode: str
    king: str
    options: tuple[str, ...]
    #: The settings that are not the usual ones, beyond options.
    settings: Settings
    best_of: str
    number: str
    #: As many seats as there can be, so that no choice is forgotten while the number of Earls is changed.
    seats: tuple[Seat, ...]


# Reading.


def read_wish(fields: Fields, level: str = USUAL_LEVEL) -> Wish:
    """What a form asks for. A missing field means the usual value.

    >>> wish = read_wish({"variant": "rebellion"})
    >>> wish.mode, wish.number, wish.seats[0].who, wish.seats[1].who
    ('solo', '1', 'me', 'knight')
    """
    variant = fields.get("variant", BASE.name)
    mode = read_mode(variant, fields)
    options = [read_number(name, fields) for name in OPTIONS if fields.get(f"option-{name}")]
    return Wish(
        variant=variant,
        mode=mode,
        king=fields.get("king", "") or next(iter(KINGS)),
        options=tuple(options),
        settings=read_settings(fields, variant),
        best_of=fields.get("best_of", ONE_GAME),
        number=fields.get("seats", "") or str(usual_seats(variant, mode)),
        seats=tuple(read_seat(seat, fields, level) for seat in range(MOST_EARLS)),
    )


def read_mode(variant: str, fields: Fields) -> str:
    """The mode, or an empty one if the variant has no modes: the form may still hold the mode of another variant."""
    if variant not in FACTS or "" in FACTS[variant].modes:
        return ""
    number = fields.get("seats", "")
    return fields.get("mode", "") or FACTS[variant].mode_for(int(number) if is_small_number(number) else None)


def read_number(option: str, fields: Fields) -> str:
    """An option as the command line writes it, `legacy=2`."""
    number = fields.get(f"number-{option}", "") if option in NUMBERED else ""
    return f"{option}={number}" if number else option


def read_seat(seat: int, fields: Fields, level: str) -> Seat:
    return Seat(
        who=fields.get(f"who-{seat}", ME if seat == 0 else level),
        name=clean_name(fields.get(f"name-{seat}", ""), LONGEST_NAME),
        deck=fields.get(f"deck-{seat}", AUTO),
    )


def usual_seats(variant: str, mode: str) -> int:
    low, high = SEATS.get((variant, mode), (USUAL_SEATS, USUAL_SEATS))
    return min(max(USUAL_SEATS, low), high)


def fields_of(terms: Terms) -> dict[str, str]:
    """The fields of a form that asks for a session like this one, except for the decks.

    >>> fields_of(terms_of(read_wish({"option-legacy": "on", "number-legacy": "2"}), {}))["number-legacy"]
    '2'
    """
    people = [seat for seat, player in enumerate(terms.players) if not player.bot]
    fields = rules_fields(rules_of(terms))
    fields |= {"seats": str(len(terms.players)), "best_of": str(terms.best_of or ONE_GAME)}
    for seat, player in enumerate(terms.players):
        fields[f"who-{seat}"] = player.bot or (ME if seat == people[0] else FRIEND)
        fields[f"name-{seat}"] = player.name
    return {name: value for name, value in fields.items() if value}


def fields_of_wish(wish: Wish) -> dict[str, str]:
    """The fields that ask for the rules of this wish and for the length of its series."""
    return rules_fields(ruleset_of(wish)) | {"seats": wish.number, "best_of": wish.best_of}


def is_for_guests(wish: Wish) -> bool:
    """Whether friends on other devices are to play, so that a lobby opens first."""
    return is_small_number(wish.number) and any(seat.who == GUEST for seat in wish.seats[: int(wish.number)])


def rules_fields(ruleset: Ruleset) -> dict[str, str]:
    """The fields that ask for these rules."""
    fields = {"variant": ruleset.variant, "mode": ruleset.mode, "king": king_of(ruleset)}
    fields |= option_fields(options_of(ruleset)) | fields_for(beyond_options(ruleset))
    return {name: value for name, value in fields.items() if value}


def option_fields(options: Iterable[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for option in options:
        name, _, number = option.partition("=")
        fields |= {f"option-{name}": "on"} | ({f"number-{name}": number} if number else {})
    return fields


# Correcting.


def mended(wish: Wish, own: Mapping[str, str]) -> Wish:
    """The nearest wish that can be played. When the variant changes, choices that no longer fit are dropped.

    House rules that cannot be played together are left out all at once: which of them is wrong is for the person to
    say."""
    facts = FACTS.get(wish.variant, BASE)
    variant, mode = facts.name, wish.mode if wish.mode in facts.modes else facts.first_mode()
    options = tuple(option for option in wish.options if refusal(variant, mode, option) is None)
    king = wish.king if wish.king in KINGS else next(iter(KINGS))
    fitting = replace(wish, variant=variant, mode=mode, king=king, options=options)
    if rules_refusal(fitting) is not None:
        fitting = replace(fitting, settings={})
    has_series = series_refusal(ruleset_of(fitting)) is None
    return replace(
        fitting,
        best_of=wish.best_of if has_series and wish.best_of in map(str, LENGTHS) else ONE_GAME,
        number=str(mended_number(wish.number, variant, mode)),
        seats=tuple(mended_seat(seat, own) for seat in wish.seats),
    )


def mended_number(text: str, variant: str, mode: str) -> int:
    low, high = SEATS[variant, mode]
    number = int(text) if is_small_number(text) else 0
    return min(number, high) if number >= low else usual_seats(variant, mode)


def is_small_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2


def mended_seat(seat: Seat, own: Mapping[str, str]) -> Seat:
    who = seat.who if seat.who in (ME, FRIEND, GUEST, *LEVELS) else USUAL_LEVEL
    decks = {AUTO, BOOK, *(READY_DECK + name for name in READY), *(OWN_DECK + name for name in own)}
    return replace(seat, who=who, deck=seat.deck if seat.deck in decks else AUTO)


def rules_refusal(wish: Wish) -> RegniError | None:
    """Why the rules that a wish asks for cannot be played. None if they can."""
    try:
        ruleset_of(wish)
    except RegniError as error:
        return error
    return None


def series_refusal(ruleset: Ruleset) -> RegniError | None:
    """Why no series can be played by these rules. None if one can be played."""
    try:
        check_rules(ruleset)
    except RegniError as error:
        return error
    return None


# Beginning.


def ruleset_of(wish: Wish) -> Ruleset:
    values: Settings = {"variant": wish.variant}
    if wish.mode:
        values["mode"] = wish.mode
    check_variant(values)
    king = ""
    if FACTS[wish.variant].has_king:
        if wish.king not in KINGS:
            raise RegniError("ruleset-word", key="king", value=shown(wish.king), words=", ".join(KINGS))
        # A number of one's own stands instead of the first strength, which is the usual one.
        is_own = KING_SETTING in wish.settings and wish.king == next(iter(KINGS))
        king = "" if is_own else wish.king
    return with_options(values | wish.settings, wish.options, king)


def terms_of(wish: Wish, own: Mapping[str, str], seed: str = "") -> Terms:
    """The terms that the wish asks for. Anything wrong in the wish raises an error that says so."""
    ruleset = ruleset_of(wish)
    if not is_small_number(wish.number):
        low, high = SEATS[ruleset.variant, ruleset.mode]
        raise RegniError("seats", number=shown(wish.number), low=low, high=high)
    seats = wish.seats[: check_seats(int(wish.number), ruleset)]
    players = [player_of(seat) for seat in seats]
    if [seat.who for seat in seats].count(ME) > 1:
        raise RegniError("table-me")
    seed = seed or secrets.token_hex(16)
    chance = stream(seed, "book")
    decks = [deck_for(seat, ruleset, len(seats), own, chance) for seat in seats]
    return Terms(ruleset.changed(), players, [dict(deck) for deck in decks], seed, length_of(wish))


def length_of(wish: Wish) -> int:
    if wish.best_of in ("", ONE_GAME):
        return 0
    if wish.best_of not in map(str, LENGTHS):
        raise RegniError("series-length", number=shown(wish.best_of), lengths=", ".join(map(str, LENGTHS)))
    return int(wish.best_of)


def player_of(seat: Seat) -> Player:
    if seat.who in (ME, FRIEND):
        return Player(name=seat.name)
    # Only the levels are allowed: other bots may think for hours.
    if seat.who not in LEVELS:
        raise RegniError("bot-name", name=shown(seat.who), names=", ".join(LEVELS))
    return Player(bot=seat.who)


def deck_for(seat: Seat, ruleset: Ruleset, seats: int, own: Mapping[str, str], chance: Rng) -> Deck:
    # A deck is drawn for every seat, so that a person's choice does not change the decks of the bots.
    drawn = book_deck(ruleset, seats, chance)
    if ruleset.picks_decks_late():
        return deck_of(fitted(drawn, ruleset))
    if seat.deck.startswith(OWN_DECK):
        name = seat.deck.removeprefix(OWN_DECK)
        if name not in own:
            raise RegniError("deck-own", name=shown(name))
        return deck_of(check_deck(read_deck(own[name]), ruleset))
    if seat.deck.startswith(READY_DECK):
        drawn = find_deck(seat.deck.removeprefix(READY_DECK))
    elif seat.deck == AUTO and seat.who in (ME, FRIEND):
        drawn = usual_deck(ruleset, seats)
    elif seat.deck not in (AUTO, BOOK):
        drawn = find_deck(seat.deck)
    return deck_of(fitted(drawn, ruleset))
