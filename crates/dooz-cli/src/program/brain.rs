//! An external program that answers single positions.

use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dooz_core::{
    Brain, CannotPlay, Choice, Game, Limits, Player, Position, Progress, Rules, Score, Square,
};
use dooz_play::gomocup::{Command, GameType, Info, RuleFlags};
use dooz_play::swap2::{Decision, Swap2};

use super::{PREFIX, Program, Session, SessionError, milliseconds};

/// An external program as a player that answers single positions. A program
/// that fails finds no move, and is started again for the next one.
#[derive(Debug)]
pub struct ProgramBrain {
    program: Program,
    /// The time of a move, where the limits have none.
    time: Duration,
    session: Option<Session>,
    /// The moves of the last question, and the answer.
    moves: Vec<Square>,
    /// The failure to choose the last move.
    failure: Option<SessionError>,
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
        self.choose(game, limits.time.unwrap_or(ENDLESS), limits, false)
    }

    /// Creates the player with this time for each move.
    pub(super) fn new(program: Program, time: Option<Duration>) -> Self {
        Self {
            program,
            time: time.unwrap_or(DEFAULT_TIME),
            session: None,
            moves: Vec::new(),
            failure: None,
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

    /// Lets the program choose a move after these moves. In a match, it goes on with its
    /// game if it can, and answers soon after the flag is set with its best move.
    fn choose(
        &mut self,
        game: &Game,
        time: Duration,
        limits: &Limits<'_>,
        is_match: bool,
    ) -> Result<(Square, Option<Score>), SessionError> {
        let never = AtomicBool::new(false);
        let stop = limits.stop.unwrap_or(&never);
        let position = game.position();
        self.moves = [&moves_to(game.start(), &self.moves), game.moves()].concat();
        let mut session = if is_match {
            self.go_on(position.rules(), time, limits)?
        } else {
            self.begin_game(position.rules(), time, limits, stop)?
        };
        let (deadline, mut score) = (Instant::now() + time + GRACE, None);
        let mut answer = session.choose(&self.moves, None, deadline, stop, &mut score);
        if is_match && answer == Err(SessionError::Stopped) {
            // Programs that know the command answer with their best move.
            let deadline = Instant::now() + GRACE;
            answer = session
                .send(&Command::Stop)
                .and_then(|()| session.answer(&self.moves, false, deadline, &never, &mut score));
            if answer == Err(SessionError::Silent) {
                answer = Err(SessionError::Stopped);
            }
        }
        let is_legal = |&square: &Square| position.legal_moves().any(|legal| legal == square);
        let square = answer.and_then(|square| {
            let square = Some(square).filter(is_legal).ok_or(square);
            square.map_err(|square| SessionError::NoMove(square.to_string()))
        });
        match &square {
            Ok(square) => {
                self.moves.push(*square);
                self.session = Some(session);
            }
            Err(_) => session.kill(),
        }
        Ok((square?, score))
    }

    /// Goes on with the game in the session that is open, if the moves are those that the
    /// program knows and one more, or begins a game.
    fn go_on(
        &mut self,
        rules: Rules,
        time: Duration,
        limits: &Limits<'_>,
    ) -> Result<Session, SessionError> {
        let continued = self
            .session
            .take_if(|session| session.continues(rules, &self.moves));
        let Some(mut session) = continued else {
            return self.begin_game(rules, time, limits, &AtomicBool::new(false));
        };
        session.go_on(settings(time, limits))?;
        Ok(session)
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
        self.failure = None;
        if position.outcome().is_some() {
            return Ok(Choice::default());
        }
        let (game, time) = (
            Game::from_position(*position),
            limits.time.unwrap_or(self.time),
        );
        let answer = self.choose(&game, time, limits, true);
        Ok(match answer {
            Ok((square, score)) => Choice {
                square: Some(square),
                score,
                ..Choice::default()
            },
            Err(error) => {
                // One that was stopped has not failed.
                self.failure = Some(error).filter(|error| *error != SessionError::Stopped);
                Choice::default()
            }
        })
    }

    fn failure(&self) -> Option<&(dyn Error + 'static)> {
        self.failure.as_ref().map(|error| error as _)
    }
}

/// Returns moves that lead to a position, in the order of these earlier ones as far as
/// they are among them: nobody knows in which order other stones came.
pub(crate) fn moves_to(position: &Position, earlier: &[Square]) -> Vec<Square> {
    let place = |square: &Square| {
        let place = earlier.iter().position(|earlier| earlier == square);
        place.unwrap_or(usize::MAX)
    };
    let [first, second] = Player::BOTH.map(|player| {
        let mut squares: Vec<Square> = position.stones(player).squares().collect();
        squares.sort_by_key(place);
        squares
    });
    let mut second = second.into_iter();
    let turns = first
        .into_iter()
        .map(|square| [Some(square), second.next()]);
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
    fn in_a_match_a_program_keeps_its_game_and_the_order_of_moves() {
        let log = std::env::temp_dir().join(format!("dooz-{}-order.log", std::process::id()));
        let _ = fs::remove_file(&log);
        let program = script(
            "order",
            &format!(
                "echo ${{n:-0}},0; n=$((n+1)) ;; [0-9]*) echo \"$word\" | tr -d '\\r' >> {}",
                log.display()
            ),
        );
        let mut brain = ProgramBrain::start(&program).unwrap();
        let mut ask = |moves: &str| {
            let mut position = Position::new(Rules::RENJU);
            for square in dooz_core::parse_moves(moves) {
                position.play(square.unwrap()).unwrap();
            }
            let choice = brain.think(&position, &Limits::default(), &mut |_| {});
            choice.unwrap().square.unwrap().to_string()
        };
        assert_eq!(ask("h8"), "a15");
        assert_eq!(ask("h8 a15 g7"), "b15");
        assert_eq!(ask("h8 a15 g7 b15 h5"), "c15");
        let told = || fs::read_to_string(&log).unwrap_or_default();
        assert_eq!(told(), "7,7,2\n");
        // After moves are taken back, the game begins again.
        assert_eq!(ask("h8 a15 g7 b15 a1"), "d15");
        assert_eq!(told(), "7,7,2\n7,7,2\n0,0,1\n6,8,2\n1,0,1\n0,14,2\n");
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
