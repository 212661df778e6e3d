"""Workers that fail: what they do with a job, for tests of those who carry jobs."""

import os
import pathlib
import signal
from dataclasses import dataclass

import dooz.jobs


@dataclass(frozen=True)
class FaultyWorker:
    """A worker that takes note of each run in a folder, and fails in some of them."""

    folder: pathlib.Path

    def __call__(self, job: bytes) -> bytes:
        return self.fail(job, self._begin(job))

    def _begin(self, job: bytes) -> int:
        """Return the number of the run among those of all workers, from 0."""
        number = 0
        while True:
            try:
                with (self.folder / f"{number}.job").open("xb") as note:
                    note.write(job)
            except FileExistsError:
                number += 1
            else:
                return number

    def jobs(self) -> list[bytes]:
        """List the jobs of all runs."""
        return [note.read_bytes() for note in self.folder.glob("*.job")]

    def fail(self, job: bytes, number: int) -> bytes:
        """Run a job, and fail in some way, or not."""
        raise NotImplementedError


@dataclass(frozen=True)
class Careful(FaultyWorker):
    """A worker that does not fail."""

    def fail(self, job: bytes, number: int) -> bytes:
        return dooz.jobs.run(job)


@dataclass(frozen=True)
class Mortal(FaultyWorker):
    """A worker that is killed in the middle of each tenth job."""

    def fail(self, job: bytes, number: int) -> bytes:
        if number % 10 == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        return dooz.jobs.run(job)


@dataclass(frozen=True)
class FlipsBits(FaultyWorker):
    """A worker whose memory flips a bit in each tenth result."""

    def fail(self, job: bytes, number: int) -> bytes:
        result = bytearray(dooz.jobs.run(job))
        if number % 10 == 1:
            result[number % len(result)] ^= 1 << number % 8
        return bytes(result)


@dataclass(frozen=True)
class TooSmall(FaultyWorker):
    """A worker whose memory does not suffice for one of the jobs, the first one."""

    def fail(self, job: bytes, number: int) -> bytes:
        if job == (self.folder / "0.job").read_bytes():
            import resource

            usual = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (1 << 20, usual[1]))
            try:
                bytearray(1 << 30)
            finally:
                resource.setrlimit(resource.RLIMIT_AS, usual)
        return dooz.jobs.run(job)
