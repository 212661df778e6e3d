use dooz_core::{Position, Square, Symmetry, parse_moves};

use super::*;
use crate::board::Board;
use crate::evaluation::{Evaluation, TableEvaluation};

fn some_file() -> WeightsFile {
    let weight = |code: PatternCode| SquareWeights {
        own_value: code.index() as i16,
        other_value: -3,
        own_policy: -1,
        other_policy: 2 * code.index() as i16,
    };
    WeightsFile {
        line: LineRule::Freestyle,
        seed: 1,
        data: 2,
        positions: 3,
        value_loss: 0.5,
        policy_loss: 2.5,
        tables: vec![CodeWeights {
            squares: PatternCode::all().map(weight).collect(),
            threats: (0..Weights::MASKS as i16).collect(),
        }],
    }
}

#[test]
fn a_file_is_read_as_it_was_written() {
    let file = some_file();
    assert_eq!(WeightsFile::read(&file.to_bytes()), Ok(file));
}

#[test]
fn an_error_says_what_is_wrong_with_a_file() {
    let bytes = some_file().to_bytes();
    let changed = |place: usize, byte| {
        let mut changed = bytes.clone();
        changed[place] = byte;
        WeightsFile::read(&changed)
    };
    assert_eq!(changed(0, 0), Err(WeightsError::Format));
    assert_eq!(changed(8, 9), Err(WeightsError::Version(9)));
    assert_eq!(changed(10, 7), Err(WeightsError::Line(7)));
    assert_eq!(changed(11, 2), Err(WeightsError::Tables(2)));
    assert_eq!(changed(500, 77), Err(WeightsError::Checksum));
    for length in [8, 9, 12, 100, bytes.len() - 1] {
        let read = WeightsFile::read(&bytes[..length]);
        assert_eq!(read, Err(WeightsError::Length(length)));
    }
}

#[test]
fn the_shipped_weights_are_those_of_their_rules() {
    let files: [(LineRule, &[u8]); 4] = [
        (
            LineRule::Freestyle,
            include_bytes!("../../weights/freestyle.weights"),
        ),
        (
            LineRule::Exactly,
            include_bytes!("../../weights/exactly.weights"),
        ),
        (
            LineRule::Renju,
            include_bytes!("../../weights/renju.weights"),
        ),
        (LineRule::Caro, include_bytes!("../../weights/caro.weights")),
    ];
    for (line, bytes) in files {
        let file = WeightsFile::read(bytes).unwrap();
        assert_eq!(file.line, line);
        assert!(file.positions > 0, "{line:?} is fitted to data");
        assert!(file.value_loss > 0.0 && file.value_loss < std::f32::consts::LN_2);
    }
}

/// Returns the value of the position after some moves, of which the second
/// player makes the first if the colours are exchanged.
fn value(rules: Rules, moves: &[Square], are_exchanged: bool) -> i32 {
    let mut board = Board::new(&Position::new(rules)).unwrap();
    if are_exchanged {
        board.pass();
    }
    for &square in moves {
        board.play(square);
    }
    TableEvaluation::new(Weights::of(rules), &board).value(&board)
}

const RULES: [Rules; 4] = [Rules::GOMOKU, Rules::STANDARD, Rules::CARO, Rules::RENJU];

fn moves(text: &str) -> Vec<Square> {
    parse_moves(text).map(Result::unwrap).collect()
}

const QUIET: &str = "h8 i9 g9 g7 i7 j8 f10 h10 e9 i10";
const ATTACK: &str = "h8 a1 i8 a3 h9 b6";
const EDGE: &str = "a1 b3 c1 d2 b2 e5 a4";

#[test]
fn values_are_the_same_with_colours_exchanged_except_in_renju() {
    for rules in RULES {
        for text in [QUIET, ATTACK, EDGE] {
            let [plain, exchanged] =
                [false, true].map(|exchanged| value(rules, &moves(text), exchanged));
            assert_eq!(plain == exchanged, rules != Rules::RENJU, "{rules} {text}");
        }
    }
}

#[test]
fn values_are_the_same_for_symmetric_positions() {
    for rules in RULES {
        for text in [QUIET, ATTACK, EDGE] {
            let plain = value(rules, &moves(text), false);
            for symmetry in Symmetry::ALL {
                let image = moves(text)
                    .into_iter()
                    .map(|square| symmetry.apply(rules, square));
                let image: Vec<Square> = image.collect();
                assert_eq!(value(rules, &image, false), plain, "{rules} {symmetry:?}");
            }
        }
    }
}

#[test]
fn the_shipped_weights_give_these_values() {
    let values =
        RULES.map(|rules| [QUIET, ATTACK, EDGE].map(|text| value(rules, &moves(text), false)));
    let golden = [
        [-2, 761, 264],
        [-164, 883, 322],
        [46, 596, 198],
        [-306, 836, 416],
    ];
    assert_eq!(values, golden);
}

#[test]
fn on_longer_lines_what_is_less_than_a_two_is_worth_nothing() {
    let [five, six] = ["15x15x5", "15x15x6"].map(|rules| Weights::of(rules.parse().unwrap()));
    let [one, two] = [Pattern::OpenOne, Pattern::Two]
        .map(|pattern| PatternCode::of([pattern, Pattern::OpenOne, Pattern::Dead, Pattern::Dead]));
    assert_ne!(five.square(Player::First, one), SquareWeights::default());
    assert_eq!(six.square(Player::First, one), SquareWeights::default());
    assert_eq!(
        six.square(Player::First, two),
        five.square(Player::First, two)
    );
}
