"""A cluster on this machine: a head without CPUs, and nodes that come and go."""

import os
import pathlib
import sys
from collections.abc import Iterator

import pytest
import ray
from ray.cluster_utils import Cluster

# The workers that fail, which the workers of the cluster must find as well.
TESTS = str(pathlib.Path(__file__).parents[1] / "tests")
sys.path.insert(0, TESTS)

#: The memory of a node and of its store of objects, in bytes.
MEMORY, OBJECTS = 800 << 20, 80 << 20


def add_node(cluster: Cluster) -> object:
    """Add a node with a CPU."""
    return cluster.add_node(num_cpus=1, memory=MEMORY, object_store_memory=OBJECTS)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Start a head and three nodes, and connect to them."""
    os.environ["PYTHONPATH"] = TESTS
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 0, "object_store_memory": OBJECTS, "include_dashboard": False},
    )
    for _ in range(3):
        add_node(cluster)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()
