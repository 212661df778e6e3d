"""Proofs, games for training and tournaments on the machines of a Ray cluster.

It needs Ray (`pip install dooz[ray]`), and the same version of Dooz on each machine.

A cluster that does not run yet is started on this machine, and ends with the call. The one
of `address` is used as it is; `ray.init` in the script before is as good.
"""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

try:
    import ray
    import ray.exceptions
except ImportError as error:
    raise ImportError("dooz.ray needs Ray: pip install dooz[ray]") from error

import dooz.jobs
from dooz._carriers import NO_RESOURCES, Work, WorkerLost, carry
from dooz._native import Board, Coordinator, Rules, Solution, _scheduled_games
from dooz.types import ClaimName

__all__ = ["prove", "selfplay", "tournament"]

#: Tasks that are lost with their workers are run again by Ray itself, this many times.
RETRIES = 5

#: The exceptions of Ray for a task that was not run to its end, for no fault of its own.
LOST = (
    ray.exceptions.WorkerCrashedError,
    ray.exceptions.NodeDiedError,
    ray.exceptions.OutOfMemoryError,
    ray.exceptions.ObjectLostError,
    ray.exceptions.LocalRayletDiedError,
)


def prove(
    board: Board,
    claim: ClaimName | None = None,
    *,
    store: str | os.PathLike[str] | None = None,
    address: str | None = None,
    job_nodes: int | None = None,
    job_memory_mb: int | None = None,
    progress: Callable[[dict[str, int]], object] | None = None,
) -> Solution | None:
    """Prove who wins a board, or a claim about it, on a cluster.

    All is as in `dooz.jobs.prove`; the coordinator, with the store, is in this process.
    Machines may come and go meanwhile. Where the head of the cluster is lost, or this
    process, the same call goes on with the same store.

    A job needs a CPU, and the memory that its tables may take.

    >>> import dooz, dooz.ray
    >>> solution = dooz.ray.prove(dooz.Board("8x6x5"), store="results")  # doctest: +SKIP
    """
    coordinator = Coordinator(
        board, claim, store=store, job_nodes=job_nodes, job_memory_mb=job_memory_mb
    )
    # There may be a table for each of the players.
    memory = 2 * coordinator.job_memory_mb << 20
    with _cluster(address):
        return carry(coordinator, RayCarrier(dooz.jobs.run, memory), progress)


class RayCarrier:
    """A carrier of jobs by tasks of Ray, of which twice as many are out as there are CPUs."""

    def __init__(self, work: Work, memory: int) -> None:
        def task(job: bytes) -> bytes:
            return work(job)

        self._task = ray.remote(task).options(
            num_cpus=1, memory=memory, max_retries=RETRIES, retry_exceptions=False
        )
        self._out: set[ray.ObjectRef[bytes]] = set()
        self._slots = 1
        self._counted = float("-inf")

    def slots(self) -> int:
        # Each question goes to the head of the cluster.
        if time.monotonic() - self._counted > 1:
            self._counted = time.monotonic()
            self._slots = 2 * max(1, int(ray.cluster_resources().get("CPU", 0)))
        return self._slots

    def submit(self, job: bytes) -> "ray.ObjectRef[bytes]":
        handle = self._task.remote(job)
        self._out.add(handle)
        return handle

    def wait(
        self, handles: "Collection[ray.ObjectRef[bytes]]", seconds: float
    ) -> "Iterable[ray.ObjectRef[bytes]]":
        some: list[ray.ObjectRef[bytes]]
        some, _ = ray.wait(list(handles), num_returns=1, timeout=seconds)
        if some:
            some, _ = ray.wait(list(handles), num_returns=len(handles), timeout=0)
        return some

    def result(self, handle: "ray.ObjectRef[bytes]") -> bytes:
        self._out.discard(handle)
        try:
            result: bytes = ray.get(handle)
        except LOST as error:
            raise WorkerLost from error
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, NO_RESOURCES):
                raise WorkerLost from error
            raise
        return result

    def close(self) -> None:
        for handle in self._out:
            # The cluster may be lost.
            with contextlib.suppress(Exception):
                ray.cancel(handle)
        self._out.clear()


@contextlib.contextmanager
def _cluster(address: str | None) -> Iterator[None]:
    """Connect to a cluster for a while, unless somebody has done so already."""
    if ray.is_initialized():
        yield
        return
    ray.init(address=address, include_dashboard=None if address else False)
    try:
        yield
    finally:
        ray.shutdown()


