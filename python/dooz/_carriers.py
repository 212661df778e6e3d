"""Carriers of jobs: they bring them to workers, and the results back."""

import concurrent.futures
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeAlias, TypeVar

from dooz._native import Coordinator, Solution

__all__ = ["Carrier", "ExecutorCarrier", "ProcessCarrier", "Work", "WorkerLost", "carry"]

Work: TypeAlias = Callable[[bytes], bytes]
"""The function with which a worker runs a job."""

Progress: TypeAlias = Callable[[dict[str, int]], object]
"""A function that is called with the counts of jobs, about ten times a second."""

#: The seconds between two calls of `Progress`.
PAUSE = 0.1

#: The exceptions of a worker that has neither memory nor threads left for a job.
NO_RESOURCES = (MemoryError, OSError)

Handle = TypeVar("Handle")


class WorkerLost(Exception):
    """A worker did not survive its job."""


class Carrier(Protocol[Handle]):
    """Someone who brings jobs to workers; a handle stands for a job that is out."""

    def slots(self) -> int:
        """Count the jobs that may be out at the same time."""

    def submit(self, job: bytes) -> Handle:
        """Bring a job to a worker."""

    def wait(self, handles: Collection[Handle], seconds: float) -> Iterable[Handle]:
        """Wait until some jobs are done, and return these."""

    def result(self, handle: Handle) -> bytes:
        """Return the result of a job that is done, or raise WorkerLost."""

    def close(self) -> None:
        """End all jobs that are still out."""


def carry(
    coordinator: Coordinator, carrier: Carrier[Handle], progress: Progress | None = None
) -> Solution | None:
    """Carry the jobs of a proof until its answer is known or no job can find it."""
    out: dict[Handle, bytes] = {}
    try:
        while True:
            slots = carrier.slots()
            while len(out) < slots and (job := coordinator.next()) is not None:
                out[carrier.submit(job)] = job
            if coordinator.decided or not out:
                return coordinator.solution()
            for handle in carrier.wait(out, PAUSE):
                job = out.pop(handle)
                try:
                    result = carrier.result(handle)
                except WorkerLost:
                    coordinator.lose(job)
                else:
                    coordinator.accept(job, result)
            if progress is not None:
                progress(coordinator.counts())
    finally:
        carrier.close()


Future: TypeAlias = "concurrent.futures.Future[bytes]"


class _Futures:
    """A carrier's way to wait for futures."""

    def wait(self, handles: Collection[Future], seconds: float) -> Iterable[Future]:
        first = concurrent.futures.FIRST_COMPLETED
        return concurrent.futures.wait(handles, seconds, return_when=first).done


class ExecutorCarrier(_Futures):
    """A carrier by an executor that somebody else has made, and closes."""

    def __init__(self, executor: concurrent.futures.Executor, slots: int, work: Work) -> None:
        self._executor = executor
        self._slots = slots
        self._work = work
        self._out: set[Future] = set()

    def slots(self) -> int:
        return self._slots

    def submit(self, job: bytes) -> Future:
        future = self._executor.submit(self._work, job)
        self._out.add(future)
        return future

    def result(self, handle: Future) -> bytes:
        self._out.discard(handle)
        try:
            return handle.result()
        except NO_RESOURCES as error:
            raise WorkerLost from error

    def close(self) -> None:
        for future in self._out:
            future.cancel()


class _Process:
    """A process that works for this one, and does not outlive it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._executor = concurrent.futures.ProcessPoolExecutor(1, context, _begin_process)
        self._number: concurrent.futures.Future[int] | None = None

    def submit(self, work: Work, job: bytes) -> Future:
        """Let the process run a job; the first one starts it."""
        if self._number is None:
            # Ctrl-C reaches the main thread alone. If it broke off the start, a process
            # could be left that nobody knows.
            with concurrent.futures.ThreadPoolExecutor(1) as thread:
                thread.submit(self._start).result()
        return self._executor.submit(work, job)

    def _start(self) -> None:
        self._number = self._executor.submit(os.getpid)

    def end(self) -> None:
        """End the process, which may be in the middle of a job."""
        if self._number is not None:
            with contextlib.suppress(BrokenProcessPool, OSError):
                os.kill(self._number.result(), signal.SIGTERM)
        # An executor that is still at its end when Python exits can be woken through a pipe
        # that it has closed, which is a traceback on the terminal.
        self._executor.shutdown(wait=True, cancel_futures=True)


class ProcessCarrier(_Futures):
    """A carrier by processes of its own, of which a lost one is replaced.

    Each process has an executor for itself, so that it is known which job it was lost
    with.
    """

    def __init__(self, workers: int, work: Work) -> None:
        self._work = work
        # All of them, so that an interruption between the other two leaves none running.
        self._processes = [_Process() for _ in range(workers)]
        self._idle = list(self._processes)
        self._busy: dict[Future, _Process] = {}

    def slots(self) -> int:
        return len(self._idle) + len(self._busy)

    def submit(self, job: bytes) -> Future:
        process = self._idle.pop()
        try:
            future = process.submit(self._work, job)
        except BrokenProcessPool:
            process = self._replace(process)
            future = process.submit(self._work, job)
        self._busy[future] = process
        return future

    def result(self, handle: Future) -> bytes:
        process = self._busy.pop(handle)
        try:
            result = handle.result()
        except (BrokenProcessPool, *NO_RESOURCES) as error:
            process.end()
            self._idle.append(self._replace(process))
            raise WorkerLost from error
        self._idle.append(process)
        return result

    def close(self) -> None:
        for process in self._processes:
            process.end()

    def _replace(self, process: _Process) -> _Process:
        self._processes.remove(process)
        self._processes.append(_Process())
        return self._processes[-1]


def _begin_process() -> None:
    # The parent ends the process when Ctrl-C ends the parent's search.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
