"""What pages load: styles, scripts, drawings, fonts, icons. It is read, drawn and compressed once, at the start.

An address has the version of all assets in it: `/static/3f2a91c07b1e/look.css`. So a browser may keep what it has
loaded and never asks again, and after an update it loads the new files. Scripts import each other by relative
addresses, which lead to the same version. Without a version, as in `/static/look.css`, a browser asks each time
whether the file has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...art.bands import bands
from ...art.colours import LIGHT, palette, stylesheet
from ...art.sheet import sheet
from ...art.tapestry.borders import border
from ...art.tapestry.moments import moment
from ...engine.ruleset import Ruleset
from ...examples.book import example_of
from ...rules.glossary import Term, glossary, pattern
from ...words.words import LANGUAGES, Words, words
from ..staging.moments import DRAWINGS

STATIC = Path(__file__).parent.parent / "static"
#: Made by setup.py. If they could not be made, pages are set in fonts of the reader's system.
FONTS = STATIC / "fonts"
#: The faces that every page shows at once.
FIRST_FONTS = ("sans-400.woff2", "serif-600.woff2")
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
#: These are compressed in themselves.
PACKED_KINDS = {".png", ".woff2"}
KEPT = "public, max-age=31536000, immutable"
ASKED = "no-cache"
#: How many stylesheets joined of several are kept. Pages need about one each.
MOST_JOINED = 32
IMPORT = re.compile(r'(?:from|import) "\./([\w-]+\.js)"')


@dataclass(frozen=True)
class Asset:
    content: bytes
    #: The same, compressed. Empty if that makes it no smaller.
    packed: bytes
    kind: str
    tag: str


def asset_of(name: str, content: bytes) -> Asset:
    suffix = Path(name).suffix
    packed = b"" if suffix in PACKED_KINDS else gzip.compress(content, mtime=0)
    tag = hashlib.sha256(content).hexdigest()[:12]
    return Asset(content, packed if len(packed) < len(content) else b"", KINDS[suffix], f'W/"{tag}"')


@cache
def assets() -> dict[str, Asset]:
    """All assets by name."""
    found = {file.name: file.read_bytes() for folder in (STATIC, FONTS) for file in folder.glob("*.*")}
    found["sheet.svg"] = sheet().encode()
    found["colours.css"] = stylesheet().encode()
    found |= {name: drawn.encode() for name, drawn in bands().items()}
    found["moments.svg"] = moments().encode()
    if not FONTS.is_dir():
        found["fonts.css"] = b""
    for language in LANGUAGES:
        found[f"{language}.webmanifest"] = manifest(language)
        found[f"glossary-{language}.json"] = glossary_json(words(language), Ruleset())
    return {name: asset_of(name, content) for name, content in sorted(found.items())}


def moments() -> str:
    """The drawings of all moments that a table can show, in one file: they have much in common, and pack well."""
    drawn = border() + "".join(moment(name) for name in DRAWINGS)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>'


def manifest(language: str) -> bytes:
    """What a device must know to install the table beside its own programs."""
    say = words(language).text
    icons = [
        {"src": "icon.svg", "type": "image/svg+xml", "sizes": "any"},
        {"src": "icon-192.png", "type": "image/png", "sizes": "192x192"},
        {"src": "icon-512.png", "type": "image/png", "sizes": "512x512"},
        {"src": "icon-maskable.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable"},
    ]
    said = {
        "id": "/",
        "name": say("page-name"),
        "description": say("page-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": palette(LIGHT)["ground"],
        "theme_color": palette(LIGHT)["panel"],
        "icons": icons,
    }
    return json.dumps(said, ensure_ascii=False).encode()


def glossary_json(words: Words, ruleset: Ruleset) -> bytes:
    """The terms of the game as `terms.js` reads them: how to find them in a text, and what to say of each."""
    terms = glossary(words, ruleset)
    said = [
        {"names": one.names, "name": one.name, "text": one.text, "rules": list(one.rules), "example": shown(one)}
        for one in terms
    ]
    show = words.text("example-show")
    return json.dumps({"pattern": pattern(terms), "terms": said, "show": show}, ensure_ascii=False).encode()


def shown(term: Term) -> str:
    """The example of a term: that of the card, or of the first of its rules that has one."""
    return next((found for thing in (term.key, *term.rules) if (found := example_of(thing))), "")


@cache
def version() -> str:
    """Changes with any asset."""
    tags = "".join(f"{name}{one.tag}" for name, one in assets().items())
    return hashlib.sha256(tags.encode()).hexdigest()[:12]


def find(name: str) -> Asset | None:
    return assets().get(name) or (joined(name) if "+" in name else None)


@lru_cache(maxsize=MOST_JOINED)
def joined(name: str) -> Asset | None:
    """Several stylesheets as one: `colours+look.css`."""
    parts = name.removesuffix(".css").split("+")
    found = [assets().get(f"{part}.css") for part in parts]
    if len(set(parts)) < len(parts) or None in found:
        return None
    return asset_of(name, b"\n".join(one.content for one in found if one))


# For templates.


def asset(name: str) -> str:
    """The address of an asset, or of stylesheets joined."""
    if find(name) is None:
        raise LookupError(name)
    return f"/static/{version()}/{name}"


def styles(*names: str) -> Markup:
    """A link to stylesheets, joined in this order: `styles("cards", "table")`."""
    return Markup('<link rel="stylesheet" href="{}">').format(asset(f"{'+'.join(names)}.css"))


def modules(name: str) -> Markup:
    """A script that is a module. The modules it imports are loaded with it at once, not when it is read."""
    links = [Markup('<link rel="modulepreload" href="{}">').format(asset(one)) for one in imported(name)]
    return Markup("\n").join([*links, Markup('<script type="module" src="{}"></script>').format(asset(name))])


@cache
def imported(name: str) -> list[str]:
    """All modules that a module imports, and those that these import."""
    found: list[str] = [name]
    for one in found:
        said = IMPORT.findall(assets()[one].content.decode("utf-8"))
        found += [other for other in said if other not in found]
    return found[1:]


def first_fonts() -> list[str]:
    return [asset(name) for name in FIRST_FONTS if name in assets()]


# For browsers.


async def serve(request: Request) -> Response:
    found = find(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    # A page from before an update may ask for files of its version: it gets those of today, but does not keep them.
    is_current = request.path_params.get("version") == version()
    headers = {"Cache-Control": KEPT if is_current else ASKED, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)


ROUTES = [Route("/static/{name}", serve), Route("/static/{version}/{name}", serve)]
