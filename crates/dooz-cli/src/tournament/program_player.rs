//! External programs in tournaments.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dooz_core::Game;
use dooz_play::clock::{Clock, TimeControl};
use dooz_play::gomocup::{GameType, Info};
use dooz_play::tournament::Ending;

use super::{Answer, Conditions, Contender, Fault, NewGame};
use crate::program::{Program, Session, SessionError};

/// An external program. Its process plays one game after the other; after a
/// failure it is started again.
pub struct ProgramPlayer {
    program: Program,
    session: Option<Session>,
    margin: Duration,
}

/// The longest time that a program may think where no clock runs.
const PATIENCE: Duration = Duration::from_mins(10);

impl ProgramPlayer {
    /// Creates the player.
    #[must_use]
    pub const fn new(program: Program) -> Self {
        Self {
            program,
            session: None,
            margin: Duration::ZERO,
        }
    }

    /// Returns the session, begun if there is none.
    fn session(&mut self, game: &NewGame) -> Result<Session, SessionError> {
        match self.session.take() {
            Some(session) => Ok(session),
            None => Session::open(&self.program, game.rules),
        }
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
}

impl Contender for ProgramPlayer {
    fn prepare(&mut self, game: &NewGame, stop: &Arc<AtomicBool>) -> Result<(), Fault> {
        self.margin = game.conditions.margin;
        let mut session = self.session(game)?;
        let result = session.begin_game(game.rules, settings(&game.conditions), stop);
        self.keep(session, result)
    }

    fn choose(
        &mut self,
        game: &Game,
        clock: &Clock,
        stop: &Arc<AtomicBool>,
    ) -> Result<Answer, Fault> {
        let time = clock.for_move().map_or(PATIENCE, |time| time + self.margin);
        let deadline = Instant::now() + time;
        let mut session = self.session.take().expect("the game was prepared");
        let mut score = None;
        let left = || clock.left().map_or(Info::UNLIMITED, milliseconds);
        let left = clock.control().is_limited().then(left);
        let result = session.choose(game.moves(), left, deadline, stop, &mut score);
        let square = self.keep(session, result)?;
        Ok(Answer { square, score })
    }
}

/// Lists the settings of the conditions.
fn settings(conditions: &Conditions) -> Vec<Info> {
    let TimeControl {
        turn,
        game,
        increment,
    } = conditions.clock;
    // Where only the time of the game is limited, one move may take all of it.
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
    settings.extend(conditions.nodes.map(Info::MaxNodes));
    settings.extend(conditions.depth.map(Info::MaxDepth));
    settings
}

/// Returns a time in milliseconds, with a limit that every program can read.
fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).map_or(Info::UNLIMITED, |time| time.min(Info::UNLIMITED))
}

impl From<SessionError> for Fault {
    fn from(error: SessionError) -> Self {
        let ending = match error {
            SessionError::Silent => Ending::Time,
            SessionError::NoMove(_) => Ending::Illegal,
            SessionError::Start(_)
            | SessionError::Ended(_)
            | SessionError::Refused(_)
            | SessionError::Stopped => Ending::Crash,
        };
        Self::new(ending, error.to_string())
    }
}
