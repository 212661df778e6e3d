use dooz_core::{ParseSquareError, PlayError};

use super::*;
use Problem as P;

#[track_caller]
fn problem(text: &str) -> (usize, usize, Problem) {
    wrong(RecordFormat::Moves, text, Some(Rules::GOMOKU))
}

#[test]
fn lists_are_read_in_every_form() {
    for text in [
        "h8 i9 j10",
        "h8i9j10",
        "H8,I9,J10",
        "1. h8 i9\r\n2. j10\r\n",
        "\u{feff}h8-i9-j10\n",
    ] {
        let records = RecordFormat::Moves.read(text, Some(Rules::GOMOKU)).unwrap();
        assert_eq!(moves(&records[0]), "h8 i9 j10", "{text:?}");
        assert_eq!(RecordFormat::Moves.write(&records).unwrap(), "h8 i9 j10\n");
    }
}

#[test]
fn a_list_does_not_say_its_rules() {
    assert_eq!(
        wrong(RecordFormat::Moves, "h8 i9", None),
        (1, 1, P::NoRules)
    );
}

#[test]
fn a_word_that_is_no_square_is_named_with_its_place() {
    let word = |word: &str, error| P::Word(word.into(), error);
    assert_eq!(
        problem("h8\ni9 ?"),
        (2, 4, word("?", ParseSquareError::Form))
    );
    assert_eq!(
        problem("h8zz9"),
        (1, 3, word("zz9", ParseSquareError::TooFar))
    );
    assert_eq!(problem(" \n"), (2, 1, P::NoGame));
    assert_eq!(problem("h8\0"), (1, 3, word("\0", ParseSquareError::Form)));
}

#[test]
fn an_illegal_move_is_named_with_its_number_and_its_place() {
    let taken = P::Move {
        number: 3,
        error: PlayError::Occupied("h8".parse().unwrap()),
    };
    assert_eq!(problem("1. h8 i9\n2. h8"), (2, 4, taken.clone()));
    assert_eq!(problem("h8i9h8"), (1, 5, taken));
}

#[test]
fn a_word_of_ten_megabytes_is_quoted_in_part() {
    let (_, _, problem) = problem(&"x".repeat(10_000_000));
    assert!(matches!(problem, P::Word(word, _) if word.chars().count() == 41));
}
