"""Counts cards wherever they lie. No card ever leaves the game (B1.7)."""

from __future__ import annotations

from ..engine.cards import (
    BANNER,
    CATHEDRAL,
    CHIEFTAIN,
    INFANTRY,
    KNIGHT,
    MONK,
    NAMES,
    NO_LORD,
    NO_LUCK,
    NOBODY,
    SET_KINDS,
    VASSAL,
    VIKING,
    colour_of,
    kind_of,
)
from ..engine.dealing import army_decks
from ..engine.forces import GARRISON, HAND, HOST, POOL, ROYAL, source_of, unit_kind
from ..engine.handlers import HANDLERS
from ..engine.losses import captive_kind, captive_owner
from ..engine.piles import unpack
from ..engine.ruleset import Ruleset
from ..engine.table import Table, TableDeck


def whole_set(rules: Ruleset) -> list[int]:
    """The cards of an Earl's set, by kind: the same number of each type, and one Palace."""
    return [int(rules.set_copies)] * SET_KINDS + [1]


def whole_decks(table: Table) -> list[tuple[str, TableDeck, list[int]]]:
    """Each table deck with its name and its full contents, by kind."""
    copies = army_decks(len(table.earls) if table.rules.king_counts_for_army else table.players)
    rules = table.rules
    return [
        ("army", table.army, [number * copies for number in rules.army_deck]),
        ("viking", table.viking_deck, rules.viking_deck),
        ("battle", table.battle_deck, rules.battle_deck),
        ("joust", table.joust_deck, rules.joust_deck),
    ]


def loose_cards(table: Table) -> list[int]:
    """Cards on their way from one Earl to another: antes, Properties won but not yet placed, Lords to be ransomed."""
    on_stack = [int(HANDLERS[decision.kind].loose_card(decision)) for decision in table.stack]
    return [int(jouster.ante) for jouster in table.jousters] + [card for card in on_stack if card != NOBODY]


def played_cards(table: Table) -> list[list[int]]:
    """The cards of each colour that are outside their tray, by seat and kind."""
    found = []
    cards = loose_cards(table)
    for earl in table.earls:
        own = [
            sum(of_kind)
            for of_kind in zip(*map(unpack, (earl.hand, earl.towers, earl.discard, earl.mind)), strict=True)
        ]
        for kind in earl.deck:
            own[kind] += 1
        own[BANNER] += earl.banners
        own[VASSAL] += earl.emissary_vassals
        own[MONK] += earl.emissary_monks
        for fief in earl.fiefs:
            if fief.lord != NO_LORD:
                own[fief.lord] += 1
            cards.append(fief.keep)
            cards += fief.properties
        cards += [mercenary.card for mercenary in earl.mercenaries]
        found.append(own)
    b = table.battle
    if b is not None:
        cards += [one.card for one in [*b.attack_mercenaries, *b.defence_mercenaries] if one.card >= 0]
        for seat, units in ((b.attacker, b.attack), (b.defender, b.defence)):
            for u in units:
                if source_of(u) == HAND:
                    found[seat][unit_kind(u)] += 1
        for captive in b.captives:
            found[captive_owner(captive)][captive_kind(captive)] += 1
    for card in cards:
        found[colour_of(card)][kind_of(card)] += 1
    return found


def table_cards(table: Table) -> list[int]:
    """Army, Viking and Joust cards that lie on the table, by kind."""
    out = [0] * len(NAMES)
    for earl in table.earls:
        out[INFANTRY] += earl.infantry + earl.royal_infantry
        out[KNIGHT] += earl.knights + earl.royal_knights
        for mercenary in earl.mercenaries:
            out[INFANTRY] += mercenary.infantry
            out[KNIGHT] += mercenary.knights
    out[VIKING] += table.vikings
    out[CHIEFTAIN] += table.chieftains
    for jouster in table.jousters:
        for i, number in enumerate((jouster.no_luck, jouster.vassals, jouster.princes)):
            out[NO_LUCK + i] += number
    if table.battle is not None:
        for u in [*table.battle.attack, *table.battle.defence]:
            if source_of(u) in (POOL, ROYAL, GARRISON, HOST):
                out[unit_kind(u)] += 1
    return out


def cathedrals(table: Table) -> int:
    """The number of Cathedrals that stand on the table or are on their way to another Fief."""
    loose = sum(kind_of(card) == CATHEDRAL for card in loose_cards(table))
    return loose + sum(int(earl.count(CATHEDRAL)) for earl in table.earls)
