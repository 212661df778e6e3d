//! The results of a tournament.

use std::io::{self, Write};

use dooz_locale::{Locale, Value};
use dooz_play::tournament::{
    Fixture, GameEntry, Hypothesis, Interval, Pentanomial, Sprt, Standings,
};
use serde::Serialize;

use super::MatchArgs;
use crate::printer::Printer;
use crate::table::{Align, Table};

/// The results of a tournament so far.
pub(super) struct Report<'a> {
    args: &'a MatchArgs,
    names: &'a [String],
    seed: u64,
    standings: Standings,
    /// `true` if the tournament was interrupted.
    pub(super) is_interrupted: bool,
}

impl<'a> Report<'a> {
    pub(super) fn new(
        args: &'a MatchArgs,
        names: &'a [String],
        seed: u64,
        standings: Standings,
    ) -> Self {
        Self {
            args,
            names,
            seed,
            standings,
            is_interrupted: false,
        }
    }

    /// Returns `true` if the results are for scripts.
    pub(super) const fn is_json(&self) -> bool {
        self.args.json
    }

    /// Adds a finished game.
    pub(super) fn add(&mut self, fixture: &Fixture, entry: &GameEntry) {
        self.standings.add(fixture, entry.result, entry.reason);
    }

    /// Returns the number of finished games.
    pub(super) fn games(&self) -> u32 {
        let players = 0..self.names.len();
        let games: u32 = players
            .map(|player| self.standings.player(player).tally.games())
            .sum();
        games / 2
    }

    /// Returns `true` if the test of the match has decided.
    pub(super) fn is_decided(&self) -> bool {
        let pairs = self.standings.between(0, 1);
        self.args
            .sprt
            .is_some_and(|sprt| sprt.decision(&pairs).is_some())
    }

    /// Returns the results of a match between two players in figures, for a
    /// line that changes with every game.
    pub(super) fn summary(&self) -> String {
        if self.names.len() != 2 {
            return String::new();
        }
        let tally = self.standings.player(0).tally;
        let pairs = self.standings.between(0, 1);
        let mut parts = vec![format!(
            "+{} −{} ={}",
            tally.wins, tally.losses, tally.draws
        )];
        if pairs.pairs() > 0 {
            parts.push(elo_text(pairs.elo(), pairs.elo_error()));
        }
        if let Some(sprt) = &self.args.sprt {
            let (lower, upper) = sprt.bounds();
            let llr = sprt.llr(&pairs);
            parts.push(format!("LLR {llr:.2} ({lower:.2}, {upper:.2})"));
        }
        parts.join("  ")
    }

    /// Returns the results for scripts.
    pub(super) fn document(&self) -> Document<'_> {
        let players = (0..self.names.len()).map(|player| self.player(player));
        let mut meetings = Vec::new();
        for first in 0..self.names.len() {
            for second in first + 1..self.names.len() {
                let pairs = self.standings.between(first, second);
                if pairs.pairs() > 0 {
                    meetings.push(MeetingResult {
                        players: [&self.names[first], &self.names[second]],
                        pairs,
                        strength: Strength::of(&pairs),
                    });
                }
            }
        }
        Document {
            rules: self.args.rules.to_string(),
            seed: self.seed,
            games: self.games(),
            interrupted: self.is_interrupted,
            players: players.collect(),
            meetings,
            sprt: self.args.sprt.map(|sprt| self.sprt(&sprt)),
        }
    }

    fn player(&self, player: usize) -> PlayerResult<'_> {
        let standing = self.standings.player(player);
        let pairs = self.standings.against_all(player);
        PlayerResult {
            name: &self.names[player],
            games: standing.tally.games(),
            wins: standing.tally.wins,
            draws: standing.tally.draws,
            losses: standing.tally.losses,
            time_losses: standing.time_losses,
            crashes: standing.crashes,
            illegal_moves: standing.illegal_moves,
            pairs,
            strength: Strength::of(&pairs),
        }
    }

    fn sprt(&self, sprt: &Sprt) -> SprtResult {
        let pairs = self.standings.between(0, 1);
        let (lower, upper) = sprt.bounds();
        SprtResult {
            elo: sprt.elos(),
            alpha: sprt.alpha,
            beta: sprt.beta,
            llr: sprt.llr(&pairs),
            bounds: [lower, upper],
            accepted: sprt.decision(&pairs).map(|hypothesis| match hypothesis {
                Hypothesis::Null => "H0",
                Hypothesis::Alternative => "H1",
            }),
        }
    }

    /// Writes the results for people: a table, the best player first.
    pub(super) fn tell(&self, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        let locale = printer.locale();
        let document = self.document();
        let mut players: Vec<&PlayerResult<'_>> = document.players.iter().collect();
        players.sort_by(|a, b| b.pairs.score().total_cmp(&a.pairs.score()));

        let column = |name: &str, align| {
            let title = locale.text(&format!("match-column-{name}"));
            (title.into_owned(), align)
        };
        let mut table = Table::new([
            column("player", Align::Start),
            column("elo", Align::End),
            column("error", Align::End),
            column("games", Align::End),
            column("points", Align::End),
            column("wins", Align::End),
            column("draws", Align::End),
            column("losses", Align::End),
        ]);
        for player in &players {
            let points = f64::from(player.wins) + f64::from(player.draws) / 2.0;
            let of_pairs = |number| match player.pairs.pairs() {
                0 => "–".to_owned(),
                _ => tenths(number, locale),
            };
            table.row([
                player.name.to_owned(),
                of_pairs(player.pairs.elo()),
                of_pairs(player.pairs.elo_error()),
                locale.number(player.games),
                tenths(points, locale),
                locale.number(player.wins),
                locale.number(player.draws),
                locale.number(player.losses),
            ]);
        }
        table.tell(printer, output)?;
        writeln!(output)?;

        for player in &players {
            if player.time_losses + player.crashes + player.illegal_moves > 0 {
                let gaps = [
                    ("player", player.name.into()),
                    ("time", player.time_losses.into()),
                    ("crashes", player.crashes.into()),
                    ("illegal", player.illegal_moves.into()),
                ];
                printer.say(output, "match-failures", &gaps)?;
            }
        }
        if let [meeting] = &document.meetings[..] {
            let counts = meeting.pairs.counts().map(|count| locale.number(count));
            let player = ("player", meeting.players[0].into());
            let gaps = [player.clone(), ("counts", counts.join(" ").into())];
            printer.say(output, "match-pairs", &gaps)?;
            let gaps = [
                player,
                (
                    "percent",
                    Value::decimal(100.0 * meeting.pairs.superiority(), 1),
                ),
            ];
            printer.say(output, "match-superiority", &gaps)?;
        }
        if let Some(sprt) = &document.sprt {
            tell_sprt(sprt, printer, output)?;
        }
        let gaps = [("seed", self.seed.to_string().into())];
        printer.say(output, "match-seed", &gaps)?;
        if self.is_interrupted {
            let key = if self.args.log.is_some() {
                "match-interrupted-logged"
            } else {
                "match-interrupted"
            };
            printer.say(output, key, &[])?;
        }
        Ok(())
    }
}

