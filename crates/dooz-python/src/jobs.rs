//! Proofs by jobs, which anybody may carry.

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;

use dooz_cli::commands::prove::CLAIMS;
use dooz_cli::jobs::{Coordinator as JobCoordinator, Next, RunError, Store};
use dooz_locale::Explain;
use dooz_solver::{Answer, Job, JobError, Question, Solution as Value};
use dooz_verify::Goal;
use pyo3::exceptions::{PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use serde::Serialize;

use crate::arguments::wrong_choice;
use crate::board::Board;
use crate::document::dictionary;
use crate::errors::{english, game_over, system_error};
use crate::limit::count;
use crate::long_call::released;
use crate::solver::Solution;

/// Runs a job and returns its result, both as bytes: all that a worker does, wherever it
/// is. It keeps nothing between two jobs.
///
/// Damaged bytes, and a job from another version of the package, raise ValueError.
///
/// >>> import dooz, dooz.jobs
/// >>> coordinator = dooz.jobs.Coordinator(dooz.Board("4x4x4"))
/// >>> job = coordinator.next()
/// >>> coordinator.accept(job, dooz.jobs.run(job))
/// True
#[pyfunction]
pub(crate) fn run_job(py: Python<'_>, job: Vec<u8>) -> PyResult<Bound<'_, PyBytes>> {
    let result = released(py, |stop| dooz_cli::jobs::run_job(&job, stop))?;
    let bytes = result.map_err(|error| wrong_job(&error))?;
    Ok(PyBytes::new(py, &bytes))
}

/// The coordinator of a proof that is split into jobs.
///
/// It asks who wins a board, or for the proof of a `claim`: "first-wins", "second-wins",
/// "first-holds", "second-holds", "first-holds-weakly" or "second-holds-weakly", where a
/// player holds who does not lose, and holds weakly if the other one never completes a
/// line. `next` gives a job, whoever runs it, and `accept` takes the result, which it
/// believes only if the verifier accepts its certificate. A job that this coordinator has
/// not given, or that has come back already, raises ValueError.
///
/// With a `store`, results are kept in this folder before anything else happens with
/// them. A new coordinator of the same question takes them from there, and runs no
/// finished job again. `dooz prove --store` shows the same folder and goes on with it.
///
/// `job_nodes` is the number of positions that the first job about a position may visit,
/// by default about a second's work, or 1,500,000,000, up to an hour's, for the empty
/// board of more than 64 squares; each other one may visit four times as many, until the
/// position is split. `job_memory_mb` is the memory of each table of a job, by default
/// 256, or 4,000 for such an empty board.
///
/// >>> import dooz, dooz.jobs
/// >>> coordinator = dooz.jobs.Coordinator(dooz.Board("4x4x4"))
/// >>> while (job := coordinator.next()) is not None:
/// ...     result = dooz.jobs.run(job)
/// ...     accepted = coordinator.accept(job, result)
/// >>> coordinator.solution()
/// <Solution draw>
#[pyclass(module = "dooz.jobs")]
pub(crate) struct Coordinator {
    search: JobCoordinator,
    claim: Option<(dooz_core::Player, Goal)>,
    begin: Instant,
}

impl Coordinator {
    /// Reads a job, which must be out.
    fn job_out(&self, bytes: &[u8]) -> PyResult<Job> {
        let job = Job::read(bytes).map_err(|error| wrong_job(&error))?;
        if !self.search.is_out(&job) {
            return Err(PyValueError::new_err(
                "this job is not out: it has come back already, or another coordinator has \
                 given it",
            ));
        }
        Ok(job)
    }
}

#[pymethods]
impl Coordinator {
    #[new]
    #[pyo3(signature = (board, claim = None, *, store = None, job_nodes = None, job_memory_mb = None))]
    fn new(
        py: Python<'_>,
        board: PyRef<'_, Board>,
        claim: Option<&str>,
        store: Option<PathBuf>,
        job_nodes: Option<&Bound<'_, PyAny>>,
        job_memory_mb: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let position = *board.position();
        drop(board);
        if position.outcome().is_some() {
            return Err(game_over());
        }
        let memory = job_memory_mb.map(|memory| count(memory, "job_memory_mb"));
        let memory = memory.transpose()?.map(|megabytes| {
            let megabytes = usize::try_from(megabytes).unwrap_or(usize::MAX);
            megabytes.min(1 << 20) << 20
        });
        let nodes = job_nodes.map(|nodes| count(nodes, "job_nodes"));
        let question = Question {
            position,
            claim: claim.map(read_claim).transpose()?,
            nodes: nodes.transpose()?,
            memory,
        };
        let search = question.search().ok_or_else(|| {
            let gaps = [("rules", position.rules().to_string().into())];
            PyValueError::new_err(english().format("prove-error-rules", &gaps))
        })?;
        let claim = question.claim;
        let store = store.map(|folder| released(py, |_| Store::open(&folder, question)));
        let store = store.transpose()?.transpose();
        let store = store.map_err(|error| wrong_run(&RunError::Store(error)))?;
        Ok(Self {
            search: JobCoordinator::new(search, store),
            claim,
            begin: Instant::now(),
        })
    }

    /// Returns the next job; None if the answer is known, if no job can find it, or as
    /// long as all that could be done is out.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> type(dooz.jobs.Coordinator(dooz.Board("4x4x4")).next())
    /// <class 'bytes'>
    fn next<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyBytes>>> {
        let coordinator = &mut self.search;
        let mut found = None;
        let stepped = released(py, |stop| {
            while !stop.load(Ordering::Relaxed) {
                match coordinator.step()? {
                    Next::Job(job) => {
                        found = Some(job);
                        break;
                    }
                    Next::Recalled => {}
                    Next::Nothing => break,
                }
            }
            Ok(())
        });
        match stepped {
            Ok(stepped) => stepped.map_err(|error| wrong_run(&error))?,
            Err(interruption) => {
                // Nobody would run it.
                if let Some(job) = &found {
                    self.search.give_back(job);
                }
                return Err(interruption);
            }
        }
        Ok(found.map(|job| PyBytes::new(py, &job.write())))
    }

    /// Takes the result of a job. Returns False if it is damaged or proves nothing; then
    /// the job comes again, and raises RuntimeError the third time.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> coordinator = dooz.jobs.Coordinator(dooz.Board("4x4x4"))
    /// >>> coordinator.accept(coordinator.next(), b"proved")
    /// False
    fn accept(&mut self, py: Python<'_>, job: Vec<u8>, result: Vec<u8>) -> PyResult<bool> {
        let job = self.job_out(&job)?;
        let coordinator = &mut self.search;
        let taken = released(py, |_| coordinator.take(&job, &result))?;
        taken.map_err(|error| wrong_run(&error))
    }

    /// Records that a job's worker died; the job is offered again. A job that was lost three
    /// times is not run any more, but split; after several of these in a row, RuntimeError is
    /// raised.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> coordinator = dooz.jobs.Coordinator(dooz.Board("4x4x4"))
    /// >>> job = coordinator.next()
    /// >>> coordinator.lose(job)
    /// >>> coordinator.next() == job, coordinator.counts()["lost"]
    /// (True, 1)
    fn lose(&mut self, job: Vec<u8>) -> PyResult<()> {
        let lost = self.search.lose(&self.job_out(&job)?);
        lost.map_err(|error| wrong_run(&error))
    }

    /// Takes back a job that nobody has run.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> coordinator = dooz.jobs.Coordinator(dooz.Board("4x4x4"))
    /// >>> job = coordinator.next()
    /// >>> coordinator.give_back(job)
    /// >>> coordinator.next() == job
    /// True
    fn give_back(&mut self, job: Vec<u8>) -> PyResult<()> {
        self.search.give_back(&self.job_out(&job)?);
        Ok(())
    }

    /// The memory of each table of a job in mebibytes, of which a job may have two: what was
    /// given, or the default one of the question.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> dooz.jobs.Coordinator(dooz.Board("4x4x4")).job_memory_mb
    /// 256
    #[getter]
    fn job_memory_mb(&self) -> usize {
        self.search.search().job_memory() >> 20
    }

    /// True if the answer is known, or no job can find it.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> dooz.jobs.Coordinator(dooz.Board("4x4x4")).decided
    /// False
    #[getter]
    fn decided(&self) -> bool {
        self.search.is_decided()
    }

    /// Returns the solution with its certificates; None if nothing is proved yet. That of
    /// a claim that a player holds has no value.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> dooz.jobs.Coordinator(dooz.Board("4x4x4")).solution() is None
    /// True
    fn solution(&self) -> Option<Solution> {
        let Answer::Proved {
            value,
            certificates,
        } = self.search.answer()?
        else {
            return None;
        };
        let of_claim = || match self.claim {
            Some((player, Goal::Win)) => Some(Value {
                winner: Some(player),
                plies: None,
            }),
            _ => None,
        };
        Some(Solution::proved(
            value.or_else(of_claim),
            self.search.counts().nodes,
            self.begin.elapsed(),
            certificates.clone(),
        ))
    }

    /// Returns the counts of jobs: "finished", how many of these have "proved" what they
    /// asked, "recalled" from the store, "faulty" results, "lost" workers, and the "nodes"
    /// of the finished jobs.
    ///
    /// >>> import dooz, dooz.jobs
    /// >>> dooz.jobs.Coordinator(dooz.Board("4x4x4")).counts()["finished"]
    /// 0
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = self.search.counts();
        let document = Counts {
            finished: counts.finished,
            proved: counts.proved,
            recalled: counts.recalled,
            faulty: counts.faults,
            lost: counts.losses,
            nodes: counts.nodes,
        };
        dictionary(py, &document)
    }
}

#[derive(Serialize)]
struct Counts {
    finished: u64,
    proved: u64,
    recalled: u64,
    faulty: u64,
    lost: u64,
    nodes: u64,
}

fn read_claim(name: &str) -> PyResult<(dooz_core::Player, Goal)> {
    let known = CLAIMS.iter().find(|(known, _)| *known == name);
    known.map(|(_, claim)| *claim).ok_or_else(|| {
        let names = CLAIMS.map(|(name, _)| name);
        wrong_choice("claim", &names, name)
    })
}

/// Returns the exception of bytes that are no job.
fn wrong_job(error: &JobError) -> PyErr {
    PyValueError::new_err(match error {
        JobError::Version(version) => format!(
            "the job is one of Dooz {version}, and this is {}; install the same version",
            env!("CARGO_PKG_VERSION")
        ),
        error => format!("this is not a job: {error}"),
    })
}

/// Returns the exception of a search that cannot go on.
fn wrong_run(error: &RunError) -> PyErr {
    let locale = english();
    let sentence = error.explain(&locale).explain(&locale);
    match error {
        RunError::Store(error) => match error.of_system() {
            Some((error, file)) => system_error(error, file),
            None => PyOSError::new_err(sentence),
        },
        RunError::Faulty(_) | RunError::Deadly => PyRuntimeError::new_err(sentence),
    }
}
