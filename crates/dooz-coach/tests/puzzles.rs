//! Puzzles: each is proven again, judged, hinted at and remembered.

use std::collections::HashSet;

use dooz_coach::puzzles::{
    Attempts, CannotProve, Goal, Grade, Hint, ProgressError, Puzzle, PuzzleFilter, PuzzleProblem,
    PuzzleProgress, PuzzleVerdict, Reached, SHIPPED_SHARES, Share, generate, prove, read, shipped,
    write,
};
use dooz_core::{Limits, PlayError, Position, Rules, Setup, Square, Symbol};
use proptest::prelude::*;

fn position(rules: &str, picture: &str, to_move: Symbol) -> Position {
    let setup = Setup::parse(rules.parse().unwrap(), picture, to_move).unwrap();
    setup.position().unwrap()
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

#[test]
fn each_shipped_puzzle_is_what_it_claims_to_be() {
    for puzzle in shipped() {
        let proven = prove(puzzle.position(), &Limits::default());
        assert_eq!(proven, Ok(Some(*puzzle)), "{}", puzzle.key());
    }
}

#[test]
fn no_two_shipped_puzzles_are_symmetric() {
    let canonical = shipped().iter().map(|puzzle| puzzle.position().canonical());
    assert_eq!(canonical.collect::<HashSet<_>>().len(), 100);
}

#[test]
fn every_board_has_its_share_with_wins_draws_and_all_grades() {
    for share in SHIPPED_SHARES {
        let of_board = shipped()
            .iter()
            .filter(|puzzle| puzzle.rules() == share.rules);
        assert_eq!(of_board.count(), share.count, "{}", share.rules);
    }
    for grade in Grade::all() {
        let of_grade = || shipped().iter().filter(|puzzle| puzzle.grade() == grade);
        assert!(of_grade().any(|puzzle| matches!(puzzle.goal(), Goal::Win { .. })));
        assert!(of_grade().any(|puzzle| matches!(puzzle.goal(), Goal::Draw { .. })));
    }
}

#[test]
fn two_ways_to_win_are_no_puzzle() {
    let two = position("3x3x3", "XX. / .OO / X.O", Symbol::X);
    assert_eq!(prove(&two, &Limits::default()), Ok(None));
}

#[test]
fn a_position_that_is_lost_or_over_or_drawn_anyway_is_no_puzzle() {
    let lost = position("3x3x3", "X.X / .O. / X.O", Symbol::O);
    let over = position("3x3x3", "XXX / OO. / ...", Symbol::O);
    let drawn = Position::new(Rules::TIC_TAC_TOE);
    for position in [lost, over, drawn] {
        assert_eq!(
            prove(&position, &Limits::default()),
            Ok(None),
            "{position:?}"
        );
    }
}

#[test]
fn what_cannot_be_searched_to_the_end_is_not_called_a_puzzle() {
    let large = Position::new(Rules::GOMOKU);
    assert_eq!(
        prove(&large, &Limits::default()),
        Err(CannotProve::TooLarge)
    );
    let few = Limits {
        nodes: Some(10),
        ..Limits::default()
    };
    let empty = Position::new(Rules::TIC_TAC_TOE);
    assert_eq!(prove(&empty, &few), Err(CannotProve::OutOfLimits));
}

#[test]
fn a_wrong_answer_is_refuted_by_the_line_that_punishes_it() {
    // X threatens c3; any other move of O loses at once.
    let puzzle = prove(
        &position("3x3x3", "XX. / .O. / ...", Symbol::O),
        &Limits::default(),
    );
    let puzzle = puzzle.unwrap().unwrap();
    let Ok(PuzzleVerdict::Wrong(mistake)) = puzzle.judge(square("a1")) else {
        panic!("a1 does not block");
    };
    assert_eq!(mistake.reached, Reached::Loss { moves: 1 });
    assert_eq!(mistake.line, [square("a1"), square("c3")]);
}

#[test]
fn every_answer_to_every_puzzle_of_nine_squares_is_judged_by_its_end() {
    let small = shipped()
        .iter()
        .filter(|puzzle| puzzle.rules() == Rules::TIC_TAC_TOE);
    for puzzle in small {
        for answer in puzzle.position().legal_moves() {
            let verdict = puzzle.judge(answer).unwrap();
            let (PuzzleVerdict::Solved { line }
            | PuzzleVerdict::Wrong(dooz_coach::puzzles::WrongAnswer { line, .. })) = &verdict;
            let mut end = *puzzle.position();
            for &square in line {
                end.play(square).unwrap();
            }
            let outcome = end.outcome().expect("the line goes to the end");
            let winner = outcome.winner();
            let own = winner == Some(puzzle.position().turn());
            match (verdict, puzzle.goal()) {
                (PuzzleVerdict::Solved { .. }, Goal::Win { .. }) => assert!(own),
                (PuzzleVerdict::Solved { .. }, Goal::Draw { .. }) => assert_eq!(winner, None),
                (PuzzleVerdict::Wrong(mistake), goal) => {
                    assert!(!own);
                    assert_eq!(mistake.reached == Reached::Draw, winner.is_none());
                    assert!(winner.is_some() || matches!(goal, Goal::Win { .. }));
                }
            }
        }
    }
}

#[test]
fn an_answer_that_cannot_be_played_is_an_error() {
    let puzzle = &shipped()[0];
    let taken = puzzle.position().stones(puzzle.position().turn());
    let taken = taken.squares().next().unwrap();
    assert_eq!(puzzle.judge(taken), Err(PlayError::Occupied(taken)));
    assert_eq!(
        puzzle.judge(square("p9")),
        Err(PlayError::OffBoard(square("p9")))
    );
}

#[test]
fn hints_name_a_line_through_the_solution_and_then_the_solution() {
    for puzzle in shipped() {
        let solution = puzzle.solution();
        match puzzle.hint(0) {
            Hint::Row { row } => assert_eq!(row, solution.row() + 1),
            Hint::Column { bottom } => assert_eq!(bottom.column(), solution.column()),
            hint @ Hint::Square { .. } => panic!("{hint:?} comes too soon"),
        }
        assert_eq!(puzzle.hint(1), Hint::Square { square: solution });
    }
}

#[test]
fn the_next_puzzle_is_the_first_behind_the_last_that_is_wanted_and_not_solved() {
    let puzzles = shipped();
    let filter = PuzzleFilter {
        rules: Some(Rules::TIC_TAC_TOE),
        grade: None,
    };
    let mut progress = PuzzleProgress::default();
    let first = filter.next(puzzles, &progress, 0).unwrap();
    progress.change(&puzzles[first], |attempts| attempts.solved = true);
    let second = filter.next(puzzles, &progress, 0).unwrap();
    assert!(second > first);
    // After the last one, it goes on from the beginning.
    assert_eq!(filter.next(puzzles, &progress, puzzles.len()), Some(second));
    for puzzle in puzzles {
        progress.change(puzzle, |attempts| attempts.solved = true);
    }
    assert_eq!(filter.next(puzzles, &progress, 0), None);
    assert_eq!(progress.solved(puzzles), 100);
}

#[test]
fn progress_that_is_broken_or_of_a_later_version_is_an_error() {
    let error = |text: &str| PuzzleProgress::read(text).unwrap_err();
    for foreign in ["", "{}", "dooz-progress", "dooz-progress one\n"] {
        assert_eq!(error(foreign), ProgressError::Form { line: 1 });
    }
    for damaged in [
        "",
        "3x3x3 X\tsolved\t0",
        "3x3x3 X\topen\t-1\t0",
        "3x3x3 X\topen\t0\t0\t0",
    ] {
        let text = format!("dooz-progress 1\n3x3x3 XO\tsolved\t0\t0\n{damaged}\n");
        assert_eq!(error(&text), ProgressError::Form { line: 3 }, "{damaged}");
    }
    assert_eq!(error("dooz-progress 2\nlater"), ProgressError::Version(2));
}

#[test]
fn progress_keeps_puzzles_that_it_does_not_know() {
    let text = "dooz-progress 1\n9x9x9 X\tsolved\t2\t1\n";
    let progress = PuzzleProgress::read(text).unwrap();
    assert_eq!(progress.write(), text);
    assert_eq!(progress.of(&shipped()[0]), Attempts::default());
}

#[test]
fn a_line_that_is_no_puzzle_is_named_with_what_is_wrong() {
    let text = write(&shipped()[..1]);
    let line = text.lines().last().unwrap();
    let with = |field: usize, value: &str| {
        let mut fields: Vec<&str> = line.split('\t').collect();
        fields[field] = value;
        read(&format!("# a remark\n{}", fields.join("\t"))).unwrap_err()
    };
    assert_eq!(with(0, "0x3x3").line, 2);
    assert!(matches!(with(0, "0x3x3").problem, PuzzleProblem::Rules(_)));
    assert!(matches!(with(1, "X").problem, PuzzleProblem::Board(_)));
    assert_eq!(with(2, "Z").problem, PuzzleProblem::Field("to_move"));
    assert_eq!(with(3, "lose").problem, PuzzleProblem::Field("goal"));
    assert_eq!(with(4, "-1").problem, PuzzleProblem::Field("moves"));
    assert!(matches!(with(5, "p9").problem, PuzzleProblem::Solution(_)));
    assert_eq!(with(7, "9").problem, PuzzleProblem::Field("grade"));
    // With as many pieces of both, the side to move is the one who began.
    let begins = |puzzle: &&Puzzle| puzzle.to_move() == Puzzle::FIRST;
    let text = write(shipped().iter().find(begins).copied().as_slice());
    let other = read(&text.replace("\tX\t", "\tO\t")).unwrap_err();
    assert_eq!(other.problem, PuzzleProblem::Field("to_move"));
    assert_eq!(
        read("3x3x3").unwrap_err().problem,
        PuzzleProblem::Field("board")
    );
}

#[test]
fn the_same_chance_finds_the_same_puzzles() {
    let share = Share {
        count: 6,
        attempts: 400,
        ..SHIPPED_SHARES[0]
    };
    let find = || {
        let mut drawn: usize = 1;
        generate(&share, &mut |choices| {
            drawn = drawn.wrapping_mul(25_214_903_917).wrapping_add(11);
            (drawn >> 17) % choices
        })
    };
    let found = find();
    assert_eq!(found.len(), 6);
    assert_eq!(found, find());
    assert!(found.is_sorted_by_key(Puzzle::grade));
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in "(3x3x3|4x4x4|[0-9x]{0,6})\t[XO.]{0,10}(\t[a-z0-9]{0,4}){0,7}") {
        let _ = read(&text);
        let _ = PuzzleProgress::read(&text);
    }
}
