use std::cell::RefCell;
use std::collections::VecDeque;

use super::*;

/// A person who types a script, and what they see.
#[derive(Default)]
struct Script {
    typed: RefCell<VecDeque<u8>>,
    seen: RefCell<Vec<u8>>,
    lamp: RefCell<Vec<bool>>,
}

impl Hardware for &Script {
    fn receive(&self) -> Option<u8> {
        let byte = self.typed.borrow_mut().pop_front();
        Some(byte.expect("the game ends before the script does"))
    }

    fn send(&self, byte: u8) {
        self.seen.borrow_mut().push(byte);
    }

    fn light(&self, on: bool) {
        self.lamp.borrow_mut().push(on);
    }

    fn feed_watchdog(&self) {}

    fn reset(&self) -> ! {
        panic!("nothing goes wrong in this test")
    }
}

/// Returns the screen at the end of one game.
fn play(typed: &str) -> (String, Script) {
    let script = Script::default();
    script.typed.borrow_mut().extend(typed.bytes());
    let mut session = Session::new(&script);
    session.settle();
    session.play();
    let seen = String::from_utf8(script.seen.take()).unwrap();
    (seen.replace("\r\n", "\n"), script)
}

#[test]
fn a_game_is_lost_line_by_line() {
    let (seen, _) = play(" 5\r3\r4\r");
    let end = "
I play column 2, row 1 (8)

 [X] [X] [X]
  O   O   6 
  1   2   O 
I win.
";
    assert!(seen.ends_with(end), "{seen}");
}

#[test]
fn the_lamp_is_off_while_it_thinks_and_only_then() {
    let (_, script) = play(" 5\rn\r");
    assert_eq!(script.lamp.take(), [false, true]);
}

#[test]
fn keys_change_board_beginner_and_level_before_the_game() {
    let (seen, _) = play("bwlLWB n\r");
    let settings: Vec<_> = seen.lines().filter(|line| line.contains("slip")).collect();
    assert_eq!(
        settings,
        [
            "3x3, you begin, I never slip",
            "4x4, you begin, I never slip",
            "4x4, I begin, I never slip",
            "4x4, I begin, I seldom slip",
            "4x4, I begin, I often slip",
            "4x4, you begin, I often slip",
            "3x3, you begin, I often slip",
        ]
    );
}

#[test]
fn the_articles_player_can_be_chosen_and_answers_as_the_article_does() {
    let (seen, _) = play("p 8\rn\r");
    assert!(
        seen.contains("I never slip, minimax as in the article\n"),
        "{seen}"
    );
    assert!(seen.contains("I play column 1, row 1 (7)\n"), "{seen}");
    let (seen, _) = play("pb n\r");
    assert!(seen.contains("\n4x4, you begin, I never slip\n"), "{seen}");
}

#[test]
fn a_person_can_win_on_4x4_who_begins_and_makes_no_mistake() {
    let (seen, _) = play("b b2\rc2\rd2\r");
    assert!(seen.contains("You win!"), "{seen}");
}

#[test]
fn squares_are_typed_as_they_are_shown() {
    let typed = |size, a, b: Option<u8>| square(size, [Some(a), b]).map(|sq| sq.to_string());
    assert_eq!(typed(Size::Three, b'7', None).as_deref(), Some("a3"));
    assert_eq!(typed(Size::Three, b'6', None).as_deref(), Some("c2"));
    assert_eq!(typed(Size::Three, b'1', None).as_deref(), Some("a1"));
    assert_eq!(typed(Size::Four, b'd', Some(b'4')).as_deref(), Some("d4"));
    assert_eq!(typed(Size::Four, b'7', None), None);
    assert_eq!(typed(Size::Three, b'0', None), None);
    assert_eq!(square(Size::Three, [None, None]), None);
}
