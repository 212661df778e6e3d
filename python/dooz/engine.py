"""The engine and other programs by the names of `chess.engine`.

>>> import sys
>>> import dooz.engine
>>> with dooz.engine.popen(f"'{sys.executable}' -m dooz gomocup") as engine:
...     engine.play(dooz.Board("gomoku"), dooz.engine.Limit(nodes=1))
'h8'
"""

from dooz._native import Analysis, Engine, Limit, Line

__all__ = ["Analysis", "Engine", "Limit", "Line", "popen"]

popen = Engine.popen
