"""The table as panels, drawn from a seat's view alone: what the view leaves out cannot be printed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ..engine.cards import COLOURS, NAMES
from ..engine.ruleset import Ruleset
from ..engine.variant_facts import FACTS
from ..records.reckoning import (
    View,
    church_holder,
    has,
    left_to_pick,
    levy_of,
    picked_cards,
    unit_kind,
    votes,
    walls_of,
)
from ..rules.options import game_name
from ..words.words import Words, capital
from .names import InkedNames, ink

#: Variants in which the markers count again once the Vikings are there, and what that is called.
#: A panel to be: its title, what is in it, its border.
Block = tuple[Text, RenderableType, Style]

WIDEST = 150
#: From this width on one's own Earldom stands beside the middle of the table.
WIDE = 110
NARROWEST_PANEL = 35
DIM = Style(dim=True)
BOLD = Style(bold=True)
#: Stands between things of one line.
DOT = " · "


class Screen:
    """Draws for one reader: the words, the width and the ruleset are his."""

    def __init__(self, console: Console, words: Words, ruleset: Ruleset) -> None:
        self.console = console
        self.words = words
        self.names = InkedNames(words)
        self.rules = ruleset

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def text(self, key: str, **values: str | int) -> str:
        return self.words.text(f"terminal-{key}", **values)

    # The whole table.

    def table(self, view: View) -> RenderableType:
        """The other Earls, the middle of the table, one's own Earldom."""
        if self.width < WIDE:
            return Group(self.others(view), self.panel(self.middle(view)), *self.under_way(view), self.own(view))
        beside = self.width // 2
        lower = self.row([self.middle(view), self.earldom(view)], [beside, self.width - beside])
        return Group(self.others(view), *self.under_way(view), lower)

    def under_way(self, view: View) -> list[RenderableType]:
        """What goes on just now: a battle, a Joust, a vote, a deck that is being picked."""
        panels = (self.battle(view), self.joust(view), self.vote(view), self.picking(view))
        return [panel for panel in panels if panel is not None]

    def others(self, view: View) -> RenderableType:
        """The other Earls in turn order from one's own seat, side by side as far as there is room."""
        colours = [earl["earl"] for earl in view["earls"]]
        mine = colours.index(view["seat"])
        earls = view["earls"][mine + 1 :] + view["earls"][:mine]
        most = max(1, self.width // NARROWEST_PANEL)
        lines = -(-len(earls) // most)
        columns = -(-len(earls) // lines)
        widths = [self.width // columns + (1 if i < self.width % columns else 0) for i in range(columns)]
        rows = [earls[start : start + columns] for start in range(0, len(earls), columns)]
        return Group(*(self.row([self.rival(earl, view) for earl in row], widths) for row in rows))

    def row(self, panels: Sequence[Block], widths: Sequence[int]) -> RenderableType:
        """Panels of one height beside each other."""
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

    def title(self, earl: View, view: View, you: bool = False) -> Text:
        colour = earl["earl"]
        name = capital(self.names.earl(colour))
        title = Text.assemble(
            self.names.badge(colour), (f" {self.text('you', earl=name) if you else name}", ink(colour))
        )
        for honour, is_held in (
            # The King of Rebellion is one by name.
            ("king", view["king"] == colour and not self.is_automaton(earl)),
            ("archbishop", any(has(fief, "cathedral") for fief in earl["fiefs"])),
        ):
            if is_held:
                title.append(f"{DOT}{self.text(honour)}", BOLD)
        return title

    def rival(self, earl: View, view: View) -> Block:
        """Another Earl, in a few lines."""
        border = ink(earl["earl"], bold=False)
        if earl["out"]:
            gone = "king-fallen" if self.is_automaton(earl) else f"out-{earl['out']}"
            return self.title(earl, view), Text(self.text(gone), DIM), border + DIM
        legacy = self.legacy(earl, view)
        lines: list[RenderableType] = [Text(self.sizes(earl)), self.fiefs(earl)]
        labelled = self.forces(earl) + ([(self.text("label-legacy"), legacy)] if legacy else [])
        lines += [Text.assemble((f"{label}: ", DIM), value) for label, value in labelled]
        return self.title(earl, view), Group(*lines), border

    def is_automaton(self, earl: View) -> bool:
        """Whether this is the King of Rebellion, who plays by himself."""
        return "guard" in earl

    def sizes(self, earl: View) -> str:
        sizes = {"hand": earl["hand_size"], "deck": earl["deck_size"], "towers": earl["towers_up"]}
        if self.is_automaton(earl):
            sizes = {"mind": earl["deck_size"], "towers": earl["towers_up"], "guard": earl["guard"]}
        return DOT.join(self.text(key, number=number) for key, number in sizes.items())

    def legacy(self, earl: View, view: View) -> str:
        """His Legacy points, and while there can be a vote for Winter his votes; empty where there are none."""
        if "legacy" not in earl:
            return ""
        parts = [str(earl["legacy"])]
        if earl["to_spend"]:
            parts.append(self.text("to-spend", number=earl["to_spend"]))
        if "summer" in view and not view["vikings"]["arrived"]:
            parts.append(self.text("votes", number=votes(earl, view, self.rules)))
        return DOT.join(parts)

    def fiefs(self, earl: View) -> RenderableType:
        if not earl["fiefs"]:
            return Text(self.text("off-table"), BOLD)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style=DIM, no_wrap=True)
        for number, fief in enumerate(earl["fiefs"], 1):
            grid.add_row(str(number), self.fief(fief))
        return grid

    def fief(self, fief: View) -> Text:
        line = Text.assemble((self.names.card(fief["keep"]), BOLD))
        line.append(DOT + (self.lord(fief["lord"]) if fief["lord"] else self.text("no-lord")))
        if fief["properties"]:
            line.append(DOT + self.names.listed(fief["properties"]))
        return line

    def lord(self, lord: str) -> str:
        return self.text("abbot") if lord == "monk" else self.names.card(lord)

    def forces(self, earl: View) -> list[tuple[str, str]]:
        """Army pool and levy, Mercenaries with garrisons, Royal Army, Banners: as far as there are any."""
        lines = []
        levy = levy_of(earl, self.rules)
        if earl["pool"] or levy:
            pool = self.names.counted(earl["pool"]) or self.text("none")
            lines.append((self.text("label-pool"), pool + DOT + self.text("levy", number=levy)))
        if earl["mercenaries"]:
            listed = [self.mercenary(number, one) for number, one in enumerate(earl["mercenaries"], 1)]
            lines.append((self.text("label-mercenaries"), ", ".join(listed)))
        if earl["royal"]:
            lines.append((self.text("label-royal"), self.names.counted(earl["royal"])))
        if earl["banners"]:
            lines.append((self.text("label-banners"), str(earl["banners"])))
        if self.is_automaton(earl):
            lines.append((self.text("label-mind"), self.names.counted(earl["mind"]) or self.text("none")))
        return lines

    def mercenary(self, number: int, mercenary: View) -> str:
        garrison = self.names.counted(mercenary["garrison"])
        key = "mercenary-with" if garrison else "mercenary-alone"
        colour = mercenary["card"].rpartition(".")[0]
        owner = f" ({self.names.earl(colour)})" if colour else ""
        return self.text(key, number=number, garrison=garrison) + owner

    def own(self, view: View) -> RenderableType:
        return self.panel(self.earldom(view))

    def earldom(self, view: View) -> Block:
        """One's own Earldom, with the Hand and what the Towers are."""
        earl = next(earl for earl in view["earls"] if earl["earl"] == view["seat"])
        border = ink(earl["earl"], bold=False)
        title = self.title(earl, view, you=True)
        if earl["out"]:
            return title, Text(self.text(f"out-{earl['out']}")), border
        title.append(DOT + self.sizes(earl), Style(bold=False))
        grid = self.labelled()
        if not earl["fiefs"]:
            grid.add_row("", Text(self.text("off-table"), BOLD))
        for number, fief in enumerate(earl["fiefs"], 1):
            grid.add_row(self.text("fief", number=number), self.fief(fief))
        for label, value in self.forces(earl):
            grid.add_row(label, value)
        legacy = self.legacy(earl, view)
        if legacy:
            grid.add_row(self.text("label-legacy"), legacy)
        if earl["towers_up"]:
            grid.add_row(self.text("label-towers"), self.names.counted(earl["towers"]))
        grid.add_row(self.text("label-hand"), Text(self.names.counted(earl["hand"]) or self.text("none"), BOLD))
        return title, grid, border

    def labelled(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=DIM, no_wrap=True)
        grid.add_column()
        return grid

    def details(self, earl: View, view: View) -> RenderableType:
        """All that is public about an Earl, piles included."""
        title, body, border = self.rival(earl, view)
        grid = self.labelled()
        discards = self.names.counted(earl["discard"]) or self.text("none")
        grid.add_row(self.text("label-discards"), discards)
        grid.add_row(self.text("label-cubes"), str(earl["cubes"]))
        emissaries = {card: number for card, number in earl["emissaries"].items() if number}
        if emissaries:
            grid.add_row(self.text("label-emissaries"), self.names.counted(emissaries))
        return self.panel((title, Group(body, grid), border))

    # The middle.

    def middle(self, view: View) -> Block:
        """The Vikings with their markers, host and bag; the King card, the Church and the decks of the table."""
        vikings = view["vikings"]
        grid = self.labelled()
        self.add_game(view, grid)
        out, whole = vikings["markers_out"], int(self.rules.viking_markers)
        dots = f"{'●' * out}{'○' * (whole - out)} {self.text('markers', out=out, whole=whole)}"
        if vikings["arrived"]:
            host = {card: vikings[card] for card in ("viking", "chieftain") if vikings[card]}
            force = sum(self.strength(card) * number for card, number in host.items())
            shown = self.names.counted(host)
            grid.add_row(
                self.text("label-host"),
                shown + DOT + self.text("force", number=force) if shown else self.text("host-beaten"),
            )
            countdown = FACTS[view["variant"]].countdown
            if countdown:
                grid.add_row(self.text(f"label-{countdown}"), dots)
        else:
            white = self.text("white-forward" if vikings["white_forward"] else "white-back")
            grid.add_row(self.text("label-markers"), f"{dots}{DOT}{white}")
        grid.add_row(self.text("label-bag"), self.bag(view))
        crown = {"": "king-free", "gone": "king-gone"}.get(view["king"])
        honours = Text(self.text(crown)) if crown else self.name(view["king"])
        honours.append(f"{DOT}{self.text('label-church')}: ")
        grid.add_row(self.text("label-king"), honours.append_text(self.church(view)))
        decks = DOT.join(self.text(f"deck-{name}", number=deck["size"]) for name, deck in view["decks"].items())
        grid.add_row(self.text("label-decks"), decks)
        if "common" in view:
            grid.add_row(self.text("label-common"), self.names.counted(view["common"]))
        return Text(self.text("vikings"), ink("vikings")), grid, ink("vikings", bold=False)

    def add_game(self, view: View, grid: Table) -> None:
        """Which game it is, where it is not the plain base game, and how far it has come."""
        name = game_name(self.rules, self.words)
        if name == self.words.text("variant-base"):
            return
        parts = [name]
        if "summer" in view:
            parts.append(self.text("summer", number=view["summer"]))
        if view["round"]:
            parts.append(self.text("round", number=view["round"]))
        grid.add_row(self.text("label-game"), DOT.join(parts))

    def bag(self, view: View) -> Text:
        """Whose cubes are in the bag, and who stays with the Vikings as Emissary."""
        bag = Text()
        for earl in view["earls"]:
            if earl["cubes"]:
                bag.append(DOT if bag else "")
                bag.append_text(self.name(earl["earl"])).append(f" {earl['cubes']}")
                sent = {card: number for card, number in earl["emissaries"].items() if number}
                bag.append(f" ({self.names.counted(sent)})" if sent else "")
        return bag

    def name(self, colour: str) -> Text:
        return Text.assemble((f"{self.names.letter(colour)} {self.names.earl(colour)}", ink(colour)))

    def church(self, view: View) -> Text:
        holder = church_holder(view, self.rules)
        return self.name(holder) if holder else Text(self.text("nobody"))

    # War and games.

    def strength(self, card: str) -> int:
        return int(self.rules.strength[NAMES.index(card)])

    def battle(self, view: View) -> RenderableType | None:
        """A battle under way: both sides, their forces, the target."""
        battle = view.get("battle")
        if battle is None:
            return None
        defender = next(earl for earl in view["earls"] if earl["earl"] == battle["defender"])
        grid = self.labelled()
        for side, who in (("attack", battle["attacker"]), ("defence", battle["defender"])):
            units = [self.unit(unit) for unit in battle[side]]
            force = sum(self.strength(kind) for kind, _ in units)
            line = self.name(who)
            line.append(DOT + self.text("force", number=force), BOLD)
            line.append(DOT + (self.fielded([label for _, label in units]) or self.text("nothing-fielded")))
            grid.add_row(self.text(f"label-{side}"), line)
        grid.add_row(self.text("label-target"), self.target(battle, defender))
        if battle["card"] and battle["stage"] > 2:
            grid.add_row(self.text("label-battle-card"), self.names.card(battle["card"]))
        title = Text(self.text("mode-" + battle["mode"]), BOLD)
        return self.panel((title, grid, ink(battle["attacker"], bold=False)))

    def unit(self, unit: str) -> tuple[str, str]:
        """A fielded card, `lord prince 1`: its kind, and how it reads."""
        source = unit.partition(" ")[0]
        kind = unit_kind(unit)
        return kind, self.text(f"unit-{source}", card=self.names.card(kind))

    def fielded(self, labels: list[str]) -> str:
        counts = {label: labels.count(label) for label in labels}
        return ", ".join(label if number == 1 else f"{label} ×{number}" for label, number in counts.items())

    def target(self, battle: View, defender: View) -> str:
        towers = self.text("towers-stand", number=defender["towers_up"])
        index = battle["fief"] - 1
        if battle["mode"] == "storm" or index >= len(defender["fiefs"]):
            return towers
        fief = defender["fiefs"][index]
        label = self.words.text("fief-label", index=index + 1, card=self.names.card(fief["keep"]))
        if battle["mode"] == "siege":
            walls = walls_of(fief["keep"], self.rules)
            return self.text("target-siege", fief=label, number=walls) + DOT + towers
        return self.text("target-raid", fief=label, cards=self.names.listed(fief["properties"])) + DOT + towers

    def joust(self, view: View) -> RenderableType | None:
        """A Joust under way: who has entered, with what stake, and one's own Joust cards."""
        if "joust" not in view:
            return None
        grid = Table.grid(padding=(0, 2))
        for entrant in view["joust"]:
            stake = self.text("stake", card=self.stake(entrant))
            if "cards" in entrant:
                cards = self.names.counted(entrant["cards"]) or self.text("no-lances")
                champions = sum(entrant["turned"].values())
            else:
                cards = self.text("lances", number=entrant["size"])
                champions = entrant["champions"]
            played = self.text("champions", number=champions) if champions else ""
            grid.add_row(self.name(entrant["earl"]), stake, cards, played)
        return self.panel((Text(self.text("joust"), BOLD), grid, Style()))

    def stake(self, entrant: View) -> str:
        colour, _, card = entrant["ante"].partition(".")
        return self.names.card(card if colour == entrant["earl"] else entrant["ante"])

    # Votes and decks.

    def vote(self, view: View) -> RenderableType | None:
        """A vote for Winter under way: how it stands, and who can still vote with how much."""
        found = [one for one in view["decisions"] if one["kind"] == "vote"]
        if not found:
            return None
        vote = found[-1]
        grid = self.labelled()
        grid.add_row(self.text("label-for"), Text(str(vote["b"]), BOLD))
        grid.add_row(self.text("label-against"), Text(str(vote["c"]), BOLD))
        first, earls = COLOURS.index(vote["seat"]), view["earls"]
        line = Text()
        # The last who was asked is the one who votes now.
        for place in range(max(0, vote["a"] - 1), len(earls)):
            earl = earls[(first + place) % len(earls)]
            if not earl["out"]:
                line.append(DOT if line else "")
                line.append_text(self.name(earl["earl"])).append(f" {votes(earl, view, self.rules)}")
        grid.add_row(self.text("label-to-vote"), line)
        return self.panel((Text(self.text("vote"), BOLD), grid, Style()))

    def picking(self, view: View) -> RenderableType | None:
        """One's own deck while it is being picked, or the common cards of all."""
        if view.get("about") != "pick" or view["deciding"] != view["seat"]:
            return None
        is_common = view["decisions"][-1]["b"] == 1
        picked, left = picked_cards(view, self.rules), left_to_pick(view)
        grid = self.labelled()
        shown = self.names.counted(picked) or self.text("none")
        grid.add_row(self.text("label-picked"), Text(f"{sum(picked.values())}: {shown}" if picked else shown, BOLD))
        grid.add_row(self.text("label-left"), str(left))
        earl = next(earl for earl in view["earls"] if earl["earl"] == view["seat"])
        if "wanted" in earl and not is_common:
            grid.add_row(self.text("label-wanted"), self.names.counted(earl["wanted"]))
        title = self.text("picking-common" if is_common else "picking")
        return self.panel((Text(title, BOLD), grid, ink(view["seat"], bold=False)))
