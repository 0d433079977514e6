"""Mutation testing: changes the program in small ways, and counts how many of these mutants the tests notice.

    python bench/mutants.py --room engine --mutants 200 --seed 7

draws mutants of a room (engine, play, rest) by a seed, and runs for each the tests that go through its lines, the
quick ones first, up to the first that fails. Which tests those are it finds out beforehand, test file by test file,
which takes long the first time. What it has found out is kept in .mutants, so it can be interrupted at any time and
goes on where it was. Those that lived are written there with their diffs; --keep writes the figures to
bench/README.md. Needs the extras [test] and [mutants].
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from coverage import CoverageData
from keep import with_mutants
from mutating import REST, ROOMS, SOURCE, Mutant, drawn
from noticing import ENDLESS, JOBS, KILLED, LIVED, SECONDS_MORE, TIMES, TIMES_AS_LONG

HERE = Path(__file__).parent
ROOT = HERE.parent
WORK = ROOT / ".mutants"
EQUIVALENT = HERE / "equivalent_mutants.toml"
README = HERE / "README.md"
FONTS = "src/regni/web/static/fonts"
#: The clone in which the tests are followed, and the settings for that.
MEASURED = "0"
FOLLOWED = WORK / f"clone-{MEASURED}"
SETTINGS = WORK / "follow.cfg"
#: Without tests that drive a browser, or that need the compiled engine for their many games.
MARKED = "not browser and not wheel"
#: Tests that take longer than all the time there is for a mutant.
TOO_LONG = (
    "tests/rules/test_options.py::test_every_two_options_hold_together",
    "tests/test_trace.py::test_two_thousand_games_are_what_they_always_were",
)
#: For each mutant tests are run up to this many seconds by their measured times.
MOST_SECONDS = 120.0
#: Quicker tests are run file by file; the slower ones come after them, one by one.
QUICK = 0.5
#: How many lines before and after a change are near it.
NEAR = 10
#: The share of mutants in a room that must be killed, in percent.
GOALS = {"engine": 95, "play": 85, REST: 75}


#: How the figures are counted, for the page.
HOW = f"""
Mutants of the source, drawn by a seed, and how many the tests notice: cosmic-ray's changes, and a statement left out.
A *place* where the source can be changed is drawn as often as any other; annotations, assertions and tables of figures
that a program made are left as they are. For each mutant the tests are run that go through the changed line, up to
{MOST_SECONDS:.0f} s of them, without those in a browser and those for the compiled engine only. It counts as killed if
one of them fails, or takes more than {TIMES_AS_LONG} times as long as without the change and {SECONDS_MORE} s: those
*without end* are shown apart, and are among the killed. Mutants in `bench/equivalent_mutants.toml`, each with the
reason why it changes nothing, are left out. Made by `bench/mutants.py --keep`.
"""


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pytest", "-p", "noticing", "-p", "no:cacheprovider", "-q", *arguments]


def environment(clone: Path, **more: str) -> dict[str, str]:
    paths = [str(clone / "src"), str(HERE)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"} | more


def clone_of(name: str) -> Path:
    """A copy of all files as they are now. Only changed files are copied, so that compiled files stay."""
    clone = WORK / f"clone-{name}"
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True)
    files = {name for name in listed.stdout.decode().splitlines() if (ROOT / name).is_file()}
    # The fonts are made when the package is built, and are not among the files of the repository.
    files |= {path.relative_to(ROOT).as_posix() for path in ROOT.joinpath(FONTS).glob("*")}
    for name in files:
        data = (ROOT / name).read_bytes()
        copy = clone / name
        if not copy.is_file() or copy.read_bytes() != data:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, copy)
    for copy in [path for path in clone.rglob("*.*") if path.is_file() and "__pycache__" not in path.parts]:
        if copy.relative_to(clone).as_posix() not in files:
            copy.unlink()
    return clone


def digest(files: Sequence[Path]) -> str:
    found = hashlib.sha256()
    for path in files:
        found.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


@cache
def source_digest() -> str:
    return digest(sorted(ROOT.joinpath(SOURCE).rglob("*.py")))


# Which tests run which lines.


class Followed:
    """The times of the tests in one file, and the lines they run."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.names = [path.relative_to(ROOT).as_posix() for path in paths]
        self.digest = digest([*helpers_of(paths), *paths])
        self.stem = WORK / "lines" / f"{source_digest()}-{self.digest}"
        self.times = self.stem.with_suffix(".json")
        self.data = self.stem.with_suffix(".lines")

    def follow(self) -> None:
        """Run the tests and record the lines they run."""
        if self.times.is_file():
            return
        self.times.parent.mkdir(parents=True, exist_ok=True)
        self.data.unlink(missing_ok=True)
        asked = [f"--cov={SOURCE}", f"--cov-config={SETTINGS}", "--cov-context=test", "--cov-report=", "-m", MARKED]
        asked += [f"--deselect={test}" for test in TOO_LONG]
        more = {TIMES: f"{self.times}.part", "COVERAGE_FILE": str(self.data)}
        env = environment(FOLLOWED, **more)
        # In this clone everything may be compiled once.
        del env["PYTHONDONTWRITEBYTECODE"]
        subprocess.run(
            command(*asked, *self.names), cwd=FOLLOWED, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        Path(f"{self.times}.part").rename(self.times)

    @cached_property
    def seconds(self) -> dict[str, float]:
        taken: dict[str, float] = json.loads(self.times.read_text(encoding="utf-8"))
        return taken

    def names_module(self, file: str) -> bool:
        """Whether the tests name a module of the source."""
        texts = [(ROOT / name).read_text(encoding="utf-8") for name in self.names]
        return any(re.search(rf"\b{Path(file).stem}\b", text) for text in texts)

    @cache  # noqa: B019
    def contexts(self, file: str) -> dict[int, list[str]]:
        if not self.data.is_file():
            return {}
        lines = CoverageData(str(self.data))
        lines.read()
        return dict(lines.contexts_by_lineno(str(FOLLOWED / file)))


def helpers_of(paths: Sequence[Path]) -> list[Path]:
    """The modules beside the tests that these test files name."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    beside = [path for path in sorted(ROOT.joinpath("tests").glob("*.py")) if not path.name.startswith("test_")]
    return [path for path in beside if path.stem == "conftest" or re.search(rf"\b{path.stem}\b", texts)]


def followed() -> list[Followed]:
    tests = sorted(path for path in ROOT.joinpath("tests").rglob("test_*.py") if "browser" not in path.name)
    told = [path for path in sorted(ROOT.joinpath(SOURCE).rglob("*.py")) if ">>>" in path.read_text(encoding="utf-8")]
    pages = [ROOT / "README.md", *sorted(ROOT.joinpath("docs").glob("*.md"))]
    return [Followed([path]) for path in tests] + [Followed(told), Followed(pages)]


@cache
def test_digests() -> dict[str, str]:
    """The digest of each file with tests, and under "" of all tests and of how long they may take."""
    found = {name: one.digest for one in followed() for name in one.names}
    everything = f"{MOST_SECONDS} {sorted(found.items())}"
    return found | {"": hashlib.sha256(everything.encode()).hexdigest()[:16]}


def follow_all(workers: int) -> list[Followed]:
    all_files = followed()
    missing = [one for one in all_files if not one.times.is_file()]
    if missing:
        clone_of(MEASURED)
        SETTINGS.write_text("[run]\nbranch = False\n", encoding="utf-8")
    with ThreadPoolExecutor(workers) as pool:
        under_way = {pool.submit(one.follow): one for one in missing}
        for number, done in enumerate(as_completed(under_way), 1):
            done.result()
            say(f"followed {number}/{len(missing)} {under_way[done].names[0]}")
    return all_files


def noticing_tests(mutant: Mutant, files: list[Followed]) -> tuple[dict[str, float], bool]:
    """The tests that may notice a mutant, in the order to run them, with their seconds.

    Also whether the changed code runs while modules are imported.
    """
    changed = range(mutant.first, mutant.last + 1)
    near = range(mutant.first - NEAR, mutant.last + NEAR + 1)
    seconds: dict[str, float] = {}
    is_imported = not mutant.is_in_function
    #: The tests that go through each line.
    tests_of: defaultdict[int, set[str]] = defaultdict(set)
    for number, one in enumerate(files):
        contexts = one.contexts(mutant.file)
        # A constant can be used anywhere, so all tests that run the module may notice it.
        for line in near if mutant.is_in_function else contexts:
            for context in contexts.get(line, ()):
                test = context.rpartition("|")[0]
                if not test:
                    is_imported = is_imported or (mutant.is_in_function and line in changed)
                elif test in one.seconds:
                    tests_of[line].add(test)
                    seconds[test] = one.seconds[test]
        # A test that only reads a constant runs no line of its module. Such tests are counted for a line before it.
        if not mutant.is_in_function and one.names_module(mutant.file):
            tests_of[-number].update(one.seconds)
            seconds |= one.seconds
    found = set(seconds)
    if mutant.is_in_function:
        found = {test for line in changed for test in tests_of[line]}
    rarity: defaultdict[str, float] = defaultdict(float)
    for tests in (found & tests for tests in tests_of.values()):
        for test in tests:
            rarity[test] += 1 / len(tests)
    return in_order({test: seconds[test] for test in chosen(found, seconds, rarity)}), is_imported


def chosen(tests: set[str], seconds: dict[str, float], rarity: dict[str, float]) -> list[str]:
    """The tests to run, of quick and slow ones as many as half of MOST_SECONDS allows.

    First come those that go through lines near the change that few others go through: they are about just that.
    """
    found: list[str] = []
    for is_quick in (True, False):
        left = MOST_SECONDS / 2
        for test in sorted(tests, key=lambda test: (seconds[test] / rarity[test], test)):
            if (seconds[test] < QUICK) == is_quick and (left > 0 or not found):
                left -= seconds[test]
                found.append(test)
    return found


def in_order(tests: dict[str, float]) -> dict[str, float]:
    """Quick tests file by file, the quickest file first; then the others."""
    files: Counter[str] = Counter()
    for test, taken in tests.items():
        files[test.split("::")[0]] += taken if taken < QUICK else 0
    order = sorted(
        tests, key=lambda test: (tests[test] if tests[test] >= QUICK else 0, files[test.split("::")[0]], tests[test])
    )
    return {test: tests[test] for test in order}


# Running.


@dataclass
class Result:
    id: str
    outcome: str
    #: The test that noticed it.
    by: str
    #: The digest of what was run: the file of the test that noticed it, or all tests.
    tests: str
    seconds: float


class Run:
    """The mutants of a room that were drawn by a seed, and their results."""

    def __init__(self, room: str, number: int, seed: str) -> None:
        self.room, self.number, self.seed = room, number, seed
        self.mutants = drawn(ROOT, room, number, seed)
        self.file = WORK / f"{room}-{seed}-{source_digest()}.jsonl"

    def results(self) -> dict[str, Result]:
        """The results that still hold: a killed mutant stays killed as long as the test that noticed it is the same."""
        if not self.file.is_file():
            return {}
        lines = self.file.read_text(encoding="utf-8").splitlines()
        found = [Result(**json.loads(line)) for line in lines if line.endswith("}")]
        now = test_digests()
        return {
            result.id: result
            for result in found
            # Killed before any test: the source cannot even be imported.
            if (result.outcome == KILLED and not result.by) or result.tests == now.get(result.by.split("::")[0])
        }

    @cached_property
    def equivalent(self) -> dict[str, str]:
        """The drawn mutants that are known to change nothing, with the reason."""
        known = {(one["file"], one["inside"], one["before"], one["after"]): one["why"] for one in kept_equivalents()}
        found = {}
        for mutant in self.mutants:
            why = known.get((mutant.file, mutant.inside, *mutant.change(ROOT)))
            if why is not None:
                found[mutant.id] = why
        return found

    def finish(self, workers: int, only: set[str] | None = None) -> None:
        """Try all mutants that were not tried yet."""
        done = self.results()
        left = [one for one in self.mutants if one.id not in done and one.id not in self.equivalent]
        if only is not None:
            left = [one for one in left if one.id in only]
        if not left:
            return
        files = follow_all(workers)
        jobs = []
        for mutant in left:
            tests, is_imported = noticing_tests(mutant, files)
            jobs.append(
                {"id": mutant.id, "file": mutant.file, "source": mutant.source, "tests": tests, "is_fresh": is_imported}
            )
        # Mutants that are tried in a fork come first, because they are quick.
        jobs.sort(key=lambda job: bool(job["is_fresh"]))
        processes = [self.start(number, jobs[number::workers]) for number in range(min(workers, len(jobs)))]
        try:
            while any(process.poll() is None for process in processes):
                time.sleep(2)
                self.show(len(jobs), done)
        finally:
            for process in processes:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGTERM)
        print()

    def start(self, number: int, jobs: list[dict[str, Any]]) -> subprocess.Popen[bytes]:
        # Rooms can be tried at the same time.
        name = f"{self.room}-{number}"
        clone = clone_of(name)
        order = WORK / f"jobs-{name}.json"
        asked = {"root": str(clone), "results": str(self.file), "digests": test_digests(), "jobs": jobs}
        order.write_text(json.dumps(asked), encoding="utf-8")
        env = environment(clone, **{JOBS: str(order)})
        with (WORK / f"worker-{name}.log").open("wb") as log:
            return subprocess.Popen(
                command("-s", "-m", MARKED), cwd=clone, env=env, stdout=log, stderr=log, start_new_session=True
            )

    def show(self, number: int, before: dict[str, Result]) -> None:
        new = [result for name, result in self.results().items() if name not in before]
        counts = Counter(result.outcome for result in new)
        took = sum(result.seconds for result in new) / max(1, len(new))
        say(
            f"{self.room}: {len(new)}/{number} tried, {counts[KILLED]} killed, {counts[ENDLESS]} without end, "
            f"{counts[LIVED]} lived, {took:.1f} s each",
            end="\r",
        )

    def lived(self) -> Iterator[Mutant]:
        results = self.results()
        for mutant in self.mutants:
            if mutant.id in results and results[mutant.id].outcome == LIVED:
                yield mutant

    def figures(self) -> dict[str, Any]:
        results = [result for name, result in self.results().items() if name not in self.equivalent]
        ids = {mutant.id for mutant in self.mutants}
        counts = Counter(result.outcome for result in results if result.id in ids)
        tried = sum(counts.values())
        return {
            "room": self.room,
            "seed": self.seed,
            "drawn": len(self.mutants),
            "equivalent": len(self.equivalent),
            "killed": counts[KILLED] + counts[ENDLESS],
            "endless": counts[ENDLESS],
            "lived": counts[LIVED],
            "share": 100 * (counts[KILLED] + counts[ENDLESS]) / max(1, tried),
            "goal": GOALS[self.room],
            "commit": commit(),
        }


def say(line: str, end: str = "\n") -> None:
    print(line.ljust(100), end=end, flush=True)


def commit() -> str:
    """The current commit, with a note if files were changed since."""
    call = ["git", "describe", "--always", "--abbrev=12", "--exclude=*", "--dirty=+"]
    return subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def kept_equivalents() -> list[dict[str, str]]:
    with EQUIVALENT.open("rb") as file:
        listed: list[dict[str, str]] = tomllib.load(file).get("mutant", [])
    return listed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--room", choices=[*ROOMS, REST], required=True)
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--workers", type=int, default=1, help="mutants that are tried at the same time")
    parser.add_argument("--lived", action="store_true", help="try only those again that lived in the run before")
    parser.add_argument("--keep", action="store_true", help="write the figures to bench/README.md")
    args = parser.parse_args()
    # Ending this program also ends the processes it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    WORK.mkdir(exist_ok=True)
    run = Run(args.room, args.mutants, args.seed)
    listing = WORK / f"{args.room}-{args.seed}-lived.diff"
    run.finish(args.workers, lived_before(listing) if args.lived else None)
    listing.write_text("".join(f"# {one.id} {one.operator}\n{one.diff(ROOT)}\n\n" for one in run.lived()), "utf-8")
    figures = run.figures()
    print(json.dumps(figures, indent=2))
    print(f"Those that lived: {listing.relative_to(ROOT)}")
    if args.keep:
        README.write_text(with_mutants(README.read_text("utf-8"), figures, HOW), "utf-8")


def lived_before(listing: Path) -> set[str]:
    """The ids of the mutants that lived in an earlier run, from its list."""
    return set(re.findall(r"^# ([0-9a-f]{16}) ", listing.read_text("utf-8"), re.MULTILINE))


if __name__ == "__main__":
    main()
