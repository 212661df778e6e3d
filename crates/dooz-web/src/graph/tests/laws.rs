//! A graph of any shape shows what plain arithmetic shows.

use proptest::prelude::*;

use super::Notes;
use crate::graph::{Owner, RwSignal, Signal, derived, keep, memo, settle};

/// How many signals there are before all else.
const SIGNALS: usize = 3;

/// Something that is made of two of those before it, or, if the first of them
/// is odd, of that one alone.
#[derive(Clone, Copy, Debug)]
struct Part {
    first: usize,
    second: usize,
    /// Small numbers are often the same again.
    below: i32,
    is_memo: bool,
}

impl Part {
    /// What it is; `value` tells of those before it, which are `count`.
    fn of(self, count: usize, value: impl Fn(usize) -> i32) -> i32 {
        let first = value(self.first % count);
        let is_odd = first % 2 == 1;
        let second = if is_odd {
            0
        } else {
            value(self.second % count)
        };
        (first + second) % self.below
    }
}

/// What is done to the graph. Places may lie behind the end, and begin again
/// there.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Set(usize, i32),
    Read(usize),
    /// Lets an effect go.
    Drop(usize),
    Settle,
}

fn part() -> impl Strategy<Value = Part> {
    let places = (0..100_usize, 0..100_usize);
    (places, 1..6, any::<bool>()).prop_map(|((first, second), below, is_memo)| Part {
        first,
        second,
        below,
        is_memo,
    })
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => (0..SIGNALS, 0..4).prop_map(|(place, value)| Deed::Set(place, value)),
        2 => (0..100_usize).prop_map(Deed::Read),
        1 => (0..100_usize).prop_map(Deed::Drop),
        3 => Just(Deed::Settle),
    ]
}

/// A graph, and the numbers from which all of it follows.
struct World {
    numbers: [i32; SIGNALS],
    parts: Vec<Part>,
    sources: [RwSignal<i32>; SIGNALS],
    signals: Vec<Signal<i32>>,
    effects: Vec<Effect>,
    /// Whether anything was looked at since the last settling.
    was_read: bool,
}

/// An effect that notes what a signal holds.
struct Effect {
    owner: Owner,
    place: usize,
    seen: Notes,
    last: i32,
}

impl World {
    /// A graph in which all is 0, with an effect for each signal.
    fn new(parts: Vec<Part>) -> Self {
        let sources = [0; SIGNALS].map(RwSignal::new);
        let mut signals: Vec<Signal<i32>> = sources.map(Signal::from).to_vec();
        for &part in &parts {
            let before = signals.clone();
            let make = move || part.of(before.len(), |place| before[place].get());
            signals.push(if part.is_memo {
                memo(make)
            } else {
                derived(make)
            });
        }
        let effect = |(place, &signal): (usize, &Signal<i32>)| {
            let (owner, seen) = (Owner::new(), Notes::new());
            owner.run(|| keep(move || seen.add(signal.get())));
            assert_eq!(seen.take(), [0]);
            Effect {
                owner,
                place,
                seen,
                last: 0,
            }
        };
        Self {
            numbers: [0; SIGNALS],
            parts,
            sources,
            effects: signals.iter().enumerate().map(effect).collect(),
            signals,
            was_read: false,
        }
    }

    /// What everything is, worked out from the beginning.
    fn values(&self) -> Vec<i32> {
        let mut values = self.numbers.to_vec();
        for part in &self.parts {
            let value = part.of(values.len(), |place| values[place]);
            values.push(value);
        }
        values
    }

    fn is_memo(&self, place: usize) -> bool {
        place >= SIGNALS && self.parts[place - SIGNALS].is_memo
    }

    fn act(&mut self, deed: Deed) {
        match deed {
            Deed::Set(place, number) => {
                self.numbers[place] = number;
                self.sources[place].set(number);
            }
            Deed::Read(place) => {
                let place = place % self.signals.len();
                assert_eq!(self.signals[place].get(), self.values()[place]);
                self.was_read = true;
            }
            Deed::Drop(place) => {
                if !self.effects.is_empty() {
                    let effect = self.effects.remove(place % self.effects.len());
                    effect.owner.dispose();
                }
            }
            Deed::Settle => self.settle(),
        }
    }

    fn settle(&mut self) {
        settle();
        let values = self.values();
        let mut effects = std::mem::take(&mut self.effects);
        for effect in &mut effects {
            let seen = effect.seen.take();
            assert!(seen.len() <= 1, "no effect runs twice");
            if let Some(&seen) = seen.first() {
                // A memo may have been something else meanwhile, if somebody
                // has looked.
                let is_idle = self.is_memo(effect.place) && seen == effect.last;
                assert!(!is_idle || self.was_read, "memos tell news only");
                effect.last = seen;
            }
            assert_eq!(effect.last, values[effect.place]);
        }
        self.effects = effects;
        self.was_read = false;
    }
}

proptest! {
    #[test]
    fn a_graph_of_any_shape_shows_what_plain_arithmetic_shows(
        parts in proptest::collection::vec(part(), 0..12),
        deeds in proptest::collection::vec(deed(), 0..40),
    ) {
        let everything = Owner::new();
        let mut world = everything.run(|| World::new(parts));
        for deed in deeds {
            world.act(deed);
        }
        world.settle();
        everything.dispose();
    }
}
