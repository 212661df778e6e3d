//! Pickles of results.
//!
//! A pickle has the name of the type and a dictionary of plain data, by which any later
//! version can make the result again. Fields are added and never change their meaning.
//! Large files and arrays stand in the dictionary as bytes and as arrays of NumPy.

use std::time::Duration;

use dooz_cli::commands::think::player;
use dooz_coach::advice::{self, ComparisonEntry, JudgedChoice, Suggestion, ValueMap};
use dooz_coach::puzzles::{PuzzleVerdict, read, write};
use dooz_coach::trace::{self, Event, Subject, Summary, TraceFilter};
use dooz_core::{
    Bitboard, CannotPlay, Choice as CoreChoice, Game, Player, Position, Rules, Score, ScoredMove,
    Setup, Square, Symbol,
};
use dooz_locale::Explain;
use dooz_play::matches::{Thought, Turn};
use dooz_solver::Solution as Value;
use dooz_verify::{Claim as ProvedClaim, Goal, State, Statement};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::advice::{Comparison, Entry, Explanation, MoveValue, Review, ReviewedMove, Values};
use crate::document::dictionary;
use crate::engine::Line;
use crate::errors::english;
use crate::legal_moves::LegalMoves;
use crate::outcome::Outcome;
use crate::outcome::name;
use crate::players::Choice;
use crate::playouts::Playouts;
use crate::puzzles::{Puzzle, Verdict};
use crate::searches::{Diff, Trace};
use crate::solver::{Claim, Solution};

/// A result that can be pickled.
pub(crate) trait Pickle: Sized {
    /// The name of its type in pickles.
    const NAME: &'static str;
    /// Its plain data.
    type State: Serialize + DeserializeOwned;

    fn state(&self) -> Self::State;

    fn restore(state: Self::State) -> Result<Self, String>;
}

/// The answer to `__reduce__`.
pub(crate) type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, Bound<'py, PyDict>));

/// Returns the function and the arguments that make a result again.
pub(crate) fn reduce<'py, T: Pickle>(py: Python<'py>, result: &T) -> PyResult<Reduced<'py>> {
    Ok((restorer(py)?, (T::NAME, dictionary(py, &result.state())?)))
}

/// Returns the function that makes results again.
pub(crate) fn restorer(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    py.import("dooz._native")?.getattr("_restore")
}

/// Makes a result again from its pickle.
#[pyfunction]
#[pyo3(name = "_restore")]
pub(crate) fn restore<'py>(name: &str, state: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyAny>> {
    /// Makes a result of the type that has the name.
    macro_rules! made {
        ($($type:ident),*) => {
            match name {
                $($type::NAME => Bound::new(state.py(), read_state::<$type>(state)?)?.into_any(),)*
                Claim::NAME => Bound::new(state.py(), Claim::restore(state)?)?.into_any(),
                Solution::NAME => Bound::new(state.py(), Solution::restore(state)?)?.into_any(),
                Playouts::NAME => Bound::new(state.py(), Playouts::restore(state)?)?.into_any(),
                _ => {
                    let name = dooz_locale::quoted(name);
                    return Err(broken(&format!("there is no type {name}")));
                }
            }
        };
    }
    Ok(made!(
        Outcome,
        LegalMoves,
        MoveValue,
        Values,
        Explanation,
        Review,
        ReviewedMove,
        Comparison,
        Entry,
        Trace,
        Diff,
        Choice,
        Puzzle,
        Verdict,
        Line
    ))
}

fn read_state<T: Pickle>(state: &Bound<'_, PyDict>) -> PyResult<T> {
    T::restore(read_plain(state)?).map_err(|reason| broken(&reason))
}

