"""House rules on the page for a new game: every setting of the variant by group, and those that were saved.

What is done with them is a button of that form, named `rules`: `save`, `usual`, `usual:SETTING`, and for saved ones
`take:NAME`, `rename:NAME`, `drop:NAME`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ...engine.ruleset import Ruleset
from ...engine.variant_facts import BASE, FACTS
from ...errors import RegniError
from ...records.files import parse_toml
from ...rules.options import KING_SETTING, game_name
from ...rules.rulesets import flattened, ruleset_from, ruleset_text
from ...words.hints import shown
from ...words.words import Words
from ..game_form import Wish, option_fields, rules_fields, rules_refusal, ruleset_of
from ..house_form import fields_for
from ..naming import clean_name
from ..play.keys import new_key
from .begin import named
from .house_rows import Group, assumed_for_good, groups, told, unlisted
from .page import Reader, host_of, see
from .upload import LARGEST_FILE

LONGEST_RULES_NAME = 40
MOST_RULESETS = 50
#: The fields that have nothing to do with rules, and stay when other rules are taken.
OTHER_FIELDS = ("seats", "best_of", "rules-name")
SEAT_FIELDS = ("who-", "name-", "deck-")
#: What the page says after something was done, by the name in its address.
DONE = ("saved", "taken", "renamed", "dropped", "usual")


@dataclass(frozen=True)
class Saved:
    """A saved ruleset: its name, what game it is, and whether the form asks for just these rules."""

    name: str
    game: str
    is_current: bool


@dataclass(frozen=True)
class House:
    """The house rules as the page shows them."""

    groups: list[Group]
    #: Fields that are kept for other games.
    unlisted: dict[str, str]
    #: Assumptions that no setting changes: the rule, and why.
    for_good: list[tuple[str, str]]
    #: Why these rules cannot be played, and the rule that forbids it.
    trouble: str
    rule: str
    saved: list[Saved]
    #: The King's Royal Infantry, where it is none of the named strengths.
    guard: str
    #: The name to save them under.
    name: str
    #: What was done just now.
    notice: str

    @property
    def changed(self) -> int:
        return sum(group.changed for group in self.groups)


# Showing.


def house_of(request: Request, reader: Reader, fields: Mapping[str, str], wish: Wish, ruleset: Ruleset) -> House:
    """The house rules of a wish, right or wrong. `ruleset` is the nearest that can be played."""
    words = reader.words
    error = rules_refusal(wish)
    trouble, rule = told(error, words) if error else ("", "")
    return House(
        groups=groups(wish, ruleset, words),
        unlisted=unlisted(wish, ruleset),
        for_good=assumed_for_good(ruleset, words),
        trouble=trouble,
        rule=rule,
        saved=listed(rulesets_of(request, reader), None if error else ruleset, words),
        guard=str(words.value(KING_SETTING, ruleset)) if KING_SETTING in wish.settings and not error else "",
        name=clean_name(fields.get("rules-name", ""), LONGEST_RULES_NAME),
        notice=notice(request.query_params, words),
    )


def rulesets_of(request: Request, reader: Reader) -> dict[str, str]:
    """The reader's saved rulesets as TOML, by name."""
    return host_of(request).store.rulesets_of(reader.owner) if reader.owner else {}


def listed(own: Mapping[str, str], now: Ruleset | None, words: Words) -> list[Saved]:
    """The saved rulesets. One that can no longer be read is listed all the same, so that it can be deleted."""
    found = []
    for name, text in own.items():
        try:
            ruleset = ruleset_from(parse_toml(text))
        except RegniError:
            found.append(Saved(name, words.text("house-unreadable"), is_current=False))
            continue
        is_current = now is not None and ruleset.changed() == now.changed()
        found.append(Saved(name, game_name(ruleset, words), is_current))
    return found


def notice(asked: Mapping[str, str], words: Words) -> str:
    """What was done, from the address to which that led."""
    said = next((word for word in DONE if word in asked), "")
    if not said:
        return ""
    name = clean_name(asked[said], LONGEST_RULES_NAME)
    return words.text(f"house-{said}", name=name) if name else words.text("house-taken-file")


