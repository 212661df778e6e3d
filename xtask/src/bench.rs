//! `cargo xtask bench`: the speed of Dooz beside a plain C program.

use crate::line::{self, Failure};

pub(crate) fn run() -> Result<(), Failure> {
    line::run("cargo run --quiet --release --locked --package dooz-bench --bin dooz-bench")
}
