"""Reads a position from plain data or a file, and checks it. An impossible position is refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path

from ..engine.cards import (
    CASTLE,
    CATHEDRAL,
    CHAMPION,
    CHIEFTAIN,
    CHURCH,
    COLOURS,
    EARL_KINDS,
    INFANTRY,
    KING,
    KNIGHT,
    LAND,
    MERCENARY,
    MONK,
    NAMES,
    NO_LORD,
    NO_LUCK,
    NOBODY,
    NORMAL,
    PALACE,
    PRINCE,
    VASSAL,
    VIKING,
    colour_of,
    kind_of,
)
from ..engine.decisions import KING_TURN, ROUND, TURN
from ..engine.earl import Earl, Fief, Mercenary, new_earl
from ..engine.forces import CROWN, GARRISON, GUARD, HAND, HOST, LORD, POOL, ROYAL, SOURCE_NAMES, SWORD, unit
from ..engine.handlers import KIND_NAMES
from ..engine.leaving import (
    AT_MAX_ROUNDS,
    BY_ATTACK,
    EARLS_BEATEN,
    ENDING_NAMES,
    KING_GONE,
    NO_FIEF_LEFT,
    VIKING_VICTORY,
    WITH_NOBODY,
)
from ..engine.losses import captive
from ..engine.moves import ATTACKS
from ..engine.piles import MOST, pack, unpack
from ..engine.play import legal_moves, settle
from ..engine.rng import Rng, table_streams
from ..engine.ruleset import Ruleset
from ..engine.table import NO_AUTOMATON, VIKINGS, Battle, Decision, Jouster, Table, TableDeck
from ..engine.variants import VARIANTS
from ..errors import RegniError
from ..rules.revisions import read_written
from ..rules.rulebook import can_end
from ..rules.rulesets import check_seats
from ..words.hints import shown
from ..words.notation import SILENT_KINDS, UNITS, unit_text
from .counting import cathedrals, played_cards, table_cards, whole_decks, whole_set
from .fields import Fields, one_of, read_card
from .files import parse_toml, read_text
from .positions import FORMAT, VERSION, Data
from .record import check_seed
from .stacks import check_stack, refuse

KEEPS = [NAMES[CASTLE], NAMES[PALACE]]
HOLY = [NAMES[CHURCH], NAMES[CATHEDRAL]]
PROPERTIES = NAMES[LAND : CATHEDRAL + 1]
LORDS = NAMES[PRINCE : MONK + 1]
#: Endings without a winning Earl.
WON_BY_NO_EARL = {AT_MAX_ROUNDS, WITH_NOBODY, NO_FIEF_LEFT, VIKING_VICTORY, EARLS_BEATEN}


def load_position(path: str | Path) -> Table:
    """A position from a TOML or JSON file."""
    text = read_text(path)
    try:
        return read_position(parse_json(text) if text.lstrip().startswith("{") else parse_toml(text))
    except RegniError as error:
        raise error.within(path) from None


def parse_json(text: str) -> Data:
    try:
        data = json.loads(text, object_pairs_hook=without_doubles)
    except RegniError:
        raise
    except (ValueError, RecursionError) as problem:
        raise RegniError("json", problem=str(problem)) from None
    return Fields(data, "").data


def without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON allows a key twice and keeps the last value. Here a double key is an error, as in TOML."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RegniError("json", problem=f"{shown(key)!r} twice")
        found[key] = value
    return found


def read_position(data: Data) -> Table:
    """The table that the data describes."""
    fields = Fields(data, "")
    fields.word("format", [FORMAT], FORMAT)
    if fields.count("version", default=VERSION) != VERSION:
        raise RegniError("version", found=str(data["version"]), known=VERSION)
    # Files that the program writes name their format.
    rules, _ = read_written(fields.table("ruleset").data, is_by_hand=not fields.has("format"))
    seed = check_seed(fields.text("seed", "regni"))
    deal, chance = table_streams(seed)
    fields.word("variant", [rules.variant], rules.variant)
    fields.word("mode", [rules.mode], rules.mode)
    variant = VARIANTS[rules.variant]
    earls = read_earls(fields, rules, deal)
    players = len(earls) - 1 if variant.has_king else len(earls)
    king_stands = variant.has_king and earls[-1].out == 0
    seats = COLOURS[: len(earls)]
    vikings = fields.table("vikings")
    decks = fields.table("decks")
    first = seats.index(fields.word("first", seats[:players], seats[0]))
    table = Table(
        rules,
        read_rng(fields, chance),
        earls,
        read_deck(decks, "army", INFANTRY, 2),
        read_deck(decks, "viking", VIKING, 2),
        read_deck(decks, "battle", NORMAL, 4),
        read_deck(decks, "joust", NO_LUCK, 3),
        [],
        first,
        seats.index(fields.word("turn", seats, seats[first])),
        fields.count("round", 0, int(rules.max_rounds), 1),
        fields.flag("action_used"),
        read_king(fields, seats, players if king_stands else NOBODY),
        vikings.count("viking", 0, 99),
        vikings.count("chieftain", 0, 99),
        vikings.count("markers_out", 0, int(rules.viking_markers)),
        vikings.flag("white_forward"),
        vikings.flag("arrived"),
        read_battle(fields.table("battle"), earls) if fields.has("battle") else None,
        fields.items("joust", lambda item, where: read_jouster(Fields(item, where), earls)),
        False,
        0,
        0,
        0,
        False,
        variant,
        players,
        players if king_stands else NO_AUTOMATON,
        fields.count("summer", 1, 99, 1) if variant.is_campaign else 0,
        read_pile(fields, "common")[0],
    )
    read_outcome(fields, table)
    read_stack(fields, table)
    vikings.finish()
    decks.finish()
    fields.finish()
    check_stack(table)
    check_table(table)
    fill_trays(table, data)
    fill_decks(table, deal)
    if not table.over:
        # Victories that come at any moment (H1.2, H1.3) come in a position too.
        table.variant.land_gained(table)
    settle(table)
    if not table.over and not legal_moves(table):
        raise refuse(table.stack[-1])
    return table


# The parts of a file.


def read_earls(fields: Fields, rules: Ruleset, deal: Rng) -> list[Earl]:
    data = fields.items("earls", lambda item, where: Fields(item, where))
    # In a position the King of Rebellion sits behind the Earls.
    others = 1 if VARIANTS[rules.variant].has_king else 0
    check_seats(len(data) - others, rules)
    earls = []
    for seat, earl in enumerate(data):
        if earl.word("earl", COLOURS, COLOURS[seat]) != COLOURS[seat]:
            raise RegniError("position-order", where=earl.at("earl"), expected=COLOURS[seat])
        earls.append(read_earl(earl, seat, rules, deal, len(data)))
        earl.finish()
    return earls


def read_earl(fields: Fields, seat: int, rules: Ruleset, deal: Rng, seats: int) -> Earl:
    earl = new_earl(0, [])
    earl.fiefs = fields.items("fiefs", lambda item, where: read_fief(Fields(item, where), seat, rules, seats))
    earl.mercenaries = fields.items(
        "mercenaries", lambda item, where: read_mercenary(Fields(item, where), seat, rules, seats)
    )
    earl.hand, earl.hand_size = read_pile(fields, "hand")
    earl.towers, earl.towers_up = read_pile(fields, "towers")
    earl.discard, _ = read_pile(fields, "discard")
    earl.tray, _ = read_pile(fields, "tray")
    earl.deck = read_cards(fields, "deck", 0, EARL_KINDS, deal)
    earl.infantry, earl.knights = fields.cards("pool", INFANTRY, 2)
    earl.royal_infantry, earl.royal_knights = fields.cards("royal", INFANTRY, 2)
    earl.banners = fields.count("banners", 0, 99)
    earl.cubes = fields.count("cubes", 0, 999, 0 if fields.text("out") else 1)
    emissaries = fields.table("emissaries")
    earl.emissary_vassals = emissaries.count("vassal", 0, 99)
    earl.emissary_monks = emissaries.count("monk", 0, 99)
    emissaries.finish()
    earl.turns = fields.count("turns", 0, 10_000, 2)
    earl.out = ENDING_NAMES.index(fields.word("out", ENDING_NAMES[:AT_MAX_ROUNDS], ""))
    earl.legacy = fields.count("legacy", 0, 999)
    earl.to_spend = fields.count("to_spend", 0, 999)
    earl.wanted, _ = read_pile(fields, "wanted")
    earl.mind, _ = read_pile(fields, "mind")
    earl.guard = fields.count("guard", 0, 999)
    return earl


def read_pile(fields: Fields, key: str) -> tuple[int, int]:
    """A pile of an Earl's own cards, and how many there are."""
    listed = fields.cards(key, 0, EARL_KINDS, MOST)
    return pack(listed), sum(listed)


