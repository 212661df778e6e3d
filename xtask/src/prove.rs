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

/// A proof of a whole game with its cost.
struct Proof {
    game: &'static str,
    claim: &'static str,
    /// Other arguments of `dooz prove`.
    options: &'static str,
    cost: Cost,
}

/// The time, memory and size of a proof.
struct Cost {
    /// The time on an AMD EPYC, with a core for each job.
    minutes: f32,
    /// The largest resident size.
    mebibytes: u32,
    /// The size of the certificate.
    bytes: u32,
}

const fn cost(minutes: f32, mebibytes: u32, bytes: u32) -> Cost {
    Cost {
        minutes,
        mebibytes,
        bytes,
    }
}

/// The options of proofs on large boards.
const JOBS: &str = "--jobs 2 --store target/proofs/jobs";

/// All proofs.
const PROOFS: [Proof; 5] = [
    Proof {
        game: "8x4x4",
        claim: "second-holds",
        options: "",
        cost: cost(1.5, 426, 3_189_500),
    },
    Proof {
        game: "8x7x5",
        claim: "second-holds-weakly",
        options: "",
        cost: cost(2.7, 950, 21_376_746),
    },
    Proof {
        game: "13x13x5",
        claim: "first-wins",
        options: JOBS,
        // On a day when the machine was almost twice as fast as for the others.
        cost: cost(17.5, 4690, 23_561_883),
    },
    Proof {
        game: "15x15x5",
        claim: "first-wins",
        options: JOBS,
        cost: cost(58.4, 6643, 40_204_395),
    },
    Proof {
        game: "15x15x5-exactly",
        claim: "first-wins",
        options: JOBS,
        // With larger tables and an earlier engine, beside builds, tests and matches.
        cost: cost(145.0, 8728, 43_657_137),
    },
];

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.list {
        println!("proof            minutes    MiB       bytes  command");
        for Proof {
            game,
            claim,
            options,
            cost,
        } in &PROOFS
        {
            println!(
                "{game:15}{:9.1}{:7}{:12}  dooz prove --rules {game} --claim {claim} {options}",
                cost.minutes, cost.mebibytes, cost.bytes
            );
        }
        return Ok(());
    }
    let known = |name: &String| {
        let proof = PROOFS.iter().find(|proof| proof.game == *name);
        proof.ok_or_else(|| {
            Failure::Found(format!(
                "there is no proof {name}; --list shows those that there are"
            ))
        })
    };
    let chosen = arguments.names.iter().map(known);
    let chosen = chosen.collect::<Result<Vec<_>, _>>()?;
    line::run("cargo build --quiet --release --locked --package dooz-cli --bin dooz")?;
    line::run("mkdir -p target/proofs")?;
    let dooz = format!("{}/release/dooz", line::target());
    for Proof {
        game,
        claim,
        options,
        ..
    } in chosen
    {
        let file = format!("target/proofs/{game}.dzc");
        line::run(&format!(
            "{dooz} prove --rules {game} --claim {claim} {options} --certificate {file}"
        ))?;
        line::run(&format!("{dooz} verify {file}"))?;
        line::run(&format!("sha256sum {file}"))?;
    }
    Ok(())
}
