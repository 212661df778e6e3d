//! Every claim of a reason is true, in any position.

use std::collections::HashMap;

use dooz_coach::advice::{Adviser, Explanation, Reason};
use dooz_core::exact::{Entry, Perfect};
use dooz_core::{
    Brain, Limits, Outcome, Player, Position, Progress, Rules, Score, Setup, Square, Symbol,
};
use proptest::prelude::*;

const RULES: [&str; 6] = [
    "3x3x3",
    "3x3x3-misere",
    "4x3x3",
    "4x3x3-exactly",
    "4x3x3-caro",
    "4x2x2-misere",
];

fn after(position: &Position, square: Square) -> Position {
    let mut child = *position;
    child.play(square).unwrap();
    child
}

fn wins(position: &Position, square: Square) -> bool {
    let child = after(position, square);
    child.outcome() == Some(Outcome::Win(position.turn()))
}

/// Returns the squares at which the player who has just moved wins if the
/// opponent does nothing: there is a reply that leaves the win on the board.
fn wins_next(position: &Position) -> Vec<Square> {
    let empty: Vec<Square> = position.legal_moves().collect();
    let wins_at = |square: &Square| {
        empty.iter().any(|reply| {
            let child = after(position, *reply);
            reply != square && child.outcome().is_none() && wins(&child, *square)
        })
    };
    empty.iter().copied().filter(wins_at).collect()
}

/// Returns `true` if the opponent makes a fork at a square after one of these
/// quiet moves, unless they are so few that each may be in its way. A move that
/// makes a threat does not count: it is no pass, because its own win would come
/// before any fork's.
fn can_fork_after_a_pass(quiet: impl Iterator<Item = Position>, fork: Square) -> bool {
    let is_pass = |forked: &Position| {
        let mut replies = forked.legal_moves();
        forked.outcome().is_none() && !replies.any(|reply| wins(forked, reply))
    };
    let free = quiet.filter(|child| child.stone(fork).is_none());
    let forked = free.map(|child| after(&child, fork)).filter(is_pass);
    let forked: Vec<Position> = forked.collect();
    forked.len() < 3 || forked.iter().any(|forked| wins_next(forked).len() >= 2)
}

/// Returns the values of all moves as the perfect player finds them.
fn values(position: &Position) -> HashMap<Square, Score> {
    let mut values = HashMap::new();
    let mut perfect = Perfect::new(vec![Entry::default(); 1 << 12]);
    let mut note = |progress: &Progress<'_>| {
        values.extend({ progress.searched }.map(|mv| (mv.square, mv.score.unwrap())));
    };
    perfect
        .think(position, &Limits::default(), &mut note)
        .unwrap();
    values
}

/// Returns the outcome of a game of the perfect player against itself.
fn played_out(mut position: Position) -> (Option<Player>, u16) {
    let mut perfect = Perfect::new(vec![Entry::default(); 1 << 12]);
    let begin = position.ply();
    while position.outcome().is_none() {
        let choice = perfect
            .think(&position, &Limits::default(), &mut |_| {})
            .unwrap();
        position.play(choice.square.unwrap()).unwrap();
    }
    let winner = position.outcome().and_then(Outcome::winner);
    (winner, position.ply() - begin)
}

/// Returns the position after a line, every move of which has to be legal.
fn after_line(position: &Position, line: &[Square]) -> Position {
    line.iter()
        .fold(*position, |position, &square| after(&position, square))
}

/// Keeps the comparisons below short.
const DRAW: Score = Score::Draw;

