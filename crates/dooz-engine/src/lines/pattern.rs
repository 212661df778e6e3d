//! Named formations in one direction.

use dooz_core::{LineRule, Player, Rules};

use super::segment::Segment;
use super::window::Window;

/// The formation that a stone in the middle of a window makes in its direction,
/// ordered by strength, except that a foul comes last.
///
/// The names are those of five in a row. For other lengths of a line they count
/// from its end: a four lacks one stone, a three two.
///
/// ```
/// use dooz_core::{Player, Rules};
/// use dooz_engine::lines::Pattern;
/// let pattern = |window: &str| {
///     Pattern::of(&window.parse().unwrap(), Player::First, Rules::GOMOKU)
/// };
/// assert_eq!(pattern("..XX*...."), Pattern::FlexibleThree);
/// assert_eq!(pattern(".OXX*...."), Pattern::Three);
/// assert_eq!(pattern("OXXX*O..."), Pattern::Dead);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Pattern {
    /// Nothing that can become a line soon.
    #[default]
    Dead,
    /// A one: another stone makes a two.
    One,
    /// A one that another stone makes an open two.
    OpenOne,
    /// A two: another stone makes a three.
    Two,
    /// A two that another stone makes an open three, on one or two squares.
    OpenTwo,
    /// An open two with three such squares.
    FlexibleTwo,
    /// An open two with four such squares or more.
    BroadTwo,
    /// A three: another stone makes a four.
    Three,
    /// A three with three squares or more for that stone.
    BroadThree,
    /// A three that another stone makes an open four, on one square.
    OpenThree,
    /// An open three with two such squares or more.
    FlexibleThree,
    /// A four: one square completes a line.
    Four,
    /// An open four: two squares complete a line.
    OpenFour,
    /// A completed line.
    Five,
    /// In renju, for the first player: an overline, or two fours in this
    /// direction.
    Foul,
}

impl Pattern {
    /// All patterns, in order.
    pub const ALL: [Self; 15] = [
        Self::Dead,
        Self::One,
        Self::OpenOne,
        Self::Two,
        Self::OpenTwo,
        Self::FlexibleTwo,
        Self::BroadTwo,
        Self::Three,
        Self::BroadThree,
        Self::OpenThree,
        Self::FlexibleThree,
        Self::Four,
        Self::OpenFour,
        Self::Five,
        Self::Foul,
    ];

    /// Returns the pattern of a window for a player.
    ///
    /// # Panics
    ///
    /// If the radius of the window is not [`PatternTable::radius`]'s for these
    /// rules.
    ///
    /// [`PatternTable::radius`]: super::PatternTable::radius
    #[must_use]
    pub fn of(window: &Window, player: Player, rules: Rules) -> Self {
        assert_eq!(
            window.radius(),
            super::segment::radius(rules),
            "the radius follows from the rules"
        );
        let (segment, stones) = Segment::of(window, player, rules);
        PatternsOfSegment::new(segment, player, rules).of(stones)
    }
}

/// The patterns of a segment for all sets of stones in it.
pub(super) struct PatternsOfSegment {
    segment: Segment,
    /// `true` for the player to whom renju forbids moves.
    has_fouls: bool,
    k: u8,
    /// The pattern that a set of stones with one in the middle amounts to.
    made: Vec<Pattern>,
}

impl PatternsOfSegment {
    pub(super) fn new(segment: Segment, player: Player, rules: Rules) -> Self {
        let mut patterns = Self {
            segment,
            has_fouls: rules.line() == LineRule::Renju && player == Player::First,
            k: rules.k(),
            made: vec![Pattern::Dead; 1 << segment.length],
        };
        // A set with one more stone is a greater number.
        for stones in (0..1 << segment.length).rev() {
            if stones >> segment.middle & 1 != 0 {
                patterns.made[stones as usize] = patterns.by_next_stone(stones);
            }
        }
        patterns
    }

    /// Returns the pattern of a stone in the middle beside some stones.
    pub(super) fn of(&self, stones: u32) -> Pattern {
        let middle = self.segment.middle;
        let with_middle = stones | 1 << middle;
        if self.segment.is_line(with_middle, middle) {
            Pattern::Five
        } else if self.has_fouls && Segment::run(with_middle, middle) > self.k {
            Pattern::Foul
        } else {
            self.made[with_middle as usize]
        }
    }

    /// Returns the pattern of a set of stones by what one more stone makes of it.
    fn by_next_stone(&self, stones: u32) -> Pattern {
        use Pattern::{
            BroadThree, BroadTwo, Dead, FlexibleThree, FlexibleTwo, Foul, One, OpenFour, OpenOne,
            OpenThree, OpenTwo, Three, Two,
        };

        let mut counts = [0_u8; Pattern::ALL.len()];
        for place in self.segment.empty(stones) {
            let more = stones | 1 << place;
            let made = if self.segment.is_line(more, place) {
                Pattern::Five
            } else {
                self.made[more as usize]
            };
            counts[made as usize] += 1;
        }
        let count = |patterns: &[Pattern]| -> u8 {
            patterns
                .iter()
                .map(|&pattern| counts[pattern as usize])
                .sum()
        };

        match count(&[Pattern::Five]) {
            0 => {}
            1 => return Pattern::Four,
            // Four stones that become a five at both ends are one four; otherwise
            // these are two.
            _ if self.has_fouls && Segment::run(stones, self.segment.middle) != self.k - 1 => {
                return Foul;
            }
            // In caro, one stone can block two fives.
            _ if !self.segment.is_unstoppable(stones) => return Pattern::Four,
            _ => return OpenFour,
        }
        match count(&[OpenFour]) {
            0 => {}
            1 => return OpenThree,
            _ => return FlexibleThree,
        }
        match count(&[Pattern::Four]) {
            0 => {}
            1 | 2 => return Three,
            _ => return BroadThree,
        }
        match count(&[OpenThree, FlexibleThree]) {
            0 => {}
            1 | 2 => return OpenTwo,
            3 => return FlexibleTwo,
            _ => return BroadTwo,
        }
        if count(&[Three, BroadThree]) > 0 {
            Two
        } else if count(&[OpenTwo, FlexibleTwo, BroadTwo]) > 0 {
            OpenOne
        } else if count(&[Two]) > 0 {
            One
        } else {
            Dead
        }
    }
}
