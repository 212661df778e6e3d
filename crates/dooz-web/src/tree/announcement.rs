//! Nodes and counts in words.

use dooz_coach::trace::{Call, NodeId, NodeKind, SearchCounts, TreeView};
use dooz_locale::Locale;

use super::messages::{Words, pruned_sentence, score_text, window_text};

/// A node with all that is known of it, for who does not see the picture.
///
/// ```
/// use dooz_coach::trace::{Go, Subject, Trace, TreeView};
/// use dooz_core::textbook::Side;
/// use dooz_locale::{Language, Locale};
/// use dooz_web::tree::node_label;
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "alphabeta".parse()?)?;
/// let mut view = TreeView::new(trace);
/// view.go(Go::Last);
/// let locale = Locale::new(Language::English);
/// assert_eq!(node_label(&locale, &view, 0), "FC1: Max to move; window (+7, +∞); score +7; returns as number 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn node_label(locale: &Locale, view: &TreeView, node: NodeId) -> String {
    if let Some(sentence) = pruned_sentence(locale, view, node) {
        return sentence;
    }
    let Some(call) = view.call_of(node) else {
        let seen = view.node(node).map(|node| (node.kind, node.by));
        return match seen {
            Some((NodeKind::AtOnce(score), Some(by))) => {
                let gaps = [
                    ("move", name_of(locale, view, by).into()),
                    (
                        "score",
                        score_text(locale, &view.trace().method, score).into(),
                    ),
                ];
                locale.format("trace-at-once", &gaps)
            }
            // It is not visited yet.
            _ => locale.text("tree-begin").into_owned(),
        };
    };
    let mut label = call_line(locale, view, call);
    if let Some(returned) = call.returned {
        let order = locale.format("trace-returned", &[("order", returned.order.into())]);
        add(&mut label, locale, &order);
    }
    let folded = view.sight_of(node).map_or(0, |sight| sight.folded);
    if folded > 0 {
        let folded = locale.format("trace-folded", &[("count", folded.into())]);
        add(&mut label, locale, &folded);
    }
    label
}

/// A call in a line: its number, its move, whose turn it is, its window and
/// its score.
#[must_use]
pub fn call_line(locale: &Locale, view: &TreeView, call: &Call) -> String {
    let words = Words { locale, view, call };
    let method = &view.trace().method;
    let mut parts = Vec::new();
    if let Some(by) = call.by {
        let by = name_of(locale, view, by);
        parts.push(locale.format("trace-move", &[("move", by.into())]));
    }
    parts.push(words.standing());
    if let (Some(window), None) = (call.window(), call.end) {
        let window = window_text(locale, method, window);
        parts.push(locale.format("trace-window", &[("window", window.into())]));
    }
    let best = call.changes.last().map(|change| change.score);
    if let Some(score) = call.score.or(best) {
        let score = score_text(locale, method, score);
        parts.push(locale.format("trace-score", &[("score", score.into())]));
    }
    let gap = format!("{} ", locale.text("trace-separator"));
    let gaps = [
        ("call", call.number.into()),
        ("parts", parts.join(&gap).into()),
    ];
    locale.format("trace-call", &gaps)
}

/// What a search has done until here.
#[must_use]
pub fn tally_text(locale: &Locale, tally: SearchCounts) -> String {
    let gaps = [
        ("calls", tally.calls.into()),
        ("leaves", tally.leaves.into()),
        ("cuts", tally.cuts.into()),
        ("pruned", tally.pruned.into()),
    ];
    locale.format("learn-tally", &gaps)
}

fn add(label: &mut String, locale: &Locale, part: &str) {
    *label += &locale.text("trace-separator");
    label.push(' ');
    *label += part;
}

fn name_of(locale: &Locale, view: &TreeView, by: u32) -> String {
    match view.subject().square(by) {
        Some(square) => square.to_string(),
        None => locale.number(by),
    }
}

#[cfg(test)]
mod tests {
    use dooz_coach::trace::{Go, Subject, Trace};
    use dooz_core::textbook::Side;
    use dooz_locale::Language;

    use super::*;

    #[test]
    fn every_node_has_a_label_in_every_language() {
        for method in ["minimax", "alphabeta", "averaging"] {
            let subject = Subject::tree("((7 9) (3 (8 1)) -1)", Side::Max).unwrap();
            let trace = Trace::record(subject, method.parse().unwrap()).unwrap();
            let mut view = TreeView::new(trace);
            view.go(Go::Last);
            for language in Language::ALL {
                let locale = Locale::new(language);
                for node in 0..view.nodes() {
                    let label = node_label(&locale, &view, node);
                    assert!(!label.is_empty() && !label.contains('⟨'), "{label}");
                }
                let tally = tally_text(&locale, view.tally());
                assert!(!tally.contains('⟨'), "{tally}");
            }
        }
    }

    #[test]
    fn what_is_folded_is_counted() {
        let subject = Subject::tree("((7 9) 3)", Side::Max).unwrap();
        let mut view = TreeView::new(Trace::record(subject, "minimax".parse().unwrap()).unwrap());
        view.go(Go::Last);
        let locale = Locale::new(Language::English);
        let open = node_label(&locale, &view, 1);
        view.set_open(1, false);
        let folded = node_label(&locale, &view, 1);
        assert!(
            folded.starts_with(&open) && folded.len() > open.len(),
            "{folded}"
        );
    }
}
