//! Computer players.

use dooz_cli::commands::think::{Answer, player};
use dooz_cli::play::thinking::{self, ThinkError};
use dooz_core::{Score, ScoredMove, Symbol};
use dooz_play::matches::{Thought, Turn};
use dooz_play::players::{BrainSpec, PLAYERS, PlayerRow};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::arguments::{self, RulesArgument};
use crate::board::{Board, squares};
use crate::document::{dictionary, text};
use crate::errors::{failed, wrong};
use crate::limit::Limit;
use crate::long_call::released;
use crate::pickles::{Reduced, reduce};

/// Returns the names of the computer players, or of those that are offered for some
/// rules. Options can follow a name: "search:depth=4", "level:60".
///
/// >>> import dooz
/// >>> "lafore" in dooz.brains()
/// True
/// >>> dooz.brains("gomoku")
/// ('machinarium', 'search', 'engine', 'level', 'random')
#[pyfunction]
#[pyo3(signature = (rules = None))]
pub(crate) fn brains(py: Python<'_>, rules: Option<RulesArgument>) -> PyResult<Bound<'_, PyTuple>> {
    let is_offered = |row: &&'static PlayerRow| match &rules {
        Some(rules) => BrainSpec::of(row).is_offered(rules.0),
        None => true,
    };
    let names: Vec<&str> = PLAYERS
        .iter()
        .filter(is_offered)
        .map(|row| row.name)
        .collect();
    PyTuple::new(py, names)
}

/// Lets a computer player think about a board.
///
/// `brain` is one of `brains()` with its options, or another program: "pbrain:PATH". A
/// player keeps to those limits that it has options for, and has a default one where none
/// is given; the published programs of the articles have none, and are quick. `seed`
/// makes the choices of chance repeatable.
///
/// >>> import dooz
/// >>> board = dooz.Board("3x3x3", "a1 b2 c3")
/// >>> choice = dooz.think(board, "perfect")
/// >>> choice.move, choice.exact
/// ('b3', True)
/// >>> choice.scores["a3"]
/// -996
#[pyfunction]
#[pyo3(signature = (board, brain, limit = None, seed = None))]
pub(crate) fn think(
    py: Python<'_>,
    board: PyRef<'_, Board>,
    brain: &str,
    limit: Option<&Bound<'_, Limit>>,
    seed: Option<&Bound<'_, PyAny>>,
) -> PyResult<Choice> {
    let seed = arguments::seed(seed)?;
    let position = *board.position();
    let spec = player(brain, position.rules()).map_err(|error| wrong(&error))?;
    let limit = limit.map(|limit| *limit.get()).unwrap_or_default();
    let turn = Turn {
        spec: spec.within(limit.depth_limit(), limit.node_limit(), limit.time()),
        position,
        first: board.first(),
        seed: seed.unwrap_or_else(fresh_seed),
        game: 1,
        clock: None,
    };
    let to_move = board.to_move();
    drop(board);
    let thought = released(py, |stop| thinking::think(turn, stop, &mut |_| {}))?;
    let thought = thought.map_err(|error| match error {
        ThinkError::CannotPlay(error) => wrong(&error),
        ThinkError::Program(failure) => failed(&failure.error),
    })?;
    Ok(Choice { thought, to_move })
}

/// Raises the exception with which `think` refuses a player for some rules.
#[pyfunction]
#[pyo3(name = "_check_brain")]
pub(crate) fn check_brain(brain: &str, rules: RulesArgument) -> PyResult<()> {
    let spec = player(brain, rules.0);
    spec.map(drop).map_err(|error| wrong(&error))
}

/// Returns a seed that differs from one call to the next.
pub(crate) fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0)
}

/// The choice of a computer player.
///
/// >>> import dooz
/// >>> choice = dooz.think(dooz.Board("3x3x3", "a3"), "sisoog")
/// >>> print(choice.text())
/// X........ O
/// Sisoog plays b2, worth 0.
/// 59,704 calls in ... ms.
/// Exact: searched to the end of the game.
#[pyclass(frozen, eq, module = "dooz")]
pub(crate) struct Choice {
    pub(crate) thought: Thought,
    pub(crate) to_move: Symbol,
}

