"""Proofs by jobs survive what happens to their workers and coordinators."""

import concurrent.futures
import json
import os
import pathlib
import signal
import subprocess
import sys
import textwrap
import time

import hypothesis
import hypothesis.strategies as st
import pytest
from faulty_workers import Careful, FaultyWorker, FlipsBits, Mortal, TooSmall

import dooz.jobs
from dooz._carriers import ExecutorCarrier, ProcessCarrier, carry
from dooz.types import ClaimName

#: A draw that takes more than a hundred small jobs.
RULES, NODES = "6x4x4", 4
CLAIM: ClaimName = "second-holds-weakly"


def coordinator(store: pathlib.Path | None = None) -> dooz.jobs.Coordinator:
    return dooz.jobs.Coordinator(dooz.Board(RULES), CLAIM, store=store, job_nodes=NODES)


def alone() -> tuple[dooz.Solution, dict[str, int]]:
    """Carry the jobs one after the other, without any help."""
    search = coordinator()
    while (job := search.next()) is not None:
        assert search.accept(job, dooz.jobs.run(job))
    solution = search.solution()
    assert solution is not None
    return solution, search.counts()


@pytest.fixture(scope="module")
def undisturbed() -> tuple[dooz.Solution, dict[str, int]]:
    return alone()


def check(solution: dooz.Solution | None) -> None:
    """Hold a solution against the claim."""
    assert solution is not None
    assert solution.certificate is not None
    claim = solution.certificate.verify().to_dict()
    assert (claim["rules"], claim["claimant"], claim["goal"]) == (RULES, "second", "holds-weakly")


def run_program(*words: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "dooz", *words]
    return subprocess.run(line, capture_output=True, text=True, check=False)


def test_one_worker_proves_what_the_program_proves_node_for_node(
    undisturbed: tuple[dooz.Solution, dict[str, int]], tmp_path: pathlib.Path
) -> None:
    solution, counts = undisturbed
    file = tmp_path / "proof.dzc"
    words = ["prove", "--rules", RULES, "--claim", CLAIM, "--job-nodes", str(NODES)]
    end = json.loads(run_program(*words, "--json", "--certificate", str(file)).stdout)
    assert (end["nodes"], end["jobs"]["finished"]) == (counts["nodes"], counts["finished"])
    assert solution.certificate == dooz.Certificate.load(file)
    carried = carry(coordinator(), ProcessCarrier(1, dooz.jobs.run))
    assert carried is not None
    assert (carried.nodes, carried.certificate) == (counts["nodes"], solution.certificate)


def test_processes_and_threads_prove_values() -> None:
    solution = dooz.jobs.prove(dooz.Board("6x6x5"), workers=2)
    assert solution is not None
    assert solution.value == "draw"
    with concurrent.futures.ThreadPoolExecutor(2) as threads:
        win = dooz.jobs.prove(dooz.Board("4x3x3"), "first-wins", workers=2, executor=threads)
    assert win is not None
    assert (win.value, len(win.certificates)) == ("first", 1)
    assert win.certificates[0].verify().to_dict()["goal"] == "wins"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("kind", [Mortal, FlipsBits, TooSmall])
def test_workers_that_fail_change_no_proof(
    kind: type[FaultyWorker],
    undisturbed: tuple[dooz.Solution, dict[str, int]],
    tmp_path: pathlib.Path,
) -> None:
    work = kind(tmp_path)
    search = coordinator()
    solution = carry(search, ProcessCarrier(1, work))
    check(solution)
    counts = search.counts()
    runs_again = len(work.jobs()) - counts["finished"]
    assert runs_again == counts["lost"] + counts["faulty"] > 1
    if kind is TooSmall:
        assert counts["lost"] == 3, "the job is split after three losses"
    else:
        assert solution is not None
        assert solution.certificate == undisturbed[0].certificate


