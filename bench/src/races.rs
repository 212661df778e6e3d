//! What is measured. A new row of the table is one more entry.

use std::hint::black_box;
use std::time::Duration;

use dooz_core::textbook::{AlphaBeta, ByDepth, Counts, Minimax};
use dooz_core::{Entry, Limits, PackedBoard, PackedRules, Position, Rules, Solver, perft};

use crate::plain_c;
use crate::race::{Goal, Race, Runner};
use crate::unwatched;

/// All races; the first runner of each is what the others are compared with.
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
                program: "Minimax on PackedBoard, observer ()",
                run: || with_packed_board(|board| Minimax::default().search(&board, &mut ()).score),
                answer: 0,
                goal: Some(Goal::TimesAsFast(4.0)),
            },
            Runner {
                program: "Minimax ByDepth on PackedBoard, observer ()",
                run: || {
                    with_packed_board(|board| {
                        let board = ByDepth::from_zero(board);
                        Minimax::default().search(&board, &mut ()).score
                    })
                },
                answer: 0,
                goal: None,
            },
            Runner {
                program: "Minimax on PackedBoard, observer Counts",
                run: || {
                    with_packed_board(|board| {
                        let mut counts = Counts::default();
                        let _ = Minimax::default().search(&board, &mut counts);
                        counts.calls.cast_signed()
                    })
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
                    with_packed_board(|board| {
                        let mut calls = 0;
                        black_box(unwatched::minimax(&board, &mut calls));
                        calls
                    })
                },
                answer: 549_946,
                goal: None,
            },
            Runner {
                program: "Minimax, observer ()",
                run: || {
                    with_packed_board(|board| {
                        let found = Minimax::default().search(&board, &mut ());
                        found.calls.cast_signed()
                    })
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
                    with_packed_board(|board| AlphaBeta::default().search(&board, &mut ()).score)
                },
                answer: 0,
                goal: None,
            },
            Runner {
                program: "Solver, with an empty table of 24 KiB",
                run: || {
                    with_packed_board(|board| {
                        let mut table = [Entry::default(); 1024];
                        let limits = Limits::default();
                        let mut solver = Solver::new(board.rules(), &mut table, &limits);
                        solver.value(board).expect("there is no limit").score()
                    })
                },
                answer: 0,
                goal: Some(Goal::Within(Duration::from_micros(50))),
            },
        ],
    },
    Race {
        work: "perft 9 on 3x3",
        nodes: Some(549_946),
        runners: &[Runner {
            program: "Position",
            run: || perft(&Position::new(Rules::TIC_TAC_TOE), 9).cast_signed(),
            answer: 127_872,
            goal: None,
        }],
    },
    Race {
        work: "perft 3 on 15x15",
        nodes: Some(1 + 225 + 225 * 224 + 225 * 224 * 223),
        runners: &[Runner {
            program: "Position",
            run: || perft(&Position::new(Rules::GOMOKU), 3).cast_signed(),
            answer: 225 * 224 * 223,
            goal: None,
        }],
    },
];

/// Hands the empty 3x3 board to a search, as something that the compiler
/// knows nothing about.
fn with_packed_board(search: impl Fn(PackedBoard<'_>) -> i64) -> i64 {
    let empty = black_box(Position::new(Rules::TIC_TAC_TOE));
    let rules = PackedRules::new(empty.rules()).expect("3x3 is a small board");
    search(PackedBoard::new(&black_box(rules), &empty))
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
