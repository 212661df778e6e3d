//! Scores as the text of messages and logs.

use std::fmt;
use std::str::FromStr;

use dooz_core::Score;

/// A score in the form that Yixin began and most programs have taken over: an estimate is a
/// number, `+M13` a win in 13 plies and `-M8` a loss in 8. A draw is the estimate 0.
///
/// ```
/// use dooz_core::Score;
/// use dooz_play::score_text::ScoreText;
/// assert_eq!(ScoreText(Score::WinIn(13)).to_string(), "+M13");
/// assert_eq!("-M8".parse(), Ok(ScoreText(Score::LossIn(8))));
/// assert_eq!("+35".parse(), Ok(ScoreText(Score::Estimate(35))));
/// assert!("M-8".parse::<ScoreText>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreText(pub Score);

/// The error of a text that is no score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseScoreError;

impl fmt::Display for ParseScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a score is a number, +M5 or -M4")
    }
}

impl std::error::Error for ParseScoreError {}

impl fmt::Display for ScoreText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Score::Estimate(estimate) => write!(f, "{estimate}"),
            Score::Draw => f.write_str("0"),
            Score::WinIn(plies) => write!(f, "+M{plies}"),
            Score::LossIn(plies) => write!(f, "-M{plies}"),
        }
    }
}

impl FromStr for ScoreText {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Self, ParseScoreError> {
        let plies = |sign| text.strip_prefix(sign)?.parse().ok();
        let win = plies("+M").or_else(|| plies("M")).map(Score::WinIn);
        let loss = || plies("-M").map(Score::LossIn);
        let estimate = || text.parse().ok().map(Score::Estimate);
        let score = win.or_else(loss).or_else(estimate);
        score.map(Self).ok_or(ParseScoreError)
    }
}
