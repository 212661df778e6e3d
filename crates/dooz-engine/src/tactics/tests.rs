use dooz_core::{Bitboard, LineRule, Player, Position, Rules, Setup, Square, Symbol};

use super::Obligation;
use crate::board::Board;
use crate::test_support::{Random, fives};
use crate::threat::Threat;

/// Returns `true` if the player to move completes a line now.
fn wins_in_1(position: &Position) -> bool {
    !fives(position, position.turn()).is_empty()
}

/// Returns `true` if the opponent of the player to move completes a line, whatever
/// is played.
fn loses_in_2(position: &Position) -> bool {
    !wins_in_1(position)
        && !fives(position, !position.turn()).is_empty()
        && position
            .legal_moves()
            .all(|square| wins_in_1(&position.after(square)))
}

fn wins_in_3(position: &Position) -> bool {
    wins_in_1(position)
        || position
            .legal_moves()
            .any(|square| loses_in_2(&position.after(square)))
}

/// Returns `true` if the player to move wins in five plies, the first of which is
/// one of some moves, by plain minimax.
fn wins_in_5(position: &Position, first: &Bitboard) -> bool {
    wins_in_3(position)
        || first.squares().any(|square| {
            let is_legal = position.stone(square).is_none() && position.foul(square).is_none();
            is_legal && {
                let after = position.after(square);
                after.legal_moves().all(|answer| {
                    let next = after.after(answer);
                    next.outcome().is_none() && wins_in_3(&next)
                })
            }
        })
}

/// Returns the squares on which a player's stone is a threat.
fn threats(board: &Board, player: Player) -> Bitboard {
    Threat::ALL[1..7]
        .iter()
        .fold(Bitboard::EMPTY, |squares, &threat| {
            squares | *board.squares(player, threat)
        })
}

/// Plays at random on a board so small that threats abound, and calls a function
/// with each position.
fn for_each_position(rules: Rules, games: u32, mut call: impl FnMut(&Position, &mut Board)) {
    let mut random = Random::new(0xdead_0001);
    for _ in 0..games {
        let mut position = Position::new(rules);
        let mut board = Board::new(&position).unwrap();
        let opening = 4 + random.below(8) as u16;
        while position.outcome().is_none() {
            let turn = position.turn();
            let rank = |square: &Square| {
                let own = board.threat(turn, *square) as usize % 8;
                let other = board.threat(!turn, *square) as usize % 8;
                own + other
            };
            let mut moves: Vec<Square> = position.legal_moves().collect();
            moves.retain(|&square| board.near_stones().contains(square) || position.ply() == 0);
            if moves.is_empty() {
                break;
            }
            // Openings are random; then threats are made and met more often than not.
            let square = if position.ply() < opening || random.below(3) == 0 {
                moves[random.below(moves.len())]
            } else {
                moves.sort_by_key(|square| std::cmp::Reverse(rank(square)));
                moves[random.below(moves.len().min(4))]
            };
            position.play(square).unwrap();
            board.play(square);
            if position.outcome().is_none() {
                call(&position, &mut board);
            }
        }
    }
}

