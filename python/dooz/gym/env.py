"""One game against an opponent."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from dooz import Board, IllegalMove, Rules
from dooz._native import _observe
from dooz._rendering import RENDER_MODES, check_render_mode, render
from dooz._spaces import observation_space
from dooz.gym import opponents
from dooz.types import Observation

if TYPE_CHECKING:
    from typing import SupportsIndex

    from dooz.gym.opponents import Opponent, Side

__all__ = ["MNKEnv"]


class MNKEnv(gymnasium.Env[Observation, "SupportsIndex"]):
    """A game of k-in-a-row against an opponent, who has moved when it is the agent's turn.

    The agent observes `observation`, int8 (height, width, 2) with its own stones first,
    and `action_mask`, int8 (cells,), which `info` has as well. An action is a cell, from 0
    at the top left. The reward is 1 for a win, -1 for a loss, and 0 otherwise; an illegal
    action loses at once, and `info["illegal"]` says why.

    `opponent` is a computer player, such as "random", "perfect" or "level:60", or a
    function from a board to a move. `side` is "first", "second" or "random".

    >>> from dooz.gym import MNKEnv
    >>> env = MNKEnv("3x3x3", opponent=lambda board: board.legal_moves[0])
    >>> observation, info = env.reset()
    >>> for cell in (4, 5, 3):
    ...     observation, reward, terminated, truncated, info = env.step(cell)
    >>> reward, terminated
    (1.0, True)
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - its place in Gymnasium

    def __init__(
        self,
        rules: Rules | str = "3x3x3",
        opponent: Opponent = "random",
        side: Side = "first",
        render_mode: str | None = None,
    ) -> None:
        self.rules = Rules.parse(rules) if isinstance(rules, str) else rules
        opponents.check(self.rules, opponent, side)
        self.opponent = opponent
        self.side = side
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.rules)
        self.action_space = spaces.Discrete(self.rules.width * self.rules.height)
        self._board = Board(self.rules)
        self._is_first = True
        self._is_playing = False

    @property
    def board(self) -> Board:
        """A copy of the board."""
        return self._board.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and return the first observation of the agent."""
        super().reset(seed=seed)
        self._board = Board(self.rules)
        # A game whose opponent fails is over.
        self._is_playing = False
        self._is_first = self.side == "first"
        if self.side == "random":
            self._is_first = bool(self.np_random.random() < 0.5)
        if not self._is_first:
            self._reply()
        self._is_playing = True
        return self._seen({})

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the opponent reply."""
        if not self._is_playing:
            raise ResetNeeded("no game is being played: call reset() first")
        reward = 0.0
        info: dict[str, Any] = {}
        try:
            self._board.push(operator.index(action))
        except IllegalMove as error:
            info["illegal"] = str(error)
            reward, self._is_playing = -1.0, False
        else:
            if self._board.outcome() is None:
                # A game whose opponent fails is over.
                self._is_playing = False
                self._reply()
                self._is_playing = True
            outcome = self._board.outcome()
            if outcome is not None:
                self._is_playing = False
                if outcome.winner is not None:
                    reward = 1.0 if (outcome.winner == "first") == self._is_first else -1.0
        observation, info = self._seen(info)
        return observation, reward, not self._is_playing, False, info

    def _reply(self) -> None:
        self._board.push(opponents.reply(self.opponent, self._board, self.np_random))

    def _seen(self, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        seen = _observe(self._board, self._is_first, self._is_playing)
        info["action_mask"] = seen["action_mask"].copy()
        return seen, info

    def render(self) -> Any:
        """Return the board as the render mode says; "human" prints it."""
        return render(self._board, self.render_mode)
