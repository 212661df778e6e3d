//! `cargo xtask provide`: programs and libraries from Debian's packages.

use std::env;
use std::process::{Command, Stdio};

use crate::line::{self, Failure};

/// Installs `packages` unless `what` is there already.
///
/// `what` is the name of a program, the path of a file, or the name of a
/// library as pkg-config knows it, with `.pc` at its end. Fails with the
/// command to type if this machine does not let us install packages.
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

/// Asks pkg-config, which finds libraries for builds.
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
    fn only_programs_and_libraries_that_exist_are_found() {
        assert!(has_program("cargo"));
        assert!(!has_program("no-such-program"));
        assert!(!has_library("no-such-library"));
    }
}
