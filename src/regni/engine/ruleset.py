"""Every number and switch of the rules. Each has a tag that says where it comes from.

[S] is stated in a source document. [P] is stated publicly. [A] is assumed; an owner of the printed rulebook can correct
it. `regni.rules.rulesets` reads and checks settings from files; this module only holds them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import CASTLE, CATHEDRAL, CHURCH, INFANTRY, KINDS, KNIGHT, NAMES, PALACE
from .variant_facts import BASE, FACTS

if TYPE_CHECKING:
    from mypy_extensions import i64

COUNT: Final = "count"
SWITCH: Final = "switch"
WORD: Final = "word"
DECK: Final = "deck"
TABLE: Final = "table"
FORMULA: Final = "formula"  # may contain the number of Earls
FIEFS: Final = "fiefs"

MOST_EARLS: Final = 6


class Setting:
    """One setting: its name, the rule it belongs to, its tag, its default and the values it can have."""

    def __init__(
        self,
        name: str,
        rule: str,
        tag: str,
        default: object,
        shape: str,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
        before: object = None,
    ) -> None:
        self.name = name
        self.attribute = name.replace(".", "_")
        self.rule = rule
        self.tag = tag
        self.default = default
        self.shape = shape
        self.low = low
        self.high = high
        self.words = words
        #: The value for files that were written before the setting existed, if that is not the default.
        self.before = before

    def default_in(self, variant: str) -> object:
        """The value of the setting in a variant, unless the ruleset gives another."""
        return FACTS[variant].usual.get(self.name, self.default) if variant in FACTS else self.default


def _count(name: str, rule: str, tag: str, default: int, low: int, high: int) -> Setting:
    return Setting(name, rule, tag, default, COUNT, low, high)


def _switch(name: str, rule: str, tag: str, default: bool, before: object = None) -> Setting:
    return Setting(name, rule, tag, default, SWITCH, before=before)


def _word(name: str, rule: str, tag: str, *words: str, before: object = None) -> Setting:
    return Setting(name, rule, tag, words[0], WORD, words=words, before=before)


def _deck(name: str, default: dict[str, int]) -> Setting:
    return Setting(name, "B1.4", "A", default, DECK, words=tuple(default))


SETTINGS: Final[list[Setting]] = [
    _count("set_copies", "B1.2", "P", 6, 1, 12),
    _count("table_deck_size", "B1.4", "P", 24, 1, 99),
    _deck("army_deck", {"infantry": 18, "knight": 6}),
    _deck("viking_deck", {"viking": 18, "chieftain": 6}),
    _deck("battle_deck", {"normal": 12, "attacker_wins": 4, "defender_wins": 4, "church_decides": 4}),
    _deck("joust_deck", {"no_luck": 12, "vassal": 6, "prince": 6}),
    _count("viking_markers", "B1.6", "S", 8, 1, 40),
    _count("deck_size", "B2.1", "P", 24, 1, 90),
    _count("hand_size", "B2.2", "P", 5, 0, 24),
    _count("turn_draw", "B3.3", "P", 1, 0, 5),
    _switch("banquet_draw_required", "B3.4", "A", True),
    _count("hand_limit", "B3.5", "A", 0, 0, 90),
    _count("quiet_turns", "B3.7", "S", 1, 0, 20),
    _count("properties_per_fief", "B5.2", "A", 0, 0, 24),
    _count("land_army", "B5.3", "P", 1, 0, 6),
    _count("market_town_factor", "B5.3", "A", 2, 1, 6),
    _switch("one_cathedral", "B5.5", "A", True),
    _switch("church_by_majority", "B5.5", "A", True),
    _switch("monastery_needs_church", "B5.6", "A", True),
    _count("garrison_slots", "B5.7", "P", 1, 0, 99),
    _word("recruit", "B5.9", "A", "levy", "lands", "one"),
    _switch("levy_limits_defence", "B6.3", "A", True),
    _switch("levy_counts_garrison", "B6.3", "A", False),
    _switch("levy_counts_royal", "B6.3", "A", False),
    _switch("abbot_fights", "B6.3", "A", False),
    Setting(
        "strength", "B6.4", "A",
        {"infantry": 1, "knight": 2, "king": 1, "prince": 1, "vassal": 1, "mercenary": 1, "champion": 2,
         "monk": 1, "viking": 1, "chieftain": 2},
        TABLE, 0, 9,
    ),
    _word("losses_picked_by", "B6.6", "A", "owner", "enemy"),
    _count("tower_soak", "B6.7", "S", 1, 0, 9),
    _word("towers_lost", "B6.7", "A", "random", "owner"),
    _count("castle_strength", "B6.8", "S", 2, 1, 20),
    _count("palace_strength", "B6.8", "S", 3, 1, 20),
    _word("burning", "B6.9", "A", "choice", "never"),
    _word("spoils_picked_by", "B6.9", "A", "attacker", "defender"),
    _word("lords_captured", "B6.10", "A", "all", "reached"),
    _switch("home_lord_captured", "B6.10", "A", True),
    _switch("hand_fighters_discarded", "B6.10", "A", True),
    _count("ransom_properties", "B6.11", "A", 1, 1, 6),
    _word("white_marker_on", "B6.12", "A", "attack", "loss"),
    _switch("garrison_survives", "B6.13", "A", True),
    _count("treachery_hand_cards", "B7.1", "A", 2, 1, 24),
    _switch("treachery_takes_fief", "B7.2", "A", False),
    _count("intrigue_properties", "B7.3", "A", 2, 1, 24),
    _count("intrigue_army", "B7.3", "A", 2, 1, 24),
    _count("banquet_cards", "B8.1", "P", 2, 0, 12),
    _count("kingship_lead", "B8.2", "S", 2, 1, 12),
    _word("lead_counted", "B8.2", "A", "freed", "laid"),
    _switch("joust", "B8.4", "A", True),
    _word("royal_gift", "B8.5", "A", "giver", "king"),
    _switch("royal_army_dies", "B8.6", "A", True),
    _switch("king_card_freed", "B8.7", "A", True),
    Setting("viking_arrival", "B9.2", "A", "earls + 1", FORMULA, 0, 24),
    _count("viking_gain", "B9.3", "S", 1, 0, 6),
    Setting("emissary_cubes", "B9.4", "A", {"vassal": 1, "monk": 2}, TABLE, 0, 9),
    _switch("vikings_act_on_arrival", "B9.5", "A", True),
    _switch("vikings_may_hold", "B9.5", "A", True),
    _count("max_rounds", "B10.3", "A", 200, 1, 2000),
    _count("joust_cards", "B11.2", "A", 3, 1, 6),
    _word("joust_champion", "B11.3", "A", "prince", "wild"),
    _count("joust_tie_draws", "B11.4", "A", 24, 0, 99),
    _switch("relative_draws", "H2.1", "A", True),
    _switch("tabled_attacks", "H2.4", "A", True),
    _switch("tabled_attacked", "H2.5", "A", True),
    _switch("wessex.conceded_count", "H4.1", "A", True),
    _switch("wessex.relative_loses_retinue", "W2.1", "A", False),
    _switch("wessex.tabled_loses_retinue", "W2.2", "A", False),
    _switch("wessex.start_counts", "W7.1", "A", True),
    _switch("king.counts_for_army", "B1.5", "A", True),
    _switch("king.truce_bars_joust", "R1.2", "A", True),
    _switch("king.truce_bars_visit", "R1.2", "A", True),
    _switch("banquet_appeases", "R1.7", "S", False),
    Setting("king.fiefs", "R2.1", "S", ["palace prince", "castle"], FIEFS),
    Setting("king.towers", "R2.1", "S", "earls + 1", FORMULA, 0, 24),
    Setting("king.royal_infantry", "R2.2", "S", "earls", FORMULA, 0, 24),
    Setting(
        "king.mind", "R2.3", "S",
        {"champion": 3, "land": 2, "treachery": 1, "intrigue": 1, "market_town": 1, "monk": 1, "castle": 1,
         "vassal": 1, "prince": 0},
        TABLE, 0, 6,
    ),
    _count("king.cubes", "R2.4", "A", 1, 0, 9),
    _switch("king.keeps_quiet", "R2.4", "A", True),
    _switch("king.tray_refills", "R3.1", "A", False),
    _switch("king.land_for_town", "R3.4", "S", True, before=False),
    _switch("king.monk_moves_marker", "R3.6", "A", True),
    _switch("king.vassal_spares_palace", "R3.7", "A", True, before=False),
    _word("king.siege_falls_back", "R4.4", "A", "last", "never", "first", before="never"),
    _switch("king.forces_intrigued", "R5.3", "A", True),
    _switch("king.palace_despite_vassal", "R6.2", "A", False, before=True),
    _switch("free_mulligan", "O1", "S", False),
    _count("quiet_politics", "O2", "P", 0, 0, 20),
    _count("start_towers", "O2", "P", 0, 0, 12),
    _count("legacy_start", "O3", "P", 0, 0, 3),
    _switch("state_and_church", "O4", "P", False),
    _switch("resourceful", "O6", "P", False),
    _switch("neighbors", "O7", "P", False),
    _switch("tactics", "O8", "P", False),
    _count("house_divided", "O9", "P", 0, 0, 90),
    _switch("clerisy", "O10", "P", False),
    _count("clerisy_strength", "O10", "A", 2, 1, 20),
]  # fmt: skip
#: In a file the settings of one variant stand in their own table, such as `king.towers`. These are the tables' names.
GROUPS: Final = tuple({setting.name.partition(".")[0]: 0 for setting in SETTINGS if "." in setting.name})


def card_key(setting: str, name: str) -> str:
    """The card that a name in a setting's table means. The Joust deck has its own Vassal and Prince."""
    return f"joust_{name}" if setting == "joust_deck" and name != "no_luck" else name


