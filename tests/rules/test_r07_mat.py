"""R7: the King's mat, read back from the file it is printed from."""

from __future__ import annotations

import itertools
import math
import re
import zlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from regni.cli import main
from regni.paper.half import CARD_HEIGHT, CARD_WIDTH, CLEAR, SIZES, Circle, Half, Layout, lay_out
from regni.paper.mat import ermine_corners, king_mat, labels
from regni.paper.pen import letter_width
from regni.rules.options import KINGS
from regni.words.words import LANGUAGES, words

POINTS = 72 / 25.4
SHEETS = {"a4": (595.276, 841.89), "letter": (612, 792)}
#: What printers of today leave white along the edges, in millimetres.
UNPRINTED = 6.35
NUMBERS = range(1, 25)

both_sizes = pytest.mark.parametrize("size", SIZES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)
Point = tuple[float, float]
Matrix = tuple[float, ...]


@dataclass
class Drawn:
    """What a page shows, in points of the page: every path by its points, every text by where it begins and ends."""

    paths: list[list[Point]] = field(default_factory=list)
    dashed: list[list[Point]] = field(default_factory=list)
    texts: dict[str, list[tuple[Point, Point]]] = field(default_factory=dict)


def times(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def at(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def read(file: bytes) -> Drawn:
    """The page's content, as far as it says where things are."""
    packed = re.search(rb"stream\n(.*?)\nendstream", file, re.DOTALL)
    assert packed
    drawn = Drawn()
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    path: list[Point] = []
    dashes = text = font = ""
    start = end = (0.0, 0.0)
    size = 0.0
    for line in zlib.decompress(packed[1]).decode("ascii").splitlines():
        *words_before, operator = line.split()
        if operator in ("cm", "m", "l", "c", "Tm"):
            given = [float(one) for one in words_before]
        if operator == "q":
            kept.append(matrix)
        elif operator == "Q":
            matrix = kept.pop()
        elif operator == "cm":
            matrix = times(tuple(given), matrix)
        elif operator in ("m", "l", "c"):
            path += [at(matrix, x, y) for x, y in zip(given[::2], given[1::2], strict=True)]
        elif operator == "d":
            dashes = line.partition("[")[2].partition("]")[0]
        elif operator in ("S", "f", "B"):
            (drawn.dashed if dashes and operator == "S" else drawn.paths).append(path)
            path = []
        elif operator == "Tm":
            text, start, end = "", (given[4], given[5]), (given[4], given[5])
        elif operator == "Tf":
            font, size = words_before[0].removeprefix("/"), float(words_before[1])
        elif operator == "TJ":
            for code, apart in re.findall(r"<(..)>(?: -(\d+))?", line):
                letter = bytes.fromhex(code).decode("cp1252")
                text += letter
                end = end[0] + size * (letter_width(letter, font) + float(apart or 0) / 1000), end[1]
        elif operator == "ET":
            where = at(matrix, *start), at(matrix, *end)
            drawn.texts.setdefault(text.casefold(), []).append(where)
    return drawn


@cache
def page(size: str, number: int, language: str) -> Drawn:
    return read(king_mat(size, number, language))


def above_fold(point: Point, size: str) -> float:
    """How far a point of the page is from the fold, in millimetres: positive in the half that lies open."""
    width, height = SHEETS[size]
    return (point[1] * width - point[0] * height) / math.hypot(width, height) / POINTS


def to_edge(point: Point, size: str) -> float:
    """How far it is from the nearest edge of the page, in millimetres."""
    width, height = SHEETS[size]
    return min(point[0], width - point[0], point[1], height - point[1]) / POINTS


@cache
def of(size: str, number: int) -> Layout:
    return lay_out(Half(*SIZES[size]), number)


def card_corners(layout: Layout) -> list[Point]:
    x, y = layout.card
    return [(x + across, y + up) for across in (0, CARD_WIDTH) for up in (0, CARD_HEIGHT)]


# The page.


@both_sizes
@both_languages
@pytest.mark.rule("R7.1")
def test_one_page_of_the_right_size(size: str, language: str) -> None:
    file = king_mat(size, 11, language)
    box = re.findall(rb"/MediaBox \[(.*?)\]", file)
    assert len(box) == 1
    assert [float(one) for one in box[0].split()] == pytest.approx([0, 0, *SHEETS[size]], abs=0.01)
    assert b"/Count 1" in file
    assert b"/PrintScaling /None" in file
    assert file.endswith(b"%%EOF\n")
    assert file == king_mat(size, 11, language)


@both_sizes
@pytest.mark.rule("R7.1")
def test_the_fold_runs_from_corner_to_corner(size: str) -> None:
    half = Half(*SIZES[size])
    width, height = SHEETS[size]
    longest = max(page(size, 11, "en").dashed, key=lambda line: math.dist(line[0], line[-1]))
    assert longest[0] == pytest.approx((0, 0), abs=0.01)
    assert longest[-1] == pytest.approx((width, height), abs=0.01)
    assert half.fold * POINTS == pytest.approx(math.dist(*longest), abs=0.01)
    for behind, corner in ((False, (0.0, half.height)), (True, (half.width, 0.0))):
        assert half.on_page(*half.corner, behind) == pytest.approx(corner)
        ends = sorted(half.on_page(x, 0, behind) for x in (0, half.fold))
        assert ends[0] == pytest.approx((0, 0))
        assert ends[1] == pytest.approx((half.width, half.height))


@pytest.mark.no_cover
@both_sizes
@both_languages
@pytest.mark.parametrize("number", [1, 2, 3, 11, 18, 24])
@pytest.mark.rule("R7.1")
def test_everything_lies_in_one_half_and_where_printers_reach(size: str, language: str, number: int) -> None:
    drawn = page(size, number, language)
    shapes = drawn.paths + [list(where) for places in drawn.texts.values() for where in places]
    assert len(drawn.dashed) == 2  # the fold, and its picture
    sides = set()
    for shape in shapes:
        heights = [above_fold(point, size) for point in shape]
        assert min(heights) > 2 or max(heights) < -2
        assert min(to_edge(point, size) for point in shape) >= UNPRINTED
        sides.add(heights[0] > 0)
    assert sides == {True, False}


# The layout.


@both_sizes
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.rule("R7.1")
def test_as_many_circles_as_asked_for_and_room_for_each(size: str, number: int) -> None:
    layout = of(size, number)
    half = layout.half
    assert len(layout.circles) == number
    left, bottom = layout.card
    assert all(half.depth(x, y) >= CLEAR and y > 0 for x, y in card_corners(layout))
    for circle in layout.circles:
        assert circle.radius >= 7
        assert circle.y - circle.radius > 0
        assert half.depth(circle.x, circle.y) - circle.radius >= CLEAR
        x = min(max(circle.x, left), left + CARD_WIDTH)
        y = min(max(circle.y, bottom), bottom + CARD_HEIGHT)
        assert math.hypot(circle.x - x, circle.y - y) > circle.radius
    for one, other in itertools.combinations(layout.circles, 2):
        assert math.hypot(one.x - other.x, one.y - other.y) > one.radius + other.radius


@pytest.mark.no_cover
@both_sizes
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.rule("R7.1")
def test_labels_and_ermine_leave_the_places_alone(size: str, number: int) -> None:
    layout = of(size, number)
    for language in LANGUAGES:
        boxes = [(layout.card[0], layout.card[1], CARD_WIDTH, CARD_HEIGHT)]
        for label in labels(layout, language):
            box = (label.x - label.half_width, label.y, 2 * label.half_width, 0.7 * label.size)
            assert not any(overlap(box, other) for other in [*boxes, *(square(one) for one in layout.circles)])
            assert min(layout.half.depth(x, label.y + label.size) for x in (box[0], box[0] + box[2])) > 7
            boxes.append(box)
        corners = ermine_corners(layout, language)
        assert corners
        for corner in corners:
            reached = [math.dist(corner.corner, (one.x, one.y)) - one.radius for one in layout.circles]
            assert min(reached) > corner.reach
            for one, other in itertools.combinations(corner.spots, 2):
                assert math.dist(one, other) > 5


def square(circle: Circle) -> tuple[float, float, float, float]:
    return circle.x - circle.radius, circle.y - circle.radius, 2 * circle.radius, 2 * circle.radius


def overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return all(one[n] < other[n] + other[n + 2] and other[n] < one[n] + one[n + 2] for n in (0, 1))


@both_sizes
@pytest.mark.rule("R7.1")
def test_the_card_place_is_drawn_at_its_true_size(size: str) -> None:
    layout = of(size, 11)
    corners = [layout.half.on_page(*corner) for corner in card_corners(layout)]
    sides = sorted(math.dist(corners[0], corner) for corner in corners)
    assert sides == pytest.approx([0, 63, 88, math.hypot(63, 88)])
    # Rounded by 3 mm: the box is drawn from the ends of its sides.
    x, y = layout.card
    start = [side * POINTS for side in layout.half.on_page(x + 3, y)]
    assert any(path[0] == pytest.approx(start, abs=0.02) for path in page(size, 11, "en").paths)


@both_sizes
@pytest.mark.parametrize("number", [1, 11, 12, 24])
@pytest.mark.rule("R7.1")
def test_the_circles_are_drawn_and_numbered(size: str, number: int) -> None:
    drawn = page(size, number, "en")
    for count, circle in enumerate(of(size, number).circles, 1):
        place = [side * POINTS for side in Half(*SIZES[size]).on_page(circle.x, circle.y)]
        rings = [path for path in drawn.paths if len(path) == 13 and math.dist(middle(path), place) < 0.05]
        assert max(math.dist(ring[0], place) for ring in rings) == pytest.approx(circle.radius * POINTS, abs=0.05)
        assert any(math.dist(middle(list(where)), place) < circle.radius for where in drawn.texts[str(count)])
    in_front = [text for text, places in drawn.texts.items() for where in places if above_fold(where[0], size) > 0]
    assert sorted(int(text) for text in in_front if text.isdigit()) == list(range(1, number + 1))


def middle(path: list[Point]) -> Point:
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


# The words.


@both_sizes
@both_languages
@pytest.mark.rule("R7.1")
def test_labels_read_from_the_kings_side(size: str, language: str) -> None:
    """In front the fold is at the foot of the letters, and the lines run along it."""
    w = words(language)
    texts = page(size, 11, language).texts
    width, height = SHEETS[size]
    fold = math.atan2(height, width)
    for name in ("king", "infantry", "card", "towers"):
        places = texts[w.text(f"paper-mat-{name}").casefold()]
        in_front = [where for where in places if above_fold(where[0], size) > 0]
        assert len(in_front) == (2 if name == "infantry" else 1)
        for start, end in in_front:
            assert math.atan2(end[1] - start[1], end[0] - start[0]) == pytest.approx(fold, abs=0.001)
    for name in ("fold", "strength", "earls", "towers-number", *KINGS):
        assert all(above_fold(where[0], size) < 0 for where in texts[w.text(f"paper-mat-{name}").casefold()])


@pytest.mark.rule("R7.1")
def test_the_languages_differ() -> None:
    english, spanish = (page("a4", 11, language).texts for language in ("en", "es"))
    assert "royal infantry" in english
    assert "infantería real" in spanish
    assert not [text for text in english.keys() & spanish.keys() if not text.isdigit()]


# The command.


@pytest.mark.rule("R7.1")
def test_the_command_makes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["paper", "mat", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("king-mat.pdf")
    assert Path("king-mat.pdf").read_bytes() == king_mat("a4", 11, "en")
    assert main(["paper", "mat", "--size", "letter", "--circles", "3", "--out", "tapete.pdf", "--lang", "es"]) == 0
    assert "tapete.pdf" in capsys.readouterr().out
    assert Path("tapete.pdf").read_bytes() == king_mat("letter", 3, "es")


@pytest.mark.rule("R7.1")
def test_an_earlier_file_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.pdf"
    file.write_text("mine")
    for language, said in (("en", "there is a file"), ("es", "ya hay un archivo")):
        assert main(["paper", "mat", "--out", str(file), "--lang", language]) == 2
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        ["throne"],
        ["mat", "--size", "a5"],
        ["mat", "--circles", "0"],
        ["mat", "--circles", "25"],
        ["mat", "--circles", "-1"],
        ["mat", "--circles", "many"],
        ["mat", "--out", "no such folder/mat.pdf"],
        ["mat", "--out", "."],
        ["mat", "--out", ""],
        ["mat", "--out", "a\0b"],
        ["mat", "--out"],
        ["mat", "more"],
    ],
    ids=" ".join,
)
@both_languages
@pytest.mark.rule("R7.1")
def test_wrong_arguments_are_refused_in_one_line(
    wrong: list[str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code: object = main(["--lang", language, "paper", *wrong])
    except SystemExit as left:
        code = left.code
    assert code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert "Traceback" not in shown.err
    assert list(tmp_path.iterdir()) == []
