"""Random games and tables of positions, as arrays."""

import random
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import dooz


def test_every_position_of_tic_tac_toe_has_its_exact_value() -> None:
    positions = dooz.positions("3x3x3")
    assert len(positions) == 5478
    assert positions.boards.dtype == positions.values.dtype == positions.plies.dtype == np.int8
    stones = np.abs(positions.boards).sum(axis=(1, 2))
    assert (np.diff(stones) >= 0).all()
    for place in random.Random(1).sample(range(5478), 300):
        board = positions.board(place)
        assert positions.index(board) == place
        assert (board.array() == positions.boards[place]).all()
        value = int(positions.values[place])
        if board.outcome() is not None:
            assert positions.plies[place] == 0
            continue
        solution = dooz.solve(board)
        named = {1: board.turn, 0: "draw", -1: "second" if board.turn == "first" else "first"}
        assert solution.value == named[value]
        assert solution.plies in (None, positions.plies[place])


def test_a_board_that_has_no_table_is_refused() -> None:
    for rules in ("15x15x5", "5x3x5-renju", "5x4x4"):
        with pytest.raises(ValueError, match=f"{rules} has no table: .*16 squares"):
            dooz.positions(rules)
    positions = dooz.positions("3x3x3")
    for place in (5478, -5479, 10**10):
        with pytest.raises(IndexError, match="there are 5478, counted from 0"):
            positions.board(place)
    for board in (dooz.Board("4x3x3"), dooz.Board("3x3x3-misere")):
        with pytest.raises(KeyError, match="no game"):
            positions.index(board)
    assert positions.board(-1).ply == 9


def test_a_seed_gives_the_same_games_with_any_number_of_threads() -> None:
    board = dooz.Board("gomoku", "h8 i9")
    games = [dooz.playouts(board, 501, seed=5, threads=threads) for threads in (1, 2, 7)]
    for other in games[1:]:
        assert (other.plies == games[0].plies).all()
        assert (other.values == games[0].values).all()
    assert (dooz.playouts(board, 501, seed=6).plies != games[0].plies).any()
    assert (dooz.playouts(board, 501).plies != dooz.playouts(board, 501).plies).any()
    assert games[0].plies.min() >= 7
    assert set(games[0].values.tolist()) == {1, -1}


def test_random_games_are_those_of_choices_from_the_legal_moves() -> None:
    chance = random.Random(3)
    lengths, wins = [], 0
    for _ in range(2000):
        board = dooz.Board("4x4x3-misere", "b2")
        while (outcome := board.outcome()) is None:
            board.push(chance.choice(board.legal_moves))
        lengths.append(board.ply - 1)
        wins += outcome.winner == "second"
    games = dooz.playouts(dooz.Board("4x4x3-misere", "b2"), 50_000, seed=1)
    assert abs(np.mean(lengths) - games.plies.mean()) < 0.2
    assert abs(wins / 2000 - (games.values == 1).mean()) < 0.05


@pytest.mark.parametrize("games", [0, -1, 10**9, 2**70])
def test_a_number_of_games_that_cannot_be_played_is_refused(games: int) -> None:
    with pytest.raises(ValueError, match="games must be from 1 to 100000000"):
        dooz.playouts(dooz.Board("3x3x3"), games)


def test_arguments_of_other_types_are_refused() -> None:
    board = dooz.Board("3x3x3")
    wrong: Any
    assert len(dooz.playouts(board, np.int64(2))) == 2
    for wrong in (None, 1.0, "5", True, [1], np.float64(3)):
        with pytest.raises(TypeError, match="games must be int"):
            dooz.playouts(board, wrong)
        if wrong is not None:
            with pytest.raises(TypeError, match="threads must be int"):
                dooz.playouts(board, 1, threads=wrong)
    for wrong in (None, 3, object()):
        with pytest.raises(TypeError):
            dooz.playouts(wrong, 1)
        with pytest.raises(TypeError):
            dooz.positions(wrong)
    with pytest.raises(dooz.IllegalMove, match="over"):
        dooz.playouts(dooz.Board("3x3x3", "a1 b1 a2 b2 a3"), 1)


def test_two_calls_play_at_the_same_time() -> None:
    board = dooz.Board("gomoku")
    lengths: list[int] = []
    threads = [
        threading.Thread(target=lambda: lengths.append(len(dooz.playouts(board, 3000))))
        for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert lengths == [3000, 3000]


def test_numbers_of_numpy_are_taken_wherever_numbers_are() -> None:
    three = np.int64(3)
    assert dooz.Rules(three, np.uint8(3), three) == dooz.Rules(3, 3, 3)
    limit = dooz.Limit(seconds=three, nodes=three, depth=three)
    assert limit == dooz.Limit(seconds=3, nodes=3, depth=3)
    board = dooz.Board("3x3x3")
    assert dooz.think(board, "random", seed=three) == dooz.think(board, "random", seed=3)
    dooz.Batch("3x3x3", three, seed=three).reset(seed=three)
    wrong: list[Any] = [np.array([1, 2]), 1.5, True, [1]]
    for move in wrong:
        with pytest.raises(TypeError, match="a move must be str or int, not"):
            board.push(move)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_that_are_no_64_bits_raise_a_sentence(seed: int) -> None:
    board = dooz.Board("3x3x3")
    calls: list[Callable[[], object]] = [
        lambda: dooz.think(board, "random", seed=seed),
        lambda: dooz.playouts(board, 1, seed=seed),
        lambda: dooz.Batch("3x3x3", 1, seed=seed),
        lambda: dooz.Batch("3x3x3", 1).reset(seed=seed),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=f"seed must be from 0 to {2**64 - 1}, not {seed}"):
            call()


def test_places_are_counted_alike_everywhere() -> None:
    trace = dooz.trace(dooz.Board("XOX / OXO / O.."))
    positions = dooz.positions("2x2x2")
    moves = dooz.Board("3x3x3").legal_moves
    batch = dooz.Batch("3x3x3", 2)
    calls: list[tuple[Callable[[Any], object], int, str]] = [
        (lambda place: trace[place], len(trace), "event"),
        (lambda place: moves[place], 9, "legal move"),
        (positions.board, len(positions), "position"),
        (batch.board, 2, "board"),
    ]
    for call, length, thing in calls:
        assert call(np.int64(-1)) == call(length - 1)
        for wrong in (length, -length - 1, 10**20):
            sentence = f"there is no {thing} {wrong}; there are {length}, counted from 0"
            with pytest.raises(IndexError, match=sentence):
                call(wrong)
        with pytest.raises(TypeError, match="an index must be int, not"):
            call(1.5)
