"""The lab's plots: described here as plain data, and drawn by matplotlib if it is installed (extra `[lab]`).

The colours are those of the pages. A plot inside a page also follows the dark theme: `in_page` replaces its colours by
the page's variables.
"""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ..measuring.intervals import Share

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Canvas

#: The colours of a light page, by the name of their CSS variable.
COLOURS = {
    "panel": "#FAF4E4",
    "ink": "#2A2018",
    "muted": "#655646",
    "line": "#CDBB97",
    "lapis": "#24486F",
    "rubric": "#97271F",
    "verdigris": "#2F6B5A",
    "gold": "#B4832B",
    "plum": "#6B3F73",
    "umber": "#8A5A3C",
}
#: The colours of the series of a plot, each with its own mark, so that nobody needs the colours to tell them apart.
SERIES = ("lapis", "rubric", "verdigris", "gold", "plum", "umber")
MARKS = ("o", "s", "^", "D", "v", "P")
#: From losing over even to winning. They stay the same in the dark theme, with their own ink.
HEAT = ("#C9604F", "#EFE7D6", "#4F7FB0")
HEAT_INK = "#2A2019"
#: How many letters of a title fit into an inch.
LETTERS_AN_INCH = 9

STYLE: Any = {
    "font.family": ["DejaVu Sans", "sans-serif"],
    "font.size": 10.0,
    "text.color": COLOURS["ink"],
    "axes.labelcolor": COLOURS["muted"],
    "axes.edgecolor": COLOURS["line"],
    "axes.facecolor": COLOURS["panel"],
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "figure.titlesize": 13.0,
    "figure.constrained_layout.w_pad": 0.14,
    "figure.constrained_layout.h_pad": 0.12,
    "grid.color": COLOURS["line"],
    "grid.linewidth": 0.6,
    "xtick.color": COLOURS["muted"],
    "ytick.color": COLOURS["ink"],
    "xtick.major.size": 0.0,
    "ytick.major.size": 0.0,
    "legend.frameon": False,
    "figure.facecolor": COLOURS["panel"],
    "savefig.facecolor": COLOURS["panel"],
    # Texts stay texts, and the same figures always give the same file.
    "svg.fonttype": "none",
    "svg.hashsalt": "regni",
}


@dataclass
class Figure:
    """A plot: the name of its file, its title, and the names of its axes."""

    name: str
    title: str
    x_label: str = ""
    y_label: str = ""

    def size(self) -> tuple[float, float]:
        """Width and height in inches."""
        return 7.5, 4.2

    def draw(self, axes: Axes) -> None:
        raise NotImplementedError


@dataclass
class Dots(Figure):
    """A line for each measured value: a dot for the value, a bar for its interval."""

    #: Label, value, and the number of the colour.
    values: list[tuple[str, Share, int]] = field(default_factory=list)
    #: The even chance to mark, if any; and whether the values are shares, from 0 to 1.
    even: float | None = None
    is_share: bool = True
    #: What the colours mean, if there are several.
    legend: list[str] = field(default_factory=list)

    def size(self) -> tuple[float, float]:
        return 7.5, 1.5 + 0.34 * len(self.values) + (0.3 if self.legend else 0.0)

    def draw(self, axes: Axes) -> None:
        for place, (_, share, colour) in enumerate(self.values):
            shown = COLOURS[SERIES[colour % len(SERIES)]]
            axes.plot([share.low, share.high], [place, place], color=shown, linewidth=2.4, solid_capstyle="butt")
            axes.plot([share.value], [place], MARKS[colour % len(MARKS)], color=shown, markersize=7)
        axes.set_yticks(range(len(self.values)), [label for label, _, _ in self.values])
        axes.set_ylim(len(self.values) - 0.4, -0.6)
        axes.grid(axis="x")
        axes.spines["left"].set_visible(False)
        if self.even is not None:
            axes.axvline(self.even, color=COLOURS["muted"], linewidth=1.2, linestyle=(0, (4, 3)))
        if self.is_share:
            axes.set_xlim(-0.02, 1.02)
            percent(axes.xaxis)
        add_legend(axes, self.legend)


