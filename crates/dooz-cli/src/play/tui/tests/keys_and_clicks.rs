//! The effects of keys and clicks.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use dooz_core::{Choice, Notation, Outcome, Player, Rules, Square};
use dooz_locale::Language;
use dooz_play::matches::{FirstMover, Participant, Seat};
use dooz_play::players::PLAYERS;
use ratatui::layout::Size;

use super::stage::{Stage, options};
use crate::play::tui::Look;
use crate::play::tui::app::menu::{Menu, Row};
use crate::play::tui::app::{Event, Overlay};
use crate::play::tui::view::dialog::card::Card;
use crate::play::tui::view::dialog::help::{self, Help};
use crate::program::{ProgramFailure, SessionError};

const TWO: [&str; 2] = ["person", "person"];
const ALONE: [&str; 2] = ["person", "perfect"];
const SHOW: [&str; 2] = ["sisoog", "lafore"];

#[test]
fn a_click_plays_and_the_computer_answers() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.click_square("b2").answer("a3");
    assert_eq!(stage.moves(), "b2 a3");
    assert!(stage.app.game.awaits_person());
}

#[test]
fn a_click_on_a_taken_square_or_after_the_end_says_why_nothing_happens() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.click_square("b2").click_square("b2");
    assert!(stage.picture().contains("`b2` is taken"));
    stage.play("a1 a2 b1 c2").click_square("c3");
    assert!(stage.picture().contains("The game is over"));
    assert_eq!(stage.moves(), "b2 a1 a2 b1 c2");
}

#[test]
fn a_click_beside_the_board_does_nothing() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.click(0, 0).click(79, 23).click(500, 500);
    assert_eq!(stage.moves(), "");
}

#[test]
fn arrows_and_enter_play() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("<Enter><Up><Left><Left><Enter><Down><Down><Right><Enter>");
    assert_eq!(stage.moves(), "b2 a3 b1");
}

#[test]
fn digits_play_as_on_the_keypad_in_every_language() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    assert_eq!(stage.press("75۳٩0").moves(), "a3 b2 c1 c3");
}

#[test]
fn a_digit_that_belongs_to_no_square_gets_a_sentence() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("0");
    assert!(stage.picture().contains("No square has the number 0"));
    let mut stage = Stage::of("3x3x3", ["person", "lafore"], 80, 24);
    stage.press("9");
    assert!(stage.picture().contains("the numbers go from 0 to 8"));
    assert_eq!(stage.moves(), "");
}

#[test]
fn digits_play_the_same_squares_while_the_numbers_are_hidden() {
    // The program of Lafore's article counts from 0 at the top left.
    let mut stage = Stage::of("3x3x3", ["person", "lafore"], 80, 24);
    assert_eq!(stage.press("n5").moves(), "c2");
    stage.press("n");
    assert_eq!(stage.app.numbering(), Notation::Cell);
}

