"""The form for a new game. It shows which choices go together, and begins the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...bots.levels import LEVELS
from ...decks.book import DECKS, READY, suited, usual_deck
from ...engine.cards import COLOURS
from ...engine.ruleset import Ruleset, amount
from ...engine.variant_facts import FACTS, SEATS
from ...errors import RegniError
from ...records.series import LENGTHS
from ...rules.options import KINGS, NUMBERED, OPTIONS, RULES, game_name, option_name, refusal
from ...words.words import Words, capital
from ..deck_rules import deck_fields
from ..game_form import (
    AUTO,
    BOOK,
    FRIEND,
    GUEST,
    ME,
    ONE_GAME,
    OWN_DECK,
    READY_DECK,
    Seat,
    Wish,
    is_for_guests,
    mended,
    read_wish,
    ruleset_of,
    series_refusal,
    terms_of,
)
from ..gathering.lobby import KEPT
from ..play.keys import new_key
from . import house
from .assets import glossary_json
from .begin import begun, decks_of, gathered, handle_of, sessions_of, usual_level
from .house_rows import told
from .page import Reader, error_text, form_of, page
from .upload import is_upload, upload_of

#: What the template shows of a seat or an option.
Shown = dict[str, object]


async def new_game(request: Request) -> Response:
    reader = Reader(request)
    return form_page(request, reader, request.query_params)


async def chosen_glossary(request: Request) -> Response:
    """The terms of the game, with the values that the form has chosen so far."""
    reader = Reader(request)
    wish = wish_of(request, reader, request.query_params)
    ruleset = ruleset_of(mended(wish, decks_of(request, reader)))
    return Response(glossary_json(reader.words, ruleset), media_type="application/json")


async def begin(request: Request) -> Response:
    """Begins the game, or does what a button of the house rules says. If something is wrong, the form is shown again
    with all choices that fit."""
    reader = Reader(request)
    form, file = await upload_of(request) if is_upload(request) else (await form_of(request), None)
    wish = wish_of(request, reader, form)
    try:
        if file is not None:
            return house.took(form, wish, file)
        if form.get("rules"):
            return house.done(request, reader, form, wish)
        if is_for_guests(wish):
            return gathered(request, reader, wish, handle_of(form))
        return begun(request, reader, terms_of(wish, decks_of(request, reader)), handle_of(form))
    except RegniError as error:
        return form_page(request, reader, form, error)


def wish_of(request: Request, reader: Reader, fields: Mapping[str, str]) -> Wish:
    return read_wish(fields, usual_level(sessions_of(request, reader)))


def form_page(request: Request, reader: Reader, fields: Mapping[str, str], error: RegniError | None = None) -> Response:
    wish = wish_of(request, reader, fields)
    own = decks_of(request, reader)
    fitting = mended(wish, own)
    ruleset = ruleset_of(fitting)
    words, number = reader.words, int(fitting.number)
    low, high = SEATS[ruleset.variant, ruleset.mode]
    seats = [show_seat(index, seat, ruleset, number, own, words) for index, seat in enumerate(fitting.seats[:number])]
    options = [show_option(option, fitting, ruleset, words) for option in OPTIONS]
    no_series = series_refusal(ruleset)
    text, rule = told(error, words) if error else ("", "")
    return page(
        "new.html",
        reader,
        request,
        400 if error else 200,
        glossary=f"/new/glossary.json?{request.url.query}",
        error=text,
        error_rule=rule,
        wish=fitting,
        game=game_name(ruleset, words),
        variants=[{"variant": facts.name, "emblem": facts.emblem} for facts in FACTS.values()],
        modes=[mode for mode in ruleset.facts.modes if mode],
        kings=[{"king": king, "guard": int(amount(formula, number))} for king, formula in KINGS.items()],
        numbers=range(low, high + 1),
        seats=seats,
        # Seats beyond the present number keep their choices, for when there are more Earls again.
        absent=list(enumerate(fitting.seats))[number:],
        people=(ME, FRIEND, GUEST),
        levels=LEVELS,
        options=[option for option in options if option["is_shown"]],
        has_options=any(option["is_chosen"] for option in options) or fitting.best_of != ONE_GAME,
        lengths=[ONE_GAME, *map(str, LENGTHS)],
        no_series=error_text(no_series, words) if no_series else "",
        once=new_key(),
        picks_late=ruleset.picks_decks_late(),
        of_house=deck_fields(ruleset),
        capital=capital,
        house=house.house_of(request, reader, fields, replace(fitting, settings=wish.settings), ruleset),
    )


def show_option(option: str, wish: Wish, ruleset: Ruleset, words: Words) -> Shown:
    refused = refusal(wish.variant, wish.mode, option)
    usual = Ruleset({"variant": wish.variant}).values
    is_part = all(usual[name] == value for name, value in OPTIONS[option].items())
    is_part |= refused is not None and refused.code == "together-state-already"
    chosen = next((said for said in wish.options if said.partition("=")[0] == option), "")
    text = f"new-option-{option}"
    _, low, high = NUMBERED.get(option, ("", 0, 0))
    return {
        "option": option,
        "name": option_name(option, words),
        "text": words.text(text if words.has(text) else f"option-text-{option}"),
        # An option of another variant is not shown.
        "is_shown": RULES[option][0] in ("O", ruleset.facts.letter),
        "is_part": is_part,
        "is_chosen": bool(chosen),
        "reason": words.text("variants-on") if is_part else error_text(refused, words) if refused else "",
        "numbers": [str(number) for number in range(low, high + 1)] if high else [],
        "number": chosen.partition("=")[2] or str(low),
    }


def show_seat(index: int, seat: Seat, ruleset: Ruleset, seats: int, own: dict[str, str], words: Words) -> Shown:
    is_person = seat.who in (ME, FRIEND)
    usual = usual_deck(ruleset, seats)
    fitting = [ready.name for ready in suited(ruleset.variant, ruleset.mode, seats)]
    ready = seat.deck.removeprefix(READY_DECK) if seat.deck.startswith(READY_DECK) else ""
    told_of = ready or (usual if is_person and seat.deck == AUTO else "")
    own_name = seat.deck.removeprefix(OWN_DECK) if seat.deck.startswith(OWN_DECK) else ""
    if told_of:
        text = words.text(f"deck-{told_of}-text")
    elif own_name:
        text = own[own_name]
    elif seat.deck == KEPT:
        text = words.text("lobby-deck-kept-text")
    else:
        # What the book is only needs to be told to people.
        text = words.text("new-deck-book-text") if is_person else ""
    return {
        "index": index,
        "earl": COLOURS[index],
        "seat": seat,
        "is_person": is_person,
        "auto": AUTO if is_person or seat.deck != BOOK else BOOK,
        "usual": usual,
        "suited": fitting,
        "others": [deck.name for deck in DECKS if deck.name not in fitting],
        "own": list(own),
        "is_guest": seat.who == GUEST,
        "is_kept": seat.deck == KEPT,
        "sentence": "" if is_person else about_who(seat.who, words),
        "deck_text": text,
        "deck_link": deck_link(told_of, own_name, ruleset),
    }


def about_who(who: str, words: Words) -> str:
    return words.text("new-guest-sentence") if who == GUEST else words.bot_sentence(who)


def deck_link(ready: str, own: str, ruleset: Ruleset) -> dict[str, str]:
    """The query with which the deck builder shows this deck, as house rules want it. Empty if there is none to show."""
    if own:
        return {"own": own} | deck_fields(ruleset)
    return {"ready": ready} | deck_fields(ruleset) if ready in READY else {}


ROUTES = [
    Route("/new", new_game, methods=["GET"]),
    Route("/new", begin, methods=["POST"]),
    Route("/new/rules.toml", house.download),
    Route("/new/glossary.json", chosen_glossary),
]
