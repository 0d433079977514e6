"""Draws the table as panels from what a seat sees, so that hidden things cannot be printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..engine.cards import (
    CATHEDRAL,
    COLOURS,
    MONK,
    NAMES,
    NO_LORD,
    NO_LUCK,
    NOBODY,
    colour_of,
)
from ..engine.decisions import PICK, VOTE
from ..engine.earl import Earl, Fief, Mercenary
from ..engine.forces import SOURCE_NAMES, force, host_force, source_of, unit_kind
from ..engine.leaving import ENDING_NAMES, KING_GONE
from ..engine.moves import declared
from ..engine.ruleset import Ruleset
from ..engine.sight import is_the_king
from ..engine.spoils import walls
from ..engine.table import DRAWING, Battle, Decision, Jouster
from ..engine.table import Table as SeenTable
from ..engine.variant_facts import FACTS
from ..engine.voting import votes
from ..records.positions import army, counts
from ..rules.options import game_name
from ..words.names import with_numbers
from ..words.words import Words, capital, seat_key
from .names import InkedNames, ink
from .plain import PlainConsole

#: The parts of a panel: its title, its content, its border.
Block = tuple[Text, RenderableType, Style]

WIDEST = 150
#: From this width on, the person's Earldom stands beside the middle of the table.
WIDE = 110
NARROWEST_PANEL = 35
DIM = Style(dim=True)
BOLD = Style(bold=True)
#: Separates things on one line.
DOT = " · "


class Screen:
    """Draws for one person, with that person's language, width, ruleset and seat."""

    def __init__(self, console: Console, words: Words, ruleset: Ruleset, seat: int) -> None:
        self.console = console
        self.words = words
        self.is_plain = isinstance(console, PlainConsole)
        self.names = InkedNames(words, self.is_plain)
        self.rules = ruleset
        self.seat = seat

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(f"terminal-{key}", **values)

    # The whole table.

    def table(self, seen: SeenTable) -> RenderableType:
        """The other Earls, the middle of the table, the person's Earldom."""
        if self.width < WIDE:
            return Group(self.others(seen), self.panel(self.middle(seen)), *self.under_way(seen), self.own(seen))
        beside = self.width // 2
        lower = self.row([self.middle(seen), self.earldom(seen)], [beside, self.width - beside])
        return Group(self.others(seen), *self.under_way(seen), lower)

    def under_way(self, seen: SeenTable) -> list[RenderableType]:
        """What is going on now: a battle, a Joust, a vote, a deck that is being picked."""
        panels = (self.battle(seen), self.joust(seen), self.vote(seen), self.picking(seen))
        return [panel for panel in panels if panel is not None]

    def others(self, seen: SeenTable) -> RenderableType:
        """The other Earls in turn order from the person's seat, side by side if there is room."""
        seats = [*range(self.seat + 1, len(seen.earls)), *range(self.seat)]
        most = max(1, self.width // NARROWEST_PANEL)
        lines = -(-len(seats) // most)
        columns = -(-len(seats) // lines)
        widths = [self.width // columns + (1 if i < self.width % columns else 0) for i in range(columns)]
        rows = [seats[start : start + columns] for start in range(0, len(seats), columns)]
        return Group(*(self.row([self.rival(seen, seat) for seat in row], widths) for row in rows))

    def row(self, panels: Sequence[Block], widths: Sequence[int]) -> RenderableType:
        """Panels of equal height beside each other."""
        lines = [self.height(body, width - 4) for (_, body, _), width in zip(panels, widths, strict=False)]
        grid = Table.grid()
        cells = [
            Panel(body, title=title, title_align="left", border_style=border, width=width, height=max(lines) + 2)
            for (title, body, border), width in zip(panels, widths, strict=False)
        ]
        grid.add_row(*cells)
        return grid

    def height(self, body: RenderableType, width: int) -> int:
        return len(self.console.render_lines(body, self.console.options.update(width=width, height=None)))

    def panel(self, block: Block) -> RenderableType:
        title, body, border = block
        return Panel(body, title=title, title_align="left", border_style=border, width=self.width)

    # Earls.

    def title(self, seen: SeenTable, seat: int, you: bool = False) -> Text:
        colour = COLOURS[seat]
        name = capital(self.words.earl(seat))
        title = Text.assemble(
            self.names.badge(colour), (f" {self.text('you', earl=name) if you else name}", ink(colour))
        )
        for honour, is_held in (
            # The King of Rebellion already has this title as his name.
            ("king", seen.king == seat and not is_the_king(seen, seat)),
            ("archbishop", seen.earls[seat].has(CATHEDRAL)),
        ):
            if is_held:
                title.append(f"{DOT}{self.text(honour)}", BOLD)
        return title

    def rival(self, seen: SeenTable, seat: int) -> Block:
        """Another Earl, in a few lines."""
        earl, border = seen.earls[seat], ink(COLOURS[seat], bold=False)
        if earl.out:
            gone = "king-fallen" if is_the_king(seen, seat) else f"out-{ENDING_NAMES[earl.out]}"
            return self.title(seen, seat), Text(self.text(gone), DIM), border + DIM
        legacy = self.legacy(seen, seat)
        lines: list[RenderableType] = [Text(self.sizes(seen, seat)), self.fiefs(earl, seat)]
        labelled = self.forces(seen, seat) + ([(self.text("label-legacy"), legacy)] if legacy else [])
        lines += [Text.assemble((f"{label}: ", DIM), value) for label, value in labelled]
        return self.title(seen, seat), Group(*lines), border

    def sizes(self, seen: SeenTable, seat: int) -> str:
        earl = seen.earls[seat]
        sizes = {"hand": int(earl.hand_size), "deck": len(earl.deck), "towers": int(earl.towers_up)}
        if is_the_king(seen, seat):
            sizes = {"mind": len(earl.deck), "towers": int(earl.towers_up), "guard": int(earl.guard)}
        return DOT.join(self.text(key, number=number) for key, number in sizes.items())

    def legacy(self, seen: SeenTable, seat: int) -> str:
        """An Earl's Legacy points, and his votes while a vote for Winter is possible; empty outside a campaign."""
        earl = seen.earls[seat]
        if not seen.variant.is_campaign and not seen.rules.legacy_start:
            return ""
        parts = [str(earl.legacy)]
        if earl.to_spend:
            parts.append(self.text("to-spend", number=int(earl.to_spend)))
        if seen.variant.is_campaign and not seen.arrived:
            parts.append(self.text("votes", number=int(votes(seen, seat))))
        return DOT.join(parts)

    def fiefs(self, earl: Earl, seat: int) -> RenderableType:
        if not earl.fiefs:
            return Text(self.text("off-table"), BOLD)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style=DIM, no_wrap=True)
        for number, fief in enumerate(earl.fiefs, 1):
            grid.add_row(self.text("fief", number=number) if self.is_plain else str(number), self.fief(fief, seat))
        return grid

    def fief(self, fief: Fief, seat: int) -> Text:
        line = Text.assemble((self.words.coloured(fief.keep, seat), BOLD))
        line.append(DOT + (self.lord(fief.lord) if fief.lord != NO_LORD else self.text("no-lord")))
        if fief.properties:
            line.append(DOT + self.names.listed(fief.properties, seat))
        return line

    def lord(self, lord: int) -> str:
        return self.text("abbot") if lord == MONK else self.words.card(lord)

    def forces(self, seen: SeenTable, seat: int) -> list[tuple[str, str]]:
        """Army pool and levy, Mercenaries with garrisons, Royal Army and Banners, if there are any."""
        earl = seen.earls[seat]
        lines = []
        levy = int(earl.levy(seen.rules.market_town_factor))
        if earl.pool() or levy:
            pool = self.names.counted(army(earl.infantry, earl.knights)) or self.text("none")
            lines.append((self.text("label-pool"), pool + DOT + self.text("levy", number=levy)))
        if earl.mercenaries:
            listed = [self.mercenary(number, one, seat) for number, one in enumerate(earl.mercenaries, 1)]
            lines.append((self.text("label-mercenaries"), ", ".join(listed)))
        royal = army(earl.royal_infantry, earl.royal_knights)
        if royal:
            lines.append((self.text("label-royal"), self.names.counted(royal)))
        if earl.banners:
            lines.append((self.text("label-banners"), str(earl.banners)))
        if is_the_king(seen, seat):
            lines.append((self.text("label-mind"), self.names.counted(counts(earl.mind)) or self.text("none")))
        return lines

    def mercenary(self, number: int, mercenary: Mercenary, seat: int) -> str:
        garrison = self.names.counted(army(mercenary.infantry, mercenary.knights))
        key = "mercenary-with" if garrison else "mercenary-alone"
        colour = colour_of(mercenary.card)
        owner = f" ({self.words.earl(colour)})" if colour != seat else ""
        return self.text(key, number=number, garrison=garrison) + owner

    def own(self, seen: SeenTable) -> RenderableType:
        return self.panel(self.earldom(seen))

    def earldom(self, seen: SeenTable) -> Block:
        """The person's Earldom, with the Hand and the cards of the Towers."""
        seat = self.seat
        earl, border = seen.earls[seat], ink(COLOURS[seat], bold=False)
        title = self.title(seen, seat, you=True)
        if earl.out:
            return title, Text(self.text(f"out-{ENDING_NAMES[earl.out]}")), border
        title.append(DOT + self.sizes(seen, seat), Style(bold=False))
        grid = self.labelled()
        if not earl.fiefs:
            grid.add_row("", Text(self.text("off-table"), BOLD))
        for number, fief in enumerate(earl.fiefs, 1):
            grid.add_row(self.text("fief", number=number), self.fief(fief, seat))
        for label, value in self.forces(seen, seat):
            grid.add_row(label, value)
        legacy = self.legacy(seen, seat)
        if legacy:
            grid.add_row(self.text("label-legacy"), legacy)
        if earl.towers_up:
            grid.add_row(self.text("label-towers"), self.names.counted(counts(earl.towers)))
        hand = self.names.counted(counts(earl.hand)) or self.text("none")
        grid.add_row(self.text("label-hand"), Text(hand, BOLD))
        return title, grid, border

    def labelled(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=DIM, no_wrap=True)
        grid.add_column()
        return grid

    def details(self, seen: SeenTable, seat: int) -> RenderableType:
        """Everything public about an Earl, with his piles."""
        title, body, border = self.rival(seen, seat)
        earl = seen.earls[seat]
        grid = self.labelled()
        discards = self.names.counted(counts(earl.discard)) or self.text("none")
        grid.add_row(self.text("label-discards"), discards)
        grid.add_row(self.text("label-cubes"), str(earl.cubes))
        emissaries = self.emissaries(earl)
        if emissaries:
            grid.add_row(self.text("label-emissaries"), emissaries)
        return self.panel((title, Group(body, grid), border))

    def emissaries(self, earl: Earl) -> str:
        sent = {"vassal": int(earl.emissary_vassals), "monk": int(earl.emissary_monks)}
        return self.names.counted({card: number for card, number in sent.items() if number})

    # The middle.

    def middle(self, seen: SeenTable) -> Block:
        """The Vikings with their markers, host and bag; the King card, the Church and the table decks."""
        grid = self.labelled()
        self.add_game(seen, grid)
        out, whole = int(seen.markers_out), int(self.rules.viking_markers)
        dots = f"{'●' * out}{'○' * (whole - out)} {self.text('markers', out=out, whole=whole)}"
        if seen.arrived:
            host = {"viking": int(seen.vikings), "chieftain": int(seen.chieftains)}
            shown = self.names.counted({card: number for card, number in host.items() if number})
            grid.add_row(
                self.text("label-host"),
                shown + DOT + self.text("force", number=int(host_force(seen))) if shown else self.text("host-beaten"),
            )
            countdown = FACTS[seen.rules.variant].countdown
            if countdown:
                grid.add_row(self.text(f"label-{countdown}"), dots)
        else:
            white = self.text("white-forward" if seen.white_forward else "white-back")
            grid.add_row(self.text("label-markers"), f"{dots}{DOT}{white}")
        grid.add_row(self.text("label-bag"), self.bag(seen))
        crown = {NOBODY: "king-free", KING_GONE: "king-gone"}.get(seen.king)
        honours = Text(self.text(crown)) if crown else self.name(seen.king)
        honours.append(f"{DOT}{self.text('label-church')}: ")
        grid.add_row(self.text("label-king"), honours.append_text(self.church(seen)))
        decks = {"army": seen.army, "viking": seen.viking_deck, "battle": seen.battle_deck, "joust": seen.joust_deck}
        sizes = [self.text(f"deck-{name}", number=len(deck.cards)) for name, deck in decks.items()]
        grid.add_row(self.text("label-decks"), DOT.join(sizes))
        if seen.common:
            grid.add_row(self.text("label-common"), self.names.counted(counts(seen.common)))
        return Text(self.text("vikings"), ink("vikings")), grid, ink("vikings", bold=False)

    def add_game(self, seen: SeenTable, grid: Table) -> None:
        """Add the name of the game, if it is not the plain base game, and its Summer and round."""
        name = game_name(self.rules, self.words)
        if name == self.words.text("variant-base"):
            return
        parts = [name]
        if seen.variant.is_campaign:
            parts.append(self.text("summer", number=int(seen.summer)))
        if seen.round:
            parts.append(self.text("round", number=int(seen.round)))
        grid.add_row(self.text("label-game"), DOT.join(parts))

    def bag(self, seen: SeenTable) -> Text:
        """Whose cubes are in the bag, and who is with the Vikings as Emissary."""
        bag = Text()
        for seat, earl in enumerate(seen.earls):
            if earl.cubes:
                bag.append(DOT if bag else "")
                bag.append_text(self.name(seat)).append(f" {earl.cubes}")
                sent = self.emissaries(earl)
                bag.append(f" ({sent})" if sent else "")
        return bag

    def name(self, seat: int) -> Text:
        """An Earl's letter and name, or the Vikings'."""
        colour = seat_key(seat)
        return Text.assemble((f"{self.names.letter(colour)} {self.names.earl(colour)}".strip(), ink(colour)))

    def church(self, seen: SeenTable) -> Text:
        holder = seen.church()
        return self.name(holder) if holder != NOBODY else Text(self.text("nobody"))

    # Battles, Jousts.

    def strength(self, card: str) -> int:
        return int(self.rules.strength[NAMES.index(card)])

    def battle(self, seen: SeenTable) -> RenderableType | None:
        """A battle under way: both sides, their forces, the target."""
        battle = seen.battle
        if battle is None:
            return None
        grid = self.labelled()
        sides = (("attack", battle.attacker, battle.attack), ("defence", battle.defender, battle.defence))
        for side, who, units in sides:
            line = self.name(who)
            line.append(DOT + self.text("force", number=int(force(seen, units))), BOLD)
            fielded = with_numbers(Counter(self.unit(unit) for unit in units))
            line.append(DOT + (fielded or self.text("nothing-fielded")))
            grid.add_row(self.text(f"label-{side}"), line)
        grid.add_row(self.text("label-target"), self.target(seen, battle))
        if battle.card != NOBODY and battle.stage > DRAWING:
            grid.add_row(self.text("label-battle-card"), self.words.card(battle.card))
        title = Text(self.text("mode-" + declared(battle.mode).name), BOLD)
        return self.panel((title, grid, ink(seat_key(battle.attacker), bold=False)))

    def unit(self, unit: int) -> str:
        """The name of a fielded card."""
        return self.text(f"unit-{SOURCE_NAMES[source_of(unit)]}", card=self.words.card(unit_kind(unit)))

    def target(self, seen: SeenTable, battle: Battle) -> str:
        defender, mode = seen.earls[battle.defender], declared(battle.mode)
        towers = self.text("towers-stand", number=int(defender.towers_up))
        if mode.has("their_towers") or battle.fief >= len(defender.fiefs):
            return towers
        fief = defender.fiefs[battle.fief]
        label = self.words.fief(seen, battle.defender, battle.fief)
        cards, number = self.names.listed(fief.properties, battle.defender), int(walls(seen, fief.keep))
        return self.text(f"target-{mode.name}", fief=label, cards=cards, number=number) + DOT + towers

    def joust(self, seen: SeenTable) -> RenderableType | None:
        """A Joust under way: who has entered, with which stake, and the person's Joust cards."""
        if not seen.jousters:
            return None
        grid = Table.grid(padding=(0, 2))
        for entrant in seen.jousters:
            stake = self.text("stake", card=self.words.coloured(entrant.ante, entrant.seat))
            champions = int(entrant.turned_no_luck + entrant.turned_vassals)
            played = self.text("champions", number=champions) if champions else ""
            grid.add_row(self.name(entrant.seat), stake, self.joust_cards(entrant), played)
        return self.panel((Text(self.text("joust"), BOLD), grid, Style()))

    def joust_cards(self, entrant: Jouster) -> str:
        """The Joust cards of a jouster; for another seat only their number."""
        held = [int(entrant.no_luck), int(entrant.vassals), int(entrant.princes)]
        if entrant.seat != self.seat:
            return self.text("lances", number=sum(held))
        return self.names.counted(counts(held, NO_LUCK)) or self.text("no-lances")

    # Votes and decks.

    def vote(self, seen: SeenTable) -> RenderableType | None:
        """A vote for Winter under way: the result so far, and who can still cast how many votes."""
        found = [one for one in seen.stack if one.kind == VOTE]
        if not found:
            return None
        vote = found[-1]
        grid = self.labelled()
        grid.add_row(self.text("label-for"), Text(str(vote.b), BOLD))
        grid.add_row(self.text("label-against"), Text(str(vote.c), BOLD))
        line = Text()
        # The Earl who was asked last is voting now.
        for place in range(max(0, vote.a - 1), len(seen.earls)):
            seat = (vote.seat + place) % len(seen.earls)
            if not seen.earls[seat].out:
                line.append(DOT if line else "")
                line.append_text(self.name(seat)).append(f" {votes(seen, seat)}")
        grid.add_row(self.text("label-to-vote"), line)
        return self.panel((Text(self.text("vote"), BOLD), grid, Style()))

    def picking(self, seen: SeenTable) -> RenderableType | None:
        """The person's deck while it is being picked, or the common cards of all."""
        decision = self.pick_of(seen)
        if decision is None:
            return None
        earl, is_common = seen.earls[self.seat], decision.b == 1
        picked = picked_cards(earl)
        grid = self.labelled()
        shown = self.names.counted(picked) or self.text("none")
        grid.add_row(self.text("label-picked"), Text(f"{sum(picked.values())}: {shown}" if picked else shown, BOLD))
        grid.add_row(self.text("label-left"), str(decision.a))
        if earl.wanted and not is_common:
            grid.add_row(self.text("label-wanted"), self.names.counted(counts(earl.wanted)))
        title = self.text("picking-common" if is_common else "picking")
        return self.panel((Text(title, BOLD), grid, ink(COLOURS[self.seat], bold=False)))

    def pick_of(self, seen: SeenTable) -> Decision | None:
        """The current decision if this seat is picking a card; otherwise None."""
        top = None if seen.over else seen.stack[-1]
        return top if top is not None and top.kind == PICK and top.seat == self.seat else None


def picked_cards(earl: Earl) -> dict[str, int]:
    """The cards an Earl has picked for his deck so far."""
    return {NAMES[kind]: number for kind, number in sorted(Counter(map(int, earl.deck)).items())}
