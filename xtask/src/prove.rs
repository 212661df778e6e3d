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
    name: String,
    /// The claim, as arguments of `dooz prove`.
    claim: String,
    /// Its other arguments.
    options: &'static str,
    cost: Cost,
}

/// The time, memory and size of a proof.
struct Cost {
    /// The processor time on an AMD EPYC.
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

/// Proofs of whole games: name, claim and cost.
const GAMES: [(&str, &str, Cost); 2] = [
    ("8x4x4", "second-holds", cost(1.5, 426, 3_189_500)),
    ("8x7x5", "second-holds-weakly", cost(3.6, 709, 15_755_331)),
];

/// Second moves of gomoku after h8, as the search by jobs writes them.
const SECOND_MOVES: [(&str, Cost); 17] = [
    ("a15", cost(1.5, 1058, 585_144)),
    ("h15", cost(1.2, 1060, 364_660)),
    ("h14", cost(1.4, 1059, 365_864)),
    ("c13", cost(1.8, 1059, 593_826)),
    ("g15", cost(1.3, 1059, 682_727)),
    ("e14", cost(1.2, 1058, 690_242)),
    ("h11", cost(4.8, 1073, 1_543_847)),
    ("h12", cost(1.6, 1060, 568_803)),
    ("g11", cost(3.9, 1073, 1_089_435)),
    ("g12", cost(4.8, 1073, 1_083_014)),
    ("f12", cost(4.1, 1073, 991_140)),
    ("f10", cost(1.6, 1061, 755_608)),
    ("e11", cost(2.0, 1060, 748_592)),
    ("f11", cost(5.0, 1073, 1_227_425)),
    ("e12", cost(1.6, 1059, 816_174)),
    ("d12", cost(1.3, 1060, 657_204)),
    ("h13", cost(1.5, 1060, 552_065)),
];

/// Jobs of gomoku, whose results `dooz solve gomoku` takes up with the same options.
const JOBS_OF_GOMOKU: &str =
    "--jobs 1 --store target/proofs/gomoku --job-nodes 80000000 --memory 2000";

/// Returns all proofs.
fn proofs() -> Vec<Proof> {
    let games = GAMES.into_iter().map(|(game, claim, cost)| Proof {
        name: game.to_owned(),
        claim: format!("--rules {game} --claim {claim}"),
        options: "",
        cost,
    });
    let second_moves = SECOND_MOVES.into_iter().map(|(square, cost)| Proof {
        name: format!("h8-{square}"),
        claim: format!("--rules gomoku --position h8{square} --claim first-wins"),
        options: JOBS_OF_GOMOKU,
        cost,
    });
    games.chain(second_moves).collect()
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let proofs = proofs();
    if arguments.list {
        println!("proof   minutes   MiB       bytes  claim");
        for Proof {
            name, claim, cost, ..
        } in &proofs
        {
            println!(
                "{name:8}{:7.1}{:6}{:12}  dooz prove {claim}",
                cost.minutes, cost.mebibytes, cost.bytes
            );
        }
        println!("Those of gomoku as jobs: {JOBS_OF_GOMOKU}");
        return Ok(());
    }
    let known = |name: &String| {
        let proof = proofs.iter().find(|proof| proof.name == *name);
        proof.ok_or_else(|| Failure::Found(format!("{name} is none of the proofs of --list")))
    };
    let chosen = arguments.names.iter().map(known);
    let chosen = chosen.collect::<Result<Vec<_>, _>>()?;
    line::run("cargo build --quiet --release --locked --package dooz-cli --bin dooz")?;
    line::run("mkdir -p target/proofs")?;
    for Proof {
        name,
        claim,
        options,
        ..
    } in chosen
    {
        let file = format!("target/proofs/{name}.dzc");
        line::run(&format!(
            "target/release/dooz prove {claim} {options} --certificate {file}"
        ))?;
        line::run(&format!("target/release/dooz verify {file}"))?;
        line::run(&format!("sha256sum {file}"))?;
    }
    Ok(())
}
