//! Reasons, the map of values, the review and the levels.

use dooz_core::Outcome;
use dooz_locale::Language;
use dooz_play::matches::Seat;
use insta::assert_snapshot;

use super::stage::{Stage, options};
use crate::play::tui::Look;
use crate::play::tui::app::Overlay;

const TWO: [&str; 2] = ["person", "person"];
const ALONE: [&str; 2] = ["person", "perfect"];

fn in_language(language: Language, participants: [&str; 2], width: u16, height: u16) -> Stage {
    let look = Look {
        language,
        ..Look::default()
    };
    Stage::new(options("3x3x3", participants), look, width, height)
}

fn card(stage: &Stage) -> Option<&str> {
    match &stage.app.overlay {
        Some(Overlay::Card(card)) => Some(&card.title),
        _ => None,
    }
}

/// X opens in the corner, and O loses by taking the edge.
const LOST: &str = "a3 b3 a1 a2 c1 b2 b1";

#[test]
fn why_explains_the_last_move_of_the_computer() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("b3").press("y").advise();
    assert_eq!(card(&stage), Some("Why b3?"));
    assert_snapshot!(stage.picture());
}

#[test]
fn why_in_30x12_characters() {
    let mut stage = Stage::of("3x3x3", ALONE, 30, 12);
    stage.press("5").answer("b3").press("y").advise();
    assert_snapshot!(stage.picture());
}

#[test]
fn why_in_persian() {
    let mut stage = in_language(Language::Persian, ALONE, 80, 24);
    stage.press("5").answer("b3").press("y").advise();
    assert_snapshot!(stage.picture());
}

#[test]
fn why_explains_a_hint_while_it_is_shown() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("b3").press("h").answer("a3");
    stage.press("y").advise();
    assert_eq!(card(&stage), Some("Why a3?"));
}

#[test]
fn why_explains_the_move_that_one_looks_back_at() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("b3").press(",y").advise();
    assert_eq!(card(&stage), Some("Why b2?"));
}

#[test]
fn a_hint_stands_only_on_its_own_board() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("b3").press("h").answer("a3");
    let hint = stage.app.hint();
    assert!(hint.is_some());
    assert_eq!(stage.press(",").app.hint(), None);
    assert_eq!(stage.press(">").app.hint(), hint);
    stage.press(",y").advise();
    assert_eq!(card(&stage), Some("Why b2?"));
}

#[test]
fn there_is_no_reason_before_there_is_a_move() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("y");
    assert_eq!(stage.waiting_questions(), 0);
    assert!(stage.picture().contains("There is no move to explain yet."));
}

#[test]
fn the_first_key_puts_a_card_away_and_plays_where_nothing_was_covered() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("b3").press("y").advise();
    assert_eq!(stage.press("7").moves(), "b2 b3 a3");
    let mut small = Stage::of("3x3x3", ALONE, 30, 12);
    small.press("5").answer("b3").press("y").advise();
    assert_eq!(small.press("7").moves(), "b2 b3");
    assert_eq!(small.press("7").moves(), "b2 b3 a3");
}

#[test]
fn a_card_that_is_longer_than_the_screen_scrolls() {
    let mut stage = in_language(Language::Russian, ALONE, 20, 8);
    stage.press("5").answer("b3").press("y").advise();
    let top = stage.picture();
    let below = stage.press("<Down><Down><Down><Down>").picture();
    assert!(top.contains('▾') && below.contains('▴'), "{top}\n{below}");
    assert_eq!(card(&stage), Some("Почему b3?"));
    stage.press("<Enter>");
    assert_eq!(card(&stage), None);
}

#[test]
fn reasons_that_come_after_the_next_move_are_not_shown() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("b3").press("y7").advise();
    assert_eq!(card(&stage), None);
    assert!(!stage.app.is_asking());
}

#[test]
fn the_map_says_what_each_move_is_worth() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.play("a3 b3").press("v").advise();
    assert_snapshot!(stage.picture());
}

