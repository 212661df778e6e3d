"""Steps per second of the environment for PettingZoo, beside `tictactoe_v3`.

The loop of the documentation samples from the space of actions; the cheap one chooses
from the mask itself. The peer needs `pip install pygame`.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
from rate import show

from dooz.pettingzoo import mnk_v0

if TYPE_CHECKING:
    from collections.abc import Callable


def documented(env: Any) -> Callable[[], int]:
    """Return the work of a game by the loop of the documentation."""

    def work() -> int:
        env.reset(seed=1)
        steps = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
            steps += 1
        return steps

    return work


def cheap(env: Any) -> Callable[[], int]:
    """Return the work of a game whose moves are chosen from the mask directly."""
    chance = random.Random(1)

    def work() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                cells = np.flatnonzero(observation["action_mask"])
                action = cells[int(chance.random() * len(cells))]
            env.step(action)
            steps += 1
        return steps

    return work


def main() -> None:
    """Measure both loops, and the peer if it is installed."""
    ours = [show("dooz, documentation's loop", documented(mnk_v0.env()))]
    ours.append(show("dooz, choosing cheaply", cheap(mnk_v0.env())))
    try:
        from pettingzoo.classic import tictactoe_v3
    except ImportError as error:
        print(f"tictactoe_v3 is not measured: {error}")
        return
    theirs = [show("tictactoe_v3, documentation's loop", documented(tictactoe_v3.env()))]
    theirs.append(show("tictactoe_v3, choosing cheaply", cheap(tictactoe_v3.env())))
    for name, goal, own, peer in zip(("loop", "cheap"), (3, 10), ours, theirs, strict=True):
        print(f"{name}: {own / peer:.1f} times the peer   goal {goal}")


if __name__ == "__main__":
    main()
