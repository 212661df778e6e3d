//! The arguments of `dooz coach`.

use clap::ArgMatches;
use dooz_core::Rules;

use super::{Request, UsageError, check_language, number, parsed, seed, text};

/// What `dooz coach levels` is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelsRequest {
    /// What is played.
    pub rules: Rules,
    /// How many games each match has, where there have to be matches.
    pub games: u32,
    /// The seed of chance.
    pub seed: u64,
    /// Whether to answer in JSON.
    pub json: bool,
}

/// What `dooz coach puzzles` is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzlesRequest {
    /// The seed of chance.
    pub seed: u64,
}

/// Forty games tell levels that are twenty apart from each other.
const USUAL_GAMES: u64 = 40;
const MOST_GAMES: u64 = 1_000_000;

/// The seed from which the puzzles that are shipped were found.
const SHIPPED_SEED: u64 = 1;

/// Reads the command behind `coach`, of which clap requires one.
pub(super) fn read(matches: &ArgMatches) -> Result<Request, UsageError> {
    match matches.subcommand() {
        Some(("levels", matches)) => LevelsRequest::read(matches).map(Request::Levels),
        Some((_, matches)) => PuzzlesRequest::read(matches).map(Request::Puzzles),
        None => unreachable!("clap requires a command"),
    }
}

impl LevelsRequest {
    fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let games = text(matches, "games").map(|text| number(text, 1, MOST_GAMES));
        Ok(Self {
            rules: parsed(matches, "rules")?.unwrap_or(Rules::TIC_TAC_TOE),
            games: games.transpose()?.unwrap_or(USUAL_GAMES) as u32,
            seed: seed(matches)?,
            json: matches.get_flag("json"),
        })
    }
}

impl PuzzlesRequest {
    fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let seed = text(matches, "seed").map(|text| number(text, 0, u64::MAX));
        Ok(Self {
            seed: seed.transpose()?.unwrap_or(SHIPPED_SEED),
        })
    }
}
