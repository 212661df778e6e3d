//! Openings by swap2 on the board.

use dooz_core::{Player, Rules, Symbol};
use dooz_locale::Language;
use dooz_play::matches::{FirstMover, MatchOptions, Seat};
use insta::assert_snapshot;

use super::stage::{Stage, options};
use crate::play::tui::Look;

const TWO: [&str; 2] = ["person", "person"];
const ALONE: [&str; 2] = ["person", "engine:nodes=100"];

fn swap2(participants: [&str; 2]) -> MatchOptions {
    options("standard", participants).with_swap2(Symbol::X)
}

fn stage(participants: [&str; 2]) -> Stage {
    Stage::new(swap2(participants), Look::default(), 80, 24)
}

/// Returns the text of the screen without line breaks.
fn text(stage: &Stage) -> String {
    let picture = stage.picture();
    picture.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn shows(stage: &Stage, sentence: &str) {
    assert!(text(stage).contains(sentence), "{}", stage.picture());
}

#[test]
fn two_people_place_stones_and_choose_sides() {
    let mut stage = stage(TWO);
    shows(&stage, "First player: place stone 1 of 3, X.");
    stage.click_square("h8").press("i9<Enter>");
    shows(&stage, "First player: place stone 3 of 3, X.");
    stage.press("J10<Enter>");
    shows(&stage, "Second player: press 1 for X or 2 for O.");
    assert!(stage.picture().contains("Or place two more"));
    stage.press("2");
    assert_eq!(stage.moves(), "h8 i9 j10");
    assert_eq!(stage.app.game.seat(Player::First), Seat::Near);
    shows(&stage, "Second player: the side of O.");
    stage.click_square("a1");
    assert_eq!(stage.app.game.moves().len(), 4);
}

#[test]
fn two_more_stones_leave_the_choice_to_the_other_player() {
    let mut stage = stage(TWO);
    for square in ["h8", "i9", "j10", "a1"] {
        stage.click_square(square);
    }
    shows(&stage, "Second player: place stone 2 of 2, X.");
    stage.click_square("a2");
    shows(&stage, "First player: press 1 for X or 2 for O.");
    stage.click_square("a3");
    shows(&stage, "All stones are placed: press 1 for X or 2 for O.");
    stage.press("2");
    assert_eq!(stage.moves(), "h8 i9 j10 a1 a2");
    assert_eq!(stage.app.game.seat(Player::First), Seat::Far);
}

#[test]
fn a_side_taken_instead_of_the_second_of_two_stones_leaves_the_first_away() {
    let mut stage = stage(TWO);
    for square in ["h8", "i9", "j10", "a1"] {
        stage.click_square(square);
    }
    stage.press("1");
    assert_eq!(stage.moves(), "h8 i9 j10");
    assert_eq!(stage.app.game.seat(Player::First), Seat::Far);
}

#[test]
fn wrong_input_is_refused_with_a_sentence() {
    let mut stage = stage(TWO);
    stage.press("1");
    shows(&stage, "The three stones come first.");
    stage.click_square("h8").click_square("h8");
    shows(&stage, "`h8` is taken");
    for key in ["T", "Y", "W", ","] {
        stage.press("<Left>").press(key).ticks(8);
        shows(&stage, "First finish the opening");
    }
    assert_eq!(stage.app.line().len(), 1);
    assert!(stage.analyses.is_empty());
}

#[test]
fn stones_and_choices_are_taken_back() {
    let mut stage = stage(TWO);
    stage.click_square("h8").press("u");
    shows(&stage, "Took back h8.");
    stage.press("u");
    shows(&stage, "There is nothing to take back.");
    for square in ["h8", "i9", "j10"] {
        stage.click_square(square);
    }
    stage.press("u");
    shows(&stage, "Took back j10.");
    stage.click_square("j10").press("2");
    assert!(stage.app.opening().is_none());
    stage.press("u");
    shows(&stage, "Second player: press 1 for X or 2 for O.");
    stage.press("u").press("r");
    shows(&stage, "Played j10 again.");
    stage.press("r");
    assert!(stage.app.opening().is_none());
    assert!(!stage.picture().contains("nothing"), "{}", stage.picture());
    assert_eq!(stage.app.game.seat(Player::First), Seat::Near);
}

#[test]
fn the_engine_chooses_a_side() {
    let mut stage = stage(ALONE);
    // Two stones in the centre against one in the corner.
    for square in ["h8", "a1", "i9"] {
        stage.click_square(square);
    }
    shows(&stage, "Engine is thinking");
    stage.press("1").click_square("c3").decide();
    shows(&stage, "Engine: the side of X.");
    assert_eq!(stage.app.game.seat(Player::First), Seat::Far);
    stage.click_square("c3");
    assert_eq!(stage.waiting_turns(), 1);
}

#[test]
fn the_engine_opens_and_a_person_chooses() {
    let options = MatchOptions {
        first_mover: FirstMover::Far,
        ..swap2(ALONE)
    };
    let mut stage = Stage::new(options, Look::default(), 80, 24);
    assert_eq!((stage.waiting_decisions(), stage.waiting_turns()), (1, 0));
    stage.decide();
    shows(&stage, "You: press 1 for X or 2 for O.");
    stage.press("۱");
    assert_eq!(stage.app.game.seat(Player::First), Seat::Near);
    assert_eq!(stage.waiting_turns(), 1);
}

#[test]
fn two_engines_choose_their_sides() {
    let mut stage = stage(["engine:nodes=100", "search:1"]);
    let mut decisions = 0;
    while stage.waiting_turns() == 0 {
        stage.decide().press("p").ticks(20);
        decisions += 1;
        if stage.app.opening().is_some() {
            assert_eq!(stage.waiting_decisions(), 0);
        }
        assert_eq!(stage.waiting_turns(), 0);
        stage.press("p").ticks(20);
    }
    assert!((2..=3).contains(&decisions));
    assert!(stage.app.opening().is_none());
}

#[test]
fn an_abandoned_decision_has_no_effect() {
    let mut stage = stage(ALONE);
    for square in ["h8", "a1", "i9"] {
        stage.click_square(square);
    }
    stage.press(" ").decide();
    shows(&stage, "You: place stone 1 of 3, X.");
    assert_eq!(stage.app.line().len(), 0);
}

#[test]
fn puzzles_return_to_the_opening() {
    let mut stage = stage(TWO);
    stage.click_square("h8");
    stage.app.begin_puzzles();
    assert!(stage.app.opening().is_none());
    stage.press("<Esc><Esc>");
    assert_eq!(stage.app.line().len(), 1);
}

#[test]
fn no_clock_runs_in_an_opening() {
    let options = MatchOptions {
        clock: "0.05/".parse().unwrap(),
        ..swap2(TWO)
    };
    let mut stage = Stage::new(options, Look::default(), 80, 24);
    stage.app.now += std::time::Duration::from_mins(1);
    stage.ticks(1).click_square("h8");
    assert_eq!(stage.app.game.outcome(), None);
}

#[test]
fn the_menu_offers_swap2_where_the_rules_have_it() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("m");
    assert!(!text(&stage).contains("Opening"));
    let mut stage = Stage::of("standard", TWO, 80, 24);
    stage.press("m<Down><Down><Down><Down><Right>");
    assert_snapshot!(stage.picture());
    stage.press("<Enter><Enter>");
    assert!(stage.app.opening().is_some());
    assert_eq!(stage.matches, 2);

    // Rules without it turn it off.
    stage.press("<Esc>3x3x3<Enter><Enter>");
    assert_eq!(stage.app.game.rules(), Rules::TIC_TAC_TOE);
    assert!(!stage.app.game.options().swap2);
}

#[test]
fn an_opening_in_every_language() {
    let mut pictures = Vec::new();
    for language in Language::ALL {
        let look = Look {
            language,
            stones: true,
            ..Look::default()
        };
        let mut stage = Stage::new(swap2(ALONE), look, 80, 24);
        stage.click_square("h8").click_square("i9");
        pictures.push(stage.picture());
    }
    assert_snapshot!(pictures.join("\n----\n"));
}

#[test]
fn the_choice_in_every_language() {
    let mut pictures = Vec::new();
    for language in Language::ALL {
        let look = Look {
            language,
            ..Look::default()
        };
        let mut stage = Stage::new(swap2(TWO), look, 40, 16);
        for square in ["h8", "i9", "j10"] {
            stage.click_square(square);
        }
        pictures.push(stage.picture());
    }
    assert_snapshot!(pictures.join("\n----\n"));
}

#[test]
fn the_help_in_an_opening() {
    assert_snapshot!(stage(TWO).press("?").picture());
}
