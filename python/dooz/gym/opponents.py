"""The opponents of agents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias, get_args

import numpy as np

from dooz import Board, Rules, think
from dooz._native import _check_brain
from dooz.types import Move

__all__ = ["Opponent", "Side"]

Opponent: TypeAlias = str | Callable[[Board], Move]
"""A computer player of `dooz.brains()` with its options, or what returns a move."""

Side: TypeAlias = Literal["first", "second", "random"]
"""The side of the agent; "random" draws it for each game."""


def check(rules: Rules, opponent: Opponent, side: Side) -> None:
    """Raise an exception if no game can be played in this way."""
    if side not in get_args(Side):
        raise ValueError(f"`{side}` is not a side; choose {' | '.join(get_args(Side))}.")
    if side != "first" and (rules.k == 1 or rules.width * rules.height == 1):
        raise ValueError("the first move ends this game, so the agent must be the first player")
    if isinstance(opponent, str):
        _check_brain(opponent, rules)
    elif not callable(opponent):
        raise TypeError(f"opponent must be str or callable, not {type(opponent).__name__}")


def reply(opponent: Opponent, board: Board, chance: np.random.Generator) -> Move:
    """Return the opponent's move on a board on which the game goes on."""
    if opponent == "random":
        cells = board.legal_moves.cells
        return cells[int(chance.random() * len(cells))]
    if not isinstance(opponent, str):
        return opponent(board.copy())
    move = think(board, opponent, seed=int(chance.integers(2**63))).move
    if move is None:
        raise RuntimeError(f"the opponent {opponent} has no move")
    return move
