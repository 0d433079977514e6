"""A whole position as plain data and as a file, for tests, puzzles and bug reports; and the view of one seat (B12).

Both have the same layout: `view` leaves out what the seat may not know. `regni.records.reading` reads positions.
"""

from __future__ import annotations

import json
from pathlib import Path

import tomli_w

from ..engine.cards import COLOURS, INFANTRY, NAMES, NO_LORD, NO_LUCK, NOBODY, colour_of, kind_of
from ..engine.earl import Mercenary
from ..engine.forces import index_of, source_of, unit_kind
from ..engine.handlers import KIND_NAMES
from ..engine.leaving import ENDING_NAMES, KING_GONE
from ..engine.losses import captive_home, captive_kind, captive_owner
from ..engine.moves import declared
from ..engine.piles import unpack
from ..engine.play import legal_moves
from ..engine.table import VIKINGS, Battle, Jouster, Table, TableDeck
from ..rules.revisions import written
from ..rules.rulesets import nested
from ..words.notation import card_text, move_text, unit_text
from .files import write_text

FORMAT = "regni-position"
VERSION = 1

Data = dict[str, object]


def counts(pile: int | list[int], first: int = 0) -> dict[str, int]:
    """Numbers by card name, from an Earl's pile or from a list that begins with the kind `first`."""
    listed = unpack(pile) if isinstance(pile, int) else pile
    return {NAMES[first + i]: number for i, number in enumerate(listed) if number}


def army(infantry: int, knights: int) -> dict[str, int]:
    return counts([infantry, knights], INFANTRY)


def own_card(card: int, seat: int) -> str:
    """The name of a card in an Earldom, with its colour only if it is from another Earl's set."""
    return NAMES[kind_of(card)] if colour_of(card) == seat else card_text(card)


def seat_name(seat: int) -> str:
    return COLOURS[seat] if seat >= 0 else "vikings" if seat == VIKINGS else ""


def position(table: Table) -> Data:
    """The whole position, hidden cards included."""
    data: Data = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": nested(written(table.rules)),
        "rng": table.rng.words(),
    }
    return data | public_part(table, None)


def view(table: Table, seat: int) -> Data:
    """Everything that a seat may know, and its legal moves if it has to decide."""
    data = public_part(table, seat)
    data["seat"] = COLOURS[seat]
    if not table.over:
        top = table.stack[-1]
        data["deciding"] = COLOURS[top.seat]
        data["about"] = KIND_NAMES[top.kind]
        data["moves"] = [move_text(move) for move in legal_moves(table)] if top.seat == seat else []
    return data


def public_part(table: Table, viewer: int | None) -> Data:
    """The table as data; with a viewer, without what that seat may not know."""
    data: Data = {
        "variant": table.rules.variant,
        "first": COLOURS[table.first],
        "turn": COLOURS[table.turn_seat],
        "round": table.round,
        "action_used": table.action_used,
        "king": "gone" if table.king == KING_GONE else seat_name(table.king),
        "vikings": {
            "arrived": table.arrived,
            "markers_out": table.markers_out,
            "white_forward": table.white_forward,
            "viking": table.vikings,
            "chieftain": table.chieftains,
        },
        "earls": [earl_data(table, seat, viewer) for seat in range(len(table.earls))],
        "decks": {
            name: deck_data(deck, viewer)
            for name, deck in (
                ("army", table.army),
                ("viking", table.viking_deck),
                ("battle", table.battle_deck),
                ("joust", table.joust_deck),
            )
        },
        "decisions": [
            {"kind": KIND_NAMES[d.kind], "seat": seat_name(d.seat), "a": d.a, "b": d.b, "c": d.c} for d in table.stack
        ],
    }
    if table.battle is not None:
        data["battle"] = battle_data(table.battle)
    if table.jousters:
        data["joust"] = [joust_data(jouster, viewer) for jouster in table.jousters]
    if table.rules.mode:
        data["mode"] = table.rules.mode
    if table.variant.is_campaign:
        data["summer"] = table.summer
    if table.common:
        data["common"] = counts(table.common)
    if table.over:
        winners = [COLOURS[seat] for seat in winning_seats(table)]
        data["outcome"] = {"winners": winners, "ending": ENDING_NAMES[table.ending]}
    return data


def winning_seats(table: Table) -> list[int]:
    return [seat for seat in range(len(table.earls)) if table.winners >> seat & 1]


