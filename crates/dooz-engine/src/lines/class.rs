//! Exact classes of windows.

use std::collections::HashMap;

use dooz_core::{Player, Rules};

use super::segment::{self, Segment};
use super::window::Window;

/// The class of a window for one player: equal for two windows if, after a stone
/// in the middle, the same sequences of further stones complete a line.
///
/// A sequence may contain idle stones, up to `k` in all; so the class also tells
/// how many squares of the window are left for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineClass(u16);

impl LineClass {
    /// The class of windows in which no line of the player is possible.
    pub const DEAD: Self = Self(0);
    /// The class of windows in which the stone in the middle completes a line.
    pub const FIVE: Self = Self(1);

    /// Returns the number of the class.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// Finds the classes of windows under some rules, by trying all stones.
///
/// Classes are numbered in the order in which they are found.
///
/// ```
/// use dooz_core::{Player, Rules};
/// use dooz_engine::lines::LineClasses;
/// let mut classes = LineClasses::new(Rules::GOMOKU);
/// let mut class = |window: &str| classes.of(&window.parse().unwrap(), Player::First);
/// assert_eq!(class("..XX*...."), class("....*XX.."));
/// assert_ne!(class("..XX*...."), class(".OXX*...."));
/// ```
#[derive(Clone, Debug)]
pub struct LineClasses {
    rules: Rules,
    /// The classes that one more stone leads to, of each class but the first two.
    numbers: HashMap<Vec<LineClass>, LineClass>,
    known: HashMap<Continuation, LineClass>,
}

/// A stage on the way to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Continuation {
    segment: Segment,
    stones: u32,
    /// The number of empty squares of the window outside the segment.
    idle: u8,
    /// The number of stones that may be added.
    more: u8,
}

impl LineClasses {
    /// Creates the classes of a game.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            numbers: HashMap::from([(Vec::new(), LineClass::DEAD)]),
            known: HashMap::new(),
        }
    }

    /// Returns the class of a window for a player.
    ///
    /// # Panics
    ///
    /// If the radius of the window is not
    /// [`PatternTable::radius`](super::PatternTable::radius) of these rules.
    pub fn of(&mut self, window: &Window, player: Player) -> LineClass {
        let radius = segment::radius(self.rules);
        assert_eq!(window.radius(), radius, "the radius follows from the rules");
        let (segment, stones) = Segment::of(window, player, self.rules);
        let stones = stones | 1 << segment.middle;
        if segment.is_line(stones, segment.middle) {
            return LineClass::FIVE;
        }
        let inside = (segment.length - stones.count_ones() as u8) + 1;
        self.after(Continuation {
            segment,
            stones,
            idle: window.empty() - inside,
            more: self.rules.k() - 1,
        })
    }

    /// Returns the class of a continuation after its last stone.
    fn after(&mut self, stage: Continuation) -> LineClass {
        if stage.more == 0 {
            return LineClass::DEAD;
        }
        if let Some(&class) = self.known.get(&stage) {
            return class;
        }

        let more = stage.more - 1;
        let mut next = Vec::new();
        for place in stage.segment.empty(stage.stones) {
            let stones = stage.stones | 1 << place;
            next.push(if stage.segment.is_line(stones, place) {
                LineClass::FIVE
            } else {
                self.after(Continuation {
                    stones,
                    more,
                    ..stage
                })
            });
        }
        if stage.idle > 0 {
            let idle = stage.idle - 1;
            let class = self.after(Continuation {
                idle,
                more,
                ..stage
            });
            next.extend((0..stage.idle).map(|_| class));
        }
        next.retain(|&class| class != LineClass::DEAD);
        next.sort_unstable();

        // The first two numbers are taken by `DEAD` and `FIVE`.
        let new = self.numbers.len() + 1;
        let class = *self.numbers.entry(next).or_insert(LineClass(new as u16));
        self.known.insert(stage, class);
        class
    }
}
