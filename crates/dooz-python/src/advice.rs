//! Teaching: values, explanations, reviews and comparisons.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use dooz_cli::commands::think::player;
use dooz_cli::commands::{compare as comparing, explain as explaining, review as reviewing};
use dooz_coach::advice::{
    self, Adviser, ComparisonEntry, JudgedChoice, MoveClass, PlayerReview, ValueMap,
};
use dooz_core::{Limits, Position, Symbol};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use serde::{Deserialize, Serialize};

use crate::arguments::square;
use crate::board::{Board, illegal, squares};
use crate::document::{dictionary, text};
use crate::errors::{IllegalMove, english, wrong};
use crate::limit::Limit;
use crate::long_call::released;
use crate::outcome::name;
use crate::pickles::{Reduced, reduce};

/// Returns the word for a judgement in the documents for scripts.
fn judgement(class: MoveClass) -> String {
    let word = serde_json::to_value(class).expect("a judgement is a word");
    word.as_str().unwrap_or_default().to_owned()
}

/// The value of a move for the player who makes it.
///
/// >>> import dooz
/// >>> values = dooz.values(dooz.Board("3x3x3", "a1 b1 a2 c1"))
/// >>> values["a3"]
/// <MoveValue win in 1>
/// >>> values["a3"].kind, values["a3"].plies, values["a3"].chance, values["a3"].exact
/// ('win', 1, 1.0, True)
#[pyclass(frozen, eq, module = "dooz")]
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[expect(
    clippy::unsafe_derive_deserialize,
    reason = "the unsafe code is PyO3's"
)]
pub(crate) struct MoveValue {
    value: advice::MoveValue,
    exact: bool,
}

impl From<&advice::ValuedMove> for MoveValue {
    fn from(found: &advice::ValuedMove) -> Self {
        Self {
            value: found.value,
            exact: found.is_proven(),
        }
    }
}

impl MoveValue {
    pub(crate) const fn not_proven(value: advice::MoveValue) -> Self {
        Self {
            value,
            exact: false,
        }
    }
}

#[pymethods]
impl MoveValue {
    /// The kind of the value: "win", "draw", "loss", "estimate" or "unknown".
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].kind
    /// 'draw'
    #[getter]
    const fn kind(&self) -> &'static str {
        match self.value {
            advice::MoveValue::Win { .. } => "win",
            advice::MoveValue::Draw => "draw",
            advice::MoveValue::Loss { .. } => "loss",
            advice::MoveValue::Estimate { .. } => "estimate",
            advice::MoveValue::Unknown => "unknown",
        }
    }

    /// The number of plies to the end of a won or lost game, the move included.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].plies is None
    /// True
    #[getter]
    const fn plies(&self) -> Option<u16> {
        self.value.plies()
    }

    /// The engine's number for an estimate: the more, the better.
    ///
    /// >>> import dooz
    /// >>> values = dooz.values(dooz.Board("gomoku", "h8"), dooz.Limit(nodes=1000))
    /// >>> values[values.best].score is None
    /// False
    #[getter]
    const fn score(&self) -> Option<i64> {
        match self.value {
            advice::MoveValue::Estimate { score } => Some(score),
            _ => None,
        }
    }

    /// The chance of winning, from 0 to 1, with a draw as half a win; None if nothing is
    /// known.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].chance
    /// 0.5
    #[getter]
    fn chance(&self) -> Option<f64> {
        self.value.chance()
    }

    /// True if the value is proven.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3"))["b2"].exact
    /// True
    #[getter]
    const fn exact(&self) -> bool {
        self.exact
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let detail = match (self.plies(), self.score()) {
            (Some(plies), _) => format!(" in {plies}"),
            (_, Some(score)) => format!(" {score:+}"),
            _ => String::new(),
        };
        format!("<MoveValue {}{detail}>", self.kind())
    }
}

