"""Players and teaching, through Python."""

import json
import pathlib
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any, Protocol, get_args

import pytest

import dooz
from dooz.types import Judgement, Language

LANGUAGES: tuple[Language, ...] = get_args(Language)

SENTENCES = pathlib.Path(__file__).parents[2] / "locales" / "en" / "dooz.ftl"


class Told(Protocol):
    """A result in words and as plain data."""

    def text(self, language: Language = "en") -> str: ...

    def to_dict(self) -> dict[str, Any]: ...


def board() -> dooz.Board:
    return dooz.Board("3x3x3", "a3 b2 c1 a1")


RESULTS: dict[str, Callable[[], Told]] = {
    "think": lambda: dooz.think(board(), "perfect"),
    "values": lambda: dooz.values(board()),
    "explain": lambda: dooz.explain(board(), "b3"),
    "review": lambda: dooz.review(board()),
    "compare": lambda: dooz.compare(board()),
    "trace": lambda: dooz.trace(board()),
    "diff": lambda: dooz.diff(board(), "minimax", "alphabeta"),
    "verdict": lambda: dooz.puzzles()[0].judge(dooz.puzzles()[0].solution),
}


@pytest.mark.parametrize("name", RESULTS)
def test_every_result_is_told_in_every_language(name: str) -> None:
    result = RESULTS[name]()
    texts = [result.text(language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        assert not any(mark in text for mark in "⟨⟩\u2066\u2067\u2068\u2069\x1b")
    with pytest.raises(ValueError, match="`tlh` is not a language of Dooz"):
        result.text("tlh")  # type: ignore[arg-type]


def test_every_judgement_has_its_word_in_the_types() -> None:
    classes = re.findall(
        r"^advice-class-([a-z-]+) =", SENTENCES.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(get_args(Judgement)) == sorted(classes)


@pytest.mark.parametrize("name", RESULTS)
def test_every_result_is_frozen_plain_data(name: str) -> None:
    result = RESULTS[name]()
    assert json.loads(json.dumps(result.to_dict())) == result.to_dict()
    assert repr(result).startswith("<")
    for attribute in (name for name in dir(type(result)) if not name.startswith("_")):
        with pytest.raises(AttributeError):
            setattr(result, attribute, None)
    if name != "compare":
        assert result == RESULTS[name]()


def program(*words: str) -> str:
    line = [sys.executable, "-m", "dooz", *words, "--language", "en"]
    return subprocess.run(line, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("name", "command"),
    [("explain", ["explain", "X../.O./O.X", "X", "b3"]), ("values", [])],
)
def test_the_documents_are_those_of_the_program(name: str, command: list[str]) -> None:
    if name == "values":
        document = json.loads(program("explain", "X../.O./O.X", "X", "--json"))["map"]
    else:
        assert program(*command).rstrip() == RESULTS[name]().text()
        document = json.loads(program(*command, "--json"))
    assert RESULTS[name]().to_dict() == document


def test_the_program_reviews_as_the_package_does() -> None:
    moves = "a3 b2 c1 a1"
    assert program("review", moves).rstrip() == RESULTS["review"]().text()
    assert json.loads(program("review", moves, "--json")) == RESULTS["review"]().to_dict()


def test_the_program_ends_with_its_status() -> None:
    line = [sys.executable, "-m", "dooz", "values", "--nothing"]
    assert subprocess.run(line, capture_output=True, check=False).returncode == 2


@pytest.mark.parametrize("brain", ["sisoog", "freecodecamp", "lafore", "alphabeta", "minimax"])
def test_the_published_programs_answer(brain: str) -> None:
    choice = dooz.think(dooz.Board("3x3x3", "b2"), brain)
    assert choice.move in dooz.Board("3x3x3", "b2").legal_moves
    assert set(choice.scores) <= set(dooz.Board("3x3x3", "b2").legal_moves)
    with pytest.raises(ValueError, match="plays"):
        dooz.think(dooz.Board("gomoku"), brain)


def test_a_player_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="`deepblue` is not"):
        dooz.think(board(), "deepblue")
    with pytest.raises(ValueError, match="depth"):
        dooz.think(board(), "sisoog:depth=3")
    with pytest.raises(ValueError, match="quantum"):
        dooz.trace(board(), "quantum")


def test_a_trace_of_more_calls_than_can_be_kept_says_so() -> None:
    with pytest.raises(ValueError, match="more than 1,000,000 calls"):
        dooz.trace(dooz.Board("6x6x4"), "minimax")


def test_the_same_seed_makes_the_same_choice() -> None:
    empty = dooz.Board("gomoku")
    choices = [dooz.think(empty, "random", seed=seed) for seed in (1, 1, 2)]
    assert choices[0] == choices[1] != choices[2]
    assert len({dooz.think(empty, "random").move for _ in range(5)}) > 1
    for seed in (-1, 2**64):
        with pytest.raises(ValueError, match="seed must be from 0"):
            dooz.think(empty, "random", seed=seed)


def test_limits_end_a_search() -> None:
    empty = dooz.Board("gomoku", "h8")
    choice = dooz.think(empty, "engine", dooz.Limit(nodes=1000))
    assert choice.nodes <= 1100
    assert dooz.think(empty, "engine", dooz.Limit(seconds=0.05)).seconds < 5
    assert dooz.think(empty, "search", dooz.Limit(depth=1)).nodes < 300
    assert dooz.trace(dooz.Board("3x3x3"), limit=dooz.Limit(depth=1)).calls == 10
    for search in (dooz.values, dooz.review, dooz.explain, dooz.compare):
        with pytest.raises(ValueError, match="no limit of depth"):
            search(board(), limit=dooz.Limit(depth=1))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"seconds": 0}, "more than 0"),
        ({"seconds": float("nan")}, "more than 0"),
        ({"seconds": float("inf")}, "at most"),
        ({"seconds": 10**400}, "at most"),
        ({"nodes": 0}, "nodes must be from 1"),
        ({"depth": -1}, "depth must be from 1"),
        ({"nodes": 2**64}, "nodes must be from 1"),
    ],
)
def test_impossible_limits_are_refused(arguments: dict[str, Any], error: str) -> None:
    with pytest.raises(ValueError, match=error):
        dooz.Limit(**arguments)
    name = next(iter(arguments))
    wrong: Any
    for wrong in ("1", True, [1]):
        with pytest.raises(TypeError, match=f"{name} must be int"):
            dooz.Limit(**{name: wrong})


