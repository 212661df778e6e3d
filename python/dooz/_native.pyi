from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, Final, SupportsIndex, final, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dooz.types import (
    ClaimName,
    Foul,
    Goal,
    Judgement,
    Kind,
    Language,
    LineRule,
    Look,
    Move,
    Observation,
    Player,
    Value,
)

__all__ = [
    "Analysis",
    "Batch",
    "Board",
    "Certificate",
    "Choice",
    "Claim",
    "Comparison",
    "ComparisonEntry",
    "Coordinator",
    "Diff",
    "Engine",
    "Explanation",
    "IllegalMove",
    "LegalMoves",
    "Limit",
    "Line",
    "MoveValue",
    "Outcome",
    "Playouts",
    "Positions",
    "Puzzle",
    "PuzzleVerdict",
    "Review",
    "ReviewedMove",
    "Rules",
    "Solution",
    "Trace",
    "Values",
    "__version__",
    "_check_brain",
    "_observe",
    "_restore",
    "_run_program",
    "_scheduled_games",
    "brains",
    "compare",
    "diff",
    "explain",
    "playouts",
    "positions",
    "puzzles",
    "review",
    "run_job",
    "solve",
    "think",
    "trace",
    "values",
]
__version__: Final[str]

class IllegalMove(ValueError):
    """A move that cannot be played; the board is as it was."""

