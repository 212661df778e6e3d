//! An external program that answers single positions.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dooz_core::{
    Brain, CannotPlay, Choice, Game, Limits, Player, Position, Progress, Rules, Score, Square,
};
use dooz_play::gomocup::{Command, GameType, Info, RuleFlags};
use dooz_play::swap2::{Decision, Swap2};

use super::{PREFIX, Program, Session, SessionError, milliseconds};

/// An external program as a player that answers single positions. A program
/// that fails finds no move.
#[derive(Debug)]
pub struct ProgramBrain {
    program: Program,
    /// The time of a move, where the limits have none.
    time: Duration,
    session: Option<Session>,
}

/// The time of a move, if no other is given: that of fast tournaments.
const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// The time by which the program may exceed its own.
const GRACE: Duration = Duration::from_secs(1);

/// The time of a move without a limit: more than the protocol can tell.
const ENDLESS: Duration = Duration::from_hours(366 * 24);

impl ProgramBrain {
    /// Starts a program by its command: a path, perhaps followed by arguments. A path
    /// with spaces stands in quotation marks, unless it is the whole command.
    ///
    /// # Errors
    ///
    /// Returns an error if the program cannot be started.
    pub fn start(command: &str) -> Result<Self, SessionError> {
        let program = Program::of(&format!("{PREFIX}{command}"));
        let program =
            program.ok_or_else(|| SessionError::Start("there is no command".to_owned()))?;
        // The rules of the first game are told when it begins.
        let session = Session::open(&program, Rules::GOMOKU)?;
        Ok(Self {
            session: Some(session),
            ..Self::new(program, None)
        })
    }

    /// Returns `true` if the protocol has these rules.
    #[must_use]
    pub fn supports(rules: Rules) -> bool {
        RuleFlags::supports(rules)
    }

    /// Lets the program choose a move after these moves, in the time of the limits;
    /// without one, it may think until their flag is set. It then ends at once. A program
    /// that failed is started again for the next question.
    ///
    /// # Errors
    ///
    /// Returns an error if the program fails, answers with a move that is not legal, or
    /// the flag is set.
    pub fn answer(
        &mut self,
        game: &Game,
        limits: &Limits<'_>,
    ) -> Result<(Square, Option<Score>), SessionError> {
        let time = limits.time.unwrap_or(ENDLESS);
        let never = AtomicBool::new(false);
        let stop = limits.stop.unwrap_or(&never);
        let position = game.position();
        let mut session = self.begin_game(position.rules(), time, limits, stop)?;
        // Nobody knows in which order the stones of a picture came.
        let moves = [&moves_to(game.start()), game.moves()].concat();
        let (deadline, mut score) = (Instant::now() + time + GRACE, None);
        let answer = session.choose(&moves, None, deadline, stop, &mut score);
        let square = answer.and_then(|square| {
            let is_legal = position.legal_moves().any(|legal| legal == square);
            is_legal
                .then_some(square)
                .ok_or_else(|| SessionError::NoMove(square.to_string()))
        });
        if square.is_err() {
            session.kill();
        } else {
            self.session = Some(session);
        }
        Ok((square?, score))
    }

