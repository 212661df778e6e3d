"""Random moves on many boards at once."""

from collections.abc import Callable

from measure import Contender, Row

import dooz

SIZE = 1024


def steps(rules: str, threads: int) -> Callable[[], int]:
    """Draw and make 20 moves on all boards."""
    batch = dooz.Batch(rules, SIZE, threads, seed=1)

    def work() -> int:
        for _ in range(20):
            batch.step(batch.sample())
        return 20 * SIZE

    return work


def contenders(rules: str) -> list[Contender]:
    """One thread, and two."""
    return [
        Contender("one thread", lambda: steps(rules, 1)),
        Contender("two threads", lambda: steps(rules, 2)),
    ]


ROWS = [
    # Four times the best compiled rollout of pgx, 1.7 million on two busy cores.
    Row(f"`Batch` of {SIZE:,}, sample and step, 3x3", "6.8 million", contenders("3x3x3")),
    Row(f"`Batch` of {SIZE:,}, sample and step, 15x15", "3 million", contenders("gomoku")),
]
