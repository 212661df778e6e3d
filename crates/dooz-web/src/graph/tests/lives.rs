//! How long things live.

use std::rc::Rc;

use super::{NOTHING, Notes, note};
use crate::graph::runtime::graph;
use crate::graph::{Owner, RwSignal, Stored, keep, memo, on_cleanup, quietly, settle, whenever};

fn count_nodes() -> usize {
    graph(|graph| graph.nodes.iter().count())
}

/// How often somebody looks at something.
fn count_looks() -> usize {
    graph(|graph| graph.nodes.iter().map(|node| node.observers.len()).sum())
}

#[test]
fn what_was_made_for_an_owner_goes_with_it() {
    let before = count_nodes();
    let owner = Owner::new();
    let (number, twice) = owner.run(|| {
        let number = RwSignal::new(1);
        let twice = memo(move || number.get() * 2);
        keep(move || assert_eq!(twice.get(), number.get() * 2));
        (number, twice)
    });
    owner.dispose();
    assert!(number.is_gone() && twice.is_gone());
    assert_eq!(count_nodes(), before);
}

#[test]
fn the_value_of_a_signal_goes_with_it() {
    let value = Rc::new(());
    let owner = Owner::new();
    owner.run(|| RwSignal::new(value.clone()));
    assert_eq!(Rc::strong_count(&value), 2);
    owner.dispose();
    assert_eq!(Rc::strong_count(&value), 1);
}

#[test]
fn who_is_gone_is_forgotten_by_what_it_has_looked_at() {
    let number = RwSignal::new(1);
    let owner = Owner::new();
    owner.run(|| keep(move || number.track()));
    assert_eq!(count_looks(), 1);
    owner.dispose();
    assert_eq!(count_looks(), 0);
}

#[test]
fn an_effect_without_its_owner_does_not_run() {
    let number = RwSignal::new(1);
    let owner = Owner::new();
    let seen = Notes::new();
    owner.run(|| {
        keep(move || seen.add(number.get()));
        whenever(move || seen.add(100 + number.get()));
    });
    number.set(2);
    owner.dispose();
    settle();
    assert_eq!(seen.take(), [1]);
}

#[test]
fn an_effect_that_lets_its_owner_go_is_left_to_end() {
    let before = count_nodes();
    let (go, seen) = (RwSignal::new(false), Notes::new());
    let owner = Owner::new();
    owner.run(|| {
        keep(move || {
            if go.get() {
                owner.dispose();
                on_cleanup(move || seen.add(2));
                // It goes as well, though it came later.
                let _ = RwSignal::new(0);
                seen.add(1);
            }
        });
    });
    go.set(true);
    settle();
    assert_eq!(seen.take(), [1, 2]);
    go.set(false);
    settle();
    go.set(true);
    settle();
    assert_eq!(seen.take(), NOTHING);
    assert_eq!(count_nodes(), before + 2, "the signal and the notes stay");
}

#[test]
fn an_owner_that_goes_while_things_are_made_for_it_is_left_to_end() {
    let owner = Owner::new();
    let late = owner.run(|| {
        owner.dispose();
        RwSignal::new(1)
    });
    assert!(late.is_gone());
}

#[test]
fn a_place_is_taken_again_and_old_names_do_not_lead_there() {
    let (old, new) = (Owner::new(), Owner::new());
    let first = old.run(|| RwSignal::new(1));
    old.dispose();
    let count = count_nodes();
    let second = new.run(|| RwSignal::new(2));
    assert_eq!(count_nodes(), count + 1);
    assert!(first.is_gone());
    first.set(7);
    assert_eq!(second.get(), 2);
}

#[test]
#[should_panic = "nobody looks at a value that is gone with its owner"]
fn what_is_gone_is_not_looked_at() {
    let owner = Owner::new();
    let number = owner.run(|| RwSignal::new(1));
    owner.dispose();
    let _ = number.get();
}

