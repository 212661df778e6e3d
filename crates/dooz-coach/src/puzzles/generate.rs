//! The generator of puzzles.

use std::collections::HashSet;

use dooz_core::textbook::{Candidates, Family, Intuition};
use dooz_core::{Limits, LineRule, Position, Rules, Square};

use super::grade::Grade;
use super::puzzle::{Goal, Puzzle, prove};

/// The number of puzzles to find on one board, and where to look for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The rules.
    pub rules: Rules,
    /// The number of puzzles.
    pub count: usize,
    /// The smallest number of stones.
    pub fewest_stones: u16,
    /// The largest number of stones.
    pub most_stones: u16,
    /// The number of positions to examine before settling for fewer puzzles.
    pub attempts: usize,
}

/// The shares of the hundred puzzles that are shipped.
pub const SHIPPED_SHARES: [Share; 4] = [
    Share::new([3, 3, 3], 28, [2, 6], 3_000),
    Share::new([4, 4, 3], 12, [3, 8], 3_000),
    Share::new([4, 4, 4], 20, [5, 12], 6_000),
    Share::new([6, 5, 4], 40, [8, 20], 8_000),
];

impl Share {
    const fn new(rules: [u8; 3], count: usize, stones: [u16; 2], attempts: usize) -> Self {
        let [width, height, k] = rules;
        let Ok(rules) = Rules::new(width, height, k, LineRule::Freestyle) else {
            panic!("the board exists");
        };
        Self {
            rules,
            count,
            fewest_stones: stones[0],
            most_stones: stones[1],
            attempts,
        }
    }
}

/// Finds puzzles, no two of them symmetric, spread as evenly over wins, draws
/// and grades as the board allows, the easiest first. There are fewer than
/// wanted only if the attempts do not suffice.
///
/// `chance` returns a number below its argument: the same numbers give the same
/// puzzles. The proof of each puzzle visits at most some thousand positions, so
/// all of them can quickly be proven again.
///
/// ```
/// use dooz_coach::puzzles::{Share, SHIPPED_SHARES, generate, prove};
/// use dooz_core::Limits;
/// let share = Share { count: 3, attempts: 200, ..SHIPPED_SHARES[0] };
/// let mut drawn = 0;
/// let puzzles = generate(&share, &mut |choices| {
///     drawn += 7;
///     drawn % choices
/// });
/// assert_eq!(puzzles.len(), 3);
/// for puzzle in puzzles {
///     assert_eq!(prove(puzzle.position(), &Limits::default())?, Some(puzzle));
/// }
/// # Ok::<(), dooz_coach::puzzles::CannotProve>(())
/// ```
pub fn generate(share: &Share, chance: &mut dyn FnMut(usize) -> usize) -> Vec<Puzzle> {
    let limits = Limits {
        nodes: Some(MOST_NODES),
        ..Limits::default()
    };
    let mut seen = HashSet::new();
    let mut kinds = vec![Vec::new(); 2 * Grade::all().count()];
    for _ in 0..share.attempts {
        let Some(position) = wander(share, chance) else {
            continue;
        };
        if !seen.insert(position.canonical()) {
            continue;
        }
        if let Ok(Some(puzzle)) = prove(&position, &limits) {
            kinds[kind(&puzzle)].push(puzzle);
        }
        let is_rich = |found: &Vec<Puzzle>| found.len() >= share.count.div_ceil(kinds.len());
        if kinds.iter().all(is_rich) {
            break;
        }
    }

    let mut chosen: Vec<Puzzle> = Vec::new();
    for place in 0..share.count {
        let next = kinds.iter().filter_map(|found| found.get(place));
        chosen.extend(next.take(share.count - chosen.len()));
    }
    chosen.sort_by_key(Puzzle::grade);
    chosen
}

/// Returns the kind of a puzzle: wins and draws of each grade are kinds of
/// their own.
fn kind(puzzle: &Puzzle) -> usize {
    let grade = usize::from(puzzle.grade().number() - Grade::EASIEST.number());
    2 * grade + usize::from(matches!(puzzle.goal(), Goal::Draw { .. }))
}

/// The largest number of positions that the proof of a puzzle visits.
const MOST_NODES: u64 = 20_000;

/// Returns a position after some moves near each other, or `None` if the game
/// ended before.
fn wander(share: &Share, chance: &mut dyn FnMut(usize) -> usize) -> Option<Position> {
    let near = Intuition {
        candidates: Candidates::Near(1),
        ..Intuition::new(Family::Power.weights(share.rules.k()))
    };
    let range = usize::from(share.most_stones - share.fewest_stones) + 1;
    let stones = share.fewest_stones + chance(range) as u16;
    let mut position = Position::new(share.rules);
    while position.ply() < stones {
        let moves: Vec<Square> = near.candidates(&position).collect();
        if moves.is_empty() {
            return None;
        }
        let square = moves[chance(moves.len())];
        position.play(square).expect("candidates are legal");
    }
    position.outcome().is_none().then_some(position)
}
