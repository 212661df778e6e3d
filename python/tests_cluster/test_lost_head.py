"""The head of a cluster can be lost."""

import json
import pathlib
import subprocess
import sys
import time

import ray
from cluster_proofs import MEMORY, check, coordinator, start_driver
from faulty_workers import Careful
from ray.cluster_utils import Cluster

import dooz.ray
from dooz._carriers import carry


def test_a_lost_head_loses_no_finished_job(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    store, notes = tmp_path / "store", tmp_path / "notes"
    driver = start_driver(cluster, store, notes)
    while len(list(notes.iterdir())) < 30:
        assert driver.poll() is None
        time.sleep(0.01)
    ray.shutdown()
    cluster.shutdown()
    # Without a head, Ray ends the driver after some time; nobody has to wait for it.
    driver.kill()
    driver.wait()
    shown = subprocess.run(
        [sys.executable, "-m", "dooz", "prove", "--store", store, "--json"],
        capture_output=True,
        check=True,
    )
    assert json.loads(shown.stdout)["results"] > 5

    other = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        search = coordinator(store)
        ray.init(address=other.address, log_to_driver=False)
        check(carry(search, dooz.ray.RayCarrier(Careful(notes), MEMORY)))
        assert search.counts()["recalled"] > 0
    finally:
        ray.shutdown()
        other.shutdown()
