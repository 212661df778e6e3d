//! Walkthroughs in sentences.

use dooz_coach::trace::{
    Algorithm, BestSoFar, Bounds, Call, DirectionValue, IntuitionStep, IntuitionView, NodeKind,
    NodeText, Pruning, RunningAverage, ScoreWriter, Step, TreeNodeId, TreeView,
};
use dooz_core::Direction;
use dooz_core::textbook::{Form, Side};

pub use super::score_text::{formula, score_digits};

use super::score_text::ScoreText;
use super::standing::standing;
use crate::{Locale, Value};

/// Returns the sentence for the step that a search has just made.
///
/// ```
/// use dooz_coach::trace::{Go, Subject, Trace, TreeView};
/// use dooz_core::textbook::Side;
/// use dooz_locale::coach::walkthrough::sentence;
/// use dooz_locale::{Language, Locale};
/// let trace = Trace::record(Subject::tree("((7 9) (3 8))", Side::Max)?, "alphabeta".parse()?)?;
/// let mut view = TreeView::new(trace);
/// view.go(Go::NextCut);
/// assert_eq!(
///     sentence(&Locale::new(Language::English), &view),
///     "α = +7 ≥ β = +3: the game will not come here. Left out: b.",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn sentence(locale: &Locale, view: &TreeView) -> String {
    let (Some(event), Some(call)) = (view.last(), view.current()) else {
        return locale.text("tree-begin").into_owned();
    };
    let sentences = Sentences { locale, view };
    match &event.step {
        Step::Enter { .. } => sentences.enter(call),
        Step::Choose { .. } => {
            let best = call.changes.last();
            best.map_or_else(String::new, |best| sentences.choose(call, best))
        }
        Step::Cut { .. } => {
            let cut = call.cut.as_ref();
            cut.map_or_else(String::new, |cut| sentences.cut(call, cut))
        }
        Step::Leave { score, .. } => sentences.leave(call, *score),
    }
}

/// Describes a node with everything known about it, for people who do not see
/// it.
///
/// ```
/// use dooz_coach::trace::{Go, Subject, Trace, TreeView};
/// use dooz_core::textbook::Side;
/// use dooz_locale::coach::walkthrough::node_label;
/// use dooz_locale::{Language, Locale};
/// let trace = Trace::record(Subject::tree("(3 7)", Side::Max)?, "alphabeta".parse()?)?;
/// let mut view = TreeView::new(trace);
/// view.go(Go::Last);
/// let locale = Locale::new(Language::English);
/// assert_eq!(node_label(&locale, &view, 0), "Call 1: Max to move; window (+7, +∞); score +7; returns as number 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn node_label(locale: &Locale, view: &TreeView, node: TreeNodeId) -> String {
    if let Some(sentence) = pruned_sentence(locale, view, node) {
        return sentence;
    }
    let sentences = Sentences { locale, view };
    let Some(call) = view.call_of(node) else {
        return match view.node(node).map(|node| (node.kind, node.mv)) {
            Some((NodeKind::AtOnce(score), Some(mv))) => {
                let gaps = [
                    ("move", sentences.name(mv).into()),
                    ("score", sentences.score(score).into()),
                ];
                locale.format("trace-at-once", &gaps)
            }
            // It has not been visited yet.
            _ => locale.text("tree-unvisited").into_owned(),
        };
    };
    let mut parts = vec![call_line(locale, view, call)];
    if let Some(returned) = call.returned {
        let order = returned.order.into();
        parts.push(locale.format("trace-returned", &[("order", order)]));
    }
    let folded = view.folded(node);
    if folded > 0 && view.is_shown(node) {
        parts.push(locale.format("trace-folded", &[("count", folded.into())]));
    }
    locale.list(&parts)
}

/// Describes a call in a line: its number, its move, the side to move, its
/// window and its score.
#[must_use]
pub fn call_line(locale: &Locale, view: &TreeView, call: &Call) -> String {
    let sentences = Sentences { locale, view };
    let mut parts = Vec::new();
    if let Some(mv) = call.mv {
        let mv = sentences.name(mv);
        parts.push(locale.format("trace-move", &[("move", mv.into())]));
    }
    parts.push(sentences.standing(call));
    if let (Some(window), None) = (call.window(), call.end) {
        let window = sentences.window(window);
        parts.push(locale.format("trace-window", &[("window", window.into())]));
    }
    let best = call.changes.last().map(|change| change.score);
    if let Some(score) = call.score.or(best) {
        let score = sentences.score(score);
        parts.push(locale.format("trace-score", &[("score", score.into())]));
    }
    let gaps = [
        ("call", call.number.into()),
        ("parts", locale.list(&parts).into()),
    ];
    locale.format("tree-call", &gaps)
}