@dataclass
class Heat(Figure):
    """A matrix of shares: how often the one at the side beats the one above."""

    side: list[str] = field(default_factory=list)
    above: list[str] = field(default_factory=list)
    #: By row; None leaves a cell empty.
    cells: list[list[float | None]] = field(default_factory=list)
    middle: float = 0.5

    def size(self) -> tuple[float, float]:
        return max(5.0, 2.2 + 0.72 * len(self.above)), 2.0 + 0.42 * len(self.side)

    def draw(self, axes: Axes) -> None:
        from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm

        shades = LinearSegmentedColormap.from_list("regni", list(HEAT))
        norm = TwoSlopeNorm(self.middle, 0.0, 1.0)
        values = [[float("nan") if cell is None else cell for cell in row] for row in self.cells]
        axes.pcolormesh(values, cmap=shades, norm=norm, edgecolors=COLOURS["panel"], linewidth=1.5)
        for y, row in enumerate(self.cells):
            for x, cell in enumerate(row):
                if cell is not None:
                    axes.text(x + 0.5, y + 0.5, f"{100 * cell:.0f}", ha="center", va="center", color=HEAT_INK)
        axes.set_xticks([x + 0.5 for x in range(len(self.above))], self.above)
        axes.set_yticks([y + 0.5 for y in range(len(self.side))], self.side)
        axes.xaxis.tick_top()
        axes.xaxis.set_label_position("top")
        longest = max((len(label) for label in self.above), default=0)
        axes.tick_params(axis="x", rotation=40 if longest > 7 else 0, colors=COLOURS["ink"])
        if longest > 7:
            for label in axes.get_xticklabels():
                label.set_horizontalalignment("left")
        axes.set_ylim(len(self.side), 0)
        for spine in axes.spines.values():
            spine.set_visible(False)


@dataclass
class Lines(Figure):
    """How values change along a row of settings: a line for each series, with intervals."""

    along: list[str] = field(default_factory=list)
    #: By the name of the series: a value for each place, or None.
    series: dict[str, list[Share | None]] = field(default_factory=dict)
    is_share: bool = True
    #: Levels to compare with.
    levels: list[float] = field(default_factory=list)

    def draw(self, axes: Axes) -> None:
        for level in self.levels:
            axes.axhline(level, color=COLOURS["muted"], linewidth=1.0, linestyle=(0, (4, 3)))
        spread = 0.06 * (len(self.series) - 1)
        for number, (name, shares) in enumerate(self.series.items()):
            colour = COLOURS[SERIES[number % len(SERIES)]]
            # Slightly beside each other, so that the intervals do not overlap.
            shift = 0.12 * number - spread
            known = [(place + shift, share) for place, share in enumerate(shares) if share is not None]
            places = [place for place, _ in known]
            axes.plot(places, [share.value for _, share in known], color=colour, linewidth=1.4, alpha=0.75)
            for place, share in known:
                axes.plot([place, place], [share.low, share.high], color=colour, linewidth=2.2)
            mark = MARKS[number % len(MARKS)]
            axes.plot(places, [share.value for _, share in known], mark, color=colour, markersize=7, label=name)
        axes.set_xticks(range(len(self.along)), self.along)
        axes.set_xlim(-0.5, len(self.along) - 0.5)
        axes.grid(axis="y")
        if self.is_share:
            axes.set_ylim(-0.02, 1.02)
            percent(axes.yaxis)
        if len(self.series) > 1:
            axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))


