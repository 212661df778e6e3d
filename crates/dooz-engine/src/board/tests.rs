use std::collections::HashMap;
use std::sync::Arc;

use dooz_core::{Bitboard, Direction, LineRule, Player, Position, Rules, Square};
use proptest::prelude::*;

use super::Board;
use super::tables::RecentTables;
use crate::code::PatternCode;
use crate::lines::{Pattern, PatternTable, Window};
use crate::test_support::Random;
use crate::threat::Threat;

/// The patterns of windows that have been asked for, found without a table.
struct Patterns {
    rules: Rules,
    radius: u8,
    known: HashMap<(Window, Player), Pattern>,
}

impl Patterns {
    fn new(rules: Rules) -> Self {
        Self {
            rules,
            radius: PatternTable::new(rules).radius(),
            known: HashMap::new(),
        }
    }

    fn around(&mut self, position: &Position, square: Square, player: Player) -> [Pattern; 4] {
        Direction::ALL.map(|direction| {
            let window = Window::of(position, square, direction, self.radius);
            let pattern = || Pattern::of(&window, player, self.rules);
            *self.known.entry((window, player)).or_insert_with(pattern)
        })
    }
}

/// Compares everything that a board says with what its position says.
fn check(board: &Board, position: &Position, known: &mut Patterns) {
    let rules = position.rules();
    assert_eq!(board.turn(), position.turn());
    assert_eq!(board.hash(), position.hash());
    assert_eq!(board.empty(), &position.empty());
    assert_eq!(usize::from(board.empty_count()), position.empty().len());
    let mut by_threat = [[Bitboard::EMPTY; Threat::COUNT]; 2];
    for square in position.empty().squares() {
        for player in Player::BOTH {
            let patterns = known.around(position, square, player);
            assert_eq!(
                board.patterns(player, square),
                patterns,
                "{square} in {position:?}"
            );
            assert_eq!(board.code(player, square), PatternCode::of(patterns));
            let has_fouls = rules.line() == LineRule::Renju && player == Player::First;
            let threat = Threat::of(patterns, has_fouls);
            assert_eq!(board.threat(player, square), threat);
            by_threat[player as usize][threat as usize].insert(square);

            let stones = Player::BOTH.map(|player| *position.stones(player));
            let is_line = rules
                .lines_through(&stones, square, player)
                .next()
                .is_some();
            assert_eq!(threat == Threat::Five, is_line, "{square} in {position:?}");
        }
    }
    let stones = (*position.stones(Player::First) | *position.stones(Player::Second)).squares();
    let is_near = |square: &Square| {
        stones.clone().any(|stone| {
            let columns = square.column().abs_diff(stone.column());
            let rows = square.row().abs_diff(stone.row());
            let in_line = columns == 0 || rows == 0 || columns == rows;
            columns.max(rows) <= if in_line { 4 } else { 3 }
        })
    };
    let near: Bitboard = position.empty().squares().filter(is_near).collect();
    assert_eq!(board.near_stones(), near);
    for player in Player::BOTH {
        for threat in &Threat::ALL[1..] {
            let squares = &by_threat[player as usize][*threat as usize];
            assert_eq!(board.squares(player, *threat), squares);
            assert_eq!(usize::from(board.count(player, *threat)), squares.len());
        }
    }
}

/// Returns an empty square, more often near stones than not.
fn next_move(board: &Board, random: &mut Random) -> Option<Square> {
    let near: Vec<Square> = board.near_stones().squares().collect();
    let all: Vec<Square> = board.empty().squares().collect();
    let squares = if near.is_empty() || random.below(8) == 0 {
        all
    } else {
        near
    };
    (!squares.is_empty()).then(|| squares[random.below(squares.len())])
}

/// Plays and undoes at random, and compares the board with positions.
fn walk(rules: Rules, seed: u64, plies: usize, check_every: usize) {
    let mut random = Random::new(seed);
    let mut known = Patterns::new(rules);
    let mut positions = vec![Position::new(rules)];
    let mut board = Board::new(&positions[0]).unwrap();
    for ply in 0..plies {
        let position = *positions.last().unwrap();
        let square = next_move(&board, &mut random);
        let legal = square
            .filter(|&square| position.outcome().is_none() && position.foul(square).is_none());
        match legal {
            Some(square) if random.below(3) > 0 => {
                let (hash, key) = (board.hash_after(square), board.key_after(square));
                board.play(square);
                assert_eq!((board.hash(), board.key()), (hash, key));
                positions.push(position.after(square));
            }
            _ if positions.len() > 1 => {
                let steps = 1 + random.below(4.min(positions.len() - 1));
                for _ in 0..steps {
                    board.undo();
                    positions.pop();
                }
            }
            _ => {}
        }
        let position = positions.last().unwrap();
        if ply % check_every == 0 {
            check(&board, position, &mut known);
        }
        if rules.line() == LineRule::Renju
            && position.outcome().is_none()
            && position.turn() == Player::First
        {
            for square in board.squares(Player::First, Threat::Foul).squares() {
                assert_eq!(
                    board.is_foul(square),
                    position.foul(square).is_some(),
                    "{square} in {position:?}"
                );
            }
        }
    }
}

