"""Makes the fonts of the pages: `python setup_fonts.py FOLDER`. setup.py does so for every wheel and editable install.

The typefaces are packages of the registry. Here they are cut down to the letters that pages show, and compressed. Their
license, which goes along, keeps the name "Source" for the unchanged fonts: so these have a name of their own.
"""

from __future__ import annotations

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

#: Each face with the file it is cut from.
FACES = {
    "serif-400": "SourceSerifPro-Regular.ttf",
    "serif-600": "SourceSerifPro-Semibold.ttf",
    "serif-700": "SourceSerifPro-Bold.ttf",
    "serif-400-italic": "SourceSerifPro-It.ttf",
    "serif-600-italic": "SourceSerifPro-SemiboldIt.ttf",
    "sans-400": "SourceSansPro-Regular.ttf",
    "sans-600": "SourceSansPro-Semibold.ttf",
}
PACKAGES = {"serif": "font_source_serif_pro", "sans": "font_source_sans_pro"}
#: Figures need no feature: those of both typefaces are as wide as each other already. Only the upright serif is set in
#: small capitals.
FEATURES = {"serif": ["kern", "liga", "smcp"], "sans": ["kern", "liga"]}
#: The letters of Western Europe, since people write their names, and the punctuation of both languages: hyphen,
#: dashes, quotation marks, ellipsis, minus.
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\xa0¡ª«°±µ·º»¿×÷"
    + "".join(chr(code) for code in range(0xC0, 0x100) if chr(code) not in "×÷")
    + "\u2011\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u2039\u203a\u2212"
    + "←→↑↓"
)
#: Signs of the table that no typeface has: their width, and outlines on a square of 1000 units.
SIGNS: dict[str, tuple[int, list[list[tuple[int, int]]]]] = {
    "♔": (
        700,
        [
            [(80, 0), (80, 90), (620, 90), (620, 0)],
            [(80, 140), (30, 500), (200, 330), (350, 640), (500, 330), (670, 500), (620, 140)],
        ],
    ),
    "⇄": (
        760,
        [
            [(60, 395), (60, 455), (520, 455), (520, 545), (700, 425), (520, 305), (520, 395)],
            [(700, 145), (700, 205), (240, 205), (240, 295), (60, 175), (240, 55), (240, 145)],
        ],
    ),
    "▾": (500, [[(60, 430), (440, 430), (250, 130)]]),
}


def source(face: str, name: str) -> Path:
    """A file of the package that a face is from. The package itself need not be imported."""
    package = PACKAGES[face.partition("-")[0]]
    found = find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"{package} is not installed")
    return Path(found.origin).parent / "files" / name


def add_signs(font: TTFont) -> None:
    for sign, (width, outlines) in SIGNS.items():
        pen = TTGlyphPen(None)
        for first, *others in outlines:
            pen.moveTo(first)
            for point in others:
                pen.lineTo(point)
            pen.closePath()
        name = f"uni{ord(sign):04X}"
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (width, min(x for outline in outlines for x, _ in outline))
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(sign)] = name


def rename(font: TTFont, face: str) -> None:
    """Only the copyright and the license stay as they were."""
    names = font["name"]
    names.names = [one for one in names.names if one.platformID == 3 and one.nameID in (0, 13, 14)]
    kind, _, style = face.partition("-")
    family = f"Regni {kind.title()}"
    for number, text in {1: family, 2: style, 4: f"{family} {style}", 6: f"Regni{kind.title()}-{style}"}.items():
        names.setName(text, number, 3, 1, 0x409)


def cut(face: str) -> TTFont:
    # The same sources give the same bytes, whenever they are made.
    font = TTFont(source(face, FACES[face]), recalcTimestamp=False)
    add_signs(font)
    options = Options(
        layout_features=FEATURES[face.partition("-")[0]],
        name_IDs=["*"],
        hinting=False,
        glyph_names=False,
        notdef_outline=True,
    )
    options.drop_tables += ["DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS + "".join(SIGNS))
    subsetter.subset(font)
    rename(font, face)
    font.flavor = "woff2"
    return font


def make(folder: Path) -> None:
    """Makes all faces in a folder, whole or not at all, with their licenses."""
    fonts = {face: cut(face) for face in FACES}
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for face, font in fonts.items():
        font.save(folder / f"{face}.woff2")
    for kind in PACKAGES:
        shutil.copyfile(source(kind, "LICENSE.txt"), folder / f"LICENSE-{kind}.txt")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
