//! Puzzles on the board.

use dooz_coach::puzzles::{Puzzle, shipped};
use dooz_core::Square;
use dooz_locale::Language;
use insta::assert_snapshot;

use super::stage::{Stage, options};
use crate::play::tui::Look;
use crate::play::tui::app::{Attempt, Overlay};

const ALONE: [&str; 2] = ["person", "perfect"];

/// Returns the stage of a match in which puzzles were requested.
fn quiz(language: Language, width: u16, height: u16) -> Stage {
    let look = Look {
        language,
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", ALONE), look, width, height);
    stage.press("5").answer("b3").press("m<Up><Up><Enter>");
    stage
}

fn asked(stage: &Stage) -> &'static Puzzle {
    stage.app.quiz.as_ref().expect("there is one").puzzle()
}

fn wrong_move(puzzle: &Puzzle) -> Square {
    let mut moves = puzzle.position().legal_moves();
    moves.find(|&square| square != puzzle.solution()).unwrap()
}

fn answer(stage: &mut Stage, square: Square) {
    stage.press(&format!("{}<Enter>", square.to_string().to_uppercase()));
    stage.advise();
}

#[test]
fn a_puzzle() {
    assert_snapshot!(quiz(Language::English, 80, 24).picture());
}

#[test]
fn the_help_of_puzzles_lists_their_own_keys() {
    let help = quiz(Language::English, 80, 24).press("?").picture();
    assert!(help.contains("Space: next puzzle"), "{help}");
    assert!(!help.contains("take back"), "{help}");
}

#[test]
fn a_puzzle_in_30x12_characters() {
    let mut stage = quiz(Language::English, 30, 12);
    let question = stage.picture();
    let board = stage.press("<Esc>").picture();
    assert_snapshot!(format!("{question}\n----\n{board}"));
}

#[test]
fn a_puzzle_with_a_wrong_answer_in_arabic() {
    let mut stage = quiz(Language::Arabic, 80, 24);
    let wrong = wrong_move(asked(&stage));
    answer(&mut stage, wrong);
    assert_snapshot!(stage.picture());
}

#[test]
fn a_wrong_answer_is_refuted_and_can_be_tried_again() {
    let mut stage = quiz(Language::English, 80, 24);
    let puzzle = asked(&stage);
    answer(&mut stage, wrong_move(puzzle));
    assert_eq!(
        (stage.moves().as_str(), &stage.attempts[..]),
        ("", &[Attempt::Wrong][..])
    );
    answer(&mut stage, puzzle.solution());
    assert_eq!(stage.attempts, [Attempt::Wrong, Attempt::Solved]);
    assert_eq!(stage.moves(), puzzle.solution().to_string());
    let attempts = stage.app.progress.of(puzzle);
    assert!(attempts.solved && attempts.wrong == 1);
    assert_snapshot!(stage.picture());
}

#[test]
fn an_answer_that_is_still_being_judged_is_dropped_with_its_puzzle() {
    let mut stage = quiz(Language::English, 80, 24);
    let square = asked(&stage).solution().to_string().to_uppercase();
    stage.press(&format!("{square}<Enter>"));
    assert!(stage.app.is_asking());
    stage.press(" ").advise();
    assert_eq!(*asked(&stage), shipped()[1]);
    assert_eq!((stage.attempts.len(), stage.moves().as_str()), (0, ""));
}

#[test]
fn a_taken_square_is_no_answer() {
    let mut stage = quiz(Language::English, 80, 24);
    let position = asked(&stage).position();
    let rules = position.rules();
    let mut squares = (0..rules.squares()).filter_map(|cell| rules.square(cell));
    let taken = squares.find(|&square| position.stone(square).is_some());
    answer(&mut stage, taken.unwrap());
    assert_eq!(stage.attempts, []);
    assert!(stage.picture().contains("is taken"));
}

#[test]
fn hints_say_a_little_more_each_time() {
    let mut stage = quiz(Language::English, 80, 24);
    stage.press("h");
    assert!(stage.picture().contains("It is in"));
    assert_eq!(stage.app.hint(), None);
    stage.press("h");
    assert_eq!(stage.app.hint(), Some(asked(&stage).solution()));
    assert_eq!(stage.attempts, [Attempt::Hint, Attempt::Hint]);
}

