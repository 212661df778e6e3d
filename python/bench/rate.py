"""How often something can be done in a second of processor time."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 7


def rate(work: Callable[[], int], seconds: float = 0.3) -> float:
    """Return the median of some rounds, in steps per second of processor time.

    `work` returns the number of steps that it has made, and is called for `seconds`.
    """
    rates = []
    for _ in range(ROUNDS):
        steps = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            steps += work()
        rates.append(steps / spent)
    return statistics.median(rates)


def show(name: str, work: Callable[[], int], goal: float | None = None) -> float:
    """Measure and print one line, and return the rate."""
    found = rate(work)
    aim = "" if goal is None else f"   goal {goal:,.0f}"
    print(f"{name:<58}{found:>12,.0f}{aim}", flush=True)
    return found