impl PartialEq for Choice {
    /// The time differs whenever somebody thinks again.
    fn eq(&self, other: &Self) -> bool {
        let essence = |choice: &Self| {
            let Thought { turn, choice, .. } = choice.thought.clone();
            (turn.position, turn.spec, choice)
        };
        essence(self) == essence(other) && self.thought.moves == other.thought.moves
    }
}

impl Choice {
    fn answer(&self) -> Answer {
        let turn = &self.thought.turn;
        let board = turn.position.picture(turn.first).to_string();
        Answer::new(&board, self.to_move, &self.thought)
    }
}

#[pymethods]
impl Choice {
    /// The move; None if the game is over.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3"), "lafore").move
    /// 'b2'
    #[getter]
    fn r#move(&self) -> Option<String> {
        self.thought.choice.square.map(|square| square.to_string())
    }

    /// The player's own number for the position, in a scale of its own.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3"), "perfect").score
    /// 0
    #[getter]
    const fn score(&self) -> i64 {
        self.thought.choice.own_score
    }

    /// The plies to the end of the game: positive if the player to move wins, negative
    /// if it loses; 0 for a draw, and None for an estimate.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3", "a1 b1 a2 c1"), "perfect").plies
    /// 1
    #[getter]
    fn plies(&self) -> Option<i32> {
        match self.thought.choice.score? {
            Score::WinIn(plies) => Some(plies.into()),
            Score::LossIn(plies) => Some(-i32::from(plies)),
            Score::Draw => Some(0),
            Score::Estimate(_) => None,
        }
    }

    /// True if the score is proven, False if it is not, and None if the player does not
    /// know.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3"), "perfect").exact
    /// True
    #[getter]
    const fn exact(&self) -> Option<bool> {
        self.thought.choice.exact
    }

    /// The number of positions visited, counted as in the player's article.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3"), "minimax").nodes
    /// 549946
    #[getter]
    const fn nodes(&self) -> u64 {
        self.thought.choice.nodes
    }

    /// The time that it took, in seconds.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3"), "lafore").seconds > 0
    /// True
    #[getter]
    fn seconds(&self) -> f64 {
        self.thought.time.unwrap_or_default().as_secs_f64()
    }

    /// The moves that the player expects, beginning with its own.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3", "a1 b1 a2 c1"), "perfect").line
    /// ('a3',)
    #[getter]
    fn line<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        squares(py, &self.thought.choice.pv)
    }

    /// The player's own number for each move that it has searched, by squares in the
    /// order of the board.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("XOX / OXO / O.."), "perfect").scores
    /// {'b1': 0, 'c1': 999}
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let rules = self.thought.turn.position.rules();
        let mut moves: Vec<ScoredMove> = self.thought.moves.clone();
        moves.sort_by_key(|mv| rules.cell(mv.square));
        let scores = PyDict::new(py);
        for mv in moves {
            scores.set_item(mv.square.to_string(), mv.own_score)?;
        }
        Ok(scores)
    }

    /// Describes the choice in a language: "en", "fa", "ar" or "ru".
    ///
    /// >>> import dooz
    /// >>> choice = dooz.think(dooz.Board("3x3x3"), "lafore")
    /// >>> print(choice.text("ru").splitlines()[1])
    /// Лафоре ходит b2, оценка 30.
    #[pyo3(signature = (language = "en"))]
    fn text(&self, language: &str) -> PyResult<String> {
        text(language, |printer, output| {
            self.answer().tell(printer, output)
        })
    }

    /// Returns the fields of `dooz think --json`.
    ///
    /// >>> import dooz
    /// >>> dooz.think(dooz.Board("3x3x3"), "lafore").to_dict()["square"]
    /// 'b2'
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        dictionary(py, &self.answer())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        let spec = self.thought.turn.spec;
        let mv = self.r#move().unwrap_or_else(|| "no move".to_owned());
        format!("<Choice {mv} by {spec}>")
    }
}
