//! Searching while somebody writes it down.

use std::cell::Cell;
use std::fmt;
use std::ops::ControlFlow;

use dooz_core::textbook::{Averaging, Board, ByDepth, Minimax, Scores};
use dooz_core::{CannotPlay, Limits, Player, Position, Symbol, classics};
use serde::Serialize;

use super::event::{Event, Step};
use super::filter::{Filter, Sieve};
use super::method::{Algorithm, DepthScore, Maximiser, Method, alpha_beta};
use super::order::Ordered;
use super::recorder::{Counts, Recorder, Sink};
use super::replay::Replay;
use super::state::State;
use super::subject::{Path, Subject};
use super::traced::Traced;

/// A search that has been written down.
///
/// ```
/// use dooz_coach::trace::{Subject, Trace};
/// use dooz_core::textbook::Side;
/// let tree = Subject::tree("((7 9) (3 8))", Side::Max)?;
/// let trace = Trace::record(tree, "alphabeta".parse()?)?;
/// assert_eq!((trace.summary.score, trace.summary.calls, trace.summary.cuts), (7, 6, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// What was searched.
    pub subject: Subject,
    /// How.
    pub method: Method,
    /// Which part of it was written down.
    pub filter: Filter,
    /// The moves from the root to the first call that was written down.
    pub lead: Vec<u32>,
    /// What happened.
    pub events: Vec<Event>,
    /// What came of the whole search.
    pub summary: Summary,
}

/// What came of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// The score: for Max, or for averaging, for the side that made the last
    /// move.
    pub score: i64,
    /// The best move, if there is one.
    pub best: Option<u32>,
    /// The calls, the root's included.
    pub calls: u64,
    /// The calls in which the game was over.
    pub leaves: u64,
    /// Cuts because the window closed.
    pub cuts: u64,
    /// Cuts because no score could be better.
    pub fast_cuts: u64,
    /// Whether a limit kept the search from seeing everything.
    pub limited: bool,
}

impl Trace {
    /// The most calls that are written down at once: more are for
    /// [`stream`], which keeps none.
    pub const MOST_CALLS: u64 = 1_000_000;

    /// Writes a whole search down.
    ///
    /// # Errors
    ///
    /// If the method does not know the subject, or the search is too large.
    pub fn record(subject: Subject, method: Method) -> Result<Self, TraceError> {
        Self::record_part(subject, method, Filter::default())
    }

    /// Writes a part of a search down.
    ///
    /// # Errors
    ///
    /// If the method does not know the subject, there is no such part, or it
    /// is too large.
    pub fn record_part(
        subject: Subject,
        method: Method,
        filter: Filter,
    ) -> Result<Self, TraceError> {
        Self::record_within(subject, method, filter, &Limits::default())
    }

    /// Writes a part of a search within limits down.
    ///
    /// # Errors
    ///
    /// If the method does not know the subject, there is no such part, or it
    /// is too large.
    pub fn record_within(
        subject: Subject,
        method: Method,
        filter: Filter,
        limits: &Limits<'_>,
    ) -> Result<Self, TraceError> {
        let mut events = Vec::new();
        let mut sieve = Sieve::new(filter);
        let mut path = Path::default();
        let mut lead = None;
        let mut calls = 0;
        let summary = stream(&subject, &method, limits, &mut |event| {
            let here = match event.step {
                Step::Enter { by, .. } if lead.is_none() => path.enter(event.level, by),
                _ => &[],
            };
            if sieve.lets(event) {
                if lead.is_none() {
                    lead = Some(here.to_vec());
                }
                calls += u64::from(matches!(event.step, Step::Enter { .. }));
                if calls > Self::MOST_CALLS {
                    return ControlFlow::Break(());
                }
                events.push(event.clone());
            }
            ControlFlow::Continue(())
        })?;
        if calls > Self::MOST_CALLS {
            return Err(TraceError::TooLarge);
        }
        let calls = summary.calls;
        let lead = lead.ok_or(TraceError::Empty { filter, calls })?;
        Ok(Self {
            subject,
            method,
            filter,
            lead,
            events,
            summary,
        })
    }

    /// The state after all events.
    #[must_use]
    pub fn state(&self) -> State {
        State::of(&self.events)
    }

    /// The events to step through, from before the first one.
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        Replay::new(&self.events)
    }
}