/// Returns the sentence for the step that the intuitive player has just made.
#[must_use]
pub fn intuition_sentence(locale: &Locale, view: &IntuitionView) -> String {
    match view.last() {
        None => locale.text("tree-intuition-begin").into_owned(),
        Some(IntuitionStep::Direction(part)) => direction_sentence(locale, &part),
        Some(IntuitionStep::Total {
            square,
            score,
            best,
        }) => {
            let key = if best {
                "tree-intuition-best"
            } else {
                "tree-intuition-total"
            };
            let gaps = [
                ("square", square.to_string().into()),
                ("score", score.into()),
            ];
            locale.format(key, &gaps)
        }
    }
}

fn direction_sentence(locale: &Locale, part: &DirectionValue) -> String {
    let direction = match part.direction {
        Direction::Horizontal => "tree-direction-horizontal",
        Direction::Vertical => "tree-direction-vertical",
        Direction::Rising => "tree-direction-rising",
        Direction::Falling => "tree-direction-falling",
    };
    let gaps = [
        ("square", part.square.to_string().into()),
        ("direction", locale.text(direction).into()),
        ("own", part.score.lengths.own.into()),
        ("gain", part.score.gain.into()),
        ("opponent", part.score.lengths.opponent.into()),
        ("spoil", part.score.spoil.into()),
        ("sum", part.sum.into()),
    ];
    locale.format("tree-intuition-part", &gaps)
}

/// Returns the reason why a node was pruned, or `None` if it was not, or not
/// yet.
fn pruned_sentence(locale: &Locale, view: &TreeView, node: TreeNodeId) -> Option<String> {
    let (call, cut) = view.cut_of(node)?;
    let sentences = Sentences { locale, view };
    let gaps = [
        ("move", sentences.name(view.node(node)?.mv?).into()),
        ("reason", sentences.reason(call, cut).into()),
    ];
    Some(locale.format("tree-pruned", &gaps))
}

impl NodeText for Locale {
    fn number(&self, number: i64) -> String {
        score_digits(self, number)
    }

    fn tooltip(&self, view: &TreeView, node: TreeNodeId) -> Option<String> {
        pruned_sentence(self, view, node)
    }
}

/// A walkthrough with the language of its sentences.
struct Sentences<'a> {
    locale: &'a Locale,
    view: &'a TreeView,
}