def read_fief(fields: Fields, seat: int, rules: Ruleset, seats: int) -> Fief:
    keeps = KEEPS + HOLY if rules.clerisy else KEEPS
    keep = of_players(read_card(fields.get("keep"), fields.at("keep"), seat, keeps), fields.at("keep"), seats)
    lord = fields.word("lord", ["", *LORDS], "")
    properties = fields.items(
        "properties", lambda item, where: of_players(read_card(item, where, seat, PROPERTIES), where, seats)
    )
    fields.finish()
    if NAMES[kind_of(keep)] in HOLY and any(NAMES[kind_of(card)] in HOLY for card in properties):
        raise RegniError("position-clerisy", where=fields.where)
    if 0 < rules.properties_per_fief < len(properties):
        raise RegniError("position-full-fief", where=fields.where, most=int(rules.properties_per_fief))
    return Fief(keep, NAMES.index(lord) if lord else NO_LORD, properties)


def of_players(card: int, where: str, seats: int) -> int:
    if colour_of(card) >= seats:
        raise RegniError("position-colour", where=where, colour=COLOURS[colour_of(card)])
    return card


def read_mercenary(fields: Fields, seat: int, rules: Ruleset | None, seats: int) -> Mercenary:
    """A Mercenary on the table, or one fielded in a battle, who may be dead."""
    card = -1
    if rules is not None or fields.get("card") != "":
        where = fields.at("card")
        named = fields.get("card") if fields.has("card") else NAMES[MERCENARY]
        card = of_players(read_card(named, where, seat, [NAMES[MERCENARY]]), where, seats)
    infantry, knights = fields.cards("garrison", INFANTRY, 2)
    fields.finish()
    if infantry + knights > (rules.garrison_slots if rules is not None else 0):
        raise RegniError("position-garrison", where=fields.where)
    return Mercenary(card, infantry, knights)


