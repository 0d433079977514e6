"""The engine's numbers in words: cards, Earls, rules, events, moves and decisions."""

from __future__ import annotations

from functools import cache

from ..engine.cards import COLOURS, EARL_KINDS, NAMES, NOBODY, card, colour_of, kind_of
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


class Words(Texts):
    """The words of one language.

    >>> words("en").card(3), words("es").card(3)
    ('Church', 'Iglesia')

    With `king`, the seat of that colour is called the King wherever it is named. `words.at(table)` are the words for a
    table, with its King if it has one.

    >>> words("en", king="red").earl(1), words("es", king="red").coloured(16, 0)
    ('the King', 'Castillo del Rey')
    """

    def at(self, table: Table) -> Words:
        """The words for a table: in Rebellion the seat behind the Earls is called the King, even after his fall."""
        has_king = table.variant.has_king
        return words(self.language, COLOURS[table.players]) if has_king else words(self.language)

    def card(self, kind: int) -> str:
        """The name of a face; -1 is a card that may not be seen."""
        return self.text(f"card-{NAMES[kind]}") if kind >= 0 else self.text("card-hidden")

    def earl(self, seat: int) -> str:
        return self.text(f"earl-{seat_key(seat)}")

    def bot(self, name: str) -> str:
        """The name of a bot or a level; `witan:200` is told with its number of simulations."""
        kind, _, number = name.partition(":")
        return self.text(f"level-{kind}") + (f" ({number})" if number else "")

    def bot_sentence(self, name: str) -> str:
        return self.text(f"level-{name.partition(':')[0]}-sentence")

    def key(self, seat: int) -> str:
        """The key by which messages choose among their variants."""
        key = seat_key(seat)
        return "king" if key == self.king else key

    def coloured(self, card: int, holder: int) -> str:
        """A card of an Earl's set, with its colour if that is not the holder's."""
        name = self.card(kind_of(card))
        if colour_of(card) == holder:
            return name
        return self.text("card-of", card=name, earl=self.earl(colour_of(card)))

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

    def section(self, section: str) -> str:
        return self.text(f"section-{section}")

    def values(self, ruleset: Ruleset) -> dict[str, str | int]:
        """The settings of a ruleset, in the form that the rule texts need."""
        values: dict[str, str | int] = {one.attribute: self.value(one.name, ruleset) for one in SETTINGS}
        for who, cubes in by_name(ruleset.values["emissary_cubes"]).items():
            values[f"emissary_{who}_cubes"] = cubes
        # B6.3: a card that never takes the field needs no strength in the text.
        fighters = by_name(ruleset.values["strength"])
        if not ruleset.abbot_fights:
            del fighters["monk"]
        values["strength"] = self.listed(fighters)
        return values

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
            "seat": self.earl(event.seat) if event.seat != -1 else "",
            "other": self.earl(event.other) if event.other != -1 else "",
            "seat_key": self.key(event.seat),
            "other_key": self.key(event.other),
            "card": self.coloured(card(event.colour, face), holder) if face >= 0 <= event.colour else self.card(face),
            "card_key": NAMES[face] if face >= 0 else "hidden",
            "fief": event.fief + 1,
            "home": event.home + 1,
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
        return capital(self.text(f"event-{kind.name}", **values))

    def move(self, table: Table, move: int, seat: int | None = None) -> str:
        """A move as a choice to read, for the seat that decides or for another one."""
        name, values = declared(move).name, self.arguments(table, move, seat)
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
        """What the current decision is about."""
        d = table.stack[-1]
        handler = HANDLERS[d.kind]
        values: dict[str, str | int] = {**handler.numbers(table, d)}
        face, loose = int(handler.face(table, d)), int(handler.loose_card(d))
        if face != NOBODY:
            values |= self.named(face)
        if loose != NOBODY:
            values |= self.owned(loose, d.seat)
        return self.text(f"decision-{handler.name}", **values)

    def ending(self, table: Table) -> str:
        winners = [self.earl(seat) for seat in range(len(table.earls)) if table.winners >> seat & 1]
        return self.text(f"ending-{ENDING_NAMES[table.ending]}", winner=self.both(winners), number=len(winners))

    def both(self, names: list[str]) -> str:
        """Several names as a list in a sentence."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-last", before=", ".join(names[:-1]), last=names[-1])

    def forbidden(self, rule: str, ruleset: Ruleset) -> str:
        """A rule that forbids a move, in words and with its id."""
        return f"{rule}: {self.rule(rule, ruleset)}"


def by_name(value: object) -> dict[str, int]:
    return {str(key): int(number) for key, number in value.items()} if isinstance(value, dict) else {}


def seat_key(seat: int) -> str:
    return COLOURS[seat] if seat >= 0 else "vikings" if seat == VIKINGS else "nobody"


def capital(sentence: str) -> str:
    """The sentence with a capital letter at the beginning.

    >>> capital("the King has the turn.")
    'The King has the turn.'
    """
    return sentence[:1].upper() + sentence[1:]


@cache
def words(language: str, king: str = "") -> Words:
    """The words of a language; English if we do not have it."""
    return Words(language if language in LANGUAGES else "en", king)


__all__ = ["LANGUAGES", "Words", "capital", "words"]