@final
class Rules:
    """The rules of a k-in-a-row game, also called an m,n,k-game.

    `width` columns, `height` rows, and a line of `k`. `line` says which lines count:
    "freestyle", "exactly", "renju", "caro" or "misere". A string is accepted wherever
    rules are.
    """
    def __new__(
        cls,
        width: SupportsIndex,
        height: SupportsIndex,
        k: SupportsIndex,
        line: LineRule = "freestyle",
    ) -> Rules: ...
    @staticmethod
    def parse(text: str) -> Rules:
        """Reads the name of a preset such as "gomoku", or a text like "7x6x4-misere"."""
    @property
    def width(self) -> int:
        """The number of columns, m in the literature."""
    @property
    def height(self) -> int:
        """The number of rows, n in the literature."""
    @property
    def k(self) -> int:
        """The number of stones that make a line."""
    @property
    def line(self) -> LineRule:
        """The rule for which lines count."""
    @property
    def preset(self) -> str | None:
        """The name of these rules, if they have one."""
    def cell(self, square: Move) -> int:
        """Returns the cell of a square: cells count from 0 at the top left, row by row."""
    def square(self, cell: Move) -> str:
        """Returns the square of a cell."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __getnewargs__(self) -> tuple[int, int, int, LineRule]: ...

@final
class Outcome:
    """The outcome of a finished game."""
    @property
    def winner(self) -> Player | None:
        """The winner, "first" or "second"; None if the game is a draw."""
    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """The lines that ended the game, each as its squares. In misère they belong to
        the loser.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class LegalMoves(Sequence[str]):
    """The legal moves of a board at the moment when they were asked for.

    A sequence of squares from the top left, row by row. Moves that are played later do
    not change it, so it is safe to loop over it. `in` takes a square or a cell.
    """
    @property
    def cells(self) -> tuple[int, ...]:
        """The same moves as cells, which count from 0 at the top left."""
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> str: ...
    @overload
    def __getitem__(self, index: slice[Any, Any, Any], /) -> tuple[str, ...]: ...
    def __contains__(self, mv: object, /) -> bool: ...
    def __iter__(self) -> Iterator[str]: ...
    def __reversed__(self) -> Iterator[str]: ...
    def index(self, mv: Any, start: int = 0, stop: int = ...) -> int:
        """Returns the place of a move, counted from 0."""
    def count(self, mv: Any) -> int:
        """Returns 1 if a move is legal, and otherwise 0."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class Board:
    """A game of k-in-a-row: its rules, its moves, and the position after them.

    It begins on the empty board of some rules, with `moves` played. It also accepts the text
    of a game or position: see `Board.parse`. Squares come out as `str`, and go in as `str`
    or as `int`, the cell from the top left.
    """
    def __new__(cls, rules: Rules | str, moves: str | Iterable[Move] | None = None) -> Board: ...
    @staticmethod
    def parse(text: str, rules: Rules | str | None = None) -> Board:
        """Reads the text of a board.

        It is rules, a picture, a game in SGF or PSQ (the first one of a collection), or
        a `key`. A picture of another board than tic-tac-toe's needs `rules`, and so does
        a list of moves. In a picture X is to move if there are as many X as O.
        """
    @property
    def rules(self) -> Rules:
        """The rules of the game."""
    def push(self, mv: Move) -> None:
        """Plays a move. If that is not possible, it raises IllegalMove and changes nothing."""
    def pop(self) -> str:
        """Takes the last move back and returns it; IndexError if there is none."""
    @property
    def moves(self) -> tuple[str, ...]:
        """The moves played. Stones set up by a picture are not moves."""
    @property
    def turn(self) -> Player:
        """The player to move, "first" or "second", or who would be if the game went on."""
    @property
    def ply(self) -> int:
        """The number of stones on the board."""
    def stone(self, mv: Move) -> Player | None:
        """Returns the player who has a stone on a square, or None."""
    def foul(self, mv: Move) -> Foul | None:
        """Returns the foul that a move would be: "overline", "double four" or "double
        three"; None if it is none, as everywhere but in renju.
        """
    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that can be played now."""
    def outcome(self) -> Outcome | None:
        """Returns the outcome of the game, or None while it goes on."""
    def copy(self) -> Board:
        """Returns a board with the same moves, which can be changed by itself."""
    @property
    def key(self) -> str:
        """A text that stands for the rules and the stones: equal boards have equal keys.
        The first player's stones are X.
        """
    @property
    def canonical_key(self) -> str:
        """The smallest key of this board and its rotations and reflections: boards that
        are alike have the same.
        """
    def svg(
        self,
        *,
        look: Look | None = None,
        coordinates: bool = True,
        numbers: bool = False,
        last: bool = True,
        marks: Iterable[Move] | None = None,
        arrows: Iterable[tuple[Move, Move]] | None = None,
        values: Values | Mapping[Move, str] | None = None,
        size: SupportsIndex | None = None,
    ) -> str:
        """Draws the board as a file in SVG.

        `look` is "symbols" or "stones"; without it, boards up to 8x8 have symbols and
        larger ones stones. `numbers` writes the number of each move on its
        stone, and `last` marks the last move. `marks` are squares in a frame, `arrows` pairs
        of squares. `values` are those of `dooz.values(board)`, or texts of up to four
        characters by their squares. `size` is the longer side in pixels, from 16 to 8192.
        """
    def _repr_svg_(self) -> str: ...
    def array(self) -> NDArray[np.int8]:
        """Returns the stones as a new array of NumPy, from the top row: 1 where the player
        to move has a stone, -1 where the other has one, and 0 elsewhere.
        """
    def to_sgf(self) -> str:
        """Writes the game in the Smart Game Format, with its rules."""
    def to_psq(self) -> str:
        """Writes the game as Piskvork does. The format has no place for the rules, nor for
        stones that a picture had: then it raises ValueError.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __copy__(self) -> Board: ...
    def __deepcopy__(self, _memo: Any) -> Board: ...
    def __getnewargs__(self) -> tuple[Rules]: ...
    def __getstate__(self) -> dict[str, str]: ...
    def __setstate__(self, state: dict[str, str]) -> None: ...
    __hash__: None  # type: ignore[assignment]

def _observe(board: Board, is_first: bool, may_move: bool) -> Observation: ...

@final
class Batch:
    """Many boards of the same rules, on each of which a move is played at every step.

    Its arrays are made once and filled again by each step, so whoever keeps an entry
    copies it. A finished board begins again in the same step; with `restart=False` it
    stays as it is until `reset`. An action is a cell, from 0 at the top left, or -1,
    which leaves a board as it is. The same seed gives the same games, with any number of
    threads. Each thread of a program needs a batch of its own: arrays that are read while
    another thread makes a step are half old and half new. It needs NumPy.
    """
    def __new__(
        cls,
        rules: Rules | str,
        size: SupportsIndex,
        threads: SupportsIndex | None = None,
        seed: SupportsIndex = 0,
        *,
        restart: bool = True,
    ) -> Batch: ...
    @property
    def rules(self) -> Rules:
        """The rules of the games."""
    @property
    def size(self) -> int:
        """The number of boards."""
    @property
    def observation(self) -> NDArray[np.uint8]:
        """The stones as two planes of uint8 for each board, (size, 2, height, width): those
        of the player to move, then those of the other one. Rows count from the top.
        """
    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal actions, (size, cells): True for each cell that can be played."""
    @property
    def reward(self) -> NDArray[np.float32]:
        """The result for the player who has just moved, as float32: 1 for a win, -1 for a
        loss, which is possible in misère, and 0 otherwise.
        """
    @property
    def done(self) -> NDArray[np.bool_]:
        """True for each board whose game the last step has ended."""
    @property
    def turn(self) -> NDArray[np.uint8]:
        """The player to move on each board, as uint8: 0 for the first, 1 for the second."""
    def step(self, actions: ArrayLike) -> None:
        """Plays an action on each board, and fills the arrays.

        If one cannot be played, it raises IllegalMove, which names the board, and no
        board has changed. Actions can be any array or sequence of whole numbers.
        """
    def sample(self) -> NDArray[np.int64]:
        """Chooses a legal action for each board by chance, each with the same probability;
        -1 where the game is over. The array is always the same one.
        """
    def reset(self, seed: SupportsIndex | None = None, boards: ArrayLike | None = None) -> None:
        """Begins all games again, or those of `boards`, an array with True for each of them.
        With `seed`, the random numbers of these boards begin again as well.
        """
    def board(self, board: SupportsIndex) -> Board:
        """Returns a board of the batch, by its place from 0. Its moves are not known, only
        its stones.
        """
    def set(self, place: SupportsIndex, board: Board) -> None:
        """Puts a board with the same rules in a place of the batch."""
    def values(self) -> NDArray[np.int8]:
        """Returns the exact value of each board for the player to move, as a new array of
        int8: 1 for a win, 0 for a draw, -1 for a loss. It is for boards that are small
        enough to be solved, about 5x5; Ctrl-C ends a search that takes too long.
        """

