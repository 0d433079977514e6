"""Every word a person reads, by id and language, from `locales/*/*.ftl` (Fluent)."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from ..engine import moves as m
from ..engine.cards import COLOURS, NAMES, NOBODY, card, colour_of, kind_of
from ..engine.decisions import SURRENDER
from ..engine.events import EVENT_KINDS, Event
from ..engine.forces import ATTACK, SOURCE_NAMES
from ..engine.handlers import HANDLERS, KIND_NAMES
from ..engine.leaving import ENDING_NAMES
from ..engine.moves import arg_a, arg_b, arg_c, verb
from ..engine.rule_ids import rule_id
from ..engine.ruleset import DECK, FIEFS, FORMULA, SETTINGS, Ruleset, amount, card_key
from ..engine.table import VIKINGS, Table
from .notation import VERB_NAMES

LANGUAGES = ("en", "es")

#: With so many Earls no formula comes to less than nothing, where it would stop counting.
MANY = 100

#: Names that the King of Rebellion has instead of those of his colour.
KINGS_OWN = ("earl", "letter")
#: What a name that begins with an article does to the word before it.
CONTRACTIONS = {"en": {}, "es": {r"\bde el Rey\b": "del Rey", r"\ba el Rey\b": "al Rey"}}


class Words:
    """All texts of one language.

    >>> words("en").card(3), words("es").card(3)
    ('Church', 'Iglesia')

    With `king`, the seat of that colour is called the King wherever it is named. `words.at(table)` are the words for a
    table, with its King if it has one.

    >>> words("en", king="red").earl(1), words("es", king="red").coloured(16, 0)
    ('the King', 'Castillo del Rey')
    """

    def __init__(self, language: str, king: str = "") -> None:
        self.language = language
        self.king = king
        self._bundle = FluentBundle([language], use_isolating=False)
        for texts in texts_of(language):
            self._bundle.add_resource(texts)
        for name in KINGS_OWN:
            if king and self.has(f"{name}-king"):
                crowned = FluentResource(f"{name}-{king} = {{ {name}-king }}")
                self._bundle.add_resource(crowned, allow_overrides=True)
        self._contractions = CONTRACTIONS[language] if king else {}
        #: Messages with nothing to fill in, once they were asked for.
        self._plain: dict[str, str] = {}

    def at(self, table: Table) -> Words:
        """The words for a table: in Rebellion the seat behind the Earls is called the King, even after his fall."""
        has_king = table.variant.has_king
        return words(self.language, COLOURS[table.players]) if has_king else words(self.language)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, /, **values: str | int) -> str:
        """The message of that id, filled in. A missing one is a mistake in the program, not in its use."""
        if values:
            return self._filled_in(key, values)
        # A page says hundreds of these.
        if key not in self._plain:
            self._plain[key] = self._filled_in(key, values)
        return self._plain[key]

    def _filled_in(self, key: str, values: dict[str, str | int]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        formatted, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise KeyError(f"{key}: {errors}")
        text = str(formatted)
        for apart, together in self._contractions.items():
            text = re.sub(apart, together, text)
        return text

    def card(self, kind: int) -> str:
        """A face; -1 is one that may not be seen."""
        return self.text(f"card-{NAMES[kind]}") if kind >= 0 else self.text("card-hidden")

    def earl(self, seat: int) -> str:
        return self.text(f"earl-{seat_key(seat)}")

    def bot(self, name: str) -> str:
        """A bot or a level; `witan:200` with its number of simulations."""
        kind, _, number = name.partition(":")
        return self.text(f"level-{kind}") + (f" ({number})" if number else "")

    def bot_sentence(self, name: str) -> str:
        return self.text(f"level-{name.partition(':')[0]}-sentence")

    def key(self, seat: int) -> str:
        """By what messages choose among their variants."""
        key = seat_key(seat)
        return "king" if key == self.king else key

    def coloured(self, card: int, holder: int) -> str:
        """A card of an Earl's set, with its colour where it is not the holder's."""
        name = self.card(kind_of(card))
        if colour_of(card) == holder:
            return name
        return self.text("card-of", card=name, earl=self.earl(colour_of(card)))

    def named(self, kind: int) -> dict[str, str | int]:
        """A face for messages that give it an article."""
        return {"card": self.card(kind), "card_key": NAMES[kind]}

    def owned(self, card: int, holder: int) -> dict[str, str | int]:
        """A card of an Earl's set for messages that give it an article."""
        return {"card": self.coloured(card, holder), "card_key": NAMES[kind_of(card)]}

    def fief(self, table: Table, seat: int, index: int) -> str:
        keep = table.earls[seat].fiefs[index].keep
        return self.text("fief-label", index=index + 1, card=self.coloured(keep, seat))

    # Rules.

    def rule(self, rule: str, ruleset: Ruleset) -> str:
        """A rule with the values in force."""
        return self.text(f"rule-{rule.replace('.', '-')}", **self.values(ruleset))

    def section(self, section: str) -> str:
        return self.text(f"section-{section}")

    def values(self, ruleset: Ruleset) -> dict[str, str | int]:
        """The settings of a ruleset as the rule texts want them."""
        values: dict[str, str | int] = {one.attribute: self.value(one.name, ruleset) for one in SETTINGS}
        for who, cubes in by_name(ruleset.values["emissary_cubes"]).items():
            values[f"emissary_{who}_cubes"] = cubes
        # B6.3: whoever never takes the field has no strength to speak of.
        fighters = by_name(ruleset.values["strength"])
        if not ruleset.abbot_fights:
            del fighters["monk"]
        values["strength"] = self.listed(fighters)
        return values

    def value(self, name: str, ruleset: Ruleset) -> str | int:
        """A setting's value, to read."""
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
        """A number for each of some cards."""
        return ", ".join(f"{self.text(f'card-{card}')} {number}" for card, number in numbers.items())

    def formula(self, formula: str, when: str) -> str:
        """A number that grows with the Earls, those of the `start` or those of `now`, in words."""
        each = int(amount(formula, MANY + 1) - amount(formula, MANY))
        more = int(amount(formula, MANY)) - each * MANY
        return self.text("by-earls", each=each, more=max(0, more), less=max(0, -more), when_key=when)

    def kept(self, cards: list[str]) -> str:
        """A Fief of a setting: its Castle or Palace, and in brackets what it holds."""
        keep, *held = (self.text(f"card-{card}") for card in cards)
        return f"{keep} ({', '.join(held)})" if held else keep

    # What happened, what can be done, what it is about.

    def event(self, event: Event, seat: int) -> str:
        """An event as a sentence, as far as that seat may know it."""
        kind = EVENT_KINDS[event.kind]
        face = event.card_for(seat)
        number = event.number
        # A card is of its holder's colour unless its name says otherwise.
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
            values["verb_key"] = VERB_NAMES[number]
        elif meaning == "card":
            values["number_card"] = self.card(number)
        else:
            values["number"] = number + 1 if meaning.endswith("mercenary") else number
        return capital(self.text(f"event-{kind.name}", **values))

    def move(self, table: Table, move: int) -> str:
        """A legal move of the decision at hand, as a choice to read."""
        decision = table.stack[-1]
        seat = decision.seat
        what, a, b, c = verb(move), arg_a(move), arg_b(move), arg_c(move)
        name = VERB_NAMES[what]
        if what in (m.DONE, m.PASS):
            return self.text(f"move-{name}-{KIND_NAMES[decision.kind]}")
        if what in (m.TOWER, m.FOUND, m.EMISSARY, m.DECIDE, m.TAKE_ARMY, m.GIVE, m.DISCARD, m.FELL, m.PICK, m.FETCH):
            return self.text(f"move-{name}", **self.named(a))
        if what in (m.ATTACH, m.INSTALL, m.BUY_PROPERTY, m.BUY_LORD):
            return self.text(f"move-{name}", **self.named(a), fief=self.fief(table, seat, b))
        if what == m.GARRISON:
            return self.text(f"move-{name}", **self.named(a), index=b + 1)
        if what in (m.VISIT, m.BETRAY_HAND, m.INTRIGUE_POOL, m.STORM):
            return self.text(f"move-{name}", earl=self.earl(a))
        if what in (m.BETRAY_MERCENARY, m.INTRIGUE_MERCENARY):
            return self.text(f"move-{name}", earl=self.earl(a), index=b + 1)
        if what == m.BETRAY_LORD:
            lord = self.card(table.earls[a].fiefs[b].lord)
            return self.text(f"move-{name}", earl=self.earl(a), fief=self.fief(table, a, b), lord=lord)
        if what in (m.INTRIGUE_FIEF, m.RAID, m.SIEGE):
            return self.text(f"move-{name}", earl=self.earl(a), fief=self.fief(table, a, b))
        if what in (m.BEQUEATH, m.VASSAL_LORD, m.PLACE):
            return self.text(f"move-{name}", fief=self.fief(table, seat, a))
        if what in (m.JOUST, m.PAY, m.ENTER):
            return self.text(f"move-{name}", **self.owned(b, seat), fief=self.fief(table, seat, a))
        if what == m.TAKE:
            return self.text(f"move-{name}", **self.owned(a, seat), fief=self.fief(table, seat, b))
        if what == m.BURN:
            name = "surrender" if decision.kind == SURRENDER else name
            return self.text(f"move-{name}", **self.owned(a, seat))
        if what == m.FIELD:
            if SOURCE_NAMES[a] == "lord":
                return self.text("move-field-lord", **self.named(b), fief=self.fief(table, seat, c))
            return self.text(f"move-field-{SOURCE_NAMES[a]}", **self.named(b), index=c + 1)
        if what == m.LOSE:
            return self.loss(table, SOURCE_NAMES[a], b, c)
        if what == m.SWAP:
            return self.text(f"move-{name}", **self.named(a), joust=self.card(b))
        if what == m.TURN:
            return self.text(f"move-{name}", joust=self.card(a))
        return self.text(f"move-{name}")

    def loss(self, table: Table, source: str, kind: int, index: int) -> str:
        """A card to lose in battle, told apart from others of its kind."""
        battle = table.battle
        if source == "lord" and battle is not None:
            owner = battle.attacker if table.stack[-1].a == ATTACK else battle.defender
            return self.text("move-lose-lord", **self.named(kind), fief=self.fief(table, owner, index))
        if source in ("mercenary", "garrison"):
            return self.text(f"move-lose-{source}", **self.named(kind), index=index + 1)
        return self.text("move-lose", **self.named(kind), source_key=source)

    def decision(self, table: Table) -> str:
        """What the decision at hand is about."""
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
        """A rule that forbids a move, with its id."""
        return f"{rule}: {self.rule(rule, ruleset)}"


def by_name(value: object) -> dict[str, int]:
    return {str(key): int(number) for key, number in value.items()} if isinstance(value, dict) else {}


def seat_key(seat: int) -> str:
    return COLOURS[seat] if seat >= 0 else "vikings" if seat == VIKINGS else "nobody"


def capital(sentence: str) -> str:
    """
    >>> capital("the King has the turn.")
    'The King has the turn.'
    """
    return sentence[:1].upper() + sentence[1:]


@cache
def texts_of(language: str) -> list[Resource]:
    folder = resources.files("regni") / "locales" / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files]


@cache
def words(language: str, king: str = "") -> Words:
    """The words of a language; what is not there is English."""
    return Words(language if language in LANGUAGES else "en", king)


__all__ = ["LANGUAGES", "Words", "capital", "words"]
