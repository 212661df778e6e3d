//! Opening books as they are found in practice, and as they should not be.

use dooz_core::{ParseSquareError, PlayError};
use proptest::prelude::*;
use proptest::sample::Index;

use super::*;
use crate::records::Place;

fn names(format: OpeningFormat, line: &str, rules: Rules) -> String {
    let openings = format.read(line, rules).unwrap();
    assert_eq!(openings.len(), 1);
    OpeningFormat::Moves.write(&openings).trim().to_owned()
}

/// Returns the line and the column of an error, with its problem.
#[track_caller]
fn wrong(format: OpeningFormat, text: &str) -> (usize, usize, Problem) {
    let error = format.read(text, Rules::GOMOKU).unwrap_err();
    let Place::Text { line, column, .. } = error.place else {
        panic!("{error} is not in the text");
    };
    (line, column, error.problem)
}

#[test]
fn offsets_count_from_the_centre_to_the_right_and_down() {
    let line = "0,0, 1,-1, -7,7";
    assert_eq!(
        names(OpeningFormat::Offsets, line, Rules::GOMOKU),
        "h8 i9 a1"
    );
    // Column and row 10 of 20, counted from 0 at the top left.
    assert_eq!(
        names(OpeningFormat::Offsets, "0,0", Rules::GOMOKU_20),
        "k10"
    );
    assert_eq!(
        names(OpeningFormat::Offsets, "-10,-10 9,9", Rules::GOMOKU_20),
        "a20 t1"
    );
}

#[test]
fn pos_counts_rows_from_the_top() {
    assert_eq!(
        names(OpeningFormat::Pos, "h8a1o15", Rules::GOMOKU),
        "h8 a15 o1"
    );
    assert_eq!(
        names(OpeningFormat::Moves, "h8a1o15", Rules::GOMOKU),
        "h8 a1 o15"
    );
}

#[test]
fn a_book_may_have_comments_and_blank_lines() {
    let book = "\u{feff}# Gomocup\r\n\r\n0,0, 1,0\r\n  # more\n -1,-1,2,2 \n";
    let openings = OpeningFormat::Offsets.read(book, Rules::GOMOKU).unwrap();
    assert_eq!(OpeningFormat::Moves.write(&openings), "h8 i8\ng9 j6\n");
}

#[test]
fn a_format_is_guessed_from_the_first_opening() {
    for (book, format) in [
        ("# 1\n-3,4, 0,0\n", OpeningFormat::Offsets),
        ("+3,4\n", OpeningFormat::Offsets),
        ("h8 i9\n", OpeningFormat::Moves),
        ("h8i9\n", OpeningFormat::Moves),
        ("1. h8 i9 2. j10\n", OpeningFormat::Moves),
        ("", OpeningFormat::Moves),
    ] {
        assert_eq!(OpeningFormat::of_text(book), format, "{book:?}");
    }
}

#[test]
fn an_error_names_its_place() {
    use OpeningFormat::{Moves, Offsets, Pos};
    use Problem as P;

    let occupied = P::Move {
        number: 2,
        error: PlayError::Occupied("h8".parse().unwrap()),
    };
    assert_eq!(wrong(Moves, "# none\n"), (2, 1, P::NoGame));
    assert_eq!(wrong(Moves, "h8\n1."), (2, 1, P::NoGame));
    assert_eq!(
        wrong(Moves, "h8\n\nh8 9h"),
        (3, 4, P::Word("9".into(), ParseSquareError::Form))
    );
    assert_eq!(wrong(Moves, "h8\n h8 h8"), (2, 2, occupied.clone()));
    assert_eq!(wrong(Pos, "h8h8"), (1, 1, occupied.clone()));
    assert_eq!(wrong(Pos, "h16"), (1, 1, P::Point("h16".into())));
    assert_eq!(wrong(Offsets, "0,0, 0,0"), (1, 1, occupied));
    assert_eq!(wrong(Offsets, "0,0, 8,0"), (1, 1, P::Point("8,0".into())));
    assert_eq!(
        wrong(Offsets, "0,0\n0,0, x,0"),
        (2, 6, P::Offset("x".into()))
    );
    assert_eq!(wrong(Offsets, "0,0, 3"), (1, 6, P::Offset("3".into())));
    assert_eq!(
        wrong(Offsets, "0,0 0,1 1,0 1,1 2,0 2,1 3,0 3,1 4,0"),
        (1, 1, P::Finished)
    );
}

proptest! {
    #[test]
    fn a_written_book_is_read_back(
        size in (5..31_u8, 5..22_u8),
        lines in proptest::collection::vec(proptest::collection::vec(any::<Index>(), 1..8), 1..5),
    ) {
        let rules = Rules::new(size.0, size.1, 5, dooz_core::LineRule::Freestyle).unwrap();
        let openings: Vec<Game> = lines
            .iter()
            .map(|picks| {
                let mut game = Game::new(rules);
                for pick in picks {
                    let legal: Vec<_> = game.position().legal_moves().collect();
                    game.play(*pick.get(&legal)).unwrap();
                }
                game
            })
            .collect();
        for format in OpeningFormat::ALL {
            let book = format.write(&openings);
            let again = format.read(&book, rules).unwrap();
            prop_assert_eq!(again.len(), openings.len());
            for (again, opening) in again.iter().zip(&openings) {
                prop_assert_eq!(again.moves(), opening.moves(), "{}", book);
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_its_place(text in r"[a-p0-9,+\- \n#\u{0}-\u{ff}]{0,40}") {
        for format in OpeningFormat::ALL {
            if let Err(error) = format.read(&text, Rules::GOMOKU) {
                prop_assert!(text.is_char_boundary(error.place.byte()));
            }
        }
    }
}
