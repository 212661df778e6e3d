//! Pictures of every screen.

use dooz_core::Notation;
use dooz_locale::{Digits, Language};
use insta::assert_snapshot;
use ratatui::style::{Color, Modifier};
use ratatui::{Terminal, backend::TestBackend};

use super::stage::{Stage, options};
use crate::play::tui::Look;
use crate::play::tui::view::screen;
use crate::play::tui::view::theme::Theme;

const TWO: [&str; 2] = ["person", "person"];
const ALONE: [&str; 2] = ["person", "perfect"];

fn in_language(
    language: Language,
    rules: &str,
    participants: [&str; 2],
    width: u16,
    height: u16,
) -> Stage {
    let look = Look {
        language,
        ..Look::default()
    };
    Stage::new(options(rules, participants), look, width, height)
}

#[test]
fn the_opening_screen() {
    assert_snapshot!(Stage::of("3x3x3", ALONE, 80, 24).picture());
}

#[test]
fn the_opening_screen_in_30x12_characters() {
    assert_snapshot!(Stage::of("3x3x3", ALONE, 30, 12).picture());
}

#[test]
fn the_smallest_screen() {
    assert_snapshot!(Stage::of("3x3x3", ALONE, 20, 8).play("b2").picture());
}

#[test]
fn the_middle_of_a_game_with_what_the_computer_thought() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage
        .click_square("b2")
        .answer("a3 c1 b3 b1")
        .click_square("c1")
        .answer("a1 a2 c3 b1 b3");
    assert_snapshot!(stage.picture());
}

#[test]
fn a_computer_that_thinks() {
    let mut stage = Stage::of("3x3x3", ALONE, 30, 12);
    stage.press("5").ticks(2);
    assert_snapshot!(stage.picture());
}

#[test]
fn the_thoughts_of_a_computer_while_it_thinks() {
    let mut stage = Stage::of("7x6x4", ["person", "search:6"], 80, 24);
    stage.play("d3").progress(5, 12, "d4 c4 e4").ticks(2);
    assert_snapshot!(stage.picture());
}

#[test]
fn a_win_along_a_row() {
    assert_snapshot!(
        Stage::of("3x3x3", TWO, 80, 24)
            .play("a2 a1 b2 b1 c2")
            .picture()
    );
}

#[test]
fn a_win_along_a_column() {
    assert_snapshot!(
        Stage::of("3x3x3", TWO, 80, 24)
            .play("b1 a1 b2 a2 b3")
            .picture()
    );
}

#[test]
fn a_win_along_a_rising_diagonal() {
    assert_snapshot!(
        Stage::of("3x3x3", TWO, 80, 24)
            .play("a1 a2 b2 a3 c3")
            .picture()
    );
}

#[test]
fn a_win_along_a_falling_diagonal() {
    assert_snapshot!(
        Stage::of("3x3x3", TWO, 80, 24)
            .play("a3 a2 b2 a1 c1")
            .picture()
    );
}

#[test]
fn every_direction_of_a_win_shows_in_small_and_dense_cells() {
    let mut pictures = Vec::new();
    for moves in [
        "a2 a1 b2 b1 c2",
        "b1 a1 b2 a2 b3",
        "a1 a2 b2 a3 c3",
        "a3 a2 b2 a1 c1",
    ] {
        for (width, height) in [(30, 12), (20, 8)] {
            pictures.push(Stage::of("3x3x3", TWO, width, height).play(moves).picture());
        }
    }
    assert_snapshot!(pictures.join("\n----\n"));
}

#[test]
fn a_draw() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    assert_snapshot!(stage.play("b2 a1 a2 c2 b1 b3 a3 c1 c3").picture());
}

#[test]
fn a_draw_in_30x12_characters() {
    let mut stage = Stage::of("3x3x3", TWO, 30, 12);
    assert_snapshot!(stage.play("b2 a1 a2 c2 b1 b3 a3 c1 c3").picture());
}

#[test]
fn the_menu() {
    assert_snapshot!(Stage::of("3x3x3", ALONE, 80, 24).press("m").picture());
}

#[test]
fn the_menu_in_30x12_characters() {
    assert_snapshot!(
        Stage::of("3x3x3", ALONE, 30, 12)
            .press("m<Down><Down><Down>")
            .picture()
    );
}

#[test]
fn the_help() {
    assert_snapshot!(Stage::of("3x3x3", ALONE, 80, 24).press("?").picture());
}

#[test]
fn the_help_scrolled_in_30x12_characters() {
    assert_snapshot!(
        Stage::of("15x15x5", ALONE, 30, 12)
            .press("?<Down><Down>")
            .picture()
    );
}

#[test]
fn a_large_board_whole() {
    let mut stage = Stage::of("15x15x5", TWO, 80, 24);
    assert_snapshot!(stage.play("h8 i9 i8 g8 h9 h10 g10 f11 j7 k6").picture());
}

#[test]
fn a_large_board_scrolled() {
    let mut stage = Stage::of("22x22x5", TWO, 80, 24);
    stage
        .play("b2 c3 v22")
        .press("<Down><Down><Down><Down><Down><Down><Down><Down><Down><Down><Down>");
    assert_snapshot!(stage.picture());
}

#[test]
fn the_largest_board_in_a_small_window() {
    assert_snapshot!(Stage::of("31x22x5", TWO, 40, 14).play("p12 q13").picture());
}

#[test]
fn a_board_with_small_cells() {
    assert_snapshot!(
        Stage::of("7x6x4", TWO, 80, 24)
            .play("d1 d2 c1 c2")
            .picture()
    );
}

#[test]
fn a_square_that_is_typed() {
    assert_snapshot!(Stage::of("10x10x5", TWO, 60, 16).press("h1").picture());
}

