//! What is seen, and when it is worked out.

use std::rc::Rc;

use super::{NOTHING, Notes};
use crate::graph::{RwSignal, Signal, Stored, derived, memo, quietly};

#[test]
fn a_memo_is_worked_out_when_somebody_looks_at_it_and_not_before() {
    let (side, made) = (RwSignal::new(3), Notes::new());
    let area = memo(move || {
        made.add(side.get());
        side.get() * side.get()
    });
    assert_eq!(made.take(), NOTHING);
    assert_eq!((area.get(), area.get()), (9, 9));
    assert_eq!(made.take(), [3]);
    side.set(4);
    side.set(5);
    assert_eq!(made.take(), NOTHING);
    assert_eq!(area.get(), 25);
    assert_eq!(made.take(), [5]);
}

#[test]
fn a_memo_that_is_the_same_again_lets_those_rest_that_look_at_it() {
    let (number, made) = (RwSignal::new(1), Notes::new());
    let is_odd = memo(move || number.get() % 2 == 1);
    let says = memo(move || {
        made.add(0);
        if is_odd.get() { "odd" } else { "even" }
    });
    assert_eq!(says.get(), "odd");
    number.set(3);
    assert_eq!(says.get(), "odd");
    assert_eq!(made.take().len(), 1);
    number.set(4);
    assert_eq!(says.get(), "even");
    assert_eq!(made.take().len(), 1);
}

#[test]
fn a_memo_is_made_once_of_two_that_rest_on_the_same() {
    let (number, made) = (RwSignal::new(1), Notes::new());
    let (twice, thrice) = (
        memo(move || number.get() * 2),
        memo(move || number.get() * 3),
    );
    let sum = memo(move || {
        let sum = twice.get() + thrice.get();
        made.add(sum);
        sum
    });
    assert_eq!(sum.get(), 5);
    number.set(2);
    assert_eq!(sum.get(), 10);
    assert_eq!(made.take(), [5, 10]);
}

#[test]
fn what_is_not_looked_at_any_more_does_not_matter() {
    let (first, second, left) = (RwSignal::new(1), RwSignal::new(2), RwSignal::new(true));
    let made = Notes::new();
    let chosen = memo(move || {
        let chosen = if left.get() {
            first.get()
        } else {
            second.get()
        };
        made.add(chosen);
        chosen
    });
    assert_eq!(chosen.get(), 1);
    left.set(false);
    assert_eq!(chosen.get(), 2);
    first.set(10);
    assert_eq!(chosen.get(), 2);
    assert_eq!(made.take(), [1, 2]);
}

#[test]
fn a_memo_is_not_asked_for_what_another_one_makes_needless() {
    let list = RwSignal::new(vec![7]);
    let has_some = memo(move || !list.read().is_empty());
    // It would panic if it were asked of an empty list.
    let first = memo(move || list.read()[0]);
    let shown = memo(move || if has_some.get() { first.get() } else { -1 });
    assert_eq!(shown.get(), 7);
    list.set(Vec::new());
    assert_eq!(shown.get(), -1);
}

#[test]
fn something_derived_is_worked_out_each_time() {
    let (number, made) = (RwSignal::new(1), Notes::new());
    let next = derived(move || {
        made.add(0);
        number.get() + 1
    });
    assert_eq!((next.get(), next.now()), (2, 2));
    assert_eq!(made.take().len(), 2);
}

#[test]
fn who_looks_at_something_derived_looks_at_what_it_is_derived_from() {
    let number = RwSignal::new(1);
    let next = derived(move || number.get() + 1);
    let twice = memo(move || next.get() * 2);
    assert_eq!(twice.get(), 4);
    number.set(2);
    assert_eq!(twice.get(), 6);
}

#[test]
fn a_glance_is_not_noticed() {
    let (number, other) = (RwSignal::new(1), RwSignal::new(1));
    let next = derived(move || number.get() + 1);
    let seen = memo(move || {
        let glances = [
            number.now(),
            number.peek(|number| *number),
            next.now(),
            quietly(|| number.get()),
        ];
        (other.get(), glances)
    });
    assert_eq!(seen.get(), (1, [1, 1, 2, 1]));
    number.set(5);
    assert_eq!(seen.get(), (1, [1, 1, 2, 1]));
    other.set(2);
    assert_eq!(seen.get(), (2, [5, 5, 6, 5]));
}

#[test]
fn what_is_looked_at_during_a_glance_is_noticed() {
    let (glanced, seen) = (RwSignal::new(1), RwSignal::new(10));
    let sum = memo(move || glanced.peek(|glanced| glanced + seen.get()));
    assert_eq!(sum.get(), 11);
    seen.set(20);
    assert_eq!(sum.get(), 21);
}

#[test]
fn a_value_can_be_looked_at_while_it_is_looked_at() {
    let name = RwSignal::new("Ada".to_owned());
    let lengths = name.with(|outer| name.with(|inner| (outer.len(), inner.len())));
    assert_eq!(lengths, (3, 3));
}

#[test]
fn who_looks_at_a_value_while_it_is_set_keeps_what_it_was() {
    let name = RwSignal::new("Ada".to_owned());
    let before = name.with(|before| {
        name.set("Alan".to_owned());
        before.clone()
    });
    assert_eq!((&*before, &**name.read()), ("Ada", "Alan"));
}

#[test]
#[should_panic = "nobody changes a value while somebody looks at it"]
fn a_value_is_not_changed_in_its_place_while_somebody_looks_at_it() {
    let names = RwSignal::new(vec!["Ada"]);
    names.with(|_| names.update(|names| names.push("Alan")));
}

#[test]
#[should_panic = "nobody looks at a value while it is changed"]
fn a_value_is_not_looked_at_while_it_is_changed() {
    let names = RwSignal::new(vec!["Ada"]);
    names.update(|_| assert_eq!(names.read().len(), 1));
}

#[test]
#[should_panic = "nobody changes a value while it is changed"]
fn a_value_that_is_being_changed_is_not_set() {
    let names = RwSignal::new(vec!["Ada"]);
    names.update(|_| names.set(Vec::new()));
}

#[test]
#[should_panic = "no memo looks at itself"]
fn a_memo_that_looks_at_itself_is_found_out() {
    let itself = Stored::new(Signal::constant(1));
    let number = memo(move || itself.get().get() + 1);
    itself.set(number);
    let _ = number.get();
}

#[test]
fn a_value_need_not_be_one_that_can_be_copied() {
    struct Board([u8; 9]);
    let board = RwSignal::new(Board([0; 9]));
    board.update(|board| board.0[4] = 1);
    let stones = memo(move || board.with(|board| board.0.iter().sum::<u8>()));
    assert_eq!(stones.get(), 1);
}

#[test]
fn a_value_is_dropped_when_another_one_takes_its_place() {
    let value = Rc::new(());
    let signal = RwSignal::new(Some(value.clone()));
    assert_eq!(Rc::strong_count(&value), 2);
    signal.set(None);
    assert_eq!(Rc::strong_count(&value), 1);
}
