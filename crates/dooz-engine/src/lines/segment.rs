//! The squares that one player can use in a window.

use dooz_core::{LineRule, Player, Rules};

use super::window::{Side, Window};

/// The part of one side of a window that a player can use: the squares up to the
/// first stone of the opponent, or to the edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct View {
    /// The number of squares.
    pub(super) reach: u8,
    /// The player's stones, the nearest at bit 0.
    pub(super) stones: u16,
    /// `true` if a stone ends the reach, and the rules distinguish it from the
    /// edge of the board.
    pub(super) blocked: bool,
}

impl View {
    pub(super) fn of(side: Side, player: Player, rules: Rules) -> Self {
        let own = side.stones[player as usize];
        let other = side.stones[!player as usize];
        let radius = radius(rules);
        let reach = (other | side.outside | 1 << radius).trailing_zeros() as u8;
        Self {
            reach,
            stones: own & ((1 << reach) - 1),
            blocked: distinguishes_blocks(rules) && reach < radius && other >> reach & 1 != 0,
        }
    }

    /// Returns the views without a stone that a window can have under some rules.
    pub(super) fn shapes(rules: Rules) -> impl Iterator<Item = Self> {
        let radius = radius(rules);
        (0..=radius).flat_map(move |reach| {
            let can_be_blocked = distinguishes_blocks(rules) && reach < radius;
            let blocked = [false, true]
                .into_iter()
                .take(1 + usize::from(can_be_blocked));
            blocked.map(move |blocked| Self {
                reach,
                stones: 0,
                blocked,
            })
        })
    }

    /// Returns the views of the same shape with all sets of stones.
    pub(super) fn with_all_stones(self) -> impl Iterator<Item = Self> {
        (0..1 << self.reach).map(move |stones| Self { stones, ..self })
    }

    /// Returns the number of the view, below 2 to the power of [`View::bits`].
    /// A bit ahead of the stones tells the reach:
    ///
    /// ```text
    /// blocked | 0 .. 0 1 | stones
    ///         radius + 1 bits
    /// ```
    pub(super) fn index(self, rules: Rules) -> u16 {
        let blocked = u16::from(self.blocked) << (radius(rules) + 1);
        blocked | 1 << self.reach | self.stones
    }

    /// Returns the number of bits of an index.
    pub(super) fn bits(rules: Rules) -> u32 {
        u32::from(radius(rules)) + 1 + u32::from(distinguishes_blocks(rules))
    }
}

/// The squares that a player can reach from the middle of a window without
/// passing a stone of the opponent or the edge of the board.
///
/// A set of squares has the leftmost one at bit 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Segment {
    rules: Rules,
    player: Player,
    /// The number of squares.
    pub(super) length: u8,
    /// The place of the middle.
    pub(super) middle: u8,
    /// `true` if a stone of the opponent stands beyond the left or right end.
    blocked: [bool; 2],
}

impl Segment {
    /// Returns the segment between two views, and the player's stones in it.
    pub(super) fn between(left: View, right: View, player: Player, rules: Rules) -> (Self, u32) {
        let segment = Self {
            rules,
            player,
            length: left.reach + 1 + right.reach,
            middle: left.reach,
            blocked: [left.blocked, right.blocked],
        };
        let mirrored = u32::from(left.stones)
            .reverse_bits()
            .unbounded_shr(32 - u32::from(left.reach));
        let stones = mirrored | u32::from(right.stones) << (left.reach + 1);
        (segment, stones)
    }

    /// Returns the segment of a window for a player, and the player's stones.
    pub(super) fn of(window: &Window, player: Player, rules: Rules) -> (Self, u32) {
        let [left, right] = window.sides().map(|side| View::of(side, player, rules));
        Self::between(left, right, player, rules)
    }

    /// Returns the places without a stone.
    pub(super) fn empty(self, stones: u32) -> impl Iterator<Item = u8> {
        (0..self.length).filter(move |place| stones >> place & 1 == 0)
    }

    /// Returns the number of stones in a row through a place.
    pub(super) fn run(stones: u32, place: u8) -> u8 {
        let (before, after) = Self::ends(stones, place);
        before + after
    }

    /// Returns `true` if the stone on `place` is part of a line.
    pub(super) fn is_line(self, stones: u32, place: u8) -> bool {
        self.is_line_beside(stones, place, None)
    }

    /// Returns `true` if one stone of the opponent cannot prevent that another
    /// stone completes a line.
    pub(super) fn is_unstoppable(self, stones: u32) -> bool {
        let completes = |place: u8, answer: u8| {
            place != answer && self.is_line_beside(stones | 1 << place, place, Some(answer))
        };
        self.empty(stones)
            .all(|answer| self.empty(stones).any(|place| completes(place, answer)))
    }

    /// Returns `true` if the stone on `place` is part of a line, with another stone
    /// of the opponent on `answer`.
    fn is_line_beside(self, stones: u32, place: u8, answer: Option<u8>) -> bool {
        let (before, after) = Self::ends(stones, place);
        let is_blocked = || {
            let left = (place - before).checked_sub(1);
            let right = place + after;
            let at_left = left.map_or(self.blocked[0], |left| answer == Some(left));
            let at_right = if right == self.length {
                self.blocked[1]
            } else {
                answer == Some(right)
            };
            at_left && at_right
        };
        self.rules.is_line(self.player, before + after, is_blocked)
    }

    /// Returns the stones in a row before a place, and from it on.
    fn ends(stones: u32, place: u8) -> (u8, u8) {
        let before = (stones << (31 - place)).leading_ones() as u8 - 1;
        let after = (stones >> place).trailing_ones() as u8;
        (before, after)
    }
}

/// Returns the radius of windows under some rules. A line through the middle lies
/// inside, and so does the stone that would make it too long or block its end.
pub(super) const fn radius(rules: Rules) -> u8 {
    match rules.line() {
        LineRule::Freestyle | LineRule::Misere => rules.k() - 1,
        LineRule::Exactly | LineRule::Renju | LineRule::Caro => rules.k(),
    }
}

/// Returns `true` if a stone of the opponent ends a row in another way than the
/// edge of the board does.
fn distinguishes_blocks(rules: Rules) -> bool {
    rules.line() == LineRule::Caro
}
