"""Many boards at once."""

import subprocess
import sys
import threading
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dooz

RULES = ["3x3x3", "5x4x3-misere", "9x2x3-exactly", "7x7x5-renju", "31x22x5-caro"]


def assert_shows(batch: dooz.Batch, place: int, board: dooz.Board) -> None:
    """Hold the arrays against a board."""
    stones = board.array()
    np.testing.assert_array_equal(batch.observation[place, 0], stones == 1)
    np.testing.assert_array_equal(batch.observation[place, 1], stones == -1)
    assert tuple(np.flatnonzero(batch.mask[place])) == board.legal_moves.cells
    assert batch.turn[place] == (board.turn == "second")
    assert batch.board(place) == board


@given(rules=st.sampled_from(RULES), size=st.integers(1, 4), seed=st.integers(0, 2**64 - 1))
@settings(max_examples=30, deadline=None)
def test_a_batch_plays_the_games_that_boards_play(rules: str, size: int, seed: int) -> None:
    batch = dooz.Batch(rules, size, seed=seed)
    boards = [dooz.Board(rules) for _ in range(size)]
    for _ in range(60):
        actions = batch.sample().copy()
        batch.step(actions)
        for place, board in enumerate(boards):
            mover = board.turn
            board.push(actions[place])
            outcome = board.outcome()
            assert batch.done[place] == (outcome is not None)
            result = 0
            if outcome is not None:
                if outcome.winner is not None:
                    result = 1 if outcome.winner == mover else -1
                board = boards[place] = dooz.Board(rules)
            assert batch.reward[place] == result
            assert_shows(batch, place, board)


def test_the_arrays_are_made_once() -> None:
    batch = dooz.Batch("3x3x3", 4)
    names = ("observation", "mask", "reward", "done", "turn")
    before = [getattr(batch, name) for name in names]
    sample = batch.sample()
    batch.step(sample)
    assert batch.sample() is sample
    for name, array in zip(names, before, strict=True):
        assert np.shares_memory(getattr(batch, name), array), name
    assert before[0].sum() == 4
    types = [(array.dtype.name, array.shape) for array in before]
    assert types == [
        ("uint8", (4, 2, 3, 3)),
        ("bool", (4, 9)),
        ("float32", (4,)),
        ("bool", (4,)),
        ("uint8", (4,)),
    ]
    # No copy is made for other packages either.
    assert np.shares_memory(np.from_dlpack(batch.observation), before[0])


def test_what_is_written_into_the_arrays_changes_no_game() -> None:
    batch = dooz.Batch("3x3x3", 2)
    batch.observation[:] = 7
    batch.mask[:] = False
    batch.turn[:] = 9
    batch.step([4, 0])
    assert_shows(batch, 0, dooz.Board("3x3x3", [4]))
    assert_shows(batch, 1, dooz.Board("3x3x3", [0]))


def test_the_same_seed_gives_the_same_games_with_any_number_of_threads() -> None:
    def games(threads: int, seed: int) -> bytes:
        batch = dooz.Batch("5x5x4", 1500, threads, seed)
        history = []
        for _ in range(40):
            batch.step(batch.sample())
            history.append(batch.observation.tobytes() + batch.reward.tobytes())
        return b"".join(history)

    one = games(1, 6)
    assert one == games(2, 6)
    assert one == games(5, 6)
    assert one != games(1, 7)


def test_reset_with_a_seed_repeats_the_games() -> None:
    batch = dooz.Batch("gomoku", 8, seed=3)
    first = batch.sample().copy()
    batch.step(first)
    batch.reset(seed=3)
    assert batch.observation.sum() == 0
    assert (batch.sample() == first).all()
    batch.reset()
    assert (batch.sample() != first).any()


