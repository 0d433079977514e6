"""`regni rules`: the rules by section, id or card, with the values in force."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine.cards import NAMES
from ..engine.ruleset import SETTINGS, Ruleset
from ..errors import RegniError
from ..rules.rulebook import CARD_RULES, FIXED_ASSUMPTIONS, RULES, SECTIONS, is_assumed, section_of
from ..words.hints import nearest, shown
from ..words.words import LANGUAGES, Words, words
from .common import ruleset_option


def run(args: argparse.Namespace) -> int:
    w, ruleset, console = words(args.lang), ruleset_option(args.ruleset), Console(highlight=False)
    if args.assumptions or args.settings:
        show_settings(console, w, ruleset, only_assumed=args.assumptions)
    elif args.what:
        show_topic(console, w, ruleset, " ".join(args.what))
    else:
        for section in SECTIONS:
            console.print(f"{section:<4} {w.section(section)}")
        console.print(w.text("rules-more"))
    return 0


def show_topic(console: Console, w: Words, ruleset: Ruleset, topic: str) -> None:
    """Show a rule, a section, or a card with the rules that name it."""
    wanted = topic.strip().upper()
    if wanted in SECTIONS:
        console.print(Text(f"{wanted} {w.section(wanted)}", style="bold"))
        for rule in RULES:
            if section_of(rule) == wanted:
                show_rule(console, w, ruleset, rule)
    elif wanted in RULES:
        show_rule(console, w, ruleset, wanted)
    else:
        show_card(console, w, ruleset, topic)


def show_rule(console: Console, w: Words, ruleset: Ruleset, rule: str) -> None:
    tag = " " + w.text("rules-assumed") if is_assumed(rule) else ""
    console.print(Text.assemble((f"{rule} ", "bold"), w.rule(rule, ruleset), (tag, "italic")))


def find_card(topic: str) -> str:
    """A card by its name in any of our languages, or by the beginning of its name."""
    wanted = topic.strip().casefold().replace("_", " ")
    names = {
        key: [key.replace("_", " "), *(words(lang).text(f"card-{key}").casefold() for lang in LANGUAGES)]
        for key in [*NAMES, "tower"]
    }
    for key, called in names.items():
        if wanted in called:
            return key
    for key, called in names.items():
        if len(wanted) > 2 and any(name.startswith(wanted) for name in called):
            return key
    known = {
        name.casefold(): name for name in (*SECTIONS, *RULES, *(name for called in names.values() for name in called))
    }
    near = known[nearest(wanted, list(known))]
    raise RegniError("rules-topic", topic=shown(topic), near=near)


def show_card(console: Console, w: Words, ruleset: Ruleset, topic: str) -> None:
    key = find_card(topic)
    console.print(Text(w.text(f"card-{key}"), style="bold"))
    console.print(w.text(f"card-{key}-text"))
    console.print()
    for rule in CARD_RULES[key]:
        show_rule(console, w, ruleset, rule)


def show_settings(console: Console, w: Words, ruleset: Ruleset, only_assumed: bool) -> None:
    table = Table(w.text("rules-rule"), w.text("rules-setting"), w.text("rules-value"), w.text("rules-meaning"))
    for setting in SETTINGS:
        if only_assumed and setting.tag != "A":
            continue
        value = w.value(setting.name, ruleset)
        row = [f"{setting.rule} [{setting.tag}]", setting.name, str(value), w.text(f"setting-{setting.attribute}")]
        table.add_row(*(Text(cell) for cell in row))
    if only_assumed:
        for rule in FIXED_ASSUMPTIONS:
            table.add_row(Text(f"{rule} [A]"), Text("-"), Text(w.text("rules-as-written")), Text(w.rule(rule, ruleset)))
    console.print(table)
    console.print(w.text("rules-assumptions-note" if only_assumed else "rules-settings-note"))
