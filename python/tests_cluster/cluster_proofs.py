"""The proof that the tests let a cluster find, and programs that do so."""

import pathlib
import subprocess
import sys

from ray.cluster_utils import Cluster

import dooz.jobs
from dooz.types import ClaimName

#: A draw that takes more than a hundred small jobs.
RULES, NODES = "6x4x4", 4
CLAIM: ClaimName = "second-holds-weakly"

#: The memory of a job on the cluster, in bytes.
MEMORY = 100 << 20


def coordinator(store: pathlib.Path | None = None) -> dooz.jobs.Coordinator:
    return dooz.jobs.Coordinator(dooz.Board(RULES), CLAIM, store=store, job_nodes=NODES)


def check(solution: dooz.Solution | None) -> None:
    assert solution is not None
    assert solution.certificate is not None
    claim = solution.certificate.verify().to_dict()
    assert (claim["rules"], claim["claimant"], claim["goal"]) == (RULES, "second", "holds-weakly")


SCRIPT = f"""
import pathlib, sys
import dooz.jobs, dooz.ray, ray
from dooz._carriers import carry
from faulty_workers import Careful
address, store, notes = sys.argv[1:]
search = dooz.jobs.Coordinator(
    dooz.Board({RULES!r}), {CLAIM!r}, store=store, job_nodes={NODES}
)
ray.init(address=address, log_to_driver=False)
carry(search, dooz.ray.RayCarrier(Careful(pathlib.Path(notes)), {MEMORY}))
"""


def start_driver(
    cluster: Cluster, store: pathlib.Path, notes: pathlib.Path
) -> "subprocess.Popen[bytes]":
    notes.mkdir(exist_ok=True)
    words = [sys.executable, "-c", SCRIPT, cluster.address, str(store), str(notes)]
    return subprocess.Popen(words, stderr=subprocess.DEVNULL)
