"""Results survive pickles, also those of earlier versions."""

import base64
import copy
import json
import pathlib
import pickle
from collections.abc import Callable
from typing import Any

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
    "ComparisonEntry": lambda: (
        dooz.compare(dooz.Board("4x4x4"), ["sisoog"]).entries[0]
        if "sisoog" in dooz.brains("4x4x4")
        else dooz.compare(board(), ["perfect"]).entries[0]
    ),
    "Trace": lambda: dooz.trace(board(), "alphabeta"),
    "Diff": lambda: dooz.diff(board(), "minimax", "alphabeta"),
    "Choice": lambda: dooz.think(board(), "perfect"),
    "Article": lambda: dooz.think(board(), "sisoog"),
    "Puzzle": lambda: dooz.puzzles()[0],
    "PuzzleVerdict": lambda: dooz.puzzles()[0].judge(dooz.puzzles()[0].solution),
    "Line": lambda: dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))[0],
    "Certificate": lambda: dooz.solve(dooz.Board("3x3x3"), certificate=True).certificate,
}

#: Results that tell the time that a search has taken, which is never the same.
TIMED = {"ComparisonEntry"}
#: Results that hang on the strength of the engine, which may grow.
JUDGED = {"Estimates", "Line"}


def reduced(result: Any) -> tuple[str, dict[str, Any]]:
    """Return the name and the plain data of a pickle."""
    function, arguments = result.__reduce__()
    assert function is _restore
    name, state = arguments
    return name, state


def same(found: Any, expected: Any) -> None:
    assert found == expected
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


def test_a_comparison_survives_pickles() -> None:
    comparison = dooz.compare(dooz.Board("4x3x3"), ["perfect", "search:depth=2"])
    other = pickle.loads(pickle.dumps(comparison))
    assert other.entries == comparison.entries
    assert other.to_dict() == comparison.to_dict()


@pytest.mark.parametrize("name", sorted(set(RESULTS) - TIMED - JUDGED))
def test_the_pickle_of_the_first_version_is_read(name: str) -> None:
    pickles = json.loads(FILE.read_text(encoding="utf-8"))
    old = pickle.loads(base64.b64decode(pickles[name]))
    new = RESULTS[name]()
    assert old == new
    assert repr(old) == repr(new)


def test_a_pickle_that_is_no_result_is_a_sentence() -> None:
    reason = "this pickle is damaged, or of a newer version of Dooz"
    broken: list[tuple[str, dict[str, Any]]] = [
        ("Nonsense", {}),
        ("Values", {}),
        ("Outcome", {"winner": "third", "lines": []}),
        ("LegalMoves", {"rules": "3x3x3", "moves": ["z9"]}),
        ("LegalMoves", {"rules": "3x3", "moves": []}),
        ("Puzzle", {"puzzle": ""}),
    ]
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


def test_a_review_with_moves_that_were_not_played_is_refused() -> None:
    name, state = reduced(dooz.review(board()))
    state["moves"] = [*state["moves"], state["moves"][0]]
    with pytest.raises(ValueError, match="damaged"):
        _restore(name, state)


if __name__ == "__main__":
    made = {name: base64.b64encode(pickle.dumps(RESULTS[name]())).decode() for name in RESULTS}
    FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
