//! Scores in the messages of programs.

use dooz_core::Score;

/// Reads the score that a message tells of, in the form that Yixin began and
/// most programs have taken over: `Depth 9-21 | Eval 215 | ...`, with `+M13` for
/// a win in 13 plies and `-M8` for a loss in 8. `None` if there is none.
pub(super) fn score(message: &str) -> Option<Score> {
    let is_gap = |sign: char| sign.is_whitespace() || matches!(sign, '|' | ':' | '=' | ',');
    let mut words = message.split(is_gap).filter(|word| !word.is_empty());
    words.find(|word| word.eq_ignore_ascii_case("eval") || word.eq_ignore_ascii_case("ev"))?;
    let word = words.next()?;
    let plies = |sign| word.strip_prefix(sign)?.parse().ok();
    let win = plies("+M").or_else(|| plies("M")).map(Score::WinIn);
    let loss = || plies("-M").map(Score::LossIn);
    let estimate = || word.parse().ok().map(Score::Estimate);
    win.or_else(loss).or_else(estimate)
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