#[test]
fn the_notation_that_was_asked_for_stays() {
    let look = Look {
        notation: Some(Notation::Tournament),
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", TWO), look, 80, 24);
    assert!(stage.app.shows_numbers);
    stage.press("nn");
    assert_eq!(stage.app.numbering(), Notation::Tournament);
    stage.press("m<Up><Up><Enter><Esc>");
    assert!(stage.app.quiz.is_none() && stage.app.shows_numbers);
    assert_eq!(stage.app.numbering(), Notation::Tournament);
}

#[test]
fn a_square_is_typed_on_any_board() {
    let mut stage = Stage::of("15x15x5", TWO, 80, 24);
    stage
        .press("h8<Enter>")
        .press("I9<Enter>")
        .press("o15<Enter>")
        .press("g1<Back>7<Enter>");
    assert_eq!(stage.moves(), "h8 i9 o15 g7");
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    assert_eq!(stage.press("b2<Enter>a1<Enter>").moves(), "b2 a1");
}

#[test]
fn a_typed_square_that_is_off_the_board_gets_a_sentence() {
    let mut stage = Stage::of("10x10x5", TWO, 80, 24);
    stage.press("a22<Enter>");
    assert!(stage.picture().contains("`a22` is off this 10x10 board"));
    stage.press("a<Enter>");
    assert!(stage.picture().contains("This is not a square."));
    assert_eq!(stage.moves(), "");
}

#[test]
fn what_names_no_square_is_refused_and_plays_nothing() {
    let mut stage = Stage::of("15x15x5", TWO, 80, 24);
    stage.press("p5<Enter>");
    assert!(stage.picture().contains("This is not a square."));
    stage.press("z9<Enter>");
    assert!(stage.picture().contains("`z9` is off this 15x15 board"));
    stage.press("gg8<Enter>").press("h88888<Enter>");
    assert_eq!(stage.moves(), "");
    // The Arabic key of b types lam and alef.
    assert_eq!(stage.press("\u{fefb}2<Enter>").moves(), "b2");
}

#[test]
fn a_letter_that_is_a_column_and_a_command_becomes_a_command_when_no_digit_follows() {
    let mut stage = Stage::of("15x15x5", ALONE, 80, 24);
    stage.press("h");
    assert_eq!(stage.waiting_turns(), 0);
    stage.ticks(10);
    assert_eq!(stage.waiting_turns(), 1, "a hint is looked for");
    stage.answer("h8").press("m<Down>");
    assert!(
        matches!(stage.app.overlay, Some(Overlay::Menu(_))),
        "another key decides at once"
    );
}

#[test]
fn letters_work_on_a_persian_and_a_russian_keyboard() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    assert_eq!(
        stage.press("5ذ1<Enter>").moves(),
        "b2 b1",
        "the key of b types ذ"
    );
    assert_eq!(stage.press("عг").moves(), "", "the key of u types ع or г");
    assert!(stage.press("ض").has_ended, "the key of q types ض");
}

#[test]
fn undo_and_redo_go_back_to_the_persons_turn() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer("a3").press("1").answer("c3");
    assert_eq!(stage.press("u").moves(), "b2 a3");
    assert_eq!(stage.press("uu").moves(), "");
    assert!(stage.picture().contains("There is nothing to take back."));
    assert_eq!(stage.press("rr").moves(), "b2 a3 a1 c3");
}

#[test]
fn undo_stops_a_computer_that_thinks() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5u").answer("a3");
    assert_eq!(stage.moves(), "", "the answer comes too late");
    assert!(!stage.app.is_thinking());
}

#[test]
fn space_begins_a_new_game_at_any_time() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").press(" ").answer("a3");
    assert_eq!((stage.moves(), stage.app.game.number()), (String::new(), 2));
    assert_eq!(stage.press("5").answer("a3").moves(), "b2 a3");
}

#[test]
fn a_game_that_is_in_no_file_gives_way_to_a_new_one_after_a_question() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.app.is_recorded = false;
    // Whoever is asked about the end goes on with any other key.
    for keys in [" ", "q ", " q "] {
        stage.play("b2").press(keys);
        assert!(stage.picture().contains("Do the same again to leave it."));
        assert_eq!(stage.moves(), "b2");
        assert_eq!(stage.press(" ").moves(), "");
    }
    assert!(!stage.has_ended);
}

#[test]
fn a_hint_is_shown_and_not_played() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("h").answer("b2");
    assert!(stage.picture().contains("Hint: b2."));
    assert_eq!(stage.moves(), "");
    stage.press("7");
    assert_eq!(stage.app.hint(), None);
}

#[test]
fn one_can_look_back_and_a_click_returns_without_a_move() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.play("b2 a1 c3").press("<Lt><Lt>");
    assert_eq!((stage.app.back, stage.app.shown().0.ply()), (Some(1), 1));
    stage.click_square("a1");
    assert_eq!((stage.app.back, stage.moves().as_str()), (None, "b2 a1 c3"));
    stage.press("<Home>>>>");
    assert_eq!(stage.app.back, None);
}

