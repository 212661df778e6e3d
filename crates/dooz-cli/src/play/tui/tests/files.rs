//! Games in files, and positions that are set up, from the menu.

use std::path::{Path, PathBuf};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use dooz_core::Symbol;
use dooz_play::matches::{Match, Participant, Seat};

use super::stage::Stage;
use crate::play::tui::app::Event;

const TWO: [&str; 2] = ["person", "person"];
const ALONE: [&str; 2] = ["person", "perfect"];

/// The keys that choose rows of the menu.
const SET_UP: &str = "m<Up><Up><Up><Up><Up><Enter>";
const OPEN: &str = "m<Up><Up><Up><Up>";
const SAVE: &str = "m<Up><Up><Up>";

fn backspaces(count: usize) -> String {
    "<Back>".repeat(count)
}

#[test]
fn a_match_is_saved_under_a_typed_name() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.play("b2 a1").press(SAVE);
    // Letters that are commands elsewhere belong to the name.
    stage
        .press(&backspaces("game.sgf".len()))
        .press("mq 1.psq<Enter>");
    assert_eq!(stage.files, [("save", PathBuf::from("mq 1.psq"))]);
    assert!(!stage.has_ended);
}

#[test]
fn a_letter_with_control_is_no_part_of_a_name() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press(SAVE);
    for sign in ['u', 'w'] {
        let key = KeyEvent::new(KeyCode::Char(sign), KeyModifiers::CONTROL);
        stage.send(Event::Key(key));
    }
    stage.press("<Enter>");
    assert_eq!(stage.files, [("save", PathBuf::from("game.sgf"))]);
}

#[test]
fn a_kept_game_is_chosen_and_opened() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    let autosaves = ["games/game-2.sgf", "games/game.sgf"].map(PathBuf::from);
    stage.app.autosaves = autosaves.to_vec();
    stage.press(OPEN).press("<Right>");
    assert!(stage.picture().contains("games/game.sgf"));
    stage.press("<Enter>");
    assert_eq!(stage.files, [("open", autosaves[1].clone())]);
}

#[test]
fn a_file_without_a_name_gets_a_sentence() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press(OPEN).press("<Enter>");
    assert!(stage.picture().contains("Type the name of a file first."));
    assert!(stage.files.is_empty());
}

#[test]
fn a_long_name_of_a_file_leaves_room_for_the_label() {
    let mut stage = Stage::of("3x3x3", TWO, 40, 12);
    stage.app.autosaves = vec![PathBuf::from(
        "/home/anna/.local/share/dooz/games/game-4.sgf",
    )];
    let picture = stage.press(OPEN).picture();
    let row = "│ Open   …share/dooz/games/game-4.sgf_ │";
    assert!(picture.contains(row), "{picture}");
    let picture = stage.press("<Down>").picture();
    let row = "│ Open  …share/dooz/games/game-4.sgf   │";
    assert!(picture.contains(row), "{picture}");
}

#[test]
fn the_folder_of_the_person_is_a_tilde() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press(OPEN).press("~/a.sgf<Enter>");
    let (_, file) = &stage.files[0];
    assert!(
        file.is_absolute() && file.ends_with(Path::new("a.sgf")),
        "{file:?}"
    );
}

#[test]
fn an_opened_match_goes_on_where_it_was() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    let mut game = Match::new(super::stage::options("3x3x3", ALONE));
    game.play("b2".parse().unwrap()).unwrap();
    let effects = stage.app.open_match(game);
    stage.carry_out(effects);
    assert_eq!(stage.waiting_turns(), 1, "the computer is to move");
    assert_eq!(stage.answer("a1").moves(), "b2 a1");
}

