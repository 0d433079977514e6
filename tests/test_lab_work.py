"""The lab's work: the same results no matter who does it, and nothing lost when it is interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regni import __version__
from regni.decks.text import read_deck
from regni.engine.ruleset import Ruleset
from regni.errors import RegniError
from regni.measuring.cores import cores
from regni.measuring.intervals import mean, wilson
from regni.measuring.journal import Journal, key_of
from regni.measuring.matches import Match, Played, deck_name, grouped, play_match, play_matches
from regni.measuring.work import Crew, run
from regni.words.words import LANGUAGES

GAMES: dict[str, tuple[dict[str, object], int]] = {
    "base": ({}, 2),
    "heathen": ({"variant": "heathen"}, 3),
    "wessex": ({"variant": "wessex"}, 2),
    "solo": ({"variant": "rebellion", "mode": "solo"}, 1),
    "coop": ({"variant": "rebellion", "mode": "coop", "king.royal_infantry": "0"}, 2),
    "semi": ({"variant": "rebellion", "mode": "semi", "king.mind": {"champion": 1}}, 3),
}


def matches(number: int = 3) -> list[Match]:
    """A few of every variant, every second one counted."""
    return [
        Match.of(Ruleset(changes), ("random", "steward", "random")[:seats], f"work/{deal}", counts=deal % 2 == 0)
        for changes, seats in GAMES.values()
        for deal in range(number)
    ]


# Matches.


@pytest.mark.parametrize("name", GAMES)
def test_a_match_and_its_result_are_plain_data(name: str) -> None:
    changes, seats = GAMES[name]
    match = Match.of(Ruleset(changes), ("random",) * seats, "plain", counts=True)
    assert Match.from_data(json.loads(json.dumps(match.data()))).data() == match.data()
    played = play_match(match)
    assert Played.from_data(json.loads(json.dumps(played.data()))) == played
    assert play_match(match) == played
    assert played.ending
    assert played.rounds > 0
    assert played.decisions > 0
    assert 0 <= played.first < seats
    assert (played.summers > 0) == (name == "wessex")


@pytest.mark.wheel
def test_counting_does_not_change_a_game() -> None:
    plain = Match.of(Ruleset(), ("random", "steward"), "counted")
    counted = Match.of(Ruleset(), ("random", "steward"), "counted", counts=True)
    one, other = play_match(plain), play_match(counted)
    assert one.tally is None
    assert other.tally is not None
    assert Played(**{**vars(other), "tally": None}) == one


def test_a_tally_counts_actions_cards_and_the_vikings() -> None:
    arrivals = 0
    for deal in range(12):
        match = Match.of(Ruleset(), ("random", "random", "random"), f"tally/{deal}", counts=True)
        played = play_match(match)
        tally = played.tally
        assert tally is not None
        assert sum(map(sum, tally.towers)) == tally.deeds.get("tower", 0)
        cards = tally.cards()
        assert cards["mercenary"] >= tally.deeds.get("hire", 0)
        assert cards["castle"] == tally.deeds.get("found", 0)
        assert cards["treachery"] == sum(number for deed, number in tally.deeds.items() if deed.startswith("betray"))
        assert cards["banner"] >= tally.deeds.get("joust", 0) + tally.deeds.get("bequeath", 0)
        assert 0 <= tally.arrived <= played.rounds
        arrivals += tally.arrived > 0
    assert arrivals > 0


def test_decks_belong_to_seats_not_to_bots() -> None:
    """The same seed gives the same decks, no matter who sits there: that is what makes two games a mirrored pair."""
    one = play_match(Match.of(Ruleset(), ("random", "steward"), "mirror"))
    other = play_match(Match.of(Ruleset(), ("steward", "random"), "mirror"))
    assert one.decks == other.decks
    assert one.first == other.first
    counts = (2, 4, 1, 1, 0, 2, 2, 3, 1, 2, 2, 1, 1, 1, 1)
    given = play_match(Match.of(Ruleset(), ("random", "random"), "mirror", decks=(counts, "")))
    assert given.decks == (counts, one.decks[1])
    assert deck_name(counts).startswith("2 4 1")


def test_what_a_seat_wins_of_a_game() -> None:
    def ended(winners: int, ending: str) -> Played:
        return Played(winners, ending, 9, 99, 0, 0, ("", "", ""))

    assert [ended(0b10, "conquest").share(seat) for seat in range(3)] == [0, 1, 0]
    assert [ended(0b11, "dual").share(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [ended(0b111, "king_fallen").share(seat) for seat in range(3)] == [1, 1, 1]
    assert ended(0, "viking_victory").share(0) == 0


def test_games_are_given_out_in_portions_that_depend_on_nothing_else() -> None:
    quick = [Match.of(Ruleset(), ("random", "steward"), str(number)) for number in range(250)]
    slow = [Match.of(Ruleset(), ("random", "witan:5"), str(number)) for number in range(3)]
    sizes = [len(group) for group in grouped([*quick, *slow, *quick])]
    assert sum(sizes) == 503
    assert max(sizes) == 5
    assert sizes[50:53] == [1, 1, 1]


# Workers.


@pytest.mark.wheel
def test_the_same_results_with_any_workers() -> None:
    alone = play_matches(matches(), Crew(workers=1))
    told: list[int] = []
    together = play_matches(matches(), Crew(workers=2), told.append)
    assert together == alone
    assert sum(told) == len(alone)
    assert cores() >= 1


def test_a_task_that_fails_says_so_from_any_process() -> None:
    for workers in (1, 2):
        with pytest.raises(RegniError, match="There is no card"):
            run(read_deck, ["1 sword", "1 sword"], Crew(workers=workers))


def test_a_worker_that_dies_is_told_of() -> None:
    with pytest.raises(RegniError, match="--resume"):
        run(os._exit, [3, 3], Crew(workers=2))


#: A task that every process can load: who does it.
PROCESS = "__import__('os').getpid()"


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_crew_at_work_keeps_its_processes() -> None:
    crew = Crew(workers=2)
    with crew.at_work():
        first = set(run(eval, [PROCESS] * 4, crew))
        with pytest.raises(RegniError, match="There is no card"):
            run(read_deck, ["1 sword", "1 sword"], crew)
        both = first | set(run(eval, [PROCESS] * 6, crew))
        assert len(both) <= 2
        assert os.getpid() not in both
        assert all(is_there(one) for one in both)
    assert not any(is_there(one) for one in both)
    # By itself a run has them for itself.
    alone = run(eval, [PROCESS] * 2, crew)
    assert not any(is_there(one) for one in alone)


def test_a_crew_leaves_when_it_is_stopped_between_two_runs() -> None:
    workers: list[int] = []

    def stopped() -> None:
        crew = Crew(workers=2)
        with crew.at_work():
            workers.extend(run(eval, [PROCESS] * 2, crew))
            stop = signal.getsignal(signal.SIGTERM)
            assert callable(stop)
            stop(signal.SIGTERM, None)

    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert len(workers) == 2
    assert not any(is_there(one) for one in workers)
    assert signal.getsignal(signal.SIGTERM) == before


# The journal.


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    wanted = play_matches(matches(), Crew(workers=1))
    journal = Journal(tmp_path / "journal.jsonl", "plan")
    assert play_matches(matches(), Crew(1, journal=journal)) == wanted
    journal.close()
    lines = (tmp_path / "journal.jsonl").read_text().splitlines()
    for number in (1, 2, len(lines)):
        (tmp_path / "journal.jsonl").write_text("\n".join(lines[:number]) + "\n")
        again = Journal(tmp_path / "journal.jsonl", "plan", resume=True)
        assert len(again.kept) == number - 1
        assert play_matches(matches(), Crew(1, journal=again)) == wanted
        again.finish()
        again.close()
        assert (tmp_path / "journal.jsonl").read_text().splitlines() == [*lines, '{"finished": true}']


def test_several_tasks_share_a_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j", "plan")
    crew = Crew(1, journal=journal)
    assert run(sum, [[1, 2], [3, 4]], crew) == [3, 7]
    assert run(max, [[1, 2], [3, 4]], crew) == [2, 4]
    assert run(sum, [[3, 4], [5, 6]], crew) == [7, 11]
    assert len(journal.kept) == 5


@pytest.mark.parametrize("torn", [b'{"item": "ab', b'{"item": "ab", "result": 1}', b"\xff\xfe"], ids=repr)
def test_a_torn_last_line_counts_as_not_there(torn: bytes, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, "plan")
    run(sum, [[1, 2], [3, 4]], Crew(1, journal=journal))
    journal.close()
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    again = Journal(path, "plan", resume=True)
    assert len(again.kept) == 2
    assert run(sum, [[1, 2], [3, 4], [5, 6]], Crew(1, journal=again)) == [3, 7, 11]
    again.close()
    assert path.read_bytes().startswith(whole)
    assert len(Journal(path, "plan", resume=True).kept) == 3


def test_a_torn_first_line_is_an_empty_journal(tmp_path: Path) -> None:
    (tmp_path / "j").write_text('{"format": "regni-l')
    journal = Journal(tmp_path / "j", "plan", resume=True)
    assert journal.kept == {}
    journal.close()
    assert json.loads((tmp_path / "j").read_text())["version"] == __version__


def write_lines(path: Path, *lines: str) -> Path:
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


HEAD = json.dumps({"format": "regni-lab", "version": __version__, "plan": key_of("plan")})


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["nonsense"], "lab-no-journal"),
        (["[]"], "lab-no-journal"),
        (['{"format": "other"}'], "lab-no-journal"),
        ([HEAD.replace(key_of("plan"), key_of("other"))], "lab-other-plan"),
        ([HEAD.replace(__version__, "99")], "lab-other-plan"),
        ([HEAD, "nonsense", '{"item": "a", "result": 1}'], "lab-broken-line"),
        ([HEAD, '{"item": "a"}'], "lab-broken-line"),
        ([HEAD, "[" * 100_000], "lab-broken-line"),
    ],
    ids=str,
)
def test_a_journal_of_something_else_is_refused_and_left_alone(lines: list[str], code: str, tmp_path: Path) -> None:
    path = write_lines(tmp_path / "j", *lines)
    before = path.read_bytes()
    for resume in (True, False):
        with pytest.raises(RegniError) as refused:
            Journal(path, "plan", resume)
        assert refused.value.code == code
        for language in LANGUAGES:
            assert refused.value.text(language).startswith(f"{path}: ")
    assert path.read_bytes() == before


def test_an_unfinished_journal_is_not_written_over(tmp_path: Path) -> None:
    path = write_lines(tmp_path / "j", HEAD, '{"item": "a", "result": 1}')
    with pytest.raises(RegniError, match="--resume"):
        Journal(path, "plan")
    write_lines(path, HEAD, '{"item": "a", "result": 1}', '{"finished": true}')
    journal = Journal(path, "plan")
    assert journal.kept == {}
    assert path.read_text() == f"{HEAD}\n"


# Interruption of a real process.

LONG = ["lab", "ladder", "--bots", "steward,random", "--variant", "base", "--games", "400", "--json", "--workers", "2"]


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "LANG": "C", "XDG_STATE_HOME": str(folder / "state")}


def begin(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "regni", *LONG, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(folder),
        start_new_session=True,
    )


def finish(folder: Path, *arguments: str) -> dict[str, Any]:
    process = begin(folder, *arguments)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    report: dict[str, Any] = json.loads(out)
    assert report.pop("seconds") > 0
    return report


def wait_for_lines(folder: Path, number: int) -> Path:
    """Until a journal that is being written in a folder has so many lines."""
    for _ in range(6000):
        for path in folder.glob("*.jsonl"):
            if path.read_bytes().count(b"\n") >= number:
                return path
        time.sleep(0.01)
    raise AssertionError("nothing was written down in a minute")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return finish(tmp_path_factory.mktemp("undisturbed"))


def test_killed_and_resumed(undisturbed: dict[str, Any], tmp_path: Path) -> None:
    """kill -9, as nothing can prepare for it; no worker stays behind."""
    out = tmp_path / "out"
    process = begin(tmp_path, "--out", str(out))
    journal = wait_for_lines(out, 4)
    process.kill()
    process.communicate(timeout=60)
    wait_until_alone(process.pid)
    kept = journal.read_bytes().count(b"\n")
    assert kept < 101, "it was finished before it was killed: play more games"
    refused = subprocess.run(
        [sys.executable, "-m", "regni", *LONG, "--out", str(out)], capture_output=True, text=True, env=environment(out)
    )
    assert refused.returncode == 2
    assert "--resume" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert finish(tmp_path, "--out", str(out), "--resume", "--workers", "1") == undisturbed
    assert (out / "report.html").is_file()


def wait_until_alone(group: int) -> None:
    """Until nobody is left of a process group, a session of its own."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("a worker stayed behind")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopped_and_resumed_without_a_folder(how: signal.Signals, undisturbed: dict[str, Any], tmp_path: Path) -> None:
    process = begin(tmp_path)
    state = tmp_path / "state" / "regni" / "lab"
    wait_for_lines(state, 3)
    process.send_signal(how)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "--resume" in err
    wait_until_alone(process.pid)
    assert finish(tmp_path, "--resume") == undisturbed
    assert list(state.iterdir()) == []


