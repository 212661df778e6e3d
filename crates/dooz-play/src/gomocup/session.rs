//! The brain's side of the protocol.

mod board;
mod question;
mod refusal;
mod settings;
mod task;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use dooz_core::{Bitboard, CannotPlay, LineRule, Position};

pub use question::{Answer, Question};

use super::{About, Command, CommandError, CommandReader, Dialect, Point, Reply, Stone};
use crate::balance::Weighing;
use crate::players::MOST_THREADS;
use board::Board;
use refusal::Refusal;
use settings::Settings;
use task::{Preparation, Task};

/// The smallest and the largest number of columns and rows of a board.
const SMALLEST: u8 = 5;
const LARGEST: u8 = 22;

/// The largest table that a manager can set.
const LARGEST_TABLE: u32 = 22;

/// The most commands that wait until the brain has answered.
const MOST_WAITING: usize = 1000;

/// A brain's session with its manager: commands come in, and actions go out. It
/// neither thinks nor reads a clock: its driver does.
///
/// While the brain thinks, `END`, `STOP`, `ABOUT` and `YXSHOWINFO` are carried out at
/// once. All other commands wait for the answer, and `START`, `RECTSTART` and `RESTART`
/// ask the brain for it. No command waits for a brain that only ponders in the
/// opponent's time, and `INFO` does not end its pondering or preparing: unless another
/// command waits, which it must not change, it is carried out at once.
///
/// ```
/// use dooz_play::gomocup::{About, Action, Answer, Reply, Session};
/// let mut session = Session::new(About::default());
/// // The brain has time to prepare for the board.
/// assert!(matches!(session.line("START 15")[..], [Action::Think(_)]));
/// assert_eq!(session.answer(Ok(Answer::default())), [Action::Reply(Reply::Ok)]);
///
/// let actions = session.line("BEGIN");
/// let [Action::Think(question)] = &actions[..] else { panic!() };
/// assert_eq!(question.position.ply(), 0);
///
/// let answer = Answer { square: "h8".parse().ok(), ..Answer::default() };
/// let [Action::Reply(reply)] = &session.answer(Ok(answer))[..] else { panic!() };
/// assert_eq!(reply.to_string(), "7,7");
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    about: About,
    reader: CommandReader,
    dialect: Dialect,
    settings: Settings,
    board: Option<Board>,
    game: u32,
    /// The circumstances for which the brain was prepared last.
    prepared: Option<Preparation>,
    task: Option<Task>,
    /// `true` if the manager has asked for the answer of the task.
    is_stopped: bool,
    waiting: VecDeque<Result<Command, CommandError>>,
    /// The first wrong setting. It is told with the next command.
    complaint: Option<CommandError>,
    has_ended: bool,
}

/// An action that the driver has to carry out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Sends a line to the manager.
    Reply(Reply),
    /// Lets the brain think, and reports by [`Session::answer`].
    Think(Box<Question>),
    /// Stops the thinking; the brain still answers.
    Stop,
    /// Ends the program.
    Exit,
}

type Reaction = Result<Vec<Action>, Refusal>;

impl Session {
    /// Creates a session of a brain that introduces itself so.
    #[must_use]
    pub fn new(about: About) -> Self {
        Self {
            about,
            reader: CommandReader::default(),
            dialect: Dialect::default(),
            settings: Settings::default(),
            board: None,
            game: 0,
            prepared: None,
            task: None,
            is_stopped: false,
            waiting: VecDeque::new(),
            complaint: None,
            has_ended: false,
        }
    }

    /// Handles a line from the manager.
    pub fn line(&mut self, line: &str) -> Vec<Action> {
        let mut actions = Vec::new();
        for command in self.reader.read(line) {
            self.take(command, &mut actions);
        }
        self.keep_prepared(&mut actions);
        actions
    }

    /// Returns `true` if the manager still waits for the answer to a command.
    #[must_use]
    pub fn owes_answer(&self) -> bool {
        let is_asked = |task: &Task| match task {
            Task::Preparing { says_ok } => *says_ok,
            task => !task.is_silent(),
        };
        !self.waiting.is_empty() || self.task.as_ref().is_some_and(is_asked)
    }