def test_values_are_a_mapping_of_the_legal_moves() -> None:
    values = dooz.values(board())
    assert tuple(values) == values.keys() == tuple(board().legal_moves)
    assert len(values) == 5
    assert values[values.best or ""].kind == "win"
    assert (0 in values, 1 in values) == (False, True)
    with pytest.raises(KeyError):
        values["a3"]
    with pytest.raises(ValueError, match="off this 3x3 board"):
        values["z9"]
    assert dict(values.items())["b3"] == values["b3"] == values[1]


def test_a_game_that_is_over_has_nothing_to_explain() -> None:
    over = dooz.Board("3x3x3", "a1 b1 a2 b2 a3")
    for ask in (dooz.explain, dooz.compare):
        with pytest.raises(dooz.IllegalMove, match="over"):
            ask(over)
    with pytest.raises(dooz.IllegalMove):
        dooz.explain(over, "c3")
    assert len(dooz.values(over)) == 0
    assert dooz.think(over, "perfect").move is None
    assert dooz.review(dooz.Board("3x3x3")).moves == ()


def test_every_puzzle_has_one_solution() -> None:
    for puzzle in dooz.puzzles()[:10]:
        for move in puzzle.board.legal_moves:
            assert puzzle.judge(move).solved == (move == puzzle.solution)
    with pytest.raises(dooz.IllegalMove):
        dooz.puzzles()[0].judge("z22")


def test_a_trace_is_a_sequence_of_events() -> None:
    trace = dooz.trace(board(), "alphabeta")
    assert len(trace) == len([trace[i] for i in range(len(trace))])
    assert trace[-1] == trace[len(trace) - 1]
    with pytest.raises(IndexError):
        trace[len(trace)]
    assert json.loads(trace.json()) == trace.to_dict()
    assert trace.svg().startswith("<svg")
    assert trace.dot().startswith("digraph")
    assert trace.calls < dooz.trace(board(), "minimax").calls


def test_values_have_all_that_a_mapping_has() -> None:
    values = dooz.values(dooz.Board("XOX / OXO / O.."))
    assert isinstance(values, Mapping)
    assert {name for name in dir(Mapping) if not name.startswith("_")} <= set(dir(values))
    assert values.get("b1") == values["b1"]
    wrong: list[Any] = ["a1", "v22", 99, None]
    for move in wrong:
        assert values.get(move) is None
        assert values.get(move, 5) == 5