fn tell_sprt(sprt: &SprtResult, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
    let hundredths = |number| Value::decimal(number, 2);
    let gaps = [
        ("elo0", sprt.elo[0].into()),
        ("elo1", sprt.elo[1].into()),
        ("llr", hundredths(sprt.llr)),
        ("lower", hundredths(sprt.bounds[0])),
        ("upper", hundredths(sprt.bounds[1])),
    ];
    printer.say(output, "match-sprt", &gaps)?;
    let key = match sprt.accepted {
        Some("H0") => "match-sprt-h0",
        Some(_) => "match-sprt-h1",
        None => "match-sprt-open",
    };
    printer.say(output, key, &gaps)
}

/// Returns an Elo difference in favour of the first player with its error.
fn elo_text(elo: f64, error: f64) -> String {
    let size = |number: f64| match number.abs() {
        f64::INFINITY => "∞".to_owned(),
        size => format!("{size:.1}"),
    };
    let sign = if elo < 0.0 { '−' } else { '+' };
    format!("Elo {sign}{} ± {}", size(elo), size(error))
}

/// Writes a number with one decimal.
fn tenths(number: f64, locale: &Locale) -> String {
    locale.number(Value::decimal(number, 1))
}

/// The results of a tournament. Its fields are the keys of the JSON object.
#[derive(Debug, Serialize)]
pub(super) struct Document<'a> {
    rules: String,
    seed: u64,
    games: u32,
    interrupted: bool,
    players: Vec<PlayerResult<'a>>,
    meetings: Vec<MeetingResult<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtResult>,
}

/// The results of a player against all others.
#[derive(Debug, Serialize)]
struct PlayerResult<'a> {
    name: &'a str,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    time_losses: u32,
    crashes: u32,
    illegal_moves: u32,
    pairs: Pentanomial,
    #[serde(flatten)]
    strength: Strength,
}

/// The results of two players, from the first one's point of view.
#[derive(Debug, Serialize)]
struct MeetingResult<'a> {
    players: [&'a str; 2],
    pairs: Pentanomial,
    #[serde(flatten)]
    strength: Strength,
}

/// A strength that pairs of games show. Infinite numbers are null, and all of them where
/// there is no pair.
#[derive(Debug, Serialize)]
struct Strength {
    score: Option<f64>,
    elo: Option<f64>,
    elo_interval: Option<Interval>,
    los: Option<f64>,
}

impl Strength {
    fn of(pairs: &Pentanomial) -> Self {
        let shown = Some(pairs).filter(|pairs| pairs.pairs() > 0);
        Self {
            score: shown.map(Pentanomial::score),
            elo: shown.map(Pentanomial::elo),
            elo_interval: shown.map(Pentanomial::elo_interval),
            los: shown.map(Pentanomial::superiority),
        }
    }
}

/// The state of the test.
#[derive(Debug, Serialize)]
struct SprtResult {
    elo: [f64; 2],
    alpha: f64,
    beta: f64,
    llr: f64,
    bounds: [f64; 2],
    accepted: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_infinite_difference_is_a_sign_of_its_own() {
        assert_eq!(elo_text(12.34, 5.0), "Elo +12.3 ± 5.0");
        assert_eq!(elo_text(-0.5, 5.0), "Elo −0.5 ± 5.0");
        assert_eq!(elo_text(f64::NEG_INFINITY, f64::INFINITY), "Elo −∞ ± ∞");
    }
}
