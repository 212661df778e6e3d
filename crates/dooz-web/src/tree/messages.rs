//! Steps in words.

use dooz_coach::trace::{
    Algorithm, Bounds, Call, Cut, DirectionValue, End, Event, IntuitionStep, IntuitionView, Method,
    NodeId, RunningAverage, Step, TreeView, boundless,
};
use dooz_core::Direction;
use dooz_core::textbook::{Cut as CutRule, Side};
use dooz_locale::{Locale, Value};

/// What has just happened in a search.
///
/// ```
/// use dooz_coach::trace::{Go, Subject, Trace, TreeView};
/// use dooz_core::textbook::Side;
/// use dooz_locale::{Language, Locale};
/// use dooz_web::tree::sentence;
/// let trace = Trace::record(Subject::tree("((7 9) (3 8))", Side::Max)?, "alphabeta".parse()?)?;
/// let mut view = TreeView::new(trace);
/// view.go(Go::NextCut);
/// assert_eq!(
///     sentence(&Locale::new(Language::English), &view),
///     "α = +7 ≥ β = +3: the game will not come here. Left out: 1.",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn sentence(locale: &Locale, view: &TreeView) -> String {
    let (Some(event), Some(call)) = (view.last(), view.current()) else {
        return locale.text("tree-begin").into_owned();
    };
    let words = Words { locale, view, call };
    match &event.step {
        Step::Enter { .. } => words.enter(),
        Step::Choose { by, score, window } => words.choose(event, *by, *score, *window),
        Step::Cut { .. } => call
            .cut
            .as_ref()
            .map_or_else(String::new, |cut| words.cut(cut)),
        Step::Leave { score, .. } => words.leave(*score),
    }
}

/// Why a node was left out; none if it was not, or not yet.
#[must_use]
pub fn pruned_sentence(locale: &Locale, view: &TreeView, node: NodeId) -> Option<String> {
    let cut = view.cut_of(node)?;
    let node = view.node(node)?;
    let call = view.call_of(node.parent?)?;
    let words = Words { locale, view, call };
    let gaps = [
        ("move", words.name(node.by?).into()),
        ("reason", words.reason(cut).into()),
    ];
    Some(locale.format("tree-pruned", &gaps))
}

/// What the intuitive player has just seen.
#[must_use]
pub fn intuition_sentence(locale: &Locale, view: &IntuitionView) -> String {
    match view.last() {
        None => locale.text("tree-hunch-begin").into_owned(),
        Some(IntuitionStep::Direction(part)) => intuition_part(locale, &part),
        Some(IntuitionStep::Total {
            square,
            score,
            best,
        }) => {
            let key = if best {
                "tree-hunch-best"
            } else {
                "tree-hunch-total"
            };
            let gaps = [
                ("square", square.to_string().into()),
                ("score", score.into()),
            ];
            locale.format(key, &gaps)
        }
    }
}

fn intuition_part(locale: &Locale, part: &DirectionValue) -> String {
    let direction = match part.direction {
        Direction::Horizontal => "tree-direction-horizontal",
        Direction::Vertical => "tree-direction-vertical",
        Direction::Rising => "tree-direction-rising",
        Direction::Falling => "tree-direction-falling",
    };
    let gaps = [
        ("square", part.square.to_string().into()),
        ("direction", locale.text(direction).into()),
        ("own", part.lengths.own.into()),
        ("gain", part.gain.into()),
        ("enemy", part.lengths.enemy.into()),
        ("spoil", part.spoil.into()),
        ("sum", part.sum.into()),
    ];
    locale.format("tree-hunch-part", &gaps)
}

/// A score as it stands in a node: with its sign, where scores have one.
///
/// ```
/// use dooz_locale::{Language, Locale};
/// use dooz_web::tree::score_text;
/// let locale = Locale::new(Language::Persian);
/// assert_eq!(score_text(&locale, &"minimax".parse()?, 7), "+۷");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn score_text(locale: &Locale, method: &Method, score: i64) -> String {
    if method.algorithm.averages() {
        locale.number(score)
    } else if let Some(sign) = boundless(score) {
        sign.to_owned()
    } else if score > 0 {
        format!("+{}", locale.number(score))
    } else {
        locale.number(score)
    }
}

/// A window as it stands in a node, such as `(−∞, +7)`.
#[must_use]
pub fn window_text(locale: &Locale, method: &Method, window: Bounds) -> String {
    let bound = |bound: Option<i64>, none: &str| {
        bound.map_or(none.to_owned(), |bound| score_text(locale, method, bound))
    };
    format!(
        "({}, {})",
        bound(window.alpha, "−∞"),
        bound(window.beta, "+∞")
    )
}

pub(super) struct Words<'a> {
    pub(super) locale: &'a Locale,
    pub(super) view: &'a TreeView,
    pub(super) call: &'a Call,
}