#[test]
fn a_position_is_set_up_and_played() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("a1").press(SET_UP);
    // The stones of the game are there: X at b2, O at a1. A square goes through X, O
    // and nothing.
    stage.press("7").press("99").press("333");
    let picture = stage.picture();
    assert!(picture.contains("Space: the other side moves"), "{picture}");
    assert_eq!(stage.waiting_turns(), 0, "nobody thinks meanwhile");
    stage.press("p");
    assert!(
        !stage.picture().contains("With best play"),
        "what is known is known of the empty board"
    );
    let game = &stage.app.game;
    assert_eq!(game.moves().len(), 0);
    assert_eq!(game.position().ply(), 4);
    assert_eq!(stage.matches, 2, "it is recorded in a file of its own");
    assert_eq!(game.options().participant(Seat::Near), Participant::Person);
}

#[test]
fn the_position_on_the_board_is_saved_and_an_impossible_one_is_explained() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.play("b2").press(SET_UP).press("1").press(SAVE);
    stage.press("<Enter>");
    assert!(stage.picture().contains("2 X"), "{}", stage.picture());
    assert!(stage.files.is_empty());

    stage.press("77").press(SAVE).press("<Enter>");
    let saved = stage.saved.take().unwrap();
    assert_eq!(saved.position().ply(), 3);
    assert!(saved.to_sgf().contains("AB"), "{}", saved.to_sgf());

    stage.press("<Esc>").press(SAVE).press("<Enter>");
    let saved = stage.saved.take().unwrap();
    assert_eq!(saved.moves(), stage.app.game.moves());

    stage.press("m<Up><Up><Enter>").press(SAVE).press("<Enter>");
    let saved = stage.saved.take().unwrap();
    assert!(stage.app.quiz.is_some());
    assert_eq!(saved.position(), stage.app.game.position());
}

#[test]
fn an_impossible_position_is_explained_and_can_be_mended() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press(SET_UP).press("123p");
    assert!(stage.picture().contains("3 X"), "{}", stage.picture());
    assert!(stage.app.board_setup.is_some());
    stage.press("uup");
    assert!(stage.app.board_setup.is_none());
    assert_eq!(stage.app.game.position().ply(), 1);
}

#[test]
fn the_side_to_move_can_be_changed_and_the_board_be_emptied() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press(SET_UP).press("51").press("<Back> p");
    let game = &stage.app.game;
    assert_eq!(game.position().ply(), 0);
    assert_eq!(game.symbol(game.position().turn()), Symbol::O);
}

#[test]
fn leaving_the_setup_returns_to_the_game() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("a1").press(SET_UP).press("7<Esc>");
    assert_eq!(stage.moves(), "b2 a1");
    assert_eq!(stage.matches, 1);
    stage.press(SET_UP).press("7").press("m<Up><Up><Enter>");
    assert!(stage.app.quiz.is_some());
    stage.press("<Esc>");
    assert_eq!(stage.moves(), "b2 a1", "puzzles return to the game as well");
}

#[test]
fn a_board_of_other_rules_is_empty() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage
        .press("5m<Right>")
        .press("<Up><Up><Up><Up><Up><Enter>");
    let (position, _) = stage.app.shown();
    assert_eq!((position.rules().width(), position.ply()), (10, 0));
}

#[test]
fn a_game_that_is_in_no_file_is_left_for_another_after_a_question() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.app.is_recorded = false;
    stage.app.autosaves = vec![PathBuf::from("game.sgf")];
    let is_asked = |stage: &Stage| stage.picture().contains("This game is not kept.");

    stage.play("b2").press(OPEN).press("<Enter>");
    assert!(is_asked(&stage) && stage.files.is_empty());
    stage.press("<Enter>");
    assert_eq!(stage.files.len(), 1);

    stage.press("m<Enter><Enter>");
    assert!(is_asked(&stage) && stage.matches == 1);
    stage.press("<Down><Up><Enter>");
    assert!(is_asked(&stage) && stage.matches == 1);
    stage.press("<Enter>");
    assert_eq!(stage.matches, 2);

    stage.play("b2").press(SET_UP).press("p");
    assert!(is_asked(&stage) && stage.matches == 2);
    stage.press("p");
    assert_eq!(stage.matches, 3);
}
