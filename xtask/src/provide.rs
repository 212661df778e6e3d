//! `cargo xtask provide`: what the tests need, from Debian's packages.

use std::env;
use std::process::{Command, Stdio};

use crate::line::{self, Failure};

/// Sees to it that something is there, and installs its packages if it is
/// missing and this machine lets us.
///
/// It is a program, as it is called, or with `.pc` at its end a library for
/// programs to be built with.
pub(crate) fn run(what: &str, packages: &[String]) -> Result<(), Failure> {
    let is_there = match what.strip_suffix(".pc") {
        Some(library) => has_library(library),
        None => has_program(what),
    };
    if is_there {
        return Ok(());
    }
    let packages = packages.join(" ");
    let lacking = |_| {
        Failure::Found(format!(
            "`{what}` is missing: sudo apt-get install {packages}"
        ))
    };
    line::run_quietly("apt-get update --quiet=2").map_err(lacking)?;
    line::run_quietly(&format!(
        "DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes \
         --no-install-recommends {packages}"
    ))
    .map_err(lacking)
}

fn has_program(program: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

/// Whether the description of a library is there, by which it is found when
/// something is built with it.
fn has_library(name: &str) -> bool {
    let found = Command::new("pkg-config")
        .args(["--exists", name])
        .stdin(Stdio::null())
        .status();
    found.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_these_tests_is_there() {
        assert!(has_program("cargo"));
        assert!(!has_program("no-such-program"));
        assert!(!has_library("no-such-library"));
    }
}
