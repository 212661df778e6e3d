use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use dooz_core::{Limits, Player, Position, Rules, Square};

use super::{Answers, Question, VctSolver, candidates};
use crate::board::Board;
use crate::test_support::Random;
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

#[test]
fn threats_that_no_pattern_shows_are_found() {
    for (rules, moves, line_begins) in [
        // Whatever the answer, fours win.
        (
            Rules::GOMOKU,
            "g5 l7 g11 k8 g6 j9 i10 m6 n5 k6 g8 g7 f7 h9 e8 h5 f8 h8 f6 h6",
            "h7",
        ),
        // The answer to a four is a threat, too.
        (
            Rules::GOMOKU,
            "h4 g4 i10 d5 f4 h5 g5 e6 e3 h6 g6 e7 e5 d7 f5 f7 d2",
            "c1",
        ),
        // A quiet move threatens a four and a three.
        (
            "15x15x5-caro".parse().unwrap(),
            "g1 g7 c5 d6 d7 g3 e5 f5 c6 e8 e4 e7 c4 c3",
            "d5",
        ),
    ] {
        let mut position = Position::new(rules);
        for square in moves.split(' ') {
            position.play(square.parse().unwrap()).unwrap();
        }
        let mut board = Board::new(&position).unwrap();
        let limits = Limits {
            nodes: Some(1_000),
            ..Limits::default()
        };
        let by_fours = VcfSolver::new().solve(&mut board, &Limits::default());
        assert_eq!(by_fours, WinSearch::NoWin);
        let WinSearch::Win(line) = VctSolver::new().solve(&mut board, &limits) else {
            panic!("threats win after {moves}");
        };
        assert_eq!(line[0].to_string(), line_begins);
        assert_eq!(winner(&position, &line), Some(position.turn()));
    }
}

#[test]
fn a_line_of_fours_in_caro_ends_with_a_five_that_is_open() {
    let mut position = Position::new("15x15x5-caro".parse().unwrap());
    for square in "e8 c8 f8 h9 g8 a1 h5 a3 h6 o1 h7 o3".split(' ') {
        position.play(square.parse().unwrap()).unwrap();
    }
    let mut board = Board::new(&position).unwrap();
    let WinSearch::Win(line) = VcfSolver::new().solve(&mut board, &Limits::default()) else {
        panic!("h8 threatens three fives");
    };
    assert_eq!(winner(&position, &line), Some(Player::First));
}

#[test]
fn all_other_answers_lose_to_continuous_fours() {
    for rules in ["8x8x5", "9x9x5-exactly", "8x8x5-caro", "9x9x5-renju"] {
        let rules = rules.parse().unwrap();
        let mut board = Board::new(&Position::new(rules)).unwrap();
        let mut threats = VctSolver::new();
        let mut fours = VcfSolver::new();
        let mut found = 0;
        for_each_position(rules, 20, |position| {
            board.set(position);
            for square in candidates(&board).squares() {
                if board.is_foul(square) {
                    continue;
                }
                board.play(square);
                let mut question = Question {
                    attacker: position.turn(),
                    start: threats.nodes(),
                    board: &mut board,
                    limits: &Limits::default(),
                    is_stopped: false,
                };
                if let Answers::Only(answers) = threats.answers(&mut question) {
                    found += 1;
                    let others = board.empty().without(&answers);
                    for other in others.squares() {
                        if board.is_foul(other) {
                            continue;
                        }
                        board.play(other);
                        let result = fours.solve(&mut board, &Limits::default());
                        assert!(
                            matches!(result, WinSearch::Win(_)),
                            "{square} {other} in {position:?}"
                        );
                        board.undo();
                    }
                }
                board.undo();
            }
        });
        assert!(found > 20, "{found} in {rules}");
    }
}

#[test]
fn the_limits_are_kept() {
    let mut position = Position::new(Rules::GOMOKU);
    for square in "h8 a1 i9 a3 j7 o15 g10 o1 k8 a8".split(' ') {
        position.play(square.parse().unwrap()).unwrap();
    }
    let mut board = Board::new(&position).unwrap();
    let mut solver = VctSolver::new();
    for nodes in [1, 10, 100] {
        let before = solver.nodes();
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let result = solver.solve(&mut board, &limits);
        let visited = solver.nodes() - before;
        assert!(visited <= nodes + 1, "{visited} of {nodes}: {result:?}");
    }
    let stopped = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stopped),
        ..Limits::default()
    };
    let result = VctSolver::new().solve(&mut board, &limits);
    assert_eq!(result, WinSearch::Unknown);
}
