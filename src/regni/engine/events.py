"""What happened, as small numbers: pages and logs turn them into words (`regni.words.words`).

Each event has a kind, the rule it follows, up to two seats, a card and a number. The card of a `secret` event is for
the eyes of one seat; a `whole` secret is not even mentioned to the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import HIDDEN
from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

EVENT_NAMES: Final = [
    "first_player", "round", "turn", "draw", "old_age", "concede", "out", "tower", "garrison", "found", "attach",
    "army", "install", "visit", "shown", "hire", "recruit", "storm", "raid", "siege", "white_marker", "field",
    "undefended", "battle_card", "church", "church_silent", "deals", "lost", "towers_soak", "tower_lost",
    "carried_off", "burnt", "holds", "seized", "razed", "captured", "killed", "ransom", "freed", "unransomed",
    "betray_lord", "betray_mercenary", "betray_hand", "intrigue_fief", "intrigue_mercenary", "intrigue_pool",
    "allies", "no_allies", "vassal", "yields", "foiled", "fief_lost", "fief_taken", "mercenary_lost", "hand_lost",
    "intrigued", "army_taken", "mercenary_taken", "banquet", "banner", "crowned", "royal_gift", "king_free",
    "bequeath", "joust", "joust_enter", "joust_decline", "joust_off", "joust_dealt", "joust_swap", "joust_champion",
    "joust_show", "joust_tie", "joust_won", "prize", "emissary", "marker", "marker_held", "arrived", "viking_gain",
    "control", "hold", "discarded", "won", "drawn", "nobody", "no_effect", "homeless", "no_room", "placed",
    "mulligan", "keeps_hand", "relative", "tabled", "markers_back", "vikings_won", "king_won", "vote_called",
    "longboats", "vote_for", "vote_against", "abstains", "votes_for", "votes_against", "winter", "no_winter",
    "legacy_king", "legacy_fief", "legacy_pair", "legacy_capped", "legacy_total", "new_first", "markers_start",
    "vikings_start", "legacy_spent", "picked", "deck_ready", "chooser", "common", "summer", "seeks", "fetched",
    "appeased", "tactics", "king_seated", "mind", "mind_spent", "mind_shuffled", "king_cube", "king_joust",
    "king_unavailable", "king_impossible", "king_turns_to", "king_idle", "king_passes_over", "king_lacks",
    "king_ignores", "king_cubes", "king_allies", "king_no_allies", "king_vassal", "king_no_vassal", "king_falls",
    "king_wants",
]  # fmt: skip

FIRST_PLAYER: Final = 0
ROUND: Final = 1
TURN: Final = 2
DRAW: Final = 3
OLD_AGE: Final = 4
CONCEDE: Final = 5
OUT: Final = 6
TOWER: Final = 7
GARRISON: Final = 8
FOUND: Final = 9
ATTACH: Final = 10
ARMY: Final = 11
INSTALL: Final = 12
VISIT: Final = 13
SHOWN: Final = 14
HIRE: Final = 15
RECRUIT: Final = 16
STORM: Final = 17
RAID: Final = 18
SIEGE: Final = 19
WHITE_MARKER: Final = 20
FIELD: Final = 21
UNDEFENDED: Final = 22
BATTLE_CARD: Final = 23
CHURCH: Final = 24
CHURCH_SILENT: Final = 25
DEALS: Final = 26
LOST: Final = 27
TOWERS_SOAK: Final = 28
TOWER_LOST: Final = 29
CARRIED_OFF: Final = 30
BURNT: Final = 31
HOLDS: Final = 32
SEIZED: Final = 33
RAZED: Final = 34
CAPTURED: Final = 35
KILLED: Final = 36
RANSOM: Final = 37
FREED: Final = 38
UNRANSOMED: Final = 39
BETRAY_LORD: Final = 40
BETRAY_MERCENARY: Final = 41
BETRAY_HAND: Final = 42
INTRIGUE_FIEF: Final = 43
INTRIGUE_MERCENARY: Final = 44
INTRIGUE_POOL: Final = 45
ALLIES: Final = 46
NO_ALLIES: Final = 47
VASSAL: Final = 48
YIELDS: Final = 49
FOILED: Final = 50
FIEF_LOST: Final = 51
FIEF_TAKEN: Final = 52
MERCENARY_LOST: Final = 53
HAND_LOST: Final = 54
INTRIGUED: Final = 55
ARMY_TAKEN: Final = 56
MERCENARY_TAKEN: Final = 57
BANQUET: Final = 58
BANNER: Final = 59
CROWNED: Final = 60
ROYAL_GIFT: Final = 61
KING_FREE: Final = 62
BEQUEATH: Final = 63
JOUST: Final = 64
JOUST_ENTER: Final = 65
JOUST_DECLINE: Final = 66
JOUST_OFF: Final = 67
JOUST_DEALT: Final = 68
JOUST_SWAP: Final = 69
JOUST_CHAMPION: Final = 70
JOUST_SHOW: Final = 71
JOUST_TIE: Final = 72
JOUST_WON: Final = 73
PRIZE: Final = 74
EMISSARY: Final = 75
MARKER: Final = 76
MARKER_HELD: Final = 77
ARRIVED: Final = 78
VIKING_GAIN: Final = 79
CONTROL: Final = 80
HOLD: Final = 81
DISCARDED: Final = 82
WON: Final = 83
DRAWN: Final = 84
NOBODY_WON: Final = 85
NO_EFFECT: Final = 86
HOMELESS: Final = 87
NO_ROOM: Final = 88
PLACED: Final = 89
# Variants and options.
MULLIGAN: Final = 90
KEEPS_HAND: Final = 91
RELATIVE: Final = 92
TABLED: Final = 93
MARKERS_BACK: Final = 94
VIKINGS_WON: Final = 95
KING_WON: Final = 96
VOTE_CALLED: Final = 97
LONGBOATS: Final = 98
VOTE_FOR: Final = 99
VOTE_AGAINST: Final = 100
ABSTAINS: Final = 101
VOTES_FOR: Final = 102
VOTES_AGAINST: Final = 103
WINTER: Final = 104
NO_WINTER: Final = 105
LEGACY_KING: Final = 106
LEGACY_FIEF: Final = 107
LEGACY_PAIR: Final = 108
LEGACY_CAPPED: Final = 109
LEGACY_TOTAL: Final = 110
NEW_FIRST: Final = 111
MARKERS_START: Final = 112
VIKINGS_START: Final = 113
LEGACY_SPENT: Final = 114
PICKED: Final = 115
DECK_READY: Final = 116
CHOOSER: Final = 117
COMMON: Final = 118
SUMMER: Final = 119
SEEKS: Final = 120
FETCHED: Final = 121
APPEASED: Final = 122
TACTICS: Final = 123
KING_SEATED: Final = 124
MIND: Final = 125
MIND_SPENT: Final = 126
MIND_SHUFFLED: Final = 127
KING_CUBE: Final = 128
KING_JOUST: Final = 129
KING_UNAVAILABLE: Final = 130
KING_IMPOSSIBLE: Final = 131
KING_TURNS_TO: Final = 132
KING_IDLE: Final = 133
KING_PASSES_OVER: Final = 134
KING_LACKS: Final = 135
KING_IGNORES: Final = 136
KING_CUBES: Final = 137
KING_ALLIES: Final = 138
KING_NO_ALLIES: Final = 139
KING_VASSAL: Final = 140
KING_NO_VASSAL: Final = 141
KING_FALLS: Final = 142
KING_WANTS: Final = 143


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. `seat` and `other` are seats (-2 the Vikings, -1 none); `card` is a face."""

    __slots__ = ("card", "kind", "number", "other", "rule", "seat", "secret", "whole")

    def __init__(
        self, kind: i64, rule: i64, seat: i64, other: i64, card: i64, number: i64, secret: i64, whole: bool
    ) -> None:
        self.kind: i64 = kind
        self.rule: i64 = rule
        self.seat: i64 = seat
        self.other: i64 = other
        self.card: i64 = card
        self.number: i64 = number
        self.secret: i64 = secret
        self.whole = whole

    def is_seen_by(self, seat: i64) -> bool:
        return not self.whole or self.secret == seat

    def card_for(self, seat: i64) -> i64:
        """The card as that seat may know it."""
        return self.card if self.secret < 0 or self.secret == seat else HIDDEN

    def seen_by(self, seat: i64) -> Event:
        """The event as that seat may know it."""
        card = self.card_for(seat)
        return Event(self.kind, self.rule, self.seat, self.other, card, self.number, self.secret, self.whole)
