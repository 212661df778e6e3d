"""Steps per second of the environments for Gymnasium against a random opponent.

CartPole by `make` shows what the interface itself costs. The goal is 30,000 for one board.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from rate import show

import dooz.gym  # noqa: F401 - it registers the environments

if TYPE_CHECKING:
    from collections.abc import Callable


def one(env: Any, choose: Callable[[dict[str, Any]], Any]) -> Callable[[], int]:
    """Return the work of an episode; `choose` takes the info of the last step."""

    def work() -> int:
        _, info = env.reset()
        steps = 0
        terminated = truncated = False
        while not terminated and not truncated:
            _, _, terminated, truncated, info = env.step(choose(info))
            steps += 1
        return steps

    return work


def many(size: int, rules: str) -> Callable[[], int]:
    """Return the work of ten steps of a vector, which chooses the first free cells."""
    envs = gymnasium.make_vec("dooz/MNK-v0", num_envs=size, rules=rules)
    state = [envs.reset(seed=1)[0]]

    def work() -> int:
        for _ in range(10):
            state[0] = envs.step(state[0]["action_mask"].argmax(axis=1))[0]
        return 10 * size

    return work


def main() -> None:
    """Measure one board, vectors, and CartPole."""
    chance = random.Random(1)

    def legal(info: dict[str, Any]) -> Any:
        cells = np.flatnonzero(info["action_mask"])
        return cells[int(chance.random() * len(cells))]

    for name in ("dooz/TicTacToe-v0", "dooz/Gomoku-v0"):
        show(name, one(gymnasium.make(name), legal), 30_000)
    for rules in ("3x3x3", "gomoku"):
        show(f"make_vec, 1024 boards, {rules}", many(1024, rules))
    show("CartPole-v1 by make", one(gymnasium.make("CartPole-v1"), lambda _: chance.randrange(2)))


if __name__ == "__main__":
    main()
