//! One turn of a computer player, to be thought in any thread.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dooz_core::{Brain, CannotPlay, Choice, Limits, Position, ScoredMove, Square, Symbol};
use dooz_play::players::{BrainSpec, Chance, Snapshot, ThinkLimits};

use crate::timer::Timer;

/// A position for a computer player to think about.
///
/// It owns all it needs, so that it can be sent to a thread; its stop flag
/// can be kept, to end the thinking early:
///
/// ```
/// use dooz_cli::play::{options::MatchOptions, session::Session};
/// let mut session = Session::new(MatchOptions::default());
/// session.play("b2".parse()?)?;
/// let job = session.pending().expect("it is the computer's turn");
/// let stop = job.stop_flag();
/// let thought = std::thread::spawn(|| job.run()).join().unwrap();
/// assert!(session.accept(thought).is_some());
/// # drop(stop);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ThinkJob {
    position: Position,
    spec: BrainSpec,
    first: Symbol,
    chance: Chance,
    game: u32,
    stop: Arc<AtomicBool>,
}

impl ThinkJob {
    /// A job for `spec` in a game in which the first player has the symbol
    /// `first`; `chance` and `game` are its dice.
    #[must_use]
    pub fn new(
        position: Position,
        spec: BrainSpec,
        first: Symbol,
        chance: Chance,
        game: u32,
    ) -> Self {
        let stop = Arc::default();
        Self {
            position,
            spec,
            first,
            chance,
            game,
            stop,
        }
    }

    /// Who is to think.
    #[must_use]
    pub const fn spec(&self) -> &BrainSpec {
        &self.spec
    }

    /// The position to think about.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the first player of the game draws.
    #[must_use]
    pub const fn first(&self) -> Symbol {
        self.first
    }

    /// Becomes `true` when the thinking is to end early.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Thinks, which may take long.
    #[must_use]
    pub fn run(self) -> Thought {
        let mut brain = self
            .spec
            .build(self.position.rules(), self.first, self.chance, self.game);
        self.run_with(&mut *brain)
    }

    /// Thinks with a player that the caller has built, for example to watch
    /// it.
    #[must_use]
    pub fn run_with(self, brain: &mut dyn Brain) -> Thought {
        let ThinkLimits { depth, nodes, time } = self.spec.limits_or_usual();
        let limits = Limits {
            depth,
            nodes,
            stop: Some(&self.stop),
            ..Limits::default()
        };
        let begin = Instant::now();
        let timer = time.map(|time| Timer::start(time, &self.stop));
        let mut snapshot = Snapshot::default();
        let choice = brain.think(&self.position, &limits, &mut |progress| {
            snapshot.update(progress);
        });
        let time = begin.elapsed();
        drop(timer);
        Thought {
            position: self.position,
            spec: self.spec,
            choice,
            moves: snapshot.moves().to_vec(),
            time,
        }
    }
}

/// What a computer player found.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The position that it thought about.
    pub position: Position,
    /// Who thought.
    pub spec: BrainSpec,
    /// What it chose.
    pub choice: Result<Choice, CannotPlay>,
    /// The moves that it gave a score, in the order in which it looked at
    /// them.
    pub moves: Vec<ScoredMove>,
    /// How long it thought.
    pub time: Duration,
}

impl Thought {
    /// The move that it chose, if it chose one.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        self.choice.ok().and_then(|choice| choice.square)
    }
}
