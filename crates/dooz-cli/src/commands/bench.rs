//! `dooz bench`: the speed of the engine, and the signature of its search.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use dooz_core::{Limits, MAX_SQUARES};
use dooz_engine::bench::Bench;
use dooz_play::players::MOST_THREADS;
use serde::Serialize;

use crate::analysis_text::per_second;
use crate::args::values::number;
use crate::failure::Failure;
use crate::json::write_json;
use crate::printer::Printer;

/// The arguments of `dooz bench`.
#[derive(Clone, Debug, Args)]
pub struct BenchArgs {
    /// The limit of positions for each search.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(1, 1 << 53))]
    pub nodes: Option<u64>,
    /// The limit of depth for each search, instead of positions.
    #[arg(
        long,
        value_name = "NUMBER",
        value_parser = number::<u32>(1, MAX_SQUARES as u64),
        conflicts_with = "nodes",
    )]
    pub depth: Option<u32>,
    /// The threads of each search.
    #[arg(
        long,
        value_name = "NUMBER",
        value_parser = number::<u32>(1, u64::from(MOST_THREADS)),
        default_value_t = 1,
    )]
    pub threads: u32,
    /// Answers in JSON.
    #[arg(long)]
    pub json: bool,
}

/// The positions that each search visits if no limit is given: some seconds in
/// all.
const DEFAULT_NODES: u64 = 200_000;

/// The result as an object of JSON.
#[derive(Serialize)]
struct Document {
    positions: u32,
    nodes: u64,
    time_ms: u64,
    nodes_per_second: u64,
    /// Only a search of one thread can be repeated.
    #[serde(skip_serializing_if = "Option::is_none")]
    signature: Option<String>,
}

/// Searches the positions of the benchmark, and writes the speed and the
/// signature.
///
/// # Errors
///
/// Returns an error if the output cannot be written.
pub fn run(args: &BenchArgs, printer: &Printer, output: &mut dyn Write) -> Result<(), Failure> {
    let default = args.depth.is_none().then_some(DEFAULT_NODES);
    let limits = Limits {
        depth: args.depth,
        nodes: args.nodes.or(default),
        ..Limits::default()
    };
    let begin = Instant::now();
    let bench = Bench::run(&limits, args.threads as usize, |_, _| {});
    let time = begin.elapsed();
    let document = Document {
        positions: bench.positions,
        nodes: bench.nodes,
        time_ms: time.as_millis() as u64,
        nodes_per_second: per_second(bench.nodes, time),
        signature: (args.threads == 1).then(|| format!("{:016x}", bench.signature)),
    };
    if args.json {
        write_json(&document, output)?;
    } else {
        let gaps = [
            ("positions", document.positions.into()),
            ("nodes", document.nodes.into()),
            ("milliseconds", document.time_ms.into()),
            ("speed", document.nodes_per_second.into()),
        ];
        printer.say(output, "bench-speed", &gaps)?;
        if let Some(signature) = document.signature {
            let gaps = [("signature", signature.into())];
            printer.say(output, "bench-signature", &gaps)?;
        }
    }
    Ok(output.flush()?)
}
