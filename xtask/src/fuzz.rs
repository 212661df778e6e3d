//! `cargo xtask fuzz`: runs the fuzz targets on the stable compiler.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use rayon::prelude::*;

use crate::line::{self, Failure};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The targets to run [default: all]
    targets: Vec<String>,

    /// The seconds to run each target
    #[arg(long, default_value_t = 3)]
    seconds: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let known = names_in("fuzz/fuzz_targets", "rs");
    if let Some(unknown) = arguments.targets.iter().find(|name| !known.contains(name)) {
        return Err(Failure::Found(format!(
            "There is no fuzz target `{unknown}`; there are: {}",
            known.join(", ")
        )));
    }
    let chosen = if arguments.targets.is_empty() {
        &known
    } else {
        &arguments.targets
    };

    line::run(&format!("cargo build --quiet --bins {OPTIONS}"))?;
    chosen
        .par_iter()
        .try_for_each(|target| run_target(target, arguments.seconds))
}

const OPTIONS: &str =
    "--release --locked --manifest-path fuzz/Cargo.toml --config fuzz/fuzzer.toml";

fn run_target(target: &str, seconds: u32) -> Result<(), Failure> {
    let corpus = format!("fuzz/corpus/{target}");
    let seeds = format!("fuzz/seeds/{target}");
    let artifacts = format!("fuzz/artifacts/{target}");
    for folder in [&corpus, &seeds, &artifacts] {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::Found(format!("cannot make the folder {folder}: {error}")))?;
    }
    let before = names_in(&artifacts, "");

    let program = format!("cargo run --quiet --bin {target} {OPTIONS} --");
    // The first folder collects what was found, the second is only read.
    let line = format!(
        "{program} {corpus} {seeds} -artifact_prefix={artifacts}/ \
         -max_total_time={seconds} -timeout=5"
    );
    line::run_quietly(&line).map_err(|failure| {
        let broke: Vec<_> = names_in(&artifacts, "")
            .into_iter()
            .filter(|name| !before.contains(name))
            .map(|name| format!("  {program} {artifacts}/{name}"))
            .collect();
        if broke.is_empty() {
            failure
        } else {
            Failure::Found(format!(
                "The fuzz target `{target}` broke. The input is kept; to repeat it:\n{}",
                broke.join("\n")
            ))
        }
    })
}

/// Lists the files of a folder that have this extension, sorted and without
/// it. A folder that does not exist has no files.
fn names_in(folder: &str, extension: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| PathBuf::from(entry.file_name()))
        .filter(|name| name.extension().unwrap_or_default() == extension)
        .map(|name| name.with_extension("").display().to_string())
        .collect();
    names.sort();
    names
}
