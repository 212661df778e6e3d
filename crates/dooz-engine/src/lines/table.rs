//! The patterns of all windows, by their keys.

use dooz_core::{Player, Rules};

use super::pattern::{Pattern, PatternsOfSegment};
use super::segment::{self, Segment, View};
use super::window::{Side, Window};

/// A window as a number of two bits a square, from the left to the right.
///
/// ```text
/// bits   0 1   2 3   ...   2r 2r+1   2r+2 2r+3   ...     00 empty, 01 first, 10 second
/// square  -r   1-r   ...      0          1       ...     player's stone, 11 off the board
/// ```
pub type WindowKey = u64;

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
    /// Numbers of the views that both players have of the left and of the right side, by
    /// the side's part of a key. Those of the left side are multiples of their count, so
    /// that a sum tells both.
    views: [Vec<u32>; 2],
    /// The patterns of both players, by the sum of two numbers.
    patterns: Vec<[Pattern; 2]>,
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
        let bits = View::bits(rules);
        let views_of = |key| {
            let side = Side::of_key(key, radius);
            Player::BOTH.map(|player| View::of(side, player, rules).index(rules))
        };
        let (right, views) = numbered((0..1 << (2 * radius)).map(views_of), bits);
        let count = views.len() as u32;
        let left = (0..right.len() as u32)
            .map(|key| count * right[mirrored(key, radius) as usize])
            .collect();

        let [first, second] = Player::BOTH.map(|player| patterns_by_views(player, rules));
        let patterns = views.iter().flat_map(|left| {
            let (first, second) = (&first, &second);
            views.iter().map(move |right| {
                let place = |player| usize::from(left[player]) << bits | usize::from(right[player]);
                [first[place(0)], second[place(1)]]
            })
        });
        Self {
            radius,
            patterns: patterns.collect(),
            views: [left, right],
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
        WindowKey::from(mirrored(left, self.radius))
            | WindowKey::from(right) << (2 * self.radius + 2)
    }

    /// Returns the patterns of the first and of the second player.
    #[must_use]
    #[inline]
    pub fn patterns(&self, key: WindowKey) -> [Pattern; 2] {
        let [left, right] = [(0, 0), (1, 2 * self.radius + 2)].map(|(side, shift)| {
            let mask = (1 << (2 * self.radius)) - 1;
            self.views[side][(key >> shift & mask) as usize]
        });
        self.patterns[(left + right) as usize]
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

/// Numbers the distinct ones among pairs of views, which are numbers of some bits. Returns
/// the number of each pair, and the distinct pairs by their numbers.
fn numbered(pairs: impl Iterator<Item = [u16; 2]>, bits: u32) -> (Vec<u32>, Vec<[u16; 2]>) {
    let mut known = vec![None; 1 << (2 * bits)];
    let mut distinct = Vec::new();
    let number_of = |pair: [u16; 2]| {
        let place = usize::from(pair[0]) << bits | usize::from(pair[1]);
        *known[place].get_or_insert_with(|| {
            distinct.push(pair);
            distinct.len() as u32 - 1
        })
    };
    (pairs.map(number_of).collect(), distinct)
}

/// Returns the key of the same squares on the other side, as seen from the middle.
fn mirrored(key: u32, radius: u8) -> u32 {
    (0..radius).fold(0, |mirrored, place| mirrored << 2 | key >> (2 * place) & 3)
}