def test_a_worker_that_is_always_wrong_ends_the_search() -> None:
    with (
        concurrent.futures.ThreadPoolExecutor(2) as threads,
        pytest.raises(RuntimeError, match="three times"),
    ):
        carry(coordinator(), ExecutorCarrier(threads, 2, lambda job: job))


def test_workers_that_survive_nothing_end_the_search() -> None:
    def die(_job: bytes) -> bytes:
        raise MemoryError

    with (
        concurrent.futures.ThreadPoolExecutor(2) as threads,
        pytest.raises(RuntimeError, match="ended the programs that ran them"),
    ):
        carry(coordinator(), ExecutorCarrier(threads, 2, die))


def test_twenty_kills_of_the_coordinator_lose_no_finished_job(
    undisturbed: tuple[dooz.Solution, dict[str, int]], tmp_path: pathlib.Path
) -> None:
    store, notes = tmp_path / "store", tmp_path / "notes"
    notes.mkdir()
    source = f"""
        import pathlib, dooz.jobs
        from dooz._carriers import ProcessCarrier, carry
        from faulty_workers import Careful
        if __name__ == "__main__":
            board = dooz.Board({RULES!r})
            search = dooz.jobs.Coordinator(
                board, {CLAIM!r}, store={str(store)!r}, job_nodes={NODES}
            )
            carry(search, ProcessCarrier(1, Careful(pathlib.Path({str(notes)!r}))))
    """
    script = tmp_path / "script.py"
    script.write_text(textwrap.dedent(source), encoding="utf-8")
    here = str(pathlib.Path(__file__).parent)
    kills = 0
    while kills < 20:
        before = len(list(notes.iterdir()))
        process = subprocess.Popen([sys.executable, script], env=os.environ | {"PYTHONPATH": here})
        # After some more jobs, at different moments.
        while process.poll() is None and len(list(notes.iterdir())) < before + 3:
            time.sleep(0.003)
        time.sleep(0.002 * (kills % 7))
        if process.poll() is not None:
            assert process.returncode == 0
            break
        process.kill()
        process.wait()
        kills += 1
    assert kills == 20
    search = coordinator(store)
    solution = carry(search, ProcessCarrier(1, Careful(notes)))
    check(solution)
    assert solution is not None
    assert solution.certificate == undisturbed[0].certificate
    counts = search.counts()
    assert counts["recalled"] + counts["finished"] == undisturbed[1]["finished"]
    assert counts["recalled"] > 20
    # At most the job that was out at each kill is run again.
    assert len(Careful(notes).jobs()) <= undisturbed[1]["finished"] + kills


