//! The engine, which remembers what it has searched.

mod thinker;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dooz_cli::program::{ProgramBrain, SessionError};
use dooz_coach::advice;
use dooz_coach::analysis::AnalysisLine;
use dooz_core::{MoveList, Score, Square};
use dooz_engine::Engine as Searcher;
use dooz_play::players::MOST_THREADS;
use pyo3::exceptions::PyStopIteration;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde::{Deserialize, Serialize};

use crate::advice::MoveValue;
use crate::arguments::number_within;
use crate::board::{Board, squares};
use crate::errors::{failed, game_over};
use crate::limit::{Limit, count};
use crate::long_call::{caught, deep_thread, released};
use crate::pickles::{Reduced, reduce};
use thinker::{Question, Seat, Thinker};

/// The strong player of boards from 5x5 to 22x22, which remembers what it has searched.
///
/// It searches with `threads`, and its table has `memory_mb` mebibytes. It answers one
/// question at a time: a second thread needs an engine of its own.
///
/// >>> import dooz
/// >>> board = dooz.Board("gomoku", "h8 a1 i8 a3 j8 a5")
/// >>> with dooz.Engine() as engine:
/// ...     line = engine.analyse(board, dooz.Limit(nodes=10_000))[0]
/// >>> line.value.kind, line.value.plies
/// ('win', 3)
#[pyclass(frozen, module = "dooz")]
pub(crate) struct Engine {
    seat: Arc<Seat>,
}

/// The largest table, in mebibytes.
const MOST_MEMORY: u64 = 1 << 20;

/// Returns a question about a board on which the game goes on.
fn question(board: &Board, limit: Limit, lines: usize) -> PyResult<Question> {
    let game = board.game().clone();
    if game.position().outcome().is_some() {
        return Err(game_over());
    }
    Ok(Question { game, limit, lines })
}

