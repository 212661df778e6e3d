//! When effects run.

use super::{NOTHING, Notes, note};
use crate::graph::{RwSignal, Stored, keep, memo, quietly, settle, watch, whenever};

#[test]
fn many_changes_lead_to_one_run() {
    let number = RwSignal::new(1);
    let seen = note(number);
    assert_eq!(seen.take(), [1]);
    for new in 2..=9 {
        number.set(new);
    }
    assert_eq!(seen.take(), NOTHING);
    settle();
    assert_eq!(seen.take(), [9]);
    settle();
    assert_eq!(seen.take(), NOTHING);
}

#[test]
fn an_effect_sees_nothing_half_changed() {
    let number = RwSignal::new(1);
    let (next, twice) = (
        memo(move || number.get() + 1),
        memo(move || number.get() * 2),
    );
    let seen = Notes::new();
    keep(move || {
        seen.add(next.get() * 100 + twice.get());
    });
    assert_eq!(seen.take(), [202]);
    number.set(5);
    settle();
    assert_eq!(seen.take(), [610]);
}

#[test]
fn an_effect_rests_while_what_it_sees_is_the_same() {
    let number = RwSignal::new(1);
    let is_odd = memo(move || number.get() % 2 == 1);
    let seen = Notes::new();
    keep(move || seen.add(is_odd.get().into()));
    number.set(3);
    settle();
    assert_eq!(seen.take(), [1]);
    number.set(4);
    settle();
    assert_eq!(seen.take(), [0]);
}

#[test]
fn effects_run_in_the_order_in_which_they_were_made() {
    let (first, second, seen) = (RwSignal::new(0), RwSignal::new(0), Notes::new());
    for number in 0..4 {
        keep(move || {
            let signal = if number % 2 == 0 { first } else { second };
            signal.track();
            seen.add(number);
        });
    }
    assert_eq!(seen.take(), [0, 1, 2, 3]);
    second.set(1);
    first.set(1);
    settle();
    assert_eq!(seen.take(), [0, 1, 2, 3]);
}

#[test]
fn one_effect_runs_at_once_and_another_one_soon() {
    let seen = Notes::new();
    whenever(move || seen.add(1));
    keep(move || seen.add(2));
    assert_eq!(seen.take(), [2]);
    settle();
    assert_eq!(seen.take(), [1]);
}

#[test]
fn what_an_effect_writes_is_seen_by_others_in_the_same_settling() {
    let (number, twice) = (RwSignal::new(1), RwSignal::new(0));
    let seen = note(twice);
    keep(move || twice.set(number.get() * 2));
    settle();
    assert_eq!(seen.take(), [0, 2]);
    number.set(4);
    settle();
    assert_eq!(seen.take(), [8]);
}

#[test]
fn an_effect_that_writes_what_it_has_seen_runs_again() {
    let (number, seen) = (RwSignal::new(0), Notes::new());
    keep(move || {
        seen.add(number.get());
        if number.now() < 3 {
            number.update(|number| *number += 1);
        }
    });
    settle();
    assert_eq!(seen.take(), [0, 1, 2, 3]);
}

#[test]
#[should_panic = "effects set each other off without end"]
fn effects_that_never_come_to_rest_are_found_out() {
    let number = RwSignal::new(0_u64);
    keep(move || number.set(number.get() + 1));
    settle();
}

#[test]
fn who_watches_hears_of_changes_from_now_on() {
    let (place, other, seen) = (RwSignal::new(1), RwSignal::new(1), Notes::new());
    watch(place.into(), move |place| seen.add(place * other.get()));
    settle();
    assert_eq!(seen.take(), NOTHING);
    place.set(2);
    settle();
    assert_eq!(seen.take(), [2]);
    other.set(7);
    settle();
    assert_eq!(seen.take(), NOTHING, "only the place is watched");
}

#[test]
fn an_effect_within_another_one_goes_before_that_runs_again() {
    let (outer, inner, seen) = (RwSignal::new(1), RwSignal::new(1), Notes::new());
    keep(move || {
        let here = outer.get();
        keep(move || seen.add(here * 10 + inner.get()));
    });
    assert_eq!(seen.take(), [11]);
    inner.set(2);
    settle();
    assert_eq!(seen.take(), [12]);
    // The inner one would see both changes and be made anew besides.
    inner.set(3);
    outer.set(2);
    settle();
    assert_eq!(seen.take(), [23]);
    inner.set(4);
    settle();
    assert_eq!(seen.take(), [24], "and only one of them is left");
}

#[test]
fn an_effect_can_be_made_quietly_within_another_one() {
    let (number, outer) = (RwSignal::new(1), Notes::new());
    let inner = Stored::new(0);
    keep(move || {
        outer.add(0);
        quietly(|| keep(move || inner.set(number.get())));
    });
    number.set(2);
    settle();
    assert_eq!((outer.take().len(), inner.get()), (1, 2));
}

#[test]
fn settling_within_an_effect_is_left_to_who_settles_already() {
    let number = RwSignal::new(1);
    let first = Notes::new();
    keep(move || {
        first.add(number.get());
        settle();
    });
    let second = note(number);
    number.set(2);
    settle();
    assert_eq!((first.take(), second.take()), (vec![1, 2], vec![1, 2]));
}

#[test]
fn a_signal_with_many_observers_tells_all_of_them() {
    let (number, seen) = (RwSignal::new(0), Notes::new());
    for _ in 0..2000 {
        keep(move || seen.add(number.get()));
    }
    for _ in 0..3 {
        number.update(|number| *number += 1);
        settle();
    }
    assert_eq!(seen.take().iter().sum::<i32>(), 2000 * (1 + 2 + 3));
}
