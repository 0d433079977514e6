"""The pages of the lessons: which there are, what each teaches, how far the reader is. They are taught at tables."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...errors import RegniError
from ...lessons.lesson import Lesson
from ...lessons.reading import find_lesson, lesson_names
from ...lessons.teaching import PART, standing
from ..pages.begin import check_pace, handle_of, named, sessions_of
from ..pages.page import Reader, error_text, form_of, host_of, page, see
from ..play.host import Host
from ..play.keys import new_key
from ..play.store import KeptSession
from ..teaching.session import lesson_terms, session_of
from ..terms import lesson_of


@dataclass(frozen=True)
class Progress:
    """How far a reader is in a lesson."""

    #: The table at which it is taught. Empty if it was not begun, or if it is over.
    handle: str = ""
    #: The number of the part that he is in, from 0.
    number: int = 0
    is_done: bool = False


@dataclass(frozen=True)
class ShownPart:
    name: str
    title: str
    about: str
    is_done: bool
    is_now: bool


@dataclass(frozen=True)
class ShownLesson:
    name: str
    title: str
    about: str
    minutes: int
    emblem: str
    parts: list[ShownPart]
    progress: Progress


def progress_in(lesson: Lesson, kept: list[KeptSession], host: Host) -> Progress:
    """How far somebody is whose sessions these are, those played last first."""
    own = [one for one in kept if lesson_of(one.terms) == lesson.name]
    is_done = any(one.is_over for one in own)
    running = next((one for one in own if not one.is_over), None)
    if running is None:
        return Progress(is_done=is_done)
    entries = host.store.entries(running.id)
    begun = next((entries[number] for number in standing(entries)[:1]), "")
    word, _, name = begun.partition(" ")
    return Progress(running.handle, lesson.number(name) if word == PART else 0, is_done)


def shown(lesson: Lesson, kept: list[KeptSession], request: Request, reader: Reader) -> ShownLesson:
    progress, say = progress_in(lesson, kept, host_of(request)), reader.words.text
    parts = [
        ShownPart(
            part.name,
            say(lesson.part_title(part)),
            say(f"{lesson.part_title(part)}-about"),
            is_done=progress.is_done or number < progress.number,
            is_now=bool(progress.handle) and number == progress.number,
        )
        for number, part in enumerate(lesson.parts)
    ]
    return ShownLesson(
        lesson.name,
        say(lesson.title),
        say(f"{lesson.title}-about"),
        lesson.minutes,
        lesson.rules.facts.emblem,
        parts,
        progress,
    )


async def lessons(request: Request) -> Response:
    reader = Reader(request)
    kept = sessions_of(request, reader)
    listed = [shown(find_lesson(name), kept, request, reader) for name in lesson_names()]
    return page("learn.html", reader, request, lessons=listed, once=new_key())


async def one_lesson(request: Request) -> Response:
    return lesson_page(request, asked_for(request))


def lesson_page(request: Request, lesson: Lesson, error: RegniError | None = None) -> Response:
    reader = Reader(request)
    return page(
        "lesson.html",
        reader,
        request,
        400 if error else 200,
        lesson=shown(lesson, sessions_of(request, reader), request, reader),
        error=error_text(error, reader.words) if error else "",
        once=new_key(),
    )


def asked_for(request: Request) -> Lesson:
    name = request.path_params["name"]
    if name not in lesson_names():
        raise HTTPException(404)
    return find_lesson(name)


async def begin(request: Request) -> Response:
    """Begins a lesson with one of its parts. A lesson that is under way goes on at its table."""
    lesson, reader, form = asked_for(request), Reader(request), await form_of(request)
    part = lesson.parts[lesson.number(form.get("part", ""))]
    host, entry = host_of(request), f"{PART} {part.name}"
    try:
        progress = progress_in(lesson, sessions_of(request, reader), host)
        if progress.handle:
            opened = host.open(progress.handle, reader.owner)
            if opened is not None:
                live = opened[0]
                live.teach(live.session.count, entry)
                return see(f"/table/{progress.handle}")
        owner = reader.owner or new_key()
        check_pace(request, owner)
        terms, handle = lesson_terms(lesson.name, secrets.token_hex(16)), handle_of(form)
        host.carry_in(owner, session_of(terms, [entry]), [entry], {}, handle)
    except RegniError as error:
        return lesson_page(request, lesson, error)
    return named(see(f"/table/{handle}"), reader, owner)


ROUTES = [
    Route("/learn", lessons),
    Route("/learn/{name}", one_lesson, methods=["GET"]),
    Route("/learn/{name}", begin, methods=["POST"]),
]
