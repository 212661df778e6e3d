"""Environments for PettingZoo: `pip install dooz[pettingzoo]`.

>>> from dooz.pettingzoo import mnk_v0
>>> env = mnk_v0.env("gomoku")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["observation"].shape
(15, 15, 2)
"""

try:
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise ImportError("dooz.pettingzoo needs PettingZoo: pip install dooz[pettingzoo]") from error

from dooz.pettingzoo import mnk_v0

__all__ = ["mnk_v0"]
