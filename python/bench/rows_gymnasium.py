"""Environments for Gymnasium against a random opponent, beside what its interface costs."""

import random
from collections.abc import Callable
from typing import Any

from measure import Contender, Row


def one(name: str, choose: Callable[[dict[str, Any]], int]) -> Callable[[], int]:
    """Play an episode; `choose` takes the info of the last step."""
    import gymnasium

    import dooz.gym  # noqa: F401 - it registers the environments

    env: Any = gymnasium.make(name)

    def episode() -> int:
        _, info = env.reset()
        steps, ended = 0, False
        while not ended:
            _, _, terminated, truncated, info = env.step(choose(info))
            ended = terminated or truncated
            steps += 1
        return steps

    return episode


def legal() -> Callable[[dict[str, Any]], int]:
    """Choose a free cell at random."""
    import numpy as np

    chance = random.Random(1)

    def choose(info: dict[str, Any]) -> int:
        cells = np.flatnonzero(info["action_mask"])
        return int(cells[int(chance.random() * len(cells))])

    return choose


def cart_pole() -> Callable[[], int]:
    """Push the cart of the usual first example, which does next to nothing."""
    chance = random.Random(1)
    return one("CartPole-v1", lambda _: chance.randrange(2))


def many(rules: str, size: int = 1024) -> Callable[[], int]:
    """Make ten steps of a vector, each on the first free cells."""
    import gymnasium

    import dooz.gym  # noqa: F401 - it registers the environments

    envs: Any = gymnasium.make_vec("dooz/MNK-v0", num_envs=size, rules=rules)
    observation, _ = envs.reset(seed=1)

    def work() -> int:
        nonlocal observation
        for _ in range(10):
            observation = envs.step(observation["action_mask"].argmax(axis=1))[0]
        return 10 * size

    return work


ROWS = [
    Row(
        "Gymnasium, one board",
        "30,000 against random",
        [
            Contender("dooz/TicTacToe-v0", lambda: one("dooz/TicTacToe-v0", legal())),
            Contender("dooz/Gomoku-v0", lambda: one("dooz/Gomoku-v0", legal())),
            Contender("CartPole-v1", cart_pole),
        ],
    ),
    Row(
        "Gymnasium, a vector of 1,024",
        "",
        [
            Contender("3x3x3", lambda: many("3x3x3")),
            Contender("gomoku", lambda: many("gomoku")),
        ],
    ),
]
