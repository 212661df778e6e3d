//! The engine, which remembers what it has searched.

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::time::Duration;

use dooz_coach::analysis::{AnalysisLine, Deepening};
use dooz_core::{Brain, CannotPlay, Position};
use dooz_engine::{Board as EngineBoard, Engine as Searcher};
use dooz_play::players::MOST_THREADS;
use pyo3::exceptions::{PyRuntimeError, PyStopIteration, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::advice::MoveValue;
use crate::arguments::number_within;
use crate::board::{Board, squares};
use crate::errors::{IllegalMove, english, wrong};
use crate::limit::{Limit, count};
use crate::long_call::released;

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
    searcher: Arc<Mutex<Option<Searcher>>>,
    memory: usize,
}

/// The largest table, in mebibytes.
const MOST_MEMORY: u64 = 1 << 20;

impl Engine {
    /// Checks that the engine can be asked about a board.
    fn position(board: &Board) -> PyResult<Position> {
        let position = *board.position();
        if !EngineBoard::supports(position.rules()) {
            return Err(wrong(&CannotPlay::Unsupported));
        }
        if position.outcome().is_some() {
            return Err(IllegalMove::new_err(
                english().text("error-game-over").into_owned(),
            ));
        }
        Ok(position)
    }

    /// Checks that nobody else asks it, and that it is open.
    fn check(&self) -> PyResult<()> {
        let searcher = match self.searcher.try_lock() {
            Ok(searcher) => searcher,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => {
                return Err(PyRuntimeError::new_err(
                    "the engine is thinking; stop its analysis, or use another Engine",
                ));
            }
        };
        match *searcher {
            Some(_) => Ok(()),
            None => Err(PyValueError::new_err("the engine is closed")),
        }
    }
}

/// Lends the searcher for one question with so many lines.
fn with_searcher<T>(
    searcher: &Mutex<Option<Searcher>>,
    lines: usize,
    ask: impl FnOnce(&mut Searcher) -> T,
) -> Option<T> {
    let mut searcher = searcher.lock().unwrap_or_else(PoisonError::into_inner);
    let mut own = mem::take(&mut *searcher)?.with_lines(lines);
    let answer = ask(&mut own);
    *searcher = Some(own);
    Some(answer)
}