/// Searches and hands every event to `sink` as it happens, which keeps no
/// more in memory than the calls that are open.
///
/// ```
/// use std::ops::ControlFlow;
/// use dooz_coach::trace::{Subject, stream};
/// use dooz_core::{Limits, Rules, Setup, Symbol};
/// let empty = Subject::board(&Setup::parse(Rules::TIC_TAC_TOE, ".........", Symbol::X)?)?;
/// let mut events = 0_u64;
/// let summary = stream(&empty, &"alphabeta".parse()?, &Limits::default(), &mut |_| {
///     events += 1;
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(summary.calls, 18_297);
/// assert!(events > 2 * summary.calls);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the method does not know the subject.
pub fn stream(
    subject: &Subject,
    method: &Method,
    limits: &Limits<'_>,
    sink: &mut Sink<'_>,
) -> Result<Summary, TraceError> {
    let stopped = Cell::new(false);
    let stop = || stopped.get() || limits.stop.is_some_and(|stop| stop());
    let limits = Limits {
        stop: Some(&stop),
        ..*limits
    };
    let mut sink = |event: &Event| sink(event);
    let mut recorder = Recorder::new(&mut sink, &stopped, method.algorithm.has_window());
    match subject {
        Subject::Board { position, first } => {
            search_board(position, *first, method, &limits, &mut recorder)?;
        }
        Subject::Tree(_) if method.algorithm.is_classic() => {
            return Err(TraceError::BoardOnly(method.name()));
        }
        Subject::Tree(tree) => {
            let (lowest, highest) = tree.range();
            search(
                tree.root(),
                method,
                (lowest, highest),
                &limits,
                &mut recorder,
            );
        }
    }
    Ok(Summary::from(recorder.counts))
}

fn search_board(
    position: &Position,
    first: Symbol,
    method: &Method,
    limits: &Limits<'_>,
    recorder: &mut Recorder<'_>,
) -> Result<(), TraceError> {
    let player = |symbol| {
        if symbol == first {
            Player::First
        } else {
            Player::Second
        }
    };
    let x_in_window = method.algorithm == Algorithm::ClassicAlphaBeta;
    let max = match method.max {
        Maximiser::X => player(Symbol::X),
        Maximiser::O => player(Symbol::O),
        Maximiser::Mover if x_in_window => player(Symbol::X),
        Maximiser::Mover => position.turn(),
    };
    let scored = &mut |_, _| {};
    let refused = match method.algorithm {
        Algorithm::Sisoog => classics::Sisoog.observed(position, limits, scored, recorder),
        Algorithm::Freecodecamp => {
            classics::Freecodecamp { computer: max }.observed(position, limits, scored, recorder)
        }
        Algorithm::Lafore => classics::Lafore.observed(position, limits, scored, recorder),
        Algorithm::ClassicAlphaBeta => {
            classics::AlphaBeta::new(max).observed(position, limits, scored, recorder)
        }
        _ => {
            let squares = position.rules().squares();
            let win = method.win_on(squares);
            let board = Board::new(*position, max, Scores::symmetric(win));
            search(board, method, method.extremes(squares), limits, recorder);
            return Ok(());
        }
    };
    let method = method.name();
    refused.map_err(|reason| TraceError::CannotPlay { method, reason })?;
    Ok(())
}

/// Searches any game by one of the textbook's methods. Nothing can be worse
/// or better than the extremes.
fn search<G: Traced>(
    game: G,
    method: &Method,
    extremes: (i64, i64),
    limits: &Limits<'_>,
    recorder: &mut Recorder<'_>,
) {
    let order = method.order;
    let game = Ordered { game, order };
    match method.depth_score {
        DepthScore::None => run(&game, method, extremes, limits, recorder),
        DepthScore::Zero => run(
            &ByDepth::from_zero(game),
            method,
            extremes,
            limits,
            recorder,
        ),
        DepthScore::One => run(&ByDepth::from_one(game), method, extremes, limits, recorder),
    }
}

fn run<G: Traced>(
    game: &G,
    method: &Method,
    (lowest, highest): (i64, i64),
    limits: &Limits<'_>,
    recorder: &mut Recorder<'_>,
) {
    // The recorder has seen what they found.
    match method.algorithm {
        Algorithm::Minimax(form) => {
            _ = Minimax { form }.search_within(game, limits, recorder);
        }
        Algorithm::AlphaBeta {
            form,
            window,
            cut,
            fast_cut,
        } => {
            let fast = fast_cut.scores(lowest, highest);
            _ = alpha_beta(form, window, cut, fast).search_within(game, limits, recorder);
        }
        _ => _ = Averaging.search_within(game, limits, recorder),
    }
}

impl From<Counts> for Summary {
    fn from(counts: Counts) -> Self {
        Self {
            score: counts.score,
            best: counts.best,
            calls: counts.calls,
            leaves: counts.leaves,
            cuts: counts.cuts,
            fast_cuts: counts.fast_cuts,
            limited: counts.limited,
        }
    }
}

/// Why a search cannot be written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceError {
    /// The method does not play by these rules.
    CannotPlay {
        /// The method.
        method: &'static str,
        /// Why not.
        reason: CannotPlay,
    },
    /// This method plays on boards, and knows no trees.
    BoardOnly(&'static str),
    /// No call passes the filter.
    Empty {
        /// The filter.
        filter: Filter,
        /// How many calls there are.
        calls: u64,
    },
    /// More than [`Trace::MOST_CALLS`] calls would have to be kept.
    TooLarge,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CannotPlay { method, reason } => write!(f, "{method}: {reason}"),
            Self::BoardOnly(method) => write!(f, "{method} plays on boards alone"),
            Self::Empty { calls, .. } => write!(f, "none of {calls} calls is in that part"),
            Self::TooLarge => write!(f, "more than {} calls", Trace::MOST_CALLS),
        }
    }
}

impl std::error::Error for TraceError {}
