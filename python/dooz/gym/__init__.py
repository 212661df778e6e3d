"""Environments for Gymnasium: `pip install dooz[gym]`.

Importing this module registers `dooz/TicTacToe-v0`, `dooz/Gomoku-v0` and `dooz/MNK-v0`,
of which the last one takes `rules`. In each of them the agent plays against an opponent.

>>> import gymnasium
>>> import dooz.gym
>>> env = gymnasium.make("dooz/TicTacToe-v0", opponent="perfect", side="random")
>>> observation, info = env.reset(seed=1)
>>> observation["observation"].shape, int(info["action_mask"].sum())
((3, 3, 2), 8)
>>> envs = gymnasium.make_vec("dooz/MNK-v0", num_envs=8, rules="gomoku")
>>> envs.metadata["autoreset_mode"]
<AutoresetMode.NEXT_STEP: 'NextStep'>
"""

try:
    import gymnasium
except ImportError as error:
    raise ImportError("dooz.gym needs Gymnasium: pip install dooz[gym]") from error

from dooz.gym.env import MNKEnv
from dooz.gym.opponents import Opponent, Side
from dooz.gym.vector import MNKVectorEnv

__all__ = ["MNKEnv", "MNKVectorEnv", "Opponent", "Side"]

for _name, _rules in [("TicTacToe", "3x3x3"), ("Gomoku", "gomoku"), ("MNK", "3x3x3")]:
    gymnasium.register(
        id=f"dooz/{_name}-v0",
        entry_point="dooz.gym.env:MNKEnv",
        vector_entry_point="dooz.gym.vector:MNKVectorEnv",
        kwargs={"rules": _rules},
    )