@final
class Limit:
    """The limits of a search: the one that is met first ends it.

    `seconds` of the clock, `nodes` visited, and a `depth` in plies. A function says which
    of them it keeps to, and what it does without any.
    """
    def __new__(
        cls,
        *,
        seconds: float | SupportsIndex | None = None,
        nodes: SupportsIndex | None = None,
        depth: SupportsIndex | None = None,
    ) -> Limit: ...
    @property
    def seconds(self) -> float | None:
        """The time on the clock, in seconds."""
    @property
    def nodes(self) -> int | None:
        """The number of positions visited."""
    @property
    def depth(self) -> int | None:
        """The number of plies to look ahead."""
    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, int | float | None]]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def brains(rules: Rules | str | None = None) -> tuple[str, ...]:
    """Returns the names of the computer players, or of those that are offered for some
    rules. Options can follow a name: "search:depth=4", "level:60".
    """

def think(
    board: Board, brain: str, limit: Limit | None = None, seed: SupportsIndex | None = None
) -> Choice:
    """Lets a computer player think about a board.

    `brain` is one of `brains()` with its options, or another program: "pbrain:PATH". A
    player keeps to those limits that it has options for, and has a default one where none
    is given; the published programs of the articles have none, and are quick. `seed`
    makes the choices of chance repeatable.
    """

