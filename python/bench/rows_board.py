"""A random game, move by move."""

import random
from collections.abc import Callable

from measure import Contender, Row

import dooz


def with_board(rules: str) -> Callable[[], int]:
    """Play by `Board`, choosing among its legal moves."""
    start, choice = dooz.Rules.parse(rules), random.Random(1).choice

    def game() -> int:
        board = dooz.Board(start)
        while board.outcome() is None:
            board.push(choice(board.legal_moves))
        return board.ply

    return game


def with_cells(rules: str) -> Callable[[], int]:
    """Play by `Board`, choosing among the cells of its legal moves."""
    start, choice = dooz.Rules.parse(rules), random.Random(1).choice

    def game() -> int:
        board = dooz.Board(start)
        while board.outcome() is None:
            board.push(choice(board.legal_moves.cells))
        return board.ply

    return game


def with_open_spiel(name: str) -> Callable[[], int]:
    """Play by the `State` of OpenSpiel, choosing among its legal actions."""
    import pyspiel

    game, choice = pyspiel.load_game(name), random.Random(1).choice

    def play() -> int:
        state, plies = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            plies += 1
        return plies

    return play


ROWS = [
    Row(
        "random game by `Board`, 3x3",
        "1.5 times OpenSpiel",
        [
            Contender("Board", lambda: with_board("3x3x3")),
            Contender("Board by cells", lambda: with_cells("3x3x3")),
            Contender("OpenSpiel tic_tac_toe", lambda: with_open_spiel("tic_tac_toe")),
        ],
    ),
    Row(
        "random game by `Board`, 15x15",
        "2 times gomoku, 20 times mnk",
        [
            Contender("Board", lambda: with_board("gomoku")),
            Contender("Board by cells", lambda: with_cells("gomoku")),
            Contender("OpenSpiel gomoku", lambda: with_open_spiel("gomoku")),
            Contender("OpenSpiel mnk", lambda: with_open_spiel("mnk(m=15,n=15,k=5)")),
        ],
    ),
]
