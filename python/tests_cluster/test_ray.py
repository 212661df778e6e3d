"""Work on a cluster survives what happens to machines. These tests take minutes."""

import concurrent.futures
import json
import pathlib
import subprocess
import sys
import time
from typing import Any

import pytest
from cluster_proofs import MEMORY, check, coordinator, start_driver
from conftest import TESTS, add_node
from faulty_workers import Careful, FaultyWorker, FlipsBits, Mortal, TooSmall
from ray.cluster_utils import Cluster

import dooz.jobs
import dooz.ray
from dooz._carriers import carry


def test_a_value_is_proved(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    store = tmp_path / "store"
    solution = dooz.ray.prove(dooz.Board("6x6x5"), store=store, job_nodes=1, job_memory_mb=16)
    assert solution is not None
    assert solution.value == "draw"
    for certificate in solution.certificates:
        certificate.verify()
    # The answer is in the store: not one job is run again.
    counts: list[dict[str, int]] = []
    again = dooz.ray.prove(
        dooz.Board("6x6x5"), store=store, job_nodes=1, job_memory_mb=16, progress=counts.append
    )
    assert again is not None
    assert again.value == "draw"
    assert counts == []
    answered = dooz.jobs.Coordinator(
        dooz.Board("6x6x5"), store=store, job_nodes=1, job_memory_mb=16
    )
    assert answered.decided
    assert answered.next() is None


@pytest.mark.parametrize("kind", [Careful, Mortal, FlipsBits, TooSmall])
def test_workers_that_fail_change_no_answer(
    kind: type[FaultyWorker], cluster: Cluster, tmp_path: pathlib.Path
) -> None:
    work, search = kind(tmp_path), coordinator()
    check(carry(search, dooz.ray.RayCarrier(work, MEMORY)))
    counts, runs = search.counts(), len(work.jobs())
    again = runs - counts["finished"]
    print(f"{kind.__name__}: {runs} runs, {again} again, {counts}")
    if kind is FlipsBits:
        assert counts["faulty"] > 1
    if kind is Mortal:
        assert again > 1
    if kind is TooSmall:
        assert counts["lost"] == 3, "the job is split after three losses"


def test_a_node_is_removed_without_grace_and_another_one_added(
    cluster: Cluster, tmp_path: pathlib.Path
) -> None:
    work, search = Careful(tmp_path), coordinator()
    with concurrent.futures.ThreadPoolExecutor(1) as threads:
        # Ray adds nodes in the main thread only.
        solution = threads.submit(carry, search, dooz.ray.RayCarrier(work, MEMORY))
        for number in (10, 40):
            while len(work.jobs()) < number:
                assert not solution.done()
                time.sleep(0.01)
            old = next(iter(cluster.worker_nodes))
            cluster.remove_node(old, allow_graceful=False)
            new = add_node(cluster)
            assert new in cluster.worker_nodes
            assert old not in cluster.worker_nodes
        check(solution.result())
    again = len(work.jobs()) - search.counts()["finished"]
    print(f"{again} jobs again, {search.counts()}")
    # A node has one CPU: each time, one job was at work there, and perhaps one was on its way.
    assert 0 <= again <= 4 + search.counts()["lost"]


def test_twenty_kills_of_the_coordinator_lose_no_finished_job(
    cluster: Cluster, tmp_path: pathlib.Path
) -> None:
    store, notes = tmp_path / "store", tmp_path / "notes"
    kills = 0
    while kills < 20:
        driver = start_driver(cluster, store, notes)
        before = len(list(notes.iterdir()))
        while driver.poll() is None and len(list(notes.iterdir())) < before + 3:
            time.sleep(0.003)
        if driver.poll() is not None:
            assert driver.returncode == 0
            break
        driver.kill()
        driver.wait()
        kills += 1
    assert kills > 3
    search = coordinator(store)
    if search.decided:
        # The last driver came to its end, and has left the answer.
        check(search.solution())
        return
    check(carry(search, dooz.ray.RayCarrier(Careful(notes), MEMORY)))
    counts, runs = search.counts(), len(Careful(notes).jobs())
    print(f"{kills} kills, {runs} runs, {counts}")
    assert counts["recalled"] > 0
    # A kill loses the jobs that were out, of which there are six at most, and no other one.
    done = counts["finished"] + counts["recalled"]
    assert done <= runs <= done + 6 * kills


def test_selfplay_writes_what_the_program_writes(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "games"
    options: dict[str, Any] = {"folder": folder, "nodes": 50, "leaves": 1, "shard": 4}
    files = dooz.ray.selfplay("6x6x4", 10, **options)
    assert [file.name for file in files] == ["1-4.games", "5-8.games", "9-10.games"]
    whole = tmp_path / "whole"
    words = ["selfplay", "--rules", "6x6x4", "--games", "10", "--nodes", "50", "--leaves", "1"]
    program = [sys.executable, "-m", "dooz", *words, "--output", str(whole)]
    subprocess.run(program, check=True, capture_output=True)
    parts = b"".join(file.read_bytes().partition(b"\n")[2] for file in files)
    assert parts == whole.read_bytes().partition(b"\n")[2]
    before = [file.stat().st_mtime_ns for file in files]
    files[1].unlink()
    dooz.ray.selfplay("6x6x4", 10, **options)
    after = [file.stat().st_mtime_ns for file in files]
    assert (after[0], after[2]) == (before[0], before[2])
    with pytest.raises(ValueError, match="other terms"):
        dooz.ray.selfplay("6x6x4", 10, **(options | {"nodes": 60}))
    with pytest.raises(ValueError, match="other terms"):
        dooz.ray.selfplay("6x6x4", 10, **(options | {"leaves": 0}))


@pytest.mark.parametrize(
    ("games", "options"), [(10, {"shard": 5}), (12, {}), (4, {"seed": 2}), (1, {"seed": 10})]
)
def test_shards_that_overlap_others_are_refused(
    games: int, options: dict[str, Any], tmp_path: pathlib.Path
) -> None:
    for name in ("1-4.games", "5-8.games", "9-10.games"):
        (tmp_path / name).touch()
    (tmp_path / "old-new.games").touch()
    usual: dict[str, Any] = {"folder": tmp_path, "shard": 4, "nodes": 50}
    with pytest.raises(ValueError, match=r"\.games overlaps the shards of the games"):
        dooz.ray.selfplay("6x6x4", games, **(usual | options))


def test_a_tournament_is_the_match_of_the_program(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    log = tmp_path / "match.jsonl"
    players = ["random", "level", "random"]
    results = dooz.ray.tournament(players, log=log, seed=5, rules="3x3x3", games=4)
    assert (results["games"], results["seed"]) == (12, 5)
    whole = tmp_path / "whole.jsonl"
    words = ["match", *players, "--rules", "3x3x3", "--games", "4", "--seed", "5", "--log"]
    subprocess.run([sys.executable, "-m", "dooz", *words, whole], check=True, capture_output=True)

    def games(file: pathlib.Path) -> list[tuple[int, str, str]]:
        entries = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
        return sorted((entry["game"], entry["moves"], entry["result"]) for entry in entries)

    assert games(log) == games(whole)
    # A log that a kill has cut off goes on with the pairs that are missing.
    log.write_bytes(log.read_bytes()[:-700])
    assert dooz.ray.tournament(players, log=log, seed=5, rules="3x3x3", games=4)["games"] == 12
    assert games(log) == games(whole)
    with pytest.raises(ValueError, match="other settings"):
        dooz.ray.tournament(players, log=log, seed=6, rules="3x3x3", games=4)


def test_the_modules_documentation_names_its_functions() -> None:
    for name in dooz.ray.__all__:
        assert ">>> " in (getattr(dooz.ray, name).__doc__ or ""), name
    assert pathlib.Path(TESTS).exists()