    /// Takes the answer to the question of the last [`Action::Think`].
    pub fn answer(&mut self, answer: Result<Answer, CannotPlay>) -> Vec<Action> {
        let Some(task) = self.task.take() else {
            return Vec::new();
        };
        let reaction = match answer {
            // The next command that needs the brain is refused.
            Err(_) if task.is_silent() && !matches!(task, Task::Preparing { says_ok: true }) => {
                Ok(Vec::new())
            }
            Err(error) => Err(Refusal::CannotPlay(error)),
            Ok(answer) => self.finish(task, &answer),
        };
        let mut actions = actions(reaction);
        self.is_stopped &= self.task.is_some();
        while self.task.is_none()
            && let Some(command) = self.waiting.pop_front()
        {
            self.carry_out(command, &mut actions);
        }
        if self.waiting.iter().any(starts_game) {
            self.hurry(&mut actions);
        }
        self.keep_prepared(&mut actions);
        actions
    }

    /// Lets the brain prepare while it has nothing else to do.
    fn keep_prepared(&mut self, actions: &mut Vec<Action>) {
        if self.task.is_none() && !self.has_ended {
            actions.extend(self.prepare(false));
        }
    }

    /// Takes a command, which may have to wait.
    fn take(&mut self, command: Result<Command, CommandError>, actions: &mut Vec<Action>) {
        use Command::{About, End, Info, ShowInfo, Stop};
        if self.has_ended {
            return;
        }
        let at_once = match command {
            Ok(About | End | ShowInfo | Stop) => true,
            Ok(Info(_)) | Err(CommandError::Info { .. }) => {
                self.waiting.is_empty() && self.task.as_ref().is_some_and(Task::is_silent)
            }
            _ => false,
        };
        if self.task.is_none() || at_once {
            return self.carry_out(command, actions);
        }
        if starts_game(&command) || matches!(self.task, Some(Task::Pondering)) {
            self.hurry(actions);
        }
        if self.waiting.len() < MOST_WAITING {
            self.waiting.push_back(command);
        } else {
            actions.push(Action::Reply(Refusal::Busy.reply()));
        }
    }

    /// Asks for the brain's answer.
    fn hurry(&mut self, actions: &mut Vec<Action>) {
        self.is_stopped = true;
        actions.push(Action::Stop);
    }

    fn carry_out(&mut self, command: Result<Command, CommandError>, results: &mut Vec<Action>) {
        // Managers expect no reply to a setting. It has to wait.
        match command {
            Ok(Command::Info(info)) => return self.settings.set(&info),
            Err(error @ CommandError::Info { .. }) => {
                self.complaint.get_or_insert(error);
                return;
            }
            _ => {}
        }
        if let Some(complaint) = self.complaint.take() {
            results.push(Action::Reply(Reply::Message(complaint.to_string())));
        }
        let command = command.map_err(Refusal::Command);
        results.extend(actions(command.and_then(|command| self.obey(command))));
    }

    fn obey(&mut self, command: Command) -> Reaction {
        if command.is_yixin() {
            self.dialect = Dialect::Yixin;
        }
        match command {
            Command::Start(size) => self.start(size, size),
            Command::RectStart { width, height } => self.start(width, height),
            Command::Restart => {
                let rules = self.board.as_ref().ok_or(Refusal::NoBoard)?.rules();
                self.start(rules.width(), rules.height())
            }
            Command::Begin => {
                if self.ready()?.position.ply() > 0 {
                    return Err(Refusal::NotEmpty);
                }
                self.think(self.settings.lines)
            }
            Command::Turn(point) => {
                self.ready()?.play(point)?;
                let reaction = self.think(self.settings.lines);
                if matches!(reaction, Err(Refusal::Blocked)) {
                    // The manager sends the move again when a square is free.
                    self.ready()?.take_back(point)?;
                }
                reaction
            }
            Command::Play(point) => {
                self.ready()?.play(point)?;
                Ok(reply(Reply::Move(point)))
            }
            Command::Takeback(point) => {
                self.ready()?.take_back(point)?;
                Ok(reply(Reply::Ok))
            }
            Command::Board(stones) => {
                self.set_up(&stones, true)?;
                self.think(self.settings.lines)
            }
            Command::YxBoard(stones) => {
                self.set_up(&stones, false)?;
                Ok(Vec::new())
            }
            Command::Swap2Board(points) => self.swap2(&points),
            Command::About => Ok(reply(Reply::About(self.about.clone()))),
            Command::End => {
                self.has_ended = true;
                Ok(vec![Action::Exit])
            }
            Command::Stop if self.task.is_some() => {
                let mut actions = Vec::new();
                self.hurry(&mut actions);
                Ok(actions)
            }
            // Nothing to stop; settings have changed the session before.
            Command::Stop | Command::Info(_) => Ok(Vec::new()),
            Command::ShowInfo => Ok(limits()),
            Command::ShowForbid => {
                let board = self.ready()?;
                let forbidden = board.position.empty().squares();
                let forbidden = forbidden.filter(|&square| board.position.foul(square).is_some());
                let points = forbidden.map(|square| Point::of(board.rules(), square));
                Ok(reply(Reply::Forbid(points.collect())))
            }
            Command::NBest(lines) => {
                self.ready()?;
                self.think(lines.max(1))
            }
            Command::BalanceOne(target) => {
                let (position, choices) = self.choices()?;
                self.weigh(Weighing::one(position, choices, target.into()))
            }
            Command::BalanceTwo(target) => {
                let (position, choices) = self.choices()?;
                self.weigh(Weighing::two(position, choices, target.into()))
            }
            Command::Block(points) => self.block(&points, true),
            Command::BlockUndo(points) => self.block(&points, false),
            Command::BlockReset => {
                let board = self.ready()?;
                board.blocked = Bitboard::EMPTY;
                Ok(Vec::new())
            }
            Command::HashClear => {
                self.game += 1;
                Ok(Vec::new())
            }
            Command::HashDump(_) | Command::HashLoad(_) | Command::ShowHashUsage => {
                Err(Refusal::Table)
            }
        }
    }

