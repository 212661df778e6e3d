//! The class `Outcome`.

use dooz_core::{Line, Player, Position};
use pyo3::prelude::*;

use crate::pickles::{Reduced, reduce};

/// The outcome of a finished game.
///
/// >>> import dooz
/// >>> board = dooz.Board("3x3x3", "b2 a1 a2 b1 c2")
/// >>> board.outcome()
/// Outcome(winner='first', lines=(('a2', 'b2', 'c2'),))
/// >>> dooz.Board("3x3x3").outcome() is None
/// True
#[pyclass(frozen, eq, module = "dooz")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Outcome {
    winner: Option<Player>,
    lines: Vec<Vec<String>>,
}

impl Outcome {
    /// Returns the winner and the lines.
    pub(crate) fn parts(&self) -> (Option<&'static str>, &[Vec<String>]) {
        (self.winner.map(name), &self.lines)
    }

    /// Returns the outcome with these parts, if the winner is a player.
    pub(crate) fn of_parts(winner: Option<&str>, lines: Vec<Vec<String>>) -> Option<Self> {
        let winner = match winner {
            None => None,
            Some(name) => Some(named(name)?),
        };
        Some(Self { winner, lines })
    }

    /// Returns the outcome of a position, or `None` while its game goes on.
    pub(crate) fn of(position: &Position) -> Option<Self> {
        let outcome = position.outcome()?;
        let names = |line: Line| line.squares().map(|square| square.to_string()).collect();
        Some(Self {
            winner: outcome.winner(),
            lines: position.winning_lines().map(names).collect(),
        })
    }
}

/// Returns the name of a player, as in the documents for scripts.
pub(crate) const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

/// Returns the player with a name.
pub(crate) fn named(word: &str) -> Option<Player> {
    let mut players = Player::BOTH.into_iter();
    players.find(|&player| name(player) == word)
}

#[pymethods]
impl Outcome {
    /// The winner, "first" or "second"; None if the game is a draw.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("1x2x2", "a1 a2").outcome().winner is None
    /// True
    #[getter]
    fn winner(&self) -> Option<&'static str> {
        self.winner.map(name)
    }

    /// The lines that ended the game, each as its squares. In misère they belong to
    /// the loser.
    ///
    /// >>> import dooz
    /// >>> dooz.Board("3x1x2", "a1 c1 b1").outcome().lines
    /// (('a1', 'b1'),)
    #[getter]
    fn lines<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
        crate::board::tuple_of_tuples(py, &self.lines)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let winner = self.winner().into_pyobject(py)?.repr()?;
        let lines = self.lines(py)?.repr()?;
        Ok(format!("Outcome(winner={winner}, lines={lines})"))
    }
}
