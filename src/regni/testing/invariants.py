"""What is true of every table; and tables that look the same to one seat.

The fuzzer, the property tests and authors of variants call `check` after every move.
"""

from __future__ import annotations

from ..engine.cards import (
    CHAMPION,
    COLOURS,
    EARL_KINDS,
    JOUST_PRINCE,
    JOUST_VASSAL,
    MERCENARY,
    MONK,
    NAMES,
    NO_LORD,
    NO_LUCK,
    NOBODY,
    PALACE,
    PRINCE,
    VASSAL,
)
from ..engine.decisions import BATTLE, FIELD, JOUST, MUSTER, ROUND
from ..engine.earl import Earl
from ..engine.forces import ATTACK, is_armed_openly
from ..engine.handlers import HANDLERS
from ..engine.leaving import AT_MAX_ROUNDS, KING_GONE
from ..engine.piles import held as count
from ..engine.piles import pack, unpack
from ..engine.play import legal_moves
from ..engine.rng import Rng
from ..engine.table import NO_AUTOMATON, Jouster, Table
from ..records.counting import cathedrals, played_cards, table_cards, whole_decks, whole_set

#: Cards that can be fielded straight from Hand (B6.3).
FIGHTERS = (PRINCE, VASSAL, CHAMPION, MERCENARY)


class BrokenInvariant(AssertionError):  # noqa: N818 - it says what is broken, as an assertion does
    """An impossible table: the rules were carried out wrongly."""


def demand(truth: bool, sentence: str) -> None:
    if not truth:
        raise BrokenInvariant(sentence)


def check(table: Table) -> None:
    """Raise `BrokenInvariant` with a plain sentence if the table is impossible.

    >>> from regni import Game
    >>> game = Game.new(seed="doctest")
    >>> check(game.table)
    >>> game.table.earls[1].hand += 1  # a Castle
    >>> check(game.table)
    Traceback (most recent call last):
    regni.testing.invariants.BrokenInvariant: red has 7 castle cards instead of 6.
    """
    check_sets(table)
    check_decks(table)
    for seat, earl in enumerate(table.earls):
        check_earl(table, earl, COLOURS[seat])
    check_common(table)
    if table.over:
        check_end(table)
    else:
        check_decision(table)


def check_sets(table: Table) -> None:
    """B1.2, B1.7: every card of every Earl's set is somewhere."""
    whole = whole_set(table.rules)
    for seat, found in enumerate(played_cards(table)):
        tray = unpack(table.earls[seat].tray)
        for kind in range(EARL_KINDS):
            if found[kind] + tray[kind] != whole[kind]:
                number = found[kind] + tray[kind]
                raise BrokenInvariant(f"{COLOURS[seat]} has {number} {NAMES[kind]} cards instead of {whole[kind]}.")


def check_decks(table: Table) -> None:
    """B1.4, B1.7: every card of the table decks is somewhere."""
    out = table_cards(table)
    for name, deck, whole in whole_decks(table):
        for i, discarded in enumerate(deck.discard):
            kind = deck.first + i
            number = out[kind] + deck.cards.count(kind) + discarded
            demand(discarded >= 0, f"The {name} discard has {discarded} {NAMES[kind]} cards.")
            demand(number == whole[kind], f"There are {number} {NAMES[kind]} cards instead of {whole[kind]}.")


def check_earl(table: Table, earl: Earl, name: str) -> None:
    rules = table.rules
    demand(earl.hand_size == sum(unpack(earl.hand)), f"{name}'s Hand is counted as {earl.hand_size}.")
    demand(earl.towers_up == sum(unpack(earl.towers)), f"{name}'s Towers are counted as {earl.towers_up}.")
    numbers = [earl.infantry, earl.knights, earl.royal_infantry, earl.royal_knights, earl.banners, earl.cubes]
    numbers += [earl.emissary_vassals, earl.emissary_monks, earl.turns, earl.legacy, earl.to_spend, earl.guard]
    for mercenary in earl.mercenaries:
        numbers += [mercenary.card, mercenary.infantry, mercenary.knights]
        demand(mercenary.garrison() <= rules.garrison_slots, f"{name} has a garrison that is too large (B5.7).")
    demand(min(numbers) >= 0, f"{name} has a negative number of something.")
    for fief in earl.fiefs:
        demand(fief.lord == NO_LORD or PRINCE <= fief.lord <= MONK, f"{name} has a Lord who is none (B5.4).")
    if rules.properties_per_fief > 0:
        for fief in earl.fiefs:
            demand(len(fief.properties) <= rules.properties_per_fief, f"{name} has a Fief that is too full (B5.2).")
    if earl.out == 0:
        demand(
            not table.variant.eliminates or len(earl.fiefs) > 0,
            f"{name} has no Castle or Palace and is still in the game (B10.1).",
        )
    else:
        held = earl.hand_size + earl.towers_up + len(earl.deck) + len(earl.fiefs) + len(earl.mercenaries)
        held += sum(numbers[:8])
        demand(held == 0, f"{name} is out and still holds something (B10.2).")