def read_cards(fields: Fields, key: str, first: int, kinds: int, deal: Rng) -> list[int]:
    """A pile in order, top card first; or numbers by card name, and then the pile is shuffled."""
    if isinstance(fields.data.get(key), dict):
        numbers = fields.cards(key, first, kinds)
        cards = [first + i for i, number in enumerate(numbers) for _ in range(number)]
        deal.shuffle(cards)
        return cards
    names = NAMES[first : first + kinds]
    return list(reversed(fields.items(key, lambda item, where: NAMES.index(one_of(item, names, where)))))


def read_deck(decks: Fields, key: str, first: int, kinds: int) -> TableDeck:
    fields = decks.table(key)
    names = NAMES[first : first + kinds]
    cards = list(reversed(fields.items("cards", lambda item, where: NAMES.index(one_of(item, names, where)))))
    discard = fields.cards("discard", first, kinds)
    fields.finish()
    return TableDeck(first, cards, discard)


def read_rng(fields: Fields, chance: Rng) -> Rng:
    words = fields.items("rng", lambda item, where: Fields({"word": item}, where).count("word", 0, 0xFFFFFFFF))
    if not words:
        return chance
    if len(words) != 4:
        raise RegniError("position-rng")
    return Rng(words[0], words[1], words[2], words[3])


def read_king(fields: Fields, seats: list[str], automaton: int) -> int:
    """Who holds the King card. The King of Rebellion holds it while he stands."""
    if automaton != NOBODY:
        return seats.index(fields.word("king", [seats[automaton]], seats[automaton]))
    king = fields.word("king", ["", "gone", *seats], "")
    return NOBODY if not king else KING_GONE if king == "gone" else seats.index(king)


def read_outcome(fields: Fields, table: Table) -> None:
    if not fields.has("outcome"):
        return
    outcome = fields.table("outcome")
    seats = COLOURS[: table.players]
    table.over = True
    for winner in set(outcome.items("winners", lambda item, where: one_of(item, seats, where))):
        table.winners |= 1 << COLOURS.index(winner)
    table.ending = ENDING_NAMES.index(outcome.word("ending", ENDING_NAMES[BY_ATTACK:]))
    is_known = can_end(table.rules, ENDING_NAMES[table.ending])
    if not is_known or (table.winners == 0) != (table.ending in WON_BY_NO_EARL):
        raise RegniError("position-winners", where=outcome.where)
    outcome.finish()


def read_stack(fields: Fields, table: Table) -> None:
    """The decisions under way. Without any, the position is in the middle of a turn."""
    seats = COLOURS[: len(table.earls)]

    def read(item: object, where: str) -> Decision:
        entry = Fields(item, where)
        kind = KIND_NAMES.index(entry.word("kind", KIND_NAMES))
        seat = entry.word("seat", ["", *seats], "")
        values = [entry.count(key, 0, 10_000) for key in ("a", "b", "c")]
        entry.finish()
        return Decision(kind, seats.index(seat) if seat else -1, values[0], values[1], values[2])

    table.stack = fields.items("decisions", read)
    if not table.stack:
        if table.turn_seat == table.automaton:
            table.stack = [Decision(ROUND, -1, table.players + 1), Decision(KING_TURN, table.automaton)]
            return
        done = (table.turn_seat - table.first) % table.players + 1
        table.stack = [Decision(ROUND, -1, done), Decision(TURN, table.turn_seat, 1)]


