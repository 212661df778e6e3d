//! An external program that answers single positions.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dooz_core::{Brain, CannotPlay, Choice, Limits, Player, Position, Progress, Rules, Square};
use dooz_play::gomocup::{Command, GameType, Info};
use dooz_play::swap2::{Decision, Swap2};

use super::{Program, Session, SessionError, milliseconds};

/// An external program as a player that answers single positions. A program
/// that fails finds no move.
#[derive(Debug)]
pub(super) struct ProgramBrain {
    program: Program,
    time: Duration,
    session: Option<Session>,
}

/// The time of a move, if no other is given: that of fast tournaments.
const USUAL_TIME: Duration = Duration::from_secs(5);

/// The time by which the program may exceed its own.
const GRACE: Duration = Duration::from_secs(1);

impl ProgramBrain {
    /// Creates the player with this time for each move.
    pub(super) fn new(program: Program, time: Option<Duration>) -> Self {
        Self {
            program,
            time: time.unwrap_or(USUAL_TIME),
            session: None,
        }
    }

    /// Decides in an opening by swap2.
    pub(super) fn decide(
        &mut self,
        opening: &Swap2,
        limits: &Limits<'_>,
        stop: &AtomicBool,
    ) -> Result<Decision, SessionError> {
        let stones = opening.game();
        let mut session = self.begin_game(stones.position().rules(), limits)?;
        let deadline = Instant::now() + self.time + GRACE;
        let decision = session.decide(stones.moves(), None, deadline, stop)?;
        self.session = Some(session);
        Ok(decision)
    }

    /// Begins a game in the session that is open, or in a new one.
    fn begin_game(&mut self, rules: Rules, limits: &Limits<'_>) -> Result<Session, SessionError> {
        let mut session = match self.session.take() {
            Some(session) => session,
            None => Session::open(&self.program, rules)?,
        };
        session.begin_game(rules, self.settings(limits), &AtomicBool::new(false))?;
        Ok(session)
    }

    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        choice: &mut Choice,
    ) -> Result<(), SessionError> {
        let never = AtomicBool::new(false);
        let stop = limits.stop.unwrap_or(&never);
        let mut session = self.begin_game(position.rules(), limits)?;
        let deadline = Instant::now() + self.time + GRACE;
        let moves = moves_to(position);
        let score = &mut choice.score;
        let square = match session.choose(&moves, None, deadline, stop, score) {
            // Programs that know the command answer with their best move.
            Err(SessionError::Stopped) => {
                let deadline = Instant::now() + GRACE;
                session.send(&Command::Stop)?;
                session.answer(&moves, false, deadline, &never, score)?
            }
            answer => answer?,
        };
        choice.square = Some(square);
        self.session = Some(session);
        Ok(())
    }

    fn settings(&self, limits: &Limits<'_>) -> Vec<Info> {
        let mut settings = vec![
            Info::GameType(GameType::Human),
            Info::TimeoutTurn(milliseconds(self.time).cast_unsigned()),
            Info::TimeoutMatch(0),
            Info::TimeLeft(Info::UNLIMITED),
        ];
        settings.extend(limits.memory.map(|bytes| Info::MaxMemory(bytes as u64)));
        settings.extend(limits.nodes.map(Info::MaxNodes));
        settings.extend(limits.depth.map(Info::MaxDepth));
        settings
    }
}

impl Brain for ProgramBrain {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        _: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let mut choice = Choice::default();
        if position.outcome().is_none() {
            // A choice without a move tells of the failure.
            let _ = self.choose(position, limits, &mut choice);
        }
        let is_legal = |&square: &Square| position.legal_moves().any(|legal| legal == square);
        choice.square = choice.square.filter(is_legal);
        Ok(choice)
    }
}

/// Returns moves that lead to a position: nobody knows in which order the
/// stones came.
pub(crate) fn moves_to(position: &Position) -> Vec<Square> {
    let [first, mut second] = Player::BOTH.map(|player| position.stones(player).squares());
    let turns = first.map(|square| [Some(square), second.next()]);
    turns.flatten().flatten().collect()
}
