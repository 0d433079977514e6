"""What happened since the player's last move: what he and others lost and gained, and all of it turn by turn. What was
a scene can be seen again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from ...engine.cards import COLOURS, NAMES, NO_LORD, kind_of
from ...engine.earl import Earl
from ...engine.table import Table
from ...words.chronicle import Entry, paragraphs
from ...words.words import Words
from ..board.board import Painter
from ..story.scene import named
from ..story.story import is_quiet

TOWERS, HAND = "towers", "hand"


class Change(Struct, frozen=True):
    """What one Earl lost and gained, in words. Empty if it is nothing."""

    field: str
    name: str
    is_own: bool
    lost: str
    gained: str


def changes(before: Table, after: Table, painter: Painter) -> list[Change]:
    """What Earldoms have lost and gained between two tables, as one seat sees them. The reader's own comes first.
    Nothing is told before a battle or a Joust is over."""
    if not is_quiet(after):
        return []
    seats = sorted(range(len(after.earls)), key=lambda seat: seat != painter.seat)
    found = [change(before.earls[seat], after.earls[seat], seat, painter) for seat in seats]
    return [one for one in found if one.lost or one.gained]


def change(before: Earl, after: Earl, seat: int, painter: Painter) -> Change:
    had, has = holdings(before), holdings(after)
    words, is_own = painter.words, seat == painter.seat
    name = words.text("recap-you") if is_own else named(painter, seat)
    return Change(painter.field(COLOURS[seat]), name, is_own, listed(had - has, words), listed(has - had, words))


def holdings(earl: Earl) -> Counter[str]:
    """What lies openly in an Earldom, by kind of card, and how many Towers and cards in Hand there are."""
    if earl.out:
        return Counter()
    garrisons = [(int(one.infantry), int(one.knights)) for one in earl.mercenaries]
    infantry = int(earl.infantry + earl.royal_infantry) + sum(one for one, _ in garrisons)
    knights = int(earl.knights + earl.royal_knights) + sum(one for _, one in garrisons)
    held = [TOWERS] * int(earl.towers_up) + [HAND] * int(earl.hand_size)
    for fief in earl.fiefs:
        held += [NAMES[kind_of(card)] for card in (fief.keep, *fief.properties)]
        if fief.lord != NO_LORD:
            held.append(NAMES[fief.lord])
    return Counter(held + ["mercenary"] * len(garrisons) + ["infantry"] * infantry + ["knight"] * knights)


def listed(held: Counter[str], words: Words) -> str:
    return words.both([counted(what, number, words) for what, number in held.items() if number])


def counted(what: str, number: int, words: Words) -> str:
    if what in (TOWERS, HAND):
        return words.text(f"recap-{what}", number=number)
    name = words.text(f"card-{what}")
    return f"{name} ×{number}" if number > 1 else name


class Told(Struct, frozen=True):
    """Sentences that belong together, and the number of their scene. 0 if they belong to none."""

    text: str
    scene: int


class Paragraph(Struct, frozen=True):
    """What happened in one player's turn, with his heraldic field."""

    field: str
    told: list[Told]


def recap(entries: list[Entry], scene_of: Sequence[int], painter: Painter) -> list[Paragraph]:
    return [
        Paragraph(
            painter.field(together[0].turn),
            [
                Told(" ".join(entry.text for entry in some), scene)
                for scene, some in groupby(together, lambda entry: scene_of[entry.heard])
            ],
        )
        for together in paragraphs(entries)
    ]