# Ray.


def where(item: int) -> str:
    """On which node of the cluster this runs; long enough for the other to get something too."""
    import ray

    time.sleep(0.2)
    return str(ray.get_runtime_context().get_node_id())


@pytest.fixture
def cluster() -> Iterator[str]:
    """A real Ray with two nodes, a worker each."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    # The nodes do not know this file by name.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    small = 80 * 1024 * 1024
    nodes: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": small})
    nodes.add_node(num_cpus=1, object_store_memory=small)
    nodes.wait_for_nodes()
    yield nodes.address
    nodes.shutdown()


def test_a_ray_cluster_gives_the_same_results(cluster: str, tmp_path: Path) -> None:
    """In one test, for a cluster takes seconds to start."""
    wanted = play_matches(matches(), Crew(workers=1))
    journal = Journal(tmp_path / "j", "plan")
    played = play_matches(matches(), Crew(ray=cluster, journal=journal))
    assert played == wanted
    assert len(journal.kept) == len(wanted)
    assert len(set(run(where, list(range(12)), Crew(ray=cluster)))) == 2
    with pytest.raises(RegniError, match="There is no card"):
        run(read_deck, ["1 sword"], Crew(ray=cluster))
    # The command itself, begun here and finished on the cluster.
    few = ["--games", "20", "--out", str(tmp_path / "out")]
    alone = finish(tmp_path, *few, "--workers", "1")
    path = tmp_path / "out" / "journal.jsonl"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:5]))
    assert finish(tmp_path, *few, "--resume", "--ray", cluster) == alone
    assert path.read_text().splitlines()[-1] == '{"finished": true}'


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379", "nonsense", "127.0.0.1:port", "ray://x:y"])
def test_an_address_where_nobody_answers(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(RegniError) as refused:
        run(sum, [[1]], Crew(ray=address))
    assert refused.value.code == "lab-ray-unreachable"
    for language in LANGUAGES:
        assert len(refused.value.text(language).splitlines()) == 1


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RegniError, match=r"regni\[cluster\]"):
        run(sum, [[1]], Crew(ray="local"))


# Intervals.


def test_intervals() -> None:
    share = wilson(95, 100)
    assert (round(share.low, 4), round(share.high, 4)) == (0.8882, 0.9785)
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == 1
    assert wilson(2.5, 5).value == 0.5
    spread = mean([1.0, 3.0])
    assert spread.value == 2
    assert spread.low < 1 < 3 < spread.high


def test_working_in_a_thread_leaves_signals_alone() -> None:
    results: list[int] = []
    thread = threading.Thread(target=lambda: results.extend(run(sum, [[1, 2]], Crew(workers=1))))
    thread.start()
    thread.join()
    assert results == [3]
