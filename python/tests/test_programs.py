"""Programs of the tournament protocol, through Python."""

import pathlib
import sys
import threading

import pytest

import dooz
import dooz.engine

BRAIN = """
import sys
for line in sys.stdin:
    word = line.split(" ")[0].strip()
    if word == "START":
        print("OK", flush=True)
    elif word in ("BEGIN", "TURN", "DONE"):
        print("MESSAGE depth 3 ev -M8", flush=True)
        {answer}
    elif word == "END":
        break
"""


def program(folder: pathlib.Path, answer: str) -> str:
    file = folder / "my brain.py"
    file.write_text(BRAIN.format(answer=answer), encoding="utf-8")
    return f"'{sys.executable}' '{file}'"


def test_the_own_program_answers_like_an_engine() -> None:
    command = f"'{sys.executable}' -m dooz gomocup"
    board = dooz.Board("gomoku", "h8 a1 i8 a3 j8 a5")
    with dooz.Engine.popen(command) as engine:
        for _ in range(2):
            assert engine.play(board, dooz.Limit(nodes=1000)) in ("g8", "k8")
        (line,) = engine.analyse(board, dooz.Limit(nodes=1000))
        assert (line.value.kind, line.value.plies) == ("win", 3)
        with engine.analysis(board, dooz.Limit(nodes=1000)) as analysis:
            assert list(analysis) == [[line]]
        renju = dooz.Board("renju")
        assert engine.play(renju, dooz.Limit(nodes=10)) in renju.legal_moves
    with pytest.raises(ValueError, match="closed"):
        engine.play(board, dooz.Limit(nodes=1))
    assert dooz.engine.popen is dooz.Engine.popen


def test_a_program_tells_its_line(tmp_path: pathlib.Path) -> None:
    with dooz.Engine.popen(program(tmp_path, "print('7,7', flush=True)")) as engine:
        (line,) = engine.analyse(dooz.Board("gomoku"), dooz.Limit(seconds=5))
        assert (line.moves, line.value.kind, line.value.plies) == (("h8",), "loss", 8)
        assert (line.depth, line.nodes) == (0, 0)
        with pytest.raises(ValueError, match="one line"):
            engine.analyse(dooz.Board("gomoku"), dooz.Limit(seconds=5), lines=2)
        for rules in ("3x3x3", "15x15x5-misere"):
            with pytest.raises(ValueError):
                engine.play(dooz.Board(rules), dooz.Limit(nodes=1))
        with pytest.raises(RuntimeError, match="not a move"):
            engine.play(dooz.Board("gomoku", "h8"), dooz.Limit(seconds=5))
        # It is started again.
        assert engine.play(dooz.Board("gomoku"), dooz.Limit(seconds=5)) == "h8"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("sys.exit(3)", "it ended: exit status: 3"),
        ("print('99,0', flush=True)", "`99,0` is not a move"),
        ("print('ERROR no', flush=True)", "ERROR no"),
        ("pass", "no answer in time"),
    ],
)
def test_a_program_that_fails_says_how(tmp_path: pathlib.Path, answer: str, sentence: str) -> None:
    with dooz.Engine.popen(program(tmp_path, answer)) as engine:
        for ask in (engine.play, engine.analyse):
            with pytest.raises(RuntimeError, match=sentence):
                ask(dooz.Board("gomoku"), dooz.Limit(seconds=0.1))
        with pytest.raises(RuntimeError, match=sentence):
            list(engine.analysis(dooz.Board("gomoku"), dooz.Limit(seconds=0.1)))


@pytest.mark.parametrize("command", ["", " ", "'", "/nowhere/pbrain-x", "no-such-program-anywhere"])
def test_a_program_that_does_not_start_says_so(command: str) -> None:
    with pytest.raises(RuntimeError, match="could not be started"):
        dooz.Engine.popen(command)


def test_an_engine_that_thinks_is_not_closed() -> None:
    engine = dooz.Engine()
    board = dooz.Board("gomoku", "h8")
    with engine.analysis(board):
        for _ in range(3):
            with pytest.raises(RuntimeError, match="thinking"):
                engine.close()
        with pytest.raises(RuntimeError, match="thinking"):
            engine.play(board, dooz.Limit(nodes=1))
    assert engine.play(board, dooz.Limit(nodes=1)) in board.legal_moves


def test_an_engine_is_free_when_the_loop_over_its_lines_is_left() -> None:
    board = dooz.Board("gomoku", "h8")
    with dooz.Engine() as engine:
        for _ in engine.analysis(board):
            break
        assert engine.play(board, dooz.Limit(nodes=1)) in board.legal_moves
        for _ in engine.analysis(board):
            break


def test_a_close_that_returns_has_closed() -> None:
    board = dooz.Board("gomoku", "h8")
    for _ in range(30):
        engine = dooz.Engine(memory_mb=1)
        ended: list[str] = []

        def play(engine: dooz.Engine = engine, ended: list[str] = ended) -> None:
            for _ in range(100):
                try:
                    engine.play(board, dooz.Limit(nodes=1))
                except ValueError as error:
                    ended.append(str(error))
                    return

        player = threading.Thread(target=play)
        player.start()
        while True:
            try:
                engine.close()
            except RuntimeError:
                continue
            break
        with pytest.raises(ValueError, match="closed"):
            engine.play(board, dooz.Limit(nodes=1))
        player.join()
        assert set(ended) <= {"the engine is closed"}
