//! The format: its example, its round trip, and files of any bytes.

use dooz_core::{Player, Rules};
use proptest::prelude::*;

use super::board::Board;
use super::generator::{Random, certificate, position, statement};
use super::oracle::Oracle;
use crate::{Certificate, Goal, Lemma, Reason, State, Statement, Step, text, verify};

/// 4,3,3 is a win for the first player within seven plies.
pub(super) const FOUR_THREE_THREE: &[u8] =
    b"DZC1\x00\x04\x03\x03\x01\x00\x00\x00\x00\x00\x00\x05\x03\x04\x00\x06\x02\x07\x00\x04\x00\x06\x00\x00\x02\x06";

#[test]
fn four_three_three_is_proved_in_fifteen_bytes() {
    let verified = verify(FOUR_THREE_THREE).unwrap();
    let claim = "4x3x3, First -, Second -, First to move: First wins within 7 plies";
    assert_eq!(verified.claim.to_string(), claim);
    assert_eq!((verified.lemmas, verified.nodes), (1, 16));
}

#[test]
fn a_proof_can_be_read_as_text() {
    let expected = "\
lemma 0, First to move: First wins, claimant -, opponent -
  First b2
    3 replies are listed
    Second a2
      First c2
        Second d2 is forced
          First c1
            First threatens a3 c3
    Second d2
      First a2
        Second c2 is forced
          First a1
            First threatens a3 c3
    Second c2
      First a1
        Second c3 is forced
          First c1
            First threatens a3 b1
    Second one of a3 b3 c3 d3 a1 b1 c1 d1
      First c2
        First threatens a2 d2
4x3x3, First -, Second -, First to move: First wins within 7 plies
";
    assert_eq!(text(FOUR_THREE_THREE).unwrap(), expected);
}

#[test]
fn what_is_read_is_written_again() {
    let mut random = Random(5);
    let mut count = 0;
    for rules in ["3x3x3", "4x3x3", "6x2x2", "12x1x3-caro"] {
        let rules: Rules = rules.parse().unwrap();
        let (board, mut oracle) = (Board::new(rules), Oracle::new(rules));
        for i in 0..100 {
            let Some(position) = position(&board, i % 6, &mut random) else {
                continue;
            };
            for goal in [Goal::Win, Goal::Hold, Goal::HoldFor(4), Goal::HoldWeakly] {
                let statement = statement(&board, position, Player::BOTH[i % 2], goal);
                let made = certificate(rules, &statement, &mut oracle, &mut random, 300, None);
                let Some(made) = made else { continue };
                let (read, _) = Certificate::read(&made.write()).unwrap();
                assert_eq!(read, made);
                count += 1;
            }
        }
    }
    assert!(count > 500, "{count}");
}

#[test]
fn squares_of_large_boards_have_two_bytes() {
    for (rules, size) in [("15x16x5", 1), ("16x16x5", 2), ("31x22x5", 2)] {
        let statement = Statement {
            goal: Goal::HoldFor(2),
            claimant: Player::First,
            turn: Player::First,
            state: State::EMPTY,
        };
        let proof = vec![Step::Horizon];
        let rules: Rules = rules.parse().unwrap();
        let bytes = Certificate {
            rules,
            lemmas: vec![Lemma { statement, proof }],
        }
        .write();
        assert_eq!(bytes.len(), 4 + 4 + 1 + 4 + size + size + 1 + size);
        verify(&bytes).unwrap();
    }
}

/// Each reply but one is of no use to anyone, and C moves from the first square
/// to the last one.
#[test]
fn a_proof_as_deep_as_the_largest_board_fits_into_a_small_stack() {
    let rules: Rules = "31x22x31".parse().unwrap();
    let squares: Vec<_> = rules.board().squares().collect();
    let mut proof = Vec::new();
    // The plies of the whole game; each reply is listed alone, with an answer of
    // its own, and the last one is broken off by the end of the file.
    for pair in squares.chunks(2) {
        let &[first, second] = pair else { break };
        proof.extend([
            Step::Move(first),
            Step::Replies(1),
            Step::Reply {
                square: second,
                also: dooz_core::Bitboard::EMPTY,
            },
        ]);
    }
    let statement = Statement {
        goal: Goal::Win,
        claimant: Player::First,
        turn: Player::First,
        state: State::EMPTY,
    };
    let bytes = Certificate {
        rules,
        lemmas: vec![Lemma { statement, proof }],
    }
    .write();
    let thread = std::thread::Builder::new().stack_size(1 << 20);
    let rejection = thread
        .spawn(move || verify(&bytes).unwrap_err())
        .unwrap()
        .join()
        .unwrap();
    assert_eq!(rejection.reason, Reason::EndOfFile);
}

proptest! {
    #[test]
    fn no_bytes_are_too_much(bytes: Vec<u8>) {
        let _ = verify(&bytes);
        let _ = verify(&[b"DZC1", &*bytes].concat());
        let _ = verify(&[b"DZC1\x00\x04\x03\x03\x01", &*bytes].concat());
    }

    #[test]
    fn a_file_without_its_end_is_rejected(length in 0..FOUR_THREE_THREE.len()) {
        let rejection = verify(&FOUR_THREE_THREE[..length]).unwrap_err();
        prop_assert_eq!(rejection.reason, Reason::EndOfFile);
    }
}

/// The pairing of Hales and Jewett (1963): each of the twelve lines has both
/// squares of one number.
#[test]
fn five_five_five_is_held_by_twelve_pairs() {
    let picture = "
        11  1  8  1 12
         6  2  2  9 10
         3  7  0  9  3
         6  7  4  4 10
        12  5  8  5 11
    ";
    let rules: Rules = "5x5x5".parse().unwrap();
    let numbers: Vec<usize> = picture
        .split_whitespace()
        .map(|n| n.parse().unwrap())
        .collect();
    let pair = |number| {
        let mut cells = (0..25).filter(|&cell| numbers[cell] == number);
        let mut square = || rules.square(cells.next().unwrap()).unwrap();
        Step::Pair(square(), square())
    };
    let statement = Statement {
        goal: Goal::Hold,
        claimant: Player::Second,
        turn: Player::First,
        state: State::EMPTY,
    };
    let proof: Vec<Step> = (1..=12).map(pair).collect();
    let lemmas = vec![Lemma { statement, proof }];
    let mut certificate = Certificate { rules, lemmas };
    let claim = "5x5x5, First -, Second -, First to move: Second holds";
    assert_eq!(
        verify(&certificate.write()).unwrap().claim.to_string(),
        claim
    );

    // A line whose pair is left out lacks three squares, and weighs 1/8: of
    // these, three are not too many.
    for left_out in 1..=4 {
        let proof = &mut certificate.lemmas[0].proof;
        proof.truncate(12 - left_out);
        proof.push(Step::Potential);
        let verdict = verify(&certificate.write()).map(|_| ());
        let expected = match left_out {
            4 => Err(Reason::Potential {
                weight: 16,
                limit: 16,
            }),
            _ => Ok(()),
        };
        assert_eq!(verdict.map_err(|rejection| rejection.reason), expected);
    }
}