@final
class Choice:
    """The choice of a computer player."""
    @property
    def move(self) -> str | None:
        """The move; None if the game is over."""
    @property
    def score(self) -> int:
        """The player's own number for the position, in a scale of its own."""
    @property
    def plies(self) -> int | None:
        """The plies to the end of the game: positive if the player to move wins, negative
        if it loses; 0 for a draw, and None for an estimate.
        """
    @property
    def exact(self) -> bool | None:
        """True if the score is proven, False if it is not, and None if the player does not
        know.
        """
    @property
    def nodes(self) -> int:
        """The number of positions visited, counted as in the player's article."""
    @property
    def seconds(self) -> float:
        """The time that it took, in seconds."""
    @property
    def line(self) -> tuple[str, ...]:
        """The moves that the player expects, beginning with its own."""
    @property
    def scores(self) -> dict[str, int]:
        """The player's own number for each move that it has searched, by squares in the
        order of the board.
        """
    def text(self, language: Language = "en") -> str:
        """Describes the choice in a language: "en", "fa", "ar" or "ru"."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the fields of `dooz think --json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class MoveValue:
    """The value of a move for the player who makes it."""
    @property
    def kind(self) -> Kind:
        """The kind of the value: "win", "draw", "loss", "estimate" or "unknown"."""
    @property
    def plies(self) -> int | None:
        """The number of plies to the end of a won or lost game, the move included."""
    @property
    def score(self) -> int | None:
        """The engine's number for an estimate: higher is better."""
    @property
    def chance(self) -> float | None:
        """The chance of winning, from 0 to 1, with a draw as half a win; None if nothing is
        known. Only a proof makes it 0 or 1.
        """
    @property
    def exact(self) -> bool:
        """True if the value is proven."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def values(board: Board, limit: Limit | None = None) -> Values:
    """Returns the value of every legal move: exact if the game can be searched to its end,
    otherwise as far as the engine sees.

    It keeps to limits of seconds and nodes; without any, to 4,000,000 nodes for the exact
    values.
    """

@final
class Values:
    """The values of the legal moves of a board, by square."""
    @property
    def best(self) -> str | None:
        """The best move as far as is known, the nearest to the centre of several."""
    @property
    def exact(self) -> bool:
        """True if every value is proven."""
    def __len__(self) -> int: ...
    def __getitem__(self, mv: Move, /) -> MoveValue: ...
    def __contains__(self, mv: object, /) -> bool: ...
    def __iter__(self) -> Iterator[str]: ...
    def get(self, mv: Move, default: Any = None, /) -> Any:
        """Returns the value of a move, or `default` if it is not legal."""
    def keys(self) -> tuple[str, ...]:
        """The moves, in reading order."""
    def values(self) -> tuple[MoveValue, ...]:
        """The values, in the order of the moves."""
    def items(self) -> tuple[tuple[str, MoveValue], ...]:
        """The moves with their values."""
    def text(self, language: Language = "en") -> str:
        """Draws the values on the board, in a language."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the field `map` of `dooz explain --json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def explain(board: Board, move: Move | None = None, limit: Limit | None = None) -> Explanation:
    """Explains a move, or the best one: the reasons for its quality, and the refutations of
    others.

    It keeps to limits of seconds and nodes; without any, to 4,000,000 nodes.
    """

