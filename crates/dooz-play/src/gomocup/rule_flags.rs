//! The number of `INFO rule`.

use std::fmt;

use dooz_core::{LineRule, Rules};

/// The number by which `INFO rule` names the rule: a sum of flags.
///
/// ```
/// use dooz_core::LineRule;
/// use dooz_play::gomocup::{Dialect, RuleFlags};
/// assert_eq!(RuleFlags::of(LineRule::Exactly), Some(RuleFlags::EXACTLY));
/// let renju = RuleFlags::RENJU.line_rule(Dialect::Piskvork);
/// assert_eq!(renju, Ok(LineRule::Renju));
/// assert!(RuleFlags(9).line_rule(Dialect::Piskvork).is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RuleFlags(pub u32);

/// The meaning of rule numbers, which differs between managers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// That of Piskvork and the tournaments.
    #[default]
    Piskvork,
    /// That of Yixin and its board: 2 is renju, 5 and 6 are freestyle that
    /// opens by swaps.
    Yixin,
}

impl RuleFlags {
    /// No flag: five or more in a row win.
    pub const FREESTYLE: Self = Self(0);
    /// Exactly five win.
    pub const EXACTLY: Self = Self(1);
    /// The game goes on after a line, whose stones then belong to nobody.
    pub const CONTINUOUS: Self = Self(2);
    /// Renju.
    pub const RENJU: Self = Self(4);
    /// Five do not win if both ends are blocked.
    pub const CARO: Self = Self(8);

    /// Returns the number of a line rule; `None` for misère, which the protocol
    /// does not have.
    #[must_use]
    pub const fn of(line: LineRule) -> Option<Self> {
        match line {
            LineRule::Freestyle => Some(Self::FREESTYLE),
            LineRule::Exactly => Some(Self::EXACTLY),
            LineRule::Renju => Some(Self::RENJU),
            LineRule::Caro => Some(Self::CARO),
            LineRule::Misere => None,
        }
    }

    /// Returns `true` if the protocol has these rules.
    #[must_use]
    pub fn supports(rules: Rules) -> bool {
        rules.k() == 5 && Self::of(rules.line()).is_some()
    }

    /// Returns the line rule.
    ///
    /// # Errors
    ///
    /// Returns an error for rules that [`LineRule`] does not have: continuous
    /// games, and caro in which six or more do not win (9).
    pub const fn line_rule(self, dialect: Dialect) -> Result<LineRule, UnsupportedRule> {
        match (self, dialect) {
            (Self::FREESTYLE, _) | (Self(5 | 6), Dialect::Yixin) => Ok(LineRule::Freestyle),
            (Self::EXACTLY, _) => Ok(LineRule::Exactly),
            (Self::RENJU, _) | (Self(2), Dialect::Yixin) => Ok(LineRule::Renju),
            (Self::CARO, _) => Ok(LineRule::Caro),
            _ => Err(UnsupportedRule(self)),
        }
    }
}

impl fmt::Display for RuleFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The error of a rule that is not played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnsupportedRule(pub RuleFlags);

impl fmt::Display for UnsupportedRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "rule {} is not supported: the rules are 0 freestyle, 1 exactly five, 4 renju, 8 caro",
            self.0
        )
    }
}

impl std::error::Error for UnsupportedRule {}