#[test]
fn the_computer_begins_where_it_is_to_begin() {
    let mut options = options("10x10x5", ["person", "machinarium"]);
    options.first_mover = FirstMover::Far;
    options.random_stone = true;
    let mut stage = Stage::new(options, Look::default(), 80, 24);
    for game in 1..=2 {
        assert_eq!(stage.app.game.number(), game);
        assert_eq!(stage.app.game.moves().len(), 1);
        assert_eq!(stage.waiting_turns(), 0);
        assert!(stage.picture().contains("the first stone fell on"));
        stage.press(" ");
    }
}

#[test]
fn a_classic_announces_as_its_program_does() {
    let look = Look {
        classic: true,
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", ["person", "lafore"]), look, 80, 24);
    stage.press("4").answer("a3");
    assert_eq!(
        stage.moves(),
        "b2 a3",
        "its cells count from 0 at the top left"
    );
    assert!(stage.picture().contains("I play at 0"));
    stage.press("6").answer("c3").press("8").answer("b3");
    assert!(stage.picture().contains("I win!"));
}

#[test]
fn a_draw_of_a_classic_ends_with_a_stop_before_the_next_sentence() {
    let look = Look {
        classic: true,
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", ["person", "alphabeta"]), look, 100, 24);
    for (own, answer) in [("5", "a3"), ("4", "c2"), ("8", "b1"), ("3", "a1")] {
        stage.press(own).answer(answer);
    }
    stage.press("9");
    let picture = stage.picture();
    assert!(picture.contains("Draw. The game is over."), "{picture}");
}

#[test]
fn tictac_shows_the_boards_that_it_thinks_about_and_numbers_beside_stones() {
    let look = Look {
        classic: true,
        ..Look::default()
    };
    let mut stage = Stage::new(options("3x3x3", ["person", "lafore"]), look, 80, 24);
    stage.press("4");
    let before = stage.picture();
    let mut board = *stage.app.game.position();
    board.play("a3".parse().unwrap()).unwrap();
    stage.show_in_thought(board);
    assert_ne!(stage.picture(), before);
    assert_eq!(stage.app.board_in_thought(), Some(board));
    assert_eq!(stage.moves(), "b2", "nothing is played yet");

    stage.answer("c3");
    assert_eq!(stage.app.board_in_thought(), None);
    let picture = stage.picture();
    for number in 0..=8 {
        let is_shown = picture.lines().take(20).any(|line| {
            let line: String = line.chars().take(44).collect();
            line.contains(&number.to_string())
        });
        assert!(is_shown, "{number}: {picture}");
    }
    stage.press("?");
    assert!(stage.picture().contains("0 to 8"), "{}", stage.picture());
}

#[test]
fn symbols_and_pace_that_are_chosen_come_with_the_new_match() {
    let mut stage = Stage::of("3x3x3", SHOW, 80, 24);
    stage.press("m<Down><Down><Down><Down><Right><Right><Down><Right><Enter><Enter>");
    assert!(stage.app.look.stones);
    assert_eq!(stage.app.look.pace_in_ticks(), 15);
}

#[test]
fn a_show_goes_on_at_its_pace_and_waits_when_asked() {
    let mut stage = Stage::of("3x3x3", SHOW, 80, 24);
    stage.answer("b2");
    assert_eq!(stage.waiting_turns(), 0);
    assert!(stage.app.needs_ticks());
    stage.ticks(7).answer("a1").press("p").ticks(20);
    assert_eq!(stage.waiting_turns(), 0);
    assert!(stage.picture().contains("The show is paused."));
    stage.press("p");
    assert_eq!(stage.waiting_turns(), 1);
}

#[test]
fn thoughts_about_a_hint_or_of_a_level_are_not_told() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("h").progress(5, 12, "b2 a1");
    assert!(!stage.picture().contains("Expected"));
    let mut stage = Stage::of("3x3x3", ["person", "level:60"], 80, 24);
    stage.press("5").progress(5, 12, "b2 a1");
    assert!(!stage.picture().contains("Expected"));
}

#[test]
fn a_computer_that_finds_no_move_is_asked_once() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").answer_with(Ok(Choice::default()));
    assert_eq!(stage.waiting_turns(), 0);
    assert!(stage.picture().contains("Perfect plays no move here."));
    assert_eq!(stage.press("u1").waiting_turns(), 1);
}