#[test]
fn the_board_agrees_with_the_position_in_every_rule() {
    for rules in [
        Rules::GOMOKU,
        Rules::GOMOKU_20,
        Rules::STANDARD,
        Rules::RENJU,
        Rules::CARO,
    ] {
        walk(rules, 0x5eed, 20_000, 20);
    }
}

/// The same at full length: a million plies of each rule.
#[test]
#[ignore = "takes minutes"]
fn the_board_agrees_with_the_position_for_a_million_plies() {
    for rules in [Rules::GOMOKU, Rules::STANDARD, Rules::RENJU, Rules::CARO] {
        walk(rules, 0x0d00_2026, 1_000_000, 20);
    }
}

#[test]
fn every_foul_of_a_crowded_board_is_found() {
    let mut random = Random::new(0xf0);
    for _ in 0..400 {
        let mut position = Position::new(Rules::RENJU);
        let mut board = Board::new(&position).unwrap();
        while position.outcome().is_none() && position.ply() < 60 {
            // White plays at the edge, so that black gets fouls.
            let square = match position.turn() {
                Player::First => Square::new(3 + random.below(9) as u8, 3 + random.below(9) as u8),
                Player::Second => Square::new(random.below(15) as u8, (random.below(2) * 14) as u8),
            };
            let square = square.unwrap();
            if position.stone(square).is_some() || position.foul(square).is_some() {
                if random.below(50) == 0 {
                    break;
                }
                continue;
            }
            position.play_unchecked(square);
            board.play(square);
            if position.outcome().is_none() && position.turn() == Player::First {
                for square in position.empty().squares() {
                    assert_eq!(
                        board.is_foul(square),
                        position.foul(square).is_some(),
                        "{square} in {position:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_pass_changes_the_turn_alone() {
    let mut board = Board::new(&Position::new(Rules::GOMOKU)).unwrap();
    let h8 = "h8".parse().unwrap();
    board.play(h8);
    let hash = board.hash();
    board.pass();
    assert_eq!((board.turn(), board.hash()), (Player::First, hash));
    board.undo();
    board.undo();
    assert_eq!(board.hash(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn boards_of_all_sizes_and_lines_agree_with_the_position(
        width in 5_u8..=22,
        height in 5_u8..=22,
        k in 3_u8..=8,
        rule in 0..3_usize,
        seed: u64,
    ) {
        let rule = [LineRule::Freestyle, LineRule::Exactly, LineRule::Caro][rule];
        walk(Rules::new(width, height, k, rule).unwrap(), seed, 60, 6);
    }

    #[test]
    fn changes_lead_from_the_patterns_before_to_those_behind(seed: u64) {
        let mut random = Random::new(seed);
        let mut board = Board::new(&Position::new(Rules::STANDARD)).unwrap();
        for _ in 0..40 {
            let before = board.clone();
            let Some(square) = next_move(&board, &mut random) else { break };
            board.play(square);
            let mut changed = Bitboard::EMPTY;
            for change in board.last_changes() {
                changed.insert(change.square());
                let codes = |board: &Board| Player::BOTH.map(|player| board.code(player, change.square()));
                prop_assert_eq!(change.before, codes(&before));
                prop_assert_eq!(change.after, (change.square() != square).then(|| codes(&board)));
            }
            for square in board.empty().squares() {
                let is_same = Player::BOTH.iter().all(|&player| {
                    board.patterns(player, square) == before.patterns(player, square)
                });
                prop_assert_eq!(is_same, !changed.contains(square));
            }
        }
    }
}

#[test]
fn boards_of_the_same_rules_share_their_tables() {
    let mut recent = RecentTables::new();
    let mut tables = |text: &str| recent.of(text.parse().unwrap());
    let first = tables("9x5x4");
    let other = tables("10x5x4");
    assert!(Arc::ptr_eq(&first, &tables("9x5x4")));
    assert!(!Arc::ptr_eq(&first, &other));

    // A server of many rules does not keep them all.
    let kept = Arc::downgrade(&first);
    drop(first);
    for height in 5..5 + RecentTables::KEPT {
        tables(&format!("5x{height}x4"));
    }
    assert!(kept.upgrade().is_none());
}
