"""What works right after the package was installed, without NumPy or with it.

Each CPython that is found runs this file in an environment of its own.
"""

import importlib.util
import platform
import sys

import dooz

board = dooz.Board("gomoku")
board.push("h8")
board.push(113)
assert board.moves == ("h8", "i8"), board.moves
assert len(board.legal_moves) == 223

proof = dooz.solve(dooz.Board("5x4x4"), certificate=True)
assert proof.certificate is not None
proof.certificate.verify()
assert dooz.think(dooz.Board("3x3x3"), "perfect").score == 0
assert "b2" in dooz.explain(dooz.Board("3x3x3"), "b2").text("fa")
with dooz.Engine() as engine:
    assert engine.play(board, dooz.Limit(nodes=1_000)) in board.legal_moves

assert "numpy" not in sys.modules
has_numpy = importlib.util.find_spec("numpy") is not None
if has_numpy:
    assert board.array().shape == (15, 15)
print(f"CPython {platform.python_version()}, {'with' if has_numpy else 'without'} NumPy: it works")
