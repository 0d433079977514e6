"""`regni rules`: the rules by part, section, id, card or term, in either language, with the values in force."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine.ruleset import SETTINGS, Ruleset
from ..engine.sight import veil
from ..examples.book import book, showing
from ..examples.example import Example
from ..examples.telling import steps
from ..rules.glossary import term
from ..rules.lookup import Found, look_up
from ..rules.rulebook import FIXED_ASSUMPTIONS, RULES, SECTIONS, is_assumed, is_in_force, section_of
from ..terminal.screen import Screen
from ..words.words import Words, words
from .common import chosen_game


def run(args: argparse.Namespace) -> int:
    w, console = words(args.lang), Console(highlight=False)
    ruleset, _ = chosen_game(args)
    if args.assumptions or args.settings:
        show_settings(console, w, ruleset, only_assumed=args.assumptions)
    elif args.what:
        found = look_up(" ".join(args.what), w, ruleset)
        show_topic(console, w, ruleset, found)
        show_examples(console, w, found, in_full=args.show)
    elif ruleset.changed():
        show_changed(console, w, ruleset)
    else:
        for section in SECTIONS:
            console.print(f"{section:<4} {w.section(section)}")
        console.print(w.text("rules-more"))
    return 0


def show_changed(console: Console, w: Words, ruleset: Ruleset) -> None:
    """The rules that read otherwise than in the usual base game, and those that come into force."""
    usual = Ruleset()
    for rule in RULES:
        is_new = is_in_force(rule, ruleset) and not is_in_force(rule, usual)
        if is_new or w.rule(rule, ruleset) != w.rule(rule, usual):
            show_rule(console, w, ruleset, rule)


def show_topic(console: Console, w: Words, ruleset: Ruleset, found: Found) -> None:
    """All rules that go by a name, and what a card or a term of that name is."""
    key = found.card or found.term
    if key and w.has(f"term-{key}"):
        explained = term(key, w, ruleset)
        console.print(Text(explained.name, style="bold"))
        console.print(explained.text)
        console.print()
    heading = ""
    for rule in found.rules:
        if found.by_section and section_of(rule) != heading:
            heading = section_of(rule)
            console.print(Text(f"{heading} {w.section(heading)}", style="bold"))
        show_rule(console, w, ruleset, rule)


def show_rule(console: Console, w: Words, ruleset: Ruleset, rule: str) -> None:
    tag = " " + w.text("rules-assumed") if is_assumed(rule) else ""
    console.print(Text.assemble((f"{rule} ", "bold"), w.rule(rule, ruleset), (tag, "italic")))


def show_examples(console: Console, w: Words, found: Found, in_full: bool) -> None:
    """The examples of a card, or of the rules that go by a name, move by move; or only how to see them."""
    things = [found.card] if found.card else found.rules
    ids = list(dict.fromkeys(one for thing in things for one in showing().get(thing, ())))
    if ids and not in_full:
        console.print(w.text("rules-show-more", number=len(ids)))
    for number, one in enumerate(ids if in_full else (), 1):
        console.print()
        console.print(
            Text(w.text("rules-show-title", number=number, whole=len(ids), rule=book()[one].rule), style="bold")
        )
        show_example(console, w, book()[one])


def show_example(console: Console, w: Words, example: Example) -> None:
    """An example as the terminal draws a table: before the first move, then what each brings."""
    game = example.begin()
    told = w.at(game.table, example.seat)
    console.print(Screen(console, told, game.table.rules, example.seat).table(veil(game.table, example.seat)))
    for step in steps(example.id, w):
        console.print(Text(f"{step.number}. {step.text}", style="bold"))
        if step.forbidden:
            console.print(
                f"   {w.text('example-refused')} {told.forbidden(step.forbidden, game.table.rules)}", markup=False
            )
        for entry in step.entries:
            console.print(f"   {entry.text}", markup=False)


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
            why = w.text(f"assumption-{rule.replace('.', '-')}")
            table.add_row(Text(f"{rule} [A]"), Text("-"), Text(w.text("rules-as-written")), Text(why))
    console.print(table)
    console.print(w.text("rules-assumptions-note" if only_assumed else "rules-settings-note"))
