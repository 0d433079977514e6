"""Rebuilds the public table from the public events.

A `Rebuilder` begins with the table as a bystander sees it before the first event, and hears the events that a bystander
sees. If its table always looks like the real one to a bystander, the events tell everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..engine import events as e
from ..engine.cards import (
    BANNER,
    CHURCH_DECIDES,
    INFANTRY,
    JOUST_PRINCE,
    KNIGHT,
    MERCENARY,
    MONK,
    NO_LORD,
    NO_LUCK,
    NOBODY,
    NORMAL,
    PRINCE,
    VASSAL,
    VIKING,
    card,
)
from ..engine.decisions import CONTROL, VOTE
from ..engine.earl import Earl, Fief, Mercenary
from ..engine.events import EVENT_KINDS, EVENT_NAMES, Event, EventKind
from ..engine.forces import GARRISON, GUARD, HAND, HOST, LORD, MIND, POOL, ROYAL, SWORD, TRAY, send_home, unit
from ..engine.heathen import lose_fiefs
from ..engine.leaving import (
    AT_MAX_ROUNDS,
    EARLS_BEATEN,
    KING_GONE,
    WITH_NOBODY,
    clear_away,
    lose_banners,
    lose_retinue,
)
from ..engine.losses import captive, captive_kind, captive_owner
from ..engine.moves import ATTACKS
from ..engine.piles import cards, held
from ..engine.rule_ids import B9_6, H2_1, H2_2
from ..engine.sight import veil
from ..engine.table import FIELDING, NO_AUTOMATON, VIKINGS, Battle, Jouster, Table, TableDeck
from ..engine.winter import clear_table
from ..records.positions import Data, public_part

#: A viewer who sees only what everybody sees.
BYSTANDER = -1

ACTIONS = e.family("action")
#: Events whose card goes from the Hand to the table, not to the discards.
LAID = {e.HIRE, e.BANNER}
#: Cards that are turned up from a table deck and discarded at once.
TURNED_UP = {
    e.BATTLE_CARD, e.JOUST_TIE, e.KING_JOUST, e.KING_ALLIES, e.KING_NO_ALLIES, e.KING_VASSAL, e.KING_NO_VASSAL,
}  # fmt: skip
MODES = {EVENT_NAMES.index(verb.event): verb.number for verb in ATTACKS}


class Rebuilder:
    """Hears the events in order, and keeps `table` as a bystander sees it.

    >>> from regni import Game
    >>> game = Game.new(seats=3, seed="doctest")
    >>> rebuilt = Rebuilder(game.table)
    >>> for _ in range(30):
    ...     game.play(game.legal_moves()[0])
    ...     rebuilt.hear(game.events_of(len(game.moves)))
    >>> rebuilt.seen() == seen(game.table)
    True
    """

    def __init__(self, begun: Table) -> None:
        self.table = t = veil(begun, BYSTANDER)
        #: Who sends the Vikings this turn.
        self.sender = next((int(d.seat) for d in t.stack if d.kind == CONTROL), NOBODY)
        #: The vote under way: votes for and against.
        self.votes = votes(t)

    def hear(self, events: Iterable[Event]) -> None:
        """Take in the events that a bystander saw."""
        for event in events:
            if event.is_seen_by(BYSTANDER):
                self.take(event.seen_by(BYSTANDER))

    def take(self, event: Event) -> None:
        kind = EVENT_KINDS[event.kind]
        if kind.number in ACTIONS and event.seat == self.table.turn_seat and event.source != TRAY:
            self.table.action_used = True
        if kind.spends >= 0 and is_from_hand(event, kind):
            self.spend(event.seat, kind.spends, kind.number not in LAID)
        if kind.number in TURNED_UP and event.card >= 0:
            self.draw_from(deck_of(self.table, event.card)).put(event.card)
        change: Callable[[Event], None] | None = getattr(self, f"hear_{kind.name}", None)
        if change is not None:
            change(event)

    def seen(self) -> Data:
        """The rebuilt table, in the same form as `seen` shows the real one."""
        return seen(self.table) | {"votes": self.votes}

    # Cards moving.

    def earl(self, event: Event) -> Earl:
        return self.table.earls[event.seat]

    def other(self, event: Event) -> Earl:
        return self.table.earls[event.other]

    @property
    def battle(self) -> Battle:
        assert self.table.battle is not None
        return self.table.battle

    def spend(self, seat: int, kind: int, to_discard: bool = True) -> None:
        """A card leaves the Hand. Of a Hand only the size is known."""
        self.table.earls[seat].hand_size -= 1
        if to_discard:
            self.table.discard_own(seat, kind)

    def leave_source(self, event: Event) -> None:
        """Take a card that is laid away from its source."""
        earl = self.earl(event)
        if event.source == HAND:
            earl.hand_size -= 1
        elif event.seat == self.table.automaton and event.source == TRAY:
            earl.tray -= cards(event.card)
        elif event.source == MIND:
            earl.mind -= cards(event.card)

    def draw_from(self, deck: TableDeck) -> TableDeck:
        deck.cards.pop()
        return deck

    def hear_reshuffled(self, event: Event) -> None:
        deck = deck_of(self.table, event.card)
        deck.cards += [int(deck.first)] * sum(deck.discard)
        deck.discard = [0] * len(deck.discard)

    # The table and its turns.

    def hear_first_player(self, event: Event) -> None:
        self.table.first = self.table.turn_seat = event.seat

    def hear_round(self, event: Event) -> None:
        self.table.round = event.number

    def hear_turn(self, event: Event) -> None:
        self.table.turn_seat = event.seat
        self.earl(event).turns += 1
        # The King of Rebellion takes no Action: his Mind acts.
        self.table.action_used = event.seat == self.table.automaton

    def hear_draw(self, event: Event) -> None:
        self.earl(event).deck.pop()
        self.earl(event).hand_size += 1

    def hear_discarded(self, event: Event) -> None:
        self.spend(event.seat, event.card)

    hear_hand_lost = hear_discarded

    def hear_fetched(self, event: Event) -> None:
        self.earl(event).hand_size += 1

    # The Earldom.

    def hear_tower(self, event: Event) -> None:
        self.leave_source(event)
        self.earl(event).towers_up += 1

    def hear_garrison(self, event: Event) -> None:
        mercenary = self.earl(event).mercenaries[event.number]
        self.table.add_army(event.seat, event.card, -1)
        mercenary.infantry += event.card == INFANTRY
        mercenary.knights += event.card == KNIGHT

    def hear_found(self, event: Event) -> None:
        self.leave_source(event)
        self.earl(event).fiefs.insert(event.fief, Fief(card(event.seat, event.card), NO_LORD, []))

    def hear_attach(self, event: Event) -> None:
        self.leave_source(event)
        self.earl(event).fiefs[event.fief].properties.append(card(event.seat, event.card))

    def hear_install(self, event: Event) -> None:
        self.leave_source(event)
        self.earl(event).fiefs[event.fief].lord = event.card

    def hear_army(self, event: Event) -> None:
        self.draw_from(self.table.army)
        self.table.add_army(event.seat, event.card, 1)

    def hear_hire(self, event: Event) -> None:
        self.earl(event).mercenaries.append(Mercenary(card(event.seat, MERCENARY), 0, 0))

    def hear_placed(self, event: Event) -> None:
        self.earl(event).fiefs[event.fief].properties.append(whole(event))

    def hear_no_room(self, event: Event) -> None:
        if event.fief >= 0:
            self.other(event).fiefs[event.fief].properties.remove(whole(event))
        self.table.discard(whole(event))

    # War.

    def hear_storm(self, event: Event) -> None:
        sender = self.sender if event.seat == VIKINGS else event.seat
        self.table.battle = Battle(
            event.seat, sender, event.other, MODES[event.kind], max(0, event.fief), FIELDING, NOBODY, 0, 0, 0, NOBODY,
            [], [], [], [], [],
        )  # fmt: skip

    hear_raid = hear_siege = hear_storm

    def hear_white_marker(self, event: Event) -> None:
        self.table.white_forward = True

    def hear_field(self, event: Event) -> None:
        t, b, seat, source, kind = self.table, self.battle, event.seat, event.source, event.card
        is_attack = seat == b.attacker
        units = b.attack if is_attack else b.defence
        fielded = b.attack_mercenaries if is_attack else b.defence_mercenaries
        index = max(0, event.fief)
        if source == SWORD:
            mercenary, index = t.earls[seat].mercenaries.pop(event.number), len(fielded)
            units += [unit(GARRISON, INFANTRY, index)] * mercenary.infantry
            units += [unit(GARRISON, KNIGHT, index)] * mercenary.knights
            fielded.append(Mercenary(mercenary.card, 0, 0))
        elif source == POOL:
            t.add_army(seat, kind, -1)
        elif source == ROYAL:
            t.add_royal(seat, kind, -1)
        elif source == HAND:
            t.earls[seat].hand_size -= 1
        elif source == GUARD:
            t.earls[seat].guard -= 1
        elif source == HOST:
            t.vikings -= kind == VIKING
            t.chieftains -= kind != VIKING
        units.append(unit(source, kind, index))

    def hear_undefended(self, event: Event) -> None:
        self.battle.card = NORMAL

    hear_church_silent = hear_tactics = hear_undefended

    def hear_battle_card(self, event: Event) -> None:
        self.battle.card = event.card

    hear_church = hear_battle_card

    def hear_lost(self, event: Event) -> None:
        t, b, source, kind, index = self.table, self.battle, event.source, event.card, event.number
        is_attack = event.seat == b.attacker
        (b.attack if is_attack else b.defence).remove(unit(source, kind, index))
        if source == SWORD:
            (b.attack_mercenaries if is_attack else b.defence_mercenaries)[index].card = -1
        if event.colour >= 0:
            t.discard(whole(event))
        else:
            deck_of(t, kind).put(kind)

    def hear_tower_lost(self, event: Event) -> None:
        earl = self.earl(event)
        earl.towers_up -= 1
        if held(earl.towers, event.card):
            # Only the King of Rebellion's Towers are known.
            earl.towers -= cards(event.card)
        self.table.discard_own(event.seat, event.card)
        self.battle.took += 1

    def hear_carried_off(self, event: Event) -> None:
        self.hear_intrigued(event)
        self.battle.took += 1

    def hear_burnt(self, event: Event) -> None:
        self.other(event).fiefs[event.fief].properties.remove(whole(event))
        self.table.discard(whole(event))
        self.battle.took += 1

    def hear_seized(self, event: Event) -> None:
        self.hear_fief_taken(event)
        self.battle.fallen = event.fief
        self.battle.took += 1

    def hear_razed(self, event: Event) -> None:
        self.table.discard_fief(self.other(event).fiefs.pop(event.fief), event.other)
        self.battle.fallen = event.fief
        self.battle.took += 1

    def hear_captured(self, event: Event) -> None:
        self.lead_away(event, event.other)

    def hear_killed(self, event: Event) -> None:
        if event.rule == B9_6:
            self.lead_away(event, event.seat)
            return
        self.lose_lord(event, event.seat)
        self.table.bury(event.seat, event.card)

    def lose_lord(self, event: Event, owner: int) -> None:
        """A Lord leaves his Fief, and the battle if he was in it."""
        self.table.earls[owner].fiefs[event.fief].lord = NO_LORD
        if event.source == LORD:
            units = self.battle.attack if owner == self.battle.attacker else self.battle.defence
            units.remove(unit(LORD, event.card, event.fief))

    def lead_away(self, event: Event, owner: int) -> None:
        """A captive stays part of the battle until it is over."""
        self.lose_lord(event, owner)
        self.battle.captives.append(captive(owner, event.card, event.fief if event.source == LORD else -1))

    def hear_battle_over(self, event: Event) -> None:
        t, b = self.table, self.battle
        t.battle = None
        for seat, units, mercenaries in (
            (b.attacker, b.attack, b.attack_mercenaries),
            (b.defender, b.defence, b.defence_mercenaries),
        ):
            # Separate events tell where each card from Hand goes.
            send_home(t, seat, [one for one in units if one & 15 != HAND], mercenaries)
        if b.attacker == VIKINGS:
            for one in b.captives:
                t.bury(captive_owner(one), captive_kind(one))

    def hear_spent(self, event: Event) -> None:
        self.table.discard_own(event.seat, event.card)

    def hear_back_in_hand(self, event: Event) -> None:
        self.earl(event).hand_size += 1

    def hear_ransom(self, event: Event) -> None:
        self.earl(event).fiefs[event.fief].properties.remove(whole(event))

    def hear_freed(self, event: Event) -> None:
        self.earl(event).fiefs[event.fief].lord = event.card

    def hear_unransomed(self, event: Event) -> None:
        self.table.bury(event.seat, event.card)

    hear_homeless = hear_unransomed

    # Politics.

    def hear_vassal(self, event: Event) -> None:
        if event.source == LORD:
            self.earl(event).fiefs[event.fief].lord = NO_LORD
            self.table.bury(event.seat, VASSAL)

    def hear_fief_lost(self, event: Event) -> None:
        self.table.discard_fief(self.earl(event).fiefs.pop(event.fief), event.seat)

    def hear_fief_taken(self, event: Event) -> None:
        self.earl(event).fiefs.insert(event.home, self.other(event).fiefs.pop(event.fief))

    def hear_mercenary_lost(self, event: Event) -> None:
        self.table.discard_mercenary(self.earl(event).mercenaries.pop(event.number))

    def hear_intrigued(self, event: Event) -> None:
        self.other(event).fiefs[event.fief].properties.remove(whole(event))
        self.earl(event).fiefs[event.home].properties.append(whole(event))

    def hear_army_taken(self, event: Event) -> None:
        self.table.add_army(event.other, event.card, -1)
        self.table.add_army(event.seat, event.card, 1)

    def hear_mercenary_taken(self, event: Event) -> None:
        self.earl(event).mercenaries.append(self.other(event).mercenaries.pop(event.number))

    # The crown.

    def hear_banner(self, event: Event) -> None:
        self.earl(event).banners = event.number

    def hear_crowned(self, event: Event) -> None:
        self.table.king = event.seat
        self.table.discard_banners()

    def hear_royal_gift(self, event: Event) -> None:
        self.table.add_army(event.seat, event.card, -1)
        self.table.add_royal(event.other, event.card, 1)

    def hear_king_free(self, event: Event) -> None:
        self.table.king = NOBODY

    def hear_king_gone(self, event: Event) -> None:
        self.table.king = KING_GONE

    def hear_bequeath(self, event: Event) -> None:
        self.earl(event).fiefs[event.fief].lord = NO_LORD
        self.table.discard_own(event.seat, PRINCE)
        self.table.shuffle_in_discards(event.seat)

    # The Joust.

    def hear_joust(self, event: Event) -> None:
        self.earl(event).fiefs[event.fief].properties.remove(whole(event))
        self.table.jousters.append(Jouster(event.seat, whole(event), event.fief, 0, 0, 0, 0, 0, 0))

    hear_joust_enter = hear_joust

    def hear_joust_off(self, event: Event) -> None:
        self.hear_placed(event)
        self.table.jousters = []

    def jouster(self, event: Event) -> Jouster:
        return next(one for one in self.table.jousters if one.seat == event.seat)

    def hear_joust_dealt(self, event: Event) -> None:
        self.draw_from(self.table.joust_deck)
        self.jouster(event).no_luck += 1  # nobody knows which card it is

    def hear_joust_swap(self, event: Event) -> None:
        self.spend(event.seat, event.card)
        self.jouster(event).no_luck -= 1
        self.jouster(event).swapped = 1
        self.table.joust_deck.put(event.number)

    def hear_joust_champion(self, event: Event) -> None:
        self.jouster(event).turned_no_luck += 1

    def hear_joust_show(self, event: Event) -> None:
        self.table.joust_deck.put(event.card)

    def hear_joust_won(self, event: Event) -> None:
        self.table.jousters = []

    # The Vikings.

    def hear_emissary(self, event: Event) -> None:
        earl = self.earl(event)
        earl.hand_size -= 1
        earl.cubes += event.number
        earl.emissary_monks += event.card == MONK
        earl.emissary_vassals += event.card == VASSAL

    def hear_marker(self, event: Event) -> None:
        self.table.markers_out = event.number

    hear_markers_start = hear_marker

    def hear_marker_held(self, event: Event) -> None:
        self.table.white_forward = False

    def hear_arrived(self, event: Event) -> None:
        self.table.arrived = True

    def hear_vikings_start(self, event: Event) -> None:
        self.table.arrived = True
        self.table.markers_out = 0

    def hear_markers_back(self, event: Event) -> None:
        self.table.markers_out = 0
        self.table.white_forward = False

    def hear_turned_up(self, event: Event) -> None:
        self.draw_from(self.table.viking_deck)
        self.table.vikings += event.card == VIKING
        self.table.chieftains += event.card != VIKING

    def hear_control(self, event: Event) -> None:
        self.sender = int(event.seat)

    # Leaving and winning.

    def hear_out(self, event: Event) -> None:
        self.earl(event).out = event.number
        clear_away(self.table, event.seat)
        if self.table.king == event.seat:
            self.table.king = NOBODY

    def hear_king_falls(self, event: Event) -> None:
        self.hear_out(event)
        self.table.automaton = NO_AUTOMATON

    def hear_relative(self, event: Event) -> None:
        lose_fiefs(self.table, event.seat)
        loses_all = event.rule == H2_1 or self.table.rules.wessex_relative_loses_retinue
        (lose_retinue if loses_all else lose_banners)(self.table, event.seat)
        self.table.shuffle_in_discards(event.seat)

    def hear_tabled(self, event: Event) -> None:
        if event.rule == H2_2:
            lose_retinue(self.table, event.seat)

    def hear_retinue_lost(self, event: Event) -> None:
        lose_retinue(self.table, event.seat)

    def end(self, winners: int, ending: int) -> None:
        self.table.over = True
        self.table.winners |= winners
        self.table.ending = ending

    def hear_won(self, event: Event) -> None:
        self.end(1 << event.seat, event.number)

    def hear_vikings_won(self, event: Event) -> None:
        self.end(0, event.number)

    def hear_king_won(self, event: Event) -> None:
        self.end(0, EARLS_BEATEN)

    def hear_drawn(self, event: Event) -> None:
        self.end(0, AT_MAX_ROUNDS)

    def hear_nobody(self, event: Event) -> None:
        self.end(0, WITH_NOBODY)

    # Before the first turn.

    def hear_mulligan(self, event: Event) -> None:
        earl = self.earl(event)
        earl.deck += [0] * earl.hand_size
        earl.hand_size = 0

    def hear_picked(self, event: Event) -> None:
        self.earl(event).deck.append(0)

    def hear_deck_ready(self, event: Event) -> None:
        self.earl(event).deck = [0] * event.number

    def hear_common(self, event: Event) -> None:
        self.table.common += cards(event.card)
        for earl in self.table.earls[: self.table.players]:
            if earl.out == 0:
                earl.deck.append(0)

    def hear_common_lacked(self, event: Event) -> None:
        self.earl(event).deck.pop()

    # Votes, Winter, Legacy points.

    def hear_vote_for(self, event: Event) -> None:
        self.votes[0] += event.number

    def hear_vote_against(self, event: Event) -> None:
        self.votes[1] += event.number

    def hear_winter(self, event: Event) -> None:
        self.votes = [0, 0]

    hear_no_winter = hear_winter

    def hear_legacy_total(self, event: Event) -> None:
        self.earl(event).legacy = event.number

    def hear_new_first(self, event: Event) -> None:
        clear_table(self.table)
        self.table.first = self.table.turn_seat = event.seat
        self.table.summer = event.number
        for earl in self.table.earls:
            earl.to_spend = earl.legacy if earl.out == 0 else 0

    def hear_legacy_spent(self, event: Event) -> None:
        self.earl(event).to_spend = event.number

    def hear_legacy_lapsed(self, event: Event) -> None:
        self.earl(event).to_spend = 0

    # The King of Rebellion.

    def hear_mind(self, event: Event) -> None:
        self.earl(event).deck.remove(event.card)
        self.earl(event).mind += cards(event.card)

    def hear_mind_shuffled(self, event: Event) -> None:
        king = self.earl(event)
        king.deck = [kind for kind in range(BANNER) for _ in range(held(king.mind, kind))]
        king.mind = 0

    def hear_king_cubes(self, event: Event) -> None:
        self.earl(event).cubes += event.number


def is_from_hand(event: Event, kind: EventKind) -> bool:
    return "source" not in kind.fields or event.source == HAND


def whole(event: Event) -> int:
    """The card with its colour."""
    return card(event.colour, event.card)


def deck_of(t: Table, kind: int) -> TableDeck:
    """The table deck that a card belongs to."""
    if kind in (INFANTRY, KNIGHT):
        return t.army
    if NO_LUCK <= kind <= JOUST_PRINCE:
        return t.joust_deck
    return t.battle_deck if NORMAL <= kind <= CHURCH_DECIDES else t.viking_deck


def seen(t: Table) -> Data:
    """Everything public on the table, as plain data; without open decisions and the stage of a battle."""
    data = public_part(t, BYSTANDER)
    del data["decisions"]
    data["church"] = t.church()
    battle = data.get("battle")
    if isinstance(battle, dict):
        for name in ("stage", "hurt_defender", "hurt_attacker"):
            del battle[name]
        # The order within a force has no meaning.
        battle |= {side: sorted(battle[side]) for side in ("attack", "defence")}
    data["votes"] = votes(t)
    return data


def votes(t: Table) -> list[int]:
    """The votes for and against, in the vote under way."""
    return next(([int(d.b), int(d.c)] for d in t.stack if d.kind == VOTE), [0, 0])
