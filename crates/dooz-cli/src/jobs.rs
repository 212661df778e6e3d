//! Proofs by several workers, which survive a kill: the jobs of dooz-solver, carried by
//! threads, with their results in a file.

mod args;
mod coordinator;
mod store;
mod workers;

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dooz_core::{Player, Position};
use dooz_locale::{Locale, Value};
use dooz_solver::{Job, JobError, Question, QuestionSearch};
use dooz_verify::Goal;
use serde::Serialize;

use crate::failure::Failure;
use crate::printer::Printer;
use crate::status_line::StatusLine;
pub(crate) use args::JobArgs;
pub use coordinator::{Coordinator, JobCounts, Next, RunError};
pub(crate) use store::Contents;
pub use store::{Store, StoreError};
use workers::RunOptions;

/// Runs a job, from bytes to bytes: all that a worker does, wherever it is. The flag
/// ends it, and then its result must not be used.
///
/// # Errors
///
/// Returns an error if the bytes are damaged, or the job is from another version.
pub fn run_job(job: &[u8], stop: &AtomicBool) -> Result<Vec<u8>, JobError> {
    Ok(Job::read(job)?.run(Some(stop)).write())
}

impl RunError {
    /// Returns the sentence about the error.
    #[must_use]
    pub fn explain(&self, locale: &Locale) -> Failure {
        match self {
            Self::Store(error) => error.explain(locale),
            Self::Deadly => locale.text("jobs-error-deadly").into_owned().into(),
            Self::Faulty(JobError::Damaged | JobError::Version(_)) => {
                locale.text("jobs-error-faulty").into_owned().into()
            }
            // The reason is for those who make certificates, and stays in English.
            Self::Faulty(error) => {
                let gaps = [("reason", error.to_string().into())];
                locale.format("jobs-error-rejected", &gaps).into()
            }
        }
    }
}

impl JobArgs {
    /// Returns the question, and the search for its answer, if the work is to be split
    /// and can be. Sizes of jobs that are not given are those of the same question in the
    /// store, if it is there.
    ///
    /// # Errors
    ///
    /// Returns an error if it cannot be split, so that a store would stay empty, or if the
    /// store cannot be read.
    pub(crate) fn search(
        &self,
        position: Position,
        claim: Option<(Player, Goal)>,
        locale: &Locale,
    ) -> Result<Option<(Question, QuestionSearch)>, Failure> {
        if self.workers().is_none() {
            return Ok(None);
        }
        let mut question = Question {
            position,
            claim,
            nodes: self.job_nodes,
            memory: self.memory,
        };
        if let Some(folder) = &self.store {
            let known = Store::known_question(folder, question);
            question = known.map_err(|error| error.explain(locale))?;
        }
        let search = question.search();
        if search.is_none() && self.store.is_some() {
            let gaps = [("rules", position.rules().to_string().into())];
            return Err(locale.format("jobs-error-rules", &gaps).into());
        }
        Ok(search.map(|search| (question, search)))
    }

    /// Runs the jobs of a search, and shows meanwhile how far it is, where the error
    /// output is a terminal.
    pub(crate) fn run(
        &self,
        (question, search): (Question, QuestionSearch),
        nodes: Option<u64>,
        stop: &AtomicBool,
        printer: &Printer,
    ) -> Result<Coordinator, Failure> {
        let locale = printer.locale();
        let store = self.store.as_deref();
        let store = store
            .map(|folder| Store::open(folder, question))
            .transpose();
        let store = store.map_err(|error| error.explain(locale))?;
        let mut coordinator = Coordinator::new(search, store);
        let options = RunOptions {
            workers: self.workers().unwrap_or(1),
            nodes,
            stop,
        };
        let line = StatusLine::new(printer);
        let end = workers::run(&mut coordinator, &options, &mut |counts, left| {
            show(counts, left, &line);
        });
        drop(line);
        match end {
            Ok(()) => Ok(coordinator),
            Err(error) => Err(error.explain(locale)),
        }
    }

    /// Tells that a search which has found no answer can go on.
    pub(crate) fn tell_rest(
        &self,
        coordinator: Option<&Coordinator>,
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let (Some(coordinator), Some(folder)) = (coordinator, &self.store) else {
            return Ok(());
        };
        let counts = coordinator.counts();
        let stored = counts.finished + counts.recalled;
        if coordinator.is_decided() || stored == 0 {
            return Ok(());
        }
        let gaps = [
            ("jobs", stored.into()),
            ("folder", folder.display().to_string().into()),
        ];
        printer.say(output, "jobs-kept", &gaps)
    }
}

/// The jobs of a search as an object of JSON.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct JobsDocument {
    /// The number of jobs that were run to their end.
    finished: u64,
    /// The number of results that were kept from earlier.
    recalled: u64,
    /// The number of results that were faulty.
    faulty: u64,
}

impl From<JobCounts> for JobsDocument {
    fn from(counts: JobCounts) -> Self {
        Self {
            finished: counts.finished,
            recalled: counts.recalled,
            faulty: counts.faults,
        }
    }
}

/// Shows how far a search is.
fn show(counts: &JobCounts, left: Option<Duration>, line: &StatusLine<'_>) {
    let minutes = left.map(|left| left.as_secs_f64() / 60.0);
    let gaps = [
        ("jobs", (counts.finished + counts.recalled).into()),
        ("nodes", counts.nodes.into()),
        ("minutes", Value::decimal(minutes.unwrap_or_default(), 1)),
    ];
    let key = match minutes {
        Some(_) => "jobs-progress",
        None => "jobs-progress-start",
    };
    line.say(key, &gaps);
}