#[expect(clippy::too_many_lines, reason = "an arm for each reason")]
fn check(why: &Explanation, values: &HashMap<Square, Score>) {
    let (position, square) = (&why.position, why.found.square);
    let (player, child) = (position.turn(), after(position, square));
    let own = values[&square];
    let others = || values.iter().filter(|(other, _)| **other != square);
    let quiet = || {
        let children = position.legal_moves().filter(|&other| other != square);
        let children = children.map(|other| after(position, other));
        children.filter(|child| child.outcome().is_none())
    };
    assert_eq!(why.found.value, own.into());
    for other in &why.alternatives {
        assert_eq!(other.found.value, values[&other.found.square].into());
        let end = after_line(position, &other.line);
        if let Some(plies) = other.found.value.plies() {
            assert_eq!(other.line.len(), usize::from(plies));
            assert!(end.outcome().is_some());
        }
    }

    for reason in &why.reasons {
        match reason {
            Reason::WinsAtOnce { line } => {
                assert!(wins(position, square));
                assert!(line.contains(&square));
                assert!(line.iter().all(|&stone| child.stone(stone) == Some(player)));
            }
            Reason::CompletesLine { line } => {
                assert_eq!(child.outcome(), Some(Outcome::Win(!player)));
                assert!(line.contains(&square));
            }
            Reason::EndsInDraw => assert_eq!(child.outcome(), Some(Outcome::Draw)),
            Reason::WinsIn {
                plies, line, exact, ..
            } => {
                assert_eq!(
                    (played_out(child), *exact),
                    ((Some(player), plies - 1), true)
                );
                assert_eq!(line.len(), usize::from(plies - 1));
                let end = after_line(&child, line).outcome();
                assert_eq!(end, Some(Outcome::Win(player)));
            }
            Reason::Loses {
                plies, line, exact, ..
            } => {
                assert_eq!(
                    (played_out(child), *exact),
                    ((Some(!player), plies - 1), true)
                );
                let end = after_line(&child, line).outcome();
                assert_eq!(end, Some(Outcome::Win(!player)));
            }
            Reason::Better {
                square,
                value,
                bound,
            } => {
                assert!(values[square] > own);
                assert_eq!((*value, *bound), (values[square].into(), false));
            }
            Reason::Blocks { squares } => {
                for &threat in squares {
                    assert!(threat == square || !wins(&child, threat));
                    let mut chances = quiet().filter(|child| child.stone(threat).is_none());
                    assert!(quiet().count() < 2 || chances.any(|child| wins(&child, threat)));
                }
            }
            Reason::Fork { squares } => {
                let next = wins_next(&child);
                assert!(squares.len() >= 2 && squares.iter().all(|sq| next.contains(sq)));
                assert!(child.legal_moves().all(|reply| !wins(&child, reply)));
            }
            Reason::Threatens { square } => {
                assert!(child.legal_moves().count() < 2 || wins_next(&child) == [*square]);
            }
            Reason::BlocksFork { squares } => {
                for reply in child.legal_moves() {
                    let forked = after(&child, reply);
                    assert!(forked.outcome().is_some() || wins_next(&forked).len() < 2);
                }
                for &fork in squares {
                    assert!(can_fork_after_a_pass(quiet(), fork), "{position:?} {fork}");
                }
            }
            Reason::Forced => assert_eq!(position.legal_moves().count(), 1),
            Reason::OnlyWin => assert!(own > DRAW && others().all(|(_, &other)| other <= DRAW)),
            Reason::OnlyDraw => assert!(own == DRAW && others().all(|(_, &other)| other < DRAW)),
            Reason::KeepsDraw => assert!(own == DRAW && others().all(|(_, &other)| other <= DRAW)),
            Reason::Draws => assert_eq!(own, DRAW),
            Reason::NothingToLose => assert!(others().all(|(_, &other)| other == own)),
            Reason::LastsLongest => assert!(own < DRAW && others().all(|(_, &other)| other <= own)),
            Reason::MostLines { count } => {
                let rules = position.rules();
                let through = |square: Square| open_lines(position, player, square);
                assert_eq!(through(square), *count, "{rules}");
                let mut others = position.legal_moves().filter(|&other| other != square);
                assert!(others.all(|other| through(other) < *count));
            }
            Reason::SearchPrefers { .. } | Reason::SearchDoubts { .. } | Reason::SureWin { .. } => {
                panic!("everything is proven here")
            }
        }
    }
}

fn square_at(x: i32, y: i32) -> Square {
    Square::new(x.unsigned_abs() as u8, y.unsigned_abs() as u8).unwrap()
}

/// Counted line by line over the whole board.
fn open_lines(position: &Position, player: Player, square: Square) -> usize {
    let rules = position.rules();
    let (width, height) = (i32::from(rules.width()), i32::from(rules.height()));
    let k = i32::from(rules.k());
    let mut count = 0;
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for x in 0..width {
            for y in 0..height {
                let cells: Vec<(i32, i32)> = (0..k).map(|i| (x + i * dx, y + i * dy)).collect();
                let is_open = cells.iter().all(|&(x, y)| {
                    let on_board = (0..width).contains(&x) && (0..height).contains(&y);
                    on_board && position.stone(square_at(x, y)) != Some(!player)
                });
                let place = (i32::from(square.column()), i32::from(square.row()));
                count += usize::from(is_open && cells.contains(&place));
            }
        }
    }
    count
}

fn check_every_move(position: &Position, adviser: &mut Adviser) {
    let values = values(position);
    for square in position.legal_moves() {
        let why = adviser
            .explain(position, square, &Limits::default())
            .unwrap();
        check(&why, &values);
        assert!(!why.reasons.is_empty(), "{position:?} {square}");
    }
}

#[test]
fn the_reasons_for_the_first_moves_are_true() {
    for rules in RULES {
        check_every_move(&Position::new(rules.parse().unwrap()), &mut Adviser::new());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_reason_for_every_move_is_true(
        rules in proptest::sample::select(&RULES[..]),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..8),
    ) {
        let mut position = Position::new(rules.parse().unwrap());
        for choice in choices {
            let moves: Vec<Square> = position.legal_moves().collect();
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice.index(moves.len())]).unwrap();
        }
        check_every_move(&position, &mut Adviser::new());
    }
}

/// O could win at b3 with a threat of its own, which is no way to let X move.
#[test]
fn a_fork_that_a_threat_would_answer_is_still_a_fork() {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "..O..XXOX", Symbol::O).unwrap();
    check_every_move(&setup.position().unwrap(), &mut Adviser::new());
}
