"""`regni lessons`: the guided games, and whether they can still be played."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from ..lessons.checking import check
from ..lessons.lesson import Lesson
from ..lessons.reading import find_lesson, lesson_names
from ..words.words import Words, words


def run(args: argparse.Namespace) -> int:
    w, console = words(args.lang), Console(highlight=False)
    lessons = [find_lesson(name) for name in (args.name or lesson_names())]
    if not args.check:
        for lesson in lessons:
            show(lesson, w, console)
        return 0
    faults = 0
    for lesson in lessons:
        found = check(lesson)
        faults += len(found)
        for error in found:
            console.print(Text(error.text(w.language)))
        steps = sum(len(part.steps) for part in lesson.parts)
        if not found:
            console.print(w.text("lessons-good", lesson=lesson.name, parts=len(lesson.parts), steps=steps))
    return 1 if faults else 0


def show(lesson: Lesson, w: Words, console: Console) -> None:
    title = w.text("lessons-line", lesson=lesson.name, title=w.text(lesson.title), minutes=lesson.minutes)
    console.print(Text(title, style="bold"))
    console.print(Text(w.text(f"{lesson.title}-about")))
    for number, part in enumerate(lesson.parts, 1):
        name = Text(f"  {number}. {w.text(lesson.part_title(part))}. ", style="italic")
        console.print(name + Text(w.text(f"{lesson.part_title(part)}-about")))
