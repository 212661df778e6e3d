"""Games, played through Python."""

import copy
import pickle
import random
import threading
from typing import Any
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

import dooz
from dooz.types import LineRule, Move

LINES: tuple[LineRule, ...] = ("freestyle", "exactly", "renju", "caro", "misere")


def slow_winner(stones: list[int], width: int, height: int, k: int) -> int:
    """Return the side that has k in a row, by looking at every line; 0 if none has."""
    for y in range(height):
        for x in range(width):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                ends = (x + (k - 1) * dx, y + (k - 1) * dy)
                if not (0 <= ends[0] < width and 0 <= ends[1] < height):
                    continue
                line = {stones[(y + i * dy) * width + x + i * dx] for i in range(k)}
                if len(line) == 1 and 0 not in line:
                    return line.pop()
    return 0


@given(
    width=st.integers(1, 7),
    height=st.integers(1, 7),
    k=st.integers(1, 5),
    misere=st.booleans(),
    seed=st.randoms(use_true_random=False),
)
def test_a_board_is_what_its_moves_make_of_it(
    width: int, height: int, k: int, misere: bool, seed: random.Random
) -> None:
    board = dooz.Board(dooz.Rules(width, height, k, "misere" if misere else "freestyle"))
    stones = [0] * (width * height)
    side = 1
    while True:
        winner = slow_winner(stones, width, height, k)
        outcome = board.outcome()
        if winner == 0 and 0 in stones:
            assert outcome is None
        else:
            assert outcome is not None
            named = {0: None, 1: "first", -1: "second"}
            assert outcome.winner == named[-winner if misere else winner]
            assert (outcome.lines != ()) == (winner != 0)
            break
        free = [cell for cell, stone in enumerate(stones) if stone == 0]
        assert board.legal_moves.cells == tuple(free)
        assert board.turn == ("first" if side == 1 else "second")
        cell = seed.choice(free)
        square = board.rules.square(cell)
        move: Move = cell if seed.random() < 0.5 else square
        board.push(move)
        assert board.moves[-1] == square
        assert board.stone(cell) == ("first" if side == 1 else "second")
        stones[cell] = side
        side = -side
    assert list(board.legal_moves) == []
    for square in reversed(board.moves):
        assert board.pop() == square
    assert board == dooz.Board(board.rules)


@given(
    line=st.sampled_from(LINES), seed=st.randoms(use_true_random=False), plies=st.integers(0, 60)
)
def test_a_game_survives_copies_pickles_and_files(
    line: str, seed: random.Random, plies: int
) -> None:
    board = dooz.Board(dooz.Rules.parse(f"9x8x5-{line}"))
    for _ in range(plies):
        if board.outcome() is None:
            board.push(seed.choice(board.legal_moves))
    twins = [
        board.copy(),
        copy.copy(board),
        copy.deepcopy(board),
        pickle.loads(pickle.dumps(board)),
        dooz.Board(board.rules, board.moves),
        dooz.Board(str(board.rules), " ".join(board.moves)),
        dooz.Board.parse(board.to_sgf()),
    ]
    for twin in twins:
        assert (twin, twin.moves, twin.key) == (board, board.moves, board.key)
        assert repr(twin) == repr(board)
    assert dooz.Board(board.key) == board
    if board.moves:
        twins[0].pop()
        assert twins[0] != board


@given(seed=st.randoms(use_true_random=False), plies=st.integers(0, 9))
def test_boards_that_are_alike_have_one_canonical_key(seed: random.Random, plies: int) -> None:
    cells = seed.sample(range(9), plies)
    turned = [6 - 3 * (cell % 3) + cell // 3 for cell in cells]
    boards = [dooz.Board("3x3x4", moves) for moves in (cells, turned)]
    assert boards[0].canonical_key == boards[1].canonical_key


def test_the_words_of_a_pickle_stay_the_same() -> None:
    board = dooz.Board("X.. / ... / ...")
    board.push("b2")
    state = {"start": "X........", "first": "X", "moves": "b2"}
    assert board.__getstate__() == state
    other = dooz.Board("3x3x3")
    other.__setstate__(state)
    assert (other, other.moves) == (board, ("b2",))
    for broken in (
        {},
        {**state, "moves": "b2 b2"},
        {**state, "start": "X"},
        {**state, "first": ""},
    ):
        with pytest.raises((KeyError, ValueError)):
            other.__setstate__(broken)
    assert other == board


def test_the_board_of_one_who_began_with_a_circle_keeps_its_symbols() -> None:
    board = dooz.Board("O.. / ... / ...")
    assert (board.turn, board.stone("a3")) == ("second", "first")
    assert str(pickle.loads(pickle.dumps(board))).splitlines()[0] == "3 O . ."
    assert repr(board).startswith("<Board 3x3x3, X to move>\n3 O")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("b2", "`b2` is taken; choose an empty square."),
        (4, "`b2` is taken; choose an empty square."),
        ("p9", "`p9` is off this 3x3 board; columns go from a to c and rows from 1 to 3."),
        (9, "Cell 9 is off this 3x3 board; cells go from 0 at the top left to 8."),
        (-1, "Cell -1 is off this 3x3 board; cells go from 0 at the top left to 8."),
        (10**30, f"Cell {10**30} is off this 3x3 board; cells go from 0 at the top left to 8."),
    ],
)
def test_a_move_that_cannot_be_played_changes_nothing(move: Move, sentence: str) -> None:
    board = dooz.Board("3x3x3", "b2")
    with pytest.raises(dooz.IllegalMove) as error:
        board.push(move)
    assert str(error.value) == sentence
    assert isinstance(error.value, ValueError)
    assert board.moves == ("b2",)