@final
class Explanation:
    """The explanation of a move."""
    @property
    def move(self) -> str:
        """The move."""
    @property
    def value(self) -> MoveValue:
        """The value of the move."""
    @property
    def judgement(self) -> Judgement:
        """The quality of the move among the legal ones, in a word of the documents."""
    @property
    def line(self) -> tuple[str, ...]:
        """The move and its continuation."""
    @property
    def better(self) -> str | None:
        """The best move that is known, if it is better than this one."""
    @property
    def values(self) -> Values:
        """The values of all legal moves."""
    def text(self, language: Language = "en") -> str:
        """Explains the move in a language: "en", "fa", "ar" or "ru"."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the fields of `dooz explain --json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def review(board: Board, limit: Limit | None = None) -> Review:
    """Judges every move of a game.

    It keeps to limits of seconds and nodes, the nodes for each move; without any, to
    1,000,000 nodes for each.
    """

@final
class Review:
    """A game with a judgement of every move."""
    @property
    def moves(self) -> tuple[ReviewedMove, ...]:
        """Every move with its judgement."""
    @property
    def point_of_no_return(self) -> int | None:
        """The number of the last move that changed the outcome; None if no move did, or if
        that is not known.
        """
    @property
    def decisions_kept(self) -> tuple[float | None, float | None]:
        """The share of decisions that kept the outcome, in percent, of the first player and
        the second; None for a player who had none to make.
        """
    def text(self, language: Language = "en") -> str:
        """Describes the review in a language: "en", "fa", "ar" or "ru"."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the fields of `dooz review --json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class ReviewedMove:
    """A move of a game with its judgement."""
    @property
    def number(self) -> int:
        """The number of the move, from 1."""
    @property
    def player(self) -> Player:
        """The player who made it, "first" or "second"."""
    @property
    def move(self) -> str:
        """The move."""
    @property
    def value(self) -> MoveValue:
        """Its value."""
    @property
    def judgement(self) -> Judgement:
        """Its quality among the legal moves, in a word of the documents."""
    @property
    def better(self) -> tuple[str, ...]:
        """A better line, if there was one; otherwise it is empty."""
    @property
    def refutation(self) -> tuple[str, ...]:
        """The line that refutes a losing move; otherwise it is empty."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def compare(
    board: Board, brains: Sequence[str] | None = None, limit: Limit | None = None
) -> Comparison:
    """Lets players think about a board one after the other, and judges their moves.

    Without `brains`, all that leave nothing to chance and are offered for the rules
    compete. The nodes of the limit are those of the judge, and the players have theirs in
    their options; its seconds are for judge and players together.
    """

@final
class Comparison:
    """The choices of several players in one position."""
    @property
    def entries(self) -> tuple[ComparisonEntry, ...]:
        """The results of the players, in the order in which they were named."""
    def text(self, language: Language = "en") -> str:
        """Shows the players side by side, in a language: "en", "fa", "ar" or "ru"."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the fields of `dooz compare --json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class ComparisonEntry:
    """The choice of one of several players."""
    @property
    def name(self) -> str:
        """The player's name."""
    @property
    def move(self) -> str | None:
        """Its move; None if it has none."""
    @property
    def score(self) -> int:
        """Its own number for the position."""
    @property
    def nodes(self) -> int:
        """The number of positions that it visited, as it counts them."""
    @property
    def keeps(self) -> bool | None:
        """True if its move keeps the value of the position; None if that is not known."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def trace(board: Board, search: str = "alphabeta", limit: Limit | None = None) -> Trace:
    """Records a search of a board, call by call.

    `search` is "minimax", "alphabeta" or another one of `dooz trace`, with its options.
    It keeps to all limits. A search of more than 1,000,000 calls raises `ValueError`.
    """

@final
class Trace:
    """A recorded search.

    Its length is the number of its events, which can be asked for by their places.
    """
    @property
    def search(self) -> str:
        """The search with its options."""
    @property
    def score(self) -> int:
        """The score of the position, in the search's own scale."""
    @property
    def calls(self) -> int:
        """The number of calls, including the first one."""
    @property
    def leaves(self) -> int:
        """The number of calls in which the game was over."""
    @property
    def cuts(self) -> int:
        """The number of cuts."""
    @property
    def limited(self) -> bool:
        """True if a limit has kept the search from being complete."""
    def __len__(self) -> int: ...
    def __getitem__(self, index: SupportsIndex, /) -> dict[str, Any]: ...
    def __iter__(self) -> Iterator[dict[str, Any]]: ...
    def text(self, language: Language = "en") -> str:
        """Writes the search as an indented tree, in a language: "en", "fa", "ar" or "ru"."""
    def svg(self, language: Language = "en") -> str:
        """Draws the tree of the search as a file in SVG, with the words of a language."""
    def _repr_svg_(self) -> str: ...
    def dot(self, language: Language = "en") -> str:
        """Writes the tree of the search for Graphviz, with the words of a language."""
    def json(self) -> str:
        """Writes the document of `dooz trace --format json`."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the fields of `dooz trace --format json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def diff(board: Board, first: str, second: str) -> Diff:
    """Compares two searches of a board: which calls both make, and which cuts save the
    others.
    """

@final
class Diff:
    """The differences between two searches."""
    @property
    def common(self) -> int:
        """The number of calls that both searches make."""
    @property
    def first_alone(self) -> int:
        """The number of calls that only the first search makes."""
    @property
    def second_alone(self) -> int:
        """The number of calls that only the second search makes."""
    def text(self, language: Language = "en") -> str:
        """Describes the differences in a language: "en", "fa", "ar" or "ru"."""
    def to_dict(self) -> dict[str, Any]:
        """Returns all fields of the comparison, with every subtree that one search skips."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def puzzles() -> tuple[Puzzle, ...]:
    """Returns the puzzles that come with Dooz."""

