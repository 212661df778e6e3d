//! The numbers that shape the search.

use std::fmt;

use dooz_core::LineRule;

/// Declares the parameters, each with its default and the range in which it is
/// tuned.
macro_rules! parameters {
    ($($(#[$doc:meta])* $name:ident: $default:literal in $least:literal ..= $most:literal,)*) => {
        /// The numbers that shape the search: margins in units of the evaluation,
        /// depths in hundredths of a ply.
        ///
        /// The first ones were set by what is known of other engines, most have been
        /// tuned by `cargo xtask spsa`.
        ///
        /// ```
        /// use dooz_core::LineRule;
        /// use dooz_engine::{ParameterError, Parameters};
        /// let mut parameters = Parameters::of(LineRule::Freestyle);
        /// parameters.set("moves_base", 4)?;
        /// assert_eq!(parameters.get("moves_base"), Some(4));
        /// assert_eq!(parameters.set("aspiration", 0), Err(ParameterError::NotPositive));
        /// # Ok::<(), ParameterError>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Parameters {
            $($(#[$doc])* pub(crate) $name: i32,)*
        }

        impl Parameters {
            /// The names of all parameters, with the ranges in which they are tuned.
            pub const RANGES: &'static [(&'static str, std::ops::RangeInclusive<i32>)] =
                &[$((stringify!($name), $least..=$most),)*];

            const DEFAULT: Self = Self { $($name: $default,)* };

            /// Returns a parameter, if there is one of this name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Sets a parameter, also to a value out of its range: that turns most
            /// parts of the search off.
            ///
            /// # Errors
            ///
            /// Returns an error if there is no parameter of this name, or the search
            /// needs a value of at least 1.
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), ParameterError> {
                if POSITIVE.contains(&name) && value < 1 {
                    return Err(ParameterError::NotPositive);
                }
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return Err(ParameterError::Unknown),
                }
                Ok(())
            }
        }
    };
}

/// The parameters that the search divides by or doubles until they are large.
const POSITIVE: [&str; 2] = ["reduction_history", "aspiration"];

/// The reason why a parameter is not set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterError {
    /// There is no parameter of this name.
    Unknown,
    /// The parameter has to be at least 1.
    NotPositive,
}

impl fmt::Display for ParameterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => {
                let names = Parameters::RANGES.iter().map(|(name, _)| *name);
                let names: Vec<_> = names.collect();
                write!(
                    f,
                    "there is no such parameter; choose among {}",
                    names.join(", ")
                )
            }
            Self::NotPositive => f.write_str("it has to be at least 1"),
        }
    }
}

impl std::error::Error for ParameterError {}

parameters! {
    /// Razoring, below a depth: a value so far under alpha is left to quiescence search.
    razoring_depth: 260 in 100..=500,
    razoring_margin: 99 in 0..=200,
    razoring_slope: 26 in 0..=100,
    /// Quiescence search: a value so far under alpha is not worth a four.
    quiescence_margin: 1344 in 300..=3000,
    /// Futility, below a depth: a value so far above beta is believed.
    futility_depth: 1200 in 600..=1800,
    futility_slope: 82 in 30..=130,
    /// Null move, from a depth on.
    null_depth: 900 in 300..=1500,
    null_margin: 15 in 0..=800,
    null_reduction: 400 in 200..=700,
    /// Internal iterative reduction, from a depth on.
    iir_depth: 364 in 200..=900,
    /// Singular extension, from a depth on, with a margin per ply.
    singular_depth: 588 in 400..=1000,
    singular_slope: 4 in 1..=15,
    double_margin: 30 in 0..=120,
    /// Move-count pruning: a number of moves, and a part of depth to the power of 1.32
    /// in percent.
    moves_base: 3 in 1..=10,
    moves_slope: 47 in 30..=250,
    /// Late-move reductions: a factor in percent of `ln depth * ln moves`, a constant,
    /// and the adjustments.
    reduction_base: -40 in -200..=200,
    reduction_factor: 75 in 50..=105,
    reduction_cut: 82 in 0..=300,
    reduction_pv: 92 in 0..=300,
    reduction_policy: 112 in 0..=1000,
    reduction_history: 8192 in 3000..=20000,
    reduction_worsening: 44 in 0..=200,
    /// The part of the reduction that moves at the root are spared.
    root_reduction: 73 in -100..=300,
    /// Fail-high reduction of expected cut nodes, with a margin and a slope per ply.
    fail_high_margin: 4 in -200..=200,
    fail_high_slope: 7 in 0..=60,
    /// The nodes of the solver of continuous threats, at the root and after the best
    /// move, for a thousand nodes of the search.
    threats_share: 15 in 0..=300,
    /// The extension of an answer to a four.
    answer_extension: 140 in 0..=150,
    /// The extension of an answer to the threat of an open four, or of a four and a three.
    threat_extension: 30 in 0..=100,
    /// The weight of the errors of static values that searches have found, in 1/1024.
    correction_weight: 182 in 0..=512,
    /// The weights of histories beside the policy, in 1/1024.
    history_weight: 89 in 0..=120,
    continuation_weight: 57 in 0..=120,
    counter_move_bonus: 136 in 0..=300,
    /// The first half of the width of the window around the value before.
    aspiration: 28 in 5..=100,
}

impl Parameters {
    /// Returns the parameters for a line rule.
    #[must_use]
    pub const fn of(line: LineRule) -> Self {
        match line {
            LineRule::Exactly | LineRule::Caro => Self {
                reduction_factor: 78,
                ..Self::DEFAULT
            },
            LineRule::Freestyle | LineRule::Misere | LineRule::Renju => Self::DEFAULT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_has_a_name_and_lies_in_its_range() {
        let parameters = Parameters::of(LineRule::Renju);
        for (name, range) in Parameters::RANGES {
            let value = parameters.get(name).expect("the name is known");
            assert!(range.contains(&value), "{name} is {value}");
        }
        assert_eq!(parameters.get("depth"), None);
    }

    #[test]
    fn values_that_the_search_cannot_use_are_refused() {
        let mut parameters = Parameters::of(LineRule::Freestyle);
        for name in POSITIVE {
            let refused = parameters.set(name, 0);
            assert_eq!(refused, Err(ParameterError::NotPositive), "{name}");
        }
        assert_eq!(parameters.set("depth", 3), Err(ParameterError::Unknown));
        assert_eq!(parameters, Parameters::of(LineRule::Freestyle));
        assert_eq!(parameters.set("null_depth", 100_000), Ok(()));
        assert_eq!(parameters.get("null_depth"), Some(100_000));
    }
}
