"""Draws in millimetres on a page of a PDF, in the colours and letters of `regni`.

The font is Times, which every PDF reader has, so that no font must be embedded. pydyf writes the file.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Iterator, Sequence

import pydyf

#: Points in a millimetre.
POINTS = 72 / 25.4

INK, MUTED, LINE, GOLD, PAPER = "#2A2018", "#655646", "#CDBB97", "#B4832B", "#FFFFFF"

ROMAN, ITALIC = "Times-Roman", "Times-Italic"
#: The widths of the letters from space to tilde, in thousandths of their size.
WIDTHS = {
    ROMAN: (
        "250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 "
        "278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 "
        "722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 "
        "500 333 389 278 500 500 722 500 500 444 480 200 480 541"
    ),
    ITALIC: (
        "250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 "
        "333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 "
        "611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 "
        "500 389 389 278 500 444 667 444 444 389 400 275 400 541"
    ),
}
WIDTH_OF = {font: [int(width) for width in widths.split()] for font, widths in WIDTHS.items()}
APOSTROPHE = 333

#: Small capitals: their height next to capitals, and their spacing, both relative to the size.
SMALL, APART = 0.8, 0.05
#: The length of the handles of a curve that is a quarter of a circle.
ROUND = 0.5523

Run = tuple[str, float]


def letter_width(letter: str, font: str) -> float:
    """The width of a letter, relative to its size. An accent does not change it.

    >>> letter_width("A", ROMAN), letter_width("Á", ROMAN)
    (0.722, 0.722)
    """
    if letter == "’":
        return APOSTROPHE / 1000
    return WIDTH_OF[font][ord(unicodedata.normalize("NFD", letter)[0]) - 32] / 1000


def text_width(text: str, size: float, font: str = ROMAN, apart: float = 0) -> float:
    return size * sum(letter_width(letter, font) + apart for letter in text)


def small_capitals(text: str, size: float) -> list[Run]:
    """The text in pieces of one size each: capitals stay, other letters become small capitals.

    >>> small_capitals("El Rey", 10)
    [('E', 10), ('L', 8.0), (' R', 10), ('EY', 8.0)]
    """
    runs: list[Run] = []
    for letter in text:
        own = size * SMALL if letter.islower() else size
        if runs and runs[-1][1] == own:
            runs[-1] = (runs[-1][0] + letter.upper(), own)
        else:
            runs.append((letter.upper(), own))
    return runs


def capitals_width(text: str, size: float) -> float:
    return sum(text_width(piece, own, ROMAN, APART) for piece, own in small_capitals(text, size)) - APART * size


def wrapped(text: str, size: float, font: str, width: float) -> list[str]:
    """The text in lines up to a width, all about equally long."""
    lines = broken(text, size, font, width)
    while len(broken(text, size, font, width - size)) == len(lines):
        width -= size
    return broken(text, size, font, width)


def broken(text: str, size: float, font: str, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size, font) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def numbers(colour: str) -> Iterator[float]:
    """Red, green and blue of a colour, from 0 to 1.

    >>> list(numbers("#FF0033"))
    [1.0, 0.0, 0.2]
    """
    for start in (1, 3, 5):
        yield round(int(colour[start : start + 2], 16) / 255, 4)


class Pen:
    """Draws on one page. Lengths are millimetres from the lower left corner, or from the origin that `place` has set.

    Shapes form an open path until `ink` draws their outline, fills them, or both.
    """

    def __init__(self, width: float, height: float) -> None:
        self.size = (width, height)
        self.stream = pydyf.Stream(compress=True)
        self.stream.set_matrix(POINTS, 0, 0, POINTS, 0, 0)
        self.stream.set_line_join(1)
        self.stream.set_line_cap(1)

    # Coordinates.

    def place(self, a: float, b: float, c: float, d: float, x: float, y: float) -> None:
        """Until `back`, use the axes (a, b) and (c, d) and the origin (x, y)."""
        self.stream.push_state()
        self.stream.set_matrix(*(rounded(one, 6) for one in (a, b, c, d, x, y)))

    def back(self) -> None:
        self.stream.pop_state()

    # Shapes.

    def line(self, points: Sequence[tuple[float, float]], closed: bool = False) -> None:
        for number, (x, y) in enumerate(points):
            (self.stream.line_to if number else self.stream.move_to)(rounded(x), rounded(y))
        if closed:
            self.stream.close()

    def curve(self, *points: float) -> None:
        self.stream.curve_to(*(rounded(point) for point in points))

    def circle(self, x: float, y: float, radius: float) -> None:
        arm = radius * ROUND
        self.line([(x + radius, y)])
        self.curve(x + radius, y + arm, x + arm, y + radius, x, y + radius)
        self.curve(x - arm, y + radius, x - radius, y + arm, x - radius, y)
        self.curve(x - radius, y - arm, x - arm, y - radius, x, y - radius)
        self.curve(x + arm, y - radius, x + radius, y - arm, x + radius, y)
        self.stream.close()

    def box(self, x: float, y: float, width: float, height: float, radius: float = 0) -> None:
        """A rectangle with rounded corners."""
        right, top, arm = x + width, y + height, radius * (1 - ROUND)
        self.line([(x + radius, y), (right - radius, y)])
        self.curve(right - arm, y, right, y + arm, right, y + radius)
        self.line_on(right, top - radius)
        self.curve(right, top - arm, right - arm, top, right - radius, top)
        self.line_on(x + radius, top)
        self.curve(x + arm, top, x, top - arm, x, top - radius)
        self.line_on(x, y + radius)
        self.curve(x, y + arm, x + arm, y, x + radius, y)
        self.stream.close()

    def line_on(self, x: float, y: float) -> None:
        self.stream.line_to(rounded(x), rounded(y))

    def path(self, shape: str, x: float = 0, y: float = 0, scale: float = 1) -> None:
        """A path as in SVG, with absolute M, L, C and Z, but with y upwards."""
        for part in shape.replace("Z", " Z").replace("M", "|M").replace("L", "|L").replace("C", "|C").split("|"):
            places = [float(one) * scale for one in part[1:].replace("Z", "").replace(",", " ").split()]
            moved = [one + (y if number % 2 else x) for number, one in enumerate(places)]
            if part.startswith("M"):
                self.line([(moved[0], moved[1])])
            elif part.startswith("L"):
                self.line_on(moved[0], moved[1])
            elif part.startswith("C"):
                self.curve(*moved)
            if part.rstrip().endswith("Z"):
                self.stream.close()

    def ink(self, line: str = "", width: float = 0.3, fill: str = "", dashes: Sequence[float] = ()) -> None:
        """Draw the open path."""
        if fill:
            self.stream.set_color_rgb(*numbers(fill))
        if line:
            self.stream.set_color_rgb(*numbers(line), stroke=True)
            self.stream.set_line_width(width)
            self.stream.set_dash(dashes, 0)
        if fill and line:
            self.stream.fill_and_stroke()
        elif fill:
            self.stream.fill()
        else:
            self.stream.stroke()

    # Letters.

    def write(self, text: str, x: float, y: float, size: float, font: str = ROMAN, colour: str = INK) -> None:
        """Write a line of text, centred on x, with its base line at y."""
        self.letters([(text, size)], x - text_width(text, size, font) / 2, y, font, colour)

    def write_capitals(self, text: str, x: float, y: float, size: float, colour: str = INK) -> None:
        """Write a line in small capitals, in the same way."""
        self.letters(small_capitals(text, size), x - capitals_width(text, size) / 2, y, ROMAN, colour, APART)

    def letters(self, runs: list[Run], x: float, y: float, font: str, colour: str, apart: float = 0) -> None:
        self.stream.set_color_rgb(*numbers(colour))
        self.stream.begin_text()
        self.stream.set_text_matrix(1, 0, 0, 1, rounded(x), rounded(y))
        for text, size in runs:
            self.stream.set_font_size(font, rounded(size))
            step = f" {-1000 * apart:g} " if apart else ""
            self.stream.show_text("".join(f"<{code:02x}>{step}" for code in text.encode("cp1252")))
        self.stream.end_text()

    # The file.

    def finished(self, title: str, language: str) -> bytes:
        """The page as a PDF file. It asks to be printed at its true size."""
        document = pydyf.PDF()
        document.info["Title"] = pydyf.String(title)
        document.info["Producer"] = pydyf.String("regni")
        document.catalog["Lang"] = pydyf.String(language)
        document.catalog["ViewerPreferences"] = pydyf.Dictionary(
            {"PrintScaling": "/None", "DisplayDocTitle": "true", "PickTrayByPDFSize": "true"}
        )
        document.add_object(self.stream)
        fonts = {
            name: pydyf.Dictionary(
                {"Type": "/Font", "Subtype": "/Type1", "BaseFont": f"/{name}", "Encoding": "/WinAnsiEncoding"}
            )
            for name in WIDTHS
        }
        page = {
            "Type": "/Page",
            "Parent": document.pages.reference,
            "MediaBox": pydyf.Array([0, 0, *(rounded(side * POINTS) for side in self.size)]),
            "Resources": pydyf.Dictionary({"Font": pydyf.Dictionary(fonts)}),
            "Contents": self.stream.reference,
        }
        document.add_page(pydyf.Dictionary(page))
        file = io.BytesIO()
        document.write(file)
        return file.getvalue()


def rounded(number: float, digits: int = 3) -> float:
    return round(float(number), digits)