#[test]
fn the_map_in_30x12_characters() {
    let mut stage = Stage::of("3x3x3", TWO, 30, 12);
    stage.play("a3 b3").press("v").advise();
    assert_snapshot!(stage.picture());
}

#[test]
fn the_map_in_arabic_has_its_digits() {
    let mut stage = in_language(Language::Arabic, TWO, 80, 24);
    stage.play("a3 b3").press("v").advise();
    assert_snapshot!(stage.picture());
}

#[test]
fn the_map_of_a_large_board_says_that_it_is_not_exact() {
    let mut stage = Stage::of("10x10x5", TWO, 80, 24);
    stage.play("e5 e6 f5 e7 g5 h5 d5").press("v").advise();
    // The depth is the engine's affair.
    let depths = 10..40;
    let picture = depths.fold(stage.picture(), |picture, depth| {
        picture.replace(&format!("looked {depth}"), "looked ..")
    });
    assert_snapshot!(picture);
}

#[test]
fn a_small_screen_says_it_too_when_the_map_is_not_exact() {
    let mut stage = Stage::of("10x10x5", TWO, 30, 14);
    stage.press("v").advise();
    assert!(stage.picture().contains("The map"));
    assert!(stage.picture().contains("is not exact."));
}

#[test]
fn a_review_does_not_claim_what_a_search_cannot_know() {
    let mut stage = Stage::of("10x10x5", TWO, 80, 24);
    stage.play("e5 e6").press("w").advise();
    assert!(stage.picture().contains("X: decisions not known"));
}

#[test]
fn the_map_follows_every_move_and_goes_when_it_is_no_longer_wanted() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("v").advise();
    assert!(stage.app.values().is_some());
    stage.press("7");
    assert!(stage.app.values().is_none(), "the old one is not shown");
    stage.advise();
    let map = stage.app.values().unwrap();
    assert_eq!(map.moves.len(), 8);
    stage.press("v");
    assert!(stage.app.values().is_none());
    assert_eq!(stage.press("8").waiting_questions(), 0);
}

#[test]
fn a_map_that_was_overtaken_by_a_move_is_stopped() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("v7");
    assert_eq!(stage.waiting_questions(), 2);
    stage.advise();
    assert_eq!(stage.app.values().unwrap().moves.len(), 8);
}

#[test]
fn a_review_shows_the_class_of_every_move() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.play(LOST).press("w").advise();
    assert_snapshot!(stage.picture());
}

#[test]
fn a_review_steps_to_a_mistake_and_shows_what_was_better() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.play(LOST).press("w").advise().press("<Home><Down>.");
    assert_eq!(stage.app.shown_moves(), 2);
    assert_eq!(stage.app.suggested(), "b2".parse().ok());
    assert_snapshot!(stage.picture());
}

#[test]
fn a_review_in_30x12_characters_begins_with_its_summary() {
    let mut stage = Stage::of("3x3x3", TWO, 30, 12);
    let summary = stage.play(LOST).press("w").advise().picture();
    let step = stage.press("<Esc><Up><Up><Up><Up><Up>").picture();
    assert_snapshot!(format!("{summary}\n----\n{step}"));
}

#[test]
fn a_review_in_persian() {
    let mut stage = in_language(Language::Persian, TWO, 80, 24);
    stage.play(LOST).press("w").advise();
    assert_eq!(stage.press("<Right>").app.shown_moves(), 6, "back");
    assert_eq!(stage.press("<Left>").app.shown_moves(), 7, "forward");
    assert_snapshot!(stage.press("<Right><Right><Right><Right><Right>").picture());
}

#[test]
fn enter_in_a_review_goes_on_before_the_move_that_is_looked_at() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage
        .play(LOST)
        .press("w")
        .advise()
        .press("<Home>..<Enter>");
    assert_eq!(stage.moves(), "a3");
    assert!(stage.app.review.is_none());
    assert_eq!(stage.press("5").moves(), "a3 b2");
}