#[test]
fn a_look_back() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    assert_snapshot!(stage.play("b2 a1 a2 c2").press(",,").picture());
}

#[test]
fn a_hint() {
    let mut stage = Stage::of("3x3x3", ALONE, 40, 16);
    assert_snapshot!(stage.press("h").answer("a3").picture());
}

#[test]
fn numbered_squares() {
    let look = Look {
        notation: Some(Notation::Keypad),
        ..Look::default()
    };
    assert_snapshot!(
        Stage::new(options("3x3x3", TWO), look, 40, 16)
            .play("b2")
            .picture()
    );
}

#[test]
fn numbers_stay_within_small_cells_and_the_cursor_leaves_them_whole() {
    let look = Look {
        notation: Some(Notation::Cell),
        ..Look::default()
    };
    let mut stage = Stage::new(options("15x15x5", TWO), look, 110, 36);
    let picture = stage.picture();
    assert!(picture.contains("│ 9 │10 │11 │"), "{picture}");
    assert!(picture.contains("│110│111┃112┃113│"), "{picture}");
    stage.app.look.notation = Some(Notation::Tournament);
    let picture = stage.picture();
    assert!(picture.contains("│9,0│   │   │"), "{picture}");
}

#[test]
fn stones() {
    let look = Look {
        stones: true,
        ..Look::default()
    };
    assert_snapshot!(
        Stage::new(options("3x3x3", TWO), look, 80, 24)
            .play("b2 a1")
            .picture()
    );
}

#[test]
fn ascii_alone() {
    let look = Look {
        ascii: true,
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", TWO), look, 80, 24);
    let picture = stage.play("a3 a2 b2 a1 c1").picture();
    assert!(picture.is_ascii());
    assert_snapshot!(picture);
}

#[test]
fn ascii_alone_on_a_scrolled_board_and_in_the_menu() {
    let look = Look {
        ascii: true,
        ..Look::default()
    };
    let mut stage = Stage::new(options("22x22x5", TWO), look, 44, 20);
    let board = stage.play("l11 m12").picture();
    let menu = stage.press("<Esc>").picture();
    assert!(board.is_ascii() && menu.is_ascii());
    assert_snapshot!(format!("{board}\n----\n{menu}"));
}

#[test]
fn persian() {
    let mut stage = in_language(Language::Persian, "3x3x3", ALONE, 80, 24);
    stage.click_square("b2").answer("a3 c1 b3 b1");
    assert_snapshot!(stage.picture());
}

#[test]
fn persian_with_latin_digits() {
    let look = Look {
        language: Language::Persian,
        digits: Some(Digits::Latin),
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", ALONE), look, 80, 24);
    stage.click_square("b2").answer("a3 c1 b3 b1");
    assert!(!stage.picture().contains(|sign| ('۰'..='۹').contains(&sign)));
}

#[test]
fn the_persian_menu_and_help() {
    let mut stage = in_language(Language::Persian, "3x3x3", ALONE, 80, 24);
    let menu = stage.press("m").picture();
    let help = stage.press("<Esc>?").picture();
    assert_snapshot!(format!("{menu}\n----\n{help}"));
}

#[test]
fn arabic() {
    let mut stage = in_language(Language::Arabic, "3x3x3", ALONE, 80, 24);
    stage.click_square("b2").answer("a3 c1 b3 b1");
    assert_snapshot!(stage.picture());
}

#[test]
fn russian() {
    let mut stage = in_language(Language::Russian, "3x3x3", ALONE, 80, 24);
    stage.click_square("b2").answer("a3 c1 b3 b1");
    assert_snapshot!(stage.picture());
}

#[test]
fn a_screen_that_is_too_small_says_how_large_it_must_be() {
    assert_snapshot!(Stage::of("3x3x3", ALONE, 19, 7).picture());
}

/// Colours and weights of a screen: what is neither is left out.
fn colours(stage: &Stage) -> Vec<Color> {
    let size = stage.app.size;
    let mut terminal = Terminal::new(TestBackend::new(size.width, size.height)).unwrap();
    terminal
        .draw(|frame| screen::draw(frame.buffer_mut(), &stage.app))
        .unwrap();
    let mut seen = Vec::new();
    for cell in &terminal.backend().buffer().content {
        for colour in [cell.fg, cell.bg] {
            if colour != Color::Reset && !seen.contains(&colour) {
                seen.push(colour);
            }
        }
    }
    seen
}

#[test]
fn the_players_are_blue_and_orange() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    let seen = colours(stage.play("b2 a1"));
    assert!(seen.contains(&Color::Rgb(0x00, 0x72, 0xb2)));
    assert!(seen.contains(&Color::Rgb(0xd5, 0x5e, 0x00)));
}

#[test]
fn without_colour_there_is_none_and_the_picture_is_the_same() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    let coloured = stage.play("a3 a2 b2 a1 c1").picture();
    stage.app.theme = Theme::default();
    assert_eq!(colours(&stage), []);
    assert_eq!(stage.picture(), coloured);
    for keys in ["u", "m", "<Esc>?"] {
        assert_eq!(colours(stage.press(keys)), []);
    }
}

#[test]
fn the_chosen_row_of_the_menu_is_inverted() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("m");
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal
        .draw(|frame| screen::draw(frame.buffer_mut(), &stage.app))
        .unwrap();
    let buffer = terminal.backend().buffer();
    let inverted = |y| {
        (0..80)
            .filter(|&x| buffer[(x, y)].modifier.contains(Modifier::REVERSED))
            .count()
    };
    let rows: Vec<u16> = (0..24).filter(|&y| inverted(y) > 40).collect();
    assert_eq!(rows.len(), 1);
}
