"""Results survive pickles, also those of earlier versions."""

import base64
import copy
import json
import pathlib
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import dooz
from dooz._native import _restore

#: A pickle of every kind of result, in base64, by its name. Each was made when the result
#: was first pickled: a later version must read it and find the same result.
FILE = pathlib.Path(__file__).parent / "data" / "pickles.json"


def board() -> dooz.Board:
    return dooz.Board("3x3x3", "a3 b2 c1 a1")


RESULTS: dict[str, Callable[[], Any]] = {
    "Board": board,
    "Rules": lambda: dooz.Rules(9, 8, 5, "caro"),
    "Limit": lambda: dooz.Limit(seconds=0.1, nodes=2**64 - 1),
    "Outcome": lambda: dooz.Board("3x3x3", "b2 a1 a2 b1 c2").outcome(),
    "Draw": lambda: dooz.Board("1x2x2", "a1 a2").outcome(),
    "LegalMoves": lambda: board().legal_moves,
    "MoveValue": lambda: dooz.values(board())["b3"],
    "Values": lambda: dooz.values(board()),
    "Estimates": lambda: dooz.values(dooz.Board("7x7x5", "d4"), dooz.Limit(nodes=500)),
    "Explanation": lambda: dooz.explain(board(), "b3"),
    "Review": lambda: dooz.review(dooz.Board("3x3x3", "a3 b3 a1 a2 c1 b2 b1")),
    "ReviewedMove": lambda: dooz.review(dooz.Board("3x3x3", "b2 b3")).moves[1],
    "ComparisonEntry": lambda: dooz.compare(board(), ["perfect"]).entries[0],
    "Trace": lambda: dooz.trace(board(), "alphabeta"),
    "Diff": lambda: dooz.diff(board(), "minimax", "alphabeta"),
    "Choice": lambda: dooz.think(board(), "perfect"),
    "Article": lambda: dooz.think(board(), "sisoog"),
    "Puzzle": lambda: dooz.puzzles()[0],
    "PuzzleVerdict": lambda: dooz.puzzles()[0].judge(dooz.puzzles()[0].solution),
    "Line": lambda: dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))[0],
    "Comparison": lambda: dooz.compare(dooz.Board("4x3x3"), ["perfect", "search:depth=2"]),
    "Certificate": lambda: dooz.solve(dooz.Board("3x3x3"), certificate=True).certificate,
    "Claim": lambda: proved("4x3x3"),
    "ClaimOfDraw": lambda: proved("3x3x3", "b2 a1"),
    "Solution": lambda: dooz.solve(dooz.Board("4x3x3"), certificate=True),
    "SolutionUnknown": lambda: dooz.solve(dooz.Board("5x5x4"), dooz.Limit(nodes=10)),
    "Playouts": lambda: dooz.playouts(dooz.Board("3x3x3", "b2"), 20, seed=3),
    "Positions": lambda: dooz.positions("2x2x2"),
}

#: Results that tell the time that a search has taken, which is never the same.
TIMED = {"Comparison", "ComparisonEntry"}
#: Results that hang on the strength of the engine, which may grow.
JUDGED = {"Estimates", "Line"}


def reduced(result: Any) -> tuple[str, dict[str, Any]]:
    """Return the name and the plain data of a pickle."""
    function, arguments = result.__reduce__()
    assert function is _restore
    name, state = arguments
    return name, state


def essence(result: Any) -> Any:
    """Return what can be compared."""
    if isinstance(result, dooz.Playouts | dooz.Positions):
        arrays = [getattr(result, name) for name in ("plies", "values")]
        arrays += [result.boards] if isinstance(result, dooz.Positions) else []
        return [(array.dtype, array.shape, array.tobytes()) for array in arrays]
    return result


def proved(rules: str, moves: str = "") -> dooz.Claim:
    certificate = dooz.solve(dooz.Board(rules, moves), certificate=True).certificate
    assert certificate is not None
    return certificate.verify()


def same(found: Any, expected: Any) -> None:
    assert essence(found) == essence(expected)
    assert repr(found) == repr(expected)
    for tell in ("to_dict", "text"):
        if hasattr(found, tell):
            assert getattr(found, tell)() == getattr(expected, tell)()


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_survives_pickles_and_copies(name: str) -> None:
    result = RESULTS[name]()
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        same(pickle.loads(pickle.dumps(result, protocol)), result)
    same(copy.deepcopy(result), result)


@pytest.mark.parametrize("name", RESULTS)
def test_the_pickle_of_the_first_version_is_read(name: str) -> None:
    pickles = json.loads(FILE.read_text(encoding="utf-8"))
    old = pickle.loads(base64.b64decode(pickles[name]))
    new = RESULTS[name]()
    assert type(old) is type(new)
    if isinstance(old, dooz.Solution):
        # A later version may have visited fewer positions.
        assert (old.value, old.plies) == (new.value, new.plies)
        assert old.certificates == new.certificates
    elif name not in TIMED | JUDGED:
        assert essence(old) == essence(new)
        assert repr(old) == repr(new)
    # A later version writes the same, perhaps with more fields.
    same(pickle.loads(pickle.dumps(old)), old)


