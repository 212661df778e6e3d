"""Jobs of proofs on a local cluster of Ray."""

import time
from typing import Any

from measure import Fact

JOBS = 200
CPUS = 2
#: No job begins after this many seconds; on a free machine all of them take 100.
SECONDS = 300


class Copies:
    """A stand-in for the coordinator of a proof, with the same job again and again.

    The jobs of a proof would grow. It takes note of how long each was at work.
    """

    decided = False

    def __init__(self, job: bytes) -> None:
        self.seconds: list[float] = []
        self._job = job
        self._left = JOBS
        self._end = time.perf_counter() + SECONDS

    def next(self) -> bytes | None:
        """Return the job, while there are copies and time."""
        if not self._left or time.perf_counter() > self._end:
            return None
        self._left -= 1
        return self._job

    def accept(self, _: bytes, result: bytes) -> None:
        """Note the seconds of a job."""
        self.seconds.append(float(result))

    def solution(self) -> None:
        """Return nothing: nothing is proved."""


def job_of_a_second() -> bytes:
    """Return a job with as many nodes as this machine visits in a second or so."""
    import dooz
    import dooz.jobs

    nodes = 1000
    while True:
        search = dooz.jobs.Coordinator(
            dooz.Board("8x7x5"), "second-holds-weakly", job_nodes=int(nodes)
        )
        job = search.next()
        assert job is not None
        begin = time.process_time()
        dooz.jobs.run(job)
        seconds = time.process_time() - begin
        if 0.7 < seconds < 1.4:
            return job
        nodes *= min(2.0, 1 / seconds)


def share_in_jobs() -> str:
    """Return the share of the CPUs' time that is spent in jobs of about a second."""
    try:
        import ray
    except ImportError:
        return "ray is not installed"

    import dooz.ray
    from dooz._carriers import carry

    # Workers of the cluster cannot import this file: what they do is sent to them.
    def work(job: bytes) -> bytes:
        import dooz.jobs

        begin = time.perf_counter()
        dooz.jobs.run(job)
        return str(time.perf_counter() - begin).encode()

    job = job_of_a_second()
    ray.init(num_cpus=CPUS, include_dashboard=False, log_to_driver=False)
    try:
        # The first tasks start the workers, and load the package there.
        warm: Any = ray.remote(work)
        ray.get([warm.remote(job) for _ in range(2 * CPUS)])
        copies: Any = Copies(job)
        begin = time.perf_counter()
        carry(copies, dooz.ray.RayCarrier(work, 512 << 20))
        elapsed = time.perf_counter() - begin
    finally:
        ray.shutdown()
    seconds = copies.seconds
    share = sum(seconds) / (CPUS * elapsed)
    mean = sum(seconds) / len(seconds)
    return f"{share:.1%} of {elapsed:.0f} s; {len(seconds)} jobs of {mean:.2f} s"


ROWS = [
    Fact(
        f"{JOBS} jobs of a second on a local Ray cluster of {CPUS} CPUs",
        "95 % of the time in jobs",
        share_in_jobs,
    )
]