impl Drop for Engine {
    /// Ends a program, which has some time to end by itself, without the interpreter. A
    /// search that goes on does so when it ends.
    fn drop(&mut self) {
        if let Ok(Some(thinker)) = self.seat.close() {
            Python::attach(|py| py.detach(|| drop(thinker)));
        }
    }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (*, threads = None, memory_mb = None))]
    fn new(
        threads: Option<&Bound<'_, PyAny>>,
        memory_mb: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let number = |argument: Option<&Bound<'_, PyAny>>, name, default, most| {
            argument.map_or(Ok(default), |number| number_within(number, name, 1, most))
        };
        let threads = number(threads, "threads", 1, MOST_THREADS.into())?;
        let memory = number(memory_mb, "memory_mb", 64, MOST_MEMORY)?;
        let searcher = Searcher::new().with_threads(threads as usize);
        let thinker = Thinker::Searcher(Box::new(searcher), (memory as usize) << 20);
        Ok(Self {
            seat: Seat::new(thinker),
        })
    }

    /// Starts any program that speaks the tournament protocol of gomoku, as an engine.
    ///
    /// `command` is a path, perhaps followed by arguments. The program plays five in a row
    /// on boards of its sizes, keeps to limits as far as it knows them, and tells one line.
    /// It runs until the engine is closed, and is started again if it fails.
    ///
    /// >>> import dooz
    /// >>> import sys
    /// >>> command = f"'{sys.executable}' -m dooz gomocup"
    /// >>> with dooz.Engine.popen(command) as engine:
    /// ...     engine.play(dooz.Board("gomoku"), dooz.Limit(nodes=1))
    /// 'h8'
    #[staticmethod]
    fn popen(py: Python<'_>, command: &str) -> PyResult<Self> {
        let program = released(py, |_| ProgramBrain::start(command))?;
        let program = program.map_err(|error| failed(&error))?;
        Ok(Self {
            seat: Seat::new(Thinker::Program(Box::new(program))),
        })
    }

    /// Returns the move that the engine plays.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("gomoku", "h8 a1 i8 a3 j8 a5")
    /// >>> dooz.Engine().play(board, dooz.Limit(nodes=1000)) in ("g8", "k8")
    /// True
    fn play(
        &self,
        py: Python<'_>,
        board: PyRef<'_, Board>,
        limit: &Bound<'_, Limit>,
    ) -> PyResult<String> {
        let question = question(&board, *limit.get(), 1)?;
        drop(board);
        let mut loan = self.seat.borrow()?;
        loan.check(&question)?;
        let square = released(py, move |stop| loan.play(&question, stop))?;
        square
            .map(|square| square.to_string())
            .map_err(|error| failed(&error))
    }

    /// Returns the best lines of a board, the best first.
    ///
    /// >>> import dooz
    /// >>> lines = dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=3), lines=2)
    /// >>> len(lines), lines[0].depth
    /// (2, 3)
    #[pyo3(signature = (board, limit, lines = None))]
    fn analyse(
        &self,
        py: Python<'_>,
        board: PyRef<'_, Board>,
        limit: &Bound<'_, Limit>,
        lines: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<Line>> {
        let question = question(&board, *limit.get(), read_lines(lines)?)?;
        drop(board);
        let mut loan = self.seat.borrow()?;
        loan.check(&question)?;
        let found = released(py, move |stop| loan.analyse(&question, stop, &mut |_| {}))?;
        found.map_err(|error| failed(&error))
    }

    /// Analyses a board in the background: an iterator over the best lines of each depth,
    /// which goes on until it is stopped or a limit is met. A program tells its line at the
    /// end.
    ///
    /// >>> import dooz
    /// >>> with dooz.Engine().analysis(dooz.Board("gomoku", "h8"), lines=2) as analysis:
    /// ...     for lines in analysis:
    /// ...         if lines[0].depth == 3:
    /// ...             break
    /// >>> len(lines)
    /// 2
    #[pyo3(signature = (board, limit = None, lines = None))]
    fn analysis(
        &self,
        board: PyRef<'_, Board>,
        limit: Option<&Bound<'_, Limit>>,
        lines: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Analysis> {
        let limit = limit.map(|limit| *limit.get()).unwrap_or_default();
        let question = question(&board, limit, read_lines(lines)?)?;
        let mut loan = self.seat.borrow()?;
        loan.check(&question)?;
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        let flag = Arc::clone(&stop);
        let search = move || {
            let mut tell = |lines| {
                // Nobody listens any more: the flag ends the search.
                let _ = sender.send(Ok(lines));
            };
            let answer = caught(|| loan.analyse(&question, &flag, &mut tell));
            // The engine can be asked again before the end of the lines tells so.
            drop(loan);
            let error = match answer {
                Ok(Ok(_) | Err(SessionError::Stopped)) => None,
                Ok(Err(error)) => Some(failed(&error)),
                Err(bug) => Some(bug),
            };
            if let Some(error) = error {
                let _ = sender.send(Err(error));
            }
        };
        deep_thread().spawn(search)?;
        Ok(Analysis {
            stop,
            receiver: Mutex::new(receiver),
        })
    }

    /// Forgets what was searched and gives the memory back, or ends the program. A closed
    /// engine answers no more. One that is thinking raises RuntimeError and stays open.
    ///
    /// >>> import dooz
    /// >>> engine = dooz.Engine()
    /// >>> engine.close()
    /// >>> engine.play(dooz.Board("gomoku"), dooz.Limit(nodes=1))
    /// Traceback (most recent call last):
    ///     ...
    /// ValueError: the engine is closed
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        let thinker = self.seat.close()?;
        // A program has some time to end by itself.
        py.detach(|| drop(thinker));
        Ok(())
    }

    fn __enter__(this: Py<Self>) -> Py<Self> {
        this
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.close(py)
    }
}

fn read_lines(lines: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    let lines = lines.map_or(Ok(1), |lines| count(lines, "lines"))?;
    // No board has this many moves.
    Ok(usize::try_from(lines)
        .unwrap_or(usize::MAX)
        .min(dooz_core::MAX_SQUARES))
}

