//! The methods, checked against known figures.

use std::ops::ControlFlow;

use dooz_coach::trace::{
    Bounds, Diff, Method, Step, Subject, Summary, Trace, TraceFilter, rows, stream,
};
use dooz_core::{Limits, Rules, Setup, Symbol};

use super::messages::{board, trace, tree};

fn counted(subject: &Subject, method: &str) -> Summary {
    let method: Method = method.parse().unwrap();
    let limits = Limits::default();
    stream(
        subject,
        &method,
        &limits,
        &mut |_| ControlFlow::Continue(()),
    )
    .unwrap()
}

#[test]
fn the_empty_board_takes_as_many_calls_as_the_articles_say() {
    let empty = board(".........", Symbol::X);
    for (method, calls) in [
        ("minimax", 549_946),
        ("sisoog", 549_946),
        ("lafore", 340_858),
        ("classic-alphabeta", 16_811),
        ("alphabeta:window=-1,1", 16_811),
        ("alphabeta", 18_297),
    ] {
        assert_eq!(counted(&empty, method).calls, calls, "{method}");
    }
}

#[test]
fn a_good_order_lets_alpha_beta_leave_out_more() {
    let empty = board(".........", Symbol::X);
    assert_eq!(
        counted(&empty, "alphabeta:order=centre:fast-cut=both").score,
        0
    );
    assert!(counted(&empty, "alphabeta:order=centre").calls < 10_000);
}

#[test]
fn all_forms_and_orders_agree_on_the_score() {
    let subject = board("X...O....", Symbol::X);
    let score = counted(&subject, "minimax").score;
    for method in [
        "negamax",
        "alphabeta:form=one",
        "alphabeta:order=reversed:cut=gt",
        "alphabeta:order=centre:fast-cut=both",
    ] {
        assert_eq!(counted(&subject, method).score, score, "{method}");
    }
}

#[test]
fn a_quick_win_is_worth_more_with_depth() {
    let subject = board("XX.OO....", Symbol::X);
    assert_eq!(counted(&subject, "minimax").score, 10);
    assert_eq!(counted(&subject, "minimax:depth-score=zero").score, 10);
    assert_eq!(counted(&subject, "minimax:depth-score=one").score, 9);
}

#[test]
fn who_maximises_decides_the_sign() {
    let subject = board("XX.OO....", Symbol::X);
    assert_eq!(counted(&subject, "minimax:max=o").score, -10);
    assert_eq!(counted(&subject, "freecodecamp:max=o").score, -10);
}

#[test]
fn other_boards_are_searched_too() {
    let rules: Rules = "4x1x2-misere".parse().unwrap();
    let subject = Subject::board(&Setup::parse(rules, "....", Symbol::O).unwrap()).unwrap();
    let trace = trace(subject, "alphabeta");
    assert_eq!(
        rows(&trace, &trace.state()).next().unwrap().board.unwrap(),
        "...."
    );
    assert!(!trace.summary.limited);
}

#[test]
fn a_filter_keeps_the_numbers_and_the_boards() {
    let subject = board("O.XX.X.OO", Symbol::X);
    let filter = TraceFilter {
        depth: Some(2),
        subtree: Some(6),
    };
    let part = Trace::record_part(subject, Method::default(), filter).unwrap();
    let state = part.state();
    let rows: Vec<_> = rows(&part, &state).collect();
    let seen: Vec<_> = rows
        .iter()
        .map(|row| (row.call, row.board.as_deref().unwrap()))
        .collect();
    assert_eq!(seen, [(6, "O.XX.XXOO"), (7, "OOXX.XXOO"), (9, "O.XXOXXOO")]);
    assert_eq!(rows[1].calls, Some(2));
}

#[test]
fn a_sink_that_wants_no_more_ends_the_search() {
    let empty = board(".........", Symbol::X);
    let mut events = 0;
    let summary = stream(&empty, &Method::default(), &Limits::default(), &mut |_| {
        events += 1;
        ControlFlow::Break(())
    });
    let summary = summary.unwrap();
    assert_eq!(events, 1);
    assert!(summary.limited && summary.calls < 2000, "{summary:?}");
}

#[test]
fn limits_are_told() {
    let empty = board(".........", Symbol::X);
    let filter = TraceFilter::default();
    let two_ahead = Limits {
        depth: Some(2),
        ..Limits::default()
    };
    for method in ["minimax", "averaging", "sisoog"] {
        let method = method.parse().unwrap();
        let trace =
            Trace::record_within(empty.clone(), method, filter, &two_ahead, &mut |_| {}).unwrap();
        assert_eq!((trace.summary.calls, trace.summary.limited), (82, true));
    }
    let whole = trace(board("O.XX.X.OO", Symbol::X), "lafore");
    assert!(!whole.summary.limited);
}

#[test]
fn what_wins_at_once_is_chosen_without_a_call() {
    let trace = trace(board("O.XX.X.OO", Symbol::X), "lafore");
    let state = trace.state();
    let root = state.call(1).unwrap();
    assert_eq!(root.changes.last().unwrap().mv, 4);
    let moves: Vec<_> = root
        .children
        .iter()
        .map(|&child| state.call(child).unwrap().mv)
        .collect();
    assert_eq!(moves, [Some(1), Some(6)]);
}

#[test]
fn a_cut_lists_what_it_leaves_out_and_the_bounds_that_met() {
    let trace = trace(tree("((7 9) (3 8 6))"), "alphabeta");
    let cuts: Vec<_> = trace
        .events
        .iter()
        .filter_map(|event| match &event.step {
            Step::Cut { pruned, window, .. } => Some((event.call, pruned.clone(), *window)),
            _ => None,
        })
        .collect();
    let met = Bounds {
        alpha: Some(7),
        beta: Some(3),
    };
    assert_eq!(cuts, [(5, vec![1, 2], met)]);
}

#[test]
fn what_alpha_beta_prunes_is_what_minimax_has_more() {
    let subject = board("X...O....", Symbol::X);
    let [full, pruned] = ["minimax", "alphabeta"].map(|name| trace(subject.clone(), name));
    let diff = Diff::of(&full, &pruned);
    assert_eq!(diff.second_alone, 0);
    assert_eq!(diff.common, pruned.summary.calls);
    assert_eq!(diff.common + diff.first_alone, full.summary.calls);
    let missing: u64 = diff.missing.iter().map(|place| place.calls).sum();
    assert_eq!(missing, diff.first_alone);
    assert!(diff.missing.iter().all(|place| place.cut.is_some()));
    assert_eq!(Diff::of(&full, &full).missing, []);
}
