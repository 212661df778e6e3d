//! The class `Board`.

mod picture;
mod reading;

use dooz_core::{
    Foul, Game, MoveList, Notation, PlayError, Player, Position, Setup, Square, Symbol,
};
use dooz_locale::coach::records::cannot_write;
use dooz_locale::explain_move;
use dooz_play::records::{NodeId, Record, RecordFormat};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::arguments::{RulesArgument, square, wrong_type};
use crate::errors::{IllegalMove, english, wrong};
use crate::legal_moves::LegalMoves;
use crate::outcome::{Outcome, name};
use crate::rules::Rules;
use crate::square_name::square_name;
use picture::Look;

/// A game of k-in-a-row: its rules, its moves, and the position after them.
///
/// It begins on the empty board of some rules, with `moves` played. It also accepts the text
/// of a game or position: see `Board.parse`. Squares come out as `str`, and go in as `str`
/// or as `int`, the cell from the top left.
///
/// >>> import dooz
/// >>> board = dooz.Board("3x3x3", "b2 a1")
/// >>> board.push("c3")
/// >>> print(board)
/// 3 . . X
/// 2 . X .
/// 1 O . .
///   a b c
/// >>> board.pop()
/// 'c3'
///
/// A board can be copied, compared and pickled. Boards are equal if their rules and
/// stones are; `key` stands for such a board in a dictionary. No two threads may change
/// one board at the same time.
#[pyclass(module = "dooz")]
#[derive(Clone)]
pub(crate) struct Board {
    game: Game,
    /// The symbol of the first player.
    first: Symbol,
}

impl Board {
    /// Returns the position.
    pub(crate) const fn position(&self) -> &Position {
        self.game.position()
    }

    /// Returns the game.
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the symbol of the first player.
    pub(crate) const fn first(&self) -> Symbol {
        self.first
    }

    /// Creates a board without moves.
    pub(crate) const fn of(position: Position, first: Symbol) -> Self {
        Self {
            game: Game::from_position(position),
            first,
        }
    }

    fn rules_inside(&self) -> dooz_core::Rules {
        self.position().rules()
    }

    fn square(&self, mv: &Bound<'_, PyAny>) -> PyResult<Square> {
        square(self.rules_inside(), mv).map_err(|error| error.value_error(mv.py()))
    }

    fn play(&mut self, square: Square) -> PyResult<()> {
        let played = self.game.play(square);
        played.map_err(|error| illegal(error, self.rules_inside()))
    }

    /// Plays a list of moves, or a text with one.
    fn play_all(&mut self, moves: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(text) = moves.cast::<PyString>() {
            for square in dooz_core::parse_moves(&text.to_cow()?) {
                self.play(square.map_err(|error| wrong(&error))?)?;
            }
            return Ok(());
        }
        let moves = moves
            .try_iter()
            .map_err(|_| wrong_type("moves", "str or an iterable of moves", moves))?;
        for mv in moves {
            self.push(&mv?)?;
        }
        Ok(())
    }

    fn record(&self) -> Record {
        let mut record = Record::from_position(*self.game.start(), self.first);
        let played = record.play_line(NodeId::ROOT, self.game.moves());
        played.expect("these moves were played");
        record.result = self.position().outcome().map(Into::into);
        record
    }

    fn write(&self, format: RecordFormat) -> PyResult<String> {
        let text = format.write(&[self.record()]);
        text.map_err(|error| PyValueError::new_err(cannot_write(error, format.name(), &english())))
    }

    /// Returns the symbol of a player.
    pub(crate) fn symbol(&self, player: Player) -> Symbol {
        player.symbol(self.first)
    }

    /// Returns the symbol of the player to move.
    pub(crate) fn to_move(&self) -> Symbol {
        self.symbol(self.position().turn())
    }
}

/// Returns the exception of a move that cannot be played.
pub(crate) fn illegal(error: PlayError, rules: dooz_core::Rules) -> PyErr {
    IllegalMove::new_err(explain_move(error, rules, &english()))
}

