//! Proofs by several workers, which survive a kill: the jobs of dooz-solver, carried by
//! threads, with their results in a file.

mod args;
mod store;
mod workers;

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use dooz_locale::Value;
use dooz_solver::{JobError, JobSearch, JobSizes};
use serde::Serialize;

use crate::failure::Failure;
use crate::printer::Printer;
use crate::status_line::StatusLine;
pub(crate) use args::JobArgs;
use store::Store;
pub(crate) use workers::JobCounts;
use workers::{RunError, RunOptions};

impl JobArgs {
    /// Returns the sizes of jobs that are wanted in place of the usual ones.
    pub(crate) fn sizes(&self, usual: JobSizes) -> JobSizes {
        JobSizes {
            nodes: self.job_nodes.unwrap_or(usual.nodes),
            memory: self.memory().unwrap_or(usual.memory),
            ..usual
        }
    }

    /// Runs the jobs of a search, and shows meanwhile how far it is, where the error
    /// output is a terminal.
    pub(crate) fn carry(
        &self,
        search: &mut dyn JobSearch,
        nodes: Option<u64>,
        stop: &AtomicBool,
        printer: &Printer,
    ) -> Result<JobCounts, Failure> {
        let locale = printer.locale();
        let store = self.resume.as_deref().map(Store::open).transpose();
        let store = store.map_err(|error| error.explain(locale))?;
        let options = RunOptions {
            workers: self.workers().unwrap_or(1),
            nodes,
            store: store.as_ref(),
            stop,
        };
        let line = StatusLine::new(printer);
        let counts = workers::run(search, &options, &mut |counts| show(counts, &line));
        drop(line);
        let counts = counts.map(|counts| JobCounts {
            is_open: !matches!(search.work_left(), 0 | u64::MAX),
            ..counts
        });
        counts.map_err(|error| match error {
            RunError::Store(error) => error.explain(locale),
            RunError::Faulty(JobError::Damaged | JobError::Version(_)) => {
                locale.text("jobs-error-faulty").into_owned().into()
            }
            // The reason is for those who make certificates, and stays in English.
            RunError::Faulty(error) => {
                let gaps = [("reason", error.to_string().into())];
                locale.format("jobs-error-rejected", &gaps).into()
            }
        })
    }
}

impl JobArgs {
    /// Tells that a search which has found no answer can go on.
    pub(crate) fn tell_rest(
        &self,
        counts: Option<&JobCounts>,
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        let (Some(counts), Some(folder)) = (counts, &self.resume) else {
            return Ok(());
        };
        let kept = counts.finished + counts.recalled;
        if !counts.is_open || kept == 0 {
            return Ok(());
        }
        let gaps = [
            ("jobs", kept.into()),
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

impl From<&JobCounts> for JobsDocument {
    fn from(counts: &JobCounts) -> Self {
        Self {
            finished: counts.finished,
            recalled: counts.recalled,
            faulty: counts.faults,
        }
    }
}

/// Shows how far a search is.
fn show(counts: &JobCounts, line: &StatusLine<'_>) {
    let minutes = counts.left.map(|left| left.as_secs_f64() / 60.0);
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
