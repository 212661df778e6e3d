//! A benchmark of the search, with a signature that changes only when the search
//! does.

use std::hash::Hasher;

use dooz_core::{Brain, Choice, Limits, Position, Rules, Score, parse_moves};
use fnv::FnvHasher;

use crate::engine::Engine;

#[cfg(test)]
mod tests;

/// The result of the benchmark. With one thread it is the same on every machine.
///
/// ```
/// use dooz_core::Limits;
/// use dooz_engine::bench::Bench;
/// let limits = Limits { nodes: Some(100), ..Limits::default() };
/// let once = Bench::run(&limits, 1, |_, _| {});
/// assert_eq!(once, Bench::run(&limits, 1, |_, _| {}));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// The number of positions.
    pub positions: u32,
    /// The nodes of all searches together.
    pub nodes: u64,
    /// A hash of the nodes, the best moves and the values of all positions.
    pub signature: u64,
}

/// Quiet positions of middle games, each with its rules and its moves. The engine
/// played them against itself, with 10,000 nodes a move from three random stones.
const POSITIONS: &str = include_str!("bench/positions.txt");

/// The memory of each search, in bytes: small enough for WebAssembly.
const MEMORY: usize = 32 << 20;

impl Bench {
    /// Searches all positions within the depth or the nodes of the limits, each
    /// with a new engine of `threads` threads, and calls a function with each answer.
    ///
    /// # Panics
    ///
    /// Panics if the limits have neither, as the searches would not end.
    pub fn run(
        limits: &Limits<'_>,
        threads: usize,
        mut answered: impl FnMut(&Position, &Choice),
    ) -> Self {
        assert!(
            limits.depth.is_some() || limits.nodes.is_some(),
            "a limit that does not depend on the machine"
        );
        let limits = Limits {
            memory: Some(MEMORY),
            ..*limits
        };
        let mut bench = Self {
            positions: 0,
            nodes: 0,
            signature: FnvHasher::default().finish(),
        };
        for position in Self::positions() {
            let mut engine = Engine::new().with_threads(threads);
            let choice = engine.think(&position, &limits, &mut |_| {});
            let choice = choice.expect("the engine plays by these rules");
            bench.add(&choice);
            answered(&position, &choice);
        }
        bench
    }

    /// Returns the positions that are searched.
    pub fn positions() -> impl Iterator<Item = Position> {
        POSITIONS.lines().map(|line| {
            let (rules, moves) = line.split_once(' ').expect("moves follow the rules");
            let rules: Rules = rules.parse().expect("there are such rules");
            let mut position = Position::new(rules);
            for square in parse_moves(moves) {
                let square = square.expect("these are squares");
                position.play(square).expect("the moves are legal");
            }
            position
        })
    }

    fn add(&mut self, choice: &Choice) {
        self.positions += 1;
        self.nodes += choice.nodes;
        let square = choice.square.map_or(u64::MAX, |square| {
            u64::from(square.row()) << 8 | u64::from(square.column())
        });
        let value = match choice.score {
            Some(Score::Estimate(value)) => value as u64,
            score => u64::from(score.and_then(Score::plies).unwrap_or(u16::MAX)) << 32,
        };
        let mut hasher = FnvHasher::with_key(self.signature);
        for part in [choice.nodes, square, value] {
            hasher.write(&part.to_le_bytes());
        }
        self.signature = hasher.finish();
    }
}