/// Runs a search with its limits, and the clock if it has one.
fn within<T: Send>(
    py: Python<'_>,
    limit: Limit,
    work: impl FnOnce(&Limits<'_>) -> T + Send,
) -> PyResult<T> {
    released(py, |stop: &Arc<AtomicBool>| {
        let timer = limit.start(stop);
        let result = work(&limit.limits(stop));
        drop(timer);
        result
    })
}

/// Reads the limits of a teaching search.
fn limit_of(limit: Option<&Bound<'_, Limit>>, nodes: u64) -> PyResult<Limit> {
    let limit = limit.map(Bound::get);
    Limit::without_depth(limit)?;
    Ok(Limit::or_nodes(limit, nodes))
}

/// Returns the value of every legal move: exact if the game can be searched to its end,
/// otherwise as far as the engine sees.
///
/// It keeps to limits of seconds and nodes; without any, to 4,000,000 nodes for the exact
/// values.
///
/// >>> import dooz
/// >>> values = dooz.values(dooz.Board("3x3x3", "a3"))
/// >>> values.best, values["b2"].kind, values["b3"].kind
/// ('b2', 'draw', 'loss')
#[pyfunction]
#[pyo3(signature = (board, limit = None))]
pub(crate) fn values(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Values> {
    let limit = limit_of(limit, explaining::DEFAULT_NODES)?;
    let (position, first) = (*board.position(), board.first());
    drop(board);
    let map = within(py, limit, |limits| Adviser::new().values(&position, limits))?;
    Ok(Values {
        map,
        position,
        first,
    })
}

/// The values of the legal moves of a board, by square.
///
/// >>> import dooz
/// >>> values = dooz.values(dooz.Board("XX. / OO. / ..."))
/// >>> print(values.text())
/// Exact: searched to the end of the game.
/// Every move: ...
/// 3 X  X  +1
/// 2 O  O  =
/// 1 -1 -1 -1
///   a  b  c
#[pyclass(frozen, eq, mapping, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Values {
    pub(crate) map: ValueMap,
    pub(crate) position: Position,
    pub(crate) first: Symbol,
}

#[pymethods]
impl Values {
    /// The best move as far as is known, the nearest to the centre of several.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3")).best
    /// 'b2'
    #[getter]
    fn best(&self) -> Option<String> {
        self.map.best().map(|best| best.square.to_string())
    }

    /// True if every value is proven.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("3x3x3")).exact
    /// True
    #[getter]
    fn exact(&self) -> bool {
        self.map.is_proven()
    }

    fn __len__(&self) -> usize {
        self.map.moves.len()
    }

    fn __getitem__(&self, mv: &Bound<'_, PyAny>) -> PyResult<MoveValue> {
        let square = square(self.map.rules, mv).map_err(|error| error.value_error(mv.py()))?;
        let found = self.map.of(square).map(MoveValue::from);
        found.ok_or_else(|| PyKeyError::new_err(square.to_string()))
    }

    fn __contains__(&self, mv: &Bound<'_, PyAny>) -> bool {
        square(self.map.rules, mv).is_ok_and(|square| self.map.of(square).is_some())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.keys(py)?.try_iter()?.into_any())
    }

    /// The moves, in reading order.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("XOX / OXO / O..")).keys()
    /// ('b1', 'c1')
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves: Vec<_> = self.map.moves.iter().map(|found| found.square).collect();
        squares(py, &moves)
    }

    /// The values, in the order of the moves.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("XOX / OXO / O..")).values()
    /// (<MoveValue draw>, <MoveValue win in 1>)
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let values: Vec<MoveValue> = self.map.moves.iter().map(MoveValue::from).collect();
        PyTuple::new(py, values)
    }

    /// The moves with their values.
    ///
    /// >>> import dooz
    /// >>> dict(dooz.values(dooz.Board("XOX / OXO / O..")).items())
    /// {'b1': <MoveValue draw>, 'c1': <MoveValue win in 1>}
    fn items<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let items = self.map.moves.iter();
        let items: Vec<(String, MoveValue)> = items
            .map(|found| (found.square.to_string(), found.into()))
            .collect();
        PyTuple::new(py, items)
    }

    /// Draws the values on the board, in a language.
    ///
    /// >>> import dooz
    /// >>> print(dooz.values(dooz.Board("1x2x2")).text("ru").splitlines()[-1])
    ///   a
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            explaining::tell_values(&self.position, &self.map, self.first, printer, output)
        })
    }

    /// Returns the field `map` of `dooz explain --json`.
    ///
    /// >>> import dooz
    /// >>> dooz.values(dooz.Board("1x1x2")).to_dict()["moves"][0]["worth"]
    /// {'kind': 'draw'}
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.map)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Values of {} moves of {}>",
            self.map.moves.len(),
            self.map.rules
        )
    }
}

/// Explains a move, or the best one: the reasons for its quality, and the refutations of
/// others.
///
/// It keeps to limits of seconds and nodes; without any, to 4,000,000 nodes.
///
/// >>> import dooz
/// >>> board = dooz.Board("3x3x3", "a3 b2")
/// >>> print(dooz.explain(board, "b1").text().splitlines()[0])
/// X at b1: best.
#[pyfunction]
#[pyo3(signature = (board, r#move = None, limit = None))]
pub(crate) fn explain(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    r#move: Option<&Bound<'_, PyAny>>,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Explanation> {
    let limit = limit_of(limit, explaining::DEFAULT_NODES)?;
    let (position, first) = (*board.position(), board.first());
    drop(board);
    let rules = position.rules();
    let mv = r#move.map(|mv| square(rules, mv).map_err(|error| error.illegal_move(py)));
    let mv = mv.transpose()?;
    let why = within(py, limit, |limits| {
        let mut adviser = Adviser::new();
        let mv = mv.or_else(|| {
            let best = *adviser.values(&position, limits).best()?;
            Some(best.square)
        })?;
        Some(adviser.explain(&position, mv, limits))
    })?;
    let why =
        why.ok_or_else(|| IllegalMove::new_err(english().text("error-game-over").into_owned()))?;
    let why = why.map_err(|error| illegal(error, rules))?;
    Ok(Explanation { why, first })
}