def check_common(table: Table) -> None:
    rules = table.rules
    demand(not rules.one_cathedral or cathedrals(table) <= 1, "There is more than one Cathedral on the table (B5.5).")
    demand(table.vikings >= 0 and table.chieftains >= 0, "The host has a negative number of cards.")
    demand(table.arrived or table.vikings + table.chieftains == 0, "The host is there before it has arrived (B9.2).")
    demand(0 <= table.markers_out <= rules.viking_markers, f"There are {table.markers_out} Viking markers out.")
    demand(table.king in (NOBODY, KING_GONE) or table.earls[table.king].out == 0, "The King is out of the game (B8.7).")
    for seat, earl in enumerate(table.earls):
        royal = earl.royal_infantry + earl.royal_knights
        demand(royal == 0 or table.king == seat, f"{COLOURS[seat]} has a Royal Army and is not the King (B8.5).")
    for jouster in table.jousters:
        plain = [jouster.no_luck - jouster.turned_no_luck, jouster.vassals - jouster.turned_vassals, jouster.princes]
        turned = [jouster.turned_no_luck, jouster.turned_vassals]
        demand(min(plain + turned) >= 0, f"{COLOURS[jouster.seat]} has turned more Joust cards than he has (B11.3).")


def check_decision(table: Table) -> None:
    """Somebody has to choose, is still in the game, and has a legal move."""
    kinds = [decision.kind for decision in table.stack]
    demand(bool(kinds) and kinds[0] == ROUND, "The stack does not begin with the round.")
    handler = HANDLERS[kinds[-1]]
    name = handler.name
    demand(not handler.is_step, f"Nobody is asked: {name} is on top of the stack.")
    demand((BATTLE in kinds) == (table.battle is not None), "The battle and the stack do not agree.")
    demand((JOUST in kinds) == bool(table.jousters), "The Joust and the stack do not agree.")
    seat = table.stack[-1].seat
    demand(0 <= seat < len(table.earls), f"The decision {name} is nobody's.")
    demand(table.earls[seat].out == 0, f"{COLOURS[seat]} has to decide about {name} and is out of the game.")
    demand(seat != table.automaton, f"The King is asked about {name} (R6.5).")
    enough = 2 if table.variant.eliminates and table.automaton == NO_AUTOMATON else 1
    demand(table.earls_left() >= enough, "The game goes on without enough Earls (B10.1).")
    moves = legal_moves(table)
    demand(bool(moves), f"{COLOURS[seat]} has to decide about {name} and has no choice.")
    demand(len(set(moves)) == len(moves), f"A choice of {name} is listed twice.")


def check_end(table: Table) -> None:
    left = [seat for seat, earl in enumerate(table.earls) if earl.out == 0]
    demand(table.ending > 0, "The game is over and nobody knows why.")
    demand(not legal_moves(table), "The game is over and there are moves left.")
    winners = [seat for seat in range(len(table.earls)) if table.winners >> seat & 1]
    if table.ending < AT_MAX_ROUNDS:
        demand(left == winners, "The winner is not the last Earl on the table (B10.1).")
    demand(table.battle is None and not table.jousters, "The game is over in the middle of something.")


# What one seat cannot know.