#[test]
fn enter_at_a_move_of_the_computer_lets_the_person_answer_it_anew() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("4").answer("b2").press("6").answer("a3");
    stage.press("1").answer("c1");
    assert!(matches!(stage.app.game.outcome(), Some(Outcome::Win(_))));
    stage.press("w").advise().press(",,<Enter>");
    assert_eq!(stage.moves(), "a2 b2 c2 a3");
    assert!(stage.app.game.awaits_person());
}

#[test]
fn enter_at_the_last_move_of_the_computer_goes_back_to_the_persons_mistake() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("4").answer("b2").press("6").answer("a3");
    stage.press("1").answer("c1").press("w").advise();
    stage.press("<Enter>");
    assert_eq!(stage.moves(), "a2 b2 c2 a3");
}

#[test]
fn escape_leaves_a_review_and_the_game_is_as_it_was() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.play(LOST).press("w").advise().press(",,<Esc>");
    assert!(stage.app.review.is_none() && stage.app.back.is_none());
    assert_eq!(stage.moves(), LOST);
}

#[test]
fn a_game_without_moves_cannot_be_reviewed() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("w");
    assert!(
        stage
            .picture()
            .contains("There are no moves to review yet.")
    );
}

#[test]
fn a_show_is_reviewed_and_goes_on_from_a_move() {
    let mut stage = Stage::of("3x3x3", ["sisoog", "lafore"], 80, 24);
    stage.answer("b2").press("w").advise();
    assert!(stage.app.review.is_some());
    assert_eq!(stage.ticks(30).waiting_turns(), 0, "it waits");
    stage.press("<Enter>");
    assert_eq!((stage.moves().as_str(), stage.waiting_turns()), ("", 1));
}

#[test]
fn the_menu_has_a_slider_for_the_level() {
    let mut stage = Stage::of("3x3x3", ["person", "level:85"], 80, 24);
    let level = |stage: &Stage| {
        let Some(Overlay::Menu(menu)) = &stage.app.overlay else {
            panic!("the menu is open")
        };
        menu.options().participant(Seat::Far).to_string()
    };
    stage.press("m<Down><Down><Down><Right>");
    assert_eq!(level(&stage), "level:level=90");
    stage.press("<Right><Right>");
    assert_eq!(level(&stage), "level:level=100", "a slider ends");
    stage.press("<Left><Left><Left>");
    assert_snapshot!(stage.picture());
    stage.press("<Left><Left><Left><Left><Left><Left><Left><Left>");
    assert_eq!(level(&stage), "level:level=0");
}

#[test]
fn every_teaching_view_is_ascii_where_that_is_asked_for() {
    let look = Look {
        ascii: true,
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", TWO), look, 80, 24);
    let mut pictures = vec![stage.play(LOST).press("w").advise().picture()];
    pictures.push(stage.press("<Home>..v").advise().picture());
    pictures.push(stage.press("y").advise().picture());
    pictures.push(stage.press("<Esc>m<Up><Up><Enter>").picture());
    for picture in pictures {
        assert!(picture.is_ascii(), "{picture}");
    }
}

#[test]
fn a_proof_that_plays_says_what_a_move_changes() {
    crate::offer_players();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/proofs");
    let proof = format!("proof:{folder}/4x3x3.dzc");
    let mut stage = Stage::of("4x3x3", [&proof, "person"], 100, 24);
    stage.think();
    let picture = stage.picture();
    assert!(picture.contains("X wins within 6 more moves"), "{picture}");
    let picture = stage.press("a3<Enter>").think().picture();
    assert!(picture.contains("O a3 changes nothing"), "{picture}");
    // Its score and its nodes would say nothing.
    assert!(!picture.contains("Thoughts"), "{picture}");
}

#[test]
fn values_say_that_they_are_being_sought() {
    let mut stage = Stage::of("4x4x4", TWO, 80, 24);
    let sought = "Looking into it…";
    assert!(stage.press("v").picture().contains(sought));
    let picture = stage.advise().picture();
    assert!(
        !picture.contains(sought) && picture.contains("Exact:"),
        "{picture}"
    );
}
