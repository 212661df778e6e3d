"""The spaces of environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from dooz import Rules


def observation_space(rules: Rules) -> Any:
    """Return the space of observations: own stones first, and the legal cells."""
    width, height = rules.width, rules.height
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (height, width, 2), np.int8),
            "action_mask": spaces.Box(0, 1, (width * height,), np.int8),
        }
    )
