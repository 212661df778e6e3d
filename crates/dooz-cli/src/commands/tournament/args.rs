//! The arguments of `dooz match`.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use clap::builder::TypedValueParser;
use dooz_core::{Game, MAX_SQUARES, Rules};
use dooz_play::clock::TimeControl;
use dooz_play::players::BrainSpec;
use dooz_play::tournament::{Pairings, Schedule, Sprt};

use crate::args::UsageError;
use crate::args::values::{
    self, OPENINGS, OpenChoice, RULES, SeedArgs, check_opening, check_player, number, one_of, read,
    seconds, threads,
};
use crate::tournament::{Conditions, Terms};

/// The arguments of `dooz match`.
#[derive(Clone, Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of the command line"
)]
pub struct MatchArgs {
    /// The players.
    #[arg(
        value_name = "PLAYER",
        num_args = 2..,
        required = true,
        value_parser = OpenChoice { read: read::<BrainSpec>, names: values::players },
    )]
    pub players: Vec<BrainSpec>,
    /// The rules.
    #[arg(long, value_parser = RULES, default_value_t = Rules::GOMOKU)]
    pub rules: Rules,
    /// The number of games of each two players that meet.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u32>(1, 100_000_000))]
    games: Option<u32>,
    /// The only pair of games to play.
    #[arg(
        long,
        value_name = "NUMBER",
        value_parser = number::<u32>(1, 100_000_000),
        requires = "seed",
    )]
    pub pair: Option<u32>,
    /// Checks all that a match needs, and plays nothing.
    #[arg(long, conflicts_with = "pair")]
    pub check: bool,
    /// Lets the first player meet all others, and nobody else.
    #[arg(long)]
    gauntlet: bool,
    /// Ends the match when one of two Elo differences is clear.
    #[arg(
        long,
        value_name = "ELO,ELO",
        allow_hyphen_values = true,
        value_parser = read::<Sprt>,
    )]
    pub sprt: Option<Sprt>,
    /// The file of openings.
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    /// The opening by which the players choose their sides.
    #[arg(
        id = "opening",
        long,
        value_name = "CHOICE",
        conflicts_with = "openings",
        value_parser = one_of(OPENINGS),
    )]
    swap2: Option<bool>,
    /// The limit of positions for a move.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u64>(1, 1 << 53))]
    nodes: Option<u64>,
    /// The limit of depth.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u32>(1, MAX_SQUARES as u64))]
    depth: Option<u32>,
    /// The seconds for a move.
    #[arg(
        long,
        value_name = "SECONDS",
        allow_hyphen_values = true,
        value_parser = per_turn,
        conflicts_with = "clock",
    )]
    move_time: Option<TimeControl>,
    /// The time of each player.
    #[arg(
        long,
        value_name = "SECONDS",
        allow_hyphen_values = true,
        value_parser = read::<TimeControl>,
    )]
    clock: Option<TimeControl>,
    /// The milliseconds by which a player may exceed its time.
    #[arg(
        long,
        value_name = "MS",
        default_value = "50",
        value_parser = number::<u64>(0, 60_000).map(Duration::from_millis),
    )]
    margin: Duration,
    /// The megabytes that each player may use.
    #[arg(
        long,
        value_name = "MB",
        value_parser = number::<u64>(1, 1 << 20).map(|megabytes| megabytes << 20),
    )]
    memory: Option<u64>,
    /// The number of moves after which a game is drawn.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u16>(1, MAX_SQUARES as u64))]
    max_moves: Option<u16>,
    /// The number of games that are played at the same time.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u16>(1, 1024))]
    concurrency: Option<u16>,
    #[command(flatten)]
    seed: SeedArgs,
    /// The file for the games in SGF.
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// The file for the log in JSON lines.
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Continues the tournament of the log.
    #[arg(long, requires = "log")]
    pub resume: bool,
    /// Reports the results in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Reads the seconds for a move.
fn per_turn(text: &str) -> Result<TimeControl, UsageError> {
    seconds(text).map(TimeControl::per_turn)
}

/// The number of games of two players, if it is not given.
const DEFAULT_GAMES: u32 = 100;