    /// Creates the player with this time for each move.
    pub(super) fn new(program: Program, time: Option<Duration>) -> Self {
        Self {
            program,
            time: time.unwrap_or(DEFAULT_TIME),
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
        let never = AtomicBool::new(false);
        let rules = stones.position().rules();
        let mut session = self.begin_game(rules, self.time, limits, &never)?;
        let deadline = Instant::now() + self.time + GRACE;
        let decision = session.decide(stones.moves(), None, deadline, stop)?;
        self.session = Some(session);
        Ok(decision)
    }

    /// Begins a game in the session that is open, or in a new one.
    fn begin_game(
        &mut self,
        rules: Rules,
        time: Duration,
        limits: &Limits<'_>,
        stop: &AtomicBool,
    ) -> Result<Session, SessionError> {
        let mut session = match self.session.take() {
            Some(session) => session,
            None => Session::open(&self.program, rules)?,
        };
        if let Err(error) = session.begin_game(rules, settings(time, limits), stop) {
            session.kill();
            return Err(error);
        }
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
        let time = limits.time.unwrap_or(self.time);
        let mut session = self.begin_game(position.rules(), time, limits, &never)?;
        let deadline = Instant::now() + time + GRACE;
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
}

/// Lists the settings of a move.
fn settings(time: Duration, limits: &Limits<'_>) -> Vec<Info> {
    let mut settings = vec![
        Info::GameType(GameType::Human),
        Info::TimeoutTurn(milliseconds(time).cast_unsigned()),
        Info::TimeoutMatch(0),
        Info::TimeLeft(Info::UNLIMITED),
    ];
    settings.extend(limits.memory.map(|bytes| Info::MaxMemory(bytes as u64)));
    settings.extend(limits.nodes.map(Info::MaxNodes));
    settings.extend(limits.depth.map(Info::MaxDepth));
    settings
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use dooz_core::Game;
    use std::fs;

    /// Writes a program of the protocol in the language of the shell.
    fn script(name: &str, answer: &str) -> String {
        let file = std::env::temp_dir().join(format!("dooz-{}-{name}.sh", std::process::id()));
        let text = format!(
            "while read -r word rest; do case \"$word\" in START*) echo OK;; \
             BEGIN*|TURN*|DONE*) {answer};; END*) exit;; esac; done"
        );
        fs::write(&file, text).unwrap();
        format!("sh {}", file.display())
    }

    fn asked(brain: &mut ProgramBrain, stop: &AtomicBool) -> Result<String, SessionError> {
        let game = Game::new(Rules::GOMOKU);
        let limits = Limits {
            time: Some(Duration::from_millis(50)),
            stop: Some(stop),
            ..Limits::default()
        };
        let (square, _) = brain.answer(&game, &limits)?;
        Ok(square.to_string())
    }

    #[test]
    fn a_program_answers_one_question_after_the_other() {
        let mut brain = ProgramBrain::start(&script("good", "echo 7,7")).unwrap();
        for _ in 0..3 {
            assert_eq!(
                asked(&mut brain, &AtomicBool::new(false)).as_deref(),
                Ok("h8")
            );
        }
    }

    #[test]
    fn a_remark_after_the_move_is_no_answer_to_the_next_question() {
        let mut brain = ProgramBrain::start(&script("remark", "echo 7,7; echo UNKNOWN")).unwrap();
        for _ in 0..3 {
            let answer = asked(&mut brain, &AtomicBool::new(false));
            assert_eq!(answer.as_deref(), Ok("h8"));
            // Time enough for the remark to come.
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    #[test]
    fn a_program_that_fails_is_named_with_its_failure_and_started_again() {
        let nothing = ProgramBrain::start("/nowhere/pbrain-x").unwrap_err();
        assert!(matches!(nothing, SessionError::Start(_)));
        assert!(ProgramBrain::start(" ").is_err());

        let never = AtomicBool::new(false);
        let mut off = ProgramBrain::start(&script("off", "echo 99,0")).unwrap();
        let mut ends = ProgramBrain::start(&script("ends", "exit 3")).unwrap();
        let mut silent = ProgramBrain::start(&script("silent", ":")).unwrap();
        for _ in 0..2 {
            let failure = asked(&mut off, &never).unwrap_err();
            assert_eq!(failure.to_string(), "`99,0` is not a move");
            assert!(matches!(
                asked(&mut ends, &never),
                Err(SessionError::Ended(_))
            ));
            assert_eq!(asked(&mut silent, &never), Err(SessionError::Silent));
        }
        let stopped = asked(&mut silent, &AtomicBool::new(true));
        assert_eq!(stopped, Err(SessionError::Stopped));
    }
}
