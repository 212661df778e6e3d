//! Searches a few positions and prints nodes per second.

use std::time::Instant;

use dooz_core::{Brain, Limits, Position, Rules, parse_moves};
use dooz_engine::Engine;

fn main() {
    let nodes = std::env::args()
        .nth(1)
        .and_then(|n| n.parse().ok())
        .unwrap_or(1_000_000);
    for (rules, moves) in [
        (Rules::GOMOKU, "h8 i9 g9 g7 i7 j8 f10 h10 e9 i10"),
        (Rules::GOMOKU, "h8 h9 i8 g8 j9 g6 k10 i11"),
        (Rules::GOMOKU_20, "j10 k11 k10 l10 j12 i9 m11 h8 j11"),
        (Rules::STANDARD, "h8 i9 g9 g7 i7 j8 f10 h10 e9 i10"),
        (Rules::RENJU, "h8 i9 j7 j9 h9 h10 g11 i7"),
    ] {
        let mut position = Position::new(rules);
        for square in parse_moves(moves).map(Result::unwrap) {
            position.play(square).unwrap();
        }
        let mut engine = Engine::new();
        let start = Instant::now();
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut depth = 0;
        let choice = engine
            .think(&position, &limits, &mut |progress| {
                if progress.finished {
                    depth = progress.depth.unwrap();
                }
            })
            .unwrap();
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{rules} depth {depth} {:?} {:?} {:.0} nodes/s {:?}",
            choice.square,
            choice.score,
            choice.nodes as f64 / seconds,
            choice.pv
        );
    }
}