@dataclass
class Bars(Figure):
    """Horizontal bars; a bar may consist of several parts."""

    labels: list[str] = field(default_factory=list)
    #: By the name of the part: its length in each bar.
    parts: dict[str, list[float]] = field(default_factory=dict)
    is_share: bool = False

    def size(self) -> tuple[float, float]:
        return 7.5, 1.5 + 0.32 * len(self.labels) + (0.25 * ((len(self.parts) + 2) // 3) if len(self.parts) > 1 else 0)

    def draw(self, axes: Axes) -> None:
        begun = [0.0] * len(self.labels)
        for number, (name, lengths) in enumerate(self.parts.items()):
            colour = COLOURS[SERIES[number % len(SERIES)]]
            # If there are more parts than colours, the colours come again, hatched.
            hatch = "" if number < len(SERIES) else "////"
            axes.barh(
                range(len(self.labels)), lengths, left=begun, height=0.66, color=colour, label=name,
                edgecolor=COLOURS["panel"], linewidth=0.8, hatch=hatch,
            )  # fmt: skip
            begun = [start + length for start, length in zip(begun, lengths, strict=True)]
        axes.set_yticks(range(len(self.labels)), self.labels)
        axes.set_ylim(len(self.labels) - 0.4, -0.6)
        axes.grid(axis="x")
        axes.spines["left"].set_visible(False)
        if self.is_share:
            axes.set_xlim(0.0, 1.0)
            percent(axes.xaxis)
        if len(self.parts) > 1:
            axes.legend(loc="lower left", bbox_to_anchor=(0.0, 1.0), ncols=3, borderaxespad=0.2)


def percent(axis: Any) -> None:
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, decimals=0, symbol=" %"))


def add_legend(axes: Axes, names: Sequence[str]) -> None:
    """Explain the colours under the axes."""
    if names:
        from matplotlib.lines import Line2D

        shown = [
            Line2D([], [], color=COLOURS[SERIES[number % len(SERIES)]], marker=MARKS[number % len(MARKS)], label=name)
            for number, name in enumerate(names)
        ]
        canvas = axes.get_figure()
        assert canvas is not None
        canvas.legend(handles=shown, loc="outside lower center", ncols=len(names))


def can_draw() -> bool:
    return find_spec("matplotlib") is not None


@contextmanager
def drawn(figure: Figure) -> Iterator[Canvas]:
    """A figure on its own canvas, in our style."""
    import matplotlib
    from matplotlib.figure import Figure as Canvas

    with matplotlib.rc_context(STYLE):
        width, height = figure.size()
        canvas = Canvas(figsize=(width, height), layout="constrained")
        axes = canvas.add_subplot()
        title = textwrap.fill(figure.title, int(width * LETTERS_AN_INCH))
        canvas.suptitle(title, x=0.14 / width, ha="left")
        axes.set_xlabel(figure.x_label)
        axes.set_ylabel(figure.y_label)
        figure.draw(axes)
        yield canvas


def as_svg(figure: Figure) -> str:
    out = io.StringIO()
    with drawn(figure) as canvas:
        canvas.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()


def as_png(figure: Figure) -> bytes:
    out = io.BytesIO()
    with drawn(figure) as canvas:
        canvas.savefig(out, format="png", dpi=150, metadata={"Software": None})
    return out.getvalue()


def in_page(svg: str) -> str:
    """A plot to stand inside a page: without an XML header, in the page's colours, as wide as there is room.

    >>> in_page('<?xml version="1.0"?><svg width="100pt" height="50pt"><path style="fill: #2a2018"/></svg>')
    '<svg style="max-width: 125pt"><path style="fill: var(--ink)"/></svg>'
    """
    body = svg[svg.index("<svg") :].strip()
    head, rest = body.split(">", 1)
    head = re.sub(r' (height|xmlns|xmlns:xlink|version)="[^"]*"', "", head)
    # All plots in a page have letters of the same size.
    head = re.sub(r'width="([\d.]+)pt"', lambda found: f'style="max-width: {1.25 * float(found[1]):.0f}pt"', head)
    body = f"{head}>{rest}"
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    for name, colour in COLOURS.items():
        body = re.sub(colour, f"var(--{name})", body, flags=re.IGNORECASE)
    return body