#[test]
fn a_long_answer_stands_on_a_card_where_there_is_no_panel() {
    let mut stage = quiz(Language::English, 20, 8);
    let is_card = |stage: &Stage| matches!(stage.app.overlay, Some(Overlay::Card(_)));
    assert!(is_card(&stage), "what is asked does not fit two lines");
    stage.press("<Enter>");
    assert!(!is_card(&stage));
    let wrong = wrong_move(asked(&stage));
    answer(&mut stage, wrong);
    assert!(is_card(&stage), "nor does what is wrong");
}

#[test]
fn the_language_can_be_changed_in_a_puzzle() {
    let mut stage = quiz(Language::English, 80, 24);
    stage.press("hm<Up><Up><Up><Up><Up><Up><Up><Left><Esc>");
    assert_eq!(stage.app.look.language, Language::Russian);
    assert!(!stage.picture().contains("It is in"));
}

#[test]
fn the_next_puzzle_comes_when_one_is_solved_or_skipped() {
    let mut stage = quiz(Language::English, 80, 24);
    let solution = asked(&stage).solution();
    answer(&mut stage, solution);
    stage.press("<Enter>");
    assert_eq!(*asked(&stage), shipped()[1]);
    stage.press(" ");
    assert_eq!(*asked(&stage), shipped()[2]);
}

#[test]
fn what_was_solved_before_is_not_asked_again_until_all_is() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    for puzzle in &shipped()[..40] {
        stage.app.progress.change(puzzle, |made| made.solved = true);
    }
    stage.press("m<Up><Up><Enter>");
    assert_eq!(*asked(&stage), shipped()[40]);
    for puzzle in shipped() {
        stage.app.progress.change(puzzle, |made| made.solved = true);
    }
    stage.press(" ");
    assert_eq!(*asked(&stage), shipped()[41]);
    assert!(stage.picture().contains("All puzzles are solved"));
}

#[test]
fn nothing_gives_the_solution_away_or_changes_the_match() {
    let mut stage = quiz(Language::English, 80, 24);
    let before = stage.picture();
    stage.press("vywur,.p");
    assert_eq!(stage.waiting_questions(), 0);
    assert_eq!(stage.picture(), before);
}

#[test]
fn the_match_goes_on_when_the_puzzles_are_left() {
    let mut stage = quiz(Language::English, 80, 24);
    stage.press("<Esc>");
    assert!(stage.app.quiz.is_none());
    assert_eq!(stage.moves(), "b2 b3");
    assert_eq!(stage.press("7").answer("c3").moves(), "b2 b3 a3 c3");
}

#[test]
fn the_menu_of_the_match_is_open_in_a_puzzle_and_can_begin_another() {
    let mut stage = quiz(Language::English, 80, 24);
    stage.press("m");
    assert!(matches!(stage.app.overlay, Some(Overlay::Menu(_))));
    assert!(stage.picture().contains("Perfect"));
    stage.press("<Enter><Enter>");
    assert!(stage.app.quiz.is_none());
    assert_eq!((stage.matches, stage.moves().as_str()), (2, ""));
}

#[test]
fn the_match_is_what_remains_when_the_program_ends_in_a_puzzle() {
    let mut stage = quiz(Language::English, 80, 24);
    stage.press("q");
    assert!(stage.has_ended);
    assert_eq!(stage.app.played_match().game().moves().len(), 2);
}

#[test]
fn the_match_behind_a_puzzle_is_left_after_a_question_if_it_is_in_no_file() {
    let mut stage = quiz(Language::English, 80, 24);
    stage.app.is_recorded = false;
    stage.press("q");
    assert!(!stage.has_ended);
    assert!(stage.picture().contains("This game is not kept."));
    assert!(stage.press("q").has_ended);
}

#[test]
fn a_progress_that_cannot_be_kept_is_told_once() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.app.progress_problem = Some("The progress is unreadable.".to_owned());
    stage.press("m<Up><Up><Enter>");
    assert!(stage.picture().contains("The progress is unreadable."));
    assert!(!stage.press(" ").picture().contains("unreadable"));
}
