"""What the command imports before it is needed: nothing. And what the shell completes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import regni
from regni.cli import COMMANDS
from regni.commands.lab import EXPERIMENTS
from regni.decks.book import READY
from regni.engine.variant_facts import FACTS
from regni.rules.rulebook import RULES, SECTIONS
from regni.words.texts import LANGUAGES, LOCALES, sources_of, texts

#: From other people, and slow to import.
HEAVY = {
    "argcomplete", "babel", "fluent", "h11", "jinja2", "matplotlib", "msgspec", "numpy", "openskill",
    "pyarrow", "pydyf", "ray", "rich", "starlette", "uvicorn", "websockets",
}  # fmt: skip
#: All that top-level help needs of the house.
LIGHT = {
    "regni", "regni.cli", "regni.errors", "regni.commands", "regni.commands.parser", "regni.words",
    "regni.words.hints", "regni.words.texts",
}  # fmt: skip

SHOW = """
import sys
from regni.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sys.modules, file=sys.stderr)
"""


def modules_after(*arguments: str) -> set[str]:
    """What is imported after the command has run in a process of its own."""
    environment = {**os.environ, "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-c", SHOW, *arguments],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=True,
    )
    assert done.stdout, "it must have said something"
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["--help"], ["--help", "--lang", "es"], []], ids=" ".join)
def test_help_imports_nothing_that_it_does_not_need(arguments: list[str]) -> None:
    found = modules_after(*arguments)
    assert not found & HEAVY
    ours = {name for name in found if name.split(".")[0] == "regni"}
    assert ours - LIGHT <= {"regni.__main__"}


def test_help_of_the_lab_imports_no_experiment() -> None:
    found = modules_after("lab", "--help")
    assert not found & HEAVY
    assert {name for name in found if name.split(".")[0] == "regni"} - LIGHT == {"regni.commands.lab"}


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "lab"])
def test_help_of_a_command_does_not_import_what_runs_it(command: str) -> None:
    found = modules_after(command, "--help")
    # Texts with something to fill in need Fluent, which needs babel.
    assert not found & (HEAVY - {"babel", "fluent"})
    assert f"regni.commands.{command}" not in found
    assert not {name for name in found if name.startswith(("regni.web", "regni.lab", "regni.testing"))}


def test_public_names_are_there_when_they_are_asked_for() -> None:
    shown = "import regni, sys; early = 'regni.game' in sys.modules; print(early, regni.Game.__name__, *dir(regni))"
    done = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, timeout=60, check=True)
    early, game, *listed = done.stdout.split()
    assert (early, game) == ("False", "Game")
    assert set(regni.__all__) <= set(listed)
    for name in regni.__all__:
        assert getattr(regni, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        getattr(regni, "Gmae")  # noqa: B009 - mypy would not let it stand as an attribute


# Completion.


def completed(line: str, folder: Path) -> set[str]:
    """What the shell is offered behind a line, asked for as argcomplete's own scripts do."""
    answer = folder / "answer"
    answer.touch()
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\013",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(answer),
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
        "COMP_TYPE": "9",
        "LANG": "C",
    }
    command = [sys.executable, "-c", "from regni.cli import main; main()"]
    subprocess.run(command, capture_output=True, env=environment, timeout=120, check=True)
    return {one.strip() for one in answer.read_text(encoding="utf-8").split("\013") if one.strip()}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("regni ", {*COMMANDS}),
        ("regni si", {"simulate"}),
        ("regni --lang es si", {"simulate"}),
        ("regni lab ", {*EXPERIMENTS}),
        ("regni lab ladder --neigh", {"--neighbours"}),
        ("regni play --term", {"--terminal"}),
        ("regni play --variant ", {*FACTS}),
        ("regni play --variant reb", {"rebellion"}),
        ("regni play --option legacy", {"legacy", "legacy=1", "legacy=2", "legacy=3"}),
        ("regni play --seat b", {"blue"}),
        ("regni play --deck ", {*READY}),
        ("regni decks lor", {"lords"}),
        ("regni variants wes", {"wessex"}),
        ("regni rules B11", {name for name in [*SECTIONS, *RULES] if name.startswith("B11")}),
        ("regni rules treach", {"treachery"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_shell_completes(line: str, expected: set[str], tmp_path: Path) -> None:
    found = completed(line, tmp_path)
    assert expected <= found
    # Options are offered behind a space too.
    assert {one for one in found - expected if not one.startswith("-")} == set()


def test_a_wrong_command_completes_to_nothing(tmp_path: Path) -> None:
    assert completed("regni simluate --gam", tmp_path) == set()


# The texts that help is made of.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_without_anything_to_fill_in_is_what_fluent_says(language: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    ids: list[str] = []
    for file in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        ids += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    assert ids == list(sources_of(language))
    whole = 0
    for key in ids:
        value = bundle.get_message(key).value
        assert value is not None
        said, errors = bundle.format_pattern(value)
        if not errors:
            assert texts(language).text(key) == said
            whole += 1
    assert whole > 1000
