"""Texts and pictures of boards for environments."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from dooz import Board

RENDER_MODES = ("ansi", "rgb_array", "human")

CELL = 40
"""The side of a cell in pixels, its line at the left and at the top included."""

PAPER = (250, 248, 242)
GRID = (176, 170, 156)
LAST = (255, 232, 160)
FIRST = (28, 90, 160)
SECOND = (190, 60, 40)


def check_render_mode(mode: str | None) -> str | None:
    """Return a render mode, or raise ValueError if there is no such one."""
    if mode is not None and mode not in RENDER_MODES:
        names = " | ".join(RENDER_MODES)
        raise ValueError(f"`{mode}` is not a render mode; choose {names}.")
    return mode


def render(board: Board, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return the text of a board, or its picture; "human" prints the text."""
    if mode == "ansi":
        return f"{board}\n"
    if mode == "rgb_array":
        return picture(board)
    if mode == "human":
        print(board)
    return None


def picture(board: Board) -> NDArray[np.uint8]:
    """Draw a board, (height, width, 3), with X for the first player."""
    width, height = board.rules.width, board.rules.height
    image = np.full((height * CELL + 1, width * CELL + 1, 3), PAPER, dtype=np.float64)
    stones = board.array() * (1 if board.turn == "first" else -1)
    last = board.rules.cell(board.moves[-1]) if board.moves else None
    for cell, stone in enumerate(stones.flat):
        row, column = divmod(cell, width)
        tile = image[row * CELL : (row + 1) * CELL, column * CELL : (column + 1) * CELL]
        if cell == last:
            tile[:] = LAST
        if stone != 0:
            ink, colour = (CROSS, FIRST) if stone == 1 else (RING, SECOND)
            tile += ink[..., None] * (np.array(colour) - tile)
    image[::CELL] = GRID
    image[:, ::CELL] = GRID
    return image.round().astype(np.uint8)


def _coverage(distance: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how much of each pixel a stroke covers, by its distance from the middle."""
    return np.clip(CELL / 14 + 0.5 - distance, 0.0, 1.0)


def _tiles() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Draw a cross and a ring, as the part of each pixel that they cover."""
    y, x = np.mgrid[:CELL, :CELL] - CELL / 2
    radius = CELL * 0.3
    along = np.minimum(np.abs(x - y), np.abs(x + y)) / np.sqrt(2)
    beyond = np.maximum(np.maximum(np.abs(x), np.abs(y)) - radius, 0)
    cross = _coverage(np.hypot(along, beyond))
    ring = _coverage(np.abs(np.hypot(x, y) - radius))
    return cross, ring


CROSS, RING = _tiles()