def read_unit(item: object, where: str) -> int:
    words = item.split() if isinstance(item, str) else []
    source = one_of(words[0] if words else item, SOURCE_NAMES, where)
    shapes = UNITS[source].split()
    kind, index = SILENT_KINDS.get(source, 0), 0
    if len(words) != len(shapes) + 1:
        raise RegniError("position-unit", where=where, example=unit_text(SOURCE_NAMES.index(source), KNIGHT, 0))
    for shape, word in zip(shapes, words[1:], strict=True):
        if shape == "kind":
            kind = NAMES.index(one_of(word, [NAMES[k] for k in UNIT_KINDS[SOURCE_NAMES.index(source)]], where))
        else:
            number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else word
            index = Fields({"number": number}, where).count("number", 1, 99) - 1
    return unit(SOURCE_NAMES.index(source), kind, index)


#: The cards that can come from each source.
UNIT_KINDS = {
    POOL: [INFANTRY, KNIGHT],
    ROYAL: [INFANTRY, KNIGHT],
    HAND: [PRINCE, VASSAL, CHAMPION, MERCENARY],
    LORD: [PRINCE, VASSAL, CHAMPION, MONK],
    SWORD: [MERCENARY],
    GARRISON: [INFANTRY, KNIGHT],
    CROWN: [KING],
    HOST: [VIKING, CHIEFTAIN],
    GUARD: [INFANTRY],
}


def read_battle(fields: Fields, earls: list[Earl]) -> Battle:
    seats = COLOURS[: len(earls)]
    attacker = fields.word("attacker", ["vikings", *seats])
    defender = seats.index(fields.word("defender", seats))
    card = fields.word("card", ["", *NAMES[NORMAL : NORMAL + 4]], "")
    mode = fields.word("mode", [verb.name for verb in ATTACKS])
    seat = VIKINGS if attacker == "vikings" else seats.index(attacker)
    battle = Battle(
        seat,
        seats.index(fields.word("controller", seats)),
        defender,
        next(verb.number for verb in ATTACKS if verb.name == mode),
        fields.count("fief", 1, 99, 1) - 1,
        fields.count("stage", 0, 6),
        NAMES.index(card) if card else NOBODY,
        fields.count("hurt_defender", 0, 99_999),
        fields.count("hurt_attacker", 0, 99_999),
        fields.count("took", 0, 999),
        fields.count("fallen", 0, 99) - 1,
        fields.items("attack", read_unit),
        fields.items("defence", read_unit),
        fields.items(
            "attack_mercenaries", lambda item, at: read_mercenary(Fields(item, at), max(0, seat), None, len(earls))
        ),
        fields.items(
            "defence_mercenaries", lambda item, at: read_mercenary(Fields(item, at), defender, None, len(earls))
        ),
        fields.items("captives", lambda item, where: read_captive(Fields(item, where), seats)),
    )
    fields.finish()
    return battle


def read_captive(fields: Fields, seats: list[str]) -> int:
    owner = seats.index(fields.word("earl", seats))
    lord = NAMES.index(fields.word("lord", LORDS))
    home = fields.count("fief", 0, 99)
    fields.finish()
    return int(captive(owner, lord, home - 1))


def read_jouster(fields: Fields, earls: list[Earl]) -> Jouster:
    seats = COLOURS[: len(earls)]
    seat = seats.index(fields.word("earl", seats))
    ante = of_players(read_card(fields.get("ante"), fields.at("ante"), seat, PROPERTIES), fields.at("ante"), len(seats))
    home = fields.count("fief", 1, 99, 1) - 1
    swapped = fields.flag("swapped")
    no_luck, vassals, princes = fields.cards("cards", NO_LUCK, 3)
    turned_no_luck, turned_vassals = fields.cards("turned", NO_LUCK, 2)
    fields.finish()
    if turned_no_luck > no_luck or turned_vassals > vassals or home >= len(earls[seat].fiefs):
        raise RegniError("position-joust", where=fields.where)
    return Jouster(seat, ante, home, no_luck, vassals, princes, turned_no_luck, turned_vassals, int(swapped))


# Impossible positions.


