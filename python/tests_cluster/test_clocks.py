"""A tournament by the clock, on a machine that says how many games it can time."""

import pathlib
from typing import Any

import pytest
import ray

import dooz.ray


def test_clocks_need_a_core_for_each_game(tmp_path: pathlib.Path) -> None:
    players = ["random", "random"]
    options: dict[str, Any] = {
        "log": tmp_path / "clock.jsonl",
        "seed": 1,
        "rules": "3x3x3",
        "games": 2,
    }
    with pytest.raises(ValueError, match="slot"):
        dooz.ray.tournament(players, clock="10+0.1", **options)
    ray.init(num_cpus=2, resources={"engine": 2}, include_dashboard=False, log_to_driver=False)
    try:
        results = dooz.ray.tournament(players, clock="10+0.1", slot="engine", **options)
        assert results["games"] == 2
    finally:
        ray.shutdown()
