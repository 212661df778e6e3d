"""The engine and the solver, through Python."""

import errno
import os
import pathlib
import pickle
import subprocess
import sys
import threading
import time

import pytest

import dooz
import dooz.jobs

PROOFS = pathlib.Path(__file__).parents[2] / "data" / "proofs"


def test_small_boards_have_their_known_values() -> None:
    known = {"3x3x3": "draw", "4x3x3": "first", "5x5x4": "draw", "3x3x3-misere": "draw"}
    for rules, value in known.items():
        assert dooz.solve(dooz.Board(rules)).value == value
    assert dooz.solve(dooz.Board("3x3x3", "a3 b3")).value == "first"
    assert dooz.solve(dooz.Board("6x6x4", "a1")).value == "second"


def test_a_certificate_survives_files_and_pickles(tmp_path: pathlib.Path) -> None:
    certificate = dooz.solve(dooz.Board("3x3x3"), certificate=True).certificate
    assert certificate is not None
    for name in ("draw.dzc", "draw.dzc.zst"):
        certificate.save(tmp_path / name)
        assert dooz.Certificate.load(str(tmp_path / name)) == certificate
    assert pickle.loads(pickle.dumps(certificate)) == certificate
    assert dooz.Certificate(bytes(certificate)) == certificate


def test_files_that_the_system_refuses_raise_the_exceptions_of_python(
    tmp_path: pathlib.Path,
) -> None:
    certificate = dooz.Certificate(b"DZC1")
    for missing in (tmp_path / "nothing.dzc", tmp_path / "no-folder" / "draw.dzc"):
        with pytest.raises(FileNotFoundError, match="No such file") as error:
            dooz.Certificate.load(missing)
        assert (error.value.errno, error.value.filename) == (errno.ENOENT, str(missing))
    with pytest.raises(FileNotFoundError, match="no-folder") as error:
        certificate.save(missing)
    assert (error.value.errno, error.value.filename) == (errno.ENOENT, str(missing))
    with pytest.raises(IsADirectoryError):
        dooz.Certificate.load(tmp_path)
    with pytest.raises(IsADirectoryError):
        certificate.save(tmp_path)
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(FileExistsError) as exists:
        dooz.jobs.Coordinator(dooz.Board("4x4x4"), store=file)
    assert exists.value.filename == str(file / "jobs.redb")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_certificate_is_not_read_from_a_pipe(tmp_path: pathlib.Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    source = f"import dooz; dooz.Certificate.load({str(pipe)!r})"
    line = [sys.executable, "-c", source]
    answer = subprocess.run(line, capture_output=True, text=True, timeout=10, check=False)
    assert answer.stderr.splitlines()[-1] == f"OSError: {pipe} is not a regular file"


def test_the_certificates_of_dooz_are_verified() -> None:
    files = [file for file in sorted(PROOFS.iterdir()) if file.stat().st_size < 10_000]
    assert files
    for file in files:
        claim = dooz.Certificate.load(file).verify()
        assert claim.to_dict()["rules"] in claim.text()


def test_changed_certificates_never_crash_the_verifier() -> None:
    certificate = dooz.solve(dooz.Board("4x3x3"), certificate=True).certificate
    data = bytes(certificate) if certificate else b""
    refused = 0
    for place in range(len(data)):
        for change in (1, 128):
            changed = data[:place] + bytes([data[place] ^ change]) + data[place + 1 :]
            try:
                dooz.Certificate(changed).verify()
            except ValueError:
                refused += 1
    assert refused > len(data)
    assert data


def test_a_limit_leaves_the_value_open() -> None:
    solution = dooz.solve(dooz.Board("9x9x5"), dooz.Limit(seconds=0.1), certificate=True)
    assert (solution.value, solution.certificate, solution.plies) == (None, None, None)
    assert repr(solution) == "<Solution unknown>"
    assert dooz.solve(dooz.Board("6x6x4"), dooz.Limit(nodes=100)).no_win_within is not None
    with pytest.raises(ValueError, match="Renju"):
        dooz.solve(dooz.Board("renju"))
    with pytest.raises(dooz.IllegalMove):
        dooz.solve(dooz.Board("3x3x3", "a1 b1 a2 b2 a3"))


def test_progress_is_told_and_can_end_the_search() -> None:
    told: list[tuple[int, int | None]] = []

    def progress(nodes: int, plies: int | None) -> None:
        told.append((nodes, plies))
        if len(told) == 3:
            raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        dooz.solve(dooz.Board("9x9x5"), progress=progress)
    assert told == sorted(told, key=lambda report: report[0])


def test_only_a_proof_makes_a_chance_sure() -> None:
    board = dooz.Board("gomoku", "h8 a1 i8 a3 j8 a5 k8 a7")
    seen = dooz.Engine().analyse(board, dooz.Limit(depth=2))[0].value
    assert (seen.kind, seen.exact, seen.chance) == ("win", False, 0.99)
    proven = dooz.values(board)["l8"]
    assert (proven.kind, proven.exact, proven.chance) == ("win", True, 1.0)


def test_an_engine_remembers_and_forgets() -> None:
    board = dooz.Board("gomoku", "h8 h9")
    limit = dooz.Limit(nodes=2000)
    fresh = [dooz.Engine().analyse(board, limit) for _ in range(2)]
    assert fresh[0] == fresh[1]
    engine = dooz.Engine(threads=2, memory_mb=16)
    assert len(engine.analyse(board, dooz.Limit(depth=2), lines=3)) == 3
    assert engine.play(board, limit) in board.legal_moves
    engine.close()
    engine.close()
    for ask in (engine.play, engine.analyse, engine.analysis):
        with pytest.raises(ValueError, match="closed"):
            ask(board, limit)


def test_an_engine_refuses_what_it_cannot_do() -> None:
    engine = dooz.Engine()
    limit = dooz.Limit(nodes=10)
    for ask in (engine.play, engine.analyse, engine.analysis):
        with pytest.raises(ValueError):
            ask(dooz.Board("3x3x3"), limit)
        with pytest.raises(dooz.IllegalMove):
            ask(dooz.Board("5x5x3", "a1 c3 a2 e5 a3"), limit)
    for wrong in (0, 10**9):
        with pytest.raises(ValueError, match="threads must be from 1"):
            dooz.Engine(threads=wrong)
        with pytest.raises(ValueError, match="memory_mb must be from 1"):
            dooz.Engine(memory_mb=wrong * 10**3)


def test_an_analysis_streams_until_it_is_stopped() -> None:
    board = dooz.Board("gomoku", "h8 h9 i8")
    engine = dooz.Engine()
    with engine.analysis(board, lines=2) as analysis:
        depths = []
        for lines in analysis:
            depths.append(lines[0].depth)
            assert len(lines) == 2
            with pytest.raises(RuntimeError, match="thinking"):
                engine.play(board, dooz.Limit(nodes=1))
            if len(depths) == 3:
                break
    assert depths == [1, 2, 3]
    assert list(analysis) == []
    assert engine.play(board, dooz.Limit(nodes=100)) in board.legal_moves


def test_an_analysis_that_is_forgotten_ends() -> None:
    engine = dooz.Engine()
    analysis = engine.analysis(dooz.Board("gomoku", "h8"))
    next(analysis)
    del analysis
    for _ in range(500):
        try:
            engine.close()
        except RuntimeError:
            time.sleep(0.01)
        else:
            return
    pytest.fail("it goes on")


def test_two_engines_think_at_the_same_time() -> None:
    board = dooz.Board("gomoku", "h8")
    answers: list[str] = []
    threads = [
        threading.Thread(
            target=lambda: answers.append(dooz.Engine().play(board, dooz.Limit(seconds=0.2)))
        )
        for _ in range(2)
    ]
    begin = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 2
    assert time.monotonic() - begin < 10