@pytest.mark.parametrize("move", ["", "?", "b2b2", "h", "\0", "x" * 1000, "ب۲"])
def test_a_text_that_is_no_square_is_quoted(move: str) -> None:
    board = dooz.Board("3x3x3")
    with pytest.raises(dooz.IllegalMove, match="`"):
        board.push(move)
    with pytest.raises(ValueError, match="`"):
        board.stone(move)
    assert move not in board.legal_moves


@pytest.mark.parametrize("move", [None, 1.5, True, b"b2", ["b2"], object()])
def test_what_has_another_type_than_a_move_is_refused(move: Any) -> None:
    board = dooz.Board("3x3x3")
    for ask in (board.push, board.stone, board.foul, board.rules.cell, board.rules.square):
        with pytest.raises(TypeError, match="a move must be str or int, not"):
            ask(move)
    assert move not in board.legal_moves


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is neither rules like 15x15x5, nor a board"),
        ("chess", "`chess` is neither rules like 15x15x5"),
        ("32x3x3", "columns"),
        ("3x3x3-gravity", "line rule"),
        ("X.. / .O.", "needs its rules"),
        ("4x4x3 X...", "4 cells"),
        ("XXX......", "3 X and 0 O"),
        ("(;GM[1])", "Line 1"),
        ("3x3x3 b2 b2", "`b2` is taken"),
        ("3x3x3 b2 ??", "??"),
    ],
)
def test_a_text_that_is_no_board_is_explained(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as error:
        dooz.Board(text)
    assert sentence in str(error.value)


@given(st.text() | st.text("XO./ \n()[];BW-x3b2,"))
def test_any_text_is_a_board_or_a_sentence(text: str) -> None:
    for rules in (None, "3x3x3"):
        try:
            board = dooz.Board.parse(text, rules)
        except ValueError as error:
            sentence = str(error)
        else:
            assert dooz.Board(board.key) == board
            continue
        assert len(sentence) > 10


@given(st.integers(), st.integers(), st.integers())
def test_any_numbers_are_rules_or_a_sentence(width: int, height: int, k: int) -> None:
    try:
        rules = dooz.Rules(width, height, k)
    except ValueError:
        assert not (0 < width < 32 and 0 < height < 23 and 0 < k < 32)
    else:
        assert (rules.width, rules.height, rules.k) == (width, height, k)
        assert pickle.loads(pickle.dumps(rules)) == rules
        assert eval(repr(rules), {"Rules": dooz.Rules}) == rules
        assert hash(rules) == hash(dooz.Rules.parse(str(rules)))


def test_wrong_types_are_refused_by_name() -> None:
    with pytest.raises(TypeError, match="width must be int, not float"):
        dooz.Rules(3.0, 3, 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"rules must be dooz.Rules or str, not int"):
        dooz.Board(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="moves must be str or an iterable of moves, not int"):
        dooz.Board("3x3x3", 4)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"choose freestyle \| exactly"):
        dooz.Rules(3, 3, 3, "gravity")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"choose symbols \| stones"):
        dooz.Board("3x3x3").svg(look="wood")  # type: ignore[arg-type]
    assert dooz.Board("3x3x3").__eq__("3x3x3") is NotImplemented
    assert dooz.Board("3x3x3") != "3x3x3"
    assert dooz.Board("3x3x3") == mock.ANY
    with pytest.raises(TypeError, match="unhashable"):
        hash(dooz.Board("3x3x3"))


def test_legal_moves_do_not_change_under_a_loop() -> None:
    board = dooz.Board("4x4x4")
    before = board.legal_moves
    for number, move in enumerate(before):
        assert move == before[number]
        board.push(move)
        if board.outcome():
            break
    assert len(before) == 16
    assert len(board.legal_moves) == 0


def test_legal_moves_are_a_sequence() -> None:
    moves = dooz.Board("3x3x3", "b2").legal_moves
    names = list(moves)
    assert moves[1:7:2] == tuple(names[1:7:2])
    assert moves[::-1] == tuple(reversed(moves)) == tuple(reversed(names))
    assert [moves.index(name) for name in names] == list(range(8))
    assert moves.index("a1", -3) == 5
    assert (moves.count("a1"), moves.count("b2"), moves.count(None)) == (1, 0, 0)
    match moves:
        case [first, *_]:
            assert first == "a3"
        case _:
            pytest.fail("a sequence matches")
    for index in (8, -9, 10**20, -(10**20)):
        with pytest.raises(IndexError, match=f"there is no legal move {index}; there are 8"):
            moves[index]
    with pytest.raises(ValueError, match="b2"):
        moves.index("b2")
    with pytest.raises(TypeError, match="index must be int, not str"):
        moves["a1"]  # type: ignore[call-overload]


