"""Many games against opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from dooz import Batch, Rules
from dooz._rendering import RENDER_MODES, check_render_mode, render
from dooz._spaces import observation_space
from dooz.gym import opponents
from dooz.types import Observation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from dooz.gym.opponents import Opponent, Side

    Flags = NDArray[np.bool_]

__all__ = ["MNKVectorEnv"]


class MNKVectorEnv(VectorEnv[Observation, "NDArray[np.integer[Any]]", "NDArray[Any]"]):
    """Games of k-in-a-row against opponents, one on each of `num_envs` boards.

    Each is what `MNKEnv` is, and all are played by one `Batch`. A finished game begins
    again as `autoreset_mode` says: with the next step, whose action does not count then;
    in the same step, with the last observation in `info["final_obs"]`; or not at all,
    until `reset(options={"reset_mask": ...})`.

    >>> from dooz.gym import MNKVectorEnv
    >>> envs = MNKVectorEnv(num_envs=3, rules="3x3x3", autoreset_mode="SameStep")
    >>> observations, infos = envs.reset(seed=1)
    >>> observations["observation"].shape
    (3, 3, 3, 2)
    """

    def __init__(
        self,
        num_envs: int = 1,
        rules: Rules | str = "3x3x3",
        opponent: Opponent = "random",
        side: Side = "first",
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
    ) -> None:
        self.num_envs = num_envs
        self.rules = Rules.parse(rules) if isinstance(rules, str) else rules
        opponents.check(self.rules, opponent, side)
        self.opponent = opponent
        self.side = side
        self.render_mode = check_render_mode(render_mode)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "autoreset_mode": self.autoreset_mode,
        }
        self.single_observation_space = observation_space(self.rules)
        self._cells = self.rules.width * self.rules.height
        self.single_action_space = spaces.Discrete(self._cells)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(self.rules, num_envs, threads, restart=False)
        self._places = np.arange(num_envs)
        self._is_first = np.ones(num_envs, np.bool_)
        self._is_over = np.ones(num_envs, np.bool_)
        self._is_seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        chosen = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"])
        if seed is not None or not self._is_seeded:
            self._is_seeded = True
            self._batch.reset(int(self.np_random.integers(2**63)), chosen)
        self._begin(chosen)
        observation = self._observation()
        self._show()
        return observation, self._info(observation)

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play an action in each game, and let the opponents reply."""
        if not self._is_seeded:
            raise ResetNeeded("no game is being played: call reset() first")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} integers, one for each game")
        is_fresh = np.zeros(self.num_envs, np.bool_)
        if self._is_over.any():
            if self.autoreset_mode is AutoresetMode.DISABLED:
                raise ResetNeeded('some games are over: call reset(options={"reset_mask": ...})')
            is_fresh = self._is_over.copy()
            self._begin(is_fresh)

        is_cell = (actions >= 0) & (actions < self._cells)
        cells = np.where(is_cell, actions, 0)
        is_legal = is_cell & self._batch.mask[self._places, cells]
        self._batch.step(np.where(is_legal & ~is_fresh, cells, -1))
        reward = self._batch.reward.astype(np.float64)
        is_illegal = ~is_legal & ~is_fresh
        reward[is_illegal] = -1
        self._is_over = self._batch.done | is_illegal
        self._reply(~self._is_over & ~is_fresh)
        reward -= self._batch.reward
        self._is_over |= self._batch.done

        over = self._is_over.copy()
        observation = self._observation()
        self._show()
        info = self._info(observation)
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            final = self._final(over, observation)
            self._begin(over)
            observation = self._observation()
            info = self._info(observation) | final
            self._show()
        return observation, reward, over, np.zeros(self.num_envs, np.bool_), info

    def _begin(self, chosen: Flags) -> None:
        """Begin the chosen games; where the opponent is first, it moves."""
        self._batch.reset(boards=chosen)
        if self.side == "random":
            is_first = self.np_random.random(self.num_envs) < 0.5
        else:
            is_first = np.full(self.num_envs, self.side == "first")
        self._is_first = np.where(chosen, is_first, self._is_first)
        self._is_over = self._is_over & ~chosen
        self._reply(chosen & ~self._is_first)

    def _reply(self, where: Flags) -> None:
        """Let the opponents move on some boards, and nobody on the others."""
        # If an opponent fails, all games are over: none of them has got its reply.
        is_over, self._is_over = self._is_over, np.ones(self.num_envs, np.bool_)
        if self.opponent == "random":
            replies = np.where(where, self._batch.sample(), -1)
        else:
            replies = np.full(self.num_envs, -1)
            for place in np.flatnonzero(where):
                board = self._batch.board(place)
                move = opponents.reply(self.opponent, board, self.np_random)
                replies[place] = self.rules.cell(move)
        self._batch.step(replies)
        self._is_over = is_over

    def _observation(self) -> Observation:
        """Return copies of what the agents see."""
        planes = self._batch.observation.transpose(0, 2, 3, 1).astype(np.int8, order="C")
        # Where the agent's own move has ended the game, the opponent would be next.
        is_other = (self._batch.turn == 0) != self._is_first
        planes[is_other] = planes[is_other][..., ::-1]
        mask = self._batch.mask.astype(np.int8)
        mask[self._is_over] = 0
        return {"observation": planes, "action_mask": mask}

    def _info(self, observation: Observation) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": observation["action_mask"].copy(), "_action_mask": everywhere}

    def _final(self, over: Flags, observation: Observation) -> dict[str, Any]:
        """Return the last observations of finished games, as Gymnasium names them."""
        final = np.full(self.num_envs, None, dtype=object)
        for place in np.flatnonzero(over):
            final[place] = {
                "observation": observation["observation"][place],
                "action_mask": observation["action_mask"][place],
            }
        mask = {"action_mask": observation["action_mask"].copy(), "_action_mask": over.copy()}
        return {
            "final_obs": final,
            "_final_obs": over.copy(),
            "final_info": mask,
            "_final_info": over.copy(),
        }

    def _show(self) -> None:
        """Print the boards where a person watches."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the boards as the render mode says; "human" prints them."""
        boards = map(self._batch.board, range(self.num_envs))
        frames = tuple(render(board, self.render_mode) for board in boards)
        return None if self.render_mode in (None, "human") else frames
