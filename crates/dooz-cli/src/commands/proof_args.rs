//! The arguments of commands that search for proofs.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::Args;

use crate::args::values::{number, seconds};
use crate::jobs::JobArgs;

/// The limits of a search for proofs, the jobs into which it is split, and its output.
#[derive(Clone, Debug, Args)]
pub(crate) struct ProofArgs {
    /// The file that gets the certificate.
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
    /// The limit of positions.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(1, 1 << 53))]
    pub(crate) nodes: Option<u64>,
    /// The limit of time, in seconds.
    #[arg(long, value_name = "SECONDS", allow_hyphen_values = true, value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// The jobs into which the work is split.
    #[command(flatten)]
    pub(crate) jobs: JobArgs,
    /// Answers in JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

impl ProofArgs {
    /// Returns `true` if a limit may have ended a search that visited this many positions.
    /// One that left most of them unused has ended by itself.
    pub(super) fn may_have_ended(&self, nodes: u64, stop: &AtomicBool) -> bool {
        let is_spent = self.nodes.is_some_and(|most| nodes >= most / 2);
        is_spent || stop.load(Ordering::Relaxed)
    }
}