/// Reads plain data.
pub(crate) fn read_plain<T: DeserializeOwned>(state: &Bound<'_, PyDict>) -> PyResult<T> {
    let json = state.py().import("json")?;
    let text: String = json.call_method1("dumps", (state,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| broken(&error.to_string()))
}

pub(crate) fn broken(reason: &str) -> PyErr {
    PyValueError::new_err(format!(
        "this pickle is damaged, or of a newer version of Dooz: {reason}"
    ))
}

/// A position with the symbol of its first player.
#[derive(Serialize, Deserialize)]
pub(crate) struct BoardState {
    rules: String,
    /// From the top left, with X for the first player.
    stones: String,
    first: char,
}

impl BoardState {
    fn of(position: &Position, first: Symbol) -> Self {
        Self {
            rules: position.rules().to_string(),
            stones: position.picture(Symbol::X).to_string(),
            first: first.to_char(),
        }
    }

    fn board(&self) -> Result<(Position, Symbol), String> {
        let rules: Rules = parsed(&self.rules)?;
        let setup = Setup::parse(rules, &self.stones, Symbol::X);
        let setup = setup.map_err(|error| error.explain(&english()))?;
        let position = setup.with_side_by_count().position();
        let position = position.map_err(|error| error.explain(&english()))?;
        let first = self.first.to_string();
        let first = first
            .parse()
            .map_err(|_| format!("`{first}` is not a symbol"))?;
        Ok((position, first))
    }
}

fn parsed<T: std::str::FromStr<Err: Explain>>(text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|error: T::Err| error.explain(&english()))
}