impl Sentences<'_> {
    fn enter(&self, call: &Call) -> String {
        let mut gaps: Vec<(&str, Value<'_>)> = vec![
            ("call", call.number.into()),
            ("standing", self.standing(call).into()),
        ];
        let mut text = if let Some(mv) = call.mv {
            gaps.push(("move", self.name(mv).into()));
            self.locale.format("tree-enter", &gaps)
        } else {
            self.locale.format("tree-enter-root", &gaps)
        };
        if let (Some(window), None) = (call.entry, call.end) {
            let window = self.window(window);
            text.push(' ');
            text += &self
                .locale
                .format("tree-enter-window", &[("window", window.into())]);
        }
        text
    }

    fn choose(&self, call: &Call, best: &BestSoFar) -> String {
        let key = match (best.window, call.side) {
            _ if best.at_once => "tree-choose-at-once",
            (None, _) if self.is_turned(call) => "tree-choose-turned",
            (None, _) => "tree-choose",
            (Some(_), Side::Max) => "tree-choose-alpha",
            (Some(_), Side::Min) => "tree-choose-beta",
        };
        let gaps = [
            ("move", self.name(best.mv).into()),
            ("score", self.score(best.score).into()),
            ("own", self.score(best.score.saturating_neg()).into()),
        ];
        self.locale.format(key, &gaps)
    }

    fn cut(&self, call: &Call, cut: &Pruning) -> String {
        let reason = self.reason(call, cut);
        if cut.pruned.is_empty() {
            return self
                .locale
                .format("tree-cut-none", &[("reason", reason.into())]);
        }
        let moves: Vec<String> = cut.pruned.iter().map(|&mv| self.name(mv)).collect();
        let key = if cut.fast {
            "tree-cut-fast"
        } else {
            "tree-cut"
        };
        let gaps = [
            ("reason", reason.into()),
            ("moves", formula(self.locale, &moves.join(", ")).into()),
        ];
        self.locale.format(key, &gaps)
    }

    fn leave(&self, call: &Call, score: i64) -> String {
        let average = RunningAverage::at(self.view.state(), call).unwrap_or_default();
        let averages = self.averages() && average.moves > 0;
        let is_turned = self.is_turned(call);
        let key = if call.end.is_some() && is_turned {
            "tree-leave-over-turned"
        } else if call.end.is_some() {
            "tree-leave-over"
        } else if averages && average.plain() != average.favoured() {
            "tree-leave-favour"
        } else if averages {
            "tree-leave-average"
        } else if call.is_limited() {
            "tree-leave-limit"
        } else if call.changes.is_empty() {
            "tree-leave-bound"
        } else if is_turned {
            "tree-leave-turned"
        } else {
            "tree-leave"
        };
        let gaps = [
            ("call", call.number.into()),
            ("score", self.score(score).into()),
            ("own", self.score(score.saturating_neg()).into()),
            ("total", average.total.into()),
            ("count", average.moves.into()),
            ("wins", average.wins.into()),
            ("mean", average.plain().into()),
            ("favoured", average.favoured().into()),
        ];
        self.locale.format(key, &gaps)
    }

    /// Returns `true` if a call has its scores as Min sees them: in one function for both
    /// sides they are those of the side to move.
    fn is_turned(&self, call: &Call) -> bool {
        let is_one = match self.view.trace().method.algorithm {
            Algorithm::Minimax(form) | Algorithm::AlphaBeta { form, .. } => form == Form::One,
            _ => false,
        };
        is_one && call.side == Side::Min
    }

    /// Names the side to move, or the end of the game.
    fn standing(&self, call: &Call) -> String {
        standing(self.locale, call.side, call.end, self.view.to_move(call))
    }

    /// Returns the numbers because of which moves were pruned, as a formula.
    fn reason(&self, call: &Call, cut: &Pruning) -> String {
        let reason = |writer: ScoreWriter<'_>| writer.named_reason(call.side, cut);
        formula(self.locale, &self.scores().write(reason))
    }

    fn score(&self, score: i64) -> String {
        self.scores().score(score)
    }

    fn window(&self, window: Bounds) -> String {
        self.scores().window(window)
    }

    fn scores(&self) -> ScoreText<'_> {
        ScoreText {
            locale: self.locale,
            method: &self.view.trace().method,
        }
    }

    fn name(&self, mv: u32) -> String {
        self.view.subject().move_name(mv)
    }

    fn averages(&self) -> bool {
        self.view.trace().method.algorithm.averages()
    }
}

#[cfg(test)]
mod tests {
    use dooz_coach::trace::{Go, PseudoCode, Subject, Trace, TraceFilter};
    use dooz_core::classics::Machinarium;
    use dooz_core::{Position, Rules, Setup, Symbol};

    use super::*;
    use crate::Language;

    fn view(method: &str) -> TreeView {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XO..X...O", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        TreeView::new(Trace::record(subject, method.parse().unwrap()).unwrap())
    }

