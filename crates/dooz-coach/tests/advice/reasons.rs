//! Every reason, on the smallest board that shows it.

use dooz_coach::advice::{Adviser, Knowledge, MoveClass, MoveValue, Reason};
use dooz_core::{Limits, PlayError, Symbol};

use crate::{explain, position, sq, squares};

#[track_caller]
fn gives(rules: &str, picture: &str, to_move: Symbol, square: &str, reasons: &[Reason]) {
    let why = explain(&position(rules, picture, to_move), square);
    assert_eq!(why.reasons, reasons);
}

#[test]
fn a_line_that_is_completed_wins_at_once() {
    let line = squares("a3 b3 c3");
    gives(
        "3x3x3",
        "XX. / OO. / ...",
        Symbol::X,
        "c3",
        &[Reason::WinsAtOnce { line }],
    );
}

#[test]
fn a_square_of_two_completed_lines_is_named_once() {
    let line = squares("a3 b3 c3 a1 a2");
    gives(
        "3x3x3",
        ".XX / XOO / XOO",
        Symbol::X,
        "a3",
        &[Reason::WinsAtOnce { line }],
    );
    let line = squares("a1");
    gives(
        "1x1x1",
        ".",
        Symbol::X,
        "a1",
        &[Reason::WinsAtOnce { line }],
    );
}

#[test]
fn a_line_that_is_completed_loses_in_misere() {
    let why = explain(
        &position("3x3x3-misere", "XX. / OO. / ...", Symbol::X),
        "c3",
    );
    let line = squares("a3 b3 c3");
    assert_eq!(why.reasons[0], Reason::CompletesLine { line });
    assert_eq!(why.found.value, MoveValue::Loss { plies: 1 });
    assert!(matches!(why.reasons[1], Reason::Better { .. }));
}

#[test]
fn a_row_of_two_is_blocked_by_the_only_move_that_keeps_the_draw() {
    let blocks = Reason::Blocks {
        squares: squares("c3"),
    };
    let board = "XX. / .O. / ...";
    let why = explain(&position("3x3x3", board, Symbol::O), "c3");
    assert_eq!(
        why.reasons,
        [
            blocks,
            Reason::Threatens { square: sq("a1") },
            Reason::OnlyDraw
        ]
    );
    for other in &why.alternatives {
        assert_eq!(why.refutation(other), Some(&[sq("c3")][..]));
    }
}

#[test]
fn two_threats_at_once_are_a_fork_and_win_in_three() {
    let board = "X.. / .O. / O.X";
    let why = explain(&position("3x3x3", board, Symbol::X), "c3");
    let squares = squares("b3 c2");
    assert_eq!(why.reasons[0], Reason::Fork { squares });
    let wins = &why.reasons[2];
    assert!(
        matches!(wins, Reason::WinsIn { plies: 3, exact: true, line, .. } if line.len() == 2),
        "{wins:?}"
    );
}

#[test]
fn a_fork_is_blocked_before_it_is_made() {
    // X would fork at c3 or a1; on an edge O threatens instead, which keeps
    // the draw without blocking.
    let board = "X.. / .O. / ..X";
    let position = position("3x3x3", board, Symbol::O);
    let forks = |square| {
        let why = explain(&position, square);
        why.reasons.into_iter().find_map(|reason| match reason {
            Reason::BlocksFork { squares } => Some(squares),
            _ => None,
        })
    };
    assert_eq!(forks("c3"), None);
    let board = "X.. / .O. / .X.";
    let position = crate::position("3x3x3", board, Symbol::O);
    let why = explain(&position, "a1");
    let squares = squares("a1");
    assert!(
        why.reasons.contains(&Reason::BlocksFork { squares }),
        "{why:?}"
    );
}

#[test]
fn a_move_that_lets_the_opponent_win_is_refuted() {
    let board = "XX. / .O. / ...";
    let why = explain(&position("3x3x3", board, Symbol::O), "c1");
    let loses = Reason::Loses {
        plies: 2,
        line: squares("c3"),
        exact: true,
        bound: false,
        means: None,
    };
    let better = Reason::Better {
        square: sq("c3"),
        value: MoveValue::Draw,
        bound: false,
    };
    assert_eq!(why.reasons[..2], [loses, better]);
    assert_eq!(why.better, Some(sq("c3")));
}

#[test]
fn what_throws_the_win_away_is_told_with_the_win() {
    let why = explain(&position("3x3x3", "X.. / O.. / ...", Symbol::X), "b1");
    let better = Reason::Better {
        square: sq("b2"),
        value: MoveValue::Win { plies: 5 },
        bound: false,
    };
    assert_eq!(why.reasons, [better]);
}

#[test]
fn the_only_winning_move_is_said_to_be_it() {
    let why = explain(&position("3x3x3", "X.. / .O. / O.X", Symbol::X), "c3");
    assert!(why.reasons.contains(&Reason::OnlyWin), "{why:?}");
}

