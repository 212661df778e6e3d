"""The types of arguments and results, for annotations.

>>> from dooz.types import Move
>>> import dooz
>>> def play(board: dooz.Board, move: Move) -> None:
...     board.push(move)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, SupportsIndex, TypeAlias, TypedDict

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "ClaimName",
    "Foul",
    "Goal",
    "Judgement",
    "Kind",
    "Language",
    "LineRule",
    "Look",
    "Move",
    "Observation",
    "Player",
    "Value",
]

Move: TypeAlias = str | SupportsIndex
"""A square such as "h8", or the number of its cell from the top left."""

Player: TypeAlias = Literal["first", "second"]
"""One of the two players, named by the order of their first moves."""

LineRule: TypeAlias = Literal["freestyle", "exactly", "renju", "caro", "misere"]
"""The rule for which lines count."""

Foul: TypeAlias = Literal["overline", "double four", "double three"]
"""A move that renju forbids to the first player."""

Look: TypeAlias = Literal["symbols", "stones"]
"""The look of the pieces in a picture."""

Language: TypeAlias = Literal["en", "fa", "ar", "ru"]
"""A language of Dooz: English, Persian, Arabic or Russian."""

Kind: TypeAlias = Literal["win", "draw", "loss", "estimate", "unknown"]
"""The kind of a move's value."""

Goal: TypeAlias = Literal["win", "draw"]
"""The goal of a puzzle."""

Judgement: TypeAlias = Literal[
    "forced",
    "only",
    "best",
    "slower-win",
    "faster-loss",
    "throws-win-away",
    "loses",
    "unproven",
    "lost",
    "preferred",
    "good",
    "doubtful",
    "mistake",
    "unknown",
]
"""The quality of a move among the legal ones."""

Value: TypeAlias = Literal["first", "second", "draw"]
"""The value of a board under perfect play: who wins, or that nobody does."""

ClaimName: TypeAlias = Literal[
    "first-wins",
    "second-wins",
    "first-holds",
    "second-holds",
    "first-holds-weakly",
    "second-holds-weakly",
]
"""The claim of a proof: a player wins, does not lose, or lets the other complete no line."""


class Observation(TypedDict):
    """The observation of an agent: of one board or, in a vector, of many."""

    observation: NDArray[np.int8]
    """Two planes, (height, width, 2): own stones, then those of the other one."""

    action_mask: NDArray[np.int8]
    """1 for each cell that can be played, and otherwise 0."""