/// The number of games of a match that ends when its result is clear: no limit
/// in practice.
const MANY_GAMES: u32 = 1_000_000;

impl MatchArgs {
    /// Checks that the arguments fit together.
    pub(super) fn check(&self) -> Result<(), UsageError> {
        if self.sprt.is_some() && self.players.len() != 2 {
            return Err(UsageError::SprtPlayers);
        }
        for player in &self.players {
            check_player(player, self.rules)?;
        }
        check_opening(self.swap2(), self.rules)
    }

    /// Returns `true` if games begin with an opening by swap2.
    pub(super) fn swap2(&self) -> bool {
        self.swap2.unwrap_or_default()
    }

    /// Returns the names of the players. Equal ones get a number, so that they
    /// can be told apart.
    pub(super) fn names(&self) -> Vec<String> {
        let mut seen = HashMap::<String, u32>::new();
        let named = self.players.iter().map(|player| {
            let name = player.to_string();
            let count = seen.entry(name.clone()).or_default();
            *count += 1;
            match count {
                1 => name,
                count => format!("{name} ({count})"),
            }
        });
        named.collect()
    }

    fn pairings(&self) -> Pairings {
        if self.gauntlet {
            Pairings::Gauntlet
        } else {
            Pairings::RoundRobin
        }
    }

    fn games(&self) -> u32 {
        let default = match self.sprt {
            Some(_) => MANY_GAMES,
            None => DEFAULT_GAMES,
        };
        self.games.unwrap_or(default)
    }

    /// Returns the number of games of every two players if that is more than was asked
    /// for, since each opening is played with both colours.
    pub(super) fn games_if_rounded(&self) -> Option<u32> {
        let games = self.games.filter(|games| !games.is_multiple_of(2))?;
        self.pair.is_none().then_some(games + 1)
    }

    /// Returns the schedule of the games.
    pub(super) fn schedule(&self, openings: &[Game], seed: u64) -> Schedule {
        let players = self.players.len();
        Schedule::new(players, self.pairings(), self.games(), openings, seed)
    }

    /// Returns the number of pairs after which two players repeat their games, if some do.
    pub(super) fn repeats_after(&self, schedule: &Schedule) -> Option<usize> {
        // Neither chance nor time, nor the order in which threads come, changes its moves.
        let is_constant = |player: &&BrainSpec| {
            let threads = player.number::<u32>("threads").unwrap_or(1);
            !player.row().by_chance && player.move_time().is_none() && threads == 1
        };
        let constant = self.players.iter().filter(is_constant).count();
        let meet = constant > 1 && (!self.gauntlet || is_constant(&&self.players[0]));
        let is_repeated = meet && self.pair.is_none() && !self.conditions().clock.is_limited();
        schedule.repeats_after().filter(|_| is_repeated)
    }

    /// Returns `true` if the number of games is known beforehand.
    pub(super) fn has_end(&self) -> bool {
        self.games.is_some() || self.sprt.is_none()
    }

    pub(super) fn conditions(&self) -> Conditions {
        Conditions {
            depth: self.depth,
            nodes: self.nodes,
            clock: self.move_time.or(self.clock).unwrap_or_default(),
            margin: self.margin,
            memory: self.memory,
            max_moves: self.max_moves,
            swap2: self.swap2(),
        }
    }

    pub(super) fn concurrency(&self) -> usize {
        threads(self.concurrency)
    }

    /// Returns the terms, with the seed that was given, that of the log, or a
    /// new one.
    pub(super) fn terms(&self, names: &[String], openings: usize, logged: Option<&Terms>) -> Terms {
        let conditions = self.conditions();
        let logged = logged.map(|terms| terms.seed);
        Terms {
            players: names.to_vec(),
            rules: self.rules.to_string(),
            pairings: self.pairings().name().to_owned(),
            openings,
            seed: self.seed.or(logged).or_fresh(),
            depth: conditions.depth,
            nodes: conditions.nodes,
            clock: conditions.clock.to_string(),
            margin_ms: conditions.margin.as_millis() as u64,
            memory: conditions.memory,
            max_moves: conditions.max_moves,
            swap2: conditions.swap2,
        }
    }
}
