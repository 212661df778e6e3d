//! The thinking of computer players, within their time.

use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use dooz_core::classics::Lafore;
use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, Progress};
use dooz_locale::{Explain, Language, Locale};
use dooz_play::clock::TimeManager;
use dooz_play::matches::{Thought, Turn};

use crate::play::timer::Timer;
use crate::program::ProgramFailure;

/// The reason why a computer player has not chosen a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThinkError {
    /// It does not play by the rules.
    CannotPlay(CannotPlay),
    /// It is a program that failed.
    Program(ProgramFailure),
}

impl From<CannotPlay> for ThinkError {
    fn from(error: CannotPlay) -> Self {
        Self::CannotPlay(error)
    }
}

impl Explain for ThinkError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::CannotPlay(error) => error.explain(locale),
            Self::Program(failure) => failure.explain(locale),
        }
    }
}

impl fmt::Display for ThinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(&Locale::new(Language::English)))
    }
}

impl Error for ThinkError {}

/// Lets a new player think about its turn until it has found a move, its time is
/// over or the flag is set, and measures the time. A player with a clock manages
/// its time.
///
/// ```
/// use dooz_cli::play::thinking::think;
/// use dooz_play::matches::Match;
/// let mut game = Match::default();
/// game.play("b2".parse()?)?;
/// let turn = game.pending().expect("it is the computer's turn");
/// let thought = think(turn, &Default::default(), &mut |_| {})?;
/// assert!(thought.time.is_some());
/// game.accept(thought)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Returns an error if the player does not play by the rules, or is a program that fails.
pub fn think(
    turn: Turn,
    stop: &Arc<AtomicBool>,
    progress: &mut dyn FnMut(&Progress<'_>),
) -> Result<Thought, ThinkError> {
    let (spec, mut brain) = (turn.spec, turn.spec.build(turn.context()));
    let thought = think_with(turn, &mut *brain, stop, progress)?;
    match ProgramFailure::of(&spec, &*brain) {
        Some(failure) => Err(ThinkError::Program(failure)),
        None => Ok(thought),
    }
}

/// Lets a player think that the caller has created, for example to keep it from move
/// to move or to observe it.
///
/// # Errors
///
/// Returns an error if the player does not play by the rules.
pub fn think_with(
    turn: Turn,
    brain: &mut dyn Brain,
    stop: &Arc<AtomicBool>,
    progress: &mut dyn FnMut(&Progress<'_>),
) -> Result<Thought, CannotPlay> {
    let begin = Instant::now();
    let mut manager = turn
        .clock
        .map(|clock| TimeManager::new(&clock, &turn.position));
    let optimum = manager.as_ref().and_then(TimeManager::optimum);
    let maximum = manager.as_ref().and_then(TimeManager::maximum);
    let own = turn.spec.move_time();
    let limits = Limits {
        time: own.into_iter().chain(optimum.or(maximum)).min(),
        stop: Some(stop),
        ..turn.limits()
    };
    let time = turn.spec.time_limit().into_iter().chain(maximum).min();
    let timer = time.map(|time| Timer::start(time, stop));
    let thought = turn.think_with(brain, &limits, &mut |report| {
        progress(report);
        let manager = manager.as_mut();
        if manager.is_some_and(|manager| manager.note(report, begin.elapsed()).is_break()) {
            stop.store(true, Ordering::Relaxed);
        }
    })?;
    drop(timer);
    Ok(Thought {
        stopped: stop.load(Ordering::Relaxed),
        time: Some(begin.elapsed()),
        ..thought
    })
}

/// The averaging program, showing the boards of its first levels as it thinks.
pub(crate) struct ThinkingAloud<'a>(pub(crate) &'a mut dyn FnMut(&Position));

impl Brain for ThinkingAloud<'_> {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let mut show = |_, board: &Position| (self.0)(board);
        Lafore.thinking_aloud(position, limits, progress, &mut show)
    }
}
