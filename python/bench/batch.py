"""Steps per second of a `Batch` of 1,024 boards: sample, then step.

The goals are four times the best compiled rollout of pgx on 3x3, 1.7 million on two busy
cores, and 3 million a core on 15x15.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rate import show

import dooz

if TYPE_CHECKING:
    from collections.abc import Callable

SIZE = 1024


def steps(rules: str, threads: int) -> Callable[[], int]:
    """Return the work of 20 steps on all boards."""
    batch = dooz.Batch(rules, SIZE, threads, seed=1)

    def work() -> int:
        for _ in range(20):
            batch.step(batch.sample())
        return 20 * SIZE

    return work


def main() -> None:
    """Measure both boards, in one thread and in two."""
    for rules, goal in [("3x3x3", 6.8e6), ("15x15x5", 3e6)]:
        for threads in (1, 2):
            aim = goal if threads == 1 else None
            show(f"Batch({rules!r}, {SIZE}, threads={threads})", steps(rules, threads), aim)


if __name__ == "__main__":
    main()