fn analyse(
    searcher: &Mutex<Option<Searcher>>,
    memory: usize,
    position: &Position,
    limit: Limit,
    lines: usize,
    stop: &Arc<AtomicBool>,
    report: &mut dyn FnMut(&Deepening),
) -> Option<Deepening> {
    with_searcher(searcher, lines, |engine| {
        let timer = limit.start(stop);
        let mut limits = limit.limits(stop);
        limits.memory = Some(memory);
        let mut deepening = Deepening::of(*position);
        let answer = engine.analyze(position, &limits, &mut |progress, line| {
            deepening.learn(progress, line);
            if progress.finished {
                report(&deepening);
            }
        });
        drop(timer);
        answer.expect("the board is one of the engine's");
        deepening
    })
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

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (*, threads = None, memory_mb = None))]
    fn new(
        threads: Option<&Bound<'_, PyAny>>,
        memory_mb: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let number = |argument: Option<&Bound<'_, PyAny>>, name, usual, most| {
            argument.map_or(Ok(usual), |number| number_within(number, name, 1, most))
        };
        let threads = number(threads, "threads", 1, MOST_THREADS.into())?;
        let memory = number(memory_mb, "memory_mb", 64, MOST_MEMORY)?;
        let searcher = Searcher::new().with_threads(threads as usize);
        Ok(Self {
            searcher: Arc::new(Mutex::new(Some(searcher))),
            memory: (memory as usize) << 20,
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
        let position = Self::position(&board)?;
        drop(board);
        self.check()?;
        let (limit, memory, searcher) = (*limit.get(), self.memory, &self.searcher);
        let choice = released(py, |stop| {
            with_searcher(searcher, 1, |engine| {
                let timer = limit.start(stop);
                let mut limits = limit.limits(stop);
                limits.memory = Some(memory);
                let choice = engine.think(&position, &limits, &mut |_| {});
                drop(timer);
                choice
            })
        })?;
        let choice = choice.ok_or_else(|| PyValueError::new_err("the engine is closed"))?;
        let choice = choice.map_err(|error| wrong(&error))?;
        let square = choice.square.or_else(|| position.legal_moves().next());
        Ok(square.expect("the game goes on").to_string())
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
        let position = Self::position(&board)?;
        drop(board);
        let lines = read_lines(lines)?;
        self.check()?;
        let (limit, memory, searcher) = (*limit.get(), self.memory, &self.searcher);
        let found = released(py, |stop| {
            analyse(searcher, memory, &position, limit, lines, stop, &mut |_| {})
        })?;
        let found = found.ok_or_else(|| PyValueError::new_err("the engine is closed"))?;
        Ok(lines_of(&found))
    }

    /// Analyses a board in the background: an iterator over the best lines of each depth,
    /// which goes on until it is stopped or a limit is met.
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
        let position = Self::position(&board)?;
        let lines = read_lines(lines)?;
        self.check()?;
        let limit = limit.map(|limit| *limit.get()).unwrap_or_default();
        let (searcher, memory) = (Arc::clone(&self.searcher), self.memory);
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        let flag = Arc::clone(&stop);
        std::thread::spawn(move || {
            let mut tell = |deepening: &Deepening| {
                // Nobody listens any more: the flag ends the search.
                let _ = sender.send(lines_of(deepening));
            };
            analyse(&searcher, memory, &position, limit, lines, &flag, &mut tell);
        });
        Ok(Analysis {
            stop,
            receiver: Mutex::new(receiver),
        })
    }

    /// Forgets what was searched and gives the memory back. A closed engine answers no
    /// more.
    ///
    /// >>> import dooz
    /// >>> engine = dooz.Engine()
    /// >>> engine.close()
    /// >>> engine.play(dooz.Board("gomoku"), dooz.Limit(nodes=1))
    /// Traceback (most recent call last):
    ///     ...
    /// ValueError: the engine is closed
    fn close(&self) -> PyResult<()> {
        match self.searcher.try_lock() {
            Ok(mut searcher) => *searcher = None,
            Err(TryLockError::Poisoned(poisoned)) => *poisoned.into_inner() = None,
            Err(TryLockError::WouldBlock) => self.check()?,
        }
        Ok(())
    }

    fn __enter__(this: Py<Self>) -> Py<Self> {
        this
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, _exception: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.close()
    }
}

fn read_lines(lines: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    let lines = lines.map_or(Ok(1), |lines| count(lines, "lines"))?;
    // No board has as many moves.
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
    receiver: Mutex<Receiver<Vec<Line>>>,
}

impl Drop for Analysis {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
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
        lines.ok_or_else(|| PyStopIteration::new_err(()))
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
        self.stop.store(true, Ordering::Relaxed);
        released(py, |_| {
            let receiver = self.receiver.lock().unwrap_or_else(PoisonError::into_inner);
            // The sender is gone when the search has ended.
            while receiver.recv().is_ok() {}
        })
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
#[derive(Clone, PartialEq)]
pub(crate) struct Line {
    found: AnalysisLine,
    depth: u32,
    nodes: u64,
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

    /// The depth of the search in plies.
    ///
    /// >>> import dooz
    /// >>> dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))[0].depth
    /// 2
    #[getter]
    const fn depth(&self) -> u32 {
        self.depth
    }

    /// The number of positions visited so far.
    ///
    /// >>> import dooz
    /// >>> dooz.Engine().analyse(dooz.Board("gomoku", "h8"), dooz.Limit(depth=2))[0].nodes > 0
    /// True
    #[getter]
    const fn nodes(&self) -> u64 {
        self.nodes
    }

    fn __repr__(&self) -> String {
        let moves: Vec<String> = self.found.moves.iter().map(ToString::to_string).collect();
        format!("<Line depth {}: {}>", self.depth, moves.join(" "))
    }
}
