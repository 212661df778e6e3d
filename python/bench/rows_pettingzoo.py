"""The environment for PettingZoo beside its own tic-tac-toe."""

import random
from collections.abc import Callable
from typing import Any

from measure import Contender, Row

#: How an agent chooses, given the space of its actions and the mask of the legal ones.
Choose = Callable[[Any, Any], int]


def game(env: Any, choose: Choose) -> Callable[[], int]:
    """Play a game by the loop of PettingZoo's documentation."""

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            action = None
            if not termination and not truncation:
                action = choose(env.action_space(agent), observation["action_mask"])
            env.step(action)
            steps += 1
        return steps

    return play


def sampled(space: Any, mask: Any) -> int:
    """Choose as the documentation does; drawing from the space takes most of the time."""
    return int(space.sample(mask))


def cheap() -> Choose:
    """Choose from the mask itself."""
    import numpy as np

    chance = random.Random(1)

    def choose(_: Any, mask: Any) -> int:
        cells = np.flatnonzero(mask)
        return int(cells[int(chance.random() * len(cells))])

    return choose


def with_dooz() -> Any:
    """Return the environment of Dooz."""
    from dooz.pettingzoo import mnk_v0

    return mnk_v0.env()


def with_pettingzoo() -> Any:
    """Return the environment of PettingZoo."""
    from pettingzoo.classic import tictactoe_v3

    return tictactoe_v3.env()


ROWS = [
    Row(
        "PettingZoo, the documentation's loop, 3x3",
        "3 times tictactoe_v3",
        [
            Contender("mnk_v0", lambda: game(with_dooz(), sampled)),
            Contender("tictactoe_v3", lambda: game(with_pettingzoo(), sampled)),
        ],
    ),
    Row(
        "PettingZoo, choosing cheaply, 3x3",
        "10 times tictactoe_v3",
        [
            Contender("mnk_v0", lambda: game(with_dooz(), cheap())),
            Contender("tictactoe_v3", lambda: game(with_pettingzoo(), cheap())),
        ],
    ),
]
