//! Work that takes the same course wherever it is done.

use std::hint::black_box;
use std::ops::ControlFlow;

use dooz_coach::trace::{Subject, stream};
use dooz_core::exact::{Entry, PackedRules, Solver};
use dooz_core::textbook::Minimax;
use dooz_core::{Game, Limits, Rules, Setup, Symbol};
use dooz_engine::bench::Bench;
use dooz_play::players::{BrainSpec, GameContext, SeededRandom};

/// A piece of work to measure.
pub struct Work {
    /// Its name.
    pub name: &'static str,
    /// Does the work, and returns the number of positions visited.
    pub run: fn() -> u64,
}

/// All work to measure.
pub const WORKS: &[Work] = &[
    Work {
        name: "exact value of 4x4x4, with a table",
        run: exact,
    },
    Work {
        name: "perfect player on 4x4x4, as in the worker",
        run: || think("4x4x4", "", "perfect"),
    },
    Work {
        name: "minimax, whole 3x3 tree",
        run: minimax,
    },
    Work {
        name: "the console game's minimax on 3x3",
        run: || think("3x3x3", "", "sisoog"),
    },
    Work {
        name: "search of depth 4 on 15x15",
        run: || think("15x15x5", MIDDLE_GAME, "search:depth=4"),
    },
    Work {
        name: "engine, the positions of `dooz bench`",
        run: || engine(ENGINE_NODES).nodes,
    },
    Work {
        name: "trace of alpha-beta on 3x3",
        run: trace,
    },
];

/// The positions that the engine visits in each search: enough that the time of its
/// tables does not count.
const ENGINE_NODES: u64 = 50_000;

/// Returns the signature of a short benchmark of the engine, which is the same wherever
/// it searches the same tree.
#[must_use]
pub fn engine_signature() -> u64 {
    engine(2_000).signature
}

/// Eight stones around the middle of the board; nobody has three in a row.
const MIDDLE_GAME: &str = "h8 h9 j9 i7 f7 e10 j5 f12";

fn exact() -> u64 {
    let rules: Rules = "4x4x4".parse().expect("a board has a name");
    let rules = PackedRules::new(black_box(rules)).expect("it is small");
    let mut table = vec![Entry::default(); 1 << 16];
    let limits = Limits::default();
    let mut solver = Solver::new(&rules, &mut table, &limits);
    black_box(solver.value(rules.start()).expect("there is no limit"));
    solver.nodes()
}

fn minimax() -> u64 {
    let rules = PackedRules::new(black_box(Rules::TIC_TAC_TOE)).expect("it is small");
    Minimax::default().search(&rules.start(), &mut ()).nodes
}

fn think(rules: &str, moves: &str, brain: &str) -> u64 {
    let game = game(rules, moves);
    let spec: BrainSpec = brain.parse().expect("a player has a name");
    let position = game.position();
    let context = GameContext::new(position.rules(), Symbol::X, SeededRandom::new(1), 1);
    let mut brain = spec.build(context);
    let choice = brain.think(black_box(position), &spec.limits(), &mut |_| {});
    black_box(choice).expect("it plays by these rules").nodes
}

fn engine(nodes: u64) -> Bench {
    let limits = Limits {
        nodes: Some(black_box(nodes)),
        ..Limits::default()
    };
    Bench::run(&limits, 1, |_, _| {})
}

fn game(rules: &str, moves: &str) -> Game {
    let mut game = Game::new(rules.parse().expect("a board has a name"));
    for square in moves.split_whitespace() {
        let square = square.parse().expect("a square has a name");
        game.play(square).expect("the moves are legal");
    }
    game
}

fn trace() -> u64 {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, ".........", Symbol::X);
    let empty = Subject::board(&setup.expect("nine free cells are a board"));
    let empty = empty.expect("the empty board can be played");
    let method = "alphabeta".parse().expect("alpha-beta is known");
    let mut events = 0_u64;
    let summary = stream(&empty, &method, &Limits::default(), &mut |event| {
        events += u64::from(black_box(event).level);
        ControlFlow::Continue(())
    });
    black_box(events);
    summary.expect("alpha-beta plays on any board").calls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_the_same_course_every_time() {
        for work in [&WORKS[2], &WORKS[6]] {
            assert_eq!((work.run)(), (work.run)(), "{}", work.name);
        }
        assert_eq!((WORKS[2].run)(), 549_946);
        assert_eq!((WORKS[6].run)(), 18_297);
    }
}
