//! Puzzles.

use dooz_coach::puzzles::{Goal, Puzzle as CoachPuzzle, PuzzleVerdict, shipped};
use dooz_locale::coach::puzzles as sentences;
use dooz_locale::terminal::without_marks;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arguments::square;
use crate::board::{Board, illegal, squares};
use crate::document::{dictionary, locale};
use crate::long_call::released;
use crate::pickles::{Reduced, reduce};

/// Returns the puzzles that come with Dooz.
///
/// >>> import dooz
/// >>> puzzle = dooz.puzzles()[0]
/// >>> puzzle.judge(puzzle.solution).solved
/// True
#[pyfunction]
pub(crate) fn puzzles(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(
        py,
        shipped()
            .iter()
            .map(|puzzle| Puzzle(*puzzle))
            .collect::<Vec<_>>(),
    )
}

/// A position with exactly one good move.
///
/// >>> import dooz
/// >>> puzzle = dooz.puzzles()[0]
/// >>> puzzle.goal in ("win", "draw"), 1 <= puzzle.grade <= 5
/// (True, True)
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Puzzle(pub(crate) CoachPuzzle);

#[pymethods]
impl Puzzle {
    /// The position, as a board of its own.
    ///
    /// >>> import dooz
    /// >>> dooz.puzzles()[0].board.outcome() is None
    /// True
    #[getter]
    fn board(&self) -> Board {
        Board::of(*self.0.position(), CoachPuzzle::FIRST)
    }

    /// The goal of the player to move: "win" or "draw".
    ///
    /// >>> import dooz
    /// >>> {puzzle.goal for puzzle in dooz.puzzles()} == {"win", "draw"}
    /// True
    #[getter]
    const fn goal(&self) -> &'static str {
        match self.0.goal() {
            Goal::Win { .. } => "win",
            Goal::Draw { .. } => "draw",
        }
    }

    /// The number of moves to look ahead: own moves to the win, or for a draw the opponent's
    /// moves to the win after a wrong move.
    ///
    /// >>> import dooz
    /// >>> min(puzzle.moves for puzzle in dooz.puzzles()) > 0
    /// True
    #[getter]
    const fn moves(&self) -> u16 {
        self.0.goal().moves()
    }

    /// The difficulty, from 1 to 5.
    ///
    /// >>> import dooz
    /// >>> sorted({puzzle.grade for puzzle in dooz.puzzles()})
    /// [1, 2, 3, 4, 5]
    #[getter]
    fn grade(&self) -> u8 {
        self.0.grade().number()
    }

    /// The only good move.
    ///
    /// >>> import dooz
    /// >>> puzzle = dooz.puzzles()[0]
    /// >>> puzzle.solution in puzzle.board.legal_moves
    /// True
    #[getter]
    fn solution(&self) -> String {
        self.0.solution().to_string()
    }

    /// Judges an answer. A move that cannot be played raises IllegalMove.
    ///
    /// >>> import dooz
    /// >>> puzzle = dooz.puzzles()[0]
    /// >>> wrong = [move for move in puzzle.board.legal_moves if move != puzzle.solution]
    /// >>> puzzle.judge(wrong[0]).solved
    /// False
    fn judge(&self, mv: &Bound<'_, PyAny>) -> PyResult<Verdict> {
        let py = mv.py();
        let rules = self.0.rules();
        let answer = square(rules, mv).map_err(|error| error.illegal_move(py))?;
        let verdict = released(py, |_| self.0.judge(answer))?;
        verdict.map(Verdict).map_err(|error| illegal(error, rules))
    }

    /// States the task in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> dooz.puzzles()[0].text()
    /// '... is to move...'
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        Ok(without_marks(&sentences::task(&self.0, &locale(language)?)))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!("<Puzzle {}: {}>", self.0.key(), self.goal())
    }
}

/// The verdict on an answer to a puzzle.
///
/// >>> import dooz
/// >>> puzzle = dooz.puzzles()[0]
/// >>> puzzle.judge(puzzle.solution)
/// <PuzzleVerdict: solved>
#[pyclass(frozen, eq, module = "dooz", name = "PuzzleVerdict")]
#[derive(PartialEq)]
pub(crate) struct Verdict(pub(crate) PuzzleVerdict);

#[pymethods]
impl Verdict {
    /// True if the answer is the solution.
    ///
    /// >>> import dooz
    /// >>> puzzle = dooz.puzzles()[0]
    /// >>> puzzle.judge(puzzle.solution).solved
    /// True
    #[getter]
    const fn solved(&self) -> bool {
        matches!(self.0, PuzzleVerdict::Solved { .. })
    }

    /// The answer, and the best play that follows: it refutes a wrong one.
    ///
    /// >>> import dooz
    /// >>> puzzle = dooz.puzzles()[0]
    /// >>> puzzle.judge(puzzle.solution).line[0] == puzzle.solution
    /// True
    #[getter]
    fn line<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match &self.0 {
            PuzzleVerdict::Solved { line } => squares(py, line),
            PuzzleVerdict::Wrong(answer) => squares(py, &answer.line),
        }
    }

    /// Says whether the answer is right, and why, in a language.
    ///
    /// >>> import dooz
    /// >>> puzzle = dooz.puzzles()[0]
    /// >>> len(puzzle.judge(puzzle.solution).text("ar")) > 0
    /// True
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        Ok(without_marks(&sentences::verdict(
            &self.0,
            &locale(language)?,
        )))
    }

    /// Returns the verdict as a dictionary.
    ///
    /// >>> import dooz
    /// >>> puzzle = dooz.puzzles()[0]
    /// >>> puzzle.judge(puzzle.solution).to_dict()["verdict"]
    /// 'solved'
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let word = if self.solved() { "solved" } else { "wrong" };
        format!("<PuzzleVerdict: {word}>")
    }
}