@final
class Puzzle:
    """A position with exactly one good move."""
    @property
    def board(self) -> Board:
        """The position, as a board of its own."""
    @property
    def goal(self) -> Goal:
        """The goal of the player to move: "win" or "draw"."""
    @property
    def moves(self) -> int:
        """The number of moves to look ahead: own moves to the win, or for a draw the opponent's
        moves to the win after a wrong move.
        """
    @property
    def grade(self) -> int:
        """The difficulty, from 1 to 5."""
    @property
    def solution(self) -> str:
        """The only good move."""
    def judge(self, mv: Move) -> PuzzleVerdict:
        """Judges an answer. A move that cannot be played raises IllegalMove."""
    def text(self, language: Language = "en") -> str:
        """States the task in a language: "en", "fa", "ar" or "ru"."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class PuzzleVerdict:
    """The verdict on an answer to a puzzle."""
    @property
    def solved(self) -> bool:
        """True if the answer is the solution."""
    @property
    def line(self) -> tuple[str, ...]:
        """The answer, and the best play that follows: it refutes a wrong one."""
    def text(self, language: Language = "en") -> str:
        """Says whether the answer is right, and why, in a language."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the verdict as a dictionary."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def playouts(
    board: Board,
    games: SupportsIndex,
    *,
    seed: SupportsIndex | None = None,
    threads: SupportsIndex | None = None,
) -> Playouts:
    """Plays games of random moves from a board, and returns their lengths and results.

    Every legal move has the same chance. The same `seed` gives the same games with any
    number of `threads`. It needs NumPy.
    """

@final
class Playouts:
    """The lengths and results of games of random moves."""
    @property
    def plies(self) -> NDArray[np.int16]:
        """The number of moves of each game."""
    @property
    def values(self) -> NDArray[np.int8]:
        """The result of each game for the player to move on the board: 1 for a win, 0 for a
        draw, -1 for a loss.
        """
    def __len__(self) -> int: ...

def positions(rules: Rules | str) -> Positions:
    """Lists every position of a small board that a game can reach, with its exact value.

    Boards have up to 16 squares. Each position takes 21 bytes and one for each square, at the
    peak as well: the ten million of 4x4x4 take 360 MB and half a minute. Positions with fewer
    stones come first. It needs NumPy.
    """

@final
class Positions:
    """Every position of a small board, with its exact value."""
    @property
    def boards(self) -> NDArray[np.int8]:
        """The stones of each position from the top row, like `Board.array`: 1 where the player
        to move has a stone, -1 where the other has one, and 0 elsewhere.
        """
    @property
    def values(self) -> NDArray[np.int8]:
        """The value of each position under perfect play for the player to move: 1 for a win,
        0 for a draw, -1 for a loss.
        """
    @property
    def plies(self) -> NDArray[np.int8]:
        """The number of plies to the end of each won or lost position under perfect play; 0
        where the game is over or a draw.
        """
    def board(self, place: SupportsIndex) -> Board:
        """Returns the position at a place as a board, with X for the first player."""
    def index(self, board: Board) -> int:
        """Returns the place of a board; KeyError if it is of other rules or cannot be reached."""
    def __len__(self) -> int: ...