#[test]
fn a_program_that_fails_says_why() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5").fail(ProgramFailure {
        player: "pbrain:/games/pbrain-x",
        error: SessionError::Refused("ERROR no licence".to_owned()),
    });
    assert_eq!(stage.waiting_turns(), 0);
    let picture = stage.picture();
    assert!(picture.contains("pbrain-x has failed: "), "{picture}");
    assert!(picture.contains("`ERROR no licence`"), "{picture}");
}

#[test]
fn the_menu_begins_another_match() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5m<Right><Right>");
    let Some(Overlay::Menu(menu)) = &stage.app.overlay else {
        panic!("the menu is open")
    };
    assert_eq!(menu.options().rules, Rules::GOMOKU);
    stage.press("<Enter><Enter>");
    assert_eq!((stage.app.game.rules(), stage.matches), (Rules::GOMOKU, 2));
    assert_eq!(stage.moves(), "");
}

#[test]
fn leaving_the_menu_goes_on_with_the_game_and_the_thinking() {
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("5m");
    assert!(!stage.app.is_thinking(), "the menu stops the thinking");
    stage.press("<Esc>").answer("a1");
    assert!(
        stage.app.is_thinking(),
        "the answer to the stopped job is not played"
    );
    assert_eq!(stage.answer("a3").moves(), "b2 a3");
}

#[test]
fn rules_are_typed_in_the_menu_and_bad_ones_get_a_sentence() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("m7x6<Enter><Enter>");
    assert!(stage.picture().contains("There are no such rules."));
    stage.press("x4-misere<Enter><Enter>");
    assert_eq!(stage.app.game.rules(), "7x6x4-misere".parse().unwrap());
}

#[test]
fn a_brain_that_does_not_play_the_chosen_rules_gets_a_sentence() {
    let mut stage = Stage::of("3x3x3", ["person", "sisoog"], 80, 24);
    stage.press("m<Right><Enter><Enter>");
    assert!(stage.picture().contains("Sisoog plays on a 3x3 board only"));
    assert_eq!(stage.app.game.rules(), Rules::TIC_TAC_TOE);
}

#[test]
fn the_menu_offers_every_player_and_what_each_can_be_told() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("m<Down><Down>");
    let mut seen = Vec::new();
    let participants = 1 + PLAYERS.len();
    for _ in 0..participants {
        let Some(Overlay::Menu(menu)) = &stage.app.overlay else {
            panic!("the menu is open")
        };
        let seat = menu.options().participant(Seat::Far);
        seen.push(seat.name());
        let picture = stage.picture();
        assert_eq!(picture.contains("Style"), seat.name() == "machinarium");
        assert_eq!(picture.contains("Moves ahead"), seat.name() == "search");
        stage.press("<Right>");
    }
    assert_eq!(seen[0], Participant::Person.name());
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), participants);
}

#[test]
fn the_menu_does_not_call_a_player_perfect_on_a_board_that_it_cannot_solve() {
    let mut stage = Stage::of("renju", TWO, 80, 24);
    stage.press("m<Down><Down>");
    for _ in 0..=PLAYERS.len() {
        let Some(Overlay::Menu(menu)) = &stage.app.overlay else {
            panic!("the menu is open")
        };
        assert_ne!(menu.options().participant(Seat::Far).name(), "perfect");
        stage.press("<Right>");
    }
    // A game that was kept goes on, but not into another one.
    let mut kept = Stage::of("renju", ALONE, 80, 24);
    kept.press("m<Down><Enter><Enter>");
    let picture = kept.picture();
    assert!(picture.contains("Perfect needs a board that"), "{picture}");
}

