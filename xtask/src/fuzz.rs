//! `cargo xtask fuzz`: runs the fuzz targets on the stable compiler.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use crate::line::{self, Failure};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The targets to run [default: all]
    targets: Vec<String>,

    /// How long to run each target
    #[arg(long, default_value_t = 3)]
    seconds: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let known = names_in(Path::new("fuzz/fuzz_targets"), "rs");
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

    line::run(INSTALL_CARGO_FUZZ)?;
    chosen
        .iter()
        .try_for_each(|target| run_target(target, arguments.seconds))
}

const INSTALL_CARGO_FUZZ: &str =
    "cargo install --quiet --locked --root target/tools cargo-fuzz@0.13.2";

fn run_target(target: &str, seconds: u32) -> Result<(), Failure> {
    // Without a sanitizer the stable compiler is enough. Safe code loses
    // little by that: what we look for are panics, hangs and broken laws.
    // The first folder collects what was found, the second is only read.
    let line = format!(
        "target/tools/bin/cargo-fuzz fuzz run --sanitizer none {target} \
         fuzz/corpus/{target} fuzz/seeds/{target} \
         -- -max_total_time={seconds} -timeout=5"
    );
    fs::create_dir_all(format!("fuzz/corpus/{target}"))
        .and_then(|()| fs::create_dir_all(format!("fuzz/seeds/{target}")))
        .map_err(|error| {
            Failure::Found(format!("No folder for fuzz target `{target}`: {error}"))
        })?;
    let artifacts = PathBuf::from(format!("fuzz/artifacts/{target}"));
    let before = names_in(&artifacts, "");

    line::run_quietly(&line).map_err(|failure| {
        let broke: Vec<_> = names_in(&artifacts, "")
            .into_iter()
            .filter(|name| !before.contains(name))
            .map(|name| {
                format!(
                    "  target/tools/bin/cargo-fuzz fuzz run --sanitizer none {target} {}",
                    artifacts.join(name).display()
                )
            })
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

/// The names of the files in a folder, sorted; without `extension`, which
/// all of them must have. A folder that does not exist has no files.
fn names_in(folder: &Path, extension: &str) -> Vec<String> {
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
