//! The tasks of a session for which its brain thinks.

use dooz_core::{Position, Rules, Square};

use super::super::{Point, Reply, commentary};
use super::board::Board;
use super::refusal::Refusal;
use super::{Action, Answer, Question, Reaction, Session, reply};
use crate::balance::Weighing;
use crate::clock::{Clock, TimeControl};
use crate::swap2::{Swap2, prefers_first};

/// The task that a brain's answers belong to.
#[derive(Clone, Debug)]
pub(super) enum Task {
    /// A move.
    Move { lines: u32 },
    /// The choice of a colour in this position, or else a move.
    Colour(Box<Board>),
    /// The choice of moves by the scores of the positions after them.
    Weighing(Weighing),
    /// Nothing but to know more when the opponent has moved.
    Pondering,
    /// A first glance at a board, for which a brain may have to compute tables.
    /// It is not on the clock.
    Preparing { says_ok: bool },
}

impl Task {
    /// Returns `true` if the manager waits for no move.
    pub(super) const fn is_silent(&self) -> bool {
        matches!(self, Self::Pondering | Self::Preparing { .. })
    }
}

/// The memory that a brain prepares with until the manager sets a limit, in bytes.
/// Limits often come after `START`, and none of a tournament is smaller.
const DEFAULT_MEMORY: usize = 48 << 20;

/// The circumstances for which a brain has to be prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Preparation {
    rules: Rules,
    memory: Option<usize>,
    threads: u32,
    lines: u32,
    game: u32,
}

impl Session {
    /// Asks the brain for a move.
    pub(super) fn think(&mut self, lines: u32) -> Reaction {
        let (position, _) = self.choices()?;
        // The search prepares the brain, too. Another question after it would cost the
        // brain what it has found.
        self.prepared = self.preparation();
        let question = Question {
            lines: self.ready()?.lines(lines),
            ..self.question(position)
        };
        Ok(self.ask(Task::Move { lines }, question))
    }

    /// Opens a game of swap2, or chooses what the opponent has opened.
    pub(super) fn swap2(&mut self, points: &[Point]) -> Reaction {
        let mut board = self.ready()?.clone();
        board.clear();
        for &point in points {
            board.play(point)?;
        }
        match points.len() {
            0 => {
                self.weigh(Swap2::new(board.rules()).and_then(|opening| opening.stones_to_weigh()))
            }
            3 | 5 => {
                let question = Question {
                    lines: board.lines(1),
                    ..self.question(board.position)
                };
                Ok(self.ask(Task::Colour(Box::new(board)), question))
            }
            stones => Err(Refusal::Opening(stones)),
        }
    }

    /// Asks the brain for the next score, or replies if there are enough.
    pub(super) fn weigh(&mut self, weighing: Option<Weighing>) -> Reaction {
        let mut weighing = weighing.ok_or(Refusal::NothingToWeigh)?;
        let clock = self.settings.clock();
        let next = weighing.next(&clock).filter(|_| !self.is_stopped);
        if let Some((position, share)) = next {
            let mut question = self.question(position);
            // Without a clock, limits of positions and depth leave games repeatable.
            let ignores_time = clock.for_move().is_none()
                && (question.nodes.is_some() || question.depth.is_some());
            if !ignores_time {
                question.clock = share;
            }
            return Ok(self.ask(Task::Weighing(weighing), question));
        }
        let rules = self.ready()?.rules();
        let chosen = weighing.chosen().iter();
        let points: Vec<Point> = chosen.map(|&square| Point::of(rules, square)).collect();
        Ok(reply(match points[..] {
            [point] => Reply::Move(point),
            _ => Reply::Points(points),
        }))
    }