#[test]
fn the_opponent_in_the_menu_follows_the_rules_unless_it_was_chosen() {
    let opponent = |keys: &str| {
        let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
        stage.press("m").press(keys);
        let Some(Overlay::Menu(menu)) = &stage.app.overlay else {
            panic!("the menu is open")
        };
        menu.options().participant(Seat::Far).name()
    };
    // Tic-tac-toe, Machinarium's cafe, gomoku.
    assert_eq!(opponent("<Right>"), "machinarium");
    assert_eq!(opponent("<Right><Right>"), "engine");
    assert_eq!(opponent("<Right><Right><Left><Left>"), "perfect");
    assert_eq!(opponent("7x7x5"), "engine");
    assert_eq!(opponent("7x7x5<Back><Back><Back>6x5"), "perfect");
    let random = "<Down><Down><Left><Left>";
    assert_eq!(
        opponent(&format!("{random}<Up><Up><Right><Right>")),
        opponent(random)
    );
}

#[test]
fn the_opponent_begins_where_the_rules_say_so_until_the_person_decides() {
    fn menu(stage: &Stage) -> &Menu {
        let Some(Overlay::Menu(menu)) = &stage.app.overlay else {
            panic!("the menu is open")
        };
        menu
    }
    let mut stage = Stage::of("3x3x3", ALONE, 80, 24);
    stage.press("m");
    let mut first_mover_after = |row: Row, key: &str| {
        while menu(&stage).row() != row {
            stage.press("<Down>");
        }
        stage.press(key);
        menu(&stage).options().first_mover
    };
    // Tic-tac-toe, Machinarium's cafe, gomoku.
    assert_eq!(first_mover_after(Row::Rules, "<Right>"), FirstMover::Far);
    assert_eq!(first_mover_after(Row::Rules, "<Right>"), FirstMover::Near);
    let chosen = first_mover_after(Row::FirstMover, "<Right>");
    assert_eq!(chosen, FirstMover::Far);
    assert_eq!(first_mover_after(Row::Rules, "<Left>"), FirstMover::Far);
    assert_eq!(first_mover_after(Row::Rules, "<Left>"), FirstMover::Far);
}

#[test]
fn the_first_stone_is_chosen_in_the_next_match_as_well_unless_it_has_other_rules() {
    let mut options = options("machinarium", ["person", "machinarium"]);
    options.first_mover = FirstMover::Far;
    let mut stage = Stage::new(options, Look::default(), 80, 24);
    stage.press("m<Enter><Enter>");
    assert_eq!((stage.matches, stage.moves().as_str()), (2, ""));
    stage.press("m<Right><Left><Enter><Enter>");
    assert_eq!((stage.matches, stage.app.game.moves().len()), (3, 1));
}

#[test]
fn the_language_changes_at_once_and_the_game_stays() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("5m<Up><Up><Up><Up><Up><Up><Up><Right>");
    assert_eq!(stage.app.look.language, Language::Persian);
    assert_eq!(stage.press("<Esc>").moves(), "b2");
    assert_eq!(stage.app.locale.language(), Language::Persian);
}

#[test]
fn a_click_in_the_menu_changes_a_row_and_one_beside_it_closes_it() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    stage.press("m");
    let row = |stage: &Stage, word: &str| {
        stage
            .picture()
            .lines()
            .position(|line| line.contains(word))
            .unwrap() as u16
    };
    let rules = row(&stage, "Rules");
    stage.click(20, rules);
    assert!(stage.picture().contains("Machinarium"));
    let start = row(&stage, "Start");
    stage.click(20, start);
    assert_eq!(stage.app.game.rules(), Rules::MACHINARIUM);
    stage.press("m").click(0, 0);
    assert!(stage.app.overlay.is_none());
}

#[test]
fn a_long_warning_is_shown_to_its_end() {
    let long = format!("/home/{}/game.sgf cannot be written.", "name/".repeat(9));
    for (width, height) in [(60, 24), (70, 24), (80, 24), (40, 16)] {
        let mut stage = Stage::of("15x15x5", TWO, width, height);
        stage
            .app
            .warn(format!("{long} The game goes on, but it is not kept."));
        let picture = stage.picture();
        assert!(picture.contains("not kept."), "{width}: {picture}");
        stage.click_square("h8");
        assert_eq!(stage.moves(), "h8", "a click finds its square");
    }
}