/// An analysis in the background: an iterator over the best lines of each depth.
///
/// >>> import dooz
/// >>> analysis = dooz.Engine().analysis(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))
/// >>> [lines[0].depth for lines in analysis]
/// [1, 2]
#[pyclass(frozen, module = "dooz")]
pub(crate) struct Analysis {
    stop: Arc<AtomicBool>,
    receiver: Mutex<Receiver<PyResult<Vec<Line>>>>,
}

impl Analysis {
    /// Stops the search and waits for its end: then the sender is gone.
    fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
        let receiver = self.receiver.lock().unwrap_or_else(PoisonError::into_inner);
        while receiver.recv().is_ok() {}
    }
}

impl Drop for Analysis {
    /// Ends the search, so that the engine can be asked again once a loop over the lines
    /// is left.
    fn drop(&mut self) {
        Python::attach(|py| py.detach(|| self.end()));
    }
}

#[pymethods]
impl Analysis {
    fn __iter__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Vec<Line>> {
        let lines = released(py, |interrupted| {
            let receiver = self.receiver.lock().unwrap_or_else(PoisonError::into_inner);
            while !interrupted.load(Ordering::Relaxed) {
                match receiver.recv_timeout(Duration::from_millis(20)) {
                    Ok(lines) => return Some(lines),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            None
        })?;
        lines.ok_or_else(|| PyStopIteration::new_err(()))?
    }

    /// Stops the analysis and waits for its end, so that the engine can be asked again.
    ///
    /// >>> import dooz
    /// >>> engine = dooz.Engine()
    /// >>> analysis = engine.analysis(dooz.Board("gomoku", "h8"))
    /// >>> lines = next(analysis)
    /// >>> analysis.stop()
    /// >>> len(engine.analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=1)))
    /// 1
    fn stop(&self, py: Python<'_>) -> PyResult<()> {
        released(py, |_| self.end())
    }

    fn __enter__(this: Py<Self>) -> Py<Self> {
        this
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.stop(py)
    }
}

/// One of the best lines of an analysis.
///
/// >>> import dooz
/// >>> line = dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))[0]
/// >>> line.depth, len(line.moves) >= 1, line.value.kind
/// (2, True, 'estimate')
#[pyclass(frozen, eq, module = "dooz")]
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[expect(
    clippy::unsafe_derive_deserialize,
    reason = "the unsafe code is PyO3's"
)]
pub(crate) struct Line {
    found: AnalysisLine,
    depth: u32,
    nodes: u64,
}

impl Line {
    /// Creates the line that a program tells: its move.
    fn told(square: Square, score: Option<Score>) -> Self {
        Self {
            found: AnalysisLine {
                value: score.map_or(advice::MoveValue::Unknown, Into::into),
                means: None,
                moves: vec![square],
            },
            depth: 0,
            nodes: 0,
        }
    }
}

#[pymethods]
impl Line {
    /// The moves, beginning with that of the player to move.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("gomoku", "h8 a1 i8 a3 j8 a5 k8 a7")
    /// >>> dooz.Engine().analyse(board, dooz.Limit(depth=2))[0].moves[0] in ("g8", "l8")
    /// True
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        squares(py, &self.found.moves)
    }

    /// The value for the player to move. The engine proves none.
    ///
    /// >>> import dooz
    /// >>> board = dooz.Board("gomoku", "h8 a1 i8 a3 j8 a5 k8 a7")
    /// >>> dooz.Engine().analyse(board, dooz.Limit(depth=2))[0].value
    /// <MoveValue win in 1>
    #[getter]
    const fn value(&self) -> MoveValue {
        MoveValue::not_proven(self.found.value)
    }

    /// The depth of the search in plies; 0 if a program does not tell.
    ///
    /// >>> import dooz
    /// >>> dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))[0].depth
    /// 2
    #[getter]
    const fn depth(&self) -> u32 {
        self.depth
    }

    /// The number of positions visited so far; 0 if a program does not tell.
    ///
    /// >>> import dooz
    /// >>> dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))[0].nodes > 0
    /// True
    #[getter]
    const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduce(py, self)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Line depth {}: {}>",
            self.depth,
            MoveList(&self.found.moves)
        )
    }
}