    /// Lets the brain think about the reply that it expects, or else about the
    /// opponent's choice. Its table then knows more when it has to move.
    ///
    /// The brain searches as many lines as for its move: it forgets what it has found
    /// when their number changes.
    fn ponder(&mut self, expected: Option<Square>, lines: u32) -> Vec<Action> {
        let is_wanted = self.settings.pondering && self.waiting.is_empty();
        let Some(mut board) = self.board.clone().filter(|_| is_wanted) else {
            return Vec::new();
        };
        if let Some(square) = expected {
            // An impossible reply leaves the position as it is.
            let _ = board.position.play(square);
        }
        if board.position.outcome().is_some() {
            return Vec::new();
        }
        let question = Question {
            clock: Clock::new(TimeControl::UNLIMITED),
            lines: board.lines(lines),
            is_silent: true,
            ..self.question(board.position)
        };
        self.ask(Task::Pondering, question)
    }

    /// Lets the brain prepare for the board if the circumstances have changed.
    /// Tables of the first move would otherwise take the time of its turn.
    pub(super) fn prepare(&mut self, says_ok: bool) -> Vec<Action> {
        let Ok(position) = self.going_on() else {
            return Vec::new();
        };
        let Some(preparation) = self.preparation() else {
            return Vec::new();
        };
        if self.prepared == Some(preparation) {
            return Vec::new();
        }
        self.prepared = Some(preparation);
        let question = Question {
            clock: Clock::new(TimeControl::UNLIMITED),
            depth: Some(1),
            nodes: Some(1),
            memory: preparation.memory.or(Some(DEFAULT_MEMORY)),
            lines: preparation.lines,
            is_silent: true,
            ..self.question(position)
        };
        self.ask(Task::Preparing { says_ok }, question)
    }

    /// Returns the circumstances of the coming move.
    fn preparation(&self) -> Option<Preparation> {
        let board = self.board.as_ref()?;
        Some(Preparation {
            rules: board.rules(),
            memory: self.settings.memory(),
            threads: self.settings.threads,
            lines: board.lines(self.settings.lines),
            game: self.game,
        })
    }

    /// Returns the question about a position by the settings.
    fn question(&self, position: Position) -> Question {
        let settings = &self.settings;
        Question {
            position,
            clock: settings.clock(),
            depth: Some(settings.max_depth).filter(|depth| *depth > 0),
            nodes: Some(settings.max_nodes).filter(|nodes| *nodes > 0),
            memory: settings.memory(),
            threads: settings.threads,
            lines: 1,
            show_detail: settings.show_detail,
            is_silent: false,
            game: self.game,
        }
    }

    fn ask(&mut self, task: Task, question: Question) -> Vec<Action> {
        self.task = Some(task);
        vec![Action::Think(Box::new(question))]
    }

    /// Goes on with a task, given the brain's answer.
    pub(super) fn finish(&mut self, task: Task, answer: &Answer) -> Reaction {
        if !task.is_silent() {
            self.settings.charge(answer.elapsed);
        }
        match task {
            Task::Preparing { says_ok: true } => Ok(reply(Reply::Ok)),
            Task::Preparing { says_ok: false } | Task::Pondering => Ok(Vec::new()),
            Task::Weighing(mut weighing) => {
                weighing.note(answer.score);
                self.weigh(Some(weighing))
            }
            Task::Colour(board) => {
                let square = board.choose(answer);
                let square = square.filter(|_| !prefers_first(answer.score));
                let square = square.map(|square| Point::of(board.rules(), square));
                Ok(reply(square.map_or(Reply::Swap, Reply::Move)))
            }
            Task::Move { lines } => {
                self.settings.add_increment();
                let board = self.board.as_mut().ok_or(Refusal::NoBoard)?;
                let square = board.choose(answer).ok_or(Refusal::Blocked)?;
                let mut replies = commentary::best_moves(&board.ranked(answer), lines);
                board.play_choice(square);
                replies.push(Reply::Move(Point::of(board.rules(), square)));
                let mut actions: Vec<Action> = replies.into_iter().map(Action::Reply).collect();
                let expected = answer.reply.filter(|_| answer.square == Some(square));
                actions.extend(self.ponder(expected, lines));
                Ok(actions)
            }
        }
    }
}
