//! Solves the positions of a file, one JSON object a line, by continuous fours.

use std::time::Instant;

use dooz_core::{Limits, Position, Rules, parse_moves};
use dooz_engine::{Board, VcfSolver, WinSearch};

fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(path).unwrap();
    let field = |line: &str, name: &str| -> String {
        let rest = line
            .split(&format!("\"{name}\":"))
            .nth(1)
            .unwrap()
            .trim_start_matches('"');
        rest.chars()
            .take_while(|c| c.is_alphanumeric() || *c == ',')
            .collect::<String>()
    };
    let mut solver = VcfSolver::new();
    let (mut solved, mut total) = (0, 0);
    let mut thinking = 0.0;
    for line in text.lines() {
        total += 1;
        let mut position = Position::new(Rules::RENJU);
        for square in parse_moves(&field(line, "stones")).map(Result::unwrap) {
            position.play_unchecked(square);
        }
        let mut board = Board::new(&position).unwrap();
        let start = Instant::now();
        let nodes = solver.nodes();
        let result = solver.solve(&mut board, &Limits::default());
        thinking += start.elapsed().as_secs_f64();
        match result {
            WinSearch::Win(moves) => {
                for &square in &moves {
                    position
                        .play(square)
                        .unwrap_or_else(|error| panic!("{error}: {line} {moves:?}"));
                }
                assert!(
                    position
                        .outcome()
                        .is_some_and(|outcome| outcome.winner() == Some(!position.turn())),
                    "{line} {moves:?}"
                );
                solved += 1;
            }
            other => println!("{other:?} after {} nodes: {line}", solver.nodes() - nodes),
        }
    }
    println!(
        "{solved} of {total} in {thinking:.2} s, {} nodes",
        solver.nodes()
    );
}
