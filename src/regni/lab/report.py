"""The results of an experiment: tables, plots and raw rows, and one page that shows them without loading
anything else.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass, field
from html import escape
from importlib.util import find_spec
from pathlib import Path

from ..engine.ruleset import Ruleset
from ..errors import RegniError
from ..records.files import write_text
from ..rules.options import game_name
from ..words.words import Words
from .figures import COLOURS, Figure, as_png, as_svg, can_draw, in_page

Row = dict[str, object]

PAGE = "report.html"
TEXT = "report.md"
JOURNAL = "journal.jsonl"

#: The CSS variables of the page: the light colours of the plots, and the dark ones.
LIGHT = COLOURS | {"ground": "#F1E6CF"}
DARK = {
    "ground": "#16120E", "panel": "#211B15", "ink": "#F0E5CC", "muted": "#B9A98D", "line": "#4B3F30",
    "lapis": "#8FB3E0", "rubric": "#E07A69", "verdigris": "#86C5AE", "gold": "#DDAA4C", "plum": "#C79BD0",
    "umber": "#CFA07F",
}  # fmt: skip

STYLE = """
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2 { font-family: Palatino, "Iowan Old Style", Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { font-size: 28px; border-bottom: 2px solid var(--gold); padding-bottom: .4rem; }
h2 { font-size: 20px; margin: 2.2rem 0 .6rem; }
p { max-width: 46rem; }
.muted { color: var(--muted); }
.wide { overflow-x: auto; margin: .8rem 0; }
table { border-collapse: collapse; background: var(--panel); font-variant-numeric: tabular-nums; font-size: 14px; }
th, td { padding: .35rem .8rem; border: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { color: var(--muted); font-weight: 600; }
.text { text-align: left; }
figure { margin: 1.2rem 0; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
figure svg { display: block; width: 100%; height: auto; }
"""


@dataclass
class Sheet:
    """A table for people, on the screen and in the page."""

    columns: list[str]
    rows: list[list[str]]
    #: How many columns at the left are words; the others are numbers.
    words: int = 1


@dataclass
class Section:
    """A part of the results: a sentence if needed, tables and plots."""

    title: str
    sheets: list[Sheet]
    figures: list[Figure] = field(default_factory=list)
    text: str = ""


@dataclass
class Findings:
    """All results of an experiment."""

    title: str
    #: What was played, in a sentence or two.
    about: str
    #: The figures, as `--json` prints them.
    data: dict[str, object]
    sections: list[Section] = field(default_factory=list)
    #: The raw rows, by the name of their file.
    rows: dict[str, list[Row]] = field(default_factory=dict)
    #: Files for further use, such as a ruleset, by their name.
    files: dict[str, str] = field(default_factory=dict)
    #: How to read the results.
    notes: list[str] = field(default_factory=list)


def write_findings(findings: Findings, folder: Path, w: Words) -> list[str]:
    """Write all files of an experiment; returns the extras that would allow more of them."""
    missing = []
    for name, text in findings.files.items():
        write_text(folder / name, text)
    for name, rows in findings.rows.items():
        write_text(folder / f"{name}.csv", as_csv(rows))
        if find_spec("pyarrow"):
            write_bytes(folder / f"{name}.parquet", as_parquet(rows))
    if not find_spec("pyarrow"):
        missing.append("Parquet")
    drawings: dict[str, str] = {}
    if can_draw():
        for figure in (figure for section in findings.sections for figure in section.figures):
            drawings[figure.name] = as_svg(figure)
            write_text(folder / f"{figure.name}.svg", drawings[figure.name])
            write_bytes(folder / f"{figure.name}.png", as_png(figure))
    else:
        missing.append(w.text("lab-plots"))
    write_text(folder / TEXT, as_markdown(findings))
    write_text(folder / PAGE, as_page(findings, drawings, w))
    return missing


def as_csv(rows: list[Row]) -> str:
    """The rows as a CSV file.

    >>> as_csv([{"a": 1, "b": "x"}, {"a": 2, "b": "y, z"}]).splitlines()
    ['a,b', '1,x', '2,"y, z"']
    """
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def as_parquet(rows: list[Row]) -> bytes:
    import pyarrow
    import pyarrow.parquet

    out = io.BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), out)
    return out.getvalue()


def as_markdown(findings: Findings) -> str:
    """The tables as Markdown, for the documentation."""
    lines = [f"# {findings.title}", "", findings.about, ""]
    lines += [line for note in findings.notes for line in (note, "")]
    for section in findings.sections:
        lines += [f"## {section.title}", ""]
        lines += [section.text, ""] if section.text else []
        for sheet in section.sheets:
            marks = [" --- " if place < sheet.words else " ---: " for place in range(len(sheet.columns))]
            rows = [f"| {' | '.join(row)} |" for row in [sheet.columns, *sheet.rows]]
            lines += [rows[0], f"|{'|'.join(marks)}|", *rows[1:], ""]
    return "\n".join(lines)


def as_page(findings: Findings, drawings: dict[str, str], w: Words) -> str:
    """The whole page; `drawings` are the plots as SVG, by the name of their figure."""
    parts = [f"<h1>{escape(findings.title)}</h1>", f"<p>{escape(findings.about)}</p>"]
    parts += [f'<p class="muted">{escape(note)}</p>' for note in findings.notes]
    for section in findings.sections:
        parts.append(f"<h2>{escape(section.title)}</h2>")
        if section.text:
            parts.append(f"<p>{escape(section.text)}</p>")
        parts += [as_table(sheet) for sheet in section.sheets]
        for figure in section.figures:
            if figure.name in drawings:
                label = escape(figure.title, quote=True)
                parts.append(f'<figure role="img" aria-label="{label}">{in_page(drawings[figure.name])}</figure>')
    parts.append(f'<p class="muted">{escape(w.text("lab-page-made"))}</p>')
    return PAGE_FORM.format(
        language=w.language,
        title=escape(findings.title),
        light=variables(LIGHT),
        dark=variables(DARK),
        style=STYLE,
        body="\n".join(parts),
    )


PAGE_FORM = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
:root {{ {light} }}
@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def variables(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


def as_table(sheet: Sheet) -> str:
    def line(tag: str, cells: list[str]) -> str:
        marks = [' class="text"' if place < sheet.words else "" for place in range(len(cells))]
        shown = zip(marks, cells, strict=True)
        return "<tr>" + "".join(f"<{tag}{mark}>{escape(cell)}</{tag}>" for mark, cell in shown) + "</tr>"

    rows = "\n".join(line("td", row) for row in sheet.rows)
    head = f"<thead>{line('th', sheet.columns)}</thead>"
    return f'<div class="wide"><table>{head}<tbody>\n{rows}\n</tbody></table></div>'


def write_bytes(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as problem:
        raise RegniError("file-write", problem=problem.strerror or str(problem)).within(path) from None


def contest_name(ruleset: Ruleset, seats: int, w: Words) -> str:
    """The name of the game and the number of Earls."""
    return w.text("lab-contest", game=game_name(ruleset, w), seats=seats)
