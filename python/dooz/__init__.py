"""K-in-a-row games: their rules, players, teaching, engine and solver.

A board is a game with its position. It begins with rules such as "3x3x3" or "gomoku":

>>> import dooz
>>> board = dooz.Board("3x3x3")
>>> board.push("b2")
>>> print(board)
3 . . .
2 . X .
1 . . .
  a b c

Squares come out as text such as "b2", and go in as such or as a number, the cell from
the top left. An argument that cannot be used raises an exception that says why.
"""

from collections.abc import Mapping as _Mapping
from collections.abc import Sequence as _Sequence

from dooz._native import (
    Analysis,
    Batch,
    Board,
    Certificate,
    Choice,
    Claim,
    Comparison,
    ComparisonEntry,
    Diff,
    Engine,
    Explanation,
    IllegalMove,
    LegalMoves,
    Limit,
    Line,
    MoveValue,
    Outcome,
    Playouts,
    Positions,
    Puzzle,
    PuzzleVerdict,
    Review,
    ReviewedMove,
    Rules,
    Solution,
    Trace,
    Values,
    __version__,
    brains,
    compare,
    diff,
    explain,
    playouts,
    positions,
    puzzles,
    review,
    solve,
    think,
    trace,
    values,
)

__all__ = [
    "Analysis",
    "Batch",
    "Board",
    "Certificate",
    "Choice",
    "Claim",
    "Comparison",
    "ComparisonEntry",
    "Diff",
    "Engine",
    "Explanation",
    "IllegalMove",
    "LegalMoves",
    "Limit",
    "Line",
    "MoveValue",
    "Outcome",
    "Playouts",
    "Positions",
    "Puzzle",
    "PuzzleVerdict",
    "Review",
    "ReviewedMove",
    "Rules",
    "Solution",
    "Trace",
    "Values",
    "__version__",
    "brains",
    "compare",
    "diff",
    "explain",
    "playouts",
    "positions",
    "puzzles",
    "review",
    "solve",
    "think",
    "trace",
    "values",
]

_Sequence.register(LegalMoves)
_Mapping.register(Values)
