"""`regni variants`: the games to choose from, and the options that go with them."""

from __future__ import annotations

import argparse
import unicodedata

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.ruleset import SETTINGS, Ruleset, Setting
from ..engine.variant_facts import BASE, FACTS, SEATS
from ..errors import RegniError
from ..rules.options import KINGS, NUMBERED, OPTIONS, RULES, option_name, refusal
from ..rules.rulebook import belongs_to
from ..words.hints import nearest, shown
from ..words.words import LANGUAGES, Words, words


def run(args: argparse.Namespace) -> int:
    w, console = words(args.lang), Console(highlight=False)
    if not args.name:
        show_all(console, w)
        return 0
    name = find(" ".join(args.name))
    if name in FACTS:
        show_variant(console, w, name)
    else:
        show_option(console, w, name)
    return 0


def plain(text: str) -> str:
    """The name in lower case without accents, its words joined by hyphens."""
    apart = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(char for char in apart if not unicodedata.combining(char))
    return "-".join(letters.replace("_", " ").replace("-", " ").split())


def find(text: str) -> str:
    """A variant or an option by its id or by its name in any of our languages."""
    names = {name: name for name in (*FACTS, *OPTIONS)}
    for language in LANGUAGES:
        spoken = words(language)
        names |= {plain(spoken.text(f"variant-{name}")): name for name in FACTS}
        names |= {plain(option_name(name, spoken)): name for name in OPTIONS}
    wanted = plain(text).partition("=")[0]
    if wanted not in names:
        near = names[nearest(wanted, list(names))]
        raise RegniError("variants-unknown", name=shown(text), near=near)
    return names[wanted]


def grid() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    return table


def inset(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 2))


def show_all(console: Console, w: Words) -> None:
    console.print(Text(w.text("variants-all"), style="bold"))
    table = grid()
    for variant in FACTS:
        name = w.text(f"variant-{variant}")
        table.add_row(variant, Text.assemble((f"{name}, {seats(w, variant)}. ", "italic"), about(w, variant)))
    console.print(inset(table))
    console.print(Text(w.text("variants-options"), style="bold"))
    table = grid()
    for option in OPTIONS:
        table.add_row(option, RULES[option], option_text(w, option))
    console.print(inset(table))
    console.print(w.text("variants-more"))


def seats(w: Words, variant: str, mode: str | None = None) -> str:
    """The numbers of Earls for a variant or one of its modes."""
    facts = FACTS[variant]
    low, high = facts.earls() if mode is None else (facts.modes[mode].fewest, facts.modes[mode].most)
    return w.text("variants-players", low=low, high=high) if low < high else w.text("variants-alone")


def about(w: Words, variant: str) -> str:
    return w.text(f"variant-{variant}-text")


def option_text(w: Words, option: str) -> Text:
    return Text.assemble((option_name(option, w) + ". ", "italic"), w.text(f"option-text-{option}"))


def show_variant(console: Console, w: Words, variant: str) -> None:
    console.print(Text(f"{w.text(f'variant-{variant}')} ({variant}), {seats(w, variant)}", style="bold"))
    console.print(about(w, variant))
    facts = FACTS[variant]
    modes = [mode for mode in facts.modes if mode]
    if modes:
        console.print(Text(w.text("variants-modes"), style="bold"))
        table = grid()
        for mode in modes:
            name = f"{w.text(f'mode-{mode}')}, {seats(w, variant, mode)}. "
            table.add_row(mode, Text.assemble((name, "italic"), w.text(f"mode-{mode}-text")))
        console.print(inset(table))
    if facts.has_king:
        console.print(Text(w.text("variants-kings"), style="bold"))
        table = grid()
        for king, formula in KINGS.items():
            table.add_row(king, w.text("variants-king", formula=formula.replace("earls", "N")))
        console.print(inset(table))
    console.print(Text(w.text("variants-options"), style="bold"))
    table = grid()
    for option in OPTIONS:
        table.add_row(option, RULES[option], fit(w, variant, option))
    console.print(inset(table))
    own = settings(variant)
    console.print(Text(w.text("variants-settings"), style="bold"))
    if own:
        show_settings(console, w, own, Ruleset({"variant": variant}))
    console.print(w.text("variants-rules", variant=variant, letter=facts.letter))


def fit(w: Words, variant: str, option: str) -> Text:
    """What an option is, or why it cannot be used here."""
    reasons = {mode: refusal(variant, mode, option) for mode in FACTS[variant].modes}
    refused = {mode: reason for mode, reason in reasons.items() if reason is not None}
    on = all(Ruleset({"variant": variant}).values[name] == value for name, value in OPTIONS[option].items())
    if on:
        return Text(w.text("variants-on"))
    if len(refused) == len(reasons):
        return Text(next(iter(refused.values())).text(w.language), style="dim")
    text = option_text(w, option)
    if refused:
        text.append(" " + w.text("variants-not-in", modes=", ".join(refused)))
    return text


def settings(variant: str) -> list[Setting]:
    """The settings that differ in this variant. The base game has far too many to list."""
    facts = FACTS[variant]
    is_own = variant != BASE.name
    return [
        one
        for one in SETTINGS
        if (is_own and one.rule[0] == facts.letter) or belongs_to(one, facts) or one.name in facts.usual
    ]


def show_settings(console: Console, w: Words, listed: list[Setting], ruleset: Ruleset) -> None:
    table = Table(w.text("rules-rule"), w.text("rules-setting"), w.text("rules-value"), w.text("rules-meaning"))
    for setting in listed:
        value = str(w.value(setting.name, ruleset))
        row = [f"{setting.rule} [{setting.tag}]", setting.name, value, w.text(f"setting-{setting.attribute}")]
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)


def show_option(console: Console, w: Words, option: str) -> None:
    console.print(Text(f"{option_name(option, w)} ({option}), {RULES[option]}", style="bold"))
    console.print(w.text(f"option-text-{option}"))
    if option in NUMBERED:
        _, low, high = NUMBERED[option]
        console.print(w.text("variants-number", option=option, low=low, high=high))
    console.print(Text(w.text("variants-sets"), style="bold"))
    named = [setting for setting in SETTINGS if setting.name in OPTIONS[option]]
    show_settings(console, w, named, Ruleset(dict(OPTIONS[option])))
    console.print(Text(w.text("variants-goes-with"), style="bold"))
    table = grid()
    for variant, mode in SEATS:
        error = refusal(variant, mode, option)
        answer = w.text("variants-yes") if error is None else error.text(w.language)
        table.add_row(f"{variant} {mode}".strip(), answer)
    console.print(inset(table))