def test_fouls_are_named_and_cannot_be_played() -> None:
    board = dooz.Board("renju", "g8 a1 f8 a3 h7 a5 h6 a7")
    assert board.foul("h8") == "double three"
    assert "h8" not in board.legal_moves
    with pytest.raises(dooz.IllegalMove, match="double three"):
        board.push("h8")
    assert board.foul("g8") is None


def test_a_game_that_is_over_takes_no_move() -> None:
    board = dooz.Board("3x3x3", "a1 b1 a2 b2 a3")
    with pytest.raises(dooz.IllegalMove):
        board.push("c3")
    board.pop()
    board.push("c3")
    with pytest.raises(IndexError):
        dooz.Board("3x3x3").pop()


def test_stones_of_a_picture_have_no_place_in_a_psq_file() -> None:
    with pytest.raises(ValueError, match="psq has no place for stones"):
        dooz.Board("X.. / ... / ...").to_psq()
    board = dooz.Board("gomoku", "h8 a1 o15")
    assert dooz.Board(board.to_psq()).moves == board.moves


def test_a_drawing_shows_the_stones() -> None:
    board = dooz.Board("gomoku", "h8 i9")
    assert board._repr_svg_() == board.svg()
    for stone in ("url(#sb)", "url(#sw)"):
        assert board.svg().count(stone) == 1
        assert board.svg(look="symbols").count(stone) == 0
    marked, plain = board.svg(), board.svg(last=False)
    assert marked.count("<circle") == plain.count("<circle") + 1
    assert board.svg(numbers=True) != board.svg() != board.svg(coordinates=False)


def test_a_drawing_bears_frames_arrows_and_values() -> None:
    board = dooz.Board("3x3x3", "a3 b2")
    plain = board.svg()
    framed = board.svg(marks=["b3", 0], size=300)
    assert framed.count("<rect") == plain.count("<rect") + 2
    assert 'width="300"' in framed or 'height="300"' in framed
    arrows = board.svg(arrows=[("a3", "c1"), (4, 8), ("b2", "b2")])
    assert arrows.count("<path") == plain.count("<path") + 2
    valued = board.svg(values=dooz.values(board))
    assert valued.count(">=</text>") == 7
    written = board.svg(values={"a1": "0.31", 8: "<&"})
    assert ">0.31</text>" in written
    assert ">&lt;&amp;</text>" in written
    assert board.svg(marks=(), arrows=[], values={}) == plain


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"marks": "b2"}, TypeError, "marks must be an iterable of moves, not str"),
        ({"marks": 3}, TypeError, "marks must be an iterable of moves, not int"),
        ({"marks": ["z9"]}, ValueError, "off this 3x3 board"),
        ({"marks": [None]}, TypeError, "a move must be str or int"),
        ({"arrows": "b2"}, TypeError, "arrows must be an iterable of pairs"),
        ({"arrows": ["b2"]}, TypeError, "an arrow must be a pair of moves, not str"),
        ({"arrows": [("b2",)]}, TypeError, "an arrow must be a pair of moves, not tuple"),
        ({"arrows": [("b2", 9)]}, ValueError, "Cell 9 is off"),
        ({"values": 3}, TypeError, "values must be dooz.Values or a mapping"),
        ({"values": {"a1": 3}}, TypeError, "a value must be str, not int"),
        ({"values": {"a1": "12345"}}, ValueError, "at most 4 characters"),
        ({"values": {"a1": "\0"}}, ValueError, "does not fit"),
        ({"values": {"b2": "1"}}, ValueError, "there is a stone on b2"),
        ({"values": {"q2": "1"}}, ValueError, "off this 3x3 board"),
        ({"values": dooz.values(dooz.Board("3x3x2"))}, ValueError, "values of 3x3x2"),
        ({"size": 15}, ValueError, "size must be from 16 to 8192, not 15"),
        ({"size": 1e3}, TypeError, "size must be int, not float"),
    ],
)
def test_a_drawing_that_cannot_be_made_says_why(
    arguments: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        dooz.Board("3x3x3", "b2").svg(**arguments)


def test_threads_that_share_a_board_leave_it_whole() -> None:
    board = dooz.Board("20x20x6")
    played: list[str] = []

    def play(moves: tuple[str, ...]) -> None:
        for move in moves:
            board.push(move)
            played.append(move)

    moves = [mv for mv in board.legal_moves if ord(mv[0]) % 2 == int(mv[1:]) // 2 % 2]
    threads = [threading.Thread(target=play, args=(tuple(moves[i::4]),)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(board.moves) == sorted(played)
    assert dooz.Board(board.rules, board.moves) == board