#[test]
fn a_lost_game_is_prolonged() {
    let why = explain(&position("3x3x3", ".X. / ..X / OOX", Symbol::O), "c3");
    assert!(matches!(
        why.reasons[0],
        Reason::Loses {
            plies: 4,
            exact: true,
            ..
        }
    ));
    assert_eq!(why.reasons[1], Reason::LastsLongest);
}

#[test]
fn the_first_move_is_free_and_the_centre_has_most_lines() {
    let empty = position("3x3x3", "... / ... / ...", Symbol::X);
    assert_eq!(
        explain(&empty, "b2").reasons,
        [Reason::NothingToLose, Reason::MostLines { count: 4 }]
    );
    assert_eq!(explain(&empty, "a1").reasons, [Reason::NothingToLose]);
}

#[test]
fn a_quiet_draw_is_kept() {
    let why = explain(&position("3x3x3", "... / .X. / ...", Symbol::O), "a1");
    assert_eq!(why.reasons, [Reason::KeepsDraw]);
}

#[test]
fn the_last_move_is_forced_and_ends_in_a_draw() {
    gives(
        "3x3x3",
        "XOX / XOO / OX.",
        Symbol::X,
        "c1",
        &[Reason::EndsInDraw, Reason::Forced],
    );
}

#[test]
fn a_caro_row_is_blocked_at_its_end() {
    // A stone on e1 closes the row a1 b1 c1 d1 no less than one on d1.
    let board = "OXX.. / ..... / .OO..";
    let why = explain(&position("5x3x3-caro", board, Symbol::X), "e3");
    assert!(
        !why.reasons
            .iter()
            .any(|reason| matches!(reason, Reason::Fork { .. })),
        "{why:?}"
    );
}

#[test]
fn on_a_large_board_what_is_near_is_proven_and_the_rest_is_searched() {
    let board = "
        . . . . . . . . . .
        . . . . . . . . . .
        . . X X X X . . . .
        . . . . . . . . . .
        . . . O O O . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        O . . . . . . . . .
    ";
    let five = position("10x10x5", board.trim(), Symbol::X);
    let why = explain(&five, "b8");
    assert_eq!(why.found.knowledge, Knowledge::Exact);
    assert!(matches!(why.reasons[0], Reason::WinsAtOnce { .. }));

    let four = board.replacen("X X X X", "X X X .", 1);
    let four = position("10x10x5", four.trim(), Symbol::X);
    // An open four: whatever the reply, a five follows.
    let why = explain(&four, "f8");
    assert_eq!(why.found.value, MoveValue::Win { plies: 3 });
    assert_eq!(why.found.knowledge, Knowledge::Exact);

    let empty = position("10x10x5", &".".repeat(100), Symbol::X);
    let best = Adviser::new().values(&empty, &Limits::default());
    let best = best.best().unwrap().square.to_string();
    let why = explain(&empty, &best);
    assert!(matches!(why.reasons[0], Reason::SearchPrefers { .. }));
    let why = explain(&empty, "a1");
    assert!(matches!(why.reasons[0], Reason::SearchDoubts { .. }));
}

#[test]
fn renju_forks_that_are_fouls_are_not_promised() {
    let board = format!(
        "{}{}{}",
        ". . . . . . . . . . . . . . . / ".repeat(5),
        ". . . . . . . X . . . . . . . / \
         . . . . . . . X . . . . . . . / \
         . . . . . . . . X X . . . . . / ",
        ". . . . . . . . . . . . . . . / ".repeat(6),
    ) + ". O . O . O . . . . . . . . .";
    let white = position("renju", &board, Symbol::O);
    let why = explain(&white, "h8");
    let promises = |reason: &Reason| matches!(reason, Reason::BlocksFork { .. });
    assert!(!why.reasons.iter().any(promises), "{why:?}");
}

#[test]
fn a_move_that_cannot_be_played_is_refused() {
    let board = position("3x3x3", "X.. / ... / ...", Symbol::O);
    let mut adviser = Adviser::new();
    let mut refused = |square| {
        let error = adviser.explain(&board, sq(square), &Limits::default());
        error.unwrap_err()
    };
    assert_eq!(refused("a3"), PlayError::Occupied(sq("a3")));
    assert_eq!(refused("d4"), PlayError::OffBoard(sq("d4")));
}

#[test]
fn a_better_move_is_named_before_what_the_worse_one_does() {
    // b2 prevents a fork and threatens, but throws the win away.
    let why = explain(&position("3x3x3", "... / ..X / OX.", Symbol::O), "b2");
    let better = |square, plies| Reason::Better {
        square: sq(square),
        value: MoveValue::Win { plies },
        bound: false,
    };
    assert_eq!(why.class, MoveClass::ThrowsWinAway);
    assert_eq!(why.reasons[0], better("a3", 5));
    assert!(why.reasons.len() > 2, "{:?}", why.reasons);
    // b2 wins, but c3 wins at once.
    let why = explain(&position("3x3x3", "XX. / O.. / O..", Symbol::X), "b2");
    assert_eq!(why.class, MoveClass::SlowerWin);
    assert_eq!(why.reasons[0], better("c3", 1));
}
