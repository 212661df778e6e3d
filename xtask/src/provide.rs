//! `cargo xtask provide`: a program that the tests run, from Debian's packages.

use std::env;

use crate::line::{self, Failure};

/// Sees to it that a program can be run, and installs its package if it is
/// missing and this machine lets us.
pub(crate) fn run(program: &str, package: &str) -> Result<(), Failure> {
    if is_there(program) {
        return Ok(());
    }
    let lacking = |_| {
        Failure::Found(format!(
            "`{program}` is missing: sudo apt-get install {package}"
        ))
    };
    line::run_quietly("apt-get update --quiet=2").map_err(lacking)?;
    line::run_quietly(&format!(
        "DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes \
         --no-install-recommends {package}"
    ))
    .map_err(lacking)
}

fn is_there(program: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_these_tests_is_there() {
        assert!(is_there("cargo"));
        assert!(!is_there("no-such-program"));
    }
}
