"""A fingerprint of a position. Equal positions have the same fingerprint on every platform."""

from __future__ import annotations

import hashlib

from .earl import Mercenary
from .table import Table


def numbers(t: Table) -> list[int]:
    """Everything that makes the position, in one list of numbers. The ruleset is not in it."""
    out = t.rng.words()
    out += [t.first, t.turn_seat, t.round, int(t.action_used), t.king, t.vikings, t.chieftains, t.markers_out]
    out += [int(t.white_forward), int(t.arrived), int(t.over), t.winners, t.ending]
    out += [t.players, t.automaton, t.summer, t.common]
    for deck in (t.army, t.viking_deck, t.battle_deck, t.joust_deck):
        out += [len(deck.cards), *deck.cards, *deck.discard]
    for earl in t.earls:
        out += [earl.hand, earl.discard, earl.tray, earl.towers, len(earl.deck), *earl.deck, len(earl.fiefs)]
        for fief in earl.fiefs:
            out += [fief.keep, fief.lord, len(fief.properties), *fief.properties]
        out += of_mercenaries(earl.mercenaries)
        out += [earl.infantry, earl.knights, earl.royal_infantry, earl.royal_knights, earl.banners, earl.cubes]
        out += [earl.emissary_vassals, earl.emissary_monks, earl.turns, earl.out]
        out += [earl.legacy, earl.to_spend, earl.wanted, earl.mind, earl.guard]
    out.append(len(t.stack))
    for d in t.stack:
        out += [d.kind, d.seat, d.a, d.b, d.c]
    b = t.battle
    if b is not None:
        out += [b.attacker, b.controller, b.defender, b.mode, b.fief, b.stage, b.card, b.hurt_defender, b.hurt_attacker]
        out += [b.took, b.fallen, len(b.attack), *b.attack, len(b.defence), *b.defence, len(b.captives), *b.captives]
        out += of_mercenaries(b.attack_mercenaries) + of_mercenaries(b.defence_mercenaries)
    out.append(len(t.jousters))
    for j in t.jousters:
        out += [j.seat, j.ante, j.home, j.no_luck, j.vassals, j.princes, j.turned_no_luck, j.turned_vassals, j.swapped]
    return out


def of_mercenaries(mercenaries: list[Mercenary]) -> list[int]:
    out = [len(mercenaries)]
    for mercenary in mercenaries:
        out += [mercenary.card, mercenary.infantry, mercenary.knights]
    return out


def digest(t: Table) -> str:
    return hashlib.sha256(",".join([str(number) for number in numbers(t)]).encode()).hexdigest()
