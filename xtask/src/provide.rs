//! `cargo xtask provide`: programs and libraries from Debian's packages.

use std::collections::BTreeSet;
use std::env;
use std::process::{Command, Stdio};

use crate::line::{self, Failure};

/// Something that a check needs, and the Debian package that contains it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Need {
    /// A program, the path of a file, a library as pkg-config knows it, with `.pc` at its
    /// end, or a module of Python, with `.py`.
    what: String,
    package: String,
}

impl From<&str> for Need {
    /// Reads `NEED=PACKAGE`, or the name of a program whose package is called the same.
    fn from(text: &str) -> Self {
        let (what, package) = text.rsplit_once('=').unwrap_or((text, text));
        Self {
            what: what.to_owned(),
            package: package.to_owned(),
        }
    }
}

impl Need {
    fn is_missing(&self) -> bool {
        !if let Some(library) = self.what.strip_suffix(".pc") {
            succeeds("pkg-config", &["--exists", library])
        } else if let Some(module) = self.what.strip_suffix(".py") {
            succeeds("python3", &["-c", &format!("import {module}")])
        } else {
            has_program(&self.what)
        }
    }
}

/// Installs the packages of those needs that are missing on this machine, and no other:
/// what is there may come from elsewhere, and Debian's package of it may not go with it.
///
/// Fails with the command to type if this machine does not let us install packages.
pub(crate) fn run(needs: &[Need]) -> Result<(), Failure> {
    let missing: Vec<&Need> = needs.iter().filter(|need| need.is_missing()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages: BTreeSet<&str> = missing.iter().map(|need| &*need.package).collect();
    let packages = Vec::from_iter(packages).join(" ");
    let lacking = |_| {
        let names: Vec<_> = missing.iter().map(|need| &*need.what).collect();
        Failure::Found(format!(
            "Missing: {}. To install it: sudo apt-get install {packages}",
            names.join(", ")
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
    fn only_what_does_not_exist_is_missing() {
        assert!(!Need::from("cargo").is_missing());
        for missing in ["no-such-program", "no-such-library.pc", "no_such_module.py"] {
            assert!(Need::from(missing).is_missing());
        }
    }

    #[test]
    fn a_need_names_its_package() {
        assert_eq!(Need::from("npm").package, "npm");
        let library = Need::from("gtk+-3.0.pc=libgtk-3-dev");
        assert_eq!(
            (&*library.what, &*library.package),
            ("gtk+-3.0.pc", "libgtk-3-dev")
        );
    }
}