impl Words<'_> {
    fn enter(&self) -> String {
        let call = self.call;
        let mut gaps: Vec<(&str, Value<'_>)> = vec![
            ("call", call.number.into()),
            ("standing", self.standing().into()),
        ];
        let mut text = if let Some(by) = call.by {
            gaps.push(("move", self.name(by).into()));
            self.locale.format("tree-enter", &gaps)
        } else {
            self.locale.format("tree-enter-root", &gaps)
        };
        if let (Some(window), None) = (call.entry, call.end) {
            let window = window_text(self.locale, self.method(), window);
            text.push(' ');
            text += &self
                .locale
                .format("tree-enter-window", &[("window", window.into())]);
        }
        text
    }

    fn choose(&self, event: &Event, by: u32, score: i64, window: Option<Bounds>) -> String {
        let children = self.call.children.iter();
        let mut children = children.filter_map(|&child| self.view.state().call(child));
        let at_once =
            self.method().algorithm.averages() && children.all(|child| child.by != Some(by));
        let key = match (window, self.call.side) {
            _ if at_once => "tree-choose-at-once",
            (None, _) => "tree-choose",
            (Some(_), Side::Max) => "tree-choose-alpha",
            (Some(_), Side::Min) => "tree-choose-beta",
        };
        let gaps = [
            ("move", self.name(by).into()),
            ("score", self.score(score).into()),
            ("call", event.call.into()),
        ];
        self.locale.format(key, &gaps)
    }

    fn cut(&self, cut: &Cut) -> String {
        let reason = self.reason(cut);
        if cut.pruned.is_empty() {
            return self
                .locale
                .format("tree-cut-none", &[("reason", reason.into())]);
        }
        let moves: Vec<String> = cut.pruned.iter().map(|&by| self.name(by)).collect();
        let key = if cut.fast {
            "tree-cut-fast"
        } else {
            "tree-cut"
        };
        let gaps = [
            ("reason", reason.into()),
            // Squares and numbers are written from left to right.
            ("moves", moves.join(", ").into()),
        ];
        self.locale.format(key, &gaps)
    }

    fn leave(&self, score: i64) -> String {
        let call = self.call;
        let average = RunningAverage::at(self.view.state(), call);
        let averages = self.method().algorithm.averages() && average.moves > 0;
        let key = if call.end.is_some() {
            "tree-leave-over"
        } else if averages && average.plain() != average.favoured() {
            "tree-leave-favour"
        } else if averages {
            "tree-leave-average"
        } else if call.children.is_empty() && call.changes.is_empty() {
            "tree-leave-limit"
        } else if call.changes.is_empty() {
            "tree-leave-bound"
        } else {
            "tree-leave"
        };
        let gaps = [
            ("call", call.number.into()),
            ("score", self.score(score).into()),
            ("total", average.total.into()),
            ("count", average.moves.into()),
            ("wins", average.wins.into()),
            ("mean", average.plain().into()),
            ("favoured", average.favoured().into()),
        ];
        self.locale.format(key, &gaps)
    }

    /// Whose turn it is, or how the game has ended.
    pub(super) fn standing(&self) -> String {
        let to_move = self.view.to_move(self.call);
        let side = self.call.side;
        let key = match (self.call.end, side, to_move) {
            (Some(End::MaxWins | End::MinWins), ..) => "trace-win",
            (Some(End::Draw), ..) => "trace-draw",
            (Some(End::Leaf), ..) => "trace-leaf",
            (None, Side::Max, None) => "trace-max-tree",
            (None, Side::Min, None) => "trace-min-tree",
            (None, Side::Max, Some(_)) => "trace-max",
            (None, Side::Min, Some(_)) => "trace-min",
        };
        let lost = matches!(
            (self.call.end, side),
            (Some(End::MaxWins), Side::Min) | (Some(End::MinWins), Side::Max)
        );
        let symbol = to_move.map(|symbol| if lost { !symbol } else { symbol });
        let symbol = symbol.map_or(String::new(), |symbol| symbol.to_string());
        self.locale.format(key, &[("symbol", symbol.into())])
    }

    /// The numbers for which moves were left out, as a formula.
    fn reason(&self, cut: &Cut) -> String {
        let bound = |bound: Option<i64>| bound.map_or("∞".to_owned(), |bound| self.score(bound));
        let (alpha, beta) = (bound(cut.window.alpha), bound(cut.window.beta));
        if cut.fast {
            return match self.call.side {
                Side::Max => format!("α = {alpha}"),
                Side::Min => format!("β = {beta}"),
            };
        }
        let sign = match self.method().algorithm {
            Algorithm::AlphaBeta {
                cut: CutRule::Above,
                ..
            } => '>',
            _ => '≥',
        };
        format!("α = {alpha} {sign} β = {beta}")
    }

    /// A move: its square on a board, its place in a tree.
    fn name(&self, by: u32) -> String {
        match self.view.subject().square(by) {
            Some(square) => square.to_string(),
            None => self.locale.number(by),
        }
    }

    fn score(&self, score: i64) -> String {
        score_text(self.locale, self.method(), score)
    }

    fn method(&self) -> &Method {
        &self.view.trace().method
    }
}

#[cfg(test)]
mod tests {
    use dooz_coach::trace::{Go, PseudoCode, Subject, Trace};
    use dooz_core::classics::Machinarium;
    use dooz_core::{Position, Rules, Setup, Symbol};
    use dooz_locale::Language;

    use super::*;

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
            assert!(
                text.contains(&score_text(&locale, &view.trace().method, number)),
                "{text}"
            );
        }
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
}
