//! `cargo xtask web`: builds the page as a folder of static files.

use clap::Args;

use crate::line::{self, Failure};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Build quickly and keep debug names; the page is large and slow
    #[arg(long)]
    dev: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let (profile, folder, flag) = if arguments.dev {
        ("dev", "debug", "--dev")
    } else {
        ("web", "web", "")
    };
    let target = line::target();

    line::run_quietly("rustup target add wasm32-unknown-unknown")?;
    line::run(&format!(
        "cargo build --quiet --locked --package dooz-web --lib --profile {profile} \
         --target wasm32-unknown-unknown"
    ))?;
    // With the features of the whole workspace, as the tests build it.
    line::run("cargo build --quiet --locked --workspace --bin dooz-bundle")?;
    line::run(&format!(
        "{target}/debug/dooz-bundle \
         {target}/wasm32-unknown-unknown/{folder}/dooz_web.wasm {flag}"
    ))
}
