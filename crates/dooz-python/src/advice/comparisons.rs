//! Comparisons of players.

use dooz_cli::commands::think::player;
use dooz_cli::commands::{compare as comparing, explain as explaining};
use dooz_coach::advice::{self, ComparisonEntry};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::{limit_of, within};
use crate::board::Board;
use crate::document::{dictionary, text};
use crate::errors::{failed, game_over, wrong};
use crate::limit::Limit;
use crate::pickles::{Reduced, reduce};

/// Lets players think about a board one after the other, and judges their moves.
///
/// Without `brains`, all that leave nothing to chance and are offered for the rules
/// compete. The nodes of the limit are those of the judge, and the players have theirs in
/// their options; its seconds are for judge and players together.
///
/// >>> import dooz
/// >>> board = dooz.Board("... / ..X / OX.")
/// >>> [entry.keeps for entry in dooz.compare(board, ["sisoog", "lafore"]).entries]
/// [True, False]
#[pyfunction]
#[pyo3(signature = (board, brains = None, limit = None))]
pub(crate) fn compare(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    brains: Option<Vec<String>>,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Comparison> {
    let (position, first) = (*board.position(), board.first());
    drop(board);
    let limit = limit_of(limit, explaining::DEFAULT_NODES)?;
    let rules = position.rules();
    if position.outcome().is_some() {
        return Err(game_over());
    }
    let players = match brains {
        None => comparing::default_players(rules),
        Some(names) => {
            let players = names.iter().map(|name| player(name, rules));
            let players: Result<Vec<_>, _> = players.collect();
            players.map_err(|error| wrong(&error))?
        }
    };
    let comparison = within(py, limit, |limits| {
        comparing::compare(&position, first, &players, limits)
    })?;
    let comparison = comparison.map_err(|failure| failed(&failure.error))?;
    Ok(Comparison(comparison))
}

/// The choices of several players in one position.
///
/// >>> import dooz
/// >>> comparison = dooz.compare(dooz.Board("3x3x3", "b2"), ["perfect", "lafore"])
/// >>> [entry.name for entry in comparison.entries]
/// ['perfect', 'lafore']
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Comparison(pub(crate) advice::Comparison);

#[pymethods]
impl Comparison {
    /// The results of the players, in the order in which they were named.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3", "b2"), ["perfect"]).entries
    /// (<ComparisonEntry perfect: a3>,)
    #[getter]
    fn entries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let entries = self.0.entries.iter().cloned().map(Entry);
        PyTuple::new(py, entries.collect::<Vec<_>>())
    }

    /// Shows the players side by side, in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> comparison = dooz.compare(dooz.Board("3x3x3", "b2"), ["perfect"])
    /// >>> print(comparison.text().splitlines()[0])
    /// Player   Move  Score  Calls  ...
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            comparing::tell(&self.0, printer, output)
        })
    }

    /// Returns the fields of `dooz compare --json`.
    ///
    /// >>> import dooz
    /// >>> comparison = dooz.compare(dooz.Board("3x3x3", "b2"), ["perfect"])
    /// >>> comparison.to_dict()["entries"][0]["name"]
    /// 'perfect'
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!("<Comparison of {} players>", self.0.entries.len())
    }
}

/// The choice of one of several players.
///
/// >>> import dooz
/// >>> entry = dooz.compare(dooz.Board("3x3x3", "b2"), ["lafore"]).entries[0]
/// >>> entry.name, entry.move, entry.keeps
/// ('lafore', 'a3', True)
#[pyclass(frozen, eq, module = "dooz", name = "ComparisonEntry")]
#[derive(PartialEq)]
pub(crate) struct Entry(pub(crate) ComparisonEntry);

#[pymethods]
impl Entry {
    /// The player's name.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["search:2"]).entries[0].name
    /// 'search:depth=2'
    #[getter]
    fn name(&self) -> &str {
        &self.0.name
    }

    /// Its move; None if it has none.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["lafore"]).entries[0].move
    /// 'b2'
    #[getter]
    fn r#move(&self) -> Option<String> {
        self.0.thought.square.map(|square| square.to_string())
    }

    /// Its own number for the position.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["perfect"]).entries[0].score
    /// 0
    #[getter]
    const fn score(&self) -> i64 {
        self.0.thought.score
    }

    /// The number of positions that it visited, as it counts them.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["minimax"]).entries[0].nodes
    /// 549946
    #[getter]
    const fn nodes(&self) -> u64 {
        self.0.thought.nodes
    }

    /// True if its move keeps the value of the position; None if that is not known.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["perfect"]).entries[0].keeps
    /// True
    #[getter]
    const fn keeps(&self) -> Option<bool> {
        self.0.thought.keeps
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let mv = self.r#move().unwrap_or_else(|| "no move".to_owned());
        format!("<ComparisonEntry {}: {mv}>", self.0.name)
    }
}