def test_an_illegal_action_names_the_board_and_changes_none() -> None:
    batch = dooz.Batch("3x3x3", 3)
    batch.step([4, 4, 4])
    before = batch.observation.copy()
    for action, sentence in [
        (4, "board 1: `b2` is taken; choose an empty square."),
        (
            9,
            "board 1: Cell 9 is off this 3x3 board; cells go from 0 at the top left to 8.",
        ),
        (-2, "board 1: Cell -2 is off"),
        (2**62, f"board 1: Cell {2**62} is off"),
    ]:
        with pytest.raises(dooz.IllegalMove) as raised:
            batch.step([0, action, 1])
        assert str(raised.value).startswith(sentence)
        np.testing.assert_array_equal(batch.observation, before)
        assert [batch.board(place).ply for place in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("kind", ["int8", "uint8", "int16", "int32", "uint32", "uint64", ">i8"])
def test_actions_can_be_whole_numbers_of_any_type(kind: str) -> None:
    batch = dooz.Batch("3x3x3", 3)
    strided = np.array([4, 9, 0, 9, 8, 9], dtype=kind)[::2]
    strided.flags.writeable = False
    batch.step(strided)
    assert [batch.board(place).stone(cell) for place, cell in enumerate((4, 0, 8))] == ["first"] * 3


@pytest.mark.parametrize(
    ("actions", "error", "sentence"),
    [
        ([0], ValueError, "must have one entry for each of the 2 boards"),
        ([[0, 1]], ValueError, r"pass an array of shape \(2,\), not \(1, 2\)"),
        (0, ValueError, r"not \(\)"),
        ([0.0, 1.0], TypeError, "actions must be cells as whole numbers, not float64"),
        ([True, False], TypeError, "not bool"),
        (["b2", "a1"], TypeError, "actions must be cells as whole numbers"),
        ([None, 1], TypeError, "not object"),
        (np.array([2**64 - 1, 0], dtype="uint64"), dooz.IllegalMove, "board 0: Cell"),
    ],
)
def test_actions_of_another_kind_are_refused(
    actions: Any, error: type[Exception], sentence: str
) -> None:
    batch = dooz.Batch("3x3x3", 2)
    with pytest.raises(error, match=sentence):
        batch.step(actions)
    assert batch.observation.sum() == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("3x3x3", 0), "size must be from 1 to 1048576, not 0"),
        (("3x3x3", 2**40), "size must be from 1"),
        (("3x3x3", 1, 0), "threads must be from 1 to 256, not 0"),
        (("3x3x3", 1, -1), "threads must be from 1 to 256, not -1"),
        (("3x3", 1), "There are no such rules"),
    ],
)
def test_a_batch_that_cannot_be_made_says_why(arguments: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        dooz.Batch(*arguments)


@pytest.mark.parametrize("wrong", [1.0, "5", True, None, [1]])
def test_numbers_of_a_batch_are_whole_numbers(wrong: Any) -> None:
    with pytest.raises(TypeError, match="size must be int, not"):
        dooz.Batch("3x3x3", wrong)
    if wrong is not None:
        with pytest.raises(TypeError, match="threads must be int, not"):
            dooz.Batch("3x3x3", 1, wrong)
    number: Any = np.int64(2)
    assert dooz.Batch("3x3x3", number, number).size == 2


@pytest.mark.skipif(sys.platform != "linux", reason="other systems limit no memory")
@pytest.mark.parametrize("megabytes", [200, 2200])
def test_a_batch_too_large_for_the_memory_is_a_sentence(megabytes: int) -> None:
    # The first limit leaves no room for the arrays, the second none for the games.
    source = f"""
import resource
import numpy, dooz
pages = int(open("/proc/self/statm").read().split()[0])
limit = pages * resource.getpagesize() + ({megabytes} << 20)
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
try:
    dooz.Batch("31x22x5", 2**20)
except MemoryError as error:
    print(error)
print(dooz.Batch("3x3x3", 2).size)
"""
    line = [sys.executable, "-c", source]
    output = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert output.splitlines() == [
        "there is no memory for 1048576 boards of 31x22x5; make a smaller batch",
        "2",
    ]


def test_boards_can_be_set_and_begun_again() -> None:
    batch = dooz.Batch("3x3x3", 3)
    batch.set(-1, dooz.Board("3x3x3", "b2 a1"))
    assert_shows(batch, 2, dooz.Board("3x3x3", "b2 a1"))
    batch.step([0, 0, 0])
    batch.reset(boards=np.array([True, False, False]))
    assert [batch.board(place).ply for place in range(3)] == [0, 1, 3]
    with pytest.raises(TypeError, match="boards must be True or False for each board, not int64"):
        batch.reset(boards=[0, 1, 1])
    with pytest.raises(
        ValueError, match="this batch plays 3x3x3; put boards of 4x3x3 into another"
    ):
        batch.set(0, dooz.Board("4x3x3"))
    with pytest.raises(ValueError, match="the game of this board is over"):
        batch.set(0, dooz.Board("3x3x3", "b2 a1 a2 b1 c2"))
    with pytest.raises(IndexError, match="there is no board 3; there are 3, counted from 0"):
        batch.board(3)


def test_without_restart_finished_boards_stay() -> None:
    batch = dooz.Batch("3x3x3", 2, restart=False)
    for actions in ([0, 0], [3, 3], [1, 1], [4, 4], [2, 5]):
        batch.step(actions)
    assert batch.done.tolist() == [True, False]
    assert batch.reward.tolist() == [1.0, 0.0]
    assert not batch.mask[0].any()
    assert batch.sample()[0] == -1
    with pytest.raises(dooz.IllegalMove, match=r"board 0: .*over"):
        batch.step([8, 8])
    batch.step([-1, 8])
    assert batch.done.tolist() == [False, False]
    batch.reset(boards=[True, False])
    assert [batch.board(place).ply for place in range(2)] == [0, 6]


def test_values_are_those_of_perfect_play() -> None:
    batch = dooz.Batch("3x3x3", 40, seed=2)
    for _ in range(4):
        batch.step(batch.sample())
    named = {"first": 1, "second": -1, "draw": 0}
    for place, value in enumerate(batch.values()):
        board = batch.board(place)
        side = 1 if board.turn == "first" else -1
        assert value == side * named[str(dooz.solve(board).value)]
    with pytest.raises(
        ValueError,
        match=r"15x15x5 is too large to be solved; dooz.values\(batch.board\(place\)\) estimates",
    ):
        dooz.Batch("gomoku", 1).values()


def test_arrays_that_were_resized_are_noticed() -> None:
    batch = dooz.Batch("3x3x3", 4)
    batch.reward.resize((2,), refcheck=False)
    with pytest.raises(
        RuntimeError, match="cannot be filled: their size has been changed; neither resize"
    ):
        batch.step([0, 0, 0, 0])
    assert batch.board(0).ply == 0


def test_two_threads_cannot_step_the_same_batch_at_once() -> None:
    batch = dooz.Batch("gomoku", 2000)
    errors: list[Exception] = []

    def play() -> None:
        for _ in range(200):
            try:
                batch.step(batch.sample())
            except Exception as error:
                errors.append(error)

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # Between a sample and its step another thread may have taken the square.
    assert {type(error) for error in errors} <= {RuntimeError, dooz.IllegalMove}
    batch.step(batch.sample())


def test_a_batch_says_that_it_needs_numpy() -> None:
    source = """
import sys
sys.modules["numpy"] = None
import dooz
try:
    dooz.Batch("3x3x3", 1)
except ImportError as error:
    print(error)
"""
    line = [sys.executable, "-c", source]
    output = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    assert output.strip() == "arrays need NumPy: pip install dooz[numpy]"
