"""The Joust: antes, tilting and the best hand (B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import (
    BANNER,
    CHAMPION,
    EARL_KINDS,
    JOUST_PRINCE,
    JOUST_VASSAL,
    NO_LUCK,
    NOBODY,
    colour_of,
    distinct,
    kind_of,
)
from .decisions import ENTER_JOUST, JOUST, PLACE_CARD, TILT, Handler, is_player
from .decisions import TURN as EARLS_TURN
from .earldom import has_in_hand
from .events import JOUST as JOUST_CALLED
from .events import (
    JOUST_CHAMPION,
    JOUST_DEALT,
    JOUST_DECLINE,
    JOUST_ENTER,
    JOUST_OFF,
    JOUST_SHOW,
    JOUST_SWAP,
    JOUST_TIE,
    JOUST_WON,
    PRIZE,
)
from .moves import DONE, ENTER, PASS, SWAP, TURN, Moves, arg_a, arg_b, move, verb
from .piles import held
from .rule_ids import B8_4, B11_1, B11_2, B11_3, B11_4, LEGAL
from .table import Decision, Jouster, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# The phases of a Joust, in order.
ENTERING: Final = 0
TILTING: Final = 1
SHOWING: Final = 2


def forbids_jousting(t: Table, seat: i64) -> i64:
    """B8.4: returns the rule that keeps an Earl from calling a Joust, or LEGAL.

    In Rebellion a Joust may count as harm among Earls.
    """
    if not t.rules.joust or not has_in_hand(t, seat, BANNER):
        return B8_4
    return t.variant.forbids_jousting(t, seat)


def forbids_joust(t: Table, seat: i64, fief: i64, ante: i64) -> i64:
    forbidden = forbids_jousting(t, seat)
    if forbidden != LEGAL:
        return forbidden
    return LEGAL if t.has_fief(seat, fief) and ante in t.earls[seat].fiefs[fief].properties else B11_1


def list_antes(t: Table, seat: i64, verb: i64, out: Moves) -> None:
    """Lists every Property that the Earl can put up as his ante."""
    index: i64 = 0
    for fief in t.earls[seat].fiefs:
        for which in distinct(fief.properties):
            out.add(move(verb, index, which))
        index += 1


def call_joust(t: Table, seat: i64, fief: i64, ante: i64) -> None:
    """B11.1: a Banner calls a Joust, and the caller puts up a Property."""
    t.spend_to_discard(seat, BANNER)
    t.log(JOUST_CALLED, B11_1, seat, card=kind_of(ante), colour=colour_of(ante), fief=fief)
    put_up_ante(t, seat, fief, ante)
    t.push(JOUST, seat, ENTERING, 1)


def put_up_ante(t: Table, seat: i64, fief: i64, ante: i64) -> None:
    t.earls[seat].fiefs[fief].properties.remove(ante)
    t.jousters.append(Jouster(seat, ante, fief, 0, 0, 0, 0, 0, 0))


def may_joust(t: Table, seat: i64) -> bool:
    """Whether an Earl may joust with other Earls."""
    return t.variant.forbids_jousting(t, seat) == LEGAL


class Jousting(Handler):
    """A Joust goes through its phases.

    `a` is the phase, and `b` is the place of the next Earl in it. The caller has place 0.
    """

    kind: i64 = JOUST
    name = "joust"
    stands_on: tuple[int, ...] = (EARLS_TURN,)
    is_step = True

    def run(self, t: Table, d: Decision) -> bool:
        if d.a == ENTERING:
            seats: i64 = len(t.earls)
            if d.b < seats:
                other = (d.seat + d.b) % seats
                d.b += 1
                # R1.2: the King of Rebellion does not joust.
                if other != t.automaton and t.earls[other].has_property():
                    t.push(ENTER_JOUST, other)
            elif len(t.jousters) == 1:
                call_off(t)
            else:
                deal_joust_cards(t)
                d.a = TILTING
                d.b = 0
        elif d.a == TILTING:
            if d.b < len(t.jousters):
                t.push(TILT, t.jousters[d.b].seat, d.b)
                d.b += 1
            else:
                d.a = SHOWING
        else:
            t.pop()
            show(t)
        return False

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        seats: i64 = len(t.earls)
        if d.seat != below.seat or d.seat != t.jousters[0].seat or not may_joust(t, d.seat) or d.a > SHOWING:
            return False
        if d.a != ENTERING:
            return d.b <= len(t.jousters)
        # An Earl who has entered must have been asked already.
        for jouster in t.jousters:
            if (jouster.seat - d.seat) % seats >= d.b:
                return False
        return d.b <= seats


class EnterJoust(Handler):
    """B11.1: an Earl puts up a Property and enters the Joust, or he declines."""

    kind: i64 = ENTER_JOUST
    name = "enter_joust"
    stands_on: tuple[int, ...] = (JOUST,)
    rule: i64 = B11_1

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        list_antes(t, d.seat, ENTER, out)
        out.add(PASS)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        t.pop()
        if chosen == PASS:
            t.log(JOUST_DECLINE, B11_1, d.seat)
            return
        fief, ante = arg_a(chosen), arg_b(chosen)
        t.log(JOUST_ENTER, B11_1, d.seat, card=kind_of(ante), colour=colour_of(ante), fief=fief)
        put_up_ante(t, d.seat, fief, ante)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        for jouster in t.jousters:
            if jouster.seat == d.seat:
                return False
        asked = (d.seat - below.seat) % len(t.earls)
        is_asked = below.a == ENTERING and asked == below.b - 1
        return is_asked and t.earls[d.seat].has_property() and may_joust(t, d.seat)


def call_off(t: Table) -> None:
    """B11.1: if nobody else enters, the Joust is off and the caller gets his ante back."""
    caller = t.jousters[0]
    t.pop()
    ante = caller.ante
    t.log(JOUST_OFF, B11_1, caller.seat, card=kind_of(ante), colour=colour_of(ante), fief=caller.home)
    t.earls[caller.seat].fiefs[caller.home].properties.append(caller.ante)
    t.jousters = []


def add_joust_card(jouster: Jouster, kind: i64, number: i64 = 1) -> None:
    if kind == NO_LUCK:
        jouster.no_luck += number
    elif kind == JOUST_VASSAL:
        jouster.vassals += number
    else:
        jouster.princes += number


def deal_joust_card(t: Table, jouster: Jouster) -> None:
    kind = t.draw_from(t.joust_deck)
    if kind != NOBODY:
        add_joust_card(jouster, kind)
        t.log(JOUST_DEALT, B11_2, jouster.seat, card=kind)


def deal_joust_cards(t: Table) -> None:
    """B11.2: each entrant gets Joust cards. Only he sees them."""
    # Everybody gets the same number, even if there are too few cards.
    number = min(t.rules.joust_cards, t.joust_deck.left() // len(t.jousters))
    for jouster in t.jousters:
        for _ in range(number):
            deal_joust_card(t, jouster)


class Tilt(Handler):
    """B11.3: an entrant may discard a card from Hand to replace one Joust card.

    He may also play Champions from Hand. Each turns one of his Joust cards into a Prince. `a` is the entrant.
    """

    kind: i64 = TILT
    name = "tilt"
    stands_on: tuple[int, ...] = (JOUST,)
    rule: i64 = B11_3
    is_public = False

    def run(self, t: Table, d: Decision) -> bool:
        if t.earls[d.seat].hand_size > 0:
            return True
        t.pop()
        return False

    def choices(self, t: Table, d: Decision, out: Moves) -> None:
        jouster = t.jousters[d.a]
        hand = t.earls[d.seat].hand
        plain_no_luck = jouster.no_luck - jouster.turned_no_luck
        plain_vassals = jouster.vassals - jouster.turned_vassals
        if held(hand, CHAMPION) > 0:
            if plain_no_luck > 0:
                out.add(move(TURN, NO_LUCK))
            if plain_vassals > 0:
                out.add(move(TURN, JOUST_VASSAL))
        if jouster.swapped == 0:
            for kind in range(EARL_KINDS):
                if held(hand, kind) > 0:
                    if plain_no_luck > 0:
                        out.add(move(SWAP, kind, NO_LUCK))
                    if plain_vassals > 0:
                        out.add(move(SWAP, kind, JOUST_VASSAL))
                    if jouster.princes > 0:
                        out.add(move(SWAP, kind, JOUST_PRINCE))
        out.add(DONE)

    def apply(self, t: Table, d: Decision, chosen: i64) -> None:
        jouster = t.jousters[d.a]
        if chosen == DONE:
            t.pop()
        elif verb(chosen) == TURN:
            t.spend_to_discard(d.seat, CHAMPION)
            if arg_a(chosen) == NO_LUCK:
                jouster.turned_no_luck += 1
            else:
                jouster.turned_vassals += 1
            is_wild: i64 = 1 if t.rules.joust_champion == "wild" else 0
            t.log(JOUST_CHAMPION, B11_3, d.seat, card=arg_a(chosen), number=is_wild)
        else:
            jouster.swapped = 1
            t.spend_to_discard(d.seat, arg_a(chosen))
            add_joust_card(jouster, arg_b(chosen), -1)
            t.joust_deck.put(arg_b(chosen))
            t.log(JOUST_SWAP, B11_3, d.seat, card=arg_a(chosen), number=arg_b(chosen))
            deal_joust_card(t, jouster)

    def is_sound(self, t: Table, d: Decision, below: Decision) -> bool:
        is_asked = below.a == TILTING and d.a == below.b - 1
        return is_asked and t.jousters[d.a].seat == d.seat and may_joust(t, d.seat)


def worth(t: Table, jouster: Jouster) -> i64:
    """The value of an entrant's hand.

    B11.3: a card turned by a Champion counts as a Prince. By the ruleset it may count as a Vassal if that is better.
    """
    turned = jouster.turned_no_luck + jouster.turned_vassals
    vassals = jouster.vassals - jouster.turned_vassals
    best = hand_worth(jouster.princes + turned, vassals)
    if t.rules.joust_champion == "wild":
        for kept in range(turned):
            best = max(best, hand_worth(jouster.princes + kept, vassals + turned - kept))
    return best


def hand_worth(princes: i64, vassals: i64) -> i64:
    """B11.4: the value of a hand with these cards.

    More cards of a kind are better. Between equal numbers, Princes beat Vassals. Then the other cards count. No Luck
    counts nothing.
    """
    if princes >= vassals:
        return princes * 1000 + 100 + vassals * 10
    return vassals * 1000 + princes * 10


def show(t: Table) -> None:
    """B11.4: the hands are shown, and the best hand wins all antes."""
    best: i64 = -1
    tied: list[Jouster] = []
    for jouster in t.jousters:
        show_hand(t, jouster)
        value = worth(t, jouster)
        if value > best:
            best = value
            tied = []
        if value == best:
            tied.append(jouster)
    winner = break_tie(t, tied)
    t.log(JOUST_WON, B11_4, winner.seat)
    for jouster in t.jousters:
        t.push(PLACE_CARD, winner.seat, jouster.ante)
        ante = jouster.ante
        t.log(PRIZE, B11_4, winner.seat, jouster.seat, card=kind_of(ante), colour=colour_of(ante))
    t.jousters = []


def show_hand(t: Table, jouster: Jouster) -> None:
    """Shows the Joust cards of an entrant, and which of them his Champions turned."""
    show_cards(t, jouster, NO_LUCK, jouster.no_luck, jouster.turned_no_luck)
    show_cards(t, jouster, JOUST_VASSAL, jouster.vassals, jouster.turned_vassals)
    show_cards(t, jouster, JOUST_PRINCE, jouster.princes, 0)
    t.reveals += 1
    t.joust_deck.put(NO_LUCK, jouster.no_luck)
    t.joust_deck.put(JOUST_VASSAL, jouster.vassals)
    t.joust_deck.put(JOUST_PRINCE, jouster.princes)


def show_cards(t: Table, jouster: Jouster, kind: i64, number: i64, turned: i64) -> None:
    while number > 0:
        t.log(JOUST_SHOW, B11_4, jouster.seat, card=kind, number=1 if number <= turned else 0)
        number -= 1


def break_tie(t: Table, tied: list[Jouster]) -> Jouster:
    """B11.4: the tied entrants draw a Joust card each until one is better.

    If there are too many ties, the first of them in turn order from the caller wins.
    """
    ties: i64 = 0
    while len(tied) > 1 and ties < t.rules.joust_tie_draws:
        best: i64 = -1
        ahead: list[Jouster] = []
        for jouster in tied:
            kind = t.draw_from(t.joust_deck)
            if kind != NOBODY:
                t.joust_deck.put(kind)
            t.log(JOUST_TIE, B11_4, jouster.seat, card=kind)
            if kind > best:
                best = kind
                ahead = []
            if kind == best:
                ahead.append(jouster)
        tied = ahead
        ties += 1
    return tied[0]


def are_sound_jousters(t: Table) -> bool:
    """Whether all entrants are Earls who are still in the game, and nobody has entered twice."""
    seen: i64 = 0
    for jouster in t.jousters:
        if not is_player(t, jouster.seat) or seen >> jouster.seat & 1 == 1:
            return False
        seen |= 1 << jouster.seat
    return True
