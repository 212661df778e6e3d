//! The analysis of boards that cannot be solved, which deepens until it is stopped.

use std::time::Duration;

use dooz_coach::advice::{Knowledge, MoveValue, Suggestion, ValueMap, ValuedMove};
use dooz_coach::analysis::{self, AnalysisLine, Analyst};
use dooz_core::{Limits, Position, Square};

use super::Report;
use crate::protocol::{Analysis, Answer, Failure, LiveSearch};

/// The limits of the analysis: memory alone, as a phone has room for.
pub(super) const ENDLESS: Limits<'_> = Limits {
    memory: Some(48 << 20),
    ..Limits::NONE
};

/// The time between reports that tell nothing but the number of positions.
const HEARTBEAT: Duration = Duration::from_millis(500);

pub(super) fn analyze(
    position: &Position,
    analyst: &mut Analyst,
    limits: &Limits<'_>,
    report: &mut Report<'_>,
) -> Answer {
    let mut posted: Option<analysis::Analysis> = None;
    let mut last = Answer::Failed(Failure::GameOver);
    let analyzed = analyst.analyze(position, limits, &mut |analysis| {
        let answer = Answer::Values(of(position, analysis));
        let is_due = posted.as_ref().is_none_or(|old| {
            // Nobody should wait for the first line.
            let is_first = old.iteration.depth == 0 && analysis.iteration.depth > 0;
            let is_news = old.wins != analysis.wins
                || old.iteration.lines != analysis.iteration.lines
                || old.iteration.depth != analysis.iteration.depth;
            is_first || (is_news && report.is_due()) || report.is_silent_for(HEARTBEAT)
        });
        if is_due {
            posted = Some(analysis.clone());
            report.post_part(answer.clone());
        }
        last = answer;
    });
    match analyzed {
        Ok(()) => last,
        Err(_) => Answer::Failed(Failure::CannotPlay),
    }
}

const fn unknown(square: Square) -> ValuedMove {
    ValuedMove {
        square,
        value: MoveValue::Unknown,
        knowledge: Knowledge::None,
    }
}

/// Puts an analysis into the form that solved boards have: the value of each move.
fn of(position: &Position, analysis: &analysis::Analysis) -> Analysis {
    let best = analysis.best();
    let others = analysis.iteration.lines.iter();
    let others = others.filter(|line| {
        best.as_ref()
            .is_none_or(|best| best.moves[0] != line.moves[0])
    });
    let suggestion = |line: &AnalysisLine| Suggestion {
        found: analysis.value_of(line),
        line: line.moves.clone(),
    };
    let lines: Vec<Suggestion> = best.iter().chain(others).map(suggestion).collect();

    let moves = position.legal_moves().map(|square| {
        let known = lines.iter().find(|line| line.found.square == square);
        known.map_or(unknown(square), |line| line.found)
    });
    let map = ValueMap {
        rules: position.rules(),
        turn: position.turn(),
        moves: moves.collect(),
        best_is_proven: false,
    };
    Analysis {
        map,
        lines,
        search: Some(LiveSearch {
            depth: analysis.iteration.depth,
            nodes: analysis.iteration.nodes,
            threats: analysis.threats.clone(),
            wins: analysis.wins.clone(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Reply;
    use crate::protocol::tests::game;
    use crate::task_runner::INTERVAL;

    /// Returns the answers of a short analysis, whose clock takes such a step at each
    /// look.
    fn answers(of: &str, step: Duration) -> Vec<Analysis> {
        let looks = std::cell::Cell::new(0);
        let clock = || {
            looks.set(looks.get() + 1);
            looks.get() * step
        };
        let mut parts = Vec::new();
        let mut post = |reply: Reply| {
            assert_eq!(Reply::read(&reply.to_bytes()).as_ref(), Ok(&reply));
            parts.push(reply.answer);
        };
        let mut report = Report {
            id: 7,
            clock: &clock,
            post: &mut post,
            due: Duration::ZERO,
        };
        let limits = Limits {
            nodes: Some(60_000),
            ..Limits::default()
        };
        let position = *game(of).position();
        let last = analyze(&position, &mut Analyst::new(), &limits, &mut report);
        parts.push(last);
        let values = parts.into_iter().map(|answer| match answer {
            Answer::Values(found) => found,
            other => panic!("{other:?}"),
        });
        values.collect()
    }

    fn depth(analysis: &Analysis) -> u32 {
        analysis.search.as_ref().unwrap().depth
    }

    #[test]
    fn an_analysis_deepens_and_has_the_values_of_its_lines() {
        let answers = answers("15x15x5 h8 i9 g7 f6", INTERVAL);
        assert!(answers.is_sorted_by_key(depth));
        let last = answers.last().unwrap();
        assert!(depth(last) > 2);
        assert_eq!(last.lines.len(), Analyst::LINES);
        assert_eq!(last.map.best(), Some(&last.lines[0].found));
        assert_eq!(last.map.from_best().len(), Analyst::LINES);
        assert!(!last.lines[0].found.is_proven());
    }

    #[test]
    fn the_first_line_does_not_wait_for_the_clock() {
        let answers = answers("15x15x5 h8 i9 g7 f6", Duration::ZERO);
        let depths: Vec<u32> = answers.iter().map(depth).collect();
        assert_eq!(depths[..2], [0, 1]);
        assert_eq!(depths.len(), 3, "no other but the last");
    }

    #[test]
    fn a_win_by_fours_is_a_proven_value() {
        let answers = answers("15x15x5 h8 g8 i8 a1 j8 c1 k9 e1 k10 a3", INTERVAL);
        let best = answers.last().unwrap().lines[0].found;
        assert_eq!(best.value, MoveValue::Win { plies: 5 });
        assert!(best.is_proven());
    }
}