#[test]
fn to_change_what_is_gone_does_nothing() {
    let owner = Owner::new();
    let (signal, stored) = owner.run(|| (RwSignal::new(1), Stored::new(vec![1])));
    owner.dispose();
    signal.set(2);
    signal.update(|_| unreachable!());
    stored.set(Vec::new());
    assert_eq!(signal.try_update(|signal| *signal), None);
    assert!(stored.take().is_empty());
}

#[test]
fn who_rests_on_what_is_gone_is_not_run_for_it() {
    let owner = Owner::new();
    let number = owner.run(|| RwSignal::new(1));
    let seen = note(number);
    owner.dispose();
    number.set(2);
    settle();
    assert_eq!(seen.take(), [1]);
}

#[test]
fn what_came_last_goes_first_and_sees_what_came_before() {
    let owner = Owner::new();
    let seen = Notes::new();
    owner.run(|| {
        let first = RwSignal::new(1);
        on_cleanup(move || seen.add(first.get()));
        let second = RwSignal::new(2);
        on_cleanup(move || seen.add(first.get() + 10 * second.get()));
    });
    owner.dispose();
    assert_eq!(seen.take(), [21, 1]);
}

#[test]
fn an_effect_is_cleaned_up_before_each_run_and_at_its_end() {
    let number = RwSignal::new(1);
    let seen = Notes::new();
    let owner = Owner::new();
    owner.run(|| {
        keep(move || {
            let here = number.get();
            on_cleanup(move || seen.add(-here));
            seen.add(here);
        });
    });
    number.set(2);
    settle();
    assert_eq!(seen.take(), [1, -1, 2]);
    owner.dispose();
    assert_eq!(seen.take(), [-2]);
}

#[test]
fn what_cleans_up_may_write_and_is_not_noticed_to_look() {
    let (number, cleaned) = (RwSignal::new(1), RwSignal::new(0));
    let runs = Notes::new();
    keep(move || {
        number.track();
        runs.add(0);
        on_cleanup(move || cleaned.set(cleaned.get() + 1));
    });
    let seen = note(cleaned);
    number.set(2);
    settle();
    assert_eq!(seen.take(), [0, 1]);
    cleaned.set(7);
    settle();
    assert_eq!(runs.take().len(), 2);
}

#[test]
fn what_is_made_within_a_memo_goes_when_it_is_made_anew() {
    let number = RwSignal::new(1);
    let inner = memo(move || {
        number.track();
        Some(quietly(|| RwSignal::new(0)).is_gone())
    });
    let before = count_nodes();
    for new in 0..5 {
        number.set(new);
        assert_eq!(inner.get(), Some(false));
    }
    assert_eq!(count_nodes(), before + 1);
}

#[test]
fn a_child_may_go_before_its_owner() {
    let owner = Owner::new();
    let (first, second) = (owner.child(), owner.child());
    let in_first = first.run(|| RwSignal::new(1));
    let in_second = second.run(|| RwSignal::new(2));
    first.dispose();
    assert!(in_first.is_gone() && !in_second.is_gone());
    owner.dispose();
    assert!(in_second.is_gone());
}

#[test]
fn things_are_made_for_an_owner_without_looking_at_signals() {
    let (number, seen) = (RwSignal::new(1), Notes::new());
    let owner = Owner::new();
    keep(move || seen.add(owner.run(|| number.get())));
    number.set(2);
    settle();
    assert_eq!(seen.take(), [1]);
}

#[test]
fn whoever_runs_often_leaves_nothing_behind() {
    let number = RwSignal::new(0);
    keep(move || {
        let twice = memo(move || number.get() * 2);
        keep(move || assert_eq!(twice.get(), number.get() * 2));
    });
    let before = (count_nodes(), count_looks());
    for new in 1..100 {
        number.set(new);
        settle();
    }
    assert_eq!((count_nodes(), count_looks()), before);
}
