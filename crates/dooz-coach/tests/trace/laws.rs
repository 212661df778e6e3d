//! Laws of the log: the state is a fold, forwards and back.

use dooz_coach::trace::{Go, SearchState, Step, Trace, TreeView};
use proptest::prelude::*;

use super::messages::tree;

/// Trees as somebody might type them.
fn trees() -> impl Strategy<Value = String> {
    let leaf = (-9..10_i64).prop_map(|value| value.to_string());
    leaf.prop_recursive(5, 60, 4, |subtree| {
        prop::collection::vec(subtree, 1..4).prop_map(|parts| format!("({})", parts.join(" ")))
    })
}

fn methods() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "minimax",
        "negamax",
        "alphabeta",
        "alphabeta:window=-3,3:cut=gt",
        "alphabeta:fast-cut=both:order=reversed",
        "averaging",
    ])
}

proptest! {
    #[test]
    fn stepping_back_is_folding_fewer(
        text in trees(),
        method in methods(),
        steps in prop::collection::vec(any::<prop::sample::Index>(), 1..6),
    ) {
        let trace = Trace::record(tree(&text), method.parse().unwrap()).unwrap();
        let events = trace.events.clone();
        let mut view = TreeView::new(trace);
        for step in steps {
            let step = step.index(events.len() + 1);
            view.go(Go::To(step));
            prop_assert_eq!(view.step(), step);
            prop_assert_eq!(view.state(), &SearchState::of(&events[..step]));
        }
    }

    #[test]
    fn every_call_returns_once_and_inside_its_parent(text in trees(), method in methods()) {
        let trace = Trace::record(tree(&text), method.parse().unwrap()).unwrap();
        let mut open = Vec::new();
        for event in &trace.events {
            match event.step {
                Step::Enter { parent, .. } => {
                    prop_assert_eq!(parent, open.last().copied());
                    open.push(event.call);
                }
                Step::Leave { .. } => prop_assert_eq!(open.pop(), Some(event.call)),
                _ => prop_assert_eq!(open.last(), Some(&event.call)),
            }
        }
        let state = trace.state();
        let mut order: Vec<u64> =
            state.calls().iter().map(|call| call.returned.unwrap().order).collect();
        order.sort_unstable();
        prop_assert!(order.into_iter().eq(1..=trace.summary.calls));
        prop_assert!(!trace.summary.limited);
    }

    #[test]
    fn calls_and_pruned_moves_are_all_moves(text in trees()) {
        let [full, part] = ["minimax", "alphabeta"]
            .map(|name| Trace::record(tree(&text), name.parse().unwrap()).unwrap());
        let diff = dooz_coach::trace::Diff::of(&full, &part);
        let state = part.state();
        let pruned: usize =
            state.calls().iter().filter_map(|call| call.cut.as_ref()).map(|cut| cut.pruned.len()).sum();
        prop_assert_eq!(diff.missing.len(), pruned);
        prop_assert_eq!(full.summary.score, part.summary.score);
    }
}
