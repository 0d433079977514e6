"""The engine's numbers in words: cards, Earls, rules, events, moves and decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache

from ..engine.cards import COLOURS, EARL_KINDS, NAMES, NOBODY, card, colour_of, kind_of
from ..engine.earldom import recruits
from ..engine.events import EVENT_KINDS, Event
from ..engine.forces import SOURCE_NAMES
from ..engine.handlers import HANDLERS, KIND_NAMES
from ..engine.leaving import ENDING_NAMES
from ..engine.losses import side_seat
from ..engine.moves import arg_a, arg_b, arg_c, argument, declared
from ..engine.piles import held
from ..engine.rule_ids import rule_id
from ..engine.ruleset import DECK, FIEFS, FORMULA, SETTINGS, Ruleset, amount, card_key
from ..engine.table import VIKINGS, Table
from ..engine.verbs import Part
from .texts import LANGUAGES, Texts

#: With so many Earls no formula is below zero, where it would be cut off.
MANY = 100
#: How many readers are remembered with their names and those of the others at their table.
MOST_READERS = 4096
#: How many rulesets are kept in memory with their values in words.
MOST_RULESETS = 64
#: The setting that says how many cards a move brings or takes.
NUMBERS = {
    "end": "turn_draw",
    "feast": "banquet_cards",
    "betray_hand": "treachery_hand_cards",
    "intrigue_fief": "intrigue_properties",
    "intrigue_pool": "intrigue_army",
}


class Words(Texts):
    """The words of one language.

    >>> words("en").card(3), words("es").card(3)
    ('Church', 'Iglesia')

    With `king`, the seat of that colour is called the King wherever it is named. `words.at(table)` are the words for a
    table, with its King if it has one.

    >>> words("en", king="red").earl(1), words("es", king="red").coloured(16, 0)
    ('the King', 'Castillo del Rey')

    Without a reader all is told in the third person, by colours. To a reader it is told as to "you", and others are
    called by their names too.
    """

    reader = NOBODY
    #: The name of the person who plays each seat. Empty for bots, and for who gave none.
    people: tuple[str, ...] = ()

    def at(self, table: Table, reader: int = NOBODY, people: Sequence[str] = ()) -> Words:
        """The words for a table and its reader. In Rebellion the seat behind the Earls is called the King, even after
        his fall."""
        has_king = table.variant.has_king
        found = words(self.language, COLOURS[table.players]) if has_king else words(self.language)
        if reader == NOBODY and not any(people):
            return found
        return found._told_to(reader, tuple(people))

    @lru_cache(maxsize=MOST_READERS)  # noqa: B019 - all words live as long as the program
    def _told_to(self, reader: int, people: tuple[str, ...]) -> Words:
        # The copy has the same memory of texts that were already filled in.
        told = copy(self)
        told.reader, told.people = reader, people
        return told

    @property
    def plain(self) -> Words:
        """The same words without a reader."""
        return words(self.language, self.king) if self.king else words(self.language)

    def card(self, kind: int) -> str:
        """The name of a face; -1 is a card that may not be seen."""
        return self.text(f"card-{NAMES[kind]}") if kind >= 0 else self.text("card-hidden")

    def colour(self, seat: int) -> str:
        """An Earl by his colour alone; also the Vikings and the King."""
        return self.text(f"earl-{seat_key(seat)}")

    def earl(self, seat: int) -> str:
        """An Earl as sentences call him: with the name of the person who plays him, if there is one."""
        name, colour = self.people[seat] if 0 <= seat < len(self.people) else "", self.colour(seat)
        return self.text("prompt-named-earl", name=name, earl=colour) if name else colour

    def whom(self, seat: int) -> str:
        """An Earl to whom something is done, behind the verb."""
        return self.text("you-object") if self.key(seat) == "you" else self.earl(seat)

    def doer(self, seat: int) -> str:
        """Who does something, before the verb. A language may say nothing for "you"."""
        return self.text("you") if self.key(seat) == "you" else self.earl(seat)

    def bot(self, name: str) -> str:
        """The name of a bot or a level; `witan:200` is told with its number of simulations."""
        kind, _, number = name.partition(":")
        return self.text(f"level-{kind}") + (f" ({number})" if number else "")

    def bot_sentence(self, name: str) -> str:
        return self.text(f"level-{name.partition(':')[0]}-sentence")

    def key(self, seat: int) -> str:
        """The key by which messages choose among their variants: the reader is "you"."""
        if seat >= 0 and seat == self.reader:
            return "you"
        key = seat_key(seat)
        return "king" if key == self.king else key

    def coloured(self, card: int, holder: int) -> str:
        """A card of an Earl's set, with its colour if that is not the holder's."""
        name = self.card(kind_of(card))
        if colour_of(card) == holder:
            return name
        return self.text("card-of", card=name, earl=self.colour(colour_of(card)))

    def named(self, kind: int) -> dict[str, str | int]:
        """A face, for messages that put an article before it."""
        return {"card": self.card(kind), "card_key": NAMES[kind]}

    def owned(self, card: int, holder: int) -> dict[str, str | int]:
        """A card of an Earl's set, for messages that put an article before it."""
        return {"card": self.coloured(card, holder), "card_key": NAMES[kind_of(card)]}

    def fief(self, table: Table, seat: int, index: int) -> str:
        keep = table.earls[seat].fiefs[index].keep
        return self.text("fief-label", index=index + 1, card=self.coloured(keep, seat))

    # Rules.

    def rule(self, rule: str, ruleset: Ruleset) -> str:
        """The text of a rule, with the values of the ruleset."""
        return self.text(f"rule-{rule.replace('.', '-')}", **self.values(ruleset))

    def card_text(self, card: str, ruleset: Ruleset) -> str:
        """What a card does, with the values of the ruleset."""
        return self.text(f"card-{card}-text", **self.values(ruleset))

    def section(self, section: str) -> str:
        return self.text(f"section-{section}")

    def values(self, ruleset: Ruleset) -> Mapping[str, str | int]:
        """The settings of a ruleset, in the form that the texts of rules and cards need."""
        return values_of(self.plain, ruleset)

    def value(self, name: str, ruleset: Ruleset) -> str | int:
        """The value of a setting, for people."""
        value = ruleset.values[name]
        shape = next(setting.shape for setting in SETTINGS if setting.name == name)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return value
        if isinstance(value, dict):
            if shape == DECK or name == "king.mind":
                cards = {card_key(name, card): number for card, number in by_name(value).items() if number}
                return ", ".join(self.text(f"counted-{card}", number=number) for card, number in cards.items())
            return self.listed(by_name(value))
        if shape == FORMULA:
            return self.formula(str(value), "start" if name.startswith("king.") else "now")
        if shape == FIEFS and isinstance(value, list):
            return ", ".join(self.kept(str(fief).split()) for fief in value)
        return str(value)

    def listed(self, numbers: dict[str, int]) -> str:
        """Cards with a number each."""
        return ", ".join(f"{self.text(f'card-{card}')} {number}" for card, number in numbers.items())

    def formula(self, formula: str, when: str) -> str:
        """A number that depends on how many Earls there are, at the `start` or `now`, in words."""
        each = int(amount(formula, MANY + 1) - amount(formula, MANY))
        more = int(amount(formula, MANY)) - each * MANY
        return self.text("by-earls", each=each, more=max(0, more), less=max(0, -more), when_key=when)

    def kept(self, cards: list[str]) -> str:
        """A Fief of a setting: its Castle or Palace, and its cards in brackets."""
        keep, *held = (self.text(f"card-{card}") for card in cards)
        return f"{keep} ({', '.join(held)})" if held else keep

    # Events, moves and decisions.

    def event(self, event: Event, seat: int) -> str:
        """An event as a sentence, with what that seat may know."""
        kind = EVENT_KINDS[event.kind]
        face = event.card_for(seat)
        number = event.number
        # A card has its holder's colour unless its name says otherwise.
        holder = event.other if kind.fields.get("fief") == "other" and event.other != -1 else event.seat
        values: dict[str, str | int] = {
            "seat": self.doer(event.seat) if event.seat != -1 else "",
            "other": self.doer(event.other) if event.other != -1 else "",
            "seat_key": self.key(event.seat),
            "other_key": self.key(event.other),
            "card": self.coloured(card(event.colour, face), holder) if face >= 0 <= event.colour else self.card(face),
            "card_key": NAMES[face] if face >= 0 else "hidden",
            "fief": event.fief + 1,
            "home": event.home + 1,
            "towers": event.towers,
            "needed": event.needed,
            "source_key": SOURCE_NAMES[event.source] if 0 <= event.source < len(SOURCE_NAMES) else "",
            "rule_key": rule_id(event.rule).replace(".", "-"),
        }
        meaning = kind.fields.get("number", "")
        if meaning == "ending":
            values["how"] = ENDING_NAMES[number]
        elif meaning == "verb":
            values["verb_key"] = declared(number).name
        elif meaning == "card":
            values["number_card"] = self.card(number)
        else:
            values["number"] = number + 1 if meaning.endswith("mercenary") else number
        return capital(self.text(f"event-{kind.name}", **values).lstrip())

    def move(self, table: Table, move: int, seat: int | None = None) -> str:
        """A move as a choice to read, for the seat that decides or for another one."""
        name, values = declared(move).name, self.arguments(table, move, seat) | brings(table, move, seat)
        # Some moves have other texts in certain decisions, or by the source of the unit.
        manners = [KIND_NAMES[table.stack[-1].kind], values.get("source_key")]
        keys = [f"move-{name}-{manner}" for manner in manners if manner]
        return self.text(next(filter(self.has, keys), f"move-{name}"), **values)

    def arguments(self, table: Table, move: int, seat: int | None = None) -> dict[str, str | int]:
        """The arguments of a move, in the form that its messages need."""
        mover = int(table.stack[-1].seat) if seat is None else seat
        values: dict[str, str | int] = {}
        for part in declared(move).arguments:
            values |= self._argument(table, move, part, mover)
        return values

    def _argument(self, table: Table, move: int, part: Part, mover: int) -> dict[str, str | int]:
        value, shape = int(argument(move, part.slot)), part.shape
        if part.writing == "unit":
            return self._unit(table, move, mover)
        if part.writing == "seat":
            return {"earl": self.earl(value)}
        if part.writing == "card":
            return self.owned(value, mover)
        if shape == "joust":
            return {"joust": self.card(value)}
        if shape in ("hand", "tray") and value < EARL_KINDS:
            # If the card comes from the tray: how many of its kind are left there.
            return self.named(value) | {"number": held(table.earls[mover].tray, value)}
        if part.writing == "kind":
            return self.named(value)
        if shape in ("mercenary", "their_mercenary"):
            return {"index": value + 1}
        owner = int(arg_a(move)) if shape.startswith("their_") else mover
        fief = self.fief(table, owner, value)
        return {"fief": fief, "lord": self.card(table.earls[owner].fiefs[value].lord)}

    def _unit(self, table: Table, move: int, mover: int) -> dict[str, str | int]:
        """A card that is fielded or lost, so that it differs from others of its kind."""
        source, index, battle = SOURCE_NAMES[arg_a(move)], int(arg_c(move)), table.battle
        values = self.named(arg_b(move)) | {"source_key": source, "index": index + 1}
        if source == "lord":
            is_lost = declared(move).has("fielded")
            owner = side_seat(battle, table.stack[-1].a) if is_lost and battle is not None else mover
            values["fief"] = self.fief(table, int(owner), index)
        return values

    def decision(self, table: Table) -> str:
        """What the current decision is about: as a request to the reader, or told of another."""
        d = table.stack[-1]
        handler = HANDLERS[d.kind]
        values: dict[str, str | int] = {"seat": self.earl(d.seat), "seat_key": self.key(d.seat)}
        values |= handler.numbers(table, d)
        face, loose = int(handler.face(table, d)), int(handler.loose_card(d))
        if face != NOBODY:
            values |= self.named(face)
        if loose != NOBODY:
            values |= self.owned(loose, d.seat)
        return capital(self.text(f"decision-{handler.name}", **values))

    def ending(self, table: Table) -> str:
        winners = [seat for seat in range(len(table.earls)) if table.winners >> seat & 1]
        return self.text(f"ending-{ENDING_NAMES[table.ending]}", **self.winning(winners))

    def winning(self, winners: Sequence[int]) -> dict[str, str | int]:
        """Who has won. Several who win together are all called by their names."""
        if len(winners) == 1:
            return {"winner": self.whom(winners[0]), "winner_key": self.key(winners[0]), "number": 1}
        return {"winner": self.both([self.earl(seat) for seat in winners]), "winner_key": "", "number": len(winners)}

    def both(self, names: list[str]) -> str:
        """Several names as a list in a sentence."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-last", before=", ".join(names[:-1]), last=names[-1])

    def forbidden(self, rule: str, ruleset: Ruleset) -> str:
        """A rule that forbids a move, in words and with its id."""
        return f"{rule}: {self.rule(rule, ruleset)}"


@lru_cache(maxsize=MOST_RULESETS)
def values_of(words: Words, ruleset: Ruleset) -> Mapping[str, str | int]:
    values: dict[str, str | int] = {one.attribute: words.value(one.name, ruleset) for one in SETTINGS}
    for who, cubes in by_name(ruleset.values["emissary_cubes"]).items():
        values[f"emissary_{who}_cubes"] = cubes
    # B6.3: a card that never takes the field needs no strength in the text.
    fighters = by_name(ruleset.values["strength"])
    if not ruleset.abbot_fights:
        del fighters["monk"]
    values["strength"] = words.listed(fighters)
    return values


def by_name(value: object) -> dict[str, int]:
    return {str(key): int(number) for key, number in value.items()} if isinstance(value, dict) else {}


def brings(table: Table, move: int, seat: int | None) -> dict[str, str | int]:
    """How many cards or cubes a move brings or takes, by the values in force."""
    name = declared(move).name
    if name == "recruit":
        return {"number": int(recruits(table, table.stack[-1].seat if seat is None else seat))}
    if name == "emissary":
        return {"number": int(table.rules.emissary_cubes[arg_a(move)])}
    return {"number": int(getattr(table.rules, NUMBERS[name]))} if name in NUMBERS else {}


def seat_key(seat: int) -> str:
    return COLOURS[seat] if seat >= 0 else "vikings" if seat == VIKINGS else "nobody"


def capital(sentence: str) -> str:
    """The sentence with a capital letter at the beginning.

    >>> capital("the King has the turn.")
    'The King has the turn.'
    """
    first = sentence[:1].upper()
    return sentence if sentence.startswith(first) else first + sentence[1:]


def times(sentence: str, number: int) -> str:
    """A sentence that is told several times in a row, once and with its number.

    >>> times("Red draws a card.", 2), times("Red draws a card.", 1)
    ('Red draws a card (×2).', 'Red draws a card.')
    """
    return sentence if number == 1 else f"{sentence.removesuffix('.')} (×{number})."


@cache
def words(language: str, king: str = "") -> Words:
    """The words of a language; English if we do not have it."""
    return Words(language if language in LANGUAGES else "en", king)


__all__ = ["LANGUAGES", "Words", "capital", "times", "words"]
