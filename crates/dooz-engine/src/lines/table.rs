//! The patterns of all windows, by their keys.

use dooz_core::{Player, Rules};

use super::pattern::{Pattern, PatternsOfSegment};
use super::segment::{self, Segment, View};
use super::window::{Side, Window};

/// A window as a number that one stone changes by one exclusive or: two bits a
/// square, first the left side and then the right one, each from the middle
/// outwards.
///
/// ```text
/// bits   0 1   2 3   ...   2r 2r+1   ...
/// square  -1    -2   ...     +1      ...      00 empty, 01 first, 10 second
///                                             player's stone, 11 off the board
/// ```
pub type WindowKey = u32;

/// The patterns of all windows for both players, under some rules.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_engine::lines::{Pattern, PatternTable};
/// let table = PatternTable::new(Rules::STANDARD);
/// let key = table.key(&".OXXX*X...#".parse().unwrap());
/// assert_eq!(table.patterns(key), [Pattern::Five, Pattern::Dead]);
/// let key = table.key(&".XXXX*X...#".parse().unwrap());
/// assert_eq!(table.patterns(key), [Pattern::Dead, Pattern::Dead]);
/// ```
#[derive(Clone, Debug)]
pub struct PatternTable {
    radius: u8,
    view_bits: u32,
    /// The view that each player has of a side, by the side's half of a key.
    views: Vec<[u16; 2]>,
    /// The patterns of each player, by the views of both sides.
    patterns: [Vec<Pattern>; 2],
}

impl PatternTable {
    /// Generates the table.
    ///
    /// # Panics
    ///
    /// If a line has fewer than 3 or more than 8 stones.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        assert!((3..=8).contains(&rules.k()), "lines have 3 to 8 stones");
        let radius = segment::radius(rules);
        let views = (0..1 << (2 * radius)).map(|half| {
            let side = Side::of_key(half, radius);
            Player::BOTH.map(|player| View::of(side, player, rules).index(rules))
        });
        Self {
            radius,
            view_bits: View::bits(rules),
            views: views.collect(),
            patterns: Player::BOTH.map(|player| patterns_by_views(player, rules)),
        }
    }

    /// Returns the number of squares on each side of the middle of a window.
    #[must_use]
    pub const fn radius(&self) -> u8 {
        self.radius
    }

    /// Returns the key of a window.
    ///
    /// # Panics
    ///
    /// If the radius of the window is not that of the table.
    #[must_use]
    pub fn key(&self, window: &Window) -> WindowKey {
        assert_eq!(
            window.radius(),
            self.radius,
            "the radius belongs to the rules"
        );
        let [left, right] = window.sides().map(|side| side.key(self.radius));
        left | right << (2 * self.radius)
    }

    /// Returns the patterns of the first and of the second player.
    #[must_use]
    #[inline]
    pub fn patterns(&self, key: WindowKey) -> [Pattern; 2] {
        let left = self.views[(key & ((1 << (2 * self.radius)) - 1)) as usize];
        let right = self.views[(key >> (2 * self.radius)) as usize];
        [0, 1].map(|player| {
            let views = usize::from(left[player]) << self.view_bits | usize::from(right[player]);
            self.patterns[player][views]
        })
    }
}

/// Returns the patterns of a player, by the views of both sides.
fn patterns_by_views(player: Player, rules: Rules) -> Vec<Pattern> {
    let bits = View::bits(rules);
    let mut patterns = vec![Pattern::Dead; 1 << (2 * bits)];
    for left_shape in View::shapes(rules) {
        for right_shape in View::shapes(rules) {
            let (segment, _) = Segment::between(left_shape, right_shape, player, rules);
            let of_segment = PatternsOfSegment::new(segment, player, rules);
            for left in left_shape.with_all_stones() {
                for right in right_shape.with_all_stones() {
                    let (_, stones) = Segment::between(left, right, player, rules);
                    let views = [left, right].map(|view| usize::from(view.index(rules)));
                    patterns[views[0] << bits | views[1]] = of_segment.of(stones);
                }
            }
        }
    }
    patterns
}