/// The explanation of a move.
///
/// >>> import dooz
/// >>> why = dooz.explain(dooz.Board("X.. / O.. / ..."), "b1")
/// >>> why.move, why.judgement, why.better
/// ('b1', 'throws-win-away', 'b2')
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Explanation {
    pub(crate) why: advice::Explanation,
    pub(crate) first: Symbol,
}

#[pymethods]
impl Explanation {
    /// The move.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3")).move
    /// 'b2'
    #[getter]
    fn r#move(&self) -> String {
        self.why.found.square.to_string()
    }

    /// The value of the move.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3")).value
    /// <MoveValue draw>
    #[getter]
    fn value(&self) -> MoveValue {
        (&self.why.found).into()
    }

    /// The quality of the move among the legal ones, in a word of the documents.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3", "a3"), "b2").judgement
    /// 'only'
    #[getter]
    fn judgement(&self) -> String {
        judgement(self.why.class)
    }

    /// The move and its continuation.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3", "a1 b1 a2 c1")).line
    /// ('a3',)
    #[getter]
    fn line<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        squares(py, &self.why.line)
    }

    /// The best move, if it has another value.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3", "a3"), "b3").better
    /// 'b2'
    #[getter]
    fn better(&self) -> Option<String> {
        self.why.better.map(|square| square.to_string())
    }

    /// The values of all legal moves.
    ///
    /// >>> import dooz
    /// >>> dooz.explain(dooz.Board("3x3x3")).values.exact
    /// True
    #[getter]
    fn values(&self) -> Values {
        Values {
            map: self.why.map.clone(),
            position: self.why.position,
            first: self.first,
        }
    }

    /// Explains the move in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> why = dooz.explain(dooz.Board("3x3x3", "a3"), "b2")
    /// >>> print(why.text("fa").splitlines()[0])
    /// O در b2: تنها حرکت درست.
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            explaining::tell(&self.why, self.first, printer, output)
        })
    }

    /// Returns the fields of `dooz explain --json`.
    ///
    /// >>> import dooz
    /// >>> sorted(dooz.explain(dooz.Board("3x3x3")).to_dict())[:3]
    /// ['alternatives', 'better', 'board']
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.why)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!("<Explanation {}: {}>", self.r#move(), self.judgement())
    }
}

/// Judges every move of a game.
///
/// It keeps to limits of seconds and nodes, the nodes for each move; without any, to
/// 1,000,000 nodes for each.
///
/// >>> import dooz
/// >>> review = dooz.review(dooz.Board("3x3x3", "a3 b3 a1 a2 c1"))
/// >>> [move.judgement for move in review.moves]
/// ['best', 'loses', 'best', 'best', 'best']
#[pyfunction]
#[pyo3(signature = (board, limit = None))]
pub(crate) fn review(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    limit: Option<&Bound<'_, Limit>>,
) -> PyResult<Review> {
    let limit = limit_of(limit, reviewing::DEFAULT_NODES)?;
    let (game, first) = (board.game().clone(), board.first());
    drop(board);
    let review = within(py, limit, |limits| {
        advice::Review::of(&game, &mut Adviser::new(), limits)
    })?;
    Ok(Review { review, first })
}

/// A game with a judgement of every move.
///
/// >>> import dooz
/// >>> review = dooz.review(dooz.Board("3x3x3", "a3 b3 a1 a2 c1"))
/// >>> review.point_of_no_return, review.decisions_kept
/// (2, (100.0, 0.0))
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct Review {
    pub(crate) review: advice::Review,
    pub(crate) first: Symbol,
}

