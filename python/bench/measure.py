"""Rows of the table of speeds."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

#: The time on the processor that one measurement takes, in seconds.
SECONDS = 0.5
#: The number of measurements of which the median counts.
ROUNDS = 5


@dataclass(frozen=True)
class Contender:
    """A program that does the work, as a function that returns the number of its steps.

    `prepare` imports the program and returns that function. It raises ImportError where the
    program is not installed.
    """

    name: str
    prepare: Callable[[], Callable[[], int]]


@dataclass(frozen=True)
class Row:
    """A work with its contenders: Dooz first, then its peers."""

    work: str
    goal: str
    contenders: Sequence[Contender]


@dataclass(frozen=True)
class Fact:
    """A figure of Dooz alone, such as a size, with its goal."""

    work: str
    goal: str
    find: Callable[[], str]


def rate(work: Callable[[], int]) -> float:
    """Return the steps per second of processor time, of all threads together."""
    work()
    rates = []
    for _ in range(ROUNDS):
        steps = 0
        begin = time.process_time()
        while (used := time.process_time() - begin) < SECONDS:
            steps += work()
        rates.append(steps / used)
    return statistics.median(rates)