fn square(text: &str) -> Result<Square, String> {
    text.parse()
        .map_err(|_| format!("`{}` is not a square", dooz_locale::quoted(text)))
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

fn squares(names: &[String]) -> Result<Vec<Square>, String> {
    names.iter().map(|name| square(name)).collect()
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[derive(Serialize, Deserialize)]
pub(crate) struct OutcomeState {
    winner: Option<String>,
    lines: Vec<Vec<String>>,
}

impl Pickle for Outcome {
    const NAME: &'static str = "Outcome";
    type State = OutcomeState;

    fn state(&self) -> OutcomeState {
        let (winner, lines) = self.parts();
        OutcomeState {
            winner: winner.map(str::to_owned),
            lines: lines.to_vec(),
        }
    }

    fn restore(state: OutcomeState) -> Result<Self, String> {
        Self::of_parts(state.winner.as_deref(), state.lines).ok_or("nobody else plays".to_owned())
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct LegalMovesState {
    rules: String,
    moves: Vec<String>,
}

impl Pickle for LegalMoves {
    const NAME: &'static str = "LegalMoves";
    type State = LegalMovesState;

    fn state(&self) -> LegalMovesState {
        LegalMovesState {
            rules: self.rules().to_string(),
            moves: self.squares().map(|mv| mv.to_string()).collect(),
        }
    }

    fn restore(state: LegalMovesState) -> Result<Self, String> {
        let (rules, moves): (Rules, _) = (parsed(&state.rules)?, squares(&state.moves)?);
        match moves.iter().find(|&&mv| !rules.contains(mv)) {
            None => Ok(Self::from_moves(rules, moves)),
            Some(mv) => Err(format!("`{mv}` is off the board")),
        }
    }
}

/// Pickles a type whose own fields are plain data.
macro_rules! plain {
    ($type:ident, $name:literal, $state:ty, $inner:tt) => {
        impl Pickle for $type {
            const NAME: &'static str = $name;
            type State = $state;

            fn state(&self) -> $state {
                self.$inner.clone()
            }

            fn restore(state: $state) -> Result<Self, String> {
                Ok(Self(state))
            }
        }
    };
}
plain!(ReviewedMove, "ReviewedMove", advice::ReviewedMove, 0);
plain!(Verdict, "PuzzleVerdict", PuzzleVerdict, 0);

/// Pickles a type that is plain data itself.
macro_rules! own_state {
    ($type:ident, $name:literal) => {
        impl Pickle for $type {
            const NAME: &'static str = $name;
            type State = Self;

            fn state(&self) -> Self {
                self.clone()
            }

            fn restore(state: Self) -> Result<Self, String> {
                Ok(state)
            }
        }
    };
}
own_state!(MoveValue, "MoveValue");
own_state!(Line, "Line");

#[derive(Serialize, Deserialize)]
pub(crate) struct ValuesState {
    board: BoardState,
    map: ValueMap,
}

impl Pickle for Values {
    const NAME: &'static str = "Values";
    type State = ValuesState;

    fn state(&self) -> ValuesState {
        ValuesState {
            board: BoardState::of(&self.position, self.first),
            map: self.map.clone(),
        }
    }

    fn restore(state: ValuesState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        Ok(Self {
            map: state.map,
            position,
            first,
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ExplanationState {
    board: BoardState,
    r#move: String,
    moves: Vec<Suggestion>,
}

impl Pickle for Explanation {
    const NAME: &'static str = "Explanation";
    type State = ExplanationState;

    fn state(&self) -> ExplanationState {
        ExplanationState {
            board: BoardState::of(&self.why.position, self.first),
            r#move: self.why.found.square.to_string(),
            moves: self.why.moves(),
        }
    }

    fn restore(state: ExplanationState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        let why = advice::Explanation::of(position, square(&state.r#move)?, state.moves);
        let why = why.ok_or("its moves are not those of the board")?;
        Ok(Self { why, first })
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ReviewState {
    board: BoardState,
    moves: Vec<advice::ReviewedMove>,
}

impl Pickle for Review {
    const NAME: &'static str = "Review";
    type State = ReviewState;

    fn state(&self) -> ReviewState {
        ReviewState {
            board: BoardState::of(&self.review.start, self.first),
            moves: self.review.moves.clone(),
        }
    }

    fn restore(state: ReviewState) -> Result<Self, String> {
        let (start, first) = state.board.board()?;
        let mut game = Game::from_position(start);
        for reviewed in &state.moves {
            let played = game.play(reviewed.found.square);
            played.map_err(|error| error.to_string())?;
        }
        let review = advice::Review::from_moves(&game, state.moves);
        Ok(Self { review, first })
    }
}

/// The choice of a player, or nothing if it does not play by the rules.
#[derive(Serialize, Deserialize)]
pub(crate) struct EntryState {
    name: String,
    choice: Option<JudgedState>,
    /// The only rules that it plays by.
    only: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct JudgedState {
    r#move: Option<String>,
    score: i64,
    nodes: u64,
    time_ns: u64,
    value: Option<advice::MoveValue>,
    keeps: Option<bool>,
}

fn entry_state(entry: &ComparisonEntry) -> EntryState {
    let judged = |judged: &JudgedChoice| JudgedState {
        r#move: judged.square.map(|square| square.to_string()),
        score: judged.score,
        nodes: judged.nodes,
        time_ns: nanoseconds(judged.time),
        value: judged.value,
        keeps: judged.keeps,
    };
    EntryState {
        name: entry.name.clone(),
        choice: entry.thought.as_ref().ok().map(judged),
        only: match entry.thought {
            Err(CannotPlay::Only(rules)) => Some(rules.to_string()),
            _ => None,
        },
    }
}

fn entry(state: EntryState) -> Result<ComparisonEntry, String> {
    let thought = match (state.choice, state.only) {
        (Some(judged), _) => Ok(JudgedChoice {
            square: judged.r#move.as_deref().map(square).transpose()?,
            score: judged.score,
            nodes: judged.nodes,
            time: Duration::from_nanos(judged.time_ns),
            value: judged.value,
            keeps: judged.keeps,
        }),
        (None, Some(rules)) => Err(CannotPlay::Only(parsed(&rules)?)),
        (None, None) => Err(CannotPlay::Unsupported),
    };
    Ok(ComparisonEntry {
        name: state.name,
        thought,
    })
}

impl Pickle for Entry {
    const NAME: &'static str = "ComparisonEntry";
    type State = EntryState;

    fn state(&self) -> EntryState {
        entry_state(&self.0)
    }

    fn restore(state: EntryState) -> Result<Self, String> {
        entry(state).map(Self)
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ComparisonState {
    board: BoardState,
    entries: Vec<EntryState>,
    map: ValueMap,
}

impl Pickle for Comparison {
    const NAME: &'static str = "Comparison";
    type State = ComparisonState;

    fn state(&self) -> ComparisonState {
        ComparisonState {
            board: BoardState::of(&self.0.position, Symbol::X),
            entries: self.0.entries.iter().map(entry_state).collect(),
            map: self.0.map.clone(),
        }
    }

    fn restore(state: ComparisonState) -> Result<Self, String> {
        let entries = state.entries.into_iter().map(entry);
        Ok(Self(advice::Comparison {
            version: advice::ADVICE_VERSION,
            position: state.board.board()?.0,
            entries: entries.collect::<Result<_, _>>()?,
            map: state.map,
        }))
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct TraceState {
    board: BoardState,
    search: String,
    events: Vec<Event>,
    summary: Summary,
}

impl Pickle for Trace {
    const NAME: &'static str = "Trace";
    type State = TraceState;

    fn state(&self) -> TraceState {
        let Subject::Board { position, first } = &self.0.subject else {
            unreachable!("boards alone are traced");
        };
        TraceState {
            board: BoardState::of(position, *first),
            search: self.0.method.to_string(),
            events: self.0.events.clone(),
            summary: self.0.summary,
        }
    }

    fn restore(state: TraceState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        Ok(Self(trace::Trace {
            subject: Subject::Board {
                position: Box::new(position),
                first,
            },
            method: parsed(&state.search)?,
            filter: TraceFilter::default(),
            lead: Vec::new(),
            events: state.events,
            summary: state.summary,
        }))
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct DiffState {
    searches: [String; 2],
    diff: trace::Diff,
}

impl Pickle for Diff {
    const NAME: &'static str = "Diff";
    type State = DiffState;

    fn state(&self) -> DiffState {
        DiffState {
            searches: self.searches.map(|search| search.to_string()),
            diff: self.diff.clone(),
        }
    }

    fn restore(state: DiffState) -> Result<Self, String> {
        let [first, second] = state.searches;
        Ok(Self {
            diff: state.diff,
            searches: [parsed(&first)?, parsed(&second)?],
        })
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct PuzzleState {
    /// The puzzle as a line of a file of puzzles.
    puzzle: String,
}

impl Pickle for Puzzle {
    const NAME: &'static str = "Puzzle";
    type State = PuzzleState;

    fn state(&self) -> PuzzleState {
        let text = write(&[self.0]);
        let line = text.lines().last().unwrap_or_default();
        PuzzleState {
            puzzle: line.to_owned(),
        }
    }

    fn restore(state: PuzzleState) -> Result<Self, String> {
        let puzzles = read(&state.puzzle).map_err(|error| error.to_string())?;
        let puzzle = puzzles.first().copied().ok_or("it has no puzzle")?;
        Ok(Self(puzzle))
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ChoiceState {
    board: BoardState,
    to_move: char,
    brain: String,
    seed: u64,
    r#move: Option<String>,
    score: Option<advice::MoveValue>,
    own_score: i64,
    nodes: u64,
    exact: Option<bool>,
    line: Vec<String>,
    moves: Vec<(String, Option<advice::MoveValue>, i64)>,
    stopped: bool,
    time_ns: Option<u64>,
}

/// Returns the score that a value stands for.
const fn score(value: advice::MoveValue) -> Option<Score> {
    Some(match value {
        advice::MoveValue::Win { plies } => Score::WinIn(plies),
        advice::MoveValue::Draw => Score::Draw,
        advice::MoveValue::Loss { plies } => Score::LossIn(plies),
        advice::MoveValue::Estimate { score } => Score::Estimate(score),
        advice::MoveValue::Unknown => return None,
    })
}

impl Pickle for Choice {
    const NAME: &'static str = "Choice";
    type State = ChoiceState;

    fn state(&self) -> ChoiceState {
        let Thought {
            turn,
            choice,
            moves,
            stopped,
            time,
        } = &self.thought;
        let scored = |mv: &ScoredMove| {
            let value = mv.score.map(advice::MoveValue::from);
            (mv.square.to_string(), value, mv.own_score)
        };
        ChoiceState {
            board: BoardState::of(&turn.position, turn.first),
            to_move: self.to_move.to_char(),
            brain: turn.spec.to_string(),
            seed: turn.seed,
            r#move: choice.square.map(|square| square.to_string()),
            score: choice.score.map(advice::MoveValue::from),
            own_score: choice.own_score,
            nodes: choice.nodes,
            exact: choice.exact,
            line: names(&choice.pv),
            moves: moves.iter().map(scored).collect(),
            stopped: *stopped,
            time_ns: time.map(nanoseconds),
        }
    }

    fn restore(state: ChoiceState) -> Result<Self, String> {
        let (position, first) = state.board.board()?;
        let spec = player(&state.brain, position.rules());
        let spec = spec.map_err(|error| error.explain(&english()))?;
        let scored = |(name, value, own_score): &(String, _, _)| {
            Ok(ScoredMove {
                square: square(name)?,
                score: Option::and_then(*value, score),
                own_score: *own_score,
            })
        };
        let moves = state.moves.iter().map(scored);
        let to_move = state.to_move.to_string();
        Ok(Self {
            thought: Thought {
                turn: Turn {
                    spec,
                    position,
                    first,
                    seed: state.seed,
                    game: 1,
                    clock: None,
                },
                choice: CoreChoice {
                    square: state.r#move.as_deref().map(square).transpose()?,
                    score: state.score.and_then(score),
                    own_score: state.own_score,
                    nodes: state.nodes,
                    exact: state.exact,
                    pv: squares(&state.line)?.into_iter().collect(),
                },
                moves: moves.collect::<Result<_, String>>()?,
                stopped: state.stopped,
                time: state.time_ns.map(Duration::from_nanos),
            },
            to_move: to_move
                .parse()
                .map_err(|_| format!("`{to_move}` is not a symbol"))?,
        })
    }
}

/// A solution without its certificates.
#[derive(Serialize, Deserialize)]
pub(crate) struct SolutionState {
    /// "first" or "second", who wins, or "draw", if it is known.
    value: Option<String>,
    plies: Option<u16>,
    pub(crate) no_win_within: Option<u32>,
    pub(crate) nodes: u64,
    pub(crate) time_ns: u64,
}

impl SolutionState {
    pub(crate) fn of(
        value: Option<Value>,
        no_win_within: Option<u32>,
        nodes: u64,
        time: Duration,
    ) -> Self {
        let named = |value: Value| value.winner.map_or("draw", name).to_owned();
        Self {
            value: value.map(named),
            plies: value.and_then(|value| value.plies),
            no_win_within,
            nodes,
            time_ns: nanoseconds(time),
        }
    }

    pub(crate) fn value(&self) -> Result<Option<Value>, String> {
        let winner = match self.value.as_deref() {
            None => return Ok(None),
            Some("draw") => None,
            Some(winner) => Some(player_of(winner)?),
        };
        let plies = self.plies;
        Ok(Some(Value { winner, plies }))
    }
}

fn player_of(text: &str) -> Result<Player, String> {
    let found = Player::BOTH
        .into_iter()
        .find(|&player| name(player) == text);
    found.ok_or("nobody else plays".to_owned())
}

/// The fields of `Claim.to_dict`, which are those of its pickle.
#[derive(Deserialize)]
pub(crate) struct ClaimState {
    rules: String,
    first: Vec<String>,
    second: Vec<String>,
    turn: String,
    claimant: String,
    goal: String,
    plies: Option<u32>,
}

impl ClaimState {
    pub(crate) fn claim(self) -> Result<ProvedClaim, String> {
        let rules: Rules = parsed(&self.rules)?;
        let (first, second) = (squares(&self.first)?, squares(&self.second)?);
        let mut both = first.iter().chain(&second);
        if let Some(square) = both.find(|&&square| !rules.contains(square)) {
            return Err(format!("`{square}` is off the board"));
        }
        let stones: [Bitboard; 2] = [first, second].map(|squares| squares.into_iter().collect());
        let claimant = player_of(&self.claimant)?;
        let goal = match (self.goal.as_str(), self.plies) {
            ("wins", _) => Goal::Win,
            ("holds", _) => Goal::Hold,
            ("holds-for", Some(plies)) => {
                let plies = plies.try_into();
                Goal::HoldFor(plies.map_err(|_| "no game is so long")?)
            }
            ("holds-weakly", _) => Goal::HoldWeakly,
            _ => return Err("it claims nothing".to_owned()),
        };
        let statement = Statement {
            goal,
            claimant,
            turn: player_of(&self.turn)?,
            state: State {
                claimant: stones[claimant as usize],
                opponent: stones[!claimant as usize],
                maybe: Vec::new(),
            },
        };
        Ok(ProvedClaim {
            rules,
            statement,
            height: self.plies.filter(|_| goal == Goal::Win),
        })
    }
}
