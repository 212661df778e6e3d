//! The part of an engine that thinks, which one question at a time can borrow.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dooz_cli::program::{ProgramBrain, SessionError};
use dooz_coach::analysis::{AnalysisLine, Deepening};
use dooz_core::{Brain, CannotPlay, Game, Rules, Score, Square};
use dooz_engine::{Board as EngineBoard, Engine as Searcher};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use super::Line;
use crate::errors::wrong;
use crate::limit::Limit;

/// An engine's search, or a program of the tournament protocol.
pub(super) enum Thinker {
    Searcher(Box<Searcher>, usize),
    Program(Box<ProgramBrain>),
}

/// The thinker of an engine.
pub(super) struct Seat(Mutex<State>);

enum State {
    Idle(Thinker),
    Thinking,
    Closed,
}

/// A thinker that was borrowed, and goes back when it is dropped.
pub(super) struct Loan {
    seat: Arc<Seat>,
    thinker: Option<Thinker>,
}

/// A question to a thinker.
pub(super) struct Question {
    pub(super) game: Game,
    pub(super) limit: Limit,
    pub(super) lines: usize,
}

impl Seat {
    pub(super) fn new(thinker: Thinker) -> Arc<Self> {
        Arc::new(Self(Mutex::new(State::Idle(thinker))))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Borrows the thinker for one question, if it is open and nobody else asks it.
    pub(super) fn borrow(self: &Arc<Self>) -> PyResult<Loan> {
        let mut state = self.state();
        match std::mem::replace(&mut *state, State::Thinking) {
            State::Idle(thinker) => Ok(Loan {
                seat: Arc::clone(self),
                thinker: Some(thinker),
            }),
            State::Thinking => Err(thinking()),
            State::Closed => {
                *state = State::Closed;
                Err(PyValueError::new_err("the engine is closed"))
            }
        }
    }

    /// Takes the thinker away for good, unless somebody asks it.
    pub(super) fn close(&self) -> PyResult<Option<Thinker>> {
        let mut state = self.state();
        match std::mem::replace(&mut *state, State::Closed) {
            State::Idle(thinker) => Ok(Some(thinker)),
            State::Thinking => {
                *state = State::Thinking;
                Err(thinking())
            }
            State::Closed => Ok(None),
        }
    }
}

fn thinking() -> PyErr {
    PyRuntimeError::new_err("the engine is thinking; stop its analysis, or use another Engine")
}

impl Drop for Loan {
    fn drop(&mut self) {
        // A panic may have taken the thinker with it.
        let thinker = self.thinker.take();
        *self.seat.state() = thinker.map_or(State::Closed, State::Idle);
    }
}

impl Loan {
    /// Checks that the thinker can answer a question.
    pub(super) fn check(&self, question: &Question) -> PyResult<()> {
        let rules = question.game.position().rules();
        let supports: fn(Rules) -> bool = match &self.thinker {
            Some(Thinker::Program(_)) => ProgramBrain::supports,
            _ => EngineBoard::supports,
        };
        if !supports(rules) {
            return Err(wrong(&CannotPlay::Unsupported));
        }
        if question.lines > 1 && matches!(self.thinker, Some(Thinker::Program(_))) {
            return Err(PyValueError::new_err(
                "a program of the tournament protocol tells one line; ask for lines=1",
            ));
        }
        Ok(())
    }

    /// Returns the move that it plays.
    pub(super) fn play(
        &mut self,
        question: &Question,
        stop: &Arc<AtomicBool>,
    ) -> Result<Square, SessionError> {
        match self.thinker.as_mut().expect("it is borrowed") {
            Thinker::Program(program) => Ok(ask(program, question, stop)?.0),
            Thinker::Searcher(searcher, memory) => {
                let position = question.game.position();
                let timer = question.limit.start(stop);
                let mut limits = question.limit.limits(stop);
                limits.memory = Some(*memory);
                let choice = searcher.think(position, &limits, &mut |_| {});
                drop(timer);
                let square = choice.expect("the board is one of the engine's").square;
                let square = square.or_else(|| position.legal_moves().next());
                Ok(square.expect("the game goes on"))
            }
        }
    }

    /// Returns its best lines, and reports those of each depth.
    pub(super) fn analyse(
        &mut self,
        question: &Question,
        stop: &Arc<AtomicBool>,
        report: &mut dyn FnMut(Vec<Line>),
    ) -> Result<Vec<Line>, SessionError> {
        match self.thinker.take().expect("it is borrowed") {
            Thinker::Program(mut program) => {
                let answer = ask(&mut program, question, stop);
                self.thinker = Some(Thinker::Program(program));
                let (square, score) = answer?;
                let lines = vec![Line::told(square, score)];
                report(lines.clone());
                Ok(lines)
            }
            Thinker::Searcher(searcher, memory) => {
                let mut searcher = Box::new(searcher.with_lines(question.lines));
                let lines = deepen(&mut searcher, memory, question, stop, report);
                self.thinker = Some(Thinker::Searcher(searcher, memory));
                Ok(lines)
            }
        }
    }
}

fn ask(
    program: &mut ProgramBrain,
    question: &Question,
    stop: &AtomicBool,
) -> Result<(Square, Option<Score>), SessionError> {
    program.answer(&question.game, &question.limit.limits(stop))
}

fn deepen(
    searcher: &mut Searcher,
    memory: usize,
    question: &Question,
    stop: &Arc<AtomicBool>,
    report: &mut dyn FnMut(Vec<Line>),
) -> Vec<Line> {
    let position = question.game.position();
    let timer = question.limit.start(stop);
    let mut limits = question.limit.limits(stop);
    limits.memory = Some(memory);
    let mut deepening = Deepening::of(*position);
    let answer = searcher.analyze(position, &limits, &mut |progress, line| {
        deepening.learn(progress, line);
        if progress.finished {
            report(lines_of(&deepening));
        }
    });
    drop(timer);
    answer.expect("the board is one of the engine's");
    lines_of(&deepening)
}

fn lines_of(deepening: &Deepening) -> Vec<Line> {
    let last = deepening.last();
    let line = |line: &AnalysisLine| Line {
        found: line.clone(),
        depth: last.depth,
        nodes: last.nodes,
    };
    last.lines.iter().map(line).collect()
}
