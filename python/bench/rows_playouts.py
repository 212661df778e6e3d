"""Whole random games in one call."""

import time
from collections.abc import Callable

from measure import Contender, Fact, Row

import dooz

BOARD = dooz.Board("gomoku")


def playouts(threads: int) -> Callable[[], int]:
    """Play random games with this many threads."""

    def games() -> int:
        return int(dooz.playouts(BOARD, 4000, threads=threads).plies.sum())

    return games


def speed_up() -> str:
    """Return how much faster two threads are on the clock."""

    def seconds(threads: int) -> float:
        begin = time.perf_counter()
        dooz.playouts(BOARD, 200_000, seed=1, threads=threads)
        return time.perf_counter() - begin

    # By turns, so that other work on the machine slows both down.
    pairs = [(seconds(1), seconds(2)) for _ in range(5)]
    one, two = (min(times) for times in zip(*pairs, strict=True))
    return f"{one / two:.2f} times on the clock"


ROWS = [
    Row(
        "whole random games in one call, 15x15",
        "8,000,000 a core",
        [
            Contender("playouts", lambda: playouts(1)),
            Contender("playouts with two threads", lambda: playouts(2)),
        ],
    ),
    Fact("the same, two threads beside one", "1.8 times on two free cores", speed_up),
]