#[test]
fn every_claim_is_confirmed_by_minimax() {
    let rules = |text: &str| text.parse::<Rules>().unwrap();
    for rules in [
        rules("8x8x5"),
        rules("9x9x5-exactly"),
        rules("8x8x5-caro"),
        rules("9x9x5-renju"),
        rules("7x7x4"),
    ] {
        let mut seen = [0; 6];
        for_each_position(rules, 20, |position, board| {
            let before = board.clone();
            let obligation = Obligation::of(board);
            assert_eq!(board.hash(), before.hash());
            assert_eq!(board.ply(), before.ply());
            let [own, other] = [board.turn(), !board.turn()].map(|player| threats(board, player));
            let claim = match obligation {
                Obligation::WinIn(1) => wins_in_1(position),
                Obligation::WinIn(3) => wins_in_3(position),
                Obligation::WinIn(plies) => {
                    assert_eq!(plies, 5);
                    wins_in_5(position, &own)
                }
                Obligation::LossIn(2) => loses_in_2(position),
                Obligation::LossIn(4) => position
                    .legal_moves()
                    .all(|square| wins_in_3(&position.after(square))),
                Obligation::LossIn(_) => position
                    .legal_moves()
                    .all(|square| wins_in_5(&position.after(square), &other)),
                Obligation::AnswerFive(answers) => {
                    let outside = position.empty().without(&answers);
                    outside.squares().all(|square| {
                        position.foul(square).is_some() || wins_in_1(&position.after(square))
                    })
                }
                Obligation::Answer(answers) => {
                    let quick = board.count(!board.turn(), Threat::OpenFour) > 0;
                    let outside = position.empty().without(&answers);
                    outside.squares().all(|square| {
                        position.foul(square).is_some() || {
                            let after = position.after(square);
                            if quick {
                                wins_in_3(&after)
                            } else {
                                wins_in_5(&after, &other)
                            }
                        }
                    })
                }
                Obligation::None => true,
            };
            assert!(claim, "{obligation:?} in {position:?}");
            seen[match obligation {
                Obligation::WinIn(1) => 0,
                Obligation::WinIn(3) => 1,
                Obligation::WinIn(_) => 2,
                Obligation::LossIn(_) => 3,
                Obligation::AnswerFive(_) => 4,
                Obligation::Answer(_) => 5,
                Obligation::None => return,
            }] += 1;
        });
        let is_rich = seen.iter().all(|&count| count > 0);
        assert!(
            is_rich || rules.line() == LineRule::Caro,
            "{rules}: {seen:?}"
        );
    }
}

/// Returns the board of a position, with the first player's stones first.
fn set_up(rules: &str, stones: [&str; 2], turn: Symbol) -> Board {
    let mut setup = Setup::new(rules.parse().unwrap(), turn);
    for (stones, symbol) in stones.into_iter().zip([Symbol::X, Symbol::O]) {
        for square in stones.split(' ') {
            setup.put(square.parse().unwrap(), Some(symbol));
        }
    }
    Board::new(&setup.position().unwrap()).unwrap()
}

#[test]
fn an_answer_that_is_a_foul_can_become_a_gain() {
    // White threatens a four and a three, whose answer is a double three of black until
    // h11 has made a four of one of them.
    let black = "c8 e9 h9 h10 i9 j10 k13";
    let white = "d8 e8 f8 f9 e10 i4 l10";
    let mut board = set_up("15x15x5-renju", [black, white], Symbol::X);
    assert!(board.count(Player::Second, Threat::FourThree) > 0);
    if let Obligation::Answer(answers) = Obligation::of(&mut board) {
        assert!(answers.contains("h11".parse().unwrap()), "{answers:?}");
    }
}

#[test]
fn in_caro_a_stone_at_one_end_makes_the_other_end_an_answer() {
    let black = "i9 i10 i11 f5 e6 k8 k10 m9";
    let white = "d8 e8 h8 g9 g10 i12 l6 h6";
    let mut board = set_up("15x15x5-caro", [black, white], Symbol::X);
    let Obligation::Answer(answers) = Obligation::of(&mut board) else {
        panic!("white threatens a four and a three");
    };
    assert!(answers.contains("c8".parse().unwrap()), "{answers:?}");
}

#[test]
fn a_win_in_one_or_three_is_never_missed() {
    for rules in ["9x9x5", "9x9x5-exactly"] {
        for_each_position(rules.parse().unwrap(), 40, |position, board| {
            let obligation = Obligation::of(board);
            if wins_in_1(position) {
                assert_eq!(obligation, Obligation::WinIn(1), "{position:?}");
            } else if wins_in_3(position) {
                assert!(
                    matches!(obligation, Obligation::WinIn(3) | Obligation::AnswerFive(_)),
                    "{obligation:?} in {position:?}"
                );
            }
        });
    }
}

#[test]
fn defences_are_those_found_by_trying() {
    for rules in ["9x9x5", "10x10x5-exactly", "9x9x5-caro", "9x9x4"] {
        for_each_position(rules.parse().unwrap(), 20, |_, board| {
            let other = !board.turn();
            for threat in [Threat::OpenFour, Threat::FourThree, Threat::Three] {
                for attack in board.squares(other, threat).squares() {
                    let defences = board.defences(other, attack, threat);
                    let mut tried = Bitboard::EMPTY;
                    for square in board.empty().squares() {
                        board.play(square);
                        if square == attack || board.threat(other, attack) < threat {
                            tried.insert(square);
                        }
                        board.undo();
                    }
                    assert_eq!(defences, tried, "{threat:?} at {attack}");
                }
            }
        });
    }
}