def earl_data(table: Table, seat: int, viewer: int | None) -> Data:
    earl = table.earls[seat]
    data: Data = {
        "earl": COLOURS[seat],
        "fiefs": [
            {
                "keep": own_card(fief.keep, seat),
                "lord": NAMES[fief.lord] if fief.lord != NO_LORD else "",
                "properties": [own_card(card, seat) for card in fief.properties],
            }
            for fief in earl.fiefs
        ],
        "mercenaries": mercenaries_data(earl.mercenaries, seat),
        "pool": army(earl.infantry, earl.knights),
        "royal": army(earl.royal_infantry, earl.royal_knights),
        "banners": earl.banners,
        "cubes": earl.cubes,
        "emissaries": {"vassal": earl.emissary_vassals, "monk": earl.emissary_monks},
        "turns": earl.turns,
        "out": ENDING_NAMES[earl.out],
        "discard": counts(earl.discard),
    }
    if table.variant.is_campaign or table.rules.legacy_start:
        data["legacy"] = earl.legacy
        data["to_spend"] = earl.to_spend
    if table.variant.has_king and seat == table.players:
        # The King of Rebellion has only one secret: the order of his Mind.
        data |= {"guard": earl.guard, "mind": counts(earl.mind), "tray": counts(earl.tray)}
    if viewer is None or viewer == seat:
        data["hand"] = counts(earl.hand)
        data["towers"] = counts(earl.towers)
        data["tray"] = counts(earl.tray)
        if earl.wanted:
            data["wanted"] = counts(earl.wanted)
    if viewer is None:
        data["deck"] = [NAMES[kind] for kind in reversed(earl.deck)]
    else:
        data["hand_size"] = earl.hand_size
        data["towers_up"] = earl.towers_up
        data["deck_size"] = len(earl.deck)
    return data


def mercenaries_data(mercenaries: list[Mercenary], seat: int) -> list[Data]:
    return [
        {
            "card": own_card(mercenary.card, seat) if mercenary.card >= 0 else "",
            "garrison": army(mercenary.infantry, mercenary.knights),
        }
        for mercenary in mercenaries
    ]


def deck_data(deck: TableDeck, viewer: int | None) -> Data:
    data: Data = {"discard": counts(deck.discard, deck.first)}
    if viewer is None:
        data["cards"] = [NAMES[kind] for kind in reversed(deck.cards)]
    else:
        data["size"] = len(deck.cards)
    return data


def battle_data(b: Battle) -> Data:
    return {
        "attacker": seat_name(b.attacker),
        "controller": COLOURS[b.controller],
        "defender": COLOURS[b.defender],
        "mode": declared(b.mode).name,
        "fief": b.fief + 1,
        "stage": b.stage,
        "card": NAMES[b.card] if b.card != NOBODY else "",
        "hurt_defender": b.hurt_defender,
        "hurt_attacker": b.hurt_attacker,
        "took": b.took,
        "fallen": b.fallen + 1,
        "attack": [unit_text(source_of(u), unit_kind(u), index_of(u)) for u in b.attack],
        "defence": [unit_text(source_of(u), unit_kind(u), index_of(u)) for u in b.defence],
        "attack_mercenaries": mercenaries_data(b.attack_mercenaries, b.attacker),
        "defence_mercenaries": mercenaries_data(b.defence_mercenaries, b.defender),
        "captives": [
            {"earl": COLOURS[captive_owner(one)], "lord": NAMES[captive_kind(one)], "fief": captive_home(one) + 1}
            for one in b.captives
        ],
    }


def joust_data(j: Jouster, viewer: int | None) -> Data:
    data: Data = {"earl": COLOURS[j.seat], "ante": card_text(j.ante), "fief": j.home + 1, "swapped": bool(j.swapped)}
    if viewer is None or viewer == j.seat:
        data["cards"] = counts([j.no_luck, j.vassals, j.princes], NO_LUCK)
        data["turned"] = counts([j.turned_no_luck, j.turned_vassals], NO_LUCK)
    else:
        data["size"] = j.no_luck + j.vassals + j.princes
        data["champions"] = j.turned_no_luck + j.turned_vassals
    return data


def save_position(table: Table, path: str | Path) -> None:
    """Save a position as TOML, or as JSON if the file name ends in `.json`."""
    data = position(table)
    as_json = str(path).endswith(".json")
    write_text(path, json.dumps(data, indent=1) + "\n" if as_json else tomli_w.dumps(data))
