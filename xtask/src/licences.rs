//! `cargo xtask licences`: the licence and the source of every dependency of what
//! we ship.
//!
//! The policy is `deny.toml`, which belongs to cargo-deny. That program takes
//! minutes to compile, so only `cargo xtask test --full` asks it. Of the policy,
//! the licences alone are read here: that packages come from crates.io, and that
//! none is wanted in any version, is checked whatever the policy says.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::line::{self, Failure};

/// The workspaces that we ship; the one of the fuzzer and that of the program to be
/// weighed stay with us.
const WORKSPACES: [&str; 2] = ["Cargo.toml", "firmware/Cargo.toml"];

pub(crate) fn run() -> Result<(), Failure> {
    let policy = fs::read_to_string("deny.toml").map_err(|error| unreadable("deny.toml", error))?;
    let policy: Policy = toml::from_str(&policy).map_err(|error| unreadable("deny.toml", error))?;

    let (mut trees, mut wildcards) = (Vec::new(), Vec::new());
    for manifest in WORKSPACES {
        // On every system and with all features.
        trees.push(line::output_of(&format!(
            "cargo tree --manifest-path {manifest} --workspace --all-features --target all \
             --locked --prefix none --format {{p}}|{{l}}"
        ))?);
        let metadata = line::output_of(&format!(
            "cargo metadata --manifest-path {manifest} --format-version 1 --no-deps --locked"
        ))?;
        let metadata: Metadata =
            serde_json::from_str(&metadata).map_err(|error| unreadable("cargo metadata", error))?;
        wildcards.extend(metadata.wildcards());
    }
    let lines = trees.iter().flat_map(|tree| tree.lines());
    let packages: BTreeSet<Package<'_>> = lines.filter_map(Package::read).collect();

    let objections: Vec<String> = packages
        .iter()
        .filter_map(|package| {
            let objection = policy.licenses.objection(package)?;
            Some(format!("\n  {} {objection}", package.name))
        })
        .chain(wildcards)
        .collect();
    if objections.is_empty() {
        println!("{} packages keep to deny.toml", packages.len());
        Ok(())
    } else {
        Err(Failure::Found(format!(
            "These packages do not keep to deny.toml:{}",
            objections.concat()
        )))
    }
}

fn unreadable(what: &str, error: impl Display) -> Failure {
    Failure::Found(format!("{what} cannot be read: {error}"))
}

/// The part of `deny.toml` that is checked here.
#[derive(Deserialize)]
struct Policy {
    licenses: Licences,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

/// Licences that are allowed for one package only.
#[derive(Deserialize)]
struct Exception {
    allow: Vec<String>,
    #[serde(rename = "crate")]
    package: String,
}

impl Licences {
    fn objection(&self, package: &Package<'_>) -> Option<String> {
        // Packages from crates.io have no source here, and ours a folder.
        if let Some(source) = package.source
            && !Path::new(source).is_dir()
        {
            return Some(format!("comes from {source}"));
        }
        match Expression::parse_mode(package.licence, ParseMode::LAX) {
            Err(_) => Some(format!("has no licence but \"{}\"", package.licence)),
            Ok(expression) => (!expression
                .evaluate(|one| self.allow(package.name, &one.to_string())))
            .then(|| format!("has the licence {}", package.licence)),
        }
    }

    fn allow(&self, package: &str, licence: &str) -> bool {
        let exceptions = self
            .exceptions
            .iter()
            .filter(|exception| exception.package == package)
            .flat_map(|exception| &exception.allow);
        self.allow
            .iter()
            .chain(exceptions)
            .any(|allowed| allowed == licence)
    }
}

/// A line of `cargo tree`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package<'a> {
    name: &'a str,
    source: Option<&'a str>,
    licence: &'a str,
}

