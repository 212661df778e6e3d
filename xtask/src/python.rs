//! `cargo xtask python`: builds the package for Python as a wheel.

use std::env;
use std::path::Path;
use std::process::Command;

use clap::Args;

use crate::line::{self, Failure};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Build quickly, and install the wheel beside the tools for the tests
    #[arg(long)]
    dev: bool,
    /// Only install the tools that build and test the package
    #[arg(long, conflicts_with = "dev")]
    tools: bool,
}

/// The environment with the tools, and with the package in it for its tests.
const ENVIRONMENT: &str = "target/tools/python";

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let pip = format!("{ENVIRONMENT}/bin/pip --disable-pip-version-check --quiet");
    if !Path::new(ENVIRONMENT).join("bin/pip").exists() {
        line::run_quietly(&format!("python3 -m venv {ENVIRONMENT}"))?;
    }
    line::run(&format!(
        "{pip} install --requirement python/requirements.txt"
    ))?;
    if arguments.tools {
        return Ok(());
    }

    if !arguments.dev {
        return maturin("build --out ../target/wheels");
    }
    maturin("build --profile dev --out ../target/wheels/dev")?;
    line::run(&format!(
        "{pip} install --force-reinstall --no-deps --no-index --find-links target/wheels/dev dooz"
    ))
}

/// The environment with the packages that Dooz is compared with.
const PEERS: &str = "target/tools/python-peers";

/// Measures the speed of the package beside that of others.
pub(crate) fn bench() -> Result<(), Failure> {
    let release = Arguments {
        dev: false,
        tools: false,
    };
    run(&release)?;
    let pip = format!("{PEERS}/bin/pip --disable-pip-version-check --quiet");
    if !Path::new(PEERS).join("bin/pip").exists() {
        line::run_quietly(&format!("python3 -m venv {PEERS}"))?;
    }
    line::run(&format!(
        "{pip} install --requirement python/bench/requirements.txt"
    ))?;
    line::run(&format!(
        "{pip} install --force-reinstall --no-deps --no-index --find-links target/wheels dooz"
    ))?;
    line::run(&format!("{PEERS}/bin/python python/bench"))
}

/// Runs maturin, which reads its settings in the folder where it is started.
fn maturin(words: &str) -> Result<(), Failure> {
    let line = format!("cd python && ../{ENVIRONMENT}/bin/maturin {words}");
    println!("$ {line}");
    let program = env::current_dir().map(|root| root.join(ENVIRONMENT).join("bin/maturin"));
    let status = program.and_then(|program| {
        let mut command = Command::new(program);
        command
            .current_dir("python")
            .args(words.split(' '))
            .status()
    });
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::End { line, status }),
        Err(error) => Err(Failure::Start { line, error }),
    }
}
