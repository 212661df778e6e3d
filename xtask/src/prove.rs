//! `cargo xtask prove`: proofs that take too long, or too many bytes, to be kept here.

use clap::Args;

use crate::line::{self, Failure};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The proofs to make; see --list
    #[arg(required_unless_present = "list")]
    names: Vec<String>,
    /// List the proofs with their time and memory
    #[arg(long)]
    list: bool,
}

/// A proof with its cost.
struct Proof {
    name: &'static str,
    /// The arguments of `dooz prove`.
    claim: &'static str,
    /// The processor time on an AMD EPYC, with the verification.
    minutes: f32,
    /// The largest resident size.
    mebibytes: u32,
    /// The size of the certificate.
    bytes: u32,
}

const PROOFS: [Proof; 4] = [
    Proof {
        name: "8x4x4",
        claim: "--rules 8x4x4 --claim second-holds",
        minutes: 1.5,
        mebibytes: 426,
        bytes: 3_189_500,
    },
    Proof {
        name: "8x7x5",
        claim: "--rules 8x7x5 --claim second-holds-weakly",
        minutes: 3.6,
        mebibytes: 709,
        bytes: 15_755_331,
    },
    Proof {
        name: "h8-o15",
        claim: "--rules gomoku --position h8o15 --claim first-wins",
        minutes: 1.1,
        mebibytes: 190,
        bytes: 600_448,
    },
    Proof {
        name: "h8-l8",
        claim: "--rules gomoku --position h8l8 --claim first-wins",
        minutes: 1.7,
        mebibytes: 190,
        bytes: 679_081,
    },
];

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.list {
        println!("proof   minutes   MiB       bytes  claim");
        for proof in &PROOFS {
            let Proof { name, claim, .. } = proof;
            println!(
                "{name:8}{:7.1}{:6}{:12}  dooz prove {claim}",
                proof.minutes, proof.mebibytes, proof.bytes
            );
        }
        return Ok(());
    }
    let known = |name: &String| {
        let proof = PROOFS.iter().find(|proof| proof.name == name);
        proof.ok_or_else(|| Failure::Found(format!("{name} is none of the proofs of --list")))
    };
    let proofs = arguments.names.iter().map(known);
    let proofs = proofs.collect::<Result<Vec<_>, _>>()?;
    line::run("cargo build --quiet --release --locked --package dooz-cli --bin dooz")?;
    line::run("mkdir -p target/proofs")?;
    for Proof { name, claim, .. } in proofs {
        let file = format!("target/proofs/{name}.dzc");
        line::run(&format!(
            "target/release/dooz prove {claim} --certificate {file}"
        ))?;
        line::run(&format!("target/release/dooz verify {file}"))?;
        line::run(&format!("sha256sum {file}"))?;
    }
    Ok(())
}