#[pymethods]
impl Review {
    /// Every move with its judgement.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves
    /// (<ReviewedMove 1 b2: best>,)
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.review.moves.iter().cloned().map(ReviewedMove);
        PyTuple::new(py, moves.collect::<Vec<_>>())
    }

    /// The number of the last move that changed the outcome; None if no move did, or if
    /// that is not known.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2 b3")).point_of_no_return
    /// 2
    #[getter]
    fn point_of_no_return(&self) -> Option<usize> {
        self.review.point_of_no_return
    }

    /// The share of decisions that kept the outcome, in percent, of the first player and
    /// the second; None for a player who had none to make.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2 b3")).decisions_kept
    /// (None, 0.0)
    #[getter]
    fn decisions_kept(&self) -> (Option<f64>, Option<f64>) {
        let [first, second] = self
            .review
            .players
            .map(|player: PlayerReview| player.decisions_kept());
        (first, second)
    }

    /// Describes the review in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> review = dooz.review(dooz.Board("3x3x3", "b2 b3"))
    /// >>> print(review.text().splitlines()[2])
    /// 2  O       b3    loses      loss in 3  a3 b3
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            reviewing::tell(&self.review, self.first, printer, output)
        })
    }

    /// Returns the fields of `dooz review --json`.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).to_dict()["finished"]
    /// False
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.review)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Review of {} moves of {}>",
            self.review.moves.len(),
            self.review.rules
        )
    }
}

/// A move of a game with its judgement.
///
/// >>> import dooz
/// >>> move = dooz.review(dooz.Board("3x3x3", "b2 b3")).moves[1]
/// >>> move.number, move.player, move.move, move.judgement, move.value
/// (2, 'second', 'b3', 'loses', <MoveValue loss in 6>)
#[pyclass(frozen, eq, module = "dooz")]
#[derive(PartialEq)]
pub(crate) struct ReviewedMove(pub(crate) advice::ReviewedMove);

#[pymethods]
impl ReviewedMove {
    /// The number of the move, from 1.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].number
    /// 1
    #[getter]
    const fn number(&self) -> usize {
        self.0.number
    }

    /// The player who made it, "first" or "second".
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].player
    /// 'first'
    #[getter]
    const fn player(&self) -> &'static str {
        name(self.0.player)
    }

    /// The move.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].move
    /// 'b2'
    #[getter]
    fn r#move(&self) -> String {
        self.0.found.square.to_string()
    }

    /// Its value.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].value
    /// <MoveValue draw>
    #[getter]
    fn value(&self) -> MoveValue {
        (&self.0.found).into()
    }

    /// Its quality among the legal moves, in a word of the documents.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2")).moves[0].judgement
    /// 'best'
    #[getter]
    fn judgement(&self) -> String {
        judgement(self.0.class)
    }

    /// A better line, if there was one; otherwise it is empty.
    ///
    /// >>> import dooz
    /// >>> dooz.review(dooz.Board("3x3x3", "b2 b3")).moves[1].better[0]
    /// 'a3'
    #[getter]
    fn better<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let line = self.0.better.as_ref().map(|better| better.line.as_slice());
        squares(py, line.unwrap_or_default())
    }

    /// The line that refutes a losing move; otherwise it is empty.
    ///
    /// >>> import dooz
    /// >>> len(dooz.review(dooz.Board("3x3x3", "b2 b3")).moves[1].refutation)
    /// 5
    #[getter]
    fn refutation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        squares(py, &self.0.refutation)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let (number, mv) = (self.0.number, self.r#move());
        format!("<ReviewedMove {number} {mv}: {}>", self.judgement())
    }
}

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
        let sentence = english().text("error-game-over").into_owned();
        return Err(IllegalMove::new_err(sentence));
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
    Ok(Comparison(comparison))
}

/// The choices of several players in one position.
///
/// >>> import dooz
/// >>> comparison = dooz.compare(dooz.Board("3x3x3", "b2"), ["perfect", "lafore"])
/// >>> [entry.name for entry in comparison.entries]
/// ['perfect', 'lafore']
#[pyclass(frozen, module = "dooz")]
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

impl Entry {
    fn thought(&self) -> Option<&JudgedChoice> {
        self.0.thought.as_ref().ok()
    }
}

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
        Some(self.thought()?.square?.to_string())
    }

    /// Its own number for the position.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["perfect"]).entries[0].score
    /// 0
    #[getter]
    fn score(&self) -> Option<i64> {
        Some(self.thought()?.score)
    }

    /// The number of positions that it visited, as it counts them.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["minimax"]).entries[0].nodes
    /// 549946
    #[getter]
    fn nodes(&self) -> Option<u64> {
        Some(self.thought()?.nodes)
    }

    /// True if its move keeps the value of the position; None if that is not known.
    ///
    /// >>> import dooz
    /// >>> dooz.compare(dooz.Board("3x3x3"), ["perfect"]).entries[0].keeps
    /// True
    #[getter]
    fn keeps(&self) -> Option<bool> {
        self.thought()?.keeps
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let mv = self.r#move().unwrap_or_else(|| "no move".to_owned());
        format!("<ComparisonEntry {}: {mv}>", self.0.name)
    }
}
