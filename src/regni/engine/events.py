"""Events: what happened, as small numbers. `regni.words.words` turns them into sentences.

Each kind of event is declared here, and only here: its number, its name, what its fields mean, which things on the
table it is about, who may see it, and its families. All other code about kinds of events uses these declarations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import ALLIES as ALLIES_CARD
from .cards import BANNER as BANNER_CARD
from .cards import BANQUET as BANQUET_CARD
from .cards import CHAMPION, HIDDEN, INTRIGUE, MERCENARY, TREACHERY
from .cards import VASSAL as VASSAL_CARD
from .native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# Who may see an event: everybody sees all of it; only `seat` sees its card; only `seat` sees it at all.
PUBLIC: Final = 0
CARD_SECRET: Final = 1
WHOLE_SECRET: Final = 2

#: Every field that an event can have besides its kind and its rule.
FIELDS: Final = ["seat", "other", "card", "colour", "number", "fief", "home", "source", "towers", "needed"]


class EventKind:
    """The declaration of one kind of event."""

    __slots__ = ("families", "fields", "name", "number", "renumbers", "shows", "speaks", "spends")

    def __init__(
        self,
        number: int,
        name: str,
        fields: dict[str, str],
        speaks: list[str],
        shows: int,
        spends: int,
        renumbers: str,
        families: list[str],
    ) -> None:
        self.number = number
        self.name = name
        #: The fields that it uses, each with its meaning. The meaning is empty if it is the usual one.
        self.fields = fields
        #: The things on the table that it is about.
        self.speaks = speaks
        self.shows = shows
        #: The card that leaves the Hand of `seat`, or -1 if the kind alone does not say which card. If the event has a
        #: `source`, the card leaves the Hand only if the source is the Hand.
        self.spends = spends
        #: Whose Fiefs may have new numbers after it: `seat`, `other`, `all`, or empty for nobody.
        self.renumbers = renumbers
        self.families = families


#: All kinds of events, their names and who may see them. Each is found by the number of the kind.
EVENT_KINDS: Final[list[EventKind]] = []
EVENT_NAMES: Final[list[str]] = []
SHOWS: Final[list[int]] = []


def declare(
    number: int,
    name: str,
    fields: str = "",
    speaks: str = "seat other",
    shows: int = PUBLIC,
    spends: int = -1,
    renumbers: str = "",
    families: str = "",
) -> None:
    """Declares a kind of event. Fields, things and families are lists of words with spaces between them.

    Fields: `seat` and `other` are seats, and -2 is the Vikings. `card` is a kind of card. `colour` is the colour of the
    card. `fief` is the number of a Fief of `seat`, and with `fief=other` of a Fief of the other. `home` is the Fief of
    `seat` that the card goes to. `source` is where the card came from (forces.py). `number` is a count, unless it has a
    meaning: `number=mercenary` is the place of a Mercenary of `seat`, `other_mercenary` of one of the other, `fielded`
    of one in the battle. `ending` is an ending (leaving.py), `verb` is the verb of an Attack, `card` is a second card,
    and `flag` is 1 for yes and 0 for no. `towers` are the points that Towers absorb, and `needed` the points that an
    Attack needs beyond them.

    Things on the table: `seat` and `other` are Earls. `fief` and `home` are Fiefs, and `fief/card` is the card in the
    Fief. `pool/card`, `hand/card` and `middle/card` are cards in an Army pool, in a Hand and in the middle of the
    table. `seat/card` and `other/card` are cards anywhere in an Earldom. `towers` and `mercenary` belong to `seat`,
    `other/towers` and `other/mercenary` to the other. `vikings` are the Vikings, and `crown` is the King card.
    """
    assert number == len(EVENT_KINDS), f"{name} is not number {len(EVENT_KINDS)}"
    meanings: dict[str, str] = {}
    for word in fields.split():
        field, _, meaning = word.partition("=")
        assert field in FIELDS, f"{name} has no field {field}"
        meanings[field] = meaning
    EVENT_KINDS.append(EventKind(number, name, meanings, speaks.split(), shows, spends, renumbers, families.split()))
    EVENT_NAMES.append(name)
    SHOWS.append(shows)


# The table and its turns.
FIRST_PLAYER: Final = 0
declare(FIRST_PLAYER, "first_player", "seat", "seat", families="heading")
ROUND: Final = 1
declare(ROUND, "round", "number", families="heading")
TURN: Final = 2
declare(TURN, "turn", "seat", families="untold")
DRAW: Final = 3
declare(DRAW, "draw", "seat card", "hand/card", shows=CARD_SECRET)
OLD_AGE: Final = 4
declare(OLD_AGE, "old_age", "seat")
CONCEDE: Final = 5
declare(CONCEDE, "concede", "seat")
OUT: Final = 6
declare(OUT, "out", "seat number=ending", renumbers="seat")

# Building (B3.2, B5).
TOWER: Final = 7
declare(TOWER, "tower", "seat card source", "towers", shows=CARD_SECRET)
GARRISON: Final = 8
declare(GARRISON, "garrison", "seat card number=mercenary", "mercenary")
FOUND: Final = 9
declare(FOUND, "found", "seat card fief source", "fief/card", families="action")
ATTACH: Final = 10
declare(ATTACH, "attach", "seat card fief source", "fief/card", families="action")
ARMY: Final = 11
declare(ARMY, "army", "seat card", "pool/card", families="chance")
INSTALL: Final = 12
declare(INSTALL, "install", "seat card fief source", "fief/card", families="action")
VISIT: Final = 13
declare(VISIT, "visit", "seat other", families="action")
SHOWN: Final = 14
declare(SHOWN, "shown", "seat other card number", shows=WHOLE_SECRET)
HIRE: Final = 15
declare(HIRE, "hire", "seat", "mercenary", spends=MERCENARY, families="action")
RECRUIT: Final = 16
declare(RECRUIT, "recruit", "seat number", families="action")

# War (B6).
STORM: Final = 17
declare(STORM, "storm", "seat other", "seat other/towers", families="action attack opening")
RAID: Final = 18
declare(RAID, "raid", "seat other fief=other", "seat fief", families="action attack opening")
SIEGE: Final = 19
declare(SIEGE, "siege", "seat other fief=other", "seat fief", families="action attack opening")
WHITE_MARKER: Final = 20
declare(WHITE_MARKER, "white_marker", speaks="vikings")
FIELD: Final = 21
declare(FIELD, "field", "seat card colour number=mercenary fief source", "seat middle/card")
UNDEFENDED: Final = 22
declare(UNDEFENDED, "undefended", "seat", families="opening")
BATTLE_CARD: Final = 23
declare(BATTLE_CARD, "battle_card", "seat card", "seat middle/card", families="opening chance")
CHURCH: Final = 24
declare(CHURCH, "church", "seat card", "seat middle/card")
CHURCH_SILENT: Final = 25
declare(CHURCH_SILENT, "church_silent")
DEALS: Final = 26
declare(DEALS, "deals", "seat number")
LOST: Final = 27
declare(LOST, "lost", "seat card colour number=fielded source", "seat middle/card")
TOWERS_SOAK: Final = 28
declare(TOWERS_SOAK, "towers_soak", "seat number", "towers")
TOWER_LOST: Final = 29
declare(TOWER_LOST, "tower_lost", "seat card", "towers", families="spoils chance")
CARRIED_OFF: Final = 30
declare(CARRIED_OFF, "carried_off", "seat other card colour fief=other home", "home/card", families="spoils")
BURNT: Final = 31
declare(BURNT, "burnt", "seat other card colour fief=other", "seat fief", families="spoils")
HOLDS: Final = 32
declare(HOLDS, "holds", "seat card colour number fief", "fief/card")
SEIZED: Final = 33
declare(SEIZED, "seized", "seat other card colour fief=other home", "home/card", renumbers="other", families="spoils")
RAZED: Final = 34
declare(RAZED, "razed", "seat other card colour fief=other", renumbers="other", families="spoils")
CAPTURED: Final = 35
declare(CAPTURED, "captured", "seat other card fief=other source", "seat fief")
KILLED: Final = 36
declare(KILLED, "killed", "seat card fief source", "fief")
RANSOM: Final = 37
declare(RANSOM, "ransom", "seat other card colour fief")
FREED: Final = 38
declare(FREED, "freed", "seat card fief", "fief/card")
UNRANSOMED: Final = 39
declare(UNRANSOMED, "unransomed", "seat card")

# Politics (B7).
BETRAY_LORD: Final = 40
declare(
    BETRAY_LORD,
    "betray_lord",
    "seat other card fief=other source",
    "seat fief/card",
    spends=TREACHERY,
    families="action plot treachery opening",
)
BETRAY_MERCENARY: Final = 41
declare(
    BETRAY_MERCENARY,
    "betray_mercenary",
    "seat other colour number=other_mercenary source",
    "seat other/mercenary",
    spends=TREACHERY,
    families="action plot treachery opening",
)
BETRAY_HAND: Final = 42
declare(BETRAY_HAND, "betray_hand", "seat other source", spends=TREACHERY, families="action plot treachery opening")
INTRIGUE_FIEF: Final = 43
declare(
    INTRIGUE_FIEF,
    "intrigue_fief",
    "seat other card colour fief=other source",
    "seat fief",
    spends=INTRIGUE,
    families="action plot intrigue opening",
)
INTRIGUE_MERCENARY: Final = 44
declare(
    INTRIGUE_MERCENARY,
    "intrigue_mercenary",
    "seat other colour number=other_mercenary source",
    "seat other/mercenary",
    spends=INTRIGUE,
    families="action plot intrigue opening",
)
INTRIGUE_POOL: Final = 45
declare(INTRIGUE_POOL, "intrigue_pool", "seat other source", spends=INTRIGUE, families="action plot intrigue opening")
ALLIES: Final = 46
declare(ALLIES, "allies", "seat", spends=ALLIES_CARD)
NO_ALLIES: Final = 47
declare(NO_ALLIES, "no_allies", "seat")
VASSAL: Final = 48
declare(VASSAL, "vassal", "seat fief source", spends=VASSAL_CARD)
YIELDS: Final = 49
declare(YIELDS, "yields", "seat")
FOILED: Final = 50
declare(FOILED, "foiled", "seat", families="stopped")
FIEF_LOST: Final = 51
declare(FIEF_LOST, "fief_lost", "seat card colour fief", renumbers="seat")
FIEF_TAKEN: Final = 52
declare(FIEF_TAKEN, "fief_taken", "seat other card colour fief=other home", "home/card", renumbers="other")
MERCENARY_LOST: Final = 53
declare(MERCENARY_LOST, "mercenary_lost", "seat colour number=mercenary")
HAND_LOST: Final = 54
declare(HAND_LOST, "hand_lost", "seat card", families="chance")
INTRIGUED: Final = 55
declare(INTRIGUED, "intrigued", "seat other card colour fief=other home", "home/card")
ARMY_TAKEN: Final = 56
declare(ARMY_TAKEN, "army_taken", "seat other card", "pool/card")
MERCENARY_TAKEN: Final = 57
declare(MERCENARY_TAKEN, "mercenary_taken", "seat other colour number=other_mercenary", "mercenary")

# Banquets, Banners and the crown (B8).
BANQUET: Final = 58
declare(BANQUET, "banquet", "seat", spends=BANQUET_CARD, families="action")
BANNER: Final = 59
declare(BANNER, "banner", "seat number source", spends=BANNER_CARD, families="action")
CROWNED: Final = 60
declare(CROWNED, "crowned", "seat", "seat other crown", families="opening")
ROYAL_GIFT: Final = 61
declare(ROYAL_GIFT, "royal_gift", "seat other card")
KING_FREE: Final = 62
declare(KING_FREE, "king_free", speaks="seat crown")
BEQUEATH: Final = 63
declare(BEQUEATH, "bequeath", "seat card fief", "fief", spends=BANNER_CARD, families="action")

# The Joust (B11).
JOUST: Final = 64
declare(JOUST, "joust", "seat card colour fief", spends=BANNER_CARD, families="action opening")
JOUST_ENTER: Final = 65
declare(JOUST_ENTER, "joust_enter", "seat card colour fief")
JOUST_DECLINE: Final = 66
declare(JOUST_DECLINE, "joust_decline", "seat")
JOUST_OFF: Final = 67
declare(JOUST_OFF, "joust_off", "seat card colour fief", "fief/card")
JOUST_DEALT: Final = 68
declare(JOUST_DEALT, "joust_dealt", "seat card", "seat middle/card", shows=CARD_SECRET)
JOUST_SWAP: Final = 69
declare(JOUST_SWAP, "joust_swap", "seat card number=card")
JOUST_CHAMPION: Final = 70
declare(JOUST_CHAMPION, "joust_champion", "seat card number=flag", shows=CARD_SECRET, spends=CHAMPION)
JOUST_SHOW: Final = 71
declare(JOUST_SHOW, "joust_show", "seat card number=flag", "seat middle/card", families="chance")
JOUST_TIE: Final = 72
declare(JOUST_TIE, "joust_tie", "seat card", "seat middle/card", families="chance")
JOUST_WON: Final = 73
declare(JOUST_WON, "joust_won", "seat", families="opening")
PRIZE: Final = 74
declare(PRIZE, "prize", "seat other card colour", "seat/card")

# The Vikings (B9).
EMISSARY: Final = 75
declare(EMISSARY, "emissary", "seat card number source", "seat other vikings", families="action")
MARKER: Final = 76
declare(MARKER, "marker", "number", "vikings")
MARKER_HELD: Final = 77
declare(MARKER_HELD, "marker_held", speaks="vikings", families="vikings")
ARRIVED: Final = 78
declare(ARRIVED, "arrived", "seat number", "vikings", families="opening vikings chance")
VIKING_GAIN: Final = 79
declare(VIKING_GAIN, "viking_gain", "seat number", "vikings", families="vikings chance")
CONTROL: Final = 80
declare(CONTROL, "control", "seat", "seat other vikings", families="opening vikings chance")
HOLD: Final = 81
declare(HOLD, "hold", "seat", "seat other vikings")

# Leaving and winning (B10), and what else can happen.
DISCARDED: Final = 82
declare(DISCARDED, "discarded", "seat card")
WON: Final = 83
declare(WON, "won", "seat number=ending", families="opening")
DRAWN: Final = 84
declare(DRAWN, "drawn", "number", families="opening")
NOBODY_WON: Final = 85
declare(NOBODY_WON, "nobody", families="opening")
NO_EFFECT: Final = 86
declare(NO_EFFECT, "no_effect", "seat other", families="stopped")
HOMELESS: Final = 87
declare(HOMELESS, "homeless", "seat card")
NO_ROOM: Final = 88
declare(NO_ROOM, "no_room", "seat other card colour fief=other")
PLACED: Final = 89
declare(PLACED, "placed", "seat card colour fief", "fief/card")

# Variants and options.
MULLIGAN: Final = 90
declare(MULLIGAN, "mulligan", "seat")
KEEPS_HAND: Final = 91
declare(KEEPS_HAND, "keeps_hand", "seat")
RELATIVE: Final = 92
declare(RELATIVE, "relative", "seat", renumbers="seat")
TABLED: Final = 93
declare(TABLED, "tabled", "seat number=ending", renumbers="seat")
MARKERS_BACK: Final = 94
declare(MARKERS_BACK, "markers_back", speaks="vikings")
VIKINGS_WON: Final = 95
declare(VIKINGS_WON, "vikings_won", "number=ending", families="opening")
KING_WON: Final = 96
declare(KING_WON, "king_won", families="opening")

# Wessex: votes, Winter, Legacy points (W).
VOTE_CALLED: Final = 97
declare(VOTE_CALLED, "vote_called", "seat", families="action opening")
LONGBOATS: Final = 98
declare(LONGBOATS, "longboats", speaks="vikings", families="opening vikings")
VOTE_FOR: Final = 99
declare(VOTE_FOR, "vote_for", "seat number", families="ballot")
VOTE_AGAINST: Final = 100
declare(VOTE_AGAINST, "vote_against", "seat number", families="ballot")
ABSTAINS: Final = 101
declare(ABSTAINS, "abstains", "seat", families="ballot")
VOTES_FOR: Final = 102
declare(VOTES_FOR, "votes_for", "number", families="opening")
VOTES_AGAINST: Final = 103
declare(VOTES_AGAINST, "votes_against", "number")
WINTER: Final = 104
declare(WINTER, "winter", "number", renumbers="all", families="heading")
NO_WINTER: Final = 105
declare(NO_WINTER, "no_winter")
LEGACY_KING: Final = 106
declare(LEGACY_KING, "legacy_king", "seat", "seat other crown")
LEGACY_FIEF: Final = 107
declare(LEGACY_FIEF, "legacy_fief", "seat card fief", "fief")
LEGACY_PAIR: Final = 108
declare(LEGACY_PAIR, "legacy_pair", "seat")
LEGACY_CAPPED: Final = 109
declare(LEGACY_CAPPED, "legacy_capped", "seat")
LEGACY_TOTAL: Final = 110
declare(LEGACY_TOTAL, "legacy_total", "seat number")
NEW_FIRST: Final = 111
declare(NEW_FIRST, "new_first", "seat number", renumbers="all", families="opening")
MARKERS_START: Final = 112
declare(MARKERS_START, "markers_start", "number", "vikings")
VIKINGS_START: Final = 113
declare(VIKINGS_START, "vikings_start", "seat number", "vikings", families="chance")
LEGACY_SPENT: Final = 114
declare(LEGACY_SPENT, "legacy_spent", "seat number")

# Decks picked at the table (O9, W4.5), Resourceful Earls (O6), Tactics (O8).
PICKED: Final = 115
declare(PICKED, "picked", "seat card", shows=CARD_SECRET)
DECK_READY: Final = 116
declare(DECK_READY, "deck_ready", "seat number")
CHOOSER: Final = 117
declare(CHOOSER, "chooser", "seat", families="chance")
COMMON: Final = 118
declare(COMMON, "common", "seat card")
SUMMER: Final = 119
declare(SUMMER, "summer", "number", renumbers="all", families="heading")
SEEKS: Final = 120
declare(SEEKS, "seeks", "seat", families="action")
FETCHED: Final = 121
declare(FETCHED, "fetched", "seat card", "hand/card", shows=CARD_SECRET)
APPEASED: Final = 122
declare(APPEASED, "appeased", "seat", spends=BANQUET_CARD)
TACTICS: Final = 123
declare(TACTICS, "tactics", "seat", spends=BANNER_CARD)

# Rebellion: the King (R).
KING_SEATED: Final = 124
declare(KING_SEATED, "king_seated", "seat")
MIND: Final = 125
declare(MIND, "mind", "seat card", families="opening chance")
MIND_SPENT: Final = 126
declare(MIND_SPENT, "mind_spent", "seat card")
MIND_SHUFFLED: Final = 127
declare(MIND_SHUFFLED, "mind_shuffled", "seat")
KING_CUBE: Final = 128
declare(KING_CUBE, "king_cube", "seat other", families="chance")
KING_JOUST: Final = 129
declare(KING_JOUST, "king_joust", "seat other card", families="chance")
KING_UNAVAILABLE: Final = 130
declare(KING_UNAVAILABLE, "king_unavailable", "seat other number=verb")
KING_IMPOSSIBLE: Final = 131
declare(KING_IMPOSSIBLE, "king_impossible", "seat other number=verb")
KING_TURNS_TO: Final = 132
declare(KING_TURNS_TO, "king_turns_to", "seat other card colour number=verb fief=other")
KING_IDLE: Final = 133
declare(KING_IDLE, "king_idle", "seat other")
KING_PASSES_OVER: Final = 134
declare(KING_PASSES_OVER, "king_passes_over", "seat other")
KING_LACKS: Final = 135
declare(KING_LACKS, "king_lacks", "seat card")
KING_IGNORES: Final = 136
declare(KING_IGNORES, "king_ignores", "seat card")
KING_CUBES: Final = 137
declare(KING_CUBES, "king_cubes", "seat number", "seat other vikings")
KING_ALLIES: Final = 138
declare(KING_ALLIES, "king_allies", "seat card", families="chance")
KING_NO_ALLIES: Final = 139
declare(KING_NO_ALLIES, "king_no_allies", "seat card", families="chance")
KING_VASSAL: Final = 140
declare(KING_VASSAL, "king_vassal", "seat card", families="chance")
KING_NO_VASSAL: Final = 141
declare(KING_NO_VASSAL, "king_no_vassal", "seat card", families="chance")
KING_FALLS: Final = 142
declare(KING_FALLS, "king_falls", "seat number=ending", renumbers="seat", families="opening")
KING_WANTS: Final = 143
declare(KING_WANTS, "king_wants", "seat other card fief=other", "seat fief")

# Changes that no other event tells.
RESHUFFLED: Final = 144
declare(RESHUFFLED, "reshuffled", "card")
BATTLE_OVER: Final = 145
declare(BATTLE_OVER, "battle_over", "seat other", families="untold")
SPENT: Final = 146
declare(SPENT, "spent", "seat card")
BACK_IN_HAND: Final = 147
declare(BACK_IN_HAND, "back_in_hand", "seat card")
KING_GONE: Final = 148
declare(KING_GONE, "king_gone", "seat", "seat crown")
TURNED_UP: Final = 149
declare(TURNED_UP, "turned_up", "seat card", "vikings", families="chance")
TOWER_CHANGED: Final = 150
declare(TOWER_CHANGED, "tower_changed", "seat card", "towers", shows=WHOLE_SECRET)
COMMON_LACKED: Final = 151
declare(COMMON_LACKED, "common_lacked", "seat card")
LEGACY_LAPSED: Final = 152
declare(LEGACY_LAPSED, "legacy_lapsed", "seat")
RETINUE_LOST: Final = 153
declare(RETINUE_LOST, "retinue_lost", "seat")
KING_RECKONS: Final = 154
declare(KING_RECKONS, "king_reckons", "seat other number towers needed")


def family(name: str) -> frozenset[int]:
    """The kinds of events that belong to the family of this name."""
    return frozenset([kind.number for kind in EVENT_KINDS if name in kind.families])


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. Its kind declares what its fields mean.

    A field that is not used is -1, but an unused `number` is 0. If `secret` is a seat, only that seat may see the card.
    If `whole` is true, only that seat learns of the event at all.
    """

    __slots__ = (
        "card", "colour", "fief", "home", "kind", "needed", "number", "other", "rule", "seat", "secret", "source",
        "towers", "whole",
    )  # fmt: skip

    def __init__(
        self,
        kind: i64,
        rule: i64,
        seat: i64,
        other: i64,
        card: i64,
        number: i64,
        secret: i64,
        whole: bool,
        colour: i64 = -1,
        fief: i64 = -1,
        home: i64 = -1,
        source: i64 = -1,
        towers: i64 = -1,
        needed: i64 = -1,
    ) -> None:
        self.kind: i64 = kind
        self.rule: i64 = rule
        self.seat: i64 = seat
        self.other: i64 = other
        self.card: i64 = card
        self.number: i64 = number
        self.secret: i64 = secret
        self.whole = whole
        self.colour: i64 = colour
        self.fief: i64 = fief
        self.home: i64 = home
        self.source: i64 = source
        self.towers: i64 = towers
        self.needed: i64 = needed

    def is_seen_by(self, seat: i64) -> bool:
        return not self.whole or self.secret == seat

    def card_for(self, seat: i64) -> i64:
        """The card, or HIDDEN if this seat may not see it."""
        return self.card if self.secret < 0 or self.secret == seat else HIDDEN

    def seen_by(self, seat: i64) -> Event:
        """The event with its card hidden if this seat may not see the card."""
        if self.card_for(seat) == self.card:
            return self
        return Event(
            self.kind, self.rule, self.seat, self.other, self.card_for(seat), self.number, self.secret, self.whole,
            self.colour, self.fief, self.home, self.source, self.towers, self.needed,
        )  # fmt: skip