def solve(
    board: Board,
    limit: Limit | None = None,
    *,
    certificate: bool = False,
    progress: Callable[[int, int | None], object] | None = None,
) -> Solution:
    """Finds the value of a board under perfect play: who wins, and in how many plies.

    Without a limit it searches until it knows, or until no method gets further. With
    `certificate=True` it also searches for proofs, which `Certificate.verify` checks without
    trust in the solver.
    `progress` is called about 50 times a second with the nodes visited so far and the number
    of plies within which neither player wins, as far as that is known.
    """

@final
class Solution:
    """The value of a board under perfect play, as far as it was found."""
    @property
    def value(self) -> Value | None:
        """ "first" or "second", who wins; "draw"; or None if it was not found."""
    @property
    def plies(self) -> int | None:
        """The number of plies to the end of a won game, if it is known exactly."""
    @property
    def no_win_within(self) -> int | None:
        """The number of plies within which neither player wins, where the value is unknown."""
    @property
    def nodes(self) -> int:
        """The number of positions visited."""
    @property
    def certificate(self) -> Certificate | None:
        """The certificate of the value; None if it was not wanted or not found."""
    @property
    def certificates(self) -> tuple[Certificate, ...]:
        """All certificates: the first says who wins or who holds a draw; a second one
        that no win is shorter, or that the other player holds as well.
        """
    def to_dict(self) -> dict[str, Any]:
        """Returns the fields of `dooz solve --json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class Certificate:
    """A file that proves who wins a position, or that a player holds a draw."""
    def __new__(cls, data: bytes) -> Certificate: ...
    @staticmethod
    def load(file: str | PathLike[str]) -> Certificate:
        """Reads a certificate from a regular file, which zstd may have compressed. Whether it
        proves something is only known by `verify`.
        """
    def save(self, file: str | PathLike[str]) -> None:
        """Writes the certificate to a file, compressed if its name ends in ".zst"."""
    def verify(self) -> Claim:
        """Verifies the certificate and returns its claim. A certificate that proves nothing
        raises ValueError with the place where it fails.

        The verifier searches nothing, and uses nothing of the solver's.
        """
    def __bytes__(self) -> bytes: ...
    def __getnewargs__(self) -> tuple[bytes]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def run_job(job: bytes) -> bytes:
    """Runs a job and returns its result, both as bytes: all that a worker does, wherever it
    is. It keeps nothing between two jobs.

    Damaged bytes, and a job from another version of the package, raise ValueError.
    """

@final
class Coordinator:
    """The coordinator of a proof that is split into jobs.

    It asks who wins a board, or for the proof of a `claim`: "first-wins", "second-wins",
    "first-holds", "second-holds", "first-holds-weakly" or "second-holds-weakly", where a
    player holds who does not lose, and holds weakly if the other one never completes a
    line. `next` gives a job, whoever runs it, and `accept` takes the result, which it
    believes only if the verifier accepts its certificate. A job that this coordinator has
    not given, or that has come back already, raises ValueError.

    With a `store`, results are kept in this folder before anything else happens with
    them. A new coordinator of the same question takes them from there, and runs no
    finished job again. `dooz prove --store` shows the same folder and goes on with it.

    `job_nodes` is the number of positions that the first job about a position may visit,
    by default about a second's work, or 1,500,000,000, up to an hour's, for the empty
    board of more than 64 squares; each other one may visit four times as many, until the
    position is split. `job_memory_mb` is the memory of each table of a job, by default
    256, or 4,000 for such an empty board.
    """
    def __new__(
        cls,
        board: Board,
        claim: ClaimName | None = None,
        *,
        store: str | PathLike[str] | None = None,
        job_nodes: SupportsIndex | None = None,
        job_memory_mb: SupportsIndex | None = None,
    ) -> Coordinator: ...
    def next(self) -> bytes | None:
        """Returns the next job; None if the answer is known, if no job can find it, or as
        long as all that could be done is out.
        """
    def accept(self, job: bytes, result: bytes) -> bool:
        """Takes the result of a job. Returns False if it is damaged or proves nothing; then
        the job comes again, and raises RuntimeError the third time.
        """
    def lose(self, job: bytes) -> None:
        """Records that a job's worker died; the job is offered again. A job that was lost three
        times is not run any more, but split; after several of these in a row, RuntimeError is
        raised.
        """
    def give_back(self, job: bytes) -> None:
        """Takes back a job that nobody has run."""
    @property
    def job_memory_mb(self) -> int:
        """The memory of each table of a job in mebibytes, of which a job may have two: what was
        given, or the default one of the question.
        """
    @property
    def decided(self) -> bool:
        """True if the answer is known, or no job can find it."""
    def solution(self) -> Solution | None:
        """Returns the solution with its certificates; None if nothing is proved yet. That of
        a claim that a player holds has no value.
        """
    def counts(self) -> dict[str, int]:
        """Returns the counts of jobs: "finished", how many of these have "proved" what they
        asked, "recalled" from the store, "faulty" results, "lost" workers, and the "nodes"
        of the finished jobs.
        """

@final
class Claim:
    """The claim that a certificate proves. A pickle of it is no proof; its certificate is."""
    def text(self, language: Language = "en") -> str:
        """Says what is proved, in a language: "en", "fa", "ar" or "ru"."""
    def to_dict(self) -> dict[str, Any]:
        """Returns the claim with the fields of `dooz verify --json`."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