def selfplay(
    rules: Rules | str,
    games: int,
    *,
    folder: str | os.PathLike[str],
    seed: int = 1,
    nodes: int = 2000,
    leaves: int = 0,
    shard: int = 100,
    address: str | None = None,
) -> list[pathlib.Path]:
    """Play games of the engine against itself, and write them into files of a folder.

    Each file is what `dooz selfplay` writes for its seeds, so that `cargo xtask fit` reads
    it; `1-100.games` has the games of the seeds 1 to 100. A file is there as a whole or not
    at all, and one that is there is not played again. A seed is never in two files of a
    folder: shards that overlap others raise ValueError. Returns the files.

    `nodes` is the number of positions that the engine visits for a move, `leaves` that of the
    leaves of its search which are recorded as well, to fit weights to, and `shard` the number
    of games of a file.

    >>> import dooz.ray
    >>> files = dooz.ray.selfplay("gomoku", 10_000, folder="games")  # doctest: +SKIP
    """
    if games < 1 or shard < 1:
        raise ValueError(f"games and shard must be at least 1, not {games} and {shard}")
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    firsts = range(seed, seed + games, shard)
    sizes = {first: min(shard, seed + games - first) for first in firsts}
    files = {first: folder / f"{first}-{first + size - 1}.games" for first, size in sizes.items()}
    _check_overlaps(folder, sizes)
    name = str(Rules.parse(rules) if isinstance(rules, str) else rules)
    terms = {"rules": name, "nodes": nodes, "leaves": leaves}
    for first, file in files.items():
        if file.exists():
            _check_terms(file, terms | {"seed": first})

    def task(words: list[str]) -> bytes:
        with tempfile.TemporaryDirectory() as there:
            output = pathlib.Path(there, "games")
            _run_program([*words, "--output", str(output)])
            return output.read_bytes()

    common = ["selfplay", "--rules", name, "--nodes", str(nodes), "--leaves", str(leaves)]
    wanted = {
        first: [*common, "--jobs", "1", "--seed", str(first), "--games", str(size)]
        for first, size in sizes.items()
        if not files[first].exists()
    }
    with _cluster(address):
        for first, content in _tasks(task, wanted):
            _write(files[first], content)
    return list(files.values())