def test_the_program_shows_and_exports_the_same_store(tmp_path: pathlib.Path) -> None:
    store = str(tmp_path / "store")
    search = coordinator(pathlib.Path(store))
    for _ in range(3):
        job = search.next()
        assert job is not None
        search.accept(job, dooz.jobs.run(job))
    with pytest.raises(OSError, match="in use by another program"):
        coordinator(pathlib.Path(store))
    del search
    shown = run_program("prove", "--store", store)
    assert f"{RULES}, empty board, X to move: {CLAIM} is not proved yet." in shown.stdout
    file = tmp_path / "proof.dzc"
    words = ["prove", "--store", store, "--certificate", str(file), "--json"]
    end = json.loads(run_program(*words, "--jobs", "1").stdout)
    assert (end["result"], end["jobs"]["recalled"]) == ("proved", 3)
    dooz.Certificate.load(file).verify()
    file.unlink()
    assert json.loads(run_program(*words).stdout)["questions"][0]["result"] == "proved"
    dooz.Certificate.load(file).verify()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_ctrl_c_ends_the_processes_as_well(tmp_path: pathlib.Path) -> None:
    script = tmp_path / "script.py"
    source = """
        import dooz.jobs, multiprocessing, signal, time
        if __name__ == "__main__":
            # Who runs the tests in the background may have had it ignored.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            begin = None
            def note(counts):
                global begin
                if begin is None:
                    begin = time.monotonic()
                    print("begun", flush=True)
            try:
                board, claim = dooz.Board("8x7x5"), "second-holds-weakly"
                dooz.jobs.prove(board, claim, workers=2, job_nodes=10**15, progress=note)
            except KeyboardInterrupt:
                print("interrupted", flush=True)
    """
    script.write_text(textwrap.dedent(source), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert (output, errors, process.returncode) == ("interrupted\n", "", 0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_ctrl_c_while_a_process_starts_leaves_none_running(tmp_path: pathlib.Path) -> None:
    script = tmp_path / "script.py"
    source = """
        import dooz.jobs, multiprocessing.context, os, signal
        if __name__ == "__main__":
            signal.signal(signal.SIGINT, signal.default_int_handler)
            process = multiprocessing.context.SpawnProcess
            start = process.start
            def interrupted_start(self):
                start(self)
                os.kill(os.getpid(), signal.SIGINT)
            process.start = interrupted_start
            try:
                dooz.jobs.prove(dooz.Board("8x7x5"), "second-holds-weakly", workers=2)
            except KeyboardInterrupt:
                print("interrupted", flush=True)
    """
    script.write_text(textwrap.dedent(source), encoding="utf-8")
    command = [sys.executable, str(script)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("interrupted\n", "", 0)


def test_a_coordinator_knows_the_memory_of_its_jobs() -> None:
    def memory(rules: str, megabytes: int | None = None) -> int:
        board = dooz.Board(rules)
        search = dooz.jobs.Coordinator(board, job_memory_mb=megabytes)
        claim = dooz.jobs.Coordinator(board, "second-holds-weakly", job_memory_mb=megabytes)
        assert search.job_memory_mb == claim.job_memory_mb
        return search.job_memory_mb

    assert memory("4x4x4") == 256
    assert memory("4x4x4", 7) == 7
    assert dooz.jobs.Coordinator(dooz.Board("gomoku"), "first-wins").job_memory_mb == 4000


def test_a_job_that_is_not_out_is_refused(tmp_path: pathlib.Path) -> None:
    search, other = coordinator(tmp_path), coordinator()
    foreign = other.next()
    assert foreign is not None
    result = dooz.jobs.run(foreign)

    def check(search: dooz.jobs.Coordinator, job: bytes) -> None:
        before = search.counts()
        with pytest.raises(ValueError, match="this job is not out"):
            search.accept(job, result)
        for call in (search.lose, search.give_back):
            with pytest.raises(ValueError, match="this job is not out"):
                call(job)
        assert search.counts() == before

    check(search, foreign)
    job = search.next()
    assert job == foreign
    search.lose(job)
    check(search, job)
    assert search.next() == job
    search.give_back(job)
    check(search, job)
    assert search.next() == job
    assert search.accept(job, result)
    check(search, job)
    del search
    again = coordinator(tmp_path)
    again.next()
    assert again.counts()["recalled"] == 1


@hypothesis.given(st.binary(max_size=200))
def test_what_is_no_job_is_refused(job: bytes) -> None:
    search = coordinator()
    for call in (dooz.jobs.run, search.lose, search.give_back):
        with pytest.raises(ValueError, match="this is not a job"):
            call(job)
    with pytest.raises(ValueError, match="this is not a job"):
        search.accept(job, b"")


def test_wrong_arguments_raise_sentences() -> None:
    board = dooz.Board(RULES)
    with pytest.raises(ValueError, match="choose first-wins"):
        dooz.jobs.Coordinator(board, "both-win")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="cannot be proved in 4x4x3-misere"):
        dooz.jobs.Coordinator(dooz.Board("4x4x3-misere"))
    with pytest.raises(ValueError, match="job_nodes"):
        dooz.jobs.Coordinator(board, job_nodes=0)
    with pytest.raises(ValueError, match="workers"):
        dooz.jobs.prove(board, workers=0)
    with pytest.raises(dooz.IllegalMove):
        dooz.jobs.Coordinator(dooz.Board("3x3x3", "a1 a2 b1 b2 c1"))