def check_table(table: Table) -> None:
    rules = table.rules
    in_play = [seat for seat, earl in enumerate(table.earls) if earl.out == 0]
    for seat, earl in enumerate(table.earls):
        name = COLOURS[seat]
        if earl.out == 0 and not earl.fiefs and (table.variant.eliminates or seat == table.automaton):
            raise RegniError("position-landless", earl=name)
        if earl.out != 0 and holds_anything(earl):
            raise RegniError("position-out", earl=name)
        if earl.mind + earl.guard > 0 and seat != table.automaton:
            raise RegniError("position-mind", earl=name)
        if seat == table.automaton and earl.hand_size > 0:
            raise RegniError("position-king-hand", earl=name)
        if seat == table.automaton:
            check_mind(earl, rules)
        if table.king != seat and earl.royal_infantry + earl.royal_knights > 0:
            raise RegniError("position-royal", earl=name)
    if table.king >= 0 and table.king not in in_play:
        raise RegniError("position-king", earl=COLOURS[table.king])
    if rules.one_cathedral and cathedrals(table) > 1:
        raise RegniError("position-cathedrals")
    if not table.arrived and table.vikings + table.chieftains > 0:
        raise RegniError("position-host")
    if table.over:
        winners = [seat for seat in range(len(table.earls)) if table.winners >> seat & 1]
        if table.ending < AT_MAX_ROUNDS and in_play != winners:
            raise RegniError("position-winner", earl=COLOURS[winners[0]])
        return
    if table.variant.has_king and table.automaton == NO_AUTOMATON and rules.shares_victory:
        raise RegniError("position-king-fallen")
    if max(unpack(table.common)) > rules.set_copies or (table.common and not rules.house_divided):
        raise RegniError("position-common", most=int(rules.set_copies))
    if not in_play or (len(in_play) < 2 and table.variant.eliminates) or table.earls_left() == 0:
        raise RegniError("position-last")
    if table.turn_seat not in in_play and table.stack[-1].kind == TURN:
        raise RegniError("position-turn", earl=COLOURS[table.turn_seat])
    if sum(earl.cubes for earl in table.earls) == 0:
        raise RegniError("position-cubes")


def check_mind(king: Earl, rules: Ruleset) -> None:
    """R2.3: the cards that a Mind may hold."""
    allowed = rules.values["king.mind"]
    assert isinstance(allowed, dict)
    for kind in [*king.deck, *(kind for kind, number in enumerate(unpack(king.mind)) if number)]:
        if NAMES[kind] not in allowed:
            raise RegniError("position-mind-card", card=NAMES[kind], words=", ".join(allowed))


def holds_anything(earl: Earl) -> bool:
    counted = earl.hand_size + earl.towers_up + len(earl.deck) + len(earl.fiefs) + len(earl.mercenaries)
    return counted + earl.pool() + earl.royal_infantry + earl.royal_knights + earl.banners + earl.cubes > 0


def fill_trays(table: Table, data: Data) -> None:
    """Each set has its 90 cards and the Palace: a tray that is not given gets the rest."""
    given = data["earls"]
    assert isinstance(given, list)
    whole = whole_set(table.rules)
    for seat, found in enumerate(played_cards(table)):
        tray = unpack(table.earls[seat].tray)
        for kind, most in enumerate(whole):
            rest = most - found[kind]
            number = found[kind] if rest < 0 else found[kind] + tray[kind]
            if rest < 0:
                raise RegniError("position-cards", earl=COLOURS[seat], card=NAMES[kind], number=number, most=most)
            if "tray" not in given[seat]:
                tray[kind] = rest
            elif tray[kind] != rest:
                raise RegniError("position-tray", earl=COLOURS[seat], card=NAMES[kind], number=number, most=most)
        table.earls[seat].tray = pack(tray)


def fill_decks(table: Table, deal: Rng) -> None:
    """Cards that are nowhere else are in their table deck, which is shuffled if it was not given."""
    out = table_cards(table)
    for name, deck, whole in whole_decks(table):
        given = bool(deck.cards)
        for kind in range(deck.first, deck.first + len(deck.discard)):
            rest = whole[kind] - out[kind] - deck.discard[kind - deck.first]
            if rest < 0:
                number = whole[kind] - rest
                raise RegniError("position-deck", deck=name, card=NAMES[kind], number=number, most=whole[kind])
            if not given:
                deck.cards += [kind] * rest
            elif deck.cards.count(kind) != rest:
                number = whole[kind] - rest + deck.cards.count(kind)
                raise RegniError("position-deck", deck=name, card=NAMES[kind], number=number, most=whole[kind])
        if not given:
            deal.shuffle(deck.cards)
