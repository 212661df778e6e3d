//! `cargo xtask provide`: programs and libraries from Debian's packages.

use std::env;
use std::process::{Command, Stdio};

use crate::line::{self, Failure};

/// Installs `packages` unless all that they are needed for is there already.
///
/// `needs` are the names of programs, the paths of files, the names of libraries as
/// pkg-config knows them, with `.pc` at their end, or those of Python's modules, with
/// `.py`; a comma stands between two of them. Fails with the command to type if this
/// machine does not let us install packages.
pub(crate) fn run(needs: &str, packages: &str) -> Result<(), Failure> {
    let Some(missing) = first_missing(needs) else {
        return Ok(());
    };
    let lacking = |_| {
        Failure::Found(format!(
            "`{missing}` is missing: sudo apt-get install {packages}"
        ))
    };
    line::run_quietly("apt-get update --quiet=2").map_err(lacking)?;
    line::run_quietly(&format!(
        "DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes \
         --no-install-recommends {packages}"
    ))
    .map_err(lacking)
}

fn first_missing(needs: &str) -> Option<&str> {
    let is_there = |need: &str| {
        if let Some(library) = need.strip_suffix(".pc") {
            succeeds("pkg-config", &["--exists", library])
        } else if let Some(module) = need.strip_suffix(".py") {
            succeeds("python3", &["-c", &format!("import {module}")])
        } else {
            has_program(need)
        }
    };
    needs.split(',').find(|need| !is_there(need))
}

fn has_program(program: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

fn succeeds(program: &str, arguments: &[&str]) -> bool {
    let status = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_exists_is_found() {
        assert_eq!(first_missing("cargo"), None);
        for missing in ["no-such-program", "no-such-library.pc", "no_such_module.py"] {
            assert_eq!(first_missing(missing), Some(missing));
        }
    }

    #[test]
    fn one_missing_program_among_several_is_noticed() {
        let needs = "cargo,no-such-program,rustc";
        assert_eq!(first_missing(needs), Some("no-such-program"));
    }
}
