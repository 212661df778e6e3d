"""K-in-a-row of two agents, for PettingZoo.

>>> from dooz.pettingzoo import mnk_v0
>>> env = mnk_v0.env("3x3x3", render_mode="ansi")
>>> env.reset()
>>> for cell in (4, 0, 5, 1, 3):
...     env.step(cell)
>>> print(env.render(), end="")
3 O O .
2 X X X
1 . . .
  a b c
>>> env.rewards
{'player_1': 1, 'player_2': -1}
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, SupportsIndex

from gymnasium import spaces
from pettingzoo import AECEnv

from dooz import Board, IllegalMove, Rules
from dooz._native import _observe
from dooz._rendering import RENDER_MODES, check_render_mode, render
from dooz._spaces import observation_space

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from dooz.types import Observation

__all__ = ["env", "raw_env"]

FIRST, SECOND = "player_1", "player_2"
OTHER = {FIRST: SECOND, SECOND: FIRST}


class raw_env(AECEnv[str, "Observation", "SupportsIndex | None"]):  # noqa: N801 - PettingZoo's name
    """A game of `player_1`, who begins, and `player_2`.

    An agent observes `observation`, int8 (height, width, 2) with its own stones first,
    and `action_mask`, int8 (cells,), which is empty while the other one is to move. An
    action is a cell, from 0 at the top left. An illegal one loses at once, and
    `infos[agent]["illegal"]` says why. When the game ends, both agents end in the same
    step, and their rewards are 1, -1 or 0.

    It checks its actions and their order by itself, so no wrapper is needed, and can be
    pickled or copied in the middle of a game.
    """

    metadata = {  # noqa: RUF012 - its place in PettingZoo
        "name": "mnk_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(self, rules: Rules | str = "3x3x3", render_mode: str | None = None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.rules = Rules.parse(rules) if isinstance(rules, str) else rules
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [FIRST, SECOND]
        cells = self.rules.width * self.rules.height
        self.action_spaces = {agent: spaces.Discrete(cells) for agent in OTHER}
        self.observation_spaces = {agent: observation_space(self.rules) for agent in OTHER}
        self.agents = []
        self._board = Board(self.rules)

    @property
    def board(self) -> Board:
        """A copy of the board."""
        return self._board.copy()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Nothing in it depends on chance, so `seed` changes nothing."""
        self._board = Board(self.rules)
        self.agents = list(self.possible_agents)
        self.agent_selection = FIRST
        self.rewards = {FIRST: 0, SECOND: 0}
        self._cumulative_rewards = {FIRST: 0, SECOND: 0}
        self.terminations = {FIRST: False, SECOND: False}
        self.truncations = {FIRST: False, SECOND: False}
        self.infos = {FIRST: {}, SECOND: {}}
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, in new arrays."""
        may_move = agent == self.agent_selection and not self.terminations[agent]
        return _observe(self._board, agent == FIRST, may_move)

    def step(self, action: SupportsIndex | None) -> None:
        """Play the action of `agent_selection`; None when its game is over."""
        if not self.agents:
            raise RuntimeError("no game is being played: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"the game goes on, so {agent} must play a cell, not None")
        try:
            self._board.push(operator.index(action))
        except IllegalMove as error:
            self.infos[agent]["illegal"] = str(error)
            self._end(OTHER[agent])
        else:
            outcome = self._board.outcome()
            if outcome is not None:
                self._end({"first": FIRST, "second": SECOND, None: None}[outcome.winner])
        self.agent_selection = OTHER[agent]
        self._show()

    def _end(self, winner: str | None) -> None:
        """End the game of both agents. Until then all rewards are 0."""
        if winner is not None:
            self.rewards = {FIRST: -1, SECOND: -1, winner: 1}
            self._cumulative_rewards = dict(self.rewards)
        self.terminations = {FIRST: True, SECOND: True}

    def _show(self) -> None:
        """Print the board where a person watches."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the board as the render mode says; "human" prints it."""
        return render(self._board, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window to close."""


def env(rules: Rules | str = "3x3x3", render_mode: str | None = None) -> raw_env:
    """Create a game by some rules; `render_mode` is "ansi", "rgb_array" or "human".

    With "human", the board is printed at the beginning and after each action.

    >>> from dooz.pettingzoo import mnk_v0
    >>> env = mnk_v0.env("7x6x4-misere")
    >>> env.reset()
    >>> env.action_space("player_1").n
    np.int64(42)
    """
    return raw_env(rules, render_mode)