def test_every_result_has_a_pickle_of_its_first_version() -> None:
    unpicklable = {
        # They are at work, or are what others come from.
        *("Analysis", "Batch", "Engine"),
        # An exception, which Python pickles by itself.
        "IllegalMove",
    }
    classes = {name for name in dooz.__all__ if isinstance(getattr(dooz, name), type)}
    assert classes - unpicklable <= set(RESULTS)
    assert set(json.loads(FILE.read_text(encoding="utf-8"))) == set(RESULTS)


def test_positions_are_sent_as_their_rules() -> None:
    assert len(pickle.dumps(dooz.positions("4x3x3"))) < 200


def test_large_arrays_are_sent_without_a_copy() -> None:
    games = dooz.playouts(dooz.Board("3x3x3"), 1000, seed=1)
    buffers: list[pickle.PickleBuffer] = []
    data = pickle.dumps(games, 5, buffer_callback=buffers.append)
    assert len(data) < 500
    assert len(buffers) == 2
    found = pickle.loads(data, buffers=buffers)
    assert np.shares_memory(found.plies, games.plies)


def test_a_pickle_that_is_no_result_is_a_sentence() -> None:
    reason = "this pickle is damaged, or of a newer version of Dooz"
    broken: list[tuple[str, dict[str, Any]]] = [
        ("Nonsense", {}),
        ("Values", {}),
        ("Outcome", {"winner": "third", "lines": []}),
        ("LegalMoves", {"rules": "3x3x3", "moves": ["z9"]}),
        ("LegalMoves", {"rules": "3x3", "moves": []}),
        ("Puzzle", {"puzzle": ""}),
        ("Solution", {}),
        ("Solution", {"certificates": ["text"]}),
        ("Trace", {}),
        ("Trace", {"event_bytes": "text"}),
        ("Trace", {"event_bytes": b"text"}),
        ("Playouts", {}),
        ("Playouts", {"plies": [1], "values": [1]}),
        ("Playouts", {"plies": np.zeros(2, np.int16), "values": np.zeros(3, np.int8)}),
        ("Playouts", {"plies": np.zeros(2), "values": np.zeros(2, np.int8)}),
        ("Playouts", {"plies": np.zeros((1, 2), np.int16), "values": np.zeros(2, np.int8)}),
    ]
    claim = reduced(proved("4x3x3"))[1]
    for field, value in {
        "first": ["a9"],
        "turn": "third",
        "claimant": "",
        "goal": "hopes",
        "rules": "4x3",
    }.items():
        broken.append(("Claim", {**claim, field: value}))
    solution = reduced(dooz.solve(dooz.Board("3x3x3")))[1]
    broken.append(("Solution", {**solution, "value": "third"}))
    for name, state in broken:
        with pytest.raises(ValueError, match=reason):
            _restore(name, state)
    name, state = reduced(dooz.explain(board(), "b3"))
    changes: list[dict[str, Any]] = [
        {"move": "a3"},
        {"moves": []},
        {"board": {**state["board"], "first": "?"}},
        {"board": {**state["board"], "stones": "XXXX"}},
    ]
    for change in changes:
        with pytest.raises(ValueError, match=reason):
            _restore(name, {**state, **change})
    # A field of a later version is passed over.
    assert _restore(name, {**state, "mood": 3}) == dooz.explain(board(), "b3")


def test_a_pickle_with_squares_off_its_board_is_refused() -> None:
    choice, scores = reduced(dooz.think(board(), "perfect"))
    values, fields = reduced(dooz.values(board()))
    map_ = fields["map"]
    comparison, entries = reduced(dooz.compare(board(), ["perfect"]))
    changes: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
        (choice, scores, {"move": "v22"}),
        (choice, scores, {"line": ["v22"]}),
        (choice, scores, {"moves": [["v22", None, 0]]}),
        (values, fields, {"map": {**map_, "moves": [{**map_["moves"][0], "square": "v22"}]}}),
        (values, fields, {"map": {**map_, "rules": "gomoku"}}),
        (comparison, entries, {"map": {**map_, "rules": "gomoku"}}),
    ]
    for name, state, change in changes:
        with pytest.raises(ValueError, match="this pickle is damaged"):
            _restore(name, {**state, **change})


def test_a_review_with_moves_that_were_not_played_is_refused() -> None:
    name, state = reduced(dooz.review(board()))
    state["moves"] = [*state["moves"], state["moves"][0]]
    with pytest.raises(ValueError, match="damaged"):
        _restore(name, state)


if __name__ == "__main__":
    # The first pickle of a result stays for ever.
    made = json.loads(FILE.read_text(encoding="utf-8"))
    for name in RESULTS.keys() - made.keys():
        made[name] = base64.b64encode(pickle.dumps(RESULTS[name]())).decode()
    FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