def by_kind(setting: str, counts: dict[str, int]) -> list[int]:
    """Turns counts by card name into a list of counts by card kind."""
    listed = [0] * KINDS
    for name, number in counts.items():
        listed[NAMES.index(card_key(setting, name))] = number
    return listed


def unshuffled(counts: list[int], decks: int) -> list[int]:
    """The cards of several equal table decks together, sorted by kind."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind] * decks)]


class Ruleset:
    """The settings in force. One object serves for a whole game and never changes.

    >>> Ruleset().hand_size
    5
    >>> Ruleset({"hand_size": 7}).hand_size
    7
    """

    set_copies: i64
    table_deck_size: i64
    viking_markers: i64
    deck_size: i64
    hand_size: i64
    turn_draw: i64
    banquet_draw_required: bool
    hand_limit: i64
    quiet_turns: i64
    properties_per_fief: i64
    land_army: i64
    market_town_factor: i64
    one_cathedral: bool
    church_by_majority: bool
    monastery_needs_church: bool
    garrison_slots: i64
    recruit: str
    levy_limits_defence: bool
    levy_counts_garrison: bool
    levy_counts_royal: bool
    abbot_fights: bool
    losses_picked_by: str
    tower_soak: i64
    towers_lost: str
    castle_strength: i64
    palace_strength: i64
    burning: str
    spoils_picked_by: str
    lords_captured: str
    home_lord_captured: bool
    hand_fighters_discarded: bool
    ransom_properties: i64
    white_marker_on: str
    garrison_survives: bool
    treachery_hand_cards: i64
    treachery_takes_fief: bool
    intrigue_properties: i64
    intrigue_army: i64
    banquet_cards: i64
    kingship_lead: i64
    lead_counted: str
    joust: bool
    royal_gift: str
    royal_army_dies: bool
    king_card_freed: bool
    viking_arrival: str
    viking_gain: i64
    vikings_act_on_arrival: bool
    vikings_may_hold: bool
    max_rounds: i64
    joust_cards: i64
    joust_champion: str
    joust_tie_draws: i64
    relative_draws: bool
    tabled_attacks: bool
    tabled_attacked: bool
    wessex_conceded_count: bool
    wessex_relative_loses_retinue: bool
    wessex_tabled_loses_retinue: bool
    wessex_start_counts: bool
    king_counts_for_army: bool
    king_truce_bars_joust: bool
    king_truce_bars_visit: bool
    banquet_appeases: bool
    king_fiefs: list[str]
    king_towers: str
    king_royal_infantry: str
    king_cubes: i64
    king_keeps_quiet: bool
    king_tray_refills: bool
    king_land_for_town: bool
    king_monk_moves_marker: bool
    king_vassal_spares_palace: bool
    king_siege_falls_back: str
    king_forces_intrigued: bool
    king_palace_despite_vassal: bool
    free_mulligan: bool
    quiet_politics: i64
    start_towers: i64
    legacy_start: i64
    state_and_church: bool
    resourceful: bool
    neighbors: bool
    tactics: bool
    house_divided: i64
    clerisy: bool
    clerisy_strength: i64
    # These are tables in a file and lists by card kind here.
    army_deck: list[int]
    viking_deck: list[int]
    battle_deck: list[int]
    joust_deck: list[int]
    strength: list[int]
    emissary_cubes: list[int]
    king_mind: list[int]

    def __init__(self, changes: dict[str, object] | None = None) -> None:
        given = changes if changes is not None else {}
        self.variant = str(given.get("variant", BASE.name))
        self.facts = FACTS[self.variant]
        self.mode = str(given.get("mode", self.facts.first_mode()))
        #: Whether all Earls win or lose together.
        self.shares_victory: bool = self.facts.modes[self.mode].shares_victory
        #: The settings in the form in which a file has them.
        self.values: dict[str, object] = {}
        for setting in SETTINGS:
            value = given.get(setting.name, setting.default_in(self.variant))
            if setting.shape == FORMULA:
                value = str(value)  # a number is a formula too
            if isinstance(value, dict):
                merged = dict(value)
                if setting.shape == TABLE and isinstance(setting.default, dict):
                    merged = {**setting.default, **value}
                self.values[setting.name] = merged
                setattr(self, setting.attribute, by_kind(setting.name, merged))
            else:
                self.values[setting.name] = value
                setattr(self, setting.attribute, value)
        # The table decks before they are shuffled. The Army deck is listed by how many are used together.
        self.full_army: list[list[int]] = [unshuffled(self.army_deck, decks) for decks in range(4)]
        self.full_vikings: list[int] = unshuffled(self.viking_deck, 1)
        self.full_battle: list[int] = unshuffled(self.battle_deck, 1)
        self.full_joust: list[int] = unshuffled(self.joust_deck, 1)
        # The first three depend on the number of Earls and are listed by it. The King's Fiefs and Mind are card kinds.
        self.arrivals: list[int] = [amount(self.viking_arrival, earls) for earls in range(MOST_EARLS + 1)]
        self.kings_towers: list[int] = [amount(self.king_towers, earls) for earls in range(MOST_EARLS + 1)]
        self.kings_guard: list[int] = [amount(self.king_royal_infantry, earls) for earls in range(MOST_EARLS + 1)]
        self.kings_fiefs: list[list[int]] = [[NAMES.index(word) for word in text.split()] for text in self.king_fiefs]
        self.full_mind: list[int] = unshuffled(self.king_mind, 1)
        # B6.3: whether Knights are fielded before Infantry if the levy has no room for all.
        self.knights_first: bool = self.strength[KNIGHT] >= self.strength[INFANTRY]
        # B6.8, O10: the points that a Siege needs, by the kind of card that the Fief is built on.
        self.walls: list[int] = [0] * KINDS
        self.walls[CASTLE] = self.castle_strength
        self.walls[PALACE] = self.palace_strength
        self.walls[CHURCH] = self.walls[CATHEDRAL] = self.clerisy_strength

    def changed(self) -> dict[str, object]:
        """The settings that differ from the defaults of the variant. The variant is named too if it is not the base
        game, and the mode if it has a name."""
        changed: dict[str, object] = {}
        if self.variant != BASE.name:
            changed["variant"] = self.variant
        if self.mode:
            changed["mode"] = self.mode
        for setting in SETTINGS:
            if self.values[setting.name] != setting.default_in(self.variant):
                changed[setting.name] = self.values[setting.name]
        return changed

    def picks_decks_late(self) -> bool:
        """O3, O9: whether decks are picked at the table, after Legacy points are spent or common cards are picked."""
        return self.legacy_start > 0 or self.house_divided > 0


def amount(formula: str, earls: i64) -> i64:
    """A number that may depend on how many Earls there are.

    >>> amount("earls + 1", 3), amount("2 * earls - 1", 3), amount("5", 3)
    (4, 5, 5)
    """
    total: i64 = 0
    for part in formula.replace(" ", "").replace("-", "+-").split("+"):
        factors = part.split("*")
        value: i64 = 1
        for factor in factors:
            word = factor.strip()
            value *= earls if word == "earls" else int(word)
        total += value
    return max(0, total)
