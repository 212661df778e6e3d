use std::collections::HashMap;

use dooz_core::{Limits, Player, Position, Rules, Square};

use super::VctSolver;
use crate::board::Board;
use crate::random::Random;
use crate::vcf::{VcfSolver, WinSearch};

/// The solvers, and the positions in which the player to move was found to win.
struct Solvers {
    board: Board,
    threats: VctSolver,
    fours: VcfSolver,
    won: HashMap<Position, bool>,
}

impl Solvers {
    fn new(rules: Rules) -> Self {
        Self {
            board: Board::new(&Position::new(rules)).unwrap(),
            threats: VctSolver::new(),
            fours: VcfSolver::new(),
            won: HashMap::new(),
        }
    }

    /// Returns `true` if the player to move wins with the moves of the solver
    /// against every move of the opponent.
    fn wins(&mut self, position: &Position) -> bool {
        if let Some(&won) = self.won.get(position) {
            return won;
        }
        let won = self.line(position).is_some_and(|line| {
            let after = position.after(line[0]);
            match after.outcome() {
                Some(outcome) => outcome.winner() == Some(position.turn()),
                None => after.legal_moves().all(|answer| {
                    let next = after.after(answer);
                    next.outcome().is_none() && self.wins(&next)
                }),
            }
        });
        self.won.insert(*position, won);
        won
    }

    fn line(&mut self, position: &Position) -> Option<Vec<Square>> {
        self.board.set(position);
        let board = &mut self.board;
        let limits = Limits {
            nodes: Some(200_000),
            ..Limits::default()
        };
        match self.fours.solve(board, &limits) {
            WinSearch::Win(line) => Some(line),
            _ => match self.threats.solve(board, &limits) {
                WinSearch::Win(line) => Some(line),
                _ => None,
            },
        }
    }
}

/// Plays a line, and returns the winner.
fn winner(position: &Position, line: &[Square]) -> Option<Player> {
    let mut position = *position;
    for &square in line {
        position.play(square).unwrap();
    }
    position.outcome()?.winner()
}

/// Plays games in which every move is near another stone, and calls a function
/// with each position.
fn for_each_position(rules: Rules, games: u32, mut call: impl FnMut(&Position)) {
    let mut random = Random::new(0xfeed_0002);
    let mut board = Board::new(&Position::new(rules)).unwrap();
    for _ in 0..games {
        let mut position = Position::new(rules);
        let length = 8 + random.below(12) as u16;
        while position.outcome().is_none() && position.ply() < length {
            board.set(&position);
            let near = board.near_stones();
            let mut moves: Vec<Square> = position.legal_moves().collect();
            moves.retain(|&square| near.contains(square) || position.ply() == 0);
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[random.below(moves.len())]);
            if position.outcome().is_none() && position.ply() > 6 {
                call(&position);
            }
        }
    }
}

#[test]
fn every_win_holds_against_all_answers() {
    for (rules, games) in [
        ("7x7x5", 12),
        ("7x7x5-exactly", 12),
        ("7x7x5-caro", 12),
        ("9x9x5-renju", 6),
        ("6x6x4", 4),
    ] {
        let rules = rules.parse().unwrap();
        let mut solvers = Solvers::new(rules);
        let mut board = Board::new(&Position::new(rules)).unwrap();
        let mut found = 0;
        for_each_position(rules, games, |position| {
            board.set(position);
            let limits = Limits {
                nodes: Some(20_000),
                ..Limits::default()
            };
            let before = board.hash();
            let result = solvers.threats.solve(&mut board, &limits);
            assert_eq!((board.hash(), board.ply()), (before, 0));
            if let WinSearch::Win(line) = result {
                assert_eq!(
                    winner(position, &line),
                    Some(position.turn()),
                    "{position:?}"
                );
                let of_fours = solvers.fours.solve(&mut board, &limits);
                if !matches!(of_fours, WinSearch::Win(_)) {
                    found += 1;
                    assert!(solvers.wins(position), "{position:?} {line:?}");
                }
            }
        });
        assert!(found > 0, "no win by threes in {rules}");
    }
}
