"""Proofs that are split into jobs, for the cores of a machine or for many machines.

A job is a question of some seconds: can this position be proved while visiting a limited
number of others? It is bytes, and so is its result, which is the same wherever the job is
run.

>>> import dooz, dooz.jobs
>>> dooz.jobs.prove(dooz.Board("7x6x5"), workers=2)
<Solution draw>

`Coordinator` is for those who carry jobs in another way: it says which job is worth
running next, and believes no proof that the verifier does not accept.
"""

import os
from collections.abc import Callable
from concurrent.futures import Executor

from dooz._carriers import ExecutorCarrier, ProcessCarrier, carry
from dooz._native import Board, Coordinator, Solution
from dooz._native import run_job as run
from dooz.types import ClaimName

__all__ = ["Coordinator", "prove", "run"]


def prove(
    board: Board,
    claim: ClaimName | None = None,
    *,
    workers: int | None = None,
    executor: Executor | None = None,
    store: str | os.PathLike[str] | None = None,
    job_nodes: int | None = None,
    job_memory_mb: int | None = None,
    progress: Callable[[dict[str, int]], object] | None = None,
) -> Solution | None:
    """Prove who wins a board, or a claim about it, by several workers.

    They are processes, one for each core if their number is not given; one that is lost
    is replaced, and its job is run again. An `executor` runs `workers` jobs at a
    time; those that run when the answer is known go on to their end. Returns None if no
    job can find the answer.

    `claim`, `store`, `job_nodes` and `job_memory_mb` are those of `Coordinator`. After an
    interruption or a kill, the same call with the same store goes on; only the jobs that
    were out are lost. `progress` is called with `Coordinator.counts()`.

    Where processes are started anew, which is everywhere, a script needs the usual
    `if __name__ == "__main__":` around its calls.

    >>> import concurrent.futures, dooz, dooz.jobs
    >>> with concurrent.futures.ThreadPoolExecutor(2) as threads:
    ...     claim = "second-holds-weakly"
    ...     solution = dooz.jobs.prove(dooz.Board("6x6x5"), claim, workers=2, executor=threads)
    >>> print(solution.certificate.verify().text())
    6x6x5, empty board, X to move: X never completes a line, ...
    """
    if workers is None:
        workers = os.cpu_count() or 1
    if workers < 1:
        raise ValueError(f"workers must be at least 1, not {workers}")
    coordinator = Coordinator(
        board, claim, store=store, job_nodes=job_nodes, job_memory_mb=job_memory_mb
    )
    if executor is None:
        return carry(coordinator, ProcessCarrier(workers, run), progress)
    return carry(coordinator, ExecutorCarrier(executor, workers, run), progress)
