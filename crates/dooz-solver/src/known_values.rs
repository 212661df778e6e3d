//! Values of games, with their evidence.

use std::fmt;
use std::ops::RangeInclusive;

use dooz_core::{LineRule, Rules};

/// The table of the values that are known.
const TABLE: &str = include_str!("../../../data/values.tsv");

/// The value of a game, or of a family of games, with its evidence.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_solver::{Evidence, GameValue, KnownValue};
/// let known = KnownValue::of(Rules::TIC_TAC_TOE).unwrap();
/// assert_eq!(known.value, GameValue::Draw);
/// // Others report it as well, but here it is certified.
/// assert!(matches!(known.evidence, Evidence::Certified { .. }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownValue {
    /// The games.
    pub games: GameRange,
    /// The value of the game.
    pub value: GameValue,
    /// The number of plies in which the first player wins with best play, if it is
    /// known.
    pub plies: Option<u32>,
    /// The value of the weak game, in which only lines of the first player count.
    pub weak: Option<GameValue>,
    /// The evidence for all of this.
    pub evidence: Evidence,
}

/// The value of a game with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameValue {
    /// The first player wins.
    First,
    /// Nobody wins.
    Draw,
    /// Nobody knows.
    Open,
}

/// The evidence for a value. The three kinds are never mixed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Certificates prove it, which anyone can verify.
    Certified {
        /// The names of their files in `data/proofs`.
        files: Vec<&'static str>,
        /// The number of their bytes.
        bytes: usize,
    },
    /// This command computes it.
    Computed(&'static str),
    /// This source reports it.
    Reported(&'static str),
}

/// The games of one line rule whose sizes lie in ranges. A board may be turned.
///
/// ```
/// use dooz_solver::KnownValue;
/// let mut rows = KnownValue::all();
/// let row = rows.find(|row| row.games.to_string() == "9..29x4x4").expect("a row");
/// assert!(row.games.contains("9x4x4".parse()?) && row.games.contains("4x9x4".parse()?));
/// assert!(!row.games.contains("30x4x4".parse()?));
/// assert!(!row.games.contains("9x4x4-exactly".parse()?));
/// # Ok::<(), dooz_core::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRange {
    columns: RangeInclusive<u8>,
    rows: RangeInclusive<u8>,
    k: RangeInclusive<u8>,
    line: LineRule,
}

impl KnownValue {
    /// Returns all values that are known, those that are certified first.
    pub fn all() -> impl Iterator<Item = Self> {
        let rows = TABLE.lines().filter(|row| !row.starts_with('#')).skip(1);
        rows.map(|row| Self::read(row).unwrap_or_else(|| panic!("a row of the table: {row}")))
    }

    /// Returns what is known about a game with the strongest kind of evidence:
    /// certified, then computed, then reported.
    #[must_use]
    pub fn of(rules: Rules) -> Option<Self> {
        let rows = Self::all().filter(|row| row.games.contains(rules));
        rows.min_by_key(|row| match row.evidence {
            Evidence::Certified { .. } => 0,
            Evidence::Computed(_) => 1,
            Evidence::Reported(_) => 2,
        })
    }

    fn read(row: &'static str) -> Option<Self> {
        let columns: Vec<_> = row.split('\t').collect();
        let [games, value, plies, weak, evidence, bytes, by] = columns[..] else {
            return None;
        };
        let evidence = match evidence {
            "certified" => Evidence::Certified {
                files: by.split(' ').collect(),
                bytes: bytes.parse().ok()?,
            },
            "computed" => Evidence::Computed(by),
            "reported" => Evidence::Reported(by),
            _ => return None,
        };
        Some(Self {
            games: GameRange::read(games)?,
            value: GameValue::read(value)?,
            plies: some(plies, |plies| plies.parse().ok())?,
            weak: some(weak, GameValue::read)?,
            evidence,
        })
    }
}

/// Reads a field that may be empty.
#[expect(
    clippy::option_option,
    reason = "a field is wrong, empty, or has a value"
)]
fn some<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if text.is_empty() {
        return Some(None);
    }
    read(text).map(Some)
}

impl GameValue {
    /// All values.
    pub const ALL: [Self; 3] = [Self::First, Self::Draw, Self::Open];

    /// Returns the name of the value.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Draw => "draw",
            Self::Open => "open",
        }
    }

    fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

impl GameRange {
    /// Returns `true` if a game is one of these.
    #[must_use]
    pub fn contains(&self, rules: Rules) -> bool {
        let (m, n) = (rules.width(), rules.height());
        let fits = |m, n| self.columns.contains(&m) && self.rows.contains(&n);
        rules.line() == self.line && self.k.contains(&rules.k()) && (fits(m, n) || fits(n, m))
    }