# Doing.


def done(request: Request, reader: Reader, form: Mapping[str, str], wish: Wish) -> Response:
    """Does what the pressed button says, and shows the form again. What cannot be done raises an error."""
    deed, _, name = form["rules"].partition(":")
    own, store = rulesets_of(request, reader), host_of(request).store
    if deed == "save":
        return saved(request, reader, form, wish)
    if deed == "usual":
        settings = {} if not name else {one: value for one, value in wish.settings.items() if one != name}
        return see(address(form, wish_fields(replace(wish, settings=settings)), **({} if name else {"usual": "all"})))
    if name not in own:
        raise RegniError("house-gone", name=shown(name))
    if deed == "take":
        return took(form, wish, own[name].encode(), name)
    if deed == "rename":
        other = checked_name(form.get(f"rename:{name}", ""))
        if other != name:
            store.rename_ruleset(reader.owner, name, other)
        return see(address(form, wish_fields(wish), renamed=other))
    if deed == "drop":
        store.drop_ruleset(reader.owner, name)
        return see(address(form, wish_fields(wish), dropped=name))
    raise RegniError("page-form")


def saved(request: Request, reader: Reader, form: Mapping[str, str], wish: Wish) -> Response:
    ruleset = ruleset_of(wish)
    name = checked_name(form.get("rules-name", ""))
    own = rulesets_of(request, reader)
    if name not in own and len(own) >= MOST_RULESETS:
        raise RegniError("house-many", most=MOST_RULESETS)
    owner = reader.owner or new_key()
    host_of(request).store.keep_ruleset(owner, name, ruleset_text(ruleset))
    return named(see(address(form, rules_fields(ruleset), saved=name)), reader, owner)


def took(form: Mapping[str, str], wish: Wish, file: bytes, name: str = "") -> Response:
    """Fills in the form with the rules of a file, saved here or brought along. Seats and decks stay as they are."""
    ruleset = read_file(file, wish)
    return see(address({**form, "rules-name": name}, rules_fields(ruleset), taken=name))


def read_file(file: bytes, wish: Wish) -> Ruleset:
    """The rules of a file. As on the command line, one that names no variant can be played with any."""
    if not file:
        raise RegniError("house-empty")
    if len(file) > LARGEST_FILE:
        raise RegniError("house-large", kilobytes=LARGEST_FILE // 1024)
    try:
        text = file.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RegniError("file-encoding") from None
    said = flattened(parse_toml(text))
    variant = said.setdefault("variant", wish.variant if wish.variant in FACTS else BASE.name)
    if isinstance(variant, str) and variant in FACTS and wish.mode in FACTS[variant].modes:
        said.setdefault("mode", wish.mode)
    return ruleset_from(said)


def checked_name(text: str) -> str:
    name = clean_name(text, LONGEST_RULES_NAME)
    if not name:
        raise RegniError("house-name")
    return name


def wish_fields(wish: Wish) -> dict[str, str]:
    """The fields for the rules of a wish, right or wrong."""
    fields = {"variant": wish.variant, "mode": wish.mode, "king": wish.king}
    return fields | option_fields(wish.options) | fields_for(wish.settings)


def address(form: Mapping[str, str], rules: Mapping[str, str], **said: str) -> str:
    """The form with these rules and its own other choices."""
    kept = {name: value for name, value in form.items() if name in OTHER_FIELDS or name.startswith(SEAT_FIELDS)}
    told = {name: value for name, value in (kept | dict(rules)).items() if value}
    return f"/new?{urlencode(told | said)}#house"


# Taking along.


async def download(request: Request) -> Response:
    """A saved ruleset as the file that the command line reads."""
    name = request.query_params.get("name", "")
    own = rulesets_of(request, Reader(request))
    if name not in own:
        raise HTTPException(404)
    file = re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-").lower() or "rules"
    return Response(
        own[name],
        media_type="application/toml",
        headers={"Content-Disposition": f'attachment; filename="{file}.toml"'},
    )