def tournament(
    players: Sequence[str],
    *,
    log: str | os.PathLike[str],
    seed: int,
    rules: Rules | str = "gomoku",
    games: int = 100,
    nodes: int | None = None,
    clock: str | None = None,
    openings: str | os.PathLike[str] | None = None,
    slot: str | None = None,
    address: str | None = None,
) -> dict[str, Any]:
    """Play a tournament, a pair of games a task, and return its results.

    Players, options and results are those of `dooz match --json`, and `log` is its log: it
    keeps each pair when it has ended, and the same call goes on from there. `openings` and
    the programs of players must lie at the same place on each machine.

    `slot` is a resource of which each pair takes one, for players that need more than a
    CPU: `ray start --resources '{"engine": 4}'` offers four of them. A `clock` such as
    "10+0.1" needs one, because times mean something only where each game has a core for
    itself: the pair is bound to a core of the machine that no other pair has.

    >>> import dooz.ray
    >>> results = dooz.ray.tournament(  # doctest: +SKIP
    ...     ["engine", "level:80"], log="match.jsonl", seed=1, nodes=2000
    ... )
    """
    if clock is not None and slot is None:
        raise ValueError("games with a clock need a slot, a resource that stands for a core")
    words = ["match", *players, "--rules", str(rules), "--games", str(games), "--seed", str(seed)]
    for name, value in {"--nodes": nodes, "--clock": clock, "--openings": openings}.items():
        words += [] if value is None else [name, str(value)]
    is_pinned = clock is not None

    def task(pair: list[str]) -> bytes:
        with tempfile.TemporaryDirectory() as there, _own_core(is_pinned):
            output = pathlib.Path(there, "log")
            _run_program([*words, *pair, "--concurrency", "1", "--log", str(output)])
            return output.read_bytes()

    log = pathlib.Path(log)
    # This writes the terms into a new log, and holds those of an old one against the words.
    check = [*words, "--check", "--log", str(log), "--resume"]
    _run_program(check)
    lines = log.read_bytes().splitlines(keepends=True)
    finished = {json.loads(line)["game"] for line in lines[1:]}
    pairs = range(1, _scheduled_games(len(players), games) // 2 + 1)
    wanted = {
        pair: ["--pair", str(pair)] for pair in pairs if not {2 * pair - 1, 2 * pair} <= finished
    }
    resources = {} if slot is None else {slot: 1.0}
    with _cluster(address):
        for _, content in _tasks(task, wanted, resources):
            terms, *entries = content.splitlines(keepends=True)
            if terms != lines[0]:
                raise RuntimeError(
                    "a machine of the cluster plays on other terms; its openings differ"
                )
            with log.open("ab") as file:
                new = (line for line in entries if json.loads(line)["game"] not in finished)
                file.write(b"".join(new))
                file.flush()
                os.fsync(file.fileno())
    results: dict[str, Any] = json.loads(_run_program([*check, "--json"]))
    return results


def _tasks(
    task: Callable[[list[str]], bytes],
    wanted: dict[int, list[str]],
    resources: dict[str, float] | None = None,
) -> Iterator[tuple[int, bytes]]:
    """Run tasks, not too many at a time, and return their results as they come."""
    remote = ray.remote(task).options(
        num_cpus=1, max_retries=RETRIES, retry_exceptions=False, resources=resources or {}
    )
    waiting = iter(wanted.items())
    out: dict[ray.ObjectRef[bytes], int] = {}
    try:
        while True:
            slots = 2 * max(1, int(ray.cluster_resources().get("CPU", 0)))
            while len(out) < slots and (item := next(waiting, None)) is not None:
                number, words = item
                out[remote.remote(words)] = number
            if not out:
                return
            done, _ = ray.wait(list(out), num_returns=1)
            for handle in done:
                yield out.pop(handle), ray.get(handle)
    finally:
        for handle in out:
            with contextlib.suppress(Exception):
                ray.cancel(handle)


def _run_program(words: Sequence[str]) -> str:
    """Run the program of the terminal, and return what it prints."""
    line = [sys.executable, "-m", "dooz", *words]
    end = subprocess.run(line, capture_output=True, text=True, encoding="utf-8", check=False)
    if end.returncode != 0:
        raise ValueError(end.stderr.strip() or f"dooz ended with status {end.returncode}")
    return end.stdout


def _write(file: pathlib.Path, content: bytes) -> None:
    """Write a file that is there as a whole or not at all."""
    unfinished = file.with_name(f".{file.name}.new")
    with unfinished.open("wb") as output:
        output.write(content)
        output.flush()
        os.fsync(output.fileno())
    unfinished.replace(file)


def _check_overlaps(folder: pathlib.Path, sizes: dict[int, int]) -> None:
    """Raise an error if a file of a folder has games of these shards, but not one of them."""
    begin, end = min(sizes), max(first + size for first, size in sizes.items())
    for file in folder.glob("*-*.games"):
        seeds = re.fullmatch(r"(\d+)-(\d+)", file.stem, re.ASCII)
        if seeds is None:
            continue
        first, last = int(seeds[1]), int(seeds[2])
        if first < end and begin <= last and sizes.get(first) != last - first + 1:
            raise ValueError(
                f"{file} overlaps the shards of the games {begin} to {end - 1}; choose another "
                "folder, or the seed and shard that made it, with a multiple of its games"
            )


def _check_terms(file: pathlib.Path, terms: dict[str, Any]) -> None:
    """Raise an error if the games of a file were played on other terms."""
    with file.open("rb") as content:
        # A file without leaves does not name their number.
        found = {"leaves": 0} | json.loads(content.readline())
    if {name: found.get(name) for name in terms} != terms:
        raise ValueError(f"{file} has games of other terms; choose another folder")


@contextlib.contextmanager
def _own_core(is_wanted: bool) -> Iterator[None]:
    """Bind this process and those that it starts to a core that no other one has."""
    if not is_wanted:
        yield
        return
    # Only Linux and its kin have these.
    import fcntl

    usual = os.sched_getaffinity(0)
    for core in sorted(usual):
        # Another user's file could not be opened.
        path = pathlib.Path(tempfile.gettempdir(), f"dooz-core-{os.getuid()}-{core}.lock")
        with path.open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                continue
            os.sched_setaffinity(0, {core})
            try:
                yield
            finally:
                os.sched_setaffinity(0, usual)
            return
    raise RuntimeError("all cores of this machine are taken; it offers more slots than cores")