def imagine_other(table: Table, seat: int, rng: Rng) -> Table:
    """A table that looks the same to `seat` (B12.1); everything that seat cannot know is dealt again.

    This covers the Hands, decks, Towers and trays of the other Earls, their Joust cards, the order of all decks, and
    the coming chance. An Earl who has declared an Attack still gets somebody to field (B6.2).
    """
    other = table.clone()
    other.rng = Rng(*(rng.below(1 << 16) << 16 | rng.below(1 << 16) for _ in range(4)))
    for holder, earl in enumerate(other.earls):
        # The King of Rebellion has only one secret: the order of his Mind.
        if holder not in (seat, other.automaton) and earl.out == 0:
            # O9: while decks are picked, everybody knows that the common cards are in them.
            known = earl.deck[: common_cards(table, earl)]
            del earl.deck[: len(known)]
            deal_again(earl, FIGHTERS if has_to_field(table, holder) else (), rng)
            earl.deck += known
        rng.shuffle(earl.deck)
    deal_joust_cards_again(other, seat, rng)
    for deck in (other.army, other.viking_deck, other.battle_deck, other.joust_deck):
        rng.shuffle(deck.cards)
    return other


def common_cards(table: Table, earl: Earl) -> int:
    """The number of common cards at the bottom of a deck that is being picked (O9)."""
    if all(entry.kind != MUSTER for entry in table.stack) or earl.hand_size > 0:
        return 0
    return min(sum(unpack(table.common)), len(earl.deck))


def has_to_field(table: Table, seat: int) -> bool:
    """Whether an Earl who attacks must field somebody from Hand, because nobody else is there."""
    top, battle = table.stack[-1], table.battle
    if battle is None or top.kind != FIELD or top.seat != seat or battle.attacker != seat or len(battle.attack) > 0:
        return False
    return not is_armed_openly(table, seat, ATTACK)


def deal_again(earl: Earl, wanted: tuple[int, ...], rng: Rng) -> None:
    """Deal an Earl's Hand, Towers and deck again, with the same sizes, from the same cards and the tray.

    If some cards are `wanted`, one of them is in the Hand. A Palace cannot come from the tray.
    """
    palaces = count(earl.hand, PALACE) + count(earl.towers, PALACE) + earl.deck.count(PALACE)
    cards = [kind for kind in earl.deck if kind != PALACE]
    for kind in range(PALACE):
        cards += [kind] * (count(earl.hand, kind) + count(earl.towers, kind) + count(earl.tray, kind))
    rng.shuffle(cards)
    held = [cards.pop(next(i for i, kind in enumerate(cards) if kind in wanted))] if wanted else []
    in_hand, in_towers = int(earl.hand_size) - len(held), int(earl.towers_up)
    hidden = in_hand + in_towers + len(earl.deck) - palaces
    dealt = cards[:hidden] + [PALACE] * palaces
    rng.shuffle(dealt)
    earl.hand = as_pile(held + dealt[:in_hand])
    earl.towers = as_pile(dealt[in_hand : in_hand + in_towers])
    earl.deck = dealt[in_hand + in_towers :]
    earl.tray = as_pile(cards[hidden:])
    rng.shuffle(cards)
    earl.wanted = as_pile(cards[: sum(unpack(earl.wanted))])


def as_pile(cards: list[int]) -> int:
    return int(pack([cards.count(kind) for kind in range(EARL_KINDS)]))


def deal_joust_cards_again(table: Table, seat: int, rng: Rng) -> None:
    """Deal the others' Joust cards again, mixed with the Joust deck; each keeps the same number of turned cards."""
    others = [jouster for jouster in table.jousters if jouster.seat != seat]
    sizes = [int(jouster.no_luck + jouster.vassals + jouster.princes) for jouster in others]
    unknown = table.joust_deck.cards
    for jouster in others:
        unknown += [NO_LUCK] * jouster.no_luck + [JOUST_VASSAL] * jouster.vassals + [JOUST_PRINCE] * jouster.princes
    rng.shuffle(unknown)
    for jouster in others:
        turned = [
            unknown.pop(next(i for i, kind in enumerate(unknown) if kind != JOUST_PRINCE))
            for _ in range(jouster.turned_no_luck + jouster.turned_vassals)
        ]
        jouster.turned_no_luck = jouster.no_luck = turned.count(NO_LUCK)
        jouster.turned_vassals = jouster.vassals = turned.count(JOUST_VASSAL)
        jouster.princes = 0
    for jouster, size in zip(others, sizes, strict=True):
        for _ in range(size - jouster.no_luck - jouster.vassals):
            give_joust_card(jouster, unknown.pop())


def give_joust_card(jouster: Jouster, kind: int) -> None:
    if kind == NO_LUCK:
        jouster.no_luck += 1
    elif kind == JOUST_VASSAL:
        jouster.vassals += 1
    else:
        jouster.princes += 1
