"""A proof on a local cluster of Ray."""

import contextlib
import pathlib
import tempfile
import time

from measure import Fact

JOBS = 200
#: Jobs grow, so that as many might take much longer.
SECONDS = 45
CPUS = 2
#: The size of the first jobs; the usual one makes too few in this time.
NODES = 2000


class EnoughError(Exception):
    """So many jobs are finished, or so much time has passed."""


def share_in_jobs() -> str:
    """Return the share of the processors' time that jobs of about a second take."""
    try:
        import ray
    except ImportError:
        return "ray is not installed"

    import dooz
    import dooz.jobs
    import dooz.ray
    from dooz._carriers import carry

    with tempfile.TemporaryDirectory() as notes:
        # Workers of the cluster cannot import this file: what they do is sent to them.
        def work(job: bytes) -> bytes:
            begin = time.perf_counter()
            note = pathlib.Path(notes, f"{begin}")
            note.touch()
            result = dooz.jobs.run(job)
            note.write_text(f"{time.perf_counter() - begin}")
            return result

        def progress(counts: dict[str, int]) -> None:
            if counts["finished"] >= JOBS or time.perf_counter() - begin > SECONDS:
                raise EnoughError

        ray.init(num_cpus=CPUS, include_dashboard=False, log_to_driver=False)
        try:
            # The first tasks start the workers, and load the package there.
            warm = ray.remote(lambda: (dooz.__version__, time.sleep(1)))
            ray.get([warm.remote() for _ in range(2 * CPUS)])
            search = dooz.jobs.Coordinator(
                dooz.Board("8x7x5"), "second-holds-weakly", job_nodes=NODES
            )
            begin = time.perf_counter()
            with contextlib.suppress(EnoughError):
                carry(search, dooz.ray.RayCarrier(work, 512 << 20), progress)
            end = time.perf_counter()
            # A job that is still at work has worked until now.
            found = {float(note.name): note.read_text() for note in pathlib.Path(notes).iterdir()}
            seconds = [float(text or end - start) for start, text in found.items()]
        finally:
            ray.shutdown()
    elapsed = end - begin
    share = sum(seconds) / (CPUS * elapsed)
    mean = sum(seconds) / len(seconds)
    return f"{share:.1%} of {elapsed:.0f} s; {len(seconds)} jobs of {mean:.2f} s"


ROWS = [
    Fact(
        f"{JOBS} jobs on a local Ray cluster of {CPUS} CPUs",
        "95 % of the time in jobs",
        share_in_jobs,
    )
]
