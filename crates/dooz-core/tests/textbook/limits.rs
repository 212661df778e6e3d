//! Searches that are ended early, and say so.

use std::sync::atomic::{AtomicBool, Ordering};

use dooz_core::textbook::{
    AlphaBeta, Averaging, Board, Form, GameState, Limit, Minimax, Node, Observer, Scores, Side,
    Tree,
};
use dooz_core::{Limits, Position, Rules, Setup, Symbol};

fn empty() -> Board {
    let position = Position::new(Rules::TIC_TAC_TOE);
    Board::new(position, position.turn(), Scores::TENS)
}

fn depth(moves: u32) -> Limits<'static> {
    Limits {
        depth: Some(moves),
        ..Limits::default()
    }
}

#[test]
fn depth_counts_the_moves_ahead() {
    for form in [Form::Pair, Form::One] {
        let calls = [0, 1, 2].map(|moves| {
            let found = Minimax { form }.search_within(&empty(), &depth(moves), &mut ());
            assert_eq!(found.limited, Some(Limit::Depth));
            assert_eq!(found.best.is_some(), moves > 0);
            found.nodes
        });
        assert_eq!(calls, [1, 1 + 9, 1 + 9 + 72]);
    }
    let whole = Minimax::default().search_within(&empty(), &depth(9), &mut ());
    assert_eq!((whole.nodes, whole.limited), (549_946, None));
}

#[test]
fn memory_counts_the_states_on_the_way() {
    for (states, calls) in [(0, 1), (1, 1), (2, 1 + 9), (3, 1 + 9 + 72)] {
        let limits = Limits {
            memory: Some(states * size_of::<Board>()),
            ..Limits::default()
        };
        let found = Minimax::default().search_within(&empty(), &limits, &mut ());
        assert_eq!((found.nodes, found.limited), (calls, Some(Limit::Memory)));
    }
    let enough = Limits {
        memory: Some(10 * size_of::<Board>()),
        ..Limits::default()
    };
    let found = AlphaBeta::default().search_within(&empty(), &enough, &mut ());
    assert_eq!(found.limited, None);
}

#[test]
fn no_search_visits_more_states_than_it_may() {
    for nodes in [0, 1, 2, 9, 100, 5000] {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        for form in [Form::Pair, Form::One] {
            let minimax = Minimax { form }.search_within(&empty(), &limits, &mut ());
            let search = AlphaBeta {
                form,
                ..AlphaBeta::default()
            };
            let alpha_beta = search.search_within(&empty(), &limits, &mut ());
            for found in [minimax, alpha_beta] {
                assert_eq!((found.nodes, found.limited), (nodes, Some(Limit::Nodes)));
            }
        }
        let averaged = Averaging.search_within(&empty(), &limits, &mut ());
        assert_eq!(averaged.nodes, nodes);
        assert_eq!(averaged.limited, Some(Limit::Nodes));
    }
}

#[test]
fn an_ended_search_keeps_the_best_of_the_moves_it_has_judged() {
    // After 6 states the first two moves of the root are done.
    let tree = Tree::parse("((1 2) (3 4) (5 6))", Side::Max).unwrap();
    let within = |nodes| {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        Minimax::default().search_within(&tree, &limits, &mut ())
    };
    assert_eq!((within(3).score, within(3).best), (0, None));
    assert_eq!((within(7).score, within(7).best), (3, Some(1)));
    assert_eq!((within(9).score, within(9).best), (3, Some(1)));
    assert_eq!((within(10).score, within(10).limited), (5, None));
}

/// Counts nodes down to 0, and then sets a flag.
struct StopAfter<'a>(u64, &'a AtomicBool);

impl<G: GameState> Observer<G> for StopAfter<'_> {
    fn enter(&mut self, _: &Node<'_, G>) {
        self.0 = self.0.saturating_sub(1);
        self.1.store(self.0 == 0, Ordering::Relaxed);
    }
}

#[test]
fn a_set_flag_ends_every_search_within_64_nodes() {
    let stopped = |search: fn(&Limits<'_>, StopAfter<'_>) -> (u64, Option<Limit>)| {
        let stop = AtomicBool::new(false);
        let limits = Limits {
            stop: Some(&stop),
            ..Limits::default()
        };
        let (nodes, limited) = search(&limits, StopAfter(3000, &stop));
        assert_eq!(limited, Some(Limit::Stop));
        assert!((3000..=3064).contains(&nodes), "{nodes}");
    };
    stopped(|limits, mut observer| {
        let found = Minimax::default().search_within(&empty(), limits, &mut observer);
        (found.nodes, found.limited)
    });
    stopped(|limits, mut observer| {
        let found = AlphaBeta::default().search_within(&empty(), limits, &mut observer);
        (found.nodes, found.limited)
    });
    stopped(|limits, mut observer| {
        let found = Averaging.search_within(&empty(), limits, &mut observer);
        (found.nodes, found.limited)
    });
}

#[test]
fn unfinished_games_are_worth_what_the_caller_says() {
    // X can win at c3 or go on; who values going on more than winning goes on.
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX.OO....", Symbol::X).unwrap();
    let position = setup.position().unwrap();
    let first = |unfinished| {
        let scores = Scores {
            win: 5,
            draw: 2,
            loss: -5,
            unfinished,
        };
        let board = Board::new(position, position.turn(), scores);
        assert_eq!(board.estimate(), unfinished);
        let found = Minimax::default().search_within(&board, &depth(1), &mut ());
        (found.score, found.best.unwrap().to_string())
    };
    assert_eq!(first(0), (5, "c3".to_owned()));
    assert_eq!(first(6), (6, "c2".to_owned()));
}