#[test]
fn a_screen_that_was_too_small_recovers() {
    let mut stage = Stage::of("3x3x3", TWO, 80, 24);
    let before = stage.picture();
    stage.send(Event::Resize(Size {
        width: 10,
        height: 3,
    }));
    let small = stage.press("<Up><Enter>").click(5, 2).picture();
    assert!(!small.contains('┌'));
    stage.press("u").send(Event::Resize(Size {
        width: 80,
        height: 24,
    }));
    stage.press("<Down><End>");
    assert_eq!(stage.picture(), before);
}

#[test]
fn the_panel_hides_no_column_of_a_board() {
    for (rules, width, has_panel) in [
        ("15x15x5", 60, false),
        ("15x15x5", 70, true),
        ("31x4x4", 80, false),
        ("31x4x4", 100, true),
    ] {
        let stage = Stage::of(rules, TWO, width, 24);
        assert_eq!(stage.app.has_panel(), has_panel, "{rules} {width}");
        let grid = stage.app.grid().unwrap();
        for column in 0..stage.app.game.rules().width() {
            let square = Square::new(column, 1).unwrap();
            assert!(grid.cell(square).is_some(), "{rules} {width}: {square}");
        }
    }
}

#[test]
fn no_screen_is_too_small_to_draw_on() {
    for (width, height) in [(1, 1), (2, 2), (19, 40), (80, 7), (20, 8), (3, 30)] {
        for keys in ["", "m", "?", "h1"] {
            let mut stage = Stage::of("31x22x5", TWO, width, height);
            // It can be drawn.
            stage.play("p12 q13").press(keys).picture();
        }
    }
}

#[test]
fn help_and_cards_scroll_no_further_than_to_their_end() {
    let reasons = (1..=20).map(|number| format!("Reason {number}."));
    let card = Card::new("Why".to_owned(), reasons.collect());
    for overlay in [
        Overlay::Help(Help::of(help::OF_MATCHES)),
        Overlay::Card(card),
    ] {
        let mut stage = Stage::of("3x3x3", TWO, 80, 12);
        stage.app.overlay = Some(overlay);
        let end = stage.press(&"<Down>".repeat(30)).picture();
        assert_ne!(stage.press("<Up>").picture(), end);
        assert_eq!(stage.press("<Down>").picture(), end);
    }
}

#[test]
fn a_window_that_shrinks_can_be_drawn_before_the_event_about_it() {
    let mut stage = Stage::of("15x15x5", TWO, 110, 40);
    let size = Size {
        width: 30,
        height: 12,
    };
    stage.paint(size);
    assert_eq!(stage.app.size, size);
}

#[test]
fn control_c_and_a_signal_end_the_program_wherever_one_is() {
    for keys in ["", "m", "?", "h"] {
        let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        for event in [Event::Key(control_c), Event::Terminate] {
            let mut stage = Stage::of("15x15x5", TWO, 80, 24);
            stage.press(keys).send(event);
            assert!(stage.has_ended);
        }
    }
}

#[test]
fn a_game_that_is_in_no_file_is_left_after_a_question() {
    // On 20x20, q is a column as well, and waits.
    let mut stage = Stage::of("20x20x5", TWO, 110, 40);
    stage.app.is_recorded = false;
    stage.press("H8<Enter>q").ticks(10);
    assert!(stage.picture().contains("This game is not kept."));
    stage.press("<Down>q<Down>");
    assert!(stage.picture().contains("This game is not kept."));
    assert!(!stage.has_ended);
    stage.press("q").ticks(10);
    assert!(stage.has_ended);
}

#[test]
fn the_result_is_announced_to_the_person_it_concerns() {
    let won = |participants, answers: [&str; 2]| {
        let mut stage = Stage::of("3x3x3", participants, 80, 24);
        stage
            .press("4")
            .answer(answers[0])
            .press("5")
            .answer(answers[1])
            .press("6");
        (stage.app.game.outcome(), stage.picture())
    };
    let (outcome, picture) = won(ALONE, ["a3", "b3"]);
    assert_eq!(outcome, Some(Outcome::Win(Player::First)));
    assert!(picture.contains("You win!"));
    assert!(picture.contains("Press space for a new one."));
}
