"""How to add a rule, as docs/develop.md tells it: its diffs are applied to a copy, and the new Action works there.

Run in that copy, this file prints what can be seen of the Action.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from regni import Game
from regni.rules.rulebook import RULES
from regni.testing import at, earl, fief
from regni.testing.rebuild import Rebuilder, seen
from regni.web.board.paths import path_of
from regni.web.board.whynot import answer
from regni.words.choices import Choices
from regni.words.notation import move_text, read_move
from regni.words.spoken import in_notation, spoken
from regni.words.words import LANGUAGES, words

ROOT = Path(__file__).parent.parent
WORDS = "src/regni/locales/"
EXAMPLES = "src/regni/examples/data/"
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
#: So many files a new Action may touch: of code and tests, and of words in each language.
MOST_CODE = 6
MOST_WORDS = 2
BLOCK = re.compile(r"^In `([^`]+)`:\n\n```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: The tests that say whether a rule, a verb and an event are complete; the rule's own are among them.
CONCERNED = (
    "rally or rallies or can_be_seen or every_move or rulebook or every_verb or declaration or declared or one_file"
    " or both_languages or b04"
)


def blocks() -> dict[str, str]:
    """The diffs of the page, by the file each goes into."""
    page = (ROOT / "docs" / "develop.md").read_text(encoding="utf-8")
    told = page.partition("## How to add a rule\n")[2].partition("\n## ")[0]
    found = BLOCK.findall(told)
    assert len(found) == told.count("```diff"), "a block without its file"
    assert len(dict(found)) == len(found), "a file is told of twice"
    return dict(found)


def changed(text: str, diff: str) -> str:
    """A text with a diff applied. Each part of the diff finds its one place by the lines that are there already."""
    for part in diff.split("@@\n"):
        lines = part.splitlines()
        assert all(line[:1] in ("", " ", "+", "-") for line in lines)
        before = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
        after = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
        assert f"\n{text}".count(f"\n{before}") == 1, before
        text = f"\n{text}".replace(f"\n{before}", f"\n{after}")[1:]
    return text


class Copy:
    """A copy of the source and its tests, with some of the page's blocks applied."""

    def __init__(self, folder: Path, files: dict[str, str]) -> None:
        self.folder = folder
        unneeded = shutil.ignore_patterns("__pycache__", "*.so", "golden", "perft", "fixtures")
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        shutil.copy(ROOT / "pyproject.toml", folder)
        for file, diff in files.items():
            text = (folder / file).read_text(encoding="utf-8")
            (folder / file).write_text(changed(text, diff), encoding="utf-8")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Python in the copy."""
        return python(self.folder, *arguments, PYTHONPATH=str(self.folder / "src"), PYTHONIOENCODING="utf-8")


def python(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Python in a folder, without what is set for the tests that run here."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("REGNI_", "PYTEST_"))}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=kept | settings,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("rule"), blocks())


def test_a_new_action_touches_few_files() -> None:
    files = list(blocks())
    of_words = [file for file in files if file.startswith(WORDS)]
    assert 0 < len(files) - len(of_words) <= MOST_CODE
    for language in LANGUAGES:
        assert 0 < sum(file.startswith(f"{WORDS}{language}/") for file in of_words) <= MOST_WORDS
    assert all((ROOT / file).is_file() for file in files)


def test_a_rule_without_a_test_is_missed(tmp_path: Path) -> None:
    untested = {file: diff for file, diff in blocks().items() if not file.startswith(EXAMPLES)}
    ran = Copy(tmp_path, untested).run(*PYTEST, "tests/test_rulebook.py")
    assert ran.returncode == pytest.ExitCode.TESTS_FAILED
    assert "['B5.11'] == []" in ran.stdout


def test_the_tests_of_the_page_pass(copy: Copy) -> None:
    concerned = [f"tests/test_{name}.py" for name in ("examples", "rulebook", "verbs", "events", "words")]
    concerned += [f"tests/rules/test_{name}.py" for name in ("b04_actions", "b05_earldom")]
    ran = copy.run(*PYTEST, "-k", CONCERNED, *concerned)
    assert ran.returncode == pytest.ExitCode.OK, ran.stdout
    unproven = ran.stdout.partition("without one: ")[2].splitlines()[0].split(", ")
    assert "B5.9" in unproven
    assert "B5.11" not in unproven


def test_the_code_of_the_page_is_tidy(copy: Copy) -> None:
    python = [file for file in blocks() if file.endswith(".py")]
    for command in (["check"], ["format", "--check"]):
        ran = copy.run("-m", "ruff", *command, "--no-cache", *python)
        assert ran.returncode == 0, ran.stdout


def test_the_action_is_known_everywhere(copy: Copy) -> None:
    ran = copy.run("-P", "tests/test_adding_a_rule.py")
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout)
    english, spanish = (told.pop(language) for language in LANGUAGES)
    for language, said in (("en", english), ("es", spanish)):
        assert f"+rule-B5-11 = {said.pop('rule')}\n" in blocks()[f"{WORDS}{language}/rules.ftl"]
    assert told == {
        "written": "rally 1",
        "typed": ["rally 1", "rally 1", "rally 1"],
        "path": ["lord-blue-1"],
        "legal": ["rally 1"],
        "refused": "B5.11",
        "rebuilt": True,
        "pool": 1,
    }
    assert english == {
        "typed": "rally 1",
        "choice": ["Rally the people", "Prince of Fief 1 (Palace)"],
        "move": "Rally the people of Fief 1 (Palace)",
        "whynot": ["B5.11", "Rally the people of Fief 2 (Castle)"],
        "event": "The people of Fief 1 of Blue take up arms.",
    }
    assert spanish == {
        "typed": "arengar 1",
        "choice": ["Arengar a la gente", "Príncipe del Feudo 1 (Palacio)"],
        "move": "Arengar a la gente del Feudo 1 (Palacio)",
        "whynot": ["B5.11", "Arengar a la gente del Feudo 2 (Castillo)"],
        "event": "La gente del Feudo 1 de Azul toma las armas.",
    }


def rallying() -> dict[str, object]:
    """What can be seen of the Action before and after it is taken."""
    game = at(earl(fiefs=[fief("palace", "prince", "church"), fief("castle", "monk", "land")]), earl())
    table = game.table
    move = read_move("rally 1", table)
    told: dict[str, object] = {
        "written": move_text(move),
        "typed": [in_notation(typed) for typed in ("rally 1", "Arengar 1", "arenga el 1")],
        "path": path_of(table, move),
        "legal": [text for text in game.legal_moves() if text.startswith("rally")],
        "refused": game.why_not("rally 2"),
    }
    spoken_of = {language: said_in(language, game, move) for language in LANGUAGES}
    rebuilt = Rebuilder(table)
    game.play("rally 1")
    events = game.events_of(1)
    rebuilt.hear(events)
    told |= {"rebuilt": rebuilt.seen() == seen(game.table), "pool": int(game.table.earls[0].pool())}
    for language, said in spoken_of.items():
        told[language] = said | {"event": words(language).event(events[0], 1)}
    return told


def said_in(language: str, game: Game, move: int) -> dict[str, object]:
    """What a language says of the Action, and of one that is refused."""
    w = words(language)
    choice = next(one for one in Choices(game.table, w).listed if one.move == move)
    reason = next(one for one in answer(game, 0, "lord-blue-2", w).reasons if one.rule == "B5.11")
    return {
        "typed": spoken("rally 1", language),
        "choice": [w.text(f"choice-row-{choice.row}"), choice.label],
        "move": w.move(game.table, move),
        "whynot": [reason.rule, reason.move],
        "rule": reason.text,
    }


# A run of everything fails while a rule is unproven.


@pytest.mark.parametrize(
    ("asked", "left_out", "arguments", "status"),
    [
        ("required", "B5.10", (), pytest.ExitCode.TESTS_FAILED),
        ("required", "B5.10", ("-n", "1"), pytest.ExitCode.TESTS_FAILED),
        ("required", "", (), pytest.ExitCode.OK),
        ("required", "", ("-n", "1"), pytest.ExitCode.OK),
        ("", "B5.10", (), pytest.ExitCode.OK),
    ],
)
def test_a_run_of_everything_fails_while_a_rule_is_unproven(
    tmp_path: Path, asked: str, left_out: str, arguments: tuple[str, ...], status: int
) -> None:
    """A test that is skipped proves nothing."""
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    proven = [rule for rule in RULES if rule != left_out]
    (tmp_path / "test_rules.py").write_text(
        f"import pytest\n\n@pytest.mark.rule(*{proven})\ndef test_most() -> None:\n    pass\n\n"
        f'@pytest.mark.rule("{left_out or RULES[0]}")\ndef test_skipped() -> None:\n    pytest.skip()\n',
        encoding="utf-8",
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule(id): a rule\n", encoding="utf-8")
    ran = python(tmp_path, *PYTEST, *arguments, REGNI_RULES=asked)
    assert ran.returncode == status, ran.stdout
    assert f"without one: {left_out or 'none'}\n" in ran.stdout


if __name__ == "__main__":
    print(json.dumps(rallying()))
