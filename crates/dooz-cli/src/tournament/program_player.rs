//! External programs in tournaments.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dooz_core::Game;
use dooz_play::clock::{Clock, TimeControl};
use dooz_play::gomocup::{GameType, Info};
use dooz_play::players::BrainSpec;
use dooz_play::swap2::{Decision, Swap2};
use dooz_play::tournament::Ending;

use super::{Answer, Conditions, Contender, Fault, NewGame};
use crate::program::{Program, Session, SessionError, milliseconds};

/// An external program. Its process plays one game after the other; after a
/// failure it is started again.
pub struct ProgramPlayer {
    spec: BrainSpec,
    program: Program,
    session: Option<Session>,
    margin: Duration,
}

/// The longest time that a program may think where no clock runs.
const PATIENCE: Duration = Duration::from_mins(10);

impl ProgramPlayer {
    /// Creates the player, if it is a program.
    #[must_use]
    pub fn new(spec: BrainSpec) -> Option<Self> {
        Some(Self {
            spec,
            program: Program::of(spec.name())?,
            session: None,
            margin: Duration::ZERO,
        })
    }

    /// Begins a game in a session.
    fn begin(
        &self,
        session: &mut Session,
        game: &NewGame,
        stop: &AtomicBool,
    ) -> Result<(), SessionError> {
        let settings = settings(&self.spec, &game.conditions);
        session.begin_game(game.rules, settings, stop)
    }

    /// Keeps the session for later, or ends it after a failure.
    fn keep<T>(&mut self, session: Session, result: Result<T, SessionError>) -> Result<T, Fault> {
        if result.is_ok() {
            self.session = Some(session);
        } else {
            session.kill();
        }
        result.map_err(Fault::from)
    }

    /// Returns the milliseconds that are left of the program's time, unless it has no
    /// clock, and the moment until which it may think.
    fn limits(&self, clock: &Clock) -> (Option<i64>, Instant) {
        let left = || clock.left().map_or(Info::UNLIMITED, milliseconds);
        let left = clock.control().is_limited().then(left);
        let time = clock.for_move().map_or(PATIENCE, |time| time + self.margin);
        (left, Instant::now() + time)
    }
}

impl Contender for ProgramPlayer {
    fn prepare(&mut self, game: &NewGame, stop: &Arc<AtomicBool>) -> Result<(), Fault> {
        self.margin = game.conditions.margin;
        // What the program has done since its last game is no fault in this one.
        if let Some(mut session) = self.session.take() {
            match self.begin(&mut session, game, stop) {
                Err(SessionError::Ended(_) | SessionError::Refused(_)) => session.kill(),
                result => return self.keep(session, result),
            }
        }
        let mut session = Session::open(&self.program, game.rules)?;
        let result = self.begin(&mut session, game, stop);
        self.keep(session, result)
    }

    fn decide(
        &mut self,
        opening: &Swap2,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Decision, Fault> {
        let (left, deadline) = self.limits(clock);
        let mut session = self.session.take().expect("the game was prepared");
        let result = session.decide(opening.game().moves(), left, deadline, stop);
        self.keep(session, result)
    }

    fn choose(
        &mut self,
        game: &Game,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Answer, Fault> {
        let (left, deadline) = self.limits(clock);
        let mut session = self.session.take().expect("the game was prepared");
        let mut score = None;
        let result = session.choose(game.moves(), left, deadline, stop, &mut score);
        let square = self.keep(session, result)?;
        Ok(Answer { square, score })
    }
}

/// Lists the settings of a program: its own, and those of the conditions.
fn settings(spec: &BrainSpec, conditions: &Conditions) -> Vec<Info> {
    let limits = spec
        .within(conditions.depth, conditions.nodes, None)
        .limits();
    let TimeControl {
        turn,
        game,
        increment,
    } = conditions.clock;
    // Where only the time of the game is limited, one move may take all of it.
    let turn = turn.into_iter().chain(spec.move_time()).min();
    let turn = turn.or(game).map_or(Info::UNLIMITED, milliseconds);
    let game = game.map_or(0, milliseconds);
    let mut settings = vec![
        Info::GameType(GameType::Brain),
        Info::TimeoutTurn(turn.cast_unsigned()),
        Info::TimeoutMatch(game.cast_unsigned()),
    ];
    if !increment.is_zero() {
        let increment = milliseconds(increment);
        settings.push(Info::TimeIncrement(increment.cast_unsigned()));
    }
    settings.extend(conditions.memory.map(Info::MaxMemory));
    settings.extend(limits.nodes.map(Info::MaxNodes));
    settings.extend(limits.depth.map(Info::MaxDepth));
    settings
}

impl From<SessionError> for Fault {
    fn from(error: SessionError) -> Self {
        let ending = match error {
            SessionError::Silent => Ending::Time,
            SessionError::NoMove(_) | SessionError::NoDecision(_) => Ending::Illegal,
            SessionError::Start(_)
            | SessionError::Ended(_)
            | SessionError::Refused(_)
            | SessionError::Stopped => Ending::Crash,
        };
        Self::new(ending, error.to_string())
    }
}
