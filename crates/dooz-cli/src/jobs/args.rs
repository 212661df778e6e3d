//! The arguments of commands whose work can be split into jobs.

use std::path::PathBuf;

use clap::Args;
use clap::builder::TypedValueParser;

use crate::args::values::number;

/// The number and size of a search's jobs, and the folder of their results.
#[derive(Clone, Debug, Args)]
pub(crate) struct JobArgs {
    /// The number of jobs at the same time.
    #[arg(long, value_name = "NUMBER", value_parser = number::<usize>(1, 256))]
    pub(crate) jobs: Option<usize>,
    /// The folder of the results.
    // `dooz match` and `dooz play` go on by `--resume`, so people try that.
    #[arg(long, value_name = "FOLDER", alias = "resume")]
    pub(crate) store: Option<PathBuf>,
    /// The memory of each table of a search, in bytes.
    #[arg(
        long,
        value_name = "MIB",
        value_parser = number::<usize>(1, 1 << 20).map(|mebibytes| mebibytes << 20),
    )]
    pub(crate) memory: Option<usize>,
    /// The positions that the first job about a position may visit.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(1, 1 << 53))]
    pub(crate) job_nodes: Option<u64>,
}

impl JobArgs {
    /// Returns `true` if the number of jobs or one of their sizes is given.
    pub(crate) fn are_given(&self) -> bool {
        self.jobs.is_some() || self.memory.is_some() || self.job_nodes.is_some()
    }

    /// Returns the number of workers, or `None` if the work is not to be split.
    pub(crate) fn workers(&self) -> Option<usize> {
        let wants_jobs = self.store.is_some() || self.job_nodes.is_some();
        self.jobs.or(wants_jobs.then_some(1))
    }
}
