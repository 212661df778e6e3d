//! Scores in the messages of programs.

use dooz_core::Score;
use dooz_play::score_text::ScoreText;

/// Reads the score that a message tells of, such as `Depth 9-21 | Eval 215 | ...`. `None` if
/// there is none.
pub(super) fn score(message: &str) -> Option<Score> {
    let is_gap = |sign: char| sign.is_whitespace() || matches!(sign, '|' | ':' | '=' | ',');
    let mut words = message.split(is_gap).filter(|word| !word.is_empty());
    words.find(|word| word.eq_ignore_ascii_case("eval") || word.eq_ignore_ascii_case("ev"))?;
    let ScoreText(score) = words.next()?.parse().ok()?;
    Some(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_found_in_messages() {
        for (message, found) in [
            (
                "Depth 21-49 | Eval 215 | Time 1247ms",
                Some(Score::Estimate(215)),
            ),
            (
                "Speed 863K | Depth 9-30 | Eval -12 | Node 10",
                Some(Score::Estimate(-12)),
            ),
            ("Depth 9 | Eval +M13 | Time 1ms", Some(Score::WinIn(13))),
            ("depth 9 ev -M8", Some(Score::LossIn(8))),
            ("eval: +7", Some(Score::Estimate(7))),
            ("Evaluating...", None),
            ("Eval", None),
            ("Eval ?", None),
            ("", None),
        ] {
            assert_eq!(score(message), found, "{message}");
        }
    }
}