    /// Returns the rules of the game, if it is one.
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        let sizes = [&self.columns, &self.rows, &self.k];
        let [width, height, k] = sizes.map(|size| *size.start());
        let is_one = sizes.iter().all(|size| size.start() == size.end());
        Rules::new(width, height, k, self.line)
            .ok()
            .filter(|_| is_one)
    }

    /// Reads columns, rows and `k` like `9..29x4x4` or `6..x5..x4-exactly`.
    fn read(text: &str) -> Option<Self> {
        let (sizes, line) = match text.split_once('-') {
            None => (text, LineRule::Freestyle),
            Some((sizes, name)) => {
                let mut rules = LineRule::ALL.into_iter();
                (sizes, rules.find(|rule| rule.name() == name)?)
            }
        };
        let sizes: Vec<_> = sizes.split('x').map(range).collect::<Option<_>>()?;
        let [columns, rows, k] = sizes.try_into().ok()?;
        Some(Self {
            columns,
            rows,
            k,
            line,
        })
    }
}

impl fmt::Display for GameRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, size) in [&self.columns, &self.rows, &self.k].into_iter().enumerate() {
            if i > 0 {
                f.write_str("x")?;
            }
            match (*size.start(), *size.end()) {
                (from, to) if from == to => write!(f, "{from}")?,
                (from, u8::MAX) => write!(f, "{from}..")?,
                (from, to) => write!(f, "{from}..{to}")?,
            }
        }
        match self.line {
            LineRule::Freestyle => Ok(()),
            line => write!(f, "-{}", line.name()),
        }
    }
}

/// Reads `4`, `4..7` or `4..`.
fn range(text: &str) -> Option<RangeInclusive<u8>> {
    let (from, to) = match text.split_once("..") {
        None => (text.parse().ok()?, text.parse().ok()?),
        Some((from, "")) => (from.parse().ok()?, u8::MAX),
        Some((from, to)) => (from.parse().ok()?, to.parse().ok()?),
    };
    Some(from..=to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SmallBoardSolver;
    use dooz_core::{Limits, Position};

    #[test]
    fn every_row_of_the_table_can_be_read() {
        let rows = TABLE.lines().filter(|row| !row.starts_with('#')).skip(1);
        let names: Vec<_> = rows.map(|row| row.split('\t').next().unwrap()).collect();
        let games: Vec<_> = KnownValue::all().map(|row| row.games.to_string()).collect();
        assert_eq!(games, names);
    }

    #[test]
    fn texts_that_name_no_games_are_refused() {
        for text in [
            "",
            "4x4",
            "4x4x4x4",
            "4..x4x",
            "x4x4",
            "4x4x4-chess",
            "4...x4x4",
        ] {
            assert_eq!(GameRange::read(text), None, "{text}");
        }
    }

    #[test]
    fn no_two_rows_contradict_each_other() {
        // What is open to a source may be known here.
        let rows = KnownValue::all().filter(|row| row.value != GameValue::Open);
        let rows: Vec<_> = rows.collect();
        for (width, height) in (1..=31).flat_map(|m| (1..=22).map(move |n| (m, n))) {
            for (k, line) in (1..=31).flat_map(|k| LineRule::ALL.map(|line| (k, line))) {
                let Ok(rules) = Rules::new(width, height, k, line) else {
                    continue;
                };
                let known = rows.iter().filter(|row| row.games.contains(rules));
                let known: Vec<_> = known.collect();
                for pair in known.windows(2) {
                    assert_eq!(pair[0].value, pair[1].value, "{rules}");
                }
                let plies: Vec<_> = known.iter().filter_map(|row| row.plies).collect();
                for pair in plies.windows(2) {
                    assert_eq!(pair[0], pair[1], "{rules}");
                }
            }
        }
    }

    #[test]
    fn the_strongest_evidence_comes_first_and_is_not_mixed_with_others() {
        let of = |rules: &str| KnownValue::of(rules.parse().unwrap());
        let certified = of("4x4x4").unwrap();
        assert!(matches!(certified.evidence, Evidence::Certified { .. }));
        let computed = of("8x4x4").unwrap();
        assert!(matches!(computed.evidence, Evidence::Computed(_)));
        // The distance is known of boards that are certified, not of this one.
        let reported = of("8x6x4").unwrap();
        assert!(matches!(reported.evidence, Evidence::Reported(_)));
        assert_eq!((reported.value, reported.plies), (GameValue::First, None));
        assert_eq!(of("3x3x3-misere"), None);
    }

    #[test]
    fn what_is_computed_quickly_is_computed_again() {
        let mut checked = 0;
        for row in KnownValue::all() {
            let Some(rules) = row.games.rules().filter(|_| row.value != GameValue::Open) else {
                continue;
            };
            let Some(mut solver) = SmallBoardSolver::new(rules) else {
                continue;
            };
            let limits = Limits {
                nodes: Some(100_000),
                ..Limits::default()
            };
            let value = solver.value(&Position::new(rules), &limits, &mut |_| {});
            if let Ok(value) = value {
                assert_eq!(value.is_win(), row.value == GameValue::First, "{rules}");
                let plies = value.plies().map(u32::from);
                assert!(
                    row.plies.is_none_or(|known| plies == Some(known)),
                    "{rules}"
                );
                checked += 1;
            }
        }
        assert!(checked >= 10, "{checked}");
    }

    #[test]
    fn a_computed_value_names_the_command_for_its_game() {
        for row in KnownValue::all() {
            if let Evidence::Computed(command) = row.evidence {
                let rules = row.games.rules().expect("a command computes one game");
                assert!(command.ends_with(&format!(" {rules}")), "{command}");
            }
        }
    }
}