    fn line_rule(&self) -> Result<LineRule, Refusal> {
        Ok(self.settings.rule.line_rule(self.dialect)?)
    }

    fn start(&mut self, width: u8, height: u8) -> Reaction {
        let sizes = SMALLEST..=LARGEST;
        if !sizes.contains(&width) || !sizes.contains(&height) {
            return Err(Refusal::Size);
        }
        self.board = Some(Board::new(width, height, self.line_rule()?)?);
        self.game += 1;
        self.settings.start_game();
        Ok(self.prepare(true))
    }

    /// Returns the board for a command that needs one. Managers may send the
    /// rule after `START`.
    fn ready(&mut self) -> Result<&mut Board, Refusal> {
        let line = self.line_rule()?;
        let board = self.board.as_mut().ok_or(Refusal::NoBoard)?;
        board.set_line(line);
        Ok(board)
    }

    /// Returns the position if the game is not over.
    fn going_on(&mut self) -> Result<Position, Refusal> {
        let position = self.ready()?.position;
        match position.outcome() {
            Some(outcome) => Err(Refusal::Over(outcome)),
            None => Ok(position),
        }
    }

    /// Returns the position with the moves that the brain may choose, at least one.
    fn choices(&mut self) -> Result<(Position, Bitboard), Refusal> {
        let position = self.going_on()?;
        let choices: Bitboard = self.ready()?.choices().collect();
        if choices.is_empty() {
            return Err(Refusal::Blocked);
        }
        Ok((position, choices))
    }

    fn set_up(&mut self, stones: &[Stone], asked: bool) -> Result<(), Refusal> {
        let line = self.line_rule()?;
        self.ready()?.set_up(stones, line, asked)
    }

    fn block(&mut self, points: &[Point], is_blocked: bool) -> Reaction {
        let board = self.ready()?;
        let squares: Result<Vec<_>, _> = points.iter().map(|&point| board.square(point)).collect();
        for square in squares? {
            if is_blocked {
                board.blocked.insert(square);
            } else {
                board.blocked.remove(square);
            }
        }
        Ok(Vec::new())
    }
}

/// Returns `true` for a command that ends the game for which the brain thinks.
const fn starts_game(command: &Result<Command, CommandError>) -> bool {
    matches!(
        command,
        Ok(Command::Start(_) | Command::RectStart { .. } | Command::Restart)
    )
}

fn reply(reply: Reply) -> Vec<Action> {
    vec![Action::Reply(reply)]
}

fn actions(reaction: Reaction) -> Vec<Action> {
    reaction.unwrap_or_else(|refusal| reply(refusal.reply()))
}

/// Returns the limits of the settings: the number of threads, and the power of
/// two of the kilobytes of the table.
fn limits() -> Vec<Action> {
    let remarks = [
        format!("INFO MAX_THREAD_NUM {MOST_THREADS}"),
        format!("INFO MAX_HASH_SIZE {LARGEST_TABLE}"),
    ];
    let remarks = remarks.into_iter().map(Reply::Message);
    remarks.map(Action::Reply).collect()
}