    #[test]
    fn every_step_of_every_method_has_a_sentence_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for method in [
                "minimax",
                "alphabeta:fast-cut=both",
                "averaging",
                "alphabeta:window=-1,1",
                "negamax",
            ] {
                let mut view = view(method);
                loop {
                    let text = sentence(&locale, &view);
                    assert!(
                        !text.is_empty() && !text.contains('⟨'),
                        "{language}: {text}"
                    );
                    if !view.go(Go::Forward) {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn a_cut_names_both_numbers_and_what_is_left_out() {
        let locale = Locale::new(Language::English);
        let mut view = view("alphabeta");
        view.go(Go::NextCut);
        let text = sentence(&locale, &view);
        let cut = view.current().unwrap().cut.clone().unwrap();
        let (alpha, beta) = (cut.window.alpha.unwrap(), cut.window.beta.unwrap());
        for number in [alpha, beta] {
            let sentences = Sentences {
                locale: &locale,
                view: &view,
            };
            assert!(text.contains(&sentences.score(number)), "{text}");
        }
    }

    #[test]
    fn one_function_for_both_says_what_it_returns_and_what_that_is_for_max() {
        let tree = Subject::tree("((3 7) (2 9))", Side::Max).unwrap();
        let mut view = TreeView::new(Trace::record(tree, "negamax".parse().unwrap()).unwrap());
        let locale = Locale::new(Language::English);
        let mut returned = Vec::new();
        while view.go(Go::NextReturn) {
            returned.push(sentence(&locale, &view));
        }
        assert_eq!(
            returned[2],
            "Call 2 has seen all that it needs. It returns −3, as Min sees it; with the sign flipped for Max, that is +3.",
        );
        let last = returned.last().unwrap();
        assert_eq!(last, "Call 1 has seen all that it needs and returns +3.");
    }

    #[test]
    fn one_function_for_both_compares_moves_as_the_side_to_move_sees_them() {
        let tree = Subject::tree("((3 7) (2 9))", Side::Max).unwrap();
        let mut view = TreeView::new(Trace::record(tree, "negamax".parse().unwrap()).unwrap());
        let locale = Locale::new(Language::English);
        let mut chosen = Vec::new();
        while view.go(Go::Forward) {
            if matches!(view.last().unwrap().step, Step::Choose { .. }) {
                chosen.push(sentence(&locale, &view));
            }
        }
        let min =
            |score: i64| format!("Move a is worth −{score}, as Min sees it: the best so far.");
        let max = "Move a is worth +3: the best so far.";
        assert_eq!(chosen, [min(3), max.to_owned(), min(2)]);
    }

    #[test]
    fn averaging_says_how_it_divides_and_what_it_favours() {
        let tree = Subject::tree("(1 -1 -1 -1)", Side::Max).unwrap();
        let mut view = TreeView::new(Trace::record(tree, "averaging".parse().unwrap()).unwrap());
        view.go(Go::Last);
        assert_eq!(
            sentence(&Locale::new(Language::English), &view),
            "100 shared by 4 moves is 25; some moves win, so it counts as 85. For the other side: 15.",
        );
    }

    #[test]
    fn what_a_filter_hides_is_not_said_to_be_unseen() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "XO..X...O", Symbol::X).unwrap();
        let subject = Subject::board(&setup).unwrap();
        let filter = TraceFilter {
            depth: Some(2),
            ..TraceFilter::default()
        };
        let locale = Locale::new(Language::English);
        let said = |method: &str, filter| {
            let method = method.parse().unwrap();
            let trace = Trace::record_part(subject.clone(), method, filter).unwrap();
            let mut view = TreeView::new(trace);
            let mut said = Vec::new();
            while view.go(Go::Forward) {
                if view.current().unwrap().level <= 2 {
                    said.push(sentence(&locale, &view));
                }
            }
            said
        };
        for method in ["alphabeta", "negamax", "averaging"] {
            let whole = said(method, TraceFilter::default());
            let mut part = said(method, filter);
            if method == "averaging" {
                // Without its moves, it cannot be said how an average was divided.
                for (part, whole) in part.iter_mut().zip(&whole) {
                    if part.contains("has seen all that it needs") {
                        assert!(whole.contains("shared by"), "{whole}");
                        part.clone_from(whole);
                    }
                }
            }
            assert_eq!(part, whole, "{method}");
        }
    }

    #[test]
    fn judgements_have_sentences_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            let empty = Position::new(Rules::TIC_TAC_TOE);
            let mut view = IntuitionView::new(empty, &Machinarium::default());
            loop {
                let text = intuition_sentence(&locale, &view);
                assert!(!text.contains('⟨'), "{language}: {text}");
                if !view.go(Go::Forward) {
                    break;
                }
            }
        }
    }

    #[test]
    fn every_comment_on_pseudo_code_has_its_words() {
        let locale = Locale::new(Language::English);
        for method in [
            "minimax",
            "negamax",
            "alphabeta:fast-cut=both",
            "alphabeta:form=one:cut=gt",
            "averaging",
        ] {
            for line in PseudoCode::of(&method.parse().unwrap()).lines {
                assert!(
                    line.note.is_none_or(|key| locale.has(key)),
                    "{:?}",
                    line.note
                );
            }
        }
    }

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