impl<'a> Package<'a> {
    /// Reads `NAME VERSION (proc-macro) (SOURCE)|LICENCE (*)`; brackets are
    /// optional.
    fn read(line: &'a str) -> Option<Self> {
        let (package, licence) = line.split_once('|')?;
        let (name, version) = package.split_once(' ')?;
        let source = version
            .split(" (")
            .skip(1)
            .filter_map(|part| part.strip_suffix(')'))
            .find(|&part| part != "proc-macro");
        Some(Self {
            name,
            source,
            licence: licence.trim_end_matches(" (*)"),
        })
    }
}

/// The part of the output of `cargo metadata` that is checked here.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Manifest>,
}

/// A package of ours and what it asks for.
#[derive(Deserialize)]
struct Manifest {
    name: String,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    path: Option<String>,
}

impl Metadata {
    fn wildcards(&self) -> impl Iterator<Item = String> {
        self.packages.iter().flat_map(|package| {
            package
                .dependencies
                .iter()
                .filter(|dependency| dependency.req == "*" && dependency.path.is_none())
                .map(|any| format!("\n  {} takes any version of {}", package.name, any.name))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn objection(line: &str) -> Option<String> {
        let licences = Licences {
            allow: vec![
                "MIT".to_owned(),
                "Apache-2.0 WITH LLVM-exception".to_owned(),
            ],
            exceptions: vec![Exception {
                allow: vec!["MPL-2.0".to_owned()],
                package: "window".to_owned(),
            }],
        };
        licences.objection(&Package::read(line).unwrap())
    }

    #[test]
    fn a_line_of_the_tree_has_a_name_a_source_and_a_licence() {
        let (name, licence) = ("a", "MIT");
        for (line, source) in [
            ("a v1.0.0|MIT", None),
            ("a v1.0.0|MIT (*)", None),
            ("a v1.0.0 (proc-macro)|MIT", None),
            ("a v1.0.0 (/b/a)|MIT", Some("/b/a")),
            ("a v1.0.0 (proc-macro) (/b/a)|MIT (*)", Some("/b/a")),
        ] {
            let package = Package {
                name,
                source,
                licence,
            };
            assert_eq!(Package::read(line), Some(package));
        }
        assert_eq!(Package::read(""), None);
    }

    #[test]
    fn one_allowed_licence_of_several_is_enough() {
        assert_eq!(objection("a v1.0.0|MIT"), None);
        assert_eq!(objection("a v1.0.0|GPL-3.0 OR MIT"), None);
        assert_eq!(objection("a v1.0.0|GPL-3.0/MIT"), None);
        assert_eq!(
            objection("a v1.0.0|Apache-2.0 WITH LLVM-exception AND MIT"),
            None
        );
        assert_eq!(
            objection("a v1.0.0|MIT AND GPL-3.0").unwrap(),
            "has the licence MIT AND GPL-3.0"
        );
        assert!(objection("a v1.0.0|Apache-2.0").is_some());
    }

    #[test]
    fn a_package_without_a_licence_is_refused() {
        assert_eq!(objection("a v1.0.0|").unwrap(), "has no licence but \"\"");
        assert!(objection("a v1.0.0|as you like").is_some());
    }

    #[test]
    fn an_exception_holds_for_its_package_only() {
        assert_eq!(objection("window v1.0.0|MPL-2.0"), None);
        assert!(objection("a v1.0.0|MPL-2.0").is_some());
    }

    #[test]
    fn a_package_comes_from_our_folders_or_from_crates_io() {
        assert_eq!(objection("a v1.0.0 (src)|MIT"), None);
        assert_eq!(
            objection("a v1.0.0 (https://example.org/a#1)|MIT").unwrap(),
            "comes from https://example.org/a#1"
        );
    }

    #[test]
    fn dependencies_of_any_version_are_found() {
        let dependency = |path: Option<&str>| Dependency {
            name: "b".to_owned(),
            req: "*".to_owned(),
            path: path.map(str::to_owned),
        };
        let metadata = Metadata {
            packages: vec![Manifest {
                name: "a".to_owned(),
                dependencies: vec![dependency(None), dependency(Some("../b"))],
            }],
        };
        let wildcards: Vec<String> = metadata.wildcards().collect();
        assert_eq!(wildcards, ["\n  a takes any version of b"]);
    }
}
