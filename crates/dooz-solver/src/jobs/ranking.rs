//! The order in which moves are tried when a job is split.

use std::cmp::Reverse;

use dooz_core::{Line, Player, Position, Square};
use dooz_verify::{Goal, windows};

/// The empty squares below which a position is left to one job.
const FEW: usize = 8;

/// The certificate rule that decides a position before any step is stored, where the
/// opponent cannot complete a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// The claim is plainly true, and nothing is written about it.
    Plain,
    /// The opponent has to fill this square, on which the claimant would complete a
    /// line.
    Forced(Square),
    /// No such rule applies.
    None,
}

impl Rule {
    /// Returns the rule for a position.
    pub(super) fn of(position: &Position, claimant: Player, goal: Goal) -> Self {
        let own = *position.stones(claimant);
        let is_open = |line: Line| line.squares().all(|square| !own.contains(square));
        if goal != Goal::Win && !windows(position.rules()).any(is_open) {
            return Self::Plain;
        }
        // In the weak game lines of the claimant do not count.
        if goal == Goal::HoldWeakly {
            return Self::None;
        }
        let completing = completing(position, claimant, claimant);
        match completing[..] {
            [] => Self::None,
            [square] if position.turn() != claimant => Self::Forced(square),
            _ => Self::Plain,
        }
    }
}

/// The moves into which a question about a position is split.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Moves {
    pub(super) squares: Vec<Square>,
    /// `true` if the claim is false unless one of these moves proves it.
    pub(super) are_all: bool,
}

/// Returns the moves into which a question about a position is split: all legal ones,
/// also those that are symmetric, first those through the most promising lines.
///
/// Returns no move where the question is better left to one job: near the end of the
/// game, and where a player can complete a line.
pub(super) fn moves(position: &Position, claimant: Player, goal: Goal) -> Moves {
    let rules = position.rules();
    let turn = position.turn();
    let rule = Rule::of(position, claimant, goal);
    let is_over = rule == Rule::Plain || !completing(position, turn, claimant).is_empty();
    if is_over || position.empty().len() < FEW {
        return Moves::default();
    }
    if let Rule::Forced(square) = rule {
        return Moves {
            squares: vec![square],
            are_all: true,
        };
    }
    if turn == claimant {
        match completing(position, !turn, claimant)[..] {
            [] => {}
            [square] => {
                // A certificate needs a stone there, but not the game, where the
                // opponent's row would be too long for a line.
                let stones = Player::BOTH.map(|player| *position.stones(player));
                let mut lines = rules.lines_through(&stones, square, !turn);
                return Moves {
                    squares: vec![square],
                    are_all: lines.next().is_some(),
                };
            }
            _ => return Moves::default(),
        }
    }
    let weights = weights(position);
    let mut squares: Vec<Square> = position.legal_moves().collect();
    squares.sort_by_key(|&square| {
        let cell = rules.cell(square);
        (Reverse(weights[cell]), rules.from_centre(square), cell)
    });
    Moves {
        squares,
        are_all: true,
    }
}

/// Returns the empty squares on which a player would complete a line, as certificates
/// see it: `k` in a row are one for the claimant's opponent even if more make none.
fn completing(position: &Position, player: Player, claimant: Player) -> Vec<Square> {
    let rules = position.rules();
    let stones = Player::BOTH.map(|player| *position.stones(player));
    let completes = |&square: &Square| {
        if player == claimant {
            let mut lines = rules.lines_through(&stones, square, player);
            lines.next().is_some()
        } else {
            let mut own = *position.stones(player);
            own.insert(square);
            let is_full = |line: Line| line.squares().all(|square| own.contains(square));
            let mut lines = windows(rules).filter(|line| line.squares().any(|sq| sq == square));
            lines.any(is_full)
        }
    };
    position.empty().squares().filter(completes).collect()
}

/// Returns the weight of each cell: that of its lines which one player alone can
/// complete, four times as much for each stone.
fn weights(position: &Position) -> Vec<u64> {
    let rules = position.rules();
    let mut weights = vec![0; rules.squares()];
    for line in windows(rules) {
        let stones = |player| {
            let own = position.stones(player);
            line.squares()
                .filter(|&square| own.contains(square))
                .count()
        };
        let weight = match Player::BOTH.map(stones) {
            [count, 0] | [0, count] => 1 << (2 * count),
            _ => 0,
        };
        for square in line.squares() {
            weights[rules.cell(square)] += weight;
        }
    }
    weights
}