#[pymethods]
impl Board {
    #[new]
    #[pyo3(signature = (rules, moves = None))]
    fn new(rules: &Bound<'_, PyAny>, moves: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let mut board = match rules.cast::<PyString>() {
            Ok(text) => reading::board(&text.to_cow()?, None)?,
            Err(_) => Self::of(
                Position::new(rules.extract::<RulesArgument>()?.0),
                Symbol::X,
            ),
        };
        if let Some(moves) = moves {
            board.play_all(moves)?;
        }
        Ok(board)
    }

    /// Reads the text of a board.
    ///
    /// It is rules, a picture, a game in SGF or PSQ (the first one of a collection), or
    /// a `key`. A picture of another board than tic-tac-toe's needs `rules`, and so does
    /// a list of moves. In a picture X is to move if there are as many X as O.
    ///
    /// >>> import dooz
    /// >>> dooz.Board.parse("X.. / .O. / ...").turn
    /// 'first'
    /// >>> dooz.Board.parse("(;GM[4]SZ[15];B[hh];W[ii])").moves
    /// ('h8', 'i7')
    /// >>> dooz.Board.parse("1. h8 i9", rules="renju").ply
    /// 2
    #[staticmethod]
    #[pyo3(signature = (text, rules = None))]
    fn parse(text: &str, rules: Option<RulesArgument>) -> PyResult<Self> {
        reading::board(text, rules.map(|rules| rules.0))
    }

    /// The rules of the game.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("gomoku").rules
    /// Rules(15, 15, 5)
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.rules_inside())
    }

    /// Plays a move. If that is not possible, it raises IllegalMove and changes nothing.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("gomoku")
    /// >>> board.push("h8"); board.push(113)
    /// >>> board.moves
    /// ('h8', 'i8')
    fn push(&mut self, mv: &Bound<'_, PyAny>) -> PyResult<()> {
        let square =
            square(self.rules_inside(), mv).map_err(|error| error.illegal_move(mv.py()))?;
        self.play(square)
    }

    /// Takes the last move back and returns it; IndexError if there is none.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3", "b2 a1").pop()
    /// 'a1'
    fn pop<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        let last = self.game.undo();
        let last = last.ok_or_else(|| {
            PyIndexError::new_err(english().text("play-nothing-to-undo").into_owned())
        })?;
        Ok(square_name(py, last))
    }

    /// The moves played. Stones set up by a picture are not moves.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3", ["b2", 6]).moves
    /// ('b2', 'a1')
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        squares(py, self.game.moves())
    }

    /// The player to move, "first" or "second", or who would be if the game went on.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3", "b2").turn
    /// 'second'
    #[getter]
    fn turn(&self) -> &'static str {
        name(self.position().turn())
    }

    /// The number of stones on the board.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("X.. / .O. / ...").ply
    /// 2
    #[getter]
    fn ply(&self) -> u16 {
        self.position().ply()
    }

    /// Returns the player who has a stone on a square, or None.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("3x3x3", "b2")
    /// >>> board.stone("b2"), board.stone("a1")
    /// ('first', None)
    fn stone(&self, mv: &Bound<'_, PyAny>) -> PyResult<Option<&'static str>> {
        Ok(self.position().stone(self.square(mv)?).map(name))
    }

    /// Returns the foul that a move would be: "overline", "double four" or "double
    /// three"; None if it is none, as everywhere but in renju.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("renju", "g8 a1 f8 a3 h7 a5 h6 a7")
    /// >>> board.foul("h8"), board.foul("h9")
    /// ('double three', None)
    fn foul(&self, mv: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let (square, position) = (self.square(mv)?, self.position());
        let is_open = position.outcome().is_none() && position.stone(square).is_none();
        let foul = is_open.then(|| position.foul(square)).flatten();
        Ok(foul.as_ref().map(Foul::to_string))
    }

    /// The moves that can be played now.
    ///
    /// >>> import dooz
    /// >>> import random
    /// >>> board = dooz.Board("3x3x3")
    /// >>> while board.outcome() is None:
    /// ...     board.push(random.choice(board.legal_moves))
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        LegalMoves::of(self.position())
    }

    /// Returns the outcome of the game, or None while it goes on.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3", "b2 a1 a2 b1 c2").outcome().winner
    /// 'first'
    fn outcome(&self) -> Option<Outcome> {
        Outcome::of(self.position())
    }

    /// Returns a board with the same moves, which can be changed by itself.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("3x3x3", "b2")
    /// >>> other = board.copy()
    /// >>> other.push("a1")
    /// >>> board.ply
    /// 1
    fn copy(&self) -> Self {
        self.clone()
    }

    /// A text that stands for the rules and the stones: equal boards have equal keys.
    /// The first player's stones are X.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3", "b2 a1").key
    /// '3x3x3 ....X.O..'
    #[getter]
    fn key(&self) -> String {
        key(self.position())
    }

    /// The smallest key of this board and its rotations and reflections: boards that
    /// are alike have the same.
    ///
    /// >>> import dooz
    /// >>> keys = {dooz.Board("3x3x3", [corner]).canonical_key for corner in (0, 2, 6, 8)}
    /// >>> len(keys)
    /// 1
    #[getter]
    fn canonical_key(&self) -> String {
        key(&self.position().canonical())
    }

    /// Draws the board as a file in SVG.
    ///
    /// `look` is "symbols" or "stones"; without it, boards up to 8x8 have symbols and
    /// larger ones stones. `numbers` writes the number of each move on its
    /// stone, and `last` marks the last move. `marks` are squares in a frame, `arrows` pairs
    /// of squares. `values` are those of `dooz.values(board)`, or texts of up to four
    /// characters by their squares. `size` is the longer side in pixels, from 16 to 8192.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("gomoku", "h8 i9").svg(look="stones", numbers=True)[:4]
    /// '<svg'
    /// >>> board = dooz.Board("3x3x3", "a3")
    /// >>> picture = board.svg(
    /// ...     marks=["b2"], arrows=[("a3", "b2")], values=dooz.values(board), size=300
    /// ... )
    /// >>> picture.count(">=</text>")
    /// 1
    #[pyo3(signature = (
        *, look = None, coordinates = true, numbers = false, last = true, marks = None,
        arrows = None, values = None, size = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python names them")]
    fn svg(
        &self,
        look: Option<&str>,
        coordinates: bool,
        numbers: bool,
        last: bool,
        marks: Option<&Bound<'_, PyAny>>,
        arrows: Option<&Bound<'_, PyAny>>,
        values: Option<&Bound<'_, PyAny>>,
        size: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let look = Look {
            style: look,
            coordinates,
            numbers,
            last,
            marks,
            arrows,
            values,
            size,
        };
        picture::svg(self, &look)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        let look = Look {
            coordinates: true,
            last: true,
            ..Look::default()
        };
        picture::svg(self, &look)
    }

    /// Returns the stones as a new array of NumPy, from the top row: 1 where the player
    /// to move has a stone, -1 where the other has one, and 0 elsewhere.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x3x3", "b2 a1 c3").array()
    /// array([[ 0,  0, -1],
    ///        [ 0, -1,  0],
    ///        [ 1,  0,  0]], dtype=int8)
    fn array<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (rules, position) = (self.rules_inside(), self.position());
        let squares = (0..rules.squares()).filter_map(|cell| rules.square(cell));
        let stones: Vec<i8> = squares
            .map(|square| match position.stone(square) {
                None => 0,
                Some(player) if player == position.turn() => 1,
                Some(_) => -1,
            })
            .collect();
        let shape = [rules.height().into(), rules.width().into()];
        crate::arrays::array(py, "int8", &shape, &stones)
    }

    /// Writes the game in the Smart Game Format, with its rules.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("renju", "h8 i9")
    /// >>> dooz.Board.parse(board.to_sgf()) == board
    /// True
    fn to_sgf(&self) -> PyResult<String> {
        self.write(RecordFormat::Sgf)
    }

    /// Writes the game as Piskvork does. The format has no place for the rules, nor for
    /// stones that a picture had: then it raises ValueError.
    ///
    /// >>> import dooz
    /// >>> print(dooz.Board("gomoku", "h8 i9").to_psq(), end="")
    /// Piskvorky 15x15, 0:0, 0
    /// 8,8,0
    /// 9,7,0
    fn to_psq(&self) -> PyResult<String> {
        self.write(RecordFormat::Psq)
    }

    /// PyO3 answers NotImplemented where the other object is no board.
    fn __eq__(&self, other: PyRef<'_, Self>) -> bool {
        other.position() == self.position()
    }

    fn __str__(&self) -> String {
        let picture =
            dooz_cli::play::plain::board::picture(self.position(), self.first, Notation::Algebraic);
        picture.trim_end().to_owned()
    }

    /// The picture below the rules and the side to move: what a terminal shows.
    fn __repr__(&self) -> String {
        let state = match self.position().outcome() {
            None => format!("{} to move", self.to_move()),
            Some(dooz_core::Outcome::Draw) => "a draw".to_owned(),
            Some(dooz_core::Outcome::Win(player)) => format!("{} has won", self.symbol(player)),
        };
        format!(
            "<Board {}, {state}>\n{}",
            self.rules_inside(),
            self.__str__()
        )
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __getnewargs__(&self) -> (Rules,) {
        (self.rules(),)
    }

    /// The start and the moves, in words that any version can read.
    fn __getstate__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let state = PyDict::new(py);
        state.set_item("start", self.game.start().picture(Symbol::X).to_string())?;
        state.set_item("first", self.first.to_string())?;
        state.set_item("moves", MoveList(self.game.moves()).to_string())?;
        Ok(state)
    }

    fn __setstate__(&mut self, state: &Bound<'_, PyDict>) -> PyResult<()> {
        let text = |name: &str| -> PyResult<String> { state.as_any().get_item(name)?.extract() };
        let start = Setup::parse(self.rules_inside(), &text("start")?, Symbol::X);
        let start = start.map_err(|error| wrong(&error))?;
        // The first player's stones are X, so that their numbers tell who is to move.
        let start = start.with_side_by_count().position();
        let first = text("first")?.parse();
        let mut board = Self::of(
            start.map_err(|error| wrong(&error))?,
            first.map_err(|error| wrong(&error))?,
        );
        board.play_all(PyString::new(state.py(), &text("moves")?).as_any())?;
        *self = board;
        Ok(())
    }
}

fn key(position: &Position) -> String {
    format!("{} {}", position.rules(), position.picture(Symbol::X))
}

/// Returns the names of squares.
pub(crate) fn squares<'py>(py: Python<'py>, squares: &[Square]) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, squares.iter().map(|&square| square_name(py, square)))
}

/// Returns lists of names as a tuple of tuples.
pub(crate) fn tuple_of_tuples<'py>(
    py: Python<'py>,
    lists: &[Vec<String>],
) -> PyResult<Bound<'py, PyTuple>> {
    let tuples = lists.iter().map(|list| PyTuple::new(py, list));
    PyTuple::new(py, tuples.collect::<PyResult<Vec<_>>>()?)
}
