//! The rules of a game, from the properties of a file.

use dooz_core::{LineRule, Rules};

use super::error::{Problem, quoted};

/// The rules of a game as far as its file names them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RulesProperty {
    /// The columns and rows.
    pub(super) size: Option<(u8, u8)>,
    /// The rules in words.
    pub(super) words: Option<Words>,
    /// The number of stones in a row.
    pub(super) length: Option<u8>,
}

/// The value of a property that names rules.
#[derive(Clone, Copy, Debug)]
pub(super) enum Words {
    /// The line rule, on any board.
    Line(LineRule),
    /// Complete rules.
    Whole(Rules),
}

impl Words {
    /// Reads a line rule by any of its names, the rules as Dooz writes them, or
    /// the numbers of the tournament protocol.
    pub(super) fn parse(text: &str) -> Result<Self, Problem> {
        let name = text.trim().to_ascii_lowercase();
        let line = match name.as_str() {
            "freestyle" | "free" | "gomoku" | "0" => LineRule::Freestyle,
            "exactly" | "exact" | "standard" | "1" => LineRule::Exactly,
            "renju" | "4" => LineRule::Renju,
            "caro" | "8" => LineRule::Caro,
            "misere" => LineRule::Misere,
            _ => {
                let whole = name.parse().map(Self::Whole);
                return whole.map_err(|_| Problem::UnknownRules(quoted(text)));
            }
        };
        Ok(Self::Line(line))
    }
}

impl RulesProperty {
    /// Determines the rules; the flag is `true` if some of them had to be
    /// assumed. The caller's rules override those of the file.
    pub(super) fn settle(self, from_caller: Option<Rules>) -> Result<(Rules, bool), Problem> {
        let whole = match self.words {
            Some(Words::Whole(rules)) => Some(rules),
            _ => None,
        };
        if let Some(rules) = from_caller.or(whole) {
            self.check_board(rules)?;
            return Ok((rules, false));
        }

        let (width, height) = self.size.ok_or(Problem::NoSize)?;
        // Any length will do to find the error of the board.
        Rules::new(width, height, 1, LineRule::Freestyle).map_err(Problem::Rules)?;
        let line = match self.words {
            Some(Words::Line(line)) => line,
            _ => LineRule::Freestyle,
        };
        let length = match self.length {
            Some(length) => length,
            // Gomoku is five in a row. No file of a smaller game leaves out its
            // length, or its rules would be unknown.
            None if width.max(height) >= 5 => 5,
            None => return Err(Problem::NoRules),
        };
        let rules = Rules::new(width, height, length, line).map_err(Problem::Rules)?;
        let assumed = self.words.is_none() && self.length.is_none();
        Ok((rules, assumed))
    }

    fn check_board(self, rules: Rules) -> Result<(), Problem> {
        match self.size {
            Some((width, height)) if (width, height) != (rules.width(), rules.height()) => {
                Err(Problem::OtherBoard {
                    rules,
                    width,
                    height,
                })
            }
            _ => Ok(()),
        }
    }
}
