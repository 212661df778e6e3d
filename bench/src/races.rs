//! The list of all races. A new row of the table is one more entry.

use std::hint::black_box;
use std::time::Duration;

use dooz_coach::advice::Adviser;
use dooz_coach::trace::{Document, Subject, Trace, TreeView};
use dooz_core::classics::{self, TicTacToeBoard};
use dooz_core::exact::{Entry, PackedRules, Solver};
use dooz_core::textbook::{AlphaBeta, Counts, DepthAdjusted, Minimax};
use dooz_core::{Brain, Limits, Player, Position, Rules, Setup, Symbol};

use crate::plain_c;
use crate::race::{Goal, Race, Runner};
use crate::unwatched;

/// All races. The first runner of each is the one that the others are compared
/// with.
pub(crate) const RACES: &[Race] = &[
    Race {
        work: "minimax, whole 3x3 tree",
        nodes: Some(549_946),
        runners: &[
            Runner {
                program: "C, char board[9], -O2",
                run: plain_c::value,
                answer: 0,
                goal: None,
            },
            Runner {
                program: "C, the same, counting its calls",
                run: plain_c::calls,
                answer: 549_946,
                goal: None,
            },
            Runner {
                program: "the player minimax: dooz think --brain minimax",
                run: player_minimax,
                answer: 549_946,
                goal: Some(Goal::TimesAsFast(5.0)),
            },
            Runner {
                program: "Minimax on TicTacToeBoard, observer ()",
                run: || {
                    let empty = Position::new(black_box(Rules::TIC_TAC_TOE));
                    let board = TicTacToeBoard::new(&empty, Player::First, 10);
                    let board = board.expect("the rules are those of tic-tac-toe");
                    Minimax::default().search(&board, &mut ()).score
                },
                answer: 0,
                goal: None,
            },
            Runner {
                program: "Minimax on PackedBoard, observer ()",
                run: || {
                    Minimax::default()
                        .search(&packed_rules().start(), &mut ())
                        .score
                },
                answer: 0,
                goal: Some(Goal::TimesAsFast(4.0)),
            },
            Runner {
                program: "Minimax DepthAdjusted on PackedBoard, observer ()",
                run: || {
                    let board = DepthAdjusted::from_zero(packed_rules().start());
                    Minimax::default().search(&board, &mut ()).score
                },
                answer: 0,
                goal: None,
            },
            Runner {
                program: "Minimax on PackedBoard, observer Counts",
                run: || {
                    let mut counts = Counts::default();
                    let _ = Minimax::default().search(&packed_rules().start(), &mut counts);
                    counts.nodes.cast_signed()
                },
                answer: 549_946,
                goal: None,
            },
        ],
    },
    Race {
        work: "the same, watched by nobody",
        nodes: Some(549_946),
        runners: &[
            Runner {
                program: "minimax with no place for an observer",
                run: || {
                    let mut calls = 0;
                    black_box(unwatched::minimax(&packed_rules().start(), &mut calls));
                    calls
                },
                answer: 549_946,
                goal: None,
            },
            Runner {
                program: "Minimax, observer ()",
                run: || {
                    let found = Minimax::default().search(&packed_rules().start(), &mut ());
                    found.nodes.cast_signed()
                },
                answer: 549_946,
                goal: None,
            },
        ],
    },
    Race {
        work: "3x3 solved from the empty board",
        nodes: None,
        runners: &[
            Runner {
                program: "AlphaBeta on PackedBoard, observer ()",
                run: || {
                    AlphaBeta::default()
                        .search(&packed_rules().start(), &mut ())
                        .score
                },
                answer: 0,
                goal: None,
            },
            Runner {
                program: "Solver, with an empty table of 24 KiB",
                run: || {
                    let mut table = [Entry::default(); 1024];
                    let limits = Limits::default();
                    let rules = packed_rules();
                    let mut solver = Solver::new(&rules, &mut table, &limits);
                    solver
                        .value(rules.start())
                        .expect("there is no limit")
                        .to_number()
                },
                answer: 0,
                goal: Some(Goal::Within(Duration::from_micros(50))),
            },
        ],
    },
    Race {
        work: "reasons for a move on 3x3, with an adviser that knows nothing yet",
        nodes: None,
        runners: &[
            Runner {
                program: "Adviser::explain, the empty board",
                run: || alternatives(".........", Symbol::X),
                answer: 8,
                goal: Some(Goal::Within(Duration::from_millis(1))),
            },
            Runner {
                program: "Adviser::explain, a won position",
                run: || alternatives("X......O.", Symbol::X),
                answer: 6,
                goal: Some(Goal::Within(Duration::from_millis(1))),
            },
        ],
    },
    Race {
        work: "searches written down and drawn",
        nodes: None,
        runners: &[
            Runner {
                program: "trace of alpha-beta on the empty 3x3 board, to JSON",
                run: trace_to_json,
                answer: 18_297,
                goal: Some(Goal::Within(Duration::from_millis(100))),
            },
            Runner {
                program: "the same trace, laid out as a tree",
                run: trace_to_tree,
                answer: 25_227,
                goal: Some(Goal::Within(Duration::from_millis(100))),
            },
        ],
    },
];

/// Explains the move on the first free square of a 3x3 board and counts the
/// alternatives that are judged.
fn alternatives(board: &str, to_move: Symbol) -> i64 {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, black_box(board), to_move);
    let position = setup.expect("the board is 3x3").position();
    let position = position.expect("the position can occur");
    let square = position.legal_moves().next().expect("the game goes on");
    let why = Adviser::new().explain(&position, square, &Limits::default());
    why.expect("the move is legal")
        .alternatives
        .len()
        .cast_signed() as i64
}

/// Lets the player think about the empty board and counts the nodes.
fn player_minimax() -> i64 {
    let empty = Position::new(black_box(Rules::TIC_TAC_TOE));
    let mut player = classics::AlphaBeta::plain(Player::First);
    let choice = player.think(&empty, &Limits::default(), &mut |_| {});
    choice.expect("it plays tic-tac-toe").nodes.cast_signed()
}

/// Returns the rules of tic-tac-toe, hidden from the optimiser.
fn packed_rules() -> PackedRules {
    let rules = PackedRules::new(black_box(Rules::TIC_TAC_TOE));
    rules.expect("3x3 is a small board")
}

/// Records a search, writes it as a document, and returns its number of calls.
fn trace_to_json() -> i64 {
    let trace = trace();
    let json = serde_json::to_vec(&Document::of(&trace)).expect("memory takes everything");
    black_box(json);
    trace.summary.calls.cast_signed()
}

/// Records a search, lays it out, and returns the number of nodes of its tree.
fn trace_to_tree() -> i64 {
    let view = TreeView::finished(trace(), usize::MAX);
    black_box(view.size());
    view.nodes().cast_signed() as i64
}

/// Records alpha-beta on the empty 3x3 board.
fn trace() -> Trace {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, ".........", Symbol::X);
    let empty = Subject::board(&setup.expect("nine free cells are a board"));
    let method = "alphabeta".parse().expect("alpha-beta is known");
    let trace = Trace::record(empty.expect("the empty board can be played"), method);
    trace.expect("alpha-beta plays on any board")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_runner_finds_its_answer() {
        for race in RACES {
            for runner in race.runners {
                assert_eq!((runner.run)(), runner.answer, "{}", runner.program);
            }
        }
    }
}
