//! `State::can_fill` against all positions that a state stands for.

use dooz_core::{Direction, Line, Rules};

use super::board::{Bits, Board, indices};
use super::generator::Random;
use crate::State;

/// Adds each position with at most one stone from each of the sets.
fn add_positions(stones: Bits, sets: &[Bits], positions: &mut Vec<Bits>) {
    let Some((set, rest)) = sets.split_first() else {
        positions.push(stones);
        return;
    };
    add_positions(stones, rest, positions);
    for i in indices(*set) {
        add_positions(stones | 1 << i, rest, positions);
    }
}

#[test]
fn the_opponent_can_fill_a_line_if_it_can_in_one_of_the_positions() {
    let rules: Rules = "4x4x4".parse().unwrap();
    let board = Board::new(rules);
    let mut random = Random(3);
    let lines: Vec<Line> = crate::lines::windows(rules).collect();
    assert_eq!(lines.len(), 10);
    assert!(
        lines
            .iter()
            .any(|line| line.direction == Direction::Falling)
    );
    let mut answers = [0, 0];
    for _ in 0..3_000 {
        let mut subset =
            |percent| (0..16).fold(0, |bits, i| bits | Bits::from(random.chance(percent)) << i);
        let own = subset(10);
        let other = subset(35) & !own;
        let sets: Vec<Bits> = (0..3).map(|_| subset(25) & !own).collect();
        let state = State {
            claimant: board.bitboard(own),
            opponent: board.bitboard(other),
            maybe: sets.iter().map(|&set| board.bitboard(set)).collect(),
        };
        let mut positions = Vec::new();
        add_positions(other, &sets, &mut positions);
        for &line in &lines {
            let squares = board.bits(&line.squares().collect());
            let least = positions
                .iter()
                .map(|stones| (squares & !stones).count_ones())
                .min();
            for moves in 0..4 {
                let expected = squares & own == 0 && least <= Some(moves);
                assert_eq!(
                    state.can_fill(line, moves as usize),
                    expected,
                    "{state} {line:?}"
                );
                answers[usize::from(expected)] += 1;
            }
        }
    }
    assert!(answers.iter().all(|&count| count > 1_000), "{answers:?}");
}