@final
class Engine:
    """The strong player of boards from 5x5 to 22x22, which remembers what it has searched.

    It searches with `threads`, and its table has `memory_mb` mebibytes. It answers one
    question at a time: a second thread needs an engine of its own.
    """
    def __new__(
        cls, *, threads: SupportsIndex | None = None, memory_mb: SupportsIndex | None = None
    ) -> Engine: ...
    @staticmethod
    def popen(command: str) -> Engine:
        """Starts any program that speaks the tournament protocol of gomoku, as an engine.

        `command` is a path, perhaps followed by arguments. The program plays five in a row
        on boards of its sizes, keeps to limits as far as it knows them, and tells one line.
        It runs until the engine is closed, and is started again if it fails.
        """
    def play(self, board: Board, limit: Limit) -> str:
        """Returns the move that the engine plays."""
    def analyse(self, board: Board, limit: Limit, lines: SupportsIndex | None = None) -> list[Line]:
        """Returns the best lines of a board, the best first."""
    def analysis(
        self, board: Board, limit: Limit | None = None, lines: SupportsIndex | None = None
    ) -> Analysis:
        """Analyses a board in the background: an iterator over the best lines of each depth,
        which goes on until it is stopped or a limit is met. A program tells its line at the
        end.
        """
    def close(self) -> None:
        """Forgets what was searched and gives the memory back, or ends the program. A closed
        engine answers no more. One that is thinking raises RuntimeError and stays open.
        """
    def __enter__(self) -> Engine: ...
    def __exit__(self, *_exception: object) -> None: ...

@final
class Analysis:
    """An analysis in the background: an iterator over the best lines of each depth."""
    def __iter__(self) -> Analysis: ...
    def __next__(self) -> list[Line]: ...
    def stop(self) -> None:
        """Stops the analysis and waits for its end, so that the engine can be asked again."""
    def __enter__(self) -> Analysis: ...
    def __exit__(self, *_exception: object) -> None: ...

@final
class Line:
    """One of the best lines of an analysis."""
    @property
    def moves(self) -> tuple[str, ...]:
        """The moves, beginning with that of the player to move."""
    @property
    def value(self) -> MoveValue:
        """The value for the player to move. The engine proves none."""
    @property
    def depth(self) -> int:
        """The depth of the search in plies; 0 if a program does not tell."""
    @property
    def nodes(self) -> int:
        """The number of positions visited so far; 0 if a program does not tell."""
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    __hash__: None  # type: ignore[assignment]

def _check_brain(brain: str, rules: Rules | str) -> None: ...
def _restore(name: str, state: dict[str, Any]) -> Any: ...
def _run_program(arguments: Sequence[str]) -> int: ...
def _scheduled_games(players: int, games: int) -> int: ...
