//! Traces of searches in words.

use dooz_coach::trace::{CallRow, Messages, Method, Missing, Pruning, Trace, TraceError, rows};

use super::score_text::ScoreText;
use super::standing::standing;
use crate::{Explain, Locale};

/// The texts for drawings of a search, and the search itself as text.
///
/// ```
/// use dooz_coach::trace::{Subject, Trace};
/// use dooz_core::textbook::Side;
/// use dooz_locale::coach::trace::TraceMessages;
/// use dooz_locale::{Language, Locale};
/// let locale = Locale::new(Language::English);
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "minimax".parse()?)?;
/// let article = TraceMessages { locale: &locale }.article(&trace);
/// assert!(article.contains("FC3: called by FC1; level 1; move b; a leaf; score +7; returns as number 2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TraceMessages<'a> {
    /// The language.
    pub locale: &'a Locale,
}

impl TraceMessages<'_> {
    /// Writes the search as an article does: a line for each function call with
    /// its parent, level, move, board, end and score.
    #[must_use]
    pub fn article(&self, trace: &Trace) -> String {
        let mut lines = vec![self.title(trace)];
        for row in rows(trace, &trace.state()) {
            lines.push(self.call(trace, &row));
            if let Some(cut) = &row.cut {
                let moves = cut.pruned.iter().map(|&mv| move_name(trace, mv));
                lines.extend(moves.map(|mv| format!("    {}", self.pruned(trace, &mv, cut))));
            }
        }
        lines.push(self.result(trace));
        lines.join("\n") + "\n"
    }

    const fn scores<'a>(&'a self, trace: &'a Trace) -> ScoreText<'a> {
        ScoreText {
            locale: self.locale,
            method: &trace.method,
        }
    }
}

/// Names a move: by its number and its square on a board, by its letter in a tree.
fn move_name(trace: &Trace, mv: u32) -> String {
    match trace.subject.square(mv) {
        Some(square) => format!("{mv} ({square})"),
        None => trace.subject.move_name(mv),
    }
}

impl Messages for TraceMessages<'_> {
    fn title(&self, trace: &Trace) -> String {
        let method = trace.method.to_string();
        let board = trace.subject.picture(&[]);
        match (board, trace.subject.symbol_at(0)) {
            (Some(board), Some(symbol)) => {
                let gaps = [
                    ("method", method.into()),
                    ("board", board.into()),
                    ("symbol", symbol.to_string().into()),
                ];
                self.locale.format("trace-title", &gaps)
            }
            _ => self
                .locale
                .format("trace-title-tree", &[("method", method.into())]),
        }
    }

    fn result(&self, trace: &Trace) -> String {
        let summary = trace.summary;
        let mut gaps = vec![
            ("score", self.scores(trace).score(summary.score).into()),
            ("calls", summary.calls.into()),
            ("leaves", summary.leaves.into()),
            ("cuts", (summary.cuts + summary.fast_cuts).into()),
        ];
        let key = match summary.best {
            Some(mv) => {
                gaps.push(("move", move_name(trace, mv).into()));
                "trace-result"
            }
            None => "trace-result-no-move",
        };
        let mut result = self.locale.format(key, &gaps);
        if summary.limited {
            result.push(' ');
            result.push_str(&self.locale.text("trace-limited"));
        }
        result
    }

    fn call(&self, trace: &Trace, row: &CallRow) -> String {
        let (locale, scores) = (self.locale, self.scores(trace));
        let mut parts = Vec::new();
        if let Some(parent) = row.parent {
            let parent = parent.to_string().into();
            parts.push(locale.format("trace-parent", &[("parent", parent)]));
        }
        parts.push(locale.format("trace-level", &[("level", row.level.into())]));
        if let Some(mv) = row.mv {
            let mv = move_name(trace, mv).into();
            parts.push(locale.format("trace-move", &[("move", mv)]));
        }
        if let Some(board) = &row.board {
            parts.push(locale.format("trace-board", &[("board", board.into())]));
        }
        parts.push(standing(locale, row.side, row.end, row.to_move));
        if let Some(window) = row.window {
            let window = scores.window(window).into();
            parts.push(locale.format("trace-window", &[("window", window)]));
        }
        for change in &row.changes {
            let gaps = [
                ("move", move_name(trace, change.mv).into()),
                ("score", scores.score(change.score).into()),
            ];
            parts.push(locale.format("trace-change", &gaps));
        }
        if let Some(returned) = row.score {
            let score = scores.score(returned).into();
            parts.push(locale.format("trace-score", &[("score", score)]));
        }
        if let Some(order) = row.returned {
            parts.push(locale.format("trace-returned", &[("order", order.into())]));
        }
        let gaps = [
            ("call", row.call.to_string().into()),
            ("parts", locale.list(&parts).into()),
        ];
        locale.format("trace-call", &gaps)
    }

    fn pruned(&self, trace: &Trace, mv: &str, cut: &Pruning) -> String {
        let key = if cut.fast {
            "trace-pruned-fast"
        } else {
            "trace-pruned"
        };
        let mut gaps = vec![("move", mv.into())];
        if !cut.fast {
            let window = self.scores(trace).window(cut.window);
            gaps.push(("window", window.into()));
        }
        self.locale.format(key, &gaps)
    }

    fn at_once(&self, trace: &Trace, mv: &str, at_once: i64) -> String {
        let score = self.scores(trace).score(at_once);
        let gaps = [("move", mv.into()), ("score", score.into())];
        self.locale.format("trace-at-once", &gaps)
    }

    fn folded(&self, calls: u64) -> String {
        self.locale
            .format("trace-folded", &[("count", calls.into())])
    }
}

/// Describes a subtree that only one of these two searches visits.
#[must_use]
pub fn missing(locale: &Locale, missing: &Missing, [first, second]: &[Method; 2]) -> String {
    let (method, other) = if missing.second_lacks {
        (first, second)
    } else {
        (second, first)
    };
    let reason = match missing.cut {
        Some(cut) if cut.fast => locale.text("diff-pruned-fast").into_owned(),
        Some(cut) => {
            let scores = ScoreText {
                locale,
                method: other,
            };
            let window = scores.window(cut.window);
            locale.format("diff-pruned", &[("window", window.into())])
        }
        None => locale.text("diff-not-called").into_owned(),
    };
    let gaps = [
        ("path", missing.place().into()),
        ("method", method.to_string().into()),
        ("count", missing.calls.into()),
        ("call", missing.call.into()),
        ("reason", reason.into()),
    ];
    locale.format("diff-missing", &gaps)
}

impl Explain for TraceError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::CannotPlay { reason, .. } => reason.explain(locale),
            Self::BoardOnly(method) => {
                locale.format("error-trace-board-only", &[("method", (*method).into())])
            }
            Self::Empty { calls, .. } => {
                locale.format("error-trace-empty", &[("calls", (*calls).into())])
            }
            Self::TooLarge => {
                let most = Trace::MOST_CALLS.into();
                locale.format("error-trace-too-large", &[("count", most)])
            }
        }
    }
}
